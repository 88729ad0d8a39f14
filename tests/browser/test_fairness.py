"""The page looks after fair dice by itself: it commits, keeps, reveals what it agreed to, and checks the record."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

import warcouncil
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.engine import test_forged_journals as forged
from tests.server.house import House
from warcouncil.engine.seal import Seal, pledge
from warcouncil.server.tables.gate import Draft

RECEIPTS = "JSON.parse(localStorage.getItem('receipts') ?? '{}')"


@pytest.fixture
def page(visitor: NewVisitor) -> Page:
    return visitor().open().page


def test_our_blake2b_is_that_of_the_standard_library(page: Page, seed: int) -> None:
    chance = random.Random(seed)
    sizes = [0, 1, 63, 64, 127, 128, 129, 255, 256, 257, 1000]
    cases: list[tuple[bytes, int, bytes]] = []
    for size in sizes:
        for key in (0, 1, 32, 64):
            cases.append((chance.randbytes(size), chance.randrange(1, 65), chance.randbytes(key)))
    made = page.evaluate(
        """async cases => {
            const { blake2b, fromHex, hex } = await import('/js/blake2b.js');
            return cases.map(([data, size, key]) => hex(blake2b(fromHex(data), size, fromHex(key))));
        }""",
        [[data.hex(), size, key.hex()] for data, size, key in cases],
    )
    assert made == [hashlib.blake2b(data, digest_size=size, key=key).hexdigest() for data, size, key in cases]


def test_our_dice_fall_as_those_of_the_engine(page: Page, seed: int) -> None:
    key = random.Random(seed).randbytes(32)
    rolls = [
        ("roll", 6, 5),
        ("shuffle", 95, 1),
        ("roll", 256, 3),
        ("roll", 257, 3),
        ("roll", 100_000, 4),
        ("roll", 1, 2),
    ]
    made = page.evaluate(
        """async ([key, rolls]) => {
            const { Stream } = await import('/js/fairness.js');
            const { fromHex } = await import('/js/blake2b.js');
            const stream = new Stream(fromHex(key));
            return [rolls.map(roll => stream.fresh(...roll)), stream.position];
        }""",
        [key.hex(), rolls],
    )
    dice = warcouncil.Dice(key)
    assert made == [[list(dice.fresh(*roll)) for roll in rolls], dice.position]


# -- the record of a match, as a page that has kept its receipt checks it

RECEIPT = {
    "seal": forged.KEPT["seal"],
    "nonce": forged.NONCES[0],
    "pledge": pledge(forged.NONCES[0]),
    "header": forged.HEADER.terms().line().decode(),
    "time": 0,
}


def found(page: Page, journal: str, receipt: Any = RECEIPT) -> Any:
    script = "async ([text, kept]) => (await import('/js/fairness.js')).check(text, kept)"
    return page.evaluate(script, [journal, receipt])


def test_the_page_proves_an_honest_record_and_names_whose_numbers_are_in_it(page: Page) -> None:
    finding = found(page, forged.HONEST)
    assert finding["outcome"] == "proven" and finding["remarks"] == [{"id": "nonces", "seats": [0, 1]}]
    rolls = sum(record[0] == "chance" for record in warcouncil.load(forged.HONEST).journal)
    assert (finding["records"], finding["rolls"]) == (len(forged.LINES) - 1, rolls)
    assert found(page, forged.HONEST, None)["outcome"] == "sound"
    terms = "async header => (await import('/js/fairness.js')).termsDigest(header)"
    assert page.evaluate(terms, RECEIPT["header"]) == forged.KEPT["terms"]


def fished() -> str:
    match = forged.sealed()
    forged.play(match, random.Random(1), lambda one: forged.asked("more")(one) and one.decisions[0].power == "cid")
    for _ in range(3):
        match.choose(match.decisions[0], match.decisions[0].options[0])
        match.undo(2, consent=[0, 1])
    return forged.finished(match)


def with_values() -> str:
    number = forged.line_of("chance")
    values = json.loads(forged.LINES[number])[6]
    return forged.changed(number, 6, [value % 6 + 1 for value in values])


FORGERIES = {
    "roll-other": with_values,
    "gap": lambda: forged.rolls_after(forged.HONEST, by=3),
    "overlap": lambda: forged.rolls_after(forged.HONEST, by=-3),
    "seal-other": lambda: forged.finished(forged.sealed(Seal(Seal.new().key, forged.SEAL.match_id))),
    "key-other": lambda: forged.changed(len(forged.LINES) - 1, 3, Seal.new().key.hex()),
    "nonce-missing": lambda: forged.rewritten(devices=(forged.DEVICES[1],)),
    "nonce-left-out": lambda: forged.rewritten(
        devices=(warcouncil.Device((0,), pledge(forged.NONCES[0])), forged.DEVICES[1])
    ),
    "nonce-misfit": lambda: forged.headed(
        devices=(forged.DEVICES[0], warcouncil.Device((1,), pledge(forged.NONCES[1]), forged.NONCES[0]))
    ),
    "terms-other": lambda: forged.rewritten(broken=1),
    "chain-broken": lambda: forged.HONEST.replace('"bid"', '"side"', 1),
    "end-elsewhere": lambda: forged.relinked(
        [*forged.LINES, json.dumps([len(forged.LINES), *json.loads(forged.LINES[-1])[1:]], separators=(",", ":"))]
    ),
    "unreadable": lambda: "nothing of the kind",
}


@pytest.mark.parametrize("reason", FORGERIES)
def test_the_page_refuses_forged_records_by_itself(page: Page, reason: str) -> None:
    finding = found(page, FORGERIES[reason]())
    assert (finding["outcome"], finding["remarks"][0]["id"]) == ("refused", reason)


def test_the_page_names_what_is_weaker_than_proven(page: Page) -> None:
    taken = found(page, fished())
    assert taken["outcome"] == "taken-back"
    assert {"id": "taken-back", "count": 3, "seats": [2]} in taken["remarks"]
    withheld = forged.rewritten(devices=(forged.DEVICES[0], warcouncil.Device((1,), pledge(forged.NONCES[1]))))
    assert {"id": "withheld", "seats": [1]} in found(page, withheld)["remarks"]
    assert {"id": "broken-starts", "count": 2} in found(page, forged.rewritten(broken=2), None)["remarks"]
    seeded = forged.finished(warcouncil.new("auction", players=3, seed=7))
    assert found(page, seeded, None)["outcome"] == "seeded"
    assert found(page, forged.relinked(forged.LINES[:-1]))["outcome"] == "unfinished"
    state = forged.play(forged.sealed(), random.Random(1), forged.asked("talk")).state.to_builtins()
    moved = forged.changed_rules("1", old="1", before=state, after=state, at={"stream_position": 9999})
    assert found(page, moved)["outcome"] == "replayed-from"


def test_a_long_record_does_not_freeze_the_page(page: Page) -> None:
    """Forty thousand records: the page breathes all the while."""
    gaps = page.evaluate(
        """async ([text, kept]) => {
            const { check } = await import('/js/fairness.js');
            const { blake2b, bytes, hex } = await import('/js/blake2b.js');
            const lines = text.trimEnd().split('\\n');
            const end = JSON.parse(lines.pop());
            let head = JSON.parse(lines.at(-1)).at(-1);
            for (let number = lines.length; number < 40_000; number++) {
                const payload = JSON.stringify([number, 'choice', 0, 0, 0, 'ann', 0, 'bid', ['bid', 1], 0]);
                head = hex(blake2b(bytes(head + payload), 16));
                lines.push(`${payload.slice(0, -1)},"${head}"]`);
            }
            const payload = JSON.stringify([lines.length, ...end.slice(1, -1)]);
            head = hex(blake2b(bytes(head + payload), 16));
            lines.push(`${payload.slice(0, -1)},"${head}"]`);
            const beats = [performance.now()];
            const timer = setInterval(() => beats.push(performance.now()), 1);
            const finding = await check(lines.join('\\n'), kept);
            clearInterval(timer);
            return [finding.outcome, finding.records, beats.length];
        }""",
        [forged.HONEST, RECEIPT],
    )
    assert gaps[0] == "proven" and gaps[1] == 40_000
    assert gaps[2] > 10, "other things were done meanwhile"


# -- at a real table


def gathered(visitor: NewVisitor) -> tuple[Visitor, Visitor, str]:
    ann = visitor().new_game_by_page("parley", players=2, seats={1: "open"})
    bob = visitor().sit_down(ann.invitation, "Bob")
    expect(ann.page.locator(".seat[data-seat='1']")).to_contain_text("Bob")
    return ann, bob, ann.page.url.rpartition("/")[2]


def header_of(server: House, table: str) -> Any:
    with server.services.gate.look(table) as live:
        assert live.match is not None
        return live.match.journal.header


def kept(one: Visitor, table: str) -> Any:
    return one.page.evaluate(RECEIPTS)[table]


def test_two_pages_reveal_at_once_and_keep_what_they_agreed_to(visitor: NewVisitor, server: House) -> None:
    ann, bob, table = gathered(visitor)
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob):
        one.page.locator(".match").wait_for()
    header = header_of(server, table)
    assert [device.nonce for device in header.devices] == [kept(one, table)["nonce"] for one in (ann, bob)]
    for one in (ann, bob):
        assert kept(one, table)["seal"] == header.commitment
        assert kept(one, table)["header"] == header.terms().line().decode()


def test_alone_it_begins_at_once_and_the_end_is_checked_by_the_page_itself(visitor: NewVisitor, server: House) -> None:
    ann = visitor().new_game_by_page("parley", players=2).provokes("409")
    page = ann.page
    ann.wait_asked().without_questions()
    table = page.url.rpartition("/")[2]
    assert [device.nonce for device in header_of(server, table).devices] == [kept(ann, table)["nonce"]]
    ann.play_to_the_end()
    fair = page.get_by_test_id("fair")
    expect(fair).to_contain_text("The dice were fair")
    expect(fair).to_have_attribute("data-outcome", "proven")
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Check the dice").click()
    own, other = page.get_by_test_id("own-verdict"), page.get_by_test_id("server-verdict")
    expect(own).to_contain_text("Numbers in the key: Ann.")
    expect(other).to_contain_text("Proven: all")
    for verdict in (own, other):
        expect(verdict).to_have_attribute("data-outcome", "proven")


def test_a_page_that_saw_another_seal_says_so_at_the_end(visitor: NewVisitor) -> None:
    ann = visitor().new_game_by_page("parley", players=2).provokes("409")
    page = ann.page
    ann.wait_asked().without_questions()
    other = f"const all = {RECEIPTS}; Object.values(all)[0].seal = '0'.repeat(64);"
    page.evaluate(f"{other} localStorage.setItem('receipts', JSON.stringify(all))")
    ann.play_to_the_end()
    expect(page.get_by_test_id("fair")).to_contain_text(
        "The dice cannot be trusted. The seal of the record is not the one"
    )


def test_whoever_is_elsewhere_on_the_page_reveals_from_there(visitor: NewVisitor, server: House) -> None:
    ann, bob, table = gathered(visitor)
    bob.open("/results")
    bob.page.get_by_test_id("statistics").wait_for()
    ann.page.get_by_test_id("start").click()
    ann.page.locator(".match").wait_for()
    assert [device.nonce for device in header_of(server, table).devices] == [
        kept(one, table)["nonce"] for one in (ann, bob)
    ]


def test_a_page_that_is_away_reveals_when_it_is_next_opened(visitor: NewVisitor, server: House) -> None:
    ann, bob, table = gathered(visitor)
    bob.page.goto("about:blank")
    ann.page.get_by_test_id("start").click()
    expect(ann.page.get_by_test_id("sealing")).to_contain_text("Waiting for Bob")
    expect(ann.page.get_by_test_id("start")).to_be_disabled()
    bob.open("/")
    ann.page.locator(".match").wait_for()
    assert all(device.nonce for device in header_of(server, table).devices)


def test_a_start_that_is_broken_off_is_made_again_with_new_numbers(visitor: NewVisitor, server: House) -> None:
    ann, bob, table = gathered(visitor)
    bob.page.goto("about:blank")
    ann.page.get_by_test_id("start").click()
    expect(ann.page.get_by_test_id("sealing")).to_contain_text("Waiting for Bob")
    first = kept(ann, table)["nonce"]
    ann.page.get_by_test_id("break-off").click()
    expect(ann.page.get_by_test_id("sealing")).to_have_count(0)
    bob.open(f"/table/{table}")
    ann.page.wait_for_function(f"first => {RECEIPTS}['{table}'].nonce !== first", arg=first)
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob):
        one.page.locator(".match").wait_for()
    header = header_of(server, table)
    assert header.broken == 1 and first not in [device.nonce for device in header.devices]
    assert [device.nonce for device in header.devices] == [kept(one, table)["nonce"] for one in (ann, bob)]


def test_a_page_looks_at_everything_that_is_to_be_sealed(page: Page) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot"}]
    header = json.loads(forged.HEADER.terms().line())
    shown = {"title": "auction", "players": 3, "options": header["options"], "my_seats": [0], "seats": seats}
    receipt = {**RECEIPT, "header": None}
    bot = {"seats": [2], "pledge": pledge("0" * 32), "nonce": ""}
    first, second = header["devices"]
    wrong: list[tuple[dict[str, Any], str | None]] = [
        ({}, None),
        ({"commitment": "0" * 64}, "seal"),
        ({"devices": [second]}, "pledge"),
        ({"devices": [{**first, "seats": [0, 2]}, second]}, "pledge"),
        ({"devices": [first, second, bot]}, "terms"),
        ({"devices": [first, {**second, "nonce": forged.NONCES[1]}]}, "terms"),
        ({"options": {**header["options"], "windows": "quick"}}, "terms"),
        ({"players": 2}, "terms"),
        ({"seed": 7}, "terms"),
        ({"start": {}}, "terms"),
        ({"play_on": True}, "terms"),
        ({"warcouncil": 1}, "terms"),
    ]
    found = page.evaluate(
        """async ([table, headers, kept]) => {
            const { disagreement } = await import('/js/sealing.js');
            return headers.map(header => disagreement(table, header, kept));
        }""",
        [shown, [{**header, **changes} for changes, _ in wrong], receipt],
    )
    assert found == [reason for _, reason in wrong]


def swap(server: House, table: str, **changes: Any) -> None:
    def work(draft: Draft) -> None:
        draft.table = replace(draft.table, **changes)

    server.services.gate.change(table, work)


def test_a_host_who_changes_the_seal_gets_no_numbers(visitor: NewVisitor, server: House) -> None:
    ann, bob, table = gathered(visitor)
    bob.page.goto("about:blank")
    swap(server, table, seal_key=Seal.new().key)
    ann.page.get_by_test_id("start").click()
    expect(ann.page.get_by_test_id("doubt")).to_contain_text("the seal of the dice is not the one")
    bob.open(f"/table/{table}")
    expect(bob.page.get_by_test_id("doubt")).to_be_visible()
    with server.services.gate.look(table) as live:
        assert live.table.sealing is not None and live.table.sealing.revealed == {}


def test_a_host_who_drops_a_commitment_gets_no_number(visitor: NewVisitor, server: House) -> None:
    ann, bob, table = gathered(visitor)
    bob.page.goto("about:blank")
    with server.services.gate.look(table) as live:
        seats = (live.table.seats[0], replace(live.table.seats[1], pledge=pledge("0" * 32)))
    swap(server, table, seats=seats)
    ann.page.get_by_test_id("start").click()
    expect(ann.page.get_by_test_id("sealing")).to_be_visible()
    bob.open(f"/table/{table}")
    expect(bob.page.get_by_test_id("doubt")).to_contain_text("does not hold what this device has committed to")
