"""Wildling attacks: when, how strong, who bids, who wins, and what becomes of token, card and bids."""

from __future__ import annotations

from typing import Unpack

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    Position,
    asked,
    bid,
    choices,
    kinds,
    look,
    panel,
    play,
    question,
    refused,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

SILENCE = "silence_at_the_wall"


def attack(strength: int, card: str = SILENCE, **said: Unpack[Position]) -> Match:
    """The wildlings attack four houses with the strength at the threat token; this card is on top."""
    said["threat"], said["wildlings"], said["players"], said["phase"] = strength, (card,), 4, "westeros"
    return table(("wildling_attack", strength, ""), **said)


@covers("got-wildling-1", "got-wildling-16", "got-westeros-8")
def test_two_attacks_in_one_phase() -> None:
    match = table(
        ("westeros",),
        players=3,
        threat=8,
        westeros={"I": "last_days_of_summer", "II": "last_days_of_summer", "III": "wildlings_attack"},
        wildlings=(SILENCE, "crow_killers"),
    )
    assert kinds(match) == {"wildling_bid"}
    assert look(match).threat == 12
    bid(match, stark=1, lannister=2, baratheon=3)
    assert look(match).threat == 8  # the wildlings won
    assert kinds(match) == {"wildling_bid"}  # the card
    second = look(match).attack
    assert second is not None
    assert second.strength == 8
    bid(match, stark=4, lannister=3, baratheon=1)
    assert look(match).threat == 0
    assert [entry["strength"] for entry in told(match, "wildling_attack")] == [12, 8]
    assert kinds(match) == {"raven"}


@covers("got-wildling-2", "got-wildling-18")
def test_the_token_shows_the_strength() -> None:
    for strength in (0, 2, 6, 10, 12):
        match = table(
            ("westeros",),
            westeros={"I": "supply", "II": "game_of_thrones", "III": "wildlings_attack"},
            threat=strength,
            players=3,
        )
        now = look(match).attack
        assert now is not None
        assert now.strength == strength


@covers("got-wildling-18", "got-wildling-6")
def test_an_attack_without_strength_is_beaten_without_a_bid() -> None:
    match = attack(0, "a_king_beyond_the_wall")
    bid(match)
    assert question(match) == ("baratheon", "wildling_tie")
    play(match, ("name", "stark"))
    assert question(match) == ("stark", "wildling_first")  # a reward: the Night's Watch won


@covers("got-wildling-4", "got-hidden-2", "got-hidden-3")
def test_secret_bids_of_available_power() -> None:
    match, other = attack(4, power={"stark": 3}), attack(4, power={"stark": 3})
    assert {decision.power for decision in match.decisions} == {"stark", "greyjoy", "lannister", "baratheon"}
    assert choices(match, "stark") == {("bid", amount) for amount in range(4)}
    assert refused(match, ("bid", 4), "stark") == "got-terms-6"
    match.choose(asked(match, "stark"), ("bid", 3))
    other.choose(asked(other, "stark"), ("bid", 0))
    for seat in (1, 2, 3, None):
        assert match.view(seat) == other.view(seat)
        assert panel(match, "stark", seat)["available"] is None
        assert panel(match, "stark", seat)["announced"] == 3
    assert look(match).bids == {}


@covers("got-wildling-5", "got-wildling-6", "got-wildling-4")
def test_the_sum_of_all_bids_defends_the_wall() -> None:
    for last, won in ((2, True), (3, True), (1, False)):
        match = attack(8)
        bid(match, stark=4, greyjoy=2, lannister=0, baratheon=last)
        state = look(match)
        assert (state.threat == 0) is won
        assert bool(told(match, "watch_wins")) is won
        assert bool(told(match, "wildlings_win")) is not won


@covers("got-wildling-7", "got-wildling-8")
def test_the_token_goes_back() -> None:
    for strength in (2, 6, 12):
        match = attack(strength)
        bid(match, stark=5, greyjoy=4, lannister=3)
        assert look(match).threat == 0
    for strength, left in ((12, 8), (6, 2), (4, 0), (2, 0)):
        match = attack(strength)
        bid(match, stark=1)
        play(match, ("name", "greyjoy"))
        assert look(match).threat == left


@covers("got-wildling-9", "got-hidden-4")
def test_all_bids_are_lost() -> None:
    for strength in (2, 12):
        match = attack(strength)
        bid(match, stark=4, greyjoy=3, lannister=2, baratheon=1)
        state = look(match)
        assert state.power == {"stark": 1, "greyjoy": 2, "lannister": 3, "baratheon": 4}
        assert state.pool == {"stark": 19, "greyjoy": 18, "lannister": 17, "baratheon": 16}
        assert state.bids == {}
        assert panel(match, "stark", None)["available"] == 1  # open again


@covers("got-wildling-10", "got-wildling-17")
def test_the_card_is_revealed_when_the_winner_is_known() -> None:
    match = attack(4, "a_king_beyond_the_wall")
    assert not told(match, "wildling_card")
    bid(match, stark=3, greyjoy=3)
    assert asked(match).kind == "wildling_tie"
    assert not told(match, "wildling_card")  # ties come first
    play(match, ("name", "greyjoy"))
    assert told(match, "wildling_card") == [{"wildling_card": "a_king_beyond_the_wall"}]
    state = look(match)
    assert (state.threat, state.bids["stark"]) == (4, 3)  # token and bids come after the card
    assert len(state.wildlings) == 8
    play(match, ("promote", "fiefdoms"))
    assert (look(match).threat, look(match).bids) == (0, {})
    story = [entry.message for entry in match.log]
    order = ["wildling_attack", "wildling_bids", "watch_wins", "wildling_card", "moves_on_track", "threat"]
    places = [story.index(message) for message in order]
    assert places == sorted(places)


@covers("got-wildling-11", "got-wildling-12", "got-wildling-4")
def test_rewards_for_the_highest_and_penalties_for_all_when_the_wildlings_win() -> None:
    won = attack(4, "skinchanger_scout")
    state = bid(won, stark=4, greyjoy=1)
    assert state.power == {"stark": 5, "greyjoy": 4, "lannister": 5, "baratheon": 5}
    lost = attack(10, "skinchanger_scout")
    state = bid(lost, stark=2, greyjoy=1, lannister=1, baratheon=0)
    assert state.power == {"stark": 1, "greyjoy": 2, "lannister": 2, "baratheon": 0}


@covers("got-wildling-20")
def test_a_card_takes_and_gives_only_what_it_names_of_the_house_concerned() -> None:
    units = {"winterfell": ("stark", "footman", "knight"), "bay_of_ice": ("stark", "ship", "ship")}
    riders = attack(10, "mammoth_riders", units=units)
    bid(riders, greyjoy=1, lannister=1, baratheon=1)
    assert question(riders) == ("stark", "wildling_losses")
    assert refused(riders, ("lose", "karhold", "footman")) == "got-wildling-20"
    again = attack(6, "mammoth_riders", hands={"stark": ("the_blackfish",)})
    bid(again, stark=4, greyjoy=2)
    assert refused(again, ("recover", "the_blackfish")) == "got-wildling-20"


@covers("got-wildling-13", "got-wildling-12")
def test_the_lowest_bidder_suffers_first_then_the_others_in_turn_order() -> None:
    match = attack(
        8,
        "mammoth_riders",
        tracks={"iron_throne": ("lannister", "greyjoy", "baratheon", "stark")},
        units={
            "lannisport": ("lannister", "footman", "footman", "knight"),
            "pyke": ("greyjoy", "footman", "footman", "knight", "knight"),
            "dragonstone": ("baratheon", "footman", "footman", "knight"),
            "winterfell": ("stark", "footman", "footman", "knight", "knight"),
        },
    )
    bid(match, stark=1, greyjoy=0, lannister=2, baratheon=1)
    for house, home in (
        ("greyjoy", "pyke"),
        ("lannister", "lannisport"),
        ("baratheon", "dragonstone"),
        ("stark", "winterfell"),
    ):
        for _ in range(2):
            assert question(match) == (house, "wildling_losses")
            play(match, ("lose", home, "footman"))
    lost = [entry["power"] for entry in told(match, "loses_unit")]
    assert lost == ["greyjoy"] * 3 + ["lannister"] * 2 + ["baratheon"] * 2 + ["stark"] * 2
    assert match.over


@covers("got-wildling-14")
def test_the_card_goes_under_the_deck() -> None:
    match = attack(2, "rattleshirts_raiders")
    bid(match, stark=2)
    state = look(match)
    assert state.wildlings.bottom == ("rattleshirts_raiders",)
    assert len(state.wildlings) == 9
    assert state.attack is None


@covers("got-wildling-15", "got-dominance-3", "got-wildling-19")
def test_the_throne_names_the_highest_or_lowest_among_tied_bidders() -> None:
    lowest = attack(8, "skinchanger_scout", tracks={"iron_throne": ("greyjoy",)})
    bid(lowest, stark=2, greyjoy=1, lannister=1, baratheon=1)
    assert question(lowest) == ("greyjoy", "wildling_tie")
    assert choices(lowest) == {("name", "greyjoy"), ("name", "lannister"), ("name", "baratheon")}
    assert refused(lowest, ("name", "stark")) == "got-wildling-19"
    state = play(lowest, ("name", "baratheon"))
    assert state.tied == ()
    assert told(lowest, "names") == [{"power": "greyjoy", "power2": "baratheon"}]
    assert state.power == {"stark": 1, "greyjoy": 2, "lannister": 2, "baratheon": 0}
    highest = attack(4, "skinchanger_scout", tracks={"iron_throne": ("greyjoy",)})
    bid(highest, stark=2, greyjoy=2, lannister=1)
    assert question(highest) == ("greyjoy", "wildling_tie")
    assert choices(highest) == {("name", "stark"), ("name", "greyjoy")}
    assert refused(highest, ("name", "lannister")) == "got-wildling-19"
    state = play(highest, ("name", "greyjoy"))  # himself
    assert (state.power["greyjoy"], state.power["stark"]) == (5, 3)
    single = attack(4, "skinchanger_scout", tracks={"iron_throne": ("greyjoy",)})
    bid(single, stark=4)
    assert kinds(single) == set()
    assert told(single, "names") == []  # nothing to decide


@covers("got-wildling-3")
def test_three_positions_at_most_by_the_revealed_cards() -> None:
    match = table(("westeros",), westeros=QUIET, threat=0, units={"winterfell": ("stark", "footman")})
    assert look(match).threat == 6
    assert told(match, "westeros_cards")[-1]["amount"] == 3
