"""Which combinations of match options a law tries: all of them, or where there are too many a choice among them.

The choice has every value by itself and every pair of values, the other options as they come, and is filled up with a
sample that is the same each time. What was not looked at is counted.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Mapping

from warcouncil.engine.errors import BadOption
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import Title

Options = dict[str, OptionValue]
Values = tuple[OptionValue, ...]

MOST = 4096
"""More combinations than these are not all tried."""
TRIES = 50
"""So often others are drawn for a pair that does not go with the defaults."""


class Combinations:
    """The combinations of option values that are tried for a player count; `left_out` counts as they are gone over."""

    def __init__(self, title: Title, players: int, most: int | None = None) -> None:
        self._title, self._players, self._most = title, players, MOST if most is None else most
        self._specs = title.all_options()
        self._chance = random.Random(f"combinations/{title.id}/{players}")
        self._looked: set[Values] = set()
        self.total = math.prod(len(spec.values) for spec in self._specs)

    @property
    def left_out(self) -> int:
        """How many combinations nobody has looked at: neither tried nor refused by the title."""
        return self.total - len(self._looked)

    def __iter__(self) -> Iterator[Options]:
        """Those that the title allows, each once."""
        self._looked.clear()
        for values in self._chosen():
            if values in self._looked:
                continue
            self._looked.add(values)
            options = self._allowed(values)
            if options is not None:
                yield options

    def _chosen(self) -> Iterator[Values]:
        if self.total <= self._most:
            yield from itertools.product(*(spec.values for spec in self._specs))
            return
        yield from (self._completed(pair) for pair in self._pairs())
        while len(self._looked) < self._most:
            yield self._drawn({})

    def _pairs(self) -> Iterator[Mapping[int, OptionValue]]:
        """Nothing, every value by itself, and every two values of different options, by the place of their option."""
        single = [(place, value) for place, spec in enumerate(self._specs) for value in spec.values]
        yield {}
        yield from ({place: value} for place, value in single)
        for one, other in itertools.combinations(single, 2):
            if one[0] != other[0]:
                yield dict((one, other))

    def _completed(self, fixed: Mapping[int, OptionValue]) -> Values:
        """With the defaults, or where the title does not allow that with others that it does allow."""
        plain = tuple(fixed.get(place, spec.default) for place, spec in enumerate(self._specs))
        if self._allowed(plain) is not None:
            return plain
        drawn = (self._drawn(fixed) for _ in range(TRIES))
        return next((values for values in drawn if self._allowed(values) is not None), plain)

    def _drawn(self, fixed: Mapping[int, OptionValue]) -> Values:
        chosen = ((place, self._chance.choice(spec.values)) for place, spec in enumerate(self._specs))
        return tuple(fixed.get(place, value) for place, value in chosen)

    def _allowed(self, values: Values) -> Options | None:
        named = dict(zip((spec.id for spec in self._specs), values, strict=True))
        try:
            return self._title.check_options(self._players, named)
        except BadOption:
            return None
