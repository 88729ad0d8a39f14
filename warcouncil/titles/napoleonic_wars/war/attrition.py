"""Attrition (9.4): a die for each piece and cause, and a piece for each 6; French losses are halved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from warcouncil.engine.flow import Flow
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import in_force
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import is_enemy, is_uncontrolled, owner
from warcouncil.titles.napoleonic_wars.state import SPACES, Moving, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.losses import Force, eliminate, present, size

TABLE = COMPONENTS.tables.attrition
STRUCK = Fact("struck", "power", "amount")
"""A nation has just rolled for attrition, and so many of its pieces are to be lost."""
SPARED = Fact("spared", "power")
"""An event has cancelled the losses of that roll."""
FACTS = (STRUCK, SPARED)


def is_halved(nation: str, space: str) -> bool:
    """Whether losses of a nation that stands in a duchy are halved (9.45)."""
    spared = SPACES[space].status == "home" and SPACES[space].nation in TABLE.not_halved_in
    return nation == TABLE.halved and not spared  # nw-9.45-1  # nw-3-11


def part(force: Force, halved: bool) -> Force:
    """The pieces of a force whose losses are halved, or the others: they roll apart (9.45)."""
    units, leaders = force
    return (
        tuple((nation, count) for nation, count in units if (nation == TABLE.halved) == halved),
        tuple(leader for leader in leaders if (owner(leader) == TABLE.halved) == halved),
    )


def suffer(
    state: NapoleonicState,
    space: str,
    chooser: str,
    force: Force,
    causes: Mapping[str, Force],
    stands: str,
    full: bool = False,
) -> Flow:
    """A force in a duchy suffers attrition; each cause has those it strikes. Returns what is left of the force.

    `stands` is the duchy that decides whether losses are halved: that from which one moves (9.45); with `full`
    none are.
    """
    lost = dict.fromkeys((True, False), 0)
    for cause, struck in causes.items():
        for halved in (True, False):
            lost[halved] += yield from rolled(state, cause, part(struck, halved), stands, full)  # nw-9.4-2
    force = present(state, space, force)  # an event may have taken some of them in the meantime
    left: list[Force] = []
    for halved in (True, False):
        rest = yield from eliminate(state, space, chooser, part(force, halved), lost[halved])
        left.append(rest)
    return (*left[0][0], *left[1][0]), tuple(leader for leader in force[1] if leader in (*left[0][1], *left[1][1]))


def rolled(state: NapoleonicState, cause: str, struck: Force, stands: str, full: bool = False) -> Flow:
    """The losses of one roll, which an event may cancel."""
    count = size(struck)
    if not count:
        return 0
    dice = state.dice.rolls(count, 6, f"attrition by {cause}")  # nw-3-10
    hits = sum(die >= TABLE.kill for die in dice)
    nation = struck[0][0][0] if struck[0] else owner(struck[1][0])
    losses = (hits + 1) // 2 if is_halved(nation, stands) and not full else hits  # nw-3-41
    state.log("attrition", cause=cause, power=nation, dice=dice, amount=losses)
    return (yield from suffered(state, nation, losses))


def suffered(state: NapoleonicState, nation: str, losses: int) -> Flow:
    """A roll for attrition may be responded to; returns the losses that remain."""
    if not losses:
        return 0
    state.mark(STRUCK, nation, losses)
    yield from windows.offer(state, "attrition_rolled", {"power2": nation, "amount": losses})
    spared = state.holds(SPARED, nation)
    state.unmark_all(STRUCK, SPARED)
    return 0 if spared else losses


# -- why a move causes it


def entry_causes(state: NapoleonicState, nation: str, origin: str, target: str, ambush: bool, enemy: bool) -> list[str]:
    """What makes the entry into a duchy cost losses (9.41, 9.43); both were judged before anything moved."""
    found = []
    harsh = bool(in_force(state, "passes_anywhere"))
    hard = ("pass", "marsh", "rough") if harsh else ("pass", "marsh")
    if (enemy or harsh) and COMPONENTS.lines[origin, target] in hard:
        found.append("pass_or_marsh")  # nw-9.41-1
    if enemy and ambush:
        found.append("ambush")  # nw-9.43-1
    return found


def judged(state: NapoleonicState, nation: str, origin: str, target: str) -> tuple[bool, bool]:
    """Before a move: whether it leaves an uncontrolled duchy, and whether it enters an enemy one."""
    return is_uncontrolled(state, nation, origin), is_enemy(state, nation, target)


def tired(state: NapoleonicState, force: Moving) -> Force:
    """Before a move: the pieces of a force to which it will be more than they can enter without losses (9.42)."""
    units = []
    for nation, count in force.units:
        steps = state.strides_at(force.space, nation)[:count]  # the freshest march
        units.append((nation, sum(step >= TABLE.free_duchies for step in steps)))
    leaders = [one for one in force.leaders if state.strides.get(one, 0) >= TABLE.free_duchies]
    return tuple(row for row in units if row[1]), tuple(leaders)  # nw-9.42-1


def still(struck: Force, force: Moving) -> Force:
    """What is left of some pieces of a force."""
    here = dict(force.units)
    units = [(nation, min(count, here.get(nation, 0))) for nation, count in struck[0]]
    return tuple(row for row in units if row[1]), tuple(one for one in struck[1] if one in force.leaders)


def causes_of(force: Force, names: Iterable[str]) -> dict[str, Force]:
    """Causes that strike a whole force."""
    return dict.fromkeys(names, force)
