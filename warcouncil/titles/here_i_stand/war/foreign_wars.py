"""Foreign wars (21.7): armies that leave the map until a revolt or a war far away is over.

A war is a place like others for the units sent there; its enemies are a number. What begins one is an event.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import sieges
from warcouncil.campaign.battles import ATTACKER, DEFENDER, size_of, take_part
from warcouncil.campaign.counters import can_split
from warcouncil.campaign.field_battle import fight
from warcouncil.campaign.forces import log_losses, strongholds
from warcouncil.campaign.pieces import INDEPENDENT, Battle, Formation
from warcouncil.campaign.relations import army_size, besieged, friendly, own_capitals
from warcouncil.campaign.stacks import battle_of, everybody, lift, number, put_down, side, some
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action
from warcouncil.titles.here_i_stand.components import FOREIGN_WARS, KEYS, LAND_UNITS, LEADERS, SPACES
from warcouncil.titles.here_i_stand.state import HereIStandState

DONE: Option = ("done",)

KINDS = {
    "foreign_units": Kind({"send_units": ("space", "power", "unit", "amount")}),
    "foreign_leaders": Kind({"leader": ("leader",), "done": ()}),
    "homecoming": Kind({"space": ("space",)}),
}
REFUSALS = {
    "foreign_units": "his-21.7-1",
    "foreign_leaders": "his-21.7-1",
    "homecoming": "his-21.7-4",
}


def missing(state: HereIStandState, war: str) -> int:
    """How many units a war lacks of those it asks for."""
    facts = FOREIGN_WARS[war]
    return max(0, facts.units - army_size(state, war, facts.power))  # his-21.7-6


# -- the beginning


def begin(state: HereIStandState, war: str, player: str) -> Flow:
    """A foreign war breaks out: its card lies on the table, its power sends units and leaders."""
    facts = FOREIGN_WARS[war]
    state.on_table[facts.card] = facts.power
    state.foreign_wars[war] = facts.enemies  # his-21.7-2
    state.log("foreign_war", power=facts.power, place=war, amount=facts.enemies, power2=player)
    yield from send_units(state, war)
    yield from send_leaders(state, war)
    state.picked = None
    yield from sieges.check_sieges(state)  # his-15.3-4


def send_units(state: HereIStandState, war: str) -> Flow:
    """The power takes the units from wherever it likes, as many as are asked for if it has them."""
    power = FOREIGN_WARS[war].power
    while missing(state, war):
        options = units_to_send(state, war)
        if not options:
            return
        about = {"place": war, "amount": missing(state, war)}
        _, space, owner, unit, many = yield Ask(power, "foreign_units", options, about=about)  # his-21.7-1
        leaving = Formation(power, (some(state, owner, unit, many),))
        lift(state, space, leaving)
        put_down(state, war, leaving)
        state.picked = everybody(state, war, power)
        state.log("units_sent", power=power, unit=unit, amount=many, space=space, place=war)


def units_to_send(state: HereIStandState, war: str) -> list[Option]:
    """Its own units outside besieged walls; where the counters give no change, other numbers are sent."""
    power, most = FOREIGN_WARS[war].power, missing(state, war)
    found: list[Option] = []
    shown: list[Option] = []
    for space in SPACES:
        stack = state.stack(space, power)
        if not stack.size or (besieged(state, space) and power not in dict(state.sieges[space])):
            continue  # his-21.7-1
        for unit in LAND_UNITS:
            for many in range(min(most, number(state, stack, unit)), 0, -1):
                found.append(("send_units", space, power, unit, many))
                if can_split(state, power, space, war, some(state, power, unit, many)):
                    shown.append(found[-1])  # his-5.2-2
    return shown or found


def send_leaders(state: HereIStandState, war: str) -> Flow:
    """Leaders go along from anywhere, as many as the power likes."""
    power = FOREIGN_WARS[war].power
    while True:
        able = [leader for leader in LEADERS if state.leaders.get(leader) in SPACES and side(state, leader) == power]
        if not able:
            return
        options: list[Option] = [*(("leader", leader) for leader in able), DONE]
        choice = yield Ask(power, "foreign_leaders", options, about={"place": war})  # his-21.7-1
        if choice == DONE:
            return
        state.leaders[str(choice[1])] = war
        state.picked = everybody(state, war, power)
        state.log("leader_sent", leader=choice[1], place=war)


# -- the action


def war_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    for war in FOREIGN_WARS if state.foreign_wars else ():
        if war in state.foreign_wars and FOREIGN_WARS[war].power == power:
            yield ("fight_foreign_war", war)


def war_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return None if army_size(state, str(option[1]), power) else "his-21.7-3"


def fight_foreign_war(state: HereIStandState, power: str, option: Option) -> Flow:
    """One battle; the war is over when no enemy is left."""
    war = str(option[1])
    yield from fight_foreign(state, war, power)  # his-21.7-3
    if not state.foreign_wars[war]:
        yield from end(state, war)  # his-21.7-7


# -- the end


def end(state: HereIStandState, war: str) -> Flow:
    """The survivors and all leaders come home, and the card is discarded."""
    facts = FOREIGN_WARS[war]
    del state.foreign_wars[war]
    del state.on_table[facts.card]
    state.put_away(facts.card)
    state.log("foreign_war_over", power=facts.power, place=war)
    army = everybody(state, war, facts.power)
    if not army.troops and not army.leaders:
        return
    home = ""
    options: list[Option] = [("space", space) for space in homes(state, facts.power)]
    if options:
        _, home = yield Ask(facts.power, "homecoming", options, about={"place": war})  # his-21.7-4
    lift(state, war, army)
    come_home(state, war, army, home)
    yield from sieges.check_siege(state, home)  # his-15.3-1


def homes(state: HereIStandState, power: str) -> tuple[str, ...]:
    """The capital, besieged or not, otherwise a friendly home key, otherwise any fortified space of the power."""
    keys = tuple(space for space in KEYS if SPACES[space].home == power and friendly(state, power, space))
    return own_capitals(state, power) or keys or strongholds(state, power)  # his-21.7-4


def come_home(state: HereIStandState, war: str, army: Formation, home: str) -> None:
    """The army is in its new space; without any space in its power's hands it is gone."""
    if home:
        put_down(state, home, army)
        state.log("army_home", power=army.power, space=home, amount=army.size)
        return
    for stack in army.troops:
        log_losses(state, war, stack)
    for leader in army.leaders:
        state.log("leader_gone", leader=leader)


def fight_foreign(state: HereIStandState, place: str, power: str) -> Flow:
    """21.7: the units on a foreign war card fight; nobody is the defender and nobody retreats."""
    foreign = some(state, INDEPENDENT, "regular", state.foreign_wars[place])
    state.battle = Battle("foreign", place, power, (INDEPENDENT,), defending=(foreign,))
    take_part(state, ATTACKER, place, everybody(state, place, power))
    yield from fight(state)
    battle = battle_of(state)
    state.battle = None
    put_down(state, place, Formation(power, battle.attacking, battle.attacking_leaders))
    state.foreign_wars[place] = size_of(battle, DEFENDER)  # his-21.7-7


MENU = {
    "fight_foreign_war": Action(
        war_candidates, war_forbidden, "assault_foreign_war", fight_foreign_war, needs="his-21.7-3"
    ),
}
