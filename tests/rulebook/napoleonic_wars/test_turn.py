"""Set-up and turn (4, 5): seats, hands and redraws, attrition at the end, construction, peace and points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    Game,
    finish,
    look,
    play,
    position,
    question,
    rolled,
    table,
    units,
)
from warcouncil.engine.decks import Deck
from warcouncil.engine.errors import BadOption
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.recount import keys_held, recounted
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, is_enemy, is_friendly, is_run, neutral, patron
from warcouncil.titles.napoleonic_wars.seasons.draw import draws
from warcouncil.titles.napoleonic_wars.seasons.peace import card_forbidden, gained, over_already, points, result
from warcouncil.titles.napoleonic_wars.state import BUILDING, NATIONS, OFF_MAP, REGROUP, Subject

# -- set-up


@covers("nw-4.31-3", "nw-4.31-4", "nw-3-43")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, {"france": 0, "britain": 1, "austria": 1, "russia": 1, "spain": 0}),
        (3, {"france": 0, "britain": 1, "austria": 2, "russia": 2, "spain": 0}),
        (4, {"france": 0, "britain": 1, "austria": 2, "russia": 3, "spain": 0}),
        (5, {"france": 0, "britain": 1, "austria": 2, "russia": 3, "prussia": 4, "spain": 0}),
    ],
)
def test_who_plays_whom(players: int, seats: dict[str, int]) -> None:
    state = position(players=players)
    assert state.seats == seats
    assert is_run(state, "prussia") == (players == 5)


@covers("nw-4.2-2", "nw-4.2-3", "nw-8.3-1")
def test_consuls_and_camps() -> None:
    state = position(players=4)
    assert state.consuls["prussia"] == ("", "unaligned", False)
    assert "prussia" not in position(players=5).consuls
    assert patron(state, "spain") == "france"
    assert at_war(state, "spain", "britain")
    assert allied(state, "austria", "russia")
    assert [nation for nation in NATIONS if neutral(state, nation)] == ["prussia", "turkey", "sweden", "denmark"]


@covers("nw-4.2-5")
def test_the_key_track_at_the_start() -> None:
    assert position().keys == COMPONENTS.scenarios["1805"].keys
    assert position(scenario="1812", players=2).keys["france"] == 23


@covers("nw-5.5-2")
def test_what_is_left_of_the_last_hand_is_put_aside() -> None:
    state = position(("attrition_phase",), hands={"austria": ("manoeuvre", "cossacks")}, units={})
    match = table(state=state)
    assert (set(look(match).kept), look(match).keeper) == ({"manoeuvre", "cossacks"}, "austria")
    assert not any(look(match).hands.values())
    assert panel_of(match, 2, "austria")["kept"] == list(look(match).kept)
    assert panel_of(match, 0, "austria")["kept"] == [None, None]


@covers("nw-4.2-4", "nw-4.2-1")
def test_every_player_power_has_a_resource_and_france_begins() -> None:
    state = position(players=4)
    assert {nation for nation in NATIONS if state.resources[nation]} == {"france", "britain", "austria", "russia"}
    assert (state.turn, state.due, state.last_turn) == (1, "france", 5)


@covers("nw-4.1-1", "nw-2.2-9")
@pytest.mark.parametrize("scenario", list(COMPONENTS.scenarios))
def test_every_piece_is_at_its_place(scenario: str) -> None:
    state = position(scenario=scenario, players=2)
    for stack in COMPONENTS.scenarios[scenario].stacks:
        assert state.units_at(stack.space, stack.nation) == stack.units
        assert all(state.leaders[leader] == stack.space for leader in stack.leaders)
    for fleet in COMPONENTS.scenarios[scenario].fleets:
        assert [one for one, _ in state.ships_at(fleet.place)].count(fleet.nation) == fleet.squadrons
    assert list(Game().invariants(state)) == []


def test_scenarios_of_one_turn_are_for_two() -> None:
    with pytest.raises(BadOption):
        Match.new(Game(), players=3, options={"scenario": "1812"}, seed=1)
    assert look(Match.new(Game(), players=2, options={"scenario": "1813"}, seed=1)).turn == 5


@covers("nw-4.31-2")
def test_powers_are_dealt_by_dice_if_players_want_it() -> None:
    seats = {
        tuple(look(Match.new(Game(), players=4, options={"powers": "dealt"}, seed=seed)).seats.items())
        for seed in range(8)
    }
    assert len(seats) > 1
    for dealt in seats:
        found = dict(dealt)
        assert found["spain"] == found["france"]


@covers("nw-3-35")
def test_attrition_takes_no_control_that_has_no_flag() -> None:
    """The besiegers of Vienna die at the end of the turn; Austria keeps what it controls without flags."""
    state = position(("attrition_phase",), units={"vienna": {"france": 2}, "linz": {"france": 1}}, squadrons={})
    match = table(
        state=state, dice=[("attrition by end_of_turn", (6, 6)), ("attrition by end_of_turn", (6,))], others=1
    )
    assert look(match).controller("linz") == "austria"
    assert look(match).flags == {"vienna": "france"}
    before = dict(look(match).flags)
    look(match).set_flag("vienna", "austria")
    assert (before, look(match).flags) == ({"vienna": "france"}, {})


# -- hands


@covers("nw-4.4-1", "nw-4.41-1")
def test_redraw_of_two_hands() -> None:
    """Worked example redraw_two_hands (4.41): Spain's cards come when France has decided."""
    match = Match.new(Game(), players=4, seed=3)
    assert question(match) == ("france", "redraw")
    assert len(look(match).hands["france"]) == 6
    assert look(match).hands["spain"] == ()
    play(match, ("keep_hand",))
    for power in ("britain", "austria", "russia"):
        assert question(match) == (power, "redraw")
        play(match, ("keep_hand",))
    assert question(match) == ("spain", "redraw")
    play(match, ("keep_hand",))
    dealt = COMPONENTS.scenarios["1805"].hands
    assert {nation: len(hand) for nation, hand in look(match).hands.items()} == dealt


@covers("nw-4.5-1", "nw-4.51-1")
def test_a_hand_is_redrawn_again_and_again_one_card_fewer() -> None:
    match = Match.new(Game(), players=4, seed=3)
    first = set(look(match).hands["france"])
    play(match, ("redraw",))
    second = set(look(match).hands["france"])
    assert (len(second), first & second) == (5, set())
    play(match, ("redraw",), ("redraw",), ("redraw",), ("redraw",), ("redraw",))
    assert look(match).hands["france"] == ()
    assert question(match)[0] == "britain"


@covers("nw-14.31-2", "nw-4.4-2")
def test_redraws_leave_what_others_are_dealt_in_the_pile() -> None:
    """Whoever redraws first draws from what is left when all have been dealt their hands."""
    dealt = COMPONENTS.scenarios["1805"].hands
    state = position(("opening_hands",))
    assert set(state.deck.cards) == set(COMPONENTS.cards)
    cards = state.deck.cards
    count = sum(dealt.values()) + 2
    state.deck, state.discard = Deck(cards[:count]), cards[count:]
    match = table(state=state, others=1)
    play(match, ("redraw",))
    assert len(look(match).hands["france"]) == 2
    play(match, *[("keep_hand",)] * 5)
    assert {nation: len(hand) for nation, hand in look(match).hands.items()} == {**dealt, "france": 2}


@covers("nw-4.51-2", "nw-5.1-4")
def test_only_the_top_discard_is_seen() -> None:
    match = Match.new(Game(), players=4, seed=3)
    play(match, ("redraw",))
    panel = next(one for one in match.view(1)["view"]["panels"] if one["kind"] == "cards")
    assert panel["top"] == look(match).discard[-1]
    assert panel["discards"] == 6


@covers("nw-14.31-1", "nw-14.32-1")
def test_cards_for_keys() -> None:
    state = position()
    assert {nation: draws(state, nation) for nation in NATIONS} == {
        "france": 6, "britain": 4, "austria": 4, "russia": 3, "prussia": 3, "turkey": 2, "spain": 2, "sweden": 1,
        "denmark": 1,
    }  # fmt: skip
    state.keys["austria"] = 2
    state.fewer.add("france")
    assert (draws(state, "austria"), draws(state, "france")) == (2, 5)


@covers("nw-14.31-5", "nw-14.31-6", "nw-16.1-1")
def test_kept_cards_and_a_hand_above_its_maximum() -> None:
    cards = tuple(COMPONENTS.cards)[:6]
    state = position(("keep_cards",), ("hand_limit", "austria"), kept=cards[:2], keeper="austria")
    state.hands["austria"] = cards[2:5]
    for card in cards[:5]:
        state.deck = state.deck.without(card)
    match = table(state=state, dice=[("card of austria", cards[2])])
    assert set(look(match).hands["austria"]) == {*cards[:2], *cards[3:5]}
    assert look(match).resources["austria"] == 2
    finish(match)


@covers("nw-14.3-1")
def test_discards_are_shuffled_in_but_not_what_has_left_the_game() -> None:
    cards = tuple(COMPONENTS.cards)
    state = position(("draw_phase",), discard=cards[:3], removed=cards[3:4])
    for card in cards[:4]:
        state.deck = state.deck.without(card)
    match = Match.at(Game(), state, seed=1)
    known = {*look(match).deck.cards, *(card for hand in look(match).hands.values() for card in hand)}
    assert known == set(cards) - {cards[3]}


# -- hidden


@covers("nw-6.5-1")
def test_hands_are_seen_by_their_seats_alone() -> None:
    match = Match.new(Game(), players=4, seed=3)
    hands = {seat: panel_of(match, seat, "france")["hand"] for seat in (0, 1, None, EVERYBODY)}
    own = list(look(match).hands["france"])
    assert hands == {0: own, 1: [], None: [], EVERYBODY: own}


def panel_of(match: Match, seat: int | None, power: str) -> dict[str, Any]:
    panels = match.view(seat)["view"]["panels"]
    found: dict[str, Any] = next(one for one in panels if one["kind"] == "nation" and one["power"] == power)
    return found


# -- the end of the turn


@covers("nw-5.6-1", "nw-5.6-2")
def test_formations_in_uncontrolled_duchies_suffer_and_flag() -> None:
    match = table(("settle", "linz"), dice=[("attrition by end_of_turn", (6, 1, 6))], units={"linz": {"france": 3}})
    assert units(match, "linz") == {"france": 2}
    assert look(match).flags == {"linz": "france"}
    finish(match)


@covers("nw-5.6-2", "nw-3-11")
def test_in_russian_homes_french_losses_are_whole() -> None:
    match = table(("settle", "minsk"), dice=[("attrition by end_of_turn", (6, 1, 6))], units={"minsk": {"france": 3}})
    assert units(match, "minsk") == {"france": 1}
    assert look(match).controller("minsk") == "france"


@covers("nw-5.6-2")
def test_a_fortress_is_not_flagged_at_the_end_of_the_turn() -> None:
    match = table(("settle", "venice"), dice=[("attrition by end_of_turn", (1,))], units={"venice": {"france": 1}})
    assert look(match).flags == {}
    rolled(match)


@covers("nw-5.6-2")
def test_enemy_flags_at_home_are_cleared_and_friendly_duchies_left_alone() -> None:
    state = position(
        ("attrition_phase",), units={"linz": {"russia": 1}, "vienna": {"austria": 1}}, flags={"linz": "france"}
    )
    match = table(state=state, dice=[("attrition by end_of_turn", (1,))])
    assert look(match).controller("linz") == "austria"
    finish(match)


@covers("nw-5.6-3")
def test_the_commander_of_a_group_flags_or_who_is_next_in_the_order_of_play() -> None:
    said: dict[str, Any] = {
        "units": {"munich": {"austria": 1, "russia": 1}},
        "leaders": {"charles": "munich", "kutuzov": "munich"},
    }
    dice = [("attrition by end_of_turn", (1, 1))] * 2
    match = table(("settle", "munich"), dice=dice, **said, groups={"munich": ("kutuzov", "russia", "austria")})
    assert look(match).flags == {"munich": "russia"}
    match = table(("settle", "munich"), dice=dice, **said, due="austria")
    assert look(match).flags == {"munich": "austria"}


@covers("nw-5.62-1", "nw-5.9-1")
def test_building_markers_become_refit_markers_and_fleets_off_the_map_regroup() -> None:
    ships = {"brest": [("france", BUILDING), ("france", 0)], OFF_MAP: [("britain", 0)]}
    match = table(("construction",), squadrons=ships)
    assert look(match).squadrons["brest"] == (("france", 0), ("france", 1))
    state = position(("next_turn",), squadrons=ships, units={}, hands={"france": ("manoeuvre",)}, due="france")
    after = look(table(state=state))
    assert after.squadrons[REGROUP] == (("britain", 0),)
    assert after.turn == 2


@covers("nw-14.33-1")
def test_reserve_cards_are_fresh_in_a_new_turn() -> None:
    state = position(("next_turn",), used_reserves={"junta"}, hands={"france": ("manoeuvre",)})
    assert look(table(state=state)).used_reserves == set()


# -- peace and points


@covers("nw-5.8-1", "nw-3-47")
@pytest.mark.parametrize(("die", "change", "over"), [(6, 0, True), (5, 0, False), (5, 1, True), (6, -1, False)])
def test_a_peace_roll_of_six_ends_the_game(die: int, change: int, over: bool) -> None:
    hands = dict.fromkeys(NATIONS, ())
    match = table(("peace_roll",), peace=change, due="france", hands=hands, dice=[("peace", die)], others=1)
    assert (look(match).over == "peace") == over
    assert match.over == over


@covers("nw-5.8-2", "nw-5.8-4")
def test_peace_cards_in_the_order_of_play() -> None:
    """Worked example peace_card_order (5.8)."""
    match = table(("peace_phase",), players=2, due="austria", dice=[("peace", 5)])
    assert question(match) == ("austria", "peace")
    play(match, ("abstain",))
    assert question(match) == ("russia", "peace")
    play(match, ("abstain",))
    assert question(match) == ("france", "peace")
    play(match, ("abstain",))
    assert question(match) == ("britain", "peace")
    match = table(("peace_phase",), players=2, due="austria", dice=[("peace", 5)])
    play(match, ("hasten",))
    assert question(match) == ("france", "peace")
    assert look(match).peace == 1
    assert look(match).fewer == {"austria"}


@covers("nw-5.8-3")
def test_who_does_not_influence_the_peace_roll() -> None:
    state = position()
    assert card_forbidden(state, "france") is None
    assert card_forbidden(state, "spain") == "nw-5.8-3"
    state.keys["austria"] = 5
    assert card_forbidden(state, "austria") == "nw-5.8-3"
    state.subjects["russia"] = Subject("france", 2)
    assert card_forbidden(state, "russia") == "nw-5.8-3"


@covers("nw-5.81-2", "nw-5.81-4")
def test_score_of_14_french_keys() -> None:
    """Worked example score_france_14 (5.81): one point, and anybody else with one wins the tie."""
    none = dict.fromkeys(NATIONS, 0)
    state = position(
        flags={"vienna": "france", "berlin": "austria"},
        resources=none,
        consuls={"spain": ("", "unaligned", False)},
        over="peace",
    )
    assert points(state, "france") == 1
    assert points(state, "austria") == 0
    state.resources["russia"] = 1
    state.resources["britain"] = 1
    assert result(state).winners == (state.seats["russia"],)
    assert (result(state).reason, result(state).clause) == ("peace", "nw-5.81-4")
    state.over = ""
    assert result(state).reason == "unfinished"


@covers("nw-5.81-3", "nw-16.3-1")
def test_pact_minors_and_resources_are_worth_a_point() -> None:
    state = position()
    assert (gained(state, "france"), points(state, "france")) == (0, 2)
    assert points(state, "austria") == 1
    assert all(points(state, power) == recounted(state, power) for power in ("france", "austria"))


@covers("nw-faq-5.81-1", "nw-5.82-4")
def test_the_points_of_all_powers_of_a_player_add_up() -> None:
    """Worked example score_sum (5.81): 2 and 3 are more than 4."""
    state = position(
        players=3, resources={**dict.fromkeys(NATIONS, 0), "austria": 2, "russia": 3, "france": 3}, over="peace"
    )
    assert result(state).scores == {"france": 4, "britain": 0, "austria": 2, "russia": 3, "spain": 0}
    assert (result(state).winners, result(state).ranks) == ((2,), (2, 3, 1))
    lost = {"vienna": "france", "prague": "france"}
    for russia, ranks in ((1, (1, 2, 3)), (2, (1, 3, 2))):  # two points less of Austria: -1, or a tie with Britain
        state = position(
            players=3, resources={**dict.fromkeys(NATIONS, 0), "russia": russia}, flags=lost, over="last_turn"
        )
        assert result(state).scores["austria"] == -2
        assert result(state).ranks == ranks


@covers("nw-5.82-2", "nw-5.82-1", "nw-5.82-3")
def test_ends_without_a_roll() -> None:
    assert over_already(position(turn=4)) == ""
    assert over_already(position(turn=5)) == "last_turn"
    assert over_already(position(turn=5, last_turn=6)) == ""
    assert over_already(position(subjects={"france": Subject("russia", 2)})) == "france_beaten"
    beaten = position(subjects={"britain": Subject("france", 2)})
    assert over_already(beaten) == ""
    beaten.keys["france"] += 6
    assert over_already(beaten) == "coalition_beaten"


# -- what duchies are


@covers("nw-3-21", "nw-3-28", "nw-3-29")
def test_friendly_and_enemy_duchies() -> None:
    state = position(units={"linz": {"france": 1}}, flags={"munich": "austria"})
    assert is_friendly(state, "russia", "munich")
    assert not is_friendly(state, "austria", "linz")
    assert not is_enemy(state, "france", "linz")
    assert is_enemy(state, "france", "vienna")
    assert not is_enemy(state, "france", "berlin")
    assert keys_held(state, "austria") == state.keys["austria"] == 9


@covers("nw-15.23-1")
def test_duchies_of_a_subject_neutral_are_friendly_to_its_conquerors() -> None:
    state = position(subjects={"austria": Subject("france", 2)})
    del state.camps["austria"]
    assert is_friendly(state, "france", "linz")
    assert is_friendly(state, "spain", "linz")
    assert not is_friendly(state, "france", "vienna")
    assert not is_friendly(state, "russia", "linz")
