"""Who plays whom (4.31): as the players sit, dealt by dice, or for two by what they want and bid for it.

Until the sides are settled each player is spoken to as the first power of the place where he sits.
"""

from __future__ import annotations

from collections.abc import Generator

from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.setup import scenario_of
from warcouncil.titles.napoleonic_wars.state import SPACES, NapoleonicState

CONCEDE: Option = ("concede_side",)
CAMPS = tuple(camp.id for camp in COMPONENTS.diplomacy.camps)
KINDS = {
    "side": Kind({"want_side": ("camp",)}),
    "side_bid": Kind({"bid_units": ("amount",), "concede_side": ()}),
    "give_up": Kind({"give_up": ("power", "space")}),
}
REFUSALS = {"side": "nw-4.31-1", "side_bid": "nw-4.31-1", "give_up": "nw-4.31-1"}


def sides(state: NapoleonicState) -> Flow:
    """Step: the powers of the version that is played find their players (4.31)."""
    if state.options["powers"] == "dealt":
        deal_powers(state)
    elif state.options["bid"]:
        yield from choose_sides(state)


def deal_powers(state: NapoleonicState) -> None:
    """The seats of the version that is played are dealt by dice (4.31)."""
    order = state.dice.shuffle(range(state.players), "who plays which powers")
    reseat(state, order)  # nw-4.31-2


def reseat(state: NapoleonicState, order: tuple[int, ...]) -> None:
    """What was one place's goes to another: `order` says to whom, place by place."""
    state.seat_nations({nation: order[seat] for nation, seat in state.seats.items()})


def choose_sides(state: NapoleonicState) -> Flow:
    """Both players say at once which side they want; if it is the same they bid units for it (4.31)."""
    places = [powers[0] for powers in places_of(state)]
    wanted = yield Together(places, want_side)
    for place in places:
        state.log("side_wanted", seat=state.seats[place] + 1, camp=wanted[place])
    side = [state.camps[place] for place in places].index(wanted[places[0]])
    if wanted[places[0]] != wanted[places[1]]:
        take_sides(state, 0, side)
        return
    bidder, units = yield from bidding(state, places, side)
    take_sides(state, bidder, side)
    yield from give_up(state, places_of(state)[side], units)


def places_of(state: NapoleonicState) -> tuple[tuple[str, ...], ...]:
    """The powers of each place at the table, in the order of the version."""
    return scenario_of(state).versions[state.players].players


def want_side(state: NapoleonicState, place: str) -> Generator[Ask, Option, str]:
    choice = yield Ask(place, "side", [("want_side", camp) for camp in CAMPS])
    return str(choice[1])


def units_of_side(state: NapoleonicState, side: int) -> int:
    """What can be bid: the units of the powers that are played on a side."""
    return sum(state.units_in_play(power) for power in places_of(state)[side])


def bidding(state: NapoleonicState, places: list[str], side: int) -> Generator[Ask, Option, tuple[int, int]]:
    """Bids are open and rise until one player leaves the side to the other; a die says who begins (4.31).

    Returns the place of the winner and his bid; whoever lets the side go before any bid gives it away for nothing.
    """
    bidder = int(state.dice.roll(6, "who bids first") > 3)
    highest, most = 0, units_of_side(state, side)
    opening = True
    while opening or highest < most:
        bids: list[Option] = [("bid_units", amount) for amount in range(highest + (not opening), most + 1)]
        about = {"amount": highest, "camp": state.camps[places[side]]}
        choice = yield Ask(places[bidder], "side_bid", [*bids, CONCEDE], about=about)
        seat = state.seats[places[bidder]] + 1
        if choice == CONCEDE:
            state.log("side_conceded", seat=seat)
            return 1 - bidder, highest
        highest, opening = int(choice[1]), False
        state.log("units_bid", seat=seat, amount=highest)
        bidder = 1 - bidder
    return 1 - bidder, highest


def take_sides(state: NapoleonicState, place: int, side: int) -> None:
    """Who sits at a place takes a side, the other player the other one."""
    if place != side:
        reseat(state, (1, 0))
    for powers in places_of(state):
        state.log("side_taken", seat=state.seats[powers[0]] + 1, camp=state.camps[powers[0]])


def give_up(state: NapoleonicState, powers: tuple[str, ...], units: int) -> Flow:
    """Who has won the side removes what he has bid from its major powers, unit by unit (4.31)."""
    for left in range(units, 0, -1):
        have: list[Option] = [
            ("give_up", power, space) for power in powers for space in SPACES if state.units_at(space, power)
        ]
        choice = yield Ask(powers[0], "give_up", have, about={"amount": left})  # nw-4.31-1
        state.add_units(str(choice[2]), str(choice[1]), -1)
        state.log("unit_given_up", power=str(choice[1]), space=str(choice[2]))


STEPS = {"sides": sides}
