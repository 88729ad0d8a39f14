"""The diplomatic status display (8.1): consuls along their rows, and what it costs to move them."""

from __future__ import annotations

from functools import partial

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import pacts
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import estranged
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import COLUMNS, PACT, PRICES, UNALIGNED
from warcouncil.titles.napoleonic_wars.relations import is_player_power, minors_of
from warcouncil.titles.napoleonic_wars.setup import first_round
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

COSTS = COMPONENTS.tables.costs
ONWARD = dict(zip(COLUMNS, (*COLUMNS[1:], PACT), strict=True))
"""Column -> the one to its right, Pact at the last."""
KEEP: Option = ("no_more",)
ACTS = {"court": ("power",), "estrange": ("power",), "favor": ("power",), "disfavor": ("power",)}
KINDS = {"surplus": Kind({**ACTS, "no_more": ()})}
REFUSALS = {"surplus": "nw-14.31-7"}


def box(state: NapoleonicState, minor: str) -> int:
    """The column of a minor's consul, counted from Unaligned."""
    return COLUMNS.index(state.consuls[minor][1])


def onward(state: NapoleonicState, minor: str) -> str:
    """The column to the right of a consul, Pact at the last."""
    return ONWARD[state.consuls[minor][1]]


def barred(state: NapoleonicState, minor: str) -> str | None:
    """Why CP and events move no consul of a minor at all (8.1, 15.25)."""
    if first_round(state) and not COMPONENTS.tables.first_round.diplomacy:
        return "nw-8.1-1"
    if minor in state.truces:
        return "nw-15.25-2"  # nw-3-55
    return "nw-8.2-4" if state.consuls[minor][1] == PACT else None  # nw-6.16-1


# -- moving


def right(state: NapoleonicState, minor: str, power: str) -> None:
    """One box to the right in the row of a power; in Pact the minor is its ally (8.1, 8.2)."""
    column = COLUMNS[box(state, minor) + 1]
    state.consuls[minor] = (power, column, False)  # nw-8.1-2
    state.log("consul_moved", power=minor, power2=power, column=column)
    if column == PACT:
        pacts.make(state, minor, power)


def left(state: NapoleonicState, minor: str) -> None:
    """One box to the left; in Unaligned a consul is in no row (8.1)."""
    row, column = state.consuls[minor][0], COLUMNS[box(state, minor) - 1]
    state.consuls[minor] = ("" if column == UNALIGNED else row, column, False)  # nw-8.1-3
    state.log("consul_moved", power=minor, power2=row, column=column)


def right_forbidden(state: NapoleonicState, minor: str, power: str) -> str | None:
    """Why a consul does not move to the right in the row of a power, by whatever means (8.1, 8.4)."""
    row, column, plus = state.consuls[minor]
    refusal = barred(state, minor)
    if refusal is not None:
        return refusal
    if row not in ("", power):
        return "nw-8.1-7" if plus and column == UNALIGNED else "nw-8.1-3"
    if not is_player_power(state, power):
        return "nw-8.1-9"
    return "nw-8.4-1" if state.wars and estranged(state, power, minor) else None


def left_forbidden(state: NapoleonicState, minor: str) -> str | None:
    refusal = barred(state, minor)
    if refusal is not None:
        return refusal
    return "nw-8.1-2" if state.consuls[minor][1] == UNALIGNED else None


# -- by CP


def candidates(act: str, state: NapoleonicState, power: str) -> list[Option]:
    return [(act, minor) for minor in minors_of(state)]


@once_a_look
def movable(state: NapoleonicState) -> tuple[str, ...]:
    """The minors whose consuls may be moved or turned at all."""
    consuls, truces = state.consuls, state.truces
    found = [one for one in NATIONS if one in consuls and consuls[one][1] != PACT and one not in truces]
    return tuple(found) if found and barred(state, found[0]) is None else ()


@once_a_look
def concerned(state: NapoleonicState, power: str) -> dict[str, list[Option]]:
    """Act -> the movable consuls that it can concern: a player's power courts and favors in its own row, a consul comes
    back from a column beyond Unaligned, and is turned to its plain side from its +1 side."""
    found: dict[str, list[Option]] = {act: [] for act in ACTS}
    player = is_player_power(state, power)
    for minor in movable(state):
        row, column, plus = state.consuls[minor]
        if player and row in ("", power):
            found["court"].append(("court", minor))
            if not plus:
                found["favor"].append(("favor", minor))
        if column != UNALIGNED:
            found["estrange"].append(("estrange", minor))
        if plus:
            found["disfavor"].append(("disfavor", minor))
    return found


def listed(act: str, state: NapoleonicState, power: str) -> list[Option]:
    """What nothing but the price forbids of an act that costs the same for every consul."""
    return concerned(state, power)[act]


def court_listed(state: NapoleonicState, power: str) -> list[Option]:
    paid = [one for one in concerned(state, power)["court"] if court_cost(state, power, one) <= state.cp]
    return [one for one in paid if court_forbidden(state, power, one) is None]


def estrange_listed(state: NapoleonicState, power: str) -> list[Option]:
    return [one for one in concerned(state, power)["estrange"] if estrange_cost(state, power, one) <= state.cp]


def court_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """CP move consuls to the right in one's own row only (8.1); none comes into Pact by discarded cards (14.31)."""
    minor = str(option[1])
    if not is_player_power(state, power):
        return "nw-8.2-2"
    if state.phase == "draw" and onward(state, minor) == PACT:
        return "nw-14.31-7"
    if state.consuls[minor][0] not in ("", power) and state.consuls[minor][1] != UNALIGNED:
        return "nw-8.1-10"
    return right_forbidden(state, minor, power)


def court_cost(state: NapoleonicState, power: str, option: Option) -> int:
    """The number in the column that it enters, one more for a +1 consul (8.1)."""
    minor = str(option[1])
    return PRICES[onward(state, minor)] + COSTS.consul_plus_right * state.consuls[minor][2]  # nw-8.1-4  # nw-8.1-6


def court(state: NapoleonicState, power: str, option: Option) -> None:
    right(state, str(option[1]), power)


def estrange_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    return left_forbidden(state, str(option[1]))  # nw-8.1-8


def estrange_cost(state: NapoleonicState, power: str, option: Option) -> int:
    minor = str(option[1])
    column = COLUMNS[max(box(state, minor) - 1, 0)]
    return PRICES[column] + COSTS.consul_plus_left * state.consuls[minor][2]


def estrange(state: NapoleonicState, power: str, option: Option) -> None:
    left(state, str(option[1]))


def favor_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """A consul is turned to its +1 side by the power in whose row it is; in Unaligned it comes into that row (8.1)."""
    minor = str(option[1])
    row, _, plus = state.consuls[minor]
    refusal = barred(state, minor)
    if refusal is not None:
        return refusal
    if plus:
        return "nw-8.1-5"
    if not is_player_power(state, power):
        return "nw-8.2-2"
    return None if row in ("", power) else "nw-8.1-10"


def favor(state: NapoleonicState, power: str, option: Option) -> None:
    minor = str(option[1])
    state.consuls[minor] = (power, state.consuls[minor][1], True)  # nw-8.1-5
    state.log("consul_favored", power=minor, power2=power)


def disfavor_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    minor = str(option[1])
    refusal = barred(state, minor)
    if refusal is not None:
        return refusal
    return None if state.consuls[minor][2] else "nw-8.1-5"


def disfavor(state: NapoleonicState, power: str, option: Option) -> None:
    minor = str(option[1])
    row, column, _ = state.consuls[minor]
    state.consuls[minor] = ("" if column == UNALIGNED else row, column, False)  # nw-8.1-7
    state.log("consul_disfavored", power=minor, power2=power)


# -- the CP of cards beyond the maximum


def surplus(state: NapoleonicState, power: str) -> Flow:
    """Step: the CP of cards that a nation has discarded go into the display, or are lost (14.31)."""
    if state.cp <= 0:
        return
    options = [
        option
        for act in ACTS
        for option in MENU[act].candidates(state, power)
        if MENU[act].cost(state, power, option) <= state.cp and MENU[act].forbidden(state, power, option) is None
    ]
    choice = KEEP
    if options:
        choice = yield Ask(power, "surplus", [*options, KEEP], about={"cp": state.cp})
    if choice == KEEP:
        state.cp = 0
        return
    action = MENU[str(choice[0])]
    state.cp -= action.cost(state, power, choice)
    action.run(state, power, choice)  # nw-14.31-7
    state.next(("surplus", power))


STEPS = {"surplus": surplus}
MENU = {
    "court": Action(
        partial(candidates, "court"), court_forbidden, FREE, court, court_listed, needs="nw-8.1-2",
        priced=court_cost,
    ),
    "estrange": Action(
        partial(candidates, "estrange"), estrange_forbidden, FREE, estrange, estrange_listed,
        needs="nw-8.1-2", priced=estrange_cost,
    ),
    "favor": Action(
        partial(candidates, "favor"), favor_forbidden, "consul_flip", favor, partial(listed, "favor"),
        needs="nw-8.1-5",
    ),
    "disfavor": Action(
        partial(candidates, "disfavor"), disfavor_forbidden, "consul_flip", disfavor, partial(listed, "disfavor"),
        needs="nw-8.1-5",
    ),
}  # fmt: skip
