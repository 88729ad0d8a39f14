"""The state of The Straits: nothing but what campaigns have, and the title's own values on its type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tests.titles.straits.world import CARDS, GALLEY, MAJORS, REALM, WORLD
from warcouncil.campaign.diplomacy import Diplomacy, Homecoming
from warcouncil.campaign.realm import Realm
from warcouncil.campaign.relations import at_war, home_of
from warcouncil.campaign.state import CampaignState
from warcouncil.campaign.terms import COMMON
from warcouncil.table.book import Responses, Secrets
from warcouncil.table.state import Card
from warcouncil.table.ways import EventWays, Impulses

WINDOWS: dict[str, tuple[str, ...]] = {
    "land_move_declared": ("squall", "fever"),
    "assault_declared": ("squall", "fever"),
    "naval_move_declared": ("squall",),
    "naval_transport_start": ("squall", "fever"),
    "field_battle_step_1": ("hirelings",),
    "field_battle_combat_cards": ("volley", "ambush", "bribes"),
    "field_battle_after_dice": ("veterans",),
    "assault_begins": ("hirelings",),
    "assault_combat_cards": ("sappers", "bribes"),
    "assault_after_dice": ("mortars",),
    "naval_roll": ("oars",),
    "naval_combat_cards": ("volley",),
    "naval_combat_after_dice": ("veterans", "oars"),
}
"""Moment -> the cards that may be played then."""


def owner(card: str) -> str:
    """Home cards belong to their power."""
    return CARDS[card].owner


def cession_barred(state: CampaignState, giver: str, taker: str, space: str) -> str | None:
    """6.2 Home spaces are given back; others are not ceded."""
    return None if home_of(state, space) == taker else "str-6-2"


def gift_barred(state: CampaignState, giver: str, taker: str) -> str | None:
    """6.3 Enemies give each other nothing."""
    return "str-6-3" if at_war(state, giver, taker) else None


DIPLOMACY = Diplomacy(
    terms=COMMON,
    ranks=REALM.ranks,
    cession_barred=cession_barred,
    gift_barred=gift_barred,
    lent=GALLEY,
    homecomings={power: Homecoming(REALM.capitals[power], REALM.homes[power]) for power in MAJORS},
)


def pass_forbidden(state: CampaignState, power: str) -> str | None:
    """2.1 With more than one card in hand nobody passes."""
    return "str-2-1" if len(state.hands[power]) > 1 else None


IMPULSES = Impulses(
    order=MAJORS,
    no_events=frozenset(card for card in CARDS if CARDS[card].kind == "combat"),
    pass_forbidden=pass_forbidden,
)


EVENTS = EventWays(
    points=lambda card: 2 if card in ("council", "harvest") else 0, removed=lambda card: card == "treachery"
)
"""A council and a harvest leave time for more; nobody betrays a gate twice."""


class StraitsState(CampaignState, kw_only=True):
    """What lies on the table."""

    realm: ClassVar[Realm] = REALM
    diplomacy: ClassVar[Diplomacy] = DIPLOMACY
    impulses: ClassVar[Impulses] = IMPULSES
    event_ways: ClassVar[EventWays] = EVENTS
    all_cards: ClassVar[Mapping[str, Card]] = CARDS
    costs: ClassVar[Mapping[str, Mapping[str, int]]] = WORLD.costs
    responses: ClassVar[Responses] = Responses(windows=WINDOWS, owner=owner, players=lambda card: MAJORS)
    secrets: ClassVar[Secrets] = Secrets(lie_open=frozenset(card for card in CARDS if owner(card)))
