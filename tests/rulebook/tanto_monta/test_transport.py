"""Naval transport (16.3): seas and points, landings, the way to the Canaries."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, choices, hand, impulse, look, may, play, question, refused, table
from tests.rulebook.tanto_monta.land import skip
from tests.rulebook.tanto_monta.sea import hits, sailing, waters
from warcouncil.testing.covers import covers

WAR = [("portugal", "spain")]


def carrying(points: int, *dice: Any, **said: Any) -> Any:
    """Aragonese units in Valencia, with a squadron outside."""
    said.setdefault("ships", {"western_mediterranean": {"spain": 1}})
    said.setdefault("valencia", {"aragon": {"regular": 3, "cavalry": 2, "artillery": 1}})
    said.setdefault("leaders", {"ferdinand": "valencia"})
    return sailing("spain", points, *dice, **said)


@covers("tm-16.3-1", "tm-16.3-2", "tm-16.3-9")
def test_five_units_of_any_kind_cross_a_sea() -> None:
    match = carrying(2)
    play(match, ("transport", "aragon", "valencia"), ("leader", "ferdinand"))
    play(match, ("detach", "aragon", "regular", 3))
    assert ("detach", "aragon", "cavalry", 2) in choices(match)
    play(match, ("detach", "aragon", "cavalry", 2))
    if match.decisions and asked(match).kind == "transport_formation":
        assert ("detach", "aragon", "artillery", 1) not in choices(match)
    play(match, ("land_at", "mallorca"))
    state = look(match)
    assert state.stack("mallorca", "aragon").size == 5
    assert state.leaders["ferdinand"] == "mallorca"
    assert state.cp == 0


@covers("tm-16.3-2")
def test_transport_begins_with_two_points() -> None:
    match = carrying(1)
    assert refused(match, ("transport", "aragon", "valencia")) == "tm-16.3-2"


@covers("tm-16.3-1", "tm-16.3-3")
def test_every_sea_needs_a_ship_of_the_navy() -> None:
    match = carrying(4, ships={"gulf_of_lion": {"france": 1}})
    assert refused(match, ("transport", "aragon", "valencia")) == "tm-16.3-3"


@covers("tm-16.3-3")
def test_nobody_stays_at_sea() -> None:
    ships = {"western_mediterranean": {"spain": 1}, "tyrrhenian_sea": {"spain": 1}}
    match = carrying(2, ships=ships)
    play(match, ("transport", "aragon", "valencia"), ("detach", "aragon", "regular", 1))
    while asked(match).kind == "transport_formation":
        play(match, sorted(choices(match), key=str)[0])
    assert ("sail_into", "tyrrhenian_sea") not in choices(match)
    assert refused(match, ("sail_into", "tyrrhenian_sea")) == "tm-16.3-3"


@covers("tm-16.3-5")
def test_nobody_lands_beside_enemy_ships_or_where_he_may_not_enter() -> None:
    ships = {"western_mediterranean": {"spain": 1}, "mallorca": {"france": 1}}
    match = carrying(2, ships=ships, wars=[("france", "spain")], control={"cagliari": "portugal"})
    play(match, ("transport", "aragon", "valencia"), ("leader", "ferdinand"))
    while asked(match).kind == "transport_formation":
        play(match, asked(match).options[-1])
    ports = {option[1] for option in choices(match) if option[0] == "land_at"}
    assert "cartagena" in ports
    assert refused(match, ("land_at", "mallorca")) == "tm-16.3-5"
    assert refused(match, ("land_at", "cagliari")) == "tm-13.1-2"
    assert refused(match, ("land_at", "valencia")) == "tm-16.3-1"


@covers("tm-16.3-4")
def test_the_besieged_are_not_carried() -> None:
    match = carrying(2, sieges={"valencia": {"france": 1}}, wars=[("france", "spain")])
    assert refused(match, ("transport", "aragon", "valencia")) == "tm-16.3-4"
    assert may(carrying(2), ("transport", "aragon", "valencia"))
    besiegers = {"marseille": {"aragon": 2}, "sieges": {"marseille": {"aragon": 1}}, "leaders": {}}
    ships = {"gulf_of_lion": {"spain": 1}}
    match = carrying(2, ships=ships, wars=[("france", "spain")], **besiegers)
    assert may(match, ("transport", "aragon", "marseille"))


@covers("tm-16.3-2", "tm-16.3-9")
def test_each_sea_costs_a_point() -> None:
    ships = {"western_mediterranean": {"spain": 1}, "tyrrhenian_sea": {"spain": 1}}
    match = carrying(3, ships=ships, valencia={"aragon": 2}, leaders={})
    play(match, ("transport", "aragon", "valencia"), ("detach", "aragon", "regular", 2))
    assert look(match).cp == 2
    state = play(match, ("sail_into", "tyrrhenian_sea"))  # where Palermo is the only port that is open
    assert state.cp == 0 and state.stack("palermo", "aragon").size == 2


@covers("tm-16.3-9", "tm-16.3-2", "tm-11-12")
def test_a_repeated_transport_costs_one_point_more_like_a_move() -> None:
    repeated = {"acts_done": {"transport"}, "extended": True}
    assert refused(carrying(2, fields=repeated), ("transport", "aragon", "valencia")) == "tm-16.3-2"
    match = carrying(3, fields=repeated, valencia={"aragon": 2}, leaders={})
    play(match, ("transport", "aragon", "valencia"), ("detach", "aragon", "regular", 2), ("land_at", "mallorca"))
    assert look(match).cp == 0 and look(match).stack("mallorca", "aragon").size == 2


@covers("tm-16.3-1")
def test_from_a_port_at_two_seas_one_embarks_into_either() -> None:
    ships = {"western_mediterranean": {"spain": 1}, "gulf_of_lion": {"spain": 1}}
    match = carrying(2, ships=ships, valencia={"aragon": 2}, leaders={})
    play(match, ("transport", "aragon", "valencia"))
    assert choices(match) == {("sail_into", "western_mediterranean"), ("sail_into", "gulf_of_lion")}
    play(match, ("sail_into", "western_mediterranean"), ("detach", "aragon", "regular", 2))
    assert may(match, ("land_at", "palermo")) and not may(match, ("land_at", "palamos"))


@covers("tm-16.3-1", "tm-13.1-15")
def test_rain_keeps_a_transport_in_port() -> None:
    state = waters(ships={"western_mediterranean": {"spain": 1}}, valencia={"aragon": 2})
    match = impulse("spain", 5, state=hand(state, "france", "torrential_rains"))
    play(match, ("transport", "aragon", "valencia"), ("detach", "aragon", "regular", 2), ("play", "torrential_rains"))
    state = look(match)
    assert state.stack("valencia", "aragon").size == 2 and state.move is None
    assert not may(match, ("transport", "aragon", "valencia"))


@covers("tm-16.3-7", "tm-13.1-15")
def test_rain_keeps_castilians_from_the_canaries() -> None:
    state = waters(jerez={"castile": 2})
    match = impulse("spain", 6, state=hand(state, "france", "torrential_rains"))
    play(
        match,
        ("canary_transport", "jerez", "lanzarote"),
        ("detach", "castile", "regular", 2),
        ("play", "torrential_rains"),
    )
    state = look(match)
    assert state.stack("jerez", "castile").size == 2 and not state.stack("lanzarote", "castile").size
    assert state.move is None


@covers("tm-16.3-7")
def test_castile_goes_to_the_canaries_without_ships() -> None:
    match = sailing("spain", 4, jerez={"castile": {"regular": 6}}, leaders={"mendoza": "jerez"})
    play(match, ("canary_transport", "jerez", "lanzarote"), ("leader", "mendoza"))
    assert ("detach", "castile", "regular", 6) not in choices(match)
    play(match, ("detach", "castile", "regular", 5))
    state = look(match)
    assert state.stack("lanzarote", "castile").size == 5
    assert (state.leaders["mendoza"], state.cp) == ("lanzarote", 0)


@covers("tm-16.3-7")
def test_the_way_to_the_canaries_is_for_castilians_from_the_gulf_of_cadiz() -> None:
    match = sailing("spain", 4, jerez={"aragon": 2}, la_coruna={"castile": 2})
    assert not [option for option in choices(match) if option[0] == "canary_transport"]
    match = sailing("spain", 3, jerez={"castile": 2})
    assert not may(match, ("canary_transport", "jerez", "lanzarote"))


@covers("tm-16.3-8")
def test_instead_of_an_extension_a_leader_sails_to_the_canaries() -> None:
    state = waters(leon={"castile": 2}, leaders={"mendoza": "leon", "ferdinand": "leon"})
    state.agenda = [("extension", "spain")]
    match = table(state=state)
    assert ("leader_to_canaries", "ferdinand", "lanzarote") not in choices(match)
    play(match, ("leader_to_canaries", "mendoza", "lanzarote"))
    assert look(match).leaders["mendoza"] == "lanzarote"


@covers("tm-2.4-18")
def test_transport_ends_ashore() -> None:
    match = carrying(3)
    play(match, ("transport", "aragon", "valencia"), ("leader", "ferdinand"))
    while asked(match).kind == "transport_formation":
        play(match, asked(match).options[-1])
    assert question(match) == ("aragon", "transport")
    assert not may(match, ("end_actions",))


@covers("tm-16.3-6", "tm-13.4-4")
def test_who_lands_before_walls_with_too_few_is_gone() -> None:
    said: dict[str, Any] = {"valencia": {"aragon": 2}, "leaders": {"john_ii": "valencia"}, "wars": WAR}
    said |= {"mallorca": {"portugal": 3}, "control": {"mallorca": "portugal"}}
    match = carrying(2, **said)
    play(match, ("transport", "aragon", "valencia"), ("all",), ("land_at", "mallorca"))
    skip(match, "avoid_battle", "intercept")
    state = play(match, ("withdraw",))
    assert not state.stack("mallorca", "aragon").size and state.captives == {"john_ii": "portugal"}


@covers("tm-16.3-6")
def test_who_loses_the_battle_after_a_landing_is_gone() -> None:
    said: dict[str, Any] = {"valencia": {"aragon": 2}, "leaders": {"john_ii": "valencia"}, "wars": WAR}
    said |= {"palermo": {"portugal": 4}, "control": {"palermo": "portugal"}}
    match = carrying(2, ("attacker", hits(0, 3)), ("defender", hits(1, 6)), **said)
    play(match, ("transport", "aragon", "valencia"), ("all",), ("land_at", "palermo"))
    skip(match, "avoid_battle", "intercept", "withdraw")
    state = look(match)
    assert not state.stack("palermo", "aragon").size
    assert state.captives["john_ii"] == "portugal"
