"""Where units may be built (17, 22.1): what is this title's own about homes, ships and powers without keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.counters import free_ships
from warcouncil.campaign.relations import controls, home_of, own_capitals
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME, NORTH_AFRICA, SPAIN

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

ALHAMA = "alhama"
MILITIA, CORSAIR = "militia", "corsair"
NAVAL = ("squadron", CORSAIR)
CASTILE, BELTRANEJOS, NASRID = "castile", "beltranejos", "nasrid"
LIMITED = frozenset(power.id for power in COMPONENTS.powers.powers if power.limited) | {NASRID}
"""Powers that leave the game with their surrender: until then they build where they can."""
WARS = {war.id: war.power for war in COMPONENTS.tables.foreign_wars if war.power}
CORSAIRS = frozenset(row.navy for row in COMPONENTS.pieces.naval if row.corsair and not row.war)
REGULARS_ONLY = frozenset(minor.id for minor in COMPONENTS.powers.minors)
NEW_SHIPS = 1
"""One of the ships of North Africa comes with the Berbers (20.2)."""


def keyless(state: TantoMontaState, power: str) -> bool:
    """Whether a power has surrendered: it holds none of its home keys."""
    return power in state.realm.capitals and not own_capitals(state, power)


def build_also(state: TantoMontaState, power: str, owner: str, unit: str) -> tuple[str, ...]:
    """Where else than at home a unit may be built: on foreign wars, and Castilian militia in Alhama."""
    if unit in NAVAL or owner != power:
        return ()
    wars = tuple([war for war, whose in WARS.items() if whose == power and war in state.foreign_wars])  # tm-17.2-3
    town = power == CASTILE and unit == MILITIA and state.alhama and controls(state, CASTILE, ALHAMA)
    return (*wars, ALHAMA) if town else wars


def build_barred(state: TantoMontaState, power: str, owner: str, place: str, unit: str) -> str | None:
    """What this title forbids besides: surrendered powers, minor powers' kinds of units, ships that are not there."""
    if power in state.surrendered or owner in state.surrendered:
        return "tm-22.1-14"
    builder = home_of(state, place) if power == SPAIN else power
    clause = surrender_barred(state, builder)
    if clause is not None:
        return clause
    if unit == CORSAIR and owner not in CORSAIRS:
        return "tm-17.3-3"
    if owner in REGULARS_ONLY and unit not in ("regular", "squadron"):
        return "tm-21.3-2"
    if unit in NAVAL and owner == NORTH_AFRICA and state.turn < BERBERS_COME:
        return None if free_ships(state, owner) > NEW_SHIPS else "tm-20.2-1"
    return None


def surrender_barred(state: TantoMontaState, power: str) -> str | None:
    """Powers without a home key recruit nobody."""
    if power == BELTRANEJOS and keyless(state, power):
        return "tm-22.1-12"
    if power in LIMITED or not keyless(state, power):
        return None
    return "tm-22.1-14"  # tm-2.1-6
