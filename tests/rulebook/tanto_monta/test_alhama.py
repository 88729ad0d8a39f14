"""Alhama, seized before there is a war (#100): its special marker waits for one (18.2, 20.1), or goes by a deal."""

from __future__ import annotations

from tests.rulebook.tanto_monta.driver import look, run, scene, settle
from tests.rulebook.tanto_monta.test_diplomacy import agree, package
from warcouncil.campaign.relations import home_of
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards.granada import EVENTS
from warcouncil.titles.tanto_monta.powers import nasrids
from warcouncil.titles.tanto_monta.realm import REALM

SEIZED = "andalusian_nobles_seize_alhama"


@covers("tm-18.2-2", "tm-20.1-9")
def test_alhama_that_was_seized_in_peace_is_lost_in_the_first_winter_of_the_war() -> None:
    state = scene(alhama={"nasrid": 1})
    state.phase = "action"
    match = run(state, lambda now: EVENTS[SEIZED].play(now, "spain"))
    state = settle(match)
    assert state.special_control == {"alhama"}
    state = look(run(state.copy(), nasrids.homes_lost))
    assert (state.special_control, state.lost_homes) == ({"alhama"}, set())
    assert home_of(state, "alhama") == "nasrid"
    state = state.copy()
    state.wars.add(REALM.pair("nasrid", "spain"))
    state = look(run(state, nasrids.homes_lost))
    assert (state.special_control, state.lost_homes) == (set(), {"alhama"})


@covers("tm-20.1-10", "tm-9.1-8")
def test_alhama_comes_back_by_a_deal_with_its_home() -> None:
    match = package("spain", "muslim", special_control={"alhama"}, control={"alhama": "spain"})
    state = agree(match, ("cede", "spain", "nasrid", "alhama"))
    assert state.control["alhama"] == "nasrid"
    assert state.special_control == set()
    assert home_of(state, "alhama") == "nasrid"
