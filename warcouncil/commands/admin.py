"""`warcouncil admin`: look after a server from the command line, also while it runs."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warcouncil.commands.common import FAILED, Arguments, BadArguments, add_language, columns
from warcouncil.commands.extras import need, storage_extras
from warcouncil.commands.progress import progress
from warcouncil.commands.serve import add_storage, given
from warcouncil.text import Speaker

if TYPE_CHECKING:
    from warcouncil.server.host import Host

EXAMPLE = "warcouncil admin backup games.backup"
ACTIONS = {
    "users": "",
    "matches": "",
    "post": "",
    "password": "NAME",
    "delete-user": "NAME",
    "close": "ID",
    "reports": "",
    "settle": "ID",
    "ban": "NAME",
    "unban": "NAME",
    "acts": "",
    "link": "",
    "backup": "FILE",
    "restore": "FILE",
}
"""What can be done, and what it is done to."""
LISTS = ("users", "post", "reports", "acts")
ACTS = {
    "close": "cli-admin-closed",
    "ban": "cli-admin-banned",
    "unban": "cli-admin-unbanned",
    "settle": "cli-admin-settled",
}
"""What is said when it is done."""
STATUSES = ("open", "playing", "over", "closed")


def arguments(parser: Arguments) -> None:
    say = parser.voice.say
    parser.add_argument("action", metavar="ACTION", help=say("cli-arg-action", actions=", ".join(ACTIONS)))
    parser.add_argument("name", metavar="NAME", nargs="?", help=say("cli-arg-admin-name"))
    parser.add_argument("--status", metavar="S", help=say("cli-arg-status"))
    add_storage(parser)
    add_language(parser)


def check(args: argparse.Namespace, voice: Speaker) -> None:
    """One line about what is wrong with the arguments."""
    if args.action not in ACTIONS:
        raise BadArguments(voice.say("cli-bad-action", name=args.action, allowed=", ".join(ACTIONS)))
    needed = ACTIONS[args.action]
    if needed and args.name is None:
        raise BadArguments(voice.say("cli-bad-missing", names=needed, usage=f"warcouncil admin {args.action} {needed}"))
    if not needed and args.name is not None:
        raise BadArguments(voice.say("cli-bad-unknown", names=args.name, allowed=f"warcouncil admin {args.action}"))
    if args.status is not None and args.action != "matches":
        raise BadArguments(voice.say("cli-bad-unknown", names="--status", allowed=f"warcouncil admin {args.action}"))
    if args.status is not None and args.status not in STATUSES:
        raise BadArguments(voice.say("cli-bad-status", name=args.status, allowed=", ".join(STATUSES)))


def run(args: argparse.Namespace, voice: Speaker) -> int:
    check(args, voice)
    need(voice, *storage_extras(args.database))
    from warcouncil.server.ground.errors import Refused
    from warcouncil.server.storage.backup import BadBackup

    host = opened(args, voice)
    try:
        return act(host, args, voice)
    except Refused as refused:
        print(explained(refused, args, voice))
    except BadBackup as bad:
        print(voice.say("cli-admin-failed", reason=voice.say(f"cli-backup-{bad.what}", **bad.details)))
    except OSError as error:
        print(voice.say("cli-admin-failed", reason=f"{error.filename or ''}: {error.strerror}".removeprefix(": ")))
    finally:
        host.close()
    return FAILED


def opened(args: argparse.Namespace, voice: Speaker) -> Host:
    """The storage, which must be there: only a backup may be put back where nothing was before."""
    from warcouncil.server.ground.settings import SQLITE_FILE, Settings
    from warcouncil.server.host import Host
    from warcouncil.server.storage.opening import BadStorage

    folder = Path(args.data)
    if not args.database and args.action != "restore" and not (folder / SQLITE_FILE).is_file():
        raise BadArguments(voice.say("cli-storage-none", folder=str(folder)))
    try:
        return Host(Settings(data=folder, database=args.database))
    except BadStorage as error:
        raise BadArguments(voice.say(f"cli-storage-{error.what}", reason=error.reason)) from None
    except OSError as error:
        raise BadArguments(voice.say("cli-bad-folder", folder=str(folder), reason=str(error.strerror))) from None


def explained(refused: Any, args: argparse.Namespace, voice: Speaker) -> str:
    """What was not there, or why it cannot be done."""
    if refused.code == "not-found":
        missing = {"close": "cli-admin-no-match", "settle": "cli-admin-no-report"}
        return voice.say(missing.get(args.action, "cli-admin-no-user"), name=args.name)
    return str(refused.sentence(voice.language))


def address(args: argparse.Namespace) -> str:
    """Where the server is: as the environment says, or as it has said itself when it was started last."""
    from warcouncil.server.ground.settings import Settings
    from warcouncil.server.storage.alone import told_of
    from warcouncil.server.storage.opening import sqlite_file

    file = sqlite_file(Settings(data=Path(args.data), database=args.database).database_url)
    told = None if file is None else told_of(file)
    said = told.read_text(encoding="utf-8").strip() if told is not None and told.is_file() else ""
    return given("PUBLIC_URL") or said or "http://localhost:8000"


def act(host: Host, args: argparse.Namespace, voice: Speaker) -> int:
    """Do one thing and say so."""
    action, name = args.action, args.name
    if action in LISTS:
        show(getattr(host, action)(), voice)
    elif action == "matches":
        show(host.matches(args.status), voice)
    elif action == "link":
        print(voice.say("cli-admin-link", url=address(args).rstrip("/") + host.link()))
    elif action == "password":
        print(voice.say("cli-admin-password", name=name, password=host.reset_password(name)))
    elif action == "delete-user":
        host.delete_user(name)
        print(voice.say("cli-admin-deleted", name=name))
    elif action in ACTS:
        host.act(action, name)
        print(voice.say(ACTS[action], name=name))
    else:
        with progress(name, None) as told:
            rows = host.backup(Path(name), told) if action == "backup" else host.restore(Path(name), told)
        print(voice.say(f"cli-admin-{action}", file=name, rows=str(rows)))
    return 0


def show(rows: list[dict[str, Any]], voice: Speaker) -> None:
    """Rows with aligned columns, their names on top."""
    if not rows:
        print(voice.say("cli-admin-none"))
        return
    heads = [voice.say(f"cli-admin-{name}") for name in rows[0]]
    shown = [[spelled(name, value, voice) for name, value in row.items()] for row in rows]
    print("\n".join(columns([heads, *shown])))


def spelled(name: str, value: Any, voice: Speaker) -> str:
    if name in ("created", "time"):
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
    if isinstance(value, bool):
        return voice.say("cli-admin-yes" if value else "cli-admin-no")
    return " ".join(str(value).split())  # what somebody said may have several lines
