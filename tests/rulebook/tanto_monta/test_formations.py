"""Leaders, formations and counters (5.1, 5.3), plague (13.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, cited, look, play, refused, run, scene, told
from tests.rulebook.tanto_monta.land import kind, march, units, war
from warcouncil.campaign import counters, forces
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import host, marshal
from warcouncil.campaign.stacks import formation_limit, officers, serving
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import dismount, formations, supply

TOLEDO: dict[str, Any] = {
    "leaders": {"pacheco": "toledo", "carrillo": "toledo"},
    "wars": [("beltranejos", "spain")],
    "toledo": {"beltranejos": {"regular": 6, "militia": 6, "cavalry": 2}},
}


def reach(state: TantoMontaState, power: str, *leaders: str, place: str = "toledo") -> int:
    """The largest formation of a power with these leaders."""
    slots = forces.slots_of(state, host(state, place, power))
    return forces.cap(state, power, "move", forces.ANY_NUMBER, leaders).reach((), slots)


@covers("tm-5.1-2", "tm-5.1-4", "tm-5.1-5", "tm-5.1-6", "tm-5.3-11", table=True)
def test_an_army_in_toledo() -> None:
    """ex-5.1-1: 4 without a leader, 8 and a cavalry, 6 and a cavalry, all 14 with both."""
    state = scene(**TOLEDO)
    assert reach(state, "beltranejos") == 4
    assert reach(state, "beltranejos", "pacheco") == 9
    assert reach(state, "beltranejos", "carrillo") == 7
    assert reach(state, "beltranejos", "pacheco", "carrillo") == 14
    assert formation_limit(state, ("carrillo", "pacheco", "alfonso_v")) == formation_limit(
        state, ("alfonso_v", "pacheco")
    )
    assert formation_limit(state, ("alfonso_v", "pacheco")) == 9 + 8


@covers("tm-5.1-3", "tm-5.3-11", "tm-13.1-1")
def test_the_first_cavalry_is_free() -> None:
    match = war("beltranejos", 2, **TOLEDO)
    play(match, ("move", "beltranejos", "toledo"), ("space", "talavera"), ("leader", "carrillo"))
    play(match, ("detach", "beltranejos", "regular", 6))
    assert ("detach", "beltranejos", "cavalry", 1) in choices(match)
    assert ("detach", "beltranejos", "cavalry", 2) not in choices(match)
    play(match, ("detach", "beltranejos", "cavalry", 1))
    assert units(match, "talavera", "beltranejos") == {"regular": 6, "cavalry": 1}
    assert look(match).leaders["carrillo"] == "talavera" and look(match).cp == 1


@covers("tm-5.1-7", "tm-5.1-6")
def test_ferdinand_and_the_great_captain_are_not_added() -> None:
    state = scene()
    assert formation_limit(state, ()) == 4 and formation_limit(state, ("ferdinand",)) == 10
    assert formation_limit(state, ("el_zagal", "boabdil")) == 8 + 7
    state.boabdil_freed = True
    assert formation_limit(state, ("el_zagal", "boabdil")) == 8
    assert formation_limit(state, ("el_zagal", "muley_hacen")) == 8 + 9
    assert formation_limit(state, ("ferdinand", "great_captain")) == 12
    assert formation_limit(state, ("ferdinand_aragon", "great_captain")) == 12
    assert formation_limit(state, ("ferdinand", "great_captain", "mendoza")) == 18
    assert formation_limit(state, ("ferdinand", "john_ii")) == 17


@covers("tm-5.1-8", "tm-5.3-8")
def test_artillery_comes_besides_with_infantry() -> None:
    state = scene(leaders={"john_ii": "zaragoza"}, zaragoza={"aragon": {"regular": 7, "cavalry": 1, "artillery": 3}})
    assert reach(state, "aragon", "john_ii", place="zaragoza") == 11
    few = scene(zaragoza={"aragon": {"regular": 1, "artillery": 3}})
    assert reach(few, "aragon", place="zaragoza") == 2
    assert serving(few, few.troops["zaragoza"]) == (REALM.troops("aragon", regular=1, artillery=1),)


@covers("tm-5.3-8")
def test_guns_of_two_powers_and_their_crews() -> None:
    """Of those that nobody serves the last are left out, and not one more."""
    guns, foot = REALM.troops("aragon", artillery=2), REALM.troops("castile", regular=1, militia=1)
    state = scene()
    assert serving(state, (guns, foot)) == (guns, foot)
    french, one = REALM.troops("france", artillery=2), REALM.troops("castile", militia=1)
    assert set(serving(state, (guns, foot, french))) == {guns, foot}
    assert set(serving(state, (guns, one, french))) == {REALM.troops("aragon", artillery=1), one}
    assert serving(state, (REALM.troops("castile", cavalry=2),)) == (REALM.troops("castile", cavalry=2),)


@covers("tm-5.3-8")
def test_artillery_alone_stays() -> None:
    match = war("aragon", 2, zaragoza={"aragon": {"artillery": 1}}, teruel={"aragon": 1})
    assert choices(match) >= {("move", "aragon", "teruel")}
    assert ("move", "aragon", "zaragoza") not in choices(match)


@pytest.mark.parametrize(
    ("leader", "own", "other"),
    [
        ("el_zagal", "nasrid", "north_africa"),
        ("muley_hacen", "nasrid", "north_africa"),
        ("boabdil", "nasrid", "north_africa"),
        ("ferdinand", "aragon", "castile"),
        ("great_captain", "castile", "aragon"),
        ("anjou", "france", "catalonia"),
        ("alfonso_v", "portugal", "beltranejos"),
    ],
)
@covers("tm-5.1-9", "tm-5.1-10", "tm-5.1-11", "tm-5.1-12", "tm-5.1-13", "tm-9.2-20", table=True)
def test_leaders_of_two_colors(leader: str, own: str, other: str) -> None:
    state = scene(leaders={leader: "burgos"}, burgos={own: 2, other: 3})
    assert reach(state, own, leader, place="burgos") == 5
    assert reach(state, other, leader, place="burgos") == 5
    assert reach(state, own, place="burgos") == 2 and reach(state, other, place="burgos") == 3
    assert officers(state, "burgos", other) == (leader,)


@covers("tm-5.1-9", "tm-9.2-20", "tm-5.1-13")
def test_after_alcacovas_alfonso_leads_no_beltranejos() -> None:
    state = scene(leaders={"alfonso_v": "burgos"}, burgos={"portugal": 2, "beltranejos": 3})
    state.alliances.discard(REALM.pair("portugal", "beltranejos"))
    assert reach(state, "portugal", "alfonso_v", place="burgos") == 2
    assert formations.muster(state, "portugal", ("alfonso_v",), 9).owners == frozenset({"portugal"})


@covers("tm-5.1-9", "tm-5.1-11")
def test_a_formation_of_two_powers_marches() -> None:
    match = war("castile", 2, leaders={"ferdinand": "talavera"}, talavera={"castile": 2, "aragon": 3})
    march(match, "castile", "talavera", "avila")
    assert units(match, "avila", "castile") == {"regular": 2} and units(match, "avila", "aragon") == {"regular": 3}
    assert look(match).leaders == {"ferdinand": "avila"}


@covers("tm-5.1-11")
def test_a_formation_bears_the_name_of_its_units() -> None:
    """Aragon moves Ferdinand with Castilians alone: they are a formation of Castile."""
    state = scene(leaders={"ferdinand": "avila"}, avila={"castile": 2})
    formation = Formation("aragon", state.troops["avila"], ("ferdinand",))
    assert forces.led(state, formation).power == "castile"


@covers("tm-5.1-14", "tm-9.2-19", "tm-21.3-1")
def test_minor_allies_of_spain_follow_both_powers() -> None:
    for ally in ("castile", "aragon", "spain"):
        state = scene(fields={"minors": {"navarre": ally}}, vitoria={"castile": 1, "navarre": 2})
        assert reach(state, "castile", place="vitoria") == 3
        assert reach(state, "aragon", place="vitoria") == 2
        assert marshal(state, "navarre") in ("castile", "aragon")
    for minors in ({"navarre": "france"}, {}):
        state = scene(fields={"minors": minors}, vitoria={"castile": 1, "navarre": 2})
        assert "navarre" not in (formations.muster(state, "castile", (), 4).owners or ())


@covers("tm-5.1-15")
def test_a_formation_of_one_leader() -> None:
    """Others come along, but add nothing."""
    state = scene(**TOLEDO)
    assert state.realm.muster is not None
    muster = state.realm.muster(state, "beltranejos", ("pacheco", "carrillo"), 6)
    assert muster.reach((), forces.slots_of(state, host(state, "toledo", "beltranejos"))) == 7


@covers("tm-6.1-8")
def test_a_home_card_wants_a_unit_of_its_power() -> None:
    match = war(
        "castile",
        2,
        leaders={"ferdinand": "avila"},
        avila={"castile": 2, "aragon": 3},
        fields={"bound": ("aragon",)},
    )
    play(match, ("move", "castile", "avila"), ("leader", "ferdinand"))
    play(match, ("detach", "castile", "regular", 1))
    assert choices(match) == {("detach", "aragon", "regular", many) for many in (1, 2, 3)}


# -- counters


@covers("tm-5-1", "tm-5.3-1", "tm-5.3-5")
def test_counters_are_in_pools() -> None:
    state = scene(avila={"castile": {"regular": 20, "militia": 10, "cavalry": 5}})
    assert not counters.can_add(state, "castile", "regular", 1, "avila")
    assert not counters.can_add(state, "castile", "militia", 1, "avila")
    assert counters.can_add(state, "castile", "cavalry", 1, "avila")
    assert not counters.can_add(state, "castile", "cavalry", 2, "avila")
    assert not counters.can_add(state, "castile", "artillery", 1, "avila")


@covers("tm-5.3-1", table=True)
def test_the_land_units_of_each_power() -> None:
    pools = {power: tuple(REALM.counters_in(power, kind).strength for kind in KINDS) for power in POOLED}
    assert pools == POOLED
    for power in ("castile", "nasrid", "north_africa", "portugal", "beltranejos", "catalonia", "venice"):
        assert not counters.can_add(scene(), power, "artillery", 1)
    for power in ("aragon", "france"):
        assert counters.can_add(scene(), power, "artillery", 1)


KINDS = ("infantry", "cavalry", "artillery")
POOLED = {
    "castile": (30, 6, 0), "aragon": (24, 6, 3), "france": (34, 8, 4), "portugal": (26, 6, 0), "nasrid": (22, 8, 0),
    "north_africa": (26, 8, 0), "beltranejos": (16, 4, 0), "catalonia": (16, 4, 0), "navarre": (4, 0, 0),
    "papacy": (8, 0, 0), "guanche": (14, 0, 0), "morisco": (8, 0, 0), "orders": (4, 0, 0), "ottoman": (8 + 3, 0, 0),
    "spain": (0, 0, 0),
}  # fmt: skip


@covers("tm-5.3-2", "tm-17.1-1")
def test_a_counter_of_four_for_three_and_one() -> None:
    """ex-17.1-1: without a 1 in the supply a fourth unit makes a 4 of three."""
    pool = REALM.counters_in("catalonia", "infantry")
    assert counters.can_show(pool, (4, 1, 1, 1, 1))
    assert not counters.can_show(pool, (3, 1, 1, 1, 1))


@covers("tm-5.3-2")
def test_who_cannot_be_shown_apart_stays_together() -> None:
    """ex-17.1-1: with all 1s in use a 4 goes whole or not at all."""
    lone: dict[str, Any] = {space: {"catalonia": 1} for space in ("lerida", "barcelona", "lyon", "ampurias")}
    match = war("catalonia", 1, vic={"catalonia": 4}, **lone)
    play(match, ("move", "catalonia", "vic"), ("space", "puigcerda"))
    assert units(match, "puigcerda", "catalonia") == {"regular": 4}
    match = war("catalonia", 1, vic={"catalonia": 4})
    play(match, ("move", "catalonia", "vic"), ("space", "puigcerda"))
    assert {option[3] for option in choices(match) if option[0] == "detach"} == {1, 2, 3, 4}
    play(match, ("detach", "catalonia", "regular", 1))
    assert units(match, "puigcerda", "catalonia") == {"regular": 1} and units(match, "vic", "catalonia") == {
        "regular": 3
    }


@covers("tm-5.3-3")
def test_losses_for_want_of_change() -> None:
    state = scene(
        vic={"catalonia": {"regular": 3, "militia": 1}},
        lerida={"catalonia": {"regular": 1}},
        barcelona={"catalonia": {"regular": 1, "militia": 1}},
    )
    assert not counters.shown(state, "catalonia")
    match = run(state, lambda now: forces.settle_change(now, "catalonia", "vic"))
    while match.decisions:
        play(match, asked(match).options[-1])
    assert counters.shown(look(match), "catalonia") and told(match, "no_change")


# -- dismounting


@covers("tm-5.3-12")
def test_cavalry_dismounts_in_the_own_impulse() -> None:
    match = war("nasrid", 1, granada={"nasrid": {"regular": 1, "cavalry": 2}})
    play(match, ("dismount", "nasrid", "granada", "nasrid"))
    assert units(match, "granada", "nasrid") == {"regular": 2, "cavalry": 1} and look(match).cp == 1


@covers("tm-5.3-12", "tm-5-1")
def test_nobody_dismounts_without_counters() -> None:
    match = war("nasrid", 1, granada={"nasrid": {"regular": 22, "cavalry": 2}})
    assert cited("tm-5-1") == refused(match, ("dismount", "nasrid", "granada", "nasrid"))


@covers("tm-5.3-12", "tm-13.1-6")
def test_who_dismounts_is_as_tired_as_before() -> None:
    state = scene(granada={"nasrid": {"cavalry": 1}})
    state.tired["granada"] = (REALM.troops("nasrid", cavalry=1),)
    match = run(state, lambda now: dismount.dismount(now, "nasrid", ("dismount", "granada", "nasrid")))
    assert look(match).tired["granada"] == (REALM.troops("nasrid", regular=1),)


# -- plague


@covers("tm-13.1-11")
def test_nobody_enters_plague() -> None:
    match = war("castile", 1, wars=[("beltranejos", "spain")], talavera={"castile": 1}, fields={"plague": {"avila"}})
    play(match, ("move", "castile", "talavera"))
    assert refused(match, ("space", "avila")) == "tm-13.1-11"


@covers("tm-13.1-12")
def test_leaving_plague() -> None:
    match = war(
        "castile",
        1,
        ("plague", (1, 3, 4)),
        ("plague leader", 2),
        ("plague leader", 3),
        leaders={"mendoza": "avila", "isabella": "avila"},
        avila={"castile": {"regular": 2, "cavalry": 1}},
        fields={"plague": {"avila"}},
    )
    march(match, "castile", "avila", "talavera")
    play(match, ("casualties", "castile", "regular", 2))
    assert units(match, "talavera", "castile") == {"cavalry": 1}
    state = look(match)
    assert state.leaders == {"mendoza": "talavera"} or state.leaders == {"isabella": "talavera"}
    assert list(state.away_leaders.values()) == [state.turn + 1]


@covers("tm-13.1-12")
def test_a_whole_formation_may_die_of_plague() -> None:
    match = war("castile", 1, ("plague", (1,)), avila={"castile": 1}, fields={"plague": {"avila"}})
    march(match, "castile", "avila", "talavera")
    assert look(match).troops == {} and look(match).move is None


@covers("tm-13.1-12", "tm-13.1-8")
def test_leaders_whose_army_dies_of_plague_stay_behind() -> None:
    match = war(
        "castile",
        2,
        ("plague", (1,)),
        ("plague leader", 6),
        wars=[("beltranejos", "spain")],
        leaders={"mendoza": "avila"},
        avila={"castile": 1},
        talavera={"beltranejos": 1},
        fields={"plague": {"avila"}, "control": {"talavera": "beltranejos"}},
    )
    march(match, "castile", "avila", "talavera")
    assert look(match).leaders == {"mendoza": "avila"} and look(match).cp == 1
    assert kind(match) == "action" and units(match, "talavera", "beltranejos") == {"regular": 1}


def test_plague_rolls_for_nobody_elsewhere() -> None:
    state = scene(avila={"castile": 1})
    assert formations.departs(state, "avila", Formation("castile", state.troops["avila"])) is None


@covers("tm-5.3-2", table=True)
def test_guns_alone_are_no_way_out_when_the_counters_cannot_show_a_part() -> None:
    """Whatever is named first can be completed: without infantry the artillery stays."""
    slots = (("aragon", "regular", 6), ("aragon", "artillery", 1))
    muster = forces.cap(scene(), "aragon", "move", forces.ANY_NUMBER, ())
    assert forces.amounts(scene(), slots, (), 1, muster, lambda part: False) == [1, 2, 3, 4]


@covers("tm-5.3-5", table=True)
def test_events_bring_what_the_supply_has() -> None:
    state = scene(toledo={"ottoman": 6}, cordoba={"ottoman": 3})
    assert supply.bring(state, "otranto", "ottoman", "regular", 4) == 2
    assert supply.bring(state, "algiers", "ottoman", "regular", 3) == 0
    assert state.stack("otranto", "ottoman").size == 2 and "algiers" not in state.troops
    state = scene(fields={"foreign_wars": {"burgundy": 7}})
    assert counters.free_strength(state, "independent", "infantry") == 40 - 7
