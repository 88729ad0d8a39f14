"""The reserve cards (6.2): their events, their + and their limits; Guerre de Course and Gallant Danes are elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import (
    reserved,
)
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import choices, look, may, question, refused, units
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS


def offered(match: Match) -> set[str]:
    """The duchies in which troops may be placed now."""
    return {str(option[1]) for option in choices(match) if option[0] == "place_troops"}


def reserve(nation: str, card: str, **said: Any) -> Match:
    match = reserved(nation, **said)
    go(match, ("reserve_event", card))
    return match


def test_the_grande_armee_gathers_away_from_enemy_armies() -> None:
    said: dict[str, Any] = {"units": {"linz": {"austria": 1}}, "leaders": {"john": "linz"}}
    match = reserve("france", "grande_armee", **said)
    found = offered(match)
    assert {"paris", "ulm", "milan"} <= found
    assert not {"munich", "vendee", "brussels", "warsaw"} & found
    go(match, *[("place_troops", "paris")] * 3)
    assert units(match, "paris") == {"france": 3}
    assert look(match).used_reserves == {"grande_armee"}


def test_hofkriegsrat_places_and_marches() -> None:
    said: dict[str, Any] = {"units": {"vienna": {"austria": 1}}, "leaders": {"charles": "vienna"}}
    match = reserve("austria", "hofkriegsrat", **said)
    assert units(match, "vienna") == {"austria": 3}
    assert question(match) == ("austria", "event_march")
    go(match, ("march", "charles"), ("take", "austria", 3), ("enter", "linz"))
    assert units(match, "linz") == {"austria": 3}
    assert match.over, "one duchy, and no more"


def test_hofkriegsrat_without_vienna() -> None:
    match = reserve("austria", "hofkriegsrat", flags={"vienna": "france"})
    (place,) = look(match).units
    assert place in COMPONENTS.atlas.neighbours["vienna"]


@pytest.mark.parametrize(
    ("nation", "card", "subjects", "players"),
    [("russia", "opolchenie", False, 4), ("prussia", "landwehr", True, 5)],
)
def test_militia_two_in_a_duchy(nation: str, card: str, subjects: bool, players: int) -> None:
    match = reserve(nation, card, players=players)
    homes = set(COMPONENTS.duchies(nation, "home"))
    whole = {one for one in COMPONENTS.duchies(nation) if COMPONENTS.atlas.spaces[one].status != "dual"}
    assert offered(match) == (whole if subjects else homes)
    capital = COMPONENTS.nations[nation].capitals[0]
    go(match, ("place_troops", capital), ("place_troops", capital))
    assert capital not in offered(match)
    go(match, min(choices(match)))
    assert look(match).units_in_play(nation) == 3


PACTS: dict[str, Any] = {
    "consuls": dict.fromkeys(("turkey", "spain", "sweden", "denmark"), ("france", "pact", False)),
    "camps": dict.fromkeys(("turkey", "spain", "sweden", "denmark"), "imperial"),
    "seats": dict.fromkeys(("turkey", "spain", "sweden", "denmark"), 0),
}
"""Every minor but Prussia in Pact with France."""


def test_janissaries_in_constantinople_or_near_it() -> None:
    assert units(reserve("turkey", "janissaries", **PACTS), "constantinople") == {"turkey": 2}
    match = reserve("turkey", "janissaries", flags={"constantinople": "russia"}, **PACTS)
    (place,) = look(match).units
    assert place in COMPONENTS.duchies("turkey", "home")
    assert units(match, place) == {"turkey": 2}


def test_the_junta_in_one_or_two_duchies() -> None:
    match = reserve("spain", "junta", **PACTS)
    assert offered(match) == set(COMPONENTS.duchies("spain", "home"))
    go(match, ("place_troops", "burgos"), ("place_troops", "burgos"))
    assert units(match, "burgos") == {"spain": 2}
    match = reserve("spain", "junta", **PACTS)
    go(match, ("place_troops", "burgos"), ("place_troops", "madrid"))
    assert (units(match, "burgos"), units(match, "madrid")) == ({"spain": 1}, {"spain": 1})


def test_indelta_a_unit_or_a_refit() -> None:
    said = {**PACTS, "squadrons": {"karlskrona": [("sweden", 2)]}}
    match = reserve("sweden", "indelta", **said)
    go(match, ("alternative", 1), ("place_troops", "malmo"))
    assert units(match, "malmo") == {"sweden": 1}
    match = reserve("sweden", "indelta", **said)
    go(match, ("alternative", 2), ("refit_at", "karlskrona"))
    assert look(match).squadrons["karlskrona"] == (("sweden", 1),)


def test_indelta_with_nothing_to_refit() -> None:
    match = reserve("sweden", "indelta", **PACTS)
    assert question(match)[1] == "event_place"


@covers("nw-5.12-1")
@pytest.mark.parametrize(("nation", "card"), [("turkey", "janissaries"), ("spain", "junta"), ("sweden", "indelta")])
def test_the_reserve_card_of_a_minor_stands_for_its_card(nation: str, card: str) -> None:
    match = reserved(nation, hands={nation: ("mud",)}, **PACTS)
    go(match, ("reserve_event", card))
    rest(match)
    while not match.over and question(match)[1] != "play":
        go(match, min(choices(match)))
    assert match.over or not may(match, ("spend", "mud"))
    assert look(match).hands[nation] == ("mud",)


@covers("nw-6.2-1")
@pytest.mark.parametrize(
    ("nation", "card"), [("austria", "hofkriegsrat"), ("russia", "opolchenie"), ("france", "grande_armee")]
)
def test_a_reserve_card_is_used_once_in_a_turn(nation: str, card: str) -> None:
    match = reserved(nation, hands={nation: ("mud",)}, used_reserves={card})
    assert refused(match, ("reserve_event", card)) == "nw-6.2-1"
    assert refused(match, ("use_reserve", card)) == "nw-6.2-1"


def test_parliament_draws_for_an_ally_or_a_client() -> None:
    said = {"consuls": {"sweden": ("britain", "friendly", False), "denmark": ("france", "friendly", False)}}
    match = reserve("britain", "parliament", **said)
    assert choices(match) == {("name", one) for one in ("austria", "russia", "sweden")}


@covers("nw-5.51-1")
def test_parliament_gives_a_card() -> None:
    match = reserved("britain")
    go(match, ("reserve_event", "parliament"), ("name", "russia"))
    assert len(look(match).hands["russia"]) == 1


def test_parliament_without_friends() -> None:
    said = {"camps": {"austria": "imperial", "russia": "imperial"}, "consuls": {"sweden": ("france", "aid", False)}}
    match = reserved("britain", hands={"britain": ("mud",)}, **said)
    assert refused(match, ("reserve_event", "parliament")) == "nw-6.1-4"


@pytest.mark.parametrize("seas", [6, 5])
def test_the_admiralty_draws_two_cards(seas: int) -> None:
    match = reserved("britain", hands={"britain": ("mud",)}, ruled=seas)
    if seas < 6:
        assert refused(match, ("reserve_event", "admiralty")) == "nw-6.1-4"
        return
    go(match, ("reserve_event", "admiralty"))
    rest(match)
    assert len(look(match).hands["britain"]) == 3
