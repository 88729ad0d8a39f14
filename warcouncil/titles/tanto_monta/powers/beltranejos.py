"""The Beltranejos (20.4): their Resistance, and the help of Portugal and France for their cause."""

from __future__ import annotations

from warcouncil.campaign.relations import allied
from warcouncil.campaign.sieges import ASSAULTED
from warcouncil.campaign.stacks import leaders_in
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.powers.activity import JOANNA, beltranejos_idle
from warcouncil.titles.tanto_monta.powers.common import pass_to, worth
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.supply import bring

PORTUGAL, FRANCE, SPAIN, BELTRANEJOS = "portugal", "france", "spain", "beltranejos"
RESISTANCE = "resistance_of_the_beltranejos"
GRANTS = tuple(grant for grant in COMPONENTS.tables.grants if grant.event == RESISTANCE)
CAUSE = COMPONENTS.tables.beltranejos_cause


KINDS = {"storm_again": Kind({"space": ("space",)})}
REFUSALS = {"storm_again": "tm-20.4-12"}


# -- the Resistance


def resistance_forbidden(state: TantoMontaState) -> str | None:
    return None if BELTRANEJOS in state.surrendered else "tm-20.4-18"


def resist(state: TantoMontaState) -> Flow:
    """They are back in Tui and Sanabria, and Tui is a key as long as they hold it."""
    state.log("resistance", power=BELTRANEJOS)
    state.wars.add(REALM.pair(BELTRANEJOS, SPAIN))
    if not state.alcacovas:
        state.alliances.add(REALM.pair(PORTUGAL, BELTRANEJOS))  # tm-9.2-4
        if allied(state, PORTUGAL, FRANCE):
            state.alliances.add(REALM.pair(BELTRANEJOS, FRANCE))
    for grant in GRANTS:
        yield from pass_to(state, grant.holder, grant.space)  # tm-20.4-18
        bring(state, grant.space, grant.power, "regular", grant.regular)
    state.tui = True
    state.award(PORTUGAL, "beltranejos_resistance", worth("beltranejos_resistance"))  # tm-22.3-27
    yield MOMENT


# -- storming again


def storm_again(state: TantoMontaState) -> Flow:
    """A resource extends their impulse after the peace: one place that was stormed may be stormed once more."""
    if not state.alcacovas or state.card != JOANNA or beltranejos_idle(state) is not None:
        return
    stormed = [space for space in REALM.atlas.spaces if state.holds(ASSAULTED, space)]
    if not stormed:
        return
    options: list[Option] = [("space", space) for space in stormed]
    choice = yield Ask(PORTUGAL, "storm_again", options)
    state.unmark(ASSAULTED, str(choice[1]))  # tm-20.4-12


# -- foreign aid


def note_aid(state: TantoMontaState) -> None:
    """At the end of a French impulse: whether Portugal and France have met for the cause."""
    if state.active != FRANCE or state.gathered or state.alcacovas or not allied(state, PORTUGAL, FRANCE):
        return
    if any(met(state, space) for space in CAUSE.spaces):
        state.gathered = True
        state.log("cause_supported")
        for player in (PORTUGAL, FRANCE):
            state.award(player, "beltranejos_support", CAUSE.vp)  # tm-20.4-20 tm-22.3-26 tm-22.3-54


def met(state: TantoMontaState, space: str) -> bool:
    """A Portuguese stack with a leader and a French one with a leader, or of some size."""
    ours, theirs = state.stack(space, PORTUGAL).size, state.stack(space, FRANCE).size
    led = bool(leaders_in(state, space, FRANCE)) and theirs > 0
    return bool(ours and leaders_in(state, space, PORTUGAL)) and (led or theirs >= CAUSE.french_units)


AFTER_IMPULSE = (note_aid,)
