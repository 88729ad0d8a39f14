"""What would happen stands beside the options of whoever is asked, in words, and only where the table wants it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import Person
from tests.server.playing import two_at_a_table
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import why
from warcouncil.titles.endeavor import Endeavor


@pytest.fixture(autouse=True)
def foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Endeavor has no forecasts of its own: here every option but passing has one."""

    def forecast(self: Endeavor, view: Any, decision: Any, option: Any) -> Forecast | None:
        assert view["seat"] == view["seats"][decision["power"]]
        return None if option[0] == "pass" else Forecast((why("row_attributes"),), 0.004, own=3, other=2)

    monkeypatch.setattr(Endeavor, "forecast", forecast)


def rows(person: Person, match: str, language: str = "en") -> Iterator[dict[str, Any]]:
    update = person.call("GET", f"/api/matches/{match}", params={"lang": language})
    for decision in update["state"]["decisions"]:
        yield from decision["options"]


def test_an_option_tells_what_would_come_of_it_in_the_language_of_whoever_is_asked(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, "endeavor")
    english, chinese = [
        [row["forecast"] for person in (ann, bob) for row in rows(person, match, language) if "forecast" in row]
        for language in ("en", "zh-Hans")
    ]
    assert len(english) > 1 and len(english) == len(chinese)
    assert {**english[0], "text": None} == {"text": None, "percent": 1, "own": 3, "other": 2}
    assert english[0]["text"] != chinese[0]["text"] and all(chinese[0]["text"])


@pytest.mark.parametrize("wish", [{"hints": False}, {"rated": True}])
def test_nothing_is_foretold_where_the_table_wants_none_nor_in_rated_matches(
    ann: Person, bob: Person, wish: dict[str, bool]
) -> None:
    match = two_at_a_table(ann, bob, "endeavor", **wish)
    found = [row for person in (ann, bob) for row in rows(person, match)]
    assert found and not any("forecast" in row for row in found)
