"""Positions of naval war in one line: only the ships, naval leaders and units that are named are on the map.

    match = sailing("spain", 1, ships={"valencia": {"spain": 2}}, wars=[("spain", "france")])
    sail(match, "spain", ("sail", "valencia", "gulf_of_lion"))

Ships are `{place: {owner: squadrons}}` or `{place: {owner: (squadrons, corsairs)}}`; the owner of ships on loan is
written `owner>user`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rulebook.tanto_monta.driver import impulse, look, play, scene
from warcouncil.campaign import navies
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.state import TantoMontaState

Ships = Mapping[str, Mapping[str, int | tuple[int, int]]]
HIT, MISS = 6, 1
DONE = ("done",)
DECLINE = ("decline",)


def waters(ships: Ships | None = None, turn: int = 2, control: Mapping[str, str] | None = None, **said: Any) -> Any:
    """A map with these ships, and what `scene` puts on it; nobody has been let through a strait."""
    state = scene(**{**said, "fields": {"turn": turn, **said.get("fields", {})}})
    state.turn = turn
    state.control.update(control or {})
    state.hands = dict.fromkeys(state.hands, ())
    if "alliances" not in said:
        state.alliances -= {("portugal", "france")}
    for place, fleets in (ships or {}).items():
        for name, numbers in fleets.items():
            owner, _, user = name.partition(">")
            squadrons, corsairs = (numbers, 0) if isinstance(numbers, int) else numbers
            state.add_ships(place, owner, user or owner, squadron=squadrons, corsair=corsairs)
    return state


def sailing(player: str, points: int, *dice: tuple[str, object], **said: Any) -> Match:
    """A player in his impulse on such a map."""
    return impulse(player, points, *dice, state=waters(**said))


def sail(match: Match, navy: str, *orders: Option) -> TantoMontaState:
    """A naval move with these orders. A single ship that can go to one place only sails by itself."""
    play(match, ("naval_move", navy))
    for order in orders:
        if asks_for_orders(match):
            play(match, order)
    if asks_for_orders(match):
        play(match, DONE)
    return look(match)


def asks_for_orders(match: Match) -> bool:
    return bool(match.decisions) and match.decisions[0].kind == "naval_move"


def ships_of(state: TantoMontaState, place: str, owner: str) -> tuple[int, int]:
    """Squadrons and corsairs of an owner in a place, whoever commands them."""
    here = [fleet for fleet in state.fleets.get(place, ()) if fleet.owner == owner]
    return navies.number(state, here, "squadron"), navies.number(state, here, "corsair")


def hits(count: int, dice: int) -> tuple[int, ...]:
    """So many hits with so many dice."""
    return (HIT,) * count + (MISS,) * (dice - count)
