"""Ways of winter, spring and building that another title may have: fields of the realm, on the map of Here I Stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, play, refused, table
from tests.rulebook.here_i_stand.land import scene, size, war
from warcouncil.campaign.building import build_sites, sites
from warcouncil.campaign.deployment import destinations
from warcouncil.campaign.realm import Easing, Winter
from warcouncil.campaign.relations import at_war
from warcouncil.engine.match import Match
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.realm import HOME_KEYS, REALM
from warcouncil.titles.here_i_stand.state import HereIStandState

Ways = Callable[..., None]
NO_CARDS: dict[str, tuple[str, ...]] = dict.fromkeys(MAJORS, ())
NO_CHANNEL = {"control": {"portsmouth": "france", "plymouth": "france"}}
"""England has no port on the Channel but Calais."""


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> Ways:
    """Here I Stand with other fields of its realm."""

    def change(**fields: Any) -> None:
        monkeypatch.setattr(HereIStandState, "realm", replace(REALM, **fields))

    return change


def stepping(*step: Any, **said: Any) -> Match:
    state = scene(**said)
    state.agenda = [step]
    return table(state=state)


def standing(match: Match) -> HereIStandState:
    assert isinstance(match.state, HereIStandState)
    return match.state


# -- winter


def winter(match: Match, *answers: Any) -> HereIStandState:
    for answer in answers:
        play(match, answer)
    assert not match.decisions
    return standing(match)


def stays(space: str, number: int) -> Winter:
    """So many French regulars may stay in a space."""
    some = (REALM.troops("france", regular=number),)
    return Winter(keys=HOME_KEYS, staying=lambda state, power, place: some if place == space else ())


def test_some_stay_where_the_others_must_leave(ways: Ways) -> None:
    ways(winter=stays("dijon", 1))
    match = stepping("armies_go_home", "france", dijon={"france": 3}, leaders={"montmorency": "dijon"})
    assert choices(match) == {("winter_to", "paris"), ("winter_to", "lyon")}
    play(match, ("winter_to", "paris"))
    assert ("detach", "france", "regular", 3) not in choices(match)
    state = winter(match, ("detach", "france", "regular", 2))
    assert (size(state, "dijon", "france"), size(state, "paris", "france")) == (1, 2)
    assert state.leaders["montmorency"] == "dijon"  # with the one who stays


def test_a_leader_may_stay_with_them_where_there_is_one_way_only(ways: Ways) -> None:
    ways(winter=stays("dijon", 1))
    held = {"control": dict.fromkeys(("paris", "rouen", "bordeaux", "marseille"), "hapsburg")}
    match = stepping("armies_go_home", "france", dijon={"france": 3}, leaders={"montmorency": "dijon"}, fields=held)
    state = winter(match, ("detach", "france", "regular", 2))
    assert (size(state, "lyon", "france"), state.leaders["montmorency"]) == (2, "dijon")


def test_nobody_is_asked_where_all_stay(ways: Ways) -> None:
    ways(winter=stays("dijon", 3))
    state = winter(stepping("armies_go_home", "france", dijon={"france": 3}, leaders={"montmorency": "dijon"}))
    assert (size(state, "dijon", "france"), state.leaders["montmorency"]) == (3, "dijon")


def test_a_place_may_hold_more_units_or_fewer(ways: Ways) -> None:
    ways(winter=Winter(holds=lambda state, power, space, leaders: 6 if space == "lyon" else None))
    match = stepping("armies_go_home", "france", lyon={"france": 6}, rouen={"france": 5})
    state = winter(match, ("detach", "france", "regular", 1), ("done",))
    assert [size(state, space, "france") for space in ("lyon", "rouen", "paris")] == [6, 4, 1]


def test_units_lodge_with_others_and_not_everywhere_at_home(ways: Ways) -> None:
    """The French winter in Besancon, which is not theirs, but not in Lyon."""
    french = ("besancon", "paris", "rouen")
    ways(winter=Winter(lodges=lambda state, power, space, place: power == "france" and place in french))
    match = stepping("armies_go_home", "france", dijon={"france": 2}, besancon={"france": 2}, lyon={"france": 1})
    play(match, ("done",))  # the garrison of Besancon stays
    assert choices(match) == {("winter_to", "paris"), ("winter_to", "besancon")}
    play(match, ("winter_to", "besancon"))
    play(match, ("detach", "france", "regular", 2))
    assert size(standing(match), "besancon", "france") == 3  # the way there is not friendly all the same
    state = winter(match, ("winter_to", "paris"))
    assert (size(state, "lyon", "france"), size(state, "paris", "france")) == (0, 1)


@pytest.mark.parametrize("own", [False, True])
def test_ships_of_a_minor_power_may_go_to_a_port_of_their_own(ways: Ways, own: bool) -> None:
    ways(winter=Winter(own_ports=own))
    fields = {"minors": {"venice": "france"}, "control": {"corfu": "venice"}}
    ships = {"gulf_of_lyon": {"venice": 1, "france": 1}}
    match = stepping("ships_go_home", "france", ships=ships, fields=fields)
    if own:
        assert ("dock", "marseille", "squadron", 1) in choices(match)
        play(match, next(option for option in choices(match) if option[1] != "marseille"))
    state = winter(match)
    assert state.ships("marseille", "france", "squadron") == 1
    assert state.ships("marseille", "venice", "squadron") == (not own)


# -- spring


def test_a_stricken_space_stops_deployments_and_builders(ways: Ways) -> None:
    assert "orleans" in destinations(scene(), "france", "paris")
    ways(stricken=lambda state: {"orleans"})
    assert "orleans" not in destinations(scene(), "france", "paris")
    assert refused(war("france", 4), ("raise_regular", "orleans", "france")) == "his-12.4-5"
    ways(stricken=lambda state: {"paris"})
    assert not stepping("deployment", "france", paris={"france": 2}, fields={"hands": NO_CARDS}).decisions


def test_ships_in_a_harbour_may_bar_the_sea_to_enemies_alone(ways: Ways) -> None:
    ships = {"rouen": {"france": 1}, "antwerp": {"hapsburg": 1}}
    assert "calais" not in destinations(scene(ships=ships, fields=NO_CHANNEL), "england", "london")
    ways(harbour_bars=lambda state, power, other, sea: at_war(state, power, other))
    assert "calais" in destinations(scene(ships=ships, fields=NO_CHANNEL), "england", "london")
    enemies = scene(ships=ships, fields=NO_CHANNEL, wars=[("england", "france"), ("england", "hapsburg")])
    assert "calais" not in destinations(enemies, "england", "london")


def test_each_card_for_a_deployment_eases_what_it_says(ways: Ways) -> None:
    ways(easings=(Easing(card="treachery"), Easing(card="spring_preparations", over_passes=True)))
    hands = {**NO_CARDS, "france": ("spring_preparations",)}
    fields = {"hands": hands, "control": {"turin": "france"}, "discard": ()}
    match = stepping("deployment", "france", paris={"france": 2}, fields=fields)
    play(match, ("play", "spring_preparations"), ("deploy", "paris"))
    assert ("space", "turin") in choices(match)
    assert standing(match).hands["france"] == ()


# -- building


def test_units_are_built_where_the_title_says_and_not_where_it_forbids(ways: Ways) -> None:
    """In Metz as well; squadrons everywhere but in Rouen."""
    ways(
        build_also=lambda state, power, owner, unit: ("metz",) if unit == "squadron" else ("nowhere",),
        build_barred=lambda state, power, owner, place, unit: "his-17-1" if place == "rouen" else None,
        build_places=None,
    )
    state = scene()
    assert sites(state, "france", "france", "regular")[-1] == "nowhere"
    assert build_sites(state, "france", "france", "regular")[-1] == "nowhere"  # off the map nothing else forbids it
    ports = build_sites(state, "france", "france", "squadron")
    assert ports == [port for port in sites(state, "france", "france", "squadron") if port != "rouen"]
    assert "metz" not in ports  # no home space of France, and no port
