"""What if: whatever a seat tries out on a copy of its own tells it nothing that it cannot know."""

from __future__ import annotations

import msgspec

from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.what_if import STOPS, Choice, Draft, WhatIf, drafts, explore
from warcouncil.testing.laws.case import Level, Places, Walk, per_match
from warcouncil.testing.laws.look import difference
from warcouncil.testing.laws.observe import Checkpoints, dice_of, observed
from warcouncil.testing.laws.twins import Twins

FAR = {"quick": 3, "full": 8}
"""How many choices are tried one behind the other."""
REFUSALS = 40
"""So many options of a question are looked at for refusals."""


@per_match("what_if", observed, windows=("sealed",))
def what_if(walk: Walk, level: Level) -> None:
    """Two copies with different seeds give a seat the same answer, and so do two positions that it cannot tell apart;
    where it is asked, the first answer is what the match itself offers; a draft begins with the question it is named
    after."""
    kept = Checkpoints(walk)
    places = Places(12 if level == "quick" else 2, level)
    for match in walk:
        if places.reached(walk.number):
            seat = walk.choice[0].seat
            _as_offered(walk, match, seat)
            _tried(walk, (match, match), seat, FAR[level], f"seat {seat}: two copies")
    for checkpoint in kept.some(6 if level == "quick" else len(kept.found)):
        walk.number = checkpoint.number
        seat = walk.chance.randrange(walk.match.players)
        seeds = (None, walk.chance.randrange(2**30))
        twins = Twins(walk.title, checkpoint.state, seat, seeds, dice_of(walk.chance.randrange(2**30)))
        if twins.difference() is None:
            one, other = twins.matches
            _tried(walk, (one, other), seat, FAR[level], f"seat {seat}, step {checkpoint.state.agenda[-1]}: twins")


def _as_offered(walk: Walk, match: Match, seat: int) -> None:
    """Without any choice the answer is the open question."""
    found = explore(match, seat, seed=walk.chance.randrange(2**30), refusals=REFUSALS)
    mine = [(one.power, one.kind, one.options) for one in match.decisions if one.seat == seat]
    asked = [(one.power, one.kind, one.options) for one in found.asked]
    walk.check(asked == mine, f"seat {seat} is asked {asked} where the match asks {mine}")


def _tried(walk: Walk, pair: tuple[Match, Match], seat: int, far: int, what: str) -> None:
    """From the open question, and from one thing that can be drafted: random choices, the same in both."""
    starts: list[Draft | None] = [None]
    possible = drafts(pair[0], seat)
    if possible:
        starts.append(walk.chance.choice(possible))
    for start in starts:
        choices: list[Choice] = []
        for _ in range(far + 1):
            why = None if not choices or walk.chance.random() < 0.5 else [choices[-1].option[:1]]
            answers = [_answer(walk, match, seat, choices, start, why) for match in pair]
            found = difference(*map(msgspec.to_builtins, answers))
            walk.check(found is None, f"{what} answer differently to {choices}: {found}")
            walk.check(answers[0].stopped in (None, *STOPS), f"{what}: {answers[0].stopped!r}")
            if answers[0].stopped is not None or not answers[0].asked:
                break
            asked = walk.chance.choice(answers[0].asked)
            walk.check(
                start is None or bool(choices) or asked.kind == start.step, f"{start} begins with {asked.kind!r}"
            )
            choices.append(Choice(walk.chance.choice(asked.options), asked.power, asked.kind))


def _answer(
    walk: Walk, match: Match, seat: int, choices: list[Choice], start: Draft | None, why: list[Option] | None
) -> WhatIf:
    return explore(match, seat, choices, start, seed=walk.chance.randrange(2**30), refusals=REFUSALS, why=why)
