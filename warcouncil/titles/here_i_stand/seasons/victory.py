"""Victory (23): points line by line, the instant ends of the action phase, and phase 9."""

from __future__ import annotations

from typing import Any

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Ending
from warcouncil.engine.title import Result, rank
from warcouncil.table import windows
from warcouncil.titles.here_i_stand import setup
from warcouncil.titles.here_i_stand.components import (
    AUTO_WIN_KEYS,
    BONUS_VP,
    CONQUESTS,
    DEBATERS,
    DISCOVERIES,
    ELECTORATES,
    HOMES,
    MAJORS,
    SCENARIOS,
    TABLES,
    papal_vp,
    protestant_vp,
)
from warcouncil.titles.here_i_stand.seasons.card_draw import counted_keys, key_row
from warcouncil.titles.here_i_stand.state import HereIStandState

ELIZABETH = "elizabeth"
EDWARD = ("sickly_edward", "healthy_edward")
"""Results of the pregnancy chart."""
ELECTORATE_VP = 2
SPACES_PER_VP = 2
"""Protestant English home spaces for one victory point."""

Line = tuple[str, int]


# -- points


def vp(state: HereIStandState, power: str) -> int:
    """The victory points of a power now."""
    return sum(points for _, points in vp_lines(state, power))  # his-23.2-1


def vp_lines(state: HereIStandState, power: str) -> list[Line]:
    """Where they come from: (reason, points), lines of nothing left out."""
    lines = [*base_lines(state, power), *SPECIAL[power](state), *bonus_lines(state, power)]
    return [line for line in lines if line[1]]


def base_lines(state: HereIStandState, power: str) -> list[Line]:
    """Keys, or for the Protestants electorates under their religion and control."""
    if power != "protestant":
        return [("keys", key_row(state, power)[1])]  # his-23.2-2
    held = [
        space
        for space in ELECTORATES
        if state.control[space] == "protestant" and space in state.protestant_spaces and space not in state.unrest
    ]
    return [("electorates", ELECTORATE_VP * len(held))]  # his-23.2-2


def counted_spaces(state: HereIStandState) -> int:
    """The Protestant spaces that are not in unrest."""
    return len(state.protestant_spaces - state.unrest)  # his-12.4-8


def ottoman_lines(state: HereIStandState) -> list[Line]:
    return [("piracy", state.piracy_vp)]  # his-23.2-3


def hapsburg_lines(state: HereIStandState) -> list[Line]:
    if not state.league:
        return []
    held = [space for space in ELECTORATES if state.control[space] == "hapsburg" and space not in state.unrest]
    return [("electorates", len(held))]  # his-23.2-3 his-12.4-9


def english_lines(state: HereIStandState) -> list[Line]:
    if any(line in state.pregnancy for line in EDWARD):
        heir: Line = ("edward", BONUS_VP["edward"])  # his-21.3-18
    else:
        heir = ("elizabeth", BONUS_VP["elizabeth"] if ELIZABETH in state.pregnancy else 0)
    turned = sum(space in state.protestant_spaces and space not in state.unrest for space in HOMES["england"])
    return [heir, ("english_reformation", turned // SPACES_PER_VP)]  # his-23.2-3 his-12.4-8


def french_lines(state: HereIStandState) -> list[Line]:
    return [("chateaux", state.chateaux)]  # his-23.2-3


def papal_lines(state: HereIStandState) -> list[Line]:
    return [("religious_struggle", papal_vp(counted_spaces(state))), ("st_peters", state.peters_vp)]  # his-23.2-3


def protestant_lines(state: HereIStandState) -> list[Line]:
    return [("religious_struggle", protestant_vp(counted_spaces(state)))]  # his-23.2-3


SPECIAL = {
    "ottoman": ottoman_lines,
    "hapsburg": hapsburg_lines,
    "england": english_lines,
    "france": french_lines,
    "papacy": papal_lines,
    "protestant": protestant_lines,
}


def bonus_lines(state: HereIStandState, power: str) -> list[Line]:
    """What lies in the bonus VP box: people, discoveries, conquests and markers (4)."""
    people = sum(DEBATERS[debater].value for debater, owner in state.fallen.items() if owner == power)
    found = sum(DISCOVERIES[place] for place, (owner, _) in state.discoveries.items() if owner == power)
    won = sum(CONQUESTS[place] for place, (owner, _) in state.conquests.items() if owner == power)
    markers: dict[str, int] = {}
    for marker, points in state.bonus_vp.get(power, ()):  # his-4-2
        markers[marker] = markers.get(marker, 0) + points
    return [("debaters", people), ("discoveries", found), ("conquests", won), *markers.items()]  # his-23.2-4


# -- at once


def instant_end(state: HereIStandState) -> Ending | None:
    """Military and religious victory, in the action phase alone."""
    if state.phase != "action":
        return None  # his-23.1-1
    for power in MAJORS:
        if power in AUTO_WIN_KEYS and counted_keys(state, power) >= AUTO_WIN_KEYS[power]:
            return Ending((power,), "military", "his-23.1-1")
    if counted_spaces(state) >= TABLES.religious_victory:
        return Ending(("protestant",), "religious", "his-23.1-2")
    return None


# -- phase 9


def victory(state: HereIStandState) -> Flow:
    """Step: standard victory, then domination, then the time limit; otherwise the next turn."""
    state.phase = "victory"
    if not standard_winners(state) and dominator(state) >= 0:
        yield from windows.offer(state, "victory_phase", MAJORS)  # his-23.2-5 his-6.1-19
    record(state)
    if standard_winners(state):
        if state.ends(Ending(standard_winners(state), "standard", "his-23.3-1")):
            return
    else:
        seat = dominator(state)
        if seat >= 0 and state.ends(Ending(state.powers_of(seat), "domination", "his-23.3-2")):
            return
    if state.turn < state.last_turn:
        next_turn(state)  # his-23.3-4


def record(state: HereIStandState) -> None:
    """Write down every total at the end of the turn: earlier totals break ties."""
    for power in MAJORS:
        points = vp(state, power)
        state.vp_history[power] = (*state.vp_history.get(power, ()), points)  # his-23.3-5
        state.log("vp_at_end", power=power, vp=points)


def standard_winners(state: HereIStandState) -> tuple[str, ...]:
    """The best of all, if somebody has enough points."""
    enough = SCENARIOS[str(state.options["scenario"])].winning_vp
    return best(state, MAJORS) if max(vp(state, power) for power in MAJORS) >= enough else ()  # his-23.3-1


def best(state: HereIStandState, powers: tuple[str, ...]) -> tuple[str, ...]:
    """The powers with the highest standing."""
    top = max(standing(state, power) for power in powers)
    return tuple(power for power in powers if standing(state, power) == top)


def standing(state: HereIStandState, power: str) -> tuple[int, ...]:
    """The points now, then at the end of each earlier turn, the latest first."""
    earlier = state.vp_history.get(power, ())
    return (vp(state, power), *reversed(earlier))  # his-23.3-1


def dominator(state: HereIStandState, gains: dict[str, int] | None = None) -> int:
    """The seat that wins by domination now, or -1; `gains` are points that powers would get in addition.

    The points of two powers of one seat are averaged: compared is twice the average.
    """
    if state.turn < TABLES.domination_turn:
        return -1
    lead = SCENARIOS[str(state.options["scenario"])].domination_lead
    totals: list[int] = []
    for seat in range(state.players):
        held = state.powers_of(seat)
        points = sum(vp(state, power) + (gains or {}).get(power, 0) for power in held)
        totals.append(points * 2 // len(held))  # his-seats-6
    for seat, total in enumerate(totals):
        if all(total >= other + 2 * lead for rival, other in enumerate(totals) if rival != seat):
            return seat  # his-23.3-2
    return -1


def stops_domination(state: HereIStandState, power: str, gain: int) -> bool:
    """Whether so many points for a power stop the domination of another seat (Copernicus, Servetus)."""
    seat = dominator(state)
    return seat >= 0 and seat != state.seat_of(power) and dominator(state, {power: gain}) != seat  # his-23.2-5


def next_turn(state: HereIStandState) -> None:
    """The turn marker moves on; what held for a turn no longer does."""
    state.end_turn_facts()
    state.played_events.clear()
    state.lasting.clear()
    state.turn += 1
    setup.begin_turn(state)


# -- the end


def winning_powers(state: HereIStandState) -> tuple[str, ...]:
    """Who won: of a seat with two powers the one that did it, or both where their average was compared."""
    return state.ending.powers if state.ending is not None else best(state, MAJORS)  # his-23.3-3


def epilogue(state: HereIStandState) -> dict[str, Any]:
    """What the sentence of the end tells: who won, and the marks of the scenario."""
    scenario = SCENARIOS[str(state.options["scenario"])]
    return {"powers": winning_powers(state), "vp": scenario.winning_vp, "lead": scenario.domination_lead}


def result(state: HereIStandState) -> Result:
    """Seats ranked by their better power; whoever won comes first."""
    ending, winners = state.ending, winning_powers(state)
    keys = []
    for seat in range(state.players):
        powers = state.powers_of(seat)
        keys.append((any(power in winners for power in powers), max(standing(state, power) for power in powers)))
    order = sorted(keys)
    ranks, utilities = rank([order.index(key) for key in keys])
    scores = {power: vp(state, power) for power in MAJORS}
    if ending is None:
        return Result(ranks, utilities, scores, "time_limit", "his-23.3-3")
    return Result(ranks, utilities, scores, ending.reason, ending.clause)


STEPS = {"victory": victory}
