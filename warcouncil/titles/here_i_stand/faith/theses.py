"""The beginning of the Reformation (18.1): Luther's 95 Theses and the Diet of Worms, both in the first turn only."""

from __future__ import annotations

from collections.abc import Generator

from warcouncil.engine.flow import MOMENT, Ask, Flow, Together
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import hits_in
from warcouncil.table.witness import witnessed
from warcouncil.titles.here_i_stand.components import CARDS, NEIGHBOURS, ZONES
from warcouncil.titles.here_i_stand.faith.debaters import PAPACY, PROTESTANT
from warcouncil.titles.here_i_stand.faith.reformation import make_attempts
from warcouncil.titles.here_i_stand.faith.religion import (
    REFORM,
    is_catholic,
    is_protestant,
    reformer_enters,
    set_religion,
)
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState

THESES = "luthers_95_theses"
THESES_ATTEMPTS = 5
LUTHERS_DICE = 4
"""What the Protestants roll at the Diet in addition to their card."""
DELEGATES = ("hapsburg", PAPACY, PROTESTANT)

KINDS = {
    "diet_card": Kind({"card": ("card",)}, public=False),
    "diet_space": Kind({"space": ("space",)}),
}


# -- the 95 Theses


def begin(state: HereIStandState) -> Flow:
    """Step: the Protestants play the card with which the game begins."""
    yield from witnessed(state, "events", THESES, theses)


def theses(state: HereIStandState) -> None:
    """Luther in Wittenberg, and five attempts in the German zone."""
    state.phase = "theses"
    state.leave_hand(PROTESTANT, THESES)
    state.remove_card(THESES)  # his-18.1-2
    state.log("theses")
    reformer_enters(state, "luther")  # his-18.1-1
    state.next(("theses_end",))
    make_attempts(state, Attempts(REFORM, PROTESTANT, THESES_ATTEMPTS, ("german",), "theses"))  # his-18.1-1


def theses_end(state: HereIStandState) -> None:
    """Step: what holds for an impulse holds for the theses too, and is over now."""
    state.end_impulse_facts()


# -- the Diet of Worms


def diet(state: HereIStandState) -> Flow:
    """Step: three powers commit a card each in secret, then both sides roll."""
    state.phase = "diet"
    cards = yield Together(DELEGATES, commit_card)
    points: dict[str, int] = {}
    for power in DELEGATES:
        card = str(cards[power])
        state.leave_hand(power, card)
        state.put_away(card)  # his-18.1-21
        points[power] = CARDS[card].cp
        state.show(None, "diet_card", power=power, card=card, cp=points[power])
    points[PROTESTANT] += LUTHERS_DICE
    hits = {power: diet_hits(state, power, dice) for power, dice in reversed(points.items())}  # his-18.1-4
    difference = hits[PROTESTANT] - hits[PAPACY] - hits["hapsburg"]  # his-18.1-4
    if difference == 0:  # his-18.1-5
        state.log("diet_undecided")
        return
    winner = PROTESTANT if difference > 0 else PAPACY
    state.log("diet_won", power=winner, amount=abs(difference))
    state.next(("diet_spaces", winner, abs(difference)))  # his-18.1-5


def commit_card(state: HereIStandState, power: str) -> Generator[Ask, Option, str]:
    """One delegate's secret choice: any card but a mandatory event, home cards included."""

    def options(now: HereIStandState) -> list[Option]:
        return [("card", card) for card in now.hands[power]]

    choice = yield Ask(power, "diet_card", options, diet_card_forbidden)
    state.drafts[power] = (choice,)
    return str(choice[1])


def diet_card_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    return "his-18.1-3" if CARDS[str(option[1])].kind == "mandatory" else None


def diet_hits(state: HereIStandState, power: str, dice: int) -> int:
    rolled = state.dice.rolls(dice, 6, f"diet of worms: {power}")
    hits = hits_in(rolled)
    state.log("diet_dice", power=power, dice=list(rolled), amount=hits)
    return hits


def diet_spaces(state: HereIStandState, winner: str, left: int) -> Flow:
    """Step: the winner turns one space of the German zone, then the next."""
    options = diet_options(state, winner)
    if left <= 0 or not options:
        return
    choice = yield Ask(winner, "diet_space", options, about={"amount": left})
    set_religion(state, str(choice[1]), winner == PROTESTANT)
    yield MOMENT
    state.next(("diet_spaces", winner, left - 1))


def diet_options(state: HereIStandState, winner: str) -> list[Option]:
    """Spaces of the zone next to one of the winner's religion; those just turned count."""
    ours, theirs = (is_protestant, is_catholic) if winner == PROTESTANT else (is_catholic, is_protestant)
    return [
        ("space", space)
        for space in ZONES["german"]
        if theirs(state, space) and any(ours(state, near) for near in NEIGHBOURS[space])
    ]  # his-18.1-5


REFUSALS = {"diet_card": "his-18.1-3", "diet_space": "his-18.1-5"}
STEPS = {"theses": begin, "theses_end": theses_end, "diet": diet, "diet_spaces": diet_spaces}
