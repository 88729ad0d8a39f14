"""The court: loyal houses, weddings, trade, and influence with minor powers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot.outlook import CARD, RESOURCE, Outlook
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.influence import MINOR, in_play, level, listed
from warcouncil.titles.tanto_monta.powers.france import HOUSES, INVESTMENTS
from warcouncil.titles.tanto_monta.realm import HOMES
from warcouncil.titles.tanto_monta.rulers import POPES
from warcouncil.titles.tanto_monta.weddings import CHILDREN, FULL, PRINCE, courting, spent_on

TABLES = COMPONENTS.tables
PAPACY, FRANCE, SPAIN = "papacy", "france", "spain"
CHECKS = {
    "genoese_diplomacy": ("genoa",),
    "venetian_intrigue": ("venice",),
    "lorenzo_the_magnificent_the_medici": ("florence",),
    "clash_of_interests_in_navarre": ("navarre",),
    "roman_curia": (PAPACY,),
    "diplomatic_offensive": ("florence", "genoa", "naples", "venice", "navarre"),
    "sultanate_of_fez": ("florence", "genoa", "naples", "venice", "navarre"),
    "albuquerque_lion_of_the_seas": ("florence", "naples"),
}
"""Cards by which the status of a minor power is settled."""
LEVEL = 0.12
"""How much a level more adds to the chance to win a minor power."""
SELDOM = 0.15
"""The chance that somebody else has a minor power settled this turn."""


# -- minor powers


def minor_worth(outlook: Outlook, minor: str, player: str = "") -> float:
    """What it means to a player to have a minor power as an ally."""
    player = player or outlook.player
    if player not in MINOR[minor].activate:
        return 0.0
    held = [space for space in HOMES[minor] if outlook.state.control[space] == minor]
    units = sum(stack.size for stacks in outlook.state.troops.values() for stack in stacks if stack.owner == minor)
    card = CARD if minor == PAPACY else 0.0
    return sum(outlook.points_for(space, player) for space in held) + 0.06 * units + card


def pope_due(outlook: Outlook) -> bool:
    """Whether a new Pope must come before the end of this turn."""
    cards = {facts.card for facts in POPES.values()}
    coming = TABLES.forced.get(outlook.state.turn, ())
    return any(card in cards and card not in outlook.state.removed and not on_throne(outlook, card) for card in coming)


def on_throne(outlook: Outlook, card: str) -> bool:
    return POPES[outlook.state.pope].card == card


def ally_of(outlook: Outlook, minor: str) -> str:
    """The player whose ally a minor power is."""
    return outlook.state.holder.get(outlook.state.minors.get(minor, ""), "")


def stake(outlook: Outlook, minor: str) -> float:
    """What winning a minor power means to us: its spaces for us, or a rival without it."""
    ally = ally_of(outlook, minor)
    if ally == outlook.player:
        return 0.5 * minor_worth(outlook, minor)
    loss = outlook.rival(ally) * minor_worth(outlook, minor, ally) if ally else 0.0
    return minor_worth(outlook, minor) + loss


def settled_chance(outlook: Outlook, minor: str) -> float:
    """How likely the status of a minor power is settled this turn while our influence counts."""
    if minor == PAPACY and pope_due(outlook):
        return 0.9
    mine = any(card in outlook.hand and minor in minors for card, minors in CHECKS.items())
    return 0.8 if mine else SELDOM * (minor != PAPACY)


def judge_influence(outlook: Outlook, option: Option) -> float:
    minor = str(option[1])
    now = level(outlook.state, minor, outlook.player)
    price = MINOR[minor].costs[min(now, len(MINOR[minor].costs) - 1)]
    return LEVEL * stake(outlook, minor) * settled_chance(outlook, minor) / price


def win_chance(outlook: Outlook, minor: str) -> float:
    """The chance to win a minor power if its status is settled by a card of ours."""
    state, me = outlook.state, outlook.player
    mine = level(state, minor, me)
    others = [level(state, minor, other) for other in listed(minor) if other != me]
    rivals = [one for one in others if one >= mine]
    if not rivals:
        return 1.0
    return max(0.05, 0.5 + LEVEL * (mine - max(rivals)) - 0.12 * (len(rivals) - 1))


def check_worth(outlook: Outlook, minor: str) -> float:
    """What it promises to have a minor power settled now."""
    if minor in outlook.state.settled or not in_play(outlook.state, minor):
        return 0.0
    ally = ally_of(outlook, minor)
    chance = win_chance(outlook, minor)
    if ally == outlook.player:
        return (chance - 1) * minor_worth(outlook, minor)
    if outlook.player in MINOR[minor].activate:
        return chance * stake(outlook, minor) - 0.1
    return chance * (outlook.rival(ally) * minor_worth(outlook, minor, ally) if ally else 0.0) - 0.1


# -- France


def house_worth(outlook: Outlook, house: str) -> float:
    """One level more: nearer to the point, and a card more often."""
    now = outlook.state.houses.get(house, 0)
    top = TABLES.loyalty.most
    point = TABLES.loyalty.vp / max(1, top - now) if house not in outlook.state.full_houses else 0.0
    return point + CARD / 6 * min(4, outlook.turns_left)


def judge_loyalty(outlook: Outlook, option: Option) -> float:
    return house_worth(outlook, str(option[2]))


def judge_trade(outlook: Outlook, option: Option) -> float:
    """A resource of the North Sea a little more often."""
    return 0.11 * RESOURCE * (outlook.turns_left + 1) / 2


# -- Spain


@cache
def wedding_odds(dowry: int) -> float:
    """The chance of a wedding with so many command points spent on the dowry.

    >>> round(wedding_odds(1), 2), round(wedding_odds(5), 2)
    (0.28, 0.83)
    """
    if dowry < 1:
        return 0.0
    wanted = TABLES.wedding.married - (dowry - 1)
    return sum(one + other >= wanted for one in range(1, 7) for other in range(1, 7)) / 36


def judge_marriage(outlook: Outlook, option: Option) -> float:
    child, amount = str(option[1]), int(option[3])
    spent = spent_on(outlook.state, child)
    after = FULL if child == PRINCE else spent + amount
    return 1.25 * (wedding_odds(after) - wedding_odds(spent)) / amount


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What the court could do with command points: (worth, cost)."""
    state = outlook.state
    if outlook.player == FRANCE:
        for house in HOUSES:
            missing = TABLES.loyalty.most - state.houses.get(house, 0)
            if missing > 0:
                point = TABLES.loyalty.vp if house not in state.full_houses else 0.0
                yield point + missing * CARD / 6 * min(4, outlook.turns_left), float(missing)
        if state.north_sea < INVESTMENTS:
            yield judge_trade(outlook, ()) * 2, 2.0
    if outlook.player == SPAIN:
        for child in CHILDREN:
            spent = spent_on(state, child)
            if child in state.children and child not in state.married and courting(state, child) and spent < FULL:
                cost = 1 if child == PRINCE else FULL - spent
                yield 1.25 * (wedding_odds(FULL) - wedding_odds(spent)), float(cost)
    if pope_due(outlook) and outlook.player in MINOR[PAPACY].activate:
        yield 2 * LEVEL * stake(outlook, PAPACY), 2.0


# -- markers of influence


def marker(option: Option) -> tuple[str, str]:
    """(minor power, player) of an option that names both, in whatever order."""
    one, other = str(option[1]), str(option[2])
    return (one, other) if one in MINOR else (other, one)


def judge_marker(outlook: Outlook, option: Option) -> float:
    """Up with our own markers, down with those of rivals, where it matters."""
    if option[0] == "break_up":
        return judge_break(outlook, option)
    if len(option) < 3:
        return 0.0
    minor, whose = marker(option)
    matter = 0.02 + LEVEL * stake(outlook, minor) * max(0.2, settled_chance(outlook, minor))
    up = str(option[0]).startswith("raise")
    mine = whose == outlook.player
    return matter * (1 if up == mine else -1) * (1.0 if mine else 0.5 + outlook.rival(whose))


def judge_break(outlook: Outlook, option: Option) -> float:
    """A minor power leaves its ally."""
    ally = ally_of(outlook, str(option[1]))
    return outlook.rival(ally) * minor_worth(outlook, str(option[1]), ally) if ally else -0.05


def judge_favour(outlook: Outlook, option: Option) -> float:
    if len(option) == 1:
        return 0.05
    minor = str(option[1])
    if option[0] == "break_up":
        return judge_break(outlook, option)
    return 0.1 + 0.5 * max(0.0, check_worth(outlook, minor)) + LEVEL * stake(outlook, minor)


def judge_envoy(outlook: Outlook, option: Option) -> float:
    """A minor power leaves its ally, or becomes ours at once."""
    return stake(outlook, str(option[1])) if option[0] == "win_over" else judge_break(outlook, option)


def judge_check(outlook: Outlook, option: Option) -> float:
    return 0.0 if len(option) == 1 else check_worth(outlook, str(option[1]))


def judge_curia(outlook: Outlook, option: Option) -> float:
    if option[0] == "curia_breach":
        ally = ally_of(outlook, PAPACY)
        return outlook.rival(ally) * minor_worth(outlook, PAPACY, ally) if ally else 0.0
    return check_worth(outlook, PAPACY)


def judge_minor(outlook: Outlook, option: Option) -> float:
    return minor_worth(outlook, str(option[1]))


def judge_intervention(outlook: Outlook, option: Option) -> float:
    """A minor power that is attacked may become ours, but with its war."""
    if option[0] != "intervene":
        return 0.0
    minor = str(outlook.about["power2"])
    return 0.4 * minor_worth(outlook, minor) - 0.25 if minor in MINOR else 0.0


def judge_house(outlook: Outlook, option: Option) -> float:
    """France raises what is nearest to the top; others lower it."""
    return house_worth(outlook, str(option[1]))


ACTS = {
    "influence": judge_influence,
    "loyalty": judge_loyalty,
    "north_sea_trade": judge_trade,
    "marriage": judge_marriage,
}
JUDGES = {
    "headline_influence": judge_marker,
    "papal_reward": judge_marker,
    "miscue": judge_marker,
    "two_markers": judge_marker,
    "envoys": judge_favour,
    "medici": judge_favour,
    "prince_favour": judge_favour,
    "envoy_target": judge_envoy,
    "status_check": judge_check,
    "curia": judge_curia,
    "help_order": judge_minor,
    "intervene": judge_intervention,
    "house": judge_house,
}
