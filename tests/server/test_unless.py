"""Standing answers "pass, unless it concerns me": given at once, to be taken back, and known to nobody else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.house import House, Json, Person, Wall, running
from tests.server.playing import Game
from tests.server.test_clocks import table_with
from tests.server.test_secrets import Ear
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.seal import Seal
from warcouncil.server.storage.book import ClockRule, Pause, Table
from warcouncil.server.tables import unless, windows
from warcouncil.server.tables.concerns import concerns

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
OPTIONS: Json = {"rounds": 4, "windows": "discreet"}
BOB = 1
ALWAYS: Json = {"until": ["never"], "unless_concerned": True}


@pytest.fixture
def slow(folder: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """No window closes before somebody sets the clock."""
    long_windows(monkeypatch)
    with running(folder, wall_clock=wall) as house:
        yield house


def long_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "SHORTEST", 300.0)
    monkeypatch.setattr(windows, "LONGEST", 301.0)


class Three(Game):
    """A match of Parley between Ann, Bob and Cid, in which Bob may have said when he wants to be asked."""

    def __init__(self, house: House, people: tuple[Person, Person, Person], seed: int, **options: Any) -> None:
        ann, bob, cid = people
        table = ann.table("parley", 3, seats=SEATS, options={**OPTIONS, **options})
        for person in (bob, cid):
            person.join(ann.invite(table))
        ann.post(f"/api/tables/{table['id']}/start")
        super().__init__(house, str(table["id"]))
        self.people = people
        self._chance = random.Random(seed)

    def wish(self, **said: Any) -> Json:
        body = {"seat": BOB, "trigger": "*", **ALWAYS, **said}
        update: Json = self.people[BOB].call("PUT", f"/api/matches/{self.match}/standing", body)
        return update

    def bobs(self) -> list[Json]:
        """What Bob is asked in a window."""
        asked = self.people[BOB].look(self.match, seat=BOB)["state"]["decisions"]
        return [decision for decision in asked if decision["trigger"]]

    def round_now(self) -> int:
        """The round, as Bob sees it."""
        return int(self.people[BOB].look(self.match, seat=BOB)["state"]["view"]["turn"]["round"])

    def records(self) -> list[tuple[Any, ...]]:
        """All that Bob has passed in windows, as the journal has it."""
        with self.house.services.gate.look(self.match) as live:
            assert live.match is not None
            return [one for one in live.match.journal if one[:2] == ("choice", BOB) and one[7] == PASS and one[8]]

    def over(self) -> bool:
        """Whether the match is; nothing is drawn at random for it."""
        return not self.decisions() and self.held() is None

    def close(self, wall: Wall) -> None:
        """The drawn time of a window is over."""
        wall.ahead += 400
        self.house.services.sweeper.sweep()

    def go_on(self, wall: Wall) -> None:
        """One choice of somebody; or the window closes in which all have answered."""
        if not self.play(1):
            self.close(wall)


def friends(house: House) -> tuple[Person, Person, Person]:
    return house.person("Ann"), house.person("Bob"), house.person("Cid")


def to_bobs_window(house: House, wall: Wall, concerned: bool, **options: Any) -> Three:
    """A match in which Bob is asked in a window that concerns him, or one that does not."""
    people = friends(house)
    for seed in range(60):
        game = Three(house, people, seed, **options)
        while not game.over():
            if (asked := game.bobs()) and ("amber" in asked[0]["concerns"]) is concerned:
                return game
            game.go_on(wall)
    raise AssertionError("Bob was never asked so")


# -- asked or not


def test_whom_it_does_not_concern_passes_at_once_and_whoever_it_does_is_asked(slow: House, wall: Wall) -> None:
    game = to_bobs_window(slow, wall, concerned=False)
    held, before = game.held(), len(game.records())
    update = game.wish()
    assert update["state"]["unless_concerned"] == {"*": ["never"]} and update["state"]["standing"] == {}
    assert not game.bobs() and game.held() == held, "the window stands as long as it was to"
    record = game.records()[before]
    game.people[BOB].post(f"/api/matches/{game.match}/undo", {"seat": BOB})
    game.wish(until=[])
    by_hand = game.bobs()[0]
    game.people[BOB].choose(game.match, by_hand, ["pass"], seat=BOB)
    assert (record[6:], record[4]) == (game.records()[-1][6:], "amber"), "as if the person had passed"

    concerned = to_bobs_window(slow, wall, concerned=True)
    concerned.wish()
    assert concerned.bobs() and "amber" in concerned.bobs()[0]["concerns"]


def test_nothing_outside_windows_is_answered(slow: House, wall: Wall) -> None:
    """In a turn of Parley one may pass, too."""
    people = friends(slow)
    for seed in range(60):
        game = Three(slow, people, seed)
        game.wish()
        while not game.over():
            asked = game.asked()
            if asked is not None and asked.kind == "turn" and asked.seat == BOB:
                assert PASS in asked.options and asked.trigger is None
                return
            game.go_on(wall)
    raise AssertionError("it was never Bob's turn")


@pytest.mark.parametrize("policy", ["sealed", "quick"])
def test_where_windows_are_not_held_they_go_on(slow: House, wall: Wall, policy: str) -> None:
    game = to_bobs_window(slow, wall, concerned=False, windows=policy)
    asked, passed = game.bobs()[0]["id"], len(game.records())
    game.wish()
    assert asked not in [one["id"] for one in game.bobs()]
    assert ".".join(map(str, game.records()[passed][2:6])) == asked


# -- until when


def test_it_lapses_where_everybody_sees_that_its_time_is_over(slow: House, wall: Wall) -> None:
    game = Three(slow, friends(slow), 3)
    game.wish(until=["council"])
    start = game.round_now()
    while game.round_now() == start:
        assert game.people[BOB].look(game.match, seat=BOB)["state"]["unless_concerned"] == {"*": ["council"]}
        game.go_on(wall)
    assert game.people[BOB].look(game.match, seat=BOB)["state"]["unless_concerned"] == {}


def test_taken_back_it_asks_again_and_a_pass_for_all_takes_its_place(slow: House, wall: Wall) -> None:
    game = Three(slow, friends(slow), 4)
    game.wish(trigger="raid")
    assert game.wish(trigger="raid", until=[])["state"]["unless_concerned"] == {}
    game.wish(trigger="raid")
    state = game.wish(trigger="raid", unless_concerned=False)["state"]
    assert (state["standing"], state["unless_concerned"]) == ({"raid": ["never"]}, {})
    state = game.wish(trigger="raid")["state"]
    assert (state["standing"], state["unless_concerned"]) == ({}, {"raid": ["never"]})


def test_what_is_for_all_powers_of_a_seat_can_be_taken_back_for_one(slow: House) -> None:
    """Cid plays Damson and the League."""
    game = Three(slow, friends(slow), 4)
    cid, path = game.people[2], f"/api/matches/{game.match}/standing"
    cid.call("PUT", path, {"seat": 2, "trigger": "*", **ALWAYS})
    update = cid.call("PUT", path, {"seat": 2, "trigger": "*", "until": [], "power": "league"})
    assert update["state"]["unless_concerned"] == {"damson *": ["never"]}
    update = cid.call("PUT", path, {"seat": 2, "trigger": "*", **ALWAYS})
    assert update["state"]["unless_concerned"] == {"*": ["never"]}


@pytest.mark.parametrize(
    ("said", "field"),
    [({"trigger": "asked"}, "trigger"), ({"trigger": "no"}, "trigger"), ({"until": ["turn"]}, "until"),
     ({"until": ["no"]}, "until"), ({"power": "damson"}, "power")],
)  # fmt: skip
def test_wishes_that_cannot_be_are_refused(slow: House, said: Json, field: str) -> None:
    game = Three(slow, friends(slow), 4)
    body = {"seat": BOB, "trigger": "*", **ALWAYS, **said}
    answer = game.people[BOB].http.put(f"/api/matches/{game.match}/standing", json=body)
    assert answer.status_code == 400 and field in answer.text


def test_it_survives_a_restart(folder: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    long_windows(monkeypatch)
    with running(folder, wall_clock=wall) as house:
        game = to_bobs_window(house, wall, concerned=False)
        game.people[BOB].choose(game.match, game.bobs()[0], ["pass"], seat=BOB)
        game.wish()
        passed = len(game.records())
    with running(folder, wall_clock=wall) as again:
        same = Game(again, game.match)
        for _ in range(400):
            with again.services.gate.look(game.match) as live:
                assert live.match is not None
                match = live.match
                assert [one.window for one in live.table.unless] == ["*"]
                asked = [one for one in match.decisions if one.trigger and one.seat == BOB]
                assert all(concerns(match, one) for one in asked)
                given = [one for one in match.journal if one[:2] == ("choice", BOB) and one[7] == PASS and one[8] & 8]
            if match.over or len(given) > passed + 3:
                break
            if not same.play(1):
                wall.ahead += 400
                again.services.sweeper.sweep()


def test_whoever_leaves_takes_it_along(slow: House) -> None:
    game = Three(slow, friends(slow), 5)
    game.wish()
    game.people[BOB].call("POST", f"/api/matches/{game.match}/resign", {"seat": BOB, "hand_over_talk": False}, 204)
    with slow.services.gate.look(game.match) as live:
        assert live.table.unless == ()


# -- taking back the pass


def test_a_pass_that_is_taken_back_is_not_given_again_in_that_window(slow: House, wall: Wall) -> None:
    game = to_bobs_window(slow, wall, concerned=False)
    game.wish()
    assert not game.bobs()
    ann, bob, _ = game.people
    assert bob.look(game.match, seat=BOB)["state"]["can_undo"]
    bob.post(f"/api/matches/{game.match}/undo", {"seat": BOB})
    assert game.bobs(), "he looks himself"
    ann.call("PUT", f"/api/matches/{game.match}/standing", {"seat": 0, "trigger": "raid", "until": ["never"]})
    assert game.bobs(), "what others do changes nothing"
    bob.choose(game.match, game.bobs()[0], ["pass"], seat=BOB)
    spared = game.held()
    game.close(wall)
    for _ in range(60):
        if game.over():
            break
        if game.held() != spared:
            assert all("amber" in one["concerns"] for one in game.bobs()), "in the next window it holds again"
        game.go_on(wall)


# -- one window, without a server


def window(seed: int, **options: Any) -> Match:
    """A match of Parley that holds, with Bob asked in a window that does not concern him."""
    for one in range(seed, seed + 300):
        match = Match.new("parley", players=3, seed=one, options={**OPTIONS, **options}, hold=True)
        chance = random.Random(one)
        while not match.over:
            if match.answered:
                match.close_window()
                continue
            if any(d.seat == BOB and d.trigger and not concerns(match, d) for d in match.decisions):
                return match
            decision = chance.choice(match.decisions)
            match.choose(decision, chance.choice(decision.options))
    raise AssertionError("Bob was never asked so")


def wished(match: Match, trigger: str = "*", power: str = "") -> Table:
    return unless.with_wish(table_with(ClockRule()), match, BOB, trigger, power, ("never",))


def asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


def test_the_drawn_time_does_not_depend_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for table_of in (lambda match: table_with(ClockRule()), wished):
        match = window(1)
        monkeypatch.setattr(windows, "_CHANCE", random.Random(7))
        table = windows.settled(table_of(match), match, 100.0)
        assert (BOB in asked(match)) == (not table.unless)
        drawn.append(table.window and (table.window.id, table.window.until))
    assert drawn[0] is not None and drawn[0] == drawn[1]


def test_nobody_passes_in_a_pause_nor_for_other_windows_or_powers() -> None:
    match = window(1)
    trigger = next(one.trigger for one in match.decisions if one.seat == BOB)
    windows.settled(replace(wished(match), paused=Pause("u0", 1.0)), match, 100.0)
    assert BOB in asked(match)
    other = "uprising" if trigger == "raid" else "raid"
    windows.settled(wished(match, other), match, 100.0)
    assert BOB in asked(match)
    windows.settled(wished(match, str(trigger), "amber"), match, 100.0)
    assert BOB not in asked(match)


def test_one_that_lapsed_stands_again_if_what_ended_it_is_taken_back() -> None:
    match = window(1)
    table = unless.with_wish(table_with(ClockRule()), match, BOB, "*", "", ("council",))
    state: Any = match.state
    before = state.round
    assert unless.told(table, match, BOB) == {"*": ("council",)} and unless.told(table, match, 0) == {}
    state.round = before + 1
    assert unless.told(table, match, BOB) == {}
    state.round = before
    assert unless.told(unless.kept(table, match, ()), match, BOB) == {"*": ("council",)}


# -- nobody else can tell


def test_the_others_are_sent_the_same_bytes_with_and_without_it(
    slow: House, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One match twice: in the first the wish passes for Bob, in the second he does it himself, and all is equal."""
    people, compared = friends(slow), 0
    for seed in range(40):
        seal = Seal(bytes([seed]) * 32, f"{seed:016x}")
        monkeypatch.setattr(Seal, "new", staticmethod(lambda seal=seal: seal))
        first, passes = told_to_others(slow, wall, people, seed, wished_for=True)
        second, by_hand = told_to_others(slow, wall, people, seed, wished_for=False)
        differing = [pair for pair in zip(first, second, strict=False) if pair[0] != pair[1]]
        assert (differing[:1], len(first), passes) == ([], len(second), by_hand)
        compared += by_hand
        if compared >= 3:
            return
    raise AssertionError(f"only {compared} windows of that kind")


def told_to_others(
    house: House, wall: Wall, people: tuple[Person, Person, Person], seed: int, wished_for: bool
) -> tuple[list[str], int]:
    """All that comes over the wire to Ann, Cid's seat and a spectator, and how often Bob passed unconcerned."""
    game = Three(house, people, seed, market=False)
    eve = house.person("Eve")
    eve.join(people[0].invite({"id": game.match}), **{"as": "spectator"})
    ears = [Ear(people[0], game.match, 0), Ear(people[2], game.match, 2), Ear(eve, game.match, "spectator")]
    if wished_for:
        game.wish()
    texts: list[str] = []
    held: str | None = None
    for _ in range(60):
        if game.over():
            break
        if not wished_for:
            while mine := [one for one in game.bobs() if "amber" not in one["concerns"]]:
                people[BOB].choose(game.match, mine[0], ["pass"], seat=BOB)
        for ear in ears:
            texts += [plain(text, game.match) for text in ear.heard() if '"type":"update"' in text]
        before, held = held, game.held()
        if before or held:  # in windows, and behind them
            texts += [plain(person.http.get(address).text, game.match) for person, address in looks(game, eve)]
        game.go_on(wall)
    return texts, sum(1 for one in game.records() if one[8] & 8 and unconcerned(game, one))


def looks(game: Three, eve: Person) -> list[tuple[Person, str]]:
    ann, _, cid = game.people
    match = f"/api/matches/{game.match}"
    return [
        (ann, f"{match}?seat=0"),
        (cid, f"{match}?seat=2"),
        (eve, f"{match}?seat=spectator"),
        (ann, f"{match}/history?seat=0"),
        (ann, f"{match}/journal?seat=0"),
        (ann, f"/api/tables/{game.match}"),
    ]


def unconcerned(game: Three, record: tuple[Any, ...]) -> bool:
    """Whether a pass was in a window that did not concern Bob: as the match stood before the window was answered."""
    with game.house.services.gate.look(game.match) as live:
        assert live.match is not None
        records = live.match.live
        place = next(n for n, one in enumerate(records) if one == record)
        while records[place - 1][0] == "choice" and records[place - 1][3] == record[3]:
            place -= 1
        then = live.match.after(place)
        found = [one for one in then.decisions if one.seat == BOB and one.trigger]
        return bool(found) and not concerns(then, found[0])


TIMES = re.compile(r'"(now|created|started|ended|since|time|deadline)":[0-9.]+')
CURSOR = re.compile(r'"cursor":"(\d+)-[0-9a-f]+"')
TOKEN = re.compile(r'"token":"[^"]+"')


def plain(text: str, match: str) -> str:
    """Without what is never the same twice: the name of the table, the time of day, and the random half of a cursor."""
    text = CURSOR.sub(r'"cursor":"\1"', TIMES.sub(r'"\1":0', text.replace(match, "MATCH")))
    return TOKEN.sub("", text)
