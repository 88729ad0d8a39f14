"""Endeavor's words: names, questions, options, log, help and rules, in English and simplified Chinese."""

from __future__ import annotations

from tests.text.title_words import WordsOfATitle, in_both_languages
from warcouncil.engine import clauses


class TestEndeavorWords(WordsOfATitle):
    id = "endeavor"
    numbers = frozenset(
        (
            "count", "round", "level", "limit", "harbor", "slot", "attributes", "places", "assets", "population",
            "slavery",
        )
    )  # fmt: skip
    help_pages = ("round", "actions", "scoring", "silent_fleet", "components")
    board_words = (
        "harbor", "supply", "round", "crown", "passed", "cards", "coast", "tokens", "decks", "discard_area", "open",
        "closed", "track", "sea", "presence", "reconstructed",
    )  # fmt: skip
    clause_families = {
        "abol": 10, "act": 16, "activate": 12, "attack": 13, "board": 6, "build": 12, "comp": 12, "discard": 21,
        "draw": 13, "end": 4, "exploit": 1, "fleet": 6, "growth": 5, "link": 10, "occupy": 8, "open": 12, "opt": 5,
        "pay": 4, "round": 6, "salary": 7, "score": 17, "sea": 6, "setup": 16, "ship": 3, "silent": 24, "special": 8,
        "track": 5,
    }  # fmt: skip
    retired = {
        "end-comp-3": "end-activate-9",
        "end-setup-14": "end-setup-7",
        "end-two-1": "end-board-1",
        "end-draw-9": "end-draw-1",
        "end-score-16": "end-score-1",
    }
    noted = frozenset(("end-setup-16", "end-act-15", "end-link-8", "end-silent-3", "end-score-18"))
    plain = frozenset(("end-build-2",))

    @in_both_languages
    def test_the_silent_fleet_and_starting_buildings_have_names(self, language: str) -> None:
        voice = self.voice(language)
        assert voice.has("power-silent")
        for side in self.title.domains["starting_building"]:
            assert voice.name("building", side) == voice.name("starting_building", side)

    def test_the_second_starting_side_is_a_dock_wherever_it_is_named(self) -> None:
        voice = self.voice("en")
        assert voice.name("starting_building", "merchant_quay") == "Merchant Dock"
        assert self.voice("zh-Hans").name("starting_building", "merchant_quay") == "商人码头"
        assert "Quay" not in (self.title.folder / "text" / "en.ftl").read_text()
        assert not [clause.id for clause in clauses.load(self.title).values() if "Quay" in clause.en]

    @in_both_languages
    def test_the_rows_of_the_score_have_names(self, language: str) -> None:
        assert all(self.voice(language).has(f"score-{row}") for row in "abcde")

    def test_newcomers_learn_what_is_missing(self) -> None:
        assert "reconstructed" in self.voice("en").about()
        assert "Exploits" in self.voice("en").about()
        assert "推定" in self.voice("zh-Hans").about()
        assert "伟业系统" in self.voice("zh-Hans").about()

    def test_the_262_clauses_are_numbered_without_other_gaps(self) -> None:
        """Every family counts from 1; the only numbers not in use are retired ones and one that never was."""
        unused = {*self.retired, "end-attack-13"}
        expected: set[str] = set()
        for family, count in self.clause_families.items():
            gaps = sum(id.startswith(f"end-{family}-") for id in unused)
            expected |= {f"end-{family}-{number}" for number in range(1, count + gaps + 1)} - unused
        assert set(clauses.load(self.title)) == expected
        assert len(expected) == 262
