"""The pictures of docs/playing.md. `make screenshots` writes them anew; other runs of the tests leave them alone."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Empire, Europe, Iberia
from tests.browser.test_guide import follow, learn
from tests.browser.test_looking_back import sits_down
from tests.browser.test_placing import lacking, put, token
from tests.browser.test_tidings import after_riverrun, keep
from tests.browser.visitor import PHONE, Visitor
from tests.browser.westeros import Westeros
from tests.server.house import House
from tests.server.playing import Shortcut, two_at_a_table

ROOT = Path(__file__).resolve().parents[2]
IMAGES = ROOT / "docs" / "images"
LARGEST = 400_000
"""Bytes of a picture: the repository keeps every version for ever."""
QUALITY = 78

Picture = Callable[[Page, str], None]

wanted = pytest.mark.skipif("WARCOUNCIL_SCREENSHOTS" not in os.environ, reason="only `make screenshots` makes pictures")

CHOOSE = """async (share) => {
    const [, , id] = location.pathname.split("/");
    const { seat, state } = await (await fetch(`/api/matches/${id}`)).json();
    const [decision] = state.decisions;
    const { option } = decision.options[Math.floor(share * decision.options.length)];
    const body = JSON.stringify({ seat, decision: decision.id, option });
    const headers = { "X-War-Council": "1", "Content-Type": "application/json" };
    await fetch(`/api/matches/${id}/choices`, { method: "POST", headers, body });
}"""


@pytest.fixture
def picture() -> Picture:
    def take(page: Page, name: str) -> None:
        IMAGES.mkdir(exist_ok=True)
        page.mouse.move(0, 0)
        expect(page.locator("#tip")).to_be_hidden()
        expect(page.locator(".toast, .flash")).to_have_count(0)
        path = IMAGES / f"{name}.jpg"
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
        keep(page, name)
        assert path.stat().st_size < LARGEST

    return take


def play_until(player: Visitor, *acts: str, after: int = 0) -> None:
    """Choose this and that, until such an option is offered after so many choices."""
    for step in range(150):
        player.wait_asked()
        if step >= after and player.offered()[0][0] in acts:
            return
        asked = player.page.locator(".ask").get_attribute("data-asked")
        player.page.evaluate(CHOOSE, (step * 0.618) % 1)
        player.wait_answered(asked)
    raise AssertionError(f"{acts} were not offered")


@wanted
def test_pictures_of_endeavor(visitor: NewVisitor, picture: Picture) -> None:
    ann = visitor().open()
    page = ann.page
    page.locator(".preview .board").wait_for()
    page.locator(".title-card[data-title$=parley]").evaluate_all(
        "cards => cards.map(card => card.remove())"
    )  # of the tests
    picture(page, "first-page")
    ann.new_game(players=3)
    play_until(ann, "occupy", "ship_track", "draw", after=25)
    picture(page, "endeavor")
    phone = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale="zh-CN")
    phone.new_game(players=2)
    play_until(phone, "ship_track")
    picture(phone.page, "endeavor-phone")


@wanted
def test_picture_of_the_planning_board(visitor: NewVisitor, picture: Picture) -> None:
    page = visitor().new_game(players=3).without_questions().page
    page.get_by_test_id("plan").click()
    page.get_by_test_id("plan-note").wait_for()
    for made in range(8):
        page.locator(".ask .option").first.click()
        expect(page.locator(".plan-steps li")).to_have_count(made + 1)
    page.get_by_test_id("plan-name").fill("By sea")
    page.get_by_test_id("plan-notes").fill("Before Red gets there.")
    page.get_by_test_id("plan-keep").click()
    page.get_by_test_id("plan-queue").wait_for()
    page.locator(".toast").click()
    picture(page, "planning")


@wanted
def test_picture_of_the_guide(visitor: NewVisitor, picture: Picture, same_dice: None) -> None:
    page = learn(visitor(), "endeavor")
    for _ in range(3):
        follow(page)
    page.locator("[data-testid=guide-advice]").wait_for()
    picture(page, "guide")


@wanted
def test_picture_of_the_end(visitor: NewVisitor, server: House, picture: Picture, same_dice: None) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = two_at_a_table(ann, bob, "endeavor")
    Shortcut(server, match, random.Random(3)).play_at_once()
    page = sits_down(visitor, ann).open(f"/table/{match}?step=999999&course").page
    expect(page.locator(".course-figure")).to_have_count(2)
    picture(page, "end")


@wanted
def test_pictures_of_westeros(visitor: NewVisitor, picture: Picture, same_dice: None) -> None:
    page = visitor().new_game("game_of_thrones", players=6).page
    token(page, "raid").wait_for()
    areas = lacking(page)
    for piece, area in zip(("march_0", "support"), areas, strict=False):
        put(page, piece, area)
    token(page, "raid").click()  # the next one is in hand
    picture(page, "westeros")
    table = Westeros(visitor())
    after_riverrun(table)
    table.page.locator(".tale[data-tale=combat]").wait_for()
    picture(table.page, "westeros-battle")
    phone = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.new_game("game_of_thrones", players=4)
    play_until(phone, "move")
    picture(phone.page, "westeros-phone")


@wanted
def test_pictures_of_europe(visitor: NewVisitor, picture: Picture, same_dice: None) -> None:
    europe = Europe(visitor(), "1532")
    europe.do("ottoman", "spend", "janissaries")
    europe.do("ottoman", "naval_move")
    europe.do("ottoman", "sail", "algiers", "barbary_coast")
    europe.do("ottoman", "done")
    europe.do("ottoman", "piracy", "barbary_coast", "hapsburg")
    europe.until("hapsburg", "give_card")
    picture(europe.page, "europe")
    europe.do("papacy", "spend", "papal_bull")
    europe.do("papacy", "call_debate", "german")
    europe.until("protestant", "play", "here_i_stand")
    europe.show("religion ")
    picture(europe.page, "europe-debate")
    phone = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale="zh-CN")
    europe = Europe(phone, "1532")
    europe.do("france", "spend", "patron_of_the_arts")
    europe.until("france", "end_actions")
    picture(phone.page, "europe-phone")


@wanted
def test_pictures_of_iberia(visitor: NewVisitor, picture: Picture, same_dice: None) -> None:
    iberia = Iberia(visitor())
    iberia.do("muslim", "spend", "sultanate_of_fez")
    iberia.offers("muslim", "move")
    picture(iberia.page, "iberia")


@wanted
def test_picture_of_the_napoleonic_wars(visitor: NewVisitor, picture: Picture, same_dice: None) -> None:
    empire = Empire(visitor())
    empire.storm_venice()
    empire.until("france", "lose_unit", "france")  # the dice have fallen
    picture(empire.page, "empire")


def test_every_picture_of_the_docs_is_there_and_small() -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    images = sorted(IMAGES.iterdir())
    assert len(images) <= 14
    for image in images:
        assert f"(images/{image.name})" in page
        assert image.stat().st_size < LARGEST
