"""The lobby: tables are set up, people sit down and get up, the creator starts."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from warcouncil.bots import bot_names, default_bot
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import Title, get_title
from warcouncil.server.ground.errors import Refused, from_engine
from warcouncil.server.ground.names import clean_name
from warcouncil.server.people import users
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import (
    BOT,
    CLOSED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Seat,
    Table,
    new_id,
    new_token,
)
from warcouncil.server.tables import talk
from warcouncil.server.tables.access import check_creator, check_gathering, check_seen, may_see
from warcouncil.server.tables.crowding import check_room
from warcouncil.server.tables.eyes import Eyes, sits_there
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.lessons import prepared
from warcouncil.server.tables.sealing import pledge_of, pledged
from warcouncil.server.tables.starting import Starter
from warcouncil.server.tables.wishes import SeatWish, TableWish

logger = logging.getLogger(__name__)
MOST_TABLES = 200
"""Tables that one user may have open or running as their creator."""


def known_title(name: str) -> Title:
    try:
        return get_title(name)
    except WarCouncilError as error:
        raise Refused("bad-title", engine=error, field="title") from error


def checked(title: Title, players: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    try:
        return title.check_options(players, options)
    except WarCouncilError as error:
        raise from_engine(error, title.id) from error


class Lobby:
    """Everything that happens at a table before and after its match."""

    def __init__(self, gate: Gate, eyes: Eyes, *, limited: bool) -> None:
        self._gate = gate
        self._eyes = eyes
        self._limited = limited
        self.starter = Starter(gate)

    # -- a new table

    def create(self, user: User, wish: TableWish, origin: str) -> str:
        """A new table, set up from some address; its id."""
        title = known_title(wish.title)
        wish = prepared(title) if wish.lesson else wish
        players = title.players[0] if wish.players is None else wish.players
        options = checked(title, players, wish.options)
        self._check_count(user)
        now = self._gate.time.now()
        wishes = wish.seats or (SeatWish("me"), *[SeatWish("open")] * (players - 1))
        if not wish.start or any(one.kind == "open" for one in wishes):
            self._check_room(user, origin, private=wish.private)
        check_seats(wishes, players)
        table = Table(
            id=new_id(),
            title=title.id,
            players=players,
            options=options,
            creator=user.id,
            created=now,
            private=wish.private,
            spectators=wish.spectators,
            free_talk=wish.free_talk,
            open_hands=wish.open_hands,
            random_seats=wish.random_seats,
            rated=wish.rated,
            lenient_bots=wish.lenient_bots,
            hints=wish.hints,
            clock=wish.clock,
            breaks=wish.breaks,
            seats=tuple(self._seat(title, number, one, user, now) for number, one in enumerate(wishes)),
            seed=wish.seed,
            token=new_token(),
        ).with_new_seal()
        self._gate.create(pledged(table, user.id, wish.pledge), user.device, origin)
        if wish.start and table.full:
            self.starter.start(user, table.id)
        return table.id

    def _check_count(self, user: User) -> None:
        rows = models.tables
        with self._gate.store.read() as connection:
            mine = connection.execute(
                select(rows.c.id).where(rows.c.creator == user.id, rows.c.status.in_((GATHERING, PLAYING)))
            ).all()
        if len(mine) >= MOST_TABLES:
            raise Refused("too-many", retry_after=3600)

    def _check_room(self, user: User, origin: str, *, private: bool, moved: int = 0) -> None:
        if self._limited:
            with self._gate.store.read() as connection:
                check_room(connection, user.id, user.device, origin, private=private, moved=moved)

    def _seat(self, title: Title, number: int, wish: SeatWish, user: User, now: float) -> Seat:
        """A seat as its creator wishes it."""
        token = new_token()
        if wish.kind == "open":
            return Seat(number, OPEN, token=token)
        if wish.kind == "bot":
            bot = wish.bot or default_bot(title)
            if bot not in bot_names(title):
                raise Refused("bad-request", field="bot")
            return Seat(number, BOT, bot=bot, token=token)
        hot = wish.kind == "hot-seat"
        name = clean_name(wish.name) if hot and wish.name else None
        seat = Seat(number, PERSON, user=user.id, name=name, hot_seat=hot, token=token)
        return replace(seat, device=user.device, taken=now, acted=now)

    # -- changes by the creator

    def configure(self, user: User, table_id: str, changes: dict[str, Any], origin: str) -> None:
        """Change what was agreed. After the start only what does not touch the match."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_creator(table, user.id)
            if table.status != GATHERING and set(changes) - {"spectators", "free_talk", "open_hands"}:
                raise Refused("started")
            if table.private and not changes.get("private", True):
                self._check_room(user, origin, private=False, moved=1)
            plain = {name: value for name, value in changes.items() if name not in ("players", "options")}
            players, options = changes.get("players", table.players), changes.get("options")
            if options is not None or players != table.players:
                table = self._reseated(table, players, options)
            draft.table = replace(table, **plain)
            draft.invitations_changed = True

        self._gate.change(table_id, work)

    def _reseated(self, table: Table, players: int, options: dict[str, OptionValue] | None) -> Table:
        """Other options or another number of seats: nobody who sits loses the seat."""
        title = known_title(table.title)
        wanted = table.options if options is None else options
        full = checked(title, players, wanted)
        kept = table.seats[:players]
        if any(seat.kind == PERSON for seat in table.seats[players:]):
            raise Refused("seat-taken")
        more = tuple(Seat(number, OPEN, token=new_token()) for number in range(len(kept), players))
        return replace(table, players=players, options=full, seats=kept + more)

    def set_seat(self, user: User, table_id: str, number: int, wish: SeatWish) -> None:
        """The creator says who plays a seat that nobody else holds."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_creator(table, user.id)
            check_gathering(table)
            seat = seat_at(table, number)
            if seat.user not in (None, user.id):
                raise Refused("seat-taken")
            plain = [s for s in table.seats if s.user == user.id and not s.hot_seat and s.seat != number]
            if wish.kind == "me" and plain:
                raise Refused("already-seated")
            new = self._seat(known_title(table.title), number, wish, user, draft.now)
            seats = tuple(new if one.seat == number else one for one in table.seats)
            draft.table = pledged(replace(table, seats=seats), user.id, wish.pledge or pledge_of(table, user.id))
            draft.invitations_changed = True

        self._gate.change(table_id, work)

    def kick(self, user: User, table_id: str, number: int) -> None:
        """The creator empties a seat; whoever sat there needs a new invitation."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_creator(table, user.id)
            check_gathering(table)
            seat = seat_at(table, number)
            if seat.user is None or seat.user == user.id:
                raise Refused("not-found")
            devices = {s.device for s in table.seats if s.user == seat.user and s.device} - {user.device}
            table = replace(
                vacated(table, seat.user),
                banned=(*table.banned, seat.user),
                banned_devices=(*table.banned_devices, *sorted(devices)),
            )
            draft.table = replace(table, watchers=tuple(one for one in table.watchers if one != seat.user))
            draft.invitations_changed = True

        self._gate.change(table_id, work)

    def close(self, user: User, table_id: str) -> None:
        def work(draft: Draft) -> None:
            check_creator(draft.table, user.id)
            check_gathering(draft.table)
            draft.table = replace(draft.table, status=CLOSED, ended=draft.now)

        self._gate.change(table_id, work)

    def new_invitation(self, user: User, table_id: str, number: int | None) -> None:
        """New links: the old ones stop working, and whoever was sent away may use the new ones."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_creator(table, user.id)
            if number is None:
                draft.table = replace(table, token=new_token(), banned=(), banned_devices=())
            else:
                seat_at(table, number)
                table = table.with_seat(number, token=new_token())
                draft.table = replace(table, banned=(), banned_devices=())
            draft.invitations_changed = True

        self._gate.change(table_id, work)

    # -- sitting down and getting up

    def join(self, user: User, table_id: str, number: int | None, pledge: str, *, by_link: bool = False) -> None:
        """Sit down on a free seat (None: the first)."""

        def work(draft: Draft) -> None:
            table = draft.table
            if not may_see(table, user.id, by_link=by_link):
                raise Refused("not-found")
            check_not_banned(table, user)
            if table.status != GATHERING and not by_link:
                raise Refused("started")
            if table.status in (OVER, CLOSED):
                raise Refused("over")
            if number is not None:
                seat_at(table, number)
            if table.seats_of(user.id):
                raise Refused("already-seated")
            free = [seat.seat for seat in table.seats if seat.kind == OPEN]
            if not free or (number is not None and number not in free):
                raise Refused("seat-taken")
            place = free[0] if number is None else number
            if table.status != GATHERING:
                self._eyes.check(table, place, user)
            elif sits_there(table, place, user):
                raise Refused("same-device")
            draft.table = seated(draft, place, user, pledge, self._newest_talk(table_id))

        self._gate.change(table_id, work)

    def _newest_talk(self, table_id: str) -> int:
        with self._gate.store.read() as connection:
            return talk.newest(connection, table_id)

    def watch(self, user: User, table_id: str) -> None:
        """Somebody with a link may watch a private table."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_not_banned(table, user)
            if user.id not in table.watchers and user.id not in table.persons:
                draft.table = replace(table, watchers=(*table.watchers, user.id)[-100:])

        self._gate.change(table_id, work)

    def leave(self, user: User, table_id: str, number: int | None) -> None:
        """Get up before the start; without a number from all seats."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_seen(table, user.id)
            check_gathering(table)
            mine = table.seats_of(user.id)
            if not mine or (number is not None and number not in mine):
                raise Refused("not-yours")
            for seat in mine if number is None else (number,):
                table = emptied(table, seat)
            draft.table = table

        self._gate.change(table_id, work)

    # -- once more

    def rematch(self, user: User, table_id: str, origin: str) -> str:
        """A table like the last one, with the same people; the second to ask gets the same."""

        def work(draft: Draft) -> Table:
            table = draft.table
            check_seen(table, user.id)
            if user.id not in table.persons:
                raise Refused("not-yours")
            if table.status != OVER:
                raise Refused("not-started" if table.status == GATHERING else "started")
            if table.rematch is None:
                draft.table = replace(table, rematch=new_id())
            return draft.table

        last = self._gate.change(table_id, work)
        assert last.rematch is not None
        rows = models.tables
        with self._gate.store.read() as connection:
            there = connection.scalar(select(rows.c.id).where(rows.c.id == last.rematch))
            present = users.present(connection, last.persons)
        if there is None:  # the first to ask, or the server stopped before it could be made
            try:
                self._gate.create(again(last, user.id, self._gate.time.now(), present), user.device, origin)
            except IntegrityError:
                logger.info("two have asked for a rematch of table %s at once", table_id)
        return last.rematch


# -- pure changes


def check_not_banned(table: Table, user: User) -> None:
    """Whoever was sent away does not come back by another name on the same device either."""
    if user.id in table.banned or (user.device and user.device in table.banned_devices):
        raise Refused("not-invited")


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < table.players:
        raise Refused("not-found")
    return table.seats[number]


def seated(draft: Draft, number: int, user: User, pledge: str, talked: int) -> Table:
    """Somebody takes a free seat. In a match that runs, earlier private talk is not theirs to read."""
    table = draft.table
    running = table.status != GATHERING
    before = table.seats[number]
    return (
        table.without_word_of(number)
        .without_bid(user.id)
        .with_seat(
            number,
            kind=PERSON,
            user=user.id,
            device=user.device,
            name=None,
            bot=None,
            hot_seat=False,
            resigned=False,
            pledge="" if running else pledge,
            talk_from=(before.talk_from if before.talk_handed else talked) if running else 0,
            talk_handed=False,
            taken=draft.now,
            acted=draft.now,
        )
    )


def emptied(table: Table, number: int) -> Table:
    nobody = {"user": None, "name": None, "bot": None, "substitute": None}
    return table.with_seat(number, kind=OPEN, device="", hot_seat=False, pledge="", **nobody)


def vacated(table: Table, user: str) -> Table:
    """All seats of a user are free again, and the links they came by no longer work."""
    for number in table.seats_of(user):
        table = emptied(table, number).with_seat(number, token=new_token())
    return replace(table, token=new_token())


def check_seats(wishes: Sequence[SeatWish], players: int) -> None:
    """One wish for each seat, and one seat for whoever sets the table up; more on the same device are hot seats."""
    if len(wishes) != players:
        raise Refused("bad-request", field="seats")
    if sum(one.kind == "me" for one in wishes) > 1:
        raise Refused("already-seated")


def again(table: Table, user: str, now: float, present: Collection[str]) -> Table:
    """The same table once more, for those who are still there."""
    assert table.rematch is not None
    seats = tuple(
        Seat(
            seat.seat,
            seat.kind,
            user=seat.user,
            name=seat.name,
            hot_seat=seat.hot_seat,
            bot=seat.bot,
            token=new_token(),
            taken=now,
            acted=now,
        )
        if seat.user is None or seat.user in present
        else Seat(seat.seat, OPEN, token=new_token())
        for seat in table.seats
    )
    return replace(
        table,
        id=table.rematch,
        status=GATHERING,
        creator=user,
        created=now,
        started=None,
        ended=None,
        seats=seats,
        token=new_token(),
        requests=(),
        rematch=None,
        rematch_of=table.id,
        result=None,
        paused=None,
        breaks=(),
        nudged=None,
        bids=(),
        league=None,
        troubles=0,
        rules_changed=0,
        rules_lost=(),
        sealed="",
        seed=None,
        sealing=None,
        broken=0,
        timing=type(table.timing)(),
        options=known_title(table.title).check_options(table.players, table.options),
    ).with_new_seal()
