"""What lies on the table at first (2, 3, 4): kinds of spaces, homes, players, powers, the points of both scenarios."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rulebook.tanto_monta.driver import choices, impulse, look, position, run, scene
from warcouncil.campaign import forces, quarters
from warcouncil.campaign.control import gain
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import allied, fortified, home_of, navy
from warcouncil.table import hands
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import WAR_POWERS
from warcouncil.titles.tanto_monta.diplomacy.war import declarations
from warcouncil.titles.tanto_monta.invariants import problems
from warcouncil.titles.tanto_monta.realm import MAJORS, MINORS, PLAYER, PLAYERS, POWERS_OF, REALM
from warcouncil.titles.tanto_monta.recount import recounted
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.seasons.turn import PHASES
from warcouncil.titles.tanto_monta.war import bounds, recruits

SPACES = COMPONENTS.map.spaces


@pytest.mark.parametrize(("name", "vp"), [("1470", (15, 15, 13, 17)), ("1490", (23, 23, 21, 21))])
def test_the_points_of_a_scenario_follow_from_what_lies_there(name: str, vp: tuple[int, ...]) -> None:
    state = position(scenario=name)
    assert tuple(victory.vp(state, player) for player in PLAYERS) == vp
    assert tuple(recounted(state, player) for player in PLAYERS) == vp


@covers("tm-2.1-4", "tm-2.1-5", "tm-2.1-7", "tm-2.1-10", "tm-2.1-12", table=True)
def test_kinds_of_spaces() -> None:
    """Keys and fortresses have walls; keys and strategic spaces bring points."""
    state = position()
    walls = {kind: {fortified(state, one.id) for one in SPACES if one.kind == kind} for kind in COMPONENTS_KINDS}
    assert walls == {"key": {True}, "fortress": {True}, "strategic": {False}, "common": {False}}
    state.control = dict.fromkeys(state.control, INDEPENDENT)
    worth = {}
    for kind in COMPONENTS_KINDS:
        space = next(one.id for one in SPACES if one.kind == kind and not one.island and one.home == "portugal")
        state.control[space] = "france"
        worth[kind] = victory.vp(state, "france")
        state.control[space] = INDEPENDENT
    assert worth == {"key": 1, "fortress": 0, "strategic": 1, "common": 0}


COMPONENTS_KINDS = ("key", "fortress", "strategic", "common")


@covers("tm-2.1-14", "tm-2.3-2")
def test_homes_of_nobody_and_of_the_berbers() -> None:
    nobody = {one.id for one in SPACES if one.home == INDEPENDENT}
    assert {"tunis", "milan", "modena", "metz", "ragusa", "perpignan", "ceret"} <= nobody
    assert all(one.home in (INDEPENDENT, "guanche") for one in SPACES if one.island)
    assert position().control["fez"] == position(scenario="1490").control["tlemcen"] == "north_africa"
    assert position(scenario="1490").control["oran"] == "north_africa"


@covers("tm-2.1-6")
def test_a_beaten_power_recruits_again_with_a_home_key() -> None:
    state = scene(fields={"beaten": {"portugal"}, "control": {"lisbon": "spain"}})
    assert recruits.build_barred(state, "portugal", "portugal", "coimbra", "regular") is not None
    state = look(run(state, lambda now: gain(now, "portugal", "lisbon")))
    assert recruits.build_barred(state, "portugal", "portugal", "coimbra", "regular") is None


@covers("tm-2.1-6")
def test_a_home_key_helps_its_own_power_alone() -> None:
    beaten = {"portugal", "france", "castile"}
    state = scene(fields={"beaten": beaten, "control": {"lisbon": "spain", "lyon": "spain", "leon": "portugal"}})
    for power, space in (("france", "lisbon"), ("portugal", "faro"), ("spain", "lyon")):
        state = look(run(state, partial(gain, power=power, space=space)))
        assert state.beaten == beaten
    assert recruits.build_barred(state, "spain", "spain", "seville", "squadron") == "tm-22.1-14"
    assert recruits.build_barred(state, "spain", "spain", "valencia", "squadron") is None
    state = look(run(state, partial(gain, power="spain", space="leon")))
    assert state.beaten == {"portugal", "france"}
    assert recruits.build_barred(state, "spain", "spain", "seville", "squadron") is None


@covers("tm-2.4-7")
def test_algiers_is_independent_until_its_regency() -> None:
    state = position(turn=4)
    assert state.control["algiers"] == INDEPENDENT
    assert bounds.assault_barred(state, "spain", "algiers") == "tm-20.2-5"
    state.algiers_regency = True
    assert REALM.home_moved(state, "algiers") == home_of(state, "algiers") == "north_africa"
    state.algiers_regency = False
    assert home_of(state, "algiers") == INDEPENDENT


@covers("tm-3.1-1", "tm-3.1-2", "tm-3.1-3", "tm-3.2-1", "tm-3.2-4", table=True)
def test_four_players_eight_powers_and_six_minor_powers() -> None:
    assert PLAYERS == ("muslim", "portugal", "spain", "france")
    assert POWERS_OF["muslim"] == ("nasrid", "north_africa") and POWERS_OF["spain"] == ("castile", "aragon")
    assert POWERS_OF["portugal"] == ("portugal", "beltranejos") and POWERS_OF["france"] == ("france", "catalonia")
    assert len(MAJORS) == 8 and {PLAYER[power] for power in MAJORS} == set(PLAYERS)
    assert set(MINORS) == {"navarre", "florence", "naples", "genoa", "venice", "papacy"}


@covers("tm-3.2-2", "tm-3.2-3")
def test_limited_powers_declare_no_war() -> None:
    limited = {power.id for power in COMPONENTS.powers.powers if power.limited}
    assert limited == {"beltranejos", "catalonia"}
    assert limited.isdisjoint(WAR_POWERS)


@pytest.mark.parametrize(
    ("player", "declares"),
    [("muslim", {"nasrid", "north_africa"}), ("portugal", {"portugal"}), ("spain", {"spain"}), ("france", {"france"})],
)
@covers("tm-3.2-3")
def test_wars_are_declared_among_all_powers_but_the_limited(player: str, declares: set[str]) -> None:
    thinkable = [option for option in declarations(player) if option[0] == "declare_war"]
    assert {option[1] for option in thinkable} == declares
    major = {"nasrid", "north_africa", "portugal", "spain", "france"}
    assert {option[2] for option in thinkable} == major | set(MINORS)
    assert ("done",) in declarations(player)


@covers("tm-5.3-7")
def test_minor_powers_have_regulars_only() -> None:
    state = scene(fields={"minors": {"venice": "france"}, "control": {"venice": "france"}})
    assert recruits.build_barred(state, "france", "venice", "venice", "militia") == "tm-21.3-2"
    assert recruits.build_barred(state, "france", "venice", "venice", "regular") is None


@covers("tm-21.8-7")
def test_the_canaries_are_joined_by_land() -> None:
    isles = {one.id for one in SPACES if one.island}
    assert len(isles) == 12
    for island in COMPONENTS.map.islands:
        own = {one.id for one in SPACES if one.island == island.id}
        assert all(set(REALM.atlas.neighbours[space]) & own for space in own if len(own) > 1)


@pytest.mark.parametrize("player", PLAYERS)
@covers("tm-21.8-13")
def test_nobody_builds_independents(player: str) -> None:
    offered = choices(impulse(player, 6))
    assert offered and not [option for option in offered if INDEPENDENT in option]


@covers("tm-22-1")
def test_the_victory_phase_in_its_order() -> None:
    steps = PHASES["victory"]
    assert steps.index("surrenders") < steps.index("last_captives") < steps.index("phase_points")
    assert steps[-1] == "victory"


def test_an_empty_deck_gives_no_card() -> None:
    state = position(deck=[])
    before = state.hands["spain"]
    after = look(run(state, lambda now: hands.draw(now, "spain", 2) and None))
    assert after.hands["spain"] == before


# -- markers, homes and friends


@covers("tm-2.3-7")
def test_strategic_spaces_never_count_for_an_automatic_victory() -> None:
    state = position()
    before = victory.counted_keys(state, "france")
    assert before == 6
    held = [one.id for one in SPACES if one.kind == "strategic" and state.control[one.id] != "france"]
    points = victory.vp(state, "france")
    state.control.update(dict.fromkeys(held[:5], "france"))
    assert victory.counted_keys(state, "france") == before
    assert victory.vp(state, "france") >= points + 5
    state.control["lisbon"] = "france"
    assert victory.counted_keys(state, "france") == before + 1


@covers("tm-20.2-10")
def test_muslims_and_the_papacy_are_always_at_war() -> None:
    for name in COMPONENTS.setup.scenarios:
        state = position(scenario=name)
        for power in ("nasrid", "north_africa"):
            assert REALM.pair(power, "papacy") in state.wars
            state.wars.discard(REALM.pair(power, "papacy"))
            assert f"{power} is at peace with the Papacy" in set(problems(state))


@covers("tm-9.2-22")
def test_friends_of_a_friend_need_not_be_friends() -> None:
    state = scene(alliances=[("portugal", "france"), ("portugal", "spain")], wars=[("france", "spain")])
    assert allied(state, "portugal", "france") and allied(state, "portugal", "spain")
    assert not allied(state, "france", "spain")


@covers("tm-21.1-3", "tm-21.7-32")
def test_ships_of_a_minor_power_are_its_allys() -> None:
    state = scene(ships={"genoa": {"genoa": 2}, "ancona": {"papacy": 1}}, fields={"minors": {"papacy": "portugal"}})
    assert navy(state, "ancona", "portugal") and not navy(state, "genoa", "portugal")
    assert not any(navy(state, "genoa", power) for power in MAJORS)


@covers("tm-20.9-7")
def test_units_in_a_foreign_war_do_not_go_home() -> None:
    state = scene(fields={"phase": "winter", "foreign_wars": {"burgundy": 3}})
    state.add_troops("burgundy", "france", regular=3, militia=2)
    after = look(run(state, lambda now: quarters.armies_go_home(now, "france")))
    assert after.stack("burgundy", "france").size == 5


@covers("tm-12.5-1")
def test_displaced_units_go_to_the_nearest_walls_or_a_home_key() -> None:
    space = next(one.id for one in SPACES if one.home == "portugal" and one.kind == "common")
    found = forces.havens(scene(), "portugal", space)
    state = scene()
    assert "lisbon" in found
    assert all(fortified(state, space) and state.control[space] == "portugal" for space in found)
