"""Rolls to intercept and to evade on land (10.11, 10.2), and where one may go by them."""

from __future__ import annotations

from warcouncil.table.dice import Lines, line
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import COUNTRY, follows_from
from warcouncil.titles.napoleonic_wars.relations import (
    FORTRESSES,
    calm_country,
    enemies_in,
    friends_in,
    held_by,
    held_by_camp,
    holds,
    is_enemy,
    is_enemy_fortress,
    may_cross,
    open_to,
)
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES, NapoleonicState

TABLE = COMPONENTS.tables.land_checks
NEIGHBOURS = COMPONENTS.atlas.neighbours
BY_LAND = {
    space: frozenset([other for other in near if COMPONENTS.lines[space, other] != "strait"])
    for space, near in NEIGHBOURS.items()
}
"""The neighbours of a duchy that are not across a strait."""


def modifiers(leader: str, origin: str, target: str, friendly: bool, uncontrolled: bool) -> Lines:
    """What is added to two dice, reason by reason (10.11, 10.2)."""
    way = COMPONENTS.lines[origin, target]
    return [
        *line("leader", LEADERS[leader].battle if leader else 0, leader=leader),
        *line("into_friendly", TABLE.modifiers["into_friendly"] * friendly),
        *line("from_uncontrolled", TABLE.modifiers["from_uncontrolled"] * uncontrolled),
        *line("over_line", TABLE.modifiers.get(f"over_{way}", 0)),
    ]  # nw-10.11-2  # nw-10.2-5


def succeeds(state: NapoleonicState, label: str, lines: Lines) -> bool:
    """Two dice and what is added (10.11, 10.2)."""
    return rolled(state, label, lines, TABLE.dice) >= TABLE.success  # nw-10.11-1


def rolled(state: NapoleonicState, label: str, lines: Lines, count: int) -> int:
    """So many dice and what is added to them, told to everybody."""
    dice = state.dice.rolls(count, 6, label)  # nw-2.1-3
    total = sum(dice) + sum(int(one["dice"]) for one in lines)
    state.log("check_rolled", dice=dice, total=total, lines=tuple(str(one["kind"]) for one in lines))
    return total


def leaves_fortress(state: NapoleonicState, nation: str, origin: str, target: str) -> bool:
    """Out of an enemy fortress one goes to uncontrolled and friendly duchies only (12.4)."""
    return is_enemy_fortress(state, nation, origin) and is_enemy(state, nation, target)  # nw-12.4-2


def lying_open(state: NapoleonicState, power: str) -> set[str]:
    """The duchies of which one sees at once that a nation can leave them: no fortress and no strait hinders it."""
    if power in state.camps:
        return lying_open_to_camp(state, state.camps[power])
    own = held_by(state, power)
    return {one for one in (SPACES.keys() - FORTRESSES) | own if not BY_LAND[one].isdisjoint(own)}


@follows_from(COUNTRY)
def lying_open_to_camp(state: NapoleonicState, camp: str) -> set[str]:
    """The same for all members of a camp: what is outside calm country is `open_to` them."""
    own, calm = held_by_camp(state, camp), calm_country(state)
    free = (SPACES.keys() - FORTRESSES) | own
    return {one for one in free if not BY_LAND[one] <= calm or not BY_LAND[one].isdisjoint(own)}


def withdrawals(state: NapoleonicState, nation: str, space: str, closed: tuple[str, ...]) -> list[str]:
    """The duchies into which a nation's troops may retreat or evade (10.2, 11.42, 12.4)."""
    return [
        target for target in NEIGHBOURS[space] if withdrawal_forbidden(state, nation, space, target, closed) is None
    ]


def withdrawal_forbidden(
    state: NapoleonicState, nation: str, space: str, target: str, closed: tuple[str, ...]
) -> str | None:
    if target in closed:
        return "nw-11.42-2"  # nw-10.2-1
    if enemies_in(state, nation, target):
        return "nw-10.2-3"
    if not open_to(state, nation, target):
        return "nw-9.54-1"
    if is_enemy_fortress(state, nation, target) and not friends_in(state, nation, target):
        return "nw-12.4-1"
    if leaves_fortress(state, nation, space, target):
        return "nw-12.4-2"
    return None if may_cross(state, nation, space, target) else "nw-9.53-1"


def costs_losses(state: NapoleonicState, nation: str, space: str, target: str) -> bool:
    """Whether retreat or evasion causes attrition: into an enemy duchy or over a strait (9.44)."""
    strait = COMPONENTS.lines[space, target] == "strait"
    return strait or is_enemy(state, nation, target)  # nw-9.44-1  # nw-9.44-2


def was_uncontrolled(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a duchy was uncontrolled to those who stand in it before an enemy came."""
    return not holds(state, nation, space)
