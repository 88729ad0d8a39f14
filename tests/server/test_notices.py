"""Notices: your turn, requests, starts and ends; shown live, and posted to webhooks. Mail has its own tests."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import House, Json, Person, Wall, running, until
from tests.server.playing import asked, play_some, two_at_a_table
from warcouncil.server.ground.errors import Refused
from warcouncil.server.post import webhooks


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

    def __init__(self, status: int, location: str | None, host: str) -> None:
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

        self.server = ThreadingHTTPServer((host, 0), Handler)
        self.url = f"http://{host}:{self.server.server_address[1]}/hook?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def receiver(status: int = 200, location: str | None = None, host: str = "127.0.0.1") -> Iterator[Receiver]:
    one = Receiver(status, location, host)
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
    "http://8.8.8.8:22/",
    "http://8.8.8.8:8080/",
    "https://8.8.8.8:6379/",
    "http://8.8.8.8:25/",
    "http:// 8.8.8.8/",
    "no url at all",
    "http://8.8.8.8/\x00",
    "http://no-such-host.invalid/",
    "http://half-inside.example/",
]


def names_lead_to(monkeypatch: pytest.MonkeyPatch, answers: dict[str, list[list[str]]]) -> None:
    """Looking up a name gives these addresses, the first time, the second time, and so on."""
    ask = socket.getaddrinfo

    def asked(host: str, port: int, *args: Any, **named: Any) -> Any:
        if host not in answers:
            return ask(host, port, *args, **named)
        if not answers[host]:
            raise socket.gaierror("no such name")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers[host].pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", asked)


@pytest.mark.parametrize("url", INTERNAL)
def test_webhooks_go_to_the_open_internet_only(ann: Person, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    inside_out = [["8.8.8.8", "10.0.0.1"]]
    names_lead_to(monkeypatch, {"no-such-host.invalid": [], "half-inside.example": inside_out})
    assert ann.refused("PUT", "/api/me/webhook", {"url": url}) == (400, "bad-webhook")
    assert ann.get("/api/me")["user"]["webhook"] is None


SPECIAL = [
    "0.0.0.0",
    "0.255.255.255",
    "10.0.0.0",
    "10.255.255.255",
    "100.64.0.0",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.0.1",
    "169.254.169.254",
    "172.16.0.0",
    "172.31.255.255",
    "192.0.0.0",
    "192.0.0.9",
    "192.0.0.10",
    "192.0.0.170",
    "192.0.0.192",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.168.0.0",
    "192.168.255.255",
    "192.175.48.1",
    "198.18.0.0",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.255",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.0",
    "255.255.255.255",
    "100.100.100.200",
    "168.63.129.16",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b:1::127.0.0.1",
    "100::1",
    "2001::1",
    "2001:0:7f00:1::",
    "2001:1::1",
    "2001:2::1",
    "2001:3::1",
    "2001:4:112::1",
    "2001:10::1",
    "2001:20::1",
    "2001:30::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:a00:1::",
    "2620:4f:8000::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
]


@pytest.mark.parametrize("address", SPECIAL)
def test_no_address_with_a_special_purpose_is_public(address: str) -> None:
    assert not webhooks.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "172.32.0.1", "198.20.0.1", "2606:4700::1111", "2a00::1"])
def test_the_open_internet_is_public(address: str) -> None:
    assert webhooks.is_public(address)


def test_a_host_may_allow_other_ports() -> None:
    assert webhooks.target("http://8.8.8.8:8080/", ports=[8080]).port == 8080
    with pytest.raises(Refused):
        webhooks.target("http://8.8.8.8:8081/", ports=[8080])
    with pytest.raises(Refused):
        webhooks.target("http://127.0.0.1:8080/", ports=[8080])


def test_a_public_webhook_is_taken(ann: Person) -> None:
    me = ann.call("PUT", "/api/me/webhook", {"url": "https://8.8.8.8/hook"})["user"]
    assert me["webhook"] == "https://8.8.8.8/hook"
    ann.call("DELETE", "/api/me/webhook", status=204)
    assert ann.refused("POST", "/api/me/webhook/test") == (404, "not-found")


def test_a_name_that_has_become_internal_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is looked up and checked each time it is used."""
    names_lead_to(monkeypatch, {"rebind.example": [["8.8.8.8"], ["127.0.0.1"]]})
    assert webhooks.target("http://rebind.example/").address == "8.8.8.8"
    with pytest.raises(Refused):
        webhooks.post("http://rebind.example/", {})


def test_the_address_that_was_checked_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that changes its mind between the check and the connection: the second answer is never asked for."""
    with receiver(host="127.0.0.2") as fine, receiver() as inside:
        port = fine.server.server_address[1]
        names_lead_to(monkeypatch, {"rebind.example": [["127.0.0.2"], ["127.0.0.1"]]})
        monkeypatch.setattr(webhooks, "is_public", lambda address: address == "127.0.0.2")
        assert webhooks.post(f"http://rebind.example:{port}/hook", {"hello": 1}, ports=[port]) == 200
        assert [came["body"] for came in fine.came] == [{"hello": 1}] and inside.came == []
        assert fine.came[0]["headers"]["Host"] == f"rebind.example:{port}"


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
