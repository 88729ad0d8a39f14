"""Guanches (21.8): independents of the Canaries who act for whoever plays one of their cards, in their own way."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import counters, movement, navies, sieges
from warcouncil.campaign.pieces import INDEPENDENT, Formation
from warcouncil.campaign.relations import commanders_in
from warcouncil.campaign.sieges import ASSAULTED
from warcouncil.campaign.stacks import note_move, put_down, unmark
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import GUANCHE, REALM, WILD
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.formations import wait
from warcouncil.titles.tanto_monta.war.ground import CANARIES

BENCOMO = "bencomo"
ISLANDS = tuple(space for space in REALM.atlas.spaces if space in CANARIES)
LEAST = 2
"""Fewer do not go, but for one who is alone."""
ALONE = COMPONENTS.tables.formation.no_leader
PRICE = 1
"""What a new unit, a move and an assault of Guanches cost."""
AWAKE = Fact("guanches_act", "player")
"""The player of a card of the Guanches acts with them in this impulse."""
FACTS = (AWAKE,)

KINDS = {"guanche_move": Kind({"natives_go": ("space", "amount"), "natives_go_led": ("space", "amount")})}
REFUSALS = {"guanche_move": "tm-21.8-12"}


def awaken(state: TantoMontaState, player: str) -> None:
    """A card of the Guanches was played as an event: its player acts with them until the end of the impulse."""
    state.mark(AWAKE, player)  # tm-21.8-9
    state.seats[GUANCHE] = state.seats[player]


def fall_asleep(state: TantoMontaState) -> None:
    """The impulse is over."""
    state.seats.pop(GUANCHE, None)


def natives(state: TantoMontaState, space: str) -> int:
    return state.number(space, GUANCHE, "militia")


def settlers(state: TantoMontaState, space: str) -> tuple[str, ...]:
    """The powers with units in a space, Guanches and independents aside."""
    return tuple(power for power in commanders_in(state, space) if power not in WILD)


# -- new units


def raise_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    yield from (("guanche_raise", space) for space in ISLANDS)


def raise_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Guanches come where no marker and no unit of others is."""
    space = str(option[1])
    if not state.holds(AWAKE, player) or space not in CANARIES:
        return "tm-21.8-9"
    if state.control[space] != INDEPENDENT or settlers(state, space):
        return "tm-21.8-10"
    return None if counters.can_add(state, GUANCHE, "militia", 1, space) else "tm-21.8-9"


def raise_natives(state: TantoMontaState, player: str, option: Option) -> None:
    state.add_troops(str(option[1]), GUANCHE, militia=1)  # tm-21.8-9
    state.log("units_come", power=GUANCHE, unit="militia", amount=1, place=option[1])


def raisings(state: TantoMontaState, player: str) -> list[Option]:
    """Where the player who has woken them may raise Guanches."""
    if not state.holds(AWAKE, player) or cost(state, player, ()) > state.cp:
        return []
    return [one for one in raise_candidates(state, player) if raise_forbidden(state, player, one) is None]


# -- moves


def move_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    yield from (("guanche_go", space) for space in ISLANDS if natives(state, space))


def move_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    return None if state.holds(AWAKE, player) else "tm-21.8-9"


def goings(state: TantoMontaState, player: str) -> list[Option]:
    """From where the player who has woken them may lead Guanches."""
    if not state.holds(AWAKE, player) or cost(state, player, ()) > state.cp:
        return []
    return [one for one in move_candidates(state, player) if move_forbidden(state, player, one) is None]


def parties(state: TantoMontaState, origin: str) -> list[Option]:
    """Who may go where: two at least unless one is alone, with their leader where the larger part is."""
    here = natives(state, origin)
    led = state.leaders.get(BENCOMO) == origin
    found: list[Option] = []
    for target in REALM.atlas.neighbours[origin]:  # of the Canaries as well: tm-21.8-10
        for amount in range(min(LEAST, here), here + 1):
            if led and 2 * amount >= here and amount <= REALM.leaders[BENCOMO].command:
                found.append(("natives_go_led", target, amount))  # tm-21.8-12
            if (not led or 2 * amount <= here) and amount <= ALONE:
                found.append(("natives_go", target, amount))  # tm-21.8-12
    return found


def move_natives(state: TantoMontaState, player: str, option: Option) -> Flow:
    """Guanches go to the next space: where units of others stand they fight or besiege, all else is theirs."""
    origin = str(option[1])
    choice = yield Ask(player, "guanche_move", parties(state, origin), about={"space": origin})
    target, amount = str(choice[1]), int(choice[2])
    leaders = (BENCOMO,) if choice[0] == "natives_go_led" else ()
    formation = Formation(GUANCHE, (REALM.troops(GUANCHE, militia=amount),), leaders)
    movement.set_out(state, formation, origin, target)
    if settlers(state, target):
        yield from movement.arrive(state)
    else:
        yield from walk_in(state, formation, origin, target)


def walk_in(state: TantoMontaState, formation: Formation, origin: str, target: str) -> Flow:
    """They enter a space, walls or not; markers, leaders and ships of others do not stay there."""
    state.move = None
    unmark(state, state.moved, origin, formation.troops)
    put_down(state, target, formation)
    note_move(state, target, formation)
    free(state, target)  # tm-21.8-10
    for leader in sorted(one for one, place in state.leaders.items() if place == target and one != BENCOMO):
        wait(state, leader)  # tm-13.1-9 tm-14-17
    yield from sieges.check_siege(state, origin)
    yield from navies.evacuate_port(state, target)  # tm-12.2-7
    for admiral in sorted(one for one, place in state.admirals.items() if place == target):
        navies.wait_for_next_turn(state, admiral)  # tm-13.1-10


def free(state: TantoMontaState, space: str) -> None:
    """A marker of a power is removed."""
    if state.control[space] not in (INDEPENDENT, GUANCHE):
        state.log("space_freed", space=space, power=state.control[space])
    state.control[space] = INDEPENDENT  # tm-21.8-10 tm-21.8-3
    state.sieges.pop(space, None)


def natives_hold(state: TantoMontaState) -> None:
    """Looked at when a battle or an assault is over: where Guanches have won, no marker is left."""
    for space in CANARIES:
        if natives(state, space) and not settlers(state, space) and state.control[space] != INDEPENDENT:
            free(state, space)  # tm-21.8-10


# -- assaults


def storm_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    yield from (("guanche_storm", space) for space in ISLANDS if space in state.sieges and natives(state, space))


def storm_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Guanches storm at once, without a line, but a place once in an impulse like everybody."""
    space = str(option[1])
    if not state.holds(AWAKE, player) or not any(power == GUANCHE for power, _ in state.sieges.get(space, ())):
        return "tm-21.8-10"
    return "tm-15.1-1" if state.holds(ASSAULTED, space) else None  # tm-12.1-5


def storm(state: TantoMontaState, player: str, option: Option) -> Flow:
    yield from sieges.assault(state, GUANCHE, ("assault", option[1]))  # tm-21.8-10


def cost(state: TantoMontaState, player: str, option: Option) -> int:
    return PRICE  # tm-21.8-9


MENU = {
    "guanche_raise": Action(
        raise_candidates,
        raise_forbidden,
        FREE,
        raise_natives,
        raisings,
        needs="tm-21.8-9",
        priced=cost,
        only_with="this_impulse",
    ),
    "guanche_go": Action(
        move_candidates,
        move_forbidden,
        FREE,
        move_natives,
        goings,
        needs="tm-21.8-9",
        priced=cost,
        only_with="this_impulse",
    ),
    "guanche_storm": Action(
        storm_candidates, storm_forbidden, FREE, storm, needs="tm-21.8-10", priced=cost, only_with="sieges"
    ),
}
AFTER_BATTLE = (natives_hold,)
AFTER_IMPULSE = (fall_asleep,)
