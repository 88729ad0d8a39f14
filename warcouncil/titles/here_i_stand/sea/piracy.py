"""Piracy (16.4): the corsairs of the Ottomans against whoever has ports on a sea zone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import at_war, besieged, commander, controls, fortified, navy, sailors_in
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Action, may
from warcouncil.table.dice import Lines, counted, hits_in, leader_line, line
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import ADMIRALS, CARDS, MAJORS, PORTS, SEA_NEIGHBOURS, SEAS, SPACES
from warcouncil.titles.here_i_stand.realm import FOUL_WEATHER
from warcouncil.titles.here_i_stand.state import HereIStandState, Piracy, after

OTTOMAN = "ottoman"
MOST_VP = 10
KEY_OR_ELECTORATE = ("key", "electorate")
JULIA = Fact("julia_gonzaga", turn=True)
"""Piracy in the Tyrrhenian Sea brings a point (#84)."""
FACTS = (JULIA,)

KINDS = {"piracy_hit": Kind({"give_ship": ("place", "power"), "give_card": (), "give_vp": ()})}
REFUSALS = {"piracy_hit": "his-16.4-8"}


# -- the action
PIRATES = {leader: facts.piracy for leader, facts in ADMIRALS.items()}
"""What naval leaders add to the dice of piracy."""


def piracy_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if not may(state, "initiate_piracy", power) or not state.barbary:
        return
    for sea in SEAS:
        if navies.number(state, navy(state, sea, power), "corsair"):
            for target in MAJORS:
                if target != power and any(controls(state, target, port) for port in PORTS[sea]):  # his-16.4-12
                    yield ("piracy", sea, target)  # his-16.4-1


def piracy_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    sea, target = str(option[1]), str(option[2])
    if sea in state.gone_pirates:
        return "his-16.4-2"
    if state.holds(FOUL_WEATHER):
        return "his-16.1-9"
    if state.seats[target] == state.seats[power]:
        return "his-seats-5"
    return None


def piracy(state: HereIStandState, power: str, option: Option) -> Flow:
    """Announce it, let the coast defend itself, then rob."""
    sea, target = str(option[1]), str(option[2])
    state.log("piracy", sea=sea, power=target)
    about = {"power2": power, "power3": target, "sea": sea}
    if (yield from windows.offer(state, "piracy_announced", after(power), about)):
        state.cp += 1  # Foul Weather costs one of the two points
        return
    state.gone_pirates.add(sea)  # his-16.4-2
    defence = state.dice.rolls(defence_dice(state, sea, target), 6, "piracy defence")
    lost = min(hits_in(defence), navies.number(state, navy(state, sea, power), "corsair"))  # his-16.4-6
    state.piracy = Piracy(sea, target, (defence, ()))
    state.log("piracy_defence", power=target, dice=list(defence), amount=lost)
    for _ in range(lost):
        fleet = next(fleet for fleet in navy(state, sea, power) if navies.number(state, (fleet,), "corsair"))
        navies.sink(state, sea, navies.of_kind(state, fleet, "corsair"))  # his-16.4-13
    navies.leave_no_leader_alone(state, sea, power)
    left = navies.number(state, navy(state, sea, power), "corsair")
    if left:  # his-16.4-11
        attack = state.dice.rolls(attack_dice(state, sea, target, left), 6, "piracy")
        state.piracy = msgspec.structs.replace(state.piracy, dice=(defence, attack), hits=hits_in(attack))
        state.log("piracy_dice", dice=list(attack), amount=hits_in(attack))
        for _ in range(hits_in(attack)):
            yield from pay(state, sea, target)
        gonzaga(state, sea, hits_in(attack))
    state.piracy = None


def defence_lines(state: HereIStandState, sea: str, target: str) -> Lines:
    """The dice of the target against the corsairs."""
    near = sum(
        navies.number(state, navy(state, place, power), "squadron")
        for place in (*SEA_NEIGHBOURS[sea], *PORTS[sea])
        for power in sailors_in(state, place)
        if power == target or at_war(state, power, OTTOMAN)
    )
    return [
        *line("squadrons", 2 * navies.number(state, navy(state, sea, target), "squadron")),  # his-16.4-3
        *line("squadrons_near", near),  # his-16.4-4
        *line("fortresses", sum(guards(state, port, target) for port in PORTS[sea])),  # his-16.4-5
    ]


def defence_dice(state: HereIStandState, sea: str, target: str) -> int:
    return counted(defence_lines(state, sea, target))


def guards(state: HereIStandState, port: str, target: str) -> bool:
    """Whether a fortress on the coast takes part."""
    if SPACES[port].kind in KEY_OR_ELECTORATE or not fortified(state, port):
        return False
    if port in state.unrest or besieged(state, port):  # his-12.4-11
        return False
    holder = commander(state, state.control[port])
    return holder == target or at_war(state, holder, OTTOMAN) or port == state.knights  # his-16.4-5


def attack_lines(state: HereIStandState, sea: str, target: str, corsairs: int) -> Lines:
    """The dice of the corsairs."""
    ports = sum(controls(state, target, port) for port in PORTS[sea])
    dice = 1 if corsairs == 1 or ports == 1 else 2  # his-16.4-7
    leaders = navies.admirals_in(state, sea, OTTOMAN)
    return [*line("corsairs", dice), *leader_line(leaders, PIRATES)]  # his-5.1-7


def attack_dice(state: HereIStandState, sea: str, target: str, corsairs: int) -> int:
    return counted(attack_lines(state, sea, target, corsairs))


# -- what a hit costs


def pay(state: HereIStandState, sea: str, target: str) -> Flow:
    """The target chooses what one hit gives the Ottomans."""
    options = awards(state, sea, target)
    if not options:
        return
    choice = options[0] if len(options) == 1 else (yield Ask(target, "piracy_hit", options))
    if choice[0] == "give_vp":
        state.piracy_vp += 1
        state.log("piracy_vp", power=target)
    elif choice[0] == "give_card":
        card = hands.take_random(state, OTTOMAN, target)
        hands.hold_back(state, OTTOMAN, card)  # his-16.4-8
    else:
        place, owner = str(choice[1]), str(choice[2])
        fleet = next(fleet for fleet in squadrons_in(state, place, target) if fleet.owner == owner)
        navies.sink(state, place, navies.of_kind(state, fleet, "squadron"))  # his-16.4-8
        navies.leave_no_leader_alone(state, place, target)
        state.log("piracy_ship", power=target, place=place)


def squadrons_in(state: HereIStandState, place: str, power: str) -> list[Fleet]:
    """The fleets of a power in a place that have squadrons."""
    return [fleet for fleet in navy(state, place, power) if navies.number(state, (fleet,), "squadron")]


def awards(state: HereIStandState, sea: str, target: str) -> list[Option]:
    """What the Ottomans can receive."""
    options: list[Option] = []
    for place in (sea, *SEA_NEIGHBOURS[sea], *PORTS[sea]):
        options += [("give_ship", place, fleet.owner) for fleet in squadrons_in(state, place, target)]
    if any(CARDS[card].kind != "home" for card in state.hands[target]):
        options.append(("give_card",))
    if state.piracy_vp < MOST_VP:
        options.append(("give_vp",))  # his-16.4-10
    return list(dict.fromkeys(options))  # his-16.4-9


def gonzaga(state: HereIStandState, sea: str, hits: int) -> None:
    """23.2: Julia Gonzaga is worth a VP if piracy in the Tyrrhenian Sea succeeds after the card was played."""
    if hits and sea == "tyrrhenian_sea" and state.holds(JULIA):
        state.unmark(JULIA)
        state.add_bonus(OTTOMAN, "julia_gonzaga", 1)
        state.log("gonzaga_taken")


MENU = {
    "piracy": Action(piracy_candidates, piracy_forbidden, "initiate_piracy", piracy, needs="his-16.4-1"),
}
