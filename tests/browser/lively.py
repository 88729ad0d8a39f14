"""Tables in the middle of a game: armies beside each other, much said in the log, a battle open where there are any."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.browser.beside import FRIENDS
from tests.browser.visitor import Visitor
from tests.server.playing import Shortcut
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title

TITLES = ("endeavor", "game_of_thrones", "here_i_stand", "tanto_monta", "napoleonic_wars")
MOST = 600
"""Choices within which a battle must have come."""
TRIES = 6
"""Games that may pass without one."""


class Course(msgspec.Struct, frozen=True):
    """How a game comes to its liveliest: so many choices at random, and then until this is going on."""

    choices: int
    battle: str | None = None
    seed: int = 1
    options: dict[str, str] = {}


COURSES = {
    "endeavor": Course(150),
    "game_of_thrones": Course(140, "combat", seed=4),
    "here_i_stand": Course(200, "battle", options={"scenario": "1532", "windows": "quick"}),
    "tanto_monta": Course(450, "battle", seed=4, options={"windows": "quick"}),
    "napoleonic_wars": Course(250, "battle", seed=5, options={"windows": "quick"}),
}


def lively(visitor: Visitor, title: str) -> str:
    """A table with all seats on one device, played beside the page; its path. Where luck brings no battle, another."""
    seeds = range(COURSES[title].seed, COURSES[title].seed + TRIES)
    found = next((match for seed in seeds if (match := played(visitor, title, seed))), None)
    assert found, f"{title} came to no {COURSES[title].battle} in {TRIES} games"
    return f"/table/{found}"


def played(visitor: Visitor, title: str, seed: int) -> str | None:
    """One such table; None if it came to no battle."""
    course, players = COURSES[title], get_title(title).players[-1]
    seats = [{"kind": "me"}, *({"kind": "hot-seat", "name": name} for name in FRIENDS[: players - 1])]
    wish: dict[str, Any] = {"title": title, "players": players, "seats": seats, "options": course.options}
    match = visitor.table(**wish, private=True, open_hands=True, start=True)
    assert visitor.house is not None
    table = Shortcut(visitor.house, match, random.Random(seed))
    if table.play_at_once(course.choices) < course.choices:
        return None
    if course.battle is None:
        return match
    made = table.play_at_once(MOST, lambda now: None if fought(now, course.battle) else table.any(now))
    return match if made < MOST and table.decisions() else None


def fought(match: Match, battle: str | None) -> bool:
    """Whether this is going on, for all to see."""
    return any(panel["kind"] == battle for panel in match.view(None, log=False)["view"]["panels"])
