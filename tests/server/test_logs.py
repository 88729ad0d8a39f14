"""The log as lines of JSON: one object a line, the request's id in it, nothing that opens a door, never a flood."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.house import House, running
from tests.server.playing import two_at_a_table
from tests.server.test_accounts import PASSWORD
from warcouncil.server.ground.logs import JSON, PLAIN, REQUEST, lines_of, new_request
from warcouncil.server.ground.quiet import ALIKE, BYTES, QuietHandler

TOKEN = "Zr0fBq7kPw3sYt9mXd5h"


class Log:
    """Everything that the server's loggers say, as a host would keep it."""

    def __init__(self, form: str) -> None:
        self.stream = io.StringIO()
        self.handler = QuietHandler(self.stream)
        self.handler.setFormatter(lines_of(form))

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.split("\n")[:-1]]


@pytest.fixture(params=[JSON, PLAIN])
def log(request: pytest.FixtureRequest) -> Iterator[Log]:
    kept, ours = Log(request.param), logging.getLogger("warcouncil")
    level = ours.level
    ours.addHandler(kept.handler)
    ours.setLevel(logging.INFO)
    yield kept
    ours.removeHandler(kept.handler)
    ours.setLevel(level)


@pytest.fixture
def json_log() -> Log:
    return Log(JSON)


def said(log: Log, message: str, *args: object) -> None:
    log.handler.handle(logging.LogRecord("warcouncil.x", logging.WARNING, __file__, 1, message, args, None))


def test_a_line_is_one_object_whatever_is_in_it(json_log: Log) -> None:
    said(json_log, "%s", 'a"b\n{"level": "error"}\r\x00\u2028议会')
    [found] = json_log.lines
    assert found["message"] == 'a"b\n{"level": "error"}\r\x00\u2028议会'
    assert found["level"] == "warning" and found["logger"] == "warcouncil.x"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found["time"])
    assert json_log.text.count("\n") == 1


def test_whatever_is_in_it_only_lines_of_ours_begin_at_the_margin() -> None:
    """What visitors send can come into a line of the log, and into how something failed."""
    plain, forged = Log(PLAIN), "2026-01-01 00:00:00,000 ERROR warcouncil: the host: ban Ann"
    nasty = f"x\n{forged}\r{forged}\u2028{forged}\x1b[2K\x00\u202e"
    said(plain, "%s is told later", nasty)
    try:
        raise ValueError(nasty)
    except ValueError:
        record = logging.LogRecord("warcouncil.x", logging.ERROR, __file__, 1, "failed: %s", (nasty,), sys.exc_info())
    plain.handler.handle(record)
    first, second, *more = plain.text.splitlines()
    assert forged in first and forged in second and all("warcouncil.x" in line for line in (first, second))
    assert first.isprintable() and second.isprintable()
    assert any("ValueError" in line for line in more)
    assert all(line.startswith("  ") and line.isprintable() for line in more)


def test_nobody_floods_it(json_log: Log) -> None:
    for number in range(1000):
        said(json_log, "again and again: %s", number)
    assert len(json_log.lines) == ALIKE
    for number in range(1000):
        said(json_log, f"something else {number} {'x' * 1000}")
    assert len(json_log.text.encode()) <= BYTES


def test_the_request_is_named_only_while_it_is_answered(json_log: Log) -> None:
    said(json_log, "before")
    mark = REQUEST.set("")
    request = new_request()
    said(json_log, "meanwhile")
    REQUEST.reset(mark)
    said(json_log, "after")
    assert [line.get("request") for line in json_log.lines] == [None, request, None]


def test_what_fails_is_told_with_its_request_and_without_secrets(
    log: Log, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every way in which a secret comes to the server, and fails there in the most talkative way."""
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person()
        bob.post("/api/accounts", {"name": "Robert", "password": PASSWORD}, status=201)
        match = two_at_a_table(ann, bob)
        secrets = [PASSWORD, TOKEN, "wolf.example", *ann.http.cookies.values(), *bob.http.cookies.values()]
        secrets += [ann.invite(ann.table()), "the fleet sails at dawn"]
        broken(house, monkeypatch)
        answers = [
            ann.http.post(f"/api/invitations/{TOKEN}", json={}),
            ann.http.get(f"/api/invitations/{secrets[-2]}"),
            ann.http.get(f"/mail/{TOKEN}"),
            ann.http.get(f"/mail/confirm/{TOKEN}"),
            ann.http.get(f"/api/matches/{match}/steps?share={TOKEN}"),
            ann.http.post("/api/session", json={"name": "Robert", "password": PASSWORD}),
            bob.http.patch("/api/me", json={"email": "anna@wolf.example", "password": PASSWORD}),
            ann.http.post(f"/api/matches/{match}/talk", json={"channel": "0-1", "text": "the fleet sails at dawn"}),
        ]
    failed = [answer for answer in answers if answer.status_code >= 500]
    assert len(failed) >= 4
    for answer in failed:
        assert answer.headers["x-request-id"] in log.text
    for secret in secrets:
        assert secret not in log.text
    assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)


def broken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are gone, and what the database says of that is caught by nobody."""
    with house.services.store.write() as connection:
        for name in ("invitations", "shares", "talk", "tickets"):
            connection.execute(text(f"drop table {name}"))
    monkeypatch.setattr("warcouncil.server.storage.store._explained", nullcontext)
