"""A march is a whole: each of its parts is offered if and only if a legal whole exists that holds it.

The whole is judged here by brute force and by other means than in the rules: every way to send the units somewhere is
written down, and the armies it leaves are compared with the printed supply table, the largest first.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.rulebook.game_of_thrones.positions import Placed, asked, check, look, table
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ADJACENT, AREA, KIND, LANDS, MAP, PORTS, SEAS, UNITS
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

ALLOWED = ((2, 2), (3, 2), (3, 2, 2), (3, 2, 2, 2), (3, 3, 2, 2), (4, 3, 2, 2), (4, 3, 2, 2, 2))
HOUSE = "stark"
DONE: Option = ("done",)
Moves = tuple[tuple[str, str], ...]
"""Some moves (unit, area) in any order, sorted."""


class Board(NamedTuple):
    """The position as the test sees it."""

    state: GameOfThronesState
    origin: str
    modifier: int

    def movable(self) -> dict[str, int]:
        footmen, knights, ships, engines, *_ = self.state.units[self.origin]
        counts = {"footman": footmen, "knight": knights, "ship": ships, "siege_engine": engines}
        return {unit: count for unit, count in counts.items() if count}

    def targets(self) -> list[str]:
        """Where the units can go at all, by land, by sea or by ship."""
        if KIND[self.origin] == "port":
            return [AREA[self.origin].sea]
        if KIND[self.origin] == "sea":
            own = [port for port in PORTS if self.state.controller(AREA[port].land) == HOUSE]
            return [area for area in ADJACENT[self.origin] if KIND[area] == "sea" or area in own]
        near = {area for area in ADJACENT[self.origin] if KIND[area] == "land"}
        fleet = {sea for sea in SEAS if self.state.owner.get(sea) == HOUSE}
        reached: set[str] = set()
        edge = {sea for sea in ADJACENT[self.origin] if sea in fleet}
        while edge:
            reached |= edge
            edge = {sea for old in edge for sea in ADJACENT[old] if sea in fleet} - reached
        near |= {land for sea in reached for land in ADJACENT[sea] if KIND[land] == "land"}
        return sorted(near - {self.origin})

    def enemy(self, area: str) -> bool:
        owner = self.state.owner.get(area, self.state.garrisons.get(area))
        return area in self.state.neutrals if owner is None else owner != HOUSE

    def legal(self, moves: Moves) -> bool:
        """Whether these moves and no others are a legal march."""
        attacked = {area for _, area in moves if self.enemy(area)}
        if len(attacked) > 1:
            return False
        if any(area in self.state.neutrals and not self._beats(area, moves) for area in attacked):
            return False
        sizes = {area: sum(units) for area, units in self.state.units.items() if self.state.owner[area] == HOUSE}
        for _, area in moves:
            sizes[self.origin] -= 1
            sizes[area] = sizes.get(area, 0) + 1
        if any(KIND[area] == "port" and size > 3 for area, size in sizes.items()):
            return False
        armies = sorted((size for size in sizes.values() if size > 1), reverse=True)
        allowed = ALLOWED[self.state.supply[HOUSE]]
        return len(armies) <= len(allowed) and all(a <= b for a, b in zip(armies, allowed, strict=False))

    def _beats(self, area: str, moves: Moves) -> bool:
        """Without support; a neutral force without a number is never beaten."""
        worth = {"footman": 1, "knight": 2, "siege_engine": 4 if AREA[area].castle else 0}
        strength = sum(worth[unit] for unit, target in moves if target == area) + self.modifier
        return 0 < self.state.neutrals[area] <= strength

    def wholes(self) -> set[Moves]:
        """Every legal march."""
        found = set()
        kinds = self.movable()
        for spread in itertools.product(*(_spreads(count, len(self.targets())) for count in kinds.values())):
            moves: list[tuple[str, str]] = []
            for unit, counts in zip(kinds, spread, strict=True):
                for area, count in zip(self.targets(), counts, strict=True):
                    moves += [(unit, area)] * count
            whole = tuple(sorted(moves))
            if self.legal(whole):
                found.add(whole)
        return found


def _spreads(count: int, targets: int) -> Iterator[tuple[int, ...]]:
    """Every way to send at most so many equal units to the targets."""
    if not targets:
        yield ()
        return
    for first in range(count + 1):
        for rest in _spreads(count - first, targets - 1):
            yield (first, *rest)


def begun(whole: Moves) -> set[Moves]:
    """All that may have been declared on the way to a whole march."""
    found: set[Moves] = set()
    for size in range(len(whole) + 1):
        found.update(itertools.combinations(whole, size))
    return found


class Tree:
    """Everything that can be declared, by the legal wholes alone."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.wholes = board.wholes()
        self.parts: set[Moves] = set().union(*(begun(whole) for whole in self.wholes))

    def options(self, moves: Moves) -> dict[Option, Moves]:
        """What should be offered after some moves, and what is declared then."""
        found: dict[Option, Moves] = {
            ("move", *move): after for move, after in continued(self.board, moves) if after in self.parts
        }
        if moves in self.wholes:
            found[DONE] = moves
        return found

    def forced(self, moves: Moves, seen: set[Moves]) -> tuple[Moves, bool]:
        """Where single options lead, which are never asked about, and whether the march is over then."""
        seen.add(moves)
        options = self.options(moves)
        while len(options) == 1:
            ((option, moves),) = options.items()
            if option == DONE:
                return moves, True
            seen.add(moves)
            options = self.options(moves)
        return moves, False


def compare(match: Match, board: Board) -> int:
    """Walk through everything that can be declared; returns how many marches under way were compared."""
    tree = Tree(board)
    seen: set[Moves] = {()}
    waiting: list[tuple[Match, Moves]] = [(match, ())]
    while waiting:
        at, moves = waiting.pop()
        options = tree.options(moves)
        assert set(asked(at).options) == set(options), f"after {moves}"
        for option, after in options.items():
            if after in seen:
                continue
            fork = at.fork()
            fork.choose(asked(fork), option)
            check(look(fork))
            after, over = tree.forced(after, seen)
            assert declared(fork) == (None if over else after)
            if not over:
                waiting.append((fork, after))
    assert seen == tree.parts
    return len(seen)


def declared(match: Match) -> Moves | None:
    """The moves of the march as far as they are declared; None if it is over."""
    march = look(match).march
    if not match.decisions or match.decisions[0].kind != "move" or march is None:
        return None
    return tuple(sorted((UNITS[unit], area) for area, unit in march.moves))


def continued(board: Board, moves: Moves) -> Iterator[tuple[tuple[str, str], Moves]]:
    """Each further move of a unit that has not moved, with all that is declared then."""
    left = Counter(board.movable())
    left.subtract(unit for unit, _ in moves)
    for move in itertools.product(+left, board.targets()):
        yield move, tuple(sorted((*moves, move)))


def start(units: Placed, origin: str, supply: int, order: str = "march_0") -> Match:
    placed = {area: (HOUSE, *names) if whose == "own" else (whose, *names) for area, (whose, *names) in units.items()}
    return table(("marches",), units=placed, orders={origin: order}, supply={HOUSE: supply}, pause="martell")


def board_of(match: Match, origin: str, modifier: int = 0) -> Board:
    return Board(look(match).copy(), origin, modifier)


@covers("got-march-12")
@pytest.mark.parametrize("supply", range(7))
def test_the_parts_offered_are_those_of_a_legal_whole(supply: int) -> None:
    """Three units in the middle of other armies, some of which they may join and some not."""
    units: dict[str, tuple[str, ...]] = {
        "moat_cailin": ("own", "footman", "knight") if supply < 1 else ("own", "footman", "footman", "knight"),
        "winterfell": ("own", "footman"),
        "seagard": ("own", "footman"),
        "the_twins": ("greyjoy", "footman"),
    }
    if supply:
        units["white_harbor"] = ("own", "footman", "footman")
    match = start(units, "moat_cailin", supply)
    assert compare(match, board_of(match, "moat_cailin")) > 10


@covers("got-march-12", "got-retreat-11")
def test_units_that_cannot_move_are_part_of_the_whole() -> None:
    """Two routed units stay: an army by themselves."""
    units = {
        "moat_cailin": ("own", "footman", "knight", "routed_footman", "routed_knight"),
        "winterfell": ("own", "footman", "footman"),
        "seagard": ("own", "footman", "knight"),
        "the_twins": ("own", "footman"),
    }
    match = start(units, "moat_cailin", 5)
    assert compare(match, board_of(match, "moat_cailin")) > 5


@covers("got-port-5", "got-march-12")
def test_a_port_is_filled_up_to_three_ships_and_within_supply() -> None:
    for supply, harboured in ((6, 1), (1, 1), (5, 2), (2, 0)):
        units: dict[str, tuple[str, ...]] = {
            "the_narrow_sea": ("own", "ship", "ship", "ship"),
            "white_harbor": ("own", "footman", "footman"),
        }
        if harboured:
            units["port_of_white_harbor"] = ("own", *("ship",) * harboured)
        match = start(units, "the_narrow_sea", supply)
        assert compare(match, board_of(match, "the_narrow_sea")) > 5


@covers("got-neutral-2", "got-neutral-3", "got-neutral-4")
@pytest.mark.parametrize(("order", "modifier"), [("march_minus_1", -1), ("march_0", 0), ("march_plus_1", 1)])
def test_a_neutral_force_is_attacked_only_by_enough_units(order: str, modifier: int) -> None:
    units = {
        "crackclaw_point": ("own", "footman", "knight", "siege_engine", "footman"),
        "blackwater": ("own", "footman"),
        "harrenhal": ("greyjoy", "footman"),
    }
    match = start(units, "crackclaw_point", 6, order)
    assert compare(match, board_of(match, "crackclaw_point", modifier)) > 30


@covers("got-neutral-2", "got-march-12")
def test_a_neutral_force_may_be_the_only_way_to_keep_within_supply() -> None:
    units = {
        "crackclaw_point": ("own", "knight", "knight", "footman"),
        "blackwater": ("own", "footman", "footman"),
        "harrenhal": ("own", "footman"),
    }
    match = start(units, "crackclaw_point", 1)
    assert compare(match, board_of(match, "crackclaw_point")) > 10


@covers("got-transport-1", "got-march-12")
def test_transported_units_are_part_of_the_whole() -> None:
    units = {
        "dragonstone": ("own", "footman", "knight"),
        "shipbreaker_bay": ("own", "ship"),
        "crackclaw_point": ("own", "footman", "footman"),
        "storms_end": ("tyrell", "footman"),
    }
    match = start(units, "dragonstone", 0)
    assert compare(match, board_of(match, "dragonstone")) > 8


FORCES = ("footman", "knight", "siege_engine")


def random_board(chance: random.Random) -> tuple[Match, str]:
    """A random small position within supply."""
    while True:
        origin = chance.choice([*LANDS, *SEAS])
        at_sea = KIND[origin] == "sea"
        units = {origin: ("own", *("ship" if at_sea else chance.choice(FORCES) for _ in range(chance.randint(1, 3))))}
        for area in chance.sample(ADJACENT[origin], min(4, len(ADJACENT[origin]))):
            if KIND[area] == "port":
                units[area] = ("own", *("ship",) * chance.randint(1, 3))
                units.setdefault(AREA[area].land, ("own", "footman"))
            elif KIND[area] == "sea":
                units[area] = (chance.choice(("own", "greyjoy")), *("ship",) * chance.randint(1, 2))
            else:
                units[area] = (chance.choice(("own", "own", "greyjoy")), *("footman",) * chance.randint(1, 3))
        lands_of_ports = {AREA[port].land for port in units if KIND[port] == "port"}
        units.update({land: ("own", "footman") for land in lands_of_ports if units[land][0] != "own"})
        if "sunspear" in units:
            continue
        try:
            match = start(units, origin, chance.randint(0, 6), "march_0")
        except AssertionError:
            continue  # beyond supply, or more pieces than there are
        if match.decisions[0].kind == "move":
            return match, origin


@covers("got-march-12", "got-march-7")
@pytest.mark.parametrize("number", range(12))
def test_random_marches(number: int, seed: int) -> None:
    chance = random.Random(f"march/{seed}/{number}")
    for _ in range(4):
        match, origin = random_board(chance)
        compare(match, board_of(match, origin))


def test_the_map_of_this_test_is_the_map() -> None:
    """The brute force reads the same map as the rules, so the map itself must be right: every border both ways."""
    assert len(MAP.areas) == len(KIND) == 58
    assert all(one in ADJACENT[other] for one in ADJACENT for other in ADJACENT[one])
