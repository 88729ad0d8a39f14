"""The home cards of Spain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    hand,
    look,
    may,
    play,
    position,
    question,
    refused,
    scene,
    table,
)
from warcouncil.engine.match import Match
from warcouncil.table import windows
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import home_spain
from warcouncil.titles.tanto_monta.seasons.events import SPENT
from warcouncil.titles.tanto_monta.state import Headline
from warcouncil.titles.tanto_monta.war import expeditions
from warcouncil.titles.tanto_monta.war.expeditions import CROWN_OF_ARAGON

TANTO_MONTA, SEED, CROWN = "tanto_monta_monta_tanto", "seed_of_an_empire", "crown_of_aragon"
POWER_OF_THE_CROWN = "power_of_the_crown"


# -- Tanto Monta, Monta Tanto (#5)


@covers("tm-12.5-3", "tm-6.1-10")
@pytest.mark.parametrize("where", ["map", "dungeon", "besieged", "track"])
def test_ferdinand_comes_home_from_wherever_he_is(where: str) -> None:
    state = scene(wars=[("spain", "france")], leaders={"ferdinand": "zaragoza"}, leon={"france": 1})
    state.unrest = {"burgos"}
    if where != "map":
        state.leaders = {"ferdinand": "perpignan"} if where == "besieged" else {}
    if where == "besieged":
        state.add_troops("perpignan", "aragon", regular=1)
        state.add_troops("perpignan", "france", regular=2)
        state.control["perpignan"], state.sieges = "spain", {"perpignan": (("france", 1),)}
    if where == "dungeon":
        state.captives = {"ferdinand": "france"}
    if where == "track":
        state.away_leaders = {"ferdinand": 3}
    match = event(TANTO_MONTA, "spain", state=state)
    if asked(match).kind == "home_way":
        play(match, ("call_ferdinand",))
    spaces = {option[1] for option in choices(match)}
    assert {"seville", "zaragoza"} <= spaces and not {"leon", "burgos"} & spaces
    after = play(match, ("space", "seville"))
    assert after.leaders["ferdinand"] == "seville"
    assert not after.captives and not after.away_leaders
    assert (after.cp, after.bound) == (5, ())


def test_without_ferdinand_there_are_the_points() -> None:
    state = scene()
    match = event(TANTO_MONTA, "spain", state=state)
    assert look(match).cp == 5 and asked(match).kind == "action"


def fetching(*discards: str, phase: str = "action", crown: bool = False, **fields: Any) -> Match:
    """Spain is about to fetch one of some discards."""
    state = position(turn=2, **fields)
    state.leaders = {}
    state.phase = phase
    hand(state, "spain", TANTO_MONTA)
    hand(state, "france", *((POWER_OF_THE_CROWN,) if crown else ()))
    for card in discards:
        hand(state, "portugal", card)
        state.hands["portugal"] = ()
    state.discard = discards
    state.agenda = [("impulse", "spain")]
    match = table(state=state)
    play(match, ("event", TANTO_MONTA))
    return match


@covers("tm-6.2-5")
def test_a_discard_is_fetched_and_kept() -> None:
    match = fetching("famine", "treachery", "the_plague", "tribal_insurrection")
    play(match, ("fetch_discard",))
    assert choices(match) == {("card", "famine"), ("card", "treachery")}
    assert refused(match, ("card", "the_plague")) == refused(match, ("card", "tribal_insurrection")) == "tm-6.2-5"
    play(match, ("card", "famine"), ("keep_card", "famine"))
    after = look(match)
    assert after.hands["spain"] == ("famine",) and "famine" not in after.discard
    assert after.on_table[TANTO_MONTA] == "spain" and after.cp == 0


def test_a_discard_is_spent_at_once() -> None:
    match = fetching("famine", "treachery")
    play(match, ("fetch_discard",), ("card", "famine"), ("spend", "famine"))
    after = look(match)
    assert after.cp == 5 and "famine" in after.discard and after.holds(SPENT, "spain", "famine")
    assert asked(match).kind == "action" and after.card == "famine"


@covers("tm-11-9")
def test_the_impulse_of_a_fetched_card_is_extended_once() -> None:
    match = fetching("famine", "treachery", warehouse={"spain": ("naval_cp_2",)})
    play(match, ("fetch_discard",), ("card", "famine"), ("spend", "famine"), ("end_actions",))
    assert question(match) == ("spain", "extension")
    play(match, ("done",))
    assert match.over or asked(match).kind != "extension"


def test_a_discard_is_played_at_once() -> None:
    match = fetching("ruler_falls_ill", "treachery")
    play(match, ("fetch_discard",), ("card", "ruler_falls_ill"), ("event", "ruler_falls_ill"))
    after = play(match, ("power", "france"))
    assert "ruler_falls_ill" in after.discard and after.card_markers["france"] == {"ruler_falls_ill": -1}


@covers("tm-6.2-6", "tm-6.2-7")
def test_what_was_played_this_turn_is_fetched_by_others_only_and_for_points() -> None:
    match = fetching(
        "famine", "treachery", "poisoned_wine", played_events={("spain", "famine"), ("france", "treachery")}
    )
    play(match, ("fetch_discard",))
    assert refused(match, ("card", "famine")) == "tm-6.2-6"
    play(match, ("card", "treachery"))
    assert choices(match) == {("spend", "treachery"), ("keep_card", "treachery")}


def test_combat_cards_that_are_fetched_are_no_events() -> None:
    match = fetching("arquebusiers", "famine")
    play(match, ("fetch_discard",), ("card", "arquebusiers"))
    assert not may(match, ("event", "arquebusiers"))


def test_without_isabella_or_discards_nothing_is_fetched() -> None:
    state = position(turn=6, isabella_dead=True, discard=("famine",))
    assert not home_spain.may_fetch(state)
    assert not home_spain.may_fetch(position(discard=()))
    assert not home_spain.may_fetch(position(discard=("the_plague",)))
    assert home_spain.may_fetch(position(discard=("famine",)))


def test_france_stops_it_with_the_power_of_the_crown() -> None:
    match = fetching("famine", "treachery", crown=True)
    play(match, ("fetch_discard",))
    assert question(match) == ("france", "respond")
    play(match, ("play", POWER_OF_THE_CROWN))
    after = look(match)
    assert after.hands["spain"] == () and set(after.discard) == {"famine", "treachery"}
    assert after.on_table[POWER_OF_THE_CROWN] == "france" and after.on_table[TANTO_MONTA] == "spain"
    assert after.cp == 0


def test_france_may_let_it_pass_and_stops_no_headline() -> None:
    match = fetching("famine", "treachery", crown=True)
    play(match, ("fetch_discard",), ("pass",))
    assert asked(match).kind == "fetch_card"
    state = position()
    state.phase = "headlines"
    hand(state, "france", POWER_OF_THE_CROWN)
    assert windows.asked(state, "discard_fetched", ("france",)) == ()
    state.phase = "action"
    assert windows.asked(state, "discard_fetched", ("france",)) == ("france",)


# -- Seed of an Empire (#6)


def test_an_empire_is_sown_with_five_units_of_castile() -> None:
    match = event(SEED, "spain", state=scene())
    assert {option[1] for option in choices(match)} == {"regular", "militia", "cavalry", "squadron"}
    play(match, ("levy", "cavalry", "seville"), ("levy", "squadron", "la_coruna"), ("levy", "militia", "leon"))
    assert {option[1] for option in choices(match)} == {"regular"}
    after = play(match, ("levy", "regular", "leon"), ("levy", "regular", "leon"))
    assert after.number("leon", "castile", "regular") == 2
    assert after.fleet("la_coruna", "spain").size == 1
    assert after.on_table[SEED] == "spain" and after.cp == 0


def test_three_of_them_may_go_to_one_island() -> None:
    state = scene()
    match = event(SEED, "spain", state=state)
    play(match, ("levy", "regular", "lanzarote"))
    assert not may(match, ("levy", "regular", "la_gomera"))
    play(match, ("levy", "regular", "lanzarote"), ("levy", "regular", "lanzarote"))
    assert not may(match, ("levy", "regular", "lanzarote")) and may(match, ("levy", "regular", "leon"))


def test_a_free_leader_of_castile_gathers_units_on_an_island_of_others() -> None:
    state = scene(leaders={"mendoza": "la_palma"})
    assert state.control["la_palma"] == "independent"
    assert "la_palma" in home_spain.islands(state, "regular")
    assert "la_palma" not in home_spain.islands(state, "squadron")
    state.plague = {"la_palma"}
    assert "la_palma" not in home_spain.islands(state, "regular")
    state.leaders = {"ferdinand": "la_palma"}
    state.plague = set()
    assert "la_palma" not in home_spain.islands(state, "regular")


def test_a_besieged_leader_gathers_nobody() -> None:
    state = scene(leaders={"mendoza": "lanzarote"}, lanzarote={"castile": 1})
    state.sieges = {"lanzarote": (("portugal", 1),)}
    assert "lanzarote" not in home_spain.islands(state, "regular")


# -- Crown of Aragon (#7)


def test_aragon_recruits_no_kind_twice_but_regulars() -> None:
    match = event(CROWN, "spain", state=scene())
    play(match, ("recruit",))
    assert {option[1] for option in choices(match)} == {"regular", "militia", "cavalry", "artillery"}
    play(match, ("levy", "artillery", "zaragoza"), ("levy", "militia", "zaragoza"))
    assert {option[1] for option in choices(match)} == {"regular", "cavalry"}
    after = play(match, ("levy", "regular", "palermo"), ("levy", "regular", "palermo"))
    assert after.number("palermo", "aragon", "regular") == 2 and after.cp == 0


@covers("tm-10-23", "tm-5.1-15", "tm-10-18")
def test_an_expedition_crosses_the_mediterranean_past_ships() -> None:
    state = scene(
        wars=[("spain", "france")],
        leaders={"ferdinand": "valencia", "john_ii": "valencia"},
        ships={"messina": {"france": 2}, "western_mediterranean": {"france": 3}},
        valencia={"aragon": {"regular": 12, "cavalry": 2}},
    )
    match = event(CROWN, "spain", state=state)
    play(match, ("expedition",))
    assert choices(match) == {("set_out", "aragon", "valencia"), ("stay",)}
    play(match, ("set_out", "aragon", "valencia"))
    assert {"palermo", "cagliari", "messina"} <= {option[1] for option in choices(match)}
    play(match, ("space", "palermo"), ("all",))
    while asked(match).kind == "deploy_formation":
        play(match, max(choices(match), key=lambda option: int(option[-1])))
    after = look(match)
    assert after.leaders["ferdinand"] == after.leaders["john_ii"] == "palermo"
    assert after.stack("palermo", "aragon").size == 5  # over the sea
    assert (after.cp, after.bound) == (2, ("aragon",))


@covers("tm-5.1-15")
def test_one_leader_commands_and_others_only_come_along() -> None:
    state = scene(leaders={"ferdinand": "valencia", "john_ii": "valencia"}, valencia={"aragon": 1})
    command = max(state.realm.leaders[leader].command for leader in state.leaders)
    both = expeditions.single(state, "aragon", ("ferdinand", "john_ii"), None)
    assert both.limit == command
    assert expeditions.single(state, "aragon", (), None).limit == 0


def test_castilians_may_go_with_the_crown_of_aragon() -> None:
    state = scene(leaders={"mendoza": "seville"}, seville={"castile": 4})
    match = event(CROWN, "spain", state=state)
    play(match, ("expedition",), ("set_out", "castile", "seville"))
    play(match, ("space", "jerez"), ("all",))
    assert look(match).stack("jerez", "castile").size == 4
    assert look(match).bound == ("aragon",)


def test_an_expedition_needs_a_leader_and_may_be_left_out() -> None:
    state = scene(seville={"castile": 4})
    assert expeditions.able(state, ("castile", "aragon"), CROWN_OF_ARAGON) == []
    assert play(event(CROWN, "spain", state=state), ("expedition",)).cp == 2
    state = scene(leaders={"mendoza": "seville"}, seville={"castile": 4})
    after = play(event(CROWN, "spain", state=state), ("expedition",), ("stay",))
    assert after.cp == 2 and after.leaders["mendoza"] == "seville"


def test_no_expedition_from_a_siege_or_over_the_atlantic_twice() -> None:
    state = scene(leaders={"mendoza": "seville"}, seville={"castile": 4})
    state.sieges = {"seville": (("nasrid", 1),)}
    assert expeditions.able(state, ("castile",), CROWN_OF_ARAGON) == []
    reach = expeditions.destinations(scene(), "aragon", "valencia", CROWN_OF_ARAGON)
    assert "la_gomera" not in reach and reach["mallorca"] and reach["cagliari"] and not reach["zaragoza"]


# -- as headlines


@covers("tm-10-7", "tm-10-9", "tm-6.1-6")
def test_as_a_headline_a_card_is_fetched_past_france_and_nothing_is_extended() -> None:
    state = position(turn=2, discard=("famine", "treachery"))
    state.leaders = {}
    hand(state, "spain")
    hand(state, "france", POWER_OF_THE_CROWN)
    state.discard = ("famine", "treachery")
    state.phase = "headlines"
    state.headlines = {"spain": Headline(TANTO_MONTA, CROWN, 3)}
    state.agenda = [("headlines_end",), ("headline", "spain")]
    match = table(state=state)
    play(match, ("fetch_discard",))
    play(match, ("card", "famine"), ("spend", "famine"), ("end_actions",))
    after = look(match)
    assert match.over and after.cp == 0 and "famine" in after.discard
    assert after.on_table[TANTO_MONTA] == after.on_table[CROWN] == "spain"


@covers("tm-6.1-9", "tm-6.1-7")
def test_a_headline_binds_as_an_impulse_does() -> None:
    state = scene(fields={"turn": 2, "phase": "headlines"}, leaders={})
    hand(state, "spain")
    state.headlines = {"spain": Headline(CROWN, SEED, 3)}
    state.agenda = [("headlines_end",), ("headline", "spain")]
    match = table(state=state)
    play(match, ("expedition",))
    assert (look(match).cp, look(match).bound) == (2, ("aragon",))
    castilian = ("raise_regular", "castile", "seville", "castile")
    assert refused(match, castilian) == "tm-6.1-7" and may(match, ("raise_regular", "aragon", "valencia", "aragon"))
    assert play(match, ("end_actions",)).bound == ()
