"""The sealing of the dice: between the start and the first roll every device reveals the nonce it has committed to.

Pure changes of a table. What is to be sealed is the header of the match: it is fixed when the sealing opens, every page
sees it before it reveals, and whatever changes it afterwards breaks the start off, which the next header counts. A
device that has revealed commits anew then, for its nonce is known.
"""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.journal import Header
from warcouncil.engine.match import Match, new_header
from warcouncil.engine.seal import Device, pledge
from warcouncil.engine.title import get_title
from warcouncil.server.storage.book import GATHERING, PLAYING, Sealing, Table

LIVE = 30.0
DAY = 86400.0


def pledge_of(table: Table, user: str | None) -> str:
    """What a user's device has committed to, on whichever of their seats it was given."""
    return next((table.seats[seat].pledge for seat in table.seats_of(user) if table.seats[seat].pledge), "")


def pledged(table: Table, user: str, promise: str) -> Table:
    """A user's device commits to a nonce, for all its seats."""
    for seat in table.seats_of(user):
        table = table.with_seat(seat, pledge=promise)
    return table


def devices(table: Table) -> tuple[Device, ...]:
    """Everybody who has committed, by seats, with what was revealed so far."""
    revealed = {} if table.sealing is None else table.sealing.revealed
    promises = ((table.seats_of(user), pledge_of(table, user)) for user in table.persons)
    return tuple(Device(seats, promise, revealed.get(promise, "")) for seats, promise in promises if promise)


def header(table: Table) -> Header:
    """The header that the match would begin with now."""
    game = get_title(table.title)
    return new_header(
        game,
        table.players,
        table.options,
        seed=table.seed,
        seal=table.seal,
        devices=devices(table),
        broken=table.broken,
        hold=holds(table),
    )


def holds(table: Table) -> bool:
    """Whether windows of the match are held: only where that hides something."""
    return table.options.get("windows") == "discreet"


def terms(table: Table) -> str:
    """The same as every device sees it before it reveals."""
    return header(table).terms().line().decode()


# -- from the start to the first roll


def seconds(table: Table) -> float:
    """How long everybody has to reveal."""
    return min(DAY, table.clock.days * DAY) if table.clock.kind == "days" else LIVE


def opened(table: Table, now: float) -> Table:
    return replace(table, sealing=Sealing(terms(table), now + seconds(table)))


def revealed(table: Table, nonce: str) -> Table:
    """A nonce that fits one of the commitments."""
    assert table.sealing is not None
    known = {**table.sealing.revealed, pledge(nonce): nonce}
    return replace(table, sealing=replace(table.sealing, revealed=known))


def complete(table: Table) -> bool:
    return all(device.nonce for device in devices(table))


def broken_off(table: Table) -> Table:
    """The start comes to nothing. Nonces that are known are worth nothing any more."""
    assert table.sealing is not None
    known = table.sealing.revealed
    seats = tuple(replace(seat, pledge="") if seat.pledge in known else seat for seat in table.seats)
    return replace(table, seats=seats, sealing=None, broken=table.broken + 1)


def settled(table: Table) -> Table:
    """Whatever changes what was to be sealed, be it that somebody leaves, breaks the start off."""
    if table.sealing is None:
        return table
    if table.status != GATHERING:  # it was closed
        return replace(table, sealing=None)
    unchanged = table.full and terms(table) == table.sealing.header
    return table if unchanged else broken_off(table)


def begun(table: Table, now: float) -> tuple[Table, Match]:
    """The match begins, with the nonces that have come."""
    match = Match.new(
        table.title,
        players=table.players,
        options=table.options,
        seed=table.seed,
        seal=table.seal,
        devices=devices(table),
        broken=table.broken,
        hold=holds(table),
    )
    sealed = match.journal.header.commitment
    return replace(table, status=PLAYING, started=now, sealed=sealed, sealing=None), match
