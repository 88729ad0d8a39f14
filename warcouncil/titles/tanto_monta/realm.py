"""Tanto Monta as the rules of campaigns see it: map, powers, people, counters, and the ways of its own (2, 5, 20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import structs

from warcouncil.campaign.aftermath import Aftermath
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.realm import BattleKind, Realm, ShipKind, UnitKind
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.sea import sick_ports, waters
from warcouncil.titles.tanto_monta.war import (
    bounds,
    fighting,
    formations,
    ground,
    holy_war,
    preparations,
    recruits,
    wintering,
)
from warcouncil.titles.tanto_monta.war.formations import ARTILLERY, CAVALRY, POOLS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

BERBERS_COME = ground.BERBERS_COME
BERBER_INFANTRY = 2
"""What joins the supply of North Africa in turn 4."""
PLAYERS = tuple(COMPONENTS.players)
"""In the order of impulses (3.1)."""
MAJORS = tuple(power.id for power in COMPONENTS.powers.powers)
MINORS = tuple(minor.id for minor in COMPONENTS.powers.minors)
SPAIN = "spain"
"""Castile and Aragon have one policy: wars, alliances, control markers and navy bear this name (2.3, 5.4, 9.2)."""
POLICY = {"castile": SPAIN, "aragon": SPAIN}
MORISCO, OTTOMAN, ORDERS, GUANCHE, TRIBAL = "morisco", "ottoman", "orders", "guanche", "tribal"
AUXILIARIES = {MORISCO: "nasrid", OTTOMAN: "north_africa", ORDERS: "castile"}
"""Units with counters of their own that a power commands as long as they live (20.1, 20.2, 20.5)."""
MUSLIM = "muslim"
"""The player of two powers: a party of deals, whose hand it is (9.1)."""
POWERS = (*MAJORS, SPAIN, MUSLIM, *MINORS, *AUXILIARIES, INDEPENDENT, GUANCHE, TRIBAL)
TRIBES = "tribes"
"""The foreign war of the tribes (20.9)."""
WILD = frozenset({INDEPENDENT, GUANCHE, TRIBAL})
"""Whose units nobody plays (21.8)."""
LAND_UNITS = ("regular", "militia", "cavalry", "artillery")
NAVAL_UNITS = ("squadron", "corsair")
HOMES = {power: COMPONENTS.homes(power) for power in POWERS}
HOMES[SPAIN] = tuple(dict.fromkeys(space for power in POLICY for space in HOMES[power]))
KEYS = COMPONENTS.spaces("key")
TO_COME = {"castile": COMPONENTS.tables.surrender.nasrid}
"""The keys of the Nasrids are Castilian when they have surrendered (22.1)."""
CAPITALS = frozenset((*KEYS, *COMPONENTS.spaces("special")))
"""Keys, and Paris, which is like one (20.7)."""
PLAYER = {**COMPONENTS.player_of, **{unit: COMPONENTS.player_of[power] for unit, power in AUXILIARIES.items()}}
"""Power, auxiliaries or player -> the player."""
POWERS_OF = {player: facts.powers for player, facts in COMPONENTS.players.items()}


@dataclass(frozen=True)
class Pool:
    """Counters of a power: the strength of land units, counters by value where they are known, and ships."""

    strength: int
    ships: int = 0
    denominations: tuple[tuple[int, int], ...] = ()

    @property
    def halved(self) -> bool:
        return False


def pool(strength: int, ships: int = 0, counters: tuple[tuple[int, int], ...] = ()) -> Pool:
    return Pool(strength, ships, counters or ((1, strength),))


def counters() -> dict[str, Pool]:
    """What lies in the box for each power (5.3, 5.4)."""
    land = {row.power: sum(row.units.values()) for row in COMPONENTS.pieces.land}
    ships: dict[str, int] = {}
    for row in COMPONENTS.pieces.naval:
        if not row.war:  # tm-5.4-4
            navy = row.navy if row.navy in POWERS else INDEPENDENT  # Ragusa and Tunis
            ships[navy] = ships.get(navy, 0) + row.count
    land[ORDERS] = sum(order.count for order in COMPONENTS.pieces.orders)
    return {power: pool(land.get(power, 0), ships.get(power, 0)) for power in POWERS}


def pools() -> dict[tuple[str, str], Pool]:
    """Land counters by kind: infantry has regulars on one side and militia on the other (5.3)."""
    found = {(power, kind): pool(0) for power in POWERS for kind in POOLS.values()}
    for row in COMPONENTS.pieces.land:
        foot = sum(many for kind, many in row.units.items() if kind not in POOLS or POOLS[kind] == "infantry")
        found[row.power, "infantry"] = pool(foot, counters=row.infantry)
        found.update({(row.power, kind): pool(row.units.get(kind, 0)) for kind in (CAVALRY, ARTILLERY)})
    found[ORDERS, "infantry"] = pool(sum(order.count for order in COMPONENTS.pieces.orders))
    found[OTTOMAN, "infantry"] = pool(found[OTTOMAN, "infantry"].strength + COMPONENTS.pieces.war_regulars[OTTOMAN])
    return found


MOMENTS = {
    "land_move_declared": "action_announced",
    "interception_failed": "land_interception",
    "avoidance_failed": "avoiding_battle",
    "battle_avoided": "battle_avoided",
    "field_battle_step_1": "",
    "battle_begins": "battle_begins",
    "field_battle_combat_cards": "combat_cards",
    "field_battle_after_dice": "dice_seen",
    "battle_won": "battle_won",
    "siege_laid": "siege_laid",
    "assault_declared": "action_announced",
    "assault_begins": "battle_begins",
    "assault_combat_cards": "combat_cards",
    "assault_after_dice": "dice_seen",
    "space_taken": "space_taken_by_assault",
    "naval_move_declared": "action_announced",
    "naval_roll": "",
    "naval_interception_made": "naval_interception",
    "naval_avoidance_failed": "naval_avoidance",
    "naval_battle_begins": "naval_battle_begins",
    "naval_combat_cards": "combat_cards",
    "naval_combat_after_dice": "naval_dice_seen",
    "naval_losses": "naval_losses",
    "naval_transport_start": "action_announced",
}
"""The moments of moves and battles (data/windows.toml)."""


def garrison_aside(state: TantoMontaState, groups: dict[tuple[str, str], int]) -> None:
    """The land units of France that watch England (20.7)."""
    if state.england_garrison:
        for unit in ("regular", "cavalry", "artillery"):
            groups["garrison", unit] = getattr(COMPONENTS.powers.garrison, unit)


def berbers_aside(state: TantoMontaState, groups: dict[tuple[str, str], int]) -> None:
    """The units that come with the Berbers of Tlemcen, and what then joins the supply (20.2)."""
    if state.turn >= BERBERS_COME:
        return
    groups["later", "regular"] = BERBER_INFANTRY  # tm-20.2-1
    for stack in COMPONENTS.setup.turn_4:
        kinds = {unit: many for unit in ("regular", "militia") if (many := getattr(stack, unit))}
        groups.update({(stack.space, unit): many for unit, many in kinds.items()})  # tm-8.1-8


def tribes_aside(state: TantoMontaState, groups: dict[tuple[str, str], int]) -> None:
    """The tribes that rebel against Portugal (20.9)."""
    if TRIBES in state.foreign_wars:
        groups[TRIBES, "militia"] = state.foreign_wars[TRIBES]


def enemies_aside(state: TantoMontaState, groups: dict[tuple[str, str], int]) -> None:
    """The independents in the other foreign wars (20.9)."""
    groups.update({(war, "regular"): many for war, many in state.foreign_wars.items() if war != TRIBES})


def aside_now(state: TantoMontaState, owner: str) -> bool:
    """Whether any of these are elsewhere now."""
    if owner == "france":
        return state.england_garrison
    if owner == "north_africa":
        return state.turn < BERBERS_COME
    return bool(state.foreign_wars)


REALM = Realm(
    atlas=COMPONENTS.atlas,
    fortified_by_print=frozenset(space.id for space in COMPONENTS.map.spaces if space.fortified),
    homes=HOMES,
    capitals={power: (*filter(CAPITALS.__contains__, HOMES[power]), *TO_COME.get(power, ())) for power in MAJORS},
    majors=MAJORS,
    minors=MINORS,
    powers=POWERS,
    policy=POLICY,
    own_wars=frozenset({"papacy"}),
    stewards={SPAIN: "castile"},
    joint=formations.JOINT,
    apart=formations.apart,
    rivals=formations.rivals,
    played=bounds.played,
    wild=WILD,
    land_units=LAND_UNITS,
    naval_units=NAVAL_UNITS,
    leaders={leader.id: leader for leader in COMPONENTS.people.leaders},
    admirals={one.id: structs.replace(one, power=one.power or one.player) for one in COMPONENTS.people.admirals},
    counters=counters(),
    unit_pools=POOLS,
    pools=pools(),
    trains=formations.TRAINS,
    muster=formations.muster,
    self_reliant=formations.self_reliant,
    unit_kinds={
        "cavalry": UnitKind(assault_dice=0, wall_dice=0, mounted=True),
        "artillery": UnitKind(field_dice=0, assault_dice=2, wall_dice=0),
    },
    ship_kinds={
        "squadron": ShipKind(dice=2, line="squadrons", hulls=2),
        "corsair": ShipKind(line="corsairs", blockades=False),
    },
    moving_homes=ground.MOVING_HOMES,
    home_moved=ground.home_moved,
    closed_spaces=ground.closed_spaces,
    closed=ground.closed,
    stricken=ground.stricken,
    restless=ground.restless,
    eased=ground.eased,
    occupied_only=ground.occupied_only,
    gives_way=ground.gives_way,
    banner=ground.banner,
    gained=ground.gained,
    sources=ground.sources,
    harbours=ground.harbours,
    gated_ways=frozenset(waters.GATED),
    way_open=waters.way_open,
    closed_ways=waters.closed_ways,
    sails_as=waters.sails_as,
    fellow_sailors=frozenset({waters.CATALONIA}),
    sea_war=waters.sea_war,
    docks=waters.docks,
    allies_cover=False,
    clear_seas=True,
    harbour_dice=waters.harbour_dice,
    ships_aside=waters.ships_aside,
    build_also=recruits.build_also,
    build_barred=recruits.build_barred,
    build_places=recruits.build_places,
    easings=preparations.EASINGS,
    prepared=preparations.prepared,
    harbour_bars=preparations.harbour_bars,
    winter=wintering.WINTER,
    entry_barred=bounds.entry_barred,
    control_barred=bounds.control_barred,
    retreat_barred=bounds.outside,
    deploy_barred=bounds.deploy_barred,
    leader_barred=bounds.leader_barred,
    way_barred=bounds.way_barred,
    at_odds=bounds.at_odds,
    welcomes=bounds.welcomes,
    battles={fighting.FOREIGN: BattleKind(on_map=False, stands=False, keeps_one=False)},
    storms_at_once=bounds.storms_at_once,
    assault_barred=bounds.assault_barred,
    peaceful_walls=bounds.peaceful_walls,
    departs=formations.departs,
    sails_out=sick_ports.sails_out,
    stormy=bounds.stormy,
    stopped_pays=True,
    made_ready=fighting.made_ready,
    losses_taken=holy_war.martyrs,
    own_dice=fighting.own_dice,
    near_hits=fighting.near_hits,
    hit_from=fighting.hit_from,
    owed_losses=fighting.owed_losses,
    avoided=fighting.avoided,
    keeps_by_dice=True,  # tm-16.2-8
    assault_losses="besiegers",
    counts_mounted=True,
    lone_leaders=True,
    walls_shut=True,
    empty_sieges=True,
    aftermath=Aftermath(side_falls=True, garrison_returns=True, friends_only=True),
    holds_out=fighting.holds_out,
    jailer=fighting.jailer,
    captured=fighting.captured,
    astray=fighting.astray,
    overrun=fighting.overrun,
    after_dice=bounds.WITH_PAPACY,
    moments=MOMENTS,
    aside_now=aside_now,
    set_aside={
        "france": garrison_aside,
        "north_africa": berbers_aside,
        TRIBAL: tribes_aside,
        INDEPENDENT: enemies_aside,
    },
)
