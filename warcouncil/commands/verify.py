"""`warcouncil verify`: prove a recorded match, or say what it does not prove, or in which line it cannot be trusted."""

from __future__ import annotations

import argparse

import warcouncil
from warcouncil.commands.common import FAILED, PROVEN, UNFINISHED, WEAKER, Arguments, add_language, read_file
from warcouncil.commands.saved import unwrapped
from warcouncil.text import Speaker

EXAMPLE = "warcouncil verify match.jsonl"
CODES = {"proven": PROVEN, "unfinished": UNFINISHED, "refused": FAILED}


def arguments(parser: Arguments) -> None:
    say = parser.voice.say
    parser.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    parser.add_argument("--seal", metavar="S", help=say("cli-arg-seal"))
    parser.add_argument("--nonce", metavar="N", help=say("cli-arg-nonce"))
    parser.add_argument("--terms", metavar="T", help=say("cli-arg-terms"))
    parser.add_argument("--head", metavar="H", help=say("cli-arg-head"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    journal = unwrapped(read_file(voice, args.file))[1]
    verdict = warcouncil.verify(journal, head=args.head, seal=args.seal, nonce=args.nonce, terms=args.terms)
    for line in voice.verdict(verdict):
        print(line)
    return CODES.get(verdict.outcome, WEAKER)
