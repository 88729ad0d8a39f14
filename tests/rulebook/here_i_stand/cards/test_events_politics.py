"""Events of politics, unrest and cards (#40, #47, #51, #57, #59, #64, #72 to #74, #79, #80, #82, #88, #94)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import Dice, allowed, event, over, refusal
from tests.rulebook.here_i_stand.driver import choices, finish, look, play, position, question, refused, run, told
from tests.rulebook.here_i_stand.land import scene, units
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import HOMES, MAJORS, SPACES, ZONES
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

MISS = 1


def spaces(match: Match) -> set[str]:
    """The spaces that may be chosen."""
    return {str(option[1]) for option in choices(match) if option[0] == "space"}


def knows(state: HereIStandState, power: str, card: str, holder: str) -> bool:
    """Whether a power knows that another one holds a card."""
    return any(entry.fact == ("card", card, holder) for entry in state.known if entry.seat == state.seat_of(power))


# -- Machiavelli: The Prince (#40)


@covers("his-9.6-10", "his-9.6-23", "his-11-13")
def test_the_prince_declares_a_war_and_has_two_points() -> None:
    said: dict[str, Any] = {"wars": {("hapsburg", "france")}, "alliances": {("england", "france")}}
    match = event("france", "machiavelli_the_prince", **said)
    assert question(match) == ("france", "prince")
    assert choices(match) == {("declare_war", "ottoman"), ("declare_war", "papacy")}
    state = play(match, ("declare_war", "papacy"))
    assert pair("france", "papacy") in state.wars
    assert (question(match), state.cp) == (("france", "action"), 2)
    assert "machiavelli_the_prince" in state.discard
    play(match, ("end_actions",))
    over(match)


@covers("his-9.6-16", "his-11-4")
def test_the_prince_needs_somebody_to_make_war_on() -> None:
    assert refusal("protestant", "machiavelli_the_prince") == "his-11-4"  # before the League
    others = {pair("france", other) for other in MAJORS if other != "france"}
    assert refusal("france", "machiavelli_the_prince", wars=others) == "his-11-4"
    assert refusal("france", "machiavelli_the_prince", wars=set(), alliances=others) == "his-11-4"
    assert allowed("protestant", "machiavelli_the_prince", league=True, wars=set())


@covers("his-9.6-11")
def test_ships_of_new_enemies_fight_before_the_points_are_spent() -> None:
    state = scene(ships={"tyrrhenian_sea": {"france": 1, "papacy": 1}})
    dice: list[Dice] = [("naval attacker", (6, MISS)), ("naval defender", (MISS, MISS))]
    match = event("france", "machiavelli_the_prince", *dice, state=state)
    play(match, ("declare_war", "papacy"))
    assert told(match, "naval_combat")
    while match.decisions[0].kind != "action":
        play(match, match.decisions[0].options[0])
    assert look(match).cp == 2


# -- Diplomatic Marriage (#73)


@covers("his-22.1-1", "his-22.2-1", "his-22.4-1")
@pytest.mark.parametrize(
    ("power", "minors"),
    [
        ("england", {"scotland"}),
        ("france", {"genoa", "scotland", "venice"}),
        ("hapsburg", {"genoa", "hungary_bohemia", "venice"}),
        ("papacy", {"genoa", "venice"}),
    ],
)
def test_whom_a_marriage_wins(power: str, minors: set[str]) -> None:
    match = event(power, "diplomatic_marriage", wars=set())
    if len(minors) == 1:
        assert set(look(match).minors) == minors
    else:
        assert question(match) == (power, "marriage")
        assert choices(match) == {("activate", minor) for minor in minors}


@covers("his-22.4-1", "his-22.2-3")
def test_a_marriage_ends_an_alliance_but_not_that_of_hungary() -> None:
    allies = {"genoa": "france", "hungary_bohemia": "hapsburg", "scotland": "france", "venice": "papacy"}
    match = event("england", "diplomatic_marriage", minors=allies, wars=set())
    assert choices(match) == {("deactivate", "genoa"), ("deactivate", "scotland"), ("deactivate", "venice")}
    play(match, ("deactivate", "venice"))
    state = over(match)
    assert "venice" not in state.minors
    assert "diplomatic_marriage" in state.discard


def test_a_marriage_wins_an_ally() -> None:
    match = event("papacy", "diplomatic_marriage", wars=set())
    play(match, ("activate", "venice"))
    state = over(match)
    assert state.minors == {"venice": "papacy"}
    assert state.control["venice"] == "papacy"


@covers("his-11-4")
def test_who_does_not_marry() -> None:
    assert refusal("ottoman", "diplomatic_marriage") == "his-11-4"
    assert refusal("protestant", "diplomatic_marriage") == "his-11-4"


# -- unrest (#64, #80, #82, #88, #94)


@covers("his-12.4-1", "his-12.4-2")
@pytest.mark.parametrize(
    ("card", "area", "most", "removed"),
    [
        ("pilgrimage_of_grace", HOMES["england"], 5, True),
        ("gabelle_revolt", HOMES["france"], 2, False),
        ("peasants_war", ZONES["german"], 5, True),
        ("revolt_of_the_communeros", ZONES["spanish"], 3, False),
    ],
)
def test_unrest_in_empty_spaces_of_an_area(card: str, area: tuple[str, ...], most: int, removed: bool) -> None:
    first, second, third = area[:3]
    state = scene(leaders={"charles_v": second}, fields={"unrest": {third}})
    state.add_troops(first, "hapsburg", regular=1)
    match = event("papacy", card, state=state)
    assert question(match) == ("papacy", "place_unrest")
    assert spaces(match) == set(area) - {first, second, third}
    placed = sorted(spaces(match))[:most]
    for space in placed:
        play(match, ("space", space))
    state = over(match)
    assert state.unrest == {third, *placed}
    assert (card in state.removed) == removed and (card in state.discard) != removed


@covers("his-12.4-2")
def test_ships_keep_unrest_away() -> None:
    match = event("papacy", "gabelle_revolt", state=scene(ships={"rouen": {"france": 1}}))
    assert "rouen" not in spaces(match)
    assert "marseille" in spaces(match)


def test_the_player_may_place_less_unrest_and_there_may_be_no_room() -> None:
    match = event("papacy", "gabelle_revolt")
    play(match, ("space", "dijon"), ("done",))
    assert over(match).unrest == {"dijon"}
    everywhere = over(event("papacy", "gabelle_revolt", unrest=set(HOMES["france"])))
    assert everywhere.unrest == set(HOMES["france"])


@pytest.mark.parametrize(
    ("wars", "most"), [([], 4), ([("ottoman", "hungary_bohemia")], 4), ([("ottoman", "papacy")], 2)]
)
def test_janissaries_rebel_more_without_a_great_war(wars: list[tuple[str, str]], most: int) -> None:
    match = event("france", "janissaries_rebel", state=scene(wars=wars))
    homes = {space for space in SPACES if SPACES[space].home == "ottoman"}
    assert spaces(match) == homes - {"algiers"}  # not in the game yet
    placed = sorted(spaces(match))[:most]
    for space in placed:
        play(match, ("space", space))
    assert over(match).unrest == set(placed)


def test_the_pirates_of_algiers_and_of_a_haven_may_rebel_as_well() -> None:
    state = scene(fields={"barbary": True, "havens": {"oran"}, "control": {"oran": "ottoman"}})
    assert {"algiers", "oran"} <= spaces(event("france", "janissaries_rebel", state=state))


# -- Cloth Prices Fluctuate (#72)


def cloth(power: str, *dice: Dice, **said: Any) -> Match:
    return event(power, "cloth_prices_fluctuate", *dice, **said)


def test_trade_gives_england_and_the_hapsburgs_a_card_and_the_player_soldiers() -> None:
    match = cloth(
        "france", state=scene(paris={"hapsburg": 1}, fields={"unrest": {"lyon"}, "control": {"dijon": "hapsburg"}})
    )
    assert question(match) == ("france", "cloth_prices")
    play(match, ("cloth_trade",))
    assert question(match) == ("france", "cloth_soldiers")
    assert spaces(match) == set(HOMES["france"]) - {"lyon", "dijon"}  # at peace the Hapsburg guests do not matter
    state = play(match, ("space", "rouen"))
    assert units(state, "rouen", "france") == (0, 2, 0)
    assert len(state.hands["england"]) == 1 and len(state.hands["hapsburg"]) == 1
    assert "cloth_prices_fluctuate" in state.discard


@covers("his-17.1-1", "his-12.4-5")
def test_soldiers_are_not_hired_where_they_could_not_be_built() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"rouen": {"hapsburg": 3}},
        rouen={"france": 1, "hapsburg": 2},
        dijon={"hapsburg": 1},
        fields={"unrest": {"lyon"}, "minors": {"genoa": "france"}, "control": {"genoa": "france"}},
    )
    match = cloth("france", state=state)
    play(match, ("cloth_trade",))
    assert spaces(match) == set(HOMES["france"]) - {"rouen", "dijon", "lyon"}


def test_the_ottomans_hire_cavalry_but_not_in_algiers() -> None:
    match = cloth("ottoman", state=scene(fields={"barbary": True, "control": {"algiers": "ottoman"}}))
    play(match, ("cloth_trade",))
    assert "algiers" not in spaces(match)
    state = play(match, ("space", "edirne"))
    assert units(state, "edirne", "ottoman") == (0, 0, 2)


@covers("his-21.6-1")
def test_the_protestants_hire_nobody_before_the_league_but_the_cards_are_drawn() -> None:
    match = cloth("protestant", state=scene(fields={"league": False}))
    state = play(match, ("cloth_trade",))
    assert len(state.hands["england"]) == 1 and len(state.hands["hapsburg"]) == 1
    assert not told(match, "units_placed")
    match = cloth("protestant", state=scene(fields={"control": {"leipzig": "protestant"}}))
    state = play(match, ("cloth_trade",))
    assert units(state, "leipzig", "protestant") == (0, 2, 0)


def test_without_calais_and_antwerp_there_is_no_trade() -> None:
    for lost in ({"calais": "france"}, {"antwerp": "france"}):
        match = cloth("papacy", control=lost)
        assert question(match) == ("papacy", "place_unrest")


def test_a_crisis_costs_the_lord_of_antwerp_a_card_and_brings_unrest() -> None:
    hands = {"hapsburg": ("gout", "holy_roman_emperor")}
    match = cloth("papacy", ("card of hapsburg", "gout"), hands=hands)
    play(match, ("cloth_crisis",))
    assert "gout" in look(match).discard
    empty = {"amsterdam", "palermo", "messina", "cerignola", "taranto", "linz", "graz", "trieste", "innsbruck"}
    assert spaces(match) == empty  # Antwerp, Brussels, Naples and Vienna have garrisons
    state = play(match, ("space", "amsterdam"), ("space", "linz"))
    assert state.unrest == {"amsterdam", "linz"}


@covers("his-6.1-20")
def test_a_crisis_finds_no_card_or_nobody_to_take_it_from() -> None:
    match = cloth("papacy", hands={"hapsburg": ("holy_roman_emperor",)})
    play(match, ("cloth_crisis",))
    assert look(match).hands["hapsburg"] == ("holy_roman_emperor",)
    match = cloth("papacy", control={"antwerp": "france"}, hands={"hapsburg": ("gout",), "france": ()})
    assert question(match) == ("papacy", "place_unrest")
    assert look(match).hands["hapsburg"] == ("gout",)


# -- Copernicus (#47), Michael Servetus (#51)


def test_copernicus_is_worth_one_vp_and_a_card() -> None:
    match = event("france", "copernicus", protestant_spaces=set(HOMES["france"][:8]))  # of seventeen
    assert question(match) == ("france", "copernicus")
    state = play(match, ("draw_card",))
    assert state.bonus_vp["france"] == (("copernicus", 1),)
    assert len(state.hands["france"]) == 1
    assert "copernicus" in state.removed


def test_or_one_vp_and_a_card_of_the_protestants() -> None:
    hands = {"protestant": ("gout", "here_i_stand")}
    match = event("ottoman", "copernicus", ("card of protestant", "gout"), hands=hands)
    state = play(match, ("protestant_discards",))
    assert state.hands["protestant"] == ("here_i_stand",)
    assert state.bonus_vp["ottoman"] == (("copernicus", 1),)


def test_copernicus_is_worth_two_vp_where_half_of_the_homes_are_protestant() -> None:
    state = over(event("england", "copernicus", protestant_spaces=set(HOMES["england"][:6])))  # of twelve
    assert state.bonus_vp["england"] == (("copernicus", 2),)
    assert state.hands["england"] == ()


def test_servetus_is_worth_a_vp_and_costs_the_protestants_a_card() -> None:
    hands = {"protestant": ("gout",)}
    state = over(event("papacy", "michael_servetus", ("card of protestant", "gout"), hands=hands))
    assert state.bonus_vp["papacy"] == (("servetus", 1),)
    assert "gout" in state.discard and "michael_servetus" in state.removed


@covers("his-6.1-20")
def test_the_protestants_may_play_servetus_and_have_nothing_to_lose() -> None:
    match = event("protestant", "michael_servetus", hands={"protestant": ("here_i_stand",)})
    state = look(match)
    assert state.bonus_vp["protestant"] == (("servetus", 1),)
    assert state.hands["protestant"] == ("here_i_stand",)


# -- Philip of Hesse's Bigamy (#57)


def test_the_protestants_give_up_philip_or_a_card() -> None:
    said: dict[str, Any] = {"league": True, "leaders": {"philip_of_hesse": "kassel"}, "turn": 5}
    hands = {"protestant": ("gout", "here_i_stand")}
    match = event("papacy", "philip_of_hesses_bigamy", hands=hands, **said)
    assert question(match) == ("protestant", "bigamy")
    assert choices(match) == {("lose_leader", "philip_of_hesse"), ("lose_card",)}
    state = play(match, ("lose_leader", "philip_of_hesse"))
    assert "philip_of_hesse" not in state.leaders
    assert "gout" in state.hands["protestant"]
    assert "philip_of_hesses_bigamy" in state.removed
    match = event("papacy", "philip_of_hesses_bigamy", ("card of protestant", "gout"), hands=hands, **said)
    state = play(match, ("lose_card",))
    assert state.leaders["philip_of_hesse"] == "kassel"
    assert "gout" in state.discard and state.hands["protestant"] == ("here_i_stand",)


@pytest.mark.parametrize(
    "where",
    [
        {"leaders": {"philip_of_hesse": "kassel"}},
        {"captives": {"philip_of_hesse": "hapsburg"}},
        {"waiting_leaders": ("philip_of_hesse",)},
    ],
)
def test_without_a_card_philip_must_go_wherever_he_is(where: dict[str, Any]) -> None:
    state = over(event("papacy", "philip_of_hesses_bigamy", **where))
    assert "philip_of_hesse" not in (*state.leaders, *state.captives, *state.waiting_leaders)


def test_without_philip_a_card_must_go_and_without_both_nothing_does() -> None:
    hands = {"protestant": ("gout",)}
    state = over(event("papacy", "philip_of_hesses_bigamy", ("card of protestant", "gout"), hands=hands))
    assert "gout" in state.discard
    over(event("papacy", "philip_of_hesses_bigamy"))


# -- Lady Jane Grey (#59)


def grey(power: str, *dice: Dice, **said: Any) -> Match:
    known: dict[str, Any] = {"turn": 6, "accession": 6, "rulers": {"england": "mary_i"}}
    return event(power, "lady_jane_grey", *dice, **{**known, **said})


def test_a_card_of_england_and_one_of_the_deck_are_divided() -> None:
    hands = {"england": ("gout", "treachery", "six_wives_of_henry_viii")}
    match = grey("france", ("card of england", "gout"), hands=hands)
    assert question(match) == ("france", "grey_keeps")
    (top,) = {option[1] for option in choices(match)} - {"gout"}
    play(match, ("keep_card", "gout"))
    assert question(match) == ("france", "grey_gives")
    assert choices(match) == {("power", "protestant"), ("power", "papacy")}
    state = play(match, ("power", "papacy"))
    assert state.hands["france"] == ("gout",)
    assert state.hands["papacy"] == (top,)
    assert state.hands["england"] == ("six_wives_of_henry_viii", "treachery")
    assert (state.drawn, state.drawer) == ((), "")
    assert "lady_jane_grey" in state.removed
    assert knows(state, "france", str(top), "papacy")
    assert not knows(state, "ottoman", str(top), "papacy")


def test_the_card_goes_to_the_other_one_if_the_papacy_plays() -> None:
    match = grey("papacy", ("card of england", "gout"), hands={"england": ("gout",)})
    (top,) = {option[1] for option in choices(match)} - {"gout"}
    state = play(match, ("keep_card", top))
    assert state.hands["protestant"] == ("gout",)
    assert state.hands["papacy"] == (top,)


def test_with_an_empty_deck_the_card_of_england_is_kept() -> None:
    state = position(turn=6, accession=6)
    state.deck = Deck()
    match = event("france", "lady_jane_grey", ("card of england", "gout"), state=state, hands={"england": ("gout",)})
    state = play(match, ("keep_card", "gout"))
    assert state.hands["france"] == ("gout",)
    assert state.hands["protestant"] == () and state.hands["papacy"] == ()


@covers("his-11-4", "his-6.1-7")
def test_lady_jane_needs_a_new_ruler_and_an_english_card() -> None:
    hands = {"england": ("gout",)}
    assert refusal("france", "lady_jane_grey", turn=6, hands=hands) == "his-11-4"
    assert refusal("france", "lady_jane_grey", turn=7, accession=6, hands=hands) == "his-11-4"
    home = {"england": ("six_wives_of_henry_viii",)}
    assert refusal("france", "lady_jane_grey", turn=6, accession=6, hands=home) == "his-11-4"
    assert refusal("england", "lady_jane_grey", turn=6, accession=6) == "his-11-4"  # it holds no other card
    assert allowed("england", "lady_jane_grey", turn=6, accession=6, hands=hands)


# -- Diplomatic Overture (#74), Fuggers (#79)


def test_an_overture_is_two_cards_and_one_given_away() -> None:
    match = event("france", "diplomatic_overture", hands={"france": ("gout", "patron_of_the_arts")})
    assert question(match) == ("france", "overture")
    drawn = set(look(match).hands["france"]) - {"gout", "patron_of_the_arts"}
    assert len(drawn) == 2
    assert {option[1] for option in choices(match)} == {"gout", *drawn}  # not the home card
    assert {option[2] for option in choices(match)} == set(MAJORS) - {"france"}
    state = play(match, ("give_away", "gout", "ottoman"))
    assert state.hands["ottoman"] == ("gout",)
    assert drawn < set(state.hands["france"])
    assert knows(state, "france", "gout", "ottoman")
    assert not knows(state, "papacy", "gout", "ottoman")
    assert "diplomatic_overture" in state.discard


@covers("his-seats-2")
def test_an_overture_may_give_a_card_to_ones_other_power() -> None:
    match = event("france", "diplomatic_overture", state=position(players=3), hands={"france": ("gout",)})
    assert look(match).seat_of("france") == look(match).seat_of("ottoman")
    assert "gout" in play(match, ("give_away", "gout", "ottoman")).hands["ottoman"]


def test_what_others_knew_of_the_givers_hand_may_be_gone() -> None:
    state = position()
    for power in ("papacy", "ottoman"):
        state.learn((state.seat_of(power),), ("card", "gout", "france"))
    match = event("france", "diplomatic_overture", state=state, hands={"france": ("gout", "erasmus")})
    state = play(match, ("give_away", "erasmus", "ottoman"))
    assert knows(state, "ottoman", "gout", "france")  # it saw what it got
    assert not knows(state, "papacy", "gout", "france")


@covers("his-11-8")
def test_a_mandatory_event_that_is_given_away_must_be_played() -> None:
    match = event("france", "diplomatic_overture", hands={"france": ("master_of_italy",)})
    play(match, ("give_away", "master_of_italy", "papacy"))
    assert question(match) == ("papacy", "impulse")
    assert refused(match, ("pass",)) == "his-11-8"


def test_an_overture_without_any_card_gives_nothing() -> None:
    state = position()
    state.deck = Deck()
    match = event("france", "diplomatic_overture", state=state)
    play(match, ("pass",))
    over(match)


@covers("his-6.2-11")
def test_fuggers_lend_two_cards_for_one_less_in_the_next_deal() -> None:
    state = look(event("france", "fuggers"))
    assert len(state.hands["france"]) == 2
    assert state.fugger_debts == {"france": 1}
    assert "fuggers" in state.discard


# -- the end of the turn


@covers("his-6.1-16", "his-11-6")
def test_what_lasts_for_a_turn_is_over_with_it() -> None:
    state = position(turn=2, lasting={"printing_press", "augsburg_confession", "the_wartburg"})
    state.played_events = {("france", "fuggers")}

    def turn_ends(now: HereIStandState) -> None:
        victory.next_turn(now)
        now.agenda.clear()

    match = run(state, turn_ends)
    finish(match)
    assert (look(match).lasting, look(match).played_events) == (set(), set())
