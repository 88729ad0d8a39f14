"""Response windows that are held: the one place that closes them.

When a discreet window opens, a short time is drawn that depends on no hand. The window closes when that is over and all
have answered: whoever answers within it, or cannot respond at all, is not to be told from the others. A window that
lasts longer was somebody's.
"""

from __future__ import annotations

import random

from msgspec.structs import replace

from warcouncil.engine.match import Match
from warcouncil.server.storage.book import PLAYING, HeldWindow, Table
from warcouncil.server.tables import unless

SHORTEST, LONGEST = 1.0, 2.0
"""Seconds. The sweeper, which sees that a window is due, comes by every second: so it takes one to three."""
_CHANCE = random.SystemRandom()


def due(table: Table, match: Match | None, now: float) -> bool:
    """Whether a window waits for nothing but being closed."""
    if match is None or match.held is None or not match.answered or table.status != PLAYING or table.paused is not None:
        return False
    return table.window is None or (table.window.id == match.held and table.window.until <= now)


def settled(table: Table, match: Match | None, now: float) -> Table:
    """The table with the time of the window that is open now; those that are due are closed. Whoever wants to be asked
    only where it concerns them passes at once, whatever that time."""
    while match is not None and table.status == PLAYING:
        unless.pass_for_the_unconcerned(table, match)
        if match.held is None:
            break
        window = table.window
        if window is None or window.id != match.held:
            window = HeldWindow(match.held, now + _drawn(table))
        table = replace(table, window=replace(window, answered=match.answered))
        if not due(table, match, now):
            return table
        match.close_window()
    return table if table.window is None else replace(table, window=None)


def _drawn(table: Table) -> float:
    """None where no other person sits at the table."""
    return _CHANCE.uniform(SHORTEST, LONGEST) if len(table.persons) > 1 else 0.0
