"""What the boards in lines of text share: who speaks, and how parts of a line are parted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from warcouncil.engine.state import Atom

View = Mapping[str, Any]
DOT = " · "


class Voice(Protocol):
    """The part of a speaker that a board of text needs."""

    language: str

    def say(self, message: str, /, **arguments: Any) -> str: ...

    def name(self, domain: str, value: Atom) -> str: ...

    def speak(self, message: str, arguments: Mapping[str, Any], attribute: str | None = None) -> str: ...

    def clause(self, clause: str) -> str: ...

    @property
    def words(self) -> Any: ...
