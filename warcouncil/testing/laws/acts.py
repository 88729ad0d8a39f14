"""Three laws of answering: one step, undo, and private acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warcouncil.engine.answers import Given
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import UndoRefused
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.laws.case import HIDING, Level, Walk, per_match
from warcouncil.testing.laws.look import asked_of, difference, in_secret, sent, sent_to
from warcouncil.testing.laws.observe import Checkpoints, dice_of, observed, shown
from warcouncil.testing.laws.twins import Twins, through_windows

TRIES = 3
"""How many ways of answering are tried at a checkpoint."""


@per_match("one_step", observed, windows=HIDING)
def one_step(walk: Walk, level: Level) -> None:
    """Two resamplings for a seat give it equal view, options, log and can_undo, also after one equal choice of the
    seat unless chance or a showing intervened."""
    kept = Checkpoints(walk)
    every = 2 if level == "quick" else 1
    for match in walk:
        if walk.number % every == 0:
            _one_step_in_copies(walk, match, walk.choice[0], walk.choice[1])
    for checkpoint in kept.some(24 if level == "quick" else len(kept.found)):
        walk.number = checkpoint.number
        for seat in range(walk.match.players):
            _one_step_of_twins(walk, checkpoint.state, seat)


def _one_step_in_copies(walk: Walk, match: Match, decision: Decision, option: Option) -> None:
    """In the middle of a step: two copies made for the seat that decides."""
    seat = decision.seat
    forks = [match.fork(seat=seat, seed=walk.chance.randrange(2**30), hold=True) for _ in range(2)]
    found = _unequal(forks, seat)
    walk.check(found is None, f"two copies for seat {seat} show it different things: {found}")
    before = [(fork.dice.position, len(shown(fork))) for fork in forks]
    for fork in forks:
        fork.choose(decision.id, option)
    after = [(fork.dice.position, len(shown(fork))) for fork in forks]
    if before == after:
        found = _unequal(forks, seat)
        walk.check(found is None, f"two copies for seat {seat} differ after {option!r}: {found}")


def _unequal(forks: list[Match], seat: int) -> str | None:
    one, other = (sent(fork, seat, log=False) for fork in forks)
    return difference(one, other)


def _one_step_of_twins(walk: Walk, state: Any, seat: int) -> None:
    """At a checkpoint: two whole matches drawn anew, with log and undo."""
    twins = _twins(walk, state, seat)
    where = f"seat {seat}, step {state.agenda[-1]}: "
    found = twins.difference()
    if found is not None:
        walk.check(twins.lawful, f"{where}two resamplings show different things: {found}")
        return
    if through_windows(walk, twins, where) is not None or twins.over or not twins.own():
        return
    twins.step(walk.chance.choice(twins.own()), walk.chance)
    found = twins.difference()
    walk.check(found is None or not twins.may_undo, f"{where}may look and take back: {found}", "undo")
    walk.check(found is None or twins.chance, f"{where}two resamplings differ after a choice: {found}")
    if found is None:
        through_windows(walk, twins, where)


@per_match("undo", observed, windows=HIDING)
def undo(walk: Walk, level: Level) -> None:
    """What may be taken back is as if it had never been, and showed nothing: if a seat may undo its choice, two
    resamplings for it are equal after the choice, whatever happened."""
    kept = Checkpoints(walk)
    for match in walk:
        decision, option = walk.choice
        fork = match.fork()
        fork.choose(decision.id, option)
        if not fork.over and fork.can_undo(decision.seat):
            fork.undo(decision.seat)
            found = difference(_situation(match), _situation(fork))
            walk.check(found is None, f"{option!r} was taken back, but something stayed: {found}")
            walk.check(fork.log == match.log, f"{option!r} was taken back, but something stayed in the log")
    for checkpoint in kept.some(24 if level == "quick" else len(kept.found)):
        walk.number = checkpoint.number
        for seat in range(walk.match.players):
            _nothing_seen(walk, checkpoint.state, seat)


def _nothing_seen(walk: Walk, state: Any, seat: int) -> None:
    """Try what the seat may answer at a checkpoint, and follow its answers as long as it is asked."""
    if _twins(walk, state, seat).own():
        for _ in range(TRIES):
            _look_and_take_back(walk, state, seat)


def _twins(walk: Walk, state: Any, seat: int) -> Twins:
    """Two resamplings for a seat, with the same dice."""
    seeds = (walk.chance.randrange(2**30), walk.chance.randrange(2**30))
    return Twins(walk.title, state, seat, seeds, dice_of(walk.chance.randrange(2**30)))


def _look_and_take_back(walk: Walk, state: Any, seat: int) -> None:
    twins = _twins(walk, state, seat)
    where = f"seat {seat}, step {state.agenda[-1]}: "
    found = twins.difference()
    for _ in range(8):
        found = found or through_windows(walk, twins, where)
        if found is not None or twins.over or not twins.own():
            return
        twins.step(walk.chance.choice(twins.own()), walk.chance)
        found = twins.difference()
        walk.check(found is None or not twins.may_undo, f"{where}may look and take back: {found}")


def _situation(match: Match) -> dict[str, Any]:
    """A match as it looks but for its log, and without the ids of decisions: those are new after an undo."""
    views = list(match.views((None, *range(match.players)), log=False).values())
    for view in views:
        for decision in view["decisions"]:
            del decision["id"]
    return {"digest": match.digest(), "decisions": asked_of(match), "views": views}


@per_match("private_acts", observed)
def private_acts(walk: Walk, level: Level) -> None:
    """An answer in an open block, or a draft, changes nothing that any other seat sees, nor does taking any answer
    back, which is as if it had never been given; the same answers in any order, with undos, come to the same."""
    seen = ""
    for match in walk:
        if walk.title.windows:
            _standing_pass(walk, match)
        if match.waiting_for["what"] == "talk":
            _draft(walk, match)
        elif in_secret(match):
            some = match.decisions if level == "full" else walk.chance.sample(match.decisions, 1)
            _answer_in_secret(walk, match, some)
            block = _block(match.decisions[0])
            if block != seen:
                _any_order(walk, match, block)
                _any_one(walk, match, block)
            seen = block


def _block(decision: Decision) -> str:
    """What the decisions of one block have in common."""
    return f"{decision.epoch}.{decision.position}"


def _others(match: Match, seat: int, since: int) -> dict[int | None, Any]:
    """What everybody else is sent, of the log what came after so many entries."""
    others = [other for other in (None, *range(match.players)) if other != seat]
    seen = sent_to(match, others, log=False)
    for other in others:
        seen[other]["log"] = _told(match, other, since)
    return seen


def _told(match: Match, seat: int | None, since: int) -> list[Any]:
    cuts = (entry.for_seat(seat) for entry in match.log[since:])
    return [(cut.message, cut.plain()) for cut in cuts if cut is not None]


def _answer_in_secret(walk: Walk, match: Match, decisions: Sequence[Decision]) -> None:
    """One answer, and taking it back: nobody else sees anything as long as the block stays open."""
    for decision in decisions:
        fork = match.fork()
        since = len(fork.log)
        before = _others(fork, decision.seat, since)
        option = walk.chance.choice(decision.options)
        fork.choose(decision.id, option)
        if not fork.decisions or _block(fork.decisions[0]) != _block(decision):
            continue  # it was the last answer: the block is closed
        found = _seen_by(before, _others(fork, decision.seat, since))
        walk.check(found is None, f"{decision.power} answered {option!r} in secret, and {found}")
        walk.check(fork.can_undo(decision.seat), f"{decision.power} cannot take back {option!r} in an open block")
        fork.undo(decision.seat)
        found = _seen_by(before, _others(fork, decision.seat, since))
        walk.check(found is None, f"{decision.power} took {option!r} back in secret, and {found}")
        walk.check(fork.digest() == match.digest(), f"{decision.power} took {option!r} back, but something stayed")


def _standing_pass(walk: Walk, match: Match) -> None:
    """A seat that lets windows pass for a while keeps that to itself."""
    if any(decision.trigger is not None for decision in match.decisions):
        return  # in an open window it is an answer
    seat = walk.chance.randrange(match.players)
    fork = match.fork()
    since = len(fork.log)
    before = _others(fork, seat, since)
    fork.stand(seat, "*", ("never",))
    found = _seen_by(before, _others(fork, seat, since))
    walk.check(found is None, f"seat {seat} lets windows pass, and {found}")


def _seen_by(before: dict[int | None, Any], after: dict[int | None, Any]) -> str | None:
    """Who sees a difference, and where."""
    for seat, view in before.items():
        found = difference(view, after[seat])
        if found is not None:
            return f"{'a spectator' if seat is None else f'seat {seat}'} sees it: {found}"
    return None


def _draft(walk: Walk, match: Match) -> None:
    """In open talk a draft changes nothing that anybody else sees."""
    for decision in match.decisions:
        option = walk.chance.choice(decision.options)
        fork = match.fork()
        fork.choose(decision.id, option)
        if fork.over or not _only_drafts(match, fork):
            continue
        since = len(match.log)
        found = _seen_by(_others(match, decision.seat, since), _others(fork, decision.seat, since))
        walk.check(found is None, f"{decision.power} drafted {option!r}, and {found}")


def _only_drafts(match: Match, fork: Match) -> bool:
    """Whether nothing but half-made answers has changed."""
    one, other = match.state.copy(), fork.state.copy()
    drafted = one.drafts != other.drafts
    one.drafts = other.drafts = {}
    return drafted and one.canonical() == other.canonical()


def _any_order(walk: Walk, match: Match, block: str) -> None:
    """The answers of a block, power by power and then mixed with undos: the same match comes of it."""
    orderly = match.fork()
    answers: dict[str, list[Option]] = {}
    while orderly.decisions and _block(orderly.decisions[0]) == block:
        decision = orderly.decisions[0]
        option = walk.chance.choice(decision.options)
        answers.setdefault(decision.power, []).append(option)
        orderly.choose(decision, option)
    mixed = match.fork()
    places = dict.fromkeys(answers, 0)
    while mixed.decisions and _block(mixed.decisions[0]) == block:
        decision = walk.chance.choice(mixed.decisions)
        option = answers[decision.power][places[decision.power]]
        if walk.chance.random() < 0.4:
            _try_out(walk, mixed, decision, block)
            decision = next(d for d in mixed.decisions if d.power == decision.power)
        places[decision.power] += 1
        mixed.choose(decision, option)
    walk.check(mixed.digest() == orderly.digest(), f"{answers} in another order come to something else")


def _try_out(walk: Walk, match: Match, decision: Decision, block: str) -> None:
    """Answer and take it back, unless that would close the block."""
    option = walk.chance.choice(decision.options)
    trial = match.fork()
    trial.choose(decision.id, option)
    if trial.decisions and _block(trial.decisions[0]) == block:
        match.choose(decision, option)
        match.undo(decision.seat)


def _any_one(walk: Walk, match: Match, block: str) -> None:
    """Somebody gives several answers in the block and takes one of them back, not only the last."""
    power = walk.chance.choice(match.decisions).power
    fork = match.fork()
    while (decision := _asked(fork, power, block)) is not None and decision.kind != "ready":
        option = walk.chance.choice(decision.options)
        trial = fork.fork()
        trial.choose(decision.id, option)
        if not trial.decisions or _block(trial.decisions[0]) != block:
            break  # it would close the block
        fork.choose(decision, option)
    seat = match.title.seat_of(match.state, power)
    given = [one for one in fork.answers(seat) if one.power == power]
    if given:
        _one_of(walk, match, fork, given, walk.chance.randrange(len(given)))


def _asked(match: Match, power: str, block: str) -> Decision | None:
    """What a power is asked in the block."""
    return next((one for one in match.decisions if one.power == power and _block(one) == block), None)


def _one_of(walk: Walk, match: Match, fork: Match, given: list[Given], place: int) -> None:
    """The match behind an answer that was taken back is the one in which it was never given; if it may not be, nothing
    has changed, and it is refused."""
    gone, since, before = given[place], len(fork.log), fork.digest()
    seat = match.title.seat_of(match.state, gone.power)
    others = _others(fork, seat, since)
    may = fork.can_take_back(seat, gone.decision)
    walk.check(fork.digest() == before, f"whether {gone.option!r} may be taken back was looked at, and that changed it")
    try:
        fork.take_back(seat, gone.decision)
    except UndoRefused:
        walk.check(not may, f"{gone.option!r} may be taken back, and is refused")
        walk.check(fork.digest() == before, f"{gone.option!r} may not be taken back, and something has changed")
    else:
        walk.check(may, f"{gone.option!r} may not be taken back, and was")
        never = match.fork()
        for one in (*given[:place], *given[place + 1 :]):
            never.choose(next(d for d in never.decisions if d.power == one.power), one.option)
        found = difference(_situation(never), _situation(fork))
        walk.check(found is None, f"{gone.option!r} was taken back from among others, but something stayed: {found}")
    found = _seen_by(others, _others(fork, seat, since))
    walk.check(found is None, f"{gone.power} took {gone.option!r} back from among others, and {found}")
