"""The server is killed at random moments: no acknowledged choice is lost, none is half written."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import warcouncil
from tests.server.house import free_port, until

ROOT = Path(__file__).resolve().parent.parent.parent


class Victim:
    """`warcouncil serve` in a process of its own, which can be killed and comes back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", headers={"X-War-Council": "1"}, timeout=10, trust_env=False
        )
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "warcouncil", "serve", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--import", "tests.server.titles"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self.answers, "the server answers", 60)

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, "the server does not start"
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        answer = self.http.request(method, path, json=body, params=query)
        assert answer.status_code < 300, answer.text[:300]
        return answer.json()


def play_till_death(victim: Victim, match: str, chance: random.Random, acknowledged: list[tuple[str, Any]]) -> Any:
    """Choose until the server is gone; the choice that got no answer."""
    while True:
        sent: tuple[str, Any] | None = None
        try:
            table = victim.call("GET", f"/api/tables/{match}")
            if table["status"] == "over":
                return None
            seat = table["asked"][0]
            decision = victim.call("GET", f"/api/matches/{match}", seat=seat)["state"]["decisions"][0]
            sent = (decision["id"], chance.choice(decision["options"])["option"])
            body = {"seat": seat, "decision": sent[0], "option": sent[1]}
            victim.call("POST", f"/api/matches/{match}/choices", body)
            acknowledged.append(sent)
        except httpx.HTTPError:
            return sent


def choices(victim: Victim) -> tuple[list[tuple[str, Any]], str]:
    """What is stored: all choices that people made, and the text of the journal."""
    import sqlite3

    with sqlite3.connect(victim.folder / "warcouncil.db") as connection:
        header = connection.execute("select header, key from matches").fetchone()
        lines = [row[0] for row in connection.execute("select line from records order by number")]
    connection.close()
    text = "\n".join([header[0], *lines]) + "\n"
    match = warcouncil.load(text, key=header[1])
    made = [(f"{r[2]}.{r[3]}.{r[4]}.{r[5]}", list(r[7])) for r in match.journal.records if r[0] == "choice"]
    return made, text


def kill_and_compare(folder: Path, seed: int, times: int) -> None:
    chance = random.Random(seed)
    victim = Victim(folder)
    victim.start()
    try:
        victim.call("POST", "/api/guests", {"name": "Ann"})
        wish = {"title": "endeavor", "players": 2, "start": True, "seats": [{"kind": "me"}, {"kind": "hot-seat"}]}
        match = victim.call("POST", "/api/tables", wish)["id"]
        acknowledged: list[tuple[str, Any]] = []
        for _ in range(times):
            timer = threading.Timer(chance.uniform(0.05, 0.8), victim.kill)
            timer.start()
            open_one = play_till_death(victim, match, chance, acknowledged)
            timer.join()
            made, text = choices(victim)
            assert [one for one in acknowledged if (one[0], list(one[1])) not in made] == []
            beyond = [one for one in made if one not in [(a, list(b)) for a, b in acknowledged]]
            extra = [one for one in beyond if open_one is not None and one == (open_one[0], list(open_one[1]))]
            assert warcouncil.verify(text).outcome in ("unfinished", "proven")
            if extra:
                acknowledged.append(open_one)
            victim.start()
            if victim.call("GET", f"/api/tables/{match}")["status"] == "over":
                match = victim.call("POST", f"/api/tables/{match}/rematch")["id"]
                break
            if open_one is not None:  # sent again: it is made once, whether or not it had arrived
                seat = 0 if ".red." in open_one[0] else 1
                body = {"seat": seat, "decision": open_one[0], "option": open_one[1]}
                answer = victim.http.post(f"/api/matches/{match}/choices", json=body)
                assert answer.status_code == 200, answer.text
                assert answer.json().get("repeated", False) == bool(extra)
                if not extra:
                    acknowledged.append(open_one)
    finally:
        if victim.process is not None and victim.process.poll() is None:
            victim.kill()
        victim.http.close()


@pytest.mark.slow
def test_killing_the_server_loses_nothing(folder: Path, seed: int) -> None:
    kill_and_compare(folder, seed, 3)


@pytest.mark.soak
def test_killing_the_server_a_hundred_times_loses_nothing(folder: Path, seed: int) -> None:
    for number in range(20):
        kill_and_compare(folder / str(number), seed + number, 5)
        time.sleep(0.1)
