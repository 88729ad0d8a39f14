"""Cards and resources (6): home cards, mandatory events, the deck, the discards, pools, what chance takes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    Game,
    choices,
    finish,
    hand,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    table,
    told,
)
from warcouncil.engine.flow import Flow
from warcouncil.engine.match import Match
from warcouncil.table.book import Event
from warcouncil.table.events import event_forbidden
from warcouncil.table.points import give_points
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import menu, resources
from warcouncil.titles.tanto_monta.minors import papal_orders
from warcouncil.titles.tanto_monta.powers import common
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.seasons import card_draw, events, home_cards
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK
from warcouncil.titles.tanto_monta.windows import CARDS, HOME_CARDS

FEZ, ALHAMBRA, PIRATES = "sultanate_of_fez", "the_alhambra_of_granada", "barbary_pirates_of_tlemcen"


COURT: dict[str, Any] = {"turn": 4, "children": {"john_asturias"}, "suitors": {"margaret_austria"}}
"""A prince to be married: Spain has something to spend its points on."""


def turn(state: TantoMontaState, player: str, *dice: tuple[str, object]) -> Match:
    """The impulse of a player, and no more."""
    state.phase, state.active = "action", player
    state.passed = set(PLAYERS)
    state.agenda = [("impulse", player)]
    return table(state=state, dice=dice, others=1)


def holding(player: str, *cards: str, **fields: Any) -> TantoMontaState:
    """A player with these cards; no leader can sail to the Canaries when his impulse ends."""
    state = hand(position(**fields), player, *cards)
    state.leaders = {}
    return state


@pytest.fixture(name="plain_events")
def _plain_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """All mandatory and ordinary events do nothing but happen."""
    for card, facts in CARDS.items():
        if facts.kind in ("mandatory", "event", "home"):
            monkeypatch.setitem(BOOK.events, card, Event(lambda state, player: None))


# -- home cards


@covers("tm-6.1-3", "tm-6.2-2")
def test_three_home_cards_of_spain_from_the_start_the_third_of_others_later() -> None:
    came: dict[str, list[int]] = {player: [] for player in PLAYERS}
    state = position()
    for number in range(1, 5):
        state.turn = number
        card_draw.home_cards_return(state)
        for player in PLAYERS:
            came[player].append(len(state.hands[player]))
    assert came == {"muslim": [2, 2, 2, 3], "portugal": [2, 2, 3, 3], "spain": [3] * 4, "france": [2, 3, 3, 3]}


@covers("tm-6.1-4", "tm-6.1-5", "tm-6.1-11")
def test_with_the_second_home_card_the_third_is_discarded() -> None:
    state = holding("muslim", *HOME_CARDS["muslim"])
    match = turn(state, "muslim")
    state = play(match, ("spend", FEZ))
    assert state.hands["muslim"] == (ALHAMBRA, PIRATES)
    assert state.on_table == {FEZ: "muslim"}
    state.agenda = []
    match = turn(state, "muslim")
    state = play(match, ("spend", ALHAMBRA))
    assert state.hands["muslim"] == ()
    assert told(match, "home_card_discarded")[0]["card"] == PIRATES
    assert set(state.on_table) == {FEZ, ALHAMBRA, PIRATES}
    assert not state.discard


@covers("tm-6.1-4")
@pytest.mark.parametrize(
    ("player", "signed", "left"), [("spain", 0, 1), ("portugal", 0, 0), ("portugal", 2, 1), ("france", 0, 0)]
)
def test_spain_and_later_portugal_play_all_three(player: str, signed: int, left: int) -> None:
    cards = HOME_CARDS[player]
    state = holding(player, *cards[1:], alcacovas=signed)
    state.aside = tuple(card for card in state.aside if card != cards[0])
    state.on_table[cards[0]] = player
    state = play(turn(state, player), ("spend", cards[2]))
    assert len(state.hands[player]) == left


@covers("tm-6.1-5")
def test_a_home_card_that_has_not_come_or_has_left_is_not_counted() -> None:
    state = holding("muslim", FEZ, PIRATES)
    state.aside = tuple(card for card in state.aside if card != ALHAMBRA)
    state.removed = (*state.removed, ALHAMBRA)
    state = play(turn(state, "muslim"), ("spend", FEZ))
    assert state.hands["muslim"] == (PIRATES,)


@covers("tm-6.1-10")
@pytest.mark.parametrize(
    ("card", "bound"),
    [("seed_of_an_empire", ("castile",)), ("crown_of_aragon", ("aragon",)), ("tanto_monta_monta_tanto", ())],
)
def test_a_home_card_binds_its_impulse_to_its_power(card: str, bound: tuple[str, ...]) -> None:
    match = turn(holding("spain", card, **COURT), "spain")
    assert play(match, ("spend", card)).bound == bound
    assert play(match, ("end_actions",)).bound == ()


@covers("tm-6.1-12")
def test_nobody_draws_a_home_card_or_the_bull() -> None:
    state = holding("spain", "crown_of_aragon", "papal_bull", "famine")
    match = run(state, lambda now: resources.take_by_chance(now, "france", "spain") and None, ("card of spain", 0))
    assert look(match).hands["france"] == ("famine",)
    state = holding("spain", "crown_of_aragon", "papal_bull")
    match = run(state, lambda now: resources.take_by_chance(now, "france", "spain") and None)
    assert look(match).hands["france"] == ()


@covers("tm-6.1-13", "tm-6.1-16", "tm-6.1-25", "tm-11-5", table=True)
@pytest.mark.parametrize("card", [FEZ, "papal_bull", "sixtus_iv_pope"])
def test_some_cards_forbid_a_pass(card: str) -> None:
    for hand_of in ((card,), (card, "famine")):
        match = turn(holding("muslim", *hand_of), "muslim")
        assert refused(match, ("pass",)) == "tm-11-5"


# -- mandatory and other cards


@covers("tm-6.1-1", "tm-6.1-14", "tm-6.1-15", "tm-11-2", table=True)
def test_a_mandatory_event_happens_then_come_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def happens(state: TantoMontaState, player: str) -> None:
        seen.append(state.cp)

    monkeypatch.setitem(BOOK.events, "spice_trade", Event(happens))
    state = holding("spain", "spice_trade", "famine", **COURT)
    match = turn(state, "spain")
    assert refused(match, ("spend", "spice_trade")) == "tm-11-2"
    assert may(match, ("spend", "famine"))
    state = play(match, ("event", "spice_trade"))
    assert question(match) == ("spain", "action")
    assert (state.cp, state.discard) == (3, ("spice_trade",))
    assert seen == [3]


@covers("tm-6.2-3")
def test_a_mandatory_event_without_its_condition_brings_points_and_is_discarded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unmet(state: TantoMontaState, player: str) -> None:
        events.without_effect(state, "treaty_of_tordesillas")

    monkeypatch.setitem(BOOK.events, "treaty_of_tordesillas", Event(unmet))
    match = turn(holding("spain", "treaty_of_tordesillas", **COURT), "spain")
    state = play(match, ("event", "treaty_of_tordesillas"))
    assert (state.discard, state.removed) == (("treaty_of_tordesillas",), ())
    assert state.cp == 3


@covers("tm-6.2-3", "tm-6.2-4", "tm-6.1-24")
@pytest.mark.parametrize(
    ("card", "way", "pile"),
    [
        ("jews_expelled", "event", "removed"),
        ("jews_expelled", "spend", "discard"),
        ("famine", "event", "discard"),
        ("treaty_of_etaples", "event", "removed"),
    ],
)
@pytest.mark.usefixtures("plain_events")
def test_where_a_card_goes(card: str, way: str, pile: str) -> None:
    match = turn(holding("spain", card), "spain")
    state = play(match, (way, card))
    assert getattr(state, pile) == (card,)


@covers("tm-6.1-1", "tm-6.1-19", "tm-6.1-22", "tm-6.1-23", "tm-6.1-24", "tm-11-1", "tm-11-3", table=True)
def test_response_combat_and_eventless_cards_for_points() -> None:
    cards = ("arquebusiers", "sack", "military_highlights", "famine")
    match = turn(holding("spain", *cards, **COURT), "spain")
    assert {("spend", card) for card in cards} <= choices(match)
    assert {option for option in choices(match) if option[0] == "event"} == {("event", "famine")}
    assert refused(match, ("event", "arquebusiers")) == refused(match, ("event", "military_highlights")) == "tm-11-1"
    assert refused(match, ("event", "sack")) == "tm-11-3"
    assert play(match, ("spend", "military_highlights")).cp == 6
    assert (CARDS["military_highlights"].headline_cp, CARDS["ephemeris_1492"].headline_cp) == (7, 8)


@covers("tm-6.2-5", "tm-6.2-6", "tm-6.2-7")
@pytest.mark.usefixtures("plain_events")
def test_what_comes_back_from_the_discards() -> None:
    state = position(discard=("famine", "papal_bull", "the_plague", "spice_trade", "sack", "poisoned_wine"))
    state.played_events = {("spain", "famine")}
    state.mark(events.SPENT, "spain", "sack")
    assert events.retrievable(state, "spain") == ("poisoned_wine",)
    assert events.retrievable(state, "france") == ("famine", "sack", "poisoned_wine")
    reasons = {card: events.retrieve_forbidden(state, "spain", card) for card in state.discard}
    assert reasons["famine"] == reasons["sack"] == "tm-6.2-6"
    assert reasons["papal_bull"] == reasons["the_plague"] == reasons["spice_trade"] == "tm-6.2-5"
    assert event_forbidden(state, "france", "famine") == "table-events-2"
    assert event_forbidden(state, "france", "poisoned_wine") is None


@covers("tm-6.2-6")
def test_a_card_played_for_points_is_remembered() -> None:
    match = turn(holding("spain", "famine"), "spain")
    state = play(match, ("spend", "famine"))
    assert state.holds(events.SPENT, "spain", "famine")
    assert events.retrieve_forbidden(state, "spain", "famine") == "tm-6.2-6"


@covers("tm-6.1-18", "tm-6.1-20")
@pytest.mark.parametrize(
    ("phase", "acting", "barred"),
    [("action", False, False), ("headlines", False, True), ("headlines", True, False), ("spring", False, True)],
)
def test_responses_belong_to_impulses_and_to_the_points_of_headlines(phase: str, acting: bool, barred: bool) -> None:
    state = position()
    state.phase = phase
    state.agenda = [("headlines_end",), *([("actions", "spain")] if acting else [])]
    assert state.responses.barred(state, "france", "torrential_rains") is barred
    assert not state.responses.barred(state, "france", "arquebusiers")


@covers("tm-6.1-9")
def test_a_home_card_binds_the_extension_too() -> None:
    state = holding("spain", "seed_of_an_empire", warehouse={"spain": ("naval_cp_3",)}, **COURT)
    match = turn(state, "spain")
    play(match, ("spend", "seed_of_an_empire"), ("end_actions",))
    state = play(match, ("extend", "naval_cp_3"))
    assert (state.bound, state.cp, state.extended) == (("castile",), 3, True)
    assert play(match, ("end_actions",)).bound == ()


def test_a_banished_card_is_replaced_in_its_hand() -> None:
    state = holding("spain", "nasrid_raids", deck=("famine", "sack"))
    state.aside = tuple(card for card in state.aside if card not in ("famine", "sack"))
    match = run(state, lambda now: common.leaves_game(now, "nasrid_raids"))
    assert look(match).hands["spain"] == ("famine",)
    assert "nasrid_raids" in look(match).removed


# -- resources


@covers("tm-6-1", "tm-6.3-1", "tm-6.3-2")
def test_two_pools_that_spent_resources_go_back_to() -> None:
    state = position()
    assert (len(state.naval_pool), len(state.caravan_pool)) == (50, 20)
    drawn = ("naval_cp_5", "caravan_cp_2")

    def procedure(now: TantoMontaState) -> None:
        for pool in ("naval", "caravan"):
            resources.set_aside(now, resources.draw(now, pool))

    state = look(run(state, procedure, ("naval resource", drawn[0]), ("caravan resource", drawn[1])))
    assert Counter(state.spent_resources) == Counter(drawn)
    assert Counter(state.naval_pool)["naval_cp_5"] == 3
    resources.refill(state)
    assert (len(state.naval_pool), len(state.caravan_pool), state.spent_resources) == (50, 20, ())


@covers("tm-6-1")
def test_a_sea_with_fewer_resources() -> None:
    state = position(options={"naval_resources": 40})
    assert (len(state.naval_pool), len(state.caravan_pool)) == (40, 20)
    assert set(state.naval_pool) == set(position().naval_pool)
    assert not list(Game().invariants(state))
    state.naval_pool = state.naval_pool[1:]
    assert list(Game().invariants(state))


@covers("tm-6.3-3", "tm-6.3-8", "tm-18.8-11")
@pytest.mark.parametrize(("phase", "cards", "marker"), [("action", 1, 0), ("headlines", 1, 0), ("winter", 0, 1)])
def test_a_card_of_a_resource_comes_at_once_but_in_winter_next_turn(phase: str, cards: int, marker: int) -> None:
    state = position(deck=("famine",))
    state.phase = phase
    state = look(run(state, lambda now: resources.receive(now, "portugal", "naval_card_1")))
    assert len(state.hands["portugal"]) == cards
    assert state.card_markers.get("portugal", {}).get("resource", 0) == marker


@covers("tm-18.8-9", "tm-22.3-62")
def test_resources_of_points_lie_on_the_board_and_never_go_back() -> None:
    state = look(run(position(), lambda now: resources.receive(now, "france", "naval_vp_2")))
    resources.refill(state)
    assert state.vp_resources == {"france": ("naval_vp_2",)}


@covers("tm-18.8-9", "tm-18.8-10")
def test_units_of_a_resource_come_to_a_home_key() -> None:
    match = run(position(), lambda now: resources.receive(now, "france", "caravan_regular_1"))
    assert question(match) == ("france", "resource_unit")
    spaces = {str(option[2]) for option in choices(match)}
    assert spaces == {"bordeaux", "orleans", "lyon", "marseille", "paris"}
    before = look(match).number("lyon", "france", "regular")
    state = play(match, ("place_unit", "regular", "lyon"))
    assert state.number("lyon", "france", "regular") == before + 1
    finish(match)


@covers("tm-18.8-10")
def test_units_of_a_resource_are_lost_without_counters() -> None:
    state = position()
    state.add_troops("paris", "france", regular=40)
    match = run(state, lambda now: resources.receive(now, "france", "caravan_regular_1"))
    assert told(match, "resource_wasted")
    finish(match)


@covers("tm-6.3-11")
@pytest.mark.parametrize(
    ("cards", "held", "loses"),
    [(2, 1, "card"), (1, 1, "resource"), (1, 2, "resource"), (0, 1, "resource"), (2, 0, "card")],
)
def test_chance_takes_of_what_there_is_more(cards: int, held: int, loses: str) -> None:
    hands_of = ("famine", "sack")[:cards]
    state = holding("spain", *hands_of, "crown_of_aragon", warehouse={"spain": ("naval_cp_2",) * held})
    label = "resource of spain" if loses == "resource" else "card of spain"
    match = run(state, lambda now: resources.lose_by_chance(now, "spain") and None, (label, 0))
    state = look(match)
    left = len(state.hands["spain"]) - 1, len(state.warehouse["spain"])
    assert left == ((cards - 1, held) if loses == "card" else (cards, held - 1))
    finish(match)


def test_who_has_nothing_loses_nothing() -> None:
    state = holding("spain", "crown_of_aragon")
    match = run(state, lambda now: resources.lose_by_chance(now, "spain") and None)
    assert look(match).hands["spain"] == ("crown_of_aragon",)


@covers("tm-6.3-6")
def test_who_looks_at_resources_that_lie_face_down() -> None:
    state = position(
        settlements={"arguin": "portugal"}, cargo={"arguin": "naval_cp_3"}, caravans={"fez": "caravan_cp_2"}
    )
    seen = {seat: panel(Game().view(state, seat), "voyages")["seen"] for seat in (None, 0, 1, 2, 3)}
    assert seen[None] == seen[2] == seen[3] == {}
    assert seen[0] == {"caravans:fez": ["caravan_cp_2"]}
    assert seen[1] == {"cargo:arguin": ["naval_cp_3"]}


def panel(view: dict[str, Any], kind: str) -> dict[str, Any]:
    panels = view["panels"]
    assert isinstance(panels, list)
    return next(one for one in panels if one["kind"] == kind)


# -- limits that others ask for


@covers("tm-6.1-7", "tm-6.1-8", "tm-6.1-26")
def test_what_a_home_card_limits() -> None:
    state = position(bound=("nasrid",))
    assert menu.recruits_forbidden(state, "north_africa") == "tm-6.1-7"
    assert menu.recruits_forbidden(state, "nasrid") is None
    assert menu.part_forbidden(state, ("north_africa",)) == "tm-6.1-8"
    assert menu.part_forbidden(state, ("north_africa", "morisco")) is None
    state.bound = ()
    assert menu.recruits_forbidden(state, "north_africa") is None
    assert menu.part_forbidden(state, ("north_africa",)) is None


def gives(state: TantoMontaState, player: str) -> Flow:
    give_points(state, player, 2)
    yield from ()


@covers("tm-6.1-7")
def test_a_home_card_as_an_event_binds_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.events, "crown_of_aragon", Event(gives))
    match = turn(holding("spain", "crown_of_aragon", **COURT), "spain")
    state = play(match, ("event", "crown_of_aragon"))
    assert (state.cp, state.bound) == (2, ("aragon",))
    assert home_cards.home_cards_a_turn(state, "spain") == 3


@covers("tm-6.1-8", "tm-21.3-1")
def test_units_of_a_minor_ally_are_those_of_the_power_of_a_home_card() -> None:
    state = position(bound=("aragon",))
    state.minors["naples"] = "aragon"
    assert menu.part_forbidden(state, ("castile", "naples")) is None
    assert menu.part_forbidden(state, ("castile",)) == "tm-6.1-8"
    assert menu.part_forbidden(state, ("papacy",)) == "tm-6.1-8"


@covers("tm-6.1-7", "tm-6.1-8", "tm-6.1-9")
def test_a_home_card_does_not_pay_for_the_papacy_that_is_nobodys_ally(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papal_orders, "commands", lambda state, player: True)
    state = position(bound=("north_africa",))
    del state.minors["papacy"]
    assert papal_orders.move_forbidden(state, "muslim", ("papal_move", "rome")) == "tm-6.1-8"
    assert papal_orders.assault_forbidden(state, "muslim", ("papal_assault", "rome")) == "tm-6.1-8"
    assert papal_orders.recruit_forbidden(state, "muslim", ("papal_regular", "rome")) == "tm-6.1-7"
