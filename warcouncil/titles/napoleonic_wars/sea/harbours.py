"""Ports (7.3, 13.11, 13.9): refitting, and squadrons in a port that falls."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import DISPLAY, follows_from
from warcouncil.titles.napoleonic_wars.relations import enemies_of, family
from warcouncil.titles.napoleonic_wars.sea.fleets import is_port
from warcouncil.titles.napoleonic_wars.sea.points import pay, payable
from warcouncil.titles.napoleonic_wars.sea.refuge import lose_all
from warcouncil.titles.napoleonic_wars.state import BUILDING, HOME, SPACES, NapoleonicState, Sailing, Ships, on_map

COSTS = COMPONENTS.tables.costs
KINDS = {"put_to_sea": Kind({"steer": ("sea",)})}
REFUSALS = {"put_to_sea": "nw-13.9-1"}


# -- refitting


def worn(state: NapoleonicState, port: str, nation: str) -> list[int]:
    """The Refit markers of a nation's squadrons in a port that may lose one in this impulse, fewest first (7.3)."""
    here = [ship for ship in state.ships_at(port) if ship[0] == nation and ship[1] > 0]
    for ship in state.worked.get(port, ()):
        if ship in here:
            here.remove(ship)  # nw-7.3-3
    return sorted([mark for _, mark in here])


@follows_from(DISPLAY)
def refitting(state: NapoleonicState, nation: str) -> list[str]:
    """The ports with squadrons of a nation that have Refit markers."""
    return on_map({at for at, ships in state.squadrons.items() for one, mark in ships if one == nation and mark > 0})


@follows_from(DISPLAY)
def yards(state: NapoleonicState, nation: str) -> list[str]:
    """Those of them that serve the nation."""
    return [port for port in refitting(state, nation) if is_port(state, nation, port)]


def refit_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("refit_squadron", port) for port in refitting(state, power)]


def refit_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    port = str(option[1])
    if not is_port(state, power, port):
        return "nw-13.11-1"
    if not worn(state, port, power):
        return "nw-7.3-3"
    return None if payable(state, COSTS.refit_mp) else "nw-13-1"


def refit_listed(state: NapoleonicState, power: str) -> list[Option]:
    """The same that nothing forbids: the price is that of every port."""
    if not payable(state, COSTS.refit_mp):
        return []
    return [("refit_squadron", port) for port in yards(state, power) if worn(state, port, power)]


def refit(state: NapoleonicState, power: str, option: Option) -> None:
    """A squadron in a friendly port loses a Refit marker (13.11)."""
    port = str(option[1])
    pay(state, COSTS.refit_mp)
    mark = worn(state, port, power)[0]
    state.take_ship(port, power, mark)
    state.add_ship(port, power, mark - 1)  # nw-13.11-1
    note_work(state, port, (power, mark - 1))
    state.log("squadrons_refitted", power=power)


def note_work(state: NapoleonicState, port: str, ship: tuple[str, int]) -> None:
    """No other marker of this squadron is removed in this impulse (5.62, 7.3)."""
    if ship[1] > 0:
        state.worked[port] = (*state.worked.get(port, ()), ship)


# -- a port falls


def stranded(state: NapoleonicState, port: str) -> Ships:
    """The squadrons in a port that an enemy of theirs controls (13.9)."""
    foes = enemies_of(state, state.controller(port))
    return tuple([ship for ship in state.ships_at(port) if ship[0] in foes])


def sweep(state: NapoleonicState) -> None:
    """Step: every port that has come to an enemy of squadrons in it drives them out, whatever has made it so (13.9)."""
    flags, fallen = state.flags, []
    for port, ships in state.squadrons.items():
        if port not in SPACES:
            continue
        holder = flags[port] if port in flags else HOME[port]
        own = ships[0][0] == holder == ships[-1][0]  # they lie there in the order of nations
        if not own and stranded(state, port):
            fallen.append(port)
    state.next(*[("driven_out", port) for port in on_map(fallen)])


def driven_out(state: NapoleonicState, port: str) -> Flow:
    """Step: squadrons of one family put to sea out of a port that has fallen; those being built are lost (13.9)."""
    ships = stranded(state, port)
    unfinished = tuple([ship for ship in ships if ship[1] == BUILDING])
    lose_all(state, port, unfinished)  # nw-13.9-2
    able = [ship for ship in ships if ship[1] != BUILDING]
    if not able:
        return
    head = family(state, able[0][0])
    fleet = tuple([ship for ship in able if family(state, ship[0]) == head])
    seas: list[Option] = [("steer", sea) for sea in SPACES[port].ports]
    state.next(("driven_out", port))
    choice = yield Ask(head, "put_to_sea", seas, about={"space": port})
    sea = str(choice[1])
    state.move_ships(fleet, port, sea)  # nw-13.9-1  # nw-5.61-1
    state.log("driven_out", power=head, space=port, place=sea)
    state.sailing = Sailing(head, sea, fleet, (head,), driven=True)
    state.next(("intercepting",), ("at_large",))


def at_large(state: NapoleonicState) -> None:
    """Step: squadrons that nobody has beaten stay at sea."""
    state.sailing = None


STEPS = {"sweep_ports": sweep, "driven_out": driven_out, "at_large": at_large}
MENU = {"refit_squadron": Action(refit_candidates, refit_forbidden, FREE, refit, refit_listed, needs="nw-13.11-1")}
