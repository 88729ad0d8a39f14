"""What can be measured of a match on the screen: targets for fingers, clipped words, what lies over what."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page

FINGER = 43.5
"""Pixels: 44, but for what rounding takes."""
TOO_MUCH = 0.45
"""So much of a name or a piece may not lie under another; boxes are larger than what is drawn in them."""
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
  const slot = document.querySelector('.board-slot').getBoundingClientRect();
  const middle = one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const inSlot = ([x, y]) => x > slot.left && x < slot.right && y > slot.top && y < slot.bottom;
  const lit = [...document.querySelectorAll('.board .space.lit[data-element]')];
  const shown = lit.filter(one => inSlot(middle(one)));
  return {
    small: small.map(called),
    clipped: written.filter(cutBy).map(called),
    lit: lit.length,
    shown: shown.length,
    covered: shown.filter(one => !document.elementFromPoint(...middle(one))?.closest('.board')).map(called),
  };
}"""
LAID_OUT = """() => {
  const box = (one, what) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return {what, x, y, width, height};
  };
  const named = /(^| )(name|war-name|sea-zone|sea-name|city-name|land-name)( |$)/;
  const all = what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility({opacityProperty: true}));
  const texts = all('.board text').filter(one => named.test(one.getAttribute('class') ?? ''));
  const pieces = all('.board .piece');
  return {names: texts.map(one => box(one, one.textContent)),
    pieces: pieces.map(one => box(one, `piece ${one.getAttribute('aria-label') ?? one.textContent}`))};
}"""


class Seen(msgspec.Struct):
    """What is wrong with a match at one size."""

    small: list[str]
    """Targets too small for a finger."""
    clipped: list[str]
    """Words of which something is cut off, without a sign that there is more."""
    lit: int
    """Places of the board that can be chosen."""
    shown: int
    """Those of them that can be seen without moving the board."""
    covered: list[str]
    """Those over which something lies that is no part of the board."""


def measure(page: Page) -> Seen:
    return msgspec.convert(page.evaluate(MEASURE, FINGER), Seen)


def shared(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How much of the smaller of two boxes the other covers."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    smaller = min(one["width"] * one["height"], other["width"] * other["height"])
    return max(0.0, across) * max(0.0, down) / smaller if smaller else 0.0


def collisions(page: Page) -> list[tuple[str, str]]:
    """Names that lie over each other, and names that lie under pieces."""
    laid = page.evaluate(LAID_OUT)
    names, pieces = laid["names"], laid["pieces"]
    assert len(names) > 10 and len(pieces) > 10, (len(names), len(pieces))
    return [
        (one["what"], other["what"])
        for index, one in enumerate(names)
        for other in [*names[index + 1 :], *pieces]
        if shared(one, other) > TOO_MUCH
    ]
