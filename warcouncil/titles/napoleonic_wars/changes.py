"""Rules that events have changed for a while (6.11, 6.19): the chapters ask here what holds now.

Later events go before earlier ones where they say different things (6.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warcouncil.titles.napoleonic_wars.relations import allied, family
from warcouncil.titles.napoleonic_wars.state import SPACES, Lasting, NapoleonicState


def add_change(state: NapoleonicState, **said: Any) -> None:
    """From now on a rule is changed."""
    state.changes = (*state.changes, Lasting(**said))  # nw-6.11-1


def in_force(state: NapoleonicState, what: str, nation: str = "", space: str = "") -> list[Lasting]:
    """What events have changed of one thing, for a nation and a duchy, in the order in which they were played."""
    if not state.changes:
        return []
    return [
        one
        for one in state.changes
        if one.what == what
        and (not one.who or nation in one.who)
        and (not one.spaces or space in one.spaces)
        and not is_spoiled(state, one)
    ]


def changed(state: NapoleonicState, what: str, nation: str = "", space: str = "") -> int:
    """What events add to a number of the rules."""
    return sum([one.by for one in in_force(state, what, nation, space)]) if state.changes else 0


def card_cp(state: NapoleonicState, nation: str, cp: int) -> int:
    """The CP that a nation has of a card or reserve card."""
    for one in in_force(state, "card_cp", nation):
        cp = max(one.least, cp + one.by)
    return cp


def rating(state: NapoleonicState, space: str) -> int:
    """The rating of the fortress in a duchy; the last event that says so sets it."""
    found = in_force(state, "fortress", space=space)
    return found[-1].to if found else SPACES[space].fortress  # nw-6.1-3


def kept_from(state: NapoleonicState, what: str, nation: str, other: str) -> bool:
    """Whether an event forbids something between two nations or their minors in Pact, both ways."""
    bans = [one for one in state.changes if one.against and one.what == f"no_{what}"] if state.changes else []
    if not bans:
        return False
    sides = {nation, family(state, nation)}, {other, family(state, other)}
    for one in bans:
        first, second = set(one.who), set(one.against)
        if (sides[0] & first and sides[1] & second) or (sides[0] & second and sides[1] & first):
            return True
    return False


def kept_from_any(state: NapoleonicState, what: str, nation: str, others: Iterable[str]) -> bool:
    return any(kept_from(state, what, nation, other) for other in others) if state.changes else False


def may_not_build(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether an event forbids a nation to build in a duchy."""
    bans = in_force(state, "no_build", nation, space)
    return bool(bans) and any(nation in one.who for one in bans)


def is_barred(state: NapoleonicState, leader: str) -> bool:
    """Whether an event keeps a leader from being rebuilt."""
    bans = in_force(state, "barred")
    return bool(bans) and any(one.leader == leader for one in bans)


# -- how long they last


def is_spoiled(state: NapoleonicState, one: Lasting) -> bool:
    """Whether a port was lost whose loss ends a change."""
    if not one.ports:
        return False
    return any(allied(state, state.controller(port), who) for port in one.ports for who in one.who)


def forget(state: NapoleonicState, *until: str) -> None:
    """What lasted until now holds no longer; timed events go with their cards."""
    for one in state.changes:
        if is_spoiled(state, one) and one.card in state.timed:
            expire(state, one.card)
    state.changes = tuple(one for one in state.changes if one.until not in until and not is_over(state, one))


def is_over(state: NapoleonicState, one: Lasting) -> bool:
    return one.until == "timed" and one.card not in state.timed


def expire(state: NapoleonicState, card: str) -> None:
    """A timed event is no longer in force: its card goes to the discard pile (6.19)."""
    state.timed = tuple(one for one in state.timed if one != card)
    state.put_away(card)
    state.changes = tuple(one for one in state.changes if not is_over(state, one))
    state.log("event_expired", card=card)


def after_impulse(state: NapoleonicState) -> None:
    """At the end of an impulse."""
    if state.changes:
        forget(state, "impulse", "battle", "round")


AFTER_IMPULSE = (after_impulse,)
