"""The combat cards (#24 to #30)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.cards.hand import Dice, deal, march, pick_all, turn
from tests.rulebook.here_i_stand.driver import impulse, look, may, play, question, told
from tests.rulebook.here_i_stand.land import scene
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.state import HereIStandState

ATTACK, DEFENCE = "attacker", "defender"
HIT, MISS = 6, 1


def dice(attack: int, defence: int, hits: int = 0, lost: int = 0) -> list[Dice]:
    """So many dice of both sides, so many of them hits."""
    return [
        (ATTACK, (HIT,) * hits + (MISS,) * (attack - hits)),
        (DEFENCE, (HIT,) * lost + (MISS,) * (defence - lost)),
    ]


def front(hands: dict[str, tuple[str, ...]], attackers: Any = 3, defenders: Any = 2, **fields: Any) -> HereIStandState:
    """France in Boulogne, the Hapsburgs in St. Quentin, which they control."""
    state = scene(
        wars=[("hapsburg", "france")],
        boulogne={"france": attackers},
        st_quentin={"hapsburg": defenders},
        fields={"control": {"st_quentin": "hapsburg"}, **fields},
    )
    return deal(state, **hands)


def attack(state: HereIStandState, *rolls: Dice) -> Match:
    return march(state, "france", "boulogne", "st_quentin", *rolls)


# -- Arquebusiers (#24)


@covers("his-6.1-14", "his-14-5")
def test_arquebusiers_add_two_dice_to_either_side() -> None:
    match = attack(front({"france": ("arquebusiers",)}), *dice(5, 3, 1))
    assert question(match) == ("france", "respond")
    play(match, ("play", "arquebusiers"))
    assert told(match, "battle_dice")[0]["amount"] == 5
    match = attack(front({"hapsburg": ("arquebusiers",)}), *dice(3, 5, 1))
    assert question(match) == ("hapsburg", "respond")
    play(match, ("play", "arquebusiers"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [3, 5]
    assert "arquebusiers" in look(match).discard


@covers("his-6.1-14")
def test_who_has_no_units_in_the_battle_plays_no_combat_card() -> None:
    match = attack(front({"england": ("arquebusiers", "field_artillery")}), *dice(3, 3, 1))
    assert told(match, "battle_won")


@covers("his-16.2-3")
def test_arquebusiers_add_two_dice_at_sea() -> None:
    ships = {"tyrrhenian_sea": {"france": 2}, "naples": {"hapsburg": 1}}
    state = deal(scene(wars=[("hapsburg", "france")], ships=ships), hapsburg=("arquebusiers",), france=("tercios",))
    rolls: list[Dice] = [("naval attacker", (MISS,) * 4), ("naval defender", (MISS,) * 5)]
    match = impulse("france", 1, *rolls, state=state)
    play(match, ("naval_move",), ("sail", "tyrrhenian_sea", "naples"))
    assert question(match) == ("hapsburg", "respond")
    play(match, ("play", "arquebusiers"))
    assert len(told(match, "naval_dice")[0]["dice2"]) == 5  # type: ignore[arg-type]


@covers("his-14-5")
def test_several_cards_may_be_played_in_one_battle() -> None:
    match = attack(front({"france": ("arquebusiers", "field_artillery")}), *dice(8, 3, 1))
    play(match, ("play", "arquebusiers"), ("play", "field_artillery"))
    assert told(match, "battle_dice")[0]["amount"] == 8


@covers("his-11-6")
def test_a_card_is_played_once_in_a_turn() -> None:
    state = front({"france": ("arquebusiers",)}, played_events={("papacy", "arquebusiers")})
    match = attack(state, *dice(3, 3, 1))
    assert told(match, "battle_won")
    assert look(match).hands["france"] == ("arquebusiers",)


@covers("his-21.3-16")
def test_under_mary_england_plays_no_combat_cards() -> None:
    state = scene(
        wars=[("england", "france")],
        boulogne={"france": 3},
        st_quentin={"england": 2},
        fields={"control": {"st_quentin": "england"}},
    )
    state.rulers["england"] = "mary_i"
    match = attack(deal(state, england=("arquebusiers",)), *dice(3, 3, 1))
    assert told(match, "battle_won")


# -- Field Artillery (#25)


def test_field_artillery_is_better_in_french_and_ottoman_hands() -> None:
    match = attack(front({"france": ("field_artillery",)}), *dice(6, 3, 1))
    play(match, ("play", "field_artillery"))
    assert told(match, "battle_dice")[0]["amount"] == 6
    match = attack(front({"hapsburg": ("field_artillery",)}), *dice(3, 5, 1))
    play(match, ("play", "field_artillery"))
    assert told(match, "battle_dice")[1]["amount"] == 5


def test_field_artillery_is_no_card_of_the_sea() -> None:
    ships = {"tyrrhenian_sea": {"france": 2}, "naples": {"hapsburg": 1}}
    state = deal(scene(wars=[("hapsburg", "france")], ships=ships), france=("field_artillery",))
    match = impulse("france", 1, ("naval attacker", (MISS,) * 4), ("naval defender", (MISS,) * 3), state=state)
    play(match, ("naval_move",), ("sail", "tyrrhenian_sea", "naples"))
    assert told(match, "naval_result")


# -- Mercenaries Bribed (#26)


@covers("his-14-6")
def test_half_of_the_mercenaries_change_sides() -> None:
    state = front({"hapsburg": ("mercenaries_bribed",)}, attackers=(1, 3))
    match = attack(state, *dice(2, 5))
    play(match, ("play", "mercenaries_bribed"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [2, 5]
    assert told(match, "units_lost")[0] == {"power": "france", "unit": "mercenary", "amount": 2, "place": "st_quentin"}
    assert look(match).number("st_quentin", "hapsburg", "mercenary") == 2


def test_mercenaries_are_bribed_by_the_attacker_too() -> None:
    state = front({"france": ("mercenaries_bribed",)}, defenders=(1, 2))
    match = attack(state, *dice(4, 3, 1))
    play(match, ("play", "mercenaries_bribed"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [4, 3]


@covers("his-5-2")
def test_bribed_mercenaries_without_counters_are_lost() -> None:
    state = front({"papacy": ("mercenaries_bribed",)}, attackers=(1, 2))
    state.add_troops("st_quentin", "hapsburg", regular=-2)
    state.add_troops("st_quentin", "papacy", regular=2)
    state.control["st_quentin"] = "papacy"
    state.wars.add(("france", "papacy"))
    state.add_troops("rome", "papacy", regular=21)
    match = attack(state, *dice(2, 3))
    play(match, ("play", "mercenaries_bribed"))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [2, 3]


def test_nobody_bribes_where_there_are_no_mercenaries_or_ottomans() -> None:
    match = attack(front({"hapsburg": ("mercenaries_bribed",)}), *dice(3, 3, 1))
    assert told(match, "battle_won")
    state = scene(
        wars=[("ottoman", "hapsburg")],
        belgrade={"ottoman": 3},
        mohacs={"hapsburg": (1, 1)},
        fields={"control": {"belgrade": "ottoman", "mohacs": "hapsburg"}},
    )
    deal(state, ottoman=("mercenaries_bribed",))
    match = march(state, "ottoman", "belgrade", "mohacs", *dice(3, 3, 1))
    assert look(match).hands["ottoman"] == ("mercenaries_bribed",)
    assert told(match, "battle_dice")


# -- assaults


def siege(hands: dict[str, tuple[str, ...]], besiegers: Any = 5, inside: Any = 1, **fields: Any) -> HereIStandState:
    """France besieges Brussels since long, from its own St. Quentin."""
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"brussels": {"france": 1}},
        brussels={"france": besiegers, "hapsburg": inside},
        fields={"impulse": 7, **fields},
    )
    return deal(state, **hands)


def storm(state: HereIStandState, *rolls: Dice) -> Match:
    match = impulse("france", 2, *rolls, state=state)
    play(match, ("assault", "brussels"))
    pick_all(match, "assault_formation")
    return match


# -- Mercenaries Grow Restless (#27)


def test_all_mercenaries_leave_an_assault() -> None:
    match = storm(siege({"hapsburg": ("mercenaries_grow_restless",)}, (3, 1)), *dice(2, 2))
    assert question(match) == ("hapsburg", "respond")
    play(match, ("play", "mercenaries_grow_restless"))
    assert told(match, "battle_dice")[0]["amount"] == 2
    assert look(match).stack("brussels", "france").counts == (3, 0, 0)


@covers("his-15.3-1", "his-15.3-4")
def test_an_assault_without_its_mercenaries_may_break_the_siege() -> None:
    match = storm(siege({"hapsburg": ("mercenaries_grow_restless",)}, (1, 3)))
    play(match, ("play", "mercenaries_grow_restless"))
    state = look(match)
    assert told(match, "siege_broken")
    assert "brussels" not in state.sieges
    assert not told(match, "battle_dice")
    assert question(match) == ("france", "retreat")
    play(match, ("space", "st_quentin"))
    assert look(match).number("st_quentin", "france", "regular") == 1
    assert look(match).cp == 1  # the point is spent


def test_restless_mercenaries_need_mercenaries_and_an_own_fortress() -> None:
    match = storm(siege({"hapsburg": ("mercenaries_grow_restless",)}, 4), *dice(2, 2))
    assert told(match, "battle_dice")
    match = storm(siege({"england": ("mercenaries_grow_restless",)}, (3, 1)), *dice(2, 2))
    assert told(match, "battle_dice")


# -- Siege Mining (#28)


@covers("his-15.1-10")
def test_siege_mining_adds_three_dice_to_an_assault() -> None:
    match = storm(siege({"france": ("siege_mining",), "hapsburg": ("siege_artillery",)}, 4), *dice(5, 2))
    assert question(match) == ("france", "respond")
    play(match, ("play", "siege_mining"), ("pass",))
    assert told(match, "battle_dice")[0]["amount"] == 5


def test_siege_mining_is_not_for_the_defender_nor_for_battles() -> None:
    match = storm(siege({"hapsburg": ("siege_mining",)}, 4), *dice(2, 2))
    assert told(match, "battle_dice")
    match = attack(front({"france": ("siege_mining",)}), *dice(3, 3, 1))
    assert told(match, "battle_won")


# -- Surprise Attack (#29)


@covers("his-14-6")
def test_a_surprise_attack_strikes_before_the_others_roll() -> None:
    match = attack(front({"france": ("surprise_attack",)}), *dice(3, 2, 1))
    play(match, ("play", "surprise_attack"))
    assert told(match, "battle_dice")[1]["amount"] == 2  # one of two defenders is left


def test_whoever_is_wiped_out_by_surprise_does_not_roll() -> None:
    match = attack(front({"hapsburg": ("surprise_attack",)}, attackers=1), (DEFENCE, (HIT, HIT, MISS)))
    play(match, ("play", "surprise_attack"))
    assert told(match, "battle_dice")[1]["amount"] == 0
    assert told(match, "battle_won")[0]["power"] == "hapsburg"


# -- Tercios (#30)


def test_tercios_add_three_dice_for_the_hapsburgs() -> None:
    match = attack(front({"hapsburg": ("tercios",)}), *dice(3, 6, 1))
    play(match, ("play", "tercios"))
    assert told(match, "battle_dice")[1]["amount"] == 6


def test_tercios_can_be_broken_where_there_are_enough_regulars() -> None:
    match = attack(front({"france": ("tercios",)}, defenders=3), *dice(3, 1, 1))
    play(match, ("play", "tercios"))
    assert told(match, "battle_dice")[1]["amount"] == 1
    match = attack(front({"france": ("tercios",)}, defenders=(2, 1)), *dice(3, 4, 1))
    assert told(match, "battle_won")


@covers("his-11-3")
def test_a_combat_card_is_no_event_of_an_impulse() -> None:
    match = turn("france", state=front({"france": ("tercios",)}))
    assert may(match, ("spend", "tercios"))
    assert not may(match, ("event", "tercios"))
