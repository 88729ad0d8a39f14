"""Sieges (15): beginning and breaking them, assaults, taking a fortification."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand import control, navies, windows
from warcouncil.titles.here_i_stand.actions import COSTS, REGISTER, Action
from warcouncil.titles.here_i_stand.battles import (
    ATTACKER,
    DEFENDER,
    defending_majors,
    give_change,
    leave_battle,
    lose,
    roll,
    size_of,
    take_part,
)
from warcouncil.titles.here_i_stand.components import LEADERS, SPACES
from warcouncil.titles.here_i_stand.entry import besiegers, foreign_walls, inside_size
from warcouncil.titles.here_i_stand.forces import (
    ANY_NUMBER,
    build_formation,
    capture,
    choose_losses,
    knights_perish,
    log_losses,
    to_safety,
)
from warcouncil.titles.here_i_stand.relations import (
    army,
    army_size,
    commander,
    friendly,
    inside,
    navy,
)
from warcouncil.titles.here_i_stand.retreats import leave_siege
from warcouncil.titles.here_i_stand.stacks import (
    Stacks,
    battle_of,
    best_battle,
    change_battle,
    common,
    leaders_in,
    minus,
    plus,
    powers_of,
    put_down,
    side,
    unmark,
)
from warcouncil.titles.here_i_stand.state import Battle, Formation, HereIStandState, after

SULEIMAN = "suleiman"


# -- beginning and breaking


def besiege(state: HereIStandState, power: str, space: str) -> None:
    """A power puts a space under siege, or goes on with its siege."""
    if power in besiegers(state, space):
        return
    state.sieges[space] = (*state.sieges.get(space, ()), (power, state.impulse))  # his-15-1 his-15-3
    state.log("siege", power=power, space=space, power2=state.control[space])


def end_siege(state: HereIStandState, power: str, space: str) -> None:
    """A power no longer besieges a space."""
    left = tuple(siege for siege in state.sieges.get(space, ()) if siege[0] != power)
    if left:
        state.sieges[space] = left
    else:
        state.sieges.pop(space, None)


def stand_before(state: HereIStandState, power: str, space: str) -> bool:
    """Units in front of foreign walls besiege them; False if they are too few to stay."""
    if not foreign_walls(state, power, space) or not army(state, space, power):
        return True
    if army_size(state, space, power) <= inside_size(state, space):
        return False
    besiege(state, power, space)  # his-13.1-16 his-13.4-3 his-14-12
    return True


def hold_or_leave(state: HereIStandState, power: str, space: str) -> Flow:
    """After a battle: units before foreign walls besiege them, or retreat as from a broken siege."""
    if not stand_before(state, power, space):
        yield from break_siege(state, power, space)  # his-14-12


def check_siege(state: HereIStandState, *spaces: str) -> Flow:
    """15.3: besiegers that no longer outnumber those inside must go; all broken sieges end before anybody goes."""
    broken = [
        (power, space)
        for space in spaces
        for power in besiegers(state, space)
        if army_size(state, space, power) <= inside_size(state, space)  # his-15.3-1 his-15.3-4 his-15-5
    ]
    for power, space in broken:
        end_siege(state, power, space)
        state.log("siege_broken", power=power, space=space)
    for power, space in broken:
        yield from go_away(state, power, space)


def check_sieges(state: HereIStandState) -> Flow:
    """The same for every siege, but for those whose armies fight just now: a battle looks after itself."""
    battle = state.battle
    fighting = () if battle is None else (battle.place, battle.origin if battle.kind == "sack" else "")
    yield from check_siege(state, *(space for space in state.sieges if space not in fighting))


def break_siege(state: HereIStandState, power: str, space: str) -> Flow:
    """A besieger must go, or units that cannot begin a siege."""
    end_siege(state, power, space)
    state.log("siege_broken", power=power, space=space)
    yield from go_away(state, power, space)


def go_away(state: HereIStandState, power: str, space: str) -> Flow:
    """The units and leaders of a besieger leave; in a besieged space of an ally they help those inside."""
    stacks, leaders = army(state, space, power), leaders_in(state, space, power)
    if stacks or leaders:
        target = yield from leave_siege(state, power, space, stacks, leaders)
        yield from check_siege(state, target)


# -- the action: assault


def assault_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    for space in SPACES if state.sieges else ():
        if space in state.sieges and power in besiegers(state, space):
            yield ("assault", space)


def assault_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if ("assaulted", space) in state.this_impulse:
        return "his-15.1-1"
    if ("foul_weather",) in state.this_impulse:
        return "his-15.1-7"
    begun = dict(state.sieges[space])[power]
    if begun == state.impulse and not swift(state, power, space):
        return "his-15.1-2"
    clause = harbour_forbidden(state, power, space)
    if clause is not None:
        return clause
    if not control.line_of_communication(state, power, space):
        return "his-15.1-3"  # his-15.1-19
    return None


def swift(state: HereIStandState, power: str, space: str) -> bool:
    """Whether an event lets a power storm a space in the impulse in which its siege began."""
    raid = power == "france" and ("scots_raid",) in state.this_impulse
    return raid or suleiman_storms(state, power, space)


def suleiman_storms(state: HereIStandState, power: str, space: str) -> bool:
    """Whether Suleiman is there for the one free assault of Roxelana (#42)."""
    ready = power == "ottoman" and ("roxelana",) in state.this_impulse
    return ready and state.leaders.get(SULEIMAN) == space and ("gout", SULEIMAN) not in state.this_impulse


def assault_waived(state: HereIStandState, power: str, option: Option) -> bool:
    return suleiman_storms(state, power, str(option[1]))


def harbour_forbidden(state: HereIStandState, power: str, space: str) -> str | None:
    """What the squadrons of the power that controls the space prevent; corsairs do not count."""
    holder = commander(state, state.control[space])
    seas = SPACES[space].ports
    if any(navies.squadrons(navy(state, sea, holder)) for sea in seas):  # his-15.1-6
        return "his-15.1-4"
    in_port = navies.squadrons(navy(state, space, holder))
    blockade = sum(navies.squadrons(navy(state, sea, power)) for sea in seas)
    if in_port and blockade <= in_port:
        return "his-15.1-5"
    return None


def assault(state: HereIStandState, power: str, option: Option) -> Flow:
    """One formation assaults: others may stop it, then it is fought out."""
    space = str(option[1])
    free = suleiman_storms(state, power, space)
    yield from declare_assault(state, power, space)
    if free:
        state.this_impulse.discard(("roxelana",))
        if SULEIMAN not in battle_of(state).attacking_leaders:
            take_part(state, ATTACKER, space, Formation(power, (), (SULEIMAN,)))
    if (yield from windows.offer(state, "assault_declared", after(power))):
        come_back(state, space)  # his-15.1-7
        state.battle = None
        return
    state.mark_impulse("assaulted", space)  # his-15.1-1
    state.next(("assault", space))


def declare_assault(state: HereIStandState, power: str, space: str) -> Flow:
    """Steps 1: the formation, and who defends."""
    pool = Formation(
        power,
        army(state, space, power),
        tuple(leader for leader in leaders_in(state, space, power) if ("gout", leader) not in state.this_impulse),
    )
    formation = yield from build_formation(state, power, space, ANY_NUMBER, "assault", pool)  # his-15.1-16 his-15.1-18
    holder = commander(state, state.control[space])
    allies = tuple(other for other in powers_of(state, inside(state, space)) if other != holder)
    state.battle = Battle("assault", space, power, (holder, *allies))  # his-15.1-17
    take_part(state, ATTACKER, space, formation)
    state.log("assault", power=power, space=space, amount=formation.size, power2=holder)


def garrison_fights(state: HereIStandState, space: str) -> None:
    """All units and leaders inside defend."""
    for power in battle_of(state).defenders:
        leaders = leaders_in(state, space, power)
        stacks = tuple(stack for stack in inside(state, space) if commander(state, stack.owner) == power)
        take_part(state, DEFENDER, space, Formation(power, stacks, leaders))
    guests = tuple(leader for leader in inmates(state, space) if friendly(state, side(state, leader), space))
    take_part(state, DEFENDER, space, Formation(battle_of(state).defenders[0], (), guests))  # his-15.1-9


def inmates(state: HereIStandState, space: str) -> tuple[str, ...]:
    """The leaders in a besieged space who are not with the besiegers."""
    outside = besiegers(state, space)
    return tuple(
        leader for leader in LEADERS if state.leaders.get(leader) == space and side(state, leader) not in outside
    )


def assault_step(state: HereIStandState, space: str) -> Flow:
    """Step: fight the assault out, from the last mercenaries to the fall of the city."""
    yield from storm(state, space)
    state.battle = None
    yield from control.after_battle(state)


def storm(state: HereIStandState, space: str) -> Flow:
    """Steps 2 to 11 of an assault."""
    power = battle_of(state).attacker
    yield from windows.offer(state, "assault_mercenaries", (power,))
    garrison_fights(state, space)
    yield from windows.offer(state, "assault_combat_cards", (power,))  # his-15.1-10
    yield from windows.offer(state, "assault_combat_cards", defending_majors(battle_of(state)))
    if outnumbered(state, space):
        yield from assault_broken(state, space)
        return
    roll(state, ATTACKER, attack_dice(state))
    roll(state, DEFENDER, defence_dice(state))
    yield from windows.offer(state, "assault_after_dice", (power, *after(power)))  # his-15.1-10
    attack, defence = battle_of(state).hits
    whole = whole_stack(state)
    attackers = yield from stack_loses(state, defence) if whole else lose(state, ATTACKER, defence)  # his-15.1-11
    defenders = yield from lose(state, DEFENDER, attack)
    yield from give_change(state, *attackers, *defenders)
    battle = battle_of(state)
    alive = bool(battle.attacking) or (whole and army_size(state, space, power) > 0)  # his-15.1-11
    if attack and alive and not battle.defending:
        yield from walls_fall(state, space)  # his-15.1-12 his-15.1-20
    else:
        yield from walls_hold(state, space)


def whole_stack(state: HereIStandState) -> bool:
    """By option all units of the besieger in the space may be lost in its assault, not only the formation."""
    return state.options.get("assault_losses", "formation") == "besiegers"


def stack_loses(state: HereIStandState, hits: int) -> Flow:
    """The besieger names its losses among all its units there. Returns the owners of those lost."""
    battle = battle_of(state)
    power, space = battle.attacker, battle.place
    whole = plus(battle.attacking, army(state, space, power))
    lost: Stacks = yield from choose_losses(state, power, whole, hits, space)  # his-15.1-11
    storming = {stack.owner: stack for stack in battle.attacking}
    first = tuple(common(stack, storming[stack.owner]) for stack in lost if stack.owner in storming)
    leave_battle(state, ATTACKER, Formation(power, first))  # those of a kind are alike: the formation goes first
    for stack in minus(lost, first):
        unmark(state.tired, space, (stack,))
        state.remove_troops(space, *stack)
    for stack in lost:
        log_losses(state, space, stack)
    return tuple(stack.owner for stack in lost)


def attack_dice(state: HereIStandState) -> int:
    """Half the dice against a garrison, however small; cavalry does not climb walls."""
    battle = battle_of(state)
    foot = sum(stack.regulars + stack.mercenaries for stack in battle.attacking)
    dice = (foot + 1) // 2 if battle.defending else foot  # his-15.1-8
    return max(0, dice + best_battle(battle.attacking_leaders) + battle.bonus[0])


def defence_dice(state: HereIStandState) -> int:
    battle = battle_of(state)
    foot = sum(stack.regulars + stack.mercenaries for stack in battle.defending)
    return max(0, foot + best_battle(battle.defending_leaders) + 1 + battle.bonus[1])  # his-15.1-9 his-15.1-20


def outnumbered(state: HereIStandState, space: str) -> bool:
    """Whether a card has left too few besiegers before the dice (15.3)."""
    battle = battle_of(state)
    besieging = size_of(battle, ATTACKER) + army_size(state, space, battle.attacker)
    return besieging <= size_of(battle, DEFENDER) or not battle.attacking


def assault_broken(state: HereIStandState, space: str) -> Flow:
    """A card has broken the siege before the dice: no assault, and besiegers that are too few go."""
    state.log("assault_broken", power=battle_of(state).attacker, space=space)
    yield from leaders_survive(state, space)
    come_back(state, space)
    yield from check_siege(state, space)


def walls_fall(state: HereIStandState, space: str) -> Flow:
    """The attackers take the place, its leaders and its ships."""
    power = battle_of(state).attacker
    come_back(state, space)
    state.log("assault_succeeds", power=power, space=space)
    yield from taken(state, power, space)


def taken(state: HereIStandState, power: str, space: str) -> Flow:
    """A fortification changes hands: captured leaders, lost ships, no siege any more."""
    yield from capture(state, inmates(state, space), power, space)  # his-15.1-13
    state.sieges.pop(space, None)
    knights_perish(state, space)
    control.gain(state, power, space)  # his-15.1-12
    navies.eliminate_ships(state, space)  # his-15.1-13
    yield MOMENT


def walls_hold(state: HereIStandState, space: str) -> Flow:
    """The siege goes on if the besiegers are still more than those inside."""
    battle = battle_of(state)
    state.log("assault_fails", power=battle.attacker, space=space)
    yield from leaders_survive(state, space)
    come_back(state, space)
    knights_perish(state, space)
    yield from check_siege(state, space)  # his-15.1-14


def leaders_survive(state: HereIStandState, space: str) -> Flow:
    """Leaders who lost all their units in an assault are not captured."""
    battle = battle_of(state)
    if battle.attacking or army(state, space, battle.attacker):
        return
    homeless = battle.attacking_leaders
    leave_battle(state, ATTACKER, Formation(battle.attacker, (), homeless))
    for leader in homeless:
        yield from to_safety(state, leader, space)  # his-15.1-15


def come_back(state: HereIStandState, space: str) -> None:
    """Whoever is left of both sides is in the space again."""
    battle = battle_of(state)
    put_down(state, space, Formation(battle.attacker, battle.attacking, battle.attacking_leaders))
    put_down(state, space, Formation(battle.defenders[0], battle.defending, battle.defending_leaders))
    change_battle(state, attacking=(), attacking_leaders=(), defending=(), defending_leaders=())


# -- for events


def treacherous_assault(state: HereIStandState, power: str, space: str) -> Flow:
    """Treachery! (#105): an assault whatever stands against it; besiegers that still outnumber the garrison win."""
    yield from declare_assault(state, power, space)
    yield from storm(state, space)
    state.battle = None
    if power in besiegers(state, space):
        yield from take_by_storm(state, power, space)
    yield from control.after_battle(state)


def take_by_storm(state: HereIStandState, power: str, space: str) -> Flow:
    """All defenders are eliminated, their leaders captured, and the power takes control."""
    for stack in inside(state, space):
        state.remove_troops(space, *stack)
        log_losses(state, space, stack)
    yield from taken(state, power, space)


ACTS = {"assault": ("space",)}
REGISTER["assault"] = Action(
    assault_candidates, assault_forbidden, COSTS["assault_foreign_war"], assault, waived=assault_waived
)
STEPS = {"assault": assault_step}
