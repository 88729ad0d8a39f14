"""Response windows (6.1): one table of the moments at which cards may be played out of turn, and who is asked.

The chapters of war only say that such a moment has come (`offer`); what a card does there is written with the cards,
which register themselves in `PLAYS`. Nobody is asked about cards that everybody can see elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from warcouncil.engine.flow import NOTHING, Flow, Window
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import CARDS, PLAYABLE_BY
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.witness import witnessed

WINDOWS: dict[str, tuple[str, ...]] = {
    "spring_start": ("venetian_informant",),
    "between_impulses": ("halleys_comet",),
    "event_declared": ("the_wartburg",),
    "holy_roman_emperor_transfer": ("gout",),
    "land_move_declared": ("foul_weather", "gout"),
    "field_battle_step_1": ("landsknechts", "swiss_mercenaries"),
    "field_battle_combat_cards": (
        "arquebusiers",
        "field_artillery",
        "mercenaries_bribed",
        "surprise_attack",
        "tercios",
    ),
    "field_battle_after_dice": ("janissaries",),
    "assault_declared": ("foul_weather", "gout"),
    "assault_mercenaries": ("landsknechts", "swiss_mercenaries"),
    "assault_combat_cards": ("siege_mining", "mercenaries_grow_restless"),
    "assault_after_dice": ("siege_artillery",),
    "naval_move_declared": ("foul_weather",),
    "naval_roll": ("professional_rowers",),
    "naval_combat_cards": ("arquebusiers",),
    "naval_combat_after_dice": ("janissaries", "professional_rowers"),
    "naval_transport_start": ("foul_weather", "gout"),
    "piracy_announced": ("foul_weather",),
    "debate_substitution": ("here_i_stand",),
    "victory_phase": ("copernicus", "michael_servetus"),
}
"""Trigger -> the cards that may be played then."""


class Play(NamedTuple):
    """What a response or combat card does in a window."""

    options: Callable[[HereIStandState, str, str], Sequence[Option]]
    """`options(state, power, trigger)`: the ways to play it now, acts that begin with `play`; empty if none is."""
    resolve: Callable[[HereIStandState, str, Option, str], Any]
    """`resolve(state, power, option, trigger)`: a function or a generator; the card has left the hand already."""


PLAYS: dict[str, Play] = {}
"""Card -> what it does out of turn; filled by the cards."""

AFTER_BATTLE: list[Callable[[HereIStandState], Flow | None]] = []
"""What is looked at when a field battle, an assault or a change of control is over (22.5)."""


def possible(state: HereIStandState, card: str) -> bool:
    """Whether a card may be in some hand, as far as everybody can see."""
    if CARDS[card].kind == "home":
        return card in state.hands[CARDS[card].owner]
    return card not in state.discard and card not in state.removed and card not in state.aside


def responses(state: HereIStandState, power: str, trigger: str) -> list[Option]:
    """What a power may play in a window."""
    found: list[Option] = []
    for card in WINDOWS[trigger]:
        held_back = ("held_back", power, card) in state.this_impulse  # his-16.4-8
        if card in state.hands[power] and not barred(state, power, card) and not held_back:
            found += PLAYS[card].options(state, power, trigger)
    return found


def barred(state: HereIStandState, power: str, card: str) -> bool:
    """A card is an event once in a turn; responses belong to the action phase; under Mary I England has none."""
    if any(played == card for _, played in state.played_events):
        return True  # his-11-6
    if CARDS[card].kind == "response" and state.phase != "action":
        return True  # his-6.1-12
    pious = power == "england" and state.rulers[power] == "mary_i"
    return pious and CARDS[card].kind in ("response", "combat")  # his-21.3-16


def asked(state: HereIStandState, trigger: str, powers: Iterable[str]) -> tuple[str, ...]:
    """Of some powers those that may hold a card for this moment, by what everybody can see."""
    cards = [card for card in WINDOWS[trigger] if possible(state, card)]
    if not cards:
        return ()
    owners = [CARDS[card].owner for card in cards if CARDS[card].kind == "home"]
    shared = [card for card in cards if CARDS[card].kind != "home"]
    return tuple([power for power in powers if power in owners or may_hold(state, power, shared)])


def may_hold(state: HereIStandState, power: str, cards: Sequence[str]) -> bool:
    """Whether one of some cards may be in a hand and be played from it."""
    for card in cards:
        if power in PLAYABLE_BY[card] and not barred(state, power, card):  # his-11-6
            return any(CARDS[held].kind != "home" for held in state.hands[power])
    return False


def offer(state: HereIStandState, trigger: str, powers: Iterable[str], about: Mapping[str, Any] = NOTHING) -> Flow:
    """Open a window for some powers, in this order, until none of them plays another card.

    What its prompt names comes from the table (prompts.py) or, where nothing there tells it, as `about`.
    Returns True if a card stopped what was interrupted; the window then closes at once.
    """
    waiting = tuple(powers)
    while waiting and ("stopped", trigger) not in state.this_impulse:
        able = asked(state, trigger, waiting)
        if not able:
            break
        response = yield Window(
            trigger, able, lambda now, power: responses(now, power, trigger), about=about
        )  # his-6.1-12
        if response is None:
            break
        power, option = response
        yield from play_response(state, power, option, trigger)
        waiting = waiting[waiting.index(power) :]
    stopped = ("stopped", trigger) in state.this_impulse
    state.this_impulse.discard(("stopped", trigger))
    return stopped


def stop(state: HereIStandState, trigger: str) -> None:
    """A card stops what was interrupted: called by `resolve` of the card."""
    state.mark_impulse("stopped", trigger)


def play_response(state: HereIStandState, power: str, option: Option, trigger: str) -> Flow:
    """Play one card out of turn."""
    card = str(option[1])
    state.leave_hand(power, card)
    state.played_events.add((power, card))
    state.log("response_played", power=power, card=card)
    yield from witnessed(state, "events", card, PLAYS[card].resolve, power, option, trigger)
    if card not in state.removed:
        state.put_away(card)
