"""9.1: what an agreement may promise if its first terms change what the others need, and what then is carried out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, finish, hand, look, may, play, refused, run, scene, table
from tests.rulebook.tanto_monta.test_diplomacy import agree, package
from tests.rulebook.tanto_monta.test_terms import add, all_offered_is_allowed, bargain
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.diplomacy import terms
from warcouncil.titles.tanto_monta.powers import nasrids
from warcouncil.titles.tanto_monta.powers.common import pass_to
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

ALCACOVAS: Option = ("end_war", "portugal", "spain")
WARS = [("portugal", "spain"), ("beltranejos", "spain")]
CARDS = ("torrential_rains", "sea_dog", "spice_trade")


def peace_talks(**said: Any) -> TantoMontaState:
    """Turn 3: Portugal and Spain may agree on the Peace of Alcáçovas."""
    fields = {"turn": 3, "phase": "diplomacy", **said.pop("fields", {})}
    state = scene(wars=said.pop("wars", WARS), fields=fields, **said)
    state.hands = dict.fromkeys(state.hands, ())
    return state


def parley(*parties: str, state: TantoMontaState) -> Match:
    """Three put a package together."""
    match = package(*parties, state=state)
    all_offered_is_allowed(match)
    return match


# -- cards


@covers("tm-9.1-20", "tm-20.4-8")
@pytest.mark.parametrize(("cards", "most"), [(1, 0), (2, 1), (3, 2)])
def test_the_reparation_of_alcacovas_is_no_card_to_promise(cards: int, most: int) -> None:
    match = bargain("portugal", "spain", state=hand(peace_talks(), "spain", *CARDS[:cards]))
    assert may(match, ("grant_cards", "spain", "portugal", min(cards, 2)))
    add(match, ALCACOVAS)
    assert max((int(one[3]) for one in choices(match) if one[:2] == ("grant_cards", "spain")), default=0) == most
    assert refused(match, ("grant_cards", "spain", "portugal", most + 1)) == "tm-9.1-11"


@covers("tm-9.1-11", "tm-20.4-8")
def test_reparation_and_gift_go_together() -> None:
    state = hand(peace_talks(), "spain", *CARDS[:2])
    match = package("portugal", "spain", state=state, dice=(("card of spain", CARDS[1]),))
    state = agree(match, ALCACOVAS, ("grant_cards", "spain", "portugal", 1))
    state = play(match, ("give_card", CARDS[0]))
    assert set(CARDS[:2]) <= set(state.hands["portugal"]) and not state.hands["spain"]
    finish(match)


@covers("tm-9.1-11")
def test_who_has_fewer_cards_left_gives_those() -> None:
    """A card left the hand after all had confirmed."""
    state = hand(peace_talks(), "spain", CARDS[0])
    state.deal = Deal("france", ("spain", "france"), (("grant_cards", "spain", "france", 2),))
    state.agenda = [("deal_done",), ("carry_out_term", 0)]
    match = table(state=state, dice=[("card of spain", CARDS[0])])
    assert look(match).hands["france"] == (CARDS[0],) and match.over
    finish(match)


# -- friends


@covers("tm-9.2-2", "tm-20.4-5")
def test_nobody_allies_in_the_agreement_that_begins_the_war_at_sea() -> None:
    match = add(bargain("portugal", "spain", state=peace_talks()), ALCACOVAS)
    assert refused(match, ("ally", "portugal", "spain")) == "tm-9.2-2"
    state = peace_talks()
    state.alcacovas, state.turn = 3, 5
    match = add(bargain("portugal", "spain", state=state), ALCACOVAS)
    assert may(match, ("ally", "portugal", "spain"))


@covers("tm-9.2-4", "tm-20.4-3")
def test_an_ally_of_portugal_is_no_friend_of_the_beltranejos_behind_the_peace() -> None:
    two, friends = ("portugal", "france"), REALM.pair("beltranejos", "france")
    state = peace_talks()
    state.alliances -= {REALM.pair(*two), friends}
    for deal, also in ((Deal("portugal", two, ()), True), (Deal("portugal", two, (ALCACOVAS,)), False)):
        state.deal = deal
        assert (friends in terms.also_allied(state, *two)) is also


@covers("tm-9.1-7", "tm-20.4-3")
def test_no_captive_comes_back_to_a_friend_who_is_none_behind_the_peace() -> None:
    said: dict[str, Any] = {"captives": {"pacheco": "spain"}}
    homes = dict.fromkeys(("burgos", "toledo", "plasencia", "toro", "trujillo"), "spain")
    state = peace_talks(fields={**said, "control": {**homes, "trujillo": "portugal"}})
    option: Option = ("release", "spain", "beltranejos", "pacheco")
    match = bargain("portugal", "spain", state=state)
    assert may(match, option)
    add(match, ALCACOVAS)
    assert refused(match, option) == "tm-9.1-20"
    match = bargain(
        "portugal", "spain", state=peace_talks(fields={**said, "control": {**homes, "toro": "beltranejos"}})
    )
    add(match, ALCACOVAS)
    assert may(match, option)


# -- spaces and ships


@covers("tm-9.1-20", "tm-20.4-7", "tm-20.4-9")
def test_what_the_peace_hands_over_is_not_ceded() -> None:
    control = {"lanzarote": "portugal", "seville": "portugal"}
    match = parley("portugal", "spain", "france", state=peace_talks(fields={"control": control}))
    assert may(match, ("cede", "portugal", "france", "lanzarote"))
    assert may(match, ("cede", "portugal", "spain", "seville"))
    add(match, ALCACOVAS)
    assert refused(match, ("cede", "portugal", "france", "lanzarote")) == "tm-20.4-7"
    assert refused(match, ("cede", "portugal", "spain", "seville")) == "tm-20.4-9"


@covers("tm-9.1-20", "tm-20.4-9")
def test_ships_in_a_port_that_is_given_back_are_not_lent() -> None:
    state = peace_talks(
        ships={"santander": {"portugal": 1}, "lisbon": {"portugal": 1}},
        fields={"control": {"santander": "portugal"}},
    )
    state.alliances -= {REALM.pair("portugal", "france")}
    match = parley("portugal", "spain", "france", state=state)
    add(match, ALCACOVAS, ("ally", "portugal", "france"))
    assert may(match, ("lend", "portugal", "france", "lisbon", 1))
    assert refused(match, ("lend", "portugal", "france", "santander", 1)) == "tm-9.1-20"


@covers("tm-9.2-3", "tm-9.1-20")
def test_a_papal_ally_who_turns_to_the_muslims_is_given_no_papal_homes() -> None:
    state = peace_talks(fields={"minors": {"papacy": "portugal"}, "control": {"ancona": "france"}})
    option: Option = ("cede", "france", "portugal", "ancona")
    match = parley("muslim", "portugal", "france", state=state)
    assert may(match, option)
    add(match, ("ally", "north_africa", "portugal"))
    assert refused(match, option) == "tm-9.1-8"
    state.papal_conqueror, state.deal = "portugal", None
    match = parley("muslim", "portugal", "france", state=state)
    add(match, ("ally", "north_africa", "portugal"))
    assert may(match, option)


# -- Nasrid homes


@covers("tm-20.1-14", "tm-20.1-9")
def test_an_uprising_that_is_ceded_is_over() -> None:
    state = peace_talks(fields={"control": {"zahara": "nasrid"}, "zahara_seized": True, "uprisings": {"zahara"}})
    state.lost_homes = {"zahara"}
    state = agree(package("muslim", "spain", state=state), ("cede", "nasrid", "spain", "zahara"))
    assert (state.control["zahara"], state.uprisings, state.lost_homes) == ("spain", set(), {"zahara"})


@covers("tm-20.1-8", "tm-20.1-9")
def test_zahara_that_is_ceded_is_a_nasrid_home_no_more() -> None:
    state = peace_talks(fields={"control": {"zahara": "nasrid"}, "zahara_seized": True})
    state = agree(package("muslim", "spain", state=state), ("cede", "nasrid", "spain", "zahara"))
    assert state.lost_homes == {"zahara"}


@covers("tm-20.1-8")
def test_zahara_that_others_had_before_it_was_nasrid_is_a_nasrid_home_when_it_is_seized() -> None:
    state = peace_talks(fields={"control": {"zahara": "portugal"}})
    state = look(run(state, lambda now: pass_to(now, "spain", "zahara")))
    assert not state.lost_homes
    state = look(run(state, nasrids.seize_zahara))
    assert state.control["zahara"] == "nasrid" and REALM.home_moved(state, "zahara") == "nasrid"
