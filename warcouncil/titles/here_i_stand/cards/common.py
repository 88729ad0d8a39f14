"""What many cards do: choosing somebody or something, placing unrest and units, looking at drawn cards.

A chapter lists its cards in EVENTS with `event`; the powers that may play one stand in the data, and what else must
hold is a predicate that returns the clause against it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from warcouncil.campaign import control, counters, forces, sieges, stacks
from warcouncil.campaign.stacks import fighting_side, formation_limit, some, total
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.titles.here_i_stand.components import CARDS, PLAYABLE_BY
from warcouncil.titles.here_i_stand.realm import ALGIERS
from warcouncil.titles.here_i_stand.state import HereIStandState

NOT_NOW = "his-11-4"
"""The clause of all conditions that stand on a card."""
NO_LEAGUE = "his-21.6-1"
PROTESTANT = "protestant"
OTTOMAN = "ottoman"
DONE: Option = ("done",)
DECLINE: Option = ("decline",)
WAYS = {
    "play": ("card",),
    "play_side": ("card", "side"),
    "play_on_leader": ("card", "leader"),
    "play_plus": ("card",),
    "play_minus": ("card",),
    "pass": (),
}
"""The ways to play a card out of turn."""

KINDS = {
    "respond": Kind(WAYS, public=False),
    "place_unrest": Kind({"space": ("space",), "done": ()}),
    "fetch_card": Kind({"card": ("card",)}),
    "place_units": Kind({"place_units": ("place", "power", "unit", "amount"), "done": ()}),
}
REFUSALS = {"respond": "his-6.1-12"}

Condition = Callable[[HereIStandState, str], str | None]
Sites = Callable[[HereIStandState], Iterable[tuple[str, int]]]
"""Where new units may be placed now -> how many of them at most."""


# -- events


def event(
    card: str, play: Callable[[HereIStandState, str], Any], forbidden: Condition | None = None
) -> tuple[str, Event]:
    """The event of a card, for the EVENTS of its chapter."""

    def condition(state: HereIStandState, power: str) -> str | None:
        if power not in PLAYABLE_BY[card]:
            return NOT_NOW  # his-11-4
        return forbidden(state, power) if forbidden else None

    return card, Event(play, condition)


def needs(condition: Callable[[HereIStandState, str], object]) -> Condition:
    """What the card says must hold, as a predicate that refuses."""

    def forbidden(state: HereIStandState, power: str) -> str | None:
        return None if condition(state, power) else NOT_NOW

    return forbidden


def choose(power: str, kind: str, act: str, values: Iterable[str]) -> Flow:
    """One of some values, by the choice of a power; empty if there are none."""
    options: list[Option] = [(act, value) for value in values]
    if not options:
        return ""
    _, value = yield Ask(power, kind, options)
    return value


def agreed(power: str, kind: str) -> Flow:
    """Whether a power says yes."""
    choice = yield Ask(power, kind, [("yes",), ("no",)])
    return choice == ("yes",)


# -- unrest


def unrest_targets(state: HereIStandState, spaces: Iterable[str]) -> list[str]:
    """Of some spaces those where an event may put unrest: nobody is there, and there is none yet."""
    return [
        space
        for space in spaces
        if space not in state.unrest
        and control.unoccupied(state, space)  # his-12.4-2
        and (state.barbary or space != ALGIERS)
    ]


def place_unrest(state: HereIStandState, power: str, spaces: tuple[str, ...], most: int) -> Flow:
    """A power puts unrest on up to so many of some spaces."""
    for left in range(most, 0, -1):
        targets: list[Option] = [("space", space) for space in unrest_targets(state, spaces)]
        if not targets:
            return
        choice = yield Ask(power, "place_unrest", [*targets, DONE], about={"amount": left})
        if choice == DONE:
            return
        control.place_unrest(state, str(choice[1]))  # his-12.4-1
        yield MOMENT


# -- new units


def room(state: HereIStandState, owner: str, unit: str, most: int, place: str = "") -> int:
    """How many of so many new units the counters allow."""
    return next((many for many in range(most, 0, -1) if counters.can_add(state, owner, unit, many, place)), 0)


def put_units(state: HereIStandState, place: str, owner: str, unit: str, most: int) -> None:
    """So many new units in a place, as far as the counters go."""
    many = room(state, owner, unit, most, place)  # his-5-2
    if many:
        enlist(state, place, owner, unit, many)
        state.log("units_placed", power=owner, unit=unit, amount=many, place=place)


def place_units(state: HereIStandState, power: str, owner: str, unit: str, count: int, sites: Sites) -> Flow:
    """A power places new units of an owner, as many as it likes of so many, as far as the counters go."""
    while count:
        options: list[Option] = []
        for place, most in sites(state):
            able = room(state, owner, unit, min(count, most), place)
            options += [("place_units", place, owner, unit, many) for many in range(able, 0, -1)]
        if not options:
            return
        about = {"power2": owner, "unit": unit, "amount": count}
        choice = yield Ask(power, "place_units", [*options, DONE], about=about)
        if choice == DONE:
            return
        put_units(state, str(choice[1]), owner, unit, int(choice[4]))
        count -= int(choice[4])


def enlist(state: HereIStandState, place: str, owner: str, unit: str, amount: int) -> None:
    """New units join the battle that goes on in their place, unless a formation or the sack of Rome has no room."""
    joining = min(amount, battle_room(state, place, owner, unit))
    if joining:
        stacks.add_units(state, place, owner, unit, joining)
    if amount > joining:
        state.add_stack(place, some(state, owner, unit, amount - joining))


def battle_room(state: HereIStandState, place: str, owner: str, unit: str) -> int:
    """How many more units of an owner may fight in the battle that goes on in a place."""
    battle = state.battle
    fighting = fighting_side(state, place, owner)
    if battle is None or not fighting:
        return forces.ANY_NUMBER
    if battle.kind == "assault":
        return max(0, formation_limit(state, battle.attacking_leaders) - total(battle.attacking))  # his-5.1-9
    if battle.kind == "sack" and fighting == "defending" and unit == "mercenary":
        return 0  # his-21.5-9
    return forces.ANY_NUMBER


# -- losses


def take_away(state: HereIStandState, place: str, owner: str, unit: str, amount: int) -> Flow:
    """Land units leave the map by an event; a siege may be broken by it."""
    stacks.remove_units_at(state, place, owner, unit, amount)
    forces.log_losses(state, place, some(state, owner, unit, amount))
    yield from settle(state, (place, owner))


def settle(state: HereIStandState, *losses: tuple[str, str]) -> Flow:
    """After losses by an event, by place and owner: change for the counters, then sieges that are over."""
    for place, owner in losses:
        yield from forces.settle_change(state, owner, place)
    yield from sieges.check_sieges(state)  # his-15.3-4


# -- the discard pile (6.2)


def fetch_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """Which discarded cards nobody fetches (6.2)."""
    card = str(option[1])
    if CARDS[card].kind == "mandatory":
        return "his-6.2-14"
    return "his-6.2-15" if (power, card) in state.played_events else None


def fetchable(state: HereIStandState) -> list[Option]:
    return [("card", card) for card in CARDS if card in state.discard]


def fetch_card(state: HereIStandState, power: str) -> Flow:
    """A power takes a card from the discard pile into its hand, for all to see; returns the card."""
    _, card = yield Ask(power, "fetch_card", fetchable(state), fetch_forbidden)
    hands.take_from_discard(state, power, card)
    return card
