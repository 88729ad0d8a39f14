"""Judging: bots value every option with reasons, titles every position, and both only from what a seat may know."""

from __future__ import annotations

from functools import partial
from math import isfinite

from warcouncil import text
from warcouncil.bots import Bot, bot_names, make_bot
from warcouncil.engine.decision import Decision
from warcouncil.engine.judging import Estimate, Ranked, Reason
from warcouncil.engine.match import Match
from warcouncil.testing.laws.case import Level, Walk, per_match
from warcouncil.testing.laws.observe import Checkpoint, Checkpoints, observed
from warcouncil.testing.laws.twins import Stuck, Twins
from warcouncil.testing.laws.words import say
from warcouncil.text import LANGUAGES, Speaker

PLACES = {"quick": 6, "full": 40}
"""At how many places of a match every seat judges."""
FAR = 4
"""How many answers twins are played on from each of them."""
SUM = 1e-9
"""How far shares may miss 1."""


@per_match("judging", observed, windows=("sealed",))
def judging(walk: Walk, level: Level) -> None:
    """Every bot ranks exactly the options that there are, with finite values, the best first, and with reasons that
    can be said in every language; shares of an estimate sum to 1. Positions that a seat cannot tell apart are judged
    alike by its bots, and it estimates them alike."""
    kept = Checkpoints(walk)
    for _ in walk:
        pass
    speakers = [text.speaker(walk.title, language) for language in LANGUAGES]
    every = max(1, -(-len(kept.found) // PLACES[level]))
    for checkpoint in kept.found[::every]:
        for seat in range(walk.match.players):
            walk.number = checkpoint.number
            _Judges(walk, checkpoint, seat, speakers).compare()
    _estimates(walk, [walk.match, walk.match], None, speakers)


class _Judges:
    """The bots of one seat before twins: what they say of the one must hold of the other."""

    def __init__(self, walk: Walk, checkpoint: Checkpoint, seat: int, speakers: list[Speaker]) -> None:
        self.walk, self.seat, self.speakers = walk, seat, speakers
        seeds = (None, walk.chance.randrange(2**30))
        self.twins = Twins(walk.title, checkpoint.state, seat, seeds, checkpoint.dice)

    def compare(self) -> None:
        """Judge here, and after each of a few answers, as long as the seat sees no difference."""
        for _ in range(FAR):
            if self.twins.over or self.twins.difference() is not None:
                return
            _estimates(self.walk, self.twins.matches, self.seat, self.speakers)
            self._ranks()
            try:
                self.twins.step(self.walk.chance.choice(list(self.twins.open())), self.walk.chance)
            except Stuck:
                return

    def _ranks(self) -> None:
        for power in self.twins.own():
            one, other = self.twins.open()[power]
            if one is None or other is None:
                continue
            for name in bot_names(self.walk.title):
                first = self._rank(name, self.twins.matches[0], one)
                second = self._rank(name, self.twins.matches[1], other)
                same = first == second
                reason = f"the bot {name!r} judges {one.kind!r} of {power} by what seat {self.seat} cannot know"
                self.walk.check(same, f"{reason}: {_unequal(first, second)}")

    def _rank(self, name: str, match: Match, decision: Decision) -> list[Ranked]:
        walk, seat = self.walk, self.seat
        bot = make_bot(walk.title, name, seat, walk.case.seed)
        view = match.view(seat, log=False) if bot.needs_view else {}
        try:
            ranked = bot.rank(view, decision)
        except Exception as error:  # noqa: BLE001  whatever a bot trips over is what the law looks for
            walk.fail(f"the bot {name!r} cannot rank {decision.kind!r}: {type(error).__name__}: {error}")
        told = f"the bot {name!r} ranks {decision.kind!r}"
        options = [one.option for one in ranked]
        walk.check(sorted(options, key=repr) == sorted(decision.options, key=repr), f"{told} without or beyond options")
        values = [one.value for one in ranked]
        walk.check(all(map(isfinite, values)), f"{told} with values that are no numbers")
        walk.check(values == sorted(values, reverse=True), f"{told} without order")
        walk.check(all(one.reasons for one in ranked), f"{told} without reasons")
        for reason in dict.fromkeys(_key(reason) for one in ranked for reason in one.reasons):
            _say(walk, self.speakers, Reason(reason[0], dict(reason[1])))
        self._best(bot, name, view, decision, ranked)
        return ranked

    def _best(self, bot: Bot, name: str, view: dict[str, object], decision: Decision, ranked: list[Ranked]) -> None:
        """What a bot chooses is worth as much as its best."""
        chosen = bot.choose(view, decision)
        worth = {one.option: one.value for one in ranked}.get(chosen)
        self.walk.check(worth == ranked[0].value, f"the bot {name!r} chooses {chosen!r}, which is not its best")


def _estimates(walk: Walk, matches: list[Match], seat: int | None, speakers: list[Speaker]) -> None:
    one, other = (_estimate(walk, match, seat) for match in matches)
    walk.check(one == other, f"seat {seat} estimates by what it cannot know: {one} or {other}")
    for line in one.lines:
        _say(walk, speakers, line.reason)


def _estimate(walk: Walk, match: Match, seat: int | None) -> Estimate:
    found = match.estimate(seat)
    told = f"the estimate for seat {seat}"
    walk.check(len(found.shares) == match.players, f"{told} has {len(found.shares)} shares")
    fair = all(0 <= share <= 1 for share in found.shares) and abs(sum(found.shares) - 1) < SUM
    walk.check(fair, f"{told} has shares that do not sum to 1: {found.shares}")
    sound = all(0 <= line.seat < match.players and isfinite(line.number) for line in found.lines)
    walk.check(sound, f"{told} has lines of no seat or no number")
    return found


def _key(reason: Reason) -> tuple[str, tuple[tuple[str, object], ...]]:
    return reason.message, tuple(reason.arguments.items())


def _say(walk: Walk, speakers: list[Speaker], reason: Reason) -> None:
    for speaker in speakers:
        say(walk, speaker, partial(speaker.reason, reason))


def _unequal(first: list[Ranked], second: list[Ranked]) -> str:
    """The first place where two rankings differ."""
    pairs = (f"{one} or {other}" for one, other in zip(first, second, strict=False) if one != other)
    return next(pairs, f"{len(first)} or {len(second)} options")
