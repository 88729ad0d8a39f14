"""What would happen: odds of assaults, battles, interceptions, attempts and debates, by hand and by real dice."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import look, question
from tests.rulebook.here_i_stand.land import HAPSBURG_WAR, TURKISH_WAR, march, skip, war
from tests.rulebook.here_i_stand.test_debates import called
from tests.rulebook.here_i_stand.test_reformation import GERMAN, THESES, attempts, saxony
from tests.rulebook.here_i_stand.test_siege import besancon
from warcouncil.engine.forecast import Forecast, forecast_of
from warcouncil.engine.match import Match
from warcouncil.table.dice import hits_in
from warcouncil.table.odds import hits, two_dice
from warcouncil.text import speaker
from warcouncil.titles.here_i_stand.components import DEBATERS
from warcouncil.titles.here_i_stand.state import Attempts

ROLLS = 1000
NEAR = 0.06
"""How far a frequency over so many rolls may be from the chance: about four standard deviations."""


def seen(match: Match, *option: str) -> Forecast:
    (decision,) = match.decisions
    found = forecast_of(match.title, match.view(decision.seat, log=False), decision.id, option)
    assert found is not None
    return found


def said(forecast: Forecast) -> str:
    return "; ".join(speaker("here_i_stand", "en").forecast(forecast))


def faces(dice: int) -> product[tuple[int, ...]]:
    return product(range(1, 7), repeat=dice)


# -- the arithmetic


@pytest.mark.parametrize(("dice", "hit", "near"), [(0, 5, 0), (3, 5, 0), (3, 6, 0), (4, 5, 1), (4, 5, 2)])
def test_hits_are_those_of_all_throws(dice: int, hit: int, near: int) -> None:
    counted = [0] * (dice + 1)
    for thrown in faces(dice):
        counted[hits_in(thrown, hit) + min(near, thrown.count(hit - 1))] += 1
    assert hits(dice, hit, near) == pytest.approx([number / 6**dice for number in counted])


# -- war


def test_an_assault_needs_a_hit_for_each_defender() -> None:
    """Half of three regulars are two dice; the garrison and its walls have two, and cannot kill all three."""
    match = besancon()
    found = seen(match, "assault", "besancon")
    assert (found.own, found.other) == (2, 2)
    assert found.chance == pytest.approx(5 / 9)
    assert said(found) == "dice: 2 to 2; if all go who can; if nobody plays a card"


def test_an_assault_takes_the_place_as_often_as_it_was_foreseen() -> None:
    match = besancon(french=2)
    expected = seen(match, "assault", "besancon").chance
    assert expected == pytest.approx(1 / 3 * 8 / 9)  # one die must hit, and not both of theirs
    taken = 0
    for seed in range(ROLLS):
        copy = match.fork(seat=look(match).seats["france"], light=True, seed=seed)
        copy.choose(copy.decisions[0], ("assault", "besancon"))
        copy.choose(copy.decisions[0], ("detach", "france", "regular", 2))
        taken += look(copy).control["besancon"] == "france"
    assert taken / ROLLS == pytest.approx(expected, abs=NEAR)


@pytest.mark.parametrize(("leader", "cavalry", "needed"), [("", 0, 9), ("charles_v", 0, 7), ("charles_v", 1, 8)])
def test_an_interception_is_two_dice_with_leaders_and_cavalry(leader: str, cavalry: int, needed: int) -> None:
    match = war(
        "ottoman",
        1,
        wars=TURKISH_WAR,
        leaders={leader: "graz"} if leader else {},
        pressburg={"ottoman": (3 - cavalry, 0, cavalry)},
        graz={"hapsburg": 2},
        fields={"control": {"pressburg": "ottoman"}},
    )
    march(match, "pressburg", "vienna", ("all",) if cavalry else ("detach", "ottoman", "regular", 3))
    assert question(match) == ("hapsburg", "intercept")
    found = seen(match, "intercept", "graz")
    assert found.chance == two_dice(needed) == sum(sum(two) >= needed for two in faces(2)) / 36
    assert said(found) == f"{needed} or more with two dice; if all go who can"


def test_battle_is_avoided_with_two_dice() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, paris={"france": 3}, dijon={"hapsburg": 2}, besancon={"hapsburg": 1})
    march(match, "paris", "dijon", ("detach", "france", "regular", 3))
    skip(match, "intercept")
    assert question(match) == ("hapsburg", "avoid_battle")
    assert seen(match, "avoid", "besancon").chance == pytest.approx(10 / 36)


# -- faith


def by_hand(own: int, other: int, modifier: int, strong: bool) -> float:
    """An attempt over all throws of both sides."""
    won = 0
    for mine in faces(own):
        best = max(mine) + modifier
        for theirs in faces(other):
            won += (strong and best >= 6) or best > max(theirs) or (strong and best == max(theirs))
    return won / 6 ** (own + other)


@pytest.mark.parametrize(
    ("record", "space"),
    [(THESES, "lubeck"), (THESES, "stettin"), (Attempts("reform", "protestant", 2, ("french",), "treatise"), "lubeck")],
)
def test_an_attempt_compares_the_best_dice(record: Attempts, space: str) -> None:
    match = attempts(record, state=saxony())
    (panel,) = [one for one in match.view(None)["view"]["panels"] if one["kind"] == "attempts"]
    (row,) = [one for one in panel["targets"] if one["space"] == space]
    found = seen(match, "space", space)
    strong = record.zones == GERMAN
    assert [found.own, found.other] == row["dice"]
    assert found.chance == pytest.approx(by_hand(row["dice"][0], row["dice"][1], row["modifier"], strong))
    assert ("ties are ours" in said(found)) is strong


def test_attempts_succeed_as_often_as_it_was_foreseen() -> None:
    match = attempts(THESES, state=saxony())
    expected = seen(match, "space", "lubeck").chance
    won = 0
    for seed in range(ROLLS):
        copy = match.fork(seat=look(match).seats["protestant"], light=True, seed=seed)
        copy.choose(copy.decisions[0], ("space", "lubeck"))
        won += "lubeck" in look(copy).protestant_spaces
    assert won / ROLLS == pytest.approx(expected, abs=NEAR)


def test_a_debate_is_foreseen_over_all_who_may_be_drawn() -> None:
    match = called("papacy", "german", attacker="eck", debaters={"carlstadt": True})
    assert question(match) == ("papacy", "opponents")
    carlstadt = seen(match, "committed")
    attack = DEBATERS["eck"].value + 3 + 1
    defence = DEBATERS["carlstadt"].value + 1
    ours, theirs = hits(attack), hits(defence)
    by_all = sum(ours[one] * theirs[two] for one in range(attack + 1) for two in range(defence + 1) if one > two)
    assert carlstadt.chance == pytest.approx(by_all)
    assert seen(match, "uncommitted").chance != carlstadt.chance
    assert said(carlstadt) == f"dice: {attack} to {defence}–{defence}; more hits in the first round"


# -- a battle that waits for cards


def waiting(*cards: str, **said_too: Any) -> Match:
    """France meets the Hapsburgs in Dijon, and has a card for it."""
    match = war("france", 1, wars=HAPSBURG_WAR, paris={"france": 4}, dijon={"hapsburg": 2}, **said_too)
    look(match).hands["france"] = cards
    march(match, "paris", "dijon", ("detach", "france", "regular", 4))
    skip(match, "intercept", "avoid_battle")
    return match


def test_a_battle_is_foreseen_from_either_side_while_cards_may_be_played() -> None:
    match = waiting("landsknechts")
    assert question(match)[0] == "france"
    found = seen(match, "pass")
    more = sum(hits(4)[one] * sum(hits(3)[:one]) for one in range(5))
    assert (found.own, found.other) == (4, 3) and found.chance == pytest.approx(more)
