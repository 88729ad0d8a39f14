"""Play at a table through the API, and look at what is stored of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import select

from tests.server.house import House, Json, Person
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.server.people.users import find
from warcouncil.server.play.answer import Answer
from warcouncil.server.storage import models
from warcouncil.server.tables.gate import Draft

DISCREET = {"windows": "discreet", "rounds": 4}
"""Options of Parley."""
Choice = tuple[Decision, Option]

FEW = 3
"""So few choices never end a match of Parley, however they fall: its first council alone takes as many."""


def two_at_a_table(ann: Person, bob: Person, title: str = "endeavor", **wish: Any) -> str:
    """Ann creates a table, Bob comes by a link, Ann starts."""
    table = ann.table(title, **wish)
    bob.join(ann.invite(table))
    ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def open_seat(match: str, seat: int, asker: Person, *others: Person) -> str:
    """Somebody asks to open a seat, all others agree; the token of its link."""
    asker.call("POST", f"/api/matches/{match}/replace", {"seat": seat, "bot": None}, 204)
    for person in others:
        found = next(one for one in person.get(f"/api/tables/{match}")["requests"] if one["about"] == seat)
        person.post(f"/api/matches/{match}/requests/{found['id']}", {"grant": True})
    return asker.invite({"id": match}, seat)


def asked(people: dict[int, Person], match: str) -> tuple[Person, Json, Json]:
    """Whoever has an open question, the question, and what they see."""
    for seat, person in people.items():
        update = person.look(match, seat=seat)
        if update["state"]["decisions"]:
            return person, update["state"]["decisions"][0], update
    raise AssertionError("nobody is asked")


def play_some(people: dict[int, Person], match: str, count: int, chance: random.Random) -> int:
    """Choose at random; how many choices were made (fewer if the match is over)."""
    update: Json | None = None
    person = people[0]
    for made in range(count):
        if update is None or not update["state"]["decisions"]:
            over = update["state"]["over"] if update is not None else people[0].look(match, seat=0)["state"]["over"]
            if over:
                return made
            person, _, update = asked(people, match)
        decision, seat = update["state"]["decisions"][0], update["seat"]
        update = person.choose(match, decision, chance.choice(decision["options"])["option"], seat=seat)
    return count


def play_until(people: dict[int, Person], match: str, kind: str, chance: random.Random) -> tuple[Person, Json, Json]:
    """Go on at random until a question of this kind is open; whoever is asked, and what."""
    for _ in range(400):
        person, decision, update = asked(people, match)
        if decision["kind"] == kind:
            return person, decision, update
        person.choose(match, decision, chance.choice(decision["options"])["option"], seat=update["seat"])
    raise AssertionError(f"nobody was asked {kind}")


class Shortcut:
    """Chooses for every seat of a match without a browser between: quick, where only what comes of it matters."""

    def __init__(self, house: House, match: str, chance: random.Random) -> None:
        self._services, self._match, self._chance = house.services, match, chance
        seats = select(models.seats).where(models.seats.c.table_id == match)
        with house.services.store.read() as connection:
            held = connection.execute(seats).all()
            self._people = {row.seat: find(connection, row.user_id) for row in held}

    def decisions(self) -> Sequence[Decision]:
        """The open questions of all seats."""
        with self._services.gate.look(self._match) as live:
            assert live.match is not None
            return live.match.decisions

    def asked(self) -> Decision | None:
        """One of the open questions; None when the match is over."""
        found = self.decisions()
        return self._chance.choice(found) if found else None

    def choose(self, decision: Decision, option: Option) -> None:
        """Whoever is asked this chooses that."""
        user = self._people[decision.seat]
        assert user is not None
        self._services.play.choose(user, self._match, decision.seat, [Answer(decision.id, option)], None)

    def play(self, most: int = 5000, until: Callable[[Decision], bool] = lambda _: False) -> int:
        """Choose at random until the match is over or a question comes; how many choices were made."""
        for made in range(most):
            decision = self.asked()
            if decision is None or until(decision):
                return made
            self.choose(decision, self._chance.choice(decision.options))
        return most

    def play_at_once(self, most: int = 5000, answer: Callable[[Match], Choice | None] | None = None) -> int:
        """So many choices, or until there is no answer (by default: at random, until the match is over), stored and
        told as one change: quick, where nobody looks at what lies between. How many were made."""
        return self._services.gate.change(self._match, lambda draft: self._answer_all(draft, most, answer or self.any))

    def _answer_all(self, draft: Draft, most: int, answer: Callable[[Match], Choice | None]) -> int:
        assert draft.match is not None
        for made in range(most):
            found = answer(draft.match)
            if found is None:
                return made
            draft.play(found[0].seat, partial(Match.choose, decision=found[0], option=found[1]))
        return most

    def any(self, match: Match) -> Choice | None:
        """A choice at random."""
        if match.over:
            return None
        decision = self._chance.choice(match.decisions)
        return decision, self._chance.choice(decision.options)


class Game(Shortcut):
    """A match of Parley between two persons, with discreet windows."""

    def __init__(self, house: House, match: str) -> None:
        super().__init__(house, match, random.Random(3))
        self.house, self.match = house, match

    def to_a_window(self) -> str | None:
        """Play until a held window is open; None if the match ends before."""
        while (held := self.held()) is None and self.play(1):
            pass
        return held

    def held(self) -> str | None:
        with self.house.services.gate.look(self.match) as live:
            assert live.match is not None
            return live.match.held

    def answer_all(self) -> None:
        with self.house.services.gate.look(self.match) as live:
            assert live.match is not None
            count = len(live.match.decisions)
        self.play(count)


def stored(house: House, match: str) -> tuple[int, list[str]]:
    """The version of the table and the lines of the journal in the database."""
    with house.services.store.read() as connection:
        version = connection.scalar(select(models.tables.c.version).where(models.tables.c.id == match))
        rows = connection.scalars(
            select(models.records.c.line).where(models.records.c.match_id == match).order_by(models.records.c.number)
        )
        return int(version or 0), list(rows)
