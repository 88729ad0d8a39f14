"""The shapes of the components: what a row of data/*.toml holds. components.py reads them and gives them out.

Ids are strings; an empty string means none. `certainty` is sure, likely or reconstructed.
"""

from __future__ import annotations

import msgspec


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key, an electorate, a fortress or a town (an unfortified space); `note` names the field that is not sure."""

    id: str
    kind: str
    home: str
    x: int
    y: int
    lat: float
    lon: float
    zone: str = ""
    capital_of: str = ""
    ports: tuple[str, ...] = ()
    certainty: str = "sure"
    note: str = ""


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    adjacent: tuple[str, ...]
    x: int
    y: int
    lat: float
    lon: float


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pair: tuple[str, str]
    range: str


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: tuple[int, int]
    spaces: tuple[Space, ...]
    seas: tuple[Sea, ...]
    passes: tuple[Pass, ...]
    roads: tuple[tuple[str, str], ...]


class Counters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The land counters as (strength, how many), the strength of them all, and the squadrons.

    `halved` counters show half their strength on the back; others a mercenary or cavalry of the same strength.
    """

    strength: int
    denominations: tuple[tuple[int, int], ...]
    squadrons: int
    halved: bool = False
    certainty: str = "sure"

    @property
    def ships(self) -> int:
        """Corsairs are the other side of squadrons."""
        return self.squadrons


class Major(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a power card says."""

    id: str
    color: str
    squares: int
    counters: Counters
    key_track: tuple[tuple[int, int], ...] = ()
    auto_win_keys: int = 0


class Minor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    color: str
    activators: tuple[str, ...]
    deactivates: bool
    counters: Counters
    natural_ally: str = ""
    intervention: int = 0


class Neutral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The independents."""

    color: str
    counters: Counters


class Powers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    majors: tuple[Major, ...]
    minors: tuple[Minor, ...]
    independent: Neutral
    actions: dict[str, dict[str, int]]


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army leader; the renegade has no power of his own."""

    id: str
    battle: int
    command: int
    power: str = ""
    card: str = ""
    turn: int = 0


class Admiral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A naval leader."""

    id: str
    power: str
    battle: int
    piracy: int
    card: str = ""


class Ruler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`admin` cards may be kept over the end of a turn, `bonus` cards are dealt in addition."""

    id: str
    power: str
    admin: int
    bonus: int
    card: str = ""


class Debater(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`with_cranmer`: enters only with the reformer Cranmer, and with him even before `turn`."""

    id: str
    side: str
    value: int
    turn: int
    zone: str = ""
    with_cranmer: bool = False


class Reformer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    space: str
    turn: int = 0


class Voyager(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explorer, a conquistador or a conquest marker; Cabot sails for any colonial power."""

    id: str
    rating: int
    power: str = ""
    count: int = 1
    card: str = ""
    certainty: str = "sure"


class Colony(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colony marker; Potosi belongs to whoever its card gives it."""

    id: str
    power: str = ""
    card: str = ""


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaders: tuple[Leader, ...]
    admirals: tuple[Admiral, ...]
    rulers: tuple[Ruler, ...]
    debaters: tuple[Debater, ...]
    reformers: tuple[Reformer, ...]
    explorers: tuple[Voyager, ...]
    conquistadors: tuple[Voyager, ...]
    colonies: tuple[Colony, ...]
    marital_status: tuple[str, ...]
    colony_limit: dict[str, int]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: `kind` is home, mandatory, combat, response or event; `remove` is never, event or always.

    `turn` 0: in the deck from the start, unless there is a `condition` under which it joins. A `proviso` must have
    happened for the removal. `deadline`: the turn in whose winter it is forced. `players`: who may play the event;
    empty for everybody.
    """

    id: str
    number: int
    kind: str
    cp: int
    owner: str = ""
    turn: int = 0
    condition: str = ""
    only_1517: bool = False
    remove: str = "never"
    proviso: str = ""
    deadline: int = 0
    players: tuple[str, ...] = ()
    certainty: str = "sure"

    @property
    def conditional(self) -> bool:
        """Whether something must have happened before the card joins the deck."""
        return self.condition != ""


class WarCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    powers: tuple[str, str]
    cp: int
    after_league: bool = False
    certainty: str = "sure"


class ForeignWar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`units` are sent to fight `enemies` regulars."""

    id: str
    power: str
    card: str
    units: int
    enemies: int


class Birth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the pregnancy chart."""

    result: str
    certainty: str = "sure"


class RollTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table read with two dice and modifiers: the lowest total of each row and its result."""

    rows: tuple[tuple[int, str], ...]
    certainty: str = "sure"


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed tables, and the numbers printed on tracks and power cards."""

    domination_turn: int
    religious_victory: int
    piracy_vp: int
    chateaux_vp: int
    st_peters_cp: int
    st_peters_vp: int
    new_testament: int
    full_bible: int
    translation_attempts: int
    protestant_cards: int
    protestant_cards_more: int
    protestant_electorates: int
    turns: tuple[tuple[int, int], ...]
    protestant_track: tuple[int, ...]
    war_costs: tuple[WarCost, ...]
    minor_war_costs: dict[str, dict[str, int]]
    foreign_wars: tuple[ForeignWar, ...]
    pregnancy: tuple[Birth, ...]
    raiders: tuple[str, ...]
    raider_order: tuple[str, ...]
    electorate_troops: dict[str, int]
    bonus_vp: dict[str, int]
    discoveries: dict[str, int]
    conquests: dict[str, int]
    exploration: RollTable
    circumnavigation: RollTable
    conquest: RollTable
    riches: dict[str, RollTable]


class Turn(msgspec.Struct, frozen=True):
    """A box of the turn track: what joins in its card draw phase, and the mandatory cards due in its winter.

    People and cards that wait for a condition are not here.
    """

    number: int
    years: tuple[int, int]
    cards: tuple[str, ...]
    debaters: tuple[str, ...]
    reformers: tuple[str, ...]
    leaders: tuple[str, ...]
    due: tuple[str, ...]


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units and leaders of a power in a space at the start."""

    power: str
    space: str
    leaders: tuple[str, ...] = ()
    admirals: tuple[str, ...] = ()
    regulars: int = 0
    mercenaries: int = 0
    cavalry: int = 0
    squadrons: int = 0
    corsairs: int = 0


class Gone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is out of the game before a scenario begins."""

    debaters: tuple[str, ...] = ()
    reformers: tuple[str, ...] = ()
    explorers: tuple[str, ...] = ()
    conquistadors: tuple[str, ...] = ()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as data/setup.toml says it; START_CONTROL, START_RELIGION and START_DECK follow from it."""

    id: str
    turns: tuple[int, int]
    winning_vp: int
    domination_lead: int
    marital_status: str
    knights: str
    wars: tuple[tuple[str, str], ...]
    stacks: tuple[Stack, ...]
    holdings: dict[str, tuple[str, ...]]
    rulers: dict[str, str]
    debaters: tuple[str, ...]
    electorate_display: dict[str, int]
    underway: dict[str, tuple[str, ...]]
    vp: dict[str, int]
    base: str = ""
    league: bool = False
    alliances: tuple[tuple[str, str], ...] = ()
    protestant: tuple[str, ...] = ()
    unrest: tuple[str, ...] = ()
    out_of_play: tuple[str, ...] = ()
    excommunicated: tuple[str, ...] = ()
    reformers: tuple[str, ...] = ()
    gone: Gone = Gone()
    translations: dict[str, int] = {}
    colonies: dict[str, tuple[str, ...]] = {}
    discoveries: dict[str, str] = {}
    conquests: dict[str, str] = {}
    war_winner: dict[str, int] = {}
    st_peters_vp: int = 0
    chateaux: int = 0
    extra_cards: dict[str, int] = {}
    removed: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    in_hand: dict[str, tuple[str, ...]] = {}
