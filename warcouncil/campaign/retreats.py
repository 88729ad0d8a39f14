"""Retreats (14.1, 15.3): where beaten units and besiegers that must leave can go, and what becomes of the others."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

import msgspec

from warcouncil.campaign.battles import ATTACKER, DEFENDER, leaders_of, leave_battle, stacks_of
from warcouncil.campaign.entry import inside_size
from warcouncil.campaign.forces import capture, capture_lone_leaders, choose_losses, log_losses, pick, settle_split
from warcouncil.campaign.pieces import Formation, Troops
from warcouncil.campaign.relations import (
    allied,
    besieged,
    commanders_in,
    foes,
    fortified,
    friendly,
    in_unrest,
    marshal,
    played,
    stands_by,
)
from warcouncil.campaign.stacks import (
    GARRISON,
    Stacks,
    battle_of,
    change_battle,
    closed,
    common,
    lift,
    mark,
    minus,
    of_power,
    put_down,
    relocate,
    serving,
    side,
    stack_of,
    total,
)
from warcouncil.campaign.state import TIRED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact

RELIEF = Fact("relief", "power", "unit", "amount")
"""So many units of a kind at least have marched with the relief that is fought out."""
FACTS = (RELIEF,)
KINDS = {"retreat": Kind({"space": ("space",)})}
REFUSALS = {"retreat": "war-14.1-3"}


# -- where to


def retreat_forbidden(state: CampaignState, power: str, space: str, foe: str = "") -> str | None:
    """Why units of a power may not retreat, or avoid battle, into a space; `foe` is whom they flee from."""
    clause = closed(state, space)
    if clause is not None:
        return clause
    if in_unrest(state, power, space) or space in state.realm.stricken(state):
        return "war-12.4-3"
    wild = state.realm.wild
    if not friendly(state, power, space) and not (power in wild and state.control[space] in wild):
        return "war-14.1-3"  # war-13.3-3 war-15.3-3
    clause = state.realm.retreat_barred(state, power, space)
    if clause is not None:
        return clause
    if any(other == foe or foes(state, power, other, space) for other in commanders_in(state, space)):
        return "war-14.1-3"  # war-13.3-4 war-15.3-3
    return None


def retreat_spaces(state: CampaignState, power: str, space: str, barred: str = "", foe: str = "") -> list[str]:
    """The adjacent spaces, passes included, that units may retreat to."""
    return [
        near
        for near in state.realm.atlas.neighbours[space]
        if near != barred and retreat_forbidden(state, power, near, foe) is None  # war-14.1-4 war-2.5-5
    ]


def choose_retreat(state: CampaignState, power: str, origin: str, spaces: Iterable[str]) -> Flow:
    """The owner of units that leave a space chooses among others; empty if there is none."""
    options = [("space", space) for space in spaces]
    if not options:
        return ""
    _, space = yield Ask(power, "retreat", options, about={"space": origin})  # war-14.1-1
    return space


# -- after a lost battle


def tire(state: CampaignState, place: str, formation: Formation) -> None:
    """Units that lost a field battle do not move again in this impulse."""
    mark(state, state.tired, place, formation.troops)
    for leader in formation.leaders:
        state.mark(TIRED, leader)


def fall_back(state: CampaignState, number: int, formation: Formation, target: str, captor: str) -> Flow:
    """Beaten units go to a space, or are lost with their leaders if there is none."""
    place = battle_of(state).place
    leave_battle(state, number, formation)
    formation = shed(state, place, formation)
    if target:
        put_down(state, target, formation)
        tire(state, target, formation)
        state.log("retreats", power=formation.power, space=place, space2=target, amount=formation.size)
        if formation.troops:
            capture_lone_leaders(state, formation.power, target)
        yield from settle_split(state, formation.troops, target, place)
        return
    state.log("no_retreat", power=formation.power, space=place, amount=formation.size)
    for stack in formation.troops:
        log_losses(state, place, stack)
    yield from capture(state, formation.leaders, captor, place)  # war-14.1-2


def shed(state: CampaignState, place: str, formation: Formation) -> Formation:
    """A formation that must retreat loses the units of its train that nobody can serve."""
    kept = serving(state, formation.troops)
    for stack in minus(state, formation.troops, kept):
        log_losses(state, place, stack)
    return msgspec.structs.replace(formation, troops=kept)


def go_inside(state: CampaignState, number: int, formation: Formation) -> None:
    """Beaten units go behind the walls."""
    place = battle_of(state).place
    if formation.troops or formation.leaders:
        leave_battle(state, number, formation)
        put_down(state, place, formation)
        tire(state, place, formation)
        state.log("goes_inside", power=formation.power, space=place, amount=formation.size)


def room_inside(state: CampaignState, space: str) -> int:
    return max(0, GARRISON - inside_size(state, space))  # war-2.1-4


def attackers_retreat(state: CampaignState) -> Flow:
    """A beaten active power goes back to where it came from; a relief may leave units inside."""
    battle = battle_of(state)
    if besieged(state, battle.place) and friendly(state, battle.attacker, battle.place):
        yield from relief_goes_inside(state)
        yield from relief_captured(state)
    battle = battle_of(state)
    rest = Formation(battle.attacker, battle.attacking, battle.attacking_leaders)
    if not rest.troops and not rest.leaders:
        return
    open_way = (
        battle.origin in state.realm.atlas.spaces and retreat_forbidden(state, battle.attacker, battle.origin) is None
    )
    target = battle.origin if open_way else ""  # war-14.1-5 war-13.4-5
    yield from fall_back(state, ATTACKER, rest, target, battle.defenders[0])


def relief_goes_inside(state: CampaignState) -> Flow:
    """15.2: after equal hits any units may go inside, otherwise only those that came out; in some titles they must."""
    battle = battle_of(state)
    if battle.hits[0] != battle.hits[1] and state.realm.aftermath.garrison_returns:
        sure = surely_came_out(state)
        go_inside(state, ATTACKER, sure)
        change_battle(state, joined=minus(state, battle.joined, sure.troops))
        battle = battle_of(state)
    pool = Formation(battle.attacker, battle.attacking, battle.attacking_leaders)
    if battle.hits[0] != battle.hits[1]:
        pool = came_out(state)  # war-15.2-5
    room = room_inside(state, battle.place)
    part = yield from pick(
        state,
        battle.attacker,
        pool,
        "garrison",
        lambda leaders: room,
        0,
        may_be_empty=True,
        about={"space": battle.place, "amount": room},
    )  # war-15.2-4
    go_inside(state, ATTACKER, part)


def came_out(state: CampaignState) -> Formation:
    """Those of a relief who may have come from behind the walls: units of a kind are alike."""
    battle = battle_of(state)
    garrison = [common(stack, stack_of(state, battle.joined, stack.owner)) for stack in battle.attacking]
    leaders = tuple(leader for leader in battle.attacking_leaders if leader in battle.joined_leaders)
    return Formation(battle.attacker, tuple(stack for stack in garrison if stack.size), leaders)


def surely_came_out(state: CampaignState) -> Formation:
    """Those of them who must have come from there: fewer of their kind have marched with the relief."""
    out, found = came_out(state), []
    for stack in out.troops:
        there = stack_of(state, battle_of(state).attacking, stack.owner)
        kinds = zip(state.realm.land_units, there.counts, stack.counts, strict=True)
        sure = [min(most, max(0, many - marched(state, stack.owner, unit))) for unit, many, most in kinds]
        found.append(Troops(stack.owner, tuple(sure)))
    return Formation(out.power, tuple(stack for stack in found if stack.size), out.leaders)


def marched(state: CampaignState, owner: str, unit: str) -> int:
    """How many units of a kind have come with a relief."""
    return next(number for number in count() if not state.holds(RELIEF, owner, unit, number + 1))


def note_relief(state: CampaignState) -> None:
    """Which units have come to relieve a siege, before those inside join them."""
    state.unmark_all(RELIEF)
    for stack in battle_of(state).attacking if state.realm.aftermath.garrison_returns else ():
        for unit, many in zip(state.realm.land_units, stack.counts, strict=True):
            for number in range(1, many + 1):
                state.mark(RELIEF, stack.owner, unit, number)


def relief_captured(state: CampaignState) -> Flow:
    """15.2: if a relief that had fewer hits has no unit left outside, the leaders who came with it are captured."""
    battle = battle_of(state)
    if battle.attacking or battle.hits[0] == battle.hits[1]:
        return
    leaders = tuple(leader for leader in battle.attacking_leaders if leader not in battle.joined_leaders)
    leave_battle(state, ATTACKER, Formation(battle.attacker, (), leaders))
    yield from capture(state, leaders, battle.defenders[0], battle.place)  # war-15.2-5


def defenders_retreat(state: CampaignState) -> Flow:
    """Beaten defenders go behind their walls or, power by power, to an adjacent space."""
    battle = battle_of(state)
    if walls_open(state):
        yield from garrison_goes_inside(state)
    for power in battle.defenders:
        stacks = of_power(state, battle_of(state).defending, power)
        leaders = own_leaders(state, DEFENDER, power)
        rest = Formation(power, stacks, leaders)
        if not stacks and not leaders:
            continue
        spaces = retreat_spaces(state, power, battle.place, battle.origin, battle.attacker)
        target = ""
        if power in played(state):
            target = yield from choose_retreat(state, power, battle.place, spaces)  # war-14.1-6 war-14.1-7
        yield from fall_back(state, DEFENDER, rest, target, battle.attacker)  # war-22.1-3 war-22.1-5


def own_leaders(state: CampaignState, number: int, power: str) -> tuple[str, ...]:
    """The leaders on a side of the battle who go where the units of a power go."""
    return tuple(leader for leader in leaders_of(battle_of(state), number) if goes_with(state, number, leader) == power)


def goes_with(state: CampaignState, number: int, leader: str) -> str:
    """With whom a leader leaves the battle: his own power, or one of the same hand whose units he is with."""
    battle, own = battle_of(state), side(state, leader)
    fighting = battle.defenders if number == DEFENDER else (battle.attacker,)
    if own in fighting:
        return own
    hand = state.hand_of(own)
    return next((one for one in fighting if state.hand_of(one) == hand and allied(state, own, one)), own)


def walls_open(state: CampaignState) -> bool:
    """Whether the defenders lost before a fortification of their own."""
    battle = battle_of(state)
    if not fortified(state, battle.place) or besieged(state, battle.place):
        return False
    return any(stands_by(state, power, state.control[battle.place]) for power in battle.defenders)


def garrison_goes_inside(state: CampaignState) -> Flow:
    """The controller of the space chooses up to four units that go inside; leaders may go, too."""
    battle = battle_of(state)
    holder = marshal(state, state.control[battle.place])
    room = room_inside(state, battle.place)
    stacks = stacks_of(battle, DEFENDER)
    if holder not in played(state):
        lost = yield from choose_losses(state, holder, stacks, max(0, total(stacks) - room), battle.place)
        go_inside(state, DEFENDER, Formation(holder, minus(state, stacks, lost)))  # war-22.1-3
        return
    hand = state.hand_of(holder)
    leaders = [one for one in leaders_of(battle, DEFENDER) if state.hand_of(side(state, one)) == hand]
    pool = Formation(holder, stacks, tuple(leaders))
    part = yield from pick(
        state,
        holder,
        pool,
        "garrison",
        lambda leaders: room,
        0,
        may_be_empty=True,
        about={"space": battle.place, "amount": room},
    )
    go_inside(state, DEFENDER, part)  # war-14.1-1
    for power in battle.defenders:
        if state.hand_of(power) != hand and not of_power(state, battle_of(state).defending, power):
            go_inside(state, DEFENDER, Formation(power, (), own_leaders(state, DEFENDER, power)))


# -- leaving a siege


def leave_siege(state: CampaignState, power: str, space: str, stacks: Stacks, leaders: tuple[str, ...]) -> Flow:
    """15.3: besiegers that must go retreat to one adjacent space, or are lost; returns where they are."""
    spaces = retreat_spaces(state, power, space)
    if state.realm.aftermath.friends_only:
        spaces = [near for near in spaces if all(allied(state, power, one) for one in commanders_in(state, near))]
    target = yield from choose_retreat(state, power, space, spaces)  # war-15.3-2
    formation = Formation(power, stacks, leaders)
    if target:
        kept = shed(state, space, formation)
        for stack in minus(state, stacks, kept.troops):
            state.remove_stack(space, stack)
        relocate(state, space, target, kept)
        if stacks:
            capture_lone_leaders(state, power, target)
        state.log("siege_lifted", power=power, space=space, space2=target)
        return target
    lift(state, space, formation)
    state.log("no_retreat", power=power, space=space, amount=formation.size)
    for stack in stacks:
        log_losses(state, space, stack)
    yield from capture(state, leaders, state.control[space], space)
    return ""
