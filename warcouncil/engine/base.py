"""Bases: where a course can go back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warcouncil.engine.course import Course


class Base:
    """The state at a checkpoint, with what else is needed to go on from there. Never changed."""

    __slots__ = (
        "at",
        "barrier",
        "ended",
        "last_seat",
        "logged",
        "position",
        "shown",
        "spoken",
        "standing",
        "state",
        "talk",
        "victories",
    )

    def __init__(self, course: Course, at: int) -> None:
        self.at = at
        self.state = course.state.copy()
        self.position = course.position
        self.barrier = course.barrier
        self.last_seat = course.last_seat
        self.shown = course.shown
        self.ended = course.ended
        self.logged = len(course.log)
        self.victories = len(course.victories)
        self.standing = dict(course.standing)
        self.talk = course.talk
        self.spoken = dict(course.spoken)
