"""How fast a choice is answered while many play: `python bench/load.py`, which writes bench/load.md.

A server of its own is started in a temporary folder. So many matches are played on it by persons and a bot, each with
spectators, all of them over live connections. In the same run a request that does nothing is sent to the same server
now and then: what is compared over time is the ratio of the two, which depends little on the machine. Nothing counts
before everybody has arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from warcouncil.server.tables.patches import patched

ROOT = Path(__file__).resolve().parent.parent
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
SPECTATORS = 2
GOAL_RATIO, GOAL_MS = 10.0, 400.0


class Figures:
    """What was measured, in seconds, from `begin` to `end`."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin = begin
        self.end = end
        self.choices: list[float] = []
        self.no_ops: list[float] = []
        self.updates: list[int] = []
        """The bytes of each, as they were before the connection compressed them."""
        self.answers: list[int] = []
        self.stale = 0
        self.errors: list[str] = []

    def note(self, into: list[float], start: float) -> None:
        """Something that began at `start` is done now."""
        if start >= self.begin:
            into.append(time.monotonic() - start)


def percentile(values: list[float], share: float) -> float:
    """
    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Habits(NamedTuple):
    """How people play here: seconds that they think, and whether they take patches."""

    think: float
    patches: bool


class Player:
    """Somebody with a browser: plays one seat over the live channel, or watches."""

    def __init__(self, url: str, name: str, habits: Habits, figures: Figures) -> None:
        self.url = url
        self.name = name
        self.habits = habits
        self.figures = figures
        self.states: dict[str, Any] = {}
        """Tag -> state, if I take patches."""
        self.tag = "nothing"
        self.chance = random.Random(name)
        self.http = httpx.AsyncClient(base_url=url, headers={"X-War-Council": "1"}, timeout=120, trust_env=False)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def arrive(self) -> None:
        await self.call("POST", "/api/guests", {"name": self.name})

    async def follow(self, match: str, seat: int | None) -> None:
        """Watch until the end of the measurement; whoever has a seat answers what is asked."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + "/api/live"
        headers, origin, end = {"Cookie": cookie}, Origin(self.url), self.figures.end
        async with connect(address, origin=origin, additional_headers=headers, max_size=None, open_timeout=60) as live:
            await live.send(json.dumps({"type": "watch", "match": match, "seat": seat, **self.held()}))
            while (left := end - time.monotonic()) > 0:
                try:
                    text = await asyncio.wait_for(live.recv(), left)
                except TimeoutError:
                    return
                message = json.loads(text)
                if message["type"] != "update":
                    continue
                if not message["reset"]:
                    self.figures.updates.append(len(text))
                state = self.state_of(message)
                if state is None or seat is None:
                    continue
                if state["over"]:
                    return
                if state["decisions"]:
                    await asyncio.sleep(self.chance.expovariate(1 / self.habits.think))
                    if time.monotonic() < end:
                        await self.choose(match, seat, state["decisions"][0], message["cursor"])

    def held(self) -> dict[str, str]:
        """What I say of what I hold."""
        return {"held": self.tag} if self.habits.patches else {}

    def state_of(self, update: Any) -> Any:
        """The state that an update brings, if any."""
        state = update.get("state")
        patch = update.get("patch", {})
        if "against" in patch and state is None:
            state = patched(self.states[patch["against"]], patch.get("state", ()))
        if "tag" in update:
            self.tag = update["tag"]
            self.states[self.tag] = state
            for old in list(self.states)[:-6]:
                del self.states[old]
        return state if "patch" not in update or "state" in {*patch, *update} else None

    async def choose(self, match: str, seat: int, decision: Any, cursor: str) -> None:
        body = {
            "seat": seat,
            "decision": decision["id"],
            "option": self.chance.choice(decision["options"])["option"],
            "cursor": cursor,
            **self.held(),
        }
        start = time.monotonic()
        answer = await self.http.post(f"/api/matches/{match}/choices", json=body)
        if answer.status_code == 200:
            self.figures.note(self.figures.choices, start)
            self.figures.answers.append(len(answer.content))
            self.state_of(answer.json())
        elif answer.status_code == 409:
            self.figures.stale += 1
        else:
            self.figures.errors.append(answer.text[:200])


async def one_match(url: str, number: int, title: str, habits: Habits, figures: Figures) -> None:
    """Two persons, a bot and two spectators at one table."""
    players = [Player(url, f"Player {number} {one}", habits, figures) for one in range(2 + SPECTATORS)]
    for player in players:
        await player.arrive()
    wish = {"title": title, "players": 3, "private": False, "seats": SEATS}
    table = await players[0].call("POST", "/api/tables", wish)
    await players[1].call("POST", f"/api/tables/{table['id']}/join", {})
    await players[0].call("POST", f"/api/tables/{table['id']}/start")
    await asyncio.gather(
        *(player.follow(table["id"], seat) for player, seat in zip(players, (0, 1, None, None), strict=True))
    )
    for player in players:
        await player.http.aclose()


async def nothing_much(url: str, figures: Figures) -> None:
    """A request that does nothing, over and over, like somebody who asks whether the server is there."""
    async with httpx.AsyncClient(base_url=url, timeout=120, trust_env=False) as http:
        while time.monotonic() < figures.end:
            start = time.monotonic()
            await http.get("/api/health")
            figures.note(figures.no_ops, start)
            await asyncio.sleep(0.05)


async def measure(url: str, title: str, matches: int, seconds: float, habits: Habits) -> Figures:
    begin = time.monotonic() + 5 + matches * 0.3
    figures = Figures(begin, begin + seconds)
    await asyncio.gather(
        nothing_much(url, figures),
        *(one_match(url, number, title, habits, figures) for number in range(matches)),
    )
    return figures


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: str, port: int, more: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "warcouncil", "serve", "--no-open", "--no-limits", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", folder, *more], cwd=ROOT, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health", trust_env=False)
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


def own_seconds(process: subprocess.Popen[bytes]) -> float:
    """What the server itself has used so far, without its bots; 0 where the system does not say."""
    stat = Path(f"/proc/{process.pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_seconds() -> float:
    """What the server and its bots have used, once they have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(figures: Figures, title: str, matches: int, seconds: float, own: float) -> str:
    """A page with the figures."""
    rows = []
    for name, values in (("a choice", figures.choices), ("a request that does nothing", figures.no_ops)):
        middle, high = percentile(values, 0.5) * 1000, percentile(values, 0.95) * 1000
        rows.append(f"| {name} | {len(values):,} | {middle:.1f} | {high:.1f} |")
    ratio = percentile(figures.choices, 0.95) / max(1e-6, percentile(figures.no_ops, 0.95))
    middles = percentile(figures.choices, 0.5) / max(1e-6, percentile(figures.no_ops, 0.5))
    updates, answers = [float(size) for size in figures.updates], [float(size) for size in figures.answers]
    high = percentile(figures.choices, 0.95) * 1000
    reached = ratio < GOAL_RATIO and high < GOAL_MS
    return "\n".join(
        [
            "# Load",
            "",
            f"{matches * (2 + SPECTATORS)} live connections over {matches} matches of {title} (two persons, one bot, "
            f"{SPECTATORS} spectators each), {seconds:g} seconds, server and clients on one machine with "
            f"{os.cpu_count()} cores ({platform.machine()}, Python {platform.python_version()}, SQLite).",
            "",
            "| | number | median, ms | 95th percentile, ms |",
            "|---|---|---|---|",
            *rows,
            "",
            f"Ratio of the 95th percentiles: {ratio:.1f} (goal: under {GOAL_RATIO:g}, and a choice under "
            f"{GOAL_MS:g} ms: {'reached' if reached else 'not reached'}), of the medians: {middles:.1f}. "
            f"{len(figures.updates):,} updates arrived over the live connections, {figures.stale} choices came too "
            f"late, {len(figures.errors)} failed. Half of the updates had at most {percentile(updates, 0.5):,.0f} "
            f"bytes, half of the answers to choices at most {percentile(answers, 0.5):,.0f}. With the warm-up, the "
            f"server used {own:.0f} seconds of processor time, with its bots {cpu_seconds():.0f}.",
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="endeavor")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds before a person answers (default: 3)")
    parser.add_argument("--whole", action="store_true", help="clients take whole updates, no patches")
    parser.add_argument("--serve", default="", help="more arguments for `warcouncil serve`, such as --database URL")
    parser.add_argument("--out", default=str(ROOT / "bench" / "load.md"))
    args = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, port, args.serve.split())
        try:
            url = f"http://127.0.0.1:{port}"
            habits = Habits(args.think, not args.whole)
            figures = asyncio.run(measure(url, args.title, args.matches, args.seconds, habits))
            own = own_seconds(server)
        finally:
            server.terminate()
            server.wait(timeout=30)
    text = report(figures, args.title, args.matches, args.seconds, own)
    out = Path(args.out)
    _, heading, remarks = out.read_text(encoding="utf-8").partition("\n## ") if out.exists() else ("", "", "")
    out.write_text(text + heading + remarks, encoding="utf-8")  # what was written by hand below stays
    print(text, *figures.errors[:5], sep="\n")
    return 0 if not figures.errors else 1


if __name__ == "__main__":
    sys.exit(main())
