"""Battles on land (11): dice, casualties, a second round, rout, overrun and the flag that comes with it."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import Lines, counted, line
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import aids, windows
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events import afterwards
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, demoted, owner, pieces_of, standing
from warcouncil.titles.napoleonic_wars.seasons.draw import gain_resource
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES, Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import flags, retreats
from warcouncil.titles.napoleonic_wars.war.armies import commander, families, group, leaders_of
from warcouncil.titles.napoleonic_wars.war.bonus import bonus
from warcouncil.titles.napoleonic_wars.war.forces import FOUGHT, MARKED, SPENT, WEARY, halt, side_force
from warcouncil.titles.napoleonic_wars.war.intruders import contested
from warcouncil.titles.napoleonic_wars.war.losses import eliminate, shrink, size

TABLE = COMPONENTS.tables.battle
ATTACKER, DEFENDER = 0, 1
ROUTED = Fact("routed", "leader")
"""The army of this leader has brought a chance of a resource already (11.5)."""
FACTS = (ROUTED,)
KINDS = {"routed_commander": Kind({"routed": ("leader",)})}
REFUSALS = {"routed_commander": "nw-9.7-5"}


# -- the sides


def side(state: NapoleonicState, battle: Battle, index: int) -> tuple[str, ...]:
    """The nations of a side: everybody in the duchy who is allied with the active nation, or at war with it."""
    here = standing(state, battle.space)
    if index == ATTACKER:
        return tuple([nation for nation in here if allied(state, nation, battle.attacker)])
    foe, space = battle.attacker, battle.space
    return tuple([one for one in here if at_war(state, one, foe) or contested(state, one, foe, space)])  # nw-3-39


def head(state: NapoleonicState, battle: Battle, index: int) -> str:
    """Who commands a side; nobody where armies of several families form no group (9.7)."""
    nations = side(state, battle, index)
    leaders = side_force(state, battle.space, nations)[1]
    if index == ATTACKER and battle.leader in leaders:
        return battle.leader
    led = [power for power in families(state, battle.space) if set(leaders_of(state, battle.space, power)) & {*leaders}]
    if len(led) == 1:
        return commander(state, battle.space, led[0])  # nw-3-19
    found = group(state, battle.space)
    return found[0] if found and led and set(led) <= set(found[1:]) else ""  # nw-9.7-5


def dice_of(state: NapoleonicState, battle: Battle, index: int) -> Lines:
    """The dice of a side, reason by reason (11.2); disrupts beyond the units take the commander, then the bonus."""
    force = side_force(state, battle.space, side(state, battle, index))
    leader = battle.heads[index]
    national = bonus(force, demoted(state))
    leading = 1 if force[1] else 0
    able = size(force) - leading
    beyond = max(0, battle.disrupts[index] - able)
    leads = leader and not beyond and not aids.holds(battle.aids, index, "no_leader")
    own = [
        *line("pieces", TABLE.per_piece * max(0, able - battle.disrupts[index])),  # nw-3-51
        *line("leader", LEADERS[leader].battle if leads else 0, leader=leader),  # nw-11.33-1
        *line("national_bonus", max(0, national - max(0, beyond - 1))),
        *first_round(state, battle, index),
    ]  # nw-11.2-1  # nw-12.1-2
    lines = aids.dice(own, battle.aids, index)  # nw-6.15-1
    spoilt = max(0, beyond - 1 - national)
    return [*lines, *line("disrupted", -min(spoilt, max(0, counted(lines) - counted(own))))]  # nw-11.33-1


def first_round(state: NapoleonicState, battle: Battle, index: int) -> Lines:
    """Terrain for the defender, failed evasions for the attacker (10.2, 11.22)."""
    if battle.round > 1:
        return []
    if index == ATTACKER:
        return line("failed_evasion", TABLE.failed_evasion * battle.failed)
    level = battle.level or aids.holds(battle.aids, index, "no_terrain")
    if not battle.friendly or battle.failed or level:
        return []  # nw-11.22-1  # nw-11.22-2
    return line("terrain", terrain(state, battle))  # nw-11.22-4  # nw-11.22-5  # nw-11.22-6


def terrain(state: NapoleonicState, battle: Battle) -> int:
    """The dice for the lines by which attackers have come: the largest number, or by another reading all kinds."""
    found = [TABLE.terrain.get(one, 0) for one in dict.fromkeys((battle.line, *battle.others))]
    return sum(found) if state.options.get("terrain") == "sum" else max(found)


# -- rounds


def battle(state: NapoleonicState) -> Flow:
    """Step: a battle begins; an event may still keep the two sides apart."""
    found = state.battle
    assert found is not None
    state.log("battle", power=found.attacker, space=found.space)
    yield from windows.offer(state, "battle_begins", {"space": found.space})
    found = state.battle
    assert found is not None
    first = [pieces_of(state, found.space, side(state, found, index)) for index in (ATTACKER, DEFENDER)]
    if not all(first):
        end(state, overrun=True)
        return
    state.battle = replace(found, first=(first[0] + found.kills[0], first[1]))
    state.next(("battle_round",))


def battle_round(state: NapoleonicState) -> Flow:
    """Step: both sides roll, and losses fall together (11.3)."""
    name_heads(state)
    yield from windows.in_turn(state, "battle_dice", about(state))  # nw-6.15-1
    now = name_heads(state)
    rolls = []
    for index, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        dice = counted(dice_of(state, now, index))
        rolls.append(aids.rolled(state, dice, now.aids, index, f"battle: {name}"))
    state.battle = replace(now, dice=(rolls[0], rolls[1]))
    state.log("battle_round", amount=now.round, dice=rolls[0], dice2=rolls[1])
    yield from windows.offer(state, "battle_rolled", about(state))  # nw-6.14-3
    kills = count_losses(state)
    for index in (ATTACKER, DEFENDER):
        yield from bury(state, index, kills[index])  # nw-11.3-2
    decide(state)


def bury(state: NapoleonicState, index: int, count: int) -> Flow:
    """So many pieces of a side are eliminated, evenly among its nations through the whole battle (11.31)."""
    now = state.battle
    assert now is not None
    nations = side(state, now, index)
    if not count or not nations:
        return
    chooser = owner(now.heads[index]) if now.heads[index] else nations[0]
    force = side_force(state, now.space, nations)
    left = yield from eliminate(state, now.space, chooser, force, count, shared=now.fallen[index])
    here, before = dict(left[0]), dict(now.fallen[index])
    lost = {nation: before.get(nation, 0) + units - here.get(nation, 0) for nation, units in force[0]}
    fallen = tuple({**before, **lost}.items())
    state.battle = replace(now, fallen=(fallen, now.fallen[1]) if index == ATTACKER else (now.fallen[0], fallen))


def name_heads(state: NapoleonicState) -> Battle:
    """The battle with those who command in it now."""
    assert state.battle is not None
    state.battle = replace(state.battle, heads=(head(state, state.battle, 0), head(state, state.battle, 1)))
    return state.battle


def about(state: NapoleonicState) -> dict[str, str]:
    assert state.battle is not None
    return {"space": state.battle.space}


def count_losses(state: NapoleonicState) -> tuple[int, int]:
    """What the dice of a round bring upon both sides (11.3); returns how many pieces each loses."""
    now = state.battle
    assert now is not None
    first, second = [
        aids.losses(now.dice[1 - index], now.aids, index, TABLE.disrupt, TABLE.kill) for index in (ATTACKER, DEFENDER)
    ]  # nw-11.3-1
    state.battle = replace(
        now,
        kills=(now.kills[0] + first[0], now.kills[1] + second[0]),
        disrupts=(now.disrupts[0] + first[1], now.disrupts[1] + second[1]),
        hits=(now.hits[0] + sum(first), now.hits[1] + sum(second)),
    )
    return first[0], second[0]


def decide(state: NapoleonicState) -> None:
    """Who has lost, or a second round (11.32)."""
    now = state.battle
    assert now is not None
    left = [pieces_of(state, now.space, side(state, now, index)) for index in (ATTACKER, DEFENDER)]
    if not all(left):
        loser = "nobody" if not any(left) else ("attacker" if not left[0] else "defender")  # nw-11.32-1
    elif now.hits[0] != now.hits[1]:
        loser = "attacker" if now.hits[0] > now.hits[1] else "defender"  # nw-11.32-2
    elif now.round < TABLE.rounds:
        state.battle = aids.next_round(replace(now, round=now.round + 1))
        state.next(("battle_round",))
        return
    else:
        loser = "attacker"  # nw-11.32-3
    state.next(("battle_over", loser))


# -- the end


def battle_over(state: NapoleonicState, loser: str) -> Flow:
    """Step: rout and retreat of the losers; the victors stay (11.4 to 11.7)."""
    now = state.battle
    assert now is not None
    state.log("battle_over", space=now.space, side=loser)
    if loser != "nobody":
        state.battle = replace(now, beaten=loser)
        yield from windows.offer(state, "battle_decided", about={"space": now.space, "side": loser})
        now = state.battle
    fought = state.leaders_at(now.space)
    if loser == "nobody":
        end(state, overrun=True)
        yield from afterwards.over(state, now)
        return
    beaten = ATTACKER if loser == "attacker" else DEFENDER
    victors = side(state, now, 1 - beaten)
    victor = now.attacker if beaten == DEFENDER else victor_of(now, victors)
    losers = side(state, now, beaten)
    yield from rout(state, now, beaten, victor)
    yield from afterwards.lost(state, now)
    overrun = yield from retreats.retreat(state, now, losers, active=beaten == ATTACKER)
    if now.kills[beaten] > now.first[beaten] and not SPACES[now.space].fortress:
        yield from flags.claim(state, victor, now.space)  # nw-11.7-1
    if beaten == DEFENDER and not overrun:
        halt(state, now.space, side_force(state, now.space, victors))  # nw-9.51-2  # nw-11.6-1
    for leader in () if overrun else fought:
        state.mark(MARKED, leader)  # nw-10.3-3
    end(state, overrun=overrun)
    yield from afterwards.over(state, now)


def victor_of(now: Battle, victors: tuple[str, ...]) -> str:
    """The nation that speaks for the defenders: their commander's, else the first of them."""
    return owner(now.heads[DEFENDER]) if now.heads[DEFENDER] else victors[0]


def rout(state: NapoleonicState, now: Battle, beaten: int, victor: str) -> Flow:
    """A victory by three casualties eliminates all that is disrupted, and may bring a resource (11.5)."""
    needed = aids.margin(now.aids, beaten, TABLE.rout_margin)
    if needed < 0 or now.hits[beaten] - now.hits[1 - beaten] < needed:
        return
    nations = side(state, now, beaten)
    force = side_force(state, now.space, nations)
    state.log("rout", space=now.space)
    leader = now.heads[beaten]
    if not leader and len(force[1]) > 0:
        options: list[Option] = [("routed", one) for one in force[1]]
        choice = yield Ask(now.attacker, "routed_commander", options, about={"space": now.space})
        leader = str(choice[1])
    if nations:
        yield from bury(state, beaten, min(now.disrupts[beaten], size(force)))  # nw-11.5-1
    if leader and not state.holds(ROUTED, leader):
        state.mark(ROUTED, leader)  # nw-11.5-3
        sure = aids.holds(now.aids, 1 - beaten, "sure_resource")
        if sure or state.dice.roll(6, "resource for a rout") <= LEADERS[leader].battle:
            gain_resource(state, victor)  # nw-11.5-2


def end(state: NapoleonicState, overrun: bool) -> None:
    """The battle is forgotten; a force that has won by an overrun marches on (11.44)."""
    now = state.battle
    assert now is not None
    state.battle = None  # nw-11.44-1
    if not overrun:
        tire(state, now.space)
    shrink(state)
    if not overrun or (state.moving is not None and state.moving.space != now.space):
        state.moving = None


def tire(state: NapoleonicState, space: str) -> None:
    """Whoever is left in a duchy after a battle lays no siege there in this impulse (12.2)."""
    state.mark(FOUGHT, space)
    for leader in state.leaders_at(space):
        state.mark(WEARY, leader, space)  # nw-12.2-1
    for nation, count in state.units.get(space, ()):
        state.mark(SPENT, nation, space, count)


STEPS = {"battle": battle, "battle_round": battle_round, "battle_over": battle_over}
