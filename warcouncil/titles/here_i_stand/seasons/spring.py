"""Spring deployment (10): each power may move one formation from a capital over friendly spaces, free of charge."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.forces import ANY_NUMBER, build_formation
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import (
    allied,
    besieged,
    commander,
    commanders_in,
    friendly,
    own_capitals,
    sailors_in,
)
from warcouncil.campaign.stacks import closed, everybody, lift, put_down
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.witness import witnessed
from warcouncil.titles.here_i_stand.components import CAPITALS, CARDS, MAJORS, NEIGHBOURS, PORTS, ROADS, SPACES
from warcouncil.titles.here_i_stand.state import HereIStandState

SEA_LIMIT = 5
CARD = "spring_preparations"

KINDS = {
    "spring_deployment": Kind({"deploy": ("space",), "play": ("card",), "pass": ()}, public=False),
    "deploy_to": Kind({"space": ("space",)}),
}
REFUSALS = {
    "spring_deployment": "his-10-1",
    "deploy_to": "his-10-3",
}


def spring(state: HereIStandState) -> Flow:
    """Phase 5: an informant may look at a hand; then the powers deploy in impulse order."""
    state.phase = "spring"
    state.log("spring", turn=state.turn)
    yield from windows.offer(state, "spring_start", MAJORS)
    state.next(*(("deployment", power) for power in MAJORS if CAPITALS[power]))  # his-10-1 his-10-2


def deployment(state: HereIStandState, power: str, prepared: int = 0) -> Flow:
    """Step: one power deploys, or not; `prepared` once it has played Spring Preparations."""
    if not able(state, power, prepared):
        return
    choice = yield Ask(power, "spring_deployment", lambda now: deployment_options(now, power, prepared))
    if choice[0] == "deploy":
        yield from deploy(state, power, str(choice[1]), prepared)  # his-10-10
    elif choice[0] == "play":
        yield from witnessed(state, "events", CARD, prepare, power)
        state.next(("deployment", power, 1))


def able(state: HereIStandState, power: str, prepared: int) -> bool:
    """Whether there may be anything to decide, by what everybody can see."""
    if any(True for _ in departures(state, power)):
        return True
    hidden = any(CARDS[card].kind != "home" for card in state.hands[power]) and windows.possible(state, CARD)
    return not prepared and hidden and bool(own_capitals(state, power))


def departures(state: HereIStandState, power: str) -> Iterator[str]:
    """The capitals from which something may deploy."""
    for capital in own_capitals(state, power):
        force = everybody(state, capital, power)
        if (force.troops or force.leaders) and not besieged(state, capital) and capital not in state.unrest:
            yield capital  # his-10-9 his-12.4-3


def deployment_options(state: HereIStandState, power: str, prepared: int) -> list[Option]:
    options: list[Option] = [
        ("deploy", capital) for capital in departures(state, power) if destinations(state, power, capital, prepared)
    ]
    if CARD in state.hands[power] and own_capitals(state, power) and not prepared:
        options.append(("play", CARD))
    return [*options, ("pass",)]


# -- the way


def destinations(state: HereIStandState, power: str, capital: str, prepared: int) -> dict[str, bool]:
    """Where a formation can get to from a capital -> whether only over the sea."""
    found: dict[str, bool] = {capital: False}
    queue = [capital]
    for space in queue:  # by land first: the sea limits the number of units
        for near in (NEIGHBOURS if prepared else ROADS)[space]:  # his-10-5
            if near not in found and open_way(state, power, near):
                found[near] = False
                queue.append(near)
    landings = [port for space in queue for port in crossings(state, power, space, prepared) if port not in found]
    for port in landings:
        found.setdefault(port, True)
    queue = [space for space, by_sea in found.items() if by_sea]
    for space in queue:
        for near in (NEIGHBOURS if prepared else ROADS)[space]:
            if near not in found and open_way(state, power, near):
                found[near] = True
                queue.append(near)
    del found[capital]
    return found


def open_way(state: HereIStandState, power: str, space: str) -> bool:
    """Whether a deployment may go through a space, or end there."""
    if not friendly(state, power, space) or space in state.unrest or closed(state, space) is not None:
        return False  # his-10-3 his-10-12 his-12.4-3
    if space not in state.troops:
        return True
    return all(allied(state, power, other) for other in commanders_in(state, space))  # his-10-7


def crossings(state: HereIStandState, power: str, port: str, prepared: int) -> Iterator[str]:
    """The ports that one sea zone away can be deployed to."""
    for sea in SPACES[port].ports:
        if prepared or sea_free(state, power, sea):
            for other in PORTS[sea]:
                if other != port and open_way(state, power, other):
                    yield other


def sea_free(state: HereIStandState, power: str, sea: str) -> bool:
    """Whether no other major power has ships in a port of a sea zone; ships lent to this one are its own."""
    return not any(
        other in MAJORS and commander(state, other) != power for port in PORTS[sea] for other in sailors_in(state, port)
    )  # his-10-6


# -- deploying


def deploy(state: HereIStandState, power: str, capital: str, prepared: int) -> Flow:
    """Choose where to, and who goes."""
    reach = destinations(state, power, capital, prepared)
    options: list[Option] = [("space", space) for space in SPACES if space in reach]
    _, target = yield Ask(power, "deploy_to", options, about={"space": capital})
    limit = SEA_LIMIT if reach[target] and not prepared else ANY_NUMBER  # his-10-8
    formation: Formation = yield from build_formation(
        state, power, capital, limit, "deploy", everybody(state, capital, power), least=0, target=target
    )  # his-10-4 his-10-11
    lift(state, capital, formation)
    put_down(state, target, formation)
    state.log(
        "deploys_with" if formation.leaders else "deploys",
        power=power,
        space=capital,
        space2=target,
        amount=formation.size,
        leader=list(formation.leaders),
    )


def prepare(state: HereIStandState, power: str) -> None:
    """Spring Preparations (#102): a regular in each capital without unrest, and an easier way."""
    state.leave_hand(power, CARD)
    state.played_events.add((power, CARD))
    state.put_away(CARD)
    state.log("event_played", power=power, card=CARD)
    for capital in own_capitals(state, power):
        if capital not in state.unrest and can_add(state, power, "regular", 1, capital):  # his-12.4-5
            state.add_troops(capital, power, regular=1)
            state.log("built", power=power, unit="regular", place=capital)


STEPS = {"spring": spring, "deployment": deployment}
