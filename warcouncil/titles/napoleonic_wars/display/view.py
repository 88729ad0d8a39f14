"""What people see: the pieces on the map, a panel for each nation, the display, and what is going on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from warcouncil.table import hidden
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import is_player_power
from warcouncil.titles.napoleonic_wars.seasons import peace
from warcouncil.titles.napoleonic_wars.state import BUILDING, LEADERS, NATIONS, SPACES, NapoleonicState

View = dict[str, Any]


def view(state: NapoleonicState, seat: int | None) -> View:
    """Everything on the table, as far as the viewer may see it."""
    panels = [*(nation_panel(state, nation, seat) for nation in NATIONS), display_panel(state), cards_panel(state)]
    return {"turn": turn(state), "pieces": list(pieces(state)), "panels": [*panels, *going_on(state)]}


def turn(state: NapoleonicState) -> View:
    return {
        "turn": state.turn,
        "last": state.last_turn,
        "years": COMPONENTS.tables.turns[state.turn - 1].years,
        "phase": state.phase,
        "round": state.round,
        "due": state.due or None,
        "active": state.active or None,
        "cp": state.cp,
        "card": state.card or None,
        "peace": state.peace,
        "points": {one: peace.points(state, one) for one in NATIONS if is_player_power(state, one)},
    }


def piece(place: str, kind: str, nation: str, count: int = 1, *markers: str) -> View:
    return {"place": place, "kind": kind, "count": count, "owner": nation, "markers": list(markers)}


def pieces(state: NapoleonicState) -> Iterator[View]:
    """Flags, units, leaders and squadrons, place by place."""
    for space in SPACES:
        if space in state.flags:
            yield piece(space, "flag", state.flags[space], 1, *(("ceded",) if space in state.ceded else ()))
    for place, here in sorted(state.units.items()):
        yield from (piece(place, "unit", nation, count) for nation, count in here)
    for leader in (one for one in LEADERS if one in state.leaders):
        command = ("commander",) if leader in state.commanders else ()
        yield {**piece(state.leaders[leader], "leader", LEADERS[leader].nation, 1, *command), "leader": leader}
    for place, ships in sorted(state.squadrons.items()):
        for nation, mark in ships:
            markers = ("building",) if mark == BUILDING else ("refit",) * mark
            yield piece(place, "squadron", nation, 1, *markers)


def nation_panel(state: NapoleonicState, nation: str, seat: int | None) -> View:
    """What lies on and beside the headquarters display of a nation."""
    hand = state.hands[nation]
    return {
        "kind": "nation",
        "power": nation,
        "seat": state.seats.get(nation),
        "camp": state.camps.get(nation),
        "subject": state.subjects[nation].conqueror if nation in state.subjects else None,
        "keys": state.keys[nation],
        "resources": state.resources[nation],
        "credit": state.credit.get(nation, 0),
        "cards": len(hand),
        "hand": [card for card in hand if hidden.knows(state, seat, card, nation)],  # nw-6.5-1
        "reserves": [one for one in COMPONENTS.reserves_of(nation) if one not in state.used_reserves],
        "kept": kept_cards(state, nation, seat),
    }


def kept_cards(state: NapoleonicState, nation: str, seat: int | None) -> list[str | None]:
    """Cards kept from the last turn: what they are, their owner alone sees."""
    if nation != state.keeper:
        return []
    return [card if hidden.knows(state, seat, card, nation) else None for card in state.kept]


def display_panel(state: NapoleonicState) -> View:
    """The diplomatic status display."""
    rows = [
        {"power": minor, "row": row or None, "column": column, "plus": plus}
        for minor, (row, column, plus) in sorted(state.consuls.items())
    ]
    return {"kind": "display", "consuls": rows, "wars": {card: list(who) for card, who in sorted(state.wars.items())}}


def cards_panel(state: NapoleonicState) -> View:
    """The piles: of the discards only the top card may be seen (4.51)."""
    return {
        "kind": "cards",
        "deck": len(state.deck),
        "discards": len(state.discard),
        "top": state.discard[-1] if state.discard else None,  # nw-4.51-2
        "removed": list(state.removed),
        "timed": list(state.timed),
        "lasting": sorted(state.lasting),
    }


def going_on(state: NapoleonicState) -> Iterator[View]:
    for kind, record in (("march", state.moving), ("battle", state.battle), ("siege", state.siege)):
        if record is not None:
            yield {"kind": kind, **msgspec.to_builtins(record)}
