"""Notices: your turn, requests, starts and ends; shown live, posted to webhooks, sent by mail."""

from __future__ import annotations

import random
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import House, Json, Person, running, until
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.test_clocks import Wall
from warcouncil.server import webhooks
from warcouncil.server.errors import Refused


def notices(person: Person) -> list[Json]:
    found: list[Json] = person.get("/api/notices")["notices"]
    return found


def test_whoever_is_asked_is_told_which_game_and_what(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    assert [notice["kind"] for notice in notices(bob)][:1] == ["started"]
    for _ in range(12):
        person, decision, _ = asked({0: ann, 1: bob}, match)
        if person is bob:
            break
        ann.choose(match, decision)
    turn = notices(bob)[-1]
    assert turn["kind"] == "your-turn" and turn["match"] == match and turn["seat"] == 1
    assert turn["text"] == f"Endeavor: Age of Sail: {decision['prompt']}"
    assert turn["path"] == f"/table/{match}" and not turn["read"]
    unread = bob.get("/api/me")["user"]["unread"]
    bob.choose(match, decision)
    if asked({0: ann, 1: bob}, match)[0] is not bob:
        assert bob.get("/api/me")["user"]["unread"] == unread - 1, "answered: no need to be told any more"
    bob.call("POST", "/api/notices/read", {"to": notices(bob)[-1]["id"]}, 204)
    assert bob.get("/api/me")["user"]["unread"] == 0
    assert bob.get("/api/notices", since=notices(bob)[-1]["id"])["notices"] == []


def test_notices_speak_the_language_of_their_reader(ann: Person, bob: Person) -> None:
    bob.call("PATCH", "/api/me", {"language": "zh"})
    two_at_a_table(ann, bob)
    assert notices(bob)[0]["text"].endswith("对局已经开始。")


def test_whoever_has_the_match_before_their_eyes_is_not_told(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    channel = bob.live()
    channel.send("watch", match=match)
    channel.next("presence")
    bob.call("POST", f"/api/matches/{match}/seen", {}, 204)
    before = len(notices(bob))
    play_some({0: ann, 1: bob}, match, 12, random.Random(seed))
    assert len(notices(bob)) == before and bob.get("/api/me")["user"]["unread"] == 0
    channel.close()


def test_notices_arrive_live_once_and_resume(ann: Person, bob: Person) -> None:
    channel = bob.live()
    channel.send("notices", since=0)
    match = two_at_a_table(ann, bob)
    first = channel.next("notice")
    assert first["notice"]["kind"] == "started" and first["unread"] >= 1
    channel.close()
    ann.table()
    person, decision, _ = asked({0: ann, 1: bob}, match)
    if person is ann:
        ann.choose(match, decision)
    again = bob.live()
    again.send("notices", since=first["notice"]["id"])
    second = again.next("notice")
    assert second["notice"]["id"] == first["notice"]["id"] + 1 and second["notice"]["kind"] == "your-turn"
    assert again.silent(type="notice")


def test_a_request_and_the_end_are_told(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})
    assert notices(ann)[-1]["kind"] == "request"
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    assert "over" in [notice["kind"] for notice in notices(ann)]


# -- webhooks


class Receiver:
    """A web server that takes what is posted to it."""

    def __init__(self, status: int = 200, location: str | None = None) -> None:
        came: list[Json] = []
        self.came = came

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                came.append({"headers": dict(self.headers), "body": msgspec.json.decode(self.rfile.read(length))})
                self.send_response(status)
                if location is not None:
                    self.send_header("Location", location)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Be quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/hook?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def receiver(status: int = 200, location: str | None = None) -> Iterator[Receiver]:
    one = Receiver(status, location)
    try:
        yield one
    finally:
        one.close()


INTERNAL = [
    "http://127.0.0.1/",
    "http://localhost:8000/x",
    "http://10.1.2.3/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://0.0.0.0/",
    "http://0/",
    "http://127.1/",
    "http://2130706433/",
    "http://[fe80::1%25eth0]/",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://user:password@8.8.8.8/",
    "http://",
    "http://8.8.8.8:99999/",
    "http:// 8.8.8.8/",
    "no url at all",
    "http://no-such-host.invalid/",
]


@pytest.mark.parametrize("url", INTERNAL)
def test_webhooks_go_to_the_open_internet_only(ann: Person, url: str) -> None:
    assert ann.refused("PUT", "/api/me/webhook", {"url": url}) == (400, "bad-webhook")
    assert ann.get("/api/me")["user"]["webhook"] is None


def test_a_public_webhook_is_taken(ann: Person) -> None:
    me = ann.call("PUT", "/api/me/webhook", {"url": "https://8.8.8.8/hook"})["user"]
    assert me["webhook"] == "https://8.8.8.8/hook"
    ann.call("DELETE", "/api/me/webhook", status=204)
    assert ann.refused("POST", "/api/me/webhook/test") == (404, "not-found")


def test_a_name_that_changes_its_mind_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is looked up and checked each time it is used, and that very address is connected to."""
    answers = iter([[(2, 1, 6, "", ("8.8.8.8", 80))], [(2, 1, 6, "", ("127.0.0.1", 80))]])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: next(answers))
    assert webhooks.target("http://rebind.example/").address == "8.8.8.8"
    with pytest.raises(Refused):
        webhooks.post("http://rebind.example/", {})


@pytest.fixture
def posting(folder: Path) -> Iterator[tuple[House, Wall]]:
    wall = Wall()
    with running(folder, internal_webhooks=True, wall_clock=wall, public_url="http://games.example") as house:
        yield house, wall


def test_a_notice_is_posted_to_the_webhook(posting: tuple[House, Wall]) -> None:
    house, wall = posting
    ann, bob = house.person("Ann"), house.person("Bob")
    with receiver() as hook:
        bob.call("PUT", "/api/me/webhook", {"url": hook.url})
        assert bob.post("/api/me/webhook/test") == {"delivered": True, "status": 200, "reason": None}
        match = two_at_a_table(ann, bob)
        time.sleep(0.3)
        assert len(hook.came) == 1, "there is a grace for whoever looks at once"
        wall.ahead += 60
        until(lambda: len(hook.came) > 1, "the notice is posted")
        body = hook.came[1]["body"]
        assert body["kind"] == "started" and body["url"] == f"http://games.example/table/{match}"
        assert "Endeavor" in body["text"]


def test_what_was_read_in_time_is_not_posted(posting: tuple[House, Wall]) -> None:
    house, wall = posting
    ann, bob = house.person("Ann"), house.person("Bob")
    with receiver() as hook:
        bob.call("PUT", "/api/me/webhook", {"url": hook.url})
        two_at_a_table(ann, bob)
        bob.call("POST", "/api/notices/read", {"to": 100}, 204)
        wall.ahead += 60
        time.sleep(0.5)
        assert hook.came == []


def test_redirects_are_not_followed_and_failures_are_tried_again(posting: tuple[House, Wall]) -> None:
    house, wall = posting
    ann, bob = house.person("Ann"), house.person("Bob")
    with receiver() as inside, receiver(302, inside.url) as hook:
        bob.call("PUT", "/api/me/webhook", {"url": hook.url})
        assert bob.post("/api/me/webhook/test")["delivered"] is False
        two_at_a_table(ann, bob)
        wall.ahead += 60
        until(lambda: len(hook.came) >= 2, "the notice is posted")
        tried = len(hook.came)

        def later() -> bool:
            wall.ahead += 300
            return len(hook.came) > tried

        until(later, "it is tried again")
        assert inside.came == []


# -- mail


class MailHandler(socketserver.StreamRequestHandler):
    """Just enough SMTP to take a letter."""

    def handle(self) -> None:
        self.wfile.write(b"220 test\r\n")
        letter: list[bytes] | None = None
        for line in self.rfile:
            if letter is not None:
                if line == b".\r\n":
                    self.server.letters.append(b"".join(letter).decode())  # type: ignore[attr-defined]
                    letter = None
                    self.wfile.write(b"250 taken\r\n")
                else:
                    letter.append(line)
                continue
            word = line[:4].upper()
            if word == b"DATA":
                letter = []
                self.wfile.write(b"354 go on\r\n")
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 fine\r\n")


def test_a_notice_is_sent_by_mail(folder: Path) -> None:
    wall = Wall()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailHandler) as server:
        server.letters = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        smtp = f"smtp://127.0.0.1:{server.server_address[1]}"
        with running(folder, smtp=smtp, wall_clock=wall, public_url="http://games.example") as house:
            assert house.person().get("/api/server")["mail"] is True
            ann, bob = house.person("Ann"), house.person("Bob")
            bob.call("PATCH", "/api/me", {"email": "bob@example.org"})
            match = two_at_a_table(ann, bob)
            wall.ahead += 60
            letters = until(lambda: server.letters, "a letter comes")  # type: ignore[attr-defined]
        assert "To: bob@example.org" in letters[0] and f"http://games.example/table/{match}" in letters[0]
        server.shutdown()
