"""What somebody wants to play, and with whom: said by the page, judged in the lobby."""

from __future__ import annotations

import msgspec

from warcouncil.engine.state import OptionValue
from warcouncil.server.storage.book import Break, ClockRule

MOST_BREAKS = 20
LONGEST_BREAK = 60 * 86400.0


class SeatWish(msgspec.Struct, frozen=True):
    """What the creator wants a seat to be: me, open, bot or hot-seat."""

    kind: str
    bot: str | None = None
    name: str | None = None
    pledge: str = ""


class TableWish(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to play."""

    title: str
    players: int | None = None
    options: dict[str, OptionValue] = {}
    seats: tuple[SeatWish, ...] | None = None
    private: bool = True
    spectators: bool = True
    free_talk: bool = False
    open_hands: bool = False
    random_seats: bool = False
    rated: bool = False
    lenient_bots: bool = False
    hints: bool = True
    clock: ClockRule = ClockRule()
    breaks: tuple[Break, ...] = ()
    pledge: str = ""
    start: bool = False
    lesson: bool = False
    """As the title has prepared it for whoever learns it; nothing else counts then."""
    seed: int | None = None
    """What the dice come from, for a lesson; nobody else may wish for one."""
