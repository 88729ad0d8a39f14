"""Piracy on the exploration map (16.5): raids of naos, what they win, and the way home."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, impulse, look, may, play, question, refused, told
from tests.rulebook.tanto_monta.oceans import CORSAIR, FRENCH, SPANISH, ocean
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.invariants import naos
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages.ocean_piracy import defence_lines, raid_lines

STAY = ("stay_at_sea", CORSAIR)
HOME = ("go_home", CORSAIR)
TWO = {"arguin": "portugal", "gambia": "portugal"}
LADEN = {"arguin": "naval_cp_2", "gambia": "naval_cp_5"}


def coast(nao: str | Nao = "ocean_1", **said: Any) -> TantoMontaState:
    """A Muslim nao before two settlements of Portugal."""
    return ocean({CORSAIR: nao}, **{"settlements": TWO, **said})


def raid(
    state: TantoMontaState, defence: tuple[int, ...], attack: tuple[int, ...] = (), *more: tuple[str, object]
) -> Match:
    dice: list[tuple[str, object]] = [("raid defence", defence)]
    dice += [("raid", attack)] if attack else []
    match = impulse("muslim", 2, *dice, *more, state=state)
    play(match, ("raid", CORSAIR, "portugal"))
    return match


# -- who raids whom


@covers("tm-16.5-1", "tm-16.5-3")
def test_peace_does_not_matter() -> None:
    state = coast()
    state.wars.clear()
    match = raid(state, (1, 1), (1,) * 5)
    assert look(match).cp == 0 and look(match).piracies == {("muslim", "ocean_1")}
    assert not may(impulse("muslim", 2, state=coast("ocean_2")), ("raid", CORSAIR, "portugal"))
    assert refused(impulse("muslim", 2, state=coast()), ("raid", CORSAIR, "spain")) == "tm-16.5-1"


@covers("tm-16.5-2")
def test_france_at_war_with_north_africa_does_not_raid() -> None:
    state = ocean({FRENCH: "ocean_1"}, TWO)
    state.wars.add(state.realm.pair("north_africa", "france"))
    assert refused(impulse("france", 2, state=state), ("raid", FRENCH, "portugal")) == "tm-16.5-2"


@covers("tm-16.5-3")
@pytest.mark.parametrize(
    "markers",
    [
        {("muslim", "ocean_1")},
        {("spain", "ocean_1"), ("france", "ocean_1")},
        {("muslim", "ocean_2"), ("muslim", "alboran_sea"), ("muslim", "gulf_of_cadiz")},
    ],
)
def test_markers_limit_raids(markers: set[tuple[str, str]]) -> None:
    match = impulse("muslim", 2, state=coast(piracies=markers))
    assert refused(match, ("raid", CORSAIR, "portugal")) == "tm-16.5-3"


@covers("tm-20.4-15")
def test_piracy_between_portugal_and_spain_under_tordesillas() -> None:
    said: dict[str, Any] = {"alcacovas": 3, "tordesillas": True}
    state = ocean({SPANISH: "ocean_1"}, {**TWO, "kongo": "france"}, **said)
    assert not may(impulse("spain", 2, state=state), ("raid", SPANISH, "portugal"))
    state = ocean({SPANISH: "ocean_1"}, {**TWO, "kongo": "france"}, **said)
    dice = [("raid defence", (1, 1)), ("raid", (1, 1, 1))]
    assert play(impulse("spain", 3, *dice, state=state), ("raid", SPANISH, "portugal")).cp == 0


# -- dice


@covers("tm-16.5-4")
def test_the_dice_of_the_target() -> None:
    state = coast(escorts={"ocean_1": {"portugal": 2, "spain": 1}, "ocean_2": {"portugal": 1}})
    assert defence_lines(state, "portugal", "ocean_1") == [
        {"kind": "defender", "dice": 2},
        {"kind": "squadrons", "dice": 2},
    ]
    state.sea_fortresses = {"arguin", "kongo"}
    assert {"kind": "fortresses", "dice": 1} in defence_lines(state, "portugal", "ocean_1")


@covers("tm-16.5-6", "tm-5.2-3")
def test_the_dice_of_the_nao() -> None:
    assert raid_lines(coast(), CORSAIR, "portugal", "ocean_1") == [
        {"kind": "piracy", "dice": 3},
        {"kind": "raid", "dice": 2},
    ]
    single = coast(settlements={"arguin": "portugal", "gambia": "spain"})
    assert raid_lines(single, CORSAIR, "portugal", "ocean_1")[1]["dice"] == 1
    assert raid_lines(coast(Nao("ocean_1", True)), CORSAIR, "portugal", "ocean_1")[1]["dice"] == 1


@covers("tm-16.5-5", "tm-16.5-11", "tm-5.2-4")
@pytest.mark.parametrize(
    ("damaged", "defence", "left"),
    [
        (False, (5, 6), None),
        (True, (5, 1), None),
        (False, (5, 1), Nao("ocean_1", True)),
        (True, (4, 4), Nao("ocean_1", True)),
    ],
)
def test_hits_of_the_target(damaged: bool, defence: tuple[int, ...], left: Nao | None) -> None:
    attack = () if left is None else (1,) * (4 if left.damaged else 5)
    match = raid(coast(Nao("ocean_1", damaged)), defence, attack)
    state = look(match)
    assert state.naos.get(CORSAIR) == left
    assert state.away_naos == ({} if left else {CORSAIR: 4})


@covers("tm-16.5-5", "tm-16.5-11")
@pytest.mark.parametrize(("damaged", "defence"), [(False, (5, 6)), (True, (5, 1))])
def test_a_raider_may_be_lost_for_good(damaged: bool, defence: tuple[int, ...]) -> None:
    state = coast(Nao("ocean_1", damaged))
    state.options["raiding_naos"] = "out_of_game"
    match = raid(state, defence)
    state = look(match)
    assert (state.naos, state.away_naos, state.lost_naos) == ({}, {}, (CORSAIR,))
    assert not list(naos(state))
    assert told(match, "nao_lost")
    afloat = coast(Nao("ocean_1"))
    afloat.options["raiding_naos"] = "out_of_game"
    assert not look(raid(afloat, (5, 1), (1,) * 4)).lost_naos


# -- awards


@covers("tm-16.5-7", "tm-16.5-10", "tm-17.3-2")
def test_hits_are_spread_over_what_is_possible() -> None:
    state = coast(cargo=LADEN, escorts={"ocean_2": {"portugal": 1}})
    match = raid(state, (1, 1), (5, 5, 5, 5, 1), ("raided settlement", "gambia"))
    assert question(match) == ("portugal", "raid_hit")
    assert choices(match) == {("give_escort", "portugal", "ocean_2"), ("give_cargo",), ("give_vp",)}
    play(match, ("give_cargo",))
    assert choices(match) == {("give_escort", "portugal", "ocean_2"), ("give_vp",)}
    play(match, ("give_vp",))
    assert question(match) == ("portugal", "raid_hit") and choices(match) == {("give_cargo",), ("give_vp",)}
    assert look(match).lost_ships["portugal"] == (1, 0) and look(match).escorts == {}
    state = play(match, ("give_vp",), STAY)
    assert state.piracy_vp == {"muslim": 2} and state.naos[CORSAIR].cargo == ("naval_cp_5",)
    assert state.cargo == {"arguin": "naval_cp_2"}


@covers("tm-16.5-7")
def test_with_a_fortress_the_target_chooses_the_resource() -> None:
    state = coast(cargo=LADEN, sea_fortresses={"arguin"})
    match = raid(state, (1, 1, 1), (5, 1, 1, 1, 1))
    assert choices(match) == {("give_cargo_of", "arguin"), ("give_cargo_of", "gambia"), ("give_vp",)}
    assert play(match, ("give_cargo_of", "arguin")).naos[CORSAIR].cargo == ("naval_cp_2",)


@covers("tm-16.5-10", "tm-16.4-13", "tm-22.3-61")
def test_six_vp_are_the_most() -> None:
    match = raid(coast(piracy_vp={"muslim": 5}), (1, 1), (5, 5, 1, 1, 1))
    state = play(match, STAY)
    assert state.piracy_vp == {"muslim": 6} and state.piracy is None


def test_the_resource_is_seen_by_both_sides_alone() -> None:
    match = raid(coast(cargo={"arguin": "naval_cp_2"}), (1, 1), (5, 1, 1, 1, 1), ("raided settlement", "arguin"))
    play(match, ("give_cargo",))
    (entry,) = [entry for entry in match.log if entry.message == "raid_cargo"]
    assert [entry.for_seat(seat).plain()["resource"] for seat in range(4)] == ["naval_cp_2", "naval_cp_2", None, None]  # type: ignore[union-attr]
    assert told(match, "raid_cargo")


# -- booty and the way home


@covers("tm-16.5-8", "tm-5.2-5")
def test_what_the_nao_cannot_carry_goes_overboard() -> None:
    laden = Nao("ocean_1", True, ("naval_cp_4",))
    state = coast(laden, cargo={"arguin": "naval_cp_2"}, piracy_vp={"muslim": 6})
    match = raid(state, (1, 1), (5, 1, 1, 1), ("raided settlement", "arguin"))
    assert question(match) == ("muslim", "overboard")
    state = play(match, ("discard_resource", CORSAIR, "naval_cp_2"), STAY)
    assert state.naos[CORSAIR].cargo == ("naval_cp_4",) and state.spent_resources == ("naval_cp_2",)


@covers("tm-16.5-8", "tm-16.5-10")
def test_booty_piles_up_until_all_hits_are_paid() -> None:
    laden = Nao("ocean_1", cargo=("naval_cp_4", "naval_cp_5"))
    state = coast(laden, cargo={"arguin": "naval_cp_2"}, escorts={"ocean_1": {"portugal": 1}})
    match = raid(state, (1, 1, 1), (5, 5, 1, 1, 1), ("raided settlement", "arguin"))
    play(match, ("give_cargo",))
    assert choices(match) == {("give_vp",), ("give_escort", "portugal", "ocean_1")}
    while not match.over:
        assert not [problem for problem in match.title.invariants(look(match)) if CORSAIR in problem]
        play(match, match.decisions[0].options[0])
    state = look(match)
    assert (len(state.spent_resources), len(state.warehouse["muslim"])) == (1, 2)


@covers("tm-16.5-9", "tm-6.3-7", "tm-16.5-5")
def test_the_nao_goes_home_with_its_booty() -> None:
    state = coast(cargo={"arguin": "naval_cp_3"}, piracy_vp={"muslim": 6})
    match = raid(state, (1, 1), (5, 1, 1, 1, 1), ("raided settlement", "arguin"))
    assert choices(match) == {HOME, STAY}
    state = play(match, HOME)
    assert state.warehouse["muslim"] == ("naval_cp_3",) and state.away_naos == {CORSAIR: 4}


@covers("tm-16.5-9")
def test_it_may_stay() -> None:
    match = raid(coast(), (1, 1), (1,) * 5)
    assert play(match, STAY).naos[CORSAIR] == Nao("ocean_1")
