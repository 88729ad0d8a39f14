"""Armies and army groups (9.1, 9.6, 9.7): who commands, who may march with whom, and how many armies that takes.

A family is a power with its minors in Pact: their pieces may be in one army. Of several leaders of a family in a duchy
one commands: the one who was named, else the best. Families of one camp form a group by consent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.relations import OWNER, allied, at_war, family, is_major, owner, standing
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, RANK, SPACES, NapoleonicState, Units
from warcouncil.titles.napoleonic_wars.war.losses import Force

QUALITY = {leader: (-one.command, -one.battle, RANK[leader]) for leader, one in LEADERS.items()}
"""What leaders are compared by: command, then battle."""
NAMED = Fact("named", "space")
"""A commander was named in a duchy, or a group formed or left: once in an impulse."""
FACTS = (NAMED,)
JOIN: Option = ("join_group",)
REFUSE: Option = ("refuse_group",)
KINDS = {"consent": Kind({"join_group": (), "refuse_group": ()})}
REFUSALS = {"consent": "nw-9.7-4"}


def best(leaders: Iterable[str]) -> str:
    """The leader who commands most, then the better one in battle."""
    return min(leaders, key=QUALITY.__getitem__, default="")


# -- who stands together


def families(state: NapoleonicState, space: str) -> tuple[str, ...]:
    """The families with pieces in a duchy, in the order of the impulse track."""
    here = {family(state, nation) for nation in standing(state, space)}
    return tuple([nation for nation in NATIONS if nation in here])


def leaders_of(state: NapoleonicState, space: str, power: str) -> tuple[str, ...]:
    """The leaders of a family in a duchy."""
    return tuple([one for one in state.leaders_at(space) if family(state, OWNER[one]) == power])


def units_of(state: NapoleonicState, space: str, power: str) -> Units:
    return tuple([row for row in state.units.get(space, ()) if family(state, row[0]) == power])


def commander(state: NapoleonicState, space: str, power: str, among: Force | None = None) -> str:
    """Who commands a family in a duchy: one of the power itself if there is any; empty without leaders (9.6).

    `among`: only these pieces are asked about.
    """
    here = [one for one in leaders_of(state, space, power) if among is None or one in among[1]]
    own = [one for one in here if owner(one) == power] or list(here)  # nw-9.7-2
    named = [one for one in own if one in state.commanders]
    return named[0] if named else best(own)  # nw-9.6-1


def group(state: NapoleonicState, space: str) -> tuple[str, ...]:
    """The multinational group in a duchy: its commander, and the families in it that are still there (9.7)."""
    found = state.groups.get(space, ())
    if not found or state.leaders.get(found[0]) != space:
        return ()
    here = families(state, space)
    head = family(state, owner(found[0]))
    members = [power for power in found[1:] if power in here and allied(state, power, head)]
    return (found[0], *members) if len(members) > 1 else ()


def commanded(state: NapoleonicState, space: str, leader: str) -> tuple[str, ...]:
    """The families that follow a leader in a duchy: his own, and those of the group that he commands."""
    own = family(state, owner(leader))
    found = group(state, space)
    return found[1:] if found and found[0] == leader else (own,)


# -- how many armies it takes


def fits(units: Units, leading: Iterable[str], riding: Iterable[str], powers: dict[str, str]) -> bool:
    """Whether these leaders have room for units and other leaders; `powers` says the family of each nation (9.1)."""
    room = dict.fromkeys(powers.values(), 0)
    own_room: dict[str, int] = {}
    for leader in leading:
        nation = owner(leader)
        if powers[nation] == nation:
            room[nation] += LEADERS[leader].command  # nw-3-18
        else:
            own_room[nation] = own_room.get(nation, 0) + LEADERS[leader].command  # nw-3-8
    load = dict(units)
    for leader in riding:
        load[owner(leader)] = load.get(owner(leader), 0) + 1  # nw-9.71-4  # nw-2.2-11
    for nation, count in load.items():
        room[powers[nation]] -= max(0, count - own_room.get(nation, 0))
    return all(left >= 0 for left in room.values())  # nw-3-5  # nw-3-6


def armies_needed(state: NapoleonicState, units: Units, leaders: tuple[str, ...]) -> int:
    """The fewest armies in which a force can march under its first leader; 0 if it cannot (9.71)."""
    if len(leaders) == 1 and (not units or (len(units) == 1 and units[0][0] == OWNER[leaders[0]])):
        return int(not units or units[0][1] <= LEADERS[leaders[0]].command)  # alone with troops of his own
    nations = {*(nation for nation, _ in units), *map(owner, leaders)}
    powers = {nation: family(state, nation) for nation in nations}
    powers.update({power: power for power in powers.values()})
    head, others = leaders[0], leaders[1:]
    for count in range(len(others) + 1):
        for more in combinations(others, count):
            riding = [one for one in others if one not in more]
            if fits(units, (head, *more), riding, powers):
                return count + 1  # nw-3-9  # nw-9.6-2
    return 0


def whole(state: NapoleonicState, space: str, leader: str, among: Force | None = None) -> Force:
    """As much as can go with a leader: all leaders that follow him, and units within their command.

    `among`: of these pieces alone.
    """
    following = commanded(state, space, leader)
    leaders = (leader, *(one for power in following for one in leaders_of(state, space, power) if one != leader))
    if among is not None:
        leaders = tuple(one for one in leaders if one in among[1])
    if not is_major(owner(leader)):
        leaders = tuple(one for one in leaders if owner(one) == owner(leader))
    units: Units = ()
    for power in following:
        for nation, there in units_of(state, space, power):
            count = there if among is None else min(there, dict(among[0]).get(nation, 0))
            able = [n for n in range(count + 1) if armies_needed(state, (*units, (nation, n)), leaders)]
            if able and able[-1]:
                units = (*units, (nation, able[-1]))
    return units, leaders


# -- naming a commander, forming a group


def appoint_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    """Leaders of the nation that stand beside others (9.6)."""
    own = family(state, power)
    for leader, space in state.leaders_in_company(power):
        if len(leaders_of(state, space, own)) > 1:
            yield ("appoint", leader)


def appoint_listed(state: NapoleonicState, power: str) -> list[Option]:
    """The same that nothing forbids: each duchy is looked at once."""
    own, able = family(state, power), dict[str, list[str]]()
    posts = state.leaders_in_company(power)
    for space in dict.fromkeys([space for _, space in posts]):
        here = leaders_of(state, space, own)
        led = len(here) < 2 or state.holds(NAMED, space)
        if led or not (is_major(power) or True not in [is_major(OWNER[one]) for one in here]):
            able[space] = []
        else:
            head = commander(state, space, own)
            able[space] = [one for one in here if one != head]
    return [("appoint", leader) for leader, space in posts if leader in able[space]]


def appoint_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    leader = str(option[1])
    space = state.leaders[leader]
    if state.holds(NAMED, space):
        return "nw-3-20"
    if commander(state, space, family(state, power)) == leader:
        return "nw-9.6-1"
    if is_major(power):
        return None
    rivals = [owner(one) for one in leaders_of(state, space, family(state, power))]
    return "nw-9.7-2" if any(map(is_major, rivals)) else None


def appoint(state: NapoleonicState, power: str, option: Option) -> None:
    leader = str(option[1])
    space = state.leaders[leader]
    state.commanders -= set(leaders_of(state, space, family(state, power)))
    state.commanders.add(leader)  # nw-3-20
    state.mark(NAMED, space)
    state.log("commander_named", leader=leader, space=space)


def group_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    """Leaders of the nation beside armies of other families of their camp (9.7)."""
    for leader, space in state.leaders_in_company(power):
        strangers = [one for one in state.leaders_at(space) if OWNER[one] != power]
        if strangers and partners(state, space, power):
            yield ("form_group", leader)


def partners(state: NapoleonicState, space: str, power: str) -> tuple[str, ...]:
    """Other families of the camp with a leader in a duchy."""
    here = families(state, space)
    if len(here) < 2:
        return ()
    own = family(state, power)
    return tuple(one for one in here if one != own and allied(state, one, own) and leaders_of(state, space, one))


def group_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    leader = str(option[1])
    space = state.leaders[leader]
    if not is_major(power):
        return "nw-9.7-2"  # nw-9.71-1  # nw-6.4-2
    if state.holds(NAMED, space):
        return "nw-9.7-4"
    return None


def form_group(state: NapoleonicState, power: str, option: Option) -> Flow:
    """The owners of the other armies are asked; those who agree follow this leader (9.7)."""
    leader = str(option[1])
    space = state.leaders[leader]
    own = family(state, power)
    state.mark(NAMED, space)
    joined = [own]
    for other in partners(state, space, power):
        answer: Option = JOIN
        if state.seats.get(other) != state.seats[power]:
            answer = yield Ask(other, "consent", [JOIN, REFUSE], about={"leader": leader, "space": space})  # nw-9.7-4
        if answer == JOIN:
            joined.append(other)
    if len(joined) > 1:
        state.groups[space] = (leader, *joined)  # nw-9.7-1
        state.log("group_formed", leader=leader, space=space)


def stand_together(state: NapoleonicState, space: str, foe: str) -> Flow:
    """Armies that an interception has brought together may form a group under the best of their leaders (9.7, 10.1)."""
    led = [one for one in families(state, space) if at_war(state, one, foe) and leaders_of(state, space, one)]
    found = group(state, space)
    chiefs = [one for power in led for one in leaders_of(state, space, power) if is_major(owner(one))]
    if len(led) < 2 or set(led) <= set(found[1:]) or not chiefs or state.holds(NAMED, space):
        return
    state.mark(NAMED, space)
    head = found[0] if found else best(chiefs)
    own = family(state, owner(head))
    joined = list(found[1:])
    for other in [own, *(one for one in led if one != own)]:
        if other in joined:
            continue
        answer: Option = JOIN
        if any(state.seats.get(one) != state.seats.get(other) for one in (own, *led)):
            answer = yield Ask(other, "consent", [JOIN, REFUSE], about={"leader": head, "space": space})  # nw-9.7-4
        if answer == JOIN:
            joined.append(other)
    if own in joined and len(joined) > max(1, len(found[1:])):
        state.groups[space] = (head, *joined)  # nw-9.7-1
        state.log("group_formed", leader=head, space=space)


def leave_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    for space in [one for one in SPACES if one in state.groups] if state.groups else ():
        if power in group(state, space)[1:]:
            yield ("leave_group", space)


def leave_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    return "nw-9.7-4" if state.holds(NAMED, str(option[1])) else None


def leave_group(state: NapoleonicState, power: str, option: Option) -> None:
    """In an impulse of its own a family leaves a group."""
    space = str(option[1])
    state.mark(NAMED, space)
    left = state.groups.pop(space)
    if family(state, owner(left[0])) != power:
        state.groups[space] = tuple(one for one in left if one != power)
    state.log("group_left", power=power, space=space)


MENU = {
    "appoint": Action(appoint_candidates, appoint_forbidden, FREE, appoint, appoint_listed, needs="nw-9.6-1"),
    "form_group": Action(group_candidates, group_forbidden, FREE, form_group, needs="nw-9.7-1"),
    "leave_group": Action(leave_candidates, leave_forbidden, FREE, leave_group, needs="nw-9.7-4", only_with="groups"),
}
