"""Field battles (14) and the relief of a siege (15.2)."""

from __future__ import annotations

from warcouncil.campaign import control, moments
from warcouncil.campaign.battles import (
    ATTACKER,
    DEFENDER,
    SIDES,
    defending_majors,
    give_change,
    leaders_of,
    leave_battle,
    lose,
    losses_due,
    losses_over,
    make_ready,
    roll_in_turn,
    side_in,
    size_of,
    stacks_of,
    take_part,
    ways_of,
)
from warcouncil.campaign.entry import opponents
from warcouncil.campaign.forces import ANY_NUMBER, capture, capture_lone_leaders, pick
from warcouncil.campaign.pieces import Battle, Formation, Move
from warcouncil.campaign.relations import (
    allied,
    army,
    around,
    besieged,
    foes,
    friendly,
    in_order,
    inside,
    serving_under,
)
from warcouncil.campaign.retreats import attackers_retreat, defenders_retreat, note_relief, own_leaders
from warcouncil.campaign.sieges import check_sieges, hold_or_leave
from warcouncil.campaign.stacks import (
    battle_of,
    change_battle,
    everybody,
    note_move,
    of_power,
    officers,
    powers_of,
    put_down,
    side,
    worth,
)
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Flow
from warcouncil.table.dice import Lines, counted, leader_line, line

# -- who fights


def declare_battle(state: CampaignState, move: Move) -> None:
    """A moving formation meets enemies in its destination: both sides are lifted into the battle."""
    formation = move.formation
    standing = opponents(state, formation.power, move.target)
    led = tuple(in_order(state, standing))
    defenders = (*led, *(power for power in standing if power not in led))
    state.battle = Battle(
        "field",
        move.target,
        formation.power,  # war-14-3 war-15.2-7
        defenders,  # war-14-4
        attacking=formation.troops,  # war-14-14
        attacking_leaders=formation.leaders,
        origin="" if move.by_sea else move.origin,  # war-16.3-7
    )
    for power in defenders:
        take_part(state, DEFENDER, move.target, everybody(state, move.target, power))  # war-9.2-10
    guests = guest_leaders(state, formation.power, defenders, move.target)
    take_part(state, DEFENDER, move.target, Formation(defenders[0], (), guests))  # war-14-4
    state.log("field_battle", power=formation.power, power2=list(defenders), space=move.target)


def guest_leaders(state: CampaignState, foe: str, defenders: tuple[str, ...], space: str) -> tuple[str, ...]:
    """Leaders in a space who have no units there, but are with allies who defend it against their enemy."""
    return tuple(
        leader
        for leader in state.realm.leaders
        if state.leaders.get(leader) == space
        and foes(state, side(state, leader), foe, space)
        and any(allied(state, side(state, leader), power) for power in defenders)
    )


def sortie(state: CampaignState) -> Flow:
    """15.2: units of the relieving power inside may join the battle, those of all its powers if it is a joint one."""
    battle = battle_of(state)
    power, space = battle.attacker, battle.place
    if not besieged(state, space) or not friendly(state, power, space):
        return
    joint = powers_of(state, battle.attacking)
    stacks = serving_under(state, inside(state, space), joint, power)
    leaders = dict.fromkeys([leader for one in joint for leader in officers(state, space, one)])
    pool = Formation(power, stacks, tuple(leaders))  # war-15.2-6
    if not pool.troops and not pool.leaders:
        return
    note_relief(state)
    part: Formation = yield from pick(
        state, power, pool, "sortie", lambda leaders: ANY_NUMBER, 0, may_be_empty=True, about={"space": space}
    )  # war-15.2-2
    take_part(state, ATTACKER, space, part)
    change_battle(state, joined=part.troops, joined_leaders=part.leaders)


# -- the procedure


def fight(state: CampaignState) -> Flow:
    """Steps 1 to 9 on the battle of the state: cards, dice, winner, losses. Returns `attacker` or `defender`."""
    battle = battle_of(state)
    attacker, defenders = (battle.attacker,), defending_majors(state, battle)
    ways = ways_of(state)
    if ways.opens:
        yield from moments.offer(state, "field_battle_step_1", attacker)  # war-14-2
        yield from moments.offer(state, "field_battle_step_1", defenders)
    if ways.open_to_all:
        others = (power for power in around(state) if power not in (*attacker, *defenders))
        yield from moments.offer(state, "field_battle_step_1", others)
    yield from moments.also(state, "battle_begins", around(state))
    for number in (ATTACKER, DEFENDER):
        yield from make_ready(state, number)
    yield from moments.offer(state, "field_battle_combat_cards", attacker)  # war-14-5
    yield from moments.offer(state, "field_battle_combat_cards", defenders)
    yield from roll_dice(state)
    ready = tuple(power for power in state.realm.after_dice if side_in(state, power) is not None)
    yield from moments.offer(state, "field_battle_after_dice", ready)  # war-14-7
    decide(state)
    yield from casualties(state)
    return battle_of(state).winner


def dice_lines(state: CampaignState, side: int, lost_some: bool = False) -> Lines:
    """Those of the units, the best leader, and one for the defender; cards. `lost_some`: a first strike has hit."""
    battle, ways = battle_of(state), ways_of(state)
    stacks = stacks_of(battle, side)
    alone = ways.alone and side == DEFENDER and not lost_some
    if not stacks and not alone:
        return []
    return [
        *line("units", worth(stacks, state.realm.field_dice)),
        *leader_line(leaders_of(battle, side), state.realm.ratings),  # war-14-3 war-14-4 war-5.1-2
        *line("defender", int(side == DEFENDER and ways.stands)),  # war-14-4
        *state.realm.own_dice(state, side),
        *line("combat_cards", battle.bonus[side]),
    ]


def dice_of(state: CampaignState, side: int, lost_some: bool = False) -> int:
    return counted(dice_lines(state, side, lost_some))


def roll_dice(state: CampaignState) -> Flow:
    """Both roll at once, unless a card lets one side strike first."""
    yield from roll_in_turn(
        state, lambda side, lost: dice_of(state, side, lost), lambda side, hits: lose(state, side, hits)
    )


def decide(state: CampaignState) -> None:
    """More hits win; the defender wins ties. Where both would be wiped out one side keeps a unit and the field."""
    battle = battle_of(state)
    attack, defence = battle.hits
    deserted = not battle.dice[DEFENDER] and not size_of(battle, DEFENDER)  # a card has left nobody to roll
    winner = SIDES[ATTACKER] if attack > defence or deserted else SIDES[DEFENDER]  # war-14-8
    by_dice = state.realm.keeps_by_dice or state.options.get("mutual_elimination") == "more_dice"
    if wiped_out(state) and by_dice:
        more = len(battle.dice[0]) > len(battle.dice[1])
        winner = SIDES[ATTACKER] if more else SIDES[DEFENDER]  # war-14-9
    change_battle(state, winner=winner)
    power = battle.attacker if winner == SIDES[ATTACKER] else battle.defenders[0]
    state.log("battle_won", power=power, place=battle.place, hits=attack, hits2=defence)


def wiped_out(state: CampaignState) -> bool:
    """Whether the hits would leave nobody on either side."""
    battle = battle_of(state)
    due = losses_due(battle)
    ways = ways_of(state)
    due[DEFENDER] -= ways.cover(state)
    return ways.keeps_one and all(0 < size_of(battle, side) <= due[side] for side in (ATTACKER, DEFENDER))


def casualties(state: CampaignState) -> Flow:
    """Each hit eliminates a unit of the owner's choice."""
    battle = battle_of(state)
    losses = losses_due(battle)
    if wiped_out(state):
        keeper = SIDES.index(battle.winner)
        losses[keeper] = size_of(battle, keeper) - 1  # war-14-9
    attackers = yield from lose(state, ATTACKER, losses[ATTACKER])
    defenders = yield from lose(state, DEFENDER, losses[DEFENDER])
    yield from give_change(state, *attackers, *defenders)
    yield from losses_over(state)


# -- steps of a move


def field_battle(state: CampaignState) -> Flow:
    """Step: the battle of a move."""
    yield from sortie(state)
    yield from fight(state)
    state.next(("battle_over",))


def battle_over(state: CampaignState) -> Flow:
    """Step: captured leaders, retreats, siege (steps 10 to 12)."""
    yield from capture_leaders(state)
    battle = battle_of(state)
    place = battle.place
    if battle.winner == SIDES[ATTACKER]:
        yield from moments.also(state, "battle_won", (battle.attacker,))
    else:
        yield from moments.also(state, "battle_won", battle.defenders)
    battle = battle_of(state)
    if battle.winner == SIDES[ATTACKER] and not defenders_hold_out(state):
        yield from defenders_retreat(state)  # war-14-11
    else:
        yield from attackers_retreat(state)
    sides = tuple(dict.fromkeys((battle.attacker, *powers_of(state, battle_of(state).attacking), *battle.defenders)))
    occupy(state)
    for power in sides:  # a joint army may have lost all of the power that named it
        if army(state, place, power):
            capture_lone_leaders(state, power, place)  # war-13.1-10
    yield from check_sieges(state)  # war-15.2-3
    for power in sides:
        yield from hold_or_leave(state, power, place)
    yield from control.after_battle(state)


def capture_leaders(state: CampaignState) -> Flow:
    """Leaders of a power that is wiped out are captured, unless its allies hold the field; in some titles live on."""
    battle = battle_of(state)
    if not battle.attacking:
        yield from capture_all(state, ATTACKER, battle.attacking_leaders, battle.defenders[0])  # war-14-10
    beaten = battle.winner == SIDES[ATTACKER] and not state.realm.aftermath.side_falls
    lost = beaten or not battle.defending
    for power in battle.defenders:
        if lost and not of_power(state, battle.defending, power):
            yield from capture_all(state, DEFENDER, own_leaders(state, DEFENDER, power), battle.attacker)  # war-14-10


def defenders_hold_out(state: CampaignState) -> bool:
    """Whether what is left of beaten defenders stays where it is, so that the attacker must go."""
    battle = battle_of(state)
    staying = any(state.realm.holds_out(state, power, battle.place) for power in battle.defenders)
    return staying and bool(battle.defending)


def capture_all(state: CampaignState, number: int, leaders: tuple[str, ...], captor: str) -> Flow:
    """Some leaders in the battle are captured."""
    leave_battle(state, number, Formation(captor, (), leaders))
    yield from capture(state, leaders, captor, battle_of(state).place)  # war-14-10


def occupy(state: CampaignState) -> None:
    """Whoever is left in the battle stays in its place, and the battle is over."""
    battle = battle_of(state)
    state.battle = None
    state.move = None
    attackers = Formation(battle.attacker, battle.attacking, battle.attacking_leaders)
    put_down(state, battle.place, attackers)
    note_move(state, battle.place, attackers)
    put_down(state, battle.place, Formation(battle.defenders[0], battle.defending, battle.defending_leaders))


STEPS = {"field_battle": field_battle, "battle_over": battle_over}
