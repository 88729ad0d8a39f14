"""Around the board: notes that only their writer reads, and a nudge that tells nobody whom it reached."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, Wall
from tests.server.playing import asked, two_at_a_table
from warcouncil.server.post.notices import Notices
from warcouncil.server.storage import models
from warcouncil.server.web.routes.around import NUDGED

PASSWORD = "three unlikely words"


def nudges(person: Person) -> list[Json]:
    return [one for one in person.get("/api/notices")["notices"] if one["kind"] == "nudge"]


def test_notes_are_for_their_writer_alone(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    path = f"/api/matches/{match}/notes"
    assert ann.get(path) == {"text": "", "time": None}
    ann.call("PUT", path, {"text": "Bob wants 布里斯托尔\nand says so"}, 204)
    assert ann.get(path)["text"] == "Bob wants 布里斯托尔\nand says so"
    assert bob.get(path)["text"] == "", "everybody has their own"
    bob.call("PUT", path, {"text": "mine"}, 204)
    assert ann.get(path)["text"].startswith("Bob wants")
    ann.call("PUT", path, {"text": ""}, 204)
    with house.services.store.read() as connection:
        kept = connection.scalars(select(models.notes.c.text).where(models.notes.c.table_id == match)).all()
    assert kept == ["mine"], "nothing is kept of an empty sheet"


def test_nobody_writes_notes_about_what_they_may_not_know(house: House, ann: Person, bob: Person) -> None:
    match, eve = two_at_a_table(ann, bob), house.person("Eve")
    assert eve.refused("GET", f"/api/matches/{match}/notes") == (404, "not-found")
    assert eve.refused("PUT", f"/api/matches/{match}/notes", {"text": "x"}) == (404, "not-found")
    assert ann.refused("PUT", f"/api/matches/{match}/notes", {"text": "x" * 20_001})[0] == 400


def test_notes_go_over_to_an_account_and_go_with_it(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    path = f"/api/matches/{match}/notes"
    house.person().post("/api/accounts", {"name": "Notary", "password": PASSWORD}, status=201)
    bob.call("PUT", path, {"text": "as a guest"}, 204)
    bob.post("/api/session", {"name": "Notary", "password": PASSWORD, "claim": True})
    assert bob.get(path)["text"] == "as a guest"
    bob.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    with house.services.store.read() as connection:
        assert connection.scalars(select(models.notes.c.text).where(models.notes.c.table_id == match)).all() == []


def test_a_nudge_reaches_whoever_is_asked_once_an_hour(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob)
    waiting, decision, _ = asked({0: ann, 1: bob}, match)
    other = bob if waiting is ann else ann
    channel = waiting.live()
    channel.send("watch", match=match)
    channel.next("presence")  # the page may have been left open for days
    other.call("POST", f"/api/matches/{match}/nudge", {}, 204)
    (told,) = nudges(waiting)
    assert told["text"] == f"Endeavor: Age of Sail: The table waits for you. {decision['prompt']}"
    assert not told["read"] and told["path"] == f"/table/{match}" and nudges(other) == []
    again = other.http.post(f"/api/matches/{match}/nudge", json={})
    assert (again.status_code, again.json()["error"]["code"]) == (429, "nudged")
    assert 3000 < int(again.headers["Retry-After"]) <= 3600
    assert waiting.refused("POST", f"/api/matches/{match}/nudge", {})[1] == "nudged", "one for the whole table"
    wall.ahead += 3601
    other.call("POST", f"/api/matches/{match}/nudge", {}, 204)
    assert [one["read"] for one in nudges(waiting)] == [True, False], "said anew, and unread once"
    waiting.choose(match, decision)
    still = asked({0: ann, 1: bob}, match)[0] is waiting
    assert [one["read"] for one in nudges(waiting)] == [True, not still], "answered: no need to be told any more"
    channel.close()


def test_nudging_tells_nobody_who_is_asked(house: House, ann: Person, bob: Person) -> None:
    """While both decide in secret the answers are the same, before and after one of them has decided."""
    match = two_at_a_table(ann, bob, "parley")
    both = [person.look(match)["state"]["decisions"] for person in (ann, bob)]
    assert all(both), "Parley begins with a council in which all decide at once"
    asks = both[1]
    while asks:
        asks = bob.choose(match, asks[0])["state"]["decisions"]
    assert ann.look(match)["state"]["decisions"], "only Ann has yet to decide"
    before = [ann.look(match), bob.look(match)]
    plain = ann.http.post(f"/api/matches/{match}/nudge", json={})
    assert (plain.status_code, plain.content) == (204, b""), "nobody but the nudger is asked: the answer is the same"
    assert nudges(ann) == nudges(bob) == []
    assert [one["cursor"] for one in before] == [ann.look(match)["cursor"], bob.look(match)["cursor"]]


@pytest.mark.parametrize("slow", [0.0, 0.1])
def test_how_long_a_nudge_takes_tells_nothing(
    house: House, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, slow: float
) -> None:
    """To tell somebody takes longer than to tell nobody; the answer comes when both would have been done."""
    match, real = two_at_a_table(ann, bob, "parley"), Notices._keep

    def keep(notices: Notices, *args: Any) -> bool:
        time.sleep(slow)
        return real(notices, *args)

    monkeypatch.setattr(Notices, "_keep", keep)
    began = time.monotonic()
    ann.call("POST", f"/api/matches/{match}/nudge", {}, 204)
    assert time.monotonic() - began >= NUDGED and len(nudges(bob)) == 1


def test_who_nudges(house: House, ann: Person, bob: Person) -> None:
    match, eve = two_at_a_table(ann, bob, private=False), house.person("Eve")
    assert eve.refused("POST", f"/api/matches/{match}/nudge", {}) == (403, "not-yours")
    ann.call("POST", f"/api/matches/{match}/pause", {}, 204)
    assert bob.refused("POST", f"/api/matches/{match}/nudge", {}) == (409, "paused")
    table = ann.table()
    assert ann.refused("POST", f"/api/matches/{table['id']}/nudge", {}) == (409, "not-started")
