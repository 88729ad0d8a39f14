"""Cavalry Pursuit (#50) and Nobles Return Home (#53)."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.test_combat_cards import WAR, attack, front, rolls, storming
from tests.rulebook.tanto_monta.driver import choices, hand, impulse, may, play, question, scene, told
from tests.rulebook.tanto_monta.land import kind, march, skip, units
from warcouncil.testing.covers import covers


@covers("tm-14-3")
def test_the_beaten_are_pursued() -> None:
    state = front({"spain": ("cavalry_pursuit",)}, {"cavalry": 3}, {"militia": 3})
    dice = [("attacker", (6, 1, 1)), ("defender", (1, 1, 1, 1)), ("pursuit", (5, 6, 4, 1, 1))]
    match = attack(state, *dice)
    play(match, ("play", "cavalry_pursuit"))
    while kind(match) == "losses":
        play(match, match.decisions[0].options[-1])
    assert told(match, "pursuit") and not units(match, "talavera", "beltranejos")
    assert units(match, "talavera", "castile") == {"cavalry": 3}


def test_a_pursuit_needs_cavalry_and_a_victory() -> None:
    state = front({"spain": ("cavalry_pursuit",)}, {"regular": 3}, {"militia": 3})
    match = attack(state, ("attacker", (6, 1, 1)), ("defender", (1, 1, 1, 1)))
    assert kind(match) != "respond"
    state = front({"spain": ("cavalry_pursuit",)}, {"cavalry": 3}, {"militia": 3})
    match = attack(state, ("attacker", (1, 1, 1)), ("defender", (1, 1, 1, 1)))
    assert kind(match) != "respond"


def test_who_avoids_battle_is_pursued() -> None:
    state = scene(wars=WAR, avila={"castile": {"cavalry": 1, "regular": 1}}, talavera={"beltranejos": {"militia": 3}})
    state.control["toledo"] = "beltranejos"
    state.add_troops("toledo", "beltranejos", regular=1)
    hand(state, "spain", "cavalry_pursuit")
    match = impulse("spain", 1, ("avoid battle", (6, 6)), ("pursuit", (4, 6, 1)), state=state)
    march(match, "castile", "avila", "talavera")
    skip(match, "intercept")
    play(match, ("avoid", "toledo"))
    while kind(match) == "avoid_formation":
        play(match, ("all",) if may(match, ("all",)) else match.decisions[0].options[-1])
    assert question(match) == ("spain", "respond")
    play(match, ("play", "cavalry_pursuit"))
    assert units(match, "toledo", "beltranejos") == {"regular": 1, "militia": 1}


@covers("tm-14-2")
def test_nobles_go_home_before_a_battle() -> None:
    state = front(
        {"france": ("nobles_return_home",)}, {"regular": 2}, {"militia": 3}, cuenca={"castile": {"militia": 3}}
    )
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    play(match, ("play", "nobles_return_home"))
    assert choices(match) == {
        ("dismiss_levies", "talavera", "beltranejos", 2),
        ("dismiss_levies", "cuenca", "castile", 2),
    }
    play(match, ("dismiss_levies", "talavera", "beltranejos", 2))
    assert choices(match) == {
        ("dismiss_levies", "cuenca", "castile", 1),
        ("dismiss_levies", "cuenca", "castile", 2),
        ("done",),
    }
    play(match, ("dismiss_levies", "cuenca", "castile", 1))
    assert rolls(match) == [2, 2] and units(match, "cuenca", "castile") == {"militia": 2}


@covers("tm-15.1-17")
def test_nobles_go_home_before_an_assault() -> None:
    match = storming({"france": ("nobles_return_home",)}, {"militia": 3}, ("attacker", (1, 1)), ("defender", (1, 1)))
    play(match, ("play", "nobles_return_home"))
    assert rolls(match) == [2, 2]


@covers("tm-15.1-17")
def test_besiegers_whose_nobles_go_home_may_be_too_few_to_storm() -> None:
    inside, outside = {"militia": 3}, {"regular": 2, "militia": 2}
    state = scene(wars=WAR, sieges={"toledo": {"castile": 4}}, toledo={"castile": outside, "beltranejos": inside})
    state.control["toledo"] = "beltranejos"
    match = impulse("spain", 3, state=hand(state, "france", "nobles_return_home"))
    play(match, ("assault", "castile", "toledo"))
    while kind(match) == "assault_formation":
        play(match, ("all",) if may(match, ("all",)) else match.decisions[0].options[-1])
    play(match, ("play", "nobles_return_home"), ("dismiss_levies", "toledo", "castile", 1))
    if kind(match) == "nobles":
        play(match, ("done",))
    assert question(match) == ("castile", "retreat") and not told(match, "battle_dice")


def test_no_nobles_without_militia() -> None:
    state = front({"france": ("nobles_return_home",)}, {"regular": 2}, {"regular": 1})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    assert told(match, "battle_won")
