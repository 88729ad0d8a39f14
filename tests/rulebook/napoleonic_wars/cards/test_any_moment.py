"""Responses at any moment and to movement and events (6.14): who is asked, and what may be played then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import (
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
    units,
)
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.cards import Moment
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display.defaults import default_answer
from warcouncil.titles.napoleonic_wars.events.carry import event_forbidden
from warcouncil.titles.napoleonic_wars.events.responses import MOMENTS, PLAYS
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.losses import size

# -- the table of windows


def test_every_moment_of_a_card_belongs_to_a_window() -> None:
    served = {moment for moments in windows.TRIGGERS.values() for moment in moments}
    events = [*COMPONENTS.cards.values(), *COMPONENTS.reserves.values()]
    assert {moment for event in events for moment in event.moments} - {"impulse"} == served == set(MOMENTS)


def test_every_card_of_a_window_can_be_played() -> None:
    assert set(PLAYS) == {id for cards in windows.WINDOWS.values() for id in cards}
    barred = [card.id for card in COMPONENTS.cards.values() if (card.response or card.battle) and card.id not in PLAYS]
    assert barred == []


# -- who is asked


@covers("nw-6.14-3", "nw-6.14-5")
def test_one_window_for_each_cp_and_each_seat_once() -> None:
    """France and Spain have one player: he is asked once, and answers for both."""
    match = impulse(
        "austria",
        3,
        hands={"france": ("dysentery",), "spain": ("spies",), "russia": ("conscripts",)},
        units={"vienna": {"austria": 2}},
        leaders={"charles": "vienna", "john": "vienna"},
    )
    assert [(decision.power, decision.trigger) for decision in match.decisions] == [
        ("russia", "spending"),
        ("spain", "spending"),
    ]
    assert offered(match, "spain") == {"spies"}
    rest(match)
    assert question(match) == ("austria", "action")
    go(match, ("appoint", "john"))
    assert not windows_open(match)
    go(match, ("build", "vienna"))
    assert windows_open(match)


@covers("nw-6.14-4")
@pytest.mark.parametrize(("phase", "active"), [("impulses", ""), ("interphase", "france")])
def test_no_response_between_impulses(phase: str, active: str) -> None:
    def procedure(state: NapoleonicState) -> Any:
        state.phase, state.active = phase, active
        yield from windows.offer(state, "spending")

    match = run(position(hands={"france": ("spies",)}), procedure)
    assert match.over


@covers("nw-6.14-6")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("sultan_deposed", True),
        ("talleyrand", True),
        ("orders_in_council", False),
        ("malet_conspiracy", False),
        ("court_intrigue", False),
        ("financial_panic", False),
    ],
)
def test_no_response_saves_a_card_from_an_announced_event(card: str, asked: bool) -> None:
    """France may not get rid of Spies if it could be France that must give up a card."""

    def procedure(state: NapoleonicState) -> Any:
        state.phase, state.active = "impulses", "austria"
        state.announced = (("austria", card),)
        yield from windows.offer(state, "event_announced", {"power2": "austria"})

    state = position(hands={"france": ("spies",), "russia": ("mud",)})
    match = run(state, procedure)
    options = {option for decision in match.decisions for option in decision.options}
    assert (("play", "spies") in options) == asked


# -- events


def announcing(hands: dict[str, tuple[str, ...]], card: str, **said: Any) -> Match:
    """Austria is about to play a card."""
    state = position(hands={"austria": (card,), **hands}, **said)
    state.active = state.acting = state.due = "austria"
    state.phase, state.round = "impulses", 2
    state.agenda = [("plays", "austria")]
    return table(state=state)


@covers("nw-6.14-1")
def test_countermand_cancels_an_event_and_ends_the_impulse() -> None:
    match = announcing({"russia": ("countermand",)}, "talleyrand")
    go(match, ("event", "talleyrand"), ("play", "countermand"))
    rest(match)
    assert told(match, "event_cancelled") == [{"card": "talleyrand"}]
    assert {"talleyrand", "countermand"} <= set(look(match).discard)
    assert match.over


def test_an_event_that_nobody_cancels() -> None:
    match = announcing({"russia": ("countermand",)}, "talleyrand")
    go(match, ("event", "talleyrand"))
    rest(match)
    assert question(match) == ("austria", "event_consul")


def test_nobody_countermands_his_own_event() -> None:
    match = announcing({"austria": ("countermand", "talleyrand")}, "talleyrand")
    go(match, ("event", "talleyrand"))
    assert not windows_open(match) or "countermand" not in offered(match)


def test_countermand_cancels_a_response() -> None:
    match = impulse("austria", 3, hands={"france": ("spies",), "russia": ("countermand",)})
    go(match, ("play", "spies"), ("play", "countermand"))
    rest(match)
    assert told(match, "event_cancelled") == [{"card": "spies"}]
    assert question(match) == ("austria", "action")


@covers("nw-faq-6.14-1")
@pytest.mark.parametrize(("ruled", "clause"), [(6, None), (5, "nw-6.1-4")])
def test_a_response_does_not_undo_what_was_judged_as_the_impulse_began(ruled: int, clause: str | None) -> None:
    """The sea zones of Admiralty are those of the start of the impulse, whatever a storm has left of them."""
    state = position(squadrons={}, active="britain", ruled=ruled)
    assert event_forbidden(state, "britain", "admiralty") == clause


# -- at any moment


def spending(holder: str, card: str, *dice: tuple[str, object], **said: Any) -> Match:
    said = {"units": {"vienna": {"austria": 2}}, "leaders": {"charles": "vienna"}, **said}
    return impulse("austria", 3, *dice, hands={holder: (card,)}, **said)


def test_mud_makes_every_duchy_dearer() -> None:
    match = spending("france", "mud")
    go(match, ("play", "mud"))
    rest(match)
    assert look(match).timed == ("mud",)
    go(match, ("march", "charles"), ("take", "austria", 2), ("enter", "linz"))
    assert look(match).cp == 1


def test_spring_thaw_ends_the_mud() -> None:
    match = spending(
        "france", "spring_thaw", timed=("mud",), deck=position().deck.without("mud").without("spring_thaw")
    )
    assert offered(match) == {"spring_thaw"}
    go(match, ("play", "spring_thaw"))
    rest(match)
    assert look(match).timed == ()
    assert "mud" in look(match).discard


@covers("nw-faq-6.14-2")
def test_no_thaw_without_a_timed_event() -> None:
    match = spending("france", "spring_thaw")
    assert "spring_thaw" not in offered(match)


def test_conscripts() -> None:
    match = spending("france", "conscripts")
    before = size(side_force(look(match), "paris", ["france"]))
    go(match, ("play", "conscripts"), ("name", "france"))
    rest(match)
    assert size(side_force(look(match), "paris", ["france"])) == before + 3


# -- movement


def marching(holder: str, card: str, *dice: tuple[str, object], **said: Any) -> Match:
    """Davout enters Linz with four units."""
    said = {"units": {"munich": {"france": 4}}, "leaders": {"davout": "munich"}, **said}
    match = impulse("france", 2, *dice, hands={holder: (card,)}, **said)
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    come_to(match, "land_move")
    return match


def test_dysentery_strikes_and_stops_a_moving_force() -> None:
    match = marching("russia", "dysentery", ("attrition by event", (6, 6, 1, 1, 1)))
    go(match, ("play", "dysentery"))
    rest(match)
    go(match, ("lose_unit", "france"))
    rest(match)
    assert units(match, "linz") == {"france": 3}
    assert question(match) == ("france", "action")
    assert ("march", "davout") not in match.decisions[0].options


def test_dysentery_stops_nobody_who_comes_to_that_duchy_later() -> None:
    """Davout is stopped in Linz; Ney marches through it afterwards."""
    match = impulse(
        "france",
        4,
        ("attrition by event", (1, 1, 1)),
        ("attrition by ambush", (1, 1)),
        hands={"russia": ("dysentery",)},
        units={"munich": {"france": 2}, "ratisbon": {"france": 1}},
        leaders={"davout": "munich", "ney": "ratisbon"},
    )
    go(match, ("march", "davout"), ("take", "france", 2), ("enter", "linz"), ("play", "dysentery"))
    go(match, ("march", "ney"), ("take", "france", 1), ("enter", "munich"), ("enter", "linz"))
    go(match, ("enter", "vienna"))
    rest(match)
    assert look(match).leaders["ney"] == "vienna"


def test_dysentery_keeps_none_from_a_siege_who_lay_there_before() -> None:
    """Soult has stood before Moravia; Davout comes with more troops, and he is stopped."""
    match = impulse(
        "france",
        3,
        ("attrition by event", (1, 1, 1, 1)),
        hands={"russia": ("dysentery",)},
        units={"vienna": {"france": 1}, "moravia": {"france": 1}},
        leaders={"davout": "vienna", "soult": "moravia"},
        flags={"vienna": "france"},
    )
    go(match, ("march", "davout"), ("take", "france", 1), ("enter", "moravia"), ("play", "dysentery"))
    rest(match)
    assert may(match, ("siege", "soult"))
    assert refused(match, ("siege", "davout")) == "nw-12.2-3"


def test_dysentery_aims_at_the_moving_force_alone() -> None:
    match = marching("russia", "dysentery", ("attrition by event", (1, 1, 1, 1, 1)))
    go(match, ("play", "dysentery"))
    assert not told(match, "unit_lost")
    rest(match)
    rolled(match)


def test_too_few_for_a_shortage_of_fodder() -> None:
    match = marching("russia", "shortage_of_fodder")
    assert "shortage_of_fodder" not in offered(match)


def test_forced_march_gives_two_free_duchies() -> None:
    match = marching("france", "forced_march")
    go(match, ("play", "forced_march"))
    rest(match)
    before = look(match).cp
    go(match, ("enter", "munich"))
    rest(match)
    assert look(match).cp == before


@covers("nw-9.42-1")
def test_a_forced_march_tires_nobody_in_this_impulse_even_after_a_halt() -> None:
    """Davout has entered four duchies when he stops; he sets out again and enters a fifth."""
    match = impulse(
        "france",
        6,
        hands={"france": ("forced_march",)},
        units={"munich": {"france": 2}},
        leaders={"davout": "munich"},
    )
    go(match, ("march", "davout"), ("take", "france", 2), ("enter", "ulm"), ("play", "forced_march"))
    go(match, ("enter", "munich"), ("enter", "ratisbon"), ("enter", "munich"), ("halt",))
    go(match, ("march", "davout"), ("take", "france", 2), ("enter", "ulm"))
    rest(match)
    rolled(match)
    assert look(match).strides["davout"] == 5


def test_only_the_active_nation_marches_on() -> None:
    match = marching("austria", "forced_march")
    assert "forced_march" not in offered(match)


def test_burnt_earth_strikes_whoever_enters_a_home_duchy() -> None:
    match = marching("austria", "burnt_earth", ("attrition by event", (6, 1, 1, 1, 1)))
    assert "burnt_earth" in offered(match, "austria")
    go(match, ("play", "burnt_earth"))
    rest(match)
    go(match, ("lose_unit", "france")) if question(match)[1] == "loss" else None
    assert units(match, "linz") == {"france": 3}


def test_burnt_earth_is_for_ones_own_land() -> None:
    match = marching("russia", "burnt_earth")
    assert "burnt_earth" not in offered(match)


def test_jealous_marshals_break_up_a_group_that_sets_out() -> None:
    match = impulse(
        "france",
        4,
        hands={"austria": ("jealous_marshals",)},
        units={"munich": {"france": 12}},
        leaders={"davout": "munich", "ney": "munich"},
    )
    go(match, ("march", "davout"), ("bring", "ney"), ("take", "france", 9))
    come_to(match, "group_moves")
    go(match, ("play", "jealous_marshals"))
    rest(match)
    force = look(match).moving
    assert force is not None
    assert (force.leaders, force.armies, force.pieces) == (("davout",), 1, 1 + COMPONENTS.leaders["davout"].command)


def test_passing_is_always_possible() -> None:
    match = spending("france", "mud")
    assert all(PASS in decision.options for decision in match.decisions)
    play(match, *[(decision.power, PASS) for decision in match.decisions])


def test_when_time_runs_out_nothing_is_played() -> None:
    options = [("play", "mud"), ("play_reserve", "gallant_danes"), PASS]
    assert default_answer(position(), "respond", options) == PASS


MOVES: tuple[Moment, ...] = ("own_move", "any_move", "enemy_move", "home_entered")


@pytest.mark.parametrize("moment", MOVES)
def test_no_move_no_answer_to_it(moment: Moment) -> None:
    assert not MOMENTS[moment](position(), "france", "dysentery")
