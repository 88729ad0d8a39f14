"""What battle cards and responses in battle need, and how far they go (6.14, 6.15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import event, holding
from tests.rulebook.napoleonic_wars.cards.test_battle_cards import ATTACKER, DEFENDER, battle, ones, rolls
from tests.rulebook.napoleonic_wars.cards.test_responses import guns, siege
from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, pass_window, rest, windows_open
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
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.state import LEADERS, Battle
from warcouncil.titles.napoleonic_wars.war.forces import MARKED


def to_window(match: Match, trigger: str) -> None:
    """Nobody evades and nobody plays anything before the window of this trigger."""
    while not windows_open(match) or match.decisions[0].trigger != trigger:
        if windows_open(match):
            pass_window(match)
        else:
            go(match, ("stand",))


def british(defends: bool, *dice: tuple[str, object]) -> Match:
    """Moore with four units against Davout with four in the open, one of them attacking Linz."""
    there, here = ("britain", "france") if defends else ("france", "britain")
    leader = {"britain": "moore", "france": "davout"}
    match = impulse(
        here,
        1,
        *dice,
        hands={"britain": ("brown_bess",)},
        flags={"linz": there, "munich": here},
        units={"munich": {here: 4}, "linz": {there: 4}},
        leaders={leader[here]: "munich", leader[there]: "linz"},
    )
    go(match, ("march", leader[here]), ("take", here, 4), ("enter", "linz"), ("stand",))
    come_to(match, "battle_dice")
    return match


@pytest.mark.parametrize(("defends", "more"), [(False, 2), (True, 3)])
def test_brown_bess_is_better_in_defence(defends: bool, more: int) -> None:
    moore, davout = 4 + LEADERS["moore"].battle + 1 + more, 4 + LEADERS["davout"].battle + 2
    dice = rolls(ones(davout, 5), ones(moore)) if defends else rolls(ones(moore, 5), ones(davout))
    match = british(defends, *dice)
    assert offered(match, "britain") == {"brown_bess"}
    go(match, ("play", "brown_bess"))
    rest(match)
    rolled(match)


def test_a_charge_in_the_second_round_minds_only_events_of_that_round() -> None:
    """The artillery of the first round is over: the charge of the second has three dice more."""
    dice = [
        *rolls(ones(ATTACKER + 2), ones(DEFENDER)),
        *rolls(ones(ATTACKER, 5), ones(DEFENDER + 3)),
    ]
    match = battle({"france": ("horse_artillery",), "austria": ("cavalry_charge",)}, *dice)
    go(match, ("play", "horse_artillery"))
    play(match, ("austria", PASS))
    to_window(match, "battle_dice")
    go(match, ("play", "cavalry_charge"))
    rest(match)
    rolled(match)


def test_a_flank_attack_takes_the_terrain_away() -> None:
    """Into Innsbruck by a pass: without the card the defender has more dice."""
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "innsbruck": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "innsbruck"},
    }

    def attack(hand: tuple[str, ...]) -> Match:
        match = impulse("france", 1, ("attrition by pass_or_marsh", ones(5)), *dice, hands={"france": hand}, **said)
        go(match, ("march", "davout"), ("take", "france", 4), ("enter", "innsbruck"), ("stand",))
        return match

    dice = rolls(ones(ATTACKER + 2, 5), ones(DEFENDER))
    match = attack(("flank_attack",))
    go(match, ("play", "flank_attack"))
    rolled(match)


def test_a_reverse_slope_leaves_one_die() -> None:
    """A single unit without a leader attacks: of its few dice one is left."""
    match = impulse(
        "france",
        1,
        *rolls((5,), ones(DEFENDER)),
        hands={"austria": ("reverse_slope",)},
        units={"munich": {"france": 1}, "linz": {"austria": 3}},
        leaders={"john": "linz"},
    )
    go(match, ("march_unit", "munich"), ("enter", "linz"), ("stand",), ("play", "reverse_slope"))
    rolled(match)


def test_a_redoubt_needs_a_duchy_that_was_friendly() -> None:
    """French troops in Linz, which is Austrian, have dug in nowhere."""
    match = impulse(
        "austria",
        1,
        hands={"france": ("great_redoubt",)},
        units={"vienna": {"austria": 4}, "linz": {"france": 3}},
        leaders={"charles": "vienna", "ney": "linz"},
    )
    go(match, ("march", "charles"), ("take", "austria", 4), ("enter", "linz"), ("stand",))
    come_to(match, "battle_dice")
    assert "great_redoubt" not in offered(match)


def test_no_commander_no_wound() -> None:
    match = impulse(
        "france",
        1,
        hands={"france": ("horse_artillery", "commander_wounded")},
        units={"munich": {"france": 4}, "linz": {"austria": 3}},
        leaders={"davout": "munich"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    to_window(match, "battle_dice")
    assert offered(match) == {"horse_artillery"}


def test_veterans_are_not_for_minors() -> None:
    match = impulse(
        "spain",
        1,
        hands={"spain": ("veterans",)},
        units={"madrid": {"spain": 3}, "salamanca": {"britain": 2}},
        leaders={"castanos": "madrid", "moore": "salamanca"},
    )
    go(match, ("march", "castanos"), ("take", "spain", 3), ("enter", "salamanca"), ("stand",))
    come_to(match, "battle_dice")
    assert "veterans" not in offered(match)


def test_the_emperor_must_command_under_the_sun_of_austerlitz() -> None:
    """Napoleon is in the battle in which he commands; in another place he is of no use."""
    said: dict[str, Any] = {"leaders": {"davout": "munich", "john": "linz", "napoleon": "paris"}}
    match = battle({"france": ("imperial_guard", "sun_of_austerlitz")}, **said)
    assert not {"imperial_guard", "sun_of_austerlitz"} & offered(match)


@pytest.mark.parametrize("spoiled", ["marked", "far"])
def test_who_does_not_hear_the_guns(spoiled: str) -> None:
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "linz": {"austria": 3}, "vienna": {"austria": 2}},
        "leaders": {"davout": "munich", "john": "linz", "charles": "vienna" if spoiled == "marked" else "budapest"},
        "hands": {"austria": ("sound_of_the_guns",)},
    }
    state = position(**said, squadrons={})
    if spoiled == "marked":
        state.mark(MARKED, "charles")
    match = impulse("france", 1, state=state)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    come_to(match, "battle_dice")
    assert "sound_of_the_guns" not in offered(match)


def test_the_army_at_the_guns_rolls_with_the_others() -> None:
    match = guns()
    go(match, ("play", "sound_of_the_guns"), ("take", "austria", 2))
    rolled(match)
    assert units(match, "vienna") == {}


SOULT: dict[str, Any] = {
    "units": {"munich": {"france": 4}, "salzburg": {"france": 2}, "linz": {"austria": 3}},
    "leaders": {"davout": "munich", "soult": "salzburg", "john": "linz"},
    "hands": {"france": ("sound_of_the_guns",)},
}


@covers("nw-11.42-2")
def test_nobody_retreats_to_where_those_came_from_who_have_marched_to_the_guns() -> None:
    """Soult has joined Davout from Salzburg: John, beaten, has Vienna and Prague alone."""
    match = impulse("france", 1, *rolls(ones(ATTACKER + 3, 5), ones(DEFENDER)), **SOULT)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    go(match, ("play", "sound_of_the_guns"), ("take", "france", 2))
    rest(match)
    assert choices(match, "austria") == {("retreat", "vienna"), ("retreat", "prague")}


@covers("nw-11.4-2")
def test_beaten_attackers_go_back_by_any_way_by_which_they_came() -> None:
    match = impulse("france", 1, *rolls(ones(ATTACKER + 3), ones(DEFENDER, 5)), **SOULT)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    go(match, ("play", "sound_of_the_guns"), ("take", "france", 2))
    rest(match)
    assert choices(match, "france") == {("retreat", "munich"), ("retreat", "salzburg")}


@covers("nw-11.42-2")
def test_beaten_attackers_do_not_follow_the_road_of_those_who_came_to_help() -> None:
    """Vienna is French, but Charles has come from there: Davout, who was placed in Linz, has no way to it."""
    state = position(
        ("battle",),
        units={"linz": {"austria": 3, "france": 4}, "vienna": {"austria": 2}},
        leaders={"davout": "linz", "john": "linz", "charles": "vienna"},
        flags={"vienna": "france", "prague": "france"},
        hands={"austria": ("sound_of_the_guns",)},
        battle=Battle("linz", "france", "davout"),
        squadrons={},
    )
    state.phase, state.active, state.due = "impulses", "france", "france"
    match = table(state=state, dice=rolls(ones(9), ones(10, 5)))
    go(match, ("play", "sound_of_the_guns"), ("take", "austria", 2))
    rest(match)
    assert choices(match, "france") == {("retreat", "munich"), ("retreat", "prague")}


# -- formations


@covers("nw-3-40")
def test_an_event_removes_one_piece_of_a_formation() -> None:
    """The Guard loses a single unit, out of an army of four."""
    match = impulse(
        "france",
        1,
        *rolls(ones(14), ones(DEFENDER, 5)),
        hands={"france": ("imperial_guard",)},
        units={"munich": {"france": 4}, "linz": {"austria": 3}},
        leaders={"napoleon": "munich", "john": "linz"},
    )
    go(match, ("march", "napoleon"), ("take", "france", 4), ("enter", "linz"), ("stand",), ("play", "imperial_guard"))
    rest(match)
    assert look(match).units_in_play("france") == 3
    assert "napoleon" in look(match).leaders


@covers("nw-3-40")
@pytest.mark.parametrize("leaders", [{"john": "linz"}, {"john": "linz", "charles": "linz"}, {}])
def test_an_event_moves_a_formation_of_any_size(leaders: dict[str, str]) -> None:
    """By night an army goes, an army group, or a unit that nobody leads."""
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "linz": {"austria": {0: 1, 1: 3, 2: 9}[len(leaders)]}},
        "leaders": {"davout": "munich", **leaders},
    }
    match = impulse("france", 2, hands={"austria": ("escape_by_night",)}, **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    to_window(match, "battle_begins")
    go(match, ("play", "escape_by_night"), ("evade", "vienna"))
    assert units(match, "vienna") == {"austria": {0: 1, 1: 3, 2: 9}[len(leaders)]}


def test_nobody_escapes_where_there_is_no_way_out() -> None:
    said: dict[str, Any] = {
        "units": {
            "munich": {"france": 4}, "linz": {"austria": 3}, "vienna": {"france": 1}, "salzburg": {"france": 1},
            "prague": {"france": 1},
        },
        "hands": {"austria": ("dysentery", "escape_by_night")},
    }  # fmt: skip
    match = impulse("france", 2, **{"leaders": {"davout": "munich", "john": "linz"}, **said})
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    come_to(match, "battle_begins")
    assert offered(match) == {"dysentery"}


def test_dysentery_before_a_battle_strikes_both_sides() -> None:
    dice = [("attrition by event", (6, 6, 1, 1, 1)), ("attrition by event", (6, 1, 1, 1))]
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "linz": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "linz"},
    }
    match = impulse("france", 2, *dice, hands={"austria": ("dysentery",)}, **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    to_window(match, "battle_begins")
    go(match, ("play", "dysentery"))
    rest(match)
    go(match, ("lose_unit", "france"))
    rest(match)
    assert question(match) == ("austria", "loss")
    assert dict(look(match).units["linz"]) == {"france": 3, "austria": 3}


# -- after the battle


def test_no_pursuit_of_the_unbeaten() -> None:
    """Nobody is asked about a pursuit before a side has won."""
    dice = [*rolls(ones(ATTACKER), ones(DEFENDER)), *rolls(ones(ATTACKER, 5), ones(DEFENDER))]
    match = battle({"france": ("pursuit",)}, *dice, at="battle_decided")
    assert look(match).battle is not None
    assert look(match).battle.beaten == "defender"  # type: ignore[union-attr]
    assert told(match, "battle_round")[-1]["amount"] == 2


def test_rally_changes_who_has_won() -> None:
    """Two kills against one disrupt: without the two the attackers have lost."""
    dice = [*rolls(ones(ATTACKER, 6, 6), ones(DEFENDER, 5)), *rolls(ones(ATTACKER), ones(DEFENDER))]
    match = battle({"russia": ("rally",)}, *dice, at="battle_rolled")
    go(match, ("play", "rally"), ("for_side", "defender"))
    rest(match)
    assert told(match, "battle_over")[0]["side"] == "attacker"


# -- sieges


def test_treachery_is_for_the_besieger() -> None:
    match = siege({"britain": ("treachery", "siege_train")}, ("siege: fortress", (1, 1)), ("siege: besieger", ones(5)))
    assert not windows_open(match) or not {"treachery", "siege_train"} & offered(match)


def test_a_siege_train_without_a_siege_helps_nobody() -> None:
    """In an impulse without a siege the card may be played, and its help ends with the impulse."""
    match = event("spain", "siege_train", units={"lisbon": {"spain": 4}}, leaders={"castanos": "lisbon"})
    assert question(match) == ("spain", "play")
    assert ("siege", "castanos") in choices(match)


@covers("nw-faq-6.14-2")
@pytest.mark.parametrize(("spent", "able"), [(set(), True), ({"hofkriegsrat"}, False)])
def test_no_siege_train_where_no_siege_can_come(spent: set[str], able: bool) -> None:
    """John is far from any fortress; with the CP of a reserve card he might still go to one."""
    said: dict[str, Any] = {"units": {"vienna": {"austria": 1}}, "leaders": {"john": "vienna"}, "used_reserves": spent}
    assert may(holding("austria", "siege_train", **said), ("event", "siege_train")) == able


@covers("nw-6.19-1")
def test_the_lines_of_torres_vedras_have_four_dice() -> None:
    lines = event("britain", "torres_vedras")
    said: dict[str, Any] = {"units": {"lisbon": {"spain": 4}}, "leaders": {"castanos": "lisbon"}}
    match = impulse(
        "spain", 1, ("siege: fortress", ones(4)), ("siege: besieger", ones(5)), changes=look(lines).changes,
        timed=("torres_vedras",), deck=position().deck.without("torres_vedras"), **said,
    )  # fmt: skip
    go(match, ("siege", "castanos"))
    rest(match)
    rolled(match)


# -- who passes shows nothing


@covers("nw-6.14-3")
def test_a_window_that_was_passed_does_not_come_back() -> None:
    match = battle({"russia": ("rally",)}, *rolls(ones(ATTACKER, 5), ones(DEFENDER)), at="battle_rolled")
    play(match, ("russia", PASS))
    assert not windows_open(match) or match.decisions[0].trigger != "battle_rolled"


# -- a battle without a war (17.2)


@covers("nw-6.15-1", "nw-17.2-3")
@pytest.mark.parametrize(("holder", "attacker", "defender"), [("france", 5, 8), ("prussia", 7, 6)])
def test_both_play_battle_cards_where_the_owner_of_a_duchy_fights_troops_of_an_event(
    holder: str, attacker: int, defender: int
) -> None:
    """Prussia is at war with nobody and enters Warsaw, where an event has put Ney."""
    state = position(
        players=5,
        turn=2,
        units={"warsaw": {"france": 2}, "posen": {"prussia": 3}},
        leaders={"ney": "warsaw", "brunswick": "posen"},
        hands={holder: ("horse_artillery",)},
        placed={("france", "warsaw")},
        squadrons={},
    )
    match = impulse("prussia", 1, *rolls(ones(attacker), ones(defender, 5)), state=state)
    go(match, ("march", "brunswick"), ("take", "prussia", 3), ("enter", "warsaw"), ("stand",))
    come_to(match, "battle_dice")
    go(match, ("play", "horse_artillery"))
    rest(match)
    rolled(match)


@covers("nw-17.2-3")
def test_a_commander_whom_the_owner_of_the_duchy_wounds_is_that_of_the_troops_of_an_event() -> None:
    state = position(
        players=5,
        turn=2,
        units={"warsaw": {"france": 2}, "posen": {"prussia": 3}},
        leaders={"ney": "warsaw", "brunswick": "posen"},
        hands={"france": ("commander_wounded",)},
        placed={("france", "warsaw")},
        squadrons={},
    )
    dice = (*rolls(ones(4), ones(6, 5)), ("event commander_wounded", 6))
    match = impulse("prussia", 1, *dice, state=state)
    go(match, ("march", "brunswick"), ("take", "prussia", 3), ("enter", "warsaw"), ("stand",))
    come_to(match, "battle_dice")
    go(match, ("play", "commander_wounded"))
    rest(match)
    rolled(match)
    assert "brunswick" not in look(match).leaders and "ney" in look(match).leaders
