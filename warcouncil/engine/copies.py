"""Copies of a course: exact ones for whoever owns the match, and those that hold only what one seat knows."""

from __future__ import annotations

from warcouncil.engine.base import Base
from warcouncil.engine.course import NOBODY, Course, silent
from warcouncil.engine.dice import Dice


def beside(course: Course, dice: Dice) -> Course:
    """A course of the same match that has yet to enter at a base, which sets all that is not set here."""
    new = Course.__new__(Course)
    vars(new).update(vars(course))
    new.dice = dice
    new.keeps_all = False
    new.witness = new.journal = None
    new.undone = dict(course.undone)
    new.taken_back = dict(course.taken_back)
    new.bases, new.log, new.victories = [], [], []
    new.longest_tail = 0
    return new


def release(course: Course) -> None:
    """From here on windows close by themselves; the one that is open waits as before."""
    course.hold = False
    if course.block is not None:
        course.block.held = False


def replayed(course: Course, base: Base, dice: Dice, *, light: bool) -> Course:
    """A copy that stands where the course does, by the way from its last base.

    The end of the last step on the way is handed back as one more base, so that the next copy has a shorter way.
    """
    new = beside(course, dice)
    new.victories = course.victories[: base.victories]
    new.enter(base, course.live, follows=course.ended)
    if new.nearest is not None:
        new.nearest.logged += base.logged  # the copy has told only what came behind
        course.keep_base(new.nearest)
        new.nearest = None
    if light:
        new.light, new.logging = True, False
        new.state.log = silent
        new.live, new.log, new.victories = [], [], []
    else:
        new.bases, new.log = list(course.bases), list(course.log)
    return new


def private(course: Course, base: Base, seat: int, dice: Dice, *, light: bool, hold: bool) -> Course:
    """A copy that has forgotten everything a seat cannot know: the drafts and wishes of others, how it came here, and
    whatever the title draws anew. Nothing was listed on the way, so there is no list from before."""
    new = replayed(course, base, Dice(None), light=True)
    new.light = light
    state, block = new.state, new.block
    for power in list(state.drafts):
        if new.title.seat_of(state, power) != seat:
            del state.drafts[power]
    new.barrier = new.shown = 0
    new.last_seat = NOBODY
    new.standing = {seat: new.standing[seat]} if seat in new.standing else {}
    new.undone = {}
    new.dice = state.dice = dice
    new.title.resample(state, seat, dice)
    dice.write = new.write_chance
    if block is not None and not block.open_talk:
        for run in block.runs.values():
            if run.seat != seat:
                run.answers = []
                new.start_run(block, run)
    if not hold:
        release(new)
    return new
