"""The Westeros phase: three cards are revealed, wildling icons counted, and the cards resolved in order."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Entry, Option
from warcouncil.titles.game_of_thrones.components import (
    CHOICES,
    DECKS,
    GAME,
    PORTS,
    POWER_ICONS,
    TRACKS,
    WESTEROS,
)
from warcouncil.titles.game_of_thrones.ports import blockaded
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

WINTER = "winter_is_coming"
Effect = Callable[[GameOfThronesState], tuple[Entry, ...]]
"""What a card does: at once, or by the steps that it returns."""
EFFECTS: dict[str, Effect] = {}


def westeros_phase(state: GameOfThronesState) -> None:
    """Step: a new round begins; the top card of each deck is revealed and the icons are counted."""
    state.round += 1  # got-westeros-1
    state.phase = "westeros"
    state.restrictions = ()  # got-cardref-16
    state.log("round_begins", round=state.round)
    for deck in DECKS:
        reveal(state, deck)  # got-westeros-3
        if state.options["winter_is_coming"] == "at_reveal":
            while state.revealed[deck] == WINTER:
                reshuffle(state, deck)
    shown = tuple(state.revealed[deck] for deck in DECKS)
    icons = sum(WESTEROS[deck][state.revealed[deck]].icons for deck in DECKS)  # got-westeros-4 got-westeros-9
    state.log("westeros_cards", westeros_card=shown, amount=icons)
    cards: list[Entry] = [("westeros_card", deck) for deck in DECKS]  # got-westeros-6
    state.next(*threat_grows(state, icons), *cards, ("planning",))  # got-westeros-8 got-round-1


def reveal(state: GameOfThronesState, deck: str) -> None:
    card, state.decks[deck] = state.decks[deck].draw(state.dice, f"Westeros deck {deck}")
    state.revealed[deck] = card


def reshuffle(state: GameOfThronesState, deck: str) -> None:
    """Winter Is Coming: its whole deck is shuffled with it, and a new card is drawn."""
    state.decks[deck] = state.decks[deck].shuffle(state.revealed[deck])  # got-cardref-1
    state.log("winter", deck=deck)
    reveal(state, deck)  # got-cardref-1


def threat_grows(state: GameOfThronesState, icons: int) -> tuple[Entry, ...]:
    """The threat token goes one position for each icon; at the end of its track the wildlings attack at once."""
    if not icons:
        return ()
    track = GAME.threat_track
    position = min(track.index(state.threat) + icons, len(track) - 1)  # got-westeros-5 got-wildling-3
    state.threat = track[position]
    state.log("threat", strength=state.threat)
    if position == len(track) - 1:
        return (("wildling_attack", state.threat, ""),)  # got-westeros-5 got-wildling-1
    return ()


def resolve_card(state: GameOfThronesState, deck: str) -> Flow:
    """Step: one of the revealed cards is carried out."""
    while state.revealed[deck] == WINTER:
        reshuffle(state, deck)
        card = WESTEROS[deck][state.revealed[deck]]
        state.log("westeros_drawn", deck=deck, westeros_card=card.id)
        attack = threat_grows(state, card.icons)  # got-cardref-1
        if attack:
            state.next(*attack, ("westeros_card", deck))
            return
    card = WESTEROS[deck][state.revealed[deck]]
    state.log("westeros_card", deck=deck, westeros_card=card.id)
    effect = card.id
    if card.choices:
        chooser = state.holders[card.chooser]
        options = [("choose", choice) for choice in CHOICES if choice in card.choices]
        state.place = deck
        _, effect = yield Ask(chooser, "westeros_choice", options)
        state.place = ""
        state.log("westeros_chosen", power=chooser, westeros_card=card.id, choice=effect)
    steps = EFFECTS[effect](state)
    state.next(*steps, ("westeros_card_done", deck))


def card_done(state: GameOfThronesState, deck: str) -> None:
    """Step: a resolved card goes under its deck."""
    state.decks[deck] = state.decks[deck].put_at_bottom(state.revealed.pop(deck))  # got-westeros-7


def choice_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """A choice that is printed on another card."""
    return CHOICE_CLAUSES[WESTEROS[state.place][state.revealed[state.place]].id]


CHOICE_CLAUSES = {
    "a_throne_of_blades": "got-cardref-5",
    "dark_wings_dark_words": "got-cardref-8",
    "put_to_the_sword": "got-cardref-15",
}


# -- the cards


def effect(*cards: str) -> Callable[[Effect], Effect]:
    """Register what a card, or a choice on one, does."""

    def register(function: Effect) -> Effect:
        EFFECTS.update(dict.fromkeys(cards, function))
        return function

    return register


@effect("last_days_of_summer", "nothing")
def last_days_of_summer(state: GameOfThronesState) -> tuple[Entry, ...]:
    """Nothing happens."""
    return ()  # got-cardref-2


@effect("supply")
def supply(state: GameOfThronesState) -> tuple[Entry, ...]:
    """Every house adjusts its supply, in turn order."""
    return tuple(("supply", house) for house in state.turn_order)  # got-supply-1 got-cardref-4 got-cardref-5


@effect("mustering")
def mustering(state: GameOfThronesState) -> tuple[Entry, ...]:
    """Every house musters, in turn order."""
    return tuple(("mustering", house) for house in state.turn_order)  # got-muster-1 got-muster-12 got-cardref-5


@effect("clash_of_kings")
def clash_of_kings(state: GameOfThronesState) -> tuple[Entry, ...]:
    """All influence tokens are taken up, then every track is bid for."""
    state.log("clash")
    for track in TRACKS:
        state.tracks[track] = ()  # got-clash-1
    return tuple(("clash", track) for track in TRACKS)  # got-clash-2 got-cardref-8


@effect("game_of_thrones")
def game_of_thrones(state: GameOfThronesState) -> tuple[Entry, ...]:
    """Power for every power icon controlled, and for every port with ships that is not blockaded."""
    for house in state.turn_order:
        icons = sum(power for area, power in POWER_ICONS.items() if state.controller(area) == house)  # got-cardref-6
        ports = sum(state.owner.get(port) == house and not blockaded(state, port) for port in PORTS)  # got-port-20
        gained = state.gain_power(house, icons + ports)  # got-cardref-6 got-cardref-8
        state.log("income", power=house, amount=gained)
    return ()


@effect("wildlings_attack")
def wildlings_attack(state: GameOfThronesState) -> tuple[Entry, ...]:
    """The wildlings attack with the strength that the token shows."""
    return (("wildling_attack", state.threat, ""),)  # got-wildling-1 got-wildling-16


def restrict(state: GameOfThronesState, restriction: str) -> tuple[Entry, ...]:
    """Some orders may not be placed in this round."""
    state.restrictions = (*state.restrictions, restriction)  # got-cardref-16
    state.log("restriction", restriction=restriction)
    return ()


@effect("rains_of_autumn", "no_march_plus_1")
def rains_of_autumn(state: GameOfThronesState) -> tuple[Entry, ...]:
    return restrict(state, "no_march_plus_1")  # got-cardref-10 got-cardref-15 got-cardref-17


@effect("storm_of_swords", "no_defense")
def storm_of_swords(state: GameOfThronesState) -> tuple[Entry, ...]:
    return restrict(state, "no_defense")  # got-cardref-11 got-cardref-15


@effect("sea_of_storms")
def sea_of_storms(state: GameOfThronesState) -> tuple[Entry, ...]:
    return restrict(state, "no_raid")  # got-cardref-12


@effect("feast_for_crows")
def feast_for_crows(state: GameOfThronesState) -> tuple[Entry, ...]:
    return restrict(state, "no_consolidate")  # got-cardref-13


@effect("web_of_lies")
def web_of_lies(state: GameOfThronesState) -> tuple[Entry, ...]:
    return restrict(state, "no_support")  # got-cardref-14
