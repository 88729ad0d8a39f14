"""Moves, interception, avoiding battle and withdrawal (13), and who enters where (2.4, 9.4, 20.1, 20.8, 21)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    cited,
    hand,
    impulse,
    look,
    may,
    play,
    question,
    refused,
    run,
    scene,
    told,
)
from tests.rulebook.tanto_monta.land import kind, march, skip, units, war
from warcouncil.campaign import avoidance, interception, movement
from warcouncil.campaign.entry import entry_forbidden, opponents
from warcouncil.campaign.pieces import Formation, Move
from warcouncil.campaign.relations import hostile
from warcouncil.campaign.retreats import retreat_forbidden
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds, ground

WAR = [("beltranejos", "spain"), ("portugal", "spain")]


def moving(state: TantoMontaState, power: str, origin: str, target: str, **units: int) -> TantoMontaState:
    """A formation on its way."""
    state.move = Move(Formation(power, (REALM.troops(power, **units),)), origin, target)
    state.active = "spain"
    return state


# -- the way


@covers("tm-2.4-8", "tm-13.1-13", "tm-13-1")
def test_a_pass_costs_two() -> None:
    state = scene(plasencia={"beltranejos": 1})
    assert movement.cost_of(state, "beltranejos", "plasencia", "talavera") == 2
    assert movement.cost_of(state, "beltranejos", "plasencia", "trujillo") == 1


@covers("tm-2.4-14", "tm-2.4-16", "tm-2.4-8")
def test_the_strait_is_a_road_to_the_north_for_muslims_in_gibraltar() -> None:
    state = scene(tangier={"north_africa": 1})
    assert movement.cost_of(state, "north_africa", "tangier", "gibraltar") == 2
    state.control["gibraltar"] = "nasrid"
    assert movement.cost_of(state, "north_africa", "tangier", "gibraltar") == 1
    assert movement.cost_of(state, "nasrid", "ceuta", "gibraltar") == 1
    assert movement.cost_of(state, "north_africa", "gibraltar", "tangier") == 2
    assert movement.cost_of(state, "portugal", "ceuta", "gibraltar") == 2
    assert interception.roads_into(state, "nasrid", "gibraltar") == ["jerez", "ceuta", "sohail", "tangier"]
    assert interception.roads_into(state, "castile", "gibraltar") == ["jerez", "sohail"]


@covers("tm-2.4-15")
def test_the_strait_wants_a_friend_on_one_side() -> None:
    state = scene(wars=[("portugal", "spain"), ("north_africa", "portugal")], fields={"control": {"ceuta": "spain"}})
    assert bounds.way_barred(state, "portugal", "ceuta", "gibraltar") == "tm-2.4-15"
    assert bounds.way_barred(state, "castile", "ceuta", "gibraltar") is None


@covers("tm-2.4-6")
def test_tlemcen_is_not_in_play_before_turn_4() -> None:
    state = scene()
    assert entry_forbidden(state, "north_africa", "tlemcen") == "tm-2.4-6"
    state.turn = 4
    assert entry_forbidden(state, "north_africa", "tlemcen") is None


# -- whom one may go to


@covers("tm-13.1-2", "tm-9.2-8")
def test_spaces_of_others_are_open_in_war_and_alliance() -> None:
    state = scene(wars=WAR, alliances=[("portugal", "france")])
    assert entry_forbidden(state, "castile", "lisbon") is None
    assert entry_forbidden(state, "portugal", "bordeaux") is None
    assert cited(entry_forbidden(state, "france", "leon")) == "tm-13.1-2"
    assert entry_forbidden(state, "castile", "milan") is None


@covers("tm-13.1-3", "tm-13.1-4", "tm-13.1-5")
def test_company_is_friend_or_foe() -> None:
    state = scene(wars=[("portugal", "spain")], avila={"nasrid": 1})
    assert cited(entry_forbidden(state, "portugal", "avila")) == "tm-13.1-3"
    assert cited(entry_forbidden(state, "castile", "avila")) == "tm-13.1-3"
    state.alliances.add(REALM.pair("nasrid", "spain"))
    assert opponents(state, "portugal", "avila") == ("nasrid",)
    siege = scene(sieges={"toledo": {"nasrid": 4}}, toledo={"nasrid": 3, "beltranejos": 1})
    assert cited(entry_forbidden(siege, "portugal", "toledo")) == "tm-13.1-3"
    siege.wars.add(REALM.pair("portugal", "nasrid"))
    assert entry_forbidden(siege, "portugal", "toledo") is None


@covers("tm-13.1-17")
def test_nobody_attacks_between_his_friends() -> None:
    state = scene(wars=[("portugal", "nasrid")], leon={"nasrid": 1})
    state.alliances = {REALM.pair("portugal", "spain"), REALM.pair("nasrid", "spain")}
    assert entry_forbidden(state, "portugal", "leon") == "tm-13.1-17"
    state.add_troops("leon", "castile", regular=1)
    state.remove_troops("leon", "nasrid", regular=1)
    assert entry_forbidden(state, "portugal", "leon") is None
    state.add_troops("leon", "nasrid", regular=1)
    state.remove_troops("leon", "castile", regular=1)
    assert entry_forbidden(state, "portugal", "avila") is None
    state.add_troops("avila", "nasrid", regular=1)
    assert entry_forbidden(state, "portugal", "avila") is None
    state.alliances.discard(REALM.pair("portugal", "spain"))
    state.wars.add(REALM.pair("portugal", "spain"))
    assert entry_forbidden(state, "portugal", "leon") is None


@covers("tm-13.1-5", "tm-21.8-1")
def test_independents_stop_nobody() -> None:
    state = scene(milan={"independent": 8})
    assert entry_forbidden(state, "france", "milan") is None
    assert opponents(state, "france", "milan") == ("independent",)
    allies = scene(alliances=[("france", "spain")], milan={"independent": 8, "aragon": 1})
    assert entry_forbidden(allies, "france", "milan") is None


@covers("tm-13.1-8", "tm-13.1-9")
def test_leaders_go_alone_but_not_to_enemies() -> None:
    state = scene(wars=WAR)
    assert entry_forbidden(state, "castile", "avila", units=False) is None
    assert cited(entry_forbidden(state, "castile", "lisbon", units=False)) == "tm-13.1-8"
    state.add_troops("avila", "portugal", regular=1)
    assert cited(entry_forbidden(state, "castile", "avila", units=False)) == "tm-13.1-8"
    state.add_troops("milan", "independent", regular=1)
    assert entry_forbidden(state, "castile", "milan", units=False) is None


@covers("tm-13.1-9", "tm-4-2", "tm-13.3-4")
def test_a_lone_leader_is_captured_and_the_first_is_worth_a_point() -> None:
    match = war("beltranejos", 2, wars=WAR, leaders={"mendoza": "talavera"}, toledo={"beltranejos": 1})
    march(match, "beltranejos", "toledo", "talavera")
    state = look(match)
    assert state.captives == {"mendoza": "portugal"} and ("leader_captive", 1) in state.bonus_vp["portugal"]
    assert state.captured_once == {"portugal"}


@covers("tm-13.1-10")
def test_a_lone_naval_leader_is_out_until_next_turn() -> None:
    match = war("portugal", 2, wars=WAR, admirals={"bernat": "jerez"}, faro={"portugal": 1})
    march(match, "portugal", "faro", "jerez")
    assert look(match).admirals == {} and look(match).waiting_admirals == {"bernat": 2}


# -- limited powers (9.4)


@covers("tm-9.4-26")
def test_the_lands_of_the_beltranejos() -> None:
    state = scene(wars=WAR)
    assert entry_forbidden(state, "beltranejos", "leon") is None
    assert entry_forbidden(state, "beltranejos", "zaragoza") == "tm-9.4-26"
    assert entry_forbidden(state, "beltranejos", "lisbon") is None
    state.alliances.discard(REALM.pair("portugal", "beltranejos"))
    assert entry_forbidden(state, "beltranejos", "lisbon") == "tm-9.4-26"


@covers("tm-9.4-27")
def test_the_lands_of_the_catalans() -> None:
    state = scene(wars=[("catalonia", "spain")])
    assert entry_forbidden(state, "catalonia", "zaragoza") is None
    assert entry_forbidden(state, "catalonia", "leon") == "tm-9.4-27"
    assert entry_forbidden(state, "catalonia", "lyon") is None


@pytest.mark.parametrize("power", ["france", "nasrid", "north_africa"])
@covers("tm-9.4-23")
def test_after_alcacovas_others_fight_the_beltranejos(power: str) -> None:
    state = scene(wars=[(power, "spain")])
    assert not hostile(state, power, "toledo")
    state.alcacovas = 3
    state.alliances = {pair for pair in state.alliances if "beltranejos" not in pair}
    assert hostile(state, power, "toledo") and entry_forbidden(state, power, "toledo") is None
    state.control["lisbon"] = "beltranejos"
    assert not hostile(state, power, "lisbon")
    state.control.update(toledo=power, leon=power)
    assert hostile(state, "beltranejos", "toledo") and not hostile(state, "beltranejos", "leon")


@covers("tm-9.4-24")
def test_portugal_at_war_with_spain_fights_catalans() -> None:
    state = scene(wars=[("portugal", "spain")])
    assert hostile(state, "portugal", "barcelona") and not hostile(scene(), "portugal", "barcelona")
    state.control["lyon"] = "catalonia"
    assert not hostile(state, "portugal", "lyon")
    state.control.update(barcelona="portugal", zaragoza="portugal")
    assert hostile(state, "catalonia", "barcelona") and not hostile(state, "catalonia", "zaragoza")
    state.wars.clear()
    assert not hostile(state, "catalonia", "barcelona")


@covers("tm-9.4-25")
def test_after_the_surrender_others_fight_moriscos() -> None:
    state = scene(wars=[("france", "north_africa")])
    assert not hostile(state, "france", "granada")
    state.surrendered["nasrid"] = 4
    assert hostile(state, "france", "granada") and not hostile(state, "castile", "granada")
    state.control.update(malaga="france", leon="france")
    assert hostile(state, "nasrid", "malaga") and not hostile(state, "nasrid", "leon")
    state.wars.clear()
    assert not hostile(state, "nasrid", "malaga")


@covers("tm-20.1-15")
def test_moriscos_stay_in_spaces_of_nasrid_color() -> None:
    state = scene(wars=[("nasrid", "spain")], zahara={"morisco": 2}, fields={"control": {"zahara": "nasrid"}})
    pool = Formation("nasrid", state.troops["zahara"])
    near = REALM.atlas.neighbours["zahara"]
    open_ways = [space for space in near if movement.step_forbidden(state, "nasrid", pool, "zahara", space, 2) is None]
    assert open_ways and all("nasrid" in ground.colors(space) for space in open_ways)
    assert movement.step_forbidden(state, "nasrid", pool, "zahara", "jerez", 2) == "tm-20.1-15"


# -- Gibraltar before the war (20.1)


@covers("tm-20.1-1", "tm-20.1-2")
def test_gibraltar_is_fought_over_in_peace() -> None:
    match = war("nasrid", 2, sohail={"nasrid": 3}, gibraltar={"castile": 1}, jerez={"castile": 1})
    march(match, "nasrid", "sohail", "gibraltar")
    skip(match, "intercept", "avoid_battle")
    assert question(match) == ("castile", "withdraw")
    play(match, ("withdraw",))
    assert look(match).sieges == {"gibraltar": (("nasrid", 5),)}


@covers("tm-20.1-1")
def test_aragon_and_north_africa_stay_out_of_gibraltar_in_peace() -> None:
    state = scene()
    assert entry_forbidden(state, "aragon", "gibraltar") == "tm-20.1-1"
    assert entry_forbidden(state, "north_africa", "gibraltar") == "tm-20.1-1"
    assert bounds.leader_barred(state, "ferdinand", "gibraltar") is None
    assert bounds.leader_barred(state, "john_ii", "gibraltar") == "tm-20.1-1"
    state.wars.add(REALM.pair("nasrid", "spain"))
    assert entry_forbidden(state, "aragon", "gibraltar") is None


@covers("tm-20.1-2")
def test_in_peace_gibraltar_has_one_gate_for_each() -> None:
    state = scene(fields={"control": {"gibraltar": "nasrid"}})
    assert bounds.way_barred(state, "castile", "jerez", "gibraltar") is None
    assert bounds.way_barred(state, "castile", "sohail", "gibraltar") == "tm-20.1-2"
    assert cited(entry_forbidden(state, "castile", "sohail")) == "tm-13.1-2"
    state.control["gibraltar"] = "spain"
    assert bounds.way_barred(state, "nasrid", "tangier", "gibraltar") == "tm-20.1-2"


# -- Catalonia and the Canaries


@covers("tm-20.8-1")
def test_french_leaders_stay_out_of_catalonia() -> None:
    state = scene()
    assert bounds.leader_barred(state, "louis_xi", "barcelona") == "tm-20.8-1"
    assert bounds.leader_barred(state, "anjou", "barcelona") is None
    state.surrendered["catalonia"] = 2
    assert bounds.leader_barred(state, "louis_xi", "barcelona") is None


@covers("tm-20.8-1")
def test_the_french_march_into_catalonia_without_their_leader() -> None:
    near = next(space for space in REALM.atlas.neighbours["puigcerda"] if REALM.printed_homes[space] != "catalonia")
    match = war(
        "france",
        2,
        wars=[("france", "spain")],
        leaders={"albret": near},
        fields={"control": {near: "france"}},
        **{near: {"france": 2}},
    )
    play(match, ("move", "france", near))
    play(match, ("space", "puigcerda"))
    assert ("leader", "albret") not in choices(match)


@covers("tm-21.8-8")
def test_aragon_stays_out_of_the_canaries() -> None:
    state = scene()
    assert entry_forbidden(state, "aragon", "lanzarote") == "tm-21.8-8"
    assert bounds.leader_barred(state, "ferdinand", "lanzarote") == "tm-21.8-8"
    assert entry_forbidden(state, "castile", "lanzarote") is None
    assert entry_forbidden(state, "beltranejos", "lanzarote") == "tm-9.4-26"
    state.alcacovas = 3
    assert entry_forbidden(state, "portugal", "lanzarote") == "tm-20.4-7"


# -- interception (13.2)


def intercepting(*dice: tuple[str, object], riders: int = 0, against: int = 0, **said: Any) -> Any:
    """Beltranejos in Toledo against Castilians who march from Avila to Talavera."""
    return war(
        "castile",
        2,
        *dice,
        wars=WAR,
        avila={"castile": {"regular": 2, "cavalry": against}},
        toledo={"beltranejos": {"regular": 2, "cavalry": riders}},
        **said,
    )


@pytest.mark.parametrize(
    ("riders", "against", "rolled", "succeeds"),
    [(0, 0, 9, True), (0, 0, 8, False), (2, 1, 8, True), (1, 2, 9, False), (1, 1, 9, True)],
)
@covers("tm-13.2-10")
def test_cavalry_is_compared(riders: int, against: int, rolled: int, succeeds: bool) -> None:
    state = scene()
    ours = Formation("beltranejos", (REALM.troops("beltranejos", regular=1, cavalry=riders),))
    theirs = Formation("castile", (REALM.troops("castile", regular=1, cavalry=against),))
    assert (rolled + interception.modifier(state, ours, theirs) >= interception.NEEDED) == succeeds


@covers("tm-13.1-13", "tm-13.3-3", "tm-13.1-14")
def test_a_move_goes_step_by_step() -> None:
    """Payment, interception, avoiding battle, withdrawal, field battle; who has failed to intercept may still avoid."""
    match = war(
        "castile",
        2,
        ("interception", (4, 4)),
        ("avoid battle", (4, 4)),
        ("attacker", (1,) * 4),
        ("defender", (1,) * 3),
        wars=WAR,
        talavera={"castile": 4},
        toledo={"beltranejos": 2},
        trujillo={"beltranejos": 1},
        cuenca={"beltranejos": 1},
        fields={"control": {"cuenca": "beltranejos"}},
    )
    march(match, "castile", "talavera", "toledo")
    steps = [kind(match)]
    assert look(match).cp == 1
    for given in (("intercept", "cuenca"), ("avoid", "cuenca"), ("fight",)):
        play(match, given)
        while kind(match).endswith("_formation"):
            play(match, asked(match).options[-1])
        steps.append(kind(match))
    assert steps == ["intercept", "avoid_battle", "withdraw", "action"]
    assert told(match, "battle_won") and units(match, "talavera", "castile") == {"regular": 4}


@covers("tm-13.2-1", "tm-13.2-12", "tm-13.1-14")
def test_after_an_interception_there_is_a_battle() -> None:
    match = intercepting(
        ("interception", (5, 4)), ("attacker", (1, 1)), ("defender", (6, 1, 1)), talavera={"castile": 0}
    )
    march(match, "castile", "avila", "talavera")
    play(match, ("intercept", "toledo"))
    while kind(match) == "intercept_formation":
        play(match, asked(match).options[-1])
    assert told(match, "battle_won") and units(match, "talavera", "beltranejos") == {"regular": 2}
    assert units(match, "avila", "castile") == {"regular": 1}


@covers("tm-2.2-6", "tm-13.2-1")
def test_independents_do_not_intercept() -> None:
    """ex-2.2-1."""
    state = moving(scene(milan={"independent": 8}, fields={"control": {"asti": "france"}}), "france", "genoa", "asti")
    assert interception.interceptors(state) == ()


@covers("tm-13.2-8", "tm-13.2-9")
def test_nobody_else_intercepts_into_an_empty_fortified_space() -> None:
    state = moving(scene(wars=[("castile", "spain")] and WAR, calatrava={"castile": 1}), "portugal", "teruel", "toledo")
    state.control["toledo"] = "france"
    state.wars.add(REALM.pair("france", "spain"))
    assert cited(interception.interception_forbidden(state, "portugal", "castile", "toledo")) == "tm-13.2-9"
    state.control["toledo"] = "spain"
    assert interception.interception_forbidden(state, "portugal", "castile", "toledo") is None


@covers("tm-13.2-5", "tm-13.2-7")
def test_a_leader_alone_intercepts_to_friends() -> None:
    state = scene(wars=WAR, leaders={"pacheco": "toledo"}, talavera={"beltranejos": 1})
    moving(state, "castile", "avila", "talavera", regular=1)
    assert interception.interceptors(state) == ("beltranejos",)
    lonely = moving(scene(wars=WAR, leaders={"pacheco": "toledo"}), "castile", "avila", "talavera", regular=1)
    assert interception.interceptors(lonely) == ()


@covers("tm-2.4-10", "tm-13.2-1")
def test_nobody_intercepts_over_a_pass() -> None:
    state = scene(wars=WAR, plasencia={"beltranejos": 3})
    assert interception.interceptors(moving(state, "castile", "avila", "talavera", regular=1)) == ()
    state.add_troops("toledo", "beltranejos", regular=3)
    assert interception.interceptors(state) == ("beltranejos",)


# -- avoiding battle and withdrawing


@covers("tm-13.3-1", "tm-13.3-6", "tm-13.3-2")
def test_units_get_away() -> None:
    match = war(
        "castile",
        1,
        ("avoid battle", (5, 3)),
        wars=WAR,
        avila={"castile": 2},
        talavera={"beltranejos": {"cavalry": 1}},
        fields={"control": {"avila": "beltranejos"}},
    )
    march(match, "castile", "avila", "talavera")
    assert refused(match, ("avoid", "avila")) == "tm-13.3-2"
    play(match, ("avoid", "toledo"))
    assert units(match, "toledo", "beltranejos") == {"cavalry": 1}
    assert units(match, "talavera", "castile") == {"regular": 2}


@covers("tm-13.3-2", "tm-12.4-1", "tm-14.1-4")
def test_nobody_flees_to_plague_or_unrest() -> None:
    state = scene(wars=WAR, fields={"plague": {"trujillo"}, "unrest": {"toledo"}})
    assert cited(retreat_forbidden(state, "beltranejos", "trujillo")) == "tm-12.4-1"
    assert cited(retreat_forbidden(state, "beltranejos", "toledo")) == "tm-12.4-1"
    assert retreat_forbidden(state, "beltranejos", "arevalo") is None
    assert cited(retreat_forbidden(state, "beltranejos", "milan")) == "tm-14.1-4"


@covers("tm-13.3-4")
def test_an_army_of_guns_avoids_nothing() -> None:
    state = moving(scene(wars=WAR, zaragoza={"aragon": {"artillery": 1}}), "portugal", "huesca", "zaragoza", regular=3)
    assert avoidance.avoid_forbidden(state, "aragon", ("avoid", "teruel")) is not None


@covers("tm-13.4-1", "tm-13.4-2", "tm-13.4-3")
def test_four_withdraw_behind_their_walls() -> None:
    match = war(
        "castile",
        1,
        wars=WAR,
        leaders={"mendoza": "talavera"},
        talavera={"castile": 5},
        toledo={"beltranejos": {"regular": 3, "cavalry": 1}},
    )
    march(match, "castile", "talavera", "toledo")
    skip(match, "avoid_battle")
    assert question(match) == ("beltranejos", "withdraw")
    play(match, ("withdraw",))
    assert look(match).sieges == {"toledo": (("castile", 5),)}


@covers("tm-13.4-3", "tm-13.4-4", "tm-15-3")
def test_four_against_four_go_back() -> None:
    match = war("castile", 1, wars=WAR, talavera={"castile": 4}, toledo={"beltranejos": 4})
    march(match, "castile", "talavera", "toledo")
    skip(match, "avoid_battle")
    play(match, ("withdraw",))
    assert units(match, "talavera", "castile") == {"regular": 4} and look(match).sieges == {}


@covers("tm-13.4-4", "tm-13.1-15")
def test_who_is_too_few_pays_to_move_on() -> None:
    said: dict[str, Any] = {"wars": WAR, "talavera": {"castile": 4}, "toledo": {"beltranejos": 4}}
    match = war("castile", 2, **said)
    march(match, "castile", "talavera", "toledo")
    skip(match, "avoid_battle")
    play(match, ("withdraw",))
    assert question(match) == ("castile", "turn_away") and may(match, ("go_back",))
    play(match, ("space", "calatrava"))
    assert units(match, "calatrava", "castile") == {"regular": 4} and look(match).cp == 0


@covers("tm-13.4-4")
def test_rain_keeps_those_who_would_move_on_before_the_walls_and_they_go_back() -> None:
    state = scene(wars=WAR, talavera={"castile": 4}, toledo={"beltranejos": 4})
    match = impulse("spain", 5, state=hand(state, "france", "torrential_rains"))
    march(match, "castile", "talavera", "toledo")
    skip(match, "avoid_battle")
    play(match, ("pass",))
    skip(match, "avoid_battle")
    play(match, ("withdraw",), ("space", "calatrava"), ("play", "torrential_rains"))
    assert told(match, "turns_back") and units(match, "talavera", "castile") == {"regular": 4}


@covers("tm-13.4-1")
def test_nobody_withdraws_beside_strangers_to_the_walls() -> None:
    """Nasrids in a space of the Beltranejos are no allies of theirs: not all could go inside, so nobody does."""
    fortress = scene(wars=[*WAR, ("nasrid", "spain")], toledo={"beltranejos": 1, "nasrid": 1})
    found = run(moving(fortress, "castile", "talavera", "toledo", regular=4), avoidance.withdraw)
    assert found.over and not told(found, "withdraws")
    alone = scene(wars=WAR, toledo={"beltranejos": 1, "portugal": 1})
    found = run(moving(alone, "castile", "talavera", "toledo", regular=4), avoidance.withdraw)
    assert question(found) == ("beltranejos", "withdraw")
    full = scene(wars=WAR, toledo={"beltranejos": 4, "portugal": 1})
    assert run(moving(full, "castile", "talavera", "toledo", regular=6), avoidance.withdraw).over


@covers("tm-21.1-1", "tm-21.1-2")
def test_inactive_minor_powers_withdraw_or_fight() -> None:
    match = war("france", 2, wars=[("france", "navarre")], fields={"minors": {}}, pamplona={"navarre": 3})
    state = look(match)
    move = moving(state, "france", "bayonne", "pamplona", regular=4)
    found = run(move, avoidance.withdraw)
    assert found.over and told(found, "withdraws")


def test_refusals_of_moves_have_clauses() -> None:
    match = war("castile", 1, wars=WAR, talavera={"castile": 1})
    play(match, ("move", "castile", "talavera"))
    assert refused(match, ("space", "plasencia")) == cited("war-11.1-4")
