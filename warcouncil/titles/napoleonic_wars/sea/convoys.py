"""Convoys (13.6): five units and leaders by sea from a friendly port to another, once in an impulse."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, NEVER, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import DISPLAY, follows_from
from warcouncil.titles.napoleonic_wars.relations import (
    at_war,
    controls_sea,
    duchies_with,
    enemy_fleet,
    enemy_waters,
    family,
    held_by,
    owner,
)
from warcouncil.titles.napoleonic_wars.sea import landings
from warcouncil.titles.napoleonic_wars.sea.fleets import HARBOURS, is_port
from warcouncil.titles.napoleonic_wars.state import SEAS, SPACES, Convoy, NapoleonicState, Units
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed, leaders_of, units_of
from warcouncil.titles.napoleonic_wars.war.bans import kept_ashore
from warcouncil.titles.napoleonic_wars.war.building import RAISED

COSTS, NAVAL = COMPONENTS.tables.costs, COMPONENTS.tables.naval
ATLAS = COMPONENTS.atlas
SHORTEST = 2 * COSTS.convoy_step
"""CP of the shortest way: into a sea zone, and into a port."""
CONVOYED = Fact("convoyed", "power", "amount")
"""A nation has sent its convoy of this impulse: the first, the second and so on."""
FACTS = (CONVOYED,)
KINDS = {"convoy": Kind({"steer": ("sea",), "land": ("space",)})}
REFUSALS = {"convoy": "nw-13.6-5"}


# -- what may go


def fresh_units(state: NapoleonicState, space: str, nation: str) -> int:
    """The units of a nation that began the impulse where they are: neither marched nor built in it (13.6)."""
    there = state.units_at(space, nation)
    if space not in state.marched and space not in state.raised:
        return there
    still = state.strides_at(space, nation).count(0) if space in state.marched else there
    built = dict(state.raised[space]).get(nation, 0) if space in state.raised else 0
    return max(0, min(still, there - built))  # nw-13.6-4


def is_fresh(state: NapoleonicState, leader: str) -> bool:
    return not state.strides.get(leader) and not state.holds(RAISED, leader)  # nw-13.6-4


def start_forbidden(state: NapoleonicState, power: str, port: str) -> str | None:
    """Why no convoy of a nation sets out from a duchy."""
    if not is_port(state, power, port):
        return "nw-13.6-1"
    if state.holds(CONVOYED, power, NAVAL.convoys - 1):
        return "nw-13.6-1"
    return None if can_land(state, power, port, port, (), state.cp) else "nw-13.6-5"


@follows_from(DISPLAY)
def least_cp(state: NapoleonicState, power: str, port: str) -> int:
    """The CP with which a convoy that a nation may send can put out from a harbour and land elsewhere; or NEVER."""
    own = held_by(state, power)
    if port not in own:
        return NEVER
    if lands_near(port, own, enemy_waters(state, power)):
        return SHORTEST
    cp, reached, known = SHORTEST, [port], {port}
    while reached := list(dict.fromkeys([sea for one in reached for sea in next_seas(state, power, one)])):
        reached = [sea for sea in reached if sea not in known]
        known.update(reached)
        for sea in reached:
            if landings_but(state, power, sea, port):
                return cp
        cp += COSTS.convoy_step
    return NEVER


def lands_near(port: str, own: set[str], foes: set[str]) -> bool:
    """Whether there is another harbour of one's own side at one of the sea zones of a port, and no enemy fleet."""
    for sea in SPACES[port].ports:
        near = ATLAS.ports[sea] if sea not in foes else ()
        if True in [other in own and other not in foes and other != port for other in near]:
            return True
    return False


def sends_none(state: NapoleonicState, power: str) -> bool:
    """Whether no convoy of a nation sets out at all: it has sent one, or has not the CP to put to sea and land."""
    return state.cp < SHORTEST or state.holds(CONVOYED, power, NAVAL.convoys - 1)


def convoy_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    yield from (("convoy", leader) for leader, space in state.leaders_on_map(power) if space in HARBOURS)


def convoy_listed(state: NapoleonicState, power: str) -> list[Option]:
    if sends_none(state, power):
        return []
    posts = [(leader, space) for leader, space in state.leaders_on_map(power) if space in HARBOURS]
    able = [leader for leader, space in posts if least_cp(state, power, space) <= state.cp and is_fresh(state, leader)]
    return [("convoy", leader) for leader in able]


def convoy_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    leader = str(option[1])
    if not is_fresh(state, leader):
        return "nw-13.6-4"
    return start_forbidden(state, power, state.leaders[leader])


def convoy(state: NapoleonicState, power: str, option: Option) -> Flow:
    """A leader embarks with what he takes along: one army, no more than a convoy holds (13.6)."""
    leader = str(option[1])
    space = state.leaders[leader]
    units, leaders = yield from embark(state, power, space, leader)
    set_out(state, Convoy(power, leader, space, units, leaders, space))


def embark(state: NapoleonicState, power: str, space: str, leader: str) -> Flow:
    """Other leaders first, then units, nation by nation: of one power and, under its leader, of its minors (13.6)."""
    own = family(state, power)
    leads = own == power
    leaders: tuple[str, ...] = (leader,)
    units: Units = ()
    about = {"leader": leader, "space": space}
    for other in leaders_of(state, space, own):
        if other == leader or not is_fresh(state, other) or not (leads or owner(other) == power):
            continue  # nw-13.6-3
        if len(leaders) < NAVAL.convoy_pieces:
            choice = yield Ask(power, "force", [("bring", other), ("leave_behind", other)], about=about)
            leaders = (*leaders, other) if choice[0] == "bring" else leaders
    for nation, _ in units_of(state, space, own):
        room = NAVAL.convoy_pieces - len(leaders) - sum(count for _, count in units)  # nw-13.6-2
        amounts = [
            count
            for count in range(min(room, fresh_units(state, space, nation)) + 1)
            if armies_needed(state, (*units, (nation, count)), leaders) == 1  # nw-13.6-3
        ]
        choice = yield Ask(power, "force", [("take", nation, count) for count in amounts], about=about)
        units = (*units, (nation, int(choice[2]))) if choice[2] else units
    return units, leaders


def unit_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    yield from [("convoy_unit", space) for space in duchies_with(state, power) if space in HARBOURS]


def unit_listed(state: NapoleonicState, power: str) -> list[Option]:
    if sends_none(state, power):
        return []
    ports = [space for space in duchies_with(state, power) if space in HARBOURS]
    able = [space for space in ports if least_cp(state, power, space) <= state.cp and fresh_units(state, space, power)]
    return [("convoy_unit", space) for space in able]


def unit_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if not fresh_units(state, space, power):
        return "nw-13.6-4"
    return start_forbidden(state, power, space)


def convoy_unit(state: NapoleonicState, power: str, option: Option) -> None:
    """A single unit needs no leader (9.1, 13.6)."""
    space = str(option[1])
    set_out(state, Convoy(power, "", space, ((power, 1),), (), space))


def set_out(state: NapoleonicState, fleet: Convoy) -> None:
    sent = next(count for count in range(NAVAL.convoys) if not state.holds(CONVOYED, fleet.power, count))
    state.mark(CONVOYED, fleet.power, sent)  # nw-13.6-1
    state.convoy = fleet
    state.log("convoy", power=fleet.power, space=fleet.space)
    state.next(("under_way",))


# -- where it may go


def sea_forbidden(state: NapoleonicState, power: str, origin: str, sea: str) -> str | None:
    """Why a convoy does not enter a sea zone: an enemy fleet, or an enemy fortress on the strait (13.6, 13.63)."""
    if enemy_fleet(state, power, sea):
        return "nw-13.6-6"  # nw-13.63-1
    strait = COMPONENTS.passages.get((origin, sea))
    if strait is None:
        return None
    guards = [state.controller(land) for land in strait.lands if SPACES[land].fortress]
    return "nw-13.6-6" if True in [at_war(state, power, one) for one in guards] else None


def landing_forbidden(state: NapoleonicState, power: str, sea: str, port: str) -> str | None:
    """Why a convoy does not enter a port from a sea zone (13.6, 13.7, 13.71)."""
    if is_port(state, power, port):
        return "nw-13.6-6" if enemy_fleet(state, power, port) else None
    if not at_war(state, power, state.controller(port)):
        return "nw-8.33-1"
    if enemy_fleet(state, power, port):
        return "nw-13.71-1"
    return None if controls_sea(state, power, sea) else "nw-13.7-1"  # nw-13.62-1


@follows_from(DISPLAY)
def next_seas(state: NapoleonicState, power: str, place: str) -> tuple[str, ...]:
    near = SPACES[place].ports if place in SPACES else ATLAS.sea_neighbours[place]
    foes, passages = enemy_waters(state, power), COMPONENTS.passages
    free = [sea for sea in near if sea not in foes]
    return tuple([sea for sea in free if (place, sea) not in passages or not sea_forbidden(state, power, place, sea)])


def landings_of(state: NapoleonicState, power: str, sea: str) -> tuple[str, ...]:
    return tuple([port for port in ATLAS.ports[sea] if landing_forbidden(state, power, sea, port) is None])


def landings_but(state: NapoleonicState, power: str, sea: str, home: str) -> bool:
    """Whether a convoy can land from a sea zone elsewhere than at home."""
    return some_landings(state, power, sea) not in ((), (home,))


@follows_from(DISPLAY)
def some_landings(state: NapoleonicState, power: str, sea: str) -> tuple[str, ...]:
    """The ports where a convoy can land, or two of them: those on its own side are found first."""
    own, foes = held_by(state, power), enemy_waters(state, power)
    safe = [port for port in ATLAS.ports[sea] if port in own and port not in foes]
    return tuple(safe) if len(safe) > 1 else landings_of(state, power, sea)


@follows_from(DISPLAY)
def can_land(state: NapoleonicState, power: str, home: str, place: str, seas: tuple[str, ...], cp: int) -> bool:
    """Whether a convoy at a place can land elsewhere than at home with so many CP, entering no sea zone twice."""
    reached, known = [place], {*seas, place}
    while reached and cp >= COSTS.convoy_step:
        for one in reached:
            if one in SEAS and landings_but(state, power, one, home):
                return True
        if cp < SHORTEST:
            return False
        near = dict.fromkeys([sea for one in reached for sea in next_seas(state, power, one)])
        reached = [sea for sea in near if sea not in known]
        known.update(reached)
        cp -= COSTS.convoy_step
    return False


# -- under way


def under_way(state: NapoleonicState) -> Flow:
    """Step: the next sea zone of a convoy, or the port where it lands."""
    now = state.convoy
    if now is None:
        return
    with OneLook(state):
        barred = all(course_forbidden(state, now.power, option) for option in courses(state))
    if barred:
        turn_back(state)
        return
    about = {"place": now.place, "cp": state.cp}
    choice = yield Ask(now.power, "convoy", courses, course_forbidden, about=about)
    state.cp -= COSTS.convoy_step  # nw-13.6-5
    if choice[0] == "land":
        yield from landings.land(state, str(choice[1]))
        return
    sea = str(choice[1])
    state.convoy = replace(now, place=sea, seas=(*now.seas, sea))
    state.next(("under_way",))
    yield from windows.moved(state, "sea_move", {"power2": now.power, "place": sea})


def turn_back(state: NapoleonicState) -> None:
    """A convoy whose way was barred by an event ends where it began."""
    assert state.convoy is not None
    state.log("convoy_back", power=state.convoy.power, space=state.convoy.space)
    state.convoy = None


def courses(state: NapoleonicState) -> list[Option]:
    now = state.convoy
    assert now is not None
    if now.place in SPACES:
        return [("steer", sea) for sea in SPACES[now.place].ports]
    seas: list[Option] = [("steer", sea) for sea in ATLAS.sea_neighbours[now.place]]
    return [*seas, *(("land", port) for port in ATLAS.ports[now.place] if port != now.space)]


def course_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    now = state.convoy
    assert now is not None
    if option[0] == "land":
        refusal = landing_forbidden(state, power, now.place, str(option[1]))
        kept = state.changes and refusal is None and kept_ashore(state, power, str(option[1]))
        return "nw-6.11-1" if kept else refusal
    sea = str(option[1])
    refusal = sea_forbidden(state, power, now.place, sea)
    if refusal is not None:
        return refusal
    able = can_land(state, power, now.space, sea, now.seas, state.cp - COSTS.convoy_step)
    return None if able and sea not in now.seas else "nw-13.6-5"


STEPS = {"under_way": under_way}
MENU = {
    "convoy": Action(convoy_candidates, convoy_forbidden, FREE, convoy, convoy_listed, needs="nw-13.6-1"),
    "convoy_unit": Action(unit_candidates, unit_forbidden, FREE, convoy_unit, unit_listed, needs="nw-13.6-1"),
}
