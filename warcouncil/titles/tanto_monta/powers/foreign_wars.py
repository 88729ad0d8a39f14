"""Foreign wars on land (20.9): armies that leave the map until Burgundy, Brittany or the tribes are beaten.

A war is a place like others for the units sent there; its enemies are a number. What begins one is an event.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.battles import ATTACKER, DEFENDER, stacks_of, take_part
from warcouncil.campaign.counters import can_add, can_split, free_strength, standing
from warcouncil.campaign.field_battle import fight
from warcouncil.campaign.pieces import INDEPENDENT, Battle, Formation
from warcouncil.campaign.relations import army_size, besieged
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import battle_of, everybody, lift, number, put_down, served_by, some
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.menu import by_power
from warcouncil.titles.tanto_monta.powers.common import SPACES, home_keys
from warcouncil.titles.tanto_monta.powers.recruiting import WARS, missing, room, wars_of
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, REALM, TRIBAL, TRIBES
from warcouncil.titles.tanto_monta.state import TantoMontaState

FRANCE, PORTUGAL, CASTILE = "france", "portugal", "castile"
BRITTANY, PARIS, MAXIMILIAN = "brittany", "paris", "maximilian"
VP = {"burgundy": "burgundy_war", BRITTANY: "brittany_war", TRIBES: "tribal_insurrection"}
LAST_TIME = 2
"""Wars of France leave the game when they have been won so often."""
DONE: Option = ("done",)
AIDED = Fact("aided_brittany", "amount")
"""Castile has sent its first, its second militia of this impulse."""
FACTS = (AIDED,)

KINDS = {
    "foreign_units": Kind({"send_units": ("space", "unit", "amount"), "done": ()}),
    "foreign_leader": Kind({"leader": ("leader",), "done": ()}),
    "homecoming": Kind({"space": ("space",)}),
}
REFUSALS = {"foreign_units": "tm-20.9-1", "foreign_leader": "tm-20.9-2", "homecoming": "tm-20.9-4"}


# -- the beginning


def begin(state: TantoMontaState, war: str) -> Flow:
    """A foreign war breaks out: its card lies on the table, its power sends units and a leader."""
    facts = WARS[war]
    state.on_table[facts.card] = facts.power
    state.foreign_wars[war] = min(enemies(state, war), left_of(state, war))  # tm-5.3-5
    state.log("foreign_war", power=facts.power, place=war, amount=state.foreign_wars[war])
    yield from send_units(state, war)
    yield from send_leader(state, war)
    yield from check_sieges(state)


def enemies(state: TantoMontaState, war: str) -> int:
    """How many enemies there are at first: of the tribes as many as Portugal has settlements, if those are more."""
    settled = sum(player == PORTUGAL for player in state.settlements.values()) if war == TRIBES else 0
    return max(WARS[war].enemies, settled)  # tm-20.9-16


def left_of(state: TantoMontaState, war: str) -> int:
    """How many of the enemies' counters are in the supply: of the tribes, or of independents."""
    return free_strength(state, TRIBAL if war == TRIBES else INDEPENDENT, "infantry")


def send_units(state: TantoMontaState, war: str) -> Flow:
    """The power takes units from wherever it likes, at least as many as are asked for if it has them."""
    power = WARS[war].power
    while room(state, war):
        with OneLook(state):
            options = units_to_send(state, war)
        if not options:
            return
        least = missing(state, war)
        about = {"place": war, "amount": least}
        choice = yield Ask(power, "foreign_units", options if least else [*options, DONE], about=about)  # tm-20.9-1
        if choice == DONE:
            return
        space, unit, many = str(choice[1]), str(choice[2]), int(choice[3])
        leaving = Formation(power, (some(state, power, unit, many),))
        lift(state, space, leaving)
        put_down(state, war, leaving)
        state.log("units_sent", power=power, unit=unit, amount=many, space=space, place=war)


def units_to_send(state: TantoMontaState, war: str) -> list[Option]:
    """Its own units outside besieged walls; where the counters give no change, other numbers are sent."""
    power, most = WARS[war].power, room(state, war)
    found: list[Option] = []
    shown: list[Option] = []
    here = standing(state, power)
    for space in [space for space in SPACES if space in here]:
        if besieged(state, space) and power not in dict(state.sieges[space]):
            continue  # tm-20.9-1
        stack = here[space]
        parts = [(unit, many) for unit in LAND_UNITS for many in range(min(most, number(state, stack, unit)), 0, -1)]
        for unit, many in parts:
            found.append(("send_units", space, unit, many))
            if can_split(state, power, space, war, some(state, power, unit, many)):
                shown.append(found[-1])
    return shown or found


def able_leaders(state: TantoMontaState, power: str) -> list[str]:
    """The leaders of a power on the map, besieged or not."""
    served = served_by(state)
    return [one for one in REALM.leaders if one in served and served[one] == power and state.leaders[one] in SPACES]


def send_leader(state: TantoMontaState, war: str) -> Flow:
    """A leader may go along, from anywhere on the map."""
    power = WARS[war].power
    able = able_leaders(state, power)
    if not able:
        return
    options: list[Option] = [*(("leader", leader) for leader in able), DONE]
    choice = yield Ask(power, "foreign_leader", options, about={"place": war})
    if choice != DONE:
        join(state, str(choice[1]), war)  # tm-20.9-2


def join(state: TantoMontaState, leader: str, war: str) -> None:
    state.leaders[leader] = war
    state.log("leader_sent", leader=leader, place=war)


# -- the actions


def war_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    for war in wars_of(state, power):
        yield ("foreign_war", war)


def war_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    return None if army_size(state, str(option[1]), power) else "tm-20.9-3"


def fight_war(state: TantoMontaState, power: str, option: Option) -> Flow:
    """One battle; the war is over when no enemy is left."""
    war = str(option[1])
    yield from fight_foreign(state, war)  # tm-20.9-3
    if not state.foreign_wars[war]:
        yield from end(state, war)  # tm-20.9-4


def join_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    """Leaders join the wars of their power at any time."""
    for war in wars_of(state, power):
        for leader in able_leaders(state, power):
            yield ("join_war", leader, war)


def free_to_go(state: TantoMontaState, power: str, option: Option) -> str | None:
    return None


def join_war(state: TantoMontaState, power: str, option: Option) -> Flow:
    join(state, str(option[1]), str(option[2]))  # tm-20.9-6
    yield from check_sieges(state)  # tm-15.3-1


def aid_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    if power == CASTILE and BRITTANY in state.foreign_wars:
        yield ("aid_brittany",)


def aid_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """Up to two militia an impulse, never more than there are Bretons."""
    sent = state.number(BRITTANY, CASTILE, "militia")
    if state.holds(AIDED, WARS[BRITTANY].militia) or sent >= state.foreign_wars[BRITTANY]:
        return "tm-20.9-8"
    if power in state.beaten:
        return "tm-22.1-14"
    return None if can_add(state, CASTILE, "militia", 1, BRITTANY) else "tm-17.1-1"


def aid_brittany(state: TantoMontaState, power: str, option: Option) -> None:
    state.add_troops(BRITTANY, CASTILE, militia=1)
    state.mark(AIDED, 2 if state.holds(AIDED, 1) else 1)  # tm-20.9-8
    state.log("built", power=CASTILE, unit="militia", place=BRITTANY)


# -- the fight


def fight_foreign(state: TantoMontaState, war: str) -> Flow:
    """The units on the card fight: no die for defenders, and nobody retreats."""
    power = WARS[war].power
    helpers = state.number(war, CASTILE, "militia") if war == BRITTANY else 0
    state.remove_troops(war, CASTILE, militia=helpers)
    if war == TRIBES:
        foes = REALM.troops(TRIBAL, militia=state.foreign_wars[war])  # tm-20.9-16
    else:
        foes = REALM.troops(INDEPENDENT, regular=state.foreign_wars[war], militia=helpers)
    defenders = (foes.owner, *((CASTILE,) if helpers else ()))
    state.battle = Battle("foreign", war, power, defenders, defending=(foes,))
    take_part(state, ATTACKER, war, everybody(state, war, power))
    if state.leaders.get(MAXIMILIAN) == war:
        take_part(state, DEFENDER, war, Formation(INDEPENDENT, (), (MAXIMILIAN,)))
    yield from fight(state)  # tm-20.9-15
    battle = battle_of(state)
    state.battle = None
    put_down(state, war, Formation(power, battle.attacking, battle.attacking_leaders))
    put_down(state, war, Formation(INDEPENDENT, (), battle.defending_leaders))
    left = stacks_of(battle, DEFENDER)
    native = sum(number(state, stack, "militia" if war == TRIBES else "regular") for stack in left)
    state.foreign_wars[war] = native
    if helpers:
        state.add_troops(war, CASTILE, militia=sum(number(state, stack, "militia") for stack in left))


# -- the end


def end(state: TantoMontaState, war: str) -> Flow:
    """The victor scores; the survivors and all leaders come home; the card is discarded, or leaves the game."""
    facts = WARS[war]
    del state.foreign_wars[war]
    del state.on_table[facts.card]
    state.log("foreign_war_over", power=facts.power, place=war)
    state.award(facts.power, VP[war], facts.vp)  # tm-20.9-4 tm-22.3-31 tm-22.3-58 tm-22.3-59
    won = sum(marker == VP[war] for marker, _ in state.bonus_vp[facts.power])
    if facts.power == FRANCE and won >= LAST_TIME:
        state.remove_card(facts.card)
    else:
        state.put_away(facts.card)
    state.remove_troops(war, CASTILE, militia=state.number(war, CASTILE, "militia"))
    if state.leaders.get(MAXIMILIAN) == war:
        del state.leaders[MAXIMILIAN]
        state.maximilian = ""
    yield from come_home(state, war)


def come_home(state: TantoMontaState, war: str) -> Flow:
    """The army goes to Paris, or to a Portuguese home key; without one it waits on the card."""
    power = WARS[war].power
    army = everybody(state, war, power)
    homes = [PARIS] if power == FRANCE else home_keys(state, power)
    if not homes or not (army.troops or army.leaders):
        return
    options: list[Option] = [("space", home) for home in homes]
    _, home = yield Ask(power, "homecoming", options, about={"place": war})  # tm-20.9-4
    lift(state, war, army)
    put_down(state, str(home), army)
    state.log("army_home", power=power, space=home, amount=army.size)
    yield from check_sieges(state)


def latecomers(state: TantoMontaState) -> Flow | None:
    """Armies of wars that are over come home as soon as there is a home key again."""
    for war, facts in WARS.items():
        army = facts.power and war not in state.foreign_wars and everybody(state, war, facts.power)
        if army and (army.troops or army.leaders) and home_keys(state, facts.power):
            return come_home(state, war)
    return None


MENU = {
    "foreign_war": by_power(
        Action(war_candidates, war_forbidden, "foreign_war", fight_war, needs="tm-20.9-3", only_with="foreign_wars"),
        "foreign_war",
        "takes_part",
    ),
    "aid_brittany": by_power(
        Action(aid_candidates, aid_forbidden, "militia", aid_brittany, needs="tm-20.9-8", only_with="foreign_wars"),
        "aid_brittany",
        "recruits",
    ),
    "join_war": by_power(
        Action(join_candidates, free_to_go, FREE, join_war, needs="tm-20.9-6", only_with="foreign_wars"), "join_war"
    ),
}
AFTER_BATTLE = (latecomers,)
