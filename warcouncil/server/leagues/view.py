"""Leagues for the wire, and for the host's command."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from warcouncil.engine.title import title_ids
from warcouncil.server.leagues.book import Game, League, Round
from warcouncil.server.leagues.register import Register, Tables
from warcouncil.server.leagues.rounds import powers_at
from warcouncil.server.leagues.standings import Line, shared
from warcouncil.server.people import users
from warcouncil.server.storage import models
from warcouncil.server.storage.book import GATHERING, PLAYING, Table, decode_table
from warcouncil.server.storage.store import Store
from warcouncil.server.tables.clocks import clocks_body, shown_clocks
from warcouncil.text import speaker

SHOWN = 100
"""So many leagues are listed."""


def brief(league: League, user: str | None, language: str) -> dict[str, Any]:
    """A league in a list."""
    mine = league.number_of(user)
    terms = league.terms
    return {
        "id": league.id,
        "name": league.name,
        "title": terms.title,
        "title_name": speaker(terms.title, language).title() if terms.title in title_ids() else terms.title,
        "status": league.status,
        "private": league.private,
        "registering": league.registering,
        "created": league.created,
        "ended": league.ended,
        "entered": sum(not one.out for one in league.entrants),
        "round": len(league.rounds),
        "rounds": terms.rounds,
        "mine": mine is not None and not league.entrants[mine].out,
        "invited": user is not None and user in league.invited,
    }


class Book:
    """Writes leagues out in full."""

    def __init__(self, store: Store, register: Register, now: float) -> None:
        self._store = store
        self._register = register
        self._now = now

    def body(self, league: League, user: str | None, language: str) -> dict[str, Any]:
        terms = league.terms
        tables = self._register.tables(league.tables)
        with self._store.read() as connection:
            names = users.known(connection, {*league.people, *tables.people})[0]
            sheet = Sheet(league, tables, _alive(connection, league), names, language, self._now)
        return {
            **brief(league, user, language),
            "sizes": terms.sizes,
            "options": terms.options,
            "clock": msgspec.to_builtins(terms.clock),
            "rated": terms.rated,
            "spectators": terms.spectators,
            "automatic": terms.automatic,
            "wait": terms.wait,
            "points": {str(size): [shown(one) for one in terms.points_at(size)] for size in terms.sizes},
            "bye": shown(terms.bye_points),
            "seed": league.seed,
            "me": league.number_of(user),
            "entrants": [
                {
                    "entrant": number,
                    "user": one.user,
                    "name": names.get(one.user),
                    "before": [names.get(user) for user in one.before],
                    "out": one.out,
                }
                for number, one in enumerate(league.entrants)
            ],
            "drawn": [sheet.round(one) for one in league.rounds],
            "standings": [line_body(line) for line in self._register.standings(league, tables)],
        }


class Sheet(msgspec.Struct, frozen=True):
    """What the rounds of a league are written out from."""

    league: League
    tables: Tables
    alive: Mapping[str, Table]
    names: Mapping[str, str]
    language: str
    now: float

    def round(self, one: Round) -> dict[str, Any]:
        games = [self.game(game) for game in one.games]
        return {"round": one.number, "started": one.started, "field": one.field, "byes": one.byes, "tables": games}

    def game(self, game: Game) -> dict[str, Any]:
        table = self.alive.get(game.table)
        waits = table is not None and table.status == GATHERING
        return {
            "table": game.table,
            "status": self.tables.status.get(game.table, GATHERING),
            "starts": table.league.starts if waits and table is not None and table.league is not None else None,
            "ruling": msgspec.to_builtins(game.ruling),
            "seats": [self.seat(game, seat, table) for seat in range(len(game.seats))],
        }

    def seat(self, game: Game, seat: int, table: Table | None) -> dict[str, Any]:
        found, outcome = self.tables.finished.get(game.table), self.tables.outcome(game)
        prizes = self.league.terms.points_at(len(game.seats))
        return {
            "seat": seat,
            "entrant": game.seats[seat],
            "powers": self.powers(len(game.seats))[seat],
            "rank": None if outcome is None else outcome.ranks[seat],
            "score": None if found is None else found.scores[seat],
            "points": None if outcome is None else shown(shared(outcome.ranks, prizes)[seat]),
            "left": found is not None and found.bots[seat],
            "substitute": None if found is None else self.other(game.seats[seat], found.users[seat]),
            "due": self.due(table, seat),
            "here": table is not None and (table.status == PLAYING or bool(table.seats[seat].pledge)),
        }

    def powers(self, size: int) -> list[list[str]]:
        """What each seat begins with, in words."""
        if self.league.terms.title not in title_ids():
            return [[] for _ in range(size)]
        voice = speaker(self.league.terms.title, self.language)
        return [[voice.name("power", power) for power in each] for each in powers_at(self.league, size)]

    def other(self, entrant: int, user: str | None) -> str | None:
        """Who has finished the match, if it was somebody else."""
        return None if user in (None, self.league.entrants[entrant].user) else self.names.get(user or "")

    def due(self, table: Table | None, seat: int) -> float | None:
        """When the clock of a seat runs out, as a spectator may know it."""
        rows = None if table is None or not table.spectators else shown_clocks(table, ())
        if table is None or rows is None:
            return None
        running = {row["seat"]: row["deadline"] for row in clocks_body(table, rows, self.now) if row["running"]}
        found: float | None = running.get(seat)
        return found


def _alive(connection: Connection, league: League) -> dict[str, Table]:
    """The tables that wait or run."""
    rows = models.tables
    query = select(rows.c.body).where(rows.c.id.in_(league.tables), rows.c.status.in_((GATHERING, PLAYING)))
    return {table.id: table for table in map(decode_table, connection.scalars(query))}


def line_body(line: Line) -> dict[str, Any]:
    return {
        "place": line.place,
        "entrant": line.entrant,
        "points": shown(line.points),
        "wins": shown(line.wins),
        "opponents": shown(line.opponents),
        "share": shown(line.share),
        "played": line.played,
        "byes": line.byes,
    }


def shown(value: Fraction) -> float:
    """
    >>> shown(Fraction(20, 3))
    6.67
    """
    return round(float(value), 2)
