"""From the first page to the end of a match: guests, links, choices, views, the live channel."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import warcouncil
from tests.server.house import House, Person, Screen
from tests.server.playing import asked, play_some, play_until, two_at_a_table
from warcouncil.engine import title
from warcouncil.titles.endeavor import Endeavor


def test_a_visitor_needs_nothing_but_a_name(house: House) -> None:
    visitor = house.person()
    assert visitor.get("/api/me") == {"user": None}
    assert visitor.refused("POST", "/api/tables", {"title": "endeavor"}) == (401, "no-session")
    me = visitor.post("/api/guests", {"name": "Ann"}, status=201)["user"]
    assert me["name"] == "Ann" and me["guest"] is True
    assert visitor.get("/api/me")["user"]["id"] == me["id"]
    assert visitor.post("/api/guests", {"name": "Someone else"}, status=201)["user"]["id"] == me["id"]


def test_the_cookie_is_out_of_reach_of_scripts_and_only_its_hash_is_stored(house: House) -> None:
    visitor = house.person()
    answer = visitor.http.post("/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    token = visitor.http.cookies["warcouncil_session"]
    with house.services.store.read() as connection:
        rows = connection.exec_driver_sql("select token_hash from sessions").all()
    assert token not in {row[0] for row in rows} and all(len(row[0]) == 64 for row in rows)


def test_a_table_is_joined_by_a_link_and_started_by_its_creator(house: House, ann: Person, bob: Person) -> None:
    table = ann.table()
    assert table["status"] == "open" and table["my_seats"] == [0] and table["am_creator"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    assert [seat["powers"] for seat in table["seats"]] == [["red"], ["blue"]]
    assert bob.refused("GET", f"/api/tables/{table['id']}") == (404, "not-found")
    assert bob.refused("GET", f"/api/tables/{table['id']}/invitations") == (404, "not-found")
    token = ann.invite(table, seat=1)
    assert bob.get(f"/api/invitations/{token}")["seat"] == 1
    assert ann.refused("POST", f"/api/tables/{table['id']}/start") == (409, "not-full")
    joined = bob.join(token)
    assert joined["my_seats"] == [1] and joined["seats"][1]["name"] == "Bob"
    assert bob.refused("POST", f"/api/tables/{table['id']}/start") == (403, "not-creator")
    started = ann.post(f"/api/tables/{table['id']}/start")
    assert started["status"] == "playing" and started["commitment"] == table["commitment"]
    assert ann.refused("POST", f"/api/tables/{table['id']}/start") == (409, "started")
    verdict = ann.get(f"/api/matches/{table['id']}/verify")
    assert verdict["outcome"] == "unfinished" and verdict["remarks"] == [] and verdict["key"] is None


def test_a_whole_match_is_played_by_two_and_can_be_proven(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    chance = random.Random(seed)
    people = {0: ann, 1: bob}
    screens = {0: Screen(), 1: Screen()}
    for seat, person in people.items():
        screens[seat].apply(person.look(match))
    for _ in range(2000):
        seat = next(seat for seat in people if screens[seat].state["decisions"])
        decision = screens[seat].state["decisions"][0]
        option = chance.choice(decision["options"])
        screens[seat].apply(people[seat].choose(match, decision, option["option"], cursor=screens[seat].cursor))
        for other, person in people.items():
            screens[other].apply(person.look(match, cursor=screens[other].cursor))
        if screens[0].state["over"]:
            break
    for seat, person in people.items():
        screens[seat].same_as(person.look(match))
    state = screens[0].state
    assert state["result"]["lines"][0]["rank"] == 1 and state["result"]["text"]
    assert state["decisions"] == [] and state["waiting"]["text"] == "The match is over."
    table = ann.get(f"/api/tables/{match}")
    assert table["status"] == "over" and table["result"]["ranks"] == state["result"]["ranks"]
    verdict = bob.get(f"/api/matches/{match}/verify", seal=table["commitment"])
    assert verdict["outcome"] == "proven" and verdict["key"] == table["key"]
    assert bob.get(f"/api/matches/{match}/verify")["outcome"] == "sound"
    journal = ann.http.get(f"/api/matches/{match}/journal").text
    assert warcouncil.verify(journal, head=verdict["head"]).outcome == "sound"


def test_a_view_says_what_is_asked_and_what_each_option_touches(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, update = asked({0: ann, 1: bob}, match)
    assert decision["prompt"] and decision["kind"] == "starting_building"
    assert all(option["label"] and isinstance(option["touches"], list) for option in decision["options"])
    other = bob if person is ann else ann
    seen = other.look(match)
    assert seen["state"]["decisions"] == []
    assert seen["state"]["waiting"]["text"].startswith("Waiting for ")
    assert update["table"]["asked"] == [update["seat"]] and seen["table"]["asked"] == []


def test_the_log_is_text_with_links_to_the_board(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    board = ann.get(f"/api/matches/{match}/board")
    spaces = {space["id"] for space in board["spaces"]}
    play_some({0: ann, 1: bob}, match, 40, random.Random(seed))
    entries = ann.look(match)["log"]["entries"]
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    linked: list[str] = []
    for entry in entries:
        pieces = [part if isinstance(part, str) else part["text"] for part in entry["parts"]]
        assert "".join(pieces) == entry["text"]
        elements = [part["element"] for part in entry["parts"] if isinstance(part, dict) and "element" in part]
        assert set(elements) <= set(entry["elements"])
        linked += elements
    assert set(linked) & spaces


def test_each_viewer_reads_in_their_own_language(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    chinese = person.look(match, lang="zh-Hans")["state"]["decisions"][0]
    assert chinese["id"] == decision["id"] and chinese["prompt"] != decision["prompt"]
    assert [one["option"] for one in chinese["options"]] == [one["option"] for one in decision["options"]]
    by_header = person.http.get(f"/api/matches/{match}", headers={"Accept-Language": "zh-TW,en;q=0.5"}).json()
    assert by_header["lang"] == "zh-Hant"
    assert person.refused("GET", f"/api/matches/{match}", params={"lang": "fr"}) == (400, "bad-language")


def test_why_not_tells_the_rule(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = play_until({0: ann, 1: bob}, match, "occupy", random.Random(seed))
    closed = person.post(f"/api/matches/{match}/why", {"decision": decision["id"], "element": "boston"})
    assert closed["allowed"] == []
    reason = closed["refused"][0]
    assert reason["option"] == ["occupy", "boston"] and reason["clause"]["id"] in reason["message"]
    assert len({one["clause"]["id"] for one in closed["refused"]}) == len(closed["refused"])
    touched = decision["options"][0]["touches"][0]
    fine = person.post(f"/api/matches/{match}/why", {"decision": decision["id"], "element": touched})
    assert fine["allowed"][0]["option"] == decision["options"][0]["option"]
    exact = person.post(f"/api/matches/{match}/why", {"decision": decision["id"], "option": ["occupy", "boston"]})
    assert exact["refused"][0]["clause"] == reason["clause"]


def test_titles_boards_words_and_rules_are_there_in_every_language(house: House) -> None:
    visitor = house.person()
    for language in ("en", "zh-Hans", "zh-Hant"):
        titles = visitor.get("/api/titles", lang=language)["titles"]
        endeavor = next(title for title in titles if title["id"] == "endeavor")
        assert endeavor["name"] and endeavor["about"] and endeavor["help"] and endeavor["default_bot"] == "heuristic"
        assert all(option["label"] and option["values"] for option in endeavor["options"])
        words = visitor.get("/api/titles/endeavor/words", lang=language)
        assert set(words["names"]) >= {"city", "power", "building"} and words["labels"]["act-pass"]
        rules = visitor.get("/api/titles/endeavor/clauses", lang=language)
        assert rules["total"] == len(rules["clauses"]) > 100 and rules["sections"]
    board = visitor.get("/api/titles/endeavor/board", players=3, options='{"side": "B"}')
    assert board["side"] == "B" and board["spaces"]
    assert visitor.refused("GET", "/api/titles/chess") == (404, "not-found")
    assert visitor.refused("GET", "/api/titles/endeavor/board", params={"options": "[]"}) == (400, "bad-request")
    assert visitor.refused("GET", "/api/titles/endeavor/board", params={"players": 9}) == (400, "bad-option")


def test_a_faulty_game_does_not_hide_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A title of an outside package, without words: it is not offered, and the host is told."""

    class Mute(Endeavor):
        id = "mute"
        folder = Path("nowhere")

    monkeypatch.setitem(title._REGISTERED, "mute", Mute)
    for _ in range(2):
        titles = [one["id"] for one in house.person().get("/api/titles")["titles"]]
        assert "mute" not in titles and {"endeavor", "game_of_thrones"} <= set(titles)
    assert ["mute" in record.getMessage() for record in caplog.records].count(True) == 1


def test_rules_can_be_searched(house: House) -> None:
    visitor = house.person()
    found = visitor.get("/api/titles/endeavor/clauses", search="SHIP region")["clauses"]
    assert found and all("ship" in str(clause).lower() and "region" in str(clause).lower() for clause in found)
    one = visitor.get("/api/titles/endeavor/clauses", search="end-ship-2")["clauses"]
    assert "end-ship-2" in [clause["id"] for clause in one]
    assert visitor.get("/api/titles/endeavor/clauses", search="no such words")["clauses"] == []
