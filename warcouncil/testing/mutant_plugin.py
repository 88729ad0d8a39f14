"""A pytest plugin that lets the tests run against one changed file (`-p warcouncil.testing.mutant_plugin`).

The environment variable WARCOUNCIL_MUTANT holds {"file": the file that is changed, "text": the file with the text to
take instead} as JSON. A Python module is compiled from that text when it is imported, past every cached
bytecode; a data file is exchanged where the engine reads it. Nothing in the tree is touched.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from warcouncil.engine import data
from warcouncil.testing.mutant_server import BROKEN, UNUSED

VARIABLE = "WARCOUNCIL_MUTANT"
MEMORY = 4 << 30
"""Address space for a mutant that fills the memory, in bytes."""


class Swap:
    """The file that is exchanged, and whether anybody has asked for it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = Path(file).resolve()
        self.text = Path(text).read_text(encoding="utf-8")
        self.used = False

    def read(self) -> str:
        self.used = True
        return self.text


class Loader(importlib.machinery.SourceFileLoader):
    """Compiles the changed text; bytecode on disk is neither read nor written."""

    swap: Swap

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.swap.read(), self.path, "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    def __init__(self, swap: Swap) -> None:
        self.swap = swap

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != self.swap.file:
            return None
        loader = Loader(fullname, spec.origin)
        loader.swap = self.swap
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=spec.submodule_search_locations
        )


def install(spec: str) -> Swap:
    """Exchange the file from now on."""
    swap = Swap(**json.loads(spec))
    if swap.file.suffix == ".py":
        for module in list(sys.modules.values()):
            origin = getattr(module, "__file__", None)
            if origin and Path(origin).resolve() == swap.file:
                print(f"{swap.file} was imported before it could be exchanged", file=sys.stderr)
                os._exit(BROKEN)  # no failure of a test: the mutation check must not take it for one
        sys.meta_path.insert(0, Finder(swap))
    else:
        data.reader = lambda path: _tables(swap, path)
    return swap


def _tables(swap: Swap, path: Path) -> dict[str, Any]:
    if path.resolve() != swap.file:
        return data.parse_toml(path)
    tables: dict[str, Any] = json.loads(swap.read())
    return tables


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on Windows; the time limit is enough there
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


_swap = install(os.environ[VARIABLE]) if VARIABLE in os.environ else None
if _swap is not None:
    _limit_memory()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if _swap is not None and not _swap.used and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = UNUSED
