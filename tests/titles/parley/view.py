"""What each viewer sees, built from what it may know."""

from __future__ import annotations

from typing import Any

from tests.titles.parley.state import LINKS, TOWNS, ParleyState

WHERE = {
    "arden": (20, 10), "brae": (40, 4), "corrie": (60, 10), "dunmore": (76, 30),
    "elm": (60, 50), "fen": (40, 56), "glen": (20, 50), "holm": (40, 30),
}  # fmt: skip


def board() -> dict[str, Any]:
    """The map, which never changes."""
    spaces = [{"id": town, "kind": "town", "x": x, "y": y} for town, (x, y) in WHERE.items()]
    links = [{"from": one, "to": other, "kind": "road"} for one, other in LINKS]
    return {"size": [80, 60], "zones": [], "spaces": spaces, "links": links, "tracks": []}


def view(state: ParleyState, seat: int | None) -> dict[str, Any]:
    turn = {"round": state.round, "phase": state.phase}
    return {"turn": turn, "pieces": pieces(state, seat), "panels": panels(state, seat)}


def pieces(state: ParleyState, seat: int | None) -> list[dict[str, Any]]:
    """The garrisons: those the viewer has seen with their strength, the others face down."""
    return [
        {
            "place": town,
            "kind": "garrison",
            "count": 1,
            "owner": state.owners[town],
            "markers": [f"strength {state.garrisons[town]}" if state.knows_garrison(seat, town) else "face down"],
        }
        for town in TOWNS
    ]


def panels(state: ParleyState, seat: int | None) -> list[dict[str, Any]]:
    """A panel for each power, the piles, and the offers on the table."""
    powers = [power_panel(state, power, seat) for power in state.powers]
    known_top = [card for card in state.deck.top[:1] if state.knows(seat, "top", card)]
    piles = {"kind": "piles", "deck": len(state.deck), "top": known_top, "discards": list(state.discards)}
    offers = [offer(state, giver, seat) for giver in state.mains if giver in state.offers]
    return [*powers, piles, {"kind": "market", "offers": offers, "left": list(state.finished)}]


def offer(state: ParleyState, giver: str, seat: int | None) -> dict[str, Any]:
    """Both sides see the card, the others that there is an offer."""
    taker, card = state.offers[giver]
    return {"from": giver, "to": taker, "card": card if state.sees(seat, giver) or state.sees(seat, taker) else None}


def power_panel(state: ParleyState, power: str, seat: int | None) -> dict[str, Any]:
    hand = state.hands.get(power, ())
    own = state.sees(seat, power)
    return {
        "kind": "power",
        "power": power,
        "seat": state.seats[power],
        "coins": state.coins[power],
        "budget": state.budgets.get(power, 0),
        "cards": len(hand),
        "hand": [card for card in hand if own or state.knows(seat, "hand", power, card)],
        "draft": [list(option) for option in state.drafts.get(power, ())] if own else [],
    }
