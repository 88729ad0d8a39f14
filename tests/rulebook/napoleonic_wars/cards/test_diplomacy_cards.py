"""Cards of diplomacy (6.16, 8.1, 8.21): consuls, broken pacts, treaties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import (
    PACT_OF_TURKEY,
    box,
    event,
    holding,
    lies,
    minor,
    not_played,
    staged,
)
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import choices, look, may, question, rolled, table, told
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars import changes
from warcouncil.titles.napoleonic_wars.state import Subject

MINORS = ("prussia", "turkey", "spain", "sweden", "denmark")


def stand(**said: tuple[str, str]) -> dict[str, Any]:
    """Where consuls stand: those that are not named are in Pact with France, where no card moves them."""
    found = {one: (*said.get(one, ("france", "pact")), False) for one in MINORS}
    pact = {one for one in MINORS if found[one][1] == "pact"}
    return {
        "consuls": found,
        "camps": dict.fromkeys(sorted(pact), "imperial"),
        "seats": dict.fromkeys(sorted(pact), 0),
    }


def refuse_all(match: Match) -> None:
    """Nobody restores a broken pact."""
    rest(match)
    while not match.over and question(match)[1] in ("restore", "lodge"):
        go(match, ("forgo",) if question(match)[1] == "restore" else ("stay",))


MOVERS = ["talleyrand", "metternich", "castlereagh", "czartoryski", "congress_of_erfurt"]


@covers("nw-6.16-1")
@pytest.mark.parametrize("card", MOVERS)
def test_no_card_moves_a_consul_that_is_in_pact(card: str) -> None:
    assert not_played("britain", card, **stand()) == "nw-6.1-4"


@covers("nw-8.1-1")
@pytest.mark.parametrize("card", ["talleyrand", "castlereagh", "czartoryski", "sebastiani"])
def test_in_the_first_round_of_1805_there_is_no_diplomacy_by_cards_either(card: str) -> None:
    said = stand(prussia=("", "unaligned"), turkey=("", "unaligned"), denmark=("france", "aid"))
    assert not_played("britain", card, **said, turn=1, round=1) == "nw-6.1-4"
    assert may(holding("britain", card, **said, turn=1, round=2), ("event", card))


# -- statesmen


def test_talleyrand_one_box_or_two() -> None:
    match = holding("austria", "talleyrand", **stand(sweden=("britain", "friendly")))
    go(match, ("event", "talleyrand"))
    assert choices(match) == {("advance", "sweden", "britain"), ("withdraw", "sweden")}
    go(match, ("advance", "sweden", "britain"), ("no_more",))
    assert box(match, "sweden") == ("britain", "aid")


def test_talleyrand_brings_a_minor_into_pact() -> None:
    match = event("austria", "talleyrand", *[("advance", "sweden", "britain")] * 2, **stand(sweden=("britain", "aid")))
    assert box(match, "sweden") == ("britain", "pact")
    assert look(match).camps["sweden"] == "coalition"


def test_talleyrand_turns_one_back() -> None:
    match = event("austria", "talleyrand", *[("withdraw", "denmark")] * 2, **stand(denmark=("france", "aid")))
    assert box(match, "denmark")[1] == "unaligned"


def test_metternich_moves_two_boxes_for_austria() -> None:
    match = holding("russia", "metternich", **stand(prussia=("", "unaligned"), sweden=("austria", "associate")))
    go(match, ("event", "metternich"), ("alternative", 1))
    assert box(match, "prussia") == ("austria", "aid")


def test_metternich_moves_two_boxes_back() -> None:
    said = stand(denmark=("france", "associate"), sweden=("britain", "friendly"))
    match = event("russia", "metternich", **said)
    assert box(match, "denmark") == ("france", "friendly")
    assert box(match, "sweden") == ("britain", "friendly")


def test_metternich_serves_any_row_once_austria_is_beaten() -> None:
    said = {**stand(prussia=("", "unaligned")), "subjects": {"austria": Subject("france", 3)}}
    state = staged("russia", "plays", {"russia": ("metternich",)}, **said)
    del state.camps["austria"]
    match = table(state=state)
    go(match, ("event", "metternich"))
    assert {option[2] for option in choices(match)} >= {"france", "britain", "russia"}


def test_castlereagh_two_boxes_for_britain_or_one_for_an_ally() -> None:
    said = stand(prussia=("", "unaligned"))
    match = holding("austria", "castlereagh", **said)
    go(match, ("event", "castlereagh"), ("alternative", 1))
    assert box(match, "prussia") == ("britain", "aid")
    match = holding("austria", "castlereagh", **said)
    go(match, ("event", "castlereagh"), ("alternative", 2))
    assert {option[2] for option in choices(match)} == {"britain", "austria", "russia"}
    go(match, ("advance", "prussia", "russia"))
    assert box(match, "prussia") == ("russia", "friendly")


def test_castlereagh_has_nothing_for_france() -> None:
    assert not_played("france", "castlereagh", **stand(denmark=("france", "aid"))) == "nw-6.1-4"


def test_czartoryski_moves_one_and_another() -> None:
    said = stand(prussia=("", "unaligned"), denmark=("france", "aid"))
    match = event("austria", "czartoryski", **said)
    assert (box(match, "prussia"), box(match, "denmark")) == (("russia", "friendly"), ("france", "friendly"))


@covers("nw-6.1-4")
@pytest.mark.parametrize("said", [{"prussia": ("", "unaligned")}, {"denmark": ("france", "aid")}])
def test_czartoryski_needs_both(said: dict[str, tuple[str, str]]) -> None:
    assert not_played("austria", "czartoryski", **stand(**said)) == "nw-6.1-4"


def test_the_congress_moves_three_and_none_into_pact() -> None:
    said = stand(
        prussia=("", "unaligned"), turkey=("russia", "aid"), sweden=("britain", "associate"), denmark=("france", "aid")
    )
    match = holding("france", "congress_of_erfurt", **said)
    go(match, ("event", "congress_of_erfurt"))
    assert not may(match, ("advance", "sweden", "britain"))
    go(match, ("withdraw", "sweden"), ("advance", "denmark", "france"))
    assert not any(option[1:2] == ("denmark",) for option in choices(match))
    go(match, ("advance", "prussia", "france"))
    assert [box(match, one) for one in ("sweden", "denmark", "prussia", "turkey")] == [
        ("britain", "aid"),
        ("france", "associate"),
        ("france", "friendly"),
        ("russia", "aid"),
    ]


def test_the_congress_may_stop_sooner() -> None:
    said = stand(prussia=("", "unaligned"), denmark=("france", "aid"))
    match = event("france", "congress_of_erfurt", ("withdraw", "denmark"), ("no_more",), **said)
    assert box(match, "denmark") == ("france", "friendly")
    assert not_played("turkey", "congress_of_erfurt", **said) == "nw-6.1-4"


# -- one minor


@pytest.mark.parametrize(
    ("place", "end"),
    [
        (("", "unaligned"), ("france", "aid")),
        (("france", "friendly"), ("france", "associate")),
        (("britain", "aid"), ("", "unaligned")),
    ],
)
def test_sebastiani(place: tuple[str, str], end: tuple[str, str]) -> None:
    """Two boxes towards France, or two away from anybody else; so chooses a neutral minor."""
    assert box(event("austria", "sebastiani", **stand(turkey=place)), "turkey") == end
    assert box(minor("prussia", "sebastiani", **stand(turkey=place, prussia=("", "unaligned"))), "turkey") == end


@pytest.mark.parametrize("place", [("france", "associate"), ("britain", "friendly"), ("france", "pact")])
def test_sebastiani_has_no_room(place: tuple[str, str]) -> None:
    assert not_played("austria", "sebastiani", **stand(turkey=place)) == "nw-6.1-4"


def test_queen_louise_turns_prussia() -> None:
    match = event("austria", "queen_louise", ("advance", "prussia", "russia"), **stand(prussia=("", "unaligned")))
    assert box(match, "prussia") == ("russia", "aid")
    match = event("austria", "queen_louise", **stand(prussia=("france", "associate")))
    assert box(match, "prussia") == ("france", "aid")


def test_queen_louise_goes_no_further_than_pact() -> None:
    match = event("austria", "queen_louise", **stand(prussia=("britain", "associate")))
    assert box(match, "prussia") == ("britain", "pact")


@covers("nw-5.31-1")
@pytest.mark.parametrize("turn", [1, 2])
def test_queen_louise_of_a_neutral_minor(turn: int) -> None:
    """Green from 1807: before it only builds; then Prussia goes to the last power of the Coalition on the track."""
    said = {**stand(prussia=("", "unaligned"), turkey=("", "unaligned")), "turn": turn}
    match = minor("turkey", "queen_louise", **said)
    assert box(match, "prussia") == (("russia", "aid") if turn > 1 else ("", "unaligned"))
    assert lies(match, "queen_louise") == ("removed" if turn > 1 else "discard")


def test_queen_louise_with_five_players() -> None:
    match = event("austria", "queen_louise", players=5)
    assert len(look(match).hands["prussia"]) == 2


# -- pacts that are broken


@covers("nw-8.21-2")
def test_the_sultan_is_deposed() -> None:
    """Turkey is neutral again, with as many new cards as it had, and discards one of them."""
    said = {**PACT_OF_TURKEY, "hands": {"turkey": ("mud", "spies")}}
    match = holding("britain", "sultan_deposed", ("card of turkey", 0), **said)
    go(match, ("event", "sultan_deposed"))
    refuse_all(match)
    assert box(match, "turkey") == ("", "unaligned")
    assert len(look(match).hands["turkey"]) == 1
    rolled(match)


def test_the_sultan_of_a_client() -> None:
    said = {**stand(turkey=("britain", "aid")), "hands": {"turkey": ("mud",)}}
    match = event("france", "sultan_deposed", dice=[("card of turkey", 0)], **said)
    assert box(match, "turkey") == ("", "unaligned")
    assert look(match).hands["turkey"] == ()


@covers("nw-faq-6.14-2")
def test_no_sultan_is_deposed_who_has_no_friends_and_no_cards() -> None:
    assert not_played("france", "sultan_deposed", **stand(turkey=("", "unaligned"))) == "nw-6.1-4"


def test_a_coup_in_stockholm() -> None:
    said = stand(sweden=("britain", "associate"))
    match = holding("france", "coup_in_stockholm", **said)
    go(match, ("event", "coup_in_stockholm"))
    assert choices(match) == {("advance", "sweden", one) for one in ("france", "britain", "austria", "russia")}
    go(match, ("advance", "sweden", "france"))
    assert box(match, "sweden") == ("france", "friendly")


@covers("nw-8.21-1")
def test_a_coup_breaks_the_pact_of_sweden() -> None:
    said = {
        "consuls": {"sweden": ("britain", "pact", False)},
        "camps": {"sweden": "coalition"},
        "seats": {"sweden": 1},
    }
    match = holding("france", "coup_in_stockholm", **said)
    go(match, ("event", "coup_in_stockholm"))
    refuse_all(match)
    assert told(match, "pact_lost")
    go(match, ("advance", "sweden", "russia"))
    assert box(match, "sweden") == ("russia", "friendly")
    assert "sweden" not in look(match).camps


@pytest.mark.parametrize(("turn", "end"), [(3, ("", "unaligned")), (2, ("britain", "associate"))])
def test_a_coup_of_a_neutral_minor_leaves_sweden_unaligned(turn: int, end: tuple[str, str]) -> None:
    said = {**stand(sweden=("britain", "associate"), turkey=("", "unaligned")), "turn": turn}
    assert box(minor("turkey", "coup_in_stockholm", **said), "sweden") == end


def test_tauroggen_takes_prussia_out_of_a_pact() -> None:
    said = {**stand(turkey=("", "unaligned")), "turn": 4}
    match = holding("russia", "tauroggen", **said)
    go(match, ("event", "tauroggen"))
    refuse_all(match)
    assert {option[2] for option in choices(match)} == {"britain", "austria", "russia"}
    go(match, ("advance", "prussia", "russia"))
    assert box(match, "prussia") == ("russia", "friendly")


def test_tauroggen_with_five_players_is_a_change_of_camp() -> None:
    said = {"players": 5, "turn": 4, "camps": {"prussia": "imperial"}}
    match = holding("russia", "tauroggen", **said)
    go(match, ("event", "tauroggen"))
    assert question(match) == ("prussia", "event_camp")
    assert choices(match) == {("join_camp", "coalition"), ("keep_camp",)}
    go(match, ("join_camp", "coalition"))
    assert question(match)[1] == "admit"
    while question(match)[1] == "admit":
        go(match, ("admit",))
    assert look(match).camps["prussia"] == "coalition"


def test_tauroggen_without_leave_prussia_stays() -> None:
    said = {"players": 5, "turn": 4, "camps": {"prussia": "imperial"}}
    match = event("russia", "tauroggen", ("join_camp", "coalition"), ("turn_away",), **said)
    assert look(match).camps["prussia"] == "imperial"


def test_tauroggen_prussia_may_stay() -> None:
    match = event("russia", "tauroggen", ("keep_camp",), players=5, turn=4, camps={"prussia": "imperial"})
    assert look(match).camps["prussia"] == "imperial"


PRIVATEERS: dict[str, Any] = {"squadrons": {"copenhagen": [("denmark", 0)], "brest": [("france", 0)]}}


def test_danish_privateers_move_the_consul_and_a_squadron() -> None:
    said = {**stand(denmark=("france", "friendly")), **PRIVATEERS}
    match = holding("austria", "danish_privateers", **said)
    go(match, ("event", "danish_privateers"))
    assert box(match, "denmark") == ("france", "aid")
    assert question(match) == ("france", "event_points")
    assert (look(match).cp, look(match).mp) == (0, 2)
    assert ("sail", "brest") in choices(match)
    go(match, ("end_actions",))
    assert look(match).mp == 0


def test_danish_privateers_lend_a_danish_squadron_to_the_power_of_the_row() -> None:
    said = {**stand(denmark=("france", "associate")), **PRIVATEERS}
    match = holding("austria", "danish_privateers", **said)
    go(match, ("event", "danish_privateers"))
    assert box(match, "denmark") == ("france", "pact")
    assert (question(match), choices(match)) == (("france", "event_nation"), {("name", "france"), ("name", "denmark")})
    go(match, ("name", "denmark"), ("sail", "copenhagen"), ("steer", "skagerrak"), ("lie_to",))
    assert look(match).squadrons["skagerrak"] == (("denmark", 0),)
    assert look(match).mp == 0, "one squadron moves, and only once"
    assert question(match) == ("austria", "play")


def test_danish_privateers_break_the_pact_from_1811_on() -> None:
    match = holding("austria", "danish_privateers", **stand(), turn=4)
    go(match, ("event", "danish_privateers"))
    refuse_all(match)
    assert box(match, "denmark") == ("", "unaligned")
    assert "denmark" not in look(match).camps


def test_danish_privateers_do_not_break_it_before() -> None:
    """The consul cannot go further, but the power of its row may still move a squadron."""
    match = holding("austria", "danish_privateers", **stand(), **PRIVATEERS, turn=3)
    go(match, ("event", "danish_privateers"))
    assert question(match) == ("france", "event_nation")
    assert box(match, "denmark") == ("france", "pact")


def test_danish_privateers_of_a_neutral_minor_move_no_squadron() -> None:
    said = {**stand(denmark=("", "unaligned"), turkey=("", "unaligned")), **PRIVATEERS}
    match = minor("turkey", "danish_privateers", **said)
    assert match.over
    assert box(match, "denmark") == ("france", "friendly")


# -- Hanover


def test_the_hanoverian_question() -> None:
    match = holding("russia", "hanoverian_question", **stand(prussia=("france", "aid")))
    go(match, ("event", "hanoverian_question"))
    assert choices(match) == {("raise_flag", "hanover", "britain"), ("raise_flag", "hanover", "france")}
    go(match, ("raise_flag", "hanover", "britain"))
    assert choices(match) == {("advance", "prussia", "france"), ("withdraw", "prussia")}
    go(match, ("withdraw", "prussia"))
    assert look(match).flags["hanover"] == "britain"
    assert box(match, "prussia") == ("france", "friendly")


def test_the_question_may_give_hanover_back() -> None:
    match = holding("russia", "hanoverian_question", flags={"hanover": "france"})
    go(match, ("event", "hanoverian_question"), ("strike_flag", "hanover"))
    assert "hanover" not in look(match).flags


def test_no_question_while_troops_are_in_hanover() -> None:
    assert not_played("russia", "hanoverian_question", units={"hanover": {"prussia": 1}}) == "nw-6.1-4"


def test_five_players_move_no_prussian_consul() -> None:
    match = event("russia", "hanoverian_question", ("raise_flag", "hanover", "france"), players=5)
    assert question(match)[1] == "play"


@covers("nw-5.31-1")
@pytest.mark.parametrize("flags", [{"hanover": "france"}, {}])
def test_a_neutral_minor_only_removes_a_flag_there(flags: dict[str, str]) -> None:
    """Without one the event has no effect, and the card is used to build."""
    match = minor("turkey", "hanoverian_question", flags=flags)
    assert look(match).flags == {}
    assert bool(look(match).units) == (not flags)
    assert box(match, "prussia") == ("", "unaligned")


# -- treaties


REFUSED: tuple[Option, ...] = (("refuse",),)


@covers("nw-6.13-2")
@pytest.mark.parametrize(("nation", "card"), [("france", "tilsit"), ("russia", "tilsit"), ("austria", "marie_louise")])
def test_a_treaty_that_is_refused_gives_cp_and_stays_in_the_game(nation: str, card: str) -> None:
    match = holding(nation, card, units={"paris": {"france": 1}, "vienna": {"austria": 1}, "moscow": {"russia": 1}})
    go(match, ("event", card), *REFUSED)
    assert lies(match, card) == "discard"
    assert look(match).cp == (6 if card == "tilsit" else 5)
    assert question(match) == (nation, "action")


def test_tilsit_makes_a_subject_neutral_of_russia_without_indemnity() -> None:
    """No duchy is ceded, and France gains no resource by it; the truce begins (15.23, 15.24)."""
    match = holding("russia", "tilsit", resources={"france": 1, "russia": 1}, units={"moscow": {"russia": 1}})
    go(match, ("event", "tilsit"), ("agree",))
    rest(match)
    state = look(match)
    assert state.subjects["russia"].conqueror == "france"
    assert (state.resources["france"], state.flags, state.ceded) == (1, {}, set())
    assert "russia" in state.truces
    assert "russia" not in state.camps


def test_tilsit_makes_russia_an_ally_of_france() -> None:
    said = {"flags": {"vilna": "france", "metz": "russia"}}
    match = holding("france", "tilsit", **said)
    go(match, ("event", "tilsit"), ("agree_alliance",))
    rest(match)
    state = look(match)
    assert state.camps["russia"] == "imperial"
    assert not {"vilna", "metz"} & set(state.flags)
    assert (len(state.hands["france"]), len(state.hands["russia"])) == (1, 1)
    assert lies(match, "tilsit") == "removed"


@pytest.mark.parametrize("camps", [{"russia": "imperial"}])
def test_no_tilsit_among_allies(camps: dict[str, str]) -> None:
    assert not_played("france", "tilsit", camps=camps) == "nw-6.1-4"
    assert not_played("austria", "tilsit") == "nw-6.1-4"


def test_marie_louise_binds_austria() -> None:
    match = holding("france", "marie_louise")
    go(match, ("event", "marie_louise"))
    assert question(match) == ("austria", "treaty")
    go(match, ("agree",))
    state = look(match)
    assert state.camps["austria"] == "imperial"
    assert (len(state.hands["france"]), len(state.hands["austria"])) == (1, 1)
    assert changes.in_force(state, "bound", "austria")
    assert lies(match, "marie_louise") == "removed"


def test_marie_louise_asks_nobody_in_the_same_camp() -> None:
    match = event("france", "marie_louise", camps={"austria": "imperial"})
    assert len(look(match).hands["austria"]) == 1


# -- Copenhagen


def fleets(*dice: tuple[str, object]) -> Match:
    said = {
        **stand(denmark=("france", "friendly")),
        "squadrons": {"skagerrak": [("britain", 0), ("britain", 0)], "copenhagen": [("denmark", 0)]},
    }
    match = holding("austria", "bombardment_of_copenhagen", *dice, **said)
    go(match, ("event", "bombardment_of_copenhagen"))
    return match


def test_britain_may_attack_copenhagen_without_a_war() -> None:
    match = fleets(
        ("coastal fire of copenhagen", (1,) * 9), ("naval battle: active", (6,) * 6), ("naval battle: other", (1, 1))
    )
    assert question(match) == ("britain", "copenhagen")
    assert choices(match) == {("bombard", "skagerrak"), ("no_more",)}


def test_britain_lets_copenhagen_be() -> None:
    match = fleets()
    go(match, ("no_more",))
    assert box(match, "denmark") == ("france", "associate")
    assert look(match).squadrons["copenhagen"] == (("denmark", 0),)


def test_denmark_goes_two_boxes_towards_france() -> None:
    match = event("austria", "bombardment_of_copenhagen", **stand(denmark=("france", "friendly")))
    assert box(match, "denmark") == ("france", "associate")


def test_a_denmark_at_war_is_not_bombarded_so() -> None:
    assert not_played("austria", "bombardment_of_copenhagen", **stand()) == "nw-6.1-4"
