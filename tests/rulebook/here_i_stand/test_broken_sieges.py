"""Sieges that are over for other reasons than an assault (15.3): they end at once, before anything else is asked."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.cards.hand import event, stand
from tests.rulebook.here_i_stand.driver import look, play, question, run, told
from tests.rulebook.here_i_stand.land import march, scene, size, troops, units, war
from warcouncil.campaign import sieges, transfers
from warcouncil.campaign.pieces import Battle
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand import invariants
from warcouncil.titles.here_i_stand.powers import minors
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.war import foreign_wars

LOW_COUNTRIES: dict[str, Any] = {"sieges": {"brussels": {"papacy": 2}}, "brussels": {"papacy": 3, "hapsburg": 1}}
"""The Papacy besieges Brussels; England is the ally of the Hapsburgs, and at peace with the Papacy."""
POWERS_THERE: dict[str, Any] = {
    "wars": [("papacy", "hapsburg"), ("france", "england")],
    "alliances": [("england", "hapsburg")],
}


def wrong(match: Match) -> list[str]:
    return list(invariants.sieges(look(match)))


def in_action(state: HereIStandState) -> HereIStandState:
    state.phase = "action"
    return state


@covers("his-15.3-1", "his-15.3-4")
def test_all_sieges_end_before_the_first_besieger_goes() -> None:
    state = scene(
        wars=[("france", "hapsburg")],
        sieges={"brussels": {"france": 1}, "besancon": {"france": 2}},
        brussels={"france": (1, 3), "hapsburg": 2},
        besancon={"france": (1, 2), "hapsburg": 1},
        fields={"control": {"liege": "france", "antwerp": "france"}},
    )
    match = event("england", "mercenaries_demand_pay", state=state, hands={"france": ("tercios",)})
    play(match, ("decline",))
    assert question(match) == ("france", "retreat")
    assert look(match).sieges == {}
    assert [entry["space"] for entry in told(match, "siege_broken")] == ["brussels", "besancon"]
    assert not wrong(match)


@covers("his-15.3-1", "his-5.2-3")
def test_a_siege_is_looked_at_when_the_losses_are_complete() -> None:
    papal = ("rome", "ravenna", "siena", "florence", "modena", "pavia", "milan")
    state = in_action(scene(sieges={"naples": {"papacy": 1}}, naples={"papacy": 1, "hapsburg": 1}))
    assert list(invariants.sieges(state)) == ["papacy besieges naples with 1 against 1"]
    for space in papal:
        state.add_troops(space, "papacy", regular=1)
    assert list(invariants.sieges(state)) == []  # there are not so many counters of one unit: more must go


@covers("his-15-5", "his-15.3-1")
def test_an_army_from_a_foreign_war_breaks_the_sieges_of_both_allies_at_once() -> None:
    state = scene(
        wars=[("france", "england"), ("hapsburg", "england")],
        alliances=[("france", "hapsburg")],
        ireland={"england": 3},
        calais={"england": 1, "france": 3, "hapsburg": 4},
        sieges={"calais": {"france": 1, "hapsburg": 2}},
        fields={"control": {"london": "france"}, "foreign_wars": {"ireland": 0}},
    )
    state.on_table["revolt_in_ireland"] = "england"
    match = run(in_action(state), lambda now: foreign_wars.end(now, "ireland"))
    play(match, ("space", "calais"))
    state = look(match)
    assert size(state, "calais", "england") == 4
    assert state.sieges == {}
    assert not wrong(match)
    assert len(told(match, "siege_broken")) == 2


@covers("his-22.4-4", "his-15.3-1")
def test_a_siege_is_broken_when_the_minor_ally_goes_home() -> None:
    state = scene(
        wars=[("france", "hapsburg")],
        sieges={"besancon": {"france": 1}},
        besancon={"france": 2, "genoa": 2, "hapsburg": 2},
        genoa={"france": 1},
        fields={"minors": {"genoa": "france"}, "control": {"genoa": "france", "turin": "france", "geneva": "france"}},
    )
    match = run(in_action(state), lambda now: minors.deactivate(now, "genoa"))
    assert question(match) == ("france", "retreat")
    assert look(match).sieges == {}
    play(match, ("space", "dijon"))
    assert size(look(match), "dijon", "france") == 2


@covers("his-22.4-3", "his-15.3-1")
def test_a_city_that_a_minor_power_has_again_is_not_besieged_any_more() -> None:
    state = scene(
        wars=[("france", "hapsburg")],
        sieges={"genoa": {"hapsburg": 1}},
        genoa={"hapsburg": 3, "france": 1},
        paris={"genoa": 2},
        fields={"minors": {"genoa": "france"}, "control": {"genoa": "france"}},
    )
    match = run(in_action(state), lambda now: minors.deactivate(now, "genoa"))
    while match.decisions:
        assert "genoa" not in look(match).sieges
        assert not wrong(match)
        play(match, match.decisions[0].options[0])
    assert look(match).troops["genoa"] == (troops("genoa", 2),)


@covers("his-9.3-5", "his-15.3-1")
def test_displaced_units_may_break_a_siege() -> None:
    state = scene(
        wars=[("france", "england")],
        boulogne={"england": 2},
        calais={"england": 1, "france": 3},
        sieges={"calais": {"france": 1}},
        fields={"control": {"boulogne": "england"}},
    )
    match = run(in_action(state), lambda now: transfers.leave(now, "england", "boulogne"))
    play(match, ("space", "calais"))
    assert size(look(match), "calais", "england") == 3
    assert look(match).sieges == {}
    assert told(match, "siege_broken")


@covers("his-15.3-1", "his-15.3-3")
def test_besiegers_that_go_to_an_ally_help_against_his_siege() -> None:
    state = scene(
        **POWERS_THERE,
        sieges={**LOW_COUNTRIES["sieges"], "calais": {"england": 1}},
        brussels=LOW_COUNTRIES["brussels"],
        calais={"england": 2, "france": 2},
        fields={"control": {"calais": "france"}},
    )
    match = run(in_action(state), lambda now: sieges.check_sieges(now))
    play(match, ("space", "brussels"))
    assert units(look(match), "brussels", "england") == (2, 0, 0)
    assert look(match).sieges == {}


@covers("his-13.3-12", "his-15.3-1")
def test_who_avoids_battle_into_a_besieged_space_of_an_ally_breaks_the_siege() -> None:
    match = war(
        "france",
        1,
        ("avoid battle", (6, 6)),
        **POWERS_THERE,
        **LOW_COUNTRIES,
        boulogne={"france": 4},
        calais={"england": 2},
    )
    march(match, "boulogne", "calais")
    play(match, ("avoid", "brussels"), ("detach", "england", "regular", 2))
    assert size(look(match), "brussels", "england") == 2
    assert "brussels" not in look(match).sieges


@covers("his-14.1-1", "his-15.3-1")
def test_who_retreats_into_a_besieged_space_of_an_ally_breaks_the_siege() -> None:
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 6, 1)),
        ("defender", (1,) * 6),
        **POWERS_THERE,
        **LOW_COUNTRIES,
        boulogne={"france": 4},
        calais={"england": 5},
    )
    march(match, "boulogne", "calais")
    stand(match)
    assert question(match) == ("england", "garrison_formation")
    play(match, ("detach", "england", "regular", 0))
    assert question(match) == ("england", "retreat")
    play(match, ("space", "brussels"))
    assert size(look(match), "brussels", "england") == 2
    assert "brussels" not in look(match).sieges
    assert not wrong(match)


@covers("his-21.5-9", "his-15.3-4")
def test_besiegers_that_sack_rome_still_besiege() -> None:
    state = scene(sieges={"florence": {"hapsburg": 1}, "metz": {"france": 1}}, florence={"independent": 2}, metz={})
    state.battle = Battle("sack", "rome", "hapsburg", ("papacy",), (troops("hapsburg", 0, 4),), origin="florence")
    match = run(state, lambda now: sieges.check_sieges(now))
    assert set(look(match).sieges) == {"florence"}
