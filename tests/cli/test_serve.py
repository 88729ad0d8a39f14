"""`warcouncil serve`, as somebody new tries it: it starts, says where it is, opens the page, and stops on Ctrl-C."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Run
from tests.cli.serving import SECONDS, started
from warcouncil.server.run import listen


@contextmanager
def taken() -> Iterator[int]:
    """A port that somebody else uses."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_what_it_writes_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also in a folder that was there before."""
    folder = tmp_path / "games"
    folder.mkdir(mode=0o755)
    with started(tmp_path) as server:
        server.address()
        modes = {path.name: path.stat().st_mode & 0o077 for path in folder.iterdir()}
    assert "warcouncil.db" in modes and not any(modes.values()), modes


def test_it_starts_says_where_it_is_and_stops(tmp_path: Path, run: Run) -> None:
    with started(tmp_path) as server:
        address = server.address()
        page = httpx.get(address, trust_env=False)
        assert page.status_code == 200 and "<title>" in page.text
        assert "open that address yourself" in server.said()
        again = run("serve", "--data", str(tmp_path / "games"))
        assert again.code == 1 and again.out == f"War Council already runs in this folder, at {address}\n"
        assert server.interrupt() == 0
        assert server.said().endswith("War Council has stopped. Everything is kept.\n")
        assert "Traceback" not in server.said()


@pytest.mark.parametrize("way", ["plain", "symbolic link", "uri"])
def test_the_same_file_named_as_a_database_is_refused_too(tmp_path: Path, run: Run, way: str) -> None:
    file = tmp_path / "games" / "warcouncil.db"
    (tmp_path / "link.db").symlink_to(file)
    url = {"plain": f"sqlite:///{file}", "symbolic link": f"sqlite:///{tmp_path / 'link.db'}"}
    url["uri"] = f"sqlite:///file:{file}?uri=true"
    with started(tmp_path) as server:
        address = server.address()
        again = run("serve", "--no-open", "--data", str(tmp_path / "other"), "--database", url[way])
        assert again.code == 1 and address in again.out and len(again.out.splitlines()) == 1


def test_two_files_in_one_folder_are_two_servers(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0") as server:
        server.address()
        (tmp_path / "second").mkdir()
        url = f"sqlite:///{tmp_path / 'games' / 'second.db'}"
        with started(tmp_path / "second", "--port", "0", "--database", url) as second:
            assert second.address() != server.address()


def test_a_public_server_without_a_named_proxy_is_told_so(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0", "--no-open", "--public-url", "https://games.example") as server:
        server.address()
        end = time.monotonic() + SECONDS
        while "--proxy 127.0.0.1" not in server.said() and time.monotonic() < end:
            time.sleep(0.05)
        assert "--proxy 127.0.0.1" in server.said()


def test_it_opens_the_page_when_it_is_there(tmp_path: Path) -> None:
    """The browser here is a program that notes what it was asked to show, and what it got."""
    note = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    program = [
        f"#!{sys.executable}",
        "import sys, urllib.request",
        "status = urllib.request.urlopen(sys.argv[1]).status",
        f"open({str(note)!r}, 'w').write(f'{{sys.argv[1]}} {{status}}')",
    ]
    browser.write_text("\n".join(program), encoding="utf-8")
    browser.chmod(0o755)
    with started(tmp_path, BROWSER=str(browser)) as server:
        address = server.address()
        end = time.monotonic() + SECONDS
        while not (note.exists() and note.read_text()) and time.monotonic() < end:
            time.sleep(0.05)
        assert note.read_text() == f"{address} 200"


def test_a_port_that_nobody_asked_for_may_be_the_next_one() -> None:
    with taken() as port:
        with listen("127.0.0.1", port, or_next=True) as other:
            assert other.getsockname()[1] > port
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", port)


def test_a_port_that_is_taken_is_one_line(run: Run) -> None:
    with taken() as port:
        ran = run("serve", "--data", "games", "--port", str(port))
    assert ran.code == 2 and f"port {port} cannot be used" in ran.err and len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--smtp", "mail.example"], "--smtp must be something like smtps://"),
        (["--smtp", "smtp://mail.example"], "--mail-from must be something like"),
        (["--public-url", "games.example"], "--public-url must be something like https://"),
        (["--proxy", "proxy.example"], "--proxy must be something like 127.0.0.1"),
        (["--proxy", "10.0.0.1/8"], "--proxy must be something like 127.0.0.1"),
        (["--hosts", "http://box.local"], "--hosts must be something like my-machine.local"),
        (["--webhook-ports", "http"], "--webhook-ports must be something like 8080"),
        (["--redis", "localhost"], "--redis must be something like redis://"),
        (["--database", "mysql://localhost/x"], "give something like postgresql://"),
        (["--database", "nonsense"], "give something like postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "the database cannot be used"),
        (["--data", "/dev/null/games"], "give a folder that can be written to"),
    ],
)
def test_what_cannot_work_is_one_line(run: Run, words: list[str], complaint: str) -> None:
    ran = run("serve", "--port", "0", *words)
    assert ran.code == 2 and complaint in ran.err and len(ran.err.splitlines()) == 1


def test_a_file_that_is_no_database_is_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "warcouncil.db").write_text("my shopping list\n" * 100, encoding="utf-8")
    ran = run("serve", "--port", "0", "--data", "games", "--lang", "zh")
    assert ran.code == 2 and "不能使用数据库" in ran.err and len(ran.err.splitlines()) == 1
