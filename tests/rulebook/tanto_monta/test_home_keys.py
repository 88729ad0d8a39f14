"""Home keys: those of the Nasrids are Castilian once these have surrendered (20.1, 22.1), Paris is like one (20.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import look, question, run
from tests.rulebook.tanto_monta.sea import waters
from tests.rulebook.tanto_monta.test_winter import places, winter
from warcouncil.campaign.deployment import departures
from warcouncil.campaign.relations import own_capital, own_capitals
from warcouncil.campaign.transfers import lodgings_now
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.diplomacy import gifts
from warcouncil.titles.tanto_monta.diplomacy.terms import cedable_spaces
from warcouncil.titles.tanto_monta.powers.common import home_keys, pass_to, to_return
from warcouncil.titles.tanto_monta.powers.surrender import note_beaten
from warcouncil.titles.tanto_monta.resources import unit_spaces
from warcouncil.titles.tanto_monta.seasons.people import quarters
from warcouncil.titles.tanto_monta.seasons.winter_armies import loose_militia
from warcouncil.titles.tanto_monta.seasons.winter_ships import replacements
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import wintering

KEYS = ("granada", "almeria", "malaga")
CASTILIAN = ("leon", "seville", "cordoba", "gibraltar", "plasencia", "toledo", "burgos")


def andalusia(surrendered: bool, **said: Any) -> TantoMontaState:
    """Spain has all that was Nasrid; the Nasrids have surrendered or hold out in their exile."""
    state = waters(turn=5, **said)
    for space, holder in state.control.items():
        if holder == "nasrid":
            state.control[space] = "spain"
    state.surrendered = {"nasrid": 4} if surrendered else {}
    return state


@covers("tm-20.1-11", "tm-18.6-1")
@pytest.mark.parametrize("surrendered", [True, False])
def test_their_keys_are_castilian_home_keys_behind_the_surrender_alone(surrendered: bool) -> None:
    state = andalusia(surrendered)
    assert set(KEYS).isdisjoint(own_capitals(state, "castile")) is not surrendered
    assert own_capital(state, "castile", "granada") is surrendered
    assert set(KEYS).isdisjoint(home_keys(state, "castile")) is not surrendered
    assert ("granada" in quarters(state, "castile")) is surrendered
    assert (("muster", "regular", "granada") in replacements(state, "castile")) is surrendered
    assert not own_capital(state, "aragon", "granada")


@covers("tm-20.1-11")
def test_a_key_that_moriscos_hold_is_nobodys_in_castile() -> None:
    state = andalusia(True, control={"malaga": "nasrid"})
    state.control["malaga"] = "nasrid"
    assert not own_capital(state, "castile", "malaga") and own_capital(state, "nasrid", "malaga")


@covers("tm-20.1-11", "tm-10-11")
@pytest.mark.parametrize("surrendered", [True, False])
def test_castilians_deploy_from_granada(surrendered: bool) -> None:
    state = andalusia(surrendered, granada={"castile": 2}, leaders={"mendoza": "granada"})
    assert ("granada" in set(departures(state, "castile"))) is surrendered


@covers("tm-20.1-11", "tm-18.5-3", "tm-18.5-4")
@pytest.mark.parametrize("surrendered", [True, False])
def test_they_winter_there_in_any_number_and_militia_stays(surrendered: bool) -> None:
    state = andalusia(surrendered, granada={"castile": {"regular": 5, "militia": 1}})
    assert (("granada", "castile") in loose_militia(state, "castile")) is not surrendered
    match = winter(("armies_go_home", "castile"), state=state)
    assert match.over is surrendered
    if not surrendered:
        assert question(match) == ("castile", "winter_quarters") and "granada" not in places(match)


@covers("tm-20.1-11", "tm-18.5-14")
@pytest.mark.parametrize("surrendered", [True, False])
def test_aragonese_winter_there_only_before_the_surrender(surrendered: bool) -> None:
    state = andalusia(surrendered)
    for space in ("granada", "guadix"):
        assert wintering.at_home(state, "aragon", space) is not surrendered
        assert wintering.at_home(state, "castile", space)
    state.leaders = {"great_captain": "albox"}
    assert wintering.with_leader(state, "aragon", "albox", "granada") == (("great_captain",) if surrendered else ())


@covers("tm-22.1-14", "tm-20.1-11")
def test_castile_with_granada_alone_is_not_beaten() -> None:
    state = andalusia(True)
    state.control.update(dict.fromkeys(CASTILIAN, "portugal"))
    state = look(run(state, note_beaten))
    assert "castile" not in state.beaten
    state.control.update(dict.fromkeys(KEYS, "north_africa"))
    state = look(run(state, note_beaten))
    assert "castile" in state.beaten


@covers("tm-22.1-14", "tm-20.1-11")
def test_castile_that_wins_granada_back_builds_again() -> None:
    state = andalusia(True)
    state.control.update(dict.fromkeys((*CASTILIAN, *KEYS), "portugal"))
    state.beaten = {"castile"}
    state = look(run(state, lambda now: pass_to(now, "spain", "granada")))
    assert "castile" not in state.beaten


# -- Paris, which is like a home key


@covers("tm-20.7-22", "tm-8.1-3", "tm-9.1-7")
def test_french_leaders_come_to_paris_as_to_any_home_key() -> None:
    state = waters(turn=3)
    assert {"paris", "lyon"} <= set(quarters(state, "france"))
    assert {"paris", "lyon"} <= set(lodgings_now(state, "france"))


@covers("tm-20.7-22", "tm-9.1-17", "tm-18.8-9")
def test_french_militia_and_units_of_resources_come_to_paris() -> None:
    state = waters(turn=3, paris={"france": 9})
    assert "paris" in gifts.barracks(state, "france") and gifts.room_in(state, "france", "paris") == 3
    assert {"paris", "lyon"} <= set(unit_spaces(state, "france", "france", "regular"))


@covers("tm-20.1-11", "tm-9.1-17")
@pytest.mark.parametrize("surrendered", [True, False])
def test_castile_takes_militia_in_granada(surrendered: bool) -> None:
    assert ("granada" in gifts.barracks(andalusia(surrendered), "castile")) is surrendered


# -- spaces that are given back


@covers("tm-20.1-11", "tm-9.1-8")
@pytest.mark.parametrize("surrendered", [True, False])
def test_what_was_nasrid_goes_back_to_castile(surrendered: bool) -> None:
    state = andalusia(surrendered)
    state.control.update(granada="north_africa", loja="portugal", guadix="france")
    assert ("granada" in cedable_spaces(state, "north_africa", "spain")) is surrendered
    assert ("loja" in cedable_spaces(state, "portugal", "spain")) is surrendered
    assert ("malaga" in cedable_spaces(state, "spain", "portugal")) is surrendered
    assert "malaga" not in cedable_spaces(state, "spain", "france")
    assert ("guadix" in to_return(state, "france", "spain")) is surrendered


@covers("tm-20.1-11", "tm-9.1-7")
@pytest.mark.parametrize("surrendered", [True, False])
def test_captives_of_castile_come_back_to_granada(surrendered: bool) -> None:
    assert ("granada" in lodgings_now(andalusia(surrendered), "castile")) is surrendered
