"""Words of the tests of war on land: march, skip questions, look at stacks."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, impulse, look, may, play, scene
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.realm import PLAYER, REALM

DECLINED: dict[str, Option] = {
    "intercept": ("pass",),
    "avoid_battle": ("pass",),
    "withdraw": ("fight",),
    "charge": ("stand",),
    "dismount": ("stand",),
}


def war(power: str, points: int, *dice: tuple[str, object], **said: Any) -> Match:
    """The player of a power in his impulse, on a map with these units alone."""
    return impulse(PLAYER[power], points, *dice, state=scene(**said))


def march(match: Match, power: str, origin: str, target: str, *formation: Option) -> None:
    """A power moves: everybody, or the formation that is put together; what has one answer is not asked."""
    play(match, ("move", power, origin))
    if kind(match) == "move_to":
        play(match, ("space", target))
    for step in formation or ((("all",),) if kind(match) == "move_formation" and may(match, ("all",)) else ()):
        play(match, step)
    while kind(match) == "move_formation":
        play(match, asked(match).options[-1])


def kind(match: Match) -> str:
    """What is asked now, if anything is."""
    return asked(match).kind if match.decisions else ""


def skip(match: Match, *kinds: str) -> None:
    """Decline whatever of these kinds is asked."""
    while match.decisions and asked(match).kind in kinds:
        play(match, DECLINED[asked(match).kind])


def units(match: Match, space: str, owner: str) -> dict[str, int]:
    """What an owner has in a space."""
    counts = zip(REALM.land_units, look(match).stack(space, owner).counts, strict=True)
    return {unit: many for unit, many in counts if many}
