"""Events about armies, their pay and health, and about leaders and fortresses."""

from __future__ import annotations

from tests.rulebook.here_i_stand.cards.hand import allowed, event, over, pick_all, refusal
from tests.rulebook.here_i_stand.driver import (
    choices,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.here_i_stand.land import scene, units
from warcouncil.testing.covers import covers

HIT, MISS = 6, 1

# -- Roxelana (#42)


def test_roxelana_gives_others_four_points() -> None:
    match = event("hapsburg", "roxelana", leaders={"suleiman": "istanbul"})
    assert question(match) == ("hapsburg", "action")  # Suleiman is at home
    assert look(match).cp == 4


def test_roxelana_sends_suleiman_home_for_two_points() -> None:
    match = event("hapsburg", "roxelana", leaders={"suleiman": "nicopolis", "ibrahim_pasha": "nicopolis"})
    play(match, ("yes",))
    assert look(match).leaders["suleiman"] == "istanbul"
    assert look(match).leaders["ibrahim_pasha"] == "nicopolis"
    assert look(match).cp == 2
    match = event("hapsburg", "roxelana", leaders={"suleiman": "nicopolis"})
    play(match, ("no",))
    assert look(match).leaders["suleiman"] == "nicopolis"
    assert look(match).cp == 4


def test_suleiman_is_not_sent_to_a_lost_istanbul_nor_from_prison() -> None:
    match = event("hapsburg", "roxelana", leaders={"suleiman": "nicopolis"}, control={"istanbul": "hapsburg"})
    assert question(match) == ("hapsburg", "action")
    match = event("hapsburg", "roxelana", state=scene(fields={"captives": {"suleiman": "france"}}))
    assert question(match) == ("hapsburg", "action")


@covers("his-15.1-2")
def test_with_roxelana_suleiman_storms_at_once_and_for_nothing() -> None:
    state = scene(
        wars=[("ottoman", "hungary_bohemia")],
        leaders={"suleiman": "nicopolis"},
        nicopolis={"ottoman": 6},
        belgrade={"hungary_bohemia": 1},
    )
    match = event("ottoman", "roxelana", ("attacker", (HIT,) * 5), ("defender", (MISS, MISS)), state=state)
    assert look(match).cp == 4
    play(match, ("move", "nicopolis"), ("space", "belgrade"))
    pick_all(match, "move_formation")
    assert look(match).cp == 3
    play(match, ("assault", "belgrade"))
    pick_all(match, "assault_formation")
    state = look(match)
    assert state.control["belgrade"] == "ottoman"
    assert state.cp == 3


@covers("his-15.1-2")
def test_without_suleiman_there_is_no_swift_assault() -> None:
    state = scene(wars=[("ottoman", "hungary_bohemia")], nicopolis={"ottoman": 4}, belgrade={"hungary_bohemia": 1})
    match = event("ottoman", "roxelana", state=state)
    play(match, ("move", "nicopolis"), ("space", "belgrade"))
    pick_all(match, "move_formation")
    assert refused(match, ("assault", "belgrade")) == "his-15.1-2"


def test_suleiman_may_storm_when_the_points_are_spent() -> None:
    state = scene(
        wars=[("ottoman", "hungary_bohemia")],
        leaders={"suleiman": "belgrade"},
        sieges={"belgrade": {"ottoman": 1}},
        belgrade={"hungary_bohemia": 1, "ottoman": 6},
        fields={"impulse": 8},
    )
    match = event("ottoman", "roxelana", ("attacker", (MISS,) * 5), ("defender", (MISS, MISS)), state=state)
    play(match, ("end_actions",))
    assert question(match) == ("ottoman", "suleiman_storms")
    play(match, ("assault", "belgrade"), ("leader", "suleiman"), ("detach", "ottoman", "regular", 6))
    assert told(match, "assault_fails")
    over(match)


# -- Akinji Raiders (#66)


def test_the_akinji_take_a_card_of_a_neighbour_at_war() -> None:
    state = scene(wars=[("ottoman", "hapsburg")], graz={"ottoman": (0, 0, 1)}, fields={"control": {"graz": "ottoman"}})
    hands = {"hapsburg": ("holy_roman_emperor", "tercios")}
    match = event("france", "akinji_raiders", ("card of hapsburg", "tercios"), state=state, hands=hands)
    state = look(match)
    assert state.hands["ottoman"] == ("tercios",)
    assert state.hands["hapsburg"] == ("holy_roman_emperor",)


def test_the_akinji_ride_two_spaces_through_ottoman_land() -> None:
    state = scene(wars=[("ottoman", "hapsburg")], belgrade={"ottoman": (0, 0, 1)})
    state.control["belgrade"] = "ottoman"
    hands = {"hapsburg": ("tercios",)}
    assert refusal("france", "akinji_raiders", state=state, hands=hands) == "his-11-4"
    state.control["mohacs"] = "ottoman"  # from there Graz is near
    assert allowed("france", "akinji_raiders", state=state, hands=hands)


def test_the_akinji_need_war_cavalry_and_a_card() -> None:
    hands = {"hapsburg": ("tercios",)}
    control = {"control": {"graz": "ottoman"}}
    peace = scene(graz={"ottoman": (0, 0, 1)}, fields=control)
    assert refusal("france", "akinji_raiders", state=peace, hands=hands) == "his-11-4"
    infantry = scene(wars=[("ottoman", "hapsburg")], graz={"ottoman": 1}, fields=control)
    assert refusal("france", "akinji_raiders", state=infantry, hands=hands) == "his-11-4"
    empty = scene(wars=[("ottoman", "hapsburg")], graz={"ottoman": (0, 0, 1)}, fields=control)
    assert refusal("france", "akinji_raiders", state=empty, hands={"hapsburg": ("holy_roman_emperor",)}) == "his-11-4"


# -- John Zapolya (#83)


@covers("his-5-2", "his-11-5")
def test_zapolya_brings_regulars_to_buda_up_to_the_counters() -> None:
    state = over(event("papacy", "john_zapolya"))
    there = state.number("buda", "hungary_bohemia", "regular")
    assert there == 6  # two counters show 1 elsewhere, a 2 and a 4 are here
    assert "john_zapolya" in state.removed
    state = over(event("papacy", "john_zapolya", state=scene()))
    assert state.number("buda", "hungary_bohemia", "regular") == 4


def test_zapolya_serves_whoever_controls_buda() -> None:
    state = over(event("papacy", "john_zapolya", state=scene(fields={"control": {"buda": "ottoman"}})))
    assert state.number("buda", "ottoman", "regular") == 4


def test_zapolya_does_not_come_to_a_besieged_buda() -> None:
    state = scene(sieges={"buda": {"ottoman": 1}}, buda={"ottoman": 3, "hungary_bohemia": 1})
    assert refusal("papacy", "john_zapolya", state=state) == "his-11-4"


# -- Mercenaries Demand Pay (#87)


def test_unpaid_mercenaries_leave() -> None:
    state = scene(paris={"france": (2, 3)}, lyon={"france": (0, 2)})
    match = event("england", "mercenaries_demand_pay", state=state, hands={"france": ("tercios",)})
    assert question(match) == ("france", "pay_mercenaries")
    play(match, ("decline",))
    state = look(match)
    assert units(state, "paris", "france") == (2, 0, 0)
    assert not state.stack("lyon", "france").size
    assert state.hands["france"] == ("tercios",)


def test_a_card_keeps_some_mercenaries_by_its_points() -> None:
    state = scene(paris={"france": (2, 3)}, lyon={"france": (0, 2)})
    hands = {"france": ("foul_weather", "master_of_italy", "patron_of_the_arts")}
    match = event("england", "mercenaries_demand_pay", state=state, hands=hands)
    assert may(match, ("pay", "patron_of_the_arts"))
    assert not may(match, ("pay", "master_of_italy"))
    play(match, ("pay", "foul_weather"))  # 2 points keep four of five
    assert question(match) == ("france", "unpaid")
    assert choices(match) == {("dismiss", "paris", 0), ("dismiss", "paris", 1)}
    play(match, ("dismiss", "paris", 0))
    state = look(match)
    assert (state.number("paris", "france", "mercenary"), state.number("lyon", "france", "mercenary")) == (3, 1)
    assert "foul_weather" in state.discard


def test_a_home_card_keeps_them_all() -> None:
    state = scene(paris={"france": (0, 12)})
    match = event("england", "mercenaries_demand_pay", state=state, hands={"france": ("patron_of_the_arts",)})
    play(match, ("pay", "patron_of_the_arts"))
    state = look(match)
    assert state.number("paris", "france", "mercenary") == 12
    assert state.hands["france"] == ()
    assert "patron_of_the_arts" not in state.discard


def test_mercenaries_demand_pay_needs_mercenaries() -> None:
    assert refusal("england", "mercenaries_demand_pay", state=scene(paris={"france": 2})) == "his-11-4"


@covers("his-15.3-1", "his-15.3-4")
def test_mercenaries_that_leave_may_break_a_siege() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"brussels": {"france": 1}},
        brussels={"france": (1, 3), "hapsburg": 2},
    )
    match = event("england", "mercenaries_demand_pay", state=state)
    assert question(match) == ("france", "pay_mercenaries")
    play(match, ("decline",))
    assert "brussels" not in look(match).sieges
    assert told(match, "siege_broken")


# -- Ransom (#91)


def test_ransom_brings_anybodys_leader_home() -> None:
    state = scene(fields={"captives": {"montmorency": "hapsburg", "ibrahim_pasha": "hapsburg"}})
    match = event("papacy", "ransom", state=state)
    play(match, ("leader", "montmorency"))
    assert question(match) == ("france", "ransomed_home")
    assert may(match, ("return_to", "montmorency", "paris"))
    assert not may(match, ("return_to", "montmorency", "tours"))  # no fortress
    play(match, ("return_to", "montmorency", "lyon"))
    state = over(match)
    assert state.leaders["montmorency"] == "lyon"
    assert state.captives == {"ibrahim_pasha": "hapsburg"}


def test_ransom_needs_a_captive() -> None:
    assert refusal("papacy", "ransom") == "his-11-4"


# -- Threat to Power (#103)


def test_a_threat_may_leave_the_game_or_the_turn() -> None:
    match = event("papacy", "threat_to_power", ("threat to power", 4))
    assert choices(match) == {
        ("leader", leader) for leader in ("charles_brandon", "duke_of_alva", "montmorency", "ibrahim_pasha")
    }
    play(match, ("leader", "ibrahim_pasha"))
    state = over(match)
    assert "ibrahim_pasha" not in state.leaders
    assert state.away_leaders == ()
    match = event("papacy", "threat_to_power", ("threat to power", 3))
    play(match, ("leader", "duke_of_alva"))
    assert over(match).away_leaders == ("duke_of_alva",)


def test_a_leader_sent_away_comes_back_in_the_next_turn() -> None:
    state = position(("card_draw",), turn=2, away_leaders=("montmorency",), leaders={})
    state.leaders = {}
    match = table(state=state, others=1)
    assert look(match).leaders["montmorency"] == "paris"
    assert look(match).away_leaders == ()


def test_a_captive_is_no_threat() -> None:
    state = scene(fields={"captives": {"montmorency": "hapsburg"}})
    assert refusal("papacy", "threat_to_power", state=state) == "his-11-4"


# -- Trace Italienne (#104)


@covers("his-2.1-11")
def test_a_fortress_rises_with_a_regular_of_its_holder() -> None:
    match = event("papacy", "trace_italienne")
    assert not may(match, ("space", "paris"))
    play(match, ("space", "tours"))
    state = over(match)
    assert "tours" in state.fortresses
    assert state.number("tours", "france", "regular") == 1


def test_no_regular_in_unrest_or_for_nobody() -> None:
    match = event("papacy", "trace_italienne", unrest={"tours"})
    play(match, ("space", "tours"))
    assert not over(match).stack("tours", "france").size
    match = event("papacy", "trace_italienne")
    play(match, ("space", "modena"))
    assert "modena" not in over(match).troops


@covers("his-15-1")
def test_enemies_in_a_new_fortress_besiege_it_or_leave() -> None:
    state = scene(wars=[("hapsburg", "france")], tours={"hapsburg": 3})
    match = event("papacy", "trace_italienne", state=state)
    play(match, ("space", "tours"))
    assert dict(over(match).sieges["tours"]) == {"hapsburg": 6}
    state = scene(wars=[("hapsburg", "france")], tours={"hapsburg": 1}, fields={"control": {"orleans": "hapsburg"}})
    match = event("papacy", "trace_italienne", state=state)
    play(match, ("space", "tours"))
    assert over(match).number("orleans", "hapsburg", "regular") == 1


# -- Treachery! (#105)


def test_treachery_opens_a_city_to_those_who_outnumber_it() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"brussels": {"france": 6}},
        leaders={"ferdinand": "brussels"},
        brussels={"france": 4, "hapsburg": 2},
        fields={"unrest": {"st_quentin", "boulogne"}},  # no line of communication
    )
    match = event("england", "treachery", ("attacker", (MISS, MISS)), ("defender", (MISS,) * 4), state=state)
    pick_all(match, "assault_formation")
    state = over(match)
    assert state.control["brussels"] == "france"
    assert state.captives["ferdinand"] == "france"
    assert not state.stack("brussels", "hapsburg").size


def test_treachery_fails_where_the_besiegers_no_longer_outnumber() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"brussels": {"france": 1}},
        brussels={"france": 3, "hapsburg": 2},
    )
    match = event("england", "treachery", ("attacker", (MISS, MISS)), ("defender", (HIT, MISS, MISS)), state=state)
    pick_all(match, "assault_formation")
    state = look(match)
    assert state.control["brussels"] == "hapsburg"
    assert "brussels" not in state.sieges


def test_treachery_needs_a_siege() -> None:
    assert refusal("england", "treachery") == "his-11-4"


# -- Unpaid Mercenaries (#106)


def test_the_mercenaries_of_one_power_in_one_space_are_gone() -> None:
    state = scene(
        paris={"france": (1, 3), "england": (0, 2)}, lyon={"france": (0, 1)}, alliances=[("england", "france")]
    )
    match = event("papacy", "unpaid_mercenaries", state=state)
    play(match, ("disband", "paris", "france"))
    state = over(match)
    assert units(state, "paris", "france") == (1, 0, 0)
    assert units(state, "paris", "england") == (0, 2, 0)
    assert units(state, "lyon", "france") == (0, 1, 0)
    assert refusal("papacy", "unpaid_mercenaries", state=scene(paris={"france": 1})) == "his-11-4"


# -- Unsanitary Camp (#107)


def test_a_third_of_a_camp_dies_half_of_them_regulars() -> None:
    state = scene(pavia={"france": (3, 4)})
    match = event("papacy", "unsanitary_camp", state=state)  # the only stack
    assert question(match) == ("france", "camp_losses")
    assert choices(match) == {("casualties", "france", "regular", 2), ("casualties", "france", "regular", 3)}
    play(match, ("casualties", "france", "regular", 2))
    assert units(over(match), "pavia", "france") == (1, 3, 0)


def test_a_camp_without_enough_regulars_loses_others() -> None:
    match = event("papacy", "unsanitary_camp", state=scene(pavia={"ottoman": (1, 0, 8)}))
    assert units(over(match), "pavia", "ottoman") == (0, 0, 6)


def test_minor_allies_are_part_of_the_camp() -> None:
    state = scene(pavia={"france": (1, 1), "genoa": 2}, fields={"minors": {"genoa": "france"}})
    match = event("papacy", "unsanitary_camp", state=state)
    play(match, ("casualties", "france", "regular", 0), ("casualties", "genoa", "regular", 2))
    state = over(match)
    assert units(state, "pavia", "genoa") == (0, 0, 0)
    assert units(state, "pavia", "france") == (1, 1, 0)


def test_the_knights_may_die_out() -> None:
    state = scene(fields={"knights": "rhodes"})
    state.knights = "rhodes"
    state.add_troops("rhodes", "independent", regular=1)
    match = event("papacy", "unsanitary_camp", state=state)
    assert over(match).knights == ""


def test_an_empty_map_has_no_camps() -> None:
    assert refusal("papacy", "unsanitary_camp", state=scene()) == "his-11-4"
