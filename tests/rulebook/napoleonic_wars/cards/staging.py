"""Words for tests of cards as the play of an impulse: who holds a card decides what to do with it, in a real match.

    match = holding("france", "levee_en_masse", units={"paris": {"france": 2}})
    go(match, ("event", "levee_en_masse"), ("place_troops", "paris"))

It is the second turn, and nothing is on the map and in the hands but what is said.
"""

from __future__ import annotations

from typing import Any

from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import look, position, question, refused, table
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

NOBODY: dict[str, tuple[str, ...]] = dict.fromkeys(NATIONS, ())
FACTS: dict[str, Any] = {"turn": 2, "round": 2, "units": {}, "squadrons": {}}
PACT_OF_TURKEY: dict[str, Any] = {
    "consuls": {"turkey": ("france", "pact", False)},
    "camps": {"turkey": "imperial"},
    "seats": {"turkey": 0},
}
"""Turkey in Pact with France, in the match of four."""


def staged(player: str, step: str, hands: dict[str, tuple[str, ...]], **said: Any) -> NapoleonicState:
    """A nation in its impulse, about to take one step of it."""
    state = position(hands={**NOBODY, **hands}, **{**FACTS, **said})
    state.phase, state.active, state.acting, state.due = "impulses", player, player, player
    state.agenda = [(step, player)]
    return state


def holding(player: str, card: str, *dice: tuple[str, object], **said: Any) -> Match:
    """A nation whose only card this is, about to play."""
    hands = {**said.pop("hands", {}), player: (card,)}
    return table(state=staged(player, "plays", hands, **said), dice=dice)


def reserved(player: str, *dice: tuple[str, object], **said: Any) -> Match:
    """A nation about to play with its reserve cards, and no card but what is said."""
    return table(state=staged(player, "plays", said.pop("hands", {}), **said), dice=dice)


def minor(player: str, card: str, *dice: tuple[str, object], **said: Any) -> Match:
    """The impulse of a neutral minor with one card in its hand."""
    hands = {**said.pop("hands", {}), player: (card,)}
    state = staged(player, "minor_play", hands, **said)
    return table(state=state, dice=[(f"card of {player}", 0), *dice])


def event(player: str, card: str, *answers: Option, dice: Any = (), **said: Any) -> Match:
    """A nation plays its card as an event and answers what it is asked."""
    match = holding(player, card, *dice, **said)
    go(match, ("event", card), *answers)
    rest(match)
    return match


def not_played(player: str, card: str, **said: Any) -> str | None:
    """The clause by which a nation may not play its card as an event in its impulse; its CP it may have."""
    match = holding(player, card, **said)
    assert question(match) == (player, "play")
    if not COMPONENTS.cards[card].must_be_event:
        assert ("spend", card) in match.decisions[0].options
    return refused(match, ("event", card))


def lies(match: Match, card: str) -> str:
    """Where a card is."""
    state = look(match)
    places = {
        "discard": card in state.discard,
        "removed": card in state.removed,
        "timed": card in state.timed,
        "war": card in state.wars,
        "lasting": card in state.lasting,
        "hand": any(card in hand for hand in state.hands.values()),
    }
    (found,) = [place for place, here in places.items() if here]
    return found


def box(match: Match, one: str) -> tuple[str, str]:
    """Row and column of a consul."""
    row, column, _ = look(match).consuls[one]
    return row, column
