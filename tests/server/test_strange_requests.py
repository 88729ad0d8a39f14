"""Requests that are cut off, or ask for numbers and names beyond all measure: nothing is done, and nothing breaks."""

from __future__ import annotations

import asyncio
import socket

import pytest

from tests.server.house import House, Person
from tests.server.playing import asked, two_at_a_table
from warcouncil.server.ground.meters import Meters
from warcouncil.server.web.guard import Guard, Message, Receive, Scope, Send

HUGE = 2**70


@pytest.mark.parametrize("whole", [True, False])
def test_a_request_that_is_cut_off_is_not_done(whole: bool) -> None:
    """`POST .../leave` with half of `{"seat": 1}` would mean: leave all seats."""
    came: list[Message] = [{"type": "http.request", "body": b'{"sea', "more_body": True}]
    came.append({"type": "http.request", "body": b't": 1}'} if whole else {"type": "http.disconnect"})
    bodies: list[bytes] = []

    async def receive() -> Message:
        return came.pop(0)

    async def send(message: Message) -> None:
        raise AssertionError("nobody is there to be answered")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        bodies.append((await receive())["body"])

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/x",
        "headers": [(b"host", b"localhost"), (b"x-war-council", b"1")],
    }
    guard = Guard(app, body_bytes=100, public_url="", hosts=(), secure=False, refusals=Meters().refusals)
    asyncio.run(guard(scope, receive, send))
    assert bodies == ([b'{"seat": 1}'] if whole else [])


def test_numbers_beyond_measure_are_refused(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    for option in (["occupy", HUGE], ["occupy", -HUGE], [HUGE]):
        body = {"decision": decision["id"], "option": option}
        assert person.refused("POST", f"/api/matches/{match}/choices", body)[0] == 400
        assert person.refused("POST", f"/api/matches/{match}/why", body)[0] == 400
    standing = {"trigger": "*", "until": ["never", HUGE]}
    assert person.refused("PUT", f"/api/matches/{match}/standing", standing)[0] == 400
    wish = {"title": "endeavor", "options": {"side": HUGE}}
    assert person.refused("POST", "/api/tables", wish)[0] == 400


@pytest.mark.parametrize(
    "path",
    ["/" + "x" * 3000, f"/js/{'y' * 300}.js", "/%00", "/a/../../etc/passwd", "//etc/passwd"],
    ids=lambda p: p[:9],
)
def test_pages_that_are_none(house: House, path: str) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as connection:
        connection.settimeout(60)
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := connection.recv(65536):
            answer += chunk
    status = int(answer.split()[1])
    assert status in (200, 404) and b"root:" not in answer
