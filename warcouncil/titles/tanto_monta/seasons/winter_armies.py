"""Armies in winter (18.2, 18.5): military orders against piracy, plague, militia, the way home."""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.forces import log_losses
from warcouncil.campaign.pieces import Fleet, Formation, Troops
from warcouncil.campaign.quarters import is_camp, nearest_of
from warcouncil.campaign.relations import (
    army,
    commander,
    commanders_in,
    controls,
    fortified,
    own_capital,
    sailors_in,
    sea_flag,
)
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import formation_limit, number, officers, relocate, stations
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import hits_in
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.borgia import papal_winter
from warcouncil.titles.tanto_monta.realm import MAJORS, MORISCO, ORDERS, PLAYER, SPAIN
from warcouncil.titles.tanto_monta.sea.passages import note_passages
from warcouncil.titles.tanto_monta.spaces import kind_of
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import BELTRANEJOS, PAPACY
from warcouncil.titles.tanto_monta.war.ground import CANARIES, NASRID
from warcouncil.titles.tanto_monta.war.wintering import STAYS, may_keep

WATCH = COMPONENTS.tables.orders
"""Where military orders keep pirates down, and the roll that does (18.2)."""
SICK = 1
"""The roll at which plague and winter take somebody."""
AWAY = 2
"""How many turns a leader who fell ill is away."""
MILITIA = "militia"
MAXIMILIAN = "maximilian"
KINDS = {
    "plague_loss": Kind({"dies": ("power", "unit")}),
    "militia_goes": Kind({"disband": ("space", "power")}),
    "winter_keeper": Kind({"keep_unit": ("power", "unit"), "keep_none": ()}),
    "morisco_haven": Kind({"space": ("space",)}),
}
REFUSALS = {
    "plague_loss": "tm-18.5-1",
    "militia_goes": "tm-18.5-3",
    "winter_keeper": "tm-18.5-6",
    "morisco_haven": "tm-20.1-15",
}
FACTS = (STAYS,)


# -- military orders (18.2)


def orders_strike(state: TantoMontaState) -> None:
    """Step: Spain rolls for each town that an order watches."""
    held = [space for space in WATCH.spaces if controls(state, SPAIN, space) and state.stack(space, ORDERS).size]
    if held:
        dice = state.dice.rolls(len(held), 6, "orders")
        hits = min(hits_in(dice, WATCH.hit), state.corsair_vp)
        state.corsair_vp -= hits  # tm-18.2-1
        state.log("orders_strike", dice=list(dice), amount=hits)


# -- plague (18.5)


def armies_return(state: TantoMontaState) -> None:
    """Step: plague, militia, the way home, in this order."""
    note_passages(state)
    powers = [power for power in MAJORS if power not in state.surrendered]
    rebels = [power for power in (NASRID, BELTRANEJOS) if power in state.surrendered]
    papal = (PAPACY,) if papal_winter(state) else ()  # tm-21.7-29
    sick: list[Entry] = [("plague", space) for space in COMPONENTS.atlas.in_order(state.plague)]
    state.next(
        *sick,
        ("plague_ends",),
        *(("militia_disbands", power) for power in (*powers, *rebels)),
        *(("winter_keepers", power) for power in (*powers, *papal)),
        ("moriscos_raise_sieges",),
        *(("armies_go_home", power) for power in (*powers, *papal)),  # tm-18.5-4 tm-18.5-10 tm-18.5-11
        ("sieges_end",),
    )  # tm-18-1


def plague(state: TantoMontaState, space: str) -> Flow:
    """Step: a die for each unit in a space, land or sea, and one for each leader."""
    here = (*commanders_in(state, space), *sailors_in(state, space))
    chiefs = {PLAYER.get(power, power): power for power in reversed(here)}
    for player, power in reversed(chiefs.items()):
        yield from plague_among(state, player, power, space)
    for leader in sorted(one for one, place in state.leaders.items() if place == space):
        if state.dice.roll(6, "plague leader") == SICK:
            del state.leaders[leader]
            if leader != MAXIMILIAN:  # he comes with his card alone: tm-20.7-8
                state.away_leaders[leader] = state.turn + AWAY  # tm-18.5-1
            state.log("leader_ill", leader=leader, space=space)
    for admiral in sorted(one for one, place in state.admirals.items() if place == space):
        if state.dice.roll(6, "plague leader") == SICK:
            navies.wait_for_next_turn(state, admiral)
            state.waiting_admirals[admiral] = state.turn + AWAY  # tm-18.5-1
            state.log("leader_ill", leader=admiral, space=space)
    yield from check_sieges(state)  # tm-15.3-1


def plague_among(state: TantoMontaState, player: str, power: str, space: str) -> Flow:
    """The units of one player in a plague: for each 1 one of them, of his choice."""
    stacks, fleets = patients(state, player, space)
    size = sum(stack.size for stack in stacks) + navies.size(fleets)
    dice = state.dice.rolls(size, 6, "plague")
    dead = sum(die == SICK for die in dice)
    state.log("plague_strikes", power=power, place=space, dice=list(dice), amount=dead)
    for _ in range(dead):
        options = mortals(state, player, space)
        choice = options[0]
        if power in state.seats:
            choice = yield Ask(power, "plague_loss", options, about={"space": space})  # tm-18.5-1
        lose(state, space, choice)


def patients(state: TantoMontaState, player: str, space: str) -> tuple[list[Troops], list[Fleet]]:
    """The land units and the ships of a player in a space, or of a power that nobody plays."""
    stacks = [one for one in state.troops.get(space, ()) if of_player(state, one.owner) == player]
    fleets = [one for one in state.fleets.get(space, ()) if of_player(state, one.user) == player]
    return stacks, fleets


def of_player(state: TantoMontaState, owner: str) -> str:
    """The player who commands the units of an owner; the owner if nobody plays it."""
    power = commander(state, owner)
    return PLAYER.get(power, power)


def mortals(state: TantoMontaState, player: str, space: str) -> list[Option]:
    """Whose units, and of which kinds, may die; land units first."""
    realm = state.realm
    stacks, fleets = patients(state, player, space)
    land = [("dies", one.owner, unit) for one in stacks for unit in realm.land_units if number(state, one, unit)]
    ships = [(one, unit) for one in fleets for unit in realm.naval_units if navies.number(state, (one,), unit)]
    return list(dict.fromkeys([*land, *(("dies", one.owner, unit) for one, unit in ships)]))


def lose(state: TantoMontaState, space: str, choice: Option) -> None:
    """One unit is gone."""
    owner, unit = str(choice[1]), str(choice[2])
    if unit in state.realm.naval_units:
        here = state.fleets[space]
        fleet = next(one for one in here if one.owner == owner and navies.number(state, (one,), unit))
        navies.sink(state, space, navies.of_kind(state, fleet, unit))
        navies.leave_no_leader_alone(state, space, sea_flag(state, fleet.user))
    else:
        state.remove_troops(space, owner, **{unit: 1})
    state.log("units_lost", power=owner, unit=unit, amount=1, place=space)


def plague_ends(state: TantoMontaState) -> None:
    """Step: the markers go."""
    state.plague.clear()  # tm-18.5-1


# -- militia


def loose_militia(state: TantoMontaState, power: str) -> dict[tuple[str, str], int]:
    """Space and owner -> how many militia may disband there."""
    found: dict[tuple[str, str], int] = {}
    for space in stations(state, power):
        if space in CANARIES or own_key(state, power, space):
            continue  # tm-18.5-3
        leaders = officers(state, space, power)
        led = formation_limit(state, leaders) if leaders else 0
        for stack in army(state, space, power):
            many = number(state, stack, MILITIA)
            if many > led:
                found[space, stack.owner] = many - led  # tm-18.5-3 tm-5.3-6
            led = max(0, led - many)
    return found


def own_key(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a space is a home key that a power controls; Tui is one to those who resist there (20.4)."""
    return own_capital(state, power, space) or (power == BELTRANEJOS and kind_of(state, space) == "key")


def militia_disbands(state: TantoMontaState, power: str) -> Flow:
    """Step: a die for each such militia; for each 1 one of them goes, of its power's choice."""
    loose = sum(loose_militia(state, power).values())
    if not loose:
        return
    dice = state.dice.rolls(loose, 6, "militia")
    gone = sum(die == SICK for die in dice)
    state.log("militia_dice", power=power, dice=list(dice), amount=gone)
    for _ in range(gone):
        options: list[Option] = [("disband", space, owner) for space, owner in loose_militia(state, power)]
        choice = yield Ask(power, "militia_goes", options)
        state.remove_troops(str(choice[1]), str(choice[2]), militia=1)
        state.log("units_lost", power=choice[2], unit=MILITIA, amount=1, place=choice[1])


# -- strategic spaces


def winter_keepers(state: TantoMontaState, power: str) -> Flow:
    """Step: in each strategic space that may be kept a power says which unit stays, if any; one of its player's."""
    for space in stations(state, power):
        if not may_keep(state, power, space) or not is_camp(state, power, space) or guarded(state, space):
            continue
        stacks = [stack for stack in army(state, space, power) if stack.owner != MORISCO]
        kinds = [(one.owner, unit) for one in stacks for unit in state.realm.land_units if number(state, one, unit)]
        if kinds:
            options: list[Option] = [*(("keep_unit", owner, unit) for owner, unit in kinds), ("keep_none",)]
            choice = yield Ask(power, "winter_keeper", options, about={"space": space})
            if choice[0] == "keep_unit":
                state.mark(STAYS, str(choice[1]), space, str(choice[2]))  # tm-18.5-6


def guarded(state: TantoMontaState, space: str) -> bool:
    """Whether a unit stays in a strategic space already, or the space has walls now."""
    return fortified(state, space) or any(fact[0] == STAYS.name and fact[2] == space for fact in state.this_turn)


# -- Moriscos


def moriscos_raise_sieges(state: TantoMontaState) -> Flow:
    """Step: Moriscos who besiege go to the nearest space of theirs, a fortified one if there is any (20.1)."""
    for space in list(state.sieges):
        stack = state.stack(space, MORISCO)
        power = commander(state, MORISCO)
        if not stack.size or power not in dict(state.sieges[space]):
            continue
        havens = morisco_havens(state, space)
        if not havens:
            state.remove_stack(space, stack)
            log_losses(state, space, stack)
            continue
        options: list[Option] = [("space", one) for one in havens]
        choice = yield Ask(power, "morisco_haven", options, about={"space": space})
        relocate(state, space, str(choice[1]), Formation(power, (stack,), ()))  # tm-20.1-15


def morisco_havens(state: TantoMontaState, space: str) -> tuple[str, ...]:
    """The nearest fortified spaces of the Nasrids, or without any the nearest others, in their old homes."""
    held = [
        one
        for one in state.realm.homes[NASRID]
        if one != space and state.control[one] == NASRID and one not in CANARIES
    ]
    walled = [one for one in held if fortified(state, one)]
    return nearest_of(state, space, (walled or held).__contains__)


# -- the end


def sieges_end(state: TantoMontaState) -> None:
    """Step: whoever besieged and has gone home besieges no longer."""
    for space, besiegers in list(state.sieges.items()):
        left = tuple([(power, begun) for power, begun in besiegers if army(state, space, power)])
        if left:
            state.sieges[space] = left
        else:
            del state.sieges[space]


STEPS = {
    "orders_strike": orders_strike,
    "armies_return": armies_return,
    "plague": plague,
    "plague_ends": plague_ends,
    "militia_disbands": militia_disbands,
    "winter_keepers": winter_keepers,
    "moriscos_raise_sieges": moriscos_raise_sieges,
    "sieges_end": sieges_end,
}
