"""The bus: short notices that something has changed, to whoever listens in this process, and through Redis in others.

A notice carries only its topic ("table:...", "user:...", "lobby"), never content: the listener looks for itself and
sees what it may see.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

import redis

logger = logging.getLogger(__name__)
CHANNEL = "warcouncil"
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


class RedisBus(Bus):
    """Notices between processes. If Redis is away, this process goes on and tries again."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Any = redis.Redis.from_url(url, socket_timeout=10, socket_connect_timeout=5)
        self._me = secrets.token_hex(6)
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self.ready = threading.Event()

    def publish(self, topic: str) -> None:
        self._deliver(topic)
        try:
            self._redis.publish(CHANNEL, f"{self._me} {topic}")
        except redis.RedisError as error:
            logger.warning("Redis is away, other processes hear later: %s", error)

    def start(self) -> None:
        self._thread = threading.Thread(target=self._hear, name="redis bus", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(timeout=5)
        self._redis.close()

    def _hear(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._redis.pubsub(ignore_subscribe_messages=False) as pubsub:
                    pubsub.subscribe(CHANNEL)
                    while not self._stopping.is_set():
                        self._take(pubsub.get_message(timeout=0.5))
            except redis.RedisError as error:
                logger.warning("Redis is away: %s", error)
                self.ready.clear()
                self._stopping.wait(1.0)

    def _take(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":
            self.ready.set()
            self._deliver("everything")  # whatever was missed meanwhile
        elif message["type"] == "message":
            sender, _, topic = message["data"].decode().partition(" ")
            if sender != self._me:
                self._deliver(topic)
