"""The shapes of data/tables.toml and data/setup.toml: tables, numbers and scenarios."""

from __future__ import annotations

from typing import Literal

import msgspec

from warcouncil.titles.tanto_monta.schema import Doubt, Named, Row


class WarCost(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a declaration of war costs each of `side` against each of `against`, and the other way round (9.4)."""

    side: tuple[str, ...]
    against: tuple[str, ...] = ()
    cost: int = 0
    rule: Literal["", "never", "always", "card"] = ""
    after: Literal["", "alcacovas", "tordesillas", "three_treaties"] = ""


class ForeignWar(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A foreign war (20.9): `least` to `most` units go; Castile may send up to `militia` in an impulse."""

    id: str
    card: str
    vp: int
    power: str = ""
    enemies: int = 0
    least: int = 0
    most: int = 0
    militia: int = 0
    muslim_vp: int = 0


class SpaceBonus(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Victory points by player for all of the spaces together (22.3)."""

    spaces: tuple[str, ...]
    vp: dict[str, int]
    after: str = ""
    before: str = ""
    once: bool = False


class VpMarker(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    values: tuple[int, ...]
    players: tuple[str, ...] = ()


class Grant(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space that an event gives to `holder`, and the units that come there: of a power or of a military order."""

    event: str
    space: str
    holder: str
    power: str = ""
    order: str = ""
    regular: int = 0
    corsair: int = 0
    admiral: str = ""


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    no_leader: int
    leaders: int
    extra_cavalry: int
    apart: tuple[str, str]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    interception: int
    naval_interception: int
    hit: int
    first_four: int
    second_four: int
    naval_hits: int
    captive: int
    cavalry_lead: int


class Mesta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, str, str, str, str, str]


class Kingdom(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kingdom of the Crown of Aragon (20.6); `roll` 0: its cards come without a die."""

    id: str
    turns: Literal["all", "odd", "even"]
    space: str = ""
    roll: int = 0
    cards: int = 1
    first_turn_cards: int = 1


class House(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A noble house of France (20.7); with `conquered` and `allied` its loyalty follows from its minor power."""

    space: str = ""
    conquered: int = 0
    allied: int = 0


class Loyalty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: int
    vp: int
    perpignan_houses: int
    perpignan_roll: int


class RollTable(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table read with two dice and modifiers: the lowest total of each row and its result."""

    rows: tuple[tuple[int, str], ...]
    modifiers: dict[str, int] = {}


class ReturnTable(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happens to the first, the second and every further resource (18.8)."""

    rows: tuple[tuple[int, tuple[str, ...]], ...]
    modifiers: dict[str, int] = {}


class TradeTable(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many resources a roll of so many dice brings; `most` limits what modifiers add."""

    dice: int
    rows: tuple[tuple[int, int], ...]
    modifiers: dict[str, int]
    most: int = 0


class SettlingBan(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ocean zones in which a treaty lets a player found nothing (20.4)."""

    treaty: Literal["alcacovas", "tordesillas"]
    player: str
    oceans: tuple[str, ...]


class Discovery(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The New World or India (16.7)."""

    id: str
    nao: str
    player: str
    enters: str
    way: str
    checks: int
    ocean: str
    vp: int
    others_vp: int
    returns: str


class Voyages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    naos_at_sea: int
    everybody_builds: int
    early_naos: int
    early_naos_sagres: int
    hold: int
    damaged_hold: int
    strait: tuple[str, ...]
    strait_key: str
    calm: tuple[str, str]
    raid_defence: int
    raids: int
    raiders: int
    sinking_hits: int
    plunder_ports: int
    plunder_twice: str
    plundered: tuple[str, ...]
    mesta_sea: str
    brittany_rolls: int


class Wedding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    married: int
    dowry_most: int


class Death(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """By turn the highest die with which a royal person dies (19.3)."""

    id: str
    turns: dict[int, int]


class LordOfItaly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, ...]
    vp: dict[int, int]
    again: int


class Headlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first_vp: int
    second_roll: int
    resolved: int
    last_influence: int


class Atlantic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ports: tuple[str, ...]
    vp: dict[int, int]
    gamble: int
    roll: int
    supremacy_vp: int


class Moriscos(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rises: int
    regulars: int
    uprisings: int


class Plague(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit_leaving: int
    leader_leaving: int
    in_winter: int


class VenetianWar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    naval_unit: int
    kemal_reis: int
    great_captain: int
    great_captain_led: int
    starter: int


class Canaries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    navigation_islands: int
    all_vp: int


class Naples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    strategic: tuple[str, ...]
    least: int
    vp: int


class Treaties(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ids: tuple[str, str, str]
    held: tuple[tuple[str, ...], ...]
    vp: int


class BeltranejosCause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, ...]
    french_units: int
    vp: int


class Surrender(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nasrid: tuple[str, str, str]
    catalonia: str
    exiles: int
    twice: tuple[str, ...]


class Papacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    regular: int
    squadron: int
    spaces: tuple[str, ...]
    muslim: int


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, ...]
    hit: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed tables, and the numbers that the rules name."""

    standard_victory: int
    victory_turn: int
    domination_lead: int
    last_turn: int
    corsair_vp: int
    piracy_vp: int
    garrison_inside: int
    key_vp: int
    home_key_vp: int
    strategic_vp: int
    war_costs: tuple[WarCost, ...]
    foreign_wars: tuple[ForeignWar, ...]
    space_bonuses: tuple[SpaceBonus, ...]
    vp_markers: tuple[VpMarker, ...]
    grants: tuple[Grant, ...]
    settling_bans: tuple[SettlingBan, ...]
    discoveries: tuple[Discovery, ...]
    formation: Formation
    dice: Dice
    mesta: Mesta
    kingdoms: tuple[Kingdom, ...]
    houses: tuple[House, ...]
    loyalty: Loyalty
    navigation: RollTable
    terra_incognita: RollTable
    cartography: RollTable
    resource_return: dict[str, ReturnTable]
    trade: dict[str, TradeTable]
    wedding: Wedding
    deaths: tuple[Death, ...]
    forced: dict[int, tuple[str, ...]]
    lord_of_italy: LordOfItaly
    headlines: Headlines
    atlantic: Atlantic
    moriscos: Moriscos
    plague: Plague
    venetian_war: VenetianWar
    voyages: Voyages
    canaries: Canaries
    naples: Naples
    treaties: Treaties
    beltranejos_cause: BeltranejosCause
    surrender: Surrender
    papacy: Papacy
    orders: Orders


class Stack(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Units and leaders of a power in a space at the start."""

    power: str
    space: str
    leaders: tuple[str, ...] = ()
    admirals: tuple[str, ...] = ()
    regular: int = 0
    militia: int = 0
    cavalry: int = 0
    artillery: int = 0
    native: int = 0
    squadron: int = 0
    corsair: int = 0


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario as data/setup.toml says it."""

    en: str
    zh: str
    turns: tuple[int, int]
    vp: dict[str, int]
    rulers: dict[str, str]
    pope: str
    wars: tuple[tuple[str, str], ...]
    alliances: tuple[tuple[str, str], ...]
    mesta: str
    holdings: dict[str, tuple[str, ...]]
    loyalty: dict[str, int]
    stacks: tuple[Stack, ...]
    doubt: Doubt
    garrison: bool = False
    markers: dict[str, dict[str, int]] = {}
    surrendered: tuple[str, ...] = ()
    treaties: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()
    married: tuple[tuple[str, str], ...] = ()
    settlements: dict[str, tuple[str, ...]] = {}
    explored: dict[str, tuple[str, ...]] = {}
    foreign_wars_won: dict[str, int] = {}


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`garrisons` stand in every scenario; `turn_4` comes with the spaces of Tlemcen."""

    garrisons: tuple[Stack, ...]
    turn_4: tuple[Stack, ...]
    scenarios: dict[str, Scenario]
