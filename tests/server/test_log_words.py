"""The log in words: said once for all who read an entry alike, and nobody reads what was said to others."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from tests.server.house import House, Json
from tests.server.test_history_secrets import offer, three_in_the_market
from warcouncil.engine.log import LogEntry
from warcouncil.server.tables import news
from warcouncil.server.tables.hall import Live
from warcouncil.server.tables.news import log_bodies
from warcouncil.server.tables.words import board_elements, entry_body
from warcouncil.text import speaker


def alone(live: Live, seat: int | None, language: str) -> list[Json]:
    """The log as if nobody else had ever read it."""
    match = live.match
    assert match is not None
    voice, elements = speaker(match.title, language), board_elements(match.title, match.options)
    mine = [cut for entry in live.full_log() if (cut := entry.for_seat(seat)) is not None]
    return [entry_body(cut, number, voice, elements) for number, cut in enumerate(mine, start=1)]


def test_whoever_reads_first_everybody_reads_their_own_log(house: House) -> None:
    match, people = three_in_the_market(house)
    offer(match, people)
    with house.services.gate.look(match) as live:
        expected = {(seat, lang): alone(live, seat, lang) for seat in (0, 1, 2, None) for lang in ("en", "zh-Hans")}
        assert len({json.dumps(expected[seat, "en"]) for seat in (0, 1, 2, None)}) > 1, "there is something to hide"
        for order in permutations((0, 1, 2, None)):
            live.spoken, live.worded = {}, {}
            for seat in order:
                for language in ("en", "zh-Hans"):
                    assert log_bodies(live, seat, language) == expected[seat, language]
        spectator = log_bodies(live, None, "en")
    assert spectator == expected[None, "en"]


def test_an_entry_is_said_once_for_all_who_read_it_alike(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = three_in_the_market(house)
    said: list[LogEntry] = []

    def counted(entry: LogEntry, *more: Any) -> Json:
        said.append(entry)
        return entry_body(entry, *more)

    monkeypatch.setattr(news, "entry_body", counted)
    with house.services.gate.look(match) as live:
        live.spoken, live.worded = {}, {}
        for seat in (0, 1, 2, None):
            log_bodies(live, seat, "en")
        public = [entry for entry in live.full_log() if entry.seats is None and not entry.masked]
    assert len(public) > 5 and [sum(one == entry for one in said) for entry in public] == [
        sum(one == entry for one in public) for entry in public
    ]
