"""A league as one immutable value: what was announced, who has entered, and the rounds as they were drawn.

What came of the tables is not in here: it is read from the finished matches. Entrants are known by their number, which
stays the same when somebody else takes over the place.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from warcouncil.engine.state import OptionValue
from warcouncil.server.storage.book import ClockRule

WAITING, PLAYING, OVER = "waiting", "playing", "over"
BEST = 12
"""Points of a winner, where the host has given none: those behind get evenly less, the last one nothing."""
MOST_ENTRANTS, MOST_ROUNDS, MOST_AT_TABLE, MOST_POINTS = 128, 30, 8, 1000
LONGEST_WAIT = 14 * 24.0
"""Hours that a table may wait for its players."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the host has announced."""

    title: str
    sizes: tuple[int, ...]
    """How many may play at a table, the number that is wanted most first."""
    rounds: int
    options: dict[str, OptionValue] = {}
    clock: ClockRule = ClockRule()
    points: tuple[int, ...] = ()
    """For the first, the second, ...; empty: evenly from BEST down to nothing."""
    bye: int | None = None
    """For a round without a table; None: what a seat gets on the average."""
    rated: bool = True
    spectators: bool = True
    automatic: bool = True
    """The next round begins when all tables of the last one are over, and not only at the host's word."""
    wait: float = 24.0
    """Hours for which a table waits for all of its players."""

    def points_at(self, size: int) -> tuple[Fraction, ...]:
        """What the first, second, ... at a table of some size gets."""
        if self.points:
            return tuple(Fraction(one) for one in self.points[:size])
        return tuple(Fraction(BEST * (size - rank), max(1, size - 1)) for rank in range(1, size + 1))

    @property
    def bye_points(self) -> Fraction:
        given = self.points_at(self.sizes[0])
        return sum(given, Fraction(0)) / len(given) if self.bye is None else Fraction(self.bye)


def usual_wait(clock: ClockRule) -> float:
    """Hours: those who play in one sitting are there when a round begins, others come within a day."""
    return 0.25 if clock.kind == "fischer" else 24.0


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in the league, and who holds it now."""

    user: str
    since: float
    device: str = ""
    """The mark of the device on which they have entered; told to nobody."""
    before: tuple[str, ...] = ()
    """Who held the place before, one after another."""
    out: bool = False
    """Has withdrawn: is drawn no more."""


class Ruling(msgspec.Struct, frozen=True):
    """The host says how a table counts, and why."""

    ranks: tuple[int, ...]
    reason: str
    time: float


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: the entrants by seat."""

    table: str
    seats: tuple[int, ...]
    ruling: Ruling | None = None


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round as it was drawn."""

    number: int
    started: float
    field: tuple[tuple[int, int], ...]
    """Who was drawn, and their place in the standings at that moment: with the seed all that the draw depends on."""
    games: tuple[Game, ...]
    byes: tuple[int, ...] = ()


class League(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A league, from its announcement to its end."""

    id: str
    name: str
    status: str = WAITING
    created: float
    ended: float | None = None
    private: bool = False
    registering: bool = True
    terms: Terms
    seed: str
    """Shown from the beginning, when nobody has entered yet: so nobody chooses the draw."""
    entrants: tuple[Entrant, ...] = ()
    invited: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()

    # -- looking

    def number_of(self, user: str | None) -> int | None:
        """The place that somebody holds."""
        return next((number for number, one in enumerate(self.entrants) if one.user == user), None)

    def knows(self, user: str | None) -> bool:
        """Whether somebody may see a league that is not for everybody."""
        held = (one.user == user or user in one.before for one in self.entrants)
        return not self.private or (user is not None and (user in self.invited or any(held)))

    @property
    def tables(self) -> tuple[str, ...]:
        return tuple(game.table for one in self.rounds for game in one.games)

    @property
    def people(self) -> set[str]:
        """Everybody who has or had a place."""
        return {user for one in self.entrants for user in (one.user, *one.before)}

    def game_at(self, table: str) -> tuple[Round, Game] | None:
        found = ((one, game) for one in self.rounds for game in one.games if game.table == table)
        return next(found, None)

    # -- changing

    def with_entrant(self, number: int, entrant: Entrant) -> League:
        entrants = tuple(entrant if place == number else one for place, one in enumerate(self.entrants))
        return replace(self, entrants=entrants)

    def with_ruling(self, table: str, ruling: Ruling) -> League:
        rounds = tuple(
            replace(
                one, games=tuple(replace(game, ruling=ruling) if game.table == table else game for game in one.games)
            )
            for one in self.rounds
        )
        return replace(self, rounds=rounds)


_DECODER = msgspec.json.Decoder(League)


def encode_league(league: League) -> str:
    return msgspec.json.encode(league).decode()


def decode_league(body: str) -> League:
    return _DECODER.decode(body)
