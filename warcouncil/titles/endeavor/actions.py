"""The five actions of the action phase: ship, occupy, attack, payment and draw.

For each action a predicate says which clause forbids a target, and a procedure asks for the target and does it.
An action is possible if it can be paid and some target is not forbidden.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from warcouncil.engine.flow import Ask, Flow, Forbidden
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.components import (
    AREA,
    AREA_NUMBER,
    ATTRIBUTES,
    BOARDS,
    CARD_VALUE,
    CARDS,
    DECK_AREA,
    DECKS,
    EUROPE,
    GOVERNOR_OF,
    HARBOR_COST,
    SILENT,
    SLAVERY,
    SLOTS,
    TILES,
)
from warcouncil.titles.endeavor.state import EndeavorState

PAYMENT_OPTIONS: tuple[Option, ...] = tuple(("pay", slot) for slot in SLOTS)
DECK_OPTIONS: tuple[Option, ...] = tuple(("draw", deck) for deck in DECKS)
DISCARDED: dict[str, Option] = {card: ("draw_discard", card) for card in CARDS}
DECLINE: Option = ("decline",)
MEMORIAL_OPTIONS: tuple[Option, ...] = (*(("memorial", attribute) for attribute in ATTRIBUTES), DECLINE)
MEMORIAL = next(tile.id for tile in TILES.values() if tile.special == "memorial")


# -- sailing


def ship_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Where a disc may not be shipped (sailing). No presence is needed anywhere."""
    act, target = option
    if act == "ship_fleet":
        if not state.opened[AREA[target]]:
            return "end-fleet-4"
        if target in state.discs:  # end-fleet-5
            return "end-fleet-3"
        return None  # end-fleet-1 end-ship-2
    if act == "ship_track":
        if state.opened[AREA_NUMBER[target]]:
            return "end-track-1"
        return None  # end-track-5 end-ship-2
    if not state.opened[AREA_NUMBER[target]]:
        return "end-sea-2"
    return None  # end-sea-1 end-ship-2


def ship(state: EndeavorState, power: str) -> Flow:
    """One disc goes from the harbor to a shipping track, a fleet or an open sea (sailing)."""
    choice = yield Ask(power, "ship", BOARDS[state.side].ship_options, ship_forbidden)
    act, target = choice
    if act == "ship_track":
        index = state.put_on_track(power, target)
        state.log("ship_track", power=power, region=target, count=index)
        gain_token(state, power, BOARDS[state.side].track_spaces[target][index - 1])  # end-track-3 end-open-8
        open_if_full(state, target)
    elif act == "ship_fleet":
        state.put_on_place(power, target)
        state.log("ship_fleet", power=power, fleet=target)
        gain_token(state, power, target)  # end-fleet-2
        claim_links(state, power, target)
    else:
        state.put_at_sea(power, target)
        state.log("ship_sea", power=power, region=target)


def gain_token(state: EndeavorState, power: str, space: str) -> None:
    """The token of the space just taken, if one is still there."""
    token = state.take_token(power, space)
    if token is not None:
        state.log("gain_token", power=power, trade_token=token)


def open_if_full(state: EndeavorState, region: str) -> None:
    """A region opens when the last free space of its track is filled; its governor is awarded at once."""
    if len(state.tracks[region]) < len(BOARDS[state.side].track_spaces[region]):  # end-open-2
        return
    state.open_region(region)  # end-open-7
    state.log("open", region=region)
    governor = GOVERNOR_OF[region]
    winner = governor_winner(state, region)
    if winner == SILENT:
        state.remove_governor(governor)  # end-silent-9
        state.log("silent_governor", governor=governor)
    else:
        state.award_governor(winner, governor)  # end-open-3 end-open-12
        state.log("governor", power=winner, governor=governor)


def governor_winner(state: EndeavorState, region: str) -> str:
    """Who has most discs on the track; on a tie, whose disc lies nearest the deck (opening a region)."""
    track = state.tracks[region]
    most = max(track.count(owner) for owner in track)  # end-open-3 end-open-11
    tied = {owner for owner in track if track.count(owner) == most}
    if len(tied) > 1 and state.options["governor_tie"] == "any_player":
        return track[-1]
    return next(owner for owner in reversed(track) if owner in tied)  # end-open-4


# -- occupy


def occupy_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Which cities may not be occupied (occupy)."""
    city = option[1]
    if city in state.discs:  # end-occupy-7
        return "end-occupy-6"
    area = AREA[city]
    if area == EUROPE:
        return None  # end-occupy-5
    if not state.opened[area]:
        return "end-occupy-1"
    if not state.presence[power][area]:  # end-occupy-4
        return "end-occupy-3"
    return None


def occupy(state: EndeavorState, power: str) -> Flow:
    """One disc goes from the harbor to a free city (occupy)."""
    _, city = yield Ask(power, "occupy", BOARDS[state.side].occupy_options, occupy_forbidden)
    state.put_on_place(power, city)
    state.last_occupied = city
    state.log("occupy", power=power, city=city)
    gain_token(state, power, city)  # end-occupy-2
    claim_links(state, power, city)


def claim_links(state: EndeavorState, power: str, place: str) -> None:
    """The tokens of all round links that a player is the first to control by taking a place (controlling links)."""
    for link, other_end in BOARDS[state.side].links_of[place]:  # end-link-4 end-link-8
        if link in state.tokens and state.discs.get(other_end) == power:  # end-link-1 end-link-9
            token = state.take_token(power, link)  # end-link-2 end-link-7
            state.log("link_token", power=power, link=link, trade_token=token)


# -- attack


def attack_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Which cities and fleets may not be attacked (attack). Closed regions hold no discs but those on tracks."""
    place = option[1]
    owner = state.discs.get(place)  # type: ignore[arg-type]  # end-attack-6 end-sea-6
    if owner is None:
        return "end-attack-5"
    if owner == power:
        return "end-attack-9"
    area = AREA[place]
    if area != EUROPE and not state.presence[power][area]:  # end-attack-8
        return "end-attack-7"
    return None  # end-silent-15


def attack(state: EndeavorState, power: str) -> Flow:
    """Lose a disc from the harbor, drive an opponent's disc from a city or fleet, move in (attack)."""
    _, place = yield Ask(power, "attack", BOARDS[state.side].attack_options, attack_forbidden)
    state.fought_over = place
    defender = state.discs[place]
    if defender == SILENT:
        state.log("attack_silent", power=power, place=place)
    else:
        state.log("attack", power=power, place=place, power2=defender)
    attribute = yield from casualty(state, power)  # end-special-2
    state.harbor[power] -= 1  # end-attack-1
    state.lose_disc(power, attribute)
    attribute = yield from casualty(state, defender)  # end-special-3
    state.drive_out(place, attribute)  # end-attack-2 end-attack-14
    state.put_on_place(power, place)  # end-attack-3
    claim_links(state, power, place)  # end-attack-10
    state.fought_over = ""


def casualty(state: EndeavorState, owner: str) -> Generator[Ask, Any, int | None]:
    """An owner of the Memorial may put the casualty on an attribute track: its number, or None (Memorial)."""
    if owner == SILENT or MEMORIAL not in state.coast[owner]:  # end-special-4
        return None
    choice = yield Ask(owner, "memorial", MEMORIAL_OPTIONS, memorial_forbidden)
    if choice == DECLINE:  # end-special-5
        return None
    state.log("memorial", power=owner, attribute=choice[1])
    return ATTRIBUTES.index(choice[1])


def memorial_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Only the tracks pictured on the Memorial may be chosen."""
    if option == DECLINE:
        return None
    if option[1] not in TILES[MEMORIAL].memorial_attributes:
        return "end-special-8"
    return None


# -- payment


def payment_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Which discs a Payment cannot take back (payment)."""
    slot = option[1]
    if slot not in state.workers[power]:
        return "end-pay-1"
    if TILES[state.coast[power][int(slot) - 1]].salary_phase_only:
        return "end-pay-3"
    return None


def payment(state: EndeavorState, power: str) -> Flow:
    """One disc goes from a building of the player's choice back to the harbor (payment)."""
    _, slot = yield Ask(power, "payment", PAYMENT_OPTIONS, payment_forbidden)  # end-pay-2
    state.pay_worker(power, slot)  # end-pay-1
    state.log("payment", power=power, building=state.coast[power][slot - 1], slot=slot)


# -- draw


def draw_options(state: EndeavorState) -> Sequence[Option]:
    """All decks, and the cards of the discard area."""
    if not state.discard_area:
        return DECK_OPTIONS
    return (*DECK_OPTIONS, *(DISCARDED[card] for card in state.discard_area))


def draw_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Which cards may not be drawn (draw). The region need not be open."""
    act, source = option
    if act == "draw":
        cards = state.decks[source]  # type: ignore[index]
        if not cards:
            return "end-draw-13" if state.abolished and source == "slavery" else "end-draw-12"
        if CARD_VALUE[cards[0]] > state.presence[power][DECK_AREA[source]]:  # end-comp-7 end-draw-3 end-draw-5
            return "end-draw-2"
        return None  # end-draw-4 end-draw-6
    if CARD_VALUE[source] > state.presence[power][EUROPE]:
        return "end-discard-17"
    return None


def draw(state: EndeavorState, power: str) -> Flow:
    """Take the top card of a deck, or any card of the discard area (draw)."""
    act, source = yield Ask(power, "draw", draw_options(state), draw_forbidden)
    if act == "draw":
        card = state.draw_top(source)  # end-draw-1
        state.log("draw", power=power, card=card)
    else:
        card = source
        state.take_from_discard_area(card)  # end-discard-17
        state.log("draw_discard", power=power, card=card)
    state.take_card(power, card)
    plus = CARDS[card].plus
    if plus:  # end-draw-10 end-discard-18
        count = state.grow(power, plus)
        state.log("population", power=power, count=count)
    abolish_by(state, card)  # end-abol-9


def abolish_by(state: EndeavorState, card: str) -> None:
    """Slavery is abolished for everybody the first time the card with the abolition mark is taken."""
    if not CARDS[card].abolition:  # end-abol-1
        return
    if state.abolished:  # end-abol-10
        return
    state.abolished = True
    state.log("abolition")
    for power in state.powers:  # end-abol-2
        held = tuple(card for card in state.cards[power] if card in SLAVERY)
        for slavery_card in held:
            state.give_up_card(power, slavery_card)  # end-abol-4 end-discard-20
            state.lay_face_down(power, slavery_card)  # end-abol-3 end-abol-5
        if held:
            state.log("set_aside", power=power, card=held)
    while state.decks["slavery"]:
        state.remove_card(state.draw_top("slavery"))  # end-abol-6 end-draw-13


# -- which actions are possible

PROCEDURES: dict[str, Callable[[EndeavorState, str], Flow]] = {
    "ship": ship,
    "occupy": occupy,
    "attack": attack,
    "payment": payment,
    "draw": draw,
}
TOO_FEW_DISCS = {"ship": "end-ship-3", "occupy": "end-occupy-1", "attack": "end-attack-4"}


def impossible(state: EndeavorState, power: str, action: str, discs: int) -> str | None:
    """Why a player with so many discs to use cannot perform an action: too few, or every target is forbidden."""
    if discs < HARBOR_COST[action]:  # end-ship-3 end-attack-4 end-act-15
        return TOO_FEW_DISCS[action]
    if action == "ship":
        return None  # a region is closed, with room on its track, or open, with an open sea
    if action == "occupy":
        return _no_target(state, power, BOARDS[state.side].occupy_options, occupy_forbidden, "end-occupy-1")
    if action == "draw":
        return _no_target(state, power, draw_options(state), draw_forbidden, "end-draw-2")
    if action == "attack":
        return _no_target(state, power, BOARDS[state.side].attack_options, attack_forbidden, "end-attack-5")
    return _no_target(state, power, PAYMENT_OPTIONS, payment_forbidden, "end-pay-4")


def _no_target(
    state: EndeavorState, power: str, options: Sequence[Option], forbidden: Forbidden, clause: str
) -> str | None:
    for option in options:
        if forbidden(state, power, option) is None:
            return None
    return clause
