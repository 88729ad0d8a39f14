"""What events of faith and unrest are worth: see `events`."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.campaign.control import unoccupied
from warcouncil.titles.here_i_stand.bot import faith
from warcouncil.titles.here_i_stand.bot.outlook import CARD, TRACK, Outlook
from warcouncil.titles.here_i_stand.components import (
    ELECTORATES,
    HOMES,
    MAJORS,
    SPACES,
    ZONES,
)
from warcouncil.titles.here_i_stand.faith.religion import COUNTER, REFORM

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = MAJORS
ALL_ZONES = tuple(ZONES)
DEBATED = ("german", "french", "english")

Worth = Callable[[Outlook], float]


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
    return sermons(REFORM, ("english",), 3)(outlook) + outlook.balance({ENGLAND: 2 * CARD})


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
    return 0.35 + max(0.0, faith.debate_rate(outlook, PAPACY, "german")) + 0.4 * (int(outlook.turn["turn"]) == 1)


def leipzig(outlook: Outlook) -> float:
    return 0.25 + max(faith.debate_rate(outlook, PAPACY, zone) for zone in DEBATED)


def league(outlook: Outlook) -> float:
    """The League gives the Protestants what they have converted, and war."""
    state = outlook.state
    if state.turn < 2 or len(state.protestant_spaces) < 12:
        return 0.0
    won = sum(space in state.protestant_spaces for space in ELECTORATES)
    return outlook.balance({PROTESTANT: 1.7 * won - 0.4, HAPSBURG: -0.3, PAPACY: -0.3})


WORTH: dict[str, Worth] = {
    "papal_bull": bull,
    "leipzig_debate": leipzig,
    "defender_of_the_faith": sermons(COUNTER, ALL_ZONES, 3),
    "schmalkaldic_league": league,
    "marburg_colloquy": sermons(REFORM, ALL_ZONES, 5),
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
}
