"""What people see of The Napoleonic Wars: the board, the view of a fight, lines of text, the words of the page."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from tests.rulebook.napoleonic_wars.driver import impulse, look
from warcouncil.engine.match import Match
from warcouncil.text import speaker
from warcouncil.titles.napoleonic_wars import terminal
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display import board
from warcouncil.titles.napoleonic_wars.state import Battle, Siege
from warcouncil.titles.napoleonic_wars.title import NapoleonicWars

TITLE = NapoleonicWars()
WEB = Path(str(TITLE.folder)) / "web"


def test_the_board_says_how_much_is_reconstructed() -> None:
    shown = TITLE.board({})
    counts = shown["certainty"]
    assert 0 < counts["likely"] + counts["reconstructed"] < counts["rows"]
    marked = {space["id"]: space["certainty"] for space in shown["spaces"] if "certainty" in space}
    assert marked == {row.id: row.certainty for row in (*COMPONENTS.map.spaces, *COMPONENTS.map.seas)}
    assert {link["kind"] for link in shown["links"]} >= {"road", "rough", "pass", "marsh", "strait", "port"}


def test_everything_lies_on_the_board() -> None:
    shown = TITLE.board({})
    width, height = shown["size"]
    assert all(0 < space["x"] < width and 0 < space["y"] < height for space in shown["spaces"])
    assert {space["id"] for space in shown["spaces"]} >= set(board.BOXES)


@pytest.mark.parametrize("language", ["en", "zh"])
def test_lines_of_text_tell_a_match(language: str) -> None:
    """Nothing in the view of a match in progress is without words."""
    voice = speaker(TITLE, language)
    chance = random.Random(4)
    match = Match.new(TITLE, players=5, seed=4)
    for turn in range(240):
        decision = chance.choice(match.decisions)
        if turn % 20 == 0 or any(panel["kind"] == "battle" for panel in match.view(0)["view"]["panels"]):
            seen = match.view(0)
            lines = [
                *terminal.position(seen, voice),
                *terminal.summary(seen, 0, voice),
                *terminal.points(seen, 0, voice),
            ]
            assert len(terminal.standing(seen, voice)) == 6
            assert not [one for one in lines if "label-" in one or "unit-" in one]
            for option in decision.options[:5]:
                terminal.note(seen, decision.power, decision.kind, option, voice)
        match.choose(decision, chance.choice(decision.options))


def test_a_siege_is_seen_die_by_die() -> None:
    """The army before a fortress is marked; its panel shows both rolls, and the sixes against the rating."""
    match = impulse("france", 2, units={"lisbon": {"france": 2}}, leaders={"soult": "lisbon"})
    shown = match.title.view(match.state, 0)
    assert [(one["place"], one["owner"]) for one in shown["pieces"] if one["kind"] == "siege"] == [("lisbon", "france")]
    look(match).siege = Siege("lisbon", "soult", rounds=1, sixes=1, disrupts=1, dice=((5, 1), (6, 2)))
    (panel,) = [one for one in match.title.view(match.state, 0)["panels"] if one["kind"] == "siege"]
    army, walls = panel["sides"]
    assert (army["role"], army["head"], army["dice"], army["disrupted"]) == ("besieger", "soult", [6, 2], 1)
    assert (walls["role"], walls["dice"], walls["sixes"]) == ("garrison", [5, 1], 1)
    assert walls["rating"] == COMPONENTS.atlas.spaces["lisbon"].fortress


def test_a_battle_is_seen_with_all_that_was_suffered() -> None:
    match = impulse("france", 2, units={"ulm": {"france": 3, "austria": 2}}, leaders={"soult": "ulm"})
    look(match).battle = Battle("ulm", "france", leader="soult", kills=(0, 1), disrupts=(2, 0), hits=(2, 1))
    (panel,) = [one for one in match.title.view(match.state, 0)["panels"] if one["kind"] == "battle"]
    attacker, defender = panel["sides"]
    assert (attacker["powers"], attacker["head"], attacker["disrupted"]) == (["france"], "soult", 2)
    assert (defender["powers"], defender["killed"], defender["troops"][0]["count"]) == (["austria"], 1, 2)
    assert attacker["count"] == sum(line["dice"] for line in attacker["lines"])


def test_words_of_the_page_are_there() -> None:
    """Whatever the dress says by a label has its message."""
    voice = speaker(TITLE, "en")
    said = {
        word for file in WEB.glob("*.js") for word in re.findall(r'words\.label\("(\w+)"\)', file.read_text("utf-8"))
    }
    assert len(said) > 60
    assert [word for word in sorted(said) if not voice.has(f"label-{word}")] == []


def test_facts_of_the_page_are_those_of_the_components() -> None:
    facts = json.loads((WEB / "facts.json").read_text("utf-8"))
    assert set(facts["card"]) == set(COMPONENTS.cards)
    assert set(facts["leader"]) == set(COMPONENTS.leaders)
    assert facts["reserve"].keys() == COMPONENTS.reserves.keys()
