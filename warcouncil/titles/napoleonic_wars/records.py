"""What is going on and what lasts: marches, battles, sieges, voyages, truces and events, as frozen records."""

from __future__ import annotations

import msgspec

from warcouncil.titles.napoleonic_wars.events.scene import Scene

Units = tuple[tuple[str, int], ...]
"""Nation -> its units, in the order of the impulse track."""
Ships = tuple[tuple[str, int], ...]
"""Squadrons one by one: nation and mark, sorted."""


class Moving(msgspec.Struct, frozen=True):
    """A force on the move (9): a part of the pieces that stand in a duchy."""

    power: str
    """The nation whose impulse it is."""
    leader: str
    """Its commander; empty for a unit without a leader."""
    space: str
    units: Units
    leaders: tuple[str, ...] = ()
    """All leaders, the commander first."""
    armies: int = 1
    entered: int = 0
    """The duchies that it has entered on this march."""
    reformed: bool = False
    """Whether it has dropped or picked up pieces in this duchy already."""
    free: int = 0
    """The duchies that it may still enter without CP, by an event."""
    granted: bool = False
    """Whether an event has sent it: then it goes no further than that says."""
    hidden: bool = False
    """Whether an event keeps it from being intercepted."""
    pinned: bool = False
    """Whether enemies whom it meets may not evade, by an event."""
    level: bool = False
    """Whether defenders have no terrain dice against it, by an event."""
    tireless: bool = False
    """Whether its forced marches cause no attrition, by an event."""

    @property
    def pieces(self) -> int:
        return sum(count for _, count in self.units) + len(self.leaders)


class Aid(msgspec.Struct, frozen=True):
    """What an event does in a battle, siege or naval battle at hand (6.15)."""

    card: str
    side: int
    """The side whose dice or losses it is about: 0 or 1, as in the pairs of the battle."""
    what: str
    """dice, half, no_leader, no_terrain, count_as, again, no_disrupts, fewer_kills, half_kills, void, needed, no_rout,
    margin, safe_retreat or sure_resource."""
    amount: int = 0
    least: int = 0
    faces: tuple[int, ...] = ()
    until: str = "round"
    """round, or anything longer: to the end of the battle."""


Aids = tuple[Aid, ...]
Played = tuple[tuple[str, str, int, int], ...]
"""Battle events one after the other: card, nation, side and round."""


class Battle(msgspec.Struct, frozen=True):
    """A battle (11): pairs are for attacker and defender."""

    space: str
    attacker: str
    """The nation whose impulse it is."""
    leader: str = ""
    """The commander of the force that has moved in."""
    origin: str = ""
    """Whence it came; empty for troops that were built or placed."""
    line: str = ""
    closed: tuple[str, ...] = ()
    """Whence interceptors came."""
    friendly: bool = False
    """Whether the duchy was friendly to the defenders before."""
    heads: tuple[str, str] = ("", "")
    """The commanders as the last round began."""
    failed: int = 0
    """Evasions of the defenders that have failed."""
    round: int = 1
    first: tuple[int, int] = (0, 0)
    """The pieces of both sides as the battle began."""
    hits: tuple[int, int] = (0, 0)
    """Casualties that each side has suffered."""
    kills: tuple[int, int] = (0, 0)
    disrupts: tuple[int, int] = (0, 0)
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The last roll of each side."""
    seas: tuple[str, ...] = ()
    """The sea zones by which the attackers have come, if they have landed (13.7)."""
    aids: Aids = ()
    played: Played = ()
    beaten: str = ""
    """The side that has lost."""
    fallen: tuple[Units, Units] = ((), ())
    """Units that each side has lost, by nation (11.31)."""
    level: bool = False
    """Whether an event takes the terrain dice from the defender."""
    others: tuple[str, ...] = ()
    """The lines by which other attackers have joined it."""
    roads: tuple[str, ...] = ()
    """Whence they came."""


class Siege(msgspec.Struct, frozen=True):
    """A siege (12.3)."""

    space: str
    leader: str
    """The commander of the besieging army."""
    rounds: int = 0
    sixes: int = 0
    disrupts: int = 0
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    aids: Aids = ()
    played: Played = ()
    fallen: bool = False
    """Whether an event has opened the gates."""


class Sailing(msgspec.Struct, frozen=True):
    """A fleet on its voyage (13.1): a part of the squadrons that lie at a place."""

    power: str
    """The nation whose impulse it is, or that of a fleet driven out of its port."""
    place: str
    ships: Ships
    members: tuple[str, ...]
    """The families in it, the commander's first: more than one is a grand fleet (13.2)."""
    came: str = ""
    """The place that it is leaving."""
    target: str = ""
    """The port or sea zone that it is entering."""
    runner: bool = False
    """Whether it comes out of a blockaded port."""
    tried: tuple[str, ...] = ()
    """Whose fleets have had their chance to intercept."""
    moved: bool = False
    driven: bool = False
    """Whether it was driven out of a lost port (13.9)."""


class Engagement(msgspec.Struct, frozen=True):
    """A naval battle (13.4): pairs are for the fleet on its voyage and the other one."""

    kind: str
    """sea, port, strait or lost_port."""
    place: str
    sides: tuple[str, str]
    """The nations that command."""
    where: tuple[str, str]
    """Where the squadrons of each side lie."""
    ships: tuple[Ships, Ships]
    failed: int = -1
    """The side whose evasion has failed."""
    coast: int = 0
    """Dice of coastal fire in each round."""
    round: int = 1
    hits: tuple[int, int] = (0, 0)
    """Casualties that each side has suffered."""
    disrupts: tuple[int, int] = (0, 0)
    fallen: tuple[Units, Units] = ((), ())
    """Squadrons that each side has lost, by nation."""
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    aids: Aids = ()
    played: Played = ()


class Convoy(msgspec.Struct, frozen=True):
    """A convoy under way (13.6); its pieces are counted in the port that it has left until they land."""

    power: str
    leader: str
    space: str
    units: Units
    leaders: tuple[str, ...]
    place: str
    """The sea zone that it has reached, or its port."""
    seas: tuple[str, ...] = ()
    """The sea zones that it has entered."""


class Subject(msgspec.Struct, frozen=True):
    """A subject neutral (15.2): who conquered it, and the turn until whose interphase the truce lasts."""

    conqueror: str
    truce: int


class Truce(msgspec.Struct, frozen=True):
    """A truce (15.24): the turn until whose interphase it lasts, and who may not be at war with the beaten nation."""

    turn: int
    bound: tuple[str, ...]


class Pending(msgspec.Struct, frozen=True):
    """A part of an event that comes later: behind the battle at hand, or at the start of a turn."""

    moment: str
    """battle or turn."""
    scene: Scene
    turn: int = 0


class Lasting(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that an event has changed for a while: a number, something forbidden, or attrition where one enters."""

    card: str
    what: str
    until: str
    """impulse, turn, timed (as long as the card is in force), interphase or game."""
    who: tuple[str, ...] = ()
    """The nations that it is about."""
    against: tuple[str, ...] = ()
    spaces: tuple[str, ...] = ()
    """The duchies that it is about; none at all: everywhere."""
    leader: str = ""
    by: int = 0
    to: int = 0
    least: int = 0
    ports: tuple[str, ...] = ()
    """The ports whose loss ends it."""
