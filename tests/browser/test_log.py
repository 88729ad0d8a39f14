"""The log: rounds that fold, one power's story, back to a moment; and the replay with keys and jumps."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_looking_back import sits_down
from tests.browser.visitor import DESK, box
from tests.server.house import House
from tests.server.playing import Shortcut, two_at_a_table

CHOICES = 60
"""So many choices of two people lead into the third round of Endeavor."""


def third_round(visitor: NewVisitor, server: House) -> tuple[Page, str]:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = two_at_a_table(ann, bob, "endeavor")
    Shortcut(server, match, random.Random(3)).play_at_once(CHOICES)
    page = sits_down(visitor, ann).open(f"/table/{match}").page
    page.locator(".log-chapter").first.wait_for()
    return page, match


def test_rounds_fold_and_the_one_that_is_played_stands_open(visitor: NewVisitor, server: House) -> None:
    page, _ = third_round(visitor, server)
    rounds = page.locator(".log-chapter")
    assert rounds.count() >= 3
    opened = page.evaluate("[...document.querySelectorAll('.log-chapter')].map(one => one.open)")
    assert opened[0] is False and opened[-1] is True and opened == sorted(opened)
    assert rounds.first.locator("li").count() == 0, "what is folded is not made"
    rounds.first.locator("summary").click()
    expect(rounds.first.locator("li[data-message=build]").first).to_be_visible()


def test_the_story_of_one_power_alone(visitor: NewVisitor, server: House) -> None:
    page, _ = third_round(visitor, server)
    page.locator(".log-chapter").first.locator("summary").click()
    expect(page.locator(".log-chapter").first.locator("li").first).to_be_visible()
    everything = page.locator(".log li").count()
    page.locator("[data-only=red]").click()
    lines = page.locator(".log-chapter li:not(.big)")
    expect(lines.first).to_be_visible()
    assert 0 < lines.count() < everything
    assert all("Red" in line for line in lines.all_inner_texts())
    page.locator("[data-only=red]").click()
    expect(page.locator(".log li")).to_have_count(everything)


def test_a_sentence_leads_back_to_its_moment(visitor: NewVisitor, server: House) -> None:
    page, _ = third_round(visitor, server)
    page.locator(".log-chapter").first.locator("summary").click()
    line = page.locator(".log-chapter").first.locator("li[data-message=build]").first
    text = line.locator(".log-text").inner_text()
    line.hover()
    line.get_by_test_id("revisit").click()
    page.get_by_test_id("slider").wait_for()
    expect(page.locator(".log li", has_text=text).first).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".log li", has_text=text)).to_have_count(0)


def test_a_match_is_gone_through_by_keys_rounds_and_speed(visitor: NewVisitor, server: House) -> None:
    page, match = third_round(visitor, server)
    page.goto(f"/table/{match}?step=0&seat=0")
    step = page.get_by_test_id("step")
    expect(step).to_have_text(re.compile("^0 / "))
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("^1 / "))
    page.keyboard.press("End")
    last = re.compile(r"^(\d+) / \1$")
    expect(step).to_have_text(last)
    page.keyboard.press("Home")
    expect(step).to_have_text(re.compile("^0 / "))
    page.get_by_test_id("chapters").select_option(index=2)
    expect(page.locator(".match-name")).to_contain_text("Round 2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".match-name")).to_contain_text("Round 1")
    page.get_by_test_id("pace").select_option("calm")  # so that it is not over before it is stopped
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".match-name")).to_contain_text("Round 2")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_what_happened_is_told_in_the_replay_too(visitor: NewVisitor, server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = two_at_a_table(ann, bob, "endeavor")
    Shortcut(server, match, random.Random(3)).play_at_once()
    page = sits_down(visitor, ann).open(f"/table/{match}?step=999999&seat=0").page
    told = page.get_by_test_id("tidings").locator(".tale")
    expect(told.last).to_be_visible()  # the count at the end, which no match is without
    page.keyboard.press("Home")
    expect(page.get_by_test_id("step")).to_have_text(re.compile("^0 / "))
    expect(told).to_have_count(0)


def test_how_a_match_went_is_drawn_and_leads_to_its_steps(visitor: NewVisitor, server: House) -> None:
    page, match = third_round(visitor, server)
    page.goto(f"/table/{match}?step=999999&seat=0&course")
    chart = page.locator(".course-chart")
    chart.wait_for()
    expect(chart.locator(".course-line")).to_have_count(2)
    expect(page.locator(".course-legend li")).to_have_count(2)
    before = page.get_by_test_id("step").inner_text()
    chart.click(position={"x": 40, "y": 40})
    expect(page.get_by_test_id("step")).not_to_have_text(before)


def test_after_the_end_chances_and_turning_points_are_told(visitor: NewVisitor, server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = two_at_a_table(ann, bob, "endeavor")
    Shortcut(server, match, random.Random(3)).play_at_once()
    page = sits_down(visitor, ann).open(f"/table/{match}?step=999999&course").page
    charts = page.locator(".course-figure")
    expect(charts).to_have_count(2)
    expect(charts.nth(1)).to_contain_text("How likely a bot in each seat held it to win")
    expect(charts.nth(1).locator(".course-line")).to_have_count(2)
    story = box(page.locator(".log"))
    assert story["height"] >= 40 and story["y"] + story["height"] <= DESK["height"], "the log stays on the screen"
    won = charts.nth(1).locator(".course-legend li").first
    expect(won).to_contain_text(re.compile("100%|50%"))  # they may have won together
    turns = page.get_by_test_id("turning").locator("li")
    assert 1 <= turns.count() <= 4
    assert re.search(r"\d+% → \d+%", turns.first.inner_text())
    leads = turns.first.get_by_role("button")
    step = leads.get_attribute("data-step")
    leads.click()
    expect(page.get_by_test_id("step")).to_have_text(re.compile(rf"^{step} /"))
