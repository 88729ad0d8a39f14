"""Hidden information and alliances: what each seat sees, what the raven's holder keeps knowing, and talk."""

from __future__ import annotations

from typing import Any

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    asked,
    bid,
    check,
    drift,
    kinds,
    look,
    panel,
    place_orders,
    play,
    table,
)
from tests.rulebook.game_of_thrones.test_setup import new
from warcouncil.engine.match import Match
from warcouncil.testing import random_play
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import DOMINANCE, HAND


def pieces(match: Match, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """What a viewer sees of some kind of piece on the board."""
    found: list[dict[str, Any]] = match.view(seat)["view"]["pieces"]
    return [piece for piece in found if piece["kind"] == kind]


def known_wildlings(match: Match, seat: int | None) -> tuple[list[str | None], list[str | None]]:
    """The wildling cards on top and at the bottom of the deck as a viewer knows them."""
    (decks,) = [entry for entry in match.view(seat)["view"]["panels"] if entry["kind"] == "decks"]
    return decks["wildlings"]["top"], decks["wildlings"]["bottom"]


# -- orders


@covers("got-hidden-1", "got-planning-4", "got-negotiation-2")
def test_what_is_on_the_board_is_open_and_what_is_not_revealed_is_hidden() -> None:
    match = table(
        ("planning",),
        units={
            "winterfell": ("stark", "footman", "knight"),
            "karhold": ("stark", "footman"),
            "pyke": ("greyjoy", "footman"),
        },
        tokens={"castle_black": "stark"},
        neutrals=("kings_landing",),
    )
    play(match, ("stark", ("order", "karhold", "raid")))
    play(match, ("stark", ("order", "winterfell", "march_0")))
    seats = look(match).seats
    for seat in (seats["stark"], seats["greyjoy"], None):
        units = {
            (p["place"], p["kind"], p["count"], p["owner"])
            for p in match.view(seat)["view"]["pieces"]
            if p["kind"] in ("footman", "knight")
        }
        assert units == {
            ("winterfell", "footman", 1, "stark"),
            ("winterfell", "knight", 1, "stark"),
            ("karhold", "footman", 1, "stark"),
            ("pyke", "footman", 1, "greyjoy"),
        }
        assert [(p["place"], p["owner"]) for p in pieces(match, seat, "power_token")] == [("castle_black", "stark")]
        assert len(pieces(match, seat, "garrison")) == 6
        assert [(p["place"], p["count"]) for p in pieces(match, seat, "neutral_force")] == [("kings_landing", 5)]
    own = [(p["place"], p["owner"], p["markers"]) for p in pieces(match, seats["stark"], "order")]
    assert own == [("karhold", "stark", ["draft", "raid"]), ("winterfell", "stark", ["draft", "march_0"])]
    assert pieces(match, seats["greyjoy"], "order") == pieces(match, None, "order") == []
    place_orders(match)
    for seat in (seats["stark"], seats["greyjoy"], None):
        shown = {(p["place"], tuple(p["markers"])) for p in pieces(match, seat, "order")}
        assert shown == {("karhold", ("raid",)), ("winterfell", ("march_0",)), ("pyke", ("defense_plus_1",))}


@covers("got-hidden-1", "got-negotiation-2", "got-planning-4")
def test_orders_laid_face_down_one_house_after_another_stay_hidden() -> None:
    eleven = (
        *("castle_black", "karhold", "winterfell", "white_harbor", "the_stony_shore", "widows_watch"),
        *("moat_cailin", "greywater_watch", "flints_finger", "the_fingers", "the_twins"),
    )
    match = table(
        ("planning",),
        units={
            **dict.fromkeys(eleven[:10], ("stark", "footman")),
            "the_twins": ("stark", "knight"),
            "pyke": ("greyjoy", "footman"),
            "ironmans_bay": ("greyjoy", "ship"),
        },
        tracks={
            "kings_court": ("greyjoy", "lannister", "baratheon", "tyrell", "martell", "stark"),
            "iron_throne": ("greyjoy", "stark"),
        },
        neutrals=(),
    )
    play(match, ("order", "pyke", "raid"))
    seats = look(match).seats
    assert [p["markers"] for p in pieces(match, seats["greyjoy"], "order")] == [["draft", "raid"]]
    assert pieces(match, seats["stark"], "order") == []
    play(match, ("order", "ironmans_bay", "support"), ("ready",))
    assert [p["markers"] for p in pieces(match, seats["stark"], "order")] == [["face_down"], ["face_down"]]
    assert [p["markers"] for p in pieces(match, seats["greyjoy"], "order")] == [
        ["face_down", "raid"],
        ["face_down", "support"],
    ]
    assert "ironmans_bay" in str(match.view(None)["log"])  # where they lie is open
    play(match, ("leave", "castle_black"), ("order", "karhold", "raid"))
    own = [p["markers"] for p in pieces(match, seats["stark"], "order") if p["owner"] == "stark"]
    assert own == [["draft", "raid"]]


# -- power


@covers("got-hidden-2", "got-hidden-4", "got-clash-9")
def test_power_is_open_except_during_a_bid() -> None:
    match = table(
        ("wildling_attack", 4, ""),
        ("consolidate",),
        players=3,
        wildlings=("silence_at_the_wall",),
        power={"stark": 7},
        pause="stark",
    )
    assert kinds(match) == {"wildling_bid"}
    for house in look(match).houses:
        for seat in (0, 1, 2, None):
            own = look(match).seats[house] == seat
            expected = {"stark": 7, "lannister": 5, "baratheon": 5}[house]
            assert panel(match, house, seat)["available"] == (expected if own else None)
            assert panel(match, house, seat)["announced"] == expected  # everybody was told before
    bid(match, stark=4)
    assert asked(match).kind == "consolidate"
    for seat in (0, 1, 2, None):
        assert [panel(match, house, seat)["available"] for house in look(match).houses] == [3, 5, 5]
        assert panel(match, "stark", seat)["pool"] == 17


@covers("got-hidden-3")
def test_before_a_bid_everybody_knows_what_each_house_has() -> None:
    match = table(("clash", "fiefdoms"), players=3, power={"stark": 9, "lannister": 0})
    for seat in (0, 1, 2, None):
        assert [panel(match, house, seat)["announced"] for house in ("stark", "lannister", "baratheon")] == [9, 0, 5]
        shown = panel(match, "baratheon", seat)  # and everything else that lies open
        assert (shown["lands"], shown["castles"], shown["supply"], shown["stars"]) == (1, 1, 6, 1)
        assert shown["positions"] == {"iron_throne": 1, "fiefdoms": 2, "kings_court": 3}
        assert shown["hand"] == list(HAND["baratheon"])
        assert shown["discards"] == []


# -- the raven's knowledge


def after_looking(*choice: str) -> Match:
    """Stark has looked at the top wildling card and put it back."""
    match = table(
        ("raven",),
        ("wildling_attack", 2, ""),
        ("wildling_attack", 0, ""),
        players=3,
        tracks={"kings_court": ("stark",)},
        dice=[("wildling deck", "crow_killers"), ("wildling deck", "mammoth_riders")],
    )
    play(match, ("look",), choice)
    return match


@covers("got-dominance-17", "got-dominance-16")
def test_only_the_holder_of_the_raven_learns_the_card_and_keeps_knowing_it() -> None:
    on_top = after_looking("put_on_top")
    assert known_wildlings(on_top, 0) == (["crow_killers"], [])
    assert known_wildlings(on_top, 1) == known_wildlings(on_top, None) == ([None], [])
    below = after_looking("put_at_bottom")
    assert known_wildlings(below, 0) == ([], ["crow_killers"])
    assert known_wildlings(below, 2) == ([], [None])
    for match in (on_top, below):
        looked = [entry for entry in match.log if entry.message == "raven_looks"]
        assert len(looked) == 1
        for seat in (1, 2):
            entry = looked[0].for_seat(seat)
            assert entry is None or "crow_killers" not in str(entry.arguments)
        own = looked[0].for_seat(0)
        assert own is not None
        assert "crow_killers" in str(own.arguments)


@covers("got-dominance-17", "got-wildling-14")
def test_a_card_that_everybody_has_seen_is_known_to_all() -> None:
    match = after_looking("put_on_top")
    bid(match, stark=2)  # crow killers: nobody has footmen to knight
    state = look(match)
    assert not state.knows(0, "wildling", "crow_killers")  # no secret any more
    for seat in (0, 1, 2, None):
        assert known_wildlings(match, seat) == ([], ["crow_killers"])
    below = after_looking("put_at_bottom")
    bid(below, stark=2)  # another card
    assert known_wildlings(below, 0) == ([], ["crow_killers", "mammoth_riders"])
    assert known_wildlings(below, 1) == ([], [None, "mammoth_riders"])


@covers("got-hidden-1")
def test_a_copy_for_one_seat_holds_nothing_that_it_cannot_know() -> None:
    """What others drafted or know is drawn anew in such a copy; what the seat knows stays."""
    match = after_looking("put_on_top")
    own = match.fork(seat=0, seed=3)
    assert look(own).wildlings.top == ("crow_killers",)
    tops = {look(match.fork(seat=1, seed=seed)).wildlings.top for seed in range(30)}
    assert len(tops) > 3
    for seed in range(5):
        check(look(match.fork(seat=1, seed=seed)))


# -- alliances


@covers("got-negotiation-1", "got-negotiation-3")
def test_everybody_may_talk_to_everybody_at_any_time() -> None:
    match = table(
        ("westeros",), players=4, westeros={**QUIET, "II": "clash_of_kings"}, units={"pyke": ("greyjoy", "footman")}
    )
    for kind in ("clash_bid", "order", "raven"):
        drift(match, kind)
        channels = match.title.talk(look(match))
        assert all(channel.open for channel in channels)
        assert [channel.seats for channel in channels] == [
            (0, 1, 2, 3),
            *((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)),
        ]


@covers("got-negotiation-3")
def test_nothing_of_the_game_is_ever_given_away() -> None:
    match = new(4)
    acts = {act for kind in match.title.kinds.values() for act in kind.acts}
    assert not {act for act in acts if act.startswith(("give", "bribe", "trade", "lend", "pay"))}
    for _ in zip(range(600), random_play(match, 5), strict=False):
        state = look(match)
        for house in state.houses:
            combat = state.combat
            played = (
                {combat.card(house)} - {""}
                if combat is not None and house in (combat.attacker, combat.defender)
                else set()
            )
            assert {*state.hands[house], *state.discards[house], *played} == set(HAND[house])
            on_board = sum(owner == house for owner in state.tokens.values())
            assert state.power[house] + state.pool[house] + state.bids.get(house, 0) + on_board == 20
        for track, order in state.tracks.items():
            assert not order or state.holders[DOMINANCE[track]] == order[0]


@covers("got-negotiation-4", "got-clash-3")
def test_a_bid_is_kept_for_oneself() -> None:
    match = table(("clash", "fiefdoms"), players=3, power={"stark": 2})
    assert set(asked(match, "stark").options) == {("bid", 0), ("bid", 1), ("bid", 2)}
    match.choose(asked(match, "stark"), ("bid", 2))
    assert look(match).drafts == {"stark": (("bid", 2),)}
    assert match.title.hidden(look(match), 1)["bids"] == {"stark": (("bid", 2),)}
    assert match.title.hidden(look(match), 0)["bids"] == {}
    bid(match, lannister=1, baratheon=0)
    assert look(match).tracks["fiefdoms"] == ("stark", "lannister", "baratheon")
    assert look(match).power["stark"] == 0
