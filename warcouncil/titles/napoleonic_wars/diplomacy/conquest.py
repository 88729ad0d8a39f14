"""Conquest (5.7, 15.1, 15.2): who may be conquered by whom, the roll, and what is ceded."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import give_up_flag
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, in_order, is_major
from warcouncil.titles.napoleonic_wars.setup import scenario_of
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import flags

TABLE = COMPONENTS.tables.conquest
KEEP_ALL: Option = ("keep_all",)
TAKE: Option = ("take_over",)
DECLINE: Option = ("decline",)
CEDED = Fact("just_ceded", "space", turn=True)
"""A duchy was ceded in the peace that is being made."""
OFFERED = Fact("offered", "space", "power", turn=True)
"""A ceded duchy was offered to a power of the camp."""
FACTS = (CEDED, OFFERED)
KINDS = {
    "cede": Kind({"cede": ("space",)}),
    "hand_over": Kind({"grant": ("space", "power"), "keep_all": ()}),
    "granted": Kind({"take_over": (), "decline": ()}),
}
REFUSALS = {"cede": "nw-15.2-3", "hand_over": "nw-15.2-4", "granted": "nw-15.2-4"}


# -- who conquers whom


def conquest_phase(state: NapoleonicState) -> None:
    """Step: after attrition every possible conquest is resolved, conqueror by conqueror in the order of play (5.7)."""
    state.phase = "conquest"
    state.next(*(("conquests", nation) for nation in in_order(state)))  # nw-5.7-1  # nw-15-1  # nw-15.12-1


def conquests(state: NapoleonicState, victor: str) -> None:
    """Step: a nation tries to conquer whoever it can."""
    state.next(*(("conquest", loser, victor) for loser in NATIONS if conqueror(state, loser) == victor))


def conqueror(state: NapoleonicState, loser: str) -> str:
    """The enemy that controls the capital; of several the first in the order of play (15.1, 15.11)."""
    holders = [state.controller(space) for space in COMPONENTS.nations[loser].capitals]
    if not all(at_war(state, one, loser) for one in holders):
        return ""  # nw-15.1-3  # nw-3-26
    return next(one for one in in_order(state) if one in holders)  # nw-15.11-1


def start_keys(state: NapoleonicState, nation: str) -> tuple[str, ...]:
    """The keys that a nation had at the start."""
    control = COMPONENTS.control(scenario_of(state))
    return tuple(space.id for space in COMPONENTS.map.spaces if space.key and control[space.id] == nation)


def keys_lost(state: NapoleonicState, nation: str) -> int:
    """Keys of the start that others control, but for those that were lost before the last defeat (15.1)."""
    old = state.written_off.get(nation, ())
    return sum(
        state.controller(space) != nation and space not in old for space in start_keys(state, nation)
    )  # nw-15.5-2


def conquest(state: NapoleonicState, loser: str, victor: str) -> None:
    """Step: without any keys a nation falls, otherwise by a roll (15.1)."""
    if conqueror(state, loser) == victor:
        attempt(state, loser, victor)


def attempt(state: NapoleonicState, loser: str, victor: str, by: int = 0) -> None:
    """The roll and what follows if it succeeds; an event may add to it (15.1, 15.2)."""
    if any(state.controller(space) == loser for space in start_keys(state, loser)):  # nw-15.1-1
        die = state.dice.roll(6, f"conquest of {loser}")
        total = (
            die + COMPONENTS.nations[loser].conquest + TABLE.per_key_lost * keys_lost(state, loser) + by
        )  # nw-15.1-2
        state.log("conquest_rolled", power=victor, power2=loser, amount=die, total=total)
        if total < TABLE.success:
            return
    state.log("conquered", power=loser, power2=victor)
    clear_home(state, loser, victor)
    count = state.dice.roll(6, f"duchies ceded by {loser}")  # nw-15.2-2
    state.next(("ceding", loser, victor, count, 0), ("hand_over", victor), ("subdue", loser, victor))


# -- what is ceded


def clear_home(state: NapoleonicState, loser: str, victor: str) -> None:
    """The conqueror and its allies clear their flags in home duchies, but for earlier cessions (15.2)."""
    for space in COMPONENTS.duchies(loser, "home"):
        holder = state.flags.get(space, "")
        if holder and allied(state, holder, victor) and space not in state.ceded:
            give_up_flag(state, space)  # nw-15.2-1


def cedable(state: NapoleonicState, loser: str) -> list[str]:
    """The home duchies of a fallen nation that bear no flag, but no capital (15.2)."""
    home = COMPONENTS.duchies(loser, "home")
    return [space for space in home if space not in state.flags and not SPACES[space].capital]  # nw-15.2-3  # nw-15.2-5


def ceding(state: NapoleonicState, loser: str, victor: str, left: int, turn: int) -> Flow:
    """Step: conqueror and conquered in turn choose a duchy for the conqueror (15.2)."""
    options: list[Option] = [("cede", space) for space in cedable(state, loser)]
    if not left or not options:
        return
    chooser = loser if turn % 2 else victor
    choice = yield Ask(chooser, "cede", options, about={"power2": victor, "amount": left})
    yield from cede(state, victor, str(choice[1]))
    state.next(("ceding", loser, victor, left - 1, turn + 1))


def cede(state: NapoleonicState, victor: str, space: str) -> Flow:
    """A duchy is handed over by treaty (3)."""
    if state.flags.get(space) != victor:
        yield from flags.place(state, victor, space, treaty=True)
    if state.flags.get(space) == victor:
        state.ceded.add(space)  # nw-3-27
        state.mark(CEDED, space)


def gifts(state: NapoleonicState, victor: str) -> Iterator[Option]:
    """What a conqueror may hand to other major powers of its camp (15.2)."""
    powers = [one for one in NATIONS if one != victor and is_major(one) and at_war_together(state, one, victor)]
    for space in SPACES:
        if state.holds(CEDED, space) and state.flags.get(space) == victor:
            yield from (("grant", space, one) for one in powers if not state.holds(OFFERED, space, one))


def at_war_together(state: NapoleonicState, one: str, other: str) -> bool:
    """Whether two nations are members of one camp."""
    return bool(state.camps.get(one)) and state.camps.get(one) == state.camps.get(other)


def hand_over(state: NapoleonicState, victor: str) -> Flow:
    """Step: the conqueror hands ceded duchies to whoever takes them, now and not later (15.2)."""
    options = list(gifts(state, victor))
    if not options or victor not in state.seats:
        return
    choice = yield Ask(victor, "hand_over", [*options, KEEP_ALL])
    if choice == KEEP_ALL:
        return
    space, taker = str(choice[1]), str(choice[2])
    state.mark(OFFERED, space, taker)
    answer: Option = TAKE
    if state.seats[taker] != state.seats[victor]:
        answer = yield Ask(taker, "granted", [TAKE, DECLINE], about={"space": space, "power2": victor})
    if answer == TAKE:
        yield from cede(state, taker, space)  # nw-15.2-4
    state.next(("hand_over", victor))


STEPS = {
    "conquest_phase": conquest_phase,
    "conquests": conquests,
    "conquest": conquest,
    "ceding": ceding,
    "hand_over": hand_over,
}
