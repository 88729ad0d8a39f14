"""Building units (17) and the limit of the counters (5.2, 5.3)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, cited, impulse, look, may, play, refused, run
from tests.rulebook.here_i_stand.land import HAPSBURG_WAR, scene, troops, units, war
from warcouncil.campaign import counters, naval_combat, navies
from warcouncil.campaign.building import site_forbidden
from warcouncil.campaign.pieces import Battle, NavalBattle
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    ADMIRALS,
    COUNTERS,
    HOMES,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    NAVAL_UNITS,
    POWERS,
    UNITS,
)
from warcouncil.titles.here_i_stand.realm import REALM
from warcouncil.titles.here_i_stand.sea import piracy


@covers("his-17.1-2", "his-17.1-1", "his-17-4")
def test_land_units_cost_what_the_power_card_says() -> None:
    match = war("france", 4)
    assert play(match, ("raise_regular", "dijon", "france")).cp == 2
    state = play(match, ("buy_mercenary", "paris"))
    assert state.cp == 1
    assert (units(state, "dijon", "france"), units(state, "paris", "france")) == ((1, 0, 0), (0, 1, 0))
    match = war("ottoman", 1)
    assert units(play(match, ("raise_cavalry", "edirne")), "edirne", "ottoman") == (0, 0, 1)


@covers("his-17.1-2", "his-5.2-5", "his-5.2-6")
def test_who_has_mercenaries_and_who_has_cavalry() -> None:
    assert ACTIONS["raise_regular"] == dict.fromkeys(MAJORS, 2)
    assert ACTIONS["buy_mercenary"] == dict.fromkeys(set(MAJORS) - {"ottoman"}, 1)
    assert ACTIONS["raise_cavalry"] == {"ottoman": 1}
    assert not may(war("ottoman", 4), ("buy_mercenary", "edirne"))


@covers("his-5.2-4", "his-5.3-3", "his-17.2-3")
def test_everybody_has_regulars_and_most_have_squadrons() -> None:
    assert all(COUNTERS[power].strength for power in POWERS)
    without = {power for power in POWERS if not COUNTERS[power].squadrons}
    assert without == {"protestant", "hungary_bohemia", "independent"}
    assert set(ACTIONS["build_squadron"].values()) == {2}


@covers("his-17-1")
def test_units_are_built_at_home() -> None:
    match = war("france", 4, fields={"control": {"geneva": "france"}})
    assert not may(match, ("raise_regular", "geneva", "france"))
    assert may(match, ("raise_regular", "dijon", "france"))


@covers("his-17-1")
def test_a_home_space_in_enemy_hands_is_no_place_to_build() -> None:
    match = war("france", 4, fields={"control": {"dijon": "hapsburg"}})
    assert not may(match, ("raise_regular", "dijon", "france"))


@covers("his-12.4-5")
def test_nothing_is_built_in_unrest() -> None:
    match = war("france", 4, fields={"unrest": {"dijon"}})
    assert refused(match, ("raise_regular", "dijon", "france")) == "his-12.4-5"


@covers("his-17.1-1")
def test_nothing_is_built_next_to_besiegers() -> None:
    match = war("france", 4, wars=[("france", "england")], rouen={"england": 1}, sieges={"rouen": {"england": 2}})
    assert refused(match, ("raise_regular", "rouen", "france")) == "his-17.1-1"
    assert refused(match, ("build_squadron", "rouen", "france")) == "his-17.1-1"


@covers("his-17-3", "his-5-2")
def test_counters_are_a_limit() -> None:
    match = war("papacy", 4, rome={"papacy": 23})
    assert refused(match, ("raise_regular", "ravenna", "papacy")) == "his-17-3"
    assert counters.free_strength(look(match), "papacy") == 0


@covers("his-17-3", "his-5.2-1")
def test_denominations_are_a_limit_too() -> None:
    singles: dict[str, Any] = {
        space: {"papacy": 1} for space in ("ravenna", "siena", "modena", "pavia", "trent", "turin", "venice")
    }
    match = war("papacy", 4, **singles)
    assert refused(match, ("raise_regular", "rome", "papacy")) == "his-17-3"  # the eighth 1 is missing
    assert may(match, ("raise_regular", "ravenna", "papacy"))  # here a 2 takes the place of a 1


@covers("his-17-5", "his-22.3-3", "his-22.3-4")
def test_units_of_a_minor_ally_are_built_at_its_home() -> None:
    match = war("france", 4, fields={"minors": {"genoa": "france"}})
    assert may(match, ("raise_regular", "genoa", "genoa"))
    assert may(match, ("build_squadron", "genoa", "genoa"))
    assert not may(match, ("raise_regular", "genoa", "france"))
    assert not may(match, ("buy_mercenary", "genoa"))
    assert cited(site_forbidden(look(match), "france", "genoa", "lyon")) == "his-17-1"
    assert cited(site_forbidden(look(match), "france", "france", "genoa")) == "his-17-1"
    match = war("france", 4, genoa={"genoa": 4}, fields={"minors": {"genoa": "france"}})
    assert refused(match, ("raise_regular", "genoa", "genoa")) == "his-17-3"


@covers("his-17.2-1", "his-17.2-3")
def test_squadrons_are_built_in_home_ports() -> None:
    match = war("france", 2)
    ports = {option[1] for option in choices(match) if option[0] == "build_squadron"}
    assert ports == {"boulogne", "rouen", "brest", "nantes", "bordeaux", "marseille"}
    assert play(match, ("build_squadron", "rouen", "france")).ships("rouen", "france", "squadron") == 1
    match = war("france", 2, wars=HAPSBURG_WAR, rouen={"hapsburg": 1}, brest={"papacy": 1})
    assert refused(match, ("build_squadron", "rouen", "france")) == "his-17.1-1"
    assert may(match, ("build_squadron", "brest", "france"))


@covers("his-17.2-2", "his-5.3-1")
def test_lost_ships_are_missing_until_the_next_turn() -> None:
    match = war("papacy", 2, ships={"rome": {"papacy": 1}}, fields={"lost_ships": {"papacy": (1, 0)}})
    assert refused(match, ("build_squadron", "rome", "papacy")) == "his-17-3"


@covers("his-17.2-4")
def test_corsairs_come_with_the_barbary_pirates() -> None:
    assert refused(war("ottoman", 2), ("build_corsair", "salonika")) == "his-17.2-4"
    fields = {"barbary": True, "havens": {"oran"}, "control": {"algiers": "ottoman", "oran": "ottoman"}}
    match = war("ottoman", 4, fields=fields)
    assert may(match, ("build_corsair", "algiers"))
    assert may(match, ("build_corsair", "oran"))
    assert refused(match, ("raise_cavalry", "algiers")) == "his-17.2-4"
    assert refused(match, ("build_squadron", "algiers", "ottoman")) == "his-17.2-4"
    assert play(match, ("build_corsair", "algiers")).ships("algiers", "ottoman", "corsair") == 1


@covers("his-5.3-4")
def test_corsairs_and_squadrons_are_sides_of_the_same_counters() -> None:
    state = scene(fields={"barbary": True})
    state.add_ships("salonika", "ottoman", "ottoman", squadron=5, corsair=4)
    assert not counters.can_add(state, "ottoman", "corsair")
    assert not counters.can_add(state, "ottoman", "squadron")


@covers("his-21.6-1")
def test_the_protestants_build_nothing_before_the_league() -> None:
    match = war("protestant", 2, fields={"league": False, "control": {"leipzig": "protestant"}})
    assert refused(match, ("raise_regular", "leipzig", "protestant")) == "his-21.6-1"


@covers("his-21.7-5", "his-21.7-6")
def test_a_foreign_war_takes_all_new_units_until_it_has_enough() -> None:
    match = war("ottoman", 4, egypt={"ottoman": 2}, fields={"foreign_wars": {"egypt": 3}})
    assert refused(match, ("raise_regular", "edirne", "ottoman")) == "his-21.7-5"
    state = play(match, ("raise_regular", "egypt", "ottoman"))
    assert units(state, "egypt", "ottoman") == (3, 0, 0)
    assert refused(match, ("raise_cavalry", "egypt")) == "his-21.7-6"
    assert may(match, ("raise_regular", "edirne", "ottoman"))


@covers("his-5.2-1", table=True)
@pytest.mark.parametrize("power", POWERS)
def test_the_strength_of_all_counters(power: str) -> None:
    total = sum(strength * many for strength, many in COUNTERS[power].denominations)
    assert total == COUNTERS[power].strength


# -- the pieces (5)


@covers("his-5-1", table=True)
def test_the_kinds_of_pieces() -> None:
    assert UNITS == ("regular", "mercenary", "cavalry", "squadron", "corsair")
    assert (UNITS[:3], UNITS[3:]) == (LAND_UNITS, NAVAL_UNITS)
    assert not set(LEADERS) & set(ADMIRALS)


@covers("his-5.3-2")
def test_squadrons_roll_two_dice_and_corsairs_one() -> None:
    state = scene(fields={"barbary": True})
    state.add_ships("ionian_sea", "ottoman", "ottoman", squadron=2, corsair=1)
    state.naval_battle = NavalBattle("ionian_sea", "ottoman", "hapsburg")
    assert naval_combat.dice_of(state, "ottoman") == 5


@covers("his-5.1-7")
def test_a_pirate_leader_adds_his_rating() -> None:
    state = scene()
    alone = piracy.attack_dice(state, "ionian_sea", "hapsburg", 2)
    state.admirals["dragut"] = "ionian_sea"
    assert piracy.attack_dice(state, "ionian_sea", "hapsburg", 2) == alone + 2


@covers("his-5.1-8")
def test_a_naval_leader_without_ships_waits_for_the_next_turn() -> None:
    state = scene(ships={"ionian_sea": {"ottoman": 1}}, fields={"turn": 3})
    state.admirals["barbarossa"] = "ionian_sea"
    match = run(state, lambda now: navies.lose_everything(now, "ionian_sea", "ottoman"))
    after = look(match)
    assert (after.admirals, after.waiting_admirals, after.captives) == ({}, {"barbarossa": 4}, {})


@covers("his-17-3", "his-5.2-2")
def test_those_who_fight_in_a_place_share_its_counters() -> None:
    state = scene(besancon={"hapsburg": (0, 4)})
    state.battle = Battle("field", "besancon", "hapsburg", ("france",), attacking=(troops("hapsburg", 0, 2, 0),))
    assert counters.group_size(state, "hapsburg", "besancon", "mercenary") == 6
    assert counters.can_add(state, "hapsburg", "mercenary", 1, "besancon")
    knights = scene(malta={"independent": 2})
    knights.knights = "malta"
    assert counters.group_size(knights, "independent", "malta", "regular") == 1  # the Knights have their own counter
    assert counters.can_add(knights, "independent", "regular", 1, "malta")


@covers("his-17.1-1")
def test_nothing_is_built_beside_a_lone_enemy_leader_or_in_a_siege() -> None:
    wars = [("france", "hapsburg")]
    match = impulse("hapsburg", 2, state=scene(wars=wars, leaders={"montmorency": "zaragoza"}))
    assert refused(match, ("buy_mercenary", "zaragoza")) == "his-17.1-1"
    assert may(match, ("buy_mercenary", "madrid"))
    besieged = scene(
        alliances=[("ottoman", "hapsburg")],
        naples={"ottoman": 1, "papacy": 2},
        sieges={"naples": {"papacy": 1}},
        fields={"control": {"naples": "ottoman"}},
    )
    assert refused(impulse("hapsburg", 2, state=besieged), ("buy_mercenary", "naples")) == "his-17.1-1"


def test_what_may_be_built_is_listed_in_one_pass_as_it_is_refused_place_by_place() -> None:
    listed = REALM.build_places
    assert listed is not None
    for foreign_wars, havens, barbary in product(({}, {"egypt": 1}), ((), ("oran",)), (False, True)):
        state = scene(fields={"foreign_wars": dict(foreign_wars), "havens": set(havens), "barbary": barbary})
        for power, unit in product(("ottoman", "france"), (*LAND_UNITS, *NAVAL_UNITS)):
            spaces = [*HOMES[power], "algiers", "oran"]
            allowed = [space for space in spaces if REALM.build_barred(state, power, power, space, unit) is None]
            assert listed(state, power, power, unit, spaces) == allowed
