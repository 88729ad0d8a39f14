"""Bots think on other machines: what these are told, who is next, and what happens when something goes wrong there."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import redis

import tests.server.titles  # noqa: F401  registers Parley
import warcouncil
from tests.server.house import free_port, running, until
from tests.server.machines import ROOT, redis_server
from tests.titles.parley.state import CARDS
from warcouncil.bots import make_bot
from warcouncil.engine.match import Match
from warcouncil.server.bots import away as elsewhere
from warcouncil.server.bots import exchange as exchanging
from warcouncil.server.bots.away import Away
from warcouncil.server.bots.exchange import PREFIX, Exchange, Taken
from warcouncil.server.bots.jobs import Job, Thought, known_kinds, make_job, think
from warcouncil.server.bots.thinker import Thinker
from warcouncil.server.ground.meters import Counter

SECONDS = 60.0
OWNER = "user Ann"
KINDS = known_kinds()


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with redis_server() as found:
        yield found


@pytest.fixture
def exchange(url: str, patient: None) -> Iterator[Exchange]:
    """With nothing in it, and somebody there."""
    redis.Redis.from_url(url).flushall()
    found = Exchange(url)
    found.show(KINDS)
    yield found
    found.close()


@contextmanager
def asking(url: str, seconds: float = SECONDS) -> Iterator[Away]:
    found = Away(url, seconds, Counter("away", "", "what"))
    yield found
    found.stop()


def came_of(away: Away) -> str:
    """What has been counted."""
    return " ".join(away._jobs.lines())


def new_job(title: str = "parley", seed: int = 1, bot: str = "random") -> Job:
    match = warcouncil.new(title, players=2, seed=seed)
    decision = match.decisions[0]
    return make_job(match.title, match.view(decision.seat, log=False), decision, bot, "1")


class Elsewhere:
    """Another machine, in a thread: takes one job, and does with it what it is told."""

    def __init__(self, exchange: Exchange, answer: Any) -> None:
        self._exchange, self._answer = exchange, answer
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        taken: Taken = until(lambda: self._exchange.take(KINDS), "there is a job", 60)
        job = msgspec.msgpack.decode(taken.body, type=Job)
        found = self._answer(job)
        if found is not None:
            self._exchange.reply(job.id, found if isinstance(found, bytes) else msgspec.msgpack.encode(found))

    def join(self) -> None:
        self._thread.join(60)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine even a thread that waits for a job may be late."""
    monkeypatch.setattr(elsewhere, "PATIENCE", 2.0)
    monkeypatch.setattr(exchanging, "HERE", SECONDS)


# -- what is told


def hidden_from(match: Match, seat: int) -> set[str]:
    state: Any = match.state
    return {card for card in CARDS if not state.knows_card(seat, card)}


def test_a_job_holds_neither_the_key_nor_what_its_seat_may_not_know() -> None:
    """Everything that is hidden in Parley is a card with a name of its own: no byte of a job spells one."""
    chance, compared = random.Random(5), 0
    for _ in range(6):
        match = warcouncil.new("parley", players=3, options={"market": True})
        key = match._key
        assert key is not None
        for _ in range(40):
            if match.over:
                break
            decision = chance.choice(match.decisions)
            job = make_job(match.title, match.view(decision.seat, log=False), decision, "random", "1")
            body = msgspec.msgpack.encode(job)
            hidden = hidden_from(match, decision.seat)
            assert [card for card in hidden if card.encode() in body] == []
            assert key not in body and key.hex().encode() not in body
            compared += len(hidden)
            match.choose(decision, chance.choice(decision.options))
    assert compared > 100


def test_jobs_are_the_same_whatever_others_hold() -> None:
    """Two matches that a seat cannot tell apart make the same job, but for its id: nothing of the truth is in it."""
    match = warcouncil.new("here_i_stand", players=6, seed=2)
    decision = match.decisions[0]
    seen = set()
    for seed in (None, 1, 2):
        one = match if seed is None else match.fork(seat=decision.seat, seed=seed)
        same = next(other for other in one.decisions if other.power == decision.power)
        job = make_job(one.title, one.view(decision.seat, log=False), same, "heuristic", "1")
        seen.add((job.question.options, repr(job.question.about), job.view))
    assert len(seen) == 1


@pytest.mark.parametrize(("title", "players"), [("endeavor", 3), ("game_of_thrones", 3), ("here_i_stand", 6)])
def test_a_bot_chooses_the_same_elsewhere(title: str, players: int) -> None:
    match = warcouncil.new(title, players=players, seed=4)
    for _ in range(25):
        decision = match.decisions[0]
        view = match.view(decision.seat, log=False)
        here = make_bot(match.title, "heuristic", decision.seat, "1").choose(view, decision)
        body = msgspec.msgpack.encode(make_job(match.title, view, decision, "heuristic", "1"))
        there = think(msgspec.msgpack.decode(body, type=Job))
        assert tuple(there.option) == here
        match.choose(decision, here)


def test_other_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="parley@0 is not here"):
        think(msgspec.structs.replace(new_job(), rules="0"))


# -- who is next


def offer(exchange: Exchange, owner: str, name: str, kind: str = "parley@1", seconds: float = SECONDS) -> bool:
    return exchange.offer(owner, name, kind, name.encode(), seconds)


def taken(exchange: Exchange, count: int, *kinds: str) -> list[str]:
    found = [exchange.take(kinds or ("parley@1",)) for _ in range(count)]
    return ["" if one is None else one.body.decode() for one in found]


def test_owners_take_turns(exchange: Exchange) -> None:
    exchange.show(["parley@1"])
    for number in range(20):
        offer(exchange, "guest", f"many-{number}")
    assert taken(exchange, 1) == ["many-0"]
    offer(exchange, "bob", "one")
    order = taken(exchange, 20)
    assert order.index("one") <= 1, "after what is thought about already, at most one other goes before"
    assert [name for name in order if name != "one"] == [f"many-{number}" for number in range(1, 20)]
    assert taken(exchange, 1) == [""]


def test_nobody_gets_a_job_of_rules_that_they_do_not_have(exchange: Exchange) -> None:
    exchange.show(["parley@1", "parley@2"])
    offer(exchange, "ann", "newer", "parley@2")
    offer(exchange, "bob", "ours")
    assert taken(exchange, 2) == ["ours", ""]
    assert taken(exchange, 2, "parley@2") == ["newer", ""]


def poisoned(client: redis.Redis, job: bytes) -> None:
    """What somebody has put into Redis who is no server of ours, before the jobs of others."""
    mine, kind = f"{PREFIX}:of:eve", KINDS[0]
    client.rpush(
        mine, "one-word", "", b"\xff\xfe x", *(f"{name} {kind}" for name in ("none", "for-ever", "huge", "list"))
    )
    client.set(f"{PREFIX}:job:for-ever", job)
    client.set(f"{PREFIX}:job:huge", b"x" * (exchanging.LARGEST + 1), px=60_000)
    client.rpush(f"{PREFIX}:job:list", "x")
    client.set(f"{PREFIX}:of:mallory", "not a list")
    client.rpush(exchanging.RING, "eve", "mallory", "nobody", b"\xff")


def test_what_is_no_job_stops_nobody(exchange: Exchange, url: str) -> None:
    """Whatever is in Redis, jobs of ours are taken, and what is none is gone for good."""
    client = redis.Redis.from_url(url)
    poisoned(client, msgspec.msgpack.encode(new_job()))
    offer(exchange, "ann", "a", KINDS[0], 30.0)
    assert taken(exchange, 1, KINDS[0]) == ["a"]
    assert exchange.take(KINDS) is None
    assert [*client.scan_iter(f"{PREFIX}:of:*"), *client.scan_iter(f"{PREFIX}:job:*")] == []
    client.set(exchanging.RING, "not a list")
    assert exchange.take(KINDS) is None and not client.exists(exchanging.RING)


def test_a_job_that_nobody_understands_stops_no_machine(exchange: Exchange, url: str) -> None:
    deep = b"\x91" * 200_000 + b"\x90"
    for number, body in enumerate((b"\xc1", deep, b"\x81\xa1z" + deep)):
        exchange.offer("eve", f"bad{number}", KINDS[0], body, 30.0)
    thinker = Thinker(url, 1)
    for _ in range(3):
        thinker._serve()
    assert exchange.take(KINDS) is None
    thinker.stop()


def test_jobs_for_which_nobody_is_there_are_not_put_up(exchange: Exchange) -> None:
    assert not offer(exchange, "ann", "a", "no_such_game@1")
    assert offer(exchange, "ann", "a", KINDS[0])


def test_everything_in_redis_lapses(exchange: Exchange, url: str) -> None:
    offer(exchange, "ann", "a", KINDS[0], 0.2)
    offer(exchange, "ann", "b", KINDS[0], 30.0)
    until(lambda: not exchange.withdraw("a"), "the job has lapsed")
    assert taken(exchange, 1, KINDS[0]) == ["b"]
    exchange.reply("b", b"answer")
    client = redis.Redis.from_url(url)
    kept = list(client.scan_iter(f"{PREFIX}*"))
    assert kept and all(client.pttl(one) > 0 for one in kept)
    assert not any(b"ann" in one for one in kept), "no word about who it is"


# -- asking


def test_the_answer_of_another_machine_counts(exchange: Exchange, url: str) -> None:
    job = new_job()
    other = Elsewhere(exchange, think)
    with asking(url) as away:
        assert away.think(job, OWNER) == tuple(think(job).option)
        assert came_of(away) == 'warcouncil_away{what="answered"} 1'
    other.join()


@pytest.mark.parametrize(
    "answer",
    [
        lambda job: Thought("somebody else's", list(job.question.options[0])),
        lambda job: Thought(job.id, ["play", "levy_1", "twice"]),
        lambda job: Thought(job.id, error="refused"),
        lambda job: b"\xc1 nonsense",
        lambda job: b"\x81\xa1z" + b"\x91" * 200_000 + b"\x90",
        lambda job: b"\x81\xa6advice" + b"\x91" * 200_000 + b"\x90",
    ],
    ids=["other-job", "not-an-option", "error", "nonsense", "deep", "deep-advice"],
)
def test_what_is_no_answer_is_dropped(exchange: Exchange, url: str, answer: Any) -> None:
    other = Elsewhere(exchange, answer)
    with asking(url) as away:
        assert away.think(new_job(), OWNER) is None
        assert 'what="no-answer"' in came_of(away)
    other.join()


def test_a_job_that_nobody_takes_comes_back(exchange: Exchange, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "PATIENCE", 0.05)
    with asking(url) as away:
        assert away.think(new_job(), OWNER) is None
        assert 'what="not-taken"' in came_of(away)
    assert exchange.take(KINDS) is None, "nobody gets it any more"


def test_a_job_comes_back_from_a_machine_that_is_lost(exchange: Exchange, url: str) -> None:
    """Whoever has taken it says nothing any more, not even that it is still being thought about."""
    other = Elsewhere(exchange, lambda job: None)
    with asking(url) as away:
        assert away.think(new_job(), OWNER) is None
        assert 'what="lost"' in came_of(away)
    other.join()


def test_a_machine_that_takes_too_long_is_not_waited_for(exchange: Exchange, url: str) -> None:
    late = threading.Event()

    def slow(job: Job) -> Thought:
        while not late.wait(0.2):
            exchange.hold([job.id])
        return think(job)

    other = Elsewhere(exchange, slow)
    with asking(url, seconds=3.0) as away:
        assert away.think(new_job(), OWNER) is None
        assert 'what="lost"' in came_of(away)
        late.set()
        other.join()
        again = Elsewhere(exchange, think)
        job = new_job()
        assert away.think(job, OWNER) == tuple(think(job).option), "the late answer is nobody's"
        again.join()


def test_bots_think_at_home_while_redis_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    with ExitStack() as stack, asking(f"redis://127.0.0.1:{port}/0") as away:
        assert away.think(new_job(), OWNER) is None
        assert away.think(new_job(), OWNER) is None, "and nobody waits for it again at once"
        assert came_of(away) == 'warcouncil_away{what="redis-away"} 2'
        monkeypatch.setattr(away, "_resting", 0.0)
        back = Exchange(stack.enter_context(redis_server(port)))
        back.show(KINDS)
        other, job = Elsewhere(back, think), new_job()
        assert away.think(job, OWNER) == tuple(think(job).option)
        other.join()
        back.close()


# -- the whole


def test_a_thinker_refuses_what_it_does_not_have(url: str) -> None:
    thinker = Thinker(url, 1)
    job = msgspec.structs.replace(new_job(), rules="0")
    found = thinker._think(job, Taken(b"", 1.0, OWNER))
    assert found.error == "parley@0 is not here" and not found.option
    thinker.stop()


def test_a_match_is_played_by_bots_that_think_elsewhere(exchange: Exchange, url: str, tmp_path: Path) -> None:
    """The command takes the jobs of a server, and ends when it is told to."""
    command = [sys.executable, "-m", "warcouncil", "think", "--redis", url, "--import", "tests.server.titles"]
    with (
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process,
        running(tmp_path, redis=url, thinkers=2, bot_seconds=SECONDS) as house,
    ):
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("War Council thinks for bots, 1 at a time")
            ann = house.person("Ann")
            seats = [{"kind": "bot", "bot": "random"}] * 2
            table = ann.table("parley", 2, seats=seats, start=True, private=False)
            until(lambda: ann.get(f"/api/tables/{table['id']}")["status"] == "over", "the bots finish")
            assert house.services.driver.troubles == []
            assert 'bot_away_total{what="answered"}' in house.services.meters.text()
            process.terminate()
            assert process.wait(60) == 0
            assert "thinks no more" in process.stdout.read()
        finally:
            process.kill()
