"""The Protestants: who enters when (8.2), the Schmalkaldic League and the electorates (21.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, position, question, run, table
from tests.rulebook.here_i_stand.land import fleet_of
from warcouncil.campaign.relations import at_war
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import CRANMER_DEBATERS, DEBATERS, HOMES, REFORMERS
from warcouncil.titles.here_i_stand.faith import religion
from warcouncil.titles.here_i_stand.faith.debaters import reformer_in, remove_person, send_away
from warcouncil.titles.here_i_stand.powers import protestants
from warcouncil.titles.here_i_stand.state import HereIStandState

TWELVE = {
    "wittenberg", "brandenburg", "magdeburg", "leipzig", "erfurt", "kassel", "mainz", "nuremberg", "bremen",
    "hamburg", "lubeck", "breslau",
}  # fmt: skip


def enter(turn: int, **said: Any) -> HereIStandState:
    """The card draw phase of a turn, as far as religion is concerned."""
    match = run(position(turn=turn, **said), religion.religion_enters)
    finish(match)
    return look(match)


# -- reformers and debaters (8.2)


@covers("his-8.2-5", "his-8.2-6")
@pytest.mark.parametrize(("turn", "person", "space"), [(2, "zwingli", "zurich"), (4, "calvin", "geneva")])
def test_reformers_enter_in_their_turn_and_turn_their_space(turn: int, person: str, space: str) -> None:
    assert person not in enter(turn - 1).reformers
    state = enter(turn)
    assert state.reformers[person] == space
    assert space in state.protestant_spaces


@covers("his-8.2-5", "his-8.2-14", "his-21.3-6")
def test_cranmer_and_his_debaters_enter_the_turn_after_anne_boleyn() -> None:
    waiting = enter(4)
    assert "cranmer" not in waiting.reformers
    assert not set(CRANMER_DEBATERS) & set(waiting.debaters)
    assert "cranmer" not in enter(3, married_anne=3).reformers
    assert "cranmer" in enter(2, married_anne=1).reformers
    state = enter(3, married_anne=2)  # before turn 4, since the marriage came early
    assert state.reformers["cranmer"] == "london"
    assert "london" in state.protestant_spaces
    assert set(CRANMER_DEBATERS) <= set(state.debaters)
    again = enter(6, married_anne=2, fallen={"cranmer": "papacy"}, reformers={})
    assert "cranmer" not in again.reformers  # burnt


@covers("his-8.2-11", "his-8.2-13")
def test_debaters_enter_uncommitted_in_their_printed_turn() -> None:
    start = position()
    assert sum(DEBATERS[debater].side == "protestant" for debater in start.debaters) == 4
    assert sum(DEBATERS[debater].side == "papacy" for debater in start.debaters) == 5
    for turn in range(2, 8):
        newcomers = {debater for debater, person in DEBATERS.items() if person.turn == turn and not person.with_cranmer}
        state = enter(turn)
        assert set(state.debaters) - set(start.debaters) == newcomers
        assert not any(state.debaters[debater] for debater in newcomers)


@covers("his-8.2-8", "his-8.2-9")
def test_an_absent_reformer_returns_without_turning_his_space() -> None:
    start = position(reformers={"calvin": "geneva"}, debaters={"calvin": True}, turn=6)
    send_away(start, "calvin")
    assert (start.reformers, start.away_reformers, start.away_debaters) == ({}, {"calvin": "geneva"}, {"calvin"})
    match = run(start, religion.religion_enters)
    state = look(match)
    assert state.reformers == {"calvin": "geneva"}
    assert state.debaters["calvin"] is False
    assert "geneva" not in state.protestant_spaces


@covers("his-8.2-10")
def test_zwingli_removed_for_good_does_not_return() -> None:
    start = position(reformers={"zwingli": "zurich"}, debaters={"zwingli": False}, turn=4)
    remove_person(start, "zwingli")
    state = look(run(start, religion.religion_enters))
    assert "zwingli" not in state.reformers
    assert "zwingli" not in state.debaters


@covers("his-8.2-7", "his-8.2-9")
def test_reformers_stay_in_their_space_whatever_happens_there() -> None:
    state = position(reformers={"luther": "wittenberg"}, protestant_spaces={"wittenberg"})
    state.log = lambda *_, **__: None
    religion.set_religion(state, "wittenberg", protestant=False)
    state.control["wittenberg"] = "france"
    state.add_troops("wittenberg", "hapsburg", regular=3)
    assert state.reformers == {"luther": REFORMERS["luther"][0]}
    assert [space for space in HOMES["protestant"] if reformer_in(state, space)] == ["wittenberg"]


# -- the League


def league(*dice: tuple[str, object], regulars: dict[str, int] | None = None, **said: Any) -> Match:
    said.setdefault("protestant_spaces", set(TWELVE))
    start = position(turn=2, **said)
    for space, amount in (
        regulars if regulars is not None else {"wittenberg": 2, "brandenburg": 1, "mainz": 1}
    ).items():
        start.add_troops(space, "protestant", regular=amount)
        start.waiting_troops.pop(space, None)
    start.phase = "action"
    return run(start, protestants.form_league, *dice)


@covers("his-21.6-4")
def test_twelve_spaces_from_the_second_turn_on_or_an_overdue_winter() -> None:
    assert not protestants.league_ready(position(turn=1, protestant_spaces=set(TWELVE)))
    assert protestants.league_ready(position(turn=2, protestant_spaces=set(TWELVE)))
    assert protestants.league_ready(position(turn=2, protestant_spaces=set(TWELVE), unrest={"kassel"}))
    few = TWELVE - {"kassel"}
    assert not protestants.league_ready(position(turn=4, protestant_spaces=few))
    assert protestants.league_ready(position(turn=4, protestant_spaces=few, phase="winter"))


@covers("his-21.6-5", "his-21.6-6", "his-21.6-7")
def test_the_league_brings_leaders_control_and_war() -> None:
    match = league()
    finish(match)
    state = look(match)
    assert state.league
    assert state.leaders["john_frederick"] == "wittenberg"
    assert state.leaders["philip_of_hesse"] == "mainz"
    held = {space for space, power in state.control.items() if power == "protestant"}
    assert held == TWELVE & set(HOMES["protestant"])  # Breslau is no home space
    assert at_war(state, "hapsburg", "protestant")
    assert at_war(state, "papacy", "protestant")
    assert not at_war(state, "france", "protestant")


@covers("his-21.6-6")
def test_a_fortress_marker_keeps_a_space_from_the_league() -> None:
    state = look(league(fortresses={"kassel"}))
    assert state.control["kassel"] == "hapsburg"
    assert state.control["leipzig"] == "protestant"


@covers("his-21.6-7")
def test_alliances_with_the_new_enemies_end() -> None:
    state = look(league(alliances={("hapsburg", "protestant"), ("england", "protestant")}))
    assert state.alliances == {("england", "protestant")}


@covers("his-21.6-5")
def test_the_protestants_choose_between_regulars_equally_near() -> None:
    match = league(
        regulars={"wittenberg": 2, "augsburg": 2, "cologne": 1}, protestant_spaces=TWELVE | {"augsburg", "cologne"}
    )
    assert look(match).leaders["john_frederick"] == "wittenberg"
    assert question(match) == ("protestant", "league_leader")
    assert choices(match) == {
        ("place_leader", "philip_of_hesse", "augsburg"),
        ("place_leader", "philip_of_hesse", "cologne"),
    }
    play(match, ("place_leader", "philip_of_hesse", "cologne"))
    finish(match)


@covers("his-21.6-8")
def test_the_protestants_choose_among_equally_near_electorates() -> None:
    faithful = TWELVE - {"mainz"} | {"cologne", "strasburg"}
    match = league(regulars={"augsburg": 2, "leipzig": 1}, protestant_spaces=faithful)
    while question(match) == ("protestant", "league_leader"):
        play(match, sorted(choices(match))[-1])  # the leaders go elsewhere
    assert question(match) == ("protestant", "league_refuge")
    assert choices(match) == {("space", "wittenberg"), ("space", "cologne")}
    state = play(match, ("space", "cologne"))
    assert state.stack("augsburg", "protestant").size == 0
    assert state.number("cologne", "protestant", "regular") >= 2


@covers("his-21.6-8")
def test_regulars_and_leaders_leave_a_catholic_electorate() -> None:
    match = league(regulars={"wittenberg": 2, "mainz": 1}, protestant_spaces=TWELVE - {"mainz"} | {"cologne"})
    finish(match)
    state = look(match)
    refuge = state.leaders["philip_of_hesse"]
    assert refuge in ("cologne", "wittenberg", "brandenburg")
    assert state.stack("mainz", "protestant").size == 0
    assert state.number(refuge, "protestant", "regular") >= 1
    assert sum(stack.size for stacks in state.troops.values() for stack in stacks if stack.owner == "protestant") == 5


@covers("his-21.6-10")
def test_without_regulars_the_leaders_wait_for_some() -> None:
    match = league(regulars={}, protestant_spaces=TWELVE - {"wittenberg", "brandenburg", "mainz"})
    state = look(match).copy()
    assert state.waiting_leaders == ("john_frederick", "philip_of_hesse")
    assert "john_frederick" not in state.leaders
    state.log = lambda *_, **__: None
    state.control["mainz"] = "protestant"
    religion.set_religion(state, "mainz", protestant=True)
    assert state.leaders["john_frederick"] == "mainz"
    assert not state.waiting_leaders


@covers("his-12.2-6")
def test_hapsburg_ships_leave_a_port_that_joins_the_league() -> None:
    start_fleets = {"hamburg": (fleet_of("hapsburg", "hapsburg", 1),)}
    state = look(league(fleets=start_fleets))
    assert "hamburg" not in state.fleets
    assert state.fleets["north_sea"] == (fleet_of("hapsburg", "hapsburg", 1),)


# -- electorates


@covers("his-21.6-3", "his-21.6-11")
def test_before_the_league_religion_alone_brings_regulars() -> None:
    state = position()
    state.log = lambda *_, **__: None
    religion.set_religion(state, "augsburg", protestant=True)
    assert state.number("augsburg", "protestant", "regular") == 2
    assert state.control["augsburg"] == "hapsburg"
    religion.set_religion(state, "augsburg", protestant=False)
    religion.set_religion(state, "augsburg", protestant=True)
    assert state.number("augsburg", "protestant", "regular") == 2  # once only
    assert not any(power == "protestant" for power in state.control.values())
    state.league = True
    religion.set_religion(state, "trier", protestant=True)
    assert state.number("trier", "protestant", "regular") == 0  # now it must be taken, too


@covers("his-21.6-9")
def test_after_the_league_control_is_needed_too() -> None:
    state = position(scenario="1532")
    state.log = lambda *_, **__: None
    assert state.waiting_troops == {"cologne": 1, "trier": 1}
    religion.set_religion(state, "cologne", protestant=True)
    assert state.number("cologne", "protestant", "regular") == 0
    state.control["cologne"] = "protestant"
    religion.call_up(state)
    assert state.number("cologne", "protestant", "regular") == 1
    state.control["trier"] = "protestant"
    religion.call_up(state)
    assert state.number("trier", "protestant", "regular") == 0
    religion.set_religion(state, "trier", protestant=True)
    assert state.number("trier", "protestant", "regular") == 1


@covers("his-18.5-12")
def test_a_zone_left_out_means_the_whole_map() -> None:
    match = table(("convert", "protestant", 1, ""), protestant_spaces={"wittenberg", "lyon"})
    assert {("space", "leipzig"), ("space", "dijon")} <= choices(match)
    play(match, ("space", "dijon"))
    finish(match)
