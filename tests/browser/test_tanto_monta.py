"""Tanto Monta in a real browser: headlines, a deal, a war, a voyage, a siege, piracy, a wedding; both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Iberia
from tests.browser.visitor import PHONE, fits

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("same_dice"),
]

COVERED = """() => {
  const boxes = what => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect());
  const middles = boxes(".holder .rim").map(box => [box.left + box.width / 2, box.top + box.height / 2]);
  const covers = (box, [x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  return boxes(".overview > path:first-child").filter(box => middles.some(one => covers(box, one))).length;
}"""
"""How many shields of stacks lie on the middle of a space."""


def test_headlines_a_voyage_a_siege_and_piracy(visitor: NewVisitor) -> None:
    iberia = Iberia(visitor())
    page = iberia.page
    dice = page.get_by_test_id("last-dice")

    chosen = iberia.offers("muslim", "headline")
    iberia.visitor.choose(*chosen)
    iberia.offers("muslim", "support")
    expect(page.get_by_test_id("headlines")).to_contain_text("Your secret choice")

    iberia.do("muslim", "spend", "sultanate_of_fez")
    iberia.do("muslim", "naval_move", "north_africa")
    iberia.do("north_africa", *iberia.offers("north_africa", "sail"))
    iberia.do("north_africa", "done")
    iberia.do("muslim", *iberia.offers("muslim", "piracy"))
    iberia.until_over("piracy")
    expect(dice).to_contain_text("against the pirates")

    iberia.do("portugal", "spend", "overseas_kingdom")
    iberia.do("portugal", "nao")
    iberia.do("portugal", "naval_move", "portugal")
    iberia.visitor.choose(*iberia.offers("portugal", "sail_nao"))
    iberia.offers("portugal", "sail")
    expect(page.get_by_test_id("nao-orders")).to_contain_text("West Africa")
    iberia.do("portugal", "done")
    expect(dice.locator(".die").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Terra Incognita")

    iberia.do("spain", "spend", "seed_of_an_empire")
    iberia.do("spain", "move", "castile", "leon")
    iberia.do("castile", "space", "burgos")
    iberia.do("beltranejos", "withdraw")
    expect(page.locator(".board .siege")).to_have_count(1)


TURN = 400
"""So many questions a quiet turn has at most."""


def test_a_turn_with_a_deal_a_war_and_a_wedding(visitor: NewVisitor) -> None:
    """Played at a desk, with somebody on a phone in Chinese looking on."""
    iberia = Iberia(visitor(), "1490", private=False)
    onlooker = visitor(viewport=PHONE, has_touch=True, is_mobile=True, locale="zh-CN").open(f"/table/{iberia.id}")
    log, story = iberia.page.locator(".log"), onlooker.page.locator(".log")

    iberia.do("portugal", "invite", "spain")
    iberia.do("portugal", "show_hand", "portugal", "spain")
    iberia.do("portugal", "propose")
    iberia.do("spain", "yes")
    iberia.do("france", "declare_war", "france", "naples")
    iberia.until_impulse("spain")
    for told, chinese in (("confirmed", "确认"), ("War:", "战争：")):
        expect(log).to_contain_text(told)
        expect(story).to_contain_text(chinese)

    iberia.do("spain", "spend", "tanto_monta_monta_tanto")
    iberia.do("spain", *iberia.offers("spain", "marriage"))
    iberia.quietly(lambda now: now.turn == 5, TURN)
    expect(log).to_contain_text("with the dowry")
    expect(story).to_contain_text("嫁妆")
    for page in (iberia.page, onlooker.page):
        expect(page.get_by_test_id("turn")).to_contain_text("5")
    assert fits(onlooker.page)


def test_what_lies_on_the_table_is_told_in_both_languages(visitor: NewVisitor) -> None:
    """One table: places, stacks, boards and displays, first in English and in Chinese, then whoever is asked."""
    iberia = Iberia(visitor())
    places_tell_what_is_reconstructed(iberia)
    control_is_read_without_colours_and_stacks_cover_no_neighbour(iberia)
    iberia.until_impulse("muslim")
    nothing_is_said_in_english_words(iberia)
    the_board_of_the_player_is_shown_when_one_of_his_powers_is_asked(iberia)
    iberia.until_impulse("spain")
    dock = iberia.show("player spain")
    expect(dock).to_contain_text("Kingdoms of Aragon")
    expect(dock.locator(".kingdoms .lost")).to_have_count(2)
    expect(iberia.show("player france")).to_contain_text("Noble houses of France")
    expect(iberia.show("diplomacy ").get_by_title("Spain – Portugal: At war")).to_have_count(1)
    expect(iberia.show("influence ").locator(".influence-track")).to_have_count(6)
    expect(iberia.show("voyages ").locator(".ocean-table tbody tr")).to_have_count(10)
    expect(iberia.show("weddings ").locator(".royal")).to_have_count(5)
    expect(iberia.page.locator(".standings .standing")).to_have_count(4)


def places_tell_what_is_reconstructed(iberia: Iberia) -> None:
    ann = iberia.visitor
    tip = ann.point_at(ann.page.locator(".board .space[data-element=avila]"))
    expect(tip).to_contain_text("kind of space: Reconstructed")
    expect(tip).to_contain_text("Home space: Castile")
    tip = ann.point_at(ann.page.locator(".board .space[data-element=trujillo]"))
    expect(tip).to_contain_text("Beltranejos · Castile")


def control_is_read_without_colours_and_stacks_cover_no_neighbour(iberia: Iberia) -> None:
    page = iberia.page
    expect(page.locator(".holder .emblem").first).to_be_attached()
    emblems = page.eval_on_selector_all(".holder .emblem", "all => new Set(all.map(one => one.getAttribute('d'))).size")
    assert emblems >= 12
    assert page.evaluate(COVERED) == 0


def nothing_is_said_in_english_words(iberia: Iberia) -> None:
    """But for the home card that bears the device of the Catholic Monarchs."""
    iberia.page.locator("[data-key='language zh-Hans']").first.click()
    for panel in ("player muslim", "player france", "diplomacy ", "influence ", "voyages ", "weddings "):
        iberia.show(panel)
        iberia.visitor.wait_chinese(".dock-body")
    for place in (".match-bar .match-name", ".ask", ".board"):
        iberia.visitor.wait_chinese(place)
    iberia.page.locator("[data-key='language en']").first.click()


def the_board_of_the_player_is_shown_when_one_of_his_powers_is_asked(iberia: Iberia) -> None:
    iberia.until_impulse("portugal")
    tab = iberia.page.locator(".dock-tabs [aria-selected=true]")
    expect(tab).to_have_attribute("data-panel", "player portugal")
    iberia.do("portugal", "spend", "joanna_la_beltraneja")
    iberia.do("portugal", *iberia.offers("portugal", "move"))
    expect(tab).to_have_attribute("data-panel", "player portugal")


def test_iberia_on_a_phone(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    iberia = Iberia(ann)
    page = iberia.page
    iberia.do("spain", "spend", "seed_of_an_empire")
    iberia.do("spain", "move", "castile", "leon")
    iberia.until("castile", "space", "burgos")
    expect(page.locator(".board .space.lit[data-element=burgos]")).to_be_in_viewport()
    page.locator("[data-phone-tab=dock]").tap()
    expect(page.locator(".dock .card-tile").first).to_be_in_viewport()
    assert fits(page)
