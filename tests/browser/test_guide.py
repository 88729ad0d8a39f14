"""A first game with a guide: its first round, played by what the guide says alone, left and taken up again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WEB, NewVisitor
from tests.browser.visitor import SURE, Visitor

GUIDED = ["endeavor", "game_of_thrones"]
LONG = ["here_i_stand", "tanto_monta", "napoleonic_wars"]
"""Forty questions each: too long for every day."""
LANGUAGES = {"en-GB": "en", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant"}
ROUNDS = [
    *((title, language) for title in GUIDED for language in LANGUAGES),
    *(pytest.param(title, language, marks=pytest.mark.soak) for title in LONG for language in LANGUAGES),
]
PASSED_OVER = {
    json.loads((WEB / "words" / f"{name}.json").read_text(encoding="utf-8"))["guide-else"]
    for name in LANGUAGES.values()
}
"""What is said of a question that has no words of its own."""
HAN = re.compile("[\u4e00-\u9fff]")
PROGRESS = """() => {
  const guide = document.querySelector('[data-testid=guide]');
  if (guide?.querySelector('[data-testid=guide-finish]')) return 'end';
  const asked = document.querySelector('.ask')?.dataset.asked;
  const advice = guide?.querySelector('[data-testid=guide-advice]');
  return asked && asked !== window.answered && advice ? asked : null;
}"""

ONE_BY_ONE = """async () => {
  const {Guide} = await import('/js/guide.js');
  const asked = [], answers = [];
  const hint = ({id}) => new Promise(answer => { asked.push(id); answers.push(answer); });
  const guide = new Guide({state: null}, 'match', {hint, pick: () => {}});
  for (const id of ['first', 'passed over', 'last']) void guide.consult({id});
  const meanwhile = [...asked];
  answers[0]({decision: 'first', hints: []});
  await new Promise(done => setTimeout(done));
  answers[1]({decision: 'last', hints: []});
  await new Promise(done => setTimeout(done));
  return [meanwhile, asked, guide.advice.decision];
}"""


def learn(visitor: Visitor, title: str) -> Page:
    page = visitor.open().page
    page.locator(f"[data-title={title}].title-card").click()
    page.get_by_test_id("my-name").fill("Ann")
    page.get_by_test_id("guided").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("guide-on").click()
    return page


def follow(page: Page) -> str | None:
    """Do what the guide says; the text it gave, or None when the round is over."""
    found = page.wait_for_function(PROGRESS).json_value()
    if found == "end":
        return None
    guide = page.get_by_test_id("guide")
    told = guide.locator("p").first.inner_text()
    guide.locator("[data-testid=guide-advice] button").click()
    page.evaluate("asked => { window.answered = asked }", found)
    if page.wait_for_function(SURE, arg=found).json_value() == "sure?":
        page.get_by_test_id("do-it").click()
    page.wait_for_function("asked => document.querySelector('.ask')?.dataset.asked !== asked", arg=found)
    return told


@pytest.mark.parametrize(("title", "language"), ROUNDS)
def test_the_first_round_is_played_by_what_the_guide_says(visitor: NewVisitor, title: str, language: str) -> None:
    page = learn(visitor(locale=language), title)
    assert page.locator("html").get_attribute("lang") == LANGUAGES[language]
    told = []
    while (text := follow(page)) is not None:
        told.append(text)
        if len(told) == 3:
            page.reload()  # the guide goes on where it was
    assert len(told) >= 8
    assert len(set(told)) >= 4
    assert all(bool(HAN.search(text)) is language.startswith("zh") for text in told)
    assert sum(text not in PASSED_OVER for text in told) >= 8, "so many are explained in words of their own"
    page.get_by_test_id("guide-finish").click()
    expect(page.get_by_test_id("guide")).to_be_empty()


def test_the_guide_speaks_chinese_and_can_be_put_aside_or_left(visitor: NewVisitor) -> None:
    page = learn(visitor(locale="zh-CN"), GUIDED[0])
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("开局")
    page.set_viewport_size({"width": 390, "height": 844})
    for part in ("[data-testid=guide-advice]", ".ask .prompt", ".ask .option"):
        expect(page.locator(part).first).to_be_in_viewport()
    page.get_by_test_id("menu").click()
    page.locator("dialog").get_by_role("button", name="繁體中文").click()
    expect(guide).to_contain_text("開局")
    page.get_by_test_id("menu").click()
    page.locator("dialog").get_by_role("button", name="简体中文").click()
    page.get_by_test_id("guide-aside").click()
    expect(guide).not_to_contain_text("开局")
    page.reload()
    page.get_by_test_id("guide-back").click()
    expect(guide).to_contain_text("开局")
    page.get_by_test_id("guide-leave").click()
    expect(guide).to_be_empty()
    page.reload()
    page.locator(".ask .option").first.wait_for()
    expect(guide).to_be_empty()


def test_the_guide_asks_about_one_question_at_a_time_and_goes_on_with_the_last(visitor: NewVisitor) -> None:
    """The server refuses whoever asks about a second one meanwhile, and the guide would have no advice about it."""
    assert visitor().open().page.evaluate(ONE_BY_ONE) == [["first"], ["first", "last"], "last"]


def test_a_hint_names_options_with_reasons_and_chooses_one(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2).wait_asked()
    page = ann.page
    page.get_by_test_id("ask-hint").click()
    first = page.get_by_test_id("hint").locator("li").first
    expect(first).to_contain_text("Start with")
    first.get_by_role("button").click()
    expect(page.locator(".chosen-option")).to_be_visible()
    option = json.loads(page.locator(".chosen-option .option").get_attribute("data-option") or "[]")
    assert option[0] == "start"
