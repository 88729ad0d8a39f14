"""Sieges, assaults and relief (15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, cited, look, may, play, question, run, scene, told
from tests.rulebook.tanto_monta.land import kind, march, skip, units, war
from warcouncil.campaign import battles, sieges
from warcouncil.campaign.battles import ATTACKER, DEFENDER
from warcouncil.campaign.pieces import Battle
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import fighting

WAR = [("beltranejos", "spain"), ("portugal", "spain"), ("france", "spain"), ("catalonia", "spain")]


def besieging(power: str, space: str, *dice: tuple[str, object], begun: int = 4, **said: Any) -> Match:
    """A power that has besieged a space since an earlier impulse."""
    return war(power, 3, *dice, **{"wars": WAR, "sieges": {space: {power: begun}}, **said})


def storm(match: Match, power: str, space: str) -> None:
    """All storm, nobody dismounts."""
    play(match, ("assault", power, space))
    while kind(match) == "assault_formation":
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[-1])
    skip(match, "dismount")


def assaulting(attacking: dict[str, int], defending: dict[str, int]) -> TantoMontaState:
    state = scene(wars=WAR)
    inside = (REALM.troops("beltranejos", **defending),) if defending else ()
    state.battle = Battle(
        "assault", "toledo", "aragon", ("beltranejos",), (REALM.troops("aragon", **attacking),), inside
    )
    return state


# -- dice


@pytest.mark.parametrize(
    ("attacking", "defending", "attack", "defence"),
    [
        ({"regular": 3, "artillery": 2}, {}, 7, 1),
        ({"regular": 3, "artillery": 2}, {"regular": 2}, 4, 3),
        ({"regular": 2, "militia": 1, "cavalry": 4}, {"cavalry": 1}, 2, 1),
        ({"regular": 1, "artillery": 3}, {}, 3, 1),
    ],
)
@covers("tm-15.1-6", "tm-15.1-7", "tm-15.1-8", "tm-15.1-9", table=True)
def test_dice_of_an_assault(attacking: dict[str, int], defending: dict[str, int], attack: int, defence: int) -> None:
    state = assaulting(attacking, defending)
    assert sieges.dice_of(state, ATTACKER) == attack and sieges.dice_of(state, DEFENDER) == defence


@pytest.mark.parametrize(
    ("defending", "near"), [({}, 0), ({"militia": 4}, 0), ({"regular": 1}, 1), ({"regular": 3}, 2), ({"cavalry": 3}, 0)]
)
@covers("tm-15.1-10")
def test_only_the_defender_hits_with_fours(defending: dict[str, int], near: int) -> None:
    state = assaulting({"regular": 8}, defending)
    assert fighting.near_hits(state, ATTACKER) == 0 and fighting.near_hits(state, DEFENDER) == near


# -- what an assault needs


@covers("tm-15.1-1", "tm-15.1-3")
def test_not_in_the_impulse_of_the_siege() -> None:
    state = scene(wars=WAR, sieges={"toledo": {"castile": 5}}, toledo={"castile": 2})
    assert cited(sieges.assault_forbidden(state, "castile", ("assault", "toledo"))) == "tm-15.1-1"


@covers("tm-15.1-3", "tm-20.1-19")
def test_last_fighters_storm_at_once() -> None:
    state = scene(wars=WAR, sieges={"leon": {"beltranejos": 5}}, leon={"beltranejos": 2})
    state.alcacovas = 2
    assert sieges.assault_forbidden(state, "beltranejos", ("assault", "leon")) != "war-15.1-2"
    state.surrendered["nasrid"] = 4
    assert REALM.storms_at_once(state, "nasrid", "malaga") and not REALM.storms_at_once(state, "castile", "malaga")


@covers("tm-15.1-5", "tm-2.4-13")
def test_ships_guard_a_port() -> None:
    walls: dict[str, Any] = {"wars": WAR, "sieges": {"seville": {"portugal": 4}}, "seville": {"portugal": 2}}
    at_sea = scene(**walls, ships={"gulf_of_cadiz": {"castile": 1}})
    assert cited(sieges.harbour_forbidden(at_sea, "portugal", "seville")) == "tm-15.1-5"
    at_sea.control["jerez"] = "portugal"
    assert sieges.harbour_forbidden(at_sea, "portugal", "seville") is None
    in_port = scene(**walls, ships={"seville": {"castile": 1}, "gulf_of_cadiz": {"portugal": 1}})
    assert cited(sieges.harbour_forbidden(in_port, "portugal", "seville")) == "tm-15.1-5"
    more = scene(**walls, ships={"seville": {"castile": 1}, "gulf_of_cadiz": {"portugal": 2}})
    assert sieges.harbour_forbidden(more, "portugal", "seville") is None


@covers("tm-20.1-3")
def test_in_peace_ships_do_not_matter_to_gibraltar() -> None:
    state = scene(sieges={"gibraltar": {"nasrid": 4}}, gibraltar={"nasrid": 2}, ships={"alboran_sea": {"castile": 2}})
    assert sieges.harbour_forbidden(state, "nasrid", "gibraltar") is None
    state.wars.add(REALM.pair("nasrid", "spain"))
    assert cited(sieges.harbour_forbidden(state, "nasrid", "gibraltar")) == "tm-15.1-5"


@covers("tm-15.1-2", "tm-15.1-19")
def test_a_space_is_stormed_once_in_an_impulse() -> None:
    match = besieging(
        "castile",
        "toledo",
        ("attacker", (1, 1)),
        ("defender", (1, 1)),
        toledo={"castile": 3, "beltranejos": {"militia": 1}},
        talavera={"castile": 1},
    )
    storm(match, "castile", "toledo")
    assert not may(match, ("assault", "castile", "toledo"))


# -- how it ends


@covers("tm-15.1-12", "tm-15.1-13", "tm-2.3-1")
def test_a_space_falls_with_its_leaders() -> None:
    match = besieging(
        "aragon",
        "toledo",
        ("attacker", (6, 6)),
        ("defender", (1, 1, 1)),
        leaders={"pacheco": "toledo"},
        toledo={"aragon": 4, "beltranejos": {"militia": 1}},
    )
    storm(match, "aragon", "toledo")
    state = look(match)
    assert state.control["toledo"] == "spain" and state.sieges == {} and state.captives == {"pacheco": "spain"}


@covers("tm-15.1-11", "tm-15.1-14")
def test_losses_come_from_all_besiegers() -> None:
    """The formation without a leader has four; the fifth and sixth may be lost, too."""
    match = besieging(
        "castile",
        "toledo",
        ("attacker", (1, 1)),
        ("defender", (6, 1)),
        toledo={"castile": {"regular": 4, "militia": 2}, "beltranejos": {"militia": 1}},
        talavera={"castile": 1},
    )
    play(match, ("assault", "castile", "toledo"), ("detach", "castile", "regular", 4))
    assert question(match) == ("castile", "losses")
    play(match, ("casualties", "castile", "regular", 0))
    assert units(match, "toledo", "castile") == {"regular": 4, "militia": 1}
    assert look(match).sieges == {"toledo": (("castile", 4),)}


@covers("tm-15.1-9", "tm-5.3-12")
def test_cavalry_dismounts_to_storm() -> None:
    match = besieging(
        "castile",
        "toledo",
        ("attacker", (6, 1)),
        ("defender", (1, 1)),
        toledo={"castile": {"regular": 1, "cavalry": 2}, "beltranejos": {"militia": 1}},
    )
    play(match, ("assault", "castile", "toledo"), ("all",))
    assert question(match) == ("castile", "dismount")
    play(match, ("on_foot", "castile", 2))
    assert look(match).control["toledo"] == "spain" and units(match, "toledo", "castile") == {"regular": 3}


@covers("tm-15.1-14", "tm-15.3-1", "tm-15.3-2")
def test_too_few_besiegers_go() -> None:
    match = besieging(
        "castile",
        "toledo",
        ("attacker", (1,)),
        ("defender", (6, 1)),
        toledo={"castile": 2, "beltranejos": {"militia": 1}},
    )
    storm(match, "castile", "toledo")
    assert question(match) == ("castile", "retreat") and look(match).sieges == {}


# -- two powers of one player


@covers("tm-15-2", "tm-9.2-20")
def test_two_powers_besiege_together_under_one_leader() -> None:
    match = war(
        "aragon",
        2,
        wars=WAR,
        leaders={"ferdinand": "talavera"},
        talavera={"castile": 2, "aragon": 2},
        toledo={"beltranejos": 3},
    )
    march(match, "aragon", "talavera", "toledo")
    skip(match, "avoid_battle")
    play(match, ("withdraw",))
    assert dict(look(match).sieges["toledo"]) == {"castile": 5, "aragon": 5}


@covers("tm-15-2", "tm-15.3-1")
def test_without_their_leader_each_must_outnumber_the_garrison() -> None:
    state = scene(
        wars=WAR,
        sieges={"toledo": {"castile": 4, "aragon": 4}},
        toledo={"castile": 2, "aragon": 4, "beltranejos": 3},
    )
    match = run(state, lambda now: sieges.check_siege(now, "toledo"))
    assert question(match) == ("castile", "retreat")
    play(match, asked(match).options[0])
    assert look(match).sieges == {"toledo": (("aragon", 4),)}


@covers("tm-15.1-16", "tm-5.1-11")
def test_two_powers_storm_together() -> None:
    match = besieging(
        "aragon",
        "toledo",
        ("attacker", (6, 1, 1, 1, 1)),
        ("defender", (1, 1)),
        leaders={"ferdinand": "toledo"},
        toledo={"aragon": 3, "castile": 3, "beltranejos": {"militia": 1}},
        sieges={"toledo": {"aragon": 4, "castile": 4}},
    )
    storm(match, "aragon", "toledo")
    assert look(match).control["toledo"] == "spain" and look(match).sieges == {}


# -- relief (15.2)


@covers("tm-15.2-1", "tm-15.2-2", "tm-14-14")
def test_losses_of_a_relief_are_free() -> None:
    state = scene(wars=WAR, sieges={"toledo": {"castile": 4}})
    stacks = (REALM.troops("beltranejos", regular=2, militia=2), REALM.troops("portugal", regular=2))
    state.battle = Battle("field", "toledo", "beltranejos", ("castile",), stacks, (REALM.troops("castile", regular=3),))
    match = run(state, lambda now: battles.lose(now, ATTACKER, 2))
    assert choices(match) == {("casualties", "beltranejos", "regular", many) for many in (0, 1, 2)}


@covers("tm-15.2-2", "tm-14-14")
def test_besiegers_share_their_losses_evenly_and_a_relief_does_not() -> None:
    """Neapolitans fight with Aragon, and with Castile where no Aragonese are."""
    state = scene(wars=WAR, sieges={"toledo": {"castile": 4, "aragon": 4}}, fields={"minors": {"naples": "aragon"}})
    ours = (REALM.troops("beltranejos", regular=2), REALM.troops("portugal", regular=2))
    castile, aragon, naples = (REALM.troops(one, regular=3) for one in ("castile", "aragon", "naples"))
    both = (castile, aragon, naples)
    state.battle = Battle("field", "toledo", "beltranejos", ("castile", "aragon"), ours, both)
    assert battles.contingents(state, ATTACKER) == {"beltranejos": ours}
    assert fighting.owed_losses(state, ATTACKER, 2, ours) == ()
    assert fighting.owed_losses(state, DEFENDER, 2, (castile,)) == ((fighting.FIRM, 1),)
    assert battles.contingents(state, DEFENDER) == {"castile": (castile,), "aragon": (aragon, naples)}
    state.battle = Battle("field", "toledo", "beltranejos", ("castile", "aragon"), ours, (castile, naples))
    assert battles.contingents(state, DEFENDER) == {"castile": (castile, naples), "aragon": ()}
    state.sieges = {}
    assert battles.contingents(state, ATTACKER) == {"beltranejos": ours[:1], "portugal": ours[1:]}


@covers("tm-15.2-3", "tm-15.3-2", "tm-15.2-1")
def test_a_relief_that_wins_ends_the_siege() -> None:
    match = war(
        "beltranejos",
        2,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (1, 1, 1, 1)),
        wars=WAR,
        sieges={"toledo": {"castile": 4}},
        talavera={"beltranejos": 4},
        toledo={"beltranejos": 1, "castile": 3},
        fields={"control": {"talavera": "beltranejos"}},
    )
    march(match, "beltranejos", "talavera", "toledo")
    skip(match, "intercept", "avoid_battle")
    while kind(match) in ("sortie_formation", "losses", "retreat"):
        play(match, ("done",) if may(match, ("done",)) else asked(match).options[-1])
    assert look(match).sieges == {} and told(match, "battle_won")
