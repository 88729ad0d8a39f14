"""Spring deployment (10): each power may move one formation from a capital over friendly spaces, free of charge.

Some cards are played just for it: what they make easier is an `Easing` of the realm. A step names it by its number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Any

from warcouncil.campaign import navies
from warcouncil.campaign.entry import admitted
from warcouncil.campaign.forces import ANY_NUMBER, build_formation, can_go
from warcouncil.campaign.muster import Most
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.realm import Easing
from warcouncil.campaign.relations import (
    allied,
    besieged,
    commanders_in,
    friendly,
    own_capitals,
    sailors_in,
    sea_flag,
)
from warcouncil.campaign.stacks import closed, everybody, lift, note_move, put_down, serving, whole_host, without_marks
from warcouncil.campaign.state import MOVED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.witness import witnessed

SEA_LIMIT = Most(5)
NO_EASING = Easing()

KINDS = {
    "spring_deployment": Kind({"deploy": ("space",), "play": ("card",), "pass": ()}, public=False),
    "deploy_to": Kind({"space": ("space",)}),
}
REFUSALS = {"spring_deployment": "war-10-1", "deploy_to": "war-10-3"}


def deployments(state: CampaignState) -> list[Entry]:
    """The steps of the powers that have capitals at all, in impulse order."""
    return [("deployment", power) for power in state.realm.majors if state.realm.capitals.get(power)]  # war-10-2


def deployment(state: CampaignState, power: str, eased: int = 0) -> Flow:
    """Step: one power deploys, or not; `eased` is the number of the easing whose card it has played, from 1 on."""
    eased = eased or state.realm.prepared(state, power)
    with OneLook(state):
        asked = able(state, power, eased)
    if not asked:
        return
    choice = yield Ask(power, "spring_deployment", lambda now: deployment_options(now, power, eased))
    if choice[0] == "deploy":
        yield from deploy(state, power, str(choice[1]), easing_of(state, eased))  # war-10-10
    elif choice[0] == "play":
        number, easing = next((at, one) for at, one in enumerate(state.realm.easings, 1) if one.card == choice[1])
        yield from witnessed(state, "events", easing.card, prepare, power, easing)
        state.next(("deployment", power, number))


def easing_of(state: CampaignState, eased: int) -> Easing:
    return state.realm.easings[eased - 1] if eased else NO_EASING


def able(state: CampaignState, power: str, eased: int) -> bool:
    """Whether there may be anything to decide, by what everybody can see."""
    if any(True for _ in departures(state, power)):
        return True
    cards = [easing.card for easing in state.realm.easings if windows.possible(state, easing.card)]
    return not eased and bool(own_capitals(state, power)) and windows.may_hold(state, state.hand_of(power), cards)


def departures(state: CampaignState, power: str) -> Iterator[str]:
    """The capitals from which something may deploy."""
    for capital in own_capitals(state, power):
        own = everybody(state, capital, power)
        force = stayed(state, capital, own) if own.troops or own.leaders else own
        if (not force.troops and not force.leaders) or besieged(state, capital) or not calm(state, capital):
            continue  # war-10-9 war-12.4-3
        if can_go(state, "deploy", leaving(state, capital, power)):
            yield capital


def leaving(state: CampaignState, capital: str, power: str) -> Formation:
    """The units and leaders in a capital from whom a formation of a power is made."""
    return stayed(state, capital, whole_host(state, capital, power))


def stayed(state: CampaignState, capital: str, force: Formation) -> Formation:
    """Those of some units and leaders in a capital who have not come there by a deployment of this phase."""
    stacks = serving(state, without_marks(state, state.moved, capital, force.troops))
    leaders = tuple([leader for leader in force.leaders if not state.holds(MOVED, leader)])
    return Formation(force.power, stacks, leaders)  # war-10-2


def calm(state: CampaignState, space: str) -> bool:
    return space not in state.unrest and space not in state.realm.stricken(state)


def deployment_options(state: CampaignState, power: str, eased: int) -> list[Option]:
    easing = easing_of(state, eased)
    options: list[Option] = [
        ("deploy", capital) for capital in departures(state, power) if leads_on(state, power, capital, easing)
    ]
    if own_capitals(state, power) and not eased:
        options += [("play", one.card) for one in state.realm.easings if one.card in state.hands[state.hand_of(power)]]
    return [*options, ("pass",)]


# -- the way


def destinations(state: CampaignState, power: str, capital: str, easing: Easing = NO_EASING) -> dict[str, bool]:
    """Where a formation can get to from a capital -> whether only over the sea."""
    found: dict[str, bool] = {capital: False}
    by_land(state, power, found, easing, over_sea=False)  # first: the sea limits the number of units
    spaces = state.realm.atlas.spaces
    for space in [space for space in found if spaces[space].ports]:
        for port in crossings(state, power, space, easing):
            found.setdefault(port, True)
    by_land(state, power, found, easing, over_sea=True)
    del found[capital]
    return found


def by_land(state: CampaignState, power: str, found: dict[str, bool], easing: Easing, over_sea: bool) -> None:
    """Go on by land from where it was got to in one of the two ways."""
    queue = [space for space, by_sea in found.items() if by_sea == over_sea]
    for space in queue:
        for near in roads_on(state, power, space, easing, found):
            found[near] = over_sea
            queue.append(near)


def roads_on(
    state: CampaignState, power: str, space: str, easing: Easing, found: Collection[str] = ()
) -> Iterator[str]:
    """The next spaces by land that a deployment may go to, without those that were found already."""
    atlas, eased = state.realm.atlas, state.realm.eased
    for near in atlas.neighbours[space]:
        if near in found:
            continue
        over_pass = (space, near) in atlas.passes and not easing.over_passes  # war-10-5
        if over_pass and not eased(state, power, space, near):
            continue
        if open_way(state, power, near):
            yield near


def leads_on(state: CampaignState, power: str, capital: str, easing: Easing) -> bool:
    """Whether a formation of those who are there can get anywhere from a capital: see `destinations`."""
    pool, shut = leaving(state, capital, power), False
    for space in chain(roads_on(state, power, capital, easing), crossings(state, power, capital, easing)):
        if fits(state, pool, space):
            return True
        shut = True  # to all who are there: they may still go on to what lies behind
    return shut and any(fits(state, pool, space) for space in destinations(state, power, capital, easing))


def fits(state: CampaignState, pool: Formation, space: str) -> bool:
    """Whether any formation of some units and leaders may come to a space to which a deployment leads."""
    return can_go(state, "deploy", admitted(state, pool, space))


def open_way(state: CampaignState, power: str, space: str) -> bool:
    """Whether a deployment may go through a space, or end there."""
    if space in state.unrest or not friendly(state, power, space) or not calm(state, space):
        return False  # war-10-3 war-12.4-3
    if closed(state, space) is not None:
        return False  # war-10-12
    if state.realm.deploy_barred(state, power, space) is not None:
        return False
    if space not in state.troops:
        return True
    return all(allied(state, power, other) for other in commanders_in(state, space))  # war-10-7


def crossings(state: CampaignState, power: str, port: str, easing: Easing) -> Iterator[str]:
    """The ports that one sea zone away can be deployed to."""
    for sea in navies.exits(state, port, power):
        if easing.past_ships or sea_free(state, power, sea):
            yield from [other for other in shore(state, power, sea) if other != port]


@once_a_look
def shore(state: CampaignState, power: str, sea: str) -> list[str]:
    """The ports of a sea zone through which a deployment may go."""
    seas = state.realm.atlas.seas
    ports = [port for port in navies.exits(state, sea, power) if port not in seas]
    return [port for port in ports if open_way(state, power, port)]


@once_a_look
def sea_free(state: CampaignState, power: str, sea: str) -> bool:
    """Whether no other major power bars a sea zone with ships in a port of it; ships lent to this one are its own."""
    realm = state.realm
    return not any(
        other in realm.flags and other != sea_flag(state, power) and realm.harbour_bars(state, power, other, sea)
        for port in realm.atlas.ports[sea]
        for other in sailors_in(state, port)
    )  # war-10-6


# -- deploying


def deploy(state: CampaignState, power: str, capital: str, easing: Easing = NO_EASING) -> Flow:
    """Choose where to, and who goes."""
    with OneLook(state):
        pool = leaving(state, capital, power)
        reach = destinations(state, power, capital, easing)
        able = [space for space in state.realm.atlas.in_order(reach) if fits(state, pool, space)]
    options: list[Option] = [("space", space) for space in able]
    _, target = yield Ask(power, "deploy_to", options, about={"space": capital})
    limit = SEA_LIMIT if reach[target] and not easing.any_number else ANY_NUMBER  # war-10-8
    pool = admitted(state, pool, target)
    formation: Formation = yield from build_formation(
        state, power, capital, limit, "deploy", pool, least=0, target=target
    )  # war-10-4 war-10-11
    lift(state, capital, formation)
    put_down(state, target, formation)
    if state.realm.joint:  # units of one power may go with those of another
        note_move(state, target, formation)
    state.log(
        "deploys_with" if formation.leaders else "deploys",
        power=power,
        space=capital,
        space2=target,
        amount=formation.size,
        leader=list(formation.leaders),
    )


def prepare(state: CampaignState, power: str, easing: Easing) -> Any:
    """A card is played for the deployment."""
    card, holder = easing.card, state.hand_of(power)
    state.leave_hand(holder, card)
    state.played_events.add((holder, card))
    state.put_away(card)
    state.log("event_played", power=power, card=card)
    return easing.play(state, power)


STEPS = {"deployment": deployment}
