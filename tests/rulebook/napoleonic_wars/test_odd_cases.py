"""Positions that come about once in many games: what a hard player finds where chapters 4 to 8 and 14 to 17 meet."""

from __future__ import annotations

from tests.rulebook.napoleonic_wars.driver import Game, look, play, position, question, table
from warcouncil.testing.covers import covers

# -- ports that fall together (13.9)


@covers("nw-13.9-1")
def test_squadrons_of_two_powers_are_driven_out_at_the_end_of_an_impulse_one_after_the_other() -> None:
    """While the second of them still thinks where to go nothing is wrong with the table."""
    ships = {"genoa": [("britain", 0)], "sicily": [("britain", 0), ("russia", 0)]}
    state = position(("sweep_ports",), ("end_impulse",), units={}, squadrons=ships, turn=2)
    state.phase, state.active, state.due, state.last_active = "impulses", "france", "france", "france"
    state.set_flag("sicily", "france")
    match = table(state=state)
    asked = []
    while not match.over:
        asked.append(question(match))
        assert list(Game().invariants(match.state)) == []
        play(match, match.decisions[0].options[0])
    assert asked == [("britain", "put_to_sea"), ("russia", "put_to_sea")]
    assert not {"genoa", "sicily"} & set(look(match).squadrons)
