"""Positions of Tanto Monta in one line, and words to play from them.

    match = impulse("spain", 2)
    play(match, ("end_actions",))
    assert look(match).cp == 0

A dict changes the entries it names; sets, tuples and numbers take the place of what the scenario says. The match waits
at nothing behind its steps: when they are done it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.rulebook.asking import asked as asked
from tests.rulebook.asking import choices as choices
from tests.rulebook.asking import may as may
from tests.rulebook.asking import question as question
from tests.rulebook.asking import refused as refused
from tests.rulebook.asking import told as told
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.engine import clauses
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option, OptionValue
from warcouncil.testing import ScriptedDice
from warcouncil.testing import answer as answer_one
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, POLICY, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import TantoMonta
from warcouncil.titles.tanto_monta.war import ground
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME
from warcouncil.titles.tanto_monta.windows import CARDS

TLEMCEN = {space.id: space.home for space in COMPONENTS.map.spaces if space.id in ground.TLEMCEN}
"""The spaces that come into play with the Berbers, and whose they are then."""


class Game(TantoMonta):
    """The title itself; a test may give it a step of its own."""


# -- positions


def position(
    *steps: Entry, scenario: str = "1470", options: Mapping[str, OptionValue] | None = None, **fields: Any
) -> TantoMontaState:
    """The start of a scenario with another agenda and other fields."""
    game = Game()
    wanted: dict[str, OptionValue] = {"scenario": scenario, "windows": "quick", **(options or {})}
    state = game.setup(4, game.check_options(4, wanted))
    state.agenda = list(reversed(steps))
    if int(fields.get("turn", state.turn)) >= BERBERS_COME:
        state.control.update({space: home for space, home in TLEMCEN.items() if state.control[space] == INDEPENDENT})
    fields["deck"] = lying(fields.get("deck", [card for card in CARDS if card in state.deck]))
    for name, value in fields.items():
        assert name in state.__struct_fields__, f"no field {name}"
        before = getattr(state, name)
        setattr(state, name, {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value)
    return state


def lying(cards: Iterable[str] | Deck) -> Deck:
    """A deck in a known order: nothing is rolled when its cards are drawn."""
    return cards if isinstance(cards, Deck) else Deck((), tuple(cards))


def scene(
    wars: Iterable[tuple[str, str]] = (),
    alliances: Iterable[tuple[str, str]] = (),
    leaders: Mapping[str, str] | None = None,
    admirals: Mapping[str, str] | None = None,
    ships: Mapping[str, Mapping[str, int]] | None = None,
    sieges: Mapping[str, Mapping[str, int]] | None = None,
    fields: Mapping[str, Any] | None = None,
    **stacks: Mapping[str, int | Mapping[str, int]],
) -> TantoMontaState:
    """A map with these units alone: `space={power: regulars}` or `space={power: {"cavalry": 2}}`.

    `ships={place: {navy: squadrons}}`, `sieges={space: {power: impulse}}`.
    """
    state = position(**{"impulse": 5, **(fields or {})})
    state.troops, state.fleets = {}, {}
    state.leaders, state.admirals = dict(leaders or {}), dict(admirals or {})
    state.wars = {REALM.pair(*one) for one in wars}
    state.alliances |= {REALM.pair(*one) for one in alliances}
    for space, owners in stacks.items():
        assert space in REALM.atlas.spaces, space
        for owner, units in owners.items():
            state.add_troops(space, owner, **({"regular": units} if isinstance(units, int) else dict(units)))
    for place, fleets in (ships or {}).items():
        for owner, squadrons in fleets.items():
            navy = POLICY.get(owner, owner)
            state.add_ships(place, navy, navy, squadron=squadrons)
    state.sieges = {space: tuple(begun.items()) for space, begun in (sieges or {}).items()}
    return state


def table(
    *steps: Entry,
    dice: Iterable[tuple[str, object]] = (),
    state: TantoMontaState | None = None,
    others: int | None = None,
    **said: Any,
) -> Match:
    """A match from a position; everything that is rolled must be told, unless a seed is given for all else."""
    return Match.at(Game(), state or position(*steps, **said), dice=ScriptedDice(dice, others=others))


def run(state: TantoMontaState, procedure: Callable[[TantoMontaState], Any], *dice: tuple[str, object]) -> Match:
    """A match whose only step is one procedure of a chapter."""
    game = Game()
    game.steps = {**game.steps, "procedure": procedure}  # type: ignore[misc]
    state.agenda = [("procedure",)]
    return Match.at(game, state, dice=ScriptedDice(dice))


def impulse(
    player: str, points: int, *dice: tuple[str, object], state: TantoMontaState | None = None, **said: Any
) -> Match:
    """A player in the middle of his impulse with some command points."""
    start = state or position(**said)
    start.cp, start.active, start.acting, start.phase = points, player, player, "action"
    start.agenda = [("actions", player)]
    return table(state=start, dice=dice)


def hand(state: TantoMontaState, player: str, *cards: str) -> TantoMontaState:
    """The same position with these cards, from wherever they are, as the hand of a player."""
    for holder, held in state.hands.items():
        state.hands[holder] = tuple(card for card in held if card not in cards)
    state.deck = Deck((), tuple(card for card in state.deck.top or state.deck.bag if card not in cards))
    for pile in ("aside", "discard", "removed"):
        setattr(state, pile, tuple(card for card in getattr(state, pile) if card not in cards))
    freed = [card for card in state.hands[player] if card not in cards]
    state.aside = (*state.aside, *freed)
    state.hands[player] = cards
    state.sort_hand(player)
    return state


# -- looking


def cited(clause: str | None) -> str | None:
    """The clause of this rulebook that a rule cites, be it shared with other titles."""
    return clause and clauses.own(Game(), clause)


def look(match: Match) -> TantoMontaState:
    assert isinstance(match.state, TantoMontaState)
    return match.state


def player_of(power: str) -> str:
    return PLAYER[power]


# -- playing


def play(match: Match, *answers: Option | tuple[str, Option]) -> TantoMontaState:
    """Answer one question after the other, `(power, option)` where several decide side by side."""
    for given in answers:
        answer_one(match, given)
    return look(match)


def settle(match: Match) -> TantoMontaState:
    """Answer what is left with the first that may be answered: what is chosen does not matter to the test."""
    while not match.over:
        answer_one(match, match.decisions[0].options[0])
    return look(match)


def finish(match: Match) -> None:
    """The match is over and everything that was told has been rolled."""
    assert match.over, [decision.kind for decision in match.decisions]
    dice = match._course.dice
    assert isinstance(dice, ScriptedDice)
    dice.finish()
