"""axe-core finds nothing on any page and in any title, by day and by night, at a desk and on a phone.

Pages are opened once and looked at in every theme and size, for the page follows both without being loaded anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewVisitor
from tests.browser.lively import TITLES, lively
from tests.browser.test_guide import learn
from tests.browser.test_weeks import new_account
from tests.browser.visitor import DESK, NEXT_FRAME, PHONE
from tests.server.house import House

PROGRAM = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([part, only]) => {
  const {violations} = await axe.run(part ?? document, {resultTypes: ['violations'], ...only && {runOnly: only}});
  const where = node => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? ''})`;
  return violations.map(({id, nodes}) => [id, nodes.map(where)]);
}"""
TAKE_AWAY = """() => {
  const board = document.querySelector('.board'), place = document.createElement('div');
  board.replaceWith(place);
  window.putBack = () => place.replaceWith(board);
}"""
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")
COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page: Page, part: str | None = None, only: list[str] | None = None) -> list[Any]:
    """What axe finds wrong on the page, or in a part of it, perhaps by some rules alone: the rule, and where."""
    assert PROGRAM.exists(), "no axe-core: run scripts/browser.sh"
    if not page.evaluate("'axe' in window"):
        page.evaluate(PROGRAM.read_text(encoding="utf-8"))
    return list(page.evaluate(RUN, [part, only]))


def looks(page: Page) -> Iterator[tuple[str, list[str] | None]]:
    """The page in every theme and size, one after another, and what to look at: the night changes colours alone."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.evaluate(NEXT_FRAME)
            yield f"{theme} {size}", COLOURS if theme == "dark" else None


def check(page: Page, name: str) -> None:
    """Nothing is wrong with a page, however it is looked at."""
    found = {f"{name}, {look}": violations(page, only=only) for look, only in looks(page)}
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@contextmanager
def without_board(page: Page) -> Iterator[None]:
    """For looks at other parts: whichever it is, axe goes through the whole page, of which the board is the most."""
    page.evaluate(TAKE_AWAY)
    yield
    page.evaluate("putBack()")


def check_match(page: Page, name: str) -> None:
    """The same for a match: at the desk with every board of the dock, on a phone behind every tab."""
    wrong: dict[str, Any] = {}
    for look, only in looks(page):
        wrong[f"{name}, {look}"] = violations(page, only=only)
        with without_board(page):
            tabs = page.locator(".handheld .phone-tab").all()
            for tab in [*tabs[1:], *tabs[:1]]:
                tab.click()
                wrong[f"{name}, {tab.inner_text()}, {look}"] = violations(page, ".side, .dock", only)
            for panel in page.locator(".match:not(.handheld) .dock-tabs .tab").all():
                panel.click()
                wrong[f"{name}, {panel.inner_text()}, {look}"] = violations(page, ".dock", only)
    assert {look: one for look, one in wrong.items() if one} == {}


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_wrong_in_a_match(visitor: NewVisitor, same_dice: None, title: str) -> None:
    ann = visitor()
    page = ann.open(lively(ann, title)).wait_asked().page
    check_match(page, title)
    page.get_by_test_id("menu").click()
    page.locator(".dialog[open]").wait_for()
    check(page, f"{title}, menu")


def test_nothing_is_wrong_on_the_pages_around_a_match(visitor: NewVisitor) -> None:
    ann = new_account(visitor(), "Annetta")
    check(ann.open("/").page, "first page")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    table = ann.table(title="here_i_stand", players=3, seats=seats)
    for path in (f"/table/{table}", "/account", "/results", "/reset"):
        check(ann.open(path).page, path.replace(table, "before the start"))
    check(ann.provokes("404").open("/table/of-others").page, "private table")


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_wrong_with_rules_and_cards(visitor: NewVisitor, title: str) -> None:
    ann = visitor()
    for path in (f"/rules/{title}", f"/cards/{title}"):
        check(ann.open(path).page, path)


def test_nothing_is_wrong_on_the_pages_of_hosts_and_leagues(visitor: NewVisitor, server: House) -> None:
    host = visitor()
    page = host.page
    new_account(host, "Anselm")
    page.goto(f"/host/open/{server.services.hosting.link()}")
    check(page, "to the host's page")
    page.get_by_role("button").click()
    page.wait_for_url("**/host?*")
    check(page, "host's page")
    form = host.open("/leagues").page.get_by_test_id("new-league")
    check(page, "leagues")
    form.get_by_label("Name").fill("Axe cup")
    form.get_by_label("Which game").select_option("endeavor")
    form.get_by_label("Players at a table, best first").fill("2")
    form.get_by_label("Rounds").fill("1")
    form.get_by_role("button", name="Announce").click()
    page.wait_for_url("**/league/*")
    check(host.wait_ready().page, "league")


def test_nothing_is_wrong_beside_a_match(visitor: NewVisitor, same_dice: None) -> None:
    ann = visitor()
    check(learn(ann, "endeavor"), "guide")
    path = lively(ann, "game_of_thrones")
    check_match(ann.open(f"{path}?step=60").page, "replay")
    ann.open(path).wait_asked().page.get_by_test_id("plan").click()
    ann.page.get_by_test_id("plan-note").wait_for()
    check_match(ann.page, "planning board")


def test_axe_looks_at_what_it_is_shown(visitor: NewVisitor) -> None:
    page: Page = visitor().open().page
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [rule for rule, _ in violations(page)] == ["button-name"]
