"""Sieges (12): an army before an enemy fortress attacks it without CP, at any moment of its scheduled impulse."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.dice import Lines, counted, line
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import aids, windows
from warcouncil.titles.napoleonic_wars.changes import kept_from, rating
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    FORTRESSES,
    at_war,
    controls_sea,
    demoted,
    enemies_in,
    family,
    is_enemy_fortress,
    owner,
)
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES, Aid, Aids, NapoleonicState, Siege
from warcouncil.titles.napoleonic_wars.war import flags
from warcouncil.titles.napoleonic_wars.war.armies import leaders_of, units_of
from warcouncil.titles.napoleonic_wars.war.bonus import bonus
from warcouncil.titles.napoleonic_wars.war.forces import FOUGHT, SPENT, STORMED, WEARY, halt, release
from warcouncil.titles.napoleonic_wars.war.forces import counted as counted_units
from warcouncil.titles.napoleonic_wars.war.losses import Force, eliminate, size

TABLE, COMBAT = COMPONENTS.tables.siege, COMPONENTS.tables.battle
BESIEGED = Fact("besieged", "space")
"""A fortress was attacked in this impulse (12.2)."""
AIDED = Fact("siege_aided", "power", "card", "amount", "amount")
"""An event of this impulse helps the next siege of a nation: its dice, and the 6s by which the fortress needs fewer."""
KEPT_FROM = Fact("led_no_siege", "leader")
"""An event keeps the force with this leader, which was moving, from laying siege in this impulse."""
FACTS = (BESIEGED, AIDED, KEPT_FROM)
BESIEGER, FORTRESS = 0, 1
PRESS: Option = ("press_on",)
DESIST: Option = ("desist",)
KINDS = {"siege": Kind({"press_on": (), "desist": ()})}
REFUSALS = {"siege": "nw-12.3-3"}


# -- who may


def siege_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    for leader, space in state.leaders_on_map(power):
        if space in FORTRESSES and is_enemy_fortress(state, power, space):
            yield ("siege", leader)


def siege_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """Why the army of a leader may not besiege now (12.2)."""
    space = state.leaders[str(option[1])]
    if state.active != state.due or state.active != power:
        return "nw-12.2-2"
    if state.holds(STORMED, str(option[1]), state.round) and not state.holds(BESIEGED, space):
        return "nw-12.33-3"
    if not at_war(state, power, state.controller(space)):
        return "nw-8.33-1"
    if enemies_in(state, power, space) or state.holds(WEARY, str(option[1]), space):
        return "nw-12.2-1"
    if state.moving is not None or state.holds(KEPT_FROM, str(option[1])):
        return "nw-12.2-3"
    if kept_from(state, "siege", power, state.controller(space)):
        return "nw-6.11-1"
    return "nw-12.2-3" if state.holds(BESIEGED, space) else None


def besiegers(state: NapoleonicState, power: str) -> list[str]:
    """The leaders of a nation before enemy fortresses with no enemy troops: they may besiege without cards (5.4)."""
    return [
        str(option[1])
        for option in siege_candidates(state, power)
        if not enemies_in(state, power, state.leaders[str(option[1])])
        and at_war(state, power, state.controller(state.leaders[str(option[1])]))
    ]  # nw-12.2-2


# -- the dice


def besieging(state: NapoleonicState, space: str, leader: str) -> Force:
    """All that a leader may besiege with: his nation's pieces, a power's also those of its minors in Pact (12.33), but
    none that have fought there in this impulse (12.2)."""
    own = owner(leader)
    power = family(state, own)
    fought = state.holds(FOUGHT, space)
    here = [row for row in units_of(state, space, power) if own in (power, row[0])]
    able = [(one, count - counted_units(state, SPENT, one, space) * fought) for one, count in here]
    others = [one for one in leaders_of(state, space, power) if own in (power, owner(one)) and one != leader]
    fresh = [one for one in others if not state.holds(WEARY, one, space)]
    return tuple([row for row in able if row[1] > 0]), (leader, *fresh)


def army(state: NapoleonicState, space: str, leader: str) -> Force:
    """The besieging army: the leader with units and other leaders of his within his command (12.33)."""
    units, leaders = besieging(state, space, leader)
    room = LEADERS[leader].command
    taken: list[tuple[str, int]] = []
    for nation, count in units:
        taken.append((nation, min(count, room)))  # nw-12.33-1
        room -= taken[-1][1]
    return tuple(row for row in taken if row[1]), leaders[: 1 + room]


def dice_of(state: NapoleonicState, siege: Siege) -> Lines:
    """The dice of a besieger, reason by reason (12.3, 12.32)."""
    force = army(state, siege.space, siege.leader)
    spare = size(beside(state, siege))
    hidden = max(0, siege.disrupts - spare)
    able = size(force) - 1
    beyond = max(0, hidden - able)
    here = SPACES[siege.space]
    guarded = any(controls_sea(state, state.controller(siege.space), sea) for sea in here.ports)
    own = [
        *line("pieces", max(0, able - hidden)),
        *line("leader", 0 if beyond else LEADERS[siege.leader].battle, leader=siege.leader),
        *line("national_bonus", bonus(force, demoted(state)) if has_bonus(state) else 0),
        *line("sea", TABLE.sea_modifier * guarded),  # nw-12.32-1
    ]  # nw-12.3-5
    return aids.dice(own, siege.aids, BESIEGER)


def has_bonus(state: NapoleonicState) -> bool:
    """Whether a besieger rolls the dice of the national bonus, too (12.3)."""
    return TABLE.national_bonus and state.options.get("siege_bonus") != "without"


def needed(state: NapoleonicState, siege: Siege) -> int:
    """The 6s that fell a fortress: its rating, fewer by an event, but at least one (12.3)."""
    less = sum(aid.amount for aid in aids.of(siege.aids, BESIEGER, "needed"))
    return max(1, rating(state, siege.space) + less)


def beside(state: NapoleonicState, siege: Siege) -> Force:
    """Units of the power beyond the command of its army: they take the place of what is lost or disrupted (12.33)."""
    inside = dict(army(state, siege.space, siege.leader)[0])
    units, _ = besieging(state, siege.space, siege.leader)
    rest = [(nation, count - inside.get(nation, 0)) for nation, count in units]
    return tuple(row for row in rest if row[1]), ()


# -- the siege


def run_siege(state: NapoleonicState, power: str, option: Option) -> None:
    leader = str(option[1])
    space = state.leaders[leader]
    state.last_active = power
    state.mark(BESIEGED, space)  # nw-12.2-3
    for one in army(state, space, leader)[1]:
        state.mark(STORMED, one, state.round)  # nw-12.33-3
    state.siege = Siege(space, leader, aids=event_aids(state, power))
    state.log("siege", power=power, space=space, leader=leader)
    state.next(("siege_round",))


def event_aids(state: NapoleonicState, power: str) -> Aids:
    """What events of this impulse do for one siege of a nation, its next one."""
    found = [fact for fact in sorted(state.this_impulse, key=repr) if fact[:2] == (AIDED.name, power)]
    helped: list[Aid] = []
    for _, _, card, dice, less in found:
        helped.append(Aid(str(card), BESIEGER, "dice", int(dice), until="battle"))
        helped.append(Aid(str(card), BESIEGER, "needed", int(less), until="battle"))
        state.unmark(AIDED, power, card, dice, less)
    return tuple(helped)


def siege_round(state: NapoleonicState) -> Flow:
    """Step: the fortress and its besieger roll together (12.3)."""
    assert state.siege is not None
    yield from windows.offer(state, "siege_dice", {"space": state.siege.space})
    now = state.siege
    power = owner(now.leader)
    if now.fallen:
        yield from fallen(state, now, power)
        return
    dice = counted(dice_of(state, now))
    walls = state.dice.rolls(counted(wall_lines(state, now)), 6, "siege: fortress")  # nw-12.3-1
    storm = state.dice.rolls(dice, 6, "siege: besieger") if dice else ()
    state.log("siege_round", space=now.space, dice=walls, dice2=storm)
    kills = sum(die >= COMBAT.kill for die in walls)
    shaken = sum(COMBAT.disrupt <= die < COMBAT.kill for die in walls)
    sixes = sum(die >= TABLE.hit for die in storm)
    now = replace(
        now,
        rounds=now.rounds + 1,
        sixes=now.sixes + sixes,
        disrupts=now.disrupts + shaken,
        dice=(walls, storm),
    )
    state.siege = aids.next_round(now)
    left = yield from eliminate(state, now.space, power, army(state, now.space, now.leader), kills)
    alive = now.leader in left[1]
    if size(left) and now.sixes >= needed(state, now):
        yield from fallen(state, now, power)  # nw-12.3-2
        return
    fit = alive and size(army(state, now.space, now.leader)) > now.disrupts
    if fit and sixes > kills + shaken:
        choice = yield Ask(power, "siege", [PRESS, DESIST], about={"space": now.space})
        if choice == PRESS:
            state.next(("siege_round",))  # nw-12.3-3
            return
    stop(state, now)


def wall_lines(state: NapoleonicState, siege: Siege) -> Lines:
    """The dice of a fortress, with those of events (12.3)."""
    return aids.dice(line("fortress", rating(state, siege.space)), siege.aids, FORTRESS)


def fallen(state: NapoleonicState, now: Siege, power: str) -> Flow:
    """The fortress has fallen: its besieger's flag is placed, and after an overrun he may move on (12.3, 12.31)."""
    walled = rating(state, now.space)
    state.log("fortress_fallen", power=power, space=now.space)
    yield from flags.claim(state, power, now.space)  # nw-12.3-4  # nw-12.33-2
    if now.sixes > needed(state, now) or now.rounds < walled or now.fallen:
        release(state, now.space, army(state, now.space, now.leader))  # nw-12.31-1
        state.siege = None
    else:
        stop(state, now)


def stop(state: NapoleonicState, now: Siege) -> None:
    """The army stays where it is for the rest of the impulse (12.2)."""
    state.siege = None
    if now.leader in state.leaders:
        halt(state, now.space, army(state, now.space, now.leader))  # nw-12.2-3


STEPS = {"siege_round": siege_round}
MENU = {"siege": Action(siege_candidates, siege_forbidden, FREE, run_siege, needs="nw-12.2-1")}
