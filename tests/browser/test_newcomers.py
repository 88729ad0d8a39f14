"""What helps whoever is new: the first page, rules, cards, a legend, whom one waits for, sounds, how it went."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_looking_back import finished, sits_down
from tests.browser.visitor import PHONE, box, fits
from tests.server.house import House

TITLES = {"endeavor": 2, "game_of_thrones": 3, "here_i_stand": 6, "napoleonic_wars": 5, "tanto_monta": 4}
LONG = ("here_i_stand", "napoleonic_wars", "tanto_monta")
"""Their set-up takes long: not for every day."""
LAPTOP = {"width": 1280, "height": 720}
EACH = [pytest.param(title, marks=pytest.mark.slow if title in LONG else ()) for title in TITLES]
SEEN = "title => document.querySelector(`[data-title=${title}].title-card img`)?.naturalWidth > 0"
FIGURES = "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 20 || box.width > 50).length"
SCENE = """const seat = (seat, kind) => ({seat, kind, name: 'P' + seat, bot: null});
const scene = (what, powers, mine) => ({
  title: {windows: [{id: 'battle', name: 'battle'}]}, log: [], mine, powerName: power => power.toUpperCase(),
  table: {id: 'x', seats: [seat(0, 'person'), seat(1, 'person'), seat(2, 'bot'), seat(3, 'bot')]},
  state: {waiting: {what, powers, text: 'Responses are awaited.'}, seats: {a: 0, b: 1, c: 2, d: 3}},
});"""
CHANCES = """async () => {
  const {Course} = await import('/js/course.js');
  const {lineChart} = await import('/js/linechart.js');
  const scene = {powers: ['a', 'b', 'c'], state: {seats: {a: 0, b: 1, c: 1}}, look: () => ({}), powerName: String};
  const values = new Course('match', scene, () => ({}), () => {}).chancesOf([0.25, 0.75]);
  const points = [{step: 0, values: {a: 1}}, {step: 1, values: {a: 2, b: 3}}];
  return [values, lineChart({name: '', points, steps: 1}, scene, () => {}).outerHTML.includes('NaN')];
}"""
STATISTICS = """async () => {
  const {tallies} = await import('/js/statistics.js');
  const tale = {sign: 'attack', begins: ['battle'], decides: ['won'], winner: {won: 'power'}};
  const scene = {powers: ['a', 'b'], dress: {tales: [tale]}};
  const entry = (message, told) => ({message, arguments: told});
  const sides = {power: 'a', power2: 'b'};
  const log = [entry('battle', sides), entry('dice', {...sides, dice: [6, 4], dice2: [1]}),
    entry('won', {power: 'b'}), entry('die', {power: 'a', die: 2})];
  return Object.fromEntries(tallies(log, scene));
}"""


def test_play_is_above_the_fold_and_every_game_has_a_picture(visitor: NewVisitor) -> None:
    page = visitor(viewport=LAPTOP).open().page
    play = box(page.get_by_test_id("play"))
    assert play["y"] + play["height"] <= LAPTOP["height"]
    for title in TITLES:
        picture = page.locator(f"[data-title={title}].title-card img")
        expect(picture).to_be_visible()
        page.wait_for_function(SEEN, arg=title)
    expect(page.locator(".box-facts")).to_contain_text("hours")


@pytest.mark.parametrize("title", TITLES)
def test_all_cards_can_be_leafed_through_and_found(visitor: NewVisitor, title: str) -> None:
    page = visitor().open(f"/cards/{title}").page
    faces = page.locator(".face")
    faces.first.wait_for()
    assert faces.count() > 30
    told = page.locator("main").inner_text()
    assert "undefined" not in told and "_" not in told
    name = page.locator(".face-name").last.inner_text()
    page.get_by_test_id("search").fill(name)
    expect(page.locator(".face:visible", has_text=name).first).to_be_visible()
    assert page.locator(".face:visible").count() < faces.count() / 2


def test_cards_in_chinese_on_a_phone(visitor: NewVisitor) -> None:
    ann = visitor(viewport=PHONE, locale="zh-CN", has_touch=True, is_mobile=True)
    page = ann.open("/cards/here_i_stand").page
    page.locator(".face").first.wait_for()
    ann.wait_chinese("main .faces")
    assert fits(page)


def test_the_rules_have_contents_and_a_search_on_top(visitor: NewVisitor) -> None:
    page = visitor(viewport=PHONE).open("/rules/endeavor").page
    field = page.get_by_test_id("search")
    place = box(field)
    assert place["y"] < PHONE["height"] / 3 and place["width"] > PHONE["width"] / 2
    page.get_by_test_id("toc").get_by_role("button").nth(1).click()
    expect(page.locator("#how-to-play details").nth(1)).to_have_attribute("open", "")
    field.fill("silent fleet")
    expect(page.get_by_test_id("toc")).to_be_hidden()
    expect(page.locator("#clauses .clauses li").first).to_be_in_viewport()
    page.get_by_role("link", name="Cards and components").click()
    page.locator(".face").first.wait_for()


@pytest.mark.parametrize("title", EACH)
def test_a_legend_tells_what_the_signs_mean(visitor: NewVisitor, title: str) -> None:
    ann = visitor(viewport=PHONE, has_touch=True).new_game(title, TITLES[title])
    page = ann.wait_asked().page
    page.locator(".fold").tap()
    page.get_by_role("button", name="What the signs mean").tap()
    legend = page.get_by_test_id("legend")
    expect(legend.locator("section")).to_have_count(3)
    assert legend.locator("li").count() >= TITLES[title] + 8
    assert legend.locator(".legend-figure").evaluate_all(FIGURES) == 0
    assert "_" not in legend.inner_text()
    assert fits(page)


def awaited(page: Page, what: str, powers: list[str], mine: list[str]) -> dict[str, Any]:
    script = f"""async ([what, powers, mine]) => {{
      {SCENE}
      const {{awaited, noteWindow}} = await import('/js/awaited.js');
      const one = scene(what, powers, mine);
      noteWindow(one, true);
      return awaited(one);
    }}"""
    found: dict[str, Any] = page.evaluate(script, [what, powers, mine])
    return found


def test_nobody_waits_for_oneself_or_for_bots_and_a_window_is_one_line(visitor: NewVisitor) -> None:
    page = visitor().open().page
    everybody = ["a", "b", "c", "d"]
    assert awaited(page, "together", everybody, ["a"]) == {"powers": ["b"], "text": "Waiting for B.", "since": None}
    assert awaited(page, "together", ["a", "c", "d"], ["a"])["text"] == "The bots are moving."
    assert awaited(page, "turn", ["c"], ["a"])["powers"] == ["c"]
    window = awaited(page, "battle", everybody, ["a"])
    assert (window["powers"], window["text"]) == ([], "Responses are awaited.")
    assert window["since"].startswith("Open since ")


def test_sounds_are_off_until_somebody_wants_them(visitor: NewVisitor) -> None:
    page = visitor().open().page
    heard = """async () => {
      const {play, soundOf} = await import('/js/sound.js');
      let made = 0;
      const Real = window.AudioContext;
      window.AudioContext = class extends Real { createOscillator() { made += 1; return super.createOscillator(); } };
      const tale = [{sign: 'attack', begins: ['battle'], decides: ['won']}];
      const entry = message => [{message, arguments: {}}];
      const of = (added, mine) => soundOf(added, tale, mine);
      const kinds = [of([], true), of(entry('won'), false), of(entry('walk'), false), of([], false)];
      play('turn');
      const quiet = made;
      localStorage.setItem('sound', 'yes');
      for (const kind of kinds.slice(0, 3)) play(kind);
      return {kinds, quiet, made};
    }"""
    assert page.evaluate(heard) == {"kinds": ["turn", "battle", "move", None], "quiet": 0, "made": 5}


def test_battles_and_dice_are_counted_and_the_end_has_a_link(visitor: NewVisitor, server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    match = finished(ann, bob)
    page = sits_down(visitor, ann).open(f"/table/{match}")
    counted = page.page.evaluate(STATISTICS)
    assert counted["a"] == {"fights": 1, "won": 0, "dice": 3, "sum": 12}
    assert counted["b"] == {"fights": 1, "won": 1, "dice": 1, "sum": 1}
    assert page.page.evaluate(CHANCES) == [{"a": 0.25, "b": 0.75}, False]
    link = page.copied(name="Copy a link to how it went")
    assert "course" in link
    stranger = visitor().open(link)
    expect(stranger.page.get_by_test_id("course")).to_have_attribute("open", "")
