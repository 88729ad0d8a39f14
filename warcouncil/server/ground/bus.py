"""The bus: short notices that something has changed, to whoever listens in this process, and through Redis in others.

A notice carries only its topic ("table:...", "user:...", "lobby"), never content: the listener looks for itself and
sees what it may see.
"""

from __future__ import annotations

import logging
import queue
import secrets
import threading
from collections.abc import Callable
from typing import Any

logger = logging.getLogger(__name__)
CHANNEL = "warcouncil"
EVERYTHING = "everything"
"""The topic for whoever may have missed something: look at all there is. Nobody knows what it is about."""
MOST_WAITING = 10_000
"""Notices that wait for Redis; if there are more, the others are told to look at everything."""
Listener = Callable[[str], None]


class Bus:
    """Notices inside one process. Listeners are called in the thread that publishes, and must be quick."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._others: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def listen_to_others(self, listener: Listener) -> None:
        """Told before all listeners, and only of what this process has not done itself."""
        self._others.append(listener)

    def publish(self, topic: str) -> None:
        self.ring(topic)

    def ring(self, topic: str) -> None:
        """Tell this process only."""
        self._deliver(topic, ours=topic != EVERYTHING)

    def _deliver(self, topic: str, *, ours: bool) -> None:
        for listener in self._listeners if ours else (*self._others, *self._listeners):
            listener(topic)

    def start(self) -> None:
        """Begin to hear other processes."""

    def stop(self) -> None:
        """Stop hearing them."""


class RedisBus(Bus):
    """Notices between processes. If Redis is away or slow, this process goes on and nobody in it waits."""

    def __init__(self, url: str) -> None:
        import redis  # an extra: a server of one process runs without the package

        super().__init__()
        self._away: type[Exception] = redis.RedisError
        self._redis: Any = redis.Redis.from_url(
            url, socket_timeout=10, socket_connect_timeout=5, health_check_interval=15
        )
        self._me = secrets.token_hex(6)
        self._waiting: queue.Queue[str] = queue.Queue(MOST_WAITING)
        self._stopping = threading.Event()
        self._threads: list[threading.Thread] = []
        self.ready = threading.Event()
        self.missed = False
        """The other processes have not heard of something."""

    def publish(self, topic: str) -> None:
        super().publish(topic)
        try:
            self._waiting.put_nowait(topic)
        except queue.Full:
            self.missed = True

    def start(self) -> None:
        self._begin(self._hear)
        self.speak()

    def speak(self) -> None:
        """Begin to tell other processes."""
        self._begin(self._speak)

    def _begin(self, work: Callable[[], None]) -> None:
        self._threads.append(threading.Thread(target=work, name="redis bus", daemon=True))
        self._threads[-1].start()

    def stop(self) -> None:
        self._stopping.set()
        for thread in self._threads:
            thread.join(timeout=5)
        self._redis.close()

    # -- telling

    def _speak(self) -> None:
        while True:
            topic = self._next()
            if self._stopping.is_set() and (topic is None or self.missed):
                return
            try:
                self._tell(topic)
            except self._away as error:
                logger.warning("Redis is away, other processes hear later: %s", error)
                self.missed = True

    def _next(self) -> str | None:
        """What is to be told; None after a while of silence."""
        try:
            return self._waiting.get(timeout=0.5)
        except queue.Empty:
            return None

    def _tell(self, topic: str | None) -> None:
        """Tell the others; after something was missed, to look at everything, which includes it."""
        if self.missed:
            topic, self.missed = EVERYTHING, False
        if topic is not None:
            self._redis.publish(CHANNEL, f"{self._me} {topic}")

    # -- hearing

    def _hear(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._redis.pubsub(ignore_subscribe_messages=False) as pubsub:
                    pubsub.subscribe(CHANNEL)
                    while not self._stopping.is_set():
                        self._take(pubsub.get_message(timeout=0.5))
            except self._away as error:
                logger.warning("Redis is away: %s", error)
                self.ready.clear()
                self._stopping.wait(1.0)
            except Exception:  # a process that hears nothing would show its people old positions
                logger.exception("the bus failed")
                self._stopping.wait(1.0)

    def _take(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":
            self.ready.set()
            self._deliver(EVERYTHING, ours=False)  # whatever was missed meanwhile
        elif message["type"] == "message":
            sender, _, topic = message["data"].decode(errors="replace").partition(" ")
            if sender != self._me:
                self._deliver(topic, ours=False)
