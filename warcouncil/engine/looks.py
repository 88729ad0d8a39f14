"""Facts that many candidates of one question share, worked out once while its options are listed.

Listing changes nothing, so within one look at a state a fact cannot become false. `Ask` opens a look before it lists
and closes it behind; when a window opens, all whom it asks are looked at in one. Outside a look a marked function is
simply called.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from warcouncil.engine.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
Seen = dict[Any, Any]
"""What was worked out in a look."""
UNKNOWN = object()


class OneLook:
    """`with OneLook(state):` while nothing changes the state and nobody is asked, what is marked is worked out once.

    `seen`: what an earlier look has found, behind which nothing has changed either.
    """

    __slots__ = ("_before", "_seen", "_state")

    def __init__(self, state: State, seen: Seen | None = None) -> None:
        self._state = state
        self._before = state.look
        self._seen = seen

    def __enter__(self) -> Seen:
        if self._before is not None:
            return self._before
        seen = self._state.look = {} if self._seen is None else self._seen
        return seen

    def __exit__(self, *_: object) -> None:
        self._state.look = self._before


def once_a_look(function: Callable[[S, *Arguments], T]) -> Callable[[S, *Arguments], T]:
    """Mark a function of the state that changes nothing and is asked again and again while options are listed.

    Its arguments are plain atoms. Nobody changes what it returns.
    """
    asked: Any = wraps(function)(FORMS.get(function.__code__.co_argcount, _of_many)(function))
    return asked  # type: ignore[no-any-return]


def _of_many(function: Any) -> Any:
    def asked(state: State, *arguments: Any) -> Any:
        look = state.look
        if look is None:
            return function(state, *arguments)
        key = (function, arguments)
        value = look.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = look[key] = function(state, *arguments)
        return value

    return asked


def _of_one(function: Any) -> Any:
    """The same for functions of the state and one thing more, written out: these are asked most of all."""

    def asked(state: State, one: Any) -> Any:
        look = state.look
        if look is None:
            return function(state, one)
        key = (function, one)
        value = look.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = look[key] = function(state, one)
        return value

    return asked


def _of_two(function: Any) -> Any:
    """The same for functions of the state and two things more."""

    def asked(state: State, one: Any, other: Any) -> Any:
        look = state.look
        if look is None:
            return function(state, one, other)
        key = (function, one, other)
        value = look.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = look[key] = function(state, one, other)
        return value

    return asked


FORMS = {2: _of_one, 3: _of_two}
"""Number of parameters -> how such functions are marked; all others as functions of any number of things."""
