"""Results: what is kept of a finished match, statistics of a title, and ratings of those who play with accounts."""

from __future__ import annotations

from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select

from warcouncil.engine.records import AUTO
from warcouncil.engine.title import get_title
from warcouncil.server.storage import models
from warcouncil.server.storage.book import BOT, OVER, PLAYING, Table
from warcouncil.server.tables.gate import Draft
from warcouncil.text import speaker

MODEL = PlackettLuce()


def record_result(connection: Connection, draft: Draft) -> None:
    """Told by the gate of every change: when a match ends, keep how, and rate it."""
    table, match = draft.table, draft.match
    if table.status != OVER or draft.before.status == OVER or match is None or match.result is None:
        return
    result, state = match.result, match.state
    choices = sum(record[0] == "choice" and not record[8] & AUTO for record in match.live)
    rows = []
    for seat in table.seats:
        powers = state.powers_of(seat.seat)
        rows.append(
            {
                "table_id": table.id,
                "seat": seat.seat,
                "title": table.title,
                "user_id": seat.user,
                "bot": seat.bot if seat.kind == BOT else None,
                "powers": msgspec.json.encode({power: result.scores.get(power, 0) for power in powers}).decode(),
                "rank": result.ranks[seat.seat],
                "score": sum(result.scores.get(power, 0) for power in powers),
                "players": table.players,
                "choices": choices,
                "seconds": draft.now - (table.started or draft.now),
            }
        )
    connection.execute(insert(models.results), rows)
    if table.rated:
        rate(connection, table, result.ranks)


# -- ratings


def rate(connection: Connection, table: Table, ranks: tuple[int, ...]) -> None:
    """Those who began it, only persons with accounts, none of them twice. Whoever left comes behind all who stayed."""
    began = [seat.left or seat.user for seat in table.seats]
    rows = models.users
    people = connection.execute(select(rows.c.id, rows.c.guest, rows.c.deleted).where(rows.c.id.in_(began))).all()
    if len(people) != table.players or any(person.guest for person in people):
        return
    gone = {person.id for person in people if person.deleted}
    stayed = [seat.left in (None, seat.user) for seat in table.seats]
    places = {
        str(user): rank if here else table.players + 1
        for user, rank, here in zip(began, ranks, stayed, strict=True)
        if user not in gone
    }
    if len(places) < 2:
        return
    known = {user: _rating(connection, user, table.title) for user in sorted(places)}
    teams = [[MODEL.rating(mu=known[user][0], sigma=known[user][1])] for user in places]
    after = MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    for user, team in zip(places, after, strict=True):
        played = known[user][2]
        values = {"mu": team[0].mu, "sigma": team[0].sigma, "played": played + 1}
        where = (models.ratings.c.user_id == user, models.ratings.c.title == table.title)
        if played:
            connection.execute(models.ratings.update().where(*where).values(**values))
        else:
            connection.execute(insert(models.ratings).values(user_id=user, title=table.title, **values))


def _rating(connection: Connection, user: str, title: str) -> tuple[float, float, int]:
    """What is known of somebody. Nobody else changes it until our change is stored."""
    rows = models.ratings
    wanted = select(rows).where(rows.c.user_id == user, rows.c.title == title).with_for_update()
    row = connection.execute(wanted).one_or_none()
    if row is None:
        fresh = MODEL.rating()
        return fresh.mu, fresh.sigma, 0
    return row.mu, row.sigma, row.played


def ratings_of(connection: Connection, user: str) -> list[dict[str, Any]]:
    rows = models.ratings
    found = connection.execute(select(rows).where(rows.c.user_id == user).order_by(rows.c.title))
    return [
        {"title": row.title, "rating": _shown(row), "certainty": round(row.sigma, 2), "played": row.played}
        for row in found
    ]


def ranking(connection: Connection, title: str, limit: int) -> list[dict[str, Any]]:
    """The best first, counting only what is certain of them."""
    rows, people = models.ratings, models.users
    query = (
        select(rows, people.c.name)
        .join(people, people.c.id == rows.c.user_id)
        .where(rows.c.title == title)
        .order_by((rows.c.mu - 3 * rows.c.sigma).desc(), rows.c.user_id)
        .limit(limit)
    )
    return [
        {
            "rank": place,
            "user": {"id": row.user_id, "name": row.name},
            "rating": _shown(row),
            "certainty": round(row.sigma, 2),
            "played": row.played,
        }
        for place, row in enumerate(connection.execute(query), start=1)
    ]


def _shown(row: Any) -> float:
    return round(float(row.mu), 2)


# -- statistics


def statistics(connection: Connection, title: str, language: str) -> dict[str, Any]:
    """How a title has been played here."""
    rows = models.results
    first = (rows.c.title == title, rows.c.seat == 0)
    totals = connection.execute(
        select(func.count(), func.avg(rows.c.choices), func.avg(rows.c.seconds)).where(*first)
    ).one()
    running = connection.scalar(
        select(func.count()).where(models.tables.c.title == title, models.tables.c.status == PLAYING)
    )
    by_players = connection.execute(
        select(rows.c.players, func.count()).where(*first).group_by(rows.c.players).order_by(rows.c.players)
    )
    return {
        "title": title,
        "finished": totals[0],
        "running": running or 0,
        "choices": round(float(totals[1] or 0), 1),
        "hours": round(float(totals[2] or 0) / 3600, 2),
        "by_players": [{"players": row[0], "matches": row[1]} for row in by_players],
        "by_power": _by_power(connection, title, language),
        "by_bot": _by_bot(connection, title),
    }


def _by_power(connection: Connection, title: str, language: str) -> list[dict[str, Any]]:
    rows, voice = models.results, speaker(title, language)
    played: dict[str, list[tuple[int, int]]] = {}
    for row in connection.execute(select(rows.c.powers, rows.c.rank).where(rows.c.title == title)):
        for power, score in msgspec.json.decode(row.powers).items():
            played.setdefault(power, []).append((row.rank, score))
    order = [str(power) for power in get_title(title).domains.get("power", sorted(played))]
    return [
        {
            "power": power,
            "name": voice.name("power", power),
            "played": len(played[power]),
            "won": sum(rank == 1 for rank, _ in played[power]),
            "score": round(sum(score for _, score in played[power]) / len(played[power]), 1),
        }
        for power in order
        if power in played
    ]


def _by_bot(connection: Connection, title: str) -> list[dict[str, Any]]:
    rows = models.results
    query = select(rows.c.bot, rows.c.rank).where(rows.c.title == title, rows.c.bot.is_not(None))
    ranks: dict[str, list[int]] = {}
    for row in connection.execute(query):
        ranks.setdefault(row.bot, []).append(row.rank)
    return [{"bot": bot, "played": len(all_), "won": all_.count(1)} for bot, all_ in sorted(ranks.items())]
