"""Copies: what is restored, forked, pickled or started from a checkpoint goes on exactly like the match itself."""

from __future__ import annotations

import copy
import itertools
import pickle
from typing import Any

import warcouncil
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.laws.case import Level, Places, Walk, per_match
from warcouncil.testing.laws.look import asked, difference, same_decision
from warcouncil.testing.laws.observe import Checkpoints, bare, observed, shaken
from warcouncil.testing.play import random_play

Move = tuple[str, str, Option]


@per_match("restore")
def restore(walk: Walk, level: Level) -> None:
    """A snapshot taken at any decision is the same match: state, decisions, views, and what follows."""
    places = Places(10 if level == "quick" else 1, level)
    for match in walk:
        state = match.state
        again = bare(state)
        same = again == state and again.canonical() == state.canonical()
        walk.check(same, f"decode(encode(state)) is another state: {difference(_plain(state), _plain(again))}")
        loaded = warcouncil.load(match.snapshot())
        _same_situation(walk, match, loaded, "a snapshot")
        far = 10_000 if places.reached(walk.number) else 4
        _same_future(walk, match.fork(), loaded, far, "a snapshot")


@per_match("forks")
def forks(walk: Walk, level: Level) -> None:
    """A fork is the same match, and neither changes the other; so are copies made by copy, deepcopy and pickle."""
    light = walk.match.fork(light=True)
    kept: list[tuple[Match, str]] = []
    for match in walk:
        before = match.digest()
        kept.append((match.fork(), before))
        fork = match.fork()
        _same_situation(walk, match, fork, "a fork")
        walk.check(_log(fork) == _log(match), "a fork has another log")
        for _ in random_play_some(fork, walk.number, 12):
            continue
        walk.check(match.digest() == before, "playing on in a fork changes the match it was made from")
        walk.check(light.digest() == before, "a copy without checkpoints comes to another state")
        light.choose(walk.choice[0].id, walk.choice[1])
        if walk.number % 20 == 0:
            for made in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
                walk.check(made == match and asked(made) == asked(match), "copy, deepcopy or pickle give another match")
    for fork, digest in kept:
        walk.check(fork.digest() == digest, "playing on in a match changes a fork of it")
    walk.check(light.over and light.result == walk.match.result, "a copy without checkpoints ends otherwise")


@per_match("checkpoints", observed)
def checkpoints(walk: Walk, level: Level) -> None:
    """Nothing but the state crosses a checkpoint: a match started there goes on like the one that came there. And of
    the state only what it says: an equal one whose dicts have another history goes the same way."""
    kept = Checkpoints(walk)
    digests: list[str] = []
    moves: list[Move] = []
    for match in walk:
        digests.append(match.digest())
        moves.append((walk.choice[0].power, walk.choice[0].kind, walk.choice[1]))
    far = 25 if level == "quick" else 10_000
    every = 1 if level == "full" else max(1, len(kept.found) // 12)
    for checkpoint in kept.found[::every]:
        for state in (bare(checkpoint.state), shaken(checkpoint.state)):
            started = Match.at(walk.case.title, state, dice=checkpoint.dice.copy())
            ahead = slice(checkpoint.number, checkpoint.number + far)
            _goes_on(walk, started, checkpoint.number, digests[ahead], moves[ahead])


def _goes_on(walk: Walk, started: Match, number: int, digests: list[str], moves: list[Move]) -> None:
    for walk.number, digest, (power, kind, option) in zip(itertools.count(number), digests, moves, strict=False):
        walk.check(started.digest() == digest, "a match started at a checkpoint goes another way")
        decision = next(d for d in started.decisions if (d.power, d.kind) == (power, kind))
        started.choose(decision, option)
    if started.over:
        walk.check(started.result == walk.match.result, "a match started at a checkpoint ends otherwise")


def random_play_some(match: Match, seed: int, most: int) -> Any:
    """A few random choices."""
    for number, choice in enumerate(random_play(match, seed)):
        if number == most:
            return
        yield choice


def _same_situation(walk: Walk, match: Match, other: Match, what: str) -> None:
    walk.check(other.digest() == match.digest() and other == match, f"{what} has another digest")
    found = difference(asked(match), asked(other), "decisions")
    walk.check(found is None, f"{what} asks something else: {found}")
    seats = (None, *range(match.players))
    seen, again = match.views(seats, log=False), other.views(seats, log=False)
    for seat in seats:
        found = difference(seen[seat], again[seat], ordered=False)
        walk.check(found is None, f"{what} is seen otherwise by seat {seat}: {found}")


def _same_future(walk: Walk, match: Match, other: Match, most: int, what: str) -> None:
    """Both play on with the same choices and the same dice."""
    for _ in range(most):
        walk.check(other.digest() == match.digest(), f"{what} goes another way")
        if match.over:
            return
        decision = walk.chance.choice(match.decisions)
        option = walk.chance.choice(decision.options)
        other.choose(same_decision(other, decision), option)
        match.choose(decision, option)


def _log(match: Match) -> list[Any]:
    return [(entry.message, entry.arguments, entry.seats) for entry in match.log]


def _plain(state: Any) -> Any:
    return state.to_builtins()
