"""Peace and points (5.8): cards for the peace roll, the ends of the game, and who has won."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind, Result, rank
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import in_order, is_player_power, patron, player_powers
from warcouncil.titles.napoleonic_wars.setup import scenario_of
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

TABLE = COMPONENTS.tables.peace
ABSTAIN: Option = ("abstain",)
KINDS = {"peace": Kind({"hasten": (), "hinder": (), "abstain": ()})}
REFUSALS = {"peace": "nw-5.8-3"}


def peace_phase(state: NapoleonicState) -> None:
    """Step: the game is over after its last turn, else players may change the peace roll (5.8, 5.82)."""
    state.phase = "peace"
    reason = over_already(state)
    if reason:
        finish(state, reason)
        return
    state.next(*(("peace_card", nation) for nation in in_order(state)), ("peace_roll",))


def over_already(state: NapoleonicState) -> str:
    """Why the game ends before any roll (5.82)."""
    if state.turn >= state.last_turn:
        return "last_turn"  # nw-5.82-2
    if TABLE.ends_with in state.subjects:
        return "france_beaten"  # nw-5.82-1
    beaten = any(nation in state.subjects for nation in TABLE.subject)
    return "coalition_beaten" if beaten and gained(state, TABLE.ends_with) >= TABLE.subject_points else ""  # nw-5.82-3


def peace_card(state: NapoleonicState, nation: str) -> Flow:
    """Step: a power may give up a card of its next draw, once for each player (5.8)."""
    if card_forbidden(state, nation) is not None:
        return
    options: list[Option] = [("hasten",), ("hinder",), ABSTAIN]
    choice = yield Ask(nation, "peace", options, about={"amount": state.peace})
    if choice == ABSTAIN:
        return
    state.fewer.add(nation)
    state.peace += TABLE.card if choice == ("hasten",) else -TABLE.card  # nw-5.8-2
    state.log("peace_card", power=nation, amount=state.peace)


def card_forbidden(state: NapoleonicState, nation: str) -> str | None:
    """Why a power does not influence the peace roll."""
    if not is_player_power(state, nation) or nation in state.subjects:
        return "nw-5.8-3"
    if draw_for_keys(state, nation) <= COMPONENTS.nations[nation].least:
        return "nw-5.8-3"
    spent = any(state.seats[one] == state.seats[nation] for one in state.fewer)
    return "nw-5.8-4" if spent else None


def draw_for_keys(state: NapoleonicState, nation: str) -> int:
    return (state.keys[nation] + (state.plus_key == nation)) // COMPONENTS.tables.keys_per_card


def peace_roll(state: NapoleonicState) -> None:
    """Step: a 6 or more ends the game (5.8); otherwise the interphase follows."""
    die = state.dice.roll(6, "peace")
    state.log("peace_rolled", amount=die, total=die + state.peace)
    if die + state.peace >= TABLE.success:
        finish(state, "peace")  # nw-5.8-1  # nw-3-47
    else:
        state.next(("interphase",))


def finish(state: NapoleonicState, reason: str) -> None:
    """The game is over: nothing follows."""
    state.over = reason
    state.phase = "over"
    state.agenda.clear()


# -- points


def gained(state: NapoleonicState, nation: str) -> int:
    """The keys that a power has gained since the start; lost ones count against it (5.81)."""
    return state.keys[nation] + (state.plus_key == nation) - scenario_of(state).keys[nation]  # nw-5.81-2


def points(state: NapoleonicState, nation: str) -> int:
    """The points of a player power: keys, resources and surviving minors in Pact (5.81, 16.3)."""
    minors = sum([patron(state, minor) == nation for minor in state.consuls])
    resources = state.resources[nation]
    return (
        gained(state, nation) + TABLE.pact_minor_points * minors + TABLE.resource_points * resources
    )  # nw-5.81-3  # nw-16.3-1


def result(state: NapoleonicState) -> Result:
    """Most points of all of a player's powers together; ties go to the one later on the impulse track (5.81)."""
    own = player_powers(state)
    scores = {nation: points(state, nation) if nation in own else 0 for nation in state.seats}
    seats = range(state.players)
    totals = [sum(scores[one] for one in own if state.seats[one] == seat) for seat in seats]  # nw-faq-5.81-1
    last = [max(NATIONS.index(one) for one in own if state.seats[one] == seat) for seat in seats]
    ranks, utilities = rank(
        [total + place / len(NATIONS) for total, place in zip(totals, last, strict=True)]
    )  # nw-5.82-4  # nw-1-2
    return Result(ranks, utilities, scores, state.over or "unfinished", "nw-5.81-4")


STEPS = {"peace_phase": peace_phase, "peace_card": peace_card, "peace_roll": peace_roll}
