"""Victory (23): points line by line, instant ends, the victory determination phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal
from tests.rulebook.here_i_stand.driver import look, play, position, question, table
from warcouncil.campaign.terms import PEACE
from warcouncil.engine.match import Match
from warcouncil.engine.state import Ending
from warcouncil.testing.covers import covers
from warcouncil.text import LANGUAGES, speaker
from warcouncil.titles.here_i_stand import invariants
from warcouncil.titles.here_i_stand.components import HOMES, KEYS, MAJORS, SCENARIOS, SPACES
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState

NOTHING: dict[str, Any] = {"hands": dict.fromkeys(MAJORS, ())}


def lines(state: HereIStandState, power: str) -> dict[str, int]:
    return dict(victory.vp_lines(state, power))


def points(**totals: int) -> HereIStandState:
    """A position on turn 5 in which powers have these totals and the others 10, all by markers."""
    state = position(scenario="1532", turn=5, control=dict.fromkeys(SPACES, "independent"), **NOTHING)
    state.protestant_spaces = set()
    state.chateaux = state.peters_vp = 0
    state.bonus_vp, state.discoveries, state.conquests = {}, {}, {}
    for power in MAJORS:
        now = victory.vp(state, power)
        state.add_bonus(power, "war_winner", totals.get(power, 10) - now)
    return state


def judged(state: HereIStandState) -> Match:
    """The victory determination phase of a position; if nobody wins, the next turn begins with its card draw."""
    state.agenda = [("victory",)]
    return Match.at(table().title, state, seed=1)


def verdict(state: HereIStandState) -> tuple[tuple[str, ...], str] | None:
    ending = look(judged(state)).ending
    return (ending.powers, ending.reason) if ending else None


# -- points


@covers("his-23.2-1", "his-23.2-2")
@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_the_totals_of_the_scenarios(scenario: str) -> None:
    state = position(scenario=scenario)
    assert {power: victory.vp(state, power) for power in MAJORS} == SCENARIOS[scenario].vp


@covers("his-23.2-2", "his-12.4-10")
def test_keys_in_unrest_and_no_keys_give_no_base_vp() -> None:
    state = position(unrest={"paris", "milan"})
    assert lines(state, "france")["keys"] == 8
    assert "keys" not in lines(position(control=dict.fromkeys(KEYS, "ottoman")), "france")


@covers("his-23.2-2", "his-12.4-9")
def test_electorates_count_for_protestants_by_religion_and_control() -> None:
    state = position(scenario="1532")
    assert lines(state, "protestant")["electorates"] == 8
    state.protestant_spaces.discard("mainz")
    state.control["augsburg"] = "hapsburg"
    state.unrest.add("brandenburg")
    assert lines(state, "protestant")["electorates"] == 2


@covers("his-23.2-3", "his-12.4-9")
def test_special_points_of_ottomans_hapsburgs_and_france() -> None:
    assert lines(position(piracy_vp=3), "ottoman")["piracy"] == 3
    assert lines(position(chateaux=4), "france")["chateaux"] == 4
    assert "electorates" not in lines(position(), "hapsburg")
    state = position(scenario="1532")
    assert lines(state, "hapsburg")["electorates"] == 2
    state.unrest.add("trier")
    assert lines(state, "hapsburg")["electorates"] == 1


@covers("his-23.2-3", "his-21.3-18")
@pytest.mark.parametrize(
    ("births", "heirs"),
    [
        (("marriage_fails", "barren", "executed"), {}),
        (("elizabeth",), {"elizabeth": 2}),
        (("sickly_edward",), {"edward": 5}),
        (("elizabeth", "healthy_edward"), {"edward": 5}),
    ],
)
def test_heirs_of_england(births: tuple[str, ...], heirs: dict[str, int]) -> None:
    state = position()
    state.pregnancy = dict.fromkeys(births, "anne_boleyn")
    assert {name: vp for name, vp in lines(state, "england").items() if name in ("edward", "elizabeth")} == heirs


@covers("his-23.2-3", "his-12.4-8")
def test_protestant_spaces_count_for_england_papacy_and_protestants() -> None:
    state = position(protestant_spaces=set(HOMES["england"][:5]) | set(HOMES["protestant"][:15]))
    assert lines(state, "england")["english_reformation"] == 2
    assert lines(state, "papacy")["religious_struggle"] == 9
    assert lines(state, "protestant")["religious_struggle"] == 6
    state.unrest = {HOMES["england"][0], HOMES["england"][1]}
    assert lines(state, "england")["english_reformation"] == 1
    assert lines(state, "papacy")["religious_struggle"] == 10


@covers("his-23.2-4", "his-4-2")
def test_bonus_points() -> None:
    markers = (("war_winner", 1), ("war_winner", 1), ("copernicus", 2))
    state = position(
        bonus_vp={"england": markers},
        fallen={"carlstadt": "papacy", "eck": "protestant", "bucer": "papacy"},
        discoveries={"amazon": ("england", "chancellor"), "st_lawrence": ("france", "cartier")},
        conquests={"inca": ("england", True)},
    )
    found = lines(state, "england")
    assert (found["war_winner"], found["copernicus"], found["discoveries"], found["conquests"]) == (2, 2, 2, 2)
    assert lines(state, "papacy")["debaters"] == 3 and lines(state, "protestant")["debaters"] == 3


# -- at once


@covers("his-23.1-1", "his-23-1")
def test_enough_keys_win_at_once_in_the_action_phase() -> None:
    keys = dict.fromkeys(KEYS[:9], "england")
    state = position(phase="action", control={**dict.fromkeys(KEYS, "independent"), **keys})
    assert victory.instant_end(state) == Ending(("england",), "military", "his-23.1-1")
    state.phase = "diplomacy"
    assert victory.instant_end(state) is None
    state.phase = "action"
    state.unrest.add(KEYS[0])
    assert victory.instant_end(state) is None


@covers("his-23.1-1")
def test_more_keys_than_markers_in_the_diplomacy_phase_win_when_the_action_phase_begins() -> None:
    control = {**dict.fromkeys(KEYS, "independent"), **dict.fromkeys(KEYS[:11], "england")}
    state = position(phase="diplomacy", control=control, agenda=[("action_phase",)])
    assert list(invariants.status(state)) == []
    assert lines(state, "england")["keys"] == 17  # the last box of the power card
    match = Match.at(table().title, state, seed=1)
    assert match.over and match.state.ending == Ending(("england",), "military", "his-23.1-1")
    assert list(invariants.status(look(match))) == []
    state.phase = "action"
    assert list(invariants.status(state)) == ["england has more keys than square markers"]


@covers("his-23.1-1")
@pytest.mark.parametrize(
    ("power", "keys"), [("ottoman", 11), ("hapsburg", 14), ("england", 9), ("france", 11), ("papacy", 7)]
)
def test_how_many_keys_each_power_needs(power: str, keys: int) -> None:
    for held, wins in ((keys - 1, False), (keys, True)):
        control = {**dict.fromkeys(KEYS, "independent"), **dict.fromkeys(KEYS[:held], power)}
        assert (victory.instant_end(position(phase="action", control=control)) is not None) == wins
    control = {**dict.fromkeys(KEYS, "protestant")}
    assert victory.instant_end(position(phase="action", control=control)) is None


@covers("his-23.1-2", "his-23-1")
def test_fifty_protestant_spaces_without_unrest_win_at_once() -> None:
    fifty = {space for space in SPACES if SPACES[space].home != "ottoman"}
    fifty = set(sorted(fifty)[:50])
    state = position(phase="action", protestant_spaces=fifty)
    assert victory.instant_end(state) == Ending(("protestant",), "religious", "his-23.1-2")
    state.unrest = {min(fifty)}
    assert victory.instant_end(state) is None


@covers("his-23.1-1", "his-23.1-2")
@pytest.mark.parametrize(
    "last_step",
    [
        {"control": {**dict.fromkeys(KEYS, "independent"), **dict.fromkeys(KEYS[:9], "england")}},
        {"minors": {"scotland": "england"}},
        {"unrest": set()},
        {"protestant_spaces": set(list(SPACES)[:51])},
        {"phase": "action"},
    ],
    ids=lambda step: next(iter(step)),
)
def test_whatever_brings_an_instant_end_is_watched(last_step: dict[str, Any]) -> None:
    """Each position lacks one thing; the engine asks for an end only where what it watches has changed."""
    (field, value), *_ = last_step.items()
    control = {**dict.fromkeys(KEYS, "independent"), **dict.fromkeys(KEYS[:8], "england")}
    state = position(phase="action", control=control, minors={}, unrest=set(), protestant_spaces=set())
    if field == "minors":
        state.control[KEYS[8]] = "scotland"
    elif field in ("unrest", "phase"):
        state.control[KEYS[8]] = "england"
    if field == "unrest":
        state.unrest = {KEYS[0]}
    elif field == "phase":
        state.phase = "diplomacy"
    assert victory.instant_end(state) is None
    before = [getattr(state.copy(), name) for name in table().title.watched]
    setattr(state, field, {**state.control, **value} if field == "control" else value)
    assert victory.instant_end(state) is not None
    assert [getattr(state, name) for name in table().title.watched] != before


# -- phase 9


@covers("his-23.3-1", "his-23-1")
def test_with_25_points_the_highest_total_wins() -> None:
    assert verdict(points(france=25, ottoman=26)) == (("ottoman",), "standard")
    assert verdict(points(france=24, ottoman=24)) is None
    first = points(france=25)
    first.options = {**first.options, "scenario": "1517"}
    assert verdict(first) == (("france",), "standard")
    lower = points(france=24, ottoman=24)
    lower.options = first.options
    assert verdict(lower) is None


@covers("his-23.3-1", "his-23.3-5")
def test_ties_go_to_the_higher_total_of_earlier_turns() -> None:
    state = points(france=25, ottoman=25, england=25)
    state.vp_history = {"france": (12, 20), "ottoman": (13, 20), "england": (30, 19)}
    assert verdict(state) == (("ottoman",), "standard")
    state.vp_history = {"france": (13, 20), "ottoman": (13, 20), "england": (30, 19)}
    assert verdict(state) == (("ottoman", "france"), "standard")
    assert look(judged(points(france=25))).vp_history["france"] == (25,)


@covers("his-23.3-2", "his-23.3-5", "his-23-1")
def test_domination_needs_a_lead_of_five_from_turn_4_on() -> None:
    assert verdict(points(papacy=20, ottoman=15)) == (("papacy",), "domination")
    assert verdict(points(papacy=20, ottoman=16)) is None
    early = points(papacy=20)
    early.turn, early.options = 3, {**early.options, "scenario": "1517"}
    assert verdict(early) is None
    assert verdict(points(papacy=31, ottoman=26)) == (("papacy",), "standard")


@covers("his-23.3-1", "his-23.3-2")
def test_the_tournament_has_lower_marks() -> None:
    for totals, reason in (({"france": 23}, "standard"), ({"papacy": 19, "ottoman": 15}, "domination")):
        state = points(**totals)
        state.options = {**state.options, "scenario": "tournament"}
        found = verdict(state)
        assert found is not None and found[1] == reason


@covers("his-23.3-1", "his-23.3-2")
@pytest.mark.parametrize(
    ("scenario", "totals", "mark"),
    [
        ("1532", {"papacy": 20, "ottoman": 15}, "5"),
        ("tournament", {"papacy": 19, "ottoman": 15}, "4"),
        ("1532", {"papacy": 25, "ottoman": 24}, "25"),
        ("tournament", {"papacy": 23, "ottoman": 22}, "23"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_mark_of_its_scenario(
    scenario: str, totals: dict[str, int], mark: str, language: str
) -> None:
    state = points(**totals)
    state.options = {**state.options, "scenario": scenario}
    match = judged(state)
    voice = speaker("here_i_stand", language)
    assert match.result is not None
    assert f"{mark} VP" in voice.result(match).splitlines()[0].replace("VP", " VP").replace("  ", " ")
    assert mark in voice.clause(match.result.clause)


@covers("his-23.3-1", "his-23.3-3", "his-3.1-1")
@pytest.mark.parametrize("protestants", [25, 14], ids=["standard", "time limit"])
def test_the_end_credits_the_power_that_won_not_its_seat(protestants: int) -> None:
    state = points(england=0, protestant=protestants, papacy=11, ottoman=11)
    state.players, state.turn = 5, 9
    state.seats = {"ottoman": 0, "hapsburg": 1, "england": 2, "france": 3, "papacy": 4, "protestant": 2}
    match = judged(state)
    sentence = speaker("here_i_stand", "en").result(match).splitlines()[0]
    assert "Protestants" in sentence and "England" not in sentence
    assert match.result is not None and match.result.winners == (2,)


@covers("his-23.3-3", "his-23.3-4", "his-23-1")
def test_the_time_limit_and_otherwise_the_next_turn() -> None:
    state = points(france=14, papacy=14)
    state.turn, state.vp_history = 9, {"papacy": (3,), "france": (4,)}
    match = judged(state)
    result = victory.result(look(match))
    assert match.over and look(match).ending is None
    assert (result.reason, result.winners) == ("time_limit", (3,))
    state = points(france=14)
    state.mark(PEACE, "ottoman", "france")
    match = judged(state)
    assert look(match).turn == 6 and look(match).this_turn == set()
    assert look(match).vp_history["france"] == (14,)


@covers("his-23.3-3", "his-7-1")
def test_an_agreed_last_turn_ends_the_match() -> None:
    state = points(france=14)
    state.last_turn = 5
    assert judged(state).over


@covers("his-seats-6")
def test_two_powers_of_one_seat_count_by_their_average_for_domination() -> None:
    def at_three(**totals: int) -> HereIStandState:
        state = points(**totals)
        state.players = 3
        state.seats = {"ottoman": 0, "hapsburg": 1, "england": 2, "france": 0, "papacy": 1, "protestant": 2}
        return state

    assert verdict(at_three(ottoman=20, france=10)) == (("ottoman", "france"), "domination")
    assert verdict(at_three(ottoman=19, france=10)) is None
    assert verdict(at_three(ottoman=20, france=20, papacy=20)) == (("ottoman", "france"), "domination")
    assert verdict(at_three(ottoman=20, france=20, papacy=22)) is None


@covers("his-23.2-5")
def test_who_may_stop_a_domination_with_a_card() -> None:
    state = points(papacy=20, ottoman=15)
    assert victory.stops_domination(state, "ottoman", 1)
    assert not victory.stops_domination(state, "france", 2)
    assert not victory.stops_domination(state, "papacy", 2)
    assert not victory.stops_domination(points(papacy=19, ottoman=15), "ottoman", 2)
    assert victory.stops_domination(points(ottoman=20, papacy=15), "papacy", 2)  # by the first seat, too


@covers("his-6.1-19", "his-23.2-5")
@pytest.mark.parametrize("card", ["copernicus", "michael_servetus"])
def test_a_scholar_stops_a_domination(card: str) -> None:
    match = judged(deal(points(papacy=20, ottoman=15), ottoman=(card,)))
    assert question(match) == ("ottoman", "respond")
    play(match, ("play", card))
    if card == "copernicus":
        play(match, ("protestant_discards",))
    state = look(match)
    assert (state.ending, state.turn) == (None, 6)
    assert state.vp_history["ottoman"] == (16,)
    assert card in state.removed


@covers("his-23.3-1", "his-6.1-19")
def test_a_scholar_may_bring_the_standard_victory() -> None:
    """England sits with the Protestants: their mean is low, but England alone comes to 25."""
    state = deal(points(ottoman=24, england=24, protestant=14, papacy=19), england=("copernicus",))
    state.players = 5
    state.seats = {"ottoman": 0, "hapsburg": 1, "england": 2, "france": 3, "papacy": 4, "protestant": 2}
    match = judged(state)
    assert question(match) == ("england", "respond")
    play(match, ("play", "copernicus"), ("protestant_discards",))
    ending = look(match).ending
    assert ending is not None and (ending.powers, ending.reason) == (("england",), "standard")


@covers("his-6.1-19")
def test_a_scholar_is_not_played_where_he_stops_nobody() -> None:
    assert verdict(deal(points(papacy=20, ottoman=14), ottoman=("copernicus",))) == (("papacy",), "domination")
    assert verdict(deal(points(papacy=25, ottoman=24), ottoman=("copernicus",))) == (("papacy",), "standard")


@covers("his-23.3-1", "his-3.1-1")
def test_the_winners_seat_is_ranked_first() -> None:
    state = points(ottoman=26, france=25)
    state.ending = Ending(("ottoman",), "standard", "his-23.3-1")
    result = victory.result(state)
    assert result.winners == (0,) and result.ranks[3] == 2
    assert result.scores["ottoman"] == 26 and result.reason == "standard"
