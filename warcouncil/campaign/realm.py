"""What a title tells the rules of campaigns: its map, powers, people and counters, and its own ways.

A realm is one value made of data, numbers and a few functions. It hangs on the type of the state (`state.realm`) and is
never stored. Functions take the title's own state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from warcouncil.campaign.aftermath import Aftermath
from warcouncil.campaign.box import Admiral, Counters, Leader, ShipKind, Space, UnitKind
from warcouncil.campaign.muster import Muster
from warcouncil.campaign.pieces import INDEPENDENT, Fleet, Troops
from warcouncil.table.dice import HIT, Lines
from warcouncil.table.graph import Atlas, Sea

Owed = tuple[tuple[frozenset[str], int], ...]
"""Kinds of land units and how many of a loss must be of them; every set of kinds holds the ones before it."""


@dataclass(frozen=True, kw_only=True)
class BattleKind:
    """How a kind of battle differs from a field battle."""

    on_map: bool = True
    """Whether the defenders are units of the map."""
    stands: bool = True
    """Whether the defender has the die of those who stand."""
    opens: bool = True
    """Whether both sides may play cards before the combat cards."""
    open_to_all: bool = False
    """Whether everybody may, when the two sides have passed."""
    keeps_one: bool = True
    """Whether one side keeps a unit where both would be wiped out."""
    alone: bool = False
    """Whether the defender rolls although it has no units in the battle."""
    cover: Callable[[Any], int] = lambda state: 0
    """(state): how many hits of the defender's losses others take."""
    spread: Callable[[Any, tuple[Any, ...], int], tuple[Any, ...]] | None = None
    """(state, stacks, losses): how losses fall; by default the owner chooses."""
    leaves_siege: bool = False
    """Whether the attackers come from a siege that waits for the end of the battle."""


@dataclass(frozen=True, kw_only=True)
class OtherSails:
    """What else than ships sails in a naval move: pieces of the title's own, with orders of their own (16.1)."""

    begin: Callable[[Any, str], tuple[Any, ...]] = lambda state, power: ()
    """(state, power): the steps in which they get their orders, before the ships."""
    able: Callable[[Any, str], bool] = lambda state, power: False
    """(state, power): whether one of them could get an order."""
    ordered: Callable[[Any, str], bool] = lambda state, power: False
    """(state, power): whether one of them has an order, so that all ships may stay."""
    sail: Callable[[Any, str, bool], tuple[Any, ...]] = lambda state, power, stopped: ()
    """(state, power, stopped): the steps that carry out their orders once the ships have sailed; stopped ones have
    none, and their orders are forgotten."""


PLAIN = BattleKind()


def nobody(*_: Any) -> frozenset[str]:
    return frozenset()


def never(*_: Any) -> bool:
    return False


def always(*_: Any) -> bool:
    return True


def nothing(*_: Any) -> None:
    return None


def empty(*_: Any) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Easing:
    """A card that is played for a spring deployment, and what it makes easier."""

    card: str = ""
    over_passes: bool = False
    """Whether the way may lead over passes."""
    past_ships: bool = False
    """Whether ships of others in the ports of a sea zone do not matter."""
    any_number: bool = False
    """Whether more units may cross the sea than otherwise."""
    play: Callable[[Any, str], Any] = nothing
    """(state, power): what the card does besides: a function, or a generator where somebody must decide."""


@dataclass(frozen=True, kw_only=True)
class Winter:
    """How armies and ships winter otherwise than in fortified spaces and ports of their own power."""

    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Minor power -> its home keys, in the order of the map: capitals to its own units."""
    holds: Callable[[Any, str, str, tuple[str, ...]], int | None] = nothing
    """(state, power, space, leaders): how many units of a power winter in a fortified space that is no capital of it,
    if they are not as many as fit inside; the leaders come along."""
    lodges: Callable[[Any, str, str, str], bool] | None = None
    """(state, power, space, place): whether units of a power in a space may winter in a fortified place. By default
    that is so in those that their power controls."""
    households: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Power -> under whose markers, or those of whose minor powers, alone `lodges` ever lets it winter."""
    staying: Callable[[Any, str, str], tuple[Troops, ...]] = empty
    """(state, power, space): units of a power that stay where they are, although others would have to leave."""
    free: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether any units of a power may stay in a space, and may also go home."""
    hosts: Callable[[Any, str, str], tuple[str, ...]] = empty
    """(state, power, space): capitals of other powers to which units of a power in a space may go as to their own."""
    guides: Callable[[Any, str, str, str], tuple[str, ...]] = empty
    """(state, power, space, place): the leaders in a space one of whom goes along with units of a power to a place that
    takes nobody of theirs without him; none if they need nobody."""
    kept_out: Callable[[Any, str, str, str], bool] = never
    """(state, owner, space, place): whether units of an owner in a space find no quarters in a place, although those of
    their power do."""
    own_ports: bool = False
    """Whether ships of a minor power may also go to the nearest home port of their own."""


class Itself(dict[str, str]):
    """Names for names; whoever is not in it stands for itself."""

    def __missing__(self, name: str) -> str:
        return name


@dataclass(frozen=True, kw_only=True, eq=False)
class Realm:
    """One title's world of war. The functions say what is the title's own; by default there is nothing of it."""

    # places
    atlas: Atlas[Any, Any]
    fortified_by_print: frozenset[str]
    homes: Mapping[str, tuple[str, ...]]
    capitals: Mapping[str, tuple[str, ...]]
    """Power -> the spaces from which it deploys in spring and where any number of its units may winter."""

    # powers
    majors: tuple[str, ...]
    """The powers that are played, in the order of their impulses."""
    minors: tuple[str, ...]
    powers: tuple[str, ...]
    """All of them and `independent`, in the order in which stacks lie in a place."""

    policy: Mapping[str, str] = field(default_factory=dict)
    """Power -> the name under which it shares wars, alliances, control markers and a navy with another power."""
    own_wars: frozenset[str] = frozenset()
    """Minor powers whose wars are their own, even while they are the ally of a major power."""
    stewards: Mapping[str, str] = field(default_factory=dict)
    """Such a name -> the one of its powers that decides about land units and spaces that bear it."""
    joint: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Leader of units of several powers -> these powers."""
    apart: Callable[[Any, str], bool] = never
    """(state, leader): whether such a leader may not lead units of several of his powers together now."""
    rivals: Callable[[Any, str, str], bool] = never
    """Whether the commands of two leaders are not added."""
    played: Callable[[Any], tuple[str, ...]] | None = None
    """(state): the powers that somebody plays now, in the order of impulses; by default the major ones."""
    wild: frozenset[str] = frozenset((INDEPENDENT,))
    """Whose units belong to no power and defend themselves only."""

    # pieces
    land_units: tuple[str, ...]
    naval_units: tuple[str, ...]
    leaders: Mapping[str, Leader]
    admirals: Mapping[str, Admiral]
    counters: Mapping[str, Counters]

    # places of its own
    walled: Callable[[Any, str], bool] = never
    """(state, space): whether it is fortified by something else than print and fortress markers."""
    moving_homes: frozenset[str] | None = None
    """The spaces of which `home_moved` ever says anything; by default it is asked about all of them."""
    home_moved: Callable[[Any, str], str] = lambda state, space: ""
    """(state, space): whose home space it has become; empty if it is what the map says."""
    closed_spaces: Callable[[Any], frozenset[str]] = nobody
    """(state): spaces that are no part of the game yet: nobody enters them."""
    closed: Callable[[Any, str], str | None] = nothing
    """(state, space): the clause that closes such a space."""
    entry_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, power, space): the title's own clause that forbids a power, or units of an owner, to move in."""
    control_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, power, space): the title's own clause that forbids a power to take an unfortified space."""
    retreat_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, power, space): the title's own clause that forbids a power to retreat, or avoid battle, there."""
    deploy_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, power, space): the title's own clause that forbids a deployment of a power to go there."""
    leader_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, leader, space): the title's own clause that forbids a leader to move in."""
    way_barred: Callable[[Any, str, str, str], str | None] = nothing
    """(state, power, origin, target): the title's own clause that forbids a power to go that way."""
    eased: Callable[[Any, str, str, str], bool] = never
    """(state, power, origin, target): whether a pass is a road to a power that goes that way."""
    welcomes: Callable[[Any, str, str], bool] | None = None
    """(state, power, space): whether a space that is no ally's is friendly to a power all the same."""
    at_odds: Callable[[Any, str, str, str], bool] = never
    """(state, power, other, space): whether two powers that are not at war are enemies in a space."""
    restless: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether something else than unrest is unrest to a power there."""
    occupied_only: Callable[[Any, str], bool] = never
    """(state, space): whether an unfortified space is taken by those who stand in it only."""
    gives_way: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether a power may take an unfortified space that is not its enemy's."""
    banner: Callable[[Any, str, str], str] = lambda state, power, space: str(state.realm.policy.get(power, power))
    """(state, power, space): whose space it is that a power takes."""
    gained: Callable[[Any, str, str], None] = nothing
    """(state, space, before): control of a space has passed from somebody to somebody."""
    overrun: Callable[[Any, str, str], None] = nothing
    """(state, power, space): land units of a power have come to a space."""
    sources: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether a line of communication also begins in a friendly space."""
    harbours: Callable[[Any, str], tuple[str, ...]] = lambda state, space: tuple(state.realm.atlas.spaces[space].ports)
    """(state, space): the sea zones at which a space is a port to whoever controls it."""

    # pieces of its own
    unit_pools: Mapping[str, str] = field(default_factory=dict)
    """Kind of land unit -> the pool its counters are in; empty if all kinds of a power have the same counters."""
    pools: Mapping[tuple[str, str], Counters] = field(default_factory=dict)
    """The counters of a power in each of these pools."""
    trains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of land units that go, and are of use, only with as many of other kinds."""
    muster: Callable[[Any, str, tuple[str, ...], int], Muster] | None = None
    """(state, power, leaders, limit): which units such leaders of a power take along, at most so many; by default as
    many as the two best of them command."""
    self_reliant: Callable[[Any, str], bool] = always
    """(state, power): whether units of a power need none of another one beside them, as `muster` has it."""
    set_aside: Mapping[str, Callable[[Any, dict[tuple[str, str], int]], None]] = field(default_factory=dict)
    """Power -> (state, groups): land units of it that are shown otherwise than on the map change the groups."""
    aside_now: Callable[[Any, str], bool] = always
    """(state, power): whether there are any such units of one of these powers now."""
    unit_kinds: Mapping[str, UnitKind] = field(default_factory=dict)
    """What land units of a kind are worth, where it is not what it is by default."""
    ships_aside: Callable[[Any, str], int] = lambda state, owner: 0
    """(state, owner): naval units of it that are neither on the map nor on the turn track."""
    ship_kinds: Mapping[str, ShipKind] = field(default_factory=dict)
    """What naval units of a kind are worth, those with most hulls first, where it is not what it is by default."""

    # war of its own
    battles: Mapping[str, BattleKind] = field(default_factory=dict)
    """Kinds of battles that are fought otherwise than field battles and assaults."""
    assault_opens: str = ""
    """The moment for cards of the attacker before those inside are counted, if there is one."""
    own_dice: Callable[[Any, int], Lines] = lambda state, side: []
    """(state, side): the title's own reasons for dice in the battle that goes on: attacker 0, defender 1."""
    near_hits: Callable[[Any, int], int] = lambda state, side: 0
    """(state, side): how many of its dice that miss by one hit all the same."""
    hit_from: Callable[[Any, int], int] = lambda state, side: HIT
    """(state, side): the lowest number with which its dice hit in the battle that goes on."""
    owed_losses: Callable[[Any, int, int, tuple[Troops, ...]], Owed] = lambda state, side, losses, stacks: ()
    """(state, side, losses, stacks): how many of the losses of a power's stacks must be of some kinds, if there are so
    many."""
    made_ready: Callable[[Any, int], Any] = nothing
    """(state, side): what a side decides before its dice are counted: a generator, or nothing."""
    losses_taken: Callable[[Any], Any] = nothing
    """(state): what is decided when the losses of a battle or an assault are taken: a generator, or nothing."""
    keeps_by_dice: bool = False
    """Whether of two sides that would be wiped out the one with more dice keeps a unit."""
    assault_losses: str = "formation"
    """Which units a besieger loses in an assault, unless an option says so: of the `formation`, of all `besiegers`."""
    counts_mounted: bool = False
    """Whether more mounted units help to intercept and to avoid battle, not those of one side only."""
    lone_leaders: bool = False
    """Whether leaders alone may intercept to where friendly units are."""
    walls_shut: bool = False
    """Whether nobody but the friends of its controller intercepts into an empty fortified space."""
    empty_sieges: bool = False
    """Whether besiegers of walls with nobody inside may be joined by an interception."""
    aftermath: Aftermath = field(default_factory=Aftermath)
    holds_out: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether beaten units of a power stay where they are, and the winner must go."""
    peaceful_walls: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether ships do not matter to an assault of a power."""
    jailer: Callable[[Any, str], str] = lambda state, captor: captor
    """(state, captor): who holds the captives of a major power."""
    captured: Callable[[Any, str, str], bool] = never
    """(state, leader, jailer): what else a capture means; whether the leader is nobody's captive then."""
    astray: Callable[[Any, str], bool] = never
    """(state, leader): what becomes of a leader whom nobody could hold; by default he finds his way to safety."""
    departs: Callable[[Any, str, Any], Any] = nothing
    """(state, place, formation): what happens to a formation that moves out of a place: a generator that returns what
    is left of it, or nothing."""
    sails_out: Callable[[Any, str, Any, dict[str, str]], Any] = nothing
    """(state, power, naval orders, leader -> goal): the same for ships that leave: a generator that returns both."""
    avoided: Callable[[Any, str, Any], None] = nothing
    """(state, space, formation): told of a formation that has avoided battle into a space."""
    moments: Mapping[str, str] = field(default_factory=dict)
    """Moment for cards in these rules -> the title's own name of it, empty if it has no such moment; and moments that
    only some titles have."""
    after_dice: tuple[str, ...] = ()
    """The powers that may have a card for the moment after the dice of a battle they fight in."""
    unarmed: Callable[[Any, str], str | None] = nothing
    """(state, power): the clause by which a power takes no part in wars on land yet."""
    stormy: Callable[[Any], bool] = never
    """(state): whether weather keeps those who have moved from moving again, and ships and storms at home."""
    stopped_pays: bool = False
    """Whether a move that a card stops costs as much as if it had taken place."""
    indisposed: Callable[[Any, str], bool] = never
    """(state, leader): whether a leader can do nothing in this impulse."""
    storms_at_once: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether a power may storm a space in the impulse in which its siege began."""
    assault_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, power, space): the title's own clause that forbids an assault."""
    free_assault: Callable[[Any, str, str], str] = lambda state, power, space: ""
    """(state, power, space): the leader whose assault there costs nothing now; he takes part."""
    free_assault_used: Callable[[Any], None] = nothing
    """(state): that assault has been declared."""
    garrison_fell: Callable[[Any, str], None] = nothing
    """(state, space): those inside a fortification were eliminated, or some of them."""
    calms_at_home: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether a power ends unrest there without units."""
    may_sail: Callable[[str, str], bool] = lambda owner, place: True
    """(owner, place): whether ships of an owner ever enter a sea zone."""
    fellow_sailors: frozenset[str] = frozenset()
    """The flags whose ships sail under another one at times."""
    sails_as: Callable[[Any, str], str] = lambda state, flag: flag
    """(state, flag): under which flag their ships sail now: one navy for several powers."""
    sea_war: Callable[[Any, str, str], bool] = never
    """(state, flag, other): whether two that are not at war fight at sea all the same."""
    gated_ways: frozenset[tuple[str, str]] = frozenset()
    """Places joined by the map between which not everybody's ships pass at all times, in both orders."""
    way_open: Callable[[Any, str, str, str], bool] = always
    """(state, power, place, other): whether the ships of a power pass between two places of `gated_ways`."""
    closed_ways: Callable[[Any, str], frozenset[tuple[str, str]]] | None = None
    """(state, power): those of `gated_ways` where they do not, in one pass; by default it is asked of each."""
    docks: Callable[[Any, str, str], bool] = never
    """(state, power, port): whether ships of a power may enter a port that is not its own as if it were."""
    allies_cover: bool = True
    """Whether ships that come to a sea zone with ships of an ally cannot be intercepted, as if these were their own."""
    clear_seas: bool = False
    """Whether nobody intercepts into a sea zone where ships of another enemy of his are."""
    harbour_dice: Callable[[Any, str], int] = lambda state, port: 1
    """(state, port): the dice of a defender in a port."""

    other_sails: OtherSails = field(default_factory=OtherSails)

    # seasons and building of its own
    stricken: Callable[[Any], Collection[str]] = nobody
    """(state): spaces where a plague or the like keeps deployments and new units away, as unrest does."""
    easings: tuple[Easing, ...] = ()
    """The cards that are played for spring deployments."""
    prepared: Callable[[Any, str], int] = lambda state, power: 0
    """(state, power): the number of the easing, from 1 on, that a card played before gives to a deployment."""
    harbour_bars: Callable[[Any, str, str, str], bool] = always
    """(state, power, other, sea): whether ships of another major power in a port of a sea zone bar a deployment."""
    build_also: Callable[[Any, str, str, str], tuple[str, ...]] = empty
    """(state, power, owner, unit): where else than in printed home spaces units of a kind may be built, off the map
    as well."""
    build_barred: Callable[[Any, str, str, str, str], str | None] = nothing
    """(state, power, owner, place, unit): the title's own clause that forbids to build a unit in a place; off the map
    nothing else does."""
    build_places: Callable[[Any, str, str, str, list[str]], list[str]] | None = None
    """(state, power, owner, unit, spaces): those of some spaces that `build_barred` does not forbid, in one pass; by
    default it is asked of each."""
    winter: Winter = field(default_factory=Winter)

    # worked out
    flags: tuple[str, ...] = field(init=False)
    """Those that have wars and alliances: the major powers, and instead of some the name of their common policy."""
    banners: Mapping[str, str] = field(init=False)
    """Power -> the name under which it has wars, alliances, control markers and a navy: its policy's, or its own."""
    under: Mapping[str, frozenset[str]] = field(init=False)
    """Such a name -> the powers that bear it, itself included."""
    marshals: Mapping[str, str] = field(init=False)
    """Power -> who decides about its land units: its steward, or itself."""
    order: Mapping[str, int] = field(init=False)
    pairs: Mapping[tuple[str, str], tuple[str, str]] = field(init=False)
    """Two powers -> the same in their fixed order."""
    no_troops: Mapping[str, Troops] = field(init=False)
    """The stack of a power where it has none."""
    no_ships: tuple[int, ...] = field(init=False)
    """The numbers of a fleet without ships."""
    printed_homes: Mapping[str, str] = field(init=False)
    """Space -> whose home space it is by the map."""
    leader_order: Mapping[str, int] = field(init=False)
    seas_first: Mapping[str, int] = field(init=False)
    """The order in which places with ships are gone through."""
    ratings: Mapping[str, int] = field(init=False)
    """What army leaders and naval leaders add to the dice of a battle."""
    ranks: Mapping[str, int] = field(init=False)
    """Major power, space or leader -> its number among its kind."""
    field_dice: tuple[int, ...] = field(init=False)
    assault_dice: tuple[int, ...] = field(init=False)
    wall_dice: tuple[int, ...] = field(init=False)
    """The dice of each kind of land unit, in their order."""
    mounted: tuple[str, ...] = field(init=False)
    port_spaces: tuple[str, ...] = field(init=False)
    shut_seas: Mapping[str, frozenset[str]] = field(init=False)
    """Power -> the sea zones that its ships never enter."""
    column: Mapping[str, int] = field(init=False)
    """Where the number of each kind of land unit stands in a stack."""
    pool_columns: Mapping[str, tuple[int, ...]] = field(init=False)
    """Pool of counters -> where the numbers of its kinds stand in a stack."""
    pool_units: Mapping[str, tuple[str, ...]] = field(init=False)
    """Pool of counters -> its kinds of land units."""
    ship_column: Mapping[str, int] = field(init=False)
    """Where the number of each kind of naval unit stands in a fleet."""
    ships: tuple[ShipKind, ...] = field(init=False)
    """What they are worth, in the same order."""

    def __post_init__(self) -> None:
        order = {power: number for number, power in enumerate(self.powers)}
        object.__setattr__(self, "order", order)
        flags = dict.fromkeys(self.policy.get(power, power) for power in self.majors)
        object.__setattr__(self, "flags", tuple(flags))
        self._name_powers()
        both = [(one, other) for one in order for other in order]
        pairs = {(one, other): (one, other) if order[one] <= order[other] else (other, one) for one, other in both}
        object.__setattr__(self, "pairs", pairs)
        places = (*self.atlas.seas, *self.atlas.spaces)
        object.__setattr__(self, "seas_first", {place: number for number, place in enumerate(places)})
        named = (self.majors, tuple(self.atlas.spaces), tuple({**self.leaders, **self.admirals}))
        object.__setattr__(self, "ranks", {one: number for kind in named for number, one in enumerate(kind)})
        none = (0,) * len(self.land_units)
        object.__setattr__(self, "no_troops", {power: Troops(power, none) for power in self.powers})
        ports = tuple(space for space, facts in self.atlas.spaces.items() if facts.ports)
        object.__setattr__(self, "port_spaces", ports)
        shut = {power: [sea for sea in self.atlas.seas if not self.may_sail(power, sea)] for power in self.powers}
        object.__setattr__(self, "shut_seas", {power: frozenset(seas) for power, seas in shut.items()})
        homes = {space: str(facts.home) for space, facts in self.atlas.spaces.items()}
        object.__setattr__(self, "printed_homes", homes)
        people = {**self.leaders, **self.admirals}
        object.__setattr__(self, "ratings", {leader: facts.battle for leader, facts in people.items()})
        object.__setattr__(self, "column", {unit: number for number, unit in enumerate(self.land_units)})
        columns: dict[str, tuple[int, ...]] = {}
        for number, unit in enumerate(self.land_units):
            pool = self.unit_pools.get(unit, "")
            columns[pool] = (*columns.get(pool, ()), number)
        object.__setattr__(self, "pool_columns", columns)
        pool_units = {pool: tuple(self.land_units[at] for at in some) for pool, some in columns.items()}
        object.__setattr__(self, "pool_units", pool_units)
        kinds = {unit: self.unit_kinds.get(unit, UnitKind()) for unit in self.land_units}
        object.__setattr__(self, "field_dice", tuple(kind.field_dice for kind in kinds.values()))
        object.__setattr__(self, "assault_dice", tuple(kind.assault_dice for kind in kinds.values()))
        object.__setattr__(self, "wall_dice", tuple(kind.wall_dice for kind in kinds.values()))
        object.__setattr__(self, "mounted", tuple(unit for unit, kind in kinds.items() if kind.mounted))
        object.__setattr__(self, "ship_column", {unit: number for number, unit in enumerate(self.naval_units)})
        object.__setattr__(self, "no_ships", (0,) * len(self.naval_units))
        object.__setattr__(self, "ships", tuple(self.ship_kinds.get(unit, ShipKind()) for unit in self.naval_units))
        object.__setattr__(self, "leader_order", {leader: number for number, leader in enumerate(self.leaders)})

    def _name_powers(self) -> None:
        """Under which names powers act together."""
        everybody = (*self.powers, *self.policy, *self.policy.values(), *self.stewards)
        banners = Itself({power: self.policy.get(power, power) for power in everybody})
        object.__setattr__(self, "banners", banners)
        under = {name: frozenset(one for one in banners if banners[one] == name) for name in everybody}
        object.__setattr__(self, "under", under)
        object.__setattr__(self, "marshals", Itself({power: self.stewards.get(power, power) for power in everybody}))

    def troops(self, owner: str, /, **numbers: int) -> Troops:
        """So many land units of each kind that is named."""
        assert numbers.keys() <= self.column.keys(), numbers
        return Troops(owner, tuple([numbers.get(unit, 0) for unit in self.land_units]))

    def fleet(self, owner: str, user: str, /, **numbers: int) -> Fleet:
        """So many naval units of each kind that is named."""
        assert numbers.keys() <= self.ship_column.keys(), numbers
        return Fleet(owner, user, tuple([numbers.get(unit, 0) for unit in self.naval_units]))

    def counters_in(self, owner: str, pool: str) -> Counters:
        """The land counters of a power, or those of one pool of them."""
        return self.pools[owner, pool] if pool else self.counters[owner]

    def pair(self, one: str, other: str) -> tuple[str, str]:
        """Two powers in their fixed order."""
        return self.pairs[one, other]

    def after(self, power: str) -> tuple[str, ...]:
        """The other major powers in impulse order, beginning behind this one, or behind those of one policy.

        Behind any other name all of them come.
        """
        mine = self.banners[power]
        own = [number for number, one in enumerate(self.majors) if self.banners[one] == mine]
        return self.majors[own[-1] + 1 :] + self.majors[: own[0]] if own else self.majors


__all__ = ["Admiral", "Counters", "Leader", "Realm", "Sea", "ShipKind", "Space", "UnitKind"]
