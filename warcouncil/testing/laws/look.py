"""Everything that is sent to a seat, and where two such things differ."""

from __future__ import annotations

import marshal
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from warcouncil.engine.decision import Decision
from warcouncil.engine.forecast import forecasts
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title

PLAIN = (str, int, float, bool, type(None))


def sent(match: Match, seat: int | None, *, log: bool = True, probes: int = 6) -> dict[str, Any]:
    """The view of a seat, with what else reaches it: secret answers, prompts, default answers, forecasts, refusals."""
    return sent_to(match, (seat,), log=log, probes=probes)[seat]


def sent_to(
    match: Match, seats: Iterable[int | None], *, log: bool = True, probes: int = 6
) -> dict[int | None, dict[str, Any]]:
    """The same for several."""
    views = match.views(seats, log=log)
    for seat, told in views.items():
        _add_sent(match, seat, told, probes)
    return views


def _add_sent(match: Match, seat: int | None, told: dict[str, Any], probes: int) -> None:
    title, state = match.title, match.state
    told["answers"] = [(one.decision, one.power, one.kind, one.option) for one in match.answers(seat)]
    mine = [decision for decision in match.decisions if decision.seat == seat]
    told["prompts"] = [title.describe(state, decision) for decision in mine]
    told["default answers"] = [title.default_answer(state, decision) for decision in mine]
    told["forecasts"] = [msgspec.to_builtins(forecasts(title, told, decision)) for decision in told["decisions"]]
    told["refusals"] = [refusals(match, decision, probes) for decision in mine]


def refusals(match: Match, decision: Decision, count: int) -> list[tuple[Option, str | None]]:
    """What the match says to some well-formed answers, legal or not."""
    chance = random.Random(f"refusals/{decision.kind}")
    found: list[tuple[Option, str | None]] = []
    for option in well_formed(match.title, decision.kind, count, chance):
        error = match.why_not(decision, option)
        found.append((option, None if error is None else f"{type(error).__name__}: {error}"))
    return found


def well_formed(title: Title, kind: str, count: int, chance: random.Random) -> Iterator[Option]:
    """Answers that fit a kind of decision: a declared act with arguments of its domains."""
    if kind not in title.kinds:
        return
    acts = title.kinds[kind].acts
    for _ in range(count):
        act = chance.choice(list(acts))
        yield (act, *(chance.choice(title.domains[domain]) for domain in acts[act]))


def difference(one: Any, other: Any, path: str = "", ordered: bool = True) -> str | None:
    """Where two pieces of plain data differ; None if they are equal, types and (unless not `ordered`) the order of
    keys included."""
    return None if _same_bytes(one, other) else _difference(one, other, path, ordered)


def _same_bytes(one: Any, other: Any) -> bool:
    """Whether two things are equal to the last type, found in one go: most are, and are not looked through then."""
    try:
        return marshal.dumps(one, 0) == marshal.dumps(other, 0)
    except ValueError:  # something in it is not plain
        return False


def _difference(one: Any, other: Any, path: str, ordered: bool) -> str | None:
    if type(one) is not type(other):
        return f"{path or 'it'} is {_short(one)} or {_short(other)}"
    if isinstance(one, dict):
        if list(one) != list(other) and (ordered or set(one) != set(other)):
            return f"{path or 'it'} has the keys {_short(list(one))} or {_short(list(other))}"
        inner = ((f"{path}[{key!r}]" if path else str(key), one[key], other[key]) for key in one)
    elif isinstance(one, list | tuple):
        if len(one) != len(other):
            return f"{path} has {len(one)} or {len(other)} entries: {_short(one[-3:])} or {_short(other[-3:])}"
        inner = ((f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True)))
    else:
        return None if one == other else f"{path or 'it'} is {_short(one)} or {_short(other)}"
    return next((found for name, a, b in inner if (found := _difference(a, b, name, ordered)) is not None), None)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 160 else text[:157] + "..."


def not_plain(value: Any, path: str = "") -> str | None:
    """Where something stands that is no plain data; None if all is."""
    if type(value) in PLAIN:
        return None
    if type(value) is dict:
        bad = next((key for key in value if type(key) not in (str, int)), None)
        if bad is not None:
            return f"{path} has the key {bad!r}"
        inner = ((f"{path}[{key!r}]", part) for key, part in value.items())
    elif type(value) in (list, tuple):
        inner = ((f"{path}[{i}]", part) for i, part in enumerate(value))
    else:
        return f"{path or 'it'} is a {type(value).__name__}"
    return next((found for name, part in inner if (found := not_plain(part, name)) is not None), None)


def leaves(value: Any, path: tuple[str, ...] = ()) -> set[tuple[Any, ...]]:
    """What a piece of plain data says: each value with the keys that lead to it, places in lists apart."""
    if isinstance(value, dict):
        return {leaf for key, part in value.items() for leaf in leaves(part, (*path, str(key)))}
    if isinstance(value, list | tuple):
        return {leaf for part in value for leaf in leaves(part, path)}
    return {(*path, value)}


def spoil(value: Any) -> None:
    """Empty every container in a piece of data, as a careless receiver might."""
    if isinstance(value, dict):
        for part in list(value.values()):
            spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            spoil(part)
        value.clear()
    elif isinstance(value, tuple):
        for part in value:
            spoil(part)


def asked(match: Match) -> list[tuple[str, int, str, str, str | None, tuple[Option, ...]]]:
    """The open decisions as plain data."""
    return [(d.id, d.seat, d.power, d.kind, d.trigger, d.options) for d in match.decisions]


def asked_of(match: Match) -> list[tuple[int, str, str, str | None, tuple[Option, ...]]]:
    """The open decisions without their ids, which a later undo or another start may change."""
    return [(d.seat, d.power, d.kind, d.trigger, d.options) for d in match.decisions]


def same_decision(match: Match, decision: Decision) -> Decision:
    """The decision of another copy that asks the same power the same thing."""
    return next(d for d in match.decisions if (d.power, d.kind) == (decision.power, decision.kind))


def in_secret(match: Match) -> bool:
    """Whether the open decisions are those of a simultaneous block or a window."""
    together = match.waiting_for["what"] == "together"
    return together or any(decision.trigger is not None for decision in match.decisions)
