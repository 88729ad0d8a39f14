"""Playing events (6.1, 6.13, 6.18): who may, how they are carried out, and where their cards go.

The operations are gathered here from the modules of this package; OPERATIONS knows every kind of effect.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module

from warcouncil.engine.flow import Flow
from warcouncil.table.book import Event
from warcouncil.table.ways import EventWays
from warcouncil.table.witness import witnessed
from warcouncil.titles.napoleonic_wars.cards import Card
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import ForeignWar
from warcouncil.titles.napoleonic_wars.events.holds import holds, nations
from warcouncil.titles.napoleonic_wars.events.operations import OPERATIONS, carry_out, is_sure, worthwhile
from warcouncil.titles.napoleonic_wars.events.scene import PRINTED, Scene, event_of
from warcouncil.titles.napoleonic_wars.relations import sponsor
from warcouncil.titles.napoleonic_wars.seasons.plays import RESERVE_EVENTS, ReserveEvents
from warcouncil.titles.napoleonic_wars.setup import turn_of
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, Pending
from warcouncil.titles.napoleonic_wars.windows import announced

PACKAGE = "warcouncil.titles.napoleonic_wars.events"
MODULES = (
    "choosing", "placing", "pieces", "hands", "points", "politics", "wars", "rules", "marches", "special",
    "fights", "answers", "marshals",
)  # fmt: skip
"""The modules with operations."""
Special = tuple[Callable[[NapoleonicState, Scene], Flow], Callable[[NapoleonicState, Scene], str | None]]
SPECIAL: dict[str, Special] = {}
"""Card -> how its event is carried out where that is a function, and why it cannot be."""
for _name in MODULES:
    _module = import_module(f"{PACKAGE}.{_name}")
    OPERATIONS.update(getattr(_module, "OPERATIONS", {}))
    SPECIAL.update(getattr(_module, "SPECIAL", {}))
NORMAL = ("impulse", "any_impulse")
"""Moments in which a card may be the play of an impulse of one's own."""


# -- who may play an event


def event_forbidden(state: NapoleonicState, nation: str, card: str, moment: str = "impulse") -> str | None:
    """Why a nation may not play the event of a card or reserve card at a moment, wherever the card is."""
    event = PRINTED[card]
    if moment == "impulse" and not is_normal(card):
        return "nw-6.15-1" if isinstance(event, Card) and event.battle else "nw-6.14-1"
    if event.no_1805 and state.turn == turn_of("1805"):
        return "nw-6.18-1"
    if is_for_all(card) and nation in state.seats:
        return None
    scene = Scene(card, nation, moment)
    if not plays_it(state, scene) or (event.needs and not holds(state, scene, event.needs)):
        return "nw-6.1-4"
    if event.special:
        return special_forbidden(state, scene)
    return None if worthwhile(state, scene) else "nw-6.1-4"  # nw-faq-6.14-2


@cache
def is_normal(card: str) -> bool:
    return not set(NORMAL).isdisjoint(event_of(card).moments)


@cache
def is_for_all(card: str) -> bool:
    """Whether every nation that is played may play a card, whatever the state."""
    event = event_of(card)
    narrow = not isinstance(event, Card) or event.players or event.needs or event.special
    return not narrow and is_sure(card, "", 0)


def plays_it(state: NapoleonicState, scene: Scene) -> bool:
    """Whether the card is meant for a nation: one of its players, or where it says so a sponsor of one."""
    card = scene.card
    if card in COMPONENTS.reserves:
        return COMPONENTS.reserves[card].nation == scene.player
    event = COMPONENTS.cards[card]
    if not event.players:
        return True
    meant = {one for who in event.players for one in nations(state, scene, who)}
    if scene.player in meant:
        return True
    return event.sponsors and any(sponsor(state, one) == scene.player for one in meant)


# -- carrying it out


def play(card: str, state: NapoleonicState, nation: str, moment: str = "impulse") -> Flow:
    """The event of a card that has left the hand: the card has its new place at once, then everything happens."""
    lay(state, card)
    yield from perform(state, Scene(card, nation, moment))


def perform(state: NapoleonicState, scene: Scene) -> Flow:
    """All that an event does."""
    if scene.event.special:
        yield from special_run(scene.card)(state, scene)
    else:
        yield from carry_out(state, scene)


def lay(state: NapoleonicState, card: str) -> None:
    """Where a card goes that is played as an event: into force, to its war, out of the game, or to the discards."""
    printed = COMPONENTS.cards[card]
    if printed.timed:
        state.timed = (*state.timed, card)  # nw-6.11-1
    elif any(isinstance(one, ForeignWar) for one in printed.effects):
        state.wars[card] = ()  # nw-6.13-1
    elif is_removed(card):
        state.remove_card(card)
    else:
        state.put_away(card)


def is_removed(card: str) -> bool:
    """Whether a card leaves the game after its event (6.13)."""
    return COMPONENTS.cards[card].remove == "red"


def elsewhere(state: NapoleonicState, card: str) -> bool:
    """Whether a card lies where an event has put it."""
    return card in state.timed or card in state.wars or card in state.lasting


# -- parts that are functions


def special_run(card: str) -> Callable[[NapoleonicState, Scene], Flow]:
    return SPECIAL[card][0]


def special_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    found = SPECIAL.get(scene.card)
    return found[1](state, scene) if found else "nw-6.1-4"


# -- what was put off


def due(state: NapoleonicState, moment: str, turn: int = 0) -> tuple[Pending, ...]:
    """What was put off until a moment is taken out of the state."""
    found = tuple(one for one in state.pending if one.moment == moment and one.turn == turn)
    state.pending = tuple(one for one in state.pending if one not in found)
    return found


def postponed(state: NapoleonicState) -> Flow:
    """Step: what events have put off until the start of this turn's impulses."""
    for one in due(state, "turn", state.turn):
        yield from carry_out(state, one.scene.copy(), f"{one.scene.path}/then/")


def reserve_event(state: NapoleonicState, power: str, reserve: str) -> Flow:
    """The event of a reserve card (6.2): it is announced like any other, and may be cancelled."""
    if (yield from announced(state, power, reserve)):  # nw-6.14-1
        return
    yield from witnessed(state, "events", reserve, perform, Scene(reserve, power))


def barred(card: str, state: NapoleonicState, nation: str) -> str | None:
    """Why a card is no event of an impulse."""
    return event_forbidden(state, nation, card)


RESERVE_EVENTS.append(ReserveEvents(event_forbidden, reserve_event))
STEPS = {"postponed": postponed}
EVENTS = {card: Event(partial(play, card), partial(barred, card)) for card in COMPONENTS.cards}
WAYS = EventWays(cancelled=announced, removed=is_removed, elsewhere=elsewhere)
