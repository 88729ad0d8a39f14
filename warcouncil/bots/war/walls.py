"""Walls: what an army finds before a fortification, and the chance that it falls this turn."""

from __future__ import annotations

from typing import NamedTuple

from warcouncil.bots.war import odds
from warcouncil.bots.war.outlook import WarOutlook
from warcouncil.campaign import navies
from warcouncil.campaign.control import line_of_communication
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import army_size, besieged, commanders_in, fortified, inside, navy
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.campaign.stacks import best_battle, leaders_in, total
from warcouncil.table.graph import UNREACHABLE

UNSUPPLIED = 0.4
"""The chance that an army gets its supplies although no line of communication leads to where it starts."""
RELIEVED = 0.75
"""Great powers do not look on while their cities fall."""
HOPELESS = 0.3
"""The chance to win the battle before the walls below which nobody goes there."""


class Walls(NamedTuple):
    """A fortification as an army from elsewhere finds it."""

    guards: int
    ours: int
    """Our men who are there already."""
    battle: int
    other_battle: int
    """The best leaders of both sides."""
    shut: bool
    """Whether the guards stay inside."""
    share: float
    """What of the chance is left after relief by others, enemy ships and missing supplies."""


def find_walls(outlook: WarOutlook, origin: str, target: str, crosses: int) -> Walls:
    """What an army finds that comes from a space and crosses the sea so often."""
    state, me = outlook.state, outlook.me
    guards = sum(army_size(state, target, power) for power in commanders_in(state, target) if not outlook.beside(power))
    helped = RELIEVED if outlook.holder(target) in state.realm.flags else 1.0
    return Walls(
        guards=guards,
        ours=army_size(state, target, me),
        battle=best_battle(state, (*leaders_in(state, origin, me), *leaders_in(state, target, me))),
        other_battle=best_battle(state, defenders(outlook, target)),
        shut=besieged(state, target) or state.control[target] == INDEPENDENT or guards <= odds.GARRISON,
        share=helped * access(outlook, origin, target, crosses),
    )


def siege_chance(walls: Walls, size: int, assaults: int) -> float:
    """The chance that so many men take a fortification this turn, with so many assaults."""
    if assaults <= 0:
        return 0.0
    guards, battle, others = walls.guards, walls.battle, walls.other_battle
    if walls.shut:
        won, left = 1.0, size + walls.ours
    else:
        won, left = odds.more_hits(size + battle, guards + others + 1), size - round((guards + others + 1) * odds.HIT)
        guards = min(odds.GARRISON, max(0, guards - round((size + battle) * odds.HIT)))
    if left <= guards or won < HOPELESS:
        return 0.0
    return won * walls.share * odds.siege(left, battle, guards, others, assaults)


def defenders(outlook: WarOutlook, space: str) -> list[str]:
    """The leaders of others in a space."""
    state = outlook.state
    return [
        leader
        for power in commanders_in(state, space)
        if not outlook.beside(power)
        for leader in leaders_in(state, space, power)
    ]


def access(outlook: WarOutlook, origin: str, target: str, crosses: int) -> float:
    """How far ships in the harbour and the line of communication allow an assault."""
    state, me = outlook.state, outlook.me
    open_ = 1.0
    if harbour_forbidden(state, me, target) is not None:
        open_ = blockade_odds(outlook, target)
    supplied = outlook.once(("line", origin), lambda: in_supply(outlook, origin))
    return open_ * (1.0 if supplied and ships_suffice(outlook, origin, crosses) else UNSUPPLIED)


def ships_suffice(outlook: WarOutlook, origin: str, crosses: int) -> bool:
    """Whether one fleet can carry an army and its supplies: over one sea, from a port that needs no ships itself."""
    if not crosses:
        return True
    homes = outlook.state.realm.homes[outlook.me]
    return crosses == 1 and any(outlook.atlas.distance(origin, home) != UNREACHABLE for home in homes)


def in_supply(outlook: WarOutlook, space: str) -> bool:
    """Whether a line of communication leads to an army, or starts where it stands."""
    source = outlook.home(space) and fortified(outlook.state, space)
    return source or line_of_communication(outlook.state, outlook.me, space)


def blockade_odds(outlook: WarOutlook, port: str) -> float:
    """The chance that our ships shut a harbour in which enemy squadrons lie."""
    state, me, atlas = outlook.state, outlook.me, outlook.atlas
    holder = outlook.holder(port)
    seas = atlas.spaces[port].ports
    there = navies.blockaders(state, navy(state, port, holder)) + sum(
        navies.blockaders(state, navy(state, sea, holder)) for sea in seas
    )
    ports = [other for sea in seas for other in atlas.ports[sea]]
    near = [*seas, *ports, *(other for sea in seas for other in atlas.sea_neighbours[sea])]
    ours = sum(navies.blockaders(state, navy(state, place, me)) for place in dict.fromkeys(near))
    return 0.7 if ours > there else 0.05


def siege_odds(outlook: WarOutlook, space: str, size: int, assaults: int) -> float:
    """The chance of a siege that is under way."""
    state, me = outlook.state, outlook.me
    guards = total(inside(state, space))
    return odds.siege(
        size,
        best_battle(state, leaders_in(state, space, me)),
        guards,
        best_battle(state, defenders(outlook, space)),
        assaults,
    )
