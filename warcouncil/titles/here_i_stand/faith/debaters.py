"""Debaters (8.2, 18.2): who is in play and uncommitted, and what each of the 29 can do besides debating.

Bonuses for reformation, counter reformation and translation are used by choice and once per impulse and side; bonuses
in a debate apply by themselves (see `debates`).
"""

from __future__ import annotations

from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import DEBATERS, ELECTORATES, HOMES, REFORMERS, SPACES, within
from warcouncil.titles.here_i_stand.state import HereIStandState

PROTESTANT = "protestant"
PAPACY = "papacy"
NEAR = 2
"""How far the help of a debater reaches around his town."""

AREAS: dict[str, frozenset[str]] = {
    "bucer": within("strasburg", NEAR),
    "zwingli": within("zurich", NEAR),
    "oekolampadius": within("basel", NEAR),
    "cranmer": within("london", NEAR),
    "farel": within("geneva", NEAR),
    "cop": within("paris", NEAR),
    "latimer": frozenset(HOMES["england"]),
    "wishart": frozenset(HOMES["scotland"]),
    "knox": frozenset(HOMES["england"] + HOMES["scotland"]),
    "canisius": within("regensburg", NEAR),
    "faber": frozenset(ELECTORATES),
}
"""The spaces against which a debater gives extra dice; Contarini's area follows Charles V."""

BONUS_DICE: dict[str, int] = {**dict.fromkeys(AREAS, 1), "contarini": 1, "faber": 2}
"""The extra dice, for reformation by the Protestants and for counter reformation by the Papacy."""

BY_SIDE = {side: {one: facts for one, facts in DEBATERS.items() if facts.side == side} for side in (PROTESTANT, PAPACY)}
PREACHERS = tuple(debater for debater in BY_SIDE[PROTESTANT] if debater in BONUS_DICE)
INQUISITORS = tuple(debater for debater in BY_SIDE[PAPACY] if debater in BONUS_DICE)
TRANSLATORS = ("luther", "melanchthon", "tyndale", "coverdale", "olivetan")
"""They advance a translation into the language of their zone by one extra space."""
PAMPHLETEERS = ("carlstadt", "calvin")
"""They give a treatise for their zone a third attempt."""
BOOK_BURNERS = ("tetzel", "cajetan", "caraffa")
"""They may be committed with the burning of books."""

BONUS = Fact("bonus", "power")
"""A side has used the bonus of a debater."""
FACTS = (BONUS,)


# -- who is there


def uncommitted(state: HereIStandState, debater: str) -> bool:
    """Whether a debater is in play and has done nothing yet this turn."""
    return state.debaters.get(debater) is False


def debaters_of(state: HereIStandState, side: str, zone: str = "", committed: bool | None = None) -> list[str]:
    """The debaters of a side in play, of one language zone or of all, in one state or in either."""
    return [
        debater
        for debater, person in BY_SIDE[side].items()
        if debater in state.debaters
        and (not zone or person.zone == zone)
        and (committed is None or state.debaters[debater] is committed)
    ]


def commit(state: HereIStandState, debater: str) -> None:
    """Turn a debater to his committed side, as an event may demand; one off the board counts as committed anyway."""
    if uncommitted(state, debater):
        state.debaters[debater] = True  # his-18.2-8 his-18.2-12 his-18.3-2
        state.log("debater_committed", debater=debater)


def alive(state: HereIStandState, debater: str) -> bool:
    """Whether a debater is in the game, on the board or off it until the next turn."""
    return debater in state.debaters or debater in state.away_debaters


# -- coming and going


def bring_in(state: HereIStandState, debater: str) -> None:
    state.debaters[debater] = False  # his-8.2-13
    state.log("debater_enters", debater=debater)


def send_away(state: HereIStandState, person: str) -> None:
    """21.5 Reformer and debater leave the board until the next card draw phase."""
    if person in state.reformers:
        state.away_reformers[person] = state.reformers.pop(person)  # his-21.5-4
    if person in state.debaters:
        del state.debaters[person]
        state.away_debaters.add(person)


def remove_person(state: HereIStandState, person: str) -> None:
    """Somebody leaves the game for good, as reformer and as debater (Zwingli Dons Armor, Luther's death, a stake)."""
    for column in (state.reformers, state.away_reformers, state.debaters):
        column.pop(person, None)  # his-8.2-10
    state.away_debaters.discard(person)


def reformer_in(state: HereIStandState, space: str) -> bool:
    """Whether a reformer is in a space; each of them has a space of his own for ever."""
    person = _REFORMER.get(space)
    return person is not None and person in state.reformers


_REFORMER: dict[str, str] = {space: person for person, (space, _) in REFORMERS.items()}  # his-8.2-7 his-8.2-9


# -- bonuses for attempts and translations


def bonus_free(state: HereIStandState, side: str) -> bool:
    """Whether a side may still use a debater's bonus in this impulse."""
    return not state.holds(BONUS, side)  # his-18.2-10


def use_bonus(state: HereIStandState, debater: str) -> None:
    """Commit a debater for his bonus: the only one of his side in this impulse."""
    commit(state, debater)
    state.mark(BONUS, DEBATERS[debater].side)


def covers_space(state: HereIStandState, debater: str, space: str) -> bool:
    """Whether a debater's extra dice count against a space."""
    if debater == "contarini":
        emperor = state.leaders.get("charles_v", "")
        return emperor in SPACES and space in within(emperor, NEAR)
    return debater in AREAS and space in AREAS[debater]


def helpers(state: HereIStandState, kind: str) -> list[str]:
    """The debaters who may now be committed for extra dice in attempts of a kind (reform or counter)."""
    side, able = (PROTESTANT, PREACHERS) if kind == "reform" else (PAPACY, INQUISITORS)
    if not bonus_free(state, side):
        return []
    return [debater for debater in able if uncommitted(state, debater)]
