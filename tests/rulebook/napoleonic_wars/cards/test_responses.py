"""Responses on land (6.14): battles that are saved or pursued, interceptions, evasions, attrition, sieges, events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.test_battle_cards import ATTACKER, DEFENDER, battle, ones, rolls
from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import choices, impulse, look, may, play, question, rolled, told, units
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import LEADERS
from warcouncil.titles.napoleonic_wars.war.forces import MARKED

# -- battles


@covers("nw-6.14-1", "nw-6.14-3", "nw-11.1-3")
@pytest.mark.parametrize(("side", "hits"), [("defender", (1, 1)), ("attacker", (0, 4))])
def test_rally_is_for_one_side_and_anybody_may_play_it(side: str, hits: tuple[int, int]) -> None:
    dice = rolls(ones(ATTACKER, 6, 6, 6, 5), ones(DEFENDER, 5))
    match = battle({"russia": ("rally",)}, *dice, at="battle_rolled")
    assert [decision.power for decision in match.decisions] == ["russia"]
    go(match, ("play", "rally"), ("for_side", side))
    assert look(match).battle is not None
    assert look(match).battle.hits == hits  # type: ignore[union-attr]


@covers("nw-11.1-3")
def test_battle_cards_are_for_those_in_the_battle_responses_for_everybody() -> None:
    hands = {"russia": ("rally", "grand_battery"), "france": ("horse_artillery",)}
    match = battle(hands, *rolls(ones(ATTACKER, 6, 6, 6, 5), ones(DEFENDER, 5)))
    assert [(decision.power, decision.trigger) for decision in match.decisions] == [("france", "battle_dice")]
    come_to(match, "battle_rolled")
    assert offered(match, "russia") == {"rally"}


def test_nothing_to_rally_from() -> None:
    dice = [*rolls(ones(ATTACKER), ones(DEFENDER)), *rolls(ones(ATTACKER, 5), ones(DEFENDER))]
    match = battle({"russia": ("rally",)}, *dice, at="battle_rolled")
    assert look(match).battle.round == 2  # type: ignore[union-attr]


def routed(hands: dict[str, tuple[str, ...]], margin: int, *dice: tuple[str, object]) -> Match:
    """Davout has beaten John by so many disrupts."""
    script = [*rolls(ones(ATTACKER, *[5] * margin), ones(DEFENDER)), *dice]
    return battle(hands, *script, at="battle_decided")


def test_a_rear_guard_prevents_a_rout() -> None:
    match = routed({"russia": ("rear_guard",)}, 3)
    go(match, ("play", "rear_guard"))
    rest(match)
    assert not told(match, "rout")


def test_pursuit_routs_by_one() -> None:
    match = routed({"france": ("pursuit",)}, 1, ("resource for a rout", 6))
    go(match, ("play", "pursuit"))
    rest(match)
    assert told(match, "rout")


@covers("nw-6.1-3", "nw-6.14-2")
@pytest.mark.parametrize(
    ("first", "second", "routs"), [("pursuit", "rear_guard", False), ("rear_guard", "pursuit", True)]
)
def test_the_later_of_two_events_wins(first: str, second: str, routs: bool) -> None:
    match = routed({"france": ("rear_guard", "pursuit")}, 1, ("resource for a rout", 6))
    go(match, ("play", first), ("play", second))
    rest(match)
    assert bool(told(match, "rout")) == routs


@covers("nw-6.14-5")
def test_simultaneous_responses_go_in_the_order_of_play() -> None:
    match = routed({"austria": ("rear_guard",), "france": ("pursuit",)}, 3)
    assert [decision.power for decision in match.decisions] == ["france", "austria"]
    play(match, ("austria", ("play", "rear_guard")), ("france", ("play", "pursuit")))
    assert [entry["card"] for entry in told(match, "response_played")] == ["pursuit"]
    assert "rear_guard" in look(match).hands["austria"]
    come_to(match, "battle_decided")
    assert offered(match) == {"rear_guard"}


CHARLES = 5 + 1 + LEADERS["charles"].battle + 1
"""The dice of Charles with five units, John under him and the bonus."""


def guns(**said: Any) -> Match:
    said = {
        "units": {"munich": {"france": 4}, "linz": {"austria": 3}, "vienna": {"austria": 2}},
        "leaders": {"davout": "munich", "john": "linz", "charles": "vienna"},
        "hands": {"austria": ("sound_of_the_guns",)},
        **said,
    }
    match = impulse("france", 1, *rolls(ones(ATTACKER, 5), ones(CHARLES)), **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    while question(match)[1] != "respond":
        go(match, ("let_pass",) if may(match, ("let_pass",)) else ("stand",))
    come_to(match, "battle_dice")
    return match


def test_an_army_marches_to_the_guns() -> None:
    match = guns()
    assert offered(match) == {"sound_of_the_guns"}
    go(match, ("play", "sound_of_the_guns"), ("take", "austria", 2))
    assert told(match, "joins_battle") == [{"leader": "charles", "space": "linz"}]


# -- before a battle


def about_to_fight(card: str, **said: Any) -> Match:
    said = {
        "units": {"munich": {"france": 4}, "linz": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "linz"},
        "hands": {"austria": (card,)},
        **said,
    }
    match = impulse("france", 2, **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    come_to(match, "battle_begins")
    return match


def test_escape_by_night() -> None:
    match = about_to_fight("escape_by_night")
    go(match, ("play", "escape_by_night"), ("evade", "vienna"))
    assert units(match, "vienna") == {"austria": 3}
    assert look(match).leaders["john"] == "vienna"
    rest(match)
    assert look(match).battle is None
    assert question(match) == ("france", "march")


def test_only_ones_own_formations_escape() -> None:
    match = about_to_fight("dysentery", hands={"russia": ("escape_by_night",), "austria": ("dysentery",)})
    assert "escape_by_night" not in offered(match)


def test_whoever_loses_its_leader_on_entering_still_fights() -> None:
    """Dysentery takes Davout as he enters Linz; his units are there, and so is John."""
    match = impulse(
        "france",
        2,
        ("attrition by event", (6, 1, 1, 1, 1)),
        ("attrition by event", (1, 1, 1)),
        hands={"austria": ("dysentery",)},
        units={"munich": {"france": 4}, "linz": {"austria": 2}},
        leaders={"davout": "munich", "john": "linz"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("play", "dysentery"))
    go(match, ("lose_leader", "davout"))
    rest(match)
    assert question(match) == ("austria", "evade")


# -- interception


GROUPED: dict[str, Any] = {
    "units": {"munich": {"france": 4}, "vienna": {"austria": 3}},
    "leaders": {"davout": "munich", "john": "vienna"},
}


def intercepted(hands: dict[str, tuple[str, ...]], *dice: tuple[str, object]) -> Match:
    """Davout enters Linz, which is empty, and John comes from Vienna."""
    match = impulse("france", 2, *dice, hands=hands, **GROUPED)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    return match


def test_lost_dispatches_undo_an_interception() -> None:
    match = intercepted({"france": ("lost_dispatches",)}, ("interception by john", (6, 6)))
    go(match, ("intercept", "john"), ("take", "austria", 3), ("play", "lost_dispatches"))
    rest(match)
    assert units(match, "vienna") == {"austria": 3}
    assert look(match).holds(MARKED, "john")
    assert look(match).battle is None


@covers("nw-6.1-3")
def test_hussars_intercept_with_three_more() -> None:
    """They need not be marked when they fail."""
    match = intercepted({"austria": ("hussars_and_grenzers",)}, ("interception by john", (1, 1)))
    go(match, ("play", "hussars_and_grenzers"), ("take", "austria", 3))
    rest(match)
    assert told(match, "check_rolled")[0]["total"] == 2 + 1 + 3 + 1
    assert not look(match).holds(MARKED, "john")


def test_hussars_who_come() -> None:
    dice = rolls(ones(ATTACKER), ones(DEFENDER, 5))
    match = intercepted({"austria": ("hussars_and_grenzers",)}, ("interception by john", (6, 6)), *dice)
    go(match, ("play", "hussars_and_grenzers"), ("take", "austria", 3))
    rest(match)
    assert told(match, "battle_over") == [{"space": "linz", "side": "attacker"}]
    assert units(match, "linz") == {"austria": 3}


@covers("nw-6.1-3", "nw-9.1-4")
def test_hussars_bring_one_army_and_no_group_of_armies() -> None:
    """Charles may take John along as one of six, not as the leader of four more."""
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "vienna": {"austria": 10}},
        "leaders": {"davout": "munich", "john": "vienna", "charles": "vienna"},
    }
    match = impulse("france", 2, hands={"austria": ("hussars_and_grenzers",)}, **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    go(match, ("play", "hussars_and_grenzers"), ("name_leader", "charles"), ("bring", "john"))
    assert max(int(option[2]) for option in choices(match)) == 5


def test_nobody_else_has_hussars() -> None:
    match = intercepted({"russia": ("hussars_and_grenzers",)})
    assert not windows_open(match) or "hussars_and_grenzers" not in offered(match)


# -- attrition


def marshes(hands: dict[str, tuple[str, ...]]) -> Match:
    """Austrians force the pass from Prague to Linz, which is French."""
    match = impulse(
        "austria",
        2,
        ("attrition by pass_or_marsh", (6, 1, 1, 1)),
        hands=hands,
        flags={"linz": "france"},
        units={"prague": {"austria": 3}},
        leaders={"john": "prague"},
    )
    go(match, ("march", "john"), ("take", "austria", 3), ("enter", "linz"))
    return match


def test_bread_and_wine() -> None:
    match = marshes({"austria": ("bread_and_wine",)})
    go(match, ("play", "bread_and_wine"))
    rest(match)
    assert units(match, "linz") == {"austria": 3}


def test_without_bread() -> None:
    match = marshes({"austria": ("bread_and_wine",)})
    rest(match)
    go(match, ("lose_unit", "austria"))
    assert units(match, "linz") == {"austria": 2}


# -- sieges


LISBON: dict[str, Any] = {"units": {"lisbon": {"spain": 4}}, "leaders": {"castanos": "lisbon"}}


def siege(hands: dict[str, tuple[str, ...]], *dice: tuple[str, object]) -> Match:
    match = impulse("spain", 1, *dice, hands=hands, **LISBON)
    go(match, ("siege", "castanos"))
    return match


@covers("nw-6.15-2", "nw-12.1-4")
@pytest.mark.parametrize(
    ("holder", "card", "walls", "storm"),
    [("spain", "siege_train", 2, 8), ("britain", "great_redoubt", 4, 5)],
)
def test_dice_in_a_siege(holder: str, card: str, walls: int, storm: int) -> None:
    match = siege({holder: (card,)}, ("siege: fortress", ones(walls)), ("siege: besieger", ones(storm)))
    go(match, ("play", card))
    rest(match)
    rolled(match)


def test_a_siege_train_needs_a_hit_less() -> None:
    match = siege({"spain": ("siege_train",)}, ("siege: fortress", (1, 1)), ("siege: besieger", ones(8, 6)))
    go(match, ("play", "siege_train"))
    rest(match)
    assert look(match).controller("lisbon") == "spain"


@pytest.mark.parametrize(("die", "owner"), [(4, "spain"), (3, "britain")])
def test_treachery(die: int, owner: str) -> None:
    dice: list[tuple[str, object]] = [("event treachery", die)]
    if die < 4:
        dice += [("siege: fortress", (1, 1)), ("siege: besieger", ones(5))]
    match = siege({"spain": ("treachery",)}, *dice)
    go(match, ("play", "treachery"))
    rest(match)
    assert look(match).controller("lisbon") == owner


@covers("nw-6.15-2", "nw-12.1-4")
def test_battle_cards_have_no_place_in_a_siege() -> None:
    match = siege({"spain": ("grand_battery", "horse_artillery"), "britain": ("reverse_slope",)})
    assert not {"grand_battery", "horse_artillery", "reverse_slope"} & offered(match)
    assert "great_redoubt" not in offered(siege({"spain": ("great_redoubt",)}))
    assert "great_redoubt" in offered(siege({"britain": ("great_redoubt",)}))


# -- windows


@covers("nw-6.14-4")
def test_nobody_is_asked_between_impulses() -> None:
    match = intercepted({"austria": ("hussars_and_grenzers",)})
    assert look(match).phase == "impulses"
    play(match, *[(decision.power, PASS) for decision in match.decisions])


def test_nobody_without_cards_is_asked() -> None:
    match = intercepted({})
    assert question(match) == ("austria", "intercept")
    assert choices(match) == {("intercept", "john"), ("let_pass",)}
