"""Who is ready: where seats decide side by side, everybody may see who has decided, if the title says so.

`together.toml` in the dress of a title lists the kinds of questions of such blocks (`open`). A block counts if all that
is asked in it is listed, so a title whose blocks end with *ready* lists that, too. A response window never counts: who
still thinks there has something to think about.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from warcouncil.engine.match import Match
from warcouncil.server.ground.dresses import folder_of

MARKS = "together.toml"


def ready(match: Match) -> list[str] | None:
    """The powers that have decided, in the order in which they are asked; None: that is nobody's business."""
    waiting = match.waiting_for
    if match.over or waiting["what"] != "together":
        return None
    folder = folder_of(match.title)
    asked = match.decisions
    if folder is None or not {decision.kind for decision in asked} <= marked(folder):
        return None
    deciding = {decision.power for decision in asked}
    return [power for power in waiting["powers"] if power not in deciding]


@lru_cache
def marked(folder: Path) -> frozenset[str]:
    """The kinds of questions in whose blocks readiness is public."""
    try:
        text = (folder / MARKS).read_text(encoding="utf-8")
    except FileNotFoundError:
        return frozenset()
    return frozenset(tomllib.loads(text)["open"])
