"""The response cards (#31 to #38) and Venetian Informant (#109)."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.cards.hand import (
    Dice,
    allowed,
    deal,
    event,
    over,
    pick_all,
    refusal,
    stand,
    turn,
)
from tests.rulebook.here_i_stand.driver import (
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
)
from tests.rulebook.here_i_stand.land import scene
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.state import HereIStandState

HIT, MISS = 6, 1
ATTACK, DEFENCE = "attacker", "defender"


def marching(hands: dict[str, tuple[str, ...]], points: int = 3, **said: Any) -> Match:
    """The Hapsburgs with Charles V in Valladolid have declared a move to Madrid."""
    known: dict[str, Any] = {
        "leaders": {"charles_v": "valladolid", "duke_of_alva": "valladolid"},
        "valladolid": {"hapsburg": 4},
    }
    state = deal(scene(**{**known, **said}), **hands)
    match = impulse("hapsburg", points, state=state)
    play(match, ("move", "valladolid"), ("space", "madrid"))
    pick_all(match, "move_formation")
    return match


# -- Foul Weather (#31)


@covers("his-13.1-13")
def test_foul_weather_stops_a_move_and_slows_the_rest_of_the_impulse() -> None:
    match = marching({"france": ("foul_weather",)})
    assert question(match) == ("france", "respond")
    play(match, ("play", "foul_weather"))
    state = look(match)
    assert state.number("valladolid", "hapsburg", "regular") == 4
    assert (state.cp, state.move) == (2, None)
    play(match, ("move", "valladolid"), ("space", "madrid"))
    pick_all(match, "move_formation")
    assert refused(match, ("move", "madrid")) == "his-13.1-7"
    assert refused(match, ("naval_move",)) == "his-16.1-9"


@covers("his-13.1-13")
def test_over_a_pass_foul_weather_costs_one_point_only() -> None:
    state = deal(scene(salzburg={"hapsburg": 2}), france=("foul_weather",))
    match = impulse("hapsburg", 2, state=state)
    play(match, ("move", "salzburg"), ("space", "graz"))
    pick_all(match, "move_formation")
    play(match, ("play", "foul_weather"))
    assert look(match).cp == 1


def test_foul_weather_may_be_kept() -> None:
    match = marching({"france": ("foul_weather",)})
    play(match, ("pass",))
    assert look(match).number("madrid", "hapsburg", "regular") == 4
    assert look(match).hands["france"] == ("foul_weather",)


def test_nobody_spoils_his_own_weather() -> None:
    match = marching({"hapsburg": ("foul_weather",)})
    assert question(match) == ("hapsburg", "action")


def siege(hands: dict[str, tuple[str, ...]], **said: Any) -> HereIStandState:
    """France besieges Brussels."""
    known: dict[str, Any] = {
        "wars": [("hapsburg", "france")],
        "sieges": {"brussels": {"france": 1}},
        "brussels": {"france": 4, "hapsburg": 1},
        "fields": {"impulse": 7},
    }
    return deal(scene(**{**known, **said}), **hands)


def storm(state: HereIStandState, *rolls: Dice) -> Match:
    match = impulse("france", 2, *rolls, state=state)
    play(match, ("assault", "brussels"))
    pick_all(match, "assault_formation")
    return match


@covers("his-15.1-7")
def test_foul_weather_stops_an_assault() -> None:
    match = storm(siege({"england": ("foul_weather",)}))
    play(match, ("play", "foul_weather"))
    state = look(match)
    assert state.battle is None
    assert state.number("brussels", "france", "regular") == 4
    assert state.cp == 1
    assert refused(match, ("assault", "brussels")) == "his-15.1-7"


@covers("his-16.1-9")
def test_foul_weather_keeps_ships_in_port() -> None:
    state = deal(scene(ships={"naples": {"hapsburg": 1}}), papacy=("foul_weather",))
    match = impulse("hapsburg", 1, state=state)
    play(match, ("naval_move",))
    while question(match)[1] == "naval_move":
        play(
            match,
            ("sail", "naples", "tyrrhenian_sea") if may(match, ("sail", "naples", "tyrrhenian_sea")) else ("done",),
        )
    play(match, ("play", "foul_weather"))
    assert look(match).fleets["naples"]


@covers("his-16.4-1")
def test_foul_weather_costs_pirates_one_of_their_two_points() -> None:
    state = scene(fields={"barbary": True})
    state.add_ships("barbary_coast", "ottoman", "ottoman", corsair=1)
    match = impulse("ottoman", 2, state=deal(state, hapsburg=("foul_weather",)))
    play(match, ("piracy", "barbary_coast", "hapsburg"), ("play", "foul_weather"))
    assert look(match).cp == 1
    assert not look(match).gone_pirates


@covers("his-16.3-3")
def test_foul_weather_stops_a_transport() -> None:
    state = scene(naples={"hapsburg": 3}, ships={"tyrrhenian_sea": {"hapsburg": 1}})
    match = impulse("hapsburg", 3, state=deal(state, france=("foul_weather",)))
    play(match, ("transport", "naples"))
    pick_all(match, "transport_formation")
    play(match, ("play", "foul_weather"))
    assert look(match).number("naples", "hapsburg", "regular") == 3
    assert look(match).cp == 2
    assert refused(match, ("transport", "naples")) == "his-16.3-3"


# -- Gout (#32)


@covers("his-13.1-13")
def test_gout_keeps_one_leader_and_the_move_does_not_take_place() -> None:
    match = marching({"france": ("gout",)})
    assert choices(match) == {
        ("play_on_leader", "gout", "charles_v"),
        ("play_on_leader", "gout", "duke_of_alva"),
        ("pass",),
    }
    play(match, ("play_on_leader", "gout", "charles_v"))
    state = look(match)
    assert state.number("valladolid", "hapsburg", "regular") == 4
    assert state.cp == 2
    play(match, ("move", "valladolid"), ("space", "madrid"))
    assert not may(match, ("leader", "charles_v"))
    pick_all(match, "move_formation")
    state = look(match)
    assert state.number("madrid", "hapsburg", "regular") == 4
    assert state.leaders == {"charles_v": "valladolid", "duke_of_alva": "madrid"}


def test_gout_needs_a_leader_in_the_formation() -> None:
    match = marching({"france": ("gout",)}, leaders={})
    assert look(match).number("madrid", "hapsburg", "regular") == 4


@covers("his-15.1-7")
def test_gout_stops_an_assault() -> None:
    match = storm(siege({"hapsburg": ("gout",)}, leaders={"montmorency": "brussels"}))
    play(match, ("play_on_leader", "gout", "montmorency"))
    assert look(match).cp == 1
    assert look(match).leaders["montmorency"] == "brussels"


# -- Landsknechts (#33) and Swiss Mercenaries (#36)


@covers("his-17-1")
def test_landsknechts_are_four_for_the_hapsburgs_where_they_have_units() -> None:
    state = scene(valladolid={"hapsburg": 1}, pavia={"hapsburg": 2})
    match = event("hapsburg", "landsknechts", state=state)
    assert {option[1] for option in choices(match) if option[0] == "place_units"} == {"valladolid", "pavia"}
    play(match, ("place_units", "pavia", "hapsburg", "mercenary", 4))
    assert over(match).stack("pavia", "hapsburg").counts == (2, 4, 0)


def test_landsknechts_are_two_for_others() -> None:
    match = event("england", "landsknechts", state=scene(calais={"england": 2}))
    assert max(option[4] for option in choices(match) if option[0] == "place_units") == 2
    play(match, ("done",))
    over(match)


def test_the_ottomans_eliminate_two_mercenaries() -> None:
    state = scene(vienna={"hapsburg": (1, 1)}, paris={"france": (0, 3)})
    match = event("ottoman", "landsknechts", state=state)
    play(match, ("take_unit", "vienna", "hapsburg", "mercenary"))
    state = over(match)  # the other one can only be French
    assert (state.stack("vienna", "hapsburg").size, state.number("paris", "france", "mercenary")) == (1, 2)


def test_landsknechts_need_mercenaries_or_units() -> None:
    assert refusal("ottoman", "landsknechts", state=scene(paris={"france": 3})) == "his-11-4"
    assert refusal("england", "landsknechts", state=scene(paris={"france": 3})) == "his-11-4"


@covers("his-21.6-1")
def test_the_protestants_hire_nobody_before_the_league() -> None:
    state = scene(wittenberg={"protestant": 2}, fields={"league": False})
    assert refusal("protestant", "landsknechts", state=state) == "his-21.6-1"
    assert refusal("protestant", "swiss_mercenaries", state=state) == "his-21.6-1"
    assert allowed("protestant", "landsknechts", state=scene(wittenberg={"protestant": 2}))


def test_nobody_hires_behind_besieged_walls() -> None:
    state = siege({})
    assert refusal("hapsburg", "landsknechts", state=state) == "his-11-4"
    match = event("france", "swiss_mercenaries", state=siege({}))
    play(match, ("place_units", "brussels", "france", "mercenary", 4))
    assert look(match).number("brussels", "france", "mercenary") == 4


def test_swiss_mercenaries_serve_france_also_for_the_ottomans() -> None:
    match = event("ottoman", "swiss_mercenaries", state=scene(paris={"france": 1}))
    assert question(match) == ("france", "place_units")
    play(match, ("place_units", "paris", "france", "mercenary", 4))
    assert over(match).number("paris", "france", "mercenary") == 4
    match = event("papacy", "swiss_mercenaries", state=scene(rome={"papacy": 1}))
    play(match, ("place_units", "rome", "papacy", "mercenary", 2))
    assert over(match).number("rome", "papacy", "mercenary") == 2


@covers("his-21.7-5")
def test_mercenaries_go_to_a_foreign_war_first() -> None:
    state = scene(london={"england": 3}, fields={"foreign_wars": {"ireland": 3}})
    state.add_troops("ireland", "england", regular=3)
    match = event("england", "landsknechts", state=state)
    play(match, ("place_units", "ireland", "england", "mercenary", 1))
    assert {option[1] for option in choices(match) if option[0] == "place_units"} == {"london"}


@covers("his-14-2", "his-6.1-12")
def test_mercenaries_join_a_battle_before_the_dice() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        boulogne={"france": 3},
        st_quentin={"hapsburg": 1},
        fields={"control": {"st_quentin": "hapsburg"}},
    )
    deal(state, hapsburg=("landsknechts",), france=("swiss_mercenaries",))
    match = impulse("france", 1, (ATTACK, (MISS,) * 7), (DEFENCE, (MISS,) * 4), state=state)
    play(match, ("move", "boulogne"), ("space", "st_quentin"))
    pick_all(match, "move_formation")
    stand(match)
    play(match, ("france", ("play", "swiss_mercenaries")), ("place_units", "st_quentin", "france", "mercenary", 4))
    assert question(match) == ("hapsburg", "respond")
    play(match, ("play", "landsknechts"), ("place_units", "st_quentin", "hapsburg", "mercenary", 2), ("done",))
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [7, 4]


def test_an_army_that_deserts_before_the_dice_has_lost() -> None:
    state = scene(
        wars=[("ottoman", "hapsburg")],
        belgrade={"ottoman": 3},
        mohacs={"hapsburg": (0, 2)},
        fields={"control": {"belgrade": "ottoman", "mohacs": "hapsburg"}},
    )
    deal(state, ottoman=("landsknechts",))
    match = impulse("ottoman", 1, (ATTACK, (MISS,) * 3), state=state)
    play(match, ("move", "belgrade"), ("space", "mohacs"))
    pick_all(match, "move_formation")
    stand(match)
    play(match, ("play", "landsknechts"))
    assert told(match, "battle_won")[0]["power"] == "ottoman"
    assert look(match).number("mohacs", "ottoman", "regular") == 3


@covers("his-5.1-9")
def test_an_assault_takes_no_more_mercenaries_than_its_leaders_command() -> None:
    state = siege({"france": ("swiss_mercenaries",)}, brussels={"france": 3, "hapsburg": 1})
    match = storm(state, (ATTACK, (MISS, MISS)), (DEFENCE, (MISS, MISS)))
    play(match, ("play", "swiss_mercenaries"), ("place_units", "brussels", "france", "mercenary", 4))
    assert told(match, "battle_dice")[0]["amount"] == 2  # four units, without a leader
    assert look(match).stack("brussels", "france").counts == (3, 4, 0)


# -- Professional Rowers (#34)


def sea_battle(hands: dict[str, tuple[str, ...]], *rolls: Dice) -> Match:
    ships = {"tyrrhenian_sea": {"france": 1}, "naples": {"hapsburg": 1}}
    state = deal(scene(wars=[("hapsburg", "france")], ships=ships), **hands)
    match = impulse("france", 1, *rolls, state=state)
    play(match, ("naval_move",), ("sail", "tyrrhenian_sea", "naples"))
    return match


@covers("his-16.2-4")
def test_rowers_give_three_dice_to_either_side_of_a_naval_combat() -> None:
    rolls: list[Dice] = [
        ("naval attacker", (MISS, MISS)),
        ("naval defender", (MISS, MISS, MISS)),
        ("naval cards", (HIT, HIT, HIT)),
    ]
    match = sea_battle({"ottoman": ("professional_rowers",)}, *rolls)
    assert question(match) == ("ottoman", "respond")
    assert may(match, ("play_side", "professional_rowers", "defender"))
    play(match, ("play_side", "professional_rowers", "attacker"))
    assert told(match, "naval_more_dice")[0]["power"] == "france"
    assert told(match, "naval_result")[0]["power"] == "france"


def interception(roll: tuple[int, int], *rolls: Dice) -> Match:
    """The Hapsburgs roll to intercept Papal ships, and France holds the rowers."""
    ships = {"messina": {"hapsburg": 1}, "rome": {"papacy": 1}}
    state = deal(scene(wars=[("hapsburg", "papacy")], ships=ships), france=("professional_rowers",))
    match = impulse("papacy", 1, ("naval intercept", roll), *rolls, state=state)
    play(match, ("naval_move",), ("intercept_from", "messina", "tyrrhenian_sea"))
    assert choices(match) == {("play_plus", "professional_rowers"), ("play_minus", "professional_rowers"), ("pass",)}
    return match


@covers("his-16.1-12")
def test_rowers_make_an_interception_succeed() -> None:
    match = interception((4, 3), ("naval attacker", (MISS, MISS)), ("naval defender", (MISS, MISS)))
    play(match, ("play_plus", "professional_rowers"))
    assert told(match, "naval_combat")


def test_rowers_make_an_interception_fail() -> None:
    match = interception((5, 4))
    play(match, ("play_minus", "professional_rowers"))
    assert not told(match, "naval_combat")


# -- Siege Artillery (#35)


@covers("his-15.1-10")
def test_siege_artillery_hits_on_three() -> None:
    rolls: list[Dice] = [(ATTACK, (MISS, MISS)), (DEFENCE, (MISS, MISS)), ("card dice", (3, 2))]
    match = storm(siege({"papacy": ("siege_artillery",)}), *rolls)
    assert question(match) == ("papacy", "respond")
    play(match, ("play", "siege_artillery"))
    assert told(match, "assault_succeeds") == [{"power": "france", "space": "brussels"}]


def test_siege_artillery_needs_a_way_over_land() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"barcelona": {"france": 1}},
        barcelona={"france": 4, "hapsburg": 1},
        ships={"gulf_of_lyon": {"france": 1}},
        fields={"impulse": 7, "unrest": {"toulouse", "avignon"}},
    )
    deal(state, papacy=("siege_artillery",))
    match = impulse("france", 2, (ATTACK, (MISS, MISS)), (DEFENCE, (MISS, MISS)), state=state)
    play(match, ("assault", "barcelona"))  # the line of communication leads over the sea
    pick_all(match, "assault_formation")
    assert told(match, "assault_fails")
    assert look(match).hands["papacy"] == ("siege_artillery",)


# -- The Wartburg (#37)


@covers("his-6.1-16")
def test_the_wartburg_cancels_an_event() -> None:
    hands = {"protestant": ("the_wartburg",)}
    match = event("papacy", "threat_to_power", hands=hands, debaters={"luther": False})
    assert question(match) == ("protestant", "respond")
    play(match, ("play", "the_wartburg"))
    state = look(match)
    assert "montmorency" in state.leaders
    assert {"threat_to_power", "the_wartburg"} <= set(state.discard)
    assert state.debaters["luther"]
    assert "the_wartburg" in state.lasting
    assert not told(match, "leader_executed")


def test_the_wartburg_lets_a_removable_card_go_to_the_discard_pile() -> None:
    hands = {"protestant": ("the_wartburg",)}
    match = event("papacy", "john_zapolya", hands=hands, debaters={"luther": False})
    play(match, ("play", "the_wartburg"))
    assert "john_zapolya" in look(match).discard


def test_the_wartburg_needs_luther_alive_and_another_power() -> None:
    state = position()
    del state.debaters["luther"]
    match = event("papacy", "threat_to_power", hands={"protestant": ("the_wartburg",)}, state=state)
    assert question(match) == ("papacy", "threat_to_power")
    match = event("protestant", "threat_to_power", hands={"protestant": ("the_wartburg",)}, debaters={"luther": False})
    assert question(match) == ("protestant", "threat_to_power")


def test_the_wartburg_stops_no_mandatory_event_and_few_home_cards() -> None:
    hands = {"protestant": ("the_wartburg",)}
    match = event("papacy", "barbary_pirates", hands=hands, debaters={"luther": False})
    assert question(match) == ("papacy", "action")
    match = event("hapsburg", "holy_roman_emperor", hands=hands, debaters={"luther": False})
    assert question(match) == ("hapsburg", "emperor")
    match = event("papacy", "papal_bull", hands=hands, debaters={"luther": False})
    assert question(match) == ("protestant", "respond")
    match = event("papacy", "landsknechts", hands=hands, debaters={"luther": False})
    assert question(match) == ("papacy", "place_units")


# -- Halley's Comet (#38)


@covers("his-6.1-3", "his-11-12", "his-6.1-20")
def test_the_comet_makes_a_power_skip_its_impulse() -> None:
    match = event("ottoman", "halleys_comet", hands={"hapsburg": ("landsknechts",), "england": ("tercios",)})
    assert ("discard_random", "ottoman") not in choices(match)
    assert ("discard_random", "france") not in choices(match)  # no cards
    play(match, ("skip_impulse", "hapsburg"))
    assert told(match, "impulse_skipped") == [{"power": "hapsburg"}]
    assert question(match) == ("england", "impulse")
    assert "halleys_comet" in look(match).removed


def test_the_comet_takes_a_card_and_no_home_card() -> None:
    match = event(
        "ottoman",
        "halleys_comet",
        ("card of hapsburg", "tercios"),
        hands={"hapsburg": ("holy_roman_emperor", "tercios")},
    )
    play(match, ("discard_random", "hapsburg"))
    assert look(match).hands["hapsburg"] == ("holy_roman_emperor",)
    assert "tercios" in look(match).discard


@covers("his-6.1-12", "his-6.2-12")
def test_the_comet_is_a_response_between_impulses() -> None:
    state = deal(position(), ottoman=("tercios",), england=("halleys_comet",))
    match = turn("ottoman", state=state)
    play(match, ("spend", "tercios"), ("end_actions",))
    assert question(match) == ("england", "respond")
    play(match, ("play", "halleys_comet"), ("skip_impulse", "hapsburg"))
    assert "halleys_comet" in look(match).removed
    assert told(match, "impulse_skipped") == [{"power": "hapsburg"}]


# -- Venetian Informant (#109)


@covers("his-6.1-18")
def test_an_informant_shows_a_hand_in_spring() -> None:
    state = deal(position(("spring",)), papacy=("venetian_informant",), france=("tercios", "patron_of_the_arts"))
    match = table(state=state)
    assert question(match) == ("papacy", "respond")
    play(match, ("play", "venetian_informant"))
    assert may(match, ("show_hand", "england", "france"))
    assert not may(match, ("show_hand", "papacy", "england"))  # nothing to see
    play(match, ("show_hand", "papacy", "france"))
    seat = look(match).seat_of("papacy")
    assert look(match).knows(seat, "card", "tercios", "france")
    assert "venetian_informant" in look(match).discard


@covers("his-6.1-18")
def test_an_informant_is_no_event_of_the_action_phase() -> None:
    assert refusal("papacy", "venetian_informant") == "his-11-3"
    assert refusal("france", "spring_preparations") == "his-11-3"
