"""Tells whoever simulates matches which events and actions happened: those whose effect changed the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import State


def witnessed(state: State, kind: str, name: str, rule: Callable[..., Any], *arguments: Any) -> Flow:
    """Carry out a rule, a function or a generator, and tell if it changed anything. In play nobody counts."""
    before = state.canonical() if state.witness else b""
    effect = rule(state, *arguments)
    if effect is not None:
        yield from effect
    if state.witness and state.canonical() != before:
        state.witness(kind, name)
