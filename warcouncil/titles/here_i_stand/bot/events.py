"""What the events of cards are worth: to each power, and so to us.

EFFECTS says in victory points what an event means to those it concerns; what is good for a rival is bad for us by the
measure of `Outlook.rival`. Where the table decides, a function works it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import fmean

from warcouncil.titles.here_i_stand.bot import faith, voyages
from warcouncil.titles.here_i_stand.bot.campaigns import siege_odds
from warcouncil.titles.here_i_stand.bot.diplomacy import leader_worth, war_worth
from warcouncil.titles.here_i_stand.bot.outlook import CARD, TRACK, Outlook
from warcouncil.titles.here_i_stand.bot.points import appraise
from warcouncil.titles.here_i_stand.bot.war import soldier_worth
from warcouncil.titles.here_i_stand.components import (
    ACTIVATORS,
    CARDS,
    COLONIAL,
    CONQUISTADORS,
    ELECTORATES,
    EXPLORERS,
    HOMES,
    KEYS,
    MAJORS,
    MINORS,
    SPACES,
    ZONES,
)
from warcouncil.titles.here_i_stand.control import unoccupied
from warcouncil.titles.here_i_stand.relations import army_size, at_war
from warcouncil.titles.here_i_stand.religion import COUNTER, REFORM
from warcouncil.titles.here_i_stand.transfers import captives_of

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = MAJORS
ALL_ZONES = tuple(ZONES)
DEBATED = ("german", "french", "english")

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


def balance(outlook: Outlook, effects: Mapping[str, float]) -> float:
    """What effects on several powers mean to us."""
    return sum(-outlook.rival(power) * worth for power, worth in effects.items())


# -- religion


def sermons(kind: str, zones: tuple[str, ...], count: int, modifier: int = 0, more: float = 0.0) -> Worth:
    """An event that gives attempts."""

    def worth(outlook: Outlook) -> float:
        maker = PROTESTANT if kind == REFORM else PAPACY
        if outlook.me == maker:
            return faith.attempts_worth(outlook, kind, zones, count, modifier) + more
        return faith.enemy_attempts(outlook, kind, zones, count) - outlook.rival(maker) * more

    return worth


def erasmus(outlook: Outlook) -> float:
    kind = REFORM if outlook.turn["turn"] <= 2 else COUNTER
    return sermons(kind, ALL_ZONES, 4)(outlook)


def dissolution(outlook: Outlook) -> float:
    return sermons(REFORM, ("english",), 3)(outlook) + balance(outlook, {ENGLAND: 2 * CARD})


def unrest(spaces: tuple[str, ...], most: int) -> Worth:
    """An event that puts unrest on empty spaces."""

    def worth(outlook: Outlook) -> float:
        able = [space for space in spaces if space not in outlook.state.unrest and unoccupied(outlook.state, space)]
        return sum(sorted((max(0.0, unrest_worth(outlook, space)) for space in able), reverse=True)[:most])

    return worth


def unrest_worth(outlook: Outlook, space: str) -> float:
    """What unrest in a space means to us."""
    state, holder = outlook.state, outlook.holder(space)
    worth = 0.0
    if holder in MAJORS:
        share = 0.5 if SPACES[space].kind == "key" else 0.6
        worth += outlook.rival(holder) * outlook.space_worth(space, holder, False) * share
        worth += 0.04 * outlook.enemy(holder)
    if space in state.protestant_spaces:
        worth -= TRACK * (outlook.rival(PAPACY) - outlook.rival(PROTESTANT)) * 0.7
    return worth


def bull(outlook: Outlook) -> float:
    """A reformer leaves for the turn and his zone is debated, or a ruler pays with cards."""
    return 0.35 + max(0.0, faith.debate_rate(outlook, PAPACY, "german")) + 0.4 * (outlook.turn["turn"] == 1)


def leipzig(outlook: Outlook) -> float:
    return 0.25 + max(faith.debate_rate(outlook, PAPACY, zone) for zone in DEBATED)


def here_i_stand(outlook: Outlook) -> float:
    """The best card of the discard pile, played at once."""
    return max((fetched_worth(outlook, card) for card in outlook.state.discard), default=0.0)


def fetched_worth(outlook: Outlook, card: str) -> float:
    return max(appraise(outlook, CARDS[card].cp), event_worth(outlook, card)) if card != "here_i_stand" else 0.0


def league(outlook: Outlook) -> float:
    """The League gives the Protestants what they have converted, and war."""
    state = outlook.state
    if state.turn < 2 or len(state.protestant_spaces) < 12:
        return 0.0
    won = sum(space in state.protestant_spaces for space in ELECTORATES)
    return balance(outlook, {PROTESTANT: 1.7 * won - 0.4, HAPSBURG: -0.3, PAPACY: -0.3})


# -- the crowns


def wives(outlook: Outlook) -> float:
    war = max(war_worth(outlook, power, 5) for power in WIVES_WARS)
    return max(marriage(outlook), appraise(outlook, 5) + war)


WIVES_WARS = ("scotland", FRANCE, HAPSBURG)


def marriage(outlook: Outlook) -> float:
    """What a step towards the next wife is worth: an heir."""
    state = outlook.state
    if outlook.turn["turn"] < 2 or state.rulers[ENGLAND] != "henry_viii":
        return -1.0
    edward = "sickly_edward" in state.pregnancy or "healthy_edward" in state.pregnancy
    if edward:
        return 0.2
    return 1.5 if state.marital == 0 else 2.3


def chateau(outlook: Outlook) -> float:
    return 1.35 if outlook.mine("milan") else 1.0


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
    return 1.0 + balance(outlook, {PROTESTANT: -CARD})


def cloth(outlook: Outlook) -> float:
    """Trade for friends of England and Spain, crisis for their enemies."""
    trade = outlook.holder("calais") == ENGLAND and outlook.holder("antwerp") == HAPSBURG
    good = balance(outlook, {ENGLAND: CARD, HAPSBURG: CARD}) + 0.3 if trade else 0.0
    holder = outlook.holder("antwerp")
    bad = balance(outlook, {holder: -CARD}) if holder in MAJORS else 0.0
    return max(good, bad)


def overture(outlook: Outlook) -> float:
    return 2 * CARD - 0.45


def fuggers(outlook: Outlook) -> float:
    return 2 * CARD - (CARD if outlook.turns_left else 0.0)


def grey(outlook: Outlook) -> float:
    return CARD + balance(outlook, {ENGLAND: -CARD})


# -- minor powers and armies


def minor_worth(outlook: Outlook, minor: str) -> float:
    """What it means to win a minor power: its keys, its men."""
    keys = sum(SPACES[space].kind == "key" for space in HOMES[minor] if outlook.state.control[space] == minor)
    return keys * outlook.key_worth(outlook.me, True) + 0.4


def minor_loss(outlook: Outlook, minor: str) -> float:
    """What it means to us that a minor power leaves its ally."""
    ally = outlook.state.minors.get(minor, "")
    keys = sum(SPACES[space].kind == "key" for space in HOMES[minor] if outlook.holder(space) == ally)
    return outlook.rival(ally) * keys * outlook.key_worth(ally, False) if ally else 0.0


def wooing(*minors: str) -> Worth:
    """An event that activates or deactivates one of some minor powers."""

    def worth(outlook: Outlook) -> float:
        state = outlook.state
        won = [minor_worth(outlook, m) for m in minors if m not in state.minors and outlook.me in ACTIVATORS[m]]
        lost = [minor_loss(outlook, m) for m in minors if m in state.minors]
        return max((*won, *lost), default=0.0)

    return worth


def doria(outlook: Outlook) -> float:
    if outlook.me in ACTIVATORS["genoa"] and outlook.state.minors.get("genoa") != outlook.me:
        return minor_worth(outlook, "genoa") + minor_loss(outlook, "genoa") + 0.3
    return 0.0


def rebels(outlook: Outlook) -> float:
    """A weakly held foreign key may be freed."""
    best = 0.0
    for key in KEYS:
        holder = outlook.holder(key)
        if holder in MAJORS and holder not in (outlook.me, SPACES[key].home) and not outlook.mate(holder):
            guards = army_size(outlook.state, key, holder)
            chance = (0.87, 0.54, 0.21, 0.05)[guards] if guards < 4 else 0.0
            best = max(best, chance * outlook.rival(holder) * outlook.key_worth(holder, False))
            if SPACES[key].home == outlook.me:
                best = max(best, chance * outlook.key_worth(outlook.me, True))
    return best


def bourbon(outlook: Outlook) -> float:
    return 3 * max(0.12, 1.3 * outlook.plan.soldier) + 0.2 * bool(outlook.enemies)


def hired(many: int) -> Worth:
    return lambda outlook: many * max(0.08, outlook.plan.soldier * (1.2 if outlook.enemies else 0.5))


def landsknechts(outlook: Outlook) -> float:
    if outlook.me == OTTOMAN:
        return 0.1 if outlook.enemies else 0.0
    return hired(4 if outlook.me == HAPSBURG else 2)(outlook)


def swiss(outlook: Outlook) -> float:
    if outlook.me == OTTOMAN:
        return balance(outlook, {FRANCE: 0.4})
    return hired(4 if outlook.me == FRANCE else 2)(outlook)


def mercenaries(outlook: Outlook, power: str, space: str = "") -> int:
    places = [space] if space else list(outlook.state.troops)
    return sum(outlook.state.stack(place, power).mercenaries for place in places)


def hurt(outlook: Outlook, power: str) -> float:
    """How much we like a blow against the army of a power."""
    if power == outlook.me or outlook.mate(power):
        return -1.0
    return max(0.0, outlook.rival(power)) + 0.7 * outlook.enemy(power)


def demand_pay(outlook: Outlook) -> float:
    return max(hurt(outlook, power) * min(CARD, 0.14 * mercenaries(outlook, power)) for power in MAJORS)


def unpaid(outlook: Outlook) -> float:
    return max(
        (
            hurt(outlook, power) * 0.14 * mercenaries(outlook, power, space)
            for space in outlook.state.troops
            for power in MAJORS
            if space in SPACES
        ),
        default=0.0,
    )


def camp(outlook: Outlook) -> float:
    return max(
        (
            hurt(outlook, power) * 0.15 * ((army_size(outlook.state, space, power) + 2) // 3)
            for space in outlook.state.troops
            for power in MAJORS
            if space in SPACES
        ),
        default=0.0,
    )


def zapolya(outlook: Outlook) -> float:
    holder = outlook.holder("buda")
    return balance(outlook, {holder: 0.6}) if holder in MAJORS else 0.0


def treachery(outlook: Outlook) -> float:
    """A city that we besiege falls."""
    best = 0.0
    for space, besiegers in outlook.state.sieges.items():
        for power, _ in besiegers:
            if power == outlook.me:
                size = army_size(outlook.state, space, power)
                chance = max(0.75, siege_odds(outlook, space, size, 1))
                best = max(best, chance * outlook.prize(space))
            elif outlook.holder(space) in MAJORS:
                holder = outlook.holder(space)
                best = max(best, 0.6 * outlook.rival(holder) * outlook.space_worth(space, holder, False))
    return best


def sack(outlook: Outlook) -> float:
    return balance(outlook, {PAPACY: -1.2}) + (CARD if outlook.me != PAPACY else 0.0) * 0.5


def raiders(outlook: Outlook) -> float:
    able = [power for power in MAJORS if power != OTTOMAN and at_war(outlook.state, OTTOMAN, power)]
    return max((balance(outlook, {OTTOMAN: CARD, power: -CARD}) for power in able), default=0.0)


def ransom(outlook: Outlook) -> float:
    return max((leader_worth(leader) for leader in captives_of(outlook.state, outlook.me)), default=0.0)


def threat(outlook: Outlook) -> float:
    favourites = {"charles_brandon": ENGLAND, "duke_of_alva": HAPSBURG, "montmorency": FRANCE, "ibrahim_pasha": OTTOMAN}
    return max(
        (0.5 * hurt(outlook, power) for leader, power in favourites.items() if leader in outlook.state.leaders),
        default=0.0,
    )


def knights(outlook: Outlook) -> float:
    if outlook.state.knights:
        return balance(outlook, {OTTOMAN: -CARD, PAPACY: 0.5})
    return balance(outlook, {HAPSBURG: -0.1, OTTOMAN: -0.2})


def recruits(outlook: Outlook) -> float:
    return 4 * outlook.plan.soldier if outlook.enemies else 0.3


def comet(outlook: Outlook) -> float:
    return max(outlook.rival(power) * CARD for power in MAJORS if power != outlook.me)


def shipyard(outlook: Outlook) -> float:
    ours = sum(
        fleet.squadrons for fleets in outlook.state.fleets.values() for fleet in fleets if fleet.user == outlook.me
    )
    if outlook.me == OTTOMAN and outlook.state.barbary:
        return 0.7
    return 0.6 * max(0.0, 1 - ours / max(1, outlook.plan.fleet))


def fortress(outlook: Outlook) -> float:
    return 0.3 if outlook.enemies else 0.15


def maurice(outlook: Outlook) -> float:
    served = outlook.state.sides.get("maurice_of_saxony", PROTESTANT)
    return 0.6 if served != outlook.me else -0.5


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
    return balance(outlook, {owner: 2 * CARD}) if owner else 0.0


def master_of_italy(outlook: Outlook) -> float:
    held: dict[str, int] = {}
    for key in ("genoa", "milan", "venice", "florence", "naples"):
        held[outlook.holder(key)] = held.get(outlook.holder(key), 0) + 1
    gains = {power: {2: CARD, 3: 1.0, 4: 2.0, 5: 2.0}.get(number, 0.0) for power, number in held.items()}
    return balance(outlook, {power: gain for power, gain in gains.items() if power in MAJORS})


WORTH: dict[str, Worth] = {
    "janissaries": janissaries,
    "holy_roman_emperor": emperor,
    "six_wives_of_henry_viii": wives,
    "patron_of_the_arts": chateau,
    "papal_bull": bull,
    "leipzig_debate": leipzig,
    "here_i_stand": here_i_stand,
    "defender_of_the_faith": sermons(COUNTER, ALL_ZONES, 3),
    "master_of_italy": master_of_italy,
    "schmalkaldic_league": league,
    "machiavelli_the_prince": prince,
    "marburg_colloquy": sermons(REFORM, ALL_ZONES, 5),
    "roxelana": roxelana,
    "affair_of_the_placards": sermons(REFORM, ("french",), 3),
    "calvins_institutes": sermons(REFORM, ("french",), 5, modifier=1),
    "a_mighty_fortress": sermons(REFORM, ("german",), 6),
    "katherina_bora": sermons(REFORM, ALL_ZONES, 5),
    "printing_press": sermons(REFORM, ALL_ZONES, 3, more=0.5),
    "book_of_common_prayer": sermons(REFORM, ("english",), 4),
    "mary_defies_council": sermons(COUNTER, ("english",), 3),
    "erasmus": erasmus,
    "dissolution_of_the_monasteries": dissolution,
    "pilgrimage_of_grace": unrest(HOMES[ENGLAND], 5),
    "gabelle_revolt": unrest(HOMES[FRANCE], 2),
    "peasants_war": unrest(ZONES["german"], 5),
    "revolt_of_the_communeros": unrest(ZONES["spanish"], 3),
    "janissaries_rebel": unrest(HOMES[OTTOMAN], 3),
    "copernicus": copernicus,
    "michael_servetus": servetus,
    "cloth_prices_fluctuate": cloth,
    "diplomatic_overture": overture,
    "fuggers": fuggers,
    "lady_jane_grey": grey,
    "diplomatic_marriage": wooing(*MINORS),
    "auld_alliance": wooing("scotland"),
    "venetian_alliance": wooing("venice"),
    "andrea_doria": doria,
    "city_state_rebels": rebels,
    "charles_bourbon": bourbon,
    "landsknechts": landsknechts,
    "swiss_mercenaries": swiss,
    "mercenaries_demand_pay": demand_pay,
    "unpaid_mercenaries": unpaid,
    "unsanitary_camp": camp,
    "john_zapolya": zapolya,
    "treachery": treachery,
    "sack_of_rome": sack,
    "akinji_raiders": raiders,
    "ransom": ransom,
    "threat_to_power": threat,
    "knights_of_st_john": knights,
    "foreign_recruits": recruits,
    "halleys_comet": comet,
    "shipbuilding": shipyard,
    "trace_italienne": fortress,
    "maurice_of_saxony": maurice,
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
    worth = WORTH[card](outlook) if card in WORTH else balance(outlook, EFFECTS.get(card, {}))
    return worth + appraise(outlook, 2) if CARDS[card].kind == "mandatory" else worth
