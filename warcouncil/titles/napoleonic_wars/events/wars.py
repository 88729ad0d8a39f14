"""Foreign wars that cards begin (6.12, 6.13): the pieces that go there, and what a nation does that is short of them.

Whoever lacks pieces must use cards, reserve cards and resources at once to take them out of Regroup or to build them;
CP that are left over are lost. Who still cannot meet the demand must submit (15.42).
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.napoleonic_wars.changes import card_cp
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import submission
from warcouncil.titles.napoleonic_wars.diplomacy.purse import use
from warcouncil.titles.napoleonic_wars.effects import Commitment, ForeignWar
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.holds import nation
from warcouncil.titles.napoleonic_wars.events.operations import Operation, carry_out
from warcouncil.titles.napoleonic_wars.events.rules import takes_effect
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import duchies_with, is_run, owner
from warcouncil.titles.napoleonic_wars.sea.off_map import available, send
from warcouncil.titles.napoleonic_wars.seasons.plays import fresh_reserves
from warcouncil.titles.napoleonic_wars.state import LEADERS, REGROUP, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.building import COSTS, NAVIES, leader_forbidden, unbuilt

KINDS = {
    "event_commit": Kind(
        {"commit_unit": ("space",), "commit_leader": ("leader",), "commit_squadron": ("place", "amount")}
    ),
    "event_levy": Kind({"pay_card": ("card",), "pay_reserve": ("reserve",), "pay_resource": ()}, public=False),
}
REFUSALS = {"event_commit": "nw-6.13-1", "event_levy": "nw-6.12-2"}


class Purse:
    """The CP that a nation has raised at once for one event; what is left over is lost."""

    def __init__(self) -> None:
        self.cp = 0


def begin(state: NapoleonicState, scene: Scene, effect: ForeignWar) -> Flow:
    """The card lies aside with its pieces until one of the nations ends the war (6.13)."""
    enders = [nation(state, scene, who) for who in effect.enders]
    state.wars[scene.card] = tuple([one for one in enders if one])  # nw-6.13-1
    state.log("war_begins", card=scene.card)
    for side in effect.sides:
        who = nation(state, scene, side.who)
        short = yield from commit(state, scene, who, side, scene.card)
        if short:
            submission.forced(state, who)  # nw-6.12-3


def commit(state: NapoleonicState, scene: Scene, who: str, side: Commitment, target: str) -> Flow:
    """One nation's pieces for a war; returns how many it lacks."""
    purse, short = Purse(), 0
    leaders = side.leaders
    if side.leader_if_any and not state.leaders_on_map(who):
        leaders = 0
    for _ in range(side.squadrons):
        short += not (yield from commit_squadron(state, scene, who, target, purse))
    for _ in range(leaders):
        short += not (yield from commit_leader(state, scene, who, target, purse))
    for _ in range(side.units):
        short += not (yield from commit_unit(state, scene, who, target, purse))
    return short


def commit_unit(state: NapoleonicState, scene: Scene, who: str, target: str, purse: Purse) -> Flow:
    """A unit from the map, else out of Regroup, else one that is built at once (6.12, 6.13)."""
    options: list[Option] = [("commit_unit", space) for space in duchies_with(state, who)]
    if options:
        choice = yield from decide(state, scene, who, "event_commit", options)
        state.add_units(str(choice[1]), who, -1)
    elif state.units_at(REGROUP, who) and (yield from afford(state, who, purse, COSTS.regroup)):
        state.add_units(REGROUP, who, -1)  # nw-6.13-5
    elif unbuilt(state, who) <= 0 or not (yield from afford(state, who, purse, COSTS.unit)):
        return False
    state.add_units(target, who, 1)  # nw-6.13-1
    return True


def commit_leader(state: NapoleonicState, scene: Scene, who: str, target: str, purse: Purse) -> Flow:
    options: list[Option] = [("commit_leader", leader) for leader, _ in state.leaders_on_map(who)]
    if options:
        choice = yield from decide(state, scene, who, "event_commit", options)
        state.put_leader(str(choice[1]), target)
        return True
    waiting: list[Option] = [("commit_leader", leader) for leader in state.leaders_at(REGROUP) if owner(leader) == who]
    if waiting and (yield from afford(state, who, purse, COSTS.regroup)):
        choice = yield from decide(state, scene, who, "event_commit", waiting)
        state.put_leader(str(choice[1]), target)  # nw-6.13-5
        return True
    fresh = [one for one in LEADERS if owner(one) == who and leader_forbidden(state, one) is None]
    for leader in sorted(fresh, key=lambda one: LEADERS[one].command)[:1]:
        if (yield from afford(state, who, purse, LEADERS[leader].command)):
            state.put_leader(leader, target)  # nw-6.12-2
            return True
    return False


def commit_squadron(state: NapoleonicState, scene: Scene, who: str, target: str, purse: Purse) -> Flow:
    """A squadron from wherever it lies, but none that is being built (6.13)."""
    ready = available(state, who)
    if ready:
        options: list[Option] = [("commit_squadron", place, mark) for place, mark in ready]
        choice = yield from decide(state, scene, who, "event_commit", options)
        send(state, who, str(choice[1]), int(choice[2]), target)
        return True
    room = state.ships_in_play(who) < NAVIES.get(who, 0)
    if room and (yield from afford(state, who, purse, COSTS.squadron)):
        state.add_ship(target, who, 0)  # nw-6.12-2
        return True
    return False


# -- CP at once


def afford(state: NapoleonicState, who: str, purse: Purse, cost: int) -> Flow:
    """Whether a nation can pay: what it lacks it raises with cards, reserve cards and resources, one by one (6.12)."""
    while purse.cp < cost:
        options = list(means(state, who))
        if not options:
            return False
        choice = options[0]
        if len(options) > 1 and who in state.seats:
            choice = yield Ask(who, "event_levy", lambda now: list(means(now, who)), about={"cp": cost - purse.cp})
        purse.cp += pay_with(state, who, choice)  # nw-6.12-2
    purse.cp -= cost
    return True


def means(state: NapoleonicState, who: str) -> Iterator[Option]:
    yield from (("pay_card", card) for card in state.hands[who])
    if is_run(state, who):
        yield from (("pay_reserve", one) for one in fresh_reserves(state, who))
        yield from (("pay_card", card) for card in state.spares.get(who, ()))  # nw-14.31-4
        if state.resources[who] and len(state.deck):
            yield ("pay_resource",)


def pay_with(state: NapoleonicState, who: str, choice: Option) -> int:
    """The CP of one card, reserve card or resource that is used at once."""
    if choice[0] == "pay_resource":
        state.resources[who] -= 1
        state.log("resource_used", power=who)
        hands.draw(state, who)
        return 0
    if choice[0] == "pay_reserve":
        state.used_reserves.add(str(choice[1]))
        cp = card_cp(state, who, COMPONENTS.reserves[str(choice[1])].cp)
        state.log("reserve_used", power=who, reserve=str(choice[1]), cp=cp)
        return cp
    card = str(choice[1])
    if card in state.spares.get(who, ()):
        return use(state, who, card)
    if who in state.seats:
        hands.discard(state, who, card)
    else:
        card = hands.discard_random(state, who)
    takes_effect(state, who, card)
    return card_cp(state, who, COMPONENTS.cards[card].cp)


# -- the end


def war_won(state: NapoleonicState, card: str, power: str) -> Flow:
    """Step: what a nation wins that has ended a foreign war."""
    for index, effect in enumerate(COMPONENTS.cards[card].effects):
        if isinstance(effect, ForeignWar) and effect.won_by == power:
            yield from carry_out(state, Scene(card, power), f"{index}/prize/")


STEPS = {"war_won": war_won}
OPERATIONS = {ForeignWar: Operation(begin)}
