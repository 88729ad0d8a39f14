"""Cases of war and diplomacy that a referee is asked about: new wars at a siege, captors without a seat, and more."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import (
    Game,
    asked,
    choices,
    impulse,
    look,
    may,
    play,
    question,
    refused,
    run,
    settle,
    table,
)
from tests.rulebook.tanto_monta.land import kind, war
from tests.rulebook.tanto_monta.sea import waters
from tests.rulebook.tanto_monta.test_muslim_papacy import muslim_run
from warcouncil.campaign import transfers
from warcouncil.campaign.deployment import destinations, open_way
from warcouncil.campaign.entry import entry_forbidden
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import at_war, foes
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards.home_france import reinforce
from warcouncil.titles.tanto_monta.cards.home_spain import seed
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy import hostilities, showing
from warcouncil.titles.tanto_monta.invariants import problems
from warcouncil.titles.tanto_monta.minors import activation, intervention, papacy
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.resources import RESOURCES, reveal_units
from warcouncil.titles.tanto_monta.state import TantoMontaState

# -- minor powers that are attacked (9.4, 21.2)


@covers("tm-21.2-2", "tm-15-1")
def test_besiegers_who_follow_a_minor_power_into_war_go_on_with_their_siege() -> None:
    state = waters(wars=[("portugal", "genoa")], sieges={"genoa": {"portugal": 1}}, genoa={"portugal": 6, "genoa": 3})
    match = run(state, lambda now: activation.activate(now, "genoa", "france"))
    after = play(match, ("join_new_ally", "france"))
    assert after.control["genoa"] == "france" and at_war(after, "portugal", "france")
    assert after.sieges["genoa"] == (("portugal", 1),)


@covers("tm-21.2-2")
def test_besiegers_who_do_not_follow_it_leave() -> None:
    state = waters(wars=[("portugal", "genoa")], sieges={"genoa": {"portugal": 1}}, genoa={"portugal": 6, "genoa": 3})
    match = run(state, lambda now: activation.activate(now, "genoa", "france"))
    play(match, ("decline",))
    after = play(match, ("space", "lisbon"))
    assert not after.sieges and after.stack("genoa", "portugal").size == 0


def genoa_attacked_again() -> TantoMontaState:
    """Portugal has been at war with Genoa for long; now the Muslims attack it, too, and France may help."""
    state = waters(wars=[("portugal", "genoa"), ("north_africa", "genoa")])
    state.influence = {**state.influence, "genoa": dict.fromkeys(state.influence["genoa"], 0)}
    state.shut_out |= {("portugal", "genoa"), ("muslim", "genoa")}
    return state


DICE = (("status of genoa: spain", 1), ("status of genoa: france", 6))


@covers("tm-9.4-10", "tm-21.2-2")
def test_help_means_war_with_the_attacker_and_older_enemies_choose() -> None:
    match = run(genoa_attacked_again(), lambda now: intervention.offer_help(now, "genoa", "muslim"), *DICE)
    after = play(match, ("intervene",))
    assert at_war(after, "north_africa", "france") and not at_war(after, "portugal", "france")
    assert question(match) == ("portugal", "join_war")
    after = play(match, ("decline",))
    assert not at_war(after, "portugal", "france") and ("portugal", "genoa") not in after.wars


@covers("tm-9.4-10", "tm-9.4-15", "tm-21.2-2")
def test_an_older_enemy_stays_an_ally_of_who_helps() -> None:
    state = genoa_attacked_again()
    state.alliances |= {("portugal", "france")}
    match = run(state, lambda now: intervention.offer_help(now, "genoa", "muslim"), *DICE)
    after = play(match, ("intervene",))
    assert at_war(after, "north_africa", "france") and not at_war(after, "portugal", "france")
    assert ("portugal", "france") in after.alliances and not kind(match)


# -- new enemies who besiege the same place (9.4, 15)


@covers("tm-9.4-11", "tm-15-2")
def test_besiegers_who_become_enemies_both_leave() -> None:
    state = waters(
        wars=[("portugal", "north_africa"), ("france", "north_africa")],
        sieges={"tunis": {"portugal": 1, "france": 1}},
        control={"tunis": "north_africa"},
        tunis={"portugal": 4, "france": 4, "north_africa": 2},
    )
    match = run(state, lambda now: hostilities.begin_war(now, "portugal", "france"))
    after = settle(match)
    assert not after.sieges
    assert [stack.owner for stack in after.troops["tunis"]] == ["north_africa"]


@covers("tm-9.4-11", "tm-15-1")
def test_a_besieger_and_a_new_enemy_inside_stay() -> None:
    state = waters(
        wars=[("spain", "portugal")],
        alliances=[("portugal", "france")],
        sieges={"coimbra": {"castile": 1}},
        coimbra={"castile": 5, "portugal": 2, "france": 2},
    )
    after = look(run(state, lambda now: hostilities.begin_war(now, "spain", "france")))
    assert after.sieges == {"coimbra": (("castile", 1),)}
    assert after.stack("coimbra", "france").size == 2


# -- besiegers whom nobody plays (15.3, 21.8)


@covers("tm-15.3-1", "tm-21.8-9")
def test_somebody_says_where_besiegers_go_whom_nobody_plays() -> None:
    state = waters(
        control=dict.fromkeys(("la_gomera", "fuerteventura"), "spain"),
        sieges={"la_gomera": {"guanche": 1}},
        la_gomera={"castile": 1, "guanche": 3},
        fuerteventura={"castile": 2},
    )
    match = run(state, lambda now: transfers.hand_over(now, {"fuerteventura": "france"}))
    if match.decisions:
        play(match, ("space", "la_gomera"))
    after = settle(match)
    assert after.stack("la_gomera", "castile").size == 3
    assert not after.sieges and not after.stack("la_gomera", "guanche").size
    assert sum(after.stack(space, "guanche").size for space in after.troops) == 3


# -- captives of the Papacy (13.1, 21.7)


@covers("tm-13.1-9", "tm-21.7-28")
def test_the_muslims_hold_whom_their_papacy_captures() -> None:
    state = muslim_run(leaders={"louis_xi": "siena"}, fields={"control": {"siena": "independent"}})
    match = impulse("muslim", 2, state=state)
    play(match, ("papal_move", "rome"), ("space", "siena"), ("detach", "papacy", "regular", 4))
    after = look(match)
    assert after.captives == {"louis_xi": "muslim"} and after.captured_once == {"muslim"}
    assert not list(problems(after))


@covers("tm-14-16", "tm-21.7-28")
def test_the_muslims_hold_whom_their_papacy_captures_in_battle() -> None:
    state = muslim_run(siena={"france": 1}, leaders={"louis_xi": "siena"}, fields={"control": {"siena": "independent"}})
    match = impulse("muslim", 2, ("attacker", (6, 6, 6, 6)), ("defender", (1,) * 3), state=state)
    play(match, ("papal_move", "rome"), ("space", "siena"), ("detach", "papacy", "regular", 4))
    while kind(match) in ("intercept", "avoid_battle"):
        play(match, ("pass",))
    after = look(match)
    assert not after.stack("siena", "france").size
    assert after.captives == {"louis_xi": "muslim"} and after.captured_once == {"muslim"}


@covers("tm-21.7-28")
def test_whom_the_papacy_held_before_is_back_next_turn() -> None:
    stored = {"turn": 5, "captives": {"louis_xii": "papacy", "mendoza": "muslim"}, "away_leaders": {"anjou": 6}}
    after = Game().upgrade("2", stored)
    assert after["captives"] == {"mendoza": "muslim"} and after["away_leaders"] == {"anjou": 6, "louis_xii": 6}
    assert Game().upgrade("3", stored) == stored


# -- deployment of those who stay in lands of their own (9.4, 10, 21.8)


@covers("tm-9.4-26", "tm-10-11")
def test_limited_powers_do_not_deploy_out_of_their_lands() -> None:
    state = waters(alliances=[("beltranejos", "portugal")], control={"tangier": "portugal"})
    assert not open_way(state, "beltranejos", "tangier") and open_way(state, "portugal", "tangier")
    assert open_way(state, "beltranejos", "burgos")


@covers("tm-21.8-8", "tm-10-11")
def test_aragon_does_not_deploy_to_the_canaries() -> None:
    state = waters(control={"lanzarote": "spain"})
    assert not open_way(state, "aragon", "lanzarote") and open_way(state, "castile", "lanzarote")
    assert "lanzarote" not in destinations(state, "aragon", "valencia")


# -- home cards (6.1)


@covers("tm-6.1-8", "tm-5.1-8")
def test_units_of_its_power_in_the_same_space_are_no_formation_without_a_leader_of_both() -> None:
    said: dict[str, Any] = {"avila": {"castile": 2, "aragon": 3}, "fields": {"bound": ("aragon",)}}
    match = war("castile", 2, **said)
    assert refused(match, ("move", "castile", "avila")) == "tm-6.1-8"
    assert may(match, ("move", "aragon", "avila"))
    match = war("castile", 2, leaders={"ferdinand": "avila"}, **said)
    play(match, ("move", "castile", "avila"))
    assert not [option for option in choices(match) if option[0] == "detach"]


@covers("tm-6.1-8", "tm-15.1-16")
def test_nor_do_they_storm() -> None:
    said: dict[str, Any] = {
        "wars": [("spain", "france")],
        "sieges": {"barcelona": {"castile": 1, "aragon": 1}},
        "barcelona": {"castile": 5, "aragon": 3, "catalonia": 2},
        "fields": {"bound": ("aragon",)},
    }
    match = war("castile", 2, **said)
    assert refused(match, ("assault", "castile", "barcelona")) == "tm-6.1-8"
    assert may(match, ("assault", "aragon", "barcelona"))


@covers("tm-6.1-8", "tm-16.3-2")
def test_without_units_of_its_power_a_home_card_pays_for_no_transport() -> None:
    at_sea = {"western_mediterranean": {"spain": 1}}
    bound = {"bound": ("aragon",), "card": "crown_of_aragon"}
    both: dict[str, Any] = {"castile": {"cavalry": 1}, "aragon": {"regular": 3}}
    match = impulse("spain", 3, state=waters(ships=at_sea, fields=bound, valencia=both))
    assert refused(match, ("transport", "castile", "valencia")) == "tm-6.1-8"
    assert may(match, ("transport", "aragon", "valencia"))
    led = waters(ships=at_sea, fields=bound, valencia=both, leaders={"ferdinand": "valencia"})
    match = impulse("spain", 3, state=led)
    play(match, ("transport", "castile", "valencia"), ("all",))
    state = settle(match)
    landed = {stack.owner for space, here in state.troops.items() if space != "valencia" for stack in here}
    assert landed == {"castile", "aragon"}


# -- transport of those who may not all land (16.3, 21.7)


@covers("tm-16.3-5", "tm-21.7-5")
def test_a_leader_does_not_land_alone_among_enemies_for_the_papal_units_that_stay() -> None:
    said: dict[str, Any] = {
        "wars": [("portugal", "france")],
        "ships": {"tyrrhenian_sea": {"portugal": 1}},
        "rome": {"papacy": 3},
        "leaders": {"braganza": "rome"},
        "fields": {"minors": {"papacy": "portugal"}},
        "control": {**dict.fromkeys(REALM.atlas.ports["tyrrhenian_sea"], "france"), "rome": "papacy"},
    }
    match = impulse("portugal", 3, state=waters(**said))
    assert refused(match, ("transport", "portugal", "rome")) == "tm-16.3-5"
    match = impulse("portugal", 3, state=waters(**{**said, "rome": {"papacy": 3, "portugal": 1}}))
    assert may(match, ("transport", "portugal", "rome"))


@covers("tm-16.3-5", "tm-5.3-8", "tm-21.7-5")
def test_artillery_does_not_embark_with_papal_infantry_that_may_not_land() -> None:
    state = waters(
        ships={"tyrrhenian_sea": {"france": 1}},
        rome={"papacy": 3, "france": {"artillery": 1}},
        fields={"minors": {"papacy": "france"}},
        control={"corsica": "france"},
    )
    assert refused(impulse("france", 3, state=state), ("transport", "france", "rome")) == "tm-16.3-5"


# -- units and leaders that come to a place by other ways than a move (13.1, 15, 16.3)


@covers("tm-15.3-1", "tm-18.8-10")
def test_a_unit_that_a_resource_brings_behind_walls_may_break_a_siege() -> None:
    state = waters(
        wars=[("portugal", "north_africa")],
        sieges={"tangier": {"portugal": 1}},
        control={space: "portugal" for space in COMPONENTS.homes("north_africa") if space != "tangier"},
        tangier={"portugal": 2, "north_africa": 1},
    )
    resource = next(one for one, row in RESOURCES.items() if row.kind == "regular")
    match = run(state, lambda now: reveal_units(now, "muslim", resource))
    after = settle(match)
    assert after.stack("tangier", "north_africa").size == 2
    assert not after.sieges and not after.stack("tangier", "portugal").size


@covers("tm-16.3-8", "tm-13.1-8")
def test_no_leader_sails_alone_to_where_enemies_stand() -> None:
    state = waters(wars=[("spain", "france")], leon={"castile": 2}, leaders={"mendoza": "leon"})
    state.agenda = [("extension", "spain")]
    assert may(table(state=state.copy()), ("leader_to_canaries", "mendoza", "lanzarote"))
    state.add_troops("lanzarote", "france", militia=1)
    match = table(state=state)
    assert not match.decisions or not may(match, ("leader_to_canaries", "mendoza", "lanzarote"))


@covers("tm-15-1", "tm-15.1-3")
def test_units_that_join_a_leader_before_walls_besiege_them() -> None:
    for natives, besieged in ((0, True), (1, True), (2, False)):
        state = waters(leaders={"mendoza": "gran_canaria_telde"}, control={"gran_canaria_telde": "independent"})
        state.add_troops("gran_canaria_telde", "guanche", militia=natives)
        match = run(state, lambda now: seed(now, ("recruit",)))
        while match.decisions:
            there = [one for one in asked(match).options if one[2] == "gran_canaria_telde"]
            placed = look(match).stack("gran_canaria_telde", "castile").size
            play(match, there[0] if there and placed < 2 else asked(match).options[0])
        after = look(match)
        assert after.stack("gran_canaria_telde", "castile").size == 2
        assert ("gran_canaria_telde" in after.sieges) is besieged


@covers("tm-15-1")
def test_a_french_leader_before_walls_besieges_them_with_those_who_join_him() -> None:
    state = waters(leaders={"albret": "milan"}, control={"milan": "independent"})
    after = look(run(state, lambda now: reinforce(now, ("join_leader", "milan", "militia"))))
    assert [power for power, _ in after.sieges["milan"]] == ["france"]


# -- Gibraltar in peace (20.1)


@covers("tm-20.1-1", "tm-9.2-8")
def test_allies_do_not_fight_for_gibraltar() -> None:
    state = waters(gibraltar={"castile": 2}, sohail={"nasrid": 3})
    assert foes(state, "nasrid", "castile", "gibraltar") and not foes(state, "nasrid", "castile", "jerez")
    state = waters(alliances=[("nasrid", "spain")], gibraltar={"castile": 2}, sohail={"nasrid": 3})
    assert not foes(state, "nasrid", "castile", "gibraltar")
    match = impulse("muslim", 2, state=state)
    play(match, ("move", "nasrid", "sohail"), ("space", "gibraltar"), ("detach", "nasrid", "regular", 3))
    after = look(match)
    assert after.stack("gibraltar", "nasrid").size == 3 and not after.sieges and after.battle is None


@covers("tm-15.3-1", "tm-21.7-1")
def test_the_garrison_of_a_new_pope_may_break_a_siege() -> None:
    for besiegers, goes_on in ((6, True), (5, False)):
        state = waters(
            wars=[("north_africa", "papacy")],
            sieges={"rome": {"north_africa": 1}},
            rome={"papacy": 3, "north_africa": besiegers},
        )
        after = settle(run(state, lambda now: papacy.succession(now)))
        assert after.number("rome", "papacy", "regular") == 5
        assert ("rome" in after.sieges) is goes_on and bool(after.stack("rome", "north_africa").size) is goes_on


# -- the Papacy as a friend by card alone (13.1, 21.7)


@covers("tm-13.1-3", "tm-21.7-6")
def test_units_of_an_enemys_papal_ally_are_no_enemies_and_keep_a_space() -> None:
    said: dict[str, Any] = {
        "wars": [("france", "portugal")],
        "fields": {"minors": {"papacy": "portugal"}, "lasting": {"the_rise_of_france"}},
    }
    assert entry_forbidden(waters(**said), "france", "rome") is None
    assert entry_forbidden(waters(rome={"papacy": 4}, **said), "france", "rome") == "tm-13.1-3"
    said["wars"] = [("france", "portugal"), ("france", "papacy")]
    assert entry_forbidden(waters(rome={"papacy": 4}, **said), "france", "rome") is None


# -- deals (9.1)


@covers("tm-9.1-25")
def test_players_show_hands_not_their_powers() -> None:
    deal, state = Deal("muslim", ("muslim", "spain")), waters()
    assert showing.forbidden(state, deal, ("show_hand", "north_africa", "spain")) == "tm-9.1-25"
