"""The flow of play: seven rounds of five phases, and the end of a round."""

from __future__ import annotations

import pytest

import warcouncil
from tests.rulebook.endeavor.positions import TURN, asked, final, kit, look, play, play_on, table, told
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers


def kinds_until(match: Match, last: str, answers: dict[str, Option]) -> list[tuple[str, str]]:
    """(kind, power) of every question up to the first of a kind; each kind is answered the same way."""
    asked_for = []
    while asked(match).kind != last:
        decision = asked(match)
        asked_for.append((decision.kind, decision.power))
        play(match, answers[decision.kind])
    return asked_for


BUSY = kit(coast=("colonial_house", "shipyard"), workers=(1, 2))
"""Everybody has workers to pay."""


@covers("end-round-1", "end-end-3")
@pytest.mark.parametrize("players", [2, 5])
def test_the_game_lasts_seven_rounds_and_then_is_scored(players: int) -> None:
    match = warcouncil.new("endeavor", players=players, seed=3)
    state = play_on(match)
    assert [entry["round"] for entry in told(match, "round_begins")] == [1, 2, 3, 4, 5, 6, 7]
    assert match.over
    assert match.result is not None
    assert match.result.scores == {power: final(match, power).total for power in state.seats}


@covers("end-round-2")
def test_a_round_has_five_phases() -> None:
    match = table(("round",), round=2, everybody=BUSY)
    kinds_until(match, "turn", {"build": ("build", "market"), "salary": ("done",)})
    for _ in range(3):
        play(match, ("pass",))
    assert [entry["phase"] for entry in told(match, "phase")][:5] == ["build", "growth", "salary", "action", "discard"]


@covers("end-round-3")
@pytest.mark.parametrize(("crown", "order"), [("red", "red blue yellow"), ("yellow", "yellow red blue")])
def test_in_every_phase_the_crown_holder_is_first(crown: str, order: str) -> None:
    powers = order.split()
    match = table(("round",), crown=crown, everybody=BUSY)
    first = kinds_until(match, "turn", {"build": ("build", "market"), "salary": ("done",)})
    assert first == [("build", power) for power in powers] + [("salary", power) for power in powers]
    assert [entry["power"] for entry in told(match, "grow")] == powers
    for power in powers:
        assert asked(match).power == power
        play(match, ("pass",))


@covers("end-round-3")
def test_the_discard_phase_starts_with_the_crown_holder_too() -> None:
    red, blue = kit(cards=("caribbean_1", "caribbean_2")), kit(cards=("south_america_1", "south_america_2"))
    match = table(("discard_phase",), players=2, crown="blue", red=red, blue=blue)
    assert (asked(match).kind, asked(match).power) == ("discard", "blue")
    play(match, ("discard", "south_america_1"))
    assert (asked(match).kind, asked(match).power) == ("discard", "red")


@covers("end-round-4", "end-round-6")
def test_players_may_agree_to_play_the_first_phases_in_one_go() -> None:
    match = table(("round",), crown="blue", options={"first_phases": "player_by_player"}, everybody=BUSY)
    for power in ("blue", "yellow", "red"):
        assert (asked(match).kind, asked(match).power) == ("phase_order", power)
        play(match, ("agree",))
    order = kinds_until(match, "turn", {"build": ("build", "market"), "salary": ("done",)})
    assert order == [(kind, power) for power in ("blue", "yellow", "red") for kind in ("build", "salary")]
    assert [entry["power"] for entry in told(match, "grow")] == ["blue", "yellow", "red"]
    assert asked(match).power == "blue"
    assert look(match).harbor == {"red": 2, "blue": 2, "yellow": 2}


@covers("end-round-4")
def test_without_an_agreement_nobody_is_asked() -> None:
    match = table(("round",), everybody=BUSY)
    assert asked(match).kind == "build"


@covers("end-round-4", "end-round-2")
def test_a_round_in_one_go_also_ends_with_the_action_and_discard_phases() -> None:
    match = table(("round",), round=1, options={"first_phases": "player_by_player"}, everybody=BUSY)
    answers: dict[str, Option] = {"phase_order": ("agree",), "build": ("build", "market"), "salary": ("done",)}
    kinds_until(match, "turn", answers)
    assert look(match).phase == "action"
    for _ in range(3):
        play(match, ("pass",))
    assert [entry["phase"] for entry in told(match, "phase")] == ["action", "discard"]
    assert (look(match).round, asked(match).kind, asked(match).power) == (3, "phase_order", "blue")


@covers("end-round-5", "end-round-6")
@pytest.mark.parametrize("objector", ["red", "blue", "yellow"])
def test_anybody_may_ask_for_phase_by_phase(objector: str) -> None:
    match = table(("round",), options={"first_phases": "player_by_player"}, everybody=BUSY)
    while asked(match).power != objector:
        play(match, ("agree",))
    play(match, ("ask_phases",))
    order = kinds_until(match, "turn", {"build": ("build", "market"), "salary": ("done",)})
    powers = ("red", "blue", "yellow")
    assert order == [("build", power) for power in powers] + [("salary", power) for power in powers]


# -- the end of a round


@covers("end-end-1")
def test_markers_always_equal_the_icons_on_the_table() -> None:
    match = warcouncil.new("endeavor", players=4, seed=11)
    play_on(match)  # every choice is checked: attributes are the sum of icons, tokens and Memorial discs
    assert match.over
    broken = look(table(TURN, red=kit(2, industry=3)))
    assert list(match.title.invariants(broken)) == []
    broken.attributes["red"] = (4, 0, 0, 0)
    assert list(match.title.invariants(broken)) == ["red has industry 4, but icons for 3"]


@covers("end-end-1", "end-discard-4")
def test_every_attribute_is_lost_with_the_card_that_gave_it() -> None:
    cards = ("north_america_4", "india_4", "europe_2", "caribbean_1")
    match = table(("discard_phase",), red=kit(cards=cards, industry=9, culture=8, wealth=11, influence=4))
    play(match, ("discard", "north_america_4"))
    assert look(match).attributes["red"] == (7, 8, 10, 3)
    play(match, ("discard", "india_4"))
    assert look(match).attributes["red"] == (7, 7, 8, 2)
    assert asked(match).kind == "build"


@covers("end-end-2")
@pytest.mark.parametrize(("crown", "left"), [("red", "blue"), ("blue", "yellow"), ("yellow", "red")])
def test_the_crown_passes_to_the_left(crown: str, left: str) -> None:
    match = table(("end_of_round",), round=3, crown=crown)
    assert look(match).crown == left
    assert look(match).round == 4
    assert (asked(match).kind, asked(match).power) == ("build", left)


@covers("end-end-3", "end-round-1")
@pytest.mark.parametrize(("round", "over"), [(6, False), (7, True)])
def test_after_the_seventh_round_the_game_ends_at_once(round: int, over: bool) -> None:
    match = table(("end_of_round",), round=round, red=kit(9))
    assert match.over == over
    assert bool(told(match, "score")) == over
    if over:
        assert match.result is not None
        assert match.result.scores == {"red": 6, "blue": 3, "yellow": 3}
        assert match.result.winners == (0,)
        assert look(match).crown == "red"


@covers("end-end-4")
def test_nothing_else_ends_the_game() -> None:
    match = table(("end_of_round",), round=2, red=kit(supply=0), blue=kit(supply=0), yellow=kit(supply=0))
    assert not match.over
    assert asked(match).kind == "build"
    assert table(("end_of_round",), round=7).over
    full = kit(coast=("colonial_house", *["market"] * 5, "shipyard", "shipyard"))
    assert not table(("end_of_round",), round=6, red=full).over
