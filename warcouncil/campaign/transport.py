"""Naval transport (16.3): a formation crosses sea zones that hold ships of its power, and lands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import entry, forces, moments, movement, navies, sieges, stacks
from warcouncil.campaign.muster import Most
from warcouncil.campaign.pieces import Formation, Move
from warcouncil.campaign.relations import besieged, navy
from warcouncil.campaign.stacks import stations
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action, may

MOST_UNITS = Most(5)
LEAST_POINTS = 2

KINDS = {
    "embark": Kind({"sail_into": ("sea",)}),
    "transport": Kind({"sail_into": ("sea",), "land_at": ("space",)}),
}
REFUSALS = {
    "embark": "war-16.3-1",
    "transport": "war-16.3-4",
}


def transport_candidates(state: CampaignState, power: str) -> Iterator[Option]:
    if may(state, "naval_move", power):
        for space in stations(state, power):
            if state.realm.atlas.spaces[space].ports:
                yield ("transport", space)  # war-2-2


def transport_forbidden(state: CampaignState, power: str, option: Option, points: int | None = None) -> str | None:
    """Why a formation may not embark in a port; for so many command points, or all that there are."""
    space = str(option[1])
    points = state.cp if points is None else points
    if points < LEAST_POINTS:
        return "war-16.3-2"
    if state.realm.stormy(state) or shut_in(state, power, space):
        return "war-16.3-3"
    pool = forces.movable(state, power, space)
    if not pool.troops and not pool.leaders:
        return movement.why_it_stays(state, power, space)
    return None if first_seas(state, power, space, pool, points) else "war-16.3-4"


def transports(state: CampaignState, power: str, points: int | None = None) -> list[Option]:
    """Where a formation may embark: where there are no ships next to a port, nobody does. See `transport_forbidden`."""
    if not may(state, "naval_move", power):
        return []
    spaces, seas = state.realm.atlas.spaces, state.realm.atlas.seas
    afloat = {place for place in navies.manned(state, power) if place in seas}
    if not afloat:
        return []
    near = [space for space in stations(state, power) if not afloat.isdisjoint(spaces[space].ports)]
    found: list[Option] = [("transport", space) for space in near]
    return [option for option in found if transport_forbidden(state, power, option, points) is None]


def shut_in(state: CampaignState, power: str, space: str) -> bool:
    """Whether units of a power in a space are besieged, not besiegers."""
    return besieged(state, space) and power not in dict(state.sieges[space])


def first_seas(state: CampaignState, power: str, space: str, pool: Formation, points: int) -> list[str]:
    """The sea zones to embark into, with a landing in reach of the command points."""
    return [
        sea
        for sea in navies.exits(state, space, power)
        if navy(state, sea, power)  # war-16.3-1 war-16.3-2 war-16.3-10
        and can_land(state, sea, points - 1, space, pool)
    ]


def landings(
    state: CampaignState,
    sea: str,
    points: int,
    origin: str,
    pool: Formation,
    *,
    whole: bool = False,
) -> Iterator[str]:
    """The ports in which some of a pool, or the whole of it, could land from a sea zone for so many command points."""
    for port in ports_ahead(state, pool.power, sea, points):  # war-16.3-4
        if landing_forbidden(state, port, origin, pool, whole) is None:
            yield port


def can_land(state: CampaignState, sea: str, points: int, origin: str, pool: Formation, *, whole: bool = False) -> bool:
    """Whether there are such ports."""
    return next(landings(state, sea, points, origin, pool, whole=whole), None) is not None


@once_a_look
def ports_ahead(state: CampaignState, power: str, sea: str, points: int) -> list[str]:
    """The ports that ships of a power reach from a sea zone for so many command points, over zones with its ships."""
    found: dict[str, None] = {}
    _look_ahead(state, power, sea, points, (), found)
    return list(found)


def _look_ahead(
    state: CampaignState, power: str, sea: str, points: int, seen: tuple[str, ...], found: dict[str, None]
) -> None:
    if points < 1:
        return  # war-16.3-4
    seas, near = state.realm.atlas.seas, navies.exits(state, sea, power)
    found.update(dict.fromkeys([place for place in near if place not in seas]))
    for place in near if points > 1 else ():
        if place in seas and place not in seen and navy(state, place, power):
            _look_ahead(state, power, place, points - 1, (*seen, sea), found)


def landing_forbidden(state: CampaignState, port: str, origin: str, pool: Formation, whole: bool = True) -> str | None:
    """Why a formation, or leaders without units, from a port may not land in another one; or nobody of a pool."""
    if port in state.fleets and navies.enemy_ships(state, pool.power, port):
        return "war-16.3-5"
    if port == origin:
        return "war-16.3-1"
    clause = entry.entry_forbidden(state, pool.power, port, bool(pool.troops))
    if clause is not None:
        return clause  # war-16.3-5
    able = entry.admitted(state, pool, port)
    fits = able == pool if whole else bool(able.troops or able.leaders)
    return None if fits else "war-16.3-5"


def embark(state: CampaignState, power: str, option: Option) -> Flow:
    """The formation leaves its port: units as far as five of them, with any leaders, or leaders alone."""
    space = str(option[1])
    pool = forces.movable(state, power, space)
    seas = first_seas(state, power, space, pool, state.cp)
    sea = seas[0]
    if len(seas) > 1:
        choice = yield Ask(power, "embark", [("sail_into", each) for each in seas], about={"space": space})
        sea = str(choice[1])
    pool = bound_for(state, sea, space, pool)
    alone = Formation(power, (), pool.leaders)
    least = 0 if can_land(state, sea, state.cp - 1, space, alone) else 1
    formation: Formation = yield from forces.build_formation(
        state, power, space, MOST_UNITS, "transport", pool, least=least, target=sea
    )  # war-16.3-2
    state.cp -= 1  # war-16.3-2
    formation = yield from entry.depart(state, space, formation)
    if not formation.troops and not formation.leaders:
        yield from sieges.check_siege(state, space)
        return
    state.move = Move(formation, space, sea, by_sea=True)
    stacks.lift(state, space, formation)
    state.log("embarked", power=power, space=space, sea=sea, amount=formation.size)
    if (yield from moments.offer(state, "naval_transport_start", state.realm.after(power))):
        stacks.put_down(state, space, formation)  # war-16.3-3 war-16.3-8
        state.move = None
        return
    state.next(("transport", power))  # war-2.5-7


def bound_for(state: CampaignState, sea: str, space: str, pool: Formation) -> Formation:
    """Those of a pool who can land where others can; whoever is kept out of all these ports stays behind."""
    most, best = pool, (-1, -1)
    for port in landings(state, sea, state.cp - 1, space, pool):
        able = entry.admitted(state, pool, port)
        if able == pool:
            return pool
        if (size := (able.size, len(able.leaders))) > best:
            most, best = able, size
    return most


def transport(state: CampaignState, power: str) -> Flow:
    """From zone to zone, or ashore: one command point each."""
    move = state.move
    assert move is not None
    choice = yield Ask(power, "transport", lambda now: transport_options(now, power), transport_step_forbidden)
    state.cp -= 1  # war-16.3-4
    target = str(choice[1])
    state.move = msgspec.structs.replace(move, target=target)
    if choice[0] == "sail_into":
        state.log("transported", power=power, sea=target)
        state.next(("transport", power))
        return
    state.log("landed", power=power, space=target)
    yield from movement.arrive(state)  # war-16.3-6 war-16.3-8


def transport_options(state: CampaignState, power: str) -> list[Option]:
    move = state.move
    assert move is not None
    seas = state.realm.atlas.seas
    near = navies.exits(state, move.target, power)
    return [("sail_into" if place in seas else "land_at", place) for place in near]


def transport_step_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    target, move = str(option[1]), state.move
    assert move is not None
    aboard = msgspec.structs.replace(move.formation, power=power)
    if option[0] == "land_at":
        return landing_forbidden(state, target, move.origin, aboard)
    assert target in state.realm.atlas.seas
    if not navy(state, target, power):
        return "war-16.3-4"
    return None if can_land(state, target, state.cp - 1, move.origin, aboard, whole=True) else "war-16.3-4"


STEPS = {"transport": transport}
MENU = {
    "transport": Action(
        transport_candidates, transport_forbidden, FREE, embark, transports, needs="war-16.3-1", on_card="naval_move"
    ),
}
