"""`warcouncil play`: a match at the terminal, typed line by line."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import warcouncil
from tests.cli.conftest import AddTitle, Run
from tests.titles.parley import Parley
from tests.titles.parley.state import ParleyState
from warcouncil.commands import saved
from warcouncil.commands.screen import wrapped
from warcouncil.engine.match import Match
from warcouncil.engine.state import State
from warcouncil.titles.game_of_thrones import GameOfThrones
from warcouncil.titles.here_i_stand.title import HereIStand


def kept(name: str) -> Match:
    """The match in a file that `play` saved."""
    return warcouncil.load(saved.unwrapped(Path(name).read_bytes())[1])


def numbers(seed: int, count: int = 3000) -> str:
    """What somebody types who chooses at random; a number that is too high is refused and does no harm."""
    chance = random.Random(seed)
    return "".join(f"{chance.randint(1, 6)}\n" for _ in range(count))


# -- a whole match


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh", "zh-Hant"])
@pytest.mark.parametrize(
    "words",
    [
        ("endeavor", "--players", "3", "--seat", "blue"),
        ("endeavor", "--option", "silent_fleet=true", "--option", "scarce_buildings=true", "--bots", "random"),
        ("endeavor", "--players", "4", "--option", "first_phases=player_by_player"),
    ],
    ids=["three players", "silent fleet", "player by player"],
)
def test_a_whole_match_can_be_played(run: Run, words: tuple[str, ...], language: str, seed: int) -> None:
    ran = run("play", *words, "--seed", str(seed), "--lang", language, typed=numbers(seed) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert {"en": "The most glory wins", "zh": "荣誉点数最多者获胜", "zh-Hant": "榮譽點數最多者獲勝"}[
        language
    ] in ran.out
    assert {"en": "The match is over", "zh": "本局结束", "zh-Hant": "本局結束"}[language] in ran.out
    assert not list(Path().glob("*.game"))
    if language != "en":
        english = re.findall(
            r"[A-Za-z]{3,}", re.sub(r"(save|replay|verify|log|board|rules|why|quit|random|heuristic)", "", ran.out)
        )
        assert english == []


def test_a_newcomer_is_told_everything(run: Run) -> None:
    out = run("play", "endeavor", "--seed", "3", "--seat", "blue", "--players", "3", typed="1\n").out
    assert "It is the age of sail" in out
    assert "Red: bot (heuristic) · Blue: a person · Yellow: bot (heuristic)" in out
    assert "Yellow got the crown and starts." in out
    assert "Blue: choose a side of your starting tile.\n  1  Start with the Colonial House (Occupy" in out
    assert "Yellow built the" in out
    assert "Round 1 of 7 · Build phase · Crown: Yellow\nBlue · Harbor 0 · Supply 34 · Glory 3" in out
    assert "Industry 0 (Build level 1)" in out
    assert "Blue: choose a building. Your build level is 1." in out
    assert "The Market goes to your leftmost free coast slot" in out


def test_news_are_told_once(run: Run) -> None:
    out = run("play", "endeavor", "--seed", "3", typed="1\n1\n1\n1\n").out
    assert out.count("Round 1 begins") == 1


# -- commands


def told(run: Run, *typed: str, words: tuple[str, ...] = ("endeavor", "--seed", "3", "--players", "3")) -> list[str]:
    """What each typed line was answered with."""
    parts = re.split(r"^> ", run("play", *words, typed="\n".join(typed) + "\n").out, flags=re.MULTILINE)
    return [part.partition("\n")[2] for part in parts[1:]]


def test_help(run: Run) -> None:
    commands, page, option, thing, nothing = told(run, "?", "? scoring", "?1", "help bank", "? dragons")[:5]
    for word in ("why", "undo", "save", "quit", "log", "board", "score", "rules", "lang"):
        assert f"\n  {word} " in commands
    assert "round, actions, scoring" in commands
    assert "After round seven the glory is added up" in page
    assert option.startswith("Start with the Colonial House\n  Occupy")
    assert thing.startswith("Bank: Level 2 · Wealth +2")
    assert nothing.startswith("There is no help on “dragons”")


def test_help_in_chinese(run: Run) -> None:
    words = ("endeavor", "--seed", "3", "--lang", "zh")
    commands, page, thing = told(run, "帮助", "? scoring", "? 银行", words=words)[:3]
    assert "撤销你的上一个选择" in commands
    assert "荣誉" in page
    assert thing.startswith("银行: 等级 2")


def test_why_tells_what_is_impossible_with_its_rule(run: Run) -> None:
    answers = told(run, "1", "why", "why bank", "why 1", "build the bank", "why dragons")
    everything, bank, possible, tried, nothing = answers[1:6]
    assert "Build the Dock" in everything
    assert "You cannot build above your build level. (1 build, end-build-2)" in everything
    assert "Build the Bank" in bank
    assert "Build the Dock" not in bank
    assert "end-build-2" in bank
    assert possible.startswith("That is possible: Build the Market.")
    assert tried == bank
    assert nothing.startswith("No rule forbids anything here")


def test_an_option_may_be_chosen_by_its_words(run: Run) -> None:
    answers = told(run, "merchant dock", "build the", "market")
    assert "Red starts with the Merchant Dock." in answers[0] or "starts with the Merchant Dock." in answers[0]
    assert answers[1].startswith("“build the” fits several options")
    assert "built the Market on coast slot 2." in answers[2]


def test_what_is_not_understood_gets_an_answer(run: Run) -> None:
    nonsense, high, zero, empty = told(run, "xyzzy", "99", "0", "")[:4]
    assert nonsense.startswith("“xyzzy” is not understood. Type a number from 1 to 2")
    assert high.startswith("There is no option of that number; choose from 1 to 2")
    assert zero == high
    assert "choose a side of your starting tile" in empty


def test_board_score_log_and_rules(run: Run) -> None:
    board, score, log, clause, search, none, how = told(
        run, "board", "score", "log 2", "rules end-build-2", "rules memorial", "rules dragons", "rules"
    )[:7]
    assert "Far East (Closed)" in board
    assert "Market ×5: Level 1 · Draw" in board
    assert "C Buildings, cards and governor slot  3    3     3" in score
    assert "Red 3\n  Attributes 0" in score
    assert len(log.splitlines()) == 2
    assert clause == "end-build-2 (1 build): You cannot build above your build level.\n"
    assert search.count("end-special-") >= 5
    assert none.startswith("No rule mentions “dragons”")
    assert how.startswith("Type rules and a word")


def test_a_long_list_has_headings_and_is_folded(run: Run, add_title: AddTitle) -> None:
    """What may be part of a deal: the cessions under one heading, those that fit some words on demand."""
    add_title("here_i_stand", HereIStand)
    words = ("here_i_stand", "--seed", "3", "--seat", "ottoman", "--option", "scenario=1532", "--players", "6")
    _, deal, cede, score = told(run, "1", "1", "cede r", "score", words=words)[:4]
    heading = re.search(r"^Cede spaces \((\d+)–(\d+)\)$", deal, re.MULTILINE)
    assert heading is not None
    first, last = map(int, heading.groups())
    assert f"… and {last - first + 1 - 3} more;" in deal
    assert f"\n{last:>3}  " not in deal
    assert "fits several options" in cede
    assert "to cede Rhodes to Hapsburgs" in cede
    assert "Athens" not in cede
    assert "Protestants 14: Electorates 8, Protestant spaces track 6" in score


def test_the_language_can_be_changed_in_mid_game(run: Run) -> None:
    chinese, traditional, unknown, english = told(run, "lang zh", "lang zh-TW", "lang fr", "语言 en")[:4]
    assert "红方：" in chinese
    assert "紅方：" in traditional
    assert "fr" in unknown
    assert "Red: choose a side" in english


# -- undo


def test_undo_goes_back_to_the_question_before(run: Run) -> None:
    answers = told(run, "1", "undo", "2")
    assert answers[1].startswith("Taken back.")
    assert "choose a side of your starting tile" in answers[1]
    assert "Red starts with the Merchant Dock." in answers[2]
    assert "Red starts with the Colonial House." not in answers[2]


def test_any_order_is_taken_back_while_all_place_theirs(run: Run, add_title: AddTitle) -> None:
    add_title("game_of_thrones", GameOfThrones)
    westeros = ("game_of_thrones", "--seed", "3")
    answers = told(run, "1", "14", "undo order", "undo winterfell", words=westeros)
    assert answers[2].startswith("“order” does not name just one answer of yours")
    assert answers[3].startswith("Taken back.")
    assert "2 areas still need an order" in answers[3]
    assert "The Shivering Sea: Stark ship ×1, [Not yet confirmed Defense +2 (special)]" in answers[3]


def test_there_may_be_nothing_to_undo(run: Run) -> None:
    assert told(run, "undo")[0].startswith("There is nothing that you may take back now.")


def test_a_match_with_undone_choices_is_saved_and_proven_so_far(run: Run) -> None:
    run("play", "endeavor", "--seed", "3", typed="1\n1\nundo\nundo\n2\nsave u.game\n")
    assert run("verify", "u.game").code == 3
    assert run("play", "--resume", "u.game", typed="").code == 0


def test_with_others_at_the_keyboard_an_undo_needs_their_consent(run: Run) -> None:
    words = ("endeavor", "--seed", "3", "--humans", "2")
    first = told(run, "1", "1", "1", "undo", "n", words=words)
    assert "Do all others agree" in first[3]
    assert "Nothing was taken back." in first[3]
    second = told(run, "1", "1", "1", "undo", "y", words=words)
    assert "Taken back." in second[3]


# -- quit and resume


def test_quit_saves_and_resume_restores_the_very_match(run: Run) -> None:
    ran = run("play", "endeavor", "--seed", "3", "--players", "3", "--seat", "yellow", typed="1\n2\n1\nquit\n")
    assert ran.code == 0
    assert ran.out.endswith("Saved in endeavor-3.game. Go on with: warcouncil play --resume endeavor-3.game\n")
    left = kept("endeavor-3.game")
    again = run("play", "--resume", "endeavor-3.game", typed="quit\n")
    assert "Yellow: a person" in again.out
    assert "It is the age of sail" not in again.out
    assert kept("endeavor-3.game") == left
    assert kept("endeavor-3.game").journal.text() == left.journal.text()
    question = ran.out[ran.out.rindex("\nYellow: ") :].partition("\n> ")[0]
    assert question in again.out
    assert run("verify", "endeavor-3.game").code == 3


def test_the_end_of_the_input_saves_like_quit(run: Run) -> None:
    ran = run("play", "endeavor", "--seed", "4", typed="1\n")
    assert ran.code == 0
    assert "warcouncil play --resume endeavor-4.game" in ran.out
    assert not kept("endeavor-4.game").over


def test_ctrl_c_saves_and_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = run("play", "endeavor", "--seed", "4")
    assert ran.code == 130
    assert "warcouncil play --resume endeavor-4.game" in ran.out
    assert "Traceback" not in ran.err


def test_the_language_is_saved_with_the_match(run: Run) -> None:
    run("play", "endeavor", "--seed", "4", "--lang", "zh", typed="1\nquit\n")
    assert "红方：" in run("play", "--resume", "endeavor-4.game", typed="").out
    assert "Red: " in run("play", "--resume", "endeavor-4.game", "--lang", "en", typed="").out


def test_saving_under_a_name_and_where_it_is_not_possible(run: Run) -> None:
    bad, good, _ = told(run, "save nowhere/x.game", "save mine.game", "quit")[:3]
    assert bad.startswith("nowhere/x.game cannot be written")
    assert good == "Saved in mine.game.\n"
    assert kept("mine.game").title.id == "endeavor"


def test_a_finished_match_can_be_kept_replayed_and_proven(run: Run) -> None:
    typed = "1\n" * 200 + "save whole.game\nlog 1\nboard\nscore\nrules end-build-2\nlang zh\nquit\n"
    out = run("play", "endeavor", "--seed", "3", typed=typed).out
    assert "Saved in whole.game." in out
    assert "本局" not in out.partition("lang zh")[0]
    assert run("verify", "whole.game").code == 4
    assert "The most glory wins" in run("replay", "whole.game").out
    ran = run("play", "--resume", "whole.game")
    assert ran.code == 2
    assert "is over" in ran.err


def test_what_cannot_be_resumed(run: Run) -> None:
    Path("odd.game").write_text("not a match\n", encoding="utf-8")
    run("play", "endeavor", "--seed", "4", typed="quit\n")
    sealed = warcouncil.new("endeavor", players=2)
    Path("sealed.jsonl").write_text(sealed.journal.text(), encoding="utf-8")
    whole = Path("endeavor-4.game").read_bytes()
    Path("crowded.game").write_bytes(whole.replace(b'"bots":["","heuristic"]', b'"bots":["","heuristic","random"]'))
    for words, reason in [
        (("--resume", "odd.game"), "odd.game is not a match that can be gone on with"),
        (("parley", "--resume", "endeavor-4.game"), "is a match of endeavor"),
        (("--resume", "sealed.jsonl"), "sealed"),
        (("--resume", "crowded.game"), "seats"),
    ]:
        ran = run("play", *words)
        assert ran.code == 2
        assert reason in ran.err
        assert len(ran.err.splitlines()) == 1


def test_a_snapshot_of_a_sealed_match_can_be_resumed(run: Run) -> None:
    match = warcouncil.new("parley", players=2)
    match.save("s.snapshot")
    ran = run("play", "--resume", "s.snapshot", typed=numbers(1, 400))
    assert ran.code == 0
    assert "The match is over" in ran.out


def test_a_window_that_a_server_held_closes_at_the_terminal(run: Run) -> None:
    match = warcouncil.new("parley", players=2, seed=1, options={"rounds": 4}, hold=True)
    chance = random.Random(1)
    while not match.answered:
        assert not match.over, "another seed is wanted"
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
    match.save("s.snapshot")
    ran = run("play", "--resume", "s.snapshot", typed=numbers(1, 400))
    assert ran.code == 0
    assert "The match is over" in ran.out


# -- several people


def test_hot_seat_says_whose_turn_it_is(run: Run) -> None:
    out = run("play", "endeavor", "--seed", "3", "--humans", "2", typed="1\n1\n").out
    assert "Red: a person · Blue: a person" in out
    assert "Red, it is your turn at the keyboard." in out
    assert "Blue, it is your turn at the keyboard." in out


def test_hot_seat_hides_secrets_between_players(run: Run) -> None:
    ran = run("play", "parley", "--seed", "4", "--players", "2", "--humans", "2", typed="1\n" * 12)
    assert ran.out.count("Hand the keyboard to") >= 2
    first, second = re.split(r"Hand the keyboard to", ran.out)[1:3]
    mine = set(re.findall(r"draws ((?!a card)\w+ \d)\.", first))
    theirs = set(re.findall(r"draws ((?!a card)\w+ \d)\.", second))
    assert len(mine) == len(theirs) == 4
    assert not mine & theirs


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_title_without_words_for_the_terminal_is_shown_from_its_view(run: Run, language: str) -> None:
    ran = run(
        "play", "parley", "--seed", "4", "--players", "3", "--lang", language, typed="board\nscore\n" + numbers(2)
    )
    assert (ran.code, ran.err) == (0, "")
    assert {"en": "Arden", "zh": "雅顿"}[language] in ran.out
    assert {"en": "This game keeps its scores for the end.", "zh": "这个游戏到结束时才计分。"}[language] in ran.out
    assert {"en": "The match is over", "zh": "本局结束"}[language] in ran.out


# -- lines


@pytest.mark.parametrize(
    ("line", "width", "hang", "lines"),
    [
        ("short", 10, 0, ["short"]),
        ("one two three four", 9, 0, ["one two", "three", "four"]),
        ("  1  one two three", 12, 3, ["  1  one two", "     three"]),
        ("港口有三个圆片。", 8, 0, ["港口有三", "个圆片。"]),
        ("港口有三个圆。", 12, 0, ["港口有三个圆。"]),
        ("unbreakable", 4, 0, ["unbreakable"]),
        ("", 4, 0, [""]),
    ],
)
def test_long_lines_are_cut_where_they_may_be(line: str, width: int, hang: int, lines: list[str]) -> None:
    assert wrapped(line, width, hang) == lines


# -- what fails


class Dazzling(Parley):
    """Parley with a view that fails once a card was discarded."""

    id = "dazzling"

    def public_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ParleyState)
        if state.discards:
            raise LookupError("a card that is gone")
        return super().public_view(state)


class Clumsy(Parley):
    """Parley with a bot that fails at one kind of question."""

    id = "clumsy"
    bots = {"heuristic": "tests.titles.broken_bots:BalkyBot"}


def failed(run: Run, title: str) -> str:
    """What is said when a program fails in the middle of a match: not a traceback, and the match is kept."""
    ran = run("play", title, "--seed", "4", "--players", "2", typed=numbers(1))
    assert ran.code == 1
    assert "Traceback" not in ran.out + ran.err
    told = " ".join(ran.out.split())
    assert "That is a mistake in the program, not in what you did." in told
    assert f"Saved in {title}-4.game. Go on with: warcouncil play --resume {title}-4.game" in told
    return told


def test_a_match_is_saved_when_a_view_fails(run: Run, add_title: AddTitle) -> None:
    add_title("dazzling", Dazzling)
    assert "The program failed: LookupError: a card that is gone (test_play.py:" in failed(run, "dazzling")
    assert len(kept("dazzling-4.game").journal) > 0
    assert run("play", "--resume", "dazzling-4.game").code == 1
    add_title("dazzling", Parley)
    assert run("play", "--resume", "dazzling-4.game", typed=numbers(1)).code == 0


def test_a_match_is_saved_when_a_bot_fails_and_goes_on_with_another(run: Run, add_title: AddTitle) -> None:
    add_title("clumsy", Clumsy)
    out = failed(run, "clumsy")
    assert "The program failed: BotFailed: heuristic (aim); IndexError: tuple index out of range" in out
    command = out.rpartition("warcouncil play ")[2]
    assert command == "--resume clumsy-4.game --seat cobalt --bots random"
    ran = run("play", *command.split(), typed=numbers(1))
    assert ran.code == 0
    assert "The match is over" in ran.out


def test_a_finished_match_is_saved_when_its_result_cannot_be_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsaid(self: object, match: Match) -> str:
        raise LookupError("no words")

    monkeypatch.setattr("warcouncil.text.Speaker.result", unsaid)
    ran = run("play", "parley", "--seed", "4", "--players", "2", typed=numbers(1))
    assert ran.code == 1
    assert ran.out.endswith("Saved in parley-4.game.\n")
    assert kept("parley-4.game").over
