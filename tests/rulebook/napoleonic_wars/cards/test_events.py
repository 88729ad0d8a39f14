"""Events of one's own impulse (6.1, 6.11 to 6.13, 6.17 to 6.19): pieces, cards, points, diplomacy, wars and rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from tests.rulebook.napoleonic_wars.driver import (
    Game,
    choices,
    impulse,
    look,
    play,
    position,
    question,
    refused,
    run,
    told,
    unanswered,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars import changes, conditions, effects
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events import carry, holds
from warcouncil.titles.napoleonic_wars.events.operations import OPERATIONS
from warcouncil.titles.napoleonic_wars.seasons.minors import is_forced
from warcouncil.titles.napoleonic_wars.state import NATIONS, OFF_MAP, REGROUP, NapoleonicState, Subject
from warcouncil.titles.napoleonic_wars.war.building import end_war, leader_forbidden
from warcouncil.titles.napoleonic_wars.war.marching import passage_forbidden

FIRE, MISS = (6,) * 2, (1,) * 3
"""What a French and a British squadron roll."""
EMPTY: dict[str, Any] = {"units": {}, "squadrons": {}, "hands": dict.fromkeys(NATIONS, ())}


def stage(player: str, card: str, **said: Any) -> NapoleonicState:
    """A nation in an impulse of the second turn, nothing on the map but what is said; its card has left its hand."""
    said = {"turn": 2, "round": 2, **EMPTY, **said}
    said["hands"] = {**EMPTY["hands"], **said["hands"]}
    state = position(**said)
    state.phase, state.active, state.acting, state.due, state.card = "impulses", player, player, player, card
    state.deck = state.deck.without(card) if card in state.deck else state.deck
    return state


def event(player: str, card: str, *dice: tuple[str, object], **said: Any) -> Match:
    """The event of a card as the play of an impulse."""
    return run(stage(player, card, **said), lambda now: carry.play(card, now, player), *dice)


def reserve(player: str, card: str, *dice: tuple[str, object], **said: Any) -> Match:
    return run(stage(player, card, **said), lambda now: carry.reserve_event(now, player, card), *dice)


def forbidden(player: str, card: str, **said: Any) -> str | None:
    return carry.event_forbidden(stage(player, card, **said), player, card)


def parts(value: Any) -> Iterator[msgspec.Struct]:
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


# -- the vocabulary


def test_every_operation_and_condition_of_the_deck_is_known() -> None:
    assert set(get_args(effects.Operation)) == set(OPERATIONS)
    assert set(get_args(conditions.When)) == set(holds.CONDITIONS)
    assert set(conditions.ROLES) == {*holds.ROLES, *holds.NAMED}
    printed = (*COMPONENTS.cards.values(), *COMPONENTS.reserves.values())
    used = {type(part) for one in printed for part in parts(one.effects) if isinstance(part, effects.Effect)}
    assert used <= set(OPERATIONS)
    assert {one.id for one in printed if one.special} == set(carry.SPECIAL)


@covers("nw-6.18-1")
@pytest.mark.parametrize("card", [one.id for one in COMPONENTS.cards.values() if one.no_1805])
def test_no_event_with_the_bar_in_1805(card: str) -> None:
    assert forbidden("france", card, turn=1) == "nw-6.18-1"
    assert forbidden("france", card, turn=2) != "nw-6.18-1"


@covers("nw-6.1-4")
@pytest.mark.parametrize(
    ("player", "card", "said"),
    [
        ("austria", "levee_en_masse", {}),
        ("france", "fireships", {}),
        ("france", "nationalist_uprising", {"flags": {}}),
        ("france", "poniatowski", {}),
        ("france", "russo_turkish_war", {"consuls": {"turkey": ("britain", "friendly", False)}}),
        ("france", "shortage_of_fodder", {"units": {"munich": {"france": 9}}}),
        ("turkey", "by_order_of_the_emperor", {}),
        ("france", "capitulation", {}),
        ("france", "torres_vedras", {}),
        ("britain", "press_gangs", {}),
    ],
)
def test_an_event_whose_parts_are_not_met_is_not_played(player: str, card: str, said: dict[str, Any]) -> None:
    assert forbidden(player, card, **said) == "nw-6.1-4"


# -- pieces


def test_levee_en_masse_places_two_in_a_duchy_and_more_in_need() -> None:
    match = event("france", "levee_en_masse")
    play(match, ("place_troops", "paris"), ("place_troops", "paris"))
    assert ("place_troops", "paris") not in choices(match)
    play(match, ("place_troops", "lyon"), ("place_troops", "metz"))
    assert match.over
    assert units(match, "paris") == {"france": 2}
    match = event("france", "levee_en_masse", units={"lyon": {"austria": 1}})
    for space in ("paris", "paris", "metz", "metz", "calais", "calais", "orleans"):
        play(match, ("place_troops", space))
    assert match.over


@covers("nw-6.12-1")
def test_without_counters_a_unit_elsewhere_is_given_up() -> None:
    most = next(pool.most for pool in COMPONENTS.pieces.pools if pool.nation == "austria")
    match = event("austria", "hungarian_insurrectio", units={"vienna": {"austria": most}})
    play(match, min(choices(match)))
    assert choices(match) == {("give_up_unit", "vienna"), ("no_more",)}
    state = play(match, ("give_up_unit", "vienna"))
    assert state.units_in_play("austria") == most
    assert state.units_at("vienna", "austria") == most - 1


def test_papal_decree_brings_a_unit_and_a_flag() -> None:
    state = play(event("france", "papal_decree"), ("place_troops", "ireland"))
    assert state.flags["ireland"] == "france"
    assert state.units_at("ireland", "france") == 1


def test_minor_troops_start_no_war() -> None:
    match = event("france", "minor_troops")
    state = play(match, ("place_troops", "warsaw"))
    assert units(match, "warsaw") == {"france": 2}
    assert ("france", "warsaw") in state.placed
    assert "prussia" not in state.camps


@covers("nw-6.1-1")
def test_nationalist_uprising_takes_flags_even_of_allies() -> None:
    match = event("russia", "nationalist_uprising", flags={"milan": "austria", "hanover": "france"})
    assert {("name", "austria"), ("name", "france")} <= choices(match)
    state = play(match, ("name", "austria"))
    assert "milan" not in state.flags


@covers("nw-6.17-1", "nw-6.17-2")
def test_dysentery_strikes_flags_as_well() -> None:
    said = {"units": {"hanover": {"france": 2}}, "leaders": {"ney": "hanover"}, "flags": {"hanover": "france"}}
    match = event("austria", "dysentery", ("attrition by event", (6, 6, 1, 1)), **said)
    assert choices(match) == {("lose_unit", "france"), ("lose_leader", "ney"), ("lose_flag", "hanover")}
    state = play(match, ("lose_flag", "hanover"))
    assert "hanover" not in state.flags
    assert match.over


@covers("nw-6.17-2")
@pytest.mark.parametrize(
    ("dice", "left"), [((6, 1, 1), (0, True, True)), ((6, 6, 1), (0, True, False)), ((6, 6, 6), (0, False, False))]
)
def test_nobody_agrees_to_the_loss_of_a_neutral_leader(dice: tuple[int, ...], left: tuple[int, bool, bool]) -> None:
    """Units and flags of a minor without a player go before its leader, and he goes when nothing else is left."""
    said = {"units": {"odessa": {"turkey": 1}}, "leaders": {"ali_pasha": "odessa"}, "flags": {"odessa": "turkey"}}
    state = look(event("austria", "dysentery", ("attrition by event", dice), **said))
    assert (state.units_at("odessa", "turkey"), "ali_pasha" in state.leaders, "odessa" in state.flags) == left


def test_infernal_machine_kills_and_leaves_the_game_or_brings_a_card() -> None:
    said = {"leaders": {"ney": "paris"}, "units": {"paris": {"france": 1}}}
    state = look(event("austria", "infernal_machine", ("event infernal_machine", 6), **said))
    assert "ney" not in state.leaders
    assert state.removed == ("infernal_machine",)
    match = event("austria", "infernal_machine", ("event infernal_machine", 2), ("deck", 0), **said)
    assert look(match).discard == ("infernal_machine",)
    assert len(look(match).hands["france"]) == 1


@covers("nw-6.13-3")
def test_a_green_mark_has_its_condition() -> None:
    match = event("france", "bumper_harvest", units={REGROUP: {"france": 1}})
    state = play(match, ("alternative", 1))
    assert state.removed == ("bumper_harvest",)
    assert state.resources["france"] == 2
    match = event("france", "bumper_harvest", units={REGROUP: {"france": 1}})
    state = play(match, ("alternative", 2), ("muster_unit", "paris"))
    assert state.discard == ("bumper_harvest",)
    assert state.units_at("paris", "france") == 1


def test_fodder_keeps_four_pieces() -> None:
    state = look(event("austria", "shortage_of_fodder", units={"munich": {"france": 11}}))
    assert state.units == {"munich": (("france", 4),), REGROUP: (("france", 7),)}


def test_malet_napoleon_rides_home_or_france_discards() -> None:
    said = {"units": {"linz": {"france": 1}}, "leaders": {"napoleon": "linz"}}
    hand = {"france": ("manoeuvre", "cossacks")}
    match = event("austria", "malet_conspiracy", hands=hand, **said)
    assert question(match) == ("france", "event_choice")
    assert play(match, ("alternative", 1)).leaders["napoleon"] == "paris"
    match = event("austria", "malet_conspiracy", hands={"france": ("manoeuvre",)}, **said)
    assert play(match, ("alternative", 2), ("discard", "manoeuvre")).hands["france"] == ()
    assert look(match).leaders["napoleon"] == "linz"
    match = event("austria", "malet_conspiracy", hands={"france": ()}, **said)
    assert look(match).leaders["napoleon"] == "paris"


# -- cards and points


@covers("nw-6-1")
def test_europe_exhausted_brings_peace_nearer_and_cp() -> None:
    match = event("france", "europe_exhausted", units={"paris": {"france": 1}})
    assert look(match).peace == 2
    assert look(match).cp == 4


def test_court_intrigue_voids_a_reserve_card_or_costs_a_card() -> None:
    said = {"used_reserves": {"opolchenie"}, "hands": {"russia": ("manoeuvre",)}}
    match = event("austria", "court_intrigue", ("card of russia", 0), **said)
    state = play(match, ("name", "russia"))
    assert state.hands["russia"] == ()
    state = play(event("austria", "court_intrigue"), ("name", "france"), ("void", "grande_armee"))
    assert state.used_reserves == {"grande_armee"}


def test_the_status_comes_once() -> None:
    state = look(event("france", "by_order_of_the_emperor"))
    assert state.plus_key == "france"
    assert state.lasting == {"by_order_of_the_emperor"}
    assert list(Game().invariants(state)) == []
    assert forbidden("france", "by_order_of_the_emperor", honoured={"france"}) == "nw-6.1-4"
    assert forbidden("austria", "by_order_of_the_emperor", plus_key="france") == "nw-6.1-4"


def test_english_gold_builds_and_moves_only() -> None:
    match = event("britain", "english_gold", units={"vienna": {"austria": 2}}, leaders={"charles": "vienna"})
    play(match, ("name", "austria"))
    assert question(match) == ("austria", "event_points")
    assert {one[0] for one in choices(match)} <= {
        "build", "build_squadron", "appoint", "form_group", "march", "march_unit", "end_actions",
    }  # fmt: skip
    state = play(match, ("build", "vienna"), ("recruit", 2))
    assert state.units_at("vienna", "austria") == 4
    assert match.over


def test_manoeuvre_marches_free() -> None:
    said = {
        "units": {"munich": {"france": 2}, "prague": {"austria": 2}},
        "leaders": {"ney": "munich", "charles": "prague"},
    }
    match = event("france", "manoeuvre", **said)
    play(match, ("march", "ney"), ("take", "france", 2), ("enter", "salzburg"))
    assert question(match)[0] == "france"
    force = look(match).moving
    assert force is not None
    assert force.free == 3


# -- diplomacy


def test_talleyrand_moves_a_consul_two_boxes() -> None:
    match = event("france", "talleyrand", consuls={"sweden": ("", "unaligned", False)})
    play(match, ("advance", "sweden", "france"))
    state = play(match, ("advance", "sweden", "france"))
    assert state.consuls["sweden"][0] == "france"
    assert state.consuls["sweden"][1] == COMPONENTS.diplomacy.columns[2].id


@covers("nw-6.16-1")
def test_no_event_moves_a_consul_out_of_pact() -> None:
    match = event("austria", "talleyrand", consuls={"spain": ("france", "pact", False)})
    assert not any(option[1:2] == ("spain",) for option in choices(match))


def test_the_peninsular_war_breaks_the_pact_of_spain() -> None:
    match = event("britain", "peninsular_war", ("deck", 0), ("deck", 0))
    while not match.over and question(match)[1] in ("restore", "lodge"):
        play(match, ("forgo",))
    assert ("advance", "spain", "britain") in choices(match)
    assert ("advance", "spain", "france") not in choices(match)
    play(match, ("advance", "spain", "britain"))
    while not match.over:
        play(match, max(choices(match)))
    state = look(match)
    assert state.consuls["spain"] == ("britain", COMPONENTS.diplomacy.columns[2].id, False)
    assert state.units_in_play("spain") == 4
    assert len(state.hands["spain"]) == 2


def test_tilsit_needs_a_yes() -> None:
    match = event("france", "tilsit", units={"paris": {"france": 1}})
    assert question(match) == ("russia", "treaty")
    assert play(match, ("refuse",)).cp == 6
    match = event("france", "tilsit", ("deck", 0), ("deck", 0), flags={"vilna": "france"})
    play(match, ("agree",))
    state = look(match)
    assert state.subjects["russia"].conqueror == "france"
    assert "vilna" not in state.flags


# -- foreign wars


@covers("nw-6.13-1")
def test_a_foreign_war_takes_its_pieces() -> None:
    match = event("france", "russo_persian_war", units={"moscow": {"russia": 2}, "kiev": {"russia": 1}})
    play(match, ("commit_unit", "moscow"))
    state = play(match, ("commit_unit", "kiev"))
    assert state.wars == {"russo_persian_war": ("russia",)}
    assert state.units["russo_persian_war"] == (("russia", 2),)
    match = run(state.copy(), lambda now: end_war(now, "russia", ("end_war", "russo_persian_war")),
                ("end of russo_persian_war", 6))  # fmt: skip
    assert look(match).wars == {}
    assert look(match).removed == ("russo_persian_war",)
    assert look(match).units[REGROUP] == (("russia", 2),)


@covers("nw-6.12-2", "nw-6.13-5")
def test_who_lacks_pieces_pays_for_them_at_once() -> None:
    said = {"units": {REGROUP: {"russia": 1}}, "hands": {"russia": ("manoeuvre",)}, "used_reserves": {"opolchenie"}}
    match = event("france", "russo_persian_war", resources={"russia": 0}, **said)
    state = look(match)
    assert state.hands["russia"] == ()
    assert state.units["russo_persian_war"] == (("russia", 2),)
    assert REGROUP not in state.units
    assert told(match, "forced_to_submit") == []


@covers("nw-6.12-3")
def test_who_cannot_pay_submits() -> None:
    said = {"units": {"moscow": {"france": 1}}, "used_reserves": {"opolchenie"}, "resources": {"russia": 0}}
    match = event("austria", "russo_persian_war", **said)
    assert len(told(match, "forced_to_submit")) == 1


# -- rules for a while


@covers("nw-6.11-1")
def test_mud_makes_marches_dear_as_long_as_it_is_in_force() -> None:
    state = look(event("austria", "mud"))
    assert state.timed == ("mud",)
    assert changes.changed(state, "move_cost", "france") == 1
    match = impulse("france", 1, changes=state.changes, timed=("mud",), units={"munich": {"france": 1}})
    assert refused(match, ("march_unit", "munich")) == "nw-9.1-1"
    changes.forget(state)
    assert state.changes != ()
    state.timed = ()
    changes.forget(state)
    assert state.changes == ()


@covers("nw-6.11-1")
def test_events_last_side_by_side() -> None:
    winter = look(event("austria", "russian_winter"))
    state = look(event("austria", "mud", timed=winter.timed, changes=winter.changes))
    assert state.timed == ("russian_winter", "mud")
    assert {one.card for one in state.changes} == {"russian_winter", "mud"}


@covers("nw-6.1-3")
def test_the_later_event_sets_the_rating() -> None:
    state = look(event("britain", "torres_vedras", flags={"lisbon": "britain"}))
    assert changes.rating(state, "lisbon") == 4
    changes.add_change(state, card="mud", what="fortress", until="game", spaces=("lisbon",), to=1)
    assert changes.rating(state, "lisbon") == 1


def test_the_continental_system_ends_with_a_lost_port() -> None:
    state = look(event("france", "continental_system"))
    assert changes.card_cp(state, "britain", 4) == 3
    assert changes.card_cp(state, "britain", 1) == 1
    assert changes.card_cp(state, "france", 4) == 4
    state.set_flag("bordeaux", "britain")
    assert changes.card_cp(state, "britain", 4) == 4


def test_an_armistice_keeps_two_powers_apart() -> None:
    match = event("russia", "armistice", units={"munich": {"france": 2}})
    play(match, ("name_pair", "austria", "france") if ("name_pair", "austria", "france") in choices(match)
         else ("name_pair", "france", "austria"))  # fmt: skip
    state = look(match)
    assert changes.kept_from(state, "battle", "france", "austria")
    assert not changes.kept_from(state, "battle", "france", "russia")
    assert passage_forbidden(state, "france", "munich", "salzburg") == "nw-6.11-1"


def test_russian_winter_strikes_now_and_on_entry() -> None:
    said = {"units": {"moscow": {"france": 2}}}
    match = event("austria", "russian_winter", ("attrition by event", (6, 6)), **said)
    state = look(match)
    assert "moscow" not in state.units
    assert [one.what for one in state.changes] == ["entering"]
    assert "france" in state.changes[0].who
    assert "russia" not in state.changes[0].who


def test_napoleon_abdicates_and_comes_back() -> None:
    said = {"turn": 4, "flags": {"paris": "russia"}, "leaders": {"napoleon": "lyon"}, "units": {"lyon": {"france": 1}}}
    state = look(event("russia", "napoleon_abdicates", **said))
    assert "napoleon" not in state.leaders
    assert leader_forbidden(state, "napoleon") == "nw-6.11-1"
    assert state.last_turn == 6
    state.turn, state.changes = 6, ()
    match = run(state.copy(), carry.postponed)
    play(match, ("place_troops", "lyon"))
    while not match.over:
        play(match, ("place_troops", "lyon"))
    assert look(match).leaders["napoleon"] == "lyon"


# -- neutral minors


def test_a_neutral_minor_plays_by_rule() -> None:
    said = {"flags": {"naples": "france", "hanover": "france", "milan": "austria"}}
    match = event("turkey", "nationalist_uprising", **said)
    assert match.over
    assert set(look(match).flags) == {"milan"}
    state = stage("turkey", "nationalist_uprising", **said)
    assert is_forced(state, "turkey", "nationalist_uprising")


# -- reserve cards


def test_the_admiralty_judges_the_start_of_the_impulse() -> None:
    state = stage("britain", "admiralty", ruled=6)
    assert carry.event_forbidden(state, "britain", "admiralty") is None
    state.ruled = 5
    assert carry.event_forbidden(state, "britain", "admiralty") == "nw-6.1-4"


@covers("nw-faq-6.1-1")
def test_guerre_de_course_needs_no_war_with_britain() -> None:
    ships = {"brest": [("france", 0)], "north_sea": [("britain", 0)]}
    subject = {"britain": Subject("france", 3)}
    state = stage("france", "guerre_de_course", squadrons=ships, subjects=subject)
    del state.camps["britain"]
    assert carry.event_forbidden(state, "france", "guerre_de_course") is None


def test_guerre_de_course_is_fought_off_the_map() -> None:
    said = {"squadrons": {"brest": [("france", 0)], "north_sea": [("britain", 0)]}, "hands": {"britain": ("cossacks",)}}
    rolls = (("naval battle: active", FIRE), ("naval battle: other", MISS), ("card of britain", 0))
    match = reserve("france", "guerre_de_course", *rolls, **said)
    unanswered(match)
    state = look(match)
    assert state.squadrons == {OFF_MAP: (("france", 0),)}
    assert state.hands["britain"] == ()
    assert list(Game().invariants(state)) == []
