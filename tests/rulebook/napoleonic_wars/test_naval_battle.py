"""Naval battles (13.4 to 13.5, 13.8, 13.9): dice, losses, beaten fleets, enemy ports, straits, ports that fall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    rolled,
    run,
    table,
    told,
)
from tests.rulebook.napoleonic_wars.test_fleets import SWEDEN, at, ships
from warcouncil.engine.match import Match
from warcouncil.table.dice import counted
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.sea.battles import dice_of, gun_lines
from warcouncil.titles.napoleonic_wars.sea.off_map import available, send
from warcouncil.titles.napoleonic_wars.state import BUILDING, OFF_MAP, REGROUP, Engagement, NapoleonicState

FOUND = ("patrol by the fleet of britain", (6, 6))


def rolls(active: tuple[int, ...], other: tuple[int, ...]) -> list[tuple[str, object]]:
    return [("naval battle: active", active), ("naval battle: other", other)]


def padded(dice: tuple[int, ...], count: int) -> tuple[int, ...]:
    return (*dice, *(1,) * (count - len(dice)))


def hunt(*dice: tuple[str, object], cp: int = 3, **said: Any) -> Match:
    """A British fleet in the Bay of Biscay has found an enemy one there, which fights."""
    match = impulse("britain", cp, FOUND, *dice, **said)
    play(match, ("sail", "bay_of_biscay"))
    return match


# -- the dice


@covers("nw-13.4-4", "nw-13.21-4")
@pytest.mark.parametrize(
    ("nation", "dice"),
    [("britain", 3), ("france", 2), ("denmark", 2), ("sweden", 2), ("russia", 1), ("turkey", 1), ("spain", 1)],
)
def test_the_dice_of_a_squadron(nation: str, dice: int) -> None:
    assert counted(gun_lines(((nation, 0),))) == dice
    assert counted(gun_lines(((nation, 0), (nation, 0)))) == 2 * dice


@covers("nw-13.4-4", "nw-3-48", "nw-13.11-2")
def test_a_refitting_squadron_has_a_die_less_and_one_being_built_none() -> None:
    assert counted(gun_lines((("france", 1),))) == 1
    assert counted(gun_lines((("spain", 2), ("france", 0)))) == 2
    assert counted(gun_lines((("france", BUILDING),))) == 0


@covers("nw-13.4-1", "nw-13.5-3")
def test_batteries_keep_their_dice_whatever_the_fleet_has_suffered() -> None:
    sides = ((("britain", 0),), (("france", 0),))
    battle = Engagement("port", "brest", ("britain", "france"), ("bay_of_biscay", "brest"), sides, coast=4, round=2)
    assert counted(dice_of(battle, 1)) == 6
    shaken = Engagement(
        "port", "brest", ("britain", "france"), ("bay_of_biscay", "brest"), sides, coast=4, round=2, disrupts=(1, 5)
    )
    assert (counted(dice_of(shaken, 0)), counted(dice_of(shaken, 1))) == (2, 4)


@covers("nw-13.4-1", "nw-13.4-4", "nw-13.33-4")
def test_naval_battle() -> None:
    """Worked example naval_battle (13.4): 13 dice against 6, then 9 against 3; with equal hits the active loses."""
    match = impulse(
        "britain",
        1,
        ("patrol by the fleet of britain", (3, 4)),
        ("evasion of the fleet of france", (4, 4)),
        *rolls(padded((5, 5, 6), 13), padded((5, 5, 5), 6)),
        *rolls(padded((6,), 9), (5, 1, 1)),
        squadrons={"bay_of_biscay": [*ships("britain", 4), *ships("france", 2), *ships("spain", 2)]},
    )
    play(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 4), ("patrol", "france"), ("evade_fleet",))
    assert question(match) == ("france", "squadron_loss")
    play(match, ("sink", "spain", 0))
    play(match, ("run_for", "cornwall"))
    assert at(match, "bay_of_biscay") == (("france", 0), ("spain", 0))
    assert at(match, "cornwall") == tuple(ships("britain", 4))
    rolled(match)


@covers("nw-13.42-1")
def test_a_beaten_fleet_goes_to_the_nearest_friendly_port_and_stays_there() -> None:
    dice = rolls((1, 1, 1), (5, 1, 1, 1))
    match = hunt(*dice, squadrons={"bay_of_biscay": [*ships("britain"), *ships("france", 2)]})
    play(match, ("patrol", "france"), ("fight",))
    assert question(match) == ("britain", "haven")
    assert {port for _, port in asked_options(match)} >= {"cornwall", "lisbon"}
    assert "london" not in {port for _, port in asked_options(match)}
    play(match, ("run_for", "cornwall"))
    assert at(match, "cornwall") == (("britain", 0),)
    assert refused(match, ("sail", "cornwall")) == "nw-13.42-1"


def asked_options(match: Match) -> list[tuple[str, str]]:
    return [(str(act), str(port)) for act, port in match.decisions[0].options]


@covers("nw-13.41-1", "nw-13.42-1")
def test_a_victor_sails_on_and_the_other_runs_for_port() -> None:
    match = hunt(*rolls((5, 1, 1), (1, 1)), squadrons={"bay_of_biscay": [*ships("britain"), *ships("france")]})
    play(match, ("patrol", "france"), ("fight",))
    assert question(match) == ("france", "haven")
    play(match, ("run_for", "bordeaux"))
    assert at(match, "bordeaux") == (("france", 0),)
    assert question(match) == ("britain", "voyage")


@covers("nw-13.42-2")
def test_a_fleet_beaten_on_its_way_out_is_back_in_port() -> None:
    match = impulse(
        "france",
        1,
        ("interception by the fleet of britain", (5, 5)),
        *rolls((1, 1), (5, 1, 1)),
        squadrons={"bay_of_biscay": ships("britain"), "bordeaux": ships("france")},
    )
    play(match, ("sail", "bordeaux"), ("intercept_fleet",), ("fight",))
    assert at(match, "bordeaux") == (("france", 0),)
    rolled(match)


@covers("nw-13.42-2")
def test_a_fleet_beaten_on_its_way_into_port_goes_to_another() -> None:
    match = impulse(
        "france",
        1,
        ("interception by the fleet of britain", (5, 5)),
        *rolls((1, 1), (5, 1, 1)),
        squadrons={"bay_of_biscay": [*ships("britain"), *ships("france")]},
    )
    play(match, ("sail", "bay_of_biscay"), ("put_in", "bordeaux"), ("intercept_fleet",), ("fight",))
    assert question(match) == ("france", "haven")
    assert not may(match, ("run_for", "bordeaux"))
    assert may(match, ("run_for", "brest"))


@covers("nw-13.3-4")
def test_nobody_intercepts_a_beaten_fleet_again() -> None:
    match = impulse(
        "france",
        2,
        ("interception by the fleet of britain", (5, 5)),
        *rolls((1, 1), (5, 1, 1)),
        squadrons={"bay_of_biscay": [*ships("britain"), *ships("russia")], "bordeaux": ships("france")},
    )
    play(match, ("sail", "bordeaux"), ("intercept_fleet",), ("fight",))
    assert question(match) == ("france", "action")


@covers("nw-13.42-1")
def test_without_any_friendly_port_a_beaten_fleet_is_lost() -> None:
    state = position(
        squadrons={"aegean_sea": [*ships("britain"), *ships("turkey")]},
        consuls={"turkey": ("france", "pact", False)},
        seats={"turkey": 0},
        flags={space.id: "britain" for space in COMPONENTS.map.spaces if space.ports and space.nation == "turkey"},
    )
    state.camps = {"britain": "coalition", "turkey": "imperial"}
    match = impulse("britain", 1, FOUND, *rolls((5, 1, 1), (1,)), state=state)
    play(match, ("sail", "aegean_sea"), ("patrol", "turkey"), ("fight",))
    assert at(match, "aegean_sea") == (("britain", 0),)


# -- losses


@covers("nw-13.4-1")
def test_losses_are_shared_evenly_and_both_sides_lose_at_once() -> None:
    match = hunt(
        *rolls((6, 6, 6), (6, 1, 1, 1, 1, 1)),
        squadrons={"bay_of_biscay": [*ships("britain"), *ships("france", 2), *ships("spain", 2)]},
    )
    play(match, ("patrol", "france"), ("fight",), ("sink", "france", 0), ("sink", "france", 0))
    assert at(match, "bay_of_biscay") == (("spain", 0),)
    rolled(match)


@covers("nw-13.4-2")
def test_the_commander_of_a_grand_fleet_chooses_who_takes_an_odd_kill() -> None:
    match = impulse(
        "france",
        2,
        ("interception by the fleet of britain", (6, 6)),
        *rolls((6, 1), (1, 1, 1, 1)),
        squadrons={"english_channel": ships("france"), "north_sea": [*ships("britain"), *ships("russia")]},
        grand={"north_sea": ("britain", "britain", "russia")},
    )
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("intercept_fleet",), ("fight",))
    assert question(match) == ("britain", "squadron_loss")
    play(match, ("sink", "russia", 0))
    assert told(match, "squadron_lost")[-1]["power"] == "russia"


@covers("nw-13.4-1")
def test_a_refitting_squadron_may_be_the_one_that_sinks() -> None:
    sea = {"bay_of_biscay": [*ships("britain"), ("france", 0), ("france", 1)]}
    match = hunt(*rolls((6, 1, 1), (1, 1, 1)), squadrons=sea)
    play(match, ("patrol", "france"), ("fight",), ("sink", "france", 1), ("run_for", "bordeaux"))
    assert at(match, "bordeaux") == (("france", 0),)


@covers("nw-13.4-1")
def test_two_fleets_may_sink_each_other() -> None:
    match = hunt(*rolls((6, 1, 1), (6, 1)), cp=1, squadrons={"bay_of_biscay": [*ships("britain"), *ships("france")]})
    play(match, ("patrol", "france"), ("fight",))
    assert look(match).squadrons == {}
    finish(match)


# -- enemy ports


def raid(*dice: tuple[str, object], port: tuple[tuple[str, int], ...] = (("france", 0),), **said: Any) -> Match:
    """A British fleet in the Bay of Biscay enters Bordeaux."""
    squadrons = {"bay_of_biscay": ships("britain", 2), "bordeaux": port}
    match = impulse("britain", 2, *dice, **{"squadrons": squadrons, **said})
    play(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 2), ("put_in", "bordeaux"))
    return match


@covers("nw-13.5-1", "nw-13.5-2")
def test_coastal_fire_comes_first_and_again_with_the_squadrons() -> None:
    match = raid(("coastal fire", (6, 5)), *rolls((1, 1), (1, 1, 1, 1)))
    rolled(match)
    assert question(match) == ("britain", "haven")
    assert at(match, "bay_of_biscay") == (("britain", 0),)


@covers("nw-13.5-1")
def test_a_fortress_fires_with_four() -> None:
    squadrons = {"bay_of_biscay": ships("britain", 2), "brest": ships("france")}
    match = impulse("britain", 2, ("coastal fire", (6, 6, 1, 1)), squadrons=squadrons)
    play(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 2), ("put_in", "brest"))
    assert look(match).squadrons == {"brest": (("france", 0),)}
    assert question(match) == ("britain", "action")
    rolled(match)


@covers("nw-13.5-4", "nw-13.41-1")
def test_if_the_port_loses_all_squadrons_in_it_are_destroyed() -> None:
    fight = rolls((5, 5, 1, 1, 1, 1), (1, 1, 1, 1))
    match = raid(("coastal fire", (1, 1)), *fight, port=(("france", BUILDING), ("france", 0)))
    assert at(match, "bordeaux") == ()
    assert at(match, "bay_of_biscay") == (("britain", 0), ("britain", 0))
    assert question(match) == ("britain", "voyage")
    rolled(match)


@covers("nw-13.5-2")
def test_the_first_fire_counts_for_the_round() -> None:
    match = raid(("coastal fire", (5, 5)), *rolls((5, 1, 1, 1), (1, 1, 1, 1)))
    assert question(match) == ("britain", "haven")
    assert at(match, "bordeaux") == (("france", 0),)


@covers("nw-13.5-3")
def test_an_equal_port_battle_has_a_second_round_with_fire() -> None:
    match = raid(("coastal fire", (1, 1)), *rolls((1,) * 6, (1,) * 4), *rolls((5, *(1,) * 5), (1,) * 4))
    assert at(match, "bordeaux") == ()
    rolled(match)


@covers("nw-13.5-5")
def test_a_fleet_wins_when_the_other_is_sunk_whatever_the_hits() -> None:
    match = raid(("coastal fire", (5, 5)), *rolls((6, 1, 1, 1), (5, 5, 1, 1)))
    assert at(match, "bordeaux") == ()
    assert question(match) == ("britain", "voyage")


@covers("nw-13.5-5")
def test_a_port_wins_when_the_attackers_are_sunk_and_nobody_when_both_are() -> None:
    match = raid(("coastal fire", (1, 1)), *rolls((5, 5, 5, 1, 1, 1), (6, 6, 1, 1)))
    assert look(match).squadrons == {"bordeaux": (("france", 0),)}
    match = raid(("coastal fire", (1, 1)), *rolls((6, 1, 1, 1, 1, 1), (6, 6, 1, 1)))
    assert look(match).squadrons == {}
    assert told(match, "naval_over")[-1]["side"] == "nobody"
    assert question(match) == ("britain", "action")


@covers("nw-13.5-2", "nw-13.5-4")
def test_squadrons_being_built_are_fought_although_they_do_not_fight() -> None:
    match = raid(("coastal fire", (1, 1)), *rolls((5, *(1,) * 5), (1, 1)), port=(("france", BUILDING),))
    assert at(match, "bordeaux") == ()


@covers("nw-13.5-1", "nw-8.33-1", "nw-3-33")
def test_no_fleet_enters_an_empty_enemy_port_or_that_of_a_neutral() -> None:
    match = impulse("britain", 2, squadrons={"bay_of_biscay": ships("britain"), "north_sea": ships("britain")})
    play(match, ("sail", "bay_of_biscay"))
    assert refused(match, ("put_in", "bordeaux")) == "nw-13.5-1"
    other = impulse("britain", 2, squadrons={"north_sea": ships("britain")})
    play(other, ("sail", "north_sea"))
    assert refused(other, ("put_in", "hamburg")) == "nw-8.33-1"


@covers("nw-3-33", "nw-13.62-1")
def test_a_port_whose_duchy_is_occupied_still_serves_its_flag() -> None:
    match = impulse(
        "britain", 2, squadrons={"portuguese_coast": ships("britain")}, units={"oporto": {"france": 2}}, leaders={}
    )
    play(match, ("sail", "portuguese_coast"), ("put_in", "oporto"))
    assert at(match, "oporto") == (("britain", 0),)


# -- straits


def gibraltar(*dice: tuple[str, object], count: int = 2, **squadrons: list[tuple[str, int]]) -> Match:
    """French squadrons pass the Strait of Gibraltar."""
    match = impulse("france", 1, *dice, squadrons={"western_mediterranean": ships("france", count), **squadrons})
    play(match, ("sail", "western_mediterranean"))
    if count > 1:
        play(match, ("weigh", "france", count))
    play(match, ("steer", "portuguese_coast"))
    return match


@covers("nw-13.8-1")
def test_a_fleet_that_passes_an_enemy_fortress_takes_its_fire() -> None:
    match = gibraltar(("coastal fire", (6, 5, 1, 1)))
    assert at(match, "portuguese_coast") == (("france", 0),)
    rolled(match)


@covers("nw-13.8-1")
def test_friends_of_the_fortress_pass_unharmed() -> None:
    match = impulse("russia", 1, squadrons={"western_mediterranean": ships("russia")})
    play(match, ("sail", "western_mediterranean"), ("steer", "portuguese_coast"))
    assert at(match, "portuguese_coast") == (("russia", 0),)
    sunk = gibraltar(("coastal fire", (6, 6, 1, 1)))
    assert look(sunk).squadrons == {}
    assert look(sunk).engagement is None


@covers("nw-13.8-2", "nw-13.8-3", "nw-13.34-1")
def test_a_fleet_in_the_fortress_port_intercepts_without_a_roll() -> None:
    match = gibraltar(("coastal fire", (5, 5, 1, 1)), *rolls((5, 1), (1, 1, 1)), gibraltar=ships("britain"))
    assert question(match) == ("britain", "sea_intercept")
    play(match, ("intercept_fleet",))
    assert question(match) == ("france", "sea_evade")
    play(match, ("fight",))
    assert at(match, "gibraltar") == (("britain", 0),)
    assert at(match, "portuguese_coast") == ()
    assert question(match) == ("france", "haven")
    rolled(match)


@covers("nw-13.42-2", "nw-13.8-2")
def test_a_guard_of_the_strait_that_is_beaten_stays_in_its_port() -> None:
    match = gibraltar(("coastal fire", (1, 1, 1, 1)), *rolls((5, 1, 1, 1), (1, 1, 1)), gibraltar=ships("britain"))
    play(match, ("intercept_fleet",), ("fight",))
    assert at(match, "gibraltar") == (("britain", 0),)
    assert at(match, "portuguese_coast") == (("france", 0), ("france", 0))


@covers("nw-13.8-3")
def test_the_fire_of_the_strait_does_not_count_in_a_later_battle() -> None:
    fight = [("interception by the fleet of britain", (6, 6)), *rolls((5, 1, 1, 1), (1, 1, 1))]
    match = gibraltar(("coastal fire", (5, 5, 1, 1)), *fight, portuguese_coast=ships("britain"))
    play(match, ("intercept_fleet",), ("fight",))
    assert question(match) == ("britain", "haven")


# -- ports that fall


def fall(*dice: tuple[str, object], **squadrons: list[tuple[str, int]]) -> Match:
    """An Austrian army flags Genoa, where French squadrons lie."""
    return impulse(
        "austria",
        1,
        *dice,
        units={"genoa": {"austria": 2}},
        leaders={"charles": "genoa"},
        squadrons={"genoa": ships("france", 2), **squadrons},
    )


@covers("nw-13.9-1")
def test_squadrons_in_a_port_that_falls_put_to_sea() -> None:
    match = fall()
    play(match, ("flag", "genoa"))
    assert look(match).squadrons == {"tyrrhenian_sea": (("france", 0), ("france", 0))}
    finish(match)


@covers("nw-13.9-1")
def test_a_flag_that_is_cleared_drives_them_out_as_well() -> None:
    match = impulse(
        "austria",
        1,
        units={"trieste": {"austria": 1}},
        leaders={"charles": "trieste"},
        squadrons={"trieste": ships("france")},
        flags={"trieste": "france"},
    )
    play(match, ("clear", "trieste"))
    assert look(match).squadrons == {"adriatic_sea": (("france", 0),)}


@covers("nw-13.9-2")
def test_squadrons_being_built_in_a_port_that_falls_are_lost() -> None:
    match = fall(genoa=[("france", BUILDING), ("france", 1)])
    play(match, ("flag", "genoa"))
    assert look(match).squadrons == {"tyrrhenian_sea": (("france", 1),)}


@covers("nw-13.9-1", "nw-13.11-2")
def test_driven_squadrons_do_not_evade_and_are_destroyed_if_beaten() -> None:
    fight = [("interception by the fleet of britain", (4, 3)), *rolls((1, 1, 1), (5, 1, 1))]
    match = fall(*fight, genoa=[("france", 0), ("france", 1)], tyrrhenian_sea=ships("britain"))
    play(match, ("flag", "genoa"))
    assert question(match) == ("britain", "sea_intercept")
    play(match, ("intercept_fleet",))
    assert look(match).squadrons == {"tyrrhenian_sea": (("britain", 0),)}
    rolled(match)
    squadrons = {"genoa": ships("france", 2), "tyrrhenian_sea": ships("britain")}
    match = impulse("france", 2, fight[0], squadrons=squadrons)
    play(match, ("sail", "genoa"), ("weigh", "france", 2), ("intercept_fleet",))
    assert question(match) == ("france", "sea_evade")  # whoever puts to sea of its own will may evade


@covers("nw-13.9-1")
def test_driven_squadrons_that_win_stay_at_sea() -> None:
    fight = [("interception by the fleet of britain", (4, 3)), *rolls((5, 1, 1, 1), (1, 1, 1))]
    match = fall(*fight, tyrrhenian_sea=ships("britain"))
    play(match, ("flag", "genoa"), ("intercept_fleet",))
    play(match, ("run_for", "naples"))
    assert at(match, "tyrrhenian_sea") == (("france", 0), ("france", 0))
    assert look(match).sailing is None


@covers("nw-13.9-1")
def test_out_of_a_port_of_two_sea_zones_the_owner_chooses() -> None:
    match = impulse(
        "france",
        1,
        units={"sicily": {"france": 2}},
        leaders={"massena": "sicily"},
        squadrons={"sicily": [*ships("britain"), *ships("russia")]},
    )
    play(match, ("flag", "sicily"))
    assert question(match) == ("britain", "put_to_sea")
    play(match, ("steer", "ionian_sea"))
    assert question(match) == ("russia", "put_to_sea")
    play(match, ("steer", "tyrrhenian_sea"))
    assert look(match).squadrons == {"ionian_sea": (("britain", 0),), "tyrrhenian_sea": (("russia", 0),)}


@covers("nw-5.61-1")
def test_a_port_that_falls_by_the_attrition_of_the_turns_end_drives_them_out() -> None:
    match = table(
        ("settle", "genoa"),
        dice=[("attrition by end_of_turn", (1, 1, 1))],
        units={"genoa": {"austria": 2}},
        leaders={"charles": "genoa"},
        squadrons={"genoa": ships("france"), "tyrrhenian_sea": ships("britain")},
        phase="attrition",
    )
    assert question(match) == ("britain", "sea_intercept")
    play(match, ("let_sail",))
    assert at(match, "tyrrhenian_sea") == (("france", 0), ("britain", 0))
    finish(match)


@covers("nw-13.9-1")
def test_a_port_that_changes_sides_drives_out_former_friends() -> None:
    state = position(("sweep_ports",), squadrons={"karlskrona": ships("russia")}, **SWEDEN)
    state.camps["russia"] = "imperial"
    match = table(state=state)
    assert look(match).squadrons == {"baltic_sea": (("russia", 0),)}


# -- off the map


@covers("nw-6.13-4", "nw-6.13-7", "nw-faq-6.13-1")
def test_blockaded_refitting_and_regrouping_squadrons_may_leave_the_map() -> None:
    lying = {
        "brest": [("france", 0), ("france", 1), ("france", BUILDING)],
        REGROUP: [("france", 1)],
        OFF_MAP: [("france", 0)],
        "english_channel": ships("britain"),
        "bay_of_biscay": ships("britain"),
    }
    state = position(squadrons=lying)
    assert available(state, "france") == [("brest", 0), ("brest", 1), (REGROUP, 1)]


@covers("nw-6.13-6")
def test_out_of_regroup_a_squadron_gets_a_marker_and_keeps_those_it_has() -> None:
    def both(state: NapoleonicState) -> None:
        send(state, "france", REGROUP, 2, OFF_MAP)
        send(state, "france", "brest", 1, OFF_MAP)

    match = run(position(squadrons={REGROUP: [("france", 2)], "brest": [("france", 1)]}), both)
    assert look(match).squadrons == {OFF_MAP: (("france", 1), ("france", 3))}


def test_numbers_of_the_rulebook() -> None:
    """13.4, 13.5: dice, faces and rounds."""
    naval = COMPONENTS.tables.naval
    assert (naval.sink, naval.disrupt, naval.rounds, naval.failed_evasion, naval.refitting) == (6, 5, 2, 1, -1)
    assert (naval.coastal_fire, naval.coastal_fire_fortress) == (2, 4)
