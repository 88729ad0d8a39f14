"""The board: options light up, elements explain themselves, and refusals tell their rule."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import NEXT_FRAME, Visitor

ELEMENTS = "all => all.map(one => one.dataset.element)"


def occupying(visitor: NewVisitor) -> Visitor:
    """Ann has activated the Colonial House: which city does she occupy?"""
    return visitor().new_game(players=2).until_occupying()


def test_a_lit_city_is_chosen_by_clicking_it_and_done_by_clicking_again(visitor: NewVisitor) -> None:
    ann = occupying(visitor)
    page = ann.page
    cities = {option[1] for option in ann.offered()}
    assert set(page.locator(".board .space.lit").evaluate_all(ELEMENTS)) == cities
    city = sorted(map(str, cities))[0]
    space = page.locator(f".board .space[data-element={city}]")
    space.click()
    expect(page.locator(".chosen-option")).to_contain_text("Occupy")
    expect(space).to_have_class("space kind-city lit chosen")
    space.click()
    page.locator(".log li[data-message=occupy] button[type=button]").last.wait_for()
    expect(page.locator(".board .space.lit.kind-city")).to_have_count(0)


def test_cancel_and_escape_forget_what_was_selected(visitor: NewVisitor) -> None:
    ann = occupying(visitor)
    page = ann.page
    ann.options.first.click()
    expect(page.locator(".confirmation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".confirmation")).to_have_count(0)
    ann.options.first.click()
    page.locator(".confirmation").get_by_role("button", name="Cancel").click()
    expect(page.locator(".confirmation")).to_have_count(0)
    assert ann.is_asked()


def test_why_not_tells_the_rule_and_leads_to_it(visitor: NewVisitor) -> None:
    ann = occupying(visitor)
    page = ann.page
    page.locator(".board .space[data-element=boston]").click()
    refusal = page.get_by_test_id("refusal").first
    expect(refusal).to_contain_text("Occupy Boston")
    rule = refusal.get_by_role("button")
    clause = rule.inner_text().split("·")[-1].strip()
    assert clause.startswith("end-")
    rule.click()
    expect(page.locator("dialog .clauses .chosen")).to_contain_text(clause)


def test_a_click_where_nothing_can_be_done_says_so(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    ann.wait_asked()
    with ann.page.expect_response("**/why?*") as answer:
        ann.page.locator(".board .space[data-element=boston]").click()
    assert answer.value.json()["refused"] == []
    expect(ann.page.locator(".popover")).to_have_text("Nothing can be done here in this question.")


def test_pointing_at_things_explains_them(visitor: NewVisitor) -> None:
    ann = occupying(visitor)
    page = ann.page
    tip = ann.point_at(page.locator(".board .space[data-element=quebec]"))
    expect(tip).to_contain_text("Quebec")
    expect(tip).to_contain_text("North America")
    expect(tip).to_contain_text("Reconstructed")
    page.mouse.move(700, 5)
    expect(tip).to_be_hidden()


def test_the_log_shows_where_things_happened(visitor: NewVisitor) -> None:
    ann = occupying(visitor)
    page = ann.page
    ann.choose(*ann.offered()[0])
    place = page.locator(".log li[data-message=occupy] button").first
    expect(place).to_be_visible()
    expect(page.locator(".board .space.flash")).to_have_count(0)  # what was chosen has been looked at
    flashing = "place => { place.click(); return document.querySelectorAll('.board .space.flash').length; }"
    assert place.evaluate(flashing) == 1, "looked at once: it does not last"


def test_zooming_and_dragging_move_the_board_and_choose_nothing(visitor: NewVisitor) -> None:
    ann = occupying(visitor)
    page = ann.page
    camera = page.locator(".board > g")
    page.evaluate(NEXT_FRAME)  # it has come to rest
    before = camera.get_attribute("transform") or ""
    page.mouse.move(400, 300)
    page.mouse.wheel(0, -600)
    expect(camera).not_to_have_attribute("transform", before)
    zoomed = camera.get_attribute("transform") or ""
    page.mouse.down()
    page.mouse.move(300, 260, steps=6)
    page.mouse.up()
    expect(camera).not_to_have_attribute("transform", zoomed)
    expect(page.locator(".confirmation")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(camera).to_have_attribute("transform", before)


def test_what_is_reconstructed_can_be_marked(visitor: NewVisitor) -> None:
    ann = visitor().new_game()
    page = ann.page
    mark = page.locator(".space[data-element=london] .doubt")
    expect(mark).to_be_hidden()
    page.get_by_test_id("menu").click()
    page.get_by_label("Mark what is reconstructed").check()
    page.keyboard.press("Escape")
    expect(mark).to_be_visible()
