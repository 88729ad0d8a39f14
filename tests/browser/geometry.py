"""What can be measured of a match on the screen: targets for fingers, clipped words, what lies over what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from playwright.sync_api import Page

FINGER = 43.5
"""Pixels: 44, but for what rounding takes."""
TOO_MUCH = {"name": 0.35, "piece": 0.35, "space": 0.5}
"""So much of a name, or of a piece, may not lie under such another; boxes are larger than what is drawn in them."""
MEASURE = """finger => {
  const seen = one => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0;
  const called = one => `${one.dataset.key ?? one.getAttribute('class')} "${one.textContent.trim().slice(0, 40)}"`;
  const all = (part, what) => [...document.querySelectorAll(what.split(', ').map(one => `${part} ${one}`).join(', '))]
    .filter(seen);
  const small = all('.match.handheld', 'button:not(.link), a.plain, a.button, select, summary').filter(one => {
    const {width, height} = one.getBoundingClientRect();
    return width < finger || height < finger;
  });
  const written = all('.match', '.bar *, .side *, .dock *, .phone-tabs *').filter(one => !one.closest('.unseen, svg')
    && getComputedStyle(one).clipPath === 'none'
    && [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
  const cutBy = one => {
    const {left, right} = one.getBoundingClientRect();
    for (let at = one; at && !at.matches('.match'); at = at.parentElement) {
      const style = getComputedStyle(at), frame = at.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none') return false;
      if (/auto|scroll/.test(style.overflowX)) return false;
      const sticksOut = right > frame.right + 1 || left < frame.left - 1;
      const narrow = at === one ? at.scrollWidth > at.clientWidth + 1 : sticksOut;
      if (/hidden|clip/.test(style.overflowX) && narrow) return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  const footer = document.querySelector('.ask.mine .ask-footer');
  const within = (one, {left, top, right, bottom}) => {
    if (footer && one.closest('.ask') && !one.closest('.ask-footer')) {
      bottom = Math.min(bottom, footer.getBoundingClientRect().top); // it passes under it
    }
    for (let at = one; at && !at.matches('.match'); at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return {one, left, top, right, bottom};
  };
  const linesOf = one => [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).flatMap(node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(line => within(one, line));
  });
  const lines = written.flatMap(linesOf).filter(({left, top, right, bottom}) => right - left > 3 && bottom - top > 5);
  const crossing = (a, b) => a.one !== b.one && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const crossed = lines.flatMap((a, index) => lines.slice(index + 1).filter(b => crossing(a, b))
    .map(b => `${called(a.one)} and ${called(b.one)}`));
  const sticking = all('.match:not(.handheld)', '.log-tools button, .dock-tabs .tab').filter(one => {
    const {left, right} = one.getBoundingClientRect(), frame = one.closest('.side, .dock').getBoundingClientRect();
    return right > frame.right + 1 || left < frame.left - 1;
  });
  const slot = document.querySelector('.board-slot').getBoundingClientRect();
  const middle = one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const inSlot = ([x, y]) => x > slot.left && x < slot.right && y > slot.top && y < slot.bottom;
  const lit = [...document.querySelectorAll('.board .space.lit[data-element]')];
  const shown = lit.filter(one => inSlot(middle(one)));
  const places = [...document.querySelectorAll('.board .space[data-element]')];
  const whole = places.every(one => inSlot(middle(one)));
  const buttons = [...document.querySelectorAll('.board-buttons button')].map(one => one.getBoundingClientRect());
  const scrolling = [...document.querySelectorAll('.ask, .stage, .guide-told, .tidings, .dock-body')].filter(seen);
  const unsaid = scrolling.filter(one => !one.matches('.more-below')
    && /auto|scroll/.test(getComputedStyle(one).overflowY)
    && one.scrollHeight - one.clientHeight - one.scrollTop > 8);
  const away = all('.ask.mine', '.ask-footer button').filter(one => {
    const [x, y] = middle(one);
    return x < innerWidth && document.elementFromPoint(x, y)?.closest('button') !== one;
  });
  const heavy = all('.match.handheld', '.board-buttons').filter(one => one.offsetWidth * one.offsetHeight > 50 * 50);
  return {
    small: small.map(called),
    clipped: [...written.filter(cutBy), ...sticking].map(called),
    crossed,
    lit: lit.length,
    shown: shown.length,
    covered: shown.filter(one => !document.elementFromPoint(...middle(one))?.closest('.board')).map(called),
    under: whole ? places.filter(one => buttons.some(({left, top, right, bottom}) => {
      const [x, y] = middle(one);
      return x > left && x < right && y > top && y < bottom;
    })).map(called) : [],
    unsaid: unsaid.map(called),
    away: away.map(called),
    heavy: heavy.map(called),
  };
}"""
LAID_OUT = """() => {
  const box = (one, sort, what) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return {sort, what, x, y, width, height};
  };
  const all = what => [...document.querySelectorAll(what)]
    .filter(one => one.checkVisibility({opacityProperty: true}) && one.getBoundingClientRect().width > 0);
  const named = '.name, .place-name, .war-name, .sea-zone, .sea-name, .city-name, .land-name';
  const pieces = '.board .piece:not(.piece-siege), .board .siege .badge, .board .embattled';
  const kind = one => [...one.classList].join(' ');
  return [
    ...all(named.split(', ').map(one => `.board text${one}`).join(', ')).map(one => box(one, 'name', one.textContent)),
    ...all(pieces).map(one => box(one, 'piece', `${kind(one)} ${one.textContent.trim()}`)),
    ...all('.board .holder .rim').map(one => box(one, 'space', kind(one))),
  ];
}"""


class Seen(msgspec.Struct):
    """What is wrong with a match at one size."""

    small: list[str]
    """Targets too small for a finger."""
    clipped: list[str]
    """Words of which something is cut off, without a sign that there is more."""
    crossed: list[str]
    """Words that run over other words."""
    lit: int
    """Places of the board that can be chosen."""
    shown: int
    """Those of them that can be seen without moving the board."""
    covered: list[str]
    """Those over which something lies that is no part of the board."""
    under: list[str]
    """Places under the buttons of the board while all of it is shown: there is room beside it."""
    unsaid: list[str]
    """What goes on below its edge, and does not say so."""
    away: list[str]
    """Buttons to take back, for hints and the like that are under the fold."""
    heavy: list[str]
    """Buttons of the board that take more of a small map than one finger needs."""

    @property
    def wrong(self) -> list[str]:
        placed = [*self.covered, *self.under, *self.unsaid, *self.away, *self.heavy]
        return [*self.small, *self.clipped, *self.crossed, *placed]


def measure(page: Page) -> Seen:
    return msgspec.convert(page.evaluate(MEASURE, FINGER), Seen)


def shared(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How much of the smaller of two boxes the other covers."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    smaller = min(one["width"] * one["height"], other["width"] * other["height"])
    return max(0.0, across) * max(0.0, down) / smaller if smaller else 0.0


def hides(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether too much of a name, or of a piece under another, cannot be seen. Pieces may lie on their space."""
    sorts = (one["sort"], other["sort"])
    return (sorts[0] == "name" or sorts == ("piece", "piece")) and shared(one, other) > TOO_MUCH[sorts[1]]


def collisions(page: Page) -> list[tuple[str, str]]:
    """Names that lie over each other, names that lie under pieces or spaces, and stacks that merge."""
    laid = page.evaluate(LAID_OUT)
    count = Counter(one["sort"] for one in laid)
    assert count["name"] > 10 and count["piece"] > 10, count
    pairs = ((one, other) for index, one in enumerate(laid) for other in laid[index + 1 :])
    return [(one["what"], other["what"]) for one, other in pairs if hides(one, other)]
