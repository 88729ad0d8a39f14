"""Who plays whom with two players (4.31): wishes, the open rising bid of units, and what the winner gives up."""

from __future__ import annotations

import pytest

from tests.rulebook.napoleonic_wars.driver import Game, choices, look, play, question, refused
from warcouncil.engine.errors import BadOption
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers

IMPERIAL: Option = ("want_side", "imperial")
COALITION: Option = ("want_side", "coalition")


def bidders(first: Option, second: Option, seed: int = 1) -> Match:
    """Two players have said which side they want."""
    match = Match.new(Game(), players=2, options={"bid": True}, seed=seed)
    assert {decision.kind for decision in match.decisions} == {"side"}
    play(match, ("france", first), ("britain", second))
    return match


@pytest.mark.parametrize(
    ("first", "second", "french"), [(IMPERIAL, COALITION, 0), (COALITION, IMPERIAL, 1)], ids=["as_they_sit", "changed"]
)
def test_players_who_want_different_sides_have_them(first: Option, second: Option, french: int) -> None:
    match = bidders(first, second)
    assert question(match) == ("france", "redraw")
    seats = look(match).seats
    assert (seats["france"], seats["spain"]) == (french, french)
    assert {seats[power] for power in ("britain", "austria", "russia")} == {1 - french}
    assert look(match).units == look(Match.new(Game(), players=2, seed=1)).units


@covers("nw-4.31-1")
@pytest.mark.parametrize("seed", range(4))
def test_the_winner_of_a_side_gives_up_what_he_has_bid(seed: int) -> None:
    match = bidders(COALITION, COALITION, seed)
    first = look(match).seats[question(match)[0]]
    before = {power: look(match).units_in_play(power) for power in ("britain", "austria", "russia")}
    play(match, ("bid_units", 0), ("bid_units", 2), ("bid_units", 3), ("concede_side",))
    seats = look(match).seats
    assert {seats[power] for power in before} == {first}
    assert seats["france"] == 1 - first
    assert question(match) == ("britain", "give_up")
    play(match, ("give_up", "austria", "vienna"), ("give_up", "russia", "kiev"), ("give_up", "britain", "kent"))
    assert {power: look(match).units_in_play(power) for power in before} == {
        power: count - 1 for power, count in before.items()
    }
    assert look(match).units_at("kiev", "russia") == 0
    assert question(match) == ("france", "redraw")


def test_bids_rise_up_to_the_units_of_the_side() -> None:
    match = bidders(IMPERIAL, IMPERIAL)
    amounts = sorted(int(option[1]) for option in choices(match) if option[0] == "bid_units")
    assert amounts == list(range(look(match).units_in_play("france") + 1))
    play(match, ("bid_units", 5))
    assert ("bid_units", 5) not in choices(match)
    assert refused(match, ("bid_units", 5)) == "nw-4.31-1"
    play(match, ("bid_units", amounts[-1]))
    assert question(match) == ("france", "give_up")


def test_who_concedes_at_once_leaves_the_side_for_nothing() -> None:
    match = bidders(IMPERIAL, IMPERIAL)
    first = look(match).seats[question(match)[0]]
    play(match, ("concede_side",))
    assert look(match).seats["france"] == 1 - first
    assert question(match) == ("france", "redraw")


@pytest.mark.parametrize(("players", "scenario"), [(3, "1805"), (5, "1805"), (2, "1812"), (2, "1813")])
def test_sides_are_bid_for_by_two_in_the_campaign(players: int, scenario: str) -> None:
    with pytest.raises(BadOption):
        Match.new(Game(), players=players, options={"bid": True, "scenario": scenario}, seed=1)
