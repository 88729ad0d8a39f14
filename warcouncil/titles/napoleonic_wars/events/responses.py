"""Events that are played out of turn (6.14, 6.15): who may play which at what moment, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any

from warcouncil.engine.flow import Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.table.book import Play
from warcouncil.titles.napoleonic_wars.cards import Moment
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Discard, Effect
from warcouncil.titles.napoleonic_wars.events.carry import event_forbidden, perform, play
from warcouncil.titles.napoleonic_wars.events.fights import note
from warcouncil.titles.napoleonic_wars.events.operations import is_same_for_all
from warcouncil.titles.napoleonic_wars.events.scene import Scene, event_of
from warcouncil.titles.napoleonic_wars.relations import at_war, family, owner, standing
from warcouncil.titles.napoleonic_wars.state import SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.windows import FREELY, TRIGGERS, WINDOWS, is_battle_card

# -- when


def in_battle(state: NapoleonicState, nation: str, id: str) -> bool:
    """A battle card needs a formation in the battle, any other needs none (6.14, 6.15)."""
    now = state.battle
    if now is None:
        return False
    return not is_battle_card(id) or nation in present(state, now.space)  # nw-6.15-1  # nw-11.1-3


present = once_a_look(standing)
"""The nations in the duchy where a battle is fought: many cards are asked about them."""


def at_siege(state: NapoleonicState, nation: str, id: str) -> bool:
    """A siege is resolved by its besieger; a battle card is for the fortress, if it says so (6.15)."""
    now = state.siege
    if now is None:
        return False
    if is_battle_card(id):
        return family(state, nation) == family(state, state.controller(now.space))  # nw-6.15-2  # nw-12.1-4
    return nation == owner(now.leader)


def at_sea(state: NapoleonicState, nation: str, id: str) -> bool:
    now = state.engagement
    return now is not None and any(one == nation for side in now.ships for one, _ in side)  # nw-13.4-3


def is_own_move(state: NapoleonicState, nation: str, id: str) -> bool:
    return state.moving is not None and state.moving.power == nation


def is_enemy_move(state: NapoleonicState, nation: str, id: str) -> bool:
    return state.moving is not None and at_war(state, nation, state.moving.power)


def is_entered(state: NapoleonicState, nation: str, id: str) -> bool:
    """Whether an enemy has entered a home duchy of the nation's."""
    if state.moving is None or not is_enemy_move(state, nation, id):
        return False
    here = SPACES[state.moving.space]
    return here.nation == nation and here.status == "home"


def is_quiet(state: NapoleonicState, nation: str, id: str) -> bool:
    """Any moment; but an announced event that takes cards is no moment to play one of them first (6.14)."""
    if not state.announced:
        return True
    card = state.announced[-1][1]
    going_on = (state.moving, state.battle, state.siege, state.sailing, state.engagement, state.convoy)
    if any(one is not None for one in going_on):
        return False
    return nation == state.active or not takes_cards(card, nation)  # nw-6.14-6


RAIDED = {"guerre_de_course": "britain"}
"""Events that are functions -> who may have to give up cards by them."""


@cache
def takes_cards(card: str, nation: str) -> bool:
    """Whether the event of a card may make a nation give up cards: it is named there, or may be chosen."""
    if RAIDED.get(card) == nation:
        return True
    return any(isinstance(one, Discard) and one.who in (nation, "chosen") for one in parts(event_of(card).effects))


@cache
def takes_any(card: str) -> bool:
    """Whether the event of a card may make anybody give up cards."""
    return any(isinstance(one, Discard) for one in parts(event_of(card).effects))


def parts(value: Any) -> Iterator[Any]:
    """Every operation of an event, however deep."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif isinstance(value, Effect):
        yield value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))


def always(state: NapoleonicState, nation: str, id: str) -> bool:
    return True


MOMENTS: dict[Moment, Callable[[NapoleonicState, str, str], bool]] = {
    "any_impulse": is_quiet,
    "own_move": is_own_move,
    "any_move": lambda state, nation, id: state.moving is not None,
    "enemy_move": is_enemy_move,
    "home_entered": is_entered,
    "group_moves": lambda state, nation, id: state.moving is not None,
    "battle_begins": in_battle,
    "battle_dice": in_battle,
    "battle_rolled": in_battle,
    "battle_decided": in_battle,
    "siege_dice": at_siege,
    "naval_dice": at_sea,
    "naval_roll": always,
    "intercepted": always,
    "attrition_rolled": always,
    "event_announced": lambda state, nation, id: bool(state.announced),
}
"""Moment -> whether it has come for a nation and a card."""


def moment_of(state: NapoleonicState, nation: str, id: str, trigger: str) -> str:
    """The moment of a card that has come with a trigger; empty if none has."""
    for one in moments(id, trigger):
        if MOMENTS[one](state, nation, id):
            return one
    return ""


@cache
def moments(id: str, trigger: str) -> tuple[Moment, ...]:
    """The moments of a card that may come with a trigger."""
    printed = event_of(id).moments
    return tuple([one for one in TRIGGERS[trigger] if one in printed])


# -- who


def response_options(id: str, state: NapoleonicState, nation: str, trigger: str) -> list[Option]:
    """The event of a card, if this nation could play it now with some effect."""
    moment = moment_of(state, nation, id, trigger)
    if not moment or event_forbidden(state, nation, id, moment) is not None:
        return []
    return [("play_reserve" if id in COMPONENTS.reserves else "play", id)]


def freely(state: NapoleonicState, nation: str, ids: Iterable[str], trigger: str) -> tuple[str, list[str]]:
    """The first of some cards that all nations which are played could play now, as one of them can; else those about
    which each must be asked."""
    rest = []
    personal = bool(state.announced) and takes_any(state.announced[-1][1])
    for id in ids:
        if personal or not is_common(id, trigger):
            rest.append(id)
        elif response_options(id, state, nation, trigger):
            return id, rest
    return "", rest


@cache
def is_common(id: str, trigger: str) -> bool:
    """Whether all nations that are played can play a card at a trigger, or none; if no announced event takes cards."""
    common = COMMON if is_battle_card(id) else COMMON | IN_BATTLE
    return is_same_for_all(id) and common.issuperset(moments(id, trigger))


COMMON = frozenset(
    ("any_impulse", "event_announced", "any_move", "group_moves", "naval_roll", "intercepted", "attrition_rolled")
)
"""Moments that have come for all nations or for none."""
IN_BATTLE = frozenset(("battle_begins", "battle_dice", "battle_rolled", "battle_decided"))
"""Moments of a battle, in which battle cards are for those who stand there."""


def resolve(id: str, state: NapoleonicState, nation: str, option: Option, trigger: str) -> Flow:
    """The event of a card that was played out of turn."""
    moment = moment_of(state, nation, id, trigger)
    if id in COMPONENTS.reserves:
        yield from perform(state, Scene(id, nation, moment))
    else:
        yield from play(id, state, nation, moment)
    if is_battle_card(id):
        note(state, nation, id)


FREELY.append(freely)
PLAYS = {
    id: Play(partial(response_options, id), partial(resolve, id))
    for id in dict.fromkeys(id for cards in WINDOWS.values() for id in cards)
}
