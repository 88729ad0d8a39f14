"""From gathering to playing: devices commit to their nonces, the creator starts, the dice are sealed, play begins."""

from __future__ import annotations

import random
import secrets

from msgspec.structs import replace

from warcouncil.engine.seal import pledge
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.storage.book import Table
from warcouncil.server.tables import sealing
from warcouncil.server.tables.access import check_creator, check_gathering, check_seen
from warcouncil.server.tables.gate import Draft, Gate


class Starter:
    """How a match begins."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def commit(self, user: User, table_id: str, promise: str) -> None:
        """A device commits to a nonce for whoever sits there already. Nobody has revealed anything yet."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_seen(table, user.id)
            check_gathering(table)
            if not table.seats_of(user.id):
                raise Refused("not-yours")
            if table.sealing is not None:
                raise Refused("sealing")
            draft.table = sealing.pledged(table, user.id, promise)

        self._gate.change(table_id, work)

    def start(self, user: User, table_id: str, nonce: str = "") -> None:
        """The creator starts: the header is fixed, and everybody who has committed reveals.

        `nonce`: somebody who plays alone, or with bots, may send it plainly, for the seal is older than it.
        """

        def work(draft: Draft) -> None:
            table = draft.table
            check_creator(table, user.id)
            check_gathering(table)
            if table.sealing is not None:
                raise Refused("sealing")
            if not table.full:
                raise Refused("not-full")
            if nonce and table.persons != (user.id,):
                raise Refused("bad-request", field="nonce")
            if table.random_seats and not table.broken:  # drawn once: nobody breaks off until the places suit him
                table = shuffled(table)
            if nonce:
                table = sealing.pledged(table, user.id, pledge(nonce))
            draft.table = sealing.opened(table, draft.now)
            if nonce:
                draft.table = sealing.revealed(draft.table, nonce)
            begin_if_complete(draft)

        self._gate.change(table_id, work)

    def reveal(self, user: User, table_id: str, nonce: str) -> None:
        """A device has seen what is to be sealed, and adds its nonce."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_seen(table, user.id)
            check_gathering(table)
            if not table.seats_of(user.id):
                raise Refused("not-yours")
            if table.sealing is None:
                raise Refused("not-sealing")
            if pledge(nonce) != sealing.pledge_of(table, user.id):
                raise Refused("bad-nonce", field="nonce")
            draft.table = sealing.revealed(table, nonce)
            begin_if_complete(draft)

        self._gate.change(table_id, work)

    def break_off(self, user: User, table_id: str) -> None:
        """The creator takes the start back; the next one counts it."""

        def work(draft: Draft) -> None:
            check_creator(draft.table, user.id)
            check_gathering(draft.table)
            if draft.table.sealing is None:
                raise Refused("not-sealing")
            draft.table = sealing.broken_off(draft.table)

        self._gate.change(table_id, work)


def time_out(draft: Draft) -> None:
    """Time is up: play begins, and whoever has not revealed is named."""
    if draft.table.sealing is not None and draft.table.sealing.until <= draft.now:
        _begin(draft)


def begin_if_complete(draft: Draft) -> None:
    if sealing.complete(draft.table):
        _begin(draft)


def _begin(draft: Draft) -> None:
    table = sealing.settled(draft.table)
    if table.sealing is None:  # other rules than those that were shown: a newer version of the server has come
        draft.table = table
        return
    draft.table, match = sealing.begun(table, draft.now)
    draft.invitations_changed = True
    draft.begin(match)


def shuffled(table: Table) -> Table:
    """Everybody at a random place."""
    order = list(range(table.players))
    random.Random(secrets.randbits(64)).shuffle(order)
    seats = tuple(replace(table.seats[old], seat=new) for new, old in enumerate(order))
    return replace(table, seats=seats)
