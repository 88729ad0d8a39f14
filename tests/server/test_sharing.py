"""Looking back together: everything at once after the end, and links by which outsiders see a private match."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, running
from tests.server.playing import play_some, two_at_a_table
from warcouncil.engine.state import EVERYBODY
from warcouncil.engine.title import get_title
from warcouncil.server.play import history
from warcouncil.server.storage import models


def hands(moment: Json) -> dict[str, list[str]]:
    return {panel["power"]: panel["hand"] for panel in moment["state"]["view"]["panels"] if panel["kind"] == "power"}


def finished(ann: Person, bob: Person, seed: int, **wish: Any) -> str:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2}, **wish)
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    assert ann.look(match)["state"]["over"]
    return match


# -- everything


def test_after_the_end_all_hands_and_drafts_are_shown_at_once(ann: Person, bob: Person, seed: int) -> None:
    match = finished(ann, bob, seed)
    found = ann.get(f"/api/matches/{match}/history")
    assert found["seat"] == "everything" and found["over"], "without a seat everything is shown"
    drafts: set[str] = set()
    for step in range(1, 4):
        path = f"/api/matches/{match}/history/{step}"
        whole = ann.get(path, seat="everything")
        assert whole == ann.get(path) and whole["seat"] == "everything" and whole["state"]["decisions"] == []
        each = {seat: ann.get(path, seat=seat) for seat in (0, 1)}
        assert hands(whole)["cobalt"] == hands(each[0])["cobalt"] != []
        assert hands(whole)["amber"] == hands(each[1])["amber"] != []
        known = [{row["text"] for row in view["log"]["entries"]} for view in (whole, *each.values())]
        private = {row["text"] for row in whole["log"]["entries"] if row["message"] in ("garrison", "draws")}
        assert private <= known[1] | known[2], "what one seat was told stands there as that seat read it"
        assert len(whole["log"]["entries"]) >= max(len(view["log"]["entries"]) for view in each.values())
        drafts |= {power for power, draft in whole["state"]["drafts"].items() if draft}
    assert drafts, "what was chosen in secret is shown before it was uncovered"
    assert all("talk" not in key for key in ann.get(f"/api/matches/{match}/history/1"))


def test_before_the_end_nobody_sees_everything(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, "parley", private=False)
    for person in (ann, bob, house.person("Eve"), house.person()):
        for path in ("history", "history/0", "journal"):
            refused = person.refused("GET", f"/api/matches/{match}/{path}", params={"seat": "everything"})
            assert refused == (403, "not-over")
        assert person.refused("GET", f"/api/matches/{match}", params={"seat": "everything"}) == (400, "bad-request")
    answer = ann.http.get(f"/api/matches/{match}/history", params={"seat": "everything", "lang": "zh-Hans"})
    assert "结束" in answer.json()["error"]["message"]


@pytest.mark.parametrize("title", ["parley", "endeavor", "game_of_thrones", "here_i_stand"])
def test_every_title_can_be_shown_whole(house: House, ann: Person, title: str) -> None:
    """Through the server's own words, without a line for any title in the server."""
    seats = get_title(title).players[0]
    kinds = [{"kind": "me"}, *[{"kind": "hot-seat"}] * (seats - 1)]
    match = ann.table(title, seats, start=True, seats=kinds)["id"]
    with house.services.gate.look(match) as live:
        assert live.match is not None
        body = history.moment_body(live.match, EVERYBODY, "zh-Hans")
        each = [history.moment_body(live.match, seat, "zh-Hans") for seat in range(seats)]
    assert len(body["log"]["entries"]) >= max(len(one["log"]["entries"]) for one in each)
    assert body["state"]["view"]["panels"] and not body["state"]["decisions"]


# -- links


def share(person: Person, match: str, **body: Any) -> tuple[str, dict[str, Any]]:
    """The path of a link and what stands behind its question mark."""
    path = person.post(f"/api/matches/{match}/share", body)["path"]
    start, _, query = path.partition("?")
    assert start == f"/table/{match}"
    return path, dict(pair.split("=") for pair in query.split("&"))


def test_a_link_opens_a_private_match_to_outsiders_after_the_end(folder: Path, database: str, seed: int) -> None:
    with running(folder, database=database) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = finished(ann, bob, seed)
        path, query = share(ann, match, step=4, seat="everything")
        assert query == {"step": "4", "seat": "everything", "share": query["share"]} and len(query["share"]) >= 20
        assert share(bob, match, step=4, seat="everything")[0] == path, "a match has one token"
        stranger = house.person()
        paths = ("history", "history/4", "journal", "verify", "board")
        for what in paths:
            assert stranger.refused("GET", f"/api/matches/{match}/{what}") == (404, "not-found")
            guess = {"share": "a" * 20}
            assert stranger.refused("GET", f"/api/matches/{match}/{what}", params=guess) == (404, "not-found")
            assert stranger.http.get(f"/api/matches/{match}/{what}", params=query).status_code == 200
        assert stranger.get(f"/api/tables/{match}", share=query["share"])["my_seats"] == []
        seen = stranger.get(f"/api/matches/{match}/history/4", **query)
        assert seen == ann.get(f"/api/matches/{match}/history/4") and seen["seat"] == "everything"
        with house.services.store.read() as connection:
            assert connection.scalars(select(models.shares.c.token)).all() == [query["share"]]


def test_the_creator_takes_links_back(house: House, ann: Person, bob: Person) -> None:
    match, eve = two_at_a_table(ann, bob), house.person("Eve")
    old = share(ann, match)[1]["share"]
    assert bob.refused("DELETE", f"/api/matches/{match}/share") == (403, "not-creator")
    assert eve.refused("DELETE", f"/api/matches/{match}/share") == (404, "not-found")
    assert eve.get(f"/api/matches/{match}/history", share=old)["steps"] == []
    ann.call("DELETE", f"/api/matches/{match}/share", None, 204)
    assert eve.refused("GET", f"/api/matches/{match}/history", params={"share": old}) == (404, "not-found")
    new = share(bob, match)[1]["share"]
    assert new != old and eve.get(f"/api/matches/{match}/history", share=new)["steps"] == []


def test_a_link_opens_the_history_and_nothing_else(house: House, ann: Person, bob: Person, seed: int) -> None:
    match, other = finished(ann, bob, seed), finished(ann, bob, seed)
    token = share(ann, match)[1]["share"]
    eve = house.person("Eve")
    assert eve.refused("GET", f"/api/matches/{other}/history", params={"share": token}) == (404, "not-found")
    assert eve.refused("GET", f"/api/matches/{match}", params={"share": token}) == (404, "not-found")
    assert eve.refused("GET", f"/api/matches/{match}/talk", params={"share": token}) == (404, "not-found")
    assert eve.refused("POST", f"/api/matches/{match}/share", {}) == (404, "not-found")
    assert house.person().refused("POST", f"/api/matches/{match}/share", {}) == (401, "no-session")
    public = finished(ann, bob, seed, private=False)
    assert eve.refused("POST", f"/api/matches/{public}/share", {}) == (403, "not-yours")
    answer = ann.post(f"/api/matches/{public}/share", {"step": 2, "seat": "1"})
    assert answer == {"token": None, "path": f"/table/{public}?step=2&seat=1"}, "a public table needs no token"


def test_during_play_a_link_shows_what_a_spectator_sees(house: House, ann: Person, bob: Person, seed: int) -> None:
    """Ann's steps in the council are hers alone: the link leads to the moment as all may know it."""
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    while decisions := ann.look(match)["state"]["decisions"]:
        ann.choose(match, decisions[0])
    mine = len(ann.get(f"/api/matches/{match}/history")["steps"])
    _, query = share(ann, match, step=mine)
    assert mine >= 1 and (query["during"], query["seat"]) == ("0", "spectator")
    while bob.look(match)["state"]["waiting"]["what"] == "together":
        bob.choose(match, bob.look(match)["state"]["decisions"][0])
    mine = len(ann.get(f"/api/matches/{match}/history")["steps"])
    _, query = share(ann, match, step=mine)
    assert query["during"] == "1"
    eve = house.person("Eve")
    found = eve.get(f"/api/matches/{match}/history", **query)
    assert found["seat"] is None and found["at"] == 1 and [step["kind"] for step in found["steps"]] == ["together"]
    told = eve.get(f"/api/matches/{match}/history/1", **query)
    assert not any(hands(told).values()) and told["log"]["entries"]
    for wanted, refusal in (("0", "not-yours"), ("everything", "not-over")):
        asked = {"seat": wanted, "share": query["share"]}
        assert eve.refused("GET", f"/api/matches/{match}/history", params=asked) == (403, refusal)

    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    after = eve.get(f"/api/matches/{match}/history", **query)
    assert after["over"] and after["at"] > 1, "every choice is a step now"
    then = eve.get(f"/api/matches/{match}/history/{after['at']}", **query)
    assert then["state"]["view"] == told["state"]["view"], "the link still leads to the same moment"


def test_where_spectators_are_not_wanted_a_link_works_only_after_the_end(
    house: House, ann: Person, bob: Person, seed: int
) -> None:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    _, query = share(ann, match)
    ann.call("PATCH", f"/api/tables/{match}", {"spectators": False})
    assert ann.refused("POST", f"/api/matches/{match}/share", {}) == (403, "no-spectators")
    eve = house.person("Eve")
    for what in ("history", "history/0", "journal"):
        assert eve.refused("GET", f"/api/matches/{match}/{what}", params=query) == (403, "no-spectators")
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    assert eve.get(f"/api/matches/{match}/history", **query)["over"]


def test_before_the_start_there_is_nothing_to_share(ann: Person) -> None:
    table = ann.table("parley")
    assert ann.refused("POST", f"/api/matches/{table['id']}/share", {}) == (409, "not-started")
