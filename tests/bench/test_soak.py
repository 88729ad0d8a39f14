"""The long run: what it plans, that it goes on where it was, and that it never cuts a count quietly."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench import soak
from bench.ledger import Entry, Ledger, Tree, tree_state
from bench.plan import FULL, Counts, Plan, configurations, read_plan
from bench.random_play import batches, looked_at, play_batch
from tests.cli.test_simulate import Chronicle
from tests.titles.parley import Parley
from warcouncil.engine import title as registry
from warcouncil.engine.title import OptionSpec, get_title, register
from warcouncil.testing.laws import LAWS, share
from warcouncil.testing.laws.case import cases
from warcouncil.testing.play import Taken

ROOT = Path(__file__).resolve().parents[2]
TREE = Tree("endeavor", "c0ffee" * 6, False, "abcd")
TREE_REST = (TREE.commit, TREE.changed, TREE.sources)
PLAN = read_plan(ROOT / "bench" / "soak.toml")


@pytest.fixture(autouse=True)
def _parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    register("parley", Parley)


# -- the plan


def test_the_full_counts_are_those_of_the_issue() -> None:
    assert (FULL.matches, FULL.arena, FULL.mutants) == (1000, 100, 100)


def test_every_player_count_side_and_option_of_endeavor_is_planned() -> None:
    names = {one.name for one in configurations(get_title("endeavor"), PLAN)}
    for players in (2, 3, 4, 5):
        for more in ("", ", side=A", ", side=B", ", first_phases=player_by_player", ", governor_tie=any_player"):
            assert f"endeavor, {players} players{more}" in names
    silent = [name for name in names if "silent_fleet=true" in name]
    for option in ("restricted_occupation", "no_response_to_tokens", "scarce_buildings"):
        assert f"endeavor, 2 players, silent_fleet=true, {option}=true" in silent
    assert any(name.count("=true") == 4 for name in silent)
    assert {"endeavor, 2 players, silent_fleet=true, side=A", "endeavor, 2 players, silent_fleet=true, side=B"} <= names


def test_an_option_value_that_no_configuration_reaches_stops_the_soak() -> None:
    with pytest.raises(ValueError, match=r"scarce_buildings=True \(2 players\)"):
        configurations(get_title("endeavor"), Plan(FULL, {}))


def test_new_options_are_planned_without_being_listed() -> None:
    class More(Parley):
        options = (*Parley.options, OptionSpec("weather", "fair", ("fair", "foul")))  # type: ignore[assignment]

    names = [one.name for one in configurations(More(), PLAN)]
    assert [name for name in names if "weather=foul" in name] == [
        f"parley, {players} players, weather=foul" for players in (2, 3, 4)
    ]


def test_a_tenth_is_planned_where_the_table_says_so_and_nowhere_else() -> None:
    plan = configurations(get_title("endeavor"), Plan(FULL, PLAN.listed, {"endeavor": ("governor_tie",)}))
    counts = {one.name: one.matches(FULL) for one in plan}
    assert counts["endeavor, 3 players, governor_tie=any_player"] == 100
    assert {count for name, count in counts.items() if not name.endswith("governor_tie=any_player")} == {1000}


def test_matches_of_long_titles_are_spread_over_the_player_counts() -> None:
    plan = configurations(get_title("here_i_stand"), PLAN)
    for scenario in ("1532", "tournament"):
        assert sum(one.matches(FULL) for one in plan if one.options == {"scenario": scenario}) == 1000
    assert [one.matches(FULL) for one in plan if not one.options] == [250] * 4
    assert {one.matches(FULL) for one in plan if "announcements" in one.options} == {25}


def test_tables_have_invariants_on_and_a_seed_each() -> None:
    one = configurations(get_title("parley"), PLAN)[0]
    tables = one.tables(10, 3)
    assert [table.seed for table in tables] == [10, 11, 12]
    assert all(table.check for table in tables)


# -- the ledger


def test_the_ledger_goes_on_where_it_was_and_a_changed_tree_starts_over(tmp_path: Path) -> None:
    ledger = Ledger.open(tmp_path, TREE, FULL)
    ledger.entry("a").matches = 7
    ledger.write()
    assert Ledger.open(tmp_path, TREE, FULL).entry("a").matches == 7
    assert Ledger.open(tmp_path, Tree("endeavor", TREE.commit, False, "other"), FULL).entry("a").matches == 0
    assert Ledger.open(tmp_path, Tree("parley", TREE.commit, False, TREE.sources), FULL).entry("a").matches == 0
    assert Ledger.open(tmp_path, TREE, FULL.with_one("matches", 5)).entry("a").matches == 0
    assert (tmp_path / ".gitignore").read_text(encoding="utf-8") == "*\n"


def test_the_hash_of_the_tree_follows_the_sources(tmp_path: Path) -> None:
    for name in ("engine", "titles/one", "titles/two"):
        (tmp_path / "warcouncil" / name).mkdir(parents=True)
        (tmp_path / "warcouncil" / name / "a.py").write_text("x = 1\n", encoding="utf-8")
    before = tree_state(tmp_path, "one").sources
    (tmp_path / "warcouncil" / "engine" / "notes.md").write_text("not a source", encoding="utf-8")
    (tmp_path / "warcouncil" / "titles" / "two" / "a.py").write_text("x = 2\n", encoding="utf-8")
    (tmp_path / "warcouncil" / "titles" / "one" / "web").mkdir()
    (tmp_path / "warcouncil" / "titles" / "one" / "web" / "map.toml").write_text("x = 2\n", encoding="utf-8")
    assert tree_state(tmp_path, "one").sources == before
    for name in ("engine", "titles/one"):
        (tmp_path / "warcouncil" / name / "a.py").write_text("x = 2\n", encoding="utf-8")
        assert tree_state(tmp_path, "one").sources != before
        before = tree_state(tmp_path, "one").sources


def test_the_hash_of_the_tree_follows_the_layers_that_a_title_rests_on(tmp_path: Path) -> None:
    for name in ("table", "campaign", "titles/cards", "titles/war", "titles/none"):
        (tmp_path / "warcouncil" / name).mkdir(parents=True)
        (tmp_path / "warcouncil" / name / "a.py").write_text("x = 1\n", encoding="utf-8")
    (tmp_path / "warcouncil/titles/cards/a.py").write_text("from warcouncil.table import dice\n", encoding="utf-8")
    (tmp_path / "warcouncil/titles/war/a.py").write_text("from warcouncil.campaign import forces\n", encoding="utf-8")

    def changed(layer: str) -> list[str]:
        titles = ("none", "cards", "war")
        before = {title: tree_state(tmp_path, title).sources for title in titles}
        (tmp_path / "warcouncil" / layer / "a.py").write_text("x = 2\n", encoding="utf-8")
        return [title for title in titles if tree_state(tmp_path, title).sources != before[title]]

    assert changed("campaign") == ["war"]
    assert changed("table") == ["cards", "war"]


def test_the_hash_of_the_tree_follows_the_lines_of_the_plan_that_are_about_the_title(tmp_path: Path) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "plan.py").write_text("x = 1\n", encoding="utf-8")
    plan = (ROOT / "bench" / "soak.toml").read_text(encoding="utf-8")
    titles = ("endeavor", "here_i_stand", "tanto_monta")
    hashes: dict[str, str] = {}

    def changed(name: str, text: str) -> list[str]:
        before = dict(hashes)
        (tmp_path / "bench" / name).write_text(text, encoding="utf-8")
        hashes.update({title: tree_state(tmp_path, title).sources for title in titles})
        return [title for title in titles if before.get(title) != hashes[title]]

    assert changed("soak.toml", plan) == [*titles]
    assert changed("soak.toml", f'{plan}\n[rare.tanto_monta]\nborgia = "why"\n') == []
    assert changed("soak.toml", plan.replace('spread = ["here_i_stand"]', "spread = []")) == ["here_i_stand"]
    assert changed("soak.toml", plan.replace('"here_i_stand", "tanto_monta",', '"here_i_stand",')) == [*titles[1:]]
    assert changed("soak.toml", plan.replace("arena = 100", "arena = 99")) == [*titles]
    assert changed("results.py", "x = 2\n") == []
    assert changed("plan.py", "x = 2\n") == [*titles]


def test_the_report_tells_cut_counts_and_failures(tmp_path: Path) -> None:
    ledger = Ledger(
        tmp_path, tmp_path / "x", TREE, {"endeavor, 2 players": Entry(10, ["seed 3: broken"], 99, 12, 1.6, 2)}
    )
    full, cut = ledger.report(FULL), ledger.report(FULL.with_one("matches", 10))
    assert "| endeavor, 2 players | 10 | 2 | 1 | 99 | 12 | 2 |" in full
    assert "- endeavor, 2 players: seed 3: broken" in full
    assert f"- commit: {TREE.commit}\n" in full
    assert "Not the full counts" not in full
    assert "**Not the full counts: matches 10 instead of 1000.**" in cut


def test_every_law_is_tried_on_every_player_count_and_scenario_of_a_long_title() -> None:
    title = get_title("here_i_stand")
    for law in LAWS:
        tables = {
            (one.players, one.options["scenario"])
            for one in cases(title.id, share(law, title, FULL.conformance, "quick"), seed=0)
        }
        assert tables == {(players, scenario) for players in title.players for scenario in title.scenarios}, law


# -- a run


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A soak that writes to a folder of its own, with the slow checks replaced; gives what they were asked."""
    asked: list[str] = []
    (tmp_path / "soak.toml").write_bytes((ROOT / "bench" / "soak.toml").read_bytes())

    def mutants(title: str, count: int, seed: int, jobs: int) -> Any:
        asked.append(f"mutants {title} {count}")
        return SimpleNamespace(sampled=count, killed=count, survivors=[])

    monkeypatch.setattr(soak, "BENCH", tmp_path)
    monkeypatch.setattr(soak, "LAWS", {"setup": LAWS["setup"]})
    monkeypatch.setattr(soak, "run_mutants", mutants)
    monkeypatch.setattr(soak, "tree_state", lambda root, title: Tree(title, *TREE_REST))
    return asked


@pytest.mark.slow
def test_a_run_plays_everything_once(small: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--title", "parley", "--counts", "matches=3,conformance=2", "--jobs", "1"]
    assert soak.main(words) == 0
    first = capsys.readouterr().out
    assert small == []
    assert "\nok     conformance parley: setup: " in first
    assert "| parley, 4 players, private_talk=true | 3 | 1 | 0 |" in first
    assert "Not the full counts: matches 3 instead of 1000" in first
    assert not (tmp_path / "soak.md").exists()
    assert soak.main(words) == 0
    assert "ok " not in capsys.readouterr().out


@pytest.mark.slow
def test_failures_are_told_kept_and_fail_the_run(
    small: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "LAWS", {"no_such_law": None})
    words = ["--title", "parley", "--counts", "matches=1", "--jobs", "1"]
    assert soak.main(words) == 1
    assert "- conformance parley: no_such_law: KeyError: 'no_such_law'" in capsys.readouterr().out
    ledger = json.loads(next(tmp_path.joinpath(".soak").glob("*.json")).read_text(encoding="utf-8"))
    assert ledger["conformance parley: no_such_law"]["failures"]


def seen_rounds(monkeypatch: pytest.MonkeyPatch, folder: Path, reasons: dict[str, str]) -> Entry:
    """Four matches of a title that counts rounds, in two runs, played in this process."""
    monkeypatch.setattr(soak, "pool", lambda jobs, titles: ThreadPoolExecutor(1))
    register("parley", Chronicle)
    title = get_title("parley")
    for matches in (2, 4):
        ledger = Ledger.open(folder, TREE, FULL)
        soak.Soak(ledger, Counts(matches, 1, 1, 1, 1, 1), 1).seen(title, reasons)
    return ledger.entry("seen parley: everything that is counted, 5 times")


def test_what_a_title_counts_is_seen_or_has_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = seen_rounds(monkeypatch, tmp_path, {"never": "no rule leads there"})
    assert (entry.matches, entry.failures, entry.note) == (4, [], "never 0: no rule leads there")
    assert entry.seen["ended"] == 4 * 3


def test_what_is_hardly_seen_without_a_reason_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert seen_rounds(monkeypatch, tmp_path, {}).failures == ["never was seen 0 times"]


def test_the_report_is_written_only_at_full_count_and_keeps_the_other_titles(small: list[str], tmp_path: Path) -> None:
    ledger = Ledger.open(tmp_path / ".soak", TREE, FULL)
    assert soak.finish(ledger, Counts(1, 1, 1, 1, 1, 1)) == 0
    assert not (tmp_path / "soak.md").exists()
    assert soak.finish(Ledger.open(tmp_path / ".soak", Tree("parley", *TREE_REST), FULL), FULL) == 0
    ledger.entry("endeavor, 2 players").matches = 1000
    for _ in range(2):
        assert soak.finish(ledger, FULL) == 0
    text = (tmp_path / "soak.md").read_text(encoding="utf-8")
    assert text.startswith("# Soak\n\n## endeavor\n")
    assert text.count("\n## endeavor\n") == text.count("\n## parley\n") == text.count("| endeavor, 2 players |") == 1


@pytest.mark.parametrize("words", [["--counts", "wins=3"], ["--counts", "matches=0"], ["--title", "chess"]])
def test_bad_arguments(small: list[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        soak.main(words)
    assert "soak: " in str(left.value)


# -- the random matches


@pytest.mark.parametrize("every", [1, 50])
def test_one_match_in_so_many_is_looked_at_in_both_batches_of_a_round(every: int) -> None:
    assert len(looked_at(0, 1000, every)) == 1000 // every
    assert looked_at(0, 10, every)[0] == 0
    assert len(looked_at(0, 25, every)) == len(looked_at(25, 50, every))


def test_random_matches_are_the_same_again_and_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr("bench.random_play.Sights.look", lambda self, match: looked.append(match.players))
    one = configurations(get_title("parley"), PLAN)[0]
    rounds = [[play_batch(batch) for batch in batches(one, 0, 30, 50, Taken())] for _ in range(2)]
    assert [len(part.played) for part in rounds[0]] == [25, 5]
    assert [part.taken for part in rounds[0]] == [part.taken for part in rounds[1]]
    assert 2 * 2 * 10 < len(looked) < 2 * 2 * 200
    assert not any(played.error for part in rounds[0] for played in part.played)


def test_a_view_that_fails_is_a_failure_of_its_match_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(self: Parley, state: object) -> dict[str, Any]:
        raise LookupError("nothing to see")

    monkeypatch.setattr(Parley, "public_view", blind)
    one = configurations(get_title("parley"), PLAN)[0]
    first, second = play_batch(batches(one, 0, 2, 50, Taken())[0]).played
    assert "the view of a spectator: LookupError: nothing to see" in first.error
    assert first.journal
    assert not second.error
