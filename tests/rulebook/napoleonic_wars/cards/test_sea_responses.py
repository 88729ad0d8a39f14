"""Responses and battle cards at sea (6.14, 6.15): rolls, dice, storms and the Danes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import impulse, look, position, question, refused, rolled, told
from tests.rulebook.napoleonic_wars.test_fleets import at, ships
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

BISCAY = {"bay_of_biscay": [*ships("britain", 3), *ships("france", 2)]}
FOUND = ("patrol by the fleet of britain", (6, 6))
MISSED = ("patrol by the fleet of britain", (1, 1))


def ones(count: int, *faces: int) -> tuple[int, ...]:
    return (*faces, *[1] * (count - len(faces)))


def rolls(active: tuple[int, ...], other: tuple[int, ...]) -> list[tuple[str, object]]:
    return [("naval battle: active", active), ("naval battle: other", other)]


def patrol(hands: dict[str, tuple[str, ...]], *dice: tuple[str, object], **said: Any) -> Match:
    """Three British squadrons in the Bay of Biscay look for two French ones."""
    match = impulse("britain", 3, *dice, hands=hands, **{"squadrons": BISCAY, **said})
    go(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 3), ("patrol", "france"))
    return match


@covers("nw-6.14-1")
def test_the_weather_gauge_makes_a_failed_patrol_a_success() -> None:
    match = patrol({"britain": ("the_weather_gauge",)}, MISSED)
    assert offered(match) == {"the_weather_gauge"}
    go(match, ("play", "the_weather_gauge"))
    rest(match)
    assert question(match) == ("france", "sea_evade")


def test_the_weather_gauge_is_no_answer_to_the_roll_of_another() -> None:
    match = patrol({"france": ("the_weather_gauge",)}, MISSED)
    assert not windows_open(match) or "the_weather_gauge" not in offered(match)


def test_the_weather_gauge_adds_a_die_for_each_own_squadron() -> None:
    match = patrol({"britain": ("the_weather_gauge",)}, FOUND, *rolls(ones(12, 5), ones(4)))
    go(match, ("fight",), ("play", "the_weather_gauge"))
    rest(match)
    rolled(match)


@covers("nw-13.4-3")
def test_the_nelson_touch() -> None:
    """Two dice more for three squadrons, 5s sink, and a 1 afterwards takes the card out of the game."""
    dice = [FOUND, *rolls(ones(11, 5), ones(4)), ("event nelson_touch", 1)]
    match = patrol({"britain": ("nelson_touch",)}, *dice)
    go(match, ("fight",), ("play", "nelson_touch"))
    rest(match)
    if question(match)[1] == "haven":
        go(match, ("run_for", "bordeaux"))
    rolled(match)
    assert [entry["power"] for entry in told(match, "squadron_lost")] == ["france"]
    assert "nelson_touch" in look(match).removed


@covers("nw-6.15-2", "nw-13.4-3")
def test_battle_cards_of_the_land_have_no_place_at_sea() -> None:
    match = patrol({"britain": ("grand_battery",), "france": ("horse_artillery",)}, FOUND)
    go(match, ("fight",))
    come_to(match, "naval_dice")
    assert offered(match) == set()


def test_lost_dispatches_undo_an_interception_at_sea() -> None:
    match = patrol({"austria": ("lost_dispatches",)}, FOUND)
    go(match, ("play", "lost_dispatches"))
    rest(match)
    assert question(match) == ("britain", "voyage")


# -- storms


def test_a_storm_sends_fleets_home_and_wears_them() -> None:
    match = impulse(
        "britain",
        2,
        ("attrition by storm_at_sea", (1, 1, 6)),
        hands={"austria": ("storm_at_sea",)},
        squadrons={"kent": ships("britain"), "bay_of_biscay": [*ships("britain"), *ships("france", 2)]},
    )
    go(match, ("play", "storm_at_sea"))
    while question(match)[1] == "haven":
        power = question(match)[0]
        go(match, ("run_for", "cornwall" if power == "britain" else "bordeaux"))
    rest(match)
    assert at(match, "bay_of_biscay") == ()
    assert at(match, "cornwall") == (("britain", 1),)
    assert at(match, "bordeaux") == tuple(ships("france", 2))


def test_a_storm_over_a_fleet_on_its_voyage_ends_it() -> None:
    match = impulse(
        "britain",
        2,
        ("attrition by storm_at_sea", (1,)),
        hands={"austria": ("storm_at_sea",)},
        squadrons={"kent": ships("britain")},
    )
    go(match, ("sail", "kent"), ("steer", "north_sea"))
    come_to(match, "sea_move")
    go(match, ("play", "storm_at_sea"))
    if question(match)[1] == "haven":
        go(match, (match.decisions[0].options[0]))
    assert look(match).sailing is None
    assert at(match, "north_sea") == ()


def test_a_storm_over_the_fleet_of_a_pact_minor_ends_its_voyage() -> None:
    state = position(
        hands={"austria": ("storm_at_sea",)},
        consuls={"turkey": ("france", "pact", False)},
        seats={"turkey": 0},
        squadrons={"varna": ships("turkey")},
    )
    state.camps["turkey"] = "imperial"
    match = impulse("turkey", 2, ("attrition by storm_at_sea", (1,)), state=state)
    go(match, ("sail", "varna"))
    come_to(match, "sea_move")
    go(match, ("play", "storm_at_sea"))
    while question(match)[1] == "haven":
        go(match, match.decisions[0].options[0])
    assert look(match).sailing is None
    assert at(match, "black_sea") == ()


# -- Gallant Danes


DANES: dict[str, Any] = {
    "consuls": {"denmark": ("france", "pact", False)},
    "camps": {"denmark": "imperial"},
    "seats": {"denmark": 0},
}


def skagerrak(*dice: tuple[str, object], **said: Any) -> Match:
    said = {"squadrons": {"north_sea": ships("britain", 2), "copenhagen": ships("denmark")}, **DANES, **said}
    match = impulse("britain", 2, *dice, **said)
    go(match, ("sail", "north_sea"), ("weigh", "britain", 2), ("steer", "skagerrak"))
    return match


def test_the_danes_come_out() -> None:
    """A squadron in Copenhagen meets the British: three dice instead of two, and one 6 against it is void."""
    match = skagerrak(
        ("interception by the fleet of denmark", (6, 6)),
        *rolls(ones(6, 6), ones(3, 5)),
        squadrons={
            "north_sea": ships("britain", 2),
            "copenhagen": ships("denmark"),
        },
    )
    assert windows_open(match)
    go(match, ("play_reserve", "gallant_danes"), ("fight",))
    rolled(match)
    assert told(match, "naval_over")[0]["side"] == "attacker"
    assert not told(match, "squadron_lost")
    assert "gallant_danes" in look(match).used_reserves


def test_without_a_player_there_are_no_gallant_danes() -> None:
    match = skagerrak(consuls={}, camps={}, seats={})
    assert not windows_open(match)


@pytest.mark.parametrize("mark", [1])
def test_a_refitting_fleet_does_not_come_out(mark: int) -> None:
    match = skagerrak(squadrons={"north_sea": ships("britain", 2), "copenhagen": ships("denmark", 1, mark)})
    assert not windows_open(match)


@covers("nw-13.5-1")
def test_nobody_fights_for_a_port_that_the_danes_have_left() -> None:
    """The British put into Copenhagen; the only squadron there comes out, misses them, and its port is empty."""
    match = impulse(
        "britain",
        3,
        ("interception by the fleet of denmark", (1, 1)),
        **{**DANES, "squadrons": {"skagerrak": ships("britain", 2), "copenhagen": ships("denmark")}},
    )
    go(match, ("sail", "skagerrak"), ("weigh", "britain", 2), ("put_in", "copenhagen"))
    go(match, ("play_reserve", "gallant_danes"))
    rest(match)
    assert at(match, "skagerrak") == (("britain", 0), ("britain", 0), ("denmark", 0))
    assert question(match) == ("britain", "voyage")
    assert not told(match, "naval_battle")
    assert refused(match, ("put_in", "copenhagen")) == "nw-13.5-1"
