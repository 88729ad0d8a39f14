"""Parley with bots and estimates that are broken in one place at a time."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

from tests.titles.broken_parley import BROKEN as BROKEN
from tests.titles.broken_parley import breaks, parley
from tests.titles.parley import Parley
from warcouncil.bots import RandomBot
from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import PASS
from warcouncil.engine.judging import Estimate, Line, Ranked, Reason, estimated, why
from warcouncil.engine.state import Option, State


class BalkyBot(RandomBot):
    """A bot that unpacks an argument where there is none."""

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        if decision.kind == "aim":
            return max(decision.options, key=lambda option: option[1])
        return super().choose(view, decision)


@breaks("bots")
class Balky(Parley):
    """A bot that has no answer to one signature."""

    bots = {"balky": "tests.titles.broken_bots:BalkyBot"}


class DreamingBot(RandomBot):
    """A bot that always passes."""

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        return PASS


@breaks("bots")
class Dreaming(Parley):
    """A bot whose answers are not offered."""

    bots = {"dreaming": "tests.titles.broken_bots:DreamingBot"}


@breaks("judging")
class Peeping(Parley):
    """An estimate that counts cards by what they are, in hands that are hidden."""

    def estimate(self, state: State, seat: int | None) -> Estimate:
        hands = parley(state).hands
        lines = [
            Line(state.seat_of(power), why("any"), float(card.startswith("levy")))
            for power in parley(state).mains
            for card in hands[power]
        ]
        return estimated(state.players, lines, 1.0)


@breaks("judging")
class Overconfident(Parley):
    """Shares that sum to more than 1."""

    def estimate(self, state: State, seat: int | None) -> Estimate:
        return Estimate((0.9,) * state.players)


class ForgetfulBot(RandomBot):
    """A bot that ranks all options but the last."""

    def rank(self, view: Mapping[str, Any], decision: Decision) -> list[Ranked]:
        return super().rank(view, decision)[: max(1, len(decision.options) - 1)]


@breaks("judging")
class Forgetful(Parley):
    """A bot without a value for everything."""

    bots = {"forgetful": "tests.titles.broken_bots:ForgetfulBot"}


class SpeechlessBot(RandomBot):
    """A bot with a reason that nobody can put into words."""

    def rank(self, view: Mapping[str, Any], decision: Decision) -> list[Ranked]:
        return [Ranked(option, 0.0, (Reason("unheard_of"),)) for option in decision.options]


@breaks("judging")
class Speechless(Parley):
    """Reasons without words."""

    bots = {"speechless": "tests.titles.broken_bots:SpeechlessBot"}


class NosyBot(RandomBot):
    """A bot that looks behind the view: at the cards of everybody."""

    def rank(self, view: Mapping[str, Any], decision: Decision) -> list[Ranked]:
        hands = parley(decision._state).hands  # what no bot may do
        worth = float(zlib.crc32(repr(sorted(hands.items())).encode()))
        return [Ranked(option, worth, (why("any"),)) for option in decision.options]


@breaks("judging")
class Nosy(Parley):
    """A bot that judges by what its seat cannot know."""

    bots = {"nosy": "tests.titles.broken_bots:NosyBot"}
