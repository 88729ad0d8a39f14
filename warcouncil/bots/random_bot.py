"""Random play: every option is equally likely. The yardstick for other bots, and the fuzzer of the rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from warcouncil.engine.judging import Ranked, why
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision


class RandomBot:
    """Chooses evenly among the options and looks at nothing else."""

    needs_view: ClassVar[bool] = False

    def __init__(self, title: Title, seat: int, seed: int | str) -> None:
        self._random = random.Random(f"random bot/{seed}").random

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]

    def rank(self, view: Mapping[str, Any], decision: Decision) -> list[Ranked]:
        """All are worth the same."""
        return [Ranked(option, 0.0, (why("any"),)) for option in decision.options]
