"""Positions of land war in one line: only the units and leaders that are named stand on the map.

match = war("ottoman", 2, ("interception", (4, 4)), pressburg={"ottoman": (7, 0, 1)}, leaders={"suleiman": "pressburg"})
play(match, ("move", "pressburg"), ("space", "vienna"), ("all",))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.rulebook.here_i_stand.driver import impulse, play, position
from warcouncil.campaign.pieces import Fleet, Troops
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import FOREIGN_WARS, SPACES
from warcouncil.titles.here_i_stand.realm import REALM
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

Numbers = int | tuple[int, ...]
"""Regulars, or regulars, mercenaries and cavalry."""

HAPSBURG_WAR = [("france", "hapsburg")]
TURKISH_WAR = [("ottoman", "hapsburg")]
VIENNA: dict[str, Any] = {
    "wars": TURKISH_WAR,
    "leaders": {"suleiman": "pressburg", "ibrahim_pasha": "pressburg", "charles_v": "graz", "ferdinand": "vienna"},
    "pressburg": {"ottoman": (7, 0, 1)},
    "graz": {"hapsburg": 8},
    "vienna": {"hapsburg": 2},
    "fields": {"control": {"pressburg": "ottoman", "brunn": "hapsburg"}},
}
"""The worked example of 14.1: the Ottomans march from Pressburg to Vienna."""


def troops(owner: str, regulars: int = 0, mercenaries: int = 0, cavalry: int = 0) -> Troops:
    """A stack of land units."""
    return REALM.troops(owner, regular=regulars, mercenary=mercenaries, cavalry=cavalry)


def fleet_of(owner: str, user: str, squadrons: int = 0, corsairs: int = 0) -> Fleet:
    """Some ships."""
    return REALM.fleet(owner, user, squadron=squadrons, corsair=corsairs)


def scene(
    wars: Iterable[tuple[str, str]] = (),
    alliances: Iterable[tuple[str, str]] = (),
    leaders: Mapping[str, str] | None = None,
    ships: Mapping[str, Mapping[str, int]] | None = None,
    sieges: Mapping[str, Mapping[str, int]] | None = None,
    fields: Mapping[str, Any] | None = None,
    **stacks: Mapping[str, Numbers],
) -> HereIStandState:
    """A map with these units alone: `space={power: numbers}`; `sieges={space: {power: impulse}}`."""
    state = position(**{"impulse": 5, "league": True, "hungary_fell": True, **(fields or {})})
    state.troops, state.fleets, state.knights = {}, {}, ""
    state.leaders, state.admirals = dict(leaders or {}), {}
    state.wars = {pair(*one) for one in wars}
    state.alliances = {pair(*one) for one in alliances}
    for space, owners in stacks.items():
        assert space in SPACES or space in FOREIGN_WARS, space
        for owner, numbers in owners.items():
            state.add_stack(space, troops(owner, *((numbers,) if isinstance(numbers, int) else numbers)))
    for place, fleets in (ships or {}).items():
        for owner, squadrons in fleets.items():
            state.add_ships(place, owner, owner, squadron=squadrons)
    state.sieges = {space: tuple(begun.items()) for space, begun in (sieges or {}).items()}
    return state


def war(power: str, points: int, *dice: tuple[str, object], **said: Any) -> Match:
    """A power in its impulse on such a map."""
    return impulse(power, points, *dice, state=scene(**said))


def kind_of(match: Match) -> str:
    """What is asked now; empty if nothing is."""
    return match.decisions[0].kind if match.decisions else ""


def march(match: Match, origin: str, target: str, *parts: Option) -> Match:
    """Move from a space to the next with these parts of the army, or with all of it.

    Questions with one answer are not asked.
    """
    play(match, ("move", origin))
    if kind_of(match) == "move_to":
        play(match, ("space", target))
    for part in parts:
        play(match, part)
    if not parts and kind_of(match) == "move_formation":
        options = match.decisions[0].options
        play(match, ("all",) if ("all",) in options else options[-1])
    return match


def skip(match: Match, *kinds: str) -> HereIStandState:
    """Pass as long as one of these questions is asked."""
    while kind_of(match) in kinds:
        play(match, (match.decisions[0].power, ("pass",)))
    assert isinstance(match.state, HereIStandState)
    return match.state


def units(state: HereIStandState, space: str, owner: str) -> tuple[int, int, int]:
    """Regulars, mercenaries and cavalry of a power in a space."""
    regulars, mercenaries, cavalry = state.stack(space, owner).counts
    return regulars, mercenaries, cavalry


def size(state: HereIStandState, space: str, owner: str) -> int:
    return state.stack(space, owner).size
