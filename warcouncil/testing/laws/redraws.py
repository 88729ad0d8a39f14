"""Nothing is settled before it happens: what comes to light without a roll, somebody has known."""

from __future__ import annotations

from typing import Any

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.laws.case import Level, Walk, per_match
from warcouncil.testing.laws.look import leaves

SAMPLES = 3
"""Copies for a seat, drawn anew: what is the same in all of them it may know."""
TRIES = 24
"""So many are drawn at the most until that many wait for the same answer as the match."""
Leaf = tuple[Any, ...]


@per_match("redraws", windows=("sealed",))
def redraws(walk: Walk, level: Level) -> None:
    """A draw that is taken back by consent does not come again: what a choice shows without chance was known to some
    seat before. A deck whose order is fixed when it is shuffled would tell the future."""
    for match in walk:
        decision, option = walk.choice
        alone = match.waiting_for["what"] == decision.kind  # where several answer, all show
        if not alone:
            continue
        news = untold(match, decision, option)
        told = next(iter(sorted(news, key=str)), None)
        walk.check(not news, f"{decision.power} chose {option!r}, and without a roll came to light {told}")


def untold(match: Match, decision: Decision, option: Option) -> set[Leaf]:
    """What a choice brings to light without a roll, and no seat could have told."""
    after = match.fork()
    news = _come_to_light(match, after, decision, option)
    for seat in (decision.seat, *range(match.players)) if news else ():
        news = news and news - _known(match, after, seat, decision, option)
    return news


def _come_to_light(match: Match, after: Match, decision: Decision, option: Option) -> set[Leaf]:
    """What a choice, made in the copy `after`, shows that cannot be taken back for nothing, without a roll and without
    a thing turned face up, and that no other seat has before its eyes."""
    if not _chosen(after, decision, option) or after.can_undo(decision.seat) or _only_placed(match, after):
        return set()
    news = _seen(after, decision.seat) - _seen(match, decision.seat)
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


def _known(match: Match, after: Match, seat: int, decision: Decision, option: Option) -> set[Leaf]:
    """Of the news those that a seat could have told: they are there whatever it does not know.

    Whom the match waits for is no secret, though it may hang on one (who has a choice to make about what he holds is
    asked). So copies that wait for another answer are passed over: they have not come as far as the match, or farther.
    """
    found: list[set[Leaf]] = []
    for number in range(TRIES):
        copy = match.fork(seat=seat, seed=number)
        if _chosen(copy, decision, option) and copy.waiting_for == after.waiting_for:
            found.append(_seen(copy, decision.seat))
        if len(found) == SAMPLES:
            break
    return set.intersection(*found) if found else set()
