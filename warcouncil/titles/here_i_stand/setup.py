"""The state before anything happened: a scenario laid out for three to six players."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.engine.decks import Deck
from warcouncil.engine.state import OptionValue
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    CONQUISTADORS,
    EXPLORERS,
    HOME_CARDS,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    REFORMERS,
    SCENARIOS,
    SEATING,
    START_CONTROL,
    START_DECK,
    START_RELIGION,
    WIVES,
    Scenario,
)
from warcouncil.titles.here_i_stand.sea.new_world import SENT
from warcouncil.titles.here_i_stand.state import HereIStandState, Voyage, pair

LANGUAGES = ("german", "english", "french")
COLONIAL = ("hapsburg", "england", "france")
UNDERWAY = {"conquest": "conquer", "exploration": "explore", "colony": "colonize"}


def new_state(players: int, options: Mapping[str, OptionValue]) -> HereIStandState:
    """A scenario, seats taken, agenda begun."""
    scenario = SCENARIOS[str(options["scenario"])]
    held = {power: seat for seat, powers in enumerate(SEATING[players]) for power in powers}
    state = HereIStandState(
        players=players,
        options=dict(options),
        seats={power: held[power] for power in MAJORS},
    )
    state.turn, state.last_turn = scenario.turns  # his-7-1
    if options["last_turn"]:
        state.last_turn = min(state.last_turn, int(options["last_turn"]))
    lay_out_map(state, scenario)
    lay_out_powers(state, scenario)
    lay_out_religion(state, scenario)
    lay_out_new_world(state, scenario)
    lay_out_cards(state, scenario)
    state.next(("set_up",))
    return state


def lay_out_map(state: HereIStandState, scenario: Scenario) -> None:
    state.control = dict(START_CONTROL[scenario.id])  # his-2-3
    state.protestant_spaces = {
        space for space, religion in START_RELIGION[scenario.id].items() if religion == "protestant"
    }  # his-2-3
    state.unrest = set(scenario.unrest)
    for stack in scenario.stacks:
        state.add_troops(
            stack.space, stack.power, regular=stack.regulars, mercenary=stack.mercenaries, cavalry=stack.cavalry
        )
        state.add_ships(stack.space, stack.power, stack.power, squadron=stack.squadrons, corsair=stack.corsairs)
        for leader in stack.leaders:
            assert leader in LEADERS
            state.leaders[leader] = stack.space
        for admiral in stack.admirals:
            assert admiral in ADMIRALS
            state.admirals[admiral] = stack.space
    state.knights = scenario.knights
    if state.knights:
        state.add_troops(state.knights, INDEPENDENT, regular=1)


def lay_out_powers(state: HereIStandState, scenario: Scenario) -> None:
    state.wars = {pair(one, other) for one, other in scenario.wars}
    for one, other in scenario.alliances:
        minor, major = (one, other) if other in MAJORS else (other, one)
        state.minors[minor] = major  # his-22.1-1
    state.hungary_fell = "hungary_bohemia" in state.minors
    state.rulers = dict(scenario.rulers)
    state.league = scenario.league
    state.barbary = "algiers" not in scenario.out_of_play
    state.marital = WIVES.index(scenario.marital_status)
    state.peters_vp = scenario.st_peters_vp
    state.chateaux = scenario.chateaux
    state.excommunicated = set(scenario.excommunicated)
    for power, markers in scenario.war_winner.items():
        for _ in range(markers):
            state.add_bonus(power, "war_winner", 1)


def lay_out_religion(state: HereIStandState, scenario: Scenario) -> None:
    state.debaters = dict.fromkeys(scenario.debaters, False)
    state.reformers = {reformer: REFORMERS[reformer][0] for reformer in scenario.reformers}
    state.new_testament = {zone: scenario.translations.get(zone, 0) for zone in LANGUAGES}
    state.full_bible = dict.fromkeys(LANGUAGES, 0)
    state.waiting_troops = dict(scenario.electorate_display)


def lay_out_new_world(state: HereIStandState, scenario: Scenario) -> None:
    state.explorers = {
        power: tuple(
            one.id for one in EXPLORERS.values() if one.power == power and one.id not in scenario.gone.explorers
        )
        for power in COLONIAL
    }
    state.conquistadors = {
        power: tuple(
            one.id
            for one in CONQUISTADORS.values()
            if one.power == power and one.id not in scenario.gone.conquistadors
            for _ in range(one.count)
        )
        for power in COLONIAL
    }
    state.colonies = {colony: power for power, colonies in scenario.colonies.items() for colony in colonies}
    for discovery, power in scenario.discoveries.items():
        state.discoveries[discovery] = (power, "")
    for conquest, power in scenario.conquests.items():
        state.conquests[conquest] = (power, False)  # those of a scenario are depleted
    state.voyages = tuple(
        Voyage(power, UNDERWAY[voyage]) for power, voyages in scenario.underway.items() for voyage in voyages
    )
    for voyage in state.voyages:
        state.mark(SENT[voyage.kind], voyage.power)  # his-20.1-3


def lay_out_cards(state: HereIStandState, scenario: Scenario) -> None:
    """Home cards come in the first card draw phase; the deck is shuffled there."""
    state.hands = {power: scenario.in_hand.get(power, ()) for power in MAJORS}
    state.deck = Deck.of(START_DECK[scenario.id])
    state.removed = scenario.removed
    state.on_table = dict.fromkeys(scenario.in_play, "papacy")
    elsewhere = {
        *state.deck.cards,
        *state.removed,
        *state.on_table,
        *(card for hand in state.hands.values() for card in hand),
    }
    homes = {card for cards in HOME_CARDS.values() for card in cards}
    state.aside = tuple(card for card in CARDS if card not in elsewhere and card not in homes)


def set_up(state: HereIStandState) -> None:
    """Begin the first turn of the scenario."""
    state.log("begins", turn=state.turn)
    begin_turn(state)


def begin_turn(state: HereIStandState) -> None:
    """7 The phases of a turn."""
    first = state.turn == 1  # his-7-3
    phases: list[tuple[str]] = [("card_draw",), ("diplomacy",), ("spring",), ("action_phase",), ("winter",)]
    if first:
        phases.insert(0, ("theses",))  # his-8.1-1
        phases.insert(3, ("diet",))
    state.next(*phases, ("new_world",), ("victory",))  # his-7-2


STEPS = {"set_up": set_up}
