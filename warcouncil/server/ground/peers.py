"""What the processes of one server tell each other through Redis: who is there, and what visitors have used up.

Everything is a message to whoever listens; Redis keeps nothing. Nobody waits for it: each process goes on by what it
knows, and what the others say comes twice a second. While Redis is away each counts for itself, as one process does;
and whoever has not been heard of for a while is gone, with all that they said.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec

logger = logging.getLogger(__name__)
CHANNEL = "warcouncil-peers"
EVERY = 0.5
"""Seconds between two messages, if there is something to tell."""
WHOLE = 5.0
"""Seconds after which everything is told again: to those who came later, or have missed something."""
GONE = 15.0
"""Seconds after which a process that says nothing is gone."""


class Word(msgspec.Struct, frozen=True, array_like=True):
    """One message: from which process, about what, and what."""

    sender: str
    subject: str
    what: msgspec.Raw


class Subject:
    """Something that processes share."""

    def tell(self, *, whole: bool) -> Any:
        """What is new since the last time, or everything; None: nothing."""
        raise NotImplementedError

    def hear(self, sender: str, what: bytes) -> None:
        """What another process says; msgspec.MsgspecError if that makes no sense."""
        raise NotImplementedError

    def forget(self, sender: str) -> None:
        """A process is gone."""


class Peers:
    """Two threads: one tells, one hears."""

    def __init__(self, url: str, subjects: dict[str, Subject]) -> None:
        import redis  # an extra: a server of one process runs without the package

        self._away: type[Exception] = redis.RedisError
        self._redis: Any = redis.Redis.from_url(
            url, socket_timeout=10, socket_connect_timeout=5, health_check_interval=15
        )
        self._subjects = subjects
        self._me = secrets.token_hex(6)
        self._heard: dict[str, float] = {}
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._run, args=(work,), name="peers", daemon=True)
            for work in (self._speak, self._listen)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopping.set()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=5)
        self._redis.close()

    def _run(self, work: Callable[[], None]) -> None:
        while not self._stopping.is_set():
            try:
                work()
            except self._away as error:
                logger.warning("Redis is away, limits and presence are those of this process: %s", error)
            except Exception:  # whatever it is, the next time may go better
                logger.exception("the peers failed")
            self._bury(time.monotonic())
            self._stopping.wait(1.0)

    def _speak(self) -> None:
        told = 0.0  # after any failure everything is told anew
        while not self._stopping.wait(EVERY):
            now = time.monotonic()
            whole = now - told >= WHOLE
            for name, subject in self._subjects.items():
                what = subject.tell(whole=whole)
                if what is not None:
                    word = msgspec.json.encode([self._me, name, what])
                    self._redis.publish(CHANNEL, word)
            if whole:
                told = now
                self._bury(now)

    def _bury(self, now: float) -> None:
        """Whoever has died cannot say so."""
        for sender in [one for one, heard in list(self._heard.items()) if now - heard > GONE]:
            self._heard.pop(sender, None)
            for subject in self._subjects.values():
                subject.forget(sender)

    def _listen(self) -> None:
        with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            pubsub.subscribe(CHANNEL)
            while not self._stopping.is_set():
                message = pubsub.get_message(timeout=0.5)
                if message is not None:
                    self.take(message["data"])

    def take(self, data: bytes) -> None:
        """A message of another process; nonsense is ignored."""
        try:
            word = msgspec.json.decode(data, type=Word)
            if word.sender == self._me or word.subject not in self._subjects:
                return
            self._heard[word.sender] = time.monotonic()
            self._subjects[word.subject].hear(word.sender, bytes(word.what))
        except msgspec.MsgspecError as error:
            logger.warning("a peer says what nobody understands: %s", error)
