"""Who may look through which eyes, and who may act for which seat."""

from __future__ import annotations

from warcouncil.engine.title import get_title
from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage.book import CLOSED, GATHERING, OVER, PLAYING, Table


def may_see(table: Table, user: str | None, *, by_link: bool = False) -> bool:
    """Whether somebody may know this table at all."""
    if user is not None and (user in table.persons or user == table.creator or user in table.watchers):
        return True
    if table.bid_for(user) is not None or table.stands_in(user):
        return True
    return by_link or not table.private


def check_seen(table: Table, user: str | None, *, by_link: bool = False) -> None:
    """A table that somebody may not know does not exist for them."""
    if not may_see(table, user, by_link=by_link):
        raise Refused("not-found")


def helped(table: Table) -> bool:
    """Whether the table helps whoever is asked: with hints, and with what would come of each option."""
    return table.hints and not table.rated


def hinted(table: Table) -> bool:
    """Whether a bot may be asked what it would do."""
    return helped(table) and bool(get_title(table.title).bots)


def viewer_seat(table: Table, user: str | None, wanted: int | str | None, *, by_link: bool = False) -> int | None:
    """The seat through whose eyes the user looks; None: as a spectator."""
    check_seen(table, user, by_link=by_link)
    mine = table.seats_of(user)
    if wanted == "spectator" or (wanted is None and not mine):
        check_spectator(table, user)
        return None
    if wanted is None:
        if len(mine) > 1:
            raise Refused("bad-request", field="seat")
        return mine[0]
    if not isinstance(wanted, int) or not 0 <= wanted < table.players:
        raise Refused("not-found")
    if wanted not in mine:
        raise Refused("not-yours")
    return wanted


def check_spectator(table: Table, user: str | None) -> None:
    if table.status in (GATHERING, OVER) or table.spectators:
        return
    if user is None or (user not in table.persons and user != table.creator):
        raise Refused("no-spectators")


def acting_seat(table: Table, user: str, wanted: int | None) -> int:
    """The seat that the user acts for."""
    check_seen(table, user)
    mine = table.seats_of(user)
    if wanted is None and len(mine) == 1:
        return mine[0]
    if wanted is None and mine:
        raise Refused("bad-request", field="seat")
    if wanted is None or wanted not in mine:
        raise Refused("not-yours")
    return wanted


def check_at_table(table: Table, user: str) -> None:
    """Whoever sits there, or has set up the table."""
    check_seen(table, user)
    if user not in table.persons and user != table.creator:
        raise Refused("not-yours")


def check_creator(table: Table, user: str) -> None:
    check_seen(table, user)
    if table.creator != user:
        raise Refused("not-creator")


def check_playing(table: Table) -> None:
    """The match has begun, is not over and not paused."""
    if table.status in (OVER, CLOSED):
        raise Refused("over")
    if table.status != PLAYING:
        raise Refused("not-started")
    if table.paused is not None:
        raise Refused("paused")


def check_gathering(table: Table) -> None:
    if table.status != GATHERING:
        raise Refused("started")
