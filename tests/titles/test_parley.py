"""Parley itself: the parts of the protocol it is there to exercise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.parley import Parley
from tests.titles.parley.state import CARDS, LEAGUE, ParleyState
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.engine.state import Known, Option
from warcouncil.testing import ScriptedDice, answer, covers, position, start

PARLEY = Parley()


def table(*agenda: tuple[str, ...], script: Any = (), players: int = 3, **fields: Any) -> Match:
    """A match of three from a position; the cards that are in no hand lie in the deck."""
    hands = fields.pop("hands", {})
    held = {card for hand in hands.values() for card in hand}
    discards = fields.pop("discards", ())
    deck = fields.pop("deck", Deck.of(card for card in CARDS if card not in held and card not in discards))
    options = {"windows": "sealed", **fields.pop("options", {})}
    state = position(
        PARLEY, *agenda, players=players, options=options, hands=hands, deck=deck, discards=discards, **fields
    )
    return start(state, PARLEY, dice=ScriptedDice(script))


def now(match: Match) -> ParleyState:
    assert isinstance(match.state, ParleyState)
    return match.state


def refused(match: Match, option: Option) -> str | None:
    error = match.why_not(match.decisions[0], option)
    assert error is not None
    return error.clause


@covers("par-3-4", "par-3-5")
def test_a_look_is_for_the_looker_alone_and_binds_as_long_as_it_is_true() -> None:
    match = table(("turn", "cobalt"), ("turn", "amber"), hands={"cobalt": ("scout_1",), "amber": ("scout_2",)})
    answer(match, ("play", "scout_1"))
    assert match.can_undo(0)
    answer(match, ("scout", "fen"))
    assert not match.can_undo(0)
    assert match.state.known == [Known(0, ("garrison", "fen", 1))]
    markers = {seat: match.view(seat)["view"]["pieces"][5]["markers"] for seat in (None, 0, 1, 2)}
    assert markers == {None: ["face down"], 0: ["strength 1"], 1: ["face down"], 2: ["face down"]}
    messages = {seat: [entry["message"] for entry in match.view(seat)["log"]] for seat in (0, 1)}
    assert messages == {0: ["plays", "scouts", "garrison"], 1: ["plays", "scouts"]}


@covers("par-3-5")
def test_what_is_known_cannot_be_scouted() -> None:
    match = table(("turn", "cobalt"), hands={"cobalt": ("scout_1",)}, known=[Known(0, ("garrison", "fen", 1))])
    answer(match, ("play", "scout_1"))
    assert refused(match, ("scout", "fen")) == "par-3-5"


def test_the_top_of_the_deck_stays_known_when_somebody_draws_it() -> None:
    hands = {"cobalt": ("omen_1",), "amber": ("levy_1", "levy_2", "levy_3"), "damson": ("raid_1",) * 4}
    script = [("omen", "veto_1"), ("cobalt draws", "spy_1")]
    match = table(("turn", "cobalt"), hands=hands, script=script, options={"market": False})
    answer(match, ("play", "omen_1"))
    assert now(match).deck.top == ("veto_1",)
    assert match.state.known == [Known(0, ("top", "veto_1"))]
    state = now(match).copy()
    state.hands["cobalt"] = ("scout_1", "scout_2", "scout_3", "spy_1")
    state.agenda = [("round_end",)]
    later = start(state, PARLEY, seed=1)
    assert "veto_1" in now(later).hands["amber"]
    assert Known(0, ("hand", "amber", "veto_1")) in later.state.known
    drawn = [entry["arguments"]["card"] for entry in later.view(0)["log"] if entry["message"] == "draws"]
    assert drawn == ["veto_1"]


@covers("par-4-4")
@pytest.mark.parametrize(
    ("answers", "fought"), [(("", ""), True), (("veto_1", ""), False), (("veto_1", "veto_2"), True)]
)
def test_a_veto_stops_the_raid_and_another_veto_stops_the_first(answers: tuple[str, str], fought: bool) -> None:
    hands = {"cobalt": ("raid_1",), "amber": ("veto_1",), "damson": ("veto_2",)}
    script = [("attack", 1), ("defence", 6)] if fought else []
    owners = {"brae": "cobalt"}
    match = table(("turn", "cobalt"), ("turn", "amber"), hands=hands, owners=owners, script=script)
    answer(match, ("play", "raid_1"), ("raid", "corrie"))
    for power, card in zip(("amber", "damson"), answers, strict=True):
        open_now = [decision.power for decision in match.decisions]
        if power in open_now:
            answer(match, (power, ("veto", card) if card and power == "amber" else ("pass",)))
    if answers[0]:
        answer(match, ("veto", answers[1]) if answers[1] else ("pass",))
    assert any(entry.message == "battle" for entry in match.log) is fought


def test_the_window_asks_everybody_with_a_hand_unless_it_is_quick() -> None:
    hands = {"cobalt": ("raid_1",), "amber": ("levy_1",), "damson": ("veto_2",)}
    for windows, asked in (("sealed", ["amber", "damson"]), ("quick", ["damson"])):
        match = table(("turn", "cobalt"), hands=hands, owners={"brae": "cobalt"}, options={"windows": windows})
        answer(match, ("play", "raid_1"), ("raid", "corrie"))
        assert [decision.power for decision in match.decisions] == asked


@covers("par-4-5", "par-4-7", "par-4-6")
def test_the_defender_may_pay_for_another_roll() -> None:
    script = [("attack", 4), ("defence", 1), ("defence", 5)]
    match = table(("turn", "cobalt"), hands={"cobalt": ("raid_1",)}, owners={"brae": "cobalt"}, script=script)
    answer(match, ("play", "raid_1"), ("raid", "corrie"), ("reroll",))
    assert now(match).owners["corrie"] == "amber"
    assert now(match).coins == {"cobalt": 2, "amber": 0, "damson": 1, LEAGUE: 1}


@covers("par-6-2")
def test_enough_towns_win_at_once_in_the_middle_of_a_capture() -> None:
    """The end comes before a new garrison is placed: no die for it is in the script."""
    owners = dict.fromkeys(("arden", "brae", "dunmore", "fen", "glen"), "cobalt")
    script = [("attack", 6), ("defence", 1)]
    match = table(
        ("turn", "cobalt"),
        ("turn", "amber"),
        hands={"cobalt": ("raid_1",)},
        owners=owners,
        coins={"amber": 0},
        script=script,
    )
    answer(match, ("play", "raid_1"), ("raid", "corrie"))
    assert match.over
    assert match.result is not None
    assert (match.result.ranks, match.result.reason) == ((1, 2, 2), "towns")


@covers("par-3-2")
def test_the_crown_wins_with_three_towns_and_cannot_be_played_with_two() -> None:
    hands = {"cobalt": ("crown_1",)}
    match = table(("turn", "cobalt"), hands=hands, owners={"brae": "cobalt"})
    assert refused(match, ("play", "crown_1")) == "par-3-2"
    match = table(("turn", "cobalt"), ("turn", "amber"), hands=hands, owners={"brae": "cobalt", "fen": "cobalt"})
    answer(match, ("play", "crown_1"))
    assert match.over
    assert match.state.ending is not None


@covers("par-3-7", "par-3-10")
def test_the_league_changes_hands_with_what_it_knows() -> None:
    script = [("attack", 6), ("defence", 1)]
    owners = {"dunmore": LEAGUE}
    match = table(
        ("turn", "cobalt"), ("turn", "damson"), hands={"cobalt": ("uprising_1",), "damson": ("uprising_2",)},
        owners=owners, coins={LEAGUE: 0}, script=script,
    )  # fmt: skip
    assert match.state.powers_of(2) == ("damson", LEAGUE)
    answer(match, ("play", "uprising_1"), ("incite", "holm"), ("pass",))
    assert match.state.powers_of(0) == ("cobalt", LEAGUE)
    assert match.state.knows(0, "garrison", "dunmore", 1)
    assert match.view(0)["seats"][LEAGUE] == 0
    answer(match, ("play", "uprising_2"))
    assert {option[1] for option in match.decisions[0].options} == {"dunmore", "holm"}


@covers("par-2-3", "par-2-4")
def test_two_powers_of_one_seat_claim_in_secret_and_the_strongest_claim_wins() -> None:
    hands = {"damson": ("levy_1",)}
    match = table(("council",), ("turn", "cobalt"), hands=hands)
    assert [decision.power for decision in match.decisions if decision.seat == 2] == ["damson", LEAGUE]
    before = match.view(0)
    answer(match, ("damson", ("aim", "fen")), ("back", "levy_1"), (LEAGUE, ("aim", "fen")))
    assert match.view(0) == before
    assert match.view(2)["drafts"] == {"damson": (("aim", "fen"), ("back", "levy_1")), LEAGUE: (("aim", "fen"),)}
    answer(match, ("cobalt", ("aim", "brae")), ("alone",), ("cobalt", ("ready",)), ("amber", ("rest",)), ("ready",))
    assert now(match).owners["fen"] == "damson"
    assert now(match).owners["brae"] == "cobalt"
    assert match.state.drafts == {}


@covers("par-5-7", "par-5-2")
def test_a_deal_is_half_made_in_private_and_seen_by_both_sides() -> None:
    hands = {"cobalt": ("levy_1", "levy_2"), "amber": (), "damson": ()}
    match = table(("trade",), hands=hands, budgets={"cobalt": 2}, coins={"damson": 0})
    bystander = match.view(2)["view"]
    assert match.why_not(match.decisions[0], ("offer", "damson")).clause == "par-5-2"  # type: ignore[union-attr]
    answer(match, ("offer", "amber"))
    assert match.view(2)["view"] == bystander
    answer(match, ("give", "levy_2"))
    cards = {seat: match.view(seat)["view"]["panels"][-1]["offers"][0]["card"] for seat in (None, 0, 1, 2)}
    assert cards == {None: None, 0: "levy_2", 1: "levy_2", 2: None}
    answer(match, ("accept", "cobalt"))
    assert now(match).hands == {"cobalt": ("levy_1",), "amber": ("levy_2",), "damson": ()}
    assert match.state.knows(0, "hand", "amber", "levy_2")
    assert not match.state.knows(2, "hand", "amber", "levy_2")


@covers("par-5-1")
def test_the_market_ends_by_itself() -> None:
    match = table(("trade",), ("turn", "cobalt"), hands={"cobalt": ("levy_1",)})
    assert refused(match, ("offer", "amber")) == "par-5-1"
    answer(match, *((power, ("done",)) for power in ("cobalt", "amber", "damson")))
    assert match.decisions[0].kind == "turn"


def test_a_hidden_move_makes_others_forget_the_whole_hand() -> None:
    """Who knew two of the cards does not learn from what is forgotten which of them moved."""
    known = [Known(2, ("hand", "amber", card)) for card in ("levy_1", "levy_2")]
    match = table(("trade",), hands={"amber": ("levy_1", "levy_2")}, budgets={"amber": 1}, known=known)
    answer(match, ("amber", ("offer", "cobalt")), ("give", "levy_1"), ("accept", "amber"))
    assert match.state.known == [Known(1, ("hand", "cobalt", "levy_1"))]


@covers("par-7-1", "par-7-2")
def test_talk_is_closed_in_council_and_pairs_talk_in_the_market() -> None:
    match = table(("council",), phase="council", options={"private_talk": True})
    assert [(c.open, c.clause) for c in PARLEY.talk(match.state)] == [(False, "par-7-1"), *[(False, "par-7-2")] * 3]
    match = table(("market",), options={"private_talk": True})
    assert all(channel.open for channel in PARLEY.talk(match.state))


@covers("par-4-1", "par-4-2", "par-4-3")
def test_why_a_town_cannot_be_raided() -> None:
    match = table(("turn", "cobalt"), hands={"cobalt": ("raid_1",)}, owners={"brae": "cobalt", "elm": "damson"})
    answer(match, ("play", "raid_1"))
    clauses = {town: refused(match, ("raid", town)) for town in ("fen", "brae", "elm")}
    assert clauses == {"fen": "par-4-1", "brae": "par-4-2", "elm": "par-4-3"}


def test_a_single_public_option_is_taken_and_a_single_private_one_is_asked() -> None:
    owners = {"arden": "cobalt", "brae": "amber", "corrie": "", "holm": "", "glen": ""}
    script = [("attack", 1), ("defence", 6)]
    match = table(("turn", "cobalt"), ("turn", "amber"), hands={"cobalt": ("raid_1",)}, owners=owners, script=script)
    answer(match, ("play", "raid_1"))
    assert [record[7] for record in match.journal if record[0] == "choice"][-1] == ("raid", "brae")
    assert [(d.power, d.options) for d in match.decisions] == [("amber", (("pass",),))]
