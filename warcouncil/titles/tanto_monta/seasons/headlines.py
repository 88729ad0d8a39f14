"""Headline events (10): a secret choice of event and support, an order, and what each place brings."""

from __future__ import annotations

from collections.abc import Generator

import msgspec

from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.events import carry_out, event_forbidden
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.influence import in_play
from warcouncil.titles.tanto_monta.realm import MINORS, PLAYERS
from warcouncil.titles.tanto_monta.rulers import administration
from warcouncil.titles.tanto_monta.seasons.events import points
from warcouncil.titles.tanto_monta.seasons.home_cards import last_home_card
from warcouncil.titles.tanto_monta.seasons.impulses import begin
from warcouncil.titles.tanto_monta.seasons.victory import vp
from warcouncil.titles.tanto_monta.state import Headline, TantoMontaState
from warcouncil.titles.tanto_monta.windows import CARDS

FACTS_OF = COMPONENTS.tables.headlines
MARKER = "headline_event"
FIRST, SECOND = 1, 2
NONE: Option = ("no_headline",)
DECLINE: Option = ("decline",)
LEVELS = {minor.id: len(minor.costs) for minor in COMPONENTS.powers.minors}
"""The highest level of influence with each minor power."""

KINDS = {
    "headline": Kind({"headline": ("card",), "no_headline": ()}, public=False),
    "support": Kind({"support": ("card",)}, public=False),
    "give_up": Kind({"give_up": ("amount",), "decline": ()}),
    "headline_influence": Kind(
        {"raise_influence": ("power", "power"), "lower_influence": ("power", "power"), "decline": ()}
    ),
}
REFUSALS = {
    "headline": "tm-10-1",
    "support": "tm-10-1",
    "give_up": "tm-10-4",
    "headline_influence": "tm-10-6",
}


def headlines(state: TantoMontaState) -> Flow:
    """Step: everybody chooses, all is shown, and the events are put in order."""
    state.phase = "headlines"
    yield from windows.offer(state, "before_headlines", PLAYERS)
    answers = yield Together(PLAYERS, choose)  # tm-10-1
    for player, chosen in answers.items():
        if chosen is not None:
            show(state, player, *chosen)
    order = ranking(state)
    for place, player in enumerate(order, 1):
        state.headlines[player] = msgspec.structs.replace(state.headlines[player], place=place)
    state.log("headlines_ranked", powers=order)
    state.next(*(("headline", player) for player in order), ("headlines_end",))


# -- the choice


def choose(state: TantoMontaState, player: str) -> Generator[Ask, Option, tuple[str, str] | None]:
    """A player chooses his event, then a card that supports it."""
    choice = yield Ask(player, "headline", lambda now: headline_candidates(now, player), headline_forbidden)
    state.drafts[player] = (choice,)
    if choice == NONE:
        return None
    event = str(choice[1])
    support = yield Ask(
        player,
        "support",
        lambda now: [("support", card) for card in now.hands[player] if card != event],
        support_forbidden,
    )
    state.drafts[player] = (choice, support)
    return event, str(support[1])


def headline_candidates(state: TantoMontaState, player: str) -> list[Option]:
    return [*(("headline", card) for card in state.hands[player]), NONE]


def headline_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Home cards and events, if another card can support them; who has no such pair has no headline."""
    if option == NONE:
        hand = state.hands[player]
        return (
            "tm-10-1" if any(headline_forbidden(state, player, ("headline", card)) is None for card in hand) else None
        )
    card = str(option[1])
    if not CARDS[card].may_be_headline:
        return "tm-10-1"
    rest = [("support", other) for other in state.hands[player] if other != card]
    return None if any(support_forbidden(state, player, one) is None for one in rest) else "tm-10-1"


def support_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    return "tm-10-1" if CARDS[str(option[1])].kind == "mandatory" else None


def show(state: TantoMontaState, player: str, event: str, support: str) -> None:
    """Both cards lie on the table for everybody to see."""
    state.leave_hand(player, event)
    state.leave_hand(player, support)
    state.headlines[player] = Headline(event, support)
    last_home_card(state, player)
    state.show(None, "headline_shown", power=player, card=event, card2=support, cp=CARDS[support].headline_cp)


def ranking(state: TantoMontaState) -> list[str]:
    """By the CP of the support; ties go to fewer VP, then to the order of impulses, in which they stand already."""
    taking = [player for player in PLAYERS if player in state.headlines]
    return sorted(
        taking,
        key=lambda player: (
            -CARDS[state.headlines[player].support].headline_cp,  # tm-10-2 tm-6.1-23
            vp(state, player),  # tm-10-2
        ),
    )


# -- one headline


def headline(state: TantoMontaState, player: str) -> Flow:
    """Step: what the place of a player brings, then his event."""
    state.impulse += 1
    state.active = state.acting = player  # tm-10-7
    state.cp = 0
    chosen = state.headlines[player]
    if chosen.place == FIRST:
        state.award(player, MARKER, FACTS_OF.first_vp)  # tm-10-3 tm-22.3-69
    elif chosen.place == SECOND:
        yield from second_place(state, player)
    state.next(("headline_end",))
    if chosen.place > FACTS_OF.resolved:
        yield from last_place(state, player)
    else:
        yield from resolve(state, player, chosen.event)  # tm-10-5


def second_place(state: TantoMontaState, player: str) -> Flow:
    """A die for a point; administration that is given up betters it."""
    die = state.dice.roll(6, "headline")
    missing = FACTS_OF.second_roll - die
    state.log("headline_roll", power=player, die=die)
    if missing > 0 and administration(state, player) >= missing:
        options: list[Option] = [("give_up", missing), DECLINE]
        choice = yield Ask(player, "give_up", options, about={"amount": missing, "die": die})
        if choice != DECLINE:
            state.admin_lost[player] = state.admin_lost.get(player, 0) + missing  # tm-10-4 tm-3.3-5
            state.log("administration_given_up", power=player, amount=missing)
            missing = 0
    if missing <= 0:
        state.award(player, MARKER, FACTS_OF.first_vp)  # tm-10-4 tm-22.3-69


def last_place(state: TantoMontaState, player: str) -> Flow:
    """No event, but one marker of influence may be moved."""
    options: list[Option] = [*influence_options(state), DECLINE]
    choice = yield Ask(player, "headline_influence", options)
    if choice == DECLINE:
        return
    act, whose, minor = map(str, choice)
    step = FACTS_OF.last_influence if act == "raise_influence" else -FACTS_OF.last_influence
    state.set_influence(minor, whose, state.influence[minor][whose] + step)  # tm-10-6
    state.log("influence_moved", power=player, power2=whose, power3=minor, amount=state.influence[minor][whose])


def influence_options(state: TantoMontaState) -> list[Option]:
    """Every marker that can go up or down a level; those that were settled this turn stand still."""
    found: list[Option] = []
    for minor in MINORS:
        if minor in state.settled or not in_play(state, minor):
            continue  # tm-21.7-19
        for whose in PLAYERS:
            level = state.influence[minor].get(whose, 0)
            if (whose, minor) in state.shut_out:
                continue
            if level < LEVELS[minor]:
                found.append(("raise_influence", whose, minor))
            if level > 0:
                found.append(("lower_influence", whose, minor))
    return found


def resolve(state: TantoMontaState, player: str, card: str) -> Flow:
    """The event of a headline happens as in an impulse; no card stops it, unless an earlier one has taken it away."""
    if taken_away(state, card) or event_forbidden(state, player, card) is not None:
        state.log("headline_fails", power=player, card=card)
        return
    begin(state, player, card, spent=False)
    state.card = card
    state.played_events.add((player, card))
    state.log("event_played", power=player, card=card)
    give_points(state, player, points(card))  # tm-6.1-15
    yield from carry_out(state, player, card)  # tm-10-9


def taken_away(state: TantoMontaState, card: str) -> bool:
    """Whether a card that was shown has left the game meanwhile, or is in a hand, as the Papal Bull may be."""
    return card in state.removed or any(card in hand for hand in state.hands.values())


def headline_end(state: TantoMontaState) -> None:
    """Step: what held for this headline is over; nobody extends it."""
    state.end_impulse_facts()
    for rest in state.book.after_impulse:
        rest(state)
    state.cp = 0
    state.card = state.active = state.acting = ""


def headlines_end(state: TantoMontaState) -> None:
    """Step: the cards that are still on the table are discarded."""
    for chosen in [state.headlines[player] for player in PLAYERS if player in state.headlines]:
        if not taken_away(state, chosen.support):
            state.put_away(chosen.support)  # tm-10-8
        if unplaced(state, chosen.event):
            state.put_away(chosen.event)  # tm-10-8
    state.headlines.clear()
    state.phase = "spring"


def unplaced(state: TantoMontaState, card: str) -> bool:
    """Whether a card of a headline is still where it was shown."""
    piles = (state.discard, state.removed, state.on_table, state.aside, *state.hands.values())
    return card not in state.deck and not any(card in pile for pile in piles)


STEPS = {
    "headlines": headlines,
    "headline": headline,
    "headline_end": headline_end,
    "headlines_end": headlines_end,
}
