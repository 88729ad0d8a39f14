"""Standing answers "pass, unless it concerns me": the server gives them, at once, as if the person had passed.

Whom a window concerns is told by public facts alone (`concerns.py`). The pass is given in the very change that opens
the window, and one that is held lasts as long as it would have: so nobody else can tell that there is such an answer.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.records import wish
from warcouncil.engine.state import Entry
from warcouncil.server.storage.book import Table, Unless
from warcouncil.server.tables.concerns import concerns, far


def told(table: Table, match: Match, seat: int | None) -> dict[str, Entry]:
    """Window -> until when, for the seat whose wishes they are."""
    return {one.window: one.until for one in table.unless if one.seat == seat and stands(match, one)}


def stands(match: Match, one: Unless) -> bool:
    """Whether it has not lapsed. One that has is kept: if what ended it is taken back, it stands again."""
    return far(match, one.until) <= one.since


def with_wish(table: Table, match: Match, seat: int, trigger: str, power: str, until: Entry) -> Table:
    """The table with such a wish for the windows of a trigger, for one power of the seat or for all; without `until`
    there is none any more. What was wished for all powers holds for each of the others."""
    mine = {one.window: one for one in table.unless if one.seat == seat}
    if power and trigger in mine:
        whole = mine.pop(trigger)
        for one in match.state.powers_of(seat):
            mine[wish(trigger, one)] = replace(whole, window=wish(trigger, one))
    window = wish(trigger, power)
    kept = {name: one for name, one in mine.items() if name != window and (power or name.split()[-1] != trigger)}
    if until:
        kept[window] = Unless(seat, window, until, far(match, until))
    others = tuple(one for one in table.unless if one.seat != seat)
    changed = (*others, *kept.values())
    return table if set(changed) == set(table.unless) else replace(table, unless=changed)


def kept(table: Table, match: Match | None, took_back: Collection[int]) -> Table:
    """The wishes after something was taken back: whoever did so is asked in the window that is open now."""
    if not table.unless or match is None or match.over:
        return table
    open_now = window_of(match) if any(one.trigger for one in match.decisions) else ""
    changed = []
    for one in table.unless:
        since = min(one.since, far(match, one.until))
        spares = open_now if open_now and one.seat in took_back else one.spares
        changed.append(replace(one, since=since, spares=spares))
    return table if tuple(changed) == table.unless else replace(table, unless=tuple(changed))


def pass_for_the_unconcerned(table: Table, match: Match) -> None:
    """In a window: answer for whoever is asked only where it concerns them, and in those that follow from it."""
    if not table.unless or table.paused is not None:
        return
    while (decision := next((one for one in match.decisions if unconcerned(table, match, one)), None)) is not None:
        match.choose(decision, PASS)


def unconcerned(table: Table, match: Match, decision: Decision) -> bool:
    """Whether a question of a window is not to be asked: a question outside windows always is."""
    if decision.trigger is None:
        return False
    windows = {wish(trigger, power) for trigger in ("*", decision.trigger) for power in ("", decision.power)}
    mine = [one for one in table.unless if one.seat == decision.seat and one.window in windows]
    if not any(stands(match, one) for one in mine) or window_of(match) in {one.spares for one in mine}:
        return False
    return PASS in decision.options and not concerns(match, decision)


def window_of(match: Match) -> str:
    """Names the window that is open."""
    return f"{match.decisions[0].epoch}.{match.position}"
