"""Events of the Canaries."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, scene
from warcouncil.titles.tanto_monta.cards import canaries
from warcouncil.titles.tanto_monta.minors.guanches import ISLANDS
from warcouncil.titles.tanto_monta.state import TantoMontaState

CONQUEST, DROWSINESS, REBELLION = "canary_island_conquest", "great_drowsiness", "guanche_rebellion_on_la_gomera"
BENCOMO, ACENTEJO, GOMERA = "bencomo_guanche_leader", "tenerife_acentejo", "la_gomera"
HIERRO, LANZAROTE, GALDAR = "el_hierro", "lanzarote", "gran_canaria_galdar"


def islands(control: dict[str, str] | None = None, **said: Any) -> TantoMontaState:
    """The Canaries are nobody's but for these spaces, and only these units are there."""
    held = dict.fromkeys(ISLANDS, "independent") | (control or {})
    return scene(fields={"turn": 3, "control": held, **said.pop("fields", {})}, **said)


def guanches(state: TantoMontaState, **units: int) -> TantoMontaState:
    for space, many in units.items():
        state.add_troops(space, "guanche", militia=many)
    return state


# -- Canary Island Conquest


def test_who_holds_islands_builds_there_and_others_have_points() -> None:
    match = event(CONQUEST, "france", state=islands({LANZAROTE: "spain", GALDAR: "portugal"}))
    assert asked(match).power == "france" and choices(match) == {("power", "portugal"), ("power", "castile")}
    play(match, ("power", "castile"))
    assert asked(match).power == "castile"
    spaces = {str(option[2]) for option in choices(match) if option[0] == "outfit"}
    assert spaces == {LANZAROTE} and not may(match, ("outfit", "artillery", LANZAROTE))
    play(match, ("outfit", "cavalry", LANZAROTE), ("outfit", "squadron", LANZAROTE))
    assert choices(match) == {("outfit", "militia", LANZAROTE), ("done",)}
    after = play(match, ("outfit", "militia", LANZAROTE))
    assert after.number(LANZAROTE, "castile", "cavalry") == after.number(LANZAROTE, "castile", "militia") == 1
    assert after.ships(LANZAROTE, "spain", "squadron") == 1
    assert asked(match).kind == "action" and asked(match).power == "france" and after.cp == 4
    assert CONQUEST in after.discard


def test_ships_need_a_port_and_nobody_builds_among_enemies_or_in_unrest() -> None:
    state = islands({GALDAR: "portugal", LANZAROTE: "portugal", HIERRO: "portugal"}, wars=[("portugal", "france")])
    state.add_troops(HIERRO, "france", regular=1)
    state.unrest.add(LANZAROTE)
    match = event(CONQUEST, "portugal", state=state)
    assert {option[2] for option in choices(match) if option[0] == "outfit"} == {GALDAR}
    assert not may(match, ("outfit", "squadron", GALDAR))
    after = play(match, ("done",))
    assert after.cp == 4 and not after.stack(GALDAR, "portugal").size


def test_spain_has_no_points_and_needs_somebody_in_the_islands() -> None:
    assert canaries.conquest_forbidden(islands(), "spain") is not None
    assert canaries.conquest_forbidden(islands(), "france") is None
    match = event(CONQUEST, "spain", state=islands({LANZAROTE: "spain"}))
    assert play(match, ("done",)).cp == 0
    match = event(CONQUEST, "muslim", state=islands())
    assert asked(match).kind == "action" and look(match).cp == 4


# -- Great Drowsiness


def test_guanches_die_where_powers_have_come() -> None:
    state = guanches(islands({LANZAROTE: "spain"}, lanzarote={"castile": 1}), la_gomera=2, tenerife_acentejo=2)
    state.leaders["bencomo"] = ACENTEJO
    match = event(DROWSINESS, "portugal", state=state)
    assert choices(match) == {("native_dies", GOMERA), ("native_dies", ACENTEJO)}  # one at least
    play(match, ("native_dies", ACENTEJO), ("native_dies", ACENTEJO))
    assert may(match, ("done",))
    after = play(match, ("native_dies", GOMERA))
    assert not after.number(ACENTEJO, "guanche", "militia") and after.number(GOMERA, "guanche", "militia") == 1
    assert after.leaders["bencomo"] == ACENTEJO and after.cp == 3 and DROWSINESS in after.discard
    assert may(match, ("guanche_raise", ACENTEJO)) and may(match, ("guanche_go", GOMERA))


def test_without_settlers_nobody_dies_but_guanches_act() -> None:
    match = event(DROWSINESS, "muslim", state=guanches(islands({LANZAROTE: "spain"}), la_gomera=2))
    assert asked(match).kind == "action" and look(match).number(GOMERA, "guanche", "militia") == 2
    assert may(match, ("guanche_go", GOMERA))


def test_ships_in_port_are_settlers_and_the_player_may_stop() -> None:
    state = guanches(islands({LANZAROTE: "spain"}, ships={LANZAROTE: {"spain": 1}}), la_gomera=2, el_hierro=1)
    match = event(DROWSINESS, "muslim", state=state)
    after = play(match, ("native_dies", GOMERA), ("done",))
    assert after.number(GOMERA, "guanche", "militia") == 1 and asked(match).kind == "action"


# -- the rebellion on La Gomera


def test_settlers_of_la_gomera_die_or_leave() -> None:
    state = islands(
        {GOMERA: "spain", LANZAROTE: "spain"},
        la_gomera={"castile": {"regular": 2, "militia": 1}},
        ships={GOMERA: {"spain": 2}},
        leaders={"mendoza": GOMERA},
    )
    dice = [("rebellion", (4, 3)), ("rebellion", (6,)), ("rebellion", (3, 5))]
    match = event(REBELLION, "france", *dice, state=state)
    while asked(match).kind != "action":
        assert asked(match).power in ("castile", "spain", "aragon")
        play(match, asked(match).options[0])
    after = look(match)
    assert after.control[GOMERA] == "independent" and [stack.owner for stack in after.troops[GOMERA]] == ["guanche"]
    assert after.number(GOMERA, "guanche", "militia") == 2 and GOMERA not in after.fleets
    assert sum(stack.size for here in after.troops.values() for stack in here if stack.owner == "castile") == 1
    assert sum(fleet.size for here in after.fleets.values() for fleet in here if fleet.owner == "spain") == 1
    assert after.leaders["mendoza"] != GOMERA
    assert after.cp == 3 and asked(match).power == "france" and may(match, ("guanche_go", GOMERA))
    assert REBELLION in after.removed


def test_an_empty_la_gomera_rises_without_dice() -> None:
    match = event(REBELLION, "spain", state=guanches(islands(), la_gomera=1))
    assert look(match).number(GOMERA, "guanche", "militia") == 3 and look(match).cp == 3


# -- Bencomo


def test_bencomo_comes_with_points_for_guanches_alone_and_then_for_anything() -> None:
    match = event(BENCOMO, "portugal", state=islands({GALDAR: "spain"}))
    after = look(match)
    assert after.leaders["bencomo"] == ACENTEJO and after.number(ACENTEJO, "guanche", "militia") == 3
    assert asked(match).kind == "native_action" and after.cp == 5 and BENCOMO in after.discard
    assert {str(option[0]) for option in choices(match)} == {"guanche_raise", "guanche_go", "end_actions"}
    play(match, ("guanche_raise", GOMERA), ("guanche_go", ACENTEJO), ("natives_go_led", "tenerife_icod", 3))
    assert look(match).leaders["bencomo"] == "tenerife_icod" and look(match).cp == 3
    play(match, ("end_actions",))
    assert asked(match).kind == "action" and look(match).cp == 2
    assert may(match, ("guanche_raise", GOMERA)) and may(match, ("influence", "venice"))


def test_with_bencomo_in_play_only_his_people_come_and_the_card_leaves_the_game() -> None:
    state = guanches(islands(leaders={"bencomo": "tenerife_icod"}), tenerife_icod=2)
    after = look(event(BENCOMO, "portugal", state=state))
    assert after.leaders["bencomo"] == "tenerife_icod" and after.number(ACENTEJO, "guanche", "militia") == 3
    assert BENCOMO in after.removed


def test_nobody_comes_to_acentejo_in_other_hands_but_the_points_are_there() -> None:
    for state in (islands({ACENTEJO: "spain"}), islands(tenerife_acentejo={"castile": 1})):
        match = event(BENCOMO, "portugal", state=state)
        assert "bencomo" not in look(match).leaders and not look(match).number(ACENTEJO, "guanche", "militia")
        assert look(match).cp == 5 and BENCOMO in look(match).discard
