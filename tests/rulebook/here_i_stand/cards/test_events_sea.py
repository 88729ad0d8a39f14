"""Events of the sea: pirates and their havens, Julia Gonzaga, the Knights of St. John, shipbuilding."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.cards.hand import allowed, event, holding, over, refusal, turn
from tests.rulebook.here_i_stand.driver import choices, impulse, look, may, play, position, question, refused, table
from tests.rulebook.here_i_stand.land import scene
from warcouncil.campaign.relations import home_of
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand import invariants
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.state import pair

HIT, MISS = 6, 1

# -- Barbary Pirates (#9)


@covers("his-21.1-1", "his-21.1-2", "his-6.1-2")
def test_the_pirates_open_algiers_and_give_two_points() -> None:
    assert ("raise_regular", "algiers", "ottoman") not in choices(impulse("ottoman", 2))
    match = event("france", "barbary_pirates")
    state = look(match)
    assert state.barbary
    assert state.control["algiers"] == "ottoman"
    assert state.number("algiers", "ottoman", "regular") == 2
    assert state.ships("algiers", "ottoman", "corsair") == 2
    assert state.admirals["barbarossa"] == "algiers"
    assert question(match) == ("france", "action")
    assert state.cp == 2
    assert "barbary_pirates" in state.removed
    match = impulse("ottoman", 1, state=state)
    assert may(match, ("build_corsair", "algiers"))


@covers("his-19.8-1")
def test_forced_in_winter_the_pirates_give_no_points() -> None:
    state = position(("winter_ends",), turn=3)
    match = table(state=state)
    assert look(match).barbary
    assert look(match).cp == 0
    assert "barbary_pirates" in look(match).removed
    assert "barbary_pirates" not in look(match).deck


@covers("his-11-2", "his-6.1-8")
def test_a_mandatory_event_is_not_spent() -> None:
    match = turn("france", state=holding("france", "barbary_pirates"))
    assert refused(match, ("spend", "barbary_pirates")) == "his-11-2"
    assert refused(match, ("pass",)) == "his-11-8"


# -- Dragut (#18)


def test_dragut_takes_barbarossas_place() -> None:
    match = event("papacy", "dragut", admirals={"barbarossa": "barbary_coast"})
    assert look(match).admirals["dragut"] == "barbary_coast"
    assert "barbarossa" not in look(match).admirals
    assert look(match).cp == 2
    lent = event("papacy", "dragut", admirals={"barbarossa": "marseille"}, sides={"barbarossa": "france"})
    assert look(lent).admirals["dragut"] == "marseille" and look(lent).sides == {"dragut": "france"}
    match = event("papacy", "dragut", waiting_admirals={"barbarossa": 7})
    assert look(match).waiting_admirals == {"dragut": 7}


# -- Julia Gonzaga (#84)


def test_julia_gonzaga_is_worth_a_vp_after_piracy_in_the_tyrrhenian_sea() -> None:
    state = scene(fields={"barbary": True})
    state.add_ships("tyrrhenian_sea", "ottoman", "ottoman", corsair=2)
    match = event("ottoman", "julia_gonzaga", state=state)
    state = over(match)
    assert ("julia_gonzaga",) in state.this_turn
    assert "julia_gonzaga" in state.removed
    state.agenda = []
    match = impulse("ottoman", 2, ("piracy defence", ()), ("piracy", (HIT,)), state=state)
    play(match, ("piracy", "tyrrhenian_sea", "papacy"))
    assert ("julia_gonzaga", 1) in look(match).bonus_vp["ottoman"]


def test_julia_gonzaga_waits_for_the_pirates() -> None:
    assert refusal("ottoman", "julia_gonzaga") == "his-11-4"


# -- Knights of St. John (#86)


def test_the_knights_rob_the_ottomans_for_saint_peters() -> None:
    hands = {"ottoman": ("janissaries", "field_artillery")}
    match = event("france", "knights_of_st_john", ("card of ottoman", "field_artillery"), hands=hands)
    state = look(match)
    assert state.peters_cp == position().peters_cp + CARDS["field_artillery"].cp
    assert "field_artillery" in state.discard
    assert state.hands["ottoman"] == ("janissaries",)


def test_the_knights_rob_only_from_a_free_port_near_the_ottomans() -> None:
    hands = {"ottoman": ("field_artillery",)}
    assert allowed("france", "knights_of_st_john", hands=hands)
    besieged = position(sieges={"rhodes": (("ottoman", 1),)})
    assert refusal("france", "knights_of_st_john", state=besieged, hands=hands) == "his-11-4"
    far = scene(fields={"knights": "palma"})
    far.knights = "palma"
    far.add_troops("palma", "independent", regular=1)
    assert refusal("france", "knights_of_st_john", state=far, hands=hands) == "his-11-4"


@covers("his-6.1-20")
def test_ottomans_without_cards_have_nothing_to_be_robbed_of() -> None:
    match = event("france", "knights_of_st_john", ("card of ottoman", "tercios"), hands={"ottoman": ("tercios",)})
    assert over(match).peters_cp == position().peters_cp + CARDS["tercios"].cp
    state = over(event("france", "knights_of_st_john"))
    assert state.peters_cp == position().peters_cp
    assert "knights_of_st_john" in state.discard


def test_knights_killed_in_an_assault_that_fails_are_off_the_map() -> None:
    state = scene(
        wars=[("ottoman", "hapsburg")],
        rhodes={"ottoman": 2, "independent": 1},
        sieges={"rhodes": {"ottoman": 2}},
        ships={"aegean_sea": {"ottoman": 2}},
        fields={"control": {"rhodes": "independent"}},
    )
    state.knights = "rhodes"
    match = impulse("ottoman", 1, ("attacker", (HIT,)), ("defender", (HIT, HIT)), state=state)
    play(match, ("assault", "rhodes"), ("detach", "ottoman", "regular", 2))
    state = look(match)
    assert state.control["rhodes"] == "independent" and "rhodes" not in state.troops
    assert state.knights == ""
    assert not list(invariants.land_units(state))


@covers("his-2.1-11")
def test_the_knights_find_a_new_home() -> None:
    state = scene(palma={"hapsburg": 1})
    match = event("france", "knights_of_st_john", state=state)
    assert question(match) == ("hapsburg", "knights")
    assert may(match, ("space", "malta"))
    assert not may(match, ("space", "madrid"))  # no port
    play(match, ("space", "palma"))
    assert question(match) == ("hapsburg", "haven")
    play(match, ("space", "valladolid"))
    state = over(match)
    assert state.knights == "palma"
    assert state.control["palma"] == "independent"
    assert "palma" in state.fortresses
    assert state.number("palma", "independent", "regular") == 1
    assert not state.stack("palma", "hapsburg").size  # they have left


# -- Pirate Haven (#89)


def haven(**fields: Any) -> Any:
    state = scene(wars=[("ottoman", "hapsburg")], fields={"barbary": True, **fields})
    state.control["algiers"] = "ottoman"
    return state


@covers("his-21.1-3", "his-21.1-4")
def test_oran_becomes_a_haven() -> None:
    match = event("france", "pirate_haven", state=haven())  # only Oran shares a sea with an Ottoman fortress
    state = over(match)
    assert state.havens == {"oran"}
    assert state.control["oran"] == "ottoman"
    assert state.number("oran", "ottoman", "regular") == 1
    assert state.ships("oran", "ottoman", "corsair") == 2
    match = impulse("ottoman", 2, state=state)
    assert may(match, ("build_corsair", "oran"))
    assert ("raise_cavalry", "oran") not in choices(match)


@covers("his-21.1-3")
def test_a_haven_needs_an_empty_enemy_port_near_an_ottoman_fortress() -> None:
    early = haven(barbary=False)
    early.control["tunis"] = "ottoman"
    assert refusal("france", "pirate_haven", state=early) == "his-11-4"
    peace = haven()
    peace.wars = set()
    assert refusal("france", "pirate_haven", state=peace) == "his-11-4"
    guarded = haven()
    guarded.add_troops("oran", "hapsburg", regular=1)
    assert refusal("france", "pirate_haven", state=guarded) == "his-11-4"
    alone = haven()
    alone.control["algiers"] = "hapsburg"
    assert refusal("france", "pirate_haven", state=alone) == "his-11-4"


@covers("his-21.1-3")
def test_the_ottomans_choose_between_oran_and_tripoli() -> None:
    state = haven()
    state.control["tunis"] = "ottoman"
    match = event("france", "pirate_haven", state=state)
    assert question(match) == ("ottoman", "pirate_haven")
    play(match, ("space", "tripoli"))
    assert over(match).havens == {"tripoli"}


@covers("his-21.1-5")
def test_a_conquered_oran_is_no_haven() -> None:
    state = haven()
    state.control["oran"] = "ottoman"
    match = impulse("ottoman", 2, state=state)
    assert ("build_corsair", "oran") not in choices(match)
    assert home_of(state, "oran") != "ottoman"


# -- Shipbuilding (#100)


def test_two_squadrons_in_one_or_two_ports() -> None:
    match = event("england", "shipbuilding", state=scene())
    assert may(match, ("build_squadron", "london", "england"))
    play(match, ("build_squadron", "london", "england"), ("build_squadron", "plymouth", "england"))
    state = over(match)
    assert state.ships("london", "england", "squadron") == 1
    assert state.ships("plymouth", "england", "squadron") == 1


def test_ports_of_an_ally_build_no_ships() -> None:
    state = scene(alliances=[("england", "france")], fields={"control": {"london": "france"}})
    match = event("england", "shipbuilding", state=state)
    assert not may(match, ("build_squadron", "london", "england"))
    assert may(match, ("build_squadron", "plymouth", "england"))
    state = haven(control={"istanbul": "france"})
    state.alliances = {pair("ottoman", "france")}
    match = event("ottoman", "shipbuilding", state=state)
    assert {option[1] for option in choices(match) if option[0] == "build_corsairs"} >= {"algiers"}
    assert "istanbul" not in {option[1] for option in choices(match) if len(option) > 1}


@covers("his-17.2-4")
def test_the_ottomans_build_corsairs_instead() -> None:
    state = haven(havens={"oran"})
    state.control["oran"] = "ottoman"
    match = event("ottoman", "shipbuilding", state=state)
    assert not may(match, ("build_squadron", "algiers", "ottoman"))
    play(match, ("build_corsairs", "algiers", 2), ("build_squadron", "istanbul", "ottoman"))
    state = over(match)
    assert state.ships("algiers", "ottoman", "corsair") == 2
    assert state.ships("istanbul", "ottoman", "squadron") == 1


@covers("his-11-4")
def test_the_protestants_build_no_ships() -> None:
    assert refusal("protestant", "shipbuilding") == "his-11-4"


@covers("his-5-2", "his-17.2-2")
def test_ships_on_the_turn_track_cannot_be_placed() -> None:
    state = scene(fields={"lost_ships": {"papacy": (2, 0)}})
    assert refusal("papacy", "shipbuilding", state=state) == "his-11-4"
    state = scene(fields={"lost_ships": {"papacy": (1, 0)}})
    match = event("papacy", "shipbuilding", state=state)
    play(match, ("build_squadron", "rome", "papacy"))
    assert over(match).ships("rome", "papacy", "squadron") == 1
