"""Caravans (18.8, 20.2) and trade (18.8): ways that share no space, the tables of France, the Mesta and Ragusa."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, finish, look, play, position, question, refused, run, scene, told
from tests.rulebook.tanto_monta.oceans import ocean, sequence
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import caravans, trade

MAGHREB = [space.id for space in COMPONENTS.map.spaces if space.part]
CARAVANS = {"marrakesh": "caravan_cp_2", "fez": "caravan_cp_3", "tlemcen": "caravan_cp_4"}


def maghreb(*lost: str, turn: int = 4, **said: Any) -> TantoMontaState:
    """North Africa has all its homes but for some."""
    state = ocean(turn=turn, caravans={box: CARAVANS[box] for box in said.pop("waiting", CARAVANS)}, **said)
    state.control.update(dict.fromkeys(MAGHREB, "north_africa"))
    state.control.update(dict.fromkeys(lost, "portugal"))
    return state


def winter(state: TantoMontaState, step: str, *dice: tuple[str, object]) -> Match:
    state.phase = "winter"
    return sequence(state, (step,), dice=dice)


# -- caravans


@covers("tm-18.8-6")
def test_all_caravans_arrive() -> None:
    match = winter(maghreb(), "caravans_return")
    finish(match)
    assert look(match).arrivals == {"muslim": tuple(CARAVANS.values())} and not look(match).caravans


@covers("tm-18.8-6")
@pytest.mark.parametrize(
    ("boxes", "lost", "found"),
    [
        (("fez",), (), True),
        (("fez",), ("asilah", "sale", "tangier"), True),
        (("fez",), ("asilah", "sale", "tangier", "anfa", "safi"), False),
        (("fez",), ("fez",), False),
        (("marrakesh",), ("safi", "tadla", "sijilmasa"), False),
        (("fez", "marrakesh"), ("asilah", "sale", "tangier", "safi"), False),
        (("fez", "marrakesh"), ("asilah", "sale", "safi"), True),
        (("marrakesh", "fez"), ("asilah", "sale", "tangier", "anfa", "chefchaouen", "sijilmasa"), False),
        (("tlemcen",), ("oran",), False),
        (("tlemcen",), ("melilla",), True),
    ],
)
def test_ways_share_no_space(boxes: tuple[str, ...], lost: tuple[str, ...], found: bool) -> None:
    state = maghreb(*lost)
    ways = caravans.ways(state, boxes)
    assert (ways is not None) is found
    if ways is not None:
        spaces = [space for way in ways.values() for space in way]
        assert len(spaces) == len(set(spaces))
        assert all(way[0] == box and way[-1] in caravans.PORTS[box] for box, way in ways.items())
        assert all(
            after in state.realm.atlas.neighbours[before] for way in ways.values() for before, after in pairwise(way)
        )


@covers("tm-18.8-6")
def test_the_shortest_way_is_not_always_the_right_one() -> None:
    """Marrakesh can reach Anfa over Tadla only; Fez must leave Anfa to it and go round."""
    state = maghreb("safi", "asilah", "tangier")
    ways = caravans.ways(state, ("fez", "marrakesh"))
    assert ways == {"fez": ("fez", "sale"), "marrakesh": ("marrakesh", "tadla", "anfa")}


@covers("tm-18.8-6")
def test_a_besieged_key_sends_nothing() -> None:
    assert caravans.ways(maghreb(sieges={"fez": (("portugal", 1),)}), ("fez",)) is None


@covers("tm-18.8-6", "tm-18.8-7")
def test_the_muslims_choose_between_two() -> None:
    state = maghreb("asilah", "sale", "tangier", "safi", waiting=("marrakesh", "fez"))
    match = winter(state, "caravans_return", ("caravan", (1, 2)))
    assert question(match) == ("muslim", "caravans_through")
    assert choices(match) == {("let_through", "marrakesh"), ("let_through", "fez")}
    state = play(match, ("let_through", "fez"))
    finish(match)
    assert state.arrivals == {"muslim": ("caravan_cp_3",)} and state.spent_resources == ("caravan_cp_2",)


@covers("tm-18.8-7")
@pytest.mark.parametrize(
    ("box", "lost", "dice", "arrivals", "remains", "gone"),
    [
        ("fez", "fez", (1, 3), {}, False, True),
        ("fez", "fez", (2, 3), {}, True, False),
        ("fez", "fez", (3, 4), {"portugal": ("caravan_cp_3",)}, False, False),
        ("marrakesh", "marrakesh", (4, 4), {"portugal": ("caravan_cp_2",)}, False, False),
        ("tlemcen", "oran", (3, 4), {"spain": ("caravan_cp_4",)}, False, False),
    ],
)
def test_blocked_caravans(
    box: str, lost: str, dice: tuple[int, int], arrivals: dict[str, Any], remains: bool, gone: bool
) -> None:
    match = winter(maghreb(lost, waiting=(box,)), "caravans_return", ("caravan", dice))
    finish(match)
    state = look(match)
    assert state.arrivals == arrivals and (box in state.caravans) is remains
    assert bool(state.spent_resources) is gone


@covers("tm-18.8-7")
@pytest.mark.parametrize(("act", "remains"), [("lose_caravan", False), ("keep_caravan", True)])
def test_the_muslims_choose_its_fate(act: str, remains: bool) -> None:
    match = winter(maghreb("fez", waiting=("fez",)), "caravans_return", ("caravan", (4, 5)))
    assert question(match) == ("muslim", "caravan_fate")
    assert refused(match, ("keep_caravan", "marrakesh")) == "tm-18.8-7"
    assert ("fez" in play(match, (act, "fez")).caravans) is remains
    assert bool(told(match, "resource_discarded")) is not remains


# -- trade


def trading(state: TantoMontaState, call: Any, name: str, dice: tuple[int, ...], many: int) -> None:
    """A roll on a table of trade brings so many resources."""
    rolls: list[tuple[str, object]] = [(name, dice), *[("naval resource", "naval_cp_2")] * many]
    finish(run(state, lambda now: call(now) and None, *rolls))


@covers("tm-18.8-8")
@pytest.mark.parametrize(
    ("held", "dice", "many"),
    [((), (3, 4), 0), ((), (4, 4), 1), (("genoa",), (3, 4), 1), (("florence", "venice"), (4, 5), 2)],
)
def test_the_french_trade_in_the_mediterranean(held: tuple[str, ...], dice: tuple[int, int], many: int) -> None:
    state = position(turn=3, control=dict.fromkeys(held, "france"))
    trading(state, trade.mediterranean, "french_mediterranean", dice, many)


@covers("tm-18.8-8")
@pytest.mark.parametrize(
    ("treaties", "dice", "many"),
    [(set(), (4, 5), 0), ({"etaples"}, (4, 4), 1), ({"etaples"}, (5, 5), 2), (set(), (5, 5), 1)],
)
def test_the_french_trade_in_the_north_sea(treaties: set[str], dice: tuple[int, int], many: int) -> None:
    trading(position(turn=3, treaties=treaties, north_sea=2), trade.north_sea, "french_north_sea", dice, many)


@covers("tm-18.8-12")
@pytest.mark.parametrize(
    ("lost", "unrest", "ports"),
    [
        ((), (), {"la_coruna", "santander", "bilbao", "fuenterrabia"}),
        ((), ("bilbao",), {"la_coruna", "santander", "fuenterrabia"}),
        (("vitoria",), (), {"la_coruna", "santander", "bilbao"}),
        (("lugo", "vitoria"), (), {"santander", "bilbao"}),
        (("lugo", "leon", "vitoria"), ("burgos",), set()),
        (("avila",), (), set()),
    ],
)
def test_a_line_of_the_mesta_passes_no_other_port(
    lost: tuple[str, ...], unrest: tuple[str, ...], ports: set[str]
) -> None:
    """Without Lugo and Vitoria, Corunna and Fuenterrabia lie behind other ports."""
    state = scene(fields={"mesta": "avila", "turn": 3, "unrest": set(unrest)})
    castile = [space.id for space in COMPONENTS.map.spaces if space.home in ("castile", "beltranejos")]
    state.control.update(dict.fromkeys(castile, "spain"))
    state.control.update(dict.fromkeys(lost, "portugal"))
    assert set(trade.mesta_ports(state)) == ports


@covers("tm-18.8-12")
def test_ports_add_to_the_roll_of_the_mesta() -> None:
    state = scene(fields={"mesta": "avila", "turn": 3, "control": {"burgos": "spain", "avila": "spain"}})
    assert trade.mesta_ports(state)
    trading(state, trade.mesta, "mesta", (4, 10 - 4 - len(trade.mesta_ports(state))), 1)


@covers("tm-18.8-8", "tm-6.3-7")
@pytest.mark.parametrize(("war", "rolls"), [({}, 1), ({"brittany": 5}, 2)])
def test_the_mesta_rolls_twice_during_the_war_in_brittany(war: dict[str, int], rolls: int) -> None:
    state = position(turn=3, foreign_wars=war)
    state.control["ragusa"] = "independent"
    dice: list[tuple[str, object]] = [("french_mediterranean", (1, 1)), ("french_north_sea", (1, 1))]
    dice += [("mesta", (1, 1))] * rolls
    finish(winter(state, "trades", *dice))


@covers("tm-18.8-8", "tm-18.8-12")
@pytest.mark.parametrize(("ships", "die", "many"), [(0, 4, 0), (0, 5, 1), (1, 4, 1), (2, 4, 2), (3, 3, 1)])
def test_the_trade_of_ragusa(ships: int, die: int, many: int) -> None:
    state = scene(fields={"turn": 3, "control": {"ragusa": "spain"}})
    if ships:
        state.add_ships("ragusa", "spain", "spain", squadron=ships)
    dice: list[tuple[str, object]] = [("french_mediterranean", (1, 1)), ("french_north_sea", (1, 1)), ("mesta", (1, 1))]
    dice += [("ragusa", (die,)), *[("naval resource", "naval_cp_2")] * many]
    match = winter(state, "trades", *dice)
    finish(match)
    assert len(look(match).arrivals.get("spain", ())) == many
