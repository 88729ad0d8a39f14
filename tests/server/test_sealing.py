"""The sealing of the dice: devices commit when they sit down, see what is to be sealed, and reveal; nobody grinds."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import warcouncil
from tests.server.house import House, Json, Person, Wall, running, until
from tests.server.machines import Process
from tests.server.playing import open_seat, play_some
from warcouncil.engine.seal import new_nonce, pledge

DAY = 86400.0


class Device:
    """A page: it keeps the seal it saw first, its nonce, and the terms before which it revealed."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.nonce = new_nonce()
        self.pledge = pledge(self.nonce)
        self.seal = ""
        self.terms: Json = {}

    def table(self, **wish: Any) -> Json:
        table = self.person.table(pledge=self.pledge, **{"title": "parley", "options": {"rounds": 2}, **wish})
        self.seal = table["commitment"]
        return table

    def join(self, token: str) -> Json:
        self.seal = self.person.get(f"/api/invitations/{token}")["table"]["commitment"]
        return self.person.join(token, pledge=self.pledge)

    def see(self, table: str) -> Json:
        found: Json = self.person.get(f"/api/tables/{table}")
        return found

    def reveal(self, table: str) -> Json:
        sealing = self.see(table)["sealing"]
        self.terms = json.loads(sealing["header"])
        mine = [device["pledge"] for device in self.terms["devices"]]
        assert self.terms["commitment"] == self.seal and self.pledge in mine
        found: Json = self.person.post(f"/api/tables/{table}/reveal", {"nonce": self.nonce})
        return found


def gathered(house: House, **wish: Any) -> tuple[Device, Device, str]:
    """Ann and Bob sit at a table; both have committed."""
    ann, bob = Device(house.person("Ann")), Device(house.person("Bob"))
    table = ann.table(**wish)
    bob.join(ann.person.invite(table))
    return ann, bob, table["id"]


def start(ann: Device, table: str) -> Json:
    found: Json = ann.person.post(f"/api/tables/{table}/start")
    return found


def header_of(house: House, table: str) -> Any:
    with house.services.gate.look(table) as live:
        assert live.match is not None
        return live.match.journal.header


def test_both_reveal_and_play_begins_at_once_with_both_nonces_in_the_key(house: House, seed: int) -> None:
    ann, bob, table = gathered(house)
    opened = start(ann, table)
    assert opened["status"] == "open" and opened["sealing"]["waiting"] == [0, 1]
    assert ann.reveal(table)["sealing"]["revealed"] == [0]
    assert bob.see(table)["sealing"]["waiting"] == [1] and ann.nonce not in json.dumps(bob.see(table))
    assert bob.reveal(table)["status"] == "playing"
    header = header_of(house, table)
    assert [(one.seats, one.nonce) for one in header.devices] == [((0,), ann.nonce), ((1,), bob.nonce)]
    assert json.loads(header.terms().line()) == ann.terms == bob.terms
    play_some({0: ann.person, 1: bob.person}, table, 1000, random.Random(seed))
    journal = ann.person.http.get(f"/api/matches/{table}/journal").text
    verdict = warcouncil.verify(journal, seal=bob.seal, nonce=bob.nonce, terms=header.agreed)
    assert verdict.outcome == "proven" and {one.id for one in verdict.remarks} == {"nonces"}
    told = bob.person.get(f"/api/matches/{table}/verify", seal=bob.seal, nonce=bob.nonce, terms=header.agreed)
    assert told["outcome"] == "proven" and told["remarks"] == [{"id": "nonces", "count": 2, "seats": [0, 1]}]
    assert any("proven" in line for line in told["text"])
    assert bob.person.get(f"/api/matches/{table}/verify", nonce=new_nonce())["outcome"] == "refused"


def test_sending_the_options_again_keeps_seal_and_commitments(house: House) -> None:
    ann, bob, table = gathered(house)
    for options in ({"rounds": 2}, {"rounds": 3}):
        changed = ann.person.call("PATCH", f"/api/tables/{table}", {"options": options})
        assert changed["commitment"] == ann.seal and [seat["pledged"] for seat in changed["seats"]] == [True, True]
    start(ann, table)
    ann.reveal(table)
    bob.reveal(table)
    assert [one.nonce for one in header_of(house, table).devices] == [ann.nonce, bob.nonce]
    assert header_of(house, table).options["rounds"] == 3 and bob.terms["options"]["rounds"] == 3


def test_whoever_comes_last_cannot_grind(house: House) -> None:
    """Once somebody may have revealed, no commitment can be made or changed, and nothing else than it is taken."""
    ann, bob, table = gathered(house)
    start(ann, table)
    ann.reveal(table)
    for _ in range(5):
        ground = new_nonce()
        assert bob.person.refused("POST", f"/api/tables/{table}/pledge", {"pledge": pledge(ground)}) == (409, "sealing")
        assert bob.person.refused("POST", f"/api/tables/{table}/reveal", {"nonce": ground}) == (400, "bad-nonce")
    assert bob.see(table)["sealing"]["waiting"] == [1]
    assert bob.person.refused("POST", f"/api/tables/{table}/start", {}) == (403, "not-creator")
    assert ann.person.refused("POST", f"/api/tables/{table}/start", {}) == (409, "sealing")
    assert bob.reveal(table)["status"] == "playing"


def test_whoever_leaves_and_comes_back_breaks_the_start_off_and_what_was_revealed_counts_no_more(house: House) -> None:
    """The ally knows Ann's nonce by now: hers must be another one before his can be."""
    ann, bob, table = gathered(house)
    start(ann, table)
    ann.reveal(table)
    bob.person.call("POST", f"/api/tables/{table}/leave", {}, 204)
    seen = ann.see(table)
    assert seen["sealing"] is None and seen["broken"] == 1 and seen["pledge"] is None
    bob.join(ann.person.invite(ann.see(table)))
    ann.nonce = new_nonce()
    ann.pledge = pledge(ann.nonce)
    ann.person.post(f"/api/tables/{table}/pledge", {"pledge": ann.pledge})
    start(ann, table)
    ann.reveal(table)
    bob.reveal(table)
    assert header_of(house, table).broken == 1 and ann.terms["broken"] == 1 and ann.terms["commitment"] == ann.seal


def test_the_creator_breaks_off_and_whoever_has_not_revealed_keeps_the_commitment(house: House) -> None:
    ann, bob, table = gathered(house)
    assert ann.person.refused("DELETE", f"/api/tables/{table}/start") == (409, "not-sealing")
    start(ann, table)
    bob.reveal(table)
    assert bob.person.refused("DELETE", f"/api/tables/{table}/start") == (403, "not-creator")
    broken = ann.person.call("DELETE", f"/api/tables/{table}/start")
    assert broken["sealing"] is None and broken["broken"] == 1
    assert [seat["pledged"] for seat in broken["seats"]] == [True, False] and broken["pledge"] == ann.pledge
    assert bob.person.refused("POST", f"/api/tables/{table}/reveal", {"nonce": bob.nonce}) == (409, "not-sealing")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "", {"options": {"rounds": 4}}),
        ("POST", "/kick", {"seat": 1}),
        ("PUT", "/seats/0", {"kind": "open"}),
    ],
)
def test_whatever_changes_what_is_to_be_sealed_breaks_off(house: House, method: str, path: str, body: Json) -> None:
    ann, _, table = gathered(house)
    start(ann, table)
    changed = ann.person.call(method, f"/api/tables/{table}{path}", body)
    assert changed["sealing"] is None and changed["broken"] == 1 and changed["status"] == "open"


def test_what_changes_nothing_of_it_does_not_break_off(house: House) -> None:
    ann, _, table = gathered(house)
    start(ann, table)
    changed = ann.person.call(
        "PATCH", f"/api/tables/{table}", {"options": {"rounds": 2, "windows": "sealed"}, "private": False}
    )
    assert changed["sealing"] is not None and changed["broken"] == 0
    ann.person.call("POST", f"/api/tables/{table}/close", status=204)
    assert ann.see(table)["sealing"] is None


def test_an_account_deleted_in_the_middle_breaks_off(house: House) -> None:
    ann, bob, table = gathered(house)
    start(ann, table)
    ann.reveal(table)
    bob.person.call("DELETE", "/api/me", {}, status=204)
    assert ann.see(table)["sealing"] is None and ann.see(table)["broken"] == 1


def test_whoever_reveals_too_late_is_named_in_header_and_verdict(timed: House, wall: Wall, seed: int) -> None:
    ann, bob, table = gathered(timed)
    start(ann, table)
    ann.reveal(table)
    assert ann.see(table)["sealing"]["until"] - timed.services.time.now() <= 30.0
    wall.ahead += 31
    until(lambda: ann.see(table)["status"] == "playing", "play begins without Bob's nonce")
    assert bob.person.refused("POST", f"/api/tables/{table}/reveal", {"nonce": bob.nonce}) == (409, "started")
    assert [one.nonce for one in header_of(timed, table).devices] == [ann.nonce, ""]
    play_some({0: ann.person, 1: bob.person}, table, 1000, random.Random(seed))
    told = ann.person.get(f"/api/matches/{table}/verify", seal=ann.seal, nonce=ann.nonce)
    remarks = {one["id"]: one["seats"] for one in told["remarks"]}
    assert remarks["withheld"] == [1] and remarks["nonces"] == [0]
    left_out = bob.person.get(f"/api/matches/{table}/verify", seal=bob.seal, nonce=bob.nonce)
    assert left_out["outcome"] == "refused" and "left out" in left_out["reason"]


def test_with_a_clock_of_days_there_is_time_up_to_a_day(timed: House, wall: Wall) -> None:
    ann, bob, table = gathered(timed, clock={"kind": "days", "days": 3})
    start(ann, table)
    ann.reveal(table)
    wall.ahead += DAY - 60
    until(lambda: ann.see(table)["sealing"] is not None, "it is still open")
    assert bob.person.get("/api/notices")["notices"][-1]["kind"] == "sealing"
    assert bob.reveal(table)["status"] == "playing"
    ann, _, table = gathered(timed, clock={"kind": "days", "days": 0.5})
    left = start(ann, table)["sealing"]["until"] - timed.services.time.now()
    assert DAY / 2 - 60 < left <= DAY / 2


def test_the_sweeper_ends_a_sealing_also_after_a_restart(folder: Path, wall: Wall) -> None:
    with running(folder, wall_clock=wall) as house:
        ann, bob, table = gathered(house)
        start(ann, table)
        ann.reveal(table)
        header = ann.see(table)["sealing"]["header"]
        cookies = ann.person.http.cookies
    wall.ahead += 5
    with running(folder, wall_clock=wall) as house:
        again = house.person()
        again.http.cookies = cookies
        sealing = again.get(f"/api/tables/{table}")["sealing"]
        assert sealing["header"] == header and sealing["revealed"] == [0], "nothing is lost"
        wall.ahead += 60
        until(lambda: again.get(f"/api/tables/{table}")["status"] == "playing", "play begins")
        assert [one.nonce for one in header_of(house, table).devices] == [ann.nonce, ""]
        assert bob.nonce


def test_time_while_no_server_was_there_is_nobody_s(folder: Path, wall: Wall) -> None:
    with running(folder, wall_clock=wall) as house:
        ann, bob, table = gathered(house)
        start(ann, table)
        ann.reveal(table)
        jar = bob.person.http.cookies
    wall.ahead += 3600
    with running(folder, wall_clock=wall) as house:
        bob.person = house.person()
        bob.person.http.cookies = jar
        assert bob.reveal(table)["status"] == "playing"


@pytest.mark.slow
def test_a_server_killed_in_the_middle_of_a_sealing_loses_nothing(folder: Path) -> None:
    server = Process(folder).start()
    ann, bob = Device(server.person("Ann")), Device(server.person("Bob"))
    table = ann.table()["id"]
    bob.join(ann.person.invite({"id": table}))
    start(ann, table)
    ann.reveal(table)
    server.kill()
    server.start()
    assert ann.see(table)["sealing"]["revealed"] == [0]
    assert bob.reveal(table)["status"] == "playing" and bob.terms == ann.terms


def test_newer_rules_in_the_middle_break_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played must be what was shown."""
    ann, bob, table = gathered(house)
    start(ann, table)
    ann.reveal(table)
    from tests.titles.parley import Parley

    monkeypatch.setattr(Parley, "version", "99")
    assert bob.person.post(f"/api/tables/{table}/reveal", {"nonce": bob.nonce})["sealing"] is None
    assert bob.see(table)["broken"] == 1


# -- alone, at one device, without nonces


def test_somebody_alone_sends_the_nonce_plainly_after_having_seen_the_seal(house: House) -> None:
    ann = Device(house.person("Ann"))
    table = ann.person.table(seats=[{"kind": "me"}, {"kind": "bot"}])
    started = ann.person.post(f"/api/tables/{table['id']}/start", {"nonce": ann.nonce})
    assert started["status"] == "playing" and started["commitment"] == table["commitment"]
    devices = header_of(house, table["id"]).devices
    assert [(one.seats, one.pledge, one.nonce) for one in devices] == [((0,), ann.pledge, ann.nonce)]


def test_a_plain_nonce_is_for_those_who_are_alone(house: House) -> None:
    ann, _, table = gathered(house)
    refusal = ann.person.refused("POST", f"/api/tables/{table}/start", {"nonce": ann.nonce})
    assert refusal == (400, "bad-request") and ann.see(table)["sealing"] is None


def test_seats_at_one_device_share_its_nonce_and_bots_have_none(house: House) -> None:
    ann = Device(house.person("Ann"))
    seats = [{"kind": "bot"}, {"kind": "me"}, {"kind": "hot-seat", "name": "Bob"}]
    table = ann.person.table(players=3, seats=seats, pledge=ann.pledge)
    ann.seal = table["commitment"]
    start(ann, table["id"])
    assert ann.reveal(table["id"])["status"] == "playing"
    assert [(one.seats, one.nonce) for one in header_of(house, table["id"]).devices] == [((1, 2), ann.nonce)]


def test_a_seat_set_later_is_of_the_same_device(house: House) -> None:
    ann = Device(house.person("Ann"))
    table = ann.table()
    ann.person.call("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "hot-seat", "name": "Bob"})
    ann.person.call("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot"})
    assert ann.see(table["id"])["pledge"] == ann.pledge
    start(ann, table["id"])
    ann.reveal(table["id"])
    assert [one.seats for one in header_of(house, table["id"]).devices] == [(1,)]


def test_places_drawn_by_lot_are_part_of_what_is_sealed(house: House) -> None:
    ann, bob, table = gathered(house, random_seats=True)
    start(ann, table)
    ann.reveal(table)
    started = bob.reveal(table)
    devices = {one.pledge: one.seats for one in header_of(house, table).devices}
    assert (
        devices[bob.pledge]
        == tuple(started["my_seats"])
        == tuple(next(one["seats"] for one in ann.terms["devices"] if one["pledge"] == bob.pledge))
    )


def test_places_are_drawn_once_however_often_the_start_is_broken_off(house: House) -> None:
    ann, _, table = gathered(house, random_seats=True)
    start(ann, table)
    drawn = ann.see(table)["my_seats"]
    for count in range(1, 9):
        assert ann.person.call("DELETE", f"/api/tables/{table}/start")["broken"] == count
        assert start(ann, table)["my_seats"] == drawn


def test_programs_without_nonces_play_at_once_and_are_named(house: House, seed: int) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.table("parley", options={"rounds": 2})
    bob.join(ann.invite(table))
    assert ann.post(f"/api/tables/{table['id']}/start")["status"] == "playing"
    play_some({0: ann, 1: bob}, table["id"], 1000, random.Random(seed))
    told = ann.get(f"/api/matches/{table['id']}/verify", seal=table["commitment"])
    assert told["outcome"] == "proven" and {one["id"]: one["seats"] for one in told["remarks"]} == {
        "nonces": [],
        "without": [0, 1],
    }


def test_one_with_and_one_without(house: House) -> None:
    ann, bob = Device(house.person("Ann")), house.person("Bob")
    table = ann.table()
    bob.join(ann.person.invite(table))
    start(ann, table["id"])
    assert bob.refused("POST", f"/api/tables/{table['id']}/reveal", {"nonce": new_nonce()}) == (400, "bad-nonce")
    assert ann.reveal(table["id"])["status"] == "playing"


def test_whoever_takes_over_a_running_seat_changes_nothing(house: House) -> None:
    ann, bob, table = gathered(house)
    start(ann, table)
    ann.reveal(table)
    bob.reveal(table)
    before = header_of(house, table)
    bob.person.call("POST", f"/api/matches/{table}/resign", {}, status=204)
    carl = Device(house.person("Carl"))
    carl.join(open_seat(table, 1, ann.person))
    assert header_of(house, table) == before
    assert carl.person.refused("POST", f"/api/tables/{table}/pledge", {"pledge": carl.pledge}) == (409, "started")


def test_a_rematch_is_sealed_anew(house: House, seed: int) -> None:
    ann, bob, table = gathered(house)
    start(ann, table)
    ann.reveal(table)
    bob.reveal(table)
    play_some({0: ann.person, 1: bob.person}, table, 1000, random.Random(seed))
    again = bob.person.post(f"/api/tables/{table}/rematch", status=201)
    assert again["commitment"] != ann.seal and not any(seat["pledged"] for seat in again["seats"])
    bob.person.post(f"/api/tables/{again['id']}/pledge", {"pledge": bob.pledge})
    assert bob.see(again["id"])["pledge"] == bob.pledge


def test_only_whoever_sits_there_may_commit_or_reveal(house: House) -> None:
    ann, _, table = gathered(house, private=False)
    eve = house.person("Eve")
    assert eve.refused("POST", f"/api/tables/{table}/pledge", {"pledge": pledge(new_nonce())}) == (403, "not-yours")
    start(ann, table)
    assert eve.refused("POST", f"/api/tables/{table}/reveal", {"nonce": ann.nonce}) == (403, "not-yours")
    for body in ({"nonce": ""}, {"nonce": "x" * 32}, {"nonce": "0" * 65}, {"nonce": 7}, {}):
        assert ann.person.refused("POST", f"/api/tables/{table}/reveal", body) == (400, "bad-request")
    for promise in ("", "0" * 63, "G" * 64):
        refusal = ann.person.refused("POST", f"/api/tables/{table}/pledge", {"pledge": promise})
        assert refusal == (400, "bad-request")


def test_everybody_is_told_of_a_sealing_and_its_progress(house: House) -> None:
    ann, bob, table = gathered(house)
    channel = bob.person.live()
    channel.send("watch", match=table)
    channel.next("update")
    start(ann, table)
    assert channel.next("update")["table"]["sealing"]["waiting"] == [0, 1]
    ann.reveal(table)
    assert channel.next("update")["table"]["sealing"]["waiting"] == [1]
    bob.reveal(table)
    assert channel.next("update")["table"]["status"] == "playing"


def test_a_gathering_table_of_an_earlier_version_can_be_started(house: House) -> None:
    """Its seats have nonces that were sent plainly: they are forgotten, and nobody is kept from playing."""
    from warcouncil.server.storage.book import decode_table, encode_table

    ann, _, table = gathered(house)
    with house.services.gate.look(table) as live:
        body = msgspec.json.decode(encode_table(live.table))
    for seat in body["seats"]:
        del seat["pledge"]
        seat["nonce"] = "b0b5c0ffee"
    old = decode_table(msgspec.json.encode(body).decode())
    assert old.sealing is None and not any(seat.pledge for seat in old.seats) and old.commitment == ann.seal
