"""Positions that come about once in many games: what a hard player finds where chapters 4 to 8 and 14 to 17 meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import PACT_OF_TURKEY, staged
from tests.rulebook.napoleonic_wars.cards.windows import answer_window, go, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import (
    Game,
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    table,
    told,
)
from tests.rulebook.napoleonic_wars.test_rare_cases import risen
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import camps
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import settle_wars
from warcouncil.titles.napoleonic_wars.invariants import POOLS
from warcouncil.titles.napoleonic_wars.state import LEADERS, REGROUP, NapoleonicState, Subject, Truce

AUSTRIA_BEATEN: dict[str, Any] = {
    "turn": 3,
    "subjects": {"austria": Subject("france", 3)},
    "truces": {"austria": Truce(3, ("france", "spain"))},
    "consuls": {"turkey": ("austria", "pact", False)},
    "camps": {"turkey": "coalition"},
    "seats": {"turkey": 2},
}
"""Austria is a subject neutral of France in the match of four; Turkey, in Pact with it, fights on (8.8)."""


def without_austria(state: NapoleonicState) -> NapoleonicState:
    """The same with Austria in no camp."""
    state.camps.pop("austria")
    return state


# -- ports that fall together (13.9)


@covers("nw-13.9-1")
def test_squadrons_of_two_powers_are_driven_out_at_the_end_of_an_impulse_one_after_the_other() -> None:
    """While the second of them still thinks where to go nothing is wrong with the table."""
    ships = {"genoa": [("britain", 0)], "sicily": [("britain", 0), ("russia", 0)]}
    state = position(("sweep_ports",), ("end_impulse",), units={}, squadrons=ships, turn=2)
    state.phase, state.active, state.due, state.last_active = "impulses", "france", "france", "france"
    state.set_flag("sicily", "france")
    match = table(state=state)
    asked = []
    while not match.over:
        asked.append(question(match))
        assert list(Game().invariants(match.state)) == []
        play(match, match.decisions[0].options[0])
    assert asked == [("britain", "put_to_sea"), ("russia", "put_to_sea")]
    assert not {"genoa", "sicily"} & set(look(match).squadrons)


# -- the minor in Pact of a beaten power (8.8, 8.31, 8.4)


@covers("nw-8.31-2", "nw-8.4-1", "nw-8.8-1")
def test_no_foreign_war_between_members_of_a_camp_whose_minor_has_lost_its_patron() -> None:
    """Turkey is a member of the Coalition, though Austria is none: no war of it with Russia or Britain."""
    pieces: dict[str, Any] = {
        "units": {"kiev": {"russia": 3}, "varna": {"turkey": 3}, "london": {"britain": 2}},
        "leaders": {"kutuzov": "kiev"},
        "squadrons": {"kent": [("britain", 0)], "constantinople": [("turkey", 0)]},
    }
    for card in ("russo_turkish_war", "anglo_turkish_war"):
        state = staged("france", "plays", {"france": (card,)}, **AUSTRIA_BEATEN, **pieces)
        assert not may(table(state=without_austria(state)), ("event", card))


@covers("nw-8.4-2", "nw-8.8-1")
def test_a_power_that_joins_the_camp_of_such_a_minor_ends_its_foreign_war_with_it() -> None:
    """Russia, of the Imperial camp, fights Turkey abroad and comes over to the Coalition."""
    state = without_austria(position(units={"russo_turkish_war": {"russia": 2, "turkey": 2}}, **AUSTRIA_BEATEN))
    state.deck = state.deck.without("russo_turkish_war")
    state.wars = {"russo_turkish_war": ("russia", "turkey")}
    state.camps["russia"] = "imperial"
    settle_wars(state)
    assert state.wars

    def comes_over(now: NapoleonicState) -> None:
        camps.enter(now, "russia", "coalition")
        settle_wars(now)

    match = run(state, comes_over)
    assert not look(match).wars
    assert look(match).units[REGROUP] == (("russia", 2), ("turkey", 2))


# -- reserve cards of the beaten (14.31, 15.42, 6.2)


@covers("nw-15.42-2", "nw-14.31-4")
def test_a_subject_neutral_without_reserve_cards_gives_up_none_for_new_ones() -> None:
    """It was forced to submit with no enemy in the country: its new hand brings nothing in place of reserve cards."""
    state = position(("new_hand", "austria"), turn=2, phase="draw", units={}, squadrons={}, no_reserves={"austria"})
    state.subjects["austria"] = Subject("france", 3)
    match = table(state=without_austria(state), others=1)
    state = play(match, ("renew",))
    assert len(state.hands["austria"]) == 4
    assert not state.spares.get("austria")
    assert state.no_reserves == {"austria"}


@covers("nw-14.31-4", "nw-6.2-1")
def test_an_intrigue_voids_a_card_in_place_of_a_reserve_card_unseen() -> None:
    """Austria, drawn into the war again, has a card face down in place of its reserve card, and one in its hand."""
    state = staged("france", "plays", {"france": ("court_intrigue",), "austria": ("mud",)})
    state.spares, state.used_reserves = {"austria": ("talleyrand",)}, {"hofkriegsrat"}
    state.deck = state.deck.without("talleyrand")
    match = table(state=state, dice=[("reserve card of austria", 0)])
    state = play(match, ("event", "court_intrigue"), ("name", "austria"))
    assert state.hands["austria"] == ("mud",)
    assert not state.spares["austria"]
    assert "talleyrand" in state.discard


# -- no counters left (6.12)


@covers("nw-6.12-1")
def test_without_counters_an_event_leaves_neither_flag_nor_guest() -> None:
    """All French units are in play, and France gives none up for the one of the decree: nothing comes to Naples."""
    state = staged("france", "plays", {"france": ("papal_decree",)}, units={"paris": {"france": POOLS["france"]}})
    match = table(state=state)
    state = play(match, ("event", "papal_decree"), ("place_troops", "naples"), ("no_more",))
    assert "naples" not in state.units
    assert state.flags == {}
    assert state.placed == set()


# -- events of reserve cards are announced (6.1, 6.14)


@covers("nw-6.14-1", "nw-6.2-1")
@pytest.mark.parametrize("first", [(), (("spend", "mud"),)])
def test_the_event_of_a_reserve_card_is_countermanded_like_any_other(first: tuple[Any, ...]) -> None:
    """The reserve card is used for nothing, and the impulse is over, CP and all."""
    said = {"units": {"paris": {"france": 1}}}
    state = staged("france", "plays", {"france": ("mud",), "russia": ("countermand",)}, **said, turn=3)
    match = table(state=state)
    go(match, *first, ("reserve_event", "grande_armee"), ("play", "countermand"))
    state = rest(match)
    assert match.over
    assert state.used_reserves == {"grande_armee"}
    assert state.units == {"paris": (("france", 1),)}
    assert "countermand" in state.discard


@covers("nw-6.14-1")
def test_an_announced_event_of_a_reserve_card_may_be_answered_first() -> None:
    state = staged("russia", "plays", {"russia": ("mud",), "france": ("conscripts",)}, units={"moscow": {"russia": 1}})
    state.units["paris"] = (("france", 1),)
    match = table(state=state)
    go(match, ("reserve_event", "opolchenie"), ("play", "conscripts"))
    assert look(match).units["moscow"] == (("russia", 1),), "the militia has not come yet"


@covers("nw-6.14-6")
def test_britain_plays_no_card_before_the_raiders_could_take_it() -> None:
    said: dict[str, Any] = {"squadrons": {"brest": [("france", 0)], "kent": [("britain", 0)]}}
    state = staged(
        "france", "plays", {"france": ("cossacks",), "britain": ("spies",), "russia": ("conscripts",)}, **said
    )
    state.units["moscow"] = (("russia", 1),)
    match = table(state=state)
    go(match, ("reserve_event", "guerre_de_course"))
    answers = {(one.power, option[1]) for one in match.decisions for option in one.options if option[0] == "play"}
    assert answers == {("russia", "conscripts")}


# -- who places what an event grants to another (6.1)


@covers("nw-6.1-4", "nw-5-1")
def test_france_itself_chooses_where_napoleon_comes_back() -> None:
    """Britain has played his abdication in the fifth turn; in the sixth it is not Britain that lands him."""
    said: dict[str, Any] = {"flags": {"paris": "britain"}, "units": {"paris": {"britain": 2}}, "turn": 5}
    state = staged("britain", "plays", {"britain": ("napoleon_abdicates",)}, **said)
    state.agenda = [("next_turn",), ("plays", "britain")]
    match = table(state=state, dice=[("conquest of france", 1)])
    go(match, ("event", "napoleon_abdicates"), ("done",))
    rest(match)
    assert question(match) == ("france", "event_place")
    state = play(match, ("place_troops", "lyon"))
    assert (state.turn, state.leaders["napoleon"], state.units["lyon"]) == (6, "lyon", (("france", 4),))


@covers("nw-6.1-4")
def test_whoever_is_named_raises_poland_itself() -> None:
    state = staged("austria", "plays", {"austria": ("polish_uprising",)})
    match = table(state=state)
    go(match, ("event", "polish_uprising"), ("name", "russia"))
    assert question(match) == ("russia", "event_place")


@covers("nw-6.1-4")
def test_conscripts_of_a_nation_with_two_capitals_come_where_it_wants_them() -> None:
    match = table(state=staged("austria", "plays", {"austria": ("conscripts",)}))
    go(match, ("event", "conscripts"), ("name", "russia"))
    assert question(match) == ("russia", "event_place")
    assert choices(match) == {("place_troops", "st_petersburg"), ("place_troops", "moscow")}


# -- a card that plays another (5.11, 5.12)


@covers("nw-5.11-1", "nw-5.12-1", "nw-14.31-4")
def test_what_a_card_in_place_of_a_reserve_card_draws_and_plays_is_not_the_card_of_the_impulse() -> None:
    """Austria plays Rothschild as its reserve card and spends one of the cards drawn: its hand is still to come."""
    state = staged("austria", "plays", {"austria": ("mud",)})
    state.spares, state.used_reserves = {"austria": ("house_of_rothschild",)}, {"hofkriegsrat"}
    state.deck = state.deck.without("house_of_rothschild")
    match = table(state=state, others=1)
    go(match, ("spare_event", "house_of_rothschild"))
    rest(match)
    assert question(match) == ("austria", "event_draw")
    spent = next(option for option in match.decisions[0].options if option[0] == "spend")
    go(match, spent, ("end_actions",))
    rest(match)
    assert may(match, ("spend", "mud"))


# -- CP that an event grants (6.14)


@covers("nw-6.14-1", "nw-6.14-3")
def test_each_cp_that_an_event_grants_may_be_answered_like_any_other() -> None:
    """Behind the first flag of Berthier's staff mud comes; behind a march its own window is enough."""
    said: dict[str, Any] = {"units": {"salzburg": {"france": 2}}, "leaders": {"davout": "salzburg"}}
    state = staged("france", "plays", {"france": ("berthier",), "austria": ("mud",)}, **said)
    match = table(state=state)
    go(match, ("event", "berthier"), ("flag", "salzburg"))
    assert windows_open(match)
    answer_window(match, ("play", "mud"))
    state = rest(match)
    assert (question(match), state.cp, state.timed) == (("france", "event_points"), 6, ("mud",))


@covers("nw-8.22-3", "nw-8.8-1", "nw-8.81-2")
def test_such_a_minor_attacks_no_client_of_its_patron() -> None:
    """Denmark leans to Austria, which would be drawn in against Turkey, run by the same player."""
    state = position(squadrons={}, **AUSTRIA_BEATEN)
    state.consuls["denmark"] = ("austria", "friendly", False)
    state.truces.clear()
    match = impulse("turkey", 7, state=without_austria(state))
    assert refused(match, ("declare_war", "denmark")) == "nw-8.22-3"
    assert may(match, ("declare_war", "prussia"))


# -- pieces for foreign wars (6.13)


@covers("nw-6.13-1", "nw-6.13-5")
def test_which_leader_leaves_regroup_for_a_foreign_war_is_for_his_nation_to_say() -> None:
    """All Russian leaders are in Regroup, as after a lost war; Russia pays for one of them with its card."""
    said: dict[str, Any] = {
        "units": {"kiev": {"russia": 3}, "varna": {"turkey": 2}},
        "leaders": {"kutuzov": REGROUP, "bennigsen": REGROUP},
    }
    state = staged("france", "plays", {"france": ("russo_turkish_war",), "russia": ("mud",)}, **said)
    state.used_reserves, state.resources["russia"] = {"opolchenie"}, 0
    match = table(state=state)
    go(match, ("event", "russo_turkish_war"))
    rest(match)
    assert question(match) == ("russia", "event_commit")
    assert choices(match) == {("commit_leader", "kutuzov"), ("commit_leader", "bennigsen")}
    state = play(match, ("commit_leader", "bennigsen"))
    assert state.leaders == {"kutuzov": REGROUP, "bennigsen": "russo_turkish_war"}
    assert "mud" in state.discard


# -- when time runs out


def test_nothing_is_ceded_by_who_runs_out_of_time_while_it_names_its_terms() -> None:
    said: dict[str, Any] = {"units": {"prague": {"france": 4}}, "squadrons": {}, "turn": 2, "phase": "impulses"}
    match = table(state=position(("submissions",), **said))
    play(match, ("submit",))
    assert question(match) == ("austria", "terms")
    assert Game().default_answer(match.state, match.decisions[0]) == ("offer",)


def test_whoever_runs_out_of_time_in_the_bidding_raises_nothing() -> None:
    match = Match.new(Game(), players=2, options={"bid": True}, seed=1)
    for decision in list(match.decisions):
        match.choose(decision, ("want_side", "imperial"))
    asked = match.decisions[0]
    match.choose(asked, ("bid_units", 3))
    assert Game().default_answer(match.state, match.decisions[0]) == ("concede_side",)


# -- troops of a neutral that nobody plays (17.2, 11.43)


@covers("nw-11.43-1", "nw-17.2-3")
def test_beaten_troops_of_a_neutral_that_could_only_declare_war_perish() -> None:
    """An event has raised Spaniards in Granada; Britain holds all duchies around, and nobody can go to war for them."""
    state = risen(units={"granada": {"spain": 2}, "gibraltar": {"britain": 2}}, leaders={"moore": "gibraltar"})
    for near in COMPONENTS.atlas.neighbours["granada"]:
        if near != "gibraltar":
            state.set_flag(near, "britain")
    dice = ("battle: attacker", (5, 1, 1, *(1,) * LEADERS["moore"].battle)), ("battle: defender", (1, 1))
    match = impulse("britain", 1, *dice, state=state)
    play(match, ("march", "moore"), ("take", "britain", 2))
    assert look(match).units == {"granada": (("britain", 2),)}


# -- terms of submission (15.41)


@covers("nw-15.41-3", "nw-14.13-2")
def test_terms_do_not_touch_the_flag_that_an_ally_has_kept_in_the_country() -> None:
    """Russia holds Linz from an earlier war against Austria, its ally now; a conquest would not give that to France."""
    said: dict[str, Any] = {"units": {"prague": {"france": 4}}, "squadrons": {}, "turn": 2, "phase": "impulses"}
    flags = {"linz": "russia", "graz": "france"}
    match = table(state=position(("submissions",), **said, flags=flags))
    play(match, ("submit",))
    assert may(match, ("cede", "graz"))
    assert not may(match, ("cede", "linz"))


# -- Capitulation is the roll of 15.1


@covers("nw-15.1-3", "nw-15.11-1", "nw-6.1-2")
def test_russia_capitulates_with_both_of_its_capitals_to_the_first_in_the_order_of_play() -> None:
    """The card does not say that one of them will do."""
    said: dict[str, Any] = {**PACT_OF_TURKEY, "turn": 3}
    one = staged("spain", "plays", {"spain": ("capitulation",)}, **said, flags={"moscow": "france"})
    assert not may(table(state=one), ("event", "capitulation"))
    flags = {"moscow": "turkey", "st_petersburg": "france"}
    both = staged("spain", "plays", {"spain": ("capitulation",)}, **said, flags=flags)
    both.due = "spain"
    match = table(state=both, dice=[("conquest of russia", 1)])
    go(match, ("event", "capitulation"))
    rest(match)
    assert told(match, "conquest_rolled")[0]["power"] == "france"  # behind Spain come Sweden, Denmark and France


@covers("nw-14.13-2", "nw-8.8-1")
def test_a_minor_that_was_in_the_camp_already_keeps_its_flags_when_its_patron_comes_back() -> None:
    """Turkey had flagged Kiev before Russia joined its camp; now Austria joins, and Turkey is no newcomer."""
    state = position(("interphase",), squadrons={}, flags={"kiev": "turkey"}, units={}, **AUSTRIA_BEATEN)
    match = table(state=without_austria(state))
    while question(match) != ("austria", "camp"):
        play(match, ("keep_camp",))
    state = play(match, ("join_camp", "coalition"))
    assert state.camps["austria"] == state.camps["turkey"] == "coalition"
    assert state.flags == {"kiev": "turkey"}
    assert question(match)[1] != "give_back"
