"""Dice, hits and losses: what field battles (14) and assaults (15.1) have in common."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.titles.here_i_stand.components import INDEPENDENT, MAJORS
from warcouncil.titles.here_i_stand.forces import allot, choose_losses, log_losses, settle_change
from warcouncil.titles.here_i_stand.relations import in_order
from warcouncil.titles.here_i_stand.stacks import (
    Stacks,
    battle_of,
    change_battle,
    minus,
    number,
    of_power,
    plus,
    some,
    total,
    unmark,
)
from warcouncil.titles.here_i_stand.state import Battle, Formation, HereIStandState

HIT = 5
"""5 and 6 are hits."""
SIDES = ("attacker", "defender")
ATTACKER, DEFENDER = 0, 1
STACKS = ("attacking", "defending")
LEADERS_OF = ("attacking_leaders", "defending_leaders")


# -- the two sides


def stacks_of(battle: Battle, side: int) -> Stacks:
    return battle.defending if side else battle.attacking


def leaders_of(battle: Battle, side: int) -> tuple[str, ...]:
    return battle.defending_leaders if side else battle.attacking_leaders


def size_of(battle: Battle, side: int) -> int:
    return total(stacks_of(battle, side))


def side_of(state: HereIStandState, power: str) -> int | None:
    """0 for the attacker, 1 for a defender of the battle that goes on."""
    battle = state.battle
    if battle is None:
        return None
    if power == battle.attacker:
        return 0
    return 1 if power in battle.defenders else None


def side_in(state: HereIStandState, power: str) -> int | None:
    """The side of a power in the battle that goes on, if it still has units there."""
    side = side_of(state, power)
    if side is None or not of_power(state, stacks_of(battle_of(state), side), power):
        return None
    return side  # his-6.1-14


def defending_majors(battle: Battle) -> tuple[str, ...]:
    """The defenders that have cards, in impulse order."""
    return tuple(in_order(power for power in battle.defenders if power in MAJORS))


def take_part(state: HereIStandState, side: int, place: str, formation: Formation) -> None:
    """Units and leaders in a place go into the battle."""
    battle = battle_of(state)
    for stack in formation.troops:
        unmark(state.tired, place, (stack,))
        state.remove_troops(place, *stack)
    for leader in formation.leaders:
        del state.leaders[leader]
    change_battle(
        state,
        **{
            STACKS[side]: plus(stacks_of(battle, side), formation.troops),
            LEADERS_OF[side]: (*leaders_of(battle, side), *formation.leaders),
        },
    )


def leave_battle(state: HereIStandState, side: int, formation: Formation) -> None:
    """Units and leaders are no longer part of the battle: the caller puts them somewhere."""
    battle = battle_of(state)
    kept = tuple(leader for leader in leaders_of(battle, side) if leader not in formation.leaders)
    change_battle(state, **{STACKS[side]: minus(stacks_of(battle, side), formation.troops), LEADERS_OF[side]: kept})


# -- dice


def hits_in(dice: tuple[int, ...], hit: int = HIT) -> int:
    """
    >>> hits_in((1, 4, 5, 6)), hits_in((2, 3), hit=3)
    (2, 1)
    """
    return sum(die >= hit for die in dice)  # his-14-6


def add_dice(state: HereIStandState, side: int, count: int) -> None:
    """A card gives a side more dice, or fewer, before anything is rolled."""
    bonus = battle_of(state).bonus
    change_battle(state, bonus=(bonus[0] + count, bonus[1]) if side == 0 else (bonus[0], bonus[1] + count))


def roll_first(state: HereIStandState, side: int) -> None:
    """A card lets a side roll before the other one."""
    change_battle(state, first=SIDES[side])


def roll(state: HereIStandState, side: int, count: int) -> None:
    """One side rolls its dice."""
    battle = battle_of(state)
    rolled = state.dice.rolls(count, 6, SIDES[side]) if count else ()
    state.log("battle_dice", power=power_of(battle, side), side=SIDES[side], amount=count, dice=list(rolled))
    note(state, side, rolled, HIT)


def roll_more(state: HereIStandState, side: int, count: int, hit: int = HIT) -> None:
    """Dice of a card that is played after the roll."""
    rolled = state.dice.rolls(count, 6, "card dice")
    state.log("battle_card_dice", power=power_of(battle_of(state), side), amount=count, dice=list(rolled))
    note(state, side, rolled, hit)


def note(state: HereIStandState, side: int, rolled: tuple[int, ...], hit: int) -> None:
    dice, hits = list(battle_of(state).dice), list(battle_of(state).hits)
    dice[side] += rolled
    hits[side] += hits_in(rolled, hit)
    change_battle(state, dice=(dice[0], dice[1]), hits=(hits[0], hits[1]))


def power_of(battle: Battle, side: int) -> str:
    return battle.defenders[0] if side else battle.attacker


# -- losses


def lose(state: HereIStandState, side: int, hits: int) -> Flow:
    """A side loses units for hits: shared out among allies, chosen by each owner. Returns the owners of those lost."""
    battle = battle_of(state)
    powers = battle.defenders if side else (battle.attacker,)
    sizes = {power: total(of_power(state, stacks_of(battle, side), power)) for power in powers}
    shares = allot(state, hits, sizes) if len(sizes) > 1 else {powers[0]: min(hits, sizes[powers[0]])}
    owners: tuple[str, ...] = ()
    for power in powers:
        own = of_power(state, stacks_of(battle_of(state), side), power)
        lost: Stacks
        if battle.kind == "sack":
            lost = spread(own, shares[power])  # his-21.5-10
        else:
            lost = yield from choose_losses(state, power, own, shares[power], battle.place)
        leave_battle(state, side, Formation(power, lost))
        for stack in lost:
            log_losses(state, battle.place, stack)
            owners = (*owners, stack.owner)
    return owners


def spread(stacks: Stacks, losses: int) -> Stacks:
    """Losses of the sack of Rome: evenly over mercenaries and regulars, an odd one falls on mercenaries.

    >>> spread(plus((some("france", "regular", 2),), (some("france", "mercenary", 4),)), 3)
    (Troops(owner='france', regulars=1, mercenaries=2, cavalry=0),)
    """
    lost: Stacks = ()
    for _ in range(losses):
        left = minus(stacks, lost)
        kinds = [unit for unit in ("mercenary", "regular", "cavalry") if any(number(stack, unit) for stack in left)]
        unit = min(kinds, key=lambda kind: sum(number(stack, kind) for stack in lost))
        owner = next(stack.owner for stack in left if number(stack, unit))
        lost = plus(lost, (some(owner, unit, 1),))
    return lost


def give_change(state: HereIStandState, *owners: str) -> Flow:
    """5.2: owners whose losses the counters cannot show lose more."""
    battle = battle_of(state)
    for owner in dict.fromkeys(owners):
        if battle.kind != "foreign" or owner != INDEPENDENT:
            yield from settle_change(state, owner, battle.place)
