"""Packages that only some commands need (the extras of pyproject.toml): whoever lacks them is told what to install."""

from __future__ import annotations

from importlib.util import find_spec

from warcouncil.commands.common import BadArguments
from warcouncil.text import Speaker

EXTRAS = {
    "server": ("alembic", "argon2", "fastapi", "httpx", "openskill", "sqlalchemy", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "redis": ("redis",),
    "bench": ("chess",),
    "dev": ("pytest", "hypothesis"),
}
"""What of each extra the package itself imports, by the names under which it does."""


def need(voice: Speaker, *extras: str) -> None:
    """BadArguments if one of the extras is not installed."""
    missing = {extra: [name for name in EXTRAS[extra] if find_spec(name) is None] for extra in extras}
    lacking = [extra for extra in extras if missing[extra]]
    if lacking:
        packages = ", ".join(name for names in missing.values() for name in names)
        command = f"pip install 'warcouncil[{','.join(lacking)}]'"
        raise BadArguments(voice.say("cli-bad-no-extra", packages=packages, command=command))


def storage_extras(database: str) -> list[str]:
    """What the server needs with this database.

    >>> storage_extras("postgresql://localhost/games"), storage_extras("")
    (['server', 'postgres'], ['server'])
    """
    driver = database.partition("://")[0]
    return ["server", "postgres"] if driver in ("postgresql", "postgres", "postgresql+psycopg") else ["server"]
