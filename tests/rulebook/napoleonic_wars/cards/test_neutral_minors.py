"""Red and green cards of neutral minors (5.31): each is an event when it must be, with fixed choices."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import box, lies, minor
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import choices, look, question, rolled, told, units
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import BUILDING

TURN = {turn: number for number, turn in enumerate(("1805", "1807", "1809", "1811", "1813"), 1)}
UNALIGNED: dict[str, Any] = {
    "consuls": {
        "turkey": ("", "unaligned", False),
        "sweden": ("britain", "aid", False),
        "denmark": ("france", "friendly", False),
        "prussia": ("", "unaligned", False),
    }
}
PIECES: dict[str, Any] = {
    "units": {
        "london": {"britain": 5},
        "moscow": {"russia": 9},
        "paris": {"france": 9},
        "stockholm": {"sweden": 2},
        "varna": {"turkey": 2},
        "minsk": {"france": 1},
    },
    "leaders": {"kutuzov": "moscow"},
    "squadrons": {"london": [("britain", 0)] * 4, "brest": [("france", 0)] * 2, "varna": [("turkey", 0)]},
    "flags": {"naples": "france", "hanover": "france"},
}
PLAYER = {"holy_banner": "turkey", "swedish_levies": "sweden", "sultan_deposed": "sweden"}
"""Who draws a card; Turkey draws all others."""
HANDS = {"sultan_deposed": {"turkey": ("mud",)}}
"""Who has cards besides: there must be something to lose."""
DICE: dict[str, list[tuple[str, object]]] = {
    "russian_winter": [("attrition by event", (1,))],
    "partisans": [("attrition by event", (1,))],
    "cossacks": [("attrition by event", (1,)), ("attrition by event", (1,))],
    "sultan_deposed": [("card of turkey", 0)],
}
COLOURED = {card.id: card for card in COMPONENTS.cards.values() if card.color}


def drawn(card: str, turn: int) -> bool:
    """Whether a neutral minor that draws a card plays its event, with somebody and something everywhere."""
    sweden = {"sweden": ("", "unaligned", False)} if "finland" in card else {}
    said: dict[str, Any] = {"consuls": {**UNALIGNED["consuls"], **sweden}}
    match = minor(
        PLAYER.get(card, "turkey"), card, *DICE.get(card, []), turn=turn, hands=HANDS.get(card, {}), **said, **PIECES
    )
    rest(match)
    while not match.over:
        go(match, min(choices(match)))
    return bool(told(match, "event_played"))


@covers("nw-5.31-1")
@pytest.mark.parametrize("card", [one for one in COLOURED if COLOURED[one].color == "red"])
def test_a_red_card_is_played_as_an_event_in_every_turn(card: str) -> None:
    assert drawn(card, 2)


@covers("nw-5.31-1")
@pytest.mark.parametrize("card", [one for one in COLOURED if COLOURED[one].color == "green"])
def test_a_green_card_is_played_as_an_event_from_its_turn_on(card: str) -> None:
    first = TURN[COLOURED[card].green_from]
    assert not drawn(card, first - 1)
    assert drawn(card, first)


@covers("nw-7.5-1")
@pytest.mark.parametrize("card", ["levee_en_masse", "mud", "horse_artillery", "tilsit", "talleyrand"])
def test_any_other_card_only_builds(card: str) -> None:
    assert not drawn(card, 4)


def test_europe_exhausted_of_a_minor_is_an_event_with_which_it_builds() -> None:
    match = minor("turkey", "europe_exhausted")
    assert look(match).peace == 2
    assert units(match, "constantinople") == {"turkey": 2}


def test_bernadotte_by_a_neutral_minor_follows_the_row_of_sweden() -> None:
    match = minor("turkey", "bernadotte", turn=3, **UNALIGNED)
    assert look(match).leaders["bernadotte"] == "stockholm"
    assert box(match, "sweden") == ("britain", "associate")
    said = {"consuls": {**UNALIGNED["consuls"], "sweden": ("", "unaligned", False)}}
    assert box(minor("turkey", "bernadotte", turn=3, **said), "sweden") == ("russia", "friendly")


def test_the_peninsular_war_by_a_neutral_minor() -> None:
    """Spain leaves France, turns to Britain and raises its troops next to Madrid."""
    match = minor("turkey", "peninsular_war", **UNALIGNED)
    while question(match)[1] in ("restore", "lodge"):
        go(match, ("forgo",) if question(match)[1] == "restore" else ("stay",))
        if match.over:
            break
    assert box(match, "spain") == ("britain", "aid")
    near = COMPONENTS.atlas.steps_from("madrid")
    assert look(match).units["madrid"] == (("spain", 2),)
    other = next(space for space in look(match).units if space != "madrid")
    fortless = [one for one in COMPONENTS.duchies("spain", "home") if not COMPONENTS.atlas.spaces[one].fortress]
    assert near[other] == min(near[one] for one in fortless if one != "madrid")


def test_the_sultan_of_neutral_turkey_itself() -> None:
    said = {"consuls": {**UNALIGNED["consuls"], "turkey": ("russia", "aid", False)}, "hands": {"turkey": ()}}
    match = minor("sweden", "sultan_deposed", **said)
    assert box(match, "turkey") == ("", "unaligned")


def test_tauroggen_by_a_neutral_minor() -> None:
    said = {
        **UNALIGNED,
        "turn": 4,
        "consuls": {**UNALIGNED["consuls"], "prussia": ("france", "aid", False)},
    }
    assert box(minor("turkey", "tauroggen", **said), "prussia") == ("russia", "friendly")


def test_at_copenhagen_britain_decides_itself() -> None:
    fort = COMPONENTS.tables.naval.coastal_fire_fortress
    dice = [
        ("coastal fire", (1,) * fort),
        ("naval battle: active", (6, *[1] * 5)),
        ("naval battle: other", (1,) * (2 + fort)),
    ]
    ships = {"skagerrak": [("britain", 0)] * 2, "copenhagen": [("denmark", 0)]}
    match = minor("turkey", "bombardment_of_copenhagen", *dice, squadrons=ships, **UNALIGNED)
    assert question(match) == ("britain", "copenhagen")
    go(match, ("bombard", "skagerrak"))
    rest(match)
    rolled(match)
    state = look(match)
    assert not state.ships_at("copenhagen")
    assert state.ships_at("skagerrak") == (("britain", 0),) * 2
    assert "denmark" not in state.camps
    assert box(match, "denmark") == ("france", "associate")
    assert lies(match, "bombardment_of_copenhagen") == "removed"


def test_squadrons_being_built_in_copenhagen_are_attacked_as_well() -> None:
    ships = {"skagerrak": [("britain", 0)] * 2, "copenhagen": [("denmark", BUILDING)]}
    match = minor("turkey", "bombardment_of_copenhagen", squadrons=ships, **UNALIGNED)
    assert question(match) == ("britain", "copenhagen")


@pytest.mark.parametrize("card", ["irish_rising", "vendee_rising", "tyrolean_revolt"])
def test_revolts_need_no_choice(card: str) -> None:
    match = minor("turkey", card, **UNALIGNED)
    assert match.over
    where, nation = {
        "irish_rising": ("ireland", "france"),
        "vendee_rising": ("vendee", "britain"),
        "tyrolean_revolt": ("innsbruck", "austria"),
    }[card]
    assert units(match, where) == {nation: 1}
