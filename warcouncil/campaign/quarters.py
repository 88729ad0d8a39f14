"""Land units return home in winter (19.3): excess garrisons, camps in the open and abroad, leaders left alone.

A place that still has room is offered again for the rest of a stack: every group has losses of its own, so that to
divide a stack never saves anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warcouncil.campaign.counters import can_split, splits_at_will
from warcouncil.campaign.forces import ANY_NUMBER, choose_losses, log_losses, pick, settle_split
from warcouncil.campaign.pieces import Formation, Troops
from warcouncil.campaign.relations import allied, army, controls, fortified, friends, own_capital, own_capitals
from warcouncil.campaign.stacks import (
    GARRISON,
    Stacks,
    closed_spaces,
    leaders_in,
    lift,
    minus,
    officers,
    put_down,
    side,
    stations,
    total,
)
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact

CAME_HOME = Fact("came_home", "space", turn=True)
"""Units have come into this space in winter."""
FACTS = (CAME_HOME,)

KINDS = {
    "winter_quarters": Kind({"winter_to": ("space",)}),
    "winter_optional": Kind({"send_home": ("space",), "done": ()}),
    "winter_leader": Kind({"return_to": ("leader", "space")}),
}
REFUSALS = {
    "winter_quarters": "war-19.3-7",
    "winter_optional": "war-19.3-3",
    "winter_leader": "war-19.3-9",
}


def armies_go_home(state: CampaignState, power: str) -> None:
    """Step: the land units of a power: first its own fortified spaces, then everything else."""
    if state.realm.unarmed(state, power) is not None:
        return
    with OneLook(state):
        here = stations(state, power)
        crowded = [space for space in here if is_garrison(state, power, space) and excess(state, power, space)]
        camps = [space for space in here if is_camp(state, power, space)]
    state.next(
        *(("winter_excess", power, space) for space in crowded),
        ("winter_optional", power),
        *(("winter_camp", power, space) for space in camps),
    )


def is_garrison(state: CampaignState, power: str, space: str) -> bool:
    """Units in a fortified space of their power that is no capital: some of them may stay."""
    if space not in state.troops or own_capital(state, power, space) or may_stay(state, power, space):
        return False
    return lodged(state, power, space, space) and bool(army(state, space, power))


def may_stay(state: CampaignState, power: str, space: str) -> bool:
    """Whether units of a power stay in a space as they like."""
    return state.realm.winter.free(state, power, space)


def is_camp(state: CampaignState, power: str, space: str) -> bool:
    """Units that may not stay for the winter, or leaders without units."""
    if may_stay(state, power, space):
        return False
    here = army(state, space, power)
    if not (leaving(state, power, space) if here else leaders_in(state, space, power)):
        return False
    return not lodged(state, power, space, space)  # war-19.3-2 war-19.3-14 war-2.1-5


def lodged(state: CampaignState, power: str, space: str, place: str) -> bool:
    """Whether a place is fortified, and units of a power that are in a space may winter there."""
    lodges = state.realm.winter.lodges
    taken_in = controls(state, power, place) if lodges is None else lodges(state, power, space, place)
    return taken_in and (place in state.realm.fortified_by_print or fortified(state, place))


def leaving(state: CampaignState, power: str, space: str) -> Stacks:
    """The units of a power in a space without those that stay there by a rule of the title's own."""
    staying = state.realm.winter.staying(state, power, space)
    here = army(state, space, power)
    return minus(state, here, staying) if staying else here


# -- room


def at_home(state: CampaignState, space: str, owner: str) -> bool:
    """Units of a minor power in its own home key, which is a capital to them."""
    return space in state.realm.winter.keys.get(owner, ())  # war-19.3-16


def guests(state: CampaignState, power: str, space: str) -> Stacks:
    """The units in a space that count towards its limit."""
    return tuple([stack for stack in army(state, space, power) if not at_home(state, space, stack.owner)])


def held(state: CampaignState, power: str, space: str, coming: tuple[str, ...] = ()) -> int:
    """How many units of a power a fortified space holds in winter, if some leaders come there."""
    own = state.realm.winter.holds(state, power, space, coming)
    return GARRISON if own is None else own


def excess(state: CampaignState, power: str, space: str) -> int:
    return max(0, total(guests(state, power, space)) - held(state, power, space))  # war-19.3-2


def room(state: CampaignState, power: str, space: str, coming: tuple[str, ...] = ()) -> int:
    """How many units may still winter in a space."""
    if own_capital(state, power, space):
        return ANY_NUMBER
    return max(0, held(state, power, space, coming) - total(guests(state, power, space)))


def room_with(state: CampaignState, power: str, space: str, target: str) -> int:
    """How many units may still winter in a place if the leaders of a space come along."""
    guides = state.realm.winter.guides(state, power, space, target)
    return room(state, power, target, guides or companions(state, power, space, target))


def companions(state: CampaignState, power: str, space: str, target: str) -> tuple[str, ...]:
    """The leaders in a space who may go along with units of a power and whom nothing keeps out of a place."""
    barred, here = state.realm.leader_barred, (*leaders_in(state, space, power), *joint_leaders(state, power, space))
    return tuple([leader for leader in here if barred(state, leader, target) is None])


def joint_leaders(state: CampaignState, power: str, space: str) -> tuple[str, ...]:
    """The leaders in a space who serve another power and lead units of this one as well."""
    joint = state.realm.joint
    if not joint or space not in state.leaders.values():
        return ()
    able = [leader for leader in officers(state, space, power) if power in joint.get(leader, ())]
    return tuple([leader for leader in able if side(state, leader) != power])


# -- ways


def clear_path(state: CampaignState, power: str, start: str, end: str) -> bool:
    """A way over friendly spaces without unrest and any sea zones that are open to its ships.

    The start does not matter, units are ignored.
    """
    if start == end:
        return True
    realm, barred = state.realm, state.unrest | closed_spaces(state)
    holders, control, seas, ways = friends(state, power), state.control, realm.atlas.seas, realm.atlas.by_land_and_sea
    gated, restless = realm.gated_ways, realm.restless
    reached, queue = {start}, [start]
    for place in queue:
        farther = [
            near
            for near in ways[place]
            if near not in reached
            and (
                near in seas or (control[near] in holders and near not in barred and not restless(state, power, near))
            )  # war-19.3-4 war-19.3-12
            and ((place, near) not in gated or realm.way_open(state, power, place, near))
        ]
        if end in farther:
            return True
        reached.update(farther)
        queue += farther
    return False


def capitals_of(state: CampaignState, power: str, owner: str, space: str) -> list[str]:
    """The capitals that units of an owner in a space may return to, and the home keys of a minor power."""
    keys = [one for one in state.realm.winter.keys.get(owner, ()) if controls(state, power, one)]  # war-22.3-2
    hosts = [one for one in state.realm.winter.hosts(state, power, space) if room_with(state, power, space, one)]
    return [*own_capitals(state, power), *keys, *hosts]  # war-19.3-11 war-19.3-6


def may_winter(state: CampaignState, power: str, space: str, place: str) -> bool:
    """Whether a place is fortified and may be entered, and units of a power that are in a space may winter there."""
    hosts, holder = state.realm.winter.households.get(power), state.control[place]
    if hosts is not None and holder not in hosts and holder not in state.minors:
        return False
    return lodged(state, power, space, place) and place not in closed_spaces(state)


def has_capitals(state: CampaignState, power: str) -> bool:
    """Whether a power has any capitals, in whosever hands they are."""
    return bool(state.realm.capitals.get(power))


def nearest_quarters(state: CampaignState, power: str, space: str) -> tuple[str, ...]:
    """The nearest fortified spaces of a power; a power that has no capitals looks for those with room."""
    if has_capitals(state, power):
        return nearest_of(state, space, lambda place: may_winter(state, power, space, place))
    return nearest_of(
        state, space, lambda place: may_winter(state, power, space, place) and room(state, power, place) > 0
    )  # war-19.3-10


def nearest_of(state: CampaignState, space: str, fits: Callable[[str], bool]) -> tuple[str, ...]:
    """Of the spaces that fit those nearest to a space, in the order of the map, whoever controls what lies between."""
    atlas, far = state.realm.atlas, 0
    found: list[str] = []
    ways = atlas.steps_from(space, closed_spaces(state) - {space})  # war-19.3-7 war-19.3-15
    for place, steps in ways.items():  # nearest first
        if found and steps > far:
            break
        if place in atlas.spaces and fits(place):
            found.append(place)
            far = steps
    return tuple(atlas.in_order(found))


# -- going


def send(state: CampaignState, power: str, space: str, target: str, formation: Formation) -> Flow:
    """A group goes to its winter quarters; without a clear path half of it, rounded up, is lost on the way."""
    lost: Stacks = ()
    with OneLook(state):
        clear = not formation.troops or clear_path(state, power, space, target)
    if not clear:
        fewer = attrition(formation.size)
        lost = yield from choose_losses(state, power, formation.troops, fewer, space)  # war-19.3-5
    lift(state, space, formation)
    for stack in lost:
        log_losses(state, space, stack)
    arriving = Formation(power, minus(state, formation.troops, lost), formation.leaders)
    put_down(state, target, arriving)
    state.log("winters", power=power, space=space, space2=target, amount=arriving.size)
    yield from settle_split(state, formation.troops, target, space)


def attrition(size: int) -> int:
    """
    >>> attrition(5), attrition(4), attrition(1)
    (3, 2, 1)
    """
    return (size + 1) // 2


def largest_group(state: CampaignState, power: str, space: str, target: str, stacks: Stacks) -> int:
    """How many of some units may set out for a place so that those who arrive find room."""
    if all(at_home(state, target, stack.owner) for stack in stacks):
        return ANY_NUMBER
    free = room_with(state, power, space, target)
    if free >= ANY_NUMBER:
        return free
    return free if clear_path(state, power, space, target) else 2 * free + 1


def choose_group(
    state: CampaignState, power: str, space: str, target: str, pool: Formation, least: int, most: int
) -> Flow:
    """Which of some units and leaders go to a place."""

    def shown(part: Troops) -> bool:
        return part == state.stack(space, part.owner) or can_split(state, part.owner, space, target, part)

    about, anyhow = {"space": space, "place": target}, splits_at_will(state, pool.troops)
    group = yield from pick(
        state, power, pool, "winter", lambda leaders: most, least, None if anyhow else shown, about=about
    )
    return guided(state, power, space, target, group)


def guided(state: CampaignState, power: str, space: str, target: str, group: Formation) -> Formation:
    """A group with a leader without whom it would find no quarters."""
    guides = state.realm.winter.guides(state, power, space, target)
    if not guides or any(leader in guides for leader in group.leaders):
        return group
    return Formation(group.power, group.troops, (*group.leaders, guides[0]))


# -- garrisons


def winter_excess(state: CampaignState, power: str, space: str) -> Flow:
    """Step: what is more than a fortified space holds goes to a capital, or is lost if there is none."""
    used: tuple[str, ...] = ()
    while beyond := excess(state, power, space):
        stacks = guests(state, power, space)
        targets = destinations_of_excess(state, power, space, stacks)
        if not targets:
            yield from disband(state, power, space, stacks, beyond)  # war-19.3-11
            break
        options = [("winter_to", one) for one in targets]
        _, target = yield Ask(power, "winter_quarters", options, about={"space": space})
        used = (*used, target)
        able = those_for(state, power, space, stacks, target)
        most = largest_group(state, power, space, target, able)
        if not has_capitals(state, power):
            most = min(most, beyond)  # the others are in the nearest fortified space
        least = min(total(able), beyond, most) if len(targets) == 1 else 1
        pool = Formation(power, able, companions(state, power, space, target))
        group = yield from choose_group(state, power, space, target, pool, least, most)
        yield from send(state, power, space, target, group)  # war-19.3-6
    yield from leaders_follow(state, power, space, used)


def destinations_of_excess(state: CampaignState, power: str, space: str, stacks: Stacks) -> list[str]:
    """Where units beyond that number go: home, or without any capital to the nearest fortified spaces with room."""
    if not has_capitals(state, power):
        return list(nearest_quarters(state, power, space))  # war-19.3-10
    return destinations_home(state, power, stacks, space)


def destinations_home(state: CampaignState, power: str, stacks: Iterable[Troops], space: str) -> list[str]:
    """The capitals for stacks in a space, and the home keys of the minor powers among them."""
    found: dict[str, None] = {}
    for stack in stacks:
        homes = capitals_of(state, power, stack.owner, space)
        found.update(dict.fromkeys([one for one in homes if taken_in(state, stack, space, one)]))
    return [one for one in found if one != space]


def taken_in(state: CampaignState, stack: Troops, space: str, place: str) -> bool:
    """Whether nothing of its own keeps a stack in a space from quarters in a place."""
    return not state.realm.winter.kept_out(state, stack.owner, space, place)


def those_for(state: CampaignState, power: str, space: str, stacks: Stacks, target: str) -> Stacks:
    """Those in a space that may go to a place: everybody to a capital, a minor power's units to their own key."""
    stacks = able_to_go(state, space, stacks, target)
    if not has_capitals(state, power) or own_capital(state, power, target):
        return stacks
    natives = tuple(stack for stack in stacks if at_home(state, target, stack.owner))
    return natives or stacks  # nobody's own key: a host takes all of them


def able_to_go(state: CampaignState, space: str, stacks: Stacks, target: str) -> Stacks:
    """Those of some units in a space that nothing of their own keeps from quarters in a place."""
    return tuple([stack for stack in stacks if taken_in(state, stack, space, target)])


def winter_optional(state: CampaignState, power: str) -> Flow:
    """Step: units in other fortified spaces may go to a capital, too, in as many groups as their power likes."""
    with OneLook(state):
        options = [("send_home", space) for space in stations(state, power) if may_go_home(state, power, space)]
    if not options:
        return
    choice = yield Ask(power, "winter_optional", [*options, ("done",)])  # war-19.3-3
    if choice == ("done",):
        return
    space = str(choice[1])
    stacks = army(state, space, power)
    with OneLook(state):
        ways = [("winter_to", one) for one in destinations_home(state, power, stacks, space)]
    _, target = yield Ask(power, "winter_quarters", ways, about={"space": space})
    with OneLook(state):
        able = those_for(state, power, space, stacks, target)
        pool = Formation(power, able, companions(state, power, space, target))
        most = largest_group(state, power, space, target, able)
    group = yield from choose_group(state, power, space, target, pool, 1, most)
    yield from send(state, power, space, target, group)
    if not may_stay(state, power, space):
        yield from leaders_follow(state, power, space, (target,))
    state.mark(CAME_HOME, target)
    state.next(("winter_optional", power))


def may_go_home(state: CampaignState, power: str, space: str) -> bool:
    """Whether units of a garrison have a capital to go to; a home key to which some came has its own, who stay."""
    if state.holds(CAME_HOME, space) or not (is_garrison(state, power, space) or may_stay(state, power, space)):
        return False
    stacks = army(state, space, power)
    home = next((one for one in own_capitals(state, power) if one != space), "")
    if home and able_to_go(state, space, stacks, home):
        return True  # the fast way: to a capital of its own
    return bool(destinations_home(state, power, stacks, space))


# -- camps


def winter_camp(state: CampaignState, power: str, space: str) -> Flow:
    """Step: units in the open or abroad go to a capital or to the nearest fortified space of their own.

    If somebody has come since with whom they may stay, only what is too much goes.
    """
    if lodged(state, power, space, space):
        yield from winter_excess(state, power, space)
        return
    used: tuple[str, ...] = ()
    while stacks := leaving(state, power, space):
        with OneLook(state):
            near = [one for one in open_nearby(state, power, space) if able_to_go(state, space, stacks, one)]
            home = [one for one in destinations_home(state, power, stacks, space) if one not in near]
        targets = [*near, *home]
        if not targets:
            yield from disband(state, power, space, stacks, total(stacks))  # war-19.3-11
            break
        options = [("winter_to", one) for one in targets]
        _, target = yield Ask(power, "winter_quarters", options, about={"space": space})
        able = able_to_go(state, space, stacks, target)
        able = able if target in near else those_for(state, power, space, able, target)
        leaders = going_along(state, power, space, target, alone=len(targets) == 1)
        pool = Formation(power, able, leaders if len(targets) > 1 or not used else ())
        group = yield from camp_group(state, power, space, target, pool, alone=len(targets) == 1)
        used = (*used, target)
        yield from send(state, power, space, target, group)  # war-19.3-8
    yield from leaders_follow(state, power, space, used)


def going_along(state: CampaignState, power: str, space: str, target: str, alone: bool) -> tuple[str, ...]:
    """Whom units of a camp may take along; if they have one place alone, leaders of other powers say themselves."""
    leaders = companions(state, power, space, target)
    return tuple([leader for leader in leaders if side(state, leader) == power]) if alone else leaders


def open_nearby(state: CampaignState, power: str, space: str) -> list[str]:
    """The nearest fortified spaces to which any units of a camp may go, if they have room."""
    return [one for one in nearest_quarters(state, power, space) if room_with(state, power, space, one)]  # war-19.3-7


def camp_group(state: CampaignState, power: str, space: str, target: str, pool: Formation, alone: bool) -> Flow:
    """Which units go to a place; all of them, with their leaders, if there is no other place and they fit."""
    with OneLook(state):
        most = largest_group(state, power, space, target, pool.troops)
    if alone and pool.size <= most and not state.realm.winter.staying(state, power, space):
        return guided(state, power, space, target, pool)
    least = min(most, pool.size) if alone else 1
    group = yield from choose_group(state, power, space, target, pool, least, most)
    return group


def leaders_follow(state: CampaignState, power: str, space: str, used: tuple[str, ...]) -> Flow:
    """The leaders of a space leave it if no units are left there; `used` is where its groups went."""
    if army(state, space, power):
        return
    for leader in (*leaders_in(state, space, power), *joint_leaders(state, power, space)):  # war-19.3-17
        if not leads_others(state, leader, space):
            yield from leader_returns(state, power, leader, space, used)


def leads_others(state: CampaignState, leader: str, space: str) -> bool:
    """Whether units of another power that a leader commands are still with him."""
    served = side(state, leader)
    others = state.realm.joint.get(leader, frozenset()) - {served}
    return any(army(state, space, other) and allied(state, served, other) for other in sorted(others))


def leader_returns(state: CampaignState, power: str, leader: str, space: str, used: tuple[str, ...]) -> Flow:
    """A leader whose space was emptied goes with one of the groups or to a capital; he needs no room."""
    served = side(state, leader)
    homes = dict.fromkeys((*used, *own_capitals(state, served)))
    found = list(homes) or nearest_of(state, space, lambda place: may_winter(state, served, space, place))
    targets = [one for one in found if state.realm.leader_barred(state, leader, one) is None]
    if not targets:
        return
    options = [("return_to", leader, one) for one in targets]
    choice = yield Ask(power, "winter_leader", options, about={"leader": leader, "space": space})  # war-19.3-9
    state.leaders[leader] = str(choice[2])
    state.log("leader_returns", leader=leader, space=choice[2])


def disband(state: CampaignState, power: str, space: str, stacks: Stacks, count: int) -> Flow:
    """Units that have nowhere to winter are lost."""
    lost: Stacks = yield from choose_losses(state, power, stacks, count, space)
    for stack in lost:
        state.remove_stack(space, stack)
        log_losses(state, space, stack)


STEPS = {
    "armies_go_home": armies_go_home,
    "winter_excess": winter_excess,
    "winter_optional": winter_optional,
    "winter_camp": winter_camp,
}
