"""Every Westeros card: what it does, who chooses, and what its restriction bars."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    asked,
    bid,
    choices,
    kinds,
    look,
    may,
    place_orders,
    play,
    question,
    refused,
    table,
    told,
    units_in,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ORDERS

DRAW = {deck: f"Westeros deck {deck}" for deck in ("I", "II", "III")}


# -- Winter Is Coming


@covers("got-cardref-1")
def test_winter_is_coming_draws_a_new_card_in_its_turn() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": ("winter_is_coming", "supply")},
        dice=[(DRAW["I"], "a_throne_of_blades")],
        threat=0,
    )
    state = look(match)
    assert question(match) == ("baratheon", "westeros_choice")
    assert told(match, "westeros_cards")[-1]["amount"] == 2  # the icons of the other two cards
    assert state.threat == 6  # and that of the new card
    assert state.revealed["I"] == "a_throne_of_blades"
    deck = state.decks["I"]
    assert (len(deck.bag), deck.top, deck.bottom) == (9, (), ())  # the whole deck was shuffled
    assert "winter_is_coming" in deck.bag
    play(match, ("choose", "nothing"))
    assert look(match).decks["I"].bottom == ("a_throne_of_blades",)


@covers("got-cardref-1")
def test_winter_is_coming_again() -> None:
    match = table(
        ("westeros",),
        westeros={"I": "last_days_of_summer", "II": "winter_is_coming", "III": "put_to_the_sword"},
        dice=[(DRAW["II"], "winter_is_coming"), (DRAW["II"], "winter_is_coming"), (DRAW["II"], "clash_of_kings")],
        threat=0,
    )
    assert [entry["deck"] for entry in told(match, "winter")] == ["II"] * 3
    assert kinds(match) == {"clash_bid"}
    assert look(match).threat == 2


@covers("got-cardref-1", "got-westeros-5")
def test_the_icon_of_the_new_card_may_bring_the_wildlings() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "winter_is_coming"},
        dice=[(DRAW["I"], "a_throne_of_blades")],
        wildlings=("silence_at_the_wall",),
        threat=6,
    )
    assert kinds(match) == {"wildling_bid"}  # before the new card is carried out
    assert look(match).threat == 12
    bid(match, stark=5, lannister=4, baratheon=3)
    assert question(match) == ("baratheon", "westeros_choice")
    assert look(match).threat == 0


@covers("got-cardref-1")
def test_winter_is_coming_at_the_reveal_if_so_agreed() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "winter_is_coming"},
        dice=[(DRAW["I"], "winter_is_coming"), (DRAW["I"], "a_throne_of_blades")],
        threat=4,
        options={"winter_is_coming": "at_reveal"},
    )
    assert told(match, "westeros_cards")[-1]["amount"] == 3  # one common count
    assert look(match).revealed["I"] == "a_throne_of_blades"
    assert look(match).threat == 10
    assert question(match) == ("baratheon", "westeros_choice")


# -- deck I


@covers("got-cardref-2")
@pytest.mark.parametrize("deck", ["I", "II"])
def test_last_days_of_summer(deck: str) -> None:
    cards = {"I": "a_throne_of_blades", "II": "dark_wings_dark_words", "III": "put_to_the_sword"}
    cards[deck] = "last_days_of_summer"
    match = table(("westeros",), westeros=cards, units={"winterfell": ("stark", "footman")})
    before = look(match).copy()
    play(match, ("choose", "nothing"), ("choose", "nothing"))
    state = look(match)
    assert question(match) == ("stark", "order")
    assert (state.supply, state.power, state.tracks) == (before.supply, before.power, before.tracks)
    assert (state.units, state.threat, state.restrictions) == (before.units, before.threat, ())


@covers("got-cardref-4", "got-supply-1")
def test_supply() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "supply"},
        units={"winterfell": ("stark", "footman", "footman", "footman", "footman"), "pyke": ("greyjoy", "footman")},
        tracks={"iron_throne": ("greyjoy", "stark")},
    )
    assert [entry["power"] for entry in told(match, "supply")][:2] == ["greyjoy", "stark"]
    assert units_in(match, "winterfell") == {"footman": 3}  # one had to go, and all are alike
    assert look(match).supply == dict.fromkeys(look(match).houses, 1) | {"lannister": 2, "tyrell": 2}


@covers("got-cardref-5")
def test_a_throne_of_blades() -> None:
    cards = {**QUIET, "I": "a_throne_of_blades"}
    said = {"iron_throne": ("tyrell", "stark")}
    match = table(("westeros",), westeros=cards, tracks=said, supply=3)
    assert question(match) == ("tyrell", "westeros_choice")
    assert choices(match) == {("choose", "supply"), ("choose", "mustering"), ("choose", "nothing")}
    play(match, ("choose", "supply"))
    assert [entry["power"] for entry in told(match, "supply")][:2] == ["tyrell", "stark"]
    assert look(match).supply["stark"] == 1
    match = table(("westeros",), westeros=cards, tracks=said, supply=3)
    play(match, ("choose", "mustering"))
    assert question(match) == ("tyrell", "muster")
    play(match, ("done",))
    assert question(match) == ("stark", "muster")
    match = table(("westeros",), westeros=cards, tracks=said, supply=3)
    play(match, ("choose", "nothing"))
    assert look(match).supply["stark"] == 3
    assert kinds(match) == {"raven"}


@covers("got-cardref-5", "got-cardref-8", "got-cardref-15")
def test_a_chooser_must_choose_what_is_printed() -> None:
    for deck, card, clause, wrong in (
        ("I", "a_throne_of_blades", "got-cardref-5", ("clash_of_kings", "no_defense")),
        ("II", "dark_wings_dark_words", "got-cardref-8", ("supply", "mustering", "no_march_plus_1")),
        ("III", "put_to_the_sword", "got-cardref-15", ("supply", "game_of_thrones")),
    ):
        match = table(("westeros",), westeros={**QUIET, deck: card})
        assert asked(match).kind == "westeros_choice"
        assert len(choices(match)) == 3
        for choice in wrong:
            assert refused(match, ("choose", choice)) == clause


@covers("got-cardref-5", "got-westeros-8")
def test_the_chooser_is_whoever_holds_the_token_then() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "a_throne_of_blades"},
        tracks={"iron_throne": ("stark",)},
        wildlings=("a_king_beyond_the_wall",),
        threat=10,
    )
    bid(match, lannister=5, martell=4, greyjoy=3)
    play(match, ("promote", "iron_throne"))
    assert question(match) == ("lannister", "westeros_choice")


# -- deck II


@covers("got-cardref-6", "got-port-20")
def test_game_of_thrones() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "II": "game_of_thrones"},
        units={
            "karhold": ("stark", "footman"),
            "moat_cailin": ("stark", "footman"),
            "port_of_winterfell": ("stark", "ship", "ship"),
            "bay_of_ice": ("stark", "ship"),
            "port_of_pyke": ("greyjoy", "ship"),
            "ironmans_bay": ("lannister", "ship"),
            "port_of_lannisport": ("lannister", "ship"),
            "sunset_sea": ("greyjoy", "ship"),
            "dragonstone": ("martell", "footman"),
        },
        tokens={"kings_landing": "tyrell"},
        tracks={"iron_throne": ("tyrell", "martell")},
    )
    assert {house: power - 5 for house, power in look(match).power.items()} == {
        "stark": 1 + 1 + 1,  # home, Karhold, and its port: two ships, one power
        "greyjoy": 1,  # the port of Pyke is blockaded
        "lannister": 1,  # no icon in Lannisport, but the port
        "baratheon": 0,  # its home is in other hands
        "tyrell": 2,
        "martell": 2,
    }
    assert [entry["power"] for entry in told(match, "income")][:2] == ["tyrell", "martell"]


@covers("got-cardref-8", "got-clash-1")
def test_dark_wings_dark_words() -> None:
    cards = {**QUIET, "II": "dark_wings_dark_words"}
    said = {"kings_court": ("martell",), "iron_throne": ("tyrell", "stark")}
    match = table(("westeros",), westeros=cards, tracks=said)
    assert question(match) == ("martell", "westeros_choice")
    assert choices(match) == {("choose", "clash_of_kings"), ("choose", "game_of_thrones"), ("choose", "nothing")}
    play(match, ("choose", "clash_of_kings"))
    assert kinds(match) == {"clash_bid"}
    assert look(match).tracks == {"iron_throne": (), "fiefdoms": (), "kings_court": ()}
    bid(match, stark=5, lannister=4, baratheon=3, tyrell=2, martell=1)
    assert look(match).tracks["iron_throne"][0] == "stark"
    assert kinds(match) == {"clash_bid"}
    match = table(("westeros",), westeros=cards, tracks=said)
    play(match, ("choose", "game_of_thrones"))
    assert (look(match).power["stark"], look(match).power["lannister"]) == (6, 5)
    match = table(("westeros",), westeros=cards, tracks=said)
    play(match, ("choose", "nothing"))
    assert look(match).power["stark"] == 5
    assert kinds(match) == {"raven"}


@covers("got-cardref-8")
def test_a_chooser_may_be_new_after_an_earlier_card() -> None:
    match = table(
        ("westeros",),
        westeros={"I": "last_days_of_summer", "II": "clash_of_kings", "III": "put_to_the_sword"},
        players=3,
        tracks={"fiefdoms": ("stark",)},
    )
    for first, second in (("stark", "baratheon"), ("lannister", "stark"), ("baratheon", "lannister")):
        bid(match, **{first: 2, second: 1})
    assert look(match).holders["valyrian_steel_blade"] == "lannister"
    assert question(match) == ("lannister", "westeros_choice")


# -- deck III


@covers("got-wildling-1", "got-wildling-16")
def test_wildlings_attack() -> None:
    match = table(
        ("westeros",),
        westeros={"I": "last_days_of_summer", "II": "last_days_of_summer", "III": "wildlings_attack"},
        threat=2,
        wildlings=("silence_at_the_wall",),
    )
    assert kinds(match) == {"wildling_bid"}
    attack = look(match).attack
    assert attack is not None
    assert attack.strength == 6
    bid(match, stark=5, lannister=1)
    assert look(match).threat == 0
    assert kinds(match) == {"raven"}


@covers("got-cardref-15")
def test_put_to_the_sword() -> None:
    cards = {**QUIET, "III": "put_to_the_sword"}
    units = {"winterfell": ("stark", "footman"), "pyke": ("greyjoy", "footman")}
    said = {"fiefdoms": ("tyrell",), "kings_court": ("greyjoy", "stark")}
    barred = {
        "no_defense": {"defense_plus_1", "defense_plus_2"},
        "no_march_plus_1": {"march_plus_1"},
        "nothing": set(),
    }
    for choice, orders in barred.items():
        match = table(("westeros",), westeros=cards, units=units, tracks=said, used=("valyrian_steel_blade",))
        assert question(match) == ("tyrell", "westeros_choice")  # a used blade chooses all the same
        assert choices(match) == {("choose", name) for name in barred}
        play(match, ("choose", choice))
        for house in ("stark", "greyjoy"):
            assert {str(option[2]) for option in choices(match, house)} == set(ORDERS) - orders


CLAUSES = {
    "rains_of_autumn": ("got-cardref-10", ("march_plus_1",)),
    "storm_of_swords": ("got-cardref-11", ("defense_plus_1", "defense_plus_2")),
    "sea_of_storms": ("got-cardref-12", ("raid", "raid_star")),
    "feast_for_crows": ("got-cardref-13", ("consolidate", "consolidate_star")),
    "web_of_lies": ("got-cardref-14", ("support", "support_plus_1")),
}


@covers(
    "got-cardref-10",
    "got-cardref-11",
    "got-cardref-12",
    "got-cardref-13",
    "got-cardref-14",
    "got-cardref-16",
    "got-cardref-17",
    table=True,
)
def test_cards_that_bar_orders() -> None:
    units = {"winterfell": ("stark", "footman"), "pyke": ("greyjoy", "footman")}
    for card, (clause, orders) in CLAUSES.items():
        match = table(
            ("westeros",), westeros={**QUIET, "III": card}, units=units, tracks={"kings_court": ("greyjoy", "stark")}
        )
        for house, area in (("stark", "winterfell"), ("greyjoy", "pyke")):
            for order in orders:
                assert refused(match, ("order", area, order), house) == clause
            assert {str(option[2]) for option in choices(match, house)} == set(ORDERS) - set(orders)


@covers("got-cardref-17", "got-cardref-10")
def test_rains_of_autumn_bars_march_plus_one_only() -> None:
    match = table(
        ("westeros",), westeros={**QUIET, "III": "rains_of_autumn"}, units={"winterfell": ("stark", "footman")}
    )
    assert refused(match, ("order", "winterfell", "march_plus_1")) == "got-cardref-10"
    assert may(match, ("order", "winterfell", "march_0"))
    assert may(match, ("order", "winterfell", "march_minus_1"))


@covers("got-cardref-16")
def test_a_restriction_ends_with_its_round() -> None:
    match = table(
        ("westeros",),
        westeros={
            "I": ("last_days_of_summer", "supply"),
            "II": ("last_days_of_summer", "game_of_thrones"),
            "III": ("feast_for_crows", "web_of_lies"),
        },
        threat=0,
        units={"winterfell": ("stark", "footman")},
        tracks={"kings_court": ("stark",)},
    )
    assert refused(match, ("order", "winterfell", "consolidate")) == "got-cardref-13"
    place_orders(match, {"winterfell": "support"})
    play(match, ("decline",))
    assert look(match).round == 7
    assert look(match).restrictions == ("no_support",)
    assert may(match, ("order", "winterfell", "consolidate"))
    assert refused(match, ("order", "winterfell", "support")) == "got-cardref-14"
