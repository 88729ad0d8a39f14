"""The Napoleonic Wars in a real browser: battle, siege, naval battle, the display, the peace roll, a phone, Chinese."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Empire
from tests.browser.geometry import collisions
from tests.browser.test_room import look
from tests.browser.visitor import fits
from warcouncil.engine.state import Option

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("same_dice"),
]


def test_a_battle_and_a_siege_are_told_die_by_die(visitor: NewVisitor) -> None:
    empire = Empire(visitor())
    page = empire.page
    stage, dice = page.get_by_test_id("battle"), page.get_by_test_id("last-dice")
    empire.storm_venice()

    empire.until("france", "lose_unit", "france")
    expect(stage).to_contain_text("Battle: Venice")
    expect(stage).to_contain_text("Round 1")
    expect(stage.locator(".combat-side")).to_have_count(2)
    expect(stage.locator(".combat-side").first).to_contain_text("Masséna")
    expect(stage.locator(".kills").first).to_be_visible()
    expect(stage.locator(".hits").first).to_contain_text("Losses: killed")
    for width, height in ((390, 844), (1440, 900)):
        look(page, width, height)
        assert not [pair for pair in collisions(page) if "embattled" in pair[1]], "the sign of the battle hides a name"
        if width < 400:
            fits_a_phone(empire)
    has_no_english_word(empire)

    empire.until_over("battle")
    expect(stage).to_have_count(0)
    told = page.locator(".tidings .tale[data-tale=battle]")
    expect(told.get_by_test_id("verdict")).to_contain_text("The battle of Venice is over")
    expect(told.locator(".die").first).to_be_visible()
    page.get_by_test_id("tidings-close").click()
    expect(dice.locator(".told .die").first).to_be_visible()
    expect(page.locator(".board .siege")).to_have_count(1)

    empire.do("france", "siege", "massena")
    expect(dice).to_contain_text("Masséna besieges Venice")
    expect(page.locator(".log")).to_contain_text("Venice: the fortress rolls")


def fits_a_phone(empire: Empire) -> None:
    """The battle, the hand and the display, one behind the other."""
    page = empire.page
    expect(page.get_by_test_id("battle").locator(".die").first).to_be_visible()
    page.locator("[data-phone-tab=dock]").click()
    expect(page.locator(".dock .card-tile").first).to_be_in_viewport()
    empire.show("display ")
    expect(page.locator(".display-table")).to_be_visible()
    assert fits(page)
    page.locator("[data-phone-tab=ask]").click()


def has_no_english_word(empire: Empire) -> None:
    """The battle, all panels and the log in Chinese; then it goes on in English."""
    empire.page.locator("[data-key='language zh-Hans']").first.click()
    empire.visitor.wait_chinese(".war-stage")
    for panel in ("display ", "nation france", "nation spain", "cards ", "fleets "):
        empire.show(panel)
        empire.visitor.wait_chinese(".dock-body")
    for place in (".match-bar .match-name", ".ask", ".board", ".log"):
        empire.visitor.wait_chinese(place)
    empire.page.locator("[data-key='language en']").first.click()


def test_a_naval_battle_shows_both_fleets(visitor: NewVisitor) -> None:
    """With sealed windows everybody is asked before the dice, so that the fleets are seen."""
    empire = Empire(visitor(), windows="sealed")
    page = empire.page
    empire.do("france", "spend", "veterans")
    empire.do("france", "sail", "brest")
    empire.do("france", "weigh", "france", 2)
    empire.do("france", "steer", "english_channel")
    while not any(option[0] == "fight" for option in asked(empire)):
        empire.do("france", "patrol", "britain")
    empire.do("britain", "fight")
    empire.until_shown("naval_battle")
    stage = page.get_by_test_id("battle")
    expect(stage).to_contain_text("Naval battle: English Channel")
    expect(stage.locator(".combat-side").first).to_contain_text("Squadrons (France)")
    expect(stage.locator(".combat-side").last).to_contain_text("+6")
    empire.until_over("naval_battle")
    expect(page.get_by_test_id("last-dice").locator(".told .die")).to_have_count(4 + 6)
    expect(page.locator(".log")).to_contain_text("The naval battle")


def asked(empire: Empire) -> tuple[Option, ...]:
    """What is offered next to the fleet that is hunted, or to the hunter."""
    return empire.quietly(lambda now: now.kind in ("voyage", "sea_evade")).options


def test_the_display_and_the_sheets_show_what_is_on_the_table(visitor: NewVisitor) -> None:
    empire = Empire(visitor())
    page = empire.page
    dock = empire.show("display ")
    expect(dock.locator(".camp-imperial")).to_contain_text("Spain")
    expect(dock.locator("td.pact .consul-chip")).to_have_count(1)
    expect(dock.get_by_test_id("certainty")).to_contain_text("reconstructed")
    expect(page.locator(".board .nw-display .consul")).to_have_count(4)

    empire.do("france", "court", "turkey")
    expect(empire.show("display ").locator("td.friendly .consul-chip")).to_have_text("Turkey")
    expect(page.locator(".log")).to_contain_text("Turkey")

    expect(empire.show("nation france")).to_contain_text("Guerre de Course")
    expect(empire.show("cards ")).to_contain_text("Timed events")
    expect(empire.show("fleets ").locator(".fleet-table tbody tr")).to_have_count(18)
    tip = empire.visitor.point_at(page.locator(".board .space[data-element=warsaw]"))
    expect(tip).to_contain_text("Prussia · France")


def test_the_peace_roll_and_the_interphase(visitor: NewVisitor) -> None:
    empire = Empire(visitor(), players=2)
    page = empire.page
    empire.do("britain", "hinder")
    expect(page.get_by_test_id("prompt").first).to_contain_text("peace roll")
    empire.do("france", "hinder")
    expect(page.get_by_test_id("last-dice")).to_contain_text("Peace roll")
    expect(page.get_by_test_id("last-dice").locator(".told .die")).to_have_count(1)
    empire.offers("britain", "recruit")
    expect(page.locator(".match-bar")).to_contain_text("Reinforcement and deployment")
