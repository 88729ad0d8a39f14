"""The combat cards (#42 to #46)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, hand, impulse, look, may, play, question, scene, told
from tests.rulebook.tanto_monta.land import kind, march, skip, units
from tests.rulebook.tanto_monta.sea import hits, sail, waters
from warcouncil.campaign import field_battle
from warcouncil.campaign.battles import ATTACKER, DEFENDER
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import fighting

WAR = [("beltranejos", "spain"), ("portugal", "spain"), ("nasrid", "spain"), ("france", "spain")]


def front(
    cards: dict[str, tuple[str, ...]], attackers: dict[str, int], defenders: dict[str, int], **said: Any
) -> TantoMontaState:
    """Castile in Avila, the Beltranejos in Talavera."""
    state = scene(wars=WAR, avila={"castile": attackers}, talavera={"beltranejos": defenders}, **said)
    for player, held in cards.items():
        hand(state, player, *held)
    return state


def attack(state: TantoMontaState, *dice: tuple[str, object]) -> Match:
    """Castile attacks; nobody charges."""
    match = impulse("spain", 3, *dice, state=state)
    march(match, "castile", "avila", "talavera")
    skip(match, "intercept", "avoid_battle", "charge")
    return match


def rolls(match: Match) -> list[object]:
    return [entry["amount"] for entry in told(match, "battle_dice")]


def storming(cards: dict[str, tuple[str, ...]], inside: dict[str, int], *dice: tuple[str, object]) -> Match:
    """Castile storms Toledo with four regulars."""
    state = scene(wars=WAR, sieges={"toledo": {"castile": 4}}, toledo={"castile": 4, "beltranejos": inside})
    state.control["toledo"] = "beltranejos"
    for player, held in cards.items():
        hand(state, player, *held)
    match = impulse("spain", 3, *dice, state=state)
    play(match, ("assault", "castile", "toledo"))
    while kind(match) == "assault_formation":
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[-1])
    skip(match, "dismount")
    return match


# -- Arquebusiers (#42)


@covers("tm-6.1-21", "tm-14-8")
def test_arquebusiers_add_three_dice_in_the_field() -> None:
    state = front({"spain": ("arquebusiers",)}, {"regular": 2}, {"regular": 3})
    match = attack(state, ("attacker", (6, 6, 6, 1, 1)), ("defender", (4, 4, 1, 1)))
    assert question(match) == ("spain", "respond")
    play(match, ("play", "arquebusiers"))
    assert rolls(match) == [5, 4]
    assert told(match, "battle_won")[0]["hits2"] == 0
    assert "arquebusiers" in look(match).discard


def test_arquebusiers_stop_a_charge() -> None:
    state = front({"portugal": ("arquebusiers",)}, {"cavalry": 3}, {"regular": 2})
    match = impulse("spain", 3, ("attacker", (1, 1, 4)), ("defender", (6, 1, 1, 1, 1, 1)), state=state)
    march(match, "castile", "avila", "talavera")
    skip(match, "intercept", "avoid_battle")
    play(match, ("charge",))
    assert field_battle.dice_of(look(match), ATTACKER) == 5
    play(match, ("play", "arquebusiers"))
    assert rolls(match) == [3, 6] and told(match, "battle_won")[0]["hits"] == 0


def test_arquebusiers_and_the_great_captain() -> None:
    state = front({"spain": ("arquebusiers",)}, {"regular": 2}, {"regular": 1}, leaders={"great_captain": "avila"})
    match = attack(state, ("attacker", (1,) * 8), ("defender", (1, 1)))
    play(match, ("play", "arquebusiers"))
    assert rolls(match) == [8, 2]


@covers("tm-15.1-18", "tm-15.1-17")
def test_arquebusiers_at_walls() -> None:
    match = storming({"portugal": ("arquebusiers",)}, {"militia": 1})
    assert fighting.near_hits(look(match), DEFENDER) == 0
    match = storming({"portugal": ("arquebusiers",)}, {"militia": 1}, ("attacker", (1, 1)), ("defender", (4, 1, 1, 1)))
    play(match, ("play", "arquebusiers"))
    assert rolls(match) == [2, 4] and units(match, "toledo", "castile") == {"regular": 3}


def test_arquebusiers_at_sea() -> None:
    ships = {"valencia": {"spain": 2}, "gulf_of_lion": {"france": 1}}
    state = waters(ships=ships, wars=[("spain", "france")])
    hand(state, "spain", "arquebusiers", "surprise_attack", "favorable_terrain")
    match = impulse("spain", 1, ("naval attacker", hits(0, 7)), ("naval defender", hits(0, 2)), state=state)
    sail(match, "spain", ("sail", "valencia", "gulf_of_lion"))
    while question(match)[1] != "respond":
        play(match, ("decline",))
    assert choices(match) == {("play", "arquebusiers"), ("pass",)}
    play(match, ("play", "arquebusiers"))
    assert len(told(match, "naval_dice")[0]["dice"]) == 7  # type: ignore[arg-type]


@covers("tm-6.1-21")
def test_who_has_no_units_there_plays_no_combat_card() -> None:
    state = front({"france": ("arquebusiers", "surprise_attack")}, {"regular": 2}, {"regular": 1})
    match = attack(state, ("attacker", (6, 6)), ("defender", (1, 1)))
    assert told(match, "battle_won")


@covers("tm-6.1-21")
def test_the_second_power_of_a_player_brings_him_into_the_battle() -> None:
    state = scene(wars=WAR, avila={"aragon": 2}, talavera={"beltranejos": 1})
    hand(state, "spain", "arquebusiers")
    match = impulse("spain", 3, ("attacker", (1,) * 5), ("defender", (1, 1)), state=state)
    march(match, "aragon", "avila", "talavera")
    skip(match, "intercept", "avoid_battle")
    assert question(match) == ("spain", "respond")
    play(match, ("play", "arquebusiers"))
    assert rolls(match) == [5, 2]


# -- Favorable Terrain (#43)


def test_good_ground_for_an_attacker() -> None:
    state = front({"spain": ("favorable_terrain",)}, {"regular": 1}, {"regular": 1})
    match = attack(state, ("attacker", (1,) * 5), ("defender", (1, 1)))
    play(match, ("play", "favorable_terrain"))
    assert rolls(match) == [5, 2]


@pytest.mark.parametrize(("force", "dice"), [({"cavalry": 1}, 7), ({"regular": 1}, 5)])
def test_good_ground_for_muslim_riders(force: dict[str, int], dice: int) -> None:
    state = scene(wars=WAR, baza={"nasrid": force}, cuenca={"castile": {"militia": 1}})
    hand(state, "muslim", "favorable_terrain")
    match = impulse("muslim", 3, ("attacker", (1,) * dice), ("defender", (1,) * 2), state=state)
    march(match, "nasrid", "baza", "cuenca")
    skip(match, "intercept", "avoid_battle", "withdraw", "charge")
    play(match, ("play", "favorable_terrain"))
    assert rolls(match)[0] == dice


def test_good_ground_for_a_defender() -> None:
    state = front({"portugal": ("favorable_terrain",)}, {"regular": 4}, {"regular": 2})
    match = attack(state, ("attacker", (6, 5, 4, 4)), ("defender", (1, 1, 1)))
    play(match, ("play", "favorable_terrain"))
    assert told(match, "battle_won")[0] == {"power": "castile", "place": "talavera", "hits": 1, "hits2": 0}


def test_good_ground_is_nothing_for_an_assault() -> None:
    match = storming(
        {"spain": ("favorable_terrain", "heavy_cavalry")}, {"regular": 1}, ("attacker", (1, 1)), ("defender", (1, 1))
    )
    assert told(match, "assault_fails")


# -- Fierce Defense (#44)


def test_a_fierce_defense_in_the_field() -> None:
    state = front({"portugal": ("fierce_defense",)}, {"regular": 2}, {"regular": 2, "militia": 1, "artillery": 1})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1,) * 6))
    play(match, ("play", "fierce_defense"))
    assert rolls(match) == [2, 6]


@covers("tm-15.1-18")
def test_a_fierce_defense_of_walls() -> None:
    match = storming(
        {"portugal": ("fierce_defense",)}, {"regular": 2, "cavalry": 1}, ("attacker", (1, 1)), ("defender", (1,) * 5)
    )
    play(match, ("play", "fierce_defense"))
    assert rolls(match) == [2, 5]


def test_an_attacker_defends_nothing() -> None:
    state = front({"spain": ("fierce_defense",)}, {"regular": 2}, {"regular": 1})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    assert told(match, "battle_won")


# -- Heavy Cavalry (#45)


def test_heavy_cavalry_takes_units_before_the_dice() -> None:
    state = front({"spain": ("heavy_cavalry",)}, {"cavalry": 2}, {"militia": 3})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    play(match, ("play", "heavy_cavalry"))
    assert rolls(match) == [2, 2] and units(match, "talavera", "beltranejos") == {"militia": 1}


def test_heavy_cavalry_may_leave_nobody() -> None:
    state = front({"spain": ("heavy_cavalry",)}, {"cavalry": 2}, {"regular": 2})
    match = attack(state, ("attacker", (1, 1)))
    play(match, ("play", "heavy_cavalry"))
    assert told(match, "battle_won")[0]["power"] == "castile"
    assert units(match, "talavera", "castile") == {"cavalry": 2}


def test_heavy_cavalry_needs_cavalry() -> None:
    state = front({"spain": ("heavy_cavalry",)}, {"regular": 2}, {"regular": 1})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    assert told(match, "battle_won")


# -- Surprise Attack (#46)


def test_a_surprise_in_the_field() -> None:
    state = front({"spain": ("surprise_attack",)}, {"regular": 2}, {"militia": 3})
    match = attack(state, ("attacker", (6, 6)), ("defender", (1, 1)))
    play(match, ("play", "surprise_attack"))
    assert rolls(match) == [2, 2] and told(match, "battle_won")[0]["power"] == "castile"


@covers("tm-15.1-18", "tm-15.1-17")
def test_a_surprise_at_walls() -> None:
    match = storming({"spain": ("surprise_attack",)}, {"regular": 1}, ("attacker", (6, 1)))
    play(match, ("play", "surprise_attack"))
    assert told(match, "assault_succeeds") and units(match, "toledo", "castile") == {"regular": 4}
    match = storming({"portugal": ("surprise_attack",)}, {"regular": 3}, ("defender", (6, 6, 1, 1)), ("attacker", (1,)))
    play(match, ("play", "surprise_attack"))
    assert rolls(match) == [4, 1] and "toledo" not in look(match).sieges
