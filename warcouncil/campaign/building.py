"""Building units (17): where, of whom and of which kinds, and the actions of a menu that build them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from warcouncil.campaign.counters import can_add, with_room
from warcouncil.campaign.kept import SERVICE
from warcouncil.campaign.relations import (
    at_war,
    bearers,
    commanders_in,
    flag,
    friendly,
    friends,
    home_of,
    sailors_in,
)
from warcouncil.campaign.stacks import add_units, side
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.table.book import Action, may
from warcouncil.table.kept import follows_from

# -- where


def builders(state: CampaignState, power: str) -> list[str]:
    """A power and the minor powers that it commands: whose units it may build."""
    realm, minors = state.realm, state.minors
    marshals, banners = realm.marshals, realm.banners
    allies = [
        minor
        for minor in (realm.minors if minors else ())
        if minor in minors and power in (marshals[minors[minor]], banners[minors[minor]])
    ]
    return [power, *allies]  # war-22.3-3


def at_home(state: CampaignState, owner: str, space: str) -> bool:
    """Whether a space is a home space of an owner, or of a power with which it shares a navy."""
    home = home_of(state, space)
    return owner == home or owner == state.realm.banners[home]


def site_forbidden(state: CampaignState, power: str, owner: str, space: str, *, abroad: bool = False) -> str | None:
    """Why a power may not build units of an owner in a space, whatever their kind; `abroad`: it need not be at home."""
    clause = state.realm.unarmed(state, power)
    if clause is not None:
        return clause
    if not friendly(state, power, space):
        return "war-17-1"  # war-17-5
    return disturbed(state, power, owner, space, abroad=abroad)


def disturbed(state: CampaignState, power: str, owner: str, space: str, *, abroad: bool = False) -> str | None:
    """Why a power may not build units of an owner in a friendly space."""
    if not (abroad or at_home(state, owner, space)) or state.realm.closed(state, space) is not None:
        return "war-17-1"  # war-17-5
    if space in state.unrest or space in state.realm.stricken(state):
        return "war-12.4-5"
    return "war-17.1-1" if space in state.sieges or threatened(state, power, space) else None


def threatened(state: CampaignState, power: str, space: str) -> bool:
    """Whether enemies of a power are in a space: land units, ships or army leaders."""
    if space in state.troops or space in state.fleets:
        for other in (*commanders_in(state, space), *sailors_in(state, space)):
            if other != power and at_war(state, power, other):
                return True  # war-17.1-1 war-17.2-1
    return space in state.leaders.values() and any(
        place == space and at_war(state, power, side(state, leader)) for leader, place in state.leaders.items()
    )  # war-17.1-1


def place_forbidden(state: CampaignState, power: str, owner: str, place: str, unit: str) -> str | None:
    """Why a kind of unit may not be built in a place, however many counters there are."""
    clause = state.realm.build_barred(state, power, owner, place, unit)
    if clause is not None or place not in state.realm.atlas.spaces:
        return clause
    return site_forbidden(state, power, owner, place, abroad=place in elsewhere(state, power, owner, unit))


def elsewhere(state: CampaignState, power: str, owner: str, unit: str) -> tuple[str, ...]:
    """Where else than at home a kind of unit may be built."""
    return state.realm.build_also(state, power, owner, unit)


def build_forbidden(state: CampaignState, power: str, owner: str, place: str, unit: str) -> str | None:
    """Why a unit may not be built in a place."""
    clause = place_forbidden(state, power, owner, place, unit)
    if clause is not None:
        return clause
    return None if can_add(state, owner, unit, 1, place) else "war-17-3"


def sites(state: CampaignState, power: str, owner: str, unit: str) -> list[str]:
    """The home spaces of an owner in friendly hands, for ships the ports among them; and where else it may be tried."""
    realm, ours = state.realm, friends(state, power)
    spaces = realm.atlas.spaces
    afloat = unit in realm.naval_units
    if afloat and not realm.counters[owner].ships:
        return []
    tried = (*realm.homes[owner], *elsewhere(state, power, owner, unit))
    return [
        place
        for place in tried
        if place not in spaces or (state.control[place] in ours and (not afloat or spaces[place].ports))
    ]


@once_a_look
def open_sites(state: CampaignState, power: str, owner: str) -> list[str]:
    """The printed home spaces of an owner for which `site_forbidden` has no objection, in one pass."""
    realm = state.realm
    if realm.unarmed(state, power) is not None:
        return []
    ours, control, shut = friends(state, power), state.control, troubled(state)
    held = [space for space in realm.homes[owner] if control[space] in ours and space not in shut]
    if not held:
        return held
    moving = realm.moving_homes
    homes = [space for space in held if (moving is not None and space not in moving) or at_home(state, owner, space)]
    return unthreatened(state, power, homes)


def undisturbed(state: CampaignState, power: str, spaces: Iterable[str]) -> list[str]:
    """Those of some friendly spaces for which `disturbed` has no objection, at home or not."""
    if state.realm.unarmed(state, power) is not None:
        return []
    shut = troubled(state)
    return unthreatened(state, power, [space for space in spaces if space not in shut])


def unthreatened(state: CampaignState, power: str, spaces: list[str]) -> list[str]:
    """Those of some spaces where no enemies of a power are: only where there are strangers anybody looks closer."""
    visited = strangers_among(state, flag(state, power), spaces)
    if not visited:
        return spaces
    return [space for space in spaces if space not in visited or not threatened(state, power, space)]


@once_a_look
def troubled(state: CampaignState) -> set[str]:
    """Where nobody builds, whoever he is."""
    realm = state.realm
    return {*realm.closed_spaces(state), *state.unrest, *realm.stricken(state), *state.sieges}


def strangers_among(state: CampaignState, banner: str, spaces: list[str]) -> list[str]:
    """Those of some spaces where there is anybody of another flag: land units, ships or army leaders."""
    troops, fleets, ours, posts = state.troops, state.fleets, bearers(state, banner), foreign_posts(state, banner)
    return [
        space
        for space in spaces
        if space in posts
        or (space in troops and not ours.issuperset([one.owner for one in troops[space]]))
        or (space in fleets and not ours.issuperset([one.user for one in fleets[space]]))
    ]


@follows_from(SERVICE)
def foreign_posts(state: CampaignState, banner: str) -> frozenset[str]:
    """Where army leaders are who are not of a flag by print, or have changed sides."""
    ours, known, sides = bearers(state, banner), state.realm.leaders, state.sides
    return frozenset([place for one, place in state.leaders.items() if one in sides or known[one].power not in ours])


def build_sites(state: CampaignState, power: str, owner: str, unit: str) -> list[str]:
    """The places for which `build_forbidden` has no objection, in one pass."""
    realm = state.realm
    spaces, barred, found = realm.atlas.spaces, realm.build_barred, open_sites(state, power, owner)
    if unit in realm.naval_units:
        found = [space for space in found if spaces[space].ports]
    if found and realm.build_places is not None:
        found = realm.build_places(state, power, owner, unit, found)
    elif found:
        found = [space for space in found if barred(state, power, owner, space, unit) is None]
    for place in realm.build_also(state, power, owner, unit):
        if place_forbidden(state, power, owner, place, unit) is None:
            found = [*found, place]
    if unit not in realm.naval_units:
        return with_room(state, owner, unit, found)
    if not found or not can_add(state, owner, unit):
        return []
    return [place for place in found if place not in spaces or spaces[place].ports]


def build(state: CampaignState, place: str, owner: str, unit: str) -> None:
    """A new unit comes into a place."""
    if unit in state.realm.naval_units:
        state.add_ships(place, owner, owner, **{unit: 1})
    else:
        add_units(state, place, owner, unit, 1)  # war-17-4
    state.log("built", power=owner, unit=unit, place=place)


# -- the actions


Whose = Callable[[Any, str], str]


def its_own(state: CampaignState, power: str) -> str:
    return power


def build_action(
    act: str, unit: str, needs: str, minors: bool = False, row: str = "", whose: Whose = its_own
) -> Action:
    """The action that builds a kind of unit; its row of the costs has the name of the act, if no other is given.

    With `minors` the units of minor allies may be built as well, and the options name the owner behind the place.
    `needs` is the clause that says what it needs, `whose` says whose units a power builds without `minors`.
    """

    def owners(state: CampaignState, power: str) -> Iterable[str]:
        return builders(state, power) if minors else (whose(state, power),)

    def option(place: str, owner: str) -> Option:
        return (act, place, owner) if minors else (act, place)

    def candidates(state: CampaignState, power: str) -> Iterator[Option]:
        if may(state, row or act, power):
            for owner in owners(state, power):
                yield from (option(place, owner) for place in sites(state, power, owner, unit))

    def forbidden(state: CampaignState, power: str, chosen: Option) -> str | None:
        owner = str(chosen[2]) if minors else whose(state, power)
        return build_forbidden(state, power, owner, str(chosen[1]), unit)

    def run(state: CampaignState, power: str, chosen: Option) -> None:
        build(state, str(chosen[1]), str(chosen[2]) if minors else whose(state, power), unit)

    def listed(state: CampaignState, power: str) -> list[Option]:
        if not minors:
            return [(act, place) for place in build_sites(state, power, whose(state, power), unit)]
        owners = builders(state, power)
        return [(act, place, owner) for owner in owners for place in build_sites(state, power, owner, unit)]

    def refused(state: CampaignState, power: str, chosen: Option) -> str:
        return needs if str(chosen[2]) in builders(state, power) else "war-17-5"

    return Action(candidates, forbidden, row or act, run, listed, needs=refused if minors else needs)
