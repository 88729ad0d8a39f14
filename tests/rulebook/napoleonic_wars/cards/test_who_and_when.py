"""Who may play which event, when, and where its card goes (6.1, 6.13 to 6.15, 6.18): every card of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import PACT_OF_TURKEY, event, holding, lies, not_played, reserved
from tests.rulebook.napoleonic_wars.cards.windows import go
from tests.rulebook.napoleonic_wars.driver import look, may, question, refused
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS

FRENCH: dict[str, Any] = {"units": {"paris": {"france": 4}, "lyon": {"france": 2}}, "leaders": {"napoleon": "paris"}}
VARIED: dict[str, Any] = {
    "units": {
        "munich": {"france": 4},
        "calais": {"france": 4},
        "vienna": {"austria": 4},
        "moscow": {"russia": 4},
        "berlin": {"prussia": 4},
        "kent": {"britain": 4},
    },
    "leaders": {
        "napoleon": "munich",
        "ney": "calais",
        "charles": "vienna",
        "kutuzov": "moscow",
        "brunswick": "berlin",
        "moore": "kent",
    },
    "squadrons": {"english_channel": [("britain", 0)], "brest": [("france", 0)]},
    "turn": 4,
    "players": 5,
}
"""Something of everybody, in the turn of 1811."""
MAJOR = {"france", "britain", "austria", "russia", "prussia"}
OWN: dict[str, set[str]] = {
    "levee_en_masse": {"france"},
    "confederation_of_the_rhine": {"france"},
    "invasion_flotilla": {"france"},
    "continental_system": {"france"},
    "tilsit": {"france", "russia"},
    "marie_louise": {"france", "austria"},
    "hungarian_insurrectio": {"austria"},
    "tsar_takes_the_field": {"russia"},
    "british_militia": {"britain"},
    "wooden_walls": {"britain"},
    "orders_in_council": {"britain"},
    "prussian_reform": {"prussia"},
    "war_of_liberation": {"austria", "prussia", "russia"},
    "manoeuvre": MAJOR,
    "minor_troops": MAJOR,
    "by_order_of_the_emperor": MAJOR,
    "armistice": MAJOR,
    "berthier": MAJOR,
    "corps_system": MAJOR,
}
"""Events that are for some nations alone, each playable by those in the position above."""


@covers("nw-6.1-4")
@pytest.mark.parametrize("card", OWN)
def test_events_of_some_nations(card: str) -> None:
    said = dict(VARIED)
    if card == "orders_in_council":
        said["squadrons"] = {
            sea: [("britain", 0)] for sea in ("english_channel", "irish_sea", "north_sea", "skagerrak")
        }
        said["hands"] = {"france": ("mud",)}
    if card == "war_of_liberation":
        said["flags"] = {"dresden": "france"}
    able = {nation for nation in MAJOR if may(holding(nation, card, **said), ("event", card))}
    assert able == OWN[card]


@pytest.mark.parametrize("card", ["manoeuvre", "minor_troops", "by_order_of_the_emperor", "armistice", "berthier"])
def test_events_of_major_powers_are_not_for_minors(card: str) -> None:
    said = {**PACT_OF_TURKEY, "units": {"varna": {"turkey": 2}}, "leaders": {"yusuf": "varna"}}
    assert not_played("turkey", card, **said) == "nw-6.1-4"


@covers("nw-3-42")
@pytest.mark.parametrize("card", ["minor_troops", "by_order_of_the_emperor", "armistice"])
def test_prussia_in_pact_is_a_major_power(card: str) -> None:
    """With fewer than five players it is run like a minor, and a major power all the same (3)."""
    said = {
        "consuls": {"prussia": ("france", "pact", False)},
        "camps": {"prussia": "imperial"},
        "seats": {"prussia": 0},
    }
    assert may(holding("prussia", card, **said), ("event", card))


def test_the_corps_system_is_french_before_1809() -> None:
    said = {**VARIED, "turn": 2}
    assert may(holding("france", "corps_system", **said), ("event", "corps_system"))
    assert not_played("austria", "corps_system", **said) == "nw-6.1-4"


def test_a_grand_alliance_is_for_the_coalition() -> None:
    said: dict[str, Any] = {
        "units": {"vienna": {"austria": 2, "russia": 2}, "paris": {"france": 2}},
        "leaders": {"charles": "vienna", "kutuzov": "vienna", "ney": "paris"},
    }
    assert may(holding("austria", "grand_alliance", **said), ("event", "grand_alliance"))
    assert not_played("france", "grand_alliance", **said) == "nw-6.1-4"


@pytest.mark.parametrize(
    ("sponsor", "card"), [("france", "holy_banner"), ("turkey", "holy_banner"), ("france", "swedish_levies")]
)
def test_events_for_a_minor_may_be_those_of_its_sponsor(sponsor: str, card: str) -> None:
    said = {
        "consuls": {"turkey": ("france", "pact", False), "denmark": ("france", "pact", False)},
        "camps": {"turkey": "imperial", "denmark": "imperial"},
        "seats": {"turkey": 0, "denmark": 0},
    }
    assert may(holding(sponsor, card, **said), ("event", card))
    assert not_played("austria", card, **said) == "nw-6.1-4"


RESPONSES = [
    "hussars_and_grenzers", "rally", "the_weather_gauge", "burnt_earth", "rear_guard", "pursuit", "countermand",
    "lost_dispatches", "forced_march", "escape_by_night", "bread_and_wine", "treachery", "jealous_marshals",
]  # fmt: skip
"""Responses that answer something: in a quiet impulse of one's own there is nothing to answer."""


@covers("nw-6.14-1")
@pytest.mark.parametrize("card", RESPONSES)
def test_responses_to_something_are_no_events_of_an_impulse(card: str) -> None:
    assert not_played("austria", card, **VARIED) == "nw-6.14-1"


BATTLE = [
    "to_the_death", "grand_battery", "cavalry_charge", "imperial_guard", "brown_bess", "reverse_slope", "fog_of_war",
    "flank_attack", "horse_artillery", "squares", "sound_of_the_guns", "commander_wounded", "great_redoubt",
    "nelson_touch", "sun_of_austerlitz", "iron_duke", "veterans",
]  # fmt: skip


@covers("nw-6.15-1")
@pytest.mark.parametrize("card", BATTLE)
def test_battle_cards_are_played_in_battle_only(card: str) -> None:
    for nation in ("france", "britain"):
        assert not_played(nation, card, **VARIED) == "nw-6.15-1"


@covers("nw-6.14-1")
@pytest.mark.parametrize(
    "card", ["mud", "spies", "conscripts", "storm_at_sea", "dysentery", "shortage_of_fodder", "spring_thaw"]
)
def test_responses_that_are_also_a_normal_play(card: str) -> None:
    said = {**VARIED, "hands": {"russia": ("veterans",)}}
    said["units"] = {**VARIED["units"], "linz": {"austria": 10}}
    if card == "spring_thaw":
        state = look(event("austria", "mud", **VARIED))
        said |= {"timed": state.timed, "changes": state.changes}
    match = holding("austria", card, **said)
    assert may(match, ("event", card))


# -- the turn of 1805

LATER = [
    "napoleon_abdicates", "anglo_american_war", "bernadotte", "poniatowski", "capitulation", "tilsit", "peninsular_war",
    "queen_louise", "levee_en_masse", "prussian_reform", "confederation_of_the_rhine", "invasion_flotilla",
    "metternich", "bombardment_of_copenhagen", "coup_in_stockholm", "sultan_deposed", "tauroggen", "marie_louise",
    "continental_system", "malet_conspiracy", "war_in_finland", "torres_vedras", "congress_of_erfurt",
    "war_of_liberation",
]  # fmt: skip


@covers("nw-6.18-1")
@pytest.mark.parametrize("card", LATER)
def test_in_1805_only_the_cp_of_a_barred_event(card: str) -> None:
    nation = next(iter(sorted(OWN.get(card, {"britain"}))))
    assert not_played(nation, card, **{**VARIED, "turn": 1}) == "nw-6.18-1"


@covers("nw-6.18-1")
@pytest.mark.parametrize(("nation", "reserve"), [("france", "grande_armee"), ("prussia", "landwehr")])
def test_a_barred_reserve_card_keeps_its_cp_and_its_plus(nation: str, reserve: str) -> None:
    said = {**VARIED, "turn": 1}
    match = reserved(nation, hands={nation: ("mud",)}, **said)
    assert refused(match, ("reserve_event", reserve)) == "nw-6.18-1"
    go(match, ("use_reserve", reserve))
    assert look(match).cp == COMPONENTS.reserves[reserve].cp
    while question(match)[1] != "play":
        go(match, ("end_actions",))
    assert may(match, ("spend", "mud"))


# -- must be an event


@covers("nw-6-2")
def test_europe_exhausted_is_never_used_for_its_cp_alone() -> None:
    match = holding("france", "europe_exhausted", **FRENCH)
    assert refused(match, ("spend", "europe_exhausted")) == "nw-6-2"
    go(match, ("event", "europe_exhausted"))
    assert (look(match).peace, look(match).cp) == (2, 4)


@covers("nw-6-1")
@pytest.mark.parametrize("card", ["house_of_rothschild", "talleyrand", "mud", "horse_artillery", "levee_en_masse"])
def test_every_other_card_may_be_used_for_its_cp(card: str) -> None:
    match = holding("france", card, **FRENCH)
    go(match, ("spend", card))
    assert look(match).cp == COMPONENTS.cards[card].cp
    assert lies(match, card) == "discard"


# -- where cards go

REMOVED: list[tuple[str, str, tuple[Option, ...], dict[str, Any]]] = [
    ("russia", "napoleon_abdicates", (), {"turn": 4, "flags": {"paris": "russia"}}),
    ("britain", "bernadotte", (), {"turn": 3}),
    ("france", "poniatowski", (), {"flags": {"warsaw": "france"}}),
    ("britain", "queen_louise", (("advance", "prussia", "britain"),), {}),
    ("austria", "malet_conspiracy", (), {"units": {"linz": {"france": 1}}, "leaders": {"napoleon": "linz"}}),
    ("austria", "war_of_liberation", (), {"flags": {"dresden": "france"}}),
    ("britain", "bombardment_of_copenhagen", (), {"consuls": {"denmark": ("france", "friendly", False)}}),
    ("britain", "tauroggen", (("advance", "prussia", "britain"),), {"turn": 4}),
]


@covers("nw-6.13-2")
@pytest.mark.parametrize(("nation", "card", "answers", "said"), REMOVED)
def test_a_red_mark_leaves_the_game_with_the_event(
    nation: str, card: str, answers: tuple[Option, ...], said: dict[str, Any]
) -> None:
    """Used for its CP the same card stays in the game."""
    assert lies(event(nation, card, *answers, **said), card) == "removed"
    match = holding(nation, card, **said)
    go(match, ("spend", card))
    assert lies(match, card) == "discard"


def test_all_red_marks_are_known() -> None:
    tested = {row[1] for row in REMOVED} | {"tilsit", "marie_louise", "capitulation", "peninsular_war"}
    wars = {card.id for card in COMPONENTS.cards.values() if card.foreign_war}
    assert {card.id for card in COMPONENTS.cards.values() if card.remove == "red"} == tested | wars


@covers("nw-6.11-1", "nw-6.19-1")
@pytest.mark.parametrize(
    ("nation", "card", "said"),
    [
        ("austria", "russian_winter", {}),
        ("austria", "mud", {}),
        ("france", "continental_system", {}),
        ("austria", "harsh_winter", {}),
        ("britain", "torres_vedras", {}),
        ("france", "armistice", {"players": 2}),
    ],
)
def test_a_timed_event_stays_in_force(nation: str, card: str, said: dict[str, Any]) -> None:
    pair: tuple[Option, ...] = (("name_pair", "france", "austria"),) if card == "armistice" else ()
    match = event(nation, card, *pair, **said)
    assert lies(match, card) == "timed"
    assert [one.card for one in look(match).changes if one.until == "timed"]


def test_the_reserve_cards_of_others_are_not_ones_own() -> None:
    match = reserved("austria", hands={"austria": ("mud",)}, **VARIED)
    offered = {option[1] for option in match.decisions[0].options if option[0] == "reserve_event"}
    assert offered == {"hofkriegsrat"}
