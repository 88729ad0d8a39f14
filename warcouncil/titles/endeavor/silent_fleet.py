"""The Silent Fleet: the two-player variant in which a neutral fleet responds to what a player has done.

The player who has just acted decides where the response goes; the rulebook gives nobody else the choice.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.actions import abolish_by, open_if_full
from warcouncil.titles.endeavor.components import (
    ACTIONS,
    AREA,
    AREA_NUMBER,
    BOARDS,
    CARD_VALUE,
    DECK_AREA,
    DECKS,
    EUROPE,
    SILENT,
    SLAVERY,
    TOKENS,
)
from warcouncil.titles.endeavor.state import EndeavorState

WHICH_OPTIONS: tuple[Option, ...] = tuple(("respond_to", action) for action in ACTIONS)
SILENT_DRAW_OPTIONS: tuple[Option, ...] = tuple(("silent_discard", deck) for deck in DECKS)


def silent_response(state: EndeavorState, power: str) -> Flow:
    """After a player's whole turn the fleet responds to one of the actions performed in it (Silent Fleet)."""
    if state.options["no_response_to_tokens"] and state.source in TOKENS:  # end-opt-3 end-silent-21
        return
    action = state.actions_done[0]
    if len(set(state.actions_done)) > 1:
        _, action = yield Ask(power, "silent_which", WHICH_OPTIONS, which_forbidden)  # end-silent-20
    if action in RESPONSES:  # end-silent-14 end-silent-19
        yield from RESPONSES[action](state, power)


def which_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Only an action that was really performed can be responded to (buildings with several actions)."""
    if option[1] not in state.actions_done:
        return "end-silent-20"
    return None


# -- response to Ship


def silent_ship(state: EndeavorState, power: str) -> Flow:
    """A neutral disc on the next free space of a track, or on a free fleet."""
    options = BOARDS[state.side].silent_ship_options
    if _nothing(state, power, "ship", options):
        return
    act, target = yield Ask(power, "silent_ship", options, silent_ship_forbidden)
    if act == "silent_fleet":
        state.put_on_place(SILENT, target)
        state.log("silent_fleet", power=power, fleet=target)
        _lose_token(state, target)  # end-silent-5
        return
    index = state.put_on_track(SILENT, target)
    state.log("silent_track", power=power, region=target, count=index)
    _lose_token(state, BOARDS[state.side].track_spaces[target][index - 1])  # end-silent-5
    open_if_full(state, target)  # end-silent-8


def silent_ship_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Where the response to Ship cannot go."""
    act, target = option
    if not state.supply[SILENT]:
        return "end-silent-22"
    if act == "silent_track":
        return "end-silent-4" if state.opened[AREA_NUMBER[target]] else None
    if not state.opened[AREA[target]] or target in state.discs:
        return "end-silent-4"
    return None


# -- response to Occupy


def silent_occupy(state: EndeavorState, power: str) -> Flow:
    """A neutral disc on a free city. It never controls links, so link tokens stay."""
    options = BOARDS[state.side].silent_occupy_options
    if _nothing(state, power, "occupy", options):
        return
    _, city = yield Ask(power, "silent_occupy", options, silent_occupy_forbidden)
    state.put_on_place(SILENT, city)  # end-silent-13
    state.log("silent_occupy", power=power, city=city)
    _lose_token(state, city)  # end-silent-11


def silent_occupy_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Where the response to Occupy cannot go."""
    city = option[1]
    area = AREA[city]
    if not state.supply[SILENT]:
        return "end-silent-22"
    if city in state.discs or not state.opened[area]:
        return "end-silent-10"
    if area != EUROPE and not state.presence[SILENT][area]:
        return "end-silent-10"
    if state.options["restricted_occupation"] and area != AREA[state.last_occupied]:
        return "end-opt-2"
    return None


# -- response to Draw


def silent_draw(state: EndeavorState, power: str) -> Flow:
    """The top card of a deck is discarded."""
    if _nothing(state, power, "draw", SILENT_DRAW_OPTIONS):
        return
    _, deck = yield Ask(power, "silent_draw", SILENT_DRAW_OPTIONS, silent_draw_forbidden)
    card = state.draw_top(deck)  # end-silent-16
    if card in SLAVERY or state.options["silent_discards"] == "out_of_game":  # end-draw-13
        state.remove_card(card)
        state.log("silent_remove", power=power, card=card)
    else:
        state.lay_in_discard_area(card)
        state.log("silent_discard", power=power, card=card)
    abolish_by(state, card)  # end-silent-18


def silent_draw_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Which top card the fleet cannot discard: it must be present there, with as many discs as the value."""
    deck = option[1]
    cards = state.decks[deck]  # type: ignore[index]
    if not cards:
        return "end-draw-13" if state.abolished and deck == "slavery" else "end-draw-12"
    present = state.presence[SILENT][DECK_AREA[deck]]
    if not present or CARD_VALUE[cards[0]] > present:
        return "end-silent-16"
    return None


# -- all responses

RESPONSES: dict[str, Callable[[EndeavorState, str], Flow]] = {
    "ship": silent_ship,
    "occupy": silent_occupy,
    "draw": silent_draw,
}
"""Attack and Payment have no response."""
_FORBIDDEN = {"ship": silent_ship_forbidden, "occupy": silent_occupy_forbidden, "draw": silent_draw_forbidden}


def _nothing(state: EndeavorState, power: str, action: str, options: tuple[Option, ...]) -> bool:
    """If there is nowhere for the response to go, nothing happens."""
    forbidden = _FORBIDDEN[action]
    if any(forbidden(state, power, option) is None for option in options):
        return False
    state.log("silent_nothing", action=action)
    return True  # end-silent-6 end-silent-12 end-silent-17


def _lose_token(state: EndeavorState, space: str) -> None:
    """The token of a space that the fleet takes leaves the game."""
    token = state.remove_token(space)
    if token is not None:
        state.log("silent_token", trade_token=token)
