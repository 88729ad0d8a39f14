"""Events of Italy: Master of Italy (#12), City State Rebels (#71) and the Sack of Rome (#95, 21.5)."""

from __future__ import annotations

from warcouncil.campaign import control, field_battle, forces, navies, sieges, stacks
from warcouncil.campaign.battles import size_of
from warcouncil.campaign.pieces import Battle, Formation
from warcouncil.campaign.relations import allied, army, besieged, commander, commanders_in, sailors_in
from warcouncil.campaign.stacks import (
    battle_of,
    everybody,
    leaders_in,
    lift,
    number,
    put_down,
    side,
    some,
)
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.here_i_stand.cards.common import (
    choose,
    event,
    needs,
    put_units,
    settle,
    take_away,
)
from warcouncil.titles.here_i_stand.components import (
    INDEPENDENT,
    KEYS,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    NAVAL_UNITS,
    SPACES,
    ZONES,
)
from warcouncil.titles.here_i_stand.powers import papal
from warcouncil.titles.here_i_stand.state import HereIStandState

ATTACKER, DEFENDER = 0, 1
PAPACY = "papacy"
ROME = "rome"
ITALIAN_KEYS = ("genoa", "milan", "venice", "florence", "naples")
MASTER_VP: dict[int, int] = {3: 1, 4: 2, 5: 2}
"""Italian keys -> victory points."""
MASTER_CARD = 2
"""With exactly so many keys there is a card instead."""
REBELS = 5
HIT = 5
ROBBED = 5
"""What Saint Peter's loses."""
LOOT = 2
"""Cards of the Papacy that are drawn; one of them is kept."""

KINDS = {
    "city_state_rebels": Kind({"space": ("space",)}),
    "rebels_kill": Kind({"take_unit": ("space", "power", "unit")}),
    "sack_of_rome": Kind({"sack": ("space", "power")}),
    "loot": Kind({"keep_card": ("card",)}, public=False),
}


# -- Master of Italy (#12)


def master_of_italy(state: HereIStandState, power: str) -> None:
    """VP for whoever controls most Italian keys, a card for whoever controls two."""
    for major in MAJORS:
        keys = sum(commander(state, state.control[key]) == major for key in ITALIAN_KEYS)
        if keys in MASTER_VP:
            state.add_bonus(major, "master_of_italy", MASTER_VP[keys])
            state.log("master_of_italy", power=major, amount=keys, vp=MASTER_VP[keys])
        elif keys == MASTER_CARD:
            hands.draw(state, major)


# -- City State Rebels (#71)


def captured_keys(state: HereIStandState, power: str) -> list[str]:
    """Keys in foreign hands that nobody besieges."""
    return [
        key
        for key in KEYS
        if commander(state, state.control[key]) in MAJORS
        and not allied(state, state.control[key], SPACES[key].home)
        and not besieged(state, key)
    ]


def city_state_rebels(state: HereIStandState, power: str) -> Flow:
    """A key rises: its garrison suffers, and if nobody is left it is free."""
    key = yield from choose(power, "city_state_rebels", "space", captured_keys(state, power))
    dice = state.dice.rolls(REBELS, 6, "rebels")
    hits = sum(die >= HIT for die in dice)
    state.log("rebels", space=key, dice=list(dice), amount=hits)
    for _ in range(hits):
        yield from rebels_kill(state, key)
    if not commanders_in(state, key) and not sailors_in(state, key):
        yield from free_key(state, power, key)
    else:
        yield from settle(state, *((key, stack.owner) for stack in state.troops.get(key, ())))


def garrison(state: HereIStandState, key: str) -> list[Option]:
    """The land units and ships in a key, one option for each kind and owner."""
    land: list[Option] = [
        ("take_unit", key, stack.owner, unit)
        for stack in state.troops.get(key, ())
        for unit in LAND_UNITS
        if number(state, stack, unit)
    ]
    ships: list[Option] = []
    for fleet in state.fleets.get(key, ()):
        here = zip(NAVAL_UNITS, fleet.counts, strict=True)
        ships += [("take_unit", key, fleet.owner, unit) for unit, many in here if many]
    return list(dict.fromkeys(land + ships))


def rebels_kill(state: HereIStandState, key: str) -> Flow:
    """The power that controls the key removes a unit there."""
    options = garrison(state, key)
    if not options:
        return
    _, _, owner, unit = yield Ask(commander(state, state.control[key]), "rebels_kill", options)
    if unit in LAND_UNITS:
        stacks.remove_units_at(state, key, owner, unit, 1)
    else:
        fleet = next(
            fleet for fleet in state.fleets[key] if fleet.owner == owner and navies.number(state, (fleet,), unit)
        )
        navies.sink(state, key, navies.of_kind(state, fleet, unit))
        navies.leave_no_leader_alone(state, key, commander(state, fleet.user))  # his-5.1-8
    state.log("units_lost", power=owner, unit=unit, amount=1, place=key)


def free_key(state: HereIStandState, power: str, key: str) -> Flow:
    """The key is its old owner's again: leaders in it are the player's captives, a regular comes in."""
    for leader in LEADERS:
        if state.leaders.get(leader) == key:
            own = side(state, leader) == power
            yield from forces.capture(state, (leader,), INDEPENDENT if own else power, key)
    for other in MAJORS:
        for admiral in navies.admirals_in(state, key, other):
            navies.wait_for_next_turn(state, admiral)
    home = SPACES[key].home
    control.gain(state, commander(state, home), key)  # his-22.6-3
    put_units(state, key, home, "regular", 1)  # his-22.6-2
    yield MOMENT
    yield from control.after_battle(state)


# -- Sack of Rome (#95)


def sackers(state: HereIStandState) -> list[Option]:
    """The stacks in Italy with more mercenaries than Rome has Papal regulars."""
    guards = state.number(ROME, PAPACY, "regular")
    return [
        ("sack", space, power)
        for space in ZONES["italian"]
        for power in commanders_in(state, space)
        if power != PAPACY
        and sum(number(state, stack, "mercenary") for stack in army(state, space, power)) > guards  # his-21.5-8
        and (not besieged(state, space) or power in dict(state.sieges[space]))
    ]


def sack_of_rome(state: HereIStandState, power: str) -> Flow:
    """Unpaid mercenaries march on Rome, fight the Papal guards, and come back."""
    _, space, sacker = yield Ask(power, "sack_of_rome", sackers(state))
    march_on_rome(state, space, sacker)
    guards = size_of(battle_of(state), DEFENDER)
    yield from field_battle.fight(state)  # his-21.5-9
    fallen = battle_of(state).winner == "attacker"
    yield from leave_rome(state, space, battle_of(state).hits[ATTACKER] - guards)
    if fallen:
        papal.rob_peters(state, ROBBED)  # his-21.5-12
        state.remove_card("sack_of_rome")  # his-21.5-12
        yield from plunder(state, sacker)
    else:
        state.put_away("sack_of_rome")  # his-21.5-11


def march_on_rome(state: HereIStandState, space: str, sacker: str) -> None:
    """The whole stack with its leaders against the Papal regulars in Rome."""
    army_ = everybody(state, space, sacker)
    lift(state, space, army_)
    guards = some(state, PAPACY, "regular", state.number(ROME, PAPACY, "regular"))
    leaders = leaders_in(state, ROME, PAPACY) if guards.size else ()
    lift(state, ROME, Formation(PAPACY, (guards,), leaders))
    state.battle = Battle(
        "sack",
        ROME,
        sacker,
        (PAPACY,),
        attacking=army_.troops,
        defending=(guards,) if guards.size else (),
        attacking_leaders=army_.leaders,
        defending_leaders=leaders,
        origin=space,
    )
    state.log("sack_of_rome", power=sacker, space=space, amount=army_.size, amount2=guards.size)


def leave_rome(state: HereIStandState, space: str, more_hits: int) -> Flow:
    """Whoever is left goes back; hits that the regulars did not take fall on Papal mercenaries."""
    yield from field_battle.capture_leaders(state)
    battle = battle_of(state)
    state.battle = None
    put_down(state, space, Formation(battle.attacker, battle.attacking, battle.attacking_leaders))  # his-21.5-11
    put_down(state, ROME, Formation(PAPACY, battle.defending, battle.defending_leaders))
    dead = min(state.number(ROME, PAPACY, "mercenary"), max(0, more_hits))
    if dead:
        yield from take_away(state, ROME, PAPACY, "mercenary", dead)  # his-21.5-10
    yield from sieges.check_sieges(state)


def plunder(state: HereIStandState, sacker: str) -> Flow:
    """Two cards of the Papacy are drawn, one is kept."""
    for _ in range(min(LOOT, hands.loose(state, PAPACY))):
        hands.draw_to_look(state, sacker, PAPACY)  # his-21.5-12
    if len(state.drawn) == LOOT:
        choice = yield Ask(sacker, "loot", lambda now: [("keep_card", card) for card in now.drawn])
        waste = next(card for card in state.drawn if card != choice[1])
        state.drawn = (str(choice[1]),)
        state.forget("card", waste)
        state.put_away(waste)
        state.show(None, "discards_card", power=sacker, card=waste)
    for card in state.drawn:
        state.take_card(sacker, card)
    state.drawn, state.drawer = (), ""


EVENTS = dict(
    [
        event("master_of_italy", master_of_italy),
        event("city_state_rebels", city_state_rebels, needs(captured_keys)),
        event("sack_of_rome", sack_of_rome, needs(lambda state, power: sackers(state))),
    ]
)
