"""Views of card games: panels that everybody sees, with what a seat adds to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

View = dict[str, Any]


def with_own(public: View, own: Callable[[View], Iterator[View]]) -> View:
    """A view with, in place of each panel, what `own` makes of it for a seat."""
    return {**public, "panels": [one for panel in public["panels"] for one in own(panel)]}
