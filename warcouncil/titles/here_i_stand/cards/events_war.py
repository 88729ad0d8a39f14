"""Events about armies, their pay and health, and about leaders and fortresses."""

from __future__ import annotations

from warcouncil.campaign import forces, sieges, stacks
from warcouncil.campaign.entry import besiegers
from warcouncil.campaign.relations import (
    allied,
    army,
    at_war,
    besieged,
    commanders_in,
    controls,
    fortified,
)
from warcouncil.campaign.stacks import Stacks, number, side, some, total
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.points import give_points
from warcouncil.titles.here_i_stand.cards.common import (
    DECLINE,
    OTTOMAN,
    agreed,
    choose,
    event,
    needs,
    put_units,
    settle,
    take_away,
)
from warcouncil.titles.here_i_stand.components import (
    CARDS,
    HOMES,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    NEIGHBOURS,
    SPACES,
)
from warcouncil.titles.here_i_stand.realm import ROXELANA, knights_perish
from warcouncil.titles.here_i_stand.realm import roxelana as roxelana_ready
from warcouncil.titles.here_i_stand.state import HereIStandState

ISTANBUL, BUDA = "istanbul", "buda"
SULEIMAN = "suleiman"
RETURN_COST = 2
"""What another power pays of Roxelana's points to send Suleiman home."""
FAVOURITES = ("charles_brandon", "duke_of_alva", "montmorency", "ibrahim_pasha")
"""Whom a ruler may see as a threat."""
FALLEN = 4
"""The die from which on such a leader is out of the game."""
ZAPOLYA = 4
PAID: dict[int, int] = {1: 2, 2: 4, 3: 6, 4: 10}
"""How many mercenaries a card of so many points keeps; a better one keeps all."""

KINDS = {
    "roxelana": Kind({"yes": (), "no": ()}),
    "suleiman_storms": Kind({"assault": ("space",), "decline": ()}),
    "akinji_raiders": Kind({"power": ("power",)}),
    "demand_pay": Kind({"power": ("power",)}),
    "pay_mercenaries": Kind({"pay": ("card",), "decline": ()}, public=False),
    "unpaid": Kind({"dismiss": ("space", "amount")}),
    "ransomed": Kind({"leader": ("leader",)}),
    "ransomed_home": Kind({"return_to": ("leader", "space")}),
    "threat_to_power": Kind({"leader": ("leader",)}),
    "trace_italienne": Kind({"space": ("space",)}),
    "treachery": Kind({"betray": ("space", "power")}),
    "unpaid_mercenaries": Kind({"disband": ("space", "power")}),
    "unsanitary_camp": Kind({"infect": ("space", "power")}),
    "camp_losses": Kind({"casualties": ("power", "unit", "amount")}),
}


# -- Roxelana (#42)


def roxelana(state: HereIStandState, power: str) -> Flow:
    """Points for all; the Ottomans storm a city with Suleiman for nothing, others may send him home for two."""
    points = CARDS["roxelana"].cp
    if power == OTTOMAN:
        state.mark(ROXELANA)  # his-15.1-2
        state.next(("suleiman_storms",))
    elif suleiman_away(state) and (yield from agreed(power, "roxelana")):
        state.leaders[SULEIMAN] = ISTANBUL
        state.log("leader_returns", leader=SULEIMAN, power=OTTOMAN, space=ISTANBUL)
        points -= RETURN_COST
    give_points(state, power, points)  # his-11-13


def suleiman_storms(state: HereIStandState) -> Flow:
    """Step: when the points are spent there may still be a city for Suleiman to storm."""
    options = [
        option
        for option in sieges.assault_candidates(state, OTTOMAN)
        if roxelana_ready(state, OTTOMAN, str(option[1])) and sieges.assault_forbidden(state, OTTOMAN, option) is None
    ]
    if options:
        choice = yield Ask(OTTOMAN, "suleiman_storms", [*options, DECLINE])
        if choice != DECLINE:
            yield from sieges.assault(state, OTTOMAN, choice)


def suleiman_away(state: HereIStandState) -> bool:
    """Whether Suleiman is on the map, away from an Istanbul that is his."""
    return state.leaders.get(SULEIMAN, ISTANBUL) in set(SPACES) - {ISTANBUL} and controls(state, OTTOMAN, ISTANBUL)


# -- Akinji Raiders (#66)


def raided(state: HereIStandState, power: str) -> list[str]:
    """The enemies of the Ottomans with cards whose spaces their cavalry reaches."""
    return [
        target
        for target in MAJORS
        if at_war(state, OTTOMAN, target)
        and hands.loose(state, target, besides="akinji_raiders")
        and cavalry_reaches(state, target)
    ]


def cavalry_reaches(state: HereIStandState, target: str) -> bool:
    """Whether cavalry stands in, next to or behind one own space from a space of the target."""
    for space in state.troops:
        if space not in SPACES or not state.number(space, OTTOMAN, "cavalry"):
            continue
        near = (space, *NEIGHBOURS[space])
        own = [other for other in NEIGHBOURS[space] if controls(state, OTTOMAN, other)]
        far = [other for between in own for other in NEIGHBOURS[between]]
        if any(controls(state, target, other) for other in (*near, *far)):
            return True
    return False


def akinji_raiders(state: HereIStandState, power: str) -> Flow:
    """The Ottomans draw a card of the power that the player names."""
    target = yield from choose(power, "akinji_raiders", "power", raided(state, power))
    hands.take_random(state, OTTOMAN, target)


# -- John Zapolya (#83)


def john_zapolya(state: HereIStandState, power: str) -> None:
    """Regulars for whoever controls Buda."""
    put_units(state, BUDA, state.control[BUDA], "regular", ZAPOLYA)


# -- Mercenaries Demand Pay (#87)


def mercenaries_of(state: HereIStandState, power: str) -> list[tuple[str, int]]:
    """The spaces with mercenaries of a power, and how many."""
    return [(space, many) for space in hired(state) if (many := state.number(space, power, "mercenary"))]


def hired(state: HereIStandState) -> list[str]:
    """The spaces with mercenaries, whosever they are."""
    column = state.realm.column["mercenary"]
    camps = {space for space, here in state.troops.items() for stack in here if stack.counts[column]}
    return [space for space in SPACES if space in camps]


def employers(state: HereIStandState, power: str) -> list[str]:
    return [other for other in MAJORS if mercenaries_of(state, other)]


def demand_pay(state: HereIStandState, power: str) -> Flow:
    """A power pays its mercenaries with one card, as far as it goes, or loses them all."""
    target = yield from choose(power, "demand_pay", "power", employers(state, power))
    kept = yield from pay_mercenaries(state, target)
    dismissed = yield from dismiss(state, target, sum(many for _, many in mercenaries_of(state, target)) - kept)
    for space, many in dismissed:
        stacks.remove_units_at(state, space, target, "mercenary", many)
        forces.log_losses(state, space, some(state, target, "mercenary", many))
    yield from settle(state, *((space, target) for space, _ in dismissed))


def pay_mercenaries(state: HereIStandState, target: str) -> Flow:
    """The card that a power pays with; returns how many mercenaries it keeps."""
    choice = yield Ask(target, "pay_mercenaries", lambda now: payments(now, target))
    if choice == DECLINE:
        return 0
    card = str(choice[1])
    hands.discard(state, target, card)
    return PAID.get(CARDS[card].cp, forces.ANY_NUMBER)


def payments(state: HereIStandState, target: str) -> list[Option]:
    cards = [card for card in state.hands[target] if CARDS[card].kind != "mandatory"]
    return [*(("pay", card) for card in cards), DECLINE]


def dismiss(state: HereIStandState, target: str, left: int) -> Flow:
    """Which mercenaries go, space by space; returns the numbers."""
    chosen: tuple[tuple[str, int], ...] = ()
    later = sum(many for _, many in mercenaries_of(state, target))
    for space, here in mercenaries_of(state, target):
        later -= here
        numbers = range(max(0, left - later), min(here, max(left, 0)) + 1)
        options: list[Option] = [("dismiss", space, many) for many in numbers]
        choice = yield Ask(target, "unpaid", options, about={"space": space, "amount": left})
        if int(choice[2]):
            chosen = (*chosen, (space, int(choice[2])))
            left -= int(choice[2])
    return chosen


# -- Ransom (#91)


def ransom_homes(state: HereIStandState, leader: str) -> list[str]:
    """Where a captive may return to: fortified home spaces that his power controls."""
    power = side(state, leader)
    return [
        space
        for space in HOMES.get(power, ())
        if controls(state, power, space) and fortified(state, space) and not besieged(state, space)
    ]


def redeemable(state: HereIStandState, power: str) -> list[str]:
    return [leader for leader in LEADERS if leader in state.captives and ransom_homes(state, leader)]


def ransom(state: HereIStandState, power: str) -> Flow:
    """A captured leader of anybody returns; his owner says where to."""
    leader = yield from choose(power, "ransomed", "leader", redeemable(state, power))
    options: list[Option] = [("return_to", leader, space) for space in ransom_homes(state, leader)]
    choice = yield Ask(side(state, leader), "ransomed_home", options, about={"leader": leader})
    del state.captives[leader]
    state.leaders[leader] = str(choice[2])
    state.log("leader_returns", leader=leader, power=side(state, leader), space=choice[2])


# -- Threat to Power (#103)


def threatened(state: HereIStandState, power: str) -> list[str]:
    return [leader for leader in FAVOURITES if leader in state.leaders]


def threat_to_power(state: HereIStandState, power: str) -> Flow:
    """A leader leaves the map, until the next turn or for good."""
    leader = yield from choose(power, "threat_to_power", "leader", threatened(state, power))
    die = state.dice.roll(6, "threat to power")
    del state.leaders[leader]
    if die >= FALLEN:
        state.log("leader_executed", leader=leader, dice=[die])
    else:
        state.away_leaders = (*state.away_leaders, leader)
        state.log("leader_dismissed", leader=leader, dice=[die])


# -- Trace Italienne (#104)


def fortifiable(state: HereIStandState, power: str) -> list[str]:
    return [space for space in SPACES if not fortified(state, space)]


def trace_italienne(state: HereIStandState, power: str) -> Flow:
    """A fortress on any space without one, with a regular of whoever holds it in peace."""
    space = yield from choose(power, "trace_italienne", "space", fortifiable(state, power))
    state.fortresses.add(space)  # his-2.1-11
    state.log("fortress_built", space=space)
    holder = state.control[space]
    if holder != INDEPENDENT and space not in state.unrest:
        put_units(state, space, holder, "regular", 1)
    for other in commanders_in(state, space):
        if not allied(state, other, holder) and not sieges.stand_before(state, other, space):
            yield from sieges.break_siege(state, other, space)
    yield MOMENT


# -- Treachery! (#105)


def betrayals(state: HereIStandState) -> list[Option]:
    """The besieged spaces, with each besieger."""
    return [
        ("betray", space, besieger)
        for space in SPACES
        if space in state.sieges
        for besieger in besiegers(state, space)
        if army(state, space, besieger)
    ]


def treachery(state: HereIStandState, power: str) -> Flow:
    """A besieger assaults at once, whatever stands against it, and wins if he still outnumbers the garrison."""
    _, space, besieger = yield Ask(power, "treachery", betrayals(state))
    yield from sieges.treacherous_assault(state, besieger, space)


# -- Unpaid Mercenaries (#106)


def unpaid_stacks(state: HereIStandState) -> list[Option]:
    camps = hired(state)
    return [("disband", space, power) for space in camps for power in MAJORS if state.number(space, power, "mercenary")]


def unpaid_mercenaries(state: HereIStandState, power: str) -> Flow:
    """All mercenaries of one power in one space are gone."""
    _, space, owner = yield Ask(power, "unpaid_mercenaries", unpaid_stacks(state))
    yield from take_away(state, space, owner, "mercenary", state.number(space, owner, "mercenary"))


# -- Unsanitary Camp (#107)


def camps(state: HereIStandState) -> list[Option]:
    """Every stack: the units of a power with those of its minor allies in one space."""
    return [("infect", space, power) for space in SPACES for power in commanders_in(state, space)]


def unsanitary_camp(state: HereIStandState, power: str) -> Flow:
    """A third of a stack dies; at least half of the dead are regulars, the rest is the owner's choice."""
    _, space, owner = yield Ask(power, "unsanitary_camp", camps(state))
    dead: Stacks = yield from camp_losses(state, owner, space)
    for stack in dead:
        state.remove_stack(space, stack)
        forces.log_losses(state, space, stack)
    knights_perish(state, space)
    yield from settle(state, *((space, stack.owner) for stack in dead))


def camp_losses(state: HereIStandState, owner: str, space: str) -> Flow:
    """The owner names the dead: first the regulars, as many as there must be, then the others."""
    stacks = army(state, space, owner)
    loss = (total(stacks) + 2) // 3
    regulars = sum(number(state, stack, "regular") for stack in stacks)
    least = max(min(regulars, (loss + 1) // 2), loss - (total(stacks) - regulars))
    slots = sorted(forces.slots_of(state, stacks), key=lambda slot: slot[1] != "regular")
    chosen: tuple[forces.Slot, ...] = ()
    for index, (whose, unit, many) in enumerate(slots):
        left = loss - sum(dead for _, _, dead in chosen)
        wanted = least - sum(dead for _, _, dead in chosen) if unit == "regular" else left
        later = sum(other for _, kind, other in slots[index + 1 :] if (kind == "regular") == (unit == "regular"))
        numbers = range(max(0, wanted - later), min(many, left) + 1)
        options: list[Option] = [("casualties", whose, unit, dead) for dead in numbers]
        choice = options[-1]
        if owner in MAJORS:
            choice = yield Ask(owner, "camp_losses", options, about={"space": space, "amount": left})
        chosen = (*chosen, (whose, unit, int(choice[3])))
    return forces.named(state, owner, chosen, ()).troops


STEPS = {"suleiman_storms": suleiman_storms}
EVENTS = dict(
    [
        event("roxelana", roxelana),
        event("akinji_raiders", akinji_raiders, needs(raided)),
        event("john_zapolya", john_zapolya, needs(lambda state, power: not besieged(state, BUDA))),
        event("mercenaries_demand_pay", demand_pay, needs(employers)),
        event("ransom", ransom, needs(redeemable)),
        event("threat_to_power", threat_to_power, needs(threatened)),
        event("trace_italienne", trace_italienne, needs(fortifiable)),
        event("treachery", treachery, needs(lambda state, power: betrayals(state))),
        event("unpaid_mercenaries", unpaid_mercenaries, needs(lambda state, power: unpaid_stacks(state))),
        event("unsanitary_camp", unsanitary_camp, needs(lambda state, power: camps(state))),
    ]
)
