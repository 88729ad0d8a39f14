"""Naval movement (16.1): where ships may go, who intercepts them, who avoids battle, who fights whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal
from tests.rulebook.here_i_stand.driver import (
    asked,
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    question,
    refused,
    told,
)
from tests.rulebook.here_i_stand.land import kind_of
from tests.rulebook.here_i_stand.sea import DECLINE, DONE, hits, sail, sailing, ships_of, waters
from warcouncil.campaign.relations import commander
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.display import resolving

TURKS = [("ottoman", "hapsburg")]
DORIA, BARBAROSSA = "andrea_doria", "barbarossa"
CHASE: dict[str, Any] = {
    "ships": {"tunis": {"ottoman": (2, 1)}, "tyrrhenian_sea": {"hapsburg": 1, "genoa": 1}},
    "admirals": {DORIA: "tyrrhenian_sea", BARBAROSSA: "tunis"},
    "wars": TURKS,
    "fields": {"minors": {"genoa": "hapsburg"}, "barbary": True, "control": {"tunis": "ottoman", "genoa": "hapsburg"}},
}
"""Ottomans in Tunis, and Doria for the Hapsburgs in the Tyrrhenian Sea."""
OUT = ("sail", "tunis", "barbary_coast")


def chased(*dice: tuple[str, object], **said: Any) -> Match:
    """The Ottomans have sailed from Tunis to the Barbary Coast."""
    match = sailing("ottoman", 1, *dice, **{**CHASE, **said})
    sail(match, OUT)
    return match


# -- the example of the rulebook


@covers("his-16.1-10", "his-16.1-12", "his-16.2-6")
def test_example_9_doria_intercepts_barbarossa() -> None:
    dice = (
        ("naval intercept", (3, 4)),
        ("naval intercept", (3, 4)),
        ("naval attacker", hits(3, 7)),
        ("naval defender", hits(3, 6)),
    )
    ships = {**CHASE["ships"], "ionian_sea": {"venice>hapsburg": 1}}
    match = chased(*dice, ships=ships, fields={**CHASE["fields"], "minors": {"genoa": "hapsburg", "venice": "papacy"}})
    assert question(match) == ("hapsburg", "naval_intercept")
    assert choices(match) == {
        ("intercept_from", "tyrrhenian_sea", "barbary_coast"),
        ("intercept_from", "ionian_sea", "barbary_coast"),
        DECLINE,
    }
    play(match, ("intercept_from", "tyrrhenian_sea", "barbary_coast"), ("all_ships",))
    assert told(match, "naval_interception")[-1]["success"] == 1
    play(match, ("intercept_from", "ionian_sea", "barbary_coast"))
    assert [one["success"] for one in told(match, "naval_interception")] == [1, 0]
    assert question(match) == ("hapsburg", "ship_loss")
    state = play(match, ("sink", "genoa", "squadron"))
    assert question(match) == ("ottoman", "sea_retreat")
    assert may(match, ("retreat_to", "tunis"))
    assert may(match, ("retreat_to", "gulf_of_lyon"))
    assert not may(match, ("retreat_to", "ionian_sea"))
    state = play(match, ("retreat_to", "north_african_coast"))
    assert ships_of(state, "north_african_coast", "ottoman") == (1, 0)
    assert state.lost_ships == {"ottoman": (1, 1), "genoa": (1, 0)}
    assert state.admirals == {DORIA: "barbary_coast", BARBAROSSA: "north_african_coast"}
    assert ships_of(state, "barbary_coast", "hapsburg") == (1, 0)
    assert ships_of(state, "ionian_sea", "venice") == (1, 0)
    finish(match)


# -- who sails where


@covers("his-16.1-1")
def test_one_move_for_all_ships_wherever_they_are() -> None:
    ships = {
        "genoa": {"genoa": 1},
        "naples": {"hapsburg": 2},
        "palma": {"venice>hapsburg": 1},
        "antwerp": {"hapsburg": 1},
    }
    fields = {"minors": {"genoa": "hapsburg", "venice": "papacy"}, "control": {"genoa": "hapsburg"}}
    match = sailing("hapsburg", 1, ships=ships, fields=fields)
    state = sail(
        match,
        ("sail", "genoa", "gulf_of_lyon"),
        ("sail", "palma", "gulf_of_lyon"),
        ("sail", "naples", "tyrrhenian_sea"),
        ("sail", "antwerp", "north_sea"),
    )
    assert state.cp == 0
    assert ships_of(state, "gulf_of_lyon", "genoa") == ships_of(state, "gulf_of_lyon", "venice") == (1, 0)
    assert ships_of(state, "tyrrhenian_sea", "hapsburg") == (2, 0)
    assert ships_of(state, "north_sea", "hapsburg") == (1, 0)


@covers("his-16.1-1")
def test_ships_that_are_lent_or_inactive_do_not_sail() -> None:
    match = sailing("papacy", 1, ships={"rome": {"papacy>france": 1}, "venice": {"venice": 2}})
    assert refused(match, ("naval_move",)) == "his-16.1-2"


@covers("his-16.1-2")
def test_each_ship_goes_one_place_and_fleets_may_divide() -> None:
    match = sailing("england", 2, ships={"calais": {"england": 3}})
    play(match, ("naval_move",))
    assert not may(match, DONE)
    assert refused(match, ("sail", "calais", "irish_sea")) == "his-16.1-2"
    play(match, ("sail_one", "calais", "north_sea", "england", "squadron"))
    play(match, ("sail_one", "calais", "english_channel", "england", "squadron"))
    state = play(match, DONE)
    assert [ships_of(state, place, "england")[0] for place in ("calais", "north_sea", "english_channel")] == [1, 1, 1]
    state = sail(match, ("sail", "north_sea", "irish_sea"), ("sail", "english_channel", "plymouth"))
    assert ships_of(state, "irish_sea", "england") == ships_of(state, "plymouth", "england") == (1, 0)
    assert refused(sailing("england", 1), ("naval_move",)) == "his-16.1-2"


@covers("his-16.1-3")
def test_ships_at_peace_share_a_zone() -> None:
    match = sailing("england", 1, ships={"calais": {"england": 1}, "north_sea": {"hapsburg": 2}})
    state = sail(match, ("sail", "calais", "north_sea"))
    assert ships_of(state, "north_sea", "england") == (1, 0)
    assert ships_of(state, "north_sea", "hapsburg") == (2, 0)
    finish(match)


@covers("his-16.1-4")
def test_ports_of_others_are_closed_unless_enemy_ships_are_there() -> None:
    at_sea = {"tyrrhenian_sea": {"ottoman": 1}}
    for wars, ships, open_ in (
        (TURKS, {"naples": {"hapsburg": 1}}, True),
        (TURKS, {}, False),
        ([], {"naples": {"hapsburg": 1}}, False),
    ):
        match = sailing("ottoman", 1, ships={**at_sea, **ships}, wars=wars)
        play(match, ("naval_move",))
        assert may(match, ("sail", "tyrrhenian_sea", "naples")) == open_
        if not open_:
            assert refused(match, ("sail", "tyrrhenian_sea", "naples")) == "his-16.1-4"
    allied = sailing("france", 1, ships={"tyrrhenian_sea": {"france": 1}}, alliances=[("france", "papacy")])
    play(allied, ("naval_move",))
    assert refused(allied, ("sail", "tyrrhenian_sea", "rome")) == "his-16.1-4"


@covers("his-16.1-17")
def test_the_port_of_a_minor_power_is_attacked_in_a_war_with_it_only() -> None:
    venice = {"adriatic_sea": {"ottoman": 2}, "venice": {"venice": 1}}
    match = sailing("ottoman", 1, ships=venice)
    play(match, ("naval_move",))
    assert refused(match, ("sail", "adriatic_sea", "venice")) == "his-16.1-17"
    match = sailing("ottoman", 1, ships={"adriatic_sea": {"ottoman": 2}}, wars=[("ottoman", "venice")])
    play(match, ("naval_move",))
    assert refused(match, ("sail", "adriatic_sea", "venice")) == "his-16.1-17"
    dice = (("naval attacker", hits(2, 4)), ("naval defender", hits(0, 3)))
    match = sailing("ottoman", 1, *dice, ships=venice, wars=[("ottoman", "venice")])
    state = sail(match, ("sail", "adriatic_sea", "venice"))
    assert state.lost_ships == {"venice": (1, 0)}
    assert ships_of(state, "adriatic_sea", "ottoman") == (2, 0)


# -- naval leaders


@covers("his-16.1-5")
def test_a_leader_may_go_with_ships_or_stay_with_others() -> None:
    said: dict[str, Any] = {"ships": {"istanbul": {"ottoman": 2}}, "admirals": {BARBAROSSA: "istanbul"}}
    one = ("sail_one", "istanbul", "aegean_sea", "ottoman", "squadron")
    assert sail(sailing("ottoman", 1, **said), one).admirals[BARBAROSSA] == "istanbul"
    match = sailing("ottoman", 1, **said)
    play(match, ("naval_move",))
    assert refused(match, ("send_admiral", BARBAROSSA, "black_sea")) == "his-16.1-5"
    play(match, one, ("send_admiral", BARBAROSSA, "aegean_sea"))
    assert play(match, DONE).admirals[BARBAROSSA] == "aegean_sea"


@covers("his-16.1-5")
def test_a_leader_is_not_left_in_an_empty_place() -> None:
    said: dict[str, Any] = {"ships": {"istanbul": {"ottoman": 2}}, "admirals": {BARBAROSSA: "istanbul"}}
    assert sail(sailing("ottoman", 1, **said), ("sail", "istanbul", "black_sea")).admirals[BARBAROSSA] == "black_sea"
    match = sailing("ottoman", 1, **said)
    orders = [("sail_one", "istanbul", sea, "ottoman", "squadron") for sea in ("aegean_sea", "black_sea")]
    state = sail(match, orders[0], ("sail", "istanbul", "black_sea"), ("send_admiral", BARBAROSSA, "black_sea"))
    assert state.admirals[BARBAROSSA] == "black_sea"


def following(match: Match) -> list[tuple[str, str, str | None]]:
    """What the panel of orders says of naval leaders who were told nothing."""
    panel = next(one for one in resolving.going_on(look(match)) if one["kind"] == "naval_orders")
    return [(row["leader"], row["place"], row["target"]) for row in panel["following"]]


@covers("his-16.1-5", "his-16.1-7")
def test_all_ships_say_where_the_naval_leader_goes() -> None:
    match = sailing("ottoman", 1, ships={"istanbul": {"ottoman": 2}}, admirals={BARBAROSSA: "istanbul"})
    play(match, ("naval_move",), ("sail_one", "istanbul", "aegean_sea", "ottoman", "squadron"))
    assert following(match) == [(BARBAROSSA, "istanbul", None)]
    play(match, ("sail", "istanbul", "black_sea"))
    assert following(match) == [(BARBAROSSA, "istanbul", "aegean_sea")]
    play(match, ("send_admiral", BARBAROSSA, "black_sea"))
    assert told(match, "admiral_sails") == [{"leader": BARBAROSSA, "place": "black_sea"}]

    some = sailing("ottoman", 1, ships={"istanbul": {"ottoman": 2}}, admirals={BARBAROSSA: "istanbul"})
    sail(some, ("sail_one", "istanbul", "aegean_sea", "ottoman", "squadron"))
    assert told(some, "admiral_stays") == [{"leader": BARBAROSSA, "place": "istanbul"}]

    fields = {"minors": {"genoa": "hapsburg"}}
    ships = {"gibraltar": {"hapsburg": 2}, "naples": {"hapsburg": 1}}
    match = sailing("hapsburg", 1, ships=ships, admirals={DORIA: "gibraltar"}, fields=fields)
    play(match, ("naval_move",), ("sail", "gibraltar", "atlantic_ocean"))
    assert following(match) == [(DORIA, "gibraltar", None)]
    play(match, DONE)
    assert told(match, "admiral_left") == [{"leader": DORIA, "place": "gibraltar"}]


@covers("his-16.1-18")
def test_who_has_lost_all_ships_attacks_nobody_else() -> None:
    ships = {"tunis": {"ottoman": 1}, "barbary_coast": {"hapsburg": 2, "france": 1}}
    wars = [("ottoman", "hapsburg"), ("ottoman", "france")]
    dice = (("naval attacker", hits(0, 2)), ("naval defender", hits(2, 4)))
    match = sailing("ottoman", 1, *dice, ships=ships, wars=wars, fields={"control": {"tunis": "ottoman"}})
    sail(match, OUT)
    while kind_of(match) == "naval_avoid":
        play(match, DECLINE)
    state = play(match, ("fight_first", "hapsburg"))
    assert state.lost_ships == {"ottoman": (1, 0)}
    finish(match)


@covers("his-16.1-18", "his-16.1-14")
def test_an_interceptor_beside_a_third_enemy_fights_it_when_one_of_them_sails() -> None:
    ships = {
        "tunis": {"ottoman": 1},
        "barbary_coast": {"france": 1},
        "palma": {"hapsburg": 2},
        "marseille": {"france": 1},
    }
    dice = (
        ("naval intercept", (6, 6)),
        ("naval attacker", hits(0, 2)),
        ("naval defender", hits(2, 4)),
        ("naval attacker", hits(0, 2)),
        ("naval defender", hits(2, 4)),
    )
    wars = [("ottoman", "hapsburg"), ("france", "hapsburg")]
    start = waters(ships=ships, wars=wars, fields={"control": {"tunis": "ottoman"}})
    match = impulse("ottoman", 1, *dice, state=start)
    sail(match, OUT)
    state = play(match, ("intercept_from", "palma", "barbary_coast"), ("all_ships",))
    assert state.lost_ships == {"ottoman": (1, 0)}
    assert (ships_of(state, "barbary_coast", "hapsburg"), ships_of(state, "barbary_coast", "france")) == (
        (2, 0),
        (1, 0),
    )
    assert match.over  # they lie side by side, and nobody fights

    later = look(match)
    later.this_impulse = set()
    match = impulse("france", 1, *dice[3:], state=later)
    play(match, ("naval_move",), ("sail", "marseille", "gulf_of_lyon"), DONE)
    assert look(match).lost_ships["france"] == (1, 0)
    assert ships_of(look(match), "barbary_coast", "france") == (0, 0)


# -- limits


@covers("his-16.1-6")
def test_ships_that_lost_a_combat_do_not_move_again() -> None:
    dice = (("naval attacker", hits(0, 4)), ("naval defender", hits(2, 4)))
    ships = {"naples": {"hapsburg": 2}, "tyrrhenian_sea": {"ottoman": 2}, "cagliari": {"hapsburg": 1}}
    match = sailing("hapsburg", 3, *dice, ships=ships, wars=TURKS)
    play(match, ("naval_move",), ("sail", "naples", "tyrrhenian_sea"), DONE)
    play(match, DECLINE)
    state = play(match, ("retreat_to", "cagliari"))
    assert ships_of(state, "cagliari", "hapsburg") == (2, 0)
    play(match, ("naval_move",))
    one = ("sail_one", "cagliari", "barbary_coast", "hapsburg", "squadron")
    assert not may(match, one)
    assert may(match, ("sail", "cagliari", "barbary_coast"))
    state = play(match, ("sail", "cagliari", "barbary_coast"), DECLINE)
    assert ships_of(state, "cagliari", "hapsburg") == ships_of(state, "barbary_coast", "hapsburg") == (1, 0)
    play(match, ("naval_move",))
    assert refused(match, ("sail", "cagliari", "tyrrhenian_sea")) == "his-16.1-6"
    alone = {"naples": {"hapsburg": 2}, "tyrrhenian_sea": {"ottoman": 2}}
    match = sailing("hapsburg", 2, *dice, ships=alone, wars=TURKS)
    play(match, ("naval_move",), ("sail", "naples", "tyrrhenian_sea"), DECLINE, ("retreat_to", "naples"))
    assert refused(match, ("naval_move",)) == "his-16.1-6"


@covers("his-16.1-7")
def test_genoese_ships_and_doria_stay_out_of_the_atlantic() -> None:
    ships = {"gibraltar": {"hapsburg": 1, "genoa": 1}}
    fields = {"minors": {"genoa": "hapsburg"}}
    match = sailing("hapsburg", 1, ships=ships, admirals={DORIA: "gibraltar"}, fields=fields)
    play(match, ("naval_move",))
    assert refused(match, ("sail", "gibraltar", "atlantic_ocean")) == "his-16.1-7"
    assert may(match, ("sail", "gibraltar", "barbary_coast"))
    play(match, ("sail_one", "gibraltar", "atlantic_ocean", "hapsburg", "squadron"))
    assert not may(match, ("send_admiral", DORIA, "atlantic_ocean"))
    state = play(match, DONE)
    assert ships_of(state, "gibraltar", "genoa") == (1, 0)
    assert ships_of(state, "atlantic_ocean", "hapsburg") == (1, 0)
    assert state.admirals[DORIA] == "gibraltar"


@covers("his-16.1-7")
def test_venetian_ships_do_not_intercept_in_the_atlantic() -> None:
    ships = {"seville": {"hapsburg": 1}, "gibraltar": {"venice": 1}}
    fields = {"minors": {"venice": "papacy"}, "control": {"gibraltar": "papacy"}}
    wars = [("hapsburg", "papacy")]
    match = sailing("hapsburg", 1, ships=ships, fields=fields, wars=wars)
    sail(match, ("sail", "seville", "atlantic_ocean"))
    finish(match)
    ships["gibraltar"] = {"venice": 1, "papacy": 1}
    match = sailing("hapsburg", 1, ("naval intercept", (1, 1)), ships=ships, fields=fields, wars=wars)
    sail(match, ("sail", "seville", "atlantic_ocean"))
    play(match, ("intercept_from", "gibraltar", "atlantic_ocean"))
    finish(match)


# -- simultaneous moves, and what is newly arrived


@covers("his-16.1-8")
def test_ships_that_join_their_own_or_an_allys_are_not_newly_arrived() -> None:
    ships = {"tunis": {"ottoman": 1}, "tyrrhenian_sea": {"hapsburg": 2}}
    tunis = {"control": {"tunis": "ottoman"}}
    for there, alliances in (({"ottoman": 1}, ()), ({"france": 1}, [("ottoman", "france")])):
        said: dict[str, Any] = {"wars": TURKS, "alliances": alliances, "fields": tunis}
        match = sailing("ottoman", 1, ships={**ships, "barbary_coast": there}, **said)
        sail(match, OUT, *([DONE] if "ottoman" in there else []))
        finish(match)
    match = sailing("ottoman", 1, ships={**ships, "barbary_coast": {"france": 1}}, wars=TURKS, fields=tunis)
    sail(match, OUT)
    assert question(match) == ("hapsburg", "naval_intercept")


@covers("his-16.1-8")
def test_all_moves_are_made_at_the_same_time() -> None:
    ships = {"barbary_coast": {"ottoman": 1}, "tunis": {"ottoman": 1}, "tyrrhenian_sea": {"hapsburg": 2}}
    match = sailing("ottoman", 1, ships=ships, wars=TURKS, fields={"control": {"tunis": "ottoman"}})
    sail(match, OUT, ("sail", "barbary_coast", "tunis"))
    assert question(match) == ("hapsburg", "naval_intercept")  # nobody stayed there


@covers("his-16.1-9")
def test_foul_weather_keeps_all_ships_where_they_were() -> None:
    state = deal(waters(**CHASE), england=("foul_weather",))
    match = impulse("ottoman", 2, state=state)
    play(match, ("naval_move",), OUT, DONE)
    assert look(match).naval_orders is not None
    play(match, ("play", "foul_weather"))
    state = look(match)
    assert ships_of(state, "tunis", "ottoman") == (2, 1)
    assert (state.cp, state.naval_orders) == (1, None)
    assert refused(match, ("naval_move",)) == "his-16.1-9"
    assert "foul_weather" in state.discard


# -- interception


@covers("his-16.1-10")
def test_interceptors_come_from_ports_and_zones_next_door_only() -> None:
    ships = {
        "tunis": {"ottoman": 1},
        "palma": {"hapsburg": 1},
        "gulf_of_lyon": {"hapsburg": 1},
        "naples": {"hapsburg": 1},
        "barcelona": {"hapsburg": 1},
    }
    match = sailing("ottoman", 1, ships=ships, wars=TURKS, fields={"control": {"tunis": "ottoman"}})
    sail(match, OUT)
    assert choices(match) == {
        ("intercept_from", "gulf_of_lyon", "barbary_coast"),
        ("intercept_from", "palma", "barbary_coast"),
        DECLINE,
    }


@covers("his-16.1-10")
def test_part_of_a_stack_rolls_once_with_or_without_its_leader() -> None:
    dice = (("naval intercept", (3, 4)), ("naval attacker", hits(0, 7)), ("naval defender", hits(0, 4)))
    match = chased(*dice)
    play(match, ("intercept_from", "tyrrhenian_sea", "barbary_coast"))
    assert choices(match) == {("all_ships",), ("ships", 1, 0), ("ships_led", 1, 0)}
    play(match, ("ships_led", 1, 0))
    assert question(match) == ("hapsburg", "intercepting_owner")
    state = play(match, ("power", "genoa"))
    assert state.admirals[DORIA] == "barbary_coast"
    assert ships_of(state, "barbary_coast", "genoa") == ships_of(state, "tyrrhenian_sea", "hapsburg") == (1, 0)
    match = chased(("naval intercept", (3, 4)))
    play(match, ("intercept_from", "tyrrhenian_sea", "barbary_coast"), ("ships", 1, 0), ("power", "hapsburg"))
    state = look(match)
    assert told(match, "naval_roll")[-1]["total"] == 7
    assert state.admirals[DORIA] == "tyrrhenian_sea"
    finish(match)  # the rest of the stack does not try


@covers("his-16.1-10")
def test_after_one_power_has_succeeded_no_other_tries() -> None:
    wars = [("ottoman", "hapsburg"), ("ottoman", "papacy")]
    ships = {"tunis": {"ottoman": 1}, "gulf_of_lyon": {"hapsburg": 1}, "tyrrhenian_sea": {"papacy": 1}}
    said: dict[str, Any] = {"ships": ships, "wars": wars, "fields": {"control": {"tunis": "ottoman"}}}
    fight = (("naval attacker", hits(0, 2)), ("naval defender", hits(0, 2)))
    match = sailing("ottoman", 1, ("naval intercept", (6, 6)), *fight, **said)
    sail(match, OUT)
    assert question(match) == ("hapsburg", "naval_intercept")
    play(match, ("intercept_from", "gulf_of_lyon", "barbary_coast"))
    assert question(match) == ("ottoman", "sea_retreat")
    match = sailing("ottoman", 1, ("naval intercept", (1, 1)), **said)
    sail(match, OUT)
    play(match, ("intercept_from", "gulf_of_lyon", "barbary_coast"))
    assert question(match) == ("papacy", "naval_intercept")
    play(match, DECLINE)
    finish(match)


@covers("his-16.1-10")
def test_a_second_naval_move_may_be_intercepted_anew() -> None:
    dice = [("naval intercept", (1, 1))] * 2
    ships = {"tunis": {"ottoman": 1}, "gulf_of_lyon": {"hapsburg": 1}}
    match = sailing("ottoman", 3, *dice, ships=ships, wars=TURKS, fields={"control": {"tunis": "ottoman"}})
    sail(match, OUT)
    play(match, ("intercept_from", "gulf_of_lyon", "barbary_coast"))
    sail(match, ("sail", "barbary_coast", "tunis"))
    sail(match, OUT)
    play(match, ("intercept_from", "gulf_of_lyon", "barbary_coast"))
    finish(match)


@covers("his-16.1-11")
def test_ships_beside_ships_of_the_active_power_do_not_intercept() -> None:
    ships = {"tunis": {"ottoman": 1}, "gulf_of_lyon": {"hapsburg": 1, "ottoman": 1}}
    said: dict[str, Any] = {"wars": TURKS, "fields": {"control": {"tunis": "ottoman"}}}
    dice = (("naval attacker", hits(0, 2)), ("naval defender", hits(1, 2)))
    match = sailing("ottoman", 1, *dice, ships=ships, **said)
    sail(match, OUT)
    assert told(match, "naval_combat")[0]["place"] == "gulf_of_lyon"


@pytest.mark.parametrize(("roll", "leader", "success"), [((4, 5), False, 1), ((4, 4), False, 0), ((3, 4), True, 1)])
@covers("his-16.1-12")
def test_nine_intercepts(roll: tuple[int, int], leader: bool, success: int) -> None:
    fight = (("naval attacker", hits(0, 7)), ("naval defender", hits(0, 6 if leader else 4)))
    admirals = {BARBAROSSA: "tunis", **({DORIA: "tyrrhenian_sea"} if leader else {})}
    match = chased(("naval intercept", roll), *(fight if success else ()), admirals=admirals)
    play(match, ("intercept_from", "tyrrhenian_sea", "barbary_coast"), ("all_ships",))
    assert told(match, "naval_interception")[-1]["success"] == success
    assert ships_of(look(match), "barbary_coast", "genoa") == (success, 0)


@covers("his-16.1-12")
def test_rowers_change_a_roll_by_two() -> None:
    fight = (("naval attacker", hits(0, 7)), ("naval defender", hits(0, 6)))
    state = deal(waters(**CHASE), france=("professional_rowers",))
    match = impulse("ottoman", 1, ("naval intercept", (2, 3)), *fight, state=state)
    sail(match, OUT)
    play(match, ("intercept_from", "tyrrhenian_sea", "barbary_coast"), ("all_ships",))
    assert question(match) == ("france", "respond")
    play(match, ("play_plus", "professional_rowers"))
    assert told(match, "naval_interception")[-1]["success"] == 1


@covers("his-16.1-16")
def test_interceptors_fight_together_with_ships_already_there() -> None:
    ships = {**CHASE["ships"], "barbary_coast": {"hapsburg": 2}}
    dice = (("naval intercept", (6, 1)), ("naval attacker", hits(0, 7)), ("naval defender", hits(0, 10)))
    match = chased(*dice, ships=ships)
    play(match, ("intercept_from", "tyrrhenian_sea", "barbary_coast"), ("all_ships",))
    assert told(match, "naval_combat") == [{"place": "barbary_coast", "power": "ottoman", "power2": "hapsburg"}]


# -- avoiding battle


MET: dict[str, Any] = {
    "ships": {"naples": {"hapsburg": 1}, "tyrrhenian_sea": {"ottoman": 1}},
    "wars": TURKS,
    "fields": {"control": {"cagliari": "ottoman"}},
}


@covers("his-16.1-13")
def test_ships_slip_away_with_nine() -> None:
    fight = (("naval attacker", hits(1, 2)), ("naval defender", hits(0, 2)))
    for roll, success in (((4, 5), True), ((4, 4), False)):
        match = sailing("hapsburg", 1, ("naval avoid", roll), *(() if success else fight), **MET)
        sail(match, ("sail", "naples", "tyrrhenian_sea"))
        assert question(match) == ("ottoman", "naval_avoid")
        state = play(match, ("avoid_to", "cagliari"))
        assert ships_of(state, "cagliari", "ottoman") == (int(success), 0)
    match = sailing("hapsburg", 1, ("naval avoid", (3, 4)), admirals={BARBAROSSA: "tyrrhenian_sea"}, **MET)
    sail(match, ("sail", "naples", "tyrrhenian_sea"))
    state = play(match, ("avoid_to", "cagliari"))
    assert state.admirals[BARBAROSSA] == "cagliari"


@covers("his-16.1-13")
def test_ships_avoid_into_own_ports_and_zones_without_enemies() -> None:
    wars = [*TURKS, ("ottoman", "papacy")]
    ships = {**MET["ships"], "gulf_of_lyon": {"papacy": 1}, "barbary_coast": {"france": 1}}
    match = sailing("hapsburg", 1, **{**MET, "ships": ships, "wars": wars})
    sail(match, ("sail", "naples", "tyrrhenian_sea"))
    assert choices(match) == {("avoid_to", "barbary_coast"), ("avoid_to", "cagliari"), DECLINE}


@covers("his-16.1-13")
def test_nobody_avoids_after_an_interception() -> None:
    ships = {"tunis": {"ottoman": 1}, "gulf_of_lyon": {"hapsburg": 1}, "barbary_coast": {"hapsburg": 1}}
    said: dict[str, Any] = {"ships": ships, "wars": TURKS, "fields": {"control": {"tunis": "ottoman"}}}
    fight = (("naval attacker", hits(0, 2)), ("naval defender", hits(1, 4)))
    match = sailing("ottoman", 1, ("naval intercept", (6, 6)), *fight, **said)
    sail(match, OUT)
    play(match, ("intercept_from", "gulf_of_lyon", "barbary_coast"))
    finish(match)
    match = sailing("ottoman", 1, ("naval intercept", (1, 1)), **said)
    sail(match, OUT)
    play(match, ("intercept_from", "gulf_of_lyon", "barbary_coast"))
    assert question(match) == ("hapsburg", "naval_avoid")


@covers("his-16.1-13")
def test_powers_avoid_in_impulse_order() -> None:
    ships = {"naples": {"hapsburg": 1}, "tyrrhenian_sea": {"ottoman": 1, "france": 1}}
    wars = [*TURKS, ("hapsburg", "france")]
    match = sailing("hapsburg", 1, ("naval avoid", (6, 6)), **{**MET, "ships": ships, "wars": wars})
    sail(match, ("sail", "naples", "tyrrhenian_sea"))
    assert question(match) == ("ottoman", "naval_avoid")
    play(match, DECLINE)
    assert question(match) == ("france", "naval_avoid")


# -- combats


@covers("his-16.1-14")
def test_the_active_power_fights_one_enemy_after_another() -> None:
    ships = {"naples": {"hapsburg": 3}, "tyrrhenian_sea": {"ottoman": 1, "france": 1}}
    wars, alliances = [*TURKS, ("hapsburg", "france")], [("ottoman", "france")]
    won = (("naval attacker", hits(2, 6)), ("naval defender", hits(0, 2)))
    match = sailing("hapsburg", 1, *won, *won, ships=ships, wars=wars, alliances=alliances)
    sail(match, ("sail", "naples", "tyrrhenian_sea"))
    play(match, DECLINE, DECLINE)
    assert question(match) == ("hapsburg", "naval_enemy")
    play(match, ("fight_first", "france"))
    assert [one["power2"] for one in told(match, "naval_combat")] == ["france", "ottoman"]
    finish(match)
    lost = (("naval attacker", hits(0, 6)), ("naval defender", hits(1, 2)))
    match = sailing("hapsburg", 1, *lost, ships=ships, wars=wars, alliances=alliances)
    sail(match, ("sail", "naples", "tyrrhenian_sea"))
    play(match, DECLINE, DECLINE, ("fight_first", "ottoman"))
    play(match, ("retreat_to", "naples"))
    assert len(told(match, "naval_combat")) == 1
    finish(match)


@covers("his-16.1-14")
def test_the_active_power_says_where_it_fights_first() -> None:
    ships = {
        "naples": {"hapsburg": 1},
        "tyrrhenian_sea": {"ottoman": 1},
        "trieste": {"hapsburg": 1},
        "adriatic_sea": {"ottoman": 1},
    }
    won = (("naval attacker", hits(2, 2)), ("naval defender", hits(0, 2)))
    match = sailing("hapsburg", 1, *won, *won, ships=ships, wars=TURKS)
    sail(match, ("sail", "naples", "tyrrhenian_sea"), ("sail", "trieste", "adriatic_sea"))
    play(match, DECLINE, DECLINE)
    assert question(match) == ("hapsburg", "naval_place")
    play(match, ("fight_at", "adriatic_sea"))
    assert [one["place"] for one in told(match, "naval_combat")] == ["adriatic_sea", "tyrrhenian_sea"]
    finish(match)


@covers("his-16.1-15")
def test_no_interception_in_ports_and_no_escape_from_them() -> None:
    ships = {"tyrrhenian_sea": {"ottoman": 2}, "naples": {"hapsburg": 1}, "gulf_of_lyon": {"hapsburg": 2}}
    dice = (("naval attacker", hits(0, 4)), ("naval defender", hits(0, 3)))
    match = sailing("ottoman", 1, *dice, ships=ships, wars=TURKS)
    sail(match, ("sail", "tyrrhenian_sea", "naples"))
    assert [one["place"] for one in told(match, "naval_combat")] == ["naples"]
    finish(match)
    match = sailing("ottoman", 1, ships=ships, wars=TURKS)  # in a sea zone there is a way out, and one in
    sail(match, ("sail", "tyrrhenian_sea", "barbary_coast"))
    assert question(match) == ("hapsburg", "naval_intercept")
    match = sailing("ottoman", 1, ships=ships, wars=TURKS)
    sail(match, ("sail", "tyrrhenian_sea", "gulf_of_lyon"))
    assert question(match) == ("hapsburg", "naval_avoid")


@covers("his-22.1-2", "his-22.1-4")
def test_ships_of_an_inactive_minor_power_do_not_intercept() -> None:
    ships = {"durazzo": {"ottoman": 1}, "venice": {"venice": 4}}
    match = sailing("ottoman", 1, ships=ships, wars=[("ottoman", "venice")])
    state = sail(match, ("sail", "durazzo", "adriatic_sea"))
    assert ships_of(state, "adriatic_sea", "ottoman") == (1, 0)
    assert commander(state, "venice") == "venice"
    finish(match)


@covers("his-9.2-6")
def test_ships_on_loan_retreat_and_intercept_for_the_receiver() -> None:
    ships = {"tunis": {"ottoman": 1}, "gulf_of_lyon": {"venice>hapsburg": 1}}
    fields = {"control": {"tunis": "ottoman"}, "minors": {"venice": "papacy"}}
    match = sailing("ottoman", 1, ships=ships, wars=TURKS, fields=fields)
    sail(match, OUT)
    assert question(match) == ("hapsburg", "naval_intercept")
    assert asked(match).options[0] == ("intercept_from", "gulf_of_lyon", "barbary_coast")
