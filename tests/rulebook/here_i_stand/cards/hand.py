"""Cards in hands, and their events played through a whole impulse.

    match = event("hapsburg", "threat_to_power", ("threat to power", 5))
    play(match, ("leader", "montmorency"))
    assert "montmorency" not in look(match).leaders
    over(match)

All hands are empty but for the cards that are named, so that the powers behind pass by themselves.
"""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.driver import asked, finish, impulse, look, play, position, refused, table
from warcouncil.engine.match import Match
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.state import HereIStandState

Dice = tuple[str, object]


def deal(state: HereIStandState, **hands: tuple[str, ...]) -> HereIStandState:
    """Give out cards, wherever they are; the other hands are empty."""
    state.hands = dict.fromkeys(MAJORS, ())
    for power, cards in hands.items():
        for card in cards:
            state.deck = state.deck.without(card)
            for pile in ("discard", "aside"):
                setattr(state, pile, tuple(other for other in getattr(state, pile) if other != card))
            state.take_card(power, card)
    return state


def turn(power: str, *dice: Dice, state: HereIStandState | None = None, **said: Any) -> Match:
    """The impulse of a power begins."""
    start = state or position(**said)
    start.agenda = [("impulse", power)]
    start.phase = "action"
    return table(state=start, dice=dice)


def holding(
    power: str,
    card: str,
    state: HereIStandState | None = None,
    hands: dict[str, tuple[str, ...]] | None = None,
    **said: Any,
) -> HereIStandState:
    """A position in which a power holds a card."""
    cards = dict(hands or {})
    cards[power] = (card, *cards.get(power, ()))
    return deal(state or position(**said), **cards)


def event(power: str, card: str, *dice: Dice, **said: Any) -> Match:
    """A power has just played a card as an event."""
    match = turn(power, *dice, state=holding(power, card, **said))
    play(match, ("event", card))
    return match


def refusal(power: str, card: str, **said: Any) -> str | None:
    """The clause that forbids an event; an event that is allowed fails."""
    return refused(turn(power, state=holding(power, card, **said)), ("event", card))


def allowed(power: str, card: str, **said: Any) -> bool:
    """Whether a power may play a card as an event."""
    match = turn(power, state=holding(power, card, **said))
    return ("event", card) in match.decisions[0].options


def over(match: Match) -> HereIStandState:
    """The impulse was the last: nobody has cards any more, and all dice that were told are rolled."""
    finish(match)
    return look(match)


def march(state: HereIStandState, power: str, origin: str, target: str, *dice: Dice, points: int = 3) -> Match:
    """All units of a power in a space move to the next one, and nobody gets out of their way."""
    match = impulse(power, points, *dice, state=state)
    play(match, ("move", origin), ("space", target))
    pick_all(match, "move_formation")
    stand(match)
    return match


def stand(match: Match) -> None:
    """Whoever could intercept or avoid battle does not."""
    while match.decisions and match.decisions[0].kind in ("intercept", "avoid_battle"):
        play(match, ("pass",))


def pick_all(match: Match, kind: str) -> None:
    """Put the whole stack into the formation that is asked for."""
    while match.decisions and asked(match).kind == kind:
        options = asked(match).options
        play(match, ("all",) if ("all",) in options else options[-1])
