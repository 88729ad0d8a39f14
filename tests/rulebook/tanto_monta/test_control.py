"""Places and their control (2.1 to 2.4), lines of communication, unrest, islands (12), markers (20.1, 20.8)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rulebook.tanto_monta.driver import choices, cited, look, play, refused, run, scene
from tests.rulebook.tanto_monta.land import war
from warcouncil.campaign import control
from warcouncil.campaign.relations import at_war, controls, friendly, home_of, hostile
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK
from warcouncil.titles.tanto_monta.war import ground

WAR = [("beltranejos", "spain"), ("portugal", "spain"), ("france", "spain"), ("catalonia", "spain")]


def forbidden(state: TantoMontaState, power: str, space: str) -> str | None:
    return cited(control.control_forbidden(state, power, ("control", space)))


@covers("tm-2.3-1", "tm-9.2-5", "tm-2.2-3")
def test_castile_and_aragon_are_one() -> None:
    state = scene(wars=[("portugal", "spain")])
    assert at_war(state, "castile", "portugal") and at_war(state, "aragon", "portugal")
    assert controls(state, "castile", "zaragoza") and friendly(state, "aragon", "leon")
    assert not at_war(state, "castile", "aragon")


@covers("tm-2.4-1", "tm-2.4-2", "tm-2.4-3", "tm-2.4-4", table=True)
def test_homes_of_two_colors() -> None:
    state = scene()
    assert home_of(state, "toledo") == "beltranejos" and home_of(state, "gibraltar") == "castile"
    assert home_of(state, "barcelona") == "catalonia"
    state.control.update(toledo="spain", gibraltar="nasrid", barcelona="spain")
    assert home_of(state, "toledo") == "castile" and home_of(state, "gibraltar") == "nasrid"
    assert home_of(state, "barcelona") == "aragon"


@covers("tm-2.4-5")
def test_naples_is_nobodys_home_once_ferrante_is_dead() -> None:
    state = scene()
    assert home_of(state, "gaeta") == "naples"
    state.ferrante_dead = True
    assert home_of(state, "gaeta") == "independent" and ground.kind_of(state, "gaeta") == "strategic"


# -- taking control


@covers("tm-2.1-13", "tm-12.2-4", "tm-2.2-6")
def test_independents_next_to_a_space_do_not_matter() -> None:
    """ex-2.2-2."""
    state = scene(
        wars=WAR,
        avila={"castile": 1},
        toledo={"independent": 1},
        fields={"control": {"talavera": "portugal", "trujillo": "spain"}},
    )
    assert forbidden(state, "castile", "talavera") is None
    state.remove_troops("toledo", "independent", regular=1)
    state.add_troops("toledo", "beltranejos", regular=1)
    assert forbidden(state, "castile", "talavera") == "tm-12.2-4"


@covers("tm-2.2-6")
def test_what_is_independent_is_neither_friend_nor_foe() -> None:
    state = scene(wars=WAR)
    assert not friendly(state, "castile", "milan") and not hostile(state, "castile", "milan")
    assert not friendly(state, "castile", "lisbon") and hostile(state, "castile", "lisbon")
    assert not friendly(state, "castile", "fez") and not hostile(state, "castile", "fez")


@covers("tm-2.1-13", "tm-12.2-4", "tm-2.4-11")
def test_a_common_space_is_taken_from_next_door() -> None:
    held = {"talavera": "portugal", "trujillo": "spain"}
    match = war("castile", 1, wars=WAR, avila={"castile": 1}, fields={"control": held})
    offered = {option for option in choices(match) if option[0] == "control"}
    assert offered == {("control", "castile", "talavera")}
    play(match, ("control", "castile", "talavera"))
    assert look(match).control["talavera"] == "spain"
    match = war("castile", 1, wars=WAR, talavera={"castile": 1}, fields={"control": held})
    assert ("control", "castile", "talavera") in choices(match)


@covers("tm-2.1-11", "tm-12.2-3", "tm-12.2-4")
def test_strategic_spaces_are_taken_from_inside() -> None:
    state = scene(wars=WAR, talavera={"castile": 1})
    assert forbidden(state, "castile", "trujillo") == "tm-12.2-4"
    state.add_troops("trujillo", "castile", regular=1)
    assert forbidden(state, "castile", "trujillo") is None
    far = next(space for space in REALM.homes["portugal"] if ground.kind_of(state, space) == "common")
    assert forbidden(state, "castile", far) == "tm-12.2-4"  # nobody is near


@covers("tm-12.1-4", "tm-12.2-2")
def test_who_takes_a_space_needs_a_line_and_may_have_friends_there() -> None:
    held = {"talavera": "portugal"}
    state = scene(wars=WAR, avila={"castile": 1}, fields={"control": held})
    assert forbidden(state, "castile", "talavera") == "tm-12.1-4"
    state.control["trujillo"] = "spain"
    assert forbidden(state, "castile", "talavera") is None
    state = scene(wars=WAR, talavera={"castile": 1, "aragon": 1}, fields={"control": {**held, "trujillo": "spain"}})
    assert forbidden(state, "castile", "talavera") is None


@covers("tm-2.4-11", "tm-12.2-5")
def test_nobody_takes_a_space_over_a_pass() -> None:
    match = war("castile", 2, wars=WAR, faro={"portugal": 1}, jerez={"castile": 1})
    assert ("control", "castile", "faro") not in choices(match)
    near = {"talavera": "portugal", "jerez": "portugal", "trujillo": "spain"}
    match = war("castile", 2, wars=WAR, avila={"castile": 1}, jerez={"castile": 1}, fields={"control": near})
    assert {option[2] for option in choices(match) if option[0] == "control"} == {"jerez", "talavera"}


@covers("tm-12.2-1", "tm-12.3-1", "tm-2.1-2")
def test_only_unfortified_spaces_of_enemies() -> None:
    state = scene(talavera={"castile": 1})
    assert forbidden(state, "castile", "toledo") == "tm-12.3-1"
    assert forbidden(state, "castile", "arevalo") == "tm-12.2-1"
    assert forbidden(scene(wars=WAR, trujillo={"castile": 1}), "castile", "trujillo") is None


@covers("tm-12.2-1", "tm-20.8-2", "tm-20.8-4")
def test_france_takes_catalan_spaces() -> None:
    match = war("france", 2, wars=WAR, vic={"france": 1, "catalonia": 1}, fields={"control": {"gerona": "france"}})
    state = look(match)
    common = next(space for space in ("vic", "puigcerda") if ground.kind_of(state, space) in ("common", "strategic"))
    assert ground.gives_way(state, "france", common) and not ground.gives_way(state, "france", "huesca")
    assert REALM.banner(state, "france", common) == "france" and REALM.banner(state, "catalonia", common) == "catalonia"
    assert ground.gives_way(state, "portugal", "toro") and not ground.gives_way(state, "france", "toro")


@covers("tm-9.4-26", "tm-9.4-27")
def test_limited_powers_take_homes_of_their_friend_for_him() -> None:
    state = scene()
    assert REALM.banner(state, "beltranejos", "faro") == "portugal"
    assert REALM.banner(state, "catalonia", "lyon") == "france"
    assert REALM.banner(state, "beltranejos", "leon") == "beltranejos"
    assert REALM.banner(state, "aragon", "faro") == "spain"


@covers("tm-12.2-8")
def test_the_player_chooses_who_takes_a_space() -> None:
    match = war("portugal", 2, wars=WAR, talavera={"portugal": 1, "beltranejos": 1})
    assert {("control", "portugal", "talavera"), ("control", "beltranejos", "talavera")} <= choices(match)
    named = {option[1] for option in BOOK.menu["control"].candidates(look(match), "portugal")}
    assert named == {"portugal", "beltranejos"}
    play(match, ("control", "beltranejos", "talavera"))
    assert look(match).control["talavera"] == "beltranejos" and look(match).cp == 1


@covers("tm-12.2-7")
def test_ships_leave_a_port_that_changes_hands() -> None:
    match = war("portugal", 2, wars=WAR, jerez={"portugal": 1}, ships={"jerez": {"castile": 1}}, faro={"portugal": 1})
    play(match, ("control", "portugal", "jerez"))
    assert look(match).fleet("gulf_of_cadiz", "spain").size == 1


# -- lines of communication


@covers("tm-12.1-1")
def test_lines_begin_in_strategic_homes_too() -> None:
    state = scene(wars=WAR)
    assert control.is_source(state, "castile", "calatrava") and control.is_source(state, "aragon", "calatrava")
    assert control.is_source(state, "castile", "leon") and control.is_source(state, "france", "lisbon")
    assert not control.is_source(state, "castile", "lisbon") and not control.is_source(state, "castile", "milan")
    assert not control.is_source(state, "castile", "talavera")
    assert not control.is_source(state, "castile", "la_palma")
    state.control["la_palma"] = "spain"
    assert control.is_source(state, "castile", "la_palma") and not control.is_source(state, "portugal", "la_palma")


@pytest.mark.parametrize("column", ["plague", "unrest", "uprisings"])
@covers("tm-12.1-2", "tm-12.4-2", "tm-20.1-14")
def test_no_line_through_plague_and_unrest(column: str) -> None:
    state = scene(fields={column: {"avila"}})
    assert not control.passable(state, "castile", "avila")
    assert control.passable(scene(), "castile", "avila")


@covers("tm-12.1-2")
def test_enemies_of_any_kind_cut_a_line() -> None:
    assert not control.passable(scene(wars=WAR, avila={"portugal": 1}), "castile", "avila")
    assert not control.passable(scene(wars=WAR, leaders={"joao": "avila"}), "castile", "avila")
    assert not control.passable(scene(wars=WAR, ships={"jerez": {"portugal": 1}}), "castile", "jerez")
    friends = scene(wars=WAR, avila={"aragon": 1}, jerez={"nasrid": 1}, leaders={"ferdinand": "avila"})
    assert control.passable(friends, "castile", "avila") and control.passable(friends, "castile", "jerez")
    assert not control.passable(scene(wars=WAR), "castile", "lisbon")
    assert not control.passable(scene(fields={"turn": 3}), "north_africa", "oran")
    assert control.passable(scene(fields={"turn": 4}), "north_africa", "oran")


@covers("tm-20.1-14")
def test_an_uprising_is_no_unrest_to_nasrids() -> None:
    state = scene(fields={"uprisings": {"sohail"}})
    assert control.passable(state, "nasrid", "sohail") and not control.passable(state, "north_africa", "sohail")


# -- unrest


@covers("tm-12.4-8", "tm-12.4-9")
def test_unrest_is_ended_from_next_door_in_strategic_spaces_too() -> None:
    match = war("castile", 2, wars=WAR, talavera={"castile": 1}, fields={"unrest": {"trujillo", "toledo"}})
    assert {("calm", "castile", "trujillo"), ("calm", "castile", "toledo")} <= choices(match)
    play(match, ("calm", "castile", "trujillo"))
    assert look(match).unrest == {"toledo"}


@covers("tm-12.4-8", "tm-12.4-9")
def test_enemies_next_door_keep_unrest_alive() -> None:
    match = war(
        "castile", 2, wars=WAR, talavera={"castile": 1}, merida={"portugal": 1}, fields={"unrest": {"trujillo"}}
    )
    near = set(REALM.atlas.roads["trujillo"])
    assert "merida" in near
    assert refused(match, ("calm", "castile", "trujillo")) == "tm-12.4-8"


# -- islands


@covers("tm-12.6-1", "tm-12.6-4")
def test_an_island_is_controlled_whole() -> None:
    state = scene(fields={"control": dict.fromkeys(ground.CANARIES, "independent")})
    state.control.update(la_palma="spain", tenerife_icod="spain")
    assert ground.islands(state, "spain") == ("la_palma",)
    state.control.update(dict.fromkeys((space for space in ground.CANARIES if space.startswith("tenerife")), "spain"))
    assert set(ground.islands(state, "spain")) == {"la_palma", "tenerife"}
    state.alliances = {REALM.pair("france", "spain")}
    state.control["la_palma"] = "france"
    assert ground.islands(state, "spain") == ("tenerife",) and ground.islands(state, "france") == ("la_palma",)


# -- Nasrid homes


@covers("tm-20.1-8", "tm-20.1-9", "tm-20.1-10")
def test_markers_of_nasrid_homes() -> None:
    """ex-20.1-1 to ex-20.1-4, without the winter between them."""
    state = scene(wars=[("nasrid", "spain")], fields={"phase": "action"})

    def take(now: TantoMontaState) -> None:
        for power, space in (("portugal", "loja"), ("castile", "baza"), ("aragon", "albox")):
            control.gain(now, power, space)

    state = look(run(state, take))
    assert state.control["loja"] == "portugal" and state.special_control == {"baza", "albox"}
    state = look(run(state, lambda now: control.gain(now, "nasrid", "albox")))
    assert state.special_control == {"baza"} and home_of(state, "albox") == "nasrid"
    state.special_control, state.lost_homes = set(), {"baza"}
    for space in ("loja", "baza"):
        state = look(run(state, partial(control.gain, power="nasrid", space=space)))
    assert home_of(state, "loja") == "nasrid" and home_of(state, "baza") == "independent"
    assert state.control["baza"] == "nasrid"


@covers("tm-20.1-9")
def test_a_marked_space_gets_the_ordinary_marker() -> None:
    state = scene(fields={"phase": "action", "control": {"loja": "portugal"}})
    state = look(run(state, lambda now: control.gain(now, "castile", "loja")))
    assert state.lost_homes == {"loja"} and state.special_control == set()
