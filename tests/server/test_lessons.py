"""A first game with a guide: each time the same position, alone with bots, from dice that anybody may know."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.house import House, Json, Person, running, until
from warcouncil.engine.title import get_title, title_ids
from warcouncil.server.ground.dresses import folder_of
from warcouncil.server.ground.errors import Refused
from warcouncil.server.tables import lessons
from warcouncil.server.tables.lessons import Lesson, lesson_of, prepared
from warcouncil.server.tables.lobby import again

TITLES = [name for name in title_ids() if lesson_of(get_title(name))]


def guided(title: str) -> bool:
    folder = folder_of(get_title(title))
    words = None if folder is None else folder / "words" / "en.json"
    return words is not None and words.exists() and "guide-welcome" in json.loads(words.read_text(encoding="utf-8"))


def learn(person: Person, title: str, **more: object) -> Json:
    table: Json = person.post("/api/tables", {"title": title, "lesson": True, **more}, status=201)
    return table


def header(person: Person, table: Json) -> Json:
    found: Json = json.loads(person.http.get(f"/api/matches/{table['id']}/journal").text.splitlines()[0])
    return found


def test_whoever_is_guided_has_a_lesson() -> None:
    assert [name for name in title_ids() if guided(name)] == TITLES
    assert len(TITLES) == 5


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_what_the_rules_allow_and_asks_whoever_learns(title: str) -> None:
    game = get_title(title)
    wish = prepared(game)
    assert wish.players in game.players and wish.seats is not None
    assert [seat.kind for seat in wish.seats].count("me") == 1
    game.check_options(wish.players, wish.options)


@pytest.mark.parametrize("title", TITLES)
def test_it_begins_at_once_without_a_seal(ann: Person, title: str) -> None:
    table = learn(ann, title)
    lesson = lesson_of(get_title(title))
    assert lesson is not None
    assert table["status"] == "playing" and table["my_seats"] == [lesson.seat]
    assert [seat["kind"] for seat in table["seats"]].count("bot") == table["players"] - 1
    assert (table["private"], table["rated"], table["hints"]) == (True, False, True)
    assert (table["commitment"], table["sealing"]) == ("", None)
    began = header(ann, table)
    assert began["match_id"] == f"seed-{lesson.seed}" and began["commitment"] == ""


def test_everybody_begins_from_the_same_position(ann: Person, bob: Person) -> None:
    first, second = learn(ann, "endeavor"), learn(bob, "endeavor")
    assert first["id"] != second["id"]
    boards = [who.look(table["id"])["state"]["view"]["pieces"] for who, table in ((ann, first), (bob, second))]
    assert boards[0] and boards[0] == boards[1]


def test_nothing_else_that_is_wished_for_counts(ann: Person) -> None:
    more = {"rated": True, "private": False, "players": 5, "pledge": "ab" * 32, "seats": [{"kind": "open"}] * 5}
    table = learn(ann, "endeavor", **more)
    assert (table["rated"], table["private"], table["pledge"]) == (False, True, None)
    assert table["players"] == prepared(get_title("endeavor")).players


def test_dice_cannot_be_wished_for(ann: Person) -> None:
    refused = ann.refused("POST", "/api/tables", {"title": "endeavor", "seed": 1})
    assert refused == (400, "bad-request")


def test_a_title_without_a_lesson_says_so(ann: Person) -> None:
    assert ann.refused("POST", "/api/tables", {"title": "parley", "lesson": True}) == (400, "bad-request")


def test_what_a_title_prepares_badly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(msgspec.ValidationError, match="sead"):
        msgspec.convert({"sead": 1}, Lesson)
    monkeypatch.setattr(lessons, "lesson_of", lambda _: None)
    with pytest.raises(Refused):
        prepared(get_title("endeavor"))


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ann = house.person("Ann")
        table = learn(ann, "endeavor")
        until(lambda: ann.look(table["id"])["state"]["decisions"], "Ann is asked")
        before = ann.look(table["id"])["state"]
    with running(tmp_path) as house:
        again = house.person()
        again.http.cookies = ann.http.cookies
        now = again.look(table["id"])["state"]
        assert now["view"]["pieces"] == before["view"]["pieces"] and now["decisions"] == before["decisions"]
        again.choose(table["id"], now["decisions"][0])
        verdict = again.get(f"/api/matches/{table['id']}/verify")
        assert (verdict["outcome"], verdict["commitment"]) == ("unfinished", "")


def test_who_plays_again_plays_for_real(house: House, ann: Person) -> None:
    table = learn(ann, "endeavor")
    with house.services.gate.look(table["id"]) as live:
        assert live.table.seed is not None
        fresh = again(replace(live.table, rematch="new"), ann.id, 0.0, [ann.id])
    assert fresh.seed is None and fresh.commitment
