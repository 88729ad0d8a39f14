"""Where the powers' own rules let units be built (20.1, 20.4, 20.9, 22.1): foreign wars, rebels, beaten powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.relations import army_size
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.war.ground import GIBRALTAR, NASRID, NASRID_TOWNS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

WARS = {war.id: war for war in COMPONENTS.tables.foreign_wars}
"""Foreign war -> what its card says."""
WARS_OF = {war.power: tuple(one for one in WARS if WARS[one].power == war.power) for war in WARS.values()}
"""The foreign wars that are a power's, if they come."""
NO_WARS: list[str] = []
MORISCO, BELTRANEJOS, OTTOMAN, ORDERS = "morisco", "beltranejos", "ottoman", "orders"
NAVAL = ("squadron", "corsair")
SHELTERS = frozenset(
    grant.space for grant in COMPONENTS.tables.grants if grant.event == "resistance_of_the_beltranejos"
)
NASRID_KEYS = frozenset((*COMPONENTS.tables.surrender.nasrid, GIBRALTAR))


# -- foreign wars


def wars_of(state: TantoMontaState, power: str) -> list[str]:
    """The foreign wars that a power fights on land."""
    now = state.foreign_wars
    return [war for war in WARS_OF[power] if war in now] if now and power in WARS_OF else NO_WARS


def card_toll(state: TantoMontaState, player: str) -> int:
    """A card less for whoever is in a foreign war on land, however many there are."""
    return 1 if wars_of(state, player) else 0  # tm-20.9-5


def missing(state: TantoMontaState, war: str) -> int:
    """How many units a war lacks of those it asks for."""
    return max(0, WARS[war].least - army_size(state, war, WARS[war].power))


def room(state: TantoMontaState, war: str) -> int:
    """How many more units may come to a war."""
    return max(0, WARS[war].most - army_size(state, war, WARS[war].power))


def build_also(state: TantoMontaState, power: str, owner: str, unit: str) -> tuple[str, ...]:
    """Land units go to the foreign wars of their power as well."""
    if not state.foreign_wars:
        return ()
    return tuple(wars_of(state, power)) if owner == power and unit not in NAVAL else ()  # tm-20.9-6


def build_barred(state: TantoMontaState, power: str, owner: str, place: str, unit: str) -> str | None:
    """What the powers' own rules forbid to build in a place."""
    if power in state.beaten:
        return "tm-22.1-14"
    if owner in (OTTOMAN, ORDERS):
        return "tm-20.2-3"
    if owner == MORISCO and unit != "militia":
        return "tm-20.1-15"
    if power == NASRID and NASRID in state.surrendered:
        return rebels_barred(state, owner, place, unit)
    if power == BELTRANEJOS and BELTRANEJOS in state.surrendered and place not in SHELTERS:
        return "tm-20.4-19"
    if not state.foreign_wars and place not in WARS:
        return None  # the fast way: in peace
    return war_barred(state, power, owner, place, unit)


def rebels_barred(state: TantoMontaState, owner: str, place: str, unit: str) -> str | None:
    """After the surrender of the Nasrids: Morisco militia and Nasrid corsairs, where they are at home."""
    if (owner, unit) not in ((MORISCO, "militia"), (NASRID, "corsair")):
        return "tm-22.1-18"
    mine = state.control.get(place) == NASRID
    home = place in NASRID_KEYS or (place in NASRID_TOWNS and place not in state.lost_homes)
    return None if mine and home else "tm-20.1-17"


def war_barred(state: TantoMontaState, power: str, owner: str, place: str, unit: str) -> str | None:
    """Land units go first to foreign wars that lack some, and never beyond what a war takes."""
    if unit in NAVAL or owner != power:
        return "tm-20.9-6" if place in WARS else None
    fought = wars_of(state, power)
    if fought and (needy := [war for war in fought if missing(state, war)]) and place not in needy:
        return "tm-20.9-6"
    return "tm-20.9-6" if place in WARS and not room(state, place) else None
