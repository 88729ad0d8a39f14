"""The throw-away title `pebbles` as a fixture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.testing import pebbles
from warcouncil.engine import title as registry
from warcouncil.engine.title import Title, register


@pytest.fixture
def make_pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Writes the title with some files changed and registers it; gives its tests folder."""

    def make(**files: str) -> Path:
        class Pebbles(Title):
            id = "pebbles"
            folder = pebbles.write(tmp_path, **files)

        monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
        monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
        register("pebbles", Pebbles)
        return tmp_path / "tests"

    return make
