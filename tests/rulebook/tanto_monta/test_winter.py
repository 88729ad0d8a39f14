"""Winter of armies and ships (18.2, 18.4 to 18.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, look, play, question, settle, table, told
from tests.rulebook.tanto_monta.sea import ships_of, waters
from warcouncil.campaign.quarters import clear_path, companions, held, lodged
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.seasons.turn import PHASES
from warcouncil.titles.tanto_monta.seasons.winter_armies import loose_militia
from warcouncil.titles.tanto_monta.seasons.winter_ships import loans_end, note_djerba, replacements
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import wintering


def winter(*steps: tuple[str, ...], dice: Any = (), state: TantoMontaState | None = None, **said: Any) -> Any:
    """Some steps of winter."""
    start = state or waters(**said)
    start.phase = "winter"
    start.agenda = list(reversed(steps))
    return table(state=start, dice=dice)


def home(power: str, **said: Any) -> Any:
    """The land units of a power go home."""
    return winter(("armies_go_home", power), **said)


def places(match: Any) -> set[str]:
    return {str(option[1]) for option in choices(match) if option[0] == "winter_to"}


@covers("tm-18-1", "tm-18.6-6")
def test_winter_has_its_order() -> None:
    order = PHASES["winter"]
    steps = ["forced_events", "orders_strike", "unused_resources", "loans_end", "armies_return", "reinforcements"]
    steps += ["moriscos_in_winter", "naos_return", "ships_return", "trade", "alliances_end", "influence_reset"]
    assert [step for step in order if step in steps] == steps


# -- orders and plague


@covers("tm-18.2-1")
def test_orders_in_african_towns_lower_the_track_of_corsairs() -> None:
    said: dict[str, Any] = {"melilla": {"orders": 1}, "badis": {"orders": 1}}
    control = {"melilla": "spain", "badis": "spain"}
    match = winter(("orders_strike",), dice=[("orders", (6, 4))], control=control, fields={"corsair_vp": 3}, **said)
    assert look(match).corsair_vp == 2
    match = winter(("orders_strike",), dice=[("orders", (6, 6))], control=control, fields={"corsair_vp": 1}, **said)
    assert look(match).corsair_vp == 0


@covers("tm-18.5-1")
def test_plague_takes_units_on_a_one_and_leaders_for_two_turns() -> None:
    state = waters(valencia={"aragon": {"regular": 1, "cavalry": 1}}, leaders={"ferdinand": "valencia"})
    state.add_ships("valencia", "spain", "spain", squadron=1)
    state.plague.add("valencia")
    dice = [("plague", (1, 5, 6)), ("plague leader", 1)]
    match = winter(("plague", "valencia"), ("plague_ends",), dice=dice, state=state)
    assert question(match) == ("aragon", "plague_loss")
    assert ("dies", "spain", "squadron") in choices(match)
    after = play(match, ("dies", "aragon", "cavalry"))
    assert after.stack("valencia", "aragon").size == 1
    assert after.away_leaders["ferdinand"] == after.turn + 2
    assert not after.plague


# -- militia


@covers("tm-18.5-3", "tm-5.3-6")
def test_militia_stays_in_keys_with_leaders_and_in_the_canaries() -> None:
    militia = {"militia": 2}
    state = waters(
        leon={"castile": militia},
        avila={"castile": militia},
        lanzarote={"castile": militia},
        niebla={"castile": militia},
        leaders={"mendoza": "niebla"},
    )
    assert loose_militia(state, "castile") == {("avila", "castile"): 2}
    match = winter(("militia_disbands", "castile"), dice=[("militia", (1, 3))], state=state)
    assert look(match).number("avila", "castile", "militia") == 1
    led = waters(niebla={"castile": {"militia": 8}}, leaders={"mendoza": "niebla"})
    assert loose_militia(led, "castile") == {("niebla", "castile"): 8 - 6}


# -- going home


@covers("tm-18.5-4", "tm-18.5-11")
def test_units_in_the_open_go_to_a_key_or_the_nearest_fortress() -> None:
    match = home("castile", merida={"castile": 3})
    assert {"badajoz", "leon", "seville", "cordoba"} <= places(match)
    assert "zaragoza" not in places(match)
    play(match, ("winter_to", "badajoz"))
    while match.decisions:
        play(match, asked(match).options[0])
    assert look(match).stack("badajoz", "castile").size == 3


@covers("tm-18.5-10", "tm-18.5-4")
def test_more_than_four_leave_a_fortress() -> None:
    match = home("castile", badajoz={"castile": 6})
    play(match, ("winter_to", "leon"))
    state = play(match, ("detach", "castile", "regular", 2))
    assert state.stack("badajoz", "castile").size == 4


@covers("tm-18.5-5")
def test_units_in_a_home_key_stay_others_may_go() -> None:
    match = home("castile", badajoz={"castile": 2}, leon={"castile": 9})
    assert choices(match) == {("send_home", "badajoz"), ("done",)}


@covers("tm-18.5-6")
def test_one_unit_keeps_a_strategic_space() -> None:
    steps = [("winter_keepers", "castile"), ("armies_go_home", "castile")]
    match = winter(*steps, calatrava={"castile": {"regular": 1, "militia": 2}})
    assert question(match) == ("castile", "winter_keeper")
    play(match, ("keep_unit", "castile", "militia"))
    while match.decisions:
        play(match, asked(match).options[0])
    state = look(match)
    assert state.stack("calatrava", "castile").size == 1
    assert state.number("calatrava", "castile", "militia") == 1


@covers("tm-18.5-7")
def test_in_the_canaries_units_stay_or_go() -> None:
    match = home("castile", tenerife_guimar={"castile": 6})
    assert choices(match) == {("send_home", "tenerife_guimar"), ("done",)}
    play(match, ("done",))
    assert look(match).stack("tenerife_guimar", "castile").size == 6


@covers("tm-18.5-9", "tm-18.5-19", "tm-12.4-5")
def test_a_way_home_is_friendly_and_without_unrest() -> None:
    state = waters(control={"merida": "portugal"})
    assert clear_path(state, "castile", "merida", "badajoz")
    state.unrest.add("badajoz")
    assert not clear_path(state, "castile", "merida", "badajoz")
    state = waters(control={"avila": "portugal"})
    state.unrest |= set(state.realm.atlas.neighbours["avila"])
    assert not clear_path(state, "castile", "avila", "leon")


@covers("tm-18.5-9")
def test_without_a_way_half_are_lost() -> None:
    state = waters(avila={"castile": 3})
    state.unrest |= set(state.realm.atlas.neighbours["avila"])
    match = home("castile", state=state)
    play(match, ("winter_to", "leon"))
    while match.decisions:
        play(match, asked(match).options[-1])
    assert look(match).stack("leon", "castile").size == 1


@covers("tm-18.5-12")
def test_a_leader_left_alone_goes_to_a_home_key() -> None:
    match = home("castile", leaders={"mendoza": "merida"})
    assert ("return_to", "mendoza", "leon") in choices(match)
    assert ("return_to", "mendoza", "zaragoza") not in choices(match)


@covers("tm-18.5-13")
def test_without_keys_and_quarters_units_are_lost() -> None:
    others = [space for space, holder in waters().control.items() if holder == "beltranejos" and space != "trujillo"]
    match = home("beltranejos", trujillo={"beltranejos": 2}, control=dict.fromkeys(others, "spain"))
    assert told(match, "units_lost")[0]["amount"] == 2
    assert not look(match).stack("trujillo", "beltranejos").size and match.over


# -- with whom


@covers("tm-18.5-14")
def test_crowns_winter_at_home_in_the_isles_and_where_neither_is_at_home() -> None:
    state = waters(control={"melilla": "spain"})
    assert not lodged(state, "castile", "avila", "gerona")
    assert lodged(state, "castile", "avila", "cagliari")
    assert lodged(state, "castile", "avila", "melilla")
    assert lodged(state, "aragon", "huesca", "melilla")
    assert not lodged(state, "aragon", "huesca", "badajoz")


@covers("tm-18.5-14")
def test_ferdinand_takes_castilians_to_aragon() -> None:
    state = waters(huesca={"castile": 3}, leaders={"ferdinand": "huesca"})
    assert lodged(state, "castile", "huesca", "zaragoza")
    match = home("castile", state=state)
    assert "zaragoza" in places(match)
    play(match, ("winter_to", "zaragoza"), ("detach", "castile", "regular", 3))
    assert look(match).stack("zaragoza", "castile").size == 3
    assert look(match).leaders["ferdinand"] == "zaragoza"


def test_units_stay_where_a_leader_came_with_whom_they_may() -> None:
    """They were in a camp when their power began to go home: nobody is sent from a place to the same place."""
    match = home("aragon", leon={"aragon": 3}, cagliari={"aragon": 1}, leaders={"ferdinand": "cagliari"})
    play(match, ("send_home", "cagliari"), ("winter_to", "leon"), ("all",))
    while match.decisions:
        assert "leon" not in places(match)
        play(match, ("done",) if ("done",) in choices(match) else asked(match).options[0])
    assert look(match).stack("leon", "aragon").size == 4
    assert look(match).leaders["ferdinand"] == "leon"


@covers("tm-18.5-15", "tm-18.5-4")
def test_nasrids_and_north_africans_winter_apart_but_for_nasrid_leaders() -> None:
    state = waters(guadix={"north_africa": 2})
    assert lodged(state, "nasrid", "guadix", "granada") and lodged(state, "north_africa", "guadix", "fez")
    assert not lodged(state, "nasrid", "guadix", "fez")
    assert not lodged(state, "north_africa", "guadix", "granada")
    state.leaders["ibn_yahya"] = "guadix"
    assert not lodged(state, "north_africa", "guadix", "granada")
    state.leaders["el_zagal"] = "guadix"
    assert lodged(state, "north_africa", "guadix", "granada")
    assert not lodged(state, "nasrid", "guadix", "fez")
    assert "granada" in wintering.hosts(state, "north_africa", "guadix")


@covers("tm-18.5-16")
def test_the_french_winter_in_catalonia_and_catalans_at_some_french_posts() -> None:
    state = waters(control={"gerona": "france"})
    assert lodged(state, "france", "vic", "barcelona")
    assert held(state, "france", "barcelona") == 4
    assert held(state, "france", "barcelona", ("anjou",)) == 7
    state.leaders.update(louis_xi="vic", anjou="vic")
    assert companions(state, "france", "vic", "barcelona") == ("anjou",)
    del state.leaders["anjou"]
    assert lodged(state, "catalonia", "vic", "gerona")
    assert lodged(state, "catalonia", "vic", "perpignan")
    assert not lodged(state, "catalonia", "vic", "marseille")
    state.leaders["anjou"] = "vic"
    assert lodged(state, "catalonia", "vic", "marseille")


@covers("tm-18.5-17")
def test_the_portuguese_winter_with_the_beltranejos_until_alcacovas() -> None:
    state = waters()
    assert lodged(state, "portugal", "trujillo", "toledo")
    assert held(state, "portugal", "toledo") == 4 and held(state, "portugal", "toledo", ("alfonso_v",)) > 4
    assert not lodged(state, "beltranejos", "trujillo", "lisbon")
    assert wintering.may_keep(state, "portugal", "trujillo")
    state.alcacovas = 2
    assert not lodged(state, "portugal", "trujillo", "toledo")
    assert not wintering.may_keep(state, "portugal", "trujillo")


@covers("tm-18.5-8", "tm-18.5-18")
@pytest.mark.parametrize(
    ("power", "space", "field", "leader", "many"),
    [
        ("north_africa", "otranto", "otranto_seized", "ibn_yahya", 7),
        ("france", "aquila", "ferrante_dead", "louis_xi", 8),
        ("castile", "atella", "ferrante_dead", "great_captain", 12),
    ],
)
def test_a_formation_winters_in_otranto_aquila_and_atella(
    power: str, space: str, field: str, leader: str, many: int
) -> None:
    holder = "spain" if power == "castile" else power
    state = waters(control={space: holder}, leaders={leader: space})
    assert held(state, power, space) == 4
    setattr(state, field, True)
    assert held(state, power, space) == many
    del state.leaders[leader]
    assert held(state, power, space) == 4


@covers("tm-18.5-8", "tm-18.5-18")
def test_the_best_leader_counts_and_units_of_the_other_crown_take_room() -> None:
    leaders = {"great_captain": "atella", "mendoza": "atella"}
    state = waters(control={"atella": "spain"}, leaders=leaders, fields={"ferrante_dead": True})
    assert held(state, "castile", "atella") == 12
    state.add_troops("atella", "aragon", regular=2)
    assert held(state, "castile", "atella") == 10


@covers("tm-21.7-23")
def test_armies_return_to_aquila_as_to_a_home_key() -> None:
    state = waters(valencia={"france": 6}, control={"aquila": "france", "gaeta": "france"})
    assert "aquila" not in places(home("france", state=state.copy()))
    state.ferrante_dead = True
    match = home("france", state=state)
    assert "aquila" in places(match)
    play(match, ("winter_to", "aquila"))
    after = settle(match)
    assert 0 < after.stack("aquila", "france").size <= 4  # nobody leads them


@covers("tm-18.5-20")
def test_french_and_catalans_keep_strategic_spaces_of_aragon() -> None:
    state = waters(control={"huesca": "france"})
    assert wintering.may_keep(state, "catalonia", "huesca")
    assert wintering.may_keep(state, "france", "huesca")
    assert not wintering.may_keep(state, "france", "trujillo")


@covers("tm-20.1-15")
def test_moriscos_stay_unless_they_besiege() -> None:
    state = waters(guadix={"morisco": 1}, sieges={})
    assert look(home("nasrid", state=state)).stack("guadix", "morisco").size == 1
    state = waters(setenil={"morisco": 2}, control={"setenil": "spain"}, sieges={"setenil": {"nasrid": 1}})
    match = winter(("moriscos_raise_sieges",), ("sieges_end",), state=state)
    while match.decisions:
        play(match, asked(match).options[0])
    assert not look(match).stack("setenil", "morisco").size
    assert not look(match).sieges


# -- replacements


@covers("tm-18.6-1", "tm-18.6-2")
def test_each_power_adds_a_regular_the_nasrids_cavalry_if_they_like() -> None:
    state = waters()
    found = replacements(state, "castile")
    assert ("muster", "regular", "leon") in found
    assert not [option for option in found if option[1] != "regular"]
    assert ("muster", "cavalry", "granada") in replacements(state, "nasrid")
    state.unrest.add("leon")
    assert ("muster", "regular", "leon") not in replacements(state, "castile")
    assert ("muster", "regular", "tlemcen") not in replacements(state, "north_africa")
    assert ("muster", "regular", "tlemcen") in replacements(waters(turn=4), "north_africa")


@covers("tm-18.6-5")
def test_a_power_that_has_surrendered_adds_militia() -> None:
    control = dict.fromkeys(("coimbra", "oporto", "lisbon", "ceuta"), "spain")
    state = waters(control=control, fields={"beaten": {"portugal"}})
    found = replacements(state, "portugal")
    assert ("muster", "militia", "sagres") in found
    assert ("muster", "militia", "faro") in found
    state = waters(control=dict.fromkeys(("plasencia", "toledo", "burgos"), "spain"))
    assert replacements(state, "beltranejos") == []


@covers("tm-18.6-3", "tm-18.6-4")
def test_corsairs_come_to_tunis_and_algiers() -> None:
    state = waters(control={"tunis": "france"}, fields={"lost_ships": {"independent": (0, 1)}})
    match = winter(("winter_corsairs",), state=state)
    assert [fleet.user for fleet in look(match).fleets["tunis"]] == ["france"]
    control = {"algiers": "north_africa"}
    match = winter(("winter_corsairs",), control=control, turn=5, fields={"algiers_regency": True})
    assert ships_of(look(match), "algiers", "north_africa") == (0, 1)


@covers("tm-21.8-6")
def test_whoever_has_tunis_commands_the_corsair_of_djerba() -> None:
    state = waters(ships={"tunis": {"independent": (0, 1)}}, control={"tunis": "spain"})
    note_djerba(state)
    assert [fleet.user for fleet in state.fleets["tunis"]] == ["spain"]


# -- ships


@covers("tm-18.4-1")
def test_loans_end_and_captured_ships_stay() -> None:
    ships = {"lisbon": {"france>portugal": 2}}
    state = waters(ships=ships, fields={"captured_ships": {"portugal": {"france": 1}}})
    loans_end(state)
    users = {fleet.user: fleet.counts for fleet in state.fleets["lisbon"]}
    assert users == {"france": (1, 0), "portugal": (1, 0)}


@covers("tm-18.7-4", "tm-18.7-5")
def test_ships_go_to_the_nearest_port_with_their_leader() -> None:
    ships = {"gulf_of_lion": {"spain": 1}}
    match = winter(("ships_go_home", "spain"), ships=ships, admirals={"bernat": "gulf_of_lion"})
    assert ("dock", "valencia", "squadron", 1) in choices(match)
    state = play(match, ("dock", "mallorca", "squadron", 1))
    assert state.admirals["bernat"] == "mallorca"


@covers("tm-18.7-5")
def test_a_naval_leader_goes_with_some_ships_of_his_sea_or_waits() -> None:
    said: dict[str, Any] = {"admirals": {"bernat": "gulf_of_lion"}}
    match = winter(("ships_go_home", "spain"), ships={"gulf_of_lion": {"spain": 2}}, **said)
    play(match, ("dock", "valencia", "squadron", 1), ("dock", "mallorca", "squadron", 1))
    assert choices(match) == {("return_to", "bernat", "valencia"), ("return_to", "bernat", "mallorca")}
    state = play(match, ("return_to", "bernat", "mallorca"))
    assert state.admirals == {"bernat": "mallorca"} and ships_of(state, "valencia", "spain") == (1, 0)
    nowhere = dict.fromkeys(state.realm.port_spaces, "portugal")
    match = winter(("ships_go_home", "spain"), ships={"gulf_of_lion": {"spain": 1}}, control=nowhere, **said)
    assert look(match).lost_ships == {"spain": (1, 0)} and look(match).waiting_admirals == {"bernat": 3}


@covers("tm-18.5-1")
def test_plague_strikes_ships_and_naval_leaders_too() -> None:
    dice = [("plague", (1, 2)), ("plague leader", 1)]
    state = waters(ships={"valencia": {"spain": 2}}, admirals={"bernat": "valencia"}, fields={"plague": {"valencia"}})
    match = winter(("plague", "valencia"), dice=dice, state=state)
    state = settle(match)
    assert ships_of(state, "valencia", "spain") == (1, 0) and state.waiting_admirals == {"bernat": state.turn + 2}


@covers("tm-18.7-6", "tm-18.7-4", "tm-2.4-21")
def test_without_a_port_in_reach_ships_are_lost() -> None:
    ships = {"alboran_sea": {"portugal": 1}}
    control = {"ceuta": "spain"}
    match = winter(("ships_return",), ships=ships, control=control)
    assert question(match) == ("portugal", "winter_passage")
    play(match, ("done",))
    assert look(match).lost_ships["portugal"] == (1, 0)
    match = winter(("ships_return",), ships=ships, control=control)
    play(match, ("ask_passage", "portugal", "tangier", "north_africa"), ("let_pass",))
    while match.decisions:
        play(match, asked(match).options[0])
    assert look(match).lost_ships == {}
    assert not look(match).passage


@covers("tm-21.7-5", "tm-18.5-10")
def test_papal_units_winter_at_home() -> None:
    """The ally of the Papacy takes none of its units along, not even with Borgia."""
    fields: dict[str, Any] = {"turn": 4, "minors": {"papacy": "france"}}
    match = home("france", fields=fields, rome={"papacy": 2}, ancona={"papacy": 2})
    assert look(match).number("rome", "papacy", "regular") == 4 and match.over  # nobody is asked
    match = home("france", fields=fields, rome={"papacy": 2, "france": 2})
    play(match, ("send_home", "rome"), ("winter_to", "paris"))
    assert not any("papacy" in option for option in choices(match))
    fields["sides"] = {"borgia": "france"}
    match = home("france", fields=fields, leaders={"borgia": "rome"}, rome={"papacy": 2})
    assert match.over and look(match).number("rome", "papacy", "regular") == 2


@covers("tm-21.8-8", "tm-18.5-14")
def test_aragonese_do_not_winter_in_the_canaries() -> None:
    held = {"la_gomera": "spain", "agadir": "independent"}
    assert "la_gomera" in places(home("castile", agadir={"castile": 2}, control=held))
    assert "la_gomera" not in places(home("aragon", agadir={"aragon": 2}, control=held))
