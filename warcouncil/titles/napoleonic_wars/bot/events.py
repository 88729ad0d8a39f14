"""Events: what the operations of a card promise, read from its data (effects.py), before it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from warcouncil.titles.napoleonic_wars import effects as words
from warcouncil.titles.napoleonic_wars.bot.campaigns import army_of, best_of
from warcouncil.titles.napoleonic_wars.bot.diplomacy import pact_worth, step_left, step_right
from warcouncil.titles.napoleonic_wars.bot.outlook import CARD, POINT, SQUADRON, UNIT, Outlook
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.consuls import right_forbidden
from warcouncil.titles.napoleonic_wars.effects import Operation
from warcouncil.titles.napoleonic_wars.relations import patron
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, SPACES

Gauge = Callable[[Outlook, Any], float]
GRANTED = 0.75
"""What is left of the worth of CP that are bound to some uses."""
SPECIAL = {
    "tilsit": 0.4,
    "marie_louise": 0.8,
    "invasion_flotilla": 0.6,
    "bombardment_of_copenhagen": 0.5,
    "grand_alliance": 1.0,
    "guerre_de_course": 0.3,
    "sound_of_the_guns": 0.2,
    "jealous_marshals": 0.1,
    "gallant_danes": 0.1,
}
"""What events with a function of their own are worth."""
HELP = (words.Place, words.Draw, words.Points, words.Muster, words.Refit, words.March)
"""Operations that are good for whoever is named."""


def event_worth(outlook: Outlook, card: str) -> float:
    """What an event promises, in points."""
    event = COMPONENTS.cards.get(card) or COMPONENTS.reserves[card]
    total = SPECIAL.get(card, 0.2) if event.special else 0.0
    return total + sum_of(outlook, event.effects)


def sum_of(outlook: Outlook, operations: Iterable[Operation]) -> float:
    return sum(gauge(outlook, one) for one in operations)


def gauge(outlook: Outlook, effect: Operation) -> float:
    known = GAUGES.get(type(effect))
    return known(outlook, effect) if known is not None else 0.0


def share_of(outlook: Outlook, who: str) -> float:
    """What good for somebody means to us: 1 for ourselves, less than 0 for enemies; a choice falls on us."""
    if who in ("player", "chosen"):
        return 1.0
    nation = who.partition(":")[2] or who
    if nation not in NATIONS:
        return 0.3
    if who.startswith("patron_of:"):
        nation = patron(outlook.state, nation)
    return regard(outlook, nation)


def regard(outlook: Outlook, nation: str) -> float:
    """How dear a nation is to us: 1 for our own, a little for friends, less than nothing for enemies."""
    if not nation:
        return 0.0
    if outlook.ours(nation):
        return 1.0
    if outlook.enemy(nation):
        return -0.6
    return 0.1 if outlook.friend(nation) else -0.2


def harm_to(outlook: Outlook, who: str) -> float:
    """What harm to somebody means to us; a choice falls on whom we like least."""
    if who == "chosen":
        return 0.6
    if who.startswith("enemies"):
        of = who.partition(":")[2]
        return 0.6 * regard(outlook, of) if of in NATIONS else 0.6
    return -regard(outlook, who) if who in NATIONS else 0.1


# -- operation by operation


def of_place(outlook: Outlook, effect: words.Place) -> float:
    units = effect.units * max(1, effect.duchies)
    worth = UNIT * 1.2 * units + SQUADRON * effect.squadrons + 0.3 * (len(effect.leaders) + effect.any_leader)
    return share_of(outlook, effect.who) * (worth + 0.5 * effect.flag)


def of_flags(outlook: Outlook, effect: words.Flags) -> float:
    """The best flags of those that can be changed."""
    state = outlook.state
    spaces = effect.where.spaces if effect.where is not None and effect.where.spaces else tuple(SPACES)
    found = []
    for space in spaces:
        holder = state.controller(space)
        if effect.act in ("remove", "either") and space in state.flags:
            found.append(outlook.passing(space, holder, SPACES[space].nation))
        if effect.act != "remove" and outlook.me in effect.to and holder != outlook.me:
            found.append(outlook.prize(space))
    return 0.7 * sum(sorted((one for one in found if one > 0), reverse=True)[: effect.most or 1])


def of_attrition(outlook: Outlook, effect: words.Attrition) -> float:
    return 0.25 * harm_to(outlook, effect.whose) if effect.what != "squadrons" else 0.15


def of_draw(outlook: Outlook, effect: words.Draw) -> float:
    return share_of(outlook, effect.who) * (CARD * effect.cards - 0.4 * CARD * bool(effect.play))


def of_discard(outlook: Outlook, effect: words.Discard) -> float:
    return harm_to(outlook, effect.who) * CARD * effect.cards * (0.3 if effect.redraw else 0.7)


def of_resource(outlook: Outlook, effect: words.Resource) -> float:
    if effect.by > 0:
        return share_of(outlook, effect.who) * effect.by
    rivals = [nation for nation in NATIONS if outlook.state.resources.get(nation) and outlook.weight(nation) < 0]
    return max((-outlook.weight(nation) for nation in rivals), default=0.1)


def of_points(outlook: Outlook, effect: words.Points) -> float:
    bound = GRANTED if effect.uses else 1.0
    marches = 0.0
    if "move" in effect.uses and effect.who == "player":
        armies = [army_of(outlook, leader) for leader, _ in outlook.state.leaders_on_map(outlook.me)]
        found = [best_of(outlook, army, effect.cp) for army in armies if army.size]
        marches = 0.5 * max((one.worth for one in found if one is not None), default=0.0)
    return share_of(outlook, effect.who) * (POINT * (effect.cp + 0.2 * effect.mp) * bound + marches)


def of_plus_key(outlook: Outlook, effect: words.PlusOneKey) -> float:
    return 1.1 if outlook.state.plus_key != outlook.me else 0.0


def of_consul(outlook: Outlook, effect: words.Consul) -> float:
    """The best moves of a consul that it allows us."""
    state = outlook.state
    minors = [minor for minor in state.consuls if minor in effect.among or "minor" in effect.among]
    own = [one for one in COMPONENTS.diplomacy.rows if outlook.ours(one) and row_named(effect, one, outlook.me)]
    found = []
    for minor in minors:
        if effect.way != "left":
            able = [power for power in own if right_forbidden(state, minor, power) is None]
            found += [effect.boxes * step_right(outlook, minor, power) for power in able]
        if effect.way != "right" and state.consuls[minor][0] not in ("", *own):
            found.append(effect.boxes * step_left(outlook, minor))
    return sum(sorted((one for one in found if one > 0), reverse=True)[: effect.count])


def row_named(effect: words.Consul, row: str, player: str) -> bool:
    """Whether a consul may move to the right in a row of ours."""
    named = {row, "coalition"} | ({"player"} if row == player else set())
    return not effect.rows or bool(named & set(effect.rows))


def of_break(outlook: Outlook, effect: words.BreakPact) -> float:
    lord = patron(outlook.state, effect.who)
    return -0.8 * pact_worth(outlook, effect.who, lord) if lord else 0.0


def of_war(outlook: Outlook, effect: words.ForeignWar) -> float:
    return sum(
        -regard(outlook, side.who) * (UNIT * side.units + SQUADRON * side.squadrons + 0.3 * side.leaders)
        for side in effect.sides
    )


def of_march(outlook: Outlook, effect: words.March) -> float:
    """What the best army, or each of them, gains by so many duchies."""
    armies = [army_of(outlook, leader) for leader, _ in outlook.state.leaders_on_map(outlook.me)]
    best = [best_of(outlook, army, effect.duchies) for army in armies if army.size]
    found = sorted((one.worth for one in best if one is not None and one.cost <= effect.duchies), reverse=True)
    return 0.8 * sum(found[: 3 if effect.force == "each_army" else 1])


def of_choice(outlook: Outlook, effect: words.Choice) -> float:
    return max(sum_of(outlook, one) for one in effect.of)


def of_roll(outlook: Outlook, effect: words.Roll) -> float:
    chance = (effect.most - effect.least + 1) / 6
    return chance * sum_of(outlook, effect.then) + (1 - chance) * sum_of(outlook, effect.otherwise)


def of_fell(outlook: Outlook, effect: words.Fell) -> float:
    if effect.leader:
        return -regard(outlook, LEADERS[effect.leader].nation)
    return 0.5


def of_conquest(outlook: Outlook, effect: words.ConquestRoll) -> float:
    return 0.6


GAUGES: dict[type, Gauge] = {
    words.Place: of_place,
    words.Flags: of_flags,
    words.Attrition: of_attrition,
    words.Regroup: lambda outlook, effect: 0.3,
    words.Muster: lambda outlook, effect: UNIT * min(effect.most, 2),
    words.Refit: lambda outlook, effect: 0.1,
    words.Draw: of_draw,
    words.Discard: of_discard,
    words.Look: lambda outlook, effect: 0.05,
    words.Resource: of_resource,
    words.VoidReserve: lambda outlook, effect: 0.35,
    words.LoseCredit: lambda outlook, effect: 0.02,
    words.Points: of_points,
    words.PlusOneKey: of_plus_key,
    words.Consul: of_consul,
    words.BreakPact: of_break,
    words.ForeignWar: of_war,
    words.ConquestRoll: of_conquest,
    words.ChangeCamp: lambda outlook, effect: 0.1,
    words.Forbid: lambda outlook, effect: 0.1,
    words.March: of_march,
    words.Choice: of_choice,
    words.Roll: of_roll,
    words.Fell: of_fell,
    words.Change: lambda outlook, effect: of_change(outlook, effect),
}


def of_change(outlook: Outlook, effect: words.Change) -> float:
    """Other numbers: the peace roll for who leads, CP of others."""
    if effect.what == "peace_roll":
        return 0.15 * effect.by * (1 if outlook.lead >= 1 else -1)
    if effect.what == "card_cp":
        return 0.6 * harm_to(outlook, effect.who)
    return 0.1


def is_help(card: str) -> bool:
    """Whether it is good for a nation to be named by a card."""
    event = COMPONENTS.cards.get(card) or COMPONENTS.reserves.get(card)
    if event is None:
        return True
    behind = [one for one in event.effects if not isinstance(one, words.Choose)]
    return any(isinstance(one, HELP) and getattr(one, "who", "") in ("chosen", "player") for one in behind)
