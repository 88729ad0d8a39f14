"""Matches with what everybody saw of them: whoever moves rules to another place changes nothing that they show.

python -m tests.matches.views here_i_stand      records them anew, for rules that were changed on purpose
"""

from __future__ import annotations

import gzip
import hashlib
import itertools
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import warcouncil
from warcouncil.bots.base import seat_bots
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY, Option, OptionValue
from warcouncil.engine.title import get_title

FOLDER = Path(__file__).parent
EVERY = 20
"""Choices between two looks."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match choice by choice, and digests of all views on the way."""

    name: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    choices: tuple[tuple[str, str, Option], ...]
    """Who chose, what was asked, and the answer."""
    looks: tuple[str, ...]
    """After every so many choices, and at the end."""


def look(match: Match) -> str:
    """A digest of all that anybody sees: each seat, a spectator, and everybody together."""
    seen = [match.view(seat) for seat in (None, *range(match.players), EVERYBODY)]
    return hashlib.blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=8).hexdigest()


def file_of(title: str) -> Path:
    return FOLDER / f"{title}-views.json.gz"


def read(title: str) -> list[Seen]:
    return msgspec.json.decode(gzip.decompress(file_of(title).read_bytes()), type=list[Seen])


def replayed(title: str, seen: Seen) -> list[str]:
    """The looks of a match played again, choice by choice."""
    options = get_title(title).stored_options(seen.players, seen.options)
    match = warcouncil.new(title, players=seen.players, options=options, seed=seen.seed)
    looks = []
    for number, (power, kind, option) in enumerate(seen.choices):
        if number % EVERY == 0:
            looks.append(look(match))
        decision = next(one for one in match.decisions if (one.power, one.kind) == (power, kind))
        match.choose(decision, option)
    return [*looks, look(match)]


def record(title: str, bots: str, players: int, options: dict[str, OptionValue], seed: int) -> Seen:
    """A match of bots; where several may decide at once, chance says who is next."""
    match = warcouncil.new(title, players=players, options=options, seed=seed)
    seated = seat_bots(get_title(title), (bots,), players, seed)
    chance = random.Random(f"views/{seed}")
    choices: list[tuple[str, str, Option]] = []
    looks = []
    while not match.over:
        if len(choices) % EVERY == 0:
            looks.append(look(match))
        decision = chance.choice(match.decisions)
        bot = seated[decision.seat]
        option = bot.choose(match.view(decision.seat, log=False) if bot.needs_view else {}, decision)
        choices.append((decision.power, decision.kind, option))
        match.choose(decision, option)
    name = f"{bots}, {players} players, {options.get('scenario', '')}"
    return Seen(name, players, options, seed, tuple(choices), (*looks, look(match)))


def main(title_id: str) -> None:
    title = get_title(title_id)
    wanted = itertools.product(("random", "heuristic"), title.scenarios or ("",), title.players)
    found = []
    for seed, (bots, scenario, players) in enumerate(wanted, 1):
        options: dict[str, Any] = {"scenario": scenario} if scenario else {}
        found.append(record(title_id, bots, players, options, seed))
        print(found[-1].name, len(found[-1].choices), flush=True)
    text = json.dumps(msgspec.to_builtins(found), separators=(",", ":")).encode()
    file_of(title_id).write_bytes(gzip.compress(text, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
