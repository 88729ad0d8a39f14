"""The diplomatic status display (8.1, 8.2, 8.4): who moves which consul where, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    Game,
    choices,
    impulse,
    look,
    may,
    play,
    position,
    refused,
    table,
    told,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.consuls import left_forbidden, right, right_forbidden
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, is_friendly, is_run
from warcouncil.titles.napoleonic_wars.state import REGROUP, NapoleonicState, Subject, Truce

COLUMNS = [column.id for column in COMPONENTS.diplomacy.columns]
PRICES = {column.id: column.cp for column in COMPONENTS.diplomacy.columns}


def consul(row: str, column: str, plus: bool = False) -> tuple[str, str, bool]:
    return row, column, plus


@covers("nw-8.1-1")
def test_no_diplomacy_in_the_first_round_of_1805() -> None:
    match = impulse("france", 6, units={}, round=1)
    assert refused(match, ("court", "turkey")) == "nw-8.1-1"
    assert refused(match, ("estrange", "sweden")) == "nw-8.1-1"
    late = impulse("france", 6, units={})
    assert may(late, ("court", "turkey"))


@covers("nw-8.1-2", "nw-8.1-4")
@pytest.mark.parametrize("box", range(len(COLUMNS) - 2))
def test_a_box_to_the_right_costs_what_its_column_says(box: int) -> None:
    row = "" if box == 0 else "france"
    cost = PRICES[COLUMNS[box + 1]]
    short = impulse("france", cost - 1, units={}, consuls={"turkey": consul(row, COLUMNS[box])})
    assert not may(short, ("court", "turkey"))
    match = impulse("france", cost + 1, units={}, consuls={"turkey": consul(row, COLUMNS[box])})
    play(match, ("court", "turkey"))
    assert look(match).consuls["turkey"] == consul("france", COLUMNS[box + 1])
    assert look(match).cp == 1


@covers("nw-8.1-3")
def test_rows_are_changed_in_unaligned_only() -> None:
    match = impulse("france", 6, units={}, consuls={"turkey": consul("austria", "friendly")})
    assert refused(match, ("court", "turkey")) == "nw-8.1-10"
    assert right_forbidden(look(match), "turkey", "france") == "nw-8.1-3"
    play(match, ("estrange", "turkey"), ("court", "turkey"))
    assert look(match).consuls["turkey"] == consul("france", "friendly")
    assert look(match).cp == 6 - PRICES["unaligned"] - PRICES["friendly"]


@covers("nw-8.1-5")
def test_a_consul_is_turned_for_one_cp() -> None:
    match = impulse("britain", 4, units={}, consuls={"sweden": consul("britain", "aid")})
    assert refused(match, ("disfavor", "sweden")) == "nw-8.1-5"
    play(match, ("favor", "sweden"))
    assert look(match).consuls["sweden"] == consul("britain", "aid", True)
    assert refused(match, ("favor", "sweden")) == "nw-8.1-5"
    play(match, ("disfavor", "sweden"))
    assert look(match).consuls["sweden"] == consul("britain", "aid")
    assert look(match).cp == 2


@covers("nw-8.1-6")
def test_a_plus_consul_is_dear_to_the_right_and_cheap_to_the_left() -> None:
    start = {"sweden": consul("britain", "friendly", True)}
    match = impulse("britain", 6, units={}, consuls=start)
    play(match, ("court", "sweden"))
    assert look(match).consuls["sweden"] == consul("britain", "aid")
    assert look(match).cp == 6 - PRICES["aid"] - 1
    match = impulse("france", 6, units={}, consuls={"sweden": consul("britain", "aid", True)})
    play(match, ("estrange", "sweden"))
    assert look(match).consuls["sweden"] == consul("britain", "friendly")
    assert look(match).cp == 6 - PRICES["friendly"] + 1


@covers("nw-8.1-7")
def test_a_plus_consul_in_unaligned_keeps_its_row_until_it_is_turned_back() -> None:
    match = impulse("france", 6, units={}, consuls={"turkey": consul("britain", "unaligned", True)})
    assert refused(match, ("court", "turkey")) == "nw-8.1-7"
    play(match, ("disfavor", "turkey"), ("court", "turkey"))
    assert look(match).consuls["turkey"] == consul("france", "friendly")
    aided = impulse("france", 6, units={}, consuls={"turkey": consul("britain", "aid", True)})
    assert right_forbidden(look(aided), "turkey", "france") == "nw-8.1-3"


@covers("nw-8.1-8", "nw-8.2-2")
def test_anybody_moves_consuls_to_the_left_a_pact_minor_too() -> None:
    for nation in ("austria", "spain"):
        match = impulse(nation, 6, units={}, consuls={"sweden": consul("britain", "aid")})
        play(match, ("estrange", "sweden"))
        assert look(match).consuls["sweden"] == consul("britain", "friendly")
    assert refused(match, ("court", "turkey")) == "nw-8.2-2"
    assert refused(match, ("favor", "turkey")) == "nw-8.2-2"


@covers("nw-8.1-10", "nw-8.1-9")
def test_cp_help_in_the_own_row_only() -> None:
    """Worked example no_foreign_positive_cp (8.1): Austria does not help Britain by CP, but a fitting event may."""
    match = impulse("austria", 9, units={}, consuls={"turkey": consul("britain", "friendly")})
    assert refused(match, ("court", "turkey")) == "nw-8.1-10"
    assert refused(match, ("favor", "turkey")) == "nw-8.1-10"
    assert may(match, ("estrange", "turkey"))
    own = impulse("britain", 9, units={}, consuls={"turkey": consul("britain", "friendly")})
    assert {("court", "turkey"), ("favor", "turkey")} <= choices(own)
    aside = impulse("austria", 9, units={}, consuls={"turkey": consul("britain", "unaligned", True)})
    assert refused(aside, ("court", "turkey")) == "nw-8.1-7"  # its row is no obstacle once it is turned back
    state = look(match)
    assert right_forbidden(state, "turkey", "britain") is None
    right(state, "turkey", "britain")
    assert state.consuls["turkey"] == consul("britain", "aid")
    assert right_forbidden(state, "prussia", "prussia") == "nw-8.1-9"


@covers("nw-8.2-1", "nw-8.3-2", "nw-8.7-1")
def test_a_consul_in_pact_makes_an_ally_and_a_member_of_the_camp() -> None:
    match = impulse("france", 6, units={"copenhagen": {"denmark": 3}}, credit={"denmark": 1})
    state = play(match, ("court", "denmark"))
    assert state.consuls["denmark"] == consul("france", "pact")
    assert state.camps["denmark"] == "imperial"
    assert is_run(state, "denmark")
    assert state.seats["denmark"] == state.seats["france"]
    assert allied(state, "france", "denmark")
    assert at_war(state, "denmark", "britain")
    assert is_friendly(state, "spain", "jutland")
    assert "denmark" not in state.credit
    assert told(match, "pact_made") == [{"power": "denmark", "power2": "france"}]
    panel = next(one for one in Game().view(state, None)["panels"] if one["kind"] == "display")
    assert "denmark" in panel["camps"]["imperial"]


@covers("nw-8.2-4", "nw-6.16-1")
def test_nothing_but_defeat_or_a_broken_pact_moves_a_consul_out_of_pact() -> None:
    match = impulse("britain", 6, units={})
    assert refused(match, ("estrange", "spain")) == "nw-8.2-4"
    assert refused(match, ("disfavor", "spain")) == "nw-8.2-4"
    assert left_forbidden(look(match), "spain") == "nw-8.2-4"
    assert right_forbidden(look(match), "spain", "france") == "nw-8.2-4"


@covers("nw-7.51-2")
def test_saved_cp_are_lost_in_pact() -> None:
    match = impulse("france", 6, units={}, credit={"denmark": 1, "turkey": 1})
    assert play(match, ("court", "denmark")).credit == {"turkey": 1}


def test_a_consul_does_not_move_left_of_unaligned() -> None:
    match = impulse("britain", 6, units={})
    assert refused(match, ("estrange", "turkey")) == "nw-8.1-2"


@covers("nw-15.25-2", "nw-3-55")
def test_the_consul_of_a_conquered_minor_rests_until_the_truce_is_over() -> None:
    fallen: dict[str, Any] = {
        "subjects": {"denmark": Subject("britain", 2)},
        "truces": {"denmark": Truce(2, ("britain",))},
    }
    start = {"denmark": consul("", "unaligned")}
    match = impulse("france", 6, units={}, consuls=start, **fallen)
    assert refused(match, ("court", "denmark")) == "nw-15.25-2"
    assert refused(match, ("favor", "denmark")) == "nw-15.25-2"
    free = impulse("france", 6, units={}, consuls=start, subjects=fallen["subjects"])
    assert may(free, ("court", "denmark"))


# -- foreign wars


def turkish_war(**fields: Any) -> dict[str, Any]:
    return {
        "wars": {"russo_turkish_war": ("russia", "turkey")},
        "units": {"russo_turkish_war": {"russia": 3, "turkey": 2}, "moscow": {"russia": 1}},
        "leaders": {"bagration": "russo_turkish_war"},
        **fields,
    }


def at_play(state: NapoleonicState) -> None:
    """The war goes on, so its card is in no pile."""
    state.deck = state.deck.without("russo_turkish_war")


@covers("nw-8.4-1", "nw-8.31-2")
@pytest.mark.parametrize(("card", "of"), [("russo_turkish_war", "austria"), ("anglo_turkish_war", "russia")])
def test_no_war_event_against_a_client_hits_its_camp(card: str, of: str) -> None:
    """Turkey leans to a power of the camp that the card would strike: nobody plays it."""
    for row, allowed in ((of, False), ("france", True)):
        state = position(("plays", "spain"), turn=2, due="spain", active="spain", acting="spain", phase="impulses")
        state.hands["spain"], state.deck = (card,), state.deck.without(card)
        state.consuls["turkey"] = consul(row, "friendly")
        match = table(state=state)
        assert may(match, ("event", card)) == allowed
        assert allowed or refused(match, ("event", card)) == "nw-6.1-4"


@covers("nw-8.4-1")
def test_a_foreign_war_keeps_its_camp_from_winning_the_client() -> None:
    state = position(squadrons={}, **turkish_war())
    at_play(state)
    match = impulse("austria", 6, state=state)
    assert refused(match, ("court", "turkey")) == "nw-8.4-1"
    assert may(match, ("favor", "turkey"))
    state = position(squadrons={}, **turkish_war())
    at_play(state)
    assert may(impulse("france", 6, state=state), ("court", "turkey"))


@covers("nw-8.4-2")
def test_a_foreign_war_ends_when_a_camp_brings_its_sides_together() -> None:
    """Worked example turkish_war_ends_by_camp (8.4)."""
    state = position(
        ("camp", "russia"),
        squadrons={},
        turn=2,
        phase="camps",
        consuls={"turkey": consul("britain", "pact")},
        **turkish_war(),
    )
    at_play(state)
    state.camps.update(russia="imperial", turkey="coalition")
    state.seat_nations({**state.seats, "turkey": state.seats["britain"]})
    match = table(state=state)
    play(match, ("join_camp", "coalition"), ("britain", ("admit",)), ("austria", ("admit",)))
    assert look(match).camps["russia"] == "coalition"
    assert look(match).wars == {}
    assert look(match).units[REGROUP] == (("russia", 3), ("turkey", 2))
    assert look(match).leaders["bagration"] == REGROUP


@covers("nw-8.4-3")
def test_a_foreign_war_ends_when_its_minor_is_attacked_by_the_other_camp() -> None:
    """Worked example turkish_war_ends_by_attack (8.4)."""
    state = position(
        squadrons={},
        wars={"anglo_turkish_war": ("britain", "turkey")},
        units={"anglo_turkish_war": {"britain": 1, "turkey": 1}},
        consuls={"turkey": consul("", "unaligned")},
    )
    state.deck = state.deck.without("anglo_turkish_war")
    state.camps["russia"] = "imperial"
    match = impulse("russia", 3, state=state)
    play(match, ("declare_war", "turkey"))
    assert look(match).wars == {}
    assert look(match).units[REGROUP] == (("britain", 1), ("turkey", 1))
    assert look(match).consuls["turkey"] == consul("austria", "pact")


def test_the_view_shows_the_display() -> None:
    panel = next(one for one in Game().view(position(), None)["panels"] if one["kind"] == "display")
    assert panel["rows"] == ["france", "britain", "austria", "russia"]
    assert [column["id"] for column in panel["columns"]] == COLUMNS
    assert {row["power"]: row["sponsor"] for row in panel["consuls"]} == {
        "denmark": "france",
        "prussia": None,
        "spain": "france",
        "sweden": "britain",
        "turkey": None,
    }
    assert panel["camps"] == {"imperial": ["france", "spain"], "coalition": ["britain", "austria", "russia"]}


def test_choices_of_the_display_are_listed_once() -> None:
    match = impulse("france", 6, units={})
    acts = {option for option in choices(match) if option[0] in ("court", "estrange", "favor", "disfavor")}
    assert acts == {
        ("court", "turkey"), ("court", "prussia"), ("court", "denmark"),
        ("estrange", "denmark"), ("estrange", "sweden"),
        ("favor", "turkey"), ("favor", "prussia"), ("favor", "denmark"),
    }  # fmt: skip
