"""20.1, 20.2: Nasrid homes, the uprising of the Moriscos, Zahara, the Strait, North Africa."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
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
)
from warcouncil.campaign.building import place_forbidden
from warcouncil.campaign.control import gain
from warcouncil.campaign.counters import free_ships, free_strength
from warcouncil.campaign.relations import at_war, foes, home_of
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.menu import powers_in_play
from warcouncil.titles.tanto_monta.powers import activity, nasrids, north_africa, recruiting
from warcouncil.titles.tanto_monta.rulers import home_keys, lost_keys_toll
from warcouncil.titles.tanto_monta.seasons.card_draw import deal_lines
from warcouncil.titles.tanto_monta.seasons.people import berbers_come
from warcouncil.titles.tanto_monta.seasons.victory import phase_points, rights_to_naples, vp, vp_lines
from warcouncil.titles.tanto_monta.spaces import kind_of
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import formations

TOWNS = ("setenil", "alhama", "loja", "guadix", "baza", "albox", "sohail", "zahara")
RECONQUEST = [("nasrid", "spain")]


def granada(**said: Any) -> TantoMontaState:
    """The Reconquista in an action phase, with nobody on the map but who is named."""
    fields = {"phase": "action", "zahara_seized": True, **said.pop("fields", {})}
    return scene(wars=RECONQUEST, fields=fields, **said)


def conquered(**said: Any) -> TantoMontaState:
    """All that was Nasrid is Spanish, under ordinary markers."""
    state = granada(**said)
    state.control.update(dict.fromkeys((*TOWNS, "granada", "almeria", "malaga", "gibraltar"), "spain"))
    state.lost_homes.update(TOWNS)
    return state


def take(state: TantoMontaState, power: str, space: str) -> TantoMontaState:
    """A power takes control of a space."""
    return look(run(state, lambda now: gain(now, power, space)))


def uprising(state: TantoMontaState) -> Any:
    return nasrids.uprising(state)


# -- markers


@covers("tm-20.1-9", "tm-20.1-10", "tm-18.2-2")
def test_markers_of_nasrid_homes() -> None:
    """ex-20.1-1 to ex-20.1-4."""
    state = granada()
    for power, space in (("portugal", "loja"), ("castile", "baza"), ("castile", "albox")):
        state = take(state, power, space)
    assert state.control["loja"] == "portugal"
    assert state.special_control == {"baza", "albox"}
    assert home_of(state, "baza") == "nasrid"
    state = take(state, "nasrid", "albox")
    assert state.special_control == {"baza"}
    assert not state.lost_homes
    match = run(state, nasrids.homes_lost)
    state = look(match)
    assert state.special_control == set()
    assert state.lost_homes == {"baza"}
    assert home_of(state, "baza") == "independent"
    state = take(take(state, "nasrid", "loja"), "nasrid", "baza")
    assert home_of(state, "loja") == "nasrid"
    assert home_of(state, "baza") == "independent"
    state = take(state, "castile", "baza")
    assert state.special_control == set()  # an ordinary marker, for it bore one
    state = take(take(state, "france", "baza"), "nasrid", "baza")
    assert home_of(state, "baza") == "nasrid"  # a foreign marker is just removed


@covers("tm-20.1-8")
def test_keys_stay_homes() -> None:
    state = take(granada(), "castile", "malaga")
    state = take(look(run(state, nasrids.homes_lost)), "nasrid", "malaga")
    assert home_of(state, "malaga") == "nasrid"


# -- the uprising


@covers("tm-20.1-12", "tm-20.1-13", "tm-20.1-14")
def test_uprising() -> None:
    """ex-20.1-5, but that the resource is one of the caravans."""
    state = conquered(malaga={"castile": 1}, alhama={"castile": 1})
    before = vp(state, "muslim")
    match = run(state, uprising, ("caravan resource", "caravan_cp_3"))
    assert look(match).warehouse["muslim"] == ("caravan_cp_3",)
    assert question(match) == ("muslim", "rising")
    assert ("rise", "malaga") not in choices(match)
    state = play(match, ("rise", "gibraltar"), ("rise", "setenil"))
    assert not may(match, ("uprise", "granada"))
    state = play(match, ("uprise", "zahara"), ("uprise", "sohail"))
    finish(match)
    assert home_of(state, "gibraltar") == "nasrid"
    assert home_of(state, "setenil") == "independent"
    assert home_of(state, "zahara") == "castile"
    assert [state.control[space] for space in ("gibraltar", "setenil", "zahara", "sohail")] == ["nasrid"] * 4
    assert state.uprisings == {"zahara", "sohail"}
    assert vp(state, "muslim") == before + 2
    assert state.realm.restless(state, "castile", "sohail")
    assert not state.realm.restless(state, "morisco", "sohail")
    state = conquered(fields={"caravan_pool": ("caravan_vp_1",)})
    assert not settle(run(state, uprising)).vp_resources.get("muslim")  # it must be one of CP


@covers("tm-20.1-12")
def test_an_uprising_may_draw_from_the_sea() -> None:
    """ex-20.1-5, to the letter."""
    state = conquered(malaga={"castile": 1}, alhama={"castile": 1})
    state.options["uprising_resource"] = "naval"
    match = run(state, uprising, ("naval resource", "naval_cp_3"))
    assert look(match).warehouse["muslim"] == ("naval_cp_3",)


@covers("tm-20.1-23")
def test_moriscos_on_the_map_move() -> None:
    state = conquered(setenil={"morisco": 2}, fields={"uprisings": {"zahara", "sohail"}})
    state.control.update(dict.fromkeys(("setenil", "zahara", "sohail"), "nasrid"))
    match = run(state, uprising, ("caravan resource", "caravan_cp_2"))
    assert may(match, ("done",))
    play(match, ("rise_from", "setenil", "granada"), ("done",))
    state = play(match, ("move_uprising", "zahara", "loja"), ("done",))
    assert state.uprisings == {"loja", "sohail"}
    assert state.control["zahara"] == "nasrid"
    assert state.number("setenil", "morisco", "regular") == state.number("granada", "morisco", "regular") == 1
    state = conquered(setenil={"morisco": 1})
    state.control["setenil"] = "nasrid"
    match = run(state, uprising, ("caravan resource", "caravan_cp_2"))
    assert {option[0] for option in choices(match)} == {"rise"}  # one of the two is not on the map


@covers("tm-20.1-20", "tm-20.1-21")
def test_moriscos_in_winter() -> None:
    state = conquered(setenil={"morisco": 1}, fields={"uprisings": {"zahara", "sohail"}, "phase": "winter"})
    state.control.update(dict.fromkeys(("setenil", "zahara", "sohail"), "nasrid"))
    match = run(state, nasrids.moriscos_in_winter, ("uprising", 4), ("uprising", 3))
    finish(match)
    state = look(match)
    assert state.number("setenil", "morisco", "militia") == 2
    assert home_of(state, "setenil") == "nasrid"
    first, second = state.realm.atlas.in_order(("zahara", "sohail"))
    assert state.uprisings == {second}
    assert state.number(first, "morisco", "militia") == 1
    assert first not in state.lost_homes
    assert second in state.lost_homes


@covers("tm-20.1-22")
def test_moriscos_bring_a_resource_after_the_surrender() -> None:
    state = conquered(setenil={"morisco": 1}, fields={"surrendered": {"nasrid": 4}, "phase": "winter"})
    match = run(state, nasrids.moriscos_in_winter, ("caravan resource", "caravan_cp_2"))
    finish(match)
    assert look(match).warehouse["muslim"] == ("caravan_cp_2",)
    state.caravan_pool = ("caravan_vp_1",)
    assert not look(run(state, nasrids.moriscos_in_winter)).vp_resources.get("muslim")  # it must be one of CP
    state = conquered(setenil={"morisco": 1}, fields={"phase": "winter"})
    finish(run(state, nasrids.moriscos_in_winter))


@covers("tm-20.1-16")
def test_moriscos_act_by_a_resource_once_a_turn() -> None:
    state = conquered(setenil={"morisco": 1}, fields={"surrendered": {"nasrid": 4}})
    assert activity.idle(state, "nasrid") == "tm-20.1-16"
    assert powers_in_play(state, "muslim") == ("north_africa",)
    state.extended = True
    assert powers_in_play(state, "muslim") == ("nasrid", "north_africa")
    activity.note_act(state, "nasrid")
    assert activity.idle(state, "nasrid") is None
    state.end_impulse_facts()
    assert activity.idle(state, "nasrid") == "tm-20.1-16"
    activity.rest(state)
    assert activity.idle(state, "nasrid") is None


@covers("tm-20.1-15", "tm-20.1-17", "tm-22.1-18")
def test_where_moriscos_are_recruited() -> None:
    state = conquered(fields={"surrendered": {"nasrid": 4}})
    state.control.update(setenil="nasrid", malaga="nasrid", sohail="nasrid")
    state.lost_homes.discard("sohail")
    barred = recruiting.build_barred
    assert barred(state, "nasrid", "morisco", "sohail", "militia") is None
    assert barred(state, "nasrid", "nasrid", "malaga", "corsair") is None
    assert barred(state, "nasrid", "morisco", "setenil", "militia") == "tm-20.1-17"
    assert barred(state, "nasrid", "morisco", "granada", "militia") == "tm-20.1-17"
    assert barred(state, "nasrid", "morisco", "sohail", "regular") == "tm-20.1-15"
    assert barred(state, "nasrid", "nasrid", "malaga", "regular") == "tm-22.1-18"
    state.extended = True
    assert activity.idle(state, "nasrid") == "tm-22.1-18"  # no Moriscos are on the map
    state.add_troops("malaga", "morisco", militia=1)
    assert activity.idle(state, "nasrid") is None


# -- Zahara and the Strait


@covers("tm-20.1-1")
def test_in_peace_they_fight_over_gibraltar_alone() -> None:
    state = scene()
    assert foes(state, "castile", "nasrid", "gibraltar") and foes(state, "nasrid", "castile", "gibraltar")
    assert not foes(state, "castile", "nasrid", "jerez") and not foes(state, "castile", "nasrid", "sohail")
    assert not foes(state, "nasrid", "france", "gibraltar") and not foes(state, "castile", "france", "gibraltar")


@covers("tm-9.4-19", "tm-22.3-12")
def test_zahara() -> None:
    state = scene(zahara={"castile": 2, "france": 1}, leaders={"mendoza": "zahara"})
    before = vp(state, "muslim")
    match = run(state, nasrids.seize_zahara)
    state = settle(match)
    assert state.control["zahara"] == "nasrid"
    assert state.number("zahara", "nasrid", "regular") == 4
    assert not state.number("zahara", "castile", "regular")
    assert not state.number("zahara", "france", "regular")
    assert state.leaders["mendoza"] != "zahara"
    assert at_war(state, "nasrid", "castile")
    assert ("nasrid", "spain") in state.lasting_wars
    assert vp(state, "muslim") == before + 2  # its own, and a strategic space
    assert home_of(state, "zahara") == "nasrid"


@covers("tm-20.1-4", "tm-20.1-24", "tm-20.2-7")
def test_cards_of_the_strait() -> None:
    state = scene()
    state.control["ceuta"] = "north_africa"
    nasrids.note_strait(state)
    assert ("ceuta", 1) in deal_lines(state, "muslim")
    state.gibraltar_before = True
    nasrids.note_strait(state)
    assert ("ceuta", 1) not in deal_lines(state, "muslim")
    assert ("gibraltar", 1) in deal_lines(state, "muslim")
    state.control.update(ceuta="portugal", gibraltar="spain")
    nasrids.note_strait(state)
    assert ("gibraltar", 1) in deal_lines(state, "muslim")
    state.gibraltar_before = False
    state.lasting_cards.clear()
    nasrids.note_strait(state)
    assert not state.lasting_cards["muslim"]


# -- North Africa


@covers("tm-20.2-3", "tm-20.2-6", "tm-20.2-5")
def test_the_regency_of_algiers() -> None:
    state = scene(algiers={"castile": 2}, admirals={"kemal_reis": "sale"}, fields={"turn": 4})
    assert home_of(state, "algiers") == "independent"
    before = vp(state, "muslim")
    match = run(state, north_africa.regency)
    state = settle(match)
    assert not state.number("algiers", "castile", "regular")
    assert state.number("algiers", "ottoman", "regular") == 4
    assert state.ships("algiers", "north_africa", "corsair") == 3
    assert state.admirals == {"barbarossa": "algiers"}
    assert home_of(state, "algiers") == "north_africa"
    assert vp(state, "muslim") == before + 2
    assert recruiting.build_barred(state, "north_africa", "ottoman", "algiers", "regular") == "tm-20.2-3"


@covers("tm-20.2-8")
def test_tunis_counts_from_the_regency_on() -> None:
    state = scene(fields={"turn": 4, "control": {"tunis": "north_africa"}})
    assert "tunis" not in dict(vp_lines(state, "muslim"))
    state = settle(run(state, north_africa.regency))
    assert dict(vp_lines(state, "muslim"))["tunis"] == 1


@covers("tm-20.2-4")
def test_otranto() -> None:
    state = scene(otranto={"naples": 1})
    match = run(state, north_africa.seize_otranto)
    state = settle(match)
    assert state.control["otranto"] == "north_africa"
    assert state.otranto_seized
    assert state.number("otranto", "ottoman", "regular") == 4


# -- Portugal


@covers("tm-20.3-5")
def test_master_of_the_atlantic() -> None:
    """The event counts ports without unrest (ex-12.4-1)."""
    ports = north_africa.ATLANTIC.ports
    state = position()
    for held, die, cards, points in ((2, 0, 0, 0), (3, 4, 0, 1), (3, 3, 1, 0), (4, 0, 0, 2), (5, 0, 0, 3)):
        state = position(control=dict.fromkeys(ports[:held], "portugal"))
        found: list[int] = []
        rolls = (("master of the atlantic", die),) if die else ()

        def procedure(now: TantoMontaState, kept: list[int] = found) -> None:
            kept.append(north_africa.master_of_the_atlantic(now))

        match = run(state, procedure, *rolls)
        finish(match)
        assert found == [cards]
        scored = dict(look(match).bonus_vp.get("portugal", ()))
        assert scored.get("master_of_the_atlantic", 0) == points
    state = position(control=dict.fromkeys(ports[:4], "portugal"), unrest={ports[0]})
    assert len(north_africa.atlantic_ports(state)) == 3


@covers("tm-20.3-6", "tm-22.3-21")
def test_supremacy_is_won_once_and_lost_in_peace() -> None:
    from warcouncil.titles.tanto_monta.diplomacy.terms import peace_made

    ports = north_africa.ATLANTIC.ports
    state = position(control=dict.fromkeys(ports, "portugal"))
    match = run(state, north_africa.note_supremacy)
    state = look(match)
    assert ("atlantic_supremacy", 3) in state.bonus_vp["portugal"]
    peace_made(state, "north_africa", "portugal")
    assert ("atlantic_supremacy", 3) not in state.bonus_vp["portugal"]
    north_africa.note_supremacy(state)
    assert ("atlantic_supremacy", 3) not in state.bonus_vp["portugal"]


@covers("tm-20.3-1")
def test_sagres() -> None:
    match = run(position(), north_africa.found_sagres)
    assert look(match).sagres
    assert ("school_of_sagres", 1) in look(match).bonus_vp["portugal"]


@covers("tm-20.2-14", "tm-20.2-12")
def test_home_keys_count_as_they_come_into_play() -> None:
    assert len(home_keys(position(), "muslim")) == 3
    state = position(turn=4)
    assert len(home_keys(state, "muslim")) == 4
    state.control["fez"] = "portugal"
    assert not lost_keys_toll(state, "muslim")
    state.algiers_regency = True
    assert len(home_keys(state, "muslim")) == 5
    assert lost_keys_toll(state, "muslim") == 1


@covers("tm-20.2-1")
def test_what_comes_with_tlemcen() -> None:
    state = scene()
    ships, men = free_ships(state, "north_africa"), free_strength(state, "north_africa", "infantry")
    state = scene(fields={"turn": 4})
    before = vp(scene(), "muslim")
    assert free_ships(state, "north_africa") == ships + 1
    assert vp(state, "muslim") == before + 3
    state = look(run(state, berbers_come))
    assert free_strength(state, "north_africa", "infantry") == men + 2
    assert state.number("tlemcen", "north_africa", "regular") == 1
    assert state.number("oran", "north_africa", "militia") == state.number("bejaia", "north_africa", "militia") == 1


@covers("tm-20.1-18")
def test_boabdil_in_exile() -> None:
    state = scene(fez={"north_africa": 2}, leaders={"boabdil": "fez"}, fields={"surrendered": {"nasrid": 4}})
    muster = formations.muster(state, "north_africa", ("boabdil",), 8)
    assert muster.owners is not None
    assert "north_africa" in muster.owners
    assert "morisco" not in muster.owners
    rebels = formations.muster(state, "nasrid", ("boabdil",), 8)
    assert rebels.owners is not None
    assert "morisco" in rebels.owners
    assert "north_africa" not in rebels.owners
    state.surrendered.clear()
    both = formations.muster(state, "nasrid", ("boabdil",), 8).owners
    assert both is not None
    assert {"morisco", "north_africa"} <= both


@covers("tm-20.2-5")
def test_nobody_storms_a_free_algiers() -> None:
    state = scene(fields={"turn": 4})
    assert state.realm.assault_barred(state, "castile", "algiers") == "tm-20.2-5"
    state.algiers_regency = True
    assert state.realm.assault_barred(state, "castile", "algiers") is None


@covers("tm-20.1-5", "tm-20.2-9", "tm-20.3-4", "tm-20.7-21", table=True)
def test_points_of_single_spaces() -> None:
    for player, power, space, points in (
        ("muslim", "nasrid", "granada", 1),
        ("muslim", "north_africa", "anfa", 1),
        ("portugal", "portugal", "anfa", 2),
        ("france", "france", "milan", 1),
        ("france", "france", "metz", 1),
    ):
        state = position(control={space: "independent"})
        before = vp(state, player)
        state.control[space] = power
        kind = state.realm.atlas.spaces[space].kind
        assert vp(state, player) == before + points + int(kind == "key")


@covers("tm-20.2-8", "tm-20.2-11", "tm-20.6-3", "tm-20.7-6", table=True)
def test_points_that_wait_for_events() -> None:
    for player, power, spaces, flag, points in (
        ("muslim", "north_africa", ("tunis",), "algiers_regency", 1),
        ("muslim", "north_africa", ("oran",), "cisneros", 1),
        ("spain", "spain", ("perpignan", "ceret"), "", 1),
        ("france", "france", ("perpignan", "ceret"), "", 1),
        ("spain", "spain", ("naples", "gaeta", "cerignola"), "ferrante_dead", 1),
        ("france", "france", ("naples", "gaeta", "cerignola"), "ferrante_dead", 1),
    ):
        state = position(turn=4, control=dict.fromkeys(spaces, "independent"))
        if flag:
            setattr(state, flag, True)
        before = vp(state, player)
        state.control.update(dict.fromkeys(spaces, power))
        kinds = [kind_of(state, space) for space in spaces]
        assert vp(state, player) == before + points + sum(kind in ("key", "strategic") for kind in kinds)


@covers("tm-20.1-6", "tm-20.8-3")
def test_points_of_the_victory_phase() -> None:
    state = look(run(position(turn=5), phase_points))
    assert ("nasrid_resistance", -1) in state.bonus_vp["spain"]
    assert ("barcelona", 1) in state.bonus_vp["france"]
    state = look(run(position(turn=4, control={"barcelona": "spain"}), phase_points))
    assert not state.bonus_vp.get("spain")
    assert not state.bonus_vp.get("france")


@covers("tm-20.7-22")
def test_paris_is_french_for_ever() -> None:
    state = scene(wars=[("spain", "france")])
    assert state.realm.entry_barred(state, "castile", "paris") == "tm-20.7-22"
    assert state.realm.entry_barred(state, "catalonia", "paris") is None
    assert state.realm.entry_barred(state, "france", "paris") is None


@covers("tm-20.1-17", "tm-20.1-16")
def test_militia_of_the_moriscos() -> None:
    state = conquered(malaga={"morisco": 1}, fields={"surrendered": {"nasrid": 4}})
    state.control.update(malaga="nasrid", setenil="nasrid")
    match = impulse("muslim", 2, state=state)
    assert refused(match, ("raise_moriscos", "nasrid", "malaga")) == "tm-20.1-16"
    state.extended = True
    match = impulse("muslim", 2, state=state)
    assert refused(match, ("raise_moriscos", "nasrid", "setenil")) == "tm-20.1-17"
    state = play(match, ("raise_moriscos", "nasrid", "malaga"))
    assert state.number("malaga", "morisco", "militia") == 1
    assert state.moriscos_used


@covers("tm-20.1-14")
def test_only_spain_puts_uprisings_down() -> None:
    state = conquered(guadix={"castile": 1}, fields={"uprisings": {"baza"}})
    state.control["baza"] = "nasrid"
    match = impulse("spain", 1, state=state)
    state = play(match, ("quell", "castile", "baza"))
    assert not state.uprisings
    assert state.control["baza"] == "nasrid"
    state = conquered(guadix={"france": 1}, fields={"uprisings": {"baza"}})
    assert refused(impulse("france", 1, state=state), ("quell", "france", "baza")) == "tm-20.1-14"


@covers("tm-20.2-2")
def test_north_africa_builds_in_both_sultanates() -> None:
    state = scene()
    assert place_forbidden(state, "north_africa", "north_africa", "fez", "regular") is None
    assert place_forbidden(state, "north_africa", "north_africa", "tlemcen", "regular") is not None
    state = scene(fields={"turn": 4})
    assert place_forbidden(state, "north_africa", "north_africa", "tlemcen", "regular") is None


@covers("tm-20.2-13", "tm-20.3-3", "tm-20.7-23")
def test_home_keys_are_worth_two_points() -> None:
    for player, power, key in (
        ("muslim", "north_africa", "fez"),
        ("portugal", "portugal", "lisbon"),
        ("france", "france", "lyon"),
    ):
        state = position(control={key: "independent"})
        before = vp(state, player)
        state.control[key] = power
        assert vp(state, player) == before + 2


@covers("tm-20.3-2")
def test_lost_keys_of_portugal() -> None:
    state = position(control={"lisbon": "spain"})
    assert not lost_keys_toll(state, "portugal")
    state.control["oporto"] = "spain"
    assert lost_keys_toll(state, "portugal") == 1


@covers("tm-20.6-2")
def test_rights_to_naples() -> None:
    state = position(control={"naples": "spain", "gaeta": "spain", "cerignola": "spain"})
    assert not rights_to_naples(state, "spain")
    state.ferrante_dead = True
    assert rights_to_naples(state, "spain")
    state.control["gaeta"] = "independent"
    assert not rights_to_naples(state, "spain")


@covers("tm-22.1-16")
def test_rebels_after_the_surrender() -> None:
    state = conquered(setenil={"morisco": 1}, fields={"surrendered": {"nasrid": 4}})
    state = settle(run(state, lambda now: nasrids.rebels(now, "loja")))
    assert state.number("loja", "morisco", "regular") == state.number("setenil", "morisco", "regular") == 1
    assert state.control["loja"] == "nasrid"
    match = run(state, lambda now: nasrids.rebels(now, "baza"))
    assert choices(match) == {("rise_from", "setenil", "baza"), ("rise_from", "loja", "baza")}
    assert settle(match).number("baza", "morisco", "regular") == 1
