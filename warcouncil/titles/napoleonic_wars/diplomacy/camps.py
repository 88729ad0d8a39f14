"""Camps (8.3, 8.8, 14.1): who is in which, who may join, whose leave it takes, and what becomes of flags.

A power takes its minors in Pact along. Nobody runs nations of both camps, so a player of several powers moves none of
them out of the camp of the others.
"""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.changes import in_force
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import give_up_flag
from warcouncil.titles.napoleonic_wars.relations import allied, in_order, is_player_power, minors_of, patron
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES, NapoleonicState

CAMPS = tuple(camp.id for camp in COMPONENTS.diplomacy.camps)
OTHER = dict(zip(CAMPS, reversed(CAMPS), strict=True))
HEADS = {camp.leader: camp.id for camp in COMPONENTS.diplomacy.camps}
ADMIT: Option = ("admit",)
TURN_AWAY: Option = ("turn_away",)
ENOUGH: Option = ("keep_rest",)
ASKED = Fact("asked_leave", "power")
"""A power has asked for leave to join a camp: once in an impulse or interphase (14.14)."""
FACTS = (ASKED,)
KINDS = {
    "admit": Kind({"admit": (), "turn_away": ()}),
    "give_back": Kind({"give_back": ("space",), "keep_rest": ()}),
}
REFUSALS = {"admit": "nw-14.14-1", "give_back": "nw-14.13-1"}


def other(camp: str) -> str:
    """The opposing camp."""
    return OTHER[camp]


def members(state: NapoleonicState, camp: str) -> tuple[str, ...]:
    return tuple(nation for nation in NATIONS if state.camps.get(nation) == camp)


def household(state: NapoleonicState, power: str) -> tuple[str, ...]:
    """A power and its minors in Pact (8.81)."""
    return (power, *(minor for minor in minors_of(state) if patron(state, minor) == power))


# -- who may join


def splits(state: NapoleonicState, power: str, camp: str) -> bool:
    """Whether a player would run nations of both camps (8.81)."""
    own, against = household(state, power), other(camp)
    others = [one for one in state.powers_of(state.seats[power]) if one not in own]
    return bool(others) and any(state.camps.get(one) == against for one in others)


def under_truce(state: NapoleonicState, nations: Iterable[str], foes: Iterable[str]) -> bool:
    """Whether a truce forbids war between any two of these (15.24)."""
    one, another = set(nations), set(foes)
    for beaten, truce in state.truces.items():
        bound = set(truce.bound)
        if (beaten in one and bound & another) or (beaten in another and bound & one):
            return True
    return False


def join_forbidden(state: NapoleonicState, power: str, camp: str) -> str | None:
    """Why a player power may not be in a camp, whoever agrees (8.22, 8.81, 15.24)."""
    if not is_player_power(state, power):
        return "nw-3-15"
    if COMPONENTS.nations[power].loyal and HEADS.get(power) != camp:
        return "nw-8.22-1"
    if splits(state, power, camp):
        return "nw-8.81-2"
    if state.changes and any(power in one.who for one in in_force(state, "bound", power)):
        return "nw-6.11-1"
    truce = state.truces and under_truce(state, household(state, power), members(state, other(camp)))
    return "nw-15.24-1" if truce else None


def needs_leave(state: NapoleonicState, power: str, camp: str) -> bool:
    """Whether the players of a camp must agree: to a change of camp, and to a subject of that camp (8.33, 14.12)."""
    if power in state.camps:
        return True  # nw-8.33-6  # nw-8.3-3
    subject = state.subjects.get(power)
    return subject is not None and state.camps.get(subject.conqueror) == camp  # nw-8.33-7  # nw-14.12-1


def leave(state: NapoleonicState, power: str, camp: str) -> Flow:
    """Every other player of the camp is asked once; returns whether all agree."""
    state.mark(ASKED, power)
    for one in speakers(state, camp, state.seats[power]):
        answer = yield Ask(one, "admit", [ADMIT, TURN_AWAY], about={"power2": power, "camp": camp})
        if answer == TURN_AWAY:
            state.log("turned_away", power=power, power2=one, camp=camp)
            return False  # nw-14.14-1
    return True


def speakers(state: NapoleonicState, camp: str, seat: int) -> list[str]:
    """The players of a camp but one, each as a power of his there, or as a minor if he has no more (8.8)."""
    here = [one for one in in_order(state) if state.camps.get(one) == camp and state.seats[one] != seat]
    first: dict[int, str] = {}
    for one in sorted(here, key=lambda one: not is_player_power(state, one)):
        first.setdefault(state.seats[one], one)
    return [one for one in here if one in first.values()]  # nw-14.11-1


# -- joining


def reseat(state: NapoleonicState) -> None:
    """Minors in Pact are run by the player of their power, who sees their hands from now on, others by nobody (4.3)."""
    before = dict(state.seats)
    own = {nation: seat for nation, seat in state.seats.items() if is_player_power(state, nation)}
    pacts = {minor: own[power] for minor in minors_of(state) if (power := patron(state, minor))}
    state.seat_nations({**own, **pacts})
    for minor, seat in pacts.items():
        if before.get(minor) != seat and state.hands.get(minor):
            look_in(state, minor, seat)


def look_in(state: NapoleonicState, nation: str, seat: int) -> None:
    """A player looks at the hand of a nation that is his to run."""
    cards = state.hands[nation]
    state.show((seat,), "hand_seen", *(("card", card, nation) for card in cards), power=nation, card=cards)


def enter(state: NapoleonicState, power: str, camp: str) -> tuple[str, ...]:
    """A power and its minors in Pact are members of a camp and subjects of nobody (8.81).

    Returns the newcomers: minors of a beaten power may have been there before it (8.8).
    """
    came = tuple([nation for nation in household(state, power) if state.camps.get(nation) != camp])
    for nation in household(state, power):
        state.camps[nation] = camp  # nw-8.81-1
        state.subjects.pop(nation, None)  # nw-3-57
    state.log("joins_camp", power=power, camp=camp)
    return came


def reconcile(state: NapoleonicState, nations: Iterable[str]) -> None:
    """Flags between new allies (14.13): newcomers clear theirs, the others must clear capitals and may clear more."""
    came = tuple(nations)
    for space in [one for one in SPACES if one in state.flags]:
        holder, home = state.flags[space], SPACES[space].nation
        if holder == home or not allied(state, holder, home):
            continue
        if holder in came and home not in came:
            give_up_flag(state, space)  # nw-14.13-1
        elif home in came and SPACES[space].capital:
            give_up_flag(state, space)
    holders = [one for one in in_order(state) if one in state.seats]
    state.next(*(("give_back", one, home) for home in came for one in holders if returnable(state, one, home)))


def returnable(state: NapoleonicState, holder: str, home: str) -> list[str]:
    """The duchies of a new ally that a nation may give back now (8.82, 14.13)."""
    if holder == home or not allied(state, holder, home):
        return []
    return [space for space in COMPONENTS.duchies(home) if state.flags.get(space) == holder]


def give_back(state: NapoleonicState, holder: str, home: str) -> Flow:
    """Step: a nation clears flags in duchies of its new ally, at this moment only (8.82, 14.13)."""
    left = returnable(state, holder, home)
    if not left:
        return
    options: list[Option] = [("give_back", space) for space in left]
    choice = yield Ask(holder, "give_back", [*options, ENOUGH], about={"power2": home})
    if choice == ENOUGH:
        return  # nw-14.13-2
    give_up_flag(state, str(choice[1]))  # nw-8.82-1
    state.next(("give_back", holder, home))


STEPS = {"give_back": give_back}
