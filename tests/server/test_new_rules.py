"""A server is started anew with other rules: running matches go on, and nobody loses a choice without being told."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, running
from tests.server.playing import Shortcut, asked, play_some, stored, two_at_a_table
from tests.titles.parley import Parley, council, turns
from tests.titles.parley.state import ParleyState
from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import Ask
from warcouncil.engine.title import Title, register
from warcouncil.server.storage import models


class RicherState(ParleyState, kw_only=True):
    envoys: dict[str, int] = {}


class Richer(Parley):
    """One more field with a default, and the same version."""

    state_type = RicherState


class Later(Parley):
    version = "2"


def muster(state: ParleyState) -> Any:
    state.dice.roll(6, "who begins")
    return council.muster(state)


class OtherMuster(Later):
    """What was recorded at the start no longer fits."""

    steps = {**Parley.steps, "muster": muster}


class SealedState(ParleyState, kw_only=True):
    seals: dict[str, int]
    """Without a default: an older state has none."""


class Sealed(OtherMuster):
    """Another shape, and a way to it from the old one."""

    state_type = SealedState  # type: ignore[assignment]

    def setup(self, players: int, options: Any) -> ParleyState:
        made = Parley().setup(players, options)
        return SealedState(**{name: getattr(made, name) for name in ParleyState.__struct_fields__}, seals={})

    def upgrade(self, version: str, data: Json) -> Json:
        return {**data, "seals": dict.fromkeys(data["hands"], 1)}


def asked_first(state: ParleyState, *rest: Any) -> Generator[Any, Any, Any]:
    """A turn that begins with a question it did not have."""
    power = str(rest[0])
    yield Ask(power, "scout", [("scout", "arden"), ("scout", "brae")])
    yield from turns.turn(state, *rest)


class LongerTurn(OtherMuster):
    steps = {**OtherMuster.steps, "turn": asked_first}


class Shapeless(OtherMuster):
    """Another shape, and no way to it."""

    state_type = SealedState  # type: ignore[assignment]
    setup = Sealed.setup


@pytest.fixture(autouse=True)
def _rules_as_they_were() -> Iterator[None]:
    yield
    register("parley", Parley)


class Game:
    """A match as it stood when the server stopped, and the people who play it."""

    def __init__(self, house: House, chance: random.Random, until: str | None = None) -> None:
        people = ann, bob = house.person("Ann"), house.person("Bob")
        for _ in range(40):  # the dice may end a match before the question comes
            self.match = two_at_a_table(ann, bob, "parley", options={"rounds": 4})
            play = Shortcut(house, self.match, chance)
            play.play(until=lambda decision: self._is_there(house, decision, until))
            if play.asked() is not None:
                break
        self.cookies = [person.http.cookies for person in people]
        self.seen = [person.look(self.match) for person in people]
        self.lines = stored(house, self.match)[1]
        assert self.seen[0]["state"]["over"] is False

    def _is_there(self, house: House, decision: Decision, until: str | None) -> bool:
        return until in (None, decision.kind) and len(stored(house, self.match)[1]) > 18

    def people(self, house: House) -> dict[int, Person]:
        found = {seat: house.person() for seat in range(2)}
        for seat, person in found.items():
            person.http.cookies = self.cookies[seat]
        return found

    def finish(self, house: House) -> None:
        people = self.people(house)
        assert Shortcut(house, self.match, random.Random(3)).play() > 0
        assert people[0].get(f"/api/tables/{self.match}")["status"] == "over"
        assert people[0].get(f"/api/matches/{self.match}/verify")["outcome"] != "refused"


def played(folder: Path, seed: int, *until: str | None) -> list[Game]:
    """Matches under the rules as they were, each stopped at a question of that kind (None: any)."""
    chance = random.Random(seed)
    with running(folder) as house:
        return [Game(house, chance, kind) for kind in until]


def digest(house: House, match: str) -> str:
    with house.services.store.read() as connection:
        return str(connection.scalar(select(models.matches.c.digest).where(models.matches.c.id == match)))


EVERYWHERE = (None, "turn", "trade", "back", "respond")


def test_a_field_with_a_default_takes_nothing_back(folder: Path, seed: int) -> None:
    games = played(folder, seed, *EVERYWHERE)
    register("parley", Richer)
    with running(folder) as house:
        for game in games:
            people = game.people(house)
            assert [person.look(game.match)["state"] for person in people.values()] == [s["state"] for s in game.seen]
            assert people[0].look(game.match)["table"]["rules_changed"] == 0
            assert stored(house, game.match)[1] == game.lines
            with house.services.gate.look(game.match) as live:
                assert live.match is not None and digest(house, game.match) == live.match.digest()
            game.finish(house)


@pytest.mark.parametrize("changed", [Later, OtherMuster, Sealed])
def test_a_newer_version_keeps_every_choice(folder: Path, seed: int, changed: type[Title]) -> None:
    games = played(folder, seed, *EVERYWHERE)
    register("parley", changed)
    with running(folder) as house:
        for game in games:
            for seat, person in game.people(house).items():
                same_as_before(game, seat, person.look(game.match))
            lines = stored(house, game.match)[1]
            assert lines[:-1] == game.lines and '"rules","2"' in lines[-1]
    with running(folder) as house:
        for game in games:
            assert game.people(house)[0].look(game.match)["table"]["rules_changed"] == 1, "it is told once"
            game.finish(house)


def same_as_before(game: Game, seat: int, update: Json) -> None:
    assert update["table"]["rules_changed"] == 1 and update["table"]["rules_lost"] == []
    assert update["state"] == game.seen[seat]["state"], "the very same questions are open"
    texts = [entry["text"] for entry in update["log"]["entries"]]
    assert texts == [entry["text"] for entry in game.seen[seat]["log"]["entries"]]


def test_what_cannot_be_kept_is_told_and_asked_again(folder: Path, seed: int) -> None:
    (game,) = played(folder, seed, "raid")
    register("parley", LongerTurn)
    with running(folder) as house:
        people = game.people(house)
        table = people[0].look(game.match)["table"]
        assert table["rules_changed"] == 1 and table["rules_lost"]
        assert set(table["rules_lost"]) <= {"Cobalt", "Amber", "the League", "League"}
        _, decision, _ = asked(people, game.match)
        assert decision["kind"] == "scout"
        seat, old = next((n, s["state"]["decisions"][0]) for n, s in enumerate(game.seen) if s["state"]["decisions"])
        body = {"seat": seat, "decision": old["id"], "option": old["options"][0]["option"]}
        assert people[seat].refused("POST", f"/api/matches/{game.match}/choices", body) == (409, "stale")
        game.finish(house)


def test_a_server_with_older_rules_leaves_the_match_alone(folder: Path, seed: int) -> None:
    (game,) = played(folder, seed, None)
    register("parley", Later)
    with running(folder) as house:
        play_some(game.people(house), game.match, 1, random.Random(1))
        there = stored(house, game.match), digest(house, game.match)
    register("parley", Parley)
    with running(folder) as house:
        people = game.people(house)
        assert people[0].refused("GET", f"/api/matches/{game.match}") == (503, "newer-rules")
        body = {"decision": "0.1.cobalt.0", "option": ["rest"]}
        assert people[0].refused("POST", f"/api/matches/{game.match}/choices", body) == (503, "newer-rules")
        assert game.match in [t["id"] for t in people[0].call("GET", "/api/tables", params={"mine": True})["tables"]]
        assert (stored(house, game.match), digest(house, game.match)) == there
    register("parley", Later)
    with running(folder) as house:
        game.finish(house)


def test_two_processes_of_different_versions_on_one_database(folder: Path, postgres_url: str, seed: int) -> None:
    """The older one was playing the match when the newer one took it up: it does nothing more to it."""
    with running(folder, database=postgres_url) as old:
        ann, bob = old.person("Ann"), old.person("Bob")
        match = two_at_a_table(ann, bob, "parley", options={"rounds": 4})
        play_some({0: ann, 1: bob}, match, 5, random.Random(seed))
        old_title = next(iter({old.services.hall.live(match).match.title}))  # type: ignore[union-attr]
        register("parley", Later)
        with running(folder, database=postgres_url) as new:
            again = new.person()
            again.http.cookies = ann.http.cookies
            assert again.look(match)["table"]["rules_changed"] == 1
            register("parley", lambda: old_title)
            there = stored(new, match)
            assert ann.refused("GET", f"/api/matches/{match}") == (503, "newer-rules")
            assert stored(new, match) == there


def test_a_state_of_which_nothing_can_be_made_stays_stored_as_it_is(folder: Path, seed: int) -> None:
    (game,) = played(folder, seed, None)
    register("parley", Shapeless)
    with running(folder) as house:
        assert game.people(house)[0].refused("GET", f"/api/matches/{game.match}") == (500, "our-fault")
        assert stored(house, game.match)[1] == game.lines
    register("parley", Sealed)
    with running(folder) as house:
        game.finish(house)
