"""`warcouncil think`: think for the bots of servers on other machines, which ask through Redis."""

from __future__ import annotations

import argparse
import logging
import signal
from importlib import import_module

from warcouncil.commands.common import Arguments, add_language, whole
from warcouncil.commands.extras import need
from warcouncil.commands.serve import add_imports, check_redis, given
from warcouncil.text import Speaker

EXAMPLE = "warcouncil think --redis redis://10.0.0.5:6379/0 --jobs 4"


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    parser.add_argument("--redis", metavar="URL", default=given("REDIS"), help=say("cli-arg-think-redis"))
    parser.add_argument("--jobs", metavar="J", type=whole(voice, 1, 256), default=1, help=say("cli-arg-jobs"))
    add_imports(parser)
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    check_redis(voice, args.redis)
    need(voice, "redis")
    from warcouncil.server.bots.thinker import Thinker

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    for module in args.modules:
        import_module(module)
    thinker = Thinker(args.redis, args.jobs, tuple(args.modules))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: thinker.halt())
    thinker.start()
    print(voice.say("cli-think-start", jobs=args.jobs), flush=True)
    thinker.wait()
    thinker.stop()
    print(voice.say("cli-think-stopped"), flush=True)
    return 0
