"""Religion (2.3, 18.2): what a space believes, who counts for which side, dice, legal targets, and conversion.

`set_religion` is the only verb that turns a space; `religion_enters` is the part of the card draw phase that brings
reformers and debaters (8.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.relations import commander, home_of
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import Lines, counted, line
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import (
    CRANMER_DEBATERS,
    DISTANCE,
    NEIGHBOURS,
    PLACE,
    PORTS,
    REFORMERS,
    ROADS,
    SPACES,
    TURNS,
    ZONES,
)
from warcouncil.titles.here_i_stand.faith.debaters import PAPACY, PROTESTANT, bring_in, reformer_in
from warcouncil.titles.here_i_stand.state import HereIStandState

REFORM = "reform"
COUNTER = "counter"
ALL_ZONES: tuple[str, ...] = tuple(ZONES)
CHRISTIAN: frozenset[str] = frozenset(space for space, facts in SPACES.items() if facts.home != "ottoman")
NEAR: dict[str, frozenset[str]] = {space: CHRISTIAN.intersection(near) for space, near in NEIGHBOURS.items()}
"""The neighbours of a space that have a religion, those over a pass included."""
COAST: dict[str, frozenset[str]] = {
    space: CHRISTIAN.intersection(port for sea in facts.ports for port in PORTS[sea]) - {space}
    for space, facts in SPACES.items()
}
"""The ports that share a sea zone with a port."""
IN_SPACE = 2

PROTESTANT_MONARCHS = ("edward_vi", "elizabeth_i")
CATHOLIC_MONARCH = "mary_i"

TRIED = {REFORM: Fact("reformed", "space"), COUNTER: Fact("countered", "space")}
"""A space was the target of such an attempt."""
FACTS = tuple(TRIED.values())

KINDS = {"convert": Kind({"space": ("space",)})}


# -- what a space believes (2.3)


def is_protestant(state: HereIStandState, space: str) -> bool:
    return space in state.protestant_spaces  # his-2.3-3 his-2.4-2


def is_catholic(state: HereIStandState, space: str) -> bool:
    """Under Catholic influence: everything else but the home spaces of the Ottomans."""
    return space in CHRISTIAN and space not in state.protestant_spaces  # his-2.3-1


def set_religion(state: HereIStandState, space: str, protestant: bool) -> None:
    """Turn a space; an electorate brings its regulars, tracks follow from the number of spaces."""
    if is_protestant(state, space) == protestant or home_of(state, space) == "ottoman":
        return  # his-2.3-2
    if protestant:
        state.protestant_spaces.add(space)  # his-18.3-18 his-18.3-19
        state.log("turns_protestant", space=space)
        call_up(state)  # his-18.3-13 his-18.1-20
    else:
        state.protestant_spaces.discard(space)  # his-18.4-11 his-18.4-12
        state.log("turns_catholic", space=space)


def call_up(state: HereIStandState) -> None:
    """21.6 The regulars of the electorate display enter where their electorate is won."""
    for space in sorted(state.waiting_troops, key=PLACE.__getitem__):
        held = not state.league or state.control[space] == PROTESTANT  # his-21.6-3 his-21.6-9
        if held and is_protestant(state, space):
            amount = state.waiting_troops.pop(space)
            state.add_troops(space, PROTESTANT, regular=amount)
            state.log("electorate_troops", space=space, amount=amount)
            seat_waiting_leaders(state)


def seat_waiting_leaders(state: HereIStandState) -> None:
    """21.6 Leaders of the League who found no regulars come to the nearest once there are some."""
    if not state.waiting_leaders:
        return
    stacks = [space for space in SPACES if state.number(space, PROTESTANT, "regular")]
    for leader, home in LEAGUE_HOMES.items():
        if stacks and leader in state.waiting_leaders:
            state.waiting_leaders = tuple(other for other in state.waiting_leaders if other != leader)
            state.leaders[leader] = min(stacks, key=lambda space: DISTANCE(home, space))  # his-21.6-10
            state.log("leader_enters", leader=leader, space=state.leaders[leader])


LEAGUE_HOMES: dict[str, str] = {"john_frederick": "wittenberg", "philip_of_hesse": "kassel"}
"""The leaders of the Schmalkaldic League, and the space they are placed near to."""

AFTER_BATTLE = (call_up,)


# -- who counts for which side (18.2)


def alignment(state: HereIStandState, owner: str) -> str:
    """The side that the land units of a power count for: protestant, papacy or none."""
    if owner == "england" or (owner == "scotland" and commander(state, owner) == "england"):
        ruler = state.rulers["england"]
        if ruler in PROTESTANT_MONARCHS:
            return PROTESTANT  # his-18.2-5
        return PAPACY if ruler == CATHOLIC_MONARCH else ""  # his-18.2-6 his-18.2-7
    if owner == PROTESTANT:
        return PROTESTANT  # his-18.2-5
    return "" if owner == "ottoman" else PAPACY  # his-18.2-6 his-18.2-7


def stack_of_side(state: HereIStandState, space: str, side: str) -> bool:
    """Whether land units of a side are in a space: one is enough, more add nothing, leaders alone are none."""
    return any(alignment(state, stack.owner) == side for stack in state.troops.get(space, ()))  # his-18.2-4 his-18.2-17


# -- dice (18.3, 18.4)


def protestant_lines(state: HereIStandState, space: str) -> Lines:
    """The dice of the Protestants for a space, attempting or answering, without bonuses."""
    near = neighbours_at_rest(state, space)
    found = [
        *line("reformer_here", IN_SPACE * reformer_in(state, space)),  # his-18.2-1 his-18.3-6
        *line("troops_here", IN_SPACE * stack_of_side(state, space, PROTESTANT)),
        *line("protestant_neighbours", sum(is_protestant(state, other) for other in near)),  # his-18.2-16
        *line("reformers_near", sum(reformer_in(state, other) for other in near)),  # his-18.2-1
        *line("troops_near", sum(stack_of_side(state, other, PROTESTANT) for other in near)),
    ]
    return found or line("at_least_one", 1)  # his-18.3-6 his-18.4-7


def catholic_lines(state: HereIStandState, space: str) -> Lines:
    """The dice of the Papacy for a space, attempting or answering, without bonuses."""
    near = neighbours_at_rest(state, space)
    found = [
        *line("university_here", IN_SPACE * (space in state.universities)),  # his-18.2-2 his-18.3-11
        *line("troops_here", IN_SPACE * stack_of_side(state, space, PAPACY)),
        *line("catholic_neighbours", sum(is_catholic(state, other) for other in near)),
        *line("universities_near", sum(other in state.universities for other in near)),  # his-18.2-2
        *line("troops_near", sum(stack_of_side(state, other, PAPACY) for other in near)),
    ]
    return found or line("at_least_one", 1)  # his-18.3-11 his-18.4-4


def neighbours_at_rest(state: HereIStandState, space: str) -> list[str]:
    """The neighbours that give dice: not over a pass, and not in unrest."""
    return [near for near in ROADS[space] if near not in state.unrest]  # his-18.3-7 his-18.3-16 his-18.4-10 his-12.4-6


def protestant_dice(state: HereIStandState, space: str) -> int:
    return counted(protestant_lines(state, space))


def catholic_dice(state: HereIStandState, space: str) -> int:
    return counted(catholic_lines(state, space))


# -- legal targets (18.3, 18.4)


def targets(state: HereIStandState, kind: str) -> list[str]:
    """Where a reformation or counter reformation attempt may be made, in the order of spaces."""
    reached = reform_reach(state) if kind == REFORM else counter_reach(state)
    return sorted(set(reached), key=PLACE.__getitem__)


def reform_reach(state: HereIStandState) -> Iterator[str]:
    """Catholic spaces with a reformer, next to a Protestant space, or across a sea zone from a Protestant port.

    In no order, and some more than once.
    """
    gone = state.protestant_spaces | state.havens
    for space in state.reformers.values():
        if space not in gone:
            yield space  # his-18.3-4
    for space in state.protestant_spaces:
        if space not in state.unrest:
            yield from NEAR[space] - gone  # his-18.3-4 his-12.4-12
        yield from COAST[space] - gone  # his-18.3-4


def counter_reach(state: HereIStandState) -> Iterator[str]:
    """Protestant spaces with a university, next to a Catholic space, or across a sea zone from a Catholic port."""
    protestant = state.protestant_spaces
    closed = protestant | state.unrest
    for space in protestant - state.havens:
        if space in state.universities or not NEAR[space] <= closed or not COAST[space] <= protestant:
            yield space  # his-18.4-3


def can_try(state: HereIStandState, kind: str) -> bool:
    """Whether there is a target that was not tried in this impulse."""
    reached = reform_reach(state) if kind == REFORM else counter_reach(state)
    return any(not state.holds(TRIED[kind], space) for space in reached)


def target_refusal(state: HereIStandState, kind: str, space: str) -> str | None:
    """Why a space is no target: the same as `targets`, for one space and with the reason."""
    ours, theirs = (is_protestant, is_catholic) if kind == REFORM else (is_catholic, is_protestant)
    clause = "his-18.3-4" if kind == REFORM else "his-18.4-3"
    if home_of(state, space) == "ottoman":
        return "his-2.3-2"
    if not theirs(state, space):
        return clause
    preached = reformer_in(state, space) if kind == REFORM else space in state.universities
    near = [other for other in NEAR[space] if ours(state, other)]
    by_land = any(other not in state.unrest for other in near)
    if preached or by_land or any(ours(state, port) for port in COAST[space]):  # his-12.4-16
        return None
    return "his-12.4-7" if near else clause


# -- conversions that somebody has won (debates, the Council of Trent)


def convert(state: HereIStandState, power: str, left: int, zone: str) -> Flow:
    """Step: the winner turns one space after another; what cannot be turned lapses."""
    options = conversion_options(state, power, zone)
    if left <= 0 or not options:
        return
    choice = yield Ask(power, "convert", options, about={"amount": left})
    set_religion(state, str(choice[1]), power == PROTESTANT)
    yield MOMENT
    state.next(("convert", power, left - 1, zone))


def conversion_options(state: HereIStandState, power: str, zone: str) -> list[Option]:
    """Spaces that may be turned: legal targets at this moment, in the zone first; an empty zone is the whole map."""
    open_ = targets(state, REFORM if power == PROTESTANT else COUNTER)
    if zone:
        prizes = ALL_ZONES if won_over(state, power, zone) else (zone,)
        open_ = [space for space in open_ if SPACES[space].zone in prizes]  # his-18.5-12
    return [("space", space) for space in open_]


def won_over(state: HereIStandState, power: str, zone: str) -> bool:
    """Whether a whole language zone has the religion of a side."""
    ours = is_protestant if power == PROTESTANT else is_catholic
    return all(ours(state, space) for space in ZONES[zone])


def convert_forbidden(state: HereIStandState, power: str, option: Option) -> str:
    """Why a space may not be turned by the winner of a debate."""
    space = str(option[1])
    return target_refusal(state, REFORM if power == PROTESTANT else COUNTER, space) or "his-18.5-12"


# -- people who enter in the card draw phase (8.2)


def religion_enters(state: HereIStandState) -> None:
    """Reformers and debaters come back, or come in for the first time."""
    for person, space in sorted(state.away_reformers.items()):
        state.reformers[person] = space  # his-8.2-8
        state.log("reformer_returns", debater=person, space=space)
    state.away_reformers.clear()
    for debater in sorted(state.away_debaters):
        bring_in(state, debater)  # his-8.2-8
    state.away_debaters.clear()
    for person in (*TURNS[state.turn].reformers, "cranmer"):
        if reformer_may_enter(state, person):
            reformer_enters(state, person)
    for debater in TURNS[state.turn].debaters:
        if debater not in state.debaters:
            bring_in(state, debater)  # his-8.2-11
    seat_waiting_leaders(state)


def reformer_may_enter(state: HereIStandState, person: str) -> bool:
    """Whether a reformer comes now for the first time; Cranmer only after the marriage with Anne Boleyn."""
    if person in state.reformers or person in state.fallen:
        return False
    return person != "cranmer" or 0 < state.married_anne < state.turn  # his-8.2-5 his-21.3-6


def reformer_enters(state: HereIStandState, person: str) -> None:
    """A reformer is put on his space, which becomes Protestant; with Cranmer come the English debaters."""
    space = REFORMERS[person][0]
    state.reformers[person] = space  # his-8.2-5
    state.log("reformer_enters", debater=person, space=space)
    set_religion(state, space, protestant=True)  # his-8.2-6
    if person == "cranmer":
        for debater in CRANMER_DEBATERS:
            bring_in(state, debater)  # his-8.2-14


REFUSALS = {"convert": convert_forbidden}
STEPS = {"convert": convert}
