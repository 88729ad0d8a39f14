"""The bus: short notices that something has changed, to whoever listens in this process, and through Redis in others.

A notice carries only its topic ("table:...", "user:...", "lobby"), never content: the listener looks for itself and
sees what it may see.
"""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]


class Bus:
    """Notices inside one process. Listeners are called in the thread that publishes, and must be quick."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def publish(self, topic: str) -> None:
        self._deliver(topic)

    def _deliver(self, topic: str) -> None:
        for listener in self._listeners:
            listener(topic)

    def start(self) -> None:
        """Begin to hear other processes."""

    def stop(self) -> None:
        """Stop hearing them."""
