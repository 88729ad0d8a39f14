"""The pages around the game: rules, accounts, looking back, open tables."""

from __future__ import annotations

import re
from email.message import EmailMessage
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import WEB, NewVisitor
from tests.browser.visitor import Visitor, hold_first
from tests.server.house import running, until
from tests.server.posting import SENDER, MailBox, mail_server, text_of


def test_the_rules_can_be_searched(visitor: NewVisitor) -> None:
    ann = visitor().open("/rules/endeavor")
    page = ann.page
    found = page.get_by_test_id("found")
    everything = int(found.inner_text().split()[0])
    assert everything > 150
    page.get_by_test_id("search").fill("open sea")
    expect(found).not_to_have_text(f"{everything} clauses")
    assert 0 < page.locator(".clauses li").count() < everything
    page.get_by_role("button", name="简体中文").click()
    expect(page.locator("h1")).not_to_contain_text("Endeavor")
    page.get_by_test_id("search").fill("公海")
    expect(page.locator("#components")).to_be_visible()


def test_an_account_keeps_the_guests_games(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2)
    page = ann.page
    ann.wait_asked()
    ann.open("/account")
    page.get_by_label("Password").first.fill("correct horse battery")
    page.locator("form", has=page.get_by_role("button", name="Create an account")).get_by_label("Name").fill("Annabel")
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator("h1")).to_have_text("Annabel")
    ann.open("/")
    expect(ann.my_games).to_contain_text("Your turn")
    other = visitor().open("/account")
    form = other.page.locator("form", has=other.page.get_by_role("button", name="Log in"))
    form.get_by_label("Name").fill("Annabel")
    form.get_by_label("Password").fill("correct horse battery")
    form.get_by_role("button", name="Log in").click()
    expect(other.page.locator("h1")).to_have_text("Annabel")
    other.open("/")
    other.my_games.click()
    other.wait_asked()


def test_a_wrong_password_is_told(visitor: NewVisitor) -> None:
    ann = visitor().provokes("401").open("/account")
    form = ann.page.locator("form", has=ann.page.get_by_role("button", name="Log in"))
    form.get_by_label("Name").fill("Nobody")
    form.get_by_label("Password").fill("not a password")
    form.get_by_role("button", name="Log in").click()
    expect(ann.page.locator(".toast.bad")).to_be_visible()


def test_mail_is_offered_where_the_host_has_set_it_up(visitor: NewVisitor, tmp_path: Path) -> None:
    with running(tmp_path, web=WEB, smtp="smtp://127.0.0.1:9", mail_from="games@example.org") as house:
        ann = visitor(url=house.url).open("/account")
        page = ann.page
        page.get_by_label("Password").first.fill("correct horse battery")
        page.locator("form", has=page.get_by_role("button", name="Create an account")).get_by_label("Name").fill("Anna")
        page.get_by_role("button", name="Create an account").click()
        mail = page.locator("form", has=page.get_by_label("E-mail", exact=True))
        mail.get_by_label("E-mail", exact=True).fill("anna@example.org")
        mail.get_by_label("Password").fill("correct horse battery")
        wanted = mail.get_by_label("Tell me by e-mail")
        expect(wanted).to_be_checked()
        wanted.uncheck()
        mail.get_by_role("button", name="Save").click()
        expect(page.locator(".toast", has_text="on its way to anna@example.org")).to_be_visible()
        page.reload()
        expect(page.get_by_label("E-mail", exact=True)).to_have_value("anna@example.org")
        expect(page.get_by_label("Tell me by e-mail")).not_to_be_checked()
        expect(page.get_by_test_id("mail-state")).to_contain_text("is not confirmed yet")
        expect(mail.get_by_label("Password")).to_be_hidden()
        me = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(found => found.user)")
        assert me["notify"] == {"mail": False, "webhook": True}
        ann.close()


def sign_up(ann: Visitor, name: str) -> None:
    page = ann.page
    page.get_by_label("Password").first.fill("correct horse battery")
    page.locator("form", has=page.get_by_role("button", name="Create an account")).get_by_label("Name").fill(name)
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator("h1")).to_have_text(name)


def test_an_address_is_confirmed_and_brings_a_new_password(visitor: NewVisitor, tmp_path: Path) -> None:
    box = MailBox()
    with (
        mail_server(box) as port,
        running(tmp_path, web=WEB, smtp=f"smtp://127.0.0.1:{port}", mail_from=SENDER) as house,
    ):
        ann, bob = visitor(url=house.url).open("/account"), visitor(url=house.url, locale="zh-TW")
        sign_up(ann, "Anna")
        page = ann.page
        mail = page.locator("form", has=page.get_by_label("E-mail", exact=True))
        mail.get_by_label("E-mail", exact=True).fill("anna@example.org")
        mail.get_by_label("Password").fill("correct horse battery")
        mail.get_by_role("button", name="Save").click()
        expect(page.locator(".wanting")).to_be_visible()
        page.get_by_test_id("mail-state").get_by_role("button", name="Send the letter").click()
        until(lambda: len(box.asking) == 2, "two letters come")
        bob.page.goto(path_in(box.asking[1], "mail/confirm"))  # on another device
        bob.page.get_by_role("button", name="Yes, this address is mine").click()
        expect(bob.page.locator("main")).to_contain_text("anna@example.org is confirmed")
        page.reload()
        expect(page.get_by_test_id("mail-state")).to_contain_text("is confirmed")
        expect(page.locator(".wanting")).to_have_count(0)
        bob.open("/account")
        bob.page.get_by_role("link", name="忘記密碼").click()
        bob.page.get_by_label("名字或").fill("Anna")
        bob.page.get_by_role("button", name="發送").click()
        expect(bob.page.get_by_test_id("sent")).to_be_visible()
        link = path_in(until(lambda: box.letters, "a letter comes")[0], "reset")
        eve = visitor(url=house.url).provokes("400").open(link)
        expect(eve.page.locator("h1")).to_have_text("A new password for Anna")
        eve.page.get_by_label("New password").fill("password1")
        eve.page.get_by_role("button", name="Save").click()
        expect(eve.page.locator(".toast.bad")).to_contain_text("tried first everywhere")
        eve.page.get_by_label("New password").fill("four quite unlikely words")
        eve.page.get_by_role("button", name="Save").click()
        eve.page.wait_for_url("**/account")
        form = eve.page.locator("form", has=eve.page.get_by_role("button", name="Log in"))
        form.get_by_label("Name").fill("Anna")
        form.get_by_label("Password").fill("four quite unlikely words")
        form.get_by_role("button", name="Log in").click()
        expect(eve.page.locator("h1")).to_have_text("Anna")
        late = visitor(url=house.url).provokes("404").open(link)
        expect(late.page.locator("main")).to_contain_text("not good any more")
        for one in (ann, bob, eve, late):
            one.close()


def path_in(letter: EmailMessage, what: str) -> str:
    """The path of a link in a letter."""
    found = re.search(rf"/{what}/\S+", text_of(letter))
    assert found
    return found[0]


def test_where_there_is_no_mail_one_asks_the_host(visitor: NewVisitor) -> None:
    page = visitor().open("/account").page
    page.get_by_role("link", name="Forgot your password?").click()
    expect(page.get_by_test_id("ask-the-host")).to_contain_text("Ask whoever runs it")


def test_seats_show_who_is_a_guest(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "open"})
    table, link = ann.page.url, ann.invitation
    sign_up(ann.open("/account"), "Isolde")
    ann.open(table)
    bob = visitor().sit_down(link, "Tristan")
    mark = ann.page.locator(".seat[data-seat='1'] .guest-mark")
    expect(mark).to_have_text("guest")
    assert "without an account" in (mark.get_attribute("title") or "")
    expect(ann.page.locator(".seat[data-seat='0'] .guest-mark")).to_have_count(0)
    expect(bob.page.locator(".guest-mark")).to_have_count(0)
    ann.page.get_by_test_id("start").click()
    expect(ann.page.locator(".standing .guest-mark")).to_have_count(1)


def test_looking_back_step_by_step(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    page = ann.page
    ann.choose("start", "colonial_house").choose("start", "merchant_quay").choose("build", "market").wait_asked()
    table = page.url
    ann.open(f"{table}?step=0")
    expect(page.get_by_test_id("step")).to_contain_text("0 / ")
    assert page.locator(".log li[data-message=start]").count() == 0
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".log li[data-message=start]")).to_have_count(1)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log li[data-message=build]")).to_have_count(1)
    assert "during=" in page.url, "while the match runs, steps are counted for whoever looks"
    page.reload()
    expect(page.locator(".log li[data-message=build]")).to_have_count(1)
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".log li[data-message=start]")).to_have_count(0)


def test_public_tables_are_found_and_joined(visitor: NewVisitor) -> None:
    ann = visitor().open()
    page = ann.page
    page.locator("select[data-seat='1']").select_option("open")
    page.locator(".more summary").click()
    page.locator("[data-flag=private]").uncheck()
    page.get_by_test_id("my-name").fill("Ann the Host")
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/*")
    bob = visitor().open()
    line = bob.page.locator(".table-line", has_text="Ann the Host")
    line.click()
    bob.page.get_by_role("button", name="Sit here").click()
    expect(page.locator(".seat.person")).to_have_count(2)


def test_the_creator_changes_what_is_agreed_before_the_start(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "open"})
    page = ann.provokes("400").page
    bob = visitor().sit_down(ann.invitation, "Bob")
    page.get_by_test_id("change-terms").click()
    form = page.locator("dialog")
    form.locator("[data-match-option=scarce_buildings]").select_option(index=1)
    form.get_by_test_id("save-terms").click()
    expect(form.get_by_role("alert")).to_contain_text("needs “Silent Fleet”")
    form.locator("[data-match-option=silent_fleet]").select_option(index=1)
    form.get_by_label("Time control").select_option(label="A choice within 7 days")
    form.locator("[data-flag=free_talk]").check()
    form.get_by_test_id("save-terms").click()
    expect(form).to_have_count(0)
    for one in (ann, bob):
        for term in ("A choice within 7 days", "Free talk", "Silent Fleet"):
            expect(one.page.locator("main")).to_contain_text(term)
    expect(bob.page.get_by_test_id("change-terms")).to_have_count(0)


def test_a_spectator_sees_the_board_and_cannot_choose(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    ann.wait_asked()
    link = ann.page.evaluate(
        "fetch('/api' + location.pathname.replace('/table/', '/tables/') + '/invitations')"
        ".then(answer => answer.json()).then(links => links.table.path)"
    )
    eve = visitor().open(link)
    eve.page.get_by_role("button", name="Watch").click()
    eve.page.locator(".match").wait_for()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    assert not eve.is_asked()
    ann.choose("start", "colonial_house")
    eve.page.locator(".log li[data-message=start]").wait_for()
    assert not eve.is_asked()


def test_rules_of_an_unknown_game_lead_home(visitor: NewVisitor) -> None:
    ann = visitor().provokes("404").open("/rules/nothing")
    expect(ann.page.locator("h1")).to_have_text("Nothing to see here")
    ann.page.locator("main").get_by_role("link", name="Home").click()
    expect(ann.page.locator(".title-card").first).to_be_visible()


def test_a_game_made_for_six_is_offered_for_six_with_its_scenario_in_sight(visitor: NewVisitor) -> None:
    page = visitor().open("/").page
    page.locator(".title-card[data-title=here_i_stand]").click()
    expect(page.locator("[data-players='6']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-match-option=scenario]")).to_be_visible()
    expect(page.locator("[data-match-option=windows]")).to_be_hidden()
    expect(page.locator("label:has([data-match-option])[title]")).to_have_count(8)
    expect(page.locator("label:has([data-match-option]):not([title])")).to_have_count(0)
    page.locator(".title-card[data-title=endeavor]").click()
    expect(page.locator("[data-players='3']")).to_have_attribute("aria-pressed", "true")


def test_words_that_come_late_are_not_taken_for_those_of_another_game(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.page
    let_go = hold_first(page, "**/api/titles/endeavor/look*")
    page.goto("/")  # it is not ready without these words
    page.locator(".title-card[data-title=here_i_stand]").click()
    tips = page.locator("label:has([data-match-option])[title]")
    expect(tips).to_have_count(8)
    let_go()
    expect(tips).to_have_count(8)


def test_newer_messages_take_the_place_of_older_ones(visitor: NewVisitor) -> None:
    page = visitor().open("/").page
    tell = "(texts) => import('/js/dom.js').then(({ toast }) => texts.forEach((text) => toast(text, 'bad')))"
    page.evaluate(tell, ["one", "two", "three"])
    expect(page.locator(".toast")).to_have_text(["two", "three"])


def test_what_is_pressed_is_still_there_when_it_is_let_go(visitor: NewVisitor) -> None:
    """News that come between pressing and letting go wait for the click: otherwise it would hit nothing."""
    page = visitor().open("/").page
    draw = """async (number) => {
        const { h, showNews } = await import('/js/dom.js');
        let place = document.getElementById('tried');
        if (!place) document.body.prepend((place = h('div', { id: 'tried' })));
        const click = () => (place.dataset.clicked = String(number));
        showNews(place, [number], () => h('button', { id: 'press', onclick: click }, `${number}`));
    }"""
    page.evaluate(draw, 1)
    button = page.locator("#press")
    button.hover()
    page.mouse.down()
    page.evaluate(draw, 2)
    page.evaluate(draw, 3)
    expect(button).to_have_text("1")
    page.mouse.up()
    expect(page.locator("#tried")).to_have_attribute("data-clicked", "1")
    expect(button).to_have_text("3")
    button.click()
    expect(page.locator("#tried")).to_have_attribute("data-clicked", "3")


def test_a_game_for_one_number_of_people_says_it_once(visitor: NewVisitor) -> None:
    page = visitor().open("/").page
    expect(page.locator(".title-card[data-title=tanto_monta]")).to_contain_text("4 players")
    expect(page.locator(".title-card[data-title=endeavor]")).to_contain_text("2 to 5 players")
