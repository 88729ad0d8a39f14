"""The planning phase: orders are placed in secret, revealed, and the raven is used (planning phase)."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    AREAS,
    ORDER,
    ORDER_OPTION,
    ORDER_TYPE,
    ORDERS,
    PLACE,
    RAVEN,
    RESTRICTIONS,
    STAR,
)
from warcouncil.titles.game_of_thrones.influence import flip, holds, stars
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

DECLINE: Option = ("decline",)
LOOK: Option = ("look",)
ON_TOP: Option = ("put_on_top",)
AT_BOTTOM: Option = ("put_at_bottom",)
LEAVE: dict[str, Option] = {area: ("leave", area) for area in AREAS}
COUNTS: tuple[int, ...] = tuple(ORDER[order].count for order in ORDERS)
STARRED: tuple[bool, ...] = tuple(order in STAR for order in ORDERS)
BARRED_CLAUSE = {
    "no_march_plus_1": "got-cardref-10",
    "no_defense": "got-cardref-11",
    "no_raid": "got-cardref-12",
    "no_consolidate": "got-cardref-13",
    "no_support": "got-cardref-14",
}
NumberOf = dict[str, int]


def planning_phase(state: GameOfThronesState) -> Flow:
    """Step: all houses place orders at the same time; if one has too few, they do so one after another."""
    state.phase = "planning"
    state.log("phase", phase="planning")
    state.spare = {house: count for house in state.houses if (count := spare_areas(state, house))}
    if state.spare:
        state.log("too_few_orders")
        state.next(*(("place_orders", house) for house in state.turn_order), ("reveal_orders",))  # got-planning-8
        return
    placed = yield Together(state.houses, place_orders, ready=True)  # got-planning-3
    for house, orders in placed.items():
        lay_down(state, house, orders)
    reveal_orders(state)


def place_orders_in_turn(state: GameOfThronesState, house: str) -> Flow:
    """Step: one house places its orders face down while the others wait."""
    placed = yield Together((house,), place_orders, ready=True)  # got-planning-8
    lay_down(state, house, placed[house])
    areas = tuple(str(option[1]) for option in placed[house] if option[0] == "order")
    state.show(None, "orders_placed", power=house, area=areas)


def lay_down(state: GameOfThronesState, house: str, orders: tuple[Option, ...]) -> None:
    for act, area, *order in orders:
        if act == "order":
            state.face_down[str(area)] = (house, str(order[0]))


def reveal_orders(state: GameOfThronesState) -> None:
    """Step: all orders are turned face up at the same time."""
    areas = tuple(area for area in AREAS if area in state.face_down)
    state.show(None, "orders_revealed", area=areas, order=tuple(state.face_down[area][1] for area in areas))
    for area in areas:
        house, order = state.face_down[area]
        state.place_order(area, house, order)  # got-planning-11
        state.log("order", power=house, area=area, order=order)
    state.face_down = {}
    state.spare = {}
    state.next(("raven",), ("raids",))  # got-planning-12 got-planning-13 got-action-1


# -- placing


def place_orders(state: GameOfThronesState, house: str) -> Generator[Ask, Option, tuple[Option, ...]]:
    """An order for every area with own units, in any order; what comes of it does not tell in which."""
    areas = state.areas_of(house)  # got-planning-1 got-planning-2 got-port-8 got-garrison-1 got-garrison-5
    for _ in areas:
        choice = yield Ask(house, "order", OrderOptions(house, areas))
        state.drafts[house] = (*state.drafts.get(house, ()), choice)
    return tuple(sorted(state.drafts.get(house, ()), key=place_of))  # got-planning-7


def place_of(option: Option) -> int:
    return PLACE[str(option[1])]


class OrderOptions:
    """The orders that can be placed in the areas that still lack one, as a function of the state."""

    __slots__ = ("areas", "house")

    def __init__(self, house: str, areas: list[str]) -> None:
        self.house = house
        self.areas = areas

    def __call__(self, state: GameOfThronesState) -> list[Option]:
        house = self.house
        drafts = state.drafts.get(house, ())
        done = {option[1] for option in drafts}
        lacking = [area for area in self.areas if area not in done]
        free = free_orders(state, house, [str(option[2]) for option in drafts if option[0] == "order"])
        options = [named[order] for named in map(ORDER_OPTION.__getitem__, lacking) for order in free]
        if state.spare and skips_left(state, house):
            options += [LEAVE[area] for area in lacking]  # got-planning-9
        return options


def free_orders(state: GameOfThronesState, house: str, spent: Iterable[str]) -> list[str]:
    """The orders that a house may still place, given those it has placed."""
    used = list(spent)
    starred = sum(order in STAR for order in used)
    special = starred < stars(state, house)  # got-planning-6 got-planning-10 got-planning-14
    barred = barred_orders(state)
    return [
        order
        for order, count, star in zip(ORDERS, COUNTS, STARRED, strict=True)
        if (special or not star) and order not in barred and used.count(order) < count
    ]


def barred_orders(state: GameOfThronesState) -> frozenset[str]:
    """The orders that a Westeros card bars in this round."""
    found: frozenset[str] = frozenset()
    for restriction in state.restrictions:
        found |= RESTRICTIONS[restriction]
    return found


def capacity(state: GameOfThronesState, house: str) -> int:
    """How many orders a house may place in this round at most: barred ones and those above its stars do not count."""
    barred = barred_orders(state)
    plain = sum(ORDER[order].count for order in ORDERS if order not in STAR and order not in barred)
    special = sum(order not in barred for order in STAR)
    return plain + min(special, stars(state, house))  # got-planning-9 got-planning-10


def spare_areas(state: GameOfThronesState, house: str) -> int:
    """How many of its areas a house must leave without an order."""
    return max(0, len(state.areas_of(house)) - capacity(state, house))


def skips_left(state: GameOfThronesState, house: str) -> int:
    """How many more areas may stay without an order: all legal orders must be placed."""
    left = sum(option[0] == "leave" for option in state.drafts.get(house, ()))
    return state.spare.get(house, 0) - left  # got-planning-9


def order_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Why an order cannot be placed in an area."""
    area = str(option[1])
    if state.owner.get(area) != house:
        return "got-garrison-5" if state.garrisons.get(area) == house else "got-planning-2"
    if any(done[1] == area for done in state.drafts.get(house, ())):
        return "got-planning-2"
    if option[0] == "leave":
        return "got-planning-9" if state.spare.get(house) else "got-planning-1"
    spent = [str(done[2]) for done in state.drafts.get(house, ()) if done[0] == "order"]
    return token_problem(state, house, str(option[2]), spent)


def token_problem(state: GameOfThronesState, house: str, order: str, spent: list[str]) -> str | None:
    """The clause against placing one more order of a kind."""
    for restriction in state.restrictions:
        if order in RESTRICTIONS[restriction]:
            return BARRED_CLAUSE[restriction]
    if order in STAR and sum(other in STAR for other in spent) >= stars(state, house):
        return "got-planning-6"
    if spent.count(order) >= ORDER[order].count:
        return ORDER_COUNT_CLAUSE[ORDER_TYPE[order]]
    return None


ORDER_COUNT_CLAUSE = {
    "raid": "got-orders-1",
    "march": "got-orders-2",
    "defense": "got-orders-3",
    "support": "got-orders-4",
    "consolidate": "got-orders-5",
}


# -- the raven


def use_raven(state: GameOfThronesState) -> Flow:
    """Step: the holder of the Messenger Raven may swap an order or look at the top wildling card."""
    house = state.holders[RAVEN]  # got-planning-15
    if not holds(state, house, RAVEN):
        return
    areas = [area for area in AREAS if raven_forbidden(state, house, ("swap", area)) is None]
    options: list[Option] = [*(("swap", area) for area in areas), LOOK, DECLINE]
    choice = yield Ask(house, "raven", options)  # got-dominance-14 got-planning-12
    if choice == DECLINE:
        state.log("raven_rests", power=house)
        return
    flip(state, RAVEN)  # got-dominance-18
    if choice == LOOK:
        yield from look_at_wildlings(state, house)
    else:
        yield from swap_order(state, house, str(choice[1]))


def raven_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only an own order can be swapped, and only for one that may be placed."""
    if option[0] != "swap":
        return None
    area = str(option[1])
    if area not in state.orders or state.orders[area][0] != house:
        return "got-dominance-15"
    if not swaps(state, house, area):
        return "got-dominance-21"
    return None


def swaps(state: GameOfThronesState, house: str, area: str) -> list[str]:
    """The unplaced orders that may take the place of the one in an area."""
    others = placed_elsewhere(state, house, area)
    kept = state.orders[area][1]
    unplaced = [*others, kept]
    return [  # got-dominance-15 got-dominance-21
        order for order in free_orders(state, house, others) if unplaced.count(order) < ORDER[order].count
    ]


def placed_elsewhere(state: GameOfThronesState, house: str, area: str) -> list[str]:
    return [order for place, (owner, order) in state.orders.items() if owner == house and place != area]


def swap_order(state: GameOfThronesState, house: str, area: str) -> Flow:
    """One own order is replaced by one that was not placed."""
    state.place = area
    options = [ORDER_OPTION[area][order] for order in swaps(state, house, area)]
    _, _, order = yield Ask(house, "raven_order", options)
    old = state.orders[area][1]
    state.place_order(area, house, order)  # got-dominance-15
    state.place = ""
    state.log("raven_swaps", power=house, area=area, order=old, order2=order)


def raven_order_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Why an order cannot take the place of the swapped one."""
    area, order = str(option[1]), str(option[2])
    if area != state.place:
        return "got-dominance-15"
    others = placed_elsewhere(state, house, area)
    if token_problem(state, house, order, others) is not None:
        return "got-dominance-21"
    return "got-dominance-15" if order not in swaps(state, house, area) else None


def look_at_wildlings(state: GameOfThronesState, house: str) -> Flow:
    """The top wildling card is looked at and put back on top or under the deck; only the holder knows it."""
    peek_at_wildlings(state, house)
    choice = yield Ask(house, "raven_card", (ON_TOP, AT_BOTTOM))
    if choice == AT_BOTTOM:
        bury_wildling(state)  # got-dominance-16
    state.log("raven_buries" if choice == AT_BOTTOM else "raven_returns", power=house)


def peek_at_wildlings(state: GameOfThronesState, house: str) -> None:
    seat = state.seats[house]
    (card,), state.wildlings = state.wildlings.peek(1, state.dice, "wildling deck")  # got-dominance-16
    if card not in state.shown_wildlings:
        state.learn((seat,), ("wildling", card))
    state.show(None, "raven_looks", power=house, wildling_card=Masked(card, (seat,)))  # got-dominance-17


def bury_wildling(state: GameOfThronesState) -> None:
    card, deck = state.wildlings.draw(state.dice, "wildling deck")
    state.wildlings = deck.put_at_bottom(card)
