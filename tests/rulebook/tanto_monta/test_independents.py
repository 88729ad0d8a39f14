"""21.8: independent spaces, the corsair of Djerba, and Guanches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import choices, impulse, look, may, play, question, refused, run, scene, settle
from tests.rulebook.tanto_monta.land import march, skip, war
from tests.rulebook.tanto_monta.test_diplomacy import agree, package
from warcouncil.campaign.entry import opponents
from warcouncil.campaign.sieges import ASSAULTED
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors import guanches, independents
from warcouncil.titles.tanto_monta.state import TantoMontaState

ICOD, ACENTEJO, ANAZA = "tenerife_icod", "tenerife_acentejo", "tenerife_anaza"


# -- Ragusa, Milan, Tunis


@covers("tm-21.8-5", "tm-21.8-3")
def test_rebels_bring_whole_garrisons_to_ragusa_and_milan() -> None:
    assert [independents.garrison(space) for space in ("ragusa", "milan", "siena")] == [5, 8, 1]
    state = scene(fields={"control": {"milan": "france"}})
    after = look(run(state, lambda now: independents.independent_again(now, "milan")))
    assert after.control["milan"] == "independent"
    assert after.number("milan", "independent", "regular") == 8


@covers("tm-21.8-4")
def test_the_port_of_ragusa_is_worth_two_dice() -> None:
    state = scene()
    assert independents.harbour_dice(state, "ragusa") == 2
    assert independents.harbour_dice(state, "tunis") == 1
    state.control["ragusa"] = "france"
    assert independents.harbour_dice(state, "ragusa") == 1


@covers("tm-21.8-6")
def test_the_regency_of_algiers_ends_the_corsair_of_djerba() -> None:
    state = scene()
    state.add_ships("tunis", "independent", "spain", corsair=1)
    assert not look(run(state, independents.djerba_ends)).fleets


@covers("tm-21.8-1")
def test_anybody_enters_and_takes_independent_spaces_without_a_war() -> None:
    said: dict[str, Any] = {"fields": {"control": {"florence": "france", "asti": "france"}}, "wars": []}
    match = war("france", 3, florence={"france": 2}, **said)
    march(match, "france", "florence", "siena")
    after = play(match, ("control", "france", "siena"))
    assert (after.control["siena"], after.number("siena", "france", "regular"), after.cp) == ("france", 2, 1)
    match = war("france", 3, asti={"france": 4}, milan={"independent": 3}, **said)
    march(match, "france", "asti", "milan")
    assert question(match) == ("france", "action")  # they go behind their walls unasked
    assert look(match).sieges == {"milan": (("france", 5),)}
    dice = (("attacker", (1,) * 4), ("defender", (1,) * 7))
    match = war("france", 3, *dice, asti={"france": 4}, milan={"independent": 6}, **said)
    march(match, "france", "asti", "milan")
    assert look(match).number("milan", "independent", "regular") == 6  # five or more meet them in the field
    said = {"fields": {"control": {"milan": "spain", "asti": "france"}}, "wars": [("france", "spain")]}
    match = war("france", 3, asti={"france": 4}, milan={"castile": 3}, **said)
    march(match, "france", "asti", "milan")
    skip(match, "intercept", "avoid_battle")
    assert question(match) == ("castile", "withdraw")  # powers are asked
    state = scene(wars=[("france", "spain")], milan={"independent": 3, "castile": 2})
    assert opponents(state, "france", "milan") == ("castile",)


@covers("tm-21.8-2")
@pytest.mark.parametrize(("owner", "left"), [("independent", 1), ("castile", 0)])
def test_others_in_the_open_retreat(owner: str, left: int) -> None:
    """Independents in Siena stay, so the victor must go; Castilians who are beaten there leave it."""
    match = war(
        "france",
        2,
        ("attacker", (6, 1, 1, 1)),
        ("defender", (1, 1, 1)),
        wars=[("france", "spain")],
        fields={"control": {"siena": "spain" if owner == "castile" else owner, "florence": "france", "rome": "spain"}},
        florence={"france": 4},
        siena={owner: 2},
    )
    march(match, "france", "florence", "siena")
    skip(match, "intercept", "avoid_battle", "withdraw")
    while question(match)[1] != "action":
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert after.number("siena", owner, "regular") == left
    assert after.number("siena", "france", "regular") == (0 if left else 4)


# -- Guanches


def canaries(control: dict[str, str] | None = None, bencomo: str = "", **militia: Any) -> TantoMontaState:
    """Guanches, as many as said, or other units in spaces of the Canaries."""
    state = scene(leaders={"bencomo": bencomo} if bencomo else {}, fields={"control": control or {}})
    for space, units in militia.items():
        for owner, many in (units if isinstance(units, dict) else {"guanche": units}).items():
            state.add_troops(space, owner, **{"militia" if owner == "guanche" else "regular": many})
    return state


def awake(state: TantoMontaState, *dice: tuple[str, object]) -> Match:
    """Portugal has played one of their cards."""
    guanches.awaken(state, "portugal")
    return impulse("portugal", 5, *dice, state=state)


@covers("tm-21.8-9")
def test_guanches_act_for_the_player_of_their_card_only() -> None:
    match = impulse("portugal", 5, state=canaries(tenerife_icod=3))
    assert refused(match, ("guanche_go", ICOD)) == "tm-21.8-9"
    match = awake(canaries(tenerife_icod=3))
    after = play(match, ("guanche_raise", ICOD))
    assert after.number(ICOD, "guanche", "militia") == 4
    assert after.cp == 4
    assert "guanche" not in look(run(after, guanches.fall_asleep)).seats


@covers("tm-21.8-9")
def test_who_raises_guanches_and_how_many() -> None:
    match = impulse("portugal", 5, state=canaries(tenerife_icod=3))
    assert refused(match, ("guanche_raise", ICOD)) == "tm-21.8-9"
    (counters,) = [row.units["native"] for row in COMPONENTS.pieces.land if row.power == "guanche"]
    match = awake(canaries(tenerife_icod=counters - 1))
    play(match, ("guanche_raise", ICOD))
    assert refused(match, ("guanche_raise", ICOD)) == "tm-21.8-9"


@covers("tm-21.8-11")
@pytest.mark.parametrize(("bencomo", "hits"), [("", (0, 1)), (ACENTEJO, (1, 1))])
def test_with_bencomo_they_fight_as_regulars(bencomo: str, hits: tuple[int, int]) -> None:
    """A 4 hits by the dice of regulars, not by those of militia."""
    dice = (("attacker", (4, 1, 1, 1) + (1,) * bool(bencomo)), ("defender", (4, 1, 1, 1, 1, 1)))
    state = canaries({ANAZA: "spain"}, bencomo, tenerife_acentejo=4, tenerife_anaza={"castile": 5})
    match = awake(state, *dice)
    play(match, ("guanche_go", ACENTEJO), ("natives_go_led" if bencomo else "natives_go", ANAZA, 4))
    while question(match)[1] != "action":
        play(match, sorted(choices(match))[0])
    lost = 5 - look(match).number(ANAZA, "castile", "regular"), 4 - look(match).number(ACENTEJO, "guanche", "militia")
    assert lost == hits


@covers("tm-21.8-10")
def test_they_are_not_raised_where_others_are() -> None:
    match = awake(canaries({ICOD: "spain"}))
    assert refused(match, ("guanche_raise", ICOD)) == "tm-21.8-10"


@covers("tm-21.8-12")
def test_two_go_at_least_and_the_leader_with_the_larger_part() -> None:
    match = awake(canaries(bencomo=ACENTEJO, tenerife_acentejo=5))
    play(match, ("guanche_go", ACENTEJO))
    went = {(option[0], option[2]) for option in choices(match)}
    assert went == {("natives_go", 2), ("natives_go_led", 3), ("natives_go_led", 4), ("natives_go_led", 5)}
    match = awake(canaries(tenerife_acentejo=1))
    play(match, ("guanche_go", ACENTEJO))
    assert {option[2] for option in choices(match)} == {1}


@covers("tm-21.8-10", "tm-21.8-3")
def test_they_remove_markers_where_they_enter_and_stay_in_the_canaries() -> None:
    match = awake(canaries({ANAZA: "spain"}, tenerife_acentejo=3))
    play(match, ("guanche_go", ACENTEJO))
    after = play(match, ("natives_go", ANAZA, 3))
    assert after.control[ANAZA] == "independent"
    assert after.number(ANAZA, "guanche", "militia") == 3
    assert question(match)[1] == "action"


@covers("tm-21.8-10", "tm-21.8-11")
def test_they_fight_in_the_open_and_remove_the_marker() -> None:
    match = awake(
        canaries({ANAZA: "spain"}, tenerife_acentejo=3, tenerife_anaza={"castile": 1}),
        ("attacker", (6, 6, 6)),
        ("defender", (1, 1)),
    )
    play(match, ("guanche_go", ACENTEJO), ("natives_go", ANAZA, 3))
    while question(match)[1] != "action":
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert after.control[ANAZA] == "independent"
    assert after.number(ANAZA, "guanche", "militia") == 3


@covers("tm-21.8-10")
def test_beaten_guanches_go_back() -> None:
    match = awake(
        canaries({ANAZA: "spain"}, tenerife_acentejo=3, tenerife_anaza={"castile": 1}),
        ("attacker", (1, 1, 1)),
        ("defender", (6, 1)),
    )
    play(match, ("guanche_go", ACENTEJO), ("natives_go", ANAZA, 3))
    while question(match)[1] != "action":
        play(match, sorted(choices(match))[0])
    after = look(match)
    assert after.control[ANAZA] == "spain"
    assert after.number(ACENTEJO, "guanche", "militia") == 2


@covers("tm-21.8-10", "tm-12.1-5")
def test_they_storm_without_an_earlier_siege_or_a_line() -> None:
    match = awake(
        canaries({ACENTEJO: "spain"}, tenerife_anaza=4, tenerife_acentejo={"castile": 1}),
        ("attacker", (6, 6)),
        ("defender", (1, 1)),
    )
    play(match, ("guanche_go", ANAZA), ("natives_go", ACENTEJO, 4))
    while question(match)[1] != "action":
        play(match, sorted(choices(match))[-1])
    assert look(match).sieges and may(match, ("guanche_storm", ACENTEJO))
    player, stormed = question(match)[0], look(match).copy()
    stormed.mark(ASSAULTED, ACENTEJO)
    assert guanches.storm_forbidden(stormed, player, ("guanche_storm", ACENTEJO)) == "tm-15.1-1"
    play(match, ("guanche_storm", ACENTEJO))
    while question(match)[1] != "action":
        play(match, sorted(choices(match))[-1])
    after = look(match)
    assert after.control[ACENTEJO] == "independent"
    assert not after.stack(ACENTEJO, "castile").size


@covers("tm-9.1-10", "tm-21.8-10")
def test_guanches_besiege_whoever_is_given_the_walls() -> None:
    state = scene(
        la_gomera={"guanche": {"militia": 3}, "castile": 2},
        sieges={"la_gomera": {"guanche": 1}},
        fields={"turn": 3, "phase": "diplomacy", "fortresses": {"la_gomera"}},
    )
    state.control["la_gomera"] = "spain"
    match = package("spain", "portugal", state=state)
    agree(match, ("cede", "spain", "portugal", "la_gomera"))
    state = settle(match)
    assert state.control["la_gomera"] == "portugal"
    assert not state.stack("la_gomera", "castile").size
    assert state.number("la_gomera", "guanche", "militia") == 3
    assert state.sieges == {"la_gomera": (("guanche", 1),)}
