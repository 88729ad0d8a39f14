"""The state before anything happened: a scenario laid out for four players (3, 4, 7)."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.engine.decks import Deck
from warcouncil.engine.state import OptionValue
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.readings import NAVAL_RESOURCES, reading
from warcouncil.titles.tanto_monta.realm import AUXILIARIES, MINORS, PLAYER, PLAYERS, POLICY, REALM
from warcouncil.titles.tanto_monta.resources import PRINTED, printed
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import Scenario, Stack
from warcouncil.titles.tanto_monta.war import ground

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
    state.naval_pool, state.caravan_pool = (
        tuple(sorted(printed(pool, reading(state, NAVAL_RESOURCES)))) for pool in PRINTED
    )
    state.next(("set_up",))
    return state


def lay_out_map(state: TantoMontaState, scenario: Scenario) -> None:
    state.control = COMPONENTS.control(scenario)  # tm-2.2-1
    state.control.update({space: POLICY.get(owner, owner) for space, owner in state.control.items()})
    state.mesta = scenario.mesta
    for stack in (*COMPONENTS.setup.garrisons, *scenario.stacks):
        lay_out_stack(state, stack)
    if state.turn < ground.BERBERS_COME:
        state.control.update(dict.fromkeys(ground.TLEMCEN, INDEPENDENT))  # tm-2.4-6


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
            state.minors[minor] = other if minor == one else one  # tm-21.7-25
        else:
            state.alliances.add(pair(POLICY.get(one, one), POLICY.get(other, other)))
    state.alliances |= {pair(one, other) for one, other in TOGETHER if not {one, other} & set(scenario.surrendered)}
    if not state.alcacovas and pair("portugal", "france") in state.alliances:
        state.alliances.add(pair("beltranejos", "france"))  # tm-9.2-4
    state.surrendered = dict.fromkeys(scenario.surrendered, 0)
    state.rulers, state.pope = dict(scenario.rulers), scenario.pope
    state.houses = dict(scenario.loyalty)
    state.fortress_boxes = dict.fromkeys(PLAYERS, FORTRESSES)
    state.influence = {
        minor.id: {player: minor.influence.get(player, 0) for player in PLAYERS} for minor in COMPONENTS.powers.minors
    }
    for player, markers in scenario.markers.items():
        state.bonus_vp[player] = tuple(markers.items())
    lay_out_past(state, scenario)


def lay_out_past(state: TantoMontaState, scenario: Scenario) -> None:
    """What has happened before a scenario that begins later: weddings, treaties, events."""
    people = COMPONENTS.people
    state.children = {child.id for child in people.children if child.turn < state.turn}
    state.suitors = {suitor.id for suitor in people.suitors if suitor.turn < state.turn}
    state.married = dict(scenario.married)
    realms = {suitor.id: suitor.realm for suitor in people.suitors}
    state.dynastic = {realms[suitor] for suitor in state.married.values()}
    state.treaties = set(scenario.treaties) & set(COMPONENTS.tables.treaties.ids)
    if "alcacovas" in scenario.treaties:
        state.alcacovas = state.turn - 1
        state.sea_wars = {REALM.pair("portugal", "spain")}
    state.full_houses = {house for house, level in state.houses.items() if level >= COMPONENTS.tables.loyalty.most}
    state.zahara_seized = "muley_hacen_seizes_zahara" in scenario.removed
    state.sagres = "school_of_sagres_henry_the_navigator" in scenario.removed
    state.england_garrison = "etaples" not in state.treaties
    taken = {space for space in ground.NASRID_TOWNS if state.control[space] == "spain"}
    state.lost_homes = {space for space in taken if COMPONENTS.atlas.spaces[space].home == "nasrid"}


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
    state.on_table = {ruler.card: ruler.player for ruler in COMPONENTS.people.rulers if ruler.card in scenario.in_force}
    state.on_table |= {pope.card: "papacy" for pope in COMPONENTS.people.popes if pope.card in scenario.in_force}
    lying = {*state.removed, *state.on_table}
    state.deck = Deck.of(card for card in earlier if card not in lying)
    state.aside = tuple(card for card in COMPONENTS.cards if card not in state.deck and card not in lying)
