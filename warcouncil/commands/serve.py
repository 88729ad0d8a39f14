"""`warcouncil serve`: the server, on this machine or for the world, and the page in the browser."""

from __future__ import annotations

import argparse
import os
import socket
from pathlib import Path

from warcouncil.commands.common import Arguments, BadArguments, add_language, positive, whole
from warcouncil.text import Speaker

EXAMPLE = "warcouncil serve --port 8000"
LOCAL = ("127.0.0.1", "localhost", "::1")


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=say("cli-arg-host"))
    parser.add_argument("--port", metavar="P", type=whole(voice, 0, 65535), default=8000, help=say("cli-arg-port"))
    parser.add_argument("--public-url", metavar="URL", default="", help=say("cli-arg-public-url"))
    parser.add_argument("--proxy", metavar="H,...", default="127.0.0.1", help=say("cli-arg-proxy"))
    parser.add_argument(
        "--redis", metavar="URL", default=os.environ.get("WARCOUNCIL_REDIS", ""), help=say("cli-arg-redis")
    )
    parser.add_argument(
        "--smtp", metavar="URL", default=os.environ.get("WARCOUNCIL_SMTP", ""), help=say("cli-arg-smtp")
    )
    parser.add_argument(
        "--mail-from", metavar="A", default="War Council <warcouncil@localhost>", help=say("cli-arg-mail-from")
    )
    parser.add_argument(
        "--bot-workers", metavar="N", type=whole(voice, 1, 64), default=1, help=say("cli-arg-bot-workers")
    )
    parser.add_argument(
        "--bot-seconds", metavar="S", type=positive(voice), default=10.0, help=say("cli-arg-bot-seconds")
    )
    parser.add_argument(
        "--import", metavar="MODULE", dest="modules", action="append", default=[], help=say("cli-arg-import")
    )
    parser.add_argument("--no-open", action="store_true", help=say("cli-arg-no-open"))
    add_storage(parser)
    add_language(parser)


def add_storage(parser: Arguments) -> None:
    """Where everything is kept."""
    say = parser.voice.say
    database = os.environ.get("WARCOUNCIL_DATABASE", "")
    parser.add_argument("--data", metavar="DIR", default=str(data_folder()), help=say("cli-arg-data"))
    parser.add_argument("--database", metavar="URL", default=database, help=say("cli-arg-database"))


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("WARCOUNCIL_DATA", str(Path(home) / "warcouncil")))


def check_free(voice: Speaker, host: str, port: int) -> None:
    """Say in one line that the port is taken, before anything is started."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadArguments(voice.say("cli-bad-address", host=host, port=str(port), reason=reason)) from None


def check_folder(voice: Speaker, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadArguments(voice.say("cli-bad-folder", folder=str(folder), reason=reason)) from None


def run(args: argparse.Namespace, voice: Speaker) -> int:
    from importlib import import_module

    from warcouncil.server.run import address, serve
    from warcouncil.server.settings import Settings

    for module in args.modules:
        import_module(module)
    check_free(voice, args.host, args.port)
    check_folder(voice, Path(args.data))
    settings = Settings(
        data=Path(args.data),
        database=args.database,
        redis=args.redis,
        public_url=args.public_url.rstrip("/"),
        smtp=args.smtp,
        mail_from=args.mail_from,
        bot_workers=args.bot_workers,
        bot_seconds=args.bot_seconds,
        bot_imports=tuple(args.modules),
    )
    print(voice.say("cli-serve-start", url=args.public_url or address(args.host, args.port)), flush=True)
    serve(settings, args.host, args.port, open_page=not args.no_open and args.host in LOCAL, proxy=args.proxy)
    return 0
