"""Rare ends of sieges, wars and powers (18.6, 20.7, 20.9, 21.7, 21.8, 22.2): positions that hardly ever come about."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import choices, impulse, look, play, position, question, run, scene, settle
from tests.rulebook.tanto_monta.test_foreign_wars import WAR, bonus, venice
from tests.rulebook.tanto_monta.test_muslim_papacy import muslim_run
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors import borgia, naples, papacy
from warcouncil.titles.tanto_monta.powers import alcacovas, beltranejos, france, venetian_war
from warcouncil.titles.tanto_monta.realm import KEYS, REALM
from warcouncil.titles.tanto_monta.rulers import home_keys
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.seasons.winter_ships import replacements, winter_corsairs
from warcouncil.titles.tanto_monta.voyages import trade

# -- peace in the middle of a siege


@covers("tm-20.7-18", "tm-15-3")
def test_the_treaty_of_barcelona_ends_sieges() -> None:
    state = scene(
        wars=[("spain", "france")],
        bayonne={"france": 1, "aragon": 4},
        sieges={"bayonne": {"aragon": 1}},
        fields={"turn": 2, "phase": "action"},
    )
    after = settle(run(state, france.sign_barcelona))
    assert not after.sieges and not after.stack("bayonne", "aragon").size
    assert not any(option[0] == "assault" for option in choices(impulse("spain", 5, state=after)))


@covers("tm-20.4-5", "tm-15-3")
def test_the_peace_of_alcacovas_ends_sieges_but_those_of_others() -> None:
    state = scene(
        wars=[("spain", "portugal"), ("north_africa", "portugal")],
        lisbon={"portugal": 1, "castile": 4},
        ceuta={"portugal": 1, "north_africa": 4},
        sieges={"lisbon": {"castile": 1}, "ceuta": {"north_africa": 1}},
        fields={"turn": 3, "phase": "action"},
    )
    after = settle(run(state, alcacovas.make_peace))
    assert list(after.sieges) == ["ceuta"] and not after.stack("lisbon", "castile").size


# -- the end of the Papacy that Muslims run


@covers("tm-21.7-16", "tm-21.7-30")
def test_the_kingdom_of_naples_gets_nothing_back_behind_ferrante() -> None:
    control = {"gaeta": "papacy", "cerignola": "papacy", "siena": "papacy", "atella": "papacy", "palermo": "papacy"}
    state = muslim_run(5, fields={"ferrante_dead": True, "control": control})
    after = settle(run(state, borgia.dissolve))
    found = {space: after.control[space] for space in control}
    assert found == {**dict.fromkeys(control, "independent"), "palermo": "spain"}
    kinds = [COMPONENTS.atlas.spaces[space].kind for space in ("gaeta", "cerignola")]
    assert kinds == ["common", "common"]  # strategic spaces since his death
    fortresses = sum(space in REALM.fortified_by_print for space in ("siena", "atella"))
    assert bonus(after, "muslim", "borgia") == 3 + fortresses


@covers("tm-21.7-8", "tm-21.7-16")
def test_a_christian_who_takes_rome_ends_it() -> None:
    state = muslim_run(5, ravenna={"france": 1}, fields={"control": {"ravenna": "france", "pisa": "papacy"}})
    state.remove_troops("rome", "papacy", regular=7)
    state.add_troops("rome", "france", regular=5)
    state.add_troops("pisa", "papacy", regular=3)
    state.leaders["borgia"], state.control["rome"] = "pisa", "france"
    after = settle(run(state, papacy.rome_changes_hands))
    assert after.borgia == "" and "borgia" not in after.leaders and "papacy" not in after.seats
    assert after.minors["papacy"] == after.papal_conqueror == "france"
    assert not after.stack("pisa", "papacy").size and after.control["pisa"] != "papacy"
    assert bonus(after, "france", "borgia") == 2  # Rome and Ravenna are given back
    wars = [pair for pair in after.wars if "papacy" in pair]
    assert sorted(wars) == [("nasrid", "papacy"), ("north_africa", "papacy")]


@covers("tm-21.7-7")
def test_a_new_pope_pays_christians_at_war_with_the_papacy_of_the_muslims() -> None:
    state = muslim_run(5, ravenna={"france": 1}, fields={"control": {"ravenna": "france"}, "phase": "winter"})
    match = run(
        state,
        lambda now: papacy.new_pope(now, "julius_ii"),
        *((f"status of papacy: {player}", 1) for player in ("muslim", "portugal", "spain", "france")),
    )
    assert bonus(settle(match), "france", "borgia") == 1


# -- Popes while Muslims hold Rome


@covers("tm-21.7-1")
def test_christians_leave_papal_homes_that_muslims_hold_as_well() -> None:
    state = scene(
        rome={"north_africa": 2, "france": 5},
        sieges={"rome": {"france": 1}},
        fields={"control": {"rome": "north_africa"}, "rome_taken": True, "rome_fell": True},
        wars=[("north_africa", "france"), ("north_africa", "papacy"), ("nasrid", "papacy")],
    )
    after = settle(run(state, papacy.succession))
    assert not after.stack("rome", "france").size and after.stack("rome", "north_africa").size == 2
    assert after.control["rome"] == "north_africa" and not after.sieges


@covers("tm-21.7-27")
def test_borgia_comes_to_the_first_city_that_is_papal() -> None:
    papal = {"rome": "north_africa", "ravenna": "papacy", "ancona": "papacy"}
    state = scene(siena={"spain": 0, "aragon": 2}, leaders={"borgia": "siena"}, fields={"control": papal})
    state.borgia, state.sides["borgia"], state.minors["papacy"] = "aragon", "aragon", "france"
    after = settle(run(state, borgia.alexander_comes))
    assert (after.leaders["borgia"], after.sides["borgia"]) == ("ravenna", "france")
    state.leaders["borgia"], state.sides["borgia"] = "siena", "aragon"
    state.borgia = "aragon"
    state.control.update(dict.fromkeys(papal, "north_africa"))
    after = settle(run(state, borgia.alexander_comes))
    assert "borgia" not in after.leaders and after.away_leaders["borgia"] == after.turn + 1
    assert after.sides["borgia"] == after.borgia == "france"


# -- Naples under siege


@covers("tm-21.7-19", "tm-21.7-21")
def test_whoever_besieges_naples_when_ferrante_dies_goes_on() -> None:
    for french, lasts in ((6, True), (2, False)):
        state = scene(
            wars=[("france", "naples")],
            naples={"naples": 1, "france": french},
            sieges={"naples": {"france": 1}},
            fields={"turn": 4, "phase": "action"},
        )
        after = settle(run(state, naples.ferrante_dies))
        assert after.control["naples"] == "independent" and after.stack("naples", "independent").size == 2
        assert ("naples" in after.sieges) is lasts is bool(after.stack("naples", "france").size)


# -- the Ottoman-Venetian War


def last_ships(player: str, paid: int, *dice: tuple[str, object]) -> Any:
    """One ship of each side is left, and a player fights on."""
    state = venice()
    state.foreign_wars[WAR], state.war_fleets = 0, {"venice": 0, "spain": 1, "ottoman": 1}
    state.on_table["ottoman_venetian_war"] = WAR
    state.aside = tuple(card for card in state.aside if card != "ottoman_venetian_war")
    state.captives.clear()
    state.leaders["great_captain"] = WAR
    match = impulse(player, paid, *dice, state=state)
    play(match, ("venetian_war", paid))
    return match


@covers("tm-20.9-17", "tm-16.2-8")
def test_if_all_ships_sink_the_side_with_more_dice_keeps_one() -> None:
    match = last_ships("muslim", 1, ("christian ships", (6, 6, 1)), ("ottoman ships", (6, 6, 1, 1)))
    assert question(match) == ("muslim", "fleet_home")
    assert look(match).war_fleets["ottoman"] == 1
    match = last_ships("spain", 1, ("christian ships", (6, 6, 1, 1)), ("ottoman ships", (6, 6, 1)))
    assert question(match) == ("spain", "fleet_home")
    assert bonus(settle(match), "spain", "turkish_venetian_war") == 1


@covers("tm-20.9-17", "tm-16.2-8")
def test_with_as_many_dice_the_side_that_was_attacked_keeps_it() -> None:
    assert venetian_war.muslims_keep_one("spain", (7, 7)) and not venetian_war.muslims_keep_one("muslim", (7, 7))
    assert venetian_war.muslims_keep_one("muslim", (5, 8)) and not venetian_war.muslims_keep_one("spain", (8, 7))


# -- winter


@covers("tm-18.6-5", "tm-22.1-1")
def test_a_power_that_has_not_surrendered_yet_adds_no_militia() -> None:
    state = scene(fields={"control": dict.fromkeys(("coimbra", "oporto", "lisbon", "ceuta"), "spain")})
    assert replacements(state, "portugal") == []  # it surrenders in the victory phase
    state.beaten.add("portugal")
    assert ("muster", "militia", "sagres") in replacements(state, "portugal")


@covers("tm-18.6-3", "tm-21.8-6")
def test_the_corsair_of_djerba_comes_back_whenever_tunis_is_taken() -> None:
    state = position(control={"tunis": "independent"}, lost_ships={"independent": (0, 1)}, phase="winter")
    state.fleets = {}
    assert not look(run(state, winter_corsairs)).fleets  # nobody has Tunis
    state.lost_ships.clear()  # a new turn
    state.control["tunis"] = "spain"
    after = look(run(state, winter_corsairs))
    assert [(fleet.owner, fleet.user) for fleet in after.fleets["tunis"]] == [("independent", "spain")]
    assert sum(fleet.size for fleet in look(run(after, winter_corsairs)).fleets["tunis"]) == 1


@covers("tm-18.8-8", "tm-12.4-7")
def test_there_is_no_trade_in_ragusa_while_it_is_in_unrest() -> None:
    state = scene(fields={"control": {"ragusa": "france"}, "unrest": {"ragusa"}})
    found: list[object] = []
    run(state, lambda now: found.append(trade.ragusa(now)))
    assert found == [("", ())]


# -- Tui


@covers("tm-22.2-1", "tm-20.4-18")
def test_tui_may_be_the_last_key_of_a_military_victory() -> None:
    state = scene(fields={"turn": 3, "surrendered": {"beltranejos": 2}})
    state.control.update({space: "spain" for space, power in state.control.items() if power == "beltranejos"})
    foreign = [key for key in KEYS if key not in COMPONENTS.players["portugal"].home_keys]
    needed = victory.needed_keys(state, "portugal")
    state.control.update(dict.fromkeys(foreign[: needed - 1 - len(home_keys(state, "portugal"))], "portugal"))
    assert victory.counted_keys(state, "portugal") == needed - 1
    match = run(state, beltranejos.resist)
    result = match.result
    assert match.over and result is not None and (result.reason, result.ranks[1]) == ("military", 1)
