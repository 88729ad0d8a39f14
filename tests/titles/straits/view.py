"""What each viewer of The Straits sees, built from what it may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.titles.straits.state import StraitsState
from tests.titles.straits.world import MAJORS, REALM, SEAS, SPACES, WORLD
from warcouncil.campaign.resolving import dealing, moving
from warcouncil.table import hidden

Piece = dict[str, Any]


def board() -> dict[str, Any]:
    """The map, which never changes."""
    zones = [{"id": sea.id, "kind": "sea", "x": sea.x, "y": sea.y} for sea in SEAS.values()]
    spaces = [{"id": one.id, "kind": one.kind, "x": one.x, "y": one.y, "home": one.home} for one in SPACES.values()]
    roads = [{"from": one, "to": other, "kind": "road"} for one, other in WORLD.roads]
    passes = [{"from": one, "to": other, "kind": "pass"} for one, other in WORLD.passes]
    lanes = [{"from": port, "to": sea, "kind": "sea"} for sea, ports in REALM.atlas.ports.items() for port in ports]
    return {
        "size": [600, 440],
        "zones": [],
        "spaces": [*zones, *spaces],
        "links": [*roads, *passes, *lanes],
        "tracks": [],
    }


def public_view(state: StraitsState) -> dict[str, Any]:
    turn = {"turn": state.turn, "phase": state.phase, "active": state.active, "cp": state.cp}
    panels = [*powers(state), table(state), *moving(state), *dealing(state)]
    return {"turn": turn, "pieces": list(pieces(state)), "panels": panels}


def pieces(state: StraitsState) -> Iterator[Piece]:
    """Control of every space, then all units, ships and leaders."""
    for space, power in state.control.items():
        marks = {"unrest": space in state.unrest, "walls": space in state.fortresses, "siege": space in state.sieges}
        yield piece(space, "control", power, 1, [mark for mark, there in marks.items() if there])
    for place, stacks in state.troops.items():
        for stack in stacks:
            yield piece(place, "troops", stack.owner, stack.size)
    for place, fleets in state.fleets.items():
        for fleet in fleets:
            yield piece(place, "ships", fleet.owner, fleet.size)
    for people in (state.leaders, state.admirals):
        for person, place in people.items():
            yield piece(place, "leader", state.sides.get(person, ""), 1, [person])


def piece(place: str, kind: str, owner: str, count: int, markers: list[str] | None = None) -> Piece:
    return {"place": place, "kind": kind, "owner": owner, "count": count, "markers": markers or []}


def powers(state: StraitsState) -> Iterator[Piece]:
    """A panel for each power."""
    for power in MAJORS:
        hand = known_hand(state, power, None)
        cards = len(state.hands[power])
        yield {"kind": "power", "power": power, "seat": state.seats[power], "cards": cards, "hand": hand}


def own_panel(state: StraitsState, seat: int, panel: Piece) -> Iterator[Piece]:
    """A panel with what a seat knows besides: its hand."""
    yield {**panel, "hand": known_hand(state, panel["power"], seat)} if panel["kind"] == "power" else panel


def known_hand(state: StraitsState, power: str, seat: int | None) -> list[str]:
    return [card for card in state.hands[power] if hidden.knows(state, seat, card, power)]


def table(state: StraitsState) -> Piece:
    """What lies open: piles, and who is whose enemy and friend."""
    return {
        "kind": "table",
        "deck": len(state.deck),
        "discard": list(state.discard),
        "wars": sorted(state.wars),
        "alliances": sorted(state.alliances),
        "minors": dict(state.minors),
        "captives": dict(state.captives),
    }
