"""Campaigns on land: where an army can go with some CP, what it finds there, and what it brings home.

An army marches through open duchies until it meets enemies or the walls of a fortress. Behind a battle, or where it
meets nobody, it places flags: where it stands, and then in duchies next to it that no enemy army watches (7.41).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from warcouncil.titles.napoleonic_wars.bot import odds
from warcouncil.titles.napoleonic_wars.bot.outlook import UNIT, Outlook
from warcouncil.titles.napoleonic_wars.changes import changed, rating
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    allied,
    at_war,
    controls_sea,
    family,
    holds,
    owner,
)
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES, Units
from warcouncil.titles.napoleonic_wars.war.bonus import bonus
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS
from warcouncil.titles.napoleonic_wars.war.flags import NO_WAY
from warcouncil.titles.napoleonic_wars.war.marching import passage_forbidden

LINES, BATTLE = COMPONENTS.lines, COMPONENTS.tables.battle
COST = COMPONENTS.tables.costs.move
FAR = 6
"""How many duchies ahead an army looks."""
ALONE = 3
"""And a unit without a leader."""
LATER = 0.62
"""What is left of a prospect for each card that it needs besides the one at hand."""
LASTING = 3
"""The units with which an army is still one when it arrives after several impulses."""
A_CARD = 4
"""The CP of a usual card."""
LOSS = 0.3
"""The part of a beaten force that is lost."""
AGAIN = 0.75
"""What is left of a siege that comes in a later impulse."""
ROUT = 0.12
"""What the chance of a resource by a rout adds to a victory, for each point of battle rating beaten."""
EFFORT = 0.06
"""What a CP of the way counts against a campaign."""
GRADIENT = 0.8
"""How much less an attractive place counts for each duchy on the way there."""
FADED = 20
FADING = (*(GRADIENT**steps for steps in range(FADED)), 0.0)
"""What is left of it for each distance."""


class Army(NamedTuple):
    """A force, where it stands: units by nation, and leaders, the commander first."""

    nation: str
    space: str
    units: Units
    leaders: tuple[str, ...]

    @property
    def size(self) -> int:
        return sum(count for _, count in self.units)

    @property
    def dice(self) -> int:
        """Dice in battle: pieces but for the commander, his rating, the national bonus (11.2)."""
        lead = LEADERS[self.leaders[0]].battle if self.leaders else 0
        others = max(0, len(self.leaders) - 1)
        return self.size + others + lead + bonus((self.units, self.leaders))


class Campaign(NamedTuple):
    """Somewhere to go: what it is worth, what it costs, the first step, and the chance of the battle or siege."""

    target: str
    step: str
    cost: int
    worth: float
    chance: float


class Way(NamedTuple):
    """How an army comes to a duchy: its steps, the first of them, and what attrition on the way costs."""

    steps: int
    first: str
    harm: float


# -- armies


def army_of(outlook: Outlook, leader: str) -> Army:
    """What a leader can take along from where he stands: units of his family within his command (9.1)."""
    state = outlook.state
    space, nation = state.leaders[leader], owner(leader)
    power, room = family(state, nation), LEADERS[leader].command
    taken: list[tuple[str, int]] = []
    rows = [row for row in state.units.get(space, ()) if family(state, row[0]) == power]
    for one, count in sorted(rows, key=lambda row: row[0] != nation):
        if (one == nation or power == nation) and room:
            taken.append((one, min(count, room)))
            room -= taken[-1][1]
    return Army(nation, space, tuple(taken), (leader,))


def marching(outlook: Outlook) -> Army:
    """The force that is on the move."""
    moving = outlook.state.moving
    assert moving is not None
    return Army(moving.power, moving.space, moving.units, moving.leaders)


def defence(outlook: Outlook, space: str) -> tuple[int, int, int]:
    """Enemies in a duchy: their dice without terrain, their units, and the best battle rating."""
    return outlook.once(("defence", space), lambda: _defence(outlook, space))


def _defence(outlook: Outlook, space: str) -> tuple[int, int, int]:
    rows = tuple(row for row in outlook.state.units.get(space, ()) if outlook.enemy(row[0]))
    leaders = tuple(outlook.leaders(space, True))
    lead = max((LEADERS[one].battle for one in leaders), default=0)
    units = sum(count for _, count in rows)
    if not units and not leaders:
        return 0, 0, 0
    return units + max(0, len(leaders) - 1) + lead + bonus((rows, leaders)), units + len(leaders), lead


def army_cost(outlook: Outlook, nation: str) -> int:
    """CP for each duchy."""
    return COST + changed(outlook.state, "move_cost", nation)


# -- what there is to win


def flag_prize(outlook: Outlook, nation: str, space: str) -> float:
    """What the flag of a nation brings in a duchy: nothing where it may not lie."""
    return outlook.once(("flag", nation, space), lambda: _flag_prize(outlook, nation, space))


def _flag_prize(outlook: Outlook, nation: str, space: str) -> float:
    state, home = outlook.state, SPACES[space].nation
    controller = state.controller(space)
    if not at_war(state, nation, controller):
        return 0.0
    taker = home if allied(state, nation, home) else nation
    return outlook.passing(space, controller, taker)


def watchers(outlook: Outlook, space: str) -> float:
    """The chance that no enemy army next to a duchy keeps flags from it: 1 or 0 (7.41)."""
    return 0.0 if outlook.hostile and any(one in outlook.hostile for one in NEIGHBOURS[space]) else 1.0


def around(outlook: Outlook, nation: str, space: str) -> list[float]:
    """What flags next to an army in a friendly duchy bring, the best first."""
    return outlook.once(("around", nation, space), lambda: _around(outlook, nation, space))


def _around(outlook: Outlook, nation: str, space: str) -> list[float]:
    found = []
    for near in NEIGHBOURS[space]:
        if SPACES[near].fortress or LINES[space, near] in NO_WAY or defence(outlook, near)[1]:
            continue
        worth = flag_prize(outlook, nation, near) * watchers(outlook, near)
        if worth > 0:
            found.append(worth)
    return sorted(found, reverse=True)


def harvest(outlook: Outlook, nation: str, space: str, left: int) -> float:
    """What an army that stands in a duchy gains with the CP that are left: its flag there, then those around."""
    state = outlook.state
    here = 0.0 if SPACES[space].fortress else flag_prize(outlook, nation, space)
    friendly = holds(state, nation, space)
    if here > 0 and left <= 0:
        return 0.6 * here  # it flags it at the end of the turn, if it still stands there (5.6)
    gained = here if here > 0 else 0.0
    left -= here > 0
    if not friendly and here <= 0:
        return 0.0
    return gained + sum(around(outlook, nation, space)[: max(0, left)])


def fall_chance(outlook: Outlook, army: Army, space: str) -> float:
    """The chance that an army takes the fortress before which it stands in one siege."""
    state = outlook.state
    guarded = any(controls_sea(state, state.controller(space), sea) for sea in SPACES[space].ports)
    dice = army.dice + COMPONENTS.tables.siege.sea_modifier * guarded
    return odds.siege(dice, rating(state, space))


def siege_worth(outlook: Outlook, army: Army, space: str, now: bool) -> float:
    """What a fortress is worth to an army before it: this siege, and those of later impulses."""
    prize = flag_prize(outlook, army.nation, space)
    if prize <= 0 or not army.leaders:
        return 0.0
    chance = fall_chance(outlook, army, space)
    later = min(2, outlook.cards.get(army.nation, 0))
    total = chance * now
    for _ in range(later):
        total += (1 - total) * chance * AGAIN
    return total * prize - UNIT * 0.5


# -- going there


def battle_worth(outlook: Outlook, army: Army, space: str, line: str) -> tuple[float, float]:
    """The chance of a battle against whoever stands in a duchy, and what the losses of both are worth."""
    dice, pieces, lead = defence(outlook, space)
    friendly = outlook.enemy(outlook.state.controller(space))
    terrain = BATTLE.terrain.get(line, 0) if friendly else 0
    chance = odds.battle(army.dice, dice, terrain)
    hurt = UNIT * outlook.once("hurt", lambda: 1.0 if outlook.state.players == 2 else 0.5)
    gain = chance * (hurt * min(pieces, army.dice / 5) + ROUT * lead / 3) + chance * 0.05
    loss = UNIT * (1 - chance) * (army.size * LOSS + 0.5) + UNIT * min(army.size, dice) / 6
    if pieces == 1 and lead == 0:
        loss *= 0.5
    return chance, gain - loss


def goals(outlook: Outlook, army: Army, cp: int) -> Iterator[Campaign]:
    """Everywhere that an army can go, with what it is worth there; beyond the CP at hand in later impulses."""
    price = army_cost(outlook, army.nation)
    far = cp // price + (A_CARD if army.leaders else 0)
    for here, space, way in routes(outlook, army):
        if way.steps <= far:
            found = goal(outlook, army, here, space, way, price, cp)
            if found is not None:
                yield found


def routes(outlook: Outlook, army: Army) -> list[tuple[str, str, Way]]:
    """The places in reach of an army where something can be won: whence it comes there, and how."""
    return outlook.once(("routes", army), lambda: _routes(outlook, army))


def _routes(outlook: Outlook, army: Army) -> list[tuple[str, str, Way]]:
    far = FAR if army.leaders else ALONE
    nation, found = army.nation, []
    reached: dict[str, Way] = {army.space: Way(0, "", 0.0)}
    edge = [army.space]
    for here in edge:
        way = reached[here]
        if way.steps >= far:
            break
        for near in ways_from(outlook, nation, here):
            if near in reached:
                continue
            reached[near] = Way(way.steps + 1, way.first or near, way.harm + harm(outlook, army, here, near, way))
            promising, stops = ground(outlook, nation, near)
            if promising:
                found.append((here, near, reached[near]))
            if not stops:
                edge.append(near)
    return found


def ways_from(outlook: Outlook, nation: str, here: str) -> list[str]:
    """The duchies into which a nation may go from one."""

    def work() -> list[str]:
        return [near for near in NEIGHBOURS[here] if passage_forbidden(outlook.state, nation, here, near) is None]

    return outlook.once(("ways", nation, here), work)


def ground(outlook: Outlook, nation: str, space: str) -> tuple[bool, bool]:
    """Whether there is anything to win for a nation in a duchy, and whether a march ends there."""

    def work() -> tuple[bool, bool]:
        held = holds(outlook.state, nation, space)
        guarded = bool(defence(outlook, space)[1])
        stops = guarded or bool(SPACES[space].fortress and not held)
        return stops or flag_prize(outlook, nation, space) > 0 or bool(around(outlook, nation, space)), stops

    return outlook.once(("ground", nation, space), work)


def harm(outlook: Outlook, army: Army, here: str, near: str, way: Way) -> float:
    """What attrition costs on the way from one duchy to the next (9.41 to 9.43)."""
    if not outlook.enemy(outlook.state.controller(near)):
        return 0.0
    hard = LINES[here, near] in ("pass", "marsh")
    ambush = outlook.enemy(outlook.state.controller(here))
    tired = way.steps >= COMPONENTS.tables.attrition.free_duchies
    halved = 0.6 if army.nation == COMPONENTS.tables.attrition.halved else 1.0
    return UNIT * halved * (army.size + len(army.leaders)) / 6 * (hard + ambush + tired)


def goal(outlook: Outlook, army: Army, here: str, space: str, way: Way, price: int, cp: int) -> Campaign | None:
    """One place to go: fight who is there, then flags, or a siege."""
    chance, worth = 1.0, -way.harm
    cost = way.steps * price
    left = cp - cost
    fought = bool(defence(outlook, space)[1])
    if fought:
        chance, spoils = battle_worth(outlook, army, space, LINES[here, space])
        worth += spoils
    else:
        worth -= risk(outlook, army, space)
    if SPACES[space].fortress and not holds(outlook.state, army.nation, space):
        worth += chance * siege_worth(outlook, army, space, now=not fought and left >= 0)  # no siege behind a battle
    elif army.leaders:
        worth += chance * harvest(outlook, army.nation, space, left if left >= 0 else A_CARD // 2)
    else:
        worth += chance * alone(outlook, army.nation, space, left)
    if worth <= 0:
        return None
    cards = -(-max(0, -left) // A_CARD)
    lasting = min(1.0, army.size / LASTING) if cards else 1.0
    return Campaign(space, way.first, cost, worth * lasting * LATER**cards, chance)


def risk(outlook: Outlook, army: Army, space: str) -> float:
    """What enemy armies next to a duchy may cost those who enter it, by interception (10.1)."""
    total = 0.0
    for near in NEIGHBOURS[space]:
        for leader in outlook.hostile.get(near, ()):
            strength = outlook.units(near, True) + LEADERS[leader].battle + 1
            beaten = odds.battle(strength, army.dice)
            total += odds.check(LEADERS[leader].battle) * beaten * UNIT * army.size * LOSS
    return total


# -- what is left behind


def exposure(outlook: Outlook, army: Army) -> float:
    """What an army leaves to its enemies when it goes away: keys of ours where it stands and next to it."""
    state = outlook.state
    left = outlook.units(army.space, False) - army.size
    total = 0.0
    for space in (army.space, *NEIGHBOURS[army.space]):
        here = SPACES[space]
        if not here.key or here.fortress or not outlook.ours(state.controller(space)):
            continue
        guards = left if space == army.space else outlook.units(space, False)
        if guards <= 0:
            worth = 1.0 + 1.2 * here.capital
            total += worth * outlook.threat(space) * (0.7 if space == army.space else 0.3)
    return total


# -- the whole picture


def campaigns(outlook: Outlook, army: Army, cp: int) -> list[Campaign]:
    """The campaigns of an army with so many CP, the best first."""
    return outlook.once(("campaigns", army, cp), lambda: _campaigns(outlook, army, cp))


def _campaigns(outlook: Outlook, army: Army, cp: int) -> list[Campaign]:
    return sorted(goals(outlook, army, cp), key=lambda one: EFFORT * one.cost - one.worth)


def staying(outlook: Outlook, army: Army, cp: int) -> float:
    """What an army gains where it stands."""
    walls = SPACES[army.space].fortress and not holds(outlook.state, army.nation, army.space)
    if walls and not defence(outlook, army.space)[1] and army.leaders:
        return siege_worth(outlook, army, army.space, now=True)
    if army.leaders:
        return harvest(outlook, army.nation, army.space, cp)
    return alone(outlook, army.nation, army.space, cp)


def alone(outlook: Outlook, nation: str, space: str, left: int) -> float:
    """What a unit without a leader gains where it stands: a flag, if it is paid for or it survives to the end (5.6)."""
    prize = 0.0 if SPACES[space].fortress else max(0.0, flag_prize(outlook, nation, space))
    return prize * (0.9 if left > 0 else 0.5)


def attraction(outlook: Outlook, nation: str, space: str) -> float:
    """How near a duchy is to what a nation could take, whatever stands between."""
    return outlook.once(("attraction", nation, space), lambda: _attraction(outlook, nation, space))


def _attraction(outlook: Outlook, nation: str, space: str) -> float:
    far = COMPONENTS.atlas.distance
    keys = outlook.once(("keys", nation), lambda: _keys(outlook, nation))
    return max((worth * FADING[min(FADED, far(space, key))] for key, worth in keys.items()), default=0.0)


def prey(outlook: Outlook, army: Army) -> float:
    """What an army could take in the next impulses, at a glance: the keys around it that it is strong enough for."""
    far = COMPONENTS.atlas.distance
    keys = outlook.once(("keys", army.nation), lambda: _keys(outlook, army.nation))
    found = []
    for key, worth in keys.items():
        steps = far(army.space, key)
        if steps <= A_CARD:
            needed = 1 + 1.5 * defence(outlook, key)[0] + 2 * SPACES[key].fortress
            found.append(worth * FADING[steps] * min(1.0, army.dice / needed))
    return sum(sorted(found, reverse=True)[:3])


def _keys(outlook: Outlook, nation: str) -> dict[str, float]:
    found = {space: flag_prize(outlook, nation, space) for space in SPACES if SPACES[space].key}
    open_ = {space: worth - 0.1 * defence(outlook, space)[1] for space, worth in found.items() if worth > 0}
    return {space: max(0.1, worth) for space, worth in open_.items()}


def best_of(outlook: Outlook, army: Army, cp: int) -> Campaign | None:
    found = campaigns(outlook, army, cp)
    return found[0] if found else None
