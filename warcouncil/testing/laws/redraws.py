"""Nothing is settled before it happens: what comes to light without a roll, somebody has known."""

from __future__ import annotations

from typing import Any

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.laws.case import Level, Walk, per_match
from warcouncil.testing.laws.look import leaves

SAMPLES = 3
"""Copies for each seat, drawn anew: what is the same in all of them the seat may know."""
OFTEN = {"quick": 2, "full": 1}
"""One in so many choices is looked at."""
Leaf = tuple[Any, ...]


@per_match("redraws", windows="sealed")
def redraws(walk: Walk, level: Level) -> None:
    """A draw that is taken back by consent does not come again: what a choice shows without chance was known to some
    seat before. A deck whose order is fixed when it is shuffled would tell the future."""
    for match in walk:
        decision, option = walk.choice
        alone = match.view(None, log=False)["waiting_for"]["what"] == decision.kind  # where several answer, all show
        if not alone or walk.chance.randrange(OFTEN[level]):
            continue
        news = _come_to_light(match, decision, option)
        for seat in range(match.players) if news else ():
            news -= _known(match, seat, decision, option)
        told = next(iter(sorted(news, key=str)), None)
        walk.check(not news, f"{decision.power} chose {option!r}, and without a roll came to light {told}")


def _come_to_light(match: Match, decision: Decision, option: Option) -> set[Leaf]:
    """What a choice shows that cannot be taken back for nothing, without a roll and without a thing turned face up."""
    fork = match.fork()
    news = _news(fork, decision, option)
    if news is None or fork.can_undo(decision.seat) or _only_placed(match, fork):
        return set()
    return news


def _news(copy: Match, decision: Decision, option: Option) -> set[Leaf] | None:
    """What the seat that chooses sees afterwards and did not see before; None if chance had a hand in it."""
    seat, position = decision.seat, copy.dice.position
    asked = [one for one in copy.decisions if (one.power, one.kind) == (decision.power, decision.kind)]
    if not asked or option not in asked[0].options:
        return None
    before = leaves(_seen(copy, seat))
    copy.choose(asked[0], option)
    if copy.over or copy.dice.position != position:
        return None
    return leaves(_seen(copy, seat)) - before


def _only_placed(match: Match, after: Match) -> bool:
    """Whether nothing but secrets that lie on the board from the beginning can have come to light."""
    title = match.title
    was, now = title.hidden(match.state, None), title.hidden(after.state, None)
    return all(kind in title.placed for kind in was if was[kind] != now[kind])


def _seen(match: Match, seat: int) -> Any:
    return match.view(seat, log=False)["view"]


def _known(match: Match, seat: int, decision: Decision, option: Option) -> set[Leaf]:
    """Of the news those that a seat could have told: they are the same whatever it does not know."""
    copies = (match.fork(seat=seat, seed=number) for number in range(SAMPLES))
    found = [news for copy in copies if (news := _news(copy, decision, option)) is not None]
    return set.intersection(*found) if len(found) > 1 else set()
