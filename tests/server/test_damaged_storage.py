"""A database that is damaged in the middle: named in one sentence, at the start and while the server runs."""

from __future__ import annotations

import logging
import random
import shutil
from pathlib import Path

import pytest

from tests.server.house import running
from tests.server.playing import play_some, two_at_a_table
from warcouncil.cli import main
from warcouncil.server.storage.opening import BadStorage, open_store
from warcouncil.server.storage.store import Store

PAGE = 4096


def spoil(file: Path, chance: random.Random) -> None:
    """Nonsense in the middle of the file: every page but the first three."""
    data = bytearray(file.read_bytes())
    for start in range(3 * PAGE, len(data), PAGE):
        data[start : start + 64] = chance.randbytes(64)
    file.write_bytes(bytes(data))


@pytest.fixture
def stored(folder: Path) -> Path:
    """A database in which something was played."""
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        play_some({0: ann, 1: bob}, two_at_a_table(ann, bob, "parley"), 40, random.Random(1))
    return folder / "warcouncil.db"


def test_a_damaged_file_is_named_at_the_start(stored: Path, seed: int) -> None:
    open_store(f"sqlite:///{stored}").close()
    spoil(stored, random.Random(seed))
    with pytest.raises(BadStorage) as refused:
        open_store(f"sqlite:///{stored}")
    assert refused.value.what == "damaged" and refused.value.reason


def test_serve_and_admin_say_so_in_one_line(stored: Path, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(stored, random.Random(seed))
    for words in (["serve", "--port", "0"], ["admin", "users"], ["admin", "backup", f"{stored}.backup"]):
        assert main([*words, "--data", str(stored.parent), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert "the database is damaged" in said and "put back a backup" in said and len(said.splitlines()) == 1


def test_damage_while_it_runs_is_named_to_visitors_and_to_the_host(
    folder: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    with running(folder, sweep_seconds=60) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob, "parley")
        play_some({0: ann, 1: bob}, match, 40, random.Random(1))
        store = house.services.store
        store.engine.dispose()
        whole = folder / "whole.db"
        shutil.copy(folder / "warcouncil.db", whole)
        spoil(folder / "warcouncil.db", random.Random(seed))
        caplog.set_level(logging.INFO)
        caplog.clear()
        assert ann.refused("GET", f"/api/matches/{match}") == (503, "storage-damaged")
        assert ann.refused("POST", "/api/tables", {"title": "endeavor"}) == (503, "storage-damaged")
        lines = [record for record in caplog.records if record.name.startswith("warcouncil")]
        assert lines and all("restore a backup" in record.getMessage() for record in lines)
        assert not any(record.exc_info for record in lines), "one sentence, and no traceback"
        store.engine.dispose()
        shutil.copy(whole, folder / "warcouncil.db")


def test_damaged_words_in_a_row_are_damage(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'x.db'}")
    store.upgrade()
    with store.write() as connection:
        connection.exec_driver_sql("insert into meta (key, value) values ('latest', cast(x'ff00fe' as text))")
    with pytest.raises(Exception, match="storage-damaged"):
        store.get_meta("latest")
    store.close()
