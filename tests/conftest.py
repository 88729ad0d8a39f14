"""What all tests share: one seed for everything random, so that a failure can be had again (`make tests SEED=7`)."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from warcouncil.engine import title

settings.register_profile("warcouncil", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("warcouncil")
pytest.register_assert_rewrite("tests.text.title_words")  # wherever it is imported first


def pytest_collection_finish() -> None:
    """Whatever was loaded by now stays: garbage is not looked for among it again and again (a tenth of the time)."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def seed() -> int:
    """Where random play starts in this run; `make tests SEED=...` changes it."""
    return int(os.environ.get("WARCOUNCIL_SEED", "1"))


@pytest.fixture(autouse=True)
def no_new_games() -> Iterator[None]:
    """A game that a test makes known is forgotten behind it: other tests offer all games that there are."""
    known = set(title._REGISTERED)
    yield
    for name in set(title._REGISTERED) - known:
        del title._REGISTERED[name]
        title._LOADED.pop(name, None)
