"""Fleets and convoys: troops over the sea to where they take something, battles only with good odds."""

from __future__ import annotations

from typing import NamedTuple

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot import odds
from warcouncil.titles.napoleonic_wars.bot.campaigns import (
    Army,
    alone,
    army_of,
    battle_worth,
    defence,
    exposure,
    harvest,
    siege_worth,
)
from warcouncil.titles.napoleonic_wars.bot.outlook import SQUADRON, UNIT, Outlook
from warcouncil.titles.napoleonic_wars.bot.points import Prospect
from warcouncil.titles.napoleonic_wars.bot.war import refuge
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import controls_sea, holds
from warcouncil.titles.napoleonic_wars.sea.convoys import landings_of, next_seas, start_forbidden
from warcouncil.titles.napoleonic_wars.sea.fleets import NAVIES
from warcouncil.titles.napoleonic_wars.sea.voyages import exits
from warcouncil.titles.napoleonic_wars.state import SEAS, SPACES, Ships

NAVAL = COMPONENTS.tables.naval
FAR = 5
"""How many steps a convoy looks ahead."""
COMMAND = 0.08
"""What it is worth to hold a sea zone."""
BOLD = 0.55
"""The chance from which on a battle at sea is sought."""
WEARY = -0.04


class Landing(NamedTuple):
    """Where a convoy can go: the port, the first sea zone, the CP, and what it is worth."""

    port: str
    first: str
    cost: int
    worth: float


# -- convoys


def embarked(outlook: Outlook, leader: str) -> Army:
    """What a convoy takes along under a leader (13.6)."""
    army = army_of(outlook, leader)
    room, taken = NAVAL.convoy_pieces - 1, []
    for nation, count in army.units:
        taken.append((nation, min(count, room)))
        room -= taken[-1][1]
    return army._replace(units=tuple(row for row in taken if row[1]))


def landings(outlook: Outlook, army: Army, start: str, cp: int) -> list[Landing]:
    """All ports that a convoy reaches with so many CP, the best first."""
    return outlook.once(("landings", army, start, cp), lambda: _landings(outlook, army, start, cp))


def _landings(outlook: Outlook, army: Army, start: str, cp: int) -> list[Landing]:
    state = outlook.state
    reached: dict[str, tuple[int, str]] = {start: (0, "")}
    edge, found = [start], {}
    while edge:
        here = edge.pop(0)
        steps, first = reached[here]
        ports = landings_of(state, army.nation, here) if here in SEAS and steps + 1 <= cp else ()
        for port in [port for port in ports if port != army.space and port not in found]:
            worth = landing_worth(outlook, army, port, cp - steps - 1)
            found[port] = Landing(port, first, steps + 1, worth)
        if steps >= min(FAR, cp - 1):
            continue
        for sea in next_seas(state, army.nation, here):
            if sea not in reached:
                reached[sea] = (steps + 1, first or sea)
                edge.append(sea)
    return sorted(found.values(), key=lambda one: 0.06 * one.cost - one.worth)


def landing_worth(outlook: Outlook, army: Army, port: str, left: int) -> float:
    """What troops gain who land: they fight, flag, or lay siege."""
    state = outlook.state
    if holds(state, army.nation, port):
        return 0.8 * harvest(outlook, army.nation, port, left) - 0.05
    chance, worth = 1.0, -UNIT * 0.3
    if defence(outlook, port)[1]:
        chance, spoils = battle_worth(outlook, army, port, "")
        worth += spoils
    batteries = NAVAL.coastal_fire_fortress if SPACES[port].fortress else NAVAL.coastal_fire
    worth -= UNIT * batteries / 6
    if SPACES[port].fortress:
        return worth + chance * siege_worth(outlook, army, port, now=False)
    if army.leaders:
        return worth + chance * harvest(outlook, army.nation, port, left)
    return worth + chance * alone(outlook, army.nation, port, left)


def convoy_gain(outlook: Outlook, army: Army, cp: int) -> tuple[float, int]:
    found = landings(outlook, army, army.space, cp)
    if not found or not army.size:
        return -0.1, 2
    best = found[0]
    return best.worth - exposure(outlook, army), min(cp, best.cost + 1)


def judge_convoy(outlook: Outlook, option: Option) -> float:
    army = embarked(outlook, str(option[1]))
    gain, cost = convoy_gain(outlook, army, outlook.state.cp)
    return gain / (cost + 1)


def judge_lone_convoy(outlook: Outlook, option: Option) -> float:
    army = Army(outlook.me, str(option[1]), ((outlook.me, 1),), ())
    gain, cost = convoy_gain(outlook, army, outlook.state.cp)
    return (gain - UNIT) / (cost + 1)


def judge_course(outlook: Outlook, option: Option) -> float:
    """Where the convoy that is under way gains most."""
    convoy = outlook.state.convoy
    if convoy is None:
        return 0.0
    army = Army(convoy.power, convoy.space, convoy.units, convoy.leaders)
    found = landings(outlook, army, convoy.place, outlook.state.cp)
    if option[0] == "land":
        return max((one.worth for one in found if one.port == option[1]), default=-0.2)
    return max((one.worth - 0.06 * one.cost for one in found if one.first == option[1]), default=-0.3)


def prospects(outlook: Outlook, cp: int) -> list[Prospect]:
    """What convoys could bring."""
    state, me = outlook.state, outlook.me
    found = []
    for leader, space in state.leaders_on_map(me):
        if not SPACES[space].ports or start_forbidden(state, me, space) == "nw-13.6-1":
            continue
        gain, cost = convoy_gain(outlook, embarked(outlook, leader), cp)
        found.append(Prospect(gain, cost))
    return found


# -- fleets


def guns(ships: Ships) -> int:
    return sum(NAVIES[nation].dice - (mark > 0) for nation, mark in ships if mark >= 0)


def at_sea(outlook: Outlook, place: str, hostile: bool) -> int:
    """The dice of enemy squadrons, or of our own, at a place."""
    sided = outlook.enemy if hostile else outlook.ours
    return guns(tuple(ship for ship in outlook.state.ships_at(place) if sided(ship[0])))


def fight(outlook: Outlook, own: int, foes: int) -> float:
    """What a battle at sea is worth."""
    chance = odds.battle(own, foes)
    return SQUADRON * (chance - BOLD) * min(own, foes) if foes else 0.0


def judge_sail(outlook: Outlook, option: Option) -> float:
    """Fleets sail to beat weaker ones, or to take a sea zone that nobody holds."""
    place = str(option[1])
    own = at_sea(outlook, place, False)
    best = max((zone_worth(outlook, own, near) for near in exits(place)), default=0.0)
    held = COMMAND if place in SEAS and controls_sea(outlook.state, outlook.me, place) else 0.0
    last = outlook.kind == "spare_mp"
    return (best - held + WEARY * (not last)) / 2


def zone_worth(outlook: Outlook, own: int, place: str) -> float:
    foes = at_sea(outlook, place, True)
    if place in SPACES:
        if not foes:
            return -COMMAND
        shore = NAVAL.coastal_fire_fortress if SPACES[place].fortress else NAVAL.coastal_fire
        return fight(outlook, own, foes + shore) - 0.1
    if foes:
        return fight(outlook, own, foes)
    empty = not any(mark >= 0 for _, mark in outlook.state.ships_at(place))
    hostile = any(outlook.enemy(outlook.state.controller(port)) for port in COMPONENTS.atlas.ports[place])
    return COMMAND * (empty + 0.5 * hostile)


def judge_voyage(outlook: Outlook, option: Option) -> float:
    """On to the next zone only if there is something to do there."""
    now = outlook.state.sailing
    own = guns(now.ships) if now is not None else 1
    place = now.place if now is not None else str(outlook.about.get("place", ""))
    if option[0] == "lie_to":
        return 0.01 + (COMMAND if place in SEAS else 0.0)
    if option[0] == "patrol":
        return fight(outlook, own, at_sea(outlook, place, True)) + 0.02
    return zone_worth(outlook, own, str(option[1])) + (0.03 if now is not None and not now.moved else -0.02)


def judge_weigh(outlook: Outlook, option: Option) -> float:
    """All ships together."""
    return 0.05 * int(option[2])


def judge_meeting(outlook: Outlook, option: Option) -> float:
    """Intercept with good odds, evade with bad ones."""
    if option[0] in ("let_sail", "fight"):
        return 0.0
    own, foes = forces(outlook)
    worth = fight(outlook, own, foes) or 0.01
    return worth if option[0] == "intercept_fleet" else -worth


def forces(outlook: Outlook) -> tuple[int, int]:
    """The dice of our fleet and of the other one in what is going on."""
    state, place = outlook.state, str(outlook.about.get("place", ""))
    if state.engagement is not None:
        first, second = (guns(ships) for ships in state.engagement.ships)
        return (first, second) if outlook.ours(state.engagement.sides[0]) else (second, first)
    moving = guns(state.sailing.ships) if state.sailing is not None else 0
    if state.sailing is not None and outlook.ours(state.sailing.power):
        return moving, at_sea(outlook, place, True)
    return at_sea(outlook, place, False), moving


def judge_sinking(outlook: Outlook, option: Option) -> float:
    """Worn ships of others are lost first."""
    nation, mark = str(option[1]), int(option[2])
    return 0.05 * mark - 0.1 * outlook.ours(nation) - 0.02 * NAVIES[nation].dice


def judge_haven(outlook: Outlook, option: Option) -> float:
    return refuge(outlook, str(option[1]))


def judge_put_to_sea(outlook: Outlook, option: Option) -> float:
    return -0.1 * at_sea(outlook, str(option[1]), True)


def judge_station(outlook: Outlook, option: Option) -> float:
    """Fleets stay at sea where they shut in enemies; others stay in port."""
    if option[0] == "at_anchor":
        return 0.02
    return zone_worth(outlook, 2, str(option[1])) if option[0] == "to_sea" else 0.0


def judge_along(outlook: Outlook, option: Option) -> float:
    return 0.02 * (option[0] in ("join_fleet", "stay_behind"))


def judge_sea(outlook: Outlook, option: Option) -> float:
    """For an event at sea: where most enemy ships are, and fewest of ours."""
    if len(option) == 1:
        return 0.0
    place = str(option[1])
    return 0.1 * (at_sea(outlook, place, True) - 1.5 * at_sea(outlook, place, False))


ACTS = {
    "convoy": judge_convoy,
    "convoy_unit": judge_lone_convoy,
    "sail": judge_sail,
}
JUDGES = {
    "convoy": judge_course,
    "voyage": judge_voyage,
    "fleet": judge_weigh,
    "sea_intercept": judge_meeting,
    "sea_evade": judge_meeting,
    "squadron_loss": judge_sinking,
    "haven": judge_haven,
    "put_to_sea": judge_put_to_sea,
    "fleet_deployment": judge_station,
    "sail_consent": judge_along,
    "fleet_consent": judge_along,
    "event_sea": judge_sea,
    "copenhagen": judge_sea,
}
