"""The page behind the link in every letter: no more mail to this address, or mail again. It works without a script."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter
from starlette.responses import HTMLResponse

from warcouncil.server.deps import Language, TheServices, Visitor
from warcouncil.server.errors import Refused
from warcouncil.text import speaker

router = APIRouter(prefix="/mail", include_in_schema=False)


@router.get("/{token}")
def ask(token: str, services: TheServices, visitor: Visitor, language: Language) -> HTMLResponse:
    return page(services, token, language)


@router.post("/{token}")
def stop(token: str, services: TheServices, visitor: Visitor, language: Language) -> HTMLResponse:
    """Also what mail programs do by themselves when somebody unsubscribes."""
    services.mail_stops.set(owner(services, token), stopped=True)
    return page(services, token, language)


@router.post("/{token}/again")
def again(token: str, services: TheServices, visitor: Visitor, language: Language) -> HTMLResponse:
    services.mail_stops.set(owner(services, token), stopped=False)
    return page(services, token, language)


def owner(services: TheServices, token: str) -> str:
    address = services.mail_stops.address_of(token)
    if address is None:
        raise Refused("not-found")
    return address


def page(services: TheServices, token: str, language: str) -> HTMLResponse:
    """What is the case now, and a button for the other."""
    address, voice = owner(services, token), speaker(None, language)
    stopped = services.mail_stops.stopped(address)
    told = voice.say("server-mail-stopped" if stopped else "server-mail-goes", address=address)
    button = voice.say("server-mail-again" if stopped else "server-mail-stop")
    action = f"/mail/{token}/again" if stopped else f"/mail/{token}"
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>War Council</title>'
        f'<meta name="viewport" content="width=device-width"><h1>War Council</h1><p>{escape(told)}</p>'
        f'<form method="post" action="{escape(action)}?lang={language}"><button>{escape(button)}</button></form></html>'
    )
