"""The gate: nothing is acknowledged before it is stored, nothing is ever half done, nothing is lost."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

import warcouncil
from tests.server.flaky import Flaky
from tests.server.house import House, Person, Screen, Wall, running
from tests.server.playing import FEW, asked, play_some, stored, two_at_a_table
from tests.titles.parley import Parley
from warcouncil.engine.title import register
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store
from warcouncil.server.sweeper import FORGOTTEN
from warcouncil.server.tables import feed


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a database of each kind."""
    changes = {}
    if request.param == "postgresql":
        changes["database"] = request.getfixturevalue("postgres_server").database()
    with running(tmp_path_factory.mktemp("gate"), **changes) as started:
        yield started


def test_a_choice_is_in_the_database_when_it_is_acknowledged(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    for _ in range(5):
        _, before = stored(house, match)
        person, decision, _ = asked({0: ann, 1: bob}, match)
        person.choose(match, decision)
        _, after = stored(house, match)
        assert after[: len(before)] == before and len(after) > len(before)
        assert decision["power"] in after[len(before)]


def test_record_numbers_are_unique(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    person.choose(match, decision)
    again = insert(models.records).values(match_id=match, number=1, line="[]")
    with pytest.raises(IntegrityError), house.services.store.write() as connection:
        connection.execute(again)


@contextmanager
def broken(owner: Any, name: str, error: Exception, times: int = 1) -> Iterator[list[int]]:
    """Let something fail the next few times it is used."""
    real, calls = getattr(owner, name), [0]

    def failing(*args: Any, **named: Any) -> Any:
        calls[0] += 1
        if calls[0] <= times:
            raise error
        return real(*args, **named)

    setattr(owner, name, failing)
    try:
        yield calls
    finally:
        setattr(owner, name, real)


FAILURES: list[tuple[Any, str, Exception, tuple[int, str]]] = [
    (feed, "tell", RuntimeError("a bug in telling"), (500, "our-fault")),
    (Store, "write", OperationalError("insert", {}, Exception("database or disk is full")), (500, "our-fault")),
    (feed, "digest", KeyError("a bug in a view"), (500, "our-fault")),
]


@pytest.mark.parametrize(("owner", "name", "error", "answer"), FAILURES, ids=[row[1] for row in FAILURES])
def test_whatever_fails_the_match_is_rebuilt_from_storage(
    house: House, owner: Any, name: str, error: Exception, answer: tuple[int, str]
) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob)
    play_some({0: ann, 1: bob}, match, 6, random.Random(3))
    person, decision, _ = asked({0: ann, 1: bob}, match)
    before, seen = stored(house, match), person.look(match)
    body = {"decision": decision["id"], "option": decision["options"][0]["option"]}
    with broken(owner, name, error) as calls:
        assert person.refused("POST", f"/api/matches/{match}/choices", body) == answer
        assert calls[0] >= 1
    assert stored(house, match) == before
    screen = Screen()
    screen.apply(seen)
    screen.same_as(person.look(match))
    person.choose(match, decision)
    assert len(stored(house, match)[1]) > len(before[1])


def test_a_choice_sent_twice_is_acknowledged_twice_and_made_once(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    first = person.choose(match, decision)
    before = stored(house, match)
    again = person.choose(match, decision)
    assert again["repeated"] is True and "repeated" not in first
    assert stored(house, match) == before
    other = {"decision": decision["id"], "option": decision["options"][1]["option"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", other) == (409, "stale")


def test_several_choices_are_made_together_or_not_at_all(house: House, ann: Person, seed: int) -> None:
    table = ann.table("parley", seats=[{"kind": "me"}, {"kind": "hot-seat"}], start=True)
    match = table["id"]
    aims = {seat: ann.look(match, seat=seat)["state"]["decisions"][0] for seat in (0, 1)}
    own = {"decision": aims[0]["id"], "option": aims[0]["options"][0]["option"]}
    bad = {"decision": aims[1]["id"], "option": aims[1]["options"][0]["option"]}
    before = stored(house, match)
    body = {"seat": 0, "choices": [own, bad]}
    assert ann.refused("POST", f"/api/matches/{match}/choices", body) == (403, "not-yours")
    assert stored(house, match) == before
    assert ann.look(match, seat=0)["state"]["decisions"][0]["id"] == aims[0]["id"]
    ann.post(f"/api/matches/{match}/choices", {"seat": 0, "choices": [own]})
    assert len(stored(house, match)[1]) == len(before[1]) + 1


def test_many_at_once_do_not_get_into_each_others_way(house: House, ann: Person, bob: Person) -> None:
    """Twenty threads send the same choice: it is made once, and everybody gets a sensible answer."""
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    answers: list[int] = []

    def send(number: int) -> None:
        option = decision["options"][number % 2]["option"]
        body = {"decision": decision["id"], "option": option}
        answers.append(person.http.post(f"/api/matches/{match}/choices", json=body).status_code)

    threads = [threading.Thread(target=send, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) <= {200, 409} and 200 in answers and 409 in answers
    _, lines = stored(house, match)
    assert sum(f'"{decision["power"]}",0,"{decision["kind"]}"' in line for line in lines) == 1


# -- rules that fail


@pytest.fixture
def broken_rules(seed: int) -> Iterator[Callable[[float], None]]:
    """Says how often the rules of Flaky fail; afterwards they hold again."""

    def fail(often: float) -> None:
        Flaky.often, Flaky.failed = often, 0

    Flaky.chance.seed(seed)
    yield fail
    fail(0.0)


def play_on_broken_rules(
    house: House, ann: Person, match: str, chance: random.Random, meanwhile: Callable[[], None] = lambda: None
) -> int:
    """To the end, whatever fails; how many choices Ann made. Nothing that was acknowledged is ever lost."""
    made, end = 0, time.monotonic() + 300
    while time.monotonic() < end:
        looked = ann.http.get(f"/api/tables/{match}")
        mine = [seat for seat in looked.json().get("asked", ()) if seat in looked.json()["my_seats"]]
        if looked.status_code == 200 and looked.json()["status"] == "over":
            return made
        if mine:
            looked = ann.http.get(f"/api/matches/{match}", params={"seat": mine[0]})
        if looked.status_code != 200:
            assert (looked.status_code, looked.json()["error"]["code"]) == (500, "our-fault")
        elif not mine or not looked.json()["state"]["decisions"]:
            meanwhile()
        else:
            decision = looked.json()["state"]["decisions"][0]
            before = stored(house, match)[1]
            option = chance.choice(decision["options"])["option"]
            body = {"seat": mine[0], "decision": decision["id"], "option": option}
            answer = ann.http.post(f"/api/matches/{match}/choices", json=body)
            after = stored(house, match)[1]
            assert after[: len(before)] == before, "something acknowledged was lost"
            if answer.status_code == 200:
                made += 1
                assert len(after) > len(before)
            else:
                refusal = (answer.status_code, answer.json()["error"]["code"])
                assert refusal in ((500, "our-fault"), (409, "stale")), "broken rules, or a bot was quicker"
    raise AssertionError(f"the match is wedged after {made} choices")


def test_rules_that_fail_at_random_never_lose_or_wedge_a_match(
    house: House, broken_rules: Callable[[float], None], seed: int
) -> None:
    ann = house.person("Ann")
    chance, failed = random.Random(seed), 0
    for _ in range(20):  # one match may be short
        match = ann.table("flaky", seats=[{"kind": "me"}, {"kind": "hot-seat"}], start=True)["id"]
        broken_rules(0.05)
        assert play_on_broken_rules(house, ann, match, chance) > FEW
        failed += Flaky.failed
        broken_rules(0.0)
        assert ann.get(f"/api/matches/{match}/verify")["outcome"] == "sound"
        if failed > 20:
            break
    assert failed > 20


def test_rules_that_fail_at_random_do_not_stop_the_bots(
    folder: Path, broken_rules: Callable[[float], None], seed: int
) -> None:
    wall = Wall()

    def wait_for_bots() -> None:
        """A question that a bot could not answer is put to it again after a while; here, that while is short."""
        wall.ahead += FORGOTTEN
        time.sleep(0.05)

    with running(folder, wall_clock=wall, bot_imports=("tests.server.flaky",)) as house:
        ann = house.person("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made, failed, chance = 0, 0, random.Random(seed)
        for _ in range(20):
            match = ann.table("flaky", seats=seats, start=True)["id"]
            broken_rules(0.08)
            made += play_on_broken_rules(house, ann, match, chance, wait_for_bots)
            failed += Flaky.failed
            broken_rules(0.0)
            assert ann.get(f"/api/matches/{match}/verify")["outcome"] == "sound"
            if made > 5 and failed > 2:
                break
        assert made > 5 and failed > 2


# -- rules that change


def test_a_match_goes_on_under_new_rules_with_a_note(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, "parley", options={"rounds": 4})
        play_some({0: ann, 1: bob}, match, FEW, chance)
        assert ann.get(f"/api/tables/{match}")["status"] == "playing"
        log = [entry["text"] for entry in ann.look(match)["log"]["entries"]]
        cursor = ann.look(match)["cursor"]
        cookies = ann.http.cookies, bob.http.cookies

    class NewParley(Parley):
        version = "2"

    register("parley", NewParley)
    try:
        with running(folder) as house:
            ann, bob = house.person(), house.person()
            ann.http.cookies, bob.http.cookies = cookies
            update = ann.look(match)
            assert update["table"]["rules_changed"] == 1
            assert update["cursor"] != cursor
            texts = [entry["text"] for entry in update["log"]["entries"]]
            assert texts[: len(log)] == log
            assert any('"rules","2"' in line for line in stored(house, match)[1])
            play_some({0: ann, 1: bob}, match, 1000, chance)
            assert ann.get(f"/api/tables/{match}")["status"] == "over"
            assert ann.get(f"/api/matches/{match}/verify")["outcome"] == "replayed-from"
    finally:
        register("parley", Parley)


def test_a_finished_match_of_old_rules_stays_as_it_was(folder: Path, seed: int) -> None:
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, "parley")
        play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
        seen, table = ann.look(match), ann.get(f"/api/tables/{match}")
        journal = ann.http.get(f"/api/matches/{match}/journal").text
        cookies = ann.http.cookies

    class NewParley(Parley):
        version = "2"

    class OtherParley(Parley):
        version = "3"
        steps = {}

    for changed in (NewParley, OtherParley):
        register("parley", changed)
        try:
            with running(folder) as house:
                ann = house.person()
                ann.http.cookies = cookies
                now = ann.get(f"/api/tables/{match}")
                assert now["result"] == table["result"] and now["commitment"] == table["commitment"]
                assert now["rules_changed"] == 0
                assert ann.http.get(f"/api/matches/{match}/journal").text == journal
                if changed is NewParley:
                    assert ann.look(match)["state"] == seen["state"]
                else:
                    assert ann.look(match)["state"] is None
                    assert ann.refused("GET", f"/api/matches/{match}/history") == (409, "old-rules")
        finally:
            register("parley", Parley)


# -- several processes on one database


def test_two_servers_on_one_database_play_the_same_match(folder: Path, database: str, seed: int) -> None:
    """Each catches up with what the other has stored, and nothing is told twice or lost."""
    chance = random.Random(seed)
    with running(folder, database=database) as one, running(folder, database=database) as other:
        ann, bob = one.person("Ann"), one.person("Bob")
        match = two_at_a_table(ann, bob, "parley")
        there = {0: other.person(), 1: other.person()}
        there[0].http.cookies, there[1].http.cookies = ann.http.cookies, bob.http.cookies
        here = {0: ann, 1: bob}
        screens = {0: Screen(), 1: Screen()}
        for turn in range(60):
            people = here if chance.random() < 0.5 else there
            if play_some(people, match, 1, chance) == 0:
                break
            for seat, screen in screens.items():
                source = here if turn % 2 else there
                screen.apply(
                    source[seat].look(match, cursor=screen.cursor) if screen.cursor else source[seat].look(match)
                )
        for seat, screen in screens.items():
            screen.same_as(here[seat].look(match))
            screen.same_as(there[seat].look(match))


def test_a_restored_older_backup_is_noticed(folder: Path, database: str, seed: int) -> None:
    """The server is set back while a client has seen more: its choice is refused, not applied to another situation."""
    chance = random.Random(seed)
    with running(folder, database=database) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        people = {0: ann, 1: bob}
        play_some(people, match, 6, chance)
        saved = dump(house.services, match)
        play_some(people, match, 6, chance)
        person, decision, update_ = asked(people, match)
        put_back(house.services, match, saved)
        body = {
            "decision": decision["id"],
            "option": decision["options"][0]["option"],
            "cursor": update_["cursor"],
        }
        assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "set-back")
        fresh = person.look(match, cursor=update_["cursor"])
        assert fresh["reset"] is True
        play_some(people, match, 30, chance)
        assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "set-back")


def dump(services: Services, match: str) -> list[tuple[Any, list[dict[str, Any]]]]:
    with services.store.read() as connection:
        return [
            (table, [dict(row._mapping) for row in connection.execute(select(table))])
            for table in models.metadata.sorted_tables
        ]


def put_back(services: Services, match: str, saved: list[tuple[Any, list[dict[str, Any]]]]) -> None:
    with services.store.write() as connection:
        for table, _ in reversed(saved):
            connection.execute(delete(table))
        for table, rows in saved:
            if rows:
                connection.execute(insert(table), rows)


def test_the_journal_of_a_running_match_never_leaves_the_house_whole(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob, "parley")
    play_some({0: ann, 1: bob}, match, FEW, random.Random(seed))
    mine = ann.http.get(f"/api/matches/{match}/journal").text
    assert '"chance"' not in mine and '"redacted_for":0' in mine
    with pytest.raises(warcouncil.BadFile):
        warcouncil.load(mine)
