"""A digest of a situation: the state, and what is asked of whom."""

from __future__ import annotations

import hashlib

import msgspec

from warcouncil.engine.course import Course

_ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def match_digest(course: Course) -> str:
    """Equal for equal situations, in every process; blind to ids, numbers and the order of secret answers."""
    answers = []
    if course.block is not None:
        answers = [(run.power, tuple(option for option, _ in run.answers)) for run in course.block.runs.values()]
    asked = [(d.power, d.kind, d.trigger, d.options) for d in course.decisions()]
    facts = (course.title.id, course.over, asked, answers)
    digest = hashlib.blake2b(course.state.canonical(), digest_size=16)
    digest.update(_ENCODER.encode(facts))
    return digest.hexdigest()
