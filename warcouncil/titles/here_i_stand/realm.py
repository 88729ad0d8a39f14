"""Here I Stand as the rules of campaigns see it: map, powers, people, counters, and the ways of its own (2, 5, 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.realm import BattleKind, Easing, Realm, ShipKind, UnitKind, Winter
from warcouncil.campaign.relations import army_size, own_capitals
from warcouncil.campaign.stacks import Stacks, add_units, battle_of, minus, number, plus, some
from warcouncil.engine.looks import once_a_look
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    ATLAS,
    CAPITALS,
    COUNTERS,
    ELECTORATES,
    FOREIGN_WARS,
    FORTIFIED_BY_PRINT,
    HOMES,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    MINORS,
    NAVAL_UNITS,
    PLACE,
    POWERS,
    SPACES,
)

if TYPE_CHECKING:
    from warcouncil.titles.here_i_stand.state import HereIStandState

ALGIERS = "algiers"
ATLANTIC = "atlantic_ocean"
BARRED_FROM_ATLANTIC = ("genoa", "venice")
CORSAIR = "corsair"
HAVENS = ("oran", "tripoli")
"""Where pirates can settle (#89)."""
PROTESTANT = "protestant"
SULEIMAN = "suleiman"
SCOTS_RAID = frozenset((*HOMES["scotland"], "berwick", "carlisle", "york"))
"""The spaces that a French army may enter in a Scots Raid (#97)."""

SACKED = ("mercenary", "regular", "cavalry")
"""The order in which losses of the sack of Rome fall (#95)."""

RAID = Fact("scots_raid")
"""France carries out a Scots Raid (#97)."""
FOUL_WEATHER = Fact("foul_weather")
GOUT = Fact("gout", "leader")
ROXELANA = Fact("roxelana")
"""Suleiman has a free assault (#42)."""
FACTS = (RAID, FOUL_WEATHER, GOUT, ROXELANA)

Groups = dict[tuple[str, str], int]

# -- places


def walled(state: HereIStandState, space: str) -> bool:
    """Pirate havens are fortified."""
    return space in state.havens  # his-2.1-1


def home_moved(state: HereIStandState, space: str) -> str:
    """A pirate haven is an Ottoman home space (21.1)."""
    return "ottoman" if space in state.havens else ""  # his-21.1-4 his-21.1-5


def homes_of(state: HereIStandState, power: str) -> tuple[str, ...]:
    """The home spaces of a power, in the order of the map."""
    if not state.havens:
        return HOMES[power]
    if power != "ottoman":
        return tuple(space for space in HOMES[power] if space not in state.havens)
    return tuple(ATLAS.in_order({*HOMES[power], *state.havens}))


_CLOSED = {
    (league, barbary): frozenset((() if league else ELECTORATES) + (() if barbary else (ALGIERS,)))
    for league in (False, True)
    for barbary in (False, True)
}


def closed_spaces(state: HereIStandState) -> frozenset[str]:
    """Electorates before the Schmalkaldic League, Algiers before the Barbary Pirates: nobody enters them."""
    return _CLOSED[state.league, state.barbary]


def closed(state: HereIStandState, space: str) -> str | None:
    """The clause that closes a space to all movement."""
    if space not in _CLOSED[state.league, state.barbary]:
        return None
    return "his-21.1-1" if space == ALGIERS else "his-21.6-2"


def entry_barred(state: HereIStandState, power: str, target: str) -> str | None:
    """A Scots Raid goes to Scotland and the north of England."""
    if power == "france" and state.holds(RAID) and target not in SCOTS_RAID:
        return "his-11-4"
    return None


# -- counters


def knights_counter(state: HereIStandState, groups: Groups) -> None:
    """The Knights of St. John have a counter of their own."""
    if (state.knights, "regular") in groups:
        groups[state.knights, "regular"] -= 1


def electorate_display(state: HereIStandState, groups: Groups) -> None:
    """Protestant regulars wait for their electorates."""
    for electorate, waiting in state.waiting_troops.items():
        groups[f"display {electorate}", "regular"] = waiting


def knights_perish(state: HereIStandState, space: str) -> None:
    """The Knights of St. John are off the map when no independent unit is left where they were."""
    if state.knights == space and not state.stack(space, INDEPENDENT).size:
        state.knights = ""


# -- war


def unarmed(state: HereIStandState, power: str) -> str | None:
    """Protestants have no armies before their league."""
    return "his-21.6-1" if power == PROTESTANT and not state.league else None


def calms_at_home(state: HereIStandState, power: str, space: str) -> bool:
    """Without armies Protestants calm their home spaces all the same."""
    return power == PROTESTANT and not state.league and SPACES[space].home == PROTESTANT  # his-12.4-14


def stormy(state: HereIStandState) -> bool:
    """Foul Weather (#31)."""
    return state.holds(FOUL_WEATHER)


def indisposed(state: HereIStandState, leader: str) -> bool:
    """Gout (#32)."""
    return state.holds(GOUT, leader)


def storms_at_once(state: HereIStandState, power: str, space: str) -> bool:
    """A Scots Raid, or Suleiman after Roxelana."""
    raid = power == "france" and state.holds(RAID)
    return raid or bool(roxelana(state, power, space))


def roxelana(state: HereIStandState, power: str, space: str) -> str:
    """Suleiman, if he is there for the one free assault of Roxelana (#42)."""
    ready = power == "ottoman" and state.holds(ROXELANA)
    there = ready and state.leaders.get(SULEIMAN) == space and not indisposed(state, SULEIMAN)
    return SULEIMAN if there else ""


def roxelana_used(state: HereIStandState) -> None:
    state.unmark(ROXELANA)


def may_sail(owner: str, place: str) -> bool:
    """Ships of Genoa and Venice never enter the Atlantic."""
    return not (place == ATLANTIC and owner in BARRED_FROM_ATLANTIC)  # his-16.1-7


def guards_of_rome(state: HereIStandState) -> int:
    """The mercenaries in a sacked Rome take hits as well."""
    battle = battle_of(state)
    return state.number(battle.place, battle.defenders[0], "mercenary")  # his-21.5-10


def spread(state: HereIStandState, stacks: Stacks, losses: int) -> Stacks:
    """Losses of the sack of Rome: evenly over mercenaries and regulars, an odd one falls on mercenaries."""
    lost: Stacks = ()
    for _ in range(losses):
        left = minus(state, stacks, lost)
        kinds = [unit for unit in SACKED if any(number(state, stack, unit) for stack in left)]
        unit = min(kinds, key=lambda kind: sum(number(state, stack, kind) for stack in lost))
        owner = next(stack.owner for stack in left if number(state, stack, unit))
        lost = plus(state, lost, (some(state, owner, unit, 1),))
    return lost  # his-21.5-10


UNITS = {"cavalry": UnitKind(assault_dice=0, wall_dice=0, mounted=True)}
SHIPS = {
    "squadron": ShipKind(dice=2, line="squadrons", hulls=2),
    "corsair": ShipKind(line="corsairs", blockades=False),
}

BATTLES = {
    "foreign": BattleKind(on_map=False, stands=False, opens=False, keeps_one=False),  # his-21.7-3
    "sack": BattleKind(
        open_to_all=True, alone=True, cover=guards_of_rome, spread=spread, leaves_siege=True
    ),  # his-21.5-9
}

# -- seasons and building


def raise_in_spring(state: HereIStandState, power: str) -> None:
    """Spring Preparations (#102): a regular in each capital without unrest."""
    for capital in own_capitals(state, power):
        if capital not in state.unrest and can_add(state, power, "regular", 1, capital):  # his-12.4-5
            add_units(state, capital, power, "regular", 1)
            state.log("built", power=power, unit="regular", place=capital)


SPRING_PREPARATIONS = Easing(
    card="spring_preparations", over_passes=True, past_ships=True, any_number=True, play=raise_in_spring
)


def pirate_base(state: HereIStandState, space: str) -> bool:
    """Algiers and the pirate havens: nothing but corsairs is built there."""
    return space == ALGIERS or space in state.havens


@once_a_look
def waiting_wars(state: HereIStandState, power: str) -> list[str]:
    """The foreign wars of a power that have fewer units than they need."""
    return [war for war in wars_of(state, power) if army_size(state, war, power) < FOREIGN_WARS[war].units]


def wars_of(state: HereIStandState, power: str) -> tuple[str, ...]:
    """The foreign wars that a power fights."""
    if not state.foreign_wars:
        return ()
    return tuple([war for war in FOREIGN_WARS if war in state.foreign_wars and FOREIGN_WARS[war].power == power])


def build_also(state: HereIStandState, power: str, owner: str, unit: str) -> tuple[str, ...]:
    """Land units go to the foreign wars of their power, corsairs to pirate havens as well."""
    if unit == CORSAIR:
        return tuple(sorted(state.havens, key=PLACE.__getitem__))
    return wars_of(state, power) if owner == power and unit not in NAVAL_UNITS else ()


def build_barred(state: HereIStandState, power: str, owner: str, place: str, unit: str) -> str | None:
    """What foreign wars and pirates mean for new units."""
    if unit == CORSAIR:
        return None if state.barbary else "his-17.2-4"
    if state.foreign_wars and unit not in NAVAL_UNITS:
        needy = waiting_wars(state, power) if owner == power else []
        if needy and place not in needy:
            return "his-21.7-5"
        if place in needy:
            return None
    if place in FOREIGN_WARS:
        return "his-21.7-6"
    return "his-17.2-4" if pirate_base(state, place) else None


def build_places(state: HereIStandState, power: str, owner: str, unit: str, spaces: list[str]) -> list[str]:
    """Those of some spaces that `build_barred` does not forbid: mostly all but the bases of pirates."""
    if unit == CORSAIR:
        return spaces if state.barbary else []
    if state.foreign_wars and unit not in NAVAL_UNITS and owner == power and waiting_wars(state, power):
        return []
    pirates = {ALGIERS, *state.havens}
    return [space for space in spaces if space not in pirates]


HOME_KEYS = {minor: tuple(space for space in HOMES[minor] if SPACES[space].kind == "key") for minor in MINORS}
"""The keys at home of each minor power, in the order of the map."""

REALM = Realm(
    atlas=ATLAS,
    fortified_by_print=FORTIFIED_BY_PRINT,
    homes=HOMES,
    capitals=CAPITALS,
    majors=MAJORS,
    minors=MINORS,
    powers=POWERS,
    land_units=LAND_UNITS,
    naval_units=NAVAL_UNITS,
    leaders=LEADERS,
    admirals=ADMIRALS,
    counters=COUNTERS,
    walled=walled,
    moving_homes=frozenset(HAVENS),
    home_moved=home_moved,
    closed_spaces=closed_spaces,
    closed=closed,
    entry_barred=entry_barred,
    control_barred=entry_barred,
    set_aside={INDEPENDENT: knights_counter, PROTESTANT: electorate_display},
    unit_kinds=UNITS,
    ship_kinds=SHIPS,
    battles=BATTLES,
    assault_opens="assault_mercenaries",
    after_dice=("ottoman",),
    unarmed=unarmed,
    stormy=stormy,
    indisposed=indisposed,
    storms_at_once=storms_at_once,
    free_assault=roxelana,
    free_assault_used=roxelana_used,
    garrison_fell=knights_perish,
    calms_at_home=calms_at_home,
    may_sail=may_sail,
    easings=(SPRING_PREPARATIONS,),
    build_also=build_also,
    build_barred=build_barred,
    build_places=build_places,
    winter=Winter(keys=HOME_KEYS),
)
