"""Webhooks that answer a letter at a time, for ever: they hold up nobody."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import running, until
from warcouncil.server.post import webhooks


@pytest.fixture
def over() -> threading.Event:
    """Set, it makes an end of the dripping."""
    return threading.Event()


@pytest.fixture
def dripping(over: threading.Event) -> Iterator[str]:
    """A server that sends headers without an end, slowly but steadily."""
    closed = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0.2)

        def drip(connection: socket.socket) -> None:
            with connection:
                try:
                    connection.sendall(b"HTTP/1.1 200 OK\r\n")
                    for number in range(10_000):
                        if over.wait(0.1):
                            return
                        connection.sendall(f"X-{number}: x\r\n".encode())
                except OSError:
                    return  # they have had enough

        def serve() -> None:
            while not closed.is_set():
                try:
                    connection, _ = listening.accept()
                except TimeoutError:
                    continue
                threading.Thread(target=drip, args=(connection,), daemon=True).start()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/hook"
        over.set()
        closed.set()
        thread.join(timeout=30)


def test_a_webhook_that_never_finishes_is_given_up(dripping: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 1.0)
    outcome: list[Exception] = []

    def post() -> None:
        try:
            webhooks.post(dripping, {"hello": 1}, internal=True)
        except httpx.HTTPError as error:
            outcome.append(error)

    thread = threading.Thread(target=post, daemon=True)
    thread.start()
    thread.join(timeout=60)
    assert [type(error) for error in outcome] == [httpx.ReadTimeout]


def test_only_a_few_are_tried_at_the_same_time(
    folder: Path, dripping: str, over: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trying a webhook takes a thread that others need, too."""
    monkeypatch.setattr(webhooks, "SECONDS", 60.0)
    with running(folder, internal_webhooks=True) as house:
        people = [house.person(f"Guest {number}") for number in range(webhooks.AT_ONCE + 2)]
        for person in people:
            person.call("PUT", "/api/me/webhook", {"url": dripping})
        answers: list[int] = []

        def attempt(number: int) -> None:
            answers.append(people[number].http.post("/api/me/webhook/test").status_code)

        threads = [threading.Thread(target=attempt, args=(number,), daemon=True) for number in range(len(people))]
        for thread in threads:
            thread.start()
        until(lambda: answers == [429, 429], "two too many are turned away while the others wait")
        over.set()
        for thread in threads:
            thread.join(timeout=90)
        assert sorted(answers) == [200] * webhooks.AT_ONCE + [429] * 2
