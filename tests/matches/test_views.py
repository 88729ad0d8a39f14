"""Recorded matches are seen today as they were when they were recorded."""

from __future__ import annotations

import pytest

from tests.matches import views
from tests.matches.views import EVERY, Seen

TITLE = "here_i_stand"


@pytest.mark.parametrize("seen", views.read(TITLE), ids=lambda seen: seen.name)
def test_everybody_sees_a_recorded_match_as_it_was(seen: Seen) -> None:
    now = views.replayed(TITLE, seen)
    assert len(now) == len(seen.looks)
    differing = [
        number * EVERY for number, (one, other) in enumerate(zip(now, seen.looks, strict=True)) if one != other
    ]
    assert not differing, f"seen otherwise after {differing[0]} choices"


def test_every_scenario_is_there_for_every_number_of_players_with_bots_and_at_random() -> None:
    names = [seen.name for seen in views.read(TITLE)]
    assert len(names) == len(set(names)) == 24
    assert sum(len(seen.choices) for seen in views.read(TITLE)) > 20_000


def test_a_look_tells_any_two_positions_apart() -> None:
    seen = views.read(TITLE)[0]
    assert len(set(seen.looks)) == len(seen.looks)
