"""Here I Stand plays: random matches of every scenario and player count finish with sound states and readable words."""

from __future__ import annotations

import random

import pytest

import warcouncil
from warcouncil.commands.position import terminal_of
from warcouncil.engine import clauses
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.testing.laws.look import well_formed
from warcouncil.text import check, speaker
from warcouncil.titles.here_i_stand import cards, terminal
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.title import BOOK

TITLE = get_title("here_i_stand")
TABLES = [(scenario, players) for scenario in TITLE.scenarios for players in TITLE.players]
SHORT = [("tournament", players) for players in TITLE.players]


def table(scenario: str, players: int, seed: int) -> Match:
    return warcouncil.new("here_i_stand", players=players, seed=seed, options={"scenario": scenario})


def plays_to_a_sound_end(scenario: str, players: int, seed: int) -> None:
    rng = random.Random(f"{scenario} {players} {seed}")
    match = table(scenario, players, seed)
    while not match.over:
        decision = rng.choice(match.decisions)
        assert TITLE.default_answer(match.state, decision) in decision.options
        match.choose(decision, rng.choice(decision.options))
        assert list(TITLE.invariants(match.state)) == []
    assert match.result is not None
    assert min(match.result.ranks) == 1
    assert match.longest_tail <= 64
    assert match.state == HereIStandState.decode(match.state.encode())


@pytest.mark.parametrize(("scenario", "players"), SHORT)
def test_random_matches_of_tournament_length_finish_and_stay_sound(scenario: str, players: int) -> None:
    plays_to_a_sound_end(scenario, players, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_random_matches_finish_and_stay_sound(scenario: str, players: int) -> None:
    for seed in (2, 3):
        plays_to_a_sound_end(scenario, players, seed)


@pytest.mark.parametrize("players", [3, 6])
def test_default_answers_play_a_whole_match(players: int) -> None:
    match = table("tournament", players, 3)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision, TITLE.default_answer(match.state, decision))
    assert match.result is not None


def test_nothing_is_missing_in_any_language() -> None:
    assert check(TITLE) == []


def test_whatever_is_not_offered_is_refused_with_a_clause() -> None:
    known = clauses.load(TITLE)
    probed = 0
    for seed, (scenario, players) in enumerate(SHORT):
        rng = random.Random(seed)
        match = table(scenario, players, seed)
        while not match.over:
            decision = rng.choice(match.decisions)
            for option in well_formed(TITLE, decision.kind, 2, rng) if decision.kind in TITLE.kinds else ():
                refusal = match.why_not(decision, option)
                assert (refusal is None) == (option in decision.options)
                assert refusal is None or refusal.clause in known, (decision.kind, option)
                probed += refusal is not None
            match.choose(decision, rng.choice(decision.options))
    assert probed > 1000


def test_every_kind_of_question_has_its_refusal() -> None:
    """No silent fallback: only questions that cards ask are refused with the text of the card."""
    assert set(BOOK.refusals) == set(TITLE.kinds)
    asked_by_cards = {kind for part in cards.CHAPTERS for kind in getattr(part, "KINDS", {})}
    assert asked_by_cards > BOOK.card_kinds
    known = clauses.load(TITLE)
    named = {kind: clause for kind, clause in BOOK.refusals.items() if isinstance(clause, str)}
    assert {kind: clause for kind, clause in named.items() if known.own(clause) not in known} == {}
    assert {kind for kind, clause in named.items() if clause == "his-11-4"} == BOOK.card_kinds


def test_every_action_says_what_it_needs() -> None:
    known = clauses.load(TITLE)
    for act, action in BOOK.menu.items():
        assert callable(action.needs) or known.own(action.needs) in known, act
        assert not action.on_card or action.on_card in HereIStandState.costs, act


def test_a_menu_says_whether_an_action_is_not_on_the_power_card_or_not_there() -> None:
    match = table("1532", 6, 1)
    assert isinstance(match.state, HereIStandState)
    menu = {
        ("piracy", "adriatic_sea", "france"): "his-11.1-4",
        ("move", "edinburgh"): "his-13.1-1",
        ("control", "paris"): "his-12.3-1",
        ("raise_regular", "paris", "france"): "his-17-5",
        ("raise_regular", "trent", "papacy"): "his-17-1",
        ("build_squadron", "marseille", "france"): "his-17-5",
        ("extra_translation", "luther"): "his-11.1-4",
        ("transport", "rome"): "his-16.3-1",
    }
    for option, clause in menu.items():
        refusal = BOOK.refuse(match.state, "action", "papacy", option)
        assert refusal and clauses.own(TITLE, refusal) == clause


def test_points_are_counted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table("1532", 6, 1).state
    assert list(TITLE.invariants(state)) == []
    monkeypatch.setitem(victory.SPECIAL, "france", lambda state: [("chateaux", 9)])
    assert [line for line in TITLE.invariants(state) if line.startswith("france has")] != []


def test_cards_for_the_diet_stay_secret_until_all_are_chosen() -> None:
    match = table("1517", 6, 4)
    while match.decisions[0].kind != "diet_card":
        match.choose(match.decisions[0], TITLE.default_answer(match.state, match.decisions[0]))
    delegates = [decision.seat for decision in match.decisions]
    assert len(delegates) == 3
    while len(match.decisions) > 1:
        decision = match.decisions[0]
        others = [seat for seat in (None, *range(6)) if seat != decision.seat]
        before = [match.view(seat) for seat in others]
        match.choose(decision, decision.options[-1])
        assert [match.view(seat) for seat in others] == before
    match.choose(match.decisions[0], match.decisions[0].options[-1])
    shown = [entry.arguments["card"] for entry in match.log if entry.message == "diet_card"]
    assert len(shown) == 3
    assert not any(match.can_undo(seat) for seat in delegates)


def test_the_terminal_is_found() -> None:
    assert terminal_of(TITLE) is terminal


@pytest.mark.parametrize("language", ["en", "zh", "zh-hant"])
def test_the_terminal_finds_words_for_every_position(language: str) -> None:
    voice = speaker("here_i_stand", language)
    rng = random.Random(language)
    match = table("tournament", 4, 5)
    while not match.over:
        decision = rng.choice(match.decisions)
        if rng.random() < 0.1:
            view = match.view(decision.seat, log=False)
            lines = [*terminal.position(view, voice), *terminal.summary(view, decision.seat, voice)]
            lines += [terminal.note(view, decision.power, decision.kind, option, voice) for option in decision.options]
            assert any(voice.name("power", decision.power) in line for line in lines)
        match.choose(decision, rng.choice(decision.options))
    assert terminal.standing(match.view(0), voice)


def test_the_terminal_tells_control_faith_and_the_tracks_of_1532() -> None:
    voice, view = speaker("here_i_stand", "en"), table("1532", 6, 3).view(0, log=False)
    lines = [line.strip() for line in terminal.position(view, voice)]
    assert "Papacy (3): Rome, Ancona, Ravenna" in lines
    assert "French zone (1): Geneva" in lines
    assert "Saint Peter's: VP 1, CP to the next VP 0/5" in lines
    assert "Chateaux 2" in lines
    assert "Piracy VP 0" in lines
    assert "Wives of Henry VIII: Ask for Divorce" in lines
    assert any("French zone: New Testament 4/6, Full Bible 0/10" in line for line in lines)
    assert [terminal.points(view, seat, voice) for seat in (2, 5)] == [
        ["England 9: Keys 9"],
        ["Protestants 14: Electorates 8, Protestant spaces track 6"],
    ]


def test_the_terminal_has_no_empty_tail_behind_no_points() -> None:
    view = table("1517", 6, 3).view(0, log=False)
    assert terminal.points(view, 5, speaker("here_i_stand", "en")) == ["Protestants 0"]


def test_the_terminal_tells_the_debater_calvin_from_the_card() -> None:
    voice, view = speaker("here_i_stand", "en"), table("1532", 6, 3).view(0, log=False)
    kind = next(name for name, one in TITLE.kinds.items() if one.acts.get("debater") == ("debater",))
    assert terminal.note(view, "protestant", kind, ("debater", "calvin"), voice).startswith(
        "Protestants · Debate value 4"
    )


def test_the_terminal_tells_the_dice_of_an_attempt() -> None:
    """The ninety-five theses: every target with the dice of both sides, as the page shows them."""
    voice, match = speaker("here_i_stand", "en"), table("1517", 6, 3)
    decision = match.decisions[0]
    view = match.view(decision.seat, log=False)
    panel = next(one for one in view["view"]["panels"] if one["kind"] == "attempts")
    dice = {one["space"]: one["dice"] for one in panel["targets"]}
    for option in decision.options:
        note = terminal.note(view, decision.power, decision.kind, option, voice)
        own, other = dice[str(option[1])]
        assert f"Own dice {own} (" in note
        assert f"Dice against {other} (" in note
