"""`warcouncil replay` and `warcouncil verify`: reading recorded matches."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import warcouncil
from tests.cli.conftest import Run
from warcouncil.engine.match import Match
from warcouncil.engine.seal import new_nonce, pledge
from warcouncil.text import speaker

MakeJournal = Callable[..., str]


def random_match(title: str, players: int, seed: int | None, choices: int) -> Match:
    """A match of which so many choices have been made."""
    match = warcouncil.new(title, players=players, seed=seed)
    chance = random.Random(1)
    for _ in range(choices):
        if match.over:
            break
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
    return match


def log_lines(text: str) -> list[tuple[int, str]]:
    return [(int(number), line) for number, line in re.findall(r"^ *(\d+)  (.+)$", text, re.MULTILINE)]


# -- verify


def test_a_seeded_match_is_faultless_and_not_proven(run: Run, journal: MakeJournal) -> None:
    path = journal()
    ran = run("verify", path)
    records = len(Path(path).read_text(encoding="utf-8").splitlines()) - 1
    assert ran.code == 4 and ran.out.startswith("seeded, not sealed: ")
    assert ran.out.splitlines()[1].startswith(f"all {records} records fit the rules")
    assert run("verify", path, "--lang", "zh").out.startswith("骰子出自种子，没有封印")


def test_a_sealed_match_is_proven_to_whoever_knows_its_seal(run: Run) -> None:
    nonce, chance = new_nonce(), random.Random(1)
    match = warcouncil.new("endeavor", players=2, devices=[warcouncil.Device((1,), pledge(nonce), nonce)])
    while not match.over:
        match.choose(match.decisions[0], chance.choice(match.decisions[0].options))
    Path("sealed.jsonl").write_text(match.journal.text(), encoding="utf-8")
    seal, terms = match.journal.header.commitment, match.journal.header.agreed
    ran = run("verify", "sealed.jsonl")
    assert ran.code == 4 and ran.out.startswith("sound under its own seal")
    ran = run("verify", "sealed.jsonl", "--seal", seal, "--nonce", nonce, "--terms", terms)
    assert ran.code == 0 and ran.out.startswith(f"proven: all {len(match.journal)} records")
    assert "numbers in the key from: Seat 2\n" in ran.out and "no number from: Seat 1" in ran.out
    assert run("verify", "sealed.jsonl", "--seal", seal, "--lang", "zh").out.startswith("已证实")
    for memory in (("--seal", "0" * 64), ("--nonce", "0" * 32), ("--terms", "0" * 64)):
        ran = run("verify", "sealed.jsonl", *memory)
        assert ran.code == 1 and ran.out.startswith("refused at line 1: the ")


def test_a_match_without_an_end_is_unfinished(run: Run, journal: MakeJournal) -> None:
    lines = Path(journal()).read_text(encoding="utf-8").splitlines(keepends=True)
    Path("cut.jsonl").write_text("".join(lines[:-2]), encoding="utf-8")
    ran = run("verify", "cut.jsonl")
    assert (ran.code, ran.out.splitlines()[0]) == (3, f"unfinished after {len(lines) - 3}")


def test_a_changed_record_is_refused_with_its_line(run: Run, journal: MakeJournal) -> None:
    lines = Path(journal()).read_text(encoding="utf-8").splitlines(keepends=True)
    lines[9] = lines[9].replace('"red"', '"blue"') if '"red"' in lines[9] else lines[9].replace('"blue"', '"red"')
    Path("bad.jsonl").write_text("".join(lines), encoding="utf-8")
    ran = run("verify", "bad.jsonl")
    assert ran.code == 1
    assert ran.out.startswith("refused at line 10: ")


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\xff\xfe", b"{}\n", b'{"warcouncil_play":1}\n{}\n', b"[" * 5000])
def test_what_is_no_journal_is_refused(run: Run, data: bytes) -> None:
    Path("odd").write_bytes(data)
    assert run("verify", "odd").code == 1
    assert run("replay", "odd").code == 1


def test_the_head_must_be_the_one_expected(run: Run, journal: MakeJournal) -> None:
    path = journal()
    head = warcouncil.load(Path(path)).journal.head
    assert run("verify", path, "--head", head).code == 4
    ran = run("verify", path, "--head", "0" * 32)
    assert ran.code == 1
    assert head in ran.out


# -- replay


def test_replay_tells_the_whole_match(run: Run, journal: MakeJournal) -> None:
    path = journal("endeavor", 3, 5)
    ran = run("replay", path)
    match = warcouncil.load(Path(path))
    assert ran.code == 0
    assert ran.out.startswith("Endeavor: Age of Sail · 3 players")
    assert "Seats: 1 Red, 2 Blue, 3 Yellow" in ran.out
    assert [number for number, _ in log_lines(ran.out)] == list(range(1, len(match.log) + 1))
    assert "\n\n   7  Round 1 begins" in ran.out
    assert speaker("endeavor", "en").result(match) in ran.out
    assert "Far East (" in ran.out


def test_replay_in_chinese(run: Run, journal: MakeJournal) -> None:
    path = journal("endeavor", 2, 5)
    assert "第1轮开始" in run("replay", path, "--lang", "zh").out
    assert "第1輪開始" in run("replay", path, "--lang", "zh-TW").out


def test_replay_up_to_a_line(run: Run, journal: MakeJournal) -> None:
    path = journal("endeavor", 2, 5)
    everything = log_lines(run("replay", path).out)
    for stop in (0, 1, 7, 23, 60):
        part = run("replay", path, "--to", str(stop))
        assert log_lines(part.out) == everything[:stop]
        assert "The most glory wins" not in part.out
    assert "Round 1 of 7 · Build phase" in run("replay", path, "--to", "8").out
    assert run("replay", path, "--to", "99999").out == run("replay", path).out


def test_replay_up_to_a_line_of_a_sealed_match(run: Run) -> None:
    match = random_match("parley", 3, None, 9999)
    Path("sealed.jsonl").write_text(match.journal.text(), encoding="utf-8")
    ran = run("replay", "sealed.jsonl", "--to", "10")
    assert ran.code == 0
    assert len(log_lines(ran.out)) == 10
    assert "Sealed match" in ran.out


def test_an_unknown_seat(run: Run, journal: MakeJournal) -> None:
    ran = run("replay", journal(), "--seat", "pink")
    assert ran.code == 2
    assert "allowed: red, blue, or a number from 1 to 2" in ran.err


@pytest.mark.parametrize("choices", [0, 9])
def test_a_seat_sees_only_what_it_may_know(run: Run, choices: int) -> None:
    match = random_match("parley", 3, 4, choices)
    Path("m.jsonl").write_text(match.journal.text(), encoding="utf-8")
    drawn: dict[str, set[str]] = {}
    words = speaker("parley", "en")
    for entry in match.log:
        if entry.message == "draws":
            power, card = entry.arguments["power"], entry.plain()["card"]
            drawn.setdefault(power, set()).add(f"{words.name('power', power)} draws {words.name('card', card)}.")
    mine, other = (next(iter(match.state.powers_of(seat))) for seat in (0, 1))
    seen = run("replay", "m.jsonl", "--seat", mine).out
    assert run("replay", "m.jsonl", "--seat", "1").out == seen
    assert f"As seen by {words.name('power', mine)}" in seen
    assert len(drawn[mine]) == len(drawn[other]) == 4
    assert all(line in seen for line in drawn[mine])
    assert not any(line in seen for line in drawn[other])
    assert f"{words.name('power', other)} draws a card." in seen
    anybody = run("replay", "m.jsonl").out
    assert not any(line in anybody for line in drawn[mine] | drawn[other])


def test_after_the_end_everything_is_open(run: Run) -> None:
    match = random_match("parley", 3, 4, 9999)
    Path("m.jsonl").write_text(match.journal.text(), encoding="utf-8")
    out = run("replay", "m.jsonl").out
    assert "draws a card." not in out
    assert "The position as Amber saw it:" in out
    assert "draws a card." in run("replay", "m.jsonl", "--seat", "amber").out


def test_snapshots_can_be_replayed(run: Run) -> None:
    match = random_match("parley", 3, 4, 12)
    match.save("m.snapshot")
    Path("m.jsonl").write_text(match.journal.text(), encoding="utf-8")
    assert run("replay", "m.snapshot").out == run("replay", "m.jsonl").out
