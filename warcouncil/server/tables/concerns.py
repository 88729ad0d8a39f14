"""Whom a response window concerns, as far as everybody can see.

These are the powers that its question names, whoever holds a place that it names or has pieces there, and the power
whose impulse it is: all of it is public, and the same whoever is asked. A window that names nobody concerns everybody.

`concerns.toml` in the dress of a title says what else there is to know:

    everybody = ["card_played"]    # windows that name only who acts, and may meet anybody
    [until]                        # the steps until which somebody may wish to be asked only where it concerns them:
    impulse = ["turn", "impulse"]  # what of the state tells how far the match is, as all can see
    victory = ["turn", "phase=victory"]
    [printed]                      # a space without such a piece belongs to whom the board says
    flag = "nation"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, State
from warcouncil.engine.title import Title, get_title
from warcouncil.server.ground.dresses import folder_of
from warcouncil.text import speaker

FILE = "concerns.toml"
NEVER: Entry = ("never",)
"""Until it is taken back."""
Piece = Mapping[str, Any]


class Marks(msgspec.Struct, frozen=True):
    """What the dress of a title says about it."""

    everybody: tuple[str, ...] = ()
    until: dict[str, tuple[str, ...]] = {}
    printed: dict[str, str] = {}


def marks_of(title: Title) -> Marks:
    folder = folder_of(title)
    return Marks() if folder is None else _marks(folder)


@lru_cache
def _marks(folder: Path) -> Marks:
    try:
        text = (folder / FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return Marks()
    return msgspec.convert(tomllib.loads(text), Marks)


# -- whom it concerns


def concerned(match: Match, decision: Decision) -> tuple[str, ...]:
    """The powers that the window of a question concerns; none: everybody."""
    title, state = match.title, match.state
    if decision.trigger in marks_of(title).everybody:
        return ()
    view = title.public_view(state)
    powers, things = _named(title, title.describe(state, decision))
    found = [*powers, *_there(view["pieces"], things), *_at_home(title, state, view["pieces"], things)]
    found += [active for active in (view["turn"].get("active"),) if active and found]
    found += [ally for power in found for ally in _allies(view["panels"], power)]
    known = title.domains.get("power", ())
    return tuple(dict.fromkeys(power for power in found if power in known))


def concerns(match: Match, decision: Decision) -> bool:
    """Whether it concerns the seat that is asked."""
    powers = concerned(match, decision)
    return not powers or not set(match.state.powers_of(decision.seat)).isdisjoint(powers)


def _named(title: Title, arguments: Mapping[str, Any]) -> tuple[list[str], set[str]]:
    """The powers that a prompt names, and all other things of the game."""
    voice = speaker(title)
    powers: list[str] = []
    things: set[str] = set()
    for argument, value in arguments.items():
        domain = voice.domain_of(argument)
        values = value if isinstance(value, tuple | list) else (value,)
        named = [one for one in values if domain is not None and isinstance(one, str)]
        if domain == "power":
            powers += named
        else:
            things.update(named)
    return powers, things


def _there(pieces: Iterable[Piece], things: set[str]) -> list[str]:
    """Who holds one of these places, has pieces there, or has such a piece on the board."""
    meant = (one for one in pieces if one["place"] in things or not things.isdisjoint(one.get("markers", ())))
    return [one["owner"] for one in meant if one.get("owner")]


def _at_home(title: Title, state: State, pieces: Iterable[Piece], things: set[str]) -> Iterator[str]:
    """Whose these places are by what is printed, where no piece says otherwise."""
    for sign, field in marks_of(title).printed.items():
        taken = {one["place"] for one in pieces if one["kind"] == sign}
        printed = _printed(title.id, msgspec.json.encode(dict(sorted(state.options.items()))), field)
        yield from (printed[place] for place in sorted(things - taken) if place in printed)


@lru_cache(maxsize=64)
def _printed(title: str, options: bytes, field: str) -> dict[str, str]:
    """Whose each space is, as it is printed on the board."""
    board = get_title(title).board(msgspec.json.decode(options))
    return {str(space["id"]): space[field] for space in board["spaces"] if space.get(field)}


def _allies(panels: Iterable[Mapping[str, Any]], power: str) -> Iterator[str]:
    """Who speaks for a minor power."""
    for panel in panels:
        minors = panel.get("minors")
        if isinstance(minors, dict) and minors.get(power):
            yield minors[power]


# -- how far a match is


def may_last(title: Title, until: Entry) -> bool:
    """Whether somebody may wish so until then."""
    return until == NEVER or (len(until) == 1 and until[0] in marks_of(title).until)


def far(match: Match, until: Entry) -> tuple[int, ...]:
    """How far the match is, as it counts for that: it goes up when such a step begins."""
    fields = marks_of(match.title).until.get(str(until[0]), ())
    return tuple(_count(match.state, field) for field in fields)


def _count(state: State, field: str) -> int:
    """A number of the state, or whether it has come to something, such as a phase."""
    name, _, wanted = field.partition("=")
    value = getattr(state, name)
    return int(value == wanted) if wanted else int(value)
