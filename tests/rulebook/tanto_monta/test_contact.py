"""Who meets whom: interception, avoidance and battle in the order of the book (13.2, 13.3, 14), and sieges (15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, cited, look, may, play, question, run, scene, told
from tests.rulebook.tanto_monta.land import kind, march, skip, units, war
from warcouncil.campaign import avoidance, control, field_battle, interception, movement, sieges
from warcouncil.campaign.battles import ATTACKER
from warcouncil.campaign.entry import inside_size, is_foe
from warcouncil.campaign.forces import movable
from warcouncil.campaign.pieces import Battle, Formation, Move
from warcouncil.campaign.relations import fortified, friendly, hostile
from warcouncil.campaign.retreats import retreat_forbidden, retreat_spaces, room_inside
from warcouncil.campaign.state import TRIED
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

WAR = [("beltranejos", "spain"), ("portugal", "spain"), ("france", "spain")]


def moving(target: str, origin: str = "avila", power: str = "castile", **said: Any) -> TantoMontaState:
    """One regular of a power on its way."""
    state = scene(**{"wars": WAR, **said})
    state.move = Move(Formation(power, (REALM.troops(power, regular=1),)), origin, target)
    state.active = "spain"
    return state


# -- words (2)


@covers("tm-2.1-1", "tm-2.2-4", "tm-2.2-5")
def test_friend_foe_and_walls() -> None:
    state = scene(wars=WAR, fields={"fortresses": {"avila"}})
    assert fortified(state, "leon") and fortified(state, "avila") and not fortified(state, "talavera")
    assert friendly(state, "castile", "zaragoza") and hostile(state, "castile", "lisbon")
    assert not friendly(state, "castile", "fez") and not hostile(state, "castile", "fez")


@covers("tm-2.2-1", "tm-2.2-2")
def test_control_is_where_the_marker_says() -> None:
    state = scene()
    assert state.control["lisbon"] == "portugal" and state.control["leon"] == "spain"
    assert look(run(state, lambda now: control.gain(now, "castile", "lisbon"))).control["lisbon"] == "spain"


@covers("tm-2.1-3")
def test_four_fit_inside() -> None:
    state = scene(wars=WAR, sieges={"leon": {"portugal": 4}}, leon={"castile": 3, "portugal": 5})
    assert inside_size(state, "leon") == 3 and room_inside(state, "leon") == 1
    state.add_troops("leon", "castile", militia=1)
    assert room_inside(state, "leon") == 0


@covers("tm-2.1-9", "tm-14-1", "tm-14-12")
def test_armies_that_meet_fight() -> None:
    match = war(
        "castile",
        1,
        ("attacker", (6, 1, 1)),
        ("defender", (1, 1)),
        wars=WAR,
        avila={"castile": 3},
        talavera={"portugal": 1},
    )
    march(match, "castile", "avila", "talavera")
    skip(match, "avoid_battle")
    assert told(match, "field_battle")[0]["power"] == "castile"
    assert not look(match).stack("talavera", "portugal").size


@covers("tm-2.4-12")
def test_one_retreats_over_a_pass() -> None:
    ways = ["trujillo", "plasencia", "arevalo", "toledo"]
    assert REALM.atlas.is_pass("talavera", "plasencia")
    assert retreat_spaces(scene(wars=WAR), "beltranejos", "talavera") == ways
    assert retreat_spaces(scene(wars=WAR), "beltranejos", "talavera", "plasencia") == ["trujillo", "arevalo", "toledo"]
    assert retreat_spaces(scene(wars=WAR, trujillo={"castile": 1}), "beltranejos", "talavera") == ways[1:]


@covers("tm-9.2-21")
def test_an_ally_defends_without_a_war() -> None:
    state = scene(wars=[("portugal", "spain")], alliances=[("nasrid", "spain")], leon={"nasrid": 1})
    assert is_foe(state, "portugal", "nasrid", "leon") and not is_foe(state, "portugal", "nasrid", "lisbon")
    assert not is_foe(state, "portugal", "france", "leon") and not is_foe(state, "portugal", "nasrid", "malaga")


# -- control


@covers("tm-12.1-3")
def test_a_line_over_the_sea() -> None:
    """From Valencia to Marseille, while a ship of Spain and none of France is in the Gulf of Lion."""
    state = scene(wars=WAR, marseille={"aragon": 1})
    assert not control.line_of_communication(state, "aragon", "marseille")
    state.add_ships("gulf_of_lion", "spain", "spain", squadron=1)
    assert control.line_of_communication(state, "aragon", "marseille")
    state.add_ships("gulf_of_lion", "france", "france", squadron=1)
    assert not control.line_of_communication(state, "aragon", "marseille")


@covers("tm-12.1-4", "tm-15.1-4")
def test_an_assault_needs_a_line() -> None:
    state = scene(wars=WAR, sieges={"leon": {"portugal": 4}}, leon={"portugal": 2})
    for space in REALM.atlas.neighbours["leon"]:
        state.control[space] = "spain"
    assert cited(sieges.assault_forbidden(state, "portugal", ("assault", "leon"))) == "tm-15.1-4"


@covers("tm-12.2-2", "tm-12.2-6")
def test_units_of_others_keep_a_space() -> None:
    state = scene(wars=WAR, talavera={"castile": 1, "nasrid": 1}, fields={"control": {"talavera": "portugal"}})
    assert cited(control.control_forbidden(state, "castile", ("control", "talavera"))) == "tm-12.2-2"
    besieged = scene(wars=WAR, toledo={"castile": 2}, sieges={"toledo": {"castile": 4}})
    besieged.control.update(guadalajara="portugal", cuenca="spain")
    assert control.within_reach(besieged, "castile", "guadalajara")
    besieged.add_troops("atienza", "nasrid", regular=1)
    assert control.within_reach(besieged, "castile", "guadalajara")  # no enemy
    besieged.add_troops("teruel", "portugal", regular=1)
    assert not control.within_reach(besieged, "castile", "guadalajara")


# -- moves


@covers("tm-13.1-7", "tm-15-1")
def test_besiegers_of_this_impulse_and_the_besieged_stay() -> None:
    state = scene(wars=WAR, sieges={"toledo": {"castile": 5}}, toledo={"castile": 3, "beltranejos": 1})
    assert movable(state, "castile", "toledo").size == 0 and movable(state, "beltranejos", "toledo").size == 0
    state.sieges = {"toledo": (("castile", 4),)}
    assert movable(state, "castile", "toledo").size == 3


@covers("tm-13.1-6")
def test_the_beaten_move_no_more() -> None:
    """Two of three attack and lose one: of the two in Avila then, one is tired."""
    match = war(
        "castile",
        3,
        ("attacker", (1, 1)),
        ("defender", (6, 1)),
        wars=WAR,
        leaders={"mendoza": "avila"},
        avila={"castile": 3},
        talavera={"portugal": 1},
    )
    march(match, "castile", "avila", "talavera", ("detach", "castile", "regular", 2))
    skip(match, "avoid_battle")
    assert units(match, "avila", "castile") == {"regular": 2}
    play(match, ("move", "castile", "avila"), ("space", "talavera"))
    assert ("detach", "castile", "regular", 2) not in choices(match)


@covers("tm-13.1-15", "tm-14-2", "tm-14-3", "tm-14-8", table=True)
def test_the_moments_of_moves_and_battles() -> None:
    """Every moment of the realm is one of the data, but for those that this title does not have."""
    known = set(TantoMontaState.responses.windows)
    named = {moment for moment in REALM.moments.values() if moment}
    assert named <= known
    assert REALM.moments["land_move_declared"] == "action_announced" == REALM.moments["assault_declared"]
    assert REALM.moments["battle_begins"] == "battle_begins" == REALM.moments["assault_begins"]


@covers("tm-15.1-17", "tm-15.1-18")
def test_the_moments_of_assaults() -> None:
    assert REALM.moments["assault_combat_cards"] == "combat_cards"
    assert REALM.moments["assault_after_dice"] == "dice_seen"


# -- interception


@covers("tm-13.2-3", "tm-13.2-15", "tm-13.2-16")
def test_a_space_and_a_unit_try_once() -> None:
    match = war(
        "castile",
        2,
        ("interception", (1, 1)),
        wars=WAR,
        leaders={"pacheco": "toledo"},
        avila={"castile": 1},
        toledo={"beltranejos": 3},
    )
    march(match, "castile", "avila", "talavera")
    play(match, ("intercept", "toledo"), ("leader", "pacheco"), ("detach", "beltranejos", "regular", 2))
    state = look(match)
    assert state.tried == {"toledo": (REALM.troops("beltranejos", regular=2),)} and state.holds(TRIED, "pacheco")
    assert units(match, "talavera", "castile") == {"regular": 1} and kind(match) == "action"


@covers("tm-13.2-16", "tm-13.2-12", "tm-13.2-10")
def test_a_part_of_a_space_comes_first_and_takes_whom_it_meets() -> None:
    match = war(
        "castile",
        2,
        ("interception", (5, 3)),
        ("attacker", (6,)),
        ("defender", (1, 1, 1)),
        wars=WAR,
        leaders={"mendoza": "talavera", "pacheco": "toledo"},
        avila={"castile": 1},
        toledo={"beltranejos": 3},
    )
    march(match, "castile", "avila", "talavera")
    play(match, ("intercept", "toledo"), ("leader", "pacheco"), ("detach", "beltranejos", "regular", 1))
    state = look(match)
    assert state.captives == {"mendoza": "portugal", "pacheco": "spain"}
    assert units(match, "toledo", "beltranejos") == {"regular": 2}
    assert units(match, "talavera", "castile") == {"regular": 1}
    assert state.tried == {"talavera": (REALM.troops("beltranejos", regular=1),)}


@covers("tm-13.2-15")
def test_each_space_tries_once_for_a_move() -> None:
    """Those who have not tried stay in both spaces, and neither is asked again."""
    match = war(
        "castile",
        1,
        ("interception", (1, 1)),
        ("interception", (1, 1)),
        wars=WAR[:1],
        avila={"castile": 1},
        toledo={"beltranejos": 2},
        trujillo={"beltranejos": 2},
    )
    march(match, "castile", "avila", "talavera")
    for space in ("toledo", "trujillo"):
        play(match, ("intercept", space), ("detach", "beltranejos", "regular", 1))
    assert match.over and units(match, "talavera", "castile") == {"regular": 1}


@covers("tm-13.2-15", "tm-13.2-16", "tm-15.3-1")
def test_besiegers_who_leave_to_intercept_may_break_their_siege() -> None:
    match = war(
        "castile",
        2,
        ("interception", (6, 3)),
        ("attacker", (1,)),
        ("defender", (1, 1)),
        wars=WAR,
        sieges={"toledo": {"portugal": 4}},
        avila={"castile": 1},
        toledo={"portugal": 3, "castile": 2},
        fields={"control": {"toledo": "spain"}},
    )
    march(match, "castile", "avila", "talavera")
    play(match, ("intercept", "toledo"), ("detach", "portugal", "regular", 1))
    while kind(match) in ("retreat", "losses"):
        play(match, asked(match).options[0])
    assert look(match).sieges == {} and not units(match, "toledo", "portugal")


@covers("tm-13.2-4")
def test_the_besieged_do_not_intercept() -> None:
    state = moving("talavera", toledo={"beltranejos": 1, "castile": 2}, sieges={"toledo": {"castile": 4}})
    assert interception.interceptors(state) == ()
    assert interception.interceptors(moving("talavera", toledo={"beltranejos": 1})) == ("beltranejos",)


@covers("tm-13.2-4")
def test_besiegers_who_leave_are_not_intercepted_by_the_besieged() -> None:
    sieges = {"toledo": {"castile": 4}}
    match = war("castile", 1, wars=WAR, sieges=sieges, toledo={"castile": 2, "beltranejos": 1})
    march(match, "castile", "toledo", "talavera")
    assert match.over and units(match, "talavera", "castile") == {"regular": 2} and look(match).sieges == {}


@covers("tm-13.2-6")
def test_nobody_intercepts_into_friendly_walls() -> None:
    state = moving("leon", origin="toro", toro={"beltranejos": 3})
    assert interception.interceptors(state) == ()
    shared = moving("leon", origin="zamora", power="portugal", wars=[("portugal", "nasrid")], toro={"nasrid": 1})
    shared.alliances = {REALM.pair("portugal", "spain"), REALM.pair("nasrid", "spain")}
    assert interception.interception_forbidden(shared, "portugal", "nasrid", "leon") is None
    assert interception.interceptors(shared) == ()


@covers("tm-13.2-7", "tm-13.2-9")
def test_who_intercepts_where_somebody_stands() -> None:
    state = moving("talavera", talavera={"nasrid": 1}, toledo={"beltranejos": 1})
    assert cited(interception.interception_forbidden(state, "castile", "beltranejos", "talavera")) == "tm-13.2-7"
    foreign = moving("talavera", toledo={"beltranejos": 1}, fields={"control": {"talavera": "nasrid"}})
    assert cited(interception.interception_forbidden(foreign, "castile", "beltranejos", "talavera")) == "tm-13.2-9"


@covers("tm-13.2-1", "tm-13.1-4")
def test_only_the_enemies_of_the_mover_intercept() -> None:
    state = moving("talavera", wars=WAR[:1], toledo={"beltranejos": 1}, trujillo={"portugal": 1})
    assert cited(interception.interception_forbidden(state, "castile", "portugal", "talavera")) == "tm-13.2-1"
    assert interception.interceptors(state) == ("beltranejos",)
    ally = scene(wars=[("portugal", "spain")], alliances=[("nasrid", "spain")], leon={"nasrid": 1})
    assert interception.interception_forbidden(ally, "portugal", "nasrid", "leon") is None


@covers("tm-13.2-11", "tm-13.2-14", "tm-13.2-2")
def test_one_power_bars_the_next() -> None:
    """Portugal is asked first; when it has come, the Beltranejos are not asked any more."""
    near = REALM.atlas.roads["talavera"]
    assert {"trujillo", "toledo"} <= set(near)
    match = war(
        "castile",
        1,
        ("interception", (6, 6)),
        ("attacker", (1,)),
        ("defender", (1, 1)),
        wars=WAR,
        avila={"castile": 1},
        trujillo={"portugal": 1},
        toledo={"beltranejos": 1},
    )
    march(match, "castile", "avila", "talavera")
    assert question(match) == ("portugal", "intercept")
    play(match, ("intercept", "trujillo"))
    assert told(match, "battle_won") and units(match, "toledo", "beltranejos") == {"regular": 1}


# -- avoiding battle


@covers("tm-13.3-3")
def test_the_besieged_do_not_avoid() -> None:
    state = moving("toledo", power="portugal", origin="talavera", toledo={"beltranejos": 1, "castile": 2})
    state.sieges = {"toledo": (("castile", 4),)}
    match = run(state, avoidance.avoid_battle)
    assert question(match) == ("castile", "avoid_battle")


@covers("tm-13.3-1")
def test_nobody_avoids_battle_for_independents() -> None:
    state = moving(
        "asti", origin="milan", power="france", asti={"independent": 2}, fields={"control": {"milan": "france"}}
    )
    assert run(state, avoidance.avoid_battle).over
    allies = moving("talavera", talavera={"beltranejos": 1, "portugal": 1}, trujillo={}, toledo={})
    match = run(allies, avoidance.avoid_battle)
    assert question(match) == ("portugal", "avoid_battle")
    play(match, ("pass",))
    assert question(match) == ("beltranejos", "avoid_battle")


@covers("tm-13.3-5", "tm-13.3-7")
def test_the_tired_get_away_without_a_roll_in_any_number() -> None:
    state = moving("talavera", talavera={"beltranejos": 9})
    state.tired = {"talavera": (REALM.troops("beltranejos", regular=9),)}
    match = run(state, avoidance.avoid_battle)
    play(match, ("avoid", "toledo"))
    while kind(match) == "avoid_formation":
        play(match, ("detach", "beltranejos", "regular", 8))
    assert units(match, "toledo", "beltranejos") == {"regular": 8} and told(match, "avoids_at_once")


@covers("tm-13.3-9")
def test_minor_allies_go_along() -> None:
    state = moving(
        "talavera",
        power="portugal",
        origin="toledo",
        wars=[("portugal", "spain")],
        talavera={"castile": 1, "naples": 1},
        fields={"minors": {"naples": "castile"}},
    )
    assert avoidance.leaving(state, "castile", "avila").size == 2


# -- after the battle


@covers("tm-14-18", "tm-15-3", "tm-14.1-1")
def test_a_victor_before_walls_besieges_or_goes() -> None:
    match = war(
        "castile",
        1,
        ("attacker", (6, 6, 1, 1, 1, 1)),
        ("defender", (1,) * 6),
        wars=WAR,
        leaders={"mendoza": "talavera"},
        talavera={"castile": 5},
        toledo={"beltranejos": 5},
    )
    march(match, "castile", "talavera", "toledo")
    skip(match, "avoid_battle")
    while kind(match) == "garrison_formation":
        play(match, asked(match).options[-1])
    assert units(match, "toledo", "beltranejos") == {"regular": 3}
    assert look(match).sieges == {"toledo": (("castile", 5),)}


@covers("tm-14-18", "tm-15.3-2")
def test_a_victor_who_is_too_few_retreats() -> None:
    match = war(
        "castile",
        1,
        ("attacker", (6, 1, 1, 1)),
        ("defender", (1,) * 6),
        wars=WAR,
        talavera={"castile": 4},
        toledo={"beltranejos": 5},
    )
    march(match, "castile", "talavera", "toledo")
    skip(match, "avoid_battle")
    while kind(match) == "garrison_formation":
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[-1])
    assert units(match, "toledo", "beltranejos") == {"regular": 4}
    assert question(match) == ("castile", "retreat") and look(match).sieges == {}
    play(match, ("space", "talavera"))
    assert units(match, "talavera", "castile") == {"regular": 4}


@covers("tm-15.1-15")
def test_leaders_of_fallen_stormers_are_safe() -> None:
    match = war(
        "castile",
        2,
        ("attacker", (1, 1)),
        ("defender", (6,)),
        wars=WAR,
        sieges={"toledo": {"castile": 4}},
        leaders={"mendoza": "toledo"},
        toledo={"castile": 1},
    )
    play(match, ("assault", "castile", "toledo"))
    while kind(match) in ("assault_formation", "haven"):
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[0])
    assert look(match).leaders["mendoza"] != "toledo" and look(match).captives == {}


@pytest.mark.parametrize(("defence", "welcome"), [((5, 1, 1), True), ((5, 5, 1), False)])
@covers("tm-15.2-4", "tm-15.2-5", "tm-15.2-1")
def test_a_relief_that_loses(defence: tuple[int, ...], welcome: bool) -> None:
    """With equal hits newcomers may go inside; with fewer hits those who came out alone."""
    match = war(
        "beltranejos",
        2,
        ("attacker", (5, 1, 1)),
        ("defender", defence),
        wars=WAR,
        sieges={"toledo": {"castile": 4}},
        talavera={"beltranejos": 3},
        toledo={"beltranejos": 1, "castile": 2},
        fields={"control": {"talavera": "beltranejos"}},
    )
    march(match, "beltranejos", "talavera", "toledo")
    skip(match, "intercept", "avoid_battle")
    while kind(match) in ("sortie_formation", "losses"):
        play(match, ("done",) if may(match, ("done",)) else asked(match).options[-1])
    assert (kind(match) == "garrison_formation") == welcome


@covers("tm-15.3-3")
def test_where_a_broken_siege_goes() -> None:
    state = scene(wars=WAR, fields={"plague": {"avila"}, "unrest": {"leon"}})
    assert retreat_forbidden(state, "castile", "avila") is not None
    assert retreat_forbidden(state, "castile", "leon") is not None
    assert retreat_forbidden(state, "castile", "milan") is not None
    assert retreat_forbidden(state, "castile", "talavera") is None


@covers("tm-5.1-1", "tm-14-4", "tm-13.2-10")
def test_the_best_leader_counts() -> None:
    state = scene(wars=WAR)
    ours = Formation("portugal", (REALM.troops("portugal", regular=1),), ("joao", "alfonso_v"))
    assert interception.modifier(state, ours, Formation("castile")) == 2
    state.battle = Battle(
        "field", "talavera", "portugal", ("castile",), ours.troops, (REALM.troops("castile", regular=1),), ours.leaders
    )
    assert field_battle.dice_of(state, ATTACKER) == 3
    alone = Formation("portugal", ours.troops)
    assert interception.modifier(state, alone, Formation("castile")) == 0


def test_a_repeated_move_leaves_less_for_a_pass() -> None:
    """11: with 2 CP a repeated move costs 2 on a road, and no pass is in reach."""
    state = scene(wars=WAR, plasencia={"beltranejos": 1})
    assert movement.move_forbidden(state, "beltranejos", ("move", "plasencia"), 0) is not None
    assert movement.move_forbidden(state, "beltranejos", ("move", "plasencia"), 1) is None
