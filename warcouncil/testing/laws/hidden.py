"""Hidden information: nothing reaches a seat but what is lawfully shown to it."""

from __future__ import annotations

from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY, Option
from warcouncil.engine.title import get_title
from warcouncil.testing.laws.case import HIDING, ConformanceFailure, Level, Tally, Walk, cases, per_match
from warcouncil.testing.laws.look import difference, leaves, sent
from warcouncil.testing.laws.observe import Checkpoint, Checkpoints, observed
from warcouncil.testing.laws.twins import Stuck, Twins, through_windows

FAR = {"quick": 25, "full": 60}
"""How many answers twins are played on."""
NEAR = 8
"""So many answers ahead at most lies a pass in the window that is open."""
TRIES = 4
"""How often a state is drawn anew in search of one in which the match can be followed."""
Move = tuple[str, Option]


def non_interference(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
    """A state and its resample for a seat play on with the same public choices, and the seat sees no difference
    until something is lawfully shown to it; every kind of secret has really differed somewhere."""
    tally = Tally()
    for case in cases(title_id, matches, seed, HIDING):
        walk = Walk("non_interference", case, tally, observed(get_title(title_id)), hold=case.hold)
        with walk.broken_rules():
            _non_interference(walk, level)
    missing = sorted(set(get_title(title_id).secrets) - tally.secrets)
    if missing:
        reason = f"never differed between compared states: {', '.join(missing)} (of {tally.checks} checks)"
        raise ConformanceFailure("secrets", reason, None)
    return tally


def _non_interference(walk: Walk, level: Level) -> None:
    kept = Checkpoints(walk)
    moves = [(walk.choice[0].power, walk.choice[1]) for _ in walk]
    for checkpoint in kept.some(16 if level == "quick" else len(kept.found)):
        for seat in range(walk.match.players):
            walk.number = checkpoint.number
            _SideBySide(walk, checkpoint, seat, moves[checkpoint.number :]).play(FAR[level])


class _SideBySide:
    """Twins that follow a match from one of its checkpoints as long as both can, and then go their own way."""

    def __init__(self, walk: Walk, checkpoint: Checkpoint, seat: int, moves: list[Move]) -> None:
        self.walk = walk
        self.ahead = moves[::-1]
        self.where = f"seat {seat}, step {checkpoint.state.agenda[-1]}: "
        for _ in range(TRIES):
            seeds = (None, walk.chance.randrange(2**30))
            self.twins = Twins(walk.title, checkpoint.state, seat, seeds, checkpoint.dice)
            if self._can_follow():
                break

    def play(self, far: int) -> None:
        walk, twins, where = self.walk, self.twins, self.where
        same = twins.known[0] == twins.known[1]
        walk.check(same, f"{where}resample changes what the seat knows", "resample")
        found = twins.difference()
        walk.check(found is None or twins.lawful, f"{where}after resample the seat sees a difference: {found}")
        for _ in range(far):
            if found is not None or twins.over:
                return
            found = through_windows(walk, twins, where, self._forget)
            if found is not None or twins.over:
                return
            walk.tally.secrets |= twins.secrets()
            unequal = twins.unequal_public_kind()
            walk.check(unequal is None, f"{where}{unequal}", "public_kinds")
            own = twins.own()
            try:
                power = self._answer()
            except Stuck:
                return
            found = twins.difference()
            if found is not None:
                look = power in own and twins.may_undo
                walk.check(not look, f"{where}may look and take back: {found}", "undo")
                walk.check(twins.lawful, f"{where}after an answer of {power} the seat sees a difference: {found}")

    def _forget(self, power: str) -> None:
        """A power has passed in the one twin that asked it: a pass of the match that is followed need not be made."""
        near = range(len(self.ahead) - 1, max(-1, len(self.ahead) - 1 - NEAR), -1)
        place = next((place for place in near if self.ahead[place] == (power, PASS)), None)
        if place is not None:
            del self.ahead[place]

    def _can_follow(self) -> bool:
        return bool(self.ahead) and self.ahead[-1][1] in self.twins.common(self.ahead[-1][0])

    def _answer(self) -> str:
        """The answer of the match that is followed, if it goes; now and then another one."""
        chance = self.walk.chance
        if self._can_follow() and chance.random() < 0.9:
            power, option = self.ahead.pop()
            self.twins.answer(power, option)
            return power
        self.ahead = []
        power = chance.choice(list(self.twins.open()))
        self.twins.step(power, chance)
        return power


@per_match("everybody")
def everybody(walk: Walk, level: Level) -> None:
    """Whatever a seat sees and a spectator does not, EVERYBODY sees as well; what a seat adds to what all see leaves
    that alone."""
    every = 3 if level == "quick" else 1
    for match in walk:
        if walk.number % every == 0:
            seats = range(match.players)
            views = match.views((None, EVERYBODY, *seats), log=False)
            found = difference(match.view(None, log=False), views[None])
            walk.check(found is None, f"the view of a seat changes what all see: {found}")
            common, whole = leaves(views[None]), leaves(views[EVERYBODY])
            for seat in seats:
                told = views[seat]
                del told["seat"], told["can_undo"], told["standing"]
                lost = leaves(told) - common - whole
                walk.check(not lost, f"seat {seat} sees what EVERYBODY does not: {sorted(lost, key=repr)[:3]}")


@per_match("seat_forks", windows=HIDING)
def seat_forks(walk: Walk, level: Level) -> None:
    """A copy made for a seat shows that seat exactly what the match does, at every decision and in held windows."""
    every = 3 if level == "quick" else 1

    def look(match: Match) -> None:
        if walk.number % every == 0:
            for seat in range(match.players):
                _seat_fork(walk, match, seat)

    walk.held = look
    for match in walk:
        look(match)


def _seat_fork(walk: Walk, match: Match, seat: int) -> None:
    fork = match.fork(seat=seat, seed=walk.chance.randrange(2**30))
    one, other = sent(match, seat, log=False), sent(fork, seat, log=False)
    for told in (one, other):
        del told["can_undo"], told["answers"]  # such a copy keeps nothing to take back
    found = difference(one, other)
    walk.check(found is None, f"a copy made for seat {seat} shows it something else: {found}")
    facts = [[e.fact for e in m.state.known if e.seat == seat] for m in (match, fork)]
    walk.check(facts[0] == facts[1], f"resample changes what seat {seat} knows", "resample")
    drafts = [power for power in fork.state.drafts if fork.title.seat_of(fork.state, power) != seat]
    walk.check(not drafts, f"a copy made for seat {seat} holds half-made answers of {drafts}", "resample")
    open_now = {decision.power: decision for decision in match.decisions}
    for decision in fork.decisions:
        truth = open_now.get(decision.power)
        kind = walk.title.kinds.get(decision.kind)
        if truth is None or kind is None or not kind.public or truth.kind != decision.kind:
            continue
        same = truth.options == decision.options
        reason = f"{decision.kind!r} is public, but a copy for seat {seat} offers {decision.options}"
        walk.check(same, f"{reason} where the match offers {truth.options}", "public_kinds")
