"""The games as the server offers them: names, options, help, words and rules in the reader's language."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from warcouncil.bots import bot_names, default_bot
from warcouncil.engine import clauses as rules
from warcouncil.engine.errors import UnknownTitle
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import Title, get_title, title_ids
from warcouncil.server.ground import dresses
from warcouncil.server.ground.errors import Refused
from warcouncil.server.tables.concerns import NEVER, may_last
from warcouncil.server.tables.lobby import checked
from warcouncil.text import LANGUAGES, Speaker, speaker
from warcouncil.text.layers import word_folders
from warcouncil.text.speaker import message_id
from warcouncil.text.words import own_files, read_file, word_file

logger = logging.getLogger(__name__)


def known(name: str) -> Title:
    """A title by its id; one that is not there is not found."""
    try:
        return get_title(name)
    except UnknownTitle as error:
        raise Refused("not-found") from error


class Page(msgspec.Struct, frozen=True):
    """An answer that is the same for everybody, and the mark by which a browser knows that it has it already."""

    body: bytes
    mark: str


def make_ready() -> None:
    """Put all games into words, which takes a while: before the first visitor waits for it."""
    for language in LANGUAGES:
        offered(language)
        offered(language, brief=True)


def offered(language: str, *, brief: bool = False) -> Page:
    """All games that can be shown. One that cannot is left out and reported: it must not hide the others."""
    return _brief(title_ids(), language) if brief else _offered(title_ids(), language)


@lru_cache(maxsize=16)
def _offered(names: tuple[str, ...], language: str) -> Page:
    shown = [_shown(name, language) for name in names]
    return page_of({"titles": [body for body in shown if body is not None]})


@lru_cache(maxsize=16)
def _brief(names: tuple[str, ...], language: str) -> Page:
    """To choose from: without what is read about one of them."""
    shown = [name for name in names if _shown(name, language) is not None]
    return page_of({"titles": [brief_body(name, language) for name in shown]})


def page_of(body: dict[str, Any]) -> Page:
    encoded = msgspec.json.encode(body)
    return Page(encoded, f'"{hashlib.sha256(encoded).hexdigest()[:32]}"')


@lru_cache(maxsize=64)
def _shown(name: str, language: str) -> dict[str, Any] | None:
    """The body of a title, or None; remembered, so that a faulty title is reported once."""
    try:
        return title_body(name, language)
    except Exception:  # a title of an outside package may raise anything
        logger.exception("the game %s is not offered: it cannot be shown in %s", name, language)
        return None


@lru_cache(maxsize=64)
def title_body(name: str, language: str) -> dict[str, Any]:
    """All that a lobby needs to know about a game."""
    title, voice = get_title(name), speaker(name, language)
    return {
        "id": title.id,
        "version": title.version,
        "name": voice.title(),
        "about": voice.about(),
        "players": title.players,
        "best_players": title.best_players,
        "options": [option_body(voice, spec) for spec in title.all_options()],
        "bots": [{"id": bot, "name": bot_name(voice, bot)} for bot in bot_names(title)],
        "default_bot": default_bot(title),
        "powers": {str(players): starting_powers(title, players) for players in title.players},
        "help": [
            {"id": page.removeprefix("help-"), "text": voice.say(page)} for page in help_pages(title, voice.language)
        ],
        "windows": [{"id": trigger, "name": voice.name("trigger", trigger)} for trigger in title.windows],
        "standing": standing_choices(title, voice) if title.windows else [],
        "secrets": bool(title.secrets),
        "dress": dresses.parts_of(title),
    }


def brief_body(name: str, language: str) -> dict[str, Any]:
    """A game without its pages of help, and with its picture in the address of it."""
    body = {key: value for key, value in title_body(name, language).items() if key != "help"}
    dress = body["dress"] and {**body["dress"], "picture": dresses.picture_of(get_title(name))}
    return {**body, "dress": dress}


def look(title: Title, language: str) -> Page:
    """All that it takes to show a game: itself, its words, and those of its dress as they lie there now."""
    return _look(title.id, language, msgspec.json.encode(dresses.parts_of(title)), dresses.page_words(title, language))


@lru_cache(maxsize=64)
def _look(name: str, language: str, dress: bytes, said: str) -> Page:
    body = {**brief_body(name, language), "dress": msgspec.Raw(dress)}
    spoken = words(name, language)
    labels = {key: text for key, text in spoken["labels"].items() if key != "about" and not key.startswith("help-")}
    return page_of({"title": body, "words": {**spoken, "labels": labels}, "page": msgspec.Raw(said.encode())})


def option_body(voice: Speaker, spec: Any) -> dict[str, Any]:
    values = [{"value": value, "label": voice.option_value(spec.id, value)} for value in spec.values]
    return {
        "id": spec.id,
        "label": voice.option_label(spec.id),
        "default": spec.default,
        "players": spec.players,
        "values": values,
    }


def bot_name(voice: Speaker, bot: str) -> str:
    message = message_id("bot", bot)
    return voice.say(message) if voice.has(message) else bot


def messages(title: Title, language: str) -> dict[str, list[str]]:
    """Every message there is for a title, in the order of the files, with its attributes."""
    found: dict[str, list[str]] = {}
    files = (word_file(folder, language) for folder in word_folders(title))
    for path in (*files, *own_files(language)):
        for message, attributes in read_file(path).attributes().items():
            found.setdefault(message, attributes)
    return found


def help_pages(title: Title, language: str) -> list[str]:
    return [name for name in messages(title, language) if name.startswith("help-")]


def starting_powers(title: Title, players: int) -> list[list[str]]:
    state = title.setup(players, title.check_options(players, {}))
    return [list(state.powers_of(seat)) for seat in range(players)]


def standing_choices(title: Title, voice: Speaker) -> list[dict[str, Any]]:
    """Until when a standing pass may last: until it is taken back, or until a step that the title has words for."""
    steps = [step for step in title.steps if voice.has(message_id("step", step))]
    named = [(list(NEVER), voice.say("server-until-never"))]
    named += [([step], voice.say(message_id("step", step))) for step in steps]
    return [{"until": until, "name": name, "unless": may_last(title, tuple(until))} for until, name in named]


def board(title: Title, players: int | None, options: Mapping[str, OptionValue]) -> dict[str, Any]:
    """The board for a match that would be played like this."""
    count = title.players[0] if players is None else players
    state = title.setup(count, checked(title, count, dict(options)))
    return title.board(state.options)


@lru_cache(maxsize=64)
def words(name: str, language: str) -> dict[str, Any]:
    """Every name of every domain, and every message that needs no arguments."""
    title, voice = get_title(name), speaker(name, language)
    names = {
        domain: {
            str(value): voice.name(domain, value)
            for value in values
            if isinstance(value, int) or voice.has(message_id(domain, value))
        }
        for domain, values in {**title.domains, "power": all_powers(title), "trigger": tuple(title.windows)}.items()
    }
    return {"lang": language, "names": names, "labels": labels(title, voice)}


def all_powers(title: Title) -> tuple[str, ...]:
    listed = [str(power) for power in title.domains.get("power", ())]
    found = [power for players in title.players for seat in starting_powers(title, players) for power in seat]
    return tuple(dict.fromkeys([*listed, *found]))


def labels(title: Title, voice: Speaker) -> dict[str, str]:
    found: dict[str, str] = {}
    for message, attributes in messages(title, voice.language).items():
        if message.startswith(("cli-", "error", "server-")):
            continue
        for attribute in (None, *attributes):
            if not voice.words.variables(message, attribute):
                key = message if attribute is None else f"{message}.{attribute}"
                found[key] = voice.words.say(message, {}, attribute)
    return found


@lru_cache(maxsize=64)
def _clauses(name: str, language: str) -> list[dict[str, Any]]:
    voice = speaker(name, language)
    return [
        {
            "id": clause.id,
            "section": voice.section(clause.id),
            "text": voice.clause(clause.id),
            "unimplemented": clause.unimplemented or None,
        }
        for clause in rules.load(name).values()
    ]


def clauses(name: str, language: str, search: str, section: str) -> dict[str, Any]:
    """The rules that contain all the words searched for."""
    everything = _clauses(name, language)
    wanted = search.casefold().split()
    found = [
        clause
        for clause in everything
        if (not section or clause["section"] == section)
        and all(word in f"{clause['id']} {clause['section']} {clause['text']}".casefold() for word in wanted)
    ]
    sections = list(dict.fromkeys(clause["section"] for clause in everything))
    return {"total": len(everything), "sections": sections, "clauses": found}
