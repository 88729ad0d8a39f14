"""Formations (5.1): putting one together, losses, captured leaders, units that must go elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

import msgspec

from warcouncil.campaign import counters
from warcouncil.campaign.counters import can_split, splits_at_will
from warcouncil.campaign.muster import Most, Muster, as_muster
from warcouncil.campaign.pieces import Formation, Troops
from warcouncil.campaign.realm import Owed, Realm, always
from warcouncil.campaign.relations import (
    allied,
    army,
    besieged,
    commanders_in,
    controlled,
    foes,
    fortified,
    friendly,
    host,
    marshal,
    own_capitals,
    played,
)
from warcouncil.campaign.stacks import (
    Stacks,
    closed_spaces,
    everybody,
    formation_limit,
    leaders_in,
    lift,
    marked,
    number,
    officers,
    powers_of,
    put_down,
    remove_units_at,
    serving,
    side,
    total,
    units_at,
    unmark,
    without_marks,
)
from warcouncil.campaign.state import MOVED, TIRED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Atom, Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest

ANY_NUMBER = 999
PURPOSES = ("move", "transport", "deploy", "intercept", "assault", "avoid", "sortie", "garrison", "winter")
COMMANDED = ("move", "transport", "deploy", "intercept", "assault")
"""The purposes for which leaders limit the size of a formation."""
TOGETHER = (*COMMANDED, "avoid")
"""The purposes for which the title says who may act as one."""
PICK = Kind({"all": (), "leader": ("leader",), "detach": ("power", "unit", "amount"), "done": ()})

KINDS = {
    **{f"{purpose}_formation": PICK for purpose in PURPOSES},
    "losses": Kind({"casualties": ("power", "unit", "amount")}),
    "haven": Kind({"space": ("space",)}),
}
REFUSALS = {
    "losses": "war-14-9",
    "haven": "war-15.1-15",
    "move_formation": "war-5.1-4",
    "transport_formation": "war-16.3-2",
    "deploy_formation": "war-10-4",
    "intercept_formation": "war-13.2-8",
    "assault_formation": "war-5.1-4",
    "avoid_formation": "war-13.3-8",
    "sortie_formation": "war-15.2-2",
    "garrison_formation": "war-2.1-4",
    "winter_formation": "war-19.3-8",
}

Slot = tuple[str, str, int]
"""An owner, a kind of unit, and how many of them there are."""


# -- who is there to choose from


@once_a_look
def movable(state: CampaignState, power: str, place: str) -> Formation:
    """What a power may still move out of a space in this impulse."""
    present = host(state, place, power)
    if place in state.sieges:
        sieges = dict(state.sieges[place])
        if sieges.get(power, state.impulse) == state.impulse:
            return Formation(power)  # war-15-2 war-13.1-8 war-13.1-17
        others = [stack for stack in present if sieges.get(marshal(state, stack.owner)) == state.impulse]
        present = tuple(stack for stack in present if stack not in others)
    stacks = serving(state, without_marks(state, state.tired, place, present))  # war-13.1-7
    leaders = [
        leader
        for leader in officers(state, place, power)
        if not state.holds(TIRED, leader) and not state.realm.indisposed(state, leader)
    ]
    if state.realm.stormy(state):
        stacks = serving(state, without_marks(state, state.moved, place, stacks))
        leaders = [leader for leader in leaders if not state.holds(MOVED, leader)]
    return Formation(power, stacks, tuple(leaders))


# -- putting a formation together


def build_formation(
    state: CampaignState,
    power: str,
    place: str,
    limit: int,
    purpose: str,
    pool: Formation,
    *,
    least: int = 1,
    target: str = "",
) -> Flow:
    """Choose units and leaders of a power in a place: everything, or leaders and then numbers of each kind.

    At least `least` units, at most `limit` and what the leaders command; leaders alone where `least` is 0. Every step
    that is offered can be completed. Returns the formation; nothing has moved yet.
    """

    def shown(part: Troops) -> bool:
        whole = not part.size or part == state.stack(place, part.owner)
        return whole or can_split(state, part.owner, place, target, part)  # war-5.2-2

    anyhow = not target or splits_at_will(state, pool.troops)
    formation = yield from pick(
        state,
        power,
        pool,
        purpose,
        lambda leaders: cap(state, power, purpose, limit, leaders),
        least,
        None if anyhow else shown,
        about={"space": place, "place": target or place},
    )
    return led(state, formation)


def cap(state: CampaignState, power: str, purpose: str, limit: int, leaders: Sequence[str]) -> Muster:
    """Which units may go with these leaders."""
    led_by = min(limit, formation_limit(state, leaders)) if purpose in COMMANDED else limit  # war-5.1-3 war-5.1-9
    if not state.realm.muster or purpose not in TOGETHER:
        return as_muster(led_by)
    found = state.realm.muster(state, power, tuple(leaders), led_by)  # war-5.1-5
    return replace(found, most=int(limit)) if isinstance(limit, Most) else found


@once_a_look
def can_go(state: CampaignState, purpose: str, pool: Formation) -> bool:
    """Whether any formation can be made of some units and leaders."""
    if not pool.troops or state.realm.muster is None:
        return bool(pool.troops or pool.leaders)
    return cap(state, pool.power, purpose, ANY_NUMBER, pool.leaders).reach((), slots_of(state, pool.troops)) > 0


def led(state: CampaignState, formation: Formation) -> Formation:
    """A formation under the name of a power whose units or leaders are in it."""
    own = powers_of(state, formation.troops) or tuple(side(state, leader) for leader in formation.leaders)
    if not own or formation.power in own:
        return formation
    return msgspec.structs.replace(formation, power=own[0])


def pick(
    state: CampaignState,
    power: str,
    pool: Formation,
    purpose: str,
    most: Callable[[Sequence[str]], int | Muster],
    least: int,
    shown: Callable[[Troops], bool] | None = None,
    may_be_empty: bool = False,
    *,
    about: Mapping[str, Atom],
) -> Flow:
    """The questions behind `build_formation` for any units and leaders; `shown`: whether counters show a part."""
    if not pool.troops:
        return (yield from pick_leaders(state, power, pool, purpose, may_be_empty, about))
    slots = tuple(sorted(slots_of(state, pool.troops), key=lambda slot: slot[1] in state.realm.trains))
    leaders: tuple[str, ...] = ()
    chosen: tuple[Slot, ...] = ()
    muster = as_muster(most(leaders))
    full: int | None = None
    while len(chosen) < len(slots):
        need = max(least, 0 if leaders or may_be_empty else 1) if full is None else full
        with OneLook(state):
            numbers = amounts(state, slots, chosen, need, muster, shown)
        options: list[Option] = [("detach", *slots[len(chosen)][:2], amount) for amount in numbers]
        if not chosen and full is None:
            options = first_options(state, pool, leaders, may_be_empty, muster) + options
        if (choice := (yield Ask(power, f"{purpose}_formation", options, about=about))) == ("done",):
            break
        if choice[0] == "detach":
            chosen = (*chosen, (str(choice[1]), str(choice[2]), int(choice[3])))
        else:
            leaders = tuple([one for one in pool.leaders if choice == ("all",) or one in (*leaders, choice[1])])
            muster = as_muster(most(leaders))
            if choice == ("all",):
                full = muster.reach((), slots)
                chosen = slots if full == total(pool.troops) else ()
        state.picked = named(state, pool.power, chosen, leaders)
    state.picked = None
    return named(state, pool.power, chosen, leaders)


def first_options(
    state: CampaignState, pool: Formation, leaders: Sequence[str], may_be_empty: bool, muster: Muster
) -> list[Option]:
    """What may be said before any unit is named: everything, a leader, nothing."""
    options: list[Option] = [
        ("leader", leader) for leader in pool.leaders if leader not in leaders and muster.leads(leader)
    ]
    if not leaders and (pool.leaders or len(slots_of(state, pool.troops)) > 1):
        options.insert(0, ("all",))
    if not leaders and may_be_empty:
        options.append(("done",))
    return options


def pick_leaders(
    state: CampaignState,
    power: str,
    pool: Formation,
    purpose: str,
    may_be_empty: bool,
    about: Mapping[str, Atom],
) -> Flow:
    """Leaders without units: all, or one after the other."""
    leaders: tuple[str, ...] = ()
    while len(leaders) < len(pool.leaders):
        options: list[Option] = [("leader", leader) for leader in pool.leaders if leader not in leaders]
        if not leaders and len(options) > 1:
            options.insert(0, ("all",))
        if leaders or may_be_empty:
            options.append(("done",))
        choice = yield Ask(power, f"{purpose}_formation", options, about=about)
        if choice == ("done",):
            break
        taken = pool.leaders if choice == ("all",) else (*leaders, choice[1])
        leaders = tuple(leader for leader in pool.leaders if leader in taken)
        state.picked = Formation(pool.power, (), leaders)
    state.picked = None
    return Formation(pool.power, (), leaders)


def slots_of(state: CampaignState, stacks: Stacks) -> tuple[Slot, ...]:
    """Owner by owner, kind by kind."""
    realm = state.realm
    return tuple([slot for stack in stacks for slot in _slots(realm, stack)])


@lru_cache(8192)
def _slots(realm: Realm, stack: Troops) -> tuple[Slot, ...]:
    """The same for one stack; there are the same small ones again and again."""
    numbers = zip(realm.land_units, stack.counts, strict=True)
    return tuple([(stack.owner, unit, many) for unit, many in numbers if many])


def named(state: CampaignState, power: str, chosen: Sequence[Slot], leaders: tuple[str, ...]) -> Formation:
    """What has been chosen, each kind of each owner once."""
    owners = sorted({owner for owner, _, many in chosen if many}, key=state.realm.order.__getitem__)
    return Formation(power, tuple([_part(state, owner, chosen) for owner in owners]), leaders)


def amounts(
    state: CampaignState,
    slots: Sequence[Slot],
    chosen: tuple[Slot, ...],
    need: int,
    room: int | Muster,
    shown: Callable[[Troops], bool] | None,
) -> list[int]:
    """How many of the next kind may be taken so that the rest can still make a whole."""
    muster = as_muster(room).among(tuple(slots))
    taken = sum([many for _, _, many in chosen])
    here, later = slots[len(chosen)], tuple(slots[len(chosen) + 1 :])
    if not chosen and muster.reach((), (here, *later)) < need:
        return []
    low = max(0, need - taken - sum([many for _, _, many in later]))
    found, enough = muster.numbers(chosen, here, later, need)
    if shown is None and enough:
        return enough  # the fast way: every one of them can be completed
    (owner, unit, _), shows = here, shown or always
    for fewer in (False, True):  # for want of counters to show more of them
        left = [amount for amount in found if amount not in enough and (amount or taken)] if fewer else enough
        now = [(amount, (*chosen, (owner, unit, amount))) for amount in left]
        if shown_so := [amount for amount, parts in now if _completed(state, later, parts, need, muster, shows)]:
            return shown_so
    return enough or found[low:]


def _completed(
    state: CampaignState,
    later: Sequence[Slot],
    chosen: tuple[Slot, ...],
    need: int,
    muster: Muster,
    shown: Callable[[Troops], bool],
) -> bool:
    """Whether the counters can show the part of an owner's stack with some of its other kinds, if `need` units go."""
    owner = chosen[-1][0]
    if not later or later[0][0] != owner:
        return shown(_part(state, owner, chosen))  # war-5.2-2
    unit, many, rest = later[0][1], later[0][2], later[1:]
    least = need - sum([count for _, _, count in chosen]) - sum([count for _, _, count in rest])
    for more in range(many, min(max(0, least), many) - 1, -1):
        now = (*chosen, (owner, unit, more))
        if muster.takes(now) and _completed(state, rest, now, need, muster, shown):
            return True
    return False


def _part(state: CampaignState, owner: str, slots: Iterable[Slot]) -> Troops:
    column = state.realm.column
    numbers = [0] * len(column)
    for whose, unit, many in slots:
        if whose == owner:
            numbers[column[unit]] = many
    return Troops(owner, tuple(numbers))


# -- losses


def choose_losses(state: CampaignState, power: str, stacks: Stacks, count: int, place: str, owed: Owed = ()) -> Flow:
    """A power names which of its units in a place are lost; returns them. Nobody chooses for powers without a seat.

    `owed`: how many of them must be of some kinds, as far as there are such units.
    """
    slots = slots_of(state, stacks)
    count = min(count, total(stacks))  # war-14-13
    needs = tuple((kinds, min(least, count, _of_kinds(slots, kinds))) for kinds, least in owed)
    chosen: tuple[Slot, ...] = ()
    for owner, unit, many in slots:
        left = count - sum(lost for _, _, lost in chosen)
        later = sum(other for _, _, other in slots[len(chosen) + 1 :])
        numbers = range(max(0, left - later), min(many, left) + 1)
        options: list[Option] = [
            ("casualties", owner, unit, amount)
            for amount in numbers
            if _covers((*chosen, (owner, unit, amount)), slots, left - amount, needs)
        ]
        choice = options[-1]
        if power in played(state):
            choice = yield Ask(power, "losses", options, about={"place": place, "amount": left})  # war-14-9
        chosen = (*chosen, (owner, unit, int(choice[3])))
    return named(state, power, chosen, ()).troops


def _of_kinds(slots: Iterable[Slot], kinds: frozenset[str]) -> int:
    return sum(many for _, unit, many in slots if unit in kinds)


def _covers(chosen: Sequence[Slot], slots: Sequence[Slot], left: int, needs: Owed) -> bool:
    """Whether so many losses that are left can still be of the kinds that are owed."""
    later = slots[len(chosen) :]
    return all(least - _of_kinds(chosen, kinds) <= min(left, _of_kinds(later, kinds)) for kinds, least in needs)


def log_losses(state: CampaignState, place: str, stack: Troops) -> None:
    for unit, many in zip(state.realm.land_units, stack.counts, strict=True):
        if many:
            state.log("units_lost", power=stack.owner, unit=unit, amount=many, place=place)


def settle_change(state: CampaignState, owner: str, place: str) -> Flow:
    """5.2: while the counters cannot show what a power has left, it loses more units in the place of its losses."""
    while not counters.shown(state, owner):
        here = tuple(stack for stack in units_at(state, place) if stack.owner == owner)
        if not here:
            return
        lost = yield from choose_losses(state, marshal(state, owner), here, 1, place)
        for stack in lost:
            unit = next(unit for unit in state.realm.land_units if number(state, stack, unit))
            remove_units_at(state, place, owner, unit, 1)  # war-5.2-3
            state.log("no_change", power=owner, unit=unit, place=place)


def settle_split(state: CampaignState, stacks: Stacks, *places: str) -> Flow:
    """The same where units had to go separate ways and there are no counters for both parts."""
    for stack in stacks:
        with OneLook(state):
            shown = counters.shown(state, stack.owner)
        if not shown:
            for place in places:
                yield from settle_change(state, stack.owner, place)


# -- captured leaders


def capture_leader(state: CampaignState, leader: str, captor: str) -> None:
    """A leader comes into the hands of a major power."""
    state.leaders.pop(leader, None)
    jailer = state.realm.jailer(state, captor)
    state.log("captured", leader=leader, power=jailer)
    if not state.realm.captured(state, leader, jailer):
        state.captives[leader] = jailer  # war-13.1-11


def capture(state: CampaignState, leaders: Iterable[str], captor: str, place: str) -> Flow:
    """Leaders are captured; those that no major power could hold find their way home."""
    captor = marshal(state, captor)
    for leader in leaders:
        if captor in state.realm.majors:
            capture_leader(state, leader, captor)
        elif not state.realm.astray(state, leader):
            yield from to_safety(state, leader, place)


def capture_lone_leaders(state: CampaignState, power: str, space: str) -> None:
    """13.1: leaders without units are captured in an unfortified space that enemy units enter."""
    for leader in [leader for leader, place in state.leaders.items() if place == space]:
        owner = side(state, leader)
        if state.leaders.get(leader) != space or not foes(state, owner, power, space):
            continue
        protected = fortified(state, space) and friendly(state, owner, space)  # war-13.3-7
        if not protected and not any(allied(state, owner, other) for other in commanders_in(state, space)):
            capture_leader(state, leader, power)  # war-13.1-10
    state.realm.overrun(state, power, space)


# -- going elsewhere


def strongholds(state: CampaignState, power: str) -> tuple[str, ...]:
    """The fortified spaces that a power controls and may enter."""
    shut = closed_spaces(state)
    return tuple([space for space in controlled(state, power) if fortified(state, space) and space not in shut])


def havens(state: CampaignState, power: str, space: str, unbesieged: bool = False) -> list[str]:
    """9.3: the nearest fortified spaces of a power, and its capitals."""
    found = [
        other for other in strongholds(state, power) if other != space and not (unbesieged and besieged(state, other))
    ]
    near = nearest(state.realm.atlas.steps_from(space, closed_spaces(state) - {space}), found)  # war-9.3-5
    capitals = [capital for capital in own_capitals(state, power) if capital in found and capital not in near]
    return [*near, *capitals]


def choose_haven(state: CampaignState, power: str, space: str, unbesieged: bool = False) -> Flow:
    """Where units or leaders of a power go that must leave a space; empty if there is no such place."""
    places = havens(state, power, space, unbesieged)
    if not places:
        return ""
    if power not in played(state):
        return places[0]
    _, chosen = yield Ask(power, "haven", [("space", place) for place in places], about={"space": space})
    return chosen


def displace(state: CampaignState, power: str, space: str, unbesieged: bool = False) -> Flow:
    """All land units and leaders of a power leave a space for its nearest fortified space or its capital."""
    if not army(state, space, power) and not leaders_in(state, space, power):
        return
    target = yield from choose_haven(state, power, space, unbesieged)
    leaving = everybody(state, space, power)
    for stack in leaving.troops:
        unmark(state, state.tired, space, (stack,))
    lift(state, space, leaving)
    if target:
        put_down(state, target, leaving)
        state.log("displaced", power=power, space=space, space2=target, amount=leaving.size)
        return
    for stack in leaving.troops:
        log_losses(state, space, stack)
    for leader in leaving.leaders:
        state.log("leader_gone", leader=leader)


def to_safety(state: CampaignState, leader: str, space: str) -> Flow:
    """A leader who lost his army but is nobody's captive goes to the nearest fortified space or the capital."""
    state.leaders[leader] = space
    target = yield from choose_haven(state, side(state, leader), space)
    if target:
        state.leaders[leader] = target
        state.log("leader_returns", leader=leader, space=target)
    else:
        del state.leaders[leader]
        state.log("leader_gone", leader=leader)


def all_tired(state: CampaignState, place: str, formation: Formation) -> bool:
    """Whether every unit of a formation lost a field battle in this impulse; leaders do not matter."""
    stacks = formation.troops
    return bool(stacks) and all(marked(state, state.tired, place, stack) == stack for stack in stacks)
