"""Mandatory events."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import choices, look, play, position, question, scene
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState


def points(state: TantoMontaState, player: str, marker: str) -> int:
    return sum(vp for name, vp in state.bonus_vp.get(player, ()) if name == marker)


@pytest.mark.parametrize(
    ("card", "turn", "player", "ruler", "gone", "comes"),
    [
        ("charles_viii_king_of_france", 2, "france", "charles_viii", "louis_xi", "charles_viii"),
        ("joao_ii_king_of_portugal", 2, "portugal", "joao_ii", "alfonso_v", "braganza"),
    ],
)
@covers("tm-3.3-1", "tm-6.1-15")
def test_a_ruler_follows(card: str, turn: int, player: str, ruler: str, gone: str, comes: str) -> None:
    match = event(card, "spain", turn=turn)
    after = look(match)
    assert after.rulers[player] == ruler and after.on_table[card] == player
    assert gone not in after.leaders and comes in after.leaders
    assert after.cp == 3


@covers("tm-3.3-1")
def test_el_zagal_rules_and_nobody_leaves_the_map() -> None:
    match = event("el_zagal_seizes_power", "france", turn=3)
    assert look(match).rulers["muslim"] == "el_zagal" and "el_zagal" in look(match).leaders


def test_boabdil_needs_what_spain_has_taken() -> None:
    match = event("boabdil_emir_of_granada", "spain", turn=3, rulers={"muslim": "el_zagal"})
    assert look(match).rulers["muslim"] == "el_zagal" and "boabdil_emir_of_granada" in look(match).discard
    taken = {"loja": "spain", "malaga": "spain"}
    match = event("boabdil_emir_of_granada", "spain", turn=3, rulers={"muslim": "el_zagal"}, control=taken)
    assert look(match).rulers["muslim"] == "boabdil"


def test_tordesillas_needs_alcacovas() -> None:
    match = event("treaty_of_tordesillas", "france", turn=3)
    assert not look(match).tordesillas and "treaty_of_tordesillas" in look(match).discard
    assert look(match).cp == 3


def test_cisneros_needs_the_death_of_isabella() -> None:
    match = event("cardinal_cisneros_regent", "spain", turn=5)
    assert not look(match).cisneros and "cardinal_cisneros_regent" in look(match).discard


def test_isabella_dies_and_whoever_plays_it_draws() -> None:
    match = event("isabella_dies_crown_of_castile_split", "france", turn=5, deck=["famine"])
    assert look(match).isabella_dead and look(match).hands["france"] == ("famine",)
    assert "ferdinand_aragon" in look(match).leaders


@pytest.mark.parametrize(("ports", "die", "vp"), [(5, 0, 3), (4, 0, 2), (3, 4, 1), (3, 3, 0), (2, 0, 0)])
def test_master_of_the_atlantic(ports: int, die: int, vp: int) -> None:
    held = dict.fromkeys(COMPONENTS.tables.atlantic.ports[:ports], "portugal")
    dice = [("master of the atlantic", die)] if die else []
    match = event("portugal_master_of_the_atlantic", "muslim", *dice, turn=2, control=held, deck=["famine"])
    assert points(look(match), "portugal", "master_of_the_atlantic") == vp
    assert look(match).hands["portugal"] == (("famine",) if die == 3 else ())


def test_spices_by_who_plays_them() -> None:
    control = {"agadir": "north_africa", "tangier": "north_africa"}
    match = event("spice_trade", "muslim", turn=4, control=control, deck=["famine"])
    after = play(match, ("power", "spain"))
    assert points(after, "muslim", "spice_trade") == 1 and after.hands["spain"] == ("famine",)
    match = event("spice_trade", "portugal", turn=4, control={"anfa": "portugal", "agadir": "portugal"})
    assert points(look(match), "portugal", "spice_trade") == 0
    site = next(one.id for one in COMPONENTS.map.settlements if one.ocean == "ocean_3")
    held = {"anfa": "portugal", "agadir": "portugal"}
    match = event("spice_trade", "portugal", turn=4, control=held, settlements={site: "portugal"})
    assert points(look(match), "portugal", "spice_trade") == 2
    state = position(turn=4)
    state.control["genoa"] = "france"
    match = event("spice_trade", "france", state=state)
    assert choices(match) == {("power", "france"), ("power", "muslim")}
    after = play(match, ("power", "muslim"))
    assert points(after, "muslim", "spice_trade") == 1


def test_spices_come_by_an_ally_who_has_lost_his_city() -> None:
    state = position(turn=4)
    state.minors["genoa"], state.control["genoa"] = "france", "north_africa"
    match = event("spice_trade", "france", state=state)
    assert choices(match) == {("power", "france"), ("power", "muslim")}
    state.minors["genoa"] = "portugal"
    assert question(event("spice_trade", "france", state=state)) == ("france", "action")


def test_the_ottomans_land_at_otranto() -> None:
    match = event("ottomans_seize_otranto", "muslim", state=scene(fields={"turn": 2, "settled": {"naples"}}))
    after = look(match)
    assert after.otranto_seized and after.control["otranto"] == "north_africa"
    assert after.number("otranto", "ottoman", "regular") == 4
    assert "ottomans_seize_otranto" in after.removed


def test_every_mandatory_event_can_be_played() -> None:
    from warcouncil.titles.tanto_monta.title import BOOK

    missing = [card.id for card in COMPONENTS.cards.values() if card.kind == "mandatory" and card.id not in BOOK.events]
    assert missing == []
