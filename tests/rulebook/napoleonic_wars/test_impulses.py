"""Impulses in rounds (5.1 to 5.5), preemption, the + of resources and reserve cards, and how a turn ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    refused,
    table,
    told,
    unanswered,
)
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import in_order
from warcouncil.titles.napoleonic_wars.seasons.impulses import impulses_over
from warcouncil.titles.napoleonic_wars.state import NATIONS

SMALL = ("manoeuvre", "papal_decree", "minor_troops", "cossacks", "house_of_rothschild", "nationalist_uprising")
NONE: dict[str, tuple[str, ...]] = dict.fromkeys(NATIONS, ())


def turn(hands: Mapping[str, tuple[str, ...]], due: str = "france", **said: Any) -> Match:
    """The impulses of a turn in which nobody has anything but these cards: no resources, no reserves, no troops."""
    said["resources"] = {**dict.fromkeys(NATIONS, 0), **said.get("resources", {})}
    said.setdefault("used_reserves", {*(one for one in RESERVES)})
    said.setdefault("turn", 2)
    said.setdefault("units", {})
    return table(("impulse_phase",), hands={**NONE, **hands}, due=due, **said)


RESERVES = (
    "guerre_de_course", "grande_armee", "parliament", "admiralty", "hofkriegsrat", "opolchenie", "landwehr",
    "janissaries", "junta", "indelta", "gallant_danes",
)  # fmt: skip


def spend(match: Match, card: str) -> None:
    play(match, ("spend", card), ("end_actions",))


@covers("nw-5.1-1", "nw-3-44")
def test_impulses_follow_the_track_from_the_nation_that_is_due() -> None:
    match = turn({"austria": SMALL[:2], "russia": SMALL[2:4], "britain": SMALL[4:]}, due="austria")
    order = []
    for card in (SMALL[0], SMALL[2], SMALL[4]):
        order.append(question(match)[0])
        spend(match, card)
    assert order == ["austria", "russia", "britain"]
    assert look(match).round == 2


@covers("nw-5.1-2")
def test_who_has_cards_must_play_one() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:2]}, due="austria")
    assert refused(match, ("done",)) == "nw-5.1-2"
    assert choices(match) == {("spend", SMALL[0])}


@covers("nw-5.1-2")
def test_a_resource_stands_in_for_the_card() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:2]}, due="austria", resources={"austria": 1})
    play(match, ("use_resource",), ("done",))
    assert len(look(match).hands["austria"]) == 2
    assert question(match)[0] == "russia"


@covers("nw-5.11-1", "nw-16.2-3")
def test_one_card_an_impulse_even_if_a_resource_brings_another() -> None:
    """Worked example resource_plays (16.2)."""
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:2]}, due="austria", resources={"austria": 1})
    play(match, ("spend", SMALL[0]), ("use_resource",), ("end_actions",))
    assert len(look(match).hands["austria"]) == 1
    assert question(match)[0] == "russia"


@covers("nw-5.1-4", "nw-6.13-2")
def test_a_card_for_its_points_goes_to_the_discards() -> None:
    match = turn({"austria": ("russo_turkish_war",), "russia": SMALL[1:2]}, due="austria")
    spend(match, "russo_turkish_war")
    assert look(match).discard == ("russo_turkish_war",)


@covers("nw-5.11-1", "nw-16.2-3")
def test_a_second_card_is_refused() -> None:
    match = turn({"austria": SMALL[:2], "russia": SMALL[2:3]}, due="austria", resources={"austria": 1})
    play(match, ("spend", SMALL[0]), ("end_actions",))
    assert refused(match, ("spend", SMALL[1])) == "nw-5.11-1"
    assert may(match, ("use_resource",))


@covers("nw-16.2-1")
def test_a_resource_draws_a_card_which_may_be_played_at_once() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:2]}, due="austria", resources={"austria": 1})
    play(match, ("use_resource",))
    state = look(match)
    (drawn,) = set(state.hands["austria"]) - {SMALL[0]}
    assert state.resources["austria"] == 0
    assert {drawn, SMALL[0]} <= {option[1] for option in choices(match) if option[0] in ("spend", "event")}


@covers("nw-5.12-1", "nw-6.2-1")
def test_a_major_power_adds_a_reserve_card_to_its_card() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:2]}, due="austria", used_reserves=set())
    play(match, ("spend", SMALL[0]), ("use_reserve", "hofkriegsrat"))
    assert look(match).cp == 4 + 4
    assert look(match).used_reserves == {"hofkriegsrat"}
    play(match, ("end_actions",))
    assert question(match)[0] == "russia"


@covers("nw-5.12-1")
def test_the_reserve_card_of_a_minor_takes_the_place_of_its_card() -> None:
    match = turn({"spain": SMALL[:1], "russia": SMALL[1:2]}, due="spain", used_reserves=set())
    play(match, ("spend", SMALL[0]))
    unanswered(match)
    assert refused(match, ("use_reserve", "junta")) == "nw-5.12-1"
    match = turn({"spain": SMALL[:1], "russia": SMALL[1:2]}, due="spain", used_reserves=set())
    play(match, ("use_reserve", "junta"), ("end_actions",))
    assert question(match)[0] != "spain"
    assert look(match).hands["spain"] == SMALL[:1]


@covers("nw-5.12-2", "nw-16.2-2")
def test_a_resource_or_a_reserve_card_but_not_both() -> None:
    said: dict[str, Any] = {"used_reserves": set(), "resources": {"france": 1}}
    match = turn({"france": SMALL[:2], "russia": SMALL[2:3]}, **said)
    play(match, ("use_resource",))
    assert refused(match, ("use_reserve", "grande_armee")) == "nw-5.12-2"
    match = turn({"france": SMALL[:2], "russia": SMALL[2:3]}, **said)
    play(match, ("use_reserve", "grande_armee"))
    unanswered(match)
    assert refused(match, ("use_reserve", "guerre_de_course")) == "nw-5.12-2"
    assert refused(match, ("use_resource",)) == "nw-5.12-2"


@covers("nw-5.12-3", "nw-6.3-1")
def test_the_plus_may_come_between_the_points_of_a_card() -> None:
    match = turn({"france": SMALL[:1], "russia": SMALL[1:2]}, used_reserves=set(), units={"paris": {"france": 1}})
    play(match, ("spend", "manoeuvre"), ("build", "lyon"), ("recruit", 1), ("use_reserve", "grande_armee"))
    assert look(match).cp == 4 - 2 + 5


@covers("nw-6.2-1")
def test_a_used_reserve_card_is_void() -> None:
    match = turn({"france": SMALL[:1], "russia": SMALL[1:2]}, used_reserves={"grande_armee"})
    assert refused(match, ("use_reserve", "grande_armee")) == "nw-6.2-1"
    assert may(match, ("use_reserve", "guerre_de_course"))


# -- preemption


@covers("nw-5.2-1", "nw-5.21-1")
def test_the_nation_with_most_cards_may_preempt() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:4]}, due="austria")
    assert question(match) == ("russia", "preempt")
    play(match, ("preempt",))
    spend(match, SMALL[1])
    assert question(match) == ("austria", "play")


@covers("nw-5.2-1")
def test_nobody_preempts_in_the_first_round_of_1805() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:4]}, due="austria", turn=1)
    assert question(match) == ("austria", "play")


@covers("nw-5.2-3")
def test_nobody_preempts_on_a_tie() -> None:
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:3], "france": SMALL[3:5]}, due="austria")
    assert question(match) == ("austria", "play")


@covers("nw-5.2-2")
def test_resources_are_no_cards_for_preemption() -> None:
    match = turn({"austria": SMALL[:2], "russia": SMALL[2:3]}, due="russia", resources={"russia": 5})
    assert question(match) == ("austria", "preempt")


@covers("nw-5.2-4")
def test_nobody_preempts_for_two_impulses_in_a_row() -> None:
    match = turn({"france": SMALL[:4], "austria": SMALL[4:5], "russia": SMALL[5:]}, due="france")
    spend(match, SMALL[0])
    assert question(match) == ("austria", "play")


@covers("nw-5.22-1")
def test_nobody_is_interrupted_within_an_impulse() -> None:
    """The card that France draws belongs to its impulse; behind that Russia may go before Britain."""
    hands = {"france": SMALL[:1], "britain": SMALL[4:5], "russia": SMALL[1:4]}
    match = turn(hands, due="france", resources={"france": 1})
    play(match, ("wait",), ("use_resource",))
    assert question(match) == ("france", "play")
    play(match, ("done",))
    assert (question(match), look(match).due) == (("russia", "preempt"), "britain")


@covers("nw-5.2-5")
def test_a_preempted_nation_is_not_preempted_again() -> None:
    match = turn({"france": SMALL[:3], "austria": SMALL[3:4], "russia": SMALL[4:]}, due="austria")
    play(match, ("preempt",))
    spend(match, SMALL[0])
    assert question(match) == ("austria", "play")
    spend(match, SMALL[3])
    assert question(match) == ("russia", "play")


@covers("nw-5.2-6", "nw-5.4-1")
def test_a_nation_without_cards_is_passed_over_and_not_preempted() -> None:
    match = turn({"france": SMALL[:3], "russia": SMALL[3:4]}, due="austria", resources={"austria": 1})
    assert question(match) == ("austria", "play")
    assert choices(match) == {("use_resource",), ("done",)}
    match = turn({"france": SMALL[:1], "russia": SMALL[1:2]}, due="austria")
    assert question(match) == ("russia", "play")


@covers("nw-5.23-1")
def test_who_has_preempted_loses_an_impulse_that_would_be_the_second_in_a_row() -> None:
    match = turn({"france": SMALL[:1], "russia": SMALL[1:4]}, due="france")
    play(match, ("preempt",))
    spend(match, SMALL[1])
    assert question(match)[0] == "france"
    match = turn({"austria": SMALL[:1], "russia": SMALL[1:4], "britain": SMALL[4:]}, due="austria")
    play(match, ("preempt",))
    spend(match, SMALL[1])
    spend(match, SMALL[0])
    assert question(match)[0] == "russia"


@covers("nw-5.23-1", "nw-6.1-2")
def test_who_has_preempted_and_is_due_next_is_passed_over_where_the_preempted_has_no_card_left() -> None:
    """Austria uses its only card in the impulse with which Russia preempts it; Russia would be due at once."""
    hands = {"austria": ("countermand",), "russia": ("bumper_harvest", *SMALL[:2]), "britain": SMALL[2:3]}
    match = turn(hands, due="austria")
    play(match, ("preempt",), ("event", "bumper_harvest"), ("austria", ("play", "countermand")))
    unanswered(match)
    assert look(match).hands["austria"] == ()
    assert question(match) == ("britain", "play")


@covers("nw-6.4-3")
def test_a_sponsor_preempts_with_the_hand_of_its_pact_minor() -> None:
    match = turn({"spain": SMALL[:3], "austria": SMALL[3:4]}, due="austria")
    assert question(match) == ("spain", "preempt")


def test_a_neutral_minor_never_preempts() -> None:
    match = turn({"turkey": SMALL[:3], "austria": SMALL[3:4], "russia": SMALL[4:5]}, due="austria")
    assert question(match) == ("austria", "play")


# -- the end of the turn


@covers("nw-5.1-3", "nw-5.5-2")
def test_the_last_nation_with_cards_has_one_more_impulse_and_keeps_the_rest() -> None:
    match = turn({"austria": SMALL[:3], "russia": SMALL[3:4]}, due="russia")
    play(match, ("wait",))
    spend(match, SMALL[3])
    assert question(match)[0] == "austria"
    spend(match, SMALL[0])
    assert match.over
    assert look(match).hands["austria"] == tuple(sorted(SMALL[1:3], key=list(SMALL).index))


@covers("nw-5.1-3")
def test_nobody_without_cards_comes_behind_the_last_nation_with_cards() -> None:
    match = turn({"austria": SMALL[:3]}, due="austria", resources={"russia": 1})
    spend(match, SMALL[0])
    assert match.over


@covers("nw-16.2-4")
def test_when_all_cards_are_gone_the_turn_is_over() -> None:
    said: dict[str, Any] = {"holders": ("austria", "russia"), "active": "austria", "last_active": "austria"}
    assert impulses_over(position(hands=NONE, **said))
    assert not impulses_over(position(hands={**NONE, "russia": SMALL[:1]}, **said))


@covers("nw-3-44")
def test_the_order_of_play_begins_with_who_is_due() -> None:
    assert in_order(position(due="spain")) == (*NATIONS[6:], *NATIONS[:6])


def left_alone(due: str, **said: Any) -> Match:
    """Russia answers the event of Austria with its last card: now Austria alone has cards, in its own impulse."""
    match = turn({"austria": ("bumper_harvest", *SMALL[:2]), "russia": ("countermand",)}, due=due, **said)
    first = [("preempt",)] if due != "austria" else []
    play(match, *first, ("event", "bumper_harvest"), ("russia", ("play", "countermand")))
    unanswered(match)
    assert look(match).hands["russia"] == ()
    return match


@covers("nw-5.1-3")
def test_who_is_left_alone_with_cards_in_its_own_impulse_has_its_next_one_behind_another() -> None:
    match = left_alone("austria", used_reserves={*RESERVES} - {"opolchenie"})
    play(match, ("use_reserve", "opolchenie"), ("end_actions",))
    spend(match, SMALL[0])
    assert match.over
    assert look(match).hands["austria"] == SMALL[1:2]


@covers("nw-5.9-2")
def test_where_nobody_comes_between_two_impulses_of_the_last_nation_the_turn_is_over_and_it_is_passed() -> None:
    idle = left_alone("austria", resources={"russia": 1})
    play(idle, ("done",))
    for match in (idle, left_alone("austria"), left_alone("russia")):
        assert match.over
        assert (look(match).active, look(match).due) == ("", "russia")


@covers("nw-5.51-1", "nw-5.1-3")
def test_a_card_for_another_nation_makes_the_turn_longer() -> None:
    alone: dict[str, Any] = {"holders": ("austria",), "active": "austria", "last_active": "austria"}
    assert impulses_over(position(hands={**NONE, "austria": SMALL[:2]}, **alone))
    assert not impulses_over(position(hands={**NONE, "austria": SMALL[:1], "russia": SMALL[1:2]}, **alone))


@covers("nw-16.2-4")
def test_no_resource_prolongs_a_turn_whose_last_card_is_played() -> None:
    match = turn({"austria": SMALL[:1]}, due="austria", resources={"russia": 2})
    spend(match, SMALL[0])
    assert match.over


@covers("nw-5.5-1", "nw-3-50")
def test_behind_denmark_a_new_round_begins() -> None:
    match = turn(
        {"denmark": SMALL[:2], "france": SMALL[2:4]},
        due="denmark",
        consuls={"denmark": ("france", "pact", False)},
        camps={"denmark": "imperial"},
        seats={"denmark": 0},
    )
    assert look(match).round == 1
    spend(match, SMALL[0])
    assert question(match)[0] == "france"
    assert look(match).round == 2


@covers("nw-5.9-2")
def test_the_marker_waits_where_the_next_turn_begins() -> None:
    match = turn({"austria": SMALL[:1]}, due="austria")
    spend(match, SMALL[0])
    assert look(match).due == "russia"
    finish(match)


# -- minors


@covers("nw-5.3-1", "nw-7.5-1")
def test_a_neutral_minor_plays_a_card_at_random_to_build() -> None:
    hands = {"turkey": SMALL[:2], "austria": SMALL[2:3], "russia": SMALL[3:4]}
    match = turn(hands, due="turkey", dice=[("card of turkey", "papal_decree")])
    assert told(match, "minor_draws") == [{"power": "turkey", "card": "papal_decree"}]
    assert look(match).units_at("constantinople", "turkey") == 1
    assert look(match).credit == {"turkey": 1}


@covers("nw-5.32-1", "nw-6.2-3")
def test_a_neutral_minor_uses_no_reserve_card_or_resource() -> None:
    hands = {"austria": SMALL[:1], "russia": SMALL[1:2]}
    match = turn(hands, due="turkey", used_reserves=set(RESERVES) - {"janissaries"}, resources={"turkey": 1})
    assert question(match)[0] == "austria"


@covers("nw-5.3-1", "nw-6.4-1")
def test_a_sponsor_plays_the_cards_of_its_pact_minor() -> None:
    match = turn({"spain": SMALL[:2], "austria": SMALL[2:3]}, due="spain")
    assert question(match) == ("spain", "play")
    assert match.decisions[0].seat == look(match).seats["france"]


# -- timed events


@covers("nw-6.19-2", "nw-6.19-3")
def test_a_six_ends_a_timed_event_of_the_active_players_choice() -> None:
    timed = ("continental_system", "cossacks")
    hands = {"austria": SMALL[:1], "russia": SMALL[1:3]}
    match = turn(hands, due="austria", timed=timed, deck=lying(timed, hands), dice=[("end of timed events", 6)])
    play(match, ("wait",))
    spend(match, SMALL[0])
    assert question(match) == ("austria", "timed")
    play(match, ("expire", timed[0]))
    assert look(match).timed == timed[1:]
    assert timed[0] in look(match).discard


@covers("nw-6.19-2", "nw-6.19-3")
def test_a_five_ends_no_timed_event() -> None:
    timed = ("continental_system",)
    hands = {"austria": SMALL[:1], "russia": SMALL[1:3]}
    match = turn(hands, due="austria", timed=timed, deck=lying(timed, hands), dice=[("end of timed events", 5)])
    play(match, ("wait",))
    spend(match, SMALL[0])
    assert look(match).timed == timed


@covers("nw-6.19-2")
def test_no_roll_without_a_card_or_for_a_minor() -> None:
    timed = ("continental_system",)
    hands = {"spain": SMALL[:1], "russia": SMALL[1:2]}
    match = turn(hands, due="spain", timed=timed, deck=lying(timed, hands))
    spend(match, SMALL[0])
    assert question(match)[0] == "russia"
    assert look(match).timed == timed
    hands = {"austria": SMALL[:1], "russia": SMALL[1:2]}
    said: dict[str, Any] = {"timed": timed, "deck": lying(timed, hands), "resources": {"austria": 1}}
    match = turn(hands, due="austria", dice=[("deck", 0)], **said)
    play(match, ("use_resource",), ("done",))
    assert question(match)[0] == "russia"


def lying(out: tuple[str, ...], hands: Mapping[str, tuple[str, ...]]) -> Deck:
    """The deck without some cards."""
    gone = {*out, *(card for hand in hands.values() for card in hand)}
    return Deck((), tuple(card for card in COMPONENTS.cards if card not in gone))
