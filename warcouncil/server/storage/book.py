"""A table of players as one immutable value: who sits where, what was agreed, how time stands.

Changing a table means making another one (`msgspec.structs.replace`); the gate stores it whole. The match itself
is not in here.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec.structs import replace

from warcouncil.engine.seal import Seal
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import get_title
from warcouncil.server.storage.offers import Offer
from warcouncil.server.storage.queues import Queue

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without what is easily mistaken when read aloud."""

OPEN, PERSON, BOT = "open", "person", "bot"
GATHERING, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


def new_id(length: int = 10) -> str:
    """A random name that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    return new_id(20)


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time control. `late` says who answers when time is up: `default` or `bot`."""

    kind: str = "none"
    minutes: float = 0
    increment: float = 0
    days: float = 0
    late: str = "default"
    rest: tuple[int, ...] = ()
    """Days of the week on which a clock of days stands still (0: Monday)."""
    zone: int = 0
    """Where those days begin and end: minutes east of Greenwich."""
    place: str = ""
    """The same as clocks go there, summer and winter: a name of the time zone database, which comes before `zone`."""


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the clocks stand: what each seat has left, and since when each asked seat has been thinking."""

    left: dict[int, float] = {}
    since: dict[int, float] = {}
    shown: dict[int, float] = {}
    """What others may see of `left` while seats decide in secret: as it was when they began."""
    shown_since: float = 0.0
    block: int | None = None
    """Which secret block is open, by its position."""
    held: bool = False
    """It is a window that is held: thinking in it costs nobody anything."""


class Break(msgspec.Struct, frozen=True):
    """A time in which clocks of days stand still, agreed beforehand."""

    start: float
    end: float


class Pause(msgspec.Struct, frozen=True):
    by: str
    """The user who paused, or asked for it."""
    since: float


class Nudge(msgspec.Struct, frozen=True):
    by: str
    time: float


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair."""

    seat: int
    kind: str = OPEN
    user: str | None = None
    name: str | None = None
    """Of another person on the holder's device."""
    hot_seat: bool = False
    bot: str | None = None
    resigned: bool = False
    left: str | None = None
    """Who sat here first and has left the running match: in the ratings they come last."""
    pledge: str = ""
    """The commitment of the person's device to its nonce."""
    token: str = ""
    talk_from: int = 0
    """Private messages up to this one belong to whoever sat here before."""
    talk_handed: bool = False
    """Whoever sat here before leaves private messages to whoever comes."""
    taken: float = 0.0
    acted: float = 0.0
    """When the person last did something here."""
    device: str = ""
    """The mark of the device on which the person sat down; told to nobody."""
    substitute: str | None = None
    """Who may play on here, as was agreed."""
    called: bool = False
    """Whoever sits here asks the substitute to play on."""


class LeagueMark(msgspec.Struct, frozen=True):
    """The table belongs to a round of a league."""

    id: str
    name: str
    round: int
    starts: float
    """So long it waits for its players."""


class Bid(msgspec.Struct, frozen=True):
    """Somebody is invited by name, to one seat or to any."""

    user: str
    by: str
    time: float
    seat: int | None = None


UNDO, PAUSE, OPEN_SEAT, BREAK, SUBSTITUTE = "undo", "pause", "open-seat", "break", "substitute"
NO_SEAT = -1


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody asks all others for something: to take back, to pause now or later, or to open a seat to a person."""

    id: int
    seat: int
    """From which seat it is asked; NO_SEAT: the creator has none."""
    kind: str
    created: float
    granted: tuple[int, ...] = ()
    """The seats whose persons have agreed."""
    by: str = ""
    """The user who asks; empty: whoever sits at the seat."""
    about: int | None = None
    """The seat that is to be opened, or to have a substitute."""
    who: str = ""
    """The substitute."""
    span: Break | None = None
    """When the clocks are to stand still."""
    due: float = 0.0
    """Who has said nothing until then agrees; 0: silence grants nothing."""


class Sealing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The start is under way: what is to be sealed, until when devices may reveal, and what they have revealed."""

    header: str
    until: float
    revealed: dict[str, str] = {}
    """Commitment -> nonce."""


class HeldWindow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A response window that stands open (`Match.held`), and until when at least."""

    id: str
    until: float
    answered: bool = False
    """Nobody is asked in it any more."""


class Unless(msgspec.Struct, frozen=True, omit_defaults=True):
    """The standing answer of a seat to pass in windows that do not concern it; told to that seat alone."""

    seat: int
    window: str
    """As in `engine.records.wish`."""
    until: tuple[str | int, ...]
    since: tuple[int, ...] = ()
    """What tells how far the match was when it was given (`concerns.far`)."""
    spares: str = ""
    """The window in which the seat has taken something back: there it is asked."""


class TableResult(msgspec.Struct, frozen=True):
    ranks: tuple[int, ...]
    scores: dict[str, int]
    winners: tuple[int, ...]


class Table(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table, before, during and after its match."""

    id: str
    status: str = GATHERING
    title: str
    players: int
    options: dict[str, OptionValue]
    creator: str
    created: float
    started: float | None = None
    ended: float | None = None
    private: bool = True
    spectators: bool = True
    free_talk: bool = False
    open_hands: bool = False
    random_seats: bool = False
    rated: bool = False
    lenient_bots: bool = False
    """Bots agree to take back anything, also behind dice."""
    hints: bool = False
    """Whoever is asked may ask what a bot would do; never in rated matches, nor where nobody has agreed to it."""
    clock: ClockRule = ClockRule()
    timing: Timing = Timing()
    breaks: tuple[Break, ...] = ()
    paused: Pause | None = None
    window: HeldWindow | None = None
    seats: tuple[Seat, ...]
    token: str
    watchers: tuple[str, ...] = ()
    bids: tuple[Bid, ...] = ()
    banned: tuple[str, ...] = ()
    banned_devices: tuple[str, ...] = ()
    requests: tuple[Request, ...] = ()
    last_request: int = 0
    rematch: str | None = None
    rematch_of: str | None = None
    result: TableResult | None = None
    troubles: int = 0
    """How often a bot failed or thought too long, and the title's default answer was taken."""
    rules_changed: int = 0
    """How often the match went on under new rules."""
    rules_lost: tuple[str, ...] = ()
    """The powers whose choices could not be kept when that happened last, once for each choice."""
    seal_key: bytes = b""
    seal_id: str = ""
    sealed: str = ""
    """The seal as the match was started with it."""
    seed: int | None = None
    """A lesson: its dice come from a seed that anybody may know, and bear no seal."""
    sealing: Sealing | None = None
    broken: int = 0
    """How often a start was broken off."""
    queues: tuple[Queue, ...] = ()
    """What persons have queued on their planning boards; told to themselves only."""
    offers: tuple[Offer, ...] = ()
    """What has become of offers in the talk; told to the seats of their channels only."""
    unless: tuple[Unless, ...] = ()
    """Seats that are asked only in windows that concern them; told to themselves only."""
    nudged: Nudge | None = None
    """Somebody at the table had whoever is asked told once more."""
    league: LeagueMark | None = None
    """Nobody has set it up but the host's league; it has no creator."""

    # -- looking

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """The seats that a user plays."""
        return tuple(seat.seat for seat in self.seats if user is not None and seat.user == user)

    @property
    def persons(self) -> tuple[str, ...]:
        """The users at the table, each once."""
        return tuple(dict.fromkeys(seat.user for seat in self.seats if seat.user is not None))

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def waits_for(self, request: Request) -> tuple[int, ...]:
        """The seats of persons who have yet to agree: all who sit there now, but not whoever asks."""
        asker = request.by or self.seats[request.seat].user
        others = (seat.seat for seat in self.seats if seat.kind == PERSON and seat.user != asker)
        return tuple(seat for seat in others if seat not in request.granted)

    @property
    def seal(self) -> Seal:
        return Seal(self.seal_key, self.seal_id)

    @property
    def commitment(self) -> str:
        """The seal of the dice: made once with the table, and shown to everybody from then on."""
        return "" if self.seed is not None else self.sealed or self.seal.commitment

    @property
    def powers(self) -> tuple[tuple[str, ...], ...]:
        """The powers each seat begins with."""
        return starting_powers(self.title, self.players, self.options)

    def stands_in(self, user: str | None) -> tuple[int, ...]:
        """The seats for which a user is the agreed substitute."""
        return tuple(seat.seat for seat in self.seats if user is not None and seat.substitute == user)

    def waiting_for(self, user: str | None) -> tuple[int, ...]:
        """Those of them that wait for the substitute: whoever sat there asks for it, or sits there no more."""
        seats = (self.seats[seat] for seat in self.stands_in(user))
        return tuple(seat.seat for seat in seats if self.status == PLAYING and (seat.called or seat.kind != PERSON))

    def bid_for(self, user: str | None) -> Bid | None:
        """The invitation by name that somebody has not answered yet."""
        return next((bid for bid in self.bids if bid.user == user), None)

    # -- changing

    def without_bid(self, user: str) -> Table:
        return replace(self, bids=tuple(bid for bid in self.bids if bid.user != user))

    def with_seat(self, number: int, **changes: Any) -> Table:
        seats = tuple(replace(seat, **changes) if seat.seat == number else seat for seat in self.seats)
        return replace(self, seats=seats)

    def without_word_of(self, number: int) -> Table:
        """Somebody else sits there now, or nobody: what was asked for, granted or offered from there or to there counts
        no more."""
        kept = (one for one in self.requests if one.seat != number)
        requests = (replace(one, granted=tuple(seat for seat in one.granted if seat != number)) for one in kept)
        queues = tuple(one for one in self.queues if one.seat != number)
        offers = tuple(one for one in self.offers if not one.concerns(number, self.players))
        unless = tuple(one for one in self.unless if one.seat != number)
        return replace(self, requests=tuple(requests), queues=queues, offers=offers, unless=unless)

    def forgiven(self, seconds: float) -> Table:
        """The server was away: that time is nobody's, and silence while nobody could speak grants nothing."""
        timing = replace(
            self.timing,
            since={seat: since + seconds for seat, since in self.timing.since.items()},
            shown_since=self.timing.shown_since + seconds,
        )
        requests = tuple(replace(one, due=one.due + seconds) if one.due else one for one in self.requests)
        sealing = None if self.sealing is None else replace(self.sealing, until=self.sealing.until + seconds)
        return replace(self, timing=timing, requests=requests, sealing=sealing)

    def with_new_seal(self) -> Table:
        """A new table has a key of its own."""
        seal = Seal.new()
        return replace(self, seal_key=seal.key, seal_id=seal.match_id)


def starting_powers(title: str, players: int, options: dict[str, OptionValue]) -> tuple[tuple[str, ...], ...]:
    state = get_title(title).setup(players, options)
    return tuple(state.powers_of(seat) for seat in range(players))


_DECODER = msgspec.json.Decoder(Table)
_ENCODER = msgspec.json.Encoder()


def encode_table(table: Table) -> str:
    return _ENCODER.encode(table).decode()


def decode_table(body: str) -> Table:
    return _DECODER.decode(body)
