"""Rolls to intercept and to evade at sea (13.31, 13.33, 13.36)."""

from __future__ import annotations

from warcouncil.table.dice import Lines, line
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import at_war, controls_sea, fleet_of
from warcouncil.titles.napoleonic_wars.sea.fleets import NAVIES
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, Ships
from warcouncil.titles.napoleonic_wars.war.checks import rolled

TABLE = COMPONENTS.tables.naval_checks


def mostly(ships: Ships) -> str:
    """The nation to which more than half of some squadrons belong; empty if there is none (13.36)."""
    nations = [nation for nation, _ in ships]
    return next((one for one in dict.fromkeys(nations) if 2 * nations.count(one) > len(nations)), "")


def modifiers(ships: Ships, commander: str = "", runner: bool = False) -> Lines:
    """What a fleet adds to two dice, reason by reason; `commander` is the nation that commands a grand fleet."""
    nation = mostly(ships)
    if commander and nation != commander:
        nation = ""  # nw-13.21-3
    sailing = NAVIES[nation].sailing if nation else 0
    return [
        *line("seamanship", sailing, power=nation),
        *line("against_blockade_runner", TABLE.modifiers["against_blockade_runner"] * runner),
    ]  # nw-13.36-1


def succeeds(state: NapoleonicState, label: str, lines: Lines) -> bool:
    """Two dice and what is added (13.31, 13.33)."""
    return rolled(state, label, lines, TABLE.dice) >= TABLE.success  # nw-13.31-1  # nw-13.33-1


def is_blockaded(state: NapoleonicState, nation: str, sea: str) -> bool:
    """Whether enemies of a nation control a sea zone, and so every port in it as far as that zone goes (13.35)."""
    return any(
        at_war(state, nation, one) and controls_sea(state, one, sea) for one in fleet_of(state, sea)
    )  # nw-13.35-2
