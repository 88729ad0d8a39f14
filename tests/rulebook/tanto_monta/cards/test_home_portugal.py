"""The home cards of Portugal."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, hand, look, may, play, question, refused, scene, table
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import SITES_IN

OVERSEAS, JOANNA, EXPLORATIONS = "overseas_kingdom", "joanna_la_beltraneja", "portuguese_explorations"
FIRST = SITES_IN["ocean_1"][0]
SECOND = SITES_IN["ocean_2"][0]
THIRD = SITES_IN["ocean_3"][0]


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


def sea(**fields: object) -> TantoMontaState:
    """A map without units on turn 3."""
    return scene(fields={"turn": 3, **fields})


def nao_of(state: TantoMontaState) -> str:
    return state.nao_pools["portugal"][0]


# -- Overseas Kingdom (#3)


def test_overseas_kingdom_builds_a_fleet_that_sails_twice() -> None:
    state = sea()
    nao = nao_of(state)
    match = event(OVERSEAS, "portugal", ("nao", nao), state=state)
    play(match, ("build_fleet",))
    assert {option[1] for option in choices(match)} == {"militia", "squadron"}
    assert ("levy", "squadron", "guarda") not in choices(match)  # no port
    play(match, ("levy", "militia", "lisbon"), ("levy", "squadron", "lisbon"), ("levy", "militia", "lisbon"))
    after = look(match)
    assert after.number("lisbon", "portugal", "militia") == 2
    assert after.naos[nao] == Nao("built")
    assert question(match) == ("portugal", "free_sailing")
    play(match, ("naval_move", "portugal"), ("done",))  # no order for the nao: the squadron has one way
    (at_sea,) = look(match).fleets
    assert at_sea in look(match).realm.atlas.seas
    assert question(match) == ("portugal", "free_sailing")
    play(match, ("naval_move", "portugal"))
    assert asked(match).kind == "nao_orders" and look(match).cp == 0


def test_free_naval_moves_may_be_declined() -> None:
    state = sea()
    match = event(OVERSEAS, "portugal", ("nao", nao_of(state)), state=state)
    play(match, ("build_fleet",))
    while asked(match).kind == "levy":
        play(match, sorted(choices(match))[0])
    play(match, ("decline",))
    assert question(match) == ("portugal", "free_sailing")
    play(match, ("decline",))
    assert match.over or asked(match).kind != "free_sailing"


def test_garrisons_come_to_all_spaces_of_portugal_but_besieged_ones() -> None:
    state = sea()
    state.control.update({"anfa": "portugal", "safi": "portugal"})
    state.sieges = {"safi": (("north_africa", 1),)}
    match = event(OVERSEAS, "portugal", state=state)
    assert choices(match) >= {("send_garrisons", "militia"), ("send_garrisons", "cavalry")}
    play(match, ("send_garrisons", "militia"))
    assert may(match, ("levy", "militia", "anfa")) and not may(match, ("levy", "militia", "safi"))
    play(match, *[("levy", "militia", "anfa")] * 3)
    assert (look(match).number("anfa", "portugal", "militia"), look(match).cp) == (3, 2)
    match = event(OVERSEAS, "portugal", state=sea())
    play(match, ("send_garrisons", "cavalry"), ("levy", "cavalry", "ceuta"))
    assert (look(match).number("ceuta", "portugal", "cavalry"), look(match).cp) == (1, 2)
    assert asked(match).kind == "action" and look(match).bound == ("portugal",)


@covers("tm-20.9-6")
def test_new_units_go_first_to_a_foreign_war_that_lacks_some() -> None:
    state = sea(foreign_wars={"tribes": 4})
    match = event(OVERSEAS, "portugal", state=state)
    assert play(match, ("send_garrisons", "cavalry")).number("tribes", "portugal", "cavalry") == 1


# -- Joanna la Beltraneja (#4)


def rallied(*dice: int, state: TantoMontaState) -> Match:
    return event(JOANNA, "portugal", *(("rally", die) for die in dice), state=state)


def held(*spaces: str, **stacks: Any) -> TantoMontaState:
    """The Beltranejos hold some of their home spaces and no others."""
    state = scene(wars=[("beltranejos", "spain")], **stacks)
    for space in state.realm.homes["beltranejos"]:
        state.control[space] = "beltranejos" if space in spaces else "spain"
    return state


def test_a_six_brings_a_regular_a_five_militia_and_a_four_is_rolled_again() -> None:
    match = rallied(6, 4, 5, state=held("tui", "toledo", "plasencia", plasencia={"beltranejos": 1}))
    play(match, ("rally_towns",))
    assert choices(match) == {("rally_all",), ("rally_at", "tui"), ("rally_at", "toledo"), ("done",)}
    play(match, ("rally_at", "tui"), ("rally_all",))
    after = look(match)
    assert after.number("tui", "beltranejos", "regular") == 1
    assert after.number("toledo", "beltranejos", "militia") == 1
    assert (after.cp, after.bound, asked(match).kind) == (4, ("beltranejos",), "action")


def test_a_rally_of_garrisons_leaves_out_enemies_and_sieges() -> None:
    state = held(
        "tui",
        "toledo",
        "plasencia",
        tui={"beltranejos": 1},
        toledo={"beltranejos": 1, "castile": 3},
        plasencia={"beltranejos": 1, "castile": 1},
    )
    state.sieges = {"toledo": (("castile", 1),)}
    match = rallied(3, state=state)
    play(match, ("rally_garrisons",))
    assert choices(match) == {("rally_all",), ("rally_at", "tui"), ("done",)}
    assert play(match, ("rally_all",)).stack("tui", "beltranejos").size == 1


def test_a_rally_may_be_small() -> None:
    match = rallied(state=held("tui"))
    assert play(match, ("rally_towns",), ("done",)).cp == 4


def test_joanna_scores_with_a_home_key() -> None:
    match = event(JOANNA, "portugal", state=held("toledo"))
    assert points(play(match, ("score",)), "portugal") == 1
    assert not may(event(JOANNA, "portugal", state=held("tui")), ("score",))


@covers("tm-20.4-11", "tm-20.4-12")
def test_after_the_peace_the_card_is_an_event_only_and_its_points_move_beltranejos() -> None:
    state = held("tui", tui={"beltranejos": 2})
    state.alcacovas, state.turn, state.phase = 2, 3, "action"
    match = event(JOANNA, "portugal", state=state)
    play(match, ("rally_towns",))
    assert any(option[:2] == ("move", "beltranejos") for option in choices(match))
    state = held("tui", tui={"beltranejos": 2})
    state.alcacovas, state.turn, state.phase = 2, 3, "action"
    hand(state, "portugal", JOANNA)
    state.agenda = [("impulse", "portugal")]
    assert refused(table(state=state), ("spend", JOANNA)) == "tm-20.4-11"


# -- Portuguese Explorations (#11)


def test_explorations_bring_two_naos_one_of_them_to_a_settlement() -> None:
    state = sea(settlements={FIRST: "portugal", SECOND: "portugal", THIRD: "spain"})
    one, two = state.nao_pools["portugal"][:2]
    match = event(EXPLORATIONS, "portugal", ("nao", one), ("nao", two), state=state)
    play(match, ("build_fleet",), ("levy", "squadron", "lisbon"))
    assert not may(match, ("berth_nao", one, THIRD))
    play(match, ("berth_nao", one, SECOND))
    assert look(match).naos == {one: Nao(SECOND), two: Nao("built")}
    assert question(match) == ("portugal", "free_sailing")


@covers("tm-5.2-2")
def test_no_third_nao_comes_to_the_exploration_map() -> None:
    state = sea(settlements={FIRST: "portugal"})
    pool = state.nao_pools["portugal"]
    state.nao_pools["portugal"] = pool[2:]
    state.naos = {pool[0]: Nao("ocean_1"), pool[1]: Nao("ocean_1")}
    match = event(EXPLORATIONS, "portugal", ("nao", pool[2]), ("nao", pool[3]), state=state)
    play(match, ("build_fleet",), ("levy", "squadron", "lisbon"))
    assert asked(match).kind == "free_sailing"


def test_a_treasure_fleet() -> None:
    sites = {FIRST: "portugal", SECOND: "portugal", THIRD: "portugal"}
    cargo = {FIRST: "naval_cp_1", SECOND: "naval_cp_2", THIRD: "naval_cp_3"}
    state = sea(settlements=sites, cargo=cargo, naval_pool=("naval_cp_4", "naval_cp_4"))
    match = event(
        EXPLORATIONS, "portugal", ("treasure", SECOND), ("naval resource", "naval_cp_4"),
        ("naval resource", "naval_cp_4"), state=state,
    )  # fmt: skip
    play(match, ("treasure_fleet",))
    assert choices(match) == {("settlement", site) for site in sites}
    play(match, ("settlement", THIRD))
    play(match, ("two_oceans", "ocean_1", "ocean_2"))
    after = look(match)
    assert after.warehouse["portugal"] == ("naval_cp_2", "naval_cp_3")
    assert after.cargo == {FIRST: "naval_cp_1", SECOND: "naval_cp_4", THIRD: "naval_cp_4"}
    assert after.cp == 3


def test_without_settlements_a_treasure_fleet_brings_points_only() -> None:
    match = event(EXPLORATIONS, "portugal", state=sea())
    assert play(match, ("treasure_fleet",)).cp == 3
    assert asked(match).kind == "action"
