"""Somebody who opens the page and plays, by what can be seen on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    APIResponse,
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    Route,
    TimeoutError,
    WebSocket,
)

from tests.server.house import House

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
"""How long something may take on a machine with much else to do, in milliseconds."""
GONE = 10_000
"""So long a question that was there is looked for, in milliseconds."""
ASKED = "powers => powers.find(power => document.querySelector('.ask')?.dataset.waiting.split(' ').includes(power))"
SURE = """asked => document.querySelector('.ask')?.dataset.asked !== asked ? 'answered'
  : document.querySelector('[data-testid=do-it]:not(:disabled)') ? 'sure?' : null"""
OFFERED = "all => all.map(one => JSON.parse(one.dataset.option))"
BOXES = """all => all.map(one => one.getBoundingClientRect()).filter(box => box.width > 0 && box.height > 0)
  .map(({x, y, width, height}) => ({x, y, width, height}))"""
UNFOLD = "one => { for (let at = one; (at = at.parentElement?.closest('details')); ) at.open = true; }"
NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
CHINESE = """place => {
  const found = document.querySelector(place);
  const said = found?.textContent.replace(/Ann|Bob|Cleo|Dan|Eve/g, '');
  const narrow = /[\\u4e00-\\u9fff] ?[,:;(]|[,:;)] ?[\\u4e00-\\u9fff]/;
  return found !== null && !/[A-Za-z]*[a-z]{2,}/.test(said) && !narrow.test(said);
}"""

Json = dict[str, Any]
Box = dict[str, float]


def until(page: Page, true: Callable[[], Any], what: str) -> Any:
    """Look again and again until something is true of what the page or the wire has told; what it is."""
    for _ in range(PATIENCE // 50):
        if found := true():
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"waited in vain: {what}")


def boxes(place: Locator) -> list[Box]:
    """Where all of these lie that can be seen, measured in one look: nothing is drawn anew between."""
    found: list[Box] = place.evaluate_all(BOXES)
    return found


def box(place: Locator) -> Box:
    """Where something lies, as soon as it can be seen, though it may be drawn anew meanwhile."""
    found: list[Box] = until(place.page, lambda: boxes(place), f"{place} can be seen")
    return found[0]


def fits(page: Page) -> bool:
    """Nothing sticks out to the right."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def hold_first(page: Page, address: str) -> Callable[[], None]:
    """The first answer from such an address comes late: when it is let go."""
    asked: list[Route] = []
    held: list[APIResponse] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if asked[0] is route:
            held.append(route.fetch())
        else:
            route.continue_()

    def let_go() -> None:
        (late,) = until(page, lambda: held, f"{address} is asked for")
        with page.expect_response(asked[0].request.url):
            asked[0].fulfill(response=late)
        page.evaluate(NEXT_FRAME)

    page.route(address, answer)
    return let_go


class Visitor:
    """A browser profile of its own, with one page, and all that came over the wire to it."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        settings.setdefault("viewport", DESK)
        settings.setdefault("locale", "en-GB")
        settings.setdefault("reduced_motion", "reduce")
        self.url = url
        self.house: House | None = None
        """The server, where it runs beside the tests: what a test does not care about is done there."""
        self.context = browser.new_context(base_url=url, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self._came: list[Response | str] = []
        self._read: list[str] = []
        self._provoked: tuple[str, ...] = ()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("response", self._response)
        self.page.on("websocket", self._websocket)

    def close(self) -> None:
        self.context.close()

    def provokes(self, *complaints: str) -> Visitor:
        """What this visitor does makes the browser complain of such answers: "409", or "ERR_" without a connection."""
        self._provoked += complaints
        return self

    def _console(self, message: ConsoleMessage) -> None:
        """An error on the page, or something that the content security policy refused."""
        if message.type == "error" and not any(complaint in message.text for complaint in self._provoked):
            self.problems.append(f"{message.text} ({message.location['url']})")

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and response.status != 204 and "journal" not in response.url:
            self._came.append(response)

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._came.append(str(frame)))

    @property
    def wire(self) -> list[str]:
        """Everything that has come to this page: the answers to its requests, and what the live channel told it."""
        while self._came:
            one = self._came.pop(0)
            self._read.append(one if isinstance(one, str) else one.text())
        return self._read

    # -- ways into a game

    def open(self, path: str = "/") -> Visitor:
        """Go to a page of ours; its words are there, and it is drawn."""
        self.page.goto(path)
        return self.wait_ready()

    def reload(self) -> Visitor:
        self.page.reload()
        return self.wait_ready()

    def wait_ready(self) -> Visitor:
        """Until the page is drawn that was asked for last."""
        self.page.locator("html[data-ready]").wait_for(state="attached")
        return self

    def call(self, path: str, body: Json | None = None) -> Json:
        """The API, with the cookie of the page."""
        request, url = self.page.request, f"{self.url}/api{path}"
        answer = request.get(url) if body is None else request.post(url, data=body, headers={"X-War-Council": "1"})
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def table(self, name: str = "Ann", **wish: Any) -> str:
        """Have a table made, without a look at the first page; its id."""
        if not self.context.cookies():
            self.call("/guests", {"name": name})
        return str(self.call("/tables", wish)["id"])

    def new_game(
        self, title: str = "endeavor", players: int = 2, seats: dict[int, str] | None = None, name: str = "Ann"
    ) -> Visitor:
        """At a table: seat -> "bot heuristic", "open" or "hot-seat" with a name. Where nobody else comes, it begins."""
        wishes = [{"kind": "me"}, *({"kind": "bot"} for _ in range(players - 1))]
        for seat, wanted in (seats or {}).items():
            kind, _, guest = wanted.partition(":")
            kind, _, bot = kind.partition(" ")
            wishes[seat] = {"kind": kind} | ({"name": guest} if guest else {}) | ({"bot": bot} if bot else {})
        full = all(wish["kind"] != "open" for wish in wishes)
        return self.open(f"/table/{self.table(name, title=title, players=players, seats=wishes, start=full)}")

    def new_game_by_page(
        self, title: str = "endeavor", players: int = 2, seats: dict[int, str] | None = None, name: str = "Ann"
    ) -> Visitor:
        """From the first page to the table: seat -> "bot heuristic", "open" or "hot-seat" with a name."""
        self.open()
        page = self.page
        page.locator(f"[data-title={title}].title-card").click()
        page.locator(f"[data-players='{players}']").click()
        for seat, wanted in (seats or {}).items():
            kind, _, guest = wanted.partition(":")
            page.locator(f"select[data-seat='{seat}']").select_option(kind)
            if guest:
                page.locator(f"[data-hot-seat-name='{seat}']").fill(guest)
        page.get_by_test_id("my-name").fill(name)
        page.get_by_test_id("play").click()
        page.wait_for_url("**/table/*")
        return self.wait_ready()

    def sit_down(self, link: str, name: str) -> Visitor:
        self.open(link)
        self.page.get_by_test_id("my-name").fill(name)
        self.page.get_by_test_id("sit").click()
        self.page.wait_for_url("**/table/*")
        return self.wait_ready()

    @property
    def invitation(self) -> str:
        return self.page.get_by_test_id("invitation").input_value()

    # -- looking around

    @property
    def my_games(self) -> Locator:
        """Lines of the first page; below are tables of other people."""
        return self.page.get_by_test_id("my-games").locator(".table-line")

    def point_at(self, place: Locator) -> Locator:
        """The tip that explains something. Scrolling hides tips, so it is over before the pointer comes."""
        place.scroll_into_view_if_needed()
        self.page.evaluate(NEXT_FRAME)
        place.hover()
        return self.page.locator("#tip")

    def copied(self, place: Locator | None = None, name: str = "Copy link") -> str:
        """The link behind the button."""
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate("navigator.clipboard.writeText('')")
        (place or self.page).get_by_role("button", name=name).click()
        return str(until(self.page, lambda: self.page.evaluate("navigator.clipboard.readText()"), "a link is copied"))

    # -- playing

    @property
    def options(self) -> Locator:
        return self.page.locator(".ask .option")

    def is_asked(self) -> bool:
        return self.options.count() > 0

    def wait_asked(self) -> Visitor:
        self.options.first.wait_for(state="attached")  # perhaps in a closed part of a long list
        return self

    def wait_turn(self, *powers: str) -> str:
        """Until one of these powers is asked, as this page tells it; which one."""
        return str(self.page.wait_for_function(ASKED, arg=list(powers)).json_value())

    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").first.inner_text()

    def offered(self) -> list[list[str | int]]:
        """The options of one moment."""
        found: list[list[str | int]] = self.options.evaluate_all(OFFERED)
        return found

    def choose(self, *option: str | int) -> Visitor:
        """Choose this option, or the first one, and do it. In a long list, open the part it stands in."""
        self.wait_asked()
        place = self.options.first
        if option:
            wanted = f".option[data-option='{json.dumps(list(option), separators=(',', ':'))}']"
            place = self.page.locator(f".ask {wanted}")
            place.wait_for(state="attached")
        place.evaluate(UNFOLD)
        asked = self.page.locator(".ask").get_attribute("data-asked")
        place.click()
        self.be_sure(asked)
        self.wait_answered(asked)
        return self

    def be_sure(self, asked: str | None) -> None:
        """Choose once more what was chosen, if it is something that cannot be taken back."""
        if self.page.wait_for_function(SURE, arg=asked).json_value() == "sure?":
            self.page.get_by_test_id("do-it").first.click()

    def wait_answered(self, asked: str | None) -> None:
        """Until this question is gone."""
        self.page.wait_for_function("asked => document.querySelector('.ask')?.dataset.asked !== asked", arg=asked)

    def until_occupying(self) -> Visitor:
        """Endeavor's first round up to the question which city to occupy."""
        self.choose("start", "colonial_house").choose("build", "market").wait_asked()
        while "which city" not in self.prompt():
            if ["pay", 1] in self.offered():
                self.choose("pay", 1)
            else:
                self.choose("activate", 1)
            self.wait_asked()
        return self

    def without_questions(self) -> Visitor:
        """Switch off the second click, for long games."""
        self.page.evaluate("localStorage.setItem('confirm', 'no')")
        return self

    def play_to_the_end(self, most: int = 400) -> int:
        """Choose the first option again and again (with `without_questions`) until the match is over; how often."""
        for count in range(most):
            self.page.wait_for_function("() => document.querySelector('.ask .option, [data-testid=result]')")
            if not self.is_asked():
                return count
            asked = self.page.locator(".ask").get_attribute("data-asked")
            if self.click_while_asked(asked):
                self.wait_answered(asked)
        raise AssertionError(f"not over after {most} choices; now: {self.page.locator('.ask').inner_text()}")

    def click_while_asked(self, asked: str | None) -> bool:
        """Click the first option of a question, unless somebody who was faster has answered it: then it is gone."""
        place = self.page.locator(f".ask[data-asked='{asked}'] .option")
        for _ in range(PATIENCE // GONE):
            try:
                place.first.click(timeout=GONE)
            except TimeoutError:
                if place.count() == 0:
                    return False
            else:
                return True
        raise AssertionError(f"{asked} is asked, and cannot be answered")

    def wait_chinese(self, place: str) -> None:
        """Until a part of the page has no English word (Roman numbers and names are none), no narrow mark."""
        self.page.wait_for_function(CHINESE, arg=place)

    def log(self) -> list[str]:
        return self.page.locator(".log li").all_inner_texts()
