"""Deals and alliances (9.1, 9.2): what may be agreed on, and what then happens."""

from __future__ import annotations

from collections.abc import Iterable
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
    told,
)
from tests.rulebook.here_i_stand.land import troops
from warcouncil.campaign import deals, transfers
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.log import Masked
from warcouncil.engine.match import Match
from warcouncil.engine.state import Known, Option
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import MAJORS, SPACES
from warcouncil.titles.here_i_stand.diplomacy.ways import DIPLOMACY
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState

DONE = ("done",)
YES, NO = ("yes",), ("no",)
PROPOSE = ("propose",)
Dice = Iterable[tuple[str, object]]
CARDS = {
    "hapsburg": ("holy_roman_emperor", "arquebusiers", "foul_weather", "gout"),
    "france": ("patron_of_the_arts", "siege_mining"),
    "papacy": ("papal_bull", "leipzig_debate"),
}


def drafting(announcer: str, *others: str, state: HereIStandState | None = None, dice: Dice = (), **said: Any) -> Match:
    """A match in which a power puts a package together with the other parties."""
    start = state or position(**{"turn": 2, **said})
    start.turn = max(start.turn, 2)
    parties = tuple(power for power in MAJORS if power in (announcer, *others))
    start.deal = Deal(announcer, parties)
    start.agenda = [("package",)]
    return table(state=start, dice=dice)


def agreed(announcer: str, *others: str, terms: tuple[Option, ...], **said: Any) -> Match:
    """The same, with terms that all parties confirm."""
    match = drafting(announcer, *others, **said)
    play(match, *terms, PROPOSE)
    for power in (power for power in MAJORS if power in others):
        play(match, (power, YES))
    return match


def fleet_in(state: HereIStandState, port: str, owner: str, user: str) -> int:
    return state.ships(port, owner, "squadron", user)


# -- the worked example


@covers("his-9.1-18", "his-9.2-6", "his-9.1-7")
def test_example_the_hapsburgs_win_france_and_the_papacy_for_a_war_at_sea() -> None:
    state = position(turn=4, hands=CARDS)
    state.wars = set()
    dice = [("card of hapsburg", "gout")]
    state.agenda = [("announce", "france"), ("announce", "hapsburg")]
    match = table(state=state, dice=dice)
    play(match, ("invite", "france"), ("invite", "papacy"))
    play(match, ("ally", "hapsburg", "france"), ("ally", "hapsburg", "papacy"))
    play(match, ("cede", "hapsburg", "france", "besancon"))
    play(match, ("lend_fleet", "france", "hapsburg"), ("lend_fleet", "papacy", "hapsburg"))
    play(match, ("grant_cards", "hapsburg", "papacy", 1), PROPOSE)
    assert question(match) == ("france", "confirm_deal")
    play(match, YES)
    assert question(match) == ("papacy", "confirm_deal")
    play(match, YES)
    assert question(match) == ("hapsburg", "haven")
    assert may(match, ("space", "antwerp"))
    play(match, ("space", "antwerp"))
    assert question(match) == ("hapsburg", "loan_port")
    play(match, ("berth", "rouen", "antwerp"), ("berth", "marseille", "barcelona"), ("berth", "rome", "naples"))
    now = look(match)
    assert now.alliances == {("hapsburg", "france"), ("hapsburg", "papacy")}
    assert now.control["besancon"] == "france"
    assert now.number("antwerp", "hapsburg", "regular") == 4 and "besancon" not in now.troops
    assert fleet_in(now, "antwerp", "france", "hapsburg") == 1
    assert fleet_in(now, "barcelona", "france", "hapsburg") == 1
    assert fleet_in(now, "naples", "papacy", "hapsburg") == 1
    assert not any(fleet.user in ("france", "papacy") for fleets in now.fleets.values() for fleet in fleets)
    assert now.hands["papacy"] == ("papal_bull", "leipzig_debate", "gout")
    assert now.hands["hapsburg"] == ("holy_roman_emperor", "arquebusiers", "foul_weather")
    assert question(match) == ("hapsburg", "announce")


# -- putting a package together


@covers("his-deal-1", "his-9.1-18")
def test_parties_come_first_and_terms_in_one_order() -> None:
    match = drafting("france", "england")
    assert refused(match, ("invite", "hapsburg")) == "his-deal-1"
    assert refused(match, ("ally", "ottoman", "france")) == "his-9.1-18"
    assert refused(match, ("ally", "france", "england")) == "his-9.2-1"
    assert not may(match, PROPOSE)
    play(match, ("cede", "france", "england", "boulogne"))
    assert refused(match, ("ally", "england", "france")) == "his-deal-1"
    assert refused(match, ("invite", "papacy")) == "his-deal-1"
    assert refused(match, ("cede", "england", "france", "calais")) == "his-deal-1"
    assert may(match, ("cede", "france", "england", "brest"))


@covers("his-deal-2")
def test_a_package_has_as_many_terms_as_its_parties_like_but_none_twice() -> None:
    match = drafting("england", "france")
    spaces = ("berwick", "carlisle", "york", "wales", "shrewsbury", "lincoln", "norwich", "bristol")
    play(match, ("ally", "england", "france"))
    assert refused(match, ("ally", "england", "france")) == "his-deal-2"
    for space in spaces:
        play(match, ("cede", "england", "france", space))
    assert refused(match, ("cede", "england", "france", "norwich")) == "his-deal-2"
    play(match, PROPOSE, YES)
    assert {look(match).control[space] for space in spaces} == {"france"}
    assert ("england", "france") in look(match).alliances


@covers("his-deal-2")
def test_a_package_ends_where_nothing_is_left_to_agree_on() -> None:
    match = drafting("england", "france")
    while terms := [option for option in asked(match).options if option[0] in DIPLOMACY.terms]:
        play(match, terms[0])
    assert len(look(match).deal.terms) > 20  # type: ignore[union-attr]
    assert choices(match) == {PROPOSE, ("drop",)}


@covers("his-9.1-18")
def test_every_party_must_be_concerned() -> None:
    match = drafting("england", "france", "papacy")
    play(match, ("ally", "england", "france"))
    assert refused(match, PROPOSE) == "his-9.1-18"
    play(match, ("ally", "england", "papacy"))
    assert may(match, PROPOSE)


@covers("his-9.1-18", "his-deal-4")
def test_a_package_is_confirmed_by_all_or_nothing_happens_and_it_is_not_announced_again() -> None:
    match = table(("announce", "england"), turn=2)
    package = (("invite", "france"), ("invite", "papacy"), ("ally", "england", "france"), ("ally", "england", "papacy"))
    play(match, *package, PROPOSE, ("france", YES), ("papacy", NO))
    assert look(match).alliances == set() and look(match).deal is None
    assert told(match, "deal_refused") == [{"power": "papacy", "power2": "england"}]
    play(match, *package)
    assert refused(match, PROPOSE) == "his-deal-4"
    play(match, ("drop",))
    assert question(match) == ("england", "announce")


@covers("his-9.1-18")
def test_nobody_else_is_asked_after_a_refusal() -> None:
    match = table(("announce", "papacy"), turn=2)
    play(match, ("invite", "england"), ("invite", "france"), ("end_war", "france", "papacy"))
    play(match, ("ally", "england", "papacy"), PROPOSE, ("england", NO))
    assert question(match) == ("papacy", "announce")
    assert ("france", "papacy") in look(match).wars


@covers("his-9.1-20")
def test_nothing_but_the_listed_kinds_of_agreement_can_be_chosen() -> None:
    match = drafting("england", "france", hands={"england": ("gout",), "france": ("foul_weather",)})
    acts = {str(option[0]) for option in choices(match)}
    assert acts == {"invite", "ally", "cede", "grant_cards", "drop"}


# -- wars and alliances


@covers("his-9.1-2", "his-9.1-23")
def test_a_war_is_ended_without_vp_and_everything_stays_as_it_is() -> None:
    said: dict[str, Any] = {"control": {"turin": "france", "avignon": "papacy"}, "captives": {"montmorency": "papacy"}}
    match = agreed("france", "papacy", terms=(("end_war", "france", "papacy"),), **said)
    now = look(match)
    assert ("france", "papacy") not in now.wars
    assert now.control["avignon"] == "papacy" and now.captives == {"montmorency": "papacy"}
    assert now.bonus_vp == {}
    finish(match)


@covers("his-9.1-24", "his-21.5-7")
def test_peace_with_the_papacy_lifts_an_excommunication() -> None:
    match = agreed(
        "france", "papacy", terms=(("end_war", "france", "papacy"),), minus_cards={"france": 1, "england": 1}
    )
    assert look(match).minus_cards == {"england": 1}


@covers("his-9.1-3")
def test_the_wars_of_the_league_never_end() -> None:
    match = drafting("protestant", "hapsburg", "papacy", scenario="1532")
    assert refused(match, ("end_war", "hapsburg", "protestant")) == "his-9.1-3"
    assert refused(match, ("end_war", "papacy", "protestant")) == "his-9.1-3"
    assert refused(match, ("end_war", "hapsburg", "papacy")) == "his-9.1-2"


@covers("his-9.1-4", "his-9.2-1")
def test_enemies_ally_only_if_the_same_deal_ends_their_war() -> None:
    match = drafting("hapsburg", "france")
    assert refused(match, ("ally", "hapsburg", "france")) == "his-9.1-4"
    play(match, ("end_war", "hapsburg", "france"), ("ally", "hapsburg", "france"), PROPOSE, YES)
    assert look(match).alliances == {("hapsburg", "france")}
    finish(match)


@covers("his-9.2-1", "his-9.2-13")
def test_a_power_may_have_several_allies_and_inherits_no_wars() -> None:
    terms = (("ally", "ottoman", "england"), ("ally", "ottoman", "france"))
    match = agreed("ottoman", "england", "france", terms=terms)
    now = look(match)
    assert now.alliances == {("ottoman", "england"), ("ottoman", "france")}
    assert now.wars == position().wars
    again = drafting("england", "ottoman", alliances={("ottoman", "england")})
    assert refused(again, ("ally", "ottoman", "england")) == "his-9.2-1"


@covers("his-9.2-3")
def test_papacy_and_ottomans_never_ally() -> None:
    assert refused(drafting("papacy", "ottoman"), ("ally", "ottoman", "papacy")) == "his-9.2-3"


# -- loans


def fleets(**said: Any) -> HereIStandState:
    """Peace between France and the Hapsburgs, and a fleet of two in Marseille."""
    state = position(**{"turn": 2, "wars": set(), **said})
    state.add_ships("marseille", "france", "france", squadron=1)
    return state


@covers("his-9.2-5", "his-9.2-8")
def test_squadrons_are_lent_with_the_alliance_and_one_way_only() -> None:
    match = drafting("hapsburg", "france", state=fleets())
    assert refused(match, ("lend", "france", "hapsburg", "marseille", 1)) == "his-9.2-5"
    play(match, ("ally", "hapsburg", "france"), ("lend", "hapsburg", "france", "naples", 1))
    assert refused(match, ("lend", "france", "hapsburg", "marseille", 1)) == "his-9.2-5"
    assert refused(match, ("lend_fleet", "france", "hapsburg")) == "his-9.2-5"
    match = drafting("protestant", "france", state=fleets())
    play(match, ("ally", "france", "protestant"))
    assert refused(match, ("lend", "france", "protestant", "marseille", 1)) == "his-9.2-8"


@covers("his-9.2-6", "his-9.2-7")
def test_part_of_a_fleet_is_lent_and_goes_to_the_nearest_port() -> None:
    match = drafting("france", "hapsburg", state=fleets())
    play(match, ("ally", "hapsburg", "france"))
    assert refused(match, ("lend", "france", "hapsburg", "marseille", 3)) == "his-9.2-7"
    play(match, ("lend", "france", "hapsburg", "marseille", 1))
    assert refused(match, ("lend", "france", "hapsburg", "marseille", 2)) == "his-9.2-7"
    play(match, PROPOSE, YES, ("berth", "marseille", "barcelona"))
    now = look(match)
    assert fleet_in(now, "marseille", "france", "france") == 1
    assert fleet_in(now, "barcelona", "france", "hapsburg") == 1
    finish(match)


@covers("his-9.2-6", "his-9.2-9")
def test_the_receiver_chooses_among_equally_near_ports() -> None:
    state = fleets(control={"nice": "hapsburg"})
    match = drafting("france", "hapsburg", state=state)
    play(match, ("ally", "hapsburg", "france"), ("lend", "france", "hapsburg", "marseille", 2), PROPOSE, YES)
    assert question(match) == ("hapsburg", "loan_port")
    near = ("barcelona", "palma", "valencia", "cartagena", "nice")
    assert choices(match) == {("berth", "marseille", port) for port in near}
    play(match, ("berth", "marseille", "nice"))
    assert fleet_in(look(match), "nice", "france", "hapsburg") == 2


@covers("his-9.2-9")
def test_a_loan_needs_a_way_by_sea() -> None:
    match = drafting("france", "ottoman", state=fleets())
    play(match, ("ally", "ottoman", "france"))
    assert refused(match, ("lend", "france", "ottoman", "rouen", 1)) == "his-9.2-9"
    assert may(match, ("lend", "france", "ottoman", "marseille", 1))


@covers("his-9.2-7", "his-9.2-5")
def test_a_naval_leader_is_lent_with_squadrons_of_his_port_and_corsairs_never() -> None:
    state = position(turn=3, wars=set(), barbary=True, admirals={"barbarossa": "athens"})
    state.add_ships("athens", "ottoman", "ottoman", corsair=2)
    match = drafting("ottoman", "france", state=state)
    play(match, ("ally", "ottoman", "france"))
    assert refused(match, ("lend_admiral", "ottoman", "france", "barbarossa")) == "his-9.2-7"
    assert refused(match, ("lend_admiral", "ottoman", "france", "dragut")) == "his-9.2-7"
    assert refused(match, ("lend", "ottoman", "france", "athens", 2)) == "his-9.2-7"
    play(match, ("lend", "ottoman", "france", "athens", 1), ("lend_admiral", "ottoman", "france", "barbarossa"))
    play(match, PROPOSE, YES)
    while not match.over:
        play(match, sorted(choices(match))[0])
    now = look(match)
    assert now.sides["barbarossa"] == "france"
    assert fleet_in(now, now.admirals["barbarossa"], "ottoman", "france") == 1
    assert now.ships("athens", "ottoman", "corsair") == 2


# -- spaces


@covers("his-9.1-7", "his-9.1-25")
def test_a_ceded_key_counts_at_once_and_its_garrison_leaves() -> None:
    match = drafting("france", "papacy", wars=set())
    before = victory.vp(look(match), "papacy")
    assert refused(match, ("cede", "france", "papacy", "florence")) == "his-9.1-7"
    play(match, ("cede", "france", "papacy", "milan"), PROPOSE, YES)
    assert question(match) == ("france", "haven")
    play(match, sorted(choices(match))[0])
    now = look(match)
    assert now.control["milan"] == "papacy" and "milan" not in now.troops
    assert victory.vp(now, "papacy") == before + 2
    assert "milan" not in now.protestant_spaces


@covers("his-9.1-7")
def test_ships_in_a_ceded_port_go_to_the_nearest_own_port() -> None:
    match = agreed("england", "france", terms=(("cede", "england", "france", "portsmouth"),))
    assert question(match) == ("england", "ships_home")
    assert choices(match) == {("berth", "portsmouth", "plymouth"), ("berth", "portsmouth", "calais")}
    play(match, ("berth", "portsmouth", "calais"))
    assert fleet_in(look(match), "calais", "england", "england") == 1
    finish(match)


@covers("his-9.1-8")
def test_capitals_and_keys_of_minor_allies_are_not_ceded_but_captured_capitals_may_be() -> None:
    said: dict[str, Any] = {
        "minors": {"venice": "papacy"},
        "control": {"venice": "papacy", "corfu": "papacy", "paris": "papacy"},
    }
    match = drafting("papacy", "england", **said)
    assert refused(match, ("cede", "papacy", "england", "rome")) == "his-9.1-8"
    assert refused(match, ("cede", "papacy", "england", "venice")) == "his-9.1-8"
    assert may(match, ("cede", "papacy", "england", "corfu"))
    assert may(match, ("cede", "papacy", "england", "paris"))


@covers("his-21.6-1")
def test_nothing_is_ceded_to_the_protestants_before_the_league() -> None:
    match = drafting("hapsburg", "protestant")
    assert refused(match, ("cede", "hapsburg", "protestant", "wittenberg")) == "his-21.6-1"
    later = drafting("hapsburg", "protestant", scenario="1532")
    assert may(later, ("cede", "hapsburg", "protestant", "trier"))


@covers("his-21.6-9")
def test_a_ceded_protestant_electorate_brings_its_troops() -> None:
    state = position(scenario="1532")
    state.protestant_spaces.add("trier")
    match = agreed("hapsburg", "protestant", terms=(("cede", "hapsburg", "protestant", "trier"),), state=state)
    assert look(match).stack("trier", "protestant") == troops("protestant", 1)


# -- leaders


@covers("his-9.1-6")
def test_a_captured_leader_is_handed_back_to_a_capital_of_his_power() -> None:
    said: dict[str, Any] = {"captives": {"duke_of_alva": "france"}}
    match = drafting("france", "hapsburg", **said)
    del look(match).leaders["duke_of_alva"]
    assert refused(match, ("release", "hapsburg", "france", "montmorency")) == "his-9.1-6"
    play(match, ("release", "france", "hapsburg", "duke_of_alva"), PROPOSE, YES)
    assert choices(match) == {("return_to", "duke_of_alva", "valladolid"), ("return_to", "duke_of_alva", "vienna")}
    play(match, ("return_to", "duke_of_alva", "vienna"))
    assert look(match).leaders["duke_of_alva"] == "vienna" and not look(match).captives


@covers("his-9.1-6")
def test_without_a_capital_a_home_key_takes_the_leader_and_without_one_nobody_does() -> None:
    keys = ("paris", "rouen", "bordeaux", "lyon", "marseille")
    for lost, homes in ((("paris",), set(keys[1:])), (keys, set())):
        said: dict[str, Any] = {"captives": {"montmorency": "england"}, "control": dict.fromkeys(lost, "hapsburg")}
        match = drafting("france", "england", **said)
        release = ("release", "england", "france", "montmorency")
        if not homes:
            assert refused(match, release) == "his-9.1-6"
            continue
        play(match, release, PROPOSE, YES)
        assert choices(match) == {("return_to", "montmorency", home) for home in homes}


@covers("his-9.1-6")
def test_a_protestant_leader_returns_to_an_electorate_even_if_it_is_besieged() -> None:
    state = position(scenario="1532", sieges={"wittenberg": (("hapsburg", 1),)}, captives={"john_frederick": "france"})
    state.control["mainz"] = "france"
    assert set(transfers.lodgings_now(state, "protestant")) == {"wittenberg", "brandenburg", "augsburg"}


@covers("his-9.1-6", "his-9.1-8")
def test_a_capital_given_back_in_the_same_deal_takes_the_leader() -> None:
    said: dict[str, Any] = {"captives": {"montmorency": "england"}, "control": {"paris": "england"}}
    terms = (("cede", "england", "france", "paris"), ("release", "england", "france", "montmorency"))
    match = agreed("france", "england", terms=terms, **said)
    while not match.over:
        play(match, sorted(choices(match))[0])
    assert look(match).control["paris"] == "france" and look(match).leaders["montmorency"] == "paris"


# -- cards


@covers("his-9.1-9", "his-9.1-22")
def test_up_to_two_random_cards_are_drawn_and_kept_but_never_home_cards() -> None:
    dice = [("card of hapsburg", "gout"), ("card of hapsburg", "arquebusiers")]
    match = drafting("papacy", "hapsburg", hands=CARDS, dice=dice)
    assert refused(match, ("grant_cards", "papacy", "hapsburg", 1)) == "his-9.1-9"
    assert refused(match, ("grant_cards", "hapsburg", "papacy", 3)) == "his-9.1-9"
    again = drafting("papacy", "hapsburg", hands=CARDS, this_turn={("grant_cards", "hapsburg", "papacy")})
    assert refused(again, ("grant_cards", "hapsburg", "papacy", 1)) == "his-9.1-9"  # once a turn for two powers
    play(match, ("grant_cards", "hapsburg", "papacy", 2), PROPOSE, YES)
    now = look(match)
    assert now.hands["papacy"] == ("papal_bull", "leipzig_debate", "arquebusiers", "gout")
    assert now.hands["hapsburg"] == ("holy_roman_emperor", "foul_weather")
    finish(match)


@covers("his-9.1-22")
def test_a_mandatory_event_may_be_drawn() -> None:
    hands = {"england": ("six_wives_of_henry_viii", "clement_vii")}
    dice = [("card of england", "clement_vii")]
    match = agreed("england", "france", terms=(("grant_cards", "england", "france", 1),), hands=hands, dice=dice)
    assert look(match).hands["france"] == ("clement_vii",)


@covers("his-9.1-9")
def test_only_giver_and_taker_see_the_card_and_others_lose_sight_of_the_hand() -> None:
    dice = [("card of hapsburg", "gout")]
    known = [Known(0, ("card", "gout", "hapsburg")), Known(4, ("card", "foul_weather", "hapsburg"))]
    terms = (("grant_cards", "hapsburg", "papacy", 1),)
    match = agreed("papacy", "hapsburg", terms=terms, hands=CARDS, known=known, dice=dice)
    (entry,) = told(match, "draws_from_hand")
    assert entry["card"] == Masked("gout", (1, 4))
    facts = {(one.seat, one.fact) for one in look(match).known}
    assert facts == {(1, ("card", "gout", "papacy")), (4, ("card", "foul_weather", "hapsburg"))}


@covers("his-9.1-10")
def test_two_powers_do_not_draw_from_each_other_in_one_turn() -> None:
    match = drafting("hapsburg", "france", hands=CARDS)
    play(match, ("grant_cards", "hapsburg", "france", 1))
    assert refused(match, ("grant_cards", "hapsburg", "france", 2)) == "his-9.1-9"
    assert refused(match, ("grant_cards", "france", "hapsburg", 1)) == "his-9.1-10"
    later = drafting("hapsburg", "france", hands=CARDS, this_turn={("grant_cards", "france", "hapsburg")})
    assert refused(later, ("grant_cards", "hapsburg", "france", 1)) == "his-9.1-10"
    assert refused(later, ("grant_cards", "france", "hapsburg", 1)) == "his-9.1-9"


# -- mercenaries


def hired(**said: Any) -> HereIStandState:
    state = position(**{"turn": 2, **said})
    state.add_troops("paris", "france", mercenary=3)
    state.add_troops("milan", "france", mercenary=2)
    return state


@covers("his-9.1-11", "his-9.1-12")
def test_mercenaries_are_taken_anywhere_and_placed_in_the_capital() -> None:
    match = drafting("france", "hapsburg", state=hired())
    assert refused(match, ("grant_mercenaries", "france", "hapsburg", 5)) == "his-9.1-11"
    play(match, ("grant_mercenaries", "france", "hapsburg", 2), PROPOSE, YES)
    assert question(match) == ("france", "give_mercenary")
    play(match, ("take_unit", "milan", "france", "mercenary"), ("take_unit", "paris", "france", "mercenary"))
    assert choices(match) == {("space", "valladolid"), ("space", "vienna")}
    play(match, ("space", "vienna"))
    now = look(match)
    assert now.number("vienna", "hapsburg", "mercenary") == 2
    assert (now.number("milan", "france", "mercenary"), now.number("paris", "france", "mercenary")) == (1, 2)


@covers("his-9.1-11", "his-9.1-12", "his-9.1-21")
def test_who_receives_no_mercenaries() -> None:
    assert refused(drafting("france", "ottoman", state=hired()), ("grant_mercenaries", "france", "ottoman", 1)) == (
        "his-9.1-11"
    )
    protestants = drafting("france", "protestant", state=hired())
    assert refused(protestants, ("grant_mercenaries", "france", "protestant", 1)) == "his-9.1-21"
    homeless = drafting("france", "england", state=hired(control={"london": "france"}))
    assert refused(homeless, ("grant_mercenaries", "france", "england", 1)) == "his-9.1-12"
    given_back = drafting("france", "england", state=hired(control={"london": "france"}))
    play(given_back, ("cede", "france", "england", "london"))
    assert may(given_back, ("grant_mercenaries", "france", "england", 1))


@covers("his-9.1-12")
def test_the_protestants_place_mercenaries_in_one_electorate() -> None:
    state = hired(scenario="1532")
    match = agreed("france", "protestant", terms=(("grant_mercenaries", "france", "protestant", 1),), state=state)
    play(match, ("take_unit", "milan", "france", "mercenary"))
    assert choices(match) == {("space", space) for space in ("wittenberg", "brandenburg", "mainz", "augsburg")}
    play(match, ("space", "mainz"))
    assert look(match).number("mainz", "protestant", "mercenary") == 3


@covers("his-9.1-13")
def test_two_powers_do_not_give_each_other_mercenaries_in_one_turn() -> None:
    state = hired()
    state.add_troops("london", "england", mercenary=2)
    match = drafting("england", "france", state=state)
    play(match, ("grant_mercenaries", "england", "france", 1))
    assert refused(match, ("grant_mercenaries", "france", "england", 1)) == "his-9.1-13"
    later = drafting("england", "france", state=hired(this_turn={("grant_mercenaries", "england", "france")}))
    assert refused(later, ("grant_mercenaries", "france", "england", 1)) == "his-9.1-13"


@covers("his-9.1-11")
def test_mercenaries_need_counters_of_the_receiver() -> None:
    state = hired()
    state.add_troops("ravenna", "papacy", regular=19)
    match = drafting("france", "papacy", state=state)
    assert may(match, ("grant_mercenaries", "france", "papacy", 1))
    assert refused(match, ("grant_mercenaries", "france", "papacy", 4)) == "his-9.1-11"


# -- the gifts of the Papacy


@covers("his-9.1-14", "his-9.1-15")
def test_the_divorce_marries_henry_to_anne_boleyn_at_once() -> None:
    dice = [("pregnancy", 4)]
    match = drafting("england", "papacy", marital=1, dice=dice)
    assert refused(drafting("england", "papacy"), ("grant_divorce",)) == "his-9.1-14"
    play(match, ("grant_divorce",), PROPOSE, YES)
    now = look(match)
    assert now.marital == 2 and now.married_anne == 2 and now.catherine_grudge
    assert victory.vp_lines(now, "england")[1] == ("elizabeth", 2)


@covers("his-9.1-16")
def test_divorce_and_a_hapsburg_alliance_exclude_each_other() -> None:
    match = drafting("papacy", "hapsburg", "england", marital=1)
    play(match, ("ally", "hapsburg", "papacy"))
    assert refused(match, ("grant_divorce",)) == "his-9.1-16"
    allied = drafting("papacy", "england", marital=1, alliances={("hapsburg", "papacy")})
    assert refused(allied, ("grant_divorce",)) == "his-9.1-16"
    later = drafting("papacy", "hapsburg", this_turn={("divorce_granted",)})
    assert refused(later, ("ally", "hapsburg", "papacy")) == "his-9.1-16"


@covers("his-9.1-17")
def test_the_papacy_lifts_an_excommunication() -> None:
    match = drafting("england", "papacy", minus_cards={"england": 1})
    play(match, ("lift_excommunication", "england"), PROPOSE, YES)
    assert look(match).minus_cards == {}
    without = drafting("england", "papacy")
    assert refused(without, ("lift_excommunication", "england")) == "his-9.1-17"


# -- two powers of one seat


@covers("his-seats-2", "his-seats-3", "his-seats-4")
def test_ones_own_two_powers_ally_and_lend_but_give_nothing_but_home_spaces() -> None:
    control = {"boulogne": "ottoman", "athens": "france"}
    state = hired(players=3, control=control, hands={"france": ("gout",)}, wars=set())
    match = drafting("ottoman", "france", state=state)
    assert refused(match, ("grant_cards", "france", "ottoman", 1)) == "his-seats-2"
    assert refused(match, ("cede", "france", "ottoman", "lyon")) == "his-seats-3"
    assert may(match, ("cede", "ottoman", "france", "boulogne")) and may(match, ("cede", "france", "ottoman", "athens"))
    play(match, ("ally", "ottoman", "france"))
    assert may(match, ("lend_fleet", "ottoman", "france"))
    state.alliances.add(("ottoman", "france"))
    assert refused(drafting("ottoman", "france", state=state), ("ally", "ottoman", "france")) == "his-9.2-1"
    other = hired(players=4, hands={"papacy": ("gout",)})
    other.add_troops("rome", "papacy", mercenary=1)
    match = drafting("papacy", "hapsburg", state=other)
    assert refused(match, ("grant_mercenaries", "papacy", "hapsburg", 1)) == "his-seats-2"


@pytest.mark.parametrize("players", [3, 4, 5])
@covers("his-seats-2")
def test_ransom_is_not_paid_to_oneself(players: int) -> None:
    pairs = {3: ("montmorency", "france", "ottoman"), 4: ("duke_of_alva", "hapsburg", "papacy")}
    leader, owner, captor = pairs.get(players, ("john_frederick", "protestant", "england"))
    said: dict[str, Any] = {"captives": {leader: captor}, "hands": {owner: ("gout",)}, "scenario": "1532"}
    match = table(("ransom", owner), players=players, **said)
    finish(match)
    assert look(match).captives == {leader: captor}


@covers("his-9.1-18", "his-deal-1")
@pytest.mark.parametrize("scenario", ["1517", "1532"])
@pytest.mark.parametrize("players", [3, 6])
def test_what_is_offered_is_what_is_not_refused(scenario: str, players: int) -> None:
    """The terms that are picked in one go are exactly those that the refusals let through."""
    state = hired(scenario=scenario, players=players, hands=CARDS, minors={"venice": "papacy"}, barbary=True)
    state.control |= {"venice": "papacy", "boulogne": "ottoman", "paris": "england"}
    for parties in (("ottoman", "france"), ("hapsburg", "papacy"), ("england", "france", "protestant")):
        alliance = ("ally", *parties[:2])
        for terms in ((), (alliance,), (alliance, ("lend", parties[0], parties[1], "athens", 1))):
            deal = Deal(parties[0], parties, terms)
            offered = [term for terms in deals.legal_terms(state, deal) for term in terms]
            assert offered == sorted(offered, key=DIPLOMACY.place_of) and len(set(offered)) == len(offered)
            assert all(deals.term_forbidden(state, deal, term) is None for term in offered)
            spaces = [("cede", one, other, space) for one in parties for other in parties for space in SPACES]
            ports = [("lend", one, other, port, 1) for one in parties for other in parties for port in SPACES]
            allowed = {term for term in (*spaces, *ports) if deals.term_forbidden(state, deal, term) is None}
            assert allowed == {term for term in offered if term in {*spaces, *ports}}
