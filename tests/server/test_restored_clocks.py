"""A backup that is put back hours later: the time in between is nobody's."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import House, Wall, running, until
from tests.server.playing import stored, two_at_a_table
from tests.server.test_sealing import gathered, start
from warcouncil.server.storage.backup import backup, restore

HOUR = 3600.0


def deadline(house: House, match: str) -> float:
    with house.services.gate.look(match) as live:
        since, left = live.table.timing.since, live.table.timing.left
        return min(since[seat] + left[seat] for seat in since)


def test_clocks_go_on_where_they_stood_when_the_backup_was_made(folder: Path) -> None:
    wall, file = Wall(), folder / "backup.gz"
    with running(folder, wall_clock=wall) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 10})
        until(lambda: house.services.store.get_meta("alive"), "the server leaves a sign of life")
        left = deadline(house, match) - wall()
        before = stored(house, match)
        backup(house.services.store, file)
    wall.ahead += 5 * HOUR
    with running(folder, wall_clock=wall) as house:
        restore(house.services.store, file, wall)
        assert abs(deadline(house, match) - wall() - left) < 0.5 * HOUR
        house.services.sweeper.sweep()
        assert stored(house, match)[1] == before[1], "nobody is late"
    wall.ahead += 5 * HOUR
    with running(folder, wall_clock=wall) as house:
        assert abs(deadline(house, match) - wall() - left) < 0.5 * HOUR, "and not a second time either"


def test_a_start_that_was_under_way_is_not_late_either(folder: Path) -> None:
    wall, file = Wall(), folder / "backup.gz"
    with running(folder, wall_clock=wall) as house:
        ann, _, table = gathered(house)
        left = start(ann, table)["sealing"]["until"] - wall()
        until(lambda: house.services.store.get_meta("alive"), "the server leaves a sign of life")
        backup(house.services.store, file)
    wall.ahead += 5 * HOUR
    with running(folder, wall_clock=wall) as house:
        restore(house.services.store, file, wall)
        with house.services.gate.look(table) as live:
            assert live.table.sealing is not None
            assert 0 < live.table.sealing.until - wall() < left + 60
