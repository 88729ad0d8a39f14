"""`warcouncil bench`: how fast whole random matches are played, beside python-chess in the same run."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from time import perf_counter
from types import ModuleType

import msgspec

import warcouncil
from warcouncil.commands.common import (
    Arguments,
    add_language,
    add_title,
    chosen_title,
    columns,
    positive,
)
from warcouncil.commands.extras import need
from warcouncil.engine.match import Match
from warcouncil.engine.title import Title, get_title, title_ids
from warcouncil.text import Speaker, speaker

EXAMPLE = "warcouncil bench endeavor --seconds 20"
SLICE = 0.25
"""Seconds that one side is measured before the other has its turn: noise then falls on both."""
FORKS = 200
"""Copies for one seat in each sampled position."""
SAMPLES = 12
"""Mid-game positions in which copies are made."""


class Speed(msgspec.Struct):
    """What was measured of one title; `--json` prints it."""

    title: str
    decisions_per_second: float
    matches_per_second: float
    mean_options: float
    ratio_to_python_chess: float
    forks_per_second: float
    fork_p95_us: float
    match_bytes: int
    matches: int
    decisions: int
    chess_decisions_per_second: float


class Count:
    """Decisions with two options or more, the options they had, whole matches, and the time they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0
        self.matches = 0
        self.seconds = 0.0

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    add_title(parser, needed=False)
    parser.add_argument("--seconds", metavar="S", type=positive(voice), default=10.0, help=say("cli-arg-seconds"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    games = [chosen_title(voice, args.title)] if args.title else [get_title(name) for name in title_ids()]
    chess = python_chess(voice)
    speeds = [measure(title, chess, args.seconds) for title in games]
    if args.json:
        print(json.dumps(plain(speeds, single=args.title is not None)))
    else:
        print("\n".join(described(speeds, voice)))
    return 0


def python_chess(voice: Speaker) -> ModuleType:
    need(voice, "bench")
    import chess

    return chess


def measure(title: Title, chess: ModuleType, seconds: float) -> Speed:
    """Random play of the title and of chess by turns, then copies in mid-game positions."""
    game, other = Count(), Count()
    chance = random.Random(1)
    number = 0
    half = min(SLICE, seconds / 4)
    start = perf_counter()
    while perf_counter() - start < seconds or not game.matches:
        number = timed(game, half, lambda n: title_match(title, n, game, chance), number)
        timed(other, half, lambda n: chess_game(chess, other, chance), 0)
    positions = [mid_game(title, seed) for seed in range(SAMPLES)]
    forks = sorted(us for position in positions for us in fork_times(position))
    return Speed(
        title=title.id,
        decisions_per_second=round(game.rate, 1),
        matches_per_second=round(game.matches / game.seconds, 2),
        mean_options=round(game.options / game.decisions, 2),
        ratio_to_python_chess=round(game.rate / other.rate, 2),
        forks_per_second=round(1e6 * len(forks) / sum(forks), 1),
        fork_p95_us=round(forks[len(forks) * 95 // 100], 1),
        match_bytes=max(match_bytes(position) for position in positions),
        matches=game.matches,
        decisions=game.decisions,
        chess_decisions_per_second=round(other.rate, 1),
    )


def timed(count: Count, seconds: float, play: Callable[[int], None], number: int) -> int:
    """Play whole matches for a while; returns the number of the next one."""
    start = perf_counter()
    while perf_counter() - start < seconds:
        play(number)
        number += 1
    count.seconds += perf_counter() - start
    return number


def title_match(title: Title, number: int, count: Count, chance: random.Random) -> None:
    """One whole match from set-up to the end, options listed, journal and dice on, nothing put into words."""
    players = title.players[number % len(title.players)]
    match = warcouncil.new(title, players=players, seed=number, log=False)
    pick = chance.random
    while not match.over:
        open_now = match.decisions
        decision = open_now[int(pick() * len(open_now))]
        options = decision.options
        size = len(options)
        if size > 1:
            count.decisions += 1
            count.options += size
        match.choose(decision, options[int(pick() * size)])
    count.matches += 1


def chess_game(chess: ModuleType, count: Count, chance: random.Random) -> None:
    """One random game of chess, counted by the same rule."""
    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        size = len(moves)
        if size > 1:
            count.decisions += 1
            count.options += size
        board.push(chance.choice(moves))
    count.matches += 1


def mid_game(title: Title, seed: int) -> Match:
    """A random match stopped half-way: played once to learn its length, then again to the middle."""
    players = title.players[seed % len(title.players)]
    length = _play(title, players, seed, None)[1]
    middle = length // 2 + seed % 5
    return _play(title, players, seed, min(middle, length - 1))[0]


def _play(title: Title, players: int, seed: int, stop: int | None) -> tuple[Match, int]:
    match = warcouncil.new(title, players=players, seed=seed)
    chance = random.Random(seed)
    made = 0
    while not match.over and made != stop:
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
        made += 1
    return match, made


def fork_times(match: Match) -> list[float]:
    """Microseconds of single copies, for every seat in turn."""
    times = []
    for number in range(FORKS):
        start = perf_counter()
        match.fork(seat=number % match.players)
        times.append((perf_counter() - start) * 1e6)
    return times


def match_bytes(match: Match) -> int:
    return len(match.snapshot()) + len(match.journal.text().encode())


# -- output


def plain(speeds: list[Speed], single: bool) -> dict[str, object]:
    """One title: its figures. All titles: each one's figures under `titles`, and on top the weakest of each."""
    every = [msgspec.to_builtins(speed) for speed in speeds]
    if single:
        return dict(every[0])
    worst_is_high = {"fork_p95_us", "match_bytes"}
    keys = (key for key in every[0] if isinstance(every[0][key], int | float))
    weakest = {key: (max if key in worst_is_high else min)(one[key] for one in every) for key in keys}
    return {**weakest, "titles": {one["title"]: one for one in every}}


def described(speeds: list[Speed], voice: Speaker) -> list[str]:
    say = voice.say
    lines: list[str] = []
    for speed in speeds:
        rows = [
            (say("cli-bench-decisions"), f"{speed.decisions_per_second:,.0f}"),
            (say("cli-bench-ratio"), f"{speed.ratio_to_python_chess:.2f}"),
            (say("cli-bench-matches"), f"{speed.matches_per_second:,.1f}"),
            (say("cli-bench-options"), f"{speed.mean_options:.1f}"),
            (say("cli-bench-forks"), f"{speed.forks_per_second:,.0f}"),
            (say("cli-bench-p95"), f"{speed.fork_p95_us:,.0f}"),
            (say("cli-bench-bytes"), f"{speed.match_bytes:,}"),
        ]
        lines += [*([""] if lines else []), speaker(speed.title, voice.language).title(), *columns(rows, "  ")]
    return lines
