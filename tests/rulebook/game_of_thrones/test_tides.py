"""Tides of Battle in combat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, totals
from tests.rulebook.game_of_thrones.positions import (
    cards,
    choices,
    look,
    march,
    play,
    question,
    refused,
    strengths,
    support,
    table,
    told,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing import ScriptedDice
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import TIDES

BLADE = "valyrian_steel_blade"
PRINTED = [
    ("tides_0", 8, 0, 0, 0, 0),
    ("tides_1_sword", 4, 1, 1, 0, 0),
    ("tides_1_fortification", 4, 1, 0, 1, 0),
    ("tides_2", 4, 2, 0, 0, 0),
    ("tides_3", 2, 3, 0, 0, 0),
    ("tides_skull", 2, 0, 0, 0, 1),
]


def tied(*drawn: str, force: tuple[str, ...] = ("footman",), **more: Any) -> Match:
    """Stark attacks Lannister with these tides cards, the attacker's first."""
    return duel("stark", "lannister", force=force, **{"held": ("footman",), "tides": drawn, **more})


@covers("got-components-4", "got-tides-6", table=True)
def test_the_printed_values() -> None:
    found = [(c.id, c.count, c.strength, c.swords, c.fortifications, c.skulls) for c in TIDES.values()]
    assert found == PRINTED
    for card, _, strength, *_ in PRINTED:
        match = tied(card, "tides_0")
        fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
        assert strengths(match) == (2 + strength, 2)


# -- drawing


@covers("got-tides-3", "got-tides-12")
def test_each_side_draws_a_card_after_the_house_cards_and_nobody_else_does() -> None:
    units = {"moat_cailin": ("greyjoy", "footman")}
    match = tied(
        "tides_2", "tides_1_sword", units=units, orders={"moat_cailin": "support"}, tracks={"fiefdoms": ["stark"]}
    )
    support(match, {"moat_cailin": "stark"})
    assert told(match, "draws_tides") == []
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert look(match).tides_drawn == {"stark": "tides_2", "lannister": "tides_1_sword"}
    assert question(match) == ("stark", "blade_redraw")


@covers("got-tides-3")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = tied("tides_3", "tides_skull", tracks={"fiefdoms": ["stark"]})
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    seats = look(match).seats
    entries = [entry for entry in match.log if entry.message == "draws_tides"]
    for house, card in (("stark", "tides_3"), ("lannister", "tides_skull")):
        (entry,) = [entry for entry in entries if entry.arguments["power"] == house]
        for seat in range(6):
            told_seat = entry.for_seat(seat)
            assert told_seat is not None
            assert (told_seat.arguments["tides_card"] == card) is (seat == seats[house])
    assert "tides_skull" not in str(match.view(seats["stark"])["view"])
    assert "tides_3" in str(match.view(seats["stark"])["view"])


@covers("got-tides-12", "got-tides-14")
def test_every_combat_draws_anew_from_the_whole_deck() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "the_twins": ("lannister", "knight", "knight", "knight"),
    }
    orders = {"seagard": "march_0", "moat_cailin": "march_minus_1"}
    drawn = ("tides_3", "tides_3", "tides_3", "tides_3")  # there are only two of them in the deck
    match = table(("marches",), units=units, orders=orders, tides=drawn, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert strengths(match) == (2 + 3, 7 + 3)
    march(match, "moat_cailin", ("footman", "the_twins"))
    fought(match, "the_blackfish", "the_hound")
    assert strengths(match) == (1 - 1 + 1 + 3, 8 + 3)
    assert isinstance(match.dice, ScriptedDice)
    match.dice.finish()


def test_by_option_the_deck_is_shuffled_only_when_it_is_empty() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "the_twins": ("lannister", "knight", "knight", "knight"),
    }
    orders = {"seagard": "march_0", "moat_cailin": "march_minus_1"}
    drawn = ("tides_3", "tides_3", "tides_2", "tides_skull")
    match = table(
        ("marches",), units=units, orders=orders, tides=drawn, options={"tides_shuffle": "when_empty"}, pause="martell"
    )
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert sorted(look(match).tides_discards) == ["tides_3", "tides_3"]
    assert len(look(match).tides) == 22
    march(match, "moat_cailin", ("footman", "the_twins"))
    fought(match, "the_blackfish", "the_hound")
    assert sorted(look(match).tides_discards) == ["tides_2", "tides_3", "tides_3", "tides_skull"]


def test_an_empty_deck_is_made_of_the_discards_again() -> None:
    match = tied("tides_2", "tides_3", options={"tides_shuffle": "when_empty"})
    state = look(match).copy()
    assert state.combat is not None
    state.tides, state.tides_discards = state.tides.__class__(), tuple(state.tides.cards)
    state.combat, state.agenda = None, [("marches",)]
    state.enter("seagard", "stark", (1, 0, 0, 0, 0, 0, 0))
    again = Match.at(
        "game_of_thrones", state, dice=ScriptedDice([("tides of battle", "tides_2"), ("tides of battle", "tides_3")])
    )
    march(again, "seagard", ("footman", "the_twins"))
    fought(again, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert strengths(again) == (2 + 2, 2 + 3)
    assert len(look(again).tides) == 22


# -- the blade


@covers("got-tides-4", "got-tides-5")
def test_the_blade_may_change_the_drawn_card() -> None:
    match = tied("tides_0", "tides_2", "tides_3", tracks={"fiefdoms": ["stark"]})
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert question(match) == ("stark", "blade_redraw")
    assert choices(match) == {("redraw",), ("decline",)}
    play(match, ("redraw",))
    assert strengths(match) == (2 + 3, 2 + 2)  # the new card stays, and there is no +1 besides
    assert look(match).used == (BLADE,)


@covers("got-tides-4")
def test_a_blade_not_spent_on_the_card_may_give_strength() -> None:
    match = tied("tides_0", "tides_0", tracks={"fiefdoms": ["stark"]})
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    play(match, ("decline",))
    assert question(match) == ("stark", "blade")
    assert told(match, "tides") != []  # both cards lie open by now
    play(match, ("use_blade",))
    assert strengths(match) == (3, 2)


def test_by_option_the_blade_only_changes_cards() -> None:
    match = tied("tides_0", "tides_0", tracks={"fiefdoms": ["stark"]}, options={"tides_blade": "redraw_only"})
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    play(match, ("decline",))
    assert strengths(match) == (2, 2)
    assert look(match).used == ()


@covers("got-tides-4")
@pytest.mark.parametrize(
    "more", [{"used": [BLADE], "tracks": {"fiefdoms": ["stark"]}}, {"tracks": {"fiefdoms": ["tyrell"]}}]
)
def test_a_used_or_foreign_blade_changes_no_card(more: dict[str, Any]) -> None:
    match = tied("tides_0", "tides_2", **more)
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert strengths(match) == (2, 4)


@covers("got-tides-5")
def test_the_discarded_card_is_open_and_not_drawn_again() -> None:
    match = tied("tides_3", "tides_3", "tides_1_sword", tracks={"fiefdoms": ["stark"]})
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    play(match, ("redraw",))
    assert told(match, "redraws_tides")[0]["tides_card"] == "tides_3"
    assert strengths(match) == (2 + 1, 2 + 3)


# -- strength and icons


@pytest.mark.parametrize("role", ROLES)
@covers("got-tides-6")
def test_the_strength_of_a_tides_card_is_added(role: str) -> None:
    drawn = ("tides_3", "tides_1_sword") if role == "attacking" else ("tides_1_sword", "tides_3")
    match = clash(role, "stark", "lannister", ("footman",), ("footman",), tides=drawn)
    pair = ("ser_rodrick_cassel", "ser_kevan_lannister")
    fought(match, *(pair if role == "attacking" else pair[::-1]))
    assert totals(match, role) == (1 + 1 + 3, (1 + 1 + 1) if role == "attacking" else (2 + 1 + 1))


@pytest.mark.parametrize(
    ("card", "ours", "theirs", "left"),
    [
        ("greatjon_umber", "tides_1_sword", "tides_0", 1),
        ("greatjon_umber", "tides_0", "tides_1_fortification", 3),
        ("greatjon_umber", "tides_1_sword", "tides_1_fortification", 2),
        ("robb_stark", "tides_1_sword", "tides_0", 2),
        ("greatjon_umber", "tides_1_fortification", "tides_1_sword", 2),
    ],
)
@covers("got-tides-7")
def test_icons_of_tides_cards_count_like_printed_ones(card: str, ours: str, theirs: str, left: int) -> None:
    match = tied(ours, theirs, force=("knight",) * 4, held=("footman",) * 3)
    fought(match, card, "ser_kevan_lannister")
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {"footman": left}


# -- skulls


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("strong", [True, False])
@covers("got-tides-9", "got-tides-13", "got-casualties-1")
def test_a_skull_costs_the_opponent_a_unit_whoever_wins(role: str, strong: bool) -> None:
    """Stark has the skull, and wins or loses."""
    drawn = ("tides_skull", "tides_0") if role == "attacking" else ("tides_0", "tides_skull")
    own = ("knight",) * 4 if strong else ("footman",)
    match = clash(role, "stark", "lannister", own, ("knight",) * 2, tides=drawn)
    pair = ("robb_stark", "the_hound")
    fought(match, *(pair if role == "attacking" else pair[::-1]))
    assert winner(match) == ("stark" if strong else "lannister")
    assert look(match).unused["lannister"] == (10, 4, 6, 2)
    assert look(match).unused["stark"] == ((10, 1, 6, 2) if strong else (9, 5, 6, 2))


@covers("got-tides-10", "got-tides-8")
def test_a_skull_comes_on_top_after_the_swords_and_no_fortification_helps() -> None:
    match = tied("tides_skull", "tides_0", force=("knight",) * 4, held=("footman",) * 2 + ("knight",))
    fought(match, "greatjon_umber", "tywin_lannister")
    assert question(match) == ("lannister", "casualty")
    play(match, ("lose", "the_twins", "footman"))
    assert question(match) == ("lannister", "casualty")
    play(match, ("lose", "the_twins", "footman"))
    assert question(match) == ("lannister", "retreat")
    match = tied("tides_skull", "tides_1_fortification", force=("knight",) * 4, held=("footman",) * 3)
    fought(match, "robb_stark", "the_hound")
    assert units_in(match, "the_twins") == {"footman": 2}


@covers("got-tides-8", "got-casualties-7")
def test_skulls_find_nobody_where_swords_have_killed_all() -> None:
    """The winner's swords come first: the loser's skull still takes one of the winner's units."""
    match = tied("tides_0", "tides_skull", force=("knight", "footman", "footman"))
    fought(match, "eddard_stark", "tywin_lannister")
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {}  # the last defender has died by the swords
    assert question(match) == ("stark", "casualty")
    play(match, ("lose", "the_twins", "footman"))
    assert units_in(match, "the_twins") == {"knight": 1, "footman": 1}


@covers("got-tides-11", "got-casualties-3")
def test_a_casualty_from_a_skull_follows_the_normal_rules() -> None:
    """Own choice of a unit, but no routed one, no supporter, and no siege engine of the loser."""
    units = {"moat_cailin": ("lannister", "footman")}
    match = tied(
        "tides_skull",
        "tides_0",
        force=("knight",) * 4,
        held=("footman", "knight", "siege_engine", "routed_footman"),
        units=units,
        orders={"moat_cailin": "support"},
    )
    fought(match, "robb_stark", "tywin_lannister", {"moat_cailin": "lannister"})
    assert question(match) == ("lannister", "casualty")
    assert choices(match) == {("lose", "the_twins", "footman"), ("lose", "the_twins", "knight")}
    assert refused(match, ("lose", "moat_cailin", "footman")) == "got-casualties-4"
    assert refused(match, ("lose", "the_twins", "routed_footman")) == "got-casualties-6"


@covers("got-tides-13")
def test_a_skull_may_kill_the_winners_last_attacker() -> None:
    match = tied("tides_0", "tides_skull", force=("knight",), tokens={"the_twins": "lannister"})
    fought(match, "eddard_stark", "ser_kevan_lannister")
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {}
    assert question(match) == ("martell", "consolidate")


@covers("got-tides-9")
def test_two_skulls_take_a_unit_of_each() -> None:
    match = tied("tides_skull", "tides_skull", force=("knight",) * 3, held=("footman",) * 2)
    fought(match, "robb_stark", "the_hound")
    assert look(match).unused["stark"] == (10, 3, 6, 2)
    assert look(match).unused["lannister"] == (9, 5, 6, 2)


@covers("got-tides-1", "got-tides-12")
def test_without_the_option_no_card_is_drawn() -> None:
    match = duel("stark", "lannister")
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert told(match, "draws_tides") == []
    assert len(look(match).tides) == 0
