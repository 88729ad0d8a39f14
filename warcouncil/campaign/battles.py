"""Dice, hits and losses: what field battles (14) and assaults (15.1) have in common."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.campaign.forces import choose_losses, log_losses, settle_change
from warcouncil.campaign.pieces import INDEPENDENT, Battle, Formation
from warcouncil.campaign.realm import PLAIN, BattleKind
from warcouncil.campaign.relations import flag, friendly, in_order, marshal
from warcouncil.campaign.stacks import (
    Stacks,
    battle_of,
    change_battle,
    minus,
    of_power,
    plus,
    powers_of,
    total,
    unmark,
)
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Flow
from warcouncil.table.dice import HIT, hits_in

SIDES = ("attacker", "defender")
ATTACKER, DEFENDER = 0, 1
STACKS = ("attacking", "defending")
LEADERS_OF = ("attacking_leaders", "defending_leaders")


def ways_of(state: CampaignState) -> BattleKind:
    """What is special about the battle that goes on."""
    return state.realm.battles.get(battle_of(state).kind, PLAIN)


# -- the two sides


def stacks_of(battle: Battle, side: int) -> Stacks:
    return battle.defending if side else battle.attacking


def leaders_of(battle: Battle, side: int) -> tuple[str, ...]:
    return battle.defending_leaders if side else battle.attacking_leaders


def size_of(battle: Battle, side: int) -> int:
    return total(stacks_of(battle, side))


def side_of(state: CampaignState, power: str) -> int | None:
    """0 for the attacker, 1 for a defender of the battle that goes on."""
    battle = state.battle
    if battle is None:
        return None
    if power == battle.attacker:
        return 0
    if power in battle.defenders:
        return 1
    return 0 if power in powers_of(state, battle.attacking) else None


def side_in(state: CampaignState, power: str) -> int | None:
    """The side of a power in the battle that goes on, if it still has units there."""
    side = side_of(state, power)
    if side is None or not of_power(state, stacks_of(battle_of(state), side), power):
        return None
    return side  # war-6.1-14


def defending_majors(state: CampaignState, battle: Battle) -> tuple[str, ...]:
    """The defenders that have cards, in impulse order."""
    return tuple(in_order(state, battle.defenders))


def take_part(state: CampaignState, side: int, place: str, formation: Formation) -> None:
    """Units and leaders in a place go into the battle."""
    battle = battle_of(state)
    for stack in formation.troops:
        unmark(state, state.tired, place, (stack,))
        state.remove_stack(place, stack)
    for leader in formation.leaders:
        del state.leaders[leader]
    change_battle(
        state,
        **{
            STACKS[side]: plus(state, stacks_of(battle, side), formation.troops),
            LEADERS_OF[side]: (*leaders_of(battle, side), *formation.leaders),
        },
    )


def leave_battle(state: CampaignState, side: int, formation: Formation) -> None:
    """Units and leaders are no longer part of the battle: the caller puts them somewhere."""
    battle = battle_of(state)
    kept = tuple(leader for leader in leaders_of(battle, side) if leader not in formation.leaders)
    change_battle(
        state, **{STACKS[side]: minus(state, stacks_of(battle, side), formation.troops), LEADERS_OF[side]: kept}
    )


# -- dice


def make_ready(state: CampaignState, side: int) -> Flow:
    """What a side decides in the title's own way before its dice are counted."""
    decision = state.realm.made_ready(state, side)
    if decision is not None:
        yield from decision


def losses_over(state: CampaignState) -> Flow:
    """What is decided in the title's own way when both sides have taken their losses."""
    decision = state.realm.losses_taken(state)
    if decision is not None:
        yield from decision


def add_dice(state: CampaignState, side: int, count: int) -> None:
    """A card gives a side more dice, or fewer, before anything is rolled."""
    bonus = battle_of(state).bonus
    change_battle(state, bonus=(bonus[0] + count, bonus[1]) if side == 0 else (bonus[0], bonus[1] + count))


def roll_first(state: CampaignState, side: int) -> None:
    """A card lets a side roll before the other one."""
    change_battle(state, first=SIDES[side])


def roll(state: CampaignState, side: int, count: int) -> None:
    """One side rolls its dice."""
    battle = battle_of(state)
    rolled = state.dice.rolls(count, 6, SIDES[side]) if count else ()
    state.log("battle_dice", power=power_of(battle, side), side=SIDES[side], amount=count, dice=list(rolled))
    hit = state.realm.hit_from(state, side)
    near = min(rolled.count(HIT - 1), state.realm.near_hits(state, side)) if hit == HIT else 0
    note(state, side, rolled, hit, near)


def roll_more(state: CampaignState, side: int, count: int, hit: int = HIT) -> None:
    """Dice of a card that is played after the roll."""
    rolled = state.dice.rolls(count, 6, "card dice")
    state.log("battle_card_dice", power=power_of(battle_of(state), side), amount=count, dice=list(rolled))
    note(state, side, rolled, hit)


def note(state: CampaignState, side: int, rolled: tuple[int, ...], hit: int, more: int = 0) -> None:
    """Dice that fell, and `more` hits than they show."""
    dice, hits = list(battle_of(state).dice), list(battle_of(state).hits)
    dice[side] += rolled
    hits[side] += hits_in(rolled, hit)  # war-14-6
    hits[side] += more
    change_battle(state, dice=(dice[0], dice[1]), hits=(hits[0], hits[1]))


def power_of(battle: Battle, side: int) -> str:
    return battle.defenders[0] if side else battle.attacker


# -- losses


def losses_due(battle: Battle) -> list[int]:
    """What each side has still to lose: who was struck first has lost for that before it rolled."""
    due = [battle.hits[DEFENDER], battle.hits[ATTACKER]]
    if battle.first:
        due[1 - SIDES.index(battle.first)] -= battle.struck  # war-14-7
    return due


def allot(state: CampaignState, losses: int, sizes: dict[str, int]) -> dict[str, int]:
    """9.2: losses shared equally among powers that defend together; a die decides about odd ones."""
    shares = dict.fromkeys(sizes, 0)
    left = min(losses, sum(sizes.values()))
    while left:
        alive = [power for power in sizes if shares[power] < sizes[power]]
        if left < len(alive):
            for _ in range(left):
                power, rest = state.dice.draw(alive, "odd loss")  # war-9.2-11
                alive = list(rest)
                shares[power] += 1
            break
        for power in alive:
            shares[power] += 1
        left -= len(alive)
    return shares


def lose(state: CampaignState, side: int, hits: int, *, freely: bool = False) -> Flow:
    """A side loses units for hits: shared out among allies, chosen by each owner. Returns the owners of those lost.

    `freely`: by a card, so that no kind of units is owed.
    """
    battle = battle_of(state)
    parts = contingents(state, side)
    sizes = {power: total(own) for power, own in parts.items()}
    shares = allot(state, hits, sizes) if len(sizes) > 1 else {power: min(hits, size) for power, size in sizes.items()}
    owed = {
        power: () if freely else state.realm.owed_losses(state, side, shares[power], own)
        for power, own in parts.items()
    }
    ways = ways_of(state)
    owners: tuple[str, ...] = ()
    for power, own in parts.items():
        lost: Stacks
        if ways.spread is not None:
            lost = ways.spread(state, own, shares[power])
        else:
            lost = yield from choose_losses(state, power, own, shares[power], battle.place, owed[power])
        leave_battle(state, side, Formation(power, lost))
        for stack in lost:
            log_losses(state, battle.place, stack)
            owners = (*owners, stack.owner)
    return owners


def roll_in_turn(state: CampaignState, dice: Callable[[int, bool], int], fall: Callable[[int, int], Flow]) -> Flow:
    """Both sides roll; a side that a card lets roll first hits before the other one rolls.

    `dice(side, lost_some)`: how many a side rolls, perhaps behind a first strike; `fall(side, hits)`: its losses, a
    flow that returns their owners.
    """
    first = battle_of(state).first
    if not first:
        roll(state, ATTACKER, dice(ATTACKER, False))
        roll(state, DEFENDER, dice(DEFENDER, False))
        return
    leading = SIDES.index(first)
    roll(state, leading, dice(leading, False))
    change_battle(state, struck=battle_of(state).hits[leading])
    owners = yield from fall(1 - leading, battle_of(state).hits[leading])
    yield from give_change(state, *owners)
    roll(state, 1 - leading, dice(1 - leading, bool(owners)))


def contingents(state: CampaignState, side: int) -> dict[str, Stacks]:
    """The units of a side by the powers that share its losses, minor allies with a power that has units of its own.

    In a relief and in an assault the attacker does as he likes.
    """
    battle = battle_of(state)
    stacks = stacks_of(battle, side)
    if side == ATTACKER and (battle.kind == "assault" or relief(state)):
        return {battle.attacker: stacks}
    powers = battle.defenders if side else (battle.attacker,)
    found: dict[str, Stacks] = dict.fromkeys(powers, ())
    named = {stack.owner for stack in stacks}
    for stack in stacks:
        chief = marshal(state, stack.owner)
        if stack.owner != chief and chief not in named:
            same = flag(state, chief)
            chief = next((power for power in found if power in named and flag(state, power) == same), chief)
        found[chief] = (*found.get(chief, ()), stack)
    return found


def relief(state: CampaignState) -> bool:
    """Whether the attacker fights for those inside a besieged fortification (15.2)."""
    battle = battle_of(state)
    return battle.place in state.sieges and friendly(state, battle.attacker, battle.place)


def give_change(state: CampaignState, *owners: str) -> Flow:
    """5.2: owners whose losses the counters cannot show lose more."""
    battle = battle_of(state)
    for owner in dict.fromkeys(owners):
        if ways_of(state).on_map or owner != INDEPENDENT:
            yield from settle_change(state, owner, battle.place)
