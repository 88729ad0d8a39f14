"""Lists of tables: those that wait for players, and those that somebody sits at."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import literal, select

from warcouncil.engine.title import title_ids
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people import users
from warcouncil.server.storage import models
from warcouncil.server.storage.book import GATHERING, PLAYING, Table, decode_table
from warcouncil.server.tables import crowding
from warcouncil.server.tables.gate import Gate
from warcouncil.server.tables.view import Naming, named, table_body

logger = logging.getLogger(__name__)


def listed(
    gate: Gate,
    user: str | None,
    language: str,
    *,
    status: str | None = None,
    title: str | None = None,
    mine: bool = False,
    limit: int = 50,
    before: str | None = None,
) -> dict[str, Any]:
    """Public tables, or those that somebody sits at; the newest first. Those that wait for players come in turns."""
    rows, now = models.tables, gate.time.now()
    turn = crowding.turn() if status == GATHERING and not mine else literal(1).label("turn")
    query = select(rows.c.id, rows.c.created, rows.c.body, turn)
    if mine:
        seated = select(models.seats.c.table_id).where(models.seats.c.user_id == user)
        invited = select(models.bids.c.table_id).where(models.bids.c.user_id == user)
        query = query.where(rows.c.id.in_(seated) | rows.c.id.in_(invited) | (rows.c.creator == user))
    else:
        query = query.where(rows.c.private.is_(False))
    query = query.where(rows.c.status == status if status else rows.c.status != "closed")
    if title is not None:
        query = query.where(rows.c.title == title)
    listed = query.subquery()
    query = select(listed).order_by(listed.c.turn, listed.c.created.desc(), listed.c.id)
    if before is not None:
        at, created = crowding.parse_place(before)
        query = query.where((listed.c.turn > at) | ((listed.c.turn == at) & (listed.c.created < created)))
    with gate.store.read() as connection:
        found = connection.execute(query.limit(limit + 1)).all()
        tables = [decode_table(row.body) for row in found[:limit]]
        wanted = {person for table in tables for person in named(table)}
        names, guests = users.known(connection, wanted)
    naming = Naming(names, frozenset(), now, language, guests)
    bodies = [_listed_body(gate, table, user, naming) for table in tables if table.title in title_ids()]
    return {"tables": bodies, "more": crowding.place_of(found[limit - 1]) if len(found) > limit else None}


def _listed_body(gate: Gate, table: Table, user: str | None, naming: Naming) -> dict[str, Any]:
    """In a list, who is asked is told only of my own running matches; that needs the match."""
    if table.status == PLAYING and table.seats_of(user):
        try:
            with gate.look(table.id) as live:
                return table_body(live.table, live.match, user, naming)
        except Refused as refused:  # one that cannot be loaded now is listed all the same
            logger.warning("table %s is listed without its match: %s", table.id, refused.code)
    return table_body(table, None, user, naming)
