"""What becomes of offers as the match goes on: announced, come about, or void. Nothing else than what all parties to an
offer may know decides that."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.records import Record
from warcouncil.engine.what_if import drafts
from warcouncil.server.storage.book import PLAYING, Table
from warcouncil.server.storage.offers import (
    ACCEPTED,
    CLOSED,
    DIFFERENT,
    DONE,
    KEPT,
    LAPSED,
    OPEN,
    PASSED,
    REFUSED,
    YES,
    Offer,
    Package,
)
from warcouncil.server.tables import talk


def settled(table: Table, match: Match | None) -> Table:
    """A table after a change: offers that were announced are done, those that cannot be any more have lapsed."""
    if not any(one.live for one in table.offers):
        return table
    if match is None or match.over or table.status != PLAYING:
        return with_offers(table, [lapsed(one, PASSED) if one.live else one for one in table.offers])
    live = match.live
    offers = [_followed(table, match, live, one) if one.live else one for one in table.offers]
    return with_offers(table, _without_others(match, live, offers))


def with_offers(table: Table, offers: Sequence[Offer]) -> Table:
    """The table with these offers; the oldest that are settled are forgotten first."""
    over = [one for one in offers if not one.live]
    gone = over[: max(0, len(offers) - KEPT)]
    kept = tuple(one for one in offers if one not in gone)
    return table if kept == table.offers else replace(table, offers=kept)


def changed(table: Table, offer: Offer) -> Table:
    """The table with an offer as it is now."""
    return with_offers(table, [offer if one.id == offer.id else one for one in table.offers])


def lapsed(offer: Offer, reason: str, clause: str = "") -> Offer:
    return replace(offer, state=LAPSED, reason=reason, clause=clause)


def _followed(table: Table, match: Match, live: Sequence[Record], offer: Offer) -> Offer:
    if len(live) < offer.since:  # something was taken back
        offer = replace(offer, since=len(live))
    answers = answers_to(offer, live)
    if answers is not None and any(option != YES for option in answers.values()):
        return replace(offer, state=REFUSED)
    if answers is not None and {party.power for party in offer.parties} <= set(answers):
        return replace(offer, state=DONE)
    if under_way(match, offer):
        return offer
    if not ahead(match, offer):
        return lapsed(offer, PASSED)
    return lapsed(offer, CLOSED) if offer.state == OPEN and not is_open(table, match, offer) else offer


def answers_to(offer: Offer, live: Sequence[Record]) -> dict[str, tuple[str | int, ...]] | None:
    """What the parties have answered to exactly this package since it was offered; None: it was not announced."""
    package, size = offer.package, len(offer.package.choices)
    told = [
        (str(one[4]), str(one[6]), tuple(one[7]))
        for one in live[offer.since :]
        if one[0] == "choice" and (one[4] == package.power or one[6] == offer.question)
    ]
    wanted = _named(package)
    for start in range(len(told) - size, -1, -1):
        if told[start : start + size] == wanted:
            behind = told[start + size :]
            count = next((n for n, one in enumerate(behind) if one[1] != offer.question), len(behind))
            return {power: option for power, _, option in behind[:count]}
    return None


def _named(package: Package) -> list[tuple[str, str, tuple[str | int, ...]]]:
    return [(package.power, kind, option) for kind, option in package.choices]


def under_way(match: Match, offer: Offer) -> bool:
    """Whether a package of whoever offers is being put together or answered just now."""
    kinds = {kind for kind, _ in offer.package.choices[1:]} - {offer.package.step}
    return any(
        (one.power == offer.package.power and one.kind in kinds) or one.kind == offer.question
        for one in match.decisions
    )


def ahead(match: Match, offer: Offer) -> bool:
    """Whether the step in which it can be announced is open or still to come."""
    package = offer.package
    asked = any((one.kind, one.power) == (package.step, package.power) for one in match.decisions)
    return asked or any((one.step, one.power) == (package.step, package.power) for one in drafts(match, offer.seat))


def is_open(table: Table, match: Match, offer: Offer) -> bool:
    """Whether one may talk in its channel."""
    return any(one["open"] and tuple(one["seats"]) == offer.seats for one in talk.channels(table, match, offer.seat))


# -- what is announced now


def _announced(match: Match, live: Sequence[Record], offer: Offer) -> Decision | None:
    """The question by which a party is asked about what the power that offers has announced, if one is open."""
    asked = [one for one in match.decisions if one.kind == offer.question]
    before = next((one for one in reversed(live) if one[0] == "choice" and one[6] != offer.question), None)
    return asked[0] if asked and before is not None and before[4] == offer.package.power else None


def due(match: Match, offer: Offer) -> Decision | None:
    """The open question that a party has answered in advance: it is about exactly this package."""
    decision = _announced(match, match.live, offer)
    if decision is None or offer.state != ACCEPTED or decision.seat not in offer.accepted:
        return None
    return decision if answers_to(offer, match.live) is not None else None


def _without_others(match: Match, live: Sequence[Record], offers: Sequence[Offer]) -> list[Offer]:
    """Where a party is asked about something that it has not accepted, what it has accepted from there is void."""
    promised = [one for one in offers if one.state == ACCEPTED and _concerned(match, live, one)]
    if any(answers_to(one, live) is not None for one in promised):
        return list(offers)
    return [lapsed(one, DIFFERENT) if one in promised else one for one in offers]


def _concerned(match: Match, live: Sequence[Record], offer: Offer) -> bool:
    decision = _announced(match, live, offer)
    return decision is not None and decision.seat in offer.accepted
