"""Twins: a state and another that a seat cannot tell from it, played on side by side.

Both start from the same checkpoint with the same dice. In one of them (or in both) everything that the seat cannot
know is drawn anew. Whatever is sent to the seat must then be equal, until something is lawfully shown to it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option, State
from warcouncil.engine.title import Title
from warcouncil.testing.laws.case import Walk
from warcouncil.testing.laws.look import difference, in_secret, sent
from warcouncil.testing.laws.observe import bare, dice_of, observed, shown


class Stuck(Exception):
    """The twins cannot be played on with the same public choices."""


def drawn_anew(title: Title, state: State, seat: int, seed: int | None) -> State:
    """A copy as the seat may imagine it; without a seed, as it is. Half-made answers of others are dropped in both."""
    new = bare(state)
    for power in [power for power in new.drafts if title.seat_of(new, power) != seat]:
        del new.drafts[power]
    if seed is not None:
        title.resample(new, seat, dice_of(seed))
    return new


class Twins:
    """Two matches from one checkpoint. `seeds` say how each is drawn anew for the seat (None: not at all)."""

    def __init__(self, title: Title, state: State, seat: int, seeds: tuple[int | None, int | None], dice: Dice) -> None:
        self.title = title
        self.seat = seat
        states = [drawn_anew(title, state, seat, seed) for seed in seeds]
        self.known = [[entry.fact for entry in s.known if entry.seat == seat] for s in states]
        hold = state.options.get("windows") == "discreet"
        self.matches = [Match.at(observed(title), s, dice=dice.copy(), hold=hold) for s in states]
        self._positions = [dice.position, dice.position]
        self._shown = [0, 0]
        self._told = [0, 0]

    # -- looking

    def difference(self) -> str | None:
        """Where the seat sees a difference; None if it sees none."""
        one, other = (sent(match, self.seat) | {"record": match.redacted(self.seat)} for match in self.matches)
        return difference(one, other)

    @property
    def over(self) -> bool:
        return any(match.over for match in self.matches)

    def mark(self) -> None:
        """From here on: what `chance` and `lawful` tell of."""
        self._positions = [match.dice.position for match in self.matches]
        self._shown = [len(shown(match)) for match in self.matches]
        self._told = [len(shown(match, self.seat)) for match in self.matches]

    @property
    def chance(self) -> bool:
        """Whether dice were rolled, or anything was shown to anybody."""
        rolled = [match.dice.position for match in self.matches] != self._positions
        return rolled or [len(shown(match)) for match in self.matches] != self._shown

    @property
    def lawful(self) -> bool:
        """Whether the seat was shown different things."""
        one, other = (shown(m, self.seat)[n:] for m, n in zip(self.matches, self._told, strict=True))
        return one != other

    @property
    def may_undo(self) -> bool:
        return any(match.can_undo(self.seat) for match in self.matches)

    def secrets(self) -> set[str]:
        """The kinds of secrets that differ between the twins."""
        one, other = (self.title.hidden(match.state, self.seat) for match in self.matches)
        return {kind for kind in one if one[kind] != other[kind]}

    # -- playing

    def open(self) -> dict[str, list[Decision | None]]:
        """Power -> its open decision in each of the twins."""
        found: dict[str, list[Decision | None]] = {}
        for index, match in enumerate(self.matches):
            for decision in match.decisions:
                found.setdefault(decision.power, [None, None])[index] = decision
        return found

    def own(self) -> list[str]:
        """The powers of the seat that are asked something."""
        return [power for power, pair in self.open().items() if pair[0] is not None and pair[0].seat == self.seat]

    def step(self, power: str, chance: random.Random) -> None:
        """An answer of a power: the same in both. Another seat in a secret block answers to the end of its flow, and
        perhaps otherwise in each: so both blocks close at the same time, and only their contents differ."""
        self.mark()
        first = self.open()[power]
        if first[0] is not None and first[0].seat != self.seat and self._unseen(first[0]):
            for match, seed in zip(self.matches, _seeds(chance, chance.random() < 0.4), strict=True):
                _answer_all(match, power, random.Random(seed))
            return
        common = self.common(power)
        if not common:
            raise Stuck
        self.answer(power, chance.choice(common))

    def common(self, power: str) -> list[Option]:
        """What a power may answer in both."""
        one, other = self.open().get(power, [None, None])
        if one is None or other is None or one.kind != other.kind:
            return []
        return [option for option in one.options if option in other.options]

    def answer(self, power: str, option: Option) -> None:
        """The same answer of a power in both."""
        self.mark()
        for match, decision in zip(self.matches, self.open()[power], strict=True):
            assert decision is not None
            match.choose(decision, option)

    def pass_alone(self) -> list[str]:
        """In a held window: whoever can respond in one of the twins only passes there. Who that is."""
        if not all(match.held for match in self.matches):
            return []
        alone = [power for power, pair in self.open().items() if None in pair]
        for match in self.matches:
            for decision in [one for one in match.decisions if one.power in alone]:
                match.choose(decision, PASS)
        return alone

    def close(self) -> bool:
        """Close the window in both if all have answered; whether there was one."""
        if not all(match.answered for match in self.matches):
            return False
        self.mark()
        for match in self.matches:
            match.close_window()
        return True

    def _unseen(self, decision: Decision) -> bool:
        """Whether an answer stays unseen, or is shown when the block closes: in a window the first response is a
        public choice, and only the answers behind it are forgotten."""
        match = self.matches[0]
        if decision.trigger is None:
            return in_secret(match)
        order = match.waiting_for["powers"]
        block = [r for r in match.journal if r[0] == "choice" and r[2:4] == (decision.epoch, decision.position)]
        responded = {record[4] for record in block if record[7] != PASS}
        return bool(responded & set(order[: order.index(decision.power)]))

    def unequal_public_kind(self) -> str | None:
        """A decision of another seat whose kind is public, but whose options depend on what the seat cannot know."""
        for power, (one, other) in self.open().items():
            if one is None or other is None or one.kind != other.kind or one.kind not in self.title.kinds:
                continue
            if self.title.kinds[one.kind].public and one.options != other.options:
                return f"{one.kind!r} is public, but {power} has {one.options} or {other.options}"
        return None


def through_windows(walk: Walk, twins: Twins, where: str, passed: Callable[[str], None] | None = None) -> str | None:
    """Held windows, as far as nobody is asked in both: who passes alone there is not seen, neither in the window nor
    behind it. What the seat sees otherwise when one has closed, if that was lawfully shown to it."""
    while all(match.held for match in twins.matches):
        alone = twins.pass_alone()
        if passed is not None:
            for power in alone:
                passed(power)
        found = twins.difference() if alone else None
        walk.check(found is None, f"{where}{alone} passed in a held window, and the seat sees it: {found}")
        if not twins.close():
            return None
        found = twins.difference()
        walk.check(found is None or not twins.may_undo, f"{where}may look and take back: {found}", "undo")
        walk.check(found is None or twins.lawful, f"{where}a held window closed, and the seat sees: {found}")
        if found is not None or twins.over:
            return found
    return None


def _seeds(chance: random.Random, different: bool) -> tuple[int, int]:
    seed = chance.randrange(2**30)
    return seed, chance.randrange(2**30) if different else seed


def _answer_all(match: Match, power: str, chance: random.Random) -> None:
    """The whole of a power's flow in an open block."""
    block = {(decision.epoch, decision.position) for decision in match.decisions}
    while True:
        mine = [d for d in match.decisions if d.power == power and (d.epoch, d.position) in block]
        if not mine:
            return
        match.choose(mine[0], _likely(mine[0].options, chance))


def _likely(options: Sequence[Option], chance: random.Random) -> Option:
    """One of the options, found by a number that means the same option in another list as far as possible."""
    wanted = chance.random()
    ranked = sorted(options, key=lambda option: random.Random(f"{wanted}/{option}").random())
    return ranked[0]
