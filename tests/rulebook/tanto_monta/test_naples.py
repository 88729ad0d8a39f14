"""21.7: the death of Ferrante and the end of Naples."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import hand, play, position, question, run
from tests.rulebook.tanto_monta.test_papacy import to_the_end
from warcouncil.campaign.relations import at_war
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.minors import influence, naples
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import wintering


def ferrante(**fields: Any) -> Match:
    state = position(turn=4, phase="winter", **fields)
    state.fleets = {}
    return run(state, naples.ferrante_dies)


@covers("tm-21.7-19", "tm-21.7-21", "tm-21.7-22")
def test_ferrante_dies_with_nobody_in_naples() -> None:
    state = position(turn=4, phase="winter", control={"bari": "spain"}, deck=["slave_trade"])
    state.fleets = {}
    state.troops.pop("zaragoza")  # so that there are counters left
    state.add_troops("bari", "aragon", regular=1)
    hand(state, "france", "treaty_of_barcelona")
    after = to_the_end(run(state, naples.ferrante_dies))
    assert after.ferrante_dead
    assert not any(after.stack(place, "naples").size for place in after.troops)
    assert after.number("naples", "independent", "regular") == 2
    assert after.number("otranto", "independent", "regular") == 2
    assert [after.control[space] for space in ("seminara", "taranto", "atella")] == ["spain"] * 3
    assert [after.control[space] for space in ("aquila", "gaeta", "pescara")] == ["france"] * 3
    assert after.control["bari"] == "independent"
    assert not after.stack("bari", "aragon").size
    assert after.number("atella", "aragon", "regular") == 4
    assert after.number("gaeta", "france", "regular") == 2
    assert at_war(after, "france", "spain")
    assert "treaty_of_barcelona" in after.removed
    assert after.hands["france"] == ("slave_trade",)
    assert influence.influence_forbidden(after, "naples", "spain") == "tm-21.7-19"
    assert influence.influence_forbidden(after, "venice", "spain") is None
    assert set(after.influence["naples"].values()) == {0}


@covers("tm-21.7-20", "tm-21.7-22")
def test_a_major_power_in_naples_is_at_war_with_both() -> None:
    after = to_the_end(ferrante(control={"naples": "nasrid"}, wars=set()))
    assert at_war(after, "nasrid", "spain")
    assert at_war(after, "nasrid", "france")
    assert at_war(after, "france", "spain")
    assert after.number("naples", "nasrid", "regular") == 2
    assert after.control["naples"] == "nasrid"


@covers("tm-21.7-20", "tm-20.4-13")
def test_ex_20_4_2_portugal_keeps_naples_and_breaks_the_peace() -> None:
    match = ferrante(control={"naples": "portugal"}, wars=set(), alcacovas=1)
    assert question(match) == ("portugal", "keep_naples")
    after = to_the_end_after(match, ("keep_city",))
    assert at_war(after, "portugal", "spain")
    assert after.alcacovas_broken


def to_the_end_after(match: Match, *answers: Any) -> TantoMontaState:
    play(match, *answers)
    return to_the_end(match)


@covers("tm-21.7-20", "tm-21.7-21")
def test_or_leaves_it() -> None:
    after = to_the_end_after(ferrante(control={"naples": "portugal"}, wars=set()), ("leave_city",))
    assert after.control["naples"] == "independent"
    assert after.number("naples", "independent", "regular") == 2
    assert not at_war(after, "portugal", "spain")


@covers("tm-21.7-31")
def test_the_muslim_run_papacy_keeps_naples() -> None:
    after = to_the_end(ferrante(control={"naples": "papacy"}, wars=set(), minors={"papacy": "france"}))
    assert after.number("naples", "papacy", "regular") == 2


@covers("tm-21.7-23")
def test_a_formation_winters_in_aquila_and_atella() -> None:
    after = to_the_end(ferrante())
    assert wintering.kept(after, "france", "aquila") and not wintering.kept(after, "france", "atella")
    assert wintering.kept(after, "aragon", "atella") and wintering.kept(after, "castile", "atella")
    assert "aquila" in wintering.hosts(after, "france", "vitoria")
    assert "atella" in wintering.hosts(after, "aragon", "vitoria")
    assert "otranto" not in wintering.hosts(after, "north_africa", "tangier")
    after.control["aquila"] = "spain"
    assert "aquila" not in wintering.hosts(after, "france", "vitoria")


@covers("tm-21.7-23")
def test_some_of_its_spaces_are_taken_by_those_who_stand_there() -> None:
    """Strategic spaces are not taken from next to them."""
    for dead, strategic in ((False, False), (True, True)):
        state = position(ferrante_dead=dead)
        later = [state.realm.occupied_only(state, space) for space in ("gaeta", "garigliano", "cerignola")]
        assert later == [strategic] * 3
        assert state.realm.occupied_only(state, "trujillo") and not state.realm.occupied_only(state, "bari")
