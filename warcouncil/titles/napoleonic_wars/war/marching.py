"""Marches (9): a force sets out, enters one duchy after the other, and meets what is there."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import changed, rating
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    FORTRESSES,
    ON_STRAITS,
    at_war,
    duchies_with,
    friends_in,
    is_enemy_fortress,
    led_by,
    may_cross,
    open_to,
    owner,
)
from warcouncil.titles.napoleonic_wars.state import (
    ASHORE,
    HALTED,
    SPACES,
    Battle,
    Lasting,
    Moving,
    NapoleonicState,
    Units,
)
from warcouncil.titles.napoleonic_wars.war import attrition, contact, interception
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed
from warcouncil.titles.napoleonic_wars.war.bans import KEPT_OUT, is_kept_out
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS, leaves_fortress, lying_open
from warcouncil.titles.napoleonic_wars.war.forces import FOUGHT, able_units, compose, halt, shift
from warcouncil.titles.napoleonic_wars.war.intruders import opponents_in
from warcouncil.titles.napoleonic_wars.war.losses import Force, eliminate, present, size
from warcouncil.titles.napoleonic_wars.war.sieges import BESIEGED

COSTS, NAVAL, COMBAT = COMPONENTS.tables.costs, COMPONENTS.tables.naval, COMPONENTS.tables.battle
HALT: Option = ("halt",)
REFORM: Option = ("reform",)
KINDS = {"march": Kind({"enter": ("space",), "reform": (), "halt": ()})}
HINDERING = FORTRESSES | ON_STRAITS
"""Duchies that are left with more hindrances than the borders of nations (9.53, 12.4)."""
STOPPED = Fact("stopped_by_event", "space")
"""An event stops the force that has just entered this duchy."""
TIRELESS = Fact("tireless", "leader")
"""By an event the force of this leader suffers nothing from forced marches in this impulse."""
FACTS = (STOPPED, TIRELESS)
REFUSALS = {"march": "nw-9.3-1"}


def cost(state: NapoleonicState, force: Moving) -> int:
    """CP for each duchy: one for each army, or for a unit by itself, unless an event says otherwise (9.1, 9.71)."""
    if force.free:
        return 0
    each = COSTS.move if force.armies == 1 else COSTS.group_move_per_army  # nw-9.71-2
    return (each + changed(state, "move_cost", force.power)) * force.armies


def most_armies(state: NapoleonicState, force: Moving | None = None, power: str = "") -> int:
    """The armies that can go on together: as many as CP are there for, or those that march free."""
    if force is not None and force.free:
        return force.armies
    return state.cp // (COSTS.move + changed(state, "move_cost", power or (force.power if force else "")))


# -- setting out


def march_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("march", leader) for leader, _ in state.leaders_on_map(power)]


def march_listed(state: NapoleonicState, power: str) -> list[Option]:
    """The leaders that may set out: the CP are the same for all of them."""
    if unpaid(state, power):
        return []
    strides = state.strides
    out = ways_out(state, power)
    able = [one for one in state.leaders_on_map(power) if one[0] not in strides or strides[one[0]] < HALTED]
    return [("march", leader) for leader, space in able if space in out]


def march_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    leader = str(option[1])
    if state.strides.get(leader, 0) >= HALTED:
        return halted(state, power, state.leaders[leader], state.strides[leader])
    return starts(state, power, state.leaders[leader])


def halted(state: NapoleonicState, power: str, space: str, stride: int) -> str:
    """What keeps pieces where they are: a landing, a siege, a battle, or the fortress that they stand before."""
    if stride >= ASHORE:
        return "nw-13.6-4"
    if state.holds(BESIEGED, space):
        return "nw-12.2-3"
    if not state.holds(FOUGHT, space) and is_enemy_fortress(state, power, space):
        return "nw-9.52-1"
    return "nw-9.51-2"


def starts(state: NapoleonicState, power: str, space: str) -> str | None:
    """Why nothing of a nation sets out from a duchy, whatever it takes along."""
    return "nw-9.1-1" if unpaid(state, power) else shut_in(state, power, space)


def unpaid(state: NapoleonicState, power: str) -> bool:
    """Whether a nation has not the CP for a single step of a single army."""
    return state.cp < COSTS.move + (changed(state, "move_cost", power) if state.changes else 0)


def shut_in(state: NapoleonicState, power: str, space: str) -> str | None:
    """Why nothing of a nation can leave a duchy by any line: what forbids the first one."""
    if space not in HINDERING and not state.changes:
        for near in NEIGHBOURS[space]:
            if open_to(state, power, near):
                return None
        return "nw-9.54-1" if NEIGHBOURS[space] else "nw-9.3-1"
    first = None
    for near in NEIGHBOURS[space]:
        refusal = passage_forbidden(state, power, space, near)
        if refusal is None:
            return None
        first = first or refusal
    return first or "nw-9.3-1"


@once_a_look
def ways_out(state: NapoleonicState, power: str) -> set[str]:
    """The duchies with pieces of a nation that these can leave; mostly it is enough to look who controls the next."""
    kept = bool(state.changes) and not KEPT_OUT.isdisjoint([one.what for one in state.changes])
    posts = {*duchies_with(state, power), *led_by(state, power)}
    doubtful = posts if kept else posts - lying_open(state, power)
    return posts.difference([space for space in doubtful if shut_in(state, power, space) is not None])


def march(state: NapoleonicState, power: str, option: Option) -> Flow:
    """A leader sets out with what he takes along (9.1)."""
    leader = str(option[1])
    space = state.leaders[leader]
    units, leaders = yield from compose(state, power, space, leader, most_armies(state, power=power))
    state.moving = force_of(state, power, space, (units, leaders))  # nw-9.1-4
    state.next(("marching",))


def force_of(state: NapoleonicState, power: str, space: str, force: Force) -> Moving:
    tireless = state.holds(TIRELESS, force[1][0])
    return Moving(power, force[1][0], space, force[0], force[1], armies_needed(state, *force), tireless=tireless)


def unit_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("march_unit", space) for space in duchies_with(state, power)]


def unit_listed(state: NapoleonicState, power: str) -> list[Option]:
    if unpaid(state, power):
        return []
    marched, out = state.marched, ways_out(state, power)
    able = [one for one in duchies_with(state, power) if one not in marched or able_units(state, one, power)]
    return [("march_unit", space) for space in able if space in out]


def unit_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if not able_units(state, space, power):
        return halted(state, power, space, max(state.strides_at(space, power), default=0))
    return starts(state, power, space)


def march_unit(state: NapoleonicState, power: str, option: Option) -> None:
    """A unit sets out by itself (9.1)."""
    state.moving = Moving(power, "", str(option[1]), ((power, 1),))  # nw-9.1-3  # nw-3-38  # nw-2.2-4
    state.next(("marching",))


# -- on the way


def marching(state: NapoleonicState) -> Flow:
    """Step: the next duchy of a march, or its end."""
    force = yield from set_out(state)
    if force is None:
        return
    if is_over(state, force) or shut_in(state, force.power, force.space) is not None:
        state.moving = None
        return
    choice = yield Ask(
        force.power,
        "march",
        march_options,
        march_step_forbidden,
        about={"space": force.space, "cp": state.cp, "leader": force.leader},
        listed=march_steps,
    )
    if choice == HALT:
        state.moving = None
    elif choice == REFORM:
        units, leaders = yield from compose(state, force.power, force.space, force.leader, most_armies(state, force))
        formed = force_of(state, force.power, force.space, (units, leaders))
        state.moving = replace(
            force, units=formed.units, leaders=formed.leaders, armies=formed.armies, reformed=True
        )  # nw-9.71-3  # nw-9.7-3
        state.next(("marching",))
    else:
        state.cp -= cost(state, force)
        state.unmark(STOPPED, str(choice[1]))  # that was another force
        yield from enter(state, force, str(choice[1]))


def is_over(state: NapoleonicState, force: Moving) -> bool:
    """Whether a force has used up what an event gives it, or the CP."""
    return (force.granted and not force.free) or cost(state, force) > state.cp


def set_out(state: NapoleonicState) -> Flow:
    """The force that moves; as an army group sets out, an event may break it up."""
    force = state.moving
    if force is not None and force.armies > 1 and not force.entered:
        yield from windows.offer(state, "group_moves", {"leader": force.leader, "space": force.space})
    return state.moving


def march_options(state: NapoleonicState) -> list[Option]:
    assert state.moving is not None
    return [*(("enter", near) for near in NEIGHBOURS[state.moving.space]), REFORM, HALT]  # nw-9.3-1


def march_step_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    force = state.moving
    assert force is not None
    if option == HALT:
        return None if force.entered else "nw-9.1-1"
    if option == REFORM:
        return None if force.leader and force.entered and not force.reformed else "nw-9.71-3"
    return enter_forbidden(state, power, option)


def march_steps(state: NapoleonicState) -> list[Option]:
    """The same that nothing forbids: the price is that of every duchy."""
    force = state.moving
    assert force is not None
    paid = cost(state, force) <= state.cp
    near = NEIGHBOURS[force.space] if paid else ()
    found = [one for one in near if passage_forbidden(state, force.power, force.space, one) is None]
    rest = [option for option in (REFORM, HALT) if march_step_forbidden(state, force.power, option) is None]
    return [*(("enter", one) for one in found), *rest]


def enter_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    force = state.moving
    assert force is not None
    if cost(state, force) > state.cp:
        return "nw-9.1-1"
    return passage_forbidden(state, power, force.space, str(option[1]))


def passage_forbidden(state: NapoleonicState, power: str, origin: str, target: str) -> str | None:
    """Why a nation's troops may not go from one duchy to the next (9.5, 12.4)."""
    if not open_to(state, power, target):
        return "nw-9.54-1"
    if origin in FORTRESSES and leaves_fortress(state, power, origin, target):
        return "nw-12.4-2"
    if state.changes and is_kept_out(state, power, origin, target):
        return "nw-6.11-1"
    return None if origin not in ON_STRAITS or may_cross(state, power, origin, target) else "nw-9.53-1"


def enter(state: NapoleonicState, force: Moving, target: str) -> Flow:
    """A force enters a duchy: evasion or interception, attrition, and battle with whoever is there (9.8, 10, 11)."""
    power, origin = force.power, force.space
    toll = (*attrition.judged(state, power, origin, target), attrition.tired(state, force))
    before, opposed = contact.standing_in(state, target, power), opponents_in(state, power, target)
    hostile = at_war(state, power, state.controller(target))
    joining = friends_in(state, power, target)
    friendly = hostile and (bool(SPACES[target].fortress) or not joining)  # nw-11.22-3
    shift(state, (force.units, force.leaders), origin, target, stride=1)
    state.moving = replace(force, space=target, entered=force.entered + 1, reformed=False, free=max(0, force.free - 1))
    state.log("enters", power=power, space=target, leader=force.leader)
    lasting = state.changes
    yield from windows.moved(state, "land_move", {"power2": power, "space": target})
    if not friends_in(state, power, target):
        return
    inside = before if opposed and not force.pinned else contact.NOBODY
    failed, closed = yield from received(state, force, target, inside, not joining)
    yield from entry_attrition(state, origin, toll, lasting)
    over = COMPONENTS.lines[origin, target] == "strait" and friendly and size_of(state)
    fire = (yield from coastal_fire(state, target)) if over else NO_FIRE  # nw-11.22-7
    if state.moving is None and is_enemy_fortress(state, power, target):
        halt(state, target, present(state, target, (force.units, force.leaders)))  # nw-9.52-1
    meet(
        state,
        Battle(
            target,
            power,
            force.leader,
            origin,
            COMPONENTS.lines[origin, target],
            closed,
            friendly,
            failed=failed,
            hits=(fire.kills + fire.disrupts, 0),  # nw-9.4-3
            kills=(fire.kills, 0),
            disrupts=(fire.disrupts, 0),
            fallen=(fire.fallen, ()),
            level=force.level,
        ),
    )


def received(state: NapoleonicState, force: Moving, space: str, before: Force, alone: bool) -> Flow:
    """A force has come to a duchy: who stood there evades, others intercept (10.1, 10.2); returns what they have done.

    `before`: those who may evade; who has intercepted by an event is not among them. `alone`: no friends stood there.
    """
    closed = event_origins(state)
    inside = contact.standing_in(state, space, force.power) if before != contact.NOBODY and not closed else before
    met = contact.Contact(
        space, force.power, force.space, inside, state.leaders_at(space), near=alone and not force.hidden
    )
    failed, came = yield from contact.meet(state, met)  # nw-9.8-1  # nw-10.3-4  # nw-10.1-1
    return failed, (*closed, *came)


def event_origins(state: NapoleonicState) -> tuple[str, ...]:
    """Whence armies have intercepted the moving force by events."""
    came = {str(fact[1]) for fact in state.this_impulse if fact[0] == interception.CAME.name}
    if not came:
        return ()
    state.unmark_all(interception.CAME)
    return tuple([near for near in SPACES if near in came])


def size_of(state: NapoleonicState) -> int:
    return state.moving.pieces if state.moving else 0


def entry_attrition(
    state: NapoleonicState, origin: str, toll: tuple[bool, bool, Force], lasting: tuple[Lasting, ...] = ()
) -> Flow:
    """What the entry and the length of the march cost the moving force (9.41 to 9.43), with the events before it.

    `toll` was judged before it moved: whether it left an uncontrolled duchy for an enemy one, and who is tired.
    """
    force = state.moving
    if force is None:
        return
    whole: Force = (force.units, force.leaders)
    names = attrition.entry_causes(state, force.power, origin, force.space, *toll[:2])
    causes = attrition.causes_of(whole, names)
    weary = attrition.still(toll[2], force)
    if size(weary) and not force.tireless:
        causes["forced_march"] = weary
    if causes:
        left = yield from attrition.suffer(state, force.space, force.power, whole, causes, origin)
        reduce(state, left)
    for one in [each for each in lasting if each.what == "entering" and each in state.changes]:
        yield from event_attrition(state, one)


def event_attrition(state: NapoleonicState, one: Lasting) -> Flow:
    """What an event makes the entry into a duchy cost (6.11)."""
    force = state.moving
    if force is None or force.space not in one.spaces:
        return
    units = tuple(row for row in force.units if row[0] in one.who)
    struck: Force = (units, tuple(leader for leader in force.leaders if owner(leader) in one.who))
    if not size(struck):
        return
    whole: Force = (force.units, force.leaders)
    causes = attrition.causes_of(struck, ["event"])
    left = yield from attrition.suffer(state, force.space, force.power, whole, causes, force.space, full=bool(one.to))
    reduce(state, left)


def reduce(state: NapoleonicState, left: Force) -> None:
    """The moving force after losses; without its commander it stops."""
    force = state.moving
    if force is None:
        return
    if not size(left) or (force.leader and force.leader not in left[1]):
        state.moving = None
    else:
        state.moving = replace(force, units=left[0], leaders=left[1])


class Fire(NamedTuple):
    """What coastal fire has done to those who land: casualties of the battle that follows (13.7)."""

    kills: int = 0
    disrupts: int = 0
    fallen: Units = ()


NO_FIRE = Fire()


def coastal_fire(state: NapoleonicState, target: str) -> Flow:
    """The batteries of an enemy duchy fire at a force that comes over a strait or lands (13.5)."""
    force = state.moving
    assert force is not None
    count = coastal_dice(state, target)
    dice = state.dice.rolls(count, 6, "coastal fire")
    kills = sum(die >= COMBAT.kill for die in dice)
    state.log("coastal_fire", space=target, dice=dice)
    left = yield from eliminate(state, target, force.power, (force.units, force.leaders), kills, shared=())
    reduce(state, left)
    still = dict(left[0])
    fallen = tuple((nation, count - still.get(nation, 0)) for nation, count in force.units)  # nw-11.31-1
    return Fire(kills, sum(COMBAT.disrupt <= die < COMBAT.kill for die in dice), fallen)


def coastal_dice(state: NapoleonicState, target: str) -> int:
    """The dice of the batteries of a duchy; an event may set the rating of its fortress (13.5)."""
    printed = SPACES[target].fortress
    if printed and rating(state, target) != printed:
        return rating(state, target)
    return NAVAL.coastal_fire_fortress if printed else NAVAL.coastal_fire


def meet(state: NapoleonicState, battle: Battle) -> None:
    """Whoever is hostile in the duchy fights; else the march goes on, but not past an enemy fortress (9.51, 9.52)."""
    if opponents_in(state, battle.attacker, battle.space) and friends_in(state, battle.attacker, battle.space):
        state.battle = battle  # nw-10.1-2  # nw-9.51-1
        state.next(("battle",), ("marched_in",))  # nw-9.8-2  # nw-9.8-3
    else:
        state.next(("marched_in",))  # nw-10.21-1


def marched_in(state: NapoleonicState) -> None:
    """Step: a force has arrived; before an enemy fortress it stops."""
    force = state.moving
    if force is None:
        return
    if is_enemy_fortress(state, force.power, force.space) or state.holds(STOPPED, force.space):
        halt(state, force.space, (force.units, force.leaders))  # nw-9.52-1
        state.moving = None
    else:
        state.next(("marching",))


STEPS = {"marching": marching, "marched_in": marched_in}
MENU = {
    "march": Action(march_candidates, march_forbidden, FREE, march, march_listed, needs="nw-9.1-1"),
    "march_unit": Action(unit_candidates, unit_forbidden, FREE, march_unit, unit_listed, needs="nw-9.1-3"),
}
