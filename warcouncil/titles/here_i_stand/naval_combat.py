"""Naval combat (16.2)."""

from __future__ import annotations

import msgspec

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand import navies, windows
from warcouncil.titles.here_i_stand.components import MAJORS, SEAS
from warcouncil.titles.here_i_stand.relations import navy
from warcouncil.titles.here_i_stand.state import HereIStandState, NavalBattle, after

HIT = 5
"""5 and 6 are hits."""


def fight(state: HereIStandState, place: str, attacker: str, defender: str, *, tie_retreats_both: bool = False) -> Flow:
    """A combat between two powers in one place."""
    state.naval_battle = NavalBattle(
        place, attacker, defender, in_port=place not in SEAS, tie_retreats_both=tie_retreats_both
    )
    state.log("naval_combat", place=place, power=attacker, power2=defender)
    yield from windows.offer(state, "naval_combat_cards", majors((attacker,)))  # his-16.2-3
    yield from windows.offer(state, "naval_combat_cards", majors((defender,)))  # his-16.2-3
    roll(state)
    yield from after_the_dice(state)
    yield from settle(state)
    state.naval_battle = None
    yield MOMENT


def after_the_dice(state: HereIStandState) -> Flow:
    """Step 6: Janissaries first if the Ottomans fight, then anybody's rowers, which Janissaries may still answer."""
    battle = battle_of(state)
    ottoman = ("ottoman",) if "ottoman" in (battle.attacker, battle.defender) else ()
    first = state.active or battle.attacker
    others = tuple(power for power in (first, *after(first)) if power not in ottoman)
    yield from windows.offer(state, "naval_combat_after_dice", (*ottoman, *others))  # his-16.2-4
    if battle_of(state).dice != battle.dice:
        yield from windows.offer(state, "naval_combat_after_dice", ottoman)


def battle_of(state: HereIStandState) -> NavalBattle:
    battle = state.naval_battle
    assert battle is not None
    return battle


def majors(powers: tuple[str, ...]) -> tuple[str, ...]:
    """Of some powers those that have cards: a minor power without an ally plays none."""
    return tuple(power for power in powers if power in MAJORS)


def dice_of(state: HereIStandState, power: str) -> int:
    """How many dice a side rolls."""
    battle = battle_of(state)
    fleets = navy(state, battle.place, power)
    dice = 2 * navies.squadrons(fleets) + navies.corsairs(fleets)  # his-16.2-1 his-5.3-2
    dice += navies.best_admiral(state, battle.place, power)  # his-16.2-1
    if power == battle.defender and battle.in_port:
        dice += 1  # his-16.2-2
    return dice + battle.bonus[power == battle.defender]


def hits_in(dice: tuple[int, ...]) -> int:
    """
    >>> hits_in((1, 4, 5, 6))
    2
    """
    return sum(die >= HIT for die in dice)  # his-16.2-3 his-16.4-6


def roll(state: HereIStandState) -> None:
    """Both sides roll."""
    battle = battle_of(state)
    attack = state.dice.rolls(dice_of(state, battle.attacker), 6, "naval attacker")
    defence = state.dice.rolls(dice_of(state, battle.defender), 6, "naval defender")
    state.naval_battle = msgspec.structs.replace(
        battle, dice=(attack, defence), hits=(hits_in(attack), hits_in(defence))
    )
    state.log("naval_dice", power=battle.attacker, dice=list(attack), power2=battle.defender, dice2=list(defence))


def add_dice(state: HereIStandState, side: int, count: int) -> None:
    """Cards that add dice after the roll: 0 the attacker, 1 the defender."""
    battle = battle_of(state)
    more = state.dice.rolls(count, 6, "naval cards")
    dice = tuple(old + more if number == side else old for number, old in enumerate(battle.dice))
    hits = tuple(old + hits_in(more) if number == side else old for number, old in enumerate(battle.hits))
    state.naval_battle = msgspec.structs.replace(battle, dice=(dice[0], dice[1]), hits=(hits[0], hits[1]))
    state.log("naval_more_dice", power=(battle.attacker, battle.defender)[side], dice=list(more))


def settle(state: HereIStandState) -> Flow:
    """Winner, casualties, retreat (steps 7 to 10)."""
    battle = battle_of(state)
    place, attacker, defender = battle.place, battle.attacker, battle.defender
    attack, defence = battle.hits
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)  # his-16.2-5
    state.log("naval_result", place=place, power=winner, hits=max(attack, defence), hits2=min(attack, defence))
    losses = {
        attacker: losses_of(state, place, attacker, defence, lost=attacker == loser),
        defender: losses_of(state, place, defender, attack, lost=defender == loser),
    }
    saved = survivor(state, losses, winner)
    if saved:
        losses[saved] = yield from keep_one(saved, losses[saved])
    for power in (attacker, defender):
        yield from navies.lose_some(state, place, power, *losses[power])
    if state.active:  # a combat of the diplomacy phase is no part of an impulse
        navies.tire(state, place, loser)  # his-16.1-6
    for power in leaving(battle, loser):
        if navy(state, place, power):
            yield from navies.retreat(state, power, place)  # his-16.2-9 his-16.2-10


def leaving(battle: NavalBattle, loser: str) -> tuple[str, ...]:
    """Who retreats: from a port always the attacker, at sea the loser, or both who met there as a war began."""
    if battle.in_port:
        return (battle.attacker,)  # his-16.2-9
    if battle.tie_retreats_both and battle.hits[0] == battle.hits[1]:
        return (battle.attacker, battle.defender)  # his-9.6-11
    return (loser,)  # his-16.2-10


def losses_of(state: HereIStandState, place: str, power: str, hits: int, lost: bool) -> tuple[int, int]:
    """Squadrons and corsairs that so many hits eliminate (step 8)."""
    fleets = navy(state, place, power)
    squadrons, corsairs = navies.squadrons(fleets), navies.corsairs(fleets)
    sunk = min(squadrons, hits // 2)  # his-16.2-6 his-5.3-2
    left = hits - 2 * sunk
    taken = min(corsairs, left)  # his-16.2-6
    left -= taken
    if left and lost and sunk < squadrons:
        sunk += 1  # his-16.2-7
    return sunk, taken


def survivor(state: HereIStandState, losses: dict[str, tuple[int, int]], winner: str) -> str:
    """Who keeps one unit if both sides are wiped out; "" if they are not."""
    battle = battle_of(state)
    for power, lost in losses.items():
        fleets = navy(state, battle.place, power)
        if lost != (navies.squadrons(fleets), navies.corsairs(fleets)):
            return ""
    if state.options["mutual_elimination"] == "more_dice":
        return battle.attacker if len(battle.dice[0]) > len(battle.dice[1]) else battle.defender
    return winner  # his-16.2-8


def keep_one(power: str, losses: tuple[int, int]) -> Flow:
    """The owner says which of the last two kinds of ships stays."""
    squadrons, corsairs = losses
    if squadrons and corsairs:
        options: list[Option] = [("keep", power, "squadron"), ("keep", power, "corsair")]
        chosen = yield Ask(power, "ship_kept", options)
        kept = str(chosen[2])
    else:
        kept = "squadron" if squadrons else "corsair"
    return (squadrons - 1, corsairs) if kept == "squadron" else (squadrons, corsairs - 1)
