"""A bot's job: one question to a seat, with what that seat may know, and what the bot came to.

A job holds no match, no key and nothing that the seat does not see: the seat's view and its question as they are shown
to whoever sits there. So it may be answered anywhere, by whoever has the same rules.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from warcouncil.bots import make_bot
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import UnknownTitle
from warcouncil.engine.flow import Ask
from warcouncil.engine.judging import Reason
from warcouncil.engine.state import Option, State
from warcouncil.engine.title import Title, get_title, title_ids

ADVISED = 3
"""So many options are told to whoever asks for advice, the best first."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What is asked, as the seat sees it: all that is known of a decision."""

    seat: int
    power: str
    kind: str
    trigger: str | None
    epoch: int
    position: int
    own: int
    about: dict[str, Any]
    options: tuple[tuple[str | int, ...], ...]

    def decision(self) -> Decision:
        """The same for a bot, which looks at nothing else of it."""
        ask = Ask(self.power, self.kind, self.options, about=self.about)
        nothing = State(players=0, options={}, seats={})
        return Decision(ask, nothing, self.seat, self.epoch, self.position, self.own, self.trigger)


class Job(msgspec.Struct, frozen=True):
    """Somebody has to decide; `advice`: a person, who wants to know what the bot would do, and why."""

    id: str
    title: str
    rules: str
    bot: str
    seed: str
    view: bytes
    """What the seat sees (`Match.view`), as MessagePack."""
    question: Question
    advice: bool = False

    @property
    def kind(self) -> str:
        """What whoever answers it must have."""
        return kind_of(self.title, self.rules)


class Advice(msgspec.Struct, frozen=True):
    """An option that the bot thinks well of, and why."""

    option: list[str | int]
    reasons: tuple[Reason, ...]


class Thought(msgspec.Struct, frozen=True):
    """What the bot came to, or what went wrong."""

    id: str = ""
    """Of the job that it is about."""
    option: list[str | int] = []
    error: str = ""
    advice: list[Advice] = []


def kind_of(title: str, rules: str) -> str:
    """A title with the version of its rules.

    >>> kind_of("endeavor", "1.0")
    'endeavor@1.0'
    """
    return f"{title}@{rules}"


def known_kinds() -> list[str]:
    """What can be thought about here."""
    return [kind_of(name, get_title(name).version) for name in title_ids()]


def make_job(
    title: Title, view: Mapping[str, Any], decision: Decision, bot: str, seed: str, *, advice: bool = False
) -> Job:
    """A job for a bot, from what its seat sees."""
    question = Question(
        decision.seat,
        decision.power,
        decision.kind,
        decision.trigger,
        decision.epoch,
        decision.position,
        decision.own,
        dict(decision.ask.about),
        decision.options,
    )
    seen = msgspec.msgpack.encode(view)
    return Job(secrets.token_hex(16), title.id, title.version, bot, seed, seen, question, advice)


def think(job: Job) -> Thought:
    """Let the bot choose from what its seat sees."""
    title = get_title(job.title)
    if title.version != job.rules:
        raise UnknownTitle(f"{job.kind} is not here, but {kind_of(title.id, title.version)}")
    decision = job.question.decision()
    bot = make_bot(title, job.bot, decision.seat, job.seed)
    view = msgspec.msgpack.decode(job.view) if bot.needs_view else {}
    if job.advice:
        best = bot.rank(view, decision)[:ADVISED]
        return Thought(job.id, advice=[Advice(list(one.option), one.reasons) for one in best])
    return Thought(job.id, list(bot.choose(view, decision)))


def answers(job: Job, thought: Thought) -> Option | None:
    """The option that a thought from elsewhere chooses, if it is about this job and the option was offered."""
    option = tuple(thought.option)
    if thought.id != job.id or thought.error:
        return None
    offered = (own for own in job.question.options if own == option and list(map(type, own)) == list(map(type, option)))
    return next(offered, None)
