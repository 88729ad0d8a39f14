"""The command line: `warcouncil COMMAND ...`. Each command is a module in `warcouncil.commands`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

import warcouncil
from warcouncil.commands.common import (
    BAD_ARGUMENTS,
    BROKEN_PIPE,
    INTERRUPTED,
    Arguments,
    BadArguments,
    asked_language,
    columns,
)
from warcouncil.text import Speaker, speaker

COMMANDS = ("play", "serve", "think", "admin", "league", "titles", "rules", "simulate", "replay", "verify", "bench")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code. Bad arguments: one line on standard error and exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = run(words)
        sys.stdout.flush()
        return code
    except BadArguments as error:
        prefix = " ".join(["warcouncil", *(word for word in words[:1] if word in COMMANDS)])
        print(f"{prefix}: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left. Nothing more can be said, not even by Python at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def run(words: list[str]) -> int:
    voice = speaker(None, asked_language(words))
    if not words or words[0] in ("-h", "--help", "help"):
        print(overview(voice))
        return 0
    if words[0] == "--version":
        print(f"warcouncil {warcouncil.__version__}")
        return 0
    if words[0].startswith("--lang"):  # `warcouncil --lang zh play ...` means what it says
        rest = words[1 if "=" in words[0] else 2 :]
        return run([*rest, "--lang", voice.language]) if rest else run(["--help", "--lang", voice.language])
    if words[0] not in COMMANDS:
        raise BadArguments(voice.say("cli-bad-command", name=words[0], allowed=", ".join(COMMANDS)))
    command = import_module(f"warcouncil.commands.{words[0]}")
    parser = command_parser(words[0], command, voice)
    try:
        args = parser.parse_all(words[1:])
    except SystemExit:  # --help has been printed
        return 0
    code: int = command.run(args, voice)
    return code


def command_parser(name: str, command: ModuleType, voice: Speaker) -> Arguments:
    parser = Arguments(
        voice=voice,
        prog=f"warcouncil {name}",
        description=voice.say(f"cli-help-{name}"),
        epilog=f"{voice.say('cli-example')} {command.EXAMPLE}",
    )
    command.arguments(parser)
    return parser


def overview(voice: Speaker) -> str:
    """What `warcouncil` alone prints."""
    rows = [(name, voice.say(f"cli-help-{name}").splitlines()[0]) for name in COMMANDS]
    return "\n".join([voice.say("cli-overview"), "", *columns(rows, "  "), "", voice.say("cli-overview-more")])
