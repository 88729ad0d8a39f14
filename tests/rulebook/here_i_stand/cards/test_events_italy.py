"""Master of Italy (#12), City State Rebels (#71) and the Sack of Rome (#95)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import Dice, event, over, refusal
from tests.rulebook.here_i_stand.driver import choices, look, may, play, position, question, told
from tests.rulebook.here_i_stand.land import scene, units
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.state import HereIStandState

HIT, MISS = 6, 1

# -- Master of Italy (#12)


@covers("his-6.1-10")
def test_three_italian_keys_are_worth_a_vp_and_two_a_card() -> None:
    state = position(control={"milan": "france", "florence": "france", "genoa": "france", "venice": "hapsburg"})
    match = event("papacy", "master_of_italy", state=state)
    state = look(match)
    assert ("master_of_italy", 1) in state.bonus_vp["france"]
    assert len(state.hands["hapsburg"]) == 1  # Naples and Venice
    assert state.cp == 2
    assert "master_of_italy" in state.discard


def test_four_italian_keys_are_worth_two_vp() -> None:
    keys = dict.fromkeys(("milan", "florence", "venice", "naples"), "hapsburg")
    match = event("papacy", "master_of_italy", state=position(control=keys))
    assert look(match).bonus_vp["hapsburg"] == (("master_of_italy", 2),)


def test_keys_of_an_active_minor_power_count() -> None:
    state = position(minors={"genoa": "france"}, control={"genoa": "france", "milan": "france"})
    match = event("papacy", "master_of_italy", state=state)
    assert len(look(match).hands["france"]) == 1


# -- City State Rebels (#71)


@covers("his-22.6-2", "his-22.6-3")
def test_rebels_free_an_independent_key() -> None:
    state = scene(milan={"france": 2}, leaders={"montmorency": "milan"}, fields={"control": {"milan": "france"}})
    match = event("hapsburg", "city_state_rebels", ("rebels", (HIT, HIT, MISS, MISS, MISS)), state=state)
    assert may(match, ("space", "tunis"))
    assert not may(match, ("space", "paris"))
    play(match, ("space", "milan"))
    state = over(match)
    assert state.control["milan"] == "independent"
    assert units(state, "milan", "independent") == (1, 0, 0)
    assert state.captives["montmorency"] == "hapsburg"


def test_rebels_may_fail() -> None:
    state = scene(milan={"france": (2, 1)}, fields={"control": {"milan": "france", "tunis": "independent"}})
    match = event("hapsburg", "city_state_rebels", ("rebels", (HIT, MISS, MISS, MISS, MISS)), state=state)
    assert question(match) == ("france", "rebels_kill")
    play(match, ("take_unit", "milan", "france", "regular"))
    state = over(match)
    assert state.control["milan"] == "france"
    assert units(state, "milan", "france") == (1, 1, 0)


def test_ships_are_part_of_the_garrison() -> None:
    state = scene(tunis={"hapsburg": 1}, ships={"tunis": {"hapsburg": 1}}, fields={"control": {"milan": "independent"}})
    match = event("france", "city_state_rebels", ("rebels", (HIT, MISS, MISS, MISS, MISS)), state=state)
    assert {option[3] for option in choices(match)} == {"regular", "squadron"}
    play(match, ("take_unit", "tunis", "hapsburg", "regular"))
    state = over(match)
    assert state.control["tunis"] == "hapsburg"  # the ships are still there
    assert state.lost_ships == {}


def test_ships_are_lost_to_rebels_and_naval_leaders_wait_for_the_next_turn() -> None:
    state = scene(tunis={"hapsburg": 1}, ships={"tunis": {"hapsburg": 1}}, fields={"control": {"milan": "independent"}})
    state.admirals, state.sides = {"andrea_doria": "tunis"}, {"andrea_doria": "hapsburg"}
    match = event("france", "city_state_rebels", ("rebels", (HIT, HIT, MISS, MISS, MISS)), state=state)
    play(match, ("take_unit", "tunis", "hapsburg", "squadron"))  # then nobody but the regular is left
    state = over(match)
    assert state.control["tunis"] == "independent"
    assert state.lost_ships == {"hapsburg": (1, 0)}
    assert state.waiting_admirals == {"andrea_doria": 2}


@covers("his-5.1-8")
def test_a_naval_leader_does_not_stay_without_ships_though_land_units_do() -> None:
    state = scene(tunis={"hapsburg": 2}, ships={"tunis": {"hapsburg": 1}}, fields={"control": {"milan": "independent"}})
    state.admirals, state.sides = {"andrea_doria": "tunis"}, {"andrea_doria": "hapsburg"}
    match = event("france", "city_state_rebels", ("rebels", (HIT, MISS, MISS, MISS, MISS)), state=state)
    play(match, ("take_unit", "tunis", "hapsburg", "squadron"))
    state = over(match)
    assert state.control["tunis"] == "hapsburg"
    assert state.admirals == {} and state.waiting_admirals == {"andrea_doria": 2}


def test_an_empty_key_falls_without_a_hit_and_goes_to_its_home_power() -> None:
    state = scene(fields={"control": {"naples": "france", "milan": "independent", "tunis": "independent"}})
    state = over(event("papacy", "city_state_rebels", ("rebels", (MISS,) * 5), state=state))
    assert state.control["naples"] == "hapsburg"
    assert units(state, "naples", "hapsburg") == (1, 0, 0)


def test_a_key_of_a_minor_power_goes_to_its_ally() -> None:
    keys = {"venice": "ottoman", "milan": "independent", "tunis": "independent"}
    state = scene(fields={"control": keys, "minors": {"venice": "papacy"}})
    state = over(event("papacy", "city_state_rebels", ("rebels", (MISS,) * 5), state=state))
    assert state.control["venice"] == "papacy"
    assert units(state, "venice", "venice") == (1, 0, 0)


def test_rebels_need_a_captured_key_without_a_siege() -> None:
    none = {"milan": "independent", "tunis": "independent"}
    assert refusal("papacy", "city_state_rebels", state=scene(fields={"control": none})) == "his-11-4"
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"milan": {"hapsburg": 2}},
        milan={"hapsburg": 3, "france": 1},
        fields={"control": {"milan": "france", "tunis": "independent"}},
    )
    assert refusal("papacy", "city_state_rebels", state=state) == "his-11-4"
    friends = scene(fields={"control": {"venice": "papacy", **none}, "minors": {"venice": "papacy"}})
    assert refusal("papacy", "city_state_rebels", state=friends) == "his-11-4"


# -- Sack of Rome (#95)


def near_rome(stack: Any = (1, 3), guards: Any = 1, **said: Any) -> HereIStandState:
    """A French stack in Siena, and guards in Rome."""
    return scene(**{"siena": {"france": stack}, "rome": {"papacy": guards}, **said})


def sack(state: HereIStandState, attack: tuple[int, ...], defence: tuple[int, ...], *more: Dice, **said: Any) -> Any:
    return event("hapsburg", "sack_of_rome", ("attacker", attack), ("defender", defence), *more, state=state, **said)


@covers("his-21.5-8", "his-21.5-11", "his-21.5-12")
def test_rome_is_sacked() -> None:
    state = near_rome(leaders={"montmorency": "siena"}, fields={"peters_cp": 3})
    hands = {"papacy": ("papal_bull", "tercios", "gout")}
    draws: list[Dice] = [("card of papacy", "tercios"), ("card of papacy", "gout")]
    match = sack(state, (HIT, HIT) + (MISS,) * 3, (MISS, MISS), *draws, hands=hands)
    state = look(match)
    assert state.peters_cp == 0
    assert question(match) == ("france", "loot")
    assert choices(match) == {("keep_card", "tercios"), ("keep_card", "gout")}
    play(match, ("keep_card", "gout"))
    state = look(match)
    assert state.hands["france"] == ("gout",)
    assert "tercios" in state.discard
    assert state.hands["papacy"] == ("papal_bull",)
    assert not state.drawn
    assert "sack_of_rome" in state.removed
    assert units(state, "siena", "france") == (1, 3, 0)
    assert state.leaders["montmorency"] == "siena"
    assert not state.wars
    assert not state.stack("rome", "papacy").size


@covers("his-21.5-12")
def test_a_single_papal_card_is_kept() -> None:
    hands = {"papacy": ("papal_bull", "tercios")}
    match = sack(near_rome(), (HIT, MISS, MISS, MISS), (MISS, MISS), ("card of papacy", "tercios"), hands=hands)
    assert look(match).hands["france"] == ("tercios",)


@covers("his-21.5-10", "his-21.5-11")
def test_the_papacy_wins_ties_and_losses_are_spread() -> None:
    state = near_rome(stack=(2, 4), guards=3)
    match = sack(state, (HIT, HIT, HIT) + (MISS,) * 3, (HIT, HIT, HIT, MISS))
    state = over(match)
    assert "sack_of_rome" in state.discard
    assert units(state, "siena", "france") == (1, 2, 0)
    assert not state.stack("rome", "papacy").size


@covers("his-21.5-9", "his-21.5-10")
def test_papal_mercenaries_do_not_fight_but_take_what_is_left() -> None:
    state = near_rome(stack=(0, 4), guards=(1, 2))
    match = sack(state, (HIT, HIT, MISS, MISS), (MISS, MISS))
    state = over(match)
    assert units(state, "rome", "papacy") == (0, 1, 0)


@covers("his-21.5-9")
def test_an_empty_rome_rolls_one_die() -> None:
    state = near_rome(stack=(0, 1), guards=0)
    match = sack(state, (MISS,), (HIT,))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [1, 1]
    assert not over(match).stack("siena", "france").size


@covers("his-21.5-9")
def test_a_surprise_attack_takes_no_die_from_an_empty_rome() -> None:
    match = sack(near_rome(guards=0), (MISS,) * 4, (MISS,), hands={"france": ("surprise_attack",)})
    play(match, ("play", "surprise_attack"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [4, 1]
    assert "sack_of_rome" in over(match).discard  # the defender wins ties


@covers("his-21.5-9")
def test_guards_killed_by_a_surprise_attack_roll_nothing() -> None:
    hands = {"france": ("surprise_attack",)}
    match = event("hapsburg", "sack_of_rome", ("attacker", (HIT,) + (MISS,) * 3), state=near_rome(), hands=hands)
    play(match, ("play", "surprise_attack"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [4, 0]
    assert "sack_of_rome" in over(match).removed


@covers("his-21.5-10")
@pytest.mark.parametrize(("guards", "hired", "left"), [(1, 2, (0, 1)), (1, 1, (1, 0))])
def test_a_guard_is_spared_only_if_nobody_else_is_left(guards: int, hired: int, left: tuple[int, int]) -> None:
    """Two mercenaries and the guards destroy each other; Papal mercenaries take the hits that are left."""
    state = near_rome(stack=(0, 2), guards=guards)
    state.add_troops("rome", "papacy", mercenary=hired)
    rome = over(sack(state, (HIT, HIT), (HIT, HIT))).stack("rome", "papacy")
    assert rome.counts[:2] == left


@covers("his-21.5-8")
def test_the_sack_needs_more_mercenaries_than_guards_in_italy() -> None:
    assert refusal("hapsburg", "sack_of_rome", state=near_rome(stack=(4, 2), guards=2)) == "his-11-4"
    outside = scene(paris={"france": (0, 5)}, rome={"papacy": 1})
    assert refusal("hapsburg", "sack_of_rome", state=outside) == "his-11-4"
    papal = scene(ravenna={"papacy": (0, 5)}, rome={"papacy": 1})
    assert refusal("hapsburg", "sack_of_rome", state=papal) == "his-11-4"


@covers("his-21.5-9")
def test_combat_cards_are_played_in_the_sack() -> None:
    hands = {"papacy": ("arquebusiers",), "france": ("mercenaries_bribed",)}
    match = sack(near_rome(), (MISS,) * 4, (MISS,) * 4, hands=hands)
    assert question(match) == ("papacy", "respond")
    play(match, ("play", "arquebusiers"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [4, 4]


@covers("his-21.5-9")
def test_new_papal_mercenaries_do_not_fight_in_rome() -> None:
    hands = {"papacy": ("landsknechts",)}
    match = sack(near_rome(), (MISS,) * 4, (MISS,) * 2, hands=hands)
    play(match, ("play", "landsknechts"), ("place_units", "rome", "papacy", "mercenary", 2))
    state = look(match)
    assert told(match, "battle_dice")[1]["amount"] == 2
    assert units(state, "rome", "papacy") == (1, 2, 0)
