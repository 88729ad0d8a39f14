"""What everybody hears when a deal is announced (9.1): one line of the log for each term."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.state import HereIStandState

Say = Callable[[HereIStandState, Option], None]

SAY: dict[str, Say] = {
    "end_war": lambda state, term: state.log("term_end_war", power=term[1], power2=term[2]),
    "ally": lambda state, term: state.log("term_ally", power=term[1], power2=term[2]),
    "cede": lambda state, term: state.log("term_cede", power=term[1], power2=term[2], space=term[3]),
    "lend_fleet": lambda state, term: state.log("term_lend_fleet", power=term[1], power2=term[2]),
    "lend": lambda state, term: state.log("term_lend", power=term[1], power2=term[2], space=term[3], amount=term[4]),
    "lend_admiral": lambda state, term: state.log("term_lend_admiral", power=term[1], power2=term[2], leader=term[3]),
    "release": lambda state, term: state.log("term_release", power=term[1], power2=term[2], leader=term[3]),
    "grant_cards": lambda state, term: state.log("term_grant_cards", power=term[1], power2=term[2], amount=term[3]),
    "grant_mercenaries": lambda state, term: state.log(
        "term_grant_mercenaries", power=term[1], power2=term[2], amount=term[3]
    ),
    "grant_divorce": lambda state, term: state.log("term_grant_divorce"),
    "lift_excommunication": lambda state, term: state.log("term_lift_excommunication", power=term[1]),
}
"""Kind of term -> how it is told."""
