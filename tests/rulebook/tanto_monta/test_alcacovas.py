"""20.4: the Peace of Alcáçovas, what breaks it, Tordesillas, the Resistance, help for the cause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    hand,
    impulse,
    look,
    may,
    play,
    question,
    run,
    scene,
    settle,
)
from tests.rulebook.tanto_monta.oceans import EVERYWHERE, SPANISH, ocean
from warcouncil.campaign.relations import allied, at_war
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.diplomacy.hostilities import begin_war, war_cost
from warcouncil.titles.tanto_monta.menu import powers_in_play
from warcouncil.titles.tanto_monta.powers import activity, alcacovas, beltranejos, recruiting
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.seasons.impulses import spend_forbidden
from warcouncil.titles.tanto_monta.seasons.victory import vp
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import settlements

TWO = REALM.pair("portugal", "spain")
WARS = [("portugal", "spain"), ("beltranejos", "spain")]


def iberia(**said: Any) -> TantoMontaState:
    fields = {"phase": "action", "turn": 2, **said.pop("fields", {})}
    return scene(wars=WARS, fields=fields, **said)


def signed(**said: Any) -> TantoMontaState:
    """The peace was signed on turn 2, and nobody has broken it."""
    state = iberia(**said)
    state.alcacovas = 2
    state.wars.discard(TWO)
    return state


def bonus(state: TantoMontaState, player: str, marker: str) -> int:
    return sum(points for name, points in state.bonus_vp.get(player, ()) if name == marker)


def peace(state: TantoMontaState) -> Match:
    return run(state, alcacovas.make_peace)


# -- the peace


@covers("tm-20.4-2")
def test_the_event_needs_a_castilian_success() -> None:
    state = iberia()
    assert alcacovas.peace_forbidden(state) == "tm-20.4-2"
    state.control["burgos"] = "spain"
    assert alcacovas.peace_forbidden(state) is None
    state = iberia()
    state.control["trujillo"] = "spain"
    assert alcacovas.peace_forbidden(state) == "tm-20.4-2"
    state.control["toro"] = "spain"
    assert alcacovas.peace_forbidden(state) is None
    state.alcacovas = 1
    assert alcacovas.peace_forbidden(state) == "tm-20.4-2"


@covers("tm-20.4-3")
def test_friends_part() -> None:
    state = iberia(
        plasencia={"portugal": 2, "beltranejos": 1}, lisbon={"beltranejos": 1}, leaders={"alfonso_v": "plasencia"}
    )
    state = settle(peace(state))
    assert not allied(state, "portugal", "beltranejos")
    assert not state.number("plasencia", "portugal", "regular")
    assert state.number("plasencia", "beltranejos", "regular") >= 1
    assert not state.number("lisbon", "beltranejos", "regular")
    assert state.leaders["alfonso_v"] != "plasencia"


@covers("tm-20.4-4", "tm-20.4-5")
def test_peace_on_land_and_war_at_sea() -> None:
    state = settle(peace(iberia()))
    assert state.alcacovas == 2
    assert not at_war(state, "portugal", "spain")
    assert at_war(state, "beltranejos", "castile")
    assert TWO in state.sea_wars
    state = look(run(state, alcacovas.truce_ends))
    assert TWO in state.sea_wars
    state.turn = 3
    state = look(run(state, alcacovas.truce_ends))
    assert TWO not in state.sea_wars


@covers("tm-20.4-7")
def test_portugal_leaves_the_canaries() -> None:
    state = iberia(lanzarote={"portugal": 2}, la_gomera={"portugal": 1})
    state.control.update(lanzarote="portugal")
    state = settle(peace(state))
    assert state.control["lanzarote"] == "spain"
    assert not state.number("lanzarote", "portugal", "regular")
    assert not state.number("la_gomera", "portugal", "regular")


@covers("tm-20.4-8", "tm-22.3-22")
def test_points_and_a_card_for_portugal() -> None:
    state = iberia(fields={"deck": ["roman_curia"]})
    hand(state, "spain", "tanto_monta_monta_tanto", "holy_war", "city_state_rebels")
    match = peace(state)
    assert question(match) == ("spain", "reparation")
    assert choices(match) == {("give_card", "holy_war"), ("give_card", "city_state_rebels")}
    state = play(match, ("give_card", "holy_war"))
    finish(match)
    assert state.hands["portugal"] == ("holy_war",)
    assert bonus(state, "portugal", "peace_of_alcacovas") == 3
    state = settle(peace(iberia(fields={"deck": ["roman_curia"]})))
    assert state.hands["portugal"] == ("roman_curia",)


@covers("tm-20.4-9", "tm-22.3-34", "tm-22.3-23")
def test_homes_go_back() -> None:
    """ex-20.4-1."""
    state = iberia()
    state.control.update(trujillo="portugal", sagres="spain", faro="spain")
    state = settle(peace(state))
    assert state.control["trujillo"] == "spain"
    assert state.control["sagres"] == state.control["faro"] == "portugal"
    assert bonus(state, "spain", "alcacovas_bonus") == 1
    assert bonus(state, "portugal", "alcacovas_bonus") == 0
    state = iberia(trujillo={"portugal": 2, "france": 1})
    state.control.update(trujillo="portugal", burgos="portugal")
    state = settle(peace(state))
    assert bonus(state, "portugal", "alcacovas_bonus") == 2
    assert bonus(state, "spain", "alcacovas_bonus") == 0
    assert not state.number("trujillo", "france", "regular")
    state = iberia()
    state.control["trujillo"] = "portugal"
    assert bonus(settle(peace(state)), "portugal", "alcacovas_bonus") == 1


@covers("tm-20.4-22", "tm-19.1-3")
def test_a_wedding_if_both_live() -> None:
    assert settle(peace(iberia())).married == {"isabella_asturias": "afonso_portugal"}
    state = iberia(fields={"turn": 4, "suitors": {"afonso_portugal"}})
    assert not settle(peace(state)).married


@covers("tm-20.4-10")
def test_the_card_leaves_with_an_agreement() -> None:
    state = iberia(fields={"turn": 3, "deck": ["roman_curia", "holy_war"]})
    hand(state, "france", "peace_of_alcacovas")
    state = settle(run(state, alcacovas.sign_alcacovas))
    assert "peace_of_alcacovas" in state.removed
    assert len(state.hands["france"]) == 1


# -- the Beltranejos behind it


@covers("tm-20.4-11")
def test_beltranejos_act_by_their_card() -> None:
    state = signed(toledo={"beltranejos": 2})
    assert activity.idle(state, "beltranejos") == "tm-20.4-11"
    assert spend_forbidden(state, "portugal", "joanna_la_beltraneja") == "tm-20.4-11"
    state.card = "joanna_la_beltraneja"
    state.played_events.add(("portugal", "joanna_la_beltraneja"))
    assert activity.idle(state, "beltranejos") is None
    assert spend_forbidden(iberia(), "portugal", "joanna_la_beltraneja") is None


@covers("tm-20.4-12")
def test_one_place_may_be_stormed_again() -> None:
    from warcouncil.campaign.sieges import ASSAULTED

    state = signed(toledo={"beltranejos": 2}, fields={"card": "joanna_la_beltraneja"})
    state.played_events.add(("portugal", "joanna_la_beltraneja"))
    state.mark(ASSAULTED, "avila")
    state.mark(ASSAULTED, "leon")
    match = run(state, beltranejos.storm_again)
    assert question(match) == ("portugal", "storm_again")
    state = play(match, ("space", "leon"))
    assert state.holds(ASSAULTED, "avila")
    assert not state.holds(ASSAULTED, "leon")
    state = iberia(fields={"card": "joanna_la_beltraneja"})
    state.mark(ASSAULTED, "avila")
    assert look(run(state, beltranejos.storm_again)).holds(ASSAULTED, "avila")


# -- a new war, and Tordesillas


@covers("tm-20.4-13", "tm-20.4-23", "tm-20.4-17")
def test_a_war_breaks_peace_and_treaty() -> None:
    state = signed(fields={"turn": 4, "deck": ["roman_curia"]})
    hand(state, "muslim", "treaty_of_tordesillas")
    state = settle(run(state, lambda now: begin_war(now, "portugal", "spain")))
    assert state.alcacovas_broken
    assert "treaty_of_tordesillas" in state.removed
    assert state.hands["muslim"] == ("roman_curia",)
    state = signed(fields={"turn": 4, "tordesillas": True})
    assert war_cost(state, "portugal", "spain") == 6
    assert settlements.banned(state, "spain", "ocean_1") == "tm-20.4-6"
    assert settlements.banned(state, "spain", "ocean_4") == "tm-20.4-16"
    state = settle(run(state, lambda now: begin_war(now, "portugal", "spain")))
    assert not state.tordesillas
    assert war_cost(state, "portugal", "spain") == 4
    assert not [zone for zone in EVERYWHERE for one in TWO if settlements.banned(state, one, zone)]


@covers("tm-20.4-14")
def test_tordesillas_needs_the_peace() -> None:
    assert alcacovas.tordesillas_forbidden(iberia()) == "tm-20.4-14"
    state = signed()
    assert alcacovas.tordesillas_forbidden(state) is None
    state.alcacovas_broken = True
    assert alcacovas.tordesillas_forbidden(state) == "tm-20.4-14"


@covers("tm-20.4-16")
def test_the_world_is_divided() -> None:
    state = settle(run(signed(), alcacovas.sign_tordesillas))
    banned = {one: {zone for zone in EVERYWHERE if settlements.banned(state, one, zone)} for one in TWO}
    assert banned["portugal"] == {"ocean_7", "ocean_8"}
    assert banned["spain"] == {f"ocean_{zone}" for zone in (1, 2, 4, 5, 6)}


@covers("tm-20.4-15")
@pytest.mark.parametrize(
    ("target", "said", "points"),
    [
        ("portugal", {"alcacovas": 2, "tordesillas": True}, 3),
        ("france", {"alcacovas": 2, "tordesillas": True}, 2),
        ("portugal", {"alcacovas": 2}, 2),
    ],
)
def test_the_price_of_piracy(target: str, said: dict[str, Any], points: int) -> None:
    state = ocean({SPANISH: "ocean_1"}, {"arguin": "portugal", "gambia": "france"}, **said)
    option = ("raid", SPANISH, target)
    assert not may(impulse("spain", points - 1, state=state), option)
    assert may(impulse("spain", points, state=state), option)


@covers("tm-20.4-15", "tm-22.1-13", "tm-22.3-24")
def test_tordesillas() -> None:
    state = signed(toledo={"beltranejos": 2})
    state.sea_wars.add(TWO)
    state = settle(run(state, alcacovas.sign_tordesillas))
    assert state.tordesillas
    assert not state.sea_wars
    assert bonus(state, "portugal", "tordesillas") == 2
    assert "beltranejos" in state.surrendered
    assert state.control["toledo"] == "spain"


# -- the Resistance


@covers("tm-20.4-18", "tm-22.3-27")
def test_the_resistance() -> None:
    state = signed(tui={"castile": 2}, fields={"surrendered": {"beltranejos": 3}})
    state.control.update(tui="spain", sanabria="spain")
    assert beltranejos.resistance_forbidden(state) is None
    assert beltranejos.resistance_forbidden(signed()) == "tm-20.4-18"
    before = vp(state, "portugal")
    state = settle(run(state, beltranejos.resist))
    assert state.control["tui"] == state.control["sanabria"] == "beltranejos"
    assert state.number("tui", "beltranejos", "regular") == state.number("sanabria", "beltranejos", "regular") == 1
    assert not state.number("tui", "castile", "regular")
    assert vp(state, "portugal") == before + 2
    from warcouncil.campaign.control import gain

    state = look(run(state, lambda now: gain(now, "castile", "tui")))
    assert not state.tui
    assert vp(state, "portugal") == before + 1


@covers("tm-20.4-19", "tm-20.4-24")
def test_how_the_resistance_acts() -> None:
    state = signed(tui={"beltranejos": 1}, fields={"surrendered": {"beltranejos": 3}})
    assert activity.idle(state, "beltranejos") == "tm-20.4-19"
    state.extended = True
    assert powers_in_play(state, "portugal") == ("portugal", "beltranejos")
    activity.note_act(state, "beltranejos")
    assert activity.idle(state, "beltranejos") is None
    state.end_impulse_facts()
    assert activity.idle(state, "beltranejos") == "tm-20.4-24"
    assert recruiting.build_barred(state, "beltranejos", "beltranejos", "tui", "militia") is None
    assert recruiting.build_barred(state, "beltranejos", "beltranejos", "toro", "militia") == "tm-20.4-19"


# -- foreign aid


@covers("tm-20.4-20", "tm-22.3-26", "tm-22.3-54")
def test_the_cause() -> None:
    def after(active: str, allies: bool = True, **said: Any) -> TantoMontaState:
        state = iberia(alliances=[("portugal", "france")] if allies else [], leaders={"joao": "burgos"}, **said)
        if not allies:
            state.alliances.discard(REALM.pair("portugal", "france"))
        state.active = active
        return look(run(state, beltranejos.note_aid))

    met = after("france", burgos={"portugal": 1, "france": 3})
    assert bonus(met, "portugal", "beltranejos_support") == bonus(met, "france", "beltranejos_support") == 2
    assert met.gathered
    assert not after("spain", burgos={"portugal": 1, "france": 3}).gathered
    assert not after("france", burgos={"portugal": 1, "france": 2}).gathered
    assert not after("france", False, burgos={"portugal": 1, "france": 3}).gathered
    assert not after("france", burgos={"portugal": 1, "france": 3}, fields={"alcacovas": 1}).gathered


@covers("tm-20.4-1", "tm-20.4-21")
def test_portugal_plays_the_beltranejos() -> None:
    state = signed()
    assert state.hand_of("beltranejos") == "portugal"
    assert state.seats["beltranejos"] == state.seats["portugal"]
    assert powers_in_play(iberia(), "portugal") == ("portugal", "beltranejos")


@covers("tm-20.4-4", "tm-12.5-2")
def test_nobody_stays_in_the_lands_of_the_other_behind_the_peace() -> None:
    state = iberia(salamanca={"portugal": 3}, leaders={"joao": "salamanca"}, evora={"castile": 2})
    assert (state.control["salamanca"], state.control["evora"]) == ("spain", "portugal")
    after = settle(peace(state))
    assert not after.troops.get("salamanca") and not after.troops.get("evora")
    home = after.leaders["joao"]
    assert after.control[home] == "portugal" and after.stack(home, "portugal").size == 3
