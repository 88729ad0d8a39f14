"""Bots that do everything wrong, and a title that has them. Bot workers import this: it must not import the web."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any, ClassVar

from tests.titles.parley import Parley
from warcouncil.engine.decision import Decision
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title, register


class BotOf:
    """The base of some bad bots."""

    needs_view: ClassVar[bool] = True

    def __init__(self, title: Title, seat: int, seed: int | str) -> None:
        self.seat = seat


class Crashes(BotOf):
    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        raise ZeroDivisionError("no idea")


class Sleeps(BotOf):
    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        time.sleep(60)
        return decision.options[0]


class Cheats(BotOf):
    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        return ("play", "levy_1", "twice")


class Dies(BotOf):
    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        os._exit(7)


class Peeks(BotOf):
    """Fails if the state it can reach is the true one: it knows only what its seat knows."""

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        assert view["seat"] == self.seat
        print("a bot may print what it likes")
        return decision.options[0]


class BotParley(Parley):
    id = "bot_parley"
    bots = {name.lower(): f"tests.server.bad_bots:{name}" for name in ("Crashes", "Sleeps", "Cheats", "Dies", "Peeks")}


register("bot_parley", BotParley)
