"""Wars (9.4, 9.5): what a declaration costs, who may never declare it on whom, and what happens when war breaks out."""

from __future__ import annotations

from collections import Counter
from functools import cache

from warcouncil.campaign import loans, naval_combat
from warcouncil.campaign.entry import besiegers
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import allied, at_war, besieged, controls, declare_war_marker, flag, navy
from warcouncil.campaign.terms import ALLIANCE, PEACE
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.powers.peace import peace_broken
from warcouncil.titles.tanto_monta.realm import GUANCHE, MINORS, PLAYER, PLAYERS, REALM, TRIBAL
from warcouncil.titles.tanto_monta.sea import prizes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import WarCost

NASRID, NORTH_AFRICA, PORTUGAL, SPAIN, FRANCE = "nasrid", "north_africa", "portugal", "spain", "france"
MUSLIM, PAPACY, NAVARRE = "muslim", "papacy", "navarre"
MUSLIMS = (NASRID, NORTH_AFRICA)
CHRISTIANS = (PORTUGAL, SPAIN, FRANCE)
LIMITED = ("beltranejos", "catalonia")
"""Locked in the wars in which they begin."""
BELTRANEJOS = LIMITED[0]
BELLIGERENTS = {MUSLIM: MUSLIMS, PORTUGAL: (PORTUGAL,), SPAIN: (SPAIN,), FRANCE: (FRANCE,)}
"""Player -> those of his powers that declare war; Castile and Aragon do it together."""
WAR_POWERS = (*MUSLIMS, *CHRISTIANS)
NAVARRE_LEAD = 2
EARLY_TURNS = (2, 3)
"""In the war segments of these turns North Africa leaves Spain alone."""
JOIN: Option = ("join",)
DECLINE: Option = ("decline",)

KINDS = {"join_attacked": Kind({"join": (), "decline": ()})}
REFUSALS = {"join_attacked": "tm-9.4-2"}


# -- what it costs


def in_force(state: TantoMontaState, row: WarCost) -> bool:
    """Whether a line of the display holds yet."""
    if row.after == "alcacovas":
        return state.alcacovas > 0
    if row.after == "tordesillas":
        return state.tordesillas
    if row.after == "three_treaties":
        return set(COMPONENTS.tables.treaties.ids) <= state.treaties  # tm-20.7-13
    return True


def war_cost(state: TantoMontaState, one: str, other: str) -> int | None:
    """The CP of a declaration; None where the display lets nobody declare war."""
    cost: int | None = None
    for row in lines_about(one, other):
        if not in_force(state, row):
            continue
        if row.rule:
            return None
        cost = row.cost  # tm-9.4-6 tm-9.5-1 tm-9.5-2
    return cost


@cache
def lines_about(one: str, other: str) -> tuple[WarCost, ...]:
    """The lines of the display that are about two powers."""
    return tuple(row for row in COMPONENTS.tables.war_costs if concerns(row, one, other))


def concerns(row: WarCost, one: str, other: str) -> bool:
    """Whether a line of the display is about two powers; without `against` it is about everybody."""
    return (one in row.side and (not row.against or other in row.against)) or (
        other in row.side and (not row.against or one in row.against)
    )


# -- who may


def war_forbidden(state: TantoMontaState, one: str, other: str) -> str | None:
    """Why a power may not declare war on another one, at any time; both by the names of their policy."""
    if other in (INDEPENDENT, GUANCHE, TRIBAL):
        return "tm-9.4-15"
    if one in LIMITED or other in LIMITED:
        return "tm-9.4-17"
    if PLAYER.get(one) == PLAYER.get(other, ""):
        return "tm-9.2-1"
    if at_war(state, one, other):
        return "tm-9.4-28"
    if other in state.minors or allied(state, one, other) or one in state.surrendered or other in state.surrendered:
        return "tm-9.4-15"
    if {one, other} == {NASRID, SPAIN}:
        return "tm-9.4-19"
    if (one, other) == (NORTH_AFRICA, SPAIN) and not state.zahara_seized:
        return "tm-9.4-18"
    if {one, other} == {PORTUGAL, SPAIN} and truce(state):
        return "tm-20.4-4"
    if other == PAPACY:
        return "tm-21.7-6"
    if other == NAVARRE and not navarre_open(state, PLAYER[one]):
        return "tm-9.4-16"
    return "tm-9.4-15" if war_cost(state, one, other) is None else None


def truce(state: TantoMontaState) -> bool:
    """The turn of Alcáçovas and the next one: Portugal and Spain keep the peace."""
    return bool(state.alcacovas) and state.turn <= state.alcacovas + 1


def navarre_open(state: TantoMontaState, player: str) -> bool:
    """Whether somebody else stands well enough with Navarre for a war on it."""
    if NAVARRE in state.settled:
        return False
    levels = state.influence[NAVARRE]
    return any(levels[other] >= levels[player] + NAVARRE_LEAD for other in PLAYERS)  # tm-21.7-17


def befriended(state: TantoMontaState, one: str, other: str) -> bool:
    """Whether two powers made peace or an alliance in this phase."""
    if other not in REALM.flags:
        return False
    two = REALM.pair(one, other)
    return state.holds(PEACE, *two) or state.holds(ALLIANCE, *two)


def segment_forbidden(state: TantoMontaState, one: str, other: str) -> str | None:
    """What else forbids a declaration in the war segment."""
    if befriended(state, one, other):
        return "tm-9.4-21"
    if (one, other) == (NORTH_AFRICA, SPAIN) and state.turn in EARLY_TURNS:
        return "tm-9.4-18"
    return None


# -- the outbreak


def begin_war(state: TantoMontaState, one: str, other: str) -> Flow:
    """Two powers are at war from now on; forces of theirs that stand together part, and ships fight."""
    one, other = name_of(state, one), name_of(state, other)
    were_allies = allied(state, one, other)
    declare_war_marker(state, one, other)  # tm-9.4-4 tm-9.4-28
    state.sea_wars.discard(REALM.pair(one, other))
    state.log("war_declared", power=one, power2=other)
    if {one, other} == {PORTUGAL, SPAIN}:
        peace_broken(state)  # tm-20.4-13
    if {one, other} == {PORTUGAL, FRANCE} and REALM.pair(BELTRANEJOS, FRANCE) in state.alliances:
        yield from beltranejos_alone(state)
    if were_allies:
        captured = prizes.set_aside(state)
        yield from loans.end_loans(state, one, other)
        prizes.put_back(state, captured)
        yield from end_visits(state, one, other)
        yield from end_visits(state, other, one)
    yield from part(state, one, other)
    yield from meet_at_sea(state, one, other)


def beltranejos_alone(state: TantoMontaState) -> Flow:
    """Beltranejos and French are friends only through Portugal: each leaves the spaces of the other."""
    state.alliances.discard(REALM.pair(BELTRANEJOS, FRANCE))  # tm-9.2-4
    yield from end_visits(state, FRANCE, BELTRANEJOS)
    yield from end_visits(state, BELTRANEJOS, FRANCE)


def name_of(state: TantoMontaState, power: str) -> str:
    """The name under which a power has its wars; the Papacy and inactive minor powers have their own."""
    return power if power in MINORS else flag(state, power)


def end_visits(state: TantoMontaState, guest: str, host: str) -> Flow:
    """A former ally leaves the spaces of its host."""
    for space in REALM.atlas.spaces:
        if controls(state, host, space):
            yield from turn_out(state, guest, space)


def turn_out(state: TantoMontaState, guest: str, space: str) -> Flow:
    """All powers of a policy leave a space."""
    for power in occupants(state, space):
        if flag(state, power) == guest:
            yield from leave(state, power, space)


def part(state: TantoMontaState, one: str, other: str) -> Flow:
    """New enemies in one space: whoever is not in a space of its own leaves (12.5)."""
    somebody = {*state.troops, *state.fleets, *state.leaders.values(), *state.admirals.values()}
    shared = shared_places(state)
    for space in REALM.atlas.spaces:
        if space not in shared or space not in somebody:
            continue
        here = {flag(state, power) for power in occupants(state, space)}
        if one not in here or other not in here:
            continue
        for guest in parting(state, one, other, space):
            yield from turn_out(state, guest, space)  # tm-9.4-11
        shared = shared_places(state)


def parting(state: TantoMontaState, one: str, other: str, space: str) -> list[str]:
    """Who of two new enemies leaves a space; before walls besieger and besieged stay, but not two besiegers."""
    if besieged(state, space) and not {one, other} <= {flag(state, power) for power in besiegers(state, space)}:
        return []
    return [power for power in (one, other) if not controls(state, power, space)]


def shared_places(state: TantoMontaState) -> set[str]:
    """Where there are several stacks, fleets and leaders: nowhere else are there two powers."""
    found = [place for place, here in state.troops.items() for _ in here]
    found += [place for place, here in state.fleets.items() for _ in here]
    counted = Counter([*found, *state.leaders.values(), *state.admirals.values()])
    return {place for place, many in counted.items() if many > 1}


def meet_at_sea(state: TantoMontaState, one: str, other: str) -> Flow:
    """Ships of new enemies in one sea zone fight at once; who is earlier in the order of impulses attacks."""
    first, second = sorted((one, other), key=rank)
    for sea in REALM.atlas.seas:
        if sea in state.fleets and navy(state, sea, first) and navy(state, sea, second):
            yield from naval_combat.fight(state, sea, first, second)  # tm-9.4-14


def rank(power: str) -> tuple[int, int]:
    """The place of a power in the order of impulses."""
    return (PLAYERS.index(PLAYER[power]) if power in PLAYER else len(PLAYERS), REALM.order[power])


def attack(state: TantoMontaState, one: str, other: str, *, may_join: bool = True) -> Flow:
    """A declaration of war between major powers; the other Muslim power may join one that is attacked."""
    yield from begin_war(state, one, other)
    if not may_join or other not in MUSLIMS:
        return
    second = MUSLIMS[1 - MUSLIMS.index(other)]
    if war_forbidden(state, second, one) is not None:
        return
    about = {"power2": one, "power3": other, "power4": second}
    choice = yield Ask(MUSLIM, "join_attacked", [JOIN, DECLINE], about=about)  # tm-9.4-2
    if choice == JOIN:
        yield from begin_war(state, second, one)
