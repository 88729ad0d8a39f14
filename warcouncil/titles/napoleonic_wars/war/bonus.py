"""The national bonus (11.21)."""

from __future__ import annotations

from collections.abc import Collection

from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import owner
from warcouncil.titles.napoleonic_wars.war.losses import Force

SCALE = sorted({nation.bonus for nation in COMPONENTS.nations.values()})
"""What minors, major powers and France have."""


def bonus(force: Force, demoted: Collection[str] = ()) -> int:
    """France for more than half of the pieces, nothing for half or more of minors, else the usual (11.21).

    `demoted`: major powers that count as minors.
    """
    pieces = [nation for nation, count in force[0] for _ in range(count)] + [owner(one) for one in force[1]]
    ratings = [SCALE[0] if nation in demoted else COMPONENTS.nations[nation].bonus for nation in pieces]
    if not pieces:
        return 0
    if 2 * ratings.count(SCALE[-1]) > len(pieces):
        return SCALE[-1]  # nw-11.21-1
    return SCALE[0] if 2 * ratings.count(SCALE[0]) >= len(pieces) else SCALE[1]
