"""Drawing cards, and the abolition of slavery."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import TURN, asked, final, kit, look, may, play, refused, row, table, told
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import CARDS, DECKS

DRAWER = kit(2, tokens=("tok_draw", "tok_draw"))
EMPTY = {"africa": 6, "slavery": 6}
FIVE_IN_EUROPE = dict.fromkeys(("london", "paris", "genoa", "venice", "tunis"), "red")


def drawing(match: Match) -> Match:
    """Red spends a token and is asked what to draw."""
    play(match, ("spend", "tok_draw"))
    assert asked(match).kind == "draw"
    return match


# -- draw


@covers("end-draw-1")
def test_the_top_card_of_one_deck_is_taken() -> None:
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red",) * 3}))
    assert ("draw", "africa") in asked(match).options
    state = play(match, ("draw", "africa"))
    assert state.cards["red"] == ("africa_1",)
    assert state.decks["africa"] == ("africa_2", "africa_3", "africa_4", "africa_5")
    assert all(state.decks[deck] == cards for deck, cards in DECKS.items() if deck != "africa")


@covers("end-draw-1")
def test_no_card_below_the_top_can_be_had() -> None:
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red",) * 3}))
    assert match.title.kinds["draw"].acts["draw"] == ("deck",)
    assert refused(match, ("draw_discard", "africa_2")) == "end-discard-17"  # it is not in the discard area
    play(match, ("draw", "africa"))
    assert play(drawing(match), ("draw", "africa")).cards["red"] == ("africa_1", "africa_2")


@covers("end-draw-2")
def test_presence_must_reach_the_value() -> None:
    top = {"africa": 3}
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red", "red", "blue")}, top=top))
    assert refused(match, ("draw", "africa")) == "end-draw-2"
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red",) * 3}, top=top))
    assert may(match, ("draw", "africa"))


@covers("end-draw-3")
def test_every_own_disc_in_the_region_counts() -> None:
    where = {
        "discs": {"goa": "red", "arabian_fleet": "red", "bombay": "blue"},
        "tracks": {"india": ("red", "blue", "blue", "blue", "blue")},
        "seas": {"india": ("red", "yellow")},
    }
    assert may(drawing(table(TURN, red=DRAWER, top={"india": 4}, **where)), ("draw", "india"))  # type: ignore[arg-type]
    match = drawing(table(TURN, red=DRAWER, top={"india": 5}, **where))  # type: ignore[arg-type]
    assert refused(match, ("draw", "india")) == "end-draw-2"


@covers("end-draw-4")
def test_a_closed_region_may_be_drawn_from() -> None:
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red",)}))
    assert not look(match).opened[4]
    assert play(match, ("draw", "africa")).cards["red"] == ("africa_1",)


@covers("end-draw-5")
@pytest.mark.parametrize("deck", ["europe", "slavery"])
def test_presence_in_europe_counts_for_both_decks(deck: str) -> None:
    top = {"europe": 2, "slavery": 2}
    match = drawing(table(TURN, red=DRAWER, discs={"london": "red", "azores_fleet": "red"}, top=top))
    assert play(match, ("draw", deck)).cards["red"] == (f"{deck}_2",)
    match = table(TURN, red=DRAWER, discs={"london": "red"}, tracks={"africa": ("red",), "india": ("red",)}, top=top)
    assert refused(drawing(match), ("draw", deck)) == "end-draw-2"


@covers("end-draw-6")
@pytest.mark.parametrize("deck", ["europe", "slavery"])
def test_a_value_0_card_needs_no_disc(deck: str) -> None:
    match = drawing(table(TURN, red=DRAWER))
    assert look(match).presence["red"] == (0,) * 7
    assert play(match, ("draw", deck)).cards["red"] == (f"{deck}_0",)


@covers("end-draw-7")
def test_the_icons_of_the_card_are_gained_at_once() -> None:
    match = drawing(
        table(TURN, red=kit(2, tokens=("tok_draw",), wealth=1), tracks={"india": ("red",) * 4}, top={"india": 4})
    )
    assert play(match, ("draw", "india")).attributes["red"] == (0, 1, 3, 1)


@covers("end-draw-8", "end-draw-14")
def test_any_number_of_cards_may_be_held_in_the_action_phase() -> None:
    held = ("caribbean_1", "caribbean_2", "caribbean_3", "south_america_1", "south_america_2", "north_america_1")
    match = drawing(table(TURN, red=kit(2, tokens=("tok_draw",), cards=held)))
    before = look(match).attributes["red"]
    state = play(match, ("draw", "europe"))
    assert state.cards["red"] == (*held, "europe_0")
    assert state.attributes["red"] == (before[0], before[1] + 1, *before[2:])


@covers("end-draw-10")
@pytest.mark.parametrize("region", ["africa", "india", "caribbean", "south_america", "north_america", "far_east"])
def test_a_regions_value_1_card_brings_a_disc(region: str) -> None:
    match = drawing(table(TURN, red=DRAWER, tracks={region: ("red",)}))
    supply = look(match).supply["red"]
    state = play(match, ("draw", region))
    assert (state.harbor["red"], state.supply["red"]) == (3, supply - 1)


@covers("end-draw-10")
def test_no_other_card_brings_a_disc() -> None:
    assert {card.id for card in CARDS.values() if card.plus} == {
        card.id for card in CARDS.values() if card.value == 1 and card.deck not in ("europe", "slavery")
    }
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red", "red")}, top={"africa": 2}))
    assert play(match, ("draw", "africa")).harbor["red"] == 2


@covers("end-draw-11")
def test_an_empty_supply_gives_nothing() -> None:
    match = drawing(table(TURN, red=kit(supply=0, tokens=("tok_draw",)), tracks={"africa": ("red",)}))
    state = play(match, ("draw", "africa"))
    assert (state.supply["red"], state.harbor["red"]) == (0, 34)
    assert state.attributes["red"] == (1, 0, 0, 1)


@covers("end-draw-12", "end-draw-13")
def test_an_empty_deck_cannot_be_drawn() -> None:
    match = drawing(table(TURN, red=DRAWER, tracks={"africa": ("red",) * 4, "india": ("red",)}, top=EMPTY))
    assert refused(match, ("draw", "africa")) == "end-draw-12"
    assert refused(match, ("draw", "slavery")) == "end-draw-12"  # drawn to the end, not abolished
    tracks = {"africa": ("red",) * 4, "india": ("red",)}
    match = drawing(table(TURN, red=DRAWER, tracks=tracks, top=EMPTY, abolished=True))
    assert refused(match, ("draw", "africa")) == "end-draw-12"


@covers("end-draw-13")
def test_after_abolition_no_slavery_card_can_be_drawn() -> None:
    tracks = {"india": ("red",)}
    match = drawing(table(TURN, red=DRAWER, discs=FIVE_IN_EUROPE, tracks=tracks, top={"africa": 6}, abolished=True))
    assert refused(match, ("draw", "slavery")) == "end-draw-13"
    assert refused(match, ("draw", "africa")) == "end-draw-12"
    assert may(match, ("draw", "europe"))


@covers("end-draw-13", "end-discard-14")
def test_slavery_cards_never_reach_the_discard_area() -> None:
    match = table(("discard_phase",), red=kit(cards=("slavery_0", "slavery_1", "caribbean_1")))
    state = play(match, ("discard", "slavery_0"))
    assert state.discard_area == ()
    assert state.face_down["red"] == ("slavery_0",)


# -- abolition


@covers("end-abol-1", "end-abol-2")
@pytest.mark.parametrize("value", [0, 1, 2, 3, 4, 5])
def test_the_europe_5_card_abolishes_slavery(value: int) -> None:
    match = drawing(table(TURN, red=DRAWER, discs=FIVE_IN_EUROPE, top={"europe": value}))
    state = play(match, ("draw", "europe"))
    assert state.cards["red"] == (f"europe_{value}",)
    assert state.abolished == (value == 5)
    assert {card.id for card in CARDS.values() if card.abolition} == {"europe_5"}


def abolition() -> Match:
    """Red draws the Europe 5 card."""
    red = kit(2, tokens=("tok_draw",), cards=("slavery_0", "caribbean_1"))
    blue = kit(cards=("slavery_2", "slavery_3", "africa_1"))
    match = drawing(table(TURN, red=red, blue=blue, discs=FIVE_IN_EUROPE, top={"europe": 5}))
    play(match, ("draw", "europe"))
    return match


@covers("end-abol-2", "end-abol-3", "end-abol-9")
def test_everybody_sets_all_slavery_cards_aside() -> None:
    state = look(abolition())
    assert state.cards == {"red": ("caribbean_1", "europe_5"), "blue": ("africa_1",), "yellow": ()}
    assert state.face_down == {"red": ("slavery_0",), "blue": ("slavery_2", "slavery_3"), "yellow": ()}
    assert state.abolished


@covers("end-abol-4", "end-discard-20")
def test_the_icons_of_the_cards_set_aside_are_lost_at_once() -> None:
    state = look(abolition())
    assert state.attributes["blue"] == (1, 0, 0, 1)  # industry 2 + 3 and wealth 1 + 1 are gone; Africa 1 stays
    assert state.level("blue", 0) == 1  # and the levels fall with them
    assert state.attributes["yellow"] == (0, 0, 0, 0)


@covers("end-abol-9")
def test_the_player_who_draws_it_gains_its_icons_and_suffers_too() -> None:
    state = look(abolition())
    assert state.attributes["red"] == (1, 1, 1, 2)  # Caribbean 1 and Europe 5; Slavery 0 is gone
    assert state.face_down["red"] == ("slavery_0",)


@covers("end-abol-5")
def test_setting_aside_is_no_discarding() -> None:
    match = abolition()
    assert look(match).discard_area == ()
    assert not [entry for entry in match.log if entry.message.startswith("discard")]


@covers("end-abol-6", "end-draw-13")
def test_slavery_cards_on_the_board_leave_the_game() -> None:
    match = abolition()
    state = look(match)
    assert state.decks["slavery"] == ()
    assert {"slavery_1", "slavery_4", "slavery_5"} <= set(state.removed_cards)
    assert not {"slavery_0", "slavery_2", "slavery_3"} & set(state.removed_cards)


@covers("end-abol-7")
def test_face_down_cards_do_not_count_toward_the_limit() -> None:
    aside = ("slavery_0", "slavery_1", "slavery_2")
    for cards, over in ((("caribbean_1",), False), (("caribbean_1", "caribbean_2"), True)):
        red = kit(cards=cards, face_down=aside, governors=("gov_caribbean",), free_slot="gov_caribbean")
        match = table(("discard_phase",), red=red, opened={"caribbean": "blue"}, abolished=True)
        play(match, ("house", "gov_caribbean"))
        assert asked(match).kind == ("discard" if over else "build")  # limit 1: only the cards in slots count


@covers("end-abol-8")
def test_each_face_down_card_costs_1_glory() -> None:
    by_abolition = abolition()
    assert (row(by_abolition, "E", "red"), row(by_abolition, "E", "blue"), row(by_abolition, "E", "yellow")) == (
        -1,
        -2,
        0,
    )
    by_discard = table(("discard_phase",), red=kit(cards=("slavery_0", "slavery_1", "caribbean_1")))
    play(by_discard, ("discard", "slavery_1"))
    assert row(by_discard, "E") == -1


@covers("end-abol-10")
def test_taking_the_card_again_changes_nothing() -> None:
    red = kit(2, tokens=("tok_draw",), face_down=("slavery_0",))
    area = ("africa_1", "europe_5")
    match = drawing(table(TURN, red=red, discs=FIVE_IN_EUROPE, discard_area=area, top={"europe": 6}, abolished=True))
    before = look(match).removed_cards
    state = play(match, ("draw_discard", "europe_5"))
    assert state.cards["red"] == ("europe_5",)
    assert state.attributes["red"] == (0, 1, 0, 2)
    assert state.removed_cards == before
    assert told(match, "abolition") == []
    assert state.face_down["red"] == ("slavery_0",)


@covers("end-draw-7", "end-score-9")
def test_a_drawn_card_scores_its_glory() -> None:
    match = drawing(table(TURN, red=DRAWER, discs=FIVE_IN_EUROPE, top={"europe": 5}))
    play(match, ("draw", "europe"))
    assert final(match).rows[2].points == 3 + 3
