"""The host's command line: users, matches, passwords, backup and restore, also while the server runs."""

from __future__ import annotations

import errno
import gzip
import hashlib
import io
import os
import random
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import House, Person, Screen, running
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.test_accounts import PASSWORD, account
from warcouncil.cli import main
from warcouncil.commands import admin as commands
from warcouncil.server.storage import backup as backing_up
from warcouncil.server.storage.backup import BadBackup, backup, look, restore
from warcouncil.server.storage.store import Store


@pytest.fixture
def open_house(folder: Path) -> Iterator[House]:
    with running(folder) as house:
        yield house


def admin(house: House, *words: str) -> int:
    return main(["admin", *words, "--data", str(house.settings.data), "--lang", "en"])


def test_users_and_matches_are_listed(open_house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = account(open_house, "Anna"), open_house.person("Bob")
    match = two_at_a_table(ann, bob)
    assert admin(open_house, "users") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["id", "name", "guest", "created", "seats"]
    assert ann.id in lines[1] and "Anna" in lines[1] and "no" in lines[1].split()
    assert admin(open_house, "matches", "--status", "playing") == 0
    assert match in capsys.readouterr().out
    assert admin(open_house, "matches", "--status", "over") == 0
    assert match not in capsys.readouterr().out


def test_a_forgotten_password_is_made_anew(open_house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ann = account(open_house, "Anna")
    assert admin(open_house, "password", "Anna") == 0
    password = capsys.readouterr().out.split()[-1]
    assert ann.get("/api/me") == {"user": None}
    again = open_house.person()
    assert again.refused("POST", "/api/session", {"name": "Anna", "password": PASSWORD}) == (401, "bad-login")
    again.post("/api/session", {"name": "Anna", "password": password})
    assert admin(open_house, "password", "Nobody") == 1
    assert capsys.readouterr().out == "There is no user “Nobody”.\n"


def test_a_match_is_closed_and_everybody_sees_it(open_house: House) -> None:
    ann, bob = open_house.person("Ann"), open_house.person("Bob")
    match = two_at_a_table(ann, bob)
    channel = ann.live()
    channel.send("watch", match=match)
    channel.next("update")
    player, decision, _ = asked({0: ann, 1: bob}, match)
    assert admin(open_house, "close", match) == 0
    assert channel.next("update")["table"]["status"] == "closed"
    for person, seat in ((ann, 0), (bob, 1)):
        state = person.look(match, seat=seat)["state"]
        assert state["decisions"] == [] and state["can_undo"] is False
    body = {"decision": decision["id"], "option": decision["options"][0]["option"]}
    assert player.refused("POST", f"/api/matches/{match}/choices", body) == (409, "over")
    assert admin(open_house, "close", match) == 1


def test_a_user_is_deleted(open_house: House) -> None:
    ann = account(open_house, "Anna")
    assert admin(open_house, "delete-user", "Anna") == 0
    assert ann.get("/api/me") == {"user": None}


@pytest.mark.parametrize("words", [["dance"], ["password"], ["backup"], []])
def test_bad_arguments_are_one_line(folder: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", *words, "--data", str(folder)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# -- backups


def test_a_backup_is_made_and_put_back_while_people_play(open_house: House, folder: Path, seed: int) -> None:
    ann, bob = open_house.person("Ann"), open_house.person("Bob")
    people, chance = {0: ann, 1: bob}, random.Random(seed)
    match = two_at_a_table(ann, bob)
    play_some(people, match, 8, chance)
    screen = Screen()
    screen.apply(ann.look(match))
    file = folder / "games.backup"
    assert admin(open_house, "backup", str(file)) == 0
    play_some(people, match, 8, chance)
    later = ann.table()
    person, decision, update = asked(people, match)
    channel = ann.live()
    channel.send("watch", match=match, seat=0)
    channel.next("update")
    assert admin(open_house, "restore", str(file)) == 0
    assert channel.next("update")["reset"] is True
    screen.same_as(ann.look(match))
    assert ann.refused("GET", f"/api/tables/{later['id']}") == (404, "not-found")
    body = {
        "decision": decision["id"],
        "option": decision["options"][0]["option"],
        "cursor": update["cursor"],
    }
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "set-back")
    play_some(people, match, 1000, chance)
    assert ann.get(f"/api/matches/{match}/verify")["outcome"] == "sound"


def test_a_backup_that_is_not_whole_changes_nothing(
    open_house: House, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = open_house.person("Ann")
    table = ann.table()
    file = folder / "games.backup"
    admin(open_house, "backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    spoiled = {
        "cut": b"".join(lines[:-1]),
        "changed": b"".join(lines).replace(b"Ann", b"Eve"),
        "other": b'["something else","1"]\n',
        "empty": b"",
    }
    for name, data in spoiled.items():
        bad = folder / name
        bad.write_bytes(gzip.compress(data))
        assert admin(open_house, "restore", str(bad)) == 1, name
        assert "nothing was changed" in capsys.readouterr().out
    (folder / "text").write_text("not even zipped", encoding="utf-8")
    assert admin(open_house, "restore", str(folder / "text")) == 1
    assert admin(open_house, "restore", str(folder / "missing")) == 1
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "open"


def packed(*lines: Any) -> bytes:
    """A backup with these lines and a last one that fits."""
    encoded = [line if isinstance(line, bytes) else msgspec.json.encode(line) for line in lines]
    end = msgspec.json.encode(["end", len(encoded), hashlib.sha256(b"".join(encoded)).hexdigest()])
    return gzip.compress(b"\n".join([*encoded, end]) + b"\n")


def bomb(size: int) -> bytes:
    """A few kilobytes that unpack to so many bytes."""
    out = io.BytesIO()
    with gzip.GzipFile(fileobj=out, mode="wb") as file:
        for _ in range(size // 2**20):
            file.write(b"0" * 2**20)
    return out.getvalue()


def test_a_forged_backup_is_refused_whatever_it_holds(
    open_house: House, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = open_house.person("Ann")
    table = ann.table()
    file = folder / "games.backup"
    admin(open_house, "backup", str(file))
    header, *rows = gzip.decompress(file.read_bytes()).splitlines()[:-1]
    meta = next(row for row in rows if row.startswith(b'["meta"'))
    forged = {
        "deep": packed(header, b'["meta",' + b"[" * 100_000 + b"]" * 100_000 + b"]"),
        "deep row": packed(header, b'["meta",{"key":' + b"[" * 100_000 + b"]" * 100_000 + b"}]"),
        "unknown table": packed(header, ["sqlite_master", {"a": 1}]),
        "unknown column": packed(header, ["meta", {"key": "a", "value": "b", "more": 1}]),
        "column missing": packed(header, ["meta", {"key": "a"}]),
        "twice": packed(header, *rows, meta),
        "out of order": packed(header, *reversed(rows)),
        "huge number": packed(header, ["tables", {"id": "x", "version": 10**30, "body": "{}", "deadline": None}]),
        "no table": packed(header, ["tables", {"id": "x", "version": 1, "body": "{}", "deadline": None}]),
        "no number": packed(header, ["meta", {"key": "alive", "value": "yesterday"}]),
        "no base64": packed(header, ["snapshots", {"match_id": "x", "number": 1, "data": "%"}]),
        "odd header": packed({"war council backup 1": 1}),
        "more behind": packed(header, *rows) + gzip.compress(b"more"),
    }
    capsys.readouterr()
    for name, data in forged.items():
        bad = folder / name
        bad.write_bytes(data)
        assert admin(open_house, "restore", str(bad)) == 1, name
        said = capsys.readouterr().out
        assert "nothing was changed" in said and len(said.splitlines()) == 1, name
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "open"


def test_two_backups_at_once_are_both_whole(open_house: House, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One from the crontab, one by hand, under the same name: neither writes into the file of the other."""
    open_house.person("Ann")
    file, real, second = folder / "games.backup", backing_up._lines, []

    def meeting(store: Store) -> Iterator[bytes]:
        """While the first one writes, the second comes and goes."""
        monkeypatch.setattr(backing_up, "_lines", real)
        for number, line in enumerate(real(store)):
            yield line
            if number == 3:
                second.append(backup(store, file))

    monkeypatch.setattr(backing_up, "_lines", meeting)
    rows = backup(open_house.services.store, file)
    assert second == [rows] and look(file).count == rows
    assert [one.name for one in folder.glob("games.backup*")] == ["games.backup"]
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_backup_that_does_not_fit_leaves_nothing_and_keeps_the_last_one(
    open_house: House, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "games.backup"
    assert admin(open_house, "backup", str(file)) == 0
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert admin(open_house, "backup", str(file)) == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith("nothing was changed: No space left on device")
    assert file.read_bytes() == before and [one.name for one in folder.glob("games.backup*")] == ["games.backup"]
    for name, complaint in ((folder, "Is a directory"), (folder / "no" / "x", "No such file or directory")):
        assert admin(open_house, "backup", str(name)) == 1
        assert capsys.readouterr().out.strip().endswith(f"{name}: {complaint}")
    assert not list(folder.parent.glob("*.part"))


def test_whoever_waits_for_a_backup_sees_how_far_it_is(
    open_house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row after the other, and putting it back looks at each twice: before anything is replaced, and then."""
    told: list[int] = []

    @contextmanager
    def counted(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
        yield told.append

    monkeypatch.setattr(commands, "progress", counted)
    open_house.person("Ann")
    file = folder / "games.backup"
    assert admin(open_house, "backup", str(file)) == 0
    rows = look(file).count
    assert sum(told) == rows + 1, "with the header"
    told.clear()
    assert admin(open_house, "restore", str(file)) == 0
    assert sum(told) == 2 * rows


def test_a_backup_that_unpacks_without_end_is_refused_before_it_does(folder: Path) -> None:
    """Hundreds of megabytes in a few hundred kilobytes, as one line or as many."""
    store = Store(f"sqlite:///{folder / 'warcouncil.db'}")
    store.upgrade()
    header = msgspec.json.encode(["war council backup 1", "0003"]) + b"\n"
    row = msgspec.json.encode(["meta", {"key": "a" * 200_000, "value": "b"}]) + b"\n"
    out = io.BytesIO()
    with gzip.GzipFile(fileobj=out, mode="wb") as unpacked:
        unpacked.write(header)
        for _ in range(1000):
            unpacked.write(row)
    tracemalloc.start()
    for name, data in {"one line": bomb(300 * 2**20), "many": out.getvalue()}.items():
        (folder / name).write_bytes(data)
        with pytest.raises(BadBackup, match="large"):
            restore(store, folder / name)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    store.close()
    assert peak < 200 * 2**20


@pytest.mark.slow
def test_a_backup_moves_a_house_from_sqlite_to_postgresql(folder: Path, postgres_url: str, seed: int) -> None:
    file = folder / "games.backup"
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, "parley")
        play_some({0: ann, 1: bob}, match, 9, random.Random(seed))
        screen, cookies = Screen(), (ann.http.cookies, bob.http.cookies)
        screen.apply(ann.look(match))
        backup(house.services.store, file)
    store = Store(postgres_url)
    store.upgrade()
    assert restore(store, file) > 20
    with pytest.raises(BadBackup):
        restore(store, folder / "warcouncil.db")
    store.close()
    with running(folder, database=postgres_url) as house:
        ann, bob = Person(house), Person(house)
        ann.http.cookies, bob.http.cookies = cookies
        screen.same_as(ann.look(match))
        ann.post("/api/tables", {"title": "endeavor"}, status=201)
        house.person("Carl")
        play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
        assert ann.get(f"/api/tables/{match}")["status"] == "over"


def test_nobody_takes_anothers_id_for_a_name(open_house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever asks for a new password "for k7f3q2m9xw" must not get that of the account with this id."""
    ann = account(open_house, "Anna")
    eve = open_house.person()
    assert eve.refused("POST", "/api/accounts", {"name": ann.id, "password": PASSWORD}) == (409, "name-taken")
    assert eve.refused("POST", "/api/guests", {"name": ann.id}) == (409, "name-taken")
    account(open_house, ann.id.upper())
    assert admin(open_house, "ban", ann.id) == 0
    assert ann.get("/api/me") == {"user": None}, "an id is meant before a name that looks like it"
