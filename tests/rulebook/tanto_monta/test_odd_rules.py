"""Rules that stand alone: markers, special areas, boards, and what is said in passing."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    finish,
    hand,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    scene,
    settle,
    table,
    told,
)
from tests.rulebook.tanto_monta.land import march, skip
from tests.rulebook.tanto_monta.oceans import CREW_1, SPANISH, ocean, voyage
from tests.rulebook.tanto_monta.sea import hits, sail, waters
from tests.rulebook.tanto_monta.test_diplomacy import allies, pair
from tests.rulebook.tanto_monta.test_diplomacy import package as put_together
from warcouncil.campaign import forces
from warcouncil.campaign.control import gain
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.transfers import sail_home
from warcouncil.engine.flow import Flow
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.actions import ACTS
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.display.view import own_things, pieces, player_panel
from warcouncil.titles.tanto_monta.invariants import problems
from warcouncil.titles.tanto_monta.powers import surrender
from warcouncil.titles.tanto_monta.powers.france import HOUSES
from warcouncil.titles.tanto_monta.realm import KEYS, MAJORS, PLAYER, PLAYERS, REALM
from warcouncil.titles.tanto_monta.rulers import administration, charisma
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.spaces import calm, player_at
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK

SPACES = {space.id: space for space in COMPONENTS.map.spaces}
NASRID_TOWNS = [(space, "nasrid") for space in REALM.homes["nasrid"]]
SCENARIOS = list(COMPONENTS.setup.scenarios)


def markers(state: TantoMontaState) -> dict[str, str]:
    """Space -> whose control it shows, where that is not its home."""
    shown = {one["place"]: one["owner"] for one in pieces(state) if (one["kind"], one["count"]) == ("control", 1)}
    return {space: owner for space, owner in shown.items() if owner != SPACES[space].home}


# -- control markers (2.3)


@pytest.mark.parametrize("scenario", SCENARIOS)
@covers("tm-2.3-3")
def test_every_key_has_a_holder_whose_square_it_carries(scenario: str) -> None:
    state = position(scenario=scenario)
    squares = {key for player in PLAYERS for key in KEYS if player_at(state, key) == player}
    free = {key for key in KEYS if state.control[key] == "independent"}
    minor = {key for key in KEYS if state.control[key] in REALM.minors and state.control[key] not in state.minors}
    assert squares and squares | free | minor == set(KEYS)
    assert not squares & (free | minor)
    assert all(state.control[key] == SPACES[key].home for key in minor)


@pytest.mark.parametrize("player", PLAYERS)
@covers("tm-2.3-4")
def test_a_square_comes_from_the_board_and_goes_back_to_it(player: str) -> None:
    state = position()
    needed, there = victory.needed_keys(state, player), victory.counted_keys(state, player)
    assert needed == {"muslim": 10, "portugal": 11, "spain": 15, "france": 12}[player]
    assert there == {"muslim": 6, "portugal": 7, "spain": 6, "france": 6}[player]
    power = {"muslim": "north_africa"}.get(player, player)
    gained = next(key for key in KEYS if player_at(state, key) != player and calm(state, key))
    before = state.control[gained]
    state.control[gained] = power
    assert (victory.needed_keys(state, player), victory.counted_keys(state, player)) == (needed, there + 1)
    state.control[gained] = before
    assert victory.counted_keys(state, player) == there


@covers("tm-2.3-6")
def test_a_strategic_space_carries_a_marker_away_from_home_only() -> None:
    state = position()
    space = next(one.id for one in SPACES.values() if one.kind == "strategic" and one.home == "portugal")
    assert state.control[space] == "portugal" and space not in markers(state)
    state.control[space] = "france"
    assert markers(state)[space] == "france"
    assert kinds_shown(state) == {"tlemcen": ["closed"]}
    state.ferrante_dead = True
    assert kinds_shown(state) == {"tlemcen": ["closed"], "gaeta": ["strategic"]}


@covers("tm-2.3-8")
def test_common_spaces_fortresses_and_explored_oceans_are_marked() -> None:
    state = position(explored={("spain", "ocean_2")})
    for kind in ("common", "fortress"):
        space = next(one.id for one in SPACES.values() if one.kind == kind and one.home == "portugal")
        assert space not in markers(state)
        state.control[space] = "spain"
        assert markers(state)[space] == "spain"
    assert kinds_shown(state) == {"tlemcen": ["closed"]}
    assert not list(problems(state))


def kinds_shown(state: TantoMontaState) -> dict[str, list[str]]:
    """What the marker of some spaces says besides whose they are."""
    shown = {one["place"]: one["markers"] for one in pieces(state) if one["kind"] == "control"}
    return {space: shown[space] for space in ("tlemcen", "gaeta", "lisbon") if shown[space]}


@covers("tm-2.3-9")
def test_markers_never_run_out() -> None:
    weak = [space.id for space in SPACES.values() if space.kind in ("strategic", "common", "fortress")]

    def conquer(now: TantoMontaState) -> None:
        for space in weak:
            gain(now, "france", space)

    state = look(run(position(), conquer))
    marked = [space for space, owner in markers(state).items() if owner == "france"]
    assert len(marked) > 100
    assert not [problem for problem in problems(state) if "control" in problem]


# -- special areas (2.4)


def garrison(state: TantoMontaState) -> TantoMontaState:
    """A large French army with militia in Paris, and nothing else on the map."""
    state.add_troops("paris", "france", regular=6, militia=4)
    state.leaders["louis_xi"] = "paris"
    return state


@pytest.mark.parametrize("card", ["famine", "supply_shortage", "poisoned_wine"])
@covers("tm-2.4-24")
def test_no_event_strikes_paris(card: str) -> None:
    state = garrison(scene())
    assert BOOK.events[card].forbidden(state, "spain") is not None
    state.add_troops("orleans", "france", regular=6)
    state.leaders["louis_xi"] = "orleans"
    assert BOOK.events[card].forbidden(state, "spain") is None


@covers("tm-2.4-24")
def test_neither_plague_nor_unrest_comes_to_paris() -> None:
    assert not may(event("the_plague", "spain", state=scene()), ("space", "paris"))
    assert not may(event("peasant_revolts", "spain", state=scene()), ("unrest", "paris"))


@covers("tm-2.4-24", "tm-2.4-25", "tm-20.9-15")
def test_nobles_leave_a_foreign_war_and_not_paris() -> None:
    state = garrison(abroad(militia=3))
    hand(state, "spain", "nobles_return_home")
    match = impulse("france", 1, ("attacker", (1,)), ("defender", (1, 1)), state=state)
    play(match, ("foreign_war", "france", "burgundy"))
    assert question(match) == ("spain", "respond")
    play(match, ("play", "nobles_return_home"))
    after = look(match)
    assert after.number("burgundy", "france", "militia") == 1 and after.number("paris", "france", "militia") == 4


def abroad(**units: int) -> TantoMontaState:
    """A war in Burgundy with two enemies."""
    state = scene(fields={"foreign_wars": {"burgundy": 2}})
    state.on_table["war_against_burgundy"] = "france"
    state.aside = tuple(card for card in state.aside if card != "war_against_burgundy")
    state.deck = state.deck.without("war_against_burgundy")
    state.add_troops("burgundy", "france", **units)
    state.hands = dict.fromkeys(state.hands, ())
    return state


@covers("tm-20.9-15", "tm-2.4-25")
def test_cards_for_field_battles_serve_abroad() -> None:
    state = hand(abroad(regular=3), "france", "arquebusiers")
    match = impulse("france", 1, ("attacker", (6, 6, 1, 1, 1, 1)), ("defender", (1, 1)), state=state)
    play(match, ("foreign_war", "france", "burgundy"))
    assert question(match) == ("france", "respond")
    play(match, ("play", "arquebusiers"))
    assert [line["amount"] for line in told(match, "battle_dice")] == [6, 2]


@pytest.mark.parametrize("card", ["famine", "supply_shortage", "poisoned_wine"])
@covers("tm-2.4-25")
def test_other_events_do_not_reach_a_foreign_war(card: str) -> None:
    state = abroad(regular=6)
    state.leaders["louis_xi"] = "burgundy"
    assert BOOK.events[card].forbidden(state, "spain") is not None


# -- rulers and boards (3.3, 4)


@covers("tm-3.3-2")
def test_the_wattasids_rule_when_the_nasrids_are_conquered() -> None:
    state = scene(wars=[("nasrid", "spain")], fields={"phase": "victory", "turn": 4, "zahara_seized": True})
    state.control.update(granada="spain", almeria="spain", malaga="spain")
    assert state.rulers["muslim"] != "wattasid"
    state = settle(run(state, surrender.surrenders))
    assert state.rulers["muslim"] == "wattasid"


@covers("tm-3.3-9")
def test_a_ruler_rules_wherever_the_leader_of_his_name_is() -> None:
    state = position()
    before = (administration(state, "france"), charisma(state, "france"))
    for place in ("captives", "away_leaders"):
        state = position()
        del state.leaders["louis_xi"]
        getattr(state, place)["louis_xi"] = "spain" if place == "captives" else 3
        assert state.rulers["france"] == "louis_xi"
        assert (administration(state, "france"), charisma(state, "france")) == before
    after = look(event("charles_viii_king_of_france", "spain", turn=2))
    assert after.rulers["france"] == "charles_viii" and "louis_xi" not in after.leaders


@covers("tm-4-1")
def test_what_lies_on_a_board() -> None:
    state = position()
    for player in PLAYERS:
        assert state.rulers[player] and state.fortress_boxes[player] == 2
        assert COMPONENTS.players[player].squares + len(COMPONENTS.players[player].home_keys) > 0
    after = play(event("the_alhambra_of_granada", "muslim"), ("score",))
    assert after.on_table["the_alhambra_of_granada"] == "muslim"
    assert after.bonus_vp["muslim"] == (("alhambra", 1),)
    assert after.captives == {} and not any(after.warehouse.values())
    after.captives, after.warehouse["muslim"] = {"ferdinand": "nasrid"}, ("naval_cp_3",)
    after.vp_history, after.vp_resources = {"muslim": (15, 16)}, {"muslim": ("naval_vp_1",)}
    after.arrivals = {"muslim": ("naval_cp_2",)}
    hand(after, "muslim", "sultanate_of_fez", "famine")
    board = {**player_panel(after, "muslim"), **own_things(after, "muslim", 0)}
    shown = {
        "powers": ["nasrid", "north_africa"], "ruler": "muley_hacen", "admin": 2, "charisma": 4,
        "vp_history": [15, 16], "keys": 6, "winning_keys": 10, "cards": 2,
        "hand": ["sultanate_of_fez", "famine"], "on_table": ["the_alhambra_of_granada"],
        "warehouse": ["naval_cp_3"], "arrivals": ["naval_cp_2"], "vp_resources": ["naval_vp_1"],
        "fortresses": 2, "captives": ["ferdinand"], "seat": 0,
    }  # fmt: skip
    assert {key: board[key] for key in shown} == shown
    assert {"kind": "alhambra", "vp": 1} in board["vp_lines"] and {"kind": "charisma", "cards": 4} in board[
        "next_cards"
    ]
    assert board["home_cards"]["sultanate_of_fez"] and not board["home_cards"]["the_alhambra_of_granada"]
    assert board["vp"] == sum(line["vp"] for line in board["vp_lines"])
    assert own_things(after, "muslim", 1)["hand"] == ["sultanate_of_fez"]
    assert own_things(after, "muslim", 1)["warehouse"] == ["naval"]
    assert player_panel(after, "spain")["on_table"] == []


# -- units and cards (5.3, 6)


@covers("tm-5.3-4")
def test_nobody_loses_more_or_less_than_he_must() -> None:
    stack = REALM.troops("castile", regular=2, militia=3)
    state = scene(avila={"castile": {"regular": 2, "militia": 3}})
    match = run(state, lambda now: forces.choose_losses(now, "castile", (stack,), 2, "avila"))
    first = {option[3] for option in choices(match)}
    assert first == {0, 1, 2}
    play(match, ("casualties", "castile", "regular", 1))
    finish(match)  # the other loss is one militia, no more and no less
    assert not {act for act in ACTS if act.startswith(("disband", "remove", "scrap"))}


@covers("tm-5.3-4")
def test_losses_are_those_that_were_named_and_what_is_owed() -> None:
    stack = REALM.troops("castile", regular=2, militia=3, cavalry=1)
    state = scene(avila={"castile": {"regular": 2, "militia": 3, "cavalry": 1}})
    lost: list[object] = []

    def lose(now: TantoMontaState, count: int, owed: tuple[tuple[frozenset[str], int], ...] = ()) -> Flow:
        lost.extend((yield from forces.choose_losses(now, "castile", (stack,), count, "avila", owed)))

    match = run(state, partial(lose, count=9))
    finish(match)  # nobody loses more than he has
    assert lost == [stack]
    lost.clear()
    match = run(state, partial(lose, count=3, owed=((frozenset({"regular", "cavalry"}), 2),)))
    assert {option[3] for option in choices(match)} == {1, 2}
    play(match, ("casualties", "castile", "regular", 1))
    finish(match)
    assert lost == [REALM.troops("castile", regular=1, militia=1, cavalry=1)]


@covers("tm-5.3-6")
def test_militia_costs_less_than_regulars() -> None:
    costs = TantoMontaState.costs
    for power, price in costs["militia"].items():
        assert price < costs["regular"].get(power, price + 1), power


@covers("tm-6.1-2")
def test_of_two_ways_of_a_card_only_the_chosen_one_counts() -> None:
    match = event("the_alhambra_of_granada", "muslim", state=scene())
    play(match, ("recruit",))
    while match.decisions and asked(match).kind == "levy":
        play(match, asked(match).options[0])
    after = look(match)
    assert not after.bonus_vp.get("muslim") and sum(after.number(*place, "regular") for place in NASRID_TOWNS) == 4
    after = play(event("the_alhambra_of_granada", "muslim", state=scene()), ("score",))
    assert after.bonus_vp["muslim"] and not after.troops
    lost = scene(fields={"control": {"granada": "spain"}})
    match = event("the_alhambra_of_granada", "muslim", state=lost)
    assert asked(match).kind == "levy" or not may(match, ("score",))


def play_on(match: Any, *answers: Any) -> Any:
    play(match, *answers)
    return match


@pytest.mark.parametrize("way", ["ransom_by_card", "ransom_by_resource"])
@covers("tm-6.3-12")
def test_a_ransom_is_a_card_or_a_resource(way: str) -> None:
    state = position(
        ("ransom", "spain"), turn=2, phase="diplomacy", captives={"ferdinand": "france"},
        warehouse={"spain": ("naval_cp_3",)},
    )  # fmt: skip
    state.leaders.pop("ferdinand", None)
    hand(state, "spain", "famine")
    match = table(state=state, others=1)
    assert {option[0] for option in choices(match)} == {"ransom_by_card", "ransom_by_resource", "done"}
    choice = next(option for option in choices(match) if option[0] == way)
    after = settle(play_on(match, choice))
    assert not after.captives
    assert ("famine" in after.hands["france"]) is (way == "ransom_by_card")
    assert ("naval_cp_3" in after.warehouse.get("france", ())) is (way == "ransom_by_resource")


# -- diplomacy (9)


@covers("tm-9.1-22", "tm-9.1-1")
def test_promises_are_words_at_the_table() -> None:
    from warcouncil.titles.tanto_monta.diplomacy import negotiation

    for phase in ("card_draw", "diplomacy", "action", "winter", "victory"):
        talk = negotiation.talking(position(phase=phase))[0]
        assert talk.open and talk.seats == tuple(range(len(PLAYERS)))
    match = put_together("portugal", "france", state=allies())
    assert not {option[0] for option in choices(match)} & {"promise", "vow", "note"}
    assert refused(match, ("propose",)) is not None  # nothing that changes the game has been put together


@covers("tm-9.2-15")
def test_some_squadrons_of_a_port_are_lent() -> None:
    state = allies()
    state.add_ships("lisbon", "portugal", "portugal", squadron=3)
    match = put_together("portugal", "france", state=state)
    play(match, ("ally", "portugal", "france"))
    lent = {option[4] for option in choices(match) if option[:4] == ("lend", "portugal", "france", "lisbon")}
    assert lent == {1, 2, 3}


@covers("tm-9.2-23")
def test_an_alliance_that_stands_brings_no_loan() -> None:
    state = allies()
    state.add_ships("lisbon", "portugal", "portugal", squadron=1)
    state.alliances = {pair("portugal", "france")}
    match = put_together("portugal", "france", state=state)
    assert refused(match, ("lend", "portugal", "france", "lisbon", 1)) is not None
    assert not may(match, ("ally", "portugal", "france"))


@pytest.mark.parametrize("player", ["muslim", "portugal", "spain"])
@covers("tm-11-4")
def test_who_is_named_by_an_event_decides(player: str) -> None:
    match = event("consolidation_of_power", player, turn=2, houses=dict.fromkeys(HOUSES, 1))
    assert question(match) == ("france", "favour")
    play(match, ("one_house",))
    assert question(match)[0] == "france"


@covers("tm-12.5-2")
def test_displaced_ships_go_to_the_nearest_ports() -> None:
    state = waters(ships={"gulf_of_lion": {"spain": 1}})
    fleet = next(one for one in state.fleets["gulf_of_lion"] if isinstance(one, Fleet))
    match = run(state, lambda now: sail_home(now, "spain", "gulf_of_lion", fleet))
    ports = {str(option[2]) for option in choices(match)}
    near = {
        space.id for space in SPACES.values() if "gulf_of_lion" in space.ports and state.control[space.id] == "spain"
    }
    assert len(ports) > 1 and ports == near
    chosen = sorted(ports)[0]
    assert play(match, ("berth", "gulf_of_lion", chosen)).fleets[chosen]


# -- at sea (16)


@covers("tm-16.1-8")
def test_nobody_intercepts_or_fights_in_the_ocean() -> None:
    naos = {CREW_1: "ocean_1", SPANISH: "ocean_2"}
    state = ocean(naos, wars={pair("portugal", "spain")}, overseas_voyages=True)
    state.set_escorts("ocean_2", "spain", 1)
    match = voyage(state, "portugal")
    after = play(match, ("sail_nao", CREW_1, "ocean_2"))
    finish(match)
    assert after.naos[CREW_1].place == after.naos[SPANISH].place == "ocean_2"
    assert not told(match, "naval_combat")


@covers("tm-16.2-3")
def test_the_attacker_at_sea_announces_his_card_first() -> None:
    state = waters(ships={"oporto": {"portugal": 1}, "galician_sea": {"spain": 1}}, wars=[("portugal", "spain")])
    hand(state, "portugal", "arquebusiers")
    hand(state, "spain", "favorable_terrain", "surprise_attack")
    dice = [("naval attacker", hits(0, 5)), ("naval defender", hits(0, 2))]
    match = impulse("portugal", 1, *dice, state=state)
    sail(match, "portugal", ("sail", "oporto", "galician_sea"))
    while asked(match).kind in ("naval_intercept", "naval_avoid"):
        play(match, ("decline",))
    assert question(match) == ("portugal", "respond")


# -- winter, Beltranejos, natives


@covers("tm-18.5-2")
def test_who_follows_a_sick_leader_comes_at_once() -> None:
    state = position(turn=2)
    del state.leaders["louis_xi"]
    state.away_leaders["louis_xi"] = 4
    match = event("charles_viii_king_of_france", "spain", state=state)
    after = look(match) if asked(match).kind == "action" else play(match, asked(match).options[0])
    assert after.leaders["charles_viii"] and not {"louis_xi", "charles_viii"} & set(after.away_leaders)


@covers("tm-20.4-21")
def test_after_the_peace_portugal_plays_combat_cards_for_the_beltranejos() -> None:
    state = scene(
        wars=[("beltranejos", "spain")], avila={"castile": 2}, talavera={"beltranejos": 2}, fields={"alcacovas": 2}
    )
    state.alliances -= {pair("portugal", "beltranejos")}
    hand(state, "portugal", "arquebusiers")
    match = impulse("spain", 3, ("attacker", (1, 1)), ("defender", (1,) * 6), state=state)
    march(match, "castile", "avila", "talavera")
    skip(match, "intercept", "avoid_battle")
    assert question(match) == ("portugal", "respond")
    play(match, ("play", "arquebusiers"))
    assert "arquebusiers" in look(match).discard


@covers("tm-21.8-13")
def test_independents_come_by_events_alone() -> None:
    for player in PLAYERS:
        match = impulse(player, 6)
        raised = [option for option in choices(match) if str(option[0]).startswith(("raise", "build"))]
        assert raised and {PLAYER.get(str(option[1]), str(option[1])) for option in raised} == {player}
        assert not {option[-1] for option in raised} & {"independent", "guanche", "tribal"}
        assert all(refused(match, ("raise_regular", power, "milan", "independent")) for power in MAJORS)


@covers("tm-21.8-11")
def test_guanches_are_no_levies() -> None:
    from warcouncil.titles.tanto_monta.cards.pursuits import levies as found
    from warcouncil.titles.tanto_monta.seasons.winter_armies import loose_militia

    state = scene(leaders={"bencomo": "tenerife_icod"})
    state.add_troops("tenerife_icod", "guanche", militia=3)
    assert found(state) == []
    assert not any(loose_militia(state, power) for power in MAJORS)
