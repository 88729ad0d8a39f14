"""New units that cards bring (17): which kinds, how many of each, and where they may come."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warcouncil.campaign import relations
from warcouncil.campaign.building import site_forbidden, undisturbed, unthreatened
from warcouncil.campaign.counters import can_add, with_room
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.powers.recruiting import missing, room, wars_of
from warcouncil.titles.tanto_monta.realm import NAVAL_UNITS, POLICY
from warcouncil.titles.tanto_monta.spaces import own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState

REGULAR, MILITIA, CAVALRY, ARTILLERY, SQUADRON = "regular", "militia", "cavalry", "artillery", "squadron"
Sites = Callable[[TantoMontaState, str], list[str]]
"""(state, unit): where a unit of a kind may come."""
KINDS = {"levy": Kind({"levy": ("unit", "place")})}


def owner_of(power: str, unit: str) -> str:
    """Whose counter a unit of a power is: Castile and Aragon have one navy."""
    return POLICY.get(power, power) if unit in NAVAL_UNITS else power


def levy(state: TantoMontaState, power: str, units: Mapping[str, int], sites: Sites, total: int = 0) -> Flow:
    """A power places new units one by one: so many of each kind at most, and `total` of all of them.

    What there is no counter or no place for is lost.
    """
    left = dict(units)
    for count in range(total or sum(left.values()), 0, -1):
        with OneLook(state):
            options: list[Option] = [
                ("levy", unit, place) for unit, many in left.items() if many for place in sites(state, unit)
            ]
        if not options:
            return
        _, unit, place = yield Ask(power, "levy", options, about={"amount": count})
        left[unit] -= 1
        enlist(state, power, unit, place)


def enlist(state: TantoMontaState, power: str, unit: str, place: str) -> None:
    """A new unit comes to a place."""
    owner = owner_of(power, unit)
    if unit in NAVAL_UNITS:
        state.add_ships(place, owner, owner, **{unit: 1})
    else:
        add_units(state, place, owner, unit, 1)
    state.log("built", power=owner, unit=unit, place=place)


# -- where


def fits(state: TantoMontaState, power: str, unit: str, space: str, *, abroad: bool = False) -> bool:
    """Whether a new unit may come to a space that its power controls: no unrest, plague, siege or enemy, and a port
    for ships; `abroad`: it need not be at home."""
    owner = owner_of(power, unit)
    if unit in NAVAL_UNITS and not SPACES[space].ports:
        return False
    clause = site_forbidden(state, power, owner, space, abroad=abroad)
    return clause is None and can_add(state, owner, unit, 1, space)


@once_a_look
def quiet_homes(state: TantoMontaState, power: str) -> list[str]:
    """The home spaces that a power controls, without unrest, plague, siege or enemy."""
    shut = {*state.unrest, *state.plague, *state.sieges}
    return unthreatened(state, power, [space for space in own_homes(state, power) if space not in shut])


def with_counters(state: TantoMontaState, owner: str, unit: str, spaces: list[str]) -> list[str]:
    """Those of some spaces in which the counters allow one more unit; ports for ships: `fits` for many at once."""
    if unit not in NAVAL_UNITS:
        return with_room(state, owner, unit, spaces)
    return [space for space in spaces if SPACES[space].ports] if can_add(state, owner, unit) else []


def at_home(power: str, *, wars: bool = False) -> Sites:
    """The home spaces that a power controls; with `wars` its foreign wars as well."""

    def sites(state: TantoMontaState, unit: str) -> list[str]:
        owner = owner_of(power, unit)
        homes = with_counters(state, owner, unit, quiet_homes(state, power))
        return with_wars(state, power, unit, homes, wars=wars)

    return sites


def controlled(power: str) -> Sites:
    """All spaces that a power controls, at home or not."""

    def sites(state: TantoMontaState, unit: str) -> list[str]:
        quiet = undisturbed(state, power, relations.controlled(state, power))
        able = with_counters(state, owner_of(power, unit), unit, quiet)
        return with_wars(state, power, unit, able, wars=False)

    return sites


def with_wars(state: TantoMontaState, power: str, unit: str, spaces: list[str], *, wars: bool) -> list[str]:
    """Foreign wars that lack units come first; to others units come as far as there is room."""
    if unit in NAVAL_UNITS:
        return spaces
    abroad = [war for war in wars_of(state, power) if can_add(state, power, unit, 1, war)]
    needy = [war for war in abroad if missing(state, war)]  # tm-20.9-6
    return needy or [*spaces, *(war for war in abroad if wars and room(state, war))]
