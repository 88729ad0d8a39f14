"""Piracy (16.4): corsairs against whoever has ports on a sea zone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal
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
from tests.rulebook.here_i_stand.sea import hits, ships_of, waters
from warcouncil.engine.match import Match
from warcouncil.table import windows
from warcouncil.table.hidden import resample
from warcouncil.testing import ScriptedDice
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.sea.piracy import attack_dice, defence_dice, guards
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState

IONIAN, LYON, TYRRHENIAN = "ionian_sea", "gulf_of_lyon", "tyrrhenian_sea"
BARBAROSSA = "barbarossa"
TURKS = [("ottoman", "hapsburg")]
GIVE_CARD, GIVE_VP = ("give_card",), ("give_vp",)


def pirates(sea: str = LYON, corsairs: int = 2, ships: dict[str, Any] | None = None, **said: Any) -> HereIStandState:
    """A map on which the Ottomans have corsairs in a sea zone, and nobody else a ship that is not named."""
    fleets = {sea: {"ottoman": (0, corsairs)}, **(ships or {})}
    fields = {"barbary": True, **said.pop("fields", {})}
    return waters(ships=fleets, fields=fields, **said)


def raid(
    state: HereIStandState,
    target: str,
    defence: tuple[int, ...] | None,
    attack: tuple[int, ...] | None,
    *more: tuple[str, object],
    sea: str = LYON,
    points: int = 2,
) -> Match:
    """The Ottomans rob the coast of a power; None where nothing is rolled."""
    dice: list[tuple[str, object]] = [("piracy defence", defence)] if defence is not None else []
    dice += [("piracy", attack)] if attack is not None else []
    match = impulse("ottoman", points, *dice, *more, state=state)
    play(match, ("piracy", sea, target))
    return match


# -- the example of the rulebook


@covers("his-16.4-5", "his-16.4-7", "his-16.4-8")
def test_example_10_barbarossa_in_the_ionian_sea() -> None:
    state = waters(
        ships={IONIAN: {"ottoman": (1, 2)}, "messina": {"hapsburg": 1}},
        admirals={BARBAROSSA: IONIAN},
        wars=TURKS,
        fields={"barbary": True, "control": {"corfu": "papacy", "malta": "independent"}},
    )
    state.knights = "malta"
    state.add_troops("malta", "independent", regular=1)
    state = deal(state, hapsburg=("foul_weather", "fuggers"))
    match = impulse("ottoman", 2, ("piracy defence", hits(1, 2)), ("piracy", hits(2, 2)), state=state)
    play(match, ("piracy", IONIAN, "hapsburg"), ("hapsburg", ("pass",)))
    assert ships_of(look(match), IONIAN, "ottoman") == (1, 1)
    assert question(match) == ("hapsburg", "piracy_hit")
    assert choices(match) == {("give_ship", "messina", "hapsburg"), GIVE_CARD, GIVE_VP}
    play(match, ("give_ship", "messina", "hapsburg"))
    assert choices(match) == {GIVE_CARD, GIVE_VP}
    state = play(match, GIVE_VP)
    assert state.piracy_vp == 1
    assert state.lost_ships == {"ottoman": (0, 1), "hapsburg": (1, 0)}
    assert len(state.hands["hapsburg"]) == 2
    finish(match)


# -- who, where, how often


@covers("his-16.4-1")
def test_the_target_controls_a_port_on_a_zone_with_corsairs() -> None:
    match = impulse("ottoman", 2, state=pirates(LYON))
    offered = {option for option in choices(match) if option[0] == "piracy"}
    assert offered == {("piracy", LYON, "hapsburg"), ("piracy", LYON, "france")}  # at war with nobody
    match = impulse("ottoman", 2, state=pirates(LYON, 0, {LYON: {"ottoman": 2}}))
    assert not any(option[0] == "piracy" for option in choices(match))
    assert refused(impulse("ottoman", 1, state=pirates(LYON)), ("piracy", LYON, "france")) == "his-11.1-4"
    in_port = pirates(LYON, 0, {"algiers": {"ottoman": (0, 2)}})
    assert not any(option[0] == "piracy" for option in choices(impulse("ottoman", 2, state=in_port)))


@covers("his-16.4-1")
def test_piracy_costs_two_points_and_needs_no_war() -> None:
    match = raid(pirates(), "france", (), hits(0, 1), points=3)
    assert look(match).cp == 1
    assert not look(match).wars


@covers("his-16.4-2")
def test_once_a_turn_in_a_zone() -> None:
    state = pirates(LYON, 2, {TYRRHENIAN: {"ottoman": (0, 1)}})
    match = raid(state, "france", (), hits(0, 1), points=6)
    assert look(match).gone_pirates == {LYON}
    assert refused(match, ("piracy", LYON, "hapsburg")) == "his-16.4-2"
    assert may(match, ("piracy", TYRRHENIAN, "papacy"))


@covers("his-16.4-12")
def test_ports_and_ships_of_a_minor_ally_are_its_major_powers() -> None:
    fields = {"minors": {"genoa": "papacy"}, "control": {"genoa": "papacy", "bastia": "papacy"}}
    state = pirates(LYON, 2, {"genoa": {"genoa": 1}}, fields=fields)
    match = raid(state, "papacy", hits(0, 1), hits(1, 2))
    assert ("give_ship", "genoa", "genoa") in choices(match)
    alone = impulse("ottoman", 2, state=pirates(LYON))
    assert ("piracy", LYON, "papacy") not in choices(alone)
    assert ("piracy", LYON, "genoa") not in choices(alone)


@covers("his-seats-5")
def test_a_player_does_not_rob_himself() -> None:
    state = position(players=3, barbary=True, fleets={LYON: ()})
    state.fleets = {}
    state.add_ships(LYON, "ottoman", "ottoman", corsair=2)
    match = impulse("ottoman", 2, state=state)
    assert refused(match, ("piracy", LYON, "france")) == "his-seats-5"
    assert may(match, ("piracy", LYON, "hapsburg"))


@covers("his-16.1-9")
def test_foul_weather_costs_one_of_the_two_points() -> None:
    state = deal(pirates(), england=("foul_weather",))
    match = impulse("ottoman", 4, state=state)
    play(match, ("piracy", LYON, "france"), ("england", ("play", "foul_weather")))
    state = look(match)
    assert (state.cp, state.gone_pirates, state.piracy_vp) == (3, set(), 0)
    assert refused(match, ("piracy", LYON, "hapsburg")) == "his-16.1-9"


# -- defence dice


@covers("his-16.4-3")
def test_two_dice_for_a_squadron_of_the_target_in_the_zone() -> None:
    state = pirates(LYON, 2, {LYON: {"ottoman": (0, 2), "france": 3, "hapsburg": 3}})
    assert defence_dice(state, LYON, "france") == 6
    state.wars = {("ottoman", "hapsburg")}
    assert defence_dice(state, LYON, "france") == 6  # only the target's count in the zone itself


@covers("his-16.4-4")
def test_one_die_for_squadrons_next_door() -> None:
    ships = {
        "marseille": {"france": 2},
        TYRRHENIAN: {"france": 1, "papacy": 1},
        "barcelona": {"hapsburg": 3},
        "genoa": {"genoa": 1},
        "adriatic_sea": {"france": 1},
    }
    state = pirates(LYON, 2, ships)
    assert defence_dice(state, LYON, "france") == 3
    state.wars = {("ottoman", "hapsburg")}
    assert defence_dice(state, LYON, "france") == 6
    state.wars |= {("ottoman", "genoa")}
    assert defence_dice(state, LYON, "france") == 7


@covers("his-16.4-5", "his-12.4-11")
def test_one_die_for_a_fortress_on_the_coast() -> None:
    state = pirates(IONIAN, 2)
    held = {port for port in ("corfu", "malta", "coron", "messina") if guards(state, port, "hapsburg")}
    assert held == {"malta"}  # Corfu is Venetian, Messina a key, Coron Ottoman
    assert defence_dice(state, IONIAN, "hapsburg") == 1
    state.wars = {("ottoman", "venice")}
    assert guards(state, "corfu", "hapsburg")
    assert defence_dice(state, IONIAN, "hapsburg") == 2
    state.unrest.add("malta")
    assert not guards(state, "malta", "hapsburg")
    state.unrest.clear()
    state.sieges["malta"] = (("ottoman", 1),)
    assert not guards(state, "malta", "hapsburg")


@covers("his-16.4-5")
def test_the_knights_guard_their_fortress_for_everybody() -> None:
    state = pirates("aegean_sea", 2, fields={"control": {"salonika": "france"}})
    assert guards(state, "rhodes", "france") is False
    state.knights = "rhodes"
    assert guards(state, "rhodes", "france")
    assert defence_dice(state, "aegean_sea", "france") == 1


@covers("his-16.4-6", "his-16.4-13")
def test_each_hit_of_the_defence_costs_a_corsair_and_nothing_else() -> None:
    state = pirates(LYON, 0, {LYON: {"ottoman": (1, 3), "france": 3}}, admirals={BARBAROSSA: LYON})
    match = raid(state, "france", (6, 5, 4, 1, 1, 1), hits(0, 2))
    assert ships_of(look(match), LYON, "ottoman") == (1, 1)
    assert look(match).lost_ships == {"ottoman": (0, 2)}
    assert look(match).admirals == {BARBAROSSA: LYON}


@covers("his-16.4-11")
def test_without_defence_dice_all_corsairs_rob() -> None:
    match = raid(pirates(LYON, 2), "hapsburg", (), hits(1, 2))
    assert look(match).piracy_vp == 1  # all the target can give
    assert ships_of(look(match), LYON, "ottoman") == (0, 2)
    finish(match)


@covers("his-16.4-11")
def test_without_corsairs_left_the_pirates_roll_no_dice() -> None:
    state = pirates(LYON, 2, {LYON: {"ottoman": (1, 2), "france": 3}}, admirals={BARBAROSSA: LYON})
    match = raid(state, "france", hits(6, 6), None)
    assert ships_of(look(match), LYON, "ottoman") == (1, 0)
    assert look(match).piracy is None
    finish(match)
    alone = pirates(LYON, 2, {LYON: {"ottoman": (0, 2), "france": 3}}, admirals={BARBAROSSA: LYON})
    match = raid(alone, "france", hits(3, 6), None)
    assert look(match).waiting_admirals == {BARBAROSSA: look(match).turn + 1}


# -- dice of the pirates


@pytest.mark.parametrize(
    ("sea", "target", "corsairs", "leader", "dice"),
    [
        (LYON, "hapsburg", 2, "", 2),
        (LYON, "hapsburg", 1, "", 1),
        (LYON, "france", 3, "", 1),  # only Marseille
        (LYON, "hapsburg", 2, "barbarossa", 3),
        (LYON, "hapsburg", 1, "dragut", 3),
    ],
)
@covers("his-16.4-7", "his-5.1-7")
def test_dice_of_the_pirates(sea: str, target: str, corsairs: int, leader: str, dice: int) -> None:
    state = pirates(sea, corsairs, admirals={leader: sea} if leader else {})
    assert attack_dice(state, sea, target, corsairs) == dice


# -- what a hit costs


@covers("his-16.4-8", "his-16.4-9")
def test_the_target_chooses_for_every_hit() -> None:
    state = deal(pirates(LYON, 2, {TYRRHENIAN: {"hapsburg": 2}}, admirals={BARBAROSSA: LYON}), hapsburg=("fuggers",))
    match = raid(state, "hapsburg", hits(0, 2), hits(3, 3), ("card of hapsburg", "fuggers"))
    play(match, GIVE_CARD)
    assert look(match).hands["ottoman"] == ("fuggers",)
    assert choices(match) == {("give_ship", TYRRHENIAN, "hapsburg"), GIVE_VP}
    state = play(match, GIVE_VP, GIVE_VP)  # the same may be chosen again
    assert state.piracy_vp == 2
    finish(match)


@covers("his-16.4-8")
def test_a_card_won_by_piracy_waits_for_a_later_impulse() -> None:
    state = deal(pirates(LYON, 2), hapsburg=("arquebusiers",))
    match = raid(state, "hapsburg", (), hits(1, 2), ("card of hapsburg", "arquebusiers"), points=3)
    state = play(match, GIVE_CARD)
    assert state.hands["ottoman"] == ("arquebusiers",)
    assert windows.responses(state, "ottoman", "naval_combat_cards") == []
    seen = state.copy()
    resample(seen, state.seat_of("england"), ScriptedDice([], others=1))
    (fact,) = [fact for fact in seen.this_impulse if fact[0] == "held_back"]
    assert fact[2] in seen.hands["ottoman"]  # who does not know the card holds another one back
    state.agenda = [("end_impulse",)]
    match = table(state=state)
    assert question(match) == ("ottoman", "impulse")
    assert not look(match).this_impulse


@covers("his-16.4-8")
def test_a_card_held_back_is_played_out_of_turn_as_soon_as_the_impulse_is_over() -> None:
    state = deal(pirates(LYON, 2), hapsburg=("foul_weather",))
    match = raid(state, "hapsburg", (), hits(1, 2), ("card of hapsburg", "foul_weather"), points=3)
    state = play(match, ("pass",), GIVE_CARD)
    state.acting = "hapsburg"
    assert windows.responses(state, "ottoman", "land_move_declared") == []
    state.end_impulse_facts()
    assert windows.responses(state, "ottoman", "land_move_declared") == [("play", "foul_weather")]


@covers("his-16.4-9", "his-16.4-10")
def test_what_the_ottomans_cannot_receive_is_not_offered() -> None:
    state = deal(pirates(LYON, 2, fields={"piracy_vp": 10}), hapsburg=("holy_roman_emperor", "fuggers"))
    match = raid(state, "hapsburg", (), hits(2, 2), ("card of hapsburg", "fuggers"))
    state = look(match)  # the card is the only award, then there is none
    assert state.hands["ottoman"] == ("fuggers",)
    assert state.hands["hapsburg"] == ("holy_roman_emperor",)
    assert state.piracy_vp == 10
    finish(match)
    match = raid(pirates(LYON, 2, fields={"piracy_vp": 9}), "hapsburg", (), hits(2, 2))
    assert look(match).piracy_vp == 10
    finish(match)


@covers("his-16.4-10")
def test_piracy_takes_no_vp_from_the_target() -> None:
    state = pirates(LYON, 2)
    before = {power: victory.vp(state, power) for power in MAJORS}
    match = raid(state, "hapsburg", (), hits(1, 2))
    after = {power: victory.vp(look(match), power) for power in MAJORS}
    assert after == {**before, "ottoman": before["ottoman"] + 1}


@covers("his-16.4-8")
def test_the_last_squadron_takes_its_leader_to_the_turn_track() -> None:
    fields = {"minors": {"genoa": "hapsburg"}, "control": {"genoa": "hapsburg"}}
    state = pirates(LYON, 2, {"genoa": {"genoa": 1}}, admirals={"andrea_doria": "genoa"}, fields=fields)
    match = raid(state, "hapsburg", hits(0, 1), hits(1, 2))
    state = play(match, ("give_ship", "genoa", "genoa"))
    assert state.lost_ships == {"genoa": (1, 0)}
    assert state.waiting_admirals == {"andrea_doria": state.turn + 1}
    assert told(match, "piracy_ship") == [{"power": "hapsburg", "place": "genoa"}]
