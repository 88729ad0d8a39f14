"""Home garrisons."""

from __future__ import annotations

from typing import Any

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    asked,
    battle,
    choices,
    finish,
    look,
    march,
    play,
    question,
    strengths,
    support,
    table,
    told,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import GARRISON, HOME


def attack(force: tuple[str, ...], held: tuple[str, ...] = (), **more: Any) -> Match:
    """Lannister attacks Winterfell from Moat Cailin."""
    return duel("lannister", "stark", force=force, held=held, area="winterfell", origin="moat_cailin", **more)


@covers("got-garrison-1")
def test_a_garrison_needs_no_supply_and_gets_no_order() -> None:
    units = {"winterfell": ("stark", "footman"), "karhold": ("stark", "footman")}
    match = table(("planning",), units=units, supply={"stark": 0}, phase="westeros")
    assert "winterfell" in look(match).garrisons
    asked_areas = {str(option[1]) for option in choices(match, "stark")}
    assert asked_areas <= {"winterfell", "karhold"}
    match = table(("marches",), units=units, orders={"karhold": "march_0"}, supply={"stark": 0}, pause="martell")
    march(match, "karhold", ("footman", "winterfell"))
    assert units_in(match, "winterfell") == {"footman": 2}  # the garrison is no third one


@covers("got-garrison-5", "got-planning-2")
def test_no_order_is_placed_where_only_a_garrison_is() -> None:
    units = {"karhold": ("stark", "footman"), "white_harbor": ("stark", "footman")}
    match = table(("planning",), units=units, phase="westeros")
    refusal = match.why_not(asked(match, "stark"), ("order", "winterfell", "march_0"))
    assert refusal is not None
    assert refusal.clause == "got-garrison-5"


@covers("got-garrison-2")
def test_a_garrison_adds_its_strength_to_the_defense_of_its_home() -> None:
    assert {HOME[house]: GARRISON[HOME[house]] for house in HOME} == dict.fromkeys(HOME.values(), 2)
    for held, strength in (((), 2), (("footman",), 3), (("knight", "footman"), 5)):
        match = attack(("knight",), held)
        assert told(match, "base_strength")[0]["strength2"] == strength


@covers("got-garrison-3", "got-garrison-8")
def test_a_garrison_alone_defends_with_a_card_and_support() -> None:
    units = {"karhold": ("stark", "footman"), "white_harbor": ("greyjoy", "footman")}
    match = attack(("knight",) * 2, units=units, orders=dict.fromkeys(units, "support"))
    support(match, {"karhold": "stark", "white_harbor": "stark"})
    assert {decision.power for decision in match.decisions} == {"lannister", "stark"}
    battle(match, "the_hound", "eddard_stark")
    assert strengths(match) == (6, 2 + 1 + 1 + 4)
    assert winner(match) == "stark"
    assert look(match).garrisons["winterfell"] == "stark"
    assert units_in(match, "moat_cailin") == {"routed_knight": 2}
    assert look(match).discards["stark"] == ("eddard_stark",)


@covers("got-garrison-4")
def test_a_beaten_garrison_is_removed_for_good() -> None:
    """Alone or with units, and no fortification saves it."""
    for held in ((), ("footman",)):
        match = attack(("knight",) * 4, held)
        fought(match, "tywin_lannister", "ser_rodrick_cassel")
        if held:
            play(match, ("retreat", "karhold"))
        state = look(match)
        assert winner(match) == "lannister"
        assert "winterfell" not in state.garrisons
        assert units_in(match, "winterfell") == {"knight": 4}
        assert state.controller("winterfell") == "lannister"


@covers("got-garrison-4")
def test_a_garrison_that_wins_stays() -> None:
    match = attack(("footman",))
    fought(match, "ser_gregor_clegane", "eddard_stark")
    assert winner(match) == "stark"
    assert look(match).garrisons["winterfell"] == "stark"


@covers("got-garrison-4")
def test_a_home_taken_back_has_no_garrison_any_more() -> None:
    units = {"winterfell": ("lannister", "footman"), "karhold": ("stark", "knight", "knight")}
    match = table(("marches",), units=units, orders={"karhold": "march_0"}, pause="martell")
    assert "winterfell" not in look(match).garrisons
    march(match, "karhold", ("knight", "winterfell"), ("knight", "winterfell"))
    fought(match, "eddard_stark", "the_hound")
    play(match, ("retreat", "castle_black"))
    assert look(match).controller("winterfell") == "stark"
    assert "winterfell" not in look(match).garrisons


@covers("got-garrison-6")
def test_a_garrison_counts_in_defense_only() -> None:
    """It neither marches with the units of its home nor helps their attack."""
    units = {"winterfell": ("stark", "footman"), "karhold": ("lannister", "footman")}
    match = table(("marches",), units=units, orders={"winterfell": "march_0"}, pause="martell")
    march(match, "winterfell", ("footman", "karhold"))
    assert told(match, "base_strength")[0]["strength"] == 1


@covers("got-garrison-9")
def test_a_garrison_stays_behind_when_its_units_march_away() -> None:
    units = {"winterfell": ("stark", "footman"), "moat_cailin": ("lannister", "footman")}
    orders = {"winterfell": "march_0", "moat_cailin": "march_0"}
    tracks = {"iron_throne": ["stark", "lannister"]}
    match = table(("marches",), units=units, orders=orders, tracks=tracks, pause="martell")
    march(match, "winterfell", ("footman", "karhold"))
    assert look(match).controller("winterfell") == "stark"
    assert question(match) == ("lannister", "move")
    march(match, "moat_cailin", ("footman", "winterfell"))
    assert told(match, "base_strength")[0]["strength2"] == 2
    cards = ("the_hound", "catelyn_stark")
    battle(match, *cards)
    finish(match)
    assert strengths(match) == (3, 2)


@covers("got-garrison-7")
def test_skulls_do_not_harm_a_garrison() -> None:
    match = attack(("footman",), tides=("tides_skull", "tides_0"))
    fought(match, "the_hound", "eddard_stark")
    assert winner(match) == "stark"
    assert look(match).garrisons["winterfell"] == "stark"
    match = attack(("footman",), ("knight",), tides=("tides_skull", "tides_0"))
    fought(match, "the_hound", "eddard_stark")
    assert look(match).garrisons["winterfell"] == "stark"
    assert units_in(match, "winterfell") == {}  # the skull took the knight
