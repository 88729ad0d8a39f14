"""Facts that follow from a few columns of the state alone, kept from one look to the next until these have changed.

What is worked out `once_a_look` is forgotten with the look; camps, flags and armies mostly stay as they are much
longer. Whether they have changed is found by comparing, once in each look: nothing changes while options are listed.
Outside a look a marked function is simply called. Columns are compared without regard to the order in their dicts, so
nothing that is kept may come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from operator import attrgetter
from typing import Any, TypeVar, TypeVarTuple

from warcouncil.engine.looks import UNKNOWN
from warcouncil.table.state import TableState

T = TypeVar("T")
S = TypeVar("S", bound=TableState)
Arguments = TypeVarTuple("Arguments")
Facts = dict[Any, Any]


class Columns:
    """Some columns of the state, from which facts follow."""

    def __init__(self, *names: str) -> None:
        assert len(names) > 1, "one column by itself is not got as a tuple"
        self._columns = attrgetter(*names)

    def _now(self, state: TableState) -> tuple[Any, ...]:
        return self._columns(state)

    def facts(self, state: TableState) -> Facts:
        """What has been worked out and is still so."""
        kept, now = state.facts_kept, self._now(state)
        if kept is None:
            kept = state.facts_kept = {}
        if self not in kept or kept[self][0] != now:
            kept[self] = (tuple([one.copy() if isinstance(one, (dict, list, set)) else one for one in now]), {})
        return kept[self][1]

    def are(self, state: TableState, seen: tuple[Any, ...]) -> bool:
        """Whether the columns are what they were."""
        return bool(self._now(state) == seen)


class AllBut(Columns):
    """All columns of a state but some, whichever title it is of."""

    def __init__(self, *names: str) -> None:
        self._without = frozenset(names)

    def _now(self, state: TableState) -> tuple[Any, ...]:
        return rest(type(state), self._without)(state)


@lru_cache(16)
def rest(kind: type[TableState], without: frozenset[str]) -> Callable[[TableState], tuple[Any, ...]]:
    """Gets all columns of a title but some."""
    return attrgetter(*[name for name in kind.__struct_fields__ if name not in without])


def misfiled(state: TableState) -> Iterator[str]:
    """For invariants: what is kept and would come out otherwise now."""
    for columns, (seen, facts) in (state.facts_kept or {}).items():
        for (function, *arguments), value in tuple(facts.items()) if columns.are(state, seen) else ():
            if function(state, *arguments) != value:
                yield f"{function.__name__}{tuple(arguments)} was kept as {value} and is something else"


def follows_from(columns: Columns) -> Callable[[Callable[[S, *Arguments], T]], Callable[[S, *Arguments], T]]:
    """Mark a function of these columns and of atoms. Nobody changes what it returns."""

    def mark(function: Callable[[S, *Arguments], T]) -> Callable[[S, *Arguments], T]:
        one = function.__code__.co_argcount == 2
        asked: Any = wraps(function)(_of_one(columns, function) if one else _of_many(columns, function))
        return asked  # type: ignore[no-any-return]

    return mark


def _of_many(columns: Columns, function: Any) -> Any:
    def asked(state: TableState, *arguments: Any) -> Any:
        look = state.look
        if look is None:
            return function(state, *arguments)
        facts = look.get(columns)
        if facts is None:
            facts = look[columns] = columns.facts(state)
        key = (function, *arguments)
        value = facts.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = facts[key] = function(state, *arguments)
        return value

    return asked


def _of_one(columns: Columns, function: Any) -> Any:
    """The same for functions of the state and one thing more, written out: these are asked most of all."""

    def asked(state: TableState, one: Any) -> Any:
        look = state.look
        if look is None:
            return function(state, one)
        facts = look.get(columns)
        if facts is None:
            facts = look[columns] = columns.facts(state)
        key = (function, one)
        value = facts.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = facts[key] = function(state, one)
        return value

    return asked
