"""Maximilian of Austria (20.7): relief, reconquest and help for Milan and Metz, and for the enemies of France."""

from __future__ import annotations

from typing import Any

from warcouncil.campaign import moments, sieges
from warcouncil.campaign.battles import ATTACKER, DEFENDER, SIDES, give_change, lose, losses_due, size_of, take_part
from warcouncil.campaign.control import after_battle, gain
from warcouncil.campaign.counters import free_strength
from warcouncil.campaign.entry import besiegers
from warcouncil.campaign.field_battle import capture_leaders, fight, occupy
from warcouncil.campaign.pieces import INDEPENDENT, Battle, Formation
from warcouncil.campaign.relations import allied, army_size, commanders_in
from warcouncil.campaign.retreats import defenders_retreat
from warcouncil.campaign.stacks import battle_of, everybody, put_down, some
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.powers.foreign_wars import left_of
from warcouncil.titles.tanto_monta.powers.france import SENLIS, SIGNED, dismiss
from warcouncil.titles.tanto_monta.powers.recruiting import wars_of
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.supply import bring

FRANCE, SPAIN, MAXIMILIAN = "france", "spain", "maximilian"
MILAN, METZ = "milan", "metz"
CITIES = (MILAN, METZ)
ARMY, HELP, INSIDE = 8, 5, COMPONENTS.tables.garrison_inside
"""The independents that he brings, those that he sends to a foreign war, and those that fit into a city."""
FIRST = {stack.space: stack.regular for stack in COMPONENTS.setup.garrisons if stack.space in CITIES}
"""City -> its first garrison."""
WITHDRAW: Option = ("withdraw",)
STAND: Option = ("meet",)

KINDS = {
    "maximilian_goes": Kind({"space": ("space",)}),
    "face_maximilian": Kind({"withdraw": (), "meet": ()}),
}
REFUSALS = {"maximilian_goes": "tm-20.7-8", "face_maximilian": "tm-20.7-8"}


def cities(state: TantoMontaState) -> tuple[str, ...]:
    """The cities that he cares for: after Senlis no longer Metz."""
    return (MILAN,) if SENLIS in state.treaties else CITIES  # tm-20.7-16


def maximilian(state: TantoMontaState, player: str) -> Flow:
    """The event, step by step; Spain decides when France has played it."""
    if state.holds(SIGNED):
        return  # tm-20.7-16
    chooser = SPAIN if player == FRANCE else player
    relieved = yield from relieve(state, chooser)
    attacked = yield from reconquer(state, chooser, player, relieved)
    reinforce(state, (*relieved, attacked))
    aid_enemies(state)
    state.maximilian_played = True  # tm-20.7-11
    yield MOMENT


# -- relief


def relieve(state: TantoMontaState, chooser: str) -> Flow:
    """1 He comes to every city that France besieges. Returns those cities."""
    waiting = [city for city in cities(state) if FRANCE in besiegers(state, city)]
    done: tuple[str, ...] = ()
    while waiting:
        city = yield from choose_city(chooser, waiting)
        waiting.remove(city)
        yield from relief(state, city)  # tm-20.7-7
        done = (*done, city)
    return done


def choose_city(chooser: str, found: list[str]) -> Flow:
    options: list[Option] = [("space", city) for city in found]
    _, city = yield Ask(chooser, "maximilian_goes", options)
    return str(city)


def relief(state: TantoMontaState, city: str) -> Flow:
    """Eight independents, or as many as the supply has, and the garrison fight the besiegers."""
    leave_others(state)
    garrison, came = state.stack(city, INDEPENDENT), min(ARMY, free_strength(state, INDEPENDENT, "infantry"))
    foes = besiegers(state, city)
    state.log("maximilian_comes", space=city, amount=came)
    if not came and not garrison.size:
        return
    army = (some(state, INDEPENDENT, "regular", came),) if came else ()  # tm-5.3-5
    state.battle = Battle("field", city, INDEPENDENT, foes, attacking=army)
    state.leaders[MAXIMILIAN] = city
    take_part(state, ATTACKER, city, Formation(INDEPENDENT, (garrison,) if garrison.size else (), (MAXIMILIAN,)))
    for power in foes:
        take_part(state, DEFENDER, city, everybody(state, city, power))
    yield from fight(state)
    attack, defence = battle_of(state).hits
    if battle_of(state).winner == SIDES[ATTACKER]:
        yield from siege_lifted(state, city)
        return
    left = size_of(battle_of(state), ATTACKER)
    stay = min(left, INSIDE if attack == defence else min(garrison.size, INSIDE))  # tm-20.7-7
    end_fight(state, city, stay)
    yield from sieges.check_siege(state, city)


def siege_lifted(state: TantoMontaState, city: str) -> Flow:
    """The besiegers retreat; all survivors stay in the city."""
    yield from capture_leaders(state)
    state.sieges.pop(city, None)
    yield from defenders_retreat(state)
    occupy(state)
    state.leaders.pop(MAXIMILIAN, None)
    yield from after_battle(state)


def end_fight(state: TantoMontaState, place: str, stay: int) -> None:
    """The battle is over: the enemies stand where they stood, and so many independents stay."""
    battle = battle_of(state)
    state.battle = None
    state.leaders.pop(MAXIMILIAN, None)
    put_down(state, place, Formation(battle.defenders[0], battle.defending, battle.defending_leaders))
    if stay:
        state.add_stack(place, some(state, INDEPENDENT, "regular", stay))
    state.log("maximilian_beaten", space=place, amount=stay)


def leave_others(state: TantoMontaState) -> None:
    """He leaves a foreign war, or another city, for a new task."""
    if state.maximilian and state.maximilian in REALM.atlas.spaces:
        dismiss(state)
    state.leaders.pop(MAXIMILIAN, None)
    state.maximilian = ""


# -- reconquest


def reconquer(state: TantoMontaState, chooser: str, player: str, relieved: tuple[str, ...]) -> Flow:
    """2 He attacks one of the cities that France has, for whoever played the card. Returns the city, or nothing."""
    held = [city for city in cities(state) if state.control[city] == FRANCE and city not in relieved]
    if not held:
        return ""
    city = yield from choose_city(chooser, held)
    leave_others(state)
    state.maximilian, state.maximilian_by = city, player
    state.leaders[MAXIMILIAN] = city
    came = bring(state, city, INDEPENDENT, "regular", ARMY)
    state.log("maximilian_comes", space=city, amount=came)
    yield from strike(state)  # tm-20.7-8
    return city


def strikes(state: TantoMontaState, player: str) -> Flow:
    """At the beginning of an impulse of the player who sent him his attack goes on."""
    if player == state.maximilian_by and state.maximilian in REALM.atlas.spaces:
        yield from strike(state)  # tm-20.7-8


def strike(state: TantoMontaState) -> Flow:
    """One round: a field battle, or an assault if few French have withdrawn into the city."""
    nobody_to_fight(state)
    city = state.maximilian
    if not city:
        return
    defenders = french_in(state, city)
    french = sum(army_size(state, city, power) for power in defenders)
    if not french:
        yield from city_taken(state)
        return
    choice = WITHDRAW if besiegers(state, city) else STAND
    if french <= INSIDE and choice == STAND:
        choice = yield Ask(FRANCE, "face_maximilian", [WITHDRAW, STAND], about={"space": city})
    kind = "assault" if choice == WITHDRAW else "field"
    state.battle = Battle(kind, city, INDEPENDENT, defenders)
    leader = (MAXIMILIAN,) if state.leaders.get(MAXIMILIAN) == city else ()  # he may have fallen ill: tm-18.5-1
    take_part(state, ATTACKER, city, Formation(INDEPENDENT, (state.stack(city, INDEPENDENT),), leader))
    for power in defenders:
        take_part(state, DEFENDER, city, everybody(state, city, power))
    yield from storm(state) if kind == "assault" else meet(state)


def nobody_to_fight(state: TantoMontaState) -> None:
    """Looked at when control may have changed: his attack is over once the city is French no more, or his army gone."""
    city = state.maximilian
    if city not in REALM.atlas.spaces or (state.battle is not None and state.battle.place == city):
        return
    if state.control[city] == INDEPENDENT:
        state.leaders.pop(MAXIMILIAN, None)
        state.maximilian = state.maximilian_by = ""  # tm-20.7-26
    elif state.control[city] != FRANCE or not state.stack(city, INDEPENDENT).size:
        dismiss(state)  # tm-20.7-26


def french_in(state: TantoMontaState, city: str) -> tuple[str, ...]:
    """Who defends a city against him: the French and their friends, not those who besiege it as well."""
    outside = besiegers(state, city)
    return tuple(
        power
        for power in commanders_in(state, city)
        if power in REALM.majors and power not in outside and allied(state, power, FRANCE)
    )


def meet(state: TantoMontaState) -> Flow:
    """A field battle: beaten he is gone; victorious he has the city."""
    city = battle_of(state).place
    yield from fight(state)
    if battle_of(state).winner == SIDES[DEFENDER]:
        end_fight(state, city, 0)  # tm-20.7-26
        state.maximilian = state.maximilian_by = ""
        return
    yield from capture_leaders(state)
    yield from defenders_retreat(state)
    occupy(state)
    yield from city_taken(state)


def storm(state: TantoMontaState) -> Flow:
    """An assault: he goes if he can no longer besiege those inside."""
    city, defenders = battle_of(state).place, battle_of(state).defenders
    yield from moments.offer(state, "assault_combat_cards", defenders)
    yield from sieges.roll_dice(state)
    yield from moments.offer(state, "assault_after_dice", defenders)
    attack = battle_of(state).hits[ATTACKER]
    due = losses_due(battle_of(state))
    yield from lose(state, ATTACKER, due[ATTACKER])
    lost = yield from lose(state, DEFENDER, due[DEFENDER])
    yield from give_change(state, *lost)
    battle = battle_of(state)
    if battle.attacking and not battle.defending and attack:
        yield from capture_leaders(state)
        occupy(state)
        yield from city_taken(state)
    elif size_of(battle, ATTACKER) <= size_of(battle, DEFENDER):
        end_fight(state, city, 0)  # tm-20.7-26
        state.maximilian = state.maximilian_by = ""
    else:
        occupy(state)


def city_taken(state: TantoMontaState) -> Flow:
    """The city is independent again; the survivors stay as its garrison, and he goes."""
    city = state.maximilian
    gain(state, INDEPENDENT, city)  # tm-20.7-26
    state.leaders.pop(MAXIMILIAN, None)
    state.maximilian = state.maximilian_by = ""
    yield from sieges.check_sieges(state)  # others may have besieged the French in it: tm-15.3-1
    yield from after_battle(state)


# -- garrisons and foreign wars


def reinforce(state: TantoMontaState, helped: tuple[str, ...]) -> None:
    """3 Free cities that nobody besieges have their first garrison again."""
    for city in cities(state):
        short = FIRST[city] - state.stack(city, INDEPENDENT).size
        if city not in helped and state.control[city] == INDEPENDENT and city not in state.sieges and short > 0:
            came = bring(state, city, INDEPENDENT, "regular", short)  # tm-20.7-9 tm-20.7-25
            state.log("garrison_filled", space=city, amount=came)


def aid_enemies(state: TantoMontaState) -> None:
    """4 Five independents go to a foreign war of France, and he with them if he is free; Burgundy first."""
    wars = wars_of(state, FRANCE)
    if not wars:
        return
    war = wars[0]
    came = min(HELP, left_of(state, war))  # tm-5.3-5
    state.foreign_wars[war] += came  # tm-20.7-10
    state.log("enemies_join", place=war, amount=came)
    if state.maximilian not in REALM.atlas.spaces:
        state.leaders[MAXIMILIAN] = war  # tm-20.7-10
        state.maximilian = war


def waits_no_more(data: dict[str, Any]) -> dict[str, Any]:
    """A state from before version 6: who fell ill of the plague as he attacked a city waited for ever."""
    waiting = data.get("away_leaders", {})
    if MAXIMILIAN not in waiting:
        return data
    return {**data, "away_leaders": {leader: turn for leader, turn in waiting.items() if leader != MAXIMILIAN}}


AFTER_BATTLE = (nobody_to_fight,)
