"""Battle cards (6.15): dice, faces, losses, and what they need."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, pass_window, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import impulse, look, play, question, rolled, told, units
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import LEADERS

ATTACKER, DEFENDER = 9, 5
"""The dice of Davout with four units, and of John with three, in the open."""


def battle(hands: dict[str, tuple[str, ...]], *dice: tuple[str, object], at: str = "battle_dice", **said: Any) -> Match:
    """Davout with four units attacks John with three in Linz; before the dice of the first round, or later."""
    said = {
        "units": {"munich": {"france": 4}, "linz": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "linz"},
        **said,
    }
    match = impulse("france", 1, *dice, hands=hands, **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    come_to(match, at)
    return match


def ones(count: int, *faces: int) -> tuple[int, ...]:
    return (*faces, *[1] * (count - len(faces)))


def rolls(attacker: tuple[int, ...], defender: tuple[int, ...]) -> list[tuple[str, object]]:
    return [("battle: attacker", attacker), ("battle: defender", defender)]


@covers("nw-6.15-1")
@pytest.mark.parametrize(
    ("holder", "card", "attacker", "defender"),
    [
        ("france", "grand_battery", 3, 0),
        ("france", "cavalry_charge", 3, 0),
        ("austria", "cavalry_charge", 0, 3),
        ("austria", "horse_artillery", 0, 2),
        ("france", "flank_attack", 2, 0),
        ("austria", "reverse_slope", -3, 0),
        ("austria", "great_redoubt", 0, 3),
    ],
)
def test_more_and_fewer_dice_for_one_round(holder: str, card: str, attacker: int, defender: int) -> None:
    match = battle({holder: (card,)}, *rolls(ones(ATTACKER + attacker, 5), ones(DEFENDER + defender)))
    go(match, ("play", card))
    rest(match)
    rolled(match)
    assert card in look(match).discard


@covers("nw-11.1-2")
def test_an_event_of_a_round_is_over_with_it() -> None:
    match = battle(
        {"france": ("grand_battery",)},
        *rolls(ones(ATTACKER + 3), ones(DEFENDER)),
        *rolls(ones(ATTACKER, 5), ones(DEFENDER)),
    )
    go(match, ("play", "grand_battery"))
    rest(match)
    rolled(match)


@pytest.mark.parametrize(
    ("holder", "card"),
    [
        ("austria", "grand_battery"),
        ("france", "reverse_slope"),
        ("austria", "flank_attack"),
        ("austria", "imperial_guard"),
        ("france", "imperial_guard"),
        ("france", "sun_of_austerlitz"),
        ("austria", "brown_bess"),
        ("austria", "iron_duke"),
        ("france", "great_redoubt"),
        ("france", "nelson_touch"),
        ("france", "squares"),
        ("france", "sound_of_the_guns"),
    ],
)
def test_cards_that_have_no_place_in_this_battle(holder: str, card: str) -> None:
    match = battle({holder: (card,)})
    assert card not in offered(match)


@covers("nw-6.15-1")
def test_a_battle_card_needs_a_formation_there() -> None:
    match = battle({"austria": ("horse_artillery",), "russia": ("cavalry_charge",), "britain": ("to_the_death",)})
    assert {decision.power for decision in match.decisions} == {"austria"}


@covers("nw-11.1-1")
def test_the_active_nation_plays_all_of_its_own_before_the_next_one() -> None:
    hands = {"france": ("grand_battery", "horse_artillery"), "austria": ("cavalry_charge",)}
    match = battle(hands, *rolls(ones(ATTACKER + 3, 5), ones(DEFENDER + 2)))
    assert [decision.power for decision in match.decisions] == ["france"]
    go(match, ("play", "grand_battery"))
    assert [decision.power for decision in match.decisions] == ["france"]
    play(match, PASS)
    assert [decision.power for decision in match.decisions] == ["austria"]
    go(match, ("play", "cavalry_charge"))
    rolled(match)


@covers("nw-11.1-1")
def test_battle_cards_begin_with_the_active_nation_wherever_it_is_on_the_track() -> None:
    match = impulse(
        "austria",
        1,
        hands={"france": ("grand_battery",), "austria": ("cavalry_charge",)},
        units={"linz": {"austria": 3}, "munich": {"france": 2}},
        leaders={"charles": "linz", "davout": "munich"},
    )
    go(match, ("march", "charles"), ("take", "austria", 3), ("enter", "munich"), ("stand",))
    come_to(match, "battle_dice")
    assert [decision.power for decision in match.decisions] == ["austria"]
    play(match, PASS)
    assert [decision.power for decision in match.decisions] == ["france"]


@covers("nw-6.15-1")
def test_any_number_of_battle_cards() -> None:
    match = battle(
        {"france": ("grand_battery", "horse_artillery")}, *rolls(ones(ATTACKER + 5, 6, 6, 6), ones(DEFENDER))
    )
    go(match, ("play", "grand_battery"), ("play", "horse_artillery"))
    rest(match)
    assert told(match, "battle_round")[0]["dice"] == ones(ATTACKER + 5, 6, 6, 6)


def test_to_the_death_makes_fives_kill_on_both_sides() -> None:
    match = battle({"austria": ("to_the_death",)}, *rolls(ones(ATTACKER, 5, 5), ones(DEFENDER, 5)))
    go(match, ("play", "to_the_death"))
    rest(match)
    assert look(match).battle.kills == (1, 2)  # type: ignore[union-attr]
    assert look(match).battle.disrupts == (0, 0)  # type: ignore[union-attr]


@covers("nw-3-41")
@pytest.mark.parametrize(("rounding", "attacker", "defender"), [("round_up", 5, 3), ("round_down", 4, 2)])
def test_fog_of_war_halves_as_its_player_rounds(rounding: str, attacker: int, defender: int) -> None:
    match = battle({"austria": ("fog_of_war",)}, *rolls(ones(attacker, 5), ones(defender)))
    go(match, ("play", "fog_of_war"))
    assert question(match) == ("austria", "event_rounding")
    go(match, (rounding,))
    rest(match)
    rolled(match)


def test_veterans_roll_ones_and_twos_again() -> None:
    dice = [
        ("battle: attacker", (1, 2, 3, 3, 3, 3, 3, 3, 3)),
        ("battle: attacker again", (6, 1)),
        ("battle: defender", ones(DEFENDER)),
    ]
    match = battle({"france": ("veterans",)}, *dice)
    go(match, ("play", "veterans"))
    rest(match)
    rolled(match)
    assert told(match, "rolled_again") == [{"card": "veterans", "amount": 2}]


def test_squares_cancel_the_last_event_of_the_enemy_that_adds_dice() -> None:
    match = battle({"france": ("horse_artillery",), "austria": ("squares",)}, *rolls(ones(ATTACKER, 5), ones(DEFENDER)))
    assert offered(match) == {"horse_artillery"}
    go(match, ("play", "horse_artillery"))
    assert offered(match, "austria") == {"squares"}
    go(match, ("play", "squares"))
    rest(match)
    rolled(match)
    assert told(match, "event_cancelled") == [{"card": "horse_artillery"}]


def test_commander_wounded() -> None:
    dice = [*rolls(ones(ATTACKER - 3), ones(DEFENDER, 5)), ("event commander_wounded", 6)]
    match = battle({"austria": ("commander_wounded",)}, *dice)
    go(match, ("play", "commander_wounded"))
    rest(match)
    rolled(match)
    assert "davout" not in look(match).leaders


def test_a_wound_that_is_not_mortal() -> None:
    dice = [*rolls(ones(ATTACKER - 3), ones(DEFENDER, 5)), ("event commander_wounded", 5)]
    match = battle({"austria": ("commander_wounded",)}, *dice)
    go(match, ("play", "commander_wounded"))
    rest(match)
    assert look(match).leaders["davout"] == "munich"


NAPOLEON: dict[str, Any] = {"leaders": {"napoleon": "munich", "john": "linz"}}


def emperor(hands: dict[str, tuple[str, ...]], *dice: tuple[str, object]) -> Match:
    """Napoleon with four units: ten dice."""
    match = impulse(
        "france", 1, *dice, hands=hands, units={"munich": {"france": 4}, "linz": {"austria": 3}}, **NAPOLEON
    )
    go(match, ("march", "napoleon"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    come_to(match, "battle_dice")
    return match


def test_the_guard_dies_if_the_battle_is_lost() -> None:
    match = emperor({"france": ("imperial_guard",)}, *rolls(ones(14), ones(DEFENDER, 5)))
    go(match, ("play", "imperial_guard"))
    rest(match)
    assert units(match, "munich") == {"france": 3}


def test_the_guard_lives_if_it_is_won() -> None:
    match = emperor({"france": ("imperial_guard",)}, *rolls(ones(14, 5), ones(DEFENDER)))
    go(match, ("play", "imperial_guard"))
    rest(match)
    assert units(match, "linz")["france"] == 4


def test_the_sun_of_austerlitz_brings_a_resource_without_a_roll() -> None:
    match = emperor({"france": ("sun_of_austerlitz",)}, *rolls(ones(13, 5, 5, 5), ones(DEFENDER)))
    look(match).resources["france"] = 0
    go(match, ("play", "sun_of_austerlitz"))
    rest(match)
    assert told(match, "rout")
    go(match, *[("lose_unit", "austria")] * 3)
    rolled(match)
    assert look(match).resources["france"] == 1


def test_the_iron_duke_halves_kills() -> None:
    """Wellington with three British units and one Austrian: two more dice, and of three kills one counts."""
    match = impulse(
        "france",
        1,
        *rolls(ones(ATTACKER, 6, 6, 6), ones(4 + LEADERS["wellington"].battle + 1 + 2, 5)),
        hands={"britain": ("iron_duke",)},
        turn=2,
        units={"munich": {"france": 4}, "linz": {"austria": 1, "britain": 3}},
        leaders={"davout": "munich", "wellington": "linz"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    while not windows_open(match) or match.decisions[0].trigger != "battle_dice":
        go(match, ("stand",)) if not windows_open(match) else pass_window(match)
    assert offered(match, "britain") == {"iron_duke"}
    go(match, ("play", "iron_duke"))
    rolled(match)
    assert look(match).battle is not None
    assert look(match).battle.kills == (0, 1)  # type: ignore[union-attr]
