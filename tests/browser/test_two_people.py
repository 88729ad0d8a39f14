"""Two people at one table, one at a desk, one on a phone in Chinese: what one does the other sees, and how it ended."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Empire
from tests.browser.test_clicks import point
from tests.browser.test_planning import seated
from tests.browser.test_tidings import keep
from tests.browser.visitor import PHONE, Visitor, fits
from tests.browser.westeros import RIVERRUN, Westeros
from tests.server.house import House
from tests.server.playing import Shortcut, two_at_a_table

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("same_dice")]

GREYJOY, AUSTRIA = 1, 2
"""Seats of whoever has the phone."""
MOVES = 6
"""So many choices of the others come one after another."""


def phone(visitor: NewVisitor, **settings: object) -> Visitor:
    return visitor(viewport=PHONE, has_touch=True, is_mobile=True, locale="zh-CN", **settings)


def tab(page: Page, name: str) -> None:
    page.locator(f"[data-phone-tab={name}]").tap()


def test_a_battle_of_the_others_is_told_on_the_phone(visitor: NewVisitor) -> None:
    bob = phone(visitor, reduced_motion="no-preference")
    bob.context.add_init_script("localStorage.setItem('pace', 'calm')")
    table = Westeros(visitor(), {GREYJOY: bob})
    ann, hers = table.page, bob.page
    table.attacked(asked="greyjoy")

    # what a card would come to, for each of the two; and a nudge for whoever takes long
    expect(ann.locator(".ask .option .forecast").first).to_contain_text("without their card")
    asked = ann.locator(".ask").get_attribute("data-asked")
    ann.locator(".dock .house-card[data-element=cersei_lannister]").click()
    table.visitor.be_sure(asked)
    expect(hers.locator(".ask .option .forecast").first).to_be_visible()
    bob.wait_chinese(".ask")
    keep(hers, "two-cards-phone")
    ann.get_by_test_id("nudge").click()
    expect(ann.locator(".toast").last).to_be_visible()
    told = bob.call("/notices")["notices"]
    assert "nudge" in [one["kind"] for one in told]
    bob.choose(*RIVERRUN[1])
    table.until("cersei", "lannister", [])
    table.visitor.choose("remove_order", "ironmans_bay")

    # moves of the others come one after another, and all at once if one likes; meanwhile they are told on a card
    for _ in range(MOVES):
        now = table.now()
        if now.decision.seat == GREYJOY:
            break
        table.choose_beside(now.decision, now.options[0])
    late = hers.get_by_test_id("catch-up")
    late.wait_for()
    keep(hers, "two-behind-phone")
    late.tap()
    expect(late).to_have_count(0)
    strip = hers.get_by_test_id("tidings-unfold")
    expect(strip).to_contain_text("奔流城")
    strip.tap()
    card = hers.locator(".tidings .tale[data-tale=combat]")
    expect(card.locator(".combat-total")).to_have_text(["3", "2"])
    bob.wait_chinese(".tidings")
    keep(hers, "two-card-phone")
    hers.get_by_test_id("tidings-close").tap()

    place = ann.locator(".log [data-message=wins] .link", has_text="Riverrun")
    expect(table.visitor.point_at(place)).to_contain_text("Stronghold")
    reads_the_log(bob)
    looks_back(bob)


def reads_the_log(bob: Visitor) -> None:
    """Headings fold; one power's story; a place is a link; a card comes back."""
    page = bob.page
    tab(page, "log")
    chapters = page.locator(".log-chapter")
    assert chapters.count() >= 1
    keep(page, "two-log-phone")
    page.locator("[data-only=greyjoy]").tap()
    lines = page.locator(".log-chapter li:not(.big)")
    expect(page.locator("[data-only=greyjoy]")).to_have_attribute("aria-pressed", "true")
    assert all("葛雷乔伊" in line for line in lines.all_inner_texts())
    keep(page, "two-log-one-phone")
    page.locator("[data-only=greyjoy]").tap()
    chapters.last.locator("summary").tap()
    expect(chapters.last).not_to_have_attribute("open", "")
    chapters.last.locator("summary").tap()
    won = page.locator(".log [data-message=wins]")
    won.get_by_test_id("tell").tap()
    expect(page.locator(".tidings .tale[data-tale=combat]")).to_contain_text("奔流城")
    page.get_by_test_id("tidings-close").tap()
    won.locator(".link", has_text="奔流城").first.tap()
    expect(page.locator(".board .flash, .board .areas .flash").first).to_be_attached()
    bob.wait_chinese(".log")


def looks_back(bob: Visitor) -> None:
    """A sentence leads to its moment, from which one goes on and back."""
    page = bob.page
    page.locator(".log [data-message=wins]").get_by_test_id("revisit").tap()
    step = page.get_by_test_id("step")
    step.wait_for()
    before = step.inner_text()
    page.get_by_role("button", name="后退一步").tap()
    expect(step).not_to_have_text(before)
    bob.wait_chinese(".replay-controls")
    keep(page, "two-replay-phone")
    assert fits(page)
    page.get_by_role("link", name="回到对局").tap()
    page.locator(".match:not(.replay) .ask").wait_for()


def test_a_stack_and_its_target_are_clicked_and_the_other_sees_the_battle(visitor: NewVisitor) -> None:
    bob = phone(visitor)
    empire = Empire(visitor(), guests={AUSTRIA: bob})
    page, theirs = empire.page, bob.page
    empire.do("france", "spend", "veterans")
    empire.until("france", "march", "massena")
    going = page.locator(".ask").get_attribute("data-asked")
    point(page, "milan")
    page.get_by_role("dialog").locator("[data-option*=massena]").click()
    empire.visitor.wait_answered(going)
    empire.do("france", "leave_behind", "davout")
    empire.do("france", "take", "france", 6)
    for space in ("mantua", "venice"):
        empire.until("france", "enter", space)
        going = page.locator(".ask").get_attribute("data-asked")
        point(page, space)
        expect(page.get_by_test_id("do-it")).to_be_visible()
        keep(page, f"two-{space}-desk")
        point(page, space)  # once more: one goes
        empire.visitor.wait_answered(going)
    empire.until("austria", "stand")
    keep(theirs, "two-evade-phone")
    bob.choose("stand")
    empire.until("france", "lose_unit", "france")
    expect(theirs.get_by_test_id("battle").locator(".die").first).to_be_attached()
    bob.wait_chinese(".stage")
    keep(theirs, "two-battle-phone")
    empire.until_over("battle")
    strip = theirs.get_by_test_id("tidings-unfold")
    strip.tap()
    expect(theirs.locator(".tidings .tale[data-tale=battle]")).to_contain_text("威尼斯")
    bob.wait_chinese(".tidings")
    keep(theirs, "two-fought-phone")


def test_both_see_how_it_ended_and_a_link_shows_it_to_others(visitor: NewVisitor, server: House) -> None:
    ann, bob = server.person("Ann"), server.person("小波")
    match = two_at_a_table(ann, bob, "endeavor")
    desk, hand = seated(ann, visitor(), match), seated(bob, phone(visitor), match)
    Shortcut(server, match, random.Random(3)).play_at_once()
    for one in (desk, hand):
        expect(one.page.get_by_test_id("result")).to_be_visible()
    page = hand.page
    hand.wait_chinese(".ask")
    keep(page, "two-end-phone")
    link = desk.copied(name="Copy a link to how it went")
    page.get_by_test_id("to-course").tap()
    charts = page.locator(".course-figure")
    expect(charts).to_have_count(2)
    expect(page.get_by_test_id("turning").locator("li").first).to_contain_text("→")
    expect(page.locator(".statistics table").first).to_be_attached()
    hand.wait_chinese(".replay-controls")
    keep(page, "two-course-phone")
    assert fits(page)
    leads = page.get_by_test_id("turning").get_by_role("button").first
    told = leads.get_attribute("data-step")
    leads.tap()
    expect(page.get_by_test_id("step")).to_have_text(re.compile(rf"^{told} /"))
    hand.open(link)
    expect(charts).to_have_count(2)
    page.get_by_test_id("chapters").select_option(index=2)
    expect(page.locator(".match-name")).to_contain_text("第2轮")
    keep(page, "two-rounds-phone")
