"""Play: choices, undo, standing answers, requests, pause, resignation. Everything goes through the gate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from warcouncil.bots import bot_names, default_bot
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import StaleDecision, UndoRefused
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.undoing import NOTHING
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import clean_talk
from warcouncil.server.people import sessions
from warcouncil.server.people.users import User
from warcouncil.server.play.answer import Answer
from warcouncil.server.play.repeats import already_made
from warcouncil.server.play.standing import Standing, keep
from warcouncil.server.storage.book import (
    BOT,
    BREAK,
    NO_SEAT,
    OPEN,
    OPEN_SEAT,
    OVER,
    PERSON,
    PLAYING,
    SUBSTITUTE,
    UNDO,
    Break,
    Pause,
    Request,
    Seat,
    Table,
    new_token,
)
from warcouncil.server.tables import feed, news, schedule, talk
from warcouncil.server.tables.access import acting_seat, check_at_table, check_creator, check_playing
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.hall import Live
from warcouncil.server.tables.lobby import known_title, seat_at
from warcouncil.server.tables.wishes import MOST_BREAKS

AWAY = 86400.0
"""After so long without a sign of life a person may be replaced."""
SILENCE = 86400.0
"""Whoever has said nothing for so long agrees that a seat is opened."""


class Play:
    """What somebody at a running match can do."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    # -- choosing

    def choose(
        self,
        user: User,
        table_id: str,
        seat: int | None,
        answers: Sequence[Answer],
        cursor: str | None,
        then: Callable[[Live, tuple[int, bool]], None] = lambda live, made: None,
    ) -> tuple[int, bool]:
        """Answer questions, all or none; the seat, and whether it had been done already (an answer sent twice). `then`
        looks at what has become of it before all others hear of it."""

        def work(draft: Draft) -> tuple[int, bool]:
            table = draft.table
            number = acting_seat(table, user.id, seat)
            self._check_past(draft, number, cursor)
            if table.status in (PLAYING, OVER) and already_made(draft.match, number, answers):
                return number, True
            check_playing(table)
            pick(draft, number, answers)
            draft.table = draft.table.with_seat(number, acted=draft.now)
            return number, False

        return self._gate.change(table_id, work, then)

    def _check_past(self, draft: Draft, seat: int, cursor: str | None) -> None:
        """Refused if the cursor is of a time that this server has never seen."""
        viewer = feed.viewer_of(seat)
        if cursor is None or news.remembered(draft.moments, viewer, cursor):
            return
        with self._gate.store.read() as connection:
            if news.is_from_another_past(connection, draft.table.id, viewer, cursor):
                raise Refused("set-back")

    # -- undoing

    def undo(self, user: User, table_id: str, seat: int | None, decision: str | None = None) -> int:
        """Take back; where no other person is involved, also what the rules alone would not allow, if bots agree. With
        a decision: what was answered to it in the open block, which needs nobody."""

        def work(draft: Draft) -> int:
            number = acting_seat(draft.table, user.id, seat)
            check_playing(draft.table)
            if decision is not None:
                take_back_answer(draft, number, decision)
                return number
            others = [s.seat for s in draft.table.seats if s.kind == PERSON and s.user != user.id]
            consent = () if others else tuple(range(draft.table.players))
            take_back(draft, number, consent)
            return number

        return self._gate.change(table_id, work)

    # -- standing answers

    def stand(self, user: User, table_id: str, seat: int | None, said: Standing) -> int:
        """Say when this seat passes from now on, or take that back."""

        def work(draft: Draft) -> int:
            number = acting_seat(draft.table, user.id, seat)
            check_playing(draft.table)
            keep(draft, number, said)
            return number

        return self._gate.change(table_id, work)

    # -- requests

    def request(self, user: User, table_id: str, seat: int | None, kind: str, span: Break | None = None) -> int:
        """Ask all other persons for something."""

        def work(draft: Draft) -> int:
            table = draft.table
            number = acting_seat(table, user.id, seat)
            check_playing(table)
            if any(one.kind == kind and one.seat == number for one in table.requests):
                return number
            if kind == UNDO:
                check_request_makes_sense(draft, number)
            if kind == BREAK:
                check_break(table, span, draft.now)
            ask(draft, Request(table.last_request + 1, number, kind, draft.now, span=span))
            return number

        return self._gate.change(table_id, work)

    def answer(self, user: User, table_id: str, seat: int | None, request: int, grant: bool) -> int:
        """Grant or refuse. One refusal ends a request; with the last grant it is done."""

        def work(draft: Draft) -> int:
            table = draft.table
            number = acting_seat(table, user.id, seat)
            found = find_request(table, request)
            if not found.due:  # where silence counts, one can speak during a pause, too
                check_playing(table)
            if asks(table, found, user):
                raise Refused("not-yours")
            if not grant:
                draft.table = without(table, request)
                return number
            granted = tuple(sorted({*found.granted, *table.seats_of(user.id)}))
            new = replace(found, granted=granted)
            draft.table = replace(table, requests=tuple(new if r.id == request else r for r in table.requests))
            settle(draft, new)
            return number

        return self._gate.change(table_id, work)

    def withdraw(self, user: User, table_id: str, request: int) -> int:
        def work(draft: Draft) -> int:
            found = find_request(draft.table, request)
            if not asks(draft.table, found, user):
                raise Refused("not-yours")
            draft.table = without(draft.table, request)
            return found.seat

        return self._gate.change(table_id, work)

    # -- pause

    def pause(self, user: User, table_id: str) -> None:
        def work(draft: Draft) -> None:
            check_creator(draft.table, user.id)
            check_playing(draft.table)
            draft.table = replace(draft.table, paused=Pause(user.id, draft.now))

        self._gate.change(table_id, work)

    def resume(self, user: User, table_id: str) -> None:
        def work(draft: Draft) -> None:
            table = draft.table
            if table.paused is None:
                raise Refused("not-found")
            if table.paused.by != user.id:
                check_creator(table, user.id)
            draft.table = replace(table, paused=None)

        self._gate.change(table_id, work)

    # -- leaving and replacing

    def resign(self, user: User, table_id: str, seat: int | None, hand_over_talk: bool) -> None:
        """Leave for good: a bot plays on."""

        def work(draft: Draft) -> None:
            number = acting_seat(draft.table, user.id, seat)
            if draft.table.status != PLAYING:
                raise Refused("over" if draft.table.status == OVER else "not-started")
            draft.table = given_up(draft.table, number, hand_over_talk)
            draft.invitations_changed = True
            settle_rest(draft)

        self._gate.change(table_id, work)

    def replace(self, user: User, table_id: str, number: int, bot: str | None) -> None:
        """The creator lets a bot play for somebody who is away. Anybody there asks the others to open a seat."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_at_table(table, user.id)
            if bot is not None:
                check_creator(table, user.id)
            if table.status != PLAYING:
                raise Refused("over" if table.status == OVER else "not-started")
            seat = seat_at(table, number)
            if bot is None:
                ask_to_open(draft, seat, user)
                return
            if seat.kind == PERSON and seat.user != user.id and draft.now - self._last_sign_of(seat) < AWAY:
                raise Refused("not-yours")
            if bot not in bot_names(known_title(table.title)):
                raise Refused("bad-request", field="bot")
            draft.table = left_to(table, number, kind=BOT, bot=bot)
            draft.invitations_changed = True
            settle_rest(draft)

        self._gate.change(table_id, work)

    def _last_sign_of(self, seat: Seat) -> float:
        """When the person at a seat was here last: whoever waits for others need not have done anything."""
        with self._gate.store.read() as connection:
            return max(seat.acted, sessions.last_seen(connection, seat.user or ""))

    # -- talk

    def say(self, user: User, table_id: str, seat: int | None, channel: str, text: str) -> tuple[Table, int]:
        """Say something in a channel; the table, and the number of the message there."""
        clean = clean_talk(text)

        def work(draft: Draft) -> Draft:
            number = acting_seat(draft.table, user.id, seat)
            talk.may_write(draft.table, draft.match, number, channel)
            draft.said.append(talk.Message(channel, number, user.id, clean, draft.now))
            return draft

        draft = self._gate.change(table_id, work)
        return draft.table, draft.numbered[0]


# -- what is done to a draft


def pick(draft: Draft, seat: int, answers: Sequence[Answer]) -> None:
    """Choose for a seat, all or none, as far as it could be taken back. A refusal says which answer it is about."""
    reached = 0

    def each(match: Match) -> Iterator[tuple[Decision, Option]]:
        """Answer by answer: which question is open is known only when those before are given."""
        nonlocal reached
        power = ""
        for number, one in enumerate(answers):
            reached = number
            if number and not match.can_undo(seat):
                return  # what was chosen stands; a batch refused later on would have looked ahead for nothing
            if one.decision is None:
                decision = next_decision(match, seat, power)
            else:
                decision = own_decision(match, seat, one.decision)
            power = decision.power
            yield decision, one.option

    def work(match: Match) -> None:
        if len(answers) == 1:
            match.choose(*next(each(match)))
        else:
            match.choose_many(each(match))

    try:
        draft.play(seat, work)
    except Refused as refusal:
        if len(answers) > 1:
            refusal.entry = reached
        raise


def next_decision(match: Match, seat: int, power: str) -> Decision:
    """The one question that is open for a power of that seat; never another power's, of whatever seat."""
    found = [one for one in match.decisions if one.power == power and one.seat == seat]
    if len(found) != 1:
        raise StaleDecision(f"{power or 'nobody'} is not asked one question")
    return found[0]


def own_decision(match: Match, seat: int, decision: str) -> Decision:
    """The open decision of that seat with this id.

    Whose question it is stands in the id. Whether somebody else's is still open must not show: in a secret block that
    would tell who has answered.
    """
    fields = decision.split(".")
    power = ".".join(fields[2:-1])
    if power in match.state.seats and match.title.seat_of(match.state, power) != seat:
        raise Refused("not-yours")
    return match.find(decision)


def take_back(draft: Draft, seat: int, consent: Sequence[int]) -> None:
    if consent:
        check_bots_agree(draft, seat)
    draft.play(None, lambda match: match.undo(seat, consent=consent))
    draft.took_back.add(seat)


def take_back_answer(draft: Draft, seat: int, decision: str) -> None:
    """Whoever names somebody else's answer is told only that it is none of theirs."""
    draft.play(None, lambda match: match.take_back(seat, decision), private=True)
    draft.took_back.add(seat)


def check_bots_agree(draft: Draft, seat: int) -> None:
    """Nothing is taken back by consent in a rated match; and bots consent to nothing behind dice or something shown
    unless the table says so. A seat where nobody sits agrees to no more than a bot."""
    table, match = draft.table, draft.match
    beyond = None if match is None else match.beyond(seat)
    if beyond is None:
        return
    if table.rated:
        raise Refused("undo-rated")
    if beyond.behind != NOTHING and not table.lenient_bots and any(one.kind != PERSON for one in table.seats):
        raise Refused("undo-bots")


def check_request_makes_sense(draft: Draft, seat: int) -> None:
    """There is something to take back, and it needs the others."""
    match = draft.match
    assert match is not None
    if draft.asked_before.block is not None:
        raise Refused("undo-refused", title=draft.table.title, engine=UndoRefused("", message="error-nothing-to-undo"))
    check_bots_agree(draft, seat)
    trial = match.fork()
    try:
        trial.undo(seat, consent=range(match.players))
    except UndoRefused as error:
        raise Refused("undo-refused", title=draft.table.title, engine=error) from error


def check_break(table: Table, span: Break | None, now: float) -> None:
    """A break is for clocks of days, and lies ahead."""
    ahead = [one for one in table.breaks if one.end > now]
    if span is None or table.clock.kind != "days" or span.end <= now or len(ahead) >= MOST_BREAKS:
        raise Refused("bad-request", field="span")


def ask(draft: Draft, request: Request) -> None:
    """Put a request before the others; where there are none, it is granted."""
    draft.table = replace(draft.table, requests=(*draft.table.requests, request), last_request=request.id)
    settle(draft, request)


def ask_to_open(draft: Draft, seat: Seat, user: User) -> None:
    """Whoever sits down at a running match sees a hand: all others must agree, by a word or by a day of silence.

    Somebody else's seat is not opened: if they are away, a bot plays it first.
    """
    table = draft.table
    if seat.kind == OPEN or any(one.about == seat.seat for one in table.requests):
        return
    if seat.kind == PERSON and seat.user != user.id:
        raise Refused("not-yours")
    place = next(iter(table.seats_of(user.id)), NO_SEAT)
    number, due = table.last_request + 1, schedule.runs_out(table, draft.now, SILENCE)
    ask(draft, Request(number, place, OPEN_SEAT, draft.now, by=user.id, about=seat.seat, due=due))


def asks(table: Table, request: Request, user: User) -> bool:
    """Whether it is this user who asks."""
    return request.by == user.id or request.seat in table.seats_of(user.id)


def settle(draft: Draft, request: Request) -> None:
    """If all have granted it, do it."""
    if not draft.table.waits_for(request):
        grant(draft, request)


def grant(draft: Draft, request: Request) -> None:
    table = draft.table
    draft.table = without(table, request.id)
    if request.kind == UNDO:
        take_back(draft, request.seat, tuple(range(table.players)))
    elif request.kind == BREAK:
        assert request.span is not None
        draft.table = replace(draft.table, breaks=schedule.with_break(draft.table, request.span, draft.now))
    elif request.kind == SUBSTITUTE:
        assert request.about is not None
        draft.table = draft.table.with_seat(request.about, substitute=request.who)
    elif request.kind == OPEN_SEAT:
        assert request.about is not None
        draft.table = left_to(draft.table, request.about, kind=OPEN, bot=None)
        draft.invitations_changed = True
        settle_rest(draft)
    else:
        holder = table.seats[request.seat].user
        assert holder is not None
        draft.table = replace(draft.table, paused=Pause(holder, draft.now))


def grant_by_silence(draft: Draft) -> None:
    """Who has said nothing in time agrees."""
    for request in draft.table.requests:
        if request.due and request.due <= draft.now:
            grant(draft, request)


def settle_rest(draft: Draft) -> None:
    """Somebody has left: what waited for them alone is done now, or lapses if that is no longer possible."""
    for known in draft.table.requests if draft.table.paused is None else ():
        request = next((one for one in draft.table.requests if one.id == known.id), None)
        if request is None:  # it is done already, or has lapsed
            continue
        try:
            settle(draft, request)
        except Refused:
            draft.table = without(draft.table, request.id)


def find_request(table: Table, request: int) -> Request:
    for one in table.requests:
        if one.id == request:
            return one
    raise Refused("voided")


def without(table: Table, request: int) -> Table:
    return replace(table, requests=tuple(one for one in table.requests if one.id != request))


def given_up(table: Table, number: int, hand_over_talk: bool) -> Table:
    """A bot takes the seat; its private talk stays closed to whoever comes unless it is handed over."""
    table = left_to(table, number, kind=BOT, bot=default_bot(known_title(table.title)))
    return table.with_seat(number, resigned=True, talk_handed=hand_over_talk)


def left_to(table: Table, number: int, *, kind: str, bot: str | None) -> Table:
    """Nobody sits there any more; the links of before lead nowhere, and their word counts no longer."""
    seat = table.seats[number]
    return table.with_seat(
        number,
        kind=kind,
        bot=bot,
        user=None,
        device="",
        name=None,
        hot_seat=False,
        left=seat.left or seat.user,
        called=False,
        token=new_token(),
        talk_handed=seat.talk_handed and seat.user is None,
    ).without_word_of(number)
