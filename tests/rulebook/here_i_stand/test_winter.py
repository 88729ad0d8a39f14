"""Winter (19): ships and armies go home, alliances end, replacements, overdue events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, question, run, table, told
from tests.rulebook.here_i_stand.land import kind_of, scene, size
from warcouncil.campaign import harbours, quarters
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import CAPITALS, CARDS, MAJORS
from warcouncil.titles.here_i_stand.seasons import winter
from warcouncil.titles.here_i_stand.state import HereIStandState

ITALY: dict[str, Any] = {
    "wars": [("papacy", "france"), ("papacy", "hapsburg"), ("france", "hapsburg")],
    "fields": {
        "minors": {"genoa": "france", "venice": "hapsburg"},
        "control": {
            **dict.fromkeys(("turin", "geneva", "modena", "venice"), "hapsburg"),
            **dict.fromkeys(("milan", "pavia", "genoa", "bastia", "marseille"), "france"),
            **dict.fromkeys(("florence", "siena", "ravenna", "rome"), "papacy"),
            "strasburg": "protestant",
        },
    },
}
"""The worked example of 19.3."""


def going_home(power: str, **said: Any) -> Match:
    """The armies of a power go home."""
    state = scene(**said)
    state.phase, state.agenda = "winter", [("armies_go_home", power)]
    return table(state=state)


def ships_home(power: str, ships: dict[str, dict[str, int]], **said: Any) -> Match:
    state = scene(ships=ships, **said)
    state.phase, state.agenda = "winter", [("ships_go_home", power)]
    return table(state=state)


def ending(**said: Any) -> HereIStandState:
    """The steps after the return home."""
    state = scene(**said)
    state.deck, state.discard, state.aside = Deck(), (), ()
    state.hands = dict.fromkeys(state.hands, ())
    state.phase, state.agenda = "winter", [("winter_ends",)]
    return look(table(state=state))


# -- the worked example


@covers("his-19.3-4", "his-19.3-7", "his-19.3-5")
def test_charles_goes_to_besancon() -> None:
    """his-ex-15a: Besancon over Geneva without loss, a capital only with half the army."""
    match = going_home("hapsburg", **ITALY, turin={"hapsburg": 4}, leaders={"charles_v": "turin"})
    assert choices(match) == {("winter_to", "besancon"), ("winter_to", "valladolid"), ("winter_to", "vienna")}
    play(match, ("winter_to", "besancon"))
    state = play(match, ("all",))
    assert (size(state, "besancon", "hapsburg"), state.leaders["charles_v"]) == (4, "besancon")
    match = going_home("hapsburg", **ITALY, turin={"hapsburg": 4}, leaders={"charles_v": "turin"})
    play(match, ("winter_to", "vienna"))
    state = play(match, ("all",))
    assert (size(state, "vienna", "hapsburg"), state.leaders["charles_v"]) == (2, "vienna")


@covers("his-19.3-6", "his-19.3-2")
def test_the_fifth_french_regular_of_milan_goes_to_paris() -> None:
    """his-ex-15b: over Genoa and the Gulf of Lyon, without loss; the Genoese stay."""
    match = going_home("france", **ITALY, milan={"france": 5}, genoa={"genoa": 2}, leaders={"montmorency": "milan"})
    assert kind_of(match) == "winter_formation"
    play(match, ("detach", "france", "regular", 1))
    assert ("send_home", "genoa") in choices(match)  # the Genoese might come to Paris, too
    state = play(match, ("done",))
    assert (size(state, "milan", "france"), size(state, "paris", "france")) == (4, 1)
    assert (size(state, "genoa", "genoa"), state.leaders["montmorency"]) == (2, "milan")
    finish(match)


@covers("his-19.3-5", "his-19.3-8")
def test_the_papal_army_of_trent_loses_three() -> None:
    """his-ex-15c: five set out through enemy land, two arrive at Rome, Ravenna or Florence."""
    match = going_home("papacy", **ITALY, trent={"papacy": 5}, ravenna={"papacy": 1})
    assert question(match) == ("papacy", "winter_optional")
    play(match, ("done",))
    assert choices(match) == {("winter_to", "ravenna"), ("winter_to", "florence"), ("winter_to", "rome")}
    play(match, ("winter_to", "rome"))
    state = play(match, ("detach", "papacy", "regular", 5))
    assert (size(state, "rome", "papacy"), size(state, "ravenna", "papacy")) == (2, 1)
    assert told(match, "units_lost")[0]["amount"] == 3
    finish(match)


# -- loans, the renegade, ships (19.1 to 19.3)


@covers("his-19-1", "his-19.3-13")
def test_the_order_of_the_winter() -> None:
    state = scene(
        paris={"france": 1},
        alliances=[("france", "papacy")],
        ships={"english_channel": {"france": 1}},
        leaders={"renegade": "paris"},
        fields={"sides": {"renegade": "france"}},
        dijon={"france": 1},
    )
    state.deck, state.discard, state.aside = Deck(), (), ()
    state.agenda = [("winter",)]
    match = table(state=state)
    while match.decisions:
        play(match, match.decisions[0].options[0])
    order = [entry.message for entry in match.log]
    assert (
        order.index("leader_gone") < order.index("ships_winter") < order.index("winters") < order.index("replacement")
    )


@covers("his-19.1-1")
def test_ships_on_loan_belong_to_their_owner_again() -> None:
    state = scene()
    state.add_ships("naples", "france", "hapsburg", squadron=2)
    match = run(state, harbours.loans_end)
    assert look(match).ships("naples", "france", "squadron") == 2


@covers("his-19.1-1", "his-19.3-1")
def test_returned_ships_sail_to_a_port_of_their_owner() -> None:
    match = ships_home("france", {"naples": {"france": 2}}, fields={"minors": {}})
    state = look(match)
    assert state.ships("marseille", "france", "squadron") == 2


@covers("his-19.2-1")
def test_the_renegade_leaves() -> None:
    state = scene(leaders={"renegade": "lyon"}, lyon={"france": 3}, fields={"sides": {"renegade": "france"}})
    match = run(state, winter.renegade_leaves)
    assert "renegade" not in look(match).leaders and "renegade" not in look(match).sides
    assert size(look(match), "lyon", "france") == 3


@covers("his-19.3-1")
def test_ships_are_divided_among_the_nearest_ports() -> None:
    match = ships_home("england", {"north_sea": {"england": 3}})
    assert ("dock", "calais", "squadron", 2) in choices(match)
    state = play(match, ("dock", "calais", "squadron", 2), ("dock", "london", "squadron", 1))
    assert (state.ships("calais", "england", "squadron"), state.ships("london", "england", "squadron")) == (2, 1)
    finish(match)


@covers("his-19.3-1")
def test_ships_in_their_own_port_stay_even_if_it_is_besieged() -> None:
    match = ships_home("england", {"calais": {"england": 1}}, calais={"france": 1}, sieges={"calais": {"france": 2}})
    assert look(match).ships("calais", "england", "squadron") == 1
    finish(match)


@covers("his-19.3-1")
def test_naval_leaders_sail_with_the_ships_of_their_zone() -> None:
    state = scene(ships={"aegean_sea": {"ottoman": 1}}, fields={"barbary": True})
    state.admirals = {"barbarossa": "aegean_sea"}
    state.agenda = [("ships_go_home", "ottoman")]
    match = table(state=state)
    play(match, ("dock", "salonika", "squadron", 1))
    assert look(match).admirals == {"barbarossa": "salonika"}


# -- land units (19.3)


@covers("his-19.3-2")
def test_nobody_winters_in_the_open() -> None:
    match = going_home("france", dijon={"france": 1})
    play(match, ("winter_to", "paris"))
    assert (size(look(match), "dijon", "france"), size(look(match), "paris", "france")) == (0, 1)
    finish(match)


@covers("his-19.3-2")
def test_units_in_a_capital_stay() -> None:
    match = going_home("france", paris={"france": 9})
    assert size(look(match), "paris", "france") == 9
    finish(match)


@covers("his-19.3-3")
def test_garrisons_may_go_to_the_capital() -> None:
    match = going_home("france", lyon={"france": 3})
    play(match, ("send_home", "lyon"), ("detach", "france", "regular", 2), ("done",))
    state = look(match)
    assert (size(state, "lyon", "france"), size(state, "paris", "france")) == (1, 2)
    finish(match)


@covers("his-19.3-3")
def test_a_garrison_may_send_several_groups() -> None:
    match = going_home("hapsburg", besancon={"hapsburg": 4})
    play(match, ("send_home", "besancon"), ("winter_to", "vienna"), ("detach", "hapsburg", "regular", 1))
    play(match, ("send_home", "besancon"), ("winter_to", "valladolid"), ("detach", "hapsburg", "regular", 1))
    assert ("send_home", "besancon") in choices(match)
    state = play(match, ("done",))
    assert [size(state, space, "hapsburg") for space in ("besancon", "vienna", "valladolid")] == [2, 1, 1]
    finish(match)


@covers("his-19.3-3", "his-19.3-16")
def test_units_that_came_to_a_home_key_do_not_march_on() -> None:
    fields = {"minors": {"hungary_bohemia": "hapsburg"}, "control": {"prague": "hapsburg", "buda": "hapsburg"}}
    match = going_home("hapsburg", buda={"hungary_bohemia": 2}, prague={"hungary_bohemia": 1}, fields=fields)
    play(match, ("send_home", "buda"), ("winter_to", "prague"), ("detach", "hungary_bohemia", "regular", 1))
    assert ("send_home", "prague") not in choices(match)
    assert ("send_home", "buda") in choices(match)
    play(match, ("done",))
    finish(match)


@covers("his-19.3-4")
@pytest.mark.parametrize(
    ("fields", "clear"),
    [
        ({}, True),
        ({"unrest": {"paris"}}, False),  # the end counts
        ({"unrest": {"geneva"}}, True),  # the start does not
        ({"control": {"lyon": "hapsburg", "grenoble": "hapsburg"}}, False),
    ],
)
def test_a_clear_path(fields: dict[str, Any], clear: bool) -> None:
    state = scene(wars=[("france", "hapsburg")], lyon={"hapsburg": 1}, fields=fields)
    assert quarters.clear_path(state, "france", "geneva", "paris") is clear  # units are ignored


@covers("his-19.3-4")
def test_a_clear_path_crosses_seas_without_ships_and_allied_spaces() -> None:
    state = scene(alliances=[("france", "papacy")], fields={"control": {"siena": "independent"}})
    assert quarters.clear_path(state, "france", "siena", "paris")  # over Rome and the sea to Marseille
    state.alliances.clear()
    assert not quarters.clear_path(state, "france", "siena", "paris")


@covers("his-19.3-5")
def test_the_owner_chooses_who_is_lost_on_the_way() -> None:
    match = going_home("france", trent={"france": (1, 1)}, fields={"control": {"milan": "independent"}})
    while kind_of(match) in ("winter_quarters", "winter_formation"):
        options = match.decisions[0].options
        play(match, ("winter_to", "paris") if ("winter_to", "paris") in options else ("all",))
    assert question(match) == ("france", "losses")


@covers("his-19.3-7")
def test_a_full_fortress_is_no_quarters() -> None:
    match = going_home("france", dijon={"france": 2}, lyon={"france": 4})
    play(match, ("done",))
    state = look(match)
    assert (size(state, "paris", "france"), size(state, "lyon", "france")) == (2, 4)


@covers("his-19.3-8", "his-19.3-7")
def test_a_stack_may_be_split() -> None:
    match = going_home("france", toulouse={"france": 3}, bordeaux={"france": 2})
    play(match, ("done",), ("winter_to", "bordeaux"), ("detach", "france", "regular", 2))
    state = look(match)
    assert (size(state, "bordeaux", "france"), size(state, "paris", "france")) == (4, 1)


@covers("his-19.3-8", "his-19.3-7")
def test_quarters_with_room_are_open_to_a_second_group() -> None:
    """Paris takes any number, so nobody of a divided stack is lost while Paris is French."""
    match = going_home("france", limoges={"france": 12})
    for target in ("paris", "bordeaux"):
        play(match, ("winter_to", target), ("detach", "france", "regular", 1))
    play(match, ("winter_to", "lyon"), ("detach", "france", "regular", 4))
    assert choices(match) == {("winter_to", "bordeaux"), ("winter_to", "paris")}  # Lyon is full
    state = play(match, ("winter_to", "bordeaux"), ("detach", "france", "regular", 3))
    assert {space: size(state, space, "france") for space in ("paris", "bordeaux", "lyon", "limoges")} == {
        "paris": 4,
        "bordeaux": 4,
        "lyon": 4,
        "limoges": 0,
    }
    assert not told(match, "units_lost")
    finish(match)


@covers("his-19.3-5", "his-19.3-8")
def test_every_group_to_the_same_place_has_its_own_losses() -> None:
    match = going_home("papacy", **ITALY, trent={"papacy": 5})
    for _ in range(2):
        play(match, ("winter_to", "rome"), ("detach", "papacy", "regular", 1))
    state = play(match, ("winter_to", "rome"), ("detach", "papacy", "regular", 3))
    assert size(state, "rome", "papacy") == 1  # together two of the five would have come through
    finish(match)


@covers("his-19.3-6", "his-19.3-16")
def test_a_capital_is_open_to_a_second_group_of_a_crowded_garrison() -> None:
    fields = {"minors": {"venice": "papacy"}, "control": {"venice": "papacy"}}
    match = going_home("papacy", ravenna={"papacy": 6, "venice": 1}, fields=fields)
    play(match, ("winter_to", "rome"), ("detach", "papacy", "regular", 1), ("detach", "venice", "regular", 0))
    play(match, ("winter_to", "venice"))  # the only Venetian goes without a question
    state = play(match, ("detach", "papacy", "regular", 1), ("done",))
    assert (size(state, "rome", "papacy"), size(state, "ravenna", "papacy")) == (2, 4)
    assert not told(match, "units_lost")
    finish(match)


@covers("his-19.3-9", "his-19.3-3")
def test_the_leader_of_an_emptied_garrison_goes_along() -> None:
    match = going_home("france", bordeaux={"france": 2}, leaders={"montmorency": "bordeaux"})
    state = play(match, ("send_home", "bordeaux"), ("detach", "france", "regular", 2))
    assert state.leaders == {"montmorency": "paris"}
    finish(match)


@covers("his-19.3-9", "his-19.3-6")
def test_the_leader_of_an_emptied_crowded_garrison_goes_along() -> None:
    match = going_home("france", bordeaux={"france": 6}, leaders={"montmorency": "bordeaux"})
    state = play(match, ("detach", "france", "regular", 6))
    assert (size(state, "paris", "france"), state.leaders) == (6, {"montmorency": "paris"})
    finish(match)


@covers("his-19.3-9")
def test_a_leader_stays_with_the_rest_of_a_garrison() -> None:
    match = going_home("france", bordeaux={"france": 6}, leaders={"montmorency": "bordeaux"})
    state = play(match, ("detach", "france", "regular", 5), ("done",))
    assert (size(state, "bordeaux", "france"), state.leaders) == (1, {"montmorency": "bordeaux"})
    finish(match)


@covers("his-19.3-9")
def test_a_leader_left_alone_goes_to_a_capital() -> None:
    match = going_home("france", leaders={"montmorency": "toulouse"})
    assert look(match).leaders == {"montmorency": "paris"}
    finish(match)


@covers("his-19.3-9")
def test_a_leader_goes_with_one_of_the_groups() -> None:
    match = going_home("hapsburg", linz={"hapsburg": 3}, leaders={"ferdinand": "linz"})
    play(match, ("winter_to", "vienna"), ("detach", "hapsburg", "regular", 2))
    play(match, ("winter_to", "valladolid"), ("detach", "hapsburg", "regular", 1))
    assert question(match) == ("hapsburg", "winter_leader")
    assert choices(match) == {("return_to", "ferdinand", "vienna"), ("return_to", "ferdinand", "valladolid")}


@covers("his-19.3-10")
def test_protestants_go_on_to_the_next_fortress_with_room() -> None:
    fields = {"control": dict.fromkeys(("wittenberg", "brandenburg", "leipzig"), "protestant")}
    match = going_home("protestant", leipzig={"protestant": 3}, wittenberg={"protestant": 3}, fields=fields)
    state = look(match)
    while match.decisions:
        state = play(match, match.decisions[0].options[-1])
    assert (size(state, "wittenberg", "protestant"), size(state, "brandenburg", "protestant")) == (4, 2)


@covers("his-19.3-10", "his-19.3-6")
def test_protestants_beyond_four_go_to_the_next_fortress() -> None:
    """They have no capital; those who find no room anywhere are lost."""
    fields = {"control": {"wittenberg": "protestant", "brandenburg": "protestant"}}
    leaders = {"john_frederick": "wittenberg"}
    match = going_home("protestant", wittenberg={"protestant": 7}, leaders=leaders, fields=fields)
    assert choices(match) >= {("detach", "protestant", "regular", 3), ("leader", "john_frederick")}
    assert ("detach", "protestant", "regular", 4) not in choices(match)  # the four are in the nearest one
    state = play(match, ("detach", "protestant", "regular", 3))
    assert (size(state, "wittenberg", "protestant"), size(state, "brandenburg", "protestant")) == (4, 3)
    assert state.leaders == leaders
    match = going_home("protestant", wittenberg={"protestant": 7}, brandenburg={"protestant": 3}, fields=fields)
    state = look(match)
    assert (size(state, "wittenberg", "protestant"), size(state, "brandenburg", "protestant")) == (4, 4)
    assert told(match, "units_lost")[0]["amount"] == 2
    finish(match)


@covers("his-19.3-10", "his-19.3-9")
def test_a_protestant_leader_alone_finds_a_bed_in_a_full_fortress() -> None:
    fields = {"control": {"wittenberg": "protestant", "brandenburg": "protestant"}}
    leaders = {"john_frederick": "leipzig"}
    match = going_home("protestant", wittenberg={"protestant": 4}, leaders=leaders, fields=fields)
    assert look(match).leaders == {"john_frederick": "wittenberg"}
    finish(match)


@covers("his-19.3-11")
def test_units_that_need_a_lost_capital_are_eliminated() -> None:
    match = going_home("france", dijon={"france": 2}, lyon={"france": 4}, fields={"control": {"paris": "england"}})
    state = look(match)
    assert (size(state, "dijon", "france"), size(state, "lyon", "france")) == (0, 4)
    finish(match)


@covers("his-19.3-12")
def test_the_hapsburgs_have_two_capitals_and_no_way_through_electorates() -> None:
    match = going_home("hapsburg", linz={"hapsburg": 1})
    assert choices(match) == {("winter_to", "vienna"), ("winter_to", "valladolid")}
    state = scene(fields={"league": False})
    assert "augsburg" not in quarters.nearest_quarters(state, "hapsburg", "regensburg")
    assert not quarters.clear_path(state, "hapsburg", "regensburg", "augsburg")
    state.league = True
    assert quarters.clear_path(state, "hapsburg", "regensburg", "augsburg")
    assert quarters.nearest_quarters(state, "hapsburg", "regensburg") == ("augsburg",)


@covers("his-19.3-14")
def test_besiegers_go_home() -> None:
    match = going_home(
        "france",
        wars=[("france", "hapsburg")],
        besancon={"france": 3, "hapsburg": 1},
        sieges={"besancon": {"france": 2}},
    )
    while match.decisions:
        play(match, match.decisions[0].options[-1])
    assert size(look(match), "besancon", "france") == 0


@covers("his-19.3-14")
def test_sieges_are_over_in_winter() -> None:
    assert not ending(sieges={"besancon": {"france": 2}}).sieges


@covers("his-19.3-15")
def test_a_sea_zone_counts_as_one_space() -> None:
    state = scene(fields={"control": {"genoa": "france"}})
    assert set(quarters.nearest_quarters(state, "france", "bastia")) == {"marseille", "genoa"}


@covers("his-19.3-16", "his-22.3-2")
def test_minor_units_may_winter_in_their_own_key() -> None:
    match = going_home(
        "france",
        siena={"genoa": 3},
        genoa={"france": 4},
        fields={"minors": {"genoa": "france"}, "control": {"florence": "independent", "milan": "independent"}},
    )
    play(match, ("done",))
    assert choices(match) == {("winter_to", "genoa"), ("winter_to", "paris")}
    lost = scene(fields={"minors": {"genoa": "france"}, "control": {"genoa": "hapsburg"}})
    assert quarters.capitals_of(lost, "france", "genoa", "siena") == ["paris"]
    play(match, ("winter_to", "genoa"))
    state = look(match)
    while match.decisions:
        state = play(match, match.decisions[0].options[-1])
    assert size(state, "genoa", "genoa") == 3


@covers("his-19.3-17")
def test_captives_stay_with_their_captor() -> None:
    captives = {"montmorency": "hapsburg"}
    match = going_home("france", leaders={"francis_i": "dijon"}, fields={"captives": captives})
    assert (look(match).captives, look(match).leaders) == (captives, {"francis_i": "paris"})
    finish(match)


@covers("his-19.3-13")
def test_protestant_regulars_do_not_move_before_the_league() -> None:
    match = going_home("protestant", wittenberg={"protestant": 2}, fields={"league": False})
    assert size(look(match), "wittenberg", "protestant") == 2
    finish(match)


# -- the rest (19.4 to 19.8)


@covers("his-19.4-1", "his-9.2-15")
def test_alliances_of_major_powers_end() -> None:
    state = ending(alliances=[("france", "papacy")], fields={"minors": {"genoa": "france"}})
    assert not state.alliances
    assert state.minors["genoa"] == "france"


@covers("his-19.5-1")
def test_capitals_raise_a_regular() -> None:
    state = ending(
        fields={"control": {"paris": "england"}, "unrest": {"rome"}},
        london={"france": 2},
        sieges={"london": {"france": 1}},
    )
    capitals = [capital for power in MAJORS for capital in CAPITALS[power]]
    raised = {space for space in capitals if space in state.troops}
    assert raised == {"istanbul", "vienna", "valladolid", "london"}
    assert size(state, "london", "england") == 1
    assert not any(stack.owner == "protestant" for stacks in state.troops.values() for stack in stacks)


@covers("his-19.5-1")
def test_no_regular_is_raised_beyond_the_counters() -> None:
    assert size(ending(rome={"papacy": 23}), "rome", "papacy") == 23


@covers("his-19.6-1", "his-19.7-1")
def test_markers_go_and_debaters_are_free() -> None:
    state = ending(fields={"gone_pirates": {"ionian_sea"}, "debaters": {"luther": True, "eck": True}})
    assert not state.gone_pirates
    assert not any(state.debaters.values())


@covers("his-19.8-1", table=True)
def test_the_deadlines_of_the_mandatory_events() -> None:
    deadlines = {card.id: card.deadline for card in CARDS.values() if card.deadline}
    assert deadlines == {
        "clement_vii": 2,
        "barbary_pirates": 3,
        "schmalkaldic_league": 4,
        "paul_iii": 4,
        "society_of_jesus": 6,
    }


@covers("his-19.8-1")
def test_an_overdue_event_happens() -> None:
    state = scene(fields={"turn": 3, "barbary": False})
    state.agenda, state.phase = [("winter_ends",)], "winter"
    assert any("barbary_pirates" in pile for pile in (state.deck, state.aside))
    match = table(state=state)
    after = look(match)
    assert after.barbary
    assert after.cp == 0
    assert "barbary_pirates" in after.removed
