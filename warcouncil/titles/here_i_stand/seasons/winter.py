"""Winter (19): ships and armies go home, alliances end, new regulars, overdue mandatory events."""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import controls, navy, sailors_in
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CAPITALS,
    CARDS,
    MAJORS,
    MINORS,
    SEAS,
    SPACES,
    TURNS,
)
from warcouncil.titles.here_i_stand.diplomacy.transfers import can_follow, own_ports
from warcouncil.titles.here_i_stand.powers.minors import fleets_home
from warcouncil.titles.here_i_stand.seasons import events, winter_quarters
from warcouncil.titles.here_i_stand.state import HereIStandState

RENEGADE = "renegade"

KINDS = {
    "winter_port": Kind({"dock": ("space", "unit", "amount")}),
    "winter_admiral": Kind({"return_to": ("leader", "space")}),
    **winter_quarters.KINDS,
}
REFUSALS = {
    "winter_port": "his-19.3-1",
    "winter_admiral": "his-19.3-1",
    **winter_quarters.REFUSALS,
}


def winter(state: HereIStandState) -> None:
    """Phase 7, in the order of 19."""
    state.phase = "winter"
    state.log("winter", turn=state.turn)
    end_loans(state)
    renegade_leaves(state)
    for minor in MINORS:
        if minor not in state.minors:
            fleets_home(state, minor)  # his-19.3-1
    state.next(  # his-19-1
        *(("ships_go_home", power) for power in MAJORS),  # his-19.3-13
        *(("armies_go_home", power) for power in MAJORS),
        ("winter_ends",),
    )


def end_loans(state: HereIStandState) -> None:
    """19.1: ships and naval leaders on loan belong to their own power again."""
    for place, fleets in list(state.fleets.items()):
        for fleet in fleets:
            if fleet.owner != fleet.user:
                state.add_ships(place, fleet.owner, fleet.user, -fleet.squadrons, -fleet.corsairs)
                state.add_ships(place, fleet.owner, fleet.owner, fleet.squadrons, fleet.corsairs)  # his-19.1-1
    for admiral in ADMIRALS:
        state.sides.pop(admiral, None)


def renegade_leaves(state: HereIStandState) -> None:
    """19.2: the renegade leader leaves the map, or his prison."""
    if RENEGADE in state.leaders or RENEGADE in state.captives:
        state.leaders.pop(RENEGADE, None)
        state.captives.pop(RENEGADE, None)
        state.sides.pop(RENEGADE, None)  # his-19.2-1
        state.log("leader_gone", leader=RENEGADE)


# -- ships (19.3)


def ships_go_home(state: HereIStandState, power: str) -> Flow:
    """Step: the ships of a power that are not in a port of its own return to the nearest one."""
    for place in places_with_ships(state, power):
        docked: tuple[str, ...] = ()
        for fleet in navy(state, place, power):
            ports = yield from dock(state, power, place, fleet)
            docked = (*docked, *ports)
        for admiral in navies.admirals_in(state, place, power):
            yield from admiral_home(state, power, admiral, place, docked)


def places_with_ships(state: HereIStandState, power: str) -> list[str]:
    """The sea zones and foreign ports with ships or naval leaders of a power."""
    return [
        place
        for place in (*SEAS, *SPACES)
        if (place in state.fleets or place in state.admirals.values())
        and (power in sailors_in(state, place) or navies.admirals_in(state, place, power))
        and (place in SEAS or not controls(state, power, place))
    ]


def dock(state: HereIStandState, power: str, place: str, fleet: Fleet) -> Flow:
    """One owner's ships go to the nearest ports, divided among equals as their commander likes; returns the ports."""
    ports = own_ports(state, power, fleet.owner, place)
    if not ports:
        navies.sink(state, place, fleet)
        state.log("ships_lost", power=fleet.owner, place=place, amount=fleet.squadrons + fleet.corsairs)
        return ()
    used: tuple[str, ...] = ()
    for unit, number in (("squadron", fleet.squadrons), ("corsair", fleet.corsairs)):
        left = number
        while left:
            options: list[Option] = [("dock", port, unit, many) for port in ports for many in range(left, 0, -1)]
            if len(ports) == 1:
                options = options[:1]
            about = {"place": place, "unit": unit, "amount": left}
            choice = yield Ask(power, "winter_port", options, about=about)  # his-19.3-1
            many = int(choice[3])
            sailing = Fleet(
                fleet.owner, fleet.user, many if unit == "squadron" else 0, many if unit == "corsair" else 0
            )
            navies.transfer(state, place, str(choice[1]), sailing)
            state.log("ships_winter", power=fleet.owner, unit=unit, amount=many, place=place, space=choice[1])
            used = (*used, str(choice[1]))
            left -= many
    return used


def admiral_home(state: HereIStandState, power: str, admiral: str, place: str, docked: tuple[str, ...]) -> Flow:
    """A naval leader goes with ships of his place, or to the nearest port."""
    together = tuple(port for port in dict.fromkeys(docked) if can_follow(admiral, place, port))
    ports = together or own_ports(state, power, ADMIRALS[admiral].power, place)
    if not ports:
        navies.wait_for_next_turn(state, admiral)
        return
    options: list[Option] = [("return_to", admiral, port) for port in ports]
    choice = yield Ask(power, "winter_admiral", options, about={"leader": admiral, "place": place})
    state.admirals[admiral] = str(choice[2])


# -- the rest (19.4 to 19.8)


def winter_ends(state: HereIStandState) -> Flow:
    """Step: alliances end, capitals raise a regular, markers go, debaters are free again, overdue events happen."""
    state.sieges.clear()  # his-19.3-14
    state.alliances.clear()  # his-19.4-1 his-9.2-15
    for power in MAJORS:
        for capital in CAPITALS[power]:
            if replaced(state, power, capital):
                state.add_troops(capital, power, regular=1)  # his-19.5-1
                state.log("replacement", power=power, space=capital)
    state.gone_pirates.clear()  # his-19.6-1
    for debater in state.debaters:
        state.debaters[debater] = False  # his-19.7-1
    yield MOMENT
    for card in TURNS[state.turn].due:
        if overdue(state, card):
            yield from events.force_mandatory(state, card)  # his-19.8-1
            yield MOMENT


def replaced(state: HereIStandState, power: str, capital: str) -> bool:
    """Whether a capital raises a regular, besieged or not."""
    home = controls(state, power, capital) and capital not in state.unrest
    return home and can_add(state, power, "regular", 1, capital)


def overdue(state: HereIStandState, card: str) -> bool:
    """Whether a mandatory event has not happened: its card is still somewhere to be played from."""
    assert CARDS[card].deadline
    held = any(card in hand for hand in state.hands.values())
    return held or card in state.deck or card in state.discard or card in state.aside


FACTS = winter_quarters.FACTS
STEPS = {
    "winter": winter,
    "ships_go_home": ships_go_home,
    "winter_ends": winter_ends,
    **winter_quarters.STEPS,
}
