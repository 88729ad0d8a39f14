"""`warcouncil league`: hold leagues on a server, from the command line, also while it runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from warcouncil.commands.admin import opened, show
from warcouncil.commands.common import (
    FAILED,
    Arguments,
    BadArguments,
    add_language,
    chosen_options,
    chosen_players,
    chosen_title,
    whole,
)
from warcouncil.commands.extras import need, storage_extras
from warcouncil.commands.serve import add_storage
from warcouncil.text import Speaker

if TYPE_CHECKING:
    from warcouncil.server.host import Host

EXAMPLE = 'warcouncil league create "Spring cup" --title endeavor --players 3,4 --rounds 3 --days 2'
ACTIONS: dict[str, tuple[str, ...]] = {
    "list": (),
    "create": ("NAME",),
    "show": ("LEAGUE",),
    "standings": ("LEAGUE",),
    "invite": ("LEAGUE", "NAME"),
    "open": ("LEAGUE",),
    "shut": ("LEAGUE",),
    "round": ("LEAGUE",),
    "withdraw": ("LEAGUE", "NAME"),
    "replace": ("LEAGUE", "NAME", "OTHER"),
    "correct": ("LEAGUE", "TABLE"),
    "check": ("LEAGUE",),
    "close": ("LEAGUE",),
}
"""What can be done, and what it is done to."""
DONE = {
    "invite": "cli-league-invited",
    "open": "cli-league-opened",
    "shut": "cli-league-shut",
    "round": "cli-league-begun",
    "withdraw": "cli-league-withdrawn",
    "replace": "cli-league-replaced",
    "correct": "cli-league-corrected",
    "close": "cli-league-closed",
}
"""What is said when it is done."""


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    parser.add_argument("action", metavar="ACTION", help=say("cli-arg-action", actions=", ".join(ACTIONS)))
    parser.add_argument("words", metavar="WORD", nargs="*", help=say("cli-arg-league-words"))
    parser.add_argument("--title", metavar="TITLE", help=say("cli-arg-title"))
    parser.add_argument("--players", metavar="P,...", help=say("cli-arg-league-players"))
    parser.add_argument("--rounds", metavar="N", type=whole(voice, 1, 30), help=say("cli-arg-league-rounds"))
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], dest="options", help=say("cli-arg-option")
    )
    parser.add_argument("--days", metavar="N", type=whole(voice, 1, 60), help=say("cli-arg-league-days"))
    parser.add_argument("--minutes", metavar="M", type=whole(voice, 1, 10_000), help=say("cli-arg-league-minutes"))
    parser.add_argument(
        "--increment", metavar="S", type=whole(voice, 0, 3600), default=20, help=say("cli-arg-league-increment")
    )
    parser.add_argument("--late", metavar="WHO", default="default", help=say("cli-arg-league-late"))
    parser.add_argument("--points", metavar="N,...", help=say("cli-arg-league-points"))
    parser.add_argument("--bye", metavar="N", type=whole(voice, 0, 1000), help=say("cli-arg-league-bye"))
    parser.add_argument("--wait", metavar="H", type=whole(voice, 0, 336), help=say("cli-arg-league-wait"))
    parser.add_argument("--private", action="store_true", help=say("cli-arg-league-private"))
    parser.add_argument("--unrated", action="store_true", help=say("cli-arg-league-unrated"))
    parser.add_argument("--no-spectators", action="store_true", help=say("cli-arg-league-no-spectators"))
    parser.add_argument("--by-hand", action="store_true", help=say("cli-arg-league-by-hand"))
    parser.add_argument("--ranks", metavar="N,...", help=say("cli-arg-league-ranks"))
    parser.add_argument("--reason", metavar="TEXT", help=say("cli-arg-league-reason"))
    add_storage(parser)
    add_language(parser)


def check(args: argparse.Namespace, voice: Speaker) -> None:
    """One line about what is wrong with the arguments."""
    if args.action not in ACTIONS:
        raise BadArguments(voice.say("cli-bad-action", name=args.action, allowed=", ".join(ACTIONS)))
    needed = ACTIONS[args.action]
    usage = " ".join(["warcouncil", "league", args.action, *needed])
    if len(args.words) < len(needed):
        raise BadArguments(voice.say("cli-bad-missing", names=needed[len(args.words)], usage=usage))
    if len(args.words) > len(needed):
        raise BadArguments(voice.say("cli-bad-unknown", names=" ".join(args.words[len(needed) :]), allowed=usage))
    wanted = {"create": ("title", "players", "rounds"), "correct": ("ranks", "reason")}.get(args.action, ())
    missing = [f"--{name}" for name in wanted if getattr(args, name) is None]
    if missing:
        raise BadArguments(voice.say("cli-bad-missing", names=", ".join(missing), usage=EXAMPLE))
    if args.late not in ("default", "bot"):
        raise BadArguments(voice.say("cli-bad-unknown", names=args.late, allowed="default, bot"))


def numbers(text: str | None, voice: Speaker) -> tuple[int, ...]:
    """Whole numbers with commas between."""
    parts = [part.strip() for part in (text or "").split(",") if part.strip()]
    for part in parts:
        if not (part.isascii() and part.isdigit() and len(part) < 6):
            raise BadArguments(voice.say("cli-bad-number", value=part, least="0"))
    return tuple(int(part) for part in parts)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    check(args, voice)
    need(voice, *storage_extras(args.database))
    from warcouncil.server.ground.errors import Refused

    host = opened(args, voice)
    try:
        return act(host, args, voice)
    except Refused as refused:
        if refused.code == "not-found":
            print(voice.say("cli-league-none", name=" ".join(args.words)))
        elif refused.code == "bad-request" and refused.field:
            print(voice.say("cli-league-bad", name=refused.field))
        else:
            print(refused.sentence(voice.language))
    finally:
        host.close()
    return FAILED


def act(host: Host, args: argparse.Namespace, voice: Speaker) -> int:
    """Do one thing and say so."""
    action, words = args.action, args.words
    if action == "list":
        show(host.leagues_listed(voice.language), voice)
    elif action == "create":
        league = host.create_league(announced(args, voice))
        print(voice.say("cli-league-created", name=league.name, id=league.id))
    elif action in ("show", "standings"):
        show((host.league_tables if action == "show" else host.league_standings)(words[0]), voice)
    elif action == "check":
        sound = host.check_league(words[0])
        print(voice.say("cli-league-sound" if all(sound) else "cli-league-unsound", rounds=len(sound)))
        return 0 if all(sound) else FAILED
    else:
        more = [numbers(args.ranks, voice), args.reason] if action == "correct" else []
        league = host.league(action, [*words, *more])
        print(voice.say(DONE[action], name=words[1] if len(words) > 1 else "", round=len(league.rounds)))
    return 0


def announced(args: argparse.Namespace, voice: Speaker) -> Any:
    """The league that is wanted, as far as it can be checked here."""
    from warcouncil.server.leagues.book import Terms, usual_wait
    from warcouncil.server.leagues.leagues import Announcement
    from warcouncil.server.storage.book import ClockRule

    title = chosen_title(voice, args.title)
    sizes = tuple(chosen_players(voice, title, size) for size in numbers(args.players, voice))
    options = [chosen_options(voice, title, size, args.options) for size in sizes]
    given = {pair.partition("=")[0] for pair in args.options}
    clock = ClockRule()
    if args.days is not None:
        clock = ClockRule("days", days=float(args.days), late=args.late)
    elif args.minutes is not None:
        clock = ClockRule("fischer", float(args.minutes), float(args.increment), late=args.late)
    terms = Terms(
        title=title.id,
        sizes=sizes,
        rounds=args.rounds,
        options={name: value for name, value in (options[0] if options else {}).items() if name in given},
        clock=clock,
        points=numbers(args.points, voice),
        bye=args.bye,
        rated=not args.unrated,
        spectators=not args.no_spectators,
        automatic=not args.by_hand,
        wait=usual_wait(clock) if args.wait is None else float(args.wait),
    )
    return Announcement(args.words[0], terms, private=args.private)
