"""Maximilian before a French city (20.7) meets plague, rebels, other besiegers and a cession."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import Game, finish, look, play, run, scene, settle
from tests.rulebook.tanto_monta.test_diplomacy import agree, package
from warcouncil.engine.match import Match
from warcouncil.testing import covers
from warcouncil.titles.tanto_monta.cards import losses
from warcouncil.titles.tanto_monta.powers import maximilian
from warcouncil.titles.tanto_monta.seasons import winter_armies
from warcouncil.titles.tanto_monta.state import TantoMontaState


def attacked(french: int = 3, his: int = 5, holder: str = "france", **said: Any) -> TantoMontaState:
    """Milan is French, and Maximilian attacks it for Spain."""
    state = scene(milan={"france": french, "independent": his}, leaders={"maximilian": "milan"}, **said)
    state.control["milan"] = holder
    state.maximilian, state.maximilian_by = "milan", "spain"
    return state


def goes_on(state: TantoMontaState, *dice: tuple[str, object]) -> Match:
    return run(state, lambda now: maximilian.strikes(now, "spain"), *dice)


@covers("tm-18.5-1", "tm-20.7-8")
def test_he_falls_ill_and_his_army_fights_on() -> None:
    state = attacked()
    state.plague = {"milan"}
    dice = (("plague", (2,) * 3), ("plague", (2,) * 5), ("plague leader", 1))
    state = look(run(state, lambda now: winter_armies.plague(now, "milan"), *dice)).copy()
    assert "maximilian" not in state.leaders
    assert not state.away_leaders  # nobody waits for him: his card brings him again
    match = goes_on(state, ("attacker", (6, 6, 1)), ("defender", (1,) * 4))
    play(match, ("withdraw",))
    state = settle(match)
    finish(match)
    assert state.number("milan", "france", "regular") == 1
    assert state.number("milan", "independent", "regular") == 5
    assert state.maximilian == "milan"


@covers("tm-20.7-26", "tm-21.8-3")
def test_rebels_free_the_city_that_he_attacks() -> None:
    match = run(attacked(), lambda now: losses.rebels(now, "portugal"), ("rebels", (6,) * 3 + (1,) * 3))
    play(match, ("space", "milan"))
    state = settle(match)
    finish(match)
    assert state.control["milan"] == "independent"
    assert state.number("milan", "independent", "regular") == 13  # the garrison of Milan, and his army
    assert (state.maximilian, state.leaders, state.captives) == ("", {}, {})
    assert goes_on(state.copy()).over


def test_his_army_does_not_fall_for_the_french() -> None:
    match = run(attacked(), lambda now: losses.rebels(now, "portugal"), ("rebels", (6,) + (1,) * 5))
    play(match, ("space", "milan"))
    assert match.over  # nobody is asked who falls: there are French alone
    assert look(match).number("milan", "france", "regular") == 2
    assert look(match).number("milan", "independent", "regular") == 5


@covers("tm-20.7-8")
def test_who_besieges_the_city_as_well_does_not_defend_it() -> None:
    state = attacked(wars=[("spain", "france")], sieges={"milan": {"aragon": 1}})
    state.add_troops("milan", "aragon", regular=6)
    match = goes_on(state, ("attacker", (6, 6, 6, 1, 1)), ("defender", (1,) * 4))
    state = settle(match)
    finish(match)
    assert state.control["milan"] == "independent"
    assert state.number("milan", "france", "regular") == 0
    assert state.number("milan", "aragon", "regular") == 6
    assert state.sieges["milan"][0][0] == "aragon"


@covers("tm-15.3-1", "tm-20.7-26")
def test_besiegers_who_are_too_few_leave_the_city_that_he_has_freed() -> None:
    state = attacked(wars=[("spain", "france")], sieges={"milan": {"aragon": 1}})
    state.add_troops("milan", "aragon", regular=4)
    state.control["asti"] = "spain"
    match = goes_on(state, ("attacker", (6, 6, 6, 1, 1)), ("defender", (1,) * 4))
    state = settle(match)
    assert not state.sieges
    assert state.number("asti", "aragon", "regular") == 4


@covers("tm-20.7-26")
def test_he_leaves_a_city_that_is_french_no_more() -> None:
    state = attacked(french=0, holder="spain")
    state = look(goes_on(state)).copy()
    assert state.control["milan"] == "spain"
    assert not state.number("milan", "independent", "regular")
    assert (state.maximilian, state.maximilian_by, state.leaders) == ("", "", {})


@covers("tm-20.7-26", "tm-9.1-10")
def test_he_goes_when_the_city_is_ceded() -> None:
    match = package("france", "spain", state=attacked(fields={"turn": 3, "phase": "diplomacy"}))
    agree(match, ("cede", "france", "spain", "milan"))
    state = settle(match)
    assert state.control["milan"] == "spain"
    assert "milan" not in state.troops
    assert not state.number("metz", "independent", "regular")
    assert (state.maximilian, state.leaders) == ("", {})


def test_whom_an_older_match_let_wait_is_called_by_his_card_alone() -> None:
    stored = {"turn": 5, "away_leaders": {"maximilian": 6, "braganza": 6}}
    assert Game().upgrade("5", stored) == {"turn": 5, "away_leaders": {"braganza": 6}}
    assert Game().upgrade("6", stored) == stored
