"""A decided combat stays as it was decided, whatever cards, casualties and retreats change on the board behind it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import warcouncil
from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    check,
    drift,
    kinds,
    look,
    march,
    place_orders,
    play,
    play_until,
    question,
    strengths,
    support,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY
from warcouncil.engine.title import get_title
from warcouncil.testing.covers import covers
from warcouncil.text import speaker
from warcouncil.titles.game_of_thrones import terminal
from warcouncil.titles.game_of_thrones.bot import HeuristicBot
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

TITLE = get_title("game_of_thrones")
SHIPS = {"ironmans_bay": ("greyjoy", "ship", "ship")}


def riverrun(supporters: dict[str, tuple[str, ...]] | None = None, order: str = "support_plus_1", **more: Any) -> Match:
    """Lannister has marched on a footman of Greyjoy in Riverrun, which is supported from Ironman's Bay."""
    near = {**SHIPS, **(supporters or {})}
    match = duel(
        "lannister",
        "greyjoy",
        force=("knight", "knight", "knight"),
        area="riverrun",
        origin="lannisport",
        units=near,
        orders=dict.fromkeys(near, order),
        **more,
    )
    support(match, dict.fromkeys(near, "greyjoy"))
    return match


def combat_panel(match: Match) -> dict[str, Any]:
    (found,) = [entry for entry in match.view(None)["view"]["panels"] if entry["kind"] == "combat"]
    return dict(found)


def side(match: Match, house: str) -> dict[str, Any]:
    return next(entry for entry in combat_panel(match)["sides"] if entry["house"] == house)


def rows(match: Match, house: str) -> dict[str, int]:
    """What counted for a house: source -> points."""
    return {row["source"]: row["points"] for row in side(match, house)["points"]}


def lines(match: Match, language: str = "en") -> list[str]:
    return terminal.position(match.view(None), speaker("game_of_thrones", language))


def shown(match: Match) -> None:
    """Everybody can look: each seat, spectators and all at once, on the page's data and at the terminal."""
    for language in ("en", "zh-Hans", "zh-Hant"):
        voice = speaker("game_of_thrones", language)
        for seat in (*range(match.players), None, EVERYBODY):
            view = match.view(seat)
            assert terminal.position(view, voice)
        for decision in match.decisions:
            assert voice.prompt(match.state, decision)
            assert terminal.summary(match.view(decision.seat), decision.seat, voice)
            assert all(voice.option(decision.kind, option) for option in decision.options)
    for decision in match.decisions:
        bot = HeuristicBot(TITLE, decision.seat)
        assert bot.choose(match.view(decision.seat), decision) in decision.options


def finished(match: Match, until: str = "consolidate") -> list[str]:
    """Play the combat to its end with the first option everywhere; everybody looks on. Returns what was asked."""
    asked = []
    while kinds(match) != {until}:
        (decision,) = match.decisions
        asked.append(decision.kind)
        shown(match)
        match.choose(decision, decision.options[0])
        check(look(match))
    return asked


# -- orders that counted and are gone


@covers("got-cards-6")
def test_everybody_sees_the_combat_when_cersei_has_taken_a_support_order_that_counted() -> None:
    match = riverrun()
    fought(match, "cersei_lannister", "dagmar_cleftjaw")
    assert question(match) == ("lannister", "cersei")
    play(match, ("remove_order", "ironmans_bay"))
    assert question(match) == ("greyjoy", "retreat")
    shown(match)
    assert rows(match, "greyjoy") == {"riverrun": 1, "ironmans_bay": 3, "dagmar_cleftjaw": 1}
    assert side(match, "greyjoy")["support"] == ["ironmans_bay"]
    assert strengths(match) == (6, 5)
    assert [side(match, house)["total"] for house in ("lannister", "greyjoy")] == [6, 5]
    finished(match)


def test_the_first_round_of_a_new_match_leads_there() -> None:
    match = warcouncil.new("game_of_thrones", players=5, seed=1)
    marching = {"lannisport": "march_0", "stoney_sept": "march_minus_1", "pyke": "march_0"}
    place_orders(match, {**marching, "ironmans_bay": "support"})
    drift(match, "march")
    play(match, ("march", "stoney_sept"), ("done",))
    drift(match, "move")
    play(match, ("move", "footman", "riverrun"), ("done",))
    march(match, "lannisport", ("footman", "riverrun"), ("knight", "riverrun"))
    support(match, {"ironmans_bay": "greyjoy", "the_golden_sound": "lannister"})
    fought(match, "cersei_lannister", "aeron_damphair")
    play_until(match, "cersei", ("decline",))
    assert look(match).round == 1
    play(match, ("remove_order", "ironmans_bay"))
    shown(match)
    assert rows(match, "greyjoy")["ironmans_bay"] == 1


def test_the_text_of_cersei_changes_nothing_that_decided_the_combat() -> None:
    match = riverrun()
    fought(match, "cersei_lannister", "dagmar_cleftjaw")
    before = combat_panel(match)["sides"]
    play(match, ("remove_order", "ironmans_bay"))
    assert combat_panel(match)["sides"] == before


@covers("got-combat-14")
def test_support_that_the_queen_of_thorns_removes_before_the_totals_is_not_shown() -> None:
    match = duel(
        "tyrell",
        "greyjoy",
        force=("knight", "knight", "knight"),
        area="riverrun",
        origin="stoney_sept",
        units=SHIPS,
        orders={"ironmans_bay": "support"},
    )
    support(match, {"ironmans_bay": "greyjoy"})
    fought(match, "queen_of_thorns", "dagmar_cleftjaw")
    shown(match)
    assert side(match, "greyjoy")["support"] == []
    assert rows(match, "greyjoy") == {"riverrun": 1, "dagmar_cleftjaw": 1}


def test_orders_of_emptied_areas_that_the_option_removes_still_show_what_they_counted() -> None:
    """The supporting ships have become nobody's land: with the option their order goes in the clean-up."""
    match = duel(
        "lannister",
        "baratheon",
        force=("knight", "knight", "knight"),
        area="riverrun",
        origin="lannisport",
        orders={"ironmans_bay": ("baratheon", "support_plus_1")},
        options={"empty_area_orders": "removed"},
    )
    support(match, {"ironmans_bay": "baratheon"})
    fought(match, "tywin_lannister", "patchface")
    play(match, match.decisions[0].options[0])
    assert question(match) == ("baratheon", "patchface")
    assert "ironmans_bay" not in look(match).orders
    shown(match)
    assert rows(match, "baratheon") == {"riverrun": 1, "ironmans_bay": 1, "patchface": 0}


# -- what decided it is kept


def test_the_totals_stay_when_casualties_are_taken() -> None:
    match = duel("lannister", "stark", force=("knight",) * 3, held=("knight", "footman"))
    fought(match, "ser_gregor_clegane", "ser_rodrick_cassel")
    assert strengths(match) == (9, 4)
    assert side(match, "stark")["left"] is None
    play(match, ("lose", "the_twins", "knight"))
    assert question(match) == ("stark", "retreat")
    assert [entry["total"] for entry in combat_panel(match)["sides"]] == [9, 4]
    assert rows(match, "stark")["the_twins"] == 3


@covers("got-casualties-3")
def test_who_is_left_is_told_apart_from_those_who_fought() -> None:
    match = duel("lannister", "stark", force=("knight",) * 3, held=("knight", "footman"))
    fought(match, "ser_gregor_clegane", "ser_rodrick_cassel")
    assert not any("Still in the combat" in line for line in lines(match))
    play(match, ("lose", "the_twins", "knight"))
    assert side(match, "stark")["units"] == {"footman": 1, "knight": 1}
    assert side(match, "stark")["left"] == {"footman": 1}
    assert any("Still in the combat: footman ×1" in line for line in lines(match))


@covers("got-combat-15")
def test_a_tie_is_shown_with_the_track_that_decided_it() -> None:
    match = duel("lannister", "stark", force=("footman",), tracks={"fiefdoms": ("lannister", "stark")})
    fought(match, "the_hound", "roose_bolton")
    assert strengths(match) == (3, 3)
    assert combat_panel(match)["winner"] == "lannister"
    assert combat_panel(match)["tie"] == "fiefdoms"
    assert told(match, "tie")[-1] == {"power": "lannister", "strength": 3, "track": "fiefdoms"}
    assert any("Fiefdoms" in line for line in lines(match) if "Tie" in line)


def test_a_clear_victory_names_no_track() -> None:
    match = duel("lannister", "stark", force=("knight",) * 3)
    fought(match, "the_hound", "ser_rodrick_cassel")
    assert combat_panel(match)["winner"] == "lannister"
    assert combat_panel(match)["tie"] is None
    assert not told(match, "tie")


def test_the_losers_side_never_shows_the_winners_units() -> None:
    match = duel("stark", "baratheon", force=("knight",) * 3)
    fought(match, "eddard_stark", "patchface")
    finished(match, until="patchface")
    assert look(match).owner["the_twins"] == "stark"
    assert side(match, "baratheon")["units"] == {"footman": 1}
    assert side(match, "baratheon")["left"] is None  # the combat is over for them
    assert side(match, "stark")["units"] == {"knight": 3}
    assert rows(match, "baratheon")["the_twins"] == 1


def test_revealed_tides_cards_are_shown_to_the_end_of_the_combat() -> None:
    match = duel("stark", "baratheon", force=("knight",) * 3, tides=("tides_1_sword", "tides_2"))
    fought(match, "eddard_stark", "patchface")
    assert question(match) == ("baratheon", "patchface")  # the cards themselves are on their discard pile
    counted = [(entry["tides"], entry["total"], entry["swords"]) for entry in combat_panel(match)["sides"]]
    assert counted == [("tides_1_sword", 11, 3), ("tides_2", 3, 0)]


def test_a_footman_knighted_behind_the_combat_does_not_change_what_his_support_counted() -> None:
    match = duel(
        "baratheon",
        "stark",
        force=("knight",) * 2,
        units={"moat_cailin": ("baratheon", "footman")},
        orders={"moat_cailin": "support"},
    )
    support(match, {"moat_cailin": "baratheon"})
    fought(match, "renly_baratheon", "ser_rodrick_cassel")
    play(match, ("make_knight", "moat_cailin", "footman"))
    assert rows(match, "baratheon")["moat_cailin"] == 1
    shown(match)


def test_the_prompts_name_the_totals_that_decided() -> None:
    match = riverrun()
    fought(match, "cersei_lannister", "dagmar_cleftjaw")
    play(match, ("remove_order", "ironmans_bay"))
    extras = TITLE.describe(match.state, match.decisions[0])
    assert (extras["strength"], extras["strength2"]) == strengths(match)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_terminal_names_the_winner(language: str) -> None:
    match = riverrun()
    fought(match, "cersei_lannister", "dagmar_cleftjaw")
    voice = speaker("game_of_thrones", language)
    wins = f"{voice.say('label-winner')}: {voice.name('power', 'lannister')}"
    assert any(wins in line for line in lines(match, language))


# -- what a combat leaves behind


def test_a_bot_judges_a_march_order_whose_units_are_gone() -> None:
    """The last defenders may die in a combat that they win: their march order stays in the empty area."""
    match = table(
        ("marches",),
        units={"lannisport": ("lannister", "footman"), "winterfell": ("stark", "footman")},
        orders={"lannisport": "march_0", "riverrun": ("lannister", "march_minus_1")},
    )
    assert question(match) == ("lannister", "march")
    shown(match)
    play(match, ("march", "riverrun"))
    assert question(match)[1] != "march"  # nobody is there to move


@covers("got-combat-14")
def test_a_support_without_an_order_breaks_a_law_until_the_combat_is_decided() -> None:
    match = riverrun()
    state = look(match).copy()
    assert not list(TITLE.invariants(state))
    del state.orders["ironmans_bay"]
    assert list(TITLE.invariants(state)) == ["support from ironmans_bay counts without an order"]
    fought(match, "cersei_lannister", "dagmar_cleftjaw")
    decided = look(match).copy()
    del decided.orders["ironmans_bay"]
    assert not list(TITLE.invariants(decided))


# -- matches stored before


def as_stored_before(match: Match) -> Match:
    """The same position, as states were that kept nothing of what decided the combat."""
    state = look(match).copy()
    assert state.combat is not None
    plain = msgspec.to_builtins(state.combat)
    for name in ("decided", "tie"):
        plain.pop(name)
    state.combat = msgspec.convert(plain, type(state.combat))
    state.agenda = [("combat_results",)]
    assert isinstance(state, GameOfThronesState)
    return Match.at("game_of_thrones", GameOfThronesState.decode(state.encode()))


def test_a_match_stored_in_the_middle_of_a_decided_combat_still_shows() -> None:
    match = riverrun(pause="stark")
    fought(match, "cersei_lannister", "dagmar_cleftjaw")
    old = as_stored_before(match)
    assert question(old) == ("lannister", "cersei")
    assert combat_panel(old)["tie"] is None
    play(old, ("remove_order", "ironmans_bay"))
    shown(old)
    assert rows(old, "greyjoy")["ironmans_bay"] == 2  # two ships; the bonus went with the order
    finished(old)
