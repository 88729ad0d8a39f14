"""Piracy on the main map (16.4): ships in a sea zone rob a power that has ports there; the coast defends itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import INDEPENDENT, Fleet
from warcouncil.campaign.relations import at_war_at_sea, besieged, flag, in_unrest, navy, sailors_in, sea_flag
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Action, may
from warcouncil.table.dice import Lines, counted, hits_in, leader_line, line
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import by_power
from warcouncil.titles.tanto_monta.realm import ORDERS, PLAYER
from warcouncil.titles.tanto_monta.sea.passages import navies_of
from warcouncil.titles.tanto_monta.sea.waters import RIVERS, let_through
from warcouncil.titles.tanto_monta.state import Piracy, TantoMontaState
from warcouncil.titles.tanto_monta.voyages.ocean_piracy import BOUND, others
from warcouncil.titles.tanto_monta.voyages.settlements import in_force

TABLES = COMPONENTS.tables
SPACES, SEAS = COMPONENTS.atlas.spaces, COMPONENTS.atlas.seas
PRICE = next(action for action in COMPONENTS.powers.actions if action.id == "piracy")
PIRATES = {admiral.id: admiral.piracy for admiral in COMPONENTS.people.admirals}
"""What naval leaders add to the dice of piracy."""
MUSLIM, SPAIN = "muslim", "spain"
SQUADRON, CORSAIR = "squadron", "corsair"
CASENOVE = "casenove"
REGENCY = "algiers_regency"
SHIP, CARD, POINT, ORDER = "give_ship", "give_random_card", "give_vp", "give_order"

UNMARKED = Fact("unmarked_piracy", "card")
"""The CP of an event are spent on piracy that leaves no markers: one of the Barbary pirates, or the Algiers Regency."""
RAIDED = Fact("raided", "sea")
"""A sea zone was raided by such an event."""
FACTS = (UNMARKED, RAIDED)
KINDS = {
    "piracy_hit": Kind(
        {"give_ship": ("place", "power", "unit"), "give_random_card": (), "give_vp": (), "give_order": ("place",)}
    )
}
REFUSALS = {"piracy_hit": "tm-16.4-12"}


# -- the action


def candidates(state: TantoMontaState, pirate: str) -> Iterator[Option]:
    """Every sea zone with ships of a navy, and every power of another player that has a port there."""
    if not may(state, "piracy", pirate):
        return
    for sea in SEAS:
        if sea in state.fleets and navy(state, sea, pirate):
            banners, control, minors = state.realm.banners, state.control, state.minors  # as `flag` has it
            near = {banners[minors.get(control[port], control[port])] for port in coast(state, sea)}
            targets = [one for one in state.realm.flags if one in near and PLAYER[one] != PLAYER[pirate]]
            yield from [("piracy", sea, target) for target in targets if ports_of(state, pirate, sea, target)]


def forbidden(state: TantoMontaState, pirate: str, option: Option) -> str | None:
    sea, target = str(option[1]), str(option[2])
    if state.realm.stormy(state):
        return "tm-13.1-15"
    if not at_war_at_sea(state, pirate, target) and not lawless(state, pirate, sea):
        return "tm-16.4-1"
    return marker_forbidden(state, PLAYER[pirate], sea)


def coast(state: TantoMontaState, sea: str) -> list[str]:
    """The ports of a sea zone that are in play."""
    closed = state.realm.closed_spaces(state)  # tm-2.4-6
    return [port for port in COMPONENTS.atlas.ports[sea] if port not in closed]


def ports_of(state: TantoMontaState, pirate: str, sea: str, target: str) -> list[str]:
    """The ports of a power at a sea zone; pirates reach one on a river only through its mouth."""
    banners, control, minors = state.realm.banners, state.control, state.minors  # as `flag` has it
    held = [port for port in coast(state, sea) if banners[minors.get(control[port], control[port])] == target]
    return [port for port in held if port not in RIVERS or reaches(state, pirate, port)]


def reaches(state: TantoMontaState, pirate: str, port: str) -> bool:
    """Whether pirates come up a river: they have its mouth, or its holder lets them."""
    mouth = RIVERS[port].through
    return flag(state, state.control[mouth]) == flag(state, pirate) or let_through(state, pirate, mouth)  # tm-16.8-5


def lawless(state: TantoMontaState, pirate: str, sea: str) -> bool:
    """Whether ships of a navy raid without a war: corsairs, and French squadrons with Casenove."""
    here = navy(state, sea, pirate)
    if navies.number(state, here, CORSAIR):
        return True  # tm-5.4-7 tm-21.8-6
    letter = CASENOVE in navies.admirals_in(state, sea, pirate)
    return letter and bool(navies.number(state, here, SQUADRON))  # tm-5.4-8 tm-20.7-24


def marker_forbidden(state: TantoMontaState, player: str, sea: str) -> str | None:
    """The limits of piracy markers, in sea zones and ocean zones together; events may go beyond some of them."""
    unmarked = state.holds(UNMARKED, REGENCY) or any(fact[0] == UNMARKED.name for fact in state.this_impulse)
    if unmarked and state.holds(RAIDED, sea):
        return "tm-16.4-3"
    if state.holds(UNMARKED, REGENCY):
        return None  # tm-16.4-3
    if (player, sea) in state.piracies:
        return "tm-16.4-2"
    raiders = {who for who, where in state.piracies if where == sea and who != player}
    if len(raiders) >= TABLES.voyages.raiders:
        return "tm-16.4-2"
    raids = sum(who == player for who, _ in state.piracies)
    return "tm-16.4-2" if raids >= TABLES.voyages.raids and not unmarked else None  # tm-16.4-3


def price_of(state: TantoMontaState, pirate: str, option: Option) -> int:
    """2 CP; between Portugal and Spain 3 under Tordesillas."""
    player = PLAYER[pirate]
    if {player, PLAYER[str(option[2])]} == BOUND and in_force(state, "tordesillas"):
        return PRICE.after_tordesillas  # tm-20.4-15
    return PRICE.cost[player]  # tm-16.4-1


def piracy(state: TantoMontaState, pirate: str, option: Option) -> Flow:
    """Announce it, let the coast defend itself, then rob."""
    sea, target = str(option[1]), str(option[2])
    player = PLAYER[pirate]
    state.log("piracy", power=pirate, power2=target, sea=sea)
    about = {"deed": "piracy", "power2": pirate, "power3": target, "place": sea}
    if (yield from windows.offer(state, "action_announced", others(player), about)):
        return  # tm-13.1-15
    if any(fact[0] == UNMARKED.name for fact in state.this_impulse):
        state.mark(RAIDED, sea)  # tm-16.4-3
    else:
        state.piracies.add((player, sea))  # tm-16.4-2
    at_war = at_war_at_sea(state, pirate, target)
    corsairs = corsair_raid(state, pirate, sea)
    yield from coast_defends(state, pirate, sea, target)
    if able(state, pirate, sea, at_war):
        yield from rob(state, pirate, sea, target, corsairs)
    state.piracy = None


def corsair_raid(state: TantoMontaState, pirate: str, sea: str) -> bool:
    """Whether Muslim corsairs of their own take part: their VP have a track."""
    own = [fleet for fleet in navy(state, sea, pirate) if fleet.owner != INDEPENDENT]
    return PLAYER[pirate] == MUSLIM and bool(navies.number(state, own, CORSAIR))  # tm-16.4-13 tm-21.8-6


def able(state: TantoMontaState, pirate: str, sea: str, at_war: bool) -> bool:
    """Whether what is left can still rob: any ship in a war, otherwise only those that need none."""
    return bool(navy(state, sea, pirate)) and (at_war or lawless(state, pirate, sea))  # tm-16.4-9


# -- the coast


def defence_lines(state: TantoMontaState, pirate: str, sea: str, target: str) -> Lines:
    """The dice of the target, and of all who are at war with the pirate."""
    orders = PLAYER[pirate] == MUSLIM and bool(order_places(state, sea))
    return [
        *line("squadrons", 2 * navies.size(navy(state, sea, target))),  # tm-16.4-4
        *line("squadrons_near", ships_near(state, pirate, sea, target)),
        *line("fortresses", sum(guards(state, pirate, target, port) for port in coast(state, sea))),
        *line("orders", int(orders)),  # tm-16.4-7
    ]


def against(state: TantoMontaState, pirate: str, target: str, other: str) -> bool:
    """Whether somebody defends the coast: the target, or another enemy of the pirate."""
    if other == INDEPENDENT:
        return False
    return sea_flag(state, other) == sea_flag(state, target) or at_war_at_sea(state, other, pirate)


def ships_near(state: TantoMontaState, pirate: str, sea: str, target: str) -> int:
    """The ships, corsairs apart, in ports without plague and sea zones next to a sea zone."""
    return sum(
        navies.number(state, navy(state, place, other), SQUADRON)
        for place in COMPONENTS.atlas.by_land_and_sea[sea]
        if place not in state.plague
        for other in sailors_in(state, place)
        if against(state, pirate, target, other) and state.realm.way_open(state, other, sea, place)
    )  # tm-16.4-5


def guards(state: TantoMontaState, pirate: str, target: str, port: str) -> bool:
    """Whether a fortress at the sea takes part; keys do not."""
    holder = state.control[port]
    fortress = SPACES[port].kind == "fortress" or port in state.fortresses
    if not fortress or besieged(state, port) or in_unrest(state, holder, port):
        return False  # tm-12.4-6
    return against(state, pirate, target, flag(state, holder))  # tm-16.4-6


def order_places(state: TantoMontaState, sea: str) -> list[str]:
    """The ports of a sea zone with units of the military orders."""
    return [port for port in COMPONENTS.atlas.ports[sea] if state.stack(port, ORDERS).size]


def coast_defends(state: TantoMontaState, pirate: str, sea: str, target: str) -> Flow:
    """Steps 2 and 3: hits sink corsairs first, then squadrons."""
    dice = state.dice.rolls(counted(defence_lines(state, pirate, sea, target)), 6, "piracy defence")
    hits = hits_in(dice)
    state.piracy = Piracy(pirate, sea, target, dice=(dice, ()))
    state.log("piracy_defence", power=target, dice=list(dice), hits=hits)
    here = navy(state, sea, pirate)
    corsairs = min(hits, navies.number(state, here, CORSAIR))
    squadrons = min((hits - corsairs + 1) // TABLES.dice.naval_hits, navies.number(state, here, SQUADRON))
    losses = {SQUADRON: squadrons, CORSAIR: corsairs}
    lost = tuple(losses[unit] for unit in state.realm.naval_units)
    yield from navies.lose_some(state, sea, pirate, lost)  # tm-16.4-8
    navies.leave_no_leader_alone(state, sea, pirate)


# -- robbing


def attack_lines(state: TantoMontaState, pirate: str, sea: str, target: str) -> Lines:
    """The dice of the pirate."""
    ships = navies.size(navy(state, sea, pirate))
    ports = len(ports_of(state, pirate, sea, target))
    leaders = navies.admirals_in(state, sea, pirate)
    return [
        *line("pirates", 1 if ships == 1 or ports == 1 else 2),
        *leader_line(leaders, PIRATES),
    ]  # tm-16.4-9 tm-5.1-17


def rob(state: TantoMontaState, pirate: str, sea: str, target: str, corsairs: bool) -> Flow:
    """Steps 4 and 5: each hit is worth something to the pirate, and the target says what."""
    assert state.piracy is not None
    dice = state.dice.rolls(counted(attack_lines(state, pirate, sea, target)), 6, "piracy")
    hits = hits_in(dice)
    state.piracy = msgspec.structs.replace(state.piracy, dice=(state.piracy.dice[0], dice), hits=hits)
    state.log("piracy_dice", power=pirate, dice=list(dice), hits=hits)
    for _ in range(hits):
        yield from pay(state, pirate, sea, target, corsairs)


def awards(state: TantoMontaState, pirate: str, sea: str, target: str, corsairs: bool) -> list[Option]:
    """What the target can give, so that all that is possible is given before anything twice."""
    assert state.piracy is not None
    player = PLAYER[target]
    found: list[Option] = []
    for place in (sea, *COMPONENTS.atlas.by_land_and_sea[sea]):
        if place == sea or state.realm.way_open(state, target, sea, place):
            found += [(SHIP, place, fleet.owner, unit) for fleet, unit in ships_in(state, place, target)]
    if hands.loose(state, player) or resources.loses_resource(state, player):
        found.append((CARD,))
    if point_left(state, PLAYER[pirate], corsairs):
        found.append((POINT,))  # tm-16.4-13
    if player == SPAIN:
        found += [(ORDER, place) for place in order_places(state, sea)]
    given = Counter(state.piracy.awards)
    least = min((given[str(option[0])] for option in found), default=0)
    return [option for option in found if given[str(option[0])] == least]  # tm-16.4-12


def ships_in(state: TantoMontaState, place: str, target: str) -> list[tuple[Fleet, str]]:
    """The fleets of a power in a place with each kind of ship that is in them."""
    units = state.realm.naval_units
    here = navy(state, place, target)
    return [(fleet, unit) for fleet in here for unit, many in zip(units, fleet.counts, strict=True) if many]


def point_left(state: TantoMontaState, player: str, corsairs: bool) -> bool:
    """Whether the track of corsairs, or of all other piracy, is not at its end."""
    if corsairs:
        return state.corsair_vp < TABLES.corsair_vp
    return state.piracy_vp.get(player, 0) < TABLES.piracy_vp


def pay(state: TantoMontaState, pirate: str, sea: str, target: str, corsairs: bool) -> Flow:
    """The target chooses what one hit gives the pirate."""
    assert state.piracy is not None
    options = awards(state, pirate, sea, target, corsairs)
    if not options:
        return
    about = {"power2": pirate, "sea": sea}
    choice = yield Ask(target, "piracy_hit", options, about=about)  # tm-16.4-10
    state.piracy = msgspec.structs.replace(state.piracy, awards=(*state.piracy.awards, str(choice[0])))
    if choice == (POINT,):
        win_point(state, PLAYER[pirate], corsairs)
    elif choice == (CARD,):
        taken = resources.take_by_chance(state, PLAYER[pirate], PLAYER[target])
        if taken in state.hands[PLAYER[pirate]]:
            hands.hold_back(state, PLAYER[pirate], taken)  # tm-16.4-11
    elif choice[0] == ORDER:
        state.remove_troops(str(choice[1]), ORDERS, regular=1)
        state.log("piracy_order", place=choice[1])
    else:
        place, unit = str(choice[1]), str(choice[3])
        fleet = next(one for one, kind in ships_in(state, place, target) if (one.owner, kind) == (choice[2], unit))
        navies.sink(state, place, navies.of_kind(state, fleet, unit))
        navies.leave_no_leader_alone(state, place, target)
        state.log("piracy_ship", power=target, place=place, unit=unit)


def win_point(state: TantoMontaState, player: str, corsairs: bool) -> None:
    """Corsairs of the Muslims have a track; squadrons, and the corsair of Djerba, markers."""
    if corsairs:
        state.corsair_vp += 1  # tm-16.4-13
    else:
        state.piracy_vp[player] = state.piracy_vp.get(player, 0) + 1  # tm-16.4-13
    state.log("piracy_vp", power=player)


PIRACY = Action(candidates, forbidden, "piracy", piracy, needs="tm-16.4-1")
MENU = {"piracy": by_power(PIRACY, "piracy", price_of=price_of, who=navies_of)}
