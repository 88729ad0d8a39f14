"""20.7: noble houses, the North Sea trade, the three treaties, Maximilian."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    hand,
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
from warcouncil.campaign import counters
from warcouncil.campaign.relations import at_war
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import war_cost
from warcouncil.titles.tanto_monta.powers import france, maximilian
from warcouncil.titles.tanto_monta.seasons.card_draw import roll_house
from warcouncil.titles.tanto_monta.state import TantoMontaState

ALL = {"etaples", "senlis", "barcelona"}


def bonus(state: TantoMontaState, player: str, marker: str) -> int:
    return sum(points for name, points in state.bonus_vp.get(player, ()) if name == marker)


def gaul(**said: Any) -> TantoMontaState:
    fields = {"phase": "action", "turn": 3, **said.pop("fields", {})}
    return scene(wars=said.pop("wars", [("spain", "france")]), fields=fields, **said)


# -- houses and trade


@covers("tm-20.7-1", "tm-20.7-3", "tm-20.7-28")
def test_loyalty() -> None:
    match = impulse("france", 3, houses={"orleans": 4})
    state = play(match, ("loyalty", "france", "orleans"))
    assert state.houses["orleans"] == 5
    assert bonus(state, "france", "noble_house") == 1
    assert refused(match, ("loyalty", "france", "orleans")) == "tm-20.7-1"
    state = look(run(state, lambda now: france.lower_loyalty(now, "orleans")))
    assert (state.houses["orleans"], bonus(state, "france", "noble_house")) == (4, 1)
    state = look(run(state, lambda now: france.raise_loyalty(now, "orleans")))
    assert bonus(state, "france", "noble_house") == 1
    for level, left in ((1, 0), (0, 0)):
        low = position(houses={"orleans": level})
        assert look(run(low, lambda now: france.lower_loyalty(now, "orleans"))).houses["orleans"] == left


@covers("tm-20.7-2")
def test_a_house_brings_a_card() -> None:
    """ex-20.7-1."""
    house = next(one for one in COMPONENTS.tables.houses if one.id == "orleans")
    for die, cards in ((4, 1), (5, 0)):
        found: list[int] = []
        state = position(houses={"orleans": 4})

        def procedure(now: TantoMontaState, kept: list[int] = found) -> None:
            kept.append(roll_house(now, house))

        run(state, procedure, ("house orleans", die))
        assert found == [cards]


@covers("tm-20.7-12")
def test_the_north_sea() -> None:
    match = impulse("france", 4, north_sea=3)
    state = play(match, ("north_sea_trade", "france"))
    assert (state.north_sea, state.cp) == (4, 2)
    assert refused(match, ("north_sea_trade", "france")) == "tm-20.7-12"


# -- treaties


@covers("tm-20.7-15")
def test_etaples() -> None:
    state = gaul(fields={"england_garrison": True})
    match = run(state, france.sign_etaples)
    assert question(match) == ("france", "garrison_port")
    state = play(match, ("space", "marseille"))
    assert state.treaties == {"etaples"}
    assert (state.number("paris", "france", "regular"), state.number("paris", "france", "cavalry")) == (6, 2)
    assert state.number("paris", "france", "artillery") == 1
    assert state.ships("marseille", "france", "squadron") == 1
    assert state.admirals["casenove"] == "marseille"
    assert not state.england_garrison


@covers("tm-20.7-16")
def test_when_senlis_is_signed() -> None:
    assert france.senlis_forbidden(gaul()) is None
    assert france.senlis_forbidden(gaul(fields={"turn": 2})) == "tm-20.7-16"
    assert france.senlis_forbidden(gaul(fields={"foreign_wars": {"burgundy": 3}})) == "tm-20.7-16"
    assert france.senlis_forbidden(gaul(fields={"treaties": {"senlis"}})) == "tm-20.7-16"


@covers("tm-20.7-11")
def test_the_price_of_senlis() -> None:
    assert france.senlis_forbidden(gaul()) is None
    state = gaul(fields={"maximilian_played": True})
    assert france.senlis_forbidden(state) == "tm-20.7-11"
    hand(state, "france", "holy_war")
    assert france.senlis_forbidden(state) is None
    state.warehouse["france"] = ("naval_cp_3",)
    match = run(state, france.sign_senlis)
    assert choices(match) == {("pay_by_chance",), ("pay_card", "holy_war")}
    state = play(match, ("pay_card", "holy_war"))
    assert "holy_war" in state.discard
    match = run(
        gaul(fields={"maximilian_played": True, "warehouse": {"france": ("naval_cp_3",)}}),
        france.sign_senlis,
        ("resource of france", "naval_cp_3"),
    )
    state = settle(match)
    assert state.warehouse["france"] == ()
    assert state.treaties == {"senlis"}


@covers("tm-20.7-16")
def test_senlis_sends_maximilian_away() -> None:
    state = gaul(metz={"independent": 6, "france": 2}, leaders={"maximilian": "metz"})
    state.control["metz"] = "france"
    state.maximilian, state.maximilian_by = "metz", "spain"
    state = settle(run(state, france.sign_senlis))
    assert not state.number("metz", "independent", "regular")
    assert not state.leaders
    assert run(state, lambda now: maximilian.maximilian(now, "spain")).over
    state.treaties.add("senlis")
    assert maximilian.cities(state) == ("milan",)


@covers("tm-20.7-17")
def test_when_barcelona_is_signed() -> None:
    assert france.barcelona_forbidden(gaul()) is None
    assert france.barcelona_forbidden(gaul(fields={"turn": 1})) == "tm-20.7-17"
    assert france.barcelona_forbidden(gaul(fields={"ferrante_dead": True})) == "tm-20.7-17"


@covers("tm-20.7-18", "tm-20.7-19", "tm-20.7-27")
def test_barcelona_by_cession() -> None:
    """ex-20.7-2."""
    state = gaul(perpignan={"france": 2})
    state.control.update(perpignan="france", ceret="france", vitoria="france", bayonne="spain", auch="spain")
    state = settle(run(state, france.sign_barcelona))
    assert state.control["perpignan"] == state.control["ceret"] == "spain"
    assert not state.number("perpignan", "france", "regular")
    assert not at_war(state, "france", "spain")
    assert state.control["vitoria"] == "spain"
    assert state.control["bayonne"] == state.control["auch"] == "france"
    assert bonus(state, "spain", "barcelona") == 1
    assert "barcelona" in state.treaties
    assert "treaty_of_barcelona" in state.removed


@covers("tm-20.7-18")
def test_barcelona_for_cards() -> None:
    state = gaul(fields={"phase": "spring", "warehouse": {"france": ("naval_cp_3",)}})
    hand(state, "france", "holy_war", "roman_curia")
    match = run(state, france.barcelona_bought, ("resource of france", "naval_cp_3"))
    assert not may(match, ("give_resource",))
    state = play(match, ("give_card", "holy_war"), ("give_resource",))
    finish(match)
    assert state.hands["spain"] == ("holy_war",)
    assert state.warehouse["spain"] == ("naval_cp_3",)
    assert "barcelona" in state.treaties
    assert at_war(state, "france", "spain")
    state = gaul(fields={"phase": "spring"})
    hand(state, "france", "holy_war")
    assert run(state, france.barcelona_bought).over


@covers("tm-11-11")
def test_treaties_are_declared() -> None:
    state = gaul(fields={"phase": "diplomacy"})
    match = run(state, france.treaties)
    assert question(match) == ("france", "treaty")
    state = play(match, ("sign_senlis",), ("done",))
    assert state.treaties == {"senlis"}
    assert set(france.EXTENSIONS) == {"sign_senlis", "sign_barcelona"}


# -- Maximilian


def comes(state: TantoMontaState, *dice: tuple[str, object], player: str = "spain") -> Any:
    return run(state, lambda now: maximilian.maximilian(now, player), *dice)


def besieged_milan(french: int, inside: int) -> TantoMontaState:
    state = gaul(
        milan={"france": french, "independent": inside}, metz={"independent": 4}, sieges={"milan": {"france": 1}}
    )
    state.control["lyon"] = "france"
    return state


@covers("tm-20.7-7")
def test_relief_that_wins() -> None:
    state = besieged_milan(4, 2)
    dice = (("attacker", (6, 6) + (1,) * 10), ("defender", (1,) * 5))
    match = comes(state, *dice)
    state = settle(match)
    finish(match)
    assert state.number("milan", "independent", "regular") == 10
    assert not state.number("milan", "france", "regular")
    assert not state.sieges
    assert "maximilian" not in state.leaders
    assert state.maximilian_played


@covers("tm-20.7-7", "tm-20.7-25")
def test_relief_that_fails() -> None:
    state = besieged_milan(6, 2)
    state.remove_troops("metz", "independent", regular=3)
    beaten = comes(state, ("attacker", (1,) * 12), ("defender", (6,) + (1,) * 6))
    state = settle(beaten)
    assert state.number("milan", "independent", "regular") == 2  # not filled up: he has helped it
    assert state.number("metz", "independent", "regular") == 4
    tied = comes(besieged_milan(6, 2), ("attacker", (6,) + (1,) * 11), ("defender", (6,) + (1,) * 6))
    state = settle(tied)
    assert state.number("milan", "independent", "regular") == 4
    assert state.number("milan", "france", "regular") == 5
    assert state.sieges


@covers("tm-20.7-7", "tm-5.3-5")
def test_a_relief_is_as_strong_as_the_supply_allows() -> None:
    state = besieged_milan(4, 2)
    state.foreign_wars = {"burgundy": 17, "brittany": 12}
    state.on_table.update(war_against_burgundy="france", war_in_brittany_mad_war="france")
    free = counters.free_strength(state, "independent", "infantry")
    assert 0 < free < 8
    match = comes(state, ("attacker", (6, 6) + (1,) * (free + 2)), ("defender", (1,) * 5))
    state = settle(match)
    assert state.number("milan", "independent", "regular") == free + 2
    assert not any("independent" in problem for problem in match.title.invariants(state))


@covers("tm-20.7-8", "tm-20.7-26")
def test_reconquest_in_the_field() -> None:
    state = gaul(milan={"france": 6}, metz={"independent": 4})
    state.control["milan"] = "france"
    match = comes(state, ("attacker", (6, 6) + (1,) * 8), ("defender", (1,) * 7))
    state = settle(match)
    assert state.control["milan"] == "independent"
    assert state.number("milan", "independent", "regular") == 8
    assert state.maximilian == ""
    state = gaul(milan={"france": 6}, metz={"independent": 4})
    state.control["milan"] = "france"
    state = settle(comes(state, ("attacker", (1,) * 10), ("defender", (6,) + (1,) * 6)))
    assert state.control["milan"] == "france"
    assert not state.number("milan", "independent", "regular")
    assert state.number("milan", "france", "regular") == 6
    assert (state.battle, state.leaders, state.maximilian) == (None, {}, "")


@covers("tm-20.7-8", "tm-20.7-26")
def test_reconquest_by_assault_goes_on() -> None:
    state = gaul(milan={"france": 3}, metz={"independent": 4})
    state.control["milan"] = "france"
    match = comes(state, ("attacker", (6,) + (1,) * 5), ("defender", (1,) * 4))
    assert question(match) == ("france", "face_maximilian")
    play(match, ("withdraw",))
    state = settle(match)
    assert state.number("milan", "france", "regular") == 2
    assert state.maximilian == "milan"
    assert run(state, lambda now: maximilian.strikes(now, "portugal")).over
    match = run(
        state, lambda now: maximilian.strikes(now, "spain"), ("attacker", (6, 6) + (1,) * 4), ("defender", (1,) * 3)
    )
    play(match, ("withdraw",))
    state = settle(match)
    assert state.control["milan"] == "independent"
    assert "maximilian" not in state.leaders


@covers("tm-20.7-9", "tm-20.7-10")
def test_garrisons_and_foreign_wars() -> None:
    state = gaul(
        milan={"independent": 3}, metz={"independent": 1}, fields={"foreign_wars": {"brittany": 2, "burgundy": 3}}
    )
    state = settle(comes(state))
    assert state.number("milan", "independent", "regular") == 8
    assert state.number("metz", "independent", "regular") == 4
    assert state.foreign_wars == {"brittany": 2, "burgundy": 8}
    assert state.leaders["maximilian"] == "burgundy"


@covers("tm-20.7-8")
def test_spain_chooses_when_france_plays_it() -> None:
    state = gaul(milan={"france": 6}, metz={"france": 6})
    state.control.update(milan="france", metz="france")
    match = comes(state, player="france")
    assert question(match) == ("spain", "maximilian_goes")
    assert choices(match) == {("space", "milan"), ("space", "metz")}


@covers("tm-20.7-13")
def test_wars_in_italy_wait_for_the_treaties() -> None:
    state = gaul(wars=[])
    assert war_cost(state, "france", "naples") is not None
    assert war_cost(state, "france", "genoa") is None
    state.treaties = set(ALL)
    assert war_cost(state, "france", "genoa") is not None
