"""Declarations of war (9.6): limits, costs, payment, interventions, ships that meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    asked,
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
)
from warcouncil.campaign.relations import at_war
from warcouncil.engine.flow import Flow
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import MAJORS, MINORS
from warcouncil.titles.here_i_stand.diplomacy import war
from warcouncil.titles.here_i_stand.diplomacy.hostilities import begin_war, war_forbidden
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.title import BOOK

DONE = ("done",)
DECLINE = ("decline",)
RICH = dict.fromkeys(MAJORS, ("copernicus", "diplomatic_marriage", "andrea_doria"))
"""Not a lawful deal of cards, but everybody can pay."""


def declaring(power: str, **said: Any) -> Match:
    """A match in which a power may declare war, and then everybody pays."""
    steps = [("declare_war", power), *(("war_payment", one) for one in MAJORS)]
    return table(*steps, **{"turn": 2, "hands": RICH, **said})


def why_not(one: str, other: str, **said: Any) -> str | None:
    return refused(declaring(one, **said), ("declare_war", other))


# -- who may not


@covers("his-9.6-12", "his-9.6-17")
def test_nobody_declares_war_on_hungary_or_on_independent_keys() -> None:
    for power in MAJORS:
        assert why_not(power, "hungary_bohemia") == "his-9.6-12"
        assert why_not(power, "independent") == "his-9.6-17"


@covers("his-9.6-13")
def test_war_on_scotland() -> None:
    for power in ("ottoman", "papacy", "protestant"):
        assert why_not(power, "scotland", scenario="1532", turn=4) == "his-9.6-13"
    assert why_not("england", "scotland", alliances={("england", "france")}) == "his-9.6-13"
    for power in ("hapsburg", "england", "france"):
        assert may(declaring(power), ("declare_war", "scotland"))


@covers("his-9.6-14")
def test_england_never_declares_war_on_venice() -> None:
    assert why_not("england", "venice") == "his-9.6-14"
    for power in ("ottoman", "hapsburg", "france", "papacy"):
        assert may(declaring(power), ("declare_war", "venice"))


@covers("his-9.6-15")
def test_no_war_on_allied_minor_powers_or_on_ones_own_ally() -> None:
    assert why_not("france", "venice", minors={"venice": "papacy"}) == "his-9.6-15"
    assert why_not("papacy", "venice", minors={"venice": "papacy"}) == "his-9.6-15"
    assert why_not("england", "france", alliances={("england", "france")}) == "his-9.6-15"


@covers("his-9.6-16")
def test_no_war_on_or_by_the_protestants_before_the_league() -> None:
    assert why_not("france", "protestant") == "his-9.6-16"
    assert why_not("protestant", "genoa") == "his-9.6-16"
    assert why_not("hapsburg", "protestant") == "his-9.6-16"
    for one, other in (("france", "protestant"), ("protestant", "genoa"), ("protestant", "ottoman")):
        assert may(declaring(one, scenario="1532", turn=4), ("declare_war", other))


@covers("his-9.6-6")
def test_a_war_lasts() -> None:
    assert why_not("hapsburg", "france") == "his-9.6-6"
    assert why_not("ottoman", "genoa", wars={("ottoman", "genoa")}) == "his-9.6-6"


@covers("his-9.6-18")
@pytest.mark.parametrize("fact", ["peace", "alliance"])
def test_no_war_on_a_power_befriended_in_the_same_phase(fact: str) -> None:
    assert why_not("england", "france", this_turn={(fact, "england", "france")}) == "his-9.6-18"
    assert why_not("france", "england", this_turn={(fact, "england", "france")}) == "his-9.6-18"


@covers("his-9.6-19")
@pytest.mark.parametrize("fact", ["peace", "alliance"])
def test_no_war_on_the_minor_power_of_a_friend_of_the_same_phase(fact: str) -> None:
    assert why_not("england", "scotland", this_turn={(fact, "england", "france")}) == "his-9.6-19"
    assert why_not("hapsburg", "venice", this_turn={(fact, "hapsburg", "papacy")}) == "his-9.6-19"
    assert may(declaring("hapsburg", this_turn={(fact, "hapsburg", "papacy")}), ("declare_war", "scotland"))


@covers("his-seats-1")
def test_no_war_between_ones_own_two_powers() -> None:
    assert why_not("ottoman", "france", players=3) == "his-seats-1"
    assert why_not("papacy", "hapsburg", players=4) == "his-seats-1"
    assert why_not("england", "protestant", players=5, scenario="1532", turn=4) == "his-seats-1"


@covers("his-9.6-23")
def test_events_obey_the_same_limits() -> None:
    state = position()
    for one in MAJORS:
        for other in (*MAJORS, *MINORS):
            if one != other:
                assert war.declare_forbidden(state, one, other) == war_forbidden(state, one, other)
    assert war.declare_forbidden(state, "england", "venice") == "his-9.6-14"


# -- costs


@covers("his-9.6-4", "his-9.6-7")
@pytest.mark.parametrize(
    ("one", "other", "cost"),
    [
        ("ottoman", "hapsburg", 2),
        ("england", "france", 3),
        ("hapsburg", "papacy", 4),
        ("england", "hapsburg", 3),
        ("ottoman", "venice", 1),
        ("france", "scotland", 1),
        ("hapsburg", "scotland", 1),
        ("england", "scotland", 1),
        ("france", "venice", 1),
        ("hapsburg", "venice", 1),
        ("papacy", "venice", 1),
        ("ottoman", "genoa", 1),
        ("hapsburg", "genoa", 1),
        ("england", "genoa", 1),
        ("france", "genoa", 1),
        ("papacy", "genoa", 1),
    ],
)
def test_what_a_declaration_costs(one: str, other: str, cost: int) -> None:
    match = declaring(one)
    play(match, ("declare_war", other))
    assert look(match).war_debts == {one: cost}


@covers("his-9.6-5")
def test_the_hapsburgs_pay_less_once_after_henrys_marriage_with_anne_boleyn() -> None:
    match = declaring("hapsburg", catherine_grudge=True)
    play(match, ("declare_war", "england"))
    assert look(match).war_debts == {"hapsburg": 1} and not look(match).catherine_grudge
    match = declaring("england", catherine_grudge=True)
    play(match, ("declare_war", "hapsburg"))
    assert look(match).war_debts == {"england": 3} and look(match).catherine_grudge


@covers("his-9.6-2", "his-9.6-3")
def test_a_power_declares_only_what_its_cards_can_pay_and_mandatory_events_never_do() -> None:
    hand = {"england": ("clement_vii", "gout", "siege_mining")}
    assert why_not("hapsburg", "england", hands={"hapsburg": ("clement_vii", "gout")}) == "his-9.6-2"
    match = declaring("england", hands=hand)
    assert may(match, ("declare_war", "france"))
    play(match, ("declare_war", "genoa"))
    assert refused(match, ("declare_war", "france")) == "his-9.6-2"
    play(match, DONE)
    assert question(match) == ("england", "war_payment")
    assert refused(match, ("pay", "clement_vii")) == "his-9.6-3"
    play(match, ("pay", "gout"))
    assert "gout" in look(match).discard and look(match).war_debts == {}
    finish(match)


@covers("his-9.6-2")
def test_several_wars_are_paid_together_with_one_or_more_cards_and_the_rest_is_lost() -> None:
    hand = {"ottoman": ("janissaries", "gout", "foul_weather")}
    match = declaring("ottoman", hands=hand)
    play(match, ("declare_war", "france"), ("declare_war", "genoa"), DONE)
    assert look(match).war_debts == {"ottoman": 3}
    play(match, ("pay", "gout"))
    assert question(match) == ("ottoman", "war_payment")
    play(match, ("pay", "janissaries"))
    now = look(match)
    assert now.hands["ottoman"] == ("foul_weather",) and now.discard == ("gout",)
    assert at_war(now, "ottoman", "france") and at_war(now, "ottoman", "genoa")
    finish(match)


@covers("his-9.6-1", "his-9.6-2", "his-9.6-20")
def test_declarations_take_effect_in_impulse_order_and_are_paid_at_the_end() -> None:
    match = table(("war_segment",), turn=2, hands=RICH)
    assert question(match) == ("ottoman", "declare_war")
    play(match, ("declare_war", "hapsburg"), DONE)
    assert at_war(look(match), "ottoman", "hapsburg")
    assert question(match) == ("hapsburg", "declare_war")
    assert refused(match, ("declare_war", "ottoman")) == "his-9.6-6"
    play(match, *[DONE] * 5)
    assert question(match) == ("ottoman", "war_payment")


# -- interventions


@covers("his-9.6-8", "his-9.6-24")
def test_france_intervenes_for_scotland() -> None:
    match = declaring("england")
    play(match, ("declare_war", "scotland"))
    assert question(match) == ("france", "intervene")
    assert choices(match) == {("intervene",), DECLINE}
    play(match, ("intervene",))
    now = look(match)
    assert now.minors == {"scotland": "france"} and now.control["edinburgh"] == "france"
    assert at_war(now, "england", "france") and at_war(now, "england", "scotland")
    assert at_war(now, "scotland", "england")
    assert ("england", "scotland") not in now.wars
    assert now.war_debts == {"england": 1, "france": 2}


@covers("his-9.6-9")
def test_the_papacy_intervenes_for_venice() -> None:
    match = declaring("ottoman")
    play(match, ("declare_war", "venice"))
    assert question(match) == ("papacy", "intervene")
    play(match, ("intervene",))
    now = look(match)
    assert now.minors == {"venice": "papacy"} and at_war(now, "ottoman", "papacy")
    assert now.war_debts == {"ottoman": 1, "papacy": 2}


@covers("his-9.6-8", "his-9.6-2")
def test_a_natural_ally_is_asked_even_if_it_cannot_pay_and_may_decline() -> None:
    match = declaring("england", hands={"england": ("gout",), "france": ("siege_mining", "clement_vii")})
    play(match, ("declare_war", "scotland"))
    assert question(match) == ("france", "intervene") and choices(match) == {DECLINE}
    assert refused(match, ("intervene",)) == "his-9.6-2"
    play(match, DECLINE)
    assert look(match).minors == {} and ("england", "scotland") in look(match).wars
    assert question(match) == ("england", "declare_war")


@covers("his-9.6-21", "his-seats-1")
def test_a_natural_ally_may_attack_itself_and_then_nobody_intervenes() -> None:
    match = declaring("france")
    play(match, ("declare_war", "scotland"))
    assert question(match) == ("france", "declare_war")
    match = declaring("hapsburg", players=4)
    play(match, ("declare_war", "venice"))
    assert question(match) == ("hapsburg", "declare_war")
    match = declaring("hapsburg")
    play(match, ("declare_war", "venice"))
    assert question(match) == ("papacy", "intervene")


@covers("his-9.6-7")
def test_an_intervention_ends_the_natural_allys_own_war_with_the_minor_power() -> None:
    match = declaring("england", wars={("france", "scotland")})
    play(match, ("declare_war", "scotland"), ("intervene",))
    now = look(match)
    assert now.wars == {("england", "france")} and now.minors == {"scotland": "france"}


@covers("his-9.6-8")
def test_auld_alliance_pays_for_the_intervention_and_brings_its_troops(monkeypatch: pytest.MonkeyPatch) -> None:
    def arrive(state: HereIStandState, power: str) -> None:
        state.add_troops("edinburgh", power, regular=3)

    monkeypatch.setitem(war.REINFORCEMENTS, "auld_alliance", arrive)
    match = declaring("england", hands={"england": ("gout",), "france": ("auld_alliance",)})
    play(match, ("declare_war", "scotland"), ("play", "auld_alliance"))
    now = look(match)
    assert now.war_debts == {"england": 1} and now.minors == {"scotland": "france"}
    assert now.number("edinburgh", "france", "regular") == 3
    assert "auld_alliance" in now.discard and ("france", "auld_alliance") in now.played_events


@covers("his-9.6-8", "his-9.6-2")
def test_a_card_owed_for_other_wars_cannot_be_played_to_intervene() -> None:
    match = declaring("england", hands={"england": ("gout",), "france": ("auld_alliance",)}, war_debts={"france": 1})
    play(match, ("declare_war", "scotland"))
    assert choices(match) == {("intervene",), DECLINE}


# -- in the action phase


class Event:
    """A step that lets an event declare a war."""

    def __init__(self, one: str, other: str) -> None:
        self.one, self.other = one, other

    def __call__(self, state: HereIStandState) -> Flow:
        yield from war.declare_war(state, self.one, self.other)


def event(one: str, other: str, monkeypatch: pytest.MonkeyPatch, dice: Any = (), **said: Any) -> Match:
    monkeypatch.setitem(BOOK.steps, "event_war", Event(one, other))
    state = position(("event_war",), **{"turn": 3, "phase": "action", "active": one, **said})
    for power in (one, other):
        if power in MAJORS:
            state.add_ships("english_channel", power, power, squadron=1)
    return table(state=state, dice=dice)


@covers("his-9.6-22", "his-9.6-10")
def test_france_intervenes_free_of_charge_in_the_action_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    match = event("england", "scotland", monkeypatch, hands={"france": ()})
    assert question(match) == ("france", "intervene")
    play(match, ("intervene",))
    assert at_war(look(match), "england", "france") and look(match).war_debts == {}
    finish(match)


@covers("his-9.6-11", "his-9.6-10")
def test_ships_of_new_enemies_in_one_sea_zone_fight_and_both_retreat_after_a_tie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice = [("naval attacker", (5, 1)), ("naval defender", (6, 2))]
    match = event("england", "france", monkeypatch, dice)
    while not match.over:
        assert asked(match).kind == "sea_retreat"
        play(match, sorted(choices(match))[0])
    now = look(match)
    assert at_war(now, "england", "france")
    assert "english_channel" not in now.fleets
    finish(match)


@covers("his-9.6-11")
def test_guests_of_one_power_part_when_they_become_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    allies = {("england", "papacy"), ("hapsburg", "papacy")}
    state = position(("event_war",), turn=3, phase="action", alliances=allies)
    state.add_troops("ancona", "england", regular=1)
    state.add_troops("ancona", "hapsburg", regular=2)
    monkeypatch.setitem(BOOK.steps, "event_war", lambda now: begin_war(now, "england", "hapsburg"))
    match = table(state=state)
    while not match.over:
        play(match, sorted(choices(match))[0])
    assert [stack.owner for stack in look(match).troops["ancona"]] == ["hapsburg"]


@covers("his-9.6-3")
def test_a_debt_that_no_card_can_pay_is_dropped() -> None:
    """The card that was to pay has been played in a naval combat of the declaration."""
    match = table(
        ("war_payment", "ottoman"), turn=2, hands={"ottoman": ("council_of_trent",)}, war_debts={"ottoman": 2}
    )
    finish(match)
    assert look(match).war_debts == {} and look(match).hands["ottoman"] == ("council_of_trent",)
