"""`warcouncil verify`: prove a recorded match, or say in which line it cannot be trusted."""

from __future__ import annotations

import argparse

import warcouncil
from warcouncil.commands.common import FAILED, PROVEN, UNFINISHED, Arguments, add_language, read_file
from warcouncil.commands.saved import unwrapped
from warcouncil.text import Speaker

EXAMPLE = "warcouncil verify match.jsonl"


def arguments(parser: Arguments) -> None:
    say = parser.voice.say
    parser.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    parser.add_argument("--head", metavar="H", help=say("cli-arg-head"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    verdict = warcouncil.verify(unwrapped(read_file(voice, args.file))[1], head=args.head)
    if verdict.outcome == "proven":
        print(voice.say("cli-verify-proven", records=verdict.records))
        return PROVEN
    if verdict.outcome == "unfinished":
        print(voice.say("cli-verify-unfinished", records=verdict.records))
        return UNFINISHED
    reason = verdict.reason.removeprefix(f"line {verdict.line}: ")
    if verdict.line:
        print(voice.say("cli-verify-refused", line=verdict.line, reason=reason))
    else:
        print(voice.say("cli-verify-refused-whole", reason=reason))
    return FAILED
