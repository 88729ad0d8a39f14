"""What a bot would do in somebody's place: from what that seat knows, in words, and only where the table wants it."""

from __future__ import annotations

import threading
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.server.house import House, Person, until
from tests.server.playing import two_at_a_table
from tests.server.test_taken_back import waits
from warcouncil.engine.title import title_ids
from warcouncil.server.bots.jobs import Job, Question, Thought
from warcouncil.server.bots.pool import ADVISED_AT_ONCE, BotPool, BotsBusy
from warcouncil.server.storage.book import Table
from warcouncil.server.tables.access import hinted

HINT = "/api/matches/{}/hint"


def asked(person: Person, match: str) -> dict[str, Any]:
    update = until(partial(waits, person, match), "somebody is asked")
    return dict(update["state"]["decisions"][0])


def alone(person: Person, title: str, players: int, **wish: Any) -> str:
    bots = [{"kind": "bot", "bot": "heuristic"}] * (players - 1)
    return str(person.table(title, players, start=True, seats=[{"kind": "me"}, *bots], **wish)["id"])


@pytest.mark.parametrize(
    ("title", "players"),
    [("endeavor", 2), ("game_of_thrones", 3), ("here_i_stand", 6), ("tanto_monta", 4), ("napoleonic_wars", 2)],
)
def test_the_best_options_come_with_reasons_in_words(house: House, title: str, players: int) -> None:
    assert title in title_ids()
    ann = house.person("Ann")
    match = alone(ann, title, players)
    decision = asked(ann, match)
    while len(decision["options"]) < 2:
        ann.choose(match, decision)
        decision = asked(ann, match)
    told = ann.post(HINT.format(match), {"decision": decision["id"]})
    offered = {tuple(one["option"]): one["label"] for one in decision["options"]}
    assert told["decision"] == decision["id"] and 1 <= len(told["hints"]) <= 3
    for hint in told["hints"]:
        assert hint["label"] == offered[tuple(hint["option"])]
        assert hint["reasons"] and all(hint["reasons"])
    chinese = ann.call("POST", HINT.format(match), {"decision": decision["id"]}, params={"lang": "zh-Hans"})
    assert [one["option"] for one in chinese["hints"]] == [one["option"] for one in told["hints"]]
    assert chinese["hints"][0]["label"] != told["hints"][0]["label"]


def test_nobody_is_advised_about_anothers_question_or_an_old_one(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, "endeavor")
    people = (ann, bob)
    mine = next(person for person in people if person.look(match)["state"]["decisions"])
    other = next(person for person in people if person is not mine)
    decision = asked(mine, match)
    assert other.refused("POST", HINT.format(match), {"decision": decision["id"]}) == (409, "stale")
    mine.choose(match, decision)
    assert mine.refused("POST", HINT.format(match), {"decision": decision["id"]}) == (409, "stale")


def test_no_hints_where_the_table_wants_none_nor_in_rated_matches(house: House, ann: Person, bob: Person) -> None:
    for wish in ({"hints": False}, {"rated": True}):
        match = two_at_a_table(ann, bob, "endeavor", **wish)
        asks = ann if ann.look(match)["state"]["decisions"] else bob
        decision = asked(asks, match)
        assert asks.refused("POST", HINT.format(match), {"decision": decision["id"]}) == (403, "not-yours")


def test_nobody_keeps_the_bots_busy_with_questions() -> None:
    """One question at a time for everybody, and few at once: bots and other requests go on."""
    pool, held, asked = BotPool(1, 30.0), threading.Event(), threading.Semaphore(0)

    def slow(job: Job, owner: str, seconds: float) -> Thought:
        asked.release()
        assert held.wait(30)
        return Thought()

    pool._ask = slow  # type: ignore[method-assign]
    question = Question(0, "red", "act", None, 0, 0, 0, {}, (("pass",),))
    job = Job("id", "endeavor", "1", "heuristic", "", b"", question, advice=True)
    threads = [threading.Thread(target=pool.advise, args=(job, f"person {n}")) for n in range(ADVISED_AT_ONCE)]
    for thread in threads:
        thread.start()
        assert asked.acquire(timeout=30)
    for who in ("person 0", "somebody else"):
        with pytest.raises(BotsBusy):
            pool.advise(job, who)
    held.set()
    for thread in threads:
        thread.join(30)
    assert pool.advise(job, "person 0") == []


def test_a_table_from_before_there_were_hints_has_none() -> None:
    stored = {"id": "t", "title": "endeavor", "players": 2, "options": {}, "creator": "u", "created": 0.0}
    table = msgspec.convert({**stored, "seats": [], "token": "secret"}, Table)
    assert not table.hints and not hinted(table)
