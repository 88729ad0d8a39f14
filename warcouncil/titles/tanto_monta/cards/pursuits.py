"""Response cards that take units away: Cavalry Pursuit (#50) and Nobles Return Home (#53)."""

from __future__ import annotations

from warcouncil.campaign import battles, forces, sieges
from warcouncil.campaign.battles import SIDES, size_of, stacks_of
from warcouncil.campaign.field_battle import capture_leaders
from warcouncil.campaign.relations import marshal
from warcouncil.campaign.stacks import battle_of, common, mounted, number, remove_units_at, units_at
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Play
from warcouncil.table.dice import hits_in
from warcouncil.titles.tanto_monta.cards.combat import Options, own_side, played
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, WILD
from warcouncil.titles.tanto_monta.spaces import on_main_map
from warcouncil.titles.tanto_monta.state import TantoMontaState

CHASE, CHASE_OF_THE_EVASIVE = 5, 3
"""The dice against beaten units, and those against units that have avoided battle."""
EASY = 4
"""What hits units that have avoided battle."""
MILITIA = "militia"
FEW = 2
"""So many militia of a second stack go home at most."""
DONE: Option = ("done",)

KINDS = {
    "nobles": Kind({"dismiss_levies": ("place", "power", "amount"), "done": ()}),
}


# -- Cavalry Pursuit (#50)


def pursuit_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """With cavalry, as long as anybody is left to be pursued."""
    if trigger == "battle_avoided":
        move = state.move
        riders = (
            move is not None and PLAYER.get(move.formation.power) == player and mounted(state, move.formation.troops)
        )
        return played("cavalry_pursuit") if riders and state.fled[1] else []
    own = own_side(state, player)
    battle = battle_of(state)
    if own is None or battle.winner != SIDES[own] or not mounted(state, stacks_of(battle, own)):
        return []
    return played("cavalry_pursuit") if size_of(battle, 1 - own) else []


def cavalry_pursuit(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    """More of the beaten fall, or some of those that have avoided battle; their owner says who."""
    if trigger == "battle_avoided":
        yield from chase(state, player)
        return
    beaten = 1 - SIDES.index(battle_of(state).winner)
    owners = yield from battles.lose(state, beaten, hits_in(pursuit_dice(state, player, CHASE)), freely=True)
    yield from battles.give_change(state, *owners)
    yield from capture_leaders(state)  # tm-14-16


def pursuit_dice(state: TantoMontaState, player: str, count: int) -> tuple[int, ...]:
    dice = state.dice.rolls(count, 6, "pursuit")
    state.log("pursuit", power=player, dice=list(dice))
    return dice


def chase(state: TantoMontaState, player: str) -> Flow:
    """Units that have avoided battle are lost where they are now."""
    space, troops = state.fled
    here = tuple(common(state.stack(space, stack.owner), stack) for stack in troops)
    hits = hits_in(pursuit_dice(state, player, CHASE_OF_THE_EVASIVE), EASY)
    power = marshal(state, troops[0].owner)
    lost = yield from forces.choose_losses(state, power, here, hits, space)
    for stack in lost:
        state.remove_stack(space, stack)
        forces.log_losses(state, space, stack)
    for stack in lost:
        yield from forces.settle_change(state, stack.owner, space)
    yield from sieges.check_siege(state, space)


# -- Nobles Return Home (#53)


def levies(state: TantoMontaState) -> list[tuple[str, str, int]]:
    """All stacks with militia: place, owner, number; natives have no nobles, and Paris is out of reach."""
    open_to_events = [space for space in COMPONENTS.atlas.spaces if on_main_map(state, space)]  # tm-2.4-24
    return [
        (place, stack.owner, many)
        for place in (*open_to_events, *state.foreign_wars)  # tm-2.4-25
        for stack in units_at(state, place)
        if stack.owner not in WILD and (many := number(state, stack, MILITIA))  # tm-21.8-11
    ]


def nobles_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    return played("nobles_return_home") if levies(state) else []


def nobles_return_home(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    """Half of the militia of one stack, then a few of another one."""
    halves: Options = [("dismiss_levies", place, owner, (many + 1) // 2) for place, owner, many in levies(state)]
    first = yield Ask(player, "nobles", halves)
    yield from send_home(state, first)
    some: Options = [
        ("dismiss_levies", place, owner, amount)
        for place, owner, many in levies(state)
        if (place, owner) != (first[1], first[2])
        for amount in range(1, min(FEW, many) + 1)
    ]
    if some:
        second = yield Ask(player, "nobles", [*some, DONE])
        if second != DONE:
            yield from send_home(state, second)
    yield from sieges.check_sieges(state)


def send_home(state: TantoMontaState, choice: Option) -> Flow:
    place, owner, amount = str(choice[1]), str(choice[2]), int(choice[3])
    remove_units_at(state, place, owner, MILITIA, amount)
    state.log("nobles_home", power=owner, place=place, amount=amount)
    yield from forces.settle_change(state, owner, place)


PLAYS = {
    "cavalry_pursuit": Play(pursuit_options, cavalry_pursuit),
    "nobles_return_home": Play(nobles_options, nobles_return_home),
}
