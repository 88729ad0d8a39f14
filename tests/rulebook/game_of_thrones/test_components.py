"""Components: what is in the box, and that nobody gets more than there is."""

from __future__ import annotations

from collections import Counter

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    battle,
    bid,
    choices,
    drift,
    look,
    march,
    may,
    play,
    question,
    refused,
    table,
    told,
    units_in,
)
from tests.rulebook.game_of_thrones.test_setup import COUNTS, HOUSES, at_start
from warcouncil.engine.state import OptionValue
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HAND, ORDER, POOL_OF, TIDES, WESTEROS, WILDLINGS


@covers("got-components-1")
def test_units_of_each_house() -> None:
    for players in COUNTS:
        state = at_start(players)
        for house in state.houses:
            count = Counter(dict(enumerate(state.unused[house])))
            for area in state.areas_of(house):
                for unit, number in enumerate(state.units[area]):
                    count[POOL_OF[unit]] += number
            assert [count[kind] for kind in range(4)] == [10, 5, 6, 2]
    assert 6 * (10 + 5 + 6 + 2) == 138


@covers("got-components-2", "got-setup-8")
def test_seven_house_cards_in_hand() -> None:
    state = at_start(6)
    assert all(len(state.hands[house]) == 7 for house in state.houses)
    assert {house: state.hands[house] for house in state.houses} == {house: HAND[house] for house in state.houses}
    assert len({card for hand in state.hands.values() for card in hand}) == 42
    assert set(state.discards.values()) == {()}


WESTEROS_TABLE = {
    "I": {
        "supply": (3, 0, "", (), ""),
        "mustering": (3, 0, "", (), ""),
        "a_throne_of_blades": (2, 1, "iron_throne", ("supply", "mustering", "nothing"), ""),
        "last_days_of_summer": (1, 1, "", (), ""),
        "winter_is_coming": (1, 0, "", (), ""),
    },
    "II": {
        "clash_of_kings": (3, 0, "", (), ""),
        "game_of_thrones": (3, 0, "", (), ""),
        "dark_wings_dark_words": (2, 1, "messenger_raven", ("clash_of_kings", "game_of_thrones", "nothing"), ""),
        "last_days_of_summer": (1, 1, "", (), ""),
        "winter_is_coming": (1, 0, "", (), ""),
    },
    "III": {
        "wildlings_attack": (3, 0, "", (), ""),
        "put_to_the_sword": (2, 0, "valyrian_steel_blade", ("no_defense", "no_march_plus_1", "nothing"), ""),
        "rains_of_autumn": (1, 1, "", (), "no_march_plus_1"),
        "storm_of_swords": (1, 1, "", (), "no_defense"),
        "sea_of_storms": (1, 1, "", (), "no_raid"),
        "feast_for_crows": (1, 1, "", (), "no_consolidate"),
        "web_of_lies": (1, 1, "", (), "no_support"),
    },
}
WILDLING_CARDS = (
    "silence_at_the_wall",
    "preemptive_raid",
    "crow_killers",
    "rattleshirts_raiders",
    "massing_on_the_milkwater",
    "a_king_beyond_the_wall",
    "mammoth_riders",
    "the_horde_descends",
    "skinchanger_scout",
)
BARRED = {
    "rains_of_autumn": {"march_plus_1"},
    "storm_of_swords": {"defense_plus_1", "defense_plus_2"},
    "sea_of_storms": {"raid", "raid_star"},
    "feast_for_crows": {"consolidate", "consolidate_star"},
    "web_of_lies": {"support", "support_plus_1"},
}


@covers("got-components-3", "got-setup-1", "got-setup-3", table=True)
def test_westeros_and_wildling_cards() -> None:
    state = at_start(6)
    for deck, cards in WESTEROS_TABLE.items():
        assert Counter(state.decks[deck].cards) == {card: row[0] for card, row in cards.items()}
        assert {
            card.id: (card.count, card.icons, card.chooser, card.choices, card.restriction)
            for card in WESTEROS[deck].values()
        } == cards
        assert not state.decks[deck].top  # shuffled: nobody knows an order
        assert not state.decks[deck].bottom
    assert sum(len(deck) for deck in state.decks.values()) == 30
    assert sorted(state.wildlings.cards) == sorted(WILDLING_CARDS)
    assert {(card.id, card.count) for card in WILDLINGS} == {(card, 1) for card in WILDLING_CARDS}
    assert not state.wildlings.top
    assert state.round == 1
    for card, orders in BARRED.items():
        match = table(("westeros",), westeros={**QUIET, "III": card}, units={"winterfell": ("stark", "footman")})
        offered = {str(option[2]) for option in choices(match)}
        assert offered == set(ORDER) - orders


@covers("got-components-4", "got-tides-1", "got-tides-2", table=True)
def test_tides_of_battle_are_an_option() -> None:
    assert not len(at_start(4).tides)
    state = at_start(4, tides_of_battle=True)
    assert Counter(state.tides.cards) == {
        "tides_0": 8,
        "tides_1_sword": 4,
        "tides_1_fortification": 4,
        "tides_2": 4,
        "tides_3": 2,
        "tides_skull": 2,
    }
    assert len(state.tides) == 24
    assert not state.tides.top
    printed = {card.id: (card.strength, card.swords, card.fortifications, card.skulls) for card in TIDES.values()}
    assert printed == {
        "tides_0": (0, 0, 0, 0),
        "tides_1_sword": (1, 1, 0, 0),
        "tides_1_fortification": (1, 0, 1, 0),
        "tides_2": (2, 0, 0, 0),
        "tides_3": (3, 0, 0, 0),
        "tides_skull": (0, 0, 0, 1),
    }


@covers("got-tides-1")
def test_without_the_option_no_tides_cards_are_drawn() -> None:
    def fought(**options: OptionValue) -> list[dict[str, object]]:
        match = table(
            ("marches",),
            units={"winterfell": ("stark", "footman"), "moat_cailin": ("lannister", "footman")},
            orders={"winterfell": "march_0"},
            options=options,
        )
        march(match, "winterfell", ("footman", "moat_cailin"))
        drift(match, "retreat")
        return told(match, "draws_tides")

    assert not fought()
    assert len(fought(tides_of_battle=True)) == 2


@covers("got-tides-2")
def test_the_tides_deck_is_shuffled_before_it_is_drawn_from() -> None:
    match = table(
        ("marches",),
        units={
            "winterfell": ("stark", "footman"),
            "moat_cailin": ("lannister", "knight", "knight"),
            "greywater_watch": ("stark", "footman"),
        },
        orders={"winterfell": "march_0", "greywater_watch": "march_minus_1"},
        tides=("tides_0", "tides_0", "tides_2", "tides_2"),
        pause="martell",
    )
    march(match, "winterfell", ("footman", "moat_cailin"))
    assert len(look(match).tides) == 24
    battle(match, "catelyn_stark", "the_hound")
    assert Counter(look(match).tides.cards)["tides_0"] == 8 - 2
    march(match, "greywater_watch", ("footman", "moat_cailin"))
    assert Counter(look(match).tides.cards)["tides_0"] == 8  # whole again
    assert not look(match).tides.top


@covers("got-components-5", "got-setup-15")
def test_orders_and_power_tokens_of_each_house() -> None:
    assert sum(order.count for order in ORDER.values()) == 15
    for players in COUNTS:
        state = at_start(players)
        assert {house: state.power[house] + state.pool[house] for house in state.houses} == dict.fromkeys(
            HOUSES[players], 20
        )


@covers("got-components-6")
def test_fourteen_neutral_force_tokens() -> None:
    assert set(at_start(3).neutrals) == {
        *("kings_landing", "the_eyrie", "sunspear", "salt_shore", "starfall", "yronwood", "princes_pass"),
        *("the_boneway", "three_towers", "oldtown", "dornish_marches", "storms_end", "highgarden", "pyke"),
    }


@covers("got-components-7")
def test_no_more_units_than_the_house_has() -> None:
    seas = ("bay_of_ice", "the_shivering_sea", "the_narrow_sea", "ironmans_bay", "sunset_sea")
    match = table(
        ("mustering", "stark"),
        phase="westeros",
        units={**dict.fromkeys(seas, ("stark", "ship")), "port_of_winterfell": ("stark", "ship")},
    )
    assert look(match).unused["stark"][2] == 0
    assert refused(match, ("muster_ship", "winterfell", "port_of_winterfell")) == "got-components-7"
    assert may(match, ("muster", "winterfell", "footman"))


@covers("got-components-7", "got-terms-8", "got-terms-7")
def test_no_more_power_than_the_pool_holds() -> None:
    lands = ("castle_black", "karhold", "the_twins", "seagard")
    match = table(
        ("westeros",),
        westeros={**QUIET, "II": "game_of_thrones"},
        tokens=dict.fromkeys(lands, "stark"),
        power={"stark": 14},
    )
    state = look(match)
    assert (state.power["stark"], state.pool["stark"]) == (16, 0)  # five icons, but two tokens
    assert (state.power["lannister"], state.pool["lannister"]) == (5, 15)
    assert (state.power["baratheon"], state.pool["baratheon"]) == (6, 14)


@covers("got-components-8", "got-terms-9")
def test_destroyed_units_can_be_mustered_again() -> None:
    match = table(
        ("westeros",),
        westeros={"I": "mustering", "II": "last_days_of_summer", "III": "wildlings_attack"},
        wildlings=("mammoth_riders",),
        threat=10,
        units={
            "winterfell": ("stark", "knight", "siege_engine", "routed_footman"),
            "bay_of_ice": ("stark", "ship", "routed_ship"),
            "pyke": ("greyjoy", "footman", "routed_knight", "knight"),
            "lannisport": ("lannister", "knight", "footman"),
            "the_golden_sound": ("lannister", "ship"),
        },
        tracks={"iron_throne": ("stark", "greyjoy")},
        power=1,
    )
    assert look(match).threat == 12  # the icon on card II: the wildlings attack first
    before = dict(look(match).unused)
    assert (before["stark"], before["greyjoy"]) == ((9, 4, 4, 1), (9, 3, 6, 2))
    bid(match, lannister=1, baratheon=1, greyjoy=1, tyrell=1, martell=1)
    play(match, ("lose", "winterfell", "siege_engine"), ("lose", "bay_of_ice", "routed_ship"))
    assert look(match).unused["stark"] == (9, 4, 5, 2)
    play(match, ("lose", "winterfell", "routed_footman"))
    assert look(match).unused["stark"] == (10, 4, 5, 2)
    play(match, ("lose", "pyke", "routed_knight"))
    assert look(match).unused["greyjoy"] == (9, 4, 6, 2)
    play(match, ("lose", "pyke", "footman"))
    assert look(match).unused["greyjoy"] == (10, 4, 6, 2)
    play(match, ("lose", "lannisport", "knight"), ("lose", "the_golden_sound", "ship"))
    assert look(match).unused["lannister"] == (9, 5, 6, 2)
    assert question(match) == ("stark", "muster")
    state = play(match, ("muster", "winterfell", "siege_engine"))
    assert state.unused["stark"] == (10, 4, 5, 1)
    assert units_in(match, "winterfell") == {"knight": 1, "siege_engine": 1}
