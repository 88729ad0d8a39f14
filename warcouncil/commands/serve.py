"""`warcouncil serve`: the server, on this machine or for the world, and the page in the browser."""

from __future__ import annotations

import argparse
import os
import socket
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from warcouncil.commands.common import FAILED, Arguments, BadArguments, add_language, positive, whole
from warcouncil.commands.extras import need, storage_extras
from warcouncil.text import Speaker

if TYPE_CHECKING:
    from warcouncil.server.ground.settings import Settings

EXAMPLE = "warcouncil serve --port 8000"
LOCAL = ("127.0.0.1", "localhost", "::1")
PORT = 8000


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=say("cli-arg-host"))
    parser.add_argument("--port", metavar="P", type=whole(voice, 0, 65535), help=say("cli-arg-port"))
    parser.add_argument("--public-url", metavar="URL", default=given("PUBLIC_URL"), help=say("cli-arg-public-url"))
    parser.add_argument("--proxy", metavar="H,...", default=given("PROXY"), help=say("cli-arg-proxy"))
    parser.add_argument("--hosts", metavar="NAME,...", default=given("HOSTS"), help=say("cli-arg-hosts"))
    parser.add_argument(
        "--webhook-ports", metavar="P,...", default=given("WEBHOOK_PORTS"), help=say("cli-arg-webhook-ports")
    )
    parser.add_argument("--redis", metavar="URL", default=given("REDIS"), help=say("cli-arg-redis"))
    parser.add_argument("--smtp", metavar="URL", default=given("SMTP"), help=say("cli-arg-smtp"))
    parser.add_argument("--mail-from", metavar="A", default=given("MAIL_FROM"), help=say("cli-arg-mail-from"))
    parser.add_argument(
        "--bot-workers", metavar="N", type=whole(voice, 1, 64), default=1, help=say("cli-arg-bot-workers")
    )
    parser.add_argument(
        "--bot-seconds", metavar="S", type=positive(voice), default=10.0, help=say("cli-arg-bot-seconds")
    )
    parser.add_argument(
        "--thinkers",
        metavar="N",
        type=whole(voice, 0, 256),
        default=given("THINKERS") or 0,
        help=say("cli-arg-thinkers"),
    )
    add_imports(parser)
    parser.add_argument("--metrics", metavar="[H:]P", default=given("METRICS"), help=say("cli-arg-metrics"))
    parser.add_argument("--log", metavar="FORM", default=given("LOG") or "plain", help=say("cli-arg-log"))
    parser.add_argument("--no-open", action="store_true", help=say("cli-arg-no-open"))
    parser.add_argument("--no-limits", action="store_true", help=say("cli-arg-no-limits"))
    add_storage(parser)
    add_language(parser)


def add_storage(parser: Arguments) -> None:
    """Where everything is kept."""
    say = parser.voice.say
    parser.add_argument("--data", metavar="DIR", default=str(data_folder()), help=say("cli-arg-data"))
    parser.add_argument("--database", metavar="URL", default=given("DATABASE"), help=say("cli-arg-database"))


def add_imports(parser: Arguments) -> None:
    """Games from elsewhere."""
    words = parser.voice.say("cli-arg-import")
    parser.add_argument("--import", metavar="MODULE", dest="modules", action="append", default=[], help=words)


def given(name: str) -> str:
    """A setting from the environment: passwords in arguments would be seen by everybody on the machine."""
    return os.environ.get(f"WARCOUNCIL_{name}", "")


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(given("DATA") or Path(home) / "warcouncil")


# -- checking before anything is started


def prepare(voice: Speaker, args: argparse.Namespace) -> None:
    """Everything that can be said before the storage is opened."""
    for module in args.modules:
        import_module(module)
    check_urls(voice, args)
    check_lists(voice, args)
    check_log(voice, args.log)
    check_folder(voice, Path(args.data))


def checked_listener(voice: Speaker, host: str, port: int | None) -> socket.socket:
    """Where to listen. A port that nobody asked for may as well be the next one."""
    from warcouncil.server.run import listen

    try:
        return listen(host, PORT if port is None else port, or_next=port is None)
    except OSError as error:
        reason, shown = error.strerror or str(error), str(PORT if port is None else port)
        raise BadArguments(voice.say("cli-bad-address", host=host, port=shown, reason=reason)) from None


def check_folder(voice: Speaker, folder: Path) -> None:
    try:
        os.umask(0o077)  # what is kept there holds private talk and the seals of dice
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadArguments(voice.say("cli-bad-folder", folder=str(folder), reason=reason)) from None


def check_urls(voice: Speaker, args: argparse.Namespace) -> None:
    """Addresses that cannot be meant are refused now and not at the first notice."""
    from warcouncil.server.post.letters import is_mail_server, is_sender

    if args.public_url and not args.public_url.startswith(("http://", "https://")):
        raise BadArguments(voice.say("cli-bad-url", name="--public-url", example="https://games.example"))
    if args.smtp and not is_mail_server(args.smtp):
        raise BadArguments(voice.say("cli-bad-url", name="--smtp", example="smtps://user:password@mail.example"))
    if args.smtp and not is_sender(args.mail_from):
        raise BadArguments(voice.say("cli-bad-url", name="--mail-from", example="War Council <games@mail.example>"))
    if args.redis or args.thinkers:
        check_redis(voice, args.redis)


def check_redis(voice: Speaker, url: str) -> None:
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadArguments(voice.say("cli-bad-url", name="--redis", example="redis://localhost:6379/0"))


def check_lists(voice: Speaker, args: argparse.Namespace) -> None:
    """Lists with something in them that would never be met."""
    from warcouncil.server.run import is_proxy_name
    from warcouncil.server.web.hosts import is_name

    if not all(map(is_proxy_name, listed(args.proxy))):
        raise BadArguments(voice.say("cli-bad-url", name="--proxy", example="127.0.0.1,10.0.0.0/8"))
    if not all(map(is_name, listed(args.hosts))):
        raise BadArguments(voice.say("cli-bad-url", name="--hosts", example="my-machine.local"))
    if not all(port.isdecimal() and 0 < int(port[:6]) < 65536 for port in listed(args.webhook_ports)):
        raise BadArguments(voice.say("cli-bad-url", name="--webhook-ports", example="8080,8443"))


def check_log(voice: Speaker, form: str) -> None:
    from warcouncil.server.ground.logs import FORMS

    if form not in FORMS:
        raise BadArguments(voice.say("cli-bad-url", name="--log", example=" / ".join(FORMS)))


def metrics_listener(voice: Speaker, text: str) -> socket.socket | None:
    """Where the meters are read: nowhere unless it is said, and on this machine only unless an address is said, too."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port[:6]) > 65535:
        raise BadArguments(voice.say("cli-bad-url", name="--metrics", example="9100 / 10.0.0.5:9100"))
    return checked_listener(voice, host.strip("[]") or LOCAL[0], int(port))


def listed(text: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def check_storage(voice: Speaker, url: str) -> None:
    from warcouncil.server.storage.opening import BadStorage, open_store

    try:
        open_store(url).close()
    except BadStorage as error:
        raise BadArguments(voice.say(f"cli-storage-{error.what}", reason=error.reason)) from None


# -- serving


def settings_from(args: argparse.Namespace) -> Settings:
    from warcouncil.server.ground.settings import Settings

    return Settings(
        data=Path(args.data),
        database=args.database,
        redis=args.redis,
        public_url=args.public_url.rstrip("/"),
        smtp=args.smtp,
        mail_from=args.mail_from or Settings.mail_from,
        bot_workers=args.bot_workers,
        bot_seconds=args.bot_seconds,
        thinkers=args.thinkers,
        bot_imports=tuple(args.modules),
        limits=not args.no_limits,
        log=args.log,
        proxy=",".join(listed(args.proxy)),
        hosts=(args.host, *listed(args.hosts)),
        webhook_ports=tuple(map(int, listed(args.webhook_ports))),
    )


def greeting(voice: Speaker, args: argparse.Namespace, home: str, metrics: socket.socket | None) -> Iterator[str]:
    """What is said when the server is there."""
    from warcouncil.server.run import address

    yield voice.say("cli-serve-start", url=args.public_url or home)
    if metrics is not None:
        yield voice.say("cli-serve-metrics", url=address(*metrics.getsockname()[:2]) + "metrics")
    if args.public_url and not args.proxy:
        yield voice.say("cli-serve-no-proxy")


def run(args: argparse.Namespace, voice: Speaker) -> int:
    need(voice, *storage_extras(args.database), *(["redis"] if args.redis else []))
    from warcouncil.server.run import address, can_show_pages, open_page, serve
    from warcouncil.server.storage.alone import Alone, NotAlone
    from warcouncil.server.storage.opening import sqlite_file

    prepare(voice, args)
    settings = settings_from(args)
    shows = not args.no_open and args.host in LOCAL and can_show_pages()
    try:
        file = sqlite_file(settings.database_url)
        alone = None if file is None else Alone(file)
    except NotAlone as other:
        print(voice.say("cli-serve-running", url=str(other)))
        if shows:
            open_page(str(other)).join()
        return FAILED
    check_storage(voice, settings.database_url)
    listener = checked_listener(voice, args.host, args.port)
    metrics = metrics_listener(voice, args.metrics)
    home = address(args.host, listener.getsockname()[1])
    if alone is not None:
        alone.tell(home)

    def ready() -> None:
        for line in greeting(voice, args, home, metrics):
            print(line, flush=True)
        if shows:
            open_page(home)
        elif not args.no_open and args.host in LOCAL:
            print(voice.say("cli-serve-no-browser"), flush=True)

    serve(replace(settings, home=home.rstrip("/")), listener, ready, metrics)
    print(voice.say("cli-serve-stopped"), flush=True)
    return 0
