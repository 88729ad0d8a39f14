"""The live channel: one WebSocket a page, over which everything arrives that its viewer may see.

The channel itself remembers only cursors. When the bus tells that a table has changed, each watch of that table asks
the feed what is new since its cursor; so a channel that was lost, slow or on another process catches up the same way.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from anyio import to_thread
from starlette.websockets import WebSocket, WebSocketDisconnect

import warcouncil
from warcouncil.server import notices, sessions
from warcouncil.server.access import viewer_seat
from warcouncil.server.errors import Refused
from warcouncil.server.guard import own_origin
from warcouncil.server.languages import asked_language
from warcouncil.server.routes.tables import listed
from warcouncil.server.services import Services
from warcouncil.server.users import User
from warcouncil.text import BadLanguage, find_language

logger = logging.getLogger(__name__)
SILENCE = 120.0
MOST_WATCHES = 20
LONGEST_MESSAGE = 4096
SESSION_ENDED, FOREIGN, SILENT, FLOOD, RESTART = 4401, 4403, 4408, 4429, 1012


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""

    type: str
    match: str = ""
    seat: int | None = None
    cursor: str | None = None
    lang: str = ""
    on: bool = True
    since: int = 0
    id: int = 0


class Watch:
    """One table through one viewer's eyes."""

    def __init__(self, match: str, asked: int | None, language: str, cursor: str | None) -> None:
        self.match = match
        self.asked = asked
        self.language = language
        self.cursor = cursor
        self.eyes: int | None = None
        self.entered = False
        self.user: str | None = None


class Channel:
    """One connection."""

    def __init__(self, services: Services, socket: WebSocket, user: User | None) -> None:
        self.services = services
        self.socket = socket
        self.user = user
        self.watches: dict[tuple[str, int | None], Watch] = {}
        self.lobby: str | None = None
        self.noticed: int | None = None
        self._dirty: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._heard = asyncio.get_running_loop().time()

    @property
    def user_id(self) -> str | None:
        return None if self.user is None else self.user.id

    # -- both directions

    async def run(self) -> None:
        await self.send({"type": "hello", "user": self._me(), "version": warcouncil.__version__})
        tasks = [asyncio.create_task(one) for one in (self._listen(), self._speak(), self._mind_silence())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave_all()

    def _me(self) -> dict[str, Any] | None:
        return None if self.user is None else {"id": self.user.id, "name": self.user.name, "guest": self.user.guest}

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def _mind_silence(self) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() - self._heard < SILENCE:
            await asyncio.sleep(SILENCE / 8)
        await self.socket.close(SILENT)

    def topic(self, topic: str) -> None:
        """Something has changed somewhere (called on the loop)."""
        self._dirty[topic] = None
        self._wake.set()

    # -- listening

    async def _listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            self._heard = asyncio.get_running_loop().time()
            wait = self.services.limits.wait("live", f"channel {id(self)}")
            if wait > 0 or len(text) > LONGEST_MESSAGE:
                await self.socket.close(FLOOD)
                return
            try:
                order = msgspec.json.decode(text, type=Order)
            except msgspec.MsgspecError:
                await self._complain(None, Refused("bad-request"))
                continue
            await self._obey(order)

    async def _obey(self, order: Order) -> None:
        if order.type == "ping":
            await self.send({"type": "pong", "id": order.id})
        elif order.type == "watch":
            await self._watch(order)
        elif order.type == "unwatch":
            await self._unwatch((order.match, order.seat))
        elif order.type == "lobby":
            self.lobby = self._language(order) if order.on else None
            self.topic("lobby")
        elif order.type == "notices" and self.user is not None:
            self.noticed = order.since
            self.topic(f"user:{self.user.id}")
        else:
            await self._complain(order, Refused("bad-request", field="type"))

    def _language(self, order: Order) -> str:
        try:
            return find_language(order.lang)
        except BadLanguage:
            return asked_language(self.socket.scope)

    async def _watch(self, order: Order) -> None:
        key = (order.match, order.seat)
        if key not in self.watches and len(self.watches) >= MOST_WATCHES:
            await self._complain(order, Refused("too-many", retry_after=1))
            return
        await self._unwatch(key)
        self.watches[key] = Watch(order.match, order.seat, self._language(order), order.cursor)
        self.topic(f"table:{order.match}")

    async def _unwatch(self, key: tuple[str, int | None]) -> None:
        watch = self.watches.pop(key, None)
        if watch is not None:
            await self._leave(watch)

    async def _complain(self, order: Order | None, refused: Refused, type_: str = "error") -> None:
        language = asked_language(self.socket.scope) if order is None else self._language(order)
        where = {} if order is None or not order.match else {"match": order.match, "seat": order.seat}
        await self.send({"type": type_, **where, **refused.body(language)})

    # -- speaking

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            topics, self._dirty = list(self._dirty), {}
            for topic in topics:
                await self._tell(topic)

    async def _tell(self, topic: str) -> None:
        kind, _, name = topic.partition(":")
        if kind in ("table", "everything"):
            for watch in list(self.watches.values()):
                if kind == "everything" or watch.match == name:
                    await self._update(watch)
        elif kind == "presence" and any(watch.match == name for watch in self.watches.values()):
            await self._present(name)
        if kind in ("lobby", "everything") and self.lobby is not None:
            await self._send_lobby(self.lobby)
        if kind in ("user", "everything") and self.user is not None and name in (self.user.id, ""):
            await self._send_notices()

    async def _update(self, watch: Watch) -> None:
        """What is new since the watch's cursor, if anything."""
        seat: int | str | None = watch.asked
        try:
            eyes, update = await to_thread.run_sync(self._look, watch, seat)
        except Refused as refused:
            self.watches.pop((watch.match, watch.asked), None)
            await self._leave(watch)
            order = Order("watch", watch.match, watch.asked, lang=watch.language)
            await self._complain(order, refused, "ended" if watch.entered else "error")
            return
        watch.eyes = eyes
        if update is not None:
            watch.cursor = update["cursor"]
            await self.send(update)
        if not watch.entered:
            watch.entered = True
            watch.user = self.user_id
            self.services.presence.enter(watch.match, eyes, watch.user)
            self.services.bus.publish(f"presence:{watch.match}")

    def _look(self, watch: Watch, seat: int | str | None) -> tuple[int | None, dict[str, Any] | None]:
        """In a thread: the update, and through whose eyes."""
        services = self.services
        with services.gate.look(watch.match) as live:
            eyes = viewer_seat(live.table, self.user_id, seat)
        return eyes, services.update(
            watch.match, self.user_id, "spectator" if eyes is None else eyes, watch.cursor, watch.language
        )

    async def _leave(self, watch: Watch) -> None:
        if watch.entered:
            self.services.presence.leave(watch.match, watch.eyes, watch.user)
            self.services.bus.publish(f"presence:{watch.match}")

    async def _leave_all(self) -> None:
        for key in list(self.watches):
            await self._unwatch(key)

    async def _present(self, match: str) -> None:
        presence = self.services.presence
        online, spectators = sorted(presence.seats(match)), presence.spectators(match)
        await self.send({"type": "presence", "match": match, "online": online, "spectators": spectators})

    async def _send_lobby(self, language: str) -> None:
        def look() -> dict[str, Any]:
            return listed(self.services, self.user_id, language, limit=100)

        found = await to_thread.run_sync(look)
        await self.send({"type": "lobby", "tables": found["tables"]})

    async def _send_notices(self) -> None:
        """New notices; or the news that the session has ended."""
        token = self.socket.cookies.get(sessions.COOKIE)
        user, found, unread = await to_thread.run_sync(self._look_at_me, token)
        if user is None:
            await self.socket.close(SESSION_ENDED)
            return
        self.user = user
        if self.noticed is None:
            return
        for notice in found:
            if notice["match"] in {watch.match for watch in self.watches.values()}:
                await to_thread.run_sync(self._mark_seen, notice["id"], notice["match"])
                continue
            await self.send({"type": "notice", "notice": notice, "unread": unread})
        if found:
            self.noticed = found[-1]["id"]

    def _look_at_me(self, token: str | None) -> tuple[User | None, list[dict[str, Any]], int]:
        services = self.services
        with services.store.read() as connection:
            user = sessions.user_of(connection, token, services.time.now())
            if user is None:
                return None, [], 0
            since = self.noticed if self.noticed is not None else 2**31 - 1
            return user, notices.listed(connection, user.id, since), notices.unread(connection, user.id)

    def _mark_seen(self, number: int, match: str) -> None:
        """Whoever has the match before their eyes need not be told."""
        assert self.user is not None
        with self.services.store.write() as connection:
            notices.mark_read(connection, self.user.id, to=number, table_id=match)


class Switchboard:
    """All channels of this process. The bus rings here from any thread."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.channels: set[Channel] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        services.bus.listen(self._ring)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        for channel in list(self.channels):
            await channel.socket.close(RESTART)

    def _ring(self, topic: str) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._pass_on, topic)

    def _pass_on(self, topic: str) -> None:
        for channel in self.channels:
            channel.topic(topic)

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its beginning to its end."""
        services = self.services
        if not own_origin(socket.scope, services.settings.public_url, needed=True):
            await socket.close(FOREIGN)
            return
        address = socket.client.host if socket.client is not None else "?"
        await socket.accept()
        if services.limits.wait("connect", address) > 0:
            await socket.close(FLOOD)
            return
        token = socket.cookies.get(sessions.COOKIE)

        def find() -> User | None:
            with services.store.read() as connection:
                return sessions.user_of(connection, token, services.time.now())

        channel = Channel(services, socket, await to_thread.run_sync(find))
        self.channels.add(channel)
        try:
            await channel.run()
        except WebSocketDisconnect:
            logger.debug("a channel was closed by its client")
        except RuntimeError as error:  # sending after the other side has gone
            logger.debug("a channel broke off: %s", error)
        finally:
            self.channels.discard(channel)
