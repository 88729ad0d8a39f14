"""The shapes of data/tables.toml and data/setup.toml: costs, modifiers, dice, limits and scenarios."""

from __future__ import annotations

from typing import Literal

from warcouncil.table.rows import NamedRow, Row, Strict

# -- tables


class TurnBox(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A box of the turn track: the year on it, and the years it stands for; `extra` ones need an event (5)."""

    id: str
    years: str
    extra: bool = False


class Phase(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of the turn (5), or a part of the interphase (14)."""

    interphase: bool = False


class Costs(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What actions cost: in CP, or in MP where the name says so. A leader costs his command (7.2)."""

    unit: int
    squadron: int
    flag: int
    regroup: int
    end_war_roll: int
    consul_flip: int
    consul_plus_right: int
    consul_plus_left: int
    move: int
    group_move_per_army: int
    mp_per_cp: int
    fleet_mp: int
    patrol_mp: int
    refit_mp: int
    grand_fleet_mp_per_fleet: int
    convoy_step: int
    sortie_again: int
    war_on_major: int
    war_on_ally_client: int
    war_free: int
    deploy_per_piece: int
    deploy_fleet_mp: int


class Checks(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Rolls to intercept or evade: dice, the total that succeeds, and modifiers by reason (10.11, 10.2, 13.36)."""

    dice: int
    success: int
    modifiers: dict[str, int]


class BattleTable(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Dice and results of land battles (11). A commander adds his battle rating, a nation its bonus."""

    per_piece: int
    failed_evasion: int
    terrain: dict[str, int]
    kill: int
    disrupt: int
    rounds: int
    rout_margin: int
    rout_resource: int


class AttritionTable(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Attrition (9.4): the face that kills, whose losses are halved and in whose homes they are not, and the causes."""

    kill: int
    halved: str
    not_halved_in: tuple[str, ...]
    free_duchies: int
    causes: tuple[Literal["pass_or_marsh", "forced_march", "ambush", "withdrawal", "end_of_turn", "war", "event"], ...]


class SiegeTable(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sieges (12.3); the certainty is that of the national bonus."""

    hit: int
    sea_modifier: int
    national_bonus: bool


class NavalTable(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Naval battles (13.4, 13.5); dice of squadrons stand with the navies."""

    failed_evasion: int
    refitting: int
    sink: int
    disrupt: int
    rounds: int
    coastal_fire: int
    coastal_fire_fortress: int
    convoy_pieces: int
    convoys: int


class ConquestTable(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Conquest and submission (15); modifiers of nations stand with them."""

    success: int
    per_key_lost: int
    ceded_dice: int
    terms: int
    indemnity: int


class PeaceTable(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The peace roll and the ends of the game (5.8, 5.82)."""

    success: int
    card: int
    last_turn: str
    extra_turn: str
    extra_event: str
    ends_with: str
    subject: tuple[str, ...]
    subject_points: int
    pact_minor_points: int
    resource_points: int


class FirstRound(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the first round of the first turn does not know (5.2, 8.1, 8.5)."""

    diplomacy: bool
    preemption: bool
    stays_home: str


class Tables(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    turns: tuple[TurnBox, ...]
    phases: tuple[Phase, ...]
    costs: Costs
    land_checks: Checks
    naval_checks: Checks
    battle: BattleTable
    attrition: AttritionTable
    siege: SiegeTable
    naval: NavalTable
    conquest: ConquestTable
    peace: PeaceTable
    first_round: FirstRound
    keys_per_card: int
    end_war: int
    timed_event_ends: int
    start_resources: int
    credit: int
    minor_builds: tuple[
        Literal["regroup_leaders", "regroup_units", "regroup_squadrons", "units", "leader", "squadrons", "refit"], ...
    ]


# -- scenarios


class Stack(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Units and leaders of a nation in a duchy at the start."""

    nation: str
    space: str
    units: int
    leaders: tuple[str, ...] = ()


class Fleet(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Squadrons of a nation at the start, in a port or, if `place` is a sea zone, at sea."""

    nation: str
    place: str
    squadrons: int


class Consulate(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a minor's consul stands: a row and a column; no row in Unaligned."""

    nation: str
    column: str
    row: str = ""


class Flagging(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A nation's flags at the start; `ceded` ones were handed over by treaty (14.13)."""

    nation: str
    spaces: tuple[str, ...]
    ceded: bool = False


class Version(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which powers each player runs, for a number of players (4.31). `bid`: players bid units for a side."""

    players: tuple[tuple[str, ...], ...]
    bid: bool = False


class Scenario(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: where everything is at the start. `keys` are the counts that points are reckoned from (5.81).

    `campaign`: peace may end it after each turn; otherwise it ends after the conquest phase of the turn `last`. With
    `first_round` the first round has the limits of the 1805 turn. Whoever has a consul here but is a player power in
    the version that is played has none.
    """

    turn: str
    last: str
    first: str
    versions: dict[int, Version]
    camps: dict[str, tuple[str, ...]]
    hands: dict[str, int]
    keys: dict[str, int]
    stacks: tuple[Stack, ...]
    fleets: tuple[Fleet, ...]
    consuls: tuple[Consulate, ...]
    flags: tuple[Flagging, ...] = ()
    removed: tuple[str, ...] = ()
    campaign: bool = False
    first_round: bool = False


class Setup(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    scenarios: tuple[Scenario, ...]
