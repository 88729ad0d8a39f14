"""What people do at a table besides playing: they pause, leave, take over, fall silent, and are called."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_together import asked_first, two_at_a_table
from tests.browser.visitor import PHONE, SURE, Visitor
from tests.server.house import House
from tests.server.test_host import admin

CALLED = """
    window.called = [];
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title, { body }) { window.called.push(body); }
    };
"""

REFUSED = """
    window.called = [];
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor() { throw new TypeError("Illegal constructor"); }
    };
    ServiceWorkerRegistration.prototype.showNotification = async function(title, { body, tag }) {
      window.called.push([this.active.scriptURL, body, tag]);
    };
"""


def menu(player: Visitor, item: str) -> None:
    player.page.get_by_test_id("menu").click()
    player.page.get_by_role("button", name=item).click()


def say(player: Visitor, text: str) -> None:
    player.page.locator("[data-story-tab=talk]").click()
    player.page.get_by_label("Say something").fill(text)
    player.page.get_by_role("button", name="Send").click()


def test_the_title_of_the_window_says_whose_turn_it_is(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    expect(first.page).to_have_title("(1) Your turn · Endeavor: Age of Sail")
    expect(second.page).to_have_title("Endeavor: Age of Sail")
    first.choose("start", "merchant_quay")
    expect(second.page).to_have_title("(1) Your turn · Endeavor: Age of Sail")
    expect(first.page).to_have_title("Endeavor: Age of Sail")


def moves_while_the_other_looks_elsewhere(visitor: NewVisitor, script: str) -> tuple[Visitor, str]:
    """The other, who wants to be called and is on the first page; and the path of the table."""
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    table = second.page.url.removeprefix(second.url)
    second.page.add_init_script(script)
    second.open("/account").page.get_by_label("Browser notifications").check()
    with second.page.expect_response("**/api/notices*"):  # what comes after that is news
        second.open("/")
    expect(second.my_games).to_contain_text("Others decide")
    first.choose("start", "merchant_quay")
    return second, table


def test_whoever_looks_elsewhere_is_called(visitor: NewVisitor) -> None:
    called, _ = moves_while_the_other_looks_elsewhere(visitor, CALLED)
    called.page.wait_for_function("() => window.called.length > 0")
    assert "Endeavor" in called.page.evaluate("window.called[0]")
    expect(called.my_games).to_contain_text("Your turn")
    expect(called.page.locator(".bell")).to_have_text("1")


def test_where_a_page_may_not_call_a_service_worker_does(visitor: NewVisitor) -> None:
    """Chrome on Android has the constructor and throws."""
    called, table = moves_while_the_other_looks_elsewhere(visitor, REFUSED)
    called.page.wait_for_function("() => window.called.length > 0")
    script, body, tag = called.page.evaluate("window.called[0]")
    assert script == f"{called.url}/caller.js" and "Endeavor" in body and tag == table
    expect(called.page.locator(".bell")).to_have_text("1")
    expect(called.page).to_have_title("(1) War Council")


def test_where_there_are_no_service_workers_the_badge_still_counts(visitor: NewVisitor) -> None:
    without = REFUSED + "delete Navigator.prototype.serviceWorker;"
    called, _ = moves_while_the_other_looks_elsewhere(visitor, without)
    expect(called.page.locator(".bell")).to_have_text("1")
    expect(called.page).to_have_title("(1) War Council")


def test_a_game_waits_until_it_is_answered_and_not_only_until_it_is_seen(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    first, second = asked_first(ann, bob)
    page = first.page
    for _ in range(2):
        first.wait_asked()
        expect(page.locator(".bell")).to_have_count(0)  # this game is on the screen
        page.get_by_role("link", name="Home").click()
        expect(first.my_games).to_contain_text("Your turn")
        expect(page.locator(".bell")).to_have_text("1")
        expect(page).to_have_title("(1) War Council")
        first.my_games.click()
    first.choose("start", "merchant_quay")
    second.wait_asked()
    page.get_by_role("link", name="Home").click()
    expect(first.my_games).to_contain_text("Others decide")
    expect(page.locator(".bell")).to_have_count(0)
    expect(page).to_have_title("War Council")


def test_pause_and_go_on(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    menu(ann, "Pause the game")
    for one in (ann, bob):
        expect(one.page.locator(".banner")).to_contain_text("Ann has paused the game")
    asked, _ = asked_first(ann, bob)
    expect(asked.options.first).to_be_disabled()
    expect(asked.page.locator(".board .lit")).to_have_count(0)
    ann.page.locator(".banner").get_by_role("button", name="Go on").click()
    for one in (ann, bob):
        expect(one.page.locator(".banner")).to_have_count(0)
    expect(asked.options.first).to_be_enabled()


def test_whoever_leaves_is_replaced_by_a_bot_and_a_person_may_take_over(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    menu(bob, "Leave the game for good")
    bob.page.locator("dialog").get_by_role("button", name="Leave the game for good").click()
    expect(ann.page.locator(".standing", has_text="Bot")).to_have_count(1)
    menu(ann, "Seats and links")
    seats = ann.page.locator("dialog")
    seats.get_by_role("button", name="Open for a person").click()
    expect(seats.get_by_role("button", name="Open for a person")).to_have_count(0)
    carol = visitor().sit_down(ann.copied(seats), "Carol")
    carol.page.locator(".match").wait_for()
    expect(ann.page.locator(".standing", has_text="Carol")).to_have_count(1)


def three_at_a_table(visitor: NewVisitor) -> tuple[Visitor, Visitor, Visitor]:
    """Ann, Bob and Carl play Endeavor."""
    ann = visitor().new_game(players=3, seats={1: "open", 2: "open"}, name="Ann")
    bob, carl = (visitor().sit_down(ann.invitation, name) for name in ("Bob", "Carl"))
    ann.page.get_by_test_id("start").click()
    for one in (ann, bob, carl):
        one.page.locator(".match").wait_for()
    return ann, bob, carl


def test_a_seat_is_opened_when_the_others_agree_and_the_page_says_what_is_asked_of_whom(visitor: NewVisitor) -> None:
    ann, bob, carl = three_at_a_table(visitor)
    menu(carl, "Leave the game for good")
    carl.page.locator("dialog").get_by_role("button", name="Leave the game for good").click()
    expect(ann.page.locator(".standing", has_text="Bot")).to_have_count(1)
    menu(bob, "Seats and links")
    seats = bob.page.locator("dialog")
    expect(seats.get_by_role("button", name="Let a bot play")).to_have_count(0)
    seats.get_by_role("button", name="Open for a person").click()
    expect(seats).to_contain_text("the others are asked")
    expect(seats.get_by_role("button", name="Copy link")).to_have_count(0)
    bob.page.keyboard.press("Escape")
    for one in (ann, bob):
        said = one.page.get_by_test_id("request")
        expect(said).to_contain_text("Bob asks to open the seat of Yellow to a person")
        expect(said).to_contain_text("Waiting for Ann. Whoever says nothing until")
    expect(bob.page.get_by_test_id("request").get_by_role("button", name="Allow")).to_have_count(0)
    ann.page.get_by_test_id("request").get_by_role("button", name="Allow").click()
    expect(ann.page.get_by_test_id("request")).to_have_count(0)
    menu(ann, "Seats and links")
    dora = visitor().sit_down(ann.copied(ann.page.locator("dialog .row[data-seat='2']")), "Dora")
    dora.page.locator(".match").wait_for()
    expect(ann.page.locator(".standing", has_text="Dora")).to_have_count(1)


def test_whose_device_a_seat_is_played_on_is_there_for_all_to_see(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=3, seats={1: "open", 2: "hot-seat:Bea"}, name="Ann")
    bob = visitor().sit_down(ann.invitation, "Bob")
    expect(bob.page.locator(".seat[data-seat='2']")).to_contain_text("on Ann’s device")
    ann.page.get_by_test_id("start").click()
    bob.page.locator(".match").wait_for()
    expect(bob.page.locator(".standing", has_text="on Ann’s device")).to_have_count(1)


def test_a_choice_that_was_taken_back_elsewhere_is_told_in_plain_words(visitor: NewVisitor) -> None:
    """The answer to a choice gets lost, the choice is taken back in another window, and then it is sent again."""
    ann, bob = two_at_a_table(visitor)
    first, _ = asked_first(ann, bob)
    with first.page.expect_request("**/choices*") as sent:
        first.choose("start", "merchant_quay")
    body = sent.value.post_data_json
    first.page.get_by_test_id("undo").click()
    first.wait_asked()
    again = """async (body) => {
      const { tell } = await import("/js/telling.js");
      const { post } = await import("/js/api.js");
      await tell(() => post(location.pathname.replace("/table/", "/matches/") + "/choices", body));
    }"""
    first.provokes("409").page.evaluate(again, body)
    expect(first.page.locator(".toast")).to_contain_text("made and then taken back")


def test_private_messages_go_over_if_whoever_leaves_says_so(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    menu(bob, "Leave the game for good")
    bob.page.get_by_label("Hand over my private messages").check()
    with bob.page.expect_request("**/resign?*") as request:
        bob.page.locator("dialog").get_by_role("button", name="Leave the game for good").click()
    assert (request.value.post_data_json or {})["hand_over_talk"] is True
    expect(ann.page.locator(".standing", has_text="Bot")).to_have_count(1)
    menu(ann, "Seats and links")
    ann.page.locator("dialog").get_by_role("button", name="Open for a person").click()
    link = ann.copied(ann.page.locator("dialog .row[data-seat='1']"))
    carol = visitor().sit_down(link, "Carol")
    carol.page.locator(".match").wait_for()
    expect(ann.page.locator(".standing", has_text="Carol")).to_have_count(1)


def test_whoever_sets_up_a_table_can_invite_without_sitting_there(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "open"})
    link = ann.invitation
    ann.page.locator(".seat[data-seat='0'] select").select_option("bot heuristic")
    expect(ann.page.locator(".seat.bot")).to_have_count(1)
    ann.page.reload()
    assert ann.invitation == link
    bob = visitor().sit_down(link, "Bob")
    expect(ann.page.locator(".seat[data-seat='1']")).to_contain_text("Bob")
    ann.page.get_by_test_id("start").click()
    bob.page.locator(".match").wait_for()
    ann.page.get_by_test_id("menu").click()
    expect(ann.page.get_by_role("button", name="Copy the link for spectators")).to_be_visible()


def test_the_author_of_a_message_is_muted_and_not_whoever_sits_there_by_now(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    say(bob, "Before I go!")
    menu(bob, "Leave the game for good")
    bob.page.locator("dialog").get_by_role("button", name="Leave the game for good").click()
    menu(ann, "Seats and links")
    seat = ann.page.locator("dialog .row[data-seat='1']")
    seat.get_by_role("button", name="Open for a person").click()
    carol = visitor().sit_down(ann.copied(seat), "Carol")
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-story-tab=talk]").click()
    ann.page.locator(".message", has_text="Before I go!").get_by_role("button", name="Mute this person").click()
    expect(ann.page.locator(".said")).to_have_count(0)
    say(carol, "Hello from Carol!")
    expect(ann.page.locator(".said")).to_have_text(["Hello from Carol!"])


def test_muted_people_are_not_heard_until_they_are_unmuted(visitor: NewVisitor) -> None:
    ann, bob = two_at_a_table(visitor)
    say(bob, "First!")
    ann.page.locator("[data-story-tab=talk]").click()
    said = ann.page.locator(".said")
    expect(said).to_have_text(["First!"])
    ann.page.get_by_role("button", name="Mute this person").click()
    expect(ann.page.locator(".toast", has_text="no longer see what Bob says")).to_be_visible()
    expect(said).to_have_count(0)
    say(bob, "Second!")
    expect(bob.page.locator(".said")).to_have_text(["First!", "Second!"])
    say(ann, "Hello?")
    expect(bob.page.locator(".said")).to_have_text(["First!", "Second!", "Hello?"])
    assert "Second!" not in ann.page.locator(".talk").inner_text()
    ann.open("/account")
    ann.page.get_by_role("button", name="Unmute").click()
    expect(ann.page.get_by_role("button", name="Unmute")).to_have_count(0)


def test_a_match_that_the_host_has_closed_asks_nothing_more(visitor: NewVisitor, server: House) -> None:
    ann, bob = two_at_a_table(visitor)
    first, _ = asked_first(ann, bob)
    first.wait_asked()
    assert admin(server, "close", ann.page.url.rpartition("/")[2]) == 0
    for one in (ann, bob):
        expect(one.page.get_by_test_id("closed")).to_contain_text("The host of this server has closed this game")
        expect(one.options).to_have_count(0)
        expect(one.page.get_by_test_id("waiting")).to_have_count(0)
        expect(one.page.locator(".standing.asked")).to_have_count(0)
        expect(one.page.locator(".ask").get_by_role("link", name="Look back")).to_be_visible()
        expect(one.page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_closed_table_says_that_no_game_starts_there(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "open"})
    bob = visitor().sit_down(ann.invitation, "Bob")
    page = bob.page
    expect(page.locator("main")).to_contain_text("Ann starts the game when everybody is there.")
    ann.page.get_by_role("button", name="Close this table").click()
    expect(page.get_by_test_id("closed")).to_contain_text("This table has been closed")
    expect(page.locator("main")).not_to_contain_text("starts the game")
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)


def test_whoever_is_sent_away_is_told_so_and_whoever_leaves_is_not(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "open"})
    link = ann.invitation
    bob, carol = (visitor().provokes("404") for _ in range(2))  # whoever has no seat is not shown a private table
    with bob.page.expect_response("**/invitations*"):
        bob.sit_down(link, "Bob")
    ann.page.get_by_role("button", name="Send away").click()
    expect(bob.page.locator("h1")).to_have_text("Your seat has been taken away from you.")
    bob.page.get_by_role("link", name="Home").click()
    expect(bob.page.locator("h1")).to_have_text("War Council")
    expect(ann.page.get_by_test_id("invitation")).not_to_have_value(link)
    with carol.page.expect_response("**/invitations*"):
        carol.sit_down(ann.invitation, "Carol")
    carol.page.get_by_role("button", name="Leave the table").click()
    expect(carol.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    expect(ann.page.locator(".seat.open")).to_have_count(1)
    assert "taken away" not in carol.page.locator("body").inner_text()


def test_talk_is_relabelled_and_keeps_what_is_written(visitor: NewVisitor) -> None:
    ann, _ = two_at_a_table(visitor)
    page = ann.page
    page.locator("[data-story-tab=talk]").click()
    page.get_by_label("Say something").fill("Hello")
    page.get_by_role("button", name="简体中文").click()
    ann.wait_chinese(".say")
    field = page.locator(".say input")
    expect(field).to_have_value("Hello")
    assert "Say" not in f"{field.get_attribute('placeholder')} {field.get_attribute('aria-label')}"


def test_there_is_no_channel_for_talk_with_bots_alone(visitor: NewVisitor) -> None:
    ann = visitor().new_game("game_of_thrones", players=3)
    page = ann.page
    ann.wait_asked()
    page.locator("[data-story-tab=talk]").click()
    expect(page.locator(".channels")).to_be_attached()
    expect(page.locator(".channels button")).to_have_count(0)


def test_by_keys_alone_the_focus_stays_at_the_question(visitor: NewVisitor) -> None:
    ann = visitor().new_game(players=2, seats={1: "hot-seat:Bob"})
    page = ann.page
    for _ in range(3):
        ann.wait_asked()
        asked = page.locator(".ask").get_attribute("data-asked")
        ann.options.first.focus()
        page.keyboard.press("Enter")
        if page.wait_for_function(SURE, arg=asked).json_value() == "sure?":
            expect(page.get_by_test_id("do-it")).to_be_focused()
            page.keyboard.press("Enter")
        ann.wait_answered(asked)
        expect(page.locator(".ask .prompt")).to_be_focused()


def test_on_a_phone_the_theme_is_in_the_menu(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, has_touch=True).new_game(players=2)
    page = ann.page
    ann.wait_asked()
    page.get_by_test_id("menu").tap()
    switch = page.locator("dialog .theme-switch")
    for theme in ("light", "dark"):
        switch.tap()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
