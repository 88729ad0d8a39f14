"""Where measurements are made: servers of our own on this machine, and the processor time that each part has used."""

from __future__ import annotations

import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

ROOT = Path(__file__).resolve().parent.parent
PROCESSES = Path("/proc")


class Stat(NamedTuple):
    """A process: its parent, the seconds that it has used, and those of its children that have ended."""

    parent: int
    own: float
    ended: float


def stat(pid: int) -> Stat | None:
    """None: it has gone, or the system does not say."""
    try:
        fields = (PROCESSES / str(pid) / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    user, system, of_users, of_systems = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:15])
    return Stat(int(fields[1]), user + system, of_users + of_systems)


def own_seconds(pid: int) -> float:
    """The processor time of one process, without its children."""
    found = stat(pid)
    return 0.0 if found is None else found.own


def family_seconds(pid: int) -> float:
    """The processor time of a process and of all that it has ever started."""
    stats = {int(folder.name): stat(int(folder.name)) for folder in PROCESSES.iterdir() if folder.name.isdigit()}
    known = {number: one for number, one in stats.items() if one is not None}

    def with_children(number: int) -> float:
        children = [child for child, one in known.items() if one.parent == number]
        return known[number].own + known[number].ended + sum(map(with_children, children))

    return with_children(pid) if pid in known else 0.0


def seconds_of(program: str) -> float:
    """The processor time of what we have started ourselves under this name."""
    ours = [
        int(folder.name)
        for folder in PROCESSES.iterdir()
        if folder.name.isdigit() and (found := stat(int(folder.name))) is not None and found.parent == os.getpid()
    ]
    return sum(family_seconds(pid) for pid in ours if name_of(pid) == program)


def name_of(pid: int) -> str:
    try:
        return (PROCESSES / str(pid) / "comm").read_text(encoding="utf-8").strip()
    except OSError:
        return ""


class Server(NamedTuple):
    """One `warcouncil serve`."""

    process: subprocess.Popen[bytes]
    url: str

    @property
    def seconds(self) -> float:
        """Its own processor time."""
        return own_seconds(self.process.pid)

    @property
    def bots(self) -> float:
        """The processor time of what it has started: the processes in which bots think and the past is looked at."""
        return family_seconds(self.process.pid) - self.seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health", trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def serving(count: int = 1, *more: str) -> Iterator[list[Server]]:
    """So many processes of one server, in a temporary folder; they end with the block, whatever happens."""
    servers: list[Server] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for _ in range(count):
                port = free_port()
                command = [sys.executable, "-m", "warcouncil", "serve", "--no-open", "--no-limits", "--port", str(port)]
                process = subprocess.Popen([*command, "--data", folder, *more], cwd=ROOT, stdout=subprocess.DEVNULL)
                servers.append(Server(process, f"http://127.0.0.1:{port}"))
            for server in servers:
                wait_for(server)
            yield servers
        finally:
            for server in servers:
                server.process.terminate()
            for server in servers:
                server.process.wait(timeout=60)


def wait_for(server: Server, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not answers(server.url):
        if server.process.poll() is not None or time.monotonic() > end:
            raise RuntimeError("the server does not start")
        time.sleep(0.1)


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Say what is measured now, and how long it took."""
    start = time.monotonic()
    print(f"{name} ...", end=" ", flush=True)
    yield
    print(f"{time.monotonic() - start:.0f} s", flush=True)


def machine() -> str:
    """What it was measured on. To be asked before anything is measured: a load says what else the machine does."""
    about = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    return f"{about}, load before it began {os.getloadavg()[0]:.1f}"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """
    >>> table(("a", "b"), [("1", "2")])
    ['| a | b |', '|---|---|', '| 1 | 2 |']
    """
    lines = [head, *rows]
    first, *others = (f"| {' | '.join(line)} |" for line in lines)
    return [first, "|" + "---|" * len(head), *others]


def between(text: str, name: str, part: str) -> str:
    """A page with what was measured put between the marks of this name.

    >>> between("a <!-- x --> old <!-- end of x --> b", "x", "new")
    'a <!-- x -->\\n\\nnew\\n\\n<!-- end of x --> b'
    """
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    head, found, rest = text.partition(begin)
    _, closed, tail = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the page has no place for {name}")
    return f"{head}{begin}\n\n{part.strip()}\n\n{end}{tail}"
