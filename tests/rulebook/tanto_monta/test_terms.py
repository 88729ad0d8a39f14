"""9.1 and 9.2, term by term: what may be agreed on, and which clause refuses all else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, cited, hand, look, may, play, position, question, refused, table
from tests.rulebook.tanto_monta.oceans import CREW_0, CREW_2, SPANISH, SPANISH_1
from tests.rulebook.tanto_monta.test_diplomacy import agree, allies, package, pair
from warcouncil.campaign.relations import allied
from warcouncil.campaign.transfers import lodgings_now
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy import terms
from warcouncil.titles.tanto_monta.realm import HOMES
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState

NAO = "portugal_crew_1_piracy_1"


def bargain(announcer: str, other: str, state: TantoMontaState | None = None, **fields: Any) -> Match:
    """A package that is being put together; nothing forbids what is offered for it."""
    match = package(announcer, other, state=state, **fields)
    all_offered_is_allowed(match)
    return match


def all_offered_is_allowed(match: Match) -> None:
    """The list of terms and the rule that refuses the others agree."""
    now = look(match)
    assert now.deal is not None
    for option in choices(match):
        kind = now.diplomacy.terms.get(str(option[0]))
        assert kind is None or kind.forbidden(now, now.deal, option) is None, option


def add(match: Match, *wanted: Option) -> Match:
    """Terms are added to the package."""
    for term in wanted:
        play(match, term)
        all_offered_is_allowed(match)
    return match


# -- peace and alliances


@covers("tm-9.1-5")
def test_a_war_that_goes_on_forbids_an_alliance() -> None:
    match = bargain("france", "spain", alliances=set())
    assert cited(refused(match, ("ally", "france", "spain"))) == "tm-9.1-5"
    add(match, ("end_war", "france", "spain"))
    assert may(match, ("ally", "france", "spain"))


@covers("tm-9.1-20")
@pytest.mark.parametrize("gone", ["nasrid", "north_africa"])
def test_who_has_left_the_game_allies_with_nobody(gone: str) -> None:
    match = bargain("muslim", "france", surrendered={gone: 4})
    other = {"nasrid": "north_africa", "north_africa": "nasrid"}[gone]
    assert refused(match, ("ally", gone, "france")) == "tm-9.1-20"
    assert may(match, ("ally", other, "france"))


@covers("tm-9.1-20", "tm-9.1-2")
def test_a_deal_needs_something_to_agree_on() -> None:
    state = position(turn=2, phase="diplomacy")
    state.fleets = {}
    state.agenda = [("announce", "muslim")]
    assert refused(table(state=state), ("invite", "muslim")) == "tm-9.1-2"
    assert may(table(state=state), ("invite", "spain"))


@covers("tm-9.2-4")
def test_the_beltranejos_make_no_alliances_of_their_own() -> None:
    match = bargain("portugal", "muslim")
    assert refused(match, ("ally", *pair("nasrid", "beltranejos"))) == "tm-9.2-4"


@covers("tm-9.2-22")
def test_a_power_has_several_allies_in_a_turn() -> None:
    state = agree(bargain("muslim", "portugal", state=allies()), ("ally", "nasrid", "portugal"))
    state = agree(bargain("muslim", "spain", state=state), ("ally", "north_africa", "spain"))
    state = agree(bargain("muslim", "portugal", state=state), ("ally", "north_africa", "portugal"))
    assert {
        pair("nasrid", "portugal"),
        pair("north_africa", "spain"),
        pair("north_africa", "portugal"),
    } <= state.alliances
    assert allied(state, "north_africa", "portugal") and not allied(state, "portugal", "spain")


# -- spaces


@covers("tm-9.1-8", "tm-9.1-9")
@pytest.mark.parametrize(
    ("giver", "taker", "space", "control", "clause"),
    [
        ("spain", "castile", "seville", {}, "tm-9.1-8"),
        ("spain", "france", "seville", {}, "tm-9.1-8"),
        ("spain", "beltranejos", "seville", {}, "tm-9.1-9"),
        ("spain", "beltranejos", "toledo", {"toledo": "spain"}, "tm-9.1-9"),
        ("beltranejos", "spain", "toledo", {}, "tm-9.1-9"),
        ("spain", "catalonia", "barcelona", {"barcelona": "spain"}, "tm-9.1-9"),
        ("catalonia", "spain", "barcelona", {}, "tm-9.1-9"),
        ("spain", "catalonia", "zaragoza", {}, "tm-9.1-9"),
        ("portugal", "spain", "florence", {"florence": "portugal"}, "tm-9.1-8"),
    ],
)
def test_which_clause_keeps_a_space(giver: str, taker: str, space: str, control: dict[str, str], clause: str) -> None:
    parties = {"castile": "spain", "beltranejos": "portugal", "catalonia": "france"}
    one, other = parties.get(giver, giver), parties.get(taker, taker)
    if one == other:
        other = "portugal"
    state = position(turn=2, phase="diplomacy", control=control, minors={"florence": "france"})
    assert refused(bargain(one, other, state=state), ("cede", giver, taker, space)) == clause


@covers("tm-9.1-8")
def test_nothing_is_ceded_to_who_has_left_the_game() -> None:
    held = {"loja": "france", "sale": "france"}
    state = position(turn=5, phase="diplomacy", control=held, surrendered={"nasrid": 4})
    match = bargain("muslim", "france", state=state)
    assert refused(match, ("cede", "france", "nasrid", "loja")) == "tm-9.1-8"
    assert may(match, ("cede", "france", "north_africa", "sale"))


@covers("tm-9.1-24", "tm-9.1-8")
def test_a_home_of_a_minor_power_goes_to_its_own_ally_alone() -> None:
    state = position(turn=2, phase="diplomacy", control={"florence": "portugal"}, minors={"florence": "france"})
    assert may(bargain("portugal", "france", state=state), ("cede", "portugal", "france", "florence"))
    state = position(turn=2, phase="diplomacy", control={"florence": "portugal"}, minors={"florence": "france"})
    assert not may(bargain("portugal", "spain", state=state), ("cede", "portugal", "spain", "florence"))


# -- captives


@covers("tm-9.1-7")
def test_without_home_keys_a_captive_comes_to_a_friendly_fortress_or_strategic_space() -> None:
    kinds = {space: COMPONENTS.atlas.spaces[space].kind for space in HOMES["portugal"]}
    keys = [space for space, kind in kinds.items() if kind == "key"]
    walled = [space for space, kind in kinds.items() if kind in ("fortress", "strategic")]
    state = position()
    assert set(lodgings_now(state, "portugal")) == set(keys)
    state.control.update(dict.fromkeys(keys, "spain"))
    assert set(lodgings_now(state, "portugal")) == set(walled)
    lost, lent = walled[:2]
    state.control.update({lost: "spain", lent: "france"})
    assert set(lodgings_now(state, "portugal")) == set(walled) - {lost}
    state.alliances.clear()
    assert set(lodgings_now(state, "portugal")) == set(walled) - {lost, lent}


def prisoner(**fields: Any) -> TantoMontaState:
    state = position(turn=2, phase="diplomacy", captives={"mendoza": "nasrid", "joao": "nasrid"}, **fields)
    del state.leaders["mendoza"], state.leaders["joao"]
    return state


@covers("tm-9.1-13")
@pytest.mark.parametrize(
    "term",
    [
        ("no_roll", "muslim", "spain", "ferdinand"),  # free
        ("no_roll", "spain", "muslim", "mendoza"),  # in another dungeon
        ("no_roll", "muslim", "spain", "joao"),  # somebody else's leader
    ],
)
def test_only_the_two_players_concerned_spare_a_captive(term: Option) -> None:
    assert refused(bargain("muslim", "spain", state=prisoner()), term) == "tm-9.1-13"


@covers("tm-9.1-13")
def test_a_captive_is_spared_once_and_not_if_he_is_set_free() -> None:
    term = ("no_roll", "muslim", "spain", "mendoza")
    state = prisoner(no_rolls={("muslim", "mendoza")})
    assert refused(bargain("muslim", "spain", state=state), term) == "tm-9.1-13"
    match = add(bargain("muslim", "spain", state=prisoner()), ("release", "nasrid", "castile", "mendoza"))
    assert refused(match, term) == "tm-9.1-13"
    match = bargain("muslim", "spain", state=prisoner())
    play(match, term)
    assert look(match).deal is not None


# -- prizes


def prizes() -> TantoMontaState:
    """Spain has a nao and two squadrons of Portugal."""
    state = position(turn=2, phase="diplomacy", naos={NAO: Nao("ocean_1", captor="spain")}, wars=set())
    state.fleets = {}
    state.add_ships("valencia", "portugal", "spain", squadron=2)
    state.captured_ships = {"spain": {"portugal": 2}}
    return state


@covers("tm-9.1-14")
def test_prizes_go_back_to_their_owner_alone() -> None:
    match = bargain("spain", "portugal", state=prizes())
    assert may(match, ("return_nao", "spain", "portugal", NAO))
    for term in (
        ("return_nao", "portugal", "spain", NAO),
        ("return_nao", "spain", "portugal", CREW_2),
        ("return_squadrons", "spain", "portugal", 3),
        ("return_squadrons", "portugal", "spain", 1),
    ):
        assert refused(match, term) == "tm-9.1-14", term
    match = bargain("spain", "france", state=prizes())
    assert refused(match, ("return_nao", "spain", "france", NAO)) == "tm-9.1-14"


@covers("tm-9.1-14", "tm-5.2-2")
def test_a_nao_that_is_given_back_drives_a_third_one_off_the_sea() -> None:
    state = prizes()
    state.naos[NAO] = Nao("ocean_1", captor="spain")
    state.naos.update({CREW_0: Nao("ocean_1"), CREW_2: Nao("ocean_2", cargo=("naval_cp_3",))})
    match = bargain("spain", "portugal", state=state)
    agree(match, ("return_nao", "spain", "portugal", NAO))
    assert question(match) == ("portugal", "surplus_nao")
    state = play(match, ("take_off", CREW_0))
    assert {nao for nao in state.naos if state.naos[nao].place != "built"} == {NAO, CREW_2}


@covers("tm-9.1-14", "tm-5.2-2")
def test_naos_that_are_exchanged_leave_both_with_two_at_sea() -> None:
    state = prizes()
    state.naos = {
        NAO: Nao("ocean_1", captor="spain"),
        CREW_2: Nao("ocean_1"),
        SPANISH: Nao("ocean_1", captor="portugal"),
        SPANISH_1: Nao("ocean_1"),
    }
    match = bargain("spain", "portugal", state=state)
    state = agree(match, ("return_nao", "portugal", "spain", SPANISH), ("return_nao", "spain", "portugal", NAO))
    assert match.over
    assert len(state.naos) == 4
    assert not any(nao.captor for nao in state.naos.values())


@covers("tm-9.1-14")
def test_squadrons_are_given_back_in_one_number() -> None:
    assert {option[3] for option in choices(bargain("spain", "portugal", state=prizes())) if len(option) == 4} >= {1, 2}
    match = add(bargain("spain", "portugal", state=prizes()), ("return_squadrons", "spain", "portugal", 1))
    assert refused(match, ("return_squadrons", "spain", "portugal", 2)) == "tm-9.1-14"


@covers("tm-9.1-14")
def test_a_squadron_without_a_port_to_go_to_stays() -> None:
    state = prizes()
    ports = [space for space, owner in state.control.items() if owner in ("portugal", "beltranejos")]
    state.control.update(dict.fromkeys(ports, "spain"))
    match = bargain("spain", "portugal", state=state)
    assert refused(match, ("return_squadrons", "spain", "portugal", 1)) == "tm-9.1-14"


# -- gifts


@covers("tm-9.1-11")
def test_nobody_makes_a_gift_to_himself() -> None:
    assert terms.gift_barred(position(), "castile", "aragon") == "tm-9.1-11"
    assert terms.gift_barred(position(), "spain", "france") is None


def courted() -> TantoMontaState:
    """France has two levels with Venice and three with Florence."""
    state = position(turn=2, phase="diplomacy")
    for minor, level in (("venice", 2), ("florence", 3)):
        state.influence = {**state.influence, minor: {**state.influence[minor], "france": level, "spain": 0}}
    return state


@covers("tm-9.1-15")
def test_two_levels_with_one_minor_power_or_one_with_each_of_two() -> None:
    match = bargain("france", "spain", state=courted())
    offered = {option[3:] for option in choices(match) if option[:2] == ("grant_influence", "france")}
    assert offered == {("venice", 1), ("venice", 2), ("florence", 1), ("florence", 2)}
    for term in (("venice", 3), ("florence", 3), ("papacy", 1), ("genoa", 1)):
        assert refused(match, ("grant_influence", "france", "spain", *term)) == "tm-9.1-15", term
    first = min(("venice", "florence"), key=look(match).diplomacy.ranks.__getitem__)
    second = {"venice": "florence", "florence": "venice"}[first]
    add(match, ("grant_influence", "france", "spain", first, 1))
    offered = {option[3:] for option in choices(match) if option[:2] == ("grant_influence", "france")}
    assert offered == {(second, 1)}
    assert refused(match, ("grant_influence", "france", "spain", first, 2)) == "tm-9.1-15"
    assert refused(match, ("grant_influence", "france", "spain", second, 2)) == "tm-9.1-15"
    now = look(match)
    assert now.deal is not None  # one level each, but not of the same minor power twice
    again = ("grant_influence", "france", "spain", first, 1)
    assert now.diplomacy.terms["grant_influence"].forbidden(now, now.deal, again) == "tm-9.1-15"


@covers("tm-9.1-15")
def test_levels_pass_between_two_players() -> None:
    match = bargain("france", "spain", state=courted())
    now = look(match)
    assert now.deal is not None
    forbidden = now.diplomacy.terms["grant_influence"].forbidden
    for parties in (("france", "france"), ("france", "castile"), ("catalonia", "spain")):
        assert forbidden(now, now.deal, ("grant_influence", *parties, "venice", 1)) == "tm-9.1-15"
    assert forbidden(now, now.deal, ("grant_influence", "france", "spain", "milan", 1)) == "tm-9.1-15"


def armed(**fields: Any) -> TantoMontaState:
    """France with four militia, Portugal with one."""
    state = position(turn=2, phase="diplomacy", **fields)
    state.troops, state.leaders = {}, {}
    state.add_troops("lyon", "france", militia=4)
    state.add_troops("lisbon", "portugal", militia=1)
    return state


@covers("tm-9.1-16")
def test_as_many_militia_as_there_are_and_three_at_most() -> None:
    match = bargain("france", "portugal", state=armed())
    assert {option[1:] for option in choices(match) if option[0] == "grant_militia"} == {
        *(("france", "portugal", many) for many in (1, 2, 3)),
        ("portugal", "france", 1),
        ("france", "beltranejos", 1), ("france", "beltranejos", 2), ("france", "beltranejos", 3),
        ("portugal", "catalonia", 1),
    } - LIMITED_PARTNERS  # fmt: skip
    for many in (0, 4):
        assert refused(match, ("grant_militia", "france", "portugal", many)) == "tm-9.1-16"
    assert refused(match, ("grant_militia", "portugal", "france", 2)) == "tm-9.1-16"
    add(match, ("grant_militia", "france", "portugal", 2))
    assert refused(match, ("grant_militia", "portugal", "france", 1)) == "tm-9.1-16"


LIMITED_PARTNERS: set[tuple[str, str, int]] = set()


@covers("tm-9.1-16")
def test_militia_passes_between_powers_of_different_players_at_peace() -> None:
    match = bargain("france", "spain", state=armed())
    assert refused(match, ("grant_militia", "france", "castile", 1)) == "tm-9.1-16"
    add(match, ("end_war", "france", "spain"))
    assert may(match, ("grant_militia", "france", "castile", 1))
    match = bargain("france", "muslim", state=armed(surrendered={"nasrid": 1}))
    assert refused(match, ("grant_militia", "france", "nasrid", 1)) == "tm-9.1-16"
    assert may(match, ("grant_militia", "france", "north_africa", 1))
    now = look(match)
    assert now.deal is not None
    forbidden = now.diplomacy.terms["grant_militia"].forbidden
    assert forbidden(now, now.deal, ("grant_militia", "france", "catalonia", 1)) == "tm-9.1-16"
    assert forbidden(now, now.deal, ("grant_militia", "france", "venice", 1)) == "tm-9.1-16"


@covers("tm-9.1-17")
def test_who_has_no_room_takes_no_militia() -> None:
    homes = {space for space in HOMES["portugal"] if COMPONENTS.atlas.spaces[space].kind in ("key", "strategic")}
    match = bargain("france", "portugal", state=armed(unrest=homes))
    assert refused(match, ("grant_militia", "france", "portugal", 1)) == "tm-9.1-17"
    match = bargain("france", "portugal", state=armed(unrest=homes - {"lisbon"}))
    assert may(match, ("grant_militia", "france", "portugal", 3))


# -- loans


@covers("tm-9.2-12", "tm-9.2-13", "tm-9.2-23")
def test_ships_are_lent_with_a_new_alliance_or_within_one_hand() -> None:
    state = allies()
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    state.add_ships("marseille", "france", "france", squadron=2)
    match = bargain("portugal", "france", state=state)
    term = ("lend", "portugal", "france", "lisbon", 1)
    assert cited(refused(match, term)) == "tm-9.2-9"
    add(match, ("ally", "portugal", "france"))
    assert may(match, term) and may(match, ("lend", "france", "portugal", "marseille", 2))
    add(match, term)
    assert cited(refused(match, ("lend", "france", "portugal", "marseille", 1))) == "tm-9.2-9"
    state.alliances = {pair("portugal", "france")}
    assert cited(refused(bargain("portugal", "france", state=state), term)) == "tm-9.2-9"


@covers("tm-9.1-6", "tm-9.2-9")
def test_what_is_borrowed_is_not_lent_again() -> None:
    state = allies()
    state.add_ships("marseille", "portugal", "france", squadron=1)
    match = add(bargain("portugal", "spain", state=state), ("ally", "portugal", "spain"))
    assert not [option for option in choices(match) if option[0] == "lend"]
    match = add(bargain("france", "muslim", state=state), ("ally", "north_africa", "france"))
    assert not [option for option in choices(match) if option[0] == "lend"]


@covers("tm-9.2-13")
def test_loans_go_one_way_in_all_agreements_of_a_turn() -> None:
    state = position(turn=2, phase="diplomacy")
    state.wars.discard(pair("spain", "north_africa"))
    first = package("spain", "muslim", state=state)
    loan = next(one for one in loans_behind(first, ("ally", "nasrid", "spain")) if one[1:3] == ("spain", "nasrid"))
    agree(first, loan)
    now = look(first).copy()
    again = package("muslim", "spain", state=now)
    back = [one for one in loans_behind(again, ("ally", "north_africa", "spain")) if one[2] == "spain"]
    assert not back
    assert cited(refused(again, ("lend", "north_africa", "spain", "sale", 1))) == "tm-9.2-13"


def loans_behind(match: Match, alliance: Option) -> list[Option]:
    """What may be lent once an alliance is part of the package."""
    play(match, alliance)
    return sorted(option for option in choices(match) if option[0] == "lend")


@covers("tm-9.2-11")
def test_who_has_left_the_game_lends_and_borrows_nothing() -> None:
    state = allies(surrendered={"nasrid": 1})
    assert terms.loan_barred(state, "nasrid", "north_africa") == "tm-9.2-11"
    assert terms.loan_barred(state, "north_africa", "nasrid") == "tm-9.2-11"
    assert terms.loan_barred(state, "north_africa", "france") is None


@covers("tm-9.2-15")
def test_each_port_is_named_once() -> None:
    state = allies()
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    state.add_ships("oporto", "portugal", "portugal", squadron=1)
    match = bargain("portugal", "france", state=state)
    loan = ("lend", "portugal", "france")
    assert not [option for option in choices(match) if option[:3] == loan]
    add(match, ("ally", "portugal", "france"))
    lent = {("lisbon", 1), ("lisbon", 2), ("oporto", 1)}
    assert {option[3:] for option in choices(match) if option[:3] == loan} == lent
    add(match, (*loan, "oporto", 1))
    assert {option[3:] for option in choices(match) if option[:3] == loan} == {("lisbon", 1), ("lisbon", 2)}
    add(match, (*loan, "lisbon", 1))
    assert not [option for option in choices(match) if option[:3] == loan]


# -- packages


@covers("tm-9.1-21", "tm-9.1-2", "tm-9.1-23")
def test_what_a_package_may_hold_at_each_step() -> None:
    state = position(turn=2, phase="diplomacy", alliances=set())
    state.hands = dict.fromkeys(state.hands, ())
    state.troops = {}
    match = bargain("portugal", "france", state=state)
    acts = {option[0] for option in choices(match)}
    assert acts == {"ally", "cede", "lend", "grant_influence", "drop"}
    assert {option for option in choices(match) if option[0] == "ally"} == {("ally", "portugal", "france")}
    add(match, ("ally", "portugal", "france"))
    acts = {option[0] for option in choices(match)}
    assert acts == {"cede", "lend", "grant_influence", "propose", "drop"}
    play(match, ("propose",), ("no",))
    again = look(match)
    assert again.refused_deals and not again.alliances & {pair("portugal", "france")}
    match = add(bargain("portugal", "france", state=again), ("ally", "portugal", "france"))
    assert not may(match, ("propose",)) and refused(match, ("propose",)) is not None


@covers("tm-9.1-23", "tm-9.1-2")
def test_every_party_of_a_package_is_concerned() -> None:
    state = position(turn=2, phase="diplomacy", alliances=set(), wars=set())
    match = add(package("portugal", "france", "muslim", state=state), ("ally", "portugal", "france"))
    assert not may(match, ("propose",)) and refused(match, ("propose",)) is not None
    match = package("portugal", "france", "muslim", state=state)
    add(match, ("ally", "nasrid", "portugal"), ("ally", "portugal", "france"))
    assert may(match, ("propose",))
    assert not may(match, ("ally", "nasrid", "portugal"))  # terms come in one order


@covers("tm-9.1-12", "tm-9.1-11")
def test_gifts_of_a_hand_without_anything_are_not_offered() -> None:
    state = hand(position(turn=2, phase="diplomacy"), "spain")
    match = bargain("spain", "france", state=state)
    assert not [
        option for option in choices(match) if option[:2] in (("grant_cards", "spain"), ("grant_resources", "spain"))
    ]
