"""Camps (8.3, 8.8 to 8.83, 14.1): changing and joining them, leave, flags between new allies, and truces."""

from __future__ import annotations

from typing import Any

from tests.rulebook.napoleonic_wars.driver import (
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
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.diplomacy.camps import household
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, is_friendly, open_to
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, Subject, Truce

EMPTY: dict[str, Any] = {"units": {}, "squadrons": {}}


def interphase(power: str, **said: Any) -> NapoleonicState:
    """A power that may change camp now."""
    return position(("camp", power), turn=2, phase="camps", **{**EMPTY, **said})


def subject(state: NapoleonicState, nation: str, conqueror: str, truce: int = 1) -> NapoleonicState:
    """A nation was beaten some time ago."""
    state.camps.pop(nation, None)
    state.subjects[nation] = Subject(conqueror, truce)
    return state


def in_pact(state: NapoleonicState, minor: str, power: str, camp: str = "") -> NapoleonicState:
    state.consuls[minor] = (power, "pact", False)
    if camp or power in state.camps:
        state.camps[minor] = camp or state.camps[power]
    state.seat_nations({**state.seats, minor: state.seats[power]})
    return state


@covers("nw-8.3-1", "nw-8.31-1")
def test_camps_at_the_start() -> None:
    state = position()
    assert at_war(state, "france", "russia")
    assert is_friendly(state, "austria", "kiev")
    assert is_friendly(state, "spain", "munich")
    assert not any(at_war(state, "france", one) for one in ("prussia", "sweden", "turkey", "denmark"))


@covers("nw-14.11-1", "nw-8.3-3")
def test_a_power_changes_camp_with_the_leave_of_all_players_of_the_new_one() -> None:
    state = interphase("prussia", players=5)
    state.camps["prussia"] = "imperial"
    match = table(state=state)
    play(match, ("join_camp", "coalition"))
    assert question(match) == ("britain", "admit")
    play(match, ("admit",), ("austria", ("admit",)))
    assert question(match) == ("russia", "admit")
    assert look(match).camps["prussia"] == "imperial"
    play(match, ("admit",))
    assert look(match).camps["prussia"] == "coalition"
    assert told(match, "joins_camp") == [{"power": "prussia", "camp": "coalition"}]


@covers("nw-14.11-1")
def test_every_player_power_is_asked_for_its_camp_in_the_order_of_play() -> None:
    match = table(("camps_phase",), turn=2, due="russia", players=5, **EMPTY)
    asked_for = []
    while not match.over:
        asked_for.append(question(match))
        play(match, ("keep_camp",))
    assert asked_for == [(power, "camp") for power in ("russia", "prussia", "france", "britain", "austria")]


@covers("nw-14.11-1", "nw-8.33-6")
def test_whoever_has_no_more_than_a_minor_in_the_camp_is_asked_as_well() -> None:
    """Austria is beaten and neutral, but its pact minor Turkey fights on in the Coalition (8.8)."""
    state = interphase("prussia", players=5)
    state.camps["prussia"] = "imperial"
    subject(in_pact(state, "turkey", "austria"), "austria", "france")
    match = table(state=state)
    play(match, ("join_camp", "coalition"), ("britain", ("admit",)), ("russia", ("admit",)))
    assert question(match) == ("turkey", "admit")
    assert play(match, ("turn_away",)).camps["prussia"] == "imperial"


@covers("nw-14.14-1")
def test_a_refused_offer_is_not_made_again_in_the_same_interphase() -> None:
    match = table(state=interphase("austria"))
    assert refused(match, ("join_camp", "coalition")) == "nw-14.11-1"
    play(match, ("join_camp", "imperial"), ("france", ("turn_away",)))
    assert look(match).camps["austria"] == "coalition"
    assert refused(match, ("join_camp", "imperial")) == "nw-14.14-1"


@covers("nw-14.11-2")
def test_no_change_of_camp_and_war_on_an_outsider_in_one_interphase() -> None:
    match = table(state=interphase("austria"))
    assert refused(match, ("declare_war", "sweden")) == "nw-14.11-2"
    play(match, ("declare_war", "turkey"))
    assert look(match).consuls["turkey"] == ("france", "pact", False)
    assert refused(match, ("join_camp", "imperial")) == "nw-14.11-2"
    assert may(match, ("declare_war", "denmark"))
    match = table(state=interphase("austria"))
    play(match, ("join_camp", "imperial"), ("france", ("admit",)))
    assert look(match).camps["austria"] == "imperial"
    assert match.over or refused(match, ("declare_war", "turkey")) == "nw-14.11-2"


@covers("nw-14.12-1")
def test_a_neutral_power_joins_freely_a_subject_of_the_camp_asks() -> None:
    match = table(state=interphase("prussia", players=5))
    assert refused(match, ("declare_war", "france")) == "nw-14.12-1"
    play(match, ("join_camp", "coalition"))
    assert look(match).camps["prussia"] == "coalition"
    match = table(state=subject(interphase("austria"), "austria", "france"))
    play(match, ("join_camp", "imperial"))
    assert question(match) == ("france", "admit")
    match = table(state=subject(interphase("austria"), "austria", "france"))
    assert play(match, ("join_camp", "coalition")).camps["austria"] == "coalition"


@covers("nw-8.22-1", "nw-8.22-4")
def test_france_and_britain_stay_in_their_camps() -> None:
    match = table(state=interphase("britain"))
    assert refused(match, ("join_camp", "imperial")) == "nw-8.22-1"
    match = table(state=subject(interphase("britain"), "britain", "france"))
    assert refused(match, ("join_camp", "imperial")) == "nw-8.22-1"
    assert play(match, ("join_camp", "coalition")).camps["britain"] == "coalition"
    assert all(option[0] != "expel" for option in match.title.kinds["camp"].acts)


@covers("nw-8.81-1", "nw-3-15")
def test_pact_minors_go_with_their_power() -> None:
    match = table(state=in_pact(interphase("austria"), "turkey", "austria"))
    state = play(match, ("join_camp", "imperial"), ("france", ("admit",)))
    assert household(state, "austria") == ("austria", "turkey")
    assert state.camps["turkey"] == "imperial"
    assert refused(
        impulse("turkey", 9, state=in_pact(position(**EMPTY), "turkey", "austria")), ("declare_war", "russia")
    )


@covers("nw-8.81-2")
def test_a_player_of_two_powers_does_not_part_them() -> None:
    match = table(state=interphase("austria", players=3))
    assert refused(match, ("join_camp", "imperial")) == "nw-8.81-2"


@covers("nw-8.3-4")
def test_nobody_is_at_war_with_both_camps() -> None:
    match = impulse("france", 9, **EMPTY)
    state = play(match, ("declare_war", "turkey"))
    assert not at_war(state, "turkey", "britain")
    assert at_war(state, "turkey", "france")
    assert allied(state, "turkey", "britain")


# -- flags between new allies


@covers("nw-14.13-1", "nw-14.13-2", "nw-8.82-1")
def test_flags_between_new_allies() -> None:
    flags = {"linz": "france", "vienna": "france", "munich": "austria", "moravia": "france"}
    match = table(state=interphase("austria", flags=flags))
    state = play(match, ("join_camp", "imperial"), ("france", ("admit",)))
    assert state.flags == {"linz": "france", "moravia": "france"}
    assert question(match) == ("france", "give_back")
    assert refused(match, ("give_back", "vienna")) == "nw-14.13-1"
    state = play(match, ("give_back", "linz"), ("keep_rest",))
    assert state.flags == {"moravia": "france"}


@covers("nw-14.13-2", "nw-8.83-1", "nw-8.22-2")
def test_a_kept_flag_stays_until_the_other_camp_takes_the_duchy() -> None:
    state = position(units={"linz": {"russia": 1}}, squadrons={}, flags={"linz": "france"})
    state.camps["austria"] = "imperial"
    state.ceded.add("linz")
    match = impulse("austria", 5, state=state)
    assert refused(match, ("clear", "linz")) == "nw-7.41-4"
    beside = state.copy()
    beside.units = {"linz": (("austria", 1),)}
    assert refused(impulse("austria", 5, state=beside), ("clear", "linz")) == "nw-8.22-2"
    match = impulse("russia", 5, state=state)
    state = play(match, ("flag", "linz"))
    assert (state.flags["linz"], state.ceded) == ("russia", set())
    state.units = {}
    state.add_units("linz", "france", 1)
    match = impulse("france", 5, state=state)
    assert refused(match, ("flag", "linz")) == "nw-8.22-2"
    state = play(match, ("clear", "linz"))
    assert state.controller("linz") == "austria"


# -- subject neutrals and their pacts


@covers("nw-8.8-2", "nw-8.81-2")
def test_a_conquered_pact_minor_closes_its_duchies_but_not_what_it_ceded() -> None:
    """Worked example pact_after_conquest_1 (8.81)."""
    state = position(units={"prague": {"austria": 2}}, squadrons={}, flags={"breslau": "france"})
    subject(state, "prussia", "france").ceded.add("breslau")
    assert not open_to(state, "austria", "dresden")
    assert open_to(state, "austria", "breslau")
    assert open_to(state, "france", "dresden")
    assert not open_to(state, "france", "berlin")


@covers("nw-8.8-1", "nw-14.13-1")
def test_the_pact_minor_of_a_conquered_power_fights_on() -> None:
    """Worked example pact_after_conquest_2 (8.81)."""
    state = in_pact(
        position(units={"dresden": {"prussia": 2}}, squadrons={}, flags={"prague": "france"}), "prussia", "austria"
    )
    subject(state, "austria", "france").ceded.add("prague")
    assert not open_to(state, "prussia", "vienna")
    assert open_to(state, "prussia", "prague")
    assert not allied(state, "prussia", "austria")
    state.units = {}
    state.add_units("prague", "prussia", 1)
    match = impulse("prussia", 3, state=state)
    state = play(match, ("flag", "prague"))
    state.agenda, state.phase, state.turn = [("camp", "austria")], "camps", 3
    match = table(state=state)
    play(match, ("join_camp", "coalition"))
    assert question(match) == ("prussia", "give_back")
    assert play(match, ("give_back", "prague")).flags == {}


@covers("nw-8.8-1", "nw-8.81-1")
def test_the_pact_minor_of_a_conquered_power_changes_camp_with_it() -> None:
    """Worked example pact_after_conquest_3 (8.81)."""
    state = subject(in_pact(interphase("austria"), "turkey", "austria"), "austria", "france")
    assert state.camps["turkey"] == "coalition"
    assert state.seats["turkey"] == state.seats["austria"]
    match = table(state=state)
    state = play(match, ("join_camp", "imperial"), ("france", ("admit",)))
    assert (state.camps["austria"], state.camps["turkey"]) == ("imperial", "imperial")


@covers("nw-8.82-1", "nw-15.24-1", "nw-3-57")
def test_a_conquered_power_that_joins_its_conqueror() -> None:
    """Worked example conqueror_may_clear (8.82)."""
    state = subject(interphase("austria", flags={"linz": "france", "prague": "france"}), "austria", "france", 3)
    state.truces["austria"] = Truce(3, ("france", "spain"))
    state.ceded.update(("linz", "prague"))
    match = table(state=state)
    assert refused(match, ("join_camp", "coalition")) == "nw-15.24-1"
    play(match, ("join_camp", "imperial"), ("france", ("admit",)))
    assert question(match) == ("france", "give_back")
    state = play(match, ("give_back", "prague"), ("keep_rest",))
    assert state.flags == {"linz": "france"}
    assert state.subjects == {}


@covers("nw-15.24-1")
def test_a_truce_binds_whoever_was_allied_with_the_conqueror() -> None:
    """Worked example truce_binds_camp (15.24)."""
    state = subject(interphase("prussia", players=5), "austria", "france", 3)
    state.camps["prussia"] = "imperial"
    state.truces["austria"] = Truce(3, ("france", "prussia", "spain"))
    joined = state.copy()
    joined.camps["austria"] = "imperial"
    joined.subjects.clear()
    assert refused(table(state=joined), ("join_camp", "coalition")) == "nw-15.24-1"
    match = table(state=state)
    state = play(match, ("join_camp", "coalition"), ("britain", ("admit",)), ("russia", ("admit",)))
    assert state.camps["prussia"] == "coalition"
    assert refused(impulse("russia", 9, state=state), ("declare_war", "austria")) == "nw-15.24-1"
    state.camps["prussia"] = "imperial"
    assert may(impulse("russia", 9, state=state), ("declare_war", "austria"))


@covers("nw-15.24-1")
def test_a_truce_ends_with_the_interphase_of_the_next_turn() -> None:
    state = position(("camps_phase",), turn=2, **EMPTY)
    state.truces = {"austria": Truce(2, ("france",)), "denmark": Truce(3, ("britain",))}
    assert set(look(table(state=state)).truces) == {"denmark"}


@covers("nw-14.1-1")
def test_nobody_becomes_neutral_of_its_own_will() -> None:
    match = table(state=interphase("austria"))
    acts = {option[0] for decision in match.decisions for option in decision.options}
    assert acts == {"join_camp", "declare_war", "keep_camp"}
    play(match, ("keep_camp",))
    assert look(match).camps["austria"] == "coalition"


@covers("nw-14-1", "nw-6.2-2")
def test_nothing_is_played_in_the_interphase() -> None:
    match = table(("interphase",), turn=2, hands={"france": ("cossacks",)}, **EMPTY, others=4)
    seen = set()
    while not match.over and look(match).turn == 2:
        decision = match.decisions[0]
        seen.add(decision.kind)
        assert not {option[0] for option in decision.options} & {"spend", "event", "use_resource", "use_reserve"}
        match.choose(decision, match.title.default_answer(match.state, decision))
    assert {"camp", "reinforce", "redraw"} <= seen
