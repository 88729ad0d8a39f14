"""`warcouncil titles`: which games there are, for how many players, with which scenarios and options."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from warcouncil.bots import bot_names
from warcouncil.commands.common import Arguments, add_language, columns, spelled
from warcouncil.engine.title import OptionSpec, Title, get_title, title_ids
from warcouncil.text import Speaker, speaker
from warcouncil.text.speaker import message_id

EXAMPLE = "warcouncil titles"


def arguments(parser: Arguments) -> None:
    add_language(parser)
    parser.add_argument("--json", action="store_true", help=parser.voice.say("cli-arg-json"))


def run(args: argparse.Namespace, voice: Speaker) -> int:
    games = [get_title(name) for name in title_ids()]
    if args.json:
        print(json.dumps([plain(title, voice.language) for title in games], ensure_ascii=False))
        return 0
    for number, title in enumerate(games):
        print("\n".join([*([""] if number else []), *described(title, speaker(title, voice.language))]))
    return 0


def plain(title: Title, language: str) -> dict[str, object]:
    options = [
        {"id": spec.id, "default": spec.default, "values": spec.values, "players": spec.players}
        for spec in title.all_options()
    ]
    return {
        "title": title.id,
        "name": speaker(title, language).title(),
        "rules": title.version,
        "players": title.players,
        "scenarios": title.scenarios,
        "options": options,
        "bots": bot_names(title),
    }


def described(title: Title, voice: Speaker) -> Iterator[str]:
    """A game in a few lines."""
    yield f"{title.id}: {voice.title()}"
    rows = [
        (voice.say("cli-titles-players"), ", ".join(map(str, title.players))),
        (voice.say("cli-titles-scenarios"), ", ".join(title.scenarios)),
        (voice.say("cli-titles-bots"), ", ".join(bot_names(title))),
    ]
    yield from columns(rows, "  ")
    yield f"  {voice.say('cli-titles-options')}"
    for spec in title.all_options():
        yield from option_lines(spec, voice)


def option_lines(spec: OptionSpec, voice: Speaker) -> Iterator[str]:
    """An option, for whom it is, and what each of its values means; the default comes with a star."""
    note = voice.say("cli-titles-only", players=", ".join(map(str, spec.players))) if spec.players else ""
    yield f"    {voice.option_label(spec.id)}{note}"
    label = message_id("option", spec.id)
    if voice.words.has(label, "tip"):
        yield f"      {voice.speak(label, {}, 'tip')}"
    rows = [
        (f"{spec.id}={spelled(value)}{' *' if value == spec.default else ''}", voice.option_value(spec.id, value))
        for value in spec.values
    ]
    yield from columns(rows, "      ")
