"""Naval transport (16.3): a formation crosses sea zones that hold ships of its power, and lands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import entry, forces, movement, navies, stacks
from warcouncil.campaign.pieces import Formation, Move
from warcouncil.campaign.relations import besieged, navy
from warcouncil.campaign.stacks import stations
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.book import FREE, Action, may

MOST_UNITS = 5
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


def transport_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if state.cp < LEAST_POINTS:
        return "war-16.3-2"
    if state.realm.stormy(state) or shut_in(state, power, space):
        return "war-16.3-3"
    pool = forces.movable(state, power, space)
    if not pool.troops and not pool.leaders:
        return movement.why_it_stays(state, power, space)
    return None if first_seas(state, power, space, pool) else "war-16.3-4"


def shut_in(state: CampaignState, power: str, space: str) -> bool:
    """Whether units of a power in a space are besieged, not besiegers."""
    return besieged(state, space) and power not in dict(state.sieges[space])


def first_seas(state: CampaignState, power: str, space: str, pool: Formation) -> list[str]:
    """The sea zones to embark into, with a landing in reach of the command points."""
    points = state.cp - 1
    return [
        sea
        for sea in state.realm.atlas.spaces[space].ports
        if navy(state, sea, power)  # war-16.3-1 war-16.3-2 war-16.3-10
        and reachable(state, power, sea, points, space, units=bool(pool.troops))
    ]


def reachable(
    state: CampaignState, power: str, sea: str, points: int, origin: str, *, units: bool, seen: tuple[str, ...] = ()
) -> bool:
    """Whether a port other than the first one can be reached from a sea zone with so many command points."""
    if points < 1:
        return False  # war-16.3-4
    if any(landing_forbidden(state, power, port, origin, units) is None for port in state.realm.atlas.ports[sea]):
        return True
    return any(
        reachable(state, power, other, points - 1, origin, units=units, seen=(*seen, sea))
        for other in state.realm.atlas.sea_neighbours[sea]
        if other not in seen and navy(state, other, power)
    )


def landing_forbidden(state: CampaignState, power: str, port: str, origin: str, units: bool) -> str | None:
    """Why a formation, or leaders without units, from a port may not land in another one."""
    if navies.enemy_ships(state, power, port):
        return "war-16.3-5"
    if port == origin:
        return "war-16.3-1"
    return entry.entry_forbidden(state, power, port, units)  # war-16.3-5


def embark(state: CampaignState, power: str, option: Option) -> Flow:
    """The formation leaves its port: units as far as five of them, with any leaders, or leaders alone."""
    space = str(option[1])
    pool = forces.movable(state, power, space)
    seas = first_seas(state, power, space, pool)
    sea = seas[0]
    if len(seas) > 1:
        choice = yield Ask(power, "embark", [("sail_into", each) for each in seas], about={"space": space})
        sea = str(choice[1])
    least = 0 if reachable(state, power, sea, state.cp - 1, space, units=False) else 1
    formation: Formation = yield from forces.build_formation(
        state, power, space, MOST_UNITS, "transport", pool, least=least, target=sea
    )  # war-16.3-2
    state.cp -= 1  # war-16.3-2
    state.move = Move(formation, space, sea, by_sea=True)
    stacks.lift(state, space, formation)
    state.log("embarked", power=power, space=space, sea=sea, amount=formation.size)
    if (yield from windows.offer(state, "naval_transport_start", state.realm.after(power))):
        stacks.put_down(state, space, formation)  # war-16.3-3 war-16.3-8
        state.move = None
        return
    state.next(("transport", power))  # war-2.5-7


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
    seas: list[Option] = [("sail_into", sea) for sea in state.realm.atlas.sea_neighbours[move.target]]
    ports: list[Option] = [("land_at", port) for port in state.realm.atlas.ports[move.target]]
    return [*seas, *ports]


def transport_step_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    target, move = str(option[1]), state.move
    assert move is not None
    units = bool(move.formation.troops)
    if option[0] == "land_at":
        return landing_forbidden(state, power, target, move.origin, units)
    assert target in state.realm.atlas.seas
    if not navy(state, target, power):
        return "war-16.3-4"
    return None if reachable(state, power, target, state.cp - 1, move.origin, units=units) else "war-16.3-4"


STEPS = {"transport": transport}
MENU = {
    "transport": Action(
        transport_candidates, transport_forbidden, FREE, embark, needs="war-16.3-1", on_card="naval_move"
    ),
}
