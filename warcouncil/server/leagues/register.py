"""Leagues in storage, and what came of their tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from warcouncil.server.ground.errors import Refused
from warcouncil.server.leagues.book import PLAYING, Game, League, decode_league, encode_league
from warcouncil.server.leagues.standings import Line, Outcome, Past, behind, standings
from warcouncil.server.storage import models
from warcouncil.server.storage.book import CLOSED, OVER
from warcouncil.server.storage.store import Contended, Store

ATTEMPTS = 8
ENDED = (OVER, CLOSED)
MOST_LEAGUES = 500
Change = Callable[[League], League]
Then = Callable[[Connection, League], None]


class Finished(msgspec.Struct, frozen=True):
    """A match that is over, by seat. `bots`: a bot has played there to the end."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    bots: tuple[bool, ...]
    users: tuple[str | None, ...]


class Tables(msgspec.Struct, frozen=True):
    """How the tables of a league stand: their status, and the results of those that are over."""

    status: Mapping[str, str]
    finished: Mapping[str, Finished]

    def outcome(self, game: Game) -> Outcome | None:
        """How a table counts; None as long as it does not. A seat counts for the entrant who was drawn for it, whoever
        has played on there, unless that was a bot: then it comes behind all others. The host may rule otherwise."""
        found = self.finished.get(game.table)
        scores = (0,) * len(game.seats) if found is None else found.scores
        if game.ruling is not None:
            return Outcome(game.seats, game.ruling.ranks, scores)
        return None if found is None else Outcome(game.seats, behind(found.ranks, found.bots), scores)

    @property
    def people(self) -> set[str]:
        """Who has played a finished match to its end."""
        return {user for one in self.finished.values() for user in one.users if user is not None}

    def decided(self, game: Game) -> bool:
        """Nothing more comes of this table by itself."""
        return self.status.get(game.table) in ENDED


class Register:
    """Reads leagues, and changes them one version after another."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- reading

    def find(self, league_id: str) -> tuple[League, int]:
        """A league and its version; Refused if there is none."""
        rows = models.leagues
        with self._store.read() as connection:
            row = connection.execute(select(rows.c.body, rows.c.version).where(rows.c.id == league_id)).one_or_none()
        if row is None:
            raise Refused("not-found")
        return decode_league(row.body), row.version

    def all(self, status: str | None = None) -> list[League]:
        """The newest first."""
        rows = models.leagues
        query = select(rows.c.body).order_by(rows.c.created.desc(), rows.c.id)
        query = query if status is None else query.where(rows.c.status == status)
        with self._store.read() as connection:
            return [decode_league(body) for body in connection.scalars(query)]

    @property
    def running(self) -> list[League]:
        return self.all(PLAYING)

    # -- writing

    def add(self, league: League) -> None:
        rows = models.leagues
        with self._store.write() as connection:
            if (connection.scalar(select(func.count()).select_from(rows)) or 0) >= MOST_LEAGUES:
                raise Refused("too-many", retry_after=86400)
            connection.execute(insert(rows).values(**_columns(league), id=league.id, version=1))

    def change(self, league_id: str, work: Change, then: Then = lambda connection, league: None) -> League:
        """Make another league of it; what somebody else has changed meanwhile counts. `then` is part of the same
        transaction."""
        for _ in range(ATTEMPTS):
            league, version = self.find(league_id)
            after = work(league)
            if after is league:
                return league
            try:
                if self._replace(after, version, then):
                    return after
            except Contended:
                continue
        raise Refused("storage")

    def _replace(self, league: League, version: int, then: Then) -> bool:
        """Whether it was still this version that was replaced."""
        rows = models.leagues
        ours = update(rows).where(rows.c.id == league.id, rows.c.version == version)
        with self._store.write() as connection:
            if connection.execute(ours.values(**_columns(league), version=version + 1)).rowcount != 1:
                return False
            then(connection, league)
        return True

    # -- the tables

    def status(self, ids: Collection[str]) -> dict[str, str]:
        """Of the tables that are there."""
        rows = models.tables
        with self._store.read() as connection:
            found = connection.execute(select(rows.c.id, rows.c.status).where(rows.c.id.in_(ids))).all()
        return {row.id: row.status for row in found}

    def tables(self, ids: Collection[str]) -> Tables:
        places = models.results
        query = select(places).where(places.c.table_id.in_(ids)).order_by(places.c.table_id, places.c.seat)
        seats: dict[str, list[Any]] = {}
        with self._store.read() as connection:
            for row in connection.execute(query):
                seats.setdefault(row.table_id, []).append(row)
        return Tables(self.status(ids), {table: _finished(rows) for table, rows in seats.items()})

    def standings(self, league: League, tables: Tables | None = None) -> tuple[Line, ...]:
        known = self.tables(league.tables) if tables is None else tables
        past = []
        for one in league.rounds:
            outcomes = (known.outcome(game) for game in one.games)
            past.append(Past(tuple(outcome for outcome in outcomes if outcome is not None), one.byes))
        return standings(len(league.entrants), past, league.terms)


def _finished(rows: list[Any]) -> Finished:
    return Finished(
        tuple(row.rank for row in rows),
        tuple(row.score for row in rows),
        tuple(row.bot is not None for row in rows),
        tuple(row.user_id for row in rows),
    )


def _columns(league: League) -> dict[str, Any]:
    return {"status": league.status, "created": league.created, "body": encode_league(league)}
