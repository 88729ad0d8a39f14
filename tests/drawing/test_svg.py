"""Boards as SVG: every game can be drawn, and a picture shows no more than its viewer sees."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import warcouncil
from warcouncil.drawing.svg import draw

BOARD = {
    "size": (200, 100),
    "zones": [{"id": "north & south", "box": (0, 0, 100, 50)}],
    "spaces": [{"id": "a", "x": 10, "y": 20}, {"id": "b", "x": 30, "y": 40}, {"id": "nowhere"}],
    "links": [{"a": "a", "b": "b"}, {"a": "a", "b": "nowhere"}],
}


def parts(svg: str, name: str) -> list[ElementTree.Element]:
    return ElementTree.fromstring(svg).findall(f"{{http://www.w3.org/2000/svg}}{name}")


@pytest.mark.parametrize("name", ["endeavor", "game_of_thrones", "here_i_stand"])
def test_every_game_can_be_drawn(name: str) -> None:
    match = warcouncil.new(name, seed=1)
    spaces = [space for space in match.title.board(match.options)["spaces"] if "x" in space]
    picture = warcouncil.picture(match)
    assert len(parts(str(picture), "circle")) == len(spaces) > 20
    assert picture._repr_svg_() == str(picture)


def test_a_picture_is_of_what_its_viewer_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    match = warcouncil.new("endeavor", players=3, seed=1)
    asked: list[int | None] = []

    def view(seat: int | None, *, log: bool = True) -> dict[str, Any]:
        asked.append(seat)
        return {"view": {}}

    monkeypatch.setattr(match, "view", view)
    warcouncil.picture(match)
    warcouncil.picture(match, 2)
    assert asked == [None, 2]


def test_who_stands_where_is_in_colour_and_in_words() -> None:
    pieces = [{"place": "a", "owner": "red", "kind": "<ship>", "count": 2}, {"place": "b", "kind": "mine"}]
    first, second = parts(draw(BOARD, {"pieces": pieces}), "circle")
    assert (first.get("fill"), first[0].text) == ("red", "a: red <ship> x2")
    assert (second.get("fill"), second[0].text) == ("#f4e7c5", "b:  mine x1")


def test_only_what_has_a_place_is_drawn() -> None:
    svg = draw(BOARD, {})
    assert len(parts(svg, "circle")) == 2 and len(parts(svg, "line")) == 1
    assert [zone.text for zone in parts(svg, "text")] == ["north & south"]
    assert {circle.get("fill") for circle in parts(svg, "circle")} == {"#ffffff"}
