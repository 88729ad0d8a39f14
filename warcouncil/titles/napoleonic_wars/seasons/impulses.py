"""Impulses in rounds (5.1 to 5.5): whose impulse it is, preemption, and when the turn ends."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.impulses import end_impulse
from warcouncil.table.ways import Impulses
from warcouncil.titles.napoleonic_wars.changes import expire
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import active_power, controls_sea, is_player_power, is_run
from warcouncil.titles.napoleonic_wars.seasons.plays import CARD, may_act
from warcouncil.titles.napoleonic_wars.setup import first_round
from warcouncil.titles.napoleonic_wars.state import NATIONS, SEAS, NapoleonicState

PREEMPT: Option = ("preempt",)
WAIT: Option = ("wait",)
KINDS = {"preempt": Kind({"preempt": (), "wait": ()}), "timed": Kind({"expire": ("card",)})}
REFUSALS = {"preempt": "nw-5.21-1", "timed": "nw-6.19-2"}
NOBODY = ""


def impulse_phase(state: NapoleonicState) -> Flow:
    """Step: the first impulse of a turn; the nation that is due begins it, unless it is preempted (5.9)."""
    state.phase = "impulses"
    state.round, state.preempted = 1, False
    power = (yield from whose(state)) if holding(state) else NOBODY
    if power != NOBODY:
        state.next(("impulse", power))


def impulse(state: NapoleonicState, power: str) -> None:
    """Step: one impulse."""
    state.impulse += 1
    state.active = state.acting = power  # nw-5.1-1
    state.cp = 0
    state.holders, state.timed_before = holding(state), state.timed
    state.ruled = sum([controls_sea(state, power, sea) for sea in state.squadrons if sea in SEAS])
    first = "plays" if is_run(state, power) else "minor_play"
    state.next((first, power), ("lingering",), ("submissions",), ("sweep_ports",), ("end_impulse",))  # nw-6.4-1


def holding(state: NapoleonicState) -> tuple[str, ...]:
    """The nations with cards; resources and reserve cards are none (5.2)."""
    return tuple([nation for nation in NATIONS if state.hands[nation]])  # nw-5.2-2


def impulses_over(state: NapoleonicState) -> bool:
    """After the impulse of the last nation with cards the turn ends, unless others have cards again (5.5, 5.51)."""
    now = holding(state)
    if state.over or not now:
        return True  # nw-16.2-4
    alone = set(state.holders) <= {state.active} and state.last_active == state.active
    return alone and set(now) <= {state.active}  # nw-5.1-3  # nw-5.51-1


def between(state: NapoleonicState, following: str) -> Flow:
    """The marker moves on to the next nation that can do anything, and that may be preempted (5.1, 5.2)."""
    if state.preempted and state.active != state.due:
        return state.due if may_go(state, state.due) else (yield from moved_on(state))  # nw-5.2-5
    power = yield from moved_on(state)  # nw-5.22-1
    return power


def moved_on(state: NapoleonicState) -> Flow:
    advance(state)
    power = yield from whose(state)
    return power


def advance(state: NapoleonicState) -> None:
    """The impulse marker moves to the next box; behind the last one a new round begins (5.5)."""
    place = NATIONS.index(state.due) + 1
    if place == len(NATIONS):
        state.round += 1  # nw-5.5-1  # nw-3-50
    state.due = NATIONS[place % len(NATIONS)]
    state.preempted = False


def whose(state: NapoleonicState) -> Flow:
    """From the nation that is due on the first that has an impulse, or who preempts it; nobody if the turn is over."""
    while not may_go(state, state.due):
        if set(holding(state)) <= {state.due}:
            return NOBODY  # it would be its second impulse in a row, and nobody else has cards
        advance(state)  # nw-5.4-1
    rival = preemptor(state)
    if rival != NOBODY:
        choice = yield Ask(rival, "preempt", [PREEMPT, WAIT], about={"power2": state.due})  # nw-5.21-1
        if choice == PREEMPT:
            state.preempted = True
            state.log("preempts", power=rival, power2=state.due)
            return rival
    return state.due


def may_go(state: NapoleonicState, nation: str) -> bool:
    """Whether a nation has anything to do in its scheduled impulse, and has not just had another one (5.23, 5.4)."""
    if state.last_active == nation:
        return False  # nw-5.23-1  # nw-6.1-2
    return may_act(state, nation)


def preemptor(state: NapoleonicState) -> str:
    """Who may go before the nation that is due: whoever has most cards, alone (5.2)."""
    if first_round(state) and not COMPONENTS.tables.first_round.preemption:
        return NOBODY  # nw-5.2-1
    if not state.hands[state.due]:
        return NOBODY  # nw-5.2-6
    most = max(len(hand) for hand in state.hands.values())
    first = [nation for nation in NATIONS if len(state.hands[nation]) == most]
    if len(first) > 1 or first[0] == state.due:
        return NOBODY  # nw-5.2-3
    if first[0] == state.last_active or not is_run(state, first[0]):
        return NOBODY  # nw-5.2-4
    return first[0]  # nw-6.4-3


def counts(state: NapoleonicState, power: str) -> bool:
    """Whether an impulse is one with a card: one was played in it, or by the other reading one is left (6.19)."""
    if state.options.get("timed_events") == "left":
        return bool(state.hands[power])
    return state.holds(CARD, power)


def timed_roll(state: NapoleonicState) -> Flow:
    """After an impulse of a player power with a card a 6 ends a timed event that was there as it began (6.19)."""
    power = active_power(state)
    if not state.timed_before or not power or not is_player_power(state, power) or not counts(state, power):
        return
    before = [card for card in state.timed_before if card in state.timed]
    if not before or state.dice.roll(6, "end of timed events") < COMPONENTS.tables.timed_event_ends:
        return  # nw-6.19-3
    choice = yield Ask(power, "timed", [("expire", card) for card in before])  # nw-6.19-2
    expire(state, str(choice[1]))


def finish_impulse(state: NapoleonicState) -> Flow:
    """Step: the end of an impulse; strides and what was going on are forgotten. The next one comes, or none."""
    yield from timed_roll(state)
    state.marched, state.strides = {}, {}
    state.moving = state.battle = state.siege = None
    waiting = state.preempted and state.active != state.due
    yield from end_impulse(state)
    if state.agenda and state.agenda[-1][0] == "impulse":
        return
    state.active = NOBODY
    if not (waiting and state.preempted):  # whoever was preempted and has not been passed over begins the next turn
        advance(state)  # nw-5.9-2


STEPS = {"impulse_phase": impulse_phase, "impulse": impulse, "end_impulse": finish_impulse}
IMPULSES = Impulses(order=NATIONS, over=impulses_over, between=between)
