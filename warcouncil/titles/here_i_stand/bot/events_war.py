"""What events of war and alliances are worth: see `events`."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war.walls import siege_odds
from warcouncil.campaign import navies
from warcouncil.campaign.relations import army_size, at_war
from warcouncil.campaign.transfers import captives_of
from warcouncil.titles.here_i_stand.bot.diplomacy import leader_worth, loose
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.components import (
    ACTIVATORS,
    HOMES,
    KEYS,
    MAJORS,
    MINORS,
    SPACES,
)

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = MAJORS

Worth = Callable[[Outlook], float]


# -- minor powers


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
        return outlook.balance({FRANCE: 0.4})
    return hired(4 if outlook.me == FRANCE else 2)(outlook)


def mercenaries(outlook: Outlook, power: str, space: str = "") -> int:
    places = [space] if space else list(outlook.state.troops)
    return sum(outlook.state.number(place, power, "mercenary") for place in places)


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
    return outlook.balance({holder: 0.6}) if holder in MAJORS else 0.0


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
    return outlook.balance({PAPACY: -1.2}) + (CARD if outlook.me != PAPACY else 0.0) * 0.5


def raiders(outlook: Outlook) -> float:
    able = [power for power in MAJORS if power != OTTOMAN and at_war(outlook.state, OTTOMAN, power)]
    return max((outlook.balance({OTTOMAN: CARD, power: -CARD}) for power in able), default=0.0)


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
        return outlook.balance({OTTOMAN: -CARD, PAPACY: 0.5}) if loose(outlook, OTTOMAN) else 0.0
    return outlook.balance({HAPSBURG: -0.1, OTTOMAN: -0.2})


def recruits(outlook: Outlook) -> float:
    return 4 * outlook.plan.soldier if outlook.enemies else 0.3


def comet(outlook: Outlook) -> float:
    return max(outlook.rival(power) * CARD for power in MAJORS if power != outlook.me)


def shipyard(outlook: Outlook) -> float:
    own = [fleet for fleets in outlook.state.fleets.values() for fleet in fleets if fleet.user == outlook.me]
    ours = navies.number(outlook.state, own, "squadron")
    if outlook.me == OTTOMAN and outlook.state.barbary:
        return 0.7
    return 0.6 * max(0.0, 1 - ours / max(1, outlook.plan.fleet))


def fortress(outlook: Outlook) -> float:
    return 0.3 if outlook.enemies else 0.15


def maurice(outlook: Outlook) -> float:
    served = outlook.state.sides.get("maurice_of_saxony", PROTESTANT)
    return 0.6 if served != outlook.me else -0.5


WORTH: dict[str, Worth] = {
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
}
