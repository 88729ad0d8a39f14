"""A combat in one line: who attacks whom, with what, where.

    match = duel("stark", "lannister", force=("knight",), held=("footman",))
    battle(match, "eddard_stark", "the_hound")

The default battlefield is The Twins, a land without a castle, attacked from Seagard; Moat Cailin, The Fingers and The
Mountains of the Moon are there for retreats. Everything that `positions.table` takes can be given as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rulebook.game_of_thrones.positions import Orders, Placed, battle, finish, look, march, strengths, table
from warcouncil.engine.match import Match
from warcouncil.titles.game_of_thrones.components import HOME
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

WAITING = ("martell", "tyrell", "baratheon", "lannister", "greyjoy", "stark")
"""Houses that may have the order for which the match waits, the first one that is not needed."""


def duel(
    attacker: str,
    defender: str,
    *,
    force: tuple[str, ...] = ("footman",),
    held: tuple[str, ...] = ("footman",),
    area: str = "the_twins",
    origin: str = "seagard",
    order: str = "march_0",
    units: Placed | None = None,
    orders: Orders | None = None,
    token: bool = False,
    **more: Any,
) -> Match:
    """A match in which the attackers have just marched; with `held=()` only what else is there defends."""
    placed = {origin: (attacker, *force), **({area: (defender, *held)} if held else {}), **(units or {})}
    given: dict[str, Any] = {"pause": pause_for(attacker, defender, placed, more.get("players", 6)), **more}
    match = table(("marches",), units=placed, orders={origin: order, **(orders or {})}, **given)
    march(match, origin, *((unit, area) for unit in force), token=token)
    return match


def pause_for(attacker: str, defender: str, placed: Placed, players: int) -> str:
    """A house with nothing to do in the combat."""
    houses = table(players=players).state.seats
    free = [house for house in WAITING if house in houses and house not in (attacker, defender)]
    return next(house for house in free if HOME[house] not in placed)


def fought(
    match: Match, attacker_card: str, defender_card: str, sides: Mapping[str, str] | None = None, blade: bool = False
) -> GameOfThronesState:
    """The combat up to the first question that it asks after the totals."""
    battle(match, attacker_card, defender_card, sides, blade=blade)
    return finish(match, blade=blade)


def power_of(match: Match, house: str) -> int:
    return look(match).power[house]


# -- the same from either side

ROLES = ("attacking", "defending")


def clash(role: str, house: str, enemy: str, own: tuple[str, ...], other: tuple[str, ...], **more: Any) -> Match:
    """A duel in which `house` has the role; `own` and `other` are the units of the two."""
    if role == "attacking":
        return duel(house, enemy, force=own, held=other, **more)
    return duel(enemy, house, force=other, held=own, **more)


def meet(
    match: Match, role: str, own_card: str, other_card: str, sides: Mapping[str, str] | None = None
) -> GameOfThronesState:
    """Both play their cards; stops at the first question after them."""
    pair = (own_card, other_card) if role == "attacking" else (other_card, own_card)
    return battle(match, *pair, sides)


def totals(match: Match, role: str) -> tuple[int, int]:
    """The total strengths of the house with the role and of its enemy."""
    attacker, defender = strengths(match)
    return (attacker, defender) if role == "attacking" else (defender, attacker)
