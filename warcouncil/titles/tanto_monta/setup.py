"""The state before anything happened: a scenario laid out for four players (3, 4, 7)."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.engine.decks import Deck
from warcouncil.engine.state import OptionValue
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import AUXILIARIES, MINORS, PLAYER, PLAYERS, POLICY, REALM
from warcouncil.titles.tanto_monta.resources import PRINTED, printed
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import Scenario, Stack

TOGETHER = (("nasrid", "north_africa"), ("portugal", "beltranejos"), ("france", "catalonia"))
"""Powers of one player are allies for good (9.2)."""
FORTRESSES = 2


def new_state(players: int, options: Mapping[str, OptionValue]) -> TantoMontaState:
    """A scenario, seats taken, agenda begun."""
    scenario = COMPONENTS.setup.scenarios[str(options["scenario"])]
    seats = {player: seat for seat, player in enumerate(PLAYERS)}
    state = TantoMontaState(
        players=players,
        options=dict(options),
        seats={name: seats[PLAYER[name]] for name in (*PLAYERS, *PLAYER) if name not in AUXILIARIES},
    )
    state.turn, state.last_turn = scenario.turns  # tm-7-1
    lay_out_map(state, scenario)
    lay_out_players(state, scenario)
    lay_out_voyages(state, scenario)
    lay_out_cards(state, scenario)
    state.naval_pool, state.caravan_pool = (tuple(sorted(printed(pool))) for pool in PRINTED)
    state.next(("set_up",))
    return state


def lay_out_map(state: TantoMontaState, scenario: Scenario) -> None:
    state.control = COMPONENTS.control(scenario)
    state.control.update({space: POLICY.get(owner, owner) for space, owner in state.control.items()})
    state.mesta = scenario.mesta
    for stack in (*COMPONENTS.setup.garrisons, *scenario.stacks):
        lay_out_stack(state, stack)
    if state.turn >= 4:
        for stack in COMPONENTS.setup.turn_4:
            lay_out_stack(state, stack)
    if scenario.garrison:
        state.england_garrison = True


def lay_out_stack(state: TantoMontaState, stack: Stack) -> None:
    state.add_troops(
        stack.space,
        stack.power,
        regular=stack.regular,
        militia=stack.militia + stack.native,
        cavalry=stack.cavalry,
        artillery=stack.artillery,
    )
    navy = POLICY.get(stack.power, stack.power)
    state.add_ships(stack.space, navy, navy, squadron=stack.squadron, corsair=stack.corsair)
    state.leaders.update(dict.fromkeys(stack.leaders, stack.space))
    state.admirals.update(dict.fromkeys(stack.admirals, stack.space))


def lay_out_players(state: TantoMontaState, scenario: Scenario) -> None:
    pair = REALM.pair
    state.wars = {pair(POLICY.get(one, one), POLICY.get(other, other)) for one, other in scenario.wars}
    state.minors = dict(AUXILIARIES)
    for one, other in scenario.alliances:
        minor = next((name for name in (one, other) if name in MINORS), "")
        if minor:
            state.minors[minor] = other if minor == one else one
        else:
            state.alliances.add(pair(POLICY.get(one, one), POLICY.get(other, other)))
    state.alliances |= {pair(one, other) for one, other in TOGETHER if not {one, other} & set(scenario.surrendered)}
    if not state.alcacovas and pair("portugal", "france") in state.alliances:
        state.alliances.add(pair("beltranejos", "france"))  # tm-9.2-4
    state.surrendered = dict.fromkeys(scenario.surrendered, 0)
    state.rulers, state.pope = dict(scenario.rulers), scenario.pope
    state.houses = dict(scenario.loyalty)
    state.treaties = set(scenario.treaties)
    state.fortress_boxes = dict.fromkeys(PLAYERS, FORTRESSES)
    state.influence = {
        minor.id: {player: minor.influence.get(player, 0) for player in PLAYERS} for minor in COMPONENTS.powers.minors
    }
    for player, markers in scenario.markers.items():
        state.bonus_vp[player] = tuple(markers.items())
    state.married = dict(scenario.married)


def lay_out_voyages(state: TantoMontaState, scenario: Scenario) -> None:
    state.charts = {ocean.id: ocean.chits for ocean in COMPONENTS.map.oceans}
    state.nao_pools = {
        player: tuple(
            nao.id
            for nao in COMPONENTS.pieces.naos
            if nao.player == player and not nao.special
            for _ in range(nao.count)
        )
        for player in PLAYERS
    }
    state.settlements = {space: player for player, spaces in scenario.settlements.items() for space in spaces}
    state.explored = {(player, ocean) for player, oceans in scenario.explored.items() for ocean in oceans}
    for player, markers in scenario.markers.items():
        for ocean in scenario.explored.get(player, ())[: markers.get("cartography", 0)]:
            state.charts[ocean] -= 1
            state.charted.add((player, ocean))


def lay_out_cards(state: TantoMontaState, scenario: Scenario) -> None:
    """Cards come into the deck in the card draw phase of their turn, home cards into their hands."""
    state.hands = dict.fromkeys(PLAYERS, ())
    state.removed = scenario.removed
    earlier = [card for turn in range(1, state.turn) for card in COMPONENTS.deck(turn) if card not in state.removed]
    state.deck = Deck.of(earlier)
    state.aside = tuple(card for card in COMPONENTS.cards if card not in state.deck and card not in state.removed)
