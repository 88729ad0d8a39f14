"""Holy War (#79), Italian Renaissance (#80), Unexpected Reinforcements (#96), War Preparations (#97)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    hand,
    impulse,
    look,
    lying,
    may,
    play,
    position,
    question,
    refused,
    scene,
    table,
    told,
)
from tests.rulebook.tanto_monta.land import kind, march, skip, units
from tests.rulebook.tanto_monta.sea import waters
from warcouncil.engine.match import Match
from warcouncil.table.book import price
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.powers.france import HOUSES
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.holy_war import HOLY_WAR

HOLY, RENAISSANCE, MORE = "holy_war", "italian_renaissance", "unexpected_reinforcements"
WAR = [("nasrid", "spain"), ("north_africa", "spain")]
NO_EXCHANGE = ("decline",)


# -- Holy War (#79)


@covers("tm-9.4-3", "tm-9.4-13")
def test_the_muslims_declare_a_war_for_nothing_whoever_plays_the_card() -> None:
    match = event(HOLY, "france", state=scene(fields={"alliances": set()}))
    assert question(match) == ("muslim", "holy_war") and may(match, ("done",))
    assert not may(match, ("declare_war", "nasrid", "spain"))
    play(match, ("declare_war", "north_africa", "portugal"))
    assert question(match) == ("muslim", "second_power")
    after = play(match, ("declare_war", "nasrid", "portugal"))
    assert {("nasrid", "portugal"), ("north_africa", "portugal")} <= after.wars
    assert question(match) == ("muslim", "action") and after.cp == 6 and HOLY in after.discard


def test_no_war_need_be_declared() -> None:
    match = event(HOLY, "muslim", state=scene())
    after = play(match, ("done",))
    assert not after.wars and after.cp == 6 and after.holds(HOLY_WAR)
    assert not look_after(match).holds(HOLY_WAR)


def look_after(match: Match) -> TantoMontaState:
    """The position when the points are spent."""
    return play(match, ("end_actions",))


def holy(
    points: int, attackers: dict[str, int], defenders: dict[str, int], *dice: tuple[str, object], war: bool = True
) -> Match:
    """Nasrids in Granada attack Castilians in Loja with the points of a Holy War."""
    state = scene(wars=WAR, granada={"nasrid": attackers}, loja={"castile": defenders})
    if war:
        state.mark(HOLY_WAR)
    match = impulse("muslim", points, *dice, state=state)
    march(match, "nasrid", "granada", "loja")
    skip(match, "intercept", "avoid_battle", "withdraw")
    return match


def test_a_martyr_before_the_battle() -> None:
    dice = [("attacker", (6, 6)), ("defender", (1, 1))]
    match = holy(2, {"regular": 2, "militia": 1}, {"regular": 2}, *dice)
    assert question(match) == ("muslim", "martyrs")
    assert choices(match) == {
        ("exchange", "nasrid", "regular", "castile", "regular"),
        ("exchange", "nasrid", "militia", "castile", "regular"),
        NO_EXCHANGE,
    }
    play(match, ("exchange", "nasrid", "militia", "castile", "regular"))
    assert [one["amount"] for one in told(match, "battle_dice")] == [2, 2]
    assert units(match, "loja", "nasrid") == {"regular": 2}
    assert kind(match) != "martyrs"  # once a battle


def test_a_martyr_behind_the_battle() -> None:
    dice = [("attacker", (6, 1, 1)), ("defender", (1, 1, 1, 1, 1))]
    match = holy(2, {"regular": 3}, {"regular": 3, "militia": 1}, *dice)
    play(match, NO_EXCHANGE)
    assert question(match) == ("castile", "losses")
    play(match, asked(match).options[0])
    assert question(match) == ("muslim", "martyrs")
    play(match, ("exchange", "nasrid", "regular", "castile", "regular"))
    while match.decisions and kind(match) != "action":
        play(match, asked(match).options[0])
    left = sum(stack.size for stacks in look(match).troops.values() for stack in stacks if stack.owner == "castile")
    assert left == 2 and units(match, "loja", "nasrid") == {"regular": 2}


def test_infantry_falls_for_infantry_and_cavalry_for_cavalry() -> None:
    dice = [("attacker", (1,) * 9), ("defender", (1,) * 9)]
    match = holy(2, {"cavalry": 1, "regular": 1}, {"cavalry": 1, "militia": 2}, *dice)
    assert choices(match) == {
        ("exchange", "nasrid", "regular", "castile", "militia"),
        ("exchange", "nasrid", "cavalry", "castile", "cavalry"),
        NO_EXCHANGE,
    }


@pytest.mark.parametrize(
    ("attackers", "defenders", "war"),
    [
        ({"regular": 1}, {"regular": 1}, True),
        ({"regular": 2}, {"cavalry": 1}, True),
        ({"regular": 2}, {"regular": 1}, False),
    ],
)
def test_no_martyrs_of_the_last_unit_of_other_kinds_and_in_other_wars(
    attackers: dict[str, int], defenders: dict[str, int], war: bool
) -> None:
    many = sum(attackers.values())
    dice = [("attacker", (6,) * many), ("defender", (1,) * 2)]
    match = holy(2, attackers, defenders, *dice, war=war)
    skip(match, "charge")
    assert kind(match) != "martyrs" and told(match, "battle_won")


def test_martyrs_before_walls() -> None:
    state = scene(wars=WAR, sieges={"cordoba": {"nasrid": 4}}, cordoba={"nasrid": 5, "castile": {"militia": 2}})
    state.mark(HOLY_WAR)
    match = impulse("muslim", 2, ("attacker", (6, 1)), ("defender", (1, 1)), state=state)
    play(match, ("assault", "nasrid", "cordoba"))
    while kind(match) == "assault_formation":
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[-1])
    assert question(match) == ("muslim", "martyrs")
    play(match, ("exchange", "nasrid", "regular", "castile", "militia"))
    assert told(match, "assault_succeeds") and units(match, "cordoba", "nasrid") == {"regular": 4}


# -- Italian Renaissance (#80)


def reborn(player: str, *cards: str, headline: bool = False, **fields: Any) -> Match:
    """The two points are spent, and a card has been drawn."""
    state = position(**{"phase": "action", "leaders": {}, **fields})
    hand(state, player, RENAISSANCE, *cards)
    state.deck = lying(["sack", *[card for card in state.deck.top if card not in (*cards, "sack")]])
    state.leaders = {}
    state.agenda = [("impulse", player)]
    match = table(state=state)
    play(match, ("event", RENAISSANCE))
    assert question(match) == (player, "action") and look(match).cp == 2
    play(match, ("end_actions",))
    return match


def test_points_then_a_card_and_a_new_impulse() -> None:
    match = reborn("spain", "famine", warehouse={"spain": ("naval_cp_3",)})
    assert question(match) == ("spain", "impulse") and set(look(match).hands["spain"]) == {"famine", "sack"}
    assert refused(match, ("pass",)) is not None
    impulses = look(match).impulse
    play(match, ("spend", "sack"))
    assert look(match).cp == 3 and look(match).impulse == impulses
    play(match, ("end_actions",))
    assert question(match) == ("spain", "extension")
    play(match, ("extend", "naval_cp_3"))
    assert look(match).cp == 3
    play(match, ("end_actions",))
    while question(match) == ("spain", "extension"):
        assert not may(match, ("extend", "naval_cp_3"))
        play(match, ("done",))
    assert question(match) == ("france", "patronage")
    assert RENAISSANCE in look(match).discard


def test_nothing_of_the_first_points_holds_in_the_new_impulse() -> None:
    match = reborn("spain", "crown_of_aragon")
    play(match, ("spend", "crown_of_aragon"))
    assert look(match).bound == ("aragon",) and look(match).card == "crown_of_aragon"


def test_france_pays_with_three_houses_for_a_vp() -> None:
    match = reborn("portugal", houses=dict.fromkeys(HOUSES, 2))
    play(match, ("spend", "sack"), ("end_actions",))
    assert question(match) == ("france", "patronage")
    play(match, ("patronage",))
    houses = list(HOUSES)
    play(match, ("house", houses[0]))
    assert not may(match, ("house", houses[0]))
    after = play(match, ("house", houses[1]), ("house", houses[2]))
    assert [after.houses[house] for house in houses] == [1, 1, 1, 2, 2]
    assert ("renaissance", 1) in after.bonus_vp["france"]


def test_france_may_decline_and_must_have_three_houses() -> None:
    match = reborn("portugal", houses=dict.fromkeys(HOUSES, 2))
    play(match, ("spend", "sack"), ("end_actions",))
    after = play(match, ("decline",))
    assert set(after.houses.values()) == {2} and not after.bonus_vp.get("france")
    poor = dict.fromkeys(HOUSES, 0) | dict.fromkeys(list(HOUSES)[:2], 3)
    match = reborn("portugal", houses=poor)
    play(match, ("spend", "sack"), ("end_actions",))
    assert kind(match) != "patronage"


def test_an_event_in_the_new_impulse() -> None:
    match = reborn("portugal", "ruler_falls_ill")
    play(match, ("event", "ruler_falls_ill"))
    assert question(match) == ("portugal", "whom")


def test_without_any_card_the_new_impulse_is_over() -> None:
    state = position(phase="action", leaders={})
    hand(state, "portugal", RENAISSANCE)
    state.deck = lying([])
    state.agenda = [("impulse", "portugal")]
    match = table(state=state)
    play(match, ("event", RENAISSANCE), ("end_actions",))
    assert kind(match) != "impulse" or question(match)[0] != "portugal"


def test_as_a_headline_it_is_not_extended() -> None:
    state = position(phase="headlines", warehouse={"spain": ("naval_cp_3",)})
    hand(state, "spain", "famine")
    state.active = state.acting = "spain"
    state.agenda = [("renaissance", "spain")]
    state.deck = lying([])
    match = table(state=state)
    play(match, ("spend", "famine"), ("end_actions",))
    assert match.over


# -- Unexpected Reinforcements (#96)


def recruiting(player: str, **said: Any) -> Match:
    match = event(MORE, player, state=waters(**said))
    assert kind(match) == "reinforcement"
    return match


def spots(match: Match, unit: str) -> set[tuple[str, str]]:
    return {(str(one[1]), str(one[3])) for one in choices(match) if one[0] == "reinforce" and one[2] == unit}


def test_units_come_abroad_for_their_price() -> None:
    match = recruiting("france", milan={"france": 1})
    assert ("france", "milan") in spots(match, "regular") and ("catalonia", "milan") not in spots(match, "regular")
    after = play(match, ("reinforce", "france", "regular", "milan"))
    cost = price(after, "regular", "france")
    assert after.cp == 5 - cost and units(match, "milan", "france") == {"regular": 2}
    play(match, ("reinforce", "france", "militia", "milan"))
    after = play(match, ("done",))
    assert after.cp == 0 and MORE in after.discard


def test_ships_come_to_ports_of_the_player_without_a_siege() -> None:
    match = recruiting("spain", control={"genoa": "spain", "marseille": "france"})
    assert ("spain", "genoa") in spots(match, "squadron") and ("spain", "valencia") in spots(match, "squadron")
    assert ("spain", "marseille") not in spots(match, "squadron") and ("spain", "madrid") not in spots(
        match, "squadron"
    )


@pytest.mark.parametrize(("inside", "more"), [(3, True), (4, False)])
def test_a_besieged_place_takes_land_units_up_to_four(inside: int, more: bool) -> None:
    match = recruiting(
        "spain",
        wars=[("france", "spain")],
        sieges={"valencia": {"france": 4}},
        valencia={"aragon": inside, "france": 6},
    )
    assert (("aragon", "valencia") in spots(match, "militia")) is more
    assert ("spain", "valencia") not in spots(match, "squadron")
    assert ("castile", "valencia") not in spots(match, "militia")


def test_besiegers_take_any_number() -> None:
    match = recruiting(
        "france", wars=[("france", "spain")], sieges={"valencia": {"france": 4}}, valencia={"aragon": 2, "france": 6}
    )
    assert ("france", "valencia") in spots(match, "regular")


def test_not_where_there_is_unrest_or_an_enemy_alone() -> None:
    match = recruiting("spain", wars=[("france", "spain")], teruel={"france": 1}, fields={"unrest": {"zaragoza"}})
    assert ("aragon", "zaragoza") not in spots(match, "regular") and ("aragon", "teruel") not in spots(match, "regular")
    assert ("aragon", "valencia") in spots(match, "regular")


def test_no_more_than_the_points_pay() -> None:
    match = recruiting("spain")
    while spots(match, "regular") if match.decisions and kind(match) == "reinforcement" else False:
        before = look(match).cp
        power, space = sorted(spots(match, "regular"))[0]
        play(match, ("reinforce", power, "regular", space))
        assert look(match).cp < before
    assert look(match).cp >= 0


@covers("tm-22.1-10")
def test_no_reinforcements_of_a_power_that_is_out_of_the_game() -> None:
    state = position(scenario="1490", control={"palermo": "france"})
    state.troops.pop("palermo", None)
    match = event(MORE, "france", state=state)
    assert may(match, ("reinforce", "france", "squadron", "palermo"))
    assert not any("catalonia" in option for option in choices(match))


# -- War Preparations (#97)


@covers("tm-6.2-7")
def test_war_preparations_are_an_event_in_the_war_segment() -> None:
    state = hand(position(phase="diplomacy", wars=set(), war_debts={"spain": 7}), "spain", "war_preparations")
    state.deck = lying(["sack"])
    state.agenda = [("war_payment", "spain")]
    match = table(state=state)
    if match.decisions:
        play(match, ("pay", "war_preparations"))
    after = look(match)
    assert ("spain", "war_preparations") in after.played_events and after.hands["spain"] == ("sack",)
    assert not after.war_debts and "war_preparations" in after.discard


def test_no_regular_comes_to_a_besieged_key() -> None:
    state = waters(
        wars=[("portugal", "spain")],
        sieges={"leon": {"portugal": 3}},
        leon={"castile": 2, "portugal": 4},
        seville={"castile": 1},
    )
    hand(state, "spain", "war_preparations")
    state.deck = lying(["sea_fog"])
    state.agenda = [("deployment", "castile")]
    match = table(state=state)
    play(match, ("play", "war_preparations"))
    assert question(match) == ("castile", "spring_regular")
    assert not may(match, ("space", "leon")) and may(match, ("space", "seville"))


def test_war_preparations_are_no_event_of_an_impulse() -> None:
    state = hand(position(("impulse", "spain"), phase="action"), "spain", "war_preparations")
    match = table(state=state)
    assert refused(match, ("event", "war_preparations")) is not None and may(match, ("spend", "war_preparations"))
