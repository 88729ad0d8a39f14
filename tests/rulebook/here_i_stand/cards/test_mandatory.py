"""Mandatory events of rulers, religion and the League (#10, #11, #13 to #17, #19 to #23)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import Dice, deal, event, over, refusal, turn
from tests.rulebook.here_i_stand.driver import (
    choices,
    look,
    may,
    play,
    position,
    question,
    refused,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import CARDS, MAJORS, SPACES
from warcouncil.titles.here_i_stand.faith.religion import is_catholic
from warcouncil.titles.here_i_stand.title import BOOK

HIT, MISS = 6, 1
COUNTER, ANSWER = "counter_reformation attempt", "counter_reformation answer"
END = ("end_actions",)
MANDATORY = [card for card in CARDS if CARDS[card].kind == "mandatory" and card in BOOK.events]


def no_points(match: Match) -> None:
    """Who played the event lets its points go."""
    play(match, END)


# -- all of them


@covers("his-6.1-1", "his-11-2", "his-11-8")
@pytest.mark.parametrize("card", MANDATORY)
def test_a_mandatory_event_gives_no_points_instead_and_nobody_passes_with_it(card: str) -> None:
    match = turn("france", state=deal(position(), france=(card, "gout")))
    assert ("event", card) in choices(match)
    assert refused(match, ("spend", card)) == "his-11-2"
    assert refused(match, ("pass",)) == "his-11-8"


@covers("his-6.1-1")
@pytest.mark.parametrize("card", MANDATORY)
def test_the_wartburg_does_not_cancel_a_mandatory_event(card: str) -> None:
    hands = {"protestant": ("the_wartburg",)}
    match = event("france", card, hands=hands, turn=1, debaters={"luther": False})
    assert not match.decisions or question(match) != ("protestant", "respond")
    assert look(match).hands["protestant"] == ("the_wartburg",)


def test_every_major_power_may_play_every_one() -> None:
    for card in MANDATORY:
        for power in MAJORS:
            assert BOOK.events[card].forbidden(position(), power) is None, (card, power)


# -- popes (#10, #14, #22)


@covers("his-3.3-4", "his-6.1-2")
def test_clement_vii_follows_leo_x_and_his_card_lies_on_the_power_card() -> None:
    match = event("france", "clement_vii")
    state = look(match)
    assert state.rulers["papacy"] == "clement_vii"
    assert state.on_table == {"clement_vii": "papacy"}
    assert "clement_vii" not in (*state.discard, *state.removed)
    assert (question(match), state.cp) == (("france", "action"), 2)
    no_points(match)
    over(match)


@covers("his-3.3-4")
@pytest.mark.parametrize(("card", "before"), [("paul_iii", "clement_vii"), ("julius_iii", "paul_iii")])
def test_the_card_of_the_pope_before_leaves_the_game(card: str, before: str) -> None:
    match = event("ottoman", card, rulers={"papacy": before}, on_table={before: "papacy"}, turn=7)
    state = look(match)
    assert state.rulers["papacy"] == card
    assert state.on_table == {card: "papacy"}
    assert before in state.removed and card not in state.removed
    assert (question(match), state.cp) == (("ottoman", "action"), 2)


# -- Calvin (#16)


@covers("his-8.2-10")
def test_calvin_rules_and_luther_is_dead() -> None:
    said: dict[str, Any] = {"debaters": {"calvin": False}, "reformers": {"luther": "wittenberg", "calvin": "geneva"}}
    match = event("papacy", "calvin", turn=6, **said)
    state = look(match)
    assert state.rulers["protestant"] == "calvin"
    assert state.on_table == {"calvin": "protestant"}
    assert "luther" not in (*state.debaters, *state.reformers, *state.away_debaters)
    assert state.debaters["calvin"] is False and state.reformers["calvin"] == "geneva"
    assert (question(match), state.cp) == (("papacy", "action"), 2)


def test_calvin_ends_an_excommunicated_luther_too() -> None:
    state = position(away_debaters={"luther"}, away_reformers={"luther": "wittenberg"})
    del state.debaters["luther"]
    state = look(event("papacy", "calvin", state=state))
    assert "luther" not in state.away_debaters and "luther" not in state.away_reformers


@pytest.mark.parametrize("card", ["a_mighty_fortress", "katherina_bora"])
def test_after_luthers_death_his_events_are_over(card: str) -> None:
    state = position()
    del state.debaters["luther"]
    assert refusal("protestant", card, state=state) == "his-11-4"


# -- Edward VI, Mary I, Elizabeth I (#19, #21, #23)


@covers("his-21.3-10")
def test_edward_vi_follows_henry_and_dudley_enters() -> None:
    said: dict[str, Any] = {"pregnancy": {"sickly_edward": "jane_seymour"}, "leaders": {"henry_viii": "calais"}}
    match = event("papacy", "edward_vi", turn=6, **said)
    assert choices(match) == {("place_leader", "john_dudley", space) for space in ("calais", "london")}
    assert question(match)[0] == "england"
    state = play(match, ("place_leader", "john_dudley", "london"))
    assert state.rulers["england"] == "edward_vi"
    assert state.leaders["john_dudley"] == "london" and "henry_viii" not in state.leaders
    assert state.on_table == {"edward_vi": "england"}
    assert (question(match), state.cp) == (("papacy", "action"), 2)


@covers("his-21.3-12")
@pytest.mark.parametrize(("line", "pile"), [("sickly_edward", "discard"), ("healthy_edward", "removed")])
def test_marys_card_played_as_an_event_crowns_an_edward_born_late(line: str, pile: str) -> None:
    match = event("france", "mary_i", turn=7, pregnancy={line: "anne_of_cleves"}, leaders={"henry_viii": "london"})
    state = look(match)
    assert state.rulers["england"] == "edward_vi"
    assert [card for card in getattr(state, pile) if card == "mary_i"] == ["mary_i"]
    assert (question(match), state.cp) == (("france", "action"), 2)


@covers("his-21.3-9")
def test_mary_i_and_elizabeth_i_follow_without_another_leader() -> None:
    reign: dict[str, Any] = {"rulers": {"england": "edward_vi"}, "on_table": {"edward_vi": "england"}, "turn": 7}
    state = look(event("england", "mary_i", pregnancy={"sickly_edward": "jane_seymour"}, **reign))
    assert (state.rulers["england"], state.accession) == ("mary_i", 7)
    assert state.on_table == {"mary_i": "england"} and "edward_vi" in state.removed
    reign = {"rulers": {"england": "mary_i"}, "on_table": {"mary_i": "england"}, "turn": 8}
    match = event("france", "elizabeth_i", **reign)
    state = look(match)
    assert state.rulers["england"] == "elizabeth_i"
    assert state.on_table == {"elizabeth_i": "england"} and "mary_i" in state.removed
    assert "john_dudley" not in state.leaders
    assert state.cp == 2


def test_a_captured_henry_is_simply_gone() -> None:
    state = position(captives={"henry_viii": "france"}, turn=6, pregnancy={"sickly_edward": "jane_seymour"})
    del state.leaders["henry_viii"]
    state = look(event("france", "edward_vi", state=state))
    assert state.captives == {}
    assert state.leaders["john_dudley"] == "london"


# -- Henry II (#20)


def test_henry_ii_takes_the_place_of_francis() -> None:
    match = event("hapsburg", "henry_ii", leaders={"francis_i": "milan"}, turn=6)
    assert question(match) == ("france", "henry_ii_enters")
    assert choices(match) == {("place_leader", "henry_ii", "milan"), ("place_leader", "henry_ii", "paris")}
    state = play(match, ("place_leader", "henry_ii", "milan"))
    assert state.leaders["henry_ii"] == "milan" and "francis_i" not in state.leaders
    assert state.rulers["france"] == "henry_ii"
    assert state.on_table == {"henry_ii": "france"}
    assert (question(match), state.cp) == (("hapsburg", "action"), 2)


def test_henry_ii_starts_in_paris_if_francis_is_a_prisoner() -> None:
    state = position(captives={"francis_i": "hapsburg"})
    del state.leaders["francis_i"]
    state = look(event("hapsburg", "henry_ii", state=state))
    assert state.captives == {}
    assert state.leaders["henry_ii"] == "paris"


def test_henry_ii_finds_another_key_if_paris_is_lost() -> None:
    state = position(captives={"francis_i": "hapsburg"}, control={"paris": "hapsburg"})
    del state.leaders["francis_i"]
    match = event("hapsburg", "henry_ii", state=state)
    spaces = {option[2] for option in choices(match)}
    assert spaces == {"rouen", "bordeaux", "lyon", "marseille"}
    assert all(SPACES[str(space)].home == "france" for space in spaces)


def test_henry_ii_waits_if_france_has_no_home_key() -> None:
    keys = dict.fromkeys(("paris", "rouen", "bordeaux", "lyon", "marseille"), "hapsburg")
    state = position(captives={"francis_i": "hapsburg"}, control=keys)
    del state.leaders["francis_i"]
    state = look(event("hapsburg", "henry_ii", state=state))
    assert state.away_leaders == ("henry_ii",)
    assert state.rulers["france"] == "henry_ii"


@covers("his-21.5-2")
def test_henry_ii_cannot_be_excommunicated_if_francis_was() -> None:
    state = look(event("hapsburg", "henry_ii", excommunicated={"francis_i"}, minus_cards={"france": 1}))
    assert (state.excommunicated, state.minus_cards) == ({"francis_i"}, {"france": 1})
    assert refusal("papacy", "papal_bull", state=state) == "his-21.5-3"  # although France is at war with the Papacy


# -- Defender of the Faith (#11)


def defended(power: str, *dice: Dice, **said: Any) -> Match:
    said.setdefault("protestant_spaces", {"wittenberg", "london", "leipzig", "geneva"})
    return event(power, "defender_of_the_faith", *dice, **said)


@covers("his-11-7", "his-18.4-8")
def test_the_papacy_makes_three_attempts_in_all_zones() -> None:
    match = defended("ottoman", (COUNTER, (6, 1)), (ANSWER, (1,)), debaters={})
    assert question(match) == ("papacy", "counter_reformation")
    record = look(match).attempts
    assert record is not None
    assert (record.left, set(record.zones)) == (3, {"german", "english", "french", "italian", "spanish"})
    assert {option[1] for option in choices(match)} == {"wittenberg", "london", "leipzig", "geneva"}


def three_in_london(power: str) -> Match:
    """London is the only target: after one attempt there is no other."""
    dice: list[Dice] = [(COUNTER, (1,) * 5), (ANSWER, (5,))]
    return defended(power, *dice, protestant_spaces={"london"})


def test_england_draws_a_card_after_the_attempts_if_it_plays_the_card() -> None:
    match = three_in_london("england")
    state = look(match)
    assert state.protestant_spaces == {"london"}
    assert len(state.hands["england"]) == 1
    assert (question(match), state.cp) == (("england", "action"), 2)
    assert "defender_of_the_faith" in state.removed


def test_nobody_draws_if_another_power_plays_it() -> None:
    match = three_in_london("france")
    assert not told(match, "draws_cards")
    assert (question(match), look(match).cp) == (("france", "action"), 2)


def test_without_a_target_only_the_points_are_left() -> None:
    match = defended("england", protestant_spaces=set())
    assert len(look(match).hands["england"]) == 1
    assert question(match) == ("england", "action")


# -- Schmalkaldic League (#13)

TWELVE = {
    *("wittenberg", "brandenburg", "leipzig", "magdeburg", "lubeck", "hamburg"),
    *("bremen", "stettin", "brunswick", "erfurt", "kassel", "nuremberg"),
}


@covers("his-21.6-4", "his-6.1-10")
def test_the_league_is_formed_from_turn_two_on_with_twelve_spaces() -> None:
    match = event("france", "schmalkaldic_league", turn=2, protestant_spaces=TWELVE, unrest={"leipzig"})
    state = look(match)
    assert state.league
    assert "schmalkaldic_league" in state.removed
    assert {("hapsburg", "protestant"), ("papacy", "protestant")} <= state.wars
    assert (question(match), state.cp) == (("france", "action"), 2)


@covers("his-21.6-4")
@pytest.mark.parametrize(("number", "spaces"), [(1, TWELVE), (2, TWELVE - {"kassel"})])
def test_otherwise_the_card_is_discarded_and_gives_its_points(number: int, spaces: set[str]) -> None:
    match = event("france", "schmalkaldic_league", turn=number, protestant_spaces=spaces)
    state = look(match)
    assert not state.league
    assert "schmalkaldic_league" in state.discard and "schmalkaldic_league" not in state.removed
    assert (question(match), state.cp) == (("france", "action"), 2)


@covers("his-21.6-6")
def test_a_fortress_keeps_a_space_out_of_the_league() -> None:
    fortress = {"protestant_spaces": TWELVE, "fortresses": {"kassel"}}
    state = look(event("france", "schmalkaldic_league", turn=2, **fortress))
    assert state.control["kassel"] == "hapsburg"
    assert state.control["leipzig"] == "protestant"
    assert state.control["augsburg"] == "hapsburg"  # still Catholic


# -- Society of Jesus (#15)


@covers("his-18.2-3", "his-18.1-18")
def test_the_papacy_founds_two_universities_anywhere() -> None:
    match = event("ottoman", "society_of_jesus", turn=5, protestant_spaces={"leipzig"}, unrest={"paris"})
    assert question(match) == ("papacy", "university") and may(match, ("done",))
    for space in ("paris", "rome", "tunis", "seville"):
        assert may(match, ("space", space))
    assert not may(match, ("space", "leipzig"))
    assert not may(match, ("space", "istanbul"))
    play(match, ("space", "paris"))
    assert not may(match, ("space", "paris"))
    state = play(match, ("space", "rome"))
    assert state.universities == {"paris", "rome"}
    assert state.jesuits
    assert "society_of_jesus" in state.removed
    assert (question(match), state.cp) == (("ottoman", "action"), 2)


def test_the_papacy_may_found_fewer_and_is_not_asked_again() -> None:
    match = event("ottoman", "society_of_jesus", turn=5)
    state = play(match, ("done",))
    assert state.universities == set() and state.jesuits
    assert question(match) == ("ottoman", "action")


def test_no_university_without_a_catholic_space() -> None:
    state = position()
    state.protestant_spaces = {space for space in SPACES if is_catholic(state, space)}
    match = event("ottoman", "society_of_jesus", state=state)
    assert question(match) == ("ottoman", "action")


# -- Council of Trent (#17)


def council(*dice: Dice, power: str = "france", **said: Any) -> Match:
    """Both sides have their first debaters; Wittenberg and Leipzig are Protestant."""
    said.setdefault("protestant_spaces", {"wittenberg", "leipzig"})
    return event(power, "council_of_trent", *dice, turn=6, **said)


@covers("his-18.2-12", "his-6.1-10")
def test_each_side_sends_debaters_and_the_winner_turns_spaces() -> None:
    dice: list[Dice] = [("council of papacy", (HIT, HIT, HIT, MISS, MISS, MISS, MISS, MISS))]
    dice.append(("council of protestant", (HIT, MISS, MISS, MISS, MISS, MISS, MISS)))
    match = council(*dice)
    assert question(match) == ("papacy", "council")
    play(match, *(("debater", one) for one in ("eck", "campeggio", "aleander", "tetzel")))  # 3 + 2 + 2 + 1 dice
    assert question(match) == ("protestant", "council")
    play(match, ("debater", "luther"), ("debater", "melanchthon"))  # 4 + 3 dice
    assert question(match) == ("papacy", "convert")
    assert all(look(match).debaters[one] for one in ("eck", "campeggio", "aleander", "tetzel", "luther"))
    assert not look(match).debaters["cajetan"] and not look(match).debaters["bucer"]
    state = play(match, ("space", "leipzig"))  # the other one turns by itself
    assert state.protestant_spaces == set()
    assert "council_of_trent" in state.discard
    assert ("bonus", "papacy") not in state.this_impulse
    assert (question(match), state.cp) == (("france", "action"), 2)


def test_the_protestants_may_win_the_council() -> None:
    dice: list[Dice] = [("council of papacy", (MISS, MISS, MISS)), ("council of protestant", (HIT, MISS, MISS, MISS))]
    match = council(*dice)
    play(match, ("debater", "eck"), ("done",), ("debater", "luther"), ("done",))
    assert question(match) == ("protestant", "convert")
    assert may(match, ("space", "brandenburg"))
    assert not may(match, ("space", "paris"))
    assert "brandenburg" in play(match, ("space", "brandenburg")).protestant_spaces


def test_equal_hits_turn_nothing() -> None:
    dice: list[Dice] = [("council of papacy", (HIT, MISS, MISS)), ("council of protestant", (HIT, MISS, MISS, MISS))]
    match = council(*dice)
    play(match, ("debater", "eck"), ("done",), ("debater", "luther"), ("done",))
    assert question(match) == ("france", "action")
    assert look(match).protestant_spaces == {"wittenberg", "leipzig"}
    assert look(match).fallen == {}


def test_a_side_may_send_nobody() -> None:
    dice: list[Dice] = [("council of papacy", (HIT, HIT, MISS)), ("council of protestant", ())]
    match = council(*dice, protestant_spaces={"wittenberg"})
    play(match, ("debater", "eck"), ("done",), ("done",))
    assert look(match).protestant_spaces == set()  # there is only one space to turn
    assert question(match) == ("france", "action")


@covers("his-18.2-8")
def test_committed_debaters_stay_away_from_the_council() -> None:
    weary = dict.fromkeys(("luther", "melanchthon", "bucer", "carlstadt"), True)
    match = council(("council of papacy", (MISS,)), ("council of protestant", ()), debaters={**weary, "eck": True})
    assert not may(match, ("debater", "eck"))
    play(match, ("debater", "tetzel"), ("done",))
    assert question(match) == ("france", "action")


@covers("his-18.2-12")
def test_pole_has_a_die_more_at_the_council() -> None:
    dice: list[Dice] = [("council of papacy", (MISS,) * 4), ("council of protestant", ())]
    match = council(*dice, debaters={"pole": False})
    play(match, ("debater", "pole"), ("done",), ("done",))
    assert told(match, "council_dice")[0]["dice"] == [MISS] * 4
