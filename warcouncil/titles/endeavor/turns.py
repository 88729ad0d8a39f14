"""The action phase: turn by turn, each the activation of a building, a spent action token, or a pass."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.actions import PROCEDURES, impossible
from warcouncil.titles.endeavor.components import ACTION_TOKENS, ACTIONS, CHEAPEST, SLOTS, SOURCES, TILES
from warcouncil.titles.endeavor.silent_fleet import silent_response
from warcouncil.titles.endeavor.state import EndeavorState

PASS: Option = ("pass",)
DONE: Option = ("done",)
TURN_OPTIONS: tuple[Option, ...] = (  # end-act-12
    *(("activate", slot) for slot in SLOTS),
    *(("spend", token) for token in ACTION_TOKENS),
    PASS,
)
ACTION_OPTIONS: tuple[Option, ...] = (*(("do", action) for action in ACTIONS), DONE)


def action_phase(state: EndeavorState) -> None:
    """Players take turns clockwise from the start player until all have passed (action phase)."""
    state.phase = "action"
    state.passed = ()
    state.log("phase", phase="action")
    state.next(("turn", state.crown))  # end-act-1


def turn(state: EndeavorState, power: str) -> Flow:
    """One turn: activate a building, spend an action token, or pass (taking actions)."""
    choice = yield Ask(power, "turn", TURN_OPTIONS, turn_forbidden)  # end-act-13 end-activate-12
    if choice == PASS:
        state.passed += (power,)  # end-act-2
        state.log("pass", power=power)
    else:
        yield from take_action(state, power, choice)
        if state.options["silent_fleet"]:
            yield from silent_response(state, power)  # end-silent-2 end-silent-3 end-silent-23
        state.source = state.last_occupied = ""
        state.actions_done = ()
    following = next_to_act(state, power)
    if following is not None:
        state.next(("turn", following))


def next_to_act(state: EndeavorState, power: str) -> str | None:
    """The next player clockwise who has not passed; None once all have."""
    following = state.left_of(power)
    while following in state.passed:  # end-act-2
        if following == power:
            return None  # end-act-3
        following = state.left_of(following)
    return following  # end-act-4


def turn_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Why a building cannot be activated or a token cannot be spent; passing is always allowed.

    Activating needs an empty circle, a disc for it, and an action that can then be performed.
    """
    if option[0] != "activate":
        return None if option == PASS else spend_forbidden(state, power, option)  # end-act-5
    slot: int = option[1]  # type: ignore[assignment]
    coast = state.coast[power]
    if slot > len(coast):
        return "end-activate-1"
    if slot in state.workers[power]:
        return "end-activate-3"
    building = TILES[coast[slot - 1]]
    if not building.activatable:
        return "end-activate-2"
    spare = state.harbor[power] - 1  # end-activate-4
    if spare < 0:
        return "end-activate-1"
    if spare < CHEAPEST[building.id]:
        return "end-activate-4"
    if not any_possible(state, power, building.actions, spare):
        return "end-activate-10"
    return None


def spend_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Spending needs the token, and an action of it that can be performed."""
    token: str = option[1]  # type: ignore[assignment]
    if token not in state.action_tokens[power]:
        return "end-act-9"
    actions = SOURCES[token].actions
    if not any_possible(state, power, actions, state.harbor[power]):
        # Where the token shows one action only, its own reason says more than that nothing is possible.
        return impossible(state, power, actions[0], state.harbor[power]) if len(actions) == 1 else "end-act-15"
    return None


def any_possible(state: EndeavorState, power: str, actions: tuple[str, ...], discs: int) -> bool:
    """Whether at least one of some actions can be performed with so many discs."""
    for action in actions:  # noqa: SIM110 - asked many times a turn: a generator would cost more than the question
        if impossible(state, power, action, discs) is None:
            return True
    return False


# -- activating a building or spending a token


def take_action(state: EndeavorState, power: str, choice: Option) -> Flow:
    """Pay for the activation, or give up the token, and perform what it shows (activating, spending)."""
    act, which = choice
    if act == "activate":
        slot = int(which)
        state.source = state.coast[power][slot - 1]
        state.place_worker(power, slot)  # end-activate-1
        state.log("activate", power=power, building=state.source, slot=slot)
    else:
        state.source = str(which)
        state.spend_token(power, state.source)  # end-activate-9
        state.log("spend", power=power, token=state.source)
    source = SOURCES[state.source]
    state.actions_left = source.actions
    if source.joiner == "+":
        yield from perform_one_or_both(state, power)
    else:
        yield from perform_one(state, power)
    state.actions_left = ()


def perform_one(state: EndeavorState, power: str) -> Flow:
    """The only action shown, or one of several with "/" between them."""
    action = state.actions_left[0]
    if len(state.actions_left) > 1:
        _, action = yield Ask(power, "action", ACTION_OPTIONS, action_forbidden)  # end-activate-8
    yield from PROCEDURES[action](state, power)
    state.actions_done += (action,)


def perform_one_or_both(state: EndeavorState, power: str) -> Flow:
    """Actions with "+" between them: one or more of them in any order, all in the same turn."""
    while state.actions_left:  # end-activate-6 end-activate-7
        if state.actions_done and not any_possible(state, power, state.actions_left, state.harbor[power]):
            return
        choice = yield Ask(power, "action", ACTION_OPTIONS, action_forbidden)
        if choice == DONE:
            return  # end-activate-5
        action = choice[1]
        yield from PROCEDURES[action](state, power)
        at = state.actions_left.index(action)
        state.actions_left = state.actions_left[:at] + state.actions_left[at + 1 :]
        state.actions_done += (action,)


def action_forbidden(state: EndeavorState, power: str, option: Option) -> str | None:
    """Which action of a building or token cannot be performed now; stopping needs one that was."""
    if option == DONE:
        return None if state.actions_done else "end-activate-10"
    action = str(option[1])
    if action not in state.actions_left:
        return "end-activate-5" if SOURCES[state.source].joiner == "+" else "end-activate-8"
    return impossible(state, power, action, state.harbor[power])  # end-activate-11
