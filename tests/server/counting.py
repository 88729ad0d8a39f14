"""What one choice costs the server: SQL statements and commits, and the bytes of every update."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine, event

from tests.server.house import Channel, House, Json, Person, Screen, number
from warcouncil.server.tables import feed

BEGIN = ("BEGIN", "BEGIN IMMEDIATE")


class Bill(msgspec.Struct):
    """What was asked of the database: statements (without BEGIN), transactions, and those of them that write."""

    statements: list[str] = msgspec.field(default_factory=list)
    transactions: int = 0
    writing: int = 0


@contextmanager
def counted(engine: Engine) -> Iterator[Bill]:
    """Count what is asked of a database. One transaction may end on any thread."""
    bill = Bill()

    def statement(connection: Any, cursor: Any, sql: str, parameters: Any, context: Any, many: bool) -> None:
        if sql not in BEGIN:
            bill.statements.append(" ".join(sql.split())[:60])
            if not sql.lstrip().upper().startswith("SELECT"):
                connection.info["writes"] = True

    def end(connection: Any) -> None:
        bill.transactions += 1
        bill.writing += connection.info.pop("writes", False)

    listeners = (("before_cursor_execute", statement), ("commit", end), ("rollback", end))
    for name, listener in listeners:
        event.listen(engine, name, listener)
    try:
        yield bill
    finally:
        for name, listener in listeners:
            event.remove(engine, name, listener)


class Eye:
    """One viewer with a live channel, and what it shows."""

    def __init__(self, person: Person, match: str, seat: int | None, patches: bool) -> None:
        self.person, self.match, self.seat, self.patches = person, match, seat, patches
        self.screen = Screen()
        self.sizes: list[int] = []
        self.channel: Channel = self._open()

    def _open(self) -> Channel:
        channel = self.person.live()
        channel.send("watch", match=self.match, seat=self.seat, lang="en", **self.known())
        return channel

    def known(self) -> Json:
        """What a client tells about what it has."""
        return {"cursor": self.screen.cursor, **({"held": self.screen.tag} if self.patches else {})}

    def reconnect(self) -> None:
        self.channel.close()
        self.channel = self._open()

    def reach(self, cursor: str) -> None:
        """Apply what comes until this moment is shown."""
        while self.screen.cursor != cursor:
            update = self.channel.next("update")
            self.sizes.append(size(update))
            self.screen.apply(update)

    def nothing_new(self, seconds: float = 0.02) -> bool:
        """Whether nothing comes but what the answer to a choice has told already."""
        shown = number(str(self.screen.cursor))
        while True:
            try:
                update = self.channel.next("update", seconds)
            except TimeoutError:
                return True
            if number(update["cursor"]) > shown:
                return False


def size(update: Json) -> int:
    return len(json.dumps(update, separators=(",", ":"), ensure_ascii=False).encode())


class Gathering:
    """A match with a person at every seat and a spectator, all of them watching."""

    def __init__(self, house: House, title: str, players: int, chance: random.Random, patches: bool = False) -> None:
        self.house, self.chance = house, chance
        people = [house.person(f"Player {seat}") for seat in range(players)]
        table = people[0].table(title, players, private=False, hints=False)
        for person in people[1:]:
            person.post(f"/api/tables/{table['id']}/join")
        people[0].post(f"/api/tables/{table['id']}/start")
        self.match = str(table["id"])
        self.eyes = [Eye(person, self.match, seat, patches) for seat, person in enumerate(people)]
        self.eyes.append(Eye(house.person("Guest"), self.match, None, patches))
        self.answers: list[int] = []
        self.settle()

    def cursors(self) -> dict[int | None, str]:
        """What each viewer was told last; looked up without the database."""
        live = self.house.services.hall.live(self.match)
        with live.lock:
            return {eye.seat: live.told[feed.viewer_of(eye.seat)].cursor for eye in self.eyes}

    def settle(self) -> None:
        """Everybody has seen everything."""
        for eye, cursor in zip(self.eyes, self.cursors().values(), strict=True):
            eye.reach(cursor)

    def asked(self) -> list[Eye]:
        return [eye for eye in self.eyes if eye.screen.state["decisions"]]

    def choose(self) -> Json:
        """Somebody chooses at random, as the page does; the answer."""
        eye = self.chance.choice(self.asked())
        decision = self.chance.choice(eye.screen.state["decisions"])
        option = self.chance.choice(decision["options"])["option"]
        answer: Json = eye.person.choose(self.match, decision, option, seat=eye.seat, **eye.known())
        self.answers.append(size(answer))
        eye.screen.apply(answer)
        return answer

    def over(self) -> bool:
        return bool(self.eyes[-1].screen.state["over"])
