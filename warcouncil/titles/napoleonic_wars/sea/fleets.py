"""Fleets and grand fleets (13.1, 13.2): which squadrons belong together, who commands them, forming and leaving.

All squadrons of a family at a place are one fleet. Fleets of other families of its camp join it by consent: then they
are a grand fleet under a major power.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.changes import kept_from
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import DISPLAY, follows_from
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, family, fleet_of, holds, in_order, is_major
from warcouncil.titles.napoleonic_wars.state import BUILDING, SPACES, NapoleonicState, Sailing, Ships

NAVIES = {navy.nation: navy for navy in COMPONENTS.pieces.navies}
HARBOURS = {space for space, one in SPACES.items() if one.ports}
ASKED = Fact("fleets_named", "place")
"""A grand fleet was formed or left there: once in an impulse."""
FACTS = (ASKED,)
JOIN: Option = ("join_fleet",)
REFUSE: Option = ("stay_apart",)
KINDS = {"fleet_consent": Kind({"join_fleet": (), "stay_apart": ()})}
REFUSALS = {"fleet_consent": "nw-13.2-1"}


class Fleet(NamedTuple):
    """Squadrons that sail and fight together."""

    head: str
    """Who decides for them: the power of the family, or the nation that commands the grand fleet."""
    members: tuple[str, ...]
    """Its families."""
    ships: Ships


# -- who lies where


def fleets_at(state: NapoleonicState, place: str) -> list[Fleet]:
    """The fleets and grand fleets at a place, in the order of play (13.1, 13.3)."""
    joined = grand_fleet(state, place)
    found: list[Fleet] = []
    here = {family(state, nation) for nation, mark in state.ships_at(place) if mark != BUILDING}
    for power in in_order(state):
        if joined and power == joined[0]:
            found.append(Fleet(power, joined[1:], squadrons_of(state, place, joined[1:])))
        elif power in here and power not in joined[1:]:
            found.append(Fleet(power, (power,), squadrons_of(state, place, (power,))))  # nw-3-36  # nw-13.2-3
    return found


def squadrons_of(state: NapoleonicState, place: str, powers: Iterable[str]) -> Ships:
    """The squadrons of some families at a place, without those that are being built (13.1)."""
    wanted = set(powers)
    here = state.ships_at(place)
    return tuple([ship for ship in here if ship[1] != BUILDING and family(state, ship[0]) in wanted])


def enemies_at(state: NapoleonicState, place: str, power: str) -> list[Fleet]:
    """The separate fleets at a place that are at war with a nation and may meet it (13.3)."""
    found = [fleet for fleet in fleets_at(state, place) if at_war(state, fleet.head, power)]
    return [one for one in found if not kept_from(state, "intercept", one.head, power)]  # nw-6.11-1


def grand_fleet(state: NapoleonicState, place: str) -> tuple[str, ...]:
    """The grand fleet at a place: its commander, and its families that are there and still allied (13.2, 13.22)."""
    found = state.grand.get(place, ())
    if not found or found[0] not in fleet_of(state, place):
        return ()
    here = {family(state, nation) for nation in fleet_of(state, place)}
    members = [one for one in found[1:] if one in here and allied(state, one, found[0])]  # nw-13.22-1
    return (found[0], *members) if len(members) > 1 and family(state, found[0]) in members else ()


def is_port(state: NapoleonicState, nation: str, port: str) -> bool:
    """Whether a port serves a nation: under its flag or an ally's, whoever stands in the duchy (3, 13.62)."""
    return port in HARBOURS and holds(state, nation, port)  # nw-3-33  # nw-13.62-1


def lodgers(state: NapoleonicState, power: str, port: str) -> Ships:
    """The squadrons at war with a nation in a port that is not on their side: a new neutral lets them stay (8.21)."""
    return tuple(
        [ship for ship in state.ships_at(port) if at_war(state, power, ship[0]) and not holds(state, ship[0], port)]
    )


# -- forming


def others_at(state: NapoleonicState, place: str, power: str) -> list[str]:
    """Other families of the camp with squadrons at a place."""
    ships = state.squadrons[place]
    if ships[0][0] == power == ships[-1][0]:
        return []  # they lie there in the order of nations
    found = fleet_of(state, place)
    own = family(state, power)
    here = dict.fromkeys([family(state, nation) for nation in found])
    return [one for one in here if one != own and allied(state, one, power)]


@follows_from(DISPLAY)
def stations(state: NapoleonicState, power: str) -> list[str]:
    """Where squadrons of a nation lie that are not being built."""
    return state.fleets_of(power)


@follows_from(DISPLAY)
def join_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("join_fleets", place) for place in stations(state, power) if others_at(state, place, power)]


def join_listed(state: NapoleonicState, power: str) -> list[Option]:
    """No minor power is asked for its candidates: it commands no grand fleet."""
    found = join_candidates(state, power) if is_major(power) else []
    return [option for option in found if join_forbidden(state, power, option) is None]


def join_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    if not is_major(power):
        return "nw-13.21-1"
    return "nw-13.2-2" if state.holds(ASKED, str(option[1])) else None


def join_fleets(state: NapoleonicState, power: str, option: Option) -> Flow:
    """The owners of the other fleets are asked; those who agree follow this nation's squadrons (13.2)."""
    place = str(option[1])
    state.mark(ASKED, place)
    joined = [family(state, power)]
    for other in others_at(state, place, power):
        answer: Option = JOIN
        if state.seats.get(other) != state.seats[power]:
            answer = yield Ask(other, "fleet_consent", [JOIN, REFUSE], about={"power2": power, "place": place})
        if answer == JOIN:
            joined.append(other)  # nw-13.2-1
    if len(joined) > 1:
        state.grand[place] = (power, *joined)  # nw-13.2-2
        state.log("fleets_joined", power=power, place=place)


def leave_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    for place in sorted(state.grand) if state.grand else ():
        if power in grand_fleet(state, place)[1:]:
            yield ("leave_fleets", place)


def leave_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    return "nw-13.21-2" if state.holds(ASKED, str(option[1])) else None


def leave_fleets(state: NapoleonicState, power: str, option: Option) -> None:
    """In an impulse of its own a fleet leaves a grand fleet and stays where it is (13.21)."""
    place = str(option[1])
    state.mark(ASKED, place)
    left = state.grand.pop(place)
    rest = [one for one in left[1:] if one != power]
    if family(state, left[0]) != power and len(rest) > 1:
        state.grand[place] = (left[0], *rest)  # nw-13.21-2
    state.log("fleets_parted", power=power, place=place)


def settle(state: NapoleonicState, fleet: Sailing) -> None:
    """A grand fleet stays one where its voyage ends."""
    if len(fleet.members) > 1 and not grand_fleet(state, fleet.place):
        state.grand[fleet.place] = (fleet.power, *fleet.members)
    prune(state)


def prune(state: NapoleonicState) -> None:
    """What is no grand fleet any more is forgotten."""
    state.grand = {place: group for place, group in state.grand.items() if grand_fleet(state, place)}


AFTER_IMPULSE = (prune,)
MENU = {
    "join_fleets": Action(join_candidates, join_forbidden, FREE, join_fleets, join_listed, needs="nw-13.2-1"),
    "leave_fleets": Action(
        leave_candidates, leave_forbidden, FREE, leave_fleets, needs="nw-13.21-2", only_with="grand"
    ),
}
