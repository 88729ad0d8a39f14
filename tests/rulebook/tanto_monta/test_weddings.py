"""Royal weddings (19): dowries, weddings, France isolated, deaths."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, cited, finish, impulse, look, may, play, position, refused, run
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import weddings
from warcouncil.titles.tanto_monta.actions import COSTS
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.state import TantoMontaState, Wedding

ISABELLA, AFONSO, MANUEL, MARIA = "isabella_asturias", "afonso_portugal", "manuel_portugal", "maria"
JOHN, MARGARET, JOANNA, PHILIP = "john_asturias", "margaret_austria", "joanna", "philip_handsome"
EVERYBODY = {
    "children": {ISABELLA, JOHN, JOANNA, MARIA, "catherine"},
    "suitors": {AFONSO, MANUEL, MARGARET, PHILIP, "arthur_wales", "henry_england"},
}


def court(**fields: Any) -> TantoMontaState:
    return position(**{"turn": 5, **EVERYBODY, **fields})


def vp_of(state: TantoMontaState, marker: str) -> int:
    return sum(points for name, points in state.bonus_vp.get("spain", ()) if name == marker)


# -- dowries


@covers("tm-19-1")
def test_example_two_points_make_a_dowry_of_one() -> None:
    """ex-19-2"""
    match = impulse("spain", 3, state=court(turn=3))
    state = play(match, ("marriage", ISABELLA, AFONSO, 2))
    assert state.weddings == {ISABELLA: Wedding(AFONSO, 2)}
    assert state.cp == 1


@covers("tm-19-1")
def test_a_dowry_is_raised_up_to_five_points_and_several_are_possible() -> None:
    match = impulse("spain", 6, state=court(weddings={ISABELLA: Wedding(AFONSO, 3)}))
    assert refused(match, ("marriage", ISABELLA, AFONSO, 3)) == "tm-19-1"
    state = play(match, ("marriage", ISABELLA, AFONSO, 2), ("marriage", JOANNA, PHILIP, 4))
    assert state.weddings == {ISABELLA: Wedding(AFONSO, 5), JOANNA: Wedding(PHILIP, 4)}


@covers("tm-19-1")
def test_a_dowry_costs_what_is_spent_on_it() -> None:
    match = impulse("spain", 2, state=court())
    assert cited(refused(match, ("marriage", JOANNA, PHILIP, 3))) is not None
    assert not any(option[0] == "marriage" and int(option[3]) > 2 for option in choices(match))


@covers("tm-19-2")
def test_example_the_first_living_suitor_is_taken() -> None:
    """ex-19-1"""
    match = impulse("spain", 3, state=court())
    assert refused(match, ("marriage", ISABELLA, MANUEL, 1)) == "tm-19-2"
    match = impulse("spain", 3, state=court(suitors={MANUEL}))
    assert may(match, ("marriage", ISABELLA, MANUEL, 1))


@covers("tm-19-3")
def test_prince_john_has_the_full_dowry_for_one_point() -> None:
    match = impulse("spain", 3, state=court())
    assert refused(match, ("marriage", JOHN, MARGARET, 2)) == "tm-19-3"
    state = play(match, ("marriage", JOHN, MARGARET, 1))
    assert (state.weddings[JOHN], state.cp) == (Wedding(MARGARET, 5), 2)
    assert refused(match, ("marriage", JOHN, MARGARET, 1)) == "tm-19-3"


@covers("tm-19-4", "tm-19.3-3", "tm-19-2")
def test_manuel_courts_isabella_while_she_lives_then_maria() -> None:
    married = {ISABELLA: AFONSO}
    match = impulse("spain", 3, state=court(married=married))
    assert refused(match, ("marriage", MARIA, MANUEL, 1)) == "tm-19-2"
    assert weddings.forbidden(look(match), "spain", ("marriage", MARIA, MANUEL, 1)) == "tm-19-2"
    match = impulse("spain", 3, state=court(children={JOHN, MARIA}))
    assert may(match, ("marriage", MARIA, MANUEL, 1))


def test_nobody_who_is_married_or_dead_is_courted() -> None:
    match = impulse("spain", 3, state=court(married={JOANNA: PHILIP}, children={JOANNA, JOHN, MARIA}))
    assert {str(option[1]) for option in choices(match) if option[0] == "marriage"} == {JOHN, MARIA}
    assert refused(match, ("marriage", JOANNA, PHILIP, 1)) == "tm-19-2"


def test_only_spain_promotes_marriages() -> None:
    assert set(COSTS["marriage"]) == {"spain", "castile", "aragon"}


# -- weddings


@covers("tm-19.1-1", "tm-22.3-40")
@pytest.mark.parametrize(
    ("dice", "dowry", "won"), [((4, 4), 1, False), ((4, 4), 2, True), ((1, 3), 5, False), ((2, 3), 5, True)]
)
def test_two_dice_and_the_dowry(dice: tuple[int, int], dowry: int, won: bool) -> None:
    state = court(weddings={JOANNA: Wedding(PHILIP, dowry)})
    before = victory.vp(state, "spain")
    match = run(state, weddings.celebrations, ("wedding joanna", dice))
    state = look(match)
    assert (state.married.get(JOANNA) == PHILIP) is won
    assert state.dynastic == ({"holy_roman_empire"} if won else set())
    assert victory.vp(state, "spain") == before + won
    finish(match)


@covers("tm-19.1-2")
def test_a_postponed_wedding_keeps_its_dowry() -> None:
    state = court(weddings={JOANNA: Wedding(PHILIP, 3)})
    state = look(run(state, weddings.celebrations, ("wedding joanna", (1, 1))))
    assert state.weddings == {JOANNA: Wedding(PHILIP, 3)}


@covers("tm-19.1-3")
@pytest.mark.parametrize(
    ("turn", "children", "suitors", "won"),
    [(3, {ISABELLA}, {AFONSO}, 1), (4, {ISABELLA}, set(), 0), (4, set(), {AFONSO}, 0), (2, set(), set(), 1)],
)
def test_the_peace_of_alcacovas_marries_isabella(turn: int, children: set[str], suitors: set[str], won: int) -> None:
    state = position(turn=turn, children=children, suitors=suitors)
    state = look(run(state, weddings.alcacovas_wedding))
    assert vp_of(state, "wedding") == won
    assert state.married == ({ISABELLA: AFONSO} if won else {})
    assert state.dynastic == ({"portugal"} if won else set())


# -- France isolated


@covers("tm-19.2-1", "tm-22.3-41")
@pytest.mark.parametrize(
    ("realms", "points"), [({"portugal", "england"}, 0), ({"portugal", "england", "holy_roman_empire"}, 1)]
)
def test_three_dynasties_isolate_france(realms: set[str], points: int) -> None:
    state = look(run(court(dynastic=realms), weddings.isolation))
    assert vp_of(state, "isolated_france") == points


# -- deaths


DICE = [("death isabella_asturias", 6), ("death afonso_portugal", 6), ("death john_asturias", 5)]


@covers("tm-19.3-1")
def test_royal_persons_roll_for_death() -> None:
    state = court()
    rolls = [*DICE, ("death philip_handsome", 1), ("death arthur_wales", 5)]
    match = run(state, weddings.royal_deaths, *rolls)
    state = look(match)
    assert PHILIP not in state.suitors
    assert state.children == EVERYBODY["children"]
    finish(match)


@covers("tm-19.3-1")
def test_on_turn_7_they_die_without_a_roll() -> None:
    state = look(run(court(turn=7), weddings.royal_deaths))
    assert state.children == {JOANNA, MARIA, "catherine"}
    assert state.suitors == {MANUEL, MARGARET, "henry_england"}


@covers("tm-19.3-1")
def test_who_is_not_there_does_not_roll() -> None:
    match = run(
        court(turn=3, children={ISABELLA}, suitors=set()), weddings.royal_deaths, ("death isabella_asturias", 2)
    )
    assert look(match).children == {ISABELLA}
    finish(match)


@covers("tm-19.3-2", "tm-19.1-2")
def test_a_death_ends_dowry_marriage_and_perhaps_the_alliance_but_no_points() -> None:
    state = court(
        married={JOANNA: PHILIP, JOHN: MARGARET},
        dynastic={"holy_roman_empire"},
        weddings={ISABELLA: Wedding(AFONSO, 4)},
        bonus_vp={"spain": (("wedding", 1), ("wedding", 1))},
    )
    state = look(run(state, lambda now: weddings.die_of(now, PHILIP)))
    state = look(run(state, lambda now: weddings.die_of(now, AFONSO)))
    assert state.married == {JOHN: MARGARET}
    assert (state.dynastic, state.weddings) == ({"holy_roman_empire"}, {})
    assert vp_of(state, "wedding") == 2
    state = look(run(state, lambda now: weddings.die_of(now, JOHN)))
    assert (state.dynastic, state.married) == (set(), {})
