"""Declarations of war (8.32, 8.33, 8.5): on whom, for what, with whose leave, and whom the attacked join.

A nation in a camp attacks nations outside the camps, or changes camp against its allies; a neutral power joins a camp
to attack. Whoever is attacked joins the camp against the attacker: a client its sponsor, another minor the player power
last on the impulse track.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import FREE, Action
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import camps, pacts
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import settle_wars
from warcouncil.titles.napoleonic_wars.diplomacy.upheaval import guests, unleash
from warcouncil.titles.napoleonic_wars.relations import (
    PACT,
    allied,
    at_war,
    enemies_of,
    is_player_power,
    patron,
    sponsor,
)
from warcouncil.titles.napoleonic_wars.setup import first_round
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

COSTS = COMPONENTS.tables.costs
DEAREST = max(COSTS.war_free, COSTS.war_on_major, COSTS.war_on_ally_client)
"""The most CP that a declaration costs."""


# -- what a declaration means


def new_camp(state: NapoleonicState, power: str, target: str) -> str:
    """The camp in which a nation fights once it has declared war on another; empty if it is in none."""
    own = state.camps.get(power, "")
    if not own:
        against = state.camps.get(target, "")
        return camps.other(against) if against else ""
    return camps.other(own) if changes(state, power, target) else own


def changes(state: NapoleonicState, power: str, target: str) -> bool:
    """Whether war means a change of camp: on an ally, or on a neutral client of one (8.33)."""
    if power not in state.camps:
        return False
    friend = target if is_player_power(state, target) else sponsor(state, target)
    return bool(friend) and friend != power and allied(state, power, friend)  # nw-8.33-5


def price(state: NapoleonicState, power: str, target: str) -> int:
    """CP of a declaration in an impulse (8.33)."""
    if is_player_power(state, target):
        return price_of_power(state, target)  # nw-8.33-3
    if changes(state, power, target):
        return COSTS.war_on_ally_client
    drawn = sponsor(state, target)
    joins = drawn not in ("", power) and drawn not in state.camps
    return price_of_power(state, drawn) if joins else COSTS.war_free  # nw-8.33-4


def price_of_power(state: NapoleonicState, target: str) -> int:
    """CP for a power that is drawn into a war; a subject neutral joins free by another reading (8.81)."""
    free = target in state.subjects and state.options.get("subject_war") == "free"
    return COSTS.war_free if free else COSTS.war_on_major


def rival(state: NapoleonicState, camp: str) -> str:
    """The player power against a camp that is last on the impulse track; empty if there is none (8.32)."""
    found = [one for one in NATIONS if state.camps.get(one) == camps.other(camp) and is_player_power(state, one)]
    return found[-1] if found else ""


# -- why not


def war_forbidden(state: NapoleonicState, power: str, target: str) -> str | None:
    """Why a nation may not declare war on another, whatever it pays."""
    if target == power or at_war(state, power, target) or patron(state, target):
        return "nw-8.32-3" if allied(state, power, target) and target != power else "nw-8.33-2"
    if state.seats[power] == state.seats.get(target):
        return "nw-8.22-3"
    early = first_round_forbidden(state, power, target)
    if early is not None:
        return early
    camp = new_camp(state, power, target)
    if not camp:
        return "nw-8.33-8"  # nw-8.8-3
    if camp != state.camps.get(power):
        refusal = camps.join_forbidden(state, power, camp)
        if refusal is not None:
            return refusal
        if camps.needs_leave(state, power, camp) and state.holds(camps.ASKED, power):
            return "nw-14.14-1"
    return attack_forbidden(state, power, target, camp)


def first_round_forbidden(state: NapoleonicState, power: str, target: str) -> str | None:
    """In the first round there is no display; only the neutrality of Prussia can be broken (8.1, 8.5)."""
    table = COMPONENTS.tables.first_round
    if not first_round(state) or table.diplomacy:
        return None
    if power == table.stays_home:
        return "nw-8.5-1"
    return None if target == table.stays_home else "nw-8.1-1"


def attack_forbidden(state: NapoleonicState, power: str, target: str, camp: str) -> str | None:
    """Why the attacked cannot be drawn into a war against a camp."""
    if state.truces and camps.under_truce(state, (power, *camps.members(state, camp)), [target]):
        return "nw-15.24-1"
    joins = target if is_player_power(state, target) else sponsor(state, target)
    if joins in ("", power):
        return None if rival(state, camp) else "nw-8.32-2"
    if state.camps.get(joins) == camps.other(camp):
        return None
    if state.seats[joins] == state.seats[power]:
        return "nw-8.22-3"
    return camps.join_forbidden(state, joins, camps.other(camp))


# -- the declaration


def attack(state: NapoleonicState, power: str, target: str) -> None:
    """War is declared, all leave given: whoever changes or joins a camp does, and troops abroad suffer (8.34)."""
    before = guests(state)
    camp = new_camp(state, power, target)
    state.log("war_declared", power=power, power2=target)
    declarers = camps.household(state, power)
    joined: list[str] = []
    if state.camps.get(power) != camp:
        joined += camps.enter(state, power, camp)
    if is_player_power(state, target):
        joins = target
    else:
        own = sponsor(state, target)
        joins = own if own not in ("", power) else rival(state, camp)  # nw-8.32-1  # nw-8.32-2
        pacts.seal(state, target, joins)
        joined.append(target)
    if joins not in state.camps:
        joined += camps.enter(state, joins, camps.other(camp))  # nw-8.81-3  # nw-8.5-2
    settle_wars(state)
    camps.reconcile(state, dict.fromkeys(joined))
    unleash(state, before, declarers)


def declare_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    yield from (("declare_war", target) for target in NATIONS if target != power)


def declare_listed(state: NapoleonicState, power: str) -> list[Option]:
    """Only nations at peace with a power that another player runs, or nobody, are judged."""
    foes, consuls, seats = enemies_of(state, power), state.consuls, state.seats
    seat = seats[power]
    found = [one for one in NATIONS if one not in foes and (one not in seats or seats[one] != seat)]
    found = [one for one in found if one not in consuls or consuls[one][1] not in PACT]
    paid = found if state.cp >= DEAREST else [one for one in found if price(state, power, one) <= state.cp]
    return [("declare_war", target) for target in paid if war_forbidden(state, power, target) is None]


def declare_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    target = str(option[1])
    refusal = war_forbidden(state, power, target)
    if refusal is not None:
        return refusal
    return "nw-8.33-3" if price(state, power, target) > state.cp else None


def declare(state: NapoleonicState, power: str, option: Option) -> Flow:
    """A declaration in an impulse (8.33); without leave to change camp it is not made, and nothing is paid."""
    target = str(option[1])
    camp = new_camp(state, power, target)
    if state.camps.get(power) != camp and camps.needs_leave(state, power, camp):
        agreed = yield from camps.leave(state, power, camp)
        if not agreed:
            return  # nw-8.33-6
    state.cp -= price(state, power, target)  # nw-3-14
    attack(state, power, target)


MENU = {
    "declare_war": Action(declare_candidates, declare_forbidden, FREE, declare, declare_listed, needs="nw-8.33-2"),
}
