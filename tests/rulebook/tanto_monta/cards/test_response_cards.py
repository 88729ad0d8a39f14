"""The response cards (#47 to #62)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.cards.test_combat_cards import attack, front, rolls, storming
from tests.rulebook.tanto_monta.driver import (
    choices,
    hand,
    impulse,
    look,
    may,
    play,
    position,
    question,
    run,
    scene,
    table,
    told,
)
from tests.rulebook.tanto_monta.land import kind, march, skip, units
from tests.rulebook.tanto_monta.sea import hits, sail, waters
from warcouncil.campaign import naval_combat
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState

WAR = [("beltranejos", "spain"), ("portugal", "spain")]


def deal(state: TantoMontaState, **cards: str) -> TantoMontaState:
    for player, card in cards.items():
        hand(state, player, card)
    return state


# -- Admiralty (#47)


def sea_battle(state: TantoMontaState, one: str, other: str, *dice: tuple[str, object]) -> Match:
    state.phase = "action"
    return run(state, lambda now: naval_combat.fight(now, "western_mediterranean", one, other), *dice)


@covers("tm-16.2-4")
def test_anybody_gives_dice_after_the_roll_at_sea() -> None:
    ships = {"western_mediterranean": {"spain": 1, "france": 1}}
    state = deal(waters(ships=ships, wars=[("spain", "france")]), muslim="admiralty")
    dice = [("naval attacker", hits(0, 2)), ("naval defender", hits(0, 2)), ("naval cards", hits(2, 5))]
    match = sea_battle(state, "spain", "france", *dice)
    assert choices(match) == {("play_side", "admiralty", "attacker"), ("play_side", "admiralty", "defender"), ("pass",)}
    play(match, ("play_side", "admiralty", "attacker"))
    assert told(match, "naval_result")[0]["power"] == "spain"


def test_the_nasrids_have_four_dice_and_kemal() -> None:
    ships = {"western_mediterranean": {"spain": 1, "nasrid": 1}}
    at = {"kemal_reis": "algiers"}
    state = deal(waters(ships=ships, wars=[("spain", "nasrid")], admirals=at), muslim="admiralty")
    dice = [("naval attacker", hits(0, 2)), ("naval defender", hits(2, 8))]
    match = sea_battle(state, "spain", "nasrid", *dice)
    play(match, ("play_on_leader", "admiralty", "kemal_reis"))
    assert len(told(match, "naval_dice")[0]["dice2"]) == 8  # type: ignore[arg-type]
    assert look(match).sides["kemal_reis"] == "nasrid"
    assert look(match).admirals["kemal_reis"] == "western_mediterranean"


def test_the_nasrids_have_four_dice_without_kemal() -> None:
    ships = {"western_mediterranean": {"spain": 1, "nasrid": 1}}
    state = deal(waters(ships=ships, wars=[("spain", "nasrid")]), portugal="admiralty")
    match = sea_battle(state, "nasrid", "spain", ("naval attacker", hits(2, 6)), ("naval defender", hits(0, 2)))
    assert not may(match, ("play_on_leader", "admiralty", "kemal_reis"))
    play(match, ("play", "admiralty"))
    assert "admiralty" in look(match).discard


# -- Ambush (#48) and Organized Retreat (#54)


@pytest.mark.parametrize("player", ["muslim", "portugal", "france"])
@covers("tm-13.2-13", "tm-13.2-16", "tm-13.2-6")
def test_anybody_lets_an_interception_succeed_by_an_ambush(player: str) -> None:
    state = scene(wars=WAR, avila={"castile": 2}, toledo={"beltranejos": 2})
    state.control["talavera"] = "beltranejos"
    fight: list[tuple[str, object]] = [("attacker", (1, 1)), ("defender", (1, 1, 1))]
    match = impulse("spain", 1, ("interception", (1, 1)), *fight, state=deal(state, **{player: "ambush"}))
    march(match, "castile", "avila", "talavera")
    play(match, ("intercept", "toledo"))
    while kind(match) == "intercept_formation":
        play(match, match.decisions[0].options[-1])
    assert question(match) == (player, "respond")
    play(match, ("play", "ambush"))
    assert told(match, "intercepts") and units(match, "talavera", "beltranejos")


def test_an_ambush_cancels_a_combat_card() -> None:
    state = front({"spain": ("arquebusiers",), "france": ("ambush",)}, {"regular": 2}, {"regular": 1})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    play(match, ("play", "arquebusiers"))
    assert question(match) == ("france", "respond")
    play(match, ("play", "ambush"))
    assert rolls(match) == [2, 2] and {"ambush", "arquebusiers"} <= set(look(match).discard)
    assert ("spain", "arquebusiers") not in look(match).played_events


@pytest.mark.parametrize("player", ["muslim", "portugal", "france"])
@covers("tm-13.3-8")
def test_anybody_lets_units_avoid_battle_by_an_organized_retreat(player: str) -> None:
    state = scene(wars=WAR, avila={"castile": 2}, talavera={"beltranejos": 1})
    state.control["toledo"] = "beltranejos"
    match = impulse("spain", 1, ("avoid battle", (1, 1)), state=deal(state, **{player: "organized_retreat"}))
    march(match, "castile", "avila", "talavera")
    skip(match, "intercept")
    play(match, ("avoid", "toledo"))
    assert question(match) == (player, "respond")
    play(match, ("play", "organized_retreat"))
    assert units(match, "toledo", "beltranejos") == {"regular": 1}


# -- Sea Fog (#57)


@covers("tm-16.1-19")
def test_fog_hides_a_fleet() -> None:
    ships = {"valencia": {"spain": 1}, "marseille": {"france": 1}}
    state = deal(waters(ships=ships, wars=[("spain", "france")]), muslim="sea_fog")
    match = impulse("spain", 1, ("naval intercept", (6, 6)), state=state)
    sail(match, "spain", ("sail", "valencia", "gulf_of_lion"))
    play(match, match.decisions[0].options[0])
    assert question(match) == ("muslim", "respond")
    play(match, ("play", "sea_fog"))
    assert told(match, "naval_interception")[0]["success"] == 0 and not told(match, "naval_combat")


# -- Leadership (#51)


@covers("tm-14-3")
def test_a_leader_has_the_dice_rolled_again() -> None:
    state = front({"spain": ("leadership",)}, {"regular": 3}, {"regular": 2})
    match = attack(state, ("attacker", (6, 1, 2)), ("defender", (5, 1, 1)), ("card dice", (4, 5)))
    play(match, ("play", "leadership"))
    assert told(match, "battle_won")[0] == {"power": "castile", "place": "talavera", "hits": 2, "hits2": 1}


def test_a_leader_falls_for_more_hits() -> None:
    at = {"great_captain": "avila"}
    state = front({"spain": ("leadership",)}, {"regular": 2}, {"regular": 4}, leaders=at)
    match = attack(state, ("attacker", (1,) * 4), ("defender", (1,) * 5))
    play(match, ("play_on_leader", "leadership", "great_captain"))
    assert told(match, "battle_won")[0]["hits"] == 3
    assert "great_captain" not in look(match).leaders and told(match, "leader_gone")


def test_who_does_not_fight_leads_nobody() -> None:
    state = front({"france": ("leadership",)}, {"regular": 2}, {"regular": 1})
    match = attack(state, ("attacker", (1, 1)), ("defender", (1, 1)))
    assert told(match, "battle_won")


# -- Sack (#56)


def sacking(*dice: tuple[str, object]) -> Match:
    storm: list[tuple[str, object]] = [("attacker", (6, 6)), ("defender", (1, 1))]
    match = storming({"spain": ("sack",), "portugal": ("famine",)}, {"regular": 1}, *storm, *dice)
    play(match, ("play", "sack"))
    return match


def test_a_key_is_sacked() -> None:
    match = sacking(("naval resource", "naval_cp_2"), ("sack", 5), ("sack", 6), ("card of portugal", "famine"))
    assert look(match).hands["spain"] == ("famine",) and told(match, "draws_cards")  # the deck of the scene is empty
    assert look(match).warehouse["spain"] == ("naval_cp_2",)


def test_little_is_found() -> None:
    match = sacking(("naval resource", "naval_cp_2"), ("sack", 4), ("sack", 1))
    assert look(match).hands["spain"] == () and look(match).hands["portugal"] == ("famine",)


# -- Torrential Rains (#59)


@covers("tm-13.1-15")
def test_rain_takes_points_but_not_the_first_step() -> None:
    match = impulse("spain", 5, state=deal(scene(avila={"castile": 2}), france="torrential_rains"))
    march(match, "castile", "avila", "talavera")
    play(match, ("play", "torrential_rains"))
    assert units(match, "talavera", "castile") == {"regular": 2} and look(match).cp == 2
    assert not may(match, ("move", "castile", "talavera"))


@covers("tm-13.1-15")
def test_rain_stops_the_second_step() -> None:
    match = impulse("spain", 5, state=deal(scene(avila={"castile": 2}), france="torrential_rains"))
    march(match, "castile", "avila", "talavera")
    play(match, ("pass",))
    march(match, "castile", "talavera", "avila")
    play(match, ("play", "torrential_rains"))
    assert units(match, "talavera", "castile") == {"regular": 2} and look(match).cp == 1


@covers("tm-13.1-15", "tm-15.1-17", "tm-16.1-14")
def test_rain_stops_ships_and_storms() -> None:
    state = deal(waters(ships={"valencia": {"spain": 1}}), france="torrential_rains")
    match = impulse("spain", 4, state=state)
    sail(match, "spain", ("sail", "valencia", "western_mediterranean"))
    play(match, ("play", "torrential_rains"))
    assert not told(match, "ships_sail") and look(match).cp == 1
    assert not may(match, ("naval_move", "spain"))
    match = storming({"france": ("torrential_rains",)}, {"regular": 1})
    play(match, ("play", "torrential_rains"))
    assert look(match).battle is None and not told(match, "battle_dice")


def test_nobody_makes_rain_for_himself() -> None:
    match = impulse("spain", 5, state=deal(scene(avila={"castile": 2}), spain="torrential_rains"))
    march(match, "castile", "avila", "talavera")
    assert units(match, "talavera", "castile") == {"regular": 2}


# -- Strategic Foresight (#58), Holy Inquisition (#60)


def ending(player: str, **cards: str) -> Match:
    """The impulse of a player is over."""
    state = position(phase="action", active=player, turn=3)
    for each, other in zip(PLAYERS, ("famine", "treachery", "poisoned_wine", "ransom"), strict=True):
        hand(state, each, other, *([cards[each]] if each in cards else []))
    state.agenda = [("end_impulse",)]
    return table(state=state)


def test_foresight_comes_before_an_impulse() -> None:
    match = ending("portugal", muslim="strategic_foresight")
    play(match, ("play", "strategic_foresight"))
    assert question(match) == ("muslim", "action") and look(match).cp == 3
    play(match, ("end_actions",))
    assert question(match) == ("spain", "impulse")


def test_foresight_not_behind_an_own_impulse_nor_before_it() -> None:
    match = ending("portugal", portugal="strategic_foresight")
    assert question(match) == ("spain", "impulse")
    match = ending("portugal", spain="strategic_foresight")
    assert question(match) == ("spain", "impulse")


def test_the_inquisition_takes_an_impulse() -> None:
    match = ending("portugal", muslim="holy_inquisition")
    play(match, ("play", "holy_inquisition"))
    assert told(match, "impulse_lost") == [{"power": "spain"}]
    assert question(match) == ("france", "impulse")
    match = ending("france", spain="holy_inquisition")
    assert question(match) == ("muslim", "impulse")


# -- Witchcraft (#62)


def bewitched(player: str, card: str, how: str) -> Match:
    state = position(phase="action", turn=3, warehouse={player: ("naval_cp_2",)})
    hand(state, player, card)
    hand(state, "muslim", "witchcraft")
    state.agenda = [("impulse", player)]
    match = table(state=state)
    play(match, (how, card), ("muslim", ("play", "witchcraft")))
    return match


def test_witchcraft_leaves_two_points() -> None:
    for how in ("spend", "event"):
        match = bewitched("spain", "ruler_falls_ill", how)
        state = look(match)
        assert question(match) == ("spain", "action") and state.cp == 2
        assert {"witchcraft", "ruler_falls_ill"} <= set(state.discard)
        assert ("spain", "ruler_falls_ill") not in state.played_events
        play(match, ("end_actions",))
        assert kind(match) != "extension"


def test_witchcraft_frees_from_a_home_card() -> None:
    match = bewitched("spain", "crown_of_aragon", "spend")
    assert look(match).bound == () and "crown_of_aragon" not in look(match).discard


def test_a_mandatory_event_that_was_cancelled_comes_again() -> None:
    match = bewitched("spain", "el_zagal_seizes_power", "event")
    assert "el_zagal_seizes_power" in look(match).discard and look(match).cp == 2


def test_witchcraft_cancels_a_combat_card() -> None:
    cards: Any = {"spain": ("arquebusiers",), "france": ("witchcraft",)}
    match = attack(front(cards, {"regular": 2}, {"regular": 1}), ("attacker", (1, 1)), ("defender", (1, 1)))
    play(match, ("play", "arquebusiers"), ("play", "witchcraft"))
    assert rolls(match) == [2, 2]


def test_an_event_goes_on_without_witchcraft() -> None:
    match = event("ruler_falls_ill", "spain", turn=3)
    assert kind(match) != "respond"
