"""Powers, rulers and power cards (3, 4), and words about friends and minor powers that all chapters use."""

from __future__ import annotations

import pytest

from tests.rulebook.here_i_stand.driver import look, position, table
from tests.rulebook.here_i_stand.land import troops
from warcouncil.campaign import counters, forces
from warcouncil.campaign.relations import army, friendly
from warcouncil.table.events import lay_down
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    CARDS,
    COUNTERS,
    DEBATERS,
    HOME_CARDS,
    INTERVENTION,
    KEY_TRACK,
    LEADERS,
    MAJORS,
    RULERS,
    SCENARIOS,
)
from warcouncil.titles.here_i_stand.faith import religion
from warcouncil.titles.here_i_stand.powers import minors
from warcouncil.titles.here_i_stand.sea import piracy
from warcouncil.titles.here_i_stand.seasons import impulses
from warcouncil.titles.here_i_stand.state import HereIStandState

STEADY = {"ottoman": "suleiman", "hapsburg": "charles_v"}


# -- rulers


@covers("his-3.3-1", "his-3.3-2")
def test_two_rulers_stay_and_the_others_change_by_mandatory_events() -> None:
    for power in MAJORS:
        reigns = [ruler for ruler in RULERS.values() if ruler.power == power]
        first, *heirs = reigns
        assert first.card == "" and all(CARDS[heir.card].kind == "mandatory" for heir in heirs)
        assert bool(heirs) == (power not in STEADY)
    popes = ("clement_vii", "paul_iii", "julius_iii")
    others = ("edward_vi", "mary_i", "elizabeth_i", "henry_ii", "calvin")
    assert {ruler.id: ruler.card for ruler in RULERS.values() if ruler.card} == {name: name for name in popes + others}
    for scenario in SCENARIOS.values():
        assert STEADY.items() <= scenario.rulers.items()


@covers("his-3.3-3", "his-3.3-8")
@pytest.mark.parametrize(("ruler", "cards"), [("leo_x", 0), ("clement_vii", 1), ("paul_iii", 1), ("julius_iii", 0)])
def test_a_power_passes_with_no_more_cards_than_its_ruler_can_keep(ruler: str, cards: int) -> None:
    hand = ("gout", "foul_weather")
    for held in range(3):
        state = position(rulers={"papacy": ruler}, hands={"papacy": hand[:held]})
        assert (impulses.pass_forbidden(state, "papacy") is None) == (held <= cards)


@covers("his-3.3-5")
def test_the_ruler_of_england_turns_its_units_to_a_faith() -> None:
    faiths = {"henry_viii": "", "edward_vi": "protestant", "mary_i": "papacy", "elizabeth_i": "protestant"}
    for ruler, faith in faiths.items():
        assert religion.alignment(position(rulers={"england": ruler}), "england") == faith
        assert religion.alignment(position(rulers={"england": ruler}), "scotland") == "papacy"
        allied = position(rulers={"england": ruler}, minors={"scotland": "england"})
        assert religion.alignment(allied, "scotland") == faith


@covers("his-3.3-6", "his-3.3-7")
def test_a_ruler_who_is_captured_as_a_leader_goes_on_ruling() -> None:
    assert {"suleiman", "charles_v", "francis_i", "henry_ii", "henry_viii"} <= set(LEADERS)
    assert {"luther", "calvin"} <= set(DEBATERS)
    state = position()
    state.log = lambda *_, **__: None
    forces.capture_leader(state, "francis_i", "hapsburg")
    assert state.captives == {"francis_i": "hapsburg"} and state.rulers["france"] == "francis_i"
    assert "francis_i" not in state.leaders


# -- power cards


@covers("his-4-1", "his-3.2-2")
def test_only_major_powers_have_cards_actions_and_tracks() -> None:
    state = position()
    assert set(state.hands) == set(HOME_CARDS) == set(MAJORS)
    assert set(KEY_TRACK) == set(MAJORS) - {"protestant"}
    assert all(set(costs) <= set(MAJORS) for costs in ACTIONS.values())
    assert set(ACTIONS["move_formation_clear"]) == set(MAJORS)
    assert {track[0] for track in KEY_TRACK.values()} == {(1, 0)}


@covers("his-6.2-12", "his-6.2-13")
def test_a_card_leaves_the_game_after_its_event_or_is_discarded() -> None:
    state = position(deck=(), discard=(), removed=())
    for card in ("copernicus", "gout", "janissaries"):
        lay_down(state, card)
    assert state.removed == ("copernicus",) and state.discard == ("gout",)


# -- friends


@covers("his-9.2-4", "his-9.2-12")
def test_allies_share_their_spaces_but_command_their_own_units() -> None:
    state = position(alliances={("france", "papacy")})
    assert friendly(state, "france", "rome") and friendly(state, "papacy", "paris")
    assert not friendly(state, "france", "florence") and not friendly(state, "england", "paris")
    state.add_troops("rome", "france", regular=2)
    assert army(state, "rome", "papacy") == (troops("papacy", 1),)
    assert army(state, "rome", "france") == (troops("france", 2),)


@covers("his-seats-5")
def test_the_ottomans_do_not_pirate_another_power_of_their_player() -> None:
    for players, why_not in ((3, "his-seats-5"), (6, None)):
        state = position(players=players, barbary=True)
        assert piracy.piracy_forbidden(state, "ottoman", ("piracy", "gulf_of_lyon", "france")) == why_not


# -- minor powers


@covers("his-22.2-2")
def test_an_intervention_activates_a_minor_power() -> None:
    state = position(turn=2, hands={"england": ("gout",)})
    match = table(state=state)
    assert look(match).minors == {}
    for minor, ally in (("scotland", "france"), ("venice", "papacy"), ("hungary_bohemia", "hapsburg")):
        assert INTERVENTION[minor][0] == ally
        assert minors.activation_forbidden(state, minor, ally) is None


@covers("his-22.3-4")
def test_the_counters_of_a_minor_power_show_one_of_two_strengths() -> None:
    venice = COUNTERS["venice"]
    assert counters.can_show(venice, [8]) and counters.can_show(venice, [1, 1, 1, 1])
    assert counters.can_show(venice, [0, 0, 0, 8, 0])  # what is not there needs no counter
    assert not counters.can_show(venice, [9]) and not counters.can_show(venice, [1] * 5)


@covers("his-22.6-3")
def test_a_taken_independent_key_stays_with_major_powers() -> None:
    state: HereIStandState = position(control={"metz": "hapsburg"})
    for minor, ally in (("genoa", "france"), ("venice", "papacy")):
        state.minors[minor] = ally
    assert state.control["metz"] == "hapsburg" and not friendly(state, "france", "metz")
