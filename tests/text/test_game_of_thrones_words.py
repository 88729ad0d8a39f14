"""The words of A Game of Thrones: names, questions, options, log, help and rules, in English and simplified Chinese."""

from __future__ import annotations

import pytest

from tests.text.title_words import WordsOfATitle, in_both_languages, words
from warcouncil.text.speaker import message_id

NO_TEXT = {
    "eddard_stark", "greatjon_umber", "ser_rodrick_cassel", "ser_gregor_clegane", "the_hound", "ser_jaime_lannister",
    "brienne_of_tarth", "melisandre", "euron_crows_eye", "dagmar_cleftjaw", "ser_garlan_tyrell", "randyll_tarly",
    "margaery_tyrell", "alester_florent", "the_red_viper", "areo_hotah", "obara_sand", "darkstar",
}  # fmt: skip
"""House cards with nothing but strength and icons."""


class TestGameOfThronesWords(WordsOfATitle):
    id = "game_of_thrones"
    numbers = frozenset(("amount", "lost", "position", "round", "seat", "strength", "strength2", "supply"))
    help_pages = (
        "round", "westeros", "planning", "orders", "combat", "influence", "wildlings", "ports", "victory", "tides",
        "rulings",
    )  # fmt: skip
    board_words = (
        "round", "turn_order", "land", "sea", "port", "castle", "stronghold", "home", "supply", "available_power",
        "power_token", "garrison", "neutral_force", "routed", "orders", "hand", "discards", "swords", "fortifications",
        "victory", "wildling_threat", "attacker", "defender", "base_strength", "total_strength", "embattled_area",
    )  # fmt: skip
    clause_families = {
        "action": 1, "board": 5, "cardref": 14, "cards": 20, "casualties": 9, "clash": 12, "cleanup": 5, "combat": 15,
        "combat-cleanup": 5, "components": 8, "consolidate": 2, "control": 17, "dominance": 19, "garrison": 9,
        "goal": 3, "hidden": 4, "influence": 5, "march": 16, "muster": 25, "negotiation": 4, "neutral": 15,
        "orders": 9, "planning": 15, "players": 7, "port": 24, "raid": 15, "retreat": 23, "round": 2, "setup": 15,
        "special": 7, "supply": 9, "support": 17, "terms": 11, "tides": 14, "transport": 10, "victory": 8,
        "westeros": 9, "wildling": 20,
    }  # fmt: skip
    retired = {
        "got-round-3": "got-goal-2",
        "got-hidden-5": "got-cards-10",
        "got-support-16": "got-special-4",
        "got-combat-2": "got-combat-15",
        "got-control-15": "got-retreat-3",
        "got-dominance-7": "got-dominance-3",
        "got-march-11": "got-control-2",
        "got-cardref-3": "got-muster-1",
        "got-cardref-7": "got-clash-1",
        "got-cardref-9": "got-wildling-1",
        "got-combat-cleanup-4": "got-cards-8",
        "got-victory-1": "got-goal-1",
        "got-players-8": "got-dominance-13",
    }
    noted = frozenset(("got-muster-25", "got-casualties-8", "got-retreat-19", "got-port-25", "got-tides-14"))
    plain = frozenset(("got-raid-5", "got-retreat-4", "got-goal-2"))

    def test_every_clause_is_there(self) -> None:
        assert sum(self.clause_families.values()) == 428

    @in_both_languages
    @pytest.mark.parametrize("domain", ["order", "card", "westeros_card", "wildling_card", "tides_card"])
    def test_everything_with_an_effect_tells_it(self, language: str, domain: str) -> None:
        spoken = words(self.title, language)
        effects = {
            str(value): spoken.say(message_id(domain, value), {}, "effect") for value in self.title.domains[domain]
        }
        plain = spoken.say("label-no_text", {})
        assert {value for value, effect in effects.items() if effect == plain} == (
            NO_TEXT if domain == "card" else set()
        )
        told = [effect for effect in effects.values() if effect != plain]
        assert len(set(told)) == len(told)

    @in_both_languages
    def test_both_outcomes_of_a_wildling_attack_are_told(self, language: str) -> None:
        spoken = words(self.title, language)
        wild, watch = {"en": ("Wildlings win:", "Night's Watch wins:"), "zh-Hans": ("野人获胜：", "守夜人获胜：")}[
            language
        ]
        for card in self.title.domains["wildling_card"]:
            effect = spoken.say(message_id("wildling_card", card), {}, "effect")
            assert (wild in effect and watch in effect) == (card != "silence_at_the_wall"), card

    @in_both_languages
    def test_a_choice_on_a_card_is_called_like_the_card_it_stands_for(self, language: str) -> None:
        voice = self.voice(language)
        for choice in ("supply", "mustering", "clash_of_kings", "game_of_thrones"):
            assert voice.name("choice", choice) == voice.name("westeros_card", choice)

    def test_newcomers_learn_how_doubts_are_decided(self) -> None:
        assert "rulings" in self.voice("en").about()
        assert "裁定" in self.voice("zh-Hans").about()
        assert "match option" in self.voice("en").say("help-rulings")
        assert "对局选项" in self.voice("zh-Hans").say("help-rulings")
