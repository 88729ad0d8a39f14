"""Where units may be built (17): what is this title's own about homes, ships and minor powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.counters import free_ships
from warcouncil.campaign.relations import controls, home_of
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.powers import recruiting
from warcouncil.titles.tanto_monta.powers.recruiting import BELTRANEJOS, MORISCO, NAVAL
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME, NASRID, NORTH_AFRICA, SPAIN

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

ALHAMA, CASTILE = "alhama", "castile"
MILITIA, CORSAIR = "militia", "corsair"
LIMITED = frozenset(power.id for power in COMPONENTS.powers.powers if power.limited) | {NASRID}
"""Powers that leave the game with their surrender."""
CORSAIRS = frozenset(row.navy for row in COMPONENTS.pieces.naval if row.corsair and not row.war)
MINORS = frozenset(minor.id for minor in COMPONENTS.powers.minors)
NEW_SHIPS = 1
"""One of the ships of North Africa comes with the Berbers (20.2)."""


def build_also(state: TantoMontaState, power: str, owner: str, unit: str) -> tuple[str, ...]:
    """Where else than at home a unit may be built: on foreign wars, Castilian militia in Alhama, Moriscos."""
    if owner == MORISCO:
        return COMPONENTS.homes(NASRID)  # tm-20.1-17
    wars = recruiting.build_also(state, power, owner, unit) if state.foreign_wars else ()  # tm-17.2-3
    town = owner == CASTILE and unit == MILITIA and state.alhama and controls(state, CASTILE, ALHAMA)
    return (*wars, ALHAMA) if town else wars


def build_barred(state: TantoMontaState, power: str, owner: str, place: str, unit: str) -> str | None:
    """What this title forbids besides: beaten powers, kinds of units that an owner has not, ships of a later turn."""
    clause = recruiting.build_barred(state, power, owner, place, unit)
    if clause is not None:
        return clause
    if power == SPAIN and home_of(state, place) in state.beaten:
        return "tm-22.1-14"  # tm-2.1-6
    if unit == CORSAIR and owner not in CORSAIRS:
        return "tm-17.3-3"
    if owner in MINORS and unit not in ("regular", "squadron"):
        return "tm-21.3-2"  # tm-5.3-7
    if unit in NAVAL and owner == NORTH_AFRICA and state.turn < BERBERS_COME:
        return None if free_ships(state, owner) > NEW_SHIPS else "tm-20.2-1"
    return None


def build_places(state: TantoMontaState, power: str, owner: str, unit: str, spaces: list[str]) -> list[str]:
    """Those of some spaces that `build_barred` does not forbid: where no rule looks at the place, all or none."""
    place_matters = (power in (NASRID, BELTRANEJOS) and power in state.surrendered) or (
        power == SPAIN and bool(state.beaten)
    )
    if place_matters or not spaces:
        return [space for space in spaces if build_barred(state, power, owner, space, unit) is None]
    return list(spaces) if build_barred(state, power, owner, spaces[0], unit) is None else []


def levied(state: TantoMontaState, power: str) -> str:
    """Whose militia a power recruits: after the Nasrid surrender that of the Moriscos."""
    return MORISCO if power == NASRID and NASRID in state.surrendered else power
