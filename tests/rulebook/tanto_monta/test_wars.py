"""9.3 to 9.5: ransom, captives, declarations of war and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    hand,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    settle,
    table,
)
from warcouncil.campaign import naval_combat
from warcouncil.campaign.relations import at_war
from warcouncil.campaign.terms import ALLIANCE, PEACE
from warcouncil.engine.flow import Flow
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.diplomacy import hostilities, ransom, war
from warcouncil.titles.tanto_monta.minors import activation
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

RICH = ("roman_curia", "holy_war", "city_state_rebels")
"""3, 4 and 5 CP."""


def pair(one: str, other: str) -> tuple[str, str]:
    return REALM.pair(one, other)


def peace(**fields: Any) -> TantoMontaState:
    """A table at peace, on turn 4 unless said otherwise, with money in every hand."""
    said = {"turn": 4, "phase": "diplomacy", "wars": set(), "alliances": set(), "fleets": {}, **fields}
    state = position(**said)
    state.fleets = {}
    hand(state, "spain", *RICH)
    hand(state, "france", "slave_trade", "natural_disasters", "the_plague")
    hand(state, "portugal", "marriage_policy", "diplomatic_movements")
    hand(state, "muslim", "without_previous_declaration", "jews_expelled")
    return state


def declaring(player: str, *dice: tuple[str, object], state: TantoMontaState | None = None, **fields: Any) -> Match:
    start = state or peace(**fields)
    start.agenda = [("declare_war", player)]
    return table(state=start, dice=dice)


# -- ransom


def captive(**fields: Any) -> TantoMontaState:
    state = position(turn=3, phase="diplomacy", **fields)
    state.leaders.pop("mendoza")
    state.captives["mendoza"] = "nasrid"
    return hand(state, "spain", "roman_curia", "holy_war")


@covers("tm-9.3-1", "tm-9.3-2")
def test_a_ransom_is_a_chosen_card_or_a_resource_by_chance() -> None:
    state = captive(warehouse={"spain": ("naval_cp_2", "naval_cp_5")})
    state.agenda = [("ransoms",)]
    match = table(state=state)
    assert question(match) == ("spain", "ransom")
    assert choices(match) == {
        ("ransom_by_card", "mendoza", "roman_curia"),
        ("ransom_by_card", "mendoza", "holy_war"),
        ("ransom_by_resource", "mendoza"),
        ("done",),
    }
    play(match, ("ransom_by_card", "mendoza", "holy_war"))
    assert {option[2] for option in choices(match)} == {"leon", "cordoba", "seville", "gibraltar"}
    after = play(match, ("return_to", "mendoza", "leon"))
    assert after.hands["muslim"] == ("holy_war",)
    assert after.leaders["mendoza"] == "leon"
    (entry,) = [entry for entry in match.log if entry.message == "draws_from_hand"]
    seen = [entry.for_seat(seat) for seat in range(4)]
    assert [one and one.plain()["card"] for one in seen] == ["holy_war", None, "holy_war", None]
    finish(match)


@covers("tm-9.3-1", "tm-9.3-2")
def test_what_is_no_ransom() -> None:
    state = hand(captive(), "spain", "crown_of_aragon", "holy_war")
    state.agenda = [("ransom", "spain")]
    match = table(state=state)
    assert refused(match, ("ransom_by_card", "mendoza", "crown_of_aragon")) == "tm-9.3-1"
    assert refused(match, ("ransom_by_resource", "mendoza")) == "tm-9.3-1"
    assert may(match, ("ransom_by_card", "mendoza", "holy_war"))
    homes = [space for space, owner in state.control.items() if owner == "spain"]
    state.control.update(dict.fromkeys(homes, "france"))
    state.agenda = [("ransom", "spain")]
    assert refused(table(state=state), ("ransom_by_card", "mendoza", "holy_war")) == "tm-9.3-2"


@covers("tm-9.3-1")
def test_a_resource_is_drawn_by_the_captor() -> None:
    state = captive(warehouse={"spain": ("naval_cp_2", "naval_cp_5")})
    state.agenda = [("ransoms",)]
    match = table(state=state, dice=[("resource of spain", "naval_cp_5")])
    play(match, ("ransom_by_resource", "mendoza"), ("return_to", "mendoza", "leon"))
    assert look(match).warehouse == {"spain": ("naval_cp_2",), "muslim": ("naval_cp_5",)}


@covers("tm-9.3-2")
def test_nobody_must_ransom_and_the_captor_may_roll() -> None:
    state = captive()
    state.agenda = [("ransoms",)]
    match = table(state=state)
    play(match, ("done",))
    assert question(match) == ("muslim", "captive")
    play(match, ("done",))
    finish(match)


@covers("tm-9.3-3")
@pytest.mark.parametrize(("die", "success"), [(3, False), (4, True)])
def test_a_captive_brings_something_on_five_with_his_battle_rating(die: int, success: bool) -> None:
    state = captive()
    state.agenda = [("captives", "muslim")]
    match = table(state=state, dice=[("captive mendoza", die)])
    play(match, ("roll_for", "mendoza"))
    assert match.over is not success
    if success:
        after = play(match, ("unrest", "leon"), ("unrest", "seville"), ("unrest", "avila"))
        assert after.unrest == {"leon", "seville", "avila"}
        finish(match)


@covers("tm-9.3-3")
def test_or_a_resource() -> None:
    state = captive()
    state.agenda = [("captives", "muslim")]
    match = table(state=state, dice=[("captive mendoza", 6), ("naval resource", "naval_cp_4")])
    after = play(match, ("roll_for", "mendoza"), ("take_resource",))
    assert after.warehouse["muslim"] == ("naval_cp_4",)


@covers("tm-9.3-4")
def test_a_captive_who_dies_leaves_the_dungeon() -> None:
    state = captive()
    ransom.set_free(state, "mendoza")
    assert not state.captives


@covers("tm-9.3-5")
def test_on_turn_7_captives_are_rolled_for_once_more_without_unrest() -> None:
    assert table(("last_captives",), state=with_agenda(captive(), "last_captives")).over
    state = captive()
    state.turn = 7
    match = table(state=with_agenda(state, "last_captives"), dice=[("captive mendoza", 5)])
    assert choices(match) == {("take_resource",), ("done",)}


def with_agenda(state: TantoMontaState, *steps: str) -> TantoMontaState:
    state.agenda = [(step,) for step in reversed(steps)]
    return state


# -- what it costs


@covers("tm-9.4-6")
def test_a_declaration_costs_what_the_display_says() -> None:
    match = declaring("spain")
    play(match, ("declare_war", "spain", "france"), ("done",))
    assert question(match) == ("spain", "war_payment")
    after = play(match, ("pay", "roman_curia"))
    assert after.hands["spain"] == ("city_state_rebels", "holy_war") or set(after.hands["spain"]) == set(RICH[1:])
    assert "roman_curia" in after.discard
    assert at_war(after, "castile", "france")
    assert at_war(after, "aragon", "france")
    finish(match)


@covers("tm-9.4-4")
def test_war_with_castile_is_war_with_aragon() -> None:
    match = declaring("france")
    after = play(match, ("declare_war", "france", "spain"))
    assert at_war(after, "france", "aragon")


@covers("tm-9.4-6", "tm-9.4-22", "tm-9.4-3")
def test_several_powers_of_a_player_pay_the_highest_price_for_one_target() -> None:
    state = peace()
    state.influence = {**state.influence, "navarre": {**state.influence["navarre"], "france": 3}}
    match = declaring("muslim", state=state)
    play(match, ("declare_war", "nasrid", "navarre"))
    assert look(match).war_debts == {"muslim": 3}
    after = play(match, ("declare_war", "north_africa", "navarre"))
    assert after.war_debts == {"muslim": 3}
    assert {pair("nasrid", "navarre"), pair("north_africa", "navarre")} <= after.wars


@covers("tm-9.4-7")
def test_home_cards_and_mandatory_events_pay_for_no_war() -> None:
    state = hand(peace(), "spain", "leo_x_pope", "roman_curia", "crown_of_aragon")
    match = declaring("spain", state=state)
    assert war.money(look(match), "spain") == ["roman_curia"]
    assert refused(match, ("declare_war", "spain", "portugal")) is not None
    play(match, ("declare_war", "spain", "france"), ("done",))
    assert choices(match) == {("pay", "roman_curia")}
    for card in ("leo_x_pope", "crown_of_aragon"):
        assert refused(match, ("pay", card)) == "tm-9.4-7"


@covers("tm-9.4-7")
def test_resources_pay() -> None:
    state = hand(peace(warehouse={"spain": ("naval_cp_3",)}), "spain")
    match = declaring("spain", state=state)
    after = play(match, ("declare_war", "spain", "france"), ("done",), ("pay_resource", "naval_cp_3"))
    assert after.warehouse["spain"] == ()
    assert after.spent_resources == ("naval_cp_3",)


@covers("tm-9.4-8")
def test_war_preparations_pay_for_all() -> None:
    state = hand(peace(alcacovas=1, deck=["slave_trade"]), "spain", "war_preparations")
    match = declaring("spain", state=state)
    play(match, ("declare_war", "spain", "france"), ("declare_war", "spain", "portugal"), ("done",))
    after = play(match, ("pay", "war_preparations"))
    assert "war_preparations" in after.discard
    assert not after.war_debts
    finish(match)


@covers("tm-9.5-1", "tm-9.5-2")
def test_the_price_of_a_war_between_portugal_and_spain() -> None:
    state = peace(alcacovas=1)
    assert hostilities.war_cost(state, "portugal", "spain") == 4
    state.tordesillas = True
    assert hostilities.war_cost(state, "spain", "portugal") == 6


# -- who may not


@covers("tm-9.4-15", "tm-9.4-17", "tm-9.4-19")
@pytest.mark.parametrize(
    ("player", "power", "target", "clause"),
    [
        ("spain", "spain", "nasrid", "tm-9.4-19"),
        ("muslim", "nasrid", "spain", "tm-9.4-19"),
        ("muslim", "north_africa", "spain", "tm-9.4-18"),
        ("france", "france", "papacy", "tm-21.7-6"),
        ("france", "france", "venice", "tm-9.4-15"),
        ("spain", "spain", "navarre", "tm-9.4-16"),
    ],
)
def test_the_display_forbids(player: str, power: str, target: str, clause: str) -> None:
    state = peace()
    state.minors.pop("papacy")
    assert refused(declaring(player, state=state), ("declare_war", power, target)) == clause


@covers("tm-9.4-15")
def test_no_war_on_allies_and_on_minor_allies_of_others() -> None:
    state = peace(minors={"florence": "france"})
    assert refused(declaring("spain", state=state), ("declare_war", "spain", "florence")) == "tm-9.4-15"
    state = peace(alliances={pair("france", "spain")})
    assert refused(declaring("spain", state=state), ("declare_war", "spain", "france")) == "tm-9.4-15"


@covers("tm-9.4-16", "tm-21.7-17")
def test_war_on_navarre_needs_somebody_two_levels_ahead() -> None:
    state = peace()
    levels = {"muslim": 0, "portugal": 0, "spain": 1, "france": 3}
    state.influence = {**state.influence, "navarre": levels}
    assert may(declaring("spain", state=state), ("declare_war", "spain", "navarre"))
    state = peace()
    state.influence = {**state.influence, "navarre": {**levels, "france": 2}}
    assert refused(declaring("spain", state=state), ("declare_war", "spain", "navarre")) == "tm-9.4-16"


@covers("tm-9.4-17")
@pytest.mark.parametrize("limited", ["beltranejos", "catalonia"])
def test_limited_powers_neither_declare_war_nor_are_declared_war_on(limited: str) -> None:
    state = peace()
    assert hostilities.war_forbidden(state, limited, "nasrid") == "tm-9.4-17"
    assert hostilities.war_forbidden(state, "nasrid", limited) == "tm-9.4-17"


@covers("tm-9.4-18")
def test_north_africa_and_spain() -> None:
    early = peace(turn=3, zahara_seized=True)
    assert refused(declaring("muslim", state=early), ("declare_war", "north_africa", "spain")) == "tm-9.4-18"
    late = peace(zahara_seized=True)
    assert may(declaring("muslim", state=late), ("declare_war", "north_africa", "spain"))


@covers("tm-9.4-21")
@pytest.mark.parametrize("fact", [PEACE, ALLIANCE])
def test_no_war_on_whom_one_has_just_made_friends_with(fact: Any) -> None:
    state = peace()
    state.mark(fact, "france", "spain")
    assert refused(declaring("france", state=state), ("declare_war", "france", "spain")) == "tm-9.4-21"


@covers("tm-20.4-4")
def test_alcacovas_keeps_the_peace_for_two_turns() -> None:
    state = peace(alcacovas=3)
    assert refused(declaring("spain", state=state), ("declare_war", "spain", "portugal")) == "tm-20.4-4"


@covers("tm-9.2-1")
def test_nobody_declares_war_on_himself() -> None:
    assert hostilities.war_forbidden(peace(), "nasrid", "north_africa") == "tm-9.2-1"
    assert hostilities.war_forbidden(peace(), "portugal", "france") is None


@covers("tm-9.4-18")
def test_before_zahara_north_africa_has_no_war_with_spain() -> None:
    state = peace(turn=5)
    assert hostilities.war_forbidden(state, "north_africa", "spain") == "tm-9.4-18"
    assert hostilities.war_forbidden(state, "north_africa", "portugal") is None
    state.zahara_seized = True
    assert hostilities.war_forbidden(state, "north_africa", "spain") is None


@covers("tm-9.4-15")
@pytest.mark.parametrize("target", ["independent", "guanche", "tribal"])
def test_nobody_declares_war_on_independents(target: str) -> None:
    assert hostilities.war_forbidden(peace(), "france", target) == "tm-9.4-15"


@covers("tm-9.4-21")
def test_friends_of_this_phase_join_no_war_for_a_minor_power() -> None:
    state = peace()
    state.mark(PEACE, "france", "spain")
    match = run(state, lambda now: activation.join_war(now, "spain", "venice", "france"))
    assert match.over and not at_war(look(match), "spain", "france")  # nothing is left to choose
    state = peace(phase="action")
    state.mark(PEACE, "france", "spain")
    match = run(state, lambda now: activation.join_war(now, "spain", "venice", "france"))
    assert may(match, ("join_new_ally", "france"))
    match = run(peace(), lambda now: activation.join_war(now, "spain", "venice", "france"))
    assert may(match, ("join_new_ally", "france"))


@covers("tm-9.4-3", "tm-9.4-22")
def test_the_second_muslim_power_follows_the_first_against_navarre() -> None:
    """Once one has declared war, the levels with Navarre do not matter to the other."""

    def clause(**fields: Any) -> str | None:
        state = peace(shut_out={("muslim", "navarre")}, **fields)
        state.mark(war.DECLARED, "muslim", "navarre", 3)
        return war.war_forbidden_now(state, "muslim", "north_africa", "navarre")

    assert clause() is None
    assert clause(wars={pair("north_africa", "navarre")}) == "tm-9.4-28"
    assert clause(minors={"navarre": "france"}) == "tm-9.4-15"
    alone = peace(shut_out={("muslim", "navarre")})
    assert war.war_forbidden_now(alone, "muslim", "north_africa", "navarre") == "tm-9.4-16"


@covers("tm-9.4-6", "tm-9.4-22")
def test_of_several_prices_for_one_target_the_highest_is_paid() -> None:
    state = peace()
    assert war.price_of_war(state, "muslim", "france", 4) == 4
    state.mark(war.DECLARED, "muslim", "france", 3)
    state.mark(war.DECLARED, "muslim", "france", 2)
    assert war.price_of_war(state, "muslim", "france", 4) == 1
    assert war.price_of_war(state, "muslim", "france", 2) == 0
    assert war.price_of_war(state, "muslim", "portugal", 2) == 2


# -- the outbreak


@covers("tm-9.2-4", "tm-9.4-28")
def test_the_beltranejos_are_no_friends_of_an_enemy_of_portugal() -> None:
    state = peace(
        alliances={pair("portugal", "france"), pair("beltranejos", "france"), pair("portugal", "beltranejos")}
    )
    state.troops, state.leaders = {}, {}
    after = look(run(state, lambda now: hostilities.begin_war(now, "france", "portugal")))
    assert pair("portugal", "france") in after.wars and at_war(after, "portugal", "france")
    assert after.alliances == {pair("portugal", "beltranejos")}


@covers("tm-9.4-11")
def test_new_enemies_in_one_space_part() -> None:
    state = peace()
    state.troops, state.leaders = {}, {}
    state.add_troops("zaragoza", "aragon", regular=2)
    state.add_troops("zaragoza", "france", regular=1)
    state.add_troops("milan", "france", regular=1)
    match = run(state, lambda now: hostilities.begin_war(now, "france", "spain"))
    after = settle(match)
    assert after.stack("zaragoza", "aragon").size == 2 and not after.stack("zaragoza", "france").size
    assert sum(after.stack(space, "france").size for space in after.troops) == 2
    assert after.stack("milan", "france").size == 1


# -- who joins


@covers("tm-9.4-2")
def test_the_other_muslim_power_may_join_for_free() -> None:
    match = declaring("france")
    play(match, ("declare_war", "france", "north_africa"))
    assert question(match) == ("muslim", "join_attacked")
    after = play(match, ("join",))
    assert at_war(after, "france", "nasrid")
    assert "muslim" not in after.war_debts


@covers("tm-9.4-2", "tm-9.4-19")
def test_the_nasrids_do_not_join_against_spain() -> None:
    match = declaring("spain")
    play(match, ("declare_war", "spain", "north_africa"))
    assert question(match) == ("spain", "declare_war")


@covers("tm-9.4-1")
def test_one_player_after_the_other() -> None:
    match = table(("declarations",), state=with_agenda(peace(), "declarations"))
    asked = []
    while not match.over:
        asked.append(question(match))
        play(match, ("done",))
    assert asked == [(player, "declare_war") for player in ("muslim", "portugal", "spain", "france")]


# -- minor powers


def attack_on_florence(*dice: tuple[str, object]) -> Match:
    state = peace()
    state.minors.pop("papacy")
    return declaring("spain", *dice, state=state)


@covers("tm-9.4-5", "tm-9.4-9", "tm-9.4-12")
def test_war_on_a_minor_power_ends_influence_and_somebody_may_help() -> None:
    match = attack_on_florence(("status of florence: portugal", 2), ("status of florence: france", 2))
    play(match, ("declare_war", "spain", "florence"))
    assert ("spain", "florence") in look(match).shut_out
    play(match, ("done",), ("pay", "roman_curia"))
    assert question(match) == ("france", "intervene")
    after = play(match, ("leave_alone",))
    assert "florence" in after.settled
    assert "florence" not in after.minors
    assert pair("spain", "florence") in after.wars
    finish(match)


@covers("tm-9.4-10", "tm-9.4-11", "tm-21.2-2")
def test_who_intervenes_is_its_ally_and_at_war() -> None:
    match = attack_on_florence(("status of florence: portugal", 1), ("status of florence: france", 6))
    play(match, ("declare_war", "spain", "florence"), ("done",), ("pay", "roman_curia"), ("intervene",))
    after = look(match)
    assert after.minors["florence"] == "france"
    assert at_war(after, "france", "spain")
    assert pair("spain", "florence") not in after.wars
    assert after.control["florence"] == after.control["pisa"] == "france"


# -- wars in the action phase


@covers("tm-9.4-13", "tm-9.4-14")
def test_ships_of_new_enemies_in_one_sea_fight_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    fought: list[tuple[str, str, str]] = []

    def fight(state: TantoMontaState, place: str, attacker: str, defender: str, **_: Any) -> Flow:
        fought.append((place, attacker, defender))
        yield from ()

    monkeypatch.setattr(naval_combat, "fight", fight)
    state = peace()
    state.add_ships("gulf_of_lion", "france", "france", squadron=1)
    state.add_ships("gulf_of_lion", "spain", "spain", squadron=1)
    finish(run(state, lambda now: war.declare_war(now, "france", "spain")))
    assert fought == [("gulf_of_lion", "spain", "france")]


@covers("tm-9.4-14", "tm-16.2-5")
def test_a_tie_at_the_outbreak_is_the_defenders() -> None:
    state = peace()
    state.add_ships("gulf_of_lion", "france", "france", squadron=1)
    state.add_ships("gulf_of_lion", "spain", "spain", squadron=1)
    rolled = (("naval attacker", (1, 1)), ("naval defender", (1, 1)))
    match = run(state, lambda now: war.declare_war(now, "france", "spain"), *rolled)
    assert question(match) == ("spain", "sea_retreat")
    after = settle(match)
    assert after.ships("gulf_of_lion", "france", "squadron") == 1
    assert not after.ships("gulf_of_lion", "spain", "squadron")


@covers("tm-9.4-3")
def test_holy_war_brings_both_muslim_powers() -> None:
    state = peace(phase="action")
    match = run(state, lambda now: war.declare_by_both(now, "north_africa", "france"))
    after = play(match, ("declare_war", "nasrid", "france"))
    assert at_war(after, "nasrid", "france")
    assert at_war(after, "north_africa", "france")


@covers("tm-9.4-28")
def test_a_war_lasts() -> None:
    state = peace(wars={pair("france", "spain")})
    assert hostilities.war_forbidden(state, "france", "spain") == "tm-9.4-28"
