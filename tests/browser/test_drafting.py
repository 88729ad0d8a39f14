"""What a power is going to answer is drafted outside the match, kept, talked about, and sent in one piece."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.europe import Europe
from tests.browser.test_any_title import at_the_table
from tests.browser.visitor import PHONE, Visitor, fits

# -- the page


def europe_of(visitor: Visitor, scenario: str = "1532", players: int = 6) -> Europe:
    """A table where others play on while the sheet asks: then there is nothing to draft any more, and it is told so."""
    return Europe(visitor.provokes("409"), scenario, players)


def panel(page: Page) -> Locator:
    """Turn to the draft."""
    page.locator(".dock [data-panel='draft ']").click()
    return page.get_by_test_id("draft")


def add(draft: Locator, kind: str, fields: dict[str, str] | None = None) -> None:
    """Add a term; what is not said stays as it is filled in."""
    settled(draft).locator("[data-draft=kind]").select_option(kind)
    for field, value in (fields or {}).items():
        settled(draft).locator(f"[data-draft='{field}']").select_option(value)
    settled(draft).get_by_test_id("draft-add").click()


def lines(draft: Locator) -> Locator:
    return draft.locator(".draft-terms li .draft-label")


def settled(draft: Locator) -> Locator:
    """When the rules have answered."""
    expect(draft).to_have_attribute("aria-busy", "false")
    return draft


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_deal_is_drafted_kept_and_announced_when_its_time_comes(visitor: NewVisitor) -> None:
    europe = europe_of(visitor())
    page = europe.page
    draft = panel(page)
    draft.locator("[data-party=france]").check()
    draft.locator("[data-party=hapsburg]").check()
    add(draft, "grant_cards", {"from": "france", "to": "ottoman", "amount": "1"})
    add(draft, "cede", {"from": "hapsburg", "to": "ottoman", "space": "graz"})
    add(draft, "ally", {"between": "ottoman", "and": "france"})
    terms = [
        "Ottoman Empire and France to be allies for this turn",
        "Hapsburgs to cede Graz to Ottoman Empire",
        "Ottoman Empire to draw a random card of France",
    ]
    expect(lines(draft)).to_have_text(terms)
    expect(draft.get_by_test_id("draft-send")).to_be_disabled()

    page.reload()
    europe.visitor.wait_asked()
    expect(lines(panel(page))).to_have_text(terms)

    europe.until("ottoman", "invite", "france")
    page.get_by_test_id("workbench").click()
    draft.get_by_test_id("draft-send").click()
    expect(page.get_by_test_id("deal")).to_contain_text("Graz")
    europe.do("hapsburg", "yes")
    europe.do("france", "yes")
    log = page.locator(".log")
    for term in terms:
        expect(log).to_contain_text(f"{term};")
    europe.until("ottoman", "invite", "england")
    expect(europe.show("diplomacy ").get_by_title("France – Ottoman Empire: Allied")).to_have_count(1)
    expect(log).to_contain_text("France confirmed the deal of Ottoman Empire.")
    graz = europe.visitor.point_at(page.locator(".board .space[data-element=graz]"))
    expect(graz).to_contain_text("Ottoman Empire")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_what_the_rules_refuse_stands_apart_with_its_reason_and_comes_back(visitor: NewVisitor) -> None:
    europe = europe_of(visitor())
    page = europe.page
    draft = panel(page)
    draft.locator("[data-party=hapsburg]").check()
    add(draft, "end_war")
    add(draft, "ally")
    expect(lines(draft)).to_have_count(2)
    draft.get_by_label("Remove: Ottoman Empire and Hapsburgs to end their war").click()
    loose = draft.get_by_test_id("draft-loose")
    expect(loose.locator("li.refused")).to_have_attribute("data-term", "ally ottoman hapsburg")
    expect(loose).to_contain_text("not while they are at war")
    europe.until("ottoman", "invite", "france")
    panel(page)
    expect(settled(draft).get_by_test_id("draft-send")).to_be_disabled()
    loose.get_by_role("button", name="his-9.1-4").click()
    expect(page.locator("dialog .chosen")).to_contain_text("not while they are at war")
    page.keyboard.press("Escape")

    add(draft, "end_war")
    expect(loose).to_have_count(0)
    draft.get_by_test_id("draft-send").click()
    expect(page.get_by_test_id("deal")).to_contain_text("end of the war")

    europe.do("hapsburg", "no")
    europe.until("ottoman", "invite", "england")
    panel(page)
    expect(draft.locator(".draft-said")).to_contain_text("The deal is announced.")
    expect(lines(draft)).to_have_count(2)
    draft.get_by_test_id("draft-again").click()
    expect(draft.get_by_test_id("draft-lacking")).to_contain_text("his-deal-4")
    expect(draft.get_by_test_id("draft-send")).to_be_disabled()


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_grey_term_says_why_with_its_clause(visitor: NewVisitor) -> None:
    europe = europe_of(visitor())
    draft = panel(europe.page)
    draft.locator("[data-party=papacy]").check()
    grey = draft.locator("[data-draft=kind] optgroup option")
    expect(grey.filter(has_text="Alliance")).to_have_count(1)
    draft.locator("[data-draft=kind]").select_option("ally")
    why = draft.get_by_test_id("draft-impossible")
    expect(why).to_contain_text("Ottoman Empire and Papacy to be allies for this turn")
    expect(why.get_by_role("button", name="his-9.2-3")).to_be_visible()
    draft.locator("[data-draft=kind]").select_option("lend_fleet")
    expect(why.get_by_role("button", name="his-9.2-5")).to_be_visible()

    draft.locator("[data-party=hapsburg]").check()
    draft.locator("[data-draft=kind]").select_option("cede")
    draft.locator("[data-draft=from]").select_option("hapsburg")
    draft.locator("[data-draft=to]").select_option("ottoman")
    draft.locator("[data-draft=space]").select_option("vienna")
    expect(draft.get_by_test_id("draft-preview")).to_have_text("Hapsburgs to cede Vienna to Ottoman Empire")
    expect(draft.get_by_test_id("draft-why")).to_contain_text("Nobody cedes its own capital")
    expect(draft.get_by_test_id("draft-add")).to_have_attribute("aria-disabled", "true")
    draft.get_by_test_id("draft-add").click(force=True)
    expect(lines(draft)).to_have_count(0)
    draft.get_by_test_id("draft-why").get_by_role("button").click()
    expect(europe.page.locator("dialog .chosen")).to_contain_text("Nobody cedes its own capital")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_deal_says_what_it_lacks(visitor: NewVisitor) -> None:
    draft = panel(europe_of(visitor()).page)
    draft.locator("[data-party=france]").check()
    draft.locator("[data-party=england]").check()
    add(draft, "ally", {"between": "ottoman", "and": "france"})
    expect(draft.get_by_test_id("draft-lacking")).to_contain_text("his-9.1-18")
    draft.locator("[data-party=england]").uncheck()
    expect(draft.get_by_test_id("draft-lacking")).to_have_count(0)
    expect(lines(draft)).to_have_count(1)


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_without_a_connection_nothing_is_lost(visitor: NewVisitor) -> None:
    ann = visitor().provokes("ERR_")
    draft = panel(europe_of(ann).page)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "what-if" in request.url else None)
    draft.locator("[data-party=france]").check()
    add(draft, "ally")
    settled(draft)
    ann.page.route("**/what-if*", lambda route: route.abort())
    draft.locator("[data-party=england]").check()
    expect(draft.get_by_test_id("draft-offline")).to_contain_text("Nothing on this sheet is lost.")
    expect(lines(draft)).to_have_count(1)
    ann.page.unroute("**/what-if*")
    draft.get_by_role("button", name="Try again").click()
    expect(draft.get_by_test_id("draft-offline")).to_have_count(0)
    expect(draft.locator("[data-party=england]")).to_be_checked()
    assert len(asked) < 20, "what is known is not asked for again"


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_that_is_refused_when_it_is_sent_says_which_term_and_why(visitor: NewVisitor) -> None:
    europe = europe_of(visitor())
    page = europe.page
    europe.until("ottoman", "invite", "france")
    draft = panel(page)
    draft.locator("[data-party=france]").check()
    add(draft, "ally")
    clause = {"id": "his-9.2-1", "section": "9.2", "text": "Something has happened meanwhile."}
    error = {"error": {"code": "refused", "entry": 1, "message": "", "clause": clause}}
    page.route("**/choices*", lambda route: route.fulfill(status=409, json=error))
    draft.get_by_test_id("draft-send").click()
    refusal = draft.get_by_test_id("draft-refusal")
    expect(refusal).to_contain_text("Ottoman Empire and France to be allies for this turn")
    expect(refusal).to_contain_text("Something has happened meanwhile.")
    expect(draft.locator("li.refused")).to_have_attribute("data-term", "ally ottoman france")
    page.unroute("**/choices*")
    draft.get_by_test_id("draft-send").click()
    expect(page.get_by_test_id("deal")).to_contain_text("alliance")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_is_written_into_a_private_channel_and_sent_by_hand_only(visitor: NewVisitor) -> None:
    europe = europe_of(visitor())
    page = europe.page
    draft = panel(page)
    draft.locator("[data-party=france]").check()
    add(draft, "ally")
    expect(draft.locator("[data-draft=channel]")).to_have_value("0-3")
    draft.locator("[data-draft=channel]").select_option("0-2")
    draft.get_by_test_id("draft-talk").click()
    field = page.get_by_label("Say something")
    words = "A deal between Ottoman Empire and France: Ottoman Empire and France to be allies for this turn."
    expect(field).to_have_value(words)
    expect(field).to_be_focused()
    expect(page.locator("[data-channel='0-2']")).to_have_attribute("aria-selected", "true")
    assert europe.visitor.call(f"/matches/{europe.id}/talk?seat=0&channel=0-2")["messages"] == []


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_by_keyboard_alone(visitor: NewVisitor) -> None:
    europe = europe_of(visitor())
    page = europe.page
    page.get_by_test_id("workbench").focus()
    page.keyboard.press("Enter")
    draft = page.get_by_test_id("draft")
    expect(draft.locator("[data-party=hapsburg]")).to_be_focused()
    page.keyboard.press("Space")
    expect(draft.locator("[data-party=hapsburg]")).to_be_focused()
    draft.get_by_test_id("draft-add").focus()
    page.keyboard.press("Enter")
    expect(lines(settled(draft))).to_have_text(["Ottoman Empire and Hapsburgs to end their war"])
    expect(draft.get_by_test_id("draft-add")).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines(draft)).to_have_count(2)
    draft.get_by_label("Remove: Ottoman Empire and Hapsburgs to end their war").focus()
    page.keyboard.press("Enter")
    expect(lines(draft)).to_have_count(1)
    expect(draft.get_by_test_id("draft-add")).to_be_focused()


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_draft_on_a_phone_in_chinese(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale="zh-CN")
    europe = europe_of(ann)
    page = europe.page
    page.get_by_test_id("workbench").tap()
    draft = page.get_by_test_id("draft")
    draft.locator("[data-party=france]").tap()
    add(draft, "ally")
    add(draft, "lend", {"from": "ottoman", "port": "athens", "amount": "1"})
    expect(lines(draft)).to_have_count(2)
    ann.wait_chinese("[data-testid=draft]")
    assert fits(page)
    draft.get_by_test_id("draft-clear").tap()
    expect(lines(draft)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_a_seat_with_two_powers_drafts_for_the_one_it_chooses(visitor: NewVisitor) -> None:
    europe = europe_of(visitor(), players=3)
    page = europe.page
    draft = panel(page)
    draft.locator("[data-draft=power]").select_option("france announce")
    expect(draft.locator("[data-party=ottoman]")).not_to_be_checked()
    draft.locator("[data-party=england]").check()
    add(draft, "ally")
    europe.until("ottoman", "invite", "france")
    expect(panel(page).get_by_test_id("draft-send")).to_be_disabled()
    europe.until("france", "invite", "england")
    panel(page).get_by_test_id("draft-send").click()
    expect(page.get_by_test_id("deal")).to_be_visible()
    europe.do("england", "yes")
    expect(page.locator(".log")).to_contain_text("England confirmed the deal of France.")


@pytest.mark.slow
@pytest.mark.usefixtures("same_dice")
def test_on_turn_1_the_sheet_knows_that_england_alone_negotiates(visitor: NewVisitor) -> None:
    europe = europe_of(visitor(), "1517")
    page = europe.page
    europe.until("england", "power", "hapsburg").choose("power", "france")
    europe.visitor.wait_asked()
    expect(page.get_by_test_id("prompt")).to_contain_text("Negotiate in secret with France")
    draft = panel(page)
    expect(draft.locator("[data-party]")).to_have_count(2)
    expect(draft.locator("[data-party=france]")).to_be_checked()
    add(draft, "ally")
    expect(draft.locator("[data-draft=channel]")).to_have_value("2-3")
    draft.get_by_test_id("draft-clear").click()

    draft.locator("[data-party=hapsburg]").check()
    expect(draft.locator("[data-party=france]")).not_to_be_checked()
    add(draft, "ally")
    expect(draft.locator("[data-draft=channel]")).to_have_value("")
    expect(draft.get_by_test_id("draft-talk")).to_be_disabled()
    expect(draft.get_by_test_id("draft-closed")).to_contain_text("On turn 1 only England negotiates")
    europe.until("england", "invite", "hapsburg")
    panel(page).get_by_test_id("draft-send").click()
    expect(page.get_by_test_id("deal")).to_be_visible()
    europe.do("hapsburg", "yes")
    expect(page.locator(".log")).to_contain_text("Hapsburgs confirmed the deal of England.")


@pytest.mark.slow
def test_spectators_have_no_draft(visitor: NewVisitor) -> None:
    europe = Europe(visitor(), "1532", private=False)
    eve = visitor().open(f"/table/{europe.id}").page
    eve.locator("[data-panel='diplomacy ']").wait_for()
    expect(eve.locator("[data-panel='draft ']")).to_have_count(0)


# -- any title


@pytest.mark.usefixtures("same_dice")
def test_a_title_from_outside_has_the_sheet_without_a_word_about_it(visitor: NewVisitor) -> None:
    ann = at_the_table(visitor(), "plain_parley")
    page = ann.page
    draft = panel(page)
    card = draft.locator("[data-draft='1']")
    missing = card.locator("optgroup option").first
    expect(missing).to_be_attached()
    card.select_option(missing.get_attribute("value"))
    expect(draft.get_by_test_id("draft-why").get_by_role("button")).to_contain_text("par-3-")
    draft.locator("[data-draft=kind]").select_option("pass")
    draft.get_by_test_id("draft-add").click()
    expect(draft.get_by_test_id("draft-stopped")).to_be_visible()
    expect(lines(draft)).to_have_text(["Pass"])
    expect(draft.get_by_test_id("draft-send")).to_be_disabled()
    ann.without_questions()
    while ["pass"] not in ann.wait_asked().offered():
        asked = page.locator(".ask").get_attribute("data-asked")
        ann.options.last.click()
        ann.wait_answered(asked)
    panel(page)
    asked = page.locator(".ask").get_attribute("data-asked")
    draft.get_by_test_id("draft-send").click()
    ann.wait_answered(asked)


def test_a_title_without_anything_to_draft_has_no_sheet(visitor: NewVisitor) -> None:
    page = at_the_table(visitor(), "endeavor").page
    expect(page.locator("[data-panel='draft ']")).to_have_count(0)
    expect(page.get_by_test_id("workbench")).to_have_count(0)
