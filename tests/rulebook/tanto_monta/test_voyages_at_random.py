"""Many turns on the oceans by chance: every piece stays somewhere, whatever is chosen and rolled."""

from __future__ import annotations

import random

import pytest

from tests.rulebook.tanto_monta.driver import Game, look, position
from tests.rulebook.tanto_monta.oceans import set_out
from warcouncil.engine.dice import Dice, seed_key
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry
from warcouncil.testing import ScriptedDice
from warcouncil.titles.tanto_monta import hidden
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import discoveries, sailing

POWERS = {"muslim": "north_africa", "portugal": "portugal", "spain": "spain", "france": "france"}
TURNS, MOVES = 4, 3
ACTS = ("nao", "raid", "send_escort", "build_escort", "fortify_settlement", "end_actions")


def sails(state: TantoMontaState, player: str) -> None:
    """Step: an impulse with points for naos and raids, and a naval move."""
    state.active = state.acting = player
    state.cp, state.phase = 5, "action"
    power = POWERS[player]
    orders: tuple[Entry, ...] = (*sailing.begin(state, power), ("set_out", power))
    state.next(("actions", player), *orders, ("impulse_over",))


def impulse_over(state: TantoMontaState) -> None:
    state.end_impulse_facts()
    state.settled_zones.clear()


def winter(state: TantoMontaState) -> None:
    state.phase = "winter"
    state.next(("unused_resources",), ("naos_return",), ("escorts_return",), ("trade",), ("new_turn",))


def new_turn(state: TantoMontaState) -> None:
    state.turn += 1
    state.phase = "card_draw"
    state.piracies.clear()
    state.end_turn_facts()
    state.lost_ships.clear()
    if state.turn == 4:
        discoveries.overseas_voyages(state)
    state.next(("naos_back",), ("resources_come",), ("escorts",))


def naos_back(state: TantoMontaState) -> None:
    from warcouncil.titles.tanto_monta.voyages.naos import naos_come_back

    naos_come_back(state)


@pytest.mark.parametrize("seed", range(3))
def test_voyages_at_random(seed: int) -> None:
    chance = random.Random(seed)
    game = Game()
    own = (set_out, sails, impulse_over, winter, new_turn, naos_back)
    game.steps = {**game.steps, **{step.__name__: step for step in own}}  # type: ignore[misc]
    turn: list[Entry] = [("sails", player) for _ in range(MOVES) for player in COMPONENTS.players]
    state = position(turn=3, scenario="1490" if seed % 2 else "1470")
    state.agenda = list(reversed([*turn, ("winter",)] * TURNS))
    match = Match.at(game, state, dice=ScriptedDice([], others=seed))
    kinds = set()
    while not match.over:
        decision = chance.choice(match.decisions)
        kinds.add(decision.kind)
        able = [option for option in decision.options if decision.kind != "action" or option[0] in ACTS]
        match.choose(decision, chance.choice(able))
        assert not list(game.invariants(match.state)), (decision.kind, list(game.invariants(match.state)))
        copy = look(match).copy()
        hidden.resample(copy, chance.randrange(4), Dice(seed_key(seed)))
        assert not list(game.invariants(copy))
    assert {"action", "nao_orders", "nao_winter"} <= kinds
