"""Naval movement (16.1): all ships of a power sail for one command point; interception, avoiding battle, combat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from operator import add, sub

import msgspec

from warcouncil.campaign import moments, naval_combat, navies
from warcouncil.campaign.navies import kinds_in
from warcouncil.campaign.pieces import Fleet, NavalOrders, NavalRoll
from warcouncil.campaign.relations import (
    allied,
    around,
    at_war_at_sea,
    enemy_navies,
    navy,
    own_port,
    sailors_in,
    sea_flag,
)
from warcouncil.campaign.state import TIRED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action, may
from warcouncil.table.facts import Fact

NEEDED = 9
"""What two dice and a leader must reach to intercept or to avoid battle."""
SEA_INTERCEPTION = Fact("sea_interception", "power", "place")
INTERCEPTED_AT = Fact("intercepted_at", "sea")
FOUGHT = Fact("fought", "place", "power")
FOGGED = Fact("fogged", "sea")
"""A card has undone an interception there: nobody tries again in this impulse."""
FACTS = (SEA_INTERCEPTION, INTERCEPTED_AT, FOUGHT, FOGGED)
"""What has happened in one naval move, but for the last; another one in the same impulse begins anew."""

KINDS = {
    "naval_move": Kind(
        {
            "sail": ("place", "place"),
            "sail_one": ("place", "place", "power", "unit"),
            "send_admiral": ("leader", "place"),
            "done": (),
        }
    ),
    "naval_intercept": Kind({"intercept_from": ("place", "sea"), "decline": ()}),
    "intercepting_ships": Kind(
        {"all_ships": (), "ships": ("amount", "amount"), "ships_led": ("amount", "amount")},
    ),
    "intercepting_owner": Kind({"power": ("power",)}),
    "naval_avoid": Kind({"avoid_to": ("place",), "decline": ()}),
    "naval_place": Kind({"fight_at": ("place",)}),
    "naval_enemy": Kind({"fight_first": ("power",)}),
    **navies.KINDS,
}


# -- the action


def naval_candidates(state: CampaignState, power: str) -> Iterator[Option]:
    if may(state, "naval_move", power):
        yield ("naval_move",)


def naval_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    if state.realm.stormy(state):
        return "war-16.1-9"
    if any(True for _ in sailings(state, power, NavalOrders())) or state.realm.other_sails.able(state, power):
        return None
    return "war-16.1-6" if navies.any_tired(state, power) else "war-16.1-2"


def naval_move(state: CampaignState, power: str, option: Option) -> None:
    state.naval_orders = NavalOrders()
    state.next(*state.realm.other_sails.begin(state, power), ("naval_orders", power))


def naval_orders(state: CampaignState, power: str) -> Flow:
    """One order after another; then all sail at once."""
    orders = state.naval_orders
    assert orders is not None
    choice = yield Ask(power, "naval_move", lambda now: order_options(now, power))
    if choice == ("done",):
        yield from set_sail(state, power)
        return
    state.naval_orders = with_order(state, power, orders, choice)
    state.next(("naval_orders", power))


def order_options(state: CampaignState, power: str) -> list[Option]:
    orders = state.naval_orders
    assert orders is not None
    found: list[Option] = list(sailings(state, power, orders))
    found += admirals_to_send(state, power, orders)
    if orders.ships or state.realm.other_sails.ordered(state, power):
        found.append(("done",))
    return found


def sailings(state: CampaignState, power: str, orders: NavalOrders) -> Iterator[Option]:
    """Every way to send ships that have no order yet: a whole fleet, or a single ship of a larger one."""
    for place in sorted(navies.manned(state, power), key=state.realm.seas_first.__getitem__):
        here = [unordered(state, orders, place, fleet) for fleet in navy(state, place, power)]  # war-16.1-1
        ready = [left for left in here if any(left.counts)]
        if not ready:
            continue
        for target in navies.exits(state, place, power):
            if not open_to(state, power, target):
                continue
            able = [fleet for fleet in ready if navies.may_sail(state, fleet.owner, target)]
            if able == ready:
                yield ("sail", place, target)
            if navies.size(ready) > 1 or able != ready:
                singles = [(fleet.owner, unit) for fleet in able for unit in kinds_in(state, fleet)]
                yield from (("sail_one", place, target, owner, unit) for owner, unit in singles)


def open_to(state: CampaignState, power: str, target: str) -> bool:
    """Own ports are open; those of others, minor powers without an ally too, only if enemy ships lie there."""
    if target in state.realm.stricken(state):
        return False  # war-13.1-19
    if target in state.realm.atlas.seas or navies.at_home(state, power, target):
        return True  # war-16.1-3 war-2.5-11
    return navies.enemy_ships(state, power, target)  # war-16.1-4 war-16.1-17


def unordered(state: CampaignState, orders: NavalOrders, place: str, fleet: Fleet) -> Fleet:
    """What of a fleet may move and has no order yet."""
    left = navies.fresh(state, place, fleet)  # war-16.1-6
    for origin, _, ordered in orders.ships:
        if origin == place and (ordered.owner, ordered.user) == (fleet.owner, fleet.user):
            left = left._replace(counts=tuple(map(sub, left.counts, ordered.counts)))
    return left


def with_order(state: CampaignState, power: str, orders: NavalOrders, choice: Option) -> NavalOrders:
    """The orders with one more."""
    if choice[0] == "send_admiral":
        kept = tuple(one for one in orders.admirals if one[0] != choice[1])
        return msgspec.structs.replace(orders, admirals=(*kept, (str(choice[1]), str(choice[2]))))
    place, target = str(choice[1]), str(choice[2])
    added: list[Fleet] = []
    for fleet in navy(state, place, power):
        left = unordered(state, orders, place, fleet)
        if choice[0] == "sail" and any(left.counts):
            added.append(left)
        elif choice[0] == "sail_one" and choice[3] == fleet.owner and choice[4] in kinds_in(state, left) and not added:
            added.append(navies.of_kind(state, left, str(choice[4])))
    merged = {(origin, goal, fleet.owner, fleet.user): fleet for origin, goal, fleet in orders.ships}
    for fleet in added:
        key = (place, target, fleet.owner, fleet.user)
        before = merged[key].counts if key in merged else state.realm.no_ships
        merged[key] = fleet._replace(counts=tuple(map(add, before, fleet.counts)))
    listed = tuple((origin, goal, fleet) for (origin, goal, _, _), fleet in merged.items())
    return msgspec.structs.replace(orders, ships=listed)


def admirals_to_send(state: CampaignState, power: str, orders: NavalOrders) -> list[Option]:
    """A naval leader may go along with ships that leave his location while others stay."""
    found: list[Option] = []
    sent = dict(orders.admirals)
    for leader in state.realm.admirals:
        place = state.admirals.get(leader)
        if place is None or leader in sent or navies.admiral_of(state, leader) != sea_flag(state, power):
            continue
        if state.holds(TIRED, leader):
            continue  # war-16.1-6
        goals = [
            goal
            for origin, goal, _ in orders.ships
            if origin == place and navies.may_sail(state, state.realm.admirals[leader].power, goal)  # war-16.1-7
        ]
        found += [("send_admiral", leader, goal) for goal in dict.fromkeys(goals)]  # war-16.1-5
    return found


def order_refused(state: CampaignState, power: str, option: Option) -> str | None:
    """Why ships, or a naval leader, may not be sent somewhere."""
    if option[0] not in ("sail", "sail_one"):
        return "war-16.1-5"
    place, target = str(option[1]), str(option[2])
    if place not in state.realm.atlas.by_land_and_sea or target not in navies.exits(state, place, power):
        return "war-2.5-10" if target in state.realm.atlas.seas and place in state.realm.atlas.seas else "war-16.1-2"
    if target in state.realm.stricken(state):
        return state.realm.entry_barred(state, power, target)
    if not open_to(state, power, target):
        return "war-16.1-17" if state.control[target] in state.realm.minors else "war-16.1-4"
    fleets = navy(state, place, power)
    if not all(navies.may_sail(state, fleet.owner, target) for fleet in fleets):
        return "war-16.1-7"
    return "war-16.1-6" if fleets else "war-16.1-1"


# -- sailing


def set_sail(state: CampaignState, power: str) -> Flow:
    """Carry out all orders at once, unless the weather stops them; then interceptions, avoiding, combats."""
    stopped = yield from moments.offer(state, "naval_move_declared", state.realm.after(power), about={"power2": power})
    orders = state.naval_orders
    assert orders is not None
    state.naval_orders = None
    others = state.realm.other_sails.sail(state, power, stopped)
    if stopped:
        return  # war-16.1-9
    orders, _ = yield from sail_out(state, power, orders, bound(state, power, orders))
    arrived = carry_out(state, power, orders)
    fights = (("naval_avoiding", power, *arrived), ("naval_combats", power))
    state.next(("naval_interceptions", power, *arrived), *fights, *others)


def carry_out(state: CampaignState, power: str, orders: NavalOrders) -> tuple[str, ...]:
    """Move the ships and naval leaders; returns the sea zones in which they are newly arrived."""
    leaders = bound(state, power, orders)
    for origin, target, fleet in orders.ships:
        navies.transfer(state, origin, target, fleet)
        state.log("ships_sail", power=power, place=origin, place2=target, amount=fleet.size)
    joined = {target for _, target, _ in orders.ships}
    stayed = {target for target in joined if stayed_behind(state, power, target, orders)}
    for leader, goal in leaders.items():
        if goal:
            state.log("admiral_sails", leader=leader, place=goal)
            state.admirals[leader] = goal
        elif navy(state, state.admirals[leader], power):
            state.log("admiral_stays", leader=leader, place=state.admirals[leader])
        else:
            state.log("admiral_left", leader=leader, place=state.admirals[leader])
    return tuple(sea for sea in state.realm.atlas.seas if sea in joined and sea not in stayed)  # war-16.1-8 war-16.1-15


def stayed_behind(state: CampaignState, power: str, place: str, orders: NavalOrders) -> bool:
    """Whether ships were in a place already that cover those who come: own ones, in some titles an ally's."""
    if not state.realm.allies_cover:
        return navies.size(navy(state, place, power)) > arrivals(place, orders)
    friends = sum(
        navies.size(navy(state, place, other)) for other in sailors_in(state, place) if allied(state, power, other)
    )
    return friends > arrivals(place, orders)


def arrivals(place: str, orders: NavalOrders) -> int:
    """How many ships come to a place by these orders."""
    return sum(fleet.size for _, target, fleet in orders.ships if target == place)


def bound(state: CampaignState, power: str, orders: NavalOrders) -> dict[str, str]:
    """Where each naval leader goes whose location ships leave: as he is told, or with them; "" if he stays."""
    sent, origins = dict(orders.admirals), {origin for origin, _, _ in orders.ships}
    return {
        leader: sent.get(leader) or following(state, power, leader, state.admirals[leader], orders)
        for leader in state.realm.admirals
        if state.admirals.get(leader) in origins and navies.admiral_of(state, leader) == sea_flag(state, power)
    }


def following(state: CampaignState, power: str, leader: str, place: str, orders: NavalOrders) -> str:
    """A naval leader whose location is emptied goes with its ships."""
    leaving = sum(fleet.size for origin, _, fleet in orders.ships if origin == place)
    if navies.size(navy(state, place, power)) > leaving:
        return ""
    goals = [goal for origin, goal, _ in orders.ships if origin == place]
    able = [goal for goal in goals if navies.may_sail(state, state.realm.admirals[leader].power, goal)]
    return able[0] if able else ""  # war-16.1-5


# -- interception


def naval_interceptions(state: CampaignState, power: str, *arrived: str) -> None:
    """Step: enemies next to newly arrived ships may intercept them, zone by zone."""
    for number, sea in enumerate(arrived):
        if any(interceptors(state, power, enemy, sea) for enemy in enemy_navies(state, power)):
            rest = arrived[number + 1 :]
            state.next(("naval_intercept", power, sea), ("naval_interceptions", power, *rest))
            return


def interceptors(state: CampaignState, power: str, enemy: str, sea: str) -> list[str]:
    """The places next to a zone from which an enemy may try to intercept: ports and sea zones, each once a move."""
    if state.holds(FOGGED, sea) or (state.realm.clear_seas and third_party(state, power, enemy, sea)):
        return []
    return [
        place
        for place in navies.exits(state, sea, enemy)  # war-16.1-10
        if able_to_sail(state, enemy, place, sea)
        and not navy(state, place, power)  # war-16.1-11
        and not state.holds(SEA_INTERCEPTION, enemy, place)  # war-16.1-10
    ]


def third_party(state: CampaignState, power: str, enemy: str, sea: str) -> bool:
    """Whether ships of somebody else than the active power, at war with one that may intercept, are in a zone."""
    mine = sea_flag(state, power)
    return any(at_war_at_sea(state, enemy, other) for other in sailors_in(state, sea) if other != mine)


def able_to_sail(state: CampaignState, power: str, place: str, sea: str) -> tuple[Fleet, ...]:
    """The ships of a power in a place that may enter a sea zone."""
    return tuple(fleet for fleet in navy(state, place, power) if navies.may_sail(state, fleet.owner, sea))


def naval_intercept(state: CampaignState, power: str, sea: str) -> Flow:
    """Step: all enemies of one zone in impulse order; after a success only the same power goes on.

    Nobody decides for minor powers without an ally: their ships stay in port.
    """
    for enemy in enemy_navies(state, power):  # war-16.1-10 war-22.1-2
        while True:
            options: list[Option] = [("intercept_from", place, sea) for place in interceptors(state, power, enemy, sea)]
            if not options:
                break
            choice = yield Ask(enemy, "naval_intercept", [*options, ("decline",)], about={"power2": power, "sea": sea})
            if choice == ("decline",):
                break
            yield from try_to_intercept(state, enemy, str(choice[1]), sea)
        if state.holds(INTERCEPTED_AT, sea):
            return  # war-16.1-10


def try_to_intercept(state: CampaignState, enemy: str, place: str, sea: str) -> Flow:
    """One stack, or a part of it with or without its naval leaders, rolls once."""
    part, led = yield from chosen_ships(state, enemy, place, sea)
    leaders = navies.leaders_able(state, enemy, place, sea) if led else ()
    state.mark(SEA_INTERCEPTION, enemy, place)
    success: bool = yield from naval_roll(state, enemy, "intercept", place, navies.best_of(state, leaders))
    about = {"power2": enemy, "place": place, "sea": sea}
    if success and (yield from moments.also(state, "naval_interception_made", state.realm.majors, about)):
        success = False
        state.mark(FOGGED, sea)
    state.log("naval_interception", power=enemy, place=place, place2=sea, success=int(success))
    if success:
        orders = NavalOrders(tuple((place, sea, fleet) for fleet in part))
        orders, led = yield from sail_out(state, enemy, orders, dict.fromkeys(leaders, sea))
        if orders.ships:
            state.mark(INTERCEPTED_AT, sea)
        for *_, fleet in orders.ships:
            navies.transfer(state, place, sea, fleet)  # war-16.1-12 war-16.1-16
        for leader in led:
            state.admirals[leader] = sea  # war-16.1-5


def sail_out(state: CampaignState, power: str, orders: NavalOrders, leaders: dict[str, str]) -> Flow:
    """What leaving costs those who sail: returns the orders of those who are left, and the leaders with their goals."""
    cost = state.realm.sails_out(state, power, orders, leaders)
    return (orders, leaders) if cost is None else (yield from cost)


def chosen_ships(state: CampaignState, enemy: str, place: str, sea: str) -> Flow:
    """Which ships of a stack try, and whether naval leaders go along: all, or so many of each kind."""
    fleets = able_to_sail(state, enemy, place, sea)
    afloat = navies.numbers(state, fleets)
    if sum(afloat) == 1:
        return fleets, True
    led = bool(navies.leaders_able(state, enemy, place, sea))
    options: list[Option] = [("all_ships",)]
    options += [
        (act, *some)
        for act in (("ships", "ships_led") if led else ("ships",))
        for some in product(*[range(many + 1) for many in afloat])
        if 0 < sum(some) < sum(afloat)
    ]
    choice = yield Ask(enemy, "intercepting_ships", options, about={"place": place, "sea": sea})
    if choice == ("all_ships",):
        return fleets, True
    part = yield from some_of(state, enemy, fleets, tuple(int(many) for many in choice[1:]))
    return part, choice[0] == "ships_led"


def some_of(state: CampaignState, power: str, fleets: tuple[Fleet, ...], wanted: tuple[int, ...]) -> Flow:
    """So many ships of each kind out of some fleets; their commander says whose."""
    taken = {fleet: [0] * len(wanted) for fleet in fleets}
    for column, many in enumerate(wanted):
        for _ in range(many):
            able = [fleet for fleet in fleets if fleet.counts[column] > taken[fleet][column]]
            options: list[Option] = [("power", fleet.owner) for fleet in able]
            chosen = options[0] if len(options) == 1 else (yield Ask(power, "intercepting_owner", options))
            taken[next(fleet for fleet in able if fleet.owner == chosen[1])][column] += 1
    return tuple(fleet._replace(counts=tuple(part)) for fleet, part in taken.items() if any(part))


def naval_roll(state: CampaignState, power: str, kind: str, place: str, rating: int) -> Flow:
    """Two dice and a leader's battle rating; Professional Rowers may still turn it."""
    dice = state.dice.rolls(2, 6, f"naval {kind}")
    total = sum(dice) + rating  # war-16.1-12 war-16.1-13
    state.naval_roll = NavalRoll(power, kind, place, dice, total)
    state.log("naval_roll", power=power, place=place, dice=list(dice), total=total)
    yield from moments.offer(state, "naval_roll", around(state))
    final = state.naval_roll.total
    state.naval_roll = None
    return final >= NEEDED  # war-16.1-12 war-16.1-13


# -- avoiding battle


def naval_avoiding(state: CampaignState, power: str, *arrived: str) -> Flow:
    """Step: enemies in a zone that was entered may try to slip away, unless an interception succeeded there."""
    if not arrived:
        return
    sea = arrived[0]
    state.next(("naval_avoiding", power, *arrived[1:]))
    if state.holds(INTERCEPTED_AT, sea):
        return  # war-16.1-13
    for enemy in enemy_navies(state, power):  # war-16.1-13 war-16.1-15
        options: list[Option] = [("avoid_to", place) for place in havens(state, enemy, sea)]
        if options:
            choice = yield Ask(enemy, "naval_avoid", [*options, ("decline",)], about={"power2": power, "sea": sea})
            if choice[0] == "avoid_to":
                yield from avoid(state, enemy, sea, str(choice[1]))


def avoid(state: CampaignState, power: str, sea: str, place: str) -> Flow:
    """All ships of a power in a zone try to go to another place."""
    success: bool = yield from naval_roll(state, power, "avoid", sea, navies.best_admiral(state, sea, power))
    about = {"power2": power, "place": sea}
    success = success or (yield from moments.also(state, "naval_avoidance_failed", state.realm.majors, about))
    state.log("naval_avoidance", power=power, place=sea, place2=place, success=int(success))
    if success:
        navies.sail_all(state, power, sea, place)  # war-16.1-13


def havens(state: CampaignState, power: str, sea: str) -> list[str]:
    """Where ships in a zone may go to avoid battle: own ports, and zones without enemy ships."""
    fleets = navy(state, sea, power)
    if not fleets:
        return []
    return [
        place
        for place in navies.exits(state, sea, power)
        if (place in state.realm.atlas.seas or own_port(state, power, place))  # war-16.1-13
        and not navies.enemy_ships(state, power, place)  # war-16.1-13
        and place not in state.realm.stricken(state)
        and all(navies.may_sail(state, fleet.owner, place) for fleet in fleets)
    ]


# -- combat


def naval_combats(state: CampaignState, power: str) -> Flow:
    """Step: wherever ships of the active power and of enemies share a place they fight, one combat a step."""
    places = [
        place
        for place in (*state.realm.atlas.seas, *state.realm.atlas.spaces)
        if place in state.fleets and foes_in(state, power, place)
    ]
    if not places:
        state.unmark_all(SEA_INTERCEPTION, INTERCEPTED_AT, FOUGHT)
        return
    place = places[0]
    if len(places) > 1:
        choice = yield Ask(power, "naval_place", [("fight_at", one) for one in places])
        place = str(choice[1])
    foes = foes_in(state, power, place)
    foe = foes[0]
    if len(foes) > 1:
        options: list[Option] = [("fight_first", enemy) for enemy in foes]
        choice = yield Ask(power, "naval_enemy", options, about={"place": place})
        foe = str(choice[1])  # war-16.1-14
    state.next(("naval_combats", power))
    state.mark(FOUGHT, place, foe)
    yield from naval_combat.fight(state, place, power, foe)  # war-16.1-14


def foes_in(state: CampaignState, power: str, place: str) -> tuple[str, ...]:
    """The enemies that ships of the active power in a place have still to fight; allies fight one by one."""
    if not navy(state, place, power):
        return ()  # war-16.1-18
    return tuple(
        enemy
        for enemy in sailors_in(state, place)
        if at_war_at_sea(state, power, enemy) and not state.holds(FOUGHT, place, enemy)  # war-16.1-14
    )


STEPS = {
    "naval_orders": naval_orders,
    "naval_interceptions": naval_interceptions,
    "naval_intercept": naval_intercept,
    "naval_avoiding": naval_avoiding,
    "naval_combats": naval_combats,
}
REFUSALS = {
    "naval_intercept": "war-16.1-10",
    "intercepting_ships": "war-16.1-10",
    "intercepting_owner": "war-16.1-10",
    "naval_avoid": "war-16.1-13",
    "naval_place": "war-16.1-14",
    "naval_enemy": "war-16.1-14",
    **navies.REFUSALS,
    "naval_move": order_refused,
}
MENU = {
    "naval_move": Action(naval_candidates, naval_forbidden, "naval_move", naval_move, needs="war-16.1-1"),
}
