"""Events of the New World (#48 to #50, #53, #54, #77, #96, #98, #99, #101)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import Dice, allowed, event, over, refusal
from tests.rulebook.here_i_stand.driver import choices, finish, look, may, play, position, question, run, table, told
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.sea import new_world
from warcouncil.titles.here_i_stand.state import HereIStandState, Voyage

COLONIAL = ("hapsburg", "england", "france")


def powers(match: Match) -> set[str]:
    """Who may be chosen."""
    return {str(option[1]) for option in choices(match)}


def sailing(*voyages: Voyage, **said: Any) -> HereIStandState:
    """These voyages alone are under way, each the one of its kind and power this turn; Cabot comes on top."""
    sent = {(voyage.kind, voyage.power) for voyage in voyages if not voyage.explorer}
    return position(voyages=voyages, this_turn=sent, **said)


# -- Galleons (#48), Plantations (#53)


@covers("his-11-7")
@pytest.mark.parametrize("card", ["galleons", "plantations"])
def test_a_marker_for_a_colonial_power_that_has_none(card: str) -> None:
    match = event("ottoman", card, **{card: {"england"}})
    assert question(match) == ("ottoman", "beneficiary")
    assert powers(match) == {"hapsburg", "france"}
    play(match, ("power", "france"))
    state = over(match)
    assert getattr(state, card) == {"england", "france"}
    assert card in state.discard


@pytest.mark.parametrize("card", ["galleons", "plantations"])
def test_no_marker_once_all_three_have_one(card: str) -> None:
    assert refusal("england", card, **{card: set(COLONIAL)}) == "his-11-4"
    assert allowed("protestant", card)


@covers("his-20.4-1", "his-20.4-2")
def test_plantations_help_colonies_and_potosi_but_no_conquest() -> None:
    state = position(plantations={"hapsburg"}, colonies={"potosi": "hapsburg"}, conquests={"maya": ("hapsburg", True)})

    def rolls(now: HereIStandState) -> None:
        new_world.riches(now)

    match = run(state, rolls, ("riches of potosi", (3, 3)), ("riches of maya", (3, 3)))
    finish(match)
    assert [entry["total"] for entry in told(match, "riches")] == [7, 6]


# -- Huguenot Raiders (#49)


@covers("his-20.4-4")
def test_raiders_need_a_protestant_home_port() -> None:
    assert refusal("france", "huguenot_raiders", protestant_spaces={"paris", "leipzig", "york"}) == "his-11-4"
    ports = {"brest", "london", "hamburg"}
    match = event("ottoman", "huguenot_raiders", protestant_spaces=ports, raiders={"france"})
    assert powers(match) == {"england", "protestant"}  # the French raider is at sea already
    play(match, ("power", "protestant"))
    state = over(match)
    assert state.raiders == {"france", "protestant"}
    assert "huguenot_raiders" in state.discard


def test_an_eliminated_raider_may_come_back() -> None:
    assert over(event("ottoman", "huguenot_raiders", protestant_spaces={"brest"})).raiders == {"france"}
    assert refusal("ottoman", "huguenot_raiders", protestant_spaces={"brest"}, raiders={"france"}) == "his-11-4"


# -- Potosi Silver Mines (#54)


@covers("his-20.1-1")
def test_potosi_needs_an_open_colony_box() -> None:
    full = {"roanoke_island": "england", "jamestown": "england"}
    match = event("papacy", "potosi_silver_mines", colonies=full)
    assert powers(match) == {"hapsburg", "france"}
    play(match, ("power", "france"))
    state = over(match)
    assert state.colonies["potosi"] == "france"
    assert "potosi_silver_mines" in state.removed
    assert new_world.colonies_of(state, "france") == 1
    assert new_world.voyage_forbidden(state, "france", "colonize") is None  # no colonization of this turn


def test_a_colony_under_way_takes_a_box() -> None:
    state = sailing(Voyage("france", "colonize"), colonies={"montreal": "france"})
    assert powers(event("papacy", "potosi_silver_mines", state=state)) == {"hapsburg", "england"}
    full = dict.fromkeys(("puerto_rico", "cuba", "hispaniola"), "hapsburg")
    full |= dict.fromkeys(("roanoke_island", "jamestown"), "england") | dict.fromkeys(
        ("charlesbourg", "montreal"), "france"
    )
    assert refusal("papacy", "potosi_silver_mines", colonies=full) == "his-11-4"


# -- Mercator's Map (#50), Smallpox (#101)


@covers("his-20.2-1")
def test_mercators_map_sends_an_explorer_with_two_more() -> None:
    state = sailing(Voyage("england", "explore"))
    match = event("ottoman", "mercators_map", state=state)
    assert powers(match) == {"hapsburg", "france"}
    play(match, ("power", "france"))
    state = over(match)
    assert state.voyages[-1] == Voyage("france", "explore", "", 2)
    assert new_world.voyage_forbidden(state, "france", "explore") == "his-20.2-1"
    assert "mercators_map" in state.discard


@covers("his-20.2-2")
def test_mercators_map_needs_an_explorer() -> None:
    none: dict[str, Any] = dict.fromkeys(COLONIAL, ())
    assert refusal("ottoman", "mercators_map", state=sailing(explorers=none)) == "his-11-4"
    sent = [Voyage(power, "explore") for power in COLONIAL]
    assert refusal("ottoman", "mercators_map", state=sailing(*sent)) == "his-11-4"


@covers("his-20.2-4")
def test_the_map_counts_in_the_new_world_phase() -> None:
    dice: list[Dice] = [("explorer", "rut"), ("voyage of rut", (1, 3))]
    match = table(("new_world",), dice=dice, voyages=(Voyage("england", "explore", "", 2),))
    finish(match)
    assert look(match).discoveries["st_lawrence"] == ("england", "rut")  # 4, +1 for Rut, +2


@covers("his-20.3-1")
@pytest.mark.parametrize("power", COLONIAL)
def test_smallpox_sends_a_conquest_of_the_player_with_two_more(power: str) -> None:
    state = over(event(power, "smallpox", state=sailing()))
    assert state.voyages == (Voyage(power, "conquer", "", 2),)
    assert new_world.voyage_forbidden(state, power, "conquer") == "his-20.3-1"
    assert "smallpox" in state.discard


@covers("his-20.3-1", "his-20.3-2", "his-11-4")
def test_smallpox_is_for_colonial_powers_that_can_send_a_conquest() -> None:
    for power in set(MAJORS) - set(COLONIAL):
        assert refusal(power, "smallpox") == "his-11-4"
    assert refusal("france", "smallpox", state=sailing(Voyage("france", "conquer"))) == "his-20.3-1"
    assert refusal("france", "smallpox", state=sailing(conquistadors={"france": ()})) == "his-20.3-2"


# -- Sebastian Cabot (#99)


@covers("his-20.2-1")
def test_cabot_sails_besides_the_explorer_of_the_turn() -> None:
    match = event("england", "sebastian_cabot", state=sailing(Voyage("england", "explore")))
    state = over(match)
    assert [voyage.explorer for voyage in state.voyages] == ["", "cabot"]
    assert "sebastian_cabot" in state.discard
    alone = over(event("england", "sebastian_cabot", state=sailing()))
    assert new_world.voyage_forbidden(alone, "england", "explore") is None


@covers("his-11-4", "his-20.2-2")
def test_who_may_send_cabot() -> None:
    for power in set(MAJORS) - set(COLONIAL):
        assert refusal(power, "sebastian_cabot") == "his-11-4"
    found = {"amazon": ("france", "cabot")}
    assert refusal("france", "sebastian_cabot", discoveries=found) == "his-20.2-2"
    assert allowed("england", "sebastian_cabot", discoveries=found)
    assert allowed("england", "sebastian_cabot", explorers={"england": ()})


@covers("his-20.2-4")
@pytest.mark.parametrize(("dice", "pile"), [((1, 1), "removed"), ((2, 3), "discard"), ((3, 3), "discard")])
def test_cabots_card_leaves_the_game_only_with_him(dice: tuple[int, int], pile: str) -> None:
    state = position(("new_world",), voyages=(Voyage("england", "explore", "cabot"),), discard=("sebastian_cabot",))
    match = table(state=state, dice=[("voyage of cabot", dice)])
    finish(match)
    assert getattr(look(match), pile) == ("sebastian_cabot",)
    assert "cabot" not in look(match).explorers["england"]


# -- Fountain of Youth (#77), Search for Cibola (#98)


@covers("his-20.2-1")
@pytest.mark.parametrize("die", [3, 4])
def test_the_fountain_ends_an_exploration_and_may_cost_an_explorer(die: int) -> None:
    state = sailing(Voyage("england", "explore", "", 2), Voyage("france", "conquer"))
    dice: list[Dice] = [("fountain of youth", die)]
    if die > 3:
        dice.append(("explorer", "rut"))
    match = event("ottoman", "fountain_of_youth", *dice, state=state)  # there is one exploration only
    state = over(match)
    assert state.voyages == (Voyage("france", "conquer"),)
    assert ("rut" in state.explorers["england"]) == (die < 4)
    assert new_world.voyage_forbidden(state, "england", "explore") == "his-20.2-1"
    assert "fountain_of_youth" in state.discard


def test_the_player_names_the_exploration_also_cabots() -> None:
    voyages = (Voyage("england", "explore"), Voyage("england", "explore", "cabot"), Voyage("france", "explore"))
    match = event("ottoman", "fountain_of_youth", ("fountain of youth", 1), state=sailing(*voyages))
    assert question(match) == ("ottoman", "recall")
    assert choices(match) == {
        ("recall_explorer", "england"),
        ("recall_cabot", "england"),
        ("recall_explorer", "france"),
    }
    play(match, ("recall_cabot", "england"))
    assert over(match).voyages == (Voyage("england", "explore"), Voyage("france", "explore"))


def test_the_fountain_finds_no_explorer_at_home() -> None:
    state = sailing(Voyage("england", "explore", "cabot"), explorers={"england": ()})
    state = over(event("ottoman", "fountain_of_youth", ("fountain of youth", 6), state=state))
    assert state.voyages == () and state.explorers["england"] == ()


def test_the_fountain_needs_an_exploration() -> None:
    assert refusal("ottoman", "fountain_of_youth", state=sailing()) == "his-11-4"
    state = sailing(Voyage("france", "conquer"), Voyage("france", "colonize"))
    assert refusal("ottoman", "fountain_of_youth", state=state) == "his-11-4"


@covers("his-20.3-1")
def test_cibola_ends_an_exploration_or_a_conquest() -> None:
    voyages = (Voyage("france", "explore"), Voyage("hapsburg", "conquer", "", 2), Voyage("france", "colonize"))
    match = event("protestant", "search_for_cibola", state=sailing(*voyages))
    assert question(match) == ("protestant", "recall")
    assert choices(match) == {("recall_explorer", "france"), ("recall_conquest", "hapsburg")}
    play(match, ("recall_conquest", "hapsburg"))
    state = over(match)
    assert state.voyages == (voyages[0], voyages[2])
    assert new_world.voyage_forbidden(state, "hapsburg", "conquer") == "his-20.3-1"
    assert "search_for_cibola" in state.discard


def test_cibola_needs_a_voyage() -> None:
    state = sailing(Voyage("france", "colonize"))
    assert refusal("protestant", "search_for_cibola", state=state) == "his-11-4"
    assert allowed("protestant", "search_for_cibola", state=sailing(Voyage("france", "explore", "cabot")))


# -- Sale of Moluccas (#96)


def test_who_went_around_the_world_draws_two_cards() -> None:
    found = {"circumnavigation": ("england", "chancellor")}
    match = event("ottoman", "sale_of_moluccas", discoveries=found)
    state = look(match)
    assert len(state.hands["england"]) == 2
    assert "sale_of_moluccas" in state.removed


def test_nobody_sells_the_moluccas_before() -> None:
    found = {"pacific_strait": ("england", "chancellor")}
    assert refusal("england", "sale_of_moluccas", discoveries=found) == "his-11-4"


def test_the_chosen_power_is_one_of_three() -> None:
    match = event("ottoman", "galleons")
    assert powers(match) == set(COLONIAL)
    assert not may(match, ("power", "papacy"))
