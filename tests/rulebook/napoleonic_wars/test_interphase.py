"""The interphase (14.2, 14.3): reinforcements, deployment, new hands of subject neutrals, and surplus cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    Game,
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    refused,
    rolled,
    table,
    told,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY
from warcouncil.testing import ScriptedDice
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.consuls import court_forbidden
from warcouncil.titles.napoleonic_wars.seasons import voyages
from warcouncil.titles.napoleonic_wars.seasons.deployment import reach
from warcouncil.titles.napoleonic_wars.seasons.reinforcements import assembly
from warcouncil.titles.napoleonic_wars.state import BUILDING, REGROUP, SPACES, Subject

EMPTY: dict[str, Any] = {"units": {}, "squadrons": {}}


def reinforced(nation: str, *dice: tuple[str, object], **said: Any) -> Match:
    """A nation has its reinforcement CP."""
    said = {"turn": 2, "phase": "reinforcement", **EMPTY, **said}
    return table(("reinforcements", nation), dice=dice, **said)


# -- what the CP buy


@covers("nw-14.21-3")
@pytest.mark.parametrize(
    ("nation", "cp"),
    [("france", 18), ("britain", 6), ("austria", 8), ("russia", 8), ("prussia", 8), ("spain", 4)],
)
def test_reinforcement_cp(nation: str, cp: int) -> None:
    match = reinforced(nation, players=5)
    assert question(match) == (nation, "reinforce")
    assert look(match).cp == cp
    assert COMPONENTS.nations["turkey"].reinforcement == 4
    assert COMPONENTS.nations["denmark"].reinforcement == COMPONENTS.nations["sweden"].reinforcement == 2


@covers("nw-14.21-1", "nw-14.22-1")
def test_units_leaders_and_squadrons_come_to_capital_and_home_ports() -> None:
    said = {"units": {REGROUP: {"france": 2}}, "squadrons": {REGROUP: [("france", 0)], "brest": [("france", 1)]}}
    match = reinforced("france", **said)
    acts = {option[0] for option in choices(match)}
    assert acts == {"recruit", "recall", "commission", "build_squadron", "recall_squadron", "refit", "reinforced"}
    play(match, ("recruit", 2), ("recall", 2), ("build_squadron", "brest"), ("recall_squadron", "marseilles"))
    assert units(match, "paris") == {"france": 4}
    assert look(match).ships_at("brest") == (("france", BUILDING), ("france", 1))
    assert look(match).ships_at("marseilles") == (("france", 1),)
    assert look(match).cp == 18 - 4 - 2 - 4 - 1
    state = play(match, ("refit", "brest", 1))
    assert state.ships_at("brest") == (("france", BUILDING), ("france", 0))
    assert not any(option[:2] == ("refit", "brest") for option in choices(match))
    play(match, ("commission", "murat"), ("reinforced",))
    assert look(match).leaders["murat"] == "paris"
    assert assembly(position(**EMPTY), "russia") == ["st_petersburg", "moscow"]
    finish(match)


@covers("nw-14.2-1", "nw-14.21-2")
def test_neutral_minors_build_by_their_priorities_in_the_order_of_play() -> None:
    state = position(("reinforcement_phase",), turn=2, due="turkey", **EMPTY)
    match = table(state=state)
    assert question(match) == ("spain", "reinforce")
    assert units(match, "constantinople") == {"turkey": 2}
    assert not look(match).units_at("stockholm", "sweden")
    play(match, ("reinforced",))
    assert units(match, "stockholm") == {"sweden": 1}
    assert question(match) == ("france", "reinforce")


@covers("nw-14.22-2", "nw-14.22-3")
def test_where_reinforcements_come_without_the_capital() -> None:
    flags = {"vienna": "france"}
    state = position(flags=flags, **EMPTY)
    assert set(assembly(state, "austria")) == {"linz", "graz", "prague", "moravia", "pressburg"}
    assert assembly(position(**EMPTY), "austria") == ["vienna"]
    homes = dict.fromkeys(COMPONENTS.duchies("austria", "home"), "france")
    state = position(flags=homes, **EMPTY)
    assert assembly(state, "austria") == ["cracow"]
    for space in COMPONENTS.duchies("austria"):
        state.set_flag(space, "france")
    assert assembly(state, "austria") == []
    match = reinforced("austria", flags=dict.fromkeys(COMPONENTS.duchies("austria"), "france"))
    finish(match)


@covers("nw-14.22-3")
def test_squadrons_need_a_friendly_home_port_and_troops_a_friendly_duchy() -> None:
    homeless = reinforced("russia", flags=dict.fromkeys(COMPONENTS.duchies("russia"), "france"))
    finish(homeless)
    ports = {port: "france" for port in COMPONENTS.duchies("russia", "home") if COMPONENTS.atlas.spaces[port].ports}
    inland = {option[0] for option in choices(reinforced("russia", flags=ports))}
    assert "recruit" in inland
    assert "build_squadron" not in inland
    built = {option[1] for option in choices(reinforced("russia")) if option[0] == "build_squadron"}
    assert built == set(ports)


@covers("nw-14.22-4")
def test_enemy_armies_next_door_do_not_matter() -> None:
    match = reinforced("austria", units={"linz": {"france": 4}}, leaders={"davout": "linz"})
    play(match, ("recruit", 4))
    assert units(match, "vienna") == {"austria": 4}
    finish(match)
    state = position(
        flags={"vienna": "france"}, units={"linz": {"france": 4}}, leaders={"davout": "linz"}, squadrons={}
    )
    assert set(assembly(state, "austria")) == {"graz", "prague", "moravia", "pressburg"}


@covers("nw-12.1-3")
def test_what_is_placed_in_a_besieged_capital_fights() -> None:
    flags = dict.fromkeys([one for one in COMPONENTS.duchies("turkey", "home") if one != "constantinople"], "russia")
    state = position(
        ("reinforcements", "turkey"),
        turn=2,
        phase="reinforcement",
        flags=flags,
        units={"constantinople": {"russia": 1}},
        squadrons={},
    )
    state.consuls["turkey"] = ("france", "pact", False)
    state.camps["turkey"] = "imperial"
    state.seat_nations({**state.seats, "turkey": 0})
    match = table(state=state, dice=[("battle: attacker", (6,)), ("battle: defender", (1, 1))])
    play(match, ("recruit", 1), ("reinforced",), ("stand",))
    rolled(match)
    assert units(match, "constantinople") == {"turkey": 1}


# -- deployment


@covers("nw-14.23-1")
def test_a_leader_deploys_through_friendly_duchies_and_picks_up_troops() -> None:
    said = {"units": {"paris": {"france": 2}, "lyon": {"france": 1}}, "leaders": {"ney": "paris"}}
    match = reinforced("france", **said)
    play(match, ("deploy", "ney"), ("take", "france", 2))
    assert may(match, ("deploy_to", "rome"))
    assert not may(match, ("deploy_to", "vienna"))
    play(match, ("deploy_to", "lyon"), ("take", "france", 3), ("deploy_to", "rome"))
    assert units(match, "rome") == {"france": 3}
    assert look(match).leaders["ney"] == "rome"
    assert look(match).cp == 18


@covers("nw-14.23-5")
def test_deployment_does_not_enter_where_it_could_be_intercepted() -> None:
    state = position(turn=2, units={"linz": {"austria": 1}}, leaders={"charles": "linz"}, squadrons={})
    assert "munich" not in reach(state, "france", "strasbourg")
    assert "ulm" in reach(state, "france", "strasbourg")
    state.put_leader("charles", REGROUP)
    assert "munich" in reach(state, "france", "strasbourg")


@covers("nw-14.23-2")
def test_deployment_to_and_from_a_siege() -> None:
    state = position(turn=2, units={"venice": {"france": 1}}, leaders={}, squadrons={})
    assert "venice" in reach(state, "france", "mantua")
    assert "mantua" in reach(state, "france", "venice")
    state.units = {}
    assert "venice" not in reach(state, "france", "mantua")


@covers("nw-14.23-6", "nw-14.24-1")
def test_a_second_deployment_is_bought_for_another_force() -> None:
    said = {"units": {"paris": {"france": 6}}, "leaders": {"ney": "paris", "lannes": "paris"}}
    match = reinforced("france", **said)
    play(match, ("deploy", "ney"), ("leave_behind", "lannes"), ("take", "france", 2), ("deploy_to", "metz"))
    assert not may(match, ("deploy", "ney"))
    play(match, ("deploy", "lannes"), ("take", "france", 3), ("deploy_to", "metz"))
    assert look(match).cp == 18 - 4
    assert units(match, "metz") == {"france": 5}
    assert not any(option[0] == "deploy" for option in choices(match))


@covers("nw-14.24-1")
def test_minors_buy_no_second_deployment() -> None:
    said = {"units": {"madrid": {"spain": 2}}, "leaders": {"castanos": "madrid", "blake": "madrid"}}
    match = reinforced("spain", **said)
    play(match, ("deploy", "castanos"), ("leave_behind", "blake"), ("take", "spain", 1), ("deploy_to", "seville"))
    assert not any(option[0] in ("deploy", "ship", "ship_unit") for option in choices(match))


@covers("nw-14.23-4")
def test_a_convoy_deploys_as_far_as_the_reserve_card_would_pay() -> None:
    said: dict[str, Any] = {"units": {"wales": {"britain": 7}, "lisbon": {"britain": 1}}, "leaders": {"moore": "wales"}}
    state = position(turn=2, **said, squadrons={})
    found = voyages.ways(state, "britain", "wales", voyages.longest("britain"))
    assert found["lisbon"] == 4
    assert voyages.longest("britain") == 6
    assert max(found.values()) <= 6
    match = reinforced("britain", **said)
    play(match, ("ship", "moore"))
    assert max(int(option[2]) for option in choices(match)) == COMPONENTS.tables.naval.convoy_pieces - 1
    play(match, ("take", "britain", 4), ("deploy_to", "lisbon"))
    assert units(match, "lisbon") == {"britain": 5}
    assert look(match).cp == 6
    play(match, ("ship_unit", "wales"), ("deploy_to", "lisbon"))
    assert look(match).cp == 5


@covers("nw-14.23-5")
def test_no_deployment_through_waters_with_enemy_fleets() -> None:
    near = {sea: [("france", 0)] for sea in COMPONENTS.atlas.spaces["wales"].ports}
    state = position(turn=2, units={"wales": {"britain": 1}}, squadrons=near)
    assert voyages.landings(state, "britain", "wales") == []
    assert voyages.landings(position(turn=2, units={}, squadrons={}), "britain", "vienna") == []


@covers("nw-14.23-3")
def test_a_deploying_fleet_picks_up_squadrons_and_drops_none() -> None:
    match = reinforced("france", squadrons={"brest": [("france", 0), ("france", 1)], "bordeaux": [("france", 0)]})
    play(match, ("fleet_from_port", "brest", 1), ("to_port", "bordeaux"))
    assert look(match).ships_at("bordeaux") == (("france", 0), ("france", 0))
    play(match, ("to_port", "normandy"))
    assert look(match).ships_at("normandy") == (("france", 0), ("france", 0))
    assert look(match).ships_at("brest") == (("france", 1),)
    assert look(match).cp == 18
    assert not any(option[0] == "fleet_from_port" for option in choices(match))


@covers("nw-14.23-5")
def test_a_fleet_beside_an_enemy_fleet_deploys_into_no_port_there() -> None:
    """Whoever enters a port of a sea zone may be intercepted by fleets in that zone (13.31)."""
    shared: dict[str, Any] = {"squadrons": {"bay_of_biscay": [("france", 0), ("britain", 0)]}, "units": {}}
    assert "bay_of_biscay" in SPACES["brest"].ports
    found = voyages.ways(position(**shared), "france", "bay_of_biscay", 1)
    assert "brest" not in found
    alone: dict[str, Any] = {"squadrons": {"bay_of_biscay": [("france", 0)]}, "units": {}}
    assert "brest" in voyages.ways(position(**alone), "france", "bay_of_biscay", 1)


@covers("nw-14.21-1", "nw-7.3-3")
def test_allies_refit_in_one_port_each_in_its_turn() -> None:
    said: dict[str, Any] = {"squadrons": {"kent": [("britain", 1), ("russia", 1)]}}
    state = position(("reinforcements", "britain"), ("reinforcements", "russia"), turn=2, units={}, **said)
    match = table(state=state)
    play(match, ("refit", "kent", 1))
    assert not any(option[0] == "refit" for option in choices(match))
    play(match, ("reinforced",))
    assert question(match) == ("russia", "reinforce")
    assert play(match, ("refit", "kent", 1)).ships_at("kent") == (("britain", 0), ("russia", 0))


# -- the draw


def subject_draw(*dice: tuple[str, object], **said: Any) -> Match:
    state = position(("new_hand", "austria"), turn=2, phase="draw", **{**EMPTY, **said})
    state.camps.pop("austria")
    state.subjects["austria"] = Subject("france", 3)
    return table(state=state, dice=dice, others=3)


@covers("nw-14.31-3", "nw-14.31-4")
def test_a_subject_neutral_takes_a_new_hand_and_a_spare_reserve() -> None:
    match = subject_draw(hands={"austria": ("cossacks",)})
    assert question(match) == ("austria", "new_hand")
    state = play(match, ("renew",))
    assert len(state.hands["austria"]) == COMPONENTS.nations["austria"].most
    assert len(state.spares["austria"]) == len(COMPONENTS.reserves_of("austria")) == 1
    assert "cossacks" in state.discard
    own, foreign = (
        next(one for one in Game().view(state, seat)["panels"] if one.get("power") == "austria") for seat in (2, 0)
    )
    assert own["spares"] == list(state.spares["austria"])
    assert foreign["spares"] == [None]
    everybody = next(one for one in Game().view(state, EVERYBODY)["panels"] if one.get("power") == "austria")
    assert everybody["spares"] == own["spares"]
    kept = play(subject_draw(hands={"austria": ("cossacks",)}), ("keep_hand",))
    assert kept.hands["austria"] == ("cossacks",)


def austria_plays(spare: str = "manoeuvre", **said: Any) -> Match:
    """An impulse of Austria, which has a card in place of its reserve card."""
    state = position(
        ("plays", "austria"),
        turn=2,
        due="austria",
        active="austria",
        acting="austria",
        phase="impulses",
        **{**EMPTY, **said},
    )
    state.spares, state.used_reserves = {"austria": (spare,)}, {"hofkriegsrat"}
    state.deck = state.deck.without(spare)
    return table(state=state)


@covers("nw-14.31-4", "nw-6.2-1")
def test_a_spare_reserve_is_an_event_beside_a_card() -> None:
    """It is a reserve card in every way: for its event, and with the + of a major power (5.12, 6.2)."""
    match = austria_plays("talleyrand", hands={"austria": ("cossacks",)}, consuls={"turkey": ("", "unaligned", False)})
    state = play(match, ("spare_event", "talleyrand"), ("advance", "turkey", "austria"), ("no_more",))
    assert state.consuls["turkey"] == ("austria", "friendly", False)
    assert (state.spares["austria"], state.hands["austria"]) == ((), ("cossacks",))
    assert may(match, ("spend", "cossacks"))
    assert refused(austria_plays("to_the_death"), ("spare_event", "to_the_death")) == "nw-6.15-1"


@covers("nw-14.31-4", "nw-5.12-3")
def test_the_cp_of_a_spare_reserve_join_those_of_a_card() -> None:
    match = austria_plays(hands={"austria": ("cossacks",)})
    play(match, ("spend", "cossacks"))
    both = COMPONENTS.cards["cossacks"].cp + COMPONENTS.cards["manoeuvre"].cp
    assert play(match, ("use_spare", "manoeuvre")).cp == both


@covers("nw-14.31-4", "nw-6.14-1")
def test_a_spare_reserve_answers_like_a_card() -> None:
    """Nobody but Austria knows that it has Countermand; an event that is announced is stopped with it."""
    state = position(
        ("plays", "france"), turn=2, active="france", acting="france", due="france", phase="impulses", **EMPTY,
        hands={"france": ("bumper_harvest",)},
    )  # fmt: skip
    state.spares = {"austria": ("countermand",)}
    state.deck = state.deck.without("countermand")
    match = table(state=state)
    play(match, ("event", "bumper_harvest"))
    state = play(match, ("austria", ("play", "countermand")))
    assert state.spares["austria"] == ()
    assert {"countermand", "bumper_harvest"} <= {*state.discard, *state.removed}
    assert told(match, "response_played") == [{"power": "austria", "card": "countermand"}]


@covers("nw-14.31-4", "nw-14.33-1")
def test_a_spare_reserve_is_played_as_one_and_gone_after_the_turn() -> None:
    match = austria_plays(hands={"austria": ("cossacks",)})
    state = play(match, ("use_spare", "manoeuvre"))
    assert state.cp == COMPONENTS.cards["manoeuvre"].cp
    assert state.discard == ("manoeuvre",)
    assert state.spares == {"austria": ()}
    state = look(austria_plays())
    state.agenda, state.subjects, state.no_reserves = [("next_turn",)], {}, {"austria"}
    assert look(table(state=state, others=1)).used_reserves == {"hofkriegsrat"}
    state = look(austria_plays())
    state.agenda = [("draw_phase",)]
    assert look(table(state=state, others=1)).spares == {}


@covers("nw-14.31-3")
def test_who_has_redrawn_has_no_new_hand() -> None:
    state = position(
        ("redraw", "austria"), ("new_hand", "austria"), turn=2, hands={"austria": ("cossacks", "manoeuvre")}, **EMPTY
    )
    state.camps.pop("austria")
    state.subjects["austria"] = Subject("france", 3)
    match = table(state=state, others=2)
    play(match, ("redraw",), ("keep_hand",))
    finish(match)


@covers("nw-14.31-7")
def test_cards_beyond_the_maximum_move_consuls() -> None:
    cards = {"cossacks", "manoeuvre", "fireships", "russo_turkish_war", "serbian_revolt", "torres_vedras"}
    hand = tuple(card for card in COMPONENTS.cards if card in cards)
    state = position(("hand_limit", "austria"), turn=2, phase="draw", hands={"austria": hand}, **EMPTY)
    state.consuls.update(turkey=("austria", "friendly", False), prussia=("austria", "associate", False))
    match = table(state=state, others=2)
    card = look(match).hands["austria"][0]
    play(match, ("discard", card))
    assert look(match).resources["austria"] == 2
    assert question(match) == ("austria", "surplus")
    assert look(match).cp == COMPONENTS.cards[card].cp
    assert refused(match, ("court", "prussia")) == "nw-14.31-7"
    assert court_forbidden(look(match), "austria", ("court", "prussia")) == "nw-14.31-7"
    assert court_forbidden(look(match), "austria", ("court", "turkey")) is None
    assert refused(match, ("estrange", "spain")) == "nw-14.31-7"
    state = play(match, ("favor", "turkey"))
    assert state.consuls["turkey"] == ("austria", "friendly", True)
    play(match, ("no_more",))
    finish(match)
    rolled(match)


@covers("nw-14.31-4")
def test_spare_reserves_are_drawn_anew_for_whoever_cannot_know_them() -> None:
    match = subject_draw(hands={"austria": ("cossacks",)})
    state = play(match, ("renew",))
    foreign, own = state.copy(), state.copy()
    Game().resample(foreign, 0, ScriptedDice((), others=5))
    Game().resample(own, 2, ScriptedDice((), others=5))
    assert own.spares == state.spares
    assert foreign.spares != state.spares
    assert list(Game().invariants(foreign)) == []
