"""The home cards (#1 to #7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import allowed, deal, event, holding, march, over, refusal, turn
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
from tests.rulebook.here_i_stand.land import scene, troops
from warcouncil.campaign.counters import free_strength
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import FOREIGN_WARS, WIVES
from warcouncil.titles.here_i_stand.state import Debate, pair

# -- Janissaries (#1)


def placements(match: Match) -> set[str]:
    return {str(option[1]) for option in choices(match) if option[0] == "place_units"}


@covers("his-6.1-5")
def test_janissaries_are_four_regulars_at_home_as_the_player_likes() -> None:
    match = event("ottoman", "janissaries")
    assert {"istanbul", "edirne", "coron"} <= placements(match)
    assert not placements(match) & {"algiers", "oran", "vienna"}
    play(
        match, ("place_units", "istanbul", "ottoman", "regular", 3), ("place_units", "edirne", "ottoman", "regular", 1)
    )
    state = over(match)
    start = position()
    assert state.number("istanbul", "ottoman", "regular") == start.number("istanbul", "ottoman", "regular") + 3
    assert state.number("edirne", "ottoman", "regular") == start.number("edirne", "ottoman", "regular") + 1
    assert "janissaries" not in state.discard


def test_janissaries_are_not_raised_in_unrest_nor_beside_enemies() -> None:
    state = scene(wars=[("ottoman", "hapsburg")], edirne={"hapsburg": 2}, fields={"unrest": {"coron"}})
    match = event("ottoman", "janissaries", state=state)
    assert "istanbul" in placements(match)
    assert not placements(match) & {"edirne", "coron"}


def test_no_janissaries_without_any_place_for_them() -> None:
    homes = dict.fromkeys(position().control, "hapsburg")
    assert refusal("ottoman", "janissaries", control=homes) == "his-11-4"


@covers("his-21.7-5", "his-21.7-6")
def test_janissaries_go_to_a_foreign_war_that_lacks_units_first() -> None:
    state = scene(fields={"foreign_wars": {"persia": 4}, "on_table": {"war_in_persia": "ottoman"}})
    state.add_troops("persia", "ottoman", regular=3)
    match = event("ottoman", "janissaries", state=state)
    assert {option[1:] for option in choices(match) if option[0] == "place_units"} == {
        ("persia", "ottoman", "regular", 1),
        ("persia", "ottoman", "regular", 2),
    }
    play(match, ("place_units", "persia", "ottoman", "regular", 2))
    assert look(match).number("persia", "ottoman", "regular") == FOREIGN_WARS["persia"].units
    assert "persia" not in placements(match)
    play(match, ("place_units", "istanbul", "ottoman", "regular", 1), ("done",))
    over(match)


@covers("his-5-2")
def test_janissaries_are_limited_by_the_counters() -> None:
    state = position()
    state.add_troops("nicopolis", "ottoman", regular=free_strength(state, "ottoman") - 2)
    match = event("ottoman", "janissaries", state=state)
    assert {option[4] for option in choices(match) if option[0] == "place_units"} == {1, 2}
    play(match, ("place_units", "nicopolis", "ottoman", "regular", 2))
    assert free_strength(over(match), "ottoman") == 0


@covers("his-14-7")
def test_janissaries_add_five_dice_to_a_field_battle() -> None:
    state = scene(wars=[("ottoman", "hungary_bohemia")], belgrade={"ottoman": 3}, mohacs={"hungary_bohemia": 2})
    state.control["belgrade"] = "ottoman"
    deal(state, ottoman=("janissaries",))
    dice = [("attacker", (1, 1, 1)), ("defender", (1, 1, 1)), ("card dice", (5, 6, 4, 1, 1))]
    match = march(state, "ottoman", "belgrade", "mohacs", *dice)
    assert question(match) == ("ottoman", "respond")
    play(match, ("play", "janissaries"))
    assert told(match, "battle_won")[0]["power"] == "ottoman"
    assert not look(match).stack("mohacs", "hungary_bohemia").size
    assert look(match).hands["ottoman"] == ()


@covers("his-14-7")
def test_janissaries_may_be_kept_back() -> None:
    state = scene(wars=[("ottoman", "hungary_bohemia")], belgrade={"ottoman": 3}, mohacs={"hungary_bohemia": 2})
    state.control["belgrade"] = "ottoman"
    deal(state, ottoman=("janissaries",))
    match = march(state, "ottoman", "belgrade", "mohacs", ("attacker", (1, 1, 1)), ("defender", (1, 1, 1)))
    play(match, ("pass",))
    assert look(match).hands["ottoman"] == ("janissaries",)
    assert told(match, "battle_won")[0]["power"] == "hungary_bohemia"


@covers("his-16.2-4")
def test_janissaries_add_four_dice_at_sea() -> None:
    ships = {"ionian_sea": {"ottoman": 2}, "messina": {"hapsburg": 2}}
    state = scene(wars=[("ottoman", "hapsburg")], ships=ships)
    deal(state, ottoman=("janissaries",))
    dice = [("naval attacker", (1,) * 4), ("naval defender", (1,) * 5), ("naval cards", (6, 6, 6, 6))]
    match = impulse("ottoman", 1, *dice, state=state)
    play(match, ("naval_move",), ("sail", "ionian_sea", "messina"))
    assert question(match) == ("ottoman", "respond")
    play(match, ("play", "janissaries"))
    assert told(match, "naval_more_dice")[0]["dice"] == [6, 6, 6, 6]
    assert told(match, "naval_result")[0]["power"] == "ottoman"


@covers("his-14-7")
def test_janissaries_behind_a_surprise_attack_still_kill() -> None:
    """One Hapsburg fell before he could roll; the three hits of the card fall on the others."""
    said = {"control": {"agram": "ottoman"}}
    state = scene(wars=[("ottoman", "hapsburg")], agram={"ottoman": 4}, graz={"hapsburg": 4}, fields=said)
    deal(state, ottoman=("surprise_attack", "janissaries"))
    dice = (("attacker", (6, 1, 1, 1)), ("defender", (1, 1, 1, 1)), ("card dice", (6, 6, 6, 1, 1)))
    match = march(state, "ottoman", "agram", "graz", *dice, points=1)
    play(match, ("play", "surprise_attack"), ("play", "janissaries"))
    assert look(match).troops["graz"] == (troops("ottoman", 4),)
    assert not any(stack.owner == "hapsburg" for stacks in look(match).troops.values() for stack in stacks)


@covers("his-14-7")
def test_no_janissaries_for_allies_alone() -> None:
    """The only Ottoman falls to the first strike: nobody is left to be joined."""
    wars = [("ottoman", "hapsburg"), ("france", "hapsburg")]
    said = {"control": {"agram": "ottoman", "trieste": "hapsburg"}}
    state = scene(
        wars=wars,
        alliances=[("ottoman", "france")],
        trieste={"hapsburg": 4},
        agram={"ottoman": 1, "france": 5},
        fields=said,
    )
    deal(state, hapsburg=("surprise_attack",), ottoman=("janissaries",))
    dice = (("attacker", (6, 6, 1, 1)), ("defender", (6,) * 5))
    match = march(state, "hapsburg", "trieste", "agram", *dice, points=1)
    play(match, ("play", "surprise_attack"))
    assert "janissaries" in look(match).hands["ottoman"] and not told(match, "battle_card_dice")


# -- Holy Roman Emperor (#2)


@covers("his-21.2-2", "his-11-13")
def test_the_emperor_travels_alone_and_has_five_points() -> None:
    match = event("hapsburg", "holy_roman_emperor", leaders={"charles_v": "valladolid", "duke_of_alva": "vienna"})
    play(match, ("space", "brussels"))
    state = look(match)
    assert state.leaders["charles_v"] == "brussels"
    assert state.leaders["duke_of_alva"] == "vienna"
    assert question(match) == ("hapsburg", "action")
    assert state.cp == 5
    play(match, ("end_actions",))
    over(match)


@covers("his-21.2-2")
def test_only_alva_may_go_along_and_no_units() -> None:
    state = position(leaders={"charles_v": "valladolid", "duke_of_alva": "valladolid", "ferdinand": "valladolid"})
    regulars = state.number("valladolid", "hapsburg", "regular")
    match = event("hapsburg", "holy_roman_emperor", state=state)
    play(match, ("space", "vienna"))
    assert question(match) == ("hapsburg", "alva_goes_along")
    play(match, ("yes",))
    state = look(match)
    assert state.leaders["duke_of_alva"] == state.leaders["charles_v"] == "vienna"
    assert state.leaders["ferdinand"] == "valladolid"
    assert state.number("valladolid", "hapsburg", "regular") == regulars


def test_alva_may_stay() -> None:
    together = {"charles_v": "valladolid", "duke_of_alva": "valladolid"}
    match = event("hapsburg", "holy_roman_emperor", leaders=together)
    play(match, ("space", "vienna"), ("no",))
    assert look(match).leaders["duke_of_alva"] == "valladolid"


@covers("his-21.2-1", "his-21.2-2")
def test_the_emperor_goes_only_to_home_spaces_in_peace() -> None:
    state = scene(wars=[("hapsburg", "france")], leaders={"charles_v": "valladolid"}, antwerp={"france": 2})
    state.unrest = {"vienna"}
    state.control["naples"] = "france"
    match = event("hapsburg", "holy_roman_emperor", state=state)
    spaces = {option[1] for option in choices(match)}
    assert {"brussels", "barcelona"} <= spaces
    assert not spaces & {"valladolid", "antwerp", "vienna", "naples", "nuremberg", "wittenberg"}


def test_a_captive_or_besieged_emperor_does_not_travel() -> None:
    state = scene(leaders={})
    state.captives = {"charles_v": "france"}
    assert refusal("hapsburg", "holy_roman_emperor", state=state) == "his-11-4"
    besieged = scene(
        wars=[("hapsburg", "france")],
        leaders={"charles_v": "barcelona"},
        sieges={"barcelona": {"france": 3}},
        barcelona={"hapsburg": 1, "france": 3},
    )
    assert refusal("hapsburg", "holy_roman_emperor", state=besieged) == "his-11-4"


@covers("his-21.2-2")
def test_gout_keeps_the_emperor_but_not_his_points() -> None:
    state = scene(leaders={"charles_v": "valladolid", "duke_of_alva": "valladolid"}, valladolid={"hapsburg": 4})
    match = event("hapsburg", "holy_roman_emperor", state=state, hands={"france": ("gout",)})
    play(match, ("space", "vienna"), ("yes",))
    assert question(match) == ("france", "respond")
    play(match, ("play_on_leader", "gout", "charles_v"))
    state = look(match)
    assert state.leaders["charles_v"] == state.leaders["duke_of_alva"] == "valladolid"
    assert state.cp == 5
    play(match, ("move", "valladolid"), ("space", "madrid"))
    assert not may(match, ("leader", "charles_v"))
    assert may(match, ("leader", "duke_of_alva"))
    assert "gout" in look(match).discard


# -- Six Wives of Henry VIII (#3)


@covers("his-6.1-3", "his-21.3-2")
def test_six_wives_moves_the_marker_and_gives_no_points() -> None:
    match = event("england", "six_wives_of_henry_viii", turn=2)
    play(match, ("marry",))
    state = over(match)
    assert WIVES[state.marital] == "ask_for_divorce"
    assert state.cp == 0


def test_six_wives_brings_a_wife_and_a_roll() -> None:
    match = event("england", "six_wives_of_henry_viii", ("pregnancy", 4), turn=3, marital=1)
    play(match, ("marry",))
    state = over(match)
    assert WIVES[state.marital] == "anne_boleyn"
    assert state.pregnancy == {"elizabeth": "anne_boleyn"}
    assert state.catherine_grudge


@covers("his-21.3-1")
@pytest.mark.parametrize("target", ["scotland", "france", "hapsburg"])
def test_six_wives_opens_three_wars(target: str) -> None:
    match = event("england", "six_wives_of_henry_viii", wars=set())
    assert {option[1] for option in choices(match) if option[0] == "declare_war"} == {"scotland", "france", "hapsburg"}
    play(match, ("declare_war", target))
    assert pair("england", target) in look(match).wars
    assert look(match).phase == "action"


@covers("his-9.6-10", "his-11-13")
def test_six_wives_declares_a_war_for_nothing_and_gives_five_points() -> None:
    match = event("england", "six_wives_of_henry_viii", wars=set())
    assert refused(match, ("marry",)) == "his-21.3-2"  # not in the first turn
    play(match, ("declare_war", "france"))
    state = look(match)
    assert ("england", "france") in state.wars
    assert (state.cp, question(match)) == (5, ("england", "action"))


@covers("his-9.6-22")
def test_france_intervenes_for_scotland_free_of_charge() -> None:
    match = event("england", "six_wives_of_henry_viii", wars=set())
    play(match, ("declare_war", "scotland"))
    assert question(match) == ("france", "intervene")
    play(match, ("intervene",))
    state = look(match)
    assert state.minors["scotland"] == "france"
    assert ("england", "france") in state.wars
    assert not state.war_debts
    assert state.cp == 5


@covers("his-9.6-22")
def test_auld_alliance_as_intervention_brings_regulars() -> None:
    hands = {"france": ("auld_alliance",)}
    match = event("england", "six_wives_of_henry_viii", wars=set(), hands=hands)
    play(match, ("declare_war", "scotland"), ("play", "auld_alliance"), ("space", "edinburgh"))
    play(match, ("place_units", "edinburgh", "france", "regular", 3))
    state = look(match)
    assert state.number("edinburgh", "france", "regular") == 3
    assert "auld_alliance" in state.discard


@covers("his-9.6-23")
def test_six_wives_obeys_the_limits_of_declarations() -> None:
    wars = {("england", "france")}
    match = event("england", "six_wives_of_henry_viii", wars=wars, alliances={("hapsburg", "england")}, turn=2)
    assert refused(match, ("declare_war", "france")) == "his-9.6-6"
    assert refused(match, ("declare_war", "hapsburg")) == "his-9.6-15"


def test_six_wives_is_no_event_without_marriage_or_war() -> None:
    wars = {("england", "france"), ("hapsburg", "england"), ("england", "scotland")}
    assert refusal("england", "six_wives_of_henry_viii", wars=wars) == "his-21.3-2"


# -- Patron of the Arts (#4)


@covers("his-21.4-1")
def test_patron_of_the_arts_builds_a_chateau() -> None:
    state = over(event("france", "patron_of_the_arts"))  # Milan is French
    assert state.chateaux == position().chateaux + 1
    unlucky = over(event("france", "patron_of_the_arts", ("chateau", 2), control={"milan": "independent"}))
    assert unlucky.chateaux == position().chateaux
    assert refusal("france", "patron_of_the_arts", chateaux=6) == "his-21.4-1"


# -- Papal Bull (#5) and Leipzig Debate (#6)


def reformed() -> dict[str, Any]:
    return {"reformers": {"luther": "wittenberg"}, "debaters": {"luther": False}, "protestant_spaces": {"wittenberg"}}


@covers("his-21.5-2", "his-21.5-6")
def test_papal_bull_excommunicates_a_reformer_and_calls_a_debate() -> None:
    match = event("papacy", "papal_bull", **reformed())
    play(match, ("excommunicate", "luther"))
    assert "luther" in look(match).excommunicated
    assert "luther" in look(match).away_reformers
    assert question(match) == ("papacy", "debate_zone")
    play(match, ("decline",))
    over(match)


@covers("his-21.5-7")
def test_papal_bull_strikes_a_ruler_with_unrest() -> None:
    match = event("papacy", "papal_bull", wars={("hapsburg", "papacy"), ("france", "papacy")})
    play(match, ("excommunicate_ruler", "hapsburg"), ("space", "madrid"), ("done",))
    state = over(match)
    assert state.minus_cards["hapsburg"] == 1
    assert state.unrest == {"madrid"}


@covers("his-21.5-3")
def test_papal_bull_needs_somebody_to_strike() -> None:
    assert refusal("papacy", "papal_bull", wars=set(), reformers={}) == "his-21.5-3"
    assert not allowed("papacy", "papal_bull", wars=set(), reformers={}, excommunicated={"luther"})


def test_leipzig_debate_lets_the_papacy_choose() -> None:
    dice = [
        ("debater of the other side", "luther"),
        ("debate attack", (1,) * 7),
        ("debate defence", (5, 1, 1, 1, 1, 1)),
    ]
    match = event("papacy", "leipzig_debate", *dice, debaters={"luther": False})
    play(match, ("debater", "eck"))
    assert told(match, "debaters_chosen")[0]["debater"] == "eck"


def test_leipzig_debate_needs_a_papal_debater() -> None:
    worn = {"eck": True, "campeggio": True, "aleander": True, "tetzel": True, "cajetan": True}
    assert refusal("papacy", "leipzig_debate", debaters=worn) == "his-18.1-14"


# -- Here I Stand (#7)


@covers("his-6.2-14", "his-6.2-15")
def test_here_i_stand_fetches_a_card_that_it_may() -> None:
    state = holding("protestant", "here_i_stand", debaters={"luther": False})
    pile = ("arquebusiers", "master_of_italy", "printing_press", "erasmus")
    state.discard = pile
    state.deck = Deck.of(card for card in state.deck.cards if card not in pile)
    state.played_events = {("protestant", "erasmus"), ("papacy", "printing_press")}
    match = turn("protestant", state=state)
    play(match, ("event", "here_i_stand"))
    assert refused(match, ("card", "master_of_italy")) == "his-6.2-14"
    assert refused(match, ("card", "erasmus")) == "his-6.2-15"
    play(match, ("card", "printing_press"))
    assert told(match, "card_fetched") == [{"power": "protestant", "card": "printing_press"}]
    assert refused(match, ("event", "printing_press")) == "his-11-6"  # somebody else played it this turn
    play(match, ("spend", "printing_press"))
    assert look(match).cp == 5
    assert "printing_press" in look(match).discard


@covers("his-11-3")
def test_a_fetched_card_may_be_kept_or_played_at_once() -> None:
    state = holding("protestant", "here_i_stand", debaters={"luther": False})
    state.discard = ("threat_to_power", "tercios")
    state.deck = Deck()
    match = turn("protestant", ("threat to power", 6), state=state)
    play(match, ("event", "here_i_stand"), ("card", "threat_to_power"), ("event", "threat_to_power"))
    play(match, ("leader", "montmorency"))
    assert "montmorency" not in over(match).leaders
    state.hands["protestant"] = ("here_i_stand",)
    match = turn("protestant", state=state)
    play(match, ("event", "here_i_stand"), ("card", "tercios"))
    assert refused(match, ("event", "tercios")) == "his-11-3"
    play(match, ("keep_card", "tercios"))
    assert look(match).hands["protestant"] == ("tercios",)


def test_here_i_stand_needs_luther_and_a_card() -> None:
    state = holding("protestant", "here_i_stand", debaters={"luther": False})
    assert refused(turn("protestant", state=state), ("event", "here_i_stand")) == "his-6.2-14"
    state.discard = ("erasmus",)
    state.debaters.pop("luther")
    assert refused(turn("protestant", state=state), ("event", "here_i_stand")) == "his-11-4"


@covers("his-18.5-5")
def test_luther_takes_part_in_a_german_debate_and_a_card_is_drawn() -> None:
    state = deal(position(debaters={"luther": True, "carlstadt": False}), protestant=("here_i_stand",))
    state.debate = Debate("papacy", "german", "call", attacker="eck", barred="luther")
    dice = [
        ("debater of the other side", "carlstadt"),
        ("debate attack", (5,) * 7),
        ("debate defence", (1,) * 5),
    ]
    state.agenda, state.active = [("debate",)], "papacy"
    match = table(state=state, dice=dice)
    assert question(match) == ("protestant", "respond")  # only Carlstadt could be called out
    play(match, ("play", "here_i_stand"))
    state = look(match)
    assert len(state.hands["protestant"]) == 1
    assert state.debaters["carlstadt"]
    assert told(match, "debater_replaced") == [{"debater": "carlstadt"}]
