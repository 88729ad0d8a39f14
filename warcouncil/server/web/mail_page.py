"""The pages behind the links in letters: is it your address; no more mail, or mail again. They need no script."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter
from starlette.responses import HTMLResponse

from warcouncil.server.ground.errors import Refused
from warcouncil.server.web.deps import Language, TheServices, Visitor
from warcouncil.text import Speaker, speaker

router = APIRouter(prefix="/mail", include_in_schema=False)


# -- is it yours


@router.get("/confirm/{token}")
def ask_whose(token: str, services: TheServices, visitor: Visitor, language: Language) -> HTMLResponse:
    """Only a button confirms: programs that look at every link in a letter do not press any."""
    voice = speaker(None, language)
    try:
        person, confirmed = services.confirming.asked(token)
    except Refused as refused:
        return refusal(voice, refused)
    if confirmed:
        return sheet(voice, voice.say("server-mail-confirmed", address=person.email or ""))
    told = voice.say("server-mail-yours", address=person.email or "", name=person.name)
    return sheet(voice, told, f"/mail/confirm/{token}", voice.say("server-mail-confirm-button"))


@router.post("/confirm/{token}")
def confirm(token: str, services: TheServices, visitor: Visitor, language: Language) -> HTMLResponse:
    voice = speaker(None, language)
    try:
        person = services.confirming.confirm(token)
    except Refused as refused:
        return refusal(voice, refused)
    return sheet(voice, voice.say("server-mail-confirmed", address=person.email or ""))


# -- no more


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
    return sheet(voice, told, f"/mail/{token}/again" if stopped else f"/mail/{token}", button)


# -- how they look


def refusal(voice: Speaker, refused: Refused) -> HTMLResponse:
    return sheet(voice, refused.sentence(voice.language), status=refused.status)


def sheet(voice: Speaker, told: str, action: str = "", button: str = "", status: int = 200) -> HTMLResponse:
    """A sentence, and a button where there is something to do."""
    form = (
        f'<form method="post" action="{escape(action)}?lang={voice.language}">'
        f'<button class="main big">{escape(button)}</button></form>'
    )
    home = f'<p><a href="/">{escape(voice.say("server-mail-home"))}</a></p>'
    return HTMLResponse(
        f'<!doctype html><html lang="{voice.language}"><head><meta charset="utf-8"><title>War Council</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/css/base.css"><link rel="stylesheet" href="/css/pages.css">'
        '<script src="/js/theme.js"></script></head><body><main class="page narrow"><h1>War Council</h1>'
        f'<section class="card"><p>{escape(told)}</p>{form if action else home}</section></main></body></html>',
        status,
    )
