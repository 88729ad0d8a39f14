"""Whether a match from a file can be trusted: a snapshot may hold any state, and its checksum proves nothing.

What the rules cannot have come to is refused before anybody plays on with it. Whatever a broken state raises on the
way is told as BadFile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

from warcouncil.engine.course import NOBODY
from warcouncil.engine.errors import BadFile, WarCouncilError
from warcouncil.engine.journal import Header
from warcouncil.engine.match import Match
from warcouncil.engine.records import ASKED, wish
from warcouncil.engine.snapshot import Snapshot
from warcouncil.engine.state import EVERYBODY, State
from warcouncil.engine.title import Title

LARGEST = 1_000_000
"""No number in a state is larger: what counts up to it must come to an end."""
MOST_ATOMS = 1_000_000
"""Nor has a state more values than this."""


def trusted(snapshot: Snapshot, resume: Callable[[Snapshot], Match]) -> Match:
    """The match in a snapshot from outside, if it holds what the rules can have come to. BadFile if not."""
    try:
        match = resume(snapshot)
        _fits(match, snapshot)
        _sound(match)
    except BadFile:
        raise
    except WarCouncilError as error:
        raise BadFile(f"the snapshot does not fit the rules: {error.reason}") from error
    except Exception as error:
        raise BadFile(f"the snapshot does not fit the rules: {type(error).__name__}: {error}") from error
    return match


def check_state(title: Title, state: State) -> None:
    """What must be so before any rule runs on a state: the table it is for, numbers within bounds, the invariants."""
    if title.check_options(state.players, state.options) != state.options:
        raise BadFile("the state does not list all options")
    if not state.seats or any(seat not in range(state.players) for seat in state.seats.values()):
        raise BadFile("the powers are not played by the seats of this match")
    for number, value in enumerate(_atoms(state.to_builtins())):
        if number > MOST_ATOMS or (isinstance(value, int) and abs(value) > LARGEST):
            raise BadFile("the state holds more than a match can come to")
    _check_invariants(title, state)  # they hold at every end of a step; a rule may never end without them


def _check_invariants(title: Title, state: State) -> None:
    try:
        wrong = list(title.invariants(state))
    except Exception as error:
        raise BadFile(f"the snapshot does not fit the rules: {type(error).__name__}: {error}") from error
    if wrong:
        raise BadFile(f"the snapshot does not fit the rules: {'; '.join(wrong)}")


def _atoms(value: Any) -> Iterator[Any]:
    """Every single value in plain data, keys included."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from _atoms(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _atoms(part)
    else:
        yield value


def _fits(match: Match, snapshot: Snapshot) -> None:
    """What lies beside the state belongs to the same match."""
    title, state, header = match.title, match.state, snapshot.header
    seats, powers = range(state.players), set(state.seats)
    places = snapshot.tail
    windows = {wish(trigger, power) for trigger in ("*", ASKED, *title.windows) for power in ("", *powers)}
    wrong = {
        "the header is of another match": header is not None
        and not (header.hold == snapshot.hold and _is_header_of(header, title, state)),
        "a counter is out of bounds": min(snapshot.epoch, snapshot.position, snapshot.stream_position) < 0,
        "the barrier is out of bounds": not 0 <= snapshot.barrier <= len(places),
        "there is no such seat": snapshot.last_seat != NOBODY and snapshot.last_seat not in seats,
        "the records are out of order": any(one >= other for one, other in pairwise(places)),
        "somebody stands who is not there": not all(
            seat in seats and set(standing) <= windows for seat, standing in snapshot.standing.items()
        ),
        "somebody took back who is not there": not all(
            power in powers and count >= 0 and position >= 0 for position, power, count in snapshot.undone
        ),
        "somebody speaks who is not there": not powers >= {*snapshot.talk, *snapshot.spoken}
        or any(count < 0 for count in snapshot.spoken.values()),
    }
    for reason, holds in wrong.items():
        if holds:
            raise BadFile(f"the snapshot does not fit the rules: {reason}")


def _is_header_of(header: Header, title: Title, state: State) -> bool:
    """Whether a match set up like that has such a state. Set-up may settle an option, such as which side is played."""
    if (header.title, header.players) != (title.id, state.players):
        return False
    settled = title.setup(header.players, title.stored_options(header.players, header.options)).options
    return all(state.options[name] == settled[name] for name in header.options)


def _sound(match: Match) -> None:
    """The invariants hold, and everybody can look and decide."""
    title, state = match.title, match.state
    _check_invariants(title, state)
    for view in match.views((None, EVERYBODY, *range(match.players))).values():
        msgspec.msgpack.encode(view)
    for decision in match.decisions:
        title.describe(state, decision)
        odd = [option for option in decision.options if not title.fits(decision.kind, option)]
        if odd or title.default_answer(state, decision) not in decision.options:
            raise BadFile(f"the snapshot does not fit the rules: {decision.kind!r} cannot be asked")
