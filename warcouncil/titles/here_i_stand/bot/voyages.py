"""The New World: what voyages, colonies and conquests are worth, and what to do with luck there."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    CIRCUMNAVIGATION,
    COLONIAL,
    COLONY_LIMIT,
    CONQUEST,
    CONQUESTS,
    CONQUISTADORS,
    DISCOVERIES,
    EXPLORATION,
    EXPLORERS,
)

ROLLS = {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)}
"""The chances of two dice."""
COAST = ("st_lawrence", "great_lakes", "mississippi")
STRAIT, AMAZON, AROUND = "pacific_strait", "amazon", "circumnavigation"
LADDER = tuple(CONQUESTS)
RICHES = 0.28
"""The chance that a colony brings a card in a turn."""
LASTS = 5 / 6
"""The chance that it is still there in the next turn."""


# -- what a voyage finds


def exploration_worth(outlook: Outlook, rating: int) -> float:
    """The victory points to be expected of an explorer."""
    return sum(chance * found(outlook, EXPLORATION[total + rating], rating) for total, chance in ROLLS.items())


def found(outlook: Outlook, result: str, rating: int) -> float:
    free = [place for place in DISCOVERIES if place not in outlook.state.discoveries]
    if result == "choice":
        return max((discovery_worth(outlook, place, rating) for place in (STRAIT, AMAZON, *COAST)), default=0.0)
    if result in COAST:
        return 1.0 if any(place in free for place in COAST[: COAST.index(result) + 1]) else 0.0
    return -0.15 if result == "lost_at_sea" else 0.0


def discovery_worth(outlook: Outlook, place: str, rating: int) -> float:
    """The points of a discovery; through the strait there may be more."""
    taken = outlook.state.discoveries
    worth = 0.0 if place in taken else float(DISCOVERIES[place])
    if place == STRAIT and AROUND not in taken:
        luck = sum(chance for roll, chance in ROLLS.items() if CIRCUMNAVIGATION[roll + rating].startswith("success"))
        worth += luck * DISCOVERIES[AROUND]
    return worth


def conquest_worth(outlook: Outlook, rating: int) -> float:
    """Points and cards to be expected of a conquistador."""
    state = outlook.state
    worth = 0.0
    for roll, chance in ROLLS.items():
        result = CONQUEST[roll + rating]
        if result in LADDER:
            free = [place for place in LADDER[: LADDER.index(result) + 1] if place not in state.conquests]
            if free:
                worth += chance * (CONQUESTS[free[-1]] + CARD * min(2, outlook.turns_left) * 0.5)
    return worth


def colony_worth(outlook: Outlook) -> float:
    """Cards in the turns to come."""
    luck = RICHES + 0.12 * (outlook.me in outlook.state.galleons) + 0.1 * (outlook.me in outlook.state.plantations)
    return CARD * luck * sum(LASTS**turn for turn in range(outlook.turns_left))


# -- actions


def judge_explore(outlook: Outlook, option: Option) -> float:
    left = outlook.state.explorers.get(outlook.me, ())
    worth = fmean(exploration_worth(outlook, EXPLORERS[one].rating) for one in left) if left else 0.0
    return worth * outlook.plan.explore / ACTIONS["explore"][outlook.me]


def judge_conquer(outlook: Outlook, option: Option) -> float:
    left = outlook.state.conquistadors.get(outlook.me, ())
    worth = fmean(conquest_worth(outlook, CONQUISTADORS[one].rating) for one in left) if left else 0.0
    return worth * outlook.plan.conquer / ACTIONS["conquer"][outlook.me]


def judge_colonize(outlook: Outlook, option: Option) -> float:
    return colony_worth(outlook) * outlook.plan.colonize / ACTIONS["colonize"][outlook.me]


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What command points could do overseas: (worth, cost)."""
    if outlook.me not in COLONIAL:
        return
    under_way = {(voyage.power, voyage.kind) for voyage in outlook.state.voyages}
    for kind, judge in (("explore", judge_explore), ("conquer", judge_conquer), ("colonize", judge_colonize)):
        if (outlook.me, kind) not in under_way and not (kind == "colonize" and full(outlook)):
            cost = ACTIONS[kind][outlook.me]
            yield judge(outlook, (kind,)) * cost, float(cost)


def full(outlook: Outlook) -> bool:
    held = sum(owner == outlook.me for owner in outlook.state.colonies.values())
    return held >= COLONY_LIMIT[outlook.me]


# -- choices


def judge_discovery(outlook: Outlook, option: Option) -> float:
    """The strait for the brave, the Amazon for the others."""
    return discovery_worth(outlook, str(option[1]), 2)


def judge_beneficiary(outlook: Outlook, option: Option) -> float:
    """Gifts for ourselves, misfortune for rivals."""
    power = str(option[1])
    harmful = outlook.turn["card"] in ("fountain_of_youth", "search_for_cibola")
    if harmful:
        return outlook.rival(power)
    return 1.0 if power == outlook.me else -outlook.rival(power)


def judge_recall(outlook: Outlook, option: Option) -> float:
    return outlook.rival(str(option[1])) + 0.1 * (option[0] == "recall_conquest")


ACTS = {"explore": judge_explore, "conquer": judge_conquer, "colonize": judge_colonize}
JUDGES = {"discovery": judge_discovery, "beneficiary": judge_beneficiary, "recall": judge_recall}
