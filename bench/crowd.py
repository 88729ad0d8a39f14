"""People with browsers, for measurements: each has a live connection and takes patches, as the page does."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from warcouncil.engine.title import get_title
from warcouncil.server.tables.patches import patched

KEPT = 6
"""Tags of which a browser keeps what they name."""


class Figures:
    """What was measured from `begin` to `end`: seconds, bytes, and what went wrong."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin, self.end = begin, end
        self.choices: list[float] = []
        self.no_ops: list[float] = []
        self.updates: list[float] = []
        """The bytes of each, as they were before the connection compressed them."""
        self.answers: list[float] = []
        self.stale = 0
        self.errors: list[str] = []

    def note(self, into: list[float], start: float) -> None:
        """Something that began at `start` is done now."""
        if self.begin <= start and (now := time.monotonic()) < self.end:
            into.append(now - start)


class Habits(NamedTuple):
    """How people play here: seconds that they think on the average, and whether they take patches."""

    think: float
    patches: bool = True


class Person:
    """Somebody with a browser: plays one seat over the live channel, or watches."""

    def __init__(self, url: str, name: str, habits: Habits, figures: Figures) -> None:
        self.url, self.name = url, name
        self.habits, self.figures = habits, figures
        self.states: dict[str, Any] = {}
        """Tag -> state, if I take patches."""
        self.tag = "nothing"
        self.cursor: str | None = None
        self.state: Any = None
        self.chance = random.Random(name)
        self.http = httpx.AsyncClient(base_url=url, headers={"X-War-Council": "1"}, timeout=120, trust_env=False)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def arrive(self) -> None:
        await self.call("POST", "/api/guests", {"name": self.name})

    def live(self) -> connect:
        """A live connection, as the page opens it."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + "/api/live"
        more = {"Cookie": cookie}
        return connect(address, origin=Origin(self.url), additional_headers=more, max_size=None, open_timeout=60)

    async def watch(self, live: ClientConnection, match: str, seat: int | None) -> None:
        await live.send(json.dumps({"type": "watch", "match": match, "seat": seat, **self.held()}))

    async def follow(self, match: str, seat: int | None) -> None:
        """Watch until the end of the match or of the measurement; whoever has a seat answers what is asked."""
        async with self.live() as live:
            await self.watch(live, match, seat)
            while (left := self.figures.end - time.monotonic()) > 0:
                try:
                    text = await asyncio.wait_for(live.recv(), min(left, 1.0))  # the end may not be known yet
                except TimeoutError:
                    continue
                if not self.takes_in(json.loads(text), size_of(text)):
                    continue
                if self.state["over"]:
                    return
                if seat is not None and self.state["decisions"]:
                    await self.answer(match, seat)

    async def answer(self, match: str, seat: int) -> None:
        if self.habits.think:
            await asyncio.sleep(self.chance.expovariate(1 / self.habits.think))
        if time.monotonic() < self.figures.end:
            await self.choose(match, seat, self.state["decisions"][0])

    def held(self) -> dict[str, str]:
        """What I say of what I hold."""
        return {"held": self.tag} if self.habits.patches else {}

    def takes_in(self, message: Any, size: int) -> bool:
        """Whether this message brings a state."""
        if message["type"] in ("error", "ended"):
            self.figures.errors.append(f"{self.name} is told nothing more: {message}"[:200])
        if message["type"] != "update":
            return False
        if not message["reset"] and time.monotonic() >= self.figures.begin:
            self.figures.updates.append(size)
        self.cursor = message["cursor"]
        state = self.state_of(message)
        if state is not None:
            self.state = state
        return state is not None

    def state_of(self, update: Any) -> Any:
        """The state that an update brings, if any."""
        state = update.get("state")
        patch = update.get("patch", {})
        if "against" in patch and state is None:
            if patch["against"] not in self.states:
                self.figures.errors.append(f"{self.name} does not hold what a patch is against")
                self.tag = "nothing"  # the next answer brings the whole
                return None
            state = patched(self.states[patch["against"]], patch.get("state", ()))
        if "tag" in update:
            self.tag = update["tag"]
            self.states.pop(self.tag, None)  # what comes again is the newest
            self.states[self.tag] = state
            for old in list(self.states)[:-KEPT]:
                del self.states[old]
        return state if "patch" not in update or "state" in {*patch, *update} else None

    async def choose(self, match: str, seat: int, decision: Any) -> None:
        option = self.chance.choice(decision["options"])["option"]
        body = {"seat": seat, "decision": decision["id"], "option": option, "cursor": self.cursor, **self.held()}
        start = time.monotonic()
        answer = await self.http.post(f"/api/matches/{match}/choices", json=body)
        if answer.status_code == 200:
            self.figures.note(self.figures.choices, start)
            self.figures.answers.append(len(answer.content))
            told = answer.json()
            state = self.state_of(told)
            self.state, self.cursor = self.state if state is None else state, told["cursor"]
        elif answer.status_code == 409:
            self.figures.stale += 1
        else:
            self.figures.errors.append(answer.text[:200])


class Company(NamedTuple):
    """Who comes to a match: persons at the first seats, bots at the others, and spectators."""

    title: str
    persons: int
    bots: int = 0
    spectators: int = 1

    @property
    def connections(self) -> int:
        return self.persons + self.spectators


async def gather(doors: Sequence[str], company: Company, name: str, habits: Habits, figures: Figures) -> list[Person]:
    """Everybody has come, each by the next door."""
    people = [Person(doors[one % len(doors)], f"{name} {one}", habits, figures) for one in range(company.connections)]
    for person in people:
        await person.arrive()
    return people


async def sit_down(people: Sequence[Person], company: Company) -> str:
    """A match that has begun; its id."""
    first, *others = people[: company.persons]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *[{"kind": "bot"}] * company.bots]
    wish = {"title": company.title, "players": len(seats), "private": False, "seats": seats}
    if get_title(company.title).windows:  # else most of the time would be that for which windows are held
        wish["options"] = {"windows": "quick"}
    table = await first.call("POST", "/api/tables", wish)
    for person in others:
        await person.call("POST", f"/api/tables/{table['id']}/join", {})
    await first.call("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


def seats_of(company: Company) -> list[int | None]:
    """Whose eyes each of them looks through."""
    return [*range(company.persons), *[None] * company.spectators]


async def play_on(people: Sequence[Person], company: Company, figures: Figures) -> None:
    """One match after another with the same people, until the measurement ends."""
    try:
        while time.monotonic() < figures.end:
            match = await sit_down(people, company)
            await asyncio.gather(
                *(person.follow(match, seat) for person, seat in zip(people, seats_of(company), strict=True))
            )
    finally:
        for person in people:
            await person.http.aclose()


async def nothing_much(url: str, figures: Figures) -> None:
    """A request that does nothing, over and over, like somebody who asks whether the server is there."""
    async with httpx.AsyncClient(base_url=url, timeout=120, trust_env=False) as http:
        while time.monotonic() < figures.end:
            start = time.monotonic()
            await http.get("/api/health")
            figures.note(figures.no_ops, start)
            await asyncio.sleep(0.05)


def size_of(text: str | bytes) -> int:
    """
    >>> size_of("城")
    3
    """
    return len(text.encode() if isinstance(text, str) else text)


def percentile(values: Sequence[float], share: float) -> float:
    """
    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
