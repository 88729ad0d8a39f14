"""Nudging: somebody at the table has whoever is asked told once more, and does not learn who that was."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.storage.book import Nudge
from warcouncil.server.tables.access import acting_seat, check_playing
from warcouncil.server.tables.gate import Draft, Gate

EVERY = 3600.0
"""One nudge in so many seconds at a table, whoever nudges."""


def nudge(gate: Gate, user: User, table_id: str, seat: int | None) -> None:
    """Notices go to those who are asked (`post/notices`). The answer is the same whoever that is, and if nobody is."""

    def work(draft: Draft) -> None:
        table = draft.table
        acting_seat(table, user.id, seat)
        check_playing(table)
        if table.nudged is not None and (wait := table.nudged.time + EVERY - draft.now) > 0:
            raise Refused("nudged", retry_after=wait)
        draft.table = replace(table, nudged=Nudge(user.id, draft.now))

    gate.change(table_id, work)
