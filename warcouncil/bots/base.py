"""What a bot is, and how one is found by its name.

A bot plays one seat from what that seat may see. It is told the title, its seat and a seed, and
answers decisions one at a time:

    bot = make_bot(title, "random", seat=0, seed=7)
    option = bot.choose(match.view(0), decision)
    for ranked in bot.rank(match.view(0), decision):
        print(ranked.value, ranked.option)
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from warcouncil.bots.random_bot import RandomBot
from warcouncil.engine.errors import BadOption
from warcouncil.engine.judging import Ranked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Seed = int | str


class Bot(Protocol):
    """Plays one seat. `needs_view` is false for a bot that looks at the options alone and spares us the view."""

    needs_view: ClassVar[bool]

    def __init__(self, title: Title, seat: int, seed: Seed) -> None: ...

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        """One of the decision's options; `view` is what `match.view(seat)` gave (empty without `needs_view`)."""
        ...

    def rank(self, view: Mapping[str, Any], decision: Decision) -> list[Ranked]:
        """Every option with its value and the reasons for it, the best first."""
        ...


def bot_names(title: Title) -> tuple[str, ...]:
    """The bots that can play a title: random play, then the title's own."""
    return ("random", *(name for name in title.bots if name != "random"))


def default_bot(title: Title) -> str:
    """Whom a person plays against if nothing else is said: the title's own bot, or random play."""
    return "heuristic" if "heuristic" in title.bots else next(iter(title.bots), "random")


def make_bot(title: Title, name: str, seat: int, seed: Seed) -> Bot:
    """A bot by its name; BadOption says which there are."""
    if name in title.bots:
        module, _, member = title.bots[name].partition(":")
        kind: type[Bot] = getattr(import_module(module), member)
        return kind(title, seat, seed)
    if name == "random":
        return RandomBot(title, seat, seed)
    raise BadOption(f"{title.id} has no bot {name!r}; it has: {', '.join(bot_names(title))}")


def seat_bots(title: Title, names: tuple[str, ...], players: int, seed: Seed) -> tuple[Bot, ...]:
    """A bot for every seat. Fewer names than seats are used again from the first on.

    Each bot gets a seed of its own, so that two random bots at one table do not play in step.
    """
    if len(names) > players:
        raise BadOption(f"{len(names)} bots are too many for {players} players")
    return tuple(make_bot(title, names[seat % len(names)], seat, f"{seed}/{seat}") for seat in range(players))
