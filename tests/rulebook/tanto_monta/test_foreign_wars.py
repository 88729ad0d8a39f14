"""20.9: foreign wars: Burgundy, Brittany with the help of Castile, the tribes, and the Ottoman-Venetian War."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    question,
    refused,
    run,
    scene,
    settle,
    table,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.activation import activation_forbidden
from warcouncil.titles.tanto_monta.powers import foreign_wars, recruiting, venetian_war
from warcouncil.titles.tanto_monta.seasons.card_draw import deal_lines
from warcouncil.titles.tanto_monta.seasons.turn import PHASES
from warcouncil.titles.tanto_monta.state import TantoMontaState

CARDS = {"burgundy": "war_against_burgundy", "brittany": "war_in_brittany_mad_war", "tribes": "tribal_insurrection"}
WAR = venetian_war.WAR


def bonus(state: TantoMontaState, player: str, marker: str) -> int:
    return sum(points for name, points in state.bonus_vp.get(player, ()) if name == marker)


def at_war(war: str, enemies: int, leaders: dict[str, str] | None = None, **units: int) -> TantoMontaState:
    """A foreign war in progress with these units of its power, and `castile` militia in Brittany."""
    state = scene(leaders=leaders)
    power = recruiting.WARS[war].power
    state.foreign_wars[war] = enemies
    state.on_table[CARDS[war]] = power
    state.aside = tuple(card for card in state.aside if card != CARDS[war])
    state.deck = state.deck.without(CARDS[war])
    castile = units.pop("castile", 0)
    state.add_troops(war, power, **units)
    state.add_troops(war, "castile", militia=castile)
    return state


def begin(state: TantoMontaState, war: str) -> Any:
    return run(state, lambda now: foreign_wars.begin(now, war))


# -- the beginning


@covers("tm-20.9-1", "tm-20.9-2")
def test_units_and_a_leader_are_sent() -> None:
    state = scene(
        lyon={"france": {"regular": 4, "cavalry": 1}},
        bordeaux={"france": 3, "castile": 5},
        orleans={"france": 9},
        sieges={"bordeaux": {"castile": 1}},
        leaders={"albret": "bordeaux", "anjou": "lyon"},
    )
    match = begin(state, "burgundy")
    assert question(match) == ("france", "foreign_units")
    assert not any(option[1] == "bordeaux" for option in choices(match))
    play(match, ("send_units", "lyon", "regular", 4))
    assert not may(match, ("done",))
    play(match, ("send_units", "orleans", "regular", 2))
    assert may(match, ("done",))
    assert not may(match, ("send_units", "orleans", "regular", 5))
    play(match, ("done",))
    assert question(match) == ("france", "foreign_leader")
    state = play(match, ("leader", "albret"))
    finish(match)
    assert state.number("burgundy", "france", "regular") == 6
    assert state.leaders["albret"] == "burgundy"
    assert state.foreign_wars == {"burgundy": 7}


@covers("tm-20.9-6", "tm-20.9-1")
def test_what_is_missing_is_built_there_first() -> None:
    state = settle(begin(scene(lyon={"france": 2}), "burgundy"))
    barred = recruiting.build_barred
    assert recruiting.missing(state, "burgundy") == 4
    assert barred(state, "france", "france", "lyon", "regular") == "tm-20.9-6"
    assert barred(state, "france", "france", "lyon", "squadron") is None
    assert barred(state, "france", "france", "burgundy", "regular") is None
    assert recruiting.build_also(state, "france", "france", "militia") == ("burgundy",)
    state.add_troops("burgundy", "france", militia=4)
    assert barred(state, "france", "france", "lyon", "regular") is None
    state.add_troops("burgundy", "france", militia=4)
    assert barred(state, "france", "france", "burgundy", "regular") == "tm-20.9-6"


@covers("tm-20.9-16")
def test_tribes() -> None:
    state = scene()
    assert foreign_wars.enemies(state, "tribes") == 4
    places = [settlement.id for settlement in COMPONENTS.map.settlements][:6]
    state.settlements = dict.fromkeys(places, "portugal")
    assert foreign_wars.enemies(state, "tribes") == 6
    state = at_war("tribes", 4, regular=5)
    match = impulse("portugal", 1, ("attacker", (6, 6, 1, 1, 1)), ("defender", (4, 4, 4, 4)), state=state)
    play(match, ("foreign_war", "portugal", "tribes"))
    assert look(match).foreign_wars["tribes"] == 2


# -- the fight


@covers("tm-20.9-3")
def test_a_fight() -> None:
    state = at_war("burgundy", 7, {"louis_xi": "burgundy"}, regular=6)
    match = impulse("france", 1, ("attacker", (6, 5, 1, 1, 1, 1, 1)), ("defender", (6, 6, 1, 1, 1, 1, 1)), state=state)
    play(match, ("foreign_war", "france", "burgundy"))
    state = look(match)
    assert state.foreign_wars["burgundy"] == 5
    assert state.number("burgundy", "france", "regular") == 4
    assert state.leaders["louis_xi"] == "burgundy"
    assert state.cp == 0
    alone = impulse("france", 1, state=at_war("burgundy", 7, {"louis_xi": "burgundy"}))
    assert refused(alone, ("foreign_war", "france", "burgundy")) == "tm-20.9-3"


@covers("tm-20.7-10")
def test_maximilian_helps_the_enemies() -> None:
    state = at_war("burgundy", 3, {"maximilian": "burgundy"}, regular=6)
    match = impulse("france", 1, ("attacker", (6, 6, 6, 1, 1, 1)), ("defender", (1, 1, 1, 1, 1)), state=state)
    play(match, ("foreign_war", "france", "burgundy"))
    state = settle(match)
    assert "maximilian" not in state.leaders
    assert "burgundy" not in state.foreign_wars


@covers("tm-20.9-4")
def test_the_end_of_a_war() -> None:
    state = at_war("burgundy", 1, {"louis_xi": "burgundy"}, regular=6)
    match = impulse("france", 1, ("attacker", (6, 1, 1, 1, 1, 1, 1)), ("defender", (1,)), state=state)
    play(match, ("foreign_war", "france", "burgundy"))
    state = look(match)
    assert state.number("paris", "france", "regular") == 6
    assert state.leaders["louis_xi"] == "paris"
    assert bonus(state, "france", "burgundy_war") == 1
    assert CARDS["burgundy"] in state.discard
    assert not state.foreign_wars


@covers("tm-20.9-4")
def test_the_second_victory_ends_the_war_for_good() -> None:
    state = at_war("burgundy", 1, regular=6)
    state.bonus_vp["france"] = (("burgundy_war", 1),)
    match = impulse("france", 1, ("attacker", (6, 1, 1, 1, 1, 1)), ("defender", (1,)), state=state)
    play(match, ("foreign_war", "france", "burgundy"))
    assert CARDS["burgundy"] in look(match).removed


@covers("tm-20.9-4")
def test_an_army_without_a_home_waits() -> None:
    state = at_war("tribes", 1, regular=5)
    homes = ("ceuta", "coimbra", "oporto", "lisbon")
    state.control.update(dict.fromkeys(homes, "spain"))
    match = impulse("portugal", 1, ("attacker", (6, 1, 1, 1, 1)), ("defender", (1,)), state=state)
    play(match, ("foreign_war", "portugal", "tribes"))
    state = look(match)
    assert state.number("tribes", "portugal", "regular") == 5
    assert foreign_wars.latecomers(state) is None
    state.control["oporto"] = "portugal"
    state = settle(run(state, lambda now: foreign_wars.latecomers(now)))
    assert state.number("oporto", "portugal", "regular") == 5


@covers("tm-20.9-5")
def test_a_card_less() -> None:
    state = at_war("burgundy", 3, regular=6)
    assert ("foreign_war", -1) in deal_lines(state, "france")
    state.foreign_wars["brittany"] = 2
    assert ("foreign_war", -1) in deal_lines(state, "france")
    assert ("foreign_war", -1) not in deal_lines(state, "portugal")


@covers("tm-20.9-6")
def test_leaders_join_at_any_time() -> None:
    state = at_war("burgundy", 3, {"albret": "lyon"}, regular=6)
    match = impulse("france", 1, state=state)
    state = play(match, ("join_war", "france", "albret", "burgundy"))
    assert state.leaders["albret"] == "burgundy"
    assert state.cp == 1


# -- Brittany


@covers("tm-20.9-8", "tm-22.1-14")
def test_castile_helps_brittany() -> None:
    match = impulse("spain", 4, state=at_war("brittany", 5, regular=6))
    state = play(match, ("aid_brittany", "castile"), ("aid_brittany", "castile"))
    assert state.number("brittany", "castile", "militia") == 2
    assert state.cp == 2
    assert refused(match, ("aid_brittany", "castile")) == "tm-20.9-8"
    match = impulse("spain", 4, state=at_war("brittany", 1, castile=1, regular=6))
    assert refused(match, ("aid_brittany", "castile")) == "tm-20.9-8"
    beaten = at_war("brittany", 5, regular=6)
    beaten.beaten = {"castile"}
    assert refused(impulse("spain", 4, state=beaten), ("aid_brittany", "castile")) == "tm-22.1-14"


@covers("tm-20.9-8")
def test_losses_take_turns() -> None:
    state = at_war("brittany", 5, castile=3, regular=6)
    match = impulse("france", 1, ("attacker", (6, 6, 6, 1, 1, 1)), ("defender", (1,) * 8), state=state)
    play(match, ("foreign_war", "france", "brittany"))
    state = look(match)
    assert state.foreign_wars["brittany"] == 3
    assert state.number("brittany", "castile", "militia") == 2


# -- the Ottoman-Venetian War


def venice(turn: int = 5, **said: Any) -> TantoMontaState:
    return scene(
        admirals={"kemal_reis": "sale"}, fields={"turn": turn, "captives": {"great_captain": "france"}}, **said
    )


def opened(state: TantoMontaState, player: str, *dice: tuple[str, object]) -> Any:
    return run(state, lambda now: venetian_war.begin(now, player), *dice)


@covers("tm-20.9-9", "tm-20.9-10")
def test_the_fleets_gather() -> None:
    state = venice()
    state.minors["venice"] = "north_africa"
    match = opened(state, "france")
    state = settle_until(match, "open_war")
    assert state.war_fleets == {"venice": 1, "spain": 1, "ottoman": 3}
    assert state.leaders["great_captain"] == WAR
    assert not state.captives
    assert "kemal_reis" not in state.admirals
    assert "venice" not in state.minors
    assert venetian_war.admiral_of_venice(state) == "portugal"
    assert activation_forbidden(state, "venice", "muslim") == "tm-20.9-10"
    assert activation_forbidden(state, "venice", "france") is None


def settle_until(match: Any, kind: str) -> TantoMontaState:
    while match.decisions[0].kind != kind:
        play(match, match.decisions[0].options[0])
    return look(match)


@covers("tm-20.9-11")
def test_dice_of_the_war() -> None:
    state = venice()
    state.war_fleets = {"venice": 1, "spain": 1, "ottoman": 3}
    assert venetian_war.dice_of(state, "muslim", 1) == (5, 8)
    assert venetian_war.dice_of(state, "spain", 1) == (6, 7)
    assert venetian_war.dice_of(state, "spain", 2) == (7, 7)


@covers("tm-20.9-17", "tm-20.9-14")
def test_hits_and_losses() -> None:
    match = opened(
        venice(), "spain", ("christian ships", (6, 6, 6, 1, 1, 1, 1)), ("ottoman ships", (5, 5, 1, 1, 1, 1, 1))
    )
    play(match, ("strike_first",))
    assert question(match) == ("spain", "sink_ship")
    state = play(match, ("sink_ship", "venice"))
    assert state.war_fleets == {"venice": 0, "spain": 1, "ottoman": 2}
    assert WAR in state.foreign_wars
    assert venetian_war.players_at_war(state) == ("muslim", "spain")


@covers("tm-20.9-18")
def test_who_fights_on() -> None:
    state = venice()
    state.foreign_wars[WAR] = 0
    state.on_table["ottoman_venetian_war"] = WAR
    state.aside = tuple(card for card in state.aside if card != "ottoman_venetian_war")
    state.war_fleets = {"venice": 1, "spain": 1, "ottoman": 3}
    state.captives.clear()
    state.leaders["great_captain"] = WAR
    match = impulse("muslim", 2, state=state)
    assert may(match, ("venetian_war", 1))
    assert not may(match, ("venetian_war", 2))
    match = impulse("spain", 2, state=state)
    assert may(match, ("venetian_war", 2))
    assert not may(impulse("france", 2, state=state), ("venetian_war", 1))
    state.minors["venice"] = "france"
    assert may(impulse("france", 2, state=state), ("venetian_war", 1))
    assert ("foreign_war", -1) not in deal_lines(state, "spain")


@covers("tm-20.9-12", "tm-20.9-13", "tm-20.9-20")
def test_a_muslim_victory() -> None:
    state = venice()
    match = opened(state, "muslim", ("christian ships", (1,) * 5), ("ottoman ships", (6, 6, 6, 6, 1, 1, 1, 1)))
    play(match, ("strike_first",), ("sink_ship", "spain"))
    assert question(match) == ("muslim", "fleet_home")
    assert choices(match) <= {("space", port) for port in (*venetian_war.BERBER_PORTS, "otranto")}
    play(match, ("space", "oran"), ("as_corsairs", 1))
    state = settle(match)
    assert state.ships("oran", "ottoman", "squadron") == 2
    assert state.ships("oran", "ottoman", "corsair") == 1
    assert state.number("oran", "ottoman", "regular") == 3
    assert bonus(state, "muslim", "turkish_venetian_war") == 2
    assert "ottoman_venetian_war" in state.removed


@covers("tm-20.9-13", "tm-20.9-19", "tm-20.9-20")
def test_a_christian_victory() -> None:
    state = venice()
    state.war_fleets = {}
    match = opened(state, "spain", ("christian ships", (6,) * 6 + (1,)), ("ottoman ships", (1,) * 7))
    play(match, ("strike_first",), ("space", "palermo"))
    state = settle_until(match, "fleet_home")
    state = play(match, ("space", "sale"))
    assert question(match) == ("castile", "captain_home")
    state = play(match, ("space", "seville"))
    assert state.leaders["great_captain"] == "seville"
    assert state.admirals["kemal_reis"] == "sale"
    assert state.ships("palermo", "spain", "squadron") == 1
    assert state.number("palermo", "aragon", "regular") == 1
    assert state.ships("venice", "venice", "squadron") == 1
    assert bonus(state, "spain", "turkish_venetian_war") == 1
    assert bonus(state, "portugal", "turkish_venetian_war") == 1


@covers("tm-20.9-11", "tm-20.9-12")
def test_the_free_action_of_each_side() -> None:
    finish_fight(opened(venice(), "muslim", ("christian ships", (1,) * 5), ("ottoman ships", (1,) * 8)))
    dice = (("christian ships", (6,) * 6 + (1,)), ("ottoman ships", (1,) * 7))
    state = finish_fight(opened(venice(), "portugal", *dice))
    ports = [port for port in state.fleets if state.ships(port, "spain", "squadron")]
    assert [state.number(port, "aragon", "regular") for port in ports] == [1]
    assert state.number("venice", "venice", "regular") == 1


def finish_fight(match: Any) -> TantoMontaState:
    """Somebody strikes first, and all that was told has been rolled."""
    play(match, ("strike_first",))
    state = settle(match)
    finish(match)
    return state


@covers("tm-20.9-19")
def test_kemal_reis_does_not_come_back_behind_barbarossa() -> None:
    state = venice()
    state.algiers_regency = True
    match = opened(state, "spain", ("christian ships", (6,) * 6 + (1,)), ("ottoman ships", (1,) * 7))
    play(match, ("strike_first",))
    assert "kemal_reis" not in settle(match).admirals


@covers("tm-20.9-7")
def test_armies_abroad_stay_in_winter() -> None:
    state = at_war("burgundy", 3, {"louis_xi": "burgundy", "albret": "siena"}, regular=3, militia=3)
    state.add_troops("modena", "france", regular=2)
    state.phase = "winter"
    steps = [step for step in PHASES["winter"] if step in state.book.steps and step not in ("trade", "trades")]
    state.agenda = [(step,) for step in reversed(steps)]
    state = settle(table(state=state, others=1))
    assert state.number("burgundy", "france", "regular") == state.number("burgundy", "france", "militia") == 3
    assert not state.number("modena", "france", "regular")
    assert state.leaders["albret"] != "siena"
    assert state.leaders["louis_xi"] == "burgundy"
