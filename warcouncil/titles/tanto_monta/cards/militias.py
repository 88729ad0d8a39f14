"""Mercenary Militias (#61): militia for hire, or the enemy's militia for money."""

from __future__ import annotations

from warcouncil.campaign import battles, forces, sieges
from warcouncil.campaign.battles import stacks_of
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import besieged, commanders_in, flag, foes, marshal
from warcouncil.campaign.stacks import add_units, battle_of, fighting_side, number, remove_units_at, units_at
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Play
from warcouncil.titles.tanto_monta.cards.combat import Options, own_side
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import powers_in_play
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.fighting import FIELD

CARD, MILITIA = "mercenary_militias", "militia"
HIRED, BOUGHT = 4, 5
DONE: Option = ("done",)

KINDS = {
    "hire_militia": Kind({"hire": ("space", "power")}),
    "buy_militia": Kind({"buy": ("power", "amount"), "done": ()}),
}


def militia_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    found: Options = [("play_hire", CARD)] if camps(state, player) else []
    return [*found, ("play_buy", CARD)] if venal(state, player) and buyer(state, player) else found


def mercenary_militias(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    yield from hire(state, player) if option[0] == "play_hire" else buy(state, player)
    yield from sieges.check_sieges(state)


# -- hiring


def camps(state: TantoMontaState, player: str) -> Options:
    """Where militia comes, and whose it is."""
    return [
        ("hire", space, power)
        for space in COMPONENTS.atlas.spaces
        for power in powers_in_play(state, player)
        if may_camp(state, power, space) and can_add(state, power, MILITIA, 1, space)
    ]


def may_camp(state: TantoMontaState, power: str, space: str) -> bool:
    """In a space that the power controls without enemies before its walls, or with its own units outside a siege."""
    if space in state.realm.closed_spaces(state) or state.realm.entry_barred(state, power, space) is not None:
        return False
    battle = state.battle
    if battle is not None and battle.place == space:
        return bool(fighting_side(state, space, power)) and present(state, power, space)
    if besieged(state, space):
        return power in dict(state.sieges[space]) and present(state, power, space)
    enemies = any(foes(state, power, other, space) for other in commanders_in(state, space))
    held = state.control[space] == flag(state, power) and not enemies
    return held or present(state, power, space)


def present(state: TantoMontaState, power: str, space: str) -> bool:
    return any(stack.owner == power for stack in units_at(state, space))


def hire(state: TantoMontaState, player: str) -> Flow:
    """As many as there are counters for, in one space."""
    _, space, power = yield Ask(player, "hire_militia", camps(state, player))
    many = next(amount for amount in range(HIRED, 0, -1) if can_add(state, power, MILITIA, amount, space))
    add_units(state, space, power, MILITIA, many)
    state.log("militia_hired", power=power, space=space, amount=many)


# -- buying


def venal(state: TantoMontaState, player: str) -> dict[str, int]:
    """The militia of the enemy in a field battle of the player, by owner."""
    own = own_side(state, player)
    if own is None or battle_of(state).kind != FIELD:
        return {}
    stacks = stacks_of(battle_of(state), 1 - own)
    return {stack.owner: many for stack in stacks if (many := number(state, stack, MILITIA))}


def buyer(state: TantoMontaState, player: str) -> str:
    """The power of a player that has room for another militia in the battle."""
    own = own_side(state, player)
    place = battle_of(state).place
    able = [power for power in powers_in_play(state, player) if battles.side_in(state, power) == own]
    able = [power for power in able if fighting_side(state, place, power)]
    return next((power for power in able if can_add(state, power, MILITIA, 1, place)), "")


def buy(state: TantoMontaState, player: str) -> Flow:
    """Up to five militia change sides, owner by owner, as far as there are counters for them."""
    left, place = BOUGHT, battle_of(state).place
    while left and venal(state, player):
        options: Options = [
            ("buy", owner, amount)
            for owner, many in venal(state, player).items()
            for amount in range(1, min(many, left) + 1)
        ]
        choice = yield Ask(player, "buy_militia", options if left == BOUGHT else [*options, DONE])
        if choice == DONE:
            return
        owner, amount = str(choice[1]), int(choice[2])
        remove_units_at(state, place, owner, MILITIA, amount)
        yield from forces.settle_change(state, owner, place)
        joined = 0
        while joined < amount and (power := buyer(state, player)):
            add_units(state, place, power, MILITIA, 1)
            joined += 1
        state.log("militia_bought", power=marshal(state, owner), power2=player, amount=amount, amount2=joined)
        left -= amount


PLAYS = {CARD: Play(militia_options, mercenary_militias)}
