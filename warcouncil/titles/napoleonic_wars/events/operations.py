"""Operations one after the other: the dispatch of events.

An operation may leave steps on the agenda (a battle, a march, a pact that others may restore). Then the rest of the
event waits behind them, and the scene lies in the state meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from warcouncil.engine.flow import Flow
from warcouncil.titles.napoleonic_wars.effects import Choose
from warcouncil.titles.napoleonic_wars.events.asking import by_rule
from warcouncil.titles.napoleonic_wars.events.holds import holds
from warcouncil.titles.napoleonic_wars.events.scene import Scene, operations_at
from warcouncil.titles.napoleonic_wars.state import NapoleonicState


def always(state: NapoleonicState, scene: Scene, effect: Any) -> bool:
    return True


class Operation(NamedTuple):
    """How one kind of operation is carried out."""

    run: Callable[[NapoleonicState, Scene, Any], Flow | None]
    """A function, or a generator where somebody must decide."""
    possible: Callable[[NapoleonicState, Scene, Any], bool] = always
    """Whether it can be carried out now (6.1)."""


OPERATIONS: dict[type, Operation] = {}
"""Every kind of operation; carry.py gathers them from the modules of this package."""
CANDIDATES: list[Callable[[NapoleonicState, Scene, Choose], Iterable[Scene]]] = []
"""How a `choose` finds what may be named: each as the scene that follows."""


def carry_out(state: NapoleonicState, scene: Scene, at: str = "", start: int = 0) -> Flow:
    """A list of operations of the scene's event from one of them on; returns whether the rest of it must wait."""
    for index, effect in tuple(enumerate(operations_at(scene.card, at)))[start:]:
        scene.path = f"{at}{index}"
        if not applies(state, scene, effect):
            continue
        below = len(state.agenda)
        flow = OPERATIONS[type(effect)].run(state, scene, effect)
        if flow is not None:
            yield from flow
        if state.over:
            return False
        if len(state.agenda) > below:
            state.agenda.insert(below, ("effects", scene.card, at, index + 1))
            state.scenes[scene.card] = scene.copy()
            return True
    return False


def applies(state: NapoleonicState, scene: Scene, effect: Any) -> bool:
    """Whether an operation happens: its conditions hold, and a neutral minor does not leave it out (5.31)."""
    left_out = scene.neutral.left_out
    if left_out and scene.path.isdecimal() and int(scene.path) + 1 in left_out and by_rule(state, scene):
        return False
    return not effect.when or holds(state, scene, effect.when)


def effects(state: NapoleonicState, card: str, at: str, start: int) -> Flow:
    """Step: an event goes on after what one of its operations has brought about."""
    scene = state.scenes[card].copy()
    waits = yield from carry_out(state, scene, at, start)
    if waits:
        return
    if any(entry[:2] == ("effects", card) for entry in state.agenda):
        state.scenes[card] = scene.copy()
    else:
        del state.scenes[card]


# -- what is possible


def possible(state: NapoleonicState, scene: Scene, at: str = "", start: int = 0, every: bool = False) -> bool:
    """Whether a list of operations can be carried out from one of them on: those that must be, or `every` one (6.1)."""
    needed = wanted(scene.card, at, start, every)
    if not needed:
        return True
    here, left_out = scene.copy(), scene.neutral.left_out
    for index, effect in needed:
        here.path = f"{at}{index}"
        if (left_out or effect.when) and not applies(state, here, effect):
            continue
        if isinstance(effect, Choose):
            named = CANDIDATES[0](state, here, effect)  # with each of them the rest can be carried out
            return any(possible(state, one, at, index + 1, every) if every else True for one in named)
        if not OPERATIONS[type(effect)].possible(state, here, effect):
            return False  # nw-6.1-4
    return True


@cache
def wanted(card: str, at: str, start: int, every: bool) -> tuple[tuple[int, Any], ...]:
    """What must be possible of a list, with its places: what must be carried out, or every one; choices in any case."""
    found = tuple(enumerate(operations_at(card, at)))[start:]
    return tuple([(index, one) for index, one in found if one.must or every or isinstance(one, Choose)])


def worthwhile(state: NapoleonicState, scene: Scene, at: str = "", start: int = 0) -> bool:
    """Whether a list of operations can be carried out, and to some effect (6.1, 6.14)."""
    if is_sure(scene.card, at, start) and scene.player in state.seats:
        return True
    if not possible(state, scene, at, start):
        return False
    if scene.player in state.seats and names(scene.card, at, start):
        return True
    return has_core(scene.card, at, start) or fruitful(state, scene, at, start)


@cache
def is_sure(card: str, at: str, start: int) -> bool:
    """Whether nothing in a list depends on the state: it can be carried out by anybody who is played, at any time."""
    effects = operations_at(card, at)[start:]
    return bool(effects) and all(not one.when and OPERATIONS[type(one)].possible is always for one in effects)


@cache
def has_core(card: str, at: str, start: int) -> bool:
    """Whether something in a list must be carried out in any case, so that what is possible has an effect."""
    return any(effect.must and not effect.when for effect in operations_at(card, at)[start:])


@cache
def names(card: str, at: str, start: int) -> bool:
    """Whether something is named in a list in any case: then whatever makes it possible has an effect as well."""
    return any(isinstance(effect, Choose) and not effect.when for effect in operations_at(card, at)[start:])


def fruitful(state: NapoleonicState, scene: Scene, at: str = "", start: int = 0) -> bool:
    """Whether a list of operations would change anything: no event is played merely to be rid of its card (6.14)."""
    here, left_out = scene.copy(), scene.neutral.left_out
    for index, effect in enumerate(operations_at(scene.card, at)[start:], start):
        here.path = f"{at}{index}"
        if (left_out or effect.when) and not applies(state, here, effect):
            continue
        if OPERATIONS[type(effect)].possible(state, here, effect):
            return True
        if isinstance(effect, Choose):
            return False  # nw-faq-6.14-2
    return False


def following(scene: Scene) -> tuple[str, int]:
    """Where the list of the operation that is carried out goes on."""
    at, _, index = scene.path.rpartition("/")
    return (f"{at}/" if at else ""), int(index) + 1


STEPS = {"effects": effects}
