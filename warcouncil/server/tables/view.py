"""What a viewer sees of a table: who sits where, what was agreed, clocks and requests. Never a token, never a key."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from warcouncil.engine.match import Match
from warcouncil.server.ground.errors import clause_body
from warcouncil.server.storage.book import GATHERING, NO_SEAT, OVER, PERSON, Seat, Table
from warcouncil.server.storage.offers import Offer
from warcouncil.server.storage.queues import Queue
from warcouncil.server.tables.clocks import Asked, asked_by, clocks_body, has_clock, shown_clocks
from warcouncil.server.tables.schedule import zone_of
from warcouncil.server.tables.sealing import devices, pledge_of
from warcouncil.text import speaker


def table_core(table: Table, own: Collection[int], asked: Asked) -> dict[str, Any]:
    """Everything about a table that may change, as a viewer with these seats may know it: for comparing."""
    return {
        "status": table.status,
        "players": table.players,
        "options": table.options,
        "creator": table.creator,
        "flags": [
            table.private,
            table.spectators,
            table.free_talk,
            table.open_hands,
            table.random_seats,
            table.rated,
            table.lenient_bots,
            table.hints,
            table.rules_changed,
            table.rules_lost,
        ],
        "clock": msgspec.to_builtins(table.clock),
        "breaks": msgspec.to_builtins(table.breaks),
        "paused": msgspec.to_builtins(table.paused),
        "seats": [
            [one.kind, one.user, one.name, one.bot, one.resigned, one.hot_seat, one.substitute, one.called]
            for one in table.seats
        ],
        "seal": table.seal_id,
        "pledges": [one.pledge if one.seat in own else bool(one.pledge) for one in table.seats],
        "sealing": msgspec.to_builtins(table.sealing),
        "requests": msgspec.to_builtins(table.requests),
        "bids": msgspec.to_builtins(table.bids) if own else [],
        "rematch": table.rematch,
        "clocks": shown_clocks(table, own),
        "asked": sorted(asked.seats & frozenset(own)),
        "queues": [queue_body(one) for one in table.queues if one.seat in own],
        "offers": [offer_body(table, one, own, "") for one in offers_heard(table, own)],
    }


def queue_body(one: Queue) -> dict[str, Any]:
    """What a person has queued, for that person."""
    return {
        "seat": one.seat,
        "variant": one.variant,
        "name": one.name,
        "made": one.made,
        "count": one.path.count,
        "dropped": one.dropped or None,
    }


def offers_heard(table: Table, own: Collection[int]) -> list[Offer]:
    """The offers in channels that somebody with these seats reads, or whoever just looks on."""
    return [one for one in table.offers if len(one.seats) >= table.players or not set(one.seats).isdisjoint(own)]


def offer_body(table: Table, one: Offer, own: Collection[int], language: str) -> dict[str, Any]:
    """What has become of an offer. Without a language its rule is only named: for comparing."""
    clause = one.clause or None
    return {
        "id": one.id,
        "channel": one.channel,
        "seat": one.seat,
        "partners": one.partners,
        "state": one.state,
        "accepted": one.accepted,
        "reason": one.reason or None,
        "clause": clause_body(table.title, clause, language) if clause and language else clause,
        "queued": [seat for seat in one.accepted if seat in own and seat not in one.asking],
    }


class Naming(msgspec.Struct, frozen=True):
    """What a table body needs to know from elsewhere."""

    names: Mapping[str, str]
    online: frozenset[int] = frozenset()
    now: float = 0.0
    language: str = "en"
    guests: frozenset[str] = frozenset()

    def is_guest(self, seat: Seat) -> bool:
        """Whether the name on a seat is no account's: a guest's, or one given to whoever plays on somebody's device."""
        return seat.kind == PERSON and (seat.user in self.guests or (seat.hot_seat and seat.name is not None))


def named(table: Table) -> set[str]:
    """Everybody whose name a table body may tell."""
    bidden = {user for bid in table.bids for user in (bid.user, bid.by)}
    bidden |= {seat.substitute for seat in table.seats if seat.substitute is not None}
    bidden |= {request.who for request in table.requests if request.who}
    return {table.creator, *table.persons, *bidden, *([table.paused.by] if table.paused is not None else [])}


def table_body(
    table: Table, match: Match | None, user: str | None, naming: Naming, eyes: Collection[int] | None = None
) -> dict[str, Any]:
    """A table for the wire. `eyes`: the seats through which the user looks (by default all they hold)."""
    mine = table.seats_of(user)
    own = mine if eyes is None else eyes
    clocks = shown_clocks(table, own)
    body: dict[str, Any] = {
        "id": table.id,
        "status": table.status,
        "title": table.title,
        "title_name": speaker(table.title, naming.language).title(),
        "players": table.players,
        "options": table.options,
        "creator": {"id": table.creator, "name": naming.names.get(table.creator)},
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "private": table.private,
        "spectators": table.spectators,
        "free_talk": table.free_talk,
        "open_hands": table.open_hands,
        "random_seats": table.random_seats,
        "rated": table.rated,
        "lenient_bots": table.lenient_bots,
        "hints": table.hints,
        "rules_changed": table.rules_changed,
        "rules_lost": [speaker(table.title, naming.language).name("power", power) for power in table.rules_lost],
        "clock": clock_rule(table),
        "breaks": msgspec.to_builtins(table.breaks),
        "clocks": None if clocks is None else clocks_body(table, clocks, naming.now),
        "paused": None
        if table.paused is None
        else {"by": naming.names.get(table.paused.by), "since": table.paused.since},
        "commitment": table.commitment,
        "key": table.seal_key.hex() if table.status == OVER and table.seed is None else None,
        "pledge": pledge_of(table, user) or None,
        "sealing": sealing_body(table),
        "broken": table.broken,
        "seats": seats_body(table, match, mine, naming),
        "my_seats": mine,
        "step_in": table.waiting_for(user),
        "am_creator": user is not None and user == table.creator,
        "asked": sorted(asked_by(match).seats & frozenset(mine)),
        "requests": [
            {
                "id": request.id,
                "seat": None if request.seat == NO_SEAT else request.seat,
                "kind": request.kind,
                "created": request.created,
                "granted": request.granted,
                "waits_for": table.waits_for(request),
                "about": request.about,
                "span": msgspec.to_builtins(request.span),
                "who": naming.names.get(request.who),
                "due": request.due or None,
                "waits_for_me": not set(mine).isdisjoint(table.waits_for(request)),
            }
            for request in table.requests
        ],
        "bids": bids_body(table, user, naming),
        "rematch": table.rematch,
        "league": msgspec.to_builtins(table.league),
        "result": msgspec.to_builtins(table.result),
        "queues": [queue_body(one) for one in table.queues if user is not None and one.user == user],
        "offers": [offer_body(table, one, own, naming.language) for one in offers_heard(table, own)],
    }
    return body


def bids_body(table: Table, user: str | None, naming: Naming) -> list[dict[str, Any]]:
    """Who is invited by name: for those at the table all, for whoever is invited the own invitation."""
    inside = user is not None and (user in table.persons or user == table.creator)
    return [
        {
            "user": {"id": bid.user, "name": naming.names.get(bid.user)},
            "by": {"id": bid.by, "name": naming.names.get(bid.by)},
            "seat": bid.seat,
            "mine": bid.user == user,
        }
        for bid in table.bids
        if inside or bid.user == user
    ]


def sealing_body(table: Table) -> dict[str, Any] | None:
    """What is to be sealed, and who has revealed; never a nonce before all are there."""
    if table.sealing is None:
        return None
    known = table.sealing.revealed
    return {
        "header": table.sealing.header,
        "until": table.sealing.until,
        "revealed": [seat for one in devices(table) if one.pledge in known for seat in one.seats],
        "waiting": [seat for one in devices(table) if one.pledge not in known for seat in one.seats],
    }


def clock_rule(table: Table) -> dict[str, Any]:
    rule = table.clock
    body: dict[str, Any] = {"kind": rule.kind, "late": rule.late}
    if rule.kind == "fischer":
        body |= {"minutes": rule.minutes, "increment": rule.increment}
    elif has_clock(table):
        body |= {"days": rule.days, "rest": rule.rest, "zone": rule.zone}
        body |= {"place": rule.place} if rule.place and zone_of(rule.place) else {}
    return body


def seats_body(table: Table, match: Match | None, mine: Collection[int], naming: Naming) -> list[dict[str, Any]]:
    if match is None or table.status == GATHERING:
        powers = table.powers
    else:
        powers = tuple(match.state.powers_of(seat.seat) for seat in table.seats)
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name or seat.bot or naming.names.get(seat.user or ""),
            "user": seat.user,
            "guest": naming.is_guest(seat),
            "bot": seat.bot,
            "powers": powers[seat.seat],
            "mine": seat.seat in mine,
            "hot_seat": seat.hot_seat,
            "resigned": seat.resigned,
            "pledged": bool(seat.pledge),
            "online": seat.seat in naming.online,
            "substitute": None
            if seat.substitute is None
            else {"id": seat.substitute, "name": naming.names.get(seat.substitute)},
            "called": seat.called,
        }
        for seat in table.seats
    ]
