"""Field battles and retreats (14): charges, the 4s that hit, losses, captives."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, question, run, scene, told
from tests.rulebook.tanto_monta.land import kind, march, skip, units, war
from warcouncil.campaign import battles, field_battle
from warcouncil.campaign.battles import ATTACKER, DEFENDER
from warcouncil.campaign.pieces import Battle, Troops
from warcouncil.campaign.stacks import remove_units_at
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import fighting

WAR = [("beltranejos", "spain"), ("portugal", "spain"), ("nasrid", "spain")]


def fighting_in(
    place: str, attacking: tuple[Troops, ...], defending: tuple[Troops, ...], **said: Any
) -> TantoMontaState:
    """A battle in progress, nothing rolled yet."""
    state = scene(wars=WAR, **said)
    defenders = tuple(dict.fromkeys(state.minors.get(stack.owner, stack.owner) for stack in defending))
    state.battle = Battle("field", place, attacking[0].owner, defenders, attacking, defending)
    return state


def dice(state: TantoMontaState, side: int) -> int:
    return field_battle.dice_of(state, side)


def attack(attacker: object, defender: object, castile: dict[str, int], **said: Any) -> Match:
    """Castile attacks from Avila at Talavera; the dice are told, nobody avoids battle."""
    match = war(
        "castile",
        2,
        ("attacker", attacker),
        ("defender", defender),
        **{"wars": WAR, "avila": {"castile": castile}, **said},
    )
    march(match, "castile", "avila", "talavera")
    skip(match, "intercept", "avoid_battle")
    return match


# -- dice


@pytest.mark.parametrize(("riders", "more"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@covers("tm-14-6")
def test_a_charge(riders: int, more: int) -> None:
    """ex-14-1, ex-14-2."""
    state = fighting_in(
        "talavera", (REALM.troops("castile", cavalry=riders),), (REALM.troops("beltranejos", regular=1),)
    )
    assert dice(state, ATTACKER) == riders
    state.charges = (True, False)
    assert dice(state, ATTACKER) == riders + more
    assert fighting.charge_dice(state, DEFENDER) == 0


@covers("tm-14-5", "tm-14-10")
def test_a_militia_on_strategic_ground() -> None:
    """ex-14-3: three dice, and one 4 hits."""
    state = fighting_in("calatrava", (REALM.troops("nasrid", regular=1),), (REALM.troops("castile", militia=1),))
    assert dice(state, DEFENDER) == 3 and fighting.near_hits(state, DEFENDER) == 1
    state.control["calatrava"] = "beltranejos"
    assert dice(state, DEFENDER) == 2 and fighting.near_hits(state, DEFENDER) == 0


@covers("tm-14-4", "tm-14-7")
def test_artillery_rolls_nothing_in_the_field() -> None:
    state = fighting_in(
        "talavera",
        (REALM.troops("aragon", regular=2, cavalry=1, artillery=2),),
        (REALM.troops("beltranejos", regular=1),),
    )
    assert dice(state, ATTACKER) == 3 and dice(state, DEFENDER) == 2


@pytest.mark.parametrize(
    ("regular", "militia", "cavalry", "near"), [(1, 5, 0, 0), (2, 0, 0, 1), (1, 0, 1, 1), (3, 9, 0, 1), (2, 0, 2, 2)]
)
@covers("tm-14-10")
def test_firm_dice(regular: int, militia: int, cavalry: int, near: int) -> None:
    troops = REALM.troops("castile", regular=regular, militia=militia, cavalry=cavalry)
    state = fighting_in("talavera", (troops,), (REALM.troops("beltranejos", regular=1),))
    state.charges = (True, False)
    assert fighting.near_hits(state, ATTACKER) == near
    state.battle = Battle("field", "talavera", "beltranejos", ("castile",), (), (troops,))
    with_defence = regular + cavalry + 1
    assert fighting.near_hits(state, DEFENDER) == (with_defence >= 2) + (with_defence >= 4)


@covers("tm-14-9", "tm-14-11", "tm-14-10")
def test_fours_count_up_to_their_number() -> None:
    match = attack((4, 4, 4), (1, 2), {"regular": 3}, talavera={"beltranejos": {"militia": 1}})
    assert told(match, "battle_won")[0] == {"power": "castile", "place": "talavera", "hits": 1, "hits2": 0}
    assert units(match, "talavera", "castile") == {"regular": 3}


@covers("tm-5.3-6")
def test_militia_is_not_as_firm_as_regulars() -> None:
    state = fighting_in(
        "talavera", (REALM.troops("castile", regular=3, militia=2),), (REALM.troops("beltranejos", militia=4),)
    )
    assert dice(state, ATTACKER) == 5 and dice(state, DEFENDER) == 5
    assert fighting.firm_dice(state, ATTACKER) == 3 and fighting.firm_dice(state, DEFENDER) == 0


# -- charges and dismounting


@covers("tm-14-6", "tm-5.3-10", "tm-14-13")
def test_both_sides_are_asked_about_a_charge() -> None:
    match = attack(
        (1, 1, 1, 1),
        (6, 5, 1, 1, 1),
        {"regular": 1, "cavalry": 2},
        talavera={"beltranejos": {"regular": 2, "cavalry": 1}},
    )
    assert question(match) == ("castile", "charge")
    play(match, ("charge",))
    assert question(match) == ("beltranejos", "charge")
    play(match, ("charge",))
    assert told(match, "charges") == [{"power": "castile", "dice": 1}, {"power": "beltranejos", "dice": 1}]
    assert question(match) == ("castile", "losses")
    assert choices(match) == {("casualties", "castile", "regular", 0), ("casualties", "castile", "regular", 1)}
    play(match, ("casualties", "castile", "regular", 1))
    assert units(match, "avila", "castile") == {"cavalry": 1}


@covers("tm-5.3-12")
def test_cavalry_dismounts_before_a_battle() -> None:
    match = attack((1, 1), (1, 1), {"cavalry": 2}, talavera={"beltranejos": {"regular": 1}})
    play(match, ("on_foot", "castile", 1), ("stand",))
    assert units(match, "avila", "castile") == {"regular": 1, "cavalry": 1}


@covers("tm-14-13")
def test_half_of_the_losses_are_regulars() -> None:
    state = fighting_in(
        "talavera", (REALM.troops("castile", regular=3, militia=5),), (REALM.troops("beltranejos", regular=1),)
    )
    match = run(state, lambda now: battles.lose(now, ATTACKER, 5))
    assert choices(match) == {("casualties", "castile", "regular", many) for many in (2, 3)}


@pytest.mark.parametrize(("losses", "firm"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@covers("tm-14-13")
def test_after_a_charge_the_first_loss_is_cavalry(losses: int, firm: int) -> None:
    troops = (REALM.troops("castile", regular=3, militia=5, cavalry=2),)
    state = fighting_in("talavera", troops, (REALM.troops("beltranejos", regular=1),))
    assert fighting.owed_losses(state, ATTACKER, losses, troops) == ((fighting.FIRM, losses // 2),)
    state.charges = (True, False)
    riders, rest = fighting.owed_losses(state, ATTACKER, losses, troops)
    assert riders == (fighting.RIDERS, 1) and rest == (fighting.FIRM, firm)


@covers("tm-14-13")
def test_what_is_owed_is_owed_by_those_who_have_it() -> None:
    state = fighting_in(
        "talavera", (REALM.troops("castile", regular=1, militia=5),), (REALM.troops("beltranejos", regular=1),)
    )
    match = run(state, lambda now: battles.lose(now, ATTACKER, 4))
    battle = look(match).battle
    assert battle is not None and battle.attacking == (REALM.troops("castile", militia=2),)


# -- losses of two powers


@covers("tm-9.2-18", "tm-9.2-19")
def test_who_shares_the_losses_of_a_side() -> None:
    foot = {power: REALM.troops(power, regular=1) for power in ("castile", "aragon", "portugal", "navarre", "nasrid")}

    def sharing(side: int, owners: str, kind: str = "field", defenders: str = "portugal") -> dict[str, set[str]]:
        stacks = tuple(foot[owner] for owner in owners.split())
        state = scene(wars=WAR, fields={"minors": {"navarre": "aragon"}})
        attacker = owners.split()[0] if side == ATTACKER else "nasrid"
        state.battle = Battle(kind, "setenil", attacker, tuple(defenders.split()))
        name = "attacking" if side == ATTACKER else "defending"
        state.battle = msgspec.structs.replace(state.battle, **{name: stacks})
        found = battles.contingents(state, side)
        return {power: {stack.owner for stack in shared} for power, shared in found.items()}

    assert sharing(ATTACKER, "castile aragon") == {"castile": {"castile"}, "aragon": {"aragon"}}
    assert sharing(ATTACKER, "castile aragon", "assault") == {"castile": {"castile", "aragon"}}
    assert sharing(ATTACKER, "castile navarre") == {"castile": {"castile", "navarre"}}
    assert sharing(ATTACKER, "aragon navarre castile") == {"aragon": {"aragon", "navarre"}, "castile": {"castile"}}
    assert sharing(DEFENDER, "portugal castile", defenders="portugal castile") == {
        "portugal": {"portugal"}, "castile": {"castile"},
    }  # fmt: skip
    assert sharing(DEFENDER, "portugal castile", "assault", "portugal castile") == {
        "portugal": {"portugal"}, "castile": {"castile"},
    }  # fmt: skip
    assert sharing(DEFENDER, "portugal castile navarre", defenders="portugal castile") == {
        "portugal": {"portugal"}, "castile": {"castile", "navarre"},
    }  # fmt: skip
    assert sharing(DEFENDER, "castile navarre", defenders="aragon castile") == {
        "aragon": set(), "castile": {"castile", "navarre"},
    }  # fmt: skip


@covers("tm-9.2-18")
def test_a_relief_shares_no_losses() -> None:
    state = scene(wars=WAR, sieges={"leon": {"portugal": 4}})
    stacks = (REALM.troops("castile", regular=1), REALM.troops("aragon", regular=1))
    state.battle = Battle("field", "leon", "castile", ("portugal",), stacks, (REALM.troops("portugal", regular=1),))
    assert battles.contingents(state, ATTACKER) == {"castile": stacks}


@covers("tm-9.2-18", "tm-14-14", "tm-9.2-17")
def test_an_attack_of_two_powers_shares_its_losses() -> None:
    state = fighting_in(
        "talavera",
        (REALM.troops("castile", regular=3), REALM.troops("aragon", regular=3)),
        (REALM.troops("beltranejos", regular=1),),
    )
    match = run(state, lambda now: battles.lose(now, ATTACKER, 3), ("odd loss", "aragon"))
    battle = look(match).battle
    assert battle is not None and {stack.owner: stack.size for stack in battle.attacking} == {"castile": 2, "aragon": 1}


@covers("tm-9.2-19", "tm-14-14")
def test_minor_units_count_as_those_of_their_power() -> None:
    state = fighting_in(
        "talavera",
        (REALM.troops("castile", regular=3), REALM.troops("naples", regular=3)),
        (REALM.troops("beltranejos", regular=1),),
        fields={"minors": {"naples": "aragon"}},
    )
    assert list(battles.contingents(state, ATTACKER)) == ["castile"]


@covers("tm-9.2-16", "tm-9.2-17")
def test_allies_defend_together() -> None:
    match = attack(
        (6, 6, 1, 1),
        (1, 1, 1),
        {"regular": 4},
        talavera={"beltranejos": 1, "portugal": 1},
        toledo={},
    )
    assert units(match, "talavera", "castile") == {"regular": 4}
    assert not look(match).stack("talavera", "beltranejos").size and not look(match).stack("talavera", "portugal").size


# -- both wiped out


@pytest.mark.parametrize(("castile", "keeper"), [(2, "beltranejos"), (3, "castile")])
@covers("tm-14-15", "tm-14-12", "tm-14-9")
def test_more_dice_keep_a_unit(castile: int, keeper: str) -> None:
    rolled = (6, 6, 6)[:castile]
    match = attack(rolled, (6, 6)[:2] if castile == 2 else (6, 6), {"regular": castile}, talavera={"beltranejos": 1})
    left = {power: units(match, "talavera", power) for power in ("castile", "beltranejos")}
    if castile == 2:
        assert left[keeper] == {"regular": 1}
    else:
        assert left[keeper] == {"regular": 1} and not left["beltranejos"]


@covers("tm-14-11", "tm-14-15")
def test_more_dice_do_not_win_a_tie() -> None:
    match = attack((1, 1, 1), (1, 1), {"regular": 3}, talavera={"beltranejos": 1})
    assert told(match, "battle_won")[0]["power"] == "beltranejos" and units(match, "avila", "castile") == {"regular": 3}


@covers("tm-14-15", "tm-14-12")
def test_charging_cavalry_is_not_the_one_that_is_kept() -> None:
    match = attack((6, 6, 6, 6), (6, 6, 6), {"regular": 1, "cavalry": 2}, talavera={"beltranejos": 2})
    play(match, ("charge",))
    while kind(match) == "losses":
        play(match, asked(match).options[-1])
    assert units(match, "talavera", "castile") == {"regular": 1}


# -- captives


@covers("tm-14-16", "tm-14-4", "tm-14-5")
def test_leaders_of_a_side_that_is_wiped_out() -> None:
    match = attack((6, 6, 6), (1, 1, 1), {"regular": 3}, talavera={"beltranejos": 1}, leaders={"pacheco": "talavera"})
    state = look(match)
    assert state.captives == {"pacheco": "spain"} and ("leader_captive", 1) in state.bonus_vp["spain"]


@covers("tm-14-16", "tm-14-4")
def test_leaders_of_an_attack_that_is_wiped_out() -> None:
    match = attack((1, 1), (6, 1, 1), {"regular": 1}, talavera={"beltranejos": 2}, leaders={"mendoza": "avila"})
    state = look(match)
    assert state.captives == {"mendoza": "portugal"} and ("leader_captive", 1) in state.bonus_vp["portugal"]
    assert units(match, "talavera", "beltranejos") == {"regular": 2} and not units(match, "avila", "castile")


@covers("tm-14.1-3")
def test_who_can_go_nowhere_is_lost_with_his_leaders() -> None:
    around = dict.fromkeys(REALM.atlas.neighbours["talavera"], "spain")
    match = attack(
        (6, 1, 1),
        (1,) * 4,
        {"regular": 3},
        talavera={"beltranejos": 2},
        leaders={"pacheco": "talavera"},
        fields={"control": around},
    )
    assert told(match, "no_retreat") and look(match).captives == {"pacheco": "spain"}
    assert not units(match, "talavera", "beltranejos") and units(match, "talavera", "castile") == {"regular": 3}


@covers("tm-14-16")
def test_the_second_captive_is_worth_nothing() -> None:
    state = scene()
    match = run(
        state, lambda now: [fighting.captured(now, "pacheco", "spain"), fighting.captured(now, "joao", "spain")][2:]
    )
    assert len([marker for marker in look(match).bonus_vp["spain"] if marker[0] == "leader_captive"]) == 1


@covers("tm-14-17")
def test_special_leaders_leave() -> None:
    state = scene()
    match = run(state, lambda now: captives.extend(fighting.captured(now, one, "spain") for one in ("borgia", "joao")))
    assert captives == [True, False] and match.over


captives: list[bool] = []


@covers("tm-14-17", "tm-21.8-2")
def test_a_leader_lost_to_independents_is_back_next_turn() -> None:
    match = war(
        "france",
        2,
        ("attacker", (1, 1, 1)),
        ("defender", (6, 6) + (1,) * 7),
        leaders={"louis_xi": "asti"},
        fields={"control": {"asti": "france"}},
        asti={"france": 2},
        milan={"independent": 8},
    )
    march(match, "france", "asti", "milan")
    assert look(match).away_leaders == {"louis_xi": 2} and look(match).captives == {}


# -- retreats


@covers("tm-21.8-2")
def test_independents_in_the_open_hold_out() -> None:
    open_space = next(
        space
        for space, facts in REALM.atlas.spaces.items()
        if facts.home == "independent" and facts.kind in ("common", "strategic") and not facts.island and facts.region
    )
    near = REALM.atlas.roads[open_space][0]
    match = war(
        "france",
        2,
        ("attacker", (6, 1, 1, 1)),
        ("defender", (1, 1, 1)),
        fields={"control": {near: "france"}},
        **{near: {"france": 4}, open_space: {"independent": 2}},
    )
    march(match, "france", near, open_space)
    assert units(match, open_space, "independent") == {"regular": 1}
    assert units(match, near, "france") == {"regular": 4}


@covers("tm-21.1-2", "tm-14.1-2")
def test_beaten_independents_go_behind_their_walls() -> None:
    match = war(
        "france",
        2,
        ("attacker", (6, 6, 1, 1, 1, 1, 1)),
        ("defender", (1,) * 9),
        leaders={"louis_xi": "asti"},
        fields={"control": {"asti": "france"}},
        asti={"france": 6},
        milan={"independent": 8},
    )
    march(match, "france", "asti", "milan")
    assert units(match, "milan", "independent") == {"regular": 4}
    assert look(match).sieges == {"milan": (("france", 5),)}


@covers("tm-5.3-9", "tm-14.1-5", "tm-14-1")
def test_guns_are_left_behind_in_a_retreat() -> None:
    match = war(
        "aragon",
        2,
        ("attacker", (1, 1)),
        ("defender", (6, 1, 1)),
        wars=[("france", "spain")],
        zaragoza={"aragon": {"regular": 2, "artillery": 2}},
        huesca={"france": 2},
    )
    march(match, "aragon", "zaragoza", "huesca")
    skip(match, "intercept", "avoid_battle")
    while kind(match) == "losses":
        play(match, ("casualties", "aragon", "regular", 1))
    assert units(match, "zaragoza", "aragon") == {"regular": 1, "artillery": 1}
    lost = {(line["power"], line["unit"], line["amount"]) for line in told(match, "units_lost")}
    assert lost == {("aragon", "regular", 1), ("aragon", "artillery", 1)}


@covers("tm-14.1-3", "tm-14.1-4", "tm-14.1-5")
def test_the_beaten_retreat_to_a_friend() -> None:
    stack = {"regular": 2, "militia": 2}
    match = attack((6, 6, 6), (1,) * 5, {"regular": 3}, talavera={"beltranejos": stack})
    while kind(match) == "losses":
        play(match, asked(match).options[-1])
    assert question(match) == ("beltranejos", "retreat")
    assert not may(match, ("space", "avila")) and may(match, ("space", "toledo"))


@covers("tm-5-1")
def test_units_that_attack_as_one_are_lost_from_the_battle() -> None:
    """Castilians in a formation of Aragon: what the counters cannot show is taken from those who fight."""
    own, others = REALM.troops("aragon", regular=2), REALM.troops("castile", regular=2)
    state = fighting_in("setenil", (own, others), (REALM.troops("nasrid", regular=1),))
    remove_units_at(state, "setenil", "castile", "regular", 1)
    assert state.battle is not None
    assert state.battle.attacking == (REALM.troops("castile", regular=1), own)
    assert state.battle.attacker == "aragon" and not state.troops.get("setenil")
