"""Foreign wars (21.7) and the events that begin them (#92, #93, #110)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.cards.hand import Dice, deal, event, over
from tests.rulebook.here_i_stand.driver import choices, impulse, look, may, play, question, refused, told
from tests.rulebook.here_i_stand.land import scene, troops
from warcouncil.campaign import counters
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand import invariants
from warcouncil.titles.here_i_stand.state import HereIStandState

HIT, MISS = 6, 1


# -- the beginning


@covers("his-21.7-1", "his-21.7-2")
def test_the_ottomans_send_units_from_anywhere_to_egypt() -> None:
    state = scene(istanbul={"ottoman": (4, 0, 2)}, athens={"ottoman": 1}, leaders={"ibrahim_pasha": "athens"})
    match = event("papacy", "revolt_in_egypt", state=state)
    assert question(match) == ("ottoman", "foreign_units")
    assert may(match, ("send_units", "istanbul", "ottoman", "regular", 3))
    assert not may(match, ("send_units", "istanbul", "ottoman", "regular", 4))
    play(match, ("send_units", "istanbul", "ottoman", "cavalry", 2), ("send_units", "athens", "ottoman", "regular", 1))
    assert question(match) == ("ottoman", "foreign_leaders")
    play(match, ("leader", "ibrahim_pasha"))
    state = over(match)
    assert state.stack("egypt", "ottoman").counts == (1, 0, 2)
    assert state.leaders["ibrahim_pasha"] == "egypt"
    assert state.foreign_wars == {"egypt": 3}
    assert state.on_table == {"revolt_in_egypt": "ottoman"}
    assert "revolt_in_egypt" not in state.discard


@covers("his-21.7-1")
def test_leaders_may_stay_at_home() -> None:
    state = scene(istanbul={"ottoman": 6}, leaders={"suleiman": "istanbul", "ibrahim_pasha": "istanbul"})
    match = event("ottoman", "war_in_persia", state=state)
    play(match, ("send_units", "istanbul", "ottoman", "regular", 5), ("done",))
    state = over(match)
    assert state.leaders["suleiman"] == "istanbul"
    assert state.number("persia", "ottoman", "regular") == 5
    assert state.foreign_wars == {"persia": 4}


@covers("his-21.7-1")
def test_besieged_units_stay_and_besiegers_may_go() -> None:
    state = scene(
        wars=[("ottoman", "hapsburg")],
        sieges={"vienna": {"ottoman": 2}, "belgrade": {"hapsburg": 3}},
        vienna={"ottoman": 3, "hapsburg": 1},
        belgrade={"hapsburg": 3, "ottoman": 2},
        pressburg={"ottoman": 1},
        fields={"control": {"belgrade": "ottoman", "pressburg": "ottoman"}},
    )
    match = event("france", "revolt_in_egypt", state=state)
    assert {option[1] for option in choices(match)} == {"vienna", "pressburg"}
    play(match, ("send_units", "vienna", "ottoman", "regular", 2), ("send_units", "pressburg", "ottoman", "regular", 1))
    state = look(match)
    assert "vienna" not in state.sieges  # one besieger is not enough
    assert state.stack("vienna", "ottoman").size == 0


@covers("his-21.7-1", "his-15.3-4")
def test_a_siege_is_looked_at_when_all_units_and_leaders_are_named() -> None:
    state = scene(
        wars=[("ottoman", "hapsburg")],
        sieges={"vienna": {"ottoman": 2}},
        vienna={"ottoman": (3, 0, 2), "hapsburg": 2},
        leaders={"suleiman": "vienna"},
    )
    match = event("france", "war_in_persia", state=state)
    play(match, ("send_units", "vienna", "ottoman", "regular", 3))
    assert not list(invariants.sieges(look(match)))
    assert may(match, ("send_units", "vienna", "ottoman", "cavalry", 2))
    play(match, ("send_units", "vienna", "ottoman", "cavalry", 2))
    assert not list(invariants.sieges(look(match)))
    play(match, ("leader", "suleiman"))
    state = over(match)
    assert state.stack("persia", "ottoman").counts == (3, 0, 2)
    assert state.leaders["suleiman"] == "persia"
    assert not state.sieges and not state.captives
    assert state.picked is None


@covers("his-21.7-1")
def test_a_power_with_too_few_units_sends_them_all() -> None:
    state = scene(istanbul={"ottoman": 1}, athens={"ottoman": 1})
    match = event("france", "revolt_in_egypt", state=state)
    play(match, ("send_units", "istanbul", "ottoman", "regular", 1))
    assert over(match).number("egypt", "ottoman", "regular") == 2


def test_revolt_in_ireland_takes_four_english_units() -> None:
    state = scene(london={"england": 5}, edinburgh={"scotland": 2}, fields={"minors": {"scotland": "england"}})
    match = event("ottoman", "revolt_in_ireland", state=state)
    assert {option[2] for option in choices(match)} == {"england"}
    play(match, ("send_units", "london", "england", "regular", 4))
    state = over(match)
    assert (state.foreign_wars["ireland"], state.number("ireland", "england", "regular")) == (3, 4)


def test_france_and_the_hapsburgs_may_help_the_irish() -> None:
    state = scene(london={"england": 4}, paris={"france": 2})
    match = event("france", "revolt_in_ireland", state=state)
    play(match, ("send_units", "london", "england", "regular", 4))
    assert question(match) == ("france", "help_the_irish")
    play(match, ("take_unit", "paris", "france", "regular"))
    state = over(match)
    assert state.foreign_wars["ireland"] == 4
    assert state.number("paris", "france", "regular") == 1
    match = event("hapsburg", "revolt_in_ireland", state=scene(london={"england": 4}, vienna={"hapsburg": 2}))
    play(match, ("send_units", "london", "england", "regular", 4), ("decline",))
    assert over(match).foreign_wars["ireland"] == 3


# -- fighting


def persia(
    points: int, *rolls: Dice, units: Any = 5, enemies: int = 4, hands: dict[str, Any] | None = None, **said: Any
) -> Match:
    """The Ottomans in their impulse with a war in Persia."""
    state: HereIStandState = scene(**said)
    state.foreign_wars = {"persia": enemies}
    state.on_table = {"war_in_persia": "ottoman"}
    state.deck = state.deck.without("war_in_persia")
    state.add_stack("persia", troops("ottoman", *((units,) if isinstance(units, int) else units)))
    return impulse("ottoman", points, *rolls, state=deal(state, **(hands or {})))


@covers("his-21.7-3")
def test_a_foreign_war_is_a_field_battle_without_defender() -> None:
    rolls: list[Dice] = [("attacker", (HIT,) + (MISS,) * 6), ("defender", (HIT,) + (MISS,) * 3)]
    match = persia(2, *rolls, leaders={"suleiman": "persia"})
    play(match, ("fight_foreign_war", "persia"))
    state = look(match)
    assert state.foreign_wars == {"persia": 3}
    assert state.number("persia", "ottoman", "regular") == 4
    assert state.leaders["suleiman"] == "persia"
    assert state.cp == 1
    assert may(match, ("fight_foreign_war", "persia"))
    assert refused(persia(2, units=0), ("fight_foreign_war", "persia")) == "his-21.7-3"


@covers("his-21.7-4")
def test_the_survivors_return_to_the_capital() -> None:
    rolls: list[Dice] = [("attacker", (HIT,) * 5), ("defender", (HIT,) * 2 + (MISS,) * 2)]
    match = persia(1, *rolls)
    play(match, ("fight_foreign_war", "persia"))
    state = look(match)
    assert not state.foreign_wars
    assert not state.on_table
    assert "war_in_persia" in state.discard
    assert state.number("istanbul", "ottoman", "regular") == 3
    assert "persia" not in state.troops


@covers("his-21.7-4")
def test_they_return_to_a_home_key_if_the_capital_is_lost() -> None:
    rolls: list[Dice] = [("attacker", (HIT,) * 5), ("defender", (MISS,) * 4)]
    match = persia(1, *rolls, leaders={"suleiman": "persia"}, fields={"control": {"istanbul": "hapsburg"}})
    rolls[0] = ("attacker", (HIT,) * 7)
    match = persia(1, *rolls, leaders={"suleiman": "persia"}, fields={"control": {"istanbul": "hapsburg"}})
    play(match, ("fight_foreign_war", "persia"))
    assert question(match) == ("ottoman", "homecoming")
    assert choices(match) == {("space", "edirne"), ("space", "salonika"), ("space", "athens")}
    play(match, ("space", "edirne"))
    assert look(match).leaders["suleiman"] == "edirne"
    assert look(match).number("edirne", "ottoman", "regular") == 5


@covers("his-21.7-4")
def test_they_return_to_a_besieged_capital() -> None:
    rolls: list[Dice] = [("attacker", (HIT,) * 5), ("defender", (MISS,) * 4)]
    match = persia(
        1,
        *rolls,
        wars=[("ottoman", "hapsburg")],
        sieges={"istanbul": {"hapsburg": 2}},
        istanbul={"hapsburg": 7, "ottoman": 1},
    )
    play(match, ("fight_foreign_war", "persia"))
    state = look(match)
    assert state.number("istanbul", "ottoman", "regular") == 6
    assert "istanbul" in state.sieges  # seven against six


@covers("his-21.7-7")
def test_with_both_sides_gone_the_war_is_over() -> None:
    rolls: list[Dice] = [("attacker", (HIT,) * 2), ("defender", (HIT,) * 2)]
    match = persia(1, *rolls, units=2, enemies=2)
    play(match, ("fight_foreign_war", "persia"))
    assert not look(match).foreign_wars
    assert "war_in_persia" in look(match).discard


@covers("his-21.7-7")
def test_without_units_nobody_fights_and_the_war_goes_on() -> None:
    rolls: list[Dice] = [("attacker", (MISS,)), ("defender", (HIT,) * 4)]
    match = persia(2, *rolls, units=1)
    play(match, ("fight_foreign_war", "persia"))
    assert look(match).foreign_wars == {"persia": 4}
    assert refused(match, ("fight_foreign_war", "persia")) == "his-21.7-3"


@covers("his-21.7-3")
def test_combat_cards_and_janissaries_serve_in_foreign_wars() -> None:
    rolls: list[Dice] = [
        ("attacker", (MISS,) * 8),
        ("defender", (MISS,) * 4),
        ("card dice", (HIT,) * 4 + (MISS,)),
    ]
    match = persia(1, *rolls, hands={"ottoman": ("field_artillery", "janissaries"), "hapsburg": ("surprise_attack",)})
    play(match, ("fight_foreign_war", "persia"), ("play", "field_artillery"), ("play", "janissaries"))
    assert not look(match).foreign_wars


# -- building


@covers("his-21.7-5", "his-21.7-6", "his-21.7-8")
def test_new_units_go_to_the_war_until_it_has_enough() -> None:
    match = persia(4, units=4, istanbul={"ottoman": 1})
    assert refused(match, ("raise_cavalry", "istanbul")) == "his-21.7-5"
    play(match, ("raise_cavalry", "persia"))
    assert refused(match, ("raise_cavalry", "persia")) == "his-21.7-6"
    assert may(match, ("raise_cavalry", "istanbul"))
    assert ("move", "persia") not in choices(match)
    assert dict(counters.groups(look(match), "ottoman")) == {
        ("istanbul", "regular"): 1,
        ("persia", "regular"): 4,
        ("persia", "cavalry"): 1,
    }


def test_nobody_else_fights_a_foreign_war() -> None:
    state = scene(fields={"foreign_wars": {"persia": 4}, "on_table": {"war_in_persia": "ottoman"}})
    match = impulse("hapsburg", 2, state=state)
    assert ("fight_foreign_war", "persia") not in choices(match)
    assert not told(match, "foreign_war")
