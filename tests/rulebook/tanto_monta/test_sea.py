"""Seas and straits, naval moves, interception, naval combat (2.4, 5.4, 16.1, 16.2, 16.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, question, refused, told
from tests.rulebook.tanto_monta.sea import DECLINE, Ships, hits, sail, sailing, ships_of, waters
from warcouncil.campaign import navies
from warcouncil.campaign.counters import can_add, free_ships
from warcouncil.campaign.naval_combat import losses_of
from warcouncil.campaign.naval_moves import FOGGED, interceptors
from warcouncil.campaign.relations import at_war_at_sea, enemy_navies, navy
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import REALM
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


@covers("tm-2.4-19", "tm-16.1-4")
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


@covers("tm-2.4-21", "tm-18.7-6")
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


@covers("tm-16.8-1", "tm-16.8-2", "tm-2.4-13")
def test_an_ally_who_has_jerez_must_let_ships_through() -> None:
    said: dict[str, Any] = {"control": {"jerez": "portugal"}, "alliances": [("portugal", "spain")]}
    match = sailing("spain", 1, ships={"gulf_of_cadiz": {"spain": 2}}, **said)
    assert not ways.way_open(look(match), "spain", "gulf_of_cadiz", "seville")
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
    assert navies.best_admiral(state, "gulf_of_lion", "france") == 0


@covers("tm-5.1-16")
def test_the_best_of_several_naval_leaders_counts() -> None:
    found = {id: admiral for id, admiral in REALM.admirals.items() if admiral.power == "north_africa"}
    assert len({admiral.battle for admiral in found.values()}) > 1
    state = waters(ships={"alboran_sea": {"north_africa": 2}}, admirals=dict.fromkeys(found, "alboran_sea"))
    assert navies.best_admiral(state, "alboran_sea", "north_africa") == max(one.battle for one in found.values())


@covers("tm-20.4-5", "tm-16.1-7")
def test_a_war_at_sea_is_fought_at_sea_alone() -> None:
    state = waters(ships={"galician_sea": {"portugal": 1}, "la_coruna": {"spain": 1}})
    assert not at_war_at_sea(state, "portugal", "castile")
    state.sea_wars.add(("portugal", "spain"))
    assert at_war_at_sea(state, "portugal", "castile")
    assert "spain" in enemy_navies(state, "portugal")
    assert navies.enemy_ships(state, "portugal", "la_coruna")


@covers("tm-5.4-8")
def test_enemies_by_land_are_enemies_at_sea() -> None:
    state = waters(wars=[("portugal", "spain")])
    assert at_war_at_sea(state, "portugal", "aragon") and not at_war_at_sea(state, "france", "aragon")
    state.sea_wars.add(("spain", "spain"))
    assert not at_war_at_sea(state, "castile", "aragon")


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


@covers("tm-16.1-18", "tm-16.1-19", "tm-16.1-8")
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


@covers("tm-16.1-16", "tm-16.1-8", "tm-16.1-20")
def test_after_a_success_no_other_power_tries() -> None:
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}, "gulf_of_cadiz": {"north_africa": 1}}
    wars = [*WAR, ("north_africa", "portugal")]
    dice = [("naval intercept", (6, 6)), ("naval attacker", hits(0, 2)), ("naval defender", hits(1, 2))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=wars)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert question(match) == ("north_africa", "naval_intercept")
    play(match, ("intercept_from", "gulf_of_cadiz", "galician_sea"))
    assert ships_of(look(match), "la_coruna", "spain") == (1, 0) and match.over
    match = sailing("portugal", 1, ships=ships, wars=wars)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, DECLINE)
    assert question(match) == ("spain", "naval_intercept")


@covers("tm-16.1-20", "tm-16.1-21", "tm-16.1-8")
def test_ships_at_sea_avoid_battle_to_an_own_port() -> None:
    ships = {"oporto": {"portugal": 1}, "galician_sea": {"spain": 1}}
    match = sailing("portugal", 1, ("naval avoid", (5, 4)), ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert question(match) == ("spain", "naval_avoid")
    assert ("avoid_to", "tui") not in choices(match)
    play(match, ("avoid_to", "la_coruna"))
    assert ships_of(look(match), "la_coruna", "spain") == (1, 0)


@covers("tm-16.1-12", "tm-16.1-15")
def test_only_who_arrives_where_no_friend_was_is_intercepted() -> None:
    """Ships that stay in the Gulf of Cadiz are not met at Seville's gate, nor those who join friends of theirs."""
    ships = {"oporto": {"portugal": 1}, "seville": {"spain": 1}, "gulf_of_cadiz": {"portugal": 1}}
    match = sailing("portugal", 1, ships=ships, wars=WAR)
    state = sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert ships_of(state, "galician_sea", "portugal") == (1, 0) and match.over
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}, "galician_sea": {"portugal": 1}}
    match = sailing("portugal", 1, ships=ships, wars=WAR)
    state = sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert ships_of(state, "galician_sea", "portugal") == (2, 0) and match.over
    match = sailing("portugal", 1, ships={"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}}, wars=WAR)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    assert question(match) == ("spain", "naval_intercept")


@covers("tm-16.1-8", "tm-16.1-15")
def test_arrivals_are_intercepted_sea_by_sea() -> None:
    ships = {"oporto": {"portugal": 1}, "lisbon": {"portugal": 1}, "la_coruna": {"spain": 1}, "seville": {"spain": 1}}
    match = sailing("portugal", 1, ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "lisbon", "gulf_of_cadiz"), ("sail", "oporto", "galician_sea"))
    asked_from = set()
    while match.decisions:
        asked_from |= {option[1] for option in choices(match) if option[0] == "intercept_from"}
        play(match, DECLINE)
    assert asked_from == {"la_coruna", "seville"}


@covers("tm-16.1-7", "tm-16.1-22")
def test_ships_at_peace_share_a_sea_and_are_not_fought() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1, "france": 1}}
    dice = [("naval attacker", hits(2, 4)), ("naval defender", hits(0, 2))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=WAR)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    state = play(match, DECLINE)
    assert state.lost_ships == {"spain": (1, 0)}
    assert ships_of(state, "galician_sea", "france") == (1, 0) and match.over


@covers("tm-16.2-1", "tm-16.1-22")
def test_the_active_power_says_where_and_whom_it_fights_first() -> None:
    ships = {
        "lisbon": {"portugal": 1},
        "oporto": {"portugal": 2},
        "gulf_of_cadiz": {"spain": 1},
        "galician_sea": {"spain": 1, "north_africa": 1},
    }
    one = [("naval attacker", hits(2, 2)), ("naval defender", hits(0, 2))]
    rest = [("naval attacker", hits(2, 4)), ("naval defender", hits(0, 2))] * 2
    match = sailing("portugal", 1, *one, *rest, ships=ships, wars=[*WAR, ("north_africa", "portugal")])
    sail(match, "portugal", ("sail", "lisbon", "gulf_of_cadiz"), ("sail", "oporto", "galician_sea"))
    while asked(match).kind in ("naval_intercept", "naval_avoid"):
        play(match, DECLINE)
    assert choices(match) == {("fight_at", "gulf_of_cadiz"), ("fight_at", "galician_sea")}
    play(match, ("fight_at", "gulf_of_cadiz"))
    assert choices(match) == {("fight_first", "spain"), ("fight_first", "north_africa")}
    play(match, ("fight_first", "spain"))
    battles = [(entry["place"], entry["power"], entry["power2"]) for entry in told(match, "naval_combat")]
    assert battles == [
        ("gulf_of_cadiz", "portugal", "spain"),
        ("galician_sea", "portugal", "spain"),
        ("galician_sea", "portugal", "north_africa"),
    ]


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


@covers("tm-16.2-12")
def test_who_commands_ships_of_others_chooses_whose_is_sunk() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1, "france>spain": 1}}
    match = fight(1, 0, ships, defending=4)
    assert choices(match) == {("sink", "spain", "squadron"), ("sink", "france", "squadron")}
    play(match, ("sink", "france", "squadron"))
    assert look(match).lost_ships == {"france": (1, 0)}


@covers("tm-16.2-10", "tm-16.2-11")
def test_beaten_ships_that_can_go_nowhere_are_sunk() -> None:
    shut = dict.fromkeys(("la_coruna", "santiago"), "portugal")
    ships = {
        "oporto": {"portugal": 2},
        "galician_sea": {"spain": 3},
        "cantabrian_sea": {"portugal": 1},
        "gulf_of_cadiz": {"portugal": 1},
    }
    match = fight(1, 0, ships, defending=7, control=shut, admirals={"bernat": "galician_sea"})
    state = look(match)
    assert state.lost_ships == {"spain": (3, 0)} and state.waiting_admirals == {"bernat": 3}
    assert [entry["amount"] for entry in told(match, "ships_lost")] == [1, 2]


@covers("tm-16.2-5", "tm-16.1-11")
def test_the_defender_wins_ties_and_the_loser_is_tired() -> None:
    match = fight(1, 1, {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1}}, defending=2)
    play(match, ("retreat_to", "oporto"))
    state = look(match)
    assert ships_of(state, "galician_sea", "spain") == (1, 0)
    assert ships_of(state, "oporto", "portugal") == (1, 0)
    state.cp = 1
    assert navies.any_tired(state, "portugal")


@covers("tm-16.2-8", "tm-16.2-11", "tm-16.2-2")
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


@covers("tm-16.2-6")
def test_a_single_hit_sinks_a_corsair_and_no_squadron() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"north_africa": (1, 2)}}
    dice = [("naval attacker", hits(1, 4)), ("naval defender", hits(0, 4))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=[("north_africa", "portugal")])
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, DECLINE)
    assert look(match).lost_ships["north_africa"] == (0, 1)


@covers("tm-16.2-6", "tm-5.4-2", "tm-16.2-12")
def test_two_hits_sink_a_squadron_and_each_left_a_corsair() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"north_africa": (1, 2)}}
    dice = [("naval attacker", hits(3, 4)), ("naval defender", hits(0, 4))]
    match = sailing("portugal", 1, *dice, ships=ships, wars=[("north_africa", "portugal")])
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, DECLINE)
    state = look(match)
    assert state.lost_ships["north_africa"] == (1, 1)


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
    assert state.realm.harbours(state, "seville") == ("gulf_of_cadiz",)
    assert ways.assault_barred(state, "portugal", "seville") == "tm-16.8-3"
    state.control["jerez"] = "nasrid"
    assert ways.assault_barred(state, "portugal", "seville") is None
    assert state.realm.harbours(state, "seville") == ()
    state.add_ships("seville", "spain", "spain", squadron=1)
    assert ways.assault_barred(state, "portugal", "seville") == "tm-16.8-4"
    state.control["jerez"] = "portugal"
    assert ways.assault_barred(state, "portugal", "seville") is None
    assert state.realm.harbours(state, "seville") == ("gulf_of_cadiz",)
    assert ways.assault_barred(state, "portugal", "badajoz") is None


@covers("tm-16.1-22", "tm-16.1-23", "tm-16.2-1")
def test_enemies_in_one_sea_are_fought_one_by_one() -> None:
    ships = {"oporto": {"portugal": 2}, "galician_sea": {"spain": 1, "north_africa": 1}, "seville": {"spain": 1}}
    wars = [*WAR, ("north_africa", "portugal")]
    dice = [("naval attacker", hits(2, 4)), ("naval defender", hits(0, 2))] * 2
    match = sailing("portugal", 1, *dice, ships=ships, wars=wars, alliances=[("north_africa", "spain")])
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    while asked(match).kind in ("naval_intercept", "naval_avoid"):
        play(match, DECLINE)
    assert question(match) == ("portugal", "naval_enemy")
    state = play(match, ("fight_first", "spain"))
    assert state.lost_ships == {"spain": (1, 0), "north_africa": (1, 0)}


@covers("tm-16.1-26", "tm-16.1-19", "tm-16.1-8")
def test_interceptors_from_several_places_fight_as_one() -> None:
    ships = {"oporto": {"portugal": 1}, "la_coruna": {"spain": 1}, "cantabrian_sea": {"spain": 1}}
    rolls = [("naval intercept", (6, 6)), ("naval intercept", (6, 6))]
    battle = [("naval attacker", hits(0, 2)), ("naval defender", hits(1, 5))]
    match = sailing("portugal", 1, *rolls, *battle, ships=ships, wars=WAR, admirals={"bernat": "la_coruna"})
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    play(match, ("intercept_from", "la_coruna", "galician_sea"))
    state = play(match, ("intercept_from", "cantabrian_sea", "galician_sea"))
    assert ships_of(state, "galician_sea", "spain") == (2, 0) and state.admirals["bernat"] == "galician_sea"


@covers("tm-5.1-18", "tm-5.4-1")
def test_a_naval_leader_without_ships_waits_for_the_next_turn() -> None:
    state = waters(ships={"galician_sea": {"portugal": 1}}, admirals={"a_leon": "galician_sea"})
    navies.wait_for_next_turn(state, "a_leon")
    assert state.waiting_admirals["a_leon"] == state.turn + 1
    assert "a_leon" not in state.admirals


@covers("tm-5.4-1", "tm-5.3-5", "tm-5-1")
def test_a_ship_is_one_counter_whatever_it_is() -> None:
    """Seven of North Africa, one of them for turn 4; those afloat, lent and lost this turn are not there to build."""
    ships: Ships = {"sale": {"north_africa": (1, 2)}, "lisbon": {"north_africa>portugal": 1, "portugal": 2}}
    state = waters(ships=ships, turn=5)
    assert free_ships(state, "north_africa") == 7 - 4 and free_ships(state, "portugal") == 6 - 2
    state.lost_ships = {"north_africa": (1, 1)}
    assert free_ships(state, "north_africa") == 1
    assert can_add(state, "north_africa", "squadron") and not can_add(state, "north_africa", "squadron", 2)
    state.escorts = {"ocean_1": {"portugal": 1}}
    assert free_ships(state, "portugal") == 6 - 2 - 1


@covers("tm-5.4-2")
@pytest.mark.parametrize(
    ("hits", "lost", "sunk"),
    [(1, False, (0, 1)), (2, False, (1, 0)), (3, False, (1, 1)), (1, True, (0, 1)), (9, True, (2, 1))],
)
def test_two_hits_sink_a_squadron_and_one_a_corsair(hits: int, lost: bool, sunk: tuple[int, int]) -> None:
    state = waters(ships={"alboran_sea": {"north_africa": (2, 1)}})
    assert losses_of(state, "alboran_sea", "north_africa", hits, lost) == sunk


@covers("tm-5.4-3", "tm-5.4-4")
def test_a_counter_is_a_squadron_or_a_corsair_and_those_of_the_venetian_war_are_not_built() -> None:
    state = waters(ships={"sale": {"north_africa": (3, 4)}}, turn=5)
    assert not can_add(state, "north_africa", "corsair")
    assert not can_add(state, "north_africa", "squadron")
    state = waters(ships={"sale": {"north_africa": (3, 3)}}, turn=5)
    assert can_add(state, "north_africa", "corsair") and can_add(state, "north_africa", "squadron")
    assert not can_add(state, "north_africa", "corsair", 2)
    assert state.realm.counters["venice"].ships == 2
    assert state.realm.counters["spain"].ships == 6
