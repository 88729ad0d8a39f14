"""Positions of Endeavor in one line, and words to play from them.

    match = table(("turn", "red"), red=kit(3, coast=("colonial_house", "dock")), discs={"london": "blue"})
    play(match, ("activate", 2), ("do", "ship"), ("ship_track", "india"))

What is not said is made up so that every component of the box is somewhere: discs not mentioned are in the supply,
tokens not mentioned have left the game, an attribute above the icons on the table comes from attribute tokens.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import warcouncil
from tests.rulebook.asking import asked as asked
from tests.rulebook.asking import may as may
from tests.rulebook.asking import refused as refused
from tests.rulebook.asking import told as told
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option, OptionValue
from warcouncil.titles.endeavor.components import (
    AREA,
    AREA_NUMBER,
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CARD_ICONS,
    CARDS,
    DECKS,
    GOVERNOR_OF,
    GOVERNORS,
    POWERS,
    SILENT,
    SLAVERY,
    TILE_ICONS,
    TOKENS,
    Icons,
)
from warcouncil.titles.endeavor.scoring import Score, score
from warcouncil.titles.endeavor.state import EndeavorState

DISCS = 35
TURN: Entry = ("turn", "red")


class Kit(NamedTuple):
    """A player's board and harbor."""

    harbor: int | None = None
    supply: int | None = None
    coast: tuple[str, ...] = ("colonial_house",)
    workers: tuple[int, ...] = ()
    attributes: Mapping[str, int] = {}
    cards: tuple[str, ...] = ()
    governors: tuple[str, ...] = ()
    free_slot: str = ""
    face_down: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


NOTHING = Kit()
"""A player with an empty harbor and an unoccupied Colonial House."""


def kit(
    harbor: int | None = None,
    *,
    supply: int | None = None,
    coast: Iterable[str] = ("colonial_house",),
    workers: Iterable[int] = (),
    cards: Iterable[str] = (),
    governors: Iterable[str] = (),
    free_slot: str = "",
    face_down: Iterable[str] = (),
    tokens: Iterable[str] = (),
    attributes: Mapping[str, int] | None = None,
    industry: int | None = None,
    culture: int | None = None,
    wealth: int | None = None,
    influence: int | None = None,
) -> Kit:
    """A player with so many discs in the harbor (or so many in the supply and the rest in the harbor)."""
    said = zip(ATTRIBUTES, (industry, culture, wealth, influence), strict=True)
    return Kit(
        harbor,
        supply,
        tuple(coast),
        tuple(workers),
        {**(attributes or {}), **{name: value for name, value in said if value is not None}},
        tuple(cards),
        tuple(governors),
        free_slot,
        tuple(face_down),
        tuple(tokens),
    )


def table(
    *steps: Entry,
    players: int = 3,
    round: int = 2,
    crown: str = "red",
    options: Mapping[str, OptionValue] | None = None,
    discs: Mapping[str, str] | None = None,
    tracks: Mapping[str, Iterable[str]] | None = None,
    seas: Mapping[str, Iterable[str]] | None = None,
    opened: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    top: Mapping[str, int] | None = None,
    discard_area: Iterable[str] = (),
    buildings: Mapping[str, int] | None = None,
    abolished: bool = False,
    everybody: Kit = NOTHING,
    red: Kit | None = None,
    blue: Kit | None = None,
    yellow: Kit | None = None,
    purple: Kit | None = None,
    green: Kit | None = None,
) -> Match:
    """A match at a step, and what follows it.

    `opened`: region -> who filled its track; `top`: deck -> the value of its top card.
    """
    title = warcouncil.get_title("endeavor")
    state = title.setup(players, title.check_options(players, {"side": "A", **(options or {})}))
    assert isinstance(state, EndeavorState)
    state.agenda = list(reversed(steps))
    state.round, state.crown, state.phase = round, crown, "action"
    _lay_discs(state, discs or {}, tracks or {}, seas or {}, opened or {})
    _lay_kits(state, (red, blue, yellow, purple, green), everybody)
    if SILENT in state.supply:
        state.supply[SILENT] = DISCS - sum(state.presence[SILENT])
    _lay_cards(state, top or {}, tuple(discard_area), abolished)
    _lay_buildings(state, buildings)
    _lay_tokens(state, tokens or {})
    _check(title.invariants(state))
    return Match.at(title, state)


def _lay_discs(
    state: EndeavorState,
    discs: Mapping[str, str],
    tracks: Mapping[str, Iterable[str]],
    seas: Mapping[str, Iterable[str]],
    opened: Mapping[str, str],
) -> None:
    spaces = state.board.track_spaces
    state.discs = dict(discs)
    for region, owner in opened.items():
        state.tracks[region] = (owner,) * len(spaces[region])
    for region, owners in tracks.items():
        state.tracks[region] = tuple(owners)
    for region, owners in seas.items():
        state.seas[region] = tuple(owners)
    for region in state.tracks:
        if len(state.tracks[region]) == len(spaces[region]):
            state.open_region(region)
    for owner in state.presence:
        counts = Counter(AREAS[AREA[place]] for place, holder in state.discs.items() if holder == owner)
        for region in state.tracks:
            counts[region] += state.tracks[region].count(owner) + state.seas[region].count(owner)
        state.presence[owner] = tuple(counts[area] for area in AREAS)


def _lay_kits(state: EndeavorState, kits: Iterable[Kit | None], everybody: Kit) -> None:
    for power, own in zip(POWERS, kits, strict=True):
        assert power in state.seats or own is None, f"nobody plays {power}"
        if power in state.seats:
            _lay_kit(state, power, own or everybody)


def _lay_kit(state: EndeavorState, power: str, kit: Kit) -> None:
    state.coast[power] = kit.coast
    state.workers[power] = kit.workers
    state.cards[power] = kit.cards
    state.governors[power] = kit.governors
    state.free_slot[power] = kit.free_slot
    state.face_down[power] = kit.face_down
    state.action_tokens[power] = kit.tokens
    elsewhere = len(kit.workers) + sum(state.presence[power])
    harbor = DISCS - elsewhere - kit.supply if kit.supply is not None else kit.harbor or 0
    state.harbor[power] = harbor
    state.supply[power] = DISCS - elsewhere - harbor
    icons = [TILE_ICONS[tile] for tile in kit.coast] + [CARD_ICONS[card] for card in (*kit.cards, *kit.governors)]
    shown = [sum(icon[i] for icon in icons) for i in range(len(ATTRIBUTES))]
    wanted = [kit.attributes.get(name, have) for name, have in zip(ATTRIBUTES, shown, strict=True)]
    assert all(want >= have for want, have in zip(wanted, shown, strict=True)), f"{power} shows more icons: {shown}"
    state.attributes[power] = four(*wanted)
    state.attribute_tokens[power] = four(*(want - have for want, have in zip(wanted, shown, strict=True)))


def _lay_cards(state: EndeavorState, top: Mapping[str, int], discard_area: tuple[str, ...], abolished: bool) -> None:
    state.discard_area = discard_area
    held = {card for column in (state.cards, state.face_down) for cards in column.values() for card in cards}
    held.update(discard_area)
    state.decks = {deck: tuple(card for card in cards if card not in held) for deck, cards in DECKS.items()}
    gone = [card for deck, value in top.items() for card in state.decks[deck] if CARDS[card].value < value]
    state.abolished = abolished
    gone += [card for card in state.decks["slavery"] if abolished and card not in gone]
    state.removed_cards = tuple(gone)
    state.decks = {deck: tuple(card for card in cards if card not in gone) for deck, cards in state.decks.items()}
    governors = {governor for governors in state.governors.values() for governor in governors}
    opened = {GOVERNOR_OF[region] for region in state.tracks if state.opened[AREA_NUMBER[region]]}
    state.removed_governors = tuple(governor for governor in GOVERNORS if governor in opened - governors)
    state.board_governors = tuple(governor for governor in GOVERNORS if governor not in opened | governors)
    assert not any(card in SLAVERY for card in discard_area)


def _lay_buildings(state: EndeavorState, supply: Mapping[str, int] | None) -> None:
    built = Counter(tile for coast in state.coast.values() for tile in coast if tile in BUILDINGS)
    level_5 = [tile for tile in BUILDINGS if BUILDINGS[tile].level == 5]
    wanted = [tile for tile in level_5 if built[tile] or (supply or {}).get(tile)]
    offered = (wanted + [tile for tile in level_5 if tile not in wanted])[:3]
    state.level_5_aside = tuple(sorted(tile for tile in level_5 if tile not in offered))
    for tile, building in BUILDINGS.items():
        count = 0 if tile in state.level_5_aside else building.count
        left = count - built[tile] if supply is None else supply.get(tile, 0)
        state.building_supply[tile] = left
        state.removed_buildings += (tile,) * (count - built[tile] - left)


def _lay_tokens(state: EndeavorState, tokens: Mapping[str, str]) -> None:
    assert set(tokens) <= set(state.board.round_spaces), "tokens lie on round spaces"
    state.tokens = dict(tokens)
    used = Counter(tokens.values())
    for power in state.seats:
        used.update(state.action_tokens[power])
        for name, count in zip(ATTRIBUTES, state.attribute_tokens[power], strict=True):
            used[f"tok_{name}"] += count
    left = {id: token.count - used[id] for id, token in TOKENS.items()}
    assert all(count >= 0 for count in left.values()), "there are not so many tokens"
    state.removed_tokens = {id: count for id, count in left.items() if count}


def four(*values: int) -> Icons:
    industry, culture, wealth, influence = values
    return industry, culture, wealth, influence


def _check(problems: Iterable[str]) -> None:
    found = list(problems)
    assert not found, found


# -- playing


def look(match: Match) -> EndeavorState:
    """The state of a match of Endeavor."""
    assert isinstance(match.state, EndeavorState)
    return match.state


def play(match: Match, *options: Option) -> EndeavorState:
    """Choose one option after the other; all pieces must stay in the box. Returns the state."""
    for option in options:
        match.choose(asked(match), option)
        _check(match.title.invariants(match.state))
    return look(match)


def play_on(match: Match, seed: int = 0, until: int = 10_000) -> EndeavorState:
    """Random choices to the end of the match (or so many of them)."""
    chance = random.Random(seed)
    for _ in range(until):
        if match.over:
            break
        play(match, chance.choice(asked(match).options))
    return look(match)


def final(match: Match, power: str = "red") -> Score:
    return score(look(match), power)


def row(match: Match, id: str, power: str = "red") -> int:
    """The points of one row of the score pad."""
    return next(row.points for row in final(match, power).rows if row.id == id)


__all__ = [
    "DISCS",
    "POWERS",
    "TURN",
    "asked",
    "final",
    "four",
    "kit",
    "look",
    "may",
    "play",
    "play_on",
    "refused",
    "row",
    "table",
    "told",
]
