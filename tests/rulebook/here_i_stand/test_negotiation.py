"""The diplomacy phase and its negotiation segment (7, 9.1), and who may talk with whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    asked,
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
)
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.testing.covers import covers
from warcouncil.text import speaker
from warcouncil.titles.here_i_stand import setup
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.diplomacy import negotiation

DONE = ("done",)
READY = ("ready",)


def everybody_ready(match: Match) -> None:
    for decision in list(match.decisions):
        play(match, (decision.power, READY))


def announcing(power: str, **said: Any) -> Match:
    """A match in which one power may announce deals now, and then nothing else happens."""
    return table(("announce", power), **{"turn": 2, **said})


def open_talks(match: Match) -> set[tuple[int, ...]]:
    return {channel.seats for channel in negotiation.talking(look(match)) if channel.open}


# -- the phases of a turn


@covers("his-7-2", "his-7-3", "his-8.1-1")
def test_a_turn_has_its_phases_and_turn_1_two_more() -> None:
    later = ["card_draw", "diplomacy", "spring", "action_phase", "winter", "new_world", "victory"]
    for turn, phases in ((1, ["theses", *later[:2], "diet", *later[2:]]), (2, later), (9, later)):
        state = position(turn=turn)
        setup.begin_turn(state)
        assert [step for (step,) in reversed(state.agenda)] == phases


@covers("his-7-1", "his-3.1-1")
@pytest.mark.parametrize(
    ("scenario", "agreed", "last"), [("1517", 0, 9), ("1532", 0, 9), ("tournament", 0, 6), ("1517", 6, 6)]
)
def test_the_last_turn_is_the_scenarios_or_an_earlier_one_agreed_on(scenario: str, agreed: int, last: int) -> None:
    for players in (3, 4, 5, 6):
        state = position(scenario=scenario, players=players, options={"last_turn": agreed})
        assert state.last_turn == last
        assert set(state.seats) == set(MAJORS) and set(state.seats.values()) == set(range(players))


@covers("his-7-6", "his-7-7")
def test_the_segments_of_the_diplomacy_phase() -> None:
    for turn, peace in ((2, ["peace_segment"]), (9, [])):
        state = position(turn=turn)
        state.log = lambda *_, **__: None
        negotiation.diplomacy(state)
        steps = [step[0] for step in reversed(state.agenda)]
        assert steps == ["negotiate", *["announce"] * 6, *peace, "ransom_segment", "pardon_segment", "war_segment"]


# -- talks


@covers("his-9.1-1")
def test_secret_talk_is_open_in_the_negotiation_segment_alone() -> None:
    match = table(("negotiate",), ("announce", "ottoman"), turn=2)
    assert {decision.power for decision in match.decisions} == set(MAJORS)
    assert {(0, 1), (2, 4), (0, 3, 5)} <= open_talks(match)
    play(match, ("ottoman", READY), ("protestant", READY))
    assert (0, 5) in open_talks(match)
    everybody_ready(match)
    assert question(match) == ("ottoman", "announce")
    assert open_talks(match) == {tuple(range(6))}
    closed = [channel for channel in negotiation.talking(look(match)) if not channel.open]
    assert {channel.clause for channel in closed} == {"his-9.1-1"}


@covers("his-9.1-19")
def test_the_table_may_always_talk() -> None:
    for phase in ("card_draw", "diplomacy", "action", "winter", "victory"):
        for players in (3, 6):
            table_talk = negotiation.talking(position(phase=phase, players=players))[0]
            assert table_talk.open and table_talk.seats == tuple(range(players))


@covers("his-9.1-1", "his-3.1-1")
def test_a_seat_with_two_powers_says_once_that_it_is_ready() -> None:
    match = table(("negotiate",), turn=2, players=3)
    assert [decision.power for decision in match.decisions] == ["ottoman", "hapsburg", "england"]
    everybody_ready(match)
    finish(match)


# -- turn 1


@covers("his-7-4", "his-7-5")
def test_on_turn_1_england_talks_to_one_power_then_to_the_other() -> None:
    match = table(("diplomacy",))
    assert question(match) == ("england", "first_talks")
    assert choices(match) == {("power", "hapsburg"), ("power", "france")}
    play(match, ("power", "france"))
    assert {decision.power for decision in match.decisions} == {"england", "france"}
    assert open_talks(match) == {tuple(range(6)), (2, 3)}
    everybody_ready(match)
    assert open_talks(match) == {tuple(range(6)), (1, 2)}
    everybody_ready(match)
    assert question(match) == ("england", "announce")
    assert choices(match) == {("invite", "hapsburg"), DONE}
    assert refused(match, ("invite", "france")) == "his-7-4"
    play(match, ("invite", "hapsburg"))
    assert refused(match, ("invite", "france")) == "his-7-4"
    play(match, ("ally", "hapsburg", "england"), ("propose",))
    assert question(match) == ("hapsburg", "confirm_deal")
    play(match, ("yes",))
    assert ("hapsburg", "england") in look(match).alliances
    assert choices(match) == {("invite", "france"), DONE}
    play(match, DONE)
    finish(match)


@covers("his-7-4", "his-9.1-1")
def test_on_turn_1_closed_talks_say_that_only_england_negotiates() -> None:
    def reasons(match: Match) -> set[str | None]:
        return {channel.clause for channel in negotiation.talking(look(match)) if not channel.open}

    match = table(("diplomacy",))
    assert reasons(match) == {"his-7-4"}
    play(match, ("power", "france"))
    assert reasons(match) == {"his-7-4"}
    everybody_ready(match)
    assert reasons(match) == {"his-7-4"}
    everybody_ready(match)
    assert question(match) == ("england", "announce")
    assert reasons(match) == {"his-9.1-1"}


@covers("his-7-4")
@pytest.mark.parametrize(("language", "anybody"), [("en", "whom you like"), ("zh-Hans", "任何人")])
def test_on_turn_1_the_prompt_names_the_partner(language: str, anybody: str) -> None:
    voice = speaker("here_i_stand", language)
    match = table(("diplomacy",))
    play(match, ("power", "france"))
    for decision, partner in zip(match.decisions, ("france", "england"), strict=True):
        prompt = voice.prompt(look(match), decision)
        assert voice.name("power", partner) in prompt and anybody not in prompt
    later = table(("negotiate",), turn=2)
    assert anybody in voice.prompt(look(later), later.decisions[0])


@covers("his-7-4")
def test_the_table_shows_who_may_make_deals_with_whom() -> None:
    def shown(**said: Any) -> tuple[dict[str, list[str]], int]:
        panel = next(
            one for one in get_title("here_i_stand").view(position(**said), 0)["panels"] if one["kind"] == "diplomacy"
        )
        return panel["dealers"], panel["largest_deal"]

    partners: dict[str, list[str]] = {power: [] for power in MAJORS}
    partners |= {"england": ["hapsburg", "france"], "hapsburg": ["england"], "france": ["england"]}
    assert shown(phase="diplomacy") == (partners, 2)
    everybody = {power: [other for other in MAJORS if other != power] for power in MAJORS}
    assert shown(phase="action") == shown(phase="diplomacy", turn=2) == (everybody, 6)


# -- announcements


@covers("his-9.1-18", "his-deal-3")
def test_every_power_announces_in_turn_up_to_the_agreed_number() -> None:
    match = table(("announce", "ottoman"), ("announce", "hapsburg"), turn=2, options={"announcements": 2})
    for _ in range(2):
        assert question(match) == ("ottoman", "announce")
        play(match, ("invite", "france"), ("drop",))
    assert question(match) == ("hapsburg", "announce")
    play(match, DONE)
    finish(match)


@covers("his-9.1-20", "his-9.2-3")
def test_a_power_is_invited_only_if_there_is_something_to_agree_on() -> None:
    nothing = dict.fromkeys(MAJORS, ())
    match = announcing("papacy", hands=nothing, control=dict.fromkeys(position().control, "independent"))
    assert refused(match, ("invite", "ottoman")) == "his-9.1-20"
    assert may(match, ("invite", "france"))
    assert refused(match, ("invite", "papacy")) == "his-9.1-18"
    assert asked(match).power == "papacy"
