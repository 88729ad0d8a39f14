"""Two rules that meet, and exceptions that are easily forgotten: cases a referee would be asked about."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.driver import (
    Game,
    choices,
    cited,
    hand,
    look,
    may,
    play,
    position,
    question,
    run,
    scene,
    settle,
    table,
    told,
)
from tests.rulebook.tanto_monta.land import kind, war
from tests.rulebook.tanto_monta.oceans import ocean
from tests.rulebook.tanto_monta.sea import sail, sailing, waters
from warcouncil.campaign.terms import COMMON
from warcouncil.campaign.transfers import hand_over
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import unrest
from warcouncil.titles.tanto_monta.diplomacy import gifts, ransom
from warcouncil.titles.tanto_monta.diplomacy.hostilities import begin_war
from warcouncil.titles.tanto_monta.minors import guanches, papacy, papal_orders, rome
from warcouncil.titles.tanto_monta.powers import common, surrender
from warcouncil.titles.tanto_monta.realm import MINORS
from warcouncil.titles.tanto_monta.resources import is_key, is_strategic
from warcouncil.titles.tanto_monta.seasons import headlines, people, winter_armies
from warcouncil.titles.tanto_monta.spaces import own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import escorts
from warcouncil.titles.tanto_monta.war import ground

PLAYERS = ("muslim", "portugal", "spain", "france")
ICOD, ACENTEJO, ANAZA = "tenerife_icod", "tenerife_acentejo", "tenerife_anaza"


# -- the fall of Rome (21.7)


@covers("tm-21.7-11", "tm-21.6-6")
def test_when_rome_falls_only_what_was_resolved_begins_anew() -> None:
    """Influence that was bought counts; with a minor power of the box all stand at their first levels again."""
    state = position(turn=3, phase="action", zahara_seized=True)
    state.minors.pop("papacy")
    state.control["rome"] = "north_africa"
    for minor in ("florence", "venice", "papacy"):
        state.influence[minor] = {"muslim": 5, "portugal": 4, "spain": 2, "france": 3}
    state.settled = {"venice"}
    dice: list[tuple[str, object]] = []
    for minor in ("florence", "venice", "papacy", "navarre", "genoa", "naples"):
        dice += [("minor power", minor), *((f"status of {minor}: {player}", 1) for player in PLAYERS)]
    match = run(state, rome.resolve_all, *dice)
    after = settle(match)
    totals = {(entry["power2"], entry["power"]): entry["total"] for entry in told(match, "status_roll")}
    assert [totals["florence", player] for player in PLAYERS] == [1, 5, 3, 4]
    assert [totals["papacy", player] for player in PLAYERS] == [1, 5, 3, 4]
    assert [totals["venice", player] for player in PLAYERS] == [1, 1, 1, 3]
    assert after.influence["papacy"] == {"muslim": 0, "portugal": 1, "spain": 0, "france": 0}
    assert after.settled == set(MINORS) - {"papacy"}


# -- a new Pope (21.7), and who acts for the Papacy


@covers("tm-21.7-1", "tm-5-1")
@pytest.mark.parametrize("captured", [False, True])
def test_a_captured_squadron_of_the_papacy_is_not_replaced(captured: bool) -> None:
    """It is the only counter: a new Pope has it again from the turn track, not from its captor."""
    state = position(turn=3, phase="winter")
    state.add_ships("rome", "papacy", "papacy", squadron=-1)
    if captured:
        state.add_ships("barcelona", "papacy", "spain", squadron=1)
        state.captured_ships = {"spain": {"papacy": 1}}
    else:
        state.lost_ships["papacy"] = state.realm.fleet("papacy", "papacy", squadron=1).counts
    after = settle(run(state, papacy.succession))
    assert after.ships("rome", "papacy", "squadron") == int(not captured)
    assert not [wrong for wrong in table(state=after).title.invariants(after) if "ships" in wrong]


@covers("tm-21.7-10", "tm-17.2-1")
def test_papal_regulars_come_where_others_might_build() -> None:
    """In the peril of Rome Christians recruit for the Papacy, but not among Muslims, in a plague or in unrest."""
    state = scene(fields={"turn": 3, "phase": "action"}, ravenna={"north_africa": 2}, wars=[("north_africa", "papacy")])
    state.minors.pop("papacy")
    state.control.update(dict.fromkeys(("rome", "ravenna", "ancona"), "papacy"))
    assert papacy.threatened(state)

    def forbidden(space: str) -> str | None:
        return cited(papal_orders.recruit_forbidden(state, "spain", ("papal_regular", space)))

    assert [forbidden(space) for space in ("ravenna", "ancona", "rome")] == ["tm-17.2-1", None, None]
    state.plague, state.unrest = {"ancona"}, {"rome"}
    assert [forbidden(space) for space in ("ancona", "rome")] == ["tm-17-1", "tm-17-1"]


# -- Naples is no more (21.7)


@covers("tm-10-6", "tm-21.7-19")
def test_the_last_headline_moves_no_marker_of_a_dead_kingdom() -> None:
    state = position(turn=5)
    assert any("naples" in option for option in headlines.influence_options(state))
    state.ferrante_dead = True
    assert not any("naples" in option for option in headlines.influence_options(state))
    assert ("raise_influence", "spain", "venice") in headlines.influence_options(state)


# -- captives (9.3)


@covers("tm-9.3-3", "tm-20.7-22", "tm-2.4-6")
@pytest.mark.parametrize(
    ("leader", "turn", "calm", "restless"),
    [("louis_xi", 2, "paris", "lyon"), ("ibn_yahya", 3, "tlemcen", "fez"), ("ibn_yahya", 4, "lyon", "tlemcen")],
)
def test_no_unrest_for_a_captive_in_paris_or_out_of_play(leader: str, turn: int, calm: str, restless: str) -> None:
    state = position(turn=turn, phase="diplomacy", captives={leader: "spain"})
    state.leaders.pop(leader, None)
    match = run(state, lambda now: ransom.roll_for(now, "spain", leader, unrest=True), (f"captive {leader}", 6))
    assert may(match, ("unrest", restless))
    assert not may(match, ("unrest", calm))


# -- surrenders (22.1)


@covers("tm-22.1-8", "tm-22.1-13", "tm-22.1-10")
@pytest.mark.parametrize("navy", ["nasrid", "beltranejos", "catalonia"])
def test_escorts_of_a_power_leave_the_game_with_it(navy: str) -> None:
    state = scene(fields={"turn": 4, "phase": "victory"})
    state.set_escorts("ocean_1", navy, 1)
    state.set_escorts("ocean_1", "portugal", 1)
    common.remove_units(state, navy)
    assert state.escorts == {"ocean_1": {"portugal": 1}}
    state.set_escorts("ocean_2", navy, 1)
    state.control.update(dict.fromkeys(("granada", "almeria", "malaga", "gibraltar", "barcelona"), "spain"))
    state.control.update(dict.fromkeys(surrender.strongholds(state), "spain"))
    after = settle(run(state, surrender.surrenders))
    assert navy in after.surrendered
    assert after.escorts == {"ocean_1": {"portugal": 1}}


# -- treaties (20.4, 20.7)


@covers("tm-20.4-9", "tm-17.5-1")
def test_a_fortress_that_was_built_counts_among_those_given_back() -> None:
    state = scene(fields={"turn": 3})
    state.control.update(evora="spain", lamego="spain")
    state.fortresses.add("evora")
    after = settle(run(state, lambda now: common.give_back(now, "portugal", "spain", "alcacovas_bonus")))
    assert after.control["evora"] == after.control["lamego"] == "portugal"
    assert after.bonus_vp["spain"] == (("alcacovas_bonus", 1),)


@covers("tm-8.1-3", "tm-17.5-1")
def test_a_leader_comes_to_a_fortress_that_was_built_before_a_strategic_space() -> None:
    state = scene(fields={"turn": 3})
    homes = own_homes(state, "portugal")
    state.control.update(dict.fromkeys((home for home in homes if is_key(home)), "spain"))
    state.control.update(dict.fromkeys((home for home in homes if people.is_fortress(home)), "spain"))
    strategic = people.quarters(state, "portugal")
    assert strategic and all(map(is_strategic, strategic))
    state.fortresses.add("evora")
    assert people.quarters(state, "portugal") == ["evora"]


@covers("tm-12.5-3")
@pytest.mark.parametrize("king", ["ferdinand", "ferdinand_aragon"])
def test_the_treaty_of_barcelona_brings_ferdinand_from_the_turn_track(king: str) -> None:
    state = position(turn=3, phase="action", control={"barcelona": "spain"})
    state.leaders.pop("ferdinand")
    state.away_leaders[king] = 4
    after = settle(run(state, lambda now: unrest.barcelona(now, "spain")))
    assert after.leaders[king] == "barcelona"
    assert king not in after.away_leaders


@covers("tm-11-11")
def test_france_may_sign_both_treaties_instead_of_one_resource() -> None:
    state = position(turn=3, phase="action", warehouse={"france": ("naval_cp_2",)}, foreign_wars={})
    hand(state, "france", "famine")
    state.active = state.acting = "france"
    state.agenda = [("extension", "france")]
    match = table(state=state)
    assert choices(match) == {("extend", "naval_cp_2"), ("sign_senlis",), ("sign_barcelona",), ("done",)}
    play(match, ("sign_senlis",))
    assert choices(match) == {("sign_barcelona",), ("done",)}
    play(match, ("sign_barcelona",))
    assert settle(match).treaties >= {"senlis", "barcelona"}
    state.agenda, state.extended = [("extension", "france")], False
    match = table(state=state)
    play(match, ("extend", "naval_cp_2"))
    assert not match.decisions or "extension" not in question(match)
    assert not look(match).treaties & {"senlis", "barcelona"}


@covers("tm-20.1-4", "tm-22.3-8")
def test_gibraltar_brings_as_much_by_a_deal_as_by_force() -> None:
    state = position(turn=2, phase="diplomacy")
    after = settle(run(state, lambda now: hand_over(now, {"gibraltar": "nasrid"})))
    assert after.gibraltar_before
    state = position(turn=3, phase="diplomacy", zahara_seized=True)
    assert not settle(run(state, lambda now: hand_over(now, {"gibraltar": "nasrid"}))).gibraltar_before


# -- alliances that end (9.2, 9.4)


@covers("tm-9.2-4", "tm-9.4-11")
def test_a_war_with_portugal_sends_the_french_home_from_the_beltranejos() -> None:
    friends = [("portugal", "france"), ("beltranejos", "france")]
    state = scene(alliances=friends, trujillo={"france": 2, "beltranejos": 2}, fields={"turn": 3})
    after = settle(run(state, lambda now: begin_war(now, "portugal", "france")))
    assert not after.stack("trujillo", "france").size
    assert after.stack("trujillo", "beltranejos").size == 2


# -- Tlemcen before its time (2.4)


@covers("tm-2.4-6")
@pytest.mark.parametrize("turn", [3, 4])
def test_ports_of_tlemcen_are_not_there_before_turn_4(turn: int) -> None:
    """Nobody sails there, goes home to them in winter, raids them, or calls escorts back to them."""
    sea, port = "western_mediterranean", "bejaia"
    held = dict.fromkeys((port, "bona"), "north_africa")  # as matches of the first rules had it
    match = sailing("muslim", 1, turn=turn, ships={sea: {"north_africa": 1}}, control=held)
    play(match, ("naval_move", "north_africa"))
    assert may(match, ("sail", sea, port)) is (turn == 4)
    state = waters(ships={sea: {"north_africa": 1}}, turn=turn, control=held, fields={"phase": "winter"})
    state.agenda = [("ships_go_home", "north_africa")]
    assert (("dock", port, "squadron", 1) in choices(table(state=state))) is (turn == 4)
    assert (port in escorts.home_ports(state, "north_africa")) is (turn == 4)
    match = sailing("spain", 2, turn=turn, ships={sea: {"spain": 1}}, wars=[("spain", "north_africa")], control=held)
    assert may(match, ("piracy", "spain", sea, "north_africa")) is (turn == 4)


@covers("tm-2.4-6", "tm-18.5-4")
@pytest.mark.parametrize("turn", [3, 4])
def test_nobody_winters_in_tlemcen_before_turn_4(turn: int) -> None:
    held = {"control": {"tlemcen": "north_africa"}} if turn == ground.BERBERS_COME else {}
    state = scene(fields={"turn": turn, "phase": "winter", **held}, taza={"north_africa": 1})
    state.agenda = [("armies_return",)]
    match = table(state=state)
    play(match, ("keep_none",))
    assert may(match, ("winter_to", "tlemcen")) is (turn == 4)


@covers("tm-8.1-8", "tm-20.2-1")
@pytest.mark.parametrize("scenario", ["1470", "1490"])
def test_the_berbers_come_once(scenario: str) -> None:
    """A regular to Tlemcen and a militia each to Oran and Bejaia; a scenario that begins on turn 4 has them."""
    state = position(("people_enter",), scenario=scenario)
    if scenario == "1470":
        assert {state.control[space] for space in ground.TLEMCEN} == {"independent"}
        state.turn = ground.BERBERS_COME
    after = settle(table(state=state))
    here = {space: after.stack(space, "north_africa").size for space in ("tlemcen", "oran", "bejaia")}
    assert here == {"tlemcen": 1, "oran": 1, "bejaia": 1}
    assert {space for space in ground.TLEMCEN if after.control[space] == "independent"} == {"algiers"}


@covers("tm-2.4-6")
def test_a_match_of_the_first_rules_goes_on() -> None:
    for turn, holder in ((3, "independent"), (4, "north_africa")):
        stored = {"turn": turn, "control": {"tlemcen": "north_africa", "fez": "north_africa"}}
        control = Game().upgrade("1", stored)["control"]
        assert (control["tlemcen"], control["fez"]) == (holder, "north_africa")
    assert Game().upgrade("2", {"turn": 3}) == {"turn": 3}


@covers("tm-2.4-6")
def test_ships_that_are_in_such_a_port_may_leave_it() -> None:
    match = sailing("muslim", 1, turn=3, ships={"bejaia": {"north_africa": 1}})
    assert sail(match, "north_africa").ships("western_mediterranean", "north_africa", "squadron") == 1


# -- who builds and sends escorts (16.1, 17.3)


@covers("tm-22.1-14", "tm-17.3-4")
def test_a_beaten_power_builds_no_escorts() -> None:
    state = ocean()
    new = ("build_escort", "portugal", "ocean_1")
    assert new in escorts.buildings(state, "portugal")
    state.beaten = {"portugal", "castile"}
    assert escorts.build_forbidden(state, "portugal", new) == "tm-22.1-14"
    assert new not in escorts.buildings(state, "portugal")
    assert escorts.build_forbidden(state, "spain", ("build_escort", "spain", "ocean_1")) is None
    state.beaten.add("aragon")
    assert escorts.build_forbidden(state, "spain", ("build_escort", "spain", "ocean_1")) == "tm-22.1-14"


@covers("tm-20.4-11", "tm-22.1-12")
def test_the_squadron_of_the_beltranejos_escorts_nobody_while_they_are_idle() -> None:
    state = ocean()
    state.add_ships("lisbon", "beltranejos", "beltranejos", squadron=1)
    sent = ("send_escort", "beltranejos", "lisbon", "ocean_1")
    assert sent in escorts.sendings(state, "portugal")
    state.alcacovas = 2
    assert sent not in escorts.sendings(state, "portugal")
    assert sent not in list(escorts.send_candidates(state, "portugal"))
    assert not [one for one in escorts.buildings(state, "portugal") if one[1] == "beltranejos"]


# -- winter (18.5)


@covers("tm-18.5-3", "tm-20.1-15", "tm-20.4-19")
def test_militia_of_rebels_disbands_like_all_other_militia() -> None:
    """That of Moriscos and of the Resistance, before and behind a surrender; not in a key of theirs."""
    state = scene(fields={"turn": 5, "phase": "winter", "zahara_seized": True, "tui": True})
    for space, owner in (
        ("loja", "morisco"),
        ("malaga", "morisco"),
        ("tui", "beltranejos"),
        ("sanabria", "beltranejos"),
    ):
        state.control[space] = "nasrid" if owner == "morisco" else owner
        state.add_troops(space, owner, militia=2)
    assert winter_armies.loose_militia(state, "nasrid") == {("loja", "morisco"): 2}
    state.surrendered = {"nasrid": 4, "beltranejos": 3}
    state.agenda = [("armies_return",)]
    after = settle(table(state=state, dice=[("militia", (1, 2)), ("militia", (1, 1))]))
    assert {space: after.troops[space][0].size for space in after.troops} == {"loja": 1, "malaga": 2, "tui": 2}


@covers("tm-15.3-1", "tm-18.5-1")
def test_a_plague_among_besiegers_breaks_their_siege() -> None:
    state = siege_of_la_gomera(fields={"phase": "winter", "plague": {"la_gomera"}})
    state.agenda = [("plague", "la_gomera")]
    after = settle(table(state=state, dice=[("plague", (1, 2)), ("plague", (2,))]))
    assert not after.sieges
    assert not after.stack("la_gomera", "north_africa").size


@covers("tm-15.3-1", "tm-9.1-16")
def test_militia_that_is_given_away_besieges_nobody() -> None:
    state = siege_of_la_gomera(fields={"phase": "diplomacy"})
    state.remove_troops("la_gomera", "north_africa", regular=1)
    state.add_troops("la_gomera", "north_africa", militia=1)
    after = settle(run(state, lambda now: gifts.grant_militia(now, ("grant_militia", "north_africa", "france", 1))))
    assert not after.sieges


def siege_of_la_gomera(fields: dict[str, object]) -> TantoMontaState:
    """Two North Africans besiege a Portuguese unit."""
    return scene(
        wars=[("north_africa", "portugal")],
        la_gomera={"north_africa": 2, "portugal": 1},
        sieges={"la_gomera": {"north_africa": 2}},
        fields={"turn": 3, "control": {"la_gomera": "portugal"}, **fields},
    )


# -- the Canaries (18.5, 21.8)


@covers("tm-9.1-2", "tm-15-3")
def test_a_peace_ends_a_siege_that_has_outlasted_the_winter() -> None:
    state = siege_of_la_gomera(fields={"phase": "diplomacy"})
    after = settle(run(state, lambda now: COMMON["end_war"].run(now, ("end_war", "north_africa", "portugal"))))
    assert not after.sieges
    assert not after.stack("la_gomera", "north_africa").size
    assert after.stack("la_gomera", "portugal").size == 1


def natives_go(target: str, amount: int = 3, holder: str = "spain") -> TantoMontaState:
    """Guanches go to a space in which a leader is alone."""
    state = scene(fields={"turn": 4, "phase": "action", "control": {target: holder}})
    origin = ICOD if target == ACENTEJO else ACENTEJO
    state.add_troops(origin, "guanche", militia=amount)
    state.leaders["great_captain"] = target
    state.cp, state.active, state.acting = 5, "france", "france"
    guanches.awaken(state, "france")
    match = run(state, lambda now: guanches.move_natives(now, "france", ("guanche_go", origin)))
    play(match, ("natives_go", target, amount))
    return settle(match)


@covers("tm-21.8-10")
@pytest.mark.parametrize("holder", ["independent", "spain"])
def test_guanches_enter_walls_that_nobody_defends(holder: str) -> None:
    after = natives_go(ACENTEJO, holder=holder)
    assert after.number(ACENTEJO, "guanche", "militia") == 3
    assert (after.control[ACENTEJO], after.sieges) == ("independent", {})


@covers("tm-21.8-10")
def test_guanches_join_those_behind_walls() -> None:
    """They do not drive their own people out of them."""
    state = scene(fields={"turn": 4, "phase": "action"})
    state.add_troops(ICOD, "guanche", militia=2)
    state.add_troops(ACENTEJO, "guanche", militia=4)
    guanches.awaken(state, "france")
    match = run(state, lambda now: guanches.move_natives(now, "france", ("guanche_go", ICOD)))
    after = play(match, ("natives_go", ACENTEJO, 2))
    assert after.number(ACENTEJO, "guanche", "militia") == 6
    assert match.over


@covers("tm-13.1-9", "tm-14-17")
@pytest.mark.parametrize("target", [ICOD, ACENTEJO])
def test_a_leader_alone_before_guanches_is_back_next_turn(target: str) -> None:
    after = natives_go(target)
    assert "great_captain" not in after.leaders
    assert after.away_leaders["great_captain"] == 5
    assert not after.captives


@covers("tm-12.2-7", "tm-13.1-10")
def test_ships_leave_a_port_that_guanches_enter() -> None:
    state = scene(fields={"turn": 4, "phase": "action", "control": {ANAZA: "spain"}}, ships={ANAZA: {"spain": 1}})
    state.add_troops(ACENTEJO, "guanche", militia=2)
    guanches.awaken(state, "france")
    match = run(state, lambda now: guanches.move_natives(now, "france", ("guanche_go", ACENTEJO)))
    play(match, ("natives_go", ANAZA, 2))
    after = settle(match)
    assert not after.ships(ANAZA, "spain", "squadron")
    assert after.ships("canary_sea", "spain", "squadron") == 1


@covers("tm-15.2-1", "tm-21.8-10")
@pytest.mark.parametrize(("dice", "natives", "relieved"), [((6, 6, 1), 0, True), ((1, 1, 1), 3, False)])
def test_relief_fights_guanches_before_walls(dice: tuple[int, ...], natives: int, relieved: bool) -> None:
    """Nobody slips through a siege of theirs; beaten they are gone from there."""
    match = war(
        "castile",
        3,
        ("attacker", dice),
        ("defender", (1, 1, 1, 6)),
        el_hierro={"castile": 3},
        la_gomera={"castile": 1, "guanche": {"militia": 3}},
        sieges={"la_gomera": {"guanche": 2}},
        fields={"turn": 4, "phase": "action", "control": {"el_hierro": "spain", "la_gomera": "spain"}},
    )
    play(match, ("move", "castile", "el_hierro"), ("space", "la_gomera"), ("detach", "castile", "regular", 3))
    while kind(match) != "action":
        play(match, min(choices(match), key=str))
    after = look(match)
    assert after.number("la_gomera", "guanche", "militia") == natives
    assert ("la_gomera" not in after.sieges) is relieved
