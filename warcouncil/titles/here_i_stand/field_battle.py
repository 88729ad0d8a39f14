"""Field battles (14), the relief of a siege (15.2), and battles of foreign wars (21.7)."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.titles.here_i_stand import control, windows
from warcouncil.titles.here_i_stand.battles import (
    ATTACKER,
    DEFENDER,
    SIDES,
    defending_majors,
    give_change,
    leave_battle,
    lose,
    roll,
    side_in,
    size_of,
    take_part,
)
from warcouncil.titles.here_i_stand.battles import add_dice as add_dice
from warcouncil.titles.here_i_stand.battles import roll_first as roll_first
from warcouncil.titles.here_i_stand.battles import roll_more as roll_more
from warcouncil.titles.here_i_stand.components import INDEPENDENT, LEADERS, MAJORS
from warcouncil.titles.here_i_stand.entry import opponents
from warcouncil.titles.here_i_stand.forces import ANY_NUMBER, capture, capture_lone_leaders, pick
from warcouncil.titles.here_i_stand.relations import allied, army, at_war, besieged, friendly, in_order, inside
from warcouncil.titles.here_i_stand.retreats import attackers_retreat, defenders_retreat, own_leaders
from warcouncil.titles.here_i_stand.sieges import check_sieges, hold_or_leave
from warcouncil.titles.here_i_stand.stacks import (
    battle_of,
    best_battle,
    change_battle,
    everybody,
    leaders_in,
    note_move,
    of_power,
    put_down,
    side,
)
from warcouncil.titles.here_i_stand.state import Battle, Formation, HereIStandState, Move, Troops, after

# -- who fights


def declare_battle(state: HereIStandState, move: Move) -> None:
    """A moving formation meets enemies in its destination: both sides are lifted into the battle."""
    formation = move.formation
    standing = opponents(state, formation.power, move.target)
    defenders = (*in_order(standing), *(power for power in standing if power not in MAJORS))
    state.battle = Battle(
        "field",
        move.target,
        formation.power,  # his-14-3 his-15.2-7
        defenders,  # his-14-4
        attacking=formation.troops,  # his-14-14
        attacking_leaders=formation.leaders,
        origin="" if move.by_sea else move.origin,  # his-16.3-7
    )
    for power in defenders:
        take_part(state, DEFENDER, move.target, everybody(state, move.target, power))  # his-9.2-10
    guests = guest_leaders(state, formation.power, defenders, move.target)
    take_part(state, DEFENDER, move.target, Formation(defenders[0], (), guests))  # his-14-4
    state.log("field_battle", power=formation.power, power2=list(defenders), space=move.target)


def guest_leaders(state: HereIStandState, foe: str, defenders: tuple[str, ...], space: str) -> tuple[str, ...]:
    """Leaders in a space who have no units there, but are with allies who defend it against their enemy."""
    return tuple(
        leader
        for leader in LEADERS
        if state.leaders.get(leader) == space
        and at_war(state, side(state, leader), foe)
        and any(allied(state, side(state, leader), power) for power in defenders)
    )


def sortie(state: HereIStandState) -> Flow:
    """15.2: units of the relieving power inside may join the battle."""
    battle = battle_of(state)
    power, space = battle.attacker, battle.place
    if not besieged(state, space) or not friendly(state, power, space):
        return
    pool = Formation(power, of_power(state, inside(state, space), power), leaders_in(state, space, power))  # his-15.2-6
    if not pool.troops and not pool.leaders:
        return
    part: Formation = yield from pick(
        state, power, pool, "sortie", lambda leaders: ANY_NUMBER, 0, may_be_empty=True, about={"space": space}
    )  # his-15.2-2
    take_part(state, ATTACKER, space, part)
    change_battle(state, joined=part.troops, joined_leaders=part.leaders)


# -- the procedure


def fight(state: HereIStandState) -> Flow:
    """Steps 1 to 9 on the battle of the state: cards, dice, winner, losses. Returns `attacker` or `defender`."""
    battle = battle_of(state)
    attacker, defenders = (battle.attacker,), defending_majors(battle)
    if battle.kind != "foreign":
        yield from windows.offer(state, "field_battle_step_1", attacker)  # his-14-2
        yield from windows.offer(state, "field_battle_step_1", defenders)
    if battle.kind == "sack":
        around = (state.active, *after(state.active))
        others = (power for power in around if power not in (*attacker, *defenders))
        yield from windows.offer(state, "field_battle_step_1", others)  # his-21.5-9
    yield from windows.offer(state, "field_battle_combat_cards", attacker)  # his-14-5
    yield from windows.offer(state, "field_battle_combat_cards", defenders)
    yield from roll_dice(state)
    if side_in(state, "ottoman") is not None:
        yield from windows.offer(state, "field_battle_after_dice", ("ottoman",))  # his-14-7
    decide(state)
    yield from casualties(state)
    return battle_of(state).winner


def dice_of(state: HereIStandState, side: int, lost_some: bool = False) -> int:
    """One for each unit, the best leader, and one for the defender; cards. `lost_some`: a first strike has hit."""
    battle = battle_of(state)
    size = size_of(battle, side)
    alone = battle.kind == "sack" and side == DEFENDER and not lost_some  # his-21.5-9
    if not size and not alone:
        return 0
    leaders = battle.defending_leaders if side else battle.attacking_leaders
    stands = side == DEFENDER and battle.kind != "foreign"  # his-21.7-3
    return max(0, size + best_battle(leaders) + stands + battle.bonus[side])  # his-14-3 his-14-4


def roll_dice(state: HereIStandState) -> Flow:
    """Both roll at once, unless a card lets one side strike first."""
    first = battle_of(state).first
    if not first:
        roll(state, ATTACKER, dice_of(state, ATTACKER))
        roll(state, DEFENDER, dice_of(state, DEFENDER))
        return
    leading = SIDES.index(first)
    roll(state, leading, dice_of(state, leading))
    change_battle(state, struck=battle_of(state).hits[leading])
    owners = yield from lose(state, 1 - leading, battle_of(state).hits[leading])
    yield from give_change(state, *owners)
    roll(state, 1 - leading, dice_of(state, 1 - leading, lost_some=bool(owners)))


def decide(state: HereIStandState) -> None:
    """More hits win; the defender wins ties. Where both would be wiped out one side keeps a unit and the field."""
    battle = battle_of(state)
    attack, defence = battle.hits
    deserted = not battle.dice[DEFENDER] and not size_of(battle, DEFENDER)  # a card has left nobody to roll
    winner = SIDES[ATTACKER] if attack > defence or deserted else SIDES[DEFENDER]  # his-14-8
    if wiped_out(state) and state.options["mutual_elimination"] == "more_dice":
        more = len(battle.dice[0]) > len(battle.dice[1])
        winner = SIDES[ATTACKER] if more else SIDES[DEFENDER]  # his-14-9
    change_battle(state, winner=winner)
    power = battle.attacker if winner == SIDES[ATTACKER] else battle.defenders[0]
    state.log("battle_won", power=power, place=battle.place, hits=attack, hits2=defence)


def losses_due(battle: Battle) -> list[int]:
    """What each side has still to lose: who was struck first has lost for that before it rolled."""
    due = [battle.hits[DEFENDER], battle.hits[ATTACKER]]
    if battle.first:
        due[1 - SIDES.index(battle.first)] -= battle.struck  # his-14-7
    return due


def wiped_out(state: HereIStandState) -> bool:
    """Whether the hits would leave nobody on either side; the mercenaries in a sacked Rome take hits as well."""
    battle = battle_of(state)
    due = losses_due(battle)
    if battle.kind == "sack":
        due[DEFENDER] -= state.stack(battle.place, battle.defenders[0]).mercenaries  # his-21.5-10
    return battle.kind != "foreign" and all(0 < size_of(battle, side) <= due[side] for side in (ATTACKER, DEFENDER))


def casualties(state: HereIStandState) -> Flow:
    """Each hit eliminates a unit of the owner's choice."""
    battle = battle_of(state)
    losses = losses_due(battle)
    if wiped_out(state):
        keeper = SIDES.index(battle.winner)
        losses[keeper] = size_of(battle, keeper) - 1  # his-14-9
    attackers = yield from lose(state, ATTACKER, losses[ATTACKER])
    defenders = yield from lose(state, DEFENDER, losses[DEFENDER])
    yield from give_change(state, *attackers, *defenders)


# -- steps of a move


def field_battle(state: HereIStandState) -> Flow:
    """Step: the battle of a move."""
    yield from sortie(state)
    yield from fight(state)
    state.next(("battle_over",))


def battle_over(state: HereIStandState) -> Flow:
    """Step: captured leaders, retreats, siege (steps 10 to 12)."""
    yield from capture_leaders(state)
    battle = battle_of(state)
    place = battle.place
    if battle.winner == SIDES[ATTACKER]:
        yield from defenders_retreat(state)  # his-14-11
    else:
        yield from attackers_retreat(state)
    occupy(state)
    for power in (battle.attacker, *battle.defenders):
        if army(state, place, power):
            capture_lone_leaders(state, power, place)  # his-13.1-10
    yield from check_sieges(state)  # his-15.2-3
    for power in (battle.attacker, *battle.defenders):
        yield from hold_or_leave(state, power, place)
    yield from control.after_battle(state)


def capture_leaders(state: HereIStandState) -> Flow:
    """Leaders of a power that is wiped out are captured, unless its allies hold the field."""
    battle = battle_of(state)
    if not battle.attacking:
        yield from capture_all(state, ATTACKER, battle.attacker, battle.defenders[0])
    lost = battle.winner == SIDES[ATTACKER] or not battle.defending
    for power in battle.defenders:
        if lost and not of_power(state, battle.defending, power):
            yield from capture_all(state, DEFENDER, power, battle.attacker)


def capture_all(state: HereIStandState, number: int, power: str, captor: str) -> Flow:
    """All leaders of a power in the battle are captured."""
    leaders = own_leaders(state, number, power)
    leave_battle(state, number, Formation(power, (), leaders))
    yield from capture(state, leaders, captor, battle_of(state).place)  # his-14-10


def occupy(state: HereIStandState) -> None:
    """Whoever is left in the battle stays in its place, and the battle is over."""
    battle = battle_of(state)
    state.battle = None
    state.move = None
    attackers = Formation(battle.attacker, battle.attacking, battle.attacking_leaders)
    put_down(state, battle.place, attackers)
    note_move(state, battle.place, attackers)
    put_down(state, battle.place, Formation(battle.defenders[0], battle.defending, battle.defending_leaders))


# -- foreign wars


def fight_foreign(state: HereIStandState, place: str, power: str) -> Flow:
    """21.7: the units on a foreign war card fight; nobody is the defender and nobody retreats."""
    foreign = Troops(INDEPENDENT, state.foreign_wars[place])
    state.battle = Battle("foreign", place, power, (INDEPENDENT,), defending=(foreign,))
    take_part(state, ATTACKER, place, everybody(state, place, power))
    yield from fight(state)
    battle = battle_of(state)
    state.battle = None
    put_down(state, place, Formation(power, battle.attacking, battle.attacking_leaders))
    state.foreign_wars[place] = size_of(battle, DEFENDER)  # his-21.7-7


STEPS = {"field_battle": field_battle, "battle_over": battle_over}
