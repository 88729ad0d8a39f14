"""Whoever takes patches holds, after every step and every reconnect, byte for byte what a whole view says."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.server.counting import Eye, Gathering
from tests.server.house import House, Person, running, spelled
from tests.server.playing import asked, play_some, two_at_a_table
from warcouncil.server.ground.settings import WEB
from warcouncil.server.tables.patches import patch, patched

TITLES = [
    ("endeavor", 3),
    ("game_of_thrones", 3),
    ("here_i_stand", 3),
    ("napoleonic_wars", 3),
    ("tanto_monta", 4),
]
ATOMS = some.none() | some.booleans() | some.integers(-3, 3) | some.sampled_from(["", "a", "b", "城", 0.5])
KEYS = some.sampled_from("abcdef")
VALUES = some.recursive(
    ATOMS, lambda inner: some.lists(inner, max_size=6) | some.dictionaries(KEYS, inner, max_size=5), max_leaves=25
)
WHOLE = {"held": "nothing"}
TAKEN = {
    "message": "take",
    "arguments": {"power": "red", "city": "lisbon"},
    "parts": [["Red", "power"], " took ", ["Lisbon", "city", 1], " from ", ["Spain", "power", "spain"]],
}


def text(value: Any) -> bytes:
    return msgspec.json.encode(value)


@given(VALUES, VALUES, some.lists(some.tuples(some.integers(0, 30), VALUES), max_size=4))
def test_a_patch_leads_from_one_value_to_the_other(old: Any, other: Any, changes: list[tuple[int, Any]]) -> None:
    new = old
    for place, value in changes:
        new = changed(new, place, value)
    for after in (new, other, [old, other, new]):
        before = [old, new] if isinstance(after, list) else old
        made = patch(text(before), text(after))
        if made is not None:
            assert text(patched(before, msgspec.json.decode(made))) == text(after)
            assert len(made) < len(text(after))


def changed(value: Any, place: int, new: Any) -> Any:
    """A value with something else somewhere inside."""
    if isinstance(value, list) and value:
        n = place % len(value)
        kept = [changed(value[n], place // 2, new)] if place % 3 == 0 else [new, value[n]] if place % 3 == 1 else []
        return [*value[:n], *kept, *value[n + 1 :]]
    if isinstance(value, dict) and value:
        key = sorted(value)[place % len(value)]
        return {**value, key: changed(value[key], place // 2, new)}
    return new


def test_types_and_the_order_of_keys_count() -> None:
    board = {"places": ["x" * 50] * 9}
    for old, new in (({"a": 1, "b": 2}, {"b": 2, "a": 1}), ([1], [True]), ([0], [0.0])):
        made = patch(text({"it": old, **board}), text({"it": new, **board}))
        assert made is None or text(patched({"it": old, **board}, json.loads(made))) == text({"it": new, **board})


def test_a_piece_that_moves_is_told_in_few_words() -> None:
    """Though all behind it stand elsewhere in the list."""
    old = [{"place": f"space_{n:03}", "kind": "regular", "owner": "france", "number": 1} for n in range(200)]
    new = [*old[:20], *old[21:150], {**old[20], "place": "space_149b"}, *old[150:]]
    made = patch(text(old), text(new))
    assert made is not None and len(made) < 150


def test_the_page_applies_patches_in_the_same_way(tmp_path: Path) -> None:
    """The page's own code, on the same cases."""
    chance = random.Random(7)
    cases: list[Any] = []
    while len(cases) < 300:
        old = [{"at": chance.choice("abc"), "n": [chance.randrange(3) for _ in range(3)]} for _ in range(12)]
        new = [row if chance.random() < 0.7 else {"at": "d", "n": row["n"][1:]} for row in old if chance.random() < 0.9]
        made = patch(text({"it": old, "gone": 1}), text({"it": new, "more": [1]}))
        if made is not None:
            cases.append([{"it": old, "gone": 1}, json.loads(made), {"it": new, "more": [1]}])
    (tmp_path / "patches.mjs").write_text((WEB / "js" / "patches.js").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "cases.json").write_text(json.dumps(cases), encoding="utf-8")
    (tmp_path / "entry.json").write_text(json.dumps(TAKEN), encoding="utf-8")
    program = """
      import { readFileSync } from "node:fs";
      import { Shelf, patched } from "./patches.mjs";
      for (const [old, steps, now] of JSON.parse(readFileSync("cases.json", "utf-8"))) {
        const before = JSON.stringify(old);
        if (JSON.stringify(patched(old, steps)) !== JSON.stringify(now)) throw new Error(JSON.stringify([old, steps]));
        if (JSON.stringify(old) !== before) throw new Error("it has changed what it was given");
      }
      const shelf = new Shelf();
      shelf.resolve({ tag: "one", state: { a: 1 }, table: { b: 1 } });
      const patch = { against: "one", state: [[["a"], 2]] };
      const entry = JSON.parse(readFileSync("entry.json", "utf-8"));
      const two = shelf.resolve({ tag: "two", patch, log: { keep: 4, entries: [entry] } });
      const unknown = shelf.resolve({ tag: "x", patch: { against: "none" } });
      console.log(JSON.stringify([two, unknown, shelf.kept.get("two")]));
    """
    (tmp_path / "run.mjs").write_text(program, encoding="utf-8")
    run = subprocess.run(["node", "run.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    two, unknown, kept = json.loads(run.stdout)
    assert two["state"] == {"a": 2} and "table" not in two and unknown is None
    assert kept == {"state": {"a": 2}, "table": {"b": 1}} and two["log"]["entries"] == [spelled(TAKEN, 5)]
    assert two["log"]["entries"][0]["text"] == "Red took Lisbon from Spain"


# -- over matches


def holds_the_whole(eye: Eye) -> None:
    whole = eye.person.look(eye.match, seat="spectator" if eye.seat is None else eye.seat, lang="en", **WHOLE)
    screen = eye.screen
    assert screen.cursor == whole["cursor"] and screen.tag == whole["tag"]
    assert json.dumps(screen.state) == json.dumps(whole["state"])
    assert json.dumps(screen.table) == json.dumps(whole["table"])
    entries = screen.resolved(whole)["log"]["entries"]
    assert screen.log == entries


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), TITLES)
def test_a_match_by_patches_is_the_match(folder: Path, title: str, players: int, seed: int) -> None:
    chance = random.Random(seed)
    with running(folder, sweep_seconds=3600.0) as house:
        table = Gathering(house, title, players, chance, patches=True)
        for _ in range(25):
            if table.over():
                break
            before, away = table.cursors(), chance.choice(table.eyes)
            if chance.random() < 0.3:
                away.reconnect()
            table.choose()
            table.settle()
            unmoved = [eye for eye in table.eyes if before[eye.seat] == table.cursors()[eye.seat]]
            assert all(eye.nothing_new() for eye in unmoved), "not even an empty patch"
            for eye in table.eyes:
                holds_the_whole(eye)
        assert any("patch" in update for eye in table.eyes for update in eye.channel.came)
        for eye in table.eyes:
            plain = eye.person.look(table.match, seat="spectator" if eye.seat is None else eye.seat, lang="en")
            eye.screen.same_as(plain)
            assert eye.screen.log == plain["log"]["entries"]


def test_what_the_server_does_not_know_of_gets_the_whole(ann: Person, bob: Person) -> None:
    """A tag of another time, or of somebody else."""
    match = two_at_a_table(ann, bob)
    mine, theirs = ann.look(match, **WHOLE), bob.look(match, **WHOLE)
    play_some({0: ann, 1: bob}, match, 2, random.Random(1))
    for held in ("0123456789abcdef", "", theirs["tag"]):
        update = ann.look(match, cursor=mine["cursor"], held=held)
        assert not update["reset"] and "patch" not in update and update["state"] and update["table"]
    known = ann.look(match, cursor=mine["cursor"], held=mine["tag"])
    assert known["patch"]["against"] == mine["tag"] and "state" not in known and "table" not in known
    chinese = ann.look(match, cursor=mine["cursor"], held=mine["tag"], lang="zh-Hans")
    assert "patch" not in chinese and chinese["state"]


def test_whoever_says_nothing_of_patches_gets_none(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, update = asked({0: ann, 1: bob}, match)
    answer = person.choose(match, decision, cursor=update["cursor"])
    assert "patch" not in answer and "tag" not in answer and answer["state"]["view"] and answer["table"]["seats"]
    assert all("text" in entry for entry in answer["log"]["entries"])


def test_the_answer_to_a_choice_and_the_channel_agree(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, update = asked({0: ann, 1: bob}, match)
    eye = Eye(person, match, update["seat"], patches=True)
    eye.reach(update["cursor"])
    answer = person.choose(match, decision, seat=eye.seat, **eye.known())
    told = eye.channel.next("update")
    assert answer["tag"] == told["tag"] and answer["patch"] == told["patch"] and answer["log"] == told["log"]


def test_a_restart_tells_everything_once(folder: Path) -> None:
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        known = ann.look(match, **WHOLE)
        cookies = ann.http.cookies, bob.http.cookies
    with running(folder) as house:
        ann, bob = again(house, cookies[0]), again(house, cookies[1])
        play_some({0: ann, 1: bob}, match, 1, random.Random(1))
        update = ann.look(match, cursor=known["cursor"], held=known["tag"])
        assert not update["reset"] and "patch" not in update and update["tag"] != known["tag"]


def again(house: House, cookies: Any) -> Person:
    person = house.person()
    person.http.cookies = cookies
    return person
