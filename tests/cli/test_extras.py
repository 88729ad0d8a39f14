"""Commands that need more than the library says so in one sentence, and only when they need it."""

from __future__ import annotations

import sys

import pytest

from tests.cli.conftest import Run


def missing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a package cannot be imported."""
    monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.parametrize(
    ("packages", "words", "sentence"),
    [
        (["fastapi"], ["serve"], "(fastapi); install them with: pip install 'warcouncil[server]'"),
        (["alembic", "sqlalchemy"], ["admin", "users"], "(alembic, sqlalchemy); install them with: pip install "),
        (["redis"], ["serve", "--redis", "redis://localhost"], "(redis); install them with: pip install "),
        (["psycopg"], ["serve", "--database", "postgresql://localhost/x"], "pip install 'warcouncil[postgres]'"),
        (["psycopg"], ["admin", "users", "--database", "postgres://localhost/x"], "'warcouncil[postgres]'"),
        (["uvicorn", "redis"], ["serve", "--redis", "redis://x"], "(uvicorn, redis); install them with: pip install "),
        (["pytest"], ["rules", "endeavor", "--mutants", "1"], "pip install 'warcouncil[dev]'"),
        (["chess"], ["bench", "endeavor"], "pip install 'warcouncil[bench]'"),
    ],
)
def test_what_is_missing_is_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, packages: list[str], words: list[str], sentence: str
) -> None:
    for name in packages:
        missing(name, monkeypatch)
    ran = run(*words)
    assert ran.code == 2 and sentence in ran.err and len(ran.err.splitlines()) == 1
    assert "缺少所需的软件包" in run(*words, "--lang", "zh").err


def test_nobody_needs_what_is_not_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("redis", "psycopg", "chess", "pytest"):
        missing(name, monkeypatch)
    assert run("serve", "--port", "0", "--hosts", "http://box.local").err.startswith("warcouncil serve: --hosts must")
    assert run("rules", "endeavor").code == 0
