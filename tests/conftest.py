"""What all tests share: one seed for everything random, so that a failure can be had again (`make tests SEED=7`)."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("warcouncil", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("warcouncil")


@pytest.fixture(scope="session")
def seed() -> int:
    """Where random play starts in this run; `make tests SEED=...` changes it."""
    return int(os.environ.get("WARCOUNCIL_SEED", "1"))
