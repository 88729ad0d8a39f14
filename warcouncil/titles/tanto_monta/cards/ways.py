"""The ways in which a home card is played as an event (6.1): its player chooses among those that are possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from warcouncil.campaign import naval_moves
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Event
from warcouncil.titles.tanto_monta.state import TantoMontaState

NO_EFFECT = "tm-6.1-2"
DECLINE: Option = ("decline",)
KINDS = {
    "home_way": Kind(
        {
            "recruit": (),
            "score": (),
            "send_envoys": (),
            "go_to_war": ("power",),
            "build_fleet": (),
            "send_garrisons": ("unit",),
            "rally_garrisons": (),
            "rally_towns": (),
            "call_ferdinand": (),
            "fetch_discard": (),
            "expedition": (),
            "consolidate": (),
            "hold_council": (),
            "join_leader": ("space", "unit"),
            "treasure_fleet": (),
            "corsair_season": (),
            "levy_and_caravan": ("unit",),
        }
    ),
    "free_sailing": Kind({"naval_move": ("power",), "decline": ()}),
}


class Way(NamedTuple):
    """One of the alternatives on a card."""

    options: Callable[[TantoMontaState], Sequence[Option]]
    """What may be chosen of it now; the act is its name."""
    play: Callable[[TantoMontaState, Option], Any]
    """A function of the state and of what was chosen, or a generator where somebody must decide."""


def always(act: str) -> Callable[[TantoMontaState], Sequence[Option]]:
    return lambda state: [(act,)]


def if_so(act: str, condition: Callable[[TantoMontaState], object]) -> Callable[[TantoMontaState], Sequence[Option]]:
    """A way that is open while something holds."""
    return lambda state: [(act,)] if condition(state) else []


def home_card(card: str, ways: Mapping[str, Way]) -> Event:
    """The event of a home card with its ways, by their acts."""

    def options(state: TantoMontaState) -> list[Option]:
        return [option for way in ways.values() for option in way.options(state)]

    def play(state: TantoMontaState, player: str) -> Flow:
        with OneLook(state):
            open_now = options(state)
        choice = yield Ask(player, "home_way", open_now, about={"card": card})  # tm-6.1-2
        effect = ways[str(choice[0])].play(state, choice)  # tm-6.1-2
        if effect is not None:
            yield from effect

    def forbidden(state: TantoMontaState, player: str) -> str | None:
        return None if any(way.options(state) for way in ways.values()) else NO_EFFECT

    return Event(play, forbidden)


# -- naval moves that cost nothing


def sail_freely(state: TantoMontaState, navy: str, moves: int) -> None:
    """A navy makes so many naval moves before all that follows."""
    state.next(*([("free_sailing", navy)] * moves))


def free_sailing(state: TantoMontaState, navy: str) -> Flow:
    """Step: one of these moves, if anything can sail."""
    if naval_moves.naval_forbidden(state, navy, ("naval_move",)) is not None:
        return
    options: list[Option] = [("naval_move", navy), DECLINE]
    choice = yield Ask(navy, "free_sailing", options)
    if choice != DECLINE:
        naval_moves.naval_move(state, navy, ("naval_move",))


STEPS = {"free_sailing": free_sailing}
