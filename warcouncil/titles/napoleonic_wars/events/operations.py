"""Operations one after the other: the dispatch of events.

An operation may leave steps on the agenda (a battle, a march, a pact that others may restore). Then the rest of the
event waits behind them, and the scene lies in the state meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from warcouncil.engine.flow import Flow
from warcouncil.titles.napoleonic_wars.cards import Card
from warcouncil.titles.napoleonic_wars.effects import Choose
from warcouncil.titles.napoleonic_wars.events.asking import by_rule
from warcouncil.titles.napoleonic_wars.events.holds import holds, named_in
from warcouncil.titles.napoleonic_wars.events.scene import PRINTED, Scene, operations_at
from warcouncil.titles.napoleonic_wars.state import PLACE, NapoleonicState


def always(state: NapoleonicState, scene: Scene, effect: Any) -> bool:
    return True


class Operation(NamedTuple):
    """How one kind of operation is carried out."""

    run: Callable[[NapoleonicState, Scene, Any], Flow | None]
    """A function, or a generator where somebody must decide."""
    possible: Callable[[NapoleonicState, Scene, Any], bool] = always
    """Whether it can be carried out now (6.1)."""
    same_for_all: Callable[[Any], bool] = lambda effect: False
    """Whether that does not depend on who plays the card, as long as a player runs it."""


Placed = tuple[str, int, Any]
"""An operation with its place in the event and in its list."""
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
    before = scene.path
    found = can_all(state, scene, needed, at, every)
    scene.path = before
    return found


def can_all(state: NapoleonicState, scene: Scene, needed: Iterable[Placed], at: str, every: bool) -> bool:
    """Whether all that is needed of a list can be carried out; the scene stands at each of it in turn."""
    left_out = scene.neutral.left_out
    for path, index, effect in needed:
        scene.path = path
        if (left_out or effect.when) and not applies(state, scene, effect):
            continue
        if type(effect) is Choose:
            named = CANDIDATES[0](state, scene, effect)  # with each of them the rest can be carried out
            return any(possible(state, one, at, index + 1, every) if every else True for one in named)
        if not OPERATIONS[type(effect)].possible(state, scene, effect):
            return False  # nw-6.1-4
    return True


@cache
def wanted(card: str, at: str, start: int, every: bool) -> tuple[Placed, ...]:
    """What must be possible of a list, with its places: what must be carried out, or every one; choices in any case."""
    return tuple([row for row in placed(card, at, start) if row[2].must or every or isinstance(row[2], Choose)])


@cache
def placed(card: str, at: str, start: int) -> tuple[Placed, ...]:
    """A list of operations from one of them on: each with its place in the event and in the list."""
    return tuple([(f"{at}{index}", index, one) for index, one in enumerate(operations_at(card, at))][start:])


def worthwhile(state: NapoleonicState, scene: Scene, at: str = "", start: int = 0) -> bool:
    """Whether a list of operations can be carried out, and to some effect (6.1, 6.14)."""
    sure, named, core = known(scene.card, at, start)
    played = scene.player in state.seats
    if sure and played:
        return True
    if not possible(state, scene, at, start):
        return False
    return core or (named and played) or fruitful(state, scene, at, start)


@cache
def known(card: str, at: str, start: int) -> tuple[bool, bool, bool]:
    """What is known of a list of operations before anybody looks at the state."""
    return is_sure(card, at, start), names(card, at, start), has_core(card, at, start)


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
    before = scene.path
    found = can_any(state, scene, placed(scene.card, at, start))
    scene.path = before
    return found


def can_any(state: NapoleonicState, scene: Scene, effects: Iterable[Placed]) -> bool:
    """Whether any of some operations can be carried out; the scene stands at each of them in turn."""
    left_out = scene.neutral.left_out
    for path, _, effect in effects:
        scene.path = path
        if (left_out or effect.when) and not applies(state, scene, effect):
            continue
        if OPERATIONS[type(effect)].possible(state, scene, effect):
            return True
        if type(effect) is Choose:
            return False  # nw-faq-6.14-2
    return False


def following(scene: Scene) -> tuple[str, int]:
    """Where the list of the operation that is carried out goes on."""
    return behind(scene.path)


@cache
def behind(path: str) -> tuple[str, int]:
    at, _, index = path.rpartition("/")
    return (f"{at}/" if at else ""), int(index) + 1


@cache
def is_same_for_all(card: str) -> bool:
    """Whether it does not matter which nation that a player runs wants to play an event: all can, or nobody."""
    printed = PRINTED[card]
    narrow = not isinstance(printed, Card) or printed.players or printed.needs or printed.special
    if narrow or any(effect.when for effect in printed.effects):
        return False
    return all(OPERATIONS[type(one)].same_for_all(one) and not personal_words(one) for one in printed.effects)


def personal_words(effect: Any) -> list[str]:
    """The words of an operation that mean other nations for another player of the card."""
    found = [getattr(effect, field, "") for field in ("who", "whose", "but", "among")]
    words = [one for each in found for one in ((each,) if isinstance(each, str) else each)]
    where = getattr(effect, "where", None)
    if where is not None:
        words += [*where.nations, *(whose for _, whose in named_in(where))]
    return [one for one in words if one and one != "anybody" and one not in PLACE]


STEPS = {"effects": effects}
