"""Rolls on the tables of the voyages (16.6): two dice, the crew, and what is added; what becomes of the nao."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.engine.flow import Flow
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import RollTable
from warcouncil.titles.tanto_monta.voyages.cargo import trim
from warcouncil.titles.tanto_monta.voyages.naos import NAOS, SEA_DOG, damage, owner, sink
from warcouncil.titles.tanto_monta.voyages.oceans import escorted, piloted, strait_helps, zone

TABLES = COMPONENTS.tables
AIDS = tuple(
    dict.fromkeys(
        reason
        for table in (TABLES.navigation, TABLES.terra_incognita, TABLES.cartography)
        for reason in table.modifiers
    )
)
"""What may be added to a roll."""


def result(table: RollTable, total: int) -> str:
    """What a table says for a total.

    >>> result(TABLES.navigation, 7), result(TABLES.navigation, 12)
    ('damaged', 'nothing')
    """
    return [said for least, said in table.rows if total >= least][-1]


def common(state: TantoMontaState, player: str, ocean: str = "") -> dict[str, bool]:
    """What may help a nao of a player on any of the tables, into an ocean zone or in it."""
    return {
        "maritime_technology": player in state.technology,
        "muslim_strait": bool(ocean) and strait_helps(state, player, ocean),
    }


def roll(state: TantoMontaState, nao: str, name: str, table: RollTable, helps: Mapping[str, bool]) -> int:
    """Two dice, the crew and whatever of the table's modifiers holds."""
    dice, crew = state.dice.rolls(2, 6, name), NAOS[nao].crew
    holding = [reason for reason, true in helps.items() if true and reason in table.modifiers]
    added = sum(table.modifiers[reason] for reason in holding)
    total = sum(dice) + crew + added  # tm-5.2-3 tm-16.6-3
    said = {"crew": crew, "aids": holding, "added": added, "total": total}
    state.log("nao_roll", power=owner(state, nao), nao=nao, voyage=name, dice=list(dice), **said)
    return total


def navigates(state: TantoMontaState, nao: str, **helps: bool) -> Flow:
    """One roll for navigation: whether the nao is still afloat."""
    player = owner(state, nao)
    if piloted(state, player):
        return True
    said = result(
        TABLES.navigation,
        roll(state, nao, "navigation", TABLES.navigation, {**common(state, player), **helps}),
    )
    if said == "sunk":
        sink(state, nao)  # tm-16.6-3
        return False
    if said == "damaged" and not damage(state, nao):
        return False
    yield from trim(state, nao, player)
    return True


def explores(state: TantoMontaState, nao: str, ocean: str, least: int = 0) -> Flow:
    """One roll for Terra Incognita: whether the ocean zone is explored. A roll under `least` counts as that."""
    player = owner(state, nao)
    table = TABLES.terra_incognita
    total = max(least, roll(state, nao, "terra_incognita", table, common(state, player, ocean)))
    said = result(table, total)
    if said == "sunk":
        if not piloted(state, player):
            sink(state, nao)  # tm-16.6-6
        return False  # tm-16.6-7
    if said == "damaged":
        if damage(state, nao):  # tm-16.6-9
            yield from trim(state, nao, player)
        return False
    explore(state, player, ocean)
    if said == "explored_with_chart":
        win_chart(state, player, ocean)  # tm-16.6-6
    return True


def explore(state: TantoMontaState, player: str, ocean: str) -> None:
    """A player has explored an ocean zone."""
    state.explored.add((player, ocean))  # tm-16.6-9
    state.log("ocean_explored", power=player, ocean=ocean)


def chart_forbidden(state: TantoMontaState, player: str, ocean: str) -> str | None:
    """Why a player cannot win a chart of an ocean zone."""
    if (player, ocean) in state.charted:
        return "tm-2.5-7"
    return None if state.charts[ocean] else "tm-16.6-11"  # tm-2.5-12


def win_chart(state: TantoMontaState, player: str, ocean: str) -> None:
    """A chart of an ocean zone comes to a player, if one is left that he may have."""
    if chart_forbidden(state, player, ocean) is None:
        state.charts[ocean] -= 1
        state.charted.add((player, ocean))
        state.award(player, "cartography", 1)  # tm-2.5-6 tm-22.3-65
        state.log("chart_won", power=player, ocean=ocean)


def draws_chart(state: TantoMontaState, nao: str) -> None:
    """A nao that stays in its ocean zone rolls for the chart."""
    player, ocean = owner(state, nao), zone(state.naos[nao].place)
    helps = {
        **common(state, player, ocean),
        "sea_dog": state.holds(SEA_DOG, player),
        "escort": bool(escorted(state, player, ocean)),
    }
    said = result(TABLES.cartography, roll(state, nao, "cartography", TABLES.cartography, helps))
    if said == "sunk" and not piloted(state, player):
        sink(state, nao)  # tm-16.6-11 tm-16.6-7
    if said == "chart":
        win_chart(state, player, ocean)  # tm-16.6-11
