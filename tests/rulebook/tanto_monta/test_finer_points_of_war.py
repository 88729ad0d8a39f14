"""Finer points of war: sieges of empty walls, joint armies and reliefs, allies in a siege and at sea, who decides."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import asked, choices, hand, impulse, look, may, play, question, refused, run
from tests.rulebook.tanto_monta.land import kind, march, skip
from tests.rulebook.tanto_monta.sea import DECLINE, sail, sailing, waters
from tests.rulebook.tanto_monta.test_muslim_papacy import muslim_run
from tests.rulebook.tanto_monta.test_spring import spring
from warcouncil.campaign.deployment import NO_EASING, leads_on
from warcouncil.campaign.field_battle import sortie
from warcouncil.campaign.forces import movable
from warcouncil.campaign.interception import interception_forbidden
from warcouncil.campaign.movement import step_forbidden
from warcouncil.campaign.naval_moves import interceptors
from warcouncil.campaign.pieces import Battle, Formation, Move
from warcouncil.campaign.relations import allied, enemy_navies, friendly, friends, host, in_order, played
from warcouncil.campaign.sieges import assault_forbidden, check_siege, hold_or_leave
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import MAJORS, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

# -- interceptions into sieges (13.2)


def relief_of_malaga() -> TantoMontaState:
    """Castile besieges an empty Malaga, its ally Portugal stands at Sohail, and Nasrids come from Alhama."""
    return waters(
        wars=[("spain", "nasrid"), ("nasrid", "portugal")],
        alliances=[("spain", "portugal")],
        sieges={"malaga": {"castile": 1}},
        malaga={"castile": 1},
        sohail={"portugal": 2},
        alhama={"nasrid": 2},
        control={"sohail": "portugal"},
    )


@covers("tm-13.2-7")
def test_one_intercepts_into_a_siege_of_walls_with_nobody_inside() -> None:
    state = relief_of_malaga()
    state.move = Move(Formation("nasrid", (REALM.troops("nasrid", regular=2),)), "alhama", "malaga")
    assert interception_forbidden(state, "nasrid", "castile", "malaga") is None
    assert interception_forbidden(state, "nasrid", "portugal", "malaga") is None
    state.add_troops("malaga", "nasrid", regular=1)
    assert interception_forbidden(state, "nasrid", "castile", "malaga") == "war-13.2-10"


@covers("tm-13.2-7", "tm-13.2-12", "tm-15-2")
def test_who_has_intercepted_into_a_siege_fights_there_and_besieges() -> None:
    dice = (("interception", (6, 6)), ("attacker", (1, 1)), ("defender", (6, 6, 6, 1)))
    match = impulse("muslim", 2, *dice, state=relief_of_malaga())
    march(match, "nasrid", "alhama", "malaga")
    assert question(match) == ("portugal", "intercept")
    play(match, ("intercept", "sohail"), ("detach", "portugal", "regular", 2))
    after = look(match)
    assert not after.stack("malaga", "nasrid").size and after.stack("malaga", "portugal").size == 2
    assert {power for power, _ in after.sieges["malaga"]} == {"castile", "portugal"}


# -- deployments (20.8)


@covers("tm-20.8-1")
def test_french_leaders_are_not_deployed_to_catalonia() -> None:
    match = spring("france", paris={"france": 3}, leaders={"louis_xi": "paris", "anjou": "paris"})
    play(match, ("deploy", "paris"), ("space", "barcelona"))
    assert ("leader", "louis_xi") not in choices(match) and ("leader", "anjou") in choices(match)
    assert ("detach", "france", "regular", 3) in choices(match)
    match = spring("france", leaders={"louis_xi": "paris"})
    play(match, ("deploy", "paris"))
    assert ("space", "barcelona") not in choices(match) and ("space", "orleans") in choices(match)


@covers("tm-20.8-1")
def test_who_may_not_stop_in_catalonia_is_deployed_to_what_lies_behind() -> None:
    for behind, able in (("gerona", True), ("puigcerda", False)):
        state = waters(leaders={"louis_xi": "marseille"})
        state.control = dict.fromkeys(state.control, "independent") | {"ampurias": "catalonia"}
        state.control |= {"marseille": "france", behind: "france"}
        assert leads_on(state, "france", "marseille", NO_EASING) is able


# -- control next to plague (12.2)


@covers("tm-12.2-1", "tm-13.1-11")
def test_a_space_with_plague_is_taken_from_the_next_one_but_not_entered() -> None:
    said: dict[str, Any] = {"badajoz": {"castile": 2}, "fields": {"plague": {"evora"}}}
    match = impulse("spain", 2, state=waters(wars=[("spain", "portugal")], **said))
    play(match, ("move", "castile", "badajoz"))
    assert refused(match, ("space", "evora")) == "tm-13.1-11"
    match = impulse("spain", 2, state=waters(wars=[("spain", "portugal")], **said))
    assert play(match, ("control", "castile", "evora")).control["evora"] == "spain"


# -- reliefs (15.2)


def relief_of_calatrava(**inside: int) -> TantoMontaState:
    """Portugal besieges Calatrava; Ferdinand comes from Toledo with Castilians and Aragonese."""
    return waters(
        wars=[("spain", "portugal")],
        sieges={"calatrava": {"portugal": 1}},
        control={"calatrava": "spain", "toledo": "spain"},
        leaders={"ferdinand": "toledo"},
        fields={"fortresses": {"calatrava"}},
        toledo={"castile": 3, "aragon": 1},
        calatrava={"portugal": 5, **inside},
    )


@covers("tm-15.2-1")
def test_a_relief_of_two_powers_is_joined_by_those_of_both_inside() -> None:
    match = impulse("spain", 2, state=relief_of_calatrava(castile=1, aragon=2))
    march(match, "castile", "toledo", "calatrava", ("all",))
    skip(match, "avoid_battle")
    assert kind(match) == "sortie_formation"
    play(match, ("detach", "castile", "regular", 1))
    assert ("detach", "aragon", "regular", 2) in choices(match)


@covers("tm-15.2-1")
def test_a_relief_of_one_power_is_not_joined_by_those_of_the_other() -> None:
    for power, asks in (("castile", False), ("aragon", True)):
        state = relief_of_calatrava(aragon=2)
        del state.leaders["ferdinand"]
        state.troops["toledo"] = (REALM.troops(power, regular=4),)
        state.battle = Battle("field", "calatrava", power, ("portugal",), state.troops.pop("toledo"))
        assert bool(run(state, sortie).decisions) is asks


@covers("tm-15.2-1", "tm-9.2-19")
def test_a_relief_of_castile_is_joined_by_a_minor_ally_of_spain() -> None:
    state = relief_of_calatrava(navarre=2)
    state.minors["navarre"] = "aragon"
    state.troops["toledo"] = (REALM.troops("castile", regular=4),)
    state.battle = Battle("field", "calatrava", "castile", ("portugal",), state.troops.pop("toledo"))
    match = run(state, sortie)
    assert asked(match).kind == "sortie_formation" and ("detach", "navarre", "regular", 2) in choices(match)


# -- minor allies of Spain in a siege (9.2, 15.3)


def siege_of_pau(castile: int, navarre: int, aragon: int = 0) -> TantoMontaState:
    """Two French regulars in a fortified Pau, and Spain with Navarre, the minor ally of both its crowns, before it."""
    return waters(
        wars=[("spain", "france")],
        sieges={"pau": {"castile": 1, "aragon": 1}},
        pau={"castile": castile, "aragon": aragon, "navarre": navarre, "france": 2},
        fields={"minors": {"navarre": "aragon"}, "fortresses": {"pau"}},
    )


@covers("tm-15.3-1", "tm-9.2-19")
def test_units_of_a_minor_ally_of_spain_besiege_with_either_crown() -> None:
    match = run(siege_of_pau(1, 2), lambda now: check_siege(now, "pau"))
    assert match.over and "pau" in look(match).sieges and look(match).stack("pau", "navarre").size == 2
    match = run(siege_of_pau(1, 1), lambda now: check_siege(now, "pau"))
    assert "pau" not in look(match).sieges


@covers("tm-15.3-1", "tm-9.2-19")
def test_units_of_one_crown_do_not_hold_the_siege_of_the_other() -> None:
    match = run(siege_of_pau(4, 0, 1), lambda now: check_siege(now, "pau"))
    after = look(match)
    assert [power for power, _ in after.sieges["pau"]] == ["castile"]


@covers("tm-15.3-1", "tm-9.2-19")
def test_a_minor_ally_of_spain_comes_to_the_siege_of_a_crown() -> None:
    for castile, stands in ((3, True), (0, False)):
        state = siege_of_pau(castile, 1)
        state.sieges["pau"] = (("castile", 1),) if castile else ()
        match = run(state, lambda now: hold_or_leave(now, "aragon", "pau"))
        assert match.over is stands and ("pau" in look(match).sieges) is stands


@covers("tm-15.1-1", "tm-9.2-19")
def test_a_crown_storms_with_a_minor_ally_that_has_besieged_before() -> None:
    for navarre, aragon, early in ((3, 0, False), (0, 3, True)):
        state = siege_of_pau(2, navarre, aragon)
        state.sieges["pau"] = (("castile", state.impulse), ("aragon", 1))
        assert (assault_forbidden(state, "castile", ("assault", "pau")) == "war-15.1-2") is early


# -- leaders of two powers who may not lead both (20.1, 20.5)


@covers("tm-20.5-2", "tm-15.3-1")
def test_leaders_who_may_not_lead_both_crowns_do_not_hold_a_siege_together() -> None:
    for dead, holds in ((False, True), (True, False)):
        state = waters(
            wars=[("spain", "portugal")],
            sieges={"evora": {"castile": 1, "aragon": 1}},
            evora={"castile": 2, "aragon": 2, "portugal": 2},
            leaders={"great_captain": "evora"},
            fields={"fortresses": {"evora"}, "isabella_dead": dead},
        )
        match = run(state, lambda now: check_siege(now, "evora"))
        assert ("evora" in look(match).sieges) is holds


@covers("tm-20.1-18")
def test_boabdil_does_not_join_moriscos_and_north_africans_after_the_surrender() -> None:
    state = waters(fez={"north_africa": 2, "morisco": 1}, leaders={"boabdil": "fez"})
    assert len(host(state, "fez", "north_africa")) == 2
    state.surrendered["nasrid"] = 2
    assert [stack.owner for stack in host(state, "fez", "north_africa")] == ["north_africa"]


# -- leaders whose units stay behind (13.1)


@covers("tm-13.1-8")
def test_leaders_whose_units_all_stay_behind_are_alone() -> None:
    state = waters(
        wars=[("nasrid", "france")],
        ravenna={"papacy": 2},
        leaders={"louis_xi": "ravenna"},
        fields={"minors": {"papacy": "france"}},
        control={"bologna": "independent"},
        bologna={"nasrid": {"cavalry": 1}},
    )
    pool = movable(state, "france", "ravenna")
    assert pool.troops and step_forbidden(state, "france", pool, "ravenna", "bologna", 2) == "war-13.1-9"
    assert step_forbidden(state, "france", pool, "ravenna", "ancona", 2) is None
    match = impulse("france", 2, state=state)
    play(match, ("move", "france", "ravenna"))
    assert kind(match) == "move_formation"  # to Ancona: there is nowhere else to go


# -- joint armies before walls (14)


@covers("tm-14-18")
def test_a_joint_army_besieges_although_the_power_that_named_it_has_lost_its_last_unit() -> None:
    state = waters(
        wars=[("spain", "portugal")],
        toledo={"castile": 5, "aragon": {"artillery": 1}},
        leaders={"ferdinand": "toledo"},
        calatrava={"portugal": 1},
        control={"toledo": "spain", "calatrava": "portugal"},
        fields={"fortresses": {"calatrava"}},
    )
    dice = (("attacker", (6, 6, 1, 1, 1, 1, 1)), ("defender", (6, 1, 1)), ("odd loss", "aragon"))
    match = impulse("spain", 2, *dice, state=state)
    march(match, "aragon", "toledo", "calatrava", ("all",))
    skip(match, "intercept", "avoid_battle", "withdraw")
    while kind(match) == "losses":
        play(match, asked(match).options[-1])
    after = look(match)
    assert not after.stack("calatrava", "aragon").size and after.stack("calatrava", "castile").size == 5
    assert [power for power, _ in after.sieges["calatrava"]] == ["castile"]


# -- ships of an ally (16.1)


@covers("tm-16.1-15")
def test_ships_of_an_ally_do_not_cover_those_who_come_to_them() -> None:
    for there, asks in (("portugal", True), ("france", False)):
        match = sailing(
            "france",
            2,
            ships={"marseille": {"france": 1}, "gulf_of_lion": {there: 1}, "barcelona": {"spain": 2}},
            wars=[("spain", "france")],
            alliances=[("portugal", "france")],
            control={"barcelona": "spain"},
        )
        after = sail(match, "france", ("sail", "marseille", "gulf_of_lion"))
        assert (kind(match) == "naval_intercept") is asks
        if asks:
            play(match, DECLINE)
            assert not interceptors(after, "france", "portugal", "gulf_of_lion")


# -- a minor ally with wars of its own (21.7)


@covers("tm-21.7-26")
def test_whoever_is_at_war_with_the_papacy_is_not_allied_with_it_beside_its_ally() -> None:
    said: dict[str, Any] = {"alliances": [("portugal", "france")], "fields": {"minors": {"papacy": "france"}}}
    state = waters(**said)
    assert allied(state, "portugal", "papacy") and friendly(state, "portugal", "rome")
    state = waters(wars=[("portugal", "papacy")], **said)
    assert allied(state, "portugal", "france") and allied(state, "france", "papacy")
    assert not allied(state, "portugal", "papacy") and not allied(state, "papacy", "portugal")
    assert not friendly(state, "portugal", "rome") and friendly(state, "france", "rome")
    assert "papacy" not in friends(state, "portugal") and "france" in friends(state, "portugal")
    assert "portugal" not in friends(state, "papacy") and "papacy" in friends(state, "france")


# -- the Papacy that the Muslims run decides like a limited power (3.2, 21.7)


def against_bologna(**papal: int) -> TantoMontaState:
    """France comes from Pisa to a Papal Bologna."""
    state = muslim_run(pisa={"france": 3}, fields={"control": {"bologna": "papacy", "pisa": "france"}})
    state.hands = dict.fromkeys(state.hands, ())
    for space, regulars in papal.items():
        state.remove_troops("rome", "papacy", regular=regulars)
        state.add_troops(space, "papacy", regular=regulars)
    return state


@covers("tm-3.2-3")
def test_it_is_played_behind_the_other_powers_of_the_muslims() -> None:
    state = muslim_run()
    assert played(state)[:3] == ("nasrid", "north_africa", "papacy") and set(played(state)) == {*MAJORS, "papacy"}
    assert tuple(in_order(state, ("france", "papacy"))) == ("papacy", "france")
    assert state.hand_of("papacy") == "muslim" and "papacy" in enemy_navies(state, "france")
    state.borgia = "france"
    assert played(state) == MAJORS and state.hand_of("papacy") == "papacy"


@covers("tm-3.2-3", "tm-13.3-1")
def test_it_avoids_battle() -> None:
    match = impulse("france", 2, ("avoid battle", (6, 6)), state=against_bologna(bologna=2))
    march(match, "france", "pisa", "bologna")
    assert question(match) == ("papacy", "avoid_battle")
    play(match, ("avoid", "ravenna"), ("detach", "papacy", "regular", 2))
    assert look(match).stack("ravenna", "papacy").size == 2


@covers("tm-3.2-3", "tm-14-12")
def test_it_chooses_where_it_retreats_to() -> None:
    dice = (("attacker", (6, 6, 1)), ("defender", (1, 1, 1, 1)))
    match = impulse("france", 2, *dice, state=against_bologna(bologna=3))
    march(match, "france", "pisa", "bologna")
    skip(match, "avoid_battle")
    while kind(match) == "losses":
        play(match, asked(match).options[-1])
    assert look(match).stack("ravenna", "papacy").size == 1


@covers("tm-3.2-3", "tm-13.2-1")
def test_it_intercepts() -> None:
    dice = (("interception", (6, 6)), ("attacker", (1, 1, 1)), ("defender", (1, 1, 1)))
    match = impulse("france", 2, *dice, state=against_bologna(ravenna=2))
    march(match, "france", "pisa", "bologna")
    assert question(match) == ("papacy", "intercept")
    play(match, ("intercept", "ravenna"), ("detach", "papacy", "regular", 2))
    assert look(match).stack("bologna", "papacy").size == 2 and look(match).stack("pisa", "france").size == 3


@covers("tm-3.2-3", "tm-13.4-2")
def test_it_decides_about_its_withdrawal() -> None:
    state = against_bologna(bologna=2)
    state.fortresses.add("bologna")
    match = impulse("france", 2, state=state)
    march(match, "france", "pisa", "bologna")
    skip(match, "avoid_battle")
    assert question(match) == ("papacy", "withdraw")
    play(match, ("withdraw",))
    assert "bologna" in look(match).sieges


@covers("tm-3.2-3", "tm-6.1-21")
def test_combat_cards_of_the_muslims_help_it() -> None:
    state = hand(against_bologna(bologna=3), "muslim", "arquebusiers")
    match = impulse("france", 2, state=state)
    march(match, "france", "pisa", "bologna")
    skip(match, "avoid_battle")
    assert asked(match).power == "muslim" and ("play", "arquebusiers") in choices(match)


@covers("tm-3.2-3", "tm-16.1-1")
def test_its_squadron_sails_for_the_muslims() -> None:
    state = muslim_run(ships={"ancona": {"papacy": 1}, "ragusa": {"france": 1}})
    assert not may(impulse("france", 2, state=state.copy()), ("naval_move", "papacy"))
    match = impulse("muslim", 2, state=state)
    assert ("naval_move", "papacy") in choices(match)
    play(match, ("naval_move", "papacy"))
    assert not look(match).fleets.get("ancona") and look(match).cp == 1
    state = look(match)
    state.borgia = "france"
    assert not may(impulse("muslim", 2, state=state), ("naval_move", "papacy"))
