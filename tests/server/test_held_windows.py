"""Discreet response windows: held for a time that tells nothing, closed by the server, also after a restart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.engine.test_held_windows import pick, powers_asked, window
from tests.server.house import House, Person, Wall, running, until
from tests.server.playing import DISCREET, Game, two_at_a_table
from tests.server.test_clocks import FISCHER, after, table_with
from warcouncil.engine.match import Match
from warcouncil.server.play.history import steps
from warcouncil.server.storage.book import BOT, ClockRule, Pause, Table
from warcouncil.server.tables import windows
from warcouncil.server.tables.clocks import Asked, deadline, late_seats, shown_clocks

HOLDERS: tuple[tuple[str, ...], ...] = ((), ("bob",), ("bob", "cid"))


# -- one window


def of_persons(**changes: Any) -> Table:
    return replace(table_with(ClockRule()), **changes)


def test_a_window_closes_when_the_drawn_time_is_over_and_all_have_answered() -> None:
    match = window(("bob",))
    table = windows.settled(of_persons(), match, 100.0)
    assert table.window is not None and 101.0 <= table.window.until <= 102.0 and not table.window.answered
    assert deadline(table) is None, "it lasts for as long as somebody thinks"
    late = table.window.until + 60
    assert windows.settled(table, match, late) == table and match.held == table.window.id
    pick(match, "bob")
    waiting = windows.settled(table, match, 100.5)
    assert waiting.window == replace(table.window, answered=True) and deadline(waiting) == table.window.until
    assert not windows.due(waiting, match, 100.5) and windows.due(waiting, match, table.window.until)
    assert windows.settled(waiting, match, late).window is None and match.held is None


def test_the_time_is_drawn_anew_for_every_window_and_depends_on_no_hand() -> None:
    drawn = [windows.settled(of_persons(), window(holders), 0.0).window for holders in HOLDERS * 5]
    times = [one.until for one in drawn if one is not None]
    assert len(times) == len(set(times)) == 15 and all(windows.SHORTEST <= time <= windows.LONGEST for time in times)
    match = window(("bob",))
    stale = windows.settled(of_persons(), match, 0.0)
    pick(match, "bob", ("trick", 6))
    match.close_window()
    match.undo(1, consent=range(3))
    again = windows.settled(stale, match, 50.0)
    assert stale.window and again.window and again.window.id != stale.window.id and again.window.until > 50.0


def test_nobody_waits_where_no_other_person_sits() -> None:
    alone = of_persons().with_seat(1, kind=BOT, user=None).with_seat(2, user="u0", hot_seat=True)
    match = window(())
    assert windows.settled(alone, match, 100.0).window is None and match.held is None
    thinking = window(("bob",))
    table = windows.settled(alone, thinking, 100.0)
    assert table.window is not None and table.window.until == 100.0
    pick(thinking, "bob")
    assert windows.settled(table, thinking, 100.0).window is None


def test_no_window_closes_in_a_pause() -> None:
    match = window(())
    table = windows.settled(of_persons(), match, 0.0)
    paused = replace(table, paused=Pause("u0", 1.0))
    assert windows.settled(paused, match, 500.0) == paused and deadline(paused) is None
    assert windows.settled(table, match, 500.0).window is None


# -- what others see


def clocks_of_ann(holders: tuple[str, ...], rule: ClockRule) -> list[Any]:
    """What ann sees of all clocks: she was asked, then there is a window, and then she is asked again."""
    match, seats = window(holders), {"ann": 0, "bob": 1, "cid": 2}
    everybody = frozenset(seats.values())
    table = after(table_with(rule), Asked(frozenset({0})), 0.0)
    table = after(table, Asked(_seats(match), 2, everybody, held=True), 20.0, (0,))
    seen = [shown_clocks(table, (0,))]
    for number, power in enumerate(powers_asked(match), start=1):
        pick(match, power)
        table = after(table, Asked(_seats(match), 2, everybody, held=True), 20.0 + 5 * number, (seats[power],))
        seen.append(shown_clocks(table, (0,)))
    assert all(one == seen[0] for one in seen), "nothing moves in the window"
    return [seen[0], shown_clocks(after(table, Asked(frozenset({0})), 40.0), (0,))]


def _seats(match: Match) -> frozenset[int]:
    return frozenset(decision.seat for decision in match.decisions)


@pytest.mark.parametrize("rule", [FISCHER, ClockRule("days", days=2)])
def test_clocks_look_the_same_whoever_is_asked_in_a_held_window(rule: ClockRule) -> None:
    seen = [clocks_of_ann(holders, rule) for holders in HOLDERS]
    assert seen[0] == seen[1] == seen[2]
    assert [row["since"] for row in seen[0][0]] == [None, None, None]


def test_a_clock_still_limits_how_long_somebody_thinks_in_a_held_window() -> None:
    asked_now = Asked(frozenset({1}), 2, frozenset({0, 1, 2}), held=True)
    table = after(table_with(FISCHER), asked_now, 100.0)
    assert deadline(table) == 160.0 and late_seats(table, 160.0) == (1,)
    own = shown_clocks(table, (1,))
    assert own is not None and own[1] == {"seat": 1, "left": 60.0, "since": 100.0}
    days = after(table_with(ClockRule("days", days=2)), asked_now, 100.0)
    assert deadline(days) == 100.0 + 2 * 86400
    done = after(table, Asked(frozenset(), 2, frozenset({0, 1, 2}), held=True), 130.0, (1,))
    assert done.timing.left[1] == 60.0 and late_seats(done, 999.0) == ()


def test_steps_of_the_past_are_the_same_whoever_was_asked() -> None:
    """In the held window and behind it; after the end every choice is a step."""
    seen = []
    for holders in HOLDERS:
        match = window(holders)
        before = steps(match, 0, False)
        for power in powers_asked(match):
            pick(match, power)
            assert len(steps(match, 0, False)) == len(before), "what is answered in the window is no step"
        held = steps(match, 0, False)
        match.close_window()
        closed = steps(match, 0, False)
        seen.append([[one.record for one in found] for found in (before, held, closed)])
        assert len(closed) == len(held) + 1 and match.settled(held[-1].after) < match.settled(closed[-1].after)
        chosen = [one.record[4] for one in steps(match, None, True) if one.record]
        assert chosen[len(chosen) - len(holders) :] == list(holders)
        assert match.settled(steps(match, None, True)[-1].after) == len(match.live)
    assert seen[0] == seen[1] == seen[2]


def test_ones_own_pass_is_a_step_in_the_window_whoever_else_was_asked() -> None:
    seen = []
    for holders in (("ann",), ("ann", "bob")):
        match = window(holders)
        for power in powers_asked(match):
            pick(match, power)
        match.close_window()
        found = steps(match, 0, False)
        views = [match.after(one.after).view(0) for one in found]
        seen.append([(one.record, view) for one, view in zip(found, views, strict=True)])
    assert seen[0] == seen[1] and seen[0][-2][1]["waiting_for"]["what"] == "trick"


# -- at a table


@pytest.fixture
def long_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """None closes before somebody sets the clock."""
    monkeypatch.setattr(windows, "SHORTEST", 300.0)
    monkeypatch.setattr(windows, "LONGEST", 301.0)


@pytest.fixture
def slow(folder: Path, wall: Wall, long_windows: None) -> Iterator[House]:
    with running(folder, wall_clock=wall) as house:
        yield house


def game_in_a_window(house: House, ann: Person, bob: Person, *wishes: Any) -> tuple[Game, str]:
    """Dice and cards fall as they like: one match after another until a window opens."""
    for _ in range(30):
        game = Game(house, two_at_a_table(ann, bob, "parley", options=DISCREET))
        for wish in wishes:
            wish(game.match)
        if held := game.to_a_window():
            return game, held
    raise AssertionError("no window opened")


def seen_by(person: Person, match: str) -> tuple[Any, ...]:
    update = person.look(match)
    state = update["state"]
    return update["cursor"], state["waiting"], state["decisions"], state["can_undo"], len(update["log"]["entries"])


def test_two_persons_wait_until_the_drawn_time_is_over(slow: House, wall: Wall) -> None:
    ann, bob = slow.person("Ann"), slow.person("Bob")
    game, held = game_in_a_window(slow, ann, bob)
    match = game.match
    game.answer_all()
    before = seen_by(ann, match), seen_by(bob, match)
    assert game.held() == held and before[0][1]["text"] == before[1][1]["text"] == "Responses are awaited."
    assert not before[0][2] and not before[1][2], "nobody is asked any more"
    slow.services.sweeper.sweep()
    assert game.held() == held and (seen_by(ann, match), seen_by(bob, match)) == before
    wall.ahead += 400
    until(lambda: game.held() != held, "the sweeper closes it")


def test_a_window_that_was_held_closes_after_a_restart(folder: Path, wall: Wall, long_windows: None) -> None:
    with running(folder, wall_clock=wall) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        game, held = game_in_a_window(house, ann, bob)
        game.answer_all()
        assert game.held() == held
        match = game.match
    wall.ahead += 400
    with running(folder, wall_clock=wall) as again:
        until(lambda: Game(again, match).held() != held, "the sweeper of the next server closes it")
        with again.services.gate.look(match) as live:
            assert live.match is not None and ("close", int(held.split(".")[1])) in live.match.journal.records


def test_with_bots_alone_nobody_waits(slow: House) -> None:
    ann, chance = slow.person("Ann"), random.Random(4)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    closed = False
    while not closed:
        match = ann.table("parley", 2, seats=seats, start=True, options=DISCREET)["id"]
        until(partial(over, ann, match, chance), "it is played to the end without waiting for windows")
        with slow.services.gate.look(match) as live:
            assert live.match is not None
            closed = any(record[0] == "close" for record in live.match.journal)


def over(ann: Person, match: str, chance: random.Random) -> bool:
    """Whether the match is over; if Ann is asked, she answers."""
    update = ann.look(match)
    for decision in update["state"]["decisions"][:1]:
        answer = {"decision": decision["id"], "option": chance.choice(decision["options"])["option"]}
        ann.http.post(f"/api/matches/{match}/choices", json=answer)  # in open talk a bot may have come first
    return bool(update["state"]["over"])


def test_a_seat_says_that_it_wants_to_be_asked_always(slow: House) -> None:
    ann, bob = slow.person("Ann"), slow.person("Bob")

    def wish(match: str) -> None:
        for person, seat in ((ann, 0), (bob, 1)):
            body = {"seat": seat, "trigger": "asked", "until": ["never"]}
            update = person.call("PUT", f"/api/matches/{match}/standing", body)
            assert update["state"]["standing"] == {"asked": ["never"]}

    match = game_in_a_window(slow, ann, bob, wish)[0].match
    asked_now = [decision for person in (ann, bob) for decision in person.look(match)["state"]["decisions"]]
    assert asked_now and all(decision["trigger"] for decision in asked_now)


def test_new_tables_are_discreet_and_hold(house: House, ann: Person) -> None:
    table = ann.post("/api/tables", {"title": "parley", "players": 2}, status=201)
    assert table["options"]["windows"] == "discreet"
