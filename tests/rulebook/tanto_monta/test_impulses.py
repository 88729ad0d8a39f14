"""The sequence of play (7) and the action phase (11): impulses, passes, the extension, repeated actions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
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
from warcouncil.campaign.relations import around
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import impulses as table_impulses
from warcouncil.table import windows
from warcouncil.table.book import FREE, Action, Event, Play
from warcouncil.table.points import action_forbidden, give_points
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import menu
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.seasons import impulses
from warcouncil.titles.tanto_monta.seasons.turn import PHASES
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK

COURT: dict[str, Any] = {
    "turn": 4,
    "children": {"isabella_asturias", "joanna", "john_asturias"},
    "suitors": {"afonso_portugal", "philip_handsome", "margaret_austria"},
}
"""Something for Spain to spend its points on."""
ISABELLA, JOANNA = ("isabella_asturias", "afonso_portugal"), ("joanna", "philip_handsome")


def turn(player: str, *cards: str, alone: bool = True, **fields: Any) -> Match:
    """An impulse of a player; `alone`: everybody else has passed, and he is the last. No leader can sail to the
    Canaries, so that a resource alone extends the impulse of Spain."""
    state = hand(position(**fields), player, *cards)
    state.leaders = {}
    state.phase, state.active = "action", player
    if alone:
        state.passed = set(PLAYERS)
    state.agenda = [("impulse", player)]
    return table(state=state, others=1)


# -- the sequence of play (7)


@covers("tm-7-1", "tm-7-2", "tm-7-3")
@pytest.mark.parametrize(
    ("turn", "skipped"), [(1, {"diplomacy", "weddings"}), (2, {"weddings"}), (3, set()), (7, set())]
)
def test_seven_phases_but_for_diplomacy_and_weddings_at_first(turn: int, skipped: set[str]) -> None:
    began = []
    for phase in PHASES:
        state = position(turn=turn, last_turn=turn)
        match = table(state=_before(state, ("phase", phase)), others=2)
        began += [one["phase"] for one in told(match, "phase_begins")]
    assert set(PHASES) - set(began) == skipped
    assert list(PHASES) == ["card_draw", "diplomacy", "spring", "action", "winter", "weddings", "victory"]


def _before(state: TantoMontaState, entry: tuple[str, ...]) -> TantoMontaState:
    state.agenda = [entry]
    return state


# -- impulses


@covers("tm-11-1", "tm-6.1-1")
def test_an_impulse_is_a_card_or_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.events, "famine", Event(lambda state, player: None))
    match = turn("spain", "famine")
    assert choices(match) == {("spend", "famine"), ("event", "famine"), ("pass",)}


@covers("tm-11-5", "tm-3.3-4")
@pytest.mark.parametrize(("player", "cards", "passes"), [("spain", 2, True), ("spain", 3, False), ("france", 1, False)])
def test_nobody_passes_with_more_cards_than_his_administration(player: str, cards: int, passes: bool) -> None:
    match = turn(player, *("famine", "poisoned_wine", "treachery")[:cards])
    assert may(match, ("pass",)) is passes
    if not passes:
        assert refused(match, ("pass",)) == "tm-11-5"


@covers("tm-3.3-5", "tm-11-5")
def test_administration_that_was_given_up_is_missing_for_a_pass() -> None:
    match = turn("spain", "famine", "treachery", admin_lost={"spain": 1})
    assert refused(match, ("pass",)) == "tm-11-5"


@covers("tm-11-6")
def test_without_cards_one_passes() -> None:
    state = hand(position(), "france")
    state.hands = dict.fromkeys(state.hands, ())
    state.leaders = {}
    state.phase, state.active = "action", "france"
    state.passed = set(PLAYERS) - {"france"}
    state.agenda = [("impulse", "france")]
    match = table(state=state)
    assert match.over and look(match).impulse == 1
    assert look(match).passed == set(PLAYERS)


@covers("tm-11-7")
def test_impulses_go_round() -> None:
    state = position()
    state.leaders = {}
    for player, card in zip(PLAYERS, ("famine", "treachery", "sack", "poisoned_wine"), strict=True):
        hand(state, player, card)
    state.phase, state.agenda = "action", [("action_phase",)]
    match = table(state=state, others=1)
    order = []
    for _ in range(5):
        order.append(question(match)[0])
        play(match, ("spend", next(iter(look(match).hands[order[-1]]))))
        while match.decisions and question(match)[1] != "impulse":
            play(match, sorted(choices(match))[-1])
        if match.over or len(order) == 4:
            break
    assert order == list(PLAYERS)


@covers("tm-11-7", "tm-11-8")
def test_four_passes_in_a_row_end_the_phase_and_a_card_breaks_the_row() -> None:
    state = position()
    state.leaders = {}
    hand(state, "muslim", "famine")
    hand(state, "spain", "treachery")
    state.phase, state.agenda = "action", [("action_phase",)]
    match = table(state=state, others=1)
    assert question(match) == ("muslim", "impulse")
    play(match, ("pass",))  # Portugal has no card
    assert question(match) == ("spain", "impulse")
    play(match, ("spend", "treachery"), ("end_actions",))
    assert question(match) == ("muslim", "impulse")
    play(match, ("pass",))
    assert match.over
    assert look(match).hands["muslim"] == ("famine",)


def test_a_lost_impulse_is_no_pass() -> None:
    match = turn("spain", "famine", skipped={"spain"}, alone=True)
    assert told(match, "impulse_lost")
    assert look(match).skipped == set()
    assert look(match).hands["spain"] == ("famine",)


@covers("tm-11.1-1", "tm-11.1-2", "tm-11.1-3")
def test_points_are_spent_action_by_action_or_lost() -> None:
    match = turn("spain", "famine", **COURT)
    state = play(match, ("spend", "famine"), ("marriage", *ISABELLA, 2))
    assert (state.cp, question(match)) == (3, ("spain", "action"))
    assert state.weddings["isabella_asturias"].dowry == 2
    play(match, ("marriage", *ISABELLA, 1), ("end_actions",))
    assert (match.over, look(match).cp) == (True, 0)


@covers("tm-11.1-4")
def test_an_action_needs_its_points() -> None:
    match = turn("spain", "sack", **COURT)
    play(match, ("spend", "sack"))
    assert refused(match, ("marriage", *ISABELLA, 4)) == "tm-11.1-4"
    assert action_forbidden(look(match), "spain", ("marriage", *ISABELLA, 3)) is None
    assert play(match, ("marriage", *ISABELLA, 3)).cp == 0


# -- the extension


@covers("tm-11-9", "tm-6.3-10", "tm-11.1-2")
def test_a_resource_extends_the_impulse_once() -> None:
    match = turn("spain", "famine", warehouse={"spain": ("naval_cp_2", "naval_cp_4", "naval_cp_4")}, **COURT)
    play(match, ("spend", "famine"), ("end_actions",))
    assert question(match) == ("spain", "extension") and look(match).cp == 0
    resources = {option for option in choices(match) if option[0] != "leader_to_canaries"}
    assert resources == {("extend", "naval_cp_2"), ("extend", "naval_cp_4"), ("done",)}
    assert refused(match, ("extend", "naval_cp_5")) == "tm-11-9"
    state = play(match, ("extend", "naval_cp_4"))
    assert (state.cp, state.warehouse["spain"]) == (4, ("naval_cp_2", "naval_cp_4"))
    assert state.spent_resources == ("naval_cp_4",)
    play(match, ("end_actions",))
    assert match.over


@covers("tm-11-9")
def test_nobody_extends_a_pass() -> None:
    match = turn("spain", "famine", warehouse={"spain": ("naval_cp_2",)}, **COURT)
    play(match, ("pass",))
    assert match.over


def again(card: str, way: str, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Spain has paid for Isabella's dowry with a card and extends its impulse."""
    if way == "event":
        monkeypatch.setitem(BOOK.events, card, Event(lambda state, player: give_points(state, player, 2)))
    match = turn("spain", card, warehouse={"spain": ("naval_cp_4",)}, **COURT)
    play(match, (way, card), ("marriage", *ISABELLA, 1), ("end_actions",))
    play(match, ("extend", "naval_cp_4"))
    return match


@covers("tm-11-12", "tm-19-1", "tm-11-14")
def test_example_a_repeated_action_costs_one_point_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """ex-11-1, with dowries."""
    match = again("famine", "spend", monkeypatch)
    assert play(match, ("marriage", *ISABELLA, 1)).cp == 4 - 2
    assert refused(match, ("marriage", *JOANNA, 2)) == "tm-11.1-4"
    assert play(match, ("marriage", *JOANNA, 1)).cp == 0


@covers("tm-11-12", "tm-17.3-3")
def test_example_a_second_squadron_and_more_influence() -> None:
    """ex-11-1: 2 CP for a squadron and 1 CP for a level with a card, 3 CP and one more than its box with a resource."""
    corunna, genoa = ("build_squadron", "spain", "la_coruna", "spain"), ("influence", "genoa")
    match = turn("spain", "sack", warehouse={"spain": ("naval_cp_4",)})
    assert play(match, ("spend", "sack"), corunna).cp == 3 - 2
    assert play(match, genoa).cp == 0
    play(match, ("extend", "naval_cp_4"))
    assert play(match, corunna).cp == 4 - 3
    assert not may(match, genoa)  # its second box costs 1 CP, and now 2
    match = turn("spain", "sack", warehouse={"spain": ("naval_cp_4",)})
    play(match, ("spend", "sack"), genoa, corunna, ("extend", "naval_cp_4"))
    assert play(match, genoa).cp == 4 - 2 and look(match).influence["genoa"]["spain"] == 2


@covers("tm-11-14")
@pytest.mark.parametrize(("card", "way"), [("seed_of_an_empire", "spend"), ("famine", "event")])
def test_after_a_home_card_or_an_event_nothing_costs_more(card: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = again(card, way, monkeypatch)
    assert play(match, ("marriage", *ISABELLA, 1)).cp == 3


@covers("tm-11-14")
def test_after_a_mandatory_event_nothing_costs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.events, "spice_trade", Event(lambda state, player: None))
    match = turn("spain", "spice_trade", warehouse={"spain": ("naval_cp_4",)}, **COURT)
    play(match, ("event", "spice_trade"), ("marriage", *ISABELLA, 1), ("end_actions",), ("extend", "naval_cp_4"))
    assert play(match, ("marriage", *ISABELLA, 1)).cp == 3


@covers("tm-11-12")
def test_within_one_card_nothing_costs_more() -> None:
    match = turn("spain", "famine", **COURT)
    assert play(match, ("spend", "famine"), ("marriage", *ISABELLA, 1), ("marriage", *ISABELLA, 1)).cp == 3


@covers("tm-11-10", "tm-11-11")
def test_chapters_bring_ways_of_their_own_to_extend(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def sign(state: TantoMontaState, player: str, option: Option) -> None:
        done.append(player)
        state.next(("extension", player))

    def offered(state: TantoMontaState, player: str) -> list[Option]:
        treaties: list[Option] = [("sign", "senlis"), ("sign", "barcelona"), ("sign", "etaples")]
        return treaties[len(done) :] if player == "spain" else []

    def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
        return "tm-20.7-1" if option[1] == "etaples" else None

    way = Action(offered, forbidden, FREE, sign)
    monkeypatch.setattr(TantoMontaState, "extensions", {"sign": way})
    acts = {**BOOK.kinds["extension"].acts, "sign": ("treaty",)}
    monkeypatch.setitem(BOOK.kinds, "extension", Kind(acts))
    match = turn("spain", "famine", warehouse={"spain": ("naval_cp_2",)}, **COURT)
    play(match, ("spend", "famine"), ("end_actions",))
    assert choices(match) == {("extend", "naval_cp_2"), ("sign", "senlis"), ("sign", "barcelona"), ("done",)}
    play(match, ("sign", "senlis"))
    assert choices(match) == {("sign", "barcelona"), ("done",)}  # instead of a resource
    play(match, ("sign", "barcelona"))
    assert (match.over, done) == (True, ["spain", "spain"])


# -- the menu of a player


def act(limit: menu.Limit = "", price: str = "regular", **more: object) -> Action:
    """An action of a power with two spaces to choose from, as an action of its player."""
    done: list[Option] = []

    def run(state: TantoMontaState, power: str, option: Option) -> None:
        done.append((power, *option))

    action = Action(
        lambda state, power: [("raise", "granada"), ("raise", "fez")],
        lambda state, power, option: "tm-17.2-1" if option[1] == "fez" and power == "nasrid" else None,
        price,
        run,
    )
    return menu.by_power(action, "raise", limit)


@covers("tm-11-13")
def test_options_name_the_power() -> None:
    state = position()
    state.cp = 2
    action = act()
    assert list(action.candidates(state, "muslim")) == [
        ("raise", "nasrid", "granada"),
        ("raise", "nasrid", "fez"),
        ("raise", "north_africa", "granada"),
        ("raise", "north_africa", "fez"),
    ]
    assert action.forbidden(state, "muslim", ("raise", "nasrid", "fez")) == "tm-17.2-1"
    assert action.listed is not None
    assert len(list(action.listed(state, "muslim"))) == 3


@covers("tm-6.1-7", "tm-6.1-8", "tm-6.1-26")
def test_home_cards_limit_wrapped_actions() -> None:
    state = position(bound=("nasrid",))
    state.cp = 3
    assert act("recruits").forbidden(state, "muslim", ("raise", "north_africa", "fez")) == "tm-6.1-7"
    assert act().forbidden(state, "muslim", ("raise", "north_africa", "fez")) is None
    state.troops = {}
    state.add_troops("granada", "north_africa", regular=2)
    assert act("takes_part", "move").forbidden(state, "muslim", ("raise", "nasrid", "granada")) == "tm-6.1-8"
    state.add_troops("granada", "nasrid", militia=1)
    assert act("takes_part", "move").forbidden(state, "muslim", ("raise", "nasrid", "granada")) is None


def test_prices_by_power() -> None:
    state = position()
    cavalry = act("recruits", "cavalry")
    assert cavalry.cost(state, "muslim", ("raise", "nasrid", "granada")) == 2
    assert cavalry.cost(state, "muslim", ("raise", "north_africa", "granada")) == 3
    state.cp = 2
    assert cavalry.listed is not None
    assert {option[1] for option in cavalry.listed(state, "muslim")} == {"nasrid"}
    artillery = act("recruits", "artillery")
    assert {option[1] for option in artillery.candidates(state, "spain")} == {"aragon"}


# -- players and powers at the table


@covers("tm-11-4", "tm-6.1-18")
def test_windows_are_opened_to_players_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Powers of one player share a hand: he is asked once, wherever a rule names his powers."""
    played: list[str] = []

    def note(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
        played.append(player)

    monkeypatch.setitem(BOOK.plays, "leadership", Play(lambda state, player, trigger: [("play", "leadership")], note))
    says = replace(
        TantoMontaState.responses, windows={**TantoMontaState.responses.windows, "dice_seen": ("leadership",)}
    )
    monkeypatch.setattr(TantoMontaState, "responses", says)
    state = hand(position(), "muslim", "leadership")
    state.phase = "action"
    match = run(state, lambda now: windows.offer(now, "dice_seen", ("nasrid", "north_africa", "castile")))
    assert [decision.power for decision in match.decisions] == ["muslim"]
    play(match, ("play", "leadership"))
    assert (match.over, played) == (True, ["muslim"])


def test_powers_around_the_table_from_those_whose_impulse_it_is() -> None:
    state = position()
    assert around(state) == state.realm.majors
    state.active = "spain"
    assert around(state) == (
        "castile",
        "aragon",
        "france",
        "catalonia",
        "nasrid",
        "north_africa",
        "portugal",
        "beltranejos",
    )
    state.active = ""
    assert around(state, "aragon")[:2] == ("aragon", "france")


@covers("tm-11-5", "tm-20.4-11", table=True)
def test_nobody_is_made_to_play_what_he_may_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the peace the card of the Beltranejos gives no CP: alone, and without an event, it lets its player pass."""
    state = hand(position(alcacovas=3), "portugal", "joanna_la_beltraneja")
    monkeypatch.setattr(table_impulses, "event_forbidden", lambda *given: "tm-6.1-2")
    assert impulses.pass_forbidden(state, "portugal") is None
    state.alcacovas = 0
    assert impulses.pass_forbidden(state, "portugal") == "tm-11-5"
