"""Rounds: drawn, seated at tables that the server itself sets up, begun when all have come, followed by the next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from warcouncil.bots import default_bot
from warcouncil.engine.title import get_title
from warcouncil.server.ground.errors import Refused
from warcouncil.server.leagues.book import OVER, PLAYING, Game, League, Round
from warcouncil.server.leagues.drawing import Draw, draw, table_sizes
from warcouncil.server.leagues.register import ENDED, Register
from warcouncil.server.people import users
from warcouncil.server.post.notices import Notices
from warcouncil.server.storage import models
from warcouncil.server.storage.book import (
    BOT,
    GATHERING,
    OPEN,
    PERSON,
    LeagueMark,
    Seat,
    Table,
    decode_table,
    new_id,
    new_token,
    starting_powers,
)
from warcouncil.server.tables import sealing
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.lobby import checked
from warcouncil.server.tables.starting import begin_if_complete

logger = logging.getLogger(__name__)
HOUR = 3600.0


class Rounds:
    """Begins rounds and looks after their tables."""

    def __init__(self, gate: Gate, register: Register, notices: Notices) -> None:
        self._gate = gate
        self._register = register
        self._notices = notices

    # -- a new round

    def begin(self, league_id: str, expected: int | None = None) -> League:
        """Draw the next round and set up its tables. `expected`: only if it is this one."""

        def work(league: League) -> League:
            number = len(league.rounds) + 1
            if expected not in (None, number):
                return league
            if league.status == OVER or number > league.terms.rounds:
                raise Refused("league-over")
            now = self._gate.time.now()
            drawn = self._drawn(league, number, now)
            return replace(league, status=PLAYING, registering=False, rounds=(*league.rounds, drawn))

        league = self._register.change(league_id, work, self._tell_round)
        self._publish(league)
        self.set_up(league)
        return league

    def _drawn(self, league: League, number: int, now: float) -> Round:
        with self._gate.store.read() as connection:
            here = users.present(connection, [one.user for one in league.entrants])
        field = tuple(
            (line.entrant, line.place)
            for line in self._register.standings(league)
            if not league.entrants[line.entrant].out and league.entrants[line.entrant].user in here
        )
        if not table_sizes(len(field), league.terms.sizes)[0]:
            raise Refused("too-few")
        found = drawing(league, number, field, league.rounds)
        games = tuple(Game(new_id(), seats) for seats in found.tables)
        return Round(number, now, field, games, found.byes)

    def _tell_round(self, connection: Connection, league: League) -> None:
        one = league.rounds[-1]
        playing = [league.entrants[number].user for game in one.games for number in game.seats]
        resting = [league.entrants[number].user for number in one.byes]
        self.tell(connection, league, "league-round", playing)
        self.tell(connection, league, "league-bye", resting)

    def tell(self, connection: Connection, league: League, kind: str, people: Sequence[str]) -> None:
        now = self._gate.time.now()
        self._notices.tell(
            connection, people, kind, (league.id, league.terms.title, league.name), len(league.rounds), now
        )

    def _publish(self, league: League) -> None:
        """Whoever was told something looks at it."""
        for user in sorted(league.people):
            self._gate.bus.publish(f"user:{user}")

    # -- its tables

    def set_up(self, league: League) -> None:
        """Make the tables that are not there yet, and start those that are ready."""
        status = self._register.status(league.tables)
        for one in league.rounds:
            for game in one.games:
                if game.table not in status:
                    self._make(league, one, game)
        self._start_ready(league)

    def _make(self, league: League, one: Round, game: Game) -> None:
        with self._gate.store.read() as connection:
            here = users.present(connection, league.people)
        try:
            self._gate.create(new_table(league, one, game, here, self._gate.time.now()))
        except IntegrityError:
            logger.info("table %s of league %s was set up by another process", game.table, league.id)

    def _start_ready(self, league: League) -> None:
        rows = models.tables
        query = select(rows.c.body).where(rows.c.id.in_(league.tables), rows.c.status == GATHERING)
        with self._gate.store.read() as connection:
            waiting = [decode_table(body) for body in connection.scalars(query)]
        for table in waiting:
            if is_ready(table, self._gate.time.now()):
                self._gate.change(table.id, partial(start, league))

    # -- looking after everything

    def tend(self) -> None:
        """Now and then: make what is missing, start what is ready, begin the next round, end what is over."""
        for league in self._register.running:
            try:
                self._tend(league)
            except Refused as refused:  # one league's trouble must not stop the others
                logger.warning("league %s: %s", league.id, refused.code)

    def _tend(self, league: League) -> None:
        status = self._register.status(league.tables)
        if any(status.get(table, GATHERING) == GATHERING for table in league.tables):
            self.set_up(league)
        if not all(status.get(table) in ENDED for table in league.tables):
            return
        if len(league.rounds) >= league.terms.rounds:
            self.end(league.id)
        elif league.terms.automatic:
            try:
                self.begin(league.id, len(league.rounds) + 1)
            except Refused as refused:
                if refused.code != "too-few":
                    raise
                self.end(league.id)  # so many have withdrawn that no table can be filled

    def end(self, league_id: str) -> League:
        def work(league: League) -> League:
            if league.status == OVER:
                return league
            return replace(league, status=OVER, ended=self._gate.time.now(), registering=False)

        def then(connection: Connection, league: League) -> None:
            self.tell(connection, league, "league-over", [one.user for one in league.entrants if not one.out])

        league = self._register.change(league_id, work, then)
        self._publish(league)
        return league


# -- pure


def drawing(league: League, number: int, field: Sequence[tuple[int, int]], rounds: Sequence[Round]) -> Draw:
    return draw(league.seed, number, field, rounds, league.terms.sizes, partial(powers_at, league))


def powers_at(league: League, size: int) -> tuple[tuple[str, ...], ...]:
    """The powers that each seat of a table of some size begins with."""
    terms = league.terms
    return starting_powers(terms.title, size, checked(get_title(terms.title), size, terms.options))


def new_table(league: League, one: Round, game: Game, here: set[str], now: float) -> Table:
    """A table that nobody has set up but the league; everybody sits where they were drawn."""
    terms, size = league.terms, len(game.seats)
    seats = []
    for number, entrant in enumerate(game.seats):
        user = league.entrants[entrant].user
        there = {"kind": PERSON, "user": user, "taken": now, "acted": now} if user in here else {"kind": OPEN}
        seats.append(Seat(number, token=new_token(), **there))
    mark = LeagueMark(league.id, league.name, one.number, one.started + terms.wait * HOUR)
    return Table(
        id=game.table,
        title=terms.title,
        players=size,
        options=checked(get_title(terms.title), size, terms.options),
        creator="",
        created=now,
        spectators=terms.spectators,
        rated=terms.rated,
        clock=terms.clock,
        seats=tuple(seats),
        token=new_token(),
        league=mark,
    ).with_new_seal()


def is_ready(table: Table, now: float) -> bool:
    """All have come and added to the dice, or have been waited for long enough."""
    if table.status != GATHERING or table.sealing is not None or table.league is None:
        return False
    return now >= table.league.starts or (table.full and all(seat.pledge for seat in table.seats))


def start(league: League, draft: Draft) -> None:
    """Bots play where nobody sits; the dice are sealed, or play begins at once."""
    table = draft.table
    if not is_ready(table, draft.now):
        return
    found = league.game_at(table.id)
    assert found is not None
    bot = default_bot(get_title(table.title))
    for seat in table.seats:
        if seat.kind == OPEN:
            left = league.entrants[found[1].seats[seat.seat]].user
            table = table.with_seat(seat.seat, kind=BOT, bot=bot, left=left, resigned=True)
    draft.table = sealing.opened(replace(table, private=league.private), draft.now)
    draft.invitations_changed = True
    begin_if_complete(draft)
