"""The home cards of France."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, impulse, look, may, play, refused, scene
from warcouncil.campaign import control
from warcouncil.campaign.entry import entry_forbidden, foreign_walls
from warcouncil.campaign.relations import friendly
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import home_france
from warcouncil.titles.tanto_monta.powers.france import HOUSES
from warcouncil.titles.tanto_monta.seasons.turn import end_turn
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import expeditions
from warcouncil.titles.tanto_monta.war.bounds import taking_barred
from warcouncil.titles.tanto_monta.war.expeditions import RISE_OF_FRANCE

POWER, COUNCIL, RISE = "power_of_the_crown", "council_of_the_principality", "the_rise_of_france"


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


# -- Power of the Crown (#8)


def test_the_crown_wins_a_house_and_troops() -> None:
    state = scene(fields={"houses": dict.fromkeys(HOUSES, 4)})
    match = event(POWER, "france", state=state)
    play(match, ("house", "anjou"))
    assert look(match).houses["anjou"] == 5 and points(look(match), "france") == 1
    play(match, ("levy", "cavalry", "paris"))
    assert {option[1] for option in choices(match)} == {"regular"}
    after = play(match, ("levy", "regular", "lyon"), ("levy", "regular", "lyon"))
    assert after.number("lyon", "france", "regular") == 2 and after.number("paris", "france", "cavalry") == 1
    assert after.on_table[POWER] == "france" and after.cp == 0


@covers("tm-20.9-6")
def test_troops_of_the_crown_go_to_its_wars_abroad() -> None:
    state = scene(fields={"houses": dict.fromkeys(HOUSES, 5), "foreign_wars": {"burgundy": 4}})
    state.add_troops("burgundy", "france", regular=6)
    match = event(POWER, "france", state=state)  # all houses are loyal
    assert may(match, ("levy", "regular", "burgundy")) and may(match, ("levy", "regular", "paris"))
    state = scene(fields={"houses": dict.fromkeys(HOUSES, 5), "foreign_wars": {"burgundy": 4}})
    state.add_troops("burgundy", "france", regular=4)
    match = event(POWER, "france", state=state)
    assert {option[2] for option in choices(match)} == {"burgundy"}  # it lacks some


# -- Council of the Principality (#9)


def test_a_council_in_barcelona_brings_a_card_and_points() -> None:
    match = event(COUNCIL, "france", state=scene(fields={"deck": ("famine",)}))
    after = play(match, ("hold_council",))
    assert (after.hands["france"], after.cp, after.bound) == (("famine",), 3, ("catalonia",))


def test_there_is_no_council_without_barcelona() -> None:
    state = scene()
    state.control["barcelona"] = "spain"
    assert home_france.EVENTS[COUNCIL].forbidden(state, "france") is None
    assert not may(event(COUNCIL, "france", state=state), ("hold_council",))
    state.control.update(dict.fromkeys(state.realm.homes["catalonia"], "spain"))
    assert home_france.EVENTS[COUNCIL].forbidden(state, "france") == "tm-6.1-2"


def test_catalonia_recruits_outside_sieges() -> None:
    state = scene(wars=[("catalonia", "spain")], vic={"catalonia": 1, "aragon": 2})
    state.sieges = {"vic": (("aragon", 1),)}
    match = event(COUNCIL, "france", state=state)
    play(match, ("recruit",))
    assert "vic" not in {option[2] for option in choices(match)}
    play(match, *[("levy", "militia", "barcelona")] * 3, ("levy", "cavalry", "barcelona"))
    if asked(match).kind == "levy":
        play(match, ("levy", "regular", "barcelona"))
    after = look(match)
    assert after.stack("barcelona", "catalonia").size == 5


# -- The Rise of France (#10)


def test_a_leader_is_reinforced_wherever_he_is() -> None:
    state = scene(wars=[("france", "spain")], leaders={"albret": "zaragoza"}, zaragoza={"france": 2})
    match = event(RISE, "france", state=state)
    assert {("join_leader", "zaragoza", "regular"), ("join_leader", "zaragoza", "militia")} <= choices(match)
    after = play(match, ("join_leader", "zaragoza", "militia"))
    assert after.number("zaragoza", "france", "cavalry") == 1 and after.number("zaragoza", "france", "militia") == 2
    assert after.cp == 0 and after.on_table[RISE] == "france"


def test_four_french_units_at_most_in_a_besieged_space() -> None:
    state = scene(wars=[("france", "spain")], leaders={"albret": "bordeaux"}, bordeaux={"france": 2, "castile": 5})
    state.sieges = {"bordeaux": (("castile", 1),)}
    match = event(RISE, "france", state=state)
    assert may(match, ("join_leader", "bordeaux", "regular")) and not may(match, ("join_leader", "bordeaux", "militia"))
    state.unrest = {"bordeaux"}
    assert home_france.camps(state) == []


@covers("tm-10-23", "tm-5.1-15")
def test_an_expedition_crosses_one_pass() -> None:
    state = scene()
    atlas = state.realm.atlas
    plain = expeditions.destinations(state, "france", "paris", expeditions.Route())
    steep = [
        (gate, behind)
        for near in plain
        for gate in atlas.neighbours[near]
        if atlas.is_pass(near, gate) and gate not in plain
        for behind in atlas.neighbours[gate]
        if atlas.is_pass(gate, behind) and behind not in plain
    ]
    gate, behind = steep[0]
    state.control.update({gate: "france", behind: "france"})
    eased = expeditions.destinations(state, "france", "paris", RISE_OF_FRANCE)
    assert gate in eased and gate not in plain
    first = [stage[0] for stage in expeditions.by_land(state, "france", (gate, 0, ""), RISE_OF_FRANCE)]
    second = [stage[0] for stage in expeditions.by_land(state, "france", (gate, 1, ""), RISE_OF_FRANCE)]
    assert behind in first and behind not in second


def risen() -> TantoMontaState:
    state = scene(fields={"turn": 2, "lasting": {"the_rise_of_france"}})
    del state.minors["papacy"]
    return state


def village(state: TantoMontaState) -> str:
    """A common space of Italy that is nobody's."""
    spaces = state.realm.atlas.spaces
    return next(
        space
        for space in spaces
        if spaces[space].region == "italy" and spaces[space].kind == "common" and state.control[space] == "independent"
    )


def test_villages_of_italy_and_papal_spaces_are_friends_for_a_turn() -> None:
    state = risen()
    home = village(state)
    for space in (home, "rome", "ancona"):
        assert friendly(state, "france", space) and entry_forbidden(state, "france", space) is None
        assert control.passable(state, "france", space)
        assert taking_barred(state, "france", space) == "tm-12.2-1"
        assert not friendly(state, "spain", space)
    assert not friendly(state, "france", "milan")  # walls
    end_turn(state)
    assert not friendly(state, "france", home) and not friendly(state, "france", "rome")


def test_a_war_with_the_papacy_lets_france_take_them() -> None:
    state = risen()
    state.wars.add(state.realm.pair("france", "papacy"))
    home = village(state)
    assert taking_barred(state, "france", home) is None
    assert friendly(state, "france", home)
    assert foreign_walls(state, "france", "rome") and not friendly(state, "france", "rome")


def test_the_rise_of_france_opens_italy_and_brings_points() -> None:
    state = scene(fields={"turn": 2}, leaders={"louis_xi": "paris"}, paris={"france": 6})
    match = event(RISE, "france", state=state)
    play(match, ("expedition",), ("set_out", "france", "paris"))
    assert "lyon" in {option[1] for option in choices(match)}
    play(match, ("space", "lyon"), ("all",))
    after = look(match)
    assert after.leaders["louis_xi"] == "lyon" and after.stack("lyon", "france").size == 6
    assert after.lasting == {"the_rise_of_france"} and (after.cp, after.bound) == (2, ("france",))


def test_france_does_not_control_the_villages_of_its_friends() -> None:
    state = risen()
    home = village(state)
    near = state.realm.atlas.roads[home][0]
    state.add_troops(near, "france", regular=1)
    state.control[near] = "france"
    state.cp, state.active, state.acting, state.phase = 3, "france", "france", "action"
    match = impulse("france", 3, state=state)
    assert refused(match, ("control", "france", home)) == "tm-12.2-1"
