"""What every visitor asks for first is ready when the server is."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.server.house import House, running
from tests.server.machines import Process
from warcouncil.server.play import catalogue
from warcouncil.text import LANGUAGES


def worked(pid: int) -> float:
    """Seconds of work that a process has done, whatever else the machine does."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_the_first_visitor_does_not_wait_for_the_games_to_be_put_into_words(folder: Path) -> None:
    server = Process(folder).start()
    assert server.process is not None
    visitor = server.person()
    before = worked(server.process.pid)
    began = time.perf_counter()
    found = visitor.get("/api/titles", lang="zh-Hant")
    seconds = time.perf_counter() - began
    assert found["titles"]
    assert min(seconds, worked(server.process.pid) - before) < 0.05


def test_every_language_is_ready_at_the_start(folder: Path) -> None:
    catalogue._offered.cache_clear()
    catalogue._brief.cache_clear()
    with running(folder) as house:
        made = catalogue._offered.cache_info().misses
        for language in LANGUAGES:
            house.person().get("/api/titles", lang=language)
            house.person().get("/api/titles", lang=language, brief=True)
        assert catalogue._offered.cache_info().misses == made == len(LANGUAGES)
        assert catalogue._brief.cache_info().misses == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_the_games_already_is_told_just_that(house: House, language: str) -> None:
    visitor = house.person().http
    first = visitor.get("/api/titles", params={"lang": language})
    assert first.headers["cache-control"] == "no-cache" and first.headers["vary"].startswith("Accept-Language")
    again = visitor.get("/api/titles", params={"lang": language}, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content and again.headers["etag"] == first.headers["etag"]
    other = visitor.get("/api/titles", params={"lang": "en" if language != "en" else "zh-Hans"})
    assert other.headers["etag"] != first.headers["etag"]
