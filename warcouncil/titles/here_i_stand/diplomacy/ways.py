"""The diplomacy of Here I Stand as the rules of campaigns see it (9)."""

from __future__ import annotations

from warcouncil.campaign.diplomacy import Diplomacy, Homecoming
from warcouncil.titles.here_i_stand.components import CAPITALS, ELECTORATES, KEYS, MAJORS, SPACES
from warcouncil.titles.here_i_stand.diplomacy import ransom
from warcouncil.titles.here_i_stand.diplomacy.negotiation import ENGLAND, partners, two_only
from warcouncil.titles.here_i_stand.diplomacy.terms import (
    TERMS,
    alliance_barred,
    cedable,
    cession_barred,
    gift_barred,
    loan_barred,
    peace_barred,
)
from warcouncil.titles.here_i_stand.faith import religion
from warcouncil.titles.here_i_stand.realm import REALM
from warcouncil.titles.here_i_stand.state import HereIStandState

PROTESTANT = "protestant"


def homecoming(power: str) -> Homecoming:
    """A capital, otherwise a friendly home key; the Protestants have neither: an electorate they control."""
    if power == PROTESTANT:
        return Homecoming(ELECTORATES, even_besieged=True)  # his-9.1-6
    return Homecoming(CAPITALS[power], tuple(key for key in KEYS if SPACES[key].home == power))  # his-9.1-6


def handed_over(state: HereIStandState) -> None:
    """An electorate may have been won."""
    religion.call_up(state)  # his-21.6-9


DIPLOMACY = Diplomacy(
    terms=TERMS,
    ranks=REALM.ranks,
    partners=partners,
    two_only=two_only,
    announcers={"first_deal": ENGLAND},
    peace_barred=peace_barred,
    peace_made=ransom.reconcile,
    alliance_barred=alliance_barred,
    cession_barred=cession_barred,
    cedable=cedable,
    loan_barred=loan_barred,
    gift_barred=gift_barred,
    homecomings={power: homecoming(power) for power in MAJORS},
    handed_over=handed_over,
    lent="squadron",
)
