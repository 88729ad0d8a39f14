"""Events of unrest and misfortune."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, position, scene
from warcouncil.titles.tanto_monta.cards import unrest
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


def test_rebels_of_armagnac() -> None:
    houses = dict.fromkeys(("armagnac", "anjou", "bourbon", "orleans"), 4)
    match = event("armagnac_rebels", "muslim", state=scene(auch={"france": 2}, fields={"turn": 2, "houses": houses}))
    near = [str(option[1]) for option in choices(match)]
    assert len(near) >= 2 and not may(match, ("done",))
    play(match, ("unrest", near[0]), ("unrest", near[1]))
    assert look(match).unrest >= {"auch", near[0], near[1]}
    assert not may(match, ("house", "armagnac"))
    play(match, ("house", "anjou"), ("house", "bourbon"))
    assert [look(match).houses[house] for house in houses] == [1, 3, 3, 4]
    assert asked(match).kind == "free_war" and asked(match).power == "france"
    after = play(match, ("declare_war", "france", "spain"))
    assert ("spain", "france") in after.wars or ("france", "spain") in after.wars
    assert "armagnac_rebels" in after.removed


def test_france_at_war_with_spain_already_is_not_asked() -> None:
    match = event("armagnac_rebels", "spain", state=scene(wars=[("spain", "france")], fields={"turn": 2}))
    near = [str(option[1]) for option in choices(match)]
    play(match, ("unrest", near[0]), ("unrest", near[1]), ("house", "anjou"), ("house", "bourbon"))
    assert not match.decisions or asked(match).kind != "free_war"


def test_peasants_rise_where_nobody_stands() -> None:
    state = scene(avila={"castile": 1}, leaders={"ferdinand": "talavera"}, ships={"jerez": {"spain": 1}})
    match = event("peasant_revolts", "france", state=state)
    for taken in ("avila", "jerez", "paris", "tlemcen"):
        assert not may(match, ("unrest", taken)), taken
    after = play(match, *(("unrest", space) for space in ("talavera", "leon", "lugo", "niebla", "merida")))
    assert after.unrest >= {"talavera", "leon", "lugo", "niebla", "merida"}
    assert "peasant_revolts" in after.discard


def test_remences_rise_in_four_spaces_at_most() -> None:
    match = event("catalan_remences_pere_joan_sala", "muslim", state=scene(vic={"catalonia": 1}, fields={"turn": 2}))
    assert not may(match, ("unrest", "vic"))
    after = play(match, ("unrest", "barcelona"), ("unrest", "lerida"), ("done",))
    assert after.unrest == {"barcelona", "lerida"} and points(after, "france") == 1
    assert "catalan_remences_pere_joan_sala" in after.removed


def test_tribute_of_two_cards() -> None:
    match = event("kingdom_tribute", "spain", turn=2, deck=["famine", "ransom", "sea_dog", "espionage"])
    after = play(match, ("draw_two",))
    assert set(after.hands["spain"]) == {"famine", "ransom"}
    assert after.card_markers["spain"] == {"kingdom_tribute": -1} and not after.unrest


def test_tribute_of_three_cards_costs_calm_and_a_card() -> None:
    dice = [("naval resource", "naval_cp_3")]
    match = event("kingdom_tribute", "spain", *dice, turn=2, deck=["famine", "ransom", "sea_dog", "espionage"])
    play(match, ("draw_three",))
    for other in ("france", "muslim", "portugal"):
        assert asked(match).power == other
        assert not may(match, ("unrest", "paris"))
        play(match, asked(match).options[0])
    after = play(match, ("throw_away", "ransom"))
    assert set(after.hands["spain"]) == {"famine", "sea_dog"} and "ransom" in after.discard
    assert len(after.unrest) == 3 and after.warehouse["spain"] == ("naval_cp_3",)


def test_raids_of_the_nasrids() -> None:
    state = scene(setenil={"nasrid": {"cavalry": 1}}, fields={"turn": 2})
    state.hands["spain"] = ("famine",)
    match = event("nasrid_raids", "muslim", ("card of spain", "famine"), state=state)
    assert asked(match).power == "nasrid"
    taken = choices(match)
    for _, space in taken:
        assert look(match).control[str(space)] in ("spain", "independent")
    _, space = sorted(taken)[0]
    after = play(match, ("space", space))
    assert after.hands["muslim"] == ("famine",) and after.control[str(space)] == "nasrid"


def test_raids_need_cavalry_near_spain() -> None:
    assert unrest.raids_forbidden(scene(setenil={"nasrid": 3}), "spain") is not None
    assert unrest.raids_forbidden(scene(setenil={"nasrid": {"cavalry": 1}}), "spain") is None
    assert unrest.raids_forbidden(scene(fez={"nasrid": {"cavalry": 1}}), "spain") is not None
    gone = scene(setenil={"nasrid": {"cavalry": 1}}, fields={"surrendered": {"nasrid": 3}})
    assert unrest.raids_forbidden(gone, "spain") is not None


def test_poisoned_wine() -> None:
    state = scene(leaders={"ferdinand": "toledo", "louis_xi": "paris"}, fields={"turn": 2})
    match = event("poisoned_wine", "france", state=state)
    after = look(match)  # nobody else is on the map: Paris is no target
    assert "ferdinand" not in after.leaders and after.away_leaders["ferdinand"] == 3
    assert "louis_xi" in after.leaders
    assert unrest.poison_forbidden(scene(), "france") is not None


def test_an_admiral_drinks_it_too() -> None:
    state = scene(admirals={"casenove": "bordeaux"}, leaders={"ferdinand": "toledo"}, fields={"turn": 2})
    match = event("poisoned_wine", "spain", state=state)
    after = play(match, ("leader", "casenove"))
    assert "casenove" not in after.admirals and after.waiting_admirals["casenove"] == 3


def test_captives_of_one_dungeon_are_free() -> None:
    state = scene(fields={"turn": 2, "captives": {"ferdinand": "muslim", "muley_hacen": "spain"}})
    match = event("ransom", "france", state=state)
    assert choices(match) == {("power", "muslim"), ("power", "spain")}
    play(match, ("power", "muslim"))
    assert choices(match) == {("free_leader", "ferdinand"), ("done",)}
    play(match, ("free_leader", "ferdinand"))
    assert asked(match).kind == "leader_home"
    play(match, asked(match).options[0])
    assert "ferdinand" in look(match).leaders and "muley_hacen" in look(match).captives
    assert look(match).cp == 3


def test_without_captives_a_ransom_brings_points() -> None:
    match = event("ransom", "france", state=scene(fields={"turn": 2}))
    assert asked(match).kind == "action" and look(match).cp == 3


def test_the_plague_spreads_by_roads() -> None:
    match = event("the_plague", "muslim", turn=3)
    assert not may(match, ("space", "paris"))
    play(match, ("space", "toledo"))
    near = choices(match)
    assert {str(space) for _, space in near} == set(unrest.ATLAS.roads["toledo"])
    first, second = sorted(near)[:2]
    after = play(match, first, second)
    assert after.plague == {"toledo", first[1], second[1]} and "the_plague" in after.discard


def test_jews_expelled() -> None:
    state = position(turn=4, deck=["sea_dog"])
    state.hands["spain"], state.hands["portugal"] = ("famine",), ("ransom",)
    dice = [("card of spain", "famine"), ("card of portugal", "ransom")]
    match = event("jews_expelled", "france", *dice, state=state)
    assert choices(match) == {("keep_drawn", "famine"), ("keep_drawn", "ransom")}
    after = play(match, ("keep_drawn", "ransom"))
    assert after.hands["france"] == ("ransom",) and "famine" in after.discard
    assert after.hands["muslim"] == ("sea_dog",) and points(after, "france") == 1 and after.cp == 2
    assert "jews_expelled" in after.removed


def test_spain_draws_from_its_own_hand_and_a_resource_may_come() -> None:
    state = position(turn=4, deck=["sea_dog"], warehouse={"portugal": ("naval_cp_3",)})
    state.hands["portugal"] = ()
    state.hands["spain"] = ()
    match = event("jews_expelled", "spain", ("resource of portugal", "naval_cp_3"), state=state)
    after = look(match)  # Spain has no other card: what came is kept
    assert after.warehouse["spain"] == ("naval_cp_3",) and after.hands["muslim"] == ("sea_dog",)


def test_las_casas_takes_a_card_of_spain_for_another() -> None:
    state = position(turn=5, deck=["sea_dog"])
    state.hands["spain"] = ("famine",)
    dice = [("naval resource", "naval_cp_3"), ("card of spain", "famine")]
    match = event("bartolome_de_las_casas", "france", *dice, state=state)
    assert choices(match) == {("give_card", "sea_dog"), ("give_card", "famine")}
    after = play(match, ("give_card", "sea_dog"))
    assert after.hands["france"] == ("famine",) and after.hands["spain"] == ("sea_dog",)


def test_las_casas_for_spain_and_from_an_empty_spain() -> None:
    match = event("bartolome_de_las_casas", "spain", ("naval resource", "naval_cp_3"), turn=5, deck=["sea_dog"])
    assert look(match).hands["spain"] == ("sea_dog",) and look(match).warehouse["spain"] == ("naval_cp_3",)
    state = position(turn=5, deck=["sea_dog"], warehouse={"spain": ("naval_cp_2",)})
    state.hands["spain"] = ()
    dice = [("naval resource", "naval_cp_3"), ("resource of spain", "naval_cp_2")]
    match = event("bartolome_de_las_casas", "france", *dice, state=state)
    after = play(match, ("hand_back",))
    assert after.warehouse["spain"] == ("naval_cp_2",) and after.warehouse["france"] == ("naval_cp_3",)


def test_the_peace_of_alcacovas_needs_a_key_of_the_beltranejos() -> None:
    assert unrest.peace_forbidden(position(turn=2, control={"toro": "beltranejos"}), "spain") is not None
    keys = [space.id for space in COMPONENTS.map.spaces if space.kind == "key"]
    theirs = [key for key in keys if key in COMPONENTS.homes("beltranejos")]
    state = position(turn=2, control={theirs[0]: "spain"}, deck=["sea_dog"])
    assert unrest.peace_forbidden(state, "france") is None
    match = event("peace_of_alcacovas", "france", state=state)
    while match.decisions and asked(match).kind != "action":
        play(match, asked(match).options[0])
    assert look(match).alcacovas == 2 and "peace_of_alcacovas" in look(match).removed


def test_the_beltranejos_resist() -> None:
    assert unrest.resistance_forbidden(position(turn=2), "portugal") is not None
    state = scene(fields={"turn": 3, "surrendered": {"beltranejos": 2}})
    match = event("resistance_of_the_beltranejos", "portugal", state=state)
    after = look(match)
    assert after.tui and after.control["tui"] == after.control["sanabria"] == "beltranejos"
    assert after.number("tui", "beltranejos", "regular") == 1 and points(after, "portugal") == 1


@pytest.mark.parametrize(("spanish", "allowed"), [(1, False), (2, True), (3, False)])
def test_the_third_town_capitulates(spanish: int, allowed: bool) -> None:
    held = dict.fromkeys(unrest.CAPITULATING[:spanish], "spain")
    state = scene(almeria={"nasrid": 2}, fields={"turn": 3, "control": held})
    assert (unrest.capitulation_forbidden(state, "spain") is None) is allowed
    if allowed:
        match = event("baza_guadix_and_almeria_capitulate", "france", state=state)
        while asked(match).kind != "action":
            play(match, asked(match).options[0])
        assert look(match).control["almeria"] == "spain" and not look(match).stack("almeria", "nasrid").size
        assert look(match).cp == 4


def test_the_treaty_of_barcelona_frees_ferdinand() -> None:
    fields = {"turn": 3, "captives": {"ferdinand": "france"}}
    fields["control"] = {"perpignan": "france", "ceret": "france", "barcelona": "france", "zaragoza": "spain"}
    match = event("treaty_of_barcelona", "muslim", state=scene(wars=[("france", "spain")], fields=fields))
    after = look(match)
    assert after.leaders["ferdinand"] == "zaragoza" and not after.captives
    assert after.control["perpignan"] == after.control["ceret"] == "spain"
    assert "barcelona" in after.treaties and not after.wars and "treaty_of_barcelona" in after.removed
    assert unrest.barcelona_forbidden(after, "muslim") is not None


def test_moriscos_rise() -> None:
    fields = {"turn": 4, "control": {"malaga": "spain", "loja": "spain"}, "surrendered": {"nasrid": 3}}
    match = event("morisco_uprising", "spain", ("caravan resource", "caravan_cp_2"), state=scene(fields=fields))
    assert asked(match).power == "muslim" and may(match, ("rise", "malaga"))
    after = play(match, ("rise", "malaga"))
    assert after.number("malaga", "morisco", "regular") == 1 and after.control["malaga"] == "nasrid"
