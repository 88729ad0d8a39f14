"""Mandatory events of rulers, religion and the League (#10, #11, #13 to #17, #19 to #23)."""

from __future__ import annotations

from warcouncil.campaign.relations import friendly
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.dice import hits_in
from warcouncil.titles.here_i_stand.cards.common import DONE, PROTESTANT, event
from warcouncil.titles.here_i_stand.components import DEBATERS, KEYS, SPACES
from warcouncil.titles.here_i_stand.faith.debaters import PAPACY, commit, debaters_of, remove_person
from warcouncil.titles.here_i_stand.faith.reformation import make_attempts
from warcouncil.titles.here_i_stand.faith.religion import ALL_ZONES, COUNTER
from warcouncil.titles.here_i_stand.powers import henry, papal, protestants
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState

ENGLAND, FRANCE = "england", "france"
FRANCIS, HENRY_II = "francis_i", "henry_ii"
DEFENDER_ATTEMPTS = 3
FIRST_UNIVERSITIES = 2
COUNCIL = {PAPACY: 4, PROTESTANT: 2}
"""How many debaters each side sends to the Council of Trent."""
POLE = "pole"

KINDS = {
    "council": Kind({"debater": ("debater",), "done": ()}),
    "henry_ii_enters": Kind({"place_leader": ("leader", "space")}),
}


# -- popes and the ruler of the Protestants


def crown(state: HereIStandState, power: str, ruler: str, card: str) -> None:
    """A new ruler: his card lies on the power card, that of the one before leaves the game."""
    before = state.rulers[power]
    if before in state.on_table:
        del state.on_table[before]
        state.remove_card(before)  # his-3.3-4
    state.rulers[power] = ruler
    state.on_table[card] = power
    state.log("new_ruler", power=power, ruler=ruler)


def clement_vii(state: HereIStandState, power: str) -> None:
    crown(state, PAPACY, "clement_vii", "clement_vii")


def paul_iii(state: HereIStandState, power: str) -> None:
    crown(state, PAPACY, "paul_iii", "paul_iii")


def julius_iii(state: HereIStandState, power: str) -> None:
    crown(state, PAPACY, "julius_iii", "julius_iii")


def calvin(state: HereIStandState, power: str) -> None:
    """Luther dies; Calvin rules the Protestants."""
    remove_person(state, "luther")
    crown(state, PROTESTANT, "calvin", "calvin")


# -- England and France


def edward_vi(state: HereIStandState, power: str) -> Flow:
    yield from henry.accede(state, "edward_vi")


def mary_i(state: HereIStandState, power: str) -> Flow:
    yield from henry.accede(state, "mary_i")


def elizabeth_i(state: HereIStandState, power: str) -> Flow:
    yield from henry.accede(state, "elizabeth_i")


def henry_ii(state: HereIStandState, power: str) -> Flow:
    """Francis I dies; Henry II takes his place, where Francis was or in Paris."""
    here = state.leaders.pop(FRANCIS, "")
    state.captives.pop(FRANCIS, None)
    crown(state, FRANCE, HENRY_II, HENRY_II)
    spaces = [space for space in dict.fromkeys((here, "paris")) if space in SPACES]
    open_ = [space for space in spaces if space == here or friendly(state, FRANCE, space)]
    keys = [space for space in KEYS if SPACES[space].home == FRANCE and friendly(state, FRANCE, space)]
    options: list[Option] = [("place_leader", HENRY_II, space) for space in open_ or keys]
    if not options:
        state.away_leaders = (*state.away_leaders, HENRY_II)  # he comes once France has a key again
        return
    choice = yield Ask(FRANCE, "henry_ii_enters", options)
    state.leaders[HENRY_II] = str(choice[2])
    state.log("leader_enters", leader=HENRY_II, space=choice[2])


# -- religion


def defender_of_the_faith(state: HereIStandState, power: str) -> None:
    """The Papacy strikes back in every zone; England, if it plays the card, draws one."""
    if power == ENGLAND:
        state.next(("defender_rewarded",))
    make_attempts(state, Attempts(COUNTER, PAPACY, DEFENDER_ATTEMPTS, ALL_ZONES, "defender_of_the_faith"))


def defender_rewarded(state: HereIStandState) -> None:
    """Step: after the attempts England draws a card."""
    hands.draw(state, ENGLAND)


def schmalkaldic_league(state: HereIStandState, power: str) -> Flow:
    """The League is formed if the Protestants are strong enough; otherwise the card comes back later."""
    if not protestants.league_ready(state):
        state.log("league_not_formed")
        state.put_away("schmalkaldic_league")
        return
    yield from protestants.form_league(state)


def society_of_jesus(state: HereIStandState, power: str) -> Flow:
    state.jesuits = True
    for _ in range(FIRST_UNIVERSITIES):
        if not (yield from papal.choose_university(state, optional=True)):  # his-18.2-3
            return


def council_of_trent(state: HereIStandState, power: str) -> Flow:
    """Both sides send debaters; the side with more hits turns as many spaces as it has more."""
    sent: dict[str, list[str]] = {}
    for side, most in COUNCIL.items():
        sent[side] = yield from delegation(state, side, most)
    dice = {side: sum(DEBATERS[debater].value for debater in people) for side, people in sent.items()}
    if POLE in sent[PAPACY]:
        dice[PAPACY] += 1  # his-18.2-12
    hits: dict[str, int] = {}
    for side, count in dice.items():
        rolled = state.dice.rolls(count, 6, f"council of {side}")
        hits[side] = hits_in(rolled)
        state.log("council_dice", power=side, dice=list(rolled))
    lead = hits[PAPACY] - hits[PROTESTANT]
    if lead:
        winner = PAPACY if lead > 0 else PROTESTANT
        state.log("council_won", power=winner, amount=abs(lead))
        state.next(("convert", winner, abs(lead), ""))
    yield MOMENT


def delegation(state: HereIStandState, side: str, most: int) -> Flow:
    """A side commits up to so many uncommitted debaters, one after another."""
    people: list[str] = []
    while len(people) < most:
        free = debaters_of(state, side, committed=False)
        if not free:
            break
        options: list[Option] = [("debater", debater) for debater in free]
        choice = yield Ask(side, "council", [*options, DONE])
        if choice == DONE:
            break
        people.append(str(choice[1]))
        commit(state, str(choice[1]))
    return people


STEPS = {"defender_rewarded": defender_rewarded}
EVENTS = dict(
    [
        event("clement_vii", clement_vii),
        event("defender_of_the_faith", defender_of_the_faith),
        event("schmalkaldic_league", schmalkaldic_league),
        event("paul_iii", paul_iii),
        event("society_of_jesus", society_of_jesus),
        event("calvin", calvin),
        event("council_of_trent", council_of_trent),
        event("edward_vi", edward_vi),
        event("henry_ii", henry_ii),
        event("mary_i", mary_i),
        event("julius_iii", julius_iii),
        event("elizabeth_i", elizabeth_i),
    ]
)
