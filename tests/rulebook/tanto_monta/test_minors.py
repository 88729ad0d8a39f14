"""21.1 to 21.6: influence, the status of minor powers, activation and deactivation."""

from __future__ import annotations

from typing import Any

import pytest

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
    table,
)
from tests.rulebook.tanto_monta.land import kind, march, war
from warcouncil.campaign.relations import army, at_war, commander, controls, navy
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.minors import activation, influence, naples, status
from warcouncil.titles.tanto_monta.realm import HOMES, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.recruits import build_barred


def pair(one: str, other: str) -> tuple[str, str]:
    return REALM.pair(one, other)


def levels(minor: str, **level: int) -> TantoMontaState:
    state = position(turn=3, phase="action")
    state.influence = {**state.influence, minor: {**dict.fromkeys(state.influence[minor], 0), **level}}
    return state


# -- influence


@covers("tm-21.5-1")
@pytest.mark.parametrize(("minor", "level", "cost"), [("papacy", 2, 1), ("papacy", 3, 2), ("genoa", 5, 1)])
def test_influence_costs_the_cp_of_the_box(minor: str, level: int, cost: int) -> None:
    match = impulse("spain", 3, state=levels(minor, spain=level))
    after = play(match, ("influence", minor))
    assert after.cp == 3 - cost
    assert after.influence[minor]["spain"] == level + 1


@covers("tm-21.5-1")
def test_up_to_level_6() -> None:
    match = impulse("spain", 3, state=levels("genoa", spain=6))
    assert refused(match, ("influence", "genoa")) == "tm-21.5-1"


@covers("tm-21.5-2")
def test_no_influence_where_the_status_was_resolved_this_turn() -> None:
    state = levels("genoa", spain=1)
    influence.settle(state, "genoa")
    assert influence.level(state, "genoa", "spain") == 0
    assert refused(impulse("spain", 3, state=state), ("influence", "genoa")) == "tm-21.5-2"


@covers("tm-9.4-5")
def test_who_declared_war_on_it_has_no_more_influence() -> None:
    state = levels("genoa", spain=3)
    influence.shut_out(state, "spain", "genoa")
    assert influence.level(state, "genoa", "spain") == 0
    assert refused(impulse("spain", 3, state=state), ("influence", "genoa")) == "tm-9.4-5"


@covers("tm-11-12", "tm-21.5-1")
def test_ex_11_1_a_repeated_level_costs_one_more() -> None:
    state = levels("genoa")
    state.acts_done, state.extended = {"influence"}, True
    match = impulse("spain", 4, state=state)
    assert play(match, ("influence", "genoa")).cp == 2


@covers("tm-18.10-1", "tm-18.10-2")
def test_in_winter_resolved_markers_go_back() -> None:
    state = levels("venice", france=5)
    influence.settle(state, "venice")
    state.admin_lost = {"spain": 1}
    state.agenda = [("influence_reset",)]
    after = look(table(state=state))
    assert influence.level(after, "venice", "france") == 2
    assert not after.admin_lost


# -- who competes


@covers("tm-21.2-1", "tm-21.6-2")
def test_by_an_event_only_those_with_as_much_influence_compete() -> None:
    state = levels("venice", france=3, spain=2, muslim=3, portugal=1)
    assert status.challengers(state, "venice", "spain") == ("france", "spain", "muslim")
    assert status.challengers(state, "venice", "portugal") == ("france", "spain", "muslim", "portugal")
    assert status.challengers(state, "venice", "muslim") == ("france", "muslim")
    rolled = [("status of venice: muslim", 6), ("status of venice: france", 1)]
    match = run(state, lambda now: status.check_status(now, "venice", "muslim"), *rolled)
    assert look(match).minors["venice"] == "north_africa"
    finish(match)


@covers("tm-21.2-1")
def test_only_those_of_its_list_activate_it() -> None:
    state = levels("venice")
    assert activation.activation_forbidden(state, "venice", "portugal") == "tm-21.2-1"
    assert activation.activation_forbidden(state, "venice", "france") is None
    assert activation.activation_forbidden(state, "naples", "spain") is None
    state.ferrante_dead = True
    assert activation.activation_forbidden(state, "naples", "spain") == "tm-21.2-1"
    assert status.competitors(state, "venice") == ("france", "spain", "muslim", "portugal")
    assert status.competitors(state, "venice", ("france",)) == ("spain", "muslim", "portugal")
    state.shut_out.add(("spain", "venice"))
    assert status.competitors(state, "venice") == ("france", "muslim", "portugal")
    state.foreign_wars["ottoman_venetian"] = 0
    assert status.competitors(state, "venice") == ("france", "portugal")


@covers("tm-21.6-2")
def test_who_leads_alone_wins_without_dice() -> None:
    match = run(levels("venice", france=3, spain=2), lambda now: status.check_status(now, "venice", "france"))
    assert look(match).minors["venice"] == "france"
    finish(match)


@covers("tm-21.6-3", "tm-21.6-4", "tm-21.6-5")
def test_dice_and_influence_decide_and_ties_go_by_the_list() -> None:
    state = levels("venice", france=1, spain=3)
    rolled = [("status of venice: muslim", 2), ("status of venice: portugal", 1)]
    rolled += [("status of venice: spain", 2), ("status of venice: france", 4)]
    match = run(state, lambda now: status.check_status(now, "venice"), *rolled)
    after = look(match)
    assert after.minors["venice"] == "france"
    assert after.settled == {"venice"}
    finish(match)
    rolled[2] = ("status of venice: spain", 3)
    match = run(levels("venice", france=1, spain=3), lambda now: status.check_status(now, "venice"), *rolled)
    assert look(match).minors["venice"] == "aragon"


@covers("tm-21.6-4", "tm-21.4-1")
def test_who_may_only_deactivate_makes_it_inactive() -> None:
    state = levels("venice", portugal=6)
    state.minors["venice"] = "france"
    state.control.update(dict.fromkeys(HOMES["venice"], "france"))
    match = run(state, lambda now: status.check_status(now, "venice", "portugal"))
    after = look(match)
    assert "venice" not in after.minors
    assert {after.control[space] for space in HOMES["venice"]} == {"venice"}


@covers("tm-21.6-1", "tm-21.6-6")
def test_a_second_resolution_in_a_turn_is_ignored() -> None:
    state = levels("venice", france=6)
    state = look(run(state, lambda now: status.check_status(now, "venice", "france")))
    assert state.minors["venice"] == "france"
    state.influence["venice"] = {**dict.fromkeys(state.influence["venice"], 0), "spain": 6}
    state = look(run(state, lambda now: status.check_status(now, "venice", "spain")))
    assert state.minors["venice"] == "france"
    assert status.check_forbidden(state, "venice") == "tm-21.6-1"


@covers("tm-21.2-4")
def test_whose_ally_it_becomes() -> None:
    assert influence.champion("venice", "muslim") == "north_africa"
    assert influence.champion("genoa", "muslim") == "nasrid"
    assert influence.champion("naples", "spain") == "aragon"
    state = levels("genoa")
    assert activation.activation_forbidden(state, "genoa", "muslim") is None
    state.surrendered = {"nasrid": 2}
    assert activation.activation_forbidden(state, "genoa", "muslim") == "tm-21.2-4"
    assert activation.activation_forbidden(state, "papacy", "muslim") == "tm-21.2-1"


@covers("tm-21.2-3")
def test_an_ally_outright_counts_as_resolved() -> None:
    match = run(levels("venice"), lambda now: activation.ally_outright(now, "venice", "spain"))
    after = look(match)
    assert controls(after, "castile", "venice")
    assert after.settled == {"venice"}


# -- activation


@covers("tm-21.2-2", "tm-21.3-1")
def test_an_active_minor_power_follows_its_ally() -> None:
    state = scene(venice={"venice": 3})
    after = look(run(state, lambda now: activation.activate(now, "venice", "france")))
    assert after.control["venice"] == "france"
    assert army(after, "venice", "france")
    assert (commander(after, "venice"), commander(after, "genoa"), commander(after, "spain")) == (
        "france",
        "genoa",
        "spain",
    )


@covers("tm-21.1-3", "tm-21.7-32")
def test_whose_ships_lie_in_a_port() -> None:
    state = scene(ships={"rome": {"papacy": 1}, "venice": {"venice": 1, "spain": 2}})
    state.minors = {"papacy": "portugal"}
    assert [fleet.owner for fleet in navy(state, "rome", "portugal")] == ["papacy"]
    assert [fleet.owner for fleet in navy(state, "rome", "papacy")] == ["papacy"]
    assert [fleet.owner for fleet in navy(state, "venice", "venice")] == ["venice"]
    assert [fleet.owner for fleet in navy(state, "venice", "spain")] == ["spain"]
    assert navy(state, "lisbon", "portugal") == navy(state, "venice", "portugal") == ()


@covers("tm-21.1-1", "tm-21.1-2")
@pytest.mark.parametrize(("ally", "asked"), [("", []), ("spain", ["avoid_battle", "withdraw"])])
def test_only_active_minor_powers_decide_how_to_meet_an_enemy(ally: str, asked: list[str]) -> None:
    match = war(
        "france",
        2,
        wars=[("france", "spain" if ally else "navarre")],
        fields={"minors": {"navarre": ally} if ally else {}, "control": {"fuenterrabia": "france"}},
        fuenterrabia={"france": 4},
        pamplona={"navarre": 3},
    )
    march(match, "france", "fuenterrabia", "pamplona")
    found = []
    while kind(match) in ("avoid_battle", "withdraw"):
        found.append(kind(match))
        play(match, ("pass",) if kind(match) == "avoid_battle" else ("withdraw",))
    assert found == asked
    assert look(match).sieges["pamplona"] == (("france", 5),)


def besieged_venice(**fields: Any) -> TantoMontaState:
    state = scene(
        wars=[("spain", "venice")],
        venice={"venice": 3},
        zara={"aragon": 2},
        fields={"control": {"zara": "spain"}, **fields},
    )
    state.alliances.clear()
    return state


@covers("tm-21.2-2")
def test_its_enemies_leave() -> None:
    match = run(besieged_venice(), lambda now: activation.activate(now, "venice", "france"))
    assert question(match) == ("spain", "join_war")
    play(match, ("decline",))
    if not match.over:
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert after.control["zara"] == "france"
    assert not after.stack("zara", "aragon").size
    assert pair("spain", "venice") not in after.wars
    assert not at_war(after, "spain", "france")


@covers("tm-21.2-2")
def test_they_leave_even_spaces_that_they_have_not_taken() -> None:
    state = besieged_venice()
    state.control["zara"] = "venice"
    match = run(state, lambda now: activation.activate(now, "venice", "france"))
    play(match, ("decline",))
    after = settle(match)
    assert after.control["zara"] == "france"
    assert not after.stack("zara", "aragon").size


@covers("tm-21.2-2", "tm-9.4-13")
def test_or_declare_war_on_its_new_ally_for_free() -> None:
    match = run(besieged_venice(), lambda now: activation.activate(now, "venice", "france"))
    play(match, ("join_new_ally", "france"))
    assert at_war(look(match), "castile", "france")
    assert not look(match).war_debts


@covers("tm-21.2-2")
def test_markers_of_those_who_could_never_activate_it_stay() -> None:
    state = scene(fields={"control": {"zara": "portugal"}})
    after = look(run(state, lambda now: activation.activate(now, "venice", "france")))
    assert after.control["zara"] == "portugal"


@covers("tm-21.3-2")
def test_its_ally_builds_regulars_and_squadrons_of_it_alone() -> None:
    state = scene(fields={"minors": {"venice": "france"}})
    barred = [
        unit for unit in (*REALM.land_units, "squadron") if build_barred(state, "france", "venice", "venice", unit)
    ]
    assert barred == ["militia", "cavalry", "artillery"]
    assert build_barred(state, "france", "venice", "venice", "militia") == "tm-21.3-2"
    assert build_barred(state, "france", "france", "lyon", "militia") is None


# -- deactivation


@covers("tm-21.4-1")
def test_a_deactivated_minor_power_sends_its_ally_away_and_goes_home() -> None:
    control = dict.fromkeys(HOMES["venice"], "france")
    state = scene(
        venice={"france": 2},
        lyon={"venice": 3},
        ships={"marseille": {"venice": 1}},
        fields={"control": control, "minors": {"venice": "france"}},
    )
    match = run(state, lambda now: activation.deactivate(now, "venice"))
    while not match.over:
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert not after.stack("venice", "france").size
    assert after.number("venice", "venice", "regular") == 3
    assert after.ships("marseille", "venice", "squadron") == 0
    assert sum(after.ships(space, "venice", "squadron") for space in HOMES["venice"]) == 1


@covers("tm-21.4-1", "tm-5.1-18")
def test_a_naval_leader_whose_ships_go_home_is_out_until_next_turn() -> None:
    ends = {"venice": lambda now: activation.deactivate(now, "venice"), "naples": naples.ferrante_dies}
    for minor, end in ends.items():
        state = scene(ships={"gulf_of_lion": {minor: 1}}, fields={"turn": 3, "minors": {minor: "france"}})
        state.fleets["gulf_of_lion"] = (state.fleets["gulf_of_lion"][0]._replace(user="france"),)
        state.admirals["casenove"] = "gulf_of_lion"
        after = settle(run(state, end))
        assert "casenove" not in after.admirals and after.waiting_admirals["casenove"] == 4


@covers("tm-21.4-1")
def test_without_a_home_its_units_are_lost() -> None:
    control = dict.fromkeys(HOMES["venice"], "spain")
    state = scene(lyon={"venice": 3}, fields={"control": control, "minors": {"venice": "france"}})
    after = look(run(state, lambda now: activation.deactivate(now, "venice")))
    assert not any(after.stack(place, "venice").size for place in after.troops)


def test_the_menu_lists_minor_powers_of_the_list_only() -> None:
    match = impulse("muslim", 2, state=levels("genoa"))
    assert may(match, ("influence", "genoa"))
