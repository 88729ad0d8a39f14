"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Person, close_all, running


@pytest.fixture(autouse=True)
def _everybody_hangs_up() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture
def ann(house: House) -> Person:
    return house.person("Ann")


@pytest.fixture
def bob(house: House) -> Person:
    return house.person("Bob")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
