"""Final scoring: the rows A to E."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import TURN, final, kit, look, row, table
from warcouncil.engine.state import Entry
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import BOARDS, BUILDINGS, CARDS, GOVERNORS

END: Entry = ("end_of_round",)
OPEN = dict.fromkeys(("india", "africa", "caribbean"), "yellow")

GLORY = {0: 0, 1: 0, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 7, 8: 7, 9: 7, 10: 10, 11: 11, 12: 12, 13: 13, 14: 14, 15: 15}


@covers("end-score-1", "end-score-2", "end-score-3")
@pytest.mark.parametrize(("marker", "glory"), GLORY.items())
def test_a_marker_slides_back_to_a_glory_space(marker: int, glory: int) -> None:
    for attribute in ("industry", "culture", "wealth", "influence"):
        match = table(END, round=7, red=kit(attributes={attribute: marker}))
        points = {item.source: item.points for item in final(match).rows[0].items}
        assert points == {name: glory if name == attribute else 0 for name in points}
        assert row(match, "A") == glory


@covers("end-score-2")
def test_a_marker_on_5_or_6_scores_4() -> None:
    match = table(END, round=7, red=kit(industry=5, culture=6, wealth=4, influence=7))
    assert [item.points for item in final(match).rows[0].items] == [4, 4, 4, 7]


@covers("end-score-3")
def test_10_scores_10_and_12_scores_12() -> None:
    match = table(END, round=7, red=kit(industry=10, culture=12))
    assert [item.points for item in final(match).rows[0].items] == [10, 12, 0, 0]


@covers("end-score-1")
def test_beyond_the_printed_track_every_space_counts() -> None:
    red = kit(coast=("colonial_house", "museum", "theater", "university"), culture=24)
    match = table(END, round=7, red=red)
    assert [item.points for item in final(match).rows[0].items][1] == 24
    far = look(match).copy()
    far.attributes["red"] = (0, 31, 0, 0)
    from warcouncil.titles.endeavor.scoring import score

    assert score(far, "red").rows[0].points == 31


@covers("end-score-4")
def test_cities_score_1_or_2_as_printed() -> None:
    assert row(table(END, round=7, discs={"london": "red"}), "B") == 1
    assert row(table(END, round=7, discs={"calcutta": "red"}, opened=OPEN), "B") == 2
    assert row(table(END, round=7, discs={"london": "red", "calcutta": "red", "goa": "blue"}, opened=OPEN), "B") == 3
    for side, two in (("A", 6), ("B", 8)):
        worth = [BOARDS[side].glory[city] for city in BOARDS[side].cities]
        assert (set(worth), worth.count(2)) == ({1, 2}, two)


@covers("end-score-5")
def test_each_controlled_link_scores_1() -> None:
    match = table(END, round=7, discs={"genoa": "red", "venice": "red", "constantinople": "red", "london": "blue"})
    assert row(match, "B") == 3 + 2
    links = [item for item in final(match).rows[1].items if item.kind == "link"]
    assert {item.source: item.points for item in links} == {"link_genoa__venice": 1, "link_venice__constantinople": 1}
    assert {link.glory for board in BOARDS.values() for link in board.links} == {1}


@covers("end-score-6")
def test_fleets_score_nothing_but_end_links() -> None:
    assert row(table(END, round=7, discs={"azores_fleet": "red"}), "B") == 0
    assert row(table(END, round=7, discs={"azores_fleet": "red", "lisbon": "red"}), "B") == 2
    assert row(table(END, round=7, discs={"azores_fleet": "blue", "lisbon": "red"}), "B") == 1


@covers("end-score-7", "end-score-17")
def test_discs_on_tracks_and_seas_and_buildings_score_nothing() -> None:
    red, city = kit(2, coast=("colonial_house", "market"), workers=(1, 2)), {"london": "red"}
    bare = table(END, round=7, red=kit(2, coast=("colonial_house", "market")), discs=city, opened=OPEN)
    tracks, seas = {"far_east": ("red",) * 3}, {"india": ("red",) * 4}
    full = table(END, round=7, red=red, discs=city, tracks=tracks, seas=seas, opened=OPEN)
    assert final(full).total == final(bare).total == 3 + 1


@covers("end-score-17")
def test_discs_in_the_supply_score_nothing() -> None:
    for supply in (1, 10, 33):
        match = table(END, round=7, red=kit(supply=supply))
        assert final(match).total == 3 + (35 - supply) // 3


@covers("end-score-8")
@pytest.mark.parametrize("tile", [tile for tile, building in BUILDINGS.items() if building.level == 5])
def test_glory_on_buildings_scores(tile: str) -> None:
    expected = {"stock_exchange": 3, "museum": 4, "parliament": 3, "city_hall": 1, "memorial": 4, "cathedral": 4}
    match = table(END, round=7, red=kit(coast=("colonial_house", tile)))
    assert row(match, "C") == 3 + expected.get(tile, 4)


@covers("end-score-9")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].glory])
def test_glory_on_cards_scores(card: str) -> None:
    match = table(END, round=7, red=kit(cards=(card,)))
    assert row(match, "C") == 3 + CARDS[card].glory
    assert row(match, "C", "blue") == 3


@covers("end-score-9", "end-score-11")
@pytest.mark.parametrize("governor", GOVERNORS)
def test_glory_on_governors_scores(governor: str) -> None:
    region = GOVERNORS[governor].region
    red = kit(governors=(governor,), free_slot=governor)
    match = table(END, round=7, red=red, opened={region: "yellow"})
    assert row(match, "C") == GOVERNORS[governor].glory == (2 if region == "far_east" else 1)


@covers("end-score-10", "end-score-11")
def test_an_empty_governor_slot_scores_3() -> None:
    assert row(table(END, round=7), "C") == 3
    housed = table(END, round=7, red=kit(governors=("gov_india",), free_slot="gov_india"), opened=OPEN)
    assert row(housed, "C") == 1


@covers("end-score-18")
def test_a_governor_in_a_normal_slot_leaves_the_free_slot_empty() -> None:
    match = table(END, round=7, red=kit(governors=("gov_india",)), opened=OPEN)
    assert row(match, "C") == 1 + 3


@covers("end-score-12")
@pytest.mark.parametrize(("harbor", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_three_discs_in_the_harbor_score_1(harbor: int, points: int) -> None:
    match = table(END, round=7, red=kit(harbor))
    assert row(match, "D") == points
    assert final(match).total == 3 + points


@covers("end-score-13")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_face_down_slavery_cards_cost_1_each(count: int) -> None:
    match = table(END, round=7, red=kit(face_down=("slavery_0", "slavery_3", "slavery_5")[:count]))
    assert row(match, "E") == -count
    assert final(match).total == 3 - count


@covers("end-score-13")
def test_slavery_cards_in_slots_cost_nothing() -> None:
    assert row(table(END, round=7, red=kit(cards=("slavery_0",))), "E") == 0


@covers("end-score-14")
def test_the_highest_total_wins() -> None:
    match = table(END, round=7, red=kit(3), blue=kit(9), yellow=kit())
    assert match.result is not None
    assert match.result.scores == {"red": 4, "blue": 6, "yellow": 3}
    assert (match.result.ranks, match.result.winners) == ((2, 1, 3), (1,))
    assert match.result.clause == "end-score-14"


@covers("end-score-14")
def test_tied_leaders_share_the_victory() -> None:
    match = table(END, round=7, red=kit(3), blue=kit(0), yellow=kit(5))
    assert match.result is not None
    assert (match.result.ranks, match.result.winners) == ((1, 3, 1), (0, 2))


@covers("end-score-15")
def test_the_score_pad_has_no_rows_for_exploits() -> None:
    match = table(TURN, red=kit(3, industry=4), discs={"london": "red"})
    assert [(row.id, row.points) for row in final(match).rows] == [("A", 4), ("B", 1), ("C", 3), ("D", 1), ("E", 0)]
    assert final(match).total == 9
