"""Rounds and phases, the Westeros phase, the end of a round."""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    asked,
    bid,
    choices,
    drift,
    kinds,
    look,
    may,
    place_orders,
    play,
    question,
    table,
    told,
)
from tests.rulebook.game_of_thrones.test_setup import new
from warcouncil.testing.covers import covers

NO_ICONS = {"I": "supply", "II": "game_of_thrones", "III": "put_to_the_sword"}
CHOICES = {"I": "a_throne_of_blades", "II": "dark_wings_dark_words", "III": "put_to_the_sword"}


# -- rounds


@covers("got-round-1", "got-action-1")
def test_ten_rounds_of_three_phases() -> None:
    match = table(("planning",), round=1, players=3, units={"winterfell": ("stark", "footman")})
    assert question(match) == ("stark", "order")
    drift(match)
    assert [entry["round"] for entry in told(match, "round_begins")] == list(range(2, 11))
    phases = [entry["phase"] for entry in told(match, "phase")]
    assert phases == ["planning", "raids", "marches", "consolidate"] * 10
    story = [entry.message for entry in match.log if entry.message in ("westeros_cards", "orders_revealed")]
    assert story == ["orders_revealed", *["westeros_cards", "orders_revealed"] * 9]
    assert match.over


@covers("got-round-2", "got-round-1")
def test_the_first_round_has_no_westeros_phase() -> None:
    for players in (3, 6):
        match = new(players)
        assert kinds(match) == {"order"}
        assert look(match).revealed == {}
        assert look(match).round == 1
        assert not told(match, "westeros_cards")


# -- the Westeros phase


@covers("got-westeros-1", "got-round-1")
def test_the_round_marker_moves_on() -> None:
    match = table(("westeros",), round=3, westeros=QUIET, units={"winterfell": ("stark", "footman")})
    assert look(match).round == 4
    assert question(match) == ("stark", "order")


@covers("got-westeros-2", "got-cleanup-4")
def test_after_round_ten_there_is_no_westeros_phase() -> None:
    match = table(("clean_up",), round=10)
    assert match.over
    assert look(match).round == 10
    assert look(match).phase == "over"
    assert look(match).revealed == {}
    assert look(table(("clean_up",), round=9, westeros=QUIET)).phase == "planning"


@covers("got-westeros-3", "got-westeros-6")
def test_three_cards_are_revealed_and_carried_out_in_order() -> None:
    match = table(
        ("westeros",),
        westeros=CHOICES,
        tracks={"iron_throne": ("stark",), "kings_court": ("tyrell",), "fiefdoms": ("martell",)},
    )
    assert look(match).revealed == CHOICES
    assert question(match) == ("stark", "westeros_choice")
    play(match, ("choose", "nothing"))
    assert question(match) == ("tyrell", "westeros_choice")
    play(match, ("choose", "nothing"))
    assert question(match) == ("martell", "westeros_choice")
    play(match, ("choose", "nothing"))
    assert question(match) == ("tyrell", "raven")  # nobody has units: planning is over at once


@covers("got-westeros-4", "got-wildling-3")
def test_each_icon_moves_the_threat_token_one_position() -> None:
    for cards, threat in ((NO_ICONS, 4), ({**NO_ICONS, "III": "rains_of_autumn"}, 6), (CHOICES, 8), (QUIET, 10)):
        match = table(("westeros",), threat=4, westeros=cards)
        assert look(match).threat == threat, cards


@covers("got-westeros-5", "got-wildling-1", "got-wildling-3")
def test_at_twelve_the_wildlings_attack_and_the_rest_of_the_icons_is_lost() -> None:
    for threat in (6, 8, 10):
        match = table(("westeros",), threat=threat, westeros=QUIET, wildlings=("silence_at_the_wall",))
        assert kinds(match) == {"wildling_bid"}, threat
        assert look(match).threat == 12
        bid(match, stark=5, lannister=5, baratheon=2)
        play(match, ("name", "stark"))
        assert look(match).threat == 0  # nothing of the surplus is kept
        assert len(told(match, "wildling_attack")) == 1
    below = table(("westeros",), threat=4, westeros=QUIET)
    assert look(below).threat == 10
    assert kinds(below) == {"raven"}


@covers("got-westeros-7")
def test_a_card_that_was_carried_out_goes_under_its_deck() -> None:
    match = table(("westeros",), westeros=CHOICES)
    play(match, ("choose", "nothing"))
    state = look(match)
    assert state.revealed == {"II": "dark_wings_dark_words", "III": "put_to_the_sword"}
    assert state.decks["I"].bottom == ("a_throne_of_blades",)
    assert (len(state.decks["I"]), len(state.decks["II"])) == (10, 9)
    play(match, ("choose", "nothing"), ("choose", "no_defense"))
    assert look(match).revealed == {}
    assert [deck.bottom for deck in look(match).decks.values()] == [(card,) for card in CHOICES.values()]


@covers("got-westeros-7")
def test_a_deck_comes_round_again_in_the_same_order() -> None:
    order = ("rains_of_autumn", "storm_of_swords", "sea_of_storms", "feast_for_crows", "web_of_lies")
    deck = (*order, "put_to_the_sword", "put_to_the_sword", *["wildlings_attack"] * 3)
    match = table(("westeros",), round=1, westeros={"III": deck}, players=3)
    drift(match)
    shown = [entry["westeros_card"] for entry in told(match, "westeros_card") if entry["deck"] == "III"]
    assert tuple(shown) == deck[:9]
    assert look(match).decks["III"].bottom == deck[:9]


@covers("got-westeros-8")
def test_an_attack_at_twelve_is_over_before_card_one() -> None:
    match = table(("westeros",), threat=10, westeros=CHOICES, wildlings=("silence_at_the_wall",))
    bid(match, stark=3)
    assert asked(match).kind == "wildling_tie"
    play(match, ("name", "greyjoy"))
    state = look(match)
    assert question(match) == ("baratheon", "westeros_choice")
    assert state.revealed == CHOICES
    assert (state.threat, state.bids, state.attack) == (8, {}, None)
    assert (state.power["stark"], state.pool["stark"]) == (2, 18)


@covers("got-westeros-9", "got-westeros-4")
def test_icons_count_before_any_card_works() -> None:
    match = table(("westeros",), threat=2, westeros={**CHOICES, "III": "wildlings_attack"})
    assert look(match).threat == 6  # both icons, before the first choice
    assert question(match) == ("baratheon", "westeros_choice")
    play(match, ("choose", "nothing"), ("choose", "nothing"))
    attack = look(match).attack
    assert attack is not None
    assert attack.strength == 6


# -- the action phase and its end


@covers("got-action-1", "got-planning-13", "got-planning-3")
def test_steps_of_the_action_phase() -> None:
    match = table(
        ("planning",),
        phase="westeros",
        tracks={"kings_court": ("stark",)},
        units={
            "winterfell": ("stark", "footman"),
            "karhold": ("stark", "footman"),
            "white_harbor": ("stark", "footman"),
            "moat_cailin": ("lannister", "footman"),
        },
    )
    place_orders(
        match,
        {"winterfell": "consolidate_star", "karhold": "march_0", "white_harbor": "raid", "moat_cailin": "support"},
    )
    assert (question(match), look(match).phase) == (("stark", "raven"), "planning")
    play(match, ("decline",))
    assert (question(match), look(match).phase) == (("stark", "raid"), "raids")
    play(match, ("waste", "white_harbor"))
    assert (question(match), look(match).phase) == (("stark", "move"), "marches")
    play(match, ("done",))
    assert (question(match), look(match).phase) == (("stark", "consolidate"), "consolidate")
    play(match, ("consolidate", "winterfell"))
    assert look(match).round == 6
    assert look(match).orders == {}


@covers("got-cleanup-1", "got-cleanup-5")
def test_defense_and_support_orders_are_taken_up_and_can_be_placed_again() -> None:
    match = table(
        ("marches",),
        westeros={**QUIET, "III": "rains_of_autumn"},
        units={
            "winterfell": ("stark", "footman"),
            "karhold": ("stark", "footman"),
            "white_harbor": ("stark", "footman"),
        },
        orders={"winterfell": "defense_plus_1", "karhold": "support", "white_harbor": "march_0"},
    )
    state = play(match, ("done",))
    assert state.round == 6
    assert state.orders == {}
    assert question(match) == ("stark", "order")
    assert may(match, ("order", "karhold", "support"))
    play(match, ("order", "karhold", "support"), ("order", "winterfell", "defense_plus_1"))
    assert may(match, ("order", "white_harbor", "march_0"))
    assert may(match, ("order", "white_harbor", "support"))


@covers("got-cleanup-2")
def test_routed_units_stand_up() -> None:
    match = table(
        ("clean_up",),
        round=10,
        units={
            "winterfell": ("stark", "footman", "routed_footman", "routed_knight"),
            "pyke": ("greyjoy", "siege_engine", "routed_knight"),
            "bay_of_ice": ("stark", "routed_ship", "routed_ship"),
        },
    )
    assert look(match).units == {
        "winterfell": (2, 1, 0, 0, 0, 0, 0),
        "pyke": (0, 1, 0, 1, 0, 0, 0),
        "bay_of_ice": (0, 0, 2, 0, 0, 0, 0),
    }


@covers("got-cleanup-3", "got-dominance-9", "got-dominance-18")
def test_blade_and_raven_are_ready_again() -> None:
    used = ("valyrian_steel_blade", "messenger_raven")
    before = table(("consolidate",), used=used, pause="stark")
    assert look(before).used == used
    play(before, ("consolidate", "winterfell"))
    assert look(before).used == ()


@covers("got-cleanup-4")
def test_otherwise_the_next_round_begins() -> None:
    match = table(("clean_up",), round=1, westeros=CHOICES)
    assert look(match).round == 2
    assert look(match).phase == "westeros"
    assert choices(match) == {("choose", "supply"), ("choose", "mustering"), ("choose", "nothing")}
