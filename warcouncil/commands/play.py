"""`warcouncil play`: a match in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

import warcouncil
from warcouncil.bots import default_bot
from warcouncil.commands.common import (
    FAILED,
    Arguments,
    BadArguments,
    add_language,
    add_table,
    add_title,
    chosen_bots,
    chosen_options,
    chosen_players,
    chosen_seat,
    chosen_title,
    read_file,
    whole,
)
from warcouncil.commands.saved import Seating, unwrapped
from warcouncil.commands.screen import Screen
from warcouncil.commands.sitting import Sitting
from warcouncil.engine.errors import BadFile
from warcouncil.engine.match import Match
from warcouncil.engine.snapshot import MAGIC
from warcouncil.engine.title import Title
from warcouncil.text import Speaker, speaker

EXAMPLE = "warcouncil play endeavor --players 3 --seat blue"


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    add_title(parser, needed=False)
    add_table(parser)
    parser.add_argument("--seat", metavar="SEAT,...", help=say("cli-arg-play-seat"))
    parser.add_argument("--humans", metavar="N", type=whole(voice, 1), help=say("cli-arg-humans"))
    parser.add_argument("--resume", metavar="FILE", help=say("cli-arg-resume"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    if args.resume is not None:
        match, seating, file = resumed(args, voice)
    else:
        match, seating, file = started(args, voice)
    language = seating.language if args.resume is not None and args.lang is None else voice.language
    sound = Sitting(match, seating, speaker(match.title, language), Screen(), file).play()
    return 0 if sound else FAILED


def started(args: argparse.Namespace, voice: Speaker) -> tuple[Match, Seating, Path]:
    """A new match. Its dice come from a seed, so that the saved record is all that is needed to go on."""
    if args.title is None:
        raise BadArguments(voice.say("cli-bad-play", allowed=", ".join(warcouncil.title_ids())))
    title = chosen_title(voice, args.title)
    players = chosen_players(voice, title, args.players)
    options = chosen_options(voice, title, players, args.options)
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    match = warcouncil.new(title, players=players, options=options, seed=seed)
    seating = seated(args, voice, title, match)
    return match, seating, Path(f"{title.id}-{seed}.game")


def seated(args: argparse.Namespace, voice: Speaker, title: Title, match: Match) -> Seating:
    """Who sits where: people at the seats they asked for or at the first ones, bots at the others."""
    players = match.players
    humans = args.humans or (len(args.seat.split(",")) if args.seat else 1)
    if humans > players:
        raise BadArguments(voice.say("cli-bad-humans", humans=str(humans), players=str(players)))
    people = list(range(humans))
    if args.seat:
        seats = dict(match.state.seats)
        people = [chosen_seat(voice, title, seats, name.strip()) for name in args.seat.split(",")]
        if len(set(people)) != humans:
            raise BadArguments(voice.say("cli-bad-seats", seats=args.seat, humans=str(humans)))
    names = chosen_bots(voice, title, max(1, players - humans), args.bots, default_bot(title))
    others = [seat for seat in range(players) if seat not in people]
    bots = {seat: names[place % len(names)] for place, seat in enumerate(others)}
    return Seating(1, tuple(bots.get(seat, "") for seat in range(players)), (0,) * players, voice.language)


def resumed(args: argparse.Namespace, voice: Speaker) -> tuple[Match, Seating, Path]:
    """A saved match, exactly as it was left; from another record, with the seats as the arguments say."""
    data = read_file(voice, args.resume)
    seating, inner = unwrapped(data)
    try:
        match = warcouncil.load(inner)
    except BadFile as error:
        raise BadArguments(voice.say("cli-bad-resume", file=args.resume, reason=error.reason)) from None
    if args.title is not None and args.title != match.title.id:
        raise BadArguments(voice.say("cli-bad-resume-title", file=args.resume, title=match.title.id))
    if match.over:
        raise BadArguments(voice.say("cli-bad-resume-over", file=args.resume))
    if match.journal.header.seed is None and not inner.startswith(MAGIC):
        raise BadArguments(voice.say("cli-bad-resume-sealed", file=args.resume))
    if seating is None or args.seat or args.humans or args.bots:
        seating = seated(args, voice, match.title, match)
    if len(seating.bots) != match.players or len(seating.seen) != match.players:
        raise BadArguments(voice.say("cli-bad-resume", file=args.resume, reason=voice.say("cli-bad-resume-seats")))
    return match, seating, Path(args.resume)
