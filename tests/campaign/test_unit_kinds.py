"""What kinds of units are worth is data: a realm with pikes, guns and riders, and with ships of three kinds."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import run
from tests.rulebook.here_i_stand.land import scene
from warcouncil.campaign import battles, counters, field_battle, forces, naval_combat, navies, sieges
from warcouncil.campaign.pieces import Battle, NavalBattle, Troops
from warcouncil.campaign.realm import Realm, ShipKind, UnitKind
from warcouncil.campaign.stacks import has_mounted, minus, number, plus, some
from warcouncil.engine.flow import Flow
from warcouncil.engine.match import Match
from warcouncil.table.dice import line
from warcouncil.titles.here_i_stand.realm import REALM
from warcouncil.titles.here_i_stand.state import HereIStandState

KINDS = {
    "gun": UnitKind(field_dice=0, assault_dice=2, wall_dice=0),
    "rider": UnitKind(assault_dice=0, wall_dice=0, mounted=True),
}
SHIPS = {
    "carrack": ShipKind(dice=3, line="carracks", hulls=3),
    "galley": ShipKind(dice=2, line="galleys", hulls=2),
    "raider": ShipKind(line="raiders", blockades=False),
}
WORLD = dataclasses.replace(
    REALM,
    land_units=("pike", "levy", "gun", "rider"),
    naval_units=tuple(SHIPS),
    unit_kinds=KINDS,
    ship_kinds=SHIPS,
)
PLACE, SEA = "besancon", "gulf_of_lyon"


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> HereIStandState:
    """An empty map of that world."""
    empty = scene(wars=[("france", "hapsburg")])
    monkeypatch.setattr(HereIStandState, "realm", WORLD)
    return empty


def world(monkeypatch: pytest.MonkeyPatch, **ways: Any) -> None:
    monkeypatch.setattr(HereIStandState, "realm", dataclasses.replace(WORLD, **ways))


def army(**numbers: int) -> Troops:
    return WORLD.troops("france", **numbers)


def fighting(state: HereIStandState, kind: str, attacking: Troops, *defending: Troops) -> HereIStandState:
    state.battle = Battle(kind, PLACE, "france", ("hapsburg",), (attacking,), defending)
    return state


def test_stacks_are_named_by_kind(state: HereIStandState) -> None:
    state.add_troops(PLACE, "france", pike=3, gun=1)
    state.add_troops(PLACE, "france", rider=2)
    state.remove_troops(PLACE, "france", pike=1)
    assert state.troops == {PLACE: (Troops("france", (2, 0, 1, 2)),)}
    assert state.number(PLACE, "france", "gun") == 1 and state.number(PLACE, "hapsburg", "gun") == 0
    here = state.stack(PLACE, "france")
    assert here.size == 5 and number(state, here, "rider") == 2 and has_mounted(state, (here,))
    assert minus(state, (here,), (here,)) == () and plus(state, (), (here,)) == (here,)
    assert some(state, "france", "levy", 2) == army(levy=2)
    state.remove_stack(PLACE, here)
    assert state.troops == {}


def test_a_kind_that_the_realm_does_not_know_is_none(state: HereIStandState) -> None:
    with pytest.raises(AssertionError):
        state.add_troops(PLACE, "france", elephant=1)
    with pytest.raises(AssertionError):
        state.add_ships(SEA, "france", "france", raft=1)


def test_counters_and_choices_go_kind_by_kind(state: HereIStandState) -> None:
    state.add_troops(PLACE, "france", pike=3, gun=1, rider=2)
    assert counters.groups(state, "france") == {(PLACE, "pike"): 3, (PLACE, "gun"): 1, (PLACE, "rider"): 2}
    slots = forces.slots_of(state, state.troops[PLACE])
    assert slots == (("france", "pike", 3), ("france", "gun", 1), ("france", "rider", 2))
    assert forces.named(state, "france", slots, ()).troops == state.troops[PLACE]


def test_a_part_may_be_completed_with_every_other_kind(state: HereIStandState) -> None:
    """Nothing but one of each of the three kinds can be shown."""
    slots = (("france", "pike", 2), ("france", "gun", 2), ("france", "rider", 2))

    def shown(part: Troops) -> bool:
        return part == army(pike=1, gun=1, rider=1)

    assert forces.amounts(state, slots, (), 1, 4, shown) == [1]
    assert forces.amounts(state, slots, (("france", "pike", 1),), 1, 4, shown) == [1]


def test_guns_are_of_no_use_in_the_field(state: HereIStandState) -> None:
    fighting(state, "field", army(pike=2, gun=3, rider=1), WORLD.troops("hapsburg", gun=1))
    assert field_battle.dice_lines(state, battles.ATTACKER) == [{"kind": "units", "dice": 3}]
    assert field_battle.dice_lines(state, battles.DEFENDER) == [{"kind": "defender", "dice": 1}]


@pytest.mark.parametrize(("garrison", "kind", "dice"), [(0, "units", 9), (2, "half_units", 5)])
def test_guns_storm_and_riders_do_not(state: HereIStandState, garrison: int, kind: str, dice: int) -> None:
    inside = (WORLD.troops("hapsburg", pike=garrison, gun=2, rider=1),) if garrison else ()
    fighting(state, "assault", army(pike=3, gun=3, rider=4), *inside)
    assert sieges.dice_lines(state, battles.ATTACKER, inside) == [{"kind": kind, "dice": dice}]
    walls = [{"kind": "walls", "dice": 1}]
    assert sieges.dice_lines(state, battles.DEFENDER, inside) == [*line("units", garrison), *walls]


def test_a_title_has_dice_of_its_own(state: HereIStandState, monkeypatch: pytest.MonkeyPatch) -> None:
    world(monkeypatch, own_dice=lambda now, side: line("charge", 2 * (side == battles.ATTACKER)))
    fighting(state, "field", army(pike=1), WORLD.troops("hapsburg", pike=1))
    assert field_battle.dice_of(state, battles.ATTACKER) == 3 and field_battle.dice_of(state, battles.DEFENDER) == 2
    assert sieges.dice_of(state, battles.ATTACKER) == 3 and sieges.dice_of(state, battles.DEFENDER) == 2


@pytest.mark.parametrize(("allowed", "hits"), [(0, 1), (1, 2), (5, 3)])
def test_dice_that_miss_by_one_may_hit(
    state: HereIStandState, monkeypatch: pytest.MonkeyPatch, allowed: int, hits: int
) -> None:
    world(monkeypatch, near_hits=lambda now, side: allowed)
    fighting(state, "field", army(pike=4), WORLD.troops("hapsburg", pike=4))
    match = run(state, lambda now: battles.roll(now, battles.ATTACKER, 4), ("attacker", (4, 5, 4, 1)))
    assert match.state.battle.hits == (hits, 0)  # type: ignore[attr-defined]


def choosing(state: HereIStandState, stack: Troops, count: int, *owed: tuple[frozenset[str], int]) -> Match:
    """France names its losses; those it has named are put into Besancon, to be seen."""

    def lose(now: HereIStandState) -> Flow:
        for lost in (yield from forces.choose_losses(now, "france", (stack,), count, PLACE, owed)):
            now.add_stack(PLACE, lost)

    return run(state, lose)


def named(match: Match) -> tuple[int, ...]:
    assert isinstance(match.state, HereIStandState)
    return match.state.stack(PLACE, "france").counts


BETTER = ((frozenset({"rider"}), 1), (frozenset({"rider", "pike"}), 2))


@pytest.mark.parametrize(("pikes", "levies"), [(0, ()), (1, (0, 1)), (2, ())])
def test_some_of_the_losses_may_be_owed(state: HereIStandState, pikes: int, levies: tuple[int, ...]) -> None:
    """Three of seven are lost: a rider at least, and two of the better troops."""
    match = choosing(state, army(pike=2, levy=3, rider=2), 3, *BETTER)
    assert [option[3] for option in match.decisions[0].options] == [0, 1, 2]
    match.choose(match.decisions[0], ("casualties", "france", "pike", pikes))
    assert [option[3] for decision in match.decisions for option in decision.options] == list(levies)
    if not levies:
        assert named(match) == {0: (0, 1, 0, 2), 2: (2, 0, 0, 1)}[pikes]


def test_nobody_owes_units_that_are_not_there(state: HereIStandState) -> None:
    assert named(choosing(state, army(pike=1, levy=3), 2, (frozenset({"pike"}), 2))) == (1, 1, 0, 0)


# -- ships


def test_fleets_are_named_by_kind(state: HereIStandState) -> None:
    state.add_ships(SEA, "france", "france", carrack=1, raider=2)
    state.lose_ships(SEA, "france", "france", raider=1)
    assert state.fleet(SEA, "france").counts == (1, 0, 1) and state.lost_ships == {"france": (0, 0, 1)}
    assert state.ships(SEA, "france", "raider") == 1 and navies.size(state.fleets[SEA]) == 2
    assert navies.numbers(state, state.fleets[SEA]) == (1, 0, 1) and navies.blockaders(state, state.fleets[SEA]) == 1
    state.remove_fleet(SEA, state.fleet(SEA, "france"))
    assert state.fleets == {}


@pytest.mark.parametrize(
    ("hits", "lost", "gone"),
    [(2, False, (0, 1, 0)), (4, False, (1, 0, 1)), (5, False, (1, 1, 0)), (9, False, (1, 1, 2)), (1, True, (0, 0, 1))],
)
def test_hits_sink_the_ships_with_most_hulls_first(
    state: HereIStandState, hits: int, lost: bool, gone: tuple[int, ...]
) -> None:
    state.add_ships(SEA, "france", "france", carrack=1, galley=1, raider=2)
    state.naval_battle = NavalBattle(SEA, "france", "hapsburg")
    assert naval_combat.dice_lines(state, "france") == [
        {"kind": "carracks", "dice": 3},
        {"kind": "galleys", "dice": 2},
        {"kind": "raiders", "dice": 2},
    ]
    assert naval_combat.losses_of(state, SEA, "france", hits, lost) == gone


def test_a_beaten_fleet_loses_a_ship_that_is_only_damaged(state: HereIStandState) -> None:
    state.add_ships(SEA, "france", "france", carrack=2)
    assert naval_combat.losses_of(state, SEA, "france", 4, lost=False) == (1, 0, 0)
    assert naval_combat.losses_of(state, SEA, "france", 4, lost=True) == (2, 0, 0)


def test_what_a_realm_says_nothing_about_is_worth_one() -> None:
    plain: Realm = dataclasses.replace(WORLD, unit_kinds={}, ship_kinds={})
    assert plain.field_dice == plain.assault_dice == plain.wall_dice == (1, 1, 1, 1) and plain.mounted == ()
    assert plain.ships == (ShipKind(),) * 3
