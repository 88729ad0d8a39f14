"""Broken pacts (8.21), troops that events have placed (17.2), and retreats that need a war (11.43)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    Game,
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
    told,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.table.book import Event
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import break_pact, price_back, restores, seal
from warcouncil.titles.napoleonic_wars.relations import at_war, neutral, open_to
from warcouncil.titles.napoleonic_wars.state import NATIONS, REGROUP, SPACES, Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.title import BOOK
from warcouncil.titles.napoleonic_wars.war import retreats
from warcouncil.titles.napoleonic_wars.war.intruders import contested

TURKISH = COMPONENTS.duchies("turkey")
EMPTY: dict[str, Any] = {"units": {}, "squadrons": {}}


def broken(*dice: tuple[str, object], **said: Any) -> Match:
    """An event breaks the pact of Spain with France."""
    return run(position(turn=2, **{**EMPTY, **said}), lambda now: break_pact(now, "spain"), *dice)


def forgone(match: Match) -> Match:
    """Nobody restores it."""
    while not match.over and question(match)[1] == "restore":
        play(match, ("forgo",))
    return match


@covers("nw-8.21-2", "nw-8.2-4")
def test_a_broken_pact_makes_a_neutral_with_new_cards() -> None:
    match = forgone(broken(("deck", 0), ("deck", 0), hands={"spain": ("manoeuvre", "cossacks")}))
    state = look(match)
    assert state.consuls["spain"] == ("", "unaligned", False)
    assert neutral(state, "spain")
    assert "spain" not in state.seats
    assert len(state.hands["spain"]) == 2
    assert set(state.discard) == {"cossacks", "manoeuvre"}
    assert state.restoring == ""
    assert list(Game().invariants(state)) == []


@covers("nw-8.21-3", "nw-7.7-3")
def test_troops_and_flags_leave_foreign_and_home_duchies() -> None:
    said = {
        "units": {"bayonne": {"spain": 1}, "madrid": {"france": 2, "spain": 1}, "ceuta": {"spain": 1}},
        "flags": {"lisbon": "spain", "burgos": "britain"},
    }
    state = look(forgone(broken(**said)))
    assert state.units == {
        REGROUP: (("france", 2), ("spain", 1)),
        "madrid": (("spain", 1),),
        "ceuta": (("spain", 1),),
    }
    assert state.flags == {}


@covers("nw-8.21-4")
def test_squadrons_after_a_broken_pact() -> None:
    ships = {"cadiz": [("france", 0)], "brest": [("spain", 0)], "corunna": [("spain", 0)]}
    match = forgone(broken(squadrons=ships))
    assert question(match) == ("france", "lodge")
    assert look(match).ships_at(REGROUP) == (("spain", 0),)
    assert look(match).ships_at("corunna") == (("spain", 0),)
    play(match, ("stay",))
    assert look(match).ships_at("cadiz") == (("france", 0),)
    match = forgone(broken(squadrons=ships))
    play(match, ("regroup",))
    assert look(match).ships_at("cadiz") == ()


def lodged(*dice: tuple[str, object], **said: Any) -> Match:
    """A French squadron stays in neutral Cadiz, and a British one is before it."""
    neutrals = {"consuls": {"spain": ("", "unaligned", False)}, "seats": {}, "hands": {}}
    port = {"cadiz": [("france", 0)], "portuguese_coast": [("britain", 0)]}
    state = position(turn=2, units={}, **{"squadrons": port, **neutrals, **said})
    del state.camps["spain"]
    state.seat_nations({one: seat for one, seat in state.seats.items() if one != "spain"})
    return impulse("britain", 2, *dice, state=state)


@covers("nw-8.21-4", "nw-13.5-4")
def test_squadrons_that_lodge_with_a_neutral_are_attacked_without_any_fire_from_the_coast() -> None:
    match = lodged(("naval battle: active", (6, 1, 1)), ("naval battle: other", (1, 1)))
    play(match, ("sail", "portuguese_coast"), ("put_in", "cadiz"))
    state = look(match)
    assert state.squadrons == {"portuguese_coast": (("britain", 0),)}
    assert told(match, "naval_battle")[0]["power2"] == "france"
    assert neutral(state, "spain") and not told(match, "coastal_fire")


@covers("nw-8.33-1", "nw-8.21-4")
def test_nobody_sails_into_a_neutral_port_for_anything_else() -> None:
    """There is nobody in it, or its own squadrons."""
    for there in ([], [("spain", 0)]):
        match = lodged(squadrons={"cadiz": there, "portuguese_coast": [("britain", 0)]})
        play(match, ("sail", "portuguese_coast"))
        assert refused(match, ("put_in", "cadiz")) == "nw-8.33-1"


@covers("nw-8.21-5")
def test_subjects_stay_with_who_controls_them() -> None:
    said = {"units": {"ceuta": {"france": 1}}, "flags": {"ceuta": "france"}}
    match = forgone(broken(**said))
    assert question(match) == ("france", "lodge")
    state = play(match, ("stay",))
    assert state.flags == {"ceuta": "france"}
    assert units(match, "ceuta") == {"france": 1}
    match = forgone(broken(units={"ceuta": {"france": 1}}))
    assert units(match, REGROUP) == {"france": 1}


@covers("nw-8.21-1")
def test_the_former_sponsor_restores_a_pact_by_cp_that_suffice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = broken(hands={"france": ("cossacks",)})
    assert price_back(look(match), "spain") == 14
    while not match.over and question(match) != ("france", "restore"):
        play(match, ("forgo",))
    assert match.over or choices(match) == {("forgo",)}
    monkeypatch.setattr("warcouncil.titles.napoleonic_wars.diplomacy.pacts.price_back", lambda state, minor: 3)
    match = broken(hands={"france": ("cossacks",), "austria": ("manoeuvre",)})
    while question(match) != ("france", "restore"):
        play(match, ("forgo",))
    assert ("restore_reserve", "grande_armee") in choices(match)
    state = play(match, ("restore_card", "cossacks"))
    assert state.consuls["spain"] == ("france", "pact", False)
    assert state.discard == ("cossacks",)
    assert state.camps["spain"] == "imperial"


@covers("nw-8.21-1")
def test_the_former_sponsor_pays_with_a_card_and_a_reserve_card_as_in_an_impulse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card, reserve = COMPONENTS.cards["cossacks"], COMPONENTS.reserves["grande_armee"]
    price = "warcouncil.titles.napoleonic_wars.diplomacy.pacts.price_back"
    monkeypatch.setattr(price, lambda state, minor: card.cp + reserve.cp)
    match = broken(hands={"france": ("cossacks",)})
    while question(match) != ("france", "restore"):
        play(match, ("forgo",))
    play(match, ("restore_card", "cossacks"))
    assert (question(match), choices(match)) == (("france", "restore"), {("restore_reserve", "grande_armee")})
    state = play(match, ("restore_reserve", "grande_armee"))
    assert state.consuls["spain"] == ("france", "pact", False)
    assert (state.hands["france"], state.used_reserves) == ((), {"grande_armee"})
    monkeypatch.setattr(price, lambda state, minor: card.cp + reserve.cp + 1)
    match = broken(hands={"france": ("cossacks",)})
    while question(match) != ("france", "restore"):
        play(match, ("forgo",))
    assert choices(match) == {("forgo",)}


@covers("nw-8.21-1")
def test_an_event_that_restores_moves_that_consul_towards_the_former_sponsor_alone() -> None:
    match = broken(hands={"france": ("talleyrand",)})
    while question(match) != ("france", "restore"):
        play(match, ("forgo",))
    play(match, ("restore_event", "talleyrand"))
    assert {option for option in choices(match) if option[0] in ("advance", "withdraw")} == {
        ("advance", "spain", "france")
    }


@covers("nw-8.21-1", "nw-8.1-2")
def test_an_event_that_was_not_enough_has_moved_the_consul_all_the_same() -> None:
    match = broken(hands={"france": ("talleyrand",)})
    while question(match) != ("france", "restore"):
        play(match, ("forgo",))
    play(match, ("restore_event", "talleyrand"))
    while not match.over and question(match)[1] == "event_consul":
        play(match, next(option for option in sorted(choices(match)) if option[0] == "advance"))
    state = look(forgone(match))
    assert neutral(state, "spain")
    assert state.consuls["spain"] == ("france", "aid", False)
    assert state.restoring == ""


@covers("nw-8.21-1")
def test_anybody_restores_a_pact_by_an_event_in_the_order_of_play() -> None:
    card = next(one for one in COMPONENTS.cards if restores(one, "spain"))
    printed = BOOK.events[card]
    BOOK.events[card] = Event(lambda state, power: seal(state, "spain", "france"))
    try:
        match = broken(hands={"austria": (card,)})
        while question(match) != ("austria", "restore"):
            play(match, ("forgo",))
        state = play(match, ("restore_event", card))
    finally:
        BOOK.events[card] = printed
    assert state.consuls["spain"] == ("france", "pact", False)
    assert told(match, "pact_lost") == []
    assert match.over


# -- troops that an event has placed


def placed(power: str, cp: int, *dice: tuple[str, object], **said: Any) -> Match:
    """French Minor Troops in Warsaw; Prussia is a neutral player."""
    said = {"units": {"warsaw": {"france": 2}, "posen": {"prussia": 1}}, "players": 5, "squadrons": {}, **said}
    state = position(**said)
    state.placed.add(("france", "warsaw"))
    return impulse(power, cp, *dice, state=state)


def at_war_with_nobody_else(state: NapoleonicState) -> bool:
    return not any(at_war(state, "prussia", one) for one in NATIONS)


@covers("nw-17.2-1", "nw-17.2-2", "nw-8.33-9")
def test_minor_troops_in_warsaw() -> None:
    """Worked example minor_troops_warsaw (17.2): they flag it without war, and go no further without one."""
    match = placed("france", 5)
    play(match, ("march_unit", "warsaw"))
    assert refused(match, ("enter", "posen")) == "nw-9.54-1"
    assert may(match, ("enter", "lublin"))
    match = placed("france", 5)
    state = play(match, ("flag", "warsaw"))
    assert state.flags["warsaw"] == "france"
    assert neutral(state, "prussia")
    assert at_war_with_nobody_else(state)
    state = position(units={"warsaw": {"france": 2}}, players=5, squadrons={})
    assert refused(impulse("france", 5, state=state), ("flag", "warsaw")) == "nw-8.33-1"


@covers("nw-17.2-1")
def test_only_the_troops_themselves_flag_where_an_event_has_placed_them() -> None:
    """They are lost; an army next to Warsaw has no part in it."""
    near = {"units": {"lublin": {"france": 2}}, "leaders": {"ney": "lublin"}, "flags": {"lublin": "france"}}
    match = placed("france", 5, **near)
    assert refused(match, ("flag", "warsaw")) == "nw-8.33-1"
    assert at_war_with_nobody_else(look(match))
    state = look(placed("france", 5))
    state.add_units("warsaw", "france", -2)
    assert state.placed == set()


@covers("nw-17.2-2")
def test_troops_that_have_left_need_a_war_to_come_back() -> None:
    match = placed(
        "france", 9, ("attrition by ambush", (1,)), flags={"posen": "russia"}, units={"warsaw": {"france": 1}}
    )
    play(match, ("march_unit", "warsaw"), ("enter", "posen"))
    assert look(match).placed == set()
    assert not open_to(look(match), "france", "warsaw")
    led: dict[str, Any] = {"units": {"warsaw": {"france": 1}}, "leaders": {"ney": "warsaw"}}
    match = placed("france", 9, ("attrition by ambush", (1, 1)), flags={"posen": "russia"}, **led)
    play(match, ("march", "ney"), ("take", "france", 1), ("enter", "posen"))
    assert look(match).placed == set()


@covers("nw-17.2-3")
def test_the_owner_enters_and_fights_without_a_war() -> None:
    """Worked example minor_troops_warsaw (17.2): Prussia may go to Warsaw until a French flag is there."""
    dice = [("battle: attacker", (1, 1)), ("battle: defender", (6, 1, 1, 1))]
    match = placed("prussia", 3, *dice, units={"warsaw": {"france": 2}, "posen": {"prussia": 1}})
    play(match, ("march_unit", "posen"), ("enter", "warsaw"))
    assert question(match) == ("france", "evade")
    state = play(match, ("stand",), ("stand",))
    assert units(match, "warsaw") == {"france": 2}
    assert at_war_with_nobody_else(state)
    match = placed("prussia", 3, flags={"warsaw": "france"})
    play(match, ("march_unit", "posen"))
    assert refused(match, ("enter", "warsaw")) == "nw-9.54-1"
    minor = placed("france", 3, players=4)
    assert not contested(look(minor), "france", "prussia", "warsaw")


@covers("nw-17.2-4")
def test_the_other_camp_flags_what_was_flagged_after_an_event() -> None:
    near = {"brest_litovsk": {"russia": 1}}
    match = placed("russia", 5, units=near)
    play(match, ("march_unit", "brest_litovsk"))
    assert refused(match, ("enter", "warsaw")) == "nw-9.54-1"
    match = placed("russia", 5, units=near, flags={"warsaw": "france"})
    play(match, ("march_unit", "brest_litovsk"), ("enter", "warsaw"), ("halt",))
    state = play(match, ("flag", "warsaw"))
    assert state.flags["warsaw"] == "russia"
    assert neutral(state, "prussia")


def uprising() -> Match:
    """Russia has taken the French flags in Warsaw and Naples by an event, and the turn ends."""
    state = position(
        ("plays", "russia"),
        ("settle", "warsaw"),
        ("settle", "naples"),
        players=3,
        turn=2,
        units={"warsaw": {"france": 1}, "naples": {"france": 2}},
        squadrons={},
        flags={"warsaw": "france", "naples": "france"},
        hands={"russia": ("nationalist_uprising",)},
        resources={"russia": 0},
        used_reserves={"opolchenie"},
    )
    state.phase, state.active, state.acting, state.due = "impulses", "russia", "russia", "russia"
    match = table(state=state, dice=[("attrition by end_of_turn", (1,)), ("attrition by end_of_turn", (6, 1))])
    play(match, ("event", "nationalist_uprising"), ("strike_flag", "warsaw"), ("strike_flag", "naples"))
    return match


@covers("nw-17.2-5")
def test_survivors_of_the_turns_end_flag_the_duchy_or_regroup() -> None:
    """Worked example uprising_warsaw_naples (17.2): in the neutral's duchy and in the enemy's alike."""
    match = uprising()
    assert look(match).flags == {}
    assert question(match) == ("france", "settled")
    play(match, ("claim",))
    assert question(match) == ("france", "settled")
    state = play(match, ("claim",))
    assert (state.flags, neutral(state, "prussia")) == ({"warsaw": "france", "naples": "france"}, True)
    match = uprising()
    state = play(match, ("regroup",), ("regroup",))
    assert units(match, REGROUP) == {"france": 2}
    assert (state.flags, state.placed) == ({}, set())


@covers("nw-17.2-5", "nw-5.6-3")
def test_only_those_who_do_not_control_a_duchy_flag_it() -> None:
    """Prussians stand in Warsaw beside the French of an event, and Prussia is due; the French decide."""
    both = {"warsaw": {"france": 1, "prussia": 1}}
    state = position(("settle", "warsaw"), players=5, turn=2, due="prussia", units=both, squadrons={})
    state.placed.add(("france", "warsaw"))
    match = table(state=state, dice=[("attrition by end_of_turn", (1,))])
    assert question(match) == ("france", "settled")
    assert play(match, ("claim",)).flags == {"warsaw": "france"}


@covers("nw-17.2-3", "nw-8.33-1")
def test_without_a_war_the_owner_takes_no_flag_back_at_the_end_of_the_turn() -> None:
    """The French have flagged Warsaw beside Prussians who were there: from then on Prussia needs a war."""
    both = {"warsaw": {"france": 1, "prussia": 1}}
    state = position(("settle", "warsaw"), players=5, turn=2, units=both, squadrons={}, flags={"warsaw": "france"})
    match = table(state=state, dice=[("attrition by end_of_turn", (1,))])
    assert look(match).flags == {"warsaw": "france"}
    assert units(match, "warsaw") == {"france": 1, "prussia": 1}


# -- retreats into neutral duchies


def cornered(*dice: tuple[str, object]) -> Match:
    """Austrians are beaten on the Turkish border; all other ways are closed, and Turkey is neutral."""
    near = COMPONENTS.atlas.neighbours
    border = next(
        one
        for one in COMPONENTS.duchies("austria")
        if any(two in TURKISH and not COMPONENTS.atlas.spaces[two].fortress for two in near[one])
    )
    ring = {space: {"france": 1} for space in near[border] if space not in TURKISH}
    state = position(turn=2, units={border: {"austria": 3}, **ring}, squadrons={})
    state.battle = Battle(border, "france", origin=next(iter(ring)))
    return run(state, fleeing, *dice)


def fleeing(state: NapoleonicState) -> Any:
    assert state.battle is not None
    yield from retreats.retreat(state, state.battle, ("austria",), active=False)


@covers("nw-11.43-1")
def test_a_retreat_into_a_neutral_duchy_is_a_declaration_of_war() -> None:
    match = cornered(("attrition by withdrawal", (1, 1, 1)))
    assert question(match) == ("austria", "refuge")
    way = next(option for option in sorted(choices(match)) if option[0] == "flee_to")
    state = play(match, way)
    assert state.consuls["turkey"] == ("france", "pact", False)
    assert state.units_at(str(way[1]), "austria") == 3
    match = cornered()
    play(match, ("perish",))
    assert look(match).units_in_play("austria") == 0
    assert neutral(look(match), "turkey")


def cornered_by_prussia(hand: tuple[str, ...], used: tuple[str, ...] = (), phase: str = "impulses") -> Match:
    """Austrians are beaten in Prague; all ways are closed but one to Prussia, a neutral player."""
    near = COMPONENTS.atlas.neighbours["prague"]
    ring = {space: {"france": 1} for space in near if SPACES[space].nation != "prussia"}
    said: dict[str, Any] = {"units": {"prague": {"austria": 3}, **ring}, "squadrons": {}, "hands": {"austria": hand}}
    state = position(turn=2, players=5, used_reserves=set(used), phase=phase, **said)
    state.battle = Battle("prague", "france", origin=next(iter(ring)))
    return run(state, fleeing, ("attrition by withdrawal", (1, 1, 1)))


@covers("nw-11.43-1", "nw-8.33-3", "nw-14-1")
def test_a_retreat_that_begins_a_war_in_the_interphase_is_free() -> None:
    """No card is played then, and a declaration of war costs nothing."""
    match = cornered_by_prussia(("spring_thaw",), used=("hofkriegsrat",), phase="camps")
    way = next(option for option in sorted(choices(match)) if option[0] == "flee_to")
    state = play(match, way)
    assert state.hands["austria"] == ("spring_thaw",)
    assert state.camps["prussia"] == "imperial"
    assert state.units_at(str(way[1]), "austria") == 3


@covers("nw-11.43-1")
def test_war_on_a_power_is_paid_for_by_a_card_and_a_reserve_card() -> None:
    card = next(one.id for one in COMPONENTS.cards.values() if one.cp == 4)
    match = cornered_by_prussia((card,))
    way = next(option for option in sorted(choices(match)) if option[0] == "flee_to")
    play(match, way)
    assert question(match) == ("austria", "war_payment")
    assert choices(match) == {("pay_card", card), ("pay_reserve", "hofkriegsrat")}
    state = play(match, ("pay_card", card), ("pay_reserve", "hofkriegsrat"))
    assert (state.hands["austria"], state.used_reserves) == ((), {"hofkriegsrat"})
    assert at_war(state, "austria", "prussia")
    assert state.units_at(str(way[1]), "austria") == 3


def test_who_cannot_pay_for_the_war_perishes() -> None:
    card = next(one.id for one in COMPONENTS.cards.values() if one.cp == 2)
    match = cornered_by_prussia((card,))
    assert choices(match) == {("perish",)}
    match = cornered_by_prussia((), ())
    assert look(match).units_in_play("austria") == 0
    assert match.over


@covers("nw-8.6-1")
def test_talk_is_open_to_all() -> None:
    (channel,) = Game().talk(position(players=5))
    assert (channel.seats, channel.open, channel.clause) == ((0, 1, 2, 3, 4), True, "nw-8.6-1")
