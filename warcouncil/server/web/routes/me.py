"""Who I am: guests, accounts, sessions, what I am told about."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from warcouncil.server.ground.errors import Refused
from warcouncil.server.people import sessions, users
from warcouncil.server.people.users import User
from warcouncil.server.play import results
from warcouncil.server.post import notices as notes
from warcouncil.server.post import webhooks
from warcouncil.server.post.post import Undelivered
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.web import answers
from warcouncil.server.web.deps import (
    Address,
    Counted,
    Language,
    Me,
    NotBanned,
    TheServices,
    Visitor,
    device,
    nothing,
    reply,
    says,
    set_cookie,
)
from warcouncil.server.web.schemas import (
    AccountBody,
    DeleteBody,
    ForgottenBody,
    GuestBody,
    LoginBody,
    MeBody,
    PasswordBody,
    ResetBody,
    WebhookBody,
)
from warcouncil.text import BadLanguage, find_language

logger = logging.getLogger(__name__)
router = APIRouter(tags=["me"])


def me_body(services: Services, user: User | None) -> dict[str, Any]:
    if user is None:
        return {"user": None}
    with services.store.read() as connection:
        unread = notes.unread(connection, user.id)
    return {
        "user": {
            "id": user.id,
            "name": user.name,
            "guest": user.guest,
            "language": user.language,
            "email": user.email,
            "email_state": services.confirming.state(user),
            "webhook": user.webhook,
            "notify": {"mail": user.notify_mail, "webhook": user.notify_webhook},
            "unread": unread,
        }
    }


def fresh(services: Services, user_id: str) -> dict[str, Any]:
    with services.store.read() as connection:
        return me_body(services, users.find(connection, user_id))


def by_token(services: Services, token: str) -> dict[str, Any]:
    with services.store.read() as connection:
        user = sessions.user_of(connection, token, services.time.now())
    return me_body(services, user)


@router.get("/api/me", responses=says(answers.MeAnswer, 200))
def who_am_i(services: TheServices, visitor: Visitor) -> Response:
    """Myself, or null without a session."""
    return reply(present(services, visitor))


def present(services: Services, visitor: User | None) -> dict[str, Any]:
    """Who is there, and has been seen."""
    if visitor is not None and services.time.now() - visitor.created > sessions.SEEN_EVERY:
        with services.store.write() as connection:
            sessions.touch(connection, visitor.session, services.time.now())
    return me_body(services, visitor)


@router.post("/api/guests", status_code=201, responses=says(answers.MeAnswer, 201), dependencies=[NotBanned])
def new_guest(
    body: GuestBody, services: TheServices, visitor: Visitor, address: Address, language: Language, request: Request
) -> Response:
    """Become a guest on this device. Whoever has a session already keeps it."""
    if visitor is not None:
        return reply(me_body(services, visitor), 201)
    services.limits.take("guest", address)
    token = services.accounts.guest(body.name, language, device(request))
    return set_cookie(reply(by_token(services, token), 201), services, request, token)


@router.post("/api/accounts", status_code=201, responses=says(answers.MeAnswer, 201), dependencies=[NotBanned])
def new_account(
    body: AccountBody, services: TheServices, visitor: Visitor, address: Address, language: Language, request: Request
) -> Response:
    """Make an account; a guest becomes it and keeps all seats."""
    services.limits.take("account", address)
    guest = visitor if visitor is not None and visitor.guest else None
    try:
        token = services.accounts.register(guest, body.name, body.password, language, device(request))
    except IntegrityError as error:
        raise Refused("name-taken", field="name") from error
    return set_cookie(reply(by_token(services, token), 201), services, request, token)


@router.post("/api/session", responses=says(answers.MeAnswer, 200), dependencies=[NotBanned])
def log_in(body: LoginBody, services: TheServices, visitor: Visitor, address: Address, request: Request) -> Response:
    """Log in; with `claim` the seats of the guest on this device go over to the account."""
    token = services.accounts.login(visitor, body.name, body.password, body.claim, device(request), address)
    return set_cookie(reply(by_token(services, token)), services, request, token)


@router.delete("/api/session", status_code=204)
def log_out(services: TheServices, me: Me) -> Response:
    """End this session."""
    services.accounts.logout(me)
    response = nothing()
    response.delete_cookie(sessions.COOKIE, path="/")
    return response


@router.get("/api/sessions", responses=says(answers.SessionsAnswer, 200))
def my_sessions(services: TheServices, me: Me) -> Response:
    """Where I am logged in."""
    with services.store.read() as connection:
        return reply({"sessions": sessions.listed(connection, me)})


@router.delete("/api/sessions", status_code=204)
def log_out_everywhere(services: TheServices, me: Me) -> Response:
    """End all my sessions."""
    services.accounts.logout_everywhere(me.id)
    response = nothing()
    response.delete_cookie(sessions.COOKIE, path="/")
    return response


@router.patch("/api/me", responses=says(answers.MeAnswer, 200))
def change_me(body: MeBody, services: TheServices, me: Me, address: Address) -> Response:
    """Change my name, language, address, or what I am told about. Another address of an account needs the password."""
    changes: dict[str, Any] = {}
    if body.name is not None:
        changes["name"] = body.name
    if body.language is not None:
        try:
            changes["language"] = find_language(body.language)
        except BadLanguage as error:
            raise Refused("bad-language", engine=error, field="language") from error
    if "email" in body.model_fields_set:
        changes["email"] = body.email or None
    if body.notify is not None:
        told = {"notify_mail": body.notify.mail, "notify_webhook": body.notify.webhook}
        changes |= {name: wanted for name, wanted in told.items() if wanted is not None}
    try:
        services.accounts.change(me, changes, password=body.password, place=address)
    except IntegrityError as error:
        raise Refused("name-taken", field="name") from error
    return reply(fresh(services, me.id))


@router.post("/api/me/email/letter", status_code=204)
def send_letter(services: TheServices, me: Me, address: Address) -> Response:
    """Send the letter once more that asks whether my address is mine."""
    services.confirming.ask_again(me, address)
    return nothing()


@router.post("/api/forgotten", status_code=204)
def forgotten(body: ForgottenBody, services: TheServices, visitor: Visitor, address: Address) -> Response:
    """I have forgotten the password of this account, or of those with this address. The answer is always the same."""
    services.forgotten.ask(body.who, address)
    return nothing()


@router.get("/api/reset/{ticket}", responses=says(answers.ResetAnswer, 200), dependencies=[Counted])
def whose_password(ticket: str, services: TheServices) -> Response:
    """Whose new password the link in a letter is for."""
    return reply({"name": services.forgotten.owner(ticket).name})


@router.post("/api/reset", responses=says(answers.ResetAnswer, 200))
def reset_password(body: ResetBody, services: TheServices, visitor: Visitor) -> Response:
    """Set a new password by the link in a letter; all sessions of the account end."""
    return reply({"name": services.forgotten.set_password(body.token, body.password).name})


@router.post("/api/me/password", status_code=204)
def change_password(body: PasswordBody, services: TheServices, me: Me) -> Response:
    """Change my password; all other sessions end."""
    services.accounts.change_password(me, body.old, body.new)
    return nothing()


@router.put("/api/me/webhook", responses=says(answers.MeAnswer, 200))
def set_webhook(body: WebhookBody, services: TheServices, me: Me) -> Response:
    """Where notices are posted."""
    services.limits.take("webhook", me.id)
    settings = services.settings
    with webhooks.tried():
        webhooks.target(body.url, settings.internal_webhooks, settings.webhook_ports)
    services.accounts.change(me, {"webhook": body.url})
    return reply(fresh(services, me.id))


@router.delete("/api/me/webhook", status_code=204)
def drop_webhook(services: TheServices, me: Me) -> Response:
    """No more posting."""
    services.accounts.change(me, {"webhook": None})
    return nothing()


@router.post("/api/me/webhook/test", responses=says(answers.WebhookTest, 200))
def test_webhook(services: TheServices, me: Me) -> Response:
    """Post something, to see whether it arrives."""
    services.limits.take("webhook", me.id)
    if me.webhook is None:
        raise Refused("not-found")
    try:
        with webhooks.tried():
            status = services.post.webhook(me.webhook, {"kind": "test", "text": "War Council"})
    except Undelivered as error:
        return reply({"delivered": False, "status": None, "reason": str(error)})
    return reply({"delivered": True, "status": status, "reason": None})


@router.delete("/api/me", status_code=204)
def delete_me(body: DeleteBody, services: TheServices, me: Me) -> Response:
    """Delete everything personal. Running matches are played on by bots."""
    services.accounts.delete(me, body.password)
    response = nothing()
    response.delete_cookie(sessions.COOKIE, path="/")
    return response


@router.get("/api/users/{user}", responses=says(answers.UserAnswer, 200), dependencies=[Counted])
def user(user: str, services: TheServices) -> Response:
    """Somebody else, as everybody may know them."""
    with services.store.read() as connection:
        found = users.find(connection, user)
        if found is None:
            raise Refused("not-found")
        played = connection.scalar(select(func.count()).where(models.results.c.user_id == user))
        ratings = results.ratings_of(connection, user)
    return reply({"id": found.id, "name": found.name, "guest": found.guest, "played": played, "ratings": ratings})


@router.get("/api/mutes", responses=says(answers.MutesAnswer, 200))
def my_mutes(services: TheServices, me: Me) -> Response:
    """Whose talk I do not see."""
    rows, people = models.mutes, models.users
    with services.store.read() as connection:
        found = connection.execute(
            select(people.c.id, people.c.name)
            .join(rows, rows.c.muted == people.c.id)
            .where(rows.c.user_id == me.id)
            .order_by(people.c.name)
        )
        return reply({"mutes": [{"id": row.id, "name": row.name} for row in found]})


@router.put("/api/mutes/{user}", status_code=204)
def mute(user: str, services: TheServices, me: Me) -> Response:
    """Do not show me what they say."""
    try:
        with services.store.write() as connection:
            users.stay(connection, me.id)
            if users.find(connection, user) is None or user == me.id:
                raise Refused("not-found")
            connection.execute(insert(models.mutes).values(user_id=me.id, muted=user))
    except IntegrityError:
        logger.debug("user %s has been muted already", user)
    return nothing()


@router.delete("/api/mutes/{user}", status_code=204)
def unmute(user: str, services: TheServices, me: Me) -> Response:
    """Show me again what they say."""
    with services.store.write() as connection:
        connection.execute(delete(models.mutes).where(models.mutes.c.user_id == me.id, models.mutes.c.muted == user))
    return nothing()
