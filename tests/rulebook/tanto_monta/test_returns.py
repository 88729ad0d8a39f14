"""Winter on the oceans (18.7, 18.8): naos, escorts, resources of settlements, and those who plunder them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, finish, impulse, look, may, play, question, refused, table
from tests.rulebook.tanto_monta.oceans import CORSAIR, CREW_0, CREW_1, FRENCH, SAILOR, SPANISH, ocean, sequence
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import returns
from warcouncil.titles.tanto_monta.voyages.escorts import build_forbidden, flags, home_ports, zone_forbidden
from warcouncil.titles.tanto_monta.voyages.oceans import SITES_IN

AFRICA = COMPONENTS.tables.atlantic.ports
THREE = dict.fromkeys(SITES_IN["ocean_3"], "france")
ONE_EACH = dict(zip(THREE, ("naval_cp_2", "naval_cp_3", "naval_cp_4"), strict=True))
FIRST, SECOND, THIRD = THREE


def winter(state: TantoMontaState, *steps: str, dice: Any = ()) -> Match:
    state.phase = "winter"
    return sequence(state, *[(step,) for step in steps], dice=dice)


# -- naos


@covers("tm-18.7-1")
def test_a_nao_goes_to_the_nearest_settlement_without_arrows() -> None:
    state = ocean({CREW_1: "ocean_1"}, {"arguin": "portugal", "sao_tome": "portugal", "gambia": "spain"})
    match = winter(state, "naos_return")
    assert choices(match) == {("winter_in", CREW_1, "arguin"), ("sail_home", CREW_1), ("winter_at_sea", CREW_1)}
    assert play(match, ("winter_in", CREW_1, "arguin")).naos[CREW_1].place == "arguin"
    next_zone = winter(ocean({CREW_1: "ocean_1"}, {"sao_tome": "portugal"}), "naos_return")
    assert may(next_zone, ("winter_in", CREW_1, "sao_tome"))
    behind_arrows = winter(ocean({CREW_1: "ocean_3"}, {"sofala": "portugal"}), "naos_return")
    assert refused(behind_arrows, ("winter_in", CREW_1, "sofala")) == "tm-18.7-1"


@covers("tm-18.7-1")
def test_one_nao_to_a_settlement() -> None:
    state = ocean({CREW_0: "ocean_1", CREW_1: "ocean_1"}, {"arguin": "portugal"})
    match = winter(state, "naos_return", dice=[("navigation", (4, 4))])
    play(match, ("winter_in", CREW_0, "arguin"))
    assert not may(match, ("winter_in", CREW_1, "arguin"))
    play(match, ("winter_at_sea", CREW_1))
    taken = winter(ocean({CREW_0: "arguin", CREW_1: "ocean_1"}, {"arguin": "portugal"}), "naos_return")
    assert question(taken) == ("portugal", "nao_winter") and not may(taken, ("winter_in", CREW_1, "arguin"))


@covers("tm-18.7-1", "tm-18.7-2")
def test_straight_home_with_two_added() -> None:
    laden = Nao("ocean_3", cargo=("naval_cp_3",))
    dice = [("navigation", (3, 3)), ("navigation", (1, 3))]
    match = winter(ocean({CREW_0: laden, CREW_1: "ocean_3"}), "naos_return", dice=dice)
    state = play(match, ("sail_home", CREW_0), ("sail_home", CREW_1))
    finish(match)
    assert state.arrivals == {"portugal": ("naval_cp_3",)} and state.away_naos == {CREW_0: 4}
    assert state.naos == {CREW_1: Nao("built", True)}


@covers("tm-18.7-1")
def test_two_that_stay_together_help_each_other() -> None:
    pair = ocean({CREW_0: "ocean_3", CREW_1: "ocean_3", SPANISH: "ocean_3"})
    dice = [("navigation", (3, 4)), ("navigation", (3, 3)), ("navigation", (3, 4))]
    match = winter(pair, "naos_return", dice=dice)
    state = play(match, ("winter_at_sea", CREW_0), ("winter_at_sea", CREW_1), ("winter_at_sea", SPANISH))
    finish(match)
    assert [state.naos[nao].damaged for nao in (CREW_0, CREW_1, SPANISH)] == [False, False, True]


@covers("tm-18.7-3")
@pytest.mark.parametrize(("opened", "rolls"), [(True, 0), (False, 2)])
def test_the_great_captains_stay_without_a_roll_in_their_first_winter(opened: bool, rolls: int) -> None:
    state = ocean({"columbus": "ocean_1", "vasco_da_gama": "ocean_3"}, overseas_voyages=True)
    state.this_turn = {("overseas_voyages",)} if opened else set()
    match = winter(state, "naos_return", dice=[("navigation", (4, 4))] * rolls)
    play(match, ("winter_at_sea", "vasco_da_gama"), ("winter_at_sea", "columbus"))
    finish(match)


# -- escorts


@covers("tm-16.1-24", "tm-5.4-6")
def test_a_squadron_is_sent_out() -> None:
    state = ocean(explored=[("portugal", "ocean_1")])
    state.fleets = {}
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    match = impulse("portugal", 4, state=state)
    assert refused(match, ("send_escort", "portugal", "lisbon", "ocean_2")) == "tm-16.1-24"
    assert zone_forbidden(look(match), "portugal", ("send_escort", "portugal", "lisbon", "ocean_2")) == "tm-16.1-24"
    assert zone_forbidden(look(match), "portugal", ("send_escort", "portugal", "lisbon", "ocean_1")) is None
    state = play(match, ("send_escort", "portugal", "lisbon", "ocean_1"))
    assert state.escorts == {"ocean_1": {"portugal": 1}} and state.ships("lisbon", "portugal", "squadron") == 1
    assert state.cp == 3


@covers("tm-17.3-4", "tm-17-2", "tm-17.3-2")
def test_a_squadron_is_built_as_an_escort() -> None:
    state = ocean(explored=[("spain", "ocean_1")])
    state.fleets, state.lost_ships = {}, {"spain": (4, 0)}
    match = impulse("spain", 6, state=state)
    assert refused(match, ("build_escort", "spain", "ocean_2")) == "tm-17.3-4"
    assert build_forbidden(look(match), "spain", ("build_escort", "spain", "ocean_2")) == "tm-17.3-4"
    assert build_forbidden(look(match), "spain", ("build_escort", "spain", "ocean_1")) is None
    state = play(match, ("build_escort", "spain", "ocean_1"), ("build_escort", "spain", "ocean_1"))
    assert state.escorts == {"ocean_1": {"spain": 2}} and state.cp == 4
    assert refused(match, ("build_escort", "spain", "ocean_1")) == "tm-17.3-2"
    assert flags(state, "spain") == ("spain",) and flags(state, "muslim") == ("nasrid", "north_africa")


@covers("tm-17.3-4", "tm-20.2-1")
@pytest.mark.parametrize(("turn", "able"), [(3, False), (4, True)])
def test_the_last_squadron_of_north_africa_comes_with_the_berbers(turn: int, able: bool) -> None:
    state = ocean(turn=turn)
    state.fleets, state.lost_ships = {}, {"north_africa": (6, 0)}
    assert may(impulse("muslim", 2, state=state), ("build_escort", "north_africa", "ocean_1")) is able


@covers("tm-18.7-7")
@pytest.mark.parametrize(
    ("dice", "left", "home", "lost"),
    [((2, 3), 0, 1, 0), ((2, 2), 1, 0, 0), ((1, 1), 0, 0, 1)],
)
def test_escorts_come_home_or_not(dice: tuple[int, int], left: int, home: int, lost: int) -> None:
    state = ocean(escorts={"ocean_2": {"portugal": 1}})
    state.fleets, state.lost_ships = {}, {}
    match = winter(state, "escorts_return", dice=[("navigation", dice)])
    assert may(match, ("escort_stays", "portugal", "ocean_2"))
    state = play(match, ("escort_returns", "portugal", "ocean_2", "lisbon"))
    finish(match)
    assert state.escorts.get("ocean_2", {}).get("portugal", 0) == left
    assert state.ships("lisbon", "portugal", "squadron") == home
    assert sum(state.lost_ships.get("portugal", ())) == lost


@covers("tm-18.7-7")
def test_an_escort_may_stay() -> None:
    match = winter(ocean(escorts={"ocean_2": {"portugal": 1}}), "escorts_return")
    assert play(match, ("escort_stays", "portugal", "ocean_2")).escorts == {"ocean_2": {"portugal": 1}}


@covers("tm-10-10")
def test_spring_sends_or_recalls_one_squadron() -> None:
    state = ocean(explored=[("portugal", "ocean_1")], escorts={"ocean_1": {"portugal": 1}})
    state.fleets = {}
    state.add_ships("lisbon", "portugal", "portugal", squadron=1)
    match = sequence(state, ("escorts",))
    assert question(match) == ("portugal", "spring_escort")
    recalls = {("recall_escort", "portugal", "ocean_1", port) for port in home_ports(state, "portugal")}
    assert choices(match) == {("send_escort", "portugal", "lisbon", "ocean_1"), ("decline",), *recalls}
    state = play(match, ("recall_escort", "portugal", "ocean_1", "oporto"))
    finish(match)
    assert not state.escorts and state.ships("oporto", "portugal", "squadron") == 1


# -- resources


def home(state: TantoMontaState, *dice: tuple[str, object]) -> Match:
    return winter(state, "resources_return", dice=dice)


@covers("tm-18.8-1", "tm-18.8-2")
@pytest.mark.parametrize(
    ("dice", "arrived", "left", "lost"),
    [((1, 3), 0, 0, 3), ((2, 3), 1, 1, 1), ((3, 4), 1, 1, 1), ((4, 5), 3, 0, 0)],
)
def test_the_free_column(dice: tuple[int, int], arrived: int, left: int, lost: int) -> None:
    rolls: list[tuple[str, object]] = [("resource return", dice)]
    if arrived == 1:
        rolls += [("returning settlement", FIRST), ("returning settlement", THIRD)]
    match = home(open_sea(), *rolls)
    finish(match)
    state = look(match)
    assert len(state.arrivals.get("france", ())) == arrived
    assert (len(state.cargo), len(state.spent_resources)) == (left, lost)
    if arrived == 1:
        assert state.arrivals == {"france": ("naval_cp_2",)}
        assert (THIRD in state.cargo) is (dice == (3, 4))


def open_sea(**said: Any) -> TantoMontaState:
    """Three resources of France in one ocean zone, and nobody who plunders."""
    state = ocean(settlements=THREE, cargo=ONE_EACH, **said)
    return muslim_coast(state, *AFRICA, holder="independent")


def muslim_coast(state: TantoMontaState, *lost: str, holder: str = "spain") -> TantoMontaState:
    """The African ports are Muslim but for some."""
    state.control.update(dict.fromkeys(AFRICA, "north_africa"))
    state.control.update(dict.fromkeys(lost, holder))
    return state


def two() -> TantoMontaState:
    """Two resources of Portugal in an ocean zone; nobody has five ports of Africa."""
    state = ocean(settlements={"arguin": "portugal", "gambia": "portugal"})
    state.cargo = {"arguin": "naval_cp_2", "gambia": "naval_cp_5"}
    state.control.update(dict.fromkeys(AFRICA[:4], "portugal"))
    state.control.update(dict.fromkeys(AFRICA[4:], "north_africa"))
    state.control["anfa"] = "spain"
    return state


@covers("tm-18.8-2", "tm-18.8-3")
def test_example_of_a_plundered_zone() -> None:
    """ex-18.8-1: of two resources one is plundered, the other remains."""
    state = muslim_coast(two())
    match = home(state, ("resource return", (2, 3)), ("returning settlement", "gambia"))
    finish(match)
    assert look(match).arrivals == {"muslim": ("naval_cp_5",)} and look(match).cargo == {"arguin": "naval_cp_2"}


@covers("tm-18.8-4", "tm-12.4-7")
@pytest.mark.parametrize(
    ("lost", "unrest", "thief"),
    [
        ((), (), "muslim"),
        (AFRICA[:3], (), "muslim"),
        ((*AFRICA[:2], "anfa"), (), ""),
        (AFRICA[:3], ("safi",), ""),
    ],
)
def test_who_plunders(lost: tuple[str, ...], unrest: tuple[str, ...], thief: str) -> None:
    state = muslim_coast(ocean(unrest=set(unrest)), *lost, holder="independent")
    assert returns.plunderer(state) == thief
    assert returns.plundered_by(state, "portugal", "ocean_6") == thief
    assert returns.plundered_by(state, "portugal", "ocean_7") == ""
    assert returns.plundered_by(state, "muslim", "ocean_1") == ""


@covers("tm-18.8-5")
def test_who_is_spared() -> None:
    state = muslim_coast(ocean(lasting={"experienced_pilot france"}))
    assert returns.plundered_by(state, "france", "ocean_1") == ""
    assert returns.plundered_by(state, "spain", "ocean_1") == "muslim"
    islands = [space.id for space in COMPONENTS.map.spaces if space.island]
    state.control.update(dict.fromkeys(islands, "spain"))
    assert returns.plundered_by(state, "spain", "ocean_1") == ""
    state.control.update(dict.fromkeys(islands, "portugal"))
    assert returns.plundered_by(state, "portugal", "ocean_1") == "muslim"


@covers("tm-18.8-3")
def test_with_a_fortress_its_player_chooses() -> None:
    match = home(open_sea(sea_fortresses={SECOND}), ("resource return", (3, 3)))
    assert question(match) == ("france", "cargo_fate")
    play(match, ("cargo_of", THIRD))
    state = play(match, ("cargo_of", SECOND))
    finish(match)
    assert state.arrivals == {"france": ("naval_cp_4",)} and state.spent_resources == ("naval_cp_3",)
    assert state.cargo == {FIRST: "naval_cp_2"}


@covers("tm-18.8-3")
def test_plunder_is_drawn_even_with_a_fortress() -> None:
    state = muslim_coast(ocean(settlements=THREE, cargo=ONE_EACH, sea_fortresses={SECOND}))
    match = home(state, ("resource return", (3, 3)), ("returning settlement", SECOND))
    assert look(match).arrivals == {"muslim": ("naval_cp_3",)}
    assert choices(match) == {("cargo_of", FIRST), ("cargo_of", THIRD)}


@covers("tm-18.8-1", "tm-16.7-9")
@pytest.mark.parametrize(
    ("player", "zone", "said", "added"),
    [
        ("france", "ocean_3", {}, 0),
        ("france", "ocean_3", {"escorts": {"ocean_3": {"france": 1}}}, 2),
        ("france", "ocean_3", {"escorts": {"ocean_2": {"france": 1}}}, 0),
        ("spain", "ocean_3", {"technology": {"spain"}}, 1),
        ("spain", "ocean_7", {"discovered": {"new_world"}}, 1),
        ("france", "ocean_7", {"discovered": {"new_world"}}, 0),
        ("portugal", "ocean_5", {"discovered": {"india"}}, 1),
        ("portugal", "ocean_4", {"discovered": {"india"}}, 0),
    ],
)
def test_what_helps_resources_home(player: str, zone: str, said: dict[str, Any], added: int) -> None:
    modifiers = COMPONENTS.tables.resource_return["free"].modifiers
    helps = returns.return_helps(ocean(**said), player, zone)
    assert sum(modifiers[reason] for reason, true in helps.items() if true) == added


@covers("tm-18.8-1")
def test_a_roll_for_each_player_and_zone() -> None:
    places = {"arguin": "portugal", "gambia": "spain", "kongo": "portugal", "luanda": "portugal"}
    cargo = {"arguin": "naval_cp_2", "gambia": "naval_cp_2", "kongo": "naval_cp_2"}
    state = ocean(settlements=places, cargo=cargo)
    match = home(muslim_coast(state, *AFRICA, holder="independent"), *[("resource return", (6, 6))] * 3)
    finish(match)
    assert look(match).arrivals == {"portugal": ("naval_cp_2",) * 2, "spain": ("naval_cp_2",)}


@covers("tm-18.8-9")
def test_resources_are_revealed_in_the_order_of_impulses() -> None:
    state = ocean(arrivals={"france": ("naval_cp_2",), "muslim": ("naval_cavalry_1", "naval_vp_1")})
    match = winter(state, "resources_revealed")
    assert question(match) == ("north_africa", "resource_unit")
    assert look(match).vp_resources == {"muslim": ("naval_vp_1",)} and "france" in look(match).arrivals
    play(match, sorted(choices(match))[0])
    assert look(match).warehouse == {"france": ("naval_cp_2",)} and not look(match).arrivals


def test_a_whole_winter_at_random() -> None:
    naos = {CREW_1: "ocean_1", SAILOR: "ocean_2", SPANISH: "ocean_3", CORSAIR: "ocean_1", FRENCH: "ocean_4"}
    state = ocean(naos, {"arguin": "muslim", **THREE}, ONE_EACH, escorts={"ocean_1": {"spain": 1}})
    state.caravans = {"marrakesh": "caravan_cp_2", "fez": "caravan_vp_1"}
    state.phase = "winter"
    steps = [("naos_return",), ("escorts_return",), ("trade",)]
    state.agenda = list(reversed(steps))
    match = table(state=state, others=7)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision, decision.options[0])
    assert not look(match).arrivals
