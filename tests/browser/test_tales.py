"""What of a log is told as one, on a card: every roll of dice that changes something, in games played at random."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import warcouncil
from tests.browser.conftest import NewVisitor
from warcouncil.engine.title import get_title
from warcouncil.testing.play import random_play
from warcouncil.text.layers import word_folders

CHOICES = 900
SEEDS = (1, 2, 3)
SMALL = {"mesta_moves"}
"""What a die decides for nobody in particular."""
UNTOLD = """async ([address, log]) => {
  const {tales} = await import('/js/kit/tales.js');
  const told = new Set(tales(log, (await import(address)).tales).flatMap(({entries}) => entries));
  const rolled = log.filter(({arguments: {dice, die}}) => dice !== undefined || die !== undefined);
  return [rolled.length, rolled.filter(entry => !told.has(entry)).map(entry => entry.message)];
}"""
NAMED = """async address => (await import(address)).tales.flatMap(
  ({begins, decides, after, totals, silent}) => [begins, decides, after ?? [], Object.keys(totals ?? {}), silent ?? []]
    .flat()
)"""
WITHIN = {
    "here_i_stand": {"battle_card_dice", "debate_dice", "diet_dice", "naval_dice", "naval_more_dice", "piracy_defence"},
    "napoleonic_wars": {"battle_round", "naval_round"},
    "tanto_monta": {"battle_card_dice", "charges", "naval_dice", "naval_more_dice"},
}
"""Title -> what is only ever said between the beginning of a tale and its end, and needs no name there."""
CARD = """async () => {
  const {taleCard} = await import('/js/kit/tales.js');
  const told = power => ({power, dice: [6, 1, 4, 3]});
  const said = (message, text, power) => ({message, text, arguments: told(power), elements: [], parts: []});
  const long = 'A sentence that is as long as sentences are which tell who sent how much power to the Wall.';
  const entries = [said('begins', 'It begins.'), said('roll', long, 'red'), said('roll', 'Short.', 'red')];
  const scene = {look: () => ({color: 'red', sign: 'crown'}), powerName: name => name, words: {label: name => name}};
  const tale = {telling: {sign: 'skull', begins: [], decides: []}, first: 0, entries, verdict: entries[0]};
  const place = document.createElement('section');
  place.className = 'tidings';
  place.append(taleCard(tale, scene));
  document.body.append(place);
  return [...place.querySelectorAll('.told li')].map(line => {
    const [shield, text] = [...line.children].map(one => one.getBoundingClientRect());
    return [text.left >= shield.right, Math.abs(text.top - shield.top) < shield.height];
  });
}"""


def log_of(title: str, seed: int) -> list[dict[str, Any]]:
    """The log of some turns, as a spectator reads it."""
    match = warcouncil.new(title, players=get_title(title).players[-1], seed=seed)
    for made, _ in enumerate(random_play(match, seed)):
        if made == CHOICES:
            break
    entries: list[dict[str, Any]] = match.view(None)["log"]
    return entries


@pytest.mark.parametrize("title", ["here_i_stand", "tanto_monta", "napoleonic_wars"])
def test_whatever_is_rolled_is_told_on_a_card(visitor: NewVisitor, title: str) -> None:
    page = visitor().open().page
    rolled = 0
    for seed in SEEDS:
        some, untold = page.evaluate(UNTOLD, [f"/dress/{title}/tales.js", log_of(title, seed)])
        rolled += some
        assert set(untold) <= SMALL
    assert rolled > 20


@pytest.mark.parametrize("title", sorted(WITHIN))
def test_every_sentence_with_dice_belongs_to_a_tale(visitor: NewVisitor, title: str) -> None:
    """Also those that random play hardly ever comes to."""
    named = visitor().open().page.evaluate(NAMED, f"/dress/{title}/tales.js")
    dice = {message for message, words in sentences(title) if re.search(r"\$(dice|die)\b", words)}
    assert dice - {*named, *SMALL} == WITHIN[title]


def sentences(title: str) -> Iterator[tuple[str, str]]:
    """What the log of a title may say: messages of its own and of its layers, and their words."""
    for folder in word_folders(get_title(title)):
        for found in re.finditer(r"^log-([\w-]+) = (.*\n(?:[ \t]+.*\n)*)", (folder / "text/en.ftl").read_text(), re.M):
            yield found[1], found[2]


def test_a_shield_stands_beside_its_sentence_however_long(visitor: NewVisitor) -> None:
    assert visitor().open().page.evaluate(CARD) == [[True, True], [True, True]]
