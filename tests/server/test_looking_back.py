"""Looking back is dear: it is done in a process of its own, limited by what it costs, and players come first."""

from __future__ import annotations

import os
import random
import signal
import statistics
import threading
import time
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import House, Person, running, until
from tests.server.machines import Process
from tests.server.playing import two_at_a_table
from warcouncil.engine.match import Match
from warcouncil.engine.past import Reel
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.play import looking_back, past_worker
from warcouncil.server.play.looking_back import LookingBack
from warcouncil.server.play.past_worker import Look, Shelf, Tell
from warcouncil.server.tables.gate import Draft

TELL = Tell("endeavor", [], "en")


def the_worker(house: House) -> int:
    worker = house.services.looking_back._worker
    assert worker is not None
    return worker.pid


def test_a_process_that_died_is_replaced_and_nobody_notices(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    before = ann.get(f"/api/matches/{match}/history/0")
    os.kill(the_worker(house), signal.SIGKILL)
    assert ann.get(f"/api/matches/{match}/history/0") == before


def test_what_looking_back_costs_is_what_counts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks that cost next to nothing may be many; after a dear one somebody waits, and nobody else does."""
    with running(folder, limits=True) as house:
        house.time_stands_still()
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        monkeypatch.setattr(looking_back, "COST", 0.0)
        for _ in range(130):
            ann.get(f"/api/matches/{match}/history/0")
        monkeypatch.setattr(looking_back, "COST", 10**9)
        ann.get(f"/api/matches/{match}/history/0")
        assert ann.refused("GET", f"/api/matches/{match}/history/0") == (429, "too-many")
        assert ann.refused("GET", f"/api/matches/{match}/history") == (429, "too-many")
        bob.get(f"/api/matches/{match}/history/0")


def test_what_is_spent_comes_back_with_time() -> None:
    now = [0.0]
    limits = Limits(True, clock=lambda: now[0])
    limits.take("history", "ann")
    limits.spend("history", "ann", 1500)
    with pytest.raises(Refused) as refused:
        limits.take("history", "ann")
    assert refused.value.retry_after == pytest.approx(502 * 0.05)
    now[0] += 26
    limits.take("history", "ann")


def test_nobody_fills_the_line() -> None:
    line = LookingBack((), Limits(False))  # nobody works it off
    for _ in range(looking_back.MINE):
        line.ask("ann", TELL)
    with pytest.raises(Refused, match="too-many"):
        line.ask("ann", TELL)
    for number in range(looking_back.ALL - looking_back.MINE):
        line.ask(f"somebody {number}", TELL)
    with pytest.raises(Refused, match="too-many"):
        line.ask("bob", TELL)


def test_visitors_take_turns_however_much_each_asks_for() -> None:
    line = looking_back.Line()
    for who in ("ann", "ann", "ann", "bob", "carl", "bob"):
        assert line.put(who, (TELL, Future()))
    turns = [found[0] for _ in range(6) if (found := line.get(0.0)) is not None]
    assert turns == ["ann", "bob", "carl", "ann", "bob", "ann"]
    assert line.get(0.0) is None


def test_a_look_that_fails_is_our_fault_and_the_next_one_works(
    house: House, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = two_at_a_table(ann, bob)
    service = house.services.looking_back
    nonsense = Look("x", b"nonsense", [], None, "en")
    with pytest.raises(Refused, match="our-fault"):
        service.ask("ann", nonsense).result(timeout=120)
    monkeypatch.setattr(looking_back, "SECONDS", 0.0)
    with pytest.raises(Refused, match="our-fault"):
        service.ask("ann", TELL).result(timeout=120)
    monkeypatch.undo()
    assert ann.get(f"/api/matches/{match}/history/0")["step"] == 0


def test_the_process_ends_when_nobody_looks_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        monkeypatch.setattr(looking_back, "IDLE_SECONDS", 0.2)
        ann.get(f"/api/matches/{match}/history/0")
        pid = the_worker(house)
        until(lambda: not Path(f"/proc/{pid}").exists(), "it is gone", 20)
        assert ann.get(f"/api/matches/{match}/history/0")["step"] == 0


def test_only_so_many_matches_and_viewers_are_kept(house: House, ann: Person, bob: Person) -> None:
    match, shelf = two_at_a_table(ann, bob), Shelf()
    with house.services.gate.look(match) as live:
        assert live.match is not None
        reel, records = msgspec.msgpack.encode(Reel.of(live.match)), list(map(list, live.match.live))
    for number in range(past_worker.MATCHES + 3):
        look = Look(f"match {number}", reel, records, number % 2, "en")
        assert shelf.answer(msgspec.msgpack.encode(look)).body
    assert len(shelf._kept) == past_worker.MATCHES
    kept = next(iter(shelf._kept.values()))
    for number in range(past_worker.VIEWERS + 5):
        kept.spoken(number, "en")
    assert len(kept._spoken) == past_worker.VIEWERS


# -- ten who look back, and one who plays


STEPS = 685


def seconds(person: Person, match: str, times: int) -> list[float]:
    """How long it takes to look at a match, again and again."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        person.look(match, seat=0)
        found.append(time.perf_counter() - began)
        time.sleep(0.02)
    return found


def play_on(chance: random.Random, draft: Draft) -> None:
    """Choices at random for everybody: twice as many as steps are wanted, for some make none of their own."""

    def choose(match: Match) -> None:
        for _ in range(2 * STEPS):
            decision = chance.choice(match.decisions)
            match.choose(decision, chance.choice(decision.options))

    draft.play(None, choose)


def long_match(folder: Path, seed: int) -> tuple[str, str, Any]:
    """A match of Here I Stand of so many steps, another that has just begun, and the cookies of who holds all seats."""
    with running(folder) as house:
        ann = house.person("Ann")
        seats = [{"kind": "me"}, *[{"kind": "hot-seat"}] * 5]
        dear, other = (str(ann.table("here_i_stand", players=6, seats=seats, start=True)["id"]) for _ in range(2))
        house.services.gate.change(dear, partial(play_on, random.Random(seed)))
        return dear, other, ann.http.cookies


@pytest.mark.soak
@pytest.mark.parametrize("same", [False, True], ids=["another match", "the same match"])
def test_ten_who_look_back_at_685_steps_keep_nobody_waiting(folder: Path, same: bool) -> None:
    """Another player's look takes at most twice its time alone."""
    dear, other, cookies = long_match(folder, 7)
    server = Process(folder).start()
    ann = server.person()
    ann.http.cookies = cookies
    steps = [len(ann.get(f"/api/matches/{dear}/history", seat=seat)["steps"]) for seat in range(6)]
    assert min(steps) >= STEPS
    looked_at = dear if same else other
    going, over, looks = threading.Event(), threading.Event(), [0]

    def look_back(number: int) -> None:
        person = server.person()
        person.http.cookies = cookies
        chance = random.Random(number)
        while going.wait() and not over.is_set():
            person.get(f"/api/matches/{dear}/history/{chance.randrange(steps[number % 6])}", seat=number % 6)
            looks[0] += 1

    crowd = [threading.Thread(target=look_back, args=(number,), daemon=True) for number in range(10)]
    for one in crowd:
        one.start()
    alone, crowded = [], []
    for _ in range(8):  # by turns, so that what else the machine does falls upon both
        alone += seconds(ann, looked_at, 25)
        going.set()
        time.sleep(1)
        crowded += seconds(ann, looked_at, 25)
        going.clear()
        time.sleep(1.5)
    over.set()
    going.set()
    for one in crowd:
        one.join(timeout=60)
    before, after = statistics.median(alone), statistics.median(crowded)
    print(f"alone {before * 1000:.1f} ms, with ten who look back {after * 1000:.1f} ms; {looks[0]} looks")
    assert looks[0] > 50
    assert after < 2 * before
