"""The shapes of data/cards.toml: what is printed on the 110 cards and on the eleven reserve cards (6)."""

from __future__ import annotations

from typing import Literal

from warcouncil.table.rows import Certainty, NamedRow, Strict
from warcouncil.titles.napoleonic_wars.conditions import When
from warcouncil.titles.napoleonic_wars.effects import Operation

Moment = Literal[
    "impulse",
    "any_impulse",
    "own_move",
    "any_move",
    "enemy_move",
    "home_entered",
    "group_moves",
    "battle_begins",
    "battle_dice",
    "battle_rolled",
    "battle_decided",
    "siege_dice",
    "naval_dice",
    "naval_roll",
    "intercepted",
    "attrition_rolled",
    "event_announced",
]
"""When an event may be played: in an impulse of one's own, or in answer to something. The head of data/cards.toml says
what each means."""


class ForNeutral(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a neutral minor chooses when it must play the event (5.31), so that nobody decides for it.

    `nation`: the one with most flags on the map or most resources, ties to the earlier on the impulse track. `row`:
    that in which the consul stands, else the Coalition player power last on the track (own_or_last_coalition) or
    France (own_or_france); that one at once (last_coalition); Britain if it opposes the former sponsor, else the
    opposing player power last on the track (opponents); none at all (stay). `place`: fewest steps from the capital,
    ties in the order of the map (nearest), the capital first (capital), most hostile pieces (most_hostile), or the
    first in the list of the region, for the side that does not control it (listed). `option`: the list of a choice,
    counted from 1, or the next one that can be carried out. `flags`: what it does where it may place or remove.
    `decides`: a nation that decides in its stead. `left_out`: operations that do not happen, counted from 1.
    """

    nation: Literal["", "most_flags", "most_resources"] = ""
    row: Literal["", "own_or_last_coalition", "own_or_france", "last_coalition", "opponents", "stay"] = ""
    place: Literal["", "nearest", "capital", "most_hostile", "listed"] = ""
    option: int = 0
    flags: Literal["", "remove"] = ""
    decides: str = ""
    left_out: tuple[int, ...] = ()


class Event(NamedRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What cards and reserve cards have in common: points, marks and an event.

    `needs`: what must hold for the event to be played. `special`: the event has a function of its own, of which
    `numbers` are the figures; the effects then are only the part that needs none.
    """

    cp: int
    plus: bool = False
    no_1805: bool = False
    response: bool = False
    moments: tuple[Moment, ...] = ("impulse",)
    needs: tuple[When, ...] = ()
    effects: tuple[Operation, ...] = ()
    special: bool = False
    numbers: dict[str, int] = {}

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.special and (self.numbers or not self.effects):
            raise ValueError("an event has effects, or it is special and may have numbers")


class Card(Event, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the deck. `certainty` is that of CP, marks and event, `name_certainty` that of the title.

    `color` is that of the CP number: red is forced on neutral minors, green from the turn `green_from` on (5.31). Bars:
    response (6.14), battle (6.15), foreign_war (6.13), no_1805 (6.18). `siege` and `naval`: a battle event that may be
    used there as well, or only there. `timed`: 6.19. `marker`: a marker shows that it lasts (6.11). `remove`: red marks
    leave the game after the event, green ones as an effect says. `breaks_pact`: whose pact it breaks (8.21). `players`:
    who may play the event, everybody if empty; with `sponsors` their sponsors, too.
    """

    color: Literal["", "red", "green"] = ""
    green_from: str = ""
    category: Literal[
        "politics",
        "response",
        "movement",
        "revolt",
        "build",
        "foreign_war",
        "naval",
        "diplomacy",
        "battle",
        "weather",
    ]
    battle: bool = False
    foreign_war: bool = False
    siege: bool = False
    naval: bool = False
    timed: bool = False
    marker: bool = False
    must_be_event: bool = False
    remove: Literal["", "red", "green"] = ""
    breaks_pact: str = ""
    players: tuple[str, ...] = ()
    sponsors: bool = False
    neutral: ForNeutral | None = None
    name_certainty: Certainty = "sure"

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.color == "green") != bool(self.green_from):
            raise ValueError("a green number, and no other, has a turn from which it is forced")


class Reserve(Event, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A reserve card, printed on the headquarters display of a nation (6.2)."""

    nation: str


class Cards(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cards: tuple[Card, ...]
    reserves: tuple[Reserve, ...]
