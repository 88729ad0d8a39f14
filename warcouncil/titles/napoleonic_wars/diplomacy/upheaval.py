"""What war does to troops abroad (8.34): attrition, Regroup, flags where troops stood as friends, and battles.

Before camps change it is noted who stands as a guest in whose duchies; afterwards those who are no longer welcome
suffer.
"""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import regroup, regroup_ships
from warcouncil.titles.napoleonic_wars.relations import at_war, enemies_in, holds, manned, standing
from warcouncil.titles.napoleonic_wars.state import SPACES, Battle, NapoleonicState, on_map
from warcouncil.titles.napoleonic_wars.war import attrition, contact, flags
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.losses import size

REGROUP_ALL: Option = ("regroup",)
CLAIM: Option = ("claim",)
REMAIN: Option = ("remain",)
KINDS = {"caught": Kind({"claim": (), "remain": (), "regroup": ()})}
REFUSALS = {"caught": "nw-8.34-2"}
Guests = tuple[tuple[str, str], ...]
"""(duchy, nation) for everybody who stands or lies in another nation's duchy as a friend."""


def guests(state: NapoleonicState) -> tuple[Guests, Guests]:
    """Formations, and squadrons, that are in duchies of others on their side."""
    return (
        tuple([(space, one) for space in manned(state) for one in welcome(state, space, standing(state, space))]),
        tuple([(at, one) for at in on_map(state.squadrons) for one in welcome(state, at, dict(state.squadrons[at]))]),
    )


def welcome(state: NapoleonicState, space: str, nations: Iterable[str]) -> list[str]:
    """Those of some nations in a duchy that are guests of whoever controls it."""
    host = state.controller(space)
    return [nation for nation in nations if nation != host and holds(state, nation, space)]


def unleash(state: NapoleonicState, before: tuple[Guests, Guests], declarers: Iterable[str]) -> None:
    """After a declaration of war ports of new enemies are left (13.9), who is no longer welcome suffers, and then
    enemies side by side fight (8.34)."""
    first = tuple(declarers)
    troops, ships = before
    for port, nation in ships:
        if not holds(state, nation, port):
            regroup_ships(state, port, [nation])
    caught = [(space, nation) for space, nation in troops if not holds(state, nation, space)]
    order = sorted(caught, key=lambda one: one[1] not in first)
    state.next(
        ("sweep_ports",),  # nw-13.9-1
        *(("caught_abroad", space, nation, int(nation in first)) for space, nation in order),
        *(("clash", space, nation) for space in manned(state) for nation in hostile(state, space, first)[:1]),
    )


def put_out(state: NapoleonicState, before: Guests, loser: str) -> None:
    """Former allies of a conqueror that has left its camp are no longer welcome in nations it has beaten (8.34)."""
    beaten = [one for one in state.subjects if one != loser]
    gone = [(at, nation) for at, nation in before if state.controller(at) in beaten and not holds(state, nation, at)]
    state.next(*(("caught_abroad", space, nation, 1) for space, nation in gone))  # nw-8.34-3


def hostile(state: NapoleonicState, space: str, first: tuple[str, ...]) -> list[str]:
    """The nations that stand in a duchy beside enemies, those who have declared war before others."""
    here = standing(state, space)
    if len(here) < 2:
        return []
    found = [one for one in here if any(at_war(state, one, another) for another in here)]
    return sorted(found, key=lambda one: one not in first)


def caught_abroad(state: NapoleonicState, space: str, nation: str, declared: int) -> Flow:
    """Step: formations in a duchy of a former friend suffer attrition; survivors regroup, or flag it or stay (8.34)."""
    force = side_force(state, space, [nation])
    if not size(force) or holds(state, nation, space):
        return
    causes = attrition.causes_of(force, ["war"])
    yield from attrition.suffer(state, space, nation, force, causes, space)  # nw-8.34-1  # nw-8.34-2
    if not size(side_force(state, space, [nation])):
        return
    choice = REGROUP_ALL
    options = [] if declared else stays(state, space, nation)
    if options and nation in state.seats:
        choice = yield Ask(nation, "caught", [*options, REGROUP_ALL], about={"space": space})
    if choice == CLAIM:
        yield from flags.claim(state, nation, space)
    elif choice == REGROUP_ALL:
        regroup(state, space, [nation])  # nw-8.34-3


def stays(state: NapoleonicState, space: str, nation: str) -> list[Option]:
    """What survivors may do besides regrouping in a duchy of a new enemy: flag it if they are alone, else fight."""
    if not at_war(state, nation, state.controller(space)):
        return []
    if enemies_in(state, nation, space) or SPACES[space].fortress:
        return [REMAIN]
    return [CLAIM]


def clash(state: NapoleonicState, space: str, nation: str) -> Flow:
    """Step: enemies whom a declaration of war leaves together fight, unless the others evade; terrain gives no dice."""
    if nation not in standing(state, space) or not enemies_in(state, nation, space):
        return
    failed, _ = yield from contact.meet(state, contact.caught(state, space, nation))
    if enemies_in(state, nation, space):
        state.battle = Battle(space, nation, failed=failed)  # nw-8.34-4
        state.next(("battle",))


STEPS = {"caught_abroad": caught_abroad, "clash": clash}
