"""Theological debates (18.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.table.dice import hits_in
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import DEBATERS, ZONES
from warcouncil.titles.here_i_stand.display import resolving
from warcouncil.titles.here_i_stand.faith import debates
from warcouncil.titles.here_i_stand.state import Debate

OWN = "debater of the caller"
OTHER = "debater of the other side"
ATTACK = "debate attack"
DEFENCE = "debate defence"
SECOND_PAPAL = "second debater of the papacy"
SECOND = "second debater of the protestant"
FRENCH = {"calvin": False, "farel": False, "cop": False, "olivetan": False}


def dice(count: int, hits: int = 0) -> tuple[int, ...]:
    """So many dice with so many hits."""
    return (5,) * hits + (1,) * (count - hits)


def called(caller: str, zone: str, *rolls: tuple[str, object], source: str = "call", **said: Any) -> Match:
    """A debate has been called."""
    extra = said.pop("extra_dice", 0)
    barred = said.pop("barred", "")
    attacker = said.pop("attacker", "")
    said.setdefault("protestant_spaces", {"wittenberg", "brandenburg", "magdeburg"})
    said.setdefault("hands", {"protestant": ()})
    start = position(("debate",), **said)
    start.debate = Debate(caller, zone, source, extra_dice=extra, barred=barred, attacker=attacker)
    start.phase = "action"
    return table(state=start, dice=rolls)


# -- the worked example


@covers("his-18.5-4", "his-18.5-9", "his-18.5-20")
def test_example_eck_against_luther_and_aleander_against_melanchthon() -> None:
    state = position(debaters={"carlstadt": True}, hands={"protestant": ("here_i_stand",)})
    state.protestant_spaces = {"wittenberg", "brandenburg", "magdeburg"}
    state.phase = "action"
    state.agenda = [("debate",)]
    state.debate = Debate("papacy", "german", "leipzig_debate", attacker="eck")
    rolls = [
        (OTHER, "carlstadt"),
        (ATTACK, dice(7, 2)),
        (DEFENCE, dice(6, 2)),
        (SECOND_PAPAL, "aleander"),
        (SECOND, "melanchthon"),
        (ATTACK, dice(5, 1)),
        (DEFENCE, dice(5, 2)),
    ]
    match = table(state=state, dice=rolls)
    assert choices(match) == {("committed",), ("uncommitted",)}
    play(match, ("committed",))
    assert debates.attack_dice(look(match)) == 7
    assert debates.defence_dice(look(match)) == 2
    play(match, ("play", "here_i_stand"))
    assert question(match) == ("protestant", "convert")
    play(match, ("space", "leipzig"), ("space", "erfurt"))
    finish(match)
    after = look(match)
    committed = {debater for debater, turned in after.debaters.items() if turned}
    assert committed == {"eck", "luther", "carlstadt", "aleander", "melanchthon"}
    assert after.fallen == {}  # Aleander's value is not exceeded
    assert after.protestant_spaces == {"wittenberg", "brandenburg", "magdeburg", "leipzig", "erfurt"}


# -- who may call where


@covers("his-18.1-13", "his-18.1-15")
def test_only_zones_with_debaters() -> None:
    match = impulse("papacy", 3)
    assert may(match, ("call_debate", "german"))
    assert refused(match, ("call_debate", "french")) == "his-18.1-15"
    assert refused(match, ("call_debate", "english")) == "his-18.1-15"
    match = impulse("papacy", 3, debaters={"calvin": True})
    assert may(match, ("call_debate", "french"))
    assert not any(option[1:] == ("italian",) for option in choices(match) if option[0] == "call_debate")


@covers("his-18.1-14")
def test_the_caller_needs_an_uncommitted_debater() -> None:
    papal = dict.fromkeys(("eck", "campeggio", "aleander", "tetzel", "cajetan"), True)
    match = impulse("papacy", 3, debaters=papal)
    assert refused(match, ("call_debate", "german")) == "his-18.1-14"
    german = dict.fromkeys(("luther", "melanchthon", "bucer", "carlstadt"), True)
    match = impulse("protestant", 3, debaters={**german, "calvin": False})
    assert refused(match, ("call_debate", "german")) == "his-18.1-14"
    assert may(match, ("call_debate", "french"))  # only that zone is closed


@covers("his-6.1-16")
def test_after_the_wartburg_the_protestants_call_no_debates() -> None:
    match = impulse("protestant", 3, lasting={"the_wartburg"})
    assert refused(match, ("call_debate", "german")) == "his-6.1-16"
    state = position(lasting={"the_wartburg"})
    state.debate = Debate("papacy", "german", "call", attacker="eck", defender="bucer")
    assert not debates.may_substitute(state)


@covers("his-18.5-21", "his-18.5-1")
def test_calling_costs_three_points_before_anybody_is_drawn() -> None:
    match = impulse("papacy", 4, (OWN, "eck"), debaters={"bucer": True})
    state = play(match, ("call_debate", "german"))
    assert state.cp == 1
    assert state.debate is not None
    assert (state.debate.caller, state.debate.zone) == ("papacy", "german")


# -- choosing debaters


@covers("his-18.5-2", "his-8.2-12")
def test_the_papacy_draws_from_all_the_protestants_from_the_zone() -> None:
    said: dict[str, Any] = {"debaters": {**FRENCH, "eck": True, "olivetan": True}}
    state = look(called("papacy", "french", (OWN, "cajetan"), **said))
    assert debates.pool(state, "papacy", committed=False) == ["campeggio", "aleander", "tetzel", "cajetan"]
    assert debates.pool(state, "protestant", committed=False) == ["calvin", "farel", "cop"]
    state = look(called("protestant", "french", (OWN, "cop"), **said))
    assert state.debate is not None
    assert state.debate.attacker == "cop"
    assert debates.pool(state, "papacy", committed=True) == ["eck"]


@covers("his-18.5-3")
def test_the_caller_names_the_pool_and_an_empty_one_cannot_be_named() -> None:
    rolls = [(OWN, "tetzel"), (OTHER, "bucer"), (ATTACK, dice(4)), (DEFENCE, dice(4, 1))]
    match = called("papacy", "german", *rolls)  # nobody is committed: nothing to choose
    assert look(match).debate is not None
    assert look(match).debate.defender == "bucer"  # type: ignore[union-attr]
    match = called("papacy", "german", (OWN, "tetzel"), debaters={"bucer": True})
    assert question(match) == ("papacy", "opponents")
    state = look(match)
    assert debates.pool(state, "protestant", committed=True) == ["bucer"]
    assert "bucer" not in debates.pool(state, "protestant", committed=False)


# -- Leipzig Debate


@covers("his-18.5-4")
def test_leipzig_offers_own_debaters_to_attack_and_others_to_bar() -> None:
    state = position(debaters={"eck": True, "calvin": False})
    assert debates.zones_open(state, "papacy") == ["german", "french"]
    options = debates.leipzig_options(state, "german")
    assert ("debater", "eck") not in options
    assert {("debater", "aleander"), ("bar", "luther"), ("bar", "carlstadt")} <= set(options)
    assert not any(option[0] == "bar" for option in debates.leipzig_options(state, "french"))  # nobody would be left
    state.debaters["bullinger"] = False
    assert ("bar", "bullinger") in debates.leipzig_options(state, "french")  # he could come into the second round
    state.options = {**state.options, "leipzig_bar": "first_round"}
    assert ("bar", "bullinger") not in debates.leipzig_options(state, "french")
    assert debates.leipzig_forbidden(state, "papacy") is None
    nobody = position(debaters={debater: True for debater in DEBATERS if DEBATERS[debater].side == "papacy"})
    assert debates.leipzig_forbidden(nobody, "papacy") == "his-18.1-14"


@covers("his-18.5-4")
@pytest.mark.parametrize(("option", "left_out"), [("whole_debate", True), ("first_round", False)])
def test_a_barred_debater_stays_out_of_the_debate(option: str, left_out: bool) -> None:
    rolls = [
        (OWN, "tetzel"),
        (OTHER, "bucer"),
        (ATTACK, dice(4)),
        (DEFENCE, dice(4)),
        (SECOND_PAPAL, "eck"),
        (SECOND, "carlstadt" if left_out else "luther"),
        (ATTACK, dice(7)),
        (DEFENCE, dice(3 if left_out else 6)),
    ]
    said: dict[str, Any] = {"options": {"leipzig_bar": option}, "barred": "luther"}
    match = called("papacy", "german", *rolls, source="leipzig_debate", **said)
    finish(match)
    assert look(match).debaters["luther"] is not left_out


@covers("his-18.5-4")
def test_a_barred_debater_is_in_no_pool() -> None:
    state = position()
    state.debate = Debate("papacy", "german", "leipzig_debate", barred="luther")
    assert debates.pool(state, "protestant", committed=False) == ["melanchthon", "bucer", "carlstadt"]


# -- Here I Stand


@covers("his-18.5-5", "his-21.5-5")
def test_luther_may_replace_in_german_debates_only() -> None:
    state = position(debaters=FRENCH)
    state.debate = Debate("papacy", "german", "call", attacker="eck", defender="bucer", barred="luther")
    assert debates.may_substitute(state)  # even if he was barred
    state.debaters["luther"] = True
    assert debates.may_substitute(state)  # or committed
    del state.debaters["luther"]
    state.away_debaters.add("luther")
    assert debates.may_substitute(state)  # or excommunicated
    state.away_debaters.clear()
    assert not debates.may_substitute(state)  # but not dead
    state.debaters["luther"] = False
    state.debate = Debate("papacy", "french", "call", attacker="eck", defender="cop")
    assert not debates.may_substitute(state)
    state.debate = Debate("papacy", "german", "call", attacker="eck", defender="luther")
    assert not debates.may_substitute(state)


@covers("his-18.5-5", "his-18.5-9")
def test_luther_replaces_an_attacker_who_is_committed_all_the_same() -> None:
    rolls = [(OWN, "carlstadt"), (OTHER, "tetzel"), (ATTACK, dice(7)), (DEFENCE, dice(3, 1))]
    match = called("protestant", "german", *rolls, hands={"protestant": ("here_i_stand",)})
    state = play(match, ("play", "here_i_stand"))
    assert state.debaters["carlstadt"] is True
    assert state.debaters["luther"] is True
    assert told(match, "debater_replaced") == [{"debater": "carlstadt"}]


@covers("his-21.5-5", "his-18.5-8")
def test_an_excommunicated_luther_answers_as_committed_and_is_away_again() -> None:
    state = position(hands={"protestant": ("here_i_stand",)}, protestant_spaces={"wittenberg"})
    state.debaters.pop("luther")
    state.away_debaters, state.away_reformers = {"luther"}, {"luther": "wittenberg"}
    state.debate, state.agenda = Debate("papacy", "german", "call"), [("debate",)]
    rolls = [(OWN, "tetzel"), (OTHER, "bucer"), (ATTACK, dice(4)), (DEFENCE, dice(5, 1))]
    match = table(state=state, dice=rolls)
    after = play(match, ("play", "here_i_stand"))
    assert "luther" not in after.debaters
    assert after.away_debaters == {"luther"}


# -- dice


@covers("his-18.5-6", "his-18.5-8")
def test_value_plus_three_against_value_plus_two_or_one() -> None:
    state = position()
    state.debate = Debate("papacy", "german", "call", attacker="aleander", attacker_fresh=True, defender="melanchthon")
    assert debates.attack_dice(state) == 2 + 3
    assert debates.defence_dice(state) == 3 + 1
    assert [one["kind"] for one in debates.defence_lines(state)] == ["debate_value", "committed"]
    debates.change(state, defender_fresh=True)
    assert debates.defence_dice(state) == 3 + 2
    assert [one["kind"] for one in debates.defence_lines(state)] == ["debate_value", "uncommitted"]
    debates.change(state, caller="protestant", attacker="carlstadt", defender="eck")
    assert debates.attack_dice(state) == 1 + 3
    assert hits_in((4, 5, 6, 1)) == 2


@covers("his-18.5-7", "his-18.2-11")
def test_eck_and_gardiner_add_a_die_when_they_attack_uncommitted() -> None:
    state = position(debaters={**FRENCH, "gardiner": False})
    for attacker, zone, fresh, bonus in (
        ("eck", "french", True, 1),
        ("eck", "german", False, 0),
        ("gardiner", "english", True, 1),
        ("gardiner", "german", True, 0),
        ("gardiner", "english", False, 0),
    ):
        state.debate = Debate("papacy", zone, "call", attacker=attacker, attacker_fresh=fresh, defender="luther")
        assert debates.attack_dice(state) == 3 + 3 + bonus
    state.debate = Debate("protestant", "german", "call", attacker="bucer", defender="eck", defender_fresh=True)
    assert debates.defence_dice(state) == 3 + 2  # no bonus for the defence


@covers("his-18.5-7")
def test_augsburg_confession_inquisition_and_mary_change_the_dice_of_a_papal_caller() -> None:
    state = position(lasting={"augsburg_confession"})
    state.debate = Debate("papacy", "german", "call", attacker="cajetan", defender="luther")
    assert debates.attack_dice(state) == 1 + 3 - 1
    state.debate = Debate("protestant", "german", "call", attacker="luther", defender="cajetan")
    assert debates.attack_dice(state) == 4 + 3
    state.lasting.clear()
    state.debate = Debate("papacy", "german", "papal_inquisition", attacker="cajetan", defender="luther", extra_dice=2)
    assert debates.attack_dice(state) == 1 + 3 + 2
    state.rulers["england"] = "mary_i"
    state.debate = Debate("papacy", "english", "mary", attacker="campeggio", defender="cranmer")
    assert debates.attack_dice(state) == 2 + 2 + 3
    state.debate = Debate("papacy", "german", "mary", attacker="campeggio", defender="luther")
    assert debates.attack_dice(state) == 2 + 3


# -- two rounds


@covers("his-18.5-10", "his-18.5-16", "his-18.5-11")
def test_a_tie_brings_new_debaters_and_a_second_tie_nothing() -> None:
    rolls = [
        (OWN, "tetzel"),
        (OTHER, "bucer"),
        (ATTACK, dice(4, 1)),
        (DEFENCE, dice(4, 1)),
        (SECOND_PAPAL, "cajetan"),
        (SECOND, "carlstadt"),
        (ATTACK, dice(4, 2)),
        (DEFENCE, dice(3, 2)),
    ]
    match = called("papacy", "german", *rolls)
    finish(match)
    state = look(match)
    assert {debater for debater, turned in state.debaters.items() if turned} == {
        "tetzel",
        "bucer",
        "cajetan",
        "carlstadt",
    }
    assert state.debate is None
    assert state.protestant_spaces == {"wittenberg", "brandenburg", "magdeburg"}
    assert len(told(match, "debate_tied")) == 1
    assert len(told(match, "debate_undecided")) == 1


@covers("his-18.5-10", "his-18.5-19")
def test_the_second_draw_takes_committed_debaters_only_if_no_others_are_left() -> None:
    state = position(debaters={"luther": True, "melanchthon": True, "bucer": True})
    state.debate = Debate("papacy", "german", "call", round=2)
    assert debates.pool(state, "protestant", committed=False) == ["carlstadt"]
    rolls = [
        (OWN, "tetzel"),
        (OTHER, "olivetan"),
        (ATTACK, dice(4)),
        (DEFENCE, dice(3)),
        (SECOND_PAPAL, "eck"),
        (SECOND, "olivetan"),
        (ATTACK, dice(7, 1)),
        (DEFENCE, dice(2, 1)),
    ]
    match = called("papacy", "french", *rolls, debaters={"olivetan": False})  # the only French debater comes again
    finish(match)


@covers("his-18.5-10")
def test_bullinger_may_enter_the_second_round_in_any_zone() -> None:
    rolls = [
        (OWN, "tetzel"),
        (OTHER, "olivetan"),
        (ATTACK, dice(4)),
        (DEFENCE, dice(3)),
        (SECOND_PAPAL, "eck"),
        (ATTACK, dice(7)),
        (DEFENCE, dice(4)),
    ]
    match = called("papacy", "french", *rolls, debaters={"olivetan": False, "bullinger": False})
    assert question(match) == ("protestant", "bullinger")
    state = play(match, ("debater", "bullinger"))
    finish(match)
    assert state.debaters["bullinger"] is True


@covers("his-18.5-10")
def test_bullinger_is_not_offered_when_committed() -> None:
    rolls = [
        (OWN, "tetzel"),
        (OTHER, "bucer"),
        (ATTACK, dice(4)),
        (DEFENCE, dice(4)),
        (SECOND_PAPAL, "eck"),
        (SECOND, "luther"),
        (ATTACK, dice(7)),
        (DEFENCE, dice(6)),
    ]
    match = called("papacy", "german", *rolls, debaters={"bullinger": True})
    play(match, ("uncommitted",))
    finish(match)


@covers("his-18.5-18", "his-18.5-9")
def test_debaters_are_turned_before_the_result_and_a_committed_one_stays_so() -> None:
    rolls = [(OWN, "eck"), (OTHER, "luther"), (ATTACK, dice(7, 1)), (DEFENCE, dice(5))]
    match = called("papacy", "german", *rolls, debaters={"luther": True})
    play(match, ("committed",))
    assert question(match) == ("papacy", "convert")  # the spaces are still to come
    assert look(match).debaters["eck"] is True
    assert look(match).debaters["luther"] is True
    assert told(match, "debater_committed") == [{"debater": "eck"}]


# -- results


@covers("his-18.5-12")
def test_the_winner_turns_spaces_in_the_zone_first() -> None:
    rolls = [(OWN, "tetzel"), (OTHER, "luther"), (ATTACK, dice(4, 4)), (DEFENCE, dice(6, 1))]
    match = called("papacy", "german", *rolls, protestant_spaces={"leipzig", "erfurt", "lyon", "paris"})
    assert question(match) == ("papacy", "convert")
    assert refused(match, ("space", "lyon")) == "his-18.5-12"
    play(match, ("space", "leipzig"))  # Erfurt is the last of the zone: taken without a question
    assert choices(match) == {("space", "lyon"), ("space", "paris")}
    play(match, ("space", "paris"))
    finish(match)
    assert look(match).protestant_spaces == {"lyon"}


@covers("his-18.5-12")
def test_other_zones_are_closed_while_the_zone_is_not_won_as_a_whole() -> None:
    """No English space can be reached, and none is Protestant: the spaces won are lost, Brandenburg stays Catholic."""
    spaces = {"wittenberg", "leipzig"}
    match = table(("convert", "protestant", 2, "english"), protestant_spaces=spaces, reformers={})
    finish(match)
    assert look(match).protestant_spaces == spaces


@covers("his-18.5-12")
def test_spaces_outside_every_zone_are_no_prize_of_a_debate() -> None:
    spaces = {*ZONES["german"], "antwerp", "lyon"}
    match = table(("convert", "protestant", 1, "german"), protestant_spaces=spaces, reformers={})
    assert not may(match, ("space", "prague"))
    assert may(match, ("space", "dijon"))
    match = table(("convert", "papacy", 1, "english"), protestant_spaces={"antwerp", "lyon"}, reformers={})
    assert look(match).protestant_spaces == {"antwerp"}  # Lyon is the only one left
    finish(match)


@covers("his-18.5-12")
def test_each_space_must_be_a_legal_target_at_that_moment() -> None:
    rolls = [(OWN, "luther"), (OTHER, "cajetan"), (ATTACK, dice(7, 2)), (DEFENCE, dice(3))]
    match = called("protestant", "german", *rolls, protestant_spaces={"brandenburg"})
    assert question(match) == ("protestant", "convert")
    assert refused(match, ("space", "erfurt")) == "his-18.3-4"
    assert not may(match, ("space", "leipzig"))
    play(match, ("space", "wittenberg"))
    assert may(match, ("space", "leipzig"))


@covers("his-18.5-14")
def test_a_protestant_beaten_by_more_than_his_value_is_burnt() -> None:
    rolls = [(OWN, "eck"), (OTHER, "carlstadt"), (ATTACK, dice(7, 2)), (DEFENCE, dice(3))]
    match = called("papacy", "german", *rolls)
    play(match, ("space", "brandenburg"), ("space", "magdeburg"))
    state = look(match)
    assert state.fallen == {"carlstadt": "papacy"}
    assert "carlstadt" not in state.debaters
    assert told(match, "debater_burnt")[0]["amount"] == 1


@covers("his-18.5-14")
def test_a_difference_equal_to_the_value_is_not_enough() -> None:
    rolls = [(OWN, "eck"), (OTHER, "carlstadt"), (ATTACK, dice(7, 1)), (DEFENCE, dice(3))]
    match = called("papacy", "german", *rolls)
    play(match, ("space", "brandenburg"))
    assert look(match).fallen == {}


@covers("his-18.5-14")
def test_a_burnt_reformer_leaves_the_map_but_remains_ruler() -> None:
    rolls = [(OWN, "eck"), (OTHER, "luther"), (ATTACK, dice(7, 6)), (DEFENCE, dice(6, 1))]
    match = called("papacy", "german", *rolls, reformers={"luther": "wittenberg"}, protestant_spaces={"wittenberg"})
    finish(match)
    state = look(match)
    assert state.fallen == {"luther": "papacy"}
    assert state.reformers == {}
    assert state.rulers["protestant"] == "luther"


@covers("his-18.5-15", "his-18.5-17")
def test_a_papal_debater_beaten_by_more_than_his_value_is_disgraced() -> None:
    rolls = [(OWN, "luther"), (OTHER, "cajetan"), (ATTACK, dice(7, 2)), (DEFENCE, dice(3))]
    match = called("protestant", "german", *rolls)
    play(match, ("space", "leipzig"), ("space", "erfurt"))
    assert look(match).fallen == {"cajetan": "protestant"}


@covers("his-18.5-17")
def test_debaters_of_a_tied_first_round_are_safe() -> None:
    rolls = [
        (OWN, "tetzel"),
        (OTHER, "carlstadt"),
        (ATTACK, dice(4)),
        (DEFENCE, dice(3)),
        (SECOND_PAPAL, "eck"),
        (SECOND, "luther"),
        (ATTACK, dice(7, 3)),
        (DEFENCE, dice(6, 1)),
    ]
    match = called("papacy", "german", *rolls)
    play(match, ("space", "brandenburg"), ("space", "magdeburg"))
    assert look(match).fallen == {}  # a difference of 2: more than Carlstadt's value, less than Luther's


# -- Aleander and Campeggio


@covers("his-18.5-13", "his-18.5-20")
def test_aleander_adds_a_space_for_whoever_wins() -> None:
    rolls = [(OWN, "aleander"), (OTHER, "luther"), (ATTACK, dice(5, 1)), (DEFENCE, dice(6))]
    match = called("papacy", "german", *rolls, protestant_spaces={"wittenberg", "brandenburg", "magdeburg", "leipzig"})
    state = play(match, ("space", "brandenburg"), ("space", "magdeburg"))
    assert state.protestant_spaces == {"wittenberg", "leipzig"}  # two, and no more
    finish(match)
    committed = [(OWN, "luther"), (OTHER, "aleander"), (ATTACK, dice(7, 1)), (DEFENCE, dice(3))]
    match = called("protestant", "german", *committed, debaters={"aleander": True})
    play(match, ("committed",), ("space", "leipzig"))
    finish(match)  # committed before the round: no bonus


@covers("his-18.5-13", "his-18.5-20")
def test_the_log_and_the_panel_say_why_one_hit_turns_two_spaces() -> None:
    rolls = [(OWN, "aleander"), (OTHER, "luther"), (ATTACK, dice(5, 1)), (DEFENCE, dice(6))]
    match = called("papacy", "german", *rolls, protestant_spaces={"wittenberg", "brandenburg", "magdeburg", "leipzig"})
    assert told(match, "aleander") == [{"debater": "aleander", "power": "papacy", "amount": 2}]
    prize = next(panel["prize"] for panel in resolving.going_on(look(match)) if panel["kind"] == "debate")
    assert (prize["power"], prize["spaces"]) == ("papacy", 2)
    assert [(one["kind"], one["dice"]) for one in prize["lines"]] == [("hits_ahead", 1), ("debater", 1)]
    plain = [(OWN, "luther"), (OTHER, "aleander"), (ATTACK, dice(7, 1)), (DEFENCE, dice(3))]
    match = called("protestant", "german", *plain, debaters={"aleander": True})
    play(match, ("committed",))
    assert told(match, "aleander") == []
    prize = next(panel["prize"] for panel in resolving.going_on(look(match)) if panel["kind"] == "debate")
    assert (prize["spaces"], len(prize["lines"])) == (1, 1)


@covers("his-18.5-13", "his-18.5-20")
@pytest.mark.parametrize(("die", "ignored"), [(4, False), (5, True), (6, True)])
def test_campeggio_may_make_a_defeat_undone(die: int, ignored: bool) -> None:
    rolls = [(OWN, "luther"), (OTHER, "campeggio"), (ATTACK, dice(7, 3)), (DEFENCE, dice(4)), ("Campeggio", die)]
    match = called("protestant", "german", *rolls)
    if not ignored:
        play(match, ("space", "leipzig"), ("space", "erfurt"), ("space", "brunswick"))
    finish(match)
    assert look(match).fallen == ({} if ignored else {"campeggio": "protestant"})
    assert look(match).debate is None
    assert told(match, "campeggio") == [{"dice": [die]}]


@covers("his-18.5-13")
def test_campeggio_is_no_help_when_he_was_committed_or_won() -> None:
    rolls = [(OWN, "luther"), (OTHER, "campeggio"), (ATTACK, dice(7, 1)), (DEFENCE, dice(3))]
    match = called("protestant", "german", *rolls, debaters={"campeggio": True})
    play(match, ("committed",), ("space", "leipzig"))
    finish(match)
    rolls = [(OWN, "campeggio"), (OTHER, "luther"), (ATTACK, dice(5, 1)), (DEFENCE, dice(6))]
    match = called("papacy", "german", *rolls)
    play(match, ("space", "brandenburg"))
    finish(match)


@covers("his-18.1-22")
def test_an_event_without_a_possible_debate_is_skipped() -> None:
    papal = {debater: True for debater in DEBATERS if DEBATERS[debater].side == "papacy"}
    state = position(debaters=papal)
    state.log = lambda *_, **__: None
    assert list(debates.free_debate(state, "papacy", "spanish_inquisition")) == []
    assert state.debate is None
