"""Nothing is settled before it happens: what comes to light without a roll, somebody has known."""

from __future__ import annotations

from typing import Any

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.laws.case import Level, Walk, per_match
from warcouncil.testing.laws.look import leaves

SAMPLES = 3
"""Copies for the seat, drawn anew: what is the same in all of them it may know."""
Leaf = tuple[Any, ...]


@per_match("redraws", windows="sealed")
def redraws(walk: Walk, level: Level) -> None:
    """A draw that is taken back by consent does not come again: what a choice shows without chance was known to some
    seat before. A deck whose order is fixed when it is shuffled would tell the future."""
    for match in walk:
        decision, option = walk.choice
        alone = match.view(None, log=False)["waiting_for"]["what"] == decision.kind  # where several answer, all show
        if not alone:
            continue
        news = _come_to_light(match, decision, option)
        if news:
            news -= _known(match, decision, option)
        told = next(iter(sorted(news, key=str)), None)
        walk.check(not news, f"{decision.power} chose {option!r}, and without a roll came to light {told}")


def _come_to_light(match: Match, decision: Decision, option: Option) -> set[Leaf]:
    """What a choice shows that cannot be taken back for nothing, without a roll and without a thing turned face up, and
    that no other seat has before its eyes."""
    fork = match.fork()
    if not _chosen(fork, decision, option) or fork.can_undo(decision.seat) or _only_placed(match, fork):
        return set()
    news = _seen(fork, decision.seat) - _seen(match, decision.seat)
    others = (seat for seat in range(match.players) if seat != decision.seat)
    seen = {leaf[-1] for seat in others for leaf in _seen(match, seat)} if news else set()
    return {leaf for leaf in news if leaf[-1] not in seen}


def _chosen(copy: Match, decision: Decision, option: Option) -> bool:
    """Make a choice in a copy; whether chance had no hand in what followed."""
    position = copy.dice.position
    asked = [one for one in copy.decisions if (one.power, one.kind) == (decision.power, decision.kind)]
    if not asked or option not in asked[0].options:
        return False
    copy.choose(asked[0], option)
    return not copy.over and copy.dice.position == position


def _only_placed(match: Match, after: Match) -> bool:
    """Whether nothing but secrets that lie on the board from the beginning can have come to light."""
    title = match.title
    was, now = title.hidden(match.state, None), title.hidden(after.state, None)
    return all(kind in title.placed for kind in was if was[kind] != now[kind])


def _seen(match: Match, seat: int) -> set[Leaf]:
    return leaves(match.view(seat, log=False)["view"])


def _known(match: Match, decision: Decision, option: Option) -> set[Leaf]:
    """Of the news those that the seat could have told: they are there whatever it does not know."""
    found = []
    for number in range(SAMPLES):
        copy = match.fork(seat=decision.seat, seed=number)
        if _chosen(copy, decision, option):
            found.append(_seen(copy, decision.seat))
    return set.intersection(*found) if found else set()
