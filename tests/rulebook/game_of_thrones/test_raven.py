"""The Messenger Raven: swapping an order, or looking at the top wildling card."""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    choices,
    look,
    play,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.game_of_thrones.test_planning import ELEVEN, PLAIN
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ORDERS


def raven(
    orders: dict[str, str], bars: tuple[str, ...] = (), used: tuple[str, ...] = (), top: tuple[str, ...] = ()
) -> Match:
    """Stark holds the raven and has these orders on the board; Lannister supports in Lannisport."""
    return table(
        ("raven",),
        ("raids",),
        tracks={"kings_court": ("stark",)},
        units={**dict.fromkeys(orders, ("stark", "footman")), "lannisport": ("lannister", "footman")},
        orders={**orders, "lannisport": "support"},
        restrictions=bars,
        used=used,
        wildlings=top,
        pause="martell",
    )


@covers("got-dominance-14", "got-planning-12")
def test_the_raven_swaps_or_looks_or_rests() -> None:
    match = raven({"karhold": "support", "winterfell": "defense_plus_1"})
    assert question(match) == ("stark", "raven")
    assert choices(match) == {("swap", "karhold"), ("swap", "winterfell"), ("look",), ("decline",)}
    state = play(match, ("decline",))
    assert state.used == ()
    assert question(match) == ("martell", "consolidate")
    swapped = raven({"karhold": "support"})
    play(swapped, ("swap", "karhold"), ("order", "karhold", "raid"))
    assert question(swapped) == ("martell", "consolidate")  # not asked again: one of the two


@covers("got-dominance-15", "got-planning-15")
def test_an_own_order_is_replaced_by_an_unplaced_one() -> None:
    match = raven({"karhold": "raid", "winterfell": "march_0", "white_harbor": "raid"})
    assert refused(match, ("swap", "lannisport")) == "got-dominance-15"  # another's order
    assert refused(match, ("swap", "castle_black")) == "got-dominance-15"  # no order
    play(match, ("swap", "karhold"))
    assert refused(match, ("order", "karhold", "march_0")) == "got-dominance-21"  # placed in Winterfell
    assert refused(match, ("order", "winterfell", "support")) == "got-dominance-15"  # not the one taken up
    assert refused(match, ("order", "karhold", "raid")) == "got-dominance-15"  # both are on the board
    state = play(match, ("order", "karhold", "march_minus_1"))
    assert state.orders["karhold"] == ("stark", "march_minus_1")
    assert state.orders["winterfell"] == ("stark", "march_0")
    assert state.used == ("messenger_raven",)


@covers("got-dominance-15")
def test_the_order_taken_up_is_unplaced_again() -> None:
    match = raven({"karhold": "march_0"})
    play(match, ("swap", "karhold"), ("order", "karhold", "support"))
    assert [order for house, order in look(match).orders.values() if house == "stark"] == ["support"]


@covers("got-dominance-21", "got-planning-6")
def test_the_swap_keeps_to_the_stars() -> None:
    orders = {
        "karhold": "raid_star",
        "winterfell": "defense_plus_2",
        "white_harbor": "support_plus_1",
        "castle_black": "support",
    }
    match = raven(orders)
    play(match, ("swap", "castle_black"))
    assert refused(match, ("order", "castle_black", "march_plus_1")) == "got-dominance-21"
    assert refused(match, ("order", "castle_black", "consolidate_star")) == "got-dominance-21"
    again = raven(orders)
    play(again, ("swap", "karhold"), ("order", "karhold", "march_plus_1"))  # a star for a star
    assert look(again).orders["karhold"] == ("stark", "march_plus_1")


@covers("got-dominance-21", "got-cardref-16")
def test_the_swap_keeps_to_the_orders_barred_this_round() -> None:
    match = raven({"karhold": "support", "winterfell": "march_0"}, bars=("no_raid", "no_march_plus_1"))
    play(match, ("swap", "karhold"))
    for order in ("raid", "raid_star", "march_plus_1"):
        assert refused(match, ("order", "karhold", order)) == "got-dominance-21"
    assert {str(option[2]) for option in choices(match)} == set(ORDERS) - {
        "raid",
        "raid_star",
        "march_plus_1",
        "march_0",
    }


@covers("got-dominance-21")
def test_an_order_for_which_nothing_may_be_put_in_cannot_be_swapped() -> None:
    areas = (*ELEVEN, "seagard", "riverrun")
    stars = ("raid_star", "defense_plus_2", "support_plus_1")
    everything = dict(zip(areas, (*PLAIN, *stars), strict=True))
    match = table(
        ("raven",),
        tracks={"kings_court": ("stark",)},
        units={
            **dict.fromkeys(areas[:10], ("stark", "footman")),
            **dict.fromkeys(areas[10:], ("stark", "knight")),
        },
        orders=everything,
    )
    assert refused(match, ("swap", "castle_black")) == "got-dominance-21"  # a star more would be too many
    assert choices(match) == {("swap", "the_twins"), ("swap", "seagard"), ("swap", "riverrun"), ("look",), ("decline",)}


@covers("got-dominance-16", "got-dominance-17", "got-planning-15")
def test_the_raven_looks_at_the_top_wildling_card() -> None:
    match = raven({"karhold": "support"}, top=("crow_killers", "mammoth_riders"))
    play(match, ("look",))
    assert choices(match) == {("put_on_top",), ("put_at_bottom",)}
    seats = look(match).seats

    def known(seat: int | None) -> list[str | None]:
        (decks,) = [entry for entry in match.view(seat)["view"]["panels"] if entry["kind"] == "decks"]
        top: list[str | None] = decks["wildlings"]["top"]
        return top

    assert known(seats["stark"])[0] == "crow_killers"
    assert known(seats["lannister"])[0] is None
    assert known(None)[0] is None
    for seat in (seats["lannister"], None):
        assert "crow_killers" not in str(match.view(seat))
    state = play(match, ("put_on_top",))
    assert state.wildlings.top[0] == "crow_killers"
    assert state.used == ("messenger_raven",)
    assert state.knows(seats["stark"], "wildling", "crow_killers")
    assert not state.knows(seats["lannister"], "wildling", "crow_killers")


@covers("got-dominance-16")
def test_the_card_may_go_to_the_bottom() -> None:
    match = raven({"karhold": "support"}, top=("crow_killers", "mammoth_riders"))
    state = play(match, ("look",), ("put_at_bottom",))
    assert state.wildlings.top == ("mammoth_riders",)
    assert state.wildlings.bottom == ("crow_killers",)
    assert len(state.wildlings) == 9
    assert state.knows(state.seats["stark"], "wildling", "crow_killers")


@covers("got-dominance-16")
def test_a_card_is_drawn_from_the_shuffled_deck_when_it_is_looked_at() -> None:
    match = table(
        ("raven",),
        ("raids",),
        tracks={"kings_court": ("stark",)},
        dice=[("wildling deck", "the_horde_descends")],
        pause="martell",
    )
    state = play(match, ("look",))
    assert state.wildlings.top == ("the_horde_descends",)
    assert state.knows(state.seats["stark"], "wildling", "the_horde_descends")
    play(match, ("put_on_top",))
    assert told(match, "raven_returns") == [{"power": "stark"}]


@covers("got-dominance-18")
def test_a_used_raven_rests_until_the_end_of_the_round() -> None:
    used = raven({"karhold": "support"}, used=("messenger_raven",))
    assert question(used) == ("martell", "consolidate")  # nobody was asked
    assert look(used).orders["karhold"] == ("stark", "support")
    match = raven({"karhold": "support"}, top=("silence_at_the_wall",))
    play(match, ("look",), ("put_on_top",))
    assert look(match).used == ("messenger_raven",)
    assert question(match) == ("martell", "consolidate")
