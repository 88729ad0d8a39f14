"""Boarding and Capture (#49)."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.test_response_cards import deal, sea_battle
from tests.rulebook.tanto_monta.driver import asked, choices, hand, look, may, play, question, run, table
from tests.rulebook.tanto_monta.oceans import CREW_0, CREW_1, DONE, FRENCH, PIRATE, SPANISH, ocean, voyage
from tests.rulebook.tanto_monta.sea import Ships, hits, ships_of, waters
from warcouncil.campaign.relations import navy
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import boarding
from warcouncil.titles.tanto_monta.diplomacy import hostilities
from warcouncil.titles.tanto_monta.minors import activation
from warcouncil.titles.tanto_monta.sea import prizes
from warcouncil.titles.tanto_monta.seasons import winter_ships
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import naos

CARD = "boarding_and_capture"
SEA = "western_mediterranean"
PLAY = ("play", CARD)


def won(holder: str = "spain", spanish: int = 3, french: int = 3, hit: int = 4, hit2: int = 0) -> TantoMontaState:
    """Spain attacks France at sea and sinks ships; the holder of the card is asked if he can play it."""
    state = deal(
        waters(ships={SEA: {"spain": spanish, "france": french}}, wars=[("spain", "france")]), **{holder: CARD}
    )
    dice = [("naval attacker", hits(hit, 2 * spanish)), ("naval defender", hits(hit2, 2 * french))]
    match = sea_battle(state, "spain", "france", *dice)
    if match.decisions and asked(match).kind == "respond":
        assert question(match) == (holder, "respond")
        play(match, PLAY)
    while match.decisions:
        play(match, asked(match).options[0])
    return look(match)


# -- squadrons


def test_a_squadron_that_was_sunk_joins_the_victor() -> None:
    state = won()
    assert ships_of(state, SEA, "france") == (1, 0) and [fleet.user for fleet in navy(state, SEA, "spain")] == [
        "spain",
        "spain",
    ]
    assert state.captured_ships == {"spain": {"france": 1}} and sum(state.lost_ships["france"]) == 1
    assert CARD in state.discard


def test_the_beaten_side_captures_as_well_and_takes_its_prize_along() -> None:
    state = won("france", hit=4, hit2=2)
    assert state.captured_ships == {"france": {"spain": 1}}
    place = next(place for place in state.fleets if state.ships(place, "spain", "squadron", "france"))
    assert place != SEA and state.ships(place, "france", "squadron") == 1


def test_whoever_has_no_ships_left_takes_no_prize() -> None:
    state = won("france", french=1, hit=2, hit2=2)
    assert not state.captured_ships and CARD in state.hands["france"]


def test_a_third_player_takes_no_prize() -> None:
    state = won("portugal")
    assert not state.captured_ships and CARD in state.hands["portugal"]


def test_corsairs_are_no_prize() -> None:
    ships: Ships = {SEA: {"spain": 2, "nasrid": (0, 2)}}
    state = deal(waters(ships=ships, wars=[("spain", "nasrid")]), spain=CARD)
    match = sea_battle(state, "spain", "nasrid", ("naval attacker", hits(1, 4)), ("naval defender", hits(0, 2)))
    while match.decisions:
        assert asked(match).kind != "respond"
        play(match, asked(match).options[0])
    assert CARD in look(match).hands["spain"]


def test_a_captured_squadron_that_is_captured_back_is_its_owners() -> None:
    state = deal(waters(ships={SEA: {"france>spain": 1, "france": 2}}, wars=[("spain", "france")]), france=CARD)
    state.captured_ships = {"spain": {"france": 1}}
    match = sea_battle(state, "france", "spain", ("naval attacker", hits(2, 4)), ("naval defender", hits(0, 2)))
    after = play(match, PLAY)
    assert after.ships(SEA, "france", "squadron") == 3 and after.ships(SEA, "france", "squadron", "spain") == 0
    prizes.forget_lost(after)
    assert not after.captured_ships


@covers("tm-18.4-1")
def test_prizes_outlast_the_winter() -> None:
    state = waters(ships={SEA: {"france>spain": 2}})
    state.captured_ships = {"spain": {"france": 1}}
    winter_ships.loans_end(state)
    assert state.ships(SEA, "france", "squadron", "spain") == 1 and state.ships(SEA, "france", "squadron") == 1


def test_prizes_outlast_a_war_between_allies() -> None:
    state = waters(ships={SEA: {"france>spain": 1}}, alliances=[("spain", "france")])
    state.captured_ships = {"spain": {"france": 1}}
    match = run(state, lambda now: hostilities.begin_war(now, "spain", "france"))
    assert look(match).ships(SEA, "france", "squadron", "spain") == 1


def test_prizes_do_not_go_home_with_the_minor_power_whose_they_were() -> None:
    state = waters(ships={SEA: {"venice>spain": 1}, "valencia": {"venice>france": 1}})
    state.minors["venice"] = "france"
    state.captured_ships = {"spain": {"venice": 1}}
    after = look(run(state, lambda now: activation.deactivate(now, "venice")))
    assert after.ships(SEA, "venice", "squadron", "spain") == 1 and "valencia" not in after.fleets


def test_prizes_that_are_lost_are_forgotten() -> None:
    state = waters(ships={SEA: {"france>spain": 1}})
    state.captured_ships = {"spain": {"france": 3, "portugal": 1}}
    prizes.forget_lost(state)
    assert state.captured_ships == {"spain": {"france": 1}}


# -- naos


def test_a_nao_is_boarded_when_naos_meet() -> None:
    at_sea: dict[str, str | Nao] = {CREW_0: "ocean_1", SPANISH: Nao("ocean_2", cargo=("naval_cp_3",))}
    state = hand(ocean(at_sea), "portugal", CARD)
    match = voyage(state, "portugal")
    play(match, ("sail_nao", CREW_0, "ocean_2"))
    while asked(match).kind == "nao_orders":
        play(match, DONE)
    assert question(match) == ("portugal", "respond")
    after = play(match, PLAY)
    assert naos.owner(after, SPANISH) == "portugal" and after.naos[SPANISH].cargo == ("naval_cp_3",)
    assert CARD in after.discard


def between(state: TantoMontaState, player: str) -> TantoMontaState:
    """The moment before an impulse."""
    state.phase, state.active = "action", "muslim"
    hand(state, player, CARD)
    state.agenda = [("end_impulse",)]
    return state


def test_naos_that_lie_together_are_boarded_before_an_impulse() -> None:
    match = table(state=between(ocean({CREW_0: "ocean_2", SPANISH: "ocean_2", FRENCH: "ocean_2"}), "portugal"))
    assert question(match) == ("portugal", "respond")
    play(match, PLAY)
    assert choices(match) == {("board", SPANISH), ("board", FRENCH)}
    after = play(match, ("board", FRENCH))
    assert naos.owner(after, FRENCH) == "portugal" and naos.owner(after, SPANISH) == "spain"


@covers("tm-16.7-3")
def test_no_nao_elsewhere_and_no_special_one_is_boarded() -> None:
    special = next(iter(sorted(naos.SPECIAL)))
    state = between(ocean({CREW_0: "ocean_2", SPANISH: "ocean_1", special: "ocean_2"}), "portugal")
    assert boarding.boarding_options(state, "portugal", "impulse_about_to_begin") == []


@covers("tm-5.2-2")
def test_a_third_nao_drives_one_off_the_map() -> None:
    match = table(state=between(ocean({CREW_0: "ocean_2", CREW_1: "ocean_3", FRENCH: "ocean_2"}), "portugal"))
    play(match, PLAY)
    assert asked(match).kind == "surplus_nao" and may(match, ("take_off", FRENCH))
    after = play(match, ("take_off", CREW_1))
    assert CREW_1 in after.away_naos and set(naos.at_sea(after, "portugal")) == {CREW_0, FRENCH}
    assert PIRATE not in after.naos
