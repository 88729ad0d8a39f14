"""What the events of cards are worth: to each power, and so to us.

EFFECTS says in victory points what an event means to those it concerns; what is good for a rival is bad for us by the
measure of `Outlook.rival`. Where the table decides, a function works it out.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from warcouncil.campaign.relations import army_size
from warcouncil.titles.here_i_stand.bot import events_faith, events_war, voyages
from warcouncil.titles.here_i_stand.bot.diplomacy import war_worth
from warcouncil.titles.here_i_stand.bot.outlook import CARD, TRACK, Outlook
from warcouncil.titles.here_i_stand.bot.points import appraise, last_points
from warcouncil.titles.here_i_stand.bot.war import soldier_worth
from warcouncil.titles.here_i_stand.components import (
    CARDS,
    COLONIAL,
    CONQUISTADORS,
    EXPLORERS,
    HOMES,
    MAJORS,
)

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = MAJORS

Worth = Callable[[Outlook], float]

EFFECTS: dict[str, dict[str, float]] = {
    "barbary_pirates": {OTTOMAN: 3.0, HAPSBURG: -0.4},
    "paul_iii": {PAPACY: 0.7, PROTESTANT: -0.3},
    "julius_iii": {PAPACY: 0.1},
    "society_of_jesus": {PAPACY: 0.5, PROTESTANT: -0.3},
    "calvin": {PROTESTANT: -0.5, PAPACY: 0.3},
    "council_of_trent": {PAPACY: 0.5, PROTESTANT: -0.4},
    "dragut": {OTTOMAN: 0.1},
    "edward_vi": {ENGLAND: -0.2, PROTESTANT: 0.3},
    "mary_i": {ENGLAND: -0.8, PAPACY: 0.6, PROTESTANT: -0.6},
    "elizabeth_i": {ENGLAND: 0.5, PROTESTANT: 0.3},
    "henry_ii": {FRANCE: -0.7},
    "augsburg_confession": {PROTESTANT: 0.4, PAPACY: -0.4},
    "zwingli_dons_armor": {PROTESTANT: -0.5, PAPACY: 0.2},
    "calvin_expelled": {PROTESTANT: -0.4, PAPACY: 0.2},
    "michelangelo": {PAPACY: 1.4},
    "jesuit_education": {PAPACY: 0.4, PROTESTANT: -0.2},
    "papal_inquisition": {PAPACY: 1.1, PROTESTANT: -0.7},
    "philip_of_hesses_bigamy": {PROTESTANT: -0.5},
    "spanish_inquisition": {HAPSBURG: 1.0, PAPACY: 0.4, PROTESTANT: -0.8, ENGLAND: -0.4},
    "anabaptists": {PAPACY: 2 * TRACK, PROTESTANT: -2 * TRACK},
    "frederick_the_wise": {PROTESTANT: 2 * TRACK + 0.2, PAPACY: -2 * TRACK},
    "indulgence_vendor": {PROTESTANT: -CARD, PAPACY: 0.5},
    "julia_gonzaga": {OTTOMAN: 0.25},
    "revolt_in_egypt": {OTTOMAN: -0.9},
    "war_in_persia": {OTTOMAN: -1.4},
    "revolt_in_ireland": {ENGLAND: -1.1},
    "scots_raid": {FRANCE: 0.8, ENGLAND: -0.6},
    "pirate_haven": {OTTOMAN: 0.9, HAPSBURG: -0.2},
    "threat_to_power": {},
}
"""Card -> what its event means to each power."""


def here_i_stand(outlook: Outlook) -> float:
    """The best card of the discard pile, played at once; for points alone nobody need fetch one."""
    return max((event_worth(outlook, card) for card in outlook.state.discard if card != "here_i_stand"), default=0.0)


def fetched_worth(outlook: Outlook, card: str) -> float:
    return max(appraise(outlook, CARDS[card].cp), event_worth(outlook, card)) if card != "here_i_stand" else 0.0


# -- the crowns


def wives(outlook: Outlook) -> float:
    war = max(war_worth(outlook, power, 5) for power in WIVES_WARS)
    return max(marriage(outlook), last_points(outlook, 5) + war)


WIVES_WARS = ("scotland", FRANCE, HAPSBURG)


def marriage(outlook: Outlook) -> float:
    """What a step towards the next wife is worth: an heir, whom no war takes back; the first step needs a second."""
    state = outlook.state
    if outlook.turn["turn"] < 2 or state.rulers[ENGLAND] != "henry_viii":
        return -1.0
    edward = "sickly_edward" in state.pregnancy or "healthy_edward" in state.pregnancy
    if edward:
        return 0.2
    if state.marital == 0:
        return 2.2 if outlook.turns_left >= 2 else 0.8
    return 2.8


def chateau(outlook: Outlook) -> float:
    """A point that nobody can take back, for sure while Milan sends artists."""
    return 1.5 if outlook.mine("milan") else 1.1


def janissaries(outlook: Outlook) -> float:
    return 4 * max(0.12, 1.8 * soldier_worth(outlook, "istanbul"))


def emperor(outlook: Outlook) -> float:
    """The same points as otherwise, and a journey."""
    alone = army_size(outlook.state, outlook.state.leaders.get("charles_v", ""), HAPSBURG) < 3
    return appraise(outlook, 5) + (0.1 if alone else -0.15)


def prince(outlook: Outlook) -> float:
    able = [power for power in MAJORS if power != outlook.me and not outlook.mate(power) and not outlook.enemy(power)]
    if outlook.me != PROTESTANT and not outlook.state.league:
        able = [power for power in able if power != PROTESTANT]
    return appraise(outlook, 2) + max((war_worth(outlook, power, 5) for power in able), default=0.0) - 0.1


def roxelana(outlook: Outlook) -> float:
    return appraise(outlook, 4) + (0.15 if outlook.me == OTTOMAN or outlook.enemy(OTTOMAN) else 0.0)


def copernicus(outlook: Outlook) -> float:
    homes = HOMES[outlook.me]
    many = 2 * sum(space in outlook.state.protestant_spaces for space in homes) >= len(homes)
    return 2.0 if many else 1.0 + CARD


def servetus(outlook: Outlook) -> float:
    return 1.0 + outlook.balance({PROTESTANT: -CARD})


def cloth(outlook: Outlook) -> float:
    """Trade for friends of England and Spain, crisis for their enemies."""
    trade = outlook.holder("calais") == ENGLAND and outlook.holder("antwerp") == HAPSBURG
    good = outlook.balance({ENGLAND: CARD, HAPSBURG: CARD}) + 0.3 if trade else 0.0
    holder = outlook.holder("antwerp")
    bad = outlook.balance({holder: -CARD}) if holder in MAJORS else 0.0
    return max(good, bad)


def overture(outlook: Outlook) -> float:
    return 2 * CARD - 0.45


def fuggers(outlook: Outlook) -> float:
    return 2 * CARD - (CARD if outlook.turns_left else 0.0)


def grey(outlook: Outlook) -> float:
    return CARD + outlook.balance({ENGLAND: -CARD})


# -- the New World


def mercator(outlook: Outlook) -> float:
    left = outlook.state.explorers.get(outlook.me, ())
    if outlook.me not in COLONIAL or not left:
        return -0.1
    return fmean(voyages.exploration_worth(outlook, EXPLORERS[one].rating + 2) for one in left)


def cabot(outlook: Outlook) -> float:
    return voyages.exploration_worth(outlook, 1)


def smallpox(outlook: Outlook) -> float:
    left = outlook.state.conquistadors.get(outlook.me, ())
    return fmean(voyages.conquest_worth(outlook, CONQUISTADORS[one].rating + 2) for one in left) if left else 0.0


def settled(worth: float) -> Worth:
    """Markers that make colonies richer."""

    def found(outlook: Outlook) -> float:
        held = sum(owner == outlook.me for owner in outlook.state.colonies.values())
        return worth * (held + 0.5) * min(1.0, outlook.turns_left / 4) if outlook.me in COLONIAL else -0.1

    return found


def potosi(outlook: Outlook) -> float:
    return 1.3 * voyages.colony_worth(outlook) if outlook.me in COLONIAL and not voyages.full(outlook) else -0.2


def recalled(outlook: Outlook) -> float:
    return max((0.7 * outlook.rival(voyage.power) for voyage in outlook.state.voyages), default=0.0)


def huguenots(outlook: Outlook) -> float:
    held = sum(owner == HAPSBURG for owner in outlook.state.colonies.values())
    gain = 0.2 if outlook.me in (ENGLAND, FRANCE, PROTESTANT) else 0.0
    return (outlook.rival(HAPSBURG) * 0.2 + gain) * held


def moluccas(outlook: Outlook) -> float:
    owner = outlook.state.discoveries.get("circumnavigation", ("", ""))[0]
    return outlook.balance({owner: 2 * CARD}) if owner else 0.0


def master_of_italy(outlook: Outlook) -> float:
    held: dict[str, int] = {}
    for key in ("genoa", "milan", "venice", "florence", "naples"):
        held[outlook.holder(key)] = held.get(outlook.holder(key), 0) + 1
    gains = {power: {2: CARD, 3: 1.0, 4: 2.0, 5: 2.0}.get(number, 0.0) for power, number in held.items()}
    return outlook.balance({power: gain for power, gain in gains.items() if power in MAJORS})


WORTH: dict[str, Worth] = {
    **events_faith.WORTH,
    **events_war.WORTH,
    "janissaries": janissaries,
    "holy_roman_emperor": emperor,
    "six_wives_of_henry_viii": wives,
    "patron_of_the_arts": chateau,
    "here_i_stand": here_i_stand,
    "master_of_italy": master_of_italy,
    "machiavelli_the_prince": prince,
    "roxelana": roxelana,
    "copernicus": copernicus,
    "michael_servetus": servetus,
    "cloth_prices_fluctuate": cloth,
    "diplomatic_overture": overture,
    "fuggers": fuggers,
    "lady_jane_grey": grey,
    "mercators_map": mercator,
    "sebastian_cabot": cabot,
    "smallpox": smallpox,
    "galleons": settled(0.3),
    "plantations": settled(0.22),
    "potosi_silver_mines": potosi,
    "fountain_of_youth": recalled,
    "search_for_cibola": recalled,
    "huguenot_raiders": huguenots,
    "sale_of_moluccas": moluccas,
}
"""Card -> a function for events whose worth depends on the table."""


def event_worth(outlook: Outlook, card: str) -> float:
    """What the event of a card is worth to us; a mandatory one brings two command points besides."""
    worth = WORTH[card](outlook) if card in WORTH else outlook.balance(EFFECTS.get(card, {}))
    return worth + appraise(outlook, 2) if CARDS[card].kind == "mandatory" else worth
