"""22.1, 20.8: surrenders of the Nasrids, of Catalonia, of the Beltranejos, and of powers that stay in the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, finish, hand, look, may, play, question, run, scene, settle
from warcouncil.campaign.control import gain
from warcouncil.campaign.relations import home_of
from warcouncil.campaign.transfers import hand_over
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import powers_in_play
from warcouncil.titles.tanto_monta.powers import activity, recruiting, surrender
from warcouncil.titles.tanto_monta.state import TantoMontaState

KEYS = ("granada", "almeria", "malaga")


def reconquest(*taken: str, **said: Any) -> TantoMontaState:
    """Spain has some of the Nasrid keys; Catalonia and the Beltranejos stand as at the start."""
    fields = {"phase": "victory", "turn": 4, "zahara_seized": True, **said.pop("fields", {})}
    state = scene(wars=[("nasrid", "spain")], fields=fields, **said)
    state.control.update(dict.fromkeys(taken, "spain"))
    return state


def bonus(state: TantoMontaState, player: str, marker: str) -> int:
    return sum(points for name, points in state.bonus_vp.get(player, ()) if name == marker)


# -- Nasrids


@covers("tm-22.1-1", "tm-22.1-2")
def test_all_keys_force_the_surrender() -> None:
    state = reconquest(*KEYS)
    state.control["gibraltar"] = "nasrid"
    match = run(state, surrender.surrenders)
    assert question(match) == ("muslim", "exile_key")  # Spain is not asked
    assert settle(match).surrendered == {"nasrid": 4}
    state = reconquest()
    state.control.update(granada="france", almeria="portugal", malaga="france", gibraltar="spain")
    assert settle(run(state, surrender.surrenders)).surrendered == {"nasrid": 4}  # not a home key is left to them
    state = settle(run(reconquest("almeria", "malaga"), surrender.surrenders))
    assert not state.surrendered


@covers("tm-22.1-2")
def test_spain_may_declare_the_surrender() -> None:
    match = run(reconquest("granada", "malaga"), surrender.surrenders)
    assert question(match) == ("spain", "capitulation")
    assert not play(match, ("wait",)).surrendered
    finish(match)
    match = run(reconquest("granada", "malaga"), surrender.surrenders, ("caravan resource", "caravan_cp_2"))
    play(match, ("surrender",))
    assert "nasrid" in settle(match).surrendered


@covers("tm-22.1-3", "tm-20.1-7")
def test_exiles() -> None:
    state = reconquest(
        *KEYS,
        loja={"nasrid": {"regular": 3, "cavalry": 2, "militia": 2}},
        baza={"nasrid": 1},
        leaders={"boabdil": "loja"},
    )
    match = run(state, surrender.surrenders)
    play(match, ("space", "fez"))
    assert may(match, ("exile", "loja", "regular", 3))
    assert not any(option[0] == "exile" and option[2] == "militia" for option in choices(match))
    play(match, ("exile", "loja", "regular", 3))
    assert not may(match, ("exile", "loja", "cavalry", 2))
    state = play(match, ("exile", "loja", "cavalry", 1))
    finish(match)
    assert state.number("fez", "north_africa", "regular") == 3
    assert state.number("fez", "north_africa", "cavalry") == 1
    assert state.leaders["boabdil"] == "fez"
    assert not any(stack.owner == "nasrid" for stacks in state.troops.values() for stack in stacks)
    assert bonus(state, "spain", "reconquista") == 1


@covers("tm-22.1-3")
def test_boabdil_stays_a_captive() -> None:
    state = reconquest(*KEYS, fields={"captives": {"boabdil": "spain"}})
    state = settle(run(state, surrender.surrenders))
    assert state.captives == {"boabdil": "spain"}
    assert "boabdil" not in state.leaders
    state = settle(run(reconquest(*KEYS, fields={"turn": 2}), surrender.surrenders))
    assert state.control[state.leaders["boabdil"]] == "north_africa"  # he has not come yet
    state = settle(run(reconquest(*KEYS, fields={"turn": 4}), surrender.surrenders))
    assert "boabdil" not in state.leaders  # he was given up for good


@covers("tm-22.1-4")
def test_moriscos_rise_in_the_last_key() -> None:
    state = reconquest("granada", "malaga", "loja")
    match = run(state, surrender.surrenders, ("caravan resource", "caravan_cp_2"))
    play(match, ("surrender",), ("space", "fez"))
    assert look(match).number("almeria", "morisco", "regular") == 1
    assert {("rise", "loja"), ("rise", "almeria")} <= choices(match)
    play(match, ("rise", "loja"))
    state = settle(match)
    assert state.control["almeria"] == state.control["loja"] == "nasrid"
    assert state.control["baza"] == "spain"


@covers("tm-22.1-5", "tm-22.3-18")
def test_points_for_castile() -> None:
    state = reconquest(*KEYS)
    state.control.update(gibraltar="nasrid", zahara="nasrid", jerez="north_africa", cordoba="nasrid")
    state = settle(run(state, surrender.surrenders))
    assert bonus(state, "muslim", "alhambra") == 2


@covers("tm-22.1-6", "tm-20.1-11")
def test_spaces_of_the_nasrids() -> None:
    state = reconquest(*KEYS)
    state.control.update(gibraltar="nasrid", cordoba="nasrid", ceuta="nasrid", setenil="nasrid", loja="spain")
    state.special_control.add("loja")
    state.uprisings.add("setenil")
    state.lost_homes.add("setenil")
    state = settle(run(state, surrender.surrenders))
    assert [state.control[space] for space in ("gibraltar", "cordoba", "baza")] == ["spain"] * 3
    assert state.control["ceuta"] == "north_africa"
    assert state.control["setenil"] == "nasrid"
    assert home_of(state, "baza") == home_of(state, "granada") == "castile"
    for town in ("baza", "loja"):
        state = look(run(state, lambda now, space=town: gain(now, "nasrid", space)))  # type: ignore[misc]
        assert home_of(state, town) == "castile"  # it was lost for good


@covers("tm-22.1-7")
def test_genoa_leaves_the_nasrids() -> None:
    state = reconquest(*KEYS)
    state.minors["genoa"] = "nasrid"
    state = settle(run(state, surrender.surrenders))
    assert "genoa" not in state.minors
    assert state.influence["genoa"]["muslim"] == 0
    assert ("muslim", "genoa") in state.shut_out


@covers("tm-22.1-8", "tm-22.1-15")
def test_what_leaves_the_game() -> None:
    state = reconquest(
        *KEYS,
        leaders={"el_zagal": "loja", "boabdil": "baza", "muley_hacen": "fez"},
        ships={"alboran_sea": {"nasrid": 1}},
        fields={"deck": ["roman_curia"]},
    )
    hand(state, "muslim", "the_alhambra_of_granada")
    hand(state, "france", "nasrid_raids")
    state.deck = state.deck.without("nasrid_raids")
    match = run(state, surrender.surrenders)
    state = settle(match)
    gone = {"the_alhambra_of_granada", "nasrid_raids", "andalusian_nobles_seize_alhama", "boabdil_emir_of_granada"}
    assert gone <= set(state.removed)
    assert "el_zagal_seizes_power" in state.removed
    assert state.hands["muslim"] == ()
    assert state.hands["france"] == ("roman_curia",)
    assert state.rulers["muslim"] == "wattasid"
    assert set(state.leaders) == {"boabdil"}
    assert not state.fleets


# -- Catalonia


@covers("tm-22.1-9", "tm-22.1-1")
@pytest.mark.parametrize(("reading", "to_france"), [("any_power", True), ("spain", False)])
def test_catalonia_surrenders_with_barcelona(reading: str, to_france: bool) -> None:
    for holder, lost in (("spain", True), ("france", to_france), ("catalonia", False)):
        state = scene(fields={"phase": "victory"})
        state.options["catalan_surrender"] = reading
        state.control["barcelona"] = holder
        state = settle(run(state, surrender.surrenders))
        assert ("catalonia" in state.surrendered) == lost


@covers("tm-22.1-10", "tm-22.3-57")
def test_catalans_leave() -> None:
    state = scene(vic={"catalonia": 2}, puigcerda={"france": 1}, leaders={"anjou": "vic", "hugo_roger": "vic"})
    hand(state, "france", "council_of_the_principality")
    state.control.update(barcelona="spain", perpignan="catalonia", zaragoza="catalonia", valencia="catalonia")
    homes = [space for space in ("vic", "lerida", "ampurias", "puigcerda") if state.control[space] == "catalonia"]
    assert len(homes) == 4
    state = settle(run(state, surrender.surrenders))
    keys = sum(2 if COMPONENTS.atlas.spaces[space].kind == "key" else 1 for space in ("zaragoza", "valencia"))
    assert bonus(state, "france", "barcelona") == 5 // 2 + keys // 3
    assert not {"anjou", "hugo_roger"} & set(state.leaders)
    assert not any(stack.owner == "catalonia" for stacks in state.troops.values() for stack in stacks)
    assert "council_of_the_principality" in state.removed
    assert powers_in_play(state, "france") == ("france",)


@covers("tm-22.1-11", "tm-20.8-5")
def test_spaces_of_catalonia() -> None:
    state = scene(puigcerda={"france": 1})
    state.control["puigcerda"] = "france"
    assert home_of(state, "puigcerda") == "catalonia"
    state.control.update(barcelona="spain", puigcerda="catalonia", perpignan="catalonia", zaragoza="catalonia")
    state = settle(run(state, surrender.surrenders))
    assert state.control["puigcerda"] == "france"
    assert state.control["vic"] == state.control["zaragoza"] == "spain"
    assert state.control["perpignan"] == "independent"
    assert home_of(state, "puigcerda") == home_of(state, "vic") == "aragon"


# -- Beltranejos


@covers("tm-22.1-13", "tm-22.1-1", "tm-20.4-1")
def test_beltranejos_are_gone_without_key_and_strategic_space() -> None:
    homes = ("plasencia", "toledo", "burgos", "trujillo", "toro")
    state = scene(tui={"beltranejos": 2}, leaders={"pacheco": "tui"}, fields={"phase": "victory"})
    state.control.update(dict.fromkeys(homes[:4], "spain"))
    assert "beltranejos" not in settle(run(state, surrender.surrenders)).surrendered
    state = scene(tui={"beltranejos": 2}, leaders={"pacheco": "tui"}, fields={"phase": "victory"})
    hand(state, "portugal", "joanna_la_beltraneja")
    state.control.update(dict.fromkeys(homes, "spain"))
    state.control["lamego"] = "beltranejos"
    state = settle(run(state, surrender.surrenders))
    assert "beltranejos" in state.surrendered
    assert not state.troops
    assert "pacheco" not in state.leaders
    assert state.control["tui"] == "spain"
    assert state.control["lamego"] == "portugal"
    assert home_of(state, "tui") == "castile"
    assert "joanna_la_beltraneja" in state.removed
    assert powers_in_play(state, "portugal") == ("portugal",)
    state.extended = True
    assert activity.idle(state, "beltranejos") == "tm-22.1-13"
    state.add_troops("tui", "beltranejos", militia=1)
    assert activity.idle(state, "beltranejos") is None


@covers("tm-22.1-12", "tm-22.1-17")
def test_beltranejos_without_a_home_key() -> None:
    state = scene(tui={"beltranejos": 2})
    assert powers_in_play(state, "portugal") == ("portugal", "beltranejos")
    state.control.update(plasencia="spain", toledo="spain", burgos="spain")
    assert powers_in_play(state, "portugal") == ("portugal",)
    state.card = "joanna_la_beltraneja"
    state.played_events.add(("portugal", "joanna_la_beltraneja"))
    assert powers_in_play(state, "portugal") == ("portugal", "beltranejos")
    state.card = ""
    state.control["burgos"] = "portugal"
    assert powers_in_play(state, "portugal") == ("portugal", "beltranejos")
    state.alcacovas = 2
    state.control["burgos"] = "portugal"
    assert powers_in_play(state, "portugal") == ("portugal",)


# -- powers that stay


@covers("tm-22.1-14")
def test_a_beaten_power_builds_nothing_until_it_has_a_home_key() -> None:
    state = scene(fields={"phase": "victory"})
    state.control.update(dict.fromkeys(("ceuta", "coimbra", "oporto", "lisbon"), "spain"))
    state = settle(run(state, surrender.surrenders))
    assert state.beaten == {"portugal"}
    assert recruiting.build_barred(state, "portugal", "portugal", "lisbon", "militia") == "tm-22.1-14"
    state = look(run(state, lambda now: gain(now, "portugal", "oporto")))
    assert state.beaten == set()
    assert recruiting.build_barred(state, "portugal", "portugal", "oporto", "militia") is None


@covers("tm-22.1-14")
def test_a_home_key_that_is_given_back_will_do() -> None:
    state = scene(fields={"beaten": {"portugal"}, "turn": 4})
    state.control.update(dict.fromkeys(("ceuta", "coimbra", "oporto", "lisbon"), "spain"))
    state = look(run(state, lambda now: hand_over(now, {"faro": "portugal"})))
    assert state.beaten == {"portugal"}
    state = look(run(state, lambda now: hand_over(now, {"lisbon": "portugal"})))
    assert state.beaten == set()
