"""Events that cost armies: famine, want, the desert, treason, rebels in cities (5.3, 20.1, 21.8)."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import forces, navies
from warcouncil.campaign.control import after_battle, gain
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.pieces import INDEPENDENT, Troops
from warcouncil.campaign.relations import allied, besieged, commander, controls, flag, fortified, home_of, marshal
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import number, side, total
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.table.dice import hits_in
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.independents import independent_again
from warcouncil.titles.tanto_monta.powers import nasrids
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.realm import HOMES, MORISCO, PLAYER, PLAYERS, WILD
from warcouncil.titles.tanto_monta.seasons.winter_armies import lose, of_player
from warcouncil.titles.tanto_monta.spaces import on_main_map
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.fighting import LEAVE
from warcouncil.titles.tanto_monta.war.formations import wait
from warcouncil.titles.tanto_monta.war.ground import ALGIERS, MUSLIMS, colors

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
NASRID, NORTH_AFRICA = "nasrid", "north_africa"
NO_EFFECT = "tm-6.1-2"
MILITIA, REGULAR = "militia", "regular"
FEZ = tuple(space.id for space in COMPONENTS.map.spaces if space.part == "fez")
"""The homes of the Sultanate of Fez."""
HUNGRY = 5
"""Stacks of this size suffer from a famine."""
TRAITORS = 6
LOST_IN_DESERT = 3
LEAST, ENOUGH, FED = 2, 5, 2
"""Provisions for garrisons: from this value on, this value saves everybody, else so many units for each point."""
REBEL_DICE = 6
PASS: Option = ("pass",)

KINDS = {
    "starved": Kind({"dies": ("power", "unit")}),
    "short_of": Kind({"stack": ("space", "power")}),
    "treason": Kind({"space": ("space",)}),
    "traitors": Kind({"casualties": ("power", "unit", "amount")}),
    "desert": Kind({"stack": ("space", "power"), "garrisons": ()}),
    "provisions": Kind({"throw_away": ("card",), "spend_resource": ("resource",), "pass": ()}, public=False),
    "garrison_dies": Kind({"dies_at": ("unit", "space")}),
    "rebels": Kind({"space": ("space",)}),
    "liberated": Kind({"power": ("power",)}),
}

Stacks = tuple[Troops, ...]


# -- famine and want


def groups(state: TantoMontaState, space: str) -> list[list[Troops]]:
    """The units in a space that belong together: those of friends; nobody's do not count."""
    found: list[list[Troops]] = []
    for stack in state.troops.get(space, ()):
        if stack.owner in WILD:
            continue
        group = next((one for one in found if any(allied(state, stack.owner, other.owner) for other in one)), None)
        if group is None:
            found.append([stack])
        else:
            group.append(stack)
    return found


def hungry(state: TantoMontaState) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The places and owners of stacks that suffer."""
    for space in SPACES:
        if not on_main_map(state, space):
            continue
        for group in groups(state, space):
            if total(group) >= HUNGRY:
                yield space, tuple(stack.owner for stack in group)


def famine(state: TantoMontaState, player: str) -> None:
    """Two units of each big stack, of the choice of the card's player; one of his own. A step for each of them."""
    state.next(*(("famine_at", player, space, *owners) for space, owners in hungry(state)), ("famine_over",))


def famine_at(state: TantoMontaState, player: str, space: str, *owners: str) -> Flow:
    """Step: a stack of some owners in a space starves."""
    own = any(of_player(state, owner) == player for owner in owners)
    for _ in range(1 if own else 2):
        yield from kill(state, player, space, owners)


def famine_over(state: TantoMontaState) -> Flow:
    """Step: besiegers may have become too few."""
    yield from check_sieges(state)


def kill(state: TantoMontaState, player: str, space: str, owners: tuple[str, ...]) -> Flow:
    """A player names a unit of some owners in a space: it is lost."""
    options: list[Option] = [
        ("dies", stack.owner, unit)
        for stack in state.troops.get(space, ())
        if stack.owner in owners
        for unit in state.realm.land_units
        if number(state, stack, unit)
    ]
    if options:
        choice = yield Ask(player, "starved", options, about={"space": space})
        lose(state, space, choice)
        yield from forces.settle_change(state, str(choice[1]), space)


def famine_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if any(hungry(state)) else NO_EFFECT


def armies(state: TantoMontaState) -> dict[tuple[str, str], Stacks]:
    """All land units on the map by space and player, or by owner where nobody plays them."""
    found: dict[tuple[str, str], Stacks] = {}
    for space in [space for space in SPACES if space in state.troops]:
        for stack in state.troops[space] if on_main_map(state, space) else ():
            key = (space, of_player(state, stack.owner))
            found[key] = (*found.get(key, ()), stack)
    return found


def short_stacks(state: TantoMontaState) -> list[Option]:
    """Stacks of which a half can be lost, named by the first of their owners."""
    return [("stack", space, stacks[0].owner) for (space, _), stacks in armies(state).items() if total(stacks) > 1]


def shortage(state: TantoMontaState, player: str) -> Flow:
    """The owner of a stack loses half of it; no resource extends this impulse."""
    state.extended = True  # tm-11-9
    _, space, owner = yield Ask(player, "short_of", short_stacks(state))
    stacks = armies(state)[str(space), of_player(state, str(owner))]
    yield from decimate(state, marshal(state, str(owner)), str(space), stacks, total(stacks) // 2)
    yield from check_sieges(state)


def decimate(state: TantoMontaState, chooser: str, space: str, stacks: Stacks, count: int) -> Flow:
    """So many units of some stacks in a space are lost, as a power chooses."""
    lost = yield from forces.choose_losses(state, chooser, stacks, count, space)
    for stack in lost:
        state.remove_stack(space, stack)
        forces.log_losses(state, space, stack)
        yield from forces.settle_change(state, stack.owner, space)


def shortage_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if short_stacks(state) else NO_EFFECT


# -- treason


def levies(state: TantoMontaState) -> list[str]:
    """Where Muslim militia stands."""
    return [space for space in SPACES if muslim_militia(state, space)]


def muslim_militia(state: TantoMontaState, space: str) -> list[tuple[str, int]]:
    stacks = [stack for stack in state.troops.get(space, ()) if commander(state, stack.owner) in MUSLIMS]
    found = [(stack.owner, number(state, stack, MILITIA)) for stack in stacks]
    return [(owner, many) for owner, many in found if many]


def abencerrajes(state: TantoMontaState, player: str) -> Flow:
    """Militia of a Muslim stack is lost, or becomes regular if the Muslims play the card."""
    _, space = yield Ask(player, "treason", [("space", one) for one in levies(state)])
    left = TRAITORS
    for owner, many in muslim_militia(state, str(space)):
        numbers: list[Option] = [("casualties", owner, MILITIA, lost) for lost in range(min(left, many) + 1)]
        choice = yield Ask(player, "traitors", numbers, about={"space": space, "amount": left})
        lost = int(choice[3])
        left -= lost
        yield from turn_over(state, str(space), owner, lost, replaced=player == MUSLIM)
    yield from check_sieges(state)


def turn_over(state: TantoMontaState, space: str, owner: str, lost: int, *, replaced: bool) -> Flow:
    """Militia leaves a space; regulars may take its place, as far as there are counters."""
    if not lost:
        return
    gone = state.realm.troops(owner, militia=lost)
    state.remove_stack(space, gone)
    forces.log_losses(state, space, gone)
    for _ in range(lost if replaced else 0):
        counters = owner != MORISCO or nasrids.left(state, REGULAR) > 0
        if counters and can_add(state, owner, REGULAR, 1, space):
            state.add_troops(space, owner, regular=1)
            state.log("built", power=owner, unit=REGULAR, place=space)
    yield from forces.settle_change(state, owner, space)


def abencerrajes_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if levies(state) else NO_EFFECT


# -- the desert


def marches(state: TantoMontaState) -> list[Option]:
    """Stacks of others than Muslims in North Africa, away from the ports."""
    inland = [space for space in HOMES[NORTH_AFRICA] if not SPACES[space].ports]
    return [
        ("stack", space, stacks[0].owner)
        for (space, player), stacks in armies(state).items()
        if space in inland and player in PLAYERS and player != MUSLIM
    ]


def garrisons(state: TantoMontaState) -> list[str]:
    """The fortified homes of Fez under Portuguese control with units of Portugal."""
    return [
        space
        for space in FEZ
        if fortified(state, space) and controls(state, PORTUGAL, space) and state.stack(space, PORTUGAL).size
    ]


def desert_options(state: TantoMontaState) -> list[Option]:
    walls: list[Option] = [("garrisons",)] if garrisons(state) else []
    return [*marches(state), *walls]


def desert(state: TantoMontaState, player: str) -> Flow:
    """A march costs three units, or garrisons of Portugal starve."""
    choice = yield Ask(player, "desert", desert_options(state))
    if choice == ("garrisons",):
        yield from starve(state)
        return
    give_points(state, player, 2)
    space = str(choice[1])
    owners = tuple(stack.owner for stack in armies(state)[space, of_player(state, str(choice[2]))])
    for _ in range(LOST_IN_DESERT):
        yield from kill(state, player, space, owners)
    yield from check_sieges(state)


def starve(state: TantoMontaState) -> Flow:
    """A card or a resource feeds some of the garrisons; Portugal says who is fed."""
    choice = yield Ask(PORTUGAL, "provisions", provisions)
    value = 0
    if choice[0] == "throw_away":
        value = COMPONENTS.cards[str(choice[1])].cp
        hands.discard(state, PORTUGAL, str(choice[1]))
    elif choice[0] == "spend_resource":
        value = resources.spend(state, PORTUGAL, str(choice[1]))
    size = sum(state.stack(space, PORTUGAL).size for space in garrisons(state))
    for _ in range(0 if value >= ENOUGH else size - min(size, FED * value)):
        _, unit, space = yield Ask(PORTUGAL, "garrison_dies", starving(state))
        lose(state, str(space), ("dies", PORTUGAL, unit))
        yield from forces.settle_change(state, PORTUGAL, str(space))
        if not garrisons(state):
            break
    yield from check_sieges(state)


def provisions(state: TantoMontaState) -> list[Option]:
    """What Portugal may give: cards, and resources of some value."""
    cards = [card for card in hands.loose_cards(state, PORTUGAL) if COMPONENTS.cards[card].cp >= LEAST]
    stored = [one for one in dict.fromkeys(state.warehouse.get(PORTUGAL, ())) if resources.gives(one) >= LEAST]
    return [*(("throw_away", card) for card in cards), *(("spend_resource", one) for one in stored), PASS]


def starving(state: TantoMontaState) -> list[Option]:
    return [
        ("dies_at", unit, space)
        for space in garrisons(state)
        for unit in state.realm.land_units
        if state.number(space, PORTUGAL, unit)
    ]


def desert_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if desert_options(state) else NO_EFFECT


# -- rebels


def heirs(state: TantoMontaState, space: str) -> list[str]:
    """Whose a space would be if it rebelled: its home powers that live, Moriscos for Nasrids who do not."""
    homes = [home for home in colors(space) if home]
    lost = space in state.lost_homes and NASRID not in state.surrendered
    if lost or space == ALGIERS or INDEPENDENT in homes:
        return [home_of(state, space)]  # tm-20.1-8 tm-2.4-5
    return [home for home in homes if home == NASRID or home not in state.surrendered]  # tm-22.1-16


def rebellious(state: TantoMontaState, space: str) -> bool:
    """Fortified, not besieged, and not in the hands of a home power."""
    if not on_main_map(state, space) or not fortified(state, space) or besieged(state, space):
        return False
    holder = flag(state, state.control[space])
    homes = heirs(state, space)
    return holder not in WILD and bool(homes) and all(flag(state, home) != holder for home in homes)


def targets(state: TantoMontaState) -> list[str]:
    return [space for space in SPACES if rebellious(state, space)]


def rebels(state: TantoMontaState, player: str) -> Flow:
    """Six dice against whoever holds a city; if nobody is left it is free."""
    _, chosen = yield Ask(player, "rebels", [("space", space) for space in targets(state)])
    space = str(chosen)
    holder = marshal(state, state.control[space])
    dice = state.dice.rolls(REBEL_DICE, 6, "rebels")
    hits = hits_in(dice)
    state.log("rebels", space=space, power=holder, dice=list(dice), hits=hits)
    for _ in range(hits):
        options = victims(state, space)
        if not options:
            break
        choice = options[0]
        if holder in state.seats:
            choice = yield Ask(holder, "starved", options, about={"space": space})
        lose(state, space, choice)
        if str(choice[2]) in state.realm.land_units:
            yield from forces.settle_change(state, str(choice[1]), space)
    if not victims(state, space):
        yield from liberate(state, player, space)
    yield from check_sieges(state)


def victims(state: TantoMontaState, space: str) -> list[Option]:
    """All units in a space, land units first; not those of Maximilian, who attacks it himself."""
    realm = state.realm
    land: list[Option] = [
        ("dies", stack.owner, unit)
        for stack in state.troops.get(space, ())
        if stack.owner not in WILD
        for unit in realm.land_units
        if number(state, stack, unit)
    ]
    ships: list[Option] = [
        ("dies", fleet.owner, unit)
        for fleet in state.fleets.get(space, ())
        for unit in realm.naval_units
        if navies.number(state, (fleet,), unit)
    ]
    return [*land, *dict.fromkeys(ships)]


def liberate(state: TantoMontaState, player: str, space: str) -> Flow:
    """Leaders are captured or away, and the space goes back to one of its home powers."""
    for leader in sorted(one for one, place in state.leaders.items() if place == space):
        if side(state, leader) not in WILD:
            seize(state, player, leader)
    for admiral in sorted(one for one, place in state.admirals.items() if place == space):
        navies.wait_for_next_turn(state, admiral)
        state.log("leader_waits", leader=admiral)
    _, chosen = yield Ask(player, "liberated", [("power", home) for home in heirs(state, space)])
    home = str(chosen)
    if home == INDEPENDENT:
        independent_again(state, space)  # tm-21.8-3
    elif home == NASRID and NASRID in state.surrendered:
        yield from nasrids.rebels(state, space)  # tm-22.1-16
    else:
        gain(state, home, space)
        if can_add(state, home, REGULAR, 1, space):
            state.add_troops(space, home, regular=1)
    yield from after_battle(state)


def seize(state: TantoMontaState, player: str, leader: str) -> None:
    """A leader is a captive of the card's player; his own ones get away, and some are gone for good."""
    if PLAYER.get(side(state, leader)) == player:
        wait(state, leader)
        return
    del state.leaders[leader]
    state.log("captured", leader=leader, power=player)
    if COMPONENTS.leader(leader).until in LEAVE:
        state.sides.pop(leader, None)
        state.log("leader_gone", leader=leader)  # tm-14-17
    else:
        state.captives[leader] = player


def rebels_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if targets(state) else NO_EFFECT


EVENTS = {
    "abencerrajes_influence_or_treachery": Event(abencerrajes, abencerrajes_forbidden),
    "city_state_rebels": Event(rebels, rebels_forbidden),
    "famine": Event(famine, famine_forbidden),
    "supply_shortage": Event(shortage, shortage_forbidden),
    "the_desert_insufficient_supplies": Event(desert, desert_forbidden),
}
STEPS = {"famine_at": famine_at, "famine_over": famine_over}
