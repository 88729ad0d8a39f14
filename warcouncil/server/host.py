"""What the host of a server can do from the command line, also while the server runs."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.settings import Settings
from warcouncil.server.leagues.book import League
from warcouncil.server.leagues.leagues import Announcement
from warcouncil.server.leagues.view import Book, brief
from warcouncil.server.people import users
from warcouncil.server.play.hosting import COMMAND
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.storage.backup import Told, backup, restore
from warcouncil.server.storage.opening import open_store
from warcouncil.server.storage.store import NUDGE


class Host:
    """Opens the storage without serving anything; BadStorage if there is none."""

    def __init__(self, settings: Settings) -> None:
        open_store(settings.database_url).close()
        self._services = Services(settings)

    def close(self) -> None:
        self._services.store.close()

    def _nudge(self) -> None:
        """A running server looks at everything anew."""
        self._services.store.set_meta(NUDGE, secrets.token_hex(8))

    def _done(self, act: str, about: str) -> None:
        self._services.hosting.note(act, about, COMMAND)
        self._nudge()

    # -- looking

    def users(self) -> list[dict[str, Any]]:
        return self._services.hosting.users()

    def matches(self, status: str | None) -> list[dict[str, Any]]:
        return self._services.hosting.matches(status)

    def reports(self) -> list[dict[str, Any]]:
        """What people have reported and nobody has settled."""
        wanted = ("id", "table_id", "name", "author", "text", "time")
        return [{name: row[name] for name in wanted} for row in self._services.hosting.reports()]

    def acts(self) -> list[dict[str, Any]]:
        wanted = ("time", "act", "about", "way")
        return [{name: row[name] for name in wanted} for row in self._services.hosting.acts()]

    def post(self) -> list[dict[str, Any]]:
        """What could not be delivered."""
        rows, people = models.undelivered, models.users
        what = (people.c.name, rows.c.way, rows.c.address, rows.c.attempts, rows.c.reason)
        query = select(*what, rows.c.time.label("created")).join(people, people.c.id == rows.c.user_id)
        with self._services.store.read() as connection:
            return [dict(row._mapping) for row in connection.execute(query.order_by(rows.c.id))]

    # -- users

    def reset_password(self, name: str) -> str:
        """A new random password; all sessions end. Guests have none."""
        user_id, password = self._services.hosting.user(name), secrets.token_urlsafe(12)
        with self._services.store.read() as connection:
            person = users.find(connection, user_id)
        if person is None or person.guest:
            raise Refused("account-needed")
        self._services.accounts.set_password(person, password)
        self._done("password", user_id)
        return password

    def delete_user(self, name: str) -> None:
        user_id = self._services.hosting.user(name)
        self._services.accounts.erase(user_id)
        self._done("delete-user", user_id)

    def act(self, act: str, about: str) -> None:
        """Close a table, ban somebody or let them in again, settle a report."""
        self._services.hosting.act(act, about, COMMAND)
        self._nudge()

    def link(self) -> str:
        """The path of a link to the host's page: once, within minutes."""
        return f"/host/open/{self._services.hosting.link()}"

    # -- leagues

    def leagues_listed(self, language: str) -> list[dict[str, Any]]:
        wanted = ("id", "name", "title", "status", "registering", "entered", "round", "rounds")
        found = [brief(league, None, language) for league in self._services.leagues.register.all()]
        return [{name: row[name] for name in wanted} for row in found]

    def create_league(self, wanted: Announcement) -> League:
        return self._services.leagues.create(wanted, COMMAND)

    def league(self, action: str, words: Sequence[Any]) -> League:
        """Do something to a league that is there."""
        leagues = self._services.leagues
        acts: dict[str, Callable[..., League]] = {
            "invite": leagues.invite,
            "open": lambda league, way: leagues.set_registering(league, True, way),
            "shut": lambda league, way: leagues.set_registering(league, False, way),
            "round": leagues.begin,
            "withdraw": leagues.put_out,
            "replace": leagues.replace,
            "correct": leagues.rule,
            "close": leagues.close,
        }
        done = acts[action](*words, COMMAND)
        self._nudge()
        return done

    def check_league(self, league_id: str) -> list[bool]:
        return self._services.leagues.is_drawn_by_its_seed(league_id)

    def league_standings(self, league_id: str) -> list[dict[str, Any]]:
        body, names = self._league(league_id)
        wanted = ("points", "wins", "opponents", "share", "played", "byes")
        return [
            {"place": line["place"], "name": names[line["entrant"]], **{name: line[name] for name in wanted}}
            for line in body["standings"]
        ]

    def league_tables(self, league_id: str) -> list[dict[str, Any]]:
        """Every table with its players by seat and what they have got; then who has a bye."""
        body, names = self._league(league_id)
        rows: list[dict[str, Any]] = []
        for one in body["drawn"]:
            for game in one["tables"]:
                got = (f" {seat['points']:g}" if seat["points"] is not None else "" for seat in game["seats"])
                who = (names[seat["entrant"]] for seat in game["seats"])
                told = ", ".join(f"{name}{points}" for name, points in zip(who, got, strict=True))
                reason = game["ruling"]["reason"] if game["ruling"] else ""
                status = game["status"]
                rows.append(
                    {
                        "round": one["round"],
                        "table_id": game["table"],
                        "status": status,
                        "players": told,
                        "reason": reason,
                    }
                )
            rows += [
                {"round": one["round"], "table_id": "-", "status": "bye", "players": names[number], "reason": ""}
                for number in one["byes"]
            ]
        return rows

    def _league(self, league_id: str) -> tuple[dict[str, Any], dict[int, str]]:
        """All about a league, and what its entrants are called."""
        services = self._services
        book = Book(services.store, services.leagues.register, services.time.now())
        body = book.body(services.leagues.register.find(league_id)[0], None, "en")
        return body, {one["entrant"]: one["name"] or users.NOBODY for one in body["entrants"]}

    # -- everything

    def backup(self, path: Path, told: Told = lambda rows: None) -> int:
        return backup(self._services.store, path, told)

    def restore(self, path: Path, told: Told = lambda rows: None) -> int:
        count = restore(self._services.store, path, told=told)
        self._done("restore", path.name)
        return count
