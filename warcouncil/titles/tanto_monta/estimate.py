"""How a match stands: victory points, what they lack, hands, stores and armies. All of it lies open on the table.

Hands and warehouses count by their number only: what is in them is for their owners to know.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.relations import commander
from warcouncil.engine.judging import Estimate, Line, Reason, estimated, why
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, PLAYERS
from warcouncil.titles.tanto_monta.seasons.victory import counted_keys, needed_keys, vp
from warcouncil.titles.tanto_monta.state import TantoMontaState

TABLES = COMPONENTS.tables
CARD, RESOURCE, UNIT = 0.3, 0.25, 0.05
"""What a card in hand, a resource and a land unit count, in victory points."""
SETTLEMENT = 0.25
"""What a settlement counts for each turn that is left."""
ENOUGH_NEAR = 6
"""Victory points below the mark of a standard victory from which on every point counts once more."""
LEAD_NEAR, LEAD = 4, 1.5
"""Points of a lead below domination from which on it counts, and how much each of them does."""
BRINK, KEYS_NEAR = 6.0, 4
"""What it counts to be about to win by arms, and from how many missing keys on it counts a part of that."""
EARLY, LATE = 5.0, 1.6
"""The lead in victory points that counts much, in the first turn and in the last."""


def estimate(state: TantoMontaState) -> Estimate:
    """The players are the seats."""
    points = {player: vp(state, player) for player in PLAYERS}
    lines = [line for player in PLAYERS for line in lines_of(state, player, points)]
    late = min(1.0, state.turn / max(1, state.last_turn))
    return estimated(state.players, lines, EARLY + (LATE - EARLY) * late)


def lines_of(state: TantoMontaState, player: str, points: dict[str, int]) -> Iterator[Line]:
    """What counts for a player, in victory points."""
    seat, now = state.seat_of(player), points[player]
    yield Line(seat, why("vp_now", power=player), float(now))
    missing = TABLES.standard_victory - now
    if missing < ENOUGH_NEAR:
        yield Line(seat, why("vp_enough", power=player, count=max(0, missing)), float(ENOUGH_NEAR - missing))
    behind = TABLES.domination_lead - now + max(other for name, other in points.items() if name != player)
    if behind < LEAD_NEAR and state.turn >= TABLES.victory_turn - 1:
        yield Line(seat, why("lead", power=player, count=max(0, behind)), LEAD * (LEAD_NEAR - behind))
    keys = needed_keys(state, player) - counted_keys(state, player)
    if keys < KEYS_NEAR:
        yield Line(seat, why("brink", power=player, count=max(0, keys)), BRINK * (1 - max(0, keys) / KEYS_NEAR))
    yield from (Line(seat, reason, number) for reason, number in holdings(state, player) if number)


def holdings(state: TantoMontaState, player: str) -> Iterator[tuple[Reason, float]]:
    """What a player has besides points, and what it counts."""
    cards, stores = len(state.hands.get(player, ())), len(state.warehouse.get(player, ()))
    settled = sum(owner == player for owner in state.settlements.values())
    units = sum(
        stack.size
        for stacks in state.troops.values()
        for stack in stacks
        if PLAYER.get(commander(state, stack.owner)) == player
    )
    yield why("hand", power=player, count=cards), CARD * cards
    yield why("stores", power=player, count=stores), RESOURCE * stores
    yield why("settlements", power=player, count=settled), SETTLEMENT * settled * (state.last_turn - state.turn)
    yield why("units", power=player, count=units), UNIT * units
