"""A deal that was drafted outside the match is sent in one piece (9.1): all of it is announced, or nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rulebook.here_i_stand.driver import asked, choices, look, play, question, table
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import IllegalChoice
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers

PEACE: Option = ("end_war", "ottoman", "hapsburg")
ALLIANCE: Option = ("ally", "hapsburg", "papacy")
RANSOM: Option = ("cede", "ottoman", "hapsburg", "belgrade")
PROPOSE: Option = ("propose",)
YES: Option = ("yes",)


def announcing() -> Match:
    """The Hapsburgs may announce a deal; they are at war with the Ottomans, who hold Belgrade."""
    return table(
        ("announce", "hapsburg"),
        turn=2,
        wars={("ottoman", "hapsburg")},
        alliances=set(),
        control={"belgrade": "ottoman"},
        troops={"belgrade": ()},
    )


def in_turn(match: Match, power: str, *options: Option) -> Iterator[tuple[Decision, Option]]:
    """Each option answers what the power is asked when those before are given."""
    for option in options:
        yield asked(match, power), option


@covers("his-9.1-18")
def test_a_deal_of_three_parties_and_three_terms_is_announced_in_one_piece() -> None:
    match = announcing()
    draft = (("invite", "ottoman"), ("invite", "papacy"), PEACE, ALLIANCE, RANSOM, PROPOSE)
    match.choose_many(in_turn(match, "hapsburg", *draft))
    deal = look(match).deal
    assert deal is not None
    assert (deal.announcer, deal.parties) == ("hapsburg", ("ottoman", "hapsburg", "papacy"))
    assert deal.terms == (PEACE, ALLIANCE, RANSOM)
    state = play(match, ("ottoman", YES), ("papacy", YES))
    assert ("ottoman", "hapsburg") not in state.wars
    assert ("hapsburg", "papacy") in state.alliances
    assert state.control["belgrade"] == "hapsburg"


@covers("his-deal-1")
@pytest.mark.parametrize(
    ("draft", "clause"),
    [
        pytest.param((("invite", "ottoman"), RANSOM, PEACE, PROPOSE), "his-deal-1", id="terms in another order"),
        pytest.param(
            (("invite", "ottoman"), PEACE, ALLIANCE, PROPOSE), "his-9.1-18", id="with a power that is no party"
        ),
        pytest.param(
            (("invite", "ottoman"), ("invite", "papacy"), PEACE, PROPOSE), "his-9.1-18", id="a party without a term"
        ),
    ],
)
def test_a_draft_that_is_refused_leaves_nothing_changed(draft: tuple[Option, ...], clause: str) -> None:
    match = announcing()
    before, digest, written = choices(match), match.digest(), len(match.log)
    with pytest.raises(IllegalChoice) as refusal:
        match.choose_many(in_turn(match, "hapsburg", *draft))
    assert refusal.value.clause == clause
    assert (choices(match), match.digest(), len(match.log)) == (before, digest, written)
    assert question(match) == ("hapsburg", "announce") and look(match).deal is None and not look(match).announced
    match.choose_many(in_turn(match, "hapsburg", ("invite", "ottoman"), PEACE, PROPOSE))
    assert question(match) == ("ottoman", "confirm_deal")


@covers("his-9.1-18")
def test_a_draft_answers_for_nobody_else() -> None:
    """What the other party is asked next is not the announcer's to answer."""
    match = announcing()
    digest = match.digest()
    with pytest.raises(ValueError, match="values to unpack"):
        match.choose_many(in_turn(match, "hapsburg", ("invite", "ottoman"), PEACE, PROPOSE, YES))
    assert match.digest() == digest and question(match) == ("hapsburg", "announce")
