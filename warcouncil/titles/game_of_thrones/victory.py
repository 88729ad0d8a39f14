"""Victory: seven castles and strongholds at any moment, or the most of them after the last round."""

from __future__ import annotations

from warcouncil.engine.state import Ending
from warcouncil.engine.title import Result, rank
from warcouncil.titles.game_of_thrones.components import GAME, IRON_THRONE, LANDS, STRONGHOLDS
from warcouncil.titles.game_of_thrones.state import GameOfThronesState


def instant_end(state: GameOfThronesState) -> Ending | None:
    """A house with seven castles and strongholds wins at once."""
    castles = state.claimed
    winners = tuple(house for house in state.houses if castles[house] >= GAME.castles_to_win)  # got-goal-2
    return Ending(winners, "seven_castles", "got-goal-2") if winners else None


def standing(state: GameOfThronesState, house: str) -> tuple[int, ...]:
    """What decides after the last round, the most important first; more is better."""
    track = state.tracks[IRON_THRONE]
    throne = -track.index(house) if track else 0  # got-victory-7 got-victory-9
    castles, supply = state.victory[house], state.supply[house]  # got-goal-1 got-victory-5
    if state.options["tie_break"] == "faq":
        lands = sum(state.controller(area) == house for area in LANDS)
        return (castles, lands, supply, throne)
    strongholds = sum(state.controller(area) == house for area in STRONGHOLDS)
    return (castles, strongholds, supply, state.power[house], throne)  # got-victory-4 got-victory-6


def result(state: GameOfThronesState) -> Result:
    """Ranks by standing; whoever won early is first."""
    early = state.ending.powers if state.ending is not None else ()
    keys = {house: (house in early, standing(state, house)) for house in state.houses}
    order = sorted(keys.values())
    by_seat = sorted(state.houses, key=lambda house: state.seats[house])
    ranks, utilities = rank([order.index(keys[house]) for house in by_seat])
    scores = {house: state.victory[house] for house in state.houses}
    if early:
        return Result(ranks, utilities, scores, "seven_castles", "got-goal-2")
    return Result(ranks, utilities, scores, "last_round", "got-goal-1")
