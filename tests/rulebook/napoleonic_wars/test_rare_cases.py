"""Rare choices in impulses: cards beside CP, cards that only their holder has, Refit markers, what stops a march."""

from __future__ import annotations

from typing import Any

from tests.rulebook.napoleonic_wars.cards.staging import holding, minor, not_played
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    table,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import break_pact
from warcouncil.titles.napoleonic_wars.seasons import minors
from warcouncil.titles.napoleonic_wars.seasons.plays import CARD, EXTRA
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, REGROUP, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.building import POOLS
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS
from warcouncil.titles.napoleonic_wars.war.marching import passage_forbidden

# -- an event beside CP (5.12)


def spending(power: str, cp: int, *dice: tuple[str, object], **said: Any) -> Match:
    """A nation has played a card for its CP and has some of them left."""
    state = position(**{"turn": 2, "units": {}, "squadrons": {}, **said})
    state.mark(CARD, power)
    return impulse(power, cp, *dice, state=state)


@covers("nw-5.12-3", "nw-5.12-1")
def test_a_reserve_card_is_an_event_between_the_cp_of_a_card() -> None:
    match = spending("russia", 3, units={"kiev": {"russia": 1}})
    go(match, ("march_unit", "kiev"), min(one for one in enterable(match, "kiev")), ("halt",))
    assert question(match) == ("russia", "action")
    go(match, ("reserve_event", "opolchenie"), *[("place_troops", "moscow")] * 2, ("place_troops", "kiev"))
    assert question(match) == ("russia", "action")
    assert look(match).cp == 2
    assert look(match).used_reserves == {"opolchenie"}
    assert refused(match, ("use_resource",)) == "nw-5.12-2"


def enterable(match: Match, space: str) -> list[Option]:
    """Where whatever stands in a duchy can go by itself."""
    return [
        ("enter", near) for near in NEIGHBOURS[space] if passage_forbidden(look(match), "russia", space, near) is None
    ]


@covers("nw-5.12-1", "nw-5.12-2")
def test_no_event_of_a_minors_reserve_card_beside_its_card() -> None:
    match = spending("spain", 3)
    assert refused(match, ("reserve_event", "junta")) == "nw-5.12-1"
    state = position(turn=2, units={}, squadrons={})
    state.mark(EXTRA, "france")
    match = impulse("france", 2, state=state)
    assert refused(match, ("reserve_event", "grande_armee")) == "nw-5.12-2"


@covers("nw-5.12-3", "nw-14.31-4")
def test_cp_that_an_event_grants_do_not_swallow_those_of_the_card() -> None:
    """Austria has Berthier in place of a reserve card: its points are for moves and flags, and then its own go on."""
    state = position(turn=2, units={"vienna": {"austria": 1}}, squadrons={}, spares={"austria": ("berthier",)})
    state.deck = state.deck.without("berthier")
    state.mark(CARD, "austria")
    match = impulse("austria", 3, state=state)
    go(match, ("spare_event", "berthier"))
    assert question(match) == ("austria", "event_points")
    assert look(match).cp == 7
    go(match, ("end_actions",))
    assert question(match) == ("austria", "action")
    assert look(match).cp == 3


@covers("nw-5.12-3")
def test_gold_for_an_ally_leaves_the_cp_of_the_card_alone() -> None:
    """Austria spends the gold first; then Britain goes on with what it has left of its own card."""
    state = position(turn=2, units={"vienna": {"austria": 1}}, squadrons={}, spares={"britain": ("english_gold",)})
    state.deck = state.deck.without("english_gold")
    state.mark(CARD, "britain")
    match = impulse("britain", 3, state=state)
    go(match, ("spare_event", "english_gold"), ("name", "austria"), ("build", "vienna"), ("recruit", 2))
    rest(match)
    assert units(match, "vienna") == {"austria": 3}
    assert question(match) == ("britain", "action")
    assert look(match).cp == 3


@covers("nw-5.12-3")
def test_a_march_by_an_event_goes_no_further_on_the_cp_that_are_left() -> None:
    match = spending("austria", 4, units={"vienna": {"austria": 1}}, leaders={"charles": "vienna"})
    go(match, ("reserve_event", "hofkriegsrat"), ("march", "charles"), ("take", "austria", 3), ("enter", "linz"))
    rest(match)
    assert question(match) == ("austria", "action")
    assert (units(match, "linz"), look(match).cp) == ({"austria": 3}, 4)


# -- a card that is the only one of its nation


@covers("nw-5.31-1", "nw-6.1-4")
def test_the_sultan_is_not_deposed_for_the_sake_of_the_card_itself() -> None:
    """Turkey, unaligned, has no other card to give up: it builds with the CP."""
    said: dict[str, Any] = {"consuls": {"turkey": ("", "unaligned", False)}, "turn": 2}
    assert "sultan_deposed" in look(match := minor("turkey", "sultan_deposed", **said)).discard
    assert units(match, "constantinople") == {"turkey": 2}
    said["hands"] = {"turkey": ("sultan_deposed", "mud")}
    state = look(minor("turkey", "sultan_deposed", **{**said, "hands": {}}))
    assert not state.played_events


@covers("nw-6.1-4")
def test_a_panic_that_could_strike_nothing_but_itself_is_no_event() -> None:
    """Nobody has a resource, and nobody a card but France the panic."""
    nothing = dict.fromkeys(NATIONS, 0)
    assert not_played("france", "financial_panic", resources=nothing) == "nw-6.1-4"
    match = holding("france", "financial_panic", resources=nothing, hands={"russia": ("mud",)})
    assert may(match, ("event", "financial_panic"))
    match = holding("france", "financial_panic", resources={**nothing, "austria": 1})
    assert may(match, ("event", "financial_panic"))


# -- Refit markers of neutral minors (7.3, 7.5)


def building(nation: str, cp: int, **said: Any) -> NapoleonicState:
    state = position(**said)
    state.log = lambda *args, **more: None
    minors.build(state, nation, cp)
    return state


FULL: dict[str, Any] = {
    "units": {"constantinople": {"turkey": POOLS["turkey"]}},
    "leaders": {"ali_pasha": "varna", "yusuf": "belgrade"},
}


@covers("nw-7.3-3", "nw-7.5-8")
def test_a_minor_removes_one_marker_of_a_squadron_in_an_impulse() -> None:
    ships = {"constantinople": [("turkey", 2), ("turkey", 2), ("turkey", 0)]}
    state = building("turkey", 4, **FULL, squadrons=ships)
    assert state.squadrons == {"constantinople": (("turkey", 0), ("turkey", 1), ("turkey", 1))}
    assert state.credit == {"turkey": 1}


@covers("nw-7.5-4", "nw-5.62-1")
def test_a_minor_does_not_refit_what_it_has_just_recalled() -> None:
    ships = {"constantinople": [("turkey", 0), ("turkey", 0)], REGROUP: [("turkey", 0)]}
    state = building("turkey", 4, **FULL, squadrons=ships)
    assert state.squadrons == {"constantinople": (("turkey", 0), ("turkey", 0), ("turkey", 1))}


# -- a broken pact (8.21)


@covers("nw-8.21-5")
def test_enemies_in_subjects_that_they_control_may_go_home_as_well() -> None:
    said: dict[str, Any] = {"units": {"ceuta": {"britain": 2}}, "flags": {"ceuta": "britain"}, "squadrons": {}}
    match = run(position(turn=2, **said), lambda now: break_pact(now, "spain"))
    while not match.over and question(match)[1] == "restore":
        play(match, ("forgo",))
    assert question(match) == ("britain", "lodge")
    play(match, ("regroup",))
    assert units(match, REGROUP) == {"britain": 2}
    assert look(match).flags == {"ceuta": "britain"}


@covers("nw-8.21-5", "nw-8.21-4")
def test_squadrons_in_a_port_that_the_new_neutral_does_not_control_are_not_asked() -> None:
    """Ceuta is French: whoever lies there needs no leave."""
    said: dict[str, Any] = {"units": {}, "flags": {"ceuta": "france"}, "squadrons": {"ceuta": [("france", 0)]}}
    match = run(position(turn=2, **said), lambda now: break_pact(now, "spain"))
    while not match.over and question(match)[1] == "restore":
        play(match, ("forgo",))
    assert match.over
    assert look(match).squadrons == {"ceuta": (("france", 0),)}


# -- what stops a march, and in which words it is refused (9.52, 12.2, 13.6)


@covers("nw-9.52-1")
def test_before_a_fortress_those_stop_as_well_who_have_lost_their_leader() -> None:
    match = impulse(
        "austria",
        3,
        ("attrition by pass_or_marsh", (6, 1)),
        units={"innsbruck": {"austria": 1}},
        leaders={"john": "innsbruck"},
    )
    play(match, ("march", "john"), ("take", "austria", 1), ("enter", "mantua"), ("lose_leader", "john"))
    assert units(match, "mantua") == {"austria": 1}
    assert question(match) == ("austria", "action")
    assert refused(match, ("march_unit", "mantua")) == "nw-9.52-1"


@covers("nw-13.6-4")
def test_who_has_landed_is_told_that_landing_ends_its_move() -> None:
    match = impulse("britain", 5, units={"kent": {"britain": 1}}, squadrons={})
    play(match, ("convoy_unit", "kent"), ("steer", "north_sea"))
    port = next(one for one in sorted(choices(match)) if one[0] == "land")
    play(match, port)
    if question(match)[1] == "action":
        assert refused(match, ("march_unit", port[1])) == "nw-13.6-4"


@covers("nw-12.2-3")
def test_who_has_besieged_is_told_so() -> None:
    match = impulse(
        "france",
        3,
        ("siege: fortress", (1, 1)),
        ("siege: besieger", (1,) * (2 + 3 + 2)),
        units={"moravia": {"france": 2}},
        leaders={"davout": "moravia"},
    )
    play(match, ("siege", "davout"))
    assert refused(match, ("march", "davout")) == "nw-12.2-3"


# -- troops of a neutral minor that an event has placed (5.31, 17.2)


def risen(**said: Any) -> NapoleonicState:
    """Spain is neutral; an event has raised two units of it in Granada, which Britain has flagged."""
    state = position(turn=2, **{"units": {"granada": {"spain": 2}}, "flags": {"granada": "britain"}, **said})
    state.consuls["spain"] = ("", "unaligned", False)
    del state.camps["spain"]
    state.seat_nations({nation: seat for nation, seat in state.seats.items() if nation != "spain"})
    state.placed.add(("spain", "granada"))
    return state


@covers("nw-17.2-5")
def test_troops_of_a_neutral_take_their_own_duchy_back_at_the_end_of_the_turn() -> None:
    state = risen(squadrons={})
    state.phase, state.due = "attrition", "france"
    state.agenda = [("settle", "granada")]
    match = table(state=state, dice=[("attrition by end_of_turn", (1, 1))])
    assert match.over
    assert look(match).flags == {}
    assert units(match, "granada") == {"spain": 2}


@covers("nw-17.2-3", "nw-11.4-1")
def test_troops_of_a_neutral_fight_and_retreat_without_a_player() -> None:
    state = risen(units={"granada": {"spain": 2}, "gibraltar": {"britain": 2}}, leaders={"moore": "gibraltar"})
    dice = ("battle: attacker", (5, 1, 1, *(1,) * LEADERS["moore"].battle)), ("battle: defender", (1, 1))
    match = impulse("britain", 1, *dice, state=state)
    play(match, ("march", "moore"), ("take", "britain", 2))  # there is one way out of Gibraltar
    assert units(match, "granada") == {"britain": 2}
    assert sum(count for here in look(match).units.values() for one, count in here if one == "spain") == 2
