"""Positions of naval war in one line: only the ships, naval leaders and units that are named are on the map.

    match = sailing("ottoman", 1, ships={"tunis": {"ottoman": (2, 1)}}, admirals={"barbarossa": "tunis"})
    sail(match, ("sail", "tunis", "barbary_coast"))

Ships are `{place: {owner: squadrons}}` or `{place: {owner: (squadrons, corsairs)}}`; the owner of ships on loan is
written `owner>user`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rulebook.here_i_stand.driver import impulse, look, play
from tests.rulebook.here_i_stand.land import scene
from warcouncil.campaign import navies
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.state import HereIStandState

Ships = Mapping[str, Mapping[str, int | tuple[int, int]]]
HIT, MISS = 6, 1
DONE = ("done",)
DECLINE = ("decline",)


def waters(ships: Ships | None = None, admirals: Mapping[str, str] | None = None, **said: Any) -> HereIStandState:
    """A map with these ships and naval leaders, and what `land.scene` puts on it."""
    state = scene(**said)
    for place, fleets in (ships or {}).items():
        for name, numbers in fleets.items():
            owner, _, user = name.partition(">")
            squadrons, corsairs = (numbers, 0) if isinstance(numbers, int) else numbers
            state.add_ships(place, owner, user or owner, squadron=squadrons, corsair=corsairs)
    state.admirals = dict(admirals or {})
    return state


def sailing(power: str, points: int, *dice: tuple[str, object], **said: Any) -> Match:
    """A power in its impulse on such a map."""
    return impulse(power, points, *dice, state=waters(**said))


def sail(match: Match, *orders: Option) -> HereIStandState:
    """A naval move with these orders. A single ship that can go to one place only sails by itself."""
    play(match, ("naval_move",))
    for order in orders:
        if asks_for_orders(match):
            play(match, order)
        else:
            assert len(orders) == 1, f"{order} cannot be given any more"
    if asks_for_orders(match):
        play(match, DONE)
    return look(match)


def asks_for_orders(match: Match) -> bool:
    return bool(match.decisions) and match.decisions[0].kind == "naval_move"


def ships_of(state: HereIStandState, place: str, owner: str) -> tuple[int, int]:
    """Squadrons and corsairs of an owner in a place, whoever commands them."""
    here = [fleet for fleet in state.fleets.get(place, ()) if fleet.owner == owner]
    return navies.number(state, here, "squadron"), navies.number(state, here, "corsair")


def hits(count: int, dice: int) -> tuple[int, ...]:
    """So many hits with so many dice."""
    return (HIT,) * count + (MISS,) * (dice - count)
