"""Reformation and counter reformation attempts (18.3, 18.4), and the treatise that gives some.

A series of attempts is a record, `state.attempts`; the step "attempts" makes one of them and hands on to itself. Who
makes them chooses the targets; the Protestants and the Papacy decide on the bonuses of their own debaters.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import control
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action, may
from warcouncil.table.dice import Lines, counted, line
from warcouncil.titles.here_i_stand.components import DEBATERS, SPACES, ZONES
from warcouncil.titles.here_i_stand.faith.debaters import (
    BONUS_DICE,
    PAMPHLETEERS,
    PAPACY,
    PROTESTANT,
    bonus_free,
    covers_space,
    helpers,
    uncommitted,
    use_bonus,
)
from warcouncil.titles.here_i_stand.faith.religion import (
    COUNTER,
    REFORM,
    TRIED,
    can_try,
    catholic_lines,
    protestant_lines,
    set_religion,
    target_refusal,
    targets,
)
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState

TREATISE_ATTEMPTS = 2
MORE_ATTEMPTS = 3
"""With a debater who gives one more."""
AUTOMATIC = 6
STRONG_POPES = ("paul_iii", "julius_iii")

KINDS = {
    "third_attempt": Kind({"debater": ("debater",), "decline": ()}),
    "reformation": Kind({"space": ("space",), "attempt_with": ("space", "debater"), "end_attempts": ()}),
    "counter_reformation": Kind({"space": ("space",), "attempt_with": ("space", "debater"), "end_attempts": ()}),
    "debater_bonus": Kind({"debater": ("debater",), "decline": ()}),
}
ENOUGH: Option = ("end_attempts",)
ASKED: dict[str, str] = {REFORM: "reformation", COUNTER: "counter_reformation"}


# -- a series of attempts


def make_attempts(state: HereIStandState, attempts: Attempts) -> None:
    """Begin a series of attempts: the steps that make them run next."""
    state.attempts = attempts
    state.log(
        "reform_attempts" if attempts.kind == REFORM else "counter_attempts",
        power=attempts.power,
        amount=attempts.left,
        zone=list(attempts.zones),
    )
    state.next(("attempts",))


def attempts(state: HereIStandState) -> Flow:
    """Step: one attempt of the series, as long as there is one left and a target for it."""
    record = series(state)
    if record.left <= 0 or not open_targets(state, record):
        state.attempts = None
        return
    choice = yield Ask(record.power, ASKED[record.kind], target_options)
    if choice == ENOUGH:
        state.log("attempts_ended", power=record.power, amount=record.left)
        state.attempts = None
        return
    space = str(choice[1])
    if choice[0] == "attempt_with":
        join(state, str(choice[2]))
    elif record.power not in (PROTESTANT, PAPACY):
        yield from ask_for_bonus(state, space)  # his-18.2-13 his-18.3-17
    attempt(state, space)
    yield MOMENT
    state.next(("attempts",))  # his-18.3-15


def series(state: HereIStandState) -> Attempts:
    assert state.attempts is not None
    return state.attempts


def open_targets(state: HereIStandState, record: Attempts) -> list[str]:
    """The spaces that may be tried now."""
    return [
        space
        for space in targets(state, record.kind)
        if not state.holds(TRIED[record.kind], space)  # his-18.3-3 his-18.4-2
        and (not record.only or space in record.only)  # his-18.3-5
    ]


def open_inside(state: HereIStandState, kind: str, zone: str) -> bool:
    """Whether a zone has a space that may be tried now: who helps in one zone alone is of no use without."""
    return any(SPACES[space].zone == zone and not state.holds(TRIED[kind], space) for space in targets(state, kind))


def who_may_help(state: HereIStandState, record: Attempts) -> list[str]:
    """The debaters whom the attempting side may commit for the rest of the series, together with a target."""
    return helpers(state, record.kind) if record.power in (PROTESTANT, PAPACY) and not record.bonus else []


def target_options(state: HereIStandState) -> list[Option]:
    """A target, alone or together with a debater who is committed for his dice there; or no more after the first."""
    record = series(state)
    able = who_may_help(state, record)
    options: list[Option] = []
    for space in open_targets(state, record):
        options.append(("space", space))
        options += [("attempt_with", space, debater) for debater in able if covers_space(state, debater, space)]
    if record.target:
        options.append(ENOUGH)  # his-18.3-20
    return options  # his-18.2-15


def target_forbidden(state: HereIStandState, power: str, option: Option) -> str:
    """Why a space may not be tried, or a series not be ended."""
    if option == ENOUGH:
        return "his-18.3-20"
    record = series(state)
    space = str(option[1])
    reform = record.kind == REFORM
    clause = target_refusal(state, record.kind, space)
    if clause is not None:
        return clause
    if state.holds(TRIED[record.kind], space):
        return "his-18.3-3" if reform else "his-18.4-2"
    if record.only and space not in record.only:
        by_debater = "his-18.3-1" if reform else "his-18.4-1"
        return by_debater if record.bonus else "his-18.3-5"
    debater = str(option[2])
    return "his-18.2-8" if bonus_free(state, DEBATERS[debater].side) else "his-18.2-10"


# -- debaters who help


def ask_for_bonus(state: HereIStandState, space: str) -> Flow:
    """England makes the attempt: the Protestants decide whether one of their debaters helps."""
    record = series(state)
    if record.bonus:
        return
    able = [debater for debater in helpers(state, record.kind) if covers_space(state, debater, space)]
    if able:
        options: list[Option] = [*(("debater", debater) for debater in able), ("decline",)]
        choice = yield Ask(PROTESTANT, "debater_bonus", options, about={"space": space})
        if choice[0] == "debater":
            join(state, str(choice[1]))


def join(state: HereIStandState, debater: str) -> None:
    """A debater helps from now on until the series is over."""
    use_bonus(state, debater)
    state.attempts = msgspec.structs.replace(series(state), bonus=debater)  # his-18.2-9 his-18.2-18


def ask_for_third(state: HereIStandState, side: str, able: list[str]) -> Flow:
    """Before the first attempt: one of some debaters may be committed for his bonus. Returns his name, or nothing."""
    if not able or not bonus_free(state, side):
        return ""
    options: list[Option] = [*(("debater", debater) for debater in able), ("decline",)]
    choice = yield Ask(side, "third_attempt", options)  # his-18.2-15
    if choice[0] == "decline":
        return ""
    use_bonus(state, str(choice[1]))
    return str(choice[1])


# -- one attempt


def in_zone(record: Attempts, space: str) -> bool:
    """Whether a space lies in a target language zone: ties, modifiers and automatic success count there only."""
    return SPACES[space].zone in record.zones  # his-18.3-5


def dice_lines(state: HereIStandState, record: Attempts, space: str) -> tuple[Lines, Lines]:
    """The dice of the attempting side and of the other one."""
    protestant, catholic = protestant_lines(state, space), catholic_lines(state, space)
    own, others = (protestant, catholic) if record.kind == REFORM else (catholic, protestant)
    bonus = BONUS_DICE.get(record.bonus, 0) if covers_space(state, record.bonus, space) else 0
    own = [*own, *line("debater", bonus, debater=record.bonus)]
    if record.kind == REFORM:
        own += line("printing_press", int("printing_press" in state.lasting))  # his-18.3-8
        own += line("theses", int(record.source == "theses"))  # his-18.3-8
    return own, others


def dice_for(state: HereIStandState, record: Attempts, space: str) -> tuple[int, int]:
    """How many dice the attempting side and the other one roll."""
    own, others = dice_lines(state, record, space)
    return counted(own), counted(others)


def modifier(state: HereIStandState, record: Attempts, space: str) -> int:
    """What every die of the attempting side is changed by."""
    if record.kind == COUNTER:
        return -1 if "augsburg_confession" in state.lasting else 0  # his-18.4-5
    return 1 if record.plus_one and in_zone(record, space) else 0  # his-18.3-9


def strong(state: HereIStandState, record: Attempts, space: str) -> bool:
    """Whether the attempting side wins ties, and succeeds at once with a six."""
    if record.kind == COUNTER and state.rulers[PAPACY] not in STRONG_POPES:
        return False  # his-18.4-6 his-18.4-8
    return in_zone(record, space)  # his-18.3-10 his-18.3-12


def attempt(state: HereIStandState, space: str) -> None:
    """Roll for a space, and turn it if the attempt succeeds."""
    record = series(state)
    state.mark(TRIED[record.kind], space)
    own, others = dice_for(state, record, space)
    rolled = state.dice.rolls(own, 6, f"{ASKED[record.kind]} attempt")
    best = max(rolled) + modifier(state, record, space)  # his-18.3-9
    state.log(
        "reform_attempt" if record.kind == REFORM else "counter_attempt",
        power=record.power,
        space=space,
        dice=list(rolled),
        amount=best,
    )
    favoured = strong(state, record, space)
    answer: tuple[int, ...] = ()
    succeeds = favoured and best >= AUTOMATIC
    if not succeeds:
        answer = state.dice.rolls(others, 6, f"{ASKED[record.kind]} answer")
        succeeds = best > max(answer) or (best == max(answer) and favoured)  # his-18.3-12 his-18.4-8
        other = PAPACY if record.kind == REFORM else PROTESTANT
        state.log("attempt_answer", power=other, space=space, dice=list(answer), amount=max(answer))
    state.attempts = msgspec.structs.replace(record, left=record.left - 1, target=space, dice=(rolled, answer))
    if succeeds:
        set_religion(state, space, record.kind == REFORM)
    else:
        state.log("attempt_fails", space=space)
        if record.bonus == "carlstadt" and SPACES[space].zone == "german" and space not in state.unrest:
            control.place_unrest(state, space)  # his-18.3-14 his-12.4-2


# -- the action: publish a treatise


def treatise_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if may(state, "publish_treatise", power):
        for zone in ZONES:
            yield ("treatise", zone)


def treatise_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if power == "england":
        if "cranmer" not in state.reformers:
            return "his-18.1-23" if state.married_anne else "his-18.1-7"
        if option[1] != "english":
            return "his-18.1-7"
    return None if can_try(state, REFORM) else "his-18.3-4"


def treatise(state: HereIStandState, power: str, option: Option) -> Flow:
    """Two attempts in a language zone named before; three with Carlstadt or Calvin, who stay inside their zone."""
    zone = str(option[1])
    able = [debater for debater in PAMPHLETEERS if DEBATERS[debater].zone == zone and uncommitted(state, debater)]
    able = able if open_inside(state, REFORM, zone) else []
    helper = yield from ask_for_third(state, PROTESTANT, able)
    record = Attempts(REFORM, power, TREATISE_ATTEMPTS, (zone,), "treatise", bonus=helper)  # his-18.1-6
    if helper:
        record = msgspec.structs.replace(record, left=MORE_ATTEMPTS, only=ZONES[zone])  # his-18.3-1
    make_attempts(state, record)


REFUSALS = {
    "third_attempt": "his-18.2-15",
    "debater_bonus": "his-18.2-8",
    "reformation": target_forbidden,
    "counter_reformation": target_forbidden,
}
STEPS = {"attempts": attempts}
MENU = {
    "treatise": Action(treatise_candidates, treatise_forbidden, "publish_treatise", treatise, needs="his-18.1-7"),
}
