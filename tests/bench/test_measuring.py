"""The measurements of the server run, at a tiny size: what they find is not looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench import load, scale
from bench.crowd import Company, Habits
from bench.grounds import Server, serving
from bench.reckoning import the_line
from bench.thinking import thinking
from tests.server.machines import postgres, redis_server

pytestmark = pytest.mark.slow


def test_bots_think_from_one_impulse_to_the_next() -> None:
    found = thinking("here_i_stand", 4.0)
    assert found.questions and found.impulses and max(found.impulses) >= min(found.questions) > 0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as (one,):
        yield one


def test_one_table_is_measured(server: Server) -> None:
    figures = asyncio.run(load.at_one_table(server.url, "endeavor", 3.0))
    assert figures.choices and figures.no_ops and figures.updates and figures.answers and not figures.errors
    assert "| endeavor | 3 |" in "\n".join(load.about_tables({"endeavor": figures}, 3.0))


def test_many_matches_are_measured(server: Server) -> None:
    company = Company("endeavor", persons=2)
    crowd = asyncio.run(load.many_matches(server, company, 1, 3.0, Habits(0.1)))
    assert crowd.figures.choices and not crowd.figures.errors and crowd.measured.server > 0
    assert "3 live connections over 1 matches" in "\n".join(load.about_crowd(crowd, company, 1, 3.0))


def test_bots_are_watched(server: Server) -> None:
    found = asyncio.run(load.impulses(server.url, 8.0))
    assert "Six bots play" in load.about_bots(found)[0]


def test_a_point_of_the_line_is_measured() -> None:
    """Two processes, and the people of a match at both."""
    with postgres() as database, redis_server() as redis:
        point = scale.Ground(database, redis, 1, 4.0).point("endeavor", 2, spread=True)
    assert point.choices and point.server > 0 and point.database > 0
    assert "| 2 | at several |" in "\n".join(the_line([point]))
