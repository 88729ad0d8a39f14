"""The action phase (11), the kinds of cards (6.1), and what is special about the first two powers (21.1, 21.2)."""

from __future__ import annotations

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal, event, holding, over, refusal, turn
from tests.rulebook.here_i_stand.driver import (
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.here_i_stand.land import scene
from warcouncil.engine.match import Match
from warcouncil.table import hands, impulses, points
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import ACTIONS, CARDS, HOME_CARDS, HOMES, MAJORS, START_CONTROL

# -- the worked example


def protestant_choices(*dice: tuple[str, object]) -> Match:
    """his-ex-7: the Protestants hold Katherina Bora and Threat to Power; of the Germans only Luther is uncommitted."""
    committed = dict.fromkeys(("melanchthon", "bucer", "carlstadt"), True)
    state = position(protestant_spaces={"wittenberg", "brandenburg"}, debaters={"luther": False, **committed})
    return turn("protestant", *dice, state=deal(state, protestant=("katherina_bora", "threat_to_power")))


@covers("his-6.1-1", "his-11-8")
def test_example_two_cards_are_points_or_events_or_kept() -> None:
    cards = ("katherina_bora", "threat_to_power")
    assert choices(protestant_choices()) == {(way, card) for way in ("spend", "event") for card in cards} | {("pass",)}
    for card in cards:
        match = protestant_choices()
        play(match, ("spend", card))
        assert look(match).cp == 3
        zones = {option[1] for option in choices(match) if option[0] == "call_debate"}
        assert zones == {"german"}  # there are Protestant debaters nowhere else
    match = protestant_choices()
    play(match, ("event", "katherina_bora"))
    assert question(match) == ("protestant", "reformation")
    assert "katherina_bora" in look(match).removed
    match = protestant_choices(("threat to power", 6))
    state = play(match, ("event", "threat_to_power"), ("leader", "montmorency"))
    assert "montmorency" not in state.leaders
    assert "threat_to_power" in state.discard


@covers("his-11.1-1", "his-18.1-8")
@pytest.mark.parametrize(
    ("zones", "steps"), [(("german",) * 3, (4, 0, 0)), (("german", "french", "english"), (2, 1, 1))]
)
def test_example_three_points_for_translations_and_luther_for_one_more(
    zones: tuple[str, ...], steps: tuple[int, ...]
) -> None:
    match = protestant_choices()
    play(match, ("spend", "threat_to_power"), *(("translate", zone) for zone in zones))
    assert question(match) == ("protestant", "translator")
    state = play(match, ("debater", "luther"))
    assert tuple(state.new_testament[zone] for zone in ("german", "french", "english")) == steps
    assert state.debaters["luther"] is True


@covers("his-11.1-1", "his-11.1-5")
def test_example_a_treatise_and_a_step_of_the_german_new_testament() -> None:
    match = protestant_choices()
    play(match, ("spend", "katherina_bora"), ("translate", "german"), ("extra_translation", "luther"))
    assert look(match).new_testament["german"] == 2
    state = play(match, ("treatise", "german"))
    assert state.cp == 0
    assert question(match) == ("protestant", "reformation")
    assert "katherina_bora" in state.discard


# -- the phase (11)


@covers("his-11-1", "his-6.1-1")
def test_a_card_serves_as_event_or_for_its_points() -> None:
    match = turn("hapsburg", state=holding("hapsburg", "threat_to_power"))
    assert choices(match) == {("spend", "threat_to_power"), ("event", "threat_to_power"), ("pass",)}
    play(match, ("spend", "threat_to_power"))
    assert question(match) == ("hapsburg", "action")
    assert look(match).cp == CARDS["threat_to_power"].cp
    assert "threat_to_power" in look(match).discard


@covers("his-11-2", "his-6.1-15")
def test_events_with_a_removal_text_spent_for_points_stay_in_the_deck() -> None:
    match = turn("france", state=holding("france", "julia_gonzaga", barbary=True))
    play(match, ("spend", "julia_gonzaga"), ("end_actions",))
    assert "julia_gonzaga" in over(match).discard


@covers("his-6.1-13", "his-6.1-15", "his-11-3")
def test_response_and_combat_cards_give_points_in_the_own_impulse() -> None:
    state = deal(position(), france=("foul_weather", "tercios"))
    match = turn("france", state=state)
    assert may(match, ("spend", "foul_weather"))
    assert may(match, ("spend", "tercios"))
    assert refused(match, ("event", "foul_weather")) == "his-11-3"
    assert ("event", "tercios") not in impulses.impulse_candidates(look(match), "france")


@covers("his-11-1")
def test_the_ottomans_begin_the_action_phase() -> None:
    assert question(table(("action_phase",), hands={"ottoman": ("gout",)})) == ("ottoman", "impulse")


@covers("his-11-10")
def test_impulses_go_around_in_their_order() -> None:
    match = turn("ottoman", state=deal(position(), ottoman=("tercios",), hapsburg=("gout",), protestant=("fuggers",)))
    play(match, ("pass",))
    assert question(match) == ("hapsburg", "impulse")
    play(match, ("pass",))
    assert question(match) == ("protestant", "impulse")


@covers("his-11-4")
def test_some_events_belong_to_some_powers() -> None:
    assert refusal("france", "venetian_alliance") == "his-11-4"
    assert refusal("ottoman", "scots_raid") == "his-11-4"


@covers("his-11-5", "his-6.1-10")
def test_an_event_is_discarded_unless_it_says_otherwise() -> None:
    match = event("ottoman", "master_of_italy")
    assert "master_of_italy" in look(match).discard
    match = event("ottoman", "barbary_pirates")
    assert "barbary_pirates" in look(match).removed


@covers("his-11-6")
def test_a_card_is_an_event_once_in_a_turn() -> None:
    state = holding("france", "threat_to_power", played_events={("england", "threat_to_power")})
    assert refused(turn("france", state=state), ("event", "threat_to_power")) == "his-11-6"


@covers("his-11-7")
def test_an_event_may_make_another_power_act() -> None:
    match = event("france", "war_in_persia")
    assert question(match) == ("ottoman", "foreign_units")


# -- passing


@covers("his-11-8")
def test_who_may_pass() -> None:
    for cards in (("janissaries",), ("barbary_pirates",), ("tercios", "gout", "erasmus")):
        match = turn("ottoman", state=deal(position(), ottoman=cards))
        assert refused(match, ("pass",)) == "his-11-8"
    match = turn("ottoman", state=deal(position(), ottoman=("tercios", "gout")))  # Suleiman keeps two
    play(match, ("pass",))
    assert told(match, "passed")[0] == {"power": "ottoman"}


@covers("his-11-9", "his-11-11")
def test_powers_without_cards_pass_and_six_passes_end_the_phase() -> None:
    state = deal(position(("action_phase",)))
    match = table(state=state)
    assert match.over
    assert [entry["power"] for entry in told(match, "passed")] == list(MAJORS)


@covers("his-11-10")
def test_who_passed_may_play_again() -> None:
    state = deal(position(), ottoman=("tercios",), france=("gout",))
    match = turn("ottoman", state=state)
    play(match, ("pass",), ("france", ("spend", "gout")), ("end_actions",))
    assert question(match) == ("ottoman", "impulse")
    play(match, ("spend", "tercios"), ("end_actions",))
    over(match)


@covers("his-11-12")
def test_a_skipped_impulse_is_no_pass() -> None:
    state = deal(position(("impulse", "ottoman"), skipped={"papacy"}))
    match = table(state=state)
    assert [entry["power"] for entry in told(match, "passed")] == [*MAJORS[:4], *MAJORS[5:], *MAJORS[:5]]
    state = deal(position(("impulse", "papacy"), skipped={"papacy"}, passed={"ottoman"}), protestant=("gout",))
    assert look(table(state=state)).passed == set()


# -- actions (11.1)


@covers("his-11.1-1", "his-11.1-2")
def test_points_are_spent_action_by_action_and_the_rest_is_lost() -> None:
    match = impulse("france", 3, state=scene())
    play(match, ("raise_regular", "paris", "france"))
    assert look(match).cp == 1
    play(match, ("end_actions",))
    assert look(match).cp == 0
    assert match.over


@covers("his-11.1-3")
def test_most_actions_may_be_repeated_but_voyages_may_not() -> None:
    match = impulse("france", 6, state=scene())
    play(match, ("buy_mercenary", "paris"), ("buy_mercenary", "paris"), ("explore",))
    assert refused(match, ("explore",)) == "his-20.2-1"
    assert look(match).number("paris", "france", "mercenary") == 2


@covers("his-11.1-4")
def test_a_power_has_the_actions_of_its_card_at_their_cost() -> None:
    match = impulse("ottoman", 1, state=scene())
    assert refused(match, ("raise_regular", "istanbul", "ottoman")) == "his-11.1-4"
    assert ("buy_mercenary", "istanbul") not in choices(match)
    assert ("explore",) not in choices(match)
    enough = look(impulse("ottoman", ACTIONS["raise_regular"]["ottoman"], state=scene()))
    assert points.action_forbidden(enough, "ottoman", ("raise_regular", "istanbul", "ottoman")) is None


@covers("his-11.1-5")
def test_costs_that_differ() -> None:
    assert [ACTIONS["colonize"][power] for power in ("hapsburg", "england", "france")] == [2, 3, 3]
    assert [ACTIONS["publish_treatise"][power] for power in ("england", "protestant")] == [3, 2]


# -- kinds of cards (6.1)


@covers("his-6.1-4")
def test_home_cards_come_back_every_turn() -> None:
    state = position(("card_draw",), turn=2)
    match = table(state=state, others=1)
    for power in MAJORS:
        assert set(HOME_CARDS[power]) <= set(look(match).hands[power])
    assert len(HOME_CARDS["papacy"]) == 2


@covers("his-6.1-5")
def test_a_used_home_card_lies_on_the_power_card() -> None:
    match = turn("papacy", state=deal(position(), papacy=("papal_bull", "treachery")))
    play(match, ("spend", "papal_bull"), ("end_actions",), ("spend", "treachery"), ("end_actions",))
    assert over(match).discard == ("treachery",)


@covers("his-6.1-7", "his-6.1-11", "his-6.1-20")
def test_random_draws_take_no_home_card_but_mandatory_ones() -> None:
    state = deal(position(), papacy=("papal_bull", "leipzig_debate"), france=("master_of_italy",))
    assert hands.loose_cards(state, "papacy") == ()
    assert hands.loose_cards(state, "france") == ("master_of_italy",)
    assert hands.discard_random(state, "papacy") == ""


@covers("his-6.1-2", "his-6.1-8")
def test_a_mandatory_event_happens_first_and_gives_two_points() -> None:
    match = turn("england", state=deal(position(), england=("barbary_pirates",)))
    assert refused(match, ("pass",)) == "his-11-8"
    play(match, ("event", "barbary_pirates"))
    assert look(match).barbary
    assert (question(match), look(match).cp) == (("england", "action"), 2)


@covers("his-6.1-2")
def test_an_event_that_is_not_mandatory_gives_no_points() -> None:
    match = turn("england", state=deal(position(), england=("copernicus", "gout")))
    play(match, ("event", "copernicus"), ("draw_card",))
    assert look(match).cp == 0 and question(match)[1] != "action"


# -- the Hapsburgs (21.2)


@covers("his-21.2-1")
def test_most_protestant_home_spaces_begin_under_the_hapsburgs() -> None:
    held = [space for space in HOMES["protestant"] if START_CONTROL["1517"][space] == "hapsburg"]
    assert len(held) == len(HOMES["protestant"]) == 21
