"""2 The cards: events in one's impulse, and cards that are played out of turn."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tests.titles.straits.state import StraitsState
from tests.titles.straits.world import FEVER, GUN, MAJORS, PIKE, SPACES, SQUALL
from warcouncil.campaign import battles, control, naval_combat, sieges
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import allied, at_war, controlled, enemies, fortified, own_capitals
from warcouncil.campaign.stacks import add_units, battle_of, number, remove_units_at
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Event, Play

ATTACKER = 0
KINDS = {
    "respond": Kind({"play": ("card",), "play_on_leader": ("card", "leader"), "pass": ()}, public=False),
    "where": Kind({"space": ("space",)}),
    "victim": Kind({"power": ("power",)}),
    "drawn_card": Kind({"keep_card": ("card",), "lay_down": ("card",)}, public=False),
    "fetched_card": Kind({"fetch": ("card",)}),
}


# -- events


def recruit(state: StraitsState, power: str, place: str, unit: str, amount: int) -> None:
    """So many units of a kind as the counters allow; where their power fights just now they fight with it."""
    for _ in range(amount):
        if can_add(state, power, unit, 1, place):
            add_units(state, place, power, unit, 1)
            state.log("recruited", power=power, unit=unit, place=place)


def muster(state: StraitsState, power: str) -> None:
    """Two pikes in one's capital."""
    for capital in own_capitals(state, power):
        recruit(state, power, capital, PIKE, 2)


def harvest(state: StraitsState, power: str) -> None:
    """Unrest ends everywhere."""
    for space in sorted(state.unrest):
        control.remove_unrest(state, space)


def somewhere(
    spaces: Callable[[StraitsState, str], list[str]], effect: Callable[[StraitsState, str, str], Flow | None]
) -> Event:
    """An event that happens in a space of its player's choice."""

    def play(state: StraitsState, power: str) -> Flow:
        options: list[Option] = [("space", space) for space in spaces(state, power)]
        choice = yield Ask(power, "where", options)
        happens = effect(state, power, str(choice[1]))
        if happens is not None:
            yield from happens

    return Event(play, lambda state, power: None if spaces(state, power) else "str-2-4")


def quiet(state: StraitsState, power: str) -> list[str]:
    """Where a power can stir up unrest: not far from a capital of its own, and where nobody stands."""
    near = {space for capital in own_capitals(state, power) for space in state.realm.atlas.within(capital, 3)}
    return [one for one in SPACES if one in near and control.unoccupied(state, one) and one not in state.unrest]


def open_land(state: StraitsState, power: str) -> list[str]:
    return [space for space in controlled(state, power) if not fortified(state, space)]


def besieged_by(state: StraitsState, power: str) -> list[str]:
    return [space for space in SPACES if power in dict(state.sieges.get(space, ()))]


def revolt(state: StraitsState, power: str, space: str) -> None:
    control.place_unrest(state, space)


def ramparts(state: StraitsState, power: str, space: str) -> None:
    """Walls around an open space."""
    state.fortresses.add(space)
    state.log("ramparts", power=power, space=space)


def envoys_forbidden(state: StraitsState, power: str) -> str | None:
    """2.4 Reed joins nobody who fights it or is a friend of those who do, and leaves nobody."""
    taken = "reed" in state.minors or at_war(state, power, "reed")
    return "str-2-4" if taken or any(allied(state, power, foe) for foe in enemies(state, "reed")) else None


def envoys(state: StraitsState, power: str) -> None:
    """Reed joins a power, and brings its wars along."""
    foes = enemies(state, "reed")
    state.minors["reed"] = power
    state.wars.update(state.realm.pair(power, foe) for foe in foes)
    state.log("joins", power=power, power2="reed")


# -- events about hands


def victims(state: StraitsState, power: str) -> list[str]:
    return [other for other in MAJORS if other != power and hands.loose(state, other)]


def no_victims(state: StraitsState, power: str) -> str | None:
    return None if victims(state, power) else "str-2-4"


def chosen_victim(state: StraitsState, power: str) -> Flow:
    options: list[Option] = [("power", other) for other in victims(state, power)]
    choice = yield Ask(power, "victim", options)
    return str(choice[1])


def council(state: StraitsState, power: str) -> Flow:
    """Look at a hand and take a card of it, which waits for a later impulse."""
    other = yield from chosen_victim(state, power)
    hands.look_at_hand(state, power, other)
    hands.hold_back(state, power, hands.take_random(state, power, other))


def spies(state: StraitsState, power: str) -> Flow:
    """Draw a card from a hand and look at it: keep it, or lay it down; then the other one discards another."""
    other = yield from chosen_victim(state, power)
    hands.draw_to_look(state, power, other)
    choice = yield Ask(power, "drawn_card", lambda now: [(act, now.drawn[0]) for act in ("keep_card", "lay_down")])
    card = str(choice[1])
    state.drawn, state.drawer = (), ""
    if choice[0] == "keep_card":
        state.take_card(power, card)
        return
    state.forget("card", card)
    state.put_away(card)
    state.show(None, "laid_down", power=power, card=card)
    hands.discard_random(state, other)


def salvage(state: StraitsState, power: str) -> Flow:
    """Take a card from the discard pile."""
    choice = yield Ask(power, "fetched_card", [("fetch", card) for card in state.discard])
    hands.take_from_discard(state, power, str(choice[1]))


EVENTS = {
    "muster": Event(muster),
    "council": Event(council, no_victims),
    "spies": Event(spies, no_victims),
    "salvage": Event(salvage, lambda state, power: None if state.discard else "str-2-4"),
    "harvest": Event(harvest),
    "revolt": somewhere(quiet, revolt),
    "ramparts": somewhere(open_land, ramparts),
    "treachery": somewhere(besieged_by, sieges.treacherous_assault),
    "envoys": Event(envoys, envoys_forbidden),
}


# -- cards out of turn


def side(state: StraitsState, power: str) -> int:
    """The side of a power in the battle that goes on, on land or at sea; -1 if it does not fight."""
    battle = state.naval_battle
    if battle is None:
        found = battles.side_in(state, power)
        return -1 if found is None else found
    return {battle.attacker: 0, battle.defender: 1}.get(power, -1)


def by_fighters(card: str, effect: Callable[[StraitsState, str], None]) -> Play:
    """A card for whoever has units in the battle."""
    return Play(
        lambda state, power, trigger: [("play", card)] if side(state, power) >= 0 else [],
        lambda state, power, option, trigger: effect(state, power),
    )


def hirelings(state: StraitsState, power: str) -> None:
    """Two guns join the battle."""
    recruit(state, power, battle_of(state).place, GUN, 2)


def volley(state: StraitsState, power: str) -> None:
    """Two dice more, on land or at sea."""
    mine, battle = side(state, power), state.naval_battle
    if battle is None:
        battles.add_dice(state, mine, 2)
        return
    attack, defence = battle.bonus
    bonus = (attack + 2, defence) if mine == ATTACKER else (attack, defence + 2)
    state.naval_battle = msgspec.structs.replace(battle, bonus=bonus)


def bribes(state: StraitsState, power: str) -> None:
    """The guns of the other side go home."""
    battle = battle_of(state)
    for stack in battles.stacks_of(battle, 1 - side(state, power)):
        remove_units_at(state, battle.place, stack.owner, GUN, number(state, stack, GUN))


def veterans(state: StraitsState, power: str) -> None:
    """Three dice more when all others are cast."""
    if state.naval_battle is None:
        battles.roll_more(state, side(state, power), 3)
    else:
        naval_combat.add_dice(state, side(state, power), 3)


def oars(state: StraitsState, power: str, option: Option, trigger: str) -> None:
    """Two more for one's own roll at sea, or two less for another's; in a combat two dice."""
    roll = state.naval_roll
    if roll is None:
        naval_combat.add_dice(state, side(state, power), 2)
    else:
        total = roll.total + (2 if roll.power == power else -2)
        state.naval_roll = msgspec.structs.replace(roll, total=total)


def rowing(state: StraitsState, power: str, trigger: str) -> list[Option]:
    return [("play", "oars")] if trigger == "naval_roll" or side(state, power) >= 0 else []


def squall(state: StraitsState, power: str, option: Option, trigger: str) -> None:
    """What was announced does not take place; nothing that has moved moves again in this impulse."""
    state.mark(SQUALL)
    windows.stop(state, trigger)


def feverish(state: StraitsState, power: str, trigger: str) -> list[Option]:
    """The leaders of what was announced."""
    if power == state.acting:
        return []
    move = state.move
    leaders = battle_of(state).attacking_leaders if move is None else move.formation.leaders
    return [("play_on_leader", "fever", leader) for leader in leaders]


def fever(state: StraitsState, power: str, option: Option, trigger: str) -> None:
    """A leader stays for this impulse, and with him what he was to lead."""
    state.mark(FEVER, str(option[2]))
    windows.stop(state, trigger)


PLAYS = {
    "squall": Play(lambda state, power, trigger: [("play", "squall")] if power != state.acting else [], squall),
    "fever": Play(feverish, fever),
    "oars": Play(rowing, oars),
    "hirelings": by_fighters("hirelings", hirelings),
    "volley": by_fighters("volley", volley),
    "bribes": by_fighters("bribes", bribes),
    "veterans": by_fighters("veterans", veterans),
    "ambush": by_fighters("ambush", lambda state, power: battles.roll_first(state, side(state, power))),
    "sappers": by_fighters("sappers", lambda state, power: battles.add_dice(state, side(state, power), 2)),
    "mortars": by_fighters("mortars", lambda state, power: battles.roll_more(state, side(state, power), 2, hit=3)),
}
