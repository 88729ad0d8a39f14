"""What fails leaves no trace: rules that raise half-way, and answers that are none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import IllegalChoice, RulesError
from warcouncil.engine.log import LogEntry
from warcouncil.engine.match import Match
from warcouncil.testing.laws.case import Level, Walk, per_match
from warcouncil.testing.laws.look import asked, difference, well_formed
from warcouncil.testing.laws.observe import observed, watch_of


@per_match("half_way", observed)
def half_way(walk: Walk, level: Level) -> None:
    """A rule that raises half-way leaves the match as it was, and the match goes on as if nothing had been."""
    watch = watch_of(walk.title)
    every = 3 if level == "quick" else 1
    for match in walk:
        if walk.number % every:
            continue
        fork, control = match.fork(), match.fork()
        before = _everything(fork)
        decision, option = walk.choice
        watch.fail = True
        try:
            fork.choose(decision.id, option)
        except RulesError:
            found = _changed(before, _everything(fork))
            walk.check(found is None, f"a rule that failed after {option!r} left something behind: {found}")
            fork.choose(decision.id, option)
        watch.fail = False
        control.choose(decision.id, option)
        found = _changed(_everything(control), _everything(fork))
        walk.check(found is None, f"after a rule that failed, {option!r} leads elsewhere: {found}")


@per_match("foreign_values")
def foreign_values(walk: Walk, level: Level) -> None:
    """Whatever is not exactly an option of an open decision is refused, and changes nothing."""
    every = 4 if level == "quick" else 1
    stale: list[str] = []
    for match in walk:
        if walk.number % every == 0:
            before = _everything(match)
            _all_foreign(walk, match, stale)
            _all_or_none(walk, match)
            found = _changed(before, _everything(match))
            walk.check(found is None, f"refused answers left something behind: {found}")
        stale.append(walk.choice[0].id)


def _all_foreign(walk: Walk, match: Match, stale: list[str]) -> None:
    """Values that are none of the options, and decisions that are not open."""
    for decision in match.decisions:
        for value in foreign(match, decision, walk):
            _refused(walk, match, decision, value)
    for wanted in (*stale[-3:], "", "no such decision", "0.0.nobody.0", f"{match.decisions[0].id} "):
        _refused(walk, match, wanted, match.decisions[0].options[0])


def _all_or_none(walk: Walk, match: Match) -> None:
    """Several answers of which one is refused are all refused."""
    decision, option = walk.choice
    try:
        match.choose_many([(decision.id, option), ("no such decision", option)])
    except IllegalChoice:
        return
    walk.fail("choose_many accepted an answer to a decision that is not there")


def foreign(match: Match, decision: Decision, walk: Walk) -> Iterator[Any]:
    """Answers that look like options and are none."""
    for option in (decision.options[0], decision.options[-1]):
        yield list(option)
        yield (option,)
        yield (*option, option)
        yield (*option, option[0])
        yield option[:-1]
        yield str(option)
        yield {"option": option}
        for index, atom in enumerate(option):
            for other in _impostors(atom):
                yield (*option[:index], other, *option[index + 1 :])
    yield from ((), None, 0, "pass", (None,), ("\x00",), ("x" * 10_000,), ("pass",) * 100, (10**30,), ((("pass",),),))
    yield from well_formed(match.title, decision.kind, 4, walk.chance)
    for other in match.decisions:
        yield from other.options[:2]


def _impostors(atom: str | int) -> Iterator[Any]:
    """Values that equal an atom or read like it, and are none."""
    if type(atom) is int:
        yield float(atom)
        yield str(atom)
        yield atom + 10**9
        if atom in (0, 1):
            yield bool(atom)
        return
    yield str(atom) + " "
    yield str(atom).upper() if str(atom).upper() != atom else str(atom).lower() + "_"
    yield str(atom).encode()
    yield _Text(atom)


class _Text(str):
    """Text of another type."""

    def __repr__(self) -> str:
        return f"_Text({super().__repr__()})"


def _refused(walk: Walk, match: Match, decision: Decision | str, value: Any) -> None:
    if isinstance(decision, Decision) and any(repr(value) == repr(option) for option in decision.options):
        return
    try:
        match.choose(decision, value)
    except IllegalChoice:
        walk.tally.checks += 1
        return
    walk.fail(f"{value!r} was accepted as an answer to {decision!r}")


def _everything(match: Match) -> tuple[dict[str, Any], list[LogEntry]]:
    """All there is to see of a match; the log as its owner has it, for what seats read of it is cut from that."""
    seen = {
        "digest": match.digest(),
        "decisions": asked(match),
        "views": list(match.views((None, *range(match.players)), log=False).values()),
        "journal": match.journal.text(),
        "dice": match.dice.position,
    }
    return seen, list(match.log)


def _changed(before: tuple[dict[str, Any], list[LogEntry]], after: tuple[dict[str, Any], list[LogEntry]]) -> str | None:
    found = difference(before[0], after[0])
    return "the log" if found is None and before[1] != after[1] else found
