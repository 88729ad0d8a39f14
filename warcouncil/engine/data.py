"""How titles read their data files.

Every title reads its TOML through `read_toml`, so that there is one place where a file can be exchanged:
the mutation check (`warcouncil.testing.mutants`) sets `reader` to show that the tests notice a changed table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from warcouncil.engine.errors import WarCouncilError


class BadData(WarCouncilError, ValueError):
    """A data file of a title that cannot be used; the reason names the file."""


def parse_toml(path: Path) -> dict[str, Any]:
    """The tables of one TOML file, as they stand on disk."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadData(f"{path}: there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: {error}") from None


reader: Callable[[Path], dict[str, Any]] = parse_toml
"""What `read_toml` calls; replaceable."""


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a title's data file."""
    return reader(path)
