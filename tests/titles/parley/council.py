"""Chapters 1 and 2: the muster, and the council in which towns are claimed in secret."""

from __future__ import annotations

from collections.abc import Generator

from tests.titles.parley.state import HAND, LEAGUE, STRENGTH, TOWNS, ParleyState, kind_of
from warcouncil.engine.flow import Ask, Flow, Together
from warcouncil.engine.state import Option

ALONE: Option = ("alone",)
REST: Option = ("rest",)


def muster(state: ParleyState) -> None:
    """1 Muster: garrisons are placed face down, hands are dealt, the first round begins."""
    for town in TOWNS:
        state.place_garrison(town)  # par-1-1
    deal_hands(state)
    begin_round(state)


def begin_round(state: ParleyState) -> None:
    """1 Rounds: council, one turn for each power with a hand, the market, and the end of the round."""
    state.phase = "council"
    turns = [("turn", power) for power in state.mains]
    state.next(("council",), *turns, ("market",), ("round_end",))


def deal_hands(state: ParleyState) -> None:
    for power in state.mains:
        for _ in range(HAND - len(state.hands[power])):  # par-1-2
            state.draw_card(power)


def council(state: ParleyState) -> Flow:
    """2 Council: every power claims a town in secret; then all claims are laid open."""
    claims = yield Together(state.powers, claim)
    state.phase = "turns"
    backing: dict[str, int] = {}
    for power, (town, card) in claims.items():
        backing[power] = 2 if power == LEAGUE else STRENGTH.get(kind_of(card), 0)  # par-2-4
        lay_open(state, power, town, card, backing[power])
    for town in TOWNS:
        claimants = [power for power, (aim, _) in claims.items() if aim == town]
        settle(state, town, {power: backing[power] for power in claimants})


def lay_open(state: ParleyState, power: str, town: str, card: str, strength: int) -> None:
    """2.3 Everybody sees the claim and the card behind it, which is discarded."""
    if not town:
        state.show(None, "rests", power=power)
    elif not card:
        state.show(None, "claims", power=power, town=town, strength=strength)
    else:
        state.discard_card(power, card)
        state.show(None, "claims_with", power=power, town=town, card=card, strength=strength)


def claim(state: ParleyState, power: str) -> Generator[Ask, Option, tuple[str, str]]:
    """2.1 Aim at a town or rest, then back the claim with a card or go alone; the League has no cards."""
    aims = [*(("aim", town) for town in TOWNS), REST]
    aim = yield Ask(power, "aim", aims, aim_forbidden)
    state.draft(power, aim)
    if aim == REST or power == LEAGUE:
        return (str(aim[1]) if aim != REST else "", "")
    back = yield Ask(power, "back", lambda now: [*(("back", card) for card in now.hands[power]), ALONE])
    state.draft(power, aim, back)
    return str(aim[1]), str(back[1]) if back != ALONE else ""


def aim_forbidden(state: ParleyState, power: str, option: Option) -> str | None:
    """2.2 Who may aim where: at free towns, and at one's own for a toll."""
    if option == REST:
        return None
    owner = state.owners[str(option[1])]
    if owner and state.seats[owner] != state.seats[power]:
        return "par-2-1"
    if owner and owner != power:
        return "par-2-2"
    return None


def settle(state: ParleyState, town: str, backing: dict[str, int]) -> None:
    """2.3 The owner takes a toll; a free town goes to the strongest claim, if there is a single strongest."""
    if state.owners[town]:
        for power in backing:
            state.earn(power)  # par-2-5
            state.log("toll", power=power, town=town)
        return
    strongest = [power for power in backing if backing[power] == max(backing.values())]
    if len(strongest) == 1:  # par-2-3
        state.take_town(town, strongest[0])
        state.log("settles", power=strongest[0], town=town)
        state.inspect(state.seats[strongest[0]], town)


def round_end(state: ParleyState) -> None:
    """1 Rounds: hands are filled; after the last round the match is over."""
    state.log("round_ends", round=state.round)
    if state.round == state.options["rounds"]:  # par-1-3
        return
    state.round += 1
    deal_hands(state)
    begin_round(state)
