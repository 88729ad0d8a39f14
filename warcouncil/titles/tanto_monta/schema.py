"""The shapes of the components: what a row of data/*.toml holds. components.py reads them and gives them out.

Ids are strings; an empty string means none, 0 no turn. `certainty` is sure, likely or reconstructed; where a row has a
`doubt`, it names the fields that are not sure, and the certainty of the row is that of the weakest of them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Certainty = Literal["sure", "likely", "reconstructed"]
CERTAINTIES: tuple[Certainty, ...] = ("sure", "likely", "reconstructed")
Doubt = dict[str, Certainty]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row that may be uncertain."""

    certainty: Certainty = "sure"
    doubt: Doubt = {}

    def __post_init__(self) -> None:
        weakest = max(self.doubt.values(), key=CERTAINTIES.index, default=self.certainty)
        if weakest != self.certainty:
            raise ValueError(f"the certainty is {self.certainty}, the doubt says {weakest}")


class Named(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with an id and a name in English and in the Chinese of the rulebook."""

    id: str
    en: str
    zh: str


class Placed(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something on the map: where it is on the board and on the globe."""

    x: int
    y: int
    lat: float
    lon: float


# -- the map


class Inland(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A port on a river: it lies at the sea for whoever also has the space `through` (16.8)."""

    sea: str
    through: str


class Space(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the main map or the Canaries (2.1).

    `home` controls it without a marker, `shared` is the other power whose home it is (2.4). `part` is fez or berber in
    the homes of North Africa. `turn`: in play from then on.
    """

    kind: Literal["key", "fortress", "strategic", "common", "special"]
    home: str
    shared: str = ""
    part: Literal["", "fez", "berber"] = ""
    region: Literal["", "italy", "sicily", "sardinia", "corsica", "roussillon"] = ""
    island: str = ""
    turn: int = 0
    ports: tuple[str, ...] = ()
    inland: Inland | None = None
    kind_after_ferrante: Literal["", "strategic"] = ""
    winters: str = ""

    @property
    def fortified(self) -> bool:
        """Whether the print makes it a fortified space (2.1)."""
        return self.kind in ("key", "fortress", "special")


class Sea(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    adjacent: tuple[str, ...]
    mediterranean: bool = False


class Link(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A road or a pass; what is uncertain is which of the two."""

    pair: tuple[str, str]


class Gate(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two seas joined for whoever has, or may use, one of the spaces (2.4)."""

    seas: tuple[str, str]
    spaces: tuple[str, ...]


class Island(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    vp: int = 0


class Opening(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first turn of an ocean zone: for Portugal, for Portugal after the School of Sagres, for everybody (2.5)."""

    portugal: int
    everybody: int
    sagres: int = 0


class Ocean(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ocean zone; without `opens` it opens with the Overseas Voyages."""

    label: str
    chits: int
    opens: Opening | None = None


class Current(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The border between two ocean zones; each arrow is a roll on the navigation table."""

    pair: tuple[str, str]
    color: Literal["blue", "red"]
    arrows: int = 0


class Settlement(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the exploration map."""

    ocean: str
    reserved: str = ""


class Caravan(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A caravan waits for its key from a turn on; `robber` rolls for it if its way is blocked (18.8)."""

    space: str
    turn: int
    robber: str


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: tuple[int, int]
    spaces: tuple[Space, ...]
    seas: tuple[Sea, ...]
    roads: tuple[Link, ...]
    passes: tuple[Link, ...]
    gates: tuple[Gate, ...]
    strait: tuple[tuple[str, str], ...]
    islands: tuple[Island, ...]
    oceans: tuple[Ocean, ...]
    naos_enter: str
    currents: tuple[Current, ...]
    settlements: tuple[Settlement, ...]
    caravans: tuple[Caravan, ...]


# -- players and powers


class Player(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player board (4); `squares` are its places for keys besides the home keys."""

    color: str
    powers: tuple[str, ...]
    ruler: str
    squares: int
    boxes: tuple[str, ...]
    home_keys: tuple[str, ...] = ()


class Power(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: str
    player: str
    limited: bool = False


class Minor(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A minor power with its line of the diplomatic influence table (21)."""

    color: str
    influence: dict[str, int]
    costs: tuple[int, ...]
    activate: tuple[str, ...]
    deactivate: tuple[str, ...]
    muslim_power: str = ""


class Other(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: str


class Action(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the list of actions: `cost` by player, who is missing cannot take it."""

    id: str
    cost: dict[str, int]
    limited: bool = False
    powers: dict[str, int] = {}
    after_tordesillas: int = 0
    by_level: bool = False
    most: int = 0
    times: int = 0
    only: tuple[str, ...] = ()


class Garrison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What France keeps against England."""

    regular: int
    cavalry: int
    artillery: int
    squadron: int
    admiral: str


class Powers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[Player, ...]
    powers: tuple[Power, ...]
    minors: tuple[Minor, ...]
    others: tuple[Other, ...]
    actions: tuple[Action, ...]
    garrison: Garrison


# -- people


class Leader(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army leader (5.1); Borgia has no power of his own."""

    battle: int
    command: int
    power: str = ""
    also: tuple[str, ...] = ()
    turn: int = 0
    card: str = ""
    leaves: int = 0
    by_card: str = ""
    until: Literal["", "catalan_surrender", "captured", "papal_changes", "used"] = ""
    successor: str = ""


class Admiral(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A naval leader (5.1)."""

    player: str
    battle: int
    piracy: int
    power: str = ""
    card: str = ""
    by_card: str = ""
    successor: str = ""


class Ruler(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    player: str
    charisma: int
    admin: int
    card: str = ""


class Pope(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`affinity` by player, `neutral` for the Muslims."""

    affinity: dict[str, int] = {}
    card: str = ""


class Child(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    turn: int
    suitors: tuple[str, ...]


class Suitor(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    realm: str
    turn: int


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaders: tuple[Leader, ...]
    admirals: tuple[Admiral, ...]
    rulers: tuple[Ruler, ...]
    popes: tuple[Pope, ...]
    children: tuple[Child, ...]
    suitors: tuple[Suitor, ...]


# -- counters


class Land(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The strength of all land counters of a power by kind, and the values of single counters.

    `infantry` says how many counters of each value there are, where regulars and militia have the same ones.
    """

    power: str
    units: dict[str, int]
    values: dict[str, tuple[int, ...]]
    infantry: tuple[tuple[int, int], ...] = ()


class Order(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: int


class Navy(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The naval counters of a navy, and the dice of either side; 0: it has no such side."""

    navy: str
    count: int
    squadron: int = 0
    corsair: int = 0
    war: bool = False


class Nao(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    player: str
    crew: int
    piracy: int
    count: int
    special: bool = False


class SettlementMarkers(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    player: str
    count: int
    extra: int = 0


class Resource(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["cp", "card", "vp", "regular", "cavalry", "militia", "squadron"]
    value: int
    count: int
    fewer: int = 0
    """How many of them there are where the sea has fewer resources (`naval_resources`)."""


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    land: tuple[Land, ...]
    orders: tuple[Order, ...]
    war_regulars: dict[str, int]
    naval: tuple[Navy, ...]
    naos: tuple[Nao, ...]
    settlement_markers: tuple[SettlementMarkers, ...]
    naval_resources: tuple[Resource, ...]
    caravan_resources: tuple[Resource, ...]
    fortress_markers: int


# -- cards


class Card(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card (6.1). The head of data/cards.toml says what the fields mean."""

    number: int
    kind: Literal["home", "mandatory", "combat", "response", "no_event", "event", "papal_bull", "automatic"]
    cp: int
    headline: int = 0
    no_headline: bool = False
    owner: str = ""
    powers: tuple[str, ...] = ()
    turn: int = 0
    deadline: int = 0
    condition: Literal[
        "",
        "el_zagal_beaten",
        "alcacovas_in_force",
        "isabella_dead",
        "nasrid_cavalry_near",
        "castile_in_beltranejos_homes",
        "beltranejos_surrendered",
        "two_of_three_spanish",
        "spanish_nao",
        "portuguese_nao",
    ] = ""
    remove: Literal["", "event", "resolved", "ruler", "pope", "proviso"] = ""
    proviso: Literal[
        "",
        "nasrid_surrender",
        "beltranejos_surrender",
        "catalan_surrender",
        "alcacovas_signed",
        "alcacovas_broken",
        "barcelona_settled",
        "turn_5",
        "second_victory",
        "no_free_canaries",
        "bencomo_in_play",
        "war_over",
    ] = ""
    who: Literal[
        "",
        "for_anybody",
        "fighter",
        "defender",
        "christian_fighter",
        "winner",
        "captor",
        "other_player",
        "papal_ally",
        "nobody",
    ] = ""
    timing: Literal["", "first_card", "before_headlines_or_impulse", "war_or_spring", "must_be_played"] = ""

    @property
    def headline_cp(self) -> int:
        """What it is worth in support of a headline event (10)."""
        return self.headline or self.cp

    @property
    def may_be_headline(self) -> bool:
        """Whether it may be the event of a headline (10)."""
        return self.kind in ("home", "mandatory", "event", "papal_bull") and not self.no_headline


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


class Moment(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment at which cards may be played out of turn."""

    id: str
    sections: tuple[str, ...]
    cards: tuple[str, ...]


class Moments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    windows: tuple[Moment, ...]
