"""A real server in a thread, and people who talk to it over real connections."""

from __future__ import annotations

import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import tests.server.titles  # noqa: F401  registers Parley
from warcouncil.engine.title import get_title
from warcouncil.server.ground.settings import Settings
from warcouncil.server.run import configured
from warcouncil.server.services import Services
from warcouncil.server.tables.patches import patched
from warcouncil.server.web.app import create_app

Json = dict[str, Any]
OPENED: list[Any] = []
"""Connections of the present test: closed when it is over."""


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


ENCRYPTION = ssl.create_default_context()
"""Made once, for it takes longer than most requests; nothing here is encrypted."""
PORTS = range(10_000, 30_000)
"""Below those that the system gives to outgoing connections: a server that comes back finds its port free."""


def free_port() -> int:
    chance = random.SystemRandom()
    for _ in range(100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port := chance.choice(PORTS)))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


class Wall:
    """A clock on the wall that can be set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Place(Protocol):
    """Where a server is."""

    url: str


@runtime_checkable
class Trusted(Place, Protocol):
    """Where a server is that has a certificate."""

    trust: ssl.SSLContext


class House:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.services: Services = self.app.state.services
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        config = configured(self.app, settings, host="127.0.0.1", port=self.port, log_level="error")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def start(self) -> House:
        self._thread.start()
        until(lambda: self._server.started, "the server starts")
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=120)
        assert not self._thread.is_alive()

    def time_stands_still(self) -> None:
        """For the rate limits: on a slow machine a flood is not refilled while it comes in."""
        self.services.limits._clock = lambda: 0.0

    def person(self, name: str | None = None, **headers: str) -> Person:
        person = Person(self, **headers)
        if name is not None:
            person.post("/api/guests", {"name": name}, status=201)
        return person


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Quick: no rate limits, one bot worker, a sweeper that looks often."""
    fields: Json = {
        "data": folder,
        "limits": False,
        "sweep_seconds": 0.1,
        "password_passes": 1,
        "password_kib": 64,
        "bot_imports": ("tests.server.titles",),
        "web": folder / "web",
    }
    (folder / "web").mkdir(exist_ok=True)
    (folder / "web" / "index.html").write_text("<!doctype html><title>War Council</title>\n", encoding="utf-8")
    (folder / "web" / "app.js").write_text("export {};\n", encoding="utf-8")
    return Settings(**{**fields, **changes})


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[House]:
    house = House(settings_for(folder, **changes)).start()
    try:
        yield house
    finally:
        house.stop()


def until(true: Callable[[], Any], what: str, seconds: float = 180.0) -> Any:
    """Wait for something to become true: what takes long is looked at less often, for every look takes time from it."""
    begin = time.monotonic()
    while (waited := time.monotonic() - begin) < seconds:
        found = true()
        if found:
            return found
        time.sleep(min(0.1, 0.01 + waited / 20))
    raise AssertionError(f"waited {seconds} seconds in vain: {what}")


class Person:
    """Somebody with a browser: a cookie jar, and the header that our page sends."""

    def __init__(self, house: Place, **headers: str) -> None:
        self.house = house
        self.http = httpx.Client(
            base_url=house.url,
            headers={"X-War-Council": "1", **headers},
            timeout=90,
            trust_env=False,
            verify=ENCRYPTION,
        )
        OPENED.append(self.http)

    # -- plain requests

    def call(self, method: str, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        """A request that must be answered with this status; its JSON."""
        answer = self.http.request(method, path, json=body, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:600]}"
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.call("GET", path, status=status, params=query)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.call("POST", path, {} if body is None else body, status=status)

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of a refusal."""
        answer = self.http.request(method, path, json=body, **more)
        assert answer.status_code >= 400, f"{method} {path} was not refused: {answer.text[:300]}"
        error = answer.json()["error"]
        assert error["message"]
        return answer.status_code, error["code"]

    @property
    def id(self) -> str:
        return str(self.get("/api/me")["user"]["id"])

    # -- tables

    def table(self, title: str = "endeavor", players: int = 2, start: bool = False, **wish: Any) -> Json:
        if get_title(title).windows:  # everybody is asked, at once: only tests of discreet windows wait for those
            wish["options"] = {"windows": "sealed", **wish.get("options", {})}
        body = {"title": title, "players": players, "start": start, **wish}
        found: Json = self.post("/api/tables", body, status=201)
        return found

    def invite(self, table: Json, seat: int | None = None) -> str:
        """The token of an invitation."""
        links = self.get(f"/api/tables/{table['id']}/invitations")
        if seat is None:
            return str(links["table"]["token"])
        return str(next(link["token"] for link in links["seats"] if link["seat"] == seat))

    def join(self, token: str, **more: Any) -> Json:
        found: Json = self.post(f"/api/invitations/{token}", more)
        return found

    # -- play

    def look(self, match: str, **query: Any) -> Json:
        found: Json = self.get(f"/api/matches/{match}", **query)
        return found

    def choose(self, match: str, decision: Json, option: Any = None, status: int = 200, **more: Any) -> Any:
        body = {"decision": decision["id"], "option": option or decision["options"][0]["option"], **more}
        return self.call("POST", f"/api/matches/{match}/choices", body, status)

    # -- the live channel

    def live(self, origin: str | None = "ours") -> Channel:
        """A channel, as our own page opens it, or a page of another origin (None: no browser at all)."""
        headers = {}
        if self.http.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.house.url.replace("http", "ws", 1) + "/api/live"
        said = self.house.url if origin == "ours" else origin
        sent = None if said is None else Origin(said)
        more: Json = {"max_size": None, "max_queue": None, "open_timeout": 90}
        if isinstance(self.house, Trusted):
            more["ssl"] = self.house.trust
        return Channel(connect(address, origin=sent, additional_headers=headers, proxy=None, **more))


class Channel:
    """A live channel, with everything that has come over it."""

    def __init__(self, opening: Any) -> None:
        self._opening = opening
        self.connection: ClientConnection = opening.__enter__()
        self.came: list[Json] = []
        OPENED.append(self)

    def send(self, type: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": type, **fields}))

    def next(self, type: str | None = None, seconds: float = 180.0, **wanted: Any) -> Json:
        """The next message of this type (and with these fields)."""
        end = time.monotonic() + seconds
        while True:
            message: Json = json.loads(self.connection.recv(timeout=max(0.01, end - time.monotonic())))
            self.came.append(message)
            fits = all(message.get(name) == value for name, value in wanted.items())
            if (type is None or message["type"] == type) and fits:
                return message

    def silent(self, seconds: float = 0.3, type: str = "update") -> bool:
        """Whether nothing of this type comes for a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                message = json.loads(self.connection.recv(timeout=left))
            except TimeoutError:
                return True
            self.came.append(message)
            if message["type"] == type:
                return False
        return True

    def close(self) -> None:
        self.connection.close()
        self._opening.__exit__(None, None, None)


class Screen:
    """What a client shows: updates applied as docs/api.md says."""

    def __init__(self) -> None:
        self.state: Any = None
        self.table: Any = None
        self.log: list[Json] = []
        self.talk: list[Json] = []
        self.cursor: str | None = None
        self.tag = "nothing"
        self.kept: dict[str, tuple[Any, Any]] = {}
        """Tag -> state and table, of all that were held under a tag."""

    def resolved(self, update: Json) -> Json:
        """An update with a patch as one with what comes of it."""
        patch = update.get("patch")
        if patch is not None:
            for part, old in zip(("state", "table"), self.kept[patch["against"]], strict=True):
                if part in patch:
                    update = {**update, part: patched(old, patch[part])}
        if "log" in update:
            keep = update["log"]["keep"]
            entries = [spelled(entry, keep + n) for n, entry in enumerate(update["log"]["entries"], start=1)]
            update = {**update, "log": {**update["log"], "entries": entries}}
        if "tag" in update:
            before = self.kept[patch["against"]] if patch is not None else (None, None)
            self.kept[update["tag"]] = update.get("state", before[0]), update.get("table", before[1])
        return update

    def apply(self, update: Json) -> None:
        update = self.resolved(update)
        if not update["reset"] and self.cursor is not None and number(update["cursor"]) <= number(self.cursor):
            return
        if update["reset"]:
            kept = self.kept
            self.__init__()  # type: ignore[misc]
            self.kept = kept
        self.tag = update.get("tag", self.tag)
        self.table = update.get("table", self.table)
        self.state = update.get("state", self.state)
        if "log" in update:
            self.log = self.log[: update["log"]["keep"]] + update["log"]["entries"]
        known = {message["id"] for message in self.talk}
        self.talk += [message for message in update.get("talk", ()) if message["id"] not in known]
        self.cursor = update["cursor"]

    def same_as(self, whole: Json) -> None:
        """Compare with an update that tells everything."""
        other = Screen()
        other.apply(whole)
        assert self.state == other.state
        assert [entry["text"] for entry in self.log] == [entry["text"] for entry in other.log]
        assert self.log == other.log
        assert [message["id"] for message in self.talk] == [message["id"] for message in other.talk]
        assert without_time(self.table) == without_time(other.table)


def spelled(entry: Json, number: int) -> Json:
    """An entry of the log with all that whoever takes patches is not sent."""
    parts = [thing(part, entry["arguments"]) if isinstance(part, list) else part for part in entry["parts"]]
    things = [part for part in parts if not isinstance(part, str)]
    return {
        "number": number,
        "message": entry["message"],
        "arguments": entry["arguments"],
        "text": "".join(part if isinstance(part, str) else part["text"] for part in parts),
        "parts": parts,
        "elements": entry.get("elements", list(dict.fromkeys(one["element"] for one in things if "element" in one))),
    }


def thing(part: list[Any], arguments: Json) -> Json:
    text, domain, *rest = part
    value = rest[0] if rest and rest[0] != 1 else arguments[domain]
    return {"text": text, "domain": domain, "value": value, **({"element": value} if rest[-1:] == [1] else {})}


def number(cursor: str) -> int:
    return int(cursor.partition("-")[0])


def without_time(table: Json) -> Json:
    seats = [{**seat, "online": None} for seat in table["seats"]]
    return {**table, "seats": seats, "clocks": None}
