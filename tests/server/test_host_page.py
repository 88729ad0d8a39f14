"""The host's page and what visitors report: who may open it, what it does, and that everything done is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Person, Wall, running
from tests.server.playing import asked, two_at_a_table
from tests.server.test_accounts import PASSWORD, account
from warcouncil.cli import main
from warcouncil.server.ground.settings import SQLITE_FILE
from warcouncil.server.people import users
from warcouncil.server.play import hosting
from warcouncil.server.storage import models
from warcouncil.server.storage.alone import Alone
from warcouncil.server.web.host_page import COOKIE


@pytest.fixture
def hosted(folder: Path, wall: Wall) -> Iterator[House]:
    with running(folder, wall_clock=wall) as house:
        yield house


def admin(house: House, *words: str) -> int:
    return main(["admin", *words, "--data", str(house.settings.data), "--lang", "en"])


def link(house: House, capsys: pytest.CaptureFixture[str]) -> str:
    """The path of a fresh link."""
    capsys.readouterr()
    assert admin(house, "link") == 0
    found = re.search(r"http://localhost:8000(/host/open/\S+)", capsys.readouterr().out)
    assert found is not None
    return found[1]


class Desk:
    """The host before the page, as a browser without scripts."""

    def __init__(self, house: House, path: str) -> None:
        self.http = Person(house).http
        self.path = path

    def enter(self) -> httpx.Response:
        return self.http.post(f"{self.path}?lang=en", follow_redirects=True)

    def page(self, **query: str) -> str:
        answer = self.http.get("/host", params={"lang": "en", **query})
        assert answer.status_code == 200
        return unescape(answer.text)

    def press(self, act: str, about: str, form: str | None = None) -> httpx.Response:
        value = re.search(r'name="form" value="([0-9a-f]{64})"', self.page())
        assert value is not None
        fields = {"form": value[1] if form is None else form, "about": about}
        return self.http.post(f"/host/{act}", data=fields, follow_redirects=True)


@pytest.fixture
def desk(hosted: House, capsys: pytest.CaptureFixture[str]) -> Desk:
    found = Desk(hosted, link(hosted, capsys))
    assert found.enter().status_code == 200
    return found


def part(page: str, name: str) -> str:
    return page.partition(f'id="{name}"')[2].partition("</section>")[0]


# -- who may open it


def test_a_link_opens_it_once_and_not_for_long(hosted: House, wall: Wall, capsys: pytest.CaptureFixture[str]) -> None:
    first = Desk(hosted, link(hosted, capsys))
    assert first.http.get("/host").status_code == 404
    for _ in range(2):  # programs that look at every link use up nothing
        assert "button" in first.http.get(first.path).text
    assert "For the host" in first.enter().text
    other = Desk(hosted, first.path)
    assert other.enter().status_code == 404 and other.http.get("/host").status_code == 404
    late = Desk(hosted, link(hosted, capsys))
    wall.ahead = 16 * 60
    assert late.http.get(late.path).status_code == 404 and late.enter().status_code == 404
    assert "For the host" in first.page()
    wall.ahead = 13 * 3600
    assert first.http.get("/host").status_code == 404


def test_a_link_leads_to_where_the_server_is(
    hosted: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another port than the usual one, too; what the host has set comes first."""
    alone = Alone(hosted.settings.data / SQLITE_FILE)
    for said, public, begins in (
        ("http://localhost:9123/", "", "http://localhost:9123/host/open/"),
        ("http://localhost:9123/", "https://games.example/", "https://games.example/host/open/"),
    ):
        alone.tell(said)
        monkeypatch.setenv("WARCOUNCIL_PUBLIC_URL", public)
        capsys.readouterr()
        assert admin(hosted, "link") == 0
        assert f" {begins}" in capsys.readouterr().out


def test_foreign_pages_and_guessers_do_nothing(hosted: House, desk: Desk) -> None:
    ann = hosted.person("Ann")
    table = ann.table("parley", private=False)["id"]
    for form in ("", "0" * 64):
        assert desk.press("close", table, form).status_code == 403
    assert ann.http.post("/host/close", data={"about": table, "form": "0" * 64}).status_code == 404
    ann.http.cookies.set(COOKIE, "x" * 43, path="/host")
    assert ann.http.get("/host").status_code == 404
    assert ann.get(f"/api/tables/{table}")["status"] == "open"
    assert desk.press("restore", table).status_code == 403
    sent = next(one for one in desk.http.cookies.jar if one.name == COOKIE)
    assert sent.path == "/host" and sent.has_nonstandard_attr("HttpOnly")
    assert sent.get_nonstandard_attr("SameSite") == "strict"


def test_whoever_leaves_must_have_a_new_link(desk: Desk) -> None:
    desk.press("leave", "")
    assert desk.http.get("/host").status_code == 404


# -- what it does


def test_a_table_is_closed_and_that_is_kept(hosted: House, desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = hosted.person("Ann"), hosted.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    assert match in part(desk.page(), "tables")
    assert desk.press("close", match).status_code == 200
    assert ann.get(f"/api/tables/{match}")["status"] == "closed"
    assert match not in part(desk.page(), "tables") and match in part(desk.page(), "acts")
    assert desk.press("close", match).status_code == 409
    assert admin(hosted, "acts") == 0
    told = capsys.readouterr().out
    assert re.search(rf"close +{match} +page", told) and "enter" in told


def test_who_is_banned_is_out_on_every_device_and_may_come_back(hosted: House, desk: Desk) -> None:
    bob, elsewhere = account(hosted, "Robert"), hosted.person()
    elsewhere.post("/api/session", {"name": "Robert", "password": PASSWORD})
    bob.table("parley", seats=[{"kind": "me"}, {"kind": "open"}])
    channel = bob.live()
    channel.next("hello")
    user, calendar = bob.id, bob.post("/api/me/calendar")["path"]
    hosted.person().get(calendar)
    assert desk.press("ban", user).status_code == 200
    with pytest.raises(ConnectionClosed):
        channel.next("never")
    for person in (bob, elsewhere):
        assert person.get("/api/me") == {"user": None}
    login = {"name": "Robert", "password": PASSWORD}
    assert hosted.person().refused("POST", "/api/session", login) == (403, "banned")
    assert bob.refused("POST", "/api/guests", {"name": "Not Robert"}) == (403, "banned"), "it is the same device"
    assert hosted.person().refused("GET", calendar) == (403, "banned")
    hosted.person("Carl")
    assert "Robert" in part(desk.page(), "bans")
    assert desk.press("unban", user).status_code == 200
    hosted.person().get(calendar)
    bob.post("/api/session", login)
    assert "Robert" not in part(desk.page(), "bans")


def test_a_ban_outlives_the_name_and_can_still_be_lifted(hosted: House, desk: Desk) -> None:
    """Somebody is banned, then deleted: the device stays out until the host says otherwise."""
    eve = hosted.person("Eve")
    eve.table("parley", seats=[{"kind": "me"}, {"kind": "open"}])
    user = eve.id
    for act in ("ban", "delete-user"):
        assert admin(hosted, act, user) == 0
    assert eve.refused("POST", "/api/guests", {"name": "Not Eve"}) == (403, "banned")
    assert user in part(desk.page(), "bans")
    assert desk.press("unban", user).status_code == 200
    eve.post("/api/guests", {"name": "Not Eve"}, 201)
    assert user not in part(desk.page(), "bans") and admin(hosted, "unban", user) == 1


def test_who_is_banned_is_not_called(hosted: House, wall: Wall, desk: Desk) -> None:
    """A nudge is a notice for later, and goes neither to a webhook nor into a letter."""
    ann, bob = account(hosted, "Anna"), account(hosted, "Robert")
    match, user, store = two_at_a_table(ann, bob), bob.id, hosted.services.store
    while (found := asked({0: ann, 1: bob}, match))[0] is not bob:
        ann.choose(match, found[1], seat=0)
    with store.write() as connection:
        users.change(connection, user, webhook="https://hook.example/", notify_webhook=True)

    def sent() -> int:
        wall.ahead += 7200
        rows = models.deliveries
        with store.read() as connection:
            query = select(func.count()).where(rows.c.user_id == user)
            before = connection.scalar(query) or 0
        ann.call("POST", f"/api/matches/{match}/nudge", {}, 204)
        with store.read() as connection:
            return (connection.scalar(query) or 0) - before

    assert desk.press("ban", user).status_code == 200
    assert sent() == 0
    assert desk.press("unban", user).status_code == 200
    assert sent() == 1


def test_people_are_found_by_letters_of_their_names(hosted: House, desk: Desk) -> None:
    account(hosted, "Robert"), hosted.person("Caroline")
    assert "Robert" in part(desk.page(find="OBER"), "people") and "line" not in part(desk.page(find="ober"), "people")
    assert "Robert" not in part(desk.page(find="%"), "people")


# -- reports


def test_what_somebody_said_is_shown_to_the_host(hosted: House, desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob, eve = hosted.person("Ann"), hosted.person("Bob"), hosted.person("Eve")
    match = two_at_a_table(ann, bob, "parley", free_talk=True, players=2)
    said = bob.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "something foul"}, status=201)
    wanted = {"channel": "0-1", "number": said["number"]}
    for _ in range(2):
        ann.call("POST", f"/api/matches/{match}/reports", wanted, 204)
    assert part(desk.page(), "reports").count("something foul") == 1
    assert ann.refused("POST", f"/api/matches/{match}/reports", {**wanted, "number": 9}) == (404, "not-found")
    assert bob.refused("POST", f"/api/matches/{match}/reports", wanted) == (404, "not-found"), "one's own"
    assert eve.refused("POST", f"/api/matches/{match}/reports", wanted)[0] in (403, 404), "she cannot read it"
    capsys.readouterr()
    assert admin(hosted, "reports") == 0
    row = capsys.readouterr().out.splitlines()[1]
    assert "something foul" in row and bob.id in row and ann.id not in row
    assert desk.press("settle", row.split()[0]).status_code == 200
    assert "something foul" not in part(desk.page(), "reports")
    assert admin(hosted, "settle", "77") == 1 and "There is no report “77”." in capsys.readouterr().out
    for number in ("9" * 25, "1" * 18 + "x", "\u0661"):
        assert admin(hosted, "settle", number) == 1


def test_many_reports_from_one_table_hide_none_of_another(
    hosted: House, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "SHOWN", 3)
    ann, bob = hosted.person("Ann"), hosted.person("Bob")
    for text, count in (("flood", 4), ("threat", 1)):
        match = two_at_a_table(ann, bob, "parley", free_talk=True)
        for number in range(1, count + 1):
            bob.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": f"{text} {number}"}, status=201)
            ann.call("POST", f"/api/matches/{match}/reports", {"channel": "0-1", "number": number}, 204)
    told = [row["text"] for row in hosted.services.hosting.reports()]
    assert told == ["flood 1", "threat 1", "flood 2"] and "threat 1" in part(desk.page(), "reports")


def test_what_is_reported_is_one_line_for_the_host(hosted: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever is reported does not write lines of their own into the list."""
    ann, bob = hosted.person("Ann"), hosted.person("Bob")
    match = two_at_a_table(ann, bob, "parley", free_talk=True)
    bob.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "foul\n99  table  Ann\t\tsaid"}, status=201)
    ann.call("POST", f"/api/matches/{match}/reports", {"channel": "0-1", "number": 1}, 204)
    capsys.readouterr()
    assert admin(hosted, "reports") == 0
    heads, *rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 1 and "foul 99 table Ann said" in rows[0] and heads.startswith("id")


def test_words_of_whoever_is_deleted_are_gone_from_reports(hosted: House, desk: Desk) -> None:
    ann, bob = hosted.person("Ann"), hosted.person("Bob")
    match = two_at_a_table(ann, bob, "parley", free_talk=True)
    bob.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "<b>my address is"}, status=201)
    ann.call("POST", f"/api/matches/{match}/reports", {"channel": "0-1", "number": 1}, 204)
    assert "&lt;b&gt;my address is" in part(desk.http.get("/host").text, "reports")
    assert admin(hosted, "delete-user", bob.id) == 0
    assert "my address is" not in desk.page()
