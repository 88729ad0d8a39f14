"""A position as lines of text: by the title's own `terminal` module if it has one, otherwise from the plain view.

`terminal.py` in a title's folder offers the functions of `Terminal`. It is handed views and a speaker, and makes text
of them; it never sees the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from warcouncil.commands.common import columns
from warcouncil.engine.decision import Decision
from warcouncil.engine.forecast import forecast_of, percent
from warcouncil.engine.state import Atom, Option
from warcouncil.engine.title import Title
from warcouncil.text import Speaker
from warcouncil.text.speaker import message_id

View = Mapping[str, Any]


class Terminal(Protocol):
    """What a title may say about itself on a terminal."""

    def summary(self, view: View, seat: int, voice: Speaker) -> list[str]:
        """What somebody who decides wants to have in sight."""

    def position(self, view: View, voice: Speaker) -> list[str]:
        """Everything on the table."""

    def standing(self, view: View, voice: Speaker) -> list[list[str]]:
        """The scores as rows of cells."""

    def points(self, view: View, seat: int, voice: Speaker) -> list[str]:
        """Where each point of a seat comes from."""

    def note(self, view: View, power: str, kind: str, option: Option, voice: Speaker) -> str:
        """What an option of a kind of decision is about in this position."""

    def thing(self, domain: str, value: Atom, voice: Speaker) -> str:
        """What a component is and does."""


@lru_cache
def terminal_of(title: Title) -> Terminal | None:
    """The title's own words for the terminal: the module `terminal` of the package its class is in."""
    package = import_module(type(title).__module__).__package__
    name = f"{package}.terminal"
    if not package or find_spec(name) is None:
        return None
    return cast(Terminal, import_module(name))


def position_lines(title: Title, view: View, voice: Speaker) -> list[str]:
    own = terminal_of(title)
    return own.position(view, voice) if own else list(plain_position(title, view, voice))


def summary_lines(title: Title, view: View, seat: int, voice: Speaker) -> list[str]:
    own = terminal_of(title)
    if own:
        return own.summary(view, seat, voice)
    mine = [panel for panel in view["view"].get("panels", ()) if panel.get("seat") == seat]
    return [*plain_turn(title, view, voice), *(line for panel in mine for line in plain_panel(title, panel, voice))]


def score_lines(title: Title, view: View, voice: Speaker) -> list[str]:
    """The scores as far as the title shows them."""
    own = terminal_of(title)
    if own:
        return columns(own.standing(view, voice), "  ")
    result = view["result"]
    if result is None:
        return [voice.say("cli-play-no-scores")]
    return columns([(voice.name("power", power), str(score)) for power, score in result["scores"].items()], "  ")


def point_lines(title: Title, view: View, seat: int, voice: Speaker) -> list[str]:
    own = terminal_of(title)
    return own.points(view, seat, voice) if own else []


def note_of(title: Title, view: View, decision: Decision, option: Option, voice: Speaker) -> str:
    own = terminal_of(title)
    known = decision.kind in title.kinds  # the engine asks whether somebody is ready, which is about nothing else
    return own.note(view, decision.power, decision.kind, option, voice) if own and known else ""


def forecast_line(title: Title, view: View, decision: Decision, option: Option, voice: Speaker) -> str:
    """What would come of an option: the chance, and what it is counted from."""
    forecast = forecast_of(title, view, decision.id, option)
    if forecast is None:
        return ""
    chance = [] if forecast.chance is None else [voice.say("cli-chance", percent=percent(forecast.chance))]
    return " · ".join([*chance, *voice.forecast(forecast)])


def thing_lines(title: Title, wanted: str, voice: Speaker) -> list[str]:
    """Everything whose name is, or begins with, what somebody asked about."""
    own = terminal_of(title)
    lines: dict[str, None] = {}
    for domain, value in ((domain, value) for domain, values in title.domains.items() for value in values):
        if isinstance(value, str) and voice.name(domain, value).lower().startswith(wanted.lower()):
            what = own.thing(domain, value, voice) if own else ""
            if what:
                lines[f"{voice.name(domain, value)}: {what}"] = None
    return list(lines)


# -- the plain view


def plain_position(title: Title, view: View, voice: Speaker) -> Iterator[str]:
    """Turn, panels and pieces of any title, with names where the title has them."""
    yield from plain_turn(title, view, voice)
    for panel in view["view"].get("panels", ()):
        yield from plain_panel(title, panel, voice)
    places: dict[str, list[str]] = {}
    for piece in view["view"].get("pieces", ()):
        places.setdefault(piece["place"], []).append(plain_piece(title, piece, voice))
    yield from columns([(named(title, place, voice), ", ".join(here)) for place, here in places.items()], "  ")


def plain_turn(title: Title, view: View, voice: Speaker) -> list[str]:
    turn = view["view"].get("turn", {})
    line = " · ".join(f"{label(key, voice)}: {value_text(title, value, voice)}" for key, value in turn.items())
    return [line] if line else []


def plain_panel(title: Title, panel: View, voice: Speaker) -> Iterator[str]:
    """A panel: its heading, and a line for its entries that are not empty."""
    heading = named(title, panel["power"], voice) if "power" in panel else label(panel.get("kind", ""), voice)
    skipped = ("kind", "power", "seat")
    entries = [
        f"{label(key, voice)}: {value_text(title, value, voice)}"
        for key, value in panel.items()
        if key not in skipped and value not in (None, "", [], {}, ())
    ]
    yield f"{heading}  " + " · ".join(entries)


def plain_piece(title: Title, piece: View, voice: Speaker) -> str:
    parts = [named(title, piece["owner"], voice) if piece.get("owner") else "", label(piece["kind"], voice)]
    if piece.get("count", 1) != 1:
        parts.append(f"×{piece['count']}")
    parts += [f"({named(title, marker, voice)})" for marker in piece.get("markers", ())]
    return " ".join(part for part in parts if part)


def label(key: str, voice: Speaker) -> str:
    """The title's word for a key of its view, or the key itself."""
    message = message_id("label", key)
    return voice.say(message) if voice.has(message) else key.replace("_", " ")


def named(title: Title, value: str, voice: Speaker) -> str:
    """The name of anything the title knows by this id."""
    domain = next((domain for domain, values in title.domains.items() if value in values), None)
    return value if domain is None else voice.name(domain, value)


def value_text(title: Title, value: Any, voice: Speaker) -> str:
    if isinstance(value, bool):
        return voice.say("cli-yes" if value else "cli-no")
    if isinstance(value, str):
        return named(title, value, voice)
    if isinstance(value, Mapping):
        return ", ".join(f"{named(title, key, voice)} {value_text(title, v, voice)}" for key, v in value.items())
    if isinstance(value, Sequence):
        return ", ".join(value_text(title, part, voice) for part in value)
    return "–" if value is None else str(value)
