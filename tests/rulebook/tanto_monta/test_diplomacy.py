"""9.1 and 9.2: negotiation, deals and alliances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
    cited,
    finish,
    hand,
    look,
    may,
    play,
    position,
    refused,
    table,
)
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import allied, at_war
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import hidden, resources
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState

PLAYERS = ("muslim", "portugal", "spain", "france")


def package(
    announcer: str,
    *others: str,
    state: TantoMontaState | None = None,
    dice: tuple[tuple[str, object], ...] = (),
    **fields: Any,
) -> Match:
    """A party puts together a deal with others."""
    start = state or position(turn=2, phase="diplomacy", **fields)
    start.deal = Deal(announcer, tuple(player for player in PLAYERS if player in (announcer, *others)))
    start.agenda = [("package",)]
    return table(state=start, dice=dice)


def agree(match: Match, *terms: Option) -> TantoMontaState:
    """All terms, announced and confirmed."""
    play(match, *terms, ("propose",))
    while not match.over and match.decisions[0].kind == "confirm_deal":
        play(match, ("yes",))
    return look(match)


def pair(one: str, other: str) -> tuple[str, str]:
    return REALM.pair(one, other)


# -- the phase


@covers("tm-9-1")
def test_nobody_negotiates_on_turn_1() -> None:
    assert table(("negotiation",), turn=1).over


@covers("tm-9.1-1", "tm-9.1-18")
def test_everybody_talks_and_then_announces_in_the_order_of_impulses() -> None:
    match = table(("negotiation",), turn=2, phase="diplomacy")
    assert [decision.power for decision in match.decisions] == list(PLAYERS)
    play(match, *((player, ("ready",)) for player in PLAYERS))
    asked = []
    while not match.over:
        asked.append(match.decisions[0].power)
        play(match, ("done",))
    assert asked == list(PLAYERS)


@covers("tm-9.1-18")
def test_nothing_of_a_refused_package_counts() -> None:
    match = package("france", "spain")
    play(match, ("end_war", "france", "spain"), ("propose",))
    assert match.decisions[0].power == "spain"
    state = play(match, ("no",))
    assert pair("france", "spain") in state.wars
    assert state.refused_deals == {"end_war france spain"}
    finish(match)


@covers("tm-9.1-2", "tm-9.1-21")
def test_ex_9_1_2_an_announcement_knows_no_conditions() -> None:
    match = package("portugal", "france", state=position(turn=2, phase="diplomacy", alliances=set()))
    acts = {option[0] for option in choices(match)}
    assert set(look(match).diplomacy.terms) == {
        "end_war", "ally", "cede", "lend", "release", "grant_cards", "grant_resources", "no_roll", "return_nao",
        "return_squadrons", "grant_influence", "grant_militia", "show_hand",
    }  # fmt: skip
    assert acts <= {
        "invite",
        "end_war",
        "ally",
        "cede",
        "lend",
        "release",
        "grant_cards",
        "grant_resources",
        "no_roll",
        "grant_influence",
        "grant_militia",
        "drop",
    }


# -- peace


@covers("tm-9.1-3", "tm-9.1-19")
def test_two_powers_end_their_war() -> None:
    match = package("france", "spain")
    state = agree(match, ("end_war", "france", "spain"))
    assert not at_war(state, "france", "castile")
    assert not at_war(state, "france", "aragon")
    finish(match)


@covers("tm-9.1-4")
@pytest.mark.parametrize(("party", "power"), [("portugal", "beltranejos"), ("france", "catalonia")])
def test_limited_powers_never_make_peace(party: str, power: str) -> None:
    match = package(party, "spain")
    assert cited(refused(match, ("end_war", *pair(power, "spain")))) == "tm-9.1-4"


@covers("tm-20.4-2")
def test_the_first_war_of_portugal_and_spain_ends_by_alcacovas_alone() -> None:
    match = package("portugal", "spain")
    assert refused(match, ("end_war", "portugal", "spain")) == "tm-20.4-2"
    later = position(turn=3, phase="diplomacy")
    assert may(package("portugal", "spain", state=later), ("end_war", "portugal", "spain"))


@covers("tm-9.4-19")
def test_the_war_over_zahara_lasts() -> None:
    state = position(turn=3, phase="diplomacy", zahara_seized=True)
    state.wars.add(pair("nasrid", "spain"))
    state.lasting_wars.add(pair("nasrid", "spain"))
    match = package("muslim", "spain", state=state)
    assert refused(match, ("end_war", "nasrid", "spain")) == "tm-9.4-19"


# -- alliances


@covers("tm-9.1-5", "tm-9.2-5")
def test_an_alliance_with_spain_is_one_with_both_its_powers() -> None:
    match = package("muslim", "spain")
    assert refused(match, ("ally", "north_africa", "castile")) == "tm-9.2-5"
    state = agree(match, ("ally", "north_africa", "spain"))
    assert allied(state, "north_africa", "castile")
    assert allied(state, "north_africa", "aragon")
    assert not allied(state, "nasrid", "spain")


@covers("tm-9.1-5", "tm-9.2-2")
def test_who_stays_at_war_does_not_ally() -> None:
    match = package("france", "spain")
    assert not may(match, ("ally", "france", "spain"))
    fields: dict[str, Any] = {"wars": set(), "alliances": set(), "sea_wars": {pair("portugal", "spain")}}
    assert refused(package("portugal", "spain", **fields), ("ally", "portugal", "spain")) == "tm-9.2-2"


@covers("tm-9.2-4")
def test_the_beltranejos_follow_portugal_into_its_alliance_with_france() -> None:
    state = agree(package("portugal", "france", alliances=set()), ("ally", "portugal", "france"))
    assert pair("beltranejos", "france") in state.alliances
    later = position(turn=4, phase="diplomacy", alliances=set(), alcacovas=3)
    state = agree(package("portugal", "france", state=later), ("ally", "portugal", "france"))
    assert pair("beltranejos", "france") not in state.alliances


@covers("tm-9.2-4")
def test_they_begin_as_allies_of_france() -> None:
    assert pair("beltranejos", "france") in position().alliances


@covers("tm-9.2-6")
def test_france_is_no_friend_of_both_iberian_crowns() -> None:
    match = package("france", "spain", wars=set())
    assert refused(match, ("ally", "france", "spain")) == "tm-9.2-6"
    assert may(package("france", "spain", wars=set(), alliances=set()), ("ally", "france", "spain"))


@covers("tm-9.2-7", "tm-9.2-1")
def test_catalonia_has_no_friend_but_france() -> None:
    match = package("france", "muslim")
    assert refused(match, ("ally", "nasrid", "catalonia")) == "tm-9.2-7"
    assert allied(look(match), "france", "catalonia")


@covers("tm-9.2-3", "tm-21.7-9")
def test_the_papacy_leaves_a_friend_of_muslims() -> None:
    state = position(turn=2, phase="diplomacy", alliances=set(), deck=["slave_trade"])
    assert state.minors["papacy"] == "france"
    before = len(state.hands["muslim"])
    match = package("muslim", "france", state=state)
    agree(match, ("ally", "north_africa", "france"))
    after = look(match)
    assert "papacy" not in after.minors
    assert len(after.hands["muslim"]) == before + 1


@covers("tm-9.2-3", "tm-21.7-9")
def test_who_holds_rome_by_force_keeps_it() -> None:
    state = position(turn=2, phase="diplomacy", alliances=set(), papal_conqueror="france")
    after = agree(package("muslim", "france", state=state), ("ally", "north_africa", "france"))
    assert after.minors["papacy"] == "france"


@covers("tm-9.2-1", "tm-9.2-20", "tm-18.9-1")
def test_alliances_end_in_winter_but_not_those_of_one_player() -> None:
    match = table(("alliances_end",), piracies={("muslim", "alboran_sea")})
    state = look(match)
    assert state.alliances == {
        pair("nasrid", "north_africa"),
        pair("portugal", "beltranejos"),
        pair("france", "catalonia"),
    }
    assert not state.piracies
    assert state.minors["papacy"] == "france"


# -- loans


def allies(**fields: Any) -> TantoMontaState:
    state = position(turn=2, phase="diplomacy", wars=set(), alliances=set(), **fields)
    state.fleets = {}
    return state


@covers("tm-9.1-6", "tm-9.2-13", "tm-9.2-14")
def test_squadrons_are_lent_with_the_alliance() -> None:
    state = allies()
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    match = package("portugal", "france", state=state)
    assert not may(match, ("lend", "portugal", "france", "lisbon", 1))
    play(match, ("ally", "portugal", "france"))
    assert may(match, ("lend", "portugal", "france", "lisbon", 2))
    after = agree(match, ("lend", "portugal", "france", "lisbon", 1))
    if not match.over:
        play(match, sorted(choices(match))[0])
    lent = [place for place in after.fleets if after.ships(place, "portugal", "squadron", "france")]
    assert len(lent) == 1
    assert after.control[lent[0]] == "france"
    assert after.ships("lisbon", "portugal", "squadron") == 1


@covers("tm-9.2-9", "tm-9.2-11", "tm-9.1-6")
def test_corsairs_and_squadrons_of_minor_powers_are_not_lent() -> None:
    state = allies()
    state.add_ships("sale", "north_africa", "north_africa", corsair=2)
    match = package("muslim", "france", state=state)
    play(match, ("ally", "north_africa", "france"))
    assert not [option for option in choices(match) if option[0] == "lend"]
    state = allies()
    state.add_ships("rome", "papacy", "papacy", squadron=1)
    match = package("portugal", "france", state=state)
    play(match, ("ally", "portugal", "france"))
    assert not [option for option in choices(match) if option[0] == "lend"]


@covers("tm-9.2-12")
def test_a_player_lends_between_his_own_powers() -> None:
    state = allies()
    state.add_ships("tangier", "north_africa", "north_africa", squadron=1)
    state.alliances = {pair("nasrid", "north_africa")}
    match = package("muslim", state=state)
    after = play(match, ("lend", "north_africa", "nasrid", "tangier", 1), ("propose",))
    if not match.over:
        after = play(match, sorted(choices(match))[0])
    assert any(after.ships(place, "north_africa", "squadron", "nasrid") for place in after.fleets)


@covers("tm-9.2-10")
def test_nothing_is_lent_while_the_war_at_sea_lasts() -> None:
    from warcouncil.titles.tanto_monta.diplomacy.terms import loan_barred

    state = allies(sea_wars={pair("portugal", "spain")})
    assert loan_barred(state, "portugal", "spain") == "tm-9.2-10"


@covers("tm-9.1-20", "tm-9.1-23")
def test_ex_9_1_1_two_announcements_of_the_same_squadrons() -> None:
    state = allies()
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    match = package("portugal", "france", state=state)
    after = agree(match, ("ally", "portugal", "france"), ("lend", "portugal", "france", "lisbon", 2))
    if not match.over:
        after = play(match, sorted(choices(match))[0])
    second = package("portugal", "spain", state=after)
    assert not [option for option in choices(second) if option[:2] == ("lend", "portugal")]


# -- spaces


def cession(giver: str, taker: str, space: str, **control: str) -> bool:
    state = position(turn=2, phase="diplomacy", control=control)
    parties = {"castile": "spain", "beltranejos": "portugal", "catalonia": "france", "north_africa": "muslim"}
    one, other = parties.get(giver, giver), parties.get(taker, taker)
    return may(package(one, other, state=state), ("cede", giver, taker, space))


@covers("tm-9.1-8", "tm-9.1-9")
@pytest.mark.parametrize(
    ("giver", "taker", "space", "control", "allowed"),
    [
        ("france", "portugal", "lisbon", {"lisbon": "france"}, True),  # a: home
        ("portugal", "spain", "lisbon", {}, False),
        ("spain", "portugal", "seville", {}, True),  # b: Castile
        ("portugal", "spain", "seville", {"seville": "portugal"}, True),
        ("spain", "france", "seville", {}, False),
        ("spain", "beltranejos", "seville", {}, False),
        ("spain", "france", "zaragoza", {}, True),  # c: Aragon
        ("spain", "portugal", "zaragoza", {}, False),
        ("spain", "catalonia", "gerona", {}, False),
        ("france", "portugal", "perpignan", {}, True),  # d: independent
        ("france", "spain", "pamplona", {"pamplona": "france"}, True),  # e: Navarre
        ("france", "portugal", "pamplona", {"pamplona": "france"}, False),
        ("spain", "north_africa", "florence", {"florence": "spain"}, True),  # f: Italy
        ("portugal", "france", "florence", {"florence": "portugal"}, False),
    ],
)
def test_spaces_pass_in_six_cases(giver: str, taker: str, space: str, control: dict[str, str], allowed: bool) -> None:
    assert cession(giver, taker, space, **control) is allowed


@covers("tm-9.1-8", "tm-9.1-24")
def test_a_home_of_a_minor_ally_comes_to_its_major_power() -> None:
    state = position(turn=2, phase="diplomacy", control={"florence": "portugal"}, minors={"florence": "france"})
    match = package("portugal", "france", state=state)
    after = agree(match, ("cede", "portugal", "france", "florence"))
    assert after.control["florence"] == "france"


@covers("tm-9.1-10")
def test_units_in_a_ceded_space_leave() -> None:
    state = position(turn=2, phase="diplomacy", control={"seville": "portugal"}, troops={}, leaders={})
    state.troops = {}
    state.add_troops("seville", "portugal", regular=2)
    match = package("portugal", "spain", state=state)
    agree(match, ("cede", "portugal", "spain", "seville"))
    if not match.over:
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert after.control["seville"] == "spain"
    assert not after.stack("seville", "portugal").size


# -- captives


@covers("tm-9.1-7")
def test_a_captive_comes_back_to_a_home_key() -> None:
    state = position(turn=2, phase="diplomacy", captives={"mendoza": "nasrid"})
    state.leaders.pop("mendoza")
    match = package("muslim", "spain", state=state)
    agree(match, ("release", "nasrid", "castile", "mendoza"))
    spaces = {option[2] for option in choices(match)}
    assert spaces == {"leon", "cordoba", "seville", "gibraltar"}
    after = play(match, sorted(choices(match))[0])
    assert "mendoza" not in after.captives


@covers("tm-9.1-13")
def test_players_agree_on_no_roll() -> None:
    state = position(turn=2, phase="diplomacy", captives={"mendoza": "nasrid"})
    state.leaders.pop("mendoza")
    match = package("muslim", "spain", state=state)
    after = agree(match, ("no_roll", "muslim", "spain", "mendoza"))
    assert after.no_rolls == {("muslim", "mendoza")}
    after.agenda = [("captives", "muslim")]
    assert table(state=after).over


# -- gifts


@covers("tm-9.1-11")
def test_up_to_two_cards_by_chance_one_way() -> None:
    state = hand(position(turn=2, phase="diplomacy"), "spain", "slave_trade", "natural_disasters", "holy_war")
    hand(state, "france", "the_plague")
    match = package("spain", "france", state=state)
    assert not may(match, ("grant_cards", "spain", "france", 3))
    play(match, ("grant_cards", "spain", "france", 2))
    assert not may(match, ("grant_cards", "france", "spain", 1))


@covers("tm-9.1-12")
def test_up_to_two_resources_by_chance_one_way() -> None:
    state = position(turn=2, phase="diplomacy", warehouse={"spain": ("naval_cp_2",), "france": ("naval_cp_3",)})
    match = package("spain", "france", state=state, dice=(("resource of spain", 0),))
    play(match, ("grant_resources", "spain", "france", 1))
    assert not may(match, ("grant_resources", "france", "spain", 1))
    after = agree(match)
    assert after.warehouse["spain"] == ()
    assert sorted(after.warehouse["france"]) == ["naval_cp_2", "naval_cp_3"]


@covers("tm-9.1-14")
def test_captured_naos_and_squadrons_are_given_back() -> None:
    nao = "portugal_crew_1_piracy_1"
    state = position(turn=2, phase="diplomacy", naos={nao: Nao("ocean_1", captor="spain")}, wars=set())
    state.fleets = {}
    state.add_ships("valencia", "portugal", "spain", squadron=1)
    state.captured_ships = {"spain": {"portugal": 1}}
    match = package("spain", "portugal", state=state)
    agree(match, ("return_nao", "spain", "portugal", nao), ("return_squadrons", "spain", "portugal", 1))
    if not match.over:
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert after.naos[nao].captor == ""
    assert sum(after.ships(place, "portugal", "squadron") for place in after.fleets) == 1


@covers("tm-9.1-15")
def test_up_to_two_levels_of_influence_not_with_ones_own_ally() -> None:
    state = position(turn=2, phase="diplomacy")
    state.influence = {**state.influence, "venice": {**state.influence["venice"], "france": 3, "spain": 0}}
    match = package("france", "spain", state=state)
    assert not may(match, ("grant_influence", "france", "spain", "papacy", 1))
    assert not may(match, ("grant_influence", "france", "portugal", "venice", 1))
    after = agree(match, ("grant_influence", "france", "spain", "venice", 2))
    assert (after.influence["venice"]["france"], after.influence["venice"]["spain"]) == (1, 2)
    assert not [
        option
        for option in choices(package("france", "spain", state=after))
        if option[0] == "grant_influence" and option[1] == "france"
    ]


@covers("tm-9.1-15")
def test_levels_of_earlier_deals_count() -> None:
    state = position(turn=2, phase="diplomacy")
    for minor in ("venice", "florence"):
        state.influence = {**state.influence, minor: {**state.influence[minor], "france": 3, "spain": 0}}
    after = agree(package("france", "spain", state=state), ("grant_influence", "france", "spain", "venice", 1))
    match = package("france", "spain", state=after)
    play(match, ("grant_influence", "france", "spain", "venice", 1))
    assert not may(match, ("grant_influence", "france", "spain", "florence", 1))
    assert refused(match, ("grant_influence", "france", "spain", "florence", 1)) == "tm-9.1-15"


@covers("tm-9.1-16", "tm-9.1-17")
def test_up_to_three_militia_between_powers_at_peace() -> None:
    state = position(turn=2, phase="diplomacy")
    assert not may(package("france", "spain", state=state), ("grant_militia", "france", "castile", 1))
    state = position(turn=2, phase="diplomacy", unrest={"coimbra"})
    match = package("france", "portugal", state=state)
    assert not may(match, ("grant_militia", "france", "portugal", 4))
    play(match, ("grant_militia", "france", "portugal", 2))
    assert not may(match, ("grant_militia", "portugal", "france", 1))
    there = look(match).number("lisbon", "portugal", "militia")
    before = sum(look(match).number(place, "france", "militia") for place in look(match).troops)
    agree(match)
    play(match, ("take_unit", "bordeaux", "france", "militia"))  # the other one can only come from Paris
    spaces = {str(option[1]) for option in choices(match)}
    assert "coimbra" not in spaces
    assert {"lisbon", "oporto"} <= spaces
    after = play(match, ("space", "lisbon"), ("space", "lisbon"))
    assert sum(after.number(place, "france", "militia") for place in after.troops) == before - 2
    assert after.number("lisbon", "portugal", "militia") == there + 2


def board(match: Match, player: str, seat: int) -> Mapping[str, Any]:
    """The board of a player, as a seat sees it."""
    panels = match.view(seat)["view"]["panels"]
    return next(one for one in panels if one["kind"] == "player" and one["power"] == player)


@covers("tm-9.1-25")
def test_a_hand_is_shown_to_one_player_alone() -> None:
    state = position(turn=2, phase="diplomacy", warehouse={"spain": ("naval_cp_2", "naval_cp_3")})
    hand(state, "spain", "ambush")
    match = package("spain", "france", state=state)
    after = agree(match, ("show_hand", "spain", "france"))
    seats = {power: after.seats[power] for power in ("france", "portugal")}
    seen = {power: board(match, "spain", seat) for power, seat in seats.items()}
    assert "ambush" in seen["france"]["hand"] and "ambush" not in seen["portugal"]["hand"]
    assert seen["france"]["warehouse"] == ["naval_cp_2", "naval_cp_3"]
    assert seen["portugal"]["warehouse"] == ["naval", "naval"]


@covers("tm-9.1-25")
def test_who_has_seen_a_warehouse_knows_it_until_it_changes() -> None:
    state = position(turn=2, warehouse={"spain": ("naval_cp_2", "naval_cp_3")})
    seat = state.seats["france"]
    state.learn((seat,), hidden.store_fact(state, "spain"))
    assert hidden.sees_store(state, seat, "spain")
    resources.leave_warehouse(state, "spain", "naval_cp_3")
    resources.store(state, "spain", "naval_cp_3")
    assert not hidden.sees_store(state, seat, "spain")


@covers("tm-9.1-25")
def test_there_must_be_something_to_show() -> None:
    state = position(turn=2, phase="diplomacy")
    hand(state, "spain")
    match = package("spain", "france", state=state)
    assert not may(match, ("show_hand", "spain", "france"))
    assert refused(match, ("show_hand", "spain", "france")) == "tm-9.1-25"
    hand(state, "france", "ambush")
    assert may(package("spain", "france", state=state), ("show_hand", "france", "spain"))
