"""One server for all tests that do not need their own, and databases of every kind for those that do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Person, Wall, close_all, running
from tests.server.machines import Postgres, postgres, redis_server
from tests.server.posting import MailBox, Setting, mail_server, mailing

collect_ignore = ["newer_titles.py"]
"""Whoever imports it has a later version of Parley: only a server of its own may."""


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


# -- time and mail


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def timed(folder: Path, wall: Wall) -> Iterator[House]:
    """A house whose clock can be set."""
    with running(folder, wall_clock=wall) as house:
        yield house


@pytest.fixture
def box() -> MailBox:
    return MailBox()


@pytest.fixture
def setting(folder: Path, box: MailBox) -> Iterator[Setting]:
    with mail_server(box) as port, mailing(folder, f"smtp://127.0.0.1:{port}") as found:
        yield found


# -- machines


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis_server() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> str:
    """An empty database on PostgreSQL."""
    return postgres_server.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'warcouncil.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
