"""How a match stands: points, and what powers have besides that brings points. All of it lies open on the table.

Hands count by their number only: what is in them is for their owners to know.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.judging import Estimate, Line, Reason, estimated, why
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.conquest import keys_lost
from warcouncil.titles.napoleonic_wars.relations import at_war, is_player_power, patron, sponsor
from warcouncil.titles.napoleonic_wars.seasons.peace import gained, points
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

CARD, UNIT, SQUADRON = 0.15, 0.05, 0.08
"""What a card in hand, a land unit and a squadron count, in points."""
CLIENT = 0.3
"""What a client counts that is not in Pact yet."""
CAPITAL = 1.5
"""What a capital in enemy hands counts against a power, with what a conquest may bring."""
EARLY, LATE = 4.0, 1.2
"""The lead in points that counts much, in the first turn and in the last."""


def estimate(state: NapoleonicState) -> Estimate:
    """The lines of all player powers, each for its seat."""
    powers = [nation for nation in NATIONS if is_player_power(state, nation) and nation in state.seats]
    lines = [line for nation in powers for line in lines_of(state, nation)]
    late = min(1.0, state.turn / max(1, state.last_turn))
    return estimated(state.players, lines, EARLY + (LATE - EARLY) * late)


def lines_of(state: NapoleonicState, nation: str) -> Iterator[Line]:
    """What counts for a power, in points."""
    seat = state.seats[nation]
    keys = gained(state, nation)
    yield Line(seat, why("keys_gained", power=nation, count=keys), float(keys))
    yield from (Line(seat, reason, number) for reason, number in holdings(state, nation) if number)


def holdings(state: NapoleonicState, nation: str) -> Iterator[tuple[Reason, float]]:
    """What a power has besides keys, and what it counts."""
    other = points(state, nation) - gained(state, nation)
    yield why("other_points", power=nation, count=other), float(other)
    cards = len(state.hands[nation])
    yield why("hand", power=nation, count=cards), CARD * cards
    units, ships = state.units_in_play(nation), state.ships_in_play(nation)
    yield why("units", power=nation, count=units), UNIT * units
    yield why("squadrons", power=nation, count=ships), SQUADRON * ships
    clients = sum(sponsor(state, minor) == nation != patron(state, minor) for minor in state.consuls)
    yield why("clients", power=nation, count=clients), CLIENT * clients
    fallen = sum(at_war(state, state.controller(one), nation) for one in COMPONENTS.nations[nation].capitals)
    yield why("capital_lost", power=nation, count=keys_lost(state, nation)), -CAPITAL * fallen
