"""Albuquerque, Lion of the Seas (#67) and Sea Dog (#92)."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    hand,
    impulse,
    look,
    may,
    play,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.tanto_monta.land import kind
from tests.rulebook.tanto_monta.oceans import CREW_0, CREW_1, DONE, SPANISH, ocean
from tests.rulebook.tanto_monta.sea import waters
from warcouncil.campaign.counters import free_ships
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import sea_dogs
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.sea import free_moves
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import naos

ALBUQUERQUE, SEA_DOG = "albuquerque_lion_of_the_seas", "sea_dog"
FIRST = next(site.id for site in COMPONENTS.map.settlements if site.ocean == "ocean_1")
SAIL = ("free_naval_move", "portugal")


def at_home(**said: object) -> TantoMontaState:
    """Portuguese ships alone on the main map."""
    state = ocean(**said)  # type: ignore[arg-type]
    state.fleets = {}
    state.add_ships("lisbon", "portugal", "portugal", squadron=2)
    return state


def sail(match: Match) -> None:
    """One naval move: everything that can goes somewhere."""
    play(match, SAIL)
    while kind(match) in ("nao_orders", "naval_move"):
        order = next((one for one in asked(match).options if one[0] in ("sail", "sail_one")), None)
        play(match, order or (DONE if may(match, DONE) else asked(match).options[0]))


# -- Albuquerque (#67)


@covers("tm-16.1-1")
def test_portugal_has_a_nao_and_sails_twice_whoever_plays_the_card() -> None:
    match = event(ALBUQUERQUE, "france", ("nao", 0), state=at_home(settlements={FIRST: "portugal"}))
    assert question(match) == ("portugal", "albuquerque")
    assert {("new_nao", "built"), ("new_nao", FIRST), ("win_favour", "florence"), ("win_favour", "naples")} == choices(
        match
    )
    after = play(match, ("new_nao", FIRST))
    assert [nao.place for nao in after.naos.values()] == [FIRST] and not after.naos_built
    assert question(match) == ("portugal", "free_naval_move")
    sail(match)
    assert question(match) == ("portugal", "free_naval_move")
    sail(match)
    assert kind(match) != "free_naval_move" and ALBUQUERQUE in look(match).discard
    assert len(told(match, "ships_sail")) == 2


def test_with_two_naos_at_sea_a_new_one_comes_into_the_box() -> None:
    state = at_home(naos={CREW_0: "ocean_1", CREW_1: "ocean_1"}, settlements={FIRST: "portugal"})
    match = event(ALBUQUERQUE, "portugal", state=state)
    assert may(match, ("new_nao", "built")) and not may(match, ("new_nao", FIRST))


def test_influence_in_italy_instead_and_a_check() -> None:
    state = at_home()
    before = state.influence["florence"]["portugal"]
    match = event(ALBUQUERQUE, "spain", state=state)
    after = play(match, ("win_favour", "florence"))
    assert after.influence["florence"]["portugal"] == before + 1
    assert question(match) == ("portugal", "status_check") and may(match, ("check_status", "florence"))
    play(match, ("pass",))
    assert question(match) == ("portugal", "free_naval_move")
    play(match, DONE)
    assert free_moves.moves_left(look(match), "portugal") == 0


def test_albuquerque_needs_something_to_do() -> None:
    state = ocean()
    state.fleets = {}
    state.nao_pools["portugal"] = ()
    state.settled = {"florence", "naples"}
    assert sea_dogs.albuquerque_forbidden(state, "portugal") == "tm-6.1-2"
    state.settled = {"florence"}
    assert sea_dogs.albuquerque_forbidden(state, "portugal") is None


# -- Sea Dog (#92)


def dog(state: TantoMontaState, *dice: tuple[str, object], player: str = "portugal") -> Match:
    return event(SEA_DOG, player, *dice, state=state)


def test_lost_ships_and_naos_can_be_built_again_those_of_others_not() -> None:
    state = at_home(away_naos={CREW_0: 4, SPANISH: 4}, turn=3)
    for player, nao in (("portugal", CREW_0), ("spain", SPANISH)):
        state.nao_pools[player] = tuple(one for one in state.nao_pools[player] if one != nao)
    state.lost_ships = {"portugal": (1, 0), "spain": (2, 0)}
    free = free_ships(state, "portugal")
    after = look(dog(state))
    assert free_ships(after, "portugal") == free + 1 and after.lost_ships == {"spain": (2, 0)}
    assert CREW_0 in after.nao_pools["portugal"] and after.away_naos == {SPANISH: 4}


def test_points_and_moves_in_any_order() -> None:
    match = dog(at_home())
    assert question(match) == ("portugal", "action") and look(match).cp == 2 and may(match, SAIL)
    sail(match)
    assert look(match).cp == 2 and free_moves.moves_left(look(match), "portugal") == 1
    play(match, ("end_actions",))
    assert question(match) == ("portugal", "free_naval_move")
    sail(match)
    assert not may(match, SAIL) if match.decisions else True
    assert not look(match).holds(naos.SEA_DOG, "portugal")


@covers("tm-17.4-1")
def test_a_nao_of_a_sea_dog_may_lie_in_a_settlement() -> None:
    match = dog(at_home(settlements={FIRST: "portugal"}), ("nao", 0))
    play(match, ("nao",))
    assert choices(match) == {("new_nao", "built"), ("new_nao", FIRST)}
    after = play(match, ("new_nao", FIRST))
    assert [nao.place for nao in after.naos.values()] == [FIRST] and after.naos_built == {"portugal": 1}


def test_a_chart_of_a_sea_dog_is_easier() -> None:
    state = at_home(naos={CREW_0: "ocean_1"})
    state.fleets = {}
    match = dog(state, ("cartography", (1, 1)))
    play(match, SAIL, ("chart", CREW_0))
    while kind(match) == "nao_orders" or kind(match) == "naval_move":
        play(match, DONE)
    rolled = told(match, "nao_roll")[0]
    assert rolled["total"] == 2 + naos.NAOS[CREW_0].crew + 1
    assert (rolled["crew"], rolled["aids"], rolled["added"]) == (naos.NAOS[CREW_0].crew, ["sea_dog"], 1)


def test_others_sail_with_their_own_navies() -> None:
    state = hand(waters(ships={"valencia": {"spain": 1}}), "spain", SEA_DOG)
    state.phase = "action"
    state.agenda = [("impulse", "spain")]
    match = table(state=state)
    play(match, ("event", SEA_DOG))
    assert may(match, ("free_naval_move", "spain")) and not may(match, SAIL)


def test_nobody_sails_free_of_charge_without_an_event() -> None:
    state = at_home()
    match = impulse("portugal", 2, state=state)
    assert refused(match, SAIL) == "tm-6.1-2"
