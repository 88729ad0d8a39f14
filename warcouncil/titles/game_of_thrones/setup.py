"""Set-up: the table by the house screens for so many players, and who plays which house."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.engine.decks import Deck
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option, OptionValue
from warcouncil.titles.game_of_thrones.components import (
    DECKS,
    DOMINANCE,
    GAME,
    HAND,
    HOME,
    HOUSES,
    NEUTRAL_FORCES,
    POOL,
    SETUPS,
    TIDES,
    TRACKS,
    UNIT,
    WESTEROS,
    WILDLINGS,
    full_deck,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

THREE = 3
"""The player count with a side of its own on every neutral force token."""


def new_state(players: int, options: Mapping[str, OptionValue]) -> GameOfThronesState:
    """The table before anything random."""
    houses = SETUPS[players].houses  # got-players-1 got-players-3 got-players-6 got-goal-3
    state = GameOfThronesState(
        players=players,
        options=dict(options),
        seats={house: seat for seat, house in enumerate(houses)},
        agenda=[("set_up",)],
        round=1,  # got-setup-6
        threat=GAME.threat_start,  # got-setup-2
        wildlings=Deck.of(full_deck(WILDLINGS)),  # got-setup-1
        decks={deck: Deck.of(full_deck(WESTEROS[deck].values())) for deck in DECKS},  # got-setup-3
        neutrals=neutral_forces(players),
    )
    if options["tides_of_battle"]:
        state.tides = Deck.of(full_deck(TIDES.values()))  # got-tides-1 got-tides-2
    for house in houses:
        take_components(state, house)
    for track in TRACKS:
        state.tracks[track] = closed_up(track, houses)  # got-setup-9
        state.holders[DOMINANCE[track]] = state.tracks[track][0]  # got-setup-12 got-dominance-11
    for house in houses:
        place_units(state, house)
    return state


def neutral_forces(players: int) -> dict[str, int]:
    """The neutral forces for so many players, on the matching side."""
    if players == THREE:  # got-setup-4
        return {force.id: force.three for force in NEUTRAL_FORCES}  # got-setup-5 got-players-7 got-neutral-1
    return {
        force.id: force.other for force in NEUTRAL_FORCES if players in force.players
    }  # got-players-2 got-players-4


def closed_up(track: str, houses: tuple[str, ...]) -> tuple[str, ...]:
    """The houses in play in the order of their screens, without gaps."""
    return tuple(sorted(houses, key=lambda house: HOUSES[house].influence[track]))  # got-setup-11 got-setup-10


def take_components(state: GameOfThronesState, house: str) -> None:
    """What a player takes: cards, units, markers, and five power tokens."""
    footmen, knights, ships, engines = POOL
    state.unused[house] = (footmen, knights, ships, engines)  # got-components-1
    state.hands[house] = HAND[house]  # got-setup-8 got-components-2
    state.discards[house] = ()
    state.power[house] = GAME.starting_power  # got-setup-15
    state.pool[house] = GAME.power_tokens - GAME.starting_power  # got-setup-15 got-components-5
    state.supply[house] = HOUSES[house].supply  # got-setup-9
    state.victory[house] = 1  # the own home; units bring the rest


def place_units(state: GameOfThronesState, house: str) -> None:
    """The units of the house screen, and the garrison of the home."""
    screen = HOUSES[house]
    places = [*screen.units.items()]
    if state.options["lannister_port_ship"]:
        places += screen.erratum.items()
    for area, units in places:
        for unit, count in units.items():
            for _ in range(count):
                state.muster(area, house, UNIT[unit])  # got-setup-13
    state.garrisons[HOME[house]] = house  # got-setup-14


# -- who plays which house


def set_up(state: GameOfThronesState) -> Flow:
    """Step: houses are dealt or chosen; then the first round, which has no Westeros phase."""
    how = state.options["houses"]
    if how == "random":
        drawn = state.dice.shuffle(range(state.players), "houses")  # got-setup-7
        for house, seat in zip(state.houses, drawn, strict=True):
            state.give_power(house, seat)
    elif how == "choose":
        yield from choose_houses(state)
    for house in state.houses:
        state.log("plays_house", power=house, seat=state.seats[house] + 1)
    state.log("round_begins", round=state.round)
    state.next(("planning",))  # got-round-1 got-round-2


def choose_houses(state: GameOfThronesState) -> Flow:
    """Each seat in turn takes one of the houses that are left."""
    for seat in range(state.players):
        options = [("take", house) for house in state.houses if state.seats[house] >= seat]
        mine = state.powers_of(seat)[0]
        _, house = yield Ask(mine, "choose_house", options)  # got-setup-7
        state.give_power(mine, state.seats[house])
        state.give_power(house, seat)


def house_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """A house that is not in play, or taken."""
    return "got-setup-7"
