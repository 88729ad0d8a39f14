"""A real PostgreSQL and a real Redis, in temporary folders, and web processes of their own that use them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import redis
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from tests.server.house import ENCRYPTION, OPENED, Person, free_port, until

ROOT = Path(__file__).resolve().parent.parent.parent


def binary(name: str) -> str:
    """A program of PostgreSQL, which Debian keeps out of the path."""
    found = shutil.which(name)
    if found is not None:
        return found
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert folders, "PostgreSQL is missing: run scripts/services.sh"
    return str(folders[-1] / name)


def somebody_else() -> dict[str, Any]:
    """PostgreSQL does not run as root: then it runs as its own user."""
    if os.getuid() != 0:
        return {}
    found = pwd.getpwnam("postgres")
    return {"user": found.pw_uid, "group": found.pw_gid}


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, port: int) -> None:
        self._address = f"postgresql+psycopg://war@127.0.0.1:{port}"
        self._admin = create_engine(f"{self._address}/postgres", isolation_level="AUTOCOMMIT", poolclass=NullPool)
        self._made = 0

    def answers(self) -> bool:
        try:
            with self._admin.connect() as connection:
                connection.execute(text("select 1"))
        except OperationalError:
            return False
        return True

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        with self._admin.connect() as connection:
            connection.execute(text(f"create database council_{self._made}"))
        return f"{self._address}/council_{self._made}"


@contextmanager
def postgres(fsync: str = "off") -> Iterator[Postgres]:
    """A PostgreSQL that forgets all when the machine fails, unless it is told to wait for the disk."""
    folder, who, port = Path(tempfile.mkdtemp(prefix="pg")), somebody_else(), free_port()
    if who:
        os.chown(folder, who["user"], who["group"])
    run = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **who}
    subprocess.run([binary("initdb"), "-D", str(folder / "data"), "-U", "war", "-A", "trust", "-N"], check=True, **run)
    command = [binary("postgres"), "-D", str(folder / "data"), "-p", str(port), "-k", str(folder)]
    command += ["-c", "listen_addresses=127.0.0.1", "-c", f"fsync={fsync}", "-c", "max_connections=200"]
    process = subprocess.Popen(command, **run)
    try:
        server = Postgres(port)
        until(server.answers, "PostgreSQL answers", 120)
        yield server
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
        shutil.rmtree(folder)


@contextmanager
def redis_server(port: int | None = None) -> Iterator[str]:
    """The URL of a Redis."""
    port = free_port() if port is None else port
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    client = redis.Redis(port=port)

    def answers() -> bool:
        try:
            return bool(client.ping())
        except redis.ConnectionError:
            return False

    try:
        until(answers, "Redis answers", 60)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        client.close()
        process.terminate()
        process.wait(timeout=30)


class Running(Protocol):
    """A process of ours, as `subprocess` knows it."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def kill(self) -> None: ...

    def terminate(self) -> None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class Process:
    """One `warcouncil serve`, which can be killed and comes back at the same address."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: Running | None = None
        self._log = folder / f"server-{self.port}.log"
        OPENED.append(self)

    def begin(self) -> Process:
        """Start, and do not wait until it answers."""
        arguments = ["serve", "--no-open", "--no-limits", "--port", str(self.port), "--data", str(self.folder)]
        arguments += ["--import", "tests.server.titles", *self.arguments]
        self.process = self._launch(arguments, self._log)
        return self

    def _launch(self, arguments: list[str], log: Path) -> Running:
        with log.open("ab") as out:
            return subprocess.Popen([sys.executable, "-m", "warcouncil", *arguments], cwd=ROOT, stdout=out, stderr=out)

    def ready(self) -> Process:
        until(self.answers, "the server answers", 120)
        return self

    def start(self) -> Process:
        return self.begin().ready()

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server does not start:\n{self._log.read_text()[-2000:]}"
        try:
            return httpx.get(f"{self.url}/api/health", trust_env=False, verify=ENCRYPTION).status_code == 200
        except httpx.HTTPError:
            return False

    def person(self, name: str | None = None) -> Person:
        person = Person(self)
        if name is not None:
            person.post("/api/guests", {"name": name}, status=201)
        return person

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                self.kill()
