"""Who is what to whom (3, 8), and what that makes of duchies and sea zones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    rolled,
    table,
    told,
    units,
)
from warcouncil.table.book import Event
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    allied,
    at_war,
    blockaded,
    controls_sea,
    family,
    fleet_of,
    is_friendly,
    is_major,
    is_run,
    is_uncontrolled,
    neutral,
    patron,
    sponsor,
)
from warcouncil.titles.napoleonic_wars.seasons import minors
from warcouncil.titles.napoleonic_wars.seasons.impulses import may_go
from warcouncil.titles.napoleonic_wars.state import BUILDING, NATIONS, Battle, Subject
from warcouncil.titles.napoleonic_wars.title import BOOK
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed
from warcouncil.titles.napoleonic_wars.war.battles import ROUTED, side
from warcouncil.titles.napoleonic_wars.war.checks import costs_losses
from warcouncil.titles.napoleonic_wars.war.contact import caught
from warcouncil.titles.napoleonic_wars.war.evasion import heads

# -- nations


@covers("nw-3-4", "nw-3-13")
def test_members_of_a_camp_are_allies_and_at_war_with_the_other() -> None:
    state = position()
    assert allied(state, "france", "spain")
    assert allied(state, "austria", "russia")
    assert at_war(state, "spain", "austria")
    assert not at_war(state, "austria", "prussia")
    assert not allied(state, "austria", "prussia")


@covers("nw-3-4", "nw-8.8-2")
def test_a_subject_neutral_and_its_pact_minors_are_no_allies() -> None:
    state = position(consuls={"turkey": ("austria", "pact", False)})
    state.camps = {"france": "imperial"}
    assert allied(state, "austria", "turkey")
    assert family(state, "turkey") == "austria"
    state.subjects["austria"] = Subject("france", 2)
    assert not allied(state, "austria", "turkey")
    assert family(state, "turkey") == "turkey"


@covers("nw-3-16", "nw-3-59", "nw-4.3-1")
def test_clients_sponsors_and_pacts() -> None:
    state = position()
    assert [sponsor(state, minor) for minor in ("spain", "denmark", "sweden", "turkey")] == [
        "france",
        "france",
        "britain",
        "",
    ]
    assert [patron(state, minor) for minor in ("spain", "denmark")] == ["france", ""]
    assert is_run(state, "spain")
    assert not is_run(state, "denmark")


@covers("nw-3-42", "nw-3-45")
def test_major_powers_and_neutrals() -> None:
    assert [nation for nation in NATIONS if is_major(nation)] == ["france", "britain", "austria", "russia", "prussia"]
    state = position()
    assert neutral(state, "prussia")
    assert not neutral(state, "spain")


# -- duchies and seas


@covers("nw-3-22")
def test_an_enemy_formation_cancels_control_but_does_not_take_it() -> None:
    state = position(units={"linz": {"france": 1}})
    assert state.controller("linz") == "austria"
    assert not is_friendly(state, "austria", "linz")
    assert is_uncontrolled(state, "france", "linz")


@covers("nw-3-23", "nw-13.35-1")
def test_control_of_a_sea_zone() -> None:
    sea = "bay_of_biscay"
    state = position(squadrons={sea: [("britain", 0), ("denmark", 0)]})
    assert controls_sea(state, "britain", sea)
    assert controls_sea(state, "austria", sea)
    assert not controls_sea(state, "france", sea)
    state.add_ship(sea, "spain", 0)
    assert not controls_sea(state, "britain", sea)


@covers("nw-13.35-1")
def test_enemies_in_control_of_its_sea_zones_blockade_a_port() -> None:
    seas = COMPONENTS.atlas.spaces["brest"].ports
    state = position(squadrons={seas[0]: [("britain", 0)]})
    assert blockaded(state, "france", "brest") == (len(seas) == 1)
    for sea in seas[1:]:
        state.add_ship(sea, "britain", 0)
    assert blockaded(state, "france", "brest")
    assert not blockaded(state, "britain", "brest")


@covers("nw-3-49", "nw-7.3-2")
def test_a_squadron_that_is_being_built_is_none_yet() -> None:
    state = position(squadrons={"brest": [("france", BUILDING), ("spain", 1)]})
    assert fleet_of(state, "brest") == ("spain",)
    ready = position(squadrons={"brest": [("france", BUILDING), ("france", 0), ("spain", 0)]})
    assert fleet_of(ready, "brest") == ("france", "spain")


# -- impulses once more


@covers("nw-3-56")
def test_a_nation_without_cards_goes_only_with_a_siege_a_resource_or_a_reserve_card() -> None:
    none: dict[str, Any] = {"hands": dict.fromkeys(NATIONS, ()), "resources": dict.fromkeys(NATIONS, 0), "units": {}}
    used: dict[str, Any] = {"used_reserves": set(COMPONENTS.reserves)}
    assert not may_go(position(**none, **used), "austria")
    assert may_go(position(**none), "austria")
    assert may_go(position(**{**none, "resources": {"austria": 1}}, **used), "austria")
    besieging: dict[str, Any] = {"units": {"mantua": {"austria": 1}}, "leaders": {"john": "mantua"}}
    assert may_go(position(**{**none, **besieging}, **used), "austria")
    assert not may_go(position(**none, **used, last_active="austria"), "austria")


@covers("nw-6.1-2")
def test_nobody_takes_two_impulses_in_a_row() -> None:
    assert not may_go(position(hands={"austria": ("manoeuvre",)}, last_active="austria"), "austria")


@covers("nw-5.31-1")
@pytest.mark.parametrize(("turn", "forced"), [(1, False), (5, True)])
def test_red_cards_and_green_ones_from_their_turn_on_are_forced(
    monkeypatch: pytest.MonkeyPatch, turn: int, forced: bool
) -> None:
    monkeypatch.setattr(minors, "event_forbidden", lambda state, power, card: None)
    state = position(turn=turn)
    colors = {color: next(one.id for one in COMPONENTS.cards.values() if one.color == color) for color in ("red", "")}
    green = next(one.id for one in COMPONENTS.cards.values() if one.green_from not in ("", "1805"))
    assert minors.is_forced(state, "turkey", colors["red"])
    assert not minors.is_forced(state, "turkey", colors[""])
    assert minors.is_forced(state, "turkey", green) == forced


@covers("nw-5.31-1")
def test_a_forced_card_is_played_as_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    red = next(one.id for one in COMPONENTS.cards.values() if one.color == "red")
    monkeypatch.setitem(BOOK.events, red, Event(lambda state, power: None))
    state = position(("minor_play", "turkey"), hands={"turkey": (red,)}, units={}, phase="impulses")
    match = table(state=state, dice=[("card of turkey", red)])
    assert told(match, "event_played") == [{"power": "turkey", "card": red}]
    assert look(match).units == {}


@covers("nw-5.31-1")
def test_an_event_that_cannot_be_played_is_not_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    red = next(one.id for one in COMPONENTS.cards.values() if one.color == "red")
    monkeypatch.setitem(BOOK.events, red, Event(lambda state, power: None, lambda state, power: "nw-6.1-4"))
    assert not minors.is_forced(position(), "turkey", red)


@covers("nw-6.19-1")
def test_timed_events_end_with_the_turn() -> None:
    state = position(("attrition_phase",), timed=("cossacks",), units={})
    state.deck = state.deck.without("cossacks")
    match = table(state=state)
    assert look(match).timed == ()
    assert look(match).discard == ("cossacks",)


@covers("nw-5-2")
def test_the_phases_of_a_turn() -> None:
    state = position(("turn",), hands=dict.fromkeys(NATIONS, ()), units={}, turn=5, resources=dict.fromkeys(NATIONS, 0))
    match = table(state=state)
    assert look(match).phase == "over"
    assert match.result is not None
    assert match.result.clause == "nw-5.81-4"


# -- marches and battles once more


@covers("nw-9.44-2")
def test_a_pass_into_a_friendly_duchy_costs_nothing_in_retreat() -> None:
    state = position(units={"innsbruck": {"austria": 1}})
    assert not costs_losses(state, "austria", "innsbruck", "salzburg")
    assert costs_losses(state, "austria", "innsbruck", "munich")
    assert costs_losses(state, "britain", "calabria", "sicily")


@covers("nw-9.6-2", "nw-2.2-11")
def test_a_leader_rides_as_a_unit_or_leads_an_army() -> None:
    state = position(units={})
    assert armies_needed(state, (("france", 3),), ("murat", "ney")) == 1
    assert armies_needed(state, (("france", 4),), ("murat", "ney")) == 2
    assert armies_needed(state, (("france", 8),), ("murat", "ney")) == 2
    assert armies_needed(state, (("spain", 3),), ("murat", "ney")) == 1
    assert armies_needed(state, (("spain", 4),), ("murat", "ney")) == 2


@covers("nw-9.7-6")
def test_armies_without_a_group_evade_each_for_itself() -> None:
    said: dict[str, Any] = {
        "units": {"linz": {"austria": 1, "russia": 1, "france": 1}},
        "leaders": {"charles": "linz", "kutuzov": "linz"},
    }
    apart = position(**said)
    assert list(heads(apart, caught(apart, "linz", "france"), ())) == ["charles", "kutuzov"]
    joined = position(**said, groups={"linz": ("kutuzov", "russia", "austria")})
    assert list(heads(joined, caught(joined, "linz", "france"), ())) == ["kutuzov"]


@covers("nw-3-39")
def test_all_formations_in_a_duchy_defend_together() -> None:
    state = position(units={"linz": {"austria": 1, "russia": 1, "france": 1, "prussia": 1}})
    assert side(state, Battle("linz", "france"), 1) == ("austria", "russia")
    assert side(state, Battle("linz", "france"), 0) == ("france",)


@covers("nw-9.51-1", "nw-9.8-1", "nw-9.8-2")
def test_whoever_enters_to_enemies_fights_at_once() -> None:
    match = impulse(
        "france",
        3,
        ("battle: attacker", (1, 1, 1)),
        ("battle: defender", (5, 1)),
        units={"munich": {"france": 2}, "linz": {"austria": 1}},
    )
    play(match, ("march_unit", "munich"), ("enter", "linz"), ("stand",))
    assert units(match, "munich") == {"france": 2}
    assert question(match) == ("france", "action")
    assert may(match, ("march_unit", "munich"))
    rolled(match)


@covers("nw-10.3-1")
def test_an_evasion_is_not_intercepted() -> None:
    match = impulse(
        "france",
        1,
        ("evasion of austria", (6, 6)),
        units={"munich": {"france": 1}, "linz": {"austria": 1}, "ratisbon": {"france": 2}},
        leaders={"ney": "ratisbon"},
    )
    play(match, ("march_unit", "munich"), ("enter", "linz"), ("evade", "prague"))
    assert units(match, "prague") == {"austria": 1}
    assert match.over


@covers("nw-10.3-4")
def test_evasion_comes_before_the_attrition_of_the_entry() -> None:
    match = impulse("austria", 1, units={"innsbruck": {"austria": 1}, "munich": {"france": 1}})
    play(match, ("march_unit", "innsbruck"), ("enter", "munich"))
    assert question(match) == ("france", "evade")
    assert units(match, "munich") == {"france": 1, "austria": 1}


@covers("nw-11.3-2")
def test_kills_come_before_disrupts() -> None:
    match = impulse(
        "france",
        1,
        ("battle: attacker", (6, 5, 1)),
        ("battle: defender", (1, 1)),
        units={"munich": {"france": 1}, "linz": {"austria": 1}},
    )
    play(match, ("march_unit", "munich"), ("enter", "linz"), ("stand",))
    assert units(match, "linz") == {"france": 1}


@covers("nw-11.5-3")
def test_one_chance_of_a_resource_for_each_routed_army_in_an_impulse() -> None:
    state = position(
        units={"munich": {"france": 4}, "linz": {"austria": 3}},
        leaders={"davout": "munich", "john": "linz"},
        squadrons={},
    )
    state.mark(ROUTED, "john")
    dice = (("battle: attacker", (5, 5, 5, *[1] * 6)), ("battle: defender", (1,) * 5))
    match = impulse("france", 1, *dice, state=state)
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    while question(match)[1] == "loss":
        play(match, ("lose_unit", "austria"))
    rolled(match)


@covers("nw-11.44-1")
def test_a_battle_leaves_nothing_behind() -> None:
    match = impulse(
        "france",
        2,
        ("battle: attacker", (5, 1, 1)),
        ("battle: defender", (1, 1)),
        units={"munich": {"france": 1}, "linz": {"austria": 1}},
    )
    play(match, ("march_unit", "munich"), ("enter", "linz"), ("stand",), ("retreat", "vienna"))
    assert look(match).battle is None
    assert look(match).moving is None


@covers("nw-12.33-2")
def test_an_army_of_a_group_besieges_in_its_own_impulse_for_its_own_flag() -> None:
    said: dict[str, Any] = {
        "units": {"mantua": {"austria": 3, "russia": 3}},
        "leaders": {"charles": "mantua", "kutuzov": "mantua"},
        "groups": {"mantua": ("kutuzov", "russia", "austria")},
    }
    dice = (("siege: fortress", (1, 1)), ("siege: besieger", (6, 6, 1, 1, 1, 1, 1)))
    match = impulse("austria", 1, *dice, **said)
    assert ("siege", "kutuzov") not in choices(match)
    play(match, ("siege", "charles"))
    assert look(match).flags == {"mantua": "austria"}


@covers("nw-3-5")
def test_an_army_is_what_its_leader_commands() -> None:
    state = position(units={})
    assert armies_needed(state, (("austria", 6),), ("charles",)) == 1
    assert armies_needed(state, (("austria", 7),), ("charles",)) == 0
    assert armies_needed(state, (("austria", 7), ("russia", 1)), ("charles", "kutuzov")) == 0
    assert armies_needed(state, (("austria", 6), ("russia", 1)), ("charles", "kutuzov")) == 2


@covers("nw-3-41")
def test_french_losses_are_rounded_up() -> None:
    match = table(("settle", "linz"), dice=[("attrition by end_of_turn", (6, 6, 6))], units={"linz": {"france": 3}})
    assert units(match, "linz") == {"france": 1}
