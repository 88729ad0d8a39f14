"""Events of the oceans."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, position
from tests.rulebook.tanto_monta.oceans import SPANISH, SPANISH_1, ocean
from warcouncil.table.dice import counted
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import oceans
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import settlements
from warcouncil.titles.tanto_monta.voyages.ocean_piracy import defence_lines


def sites(zone: int) -> list[str]:
    return [site.id for site in COMPONENTS.map.settlements if site.ocean == f"ocean_{zone}"]


FIRST, SECOND, THIRD, FIFTH = sites(1)[0], sites(2)[0], sites(3)[0], sites(5)[0]


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


def test_a_settlement_surrenders_with_its_resource() -> None:
    state = ocean(settlements={FIRST: "portugal", THIRD: "portugal"}, cargo={THIRD: "naval_cp_3"})
    state.sea_fortresses.add(FIRST)
    match = event("settlement_surrenders", "france", state=state)
    after = look(match)  # there is one without a fortress
    assert after.settlements == {FIRST: "portugal", THIRD: "france"}
    assert after.warehouse["france"] == ("naval_cp_3",) and not after.cargo


def test_a_settlement_in_waters_that_are_not_explored_does_not() -> None:
    state = ocean(settlements={THIRD: "portugal"}, explored=[("spain", "ocean_3")])
    assert oceans.surrender_forbidden(state, "france") is not None
    assert oceans.surrender_forbidden(state, "spain") is None
    assert oceans.surrender_forbidden(state, "portugal") is not None


def test_a_treaty_keeps_spain_from_settling_there() -> None:
    match = event("settlement_surrenders", "spain", state=ocean(settlements={FIRST: "portugal"}, alcacovas=2))
    assert look(match).settlements == {}


def test_war_without_a_declaration() -> None:
    match = event("without_previous_declaration", "france", state=ocean(settlements={FIFTH: "spain"}, wars=set()))
    assert asked(match).kind == "undeclared" and may(match, ("done",))
    after = play(match, ("declare_war", "france", "spain"))
    assert any({"france", "spain"} == set(pair) for pair in after.wars) and after.cp == 3
    assert after.settlements == {FIFTH: "spain"}
    match = event("without_previous_declaration", "france", state=ocean(settlements={SECOND: "portugal"}, wars=set()))
    assert look(match).settlements == {SECOND: "france"}
    assert play(match, ("done",)).cp == 3 and not look(match).wars


def test_disasters_strike_two_zones_and_more() -> None:
    held = {FIRST: "portugal", SECOND: "spain", THIRD: "portugal", sites(3)[1]: "spain"}
    state = ocean(settlements=held, cargo={THIRD: "naval_cp_3"})
    match = event("natural_disasters", "muslim", ("disaster", (5, 1, 2)), state=state)
    play(match, ("settlement", THIRD))
    assert not may(match, ("settlement", sites(3)[1])) and not may(match, ("done",))
    play(match, ("settlement", FIRST))
    assert choices(match) == {("settlement", SECOND), ("settlement", sites(3)[1]), ("done",)}
    after = play(match, ("settlement", sites(3)[1]))
    assert after.settlements == {SECOND: "spain"} and points(after, "muslim") == 1
    assert "naval_cp_3" in after.spent_resources


def test_disasters_need_something_to_strike() -> None:
    assert oceans.disasters_forbidden(ocean(), "spain") is not None
    assert oceans.disasters_forbidden(ocean(), "france") is None
    state = ocean(settlements={FIRST: "portugal"})
    state.sea_fortresses.add(FIRST)
    assert oceans.disasters_forbidden(state, "portugal") is not None


def test_wako_pirates_rob_and_raze() -> None:
    state = ocean(settlements={FIFTH: "portugal", FIRST: "portugal"}, cargo={FIFTH: "naval_cp_3"})
    state.sea_fortresses.add(FIFTH)
    defence = counted(defence_lines(state, "portugal", "ocean_5"))
    dice = [("raid defence", (5,) + (1,) * (defence - 1)), ("raid", (5, 6, 6, 1, 1))]
    match = event("asian_wako_pirates", "spain", *dice, state=state)
    after = look(match)  # one place, and one way to spend each hit; the third has no target
    assert after.warehouse["spain"] == ("naval_cp_3",) and after.settlements == {FIRST: "portugal"}
    assert points(after, "muslim") == 1


def test_wako_pirates_without_a_target_bring_the_muslims_a_point() -> None:
    match = event("asian_wako_pirates", "portugal", state=ocean(settlements={FIFTH: "portugal"}))
    assert points(look(match), "muslim") == 1 and look(match).settlements == {FIFTH: "portugal"}


def test_the_slave_trade_by_cargo() -> None:
    state = ocean(naos={SPANISH: "ocean_1"}, settlements={FIRST: "spain", THIRD: "spain"}, cargo={THIRD: "naval_cp_2"})
    dice = [("naval resource", f"naval_cp_{value}") for value in (3, 4, 3)]
    match = event("slave_trade", "spain", *dice, state=state)
    play(match, ("trade_cargo",))
    assert choices(match) == {("load_nao", SPANISH), ("load_settlement", FIRST)}
    after = play(match, ("load_nao", SPANISH))
    assert after.naos[SPANISH].cargo == ("naval_cp_3",) and after.warehouse["spain"] == ("naval_cp_3", "naval_cp_4")


def test_the_slave_trade_without_a_ship_or_settlement() -> None:
    dice = [("naval resource", "naval_cp_3"), ("naval resource", "naval_cp_3")]
    match = event("slave_trade", "spain", *dice, state=ocean())
    assert play(match, ("trade_cargo",)).warehouse["spain"] == ("naval_cp_3", "naval_cp_3")


def test_the_slave_trade_by_a_die() -> None:
    match = event("slave_trade", "france", ("slave trade", 4), state=ocean(deck=["famine"]))
    after = play(match, ("trade_gamble",))
    assert after.hands["france"] == ("famine",) and after.cp == 2
    match = event("slave_trade", "france", ("slave trade", 3), ("naval resource", "naval_cp_3"), state=ocean())
    after = play(match, ("trade_gamble",), ("take_resource",))
    assert after.warehouse["france"] == ("naval_cp_3",) and after.cp == 0


def test_columbus_discovers_the_new_world() -> None:
    card = "christopher_columbus_discovers_the_new_world"
    state = ocean(naos={SPANISH: "ocean_1"}, turn=4)
    dice = [("naval resource", "naval_cp_3"), ("naval resource", "naval_cp_2")]
    match = event(card, "france", *dice, state=state)
    while match.decisions and asked(match).kind != "action":
        assert asked(match).power == "spain"
        play(match, asked(match).options[0])
    after = look(match)
    assert "spain" in {after.settlements.get(site) for site in sites(7)} and SPANISH not in after.naos
    assert points(after, "spain") == 2 and after.cp == 4 and card in after.removed
    assert after.warehouse["france"] == ("naval_cp_3",)
    assert oceans.EVENTS[card].forbidden(ocean(turn=4), "spain") == "tm-16.7-8"


def test_vasco_da_gama_explores_with_a_roll_of_9_at_least() -> None:
    card, nao = "vasco_da_gama_arrives_in_india", "portugal_crew_1_piracy_1"
    dice = [("naval resource", "naval_cp_3"), ("terra_incognita", (1, 1)), ("naval resource", "naval_cp_2")]
    match = event(card, "portugal", *dice, state=ocean(naos={nao: "built"}, explored=[], turn=4))
    while match.decisions and asked(match).kind in ("discoverer", "discovered_site"):
        play(match, asked(match).options[0])
    after = look(match)
    assert ("portugal", "ocean_5") in after.explored and points(after, "portugal") == 2
    assert "portugal" in {after.settlements.get(site) for site in sites(5)} and after.cp == 0
    assert "naval_cp_3" in after.warehouse["portugal"] and card in after.removed


def test_vasco_da_gama_needs_a_place_in_india() -> None:
    forbidden = oceans.EVENTS["vasco_da_gama_arrives_in_india"].forbidden
    naos = {"portugal_crew_1_piracy_1": "ocean_1"}
    assert forbidden(ocean(naos=naos), "spain") is None
    assert forbidden(ocean(naos=naos, settlements=dict.fromkeys(sites(5), "spain")), "portugal") == "tm-16.7-8"


def test_commercial_settlements_bring_resources_and_points() -> None:
    held = {**dict.fromkeys(sites(3)[:3], "portugal"), FIRST: "portugal", SECOND: "spain"}
    dice = [("factories", (5, 6, 4)), ("naval resource", "naval_cp_3")]
    match = event("portuguese_commercial_settlements", "france", *dice, state=ocean(settlements=held))
    after = look(match)
    assert after.warehouse["portugal"] == ("naval_cp_3",) and points(after, "portugal") == 1
    assert after.cp == 5 and asked(match).power == "france" and "portuguese_commercial_settlements" in after.discard


def test_without_settlements_of_portugal_there_are_points_alone() -> None:
    match = event("portuguese_commercial_settlements", "portugal", state=ocean(settlements={SECOND: "spain"}))
    assert look(match).cp == 2 and not points(look(match), "portugal")


@covers("tm-5.2-2", "tm-16.7-10")
def test_a_discovery_without_a_settlement_takes_no_third_nao_to_sea() -> None:
    """All settlement markers of Spain are on the map: its nao stays in the New World."""
    taken = [site for zone in (1, 2, 3, 4, 5, 6, 8) for site in sites(zone)]
    held = dict.fromkeys(taken[: settlements.MARKERS["spain"].count], "spain")
    third = next(nao for nao in position().nao_pools["spain"] if nao not in (SPANISH, SPANISH_1))
    naos = {SPANISH: "ocean_1", SPANISH_1: "ocean_1", third: "built"}
    dice = [("naval resource", "naval_cp_3")]
    card = "christopher_columbus_discovers_the_new_world"
    match = event(card, "spain", *dice, state=ocean(naos=naos, settlements=held, turn=4))
    assert choices(match) == {("discover_with", SPANISH), ("discover_with", SPANISH_1)}
    after = play(match, ("discover_with", SPANISH))
    assert after.naos[SPANISH].place == "ocean_7" and points(after, "spain") == 2
