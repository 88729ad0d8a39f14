"""Leagues on a real server: entered, drawn, played through with substitutes, corrected; and who may do what."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, Wall, running, until
from tests.server.playing import Shortcut, two_at_a_table
from tests.server.test_around import PASSWORD
from tests.server.test_friends import account
from warcouncil.cli import main
from warcouncil.engine.seal import pledge
from warcouncil.server.ground.errors import Refused
from warcouncil.server.leagues.book import MOST_ENTRANTS, Entrant, League, Terms
from warcouncil.server.leagues.leagues import with_new_entrant
from warcouncil.server.people.users import find
from warcouncil.server.play.answer import Answer
from warcouncil.server.storage import models
from warcouncil.server.web.devices import hashed

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
    Shortcut(house, table["table"], random.Random(seed)).play_at_once()


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
    for player in (heir, *(person for person in people if person.id != gone)):
        assert "league-over" in [notice["kind"] for notice in player.get("/api/notices")["notices"]]
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


# -- entering


def test_people_enter_for_themselves_once_and_with_an_account(house: House) -> None:
    host, league = announce(house)
    path = f"/api/leagues/{league['id']}/entry"
    guest, ada = house.person("Wanderer"), account(house, "Adalbert")
    assert Person(house).refused("POST", path, {}) == (401, "no-session")
    assert guest.refused("POST", path, {}) == (403, "account-needed")
    assert ada.refused("DELETE", path) == (409, "not-entered")
    assert ada.post(path)["me"] == 0
    assert ada.refused("POST", path, {}) == (409, "already-entered")
    assert ada.get("/api/leagues")["leagues"][0]["mine"] is True
    twin = account(house, "Adalbert2")
    twin.http.cookies.set("warcouncil_device", dict(ada.http.cookies)["warcouncil_device"], domain="127.0.0.1")
    assert twin.refused("POST", path, {}) == (409, "device-entered"), "one device, one place"
    host.call("PUT", f"{HOST}/{league['id']}/registration", {"open": False})
    assert account(house, "Belated").refused("POST", path, {}) == (409, "registration-closed")
    assert ada.call("DELETE", path)["entrants"] == [], "before the first draw nothing is left"
    host.post(f"{HOST}/{league['id']}/end")
    host.refused("PUT", f"{HOST}/{league['id']}/registration", {"open": True})
    assert ada.refused("POST", path, {}) == (409, "league-over")


def test_one_device_has_one_place_also_by_withdrawing_and_coming_back(house: House) -> None:
    host, league = announce(house, sizes=[2], rounds=3, automatic=False)
    path = f"/api/leagues/{league['id']}/entry"
    fox, _, _ = entered(house, league, "Reynard Chanticleer Isegrim")
    host.post(f"{HOST}/{league['id']}/rounds")
    host.call("PUT", f"{HOST}/{league['id']}/registration", {"open": True})
    fox.call("DELETE", path)
    twin = account(house, "Reynard2")
    twin.http.cookies.set("warcouncil_device", dict(fox.http.cookies)["warcouncil_device"], domain="127.0.0.1")
    twin.post(path)
    assert fox.refused("POST", path, {}) == (409, "device-entered")
    twin.call("DELETE", path)
    assert fox.post(path)["entrants"][0]["out"] is False


def test_the_mark_of_a_device_goes_with_the_account(house: House, seed: int) -> None:
    """From leagues, and from the seats of finished matches."""
    host, league = announce(house, sizes=[2], rounds=1)
    people = entered(house, league, "Forgetful Memorious")
    (table,) = tables(host.post(f"{HOST}/{league['id']}/rounds"), 1)
    play_out(house, table, seed)
    match = two_who_finish(house, people, seed)
    mark = hashed(dict(people[0].http.cookies)["warcouncil_device"])
    assert stored_with(house, mark) == {"leagues", "tables"}
    people[0].call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    assert stored_with(house, mark) == set()
    assert house.services.leagues.register.find(league["id"])[0].entrants[1].device, "nobody else's"
    assert people[1].get(f"/api/tables/{match}")["status"] == "over"


def two_who_finish(house: House, people: list[Person], seed: int) -> str:
    """A match at which both have sat down themselves."""
    match = two_at_a_table(people[0], people[1])
    Shortcut(house, match, random.Random(seed)).play_at_once()
    return match


def stored_with(house: House, mark: str) -> set[str]:
    """Where the mark of a device is kept."""
    with house.services.store.read() as connection:
        found = {rows.name: connection.scalars(select(rows.c.body)).all() for rows in (models.leagues, models.tables)}
    return {name for name, bodies in found.items() if any(mark in body for body in bodies)}


def test_a_private_league_is_there_for_the_invited_alone(house: House) -> None:
    host, league = announce(house, private=True, name="Behind the curtain")
    path = f"/api/leagues/{league['id']}"
    ida, ole = account(house, "Idalia"), account(house, "Olegario")
    for one in (ida, Person(house)):
        assert one.refused("GET", path) == (404, "not-found")
        assert "Behind the curtain" not in str(one.get("/api/leagues"))
    assert ida.refused("POST", f"{path}/entry", {}) == (404, "not-found")
    host.post(f"{HOST}/{league['id']}/invitations", {"name": "idalia"})
    told = ida.get("/api/notices")["notices"][-1]
    assert (told["kind"], told["path"]) == ("league-invited", f"/league/{league['id']}")
    ida.call("POST", f"{path}/seen", {}, 204)
    assert ida.get("/api/notices")["unread"] == 0
    assert ida.post(f"{path}/entry")["entrants"][0]["name"] == "Idalia"
    assert ole.refused("GET", path) == (404, "not-found") and ole.refused("DELETE", f"{path}/entry")[0] == 404
    assert host.get(f"{HOST}/{league['id']}")["entered"] == 1, "the host sees it"
    assert host.refused("POST", f"{HOST}/{league['id']}/invitations", {"name": "Nobody at all"}) == (404, "no-account")


def test_no_league_is_without_limit() -> None:
    terms = Terms(title="endeavor", sizes=(2,), rounds=1)
    many = tuple(Entrant(f"u{number}", 0.0) for number in range(MOST_ENTRANTS))
    league = League(id="x", name="Cup", created=0.0, terms=terms, seed="s", entrants=many)
    with pytest.raises(Refused, match="league-full"):
        with_new_entrant(league, Entrant("one more", 0.0))


# -- who may do what


ACTS = [
    ("POST", "", {"name": "Mine", "title": "endeavor", "sizes": [3], "rounds": 1}),
    ("GET", "", None),
    ("GET", "/{id}", None),
    ("PUT", "/{id}/registration", {"open": False}),
    ("POST", "/{id}/invitations", {"name": "Somebody"}),
    ("POST", "/{id}/rounds", {}),
    ("POST", "/{id}/withdrawals", {"name": "Somebody"}),
    ("POST", "/{id}/successors", {"name": "Somebody", "by": "Other"}),
    ("POST", "/{id}/rulings", {"table": "x", "ranks": [1, 2], "reason": "because"}),
    ("POST", "/{id}/end", {}),
]


def test_only_the_host_acts_as_the_host(house: House, ann: Person) -> None:
    host, league = announce(house)
    assert host.get("/api/host") == {"host": True} and ann.get("/api/host") == {"host": False}
    forger = Person(house)
    forger.http.cookies.set("warcouncil_host", "x" * 43, domain="127.0.0.1", path="/api/host")
    before = host.get(f"{HOST}/{league['id']}")
    for method, path, body in ACTS:
        for one in (ann, forger):
            assert one.refused(method, f"{HOST}{path.format(id=league['id'])}", body) == (403, "not-host")
    assert (
        host.http.post(f"{HOST}/{league['id']}/end", headers={"Origin": "https://elsewhere.example"}).status_code == 403
    )
    assert host.get(f"{HOST}/{league['id']}") == before


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"sizes": [6]}, "sizes"),
        ({"sizes": [3, 3]}, "sizes"),
        ({"sizes": []}, "sizes"),
        ({"sizes": [1]}, "sizes.0"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": 31}, "rounds"),
        ({"points": [5, 3]}, "points"),
        ({"points": [3, 5, 1]}, "points"),
        ({"points": [5, 3, -1]}, "points.2"),
        ({"wait": 400}, "wait"),
        ({"name": "  "}, "name"),
        ({"name": "x" * 61}, "name"),
        ({"surprise": 1}, "surprise"),
        ({"clock": {"kind": "hourglass"}}, "clock.kind"),
    ],
)
def test_what_cannot_be_held_is_refused_with_the_field(house: House, wish: Json, field: str) -> None:
    body = {"name": "Spring cup", "title": "endeavor", "sizes": [3], "rounds": 2, **wish}
    answer = the_host(house).http.post(HOST, json=body)
    assert (answer.status_code, answer.json()["error"].get("field")) == (400, field)


def test_an_unknown_game_or_option_is_refused(house: House) -> None:
    host = the_host(house)
    body = {"name": "Cup", "title": "endeavor", "sizes": [3], "rounds": 1}
    assert host.refused("POST", HOST, {**body, "title": "ludo"}) == (400, "bad-title")
    assert host.refused("POST", HOST, {**body, "options": {"dragons": True}}) == (400, "bad-option")


# -- rounds


def test_too_few_for_a_table_and_byes_for_those_who_are_left(house: House) -> None:
    host, league = announce(house, sizes=[2], rounds=2, bye=5, automatic=False)
    rounds = f"{HOST}/{league['id']}/rounds"
    assert host.refused("POST", rounds, {}) == (409, "too-few")
    people = entered(house, league, "Orsino Viola Malvolio")
    begun = host.post(rounds)
    (resting,) = begun["drawn"][0]["byes"]
    assert next(line["points"] for line in begun["standings"] if line["entrant"] == resting) == 5
    assert people[resting].get("/api/notices")["notices"][-1]["kind"] == "league-bye"
    again = host.post(rounds)
    assert again["drawn"][1]["byes"] != [resting] and len(again["drawn"]) == 2, "the host need not wait"
    assert host.refused("POST", rounds, {}) == (409, "league-over")
    first, second = (tables(again, number)[0]["seats"] for number in (1, 2))
    both = {seat["entrant"] for seat in first} & {seat["entrant"] for seat in second}
    assert len(both) == 1 and {seat["entrant"] for seat in first} != {seat["entrant"] for seat in second}


def test_a_round_begins_once_however_often_it_is_asked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A button that is pressed twice; and two hosts, of whom neither knows of the other."""
    host, league = announce(house, sizes=[2], rounds=3, automatic=False)
    entered(house, league, "Leontes Hermione")
    rounds, leagues = f"{HOST}/{league['id']}/rounds", house.services.leagues
    for _ in range(2):
        assert host.post(rounds, {"round": 1})["round"] == 1
    assert host.refused("POST", rounds, {"round": 3}) == (400, "bad-request")
    real, meanwhile = leagues.register.find, [lambda: leagues.begin(league["id"], "command")]

    def found(league_id: str) -> Any:
        known = real(league_id)
        if meanwhile:
            meanwhile.pop()()  # the other one is quicker
        return known

    monkeypatch.setattr(leagues.register, "find", found)
    leagues.begin(league["id"], "page")
    assert host.get(f"{HOST}/{league['id']}")["round"] == 2


def test_a_successor_is_called_to_all_tables_also_if_one_of_them_was_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, league = announce(house, sizes=[2], rounds=2, automatic=False, wait=24)
    entered(house, league, "Polixenes Camillo")
    new = account(house, "Florizel")
    rounds, gate = f"{HOST}/{league['id']}/rounds", house.services.gate
    host.post(rounds)
    found = host.post(rounds)
    first, second = (tables(found, number)[0]["table"] for number in (1, 2))
    real = gate.change

    def away(table: str, *work: Any) -> Any:
        if table == first:
            raise Refused("storage")
        return real(table, *work)

    monkeypatch.setattr(gate, "change", away)
    body = {"name": "Polixenes", "by": "Florizel"}
    assert host.refused("POST", f"{HOST}/{league['id']}/successors", body) == (503, "storage")
    assert len(new.get(f"/api/tables/{second}")["my_seats"]) == 1
    monkeypatch.undo()
    taken = host.post(f"{HOST}/{league['id']}/successors", body)
    assert [one["name"] for one in taken["entrants"]] == ["Florizel", "Camillo"]
    assert len(new.get(f"/api/tables/{first}")["my_seats"]) == 1
    assert host.refused("POST", f"{HOST}/{league['id']}/successors", {**body, "by": "Camillo"})[0] == 409


def test_when_a_league_is_closed_its_waiting_tables_start_no_more(house: House) -> None:
    host, league = announce(house, sizes=[2], rounds=2, wait=24)
    hal, _ = entered(house, league, "Falstaff Bardolph")
    (table,) = tables(host.post(f"{HOST}/{league['id']}/rounds"), 1)
    assert host.post(f"{HOST}/{league['id']}/end")["status"] == "over"
    assert hal.get(f"/api/tables/{table['table']}")["status"] == "closed"
    assert hal.get("/api/notices")["notices"][-1]["kind"] == "league-over"


def test_who_is_banned_is_drawn_no_more(house: House) -> None:
    host, league = announce(house, sizes=[2], rounds=1)
    people = entered(house, league, "Jaques Touchstone Corin")
    house.services.hosting.act("ban", people[1].id, "test")
    begun = host.post(f"{HOST}/{league['id']}/rounds")
    assert sorted(people_of(begun, tables(begun, 1)[0])) == sorted([people[0].id, people[2].id])
    assert begun["drawn"][0]["byes"] == []


def test_who_withdraws_is_drawn_no_more(house: House) -> None:
    host, league = announce(house, sizes=[2], rounds=3, automatic=False)
    path = f"/api/leagues/{league['id']}/entry"
    one, two, three, four = entered(house, league, "Lear Kent Regan Goneril")
    host.post(f"{HOST}/{league['id']}/rounds")
    left = three.call("DELETE", path)
    assert [entrant["out"] for entrant in left["entrants"]] == [False, False, True, False], "the line stays"
    host.post(f"{HOST}/{league['id']}/withdrawals", {"name": "Goneril"})
    assert host.refused("POST", f"{HOST}/{league['id']}/withdrawals", {"name": "Orphan"})[0] == 404
    again = host.post(f"{HOST}/{league['id']}/rounds")
    assert [seat["entrant"] for seat in tables(again, 2)[0]["seats"]] in ([0, 1], [1, 0])
    assert three.refused("POST", path, {}) == (409, "registration-closed")
    host.call("PUT", f"{HOST}/{league['id']}/registration", {"open": True})
    assert three.post(path)["entrants"][2]["out"] is False, "and may come back"
    assert one.get(f"/api/leagues/{league['id']}")["me"] == 0 and two.id != four.id


def test_a_table_waits_until_all_have_added_to_the_dice(house: House) -> None:
    host, league = announce(house, sizes=[2], rounds=1, wait=24, clock={"kind": "days", "days": 2})
    ann, bob = entered(house, league, "Rosalind Orlando")
    (table,) = tables(host.post(f"{HOST}/{league['id']}/rounds"), 1)
    assert table["status"] == "open" and table["starts"] is not None
    seen = ann.get(f"/api/tables/{table['table']}")
    assert seen["league"]["id"] == league["id"] and seen["league"]["round"] == 1 and not seen["am_creator"]
    assert seen["creator"] == {"id": "", "name": None} and seen["private"], "nobody else can sit down"
    for one in (ann, bob):
        assert one.refused("POST", f"/api/tables/{table['table']}/start", {}) == (403, "not-creator")
    nonces = {ann: "ab" * 16, bob: "cd" * 16}
    for person, nonce in nonces.items():
        person.post(f"/api/tables/{table['table']}/pledge", {"pledge": pledge(nonce)})
    until(lambda: ann.get(f"/api/tables/{table['table']}")["sealing"], "the dice are being sealed")
    for person, nonce in nonces.items():
        person.post(f"/api/tables/{table['table']}/reveal", {"nonce": nonce})
    running_table = ann.get(f"/api/tables/{table['table']}")
    assert running_table["status"] == "playing" and not running_table["private"]
    (shown,) = tables(Person(house).get(f"/api/leagues/{league['id']}"), 1)
    due = [seat["due"] for seat in shown["seats"]]
    assert any(one is not None for one in due), "everybody sees whose clock runs"


def test_a_seat_that_nobody_takes_is_a_bots(timed: House, wall: Wall) -> None:
    """Who has deleted the account is not drawn; who gets up before the start is waited for, and then not."""
    host, league = announce(timed, sizes=[2], rounds=1, wait=24)
    sits, gone, leaves = entered(timed, league, "Benedick Claudio Leonato")
    gone.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    begun = host.post(f"{HOST}/{league['id']}/rounds")
    (table,) = tables(begun, 1)
    path = f"/api/tables/{table['table']}"
    assert sorted(seat["entrant"] for seat in table["seats"]) == [0, 2] and begun["drawn"][0]["byes"] == []
    leaves.call("POST", f"{path}/leave", {"seat": seat_of(table, 2)}, 204)
    sits.post(f"{path}/pledge", {"pledge": pledge("ab" * 16)})
    timed.services.leagues.rounds.tend()
    assert sits.get(path)["status"] == "open" and sits.get(path)["sealing"] is None
    wall.ahead += 25 * 3600.0
    until(lambda: sits.get(path)["sealing"], "the dice are being sealed")
    sits.post(f"{path}/reveal", {"nonce": "ab" * 16})
    seats = until(lambda: (now := sits.get(path))["status"] == "playing" and now, "the match runs")["seats"]
    assert seats[seat_of(table, 2)]["kind"] == "bot" and seats[seat_of(table, 0)]["user"] == sits.id
    hero = account(timed, "Hero")
    later = the_host(timed)  # the first one has been there for more than twelve hours
    taken = later.post(f"{HOST}/{league['id']}/successors", {"name": "Leonato", "by": "Hero"})
    assert taken["entrants"][2]["name"] == "Hero"
    assert hero.post(f"/api/matches/{table['table']}/step-in", {"seat": seat_of(table, 2)})["my_seats"], "instead of it"


def seat_of(table: Json, entrant: int) -> int:
    return next(int(seat["seat"]) for seat in table["seats"] if seat["entrant"] == entrant)


# -- the host corrects


def test_the_host_corrects_with_a_reason_that_everybody_sees(house: House, seed: int) -> None:
    host, league = announce(house, sizes=[2], rounds=1, rated=False)
    entered(house, league, "Prospero Caliban")
    (table,) = tables(host.post(f"{HOST}/{league['id']}/rounds"), 1)
    until(lambda: running_now(house, table["table"]), "the match runs")
    rulings, ruling = (
        f"{HOST}/{league['id']}/rulings",
        {"table": table["table"], "ranks": [2, 1], "reason": "agreed so"},
    )
    assert host.refused("POST", rulings, ruling) == (409, "table-running")
    house.services.hosting.act("close", table["table"], "command")
    closed = until(lambda: (now := host.get(f"{HOST}/{league['id']}"))["status"] == "over" and now, "the league ends")
    assert [line["points"] for line in closed["standings"]] == [0, 0], "a closed match counts for nobody"
    for bad in ([1], [1, 3], [0, 1]):
        assert host.refused("POST", rulings, {**ruling, "ranks": bad})[0] == 400
    assert host.refused("POST", rulings, {**ruling, "table": "elsewhere"}) == (404, "not-found")
    (counted,) = tables(host.post(rulings, ruling), 1)
    assert counted["ruling"]["reason"] == "agreed so" and [seat["points"] for seat in counted["seats"]] == [0, 12]
    acts = house.services.hosting.acts()
    assert acts[0]["act"] == "league" and acts[0]["about"] == f"{league['id']} correct {table['table']}"


# -- the command


def test_a_league_from_the_command_line(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str, code: int = 0) -> str:
        assert main(["league", *words, "--data", str(house.settings.data), "--lang", "en"]) == code
        return capsys.readouterr().out

    options = ["--title", "endeavor", "--players", "2,3", "--rounds", "1", "--days", "2", "--wait", "0", "--private"]
    league = said("create", "Autumn cup", *options, "--option", "side=A", "--points", "5,3,1").split()[-1]
    for name in ("Puck", "Oberon"):
        person = account(house, name)
        assert said("invite", league, name) == f"{name} may enter, and is told so.\n"
        person.post(f"/api/leagues/{league}/entry")
    assert "Autumn cup" in said("list")
    assert said("shut", league) and said("open", league)
    assert said("round", league) == "Round 1 has begun.\n"
    shown = said("show", league)
    assert "Puck" in shown and "playing" in shown
    assert said("check", league).startswith("All rounds")
    assert said("standings", league).splitlines()[1].split()[1:3] in (["Puck", "0.0"], ["Oberon", "0.0"])
    account(house, "Titania")
    assert said("replace", league, "Puck", "Titania") == "The place of Puck has gone over.\n"
    assert said("withdraw", league, "Oberon") and said("close", league) == "The league is over.\n"
    assert said("round", league, code=1) == "This league is over, or has had all its rounds.\n"
    assert said("show", "nosuch", code=1) == "There is nothing here that is called “nosuch”.\n"
    assert said("create", "Cup", *options, "--points", "1,2,3", code=1).endswith(": points\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["create", "Cup"], "--title, --players, --rounds is missing"),
        (["dance"], "there is no action “dance”"),
        (["show"], "LEAGUE is missing"),
        (["show", "a", "b"], "“b” is not understood"),
        (["create", "Cup", "--title", "endeavor", "--players", "9", "--rounds", "1"], "9"),
        (["create", "Cup", "--title", "endeavor", "--players", "x", "--rounds", "1"], "x"),
        (["create", "Cup", "--title", "endeavor", "--players", "2", "--rounds", "1", "--late", "never"], "never"),
    ],
)
def test_bad_arguments_are_one_line(
    house: House, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["league", *words, "--data", str(house.settings.data), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert complaint in told and told.count("\n") == 1
