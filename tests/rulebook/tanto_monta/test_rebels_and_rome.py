"""20.1, 20.4, 21.7: rebels whose regulars are called away, who storm at once; Rome that changes hands by agreement."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.driver import finish, look, play, run, scene, settle
from tests.rulebook.tanto_monta.test_diplomacy import agree, package
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.diplomacy.hostilities import MUSLIMS, PAPACY
from warcouncil.titles.tanto_monta.minors import borgia, papacy
from warcouncil.titles.tanto_monta.minors.rome import rome_falls
from warcouncil.titles.tanto_monta.powers import alcacovas, nasrids
from warcouncil.titles.tanto_monta.realm import PLAYERS, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState


@covers("tm-15.3-1", "tm-20.1-23")
def test_a_regular_that_rises_elsewhere_besieges_no_longer() -> None:
    control = {"malaga": "spain", "guadix": "nasrid", "baza": "spain"}
    state = scene(
        wars=[("nasrid", "spain")],
        guadix={"morisco": 1},
        malaga={"morisco": 1},
        sieges={"malaga": {"nasrid": 1}},
        fields={"control": control, "phase": "action", "turn": 5, "lost_homes": {"guadix", "baza"}},
    )
    match = run(state, nasrids.uprising, ("caravan resource", "caravan_cp_2"))
    play(match, ("rise_from", "malaga", "baza"), ("done",), ("done",))
    assert not look(match).sieges
    finish(match)


@covers("tm-15.1-3", "tm-20.4-19")
def test_the_resistance_storms_at_once_with_and_without_alcacovas() -> None:
    state = scene()
    assert not REALM.storms_at_once(state, "beltranejos", "burgos")
    state.surrendered = {"beltranejos": 2}
    assert REALM.storms_at_once(state, "beltranejos", "burgos")


# -- Rome


def rome_of(holder: str, taken: bool = True) -> TantoMontaState:
    """Rome is in somebody's hands, and the Papacy is nobody's ally."""
    wars = [(power, PAPACY) for power in MUSLIMS]
    fields = {"turn": 5, "phase": "diplomacy", "control": {"rome": holder}, "minors": {}, "zahara_seized": True}
    state = scene(wars=wars, fields=fields)
    state.rome_fell, state.rome_taken = taken, holder in MUSLIMS
    state.minors = {}
    return state


@covers("tm-21.7-8")
def test_a_christian_at_war_with_the_papacy_who_is_given_rome_is_its_ally() -> None:
    state = rome_of("north_africa")
    state.wars.add(REALM.pair("france", PAPACY))
    state = agree(package("muslim", "france", state=state), ("cede", "north_africa", "france", "rome"))
    assert (state.minors[PAPACY], state.papal_conqueror) == ("france", "france")
    assert state.control["rome"] == PAPACY


@covers("tm-21.7-8")
def test_in_peace_with_the_papacy_he_keeps_it_as_it_is() -> None:
    state = agree(package("muslim", "france", state=rome_of("nasrid")), ("cede", "nasrid", "france", "rome"))
    assert (state.control["rome"], state.minors, state.rome_taken) == ("france", {}, False)


@covers("tm-21.7-11")
def test_rome_that_is_given_to_muslims_is_not_conquered() -> None:
    state = agree(package("france", "muslim", state=rome_of("france", False)), ("cede", "france", "nasrid", "rome"))
    assert state.control["rome"] == "nasrid" and state.rome_taken
    assert rome_falls(state) is None and not state.rome_fell


# -- the end of the Papacy of the Muslims


@covers("tm-21.7-16", "tm-21.7-30", "tm-15-3")
@pytest.mark.parametrize(
    ("space", "after", "besieged"),
    [("cagliari", "cagliari", False), ("parma", "parma", True), ("florence", "cartagena", False)],
)
def test_who_besieged_the_papacy_of_the_muslims_comes_to_his_own(space: str, after: str, besieged: bool) -> None:
    """In a home of his own nobody besieges, free cities are open to him, and he leaves those of a power at peace."""
    everybody = [(PAPACY, power) for power in ("nasrid", "north_africa", "portugal", "spain", "france")]
    state = scene(
        wars=everybody,
        leaders={"borgia": space},
        sieges={space: {"castile": 1}},
        fields={"turn": 4, "phase": "action", "control": {space: PAPACY}, "pope": "alexander_vi"},
    )
    state.add_troops(space, "castile", regular=3)
    state.add_troops(space, PAPACY, regular=1)
    state.minors, state.borgia, state.sides = {}, PAPACY, {"borgia": PAPACY}
    state.seats[PAPACY] = state.seats["muslim"]
    match = run(state, borgia.dissolve)
    while match.decisions:
        play(match, ("space", after))
    state = look(match)
    assert state.stack(after, "castile").size == 3
    assert (space in state.sieges) is besieged


def votes(winner: str) -> list[tuple[str, object]]:
    return [(f"status of papacy: {player}", 6 if player == winner else 1) for player in PLAYERS]


@covers("tm-21.7-1", "tm-15-3")
def test_the_papacy_does_not_besiege_what_a_new_pope_gives_it() -> None:
    state = scene(
        wars=[(PAPACY, "france"), *((power, PAPACY) for power in MUSLIMS)],
        ravenna={PAPACY: 4, "france": 1},
        rome={PAPACY: 1},
        sieges={"ravenna": {PAPACY: 1}},
        fields={"turn": 3, "phase": "action", "control": {"ravenna": "france"}},
    )
    state.minors = {}
    match = run(state, lambda now: papacy.new_pope(now, "innocent_viii"), *votes("spain"))
    assert not look(match).sieges and look(match).control["ravenna"] == PAPACY


@covers("tm-21.7-15", "tm-15.3-1")
@pytest.mark.parametrize(("besiegers", "stay"), [(7, False), (8, True)])
def test_borgias_regulars_break_a_siege_of_rome(besiegers: int, stay: bool) -> None:
    state = scene(
        wars=[(PAPACY, "spain"), *((power, PAPACY) for power in MUSLIMS)],
        rome={PAPACY: 1, "castile": besiegers},
        leaders={"great_captain": "rome"},
        sieges={"rome": {"castile": 1}},
        fields={"turn": 4, "phase": "action", "pope": "alexander_vi"},
    )
    state.minors = {}
    state = settle(run(state, borgia.muslim_papacy))
    assert ("rome" in state.sieges) is stay


@covers("tm-22.1-13", "tm-20.4-18")
def test_tordesillas_ends_the_resistance_as_well() -> None:
    state = scene(tui={"beltranejos": 2}, fields={"turn": 4, "phase": "action", "surrendered": {"beltranejos": 2}})
    state.control.update(tui="beltranejos", sanabria="beltranejos")
    state.alcacovas, state.tui = 2, True
    state = settle(run(state, alcacovas.sign_tordesillas))
    assert (state.control["tui"], state.control["sanabria"], state.tui) == ("spain", "spain", False)
    assert not state.stack("tui", "beltranejos").size
