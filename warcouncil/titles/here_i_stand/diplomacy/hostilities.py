"""The outbreak of a war (9.6): who may never declare it on whom, and what happens to forces that stand together."""

from __future__ import annotations

from collections import Counter

from warcouncil.campaign import loans, naval_combat
from warcouncil.campaign.relations import allied, at_war, besieged, controls, declare_war_marker, navy
from warcouncil.campaign.terms import ALLIANCE, PEACE
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import Flow
from warcouncil.titles.here_i_stand.components import INDEPENDENT, MAJORS, SEAS, SPACES
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

FRANCE, ENGLAND, HAPSBURG, PROTESTANT = "france", "england", "hapsburg", "protestant"
HUNGARY, SCOTLAND, VENICE = "hungary_bohemia", "scotland", "venice"
NEVER_ON_SCOTLAND = ("ottoman", "papacy", PROTESTANT)


def war_forbidden(state: HereIStandState, one: str, other: str) -> str | None:
    """Why a power may not declare war on another one, at any time."""
    if other == INDEPENDENT:
        return "his-9.6-17"
    if other == HUNGARY:
        return "his-9.6-12"
    if other in state.minors or allied(state, one, other):
        return "his-9.6-15"
    if PROTESTANT in (one, other) and not state.league:
        return "his-9.6-16"
    if at_war(state, one, other):
        return "his-9.6-6"
    if other == SCOTLAND and (one in NEVER_ON_SCOTLAND or pair(one, FRANCE) in state.alliances):
        return "his-9.6-13"
    if (one, other) == (ENGLAND, VENICE):
        return "his-9.6-14"
    return "his-seats-1" if other in MAJORS and state.seat_of(one) == state.seat_of(other) else None


def befriended(state: HereIStandState, one: str, other: str) -> bool:
    """Whether two powers made peace or an alliance in this phase."""
    return state.holds(PEACE, *pair(one, other)) or state.holds(ALLIANCE, *pair(one, other))


def begin_war(state: HereIStandState, one: str, other: str) -> Flow:
    """Two powers are at war from now on; forces of theirs that stand together fight or part."""
    were_allies = pair(one, other) in state.alliances
    declare_war_marker(state, one, other)  # his-9.6-24
    if (one, other) == (HAPSBURG, ENGLAND):
        state.catherine_grudge = False  # his-9.6-5
    state.log("war_declared", power=one, power2=other)
    if were_allies:
        yield from loans.end_loans(state, one, other)
        yield from end_visits(state, one, other)
        yield from end_visits(state, other, one)
    yield from part(state, one, other)
    yield from meet_at_sea(state, one, other)


def end_visits(state: HereIStandState, guest: str, host: str) -> Flow:
    """A former ally leaves the spaces of its host."""
    for space in SPACES:
        if controls(state, host, space) and guest in occupants(state, space):
            yield from leave(state, guest, space)


def part(state: HereIStandState, one: str, other: str) -> Flow:
    """New enemies as guests of a third power, or side by side on independent ground: who began the war leaves."""
    shared = shared_places(state)
    for space in SPACES:
        here = occupants(state, space) if space in shared else ()
        if one in here and other in here and not besieged(state, space):
            yield from leave(state, one, space)
            shared = shared_places(state)


def shared_places(state: HereIStandState) -> set[str]:
    """Where there are several stacks, fleets and leaders: nowhere else are there two powers."""
    found = [place for place, here in state.troops.items() for _ in here]
    found += [place for place, here in state.fleets.items() for _ in here]
    counted = Counter([*found, *state.leaders.values(), *state.admirals.values()])
    return {place for place, many in counted.items() if many > 1}


def meet_at_sea(state: HereIStandState, one: str, other: str) -> Flow:
    """Ships of new enemies in one sea zone fight at once; with equal hits both sides retreat."""
    for sea in SEAS:
        if navy(state, sea, one) and navy(state, sea, other):
            yield from naval_combat.fight(state, sea, one, other, tie_retreats_both=True)  # his-9.6-11
