"""Offers: made in a channel where one may talk, checked by "what if", answered there, kept to when announced.

A party sees only whether the rules allow an offer as far as that party knows; whoever offers, as far as they know.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from warcouncil.engine.errors import IllegalChoice, WarCouncilError
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.what_if import REFUSED, SOMEBODY_ELSE, Choice, Trial, drafts
from warcouncil.engine.what_if import Draft as Beginning
from warcouncil.server.ground.errors import Refused, from_engine
from warcouncil.server.ground.names import clean_talk
from warcouncil.server.people.users import User
from warcouncil.server.play.answer import Answer
from warcouncil.server.play.play import pick
from warcouncil.server.storage.book import Table, new_id
from warcouncil.server.storage.offers import (
    ACCEPTED,
    COUNTERED,
    DECLINED,
    FORBIDDEN,
    MOST_LIVE,
    OPEN,
    WITHDRAWN,
    YES,
    Offer,
    Package,
    Party,
    Written,
)
from warcouncil.server.tables import offers, talk
from warcouncil.server.tables.access import acting_seat
from warcouncil.server.tables.gate import Draft, Gate

ACCEPT, DECLINE, WITHDRAW, ASK_ME = "accept", "decline", "withdraw", "ask-me"


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to offer."""

    channel: str
    step: str
    power: str
    options: tuple[Option, ...]
    note: str = ""
    answers: str = ""


class Offering:
    """What people do with offers."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def send(self, user: User, table_id: str, seat: int | None, wish: Wish) -> tuple[Table, int]:
        """Make an offer; the table, and the number of the message in its channel."""
        note = clean_talk(wish.note) if wish.note.strip() else ""

        def work(draft: Draft) -> Draft:
            table, match, number = draft.table, draft.match, acting_seat(draft.table, user.id, seat)
            talk.may_write(table, match, number, wish.channel)
            if match is None:
                raise Refused("not-started")
            if wish.power not in match.state.powers_of(number):
                raise Refused("not-yours")
            if sum(one.live and one.seat == number for one in table.offers) >= MOST_LIVE:
                raise Refused("too-many-offers")
            offer = made(table, match, number, wish)
            if wish.answers:
                table = offers.changed(table, countered(table, number, wish))
            draft.table = offers.with_offers(table, (*table.offers, offer))
            written = msgspec.json.encode(Written(offer.id, offer.package, wish.answers)).decode()
            draft.said.append(talk.Message(wish.channel, number, user.id, note, draft.now, written))
            return draft

        draft = self._gate.change(table_id, work)
        return draft.table, draft.numbered[0]

    def answer(self, user: User, table_id: str, seat: int | None, offer: str, answer: str) -> int:
        """Accept in advance, decline, withdraw; or be asked after all, which nobody else is told. The seat."""

        def work(draft: Draft) -> int:
            number = acting_seat(draft.table, user.id, seat)
            draft.table = offers.changed(draft.table, answered(draft, number, offer, answer))
            return number

        return self._gate.change(table_id, work)


def find(table: Table, seat: int, offer: str) -> Offer:
    """An offer in a channel of a seat; to others there is none."""
    for one in table.offers:
        if one.id == offer and seat in one.seats:
            return one
    raise Refused("not-found")


# -- making one


def made(table: Table, match: Match, seat: int, wish: Wish) -> Offer:
    """An offer that the rules would let its power announce; Refused if not, with the rule."""
    trial = best([_played(match, seat, start, wish.power, wish.options) for start in _starts(match, seat, wish)])
    if trial is None:
        raise Refused("offer-closed")
    if trial.refusal is not None:
        refused = from_engine(trial.refusal, table.title)
        refused.entry = trial.taken
        raise refused
    choices = tuple((decision.kind, option) for decision, option in trial.passed)
    asked = trial.answerers(YES) if trial.taken == len(wish.options) else []
    parties = tuple(Party(one.power, one.seat) for one in asked if one.seat != seat)
    if not parties or any(kind == wish.step for kind, _ in choices[1:]):  # something begun, dropped and begun anew
        raise Refused("offer-not-whole")
    package, channel = Package(wish.step, wish.power, choices), talk.members(wish.channel, table.players)
    if not {party.seat for party in parties} <= set(channel):
        raise Refused("offer-elsewhere")
    return Offer(new_id(), wish.channel, seat, package, asked[0].kind, parties, len(match.live))


def countered(table: Table, seat: int, wish: Wish) -> Offer:
    """The offer that a new one answers."""
    one = find(table, seat, wish.answers)
    if one.channel != wish.channel or seat not in one.partners:
        raise Refused("not-yours")
    if not one.live:
        raise Refused("offer-closed")
    return replace(one, state=COUNTERED)


# -- what the rules say


def _starts(match: Match, seat: int, wish: Wish | Package) -> list[Beginning | None]:
    """Where a package could begin: at the open question (None), or at a step to come."""
    named = (wish.step, wish.power)
    now: list[Beginning | None] = [None] if any((one.kind, one.power) == named for one in match.decisions) else []
    return now + [one for one in drafts(match, seat) if (one.step, one.power) == named]


def _played(
    match: Match, seat: int, start: Beginning | None, power: str, options: Sequence[Option], eyes: int | None = None
) -> Trial:
    trial = Trial(match, seat, start, eyes=eyes)
    trial.play([Choice(option, power) for option in options])
    return trial


def best(trials: Sequence[Trial]) -> Trial | None:
    """Of several beginnings the one that leads furthest."""
    return max(trials, key=lambda trial: (trial.refusal is None, trial.taken), default=None)


def check(match: Match, offer: Offer, eyes: int) -> IllegalChoice | None:
    """Why an offer could not be announced as things are, as far as a seat may know; None: it could."""
    package = offer.package
    options = [option for _, option in package.choices]
    own = None if eyes == offer.seat else eyes
    trials = [
        _played(match, offer.seat, start, package.power, options, own) for start in _starts(match, offer.seat, package)
    ]
    trial = best(trials)
    if trial is None:
        return IllegalChoice("its time has passed", message="error-no-draft")
    if trial.stopped == REFUSED:
        return trial.refusal
    whole = trial.taken == len(options) and (trial.stopped in (None, SOMEBODY_ELSE))
    return None if whole else IllegalChoice("it leads elsewhere", message="error-no-answer")


# -- answering one


def answered(draft: Draft, seat: int, name: str, answer: str) -> Offer:
    """An offer after somebody has answered it, or taken it back."""
    one, match = find(draft.table, seat, name), draft.match
    if match is None:
        raise Refused("offer-closed")
    if seat not in ((one.seat,) if answer == WITHDRAW else one.partners):
        raise Refused("not-yours")
    if not one.live or (answer == ASK_ME and seat not in one.accepted):
        raise Refused("offer-closed")
    if answer == ASK_ME:
        return replace(one, asking=tuple(sorted({*one.asking, seat})))
    if answer == ACCEPT and seat in one.accepted:  # a queued answer of one's own: nobody is told anything
        return replace(one, asking=tuple(other for other in one.asking if other != seat))
    talk.may_write(draft.table, match, seat, one.channel)
    if answer != ACCEPT:
        return replace(one, state=WITHDRAWN if answer == WITHDRAW else DECLINED)
    refusal = None if offers.under_way(match, one) else check(match, one, seat)
    if refusal is not None:
        raise from_engine(refusal, draft.table.title)
    accepted = tuple(sorted({*one.accepted, seat}))
    return replace(one, accepted=accepted, state=ACCEPTED if set(one.partners) <= set(accepted) else OPEN)


# -- keeping to it


def settle(draft: Draft) -> bool:
    """Give one answer that was given in advance, or give up an offer that the rules now forbid; whether either was."""
    match = draft.match
    assert match is not None
    for one in draft.table.offers:
        decision = offers.due(match, one) if one.state == ACCEPTED else None
        if decision is not None and decision.seat not in one.asking:
            pick(draft, decision.seat, [Answer(decision.id, YES)])
            return True
        clause = _forbidden(match, one) if one.live and _at_its_time(match, one) else None
        if clause is not None:
            draft.table = offers.changed(draft.table, offers.lapsed(one, FORBIDDEN, clause))
            return True
    return False


def _at_its_time(match: Match, offer: Offer) -> bool:
    """Whether somebody is asked for such a package now: in between a deal may be half carried out."""
    return any(one.kind == offer.package.step for one in match.decisions) and not offers.under_way(match, offer)


def _forbidden(match: Match, offer: Offer) -> str | None:
    """The rule that forbids an offer now, as far as those know who are to answer it."""
    try:
        refusal = check(match, offer, offer.partners[0])
    except WarCouncilError as error:  # the rules have failed: that will show when it is announced
        refusal = None if not isinstance(error, IllegalChoice) else error
    return None if refusal is None else refusal.clause
