"""Sabotaged Port Entrance (#55) and Treachery (#95)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    hand,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    scene,
    table,
    told,
)
from tests.rulebook.tanto_monta.land import kind, march, skip
from warcouncil.campaign import sieges
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import walls
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import RAINS

SABOTAGE, TREACHERY = "sabotaged_port_entrance", "treachery"
WAR = [("portugal", "spain"), ("france", "spain"), ("nasrid", "spain"), ("north_africa", "spain")]
LINE = {"gulf_of_lion": {"france": 1}}
"""French ships that keep the way home open."""
STORM = ("storm_port", "valencia", "france")


def siege(begun: int = 4, inside: int = 1, outside: int = 4, place: str = "valencia", **said: Any) -> TantoMontaState:
    """France before a port of Spain, with Spanish ships in it."""
    said = {"ships": {place: {"spain": 2}, **LINE}, **said}
    stacks: dict[str, Any] = {place: {"france": outside, "aragon": {"militia": inside}}}
    state = scene(wars=WAR, sieges={place: {"france": begun}}, **said, **stacks)
    state.control[place] = "spain"
    return state


def all_storm(match: Match) -> None:
    while kind(match) == "assault_formation":
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[-1])
    skip(match, "dismount")


# -- Sabotaged Port Entrance (#55)


def before_impulse(state: TantoMontaState, *dice: tuple[str, object], holder: str = "portugal") -> Match:
    state.phase, state.active = "action", "muslim"
    hand(state, holder, SABOTAGE)
    state.agenda = [("end_impulse",)]
    return table(state=state, dice=dice)


@covers("tm-15.1-13")
def test_besiegers_storm_a_port_past_its_ships_in_no_impulse_of_theirs() -> None:
    state = siege(begun=5)
    assert sieges.harbour_forbidden(state, "france", "valencia") is not None
    match = before_impulse(state, ("attacker", (6, 1)), ("defender", (1, 1)))
    assert question(match) == ("portugal", "respond")
    play(match, ("play", SABOTAGE))
    all_storm(match)
    after = look(match)
    assert told(match, "assault_succeeds") and after.control["valencia"] == "france"
    assert SABOTAGE in after.discard and not after.fleets.get("valencia")


def test_a_siege_that_was_just_laid() -> None:
    state = scene(
        wars=WAR, ships={"valencia": {"spain": 2}, **LINE}, morella={"france": 4}, valencia={"aragon": {"militia": 1}}
    )
    state.control["morella"] = "france"
    hand(state, "muslim", SABOTAGE)
    match = impulse("france", 2, ("attacker", (1, 1)), ("defender", (1, 1)), state=state)
    march(match, "france", "morella", "valencia")
    skip(match, "intercept", "avoid_battle")
    if kind(match) == "withdraw":
        play(match, ("withdraw",))
    assert question(match) == ("muslim", "respond")
    play(match, ("play", SABOTAGE))
    all_storm(match)
    assert told(match, "assault_fails") and look(match).holds(sieges.ASSAULTED, "valencia")


def test_another_try_behind_an_assault() -> None:
    state = hand(siege(ships=LINE), "spain", SABOTAGE)
    match = impulse(
        "france",
        1,
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        ("attacker", (6, 1)),
        ("defender", (1, 1)),
        state=state,
    )
    play(match, ("assault", "france", "valencia"))
    all_storm(match)
    assert question(match) == ("spain", "respond")
    play(match, ("play", SABOTAGE))
    all_storm(match)
    assert told(match, "assault_succeeds")


def test_no_port_no_line_no_rain() -> None:
    state = siege()
    assert walls.open_ports(state) == [STORM]
    cut_off = siege(ships={})
    assert walls.open_ports(cut_off) == []
    inland = siege(place="zaragoza", ships={})
    assert walls.open_ports(inland) == []
    wet = siege()
    wet.mark(RAINS)
    assert walls.open_ports(wet) == []


def test_who_besieges_together_waits_for_the_choice_of_the_card() -> None:
    state = siege()
    state.add_troops("valencia", "portugal", regular=3)
    state.sieges["valencia"] = (("france", 4), ("portugal", 4))
    options = walls.besieged_by(state)
    assert options == [("valencia", "france"), ("valencia", "portugal")]


# -- Treachery (#95)


@covers("tm-16.8-3")
def test_treachery_takes_walls_that_are_outnumbered() -> None:
    state = siege(begun=5, inside=2, leaders={"ferdinand": "valencia"})
    match = event(TREACHERY, "portugal", ("attacker", (1, 1)), ("defender", (1,) * 5), state=state)
    all_storm(match)
    after = look(match)
    assert after.control["valencia"] == "france" and not after.stack("valencia", "aragon").size
    assert after.captives.get("ferdinand") == "france" and TREACHERY in after.discard


def test_treachery_fails_against_as_many() -> None:
    state = siege(inside=3)
    match = event(TREACHERY, "portugal", ("attacker", (1, 1)), ("defender", (6, 1, 1, 1)), state=state)
    all_storm(match)
    while kind(match) == "casualties":
        play(match, asked(match).options[0])
    assert look(match).control["valencia"] == "spain"
    assert told(match, "siege_broken")


def test_treachery_needs_a_siege() -> None:
    state = scene(wars=WAR)
    assert walls.treachery_forbidden(state, "portugal") == "tm-6.1-2"
    match = table(state=hand(position(("impulse", "spain"), phase="action"), "spain", TREACHERY))
    assert refused(match, ("event", TREACHERY)) == "tm-6.1-2"


def test_the_player_of_treachery_says_who_storms() -> None:
    state = siege()
    state.add_troops("valencia", "portugal", regular=3)
    state.sieges["valencia"] = (("france", 4), ("portugal", 4))
    match = event(TREACHERY, "muslim", state=state)
    assert question(match) == ("muslim", "treachery")
    assert choices(match) == {("betray", "valencia", "france"), ("betray", "valencia", "portugal")}


@covers("tm-20.2-5")
def test_algiers_has_no_gates_to_open_before_its_regency() -> None:
    state = scene(wars=WAR, sieges={"algiers": {"castile": 4}}, algiers={"castile": 4})
    assert walls.betrayals(state) == []
    state.algiers_regency = True
    assert walls.betrayals(state) == [("betray", "algiers", "castile")]
