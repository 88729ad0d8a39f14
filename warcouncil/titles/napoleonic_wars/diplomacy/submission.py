"""Submission (15.4): offered at the end of an impulse with terms, or forced by an event (15.42)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import conquest, subjects
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import give_up_flag
from warcouncil.titles.napoleonic_wars.relations import (
    OWNER,
    allied,
    at_war,
    family,
    in_order,
    is_player_power,
    pieces_of,
    standing,
)
from warcouncil.titles.napoleonic_wars.seasons.peace import finish
from warcouncil.titles.napoleonic_wars.state import HOME, SPACES, NapoleonicState

TABLE = COMPONENTS.tables.conquest
SUBMIT: Option = ("submit",)
FIGHT_ON: Option = ("fight_on",)
OFFER: Option = ("offer",)
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)
KINDS = {
    "submission": Kind({"submit": (), "fight_on": ()}),
    "terms": Kind({"cede": ("space",), "retain": ("space",), "offer": ()}),
    "accept": Kind({"accept": (), "refuse": ()}),
}
REFUSALS = {"submission": "nw-15.4-2", "terms": "nw-15.41-3", "accept": "nw-15.41-2"}


# -- who has most troops


def invaders(state: NapoleonicState, nation: str) -> dict[str, int]:
    """Enemy families in the duchies of a nation -> their units, leaders and flags there (15.4)."""
    found: dict[str, int] = {}
    for one, count in all_invaders(state).get(nation, ()):
        power = family(state, one)
        found[power] = found.get(power, 0) + count
    return found


@once_a_look
def all_invaders(state: NapoleonicState) -> dict[str, list[tuple[str, int]]]:
    """Nation -> enemies in its duchies, with the units, leaders and flags that they have there."""
    camps = state.camps
    units = [(HOME[at], row) for at, here in state.units.items() if at in HOME for row in here if row[0] != HOME[at]]
    led = [(HOME[at], (OWNER[one], 1)) for one, at in state.leaders.items() if at in HOME and OWNER[one] != HOME[at]]
    flags = [(HOME[space], (one, 1)) for space, one in state.flags.items()]  # nw-3-37
    found: dict[str, list[tuple[str, int]]] = {}
    for home, row in (*units, *led, *flags):
        if home in camps and row[0] in camps and camps[row[0]] != camps[home]:
            found.setdefault(home, []).append(row)  # nw-3-52
    return found


def defenders(state: NapoleonicState, nation: str) -> int:
    """The troops that a nation has in play, and the units and leaders of allies in its duchies (15.4)."""
    own = troops(state, nation)
    for space in COMPONENTS.duchies(nation):
        friends = [one for one in standing(state, space) if one != nation and allied(state, one, nation)]
        own += pieces_of(state, space, friends) if friends else 0
    return own


def troops(state: NapoleonicState, nation: str) -> int:
    """The units and leaders that a nation has in duchies, and its flags (3)."""
    pieces = state.units_on_map(nation) + len(state.leaders_on_map(nation))
    return pieces + list(state.flags.values()).count(nation)


def strongest(state: NapoleonicState, nation: str) -> tuple[str, ...]:
    """The invaders with most troops in a country, in the order of play."""
    found = invaders(state, nation)
    most = max(found.values(), default=0)
    return tuple(one for one in in_order(state) if found.get(one) == most and most)  # nw-15.4-3


def may_submit(state: NapoleonicState, nation: str) -> bool:
    """Whether a power may offer its submission now (15.4)."""
    if not is_player_power(state, nation):
        return False  # nw-15.4-1
    found = all_invaders(state)
    if nation not in found:
        return False
    foes = sum([count for _, count in found[nation]])
    return foes > troops(state, nation) and foes > defenders(state, nation)  # nw-15.4-2


# -- the offer


def submissions(state: NapoleonicState) -> None:
    """Step: at the end of an impulse every power that is overrun may offer its submission (15.41)."""
    with OneLook(state):
        entered = all_invaders(state)
        overrun = [nation for nation in in_order(state) if nation in entered and may_submit(state, nation)]
    state.next(*(("submission", nation) for nation in overrun))


def submission(state: NapoleonicState, nation: str) -> Flow:
    """Step: an offer with its terms, taken or refused as it stands (15.41)."""
    if not may_submit(state, nation):
        return
    asked = strongest(state, nation)
    choice = yield Ask(nation, "submission", [SUBMIT, FIGHT_ON], about={"power2": asked[0]})
    if choice == FIGHT_ON:
        return
    terms: tuple[Option, ...] = ()
    while len(terms) < TABLE.terms:
        options = terms_left(state, nation, terms)
        choice = yield Ask(nation, "terms", [*options, OFFER], about={"power2": asked[0], "amount": len(terms)})
        if choice == OFFER:
            break
        terms = (*terms, choice)  # nw-15.41-1
    ceded = tuple(str(space) for act, space in terms if act == "cede")
    kept = tuple(str(space) for act, space in terms if act == "retain")
    state.log("submission_offered", power=nation, power2=asked[0], space=ceded, space2=kept)
    for one in asked:
        answer = yield Ask(one, "accept", [ACCEPT, REFUSE], about={"power2": nation, "amount": len(ceded)})
        if answer == REFUSE:
            state.log("submission_refused", power=nation, power2=one)
            return  # nw-15.41-2
    yield from accepted(state, nation, asked[0], ceded, kept)


def terms_left(state: NapoleonicState, nation: str, terms: tuple[Option, ...]) -> list[Option]:
    """What may still be named, in the order of the map: home duchies to cede, then foreign ones to keep (15.41)."""
    home = [space for space in COMPONENTS.duchies(nation, "home") if space not in state.ceded]
    free = [space for space in home if space not in state.flags or at_war(state, state.flags[space], nation)]
    ceded: list[Option] = [("cede", space) for space in free if not SPACES[space].capital]  # nw-15.41-3
    kept: list[Option] = [("retain", space) for space in SPACES if state.flags.get(space) == nation]
    every = [*ceded, *kept]
    return every[every.index(terms[-1]) + 1 :] if terms else every


def accepted(state: NapoleonicState, nation: str, victor: str, ceded: tuple[str, ...], kept: tuple[str, ...]) -> Flow:
    """What was agreed happens at once: captured home duchies that are not ceded come back (15.4, 15.41)."""
    state.log("submission_accepted", power=nation, power2=victor)
    for space in COMPONENTS.duchies(nation, "home"):
        holder = state.flags.get(space, "")
        if holder and at_war(state, holder, nation) and space not in state.ceded and space not in ceded:
            give_up_flag(state, space)  # nw-15.4-4
    for space in ceded:
        yield from conquest.cede(state, state.flags.get(space, victor), space)
    for space in kept:
        state.mark(subjects.RETAINED, space)
    state.next(("subdue", nation, victor), ("beaten", nation))


def beaten(state: NapoleonicState, nation: str) -> None:
    """Step: the submission of France ends the game at once (5.82)."""
    if nation == COMPONENTS.tables.peace.ends_with:
        finish(state, "france_beaten")  # nw-5.82-1


# -- by force


def forced(state: NapoleonicState, nation: str) -> None:
    """A nation that cannot meet an event's losses counts as conquered by whoever has most troops there (15.42)."""
    found = strongest(state, nation)  # nw-6.12-3
    if found:
        state.log("forced_to_submit", power=nation, power2=found[0])
        conquest.clear_home(state, nation, found[0])
        state.next(("subdue", nation, found[0]), ("beaten", nation))  # nw-15.42-1
        return
    subjects.lose_status(state, nation)
    state.no_reserves.add(nation)  # nw-15.42-2
    state.log("without_reserves", power=nation)


STEPS = {"submissions": submissions, "submission": submission, "beaten": beaten}
