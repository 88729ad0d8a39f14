"""Tables: find one, set one up, sit down, start."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.storage.book import OPEN, Table
from warcouncil.server.tables import shares
from warcouncil.server.tables.access import check_creator, check_seen
from warcouncil.server.tables.listing import listed
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Address, Language, Me, ShareToken, TheServices, Visitor, nothing, reply, says
from warcouncil.server.web.schemas import (
    ANY_SEAT,
    ANYWHERE,
    AS_PLAYER,
    JUST_START,
    InvitationBody,
    JoinBody,
    KickBody,
    OneSeatBody,
    PledgeBody,
    RevealBody,
    SeatBody,
    StartBody,
    TableBody,
    TableChanges,
)

router = APIRouter(tags=["tables"])
TableId = Annotated[str, Path(max_length=20)]
Token = Annotated[str, Path(max_length=40)]


def one_table(services: Services, table_id: str, user: str | None, language: str, *, by_link: bool = False) -> Any:
    with services.gate.look(table_id) as live:
        if not by_link:
            check_seen(live.table, user)
        return services.table(live, user, language)


@router.get("/api/tables", responses=says(answers.TablesAnswer, 200))
def tables(
    services: TheServices,
    visitor: Visitor,
    language: Language,
    status: Literal["open", "playing", "over"] | None = None,
    title: Annotated[str | None, Query(max_length=40)] = None,
    mine: bool = False,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[str | None, Query(max_length=40, description="`more` of the page before")] = None,
) -> Response:
    """Public tables, or with `mine` those I sit at."""
    if mine and visitor is None:
        raise Refused("no-session")
    user = visitor.id if visitor is not None else None
    found = listed(services.gate, user, language, status=status, title=title, mine=mine, limit=limit, before=before)
    return reply(found)


@router.post("/api/tables", status_code=201, responses=says(answers.TableAnswer, 201))
def new_table(body: TableBody, services: TheServices, me: Me, address: Address, language: Language) -> Response:
    """Set up a table."""
    services.limits.take("table", me.id)
    table_id = services.lobby.create(me, body.wish(), address)
    return reply(one_table(services, table_id, me.id, language), 201)


@router.get("/api/tables/{table_id}", responses=says(answers.TableAnswer, 200))
def table(
    table_id: TableId, services: TheServices, visitor: Visitor, language: Language, share: ShareToken = None
) -> Response:
    """One table."""
    by_link = shares.opens(services.store, table_id, share)
    return reply(one_table(services, table_id, visitor.id if visitor else None, language, by_link=by_link))


@router.patch("/api/tables/{table_id}", responses=says(answers.TableAnswer, 200))
def configure(
    table_id: TableId, body: TableChanges, services: TheServices, me: Me, address: Address, language: Language
) -> Response:
    """The creator changes what was agreed."""
    services.lobby.configure(me, table_id, body.changes(), address)
    return reply(one_table(services, table_id, me.id, language))


@router.put("/api/tables/{table_id}/seats/{seat}", responses=says(answers.TableAnswer, 200))
def set_seat(
    table_id: TableId,
    seat: Annotated[int, Path(ge=0, le=99)],
    body: SeatBody,
    services: TheServices,
    me: Me,
    language: Language,
) -> Response:
    """The creator says who plays a seat."""
    services.lobby.set_seat(me, table_id, seat, body.wish())
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/join", responses=says(answers.TableAnswer, 200))
def join(table_id: TableId, services: TheServices, me: Me, language: Language, body: JoinBody = ANYWHERE) -> Response:
    """Sit down at a public table."""
    services.lobby.join(me, table_id, body.seat, body.pledge)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/leave", status_code=204)
def leave(table_id: TableId, services: TheServices, me: Me, body: OneSeatBody = ANY_SEAT) -> Response:
    """Get up, before the start."""
    services.lobby.leave(me, table_id, body.seat)
    return nothing()


@router.post("/api/tables/{table_id}/kick", responses=says(answers.TableAnswer, 200))
def kick(table_id: TableId, body: KickBody, services: TheServices, me: Me, language: Language) -> Response:
    """The creator empties a seat."""
    services.lobby.kick(me, table_id, body.seat)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/start", responses=says(answers.TableAnswer, 200))
def start(
    table_id: TableId, services: TheServices, me: Me, language: Language, body: StartBody = JUST_START
) -> Response:
    """The creator starts: at once, or after the sealing of the dice if somebody has committed to a nonce."""
    services.lobby.starter.start(me, table_id, body.nonce or "")
    return reply(one_table(services, table_id, me.id, language))


@router.delete("/api/tables/{table_id}/start", responses=says(answers.TableAnswer, 200))
def break_off(table_id: TableId, services: TheServices, me: Me, language: Language) -> Response:
    """The creator breaks the start off while the dice are being sealed."""
    services.lobby.starter.break_off(me, table_id)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/pledge", responses=says(answers.TableAnswer, 200))
def commit(table_id: TableId, body: PledgeBody, services: TheServices, me: Me, language: Language) -> Response:
    """Commit to a nonce on a seat taken without one; before the start."""
    services.lobby.starter.commit(me, table_id, body.pledge)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/reveal", responses=says(answers.TableAnswer, 200))
def reveal(table_id: TableId, body: RevealBody, services: TheServices, me: Me, language: Language) -> Response:
    """Add the nonce that was committed to, after having seen what is to be sealed."""
    services.lobby.starter.reveal(me, table_id, body.nonce)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/close", status_code=204)
def close(table_id: TableId, services: TheServices, me: Me) -> Response:
    """The creator gives up a table that has not started."""
    services.lobby.close(me, table_id)
    return nothing()


@router.post("/api/tables/{table_id}/rematch", status_code=201, responses=says(answers.TableAnswer, 201))
def rematch(table_id: TableId, services: TheServices, me: Me, address: Address, language: Language) -> Response:
    """The same again; the second to ask gets the same table."""
    services.limits.take("table", me.id)
    return reply(one_table(services, services.lobby.rematch(me, table_id, address), me.id, language), 201)


# -- invitations


def invitations_body(table: Table) -> dict[str, Any]:
    free = [seat for seat in table.seats if seat.token and seat.kind == OPEN]
    return {
        "table": {"token": table.token, "path": f"/join/{table.token}"},
        "seats": [{"seat": seat.seat, "token": seat.token, "path": f"/join/{seat.token}"} for seat in free],
    }


@router.get("/api/tables/{table_id}/invitations", responses=says(answers.InvitationsAnswer, 200))
def invitations(table_id: TableId, services: TheServices, me: Me) -> Response:
    """The links by which others can come, for those who sit there."""
    with services.gate.look(table_id) as live:
        check_seen(live.table, me.id)
        if me.id not in live.table.persons:
            check_creator(live.table, me.id)
        return reply(invitations_body(live.table))


@router.post("/api/tables/{table_id}/invitations", responses=says(answers.InvitationsAnswer, 200))
def new_invitations(table_id: TableId, services: TheServices, me: Me, body: OneSeatBody = ANY_SEAT) -> Response:
    """New links; the old ones stop working."""
    services.lobby.new_invitation(me, table_id, body.seat)
    with services.gate.look(table_id) as live:
        return reply(invitations_body(live.table))


def invited(services: Services, token: str) -> tuple[str, int | None]:
    rows = models.invitations
    with services.store.read() as connection:
        row = connection.execute(select(rows).where(rows.c.token == token)).one_or_none()
    if row is None:
        raise Refused("not-found")
    return row.table_id, row.seat


@router.get("/api/invitations/{token}", responses=says(answers.InvitationAnswer, 200))
def invitation(token: Token, services: TheServices, visitor: Visitor, language: Language) -> Response:
    """What a link leads to."""
    table_id, seat = invited(services, token)
    body = one_table(services, table_id, visitor.id if visitor else None, language, by_link=True)
    return reply({"table": body, "seat": seat})


@router.post("/api/invitations/{token}", responses=says(answers.TableAnswer, 200))
def accept(
    token: Token, services: TheServices, me: Me, language: Language, body: InvitationBody = AS_PLAYER
) -> Response:
    """Sit down, or watch."""
    table_id, seat = invited(services, token)
    if body.as_ == "spectator":
        services.lobby.watch(me, table_id)
    else:
        services.lobby.join(me, table_id, seat, body.pledge, by_link=True)
    return reply(one_table(services, table_id, me.id, language))
