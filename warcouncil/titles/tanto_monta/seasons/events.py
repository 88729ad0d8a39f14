"""Cards as events (6.1, 6.2): what stops them, the points of mandatory events, where a card goes; events that are due
by themselves (18.1)."""

from __future__ import annotations

from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.table import windows
from warcouncil.table.events import carry_out
from warcouncil.table.facts import Fact
from warcouncil.table.points import give_points
from warcouncil.table.ways import EventWays
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.seasons.home_cards import last_home_card
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import CARDS

SPENT = Fact("spent_card", "player", "card", turn=True)
"""A player has played this card for its CP."""
UNMET = Fact("unmet", "card", turn=True)
"""The condition of a mandatory event was not met this turn."""
BEWITCHED = Fact("bewitched")
"""The card of the impulse was cancelled: nobody extends it (#62)."""
PLAYED = Fact("played_in_action", "player", turn=True)
"""A player has played a card in the action phase of this turn."""
FACTS = (SPENT, UNMET, BEWITCHED, PLAYED)
CONSOLATION = 2
"""The points of a player whose card was cancelled."""
RULER_OF = {ruler.card: ruler.player for ruler in COMPONENTS.people.rulers if ruler.card}
NEITHER = ("papal_bull", "the_plague")
"""Besides mandatory events: cards that nobody takes back from the discards (6.2)."""


def cancelled(state: TantoMontaState, player: str, card: str) -> Flow:
    """A card that was played in an impulse may be stopped by another one; nobody takes it from the hand meanwhile."""
    held = card in state.hands[player]
    if held:
        state.card = card
        state.leave_hand(player, card)
    stopped = yield from stopped_by_others(state, "card_played", player, card)
    if held:
        state.take_card(player, card)
    if stopped:
        state.bound = ()
        state.mark(BEWITCHED)
        give_points(state, player, CONSOLATION)
    return stopped


def answered(state: TantoMontaState, player: str, card: str) -> Flow:
    """A card that was played out of turn may be stopped as well: combat cards on land in two ways."""
    if CARDS[card].kind == "home":
        last_home_card(state, player)
    if state.phase == "action":
        state.mark(PLAYED, player)
    on_land = CARDS[card].kind == "combat" and state.battle is not None
    for trigger, able in (("combat_card_played", on_land), ("card_played", state.phase == "action")):
        if able and (yield from stopped_by_others(state, trigger, player, card)):
            return True
    return False


def stopped_by_others(state: TantoMontaState, trigger: str, player: str, card: str) -> Flow:
    """Whether another player cancels a card: then it was not played as an event."""
    first = PLAYERS.index(player)
    others = (*PLAYERS[first + 1 :], *PLAYERS[:first])
    stopped = yield from windows.offer(state, trigger, others, {"power2": player, "card": card})
    if stopped:
        state.played_events.discard((player, card))
        state.log("card_cancelled", power=player, card=card)
    return stopped


def points(card: str) -> int:
    """A mandatory event brings its CP behind what it does."""
    return CARDS[card].cp if CARDS[card].kind == "mandatory" else 0  # tm-6.1-15


def removed(card: str) -> bool:
    """Whether a card leaves the game when its event has happened."""
    return CARDS[card].remove in ("event", "resolved")  # tm-6.2-3


def elsewhere(state: TantoMontaState, card: str) -> bool:
    """Home cards, rulers, Popes and foreign wars lie on the table."""
    return card in state.on_table


WAYS = EventWays(cancelled=cancelled, points=points, removed=removed, elsewhere=elsewhere)


def without_effect(state: TantoMontaState, card: str) -> None:
    """A mandatory event whose condition is not met: nothing happens, and its card is discarded, not removed."""
    state.put_away(card)  # tm-6.2-3
    state.mark(UNMET, card)
    state.log("event_without_effect", card=card)


# -- discards


def retrievable(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The discards that a player may take back."""
    return tuple([card for card in state.discard if retrieve_forbidden(state, player, card) is None])


def retrieve_forbidden(state: TantoMontaState, player: str, card: str) -> str | None:
    if CARDS[card].kind == "mandatory" or card in NEITHER:
        return "tm-6.2-5"
    if (player, card) in state.played_events or state.holds(SPENT, player, card):
        return "tm-6.2-6"
    return None


# -- forced events


def forced_events(state: TantoMontaState) -> None:
    """Step of winter: the mandatory events of this turn that have not happened, then those that are due for longer."""
    table = COMPONENTS.tables.forced
    late = [card for turn, cards in table.items() if turn < state.turn for card in cards]
    due = dict.fromkeys((*table.get(state.turn, ()), *late))
    state.next(*(("forced_event", card) for card in due))  # tm-18.1-1 tm-6.1-17


def forced_event(state: TantoMontaState, card: str) -> Flow:
    """Step: an event that is due happens as if somebody had played it, without CP; its card leaves the game.

    If its condition is not met, it waits for the next winter.
    """
    if not overdue(state, card):
        return
    pull_out(state, card)
    state.card = card
    state.log("forced_event", card=card)
    yield from carry_out(state, RULER_OF.get(card, PLAYERS[0]), card)
    if card in state.discard and not state.holds(UNMET, card):
        state.discard = tuple(other for other in state.discard if other != card)
        state.remove_card(card)  # tm-6.1-27
    state.card = ""
    yield MOMENT


def overdue(state: TantoMontaState, card: str) -> bool:
    """Whether a mandatory event has not happened: its card is still somewhere to be played from."""
    held = any(card in hand for hand in state.hands.values())
    there = held or card in state.deck or card in state.discard or card in state.aside
    return there and card in state.book.events


def pull_out(state: TantoMontaState, card: str) -> None:
    """Take a card from wherever it is: from the deck, the discards, a hand, or from those that are not in the game."""
    for player, hand in state.hands.items():
        if card in hand:
            state.leave_hand(player, card)
    state.deck = state.deck.without(card)
    state.discard = tuple(other for other in state.discard if other != card)
    state.aside = tuple(other for other in state.aside if other != card)


STEPS = {"forced_events": forced_events, "forced_event": forced_event}
