"""Time control: clocks run for whoever is asked, run out into a careful answer, and never go backwards."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.house import House, Json, Person, Wall, running, until
from tests.server.playing import asked, play_some, two_at_a_table
from warcouncil.server.storage.book import PERSON, PLAYING, ClockRule, Seat, Table, Timing
from warcouncil.server.storage.store import Store
from warcouncil.server.tables.clocks import Asked, deadline, late_seats, shown_clocks, tick

# -- the rules of the clock


def table_with(rule: ClockRule, timing: Timing | None = None) -> Table:
    seats = tuple(Seat(number, PERSON, user=f"u{number}") for number in range(3))
    return Table(
        id="t",
        title="parley",
        players=3,
        options={},
        creator="u0",
        created=0.0,
        status=PLAYING,
        seats=seats,
        token="x",
        clock=rule,
        timing=timing or Timing(),
    )


FISCHER = ClockRule("fischer", minutes=1, increment=10)


def after(table: Table, asked_now: Asked, now: float, acted: tuple[int, ...] = ()) -> Table:
    return replace(table, timing=tick(table, asked_now, now, acted))


def test_a_clock_runs_while_its_seat_is_asked_and_gains_when_it_is_done() -> None:
    table = after(table_with(FISCHER), Asked(frozenset({0})), 100.0)
    assert table.timing.left == {0: 60.0, 1: 60.0, 2: 60.0} and table.timing.since == {0: 100.0}
    assert deadline(table) == 160.0 and late_seats(table, 159.0) == () and late_seats(table, 160.0) == (0,)
    table = after(table, Asked(frozenset({0})), 115.0, (0,))
    assert table.timing.left[0] == 45.0 and table.timing.since == {0: 115.0}, "still asked: no increment yet"
    table = after(table, Asked(frozenset({1})), 120.0, (0,))
    assert table.timing.left[0] == 50.0 and table.timing.since == {1: 120.0}
    table = after(table, Asked(frozenset({2})), 130.0, ())
    assert table.timing.left[1] == 50.0, "no longer asked without having answered: no increment"


def test_all_who_are_asked_side_by_side_use_their_own_time() -> None:
    together = Asked(frozenset({0, 1, 2}), 5, frozenset({0, 1, 2}))
    table = after(table_with(FISCHER), together, 0.0)
    assert set(table.timing.since) == {0, 1, 2}
    table = after(table, Asked(frozenset({1, 2}), 5, frozenset({0, 1, 2})), 20.0, (0,))
    assert table.timing.left[0] == 50.0 and set(table.timing.since) == {1, 2}


def test_what_others_see_of_a_clock_does_not_tell_who_has_answered_in_secret() -> None:
    block = frozenset({0, 1, 2})
    table = after(table_with(FISCHER), Asked(block, 5, block), 0.0)
    before = shown_clocks(table, (1,))
    table = after(table, Asked(frozenset({1, 2}), 5, block), 20.0, (0,))
    assert shown_clocks(table, (1,)) == before
    assert shown_clocks(table, (0,)) != before
    table = after(table, Asked(frozenset({1})), 30.0, (1, 2))
    mine = shown_clocks(table, (1,))
    assert mine is not None and mine[0]["left"] == 50.0, "when the answers are uncovered, so are the clocks"


def test_days_begin_anew_with_every_question() -> None:
    table = after(table_with(ClockRule("days", days=2)), Asked(frozenset({0})), 0.0)
    assert deadline(table) == 2 * 86400
    table = after(table, Asked(frozenset({0})), 86400.0, (0,))
    assert deadline(table) == 3 * 86400
    table = after(table, Asked(frozenset({1})), 90000.0, (0,))
    table = after(table, Asked(frozenset({0})), 95000.0, (1,))
    assert deadline(table) == 95000.0 + 2 * 86400


def test_taking_back_gives_the_increment_back() -> None:
    table = after(table_with(FISCHER), Asked(frozenset({0})), 0.0)
    table = after(table, Asked(frozenset({1})), 5.0, (0,))
    assert table.timing.left[0] == 65.0
    again = replace(table, timing=tick(table, Asked(frozenset({0})), 6.0, (), (0,)))
    assert again.timing.left[0] == 55.0


def test_a_clock_set_back_and_a_server_that_was_away_cost_nobody_anything() -> None:
    table = after(table_with(FISCHER), Asked(frozenset({0})), 1000.0)
    back = after(table, Asked(frozenset({1})), 400.0, (0,))
    assert back.timing.left[0] == 70.0, "time does not run backwards"
    away = table.forgiven(500.0)
    assert late_seats(away, 1510.0) == () and late_seats(away, 1560.0) == (0,)


# -- at the table


def choices(house: House, match: str, seat: int) -> list[Any]:
    with house.services.gate.look(match) as live:
        assert live.match is not None
        return [r for r in live.match.journal.records if r[0] == "choice" and r[1] == seat]


@pytest.mark.parametrize("clock", [{"kind": "fischer", "minutes": 10, "increment": 5}, {"kind": "days", "days": 3}])
@pytest.mark.parametrize("late", ["default", "bot"])
def test_when_time_is_up_somebody_careful_answers(timed: House, wall: Wall, clock: Json, late: str) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob, clock={**clock, "late": late})
    play_some({0: ann, 1: bob}, match, 3, random.Random(1))
    person, decision, update = asked({0: ann, 1: bob}, match)
    seat = update["seat"]
    shown = next(row for row in update["table"]["clocks"] if row["seat"] == seat)
    assert shown["running"] and shown["deadline"] > update["now"]
    made = len(choices(timed, match, seat))
    wall.ahead += 400_000
    until(lambda: len(choices(timed, match, seat)) > made, "the late one is answered for")
    body = {"decision": decision["id"], "option": ["never", "chosen"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", body)[0] == 409, "too late"


def test_nobody_is_late_while_the_match_is_paused(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 10})
    ann.call("POST", f"/api/matches/{match}/pause", status=204)
    wall.ahead += 5000
    time.sleep(0.5)
    assert choices(timed, match, 0) == [] and choices(timed, match, 1) == []
    ann.call("POST", f"/api/matches/{match}/resume", status=204)
    table = ann.get(f"/api/tables/{match}")
    assert all(row["left"] > 300 for row in table["clocks"])


def test_a_wall_clock_that_is_set_back_harms_nothing(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 5})
    first = ann.look(match)["now"]
    wall.ahead -= 100_000
    play_some({0: ann, 1: bob}, match, 4, random.Random(1))
    update = ann.look(match)
    assert update["now"] >= first
    assert all(0 < row["left"] <= 300 for row in update["table"]["clocks"])
    ann.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "what time is it?"}, status=201)
    assert ann.look(match)["talk"][-1]["time"] >= first


def test_a_server_that_comes_back_late_takes_nobodys_time(folder: Path, wall: Wall) -> None:
    with running(folder, wall_clock=wall) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 5})
        cookies = ann.http.cookies
        time.sleep(0.3)
    wall.ahead += 10_000
    with running(folder, wall_clock=wall) as house:
        ann = Person(house)
        ann.http.cookies = cookies
        time.sleep(0.4)
        assert choices(house, match, 0) == [] and choices(house, match, 1) == []
        assert all(row["left"] > 200 for row in ann.get(f"/api/tables/{match}")["clocks"])


@pytest.mark.parametrize("killed", [False, True])
def test_a_wall_clock_that_is_set_back_while_the_server_is_away(folder: Path, wall: Wall, killed: bool) -> None:
    with running(folder, wall_clock=wall) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 5})
        store, cookies = house.services.store, (ann.http.cookies, bob.http.cookies)
        until(lambda: store.get_meta("alive"), "the server gives a sign of life")
        first = float(store.get_meta("alive") or 0)
    if killed:
        store = Store(house.settings.database_url)
        store.set_meta("latest", "0")
        store.close()
    wall.ahead -= 100_000
    with running(folder, wall_clock=wall) as house:
        ann, bob = Person(house), Person(house)
        ann.http.cookies, bob.http.cookies = cookies
        play_some({0: ann, 1: bob}, match, 4, random.Random(1))
        update = ann.look(match)
        assert update["now"] >= first
        assert all(0 < row["left"] <= 300 for row in update["table"]["clocks"])


def test_a_table_without_a_clock_shows_none(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    assert ann.get(f"/api/tables/{match}")["clocks"] is None
