"""Winter (19): ships and armies go home, alliances end, new regulars, overdue mandatory events."""

from __future__ import annotations

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.harbours import loans_end
from warcouncil.campaign.homecoming import fleets_home
from warcouncil.campaign.relations import controls
from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.titles.here_i_stand.components import (
    CAPITALS,
    CARDS,
    MAJORS,
    MINORS,
    TURNS,
)
from warcouncil.titles.here_i_stand.seasons import events
from warcouncil.titles.here_i_stand.state import HereIStandState

RENEGADE = "renegade"


def winter(state: HereIStandState) -> None:
    """Phase 7, in the order of 19."""
    state.phase = "winter"
    state.log("winter", turn=state.turn)
    loans_end(state)
    renegade_leaves(state)
    for minor in MINORS:
        if minor not in state.minors:
            fleets_home(state, minor)  # his-19.3-1
    state.next(  # his-19-1
        *(("ships_go_home", power) for power in MAJORS),  # his-19.3-13
        *(("armies_go_home", power) for power in MAJORS),
        ("winter_ends",),
    )


def renegade_leaves(state: HereIStandState) -> None:
    """19.2: the renegade leader leaves the map, or his prison."""
    if RENEGADE in state.leaders or RENEGADE in state.captives:
        state.leaders.pop(RENEGADE, None)
        state.captives.pop(RENEGADE, None)
        state.sides.pop(RENEGADE, None)  # his-19.2-1
        state.log("leader_gone", leader=RENEGADE)


# -- the rest (19.4 to 19.8)


def winter_ends(state: HereIStandState) -> Flow:
    """Step: alliances end, capitals raise a regular, markers go, debaters are free again, overdue events happen."""
    state.sieges.clear()  # his-19.3-14
    state.alliances.clear()  # his-19.4-1 his-9.2-15
    for power in MAJORS:
        for capital in CAPITALS[power]:
            if replaced(state, power, capital):
                state.add_troops(capital, power, regular=1)  # his-19.5-1
                state.log("replacement", power=power, space=capital)
    state.gone_pirates.clear()  # his-19.6-1
    for debater in state.debaters:
        state.debaters[debater] = False  # his-19.7-1
    yield MOMENT
    for card in TURNS[state.turn].due:
        if overdue(state, card):
            yield from events.force_mandatory(state, card)  # his-19.8-1
            yield MOMENT


def replaced(state: HereIStandState, power: str, capital: str) -> bool:
    """Whether a capital raises a regular, besieged or not."""
    home = controls(state, power, capital) and capital not in state.unrest
    return home and can_add(state, power, "regular", 1, capital)


def overdue(state: HereIStandState, card: str) -> bool:
    """Whether a mandatory event has not happened: its card is still somewhere to be played from."""
    assert CARDS[card].deadline
    held = any(card in hand for hand in state.hands.values())
    return held or card in state.deck or card in state.discard or card in state.aside


STEPS = {
    "winter": winter,
    "winter_ends": winter_ends,
}
