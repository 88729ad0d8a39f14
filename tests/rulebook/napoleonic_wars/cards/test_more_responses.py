"""More of what responses do (6.14): hands, fodder, groups in battle, retreats, sieges and Danes in a battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.test_battle_cards import DEFENDER, battle, ones, rolls
from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import impulse, look, position, question, rolled, table, told, units
from tests.rulebook.napoleonic_wars.test_fleets import ships
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import REGROUP

# -- hands


def test_spies_look_at_a_hand_and_may_change_it() -> None:
    match = impulse("austria", 3, hands={"france": ("spies",), "russia": ("mud",)})
    go(match, ("play", "spies"))
    rest(match)
    assert question(match) == ("france", "event_discard")
    assert told(match, "event_names_power") == [{"power": "france", "card": "spies", "power2": "russia"}]


# -- fodder


def test_a_shortage_of_fodder_leaves_four_for_each_nation() -> None:
    match = impulse(
        "france",
        4,
        hands={"austria": ("shortage_of_fodder",)},
        units={"munich": {"france": 12}},
        leaders={"napoleon": "munich", "ney": "munich"},
    )
    go(match, ("march", "napoleon"), ("bring", "ney"), ("take", "france", 11), ("enter", "linz"))
    come_to(match, "land_move")
    go(match, ("play", "shortage_of_fodder"))
    while question(match)[1] == "event_regroup":
        go(match, ("send_unit", "france"))
    rest(match)
    assert sum(units(match, "linz").values()) + len(look(match).leaders_at("linz")) == 4
    assert look(match).units_at(REGROUP, "france") == 9


# -- groups in battle


def test_jealous_marshals_in_battle() -> None:
    """Davout's eight units and Ney: all but as many as Davout commands roll nothing in the first round."""
    command = COMPONENTS.leaders["davout"].command
    match = impulse(
        "france",
        4,
        *rolls(ones(command + 3 + 2, 5), ones(DEFENDER)),
        hands={"russia": ("jealous_marshals",)},
        units={"munich": {"france": 9}, "linz": {"austria": 3}},
        leaders={"davout": "munich", "ney": "munich", "john": "linz"},
    )
    go(match, ("march", "davout"), ("bring", "ney"), ("take", "france", 9), ("enter", "linz"), ("stand",))
    come_to(match, "battle_begins")
    go(match, ("play", "jealous_marshals"))
    rest(match)
    rolled(match)


def test_no_group_no_jealousy() -> None:
    match = impulse(
        "france",
        2,
        *rolls(ones(9, 5), ones(DEFENDER)),
        hands={"russia": ("jealous_marshals",)},
        units={"munich": {"france": 4}, "linz": {"austria": 3}},
        leaders={"davout": "munich", "john": "linz"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    while windows_open(match):
        assert "jealous_marshals" not in offered(match)
        come_to(match, match.decisions[0].trigger or "")
        rest(match)


# -- dice that depend on something


@pytest.mark.parametrize(("enemy_first", "more"), [(False, 3), (True, 2)])
def test_a_cavalry_charge_nobody_has_answered(enemy_first: bool, more: int) -> None:
    hands: dict[str, tuple[str, ...]] = {"austria": ("cavalry_charge",)}
    if enemy_first:
        hands["france"] = ("horse_artillery",)
    match = battle(hands, *rolls(ones(9 + 2 * enemy_first, 5), ones(DEFENDER + more)))
    if enemy_first:
        go(match, ("play", "horse_artillery"))
    go(match, ("play", "cavalry_charge"))
    rest(match)
    rolled(match)


def test_a_rear_guard_retreats_without_attrition() -> None:
    """Austrians beaten in Linz can go only to French duchies, which costs nothing this time."""
    flags = dict.fromkeys(("vienna", "salzburg", "graz", "prague", "budweis"), "france")
    known = {space: nation for space, nation in flags.items() if space in COMPONENTS.atlas.spaces}
    match = battle(
        {"russia": ("rear_guard",)},
        *rolls(ones(9, 5), ones(DEFENDER)),
        at="battle_decided",
        flags=known,
    )
    go(match, ("play", "rear_guard"))
    rest(match)
    if question(match)[1] == "retreat":
        go(match, match.decisions[0].options[0])
    assert not told(match, "attrition")


# -- sieges


def test_a_siege_train_played_in_the_impulse_helps_one_siege() -> None:
    state = position(
        hands={"spain": ("siege_train",)},
        units={"lisbon": {"spain": 4}},
        leaders={"castanos": "lisbon"},
        squadrons={},
    )
    state.active = state.acting = state.due = "spain"
    state.phase, state.round = "impulses", 2
    state.agenda = [("plays", "spain")]
    match = table(state=state, dice=[("siege: fortress", (1, 1)), ("siege: besieger", ones(8, 6))])
    go(match, ("event", "siege_train"), ("siege", "castanos"))
    rest(match)
    assert look(match).controller("lisbon") == "spain"


# -- Danes


DANES: dict[str, Any] = {
    "consuls": {"denmark": ("france", "pact", False)},
    "camps": {"denmark": "imperial"},
    "seats": {"denmark": 0},
}


def patrol(*dice: tuple[str, object]) -> Match:
    match = impulse(
        "britain",
        2,
        ("patrol by the fleet of britain", (6, 6)),
        *dice,
        squadrons={"skagerrak": [*ships("britain", 2), *ships("denmark", 2)]},
        **DANES,
    )
    go(match, ("sail", "skagerrak"), ("weigh", "britain", 2), ("patrol", "france"), ("fight",))
    return match


@covers("nw-6.15-2")
def test_gallant_danes_in_a_battle() -> None:
    """Each Danish squadron has three dice, and of two 6s one is void."""
    match = patrol(("naval battle: active", ones(6, 6, 6)), ("naval battle: other", ones(6, 5, 5)))
    come_to(match, "naval_dice")
    go(match, ("play_reserve", "gallant_danes"))
    rolled(match)
    assert [entry["power"] for entry in told(match, "squadron_lost")] == ["denmark"]


def test_the_danes_are_gallant_once_a_turn() -> None:
    match = patrol(
        ("naval battle: active", ones(6)),
        ("naval battle: other", ones(6)),
        *[
            ("naval battle: active", ones(6)),
            ("naval battle: other", ones(6, 5)),
        ],
    )
    go(match, ("play_reserve", "gallant_danes"))
    rolled(match)
    assert look(match).used_reserves == {"gallant_danes"}
