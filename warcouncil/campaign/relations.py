"""Who is whose friend and enemy, who controls what: the words of chapter 2.2, used by all other chapters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import compress

from warcouncil.campaign.kept import POLITICS
from warcouncil.campaign.pieces import INDEPENDENT, Fleet, Troops
from warcouncil.campaign.realm import never
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.looks import once_a_look
from warcouncil.table.kept import follows_from


def commander(state: CampaignState, owner: str) -> str:
    """Who commands the pieces of a power: the major ally of an active minor power, else the power itself (22.3)."""
    return state.minors.get(owner, owner)  # war-22.3-1 war-22.1-4


def marshal(state: CampaignState, owner: str) -> str:
    """Who commands the land units of a power: its commander or, of powers with one policy, the one that decides."""
    if owner in state.minors:
        owner = state.minors[owner]
    return state.realm.marshals[owner]


@follows_from(POLITICS)
def owners_under(state: CampaignState, power: str) -> frozenset[str]:
    """Whose pieces and spaces a power commands: its own, and those of its minor allies."""
    marshals = state.realm.marshals
    owners = {minor for minor, ally in state.minors.items() if marshals[ally] == power}
    if power not in state.minors:
        owners.add(power)
    return frozenset(owners)


def leader_side(state: CampaignState, leader: str, printed: str) -> str:
    """The power that a leader serves now."""
    own = state.sides.get(leader, printed)
    return state.minors.get(own, own)


def flag(state: CampaignState, owner: str) -> str:
    """Under whose flag the pieces and spaces of a power are: its commander's, or that of powers with one policy."""
    if owner in state.minors:
        owner = state.minors[owner]
    return state.realm.banners[owner]


def around(state: CampaignState, first: str = "") -> tuple[str, ...]:
    """The major powers in impulse order: from those whose impulse it is, else from `first`, else from the first on."""
    majors = state.realm.majors
    begins = state.active or first
    start = next((index for index, power in enumerate(majors) if begins in (power, state.hand_of(power))), 0)
    return majors[start:] + majors[:start]


def played(state: CampaignState) -> tuple[str, ...]:
    """The powers that somebody plays now, in the order of impulses: the major ones, and what the title adds to them."""
    added = state.realm.played
    return state.realm.majors if added is None else added(state)


def others(state: CampaignState, power: str) -> tuple[str, ...]:
    """The major powers behind one in impulse order, without those whose cards are in the same hand."""
    own = state.hand_of(power)
    return tuple([other for other in state.realm.after(power) if state.hand_of(other) != own])


def belligerent(state: CampaignState, owner: str) -> str:
    """Under whose name a power has its wars: mostly its flag, but some minor powers keep wars of their own."""
    return owner if owner in state.realm.own_wars else flag(state, owner)


def at_war(state: CampaignState, one: str, other: str) -> bool:
    """Whether two powers are at war; a minor power's wars are mostly its ally's once it is active."""
    if one == other:
        return False
    realm, minors = state.realm, state.minors  # as `belligerent` has it, written out: this is asked very often
    if one not in realm.own_wars:
        one = realm.banners[minors[one]] if one in minors else realm.banners[one]
    if other not in realm.own_wars:
        other = realm.banners[minors[other]] if other in minors else realm.banners[other]
    return one != other and realm.pairs[one, other] in state.wars  # war-2.2-5


def allied(state: CampaignState, one: str, other: str) -> bool:
    """Whether two powers are the same, a major with its minor, of one policy, or allies of this turn."""
    realm, minors = state.realm, state.minors  # as `flag` has it
    mine = realm.banners[minors[one]] if one in minors else realm.banners[one]
    theirs = realm.banners[minors[other]] if other in minors else realm.banners[other]
    if mine == theirs:
        return True
    alliances = state.alliances
    if not alliances:
        return False
    majors = realm.flags
    if not (mine in majors and theirs in majors and realm.pairs[mine, theirs] in alliances):
        return False  # war-2.2-4
    own_wars = realm.own_wars
    return not own_wars or not (one in own_wars or other in own_wars) or not at_war(state, one, other)


def enemies(state: CampaignState, power: str) -> tuple[str, ...]:
    """Everybody at war with a power: majors in impulse order, then minors that no major commands."""
    return tuple(
        other
        for other in (*state.realm.majors, *state.realm.minors)
        if other != power and other not in state.minors and at_war(state, power, other)
    )


def declare_war_marker(state: CampaignState, one: str, other: str) -> None:
    """Put the marker on the diplomatic status display; allies stop being allies (22.5)."""
    pair = state.realm.pair(belligerent(state, one), belligerent(state, other))
    state.wars.add(pair)
    state.alliances.discard(pair)


def controls(state: CampaignState, power: str, space: str) -> bool:
    """Political control by the power or by a minor power that it commands."""
    holder = state.control[space]
    if holder == power:
        return True
    banners, minors = state.realm.banners, state.minors  # as `flag` has it
    if holder in minors:
        holder = minors[holder]
    return banners[holder] == (banners[minors[power]] if power in minors else banners[power])  # war-2.2-3


@follows_from(POLITICS)
def bearers(state: CampaignState, banner: str) -> frozenset[str]:
    """Whose pieces and spaces are under a flag: see `flag`."""
    realm, minors = state.realm, state.minors
    if not minors:
        return realm.under[banner]
    allies = [minor for minor, ally in minors.items() if realm.banners[ally] == banner]
    return realm.under[banner].difference(minors).union(allies)


@once_a_look
def controlled(state: CampaignState, power: str) -> list[str]:
    """The spaces that a power controls, its minor powers' included, in the order of the map."""
    owners, control = bearers(state, flag(state, power)), state.control
    return state.realm.atlas.in_order(compress(control, map(owners.__contains__, control.values())))


@follows_from(POLITICS)
def friends(state: CampaignState, power: str) -> frozenset[str]:
    """Whose spaces are friendly to a power: its own, those of its allies and of their minor powers."""
    mine = flag(state, power)
    found = bearers(state, mine)
    flags, pairs, alliances = state.realm.flags, state.realm.pairs, state.alliances
    if alliances and mine in flags:
        others = [other for other in flags if pairs[mine, other] in alliances]  # as `allied` has it
        found = found.union(*[bearers(state, other) for other in others])
        own = state.realm.own_wars
        if own:
            apart = found if power in own else found.intersection(own)
            found = found.difference([one for one in apart if at_war(state, power, one)])
    return found - {INDEPENDENT}


def friendly(state: CampaignState, power: str, space: str) -> bool:
    """2.2: controlled by the power or an ally."""
    holder = state.control[space]
    if holder != INDEPENDENT and (holder == power or allied(state, power, holder)):
        return True  # war-9.2-4 war-2.2-4 war-2.2-7
    welcomes = state.realm.welcomes
    return welcomes is not None and welcomes(state, power, space)


def foes(state: CampaignState, power: str, other: str, space: str) -> bool:
    """Whether two powers are enemies in a space: at war, or in a way of the title's own."""
    return at_war(state, power, other) or state.realm.at_odds(state, power, other, space)


def hostile(state: CampaignState, power: str, space: str) -> bool:
    """2.2: controlled by an enemy of a power."""
    return foes(state, power, state.control[space], space)  # war-2.2-5


def in_unrest(state: CampaignState, power: str, space: str) -> bool:
    """Whether a space is in unrest to a power."""
    return space in state.unrest or state.realm.restless(state, power, space)


def fortified(state: CampaignState, space: str) -> bool:
    """2.1: by print, by a fortress marker, or in a way of the title's own."""
    realm = state.realm
    if space in realm.fortified_by_print or space in state.fortresses:
        return True  # war-2.1-1
    return realm.walled is not never and realm.walled(state, space)


def home_of(state: CampaignState, space: str) -> str:
    """Whose home space it is."""
    realm = state.realm
    if realm.moving_homes is not None and space not in realm.moving_homes:
        return realm.printed_homes[space]
    return realm.home_moved(state, space) or realm.printed_homes[space]


def capitals(state: CampaignState, power: str) -> tuple[str, ...]:
    """The capitals of a power, in whosever hands they are, as far as they are homes of it now."""
    own, moving = state.realm.capitals.get(power, ()), state.realm.moving_homes
    if moving is None or moving.isdisjoint(own):
        return own
    return tuple([space for space in own if space not in moving or home_of(state, space) == power])


def own_capitals(state: CampaignState, power: str) -> tuple[str, ...]:
    """The capitals that the power controls."""
    own = state.realm.capitals.get(power, ())
    if not own:
        return ()
    control, owners, moving = state.control, bearers(state, flag(state, power)), state.realm.moving_homes
    held = tuple([space for space in own if control[space] in owners])  # as `controls` has it
    if moving is None or moving.isdisjoint(held):
        return held
    return tuple([space for space in held if space not in moving or home_of(state, space) == power])


def own_capital(state: CampaignState, power: str, space: str) -> bool:
    """Whether a space is a capital that the power controls."""
    if space not in state.realm.capitals.get(power, ()) or not controls(state, power, space):
        return False
    moving = state.realm.moving_homes
    return moving is None or space not in moving or home_of(state, space) == power


def army(state: CampaignState, place: str, power: str) -> tuple[Troops, ...]:
    """The stacks in a place that a power commands: its own and those of its minor allies."""
    here = state.troops.get(place)
    if not here:
        return ()
    marshals, minors = state.realm.marshals, state.minors  # as `marshal` has it
    return tuple(
        [
            one
            for one in here
            if (marshals[one.owner] if one.owner not in minors else marshals[minors[one.owner]]) == power  # war-9.2-12
        ]
    )


def partners(state: CampaignState, place: str, power: str) -> frozenset[str]:
    """The powers whose units may act as one with those of a power, because of leaders of several powers there."""
    if place not in state.leaders.values():
        return frozenset((power,))
    joint = state.realm.joint
    apart = state.realm.apart
    here = [
        joint[leader]
        for leader, where in state.leaders.items()
        if where == place and leader in joint and not apart(state, leader)
    ]
    found = {power}
    for powers in here:
        if power in powers:
            found.update([other for other in powers if allied(state, power, other)])
    return frozenset(found)


def host(state: CampaignState, place: str, power: str) -> tuple[Troops, ...]:
    """The stacks in a place that may act as one with those of a power; minor allies follow all powers of a policy."""
    realm = state.realm
    if not realm.joint and not realm.policy:
        return army(state, place, power)
    here = state.troops.get(place)
    if not here:
        return ()
    if len(here) == 1 and here[0].owner == power == realm.marshals[power] and power not in state.minors:
        return here  # the fast way: alone
    return serving_under(state, here, partners(state, place, power), power)


def serving_under(
    state: CampaignState, stacks: Iterable[Troops], together: Collection[str], power: str
) -> tuple[Troops, ...]:
    """Those of some stacks that some powers command, or minor allies of the policy of one of them."""
    minors, mine = state.realm.minors, flag(state, power)
    return tuple(
        [
            one
            for one in stacks
            if marshal(state, one.owner) in together or (one.owner in minors and flag(state, one.owner) == mine)
        ]
    )


def host_size(state: CampaignState, place: str, power: str) -> int:
    return sum(stack.size for stack in host(state, place, power))


@once_a_look
def army_places(state: CampaignState, power: str) -> frozenset[str]:
    """Where a power commands land units: spaces and foreign wars."""
    armies = state.armies()
    return frozenset[str]().union(*[armies[owner] for owner in owners_under(state, power) if owner in armies])


def army_size(state: CampaignState, place: str, power: str) -> int:
    return sum(stack.size for stack in army(state, place, power))


def commanders_in(state: CampaignState, place: str) -> tuple[str, ...]:
    """The powers that command land units in a place, in the order of the powers."""
    here = state.troops.get(place)
    if not here:
        return ()
    marshals, minors = state.realm.marshals, state.minors  # as `marshal` has it
    if len(here) == 1:
        owner = here[0].owner
        return (marshals[owner] if owner not in minors else marshals[minors[owner]],)
    owners = [one.owner for one in here]
    return tuple(dict.fromkeys([marshals[one] if one not in minors else marshals[minors[one]] for one in owners]))


def sea_flag(state: CampaignState, owner: str) -> str:
    """Under which flag ships of a power sail: its own, or that of powers with one navy."""
    minors, realm = state.minors, state.realm
    own = realm.banners[minors[owner]] if owner in minors else realm.banners[owner]
    return realm.sails_as(state, own) if own in realm.fellow_sailors else own


def at_war_at_sea(state: CampaignState, one: str, other: str) -> bool:
    """Whether ships of two powers are enemies: at war, or in a way of the title's own."""
    if at_war(state, one, other):
        return True
    first, second = flag(state, one), flag(state, other)
    return first != second and state.realm.sea_war(state, first, second)


def enemy_navies(state: CampaignState, power: str) -> tuple[str, ...]:
    """The navies of powers that are played and enemies of a power, in impulse order."""
    found = dict.fromkeys(sea_flag(state, other) for other in played(state))
    mine = sea_flag(state, power)
    return tuple([other for other in found if other != mine and at_war_at_sea(state, power, other)])


def own_port(state: CampaignState, power: str, port: str) -> bool:
    """Whether a port belongs to the navy of a power: controlled by it, or by one that sails under the same flag."""
    holder = state.control[port]
    return holder == power or sea_flag(state, holder) == sea_flag(state, power)


def navy(state: CampaignState, place: str, power: str) -> tuple[Fleet, ...]:
    """The fleets in a port or sea zone that a power commands: its own, of its minors, and lent to it."""
    here = state.fleets.get(place)
    if not here:
        return ()
    if len(here) == 1 and here[0].user == power:
        return here  # the fast way: alone
    mine = sea_flag(state, power)
    return tuple([fleet for fleet in here if fleet.user == power or sea_flag(state, fleet.user) == mine])


def sailors_in(state: CampaignState, place: str) -> tuple[str, ...]:
    """The powers that command naval units in a place."""
    here = state.fleets.get(place)
    if not here:
        return ()
    if len(here) == 1:
        return (sea_flag(state, here[0].user),)
    return tuple(dict.fromkeys([sea_flag(state, fleet.user) for fleet in here]))


def besieged(state: CampaignState, space: str) -> bool:
    return space in state.sieges


def shut_in(state: CampaignState, leader: str, power: str) -> bool:
    """Whether a leader of a power is in a besieged space, and not with the besiegers."""
    space = state.leaders.get(leader, "")
    return besieged(state, space) and all(besieger != power for besieger, _ in state.sieges[space])


def inside(state: CampaignState, space: str) -> tuple[Troops, ...]:
    """The units inside a besieged fortification: those of its controller and of the controller's allies (15)."""
    holder = state.control[space]
    besiegers = {power for power, _ in state.sieges.get(space, ())}
    return tuple(
        stack
        for stack in state.troops.get(space, ())
        if marshal(state, stack.owner) not in besiegers and stands_by(state, stack.owner, holder)
    )


def stands_by(state: CampaignState, owner: str, holder: str) -> bool:
    """Whether units of an owner defend a space of another: allies, and whoever is nobody's where nobody rules."""
    wild = state.realm.wild
    return owner == holder or (owner in wild and holder in wild) or allied(state, owner, holder)


def in_order(state: CampaignState, powers: Iterable[str], first: str = "") -> Iterator[str]:
    """Powers that are played in impulse order, beginning with one of them."""
    wanted, order = set(powers), played(state)
    start = order.index(first) if first else 0
    for power in order[start:] + order[:start]:
        if power in wanted:
            yield power
