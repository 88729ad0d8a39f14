"""The shapes of map, nations and pieces: what a row of data/*.toml holds. components.py reads them and gives them out.

Ids are strings; an empty string means none. A duchy is a space on land. Cards have their shapes in cards.py, tables and
scenarios in tables.py.
"""

from __future__ import annotations

from typing import Literal

from warcouncil.table.rows import NamedRow, Row, Strict

LinkKind = Literal["road", "rough", "pass", "marsh", "strait"]
Status = Literal["home", "subject", "dual"]

# -- the map


class Placed(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something on the map: where it is on the board and on the globe."""

    x: int
    y: int
    lat: float
    lon: float


class Space(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A duchy (3). `nation` is its original owner, who controls it without a flag.

    `status`: home, subject (half white) or dual (of two major powers; `second` is the one above, whose control needs a
    flag, 7.43). `fortress` is its rating, 0 for none; fortresses and capitals are keys. `ports`: the sea zones of its
    anchor.
    """

    nation: str
    status: Status = "home"
    second: str = ""
    key: bool = False
    capital: bool = False
    fortress: int = 0
    ports: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.fortress or self.capital) and not self.key:
            raise ValueError("a fortress or a capital is a key")
        if (self.status == "dual") != bool(self.second):
            raise ValueError("a dual subject, and nothing else, has a second owner")
        if self.capital and self.status != "home":
            raise ValueError("a capital is a home duchy")


class Sea(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sea zone."""

    adjacent: tuple[str, ...]


class Link(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line between two duchies; which of the kinds it is follows from the list it stands in."""

    pair: tuple[str, str]


class Strait(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A strait joins two duchies over water. `passage`: ships pass through it between its sea zones (13.8)."""

    lands: tuple[str, str]
    seas: tuple[str, str]
    passage: bool = False


class Region(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Duchies that events name together."""

    spaces: tuple[str, ...]


class Map(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Roads are solid lines, rough ones brown, passes black dashes, marshes blue dashes on land (9.41, 11.22)."""

    size: tuple[int, int]
    spaces: tuple[Space, ...]
    seas: tuple[Sea, ...]
    roads: tuple[Link, ...]
    rough: tuple[Link, ...]
    passes: tuple[Link, ...]
    marshes: tuple[Link, ...]
    straits: tuple[Strait, ...]
    regions: tuple[Region, ...]

    def links(self) -> dict[tuple[str, str], LinkKind]:
        """Every line once, with its kind."""
        lists: tuple[tuple[LinkKind, tuple[Link, ...]], ...] = (
            ("road", self.roads),
            ("rough", self.rough),
            ("pass", self.passes),
            ("marsh", self.marshes),
        )
        found: dict[tuple[str, str], LinkKind] = {link.pair: kind for kind, links in lists for link in links}
        return found | {strait.lands: "strait" for strait in self.straits}


# -- nations


class Nation(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A nation with what its headquarters display and the tables say of it.

    `hand` is the opening hand of the 1805 turn (4.4), `least` and `most` are the limits of the draw (14.32),
    `reinforcement` the CP of the interphase (14.21), `conquest` the modifier of the roll against it (15.1), `bonus` the
    national bonus dice in battle (11.21).
    """

    color: str
    major: bool
    capitals: tuple[str, ...]
    hand: int
    least: int
    most: int
    reinforcement: int
    conquest: int
    bonus: int
    loyal: bool = False
    """France and Britain never change camp (8.22)."""
    minor_below: int = 0
    """With fewer players than this it is a minor power: Prussia below five (3)."""


class Turn(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A place on the impulse track, from left to right."""

    nation: str


class Camp(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A camp, and the power around which it stands."""

    leader: str


class Column(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A column of the diplomatic status display from left to right: CP to enter it (8.1)."""

    cp: int
    client: bool = True
    pact: bool = False


class Nations(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    nations: tuple[Nation, ...]
    track: tuple[Turn, ...]
    camps: tuple[Camp, ...]
    rows: tuple[str, ...]
    columns: tuple[Column, ...]


# -- pieces


class Leader(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A leader (2.2, 7.2): his command is also the CP to build him.

    `year`: the turn from which he is available. `event`: the card that alone brings him; then he is never rebuilt.
    """

    nation: str
    command: int
    battle: int
    year: str = ""
    event: str = ""


class Denomination(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a land counter is worth. An `aid` only stands in for smaller ones, and needs a leader to move (2.2)."""

    value: int
    aid: bool = False


class Pool(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The land counters of a nation by value; together they are the most units it can have (2.2)."""

    nation: str
    counters: dict[int, int]

    @property
    def most(self) -> int:
        """The units of all its counters."""
        return sum(value * count for value, count in self.counters.items())


class Navy(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The squadrons of a nation: how many, dice in battle (13.4), modifier of interception and evasion (13.36)."""

    nation: str
    count: int
    dice: int
    sailing: int = 0


class FlagSupply(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The flags of a nation; each has a French one on its back (2.2)."""

    nation: str
    count: int


class Marker(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A marker that the rules speak of."""


class Pieces(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    leaders: tuple[Leader, ...]
    denominations: tuple[Denomination, ...]
    pools: tuple[Pool, ...]
    navies: tuple[Navy, ...]
    flags: tuple[FlagSupply, ...]
    flag_backs: str
    """The nation on the back of all flags."""
    markers: tuple[Marker, ...]
