"""Tables with a schedule: clocks of days stand still on days of rest and in breaks, and count on where they stood."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from tests.server.house import House, Person, Wall
from tests.server.playing import asked, two_at_a_table
from tests.server.test_clocks import after, table_with
from warcouncil.server.storage.book import Break, ClockRule, Table
from warcouncil.server.tables.clocks import Asked, clocks_body, deadline, late_seats, shown_clocks
from warcouncil.server.tables.schedule import DAY, _stretches, runs_out, spent, stands_still, weekday, with_break

HOUR = 3600.0
FRIDAY = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()
WEEKEND = ClockRule("days", days=2, rest=(5, 6))
FIRST = Asked(frozenset({0}))


def test_a_clock_of_days_does_not_run_at_the_weekend() -> None:
    table = after(table_with(WEEKEND), FIRST, FRIDAY)
    tuesday = datetime(2026, 11, 24, 12, tzinfo=UTC).timestamp()
    assert deadline(table) == tuesday, "Friday afternoon, Monday, Tuesday morning: two days"
    assert late_seats(table, tuesday - 1) == () and late_seats(table, tuesday) == (0,)
    sunday = FRIDAY + 2 * DAY
    assert stands_still(table, sunday) and not stands_still(table, FRIDAY)
    rows = shown_clocks(table, (0,))
    assert rows is not None
    (first, *_) = clocks_body(table, rows, sunday)
    assert first == {"seat": 0, "left": 1.5 * DAY, "running": True, "deadline": tuesday}


def test_where_a_day_begins_is_agreed() -> None:
    midnight = datetime(2026, 11, 21, tzinfo=UTC).timestamp()  # Saturday in Greenwich
    table = table_with(WEEKEND)
    assert stands_still(table, midnight) and not stands_still(table, midnight - 1)
    taipei = replace(table, clock=replace(WEEKEND, zone=480))
    assert stands_still(taipei, midnight - 8 * HOUR) and not stands_still(taipei, midnight - 8 * HOUR - 1)
    assert weekday(taipei, midnight - 8 * HOUR) == 5


def test_days_begin_and_end_as_clocks_go_in_a_place() -> None:
    """In Berlin the last Sunday of March 2027 has 23 hours, and the last one of October 25."""
    berlin = replace(table_with(WEEKEND), clock=replace(WEEKEND, place="Europe/Berlin", zone=60))
    friday = datetime(2027, 3, 26, 22, tzinfo=UTC).timestamp()  # 23:00 there
    assert runs_out(berlin, friday, 2 * HOUR) == friday + 2 * HOUR + 47 * HOUR
    assert stands_still(berlin, datetime(2027, 3, 28, 21, 59, tzinfo=UTC).timestamp())
    assert not stands_still(berlin, datetime(2027, 3, 28, 22, tzinfo=UTC).timestamp()), "Monday, an hour earlier"
    october = datetime(2027, 10, 29, 21, tzinfo=UTC).timestamp()  # 23:00 there, in summer
    assert runs_out(berlin, october, 2 * HOUR) == october + 2 * HOUR + 49 * HOUR
    assert spent(berlin, october, october + 52 * HOUR) == 3 * HOUR
    fixed = replace(berlin, clock=replace(berlin.clock, place=""))
    assert runs_out(fixed, october, 3 * HOUR) == october + 3 * HOUR + 48 * HOUR, "tables of before go on as they were"
    nowhere = replace(berlin, clock=replace(berlin.clock, place="Atlantis/Capital"))
    assert runs_out(nowhere, october, 3 * HOUR) == runs_out(fixed, october, 3 * HOUR), "known elsewhere, not here"


@pytest.mark.parametrize(
    "place",
    ["Africa/Cairo", "America/Havana", "America/St_Johns", "Asia/Beirut", "Australia/Lord_Howe", "Pacific/Apia"],
)
def test_time_goes_on_where_clocks_are_put_forward_or_back_at_midnight(place: str) -> None:
    """Through forty years in steps of days: none is skipped but what the calendar skips, and time never stands."""
    table = replace(table_with(WEEKEND), clock=replace(WEEKEND, place=place))
    start = datetime(1988, 1, 1, tzinfo=UTC).timestamp()
    at = start
    for before, end, still in takewhile(lambda one: one[0] < start + 40 * 366 * DAY, _stretches(table, start)):
        assert before == at < end <= before + 49 * HOUR
        assert still == (weekday(table, before) in WEEKEND.rest)
        at = end


def test_a_break_gives_no_time_back() -> None:
    table = after(table_with(ClockRule("days", days=2)), FIRST, FRIDAY)
    later = replace(table, breaks=with_break(table, Break(FRIDAY - DAY, FRIDAY + 3 * DAY), FRIDAY + HOUR))
    assert later.breaks == (Break(FRIDAY + HOUR, FRIDAY + 3 * DAY),), "what has been spent is spent"
    assert deadline(later) == FRIDAY + 5 * DAY - HOUR
    over = with_break(later, Break(0.0, 1.0), FRIDAY + 9 * DAY)
    assert over == (), "what is over is forgotten"


def test_breaks_hold_for_clocks_of_days_alone() -> None:
    spans = (Break(0.0, 10 * DAY),)
    fischer = replace(table_with(ClockRule("fischer", minutes=10)), breaks=spans)
    assert deadline(after(fischer, FIRST, 50.0)) == 650.0 and not stands_still(fischer, 50.0)


def test_time_adds_up_whatever_the_schedule(seed: int) -> None:
    """What is spent until a clock runs out is what it had; pieces of time add up to the whole."""
    chance = random.Random(seed)
    for _ in range(300):
        rest = tuple(sorted(chance.sample(range(7), chance.randrange(7))))
        starts = [FRIDAY + chance.uniform(-5, 370) * DAY for _ in range(chance.randrange(4))]
        spans = tuple(Break(start, start + chance.uniform(0.01, 9) * DAY) for start in starts)
        place = chance.choice(("", "", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"))
        rule = ClockRule("days", days=3, rest=rest, zone=chance.choice((-300, 0, 345, 480)), place=place)
        table = replace(table_with(rule), breaks=spans)
        since, left = FRIDAY + chance.uniform(0, 370) * DAY, chance.uniform(0.01, 9) * DAY
        out = runs_out(table, since, left)
        assert spent(table, since, out) == pytest.approx(left, abs=1e-3)
        assert spent(table, since, out - 60) < left <= out - since + 1e-3
        middle = since + chance.random() * (out - since)
        assert spent(table, since, middle) + spent(table, middle, out) == pytest.approx(left, abs=1e-3)
        assert spent(table, since, out + 30 * DAY) == pytest.approx(slowly(table, since, out + 30 * DAY), abs=1200)


def slowly(table: Table, since: float, until: float) -> float:
    """Minute by minute, as one would count with a calendar in the hand."""
    step, total, at = 600.0, 0.0, since
    while at < until:
        local = datetime.fromtimestamp(at, UTC) + timedelta(minutes=table.clock.zone)
        if table.clock.place:
            local = datetime.fromtimestamp(at, ZoneInfo(table.clock.place))
        off = local.weekday() in table.clock.rest or any(one.start <= at < one.end for one in table.breaks)
        total += 0.0 if off else min(step, until - at)
        at += step
    return total


# -- through the server


def test_a_schedule_is_agreed_before_the_start_and_shown(house: House, ann: Person, bob: Person) -> None:
    now = house.services.time.now()
    span = {"start": now + DAY, "end": now + 3 * DAY}
    table = ann.table(clock={"kind": "days", "days": 2, "rest": [6, 5, 6], "zone": 60}, breaks=[span])
    assert table["clock"] == {"kind": "days", "late": "default", "days": 2, "rest": [5, 6], "zone": 60}
    assert table["breaks"] == [span]
    for place, kept in (("Europe/Berlin", "Europe/Berlin"), ("Atlantis/Capital", None), ("Europe", None)):
        clock = {"kind": "days", "days": 2, "rest": [5, 6], "zone": 60, "place": place}
        found = ann.call("PATCH", f"/api/tables/{table['id']}", {"clock": clock})["clock"]
        assert (found.get("place"), found["zone"]) == (kept, 60)
    for nonsense in (
        "../../etc/passwd",
        "right/Europe/Berlin",
        "/etc/localtime",
        "Europe/Berlin/",
        "a" * 61,
        "Europe/../../x",
    ):
        clock = {"kind": "days", "days": 2, "rest": [5], "place": nonsense}
        assert ann.refused("POST", "/api/tables", {"title": "endeavor", "clock": clock}) == (400, "bad-request")
    changed = ann.call("PATCH", f"/api/tables/{table['id']}", {"breaks": []})
    assert changed["breaks"] == [] and changed["clock"]["rest"] == [5, 6]
    bob.join(ann.invite(table))
    ann.post(f"/api/tables/{table['id']}/start")
    assert ann.refused("PATCH", f"/api/tables/{table['id']}", {"breaks": [span]}) == (409, "started")
    clock = {"kind": "days", "days": 2}
    for bad in ({"clock": {**clock, "rest": [0, 1, 2, 3, 4, 5, 6]}}, {"clock": {**clock, "rest": [7]}}):
        assert ann.refused("POST", "/api/tables", {"title": "endeavor", **bad})[0] == 400
    for start, end in ((5.0, 5.0), (9.0, 5.0), (0.0, 61 * DAY)):
        body = {"title": "endeavor", "clock": clock, "breaks": [{"start": start, "end": end}]}
        assert ann.refused("POST", "/api/tables", body) == (400, "bad-request")


def test_nobody_is_late_in_a_break_that_all_agreed_to(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob, clock={"kind": "days", "days": 1})
    person, _, update = asked({0: ann, 1: bob}, match)
    clock = next(one for one in update["table"]["clocks"] if one["running"])
    now = timed.services.time.now()
    span = {"start": now, "end": now + 7 * DAY}
    bob.post(f"/api/matches/{match}/requests", {"kind": "break", "span": span})
    (request,) = ann.get(f"/api/tables/{match}")["requests"]
    assert request["kind"] == "break" and request["span"] == span and request["waits_for_me"]
    found = ann.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": True})["table"]
    assert [one["end"] for one in found["breaks"]] == [span["end"]] and found["requests"] == []
    after_it = next(one for one in found["clocks"] if one["running"])
    assert after_it["deadline"] == pytest.approx(clock["deadline"] + 7 * DAY, abs=60)
    wall.ahead += 6 * DAY
    timed.services.sweeper.sweep()
    assert person.look(match)["state"]["decisions"][0]["id"] == update["state"]["decisions"][0]["id"], "nobody is late"
    person.choose(match, update["state"]["decisions"][0], seat=update["seat"])


def test_silence_does_not_count_while_clocks_rest(timed: House) -> None:
    """Whoever is asked to open a seat has a day of those that count to say something."""
    ann, bob = timed.person("Ann"), timed.person("Bob")
    now = timed.services.time.now()
    away = [{"start": now, "end": now + 5 * DAY}]
    table = ann.table("endeavor", 3, clock={"kind": "days", "days": 1}, breaks=away)
    bob.join(ann.invite(table))
    ann.call("PUT", f"/api/tables/{table['id']}/seats/2", {"kind": "bot"})
    ann.post(f"/api/tables/{table['id']}/start")
    ann.call("POST", f"/api/matches/{table['id']}/replace", {"seat": 2, "bot": None}, 204)
    (request,) = bob.get(f"/api/tables/{table['id']}")["requests"]
    assert request["due"] == pytest.approx(now + 6 * DAY, abs=60)
    bob.post(f"/api/matches/{table['id']}/requests/{request['id']}", {"grant": True})
    assert bob.get(f"/api/tables/{table['id']}")["seats"][2]["kind"] == "open"


def test_what_cannot_be_asked_for(house: House, ann: Person, bob: Person) -> None:
    now = house.services.time.now()
    days = two_at_a_table(ann, bob, clock={"kind": "days", "days": 1})
    none = two_at_a_table(ann, bob)
    ahead = {"start": now, "end": now + DAY}
    past = {"start": now - DAY, "end": now - HOUR}
    for match, body in ((days, {}), (days, {"span": past}), (none, {"span": ahead})):
        asked_for = {"kind": "break", **body}
        assert ann.refused("POST", f"/api/matches/{match}/requests", asked_for) == (400, "bad-request")
