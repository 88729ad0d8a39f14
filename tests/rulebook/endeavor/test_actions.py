"""The action phase: turns, buildings and action tokens."""

from __future__ import annotations

import pytest

from tests.rulebook.endeavor.positions import TURN, asked, final, kit, look, may, play, refused, table, told
from warcouncil.engine.state import Entry
from warcouncil.testing.covers import covers
from warcouncil.titles.endeavor.components import BUILDINGS, TOKENS

ACTION: Entry = ("action_phase",)
READY = kit(6, coast=("colonial_house", "shipyard", "market"))
"""A player who can act three times."""


# -- turns and passing


@covers("end-act-1")
@pytest.mark.parametrize(("crown", "order"), [("red", "red blue yellow red"), ("blue", "blue yellow red blue")])
def test_turns_go_clockwise_from_the_start_player_one_action_each(crown: str, order: str) -> None:
    match = table(ACTION, crown=crown, everybody=READY)
    for power in order.split():
        assert (asked(match).kind, asked(match).power) == ("turn", power)
        slot = 2 if may(match, ("activate", 2)) else 1
        play(match, ("activate", slot), ("ship_track", "india") if slot == 2 else ("occupy", "london"))


@covers("end-act-2")
def test_who_passes_is_skipped_for_the_rest_of_the_phase() -> None:
    match = table(ACTION, everybody=READY)
    play(match, ("pass",), ("activate", 2), ("ship_track", "india"), ("activate", 2), ("ship_track", "india"))
    assert asked(match).power == "blue"
    play(match, ("activate", 1), ("occupy", "london"))
    assert asked(match).power == "yellow"
    assert look(match).passed == ("red",)


@covers("end-act-2")
def test_passing_counts_for_one_phase_only() -> None:
    match = table(ACTION, everybody=READY)
    play(match, ("pass",), ("pass",), ("pass",))
    assert look(table(ACTION, everybody=READY)).passed == ()
    again = look(match).copy()
    again.agenda = [ACTION]
    assert asked(type(match).at("endeavor", again)).power == "red"


@covers("end-act-3")
def test_the_phase_ends_when_all_have_passed() -> None:
    match = table(ACTION, everybody=READY)
    play(match, ("pass",), ("activate", 2), ("ship_track", "india"), ("pass",))
    assert asked(match).power == "blue"  # red and yellow have passed, blue has not
    play(match, ("pass",))
    assert match.over  # nothing follows the phase here
    assert look(match).passed == ("red", "yellow", "blue")


@covers("end-act-4")
def test_the_last_player_goes_on_alone() -> None:
    match = table(ACTION, everybody=READY)
    play(match, ("pass",), ("activate", 2), ("ship_track", "india"), ("pass",))
    for slot, choice in ((1, ("occupy", "london")), (3, ("draw", "europe"))):
        assert asked(match).power == "blue"
        play(match, ("activate", slot), choice)
    assert match.over  # blue has nothing left to do and passes by itself


@covers("end-act-5")
def test_who_cannot_act_passes() -> None:
    match = table(ACTION, red=kit(0), blue=kit(1, coast=("colonial_house", "theater")), yellow=READY)
    assert asked(match).power == "yellow"
    assert [entry["power"] for entry in told(match, "pass")] == ["red", "blue"]
    assert may(match, ("pass",))


@covers("end-act-12", "end-act-13")
def test_a_turn_is_one_activation_or_one_token() -> None:
    both = kit(6, coast=("colonial_house", "shipyard"), tokens=("tok_ship", "tok_draw"))
    match = table(TURN, red=both, blue=READY)
    assert set(asked(match).options) == {
        *(("activate", 1), ("activate", 2)),
        *(("spend", "tok_ship"), ("spend", "tok_draw"), ("pass",)),
    }
    play(match, ("activate", 2), ("ship_track", "india"))
    assert asked(match).power == "blue"
    match = table(TURN, red=both, blue=READY)
    play(match, ("spend", "tok_ship"), ("ship_track", "india"))
    assert asked(match).power == "blue"
    assert look(match).action_tokens["red"] == ("tok_draw",)


@covers("end-act-12")
def test_every_building_of_a_full_coast_and_every_token_is_a_way_to_act() -> None:
    coast = ("colonial_house", *["market"] * 4, *["shipyard"] * 3)
    tokens = ("tok_ship", "tok_occupy_attack", "tok_draw", "tok_payment")
    match = table(TURN, red=kit(5, coast=coast, workers=(1,), tokens=tokens))
    assert set(asked(match).options) == {
        *(("activate", slot) for slot in range(2, 9)),
        *(("spend", token) for token in tokens),
        ("pass",),
    }


# -- what is gained


@covers("end-act-6")
def test_icons_count_at_once() -> None:
    match = table(TURN, red=kit(2, tokens=("tok_draw",), influence=1), tokens={"london": "tok_wealth"})
    assert play(match, ("activate", 1), ("occupy", "london")).attributes["red"] == (0, 0, 1, 1)
    match = table(TURN, red=kit(2, tokens=("tok_draw",), influence=1))
    assert play(match, ("spend", "tok_draw"), ("draw", "slavery")).attributes["red"] == (1, 0, 0, 1)


@covers("end-act-8")
@pytest.mark.parametrize("column", [0, 1, 2, 3])
def test_an_attribute_token_is_stacked_at_its_own_track(column: int) -> None:
    attribute = ("industry", "culture", "wealth", "influence")[column]
    match = table(TURN, red=kit(2), tokens={"london": f"tok_{attribute}"})
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert state.attribute_tokens["red"] == tuple(int(i == column) for i in range(4))
    assert state.action_tokens["red"] == ()


@covers("end-act-9")
def test_an_action_token_is_kept_in_the_harbor() -> None:
    match = table(TURN, red=kit(2), tokens={"london": "tok_draw"}, blue=READY)
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert state.action_tokens["red"] == ("tok_draw",)
    assert state.attribute_tokens["red"] == (0, 0, 0, 0)
    play(match, ("pass",))
    assert asked(match).power == "red"
    assert may(match, ("spend", "tok_draw"))
    assert refused(match, ("spend", "tok_ship")) == "end-act-9"


ACTS = {
    *("agree", "ask_phases", "start", "remove", "build", "pay", "done", "activate", "spend", "pass", "do"),
    *("ship_track", "ship_fleet", "ship_sea", "occupy", "attack", "draw", "draw_discard", "memorial", "decline"),
    *("house", "empty_slot", "discard", "discard_governor"),
    *("respond_to", "silent_track", "silent_fleet", "silent_occupy", "silent_discard"),
}
"""Everything that can ever be chosen."""


@covers("end-act-10", "end-act-11")
def test_nothing_is_given_away_or_thrown_away() -> None:
    match = table(TURN, red=kit(3, coast=("colonial_house", "shipyard"), cards=("india_1",), tokens=("tok_ship",)))
    assert {option[0] for option in asked(match).options} <= {"activate", "spend", "pass"}
    assert {act for kind in match.title.kinds.values() for act in kind.acts} == ACTS
    discarding = {name for name, kind in match.title.kinds.items() if {"discard", "discard_governor"} & set(kind.acts)}
    assert discarding == {"discard"}
    assert refused(match, ("discard", "india_1")) is None
    state = play(match, ("activate", 2), ("ship_track", "india"))
    assert state.cards == {"red": ("india_1",), "blue": (), "yellow": ()}
    assert state.action_tokens == {"red": ("tok_ship",), "blue": (), "yellow": ()}


@covers("end-act-11", "end-discard-3")
def test_within_the_limit_nothing_can_be_discarded() -> None:
    match = table(("discard_phase",), red=kit(cards=("india_1",)))
    assert asked(match).kind == "build"  # the next round: nobody was asked to discard
    assert look(match).cards["red"] == ("india_1",)


@covers("end-act-14", "end-activate-12")
def test_an_action_token_stays_for_later_rounds() -> None:
    match = table(TURN, ("end_of_round",), round=3, red=kit(2, tokens=("tok_ship",)), tokens={"london": "tok_draw"})
    play(match, ("activate", 1), ("occupy", "london"), ("pass",))
    assert look(match).round == 4
    play(match, *[("build", "market")] * 3)
    while (asked(match).power, asked(match).kind) != ("red", "turn"):
        play(match, asked(match).options[-1])
    assert may(match, ("spend", "tok_draw"))
    assert look(match).action_tokens["red"] == ("tok_ship", "tok_draw")


@covers("end-act-15")
def test_an_action_is_paid_in_full() -> None:
    match = table(TURN, red=kit(0, tokens=("tok_ship", "tok_draw")))
    assert refused(match, ("spend", "tok_ship")) == "end-ship-3"
    assert may(match, ("spend", "tok_draw"))
    match = table(TURN, red=kit(0, tokens=("tok_occupy_attack", "tok_draw")), discs={"london": "blue"})
    assert refused(match, ("spend", "tok_occupy_attack")) == "end-act-15"
    match = table(TURN, red=kit(1, tokens=("tok_ship", "tok_occupy_attack")))
    assert may(match, ("spend", "tok_ship"))
    assert may(match, ("spend", "tok_occupy_attack"))


@covers("end-act-15", "end-attack-4")
def test_each_action_of_a_choice_is_paid_in_full() -> None:
    match = table(TURN, red=kit(1, tokens=("tok_occupy_attack",)), discs={"london": "blue"})
    play(match, ("spend", "tok_occupy_attack"))
    assert asked(match).kind == "occupy"  # the attack would need two discs: only Occupy is left
    dock = kit(2, coast=("colonial_house", "fortress"))
    match = table(TURN, red=dock, discs={"london": "blue"})
    play(match, ("activate", 2))
    assert asked(match).kind == "occupy"


@covers("end-act-16")
def test_the_harbor_holds_any_number() -> None:
    many = [token.id for token in TOKENS.values() if token.actions for _ in range(token.count)]
    last = many.pop()
    match = table(TURN, red=kit(supply=0, tokens=many), tokens={"london": last})
    assert look(match).harbor["red"] == 35
    state = play(match, ("activate", 1), ("occupy", "london"))
    assert len(state.action_tokens["red"]) == 24


# -- activating buildings


@covers("end-activate-1")
def test_activating_moves_a_disc_from_the_harbor_onto_the_building() -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "market")))
    assert refused(match, ("activate", 3)) == "end-activate-1"
    state = play(match, ("activate", 2), ("draw", "europe"))
    assert (state.harbor["red"], state.workers["red"]) == (4, (2,))


@covers("end-activate-1")
def test_without_a_disc_nothing_is_activated() -> None:
    coast = ("colonial_house", "market")
    match = table(TURN, red=kit(0, coast=coast, tokens=("tok_draw",)))
    assert refused(match, ("activate", 2)) == "end-activate-1"
    assert may(table(TURN, red=kit(1, coast=coast, tokens=("tok_draw",))), ("activate", 2))


@covers("end-activate-2")
@pytest.mark.parametrize("building", [tile for tile in BUILDINGS if not BUILDINGS[tile].actions])
def test_a_building_without_a_circle_cannot_be_activated(building: str) -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", building)))
    assert refused(match, ("activate", 2)) == "end-activate-2"


@covers("end-activate-3")
def test_an_occupied_building_cannot_be_activated() -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "market", "market"), workers=(2,)))
    assert refused(match, ("activate", 2)) == "end-activate-3"
    assert may(match, ("activate", 3))


@covers("end-activate-4")
@pytest.mark.parametrize(("building", "needed"), [("shipyard", 2), ("guild_hall", 2), ("memorial", 3), ("market", 1)])
def test_the_activation_disc_pays_for_nothing_else(building: str, needed: int) -> None:
    coast = ("colonial_house", building)
    discs = {"london": "blue", "paris": "red"}
    enough = table(TURN, red=kit(needed, coast=coast, tokens=("tok_draw",)), discs=discs)
    assert may(enough, ("activate", 2))
    short = table(TURN, red=kit(needed - 1, coast=coast, tokens=("tok_draw",)), discs=discs)
    assert refused(short, ("activate", 2)) == ("end-activate-4" if needed > 1 else "end-activate-1")


@covers("end-activate-4")
def test_shipping_from_a_building_uses_two_discs() -> None:
    state = play(table(TURN, red=kit(5, coast=("merchant_quay",))), ("activate", 1), ("ship_track", "india"))
    assert (state.harbor["red"], state.workers["red"], state.tracks["india"]) == (3, (1,), ("red",))


@covers("end-activate-5", "end-activate-6")
@pytest.mark.parametrize("first", ["ship", "occupy"])
def test_a_plus_building_gives_both_actions_in_any_order_in_one_turn(first: str) -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "dock")), blue=READY)
    targets = {"ship": ("ship_track", "india"), "occupy": ("occupy", "london")}
    second = "occupy" if first == "ship" else "ship"
    play(match, ("activate", 2))
    assert set(asked(match).options) == {("do", "ship"), ("do", "occupy")}
    play(match, ("do", first), targets[first])
    assert asked(match).power == "red"
    assert set(asked(match).options) == {("do", second), ("done",)}
    assert refused(match, ("do", first)) == "end-activate-5"
    state = play(match, ("do", second), targets[second])
    assert (state.tracks["india"], state.discs) == (("red",), {"london": "red"})
    assert state.harbor["red"] == 2
    assert asked(match).power == "blue"


@covers("end-activate-5")
def test_of_a_plus_building_one_action_is_enough() -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "dock")), blue=READY)
    play(match, ("activate", 2))
    assert refused(match, ("done",)) == "end-activate-10"
    assert refused(match, ("do", "draw")) == "end-activate-5"
    state = play(match, ("do", "occupy"), ("occupy", "london"), ("done",))
    assert asked(match).power == "blue"
    assert (state.harbor["red"], state.tracks["india"]) == (3, ())


@covers("end-activate-5")
def test_where_the_second_action_is_impossible_the_turn_just_ends() -> None:
    match = table(TURN, red=kit(2, coast=("colonial_house", "dock")), blue=READY)
    play(match, ("activate", 2), ("do", "ship"), ("ship_track", "india"))
    assert asked(match).power == "blue"


@covers("end-activate-6")
def test_the_same_action_twice_is_done_twice() -> None:
    coast = ("colonial_house", "market", "shipyard", "stock_exchange")
    match = table(TURN, red=kit(1, coast=coast, workers=(1, 2, 3)), blue=READY)
    play(match, ("activate", 4), ("pay", 2), ("do", "payment"), ("pay", 1))
    assert look(match).workers["red"] == (3, 4)
    assert asked(match).power == "blue"


@covers("end-activate-7")
def test_all_actions_are_resolved_before_the_next_turn() -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "dock")), blue=READY, tokens={"london": "tok_ship"})
    play(match, ("activate", 2), ("do", "occupy"), ("occupy", "london"))
    assert asked(match).power == "red"
    assert look(match).action_tokens["red"] == ("tok_ship",)
    state = play(match, ("do", "ship"), ("ship_track", "india"))
    assert asked(match).power == "blue"
    assert (state.source, state.actions_left, state.actions_done) == ("", (), ())


@covers("end-activate-8")
@pytest.mark.parametrize("act", [("activate", 2), ("spend", "tok_occupy_attack")])
def test_a_slash_gives_only_one_action(act: tuple[str, int | str]) -> None:
    red = kit(6, coast=("colonial_house", "barracks"), tokens=("tok_occupy_attack",))
    match = table(TURN, red=red, blue=READY, discs={"paris": "yellow"})
    play(match, act)
    assert set(asked(match).options) == {("do", "occupy"), ("do", "attack")}
    assert refused(match, ("do", "ship")) == "end-activate-8"
    assert refused(match, ("done",)) == "end-activate-10"
    state = play(match, ("do", "occupy"), ("occupy", "london"))
    assert asked(match).power == "blue"
    assert state.discs == {"paris": "yellow", "london": "red"}


@covers("end-activate-9")
def test_a_spent_token_leaves_the_game_and_needs_no_activation_disc() -> None:
    match = table(TURN, red=kit(3, tokens=("tok_ship", "tok_draw", *["tok_ship"] * 5)))
    assert "tok_ship" not in look(match).removed_tokens
    state = play(match, ("spend", "tok_ship"), ("ship_track", "india"))
    assert state.action_tokens["red"] == ("tok_draw", *["tok_ship"] * 5)
    assert state.removed_tokens["tok_ship"] == 1
    assert (state.harbor["red"], state.workers["red"]) == (2, ())
    state = play(match, ("spend", "tok_ship"), ("ship_track", "india"))
    assert state.removed_tokens["tok_ship"] == 2


@covers("end-activate-10")
def test_an_activation_must_perform_something() -> None:
    red = kit(5, coast=("colonial_house", "trade_office", "memorial", "market"))
    empty = {"europe": 6, "slavery": 6}
    match = table(TURN, red=red, top=empty)
    assert refused(match, ("activate", 2)) == "end-activate-10"  # nothing to draw and no other worker to pay
    assert refused(match, ("activate", 3)) == "end-activate-10"  # nobody to attack
    assert refused(match, ("activate", 4)) == "end-activate-10"
    match = table(TURN, red=red, discs={"london": "blue"})
    assert may(match, ("activate", 2))
    assert may(match, ("activate", 3))


@covers("end-activate-10")
def test_of_several_actions_one_must_be_performed() -> None:
    match = table(TURN, red=kit(5, coast=("colonial_house", "dock")))
    play(match, ("activate", 2))
    assert refused(match, ("done",)) == "end-activate-10"
    play(match, ("do", "ship"), ("ship_track", "india"))
    assert may(match, ("done",))


@covers("end-activate-11")
def test_the_first_action_counts_for_the_second() -> None:
    almost = {"india": ("red", *["blue"] * 3)}
    match = table(TURN, red=kit(5, coast=("colonial_house", "dock")), tracks=almost)
    play(match, ("activate", 2), ("do", "occupy"))
    assert refused(match, ("occupy", "goa")) == "end-occupy-1"
    match = table(TURN, red=kit(5, coast=("colonial_house", "dock")), tracks=almost)
    state = play(match, ("activate", 2), ("do", "ship"), ("ship_track", "india"), ("do", "occupy"), ("occupy", "goa"))
    assert state.discs == {"goa": "red"}


@covers("end-activate-11")
def test_presence_by_the_first_action_lets_the_second_draw() -> None:
    red = kit(2, coast=("colonial_house", "cartographer"))
    match = table(TURN, red=red, top={"europe": 6, "slavery": 6})
    play(match, ("activate", 2))
    assert asked(match).kind == "ship"  # there is nothing to draw yet, so Ship comes first by itself
    play(match, ("ship_track", "africa"), ("do", "draw"))
    assert look(match).cards["red"] == ("africa_1",)


@covers("end-activate-12")
def test_a_token_gained_in_a_turn_waits_for_a_later_one() -> None:
    match = table(TURN, red=kit(6, coast=("colonial_house", "dock")), tokens={"london": "tok_draw"}, blue=READY)
    play(match, ("activate", 2), ("do", "occupy"), ("occupy", "london"))
    assert {option[0] for option in asked(match).options} == {"do", "done"}
    play(match, ("done",))
    assert asked(match).power == "blue"
    play(match, ("pass",))
    assert may(match, ("spend", "tok_draw"))


@covers("end-score-17")
def test_unspent_tokens_are_worth_nothing() -> None:
    with_tokens = table(TURN, red=kit(2, tokens=("tok_draw", "tok_ship")))
    assert final(with_tokens).total == final(table(TURN, red=kit(2))).total
