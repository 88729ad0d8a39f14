"""The Papacy that Muslims run with Borgia (21.7): whom it attacks, its markers, winter and spring."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, choices, impulse, look, may, play, run, scene, table
from warcouncil.campaign import movement
from warcouncil.campaign.interception import interception_forbidden
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import foes
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.minors import borgia
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds


def muslim_run(turn: int = 4, **said: Any) -> TantoMontaState:
    """Seven regulars and Borgia are in Rome, and at war with everybody."""
    state = scene(fields={"turn": turn, "pope": "alexander_vi", **said.pop("fields", {})}, **said)
    state.minors.pop("papacy")
    assert borgia.may_run(state)
    return look(run(state, borgia.muslim_papacy))


@covers("tm-21.7-28")
def test_it_attacks_inactive_minor_powers_but_navarre() -> None:
    state = muslim_run(florence={"florence": 3})
    assert foes(state, "papacy", "florence", "florence") and foes(state, "florence", "papacy", "florence")
    assert not foes(state, "papacy", "navarre", "pamplona")
    match = impulse("muslim", 5, state=state)
    play(match, ("papal_move", "rome"))
    assert asked(match).power == "papacy" and ("space", "siena") in {option[:2] for option in choices(match)}
    state.borgia = ""
    assert not foes(state, "papacy", "florence", "florence")


@covers("tm-21.7-28")
def test_it_leaves_home_even_without_borgia() -> None:
    state = muslim_run()
    del state.leaders["borgia"]
    assert bounds.entry_barred(state, "papacy", "modena") is None
    state.borgia = "france"
    assert bounds.entry_barred(state, "papacy", "modena") == "tm-21.7-5"


@covers("tm-21.7-28")
def test_it_takes_spaces_with_its_own_markers() -> None:
    match = impulse("muslim", 2, state=muslim_run(siena={"papacy": 1}, fields={"control": {"siena": "independent"}}))
    state = look(match)
    assert not state.stack("siena", "papacy").size  # all Papal regulars were taken off the map
    state.add_troops("siena", "papacy", regular=1)
    match = impulse("muslim", 2, state=state)
    assert may(match, ("papal_control", "siena"))
    after = play(match, ("papal_control", "siena"))
    assert after.control["siena"] == "papacy" and after.cp == 1
    assert not may(impulse("france", 2, state=state.copy()), ("papal_control", "siena"))


@covers("tm-21.7-28")
def test_ships_do_not_keep_it_from_storming() -> None:
    state = muslim_run(ships={"genoa": {"genoa": 1}}, genoa={"genoa": 1})
    assert harbour_forbidden(state, "papacy", "genoa") is None
    assert harbour_forbidden(state, "france", "genoa") is not None


@covers("tm-21.7-28")
def test_muslims_keep_away_from_it() -> None:
    state = muslim_run(
        siena={"north_africa": 2}, fields={"control": {"siena": "north_africa", "modena": "independent"}}
    )
    assert bounds.entry_barred(state, "north_africa", "rome") == "tm-21.7-28"
    assert bounds.entry_barred(state, "ottoman", "ancona") == "tm-21.7-28"
    assert bounds.entry_barred(state, "north_africa", "modena") is None
    state.add_troops("modena", "papacy", regular=1)
    assert bounds.entry_barred(state, "nasrid", "modena") == "tm-21.7-28"
    assert bounds.entry_barred(state, "france", "rome") is None
    assert bounds.entry_barred(state, "papacy", "siena") is None


@covers("tm-21.7-29")
def test_on_turn_4_it_winters_in_rome_with_a_new_regular() -> None:
    for turn, place, regulars in ((4, "rome", 8), (5, "siena", 6)):
        state = muslim_run(turn, fields={"control": {"siena": "independent"}})
        state.remove_troops("rome", "papacy", regular=1)
        state.add_troops("siena", "papacy", regular=1)
        state.leaders["borgia"] = "siena"
        state.phase, state.agenda = "winter", [("reinforcements",), ("armies_return",)]
        match = table(state=state)
        while not match.over:
            play(match, asked(match).options[0])
        after = look(match)
        assert after.leaders["borgia"] == place and after.number("rome", "papacy", "regular") == regulars
        assert bool(after.stack("siena", "papacy").size) is (turn == 5)


@covers("tm-21.7-29")
def test_without_rome_there_is_no_new_regular() -> None:
    state = muslim_run(fields={"control": {"rome": "france"}})
    assert state.number("ravenna", "papacy", "regular") == 7
    state.agenda = [("papal_replacement",)]
    assert look(table(state=state)).number("rome", "papacy", "regular") == 0


@covers("tm-21.7-29")
def test_on_turn_5_it_deploys_from_rome() -> None:
    for turn in (4, 5, 6):
        state = muslim_run(turn)
        state.phase, state.agenda = "spring", [("papal_deployment",)]
        match = table(state=state)
        assert match.over is (turn != 5)
        if turn == 5:
            assert asked(match).power == "papacy" and asked(match).kind == "spring_deployment"
            assert look(match).seat_of("papacy") == look(match).seat_of("muslim")
            play(match, ("deploy", "rome"))
            assert ("space", "ancona") in choices(match)
            play(match, ("space", "ancona"))
            while not match.over:
                play(match, asked(match).options[0])
            assert look(match).stack("ancona", "papacy").size


@covers("tm-21.7-29")
def test_nobody_deploys_from_a_rome_in_other_hands_or_under_siege() -> None:
    state = muslim_run(5)
    state.sieges["rome"] = (("france", 1),)
    state.agenda = [("papal_deployment",)]
    assert table(state=state).over


@covers("tm-21.7-28")
def test_muslims_do_not_intercept_it() -> None:
    state = muslim_run(pisa={"north_africa": 2}, fields={"control": {"siena": "independent"}})
    assert interception_forbidden(state, "papacy", "north_africa", "siena") is None
    formation = Formation("papacy", (REALM.troops("papacy", regular=2),))
    movement.set_out(state, formation, "rome", "siena")
    assert interception_forbidden(state, "papacy", "north_africa", "siena") == "tm-21.7-28"
    assert interception_forbidden(state, "papacy", "france", "siena") is None
