"""A league on the page: the host announces it, people enter, find their table, and see how they stand."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_weeks import new_account
from tests.browser.visitor import CHINESE, PHONE
from tests.server.house import House
from tests.server.playing import Shortcut


def test_a_league_from_its_announcement_to_its_end(visitor: NewVisitor, server: House, same_dice: None) -> None:
    """With other dice the two might share the first place."""
    host = visitor()
    host.page.goto(f"/host/open/{server.services.hosting.link()}")  # the server's own page
    host.page.get_by_role("button").click()
    host.page.wait_for_url("**/host?*")
    form = host.open("/leagues").page.get_by_test_id("new-league")
    form.get_by_label("Name").fill("Ann cup")
    form.get_by_label("Which game").select_option("endeavor")
    form.get_by_label("Players at a table, best first").fill("2")
    form.get_by_label("Rounds").fill("1")
    form.get_by_role("button", name="Announce").click()
    host.page.wait_for_url("**/league/*")

    ann, bob = new_account(visitor(), "Annetta"), new_account(visitor(viewport=PHONE), "Annibal")
    for one in (ann, bob):
        one.open().page.get_by_test_id("leagues").get_by_text("Ann cup").click()
        one.page.get_by_test_id("enter").click()
        expect(one.page.get_by_test_id("withdraw")).to_be_visible()
    host.open("/leagues").page.get_by_text("Ann cup").click()
    host.page.get_by_role("button", name="Begin round 1").click()
    expect(host.page.get_by_test_id("round-1")).to_contain_text("not here yet")

    for one in (ann, bob):
        one.page.reload()
        one.page.get_by_test_id("my-table").click()
        one.page.wait_for_url("**/table/*")
    for one in (ann, bob):
        one.page.locator(".match").wait_for()  # all have come: the dice are sealed, and the game begins
    match = ann.page.url.rpartition("/")[2]
    Shortcut(server, match, random.Random(1)).play_at_once()

    path = re.sub(r".*(/league/)", r"\1", host.page.url)
    for one in (ann, bob):
        rows = one.open(path).page.get_by_test_id("standings").locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.first.locator("td").nth(2)).to_have_text("12")
        assert one.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nothing sticks out"
    expect(ann.page.get_by_test_id("round-1")).to_contain_text("over")
    ann.page.get_by_role("button", name="简体中文").click()
    expect(ann.page.get_by_test_id("standings")).to_contain_text("对手分")
    ann.page.locator("summary").click()
    assert ann.page.evaluate(CHINESE.replace("/Ann|", "/Ann\\w*( cup)?|").replace("[a-z]{2,}", "[g-z]{2,}"), "main")
    host.page.reload()
    correct = host.page.get_by_test_id("league-host").locator("form").last
    correct.get_by_label("Ranks by seat").fill("1, 1")
    correct.get_by_label("Reason, for everybody to see").fill("agreed to share")
    correct.get_by_role("button", name="Correct").click()
    expect(host.page.get_by_test_id("round-1")).to_contain_text("Corrected by the host: agreed to share")
    expect(host.page.get_by_test_id("standings").locator("tbody tr").first.locator("td").nth(2)).to_have_text("6")
