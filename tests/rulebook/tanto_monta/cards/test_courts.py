"""Events of courts and envoys."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, position
from warcouncil.titles.tanto_monta.cards import courts
from warcouncil.titles.tanto_monta.powers.france import HOUSES
from warcouncil.titles.tanto_monta.rulers import administration
from warcouncil.titles.tanto_monta.state import TantoMontaState, Wedding


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


def test_envoys_to_genoa() -> None:
    match = event("genoese_diplomacy", "spain", turn=2)
    assert look(match).influence["genoa"]["spain"] == 1
    assert choices(match) == {("check_status", "genoa"), ("pass",)}
    play(match, ("pass",))
    assert "genoa" not in look(match).settled


def test_a_status_that_was_resolved_is_not_resolved_again() -> None:
    state = position(turn=2, settled={"genoa"})
    assert courts.EVENTS["genoese_diplomacy"].forbidden(state, "spain") == "tm-21.5-2"


def test_an_offensive_is_worth_two_levels_in_italy_and_one_elsewhere() -> None:
    match = event("diplomatic_offensive", "france", turn=2)
    play(match, ("win_favour", "venice"))
    assert look(match).influence["venice"]["france"] == 4
    match = event("diplomatic_offensive", "france", turn=2)
    play(match, ("win_favour", "navarre"))
    assert look(match).influence["navarre"]["france"] == 1


def test_an_offensive_ends_an_alliance_but_not_that_of_the_papacy() -> None:
    state = position(turn=2)
    state.minors["genoa"] = "france"
    match = event("diplomatic_offensive", "portugal", state=state)
    assert not may(match, ("break_up", "papacy"))
    play(match, ("break_up", "genoa"))
    assert "genoa" not in look(match).minors


def test_the_league_of_peace_comes_early_only() -> None:
    state = position(turn=2)
    state.minors["florence"] = "france"
    match = event("lorenzo_the_magnificent_the_medici", "muslim", state=state)
    play(match, ("league_of_peace",))
    assert "florence" not in look(match).minors
    assert points(look(match), "france") == 1
    assert look(match).influence["florence"] == {"muslim": 2, "portugal": 0, "spain": 0, "france": 1}
    match = event("lorenzo_the_magnificent_the_medici", "portugal", turn=3)
    assert asked(match).kind == "status_check"
    assert look(match).influence["florence"]["portugal"] == 1


def test_the_curia_breaks_with_its_ally() -> None:
    match = event("roman_curia", "spain", turn=2)
    play(match, ("curia_breach",))
    assert "papacy" not in look(match).minors


def test_julius_helps_spain_in_navarre() -> None:
    for pope, level in (("julius_ii", 3), ("leo_x", 2)):
        match = event("clash_of_interests_in_navarre", "spain", turn=6, pope=pope)
        assert look(match).influence["navarre"]["spain"] == level
        assert asked(match).kind == "status_check"


def test_a_friend_of_the_pope_has_more_influence_in_venice() -> None:
    match = event("venetian_intrigue", "france", turn=2)  # the Papacy is allied with France
    assert look(match).influence["venice"]["france"] == 4
    match = event("venetian_intrigue", "spain", turn=2)
    assert look(match).influence["venice"]["spain"] == 1


def test_a_miscue_lowers_four_levels_of_others() -> None:
    state = position(turn=5)
    match = event("diplomatic_miscue", "muslim", state=state)
    assert not any(option[0] == "lower" and option[2] == "muslim" for option in choices(match))
    play(match, ("lower", "naples", "spain"), ("lower", "naples", "spain"), ("lower", "naples", "spain"))
    assert look(match).influence["naples"]["spain"] == 0
    assert not may(match, ("lower", "naples", "spain")) and may(match, ("done",))


def test_houses_are_consolidated() -> None:
    match = event("consolidation_of_power", "france", turn=2, houses=dict.fromkeys(HOUSES, 4))
    play(match, ("one_house",), ("house", "anjou"))
    assert look(match).houses["anjou"] == 5 and points(look(match), "france") == 1
    assert look(match).cp == 4
    match = event("consolidation_of_power", "muslim", turn=2, houses=dict.fromkeys(HOUSES, 5))
    assert points(look(match), "france") == 2 and look(match).cp == 3


def test_three_different_houses() -> None:
    match = event("consolidation_of_power", "france", turn=2, houses=dict.fromkeys(HOUSES, 1))
    play(match, ("three_houses",), ("house", "anjou"))
    assert not may(match, ("house", "anjou"))
    play(match, ("house", "bourbon"), ("house", "orleans"))
    assert sum(look(match).houses.values()) == len(HOUSES) + 3


def test_an_intrigue_at_the_court_of_france() -> None:
    match = event("french_court_intrigue", "spain", turn=2, houses=dict.fromkeys(HOUSES, 3))
    play(match, ("two_houses",), ("house", "anjou"))
    assert not may(match, ("house", "anjou"))
    play(match, ("house", "bourbon"))
    assert look(match).houses["anjou"] == look(match).houses["bourbon"] == 1
    match = event("french_court_intrigue", "spain", turn=2, houses=dict.fromkeys(HOUSES, 0))
    play(match, ("five_houses",))
    assert set(look(match).houses.values()) == {0}


def test_a_university_brings_one_point_now_or_three_later() -> None:
    match = event("rise_of_universities", "spain", turn=2)
    play(match, ("graduate",))
    assert points(look(match), "spain") == 1 and look(match).cp == 4
    assert courts.universities_forbidden(look(match), "spain") is not None
    match = event("rise_of_universities", "spain", turn=2)
    play(match, ("develop",))
    assert points(look(match), "spain") == 0 and look(match).cp == 3
    match = event("rise_of_universities", "spain", turn=3, universities={"spain": 1})
    assert points(look(match), "spain") == 3


def test_a_ruler_who_is_ill_administers_nothing() -> None:
    match = event("ruler_falls_ill", "spain", turn=2)
    assert ("power", "spain") not in choices(match)
    after = play(match, ("power", "france"))
    assert administration(after, "france") == 0
    assert after.card_markers["france"] == {"ruler_falls_ill": -1}


def test_sagres_pays_others() -> None:
    match = event("school_of_sagres_henry_the_navigator", "spain", turn=1)
    assert look(match).sagres and points(look(match), "portugal") == 1 and look(match).cp == 5
    match = event("school_of_sagres_henry_the_navigator", "portugal", turn=1)
    assert look(match).sagres and look(match).cp == 0


def test_a_pilot_for_anybody_and_ships_for_two() -> None:
    match = event("experienced_pilot", "spain", turn=3)
    assert "experienced_pilot portugal" in play(match, ("power", "portugal")).lasting
    match = event("maritime_technology", "muslim", turn=3)
    assert choices(match) == {("power", "portugal"), ("power", "spain")}
    assert play(match, ("power", "spain")).technology == {"spain"}
    assert courts.technology_forbidden(position(technology={"spain", "portugal"}), "france") is not None


# -- Marriage Policy


def courted(**said: Any) -> TantoMontaState:
    children = {"isabella_asturias", "john_asturias", "joanna", "maria"}
    return position(
        turn=4, children=children, suitors={"afonso_portugal", "margaret_austria", "philip_handsome"}, **said
    )


def test_spain_endows_two_daughters_whoever_plays_it() -> None:
    match = event("marriage_policy", "muslim", state=courted())
    assert asked(match).power == "spain"
    assert choices(match) == {("endow", "isabella_asturias"), ("endow", "joanna"), ("done",)}  # no suitor for Maria
    after = play(match, ("endow", "joanna"), ("endow", "isabella_asturias"))
    assert after.weddings == {
        "joanna": Wedding("philip_handsome", 4),
        "isabella_asturias": Wedding("afonso_portugal", 4),
    }
    assert asked(match).kind == "action" and asked(match).power == "muslim" and after.cp == 2
    assert "marriage_policy" in after.discard


def test_a_dowry_is_raised_and_never_lowered_and_the_married_are_left_alone() -> None:
    state = courted(
        weddings={"joanna": Wedding("philip_handsome", 2), "isabella_asturias": Wedding("afonso_portugal", 5)}
    )
    match = event("marriage_policy", "spain", state=state)
    assert choices(match) == {("endow", "joanna"), ("done",)}
    after = play(match, ("endow", "joanna"))
    assert after.weddings["joanna"].dowry == 4 and after.weddings["isabella_asturias"].dowry == 5
    state = courted(married={"joanna": "philip_handsome", "isabella_asturias": "afonso_portugal"})
    match = event("marriage_policy", "france", state=state)
    assert asked(match).kind == "action" and look(match).cp == 2
