"""Resources (6.3, 8.4, 18.3, 18.8): pools, what they bring, whose chance takes, who sees them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    hand,
    look,
    play,
    position,
    question,
    refused,
    run,
    scene,
    table,
    told,
)
from tests.rulebook.tanto_monta.oceans import CORSAIR, ocean
from warcouncil.engine.dice import Dice, seed_key
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import hidden, resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.resources import PRINTED, printed
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState


def got(player: str, *found: str, state: TantoMontaState | None = None, phase: str = "action") -> Any:
    """A match in which resources come to a player."""
    start = state or position(turn=3)
    start.phase = phase
    start.naval_pool = tuple(one for one in start.naval_pool if one not in found)
    return run(start, lambda now: resources.receive(now, player, *found))


# -- pools


@covers("tm-6.3-1", "tm-6-1")
def test_two_pools() -> None:
    state = position()
    assert len(state.naval_pool) == 50 and len(state.caravan_pool) == 20
    assert Counter(state.naval_pool) == Counter(printed("naval"))
    assert {resources.pool_of(one) for one in state.caravan_pool} == {"caravan"}


@covers("tm-6.3-1")
def test_a_resource_is_drawn_by_chance() -> None:
    state = look(run(position(), lambda now: resources.draw(now, "caravan"), ("caravan resource", "caravan_cp_5")))
    assert "caravan_cp_5" not in state.caravan_pool and len(state.caravan_pool) == 19
    assert resources.draw(position(naval_pool=()), "naval") == ""


@covers("tm-6.3-2", "tm-8.4-1")
def test_what_was_spent_returns() -> None:
    state = ocean(settlements={"arguin": "france"}, cargo={"arguin": "naval_cp_2"})
    state.naval_pool = resources.without(state.naval_pool, "naval_cp_5")
    state.caravan_pool = resources.without(state.caravan_pool, "caravan_card_1")
    state.spent_resources = ("caravan_card_1", "naval_cp_5")
    dice = [("caravan resource", "caravan_cp_2"), ("caravan resource", "caravan_card_1")]
    state = look(table(state=at(state, "resources_come"), dice=dice))
    assert state.spent_resources == () and "naval_cp_5" in state.naval_pool
    assert state.cargo == {"arguin": "naval_cp_2"}
    assert state.caravans == {"marrakesh": "caravan_cp_2", "fez": "caravan_card_1"}


def at(state: TantoMontaState, step: str) -> TantoMontaState:
    state.agenda = [(step,)]
    return state


@covers("tm-6.3-4", "tm-8.4-1", "tm-6.3-6")
def test_settlements_without_a_resource_get_one() -> None:
    state = ocean(settlements={"arguin": "france", "kongo": "spain"}, cargo={"kongo": "naval_cp_2"}, turn=3)
    state.caravans = {"marrakesh": "caravan_cp_2", "fez": "caravan_cp_2"}
    match = table(state=at(state, "resources_come"), dice=[("naval resource", "naval_vp_2")])
    finish(match)
    assert look(match).cargo == {"arguin": "naval_vp_2", "kongo": "naval_cp_2"}
    (entry,) = [entry for entry in match.log if entry.message == "cargo_laid"]
    assert [entry.for_seat(seat).plain()["resource"] for seat in range(4)] == [None, None, None, "naval_vp_2"]  # type: ignore[union-attr]


@covers("tm-6.3-5", "tm-8.4-1")
@pytest.mark.parametrize(("turn", "boxes"), [(3, {"marrakesh", "fez"}), (4, {"marrakesh", "fez", "tlemcen"})])
def test_caravans_wait(turn: int, boxes: set[str]) -> None:
    match = table(state=at(ocean(turn=turn), "resources_come"), others=1)
    assert set(look(match).caravans) == boxes


@covers("tm-6.3-6")
def test_the_muslims_see_what_their_caravans_carry() -> None:
    dice = [("caravan resource", "caravan_cp_2"), ("caravan resource", "caravan_card_1")]
    match = table(state=at(ocean(turn=3), "resources_come"), dice=dice)
    seen = [entry.for_seat(seat) for entry in match.log if entry.message == "caravan_loaded" for seat in range(4)]
    shown = [one and one.plain()["resource"] for one in seen]
    assert shown == ["caravan_cp_2", None, None, None, "caravan_card_1", None, None, None]


@covers("tm-8.4-2")
def test_captives_bring_cp() -> None:
    state = ocean(captives={"boabdil": "castile"}, caravans={"marrakesh": "caravan_cp_2", "fez": "caravan_cp_2"})
    state.naval_pool = ("naval_card_1", "naval_cp_4", "naval_vp_1")
    match = table(state=at(state, "resources_come"), dice=[("naval resource", "naval_cp_4")])
    finish(match)
    assert look(match).warehouse == {"spain": ("naval_cp_4",)}
    state.naval_pool = ("naval_card_1", "naval_vp_1")
    finish(table(state=at(state, "resources_come")))  # none of these is drawn for a captive


@covers("tm-18.3-1", "tm-6.3-9")
def test_what_is_left_goes_in_winter() -> None:
    state = ocean(warehouse={"spain": ("naval_cp_4", "naval_cp_2"), "france": ("naval_cp_2",)})
    state = look(table(state=at(state, "unused_resources")))
    assert not state.warehouse and state.spent_resources == ("naval_cp_2", "naval_cp_2", "naval_cp_4")


# -- what they bring


@covers("tm-18.8-9")
def test_what_goes_into_the_warehouse_is_seen_to_go_there() -> None:
    """Whoever chose before it may not take that back in the light of what was not revealed."""
    match = got("france", "naval_cp_4")
    (entry,) = [entry for entry in match.log if entry.message == "resource_stored"]
    assert [entry.for_seat(seat).plain()["resource"] for seat in range(4)] == [None, None, None, "naval_cp_4"]


@covers("tm-18.8-9", "tm-22.3-62", "tm-6.3-2")
def test_vp_count_and_do_not_return() -> None:
    state = look(got("france", "naval_vp_2"))
    assert state.vp_resources == {"france": ("naval_vp_2",)} and not state.spent_resources
    state = look(run(state, lambda now: resources.receive(now, "france", "naval_vp_1")))
    assert state.vp_resources == {"france": ("naval_vp_2", "naval_vp_1")}


@covers("tm-18.8-9")
def test_cp_go_to_the_warehouse_unseen() -> None:
    match = got("france", "naval_cp_3")
    assert look(match).warehouse == {"france": ("naval_cp_3",)} and not look(match).arrivals
    (entry,) = [entry for entry in match.log if entry.message == "resources_seen"]
    assert [entry.for_seat(seat) is not None for seat in range(4)] == [False, False, False, True]


@covers("tm-6.3-3", "tm-6.3-8", "tm-18.8-11")
def test_a_card_is_drawn_at_once() -> None:
    match = got("france", "naval_card_1", state=position(turn=3, deck=["sack"]))
    assert "sack" in look(match).hands["france"] and look(match).spent_resources == ("naval_card_1",)


@covers("tm-18.8-9")
def test_in_winter_a_card_is_a_marker() -> None:
    match = got("france", "naval_card_1", phase="winter")
    assert look(match).card_markers == {"france": {"resource": 1}}


@covers("tm-18.8-9", "tm-18.8-10")
def test_units_come_to_keys_first() -> None:
    match = got("portugal", "naval_cavalry_1", state=scene(fields={"turn": 3}))
    assert question(match) == ("portugal", "resource_unit")
    keys = {"coimbra", "oporto", "lisbon", "ceuta"}
    assert choices(match) == {("place_unit", "cavalry", space) for space in keys}
    assert refused(match, ("place_unit", "cavalry", "sagres")) == "tm-18.8-9"
    assert play(match, ("place_unit", "cavalry", "ceuta")).number("ceuta", "portugal", "cavalry") == 1


@covers("tm-18.8-9")
def test_without_keys_fortified_spaces_come_next() -> None:
    state = scene(fields={"turn": 3, "control": dict.fromkeys(("coimbra", "oporto", "lisbon", "ceuta"), "spain")})
    state = look(got("portugal", "naval_militia_2", state=state))
    (space,) = state.troops
    assert resources.rank(state, space) == 1 and state.number(space, "portugal", "militia") == 2
    assert resources.rank(state, "lisbon") == 0


@covers("tm-18.8-9", "tm-18.8-10")
def test_a_squadron_of_spain_comes_to_a_castilian_port() -> None:
    match = got("spain", "naval_squadron_1", state=scene(fields={"turn": 3}))
    if match.decisions:
        play(match, sorted(choices(match))[0])
    ((place, fleets),) = look(match).fleets.items()
    assert fleets[0].owner == "spain" and COMPONENTS.atlas.spaces[place].home == "castile"


@covers("tm-18.8-10", "tm-5.3-5")
def test_units_without_counters_are_lost() -> None:
    state = scene(fields={"turn": 3}, lisbon={"portugal": {"cavalry": 99}})
    match = got("portugal", "naval_cavalry_1", state=state)
    assert match.over and told(match, "resource_wasted") and look(match).spent_resources == ("naval_cavalry_1",)


@covers("tm-6.3-10")
def test_spending_shows_it() -> None:
    match = run(ocean(warehouse={"spain": ("naval_cp_4",)}), lambda now: resources.spend(now, "spain", "naval_cp_4"))
    assert look(match).spent_resources == ("naval_cp_4",) and told(match, "resource_spent")


# -- chance


@covers("tm-6.3-11")
@pytest.mark.parametrize(
    ("cards", "stored", "taken"), [(2, 1, "card"), (1, 1, "resource"), (0, 1, "resource"), (1, 0, "card")]
)
def test_chance_takes_cards_or_resources(cards: int, stored: int, taken: str) -> None:
    state = hand(position(turn=3), "spain", *("sack", "espionage")[:cards])
    state.warehouse["spain"] = ("naval_cp_4",) * stored
    dice = ("card of spain", "sack") if taken == "card" else ("resource of spain", "naval_cp_4")
    match = run(state, lambda now: resources.take_by_chance(now, "france", "spain"), dice)
    finish(match)
    found = look(match)
    assert ("sack" in found.hands["france"]) is (taken == "card")
    assert (found.warehouse.get("france") == ("naval_cp_4",)) is (taken == "resource")


def test_chance_takes_nothing_from_nobody() -> None:
    state = hand(position(turn=3), "spain")
    assert resources.take_by_chance(state, "france", "spain") == ""


# -- who sees them


def full() -> TantoMontaState:
    """Resources lie face down everywhere."""
    return ocean(
        {CORSAIR: Nao("ocean_1", cargo=("naval_cp_5",))},
        {"arguin": "portugal", "kongo": "spain"},
        {"arguin": "naval_vp_1", "kongo": "naval_cp_2"},
        warehouse={"france": ("caravan_cp_2", "naval_cp_3")},
        caravans={"fez": "caravan_card_1"},
        arrivals={"spain": ("naval_card_1",)},
    )


@covers("tm-6.3-6")
def test_everybody_sees_his_own() -> None:
    state = full()
    viewers = {(slot.kind, slot.place): slot.viewer for slot in hidden.slots(state)}
    assert viewers == {
        ("cargo", "arguin"): "portugal",
        ("cargo", "kongo"): "spain",
        ("caravans", "fez"): "muslim",
        ("naos", CORSAIR): "muslim",
        ("warehouse", "france"): "france",
        ("arrivals", "spain"): "spain",
    }
    assert {slot.viewer for slot in hidden.unseen(state, 2)} == {"portugal", "muslim", "france"}
    assert len(hidden.unseen(state, None)) == 7


@covers("tm-6.3-6")
@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_has_not_seen_is_drawn_anew(seed: int) -> None:
    state, before = full(), full()
    hidden.resample(state, 2, Dice(seed_key(seed)))
    assert state.cargo["kongo"] == "naval_cp_2" and state.arrivals == before.arrivals
    assert all(map(resources.gives, state.warehouse["france"]))
    assert [resources.pool_of(one) for one in state.warehouse["france"]] == ["caravan", "naval"]
    lying = Counter(slot.resource for slot in hidden.slots(state))
    for pool in PRINTED:
        there = Counter(one for one in lying.elements() if resources.pool_of(one) == pool)
        assert there + Counter(resources.in_pool(state, pool)) == Counter(printed(pool))


def test_drawing_anew_changes_what_is_hidden() -> None:
    seen = set()
    for seed in range(8):
        state = full()
        hidden.resample(state, 0, Dice(seed_key(seed)))
        seen.add((state.cargo["arguin"], state.warehouse["france"][0]))
        assert state.naos[CORSAIR].cargo == ("naval_cp_5",) and state.caravans == {"fez": "caravan_card_1"}
    assert len(seen) > 1


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_views_keep_the_secret(seat: int | None) -> None:
    match = table(state=full())
    view = match.title.view(match.state, seat)
    panels = {panel.get("power"): panel for panel in view["panels"] if panel["kind"] == "player"}
    expected = ["caravan_cp_2", "naval_cp_3"] if seat == 3 else ["caravan", "naval"]
    assert panels["france"]["warehouse"] == expected
    assert panels["spain"]["arrivals"] == (["naval_card_1"] if seat == 2 else ["naval"])
