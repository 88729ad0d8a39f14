"""Moves of others come one after another at the speed one likes; whoever is in a hurry sees all of them at once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor

RUN = """async (pace) => {
  localStorage.setItem('pace', pace);
  const {Pace} = await import('/js/pace.js');
  const shown = [];
  const one = new Pace(update => shown.push(update.n), () => undefined);
  for (const n of [1, 2, 3]) one.put({n, state: {}}, false);
  const first = [shown.length, one.behind];
  await new Promise(done => setTimeout(done, 50));
  const soon = [shown.length, one.behind];
  one.put({n: 4, state: {}}, pace === 'calm');
  const then = [...shown];
  one.stop();
  return {first, soon, then};
}"""


def test_moves_come_one_after_another_and_all_at_once_when_time_runs(visitor: NewVisitor) -> None:
    page = visitor(reduced_motion="no-preference").open().page
    assert page.evaluate(RUN, "instant") == {"first": [3, 0], "soon": [3, 0], "then": [1, 2, 3, 4]}
    assert page.evaluate(RUN, "calm") == {"first": [0, 3], "soon": [1, 2], "then": [1, 2, 3, 4]}


def test_whoever_likes_it_calm_still_is_asked_and_may_hurry(visitor: NewVisitor) -> None:
    ann = visitor(reduced_motion="no-preference")
    ann.context.add_init_script("localStorage.setItem('pace', 'calm')")
    ann.new_game(players=5, seats=dict.fromkeys(range(1, 5), "bot random"))
    ann.choose("start", "colonial_house").choose("build", "market").wait_asked()
    expect(ann.page.locator(".log li[data-message=build]")).to_have_count(5)
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("set-pace").select_option("instant")
    assert ann.page.evaluate("localStorage.getItem('pace')") == "instant"


def test_arrows_show_who_has_gone_where(visitor: NewVisitor) -> None:
    page = visitor(reduced_motion="no-preference").open().page
    drawn = """async () => {
      const {showTrails} = await import('/js/kit/trails.js');
      const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      const spaces = new Map([['a', {x: 0, y: 0}], ['b', {x: 300, y: 40}]]);
      const scene = {spaces, look: () => ({color: 'red'})};
      const told = [{power: 'x', area: 'a', area2: 'b'}, {space: 'a'}, {area: 'a', area2: 'a'}];
      showTrails(layer, told.map(one => ({arguments: one})), scene);
      return layer.querySelectorAll('.trail').length;
    }"""
    assert page.evaluate(drawn) == 1
