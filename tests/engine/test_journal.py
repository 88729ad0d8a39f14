"""Journals and snapshots: what is written is what is read, and nothing bad gets in."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tests.engine.auction  # noqa: F401  registers the title
import warcouncil
from tests.engine.test_match import asked, new, play
from warcouncil import BadFile, Device, Seal
from warcouncil.engine.journal import MAX_BYTES, chain
from warcouncil.engine.seal import new_nonce, pledge

FINISHED = play(new(5), random.Random(5)).journal.text()
LINES = FINISHED.splitlines()
NONCE = new_nonce()


def sealed(until=None, **arguments):
    match = warcouncil.new("auction", players=3, **arguments)
    return play(match, random.Random(1), until)


def relinked(lines):
    """The same lines with a sound chain, as a forger would write them."""
    head, out = "", []
    for number, line in enumerate(lines):
        payload = line.encode()
        if number:
            fields = json.loads(line)[:-1]
            payload = json.dumps(fields, separators=(",", ":"), ensure_ascii=False).encode()
        head = chain(head, payload)
        out.append(line if not number else payload.decode()[:-1] + f',"{head}"]')
    return "\n".join(out) + "\n"


def edited(number, change):
    fields = json.loads(LINES[number])
    change(fields)
    return relinked([*LINES[:number], json.dumps(fields, separators=(",", ":")), *LINES[number + 1 :]])


def line_of(kind, nth=0):
    return [n for n, line in enumerate(LINES) if n and json.loads(line)[1] == kind][nth]


def test_a_finished_match_is_sound_and_reads_back():
    assert warcouncil.verify(FINISHED).outcome == "seeded"
    match = warcouncil.load(FINISHED)
    assert match.over and match.journal.text() == FINISHED
    head = match.journal.head
    assert warcouncil.verify(FINISHED, head=head).outcome == "seeded"
    assert warcouncil.verify(FINISHED, head="0" * 32).outcome == "refused"


def test_an_unfinished_match_is_unfinished_after_n():
    match = play(new(5), random.Random(5), asked("talk"))
    verdict = warcouncil.verify(match.journal.text())
    assert (verdict.outcome, verdict.records) == ("unfinished", len(match.journal))


def test_paths_text_and_bytes(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_text(FINISHED)
    assert warcouncil.load(path) == warcouncil.load(str(path)) == warcouncil.load(FINISHED.encode())
    match = play(new(5), random.Random(5), asked("talk"))
    match.save(tmp_path / "match.snapshot")
    assert warcouncil.load(tmp_path / "match.snapshot") == match
    assert [p.name for p in tmp_path.iterdir() if p.suffix == ".part"] == []


def test_a_sealed_match_shows_its_key_only_at_the_end():
    seal = Seal.new()
    match = sealed(asked("talk"), seal=seal, devices=[Device((0, 2), pledge(NONCE), NONCE)])
    text = match.journal.text()
    assert seal.key.hex() not in text and match.journal.header.commitment in text
    assert warcouncil.verify(text).outcome == "unfinished"
    looked = warcouncil.load(text)
    assert looked == match
    with pytest.raises(warcouncil.WarCouncilError, match="key"):
        play(looked, random.Random(1))
    going_on = warcouncil.load(text, key=seal.key)
    assert play(going_on, random.Random(1)).over
    final = going_on.journal.text()
    assert seal.key.hex() in final and warcouncil.verify(final).outcome == "sound"
    with pytest.raises(BadFile, match="committed"):
        warcouncil.load(text, key=b"x" * 32)


def test_a_snapshot_goes_on_with_its_key_and_record():
    match = sealed(asked("talk"))
    loaded = warcouncil.load(match.snapshot())
    assert play(loaded, random.Random(3)).journal.text() == play(match, random.Random(3)).journal.text()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 0, "empty"),
        ("{}\n", 1, "header"),
        ('{"warcouncil":1}\n', 1, "header"),
        (FINISHED.replace('"warcouncil":2', '"warcouncil":9', 1), 1, "format 9"),
        (FINISHED.replace('"title":"auction"', '"title": "auction"', 1), 1, "bad encoding"),
        (relinked([LINES[0].replace("auction", "ludo"), *LINES[1:]]), 1, "wrong title"),
        (relinked([LINES[0].replace('"rules":"1"', '"rules":"7"'), *LINES[1:]]), 1, "wrong version"),
        (relinked([LINES[0].replace('"players":3', '"players":9'), *LINES[1:]]), 1, "2, 3 players"),
        (FINISHED.replace(LINES[3], LINES[3].replace(",", ", ", 1)), 4, "bad encoding"),
        ("\n".join([*LINES[:3], *LINES[4:]]), 4, "record 3 expected"),
        ("\n".join([LINES[0], LINES[1][:-3] + 'x"]']), 2, "chain is broken"),
        (edited(3, lambda f: f.__setitem__(1, "wish")), 4, "unknown kind"),
        (edited(3, lambda f: f.__delitem__(2)), 4, "malformed"),
        (edited(line_of("choice"), lambda f: f.__setitem__(8, ["bid", 1.5])), line_of("choice") + 1, "whole numbers"),
        (edited(line_of("choice"), lambda f: f.__setitem__(8, ["bid", 99])), line_of("choice") + 1, "not offered"),
        (edited(line_of("chance"), lambda f: f.__setitem__(6, [1, 1, 1])), line_of("chance") + 1, "not from the key"),
        (edited(line_of("end"), lambda f: f[2].__setitem__("reason", "luck")), line_of("end") + 1, "result"),
        (edited(line_of("choice", 4), lambda f: f.__setitem__(2, 7)), line_of("choice", 4) + 1, "not due"),
        (edited(line_of("choice", 4), lambda f: f.__setitem__(9, 3)), line_of("choice", 4) + 1, "not due"),
        (LINES[0] + "\n" + "[" * 5000, 2, "deep"),
        (LINES[0] + "\n" + "[" + "1," * 200_000, 2, "bytes"),
        (LINES[0] + "\n\xff", 2, "encoding"),
    ],
)
def test_what_is_refused_and_where(text, line, reason):
    verdict = warcouncil.verify(text.encode("latin-1") if "\xff" in text else text.encode())
    assert verdict.outcome == "refused"
    assert reason in verdict.reason and verdict.line == line, verdict
    with pytest.raises(BadFile):
        warcouncil.load(text.encode("latin-1") if "\xff" in text else text.encode())


def test_a_file_past_the_limit_is_not_even_read(tmp_path):
    path = tmp_path / "big"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(BadFile, match="allowed"):
        warcouncil.load(path)


def test_a_false_key_is_refused():
    lines = sealed().journal.text().splitlines()
    fields = json.loads(lines[-1])
    fields[3] = "00" * 32
    verdict = warcouncil.verify(relinked([*lines[:-1], json.dumps(fields, separators=(",", ":"))]))
    assert verdict.outcome == "refused" and "committed" in verdict.reason


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_damaged_journals_never_crash(data):
    raw = bytearray(FINISHED.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        how = data.draw(st.sampled_from(("change", "drop", "insert")))
        if how == "change":
            raw[place] = data.draw(st.integers(0, 255))
        elif how == "drop":
            del raw[place : place + data.draw(st.integers(1, 40))]
        else:
            raw[place:place] = bytes([data.draw(st.integers(0, 255))])
        if not raw:
            break
    if bytes(raw).strip() != FINISHED.encode().strip():
        assert warcouncil.verify(bytes(raw)).outcome in ("refused", "unfinished")


SNAPSHOT = play(new(5), random.Random(5), asked("talk")).snapshot()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_damaged_snapshots_are_refused(data):
    raw = bytearray(SNAPSHOT)
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] ^= data.draw(st.integers(1, 255))
    if raw != SNAPSHOT:
        with pytest.raises(BadFile):
            warcouncil.load(bytes(raw))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_noise_is_refused(noise):
    with pytest.raises(BadFile):
        warcouncil.load(noise)
    with pytest.raises(BadFile):
        warcouncil.load(SNAPSHOT[:23] + noise)
