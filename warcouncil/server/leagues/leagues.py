"""What people do in leagues (enter and withdraw), and what the host does with them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import clean_line
from warcouncil.server.leagues.book import (
    LONGEST_WAIT,
    MOST_AT_TABLE,
    MOST_ENTRANTS,
    MOST_POINTS,
    MOST_ROUNDS,
    OVER,
    WAITING,
    Entrant,
    League,
    Ruling,
    Terms,
)
from warcouncil.server.leagues.drawing import drawn
from warcouncil.server.leagues.register import Register
from warcouncil.server.leagues.rounds import Rounds, powers_at
from warcouncil.server.people import users
from warcouncil.server.people.users import User
from warcouncil.server.play.hosting import Hosting
from warcouncil.server.post.notices import Notices
from warcouncil.server.storage.book import GATHERING, PLAYING, new_id
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.lobby import checked, known_title

LONGEST_LEAGUE_NAME = 60
LONGEST_REASON = 300
MOST_INVITED = 500


class Announcement(msgspec.Struct, frozen=True):
    """What the host wants to hold."""

    name: str
    terms: Terms
    private: bool = False
    registering: bool = True


class Leagues:
    """Everything about leagues but the rounds themselves."""

    def __init__(self, gate: Gate, hosting: Hosting, notices: Notices) -> None:
        self._gate = gate
        self._hosting = hosting
        self.register = Register(gate.store)
        self.rounds = Rounds(gate, self.register, notices)

    # -- looking

    def seen(self, league_id: str, user: str | None) -> League:
        """A league that somebody may see; one that they may not see does not exist for them."""
        league = self.register.find(league_id)[0]
        if not league.knows(user):
            raise Refused("not-found")
        return league

    def is_drawn_by_its_seed(self, league_id: str) -> list[bool]:
        """Of each round, whether the seed makes the same of it."""
        league = self.register.find(league_id)[0]
        return drawn(league.seed, league.rounds, league.terms.sizes, partial(powers_at, league))

    # -- people

    def enter(self, user: User, league_id: str) -> League:
        """Enter for oneself, with an account, once."""
        if user.guest:
            raise Refused("account-needed")

        def work(league: League) -> League:
            self._check_seen(league, user)
            mine = league.number_of(user.id)
            if league.status == OVER:
                raise Refused("league-over")
            if not league.registering:
                raise Refused("registration-closed")
            if mine is not None and not league.entrants[mine].out:
                raise Refused("already-entered")
            if user.device and any(one.device == user.device and not one.out for one in league.entrants):
                raise Refused("device-entered")
            if mine is not None:
                return league.with_entrant(mine, replace(league.entrants[mine], out=False, device=user.device))
            return with_new_entrant(league, Entrant(user.id, self._gate.time.now(), user.device))

        return self.register.change(league_id, work)

    def withdraw(self, user: User, league_id: str) -> League:
        def work(league: League) -> League:
            self._check_seen(league, user)
            return without(league, user.id)

        return self.register.change(league_id, work)

    def forget(self, user_id: str) -> None:
        """Somebody has deleted their account: their line stays, but not the mark of their device."""

        def work(league: League) -> League:
            number = league.number_of(user_id)
            if number is None or not league.entrants[number].device:
                return league
            return league.with_entrant(number, replace(league.entrants[number], device=""))

        for league in self.register.all():
            if league.number_of(user_id) is not None:
                self.register.change(league.id, work)

    def _check_seen(self, league: League, user: User) -> None:
        if not league.knows(user.id):
            raise Refused("not-found")

    # -- the host

    def create(self, wanted: Announcement, way: str) -> League:
        check_terms(wanted.terms)
        league = League(
            id=new_id(),
            name=clean_line(wanted.name, LONGEST_LEAGUE_NAME, "name"),
            created=self._gate.time.now(),
            private=wanted.private,
            registering=wanted.registering,
            terms=wanted.terms,
            seed=secrets.token_hex(16),
        )
        self.register.add(league)
        self._note(way, "create", league)
        return league

    def invite(self, league_id: str, name: str, way: str) -> League:
        """Somebody may see a private league and enter it, and is told so."""
        other = self._account(name)

        def work(league: League) -> League:
            check_alive(league)
            if other.id in league.invited:
                return league
            if len(league.invited) >= MOST_INVITED:
                raise Refused("league-full")
            return replace(league, invited=(*league.invited, other.id))

        def then(connection: Connection, league: League) -> None:
            self.rounds.tell(connection, league, "league-invited", [other.id])

        league = self._act(league_id, work, way, f"invite {other.id}", then)
        self._gate.bus.publish(f"user:{other.id}")
        return league

    def set_registering(self, league_id: str, registering: bool, way: str) -> League:
        def work(league: League) -> League:
            check_alive(league)
            return league if league.registering == registering else replace(league, registering=registering)

        return self._act(league_id, work, way, "open" if registering else "shut")

    def begin(self, league_id: str, way: str, number: int | None = None) -> League:
        """The next round begins now, whether or not all tables of the last one are over. `number`: the one that is
        meant. If it has begun already, nothing more does: two who press the same button at once mean one round."""
        before = len(self.register.find(league_id)[0].rounds)
        wanted = before + 1 if number is None else number
        if wanted > before + 1:
            raise Refused("bad-request", field="round")
        league = self.rounds.begin(league_id, wanted)
        self._note(way, f"round {wanted}", league)
        return league

    def put_out(self, league_id: str, name: str, way: str) -> League:
        """Somebody is drawn no more."""
        other = self._account(name)
        return self._act(league_id, lambda league: without(league, other.id), way, f"withdraw {other.id}")

    def replace(self, league_id: str, name: str, by: str, way: str) -> League:
        """Somebody takes over a place, with all its points. At tables that run they are called as the substitute. Said
        again it goes on where it was broken off: they hold the place, and are called where they were not."""
        old, new = self._account(name), self._account(by)

        def work(league: League) -> League:
            check_alive(league)
            if has_taken_over(league, new.id, old.id):
                return league
            number = place_of(league, old.id)
            if league.number_of(new.id) is not None:
                raise Refused("already-entered")
            held = league.entrants[number]
            taken = Entrant(new.id, self._gate.time.now(), before=(*held.before, old.id))
            return league.with_entrant(number, taken)

        league = self._act(league_id, work, way, f"replace {old.id} {new.id}")
        self._call(league, place_of(league, new.id), new)
        return league

    def _call(self, league: League, number: int, new: User) -> None:
        """To all tables of a place. One that cannot be reached stops no other; the host is told, and says it again."""
        trouble: Refused | None = None
        status = self.register.status(league.tables)
        games = [game for one in league.rounds for game in one.games if number in game.seats]
        for game in (one for one in games if status.get(one.table) in (GATHERING, PLAYING)):
            try:
                self._gate.change(game.table, partial(call, game.seats.index(number), new))
            except Refused as refused:
                trouble = refused
        if trouble is not None:
            raise trouble

    def rule(self, league_id: str, table: str, ranks: tuple[int, ...], reason: str, way: str) -> League:
        """How a table counts, whatever came of it; everybody sees why."""
        said = clean_line(reason, LONGEST_REASON, "reason")
        over = self.register.tables([table])

        def work(league: League) -> League:
            found = league.game_at(table)
            if found is None:
                raise Refused("not-found")
            if not over.decided(found[1]):
                raise Refused("table-running")
            if len(ranks) != len(found[1].seats) or not all(1 <= rank <= len(ranks) for rank in ranks):
                raise Refused("bad-request", field="ranks")
            return league.with_ruling(table, Ruling(ranks, said, self._gate.time.now()))

        return self._act(league_id, work, way, f"correct {table}")

    def close(self, league_id: str, way: str) -> League:
        """No more rounds. Tables that run go on, and still count when they are over; others do not start any more."""
        league = self.rounds.end(league_id)
        for table, status in self.register.status(league.tables).items():
            if status == GATHERING:
                self._hosting.act("close", table, way)
        self._note(way, "close", league)
        return league

    # -- how

    def _account(self, name: str) -> User:
        with self._gate.store.read() as connection:
            return users.account(connection, name)

    def _act(
        self,
        league_id: str,
        work: Callable[[League], League],
        way: str,
        what: str,
        then: Callable[[Connection, League], None] = lambda connection, league: None,
    ) -> League:
        league = self.register.change(league_id, work, then)
        self._note(way, what, league)
        return league

    def _note(self, way: str, what: str, league: League) -> None:
        self._hosting.note("league", f"{league.id} {what}", way)


# -- pure


def check_terms(terms: Terms) -> None:
    """Refused if nobody could play like that."""
    title = known_title(terms.title)
    sizes = terms.sizes
    if not sizes or len(set(sizes)) != len(sizes) or not set(sizes) <= set(title.players) or min(sizes) < 2:
        raise Refused("bad-request", field="sizes")
    if max(sizes) > MOST_AT_TABLE:
        raise Refused("bad-request", field="sizes")
    for size in sizes:
        checked(title, size, terms.options)
    if not 1 <= terms.rounds <= MOST_ROUNDS:
        raise Refused("bad-request", field="rounds")
    if not 0 <= terms.wait <= LONGEST_WAIT:
        raise Refused("bad-request", field="wait")
    points = terms.points
    falling = list(points) == sorted(points, reverse=True)
    if points and (len(points) < max(sizes) or not falling or not 0 <= points[-1] <= points[0] <= MOST_POINTS):
        raise Refused("bad-request", field="points")
    if terms.bye is not None and not 0 <= terms.bye <= MOST_POINTS:
        raise Refused("bad-request", field="bye")


def check_alive(league: League) -> None:
    if league.status == OVER:
        raise Refused("league-over")


def place_of(league: League, user: str) -> int:
    number = league.number_of(user)
    if number is None:
        raise Refused("not-entered")
    return number


def has_taken_over(league: League, new: str, old: str) -> bool:
    """Whether somebody holds the place that somebody else had before."""
    number = league.number_of(new)
    return number is not None and league.entrants[number].before[-1:] == (old,)


def with_new_entrant(league: League, entrant: Entrant) -> League:
    if len(league.entrants) >= MOST_ENTRANTS:
        raise Refused("league-full")
    return replace(league, entrants=(*league.entrants, entrant))


def without(league: League, user: str) -> League:
    """Before the first draw there is nothing left of an entrant; afterwards the line stays and is drawn no more."""
    check_alive(league)
    number = place_of(league, user)
    if league.status == WAITING:
        return replace(league, entrants=tuple(one for place, one in enumerate(league.entrants) if place != number))
    return league.with_entrant(number, replace(league.entrants[number], out=True))


def call(number: int, new: User, draft: Draft) -> None:
    """Somebody else holds the place: before the start the seat is theirs, later they are called as the substitute."""
    table = draft.table
    if table.seats_of(new.id):
        return
    if table.status == GATHERING:
        nobody = {"bot": None, "name": None, "device": "", "pledge": "", "substitute": None}
        draft.table = table.with_seat(number, kind="person", user=new.id, acted=draft.now, taken=draft.now, **nobody)
        draft.invitations_changed = True
    elif table.status == PLAYING:
        draft.table = table.with_seat(number, substitute=new.id, called=True)
