"""The beaten (15.2 to 15.3, 15.5, 8.8): evacuation, truce, indemnity, and the state of a subject neutral."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import pacts
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import end_wars_of
from warcouncil.titles.napoleonic_wars.diplomacy.conquest import CEDED, OFFERED, start_keys
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import give_up_flag, regroup, regroup_ships
from warcouncil.titles.napoleonic_wars.diplomacy.upheaval import guests, put_out
from warcouncil.titles.napoleonic_wars.effects import PlusOneKey
from warcouncil.titles.napoleonic_wars.relations import (
    allied,
    enemies_in,
    family,
    holds,
    in_order,
    is_player_power,
    may_cross,
    open_to,
    standing,
)
from warcouncil.titles.napoleonic_wars.seasons.draw import gain_resource
from warcouncil.titles.napoleonic_wars.state import SEAS, SPACES, NapoleonicState, Subject, Truce
from warcouncil.titles.napoleonic_wars.war import flags
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS
from warcouncil.titles.napoleonic_wars.war.forces import shift, side_force

REGROUP_ALL: Option = ("regroup",)
CLAIM: Option = ("claim",)
STAY: Option = ("stay",)
RETAINED = Fact("retained", "space", turn=True)
"""A foreign duchy that a nation keeps by the terms of its submission (15.41)."""
FACTS = (RETAINED,)
KINDS = {
    "evacuate": Kind({"fall_back": ("space",), "regroup": ()}),
    "quarters": Kind({"pull_out": ("space",), "stay": ()}),
    "left_alone": Kind({"claim": (), "regroup": ()}),
}
REFUSALS = {"evacuate": "nw-15.21-1", "quarters": "nw-15.21-1", "left_alone": "nw-15.22-3"}
STATUS_CARDS = tuple(
    card.id for card in COMPONENTS.cards.values() if any(isinstance(one, PlusOneKey) for one in card.effects)
)


def subdue(state: NapoleonicState, loser: str, victor: str, pays: int = 1) -> None:
    """Step: a beaten nation is a subject neutral, or an unaligned minor; troops go home and it pays (15.2 to 15.5)."""
    before, _ = guests(state)
    side = tuple(one for one in in_order(state) if allied(state, one, victor))
    friends = tuple(one for one in in_order(state) if one != loser and allied(state, one, loser))
    state.camps.pop(loser, None)  # nw-8.8-1  # nw-14.1-1
    if not is_player_power(state, loser):
        pacts.release(state, loser)  # nw-15.25-2
    state.subjects[loser] = Subject(victor, state.turn + 1)  # nw-15.25-1
    state.truces[loser] = Truce(state.turn + 1, side)  # nw-15.24-1
    end_wars_of(state, loser)
    lost = return_flags(state, loser)
    send_home(state, loser, side)
    if pays:
        pay(state, loser, victor)
    state.written_off[loser] = tuple(one for one in start_keys(state, loser) if state.controller(one) != loser)
    state.log("subdued", power=loser, power2=victor)
    alone = [(space, one) for space in lost for one in friends if one in standing(state, space)]
    armies = [
        (space, one)
        for space in COMPONENTS.nations[loser].capitals
        for one in dict.fromkeys(family(state, two) for two in standing(state, space))
        if one in side
    ]
    state.next(
        *(("left_alone", space, one) for space, one in alone if not holds(state, one, space)),
        *(("evacuate", loser, space, one) for space, one in armies),
        *(("quarters", loser, one) for one in side if one in state.seats and family(state, one) == one),
        ("peace_made",),
        ("sweep_ports",),  # nw-13.9-1
    )
    put_out(state, before, loser)


def return_flags(state: NapoleonicState, loser: str) -> list[str]:
    """What the beaten had flagged returns to its owners, unless it was agreed otherwise (15.22, 15.41)."""
    held = [space for space in SPACES if state.flags.get(space) == loser and not is_own(loser, space)]
    found = [space for space in held if not state.holds(RETAINED, space)]
    for space in found:
        give_up_flag(state, space)  # nw-15.22-1
    return found


def is_own(nation: str, space: str) -> bool:
    """A home or subject duchy of a nation; dual subjects are those of both of their powers (7.43, 15.22)."""
    return nation in (SPACES[space].nation, SPACES[space].second)


def send_home(state: NapoleonicState, loser: str, side: tuple[str, ...]) -> None:
    """The beaten regroup from everywhere but their own duchies, their former allies from these (15.22)."""
    for place in (*SPACES, *SEAS):
        if place in SEAS or not is_own(loser, place) or state.controller(place) != loser:
            if place in SPACES:
                regroup(state, place, [loser])  # nw-15.22-2
            regroup_ships(state, place, [loser])
        else:
            regroup(state, place, [one for one in standing(state, place) if one != loser and one not in side])
            others = [one for one, _ in state.ships_at(place) if one != loser and one not in side]
            regroup_ships(state, place, others)


def pay(state: NapoleonicState, loser: str, victor: str) -> None:
    """Indemnity (15.5): a resource for the victor; the beaten lose theirs and the +1 Key status."""
    for _ in range(COMPONENTS.tables.conquest.indemnity):
        gain_resource(state, victor)  # nw-15.5-1
    state.resources[loser] = 0  # nw-16.1-2
    lose_status(state, loser)


def lose_status(state: NapoleonicState, nation: str) -> None:
    """The +1 Key status is lost, and its card goes to the discard pile (15.5)."""
    if state.plus_key != nation:
        return
    state.plus_key = ""
    for card in STATUS_CARDS:
        if card in state.lasting:
            state.lasting.discard(card)
            state.put_away(card)
    state.log("status_lost", power=nation)


# -- those who stand somewhere


def left_alone(state: NapoleonicState, space: str, nation: str) -> Flow:
    """Step: troops in a foreign duchy from which the flag of their beaten ally has gone flag it or regroup (15.22)."""
    if nation not in standing(state, space) or holds(state, nation, space):
        return
    options = [REGROUP_ALL] if SPACES[space].fortress or enemies_in(state, nation, space) else [CLAIM, REGROUP_ALL]
    choice = yield Ask(nation, "left_alone", options, about={"space": space})
    if choice == CLAIM:
        yield from flags.claim(state, nation, space)  # nw-15.22-3
    else:
        regroup(state, space, [nation])


def evacuate(state: NapoleonicState, loser: str, capital: str, power: str) -> Flow:
    """Step: conquerors leave the capital without attrition for a duchy next to it, or regroup (15.21)."""
    nations = [one for one in standing(state, capital) if family(state, one) == power]
    if not nations:
        return
    ways = [near for near in NEIGHBOURS[capital] if falls_back(state, loser, power, capital, near)]
    options: list[Option] = [("fall_back", near) for near in ways]
    choice: Option = REGROUP_ALL
    if power in state.seats:
        choice = yield Ask(power, "evacuate", [*options, REGROUP_ALL], about={"space": capital})
    if choice == REGROUP_ALL:
        regroup(state, capital, nations)
    else:
        shift(state, side_force(state, capital, nations), capital, str(choice[1]))  # nw-15.21-1


def falls_back(state: NapoleonicState, loser: str, power: str, capital: str, near: str) -> bool:
    """Whether conquerors may leave a capital for a duchy: one of the beaten, open to them and without enemies."""
    if SPACES[near].nation != loser or SPACES[near].capital or enemies_in(state, power, near):
        return False
    return open_to(state, power, near) and may_cross(state, power, capital, near)  # nw-9.53-1  # nw-9.54-1


def quarters(state: NapoleonicState, loser: str, power: str) -> Flow:
    """Step: other conquering formations in the country stay or regroup, duchy by duchy (15.21)."""
    stood = [
        space
        for space in COMPONENTS.duchies(loser)
        if state.controller(space) == loser and any(family(state, one) == power for one in standing(state, space))
    ]
    if not stood:
        return
    options: list[Option] = [("pull_out", space) for space in stood]
    choice = yield Ask(power, "quarters", [*options, STAY], about={"power2": loser})
    if choice == STAY:
        return
    space = str(choice[1])
    regroup(state, space, [one for one in standing(state, space) if family(state, one) == power])
    state.next(("quarters", loser, power))


def peace_made(state: NapoleonicState) -> None:
    """Step: what was noted for one peace is forgotten."""
    state.unmark_all(CEDED, OFFERED, RETAINED)


STEPS = {
    "subdue": subdue,
    "left_alone": left_alone,
    "evacuate": evacuate,
    "quarters": quarters,
    "peace_made": peace_made,
}
