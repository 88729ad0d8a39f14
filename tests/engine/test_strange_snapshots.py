"""A snapshot from a file may hold anything: what the rules cannot have come to is refused, and nothing else happens."""

from __future__ import annotations

import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec
import pytest

import warcouncil
from tests.engine.strange import FIELDS, Strange, sealed
from tests.titles.parley import Parley
from warcouncil.engine import title as registry
from warcouncil.engine.errors import BadFile, WarCouncilError
from warcouncil.engine.load import resume
from warcouncil.engine.match import Match
from warcouncil.engine.snapshot import CHECKSUM, MAGIC
from warcouncil.engine.title import register
from warcouncil.testing.laws.case import cases
from warcouncil.testing.play import random_choice, random_play

TITLES = ("parley", "endeavor", "game_of_thrones", "here_i_stand")
SLICE = {"parley": 120, "endeavor": 60, "game_of_thrones": 60, "here_i_stand": 30}
"""Strange snapshots of each title in `make test`."""
SOAK = 2500
CHOICES = 50
SECONDS = 60
"""After which a match counts as one that hangs, on however busy a machine."""


class Hung(BaseException):
    """Not an Exception, so that nobody takes it for one of a broken state."""


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    register("parley", Parley)


@contextmanager
def in_time() -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def good_snapshots(title: str, count: int, seed: int) -> list[bytes]:
    """Snapshots from all over random matches, at ends of steps and in the middle of them."""
    found: list[bytes] = []
    for case in cases(title, count, seed):
        match = case.new()
        stop = random.Random(f"{seed}/{case.seed}").randrange(250)
        for number, _ in enumerate(random_play(match, case.seed)):
            if number == stop:
                break
        found.append(match.snapshot())
    return found


def tried(data: bytes, seed: int) -> str:
    """What became of a snapshot: refused when loaded, refused later, or played on."""
    try:
        match = warcouncil.load(data)
    except BadFile:
        return "refused"
    chance = random.Random(seed)
    try:
        for _ in range(CHOICES):
            if match.over:
                break
            match.choose(*random_choice(match, chance))
    except WarCouncilError:
        return "failed later"
    return "played on"


def try_strange(title: str, count: int, seed: int) -> Counter[str]:
    """Strange snapshots of a title, and what became of them; anything but an error of ours fails the test."""
    found: Counter[str] = Counter()
    good = good_snapshots(title, max(4, count // 50), seed)
    makers = [Strange(data, tuple(registry.get_title(title).steps), f"{seed}/{n}") for n, data in enumerate(good)]
    for number in range(count):
        data = makers[number % len(makers)].make()
        try:
            with in_time():
                found[tried(data, number)] += 1
        except (Exception, Hung) as error:
            raise AssertionError(
                f"{title}, snapshot {number} of seed {seed}: {type(error).__name__}: {error}"
            ) from error
    return found


@pytest.mark.parametrize("title", TITLES)
def test_strange_snapshots_raise_only_our_own_errors(title: str, seed: int) -> None:
    found = try_strange(title, SLICE[title], seed)
    assert found["refused"] > SLICE[title] // 3
    assert found.total() == SLICE[title]


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_thousands_of_strange_snapshots(title: str, seed: int, record_property: Callable[[str, object], None]) -> None:
    record_property("count", try_strange(title, SOAK, seed + 1000).total())


def changed(match: Match, **values: object) -> bytes:
    """A snapshot with other values: fields of the snapshot, or of the state."""
    fields = msgspec.msgpack.decode(match.snapshot()[len(MAGIC) + CHECKSUM :])
    state = msgspec.msgpack.decode(fields[FIELDS.index("state")])
    for name, value in values.items():
        if name in FIELDS:
            fields[FIELDS.index(name)] = value
        else:
            state[name] = value
    fields[FIELDS.index("state")] = msgspec.msgpack.encode(state)
    return sealed(msgspec.msgpack.encode(fields))


STRANGE = [
    ({"discards": ["raid_1", "raid_1"]}, "cards are missing or doubled"),
    ({"players": 10**9}, "is played by 2, 3, 4 players"),
    ({"seats": {"cobalt": 0, "amber": 7, "league": 1}}, "not played by the seats"),
    ({"coins": {"cobalt": 1, "amber": 10**12, "league": 1}}, "more than a match can come to"),
    ({"agenda": [["no_such_step"]]}, "does not fit the rules"),
    ({"agenda": [["turn", "nobody"]]}, "does not fit the rules"),
    ({"garrisons": {}}, "does not fit the rules"),
    ({"epoch": -1}, "a counter is out of bounds"),
    ({"barrier": 99}, "the barrier is out of bounds"),
    ({"last_seat": 9}, "there is no such seat"),
    ({"standing": {9: {"*": ["turn"]}}}, "somebody stands who is not there"),
    ({"undone": [[1, "nobody", 1]]}, "somebody took back who is not there"),
    ({"spoken": {"nobody": 1}}, "somebody speaks who is not there"),
]


@pytest.mark.parametrize(("values", "reason"), STRANGE, ids=lambda value: str(value)[:40])
def test_what_the_rules_cannot_have_come_to_is_refused(values: dict[str, object], reason: str) -> None:
    match = warcouncil.new("parley", players=2, seed=3)
    assert warcouncil.load(changed(match)) == match
    with pytest.raises(BadFile, match=reason):
        warcouncil.load(changed(match, **values))


def test_a_snapshot_of_our_own_is_not_looked_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    data = warcouncil.new("parley", players=2, seed=3).snapshot()
    monkeypatch.setattr(Parley, "invariants", lambda self, state: ["something is wrong"])
    with pytest.raises(BadFile, match="something is wrong"):
        warcouncil.load(data)
    assert not resume(data).over


def test_a_view_that_cannot_be_made_refuses_the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    data = warcouncil.new("parley", players=2, seed=3).snapshot()

    def broken(self: Parley, state: object) -> dict[str, object]:
        raise ZeroDivisionError("nothing to see")

    monkeypatch.setattr(Parley, "public_view", broken)
    with pytest.raises(BadFile, match="ZeroDivisionError: nothing to see"):
        warcouncil.load(data)


@pytest.mark.parametrize("title", TITLES)
def test_a_match_with_every_option_as_it_comes_is_read_back(title: str) -> None:
    """Set-up may settle an option, such as the side of the board that is played: the header has what was asked for."""
    match = warcouncil.new(title, seed=1)
    assert warcouncil.load(match.snapshot()) == match


def test_a_header_with_other_options_than_the_state_is_refused() -> None:
    match = warcouncil.new("endeavor", players=2, seed=1, options={"side": "A"})
    header = match.journal.header
    match.journal.header = msgspec.structs.replace(header, options={**header.options, "side": "B"})
    with pytest.raises(BadFile, match="the header is of another match"):
        warcouncil.load(match.snapshot())
