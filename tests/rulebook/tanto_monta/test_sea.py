"""Seas and straits, naval moves, interception, naval combat, transport (2.4, 5.4, 16.1 to 16.3, 16.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, question, refused, table
from tests.rulebook.tanto_monta.land import skip
from tests.rulebook.tanto_monta.sea import DECLINE, hits, sail, sailing, ships_of, waters
from warcouncil.campaign import navies
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.naval_moves import FOGGED, interceptors
from warcouncil.campaign.relations import at_war_at_sea, enemy_navies, navy
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.sea import passages
from warcouncil.titles.tanto_monta.sea import waters as ways

WAR = [("portugal", "spain")]
TANGIER, CEUTA, GIBRALTAR = "tangier", "ceuta", "gibraltar"


def orders(match: Any) -> set[Any]:
    """Where ships may be sent."""
    return {option[1:] for option in choices(match) if option[0] == "sail"}


# -- seas and straits


@covers("tm-2.4-17", "tm-2.4-23", "tm-16.1-4")
def test_ports_lie_at_their_seas_and_seas_at_their_neighbours() -> None:
    assert len(COMPONENTS.atlas.seas) == 10
    match = sailing("portugal", 1, ships={"cape_bojador": {"portugal": 2}})
    play(match, ("naval_move", "portugal"))
    assert ("cape_bojador", "canary_sea") in orders(match)
    assert ("cape_bojador", "gulf_of_cadiz") in orders(match)
    assert refused(match, ("sail", "cape_bojador", "cantabrian_sea")) == "tm-2.4-19"


@covers("tm-2.4-19")
@pytest.mark.parametrize(("holder", "open_"), [("spain", True), ("independent", False), ("france", False)])
def test_messina_joins_two_seas_for_its_holder(holder: str, open_: bool) -> None:
    match = sailing("spain", 1, ships={"tyrrhenian_sea": {"spain": 2}}, control={"messina": holder})
    play(match, ("naval_move", "spain"))
    assert (("tyrrhenian_sea", "central_mediterranean") in orders(match)) is open_


@covers("tm-2.4-20")
@pytest.mark.parametrize("port", [TANGIER, CEUTA, GIBRALTAR])
def test_one_port_of_the_strait_is_enough(port: str) -> None:
    closed = {TANGIER: "north_africa", CEUTA: "portugal", GIBRALTAR: "spain"}
    for space in closed:
        closed[space] = "independent"
    match = sailing("france", 1, ships={"alboran_sea": {"france": 2}}, control=closed)
    play(match, ("naval_move", "france"))
    assert ("alboran_sea", "gulf_of_cadiz") not in orders(match)
    match = sailing("france", 1, ships={"alboran_sea": {"france": 2}}, control={**closed, port: "france"})
    play(match, ("naval_move", "france"))
    assert ("alboran_sea", "gulf_of_cadiz") in orders(match)


@covers("tm-2.4-20")
def test_an_ally_opens_the_strait() -> None:
    said: dict[str, Any] = {"ships": {"alboran_sea": {"france": 2}}}
    match = sailing("france", 1, alliances=[("portugal", "france")], **said)
    play(match, ("naval_move", "france"))
    assert ("alboran_sea", "gulf_of_cadiz") in orders(match)


@covers("tm-2.4-20", "tm-2.4-22")
def test_the_holder_lets_a_navy_pass_for_the_turn_or_not() -> None:
    match = sailing("france", 2, ships={"alboran_sea": {"france": 2}})
    play(match, ("ask_passage", "france", TANGIER, "portugal"))
    assert question(match) == ("portugal", "passage")
    play(match, ("refuse_passage",))
    assert refused(match, ("ask_passage", "france", TANGIER, "portugal")) == "tm-2.4-22"
    play(match, ("ask_passage", "france", TANGIER, "spain"), ("let_pass",))
    play(match, ("naval_move", "france"))
    assert ("alboran_sea", "gulf_of_cadiz") in orders(match)
    assert not may(match, ("ask_passage", "france", TANGIER, "north_africa"))


@covers("tm-2.4-22")
def test_who_could_pass_once_passes_for_the_turn() -> None:
    state = waters(ships={"alboran_sea": {"france": 2}}, control={TANGIER: "france"})
    passages.note_passages(state)
    state.control[TANGIER] = "north_africa"
    assert ways.way_open(state, "france", "alboran_sea", "gulf_of_cadiz")
    passages.passages_end(state)
    assert not ways.way_open(state, "france", "alboran_sea", "gulf_of_cadiz")


@covers("tm-2.4-21")
def test_ships_on_their_way_count_only_open_straits() -> None:
    state = waters(ships={"alboran_sea": {"france": 1}})
    assert "lisbon" not in navies.sea_ways(state, "france", "alboran_sea")
    state.passage.add(("france", "spain", TANGIER))
    assert navies.sea_ways(state, "france", "alboran_sea")["sale"] == 2
    assert navies.sea_ways(state, "france", "malaga")["almeria"] == 1


@covers("tm-2.4-13", "tm-16.8-1")
def test_seville_is_a_port_for_whoever_has_jerez() -> None:
    match = sailing("spain", 1, ships={"gulf_of_cadiz": {"spain": 2}})
    play(match, ("naval_move", "spain"))
    assert ("gulf_of_cadiz", "seville") in orders(match)
    match = sailing("spain", 1, ships={"gulf_of_cadiz": {"spain": 2}}, control={"jerez": "portugal"})
    play(match, ("naval_move", "spain"))
    assert ("gulf_of_cadiz", "seville") not in orders(match)


@covers("tm-16.8-1")
def test_an_ally_who_has_jerez_must_let_ships_through() -> None:
    said: dict[str, Any] = {"control": {"jerez": "portugal"}, "alliances": [("portugal", "spain")]}
    match = sailing("spain", 1, ships={"gulf_of_cadiz": {"spain": 2}}, **said)
    play(match, ("ask_passage", "spain", "jerez", "portugal"), ("let_pass",), ("naval_move", "spain"))
    assert ("gulf_of_cadiz", "seville") in orders(match)
    look(match).alliances.clear()
    assert not ways.way_open(look(match), "spain", "gulf_of_cadiz", "seville")


# -- navies


@covers("tm-5.4-5", "tm-16.1-1", "tm-16.1-2")
def test_castile_and_aragon_sail_as_one() -> None:
    match = sailing("spain", 1, ships={"valencia": {"spain": 1}, "la_coruna": {"spain": 1}})
    moves = {option for option in choices(match) if option[0] == "naval_move"}
    assert moves == {("naval_move", "spain")}
    state = sail(match, "spain", ("sail", "valencia", "gulf_of_lion"), ("sail", "la_coruna", "galician_sea"))
    assert ships_of(state, "gulf_of_lion", "spain") == (1, 0) == ships_of(state, "galician_sea", "spain")
    assert state.cp == 0


@covers("tm-16.1-2")
def test_france_and_catalonia_sail_together_on_the_first_turn_only() -> None:
    ships = {"marseille": {"france": 1}, "barcelona": {"catalonia": 1}}
    match = sailing("france", 1, ships=ships, turn=1)
    assert {option for option in choices(match) if option[0] == "naval_move"} == {("naval_move", "france")}
    state = sail(match, "france", ("sail", "marseille", "gulf_of_lion"), ("sail", "barcelona", "gulf_of_lion"))
    assert len(navy(state, "gulf_of_lion", "france")) == 2
    match = sailing("france", 1, ships=ships, turn=2)
    moves = {option for option in choices(match) if option[0] == "naval_move"}
    assert moves == {("naval_move", "france"), ("naval_move", "catalonia")}
    state = sail(match, "france", ("sail", "marseille", "gulf_of_lion"))
    assert ships_of(state, "barcelona", "catalonia") == (1, 0)


@covers("tm-16.1-1", "tm-9.2-14")
def test_lent_ships_and_those_of_minor_allies_sail_along() -> None:
    ships = {"marseille": {"france": 1, "portugal>france": 1}, "rome": {"papacy": 1}}
    match = sailing("france", 1, ships=ships)
    play(match, ("naval_move", "france"))
    assert ("rome", "tyrrhenian_sea") in orders(match)
    assert may(match, ("sail_one", "marseille", "gulf_of_lion", "portugal", "squadron"))


@covers("tm-16.1-9")
def test_ports_of_the_same_player_are_open_those_of_allies_are_not() -> None:
    ships = {"gulf_of_lion": {"france": 2}}
    match = sailing("france", 1, ships=ships, alliances=[("france", "spain")])
    play(match, ("naval_move", "france"))
    assert ("gulf_of_lion", "barcelona") in orders(match)
    assert refused(match, ("sail", "gulf_of_lion", "valencia")) == "tm-16.1-9"


@covers("tm-16.1-9", "tm-16.1-7")
def test_an_enemy_port_is_entered_against_ships_in_it() -> None:
    ships = {"gulf_of_lion": {"france": 2}, "valencia": {"spain": 1}}
    match = sailing("france", 1, ships=ships, wars=[("france", "spain")])
    play(match, ("naval_move", "france"))
    assert ("gulf_of_lion", "valencia") in orders(match)
    assert ("gulf_of_lion", "palamos") not in orders(match)


@covers("tm-16.1-10", "tm-5.1-16")
def test_bernat_serves_the_navy_of_spain_and_leaves_with_its_last_ship() -> None:
    match = sailing("spain", 1, ships={"valencia": {"spain": 1}}, admirals={"bernat": "valencia"})
    state = sail(match, "spain", ("sail", "valencia", "gulf_of_lion"))
    assert state.admirals["bernat"] == "gulf_of_lion"
    assert navies.best_admiral(state, "gulf_of_lion", "castile") == 1


@covers("tm-20.4-5", "tm-16.1-7")
def test_a_war_at_sea_is_fought_at_sea_alone() -> None:
    state = waters(ships={"galician_sea": {"portugal": 1}, "la_coruna": {"spain": 1}})
    assert not at_war_at_sea(state, "portugal", "castile")
    state.sea_wars.add(("portugal", "spain"))
    assert at_war_at_sea(state, "portugal", "castile")
    assert "spain" in enemy_navies(state, "portugal")
    assert navies.enemy_ships(state, "portugal", "la_coruna")


# -- interception


@covers("tm-16.1-15", "tm-16.1-18", "tm-5.1-16")
def test_enemies_next_to_arrivals_intercept_with_nine() -> None:
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 2}}
    said: dict[str, Any] = {"ships": ships, "wars": WAR, "admirals": {"bernat": "la_coruna"}}
    battle = [("naval attacker", hits(0, 2)), ("naval defender", hits(1, 5))]
    match = sailing("portugal", 1, ("naval intercept", (4, 4)), *battle, **said)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert question(match) == ("spain", "naval_intercept")
    play(match, ("intercept_from", "la_coruna", "galician_sea"), ("all_ships",))
    assert ships_of(look(match), "galician_sea", "spain") == (2, 0)
    assert ships_of(look(match), "galician_sea", "portugal") == (0, 0)


@covers("tm-16.1-18")
def test_eight_is_not_enough() -> None:
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}}
    match = sailing("portugal", 1, ("naval intercept", (4, 4)), ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, ("intercept_from", "la_coruna", "galician_sea"))
    assert ships_of(look(match), "la_coruna", "spain") == (1, 0)


@covers("tm-16.1-17")
def test_nobody_intercepts_where_other_enemies_of_his_are() -> None:
    ships = {"galician_sea": {"portugal": 1, "france": 1}, "la_coruna": {"spain": 1}}
    state = waters(ships=ships, wars=[*WAR, ("france", "spain")])
    assert interceptors(state, "portugal", "spain", "galician_sea") == []
    state = waters(ships=ships, wars=WAR)
    assert interceptors(state, "portugal", "spain", "galician_sea") == ["la_coruna"]
    state.add_ships("la_coruna", "portugal", "portugal", squadron=1)
    assert interceptors(state, "portugal", "spain", "galician_sea") == []


@covers("tm-16.1-19")
def test_in_a_fog_nobody_intercepts() -> None:
    state = waters(ships={"galician_sea": {"portugal": 1}, "la_coruna": {"spain": 1}}, wars=WAR)
    state.mark(FOGGED, "galician_sea")
    assert interceptors(state, "portugal", "spain", "galician_sea") == []


@covers("tm-16.1-16")
def test_after_a_success_no_other_power_tries() -> None:
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}, "gulf_of_cadiz": {"north_africa": 1}}
    wars = [*WAR, ("north_africa", "portugal")]
    dice = [("naval intercept", (6, 6)), ("naval attacker", hits(0, 2)), ("naval defender", hits(1, 2))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=wars)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert question(match) == ("north_africa", "naval_intercept")
    play(match, ("intercept_from", "gulf_of_cadiz", "galician_sea"))
    assert ships_of(look(match), "la_coruna", "spain") == (1, 0)


@covers("tm-16.1-20", "tm-16.1-21")
def test_ships_at_sea_avoid_battle_to_an_own_port() -> None:
    ships = {"oporto": {"portugal": 1}, "galician_sea": {"spain": 1}}
    match = sailing("portugal", 1, ("naval avoid", (5, 4)), ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert question(match) == ("spain", "naval_avoid")
    assert ("avoid_to", "tui") not in choices(match)
    play(match, ("avoid_to", "la_coruna"))
    assert ships_of(look(match), "la_coruna", "spain") == (1, 0)


# -- combat


def fight(attack: int, defence: int, ships: Any, place: str = "galician_sea", **said: Any) -> Any:
    """Portugal sails from Oporto into a sea zone with Spanish ships that stay."""
    mine = sum(ships["oporto"].values())
    dice = [("naval attacker", hits(attack, 2 * mine)), ("naval defender", hits(defence, said.pop("defending")))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=WAR, **said)
    sail(match, "portugal", ("sail", "oporto", place))
    while match.decisions and asked(match).kind in ("naval_intercept", "naval_avoid"):
        play(match, DECLINE)
    return match


@covers("tm-16.2-1", "tm-16.2-7", "tm-16.2-10")
def test_the_loser_pays_for_odd_hits_and_retreats() -> None:
    match = fight(1, 0, {"oporto": {"portugal": 2}, "galician_sea": {"spain": 2}}, defending=4)
    play(match, ("retreat_to", "la_coruna"))
    state = look(match)
    assert ships_of(state, "la_coruna", "spain") == (1, 0)
    assert ships_of(state, "galician_sea", "portugal") == (2, 0)
    assert state.lost_ships["spain"] == (1, 0)


@covers("tm-16.2-5", "tm-16.1-11")
def test_the_defender_wins_ties_and_the_loser_is_tired() -> None:
    match = fight(1, 1, {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1}}, defending=2)
    play(match, ("retreat_to", "oporto"))
    state = look(match)
    assert ships_of(state, "galician_sea", "spain") == (1, 0)
    assert ships_of(state, "oporto", "portugal") == (1, 0)
    state.cp = 1
    assert navies.any_tired(state, "portugal")


@covers("tm-16.2-8", "tm-16.2-11")
def test_of_two_fleets_that_would_be_sunk_more_dice_keep_a_ship() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1}}
    match = fight(3, 3, ships, defending=3, admirals={"bernat": "galician_sea"})
    state = look(match)
    assert ships_of(state, "galician_sea", "spain") == (0, 0)
    assert sum(ships_of(state, place, "portugal")[0] for place in state.fleets) == 1
    assert "bernat" in state.waiting_admirals


@covers("tm-16.2-8")
def test_with_equal_dice_the_defender_keeps_a_ship() -> None:
    match = fight(2, 2, {"oporto": {"portugal": 1}, "galician_sea": {"spain": 1}}, defending=2)
    state = look(match)
    assert ships_of(state, "galician_sea", "spain") == (1, 0)
    assert ships_of(state, "galician_sea", "portugal") == (0, 0)


@covers("tm-16.2-2", "tm-16.2-9")
def test_in_a_port_the_defender_has_a_die_and_the_attacker_retreats() -> None:
    ships = {"galician_sea": {"portugal": 1}, "la_coruna": {"spain": 1}}
    dice = [("naval attacker", hits(1, 2)), ("naval defender", hits(0, 3))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "galician_sea", "la_coruna"))
    places = {option[1] for option in choices(match)}
    assert places == {"galician_sea", "cantabrian_sea"}
    play(match, ("retreat_to", "cantabrian_sea"))
    assert ships_of(look(match), "la_coruna", "spain") == (0, 0)


@covers("tm-21.8-4")
def test_ragusa_defends_its_port_with_two_dice_more() -> None:
    ships = {"central_mediterranean": {"spain": 1}, "ragusa": {"independent": 1}}
    dice = [("naval attacker", hits(1, 2)), ("naval defender", hits(0, 4))]
    match = sailing("spain", 1, *dice, ships=ships)
    state = sail(match, "spain", ("sail", "central_mediterranean", "ragusa"))
    assert ships_of(state, "ragusa", "independent") == (0, 0)
    assert ships_of(state, "central_mediterranean", "spain") == (1, 0)


@covers("tm-16.2-6", "tm-5.4-2", "tm-16.2-12")
def test_two_hits_sink_a_squadron_and_each_left_a_corsair() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"north_africa": (1, 2)}}
    dice = [("naval attacker", hits(3, 4)), ("naval defender", hits(0, 4))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=[("north_africa", "portugal")])
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, DECLINE)
    state = look(match)
    assert state.lost_ships["north_africa"] == (1, 1)


# -- transport


def carrying(points: int, *dice: Any, **said: Any) -> Any:
    """Aragonese units in Valencia, with a squadron outside."""
    said.setdefault("ships", {"western_mediterranean": {"spain": 1}})
    said.setdefault("valencia", {"aragon": {"regular": 3, "cavalry": 2, "artillery": 1}})
    said.setdefault("leaders", {"ferdinand": "valencia"})
    return sailing("spain", points, *dice, **said)


@covers("tm-16.3-1", "tm-16.3-2", "tm-16.3-9")
def test_five_units_of_any_kind_cross_a_sea() -> None:
    match = carrying(2)
    play(match, ("transport", "aragon", "valencia"), ("leader", "ferdinand"))
    play(match, ("detach", "aragon", "regular", 3))
    assert ("detach", "aragon", "cavalry", 2) in choices(match)
    play(match, ("detach", "aragon", "cavalry", 2))
    if match.decisions and asked(match).kind == "transport_formation":
        assert ("detach", "aragon", "artillery", 1) not in choices(match)
    play(match, ("land_at", "mallorca"))
    state = look(match)
    assert state.stack("mallorca", "aragon").size == 5
    assert state.leaders["ferdinand"] == "mallorca"
    assert state.cp == 0


@covers("tm-16.3-2")
def test_transport_begins_with_two_points() -> None:
    match = carrying(1)
    assert refused(match, ("transport", "aragon", "valencia")) == "tm-16.3-2"


@covers("tm-16.3-1", "tm-16.3-3")
def test_every_sea_needs_a_ship_of_the_navy() -> None:
    match = carrying(4, ships={"gulf_of_lion": {"france": 1}})
    assert refused(match, ("transport", "aragon", "valencia")) == "tm-16.3-3"


@covers("tm-16.3-3")
def test_nobody_stays_at_sea() -> None:
    ships = {"western_mediterranean": {"spain": 1}, "tyrrhenian_sea": {"spain": 1}}
    match = carrying(2, ships=ships)
    play(match, ("transport", "aragon", "valencia"), ("detach", "aragon", "regular", 1))
    while asked(match).kind == "transport_formation":
        play(match, sorted(choices(match), key=str)[0])
    assert ("sail_into", "tyrrhenian_sea") not in choices(match)
    assert refused(match, ("sail_into", "tyrrhenian_sea")) == "tm-16.3-3"


@covers("tm-16.3-5")
def test_nobody_lands_beside_enemy_ships_or_where_he_may_not_enter() -> None:
    ships = {"western_mediterranean": {"spain": 1}, "mallorca": {"france": 1}}
    match = carrying(2, ships=ships, wars=[("france", "spain")])
    play(match, ("transport", "aragon", "valencia"), ("leader", "ferdinand"))
    while asked(match).kind == "transport_formation":
        play(match, asked(match).options[-1])
    ports = {option[1] for option in choices(match) if option[0] == "land_at"}
    assert "cartagena" in ports
    assert refused(match, ("land_at", "mallorca")) == "tm-16.3-5"
    assert refused(match, ("land_at", "valencia")) == "tm-16.3-1"


@covers("tm-16.3-4")
def test_the_besieged_are_not_carried() -> None:
    match = carrying(2, sieges={"valencia": {"france": 1}}, wars=[("france", "spain")])
    assert not may(match, ("transport", "aragon", "valencia"))


@covers("tm-16.3-7")
def test_castile_goes_to_the_canaries_without_ships() -> None:
    match = sailing("spain", 4, jerez={"castile": {"regular": 6}}, leaders={"mendoza": "jerez"})
    play(match, ("canary_transport", "jerez", "lanzarote"), ("leader", "mendoza"))
    assert ("detach", "castile", "regular", 6) not in choices(match)
    play(match, ("detach", "castile", "regular", 5))
    state = look(match)
    assert state.stack("lanzarote", "castile").size == 5
    assert (state.leaders["mendoza"], state.cp) == ("lanzarote", 0)


@covers("tm-16.3-7")
def test_the_way_to_the_canaries_is_for_castilians_from_the_gulf_of_cadiz() -> None:
    match = sailing("spain", 4, jerez={"aragon": 2}, la_coruna={"castile": 2})
    assert not [option for option in choices(match) if option[0] == "canary_transport"]
    match = sailing("spain", 3, jerez={"castile": 2})
    assert not may(match, ("canary_transport", "jerez", "lanzarote"))


@covers("tm-16.3-8")
def test_instead_of_an_extension_a_leader_sails_to_the_canaries() -> None:
    state = waters(leon={"castile": 2}, leaders={"mendoza": "leon", "ferdinand": "leon"})
    state.agenda = [("extension", "spain")]
    match = table(state=state)
    assert ("leader_to_canaries", "ferdinand", "lanzarote") not in choices(match)
    play(match, ("leader_to_canaries", "mendoza", "lanzarote"))
    assert look(match).leaders["mendoza"] == "lanzarote"


@covers("tm-16.8-2")
def test_transport_goes_up_the_river_with_jerez() -> None:
    ships = {"gulf_of_cadiz": {"spain": 1}}
    match = sailing("spain", 2, seville={"castile": 2}, ships=ships)
    assert may(match, ("transport", "castile", "seville"))
    match = sailing("spain", 2, seville={"castile": 2}, ships=ships, control={"jerez": "portugal"})
    assert not may(match, ("transport", "castile", "seville"))


@covers("tm-16.8-3", "tm-16.8-4")
def test_seville_is_not_stormed_while_jerez_keeps_its_river() -> None:
    state = waters()
    assert ways.assault_barred(state, "portugal", "seville") == "tm-16.8-3"
    state.control["jerez"] = "nasrid"
    assert ways.assault_barred(state, "portugal", "seville") is None
    state.add_ships("seville", "spain", "spain", squadron=1)
    assert ways.assault_barred(state, "portugal", "seville") == "tm-16.8-4"
    state.control["jerez"] = "portugal"
    assert ways.assault_barred(state, "portugal", "seville") is None
    assert state.realm.harbours(state, "seville") == ("gulf_of_cadiz",)
    assert ways.assault_barred(state, "portugal", "badajoz") is None


@covers("tm-16.1-22", "tm-16.1-23")
def test_enemies_in_one_sea_are_fought_one_by_one() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1, "north_africa": 1}}
    wars = [*WAR, ("north_africa", "portugal")]
    dice = [("naval attacker", hits(2, 4)), ("naval defender", hits(0, 2))] * 2
    match = sailing("portugal", 1, *dice, ships=ships, wars=wars, alliances=[("north_africa", "spain")])
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    while asked(match).kind in ("naval_intercept", "naval_avoid"):
        play(match, DECLINE)
    assert question(match) == ("portugal", "naval_enemy")
    state = play(match, ("fight_first", "spain"))
    assert state.lost_ships == {"spain": (1, 0), "north_africa": (1, 0)}


@covers("tm-16.1-26")
def test_interceptors_from_several_places_fight_as_one() -> None:
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}, "cantabrian_sea": {"spain": 1}}
    rolls = [("naval intercept", (6, 6)), ("naval intercept", (6, 6))]
    battle = [("naval attacker", hits(0, 2)), ("naval defender", hits(1, 4))]
    match = sailing("portugal", 1, *rolls, *battle, ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, ("intercept_from", "la_coruna", "galician_sea"))
    state = play(match, ("intercept_from", "cantabrian_sea", "galician_sea"))
    assert ships_of(state, "galician_sea", "spain") == (2, 0)


@covers("tm-5.1-18", "tm-5.4-1")
def test_a_naval_leader_without_ships_waits_for_the_next_turn() -> None:
    state = waters(ships={"galician_sea": {"portugal": 1}}, admirals={"a_leon": "galician_sea"})
    navies.wait_for_next_turn(state, "a_leon")
    assert state.waiting_admirals["a_leon"] == state.turn + 1
    assert "a_leon" not in state.admirals


@covers("tm-5.4-3", "tm-5.4-4")
def test_a_counter_is_a_squadron_or_a_corsair_and_those_of_the_venetian_war_are_not_built() -> None:
    state = waters(ships={"sale": {"north_africa": (3, 4)}}, turn=5)
    assert not can_add(state, "north_africa", "corsair")
    assert not can_add(state, "north_africa", "squadron")
    assert state.realm.counters["venice"].ships == 2
    assert state.realm.counters["spain"].ships == 6


@covers("tm-2.4-18")
def test_transport_ends_ashore() -> None:
    match = carrying(3)
    play(match, ("transport", "aragon", "valencia"), ("leader", "ferdinand"))
    while asked(match).kind == "transport_formation":
        play(match, asked(match).options[-1])
    assert question(match) == ("aragon", "transport")
    assert not may(match, ("end_actions",))


@covers("tm-16.3-6")
def test_who_loses_the_battle_after_a_landing_is_gone() -> None:
    said: dict[str, Any] = {"valencia": {"aragon": 2}, "leaders": {"john_ii": "valencia"}, "wars": WAR}
    said |= {"palermo": {"portugal": 4}, "control": {"palermo": "portugal"}}
    match = carrying(2, ("attacker", hits(0, 3)), ("defender", hits(1, 6)), **said)
    play(match, ("transport", "aragon", "valencia"), ("all",), ("land_at", "palermo"))
    skip(match, "avoid_battle", "intercept", "withdraw")
    state = look(match)
    assert not state.stack("palermo", "aragon").size
    assert state.captives["john_ii"] == "portugal"
