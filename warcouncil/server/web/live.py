"""The live channel: one WebSocket a page, over which everything arrives that its viewer may see.

The channel itself remembers only cursors. When the bus tells that a table has changed, each watch of that table asks
the feed what is new since its cursor; so a channel that was lost, slow or on another process catches up the same way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
from anyio import to_thread
from starlette.websockets import WebSocket, WebSocketDisconnect

import warcouncil
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import place
from warcouncil.server.people import sessions
from warcouncil.server.people.users import User
from warcouncil.server.post import notices
from warcouncil.server.services import Services
from warcouncil.server.storage.book import GATHERING
from warcouncil.server.tables.listing import listed
from warcouncil.server.web.devices import mark_of
from warcouncil.server.web.ears import Ears, kind_and_name
from warcouncil.server.web.glances import Glances
from warcouncil.server.web.guard import own_origin, refuse
from warcouncil.server.web.languages import asked_language
from warcouncil.text import BadLanguage, find_language

logger = logging.getLogger(__name__)
SILENCE = 120.0
MOST_WATCHES = 20
IN_LOBBY = 100
MOST_CHANNELS = 200
"""Channels that may be open at the same time to one address."""
LONGEST_MESSAGE = 4096
RETRY = 2.0
"""Seconds until something is told that could not be told now."""
ANSWERED = 0.003
"""Seconds after a change in which nobody is told: whoever has made it is answered first, and does not wait while views
of others are made."""
T = TypeVar("T")
SESSION_ENDED, FOREIGN, SILENT, FLOOD, OUR_FAULT, RESTART = 4401, 4403, 4408, 4429, 1011, 1012


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""

    type: str
    match: str = ""
    seat: int | None = None
    cursor: str | None = None
    held: str | None = None
    lang: str = ""
    on: bool = True
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0
    id: Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] = 0


class Watch:
    """One table through one viewer's eyes."""

    def __init__(self, order: Order, language: str) -> None:
        self.match = order.match
        self.asked = order.seat
        self.language = language
        self.cursor = order.cursor
        self.held = order.held
        self.eyes: int | None = None
        self.entered = False
        self.user: str | None = None


class Channel:
    """One connection."""

    def __init__(
        self, services: Services, socket: WebSocket, address: str, user: User | None, glances: Glances, ears: Ears[Any]
    ) -> None:
        self.services = services
        self.glances = glances
        self.ears = ears
        self.socket = socket
        self.address = address
        self.user = user
        self.watches: dict[tuple[str, int | None], Watch] = {}
        self.matches: frozenset[str] = frozenset()
        """Those that are watched."""
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
            self._leave_all()

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
        if self.ears.hears(self, topic):
            self._dirty[topic] = None
            self._wake.set()

    def heed(self) -> None:
        """Say what is anything to this connection."""
        self.matches = frozenset(match for match, _ in self.watches)
        subjects = [f"match:{match}" for match in self.matches]
        subjects += [f"user:{self.user.id}"] if self.user is not None else []
        subjects += ["lobby"] if self.lobby is not None else []
        self.ears.heed(self, subjects)

    # -- listening

    async def _listen(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except KeyError:  # bytes, of which we understand nothing
                text = ""
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
            self._unwatch((order.match, order.seat))
        elif order.type == "lobby":
            self.lobby = self._language(order) if order.on else None
            self.heed()
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
        self._unwatch(key)
        self.watches[key] = Watch(order, self._language(order))
        self.heed()
        self.topic(f"table:{order.match}")

    def _unwatch(self, key: tuple[str, int | None]) -> None:
        watch = self.watches.pop(key, None)
        if watch is not None:
            self.heed()
            self._leave(watch)

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
                try:
                    await self._tell(topic)
                except Refused as refused:
                    self._later(topic, refused)

    def _later(self, topic: str, refused: Refused) -> None:
        """The storage is away, or something failed: that is no reason to stop telling."""
        logger.info("%s is told later: %s", topic, refused.code)
        asyncio.get_running_loop().call_later(RETRY, self.topic, topic)

    async def _ask(self, work: Callable[..., T], *args: Any) -> T:
        """Something that takes its time, in a thread."""
        return await self._found(to_thread.run_sync(work, *args))

    async def _found(self, finding: Awaitable[T]) -> T:
        """What is found, or a refusal."""
        try:
            return await finding
        except Refused:
            raise
        except Exception as error:  # rules may raise anything
            logger.exception("something could not be told")
            raise Refused("our-fault") from error

    async def _tell(self, topic: str) -> None:
        kind, name = kind_and_name(topic)
        if kind in ("table", "everything"):
            for watch in list(self.watches.values()):
                if kind == "everything" or watch.match == name:
                    await self._update(watch)
        elif kind == "presence" and name in self.matches:
            await self._present(name)
        if kind in ("lobby", "everything") and self.lobby is not None:
            await self._send_lobby(self.lobby)
        if kind in ("user", "everything") and self.user is not None and name in (self.user.id, ""):
            await self._send_notices()

    async def _update(self, watch: Watch) -> None:
        """What is new since the watch's cursor, if anything."""
        key = (watch.match, watch.asked)
        try:
            eyes, update = await self._found(self.glances.of(watch.match, partial(self._look, watch)))
        except Refused as refused:
            if self.watches.get(key) is watch:
                await self._fail(watch, refused)
            return
        if self.watches.get(key) is not watch:  # they have looked away meanwhile
            return
        self._enter(watch, eyes)
        if update is not None:
            watch.cursor = update["cursor"]
            watch.held = update.get("tag", watch.held)
            await self.send(update)

    async def _fail(self, watch: Watch, refused: Refused) -> None:
        """The viewer may not look (any more); or there is a trouble that may pass."""
        if refused.code == "newer-rules":  # another process goes on with the match: the page finds it there
            self.services.superseded.set()
            await self.socket.close(RESTART)
            return
        if refused.status >= 500 and (watch.entered or refused.code != "our-fault"):
            self._later(f"table:{watch.match}", refused)
            return
        type_ = "ended" if watch.entered else "error"
        self._unwatch((watch.match, watch.asked))
        order = Order("watch", watch.match, watch.asked, lang=watch.language)
        await self._complain(order, refused, type_)

    def _enter(self, watch: Watch, eyes: int | None) -> None:
        """The viewer is there, perhaps through other eyes than before."""
        if watch.entered and watch.eyes == eyes:
            return
        self._leave(watch)
        watch.eyes, watch.user, watch.entered = eyes, self.user_id, True
        self.services.presence.enter(watch.match, eyes, watch.user)
        self.services.bus.publish(f"presence:{watch.match}")

    def _look(self, watch: Watch) -> tuple[int | None, dict[str, Any] | None]:
        """In a thread: through whose eyes, and the update."""
        trusting = watch.entered  # whoever comes is shown what is stored, whoever is there what the bus has told
        return self.services.update(
            watch.match, self.user, watch.asked, watch.cursor, watch.language, watch.held, trusting=trusting
        )

    def _leave(self, watch: Watch) -> None:
        if watch.entered:
            watch.entered = False
            self.services.presence.leave(watch.match, watch.eyes, watch.user)
            self.services.bus.publish(f"presence:{watch.match}")

    def _leave_all(self) -> None:
        for key in list(self.watches):
            self._unwatch(key)

    async def _present(self, match: str) -> None:
        presence = self.services.presence
        online, spectators = sorted(presence.seats(match)), presence.spectators(match)
        await self.send({"type": "presence", "match": match, "online": online, "spectators": spectators})

    async def _send_lobby(self, language: str) -> None:
        def look() -> dict[str, Any]:
            return listed(self.services.gate, self.user_id, language, status=GATHERING, limit=IN_LOBBY)

        found = await self._ask(look)
        await self.send({"type": "lobby", "tables": found["tables"]})

    async def _send_notices(self) -> None:
        """New notices; or the news that the session has ended."""
        token = self.socket.cookies.get(sessions.COOKIE)
        watched = frozenset(watch.match for watch in self.watches.values() if watch.entered)
        user, found, unread = await self._ask(self._look_at_me, token, watched)
        if user is None:
            await self.socket.close(SESSION_ENDED)
            return
        self.user = user
        self.heed()
        if self.noticed is None:
            return
        for notice in found:
            if notice["match"] not in watched:
                await self.send({"type": "notice", "notice": notice, "unread": unread})
        if found:
            self.noticed = found[-1]["id"]

    def _look_at_me(self, token: str | None, watched: Collection[str]) -> tuple[User | None, list[dict[str, Any]], int]:
        """In a thread: who I am now, what is new for me, and how much is unread. What I watch need not be told."""
        services = self.services
        with services.store.read() as connection:
            user = sessions.user_of(connection, token, services.time.now(), mark_of(self.socket.scope))
            if user is None:
                return None, [], 0
            seen = notices.unread_tables(connection, user.id).intersection(watched)
        if seen:
            with services.store.write() as connection:
                notices.mark_read(connection, user.id, tables=seen, but=notices.NUDGE)
        with services.store.read() as connection:
            since = self.noticed if self.noticed is not None else 2**31 - 1
            return user, notices.listed(connection, user.id, since), notices.unread(connection, user.id)


class Switchboard:
    """All channels of this process. The bus rings here from any thread."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.channels: set[Channel] = set()
        self._glances = Glances()
        self._ears: Ears[Channel] = Ears()
        self._loop: asyncio.AbstractEventLoop | None = None
        services.bus.listen(self._ring)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        for channel in list(self.channels):
            try:
                await channel.socket.close(RESTART)
            except RuntimeError as error:  # it has just been closed from the other side
                logger.debug("a channel was closed already: %s", error)

    def _ring(self, topic: str) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(loop.call_later, ANSWERED, self._pass_on, topic)

    def _pass_on(self, topic: str) -> None:
        for channel in self._ears.of(topic):
            channel.topic(topic)

    def _crowded(self, address: str) -> bool:
        """Whether so many channels to one address are open that more cannot be meant well."""
        return self.services.settings.limits and sum(one.address == address for one in self.channels) >= MOST_CHANNELS

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its beginning to its end."""
        services = self.services
        if not own_origin(socket.scope, services.settings.public_url, needed=True):
            await socket.close(FOREIGN)
            return
        if services.superseded.is_set():
            await refuse(socket.scope, socket.send, Refused("newer-rules", retry_after=1))
            return
        address = place(socket.client.host) if socket.client is not None else "?"
        await socket.accept()
        if services.limits.wait("connect", address) > 0 or self._crowded(address):
            await socket.close(FLOOD)
            return
        token = socket.cookies.get(sessions.COOKIE)

        def find() -> User | None:
            with services.store.read() as connection:
                return sessions.user_of(connection, token, services.time.now(), mark_of(socket.scope))

        try:
            user = await to_thread.run_sync(find)
        except Refused as refused:
            logger.info("nobody can come in: %s", refused.code)
            await socket.close(RESTART)
            return
        channel = Channel(services, socket, address, user, self._glances, self._ears)
        await self._accompany(channel)

    async def _accompany(self, channel: Channel) -> None:
        """From the first word of a channel to its last."""
        self.channels.add(channel)
        channel.heed()
        try:
            await channel.run()
        except WebSocketDisconnect:
            logger.debug("a channel was closed by its client")
        except RuntimeError as error:  # sending after the other side has gone
            logger.debug("a channel broke off: %s", error)
        except Exception:  # such as rules that fail: the client connects again and finds everything as it was
            logger.exception("a channel failed")
            await channel.socket.close(OUR_FAULT)
        finally:
            self.channels.discard(channel)
            self._ears.leave(channel)
