"""What events do in the battle at hand (6.15): dice more or fewer, faces that count otherwise, losses that do not.

Events work in the order in which they were played, so that the later one wins (6.1).
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from warcouncil.table.dice import Lines, counted, line
from warcouncil.titles.napoleonic_wars.state import Aids, Battle, Engagement, NapoleonicState, Siege

T = TypeVar("T", Battle, Siege, Engagement)


def of(aids: Aids, side: int, *what: str) -> Aids:
    """What events do to a side."""
    return tuple([aid for aid in aids if aid.side == side and aid.what in what])


def dice(lines: Lines, aids: Aids, side: int) -> Lines:
    """The reasons of a roll with those that events have brought, in the order of play."""
    found = list(lines)
    for aid in of(aids, side, "dice", "half"):
        total = counted(found)
        if aid.what == "half":
            more = (total + aid.amount) // 2 - total
        elif aid.amount < 0:
            more = -min(-aid.amount, max(0, total - aid.least))
        else:
            more = aid.amount
        found += line("event", more, card=aid.card)  # nw-6.1-3
    return found


def rolled(state: NapoleonicState, count: int, aids: Aids, side: int, label: str) -> tuple[int, ...]:
    """The dice of a side; some faces may be rolled again once."""
    found = state.dice.rolls(count, 6, label) if count else ()
    for aid in of(aids, side, "again"):
        kept = [die for die in found if die not in aid.faces]
        rest = len(found) - len(kept)
        if rest:
            state.log("rolled_again", card=aid.card, amount=rest)
            found = (*kept, *state.dice.rolls(rest, 6, f"{label} again"))
    return tuple(found)


def losses(dice: tuple[int, ...], aids: Aids, side: int, disrupt: int, kill: int) -> tuple[int, int]:
    """Kills and disrupts that a roll of the other side brings upon a side."""
    faces = list(dice)
    for aid in of(aids, 1 - side, "count_as"):
        faces = [aid.amount if die in aid.faces else die for die in faces]
    kills = sum(die >= kill for die in faces)
    disrupts = sum(disrupt <= die < kill for die in faces)
    for aid in of(aids, side, "no_disrupts", "fewer_kills", "half_kills", "void"):
        if aid.what == "no_disrupts":
            disrupts = 0
        elif aid.what == "half_kills":
            kills = (kills + aid.amount) // 2
        else:
            kills = max(0, kills - aid.amount)
    return kills, disrupts


def next_round(now: T) -> T:
    """What holds for one round is over."""
    return replace(now, aids=tuple(aid for aid in now.aids if aid.until != "round"))  # nw-11.1-2


def margin(aids: Aids, beaten: int, usual: int) -> int:
    """The casualties by which a side must be beaten to be routed; none will do if an event forbids it (11.5)."""
    for aid in aids:
        if aid.what == "no_rout" and aid.side == beaten:
            usual = -1
        elif aid.what == "margin" and aid.side != beaten:
            usual = aid.amount
    return usual


def holds(aids: Aids, side: int, what: str) -> bool:
    return bool(of(aids, side, what))
