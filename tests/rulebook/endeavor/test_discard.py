"""The discard phase: slots, card limit, and where discarded cards go."""

from __future__ import annotations

from typing import Any

import pytest

import warcouncil
from tests.rulebook.endeavor.positions import TURN, asked, kit, look, may, play, refused, row, table
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option
from warcouncil.testing.covers import covers

DISCARD: Entry = ("discard_phase",)
PLAIN = ("caribbean_1", "caribbean_2", "caribbean_3", "south_america_1", "south_america_2", "south_america_3")
"""Cards without influence, so that they do not change the limit."""
SLAVES = ("slavery_0", "slavery_1", "slavery_2")
GOVERNED = {"caribbean": "yellow", "south_america": "yellow", "north_america": "yellow"}
"""Regions whose governors show no influence."""


def must_discard(cards: tuple[str, ...], influence: int) -> int:
    """How many cards a player with these has to discard."""
    match = table(DISCARD, red=kit(cards=cards, influence=influence))
    count = 0
    while not match.over and asked(match).kind == "discard":
        play(match, asked(match).options[-1])
        count += 1
    return count


# -- arranging


@covers("end-discard-1", "end-discard-10")
@pytest.mark.parametrize("governor", ["gov_caribbean", "gov_south_america"])
def test_cards_may_be_rearranged(governor: str) -> None:
    held = ("gov_caribbean", "gov_south_america")
    match = table(DISCARD, red=kit(governors=held, free_slot="gov_caribbean"), opened=GOVERNED)
    assert set(asked(match).options) == {("house", held[0]), ("house", held[1]), ("empty_slot",)}
    state = play(match, ("house", governor))
    assert state.free_slot["red"] == governor
    assert state.governors["red"] == held


@pytest.mark.parametrize(
    ("slot", "influence", "answer"),
    [
        ("gov_south_america", 10, ("house", "gov_south_america")),
        ("", 10, ("empty_slot",)),
        ("", 0, ("house", "gov_south_america")),
    ],
)
def test_cards_of_who_is_late_stay_unless_one_would_be_lost(slot: str, influence: int, answer: Any) -> None:
    red = kit(governors=("gov_caribbean", "gov_south_america"), free_slot=slot, influence=influence)
    match = table(DISCARD, red=red, opened=GOVERNED)
    assert match.title.default_answer(match.state, asked(match)) == answer


@covers("end-act-2")
def test_who_has_passed_is_forgotten_with_the_action_phase() -> None:
    match = warcouncil.new("endeavor", players=2, seed=3)
    seen = set()
    while look(match).round < 2:
        decision = match.decisions[0]
        match.choose(decision, match.title.default_answer(match.state, decision))
        seen.add(look(match).passed)
    assert len(seen) > 1 and look(match).passed == ()


@covers("end-discard-10")
def test_the_governor_slot_holds_one_governor_and_nothing_else() -> None:
    match = table(DISCARD, red=kit(governors=("gov_caribbean",), cards=("africa_1",)), opened=GOVERNED)
    assert match.title.kinds["arrange"].acts == {"house": ("governor",), "empty_slot": ()}
    assert refused(match, ("house", "africa_1")) is None  # no card but a governor can be named
    assert refused(match, ("house", "gov_south_america")) == "end-open-5"
    assert play(match, ("house", "gov_caribbean")).free_slot["red"] == "gov_caribbean"


@covers("end-discard-11")
def test_a_governor_in_the_free_slot_counts_for_nothing() -> None:
    red = kit(governors=("gov_caribbean",), free_slot="gov_caribbean", cards=("caribbean_1",))
    match = table(DISCARD, red=red, opened=GOVERNED)
    play(match, ("house", "gov_caribbean"))
    assert asked(match).kind == "build"  # limit 1, one card in the slots: nothing to discard
    match = table(DISCARD, red=red, opened=GOVERNED)
    play(match, ("empty_slot",))
    assert asked(match).kind == "discard"


@covers("end-discard-11")
def test_the_governor_in_the_free_slot_is_no_help_to_discard() -> None:
    red = kit(governors=("gov_caribbean",), cards=PLAIN[:3])
    match = table(DISCARD, red=red, opened=GOVERNED)
    play(match, ("house", "gov_caribbean"))
    assert refused(match, ("discard_governor", "gov_caribbean")) == "end-discard-11"


@covers("end-discard-11", "end-discard-7")
def test_five_cards_and_a_housed_governor_are_allowed() -> None:
    red = kit(governors=("gov_caribbean",), cards=PLAIN[:5], influence=10)
    match = table(DISCARD, red=red, opened=GOVERNED)
    play(match, ("house", "gov_caribbean"))
    assert asked(match).kind == "build"
    match = table(DISCARD, red=red, opened=GOVERNED)
    play(match, ("empty_slot",))
    assert asked(match).kind == "discard"


@covers("end-discard-12")
def test_governors_in_normal_slots_count() -> None:
    three = ("gov_caribbean", "gov_south_america", "gov_north_america")
    match = table(DISCARD, red=kit(governors=three), opened=GOVERNED)
    play(match, ("house", "gov_caribbean"))
    assert asked(match).kind == "discard"  # two in the slots, limit 1
    assert set(asked(match).options) == {("discard_governor", three[1]), ("discard_governor", three[2])}
    state = play(match, ("discard_governor", three[1]))
    assert state.governors["red"] == (three[0], three[2])
    assert asked(match).kind == "build"


@covers("end-discard-13", "end-score-18")
def test_the_free_slot_need_not_be_used() -> None:
    red = kit(governors=("gov_caribbean",), free_slot="gov_caribbean")
    match = table(DISCARD, round=7, red=red, opened=GOVERNED)
    state = play(match, ("empty_slot",))
    assert (state.free_slot["red"], state.governors["red"]) == ("", ("gov_caribbean",))
    assert row(match, "C") == 1 + 3
    match = table(DISCARD, round=7, red=red, opened=GOVERNED)
    play(match, ("house", "gov_caribbean"))
    assert row(match, "C") == 1


# -- the limit


@covers("end-discard-2")
def test_above_the_limit_cards_of_ones_choice_are_discarded() -> None:
    match = table(DISCARD, red=kit(cards=PLAIN[:4], influence=2))
    assert {option[1] for option in asked(match).options} == set(PLAIN[:4])
    assert refused(match, ("discard", "africa_1")) == "end-discard-2"
    assert refused(match, ("discard_governor", "gov_africa")) == "end-discard-2"
    play(match, ("discard", PLAIN[2]))
    assert (asked(match).kind, asked(match).power) == ("discard", "red")
    state = play(match, ("discard", PLAIN[0]))
    assert state.cards["red"] == (PLAIN[1], PLAIN[3])
    assert asked(match).kind == "build"


@covers("end-discard-3")
@pytest.mark.parametrize("cards", [(), PLAIN[:1], PLAIN[:2]])
def test_within_the_limit_nobody_is_asked(cards: tuple[str, ...]) -> None:
    match = table(DISCARD, red=kit(cards=cards, influence=2))
    assert asked(match).kind == "build"
    assert look(match).cards["red"] == cards


@covers("end-discard-3")
@pytest.mark.parametrize("count", [1, 2])
def test_after_arranging_nothing_more_than_needed_is_discarded(count: int) -> None:
    red = kit(governors=("gov_caribbean",), cards=PLAIN[:count])
    match = table(DISCARD, red=red, opened=GOVERNED)
    play(match, ("house", "gov_caribbean"))
    if count == 2:
        play(match, ("discard", PLAIN[0]))
    assert asked(match).kind == "build"
    assert look(match).cards["red"] == PLAIN[count - 1 : count]


@covers("end-discard-4")
def test_a_discarded_card_lowers_its_attributes() -> None:
    match = table(DISCARD, red=kit(cards=("caribbean_2", "south_america_2"), industry=3))
    assert look(match).attributes["red"] == (3, 2, 3, 0)
    assert play(match, ("discard", "caribbean_2")).attributes["red"] == (2, 2, 1, 0)


@covers("end-discard-5")
@pytest.mark.parametrize(("influence", "limit"), [(0, 1), (1, 1), (2, 2), (4, 3), (6, 3), (7, 4), (10, 5), (14, 5)])
def test_the_limit_is_read_from_influence(influence: int, limit: int) -> None:
    assert must_discard(PLAIN, influence) == 6 - limit


@covers("end-discard-5")
def test_no_other_attribute_sets_the_limit() -> None:
    rich = table(DISCARD, red=kit(cards=PLAIN[:2], industry=12, culture=12, wealth=12))
    assert asked(rich).kind == "discard"


@covers("end-discard-6")
def test_influence_3_gives_limit_2() -> None:
    assert must_discard(PLAIN[:2], 3) == 0
    assert must_discard(PLAIN[:3], 3) == 1


@covers("end-discard-7")
def test_never_more_than_five_cards() -> None:
    assert must_discard(PLAIN[:5], 15) == 0
    assert must_discard(PLAIN[:6], 15) == 1
    assert must_discard((*PLAIN[:4], *SLAVES[:1]), 15) == 0
    assert must_discard((*PLAIN[:5], *SLAVES[:1]), 15) == 1


@covers("end-discard-8")
def test_one_slavery_card_goes_beyond_the_limit() -> None:
    assert must_discard((*PLAIN[:2], "slavery_0"), 2) == 0
    assert must_discard((*PLAIN[:3], "slavery_0"), 2) == 1
    assert must_discard(PLAIN[:3], 2) == 1


@covers("end-discard-8")
def test_but_never_beyond_five() -> None:
    assert must_discard((*PLAIN[:4], "slavery_0"), 7) == 0
    assert must_discard((*PLAIN[:5], "slavery_0"), 15) == 1


@covers("end-discard-9")
def test_further_slavery_cards_count() -> None:
    assert must_discard(SLAVES[:2], 0) == 0
    assert must_discard(SLAVES, 0) == 1
    assert must_discard((*PLAIN[:1], *SLAVES[:2]), 2) == 0
    assert must_discard((*PLAIN[:2], *SLAVES[:2]), 2) == 1


@covers("end-discard-19", "end-discard-20")
def test_if_discarding_lowers_the_limit_the_new_one_is_met() -> None:
    match = table(DISCARD, red=kit(cards=("india_2", "caribbean_1", "caribbean_2")))  # influence 2: limit 2
    state = play(match, ("discard", "india_2"))
    assert state.attributes["red"][3] == 0
    assert (asked(match).kind, asked(match).power) == ("discard", "red")  # now the limit is 1
    play(match, ("discard", "caribbean_1"))
    assert asked(match).kind == "build"
    match = table(DISCARD, red=kit(cards=("india_2", "caribbean_1", "caribbean_2")))
    play(match, ("discard", "caribbean_1"))
    assert asked(match).kind == "build"


@covers("end-discard-20")
def test_a_lowered_attribute_has_its_lower_level_at_once() -> None:
    match = table(DISCARD, red=kit(cards=("slavery_2", "slavery_3", "caribbean_1")), players=2, crown="blue")
    assert (look(match).attributes["red"][0], look(match).level("red", 0)) == (6, 3)
    play(match, ("discard", "slavery_3"))
    assert (look(match).attributes["red"][0], look(match).level("red", 0)) == (3, 2)
    assert (asked(match).kind, asked(match).power) == ("build", "red")
    assert refused(match, ("build", "dock")) == "end-build-2"
    assert may(match, ("build", "bank"))


@covers("end-discard-21")
def test_cards_beside_the_board_must_fit_or_go() -> None:
    match = table(DISCARD, red=kit(cards=PLAIN, influence=15))
    assert len(look(match).cards["red"]) == 6
    state = play(match, ("discard", PLAIN[5]))
    assert state.cards_in_slots("red") == 5
    assert asked(match).kind == "build"


# -- where discarded cards go


@covers("end-discard-14")
def test_a_discarded_slavery_card_lies_face_down_beside_the_board() -> None:
    match = table(DISCARD, red=kit(cards=SLAVES))
    assert row(match, "E") == 0
    state = play(match, ("discard", "slavery_1"))
    assert (state.face_down["red"], state.cards["red"]) == (("slavery_1",), ("slavery_0", "slavery_2"))
    assert state.discard_area == ()
    assert row(match, "E") == -1


@covers("end-discard-15")
def test_a_discarded_governor_leaves_the_game() -> None:
    two = ("gov_caribbean", "gov_south_america")
    match = table(DISCARD, red=kit(governors=two, cards=PLAIN[:1], influence=0), opened=GOVERNED)
    play(match, ("house", two[0]))
    before = look(match).attributes["red"]
    state = play(match, ("discard_governor", two[1]))
    assert two[1] in state.removed_governors
    assert state.governors["red"] == (two[0],)
    assert two[1] not in (*state.board_governors, *state.discard_area)
    assert state.attributes["red"] == (before[0], before[1] - 2, before[2] - 1, before[3])


@covers("end-discard-16")
def test_any_other_card_goes_face_up_to_the_discard_area() -> None:
    match = table(DISCARD, red=kit(cards=PLAIN[:2]), discard_area=("north_america_2",))
    state = play(match, ("discard", "caribbean_2"))
    assert set(state.discard_area) == {"caribbean_2", "north_america_2"}
    assert state.face_down["red"] == ()
    assert row(match, "E") == 0


def drawing(match: Match, *option: Option) -> Match:
    play(match, ("spend", "tok_draw"), *option)
    return match


@covers("end-discard-17")
@pytest.mark.parametrize("card", ["india_3", "caribbean_2"])
def test_any_card_of_the_discard_area_may_be_drawn_with_presence_in_europe(card: str) -> None:
    area = ("caribbean_2", "india_3")
    red = kit(1, tokens=("tok_draw",))
    discs = {"london": "red", "paris": "red", "azores_fleet": "red"}
    match = drawing(table(TURN, red=red, discs=discs, discard_area=area))
    state = play(match, ("draw_discard", card))
    assert state.cards["red"] == (card,)
    assert state.discard_area == tuple(other for other in area if other != card)
    assert card not in state.removed_cards


@covers("end-discard-17")
def test_presence_elsewhere_does_not_help() -> None:
    red = kit(1, tokens=("tok_draw",))
    discs = {"london": "red", "paris": "red"}
    match = drawing(
        table(TURN, red=red, discs=discs, tracks={"india": ("red",) * 4}, discard_area=("india_2", "india_3"))
    )
    assert refused(match, ("draw_discard", "india_3")) == "end-discard-17"
    assert may(match, ("draw_discard", "india_2"))


@covers("end-discard-18")
def test_a_value_1_card_brings_its_disc_again() -> None:
    red = kit(1, tokens=("tok_draw",))
    match = drawing(table(TURN, red=red, discs={"london": "red"}, discard_area=("south_america_1",)))
    supply = look(match).supply["red"]
    state = play(match, ("draw_discard", "south_america_1"))
    assert (state.harbor["red"], state.supply["red"]) == (2, supply - 1)
    assert state.attributes["red"] == (0, 2, 0, 0)
