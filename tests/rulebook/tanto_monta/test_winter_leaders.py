"""18.5: leaders of two powers whose army is of the other one go home with it, or to a home key."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, question
from tests.rulebook.tanto_monta.sea import waters
from tests.rulebook.tanto_monta.test_winter import places, winter
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

CROWNS = (("armies_go_home", "castile"), ("armies_go_home", "aragon"))
GREAT_CAPTAIN = "great_captain"


def crowns(turn: int = 3, **said: Any) -> Match:
    """Castilians go home, then Aragonese."""
    return winter(*CROWNS, state=waters(turn=turn, leaders={GREAT_CAPTAIN: "merida"}, **said))


@covers("tm-18.5-12", "tm-18.5-14")
def test_a_leader_with_units_of_the_other_crown_goes_with_them() -> None:
    match = crowns(merida={"aragon": 3})
    assert question(match) == ("aragon", "winter_quarters")
    play(match, ("winter_to", "valencia"))
    assert ("leader", GREAT_CAPTAIN) in choices(match)
    state = play(match, ("all",))
    assert state.leaders[GREAT_CAPTAIN] == "valencia" and match.over


@covers("tm-18.5-12")
def test_he_may_go_to_a_home_key_of_his_own_instead() -> None:
    match = crowns(merida={"aragon": 3})
    play(match, ("winter_to", "valencia"))
    while asked(match).kind == "winter_formation":
        play(match, ("done",) if may(match, ("done",)) else ("detach", "aragon", "regular", 3))
    assert question(match) == ("aragon", "winter_leader")
    ways = {str(option[2]) for option in choices(match)}
    assert {"valencia", "leon", "seville"} <= ways and "zaragoza" not in ways
    state = play(match, ("return_to", GREAT_CAPTAIN, "leon"))
    assert (state.leaders[GREAT_CAPTAIN], state.stack("valencia", "aragon").size) == ("leon", 3)


@covers("tm-18.5-12", "tm-18.5-14")
def test_he_waits_for_the_second_crown_when_the_first_has_gone() -> None:
    match = crowns(merida={"castile": 2, "aragon": 2})
    play(match, ("winter_to", "leon"))
    while asked(match).power == "castile":
        play(match, ("done",) if may(match, ("done",)) else ("detach", "castile", "regular", 2))
    assert look(match).leaders[GREAT_CAPTAIN] == "merida"
    assert "leon" in places(match)  # to a Castilian home with him
    state = play(match, ("winter_to", "leon"), ("all",))
    assert state.leaders[GREAT_CAPTAIN] == "leon" and state.stack("leon", "aragon").size == 2


@covers("tm-18.5-12", "tm-20.1-18")
def test_boabdil_in_exile_does_not_stay_behind_in_the_desert() -> None:
    state = waters(turn=5, debdou={"north_africa": 3}, leaders={"boabdil": "debdou"})
    state.surrendered = {"nasrid": 4}
    match = winter(("armies_return",), state=state)
    play(match, ("winter_to", "fez"))
    state = play(match, ("all",))
    assert (state.leaders["boabdil"], state.stack("fez", "north_africa").size) == ("fez", 3)
