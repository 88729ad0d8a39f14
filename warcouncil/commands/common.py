"""What the commands share: arguments that are checked in one place, languages, columns, files."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from rich.cells import cell_len

from warcouncil.bots import bot_names
from warcouncil.engine.errors import BadOption
from warcouncil.engine.journal import MAX_BYTES
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import OptionSpec, Title, get_title, title_ids
from warcouncil.text import BadLanguage, Speaker, find_language, speaker

PROVEN, FAILED, BAD_ARGUMENTS, UNFINISHED, WEAKER, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 3, 4, 130, 141
"""Exit codes."""

SWITCHES = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class BadArguments(Exception):
    """Something on the command line is wrong; the message is one line that says what is allowed."""


class Arguments(argparse.ArgumentParser):
    """argparse that raises one line instead of printing its usage and leaving."""

    def __init__(self, *, voice: Speaker, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
            add_help=False,
        )
        self.voice = voice
        self.add_argument("-h", "--help", action="help", help=voice.say("cli-arg-help"))

    def error(self, message: str) -> NoReturn:
        raise BadArguments(self._plain(message))

    def _plain(self, message: str) -> str:
        """What argparse found, with what is allowed."""
        required = "the following arguments are required: "
        if message.startswith(required):
            return self.voice.say("cli-bad-missing", names=message.removeprefix(required), usage=self._usage())
        if message.endswith("expected one argument"):
            name = message.removeprefix("argument ").partition(":")[0]
            return self.voice.say("cli-bad-no-value", name=name)
        if ": ignored explicit argument" in message:
            name = message.removeprefix("argument ").partition(":")[0]
            return self.voice.say("cli-bad-flag-value", name=name)
        return message.removeprefix("argument ")

    def _usage(self) -> str:
        return " ".join(self.format_usage().split(":", 1)[1].split())

    def parse_all(self, argv: Sequence[str]) -> argparse.Namespace:
        """Every argument must be known; otherwise the line lists those that are."""
        args, unknown = self.parse_known_args(argv)
        if unknown:
            allowed = [max(action.option_strings, key=len) for action in self._actions if action.option_strings]
            positional = [str(action.metavar) for action in self._actions if not action.option_strings]
            listed = ", ".join([*positional, *allowed])
            raise BadArguments(self.voice.say("cli-bad-unknown", names=" ".join(unknown), allowed=listed))
        return args


# -- types of arguments


def whole(voice: Speaker, least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number from `least` on."""

    def parse(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 18:
            number = int(text)
            if number >= least and (most is None or number <= most):
                return number
        if most is None:
            raise argparse.ArgumentTypeError(voice.say("cli-bad-number", value=text, least=str(least)))
        raise argparse.ArgumentTypeError(
            voice.say("cli-bad-number-range", value=text, least=str(least), most=str(most))
        )

    return parse


def positive(voice: Speaker) -> Callable[[str], float]:
    """A number of seconds above 0."""

    def parse(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number < 1e6:
            raise argparse.ArgumentTypeError(voice.say("cli-bad-seconds", value=text))
        return number

    return parse


def add_language(parser: Arguments) -> None:
    parser.add_argument("--lang", metavar="L", help=parser.voice.say("cli-arg-lang"))


def add_title(parser: Arguments, *, needed: bool = True) -> None:
    parser.add_argument("title", metavar="TITLE", nargs=None if needed else "?", help=parser.voice.say("cli-arg-title"))


def add_table(parser: Arguments) -> None:
    """The arguments that set up a match."""
    say = parser.voice.say
    parser.add_argument("--players", metavar="P", type=whole(parser.voice, 1), help=say("cli-arg-players"))
    parser.add_argument("--seed", metavar="S", type=whole(parser.voice, 0), help=say("cli-arg-seed"))
    parser.add_argument("--bots", metavar="NAME,...", help=say("cli-arg-bots"))
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], dest="options", help=say("cli-arg-option")
    )


# -- titles, options, bots


def chosen_title(voice: Speaker, name: str) -> Title:
    if name not in title_ids():
        raise BadArguments(voice.say("cli-bad-title", name=name, allowed=", ".join(title_ids())))
    return get_title(name)


def chosen_players(voice: Speaker, title: Title, players: int | None) -> int:
    if players is None:
        return title.players[0]
    if players not in title.players:
        allowed = ", ".join(map(str, title.players))
        raise BadArguments(voice.say("cli-bad-players", title=title.id, players=str(players), allowed=allowed))
    return players


def chosen_options(voice: Speaker, title: Title, players: int, pairs: Iterable[str]) -> dict[str, OptionValue]:
    """`key=value` pairs as the title's typed options, all of them with their values."""
    specs = {spec.id: spec for spec in title.all_options()}
    given: dict[str, OptionValue] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadArguments(voice.say("cli-bad-option-form", value=pair))
        if key not in specs:
            allowed = ", ".join(specs) or voice.say("list-none")
            raise BadArguments(voice.say("cli-bad-option", name=key, title=title.id, allowed=allowed))
        given[key] = option_value(voice, specs[key], value)
        spec = specs[key]
        if spec.players and players not in spec.players and given[key] != spec.default:
            allowed = ", ".join(map(str, spec.players))
            raise BadArguments(voice.say("cli-bad-option-players", option=pair, players=str(players), allowed=allowed))
    try:
        return title.check_options(players, given)
    except BadOption as error:
        raise BadArguments(voice.speak(error.message_id, {"reason": error.reason, **error.arguments})) from None


def option_value(voice: Speaker, spec: OptionSpec, text: str) -> OptionValue:
    """The value of a match option, of the type of its default."""
    for value in spec.values:
        if isinstance(value, bool):
            if SWITCHES.get(text.lower()) is value:
                return value
        elif str(value) == text:
            return value
    allowed = ", ".join(spelled(value) for value in spec.values)
    raise BadArguments(voice.say("cli-bad-option-value", option=spec.id, value=text, allowed=allowed))


def spelled(value: OptionValue) -> str:
    """An option's value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def chosen_bots(voice: Speaker, title: Title, players: int, names: str | None, default: str) -> tuple[str, ...]:
    """The bot names given, checked. Fewer names than seats are used again from the first on."""
    if names is None:
        return (default,)
    bots = tuple(name.strip() for name in names.split(","))
    for name in bots:
        if name not in bot_names(title):
            allowed = ", ".join(bot_names(title))
            raise BadArguments(voice.say("cli-bad-bot", name=name, title=title.id, allowed=allowed))
    if len(bots) > players:
        raise BadArguments(voice.say("cli-bad-bots", bots=str(len(bots)), players=str(players)))
    return bots


def chosen_seat(voice: Speaker, title: Title, seats: dict[str, int], name: str) -> int:
    """A seat by the id or the name of one of its powers, or by its number (from 1)."""
    count = max(seats.values()) + 1
    speakers = [speaker(title, language) for language in ("en", "zh-Hans", "zh-Hant")]
    for power, seat in seats.items():
        if name.lower() in {power.lower(), *(each.name("power", power).lower() for each in speakers)}:
            return seat
    if name.isascii() and name.isdigit() and 1 <= int(name) <= count:
        return int(name) - 1
    raise BadArguments(voice.say("cli-bad-seat", seat=name, powers=", ".join(seats), last=str(count)))


# -- languages


def default_language() -> str:
    """What the environment asks for: Chinese as it is written there, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return _from_locale(value)
    return "en"


def _from_locale(value: str) -> str:
    """
    >>> _from_locale("zh_TW.UTF-8"), _from_locale("zh_CN"), _from_locale("de_DE.UTF-8"), _from_locale("C")
    ('zh-Hant', 'zh-Hans', 'en', 'en')
    """
    plain = value.partition(".")[0].partition("@")[0]
    try:
        return find_language(plain)
    except BadLanguage:
        return "zh-Hans" if plain.lower().startswith("zh") else "en"


def asked_language(argv: Sequence[str]) -> str:
    """The language of a command line, before anything else of it is read: even a complaint is said in it."""
    for index, word in enumerate(argv):
        if word == "--lang" and index + 1 < len(argv):
            return _checked(argv[index + 1])
        if word.startswith("--lang="):
            return _checked(word.removeprefix("--lang="))
    return default_language()


def _checked(name: str) -> str:
    try:
        return find_language(name)
    except BadLanguage as error:
        raise BadArguments(speaker(None, default_language()).refusal(error)) from None


# -- files and columns


def read_file(voice: Speaker, name: str) -> bytes:
    """The bytes of a file that must be there."""
    try:
        with Path(name).open("rb") as file:
            return file.read(MAX_BYTES + 1)  # what is longer is refused by whoever reads it
    except FileNotFoundError:
        raise BadArguments(voice.say("cli-bad-file-missing", file=name)) from None
    except OSError as error:
        raise BadArguments(voice.say("cli-bad-file", file=name, reason=error.strerror or str(error))) from None


def columns(rows: Sequence[Sequence[str]], indent: str = "", gap: int = 2) -> list[str]:
    """Rows as lines with aligned columns; Chinese characters are two cells wide.

    >>> columns([("Red", "12"), ("Silent Fleet", "3")])
    ['Red           12', 'Silent Fleet  3']
    """
    widths: list[int] = []
    for row in rows:
        for place, cell in enumerate(row):
            if place == len(widths):
                widths.append(0)
            widths[place] = max(widths[place], cell_len(cell))
    lines = []
    for row in rows:
        padded = (cell + " " * (width - cell_len(cell) + gap) for cell, width in zip(row, widths, strict=False))
        lines.append((indent + "".join(padded)).rstrip())
    return lines
