"""Somebody who opens the page and plays, by what can be seen on it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, TimeoutError, WebSocket

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
"""How long something may take on a machine with much else to do, in milliseconds."""
GONE = 10_000
"""So long a question that was there is looked for, in milliseconds."""
ASKED = "powers => powers.find(power => document.querySelector('.ask')?.dataset.waiting.split(' ').includes(power))"
SURE = """asked => document.querySelector('.ask')?.dataset.asked !== asked ? 'answered'
  : document.querySelector('[data-testid=do-it]:not(:disabled)') ? 'sure?' : null"""
NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
CHINESE = "place => !/[A-Za-z]*[a-z]{2,}/.test(document.querySelector(place).textContent.replace(/Ann/g, ''))"


class Visitor:
    """A browser profile of its own, with one page, and all that came over the wire to it."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        settings.setdefault("viewport", DESK)
        settings.setdefault("locale", "en-GB")
        settings.setdefault("reduced_motion", "reduce")
        self.url = url
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
            self.problems.append(message.text)

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
        self.page.goto(path)
        return self

    def new_game(
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
        return self

    def sit_down(self, link: str, name: str) -> Visitor:
        self.open(link)
        self.page.get_by_test_id("my-name").fill(name)
        self.page.get_by_test_id("sit").click()
        self.page.wait_for_url("**/table/*")
        return self

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
        for _ in range(PATIENCE // 50):
            if link := str(self.page.evaluate("navigator.clipboard.readText()")):
                return link
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was copied")

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
        return [json.loads(one.get_attribute("data-option") or "[]") for one in self.options.all()]

    def choose(self, *option: str | int) -> Visitor:
        """Choose this option, or the first one, and do it. In a long list, open the part it stands in."""
        self.wait_asked()
        place = self.options.first
        if option:
            wanted = f".option[data-option='{json.dumps(list(option), separators=(',', ':'))}']"
            place = self.page.locator(f".ask {wanted}")
            group = self.page.locator(".ask details:not([open])", has=self.page.locator(wanted))
            if group.count():
                group.locator("summary").click()
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
        try:
            self.page.locator(f".ask[data-asked='{asked}'] .option").first.click(timeout=GONE)
        except TimeoutError:
            assert self.page.locator(f".ask[data-asked='{asked}'] .option").count() == 0
            return False
        return True

    def wait_chinese(self, place: str) -> None:
        """Until a part of the page holds no English word (Roman numbers and names of people are none)."""
        self.page.wait_for_function(CHINESE, arg=place)

    def log(self) -> list[str]:
        return self.page.locator(".log li").all_inner_texts()
