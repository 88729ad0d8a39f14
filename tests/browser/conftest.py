"""A real server and a real Chromium. `scripts/browser.sh` installs the browser (called by `make tests`)."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor
from tests.server.house import House, close_all, running
from warcouncil.engine.dice import stream_key
from warcouncil.engine.journal import Header
from warcouncil.engine.seal import Seal

WEB = Path(__file__).resolve().parents[2] / "warcouncil" / "web"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Pages that every window makes for its address bar, which nobody sees here: a third of the work of a visit."""

expect.set_options(timeout=PATIENCE)

NewVisitor = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def _everybody_hangs_up() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("browser"), web=WEB, sweep_seconds=0.5) as house:
        yield house


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert program, "no chromium: run scripts/browser.sh"
    with sync_playwright() as playwright:
        start = partial(playwright.chromium.launch, executable_path=program)
        with start(args=ARGUMENTS) as first:
            off = (*switched_off(first), *UNSEEN)
        with start(args=[*ARGUMENTS, f"--disable-features={','.join(off)}"]) as browser:
            yield browser


def switched_off(browser: Browser) -> list[str]:
    """The features that Playwright starts it without: of several lists Chromium heeds the last, so ours holds them."""
    line = browser.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"]
    return [name for names in re.findall(r"--disable-features=(\S+)", line) for name in names.split(",")]


@pytest.fixture
def visitor(server: House, chromium: Browser) -> Iterator[NewVisitor]:
    """Makes visitors, each with a browser profile of their own. None of them may meet an error on the page."""
    made: list[Visitor] = []

    def make(**settings: object) -> Visitor:
        made.append(Visitor(chromium, str(settings.pop("url", server.url)), **settings))
        made[-1].house = server
        return made[-1]

    yield make
    for one in made:
        one.close()
    assert [problem for one in made for problem in one.problems] == []


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same key, to which nobody adds: the same cards are dealt, and the dice fall the same way."""
    seal = Seal(b"Here I stand; I can do no other.", "always")
    monkeypatch.setattr(Seal, "new", staticmethod(lambda: seal))
    monkeypatch.setattr(Header, "stream", lambda _, key: stream_key(key, ()))
