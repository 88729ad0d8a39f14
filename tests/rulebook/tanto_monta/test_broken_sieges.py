"""15.3: sieges are broken as soon as those inside are no fewer, whatever has taken somebody away or brought him in."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, look, play, run, scene, settle
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import campaigns
from warcouncil.titles.tanto_monta.powers import foreign_wars, succession, venetian_war
from warcouncil.titles.tanto_monta.seasons import people
from warcouncil.titles.tanto_monta.state import TantoMontaState

JOAO = "joao_ii_king_of_portugal"


def joint_siege(one: str, other: str, foe: str, leader: str, **fields: Any) -> TantoMontaState:
    """Three units each of two powers besiege four of an enemy, and a leader makes one army of them."""
    state = scene(
        toledo={one: 3, other: 3, foe: 4},
        leaders={leader: "toledo"},
        sieges={"toledo": {one: 0, other: 0}},
        wars=[("portugal", "spain"), ("beltranejos", "spain")],
        fields=fields,
    )
    state.control["toledo"] = "spain" if foe == "castile" else foe
    state.control["talavera"] = "beltranejos" if foe == "castile" else "spain"
    return state


@covers("tm-15.3-1", "tm-8.1-4")
def test_a_king_who_dies_no_longer_makes_one_army_of_two() -> None:
    state = joint_siege("portugal", "beltranejos", "castile", "alfonso_v")
    state = settle(run(state, lambda now: succession.succeed(now, JOAO)))
    assert "alfonso_v" not in state.leaders
    assert not state.sieges


@covers("tm-15.3-1", "tm-20.9-6")
def test_a_leader_who_joins_a_foreign_war_leaves_a_siege_broken() -> None:
    state = joint_siege("portugal", "beltranejos", "castile", "alfonso_v", foreign_wars={"tribes": 4})
    way = ("join_war", "alfonso_v", "tribes")
    state = settle(run(state, lambda now: foreign_wars.join_war(now, "portugal", way)))
    assert state.leaders == {"alfonso_v": "tribes"}
    assert not state.sieges


@covers("tm-15.3-1", "tm-20.9-9")
def test_the_great_captain_is_called_to_sea_from_a_siege() -> None:
    state = joint_siege("castile", "aragon", "portugal", "great_captain")
    match = run(state, lambda now: venetian_war.begin(now, "portugal"))
    while asked(match).kind != "open_war":
        play(match, asked(match).options[0])
    assert not look(match).sieges


@covers("tm-15.3-1")
def test_reinforcements_inside_break_a_siege() -> None:
    state = scene(
        toledo={"castile": 2, "portugal": 3}, sieges={"toledo": {"portugal": 0}}, wars=[("portugal", "spain")]
    )
    state.control.update(toledo="spain", talavera="portugal")
    state.active = "spain"
    match = run(state, lambda now: campaigns.reinforcements(now, "spain"))
    play(match, ("reinforce", "castile", "regular", "toledo"))
    state = look(match)
    assert not state.sieges
    assert not state.stack("toledo", "portugal").size


@covers("tm-15.3-1", "tm-8.1-2")
def test_a_leader_who_leaves_the_game_in_spring_leaves_a_siege_broken() -> None:
    state = scene(
        fields={"turn": 5, "fortresses": {"la_gomera"}},
        leaders={"el_zagal": "la_gomera"},
        sieges={"la_gomera": {"nasrid": 0, "north_africa": 0}},
        wars=[("nasrid", "spain"), ("north_africa", "spain")],
        la_gomera={"nasrid": 3, "north_africa": 3, "castile": 4},
    )
    state.control["la_gomera"] = "spain"
    state = settle(run(state, people.people_enter))
    assert "el_zagal" not in state.leaders
    assert not state.sieges
