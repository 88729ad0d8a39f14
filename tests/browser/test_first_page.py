"""What it takes to see the first page, and a match: requests and bytes as the browser counts them on the wire."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import WEB, NewVisitor
from tests.browser.visitor import DESK, PHONE, Visitor, until
from tests.server.house import House, running

MOST_REQUESTS, MOST_BYTES = 12, 150_000
"""For the first page, with an empty cache: everything, its live channel and the board that is shown there included."""
MATCH_REQUESTS, MATCH_BYTES = 18, 206_000
"""For a match of Endeavor by a link, with an empty cache: less than when all scripts came in one (22, 210 kB)."""
PART = "/js/tables.js"


class Traffic:
    """What crosses the wire for one page. Whatever a page brings along within itself (`data:`) does not."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[str, str] = {}
        """Request -> where to."""
        self.bytes: dict[str, float] = {}
        """Request -> how much came for it, with its headers."""
        self.empty: set[str] = set()
        """Requests to which nothing came, or an answer without a body (204)."""
        self.told = 0
        """Bytes that the live channel brought: the browser shows them unpacked, so they are packed again."""
        self.packing: Any = None
        wire = page.context.new_cdp_session(page)
        wire.on("Network.requestWillBeSent", lambda event: self._ask(event["requestId"], event["request"]["url"]))
        wire.on("Network.webSocketCreated", lambda event: self._ask(event["requestId"], event["url"]))
        wire.on("Network.loadingFinished", self._finish)
        wire.on("Network.loadingFailed", lambda event: self.empty.add(event["requestId"]))
        wire.on("Network.webSocketHandshakeResponseReceived", self._greet)
        wire.on("Network.webSocketFrameReceived", self._tell)
        wire.send("Network.enable")
        wire.send("Network.setCacheDisabled", {"cacheDisabled": False})

    def _ask(self, request: str, url: str) -> None:
        if urlsplit(url).scheme in ("http", "https", "ws", "wss"):
            self.asked[request] = url

    def _finish(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:
            self.bytes[event["requestId"]] = event["encodedDataLength"]

    def _greet(self, event: dict[str, Any]) -> None:
        response = event["response"]
        self.told += len(response["headersText"])
        if "permessage-deflate" in str(response["headers"]):
            self.packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def _tell(self, event: dict[str, Any]) -> None:
        said = event["response"]["payloadData"].encode()
        if self.packing is not None:
            said = self.packing.compress(said) + self.packing.flush(zlib.Z_SYNC_FLUSH)
        self.told += len(said)

    @property
    def paths(self) -> list[str]:
        return [urlsplit(url).path for url in self.asked.values()]

    @property
    def total(self) -> float:
        return sum(self.bytes.values()) + self.told

    def all_came(self) -> bool:
        """Every request is answered; the live channel stays open."""
        came = {*self.bytes, *self.empty}
        return all(url.startswith("ws") or request in came for request, url in self.asked.items())

    def __str__(self) -> str:
        lines = [f"{self.bytes.get(request, 0):8.0f} {url}" for request, url in self.asked.items()]
        return "\n".join([f"{len(self.asked)} requests, {self.total:.0f} bytes, {self.told} of them live", *lines])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where a few tables look for players."""
    with running(tmp_path_factory.mktemp("first"), web=WEB, sweep_seconds=0.5) as house:
        for title, players in (("endeavor", 3), ("here_i_stand", 6), ("napoleonic_wars", 3)):
            person = house.person(f"Host of {title}")
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
            person.post(
                "/api/tables", {"title": title, "players": players, "seats": seats, "private": False}, status=201
            )
        yield house


def quiet(visitor: Visitor, traffic: Traffic) -> None:
    """Until nothing more is asked for and everything has come."""
    visitor.page.wait_for_load_state("networkidle")
    until(visitor.page, traffic.all_came, "all requests are answered")


@pytest.mark.parametrize(
    ("language", "window"),
    [("en-GB", DESK), ("en-GB", PHONE), ("zh-CN", DESK), ("zh-CN", PHONE), ("zh-TW", DESK)],
    ids=["en-desk", "en-phone", "zh-Hans-desk", "zh-Hans-phone", "zh-Hant-desk"],
)
def test_the_first_page_is_light(visitor: NewVisitor, house: House, language: str, window: dict[str, int]) -> None:
    phone = window is PHONE
    ann = visitor(url=house.url, locale=language, viewport=window, is_mobile=phone, has_touch=phone)
    traffic = Traffic(ann.page)
    ann.open()
    page = ann.page
    expect(page.locator(".preview[data-title=endeavor] svg .space").first).to_be_attached()
    expect(page.locator(".table-line")).to_have_count(3)
    quiet(ann, traffic)
    pictures = page.locator(".title-card img")
    expect(pictures).to_have_count(5)
    assert pictures.evaluate_all("all => all.every(one => one.complete && one.naturalWidth > 0)")
    assert ann.context.service_workers == []
    assert len(traffic.asked) <= MOST_REQUESTS and traffic.total <= MOST_BYTES, str(traffic)
    assert f"/words/{page.locator('html').get_attribute('lang')}.json" in traffic.paths, "all of it was counted"
    assert len(traffic.bytes) == len(traffic.asked) - 1 and traffic.told > 0
    print(traffic)


def test_a_match_by_a_link_is_whole_and_light(visitor: NewVisitor, house: House) -> None:
    """In a browser that has nothing of the page yet; and a turn can be played there."""
    ann = visitor(url=house.url).new_game("endeavor", 2)
    again = visitor(url=house.url, storage_state=ann.context.storage_state())
    traffic = Traffic(again.page)
    again.open(urlsplit(ann.page.url).path).wait_asked()
    quiet(again, traffic)
    expect(again.page.locator(".board .space").first).to_be_attached()
    assert len(traffic.asked) <= MATCH_REQUESTS and traffic.total <= MATCH_BYTES, str(traffic)
    assert traffic.paths.count(PART) == 1
    again.choose()
    again.wait_asked()


def test_the_part_for_matches_comes_when_somebody_is_about_to_go_there(visitor: NewVisitor, house: House) -> None:
    ann = visitor(url=house.url)
    traffic = Traffic(ann.page)
    ann.open()
    quiet(ann, traffic)
    assert not {PART, "/js/pages.js"} & set(traffic.paths)
    ann.page.locator(".table-line").first.hover()
    until(ann.page, lambda: PART in traffic.paths, "it is fetched as soon as somebody points there")
    ann.page.locator(".table-line").first.click()
    ann.page.wait_for_url("**/table/*")
    ann.wait_ready()
    expect(ann.page.get_by_role("button", name="Sit here").first).to_be_visible()
    assert traffic.paths.count(PART) == 1


def test_a_match_that_is_begun_fetches_its_part_beside_the_table(visitor: NewVisitor, house: House) -> None:
    """While the table is made, not afterwards: nobody waits for the one and then for the other."""
    ann = visitor(url=house.url)
    traffic = Traffic(ann.page)
    ann.open()
    quiet(ann, traffic)
    ann.page.get_by_test_id("play").click()
    ann.page.wait_for_url("**/table/*")
    ann.wait_ready().wait_asked()
    assert traffic.paths.index(PART) < traffic.paths.index("/api/tables")
    assert traffic.paths.count(PART) == 1


def test_a_page_of_before_is_loaded_anew_where_its_parts_are_gone(visitor: NewVisitor, house: House) -> None:
    """The server has another page by now, and nothing under the old mark."""
    ann = visitor(url=house.url).provokes("404")
    ann.open()
    missed: list[str] = []

    def gone(route: Route) -> None:
        missed.append(route.request.url)
        route.fulfill(status=404, body="gone") if len(missed) == 1 else route.continue_()

    ann.page.route(f"**{PART}*", gone)
    with ann.page.expect_event("load"):
        ann.page.locator(".table-line").first.click()
    ann.wait_ready()
    expect(ann.page.get_by_role("button", name="Sit here").first).to_be_visible()
    assert urlsplit(ann.page.url).path.startswith("/table/")


def test_without_a_connection_the_page_says_so_and_tries_again(visitor: NewVisitor, house: House) -> None:
    ann = visitor(url=house.url).provokes("ERR_")
    ann.open()
    ann.context.set_offline(True)
    ann.page.locator(".table-line").first.click()
    expect(ann.page.get_by_role("button", name="Try again")).to_be_visible()
    ann.context.set_offline(False)
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.get_by_role("button", name="Sit here").first).to_be_visible()


def test_whoever_goes_elsewhere_meanwhile_gets_there(visitor: NewVisitor, house: House) -> None:
    """A part that comes late does not take the place of the page that was asked for since."""
    ann = visitor(url=house.url)
    ann.open()
    held: list[Route] = []
    ann.page.route("**/js/pages.js*", lambda route: held.append(route))
    ann.page.get_by_role("link", name="How to play").click()
    until(ann.page, lambda: held, "the part is asked for")
    ann.page.locator(".table-line").first.click()
    expect(ann.page.get_by_role("button", name="Sit here").first).to_be_visible()
    with ann.page.expect_response("**/js/pages.js*"):
        held[0].continue_()
    ann.page.get_by_role("link", name="War Council").first.click()
    ann.wait_ready()
    expect(ann.page.locator(".new-game")).to_be_visible()
