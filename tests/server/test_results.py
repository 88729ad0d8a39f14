"""What finished matches leave behind: ratings of those who played, and the statistics of the game."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import House, Json, Person, running, until
from tests.server.playing import FEW, open_seat, play_some
from tests.server.test_accounts import PASSWORD, account


def play_to_the_end(people: dict[int, Person], seed: int, **wish: Any) -> Json:
    """A match of Parley among these; its table afterwards."""
    ann = people[0]
    table = ann.table("parley", len(people), **wish)
    for person in list(people.values())[1:]:
        person.join(ann.invite(table))
    ann.post(f"/api/tables/{table['id']}/start")
    play_some(people, table["id"], 2000, random.Random(seed))
    over: Json = ann.get(f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    return over


def left_by(house: House, people: dict[int, Person], seed: int, seat: int, leave: Callable[[str], object]) -> Json:
    """A rated match that the person of a seat leaves after a while; another one takes over. Its table afterwards."""
    ann, heir = people[0], account(house, f"Dora {secrets.token_hex(4)}")
    table = ann.table("parley", len(people), rated=True)
    for person in list(people.values())[1:]:
        person.join(ann.invite(table))
    match, chance = ann.post(f"/api/tables/{table['id']}/start")["id"], random.Random(seed)
    play_some(people, match, FEW, chance)
    leave(match)
    others = [person for place, person in people.items() if place not in (0, seat)]
    heir.join(open_seat(match, seat, ann, *others))
    play_some(people | {seat: heir}, match, 2000, chance)
    over: Json = ann.get(f"/api/tables/{match}")
    assert over["status"] == "over"
    assert heir.get(f"/api/users/{heir.id}")["ratings"] == [], "whoever takes over is not rated"
    return over


def rating(person: Person) -> Json:
    found: list[Json] = person.get(f"/api/users/{person.id}")["ratings"]
    return found[0]


@pytest.fixture
def three(house: House) -> dict[int, Person]:
    """Three with accounts; the house may know others of these names."""
    mark = secrets.token_hex(4)
    return {seat: account(house, f"{name} {mark}") for seat, name in enumerate(("Anna", "Bela", "Carl"))}


def test_ratings_of_three_follow_their_ranks(three: dict[int, Person], seed: int) -> None:
    ranks = play_to_the_end(three, seed, rated=True)["result"]["ranks"]
    first = {seat: rating(person) for seat, person in three.items()}
    for one in three:
        for other in three:
            if ranks[one] < ranks[other]:
                assert first[one]["rating"] > first[other]["rating"]
    play_to_the_end(three, seed + 1, rated=True)
    for seat, person in three.items():
        now = rating(person)
        assert now["played"] == 2 and now["certainty"] < first[seat]["certainty"], "the more is played, the surer it is"
    names = {person.id for person in three.values()}
    listed = three[0].get("/api/ratings", title="parley", limit=100)["ratings"]
    assert names <= {row["user"]["id"] for row in listed}
    assert [row["rank"] for row in listed] == list(range(1, len(listed) + 1))


def test_matches_that_are_not_rated_leave_no_rating(three: dict[int, Person], seed: int) -> None:
    play_to_the_end(three, seed)
    assert three[0].get(f"/api/users/{three[0].id}")["ratings"] == []
    assert three[0].get(f"/api/users/{three[0].id}")["played"] == 1


def test_whoever_leaves_comes_last_and_the_others_are_rated(house: House, three: dict[int, Person], seed: int) -> None:
    over = left_by(house, three, seed, 1, lambda match: three[1].call("POST", f"/api/matches/{match}/resign", {}, 204))
    ranks = over["result"]["ranks"]
    better, worse = sorted((0, 2), key=lambda seat: int(ranks[seat]))
    found = {seat: rating(person)["rating"] for seat, person in three.items()}
    assert found[1] < found[worse] <= found[better]


def test_an_account_deleted_in_the_middle_does_not_spoil_it_for_the_others(
    house: House, three: dict[int, Person], seed: int
) -> None:
    left_by(house, three, seed, 2, lambda _: three[2].call("DELETE", "/api/me", {"password": PASSWORD}, status=204))
    assert [rating(three[seat])["played"] for seat in (0, 1)] == [1, 1]


def test_a_deleted_account_leaves_the_ranking(three: dict[int, Person], seed: int) -> None:
    play_to_the_end(three, seed, rated=True)
    gone = three[1].id
    three[1].call("DELETE", "/api/me", {"password": PASSWORD}, status=204)
    listed = three[0].get("/api/ratings", title="parley", limit=100)["ratings"]
    assert gone not in [row["user"]["id"] for row in listed]


def test_statistics_tell_who_wins(tmp_path_factory: pytest.TempPathFactory) -> None:
    """In a house of its own, so that every match that counts is known: three of bots, and one that was closed."""
    with running(tmp_path_factory.mktemp("statistics")) as house:
        ann = house.person("Ann")
        bots = [{"kind": "bot", "bot": "random"}] * 2
        tables = [ann.table("parley", 2, seats=bots, private=False, start=True)["id"] for _ in range(3)]
        ann.table("parley", 2, seats=[{"kind": "me"}, bots[0]], start=True)
        given_up = ann.table("parley", 2)["id"]
        ann.post(f"/api/tables/{given_up}/close", status=204)

        def all_over() -> bool:
            return all(ann.get(f"/api/tables/{table}")["status"] == "over" for table in tables)

        until(all_over, "the bots finish", 300)
        found = ann.get("/api/titles/parley/statistics")
        results = [ann.get(f"/api/tables/{table}")["result"] for table in tables]
        wins = sum(result["ranks"].count(1) for result in results)
        assert found["finished"] == 3 and found["running"] == 1
        assert found["by_players"] == [{"players": 2, "matches": 3}]
        assert found["by_bot"] == [{"bot": "random", "played": 6, "won": wins}]
        assert len(found["by_power"]) > 2, "a seat may hold several powers"
        for row in found["by_power"]:
            scores = [result["scores"][row["power"]] for result in results]
            assert row["played"] == 3 and row["score"] == round(sum(scores) / 3, 1)
            assert 0 <= row["won"] <= 3
