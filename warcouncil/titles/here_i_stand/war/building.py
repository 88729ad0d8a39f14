"""Building units (17): regulars, mercenaries, cavalry, squadrons and corsairs in friendly home spaces."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.counters import can_add, with_room
from warcouncil.campaign.relations import (
    army_size,
    at_war,
    commander,
    commanders_in,
    friendly,
    friends,
    home_of,
    sailors_in,
)
from warcouncil.campaign.stacks import add_units, closed, side
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.table.book import Action, may
from warcouncil.titles.here_i_stand.components import COUNTERS, FOREIGN_WARS, HOMES, MINORS, PLACE, SPACES
from warcouncil.titles.here_i_stand.realm import ALGIERS
from warcouncil.titles.here_i_stand.state import HereIStandState

OTTOMAN, PROTESTANT = "ottoman", "protestant"


# -- where


def builders(state: HereIStandState, power: str) -> Iterator[str]:
    """A power and the minor powers that it commands: whose units it may build."""
    yield power
    for minor in MINORS:
        if state.minors.get(minor) == power:
            yield minor  # his-22.3-3


@once_a_look
def waiting_wars(state: HereIStandState, power: str) -> list[str]:
    """The foreign wars of a power that have fewer units than they need."""
    return [
        war
        for war in FOREIGN_WARS
        if war in state.foreign_wars
        and FOREIGN_WARS[war].power == power
        and army_size(state, war, power) < FOREIGN_WARS[war].units
    ]


def site_forbidden(state: HereIStandState, power: str, owner: str, space: str) -> str | None:
    """Why a power may not build units of an owner in a space, whatever their kind."""
    if power == PROTESTANT and not state.league:
        return "his-21.6-1"
    if home_of(state, space) != owner or not friendly(state, power, space) or closed(state, space) is not None:
        return "his-17-1"  # his-17-5
    if space in state.unrest:
        return "his-12.4-5"
    if space in state.sieges:
        return "his-17.1-1"
    if space in state.troops or space in state.fleets:
        for other in (*commanders_in(state, space), *sailors_in(state, space)):
            if other != power and at_war(state, power, other):
                return "his-17.1-1"  # his-17.2-1
    if space in state.leaders.values() and any(
        place == space and at_war(state, power, side(state, leader)) for leader, place in state.leaders.items()
    ):
        return "his-17.1-1"
    return None


def pirate_base(state: HereIStandState, space: str) -> bool:
    """Algiers and the pirate havens: nothing but corsairs is built there."""
    return space == ALGIERS or space in state.havens


# -- land units (17.1)


def land_forbidden(state: HereIStandState, power: str, owner: str, place: str, unit: str) -> str | None:
    """Why a land unit may not be built in a place."""
    clause = ground_forbidden(state, power, owner, place)
    if clause is not None:
        return clause
    return None if can_add(state, owner, unit, 1, place) else "his-17-3"


def ground_forbidden(state: HereIStandState, power: str, owner: str, place: str) -> str | None:
    """Why no land unit at all may be built in a place."""
    if state.foreign_wars:
        needy = waiting_wars(state, power) if owner == power else []
        if needy and place not in needy:
            return "his-21.7-5"
        if place in needy:
            return None
    if place in FOREIGN_WARS:
        return "his-21.7-6"
    if pirate_base(state, place):
        return "his-17.2-4"
    return site_forbidden(state, power, owner, place)


def sites(state: HereIStandState, power: str, owner: str) -> list[str]:
    """The home spaces of an owner in friendly hands, and the foreign wars of a power."""
    ours = friends(state, power)
    found = [space for space in HOMES[owner] if state.control[space] in ours]
    if state.foreign_wars and owner == power:
        found += [war for war in FOREIGN_WARS if war in state.foreign_wars and FOREIGN_WARS[war].power == power]
    return found


@once_a_look
def open_sites(state: HereIStandState, power: str, owner: str) -> list[str]:
    """The home spaces where units of an owner may be built, corsairs apart."""
    ours = friends(state, power)
    return [
        space
        for space in HOMES[owner]
        if state.control[space] in ours
        and site_forbidden(state, power, owner, space) is None
        and not pirate_base(state, space)
    ]


def land_sites(state: HereIStandState, power: str, owner: str, unit: str) -> list[str]:
    """The places for which `land_forbidden` has no objection."""
    needy = waiting_wars(state, power) if state.foreign_wars and owner == power else []
    return with_room(state, owner, unit, needy or open_sites(state, power, owner))


def regular_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    for owner in builders(state, power):
        for place in sites(state, power, owner):
            yield ("raise_regular", place, owner)


def regular_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return land_forbidden(state, power, str(option[2]), str(option[1]), "regular")


def regulars_listed(state: HereIStandState, power: str) -> list[Option]:
    return [
        ("raise_regular", place, owner)
        for owner in builders(state, power)
        for place in land_sites(state, power, owner, "regular")
    ]


def raise_regular(state: HereIStandState, power: str, option: Option) -> None:
    build_land(state, str(option[1]), str(option[2]), "regular")


def mercenary_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "buy_mercenary", power):
        for place in sites(state, power, power):
            yield ("buy_mercenary", place)


def mercenary_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return land_forbidden(state, power, power, str(option[1]), "mercenary")  # his-17.1-2


def mercenaries_listed(state: HereIStandState, power: str) -> list[Option]:
    return [("buy_mercenary", place) for place in land_sites(state, power, power, "mercenary")]


def buy_mercenary(state: HereIStandState, power: str, option: Option) -> None:
    build_land(state, str(option[1]), power, "mercenary")


def cavalry_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "raise_cavalry", power):
        for place in sites(state, power, power):
            yield ("raise_cavalry", place)


def cavalry_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return land_forbidden(state, power, power, str(option[1]), "cavalry")  # his-17.1-2 his-5.2-6


def cavalry_listed(state: HereIStandState, power: str) -> list[Option]:
    return [("raise_cavalry", place) for place in land_sites(state, power, power, "cavalry")]


def raise_cavalry(state: HereIStandState, power: str, option: Option) -> None:
    build_land(state, str(option[1]), power, "cavalry")


def build_land(state: HereIStandState, place: str, owner: str, unit: str) -> None:
    add_units(state, place, owner, unit, 1)  # his-17-4
    state.log("built", power=owner, unit=unit, place=place)


# -- naval units (17.2)


def squadron_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "build_squadron", power):
        for owner in builders(state, power):
            for space in HOMES[owner] if COUNTERS[owner].squadrons else ():
                if SPACES[space].ports and friendly(state, power, space):
                    yield ("build_squadron", space, owner)


def squadron_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    space, owner = str(option[1]), str(option[2])
    if pirate_base(state, space):
        return "his-17.2-4"
    clause = site_forbidden(state, power, owner, space)
    if clause is not None:
        return clause
    return None if can_add(state, owner, "squadron") else "his-17-3"  # his-17.2-3 his-17.2-2


def squadrons_listed(state: HereIStandState, power: str) -> list[Option]:
    return [
        ("build_squadron", space, owner)
        for owner in builders(state, power)
        if can_add(state, owner, "squadron")
        for space in open_sites(state, power, owner)
        if SPACES[space].ports
    ]


def build_squadron(state: HereIStandState, power: str, option: Option) -> None:
    space, owner = str(option[1]), str(option[2])
    state.add_ships(space, owner, owner, squadrons=1)
    state.log("built", power=owner, unit="squadron", place=space)


def corsair_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "build_corsair", power):
        for space in (*HOMES[OTTOMAN], *sorted(state.havens, key=PLACE.__getitem__)):
            if SPACES[space].ports and friendly(state, power, space):
                yield ("build_corsair", space)


def corsair_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if not state.barbary:
        return "his-17.2-4"
    clause = site_forbidden(state, power, OTTOMAN, str(option[1]))
    if clause is not None:
        return clause
    return None if can_add(state, OTTOMAN, "corsair") else "his-17-3"


def build_corsair(state: HereIStandState, power: str, option: Option) -> None:
    space = str(option[1])
    state.add_ships(space, OTTOMAN, OTTOMAN, corsairs=1)
    state.log("built", power=OTTOMAN, unit="corsair", place=space)


# -- what is not even looked at


def regular_refused(state: HereIStandState, power: str, option: Option) -> str:
    return "his-17-1" if commander(state, str(option[2])) == power else "his-17-5"


def squadron_refused(state: HereIStandState, power: str, option: Option) -> str:
    return "his-17.2-1" if commander(state, str(option[2])) == power else "his-17-5"


ACTS = {
    "raise_regular": ("place", "power"),
    "buy_mercenary": ("place",),
    "raise_cavalry": ("place",),
    "build_squadron": ("space", "power"),
    "build_corsair": ("space",),
}
MENU = {
    "raise_regular": Action(
        regular_candidates, regular_forbidden, "raise_regular", raise_regular, regulars_listed, needs=regular_refused
    ),
    "buy_mercenary": Action(
        mercenary_candidates, mercenary_forbidden, "buy_mercenary", buy_mercenary, mercenaries_listed, needs="his-17-1"
    ),
    "raise_cavalry": Action(
        cavalry_candidates, cavalry_forbidden, "raise_cavalry", raise_cavalry, cavalry_listed, needs="his-17-1"
    ),
    "build_squadron": Action(
        squadron_candidates,
        squadron_forbidden,
        "build_squadron",
        build_squadron,
        squadrons_listed,
        needs=squadron_refused,
    ),
    "build_corsair": Action(corsair_candidates, corsair_forbidden, "build_corsair", build_corsair, needs="his-17.2-4"),
}
