"""Voyages (13.1, 13.21): a fleet sets sail, enters one sea zone or port after the other, patrols, and lies to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import changed, kept_from, kept_from_any
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import at_war, family
from warcouncil.titles.napoleonic_wars.sea import fleets, interception
from warcouncil.titles.napoleonic_wars.sea.checks import is_blockaded
from warcouncil.titles.napoleonic_wars.sea.points import pay as pay_points
from warcouncil.titles.napoleonic_wars.sea.points import payable
from warcouncil.titles.napoleonic_wars.state import BUILDING, NATIONS, SEAS, SPACES, NapoleonicState, Sailing, Ships

COSTS = COMPONENTS.tables.costs
ATLAS = COMPONENTS.atlas
GOES = Fact("sails_along", "power")
"""A family has agreed to sail in a grand fleet in this impulse (13.2)."""
STAYS = Fact("sails_not", "power")
"""A family has refused to."""
FACTS = (GOES, STAYS)
LIE_TO: Option = ("lie_to",)
ALONG: Option = ("sail_along",)
STAY: Option = ("stay_behind",)
KINDS = {
    "fleet": Kind({"weigh": ("power", "amount")}),
    "sail_consent": Kind({"sail_along": (), "stay_behind": ()}),
    "voyage": Kind({"steer": ("sea",), "put_in": ("space",), "patrol": ("power",), "lie_to": ()}),
}
REFUSALS = {"fleet": "nw-13.1-1", "sail_consent": "nw-3-54", "voyage": "nw-13.1-1"}


# -- who can sail


def able(state: NapoleonicState, place: str, nation: str) -> Ships:
    """The squadrons of a nation at a place that may sail, the freshest first: in port none that refits (13.11)."""
    most = len(NATIONS) if place in SEAS else 0
    ready = [ship for ship in state.ships_at(place) if ship[0] == nation and BUILDING < ship[1] <= most]  # nw-13.11-1
    if place not in state.held:
        return tuple(ready)
    stuck = dict(state.held[place]).get(nation, 0)
    return tuple(ready[: max(0, len(ready) - stuck)])  # nw-13.42-1


@cache
def exits(place: str) -> tuple[str, ...]:
    """The places one step away: sea zones, and from a sea zone its ports (3, 13.1)."""
    if place in SPACES:
        return SPACES[place].ports
    return (*ATLAS.sea_neighbours[place], *ATLAS.ports[place])


def price(state: NapoleonicState, power: str, count: int, origin: str, target: str) -> tuple[int, int]:
    """MP and CP for one step of so many fleets: MP for each, but CP for a new sortie past a blockade (13.21, 13.33)."""
    in_cp = state.options.get("new_sortie") != "mp"
    if in_cp and sorties_again(state, power, origin) and is_blockaded(state, power, target):
        return 0, COSTS.sortie_again * count  # nw-13.33-3
    return step_mp(count), 0


def step_mp(count: int) -> int:
    """MP for one step of so many fleets in open waters."""
    each = COSTS.fleet_mp if count == 1 else COSTS.grand_fleet_mp_per_fleet
    return each * count  # nw-13.21-1


STEPS_MP = tuple([step_mp(count) for count in range(1, len(NATIONS) + 1)])
"""What a step costs one, two and more fleets in open waters."""


def sorties_again(state: NapoleonicState, power: str, place: str) -> bool:
    """Whether fleets of a nation have tried to leave a port in this impulse."""
    return place in SPACES and state.holds(interception.SORTIED, place, power)


def most_fleets(state: NapoleonicState, power: str, place: str) -> int:
    """For how many fleets a step from here can be paid."""
    return sum(paid(state, power, place))


def paid(state: NapoleonicState, power: str, place: str) -> Iterator[bool]:
    """For one, two and more fleets whether a step from here can be paid."""
    again = sorties_again(state, power, place)
    for count in range(1, len(NATIONS) + 1):
        if again:
            yield any(payable(state, *price(state, power, count, place, near)) for near in exits(place))
        else:
            yield payable(state, step_mp(count))


# -- setting sail


def sail_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("sail", place) for place in fleets.stations(state, power)]


def sail_listed(state: NapoleonicState, power: str) -> list[Option]:
    """Where nobody has tried to leave in this impulse a step costs the same everywhere."""
    ready = [place for place in fleets.stations(state, power) if able(state, place, power)]
    if not ready:
        return []
    cheap = payable(state, min(STEPS_MP))
    return [
        ("sail", place)
        for place in ready
        if (any(paid(state, power, place)) if sorties_again(state, power, place) else cheap)
    ]


def sail_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    place = str(option[1])
    if not able(state, place, power):
        return "nw-13.42-1" if dict(state.held.get(place, ())).get(power) else "nw-13.11-1"
    return None if any(paid(state, power, place)) else unpaid(state, power, place)


def unpaid(state: NapoleonicState, power: str, place: str) -> str:
    """The clause about the price that is not paid."""
    return "nw-13.33-3" if sorties_again(state, power, place) else "nw-13-1"


def sail(state: NapoleonicState, power: str, option: Option) -> Flow:
    """Squadrons weigh anchor: the nation's own, those of its minors, those of a grand fleet that it commands."""
    place = str(option[1])
    ships: Ships = ()
    members = [family(state, power)]
    for nation in crews(state, power, place):
        power_of = family(state, nation)
        if power_of not in members and not (yield from goes(state, power, power_of, len(members), place)):
            continue
        ready = able(state, place, nation)
        options: list[Option] = [("weigh", nation, count) for count in range(nation == power, len(ready) + 1)]
        limit = changed(state, "squadrons", power)
        if limit:
            options = [one for one in options if int(one[2]) <= max(1 * (nation == power), limit - len(ships))]
        choice = yield Ask(power, "fleet", options, about={"place": place})  # nw-13.1-1
        ships = (*ships, *ready[: int(choice[2])])
        if int(choice[2]) and power_of not in members:
            members.append(power_of)
    state.sailing = Sailing(power, place, ships, tuple(members))
    state.next(("sailing",))


def crews(state: NapoleonicState, power: str, place: str) -> list[str]:
    """The nations whose squadrons may go along: of the power's minors in Pact, and of its grand fleet (13.2)."""
    joined = fleets.grand_fleet(state, place)
    led = set(joined[1:]) if joined and joined[0] == power else {power}
    others = [one for one in NATIONS if one != power and family(state, one) in led and able(state, place, one)]
    return [power, *sorted(others, key=lambda one: family(state, one) != family(state, power))]


def goes(state: NapoleonicState, power: str, other: str, count: int, place: str) -> Flow:
    """Whether a family of a grand fleet sails along: if MP suffice and its player agrees, asked once an impulse."""
    if count >= most_fleets(state, power, place) or state.holds(STAYS, other):
        return False  # nw-3-54
    if state.holds(GOES, other) or state.seats.get(other) == state.seats[power]:
        return True
    choice = yield Ask(other, "sail_consent", [ALONG, STAY], about={"power2": power, "place": place})
    state.mark(GOES if choice == ALONG else STAYS, other)  # nw-3-54
    return choice == ALONG


# -- under way


def sailing(state: NapoleonicState) -> Flow:
    """Step: the next sea zone or port of a voyage, a patrol, or its end."""
    now = state.sailing
    if now is None:
        return
    if all(step_forbidden(state, now.power, option) for option in steps(state) if option != LIE_TO):
        lie_to(state)
        return
    about = {"place": now.place, "mp": state.mp, "cp": state.cp}
    choice = yield Ask(now.power, "voyage", steps, step_forbidden, about=about)
    if choice == LIE_TO:
        lie_to(state)
        return
    if choice[0] == "patrol":
        pay_points(state, COSTS.patrol_mp * len(now.members))  # nw-13.3-2  # nw-13.31-3
        state.sailing = replace(now, moved=True)
        state.next(("sailing",))
        yield from interception.patrol(state, str(choice[1]))
        return
    target = str(choice[1])
    pay_points(state, *price(state, now.power, len(now.members), now.place, target))
    set_course(state, now, target)


def steps(state: NapoleonicState) -> list[Option]:
    now = state.sailing
    assert now is not None
    found: list[Option] = [("steer" if one in SEAS else "put_in", one) for one in exits(now.place)]
    if now.place in SEAS:
        found += [("patrol", fleet.head) for fleet in fleets.fleets_at(state, now.place) if fleet.head != now.power]
    return [*found, LIE_TO]


def step_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    now = state.sailing
    assert now is not None
    if option == LIE_TO:
        return None if now.moved else "nw-13.1-1"
    if option[0] == "patrol":
        if not at_war(state, power, str(option[1])):
            return "nw-8.33-1"
        if kept_from(state, "battle", power, str(option[1])):
            return "nw-6.11-1"
        return None if payable(state, COSTS.patrol_mp * len(now.members)) else "nw-13-1"
    target = str(option[1])
    if not payable(state, *price(state, power, len(now.members), now.place, target)):
        return unpaid(state, power, now.place)
    return None if option[0] == "steer" else port_forbidden(state, power, target)


@once_a_look
def port_forbidden(state: NapoleonicState, power: str, port: str) -> str | None:
    """Why a fleet may not enter a port: an enemy's is entered only to fight squadrons there (13.5), and a neutral's to
    fight those that lodge in it (8.21)."""
    if fleets.is_port(state, power, port):
        return None
    foes = [nation for nation, _ in state.ships_at(port) if at_war(state, power, nation)]
    if kept_from_any(state, "battle", power, foes):
        return "nw-6.11-1"
    if not at_war(state, power, state.controller(port)):
        return None if fleets.lodgers(state, power, port) else "nw-8.33-1"
    return None if foes else "nw-13.5-1"


def set_course(state: NapoleonicState, now: Sailing, target: str) -> None:
    """A fleet leaves its place: straits, then whoever intercepts, then it has arrived (13.31, 13.8)."""
    out = now.place in SPACES
    runner = out and is_blockaded(state, now.power, target)  # nw-13.35-2
    state.sailing = replace(now, came=now.place, target=target, runner=runner, tried=(), moved=True)
    passing = (now.place, target) in COMPONENTS.passages
    strait = [("strait_fire",), ("strait_guard",)] if passing else []
    state.next(*strait, ("stand_out",), ("intercepting",), ("arrived",))


def stand_out(state: NapoleonicState) -> Flow:
    """Step: a fleet enters a sea zone; whoever intercepts does it there. A port is entered only past them (13.31)."""
    now = state.sailing
    if now is None:
        return
    if now.target in SEAS:
        state.move_ships(now.ships, now.place, now.target)  # nw-13.3-1
        state.sailing = replace(now, place=now.target)
        state.log("fleet_enters", power=now.power, place=now.target)
    yield from windows.moved(state, "sea_move", {"power2": now.power, "place": now.target})


def arrived(state: NapoleonicState) -> None:
    """Step: nobody has stopped a fleet: it goes on from the sea zone, or enters the port (13.5)."""
    now = state.sailing
    if now is None:
        return
    state.sailing = replace(now, came="", target="", runner=False, tried=())
    if now.target in SPACES and not fleets.is_port(state, now.power, now.target):
        if port_forbidden(state, now.power, now.target) is None:
            interception.attack_port(state, now.target)
        else:  # whom it wanted to fight there has put to sea
            state.next(("sailing",))
        return
    if now.target in SPACES:
        state.move_ships(now.ships, now.place, now.target)
        state.sailing = replace(state.sailing, place=now.target)
        state.log("fleet_enters", power=now.power, place=now.target)
    state.next(("sailing",))  # nw-13.41-1


def lie_to(state: NapoleonicState) -> None:
    """A voyage ends."""
    now = state.sailing
    assert now is not None
    fleets.settle(state, now)
    state.sailing = None


STEPS = {"sailing": sailing, "stand_out": stand_out, "arrived": arrived}
MENU = {"sail": Action(sail_candidates, sail_forbidden, FREE, sail, sail_listed, needs="nw-13.1-1")}
