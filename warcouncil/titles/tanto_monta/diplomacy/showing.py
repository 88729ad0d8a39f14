"""A hand that is shown in the negotiation (9.1): its cards, and the resources of the warehouse."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.diplomacy import Term
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.state import Option
from warcouncil.table import hands
from warcouncil.titles.tanto_monta import hidden
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState


def candidates(state: TantoMontaState, deal: Deal, shower: str, viewer: str) -> Iterator[Option]:
    yield ("show_hand", shower, viewer)


def forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    """There is something to show, and it is shown once in a package."""
    shower = str(term[1])
    if shower not in PLAYERS:
        return "tm-9.1-25"
    something = hands.loose_cards(state, shower) or state.warehouse.get(shower)
    return None if something and term not in deal.terms else "tm-9.1-25"


def show_hand(state: TantoMontaState, term: Option) -> None:
    """The other player alone sees it, and knows it as long as nothing changes unseen."""
    shower, viewer = str(term[1]), str(term[2])
    hands.look_at_hand(state, viewer, shower)  # tm-9.1-25
    stored = state.warehouse.get(shower, ())
    if stored:
        fact = hidden.store_fact(state, shower)
        state.show(hands.seats_of(state, viewer), "warehouse_seen", fact, power=shower, resource=stored)


TERMS = {
    "show_hand": Term(
        ("power", "power"),
        candidates,
        forbidden,
        show_hand,
        lambda state, term: state.log("term_show_hand", power=term[1], power2=term[2]),
        among=frozenset(PLAYERS),
    )
}
