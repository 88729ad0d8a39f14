"""An attacker's list: journals forged by whoever holds the key. Each is refused, or what it does not prove is named.

The forger may write whatever he likes, with a sound chain. What he cannot know beforehand is what the others keep: the
seal they saw, their own nonce, and the terms they were shown before they revealed it.
"""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import tests.engine.auction  # noqa: F401  registers the title
import warcouncil
from tests.engine.test_journal import relinked
from tests.engine.test_match import asked, play
from warcouncil import Device, Match, Seal, Verdict
from warcouncil.engine.dice import Dice
from warcouncil.engine.journal import FIRST_FORMAT, Header, Journal
from warcouncil.engine.seal import new_nonce, pledge

SEAL = Seal.new()
NONCES = [new_nonce(), new_nonce()]
DEVICES = [Device((0,), pledge(NONCES[0]), NONCES[0]), Device((1,), pledge(NONCES[1]), NONCES[1])]


def sealed(seal: Seal = SEAL, devices: Any = DEVICES, broken: int = 0, **options: Any) -> Match:
    return warcouncil.new("auction", players=3, seal=seal, devices=devices, broken=broken, options=options)


def finished(match: Match) -> str:
    play(match, random.Random(1))
    return match.journal.text()


HONEST = finished(sealed())
LINES = HONEST.splitlines()
HEADER = warcouncil.load(HONEST).journal.header
KEPT = {"seal": HEADER.commitment, "nonce": NONCES[0], "terms": HEADER.agreed}
"""What an honest device has kept."""


def said(verdict: Verdict) -> dict[str, Any]:
    return {remark.id: remark for remark in verdict.remarks}


def line_of(kind: str, nth: int = 0) -> int:
    return [number for number, line in enumerate(LINES) if number and json.loads(line)[1] == kind][nth]


def changed(number: int, place: int, value: Any) -> str:
    """One field of one line is another, and the chain is sound again."""
    fields = json.loads(LINES[number])
    fields[place] = value
    return relinked([*LINES[:number], json.dumps(fields, separators=(",", ":")), *LINES[number + 1 :]])


def headed(**fields: Any) -> str:
    """The same records under another header."""
    header = msgspec.structs.replace(HEADER, **fields)
    return relinked([header.line().decode(), *LINES[1:]])


def rewritten(**fields: Any) -> str:
    """Another header, and all rolls made anew from the same key so that they fit it."""
    match = sealed()
    header = msgspec.structs.replace(HEADER, **fields)
    return finished(Match._start(match.title, match.title.setup(3, match.options), header, SEAL.key, log=False))


def refused(text: str, reason: str, **kept: str) -> None:
    verdict = warcouncil.verify(text, **kept)
    assert verdict.outcome == "refused" and reason in verdict.reason, verdict


def test_the_honest_journal_is_proven_and_names_whose_nonces_are_in_it() -> None:
    verdict = warcouncil.verify(HONEST, **KEPT)
    assert verdict.outcome == "proven" and set(said(verdict)) == {"nonces", "without"}
    assert said(verdict)["nonces"].seats == (0, 1) and said(verdict)["without"].seats == (2,)
    assert warcouncil.verify(HONEST).outcome == "sound"
    assert warcouncil.verify(rewritten()).outcome == "sound", "the forger's tools work"


# -- rolls


def rolls_after(text: str, **fields: int) -> str:
    """The first roll taken from elsewhere in the stream: right values for a wrong place."""
    number = line_of("chance", 1)
    _, _, label, what, size, start, values, _ = json.loads(LINES[number])
    place = start + fields["by"]
    values = Dice(HEADER.stream(SEAL.key), place).fresh(what, size, len(values))
    record = [number, "chance", label, what, size, place, list(values), ""]
    return relinked([*LINES[:number], json.dumps(record, separators=(",", ":")), *LINES[number + 1 :]])


def test_1_a_roll_that_was_changed() -> None:
    number = line_of("chance")
    values = json.loads(LINES[number])[6]
    refused(changed(number, 6, [value % 6 + 1 for value in values]), "not from the key")


def test_2_a_gap_in_the_stream_to_skip_a_bad_roll() -> None:
    refused(rolls_after(HONEST, by=3), "not from the key")


def test_3_an_overlap_to_have_a_good_roll_twice() -> None:
    refused(rolls_after(HONEST, by=-3), "not from the key")


def test_4_a_position_that_was_moved() -> None:
    number = line_of("chance", 1)
    refused(changed(number, 5, json.loads(LINES[number])[5] + 64), "not from the key")


def test_5_a_roll_that_nobody_made() -> None:
    number = line_of("choice")
    record = [number, "chance", "luck", "roll", 6, 0, [6], ""]
    later = [json.loads(line) for line in LINES[number:]]
    moved = [json.dumps([fields[0] + 1, *fields[1:]], separators=(",", ":")) for fields in later]
    refused(relinked([*LINES[:number], json.dumps(record, separators=(",", ":")), *moved]), "no chance record is due")


# -- where the dice come from


def test_6_a_known_seed() -> None:
    text = finished(warcouncil.new("auction", players=3, seed=7))
    verdict = warcouncil.verify(text)
    assert verdict.outcome == "seeded" and said(verdict)["seeded"].count == 7
    refused(text, "seal", seal=KEPT["seal"])


def test_7_a_known_seed_that_claims_a_seal() -> None:
    refused(headed(seed=7), "a known seed")


def test_8_another_key_with_its_own_seal() -> None:
    text = finished(sealed(Seal(Seal.new().key, SEAL.match_id)))
    assert warcouncil.verify(text).outcome == "sound"
    refused(text, "the seal of the journal", seal=KEPT["seal"])


def test_9_another_key_under_the_seal_that_was_shown() -> None:
    fields = json.loads(LINES[-1])
    fields[3] = Seal.new().key.hex()
    refused(relinked([*LINES[:-1], json.dumps(fields, separators=(",", ":"))]), "committed")


def test_10_an_old_header_in_which_nonces_were_bound_by_nothing() -> None:
    header = Header(FIRST_FORMAT, HEADER.title, HEADER.rules, 3, HEADER.options, HEADER.match_id)
    header = msgspec.structs.replace(header, commitment=header.sealed_with(SEAL.key), nonces=("ground",))
    match = sealed()
    text = finished(Match._start(match.title, match.title.setup(3, match.options), header, SEAL.key, log=False))
    verdict = warcouncil.verify(text)
    assert verdict.outcome == "sound" and said(verdict)["first-format"].count == 1
    refused(text, "the seal of the journal", seal=KEPT["seal"])
    refused(headed(warcouncil=FIRST_FORMAT), "format 1")


# -- nonces


def test_11_a_nonce_that_was_dropped_is_named_and_refused_by_its_owner() -> None:
    text = rewritten(devices=(Device((0,), pledge(NONCES[0])), DEVICES[1]))
    verdict = warcouncil.verify(text, seal=KEPT["seal"])
    assert said(verdict)["withheld"].seats == (0,) and said(verdict)["nonces"].seats == (1,)
    refused(text, "left out", nonce=NONCES[0])
    refused(text, "not in the key", nonce="")


def test_12_a_device_that_was_dropped() -> None:
    text = rewritten(devices=(DEVICES[1],))
    assert said(warcouncil.verify(text))["without"].seats == (0, 2)
    refused(text, "not in the key", nonce=NONCES[0])
    refused(text, "not the one that was shown", terms=KEPT["terms"])


def test_13_a_nonce_ground_after_the_others_were_known() -> None:
    """An ally tries nonces until the first hand suits him. His commitment must be another one then, and the terms."""
    for _ in range(200):
        nonce = new_nonce()
        text = rewritten(devices=(DEVICES[0], Device((1,), pledge(nonce), nonce)))
        if 6 in json.loads(text.splitlines()[2])[6]:
            break
    verdict = warcouncil.verify(text, seal=KEPT["seal"], nonce=KEPT["nonce"])
    assert "terms-unknown" in said(verdict), "without the terms nobody could tell, and that is said"
    refused(text, "not the one that was shown", terms=KEPT["terms"])


def test_14_a_nonce_that_does_not_fit_its_commitment() -> None:
    refused(rewritten(devices=(DEVICES[0], Device((1,), pledge(NONCES[1]), new_nonce()))), "committed to")


def test_15_starts_broken_off_that_are_not_counted() -> None:
    honest = rewritten(broken=2)
    verdict = warcouncil.verify(honest, seal=KEPT["seal"])
    assert said(verdict)["broken-starts"].count == 2
    refused(HONEST, "not the one that was shown", terms=warcouncil.load(honest).journal.header.agreed)


@pytest.mark.parametrize("seats", [((0,), (0,)), ((0,), (3,)), ((), (1,))])
def test_16_devices_at_seats_that_they_do_not_have(seats: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    devices = tuple(Device(where, one.pledge, one.nonce) for where, one in zip(seats, DEVICES, strict=True))
    refused(headed(devices=devices), "")


# -- what was fixed before the first roll


def test_17_options_that_were_changed() -> None:
    refused(headed(options={**HEADER.options, "windows": "quick"}), "")
    text = rewritten(options={**HEADER.options, "windows": "quick"})
    refused(text, "not the one that was shown", terms=KEPT["terms"])


def test_18_a_version_that_is_lied_about() -> None:
    refused(headed(rules="2"), "wrong version")
    refused(headed(rules="0"), "not from the key")
    older = rewritten(rules="0")
    assert "older-rules" in said(warcouncil.verify(older, seal=KEPT["seal"]))
    refused(older, "not the one that was shown", terms=KEPT["terms"])


def test_19_a_position_that_somebody_has_set_up() -> None:
    match = play(sealed(), random.Random(1), asked("turn"))
    state: Any = match.state.copy()
    state.score["ann"] = 50
    text = finished(Match.at("auction", state, seed=3))
    verdict = warcouncil.verify(text)
    assert verdict.outcome == "given-position" and {"given-position", "seeded"} <= set(said(verdict))


def test_20_a_position_that_somebody_has_set_up_under_a_seal() -> None:
    start: Any = sealed().title.setup(3, HEADER.options)
    start.score["ann"] = 50
    header = msgspec.structs.replace(HEADER, start=start.to_builtins())
    match = Match._start(sealed().title, start, header, SEAL.key, log=False)
    text = finished(match)
    assert warcouncil.verify(text, seal=KEPT["seal"]).outcome == "given-position"
    refused(text, "not the one that was shown", terms=KEPT["terms"])


# -- choices


def test_21_dice_fished_for_by_undos_to_which_all_are_said_to_consent() -> None:
    match = play(sealed(), random.Random(1), lambda one: asked("more")(one) and one.decisions[0].power == "cid")
    fished = 0
    while fished < 35:
        match.choose(match.decisions[0], match.decisions[0].options[0])
        match.undo(2, consent=[0, 1])
        fished += 1
    verdict = warcouncil.verify(finished(match), seal=KEPT["seal"])
    assert verdict.outcome == "taken-back"
    assert (said(verdict)["taken-back"].count, said(verdict)["taken-back"].seats) == (35, (2,))


def test_22_an_undo_by_consent_behind_no_dice_is_named_too() -> None:
    match = play(sealed(), random.Random(1), lambda one: asked("turn")(one) and one.decisions[0].power == "bob")
    match.choose(match.decisions[0], ("up",))
    match.undo(0, consent=[1, 2])
    verdict = warcouncil.verify(finished(match), seal=KEPT["seal"])
    assert verdict.outcome == "proven" and said(verdict)["agreed-undo"].count == 1


def test_23_an_undo_behind_dice_that_claims_to_need_no_consent() -> None:
    match = play(sealed(), random.Random(1), lambda one: asked("more")(one) and one.decisions[0].power == "cid")
    match.choose(match.decisions[0], match.decisions[0].options[0])
    match.undo(2, consent=[0, 1])
    record = match.journal.records[-1]
    forged = Journal(match.journal.header, [*match.journal.records[:-1], (*record[:5], 0)])
    refused(forged.text(), "undo")


def test_24_a_choice_in_the_name_of_another_seat() -> None:
    number = line_of("choice", 3)
    refused(changed(number, 2, (json.loads(LINES[number])[2] + 1) % 3), "")


def test_25_a_choice_that_was_not_offered() -> None:
    refused(changed(line_of("choice"), 8, ["bid", 99]), "not offered")


# -- the end


def test_26_a_result_that_was_changed() -> None:
    number = line_of("end")
    result = json.loads(LINES[number])[2]
    refused(changed(number, 2, {**result, "ranks": result["ranks"][::-1], "reason": "treasure"}), "result")


def test_27_an_end_that_was_cut_off() -> None:
    verdict = warcouncil.verify(relinked(LINES[:-1]))
    assert verdict.outcome == "unfinished"
    cut = warcouncil.verify(relinked(LINES[:-1]), head=json.loads(LINES[-1])[-1])
    assert cut.outcome == "refused"


def test_28_two_ends() -> None:
    end = json.loads(LINES[-1])
    refused(relinked([*LINES, json.dumps([len(LINES), *end[1:]], separators=(",", ":"))]), "no end record is due")


# -- rules


def changed_rules(version: str, **change: Any) -> str:
    """Played on behind a change of rules that the forger has written."""
    match = play(sealed(), random.Random(1), asked("talk"))
    records = [*match.journal.records, ("rules", version, change)]
    forged = Journal(match.journal.header, records).text()
    try:
        return finished(warcouncil.load(forged, key=SEAL.key))
    except warcouncil.BadFile:
        return forged


def test_29_a_change_of_rules_to_any_state() -> None:
    before = play(sealed(), random.Random(1), asked("talk")).state.to_builtins()
    after = {**before, "score": {"ann": 50, "bob": 0, "cid": 0}}
    refused(changed_rules("1", old="1", before=before, after=after), "does not follow from the one before")


def test_30_a_change_of_rules_that_moves_the_dice_is_no_proof_of_what_came_before() -> None:
    """The state before it may be anything, too: nobody can replay how it came about."""
    before: Any = play(sealed(), random.Random(1), asked("talk")).state.copy()
    before.score["ann"] = 50
    state = before.to_builtins()
    text = changed_rules("1", old="1", before=state, after=state, at={"stream_position": 9999})
    verdict = warcouncil.verify(text, seal=KEPT["seal"])
    number = next(n for n, line in enumerate(text.splitlines()) if '"rules",' in line[:20])
    assert verdict.outcome == "replayed-from" and said(verdict)["replayed-from"].count == number


def test_31_an_old_change_of_rules_with_nothing_but_a_state() -> None:
    match = play(sealed(), random.Random(1), asked("talk"))
    state: Any = match.state.copy()
    state.score["ann"] = 50
    records = [*match.journal.records, ("rules", "1", 9999, state.to_builtins())]
    text = finished(warcouncil.load(Journal(match.journal.header, records).text(), key=SEAL.key))
    assert warcouncil.verify(text, seal=KEPT["seal"]).outcome == "replayed-from"


def test_the_weakest_thing_is_the_outcome_and_nothing_is_left_out() -> None:
    start = sealed().title.setup(3, HEADER.options)
    match = Match.at("auction", start, seed=3)
    play(match, random.Random(1), lambda one: asked("more")(one) and one.decisions[0].power == "cid")
    match.choose(match.decisions[0], match.decisions[0].options[0])
    match.undo(2, consent=[0, 1])
    unfinished = warcouncil.verify(match.journal.text())
    assert unfinished.outcome == "unfinished"
    assert set(said(unfinished)) == {"unfinished", "given-position", "seeded", "taken-back"}
    verdict = warcouncil.verify(finished(match))
    assert verdict.outcome == "given-position" and set(said(verdict)) == {"given-position", "seeded", "taken-back"}
