"""The base of a title's own bot: one that judges every option and takes the best.

It keeps nothing from one decision to the next, so that a bot made anew in the middle of a match plays on the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from warcouncil.engine.judging import Ranked, Reason, best_first, why
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

RELUCTANT = ("pass", "decline", "done", "no", "end_actions", "refuse", "leave")
"""Acts that leave things as they are."""


class Judgement(NamedTuple):
    """How a bot looks at one decision: what each option is worth, and why (nothing, where there is nothing to add)."""

    worth: Callable[[Option], float]
    reasons: Callable[[Option], tuple[Reason, ...]]


class JudgingBot:
    """Says what every option is worth (`rank`) and takes the best (`choose`); a title's bot brings `judgement`."""

    needs_view: ClassVar[bool] = True
    noise: ClassVar[float] = 0.01
    """How much the seed adds at most: a little chance settles ties."""

    def __init__(self, title: Title, seat: int, seed: int | str = 0) -> None:
        self.seat = seat
        self.seed = seed

    def judgement(self, view: Mapping[str, Any], decision: Decision) -> Judgement:
        """How the options of a decision are judged; asked where there are two of them or more."""
        raise NotImplementedError

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        """The first of `rank`, without the work of giving reasons."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        worth = self.judgement(view, decision).worth
        return max(options, key=lambda option: worth(option) + self._noise(decision, option))

    def rank(self, view: Mapping[str, Any], decision: Decision) -> list[Ranked]:
        """All options with their values and reasons, the best first."""
        options = decision.options
        if len(options) == 1:
            return [Ranked(options[0], 0.0, (why("only"),))]
        worth, reasons = self.judgement(view, decision)
        return best_first(
            Ranked(option, worth(option) + self._noise(decision, option), reasons(option) or (general(option),))
            for option in options
        )

    def _noise(self, decision: Decision, option: Option) -> float:
        text = f"{self.seed} {decision.id} {option}"
        return zlib.crc32(text.encode()) / 2**32 * self.noise


def general(option: Option) -> Reason:
    """What can be said of any option."""
    return why("nothing") if option[0] in RELUCTANT else why("measured")
