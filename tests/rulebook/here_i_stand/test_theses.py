"""Luther's 95 Theses and the Diet of Worms (18.1)."""

from __future__ import annotations

from tests.rulebook.here_i_stand.driver import asked, choices, finish, look, may, play, question, refused, table, told
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY
from warcouncil.engine.title import get_title
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import NEIGHBOURS
from warcouncil.titles.here_i_stand.state import Attempts

ROLL = "reformation attempt"


# -- the theses


@covers("his-18.1-1", "his-18.1-2", "his-8.2-5")
def test_luther_comes_to_wittenberg_with_two_regulars_and_five_attempts() -> None:
    match = table(("theses",))
    state = look(match)
    assert state.reformers == {"luther": "wittenberg"}
    assert state.protestant_spaces == {"wittenberg"}
    assert state.number("wittenberg", "protestant", "regular") == 2
    assert state.control["wittenberg"] == "hapsburg"
    assert state.attempts == Attempts("reform", "protestant", 5, ("german",), "theses")
    assert "luthers_95_theses" in state.removed
    assert "luthers_95_theses" not in state.hands["protestant"]
    assert state.cp == 0
    assert question(match) == ("protestant", "reformation")


@covers("his-18.1-1", "his-18.3-8")
def test_each_attempt_has_one_die_more_and_afterwards_the_impulse_is_clean() -> None:
    rolls = [(ROLL, (6, *(1,) * 3))]  # Brandenburg: Wittenberg, Luther, the stack, and the theses
    match = table(("theses",), dice=rolls)
    play(match, ("space", "brandenburg"))
    state = look(match)
    assert "brandenburg" in state.protestant_spaces
    assert state.number("brandenburg", "protestant", "regular") == 1
    assert ("reformed", "brandenburg") in state.this_impulse
    clean = table(("theses_end",), this_impulse={("reformed", "brandenburg")})
    assert look(clean).this_impulse == set()


# -- the diet


def diet(*dice: tuple[str, object], spaces: set[str] | None = None, **hands: tuple[str, ...]) -> Match:
    held = {
        "hapsburg": ("holy_roman_emperor",),
        "papacy": ("leipzig_debate", "papal_bull"),
        "protestant": ("here_i_stand",),
        **hands,
    }
    return table(("diet",), dice=dice, hands=held, protestant_spaces=spaces or {"wittenberg", "brandenburg"})


def rolls(protestant: tuple[int, ...], papacy: tuple[int, ...], hapsburg: tuple[int, ...]) -> list[tuple[str, object]]:
    return [
        ("diet of worms: protestant", protestant),
        ("diet of worms: papacy", papacy),
        ("diet of worms: hapsburg", hapsburg),
    ]


def commit(match: Match, protestant: str, papacy: str, hapsburg: str) -> None:
    cards = {"protestant": protestant, "papacy": papacy, "hapsburg": hapsburg}
    for power, card in cards.items():
        play(match, (power, ("card", card)))


@covers("his-18.1-21")
def test_a_card_committed_to_the_diet_is_discarded() -> None:
    match = diet(*rolls((1,) * 9, (1, 1), (1,) * 5), papacy=("gout",))
    commit(match, "here_i_stand", "gout", "holy_roman_emperor")
    assert look(match).discard == ("gout",)


@covers("his-18.1-3", "his-18.1-4", "his-18.1-21")
def test_three_cards_are_revealed_together_and_rolled_for() -> None:
    dice = rolls((5, 6, 6, *(1,) * 6), (1, 5, 1), (1, 1, 1, 1, 5))
    match = diet(*dice)
    assert {decision.power for decision in match.decisions} == {"hapsburg", "papacy", "protestant"}
    commit(match, "here_i_stand", "leipzig_debate", "holy_roman_emperor")
    assert [entry["cp"] for entry in told(match, "diet_card")] == [5, 3, 5]
    assert told(match, "diet_won") == [{"power": "protestant", "amount": 1}]
    state = look(match)
    assert state.hands["protestant"] == ()  # a home card is gone for the turn
    assert state.hands["papacy"] == ("papal_bull",)
    assert state.discard == ()
    play(match, ("space", "leipzig"))
    finish(match)
    assert "leipzig" in look(match).protestant_spaces


@covers("his-18.1-3", "his-3.1-1")
def test_a_seat_sees_the_cards_it_has_committed_and_nobody_elses() -> None:
    held = {"hapsburg": ("holy_roman_emperor", "gout"), "papacy": ("leipzig_debate",), "protestant": ("here_i_stand",)}
    match = table(("diet",), players=4, hands={**held, "papacy": ("leipzig_debate", "papal_bull")})

    def committed(seat: int | None) -> list[tuple[str, str]]:
        panels = [
            panel for panel in get_title("here_i_stand").view(look(match), seat)["panels"] if panel["kind"] == "diet"
        ]
        return [(one["power"], one["card"]) for panel in panels for one in panel["cards"]]

    own = look(match).seat_of("hapsburg")
    assert look(match).seat_of("papacy") == own and committed(own) == []
    play(match, ("hapsburg", ("card", "gout")))
    assert committed(own) == [("hapsburg", "gout")]
    assert committed(EVERYBODY) == [("hapsburg", "gout")]
    assert [committed(seat) for seat in (None, *range(4)) if seat != own] == [[]] * 4
    play(match, ("protestant", ("card", "here_i_stand")))
    assert committed(own) == [("hapsburg", "gout")]


@covers("his-18.1-3")
def test_mandatory_events_cannot_be_committed_and_other_cards_are_discarded() -> None:
    match = diet(protestant=("here_i_stand", "clement_vii", "erasmus"))
    assert refused(match, ("card", "clement_vii"), "protestant") == "his-18.1-3"
    assert {option[1] for option in asked(match, "protestant").options} == {"here_i_stand", "erasmus"}
    match = diet(*rolls((1,) * 7, (1,) * 3, (1,) * 5), protestant=("here_i_stand", "erasmus"))
    commit(match, "erasmus", "leipzig_debate", "holy_roman_emperor")
    assert look(match).discard == ("erasmus",)


@covers("his-18.1-5")
def test_equal_hits_do_nothing() -> None:
    match = diet(*rolls((5, *(1,) * 8), (5, 1, 1), (1,) * 5))
    commit(match, "here_i_stand", "leipzig_debate", "holy_roman_emperor")
    finish(match)
    assert told(match, "diet_undecided") == [{}]


@covers("his-18.1-5", "his-18.1-20")
def test_the_protestants_turn_german_spaces_next_to_their_own() -> None:
    match = diet(*rolls((5, 5, *(1,) * 7), (1, 1, 1), (1,) * 5), spaces={"wittenberg"})
    commit(match, "here_i_stand", "leipzig_debate", "holy_roman_emperor")
    assert refused(match, ("space", "breslau")) == "his-18.1-5"  # not German
    assert refused(match, ("space", "lubeck")) == "his-18.1-5"
    state = play(match, ("space", "brandenburg"))
    assert state.number("brandenburg", "protestant", "regular") == 1
    assert may(match, ("space", "lubeck"))  # next to the space just turned
    play(match, ("space", "lubeck"))
    finish(match)


@covers("his-18.1-5")
def test_the_papacy_turns_spaces_if_the_catholics_win() -> None:
    match = diet(*rolls((1,) * 9, (5, 1, 1), (6, 1, 1, 1, 1)), spaces={"leipzig", "erfurt", "kassel"})
    commit(match, "here_i_stand", "leipzig_debate", "holy_roman_emperor")
    assert question(match) == ("papacy", "diet_space")
    play(match, ("space", "kassel"), ("space", "leipzig"))
    finish(match)
    assert look(match).protestant_spaces == {"erfurt"}


@covers("his-18.1-5")
def test_a_space_amid_protestants_is_out_of_reach_for_the_catholics() -> None:
    ring: set[str] = {"leipzig", *NEIGHBOURS["leipzig"]}
    match = diet(*rolls((1,) * 9, (5, 1, 1), (1,) * 5), spaces=ring)
    commit(match, "here_i_stand", "leipzig_debate", "holy_roman_emperor")
    assert ("space", "leipzig") not in choices(match)
