"""Here I Stand in a real browser: a whole turn of six seats with a deal, a war, a siege, a debate and a voyage."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Europe
from tests.browser.visitor import PHONE, fits

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("same_dice")]


def test_a_turn_with_a_deal_a_war_a_siege_a_debate_and_a_voyage(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532")
    page = europe.page
    log, dice = page.locator(".log"), page.get_by_test_id("last-dice")

    europe.do("ottoman", "invite", "france")
    europe.do("ottoman", "ally", "ottoman", "france")
    expect(page.get_by_test_id("deal")).to_contain_text("alliance")
    europe.do("ottoman", "propose")
    europe.do("france", "yes")
    europe.until("england", "declare_war", "france")
    expect(europe.show("diplomacy ").get_by_title("France – Ottoman Empire: Allied")).to_have_count(1)

    europe.do("england", "declare_war", "france")
    expect(europe.show("diplomacy ").get_by_title("England – France: At war")).to_have_count(1)

    europe.do("france", "deploy", "paris")
    europe.do("france", "space", "boulogne")
    europe.do("france", "all")
    europe.do("england", "spend", "six_wives_of_henry_viii")
    europe.do("england", "explore")
    expect(log).to_contain_text("England sent out a voyage: exploration.")

    europe.do("france", "spend", "patron_of_the_arts")
    europe.do("france", "move", "boulogne")
    europe.do("france", "space", "calais")
    europe.do("england", "withdraw")
    expect(page.locator(".board .siege")).to_have_count(1)

    europe.do("papacy", "spend", "papal_bull")
    europe.do("papacy", "call_debate", "german")
    europe.do("france", "assault", "calais")
    europe.do("france", "all")
    europe.until_over("battle")
    expect(dice).to_contain_text("France assaulted Calais")
    europe.do("papacy", "spend", "leipzig_debate")
    europe.do("papacy", "call_debate", "german")
    europe.until("papacy", "committed")
    expect(page.get_by_test_id("debate")).to_contain_text("German zone")
    europe.do("papacy", "committed")
    europe.until_over("debate")
    expect(dice).to_contain_text("Papacy called a debate")
    expect(dice.locator(".die").nth(4)).to_be_attached()

    europe.quietly(lambda now: now.turn == 5)
    expect(page.locator(".match-bar")).to_contain_text("Turn 5/9")
    expect(log).to_contain_text("sailed for England")


def test_a_series_of_attempts_tells_every_die_and_why(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1517")
    page = europe.page
    panel, story = page.get_by_test_id("attempts"), page.get_by_test_id("last-dice")
    first = europe.quietly(lambda now: now.kind == "reformation").options[0]
    option = page.locator(f".ask .option[data-key='option {' '.join(map(str, first))}']")
    expect(europe.visitor.point_at(option)).to_contain_text("Own dice")
    europe.do("protestant", *first)
    expect(panel).to_contain_text("attempts left: 4")
    expect(panel.locator(".combat-side").first.locator(".lines")).to_contain_text("Luther's 95 Theses")
    expect(panel.locator(".combat-side").first.locator(".die.hit").first).to_be_visible()
    expect(story).to_have_count(0)
    europe.until_over("attempts")
    expect(story).to_contain_text("attempts")
    expect(story.locator("li", has_text="preached")).to_have_count(5)


def test_a_seat_with_two_powers_sees_the_hand_of_the_one_that_is_asked(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532", players=3)
    for power in ("ottoman", "hapsburg", "england", "france"):
        europe.until_impulse(power)
        expect(europe.page.locator(".dock-tabs [aria-selected=true]")).to_have_attribute("data-panel", f"power {power}")


def test_cards_and_places_explain_themselves_and_europe_has_no_english_word_in_chinese(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532")
    ann = europe.visitor
    expect(ann.point_at(ann.page.locator(".dock .card-tile[data-element=janissaries]"))).to_contain_text("5 more dice")
    tip = ann.point_at(ann.page.locator(".board .space[data-element=vienna]"))
    expect(tip).to_contain_text("Ferdinand")
    expect(tip).to_contain_text("Capital: Hapsburgs")
    europe.until("france", "deploy", "paris")
    ann.page.locator("[data-key='language zh-Hans']").first.click()
    for panel in ("power france", "diplomacy ", "religion ", "new_world ", "cards "):
        europe.show(panel)
        ann.wait_chinese(".dock-body")
    for place in (".match-bar .match-name", ".ask", ".log", ".board"):
        ann.wait_chinese(place)


def test_europe_on_a_phone(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    europe = Europe(ann, "1532")
    page = europe.page
    europe.until("france", "deploy", "paris")
    expect(page.locator(".board .space.lit")).to_be_in_viewport()
    page.locator(".board .space.lit").tap()
    expect(page.get_by_test_id("prompt")).to_contain_text("where do you deploy to from Paris?")
    page.locator("[data-phone-tab=dock]").tap()
    expect(page.locator(".dock .card-tile").first).to_be_in_viewport()
    page.locator(".dock .card-tile").first.tap()
    expect(page.locator("#tip")).to_contain_text("CP")
    assert fits(page)


def test_a_seat_with_two_powers_has_standing_answers_for_each(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532", players=3)
    page = europe.page
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Standing answers").click()
    dialog = page.locator("dialog")
    expect(dialog.locator("section[data-power]")).to_have_count(2)
    with page.expect_response("**/standing*") as answer:
        dialog.get_by_label("France: Every time").select_option(index=1)
    assert answer.value.json()["state"]["standing"] == {"france *": ["never"]}
