"""Friends, and invitations by name."""

from __future__ import annotations

from fastapi import APIRouter, Response

from warcouncil.server.people import friends
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, nothing, reply, says
from warcouncil.server.web.routes.tables import TableId, one_table
from warcouncil.server.web.schemas import Body, Name, Pledge, SeatNumber

router = APIRouter(tags=["friends"])


class FriendBody(Body):
    name: Name


class InviteBody(Body):
    name: Name
    seat: SeatNumber | None = None


class AcceptBody(Body):
    pledge: Pledge = ""


SAT = AcceptBody()


class FriendsAnswer(answers.Answer):
    friends: list[answers.Named]
    ask_me: list[answers.Named]
    i_ask: list[answers.Named]


@router.get("/api/friends", responses=says(FriendsAnswer, 200))
def my_friends(services: TheServices, me: Me) -> Response:
    """My friends, who asks to be one, and whom I have asked."""
    with services.store.read() as connection:
        return reply(friends.listed(connection, me.id))


@router.post("/api/friends", responses=says(FriendsAnswer, 200))
def ask_friend(body: FriendBody, services: TheServices, me: Me) -> Response:
    """Ask an account to be my friend, or agree if it has asked me."""
    services.limits.take("invite", me.id)
    friends.ask(services.store, me, body.name, services.time.now())
    return my_friends(services, me)


@router.delete("/api/friends/{user}", status_code=204)
def part(user: str, services: TheServices, me: Me) -> Response:
    """No longer friends; or I do not ask any more, or do not want to be asked."""
    friends.part(services.store, me, user)
    return nothing()


@router.post("/api/tables/{table_id}/bids", responses=says(answers.TableAnswer, 200))
def invite(table_id: TableId, body: InviteBody, services: TheServices, me: Me, language: Language) -> Response:
    """Invite an account by name, to one seat or to any that is free. It gets a notice."""
    services.limits.take("invite", me.id)
    services.bidding.invite(me, table_id, body.name, body.seat)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/bids/accept", responses=says(answers.TableAnswer, 200))
def accept(table_id: TableId, services: TheServices, me: Me, language: Language, body: AcceptBody = SAT) -> Response:
    """Sit down where I was invited by name."""
    services.bidding.accept(me, table_id, body.pledge)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/tables/{table_id}/bids/decline", status_code=204)
def decline(table_id: TableId, services: TheServices, me: Me) -> Response:
    """No, thank you."""
    services.bidding.decline(me, table_id)
    return nothing()


@router.delete("/api/tables/{table_id}/bids/{user}", status_code=204)
def withdraw(table_id: TableId, user: str, services: TheServices, me: Me) -> Response:
    """Take an invitation by name back."""
    services.bidding.withdraw(me, table_id, user)
    return nothing()
