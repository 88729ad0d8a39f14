"""Leagues on a real server: entered, drawn, played through with substitutes, corrected; and who may do what."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House, Json, Person, running, until
from tests.server.playing import Shortcut
from tests.server.test_friends import account
from warcouncil.server.people.users import find
from warcouncil.server.play.answer import Answer

HOST = "/api/host/leagues"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of their own: names of accounts cannot be guests' names in other tests."""
    with running(tmp_path_factory.mktemp("leagues")) as started:
        yield started


def the_host(house: House) -> Person:
    """Whoever has opened the host's page by its link."""
    person = Person(house)
    answer = person.http.post(f"/host/open/{house.services.hosting.link()}")
    assert answer.status_code == 303
    return person


def announce(house: House, **wish: Any) -> tuple[Person, Json]:
    host = the_host(house)
    body = {"name": "Spring cup", "title": "endeavor", "sizes": [3], "rounds": 2, "wait": 0, **wish}
    return host, host.post(HOST, body, 201)


def entered(house: House, league: Json, names: str) -> list[Person]:
    people = [account(house, name) for name in names.split()]
    for person in people:
        person.post(f"/api/leagues/{league['id']}/entry")
    return people


def tables(league: Json, round_: int) -> list[Json]:
    found: list[Json] = league["drawn"][round_ - 1]["tables"]
    return found


def play_out(house: House, table: Json, seed: int) -> None:
    until(lambda: running_now(house, table["table"]), "the match runs")
    Shortcut(house, table["table"], random.Random(seed)).play()


def running_now(house: House, table: str) -> bool:
    with house.services.gate.look(table) as live:
        return live.match is not None


def test_two_rounds_with_substitutes_played_through(house: House, seed: int) -> None:
    """Six play two rounds of three. In the first a substitute finishes a match, in the second the host has somebody
    replaced for good, and somebody leaves."""
    host, league = announce(house)
    path = f"/api/leagues/{league['id']}"
    people = entered(house, league, "Ariel Bianca Curio Duncan Edgar Feste")
    by_id = {person.id: person for person in people}
    begun = host.post(f"{HOST}/{league['id']}/rounds")
    assert begun["status"] == "playing" and not begun["registering"] and len(tables(begun, 1)) == 2
    assert sorted(seat["entrant"] for table in tables(begun, 1) for seat in table["seats"]) == list(range(6))
    first, second = tables(begun, 1)
    until(lambda: running_now(house, first["table"]), "the first table starts")
    told = [notice["kind"] for notice in people[0].get("/api/notices")["notices"]]
    assert "league-round" in told and "started" in told

    who = by_id[people_of(begun, first)[1]]
    sub = account(house, "Gratiano")
    who.call("PUT", f"/api/tables/{first['table']}/seats/1/substitute", {"name": "Gratiano"})
    for one in (0, 2):
        other = by_id[people_of(begun, first)[one]]
        request = other.get(f"/api/tables/{first['table']}")["requests"][0]["id"]
        other.post(f"/api/matches/{first['table']}/requests/{request}", {"grant": True})
    who.call("POST", f"/api/matches/{first['table']}/hand-over", {"seat": 1}, 204)
    assert sub.post(f"/api/matches/{first['table']}/step-in", {"seat": 1})["my_seats"] == [1]
    play_out(house, first, seed)
    after = people[0].get(path)
    (told_seat,) = [seat for seat in tables(after, 1)[0]["seats"] if seat["substitute"]]
    assert told_seat["substitute"] == "Gratiano" and told_seat["points"] is not None and not told_seat["left"]
    assert sum(seat["points"] for seat in tables(after, 1)[0]["seats"]) == 18
    assert len(after["drawn"]) == 1, "a table of the round still runs"

    play_out(house, second, seed + 1)
    drawn = until(lambda: (now := people[0].get(path)) and len(now["drawn"]) == 2 and now, "the second round begins")
    assert sum(line["points"] for line in drawn["standings"]) == 36
    third, fourth = tables(drawn, 2)
    until(lambda: running_now(house, third["table"]) and running_now(house, fourth["table"]), "both tables start")
    leaver, gone = people_of(drawn, third)[0], people_of(drawn, fourth)[2]
    by_id[leaver].call("POST", f"/api/matches/{third['table']}/resign", {}, 204)
    heir = account(house, "Horatio")
    name = next(one["name"] for one in drawn["entrants"] if one["user"] == gone)
    taken = host.post(f"{HOST}/{league['id']}/successors", {"name": name, "by": "Horatio"})
    assert [(one["name"], one["before"]) for one in taken["entrants"] if one["before"]] == [("Horatio", [name])]
    assert heir.get("/api/notices")["notices"][-1]["kind"] == "substitute"
    assert heir.post(f"/api/matches/{fourth['table']}/step-in", {"seat": 2})["my_seats"] == [2]
    finish_with_bot(house, third["table"], seed)
    play_out(house, fourth, seed + 3)

    over = until(lambda: (now := heir.get(path)) and now["status"] == "over" and now, "the league ends")
    seats = tables(over, 2)[0]["seats"]
    assert seats[0]["left"] and seats[0]["rank"] == max(seat["rank"] for seat in seats) and seats[0]["points"] == 0
    assert [line["place"] for line in over["standings"]] == sorted(line["place"] for line in over["standings"])
    assert sum(line["points"] for line in over["standings"]) == 72
    assert [line["played"] for line in over["standings"]] == [2] * 6
    assert "league-over" in [notice["kind"] for notice in people[1].get("/api/notices")["notices"]]
    assert house.services.leagues.is_drawn_by_its_seed(league["id"]) == [True, True]
    rated = people[0].get("/api/ratings", title="endeavor")["ratings"]
    assert {row["user"]["name"] for row in rated} >= {"Ariel", "Bianca", "Curio"}, "rated, as was announced"


def people_of(league: Json, table: Json) -> list[str]:
    """The users of a table by seat."""
    return [league["entrants"][seat["entrant"]]["user"] for seat in table["seats"]]


def finish_with_bot(house: House, table: str, seed: int) -> None:
    """Persons choose at random, the bot thinks for itself, until the match is over."""
    chance, services = random.Random(seed), house.services

    def over() -> bool:
        with services.gate.look(table) as live:
            assert live.match is not None
            asked = [one for one in live.match.decisions if live.table.seats[one.seat].user]
            if not asked:
                return live.match.over
            decision, user = asked[0], live.table.seats[asked[0].seat].user
        with services.store.read() as connection:
            person = find(connection, user or "")
        assert person is not None
        answer = Answer(decision.id, chance.choice(decision.options))
        services.play.choose(person, table, decision.seat, [answer], None)
        return False

    until(over, "the match ends")
