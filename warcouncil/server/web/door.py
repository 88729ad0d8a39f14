"""The door: how many connections there may be, and how long each may take to say what it wants.

Every connection takes one of the files that the process may open, and the database and the bots need some, too. So
there is a limit for all connections together and one for each place they come from (none for a proxy that the host has
named: behind it is everybody). Whoever owes the rest of a request is the first to go, the oldest first; then
whoever asks for nothing at the moment; and only then are those turned away who come last.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from warcouncil.server.ground.limits import place

logger = logging.getLogger(__name__)
RESERVE = 320
"""Files that connections leave to others: the database's, the bots', and connections that are just coming or going."""
AT_ONCE = 16
"""Connections that are accepted in one go. One that is turned away gives its file back a few goes later."""
FILES = 1024
"""How many files are taken to be allowed where the system does not say."""
BUSY, HALF, IDLE = "busy", "half", "idle"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Patience(msgspec.Struct, frozen=True):
    """Seconds for the head of a request, for its body, and for taking an answer; connections for each place (0: any
    number)."""

    head: float = 10.0
    body: float = 20.0
    answer: float = 60.0
    per_place: int = 200


def room() -> int:
    """How many connections there may be, by the files that this process may open."""
    try:
        import resource
    except ImportError:  # Windows
        files = FILES
    else:
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        files = FILES * FILES if files == resource.RLIM_INFINITY else files
    return max(files - RESERVE, files // 2)


class Door:
    """All connections of this process, in the order in which they came to be as they are."""

    def __init__(self, patience: Patience, most: int, is_proxy: Callable[[str], bool] = lambda address: False) -> None:
        self.patience = patience
        self._most = most
        self._is_proxy = is_proxy
        self._now: dict[str, dict[Connection, None]] = {BUSY: {}, HALF: {}, IDLE: {}}
        self._places: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._now.values()))

    def enter(self, one: Connection) -> bool:
        """Let somebody in, perhaps in the place of another; False if there is no room."""
        one.place = "" if self._is_proxy(one.address) else place(one.address)
        mine = self._places.get(one.place, {})
        crowded = bool(one.place) and 0 < self.patience.per_place <= len(mine)
        if crowded and not self._make_room(*(list(filter(state.__contains__, mine)) for state in self._to_go())):
            logger.warning("too many connections from %s: one more was turned away", one.place)
            return False
        if len(self) >= self._most and not self._make_room(*self._to_go()):
            logger.warning("too many connections: one more, from %s, was turned away", one.address)
            return False
        self._places.setdefault(one.place, {})[one] = None
        self._now[one.state][one] = None
        return True

    def _to_go(self) -> tuple[dict[Connection, None], ...]:
        return self._now[HALF], self._now[IDLE]

    def _make_room(self, *by_turn: Iterable[Connection]) -> bool:
        for those in by_turn:
            oldest = next(iter(those), None)
            if oldest is not None:
                self.leave(oldest)
                oldest.hang_up()
                return True
        return False

    def note(self, one: Connection, state: str) -> None:
        """What somebody is doing now."""
        if one in self._now[one.state]:
            del self._now[one.state][one]
            self._now[state][one] = None
        one.state = state

    def leave(self, one: Connection) -> None:
        self._now[one.state].pop(one, None)
        mine = self._places.get(one.place, {})
        mine.pop(one, None)
        if not mine:
            self._places.pop(one.place, None)


class Connection:
    """What the door knows of a connection, whatever is spoken there. Answers that nobody takes end it."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    door: Door
    place = ""
    state = HALF
    _unread: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def hang_up(self) -> None:
        """At once: a plain close would wait until everything that was said is taken."""
        self.transport.abort()

    def _come_in(self) -> bool:
        if not self.door.enter(self):
            self.hang_up()
            return False
        self.transport.set_write_buffer_limits(high=0)  # so that we hear of everything that is not taken at once
        return True

    def _wait_for_taking(self) -> None:
        self._unread = self.loop.call_later(self.door.patience.answer, self.hang_up)

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Caller(Connection, H11Protocol):
    """A connection that speaks HTTP: whatever is half sent must be whole within a time, however it trickles."""

    def __init__(self, *args: Any, door: Door, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door = door
        self._owed = ""
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._come_in():
            self._mind()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone()
        self._taken()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._mind()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _mind(self) -> None:
        """Notice what the other side owes us now. The time for it runs on, however they spend it."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        owed = self._owes()
        if owed == self._owed:
            return
        self._stop_waiting()
        self._owed = owed
        self.door.note(self, HALF if owed in ("head", "body") else IDLE if owed == "nothing" else BUSY)
        if owed in ("head", "body"):
            patience = self.door.patience
            seconds = patience.head if owed == "head" else patience.body
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _owes(self) -> str:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is h11.IDLE:
            return "head" if self.timeout_keep_alive_task is None else "nothing"
        return "patience"

    def _too_slow(self) -> None:
        logger.info("%s took too long to send a request", self.address)
        begun = self._owed == "body" or bool(self.conn.trailing_data[0])
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if begun and not answering and not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
        self.hang_up()

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _gone(self) -> None:
        self._stop_waiting()
        self.door.leave(self)


class LiveCaller(Connection, WebSocketsSansIOProtocol):
    """A connection that has become a live channel. Its silence is minded by the channel."""

    state = BUSY

    def __init__(self, *args: Any, door: Door, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door = door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._come_in()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self)
        self._taken()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()
