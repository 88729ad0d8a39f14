"""The points that single events bring (22.3): each by the event that gives it, and in the recount as well."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    impulse,
    look,
    may,
    play,
    position,
    question,
    run,
    scene,
    settle,
    table,
)
from tests.rulebook.tanto_monta.oceans import CORSAIR, CREW_1, FRENCH, SPANISH, ocean, voyage
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors import borgia
from warcouncil.titles.tanto_monta.powers import foreign_wars, france, recruiting, surrender, venetian_war
from warcouncil.titles.tanto_monta.powers.france import HOUSES
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.recount import recounted
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import SITES_IN
from warcouncil.titles.tanto_monta.war import fighting

ALHAMBRA = "the_alhambra_of_granada"
VENETIAN = "turkish_venetian_war"
NASRID_KEYS = ("granada", "almeria", "malaga")


def line(state: TantoMontaState, player: str, reason: str) -> int:
    """The points of one line of a player; every total is what the pieces on the table come to."""
    for one in PLAYERS:
        assert victory.vp(state, one) == recounted(state, one), one
    return dict(victory.vp_lines(state, player)).get(reason, 0)


def lines_of(state: TantoMontaState, reason: str) -> dict[str, int]:
    """Who has points for a reason."""
    return {player: points for player in PLAYERS if (points := line(state, player, reason))}


# -- Muslims


@covers("tm-22.3-11")
def test_the_alhambra_brings_a_point_each_turn() -> None:
    for before, points in (((), 1), ((("alhambra", 1),), 2)):
        state = play(event(ALHAMBRA, "muslim", bonus_vp={"muslim": before}), ("score",))
        assert lines_of(state, "alhambra") == {"muslim": points}
    lost = event(ALHAMBRA, "muslim", control={"granada": "spain"})
    assert not may(lost, ("score",))


@pytest.mark.parametrize(("choice", "scored"), [(("patronage",), {"france": 1}), (("decline",), {})])
@covers("tm-22.3-55")
def test_the_renaissance_is_a_point_for_the_loyalty_of_three_houses(choice: Option, scored: dict[str, int]) -> None:
    state = position(("patronage",), houses=dict.fromkeys(HOUSES[:3], 1))
    match = table(state=state)
    assert question(match) == ("france", "patronage")
    play(match, choice)
    state = settle(match)
    assert lines_of(state, "renaissance") == scored
    assert [state.houses[house] for house in HOUSES[:3]] == ([0, 0, 0] if scored else [1, 1, 1])


@pytest.mark.parametrize("player", ["portugal", "muslim"])
@covers("tm-22.3-13")
def test_each_event_of_wako_pirates_brings_the_muslims_a_point(player: str) -> None:
    state = ocean(bonus_vp={"muslim": (("wako_pirates", 1),)})
    state = look(event("asian_wako_pirates", player, state=state))
    assert lines_of(state, "wako_pirates") == {"muslim": 2}


@pytest.mark.parametrize(
    ("player", "scored"),
    [("muslim", {"muslim": 1}), ("france", {"france": 1}), ("spain", {}), ("portugal", {})],
)
@covers("tm-22.3-14", "tm-22.3-55")
def test_disasters_bring_a_point_to_muslims_and_france_alone(player: str, scored: dict[str, int]) -> None:
    state = ocean(settlements={SITES_IN["ocean_1"][0]: "portugal"})
    state = settle(event("natural_disasters", player, ("disaster", (1, 1, 1)), state=state))
    assert lines_of(state, "natural_disaster") == scored


def venetian(ally: str, christians: bool) -> TantoMontaState:
    """The end of the Ottoman-Venetian War with an ally of Venice."""
    state = scene(leaders={"great_captain": venetian_war.WAR}, fields={"turn": 5})
    state.war_fleets = {"spain": 1} if christians else {"ottoman": 1}
    state.minors.pop("venice", None)
    state.minors |= {"venice": ally} if ally else {}
    state.foreign_wars[venetian_war.WAR] = 0
    state.on_table["ottoman_venetian_war"] = venetian_war.WAR
    return settle(run(state, lambda now: venetian_war.end(now, christians)))


@pytest.mark.parametrize("ally", ["", "spain", "france"])
@covers("tm-22.3-15")
def test_the_ottomans_win_at_venice(ally: str) -> None:
    assert lines_of(venetian(ally, christians=False), VENETIAN) == {"muslim": 2}


@pytest.mark.parametrize(
    ("ally", "scored"),
    [
        ("", {"spain": 1, "portugal": 1}),
        ("spain", {"spain": 2}),
        ("france", {"spain": 1, "france": 1}),
        ("portugal", {"spain": 1, "portugal": 1}),
    ],
)
@covers("tm-22.3-32", "tm-22.3-44", "tm-22.3-60")
def test_the_christians_win_at_venice(ally: str, scored: dict[str, int]) -> None:
    assert lines_of(venetian(ally, christians=True), VENETIAN) == scored


@covers("tm-22.3-16")
def test_borgia_brings_the_muslims_a_point_for_each_space_that_scores() -> None:
    state = position(turn=4, phase="action", pope="alexander_vi")
    state.minors.pop("papacy")
    state = settle(run(state, borgia.muslim_papacy))
    for space in ("florence", "modena", "siena", "venice"):
        state.troops.pop(space, None)
        state.control[space] = "papacy"
    state = settle(run(state, borgia.dissolve))
    assert lines_of(state, "borgia") == {"muslim": 3}  # Siena is a common space


@pytest.mark.parametrize(("spaces", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
@covers("tm-22.3-18")
def test_castilian_spaces_of_nasrids_who_surrender(spaces: int, points: int) -> None:
    taken = ["lugo", "leon", "avila", "talavera", "merida", "niebla"]
    state = scene(wars=[("nasrid", "spain")], fields={"phase": "victory", "turn": 4, "zahara_seized": True})
    state.control.update(dict.fromkeys(NASRID_KEYS, "spain"))
    state.control.update(gibraltar="spain", zahara="spain")
    state.control.update(dict.fromkeys(taken[:spaces], "nasrid"))
    state = settle(run(state, surrender.surrenders))
    assert lines_of(state, "alhambra") == ({"muslim": points} if points else {})


# -- Portugal


@pytest.mark.parametrize(("ports", "die", "points"), [(5, 0, 3), (4, 0, 2), (3, 4, 1), (3, 3, 0), (2, 0, 0)])
@covers("tm-22.3-20")
def test_master_of_the_atlantic_adds_to_what_it_brought_before(ports: int, die: int, points: int) -> None:
    held = dict.fromkeys(COMPONENTS.tables.atlantic.ports[:ports], "portugal")
    dice = [("master of the atlantic", die)] if die else []
    before = {"portugal": (("master_of_the_atlantic", 1),)}
    state = look(event("portugal_master_of_the_atlantic", "muslim", *dice, turn=2, control=held, bonus_vp=before))
    assert lines_of(state, "master_of_the_atlantic") == {"portugal": 1 + points}


@covers("tm-22.3-25")
def test_joanna_brings_a_point_with_a_home_key() -> None:
    state = play(event("joanna_la_beltraneja", "portugal"), ("score",))
    assert lines_of(state, "joanna") == {"portugal": 1}


@pytest.mark.parametrize("player", PLAYERS)
@covers("tm-22.3-28")
def test_the_school_of_sagres_brings_portugal_a_point_whoever_plays_it(player: str) -> None:
    state = look(event("school_of_sagres_henry_the_navigator", player, turn=1))
    assert lines_of(state, "school_of_sagres") == {"portugal": 1}


@covers("tm-22.3-29")
def test_commercial_settlements_bring_a_point_for_each_six() -> None:
    held = {**dict.fromkeys(SITES_IN["ocean_3"][:2], "portugal"), SITES_IN["ocean_1"][0]: "portugal"}
    match = event("portuguese_commercial_settlements", "spain", ("factories", (6, 6, 1)), state=ocean(settlements=held))
    assert lines_of(look(match), "portuguese_settlements") == {"portugal": 2}


@pytest.mark.parametrize(
    ("nao", "player", "zone", "points"),
    [
        ("vasco_da_gama", "portugal", "ocean_5", 2),
        (CREW_1, "portugal", "ocean_5", 1),
        ("columbus", "spain", "ocean_7", 2),
        (SPANISH, "spain", "ocean_7", 1),
        (FRENCH, "france", "ocean_7", 1),
    ],
)
@covers("tm-22.3-30", "tm-22.3-43")
def test_the_first_settlement_in_india_and_in_the_new_world(nao: str, player: str, zone: str, points: int) -> None:
    here, there = SITES_IN[zone][:2]
    founding = voyage(ocean({nao: zone}, overseas_voyages=True), player, ("naval resource", "naval_cp_3"))
    state = play(founding, ("found", nao, here))
    assert lines_of(state, "overseas_voyages") == {player: points}
    second = ocean({nao: zone}, {here: player}, overseas_voyages=True, discoverers=state.discoverers)
    state = play(voyage(second, player, ("naval resource", "naval_cp_3")), ("found", nao, there))
    assert not lines_of(state, "overseas_voyages")


@pytest.mark.parametrize(("war", "player"), [("tribes", "portugal"), ("burgundy", "france"), ("brittany", "france")])
@covers("tm-22.3-31", "tm-22.3-58", "tm-22.3-59")
def test_each_victory_abroad_is_a_point(war: str, player: str) -> None:
    state = scene(fields={"bonus_vp": {player: ((foreign_wars.VP[war], 1),)}})
    card = recruiting.WARS[war].card
    state.aside = tuple(one for one in state.aside if one != card)
    state.deck = state.deck.without(card)
    state.on_table[card], state.foreign_wars[war] = player, 1
    state.add_troops(war, player, regular=5)
    match = impulse(player, 1, ("attacker", (6, 1, 1, 1, 1)), ("defender", (1,)), state=state)
    play(match, ("foreign_war", player, war))
    assert lines_of(look(match), foreign_wars.VP[war]) == {player: 2}


# -- Spain and France


@pytest.mark.parametrize(
    ("french", "spanish", "scored"),
    [
        (("vitoria",), ("bayonne", "auch"), {"spain": 1}),
        ((), ("bayonne", "auch"), {"spain": 2}),
        (("vitoria",), ("bayonne",), {}),
        (("vitoria", "zaragoza"), ("bayonne",), {"france": 1}),
    ],
)
@covers("tm-22.3-33", "tm-22.3-45")
def test_who_returned_more_at_barcelona(
    french: tuple[str, ...], spanish: tuple[str, ...], scored: dict[str, int]
) -> None:
    state = scene(wars=[("spain", "france")], fields={"phase": "action", "turn": 3})
    state.control.update({**dict.fromkeys(french, "france"), **dict.fromkeys(spanish, "spain")})
    state = settle(run(state, france.sign_barcelona))
    assert lines_of(state, "barcelona") == scored


@covers("tm-22.3-38")
def test_the_end_of_the_reconquista() -> None:
    state = scene(wars=[("nasrid", "spain")], fields={"phase": "victory", "turn": 4, "zahara_seized": True})
    state.control.update(dict.fromkeys(NASRID_KEYS, "spain"))
    state = settle(run(state, surrender.surrenders))
    assert lines_of(state, "reconquista") == {"spain": 1}


@covers("tm-22.3-46")
def test_each_house_is_a_point_the_first_time() -> None:
    state = position(houses=dict.fromkeys(HOUSES, 4))

    def all_twice(now: TantoMontaState) -> None:
        for house in (*HOUSES, *HOUSES):
            france.raise_loyalty(now, house)
            france.lower_loyalty(now, house)

    assert lines_of(look(run(state, all_twice)), "noble_house") == {"france": 5}


@covers("tm-22.3-47")
def test_consolidation_is_worth_two_when_nothing_is_left_to_gain() -> None:
    full = dict.fromkeys(HOUSES, 5)
    state = look(event("consolidation_of_power", "spain", turn=2, houses=full))
    assert lines_of(state, "consolidation_of_power") == {"france": 2}
    match = event("consolidation_of_power", "spain", turn=2, houses={**full, "anjou": 4})
    state = play(match, ("one_house",))
    assert not lines_of(state, "consolidation_of_power")


@covers("tm-22.3-55")
def test_events_that_bring_france_a_point_whoever_plays_them() -> None:
    state = settle(event("catalan_remences_pere_joan_sala", "muslim", turn=2))
    assert lines_of(state, "catalan_remences") == {"france": 1}
    state = position(turn=4)
    state.hands["spain"], state.hands["portugal"] = (), ()
    state = look(event("jews_expelled", "france", state=state))
    assert lines_of(state, "jews_expelled") == {"france": 1}
    state = play(event("lorenzo_the_magnificent_the_medici", "muslim", turn=2), ("league_of_peace",))
    assert lines_of(state, "lorenzo") == {"france": 1}


# -- everybody


@covers("tm-22.3-64")
def test_spices() -> None:
    held = {"agadir": "north_africa", "tangier": "north_africa"}
    state = play(event("spice_trade", "muslim", turn=4, control=held), ("power", "spain"))
    assert lines_of(state, "spice_trade") == {"muslim": 1}
    held = {"anfa": "portugal", "agadir": "portugal"}
    india = {SITES_IN["ocean_3"][0]: "portugal"}
    assert lines_of(look(event("spice_trade", "portugal", turn=4, control=held, settlements=india)), "spice_trade") == {
        "portugal": 2
    }
    for scorer in ("france", "muslim"):
        state = play(event("spice_trade", "france", turn=4, control={"genoa": "france"}), ("power", scorer))
        assert lines_of(state, "spice_trade") == {scorer: 1}


@covers("tm-22.3-61")
def test_the_first_raid_is_a_point() -> None:
    state = ocean({CORSAIR: "ocean_1"}, {"arguin": "portugal", "gambia": "portugal"})
    match = impulse("muslim", 2, ("raid defence", (1, 1)), ("raid", (5, 1, 1, 1, 1)), state=state)
    play(match, ("raid", CORSAIR, "portugal"))
    assert lines_of(settle(match), "piracy") == {"muslim": 1}


@covers("tm-22.3-62")
def test_points_on_resources_add_up() -> None:
    state = position(vp_resources={"spain": ("naval_vp_2",)})
    state.caravan_pool = resources.without(state.caravan_pool, "caravan_vp_1")
    state = look(run(state, lambda now: resources.receive(now, "spain", "caravan_vp_1")))
    assert dict(victory.vp_lines(state, "spain"))["resource"] == 3


@covers("tm-22.3-65")
def test_a_chart_is_a_point() -> None:
    state = ocean({CREW_1: "ocean_3"}, charts={"ocean_3": 1})
    state = play(voyage(state, "portugal", ("cartography", (5, 5))), ("chart", CREW_1))
    assert lines_of(state, "cartography") == {"portugal": 1}


@covers("tm-22.3-66")
def test_a_university_is_a_point_now_or_three_later() -> None:
    state = play(event("rise_of_universities", "spain", turn=2), ("graduate",))
    assert lines_of(state, "universities") == {"spain": 1}
    state = play(event("rise_of_universities", "spain", turn=2), ("develop",))
    assert not lines_of(state, "universities")
    state = look(event("rise_of_universities", "spain", turn=3, universities={"spain": 1}))
    assert lines_of(state, "universities") == {"spain": 3}


@covers("tm-22.3-67")
def test_only_the_first_captive_of_a_player_is_a_point() -> None:
    state = scene()

    def prisoners(now: TantoMontaState) -> None:
        fighting.captured(now, "pacheco", "spain")
        fighting.captured(now, "joao", "spain")
        fighting.captured(now, "ferdinand", "portugal")

    state = look(run(state, prisoners))
    assert lines_of(state, fighting.FIRST_CAPTIVE) == {"spain": 1, "portugal": 1}
