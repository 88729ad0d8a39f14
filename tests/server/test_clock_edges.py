"""Clocks that are stopped, wound back or carried over: nobody loses or gains time by it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.server.house import Wall, running, until
from tests.server.playing import two_at_a_table
from tests.server.test_clocks import FISCHER, after, table_with
from warcouncil.server.storage.book import ClockRule, Pause, Table
from warcouncil.server.tables.clocks import Asked, deadline, shown_clocks, tick

ALL = frozenset({0, 1, 2})
TOGETHER = Asked(ALL, 5, ALL)
DAY = 86400.0


def paused(table: Table, asked: Asked, now: float) -> Table:
    stopped = replace(table, paused=Pause("u0", now))
    return replace(stopped, timing=tick(stopped, asked, now))


def resumed(table: Table, asked: Asked, now: float) -> Table:
    going = replace(table, paused=None)
    return replace(going, timing=tick(going, asked, now, was_paused=True))


def test_taking_back_before_one_is_done_costs_nothing() -> None:
    """The increment comes when a seat is done: whoever still places orders has none to give back."""
    table = after(table_with(FISCHER), TOGETHER, 0.0)
    table = after(table, TOGETHER, 5.0, (0,))
    for _ in range(4):
        table = replace(table, timing=tick(table, TOGETHER, 5.0, (), (0,)))
    assert table.timing.left[0] == 55.0
    table = after(table, Asked(frozenset({1, 2}), 5, ALL), 5.0, (0,))
    assert table.timing.left[0] == 65.0
    table = replace(table, timing=tick(table, TOGETHER, 6.0, (), (0,)))
    assert table.timing.left[0] == 55.0, "done, and taken back: the increment goes with it"


def test_a_pause_does_not_wind_up_the_days() -> None:
    asked = Asked(frozenset({0}))
    table = after(table_with(ClockRule("days", days=2)), asked, 0.0)
    table = paused(table, asked, 1.5 * DAY)
    assert deadline(table) is None
    table = resumed(table, asked, 10 * DAY)
    assert deadline(table) == 10.5 * DAY


def test_a_pause_in_a_secret_block_stops_what_others_see_too() -> None:
    table = after(table_with(FISCHER), TOGETHER, 0.0)
    table = after(table, Asked(frozenset({1, 2}), 5, ALL), 10.0, (0,))
    table = paused(table, Asked(frozenset({1, 2}), 5, ALL), 20.0)
    seen = shown_clocks(table, (1,))
    assert seen is not None and [(row["left"], row["since"]) for row in seen] == [(40.0, None)] * 3
    table = resumed(table, Asked(frozenset({1, 2}), 5, ALL), 500.0)
    seen = shown_clocks(table, (1,))
    assert seen is not None and [row["left"] for row in seen] == [40.0, 40.0, 40.0]
    assert [row["since"] for row in seen] == [500.0, 500.0, 500.0], "who has answered does not show"


def test_time_that_is_up_is_never_answered_by_chance(folder: Path) -> None:
    """Parley has no bot of its own: where a bot is wanted for whoever is late, the careful answer is given."""
    wall = Wall()
    with running(folder, wall_clock=wall) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        clock = {"kind": "fischer", "minutes": 1, "late": "bot"}
        match = two_at_a_table(ann, bob, "parley", clock=clock, options={"rounds": 2})
        wall.ahead += 600

        def over() -> bool:
            wall.ahead += 600
            return bool(ann.get(f"/api/tables/{match}")["status"] == "over")

        until(over, "time goes by until the end")
        with house.services.gate.look(match) as live:
            assert live.match is not None
            chosen = {record[7] for record in live.match.live if record[0] == "choice"}
    assert chosen <= {("rest",), ("alone",), ("pass",), ("keep",), ("done",)}
