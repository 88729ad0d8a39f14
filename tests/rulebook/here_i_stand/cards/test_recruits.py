"""Foreign Recruits (#76) and Scots Raid (#97)."""

from __future__ import annotations

from tests.rulebook.here_i_stand.cards.hand import event, over, pick_all, refusal
from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.here_i_stand.land import scene, units
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.state import HereIStandState

HIT, MISS = 6, 1

# -- Foreign Recruits (#76)


@covers("his-17-1", "his-11.1-2")
def test_recruits_are_raised_in_any_controlled_space() -> None:
    match = event("france", "foreign_recruits")
    assert question(match) == ("france", "recruit")
    assert may(match, ("raise_regular", "milan", "france"))  # no home space
    assert not may(match, ("raise_regular", "vienna", "france"))
    play(match, ("raise_regular", "milan", "france"), ("buy_mercenary", "milan"))
    assert look(match).cp == 1
    assert refused(match, ("raise_regular", "milan", "france")) == "his-11.1-4"
    play(match, ("end_actions",))
    state = over(match)
    assert units(state, "milan", "france") == (3, 1, 0)
    assert state.cp == 0


@covers("his-11.1-2")
def test_a_point_for_which_nothing_is_left_to_recruit_is_lost() -> None:
    state = scene(fields={"cp": 1, "agenda": [("recruits", "france")]})
    state.unrest = {space for space, power in state.control.items() if power == "france"}
    match = table(state=state)
    finish(match)
    assert look(match).cp == 0


def test_recruits_stay_away_from_sieges_unrest_and_enemies() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"milan": {"hapsburg": 1}},
        milan={"hapsburg": 3, "france": 1},
        turin={"hapsburg": 1},
        fields={"unrest": {"tours"}, "control": {"milan": "france", "turin": "france"}},
    )
    match = event("france", "foreign_recruits", state=state)
    assert refused(match, ("buy_mercenary", "milan")) == "his-11-4"
    assert refused(match, ("buy_mercenary", "tours")) == "his-12.4-5"
    assert refused(match, ("buy_mercenary", "turin")) == "his-17.1-1"
    assert may(match, ("build_squadron", "marseille", "france"))


@covers("his-17.2-4")
def test_the_ottomans_recruit_in_algiers() -> None:
    state = scene(fields={"barbary": True, "control": {"algiers": "ottoman"}})
    match = event("ottoman", "foreign_recruits", state=state)
    assert may(match, ("raise_regular", "algiers", "ottoman"))
    assert may(match, ("raise_cavalry", "algiers"))
    assert ("buy_mercenary", "istanbul") not in choices(match)
    play(match, ("build_corsair", "algiers"), ("build_squadron", "algiers", "ottoman"), ("raise_cavalry", "algiers"))
    assert units(over(match), "algiers", "ottoman") == (0, 0, 1)


@covers("his-17.2-4")
def test_no_corsairs_before_the_pirates() -> None:
    match = event("ottoman", "foreign_recruits", state=scene())
    assert refused(match, ("build_corsair", "athens")) == "his-17.2-4"


@covers("his-21.6-1")
def test_the_protestants_recruit_nobody_before_the_league() -> None:
    assert refusal("protestant", "foreign_recruits", control={"wittenberg": "protestant"}) == "his-21.6-1"


@covers("his-21.7-5", "his-21.7-6")
def test_recruits_go_to_a_foreign_war_first() -> None:
    state = scene(fields={"foreign_wars": {"ireland": 3}})
    state.add_troops("ireland", "england", regular=3)
    match = event("england", "foreign_recruits", state=state)
    assert refused(match, ("buy_mercenary", "london")) == "his-21.7-5"
    play(match, ("buy_mercenary", "ireland"))
    assert refused(match, ("buy_mercenary", "ireland")) == "his-21.7-6"


# -- Scots Raid (#97)


def border(**said: object) -> HereIStandState:
    """Scotland is a French ally, and England at war with France."""
    held = {"edinburgh": "france", "stirling": "france", "glasgow": "france"}
    known: dict[str, object] = {
        "wars": [("england", "france")],
        "fields": {"minors": {"scotland": "france"}, "control": held},
        "leaders": {"montmorency": "paris"},
        "paris": {"france": 2},
        "edinburgh": {"scotland": 3},
    }
    return scene(**{**known, **said})  # type: ignore[arg-type]


@covers("his-11-7", "his-11-13")
def test_france_raids_the_border_whoever_plays_the_card() -> None:
    match = event("papacy", "scots_raid", state=border())
    assert question(match) == ("france", "raid_leader")
    play(match, ("decline",))
    state = look(match)
    assert (question(match), state.cp, state.acting) == (("france", "scots_raid"), 6, "france")
    assert may(match, ("move", "edinburgh"))
    assert ("move", "paris") not in choices(match)
    assert ("raise_regular", "paris", "france") not in choices(match)
    assert may(match, ("raise_regular", "edinburgh", "scotland"))
    play(match, ("move", "edinburgh"), ("space", "berwick"))
    pick_all(match, "move_formation")
    assert units(look(match), "berwick", "scotland") == (3, 0, 0)
    play(match, ("control", "berwick"))
    assert look(match).control["berwick"] == "france"
    assert look(match).cp == 4
    play(match, ("end_actions",))
    assert over(match).cp == 0


def test_a_leader_halves_the_points() -> None:
    match = event("france", "scots_raid", state=border())
    play(match, ("place_leader", "montmorency", "edinburgh"))
    assert look(match).leaders["montmorency"] == "edinburgh"
    assert look(match).cp == 3


def test_the_raid_goes_no_further_than_york() -> None:
    match = event("france", "scots_raid", state=border(york={}, carlisle={"scotland": 3}))
    play(match, ("decline",), ("move", "carlisle"))
    assert refused(match, ("space", "shrewsbury")) == "his-11-4"
    play(match, ("space", "york"))


def test_york_may_be_stormed_at_once() -> None:
    state = border(carlisle={"scotland": 4})
    state.control["carlisle"] = "france"
    match = event("france", "scots_raid", ("attacker", (HIT, MISS, MISS, MISS)), ("defender", (MISS,)), state=state)
    play(match, ("decline",), ("move", "carlisle"), ("space", "york"))
    pick_all(match, "move_formation")
    play(match, ("assault", "york"))
    pick_all(match, "assault_formation")
    assert look(match).control["york"] == "france"


def test_stirling_comes_back_to_france() -> None:
    state = border(stirling={"england": 2})
    state.control["stirling"] = "england"
    match = event("france", "scots_raid", state=state)
    assert question(match) == ("england", "haven")
    play(match, ("space", "london"))
    state = look(match)
    assert state.control["stirling"] == "france"
    assert not state.stack("stirling", "england").size
    assert told(match, "displaced")


def test_scots_raid_needs_the_alliance() -> None:
    assert refusal("france", "scots_raid") == "his-11-4"
    assert refusal("france", "scots_raid", state=position(minors={"scotland": "england"})) == "his-11-4"
