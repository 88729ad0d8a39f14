"""Submission (15.4 to 15.42): when it may be offered, to whom, its terms, and submission by force."""

from __future__ import annotations

from typing import Any

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    finish,
    look,
    play,
    position,
    question,
    refused,
    run,
    table,
    told,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.submission import (
    defenders,
    forced,
    invaders,
    may_submit,
    strongest,
)
from warcouncil.titles.napoleonic_wars.state import REGROUP, NapoleonicState, Subject, Truce

INVADED: dict[str, Any] = {
    "units": {"prague": {"france": 4}, "graz": {"spain": 1}, "vienna": {"austria": 2}, "venice": {"russia": 1}},
    "squadrons": {},
}


def overrun(**said: Any) -> NapoleonicState:
    """Austria at the end of an impulse: four French and a Spanish unit in it, two of its own and a Russian one."""
    return position(("submissions",), turn=2, phase="impulses", **{**INVADED, **said})


def offered(*terms: tuple[Any, ...], **said: Any) -> Match:
    """Austria offers France its submission."""
    match = table(state=overrun(**said))
    play(match, ("submit",), *terms, ("offer",))
    return match


@covers("nw-15.4-2", "nw-3-52", "nw-3-37")
def test_when_submission_may_be_offered() -> None:
    state = overrun()
    assert invaders(state, "austria") == {"france": 5}
    assert defenders(state, "austria") == 3
    assert may_submit(state, "austria")
    state = overrun(units={**INVADED["units"], "budapest": {"austria": 2}})
    assert not may_submit(state, "austria")
    state.set_flag("linz", "france")
    assert may_submit(state, "austria")
    state.set_flag("munich", "austria")
    assert not may_submit(state, "austria")
    state.add_units(REGROUP, "austria", 3)
    assert defenders(state, "austria") == 6
    state.squadrons = {"trieste": (("britain", 0),)}
    assert defenders(state, "austria") == 6
    bare = position(units={"linz": {"france": 1}}, squadrons={}, turn=2)
    assert (defenders(bare, "austria"), may_submit(bare, "austria")) == (0, True)


@covers("nw-15.4-1")
def test_minors_do_not_offer_submission() -> None:
    state = position(("submissions",), turn=2, units={"madrid": {"britain": 9}}, squadrons={})
    assert sum(invaders(state, "spain").values()) > defenders(state, "spain")
    assert not may_submit(state, "spain")
    finish(table(state=state))


@covers("nw-15.4-3")
def test_one_submits_to_the_invader_with_most_troops_pact_minors_included() -> None:
    said = {"players": 5, "units": {"prague": {"prussia": 3}, "graz": {"spain": 2}, "linz": {"france": 2}}}
    state = overrun(**said)
    state.camps["prussia"] = "imperial"
    assert strongest(state, "austria") == ("france",)
    state.add_units("prague", "prussia", 1)
    assert strongest(state, "austria") == ("france", "prussia")


@covers("nw-15.41-1", "nw-15.41-3", "nw-15.4-4")
def test_terms_of_submission() -> None:
    """Worked example submission_terms (15.41)."""
    flags = {"linz": "prussia", "graz": "turkey", "cracow": "prussia", "trieste": "prussia", "munich": "austria"}
    state = overrun(players=5, flags=flags, units={"prague": {"france": 9}, "linz": {"prussia": 2}})
    state.camps.update(prussia="imperial", turkey="imperial")
    state.consuls["turkey"] = ("prussia", "pact", False)
    state.seat_nations({**state.seats, "turkey": 4})
    state.ceded.add("trieste")
    match = table(state=state)
    play(match, ("submit",))
    assert refused(match, ("cede", "cracow")) == "nw-15.41-3"
    assert refused(match, ("cede", "trieste")) == "nw-15.41-3"
    assert refused(match, ("cede", "vienna")) == "nw-15.41-3"
    play(match, ("cede", "venice"), ("retain", "munich"))
    assert question(match) == ("france", "accept")
    state = play(match, ("accept",))
    assert state.flags == {
        "cracow": "prussia",
        "munich": "austria",
        "trieste": "prussia",
        "venice": "france",
    }
    assert state.ceded == {"trieste", "venice"}
    assert state.subjects == {"austria": Subject("france", 3)}


@covers("nw-15.4-3", "nw-15.4-4")
def test_invaders_of_equal_strength_must_all_accept() -> None:
    said = {"players": 5, "units": {"prague": {"prussia": 3}, "linz": {"france": 3}}}
    state = overrun(**said)
    state.camps["prussia"] = "imperial"
    match = table(state=state)
    play(match, ("submit",), ("offer",), ("france", ("accept",)))
    assert question(match) == ("prussia", "accept")
    play(match, ("refuse",))
    assert look(match).camps["austria"] == "coalition"


@covers("nw-15.41-1")
def test_at_most_six_duchies_in_one_order() -> None:
    home = [one for one in COMPONENTS.duchies("austria", "home") if one != "vienna"]
    match = table(state=overrun())
    play(match, ("submit",), ("cede", home[1]))
    assert ("cede", home[0]) not in choices(match)
    for space in home[2:7]:
        play(match, ("cede", space))
    assert question(match) == ("france", "accept")
    assert len(told(match, "submission_offered")[0]["space"]) == COMPONENTS.tables.conquest.terms  # type: ignore[arg-type]


@covers("nw-15.41-2")
def test_a_refused_offer_ends_with_the_impulse() -> None:
    match = offered(("cede", "prague"))
    play(match, ("refuse",))
    assert look(match).camps["austria"] == "coalition"
    assert told(match, "submission_refused") == [{"power": "austria", "power2": "france"}]
    finish(match)


@covers("nw-15.4-4", "nw-16.1-2", "nw-15.5-1")
def test_an_accepted_submission_takes_effect_at_once() -> None:
    match = offered(("cede", "prague"))
    state = play(match, ("accept",))
    assert state.flags["prague"] == "france"
    assert state.truces["austria"] == Truce(3, ("france", "spain"))
    assert (state.resources["austria"], state.resources["france"]) == (0, 2)
    assert units(match, REGROUP) == {"russia": 1}
    assert question(match) == ("france", "quarters")


@covers("nw-5.82-1")
def test_the_submission_of_france_ends_the_game_at_once() -> None:
    state = position(("submissions",), ("end_impulse",), turn=2, units={"lyon": {"russia": 9}}, squadrons={})
    match = table(state=state)
    play(match, ("submit",), ("offer",), ("accept",), ("stay",))
    assert match.over
    assert look(match).over == "france_beaten"


# -- by force


@covers("nw-15.42-1", "nw-6.12-3")
def test_a_forced_submission_cedes_nothing() -> None:
    state = position(
        units={"madrid": {"britain": 1}, "cadiz": {"russia": 2}}, flags={"seville": "russia"}, squadrons={}
    )
    match = run(state, lambda now: forced(now, "spain"))
    state = look(match)
    assert state.subjects == {"spain": Subject("russia", 2)}
    assert (state.flags, state.resources["russia"]) == ({}, 2)
    assert state.consuls["spain"] == ("", "unaligned", False)
    state = position(units={"madrid": {"britain": 1}, "cadiz": {"russia": 1}}, due="britain", squadrons={})
    assert look(run(state, lambda now: forced(now, "spain"))).subjects["spain"].conqueror == "britain"


@covers("nw-15.42-2")
def test_a_forced_submission_without_invaders() -> None:
    state = position(units={}, squadrons={}, plus_key="austria")
    match = run(state, lambda now: forced(now, "austria"))
    state = look(match)
    assert (state.plus_key, state.subjects, state.camps["austria"]) == ("", {}, "coalition")
    state.agenda, state.turn = [("next_turn",)], 1
    state.phase = "draw"
    after = table(state=state, others=1)
    assert look(after).used_reserves == set(COMPONENTS.reserves_of("austria"))
