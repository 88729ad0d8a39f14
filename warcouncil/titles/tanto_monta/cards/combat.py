"""The combat cards (#42 to #46): played by a player with units in the fight, before any dice (6.1)."""

from __future__ import annotations

import msgspec

from warcouncil.campaign import battles
from warcouncil.campaign.battles import ATTACKER, DEFENDER, SIDES, leaders_of, stacks_of
from warcouncil.campaign.relations import marshal, sea_flag
from warcouncil.campaign.stacks import Stacks, battle_of, mounted, number, worth
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Play
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds
from warcouncil.titles.tanto_monta.war.fighting import ASSAULT, IN_THE_FIELD, MUSKET_DICE, MUSKETS, OUTSHOT, UPHILL
from warcouncil.titles.tanto_monta.war.formations import CAVALRY

MUSLIM, FRANCE = "muslim", "france"
GREAT_CAPTAIN = "great_captain"
FIELD_MUSKETS = 3
GROUND, DESERT_GROUND = 4, 6
"""The dice of an attacker on good ground, and those of Muslims with cavalry."""
FRENCH_LANCES = 2

WAYS = {
    "play": ("card",),
    "play_side": ("card", "side"),
    "play_on_leader": ("card", "leader"),
    "play_hire": ("card",),
    "play_buy": ("card",),
    "pass": (),
}
"""The ways to play a card out of turn."""
KINDS = {"respond": Kind(WAYS, public=False)}
REFUSALS = {"respond": "tm-6.1-18"}

Options = list[Option]


# -- sides


def own_side(state: TantoMontaState, player: str) -> int | None:
    """The side on which a player has units in the battle on land that goes on."""
    own = [power for power in bounds.played(state) if state.hand_of(power) == player]
    sides = (battles.side_in(state, power) for power in own)
    return next((side for side in sides if side is not None), None)  # tm-6.1-21


def side_now(state: TantoMontaState, player: str) -> int:
    side = own_side(state, player)
    assert side is not None
    return side


def naval_side(state: TantoMontaState, player: str) -> int | None:
    battle = state.naval_battle
    if battle is None:
        return None
    flags = {sea_flag(state, power) for power in bounds.played(state) if state.hand_of(power) == player}
    sides = (battle.attacker, battle.defender)
    return next((number for number, one in enumerate(sides) if sea_flag(state, one) in flags), None)


def own_stacks(state: TantoMontaState, player: str, side: int) -> Stacks:
    """The units of a player in a battle, with those that his powers command."""
    stacks = stacks_of(battle_of(state), side)
    return tuple(stack for stack in stacks if state.hand_of(marshal(state, stack.owner)) == player)


def in_field(state: TantoMontaState) -> bool:
    return state.battle is not None and state.battle.kind in IN_THE_FIELD


def played(card: str) -> Options:
    return [("play", card)]


# -- Arquebusiers (#42)


def arquebus_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    side = naval_side(state, player) if state.naval_battle else own_side(state, player)
    return [] if side is None else played("arquebusiers")


def arquebusiers(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """In the field and at sea three dice, and the enemy neither charges nor hits with 4s; at walls two dice."""
    if state.naval_battle is not None:
        side = naval_side(state, player)
        assert side is not None
        add_naval_dice(state, side, FIELD_MUSKETS)
        return
    side = side_now(state, player)
    dice = MUSKET_DICE
    if in_field(state):
        dice = FIELD_MUSKETS
        state.mark(OUTSHOT, SIDES[1 - side])
    elif side == DEFENDER:
        state.mark(MUSKETS, SIDES[side])
    battles.add_dice(state, side, dice + (GREAT_CAPTAIN in leaders_of(battle_of(state), side)))


def add_naval_dice(state: TantoMontaState, side: int, dice: int) -> None:
    """A card gives a side of a naval battle more dice before the roll."""
    battle = state.naval_battle
    assert battle is not None
    attack, defence = battle.bonus
    bonus = (attack + dice, defence) if side == ATTACKER else (attack, defence + dice)
    state.naval_battle = msgspec.structs.replace(battle, bonus=bonus)


# -- Favorable Terrain (#43)


def terrain_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    able = in_field(state) and own_side(state, player) is not None
    return played("favorable_terrain") if able else []


def favorable_terrain(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """More dice for an attacker, most for Muslims with cavalry; against a defender only 6s hit."""
    side = side_now(state, player)
    if side == DEFENDER:
        state.mark(UPHILL, SIDES[ATTACKER])
        return
    riders = player == MUSLIM and mounted(state, stacks_of(battle_of(state), side)) > 0
    battles.add_dice(state, side, DESERT_GROUND if riders else GROUND)


# -- Fierce Defense (#44)


def defense_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    able = state.battle is not None and own_side(state, player) == DEFENDER
    return played("fierce_defense") if able else []


def fierce_defense(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """The dice of the defender's own units again, in the field half of them."""
    own = own_stacks(state, player, DEFENDER)
    if battle_of(state).kind == ASSAULT:
        battles.add_dice(state, DEFENDER, worth(own, state.realm.wall_dice))
    else:
        battles.add_dice(state, DEFENDER, (worth(own, state.realm.field_dice) + 1) // 2)


# -- Heavy Cavalry (#45)


def lances(state: TantoMontaState, player: str, side: int) -> int:
    """So many units fall to the cavalry of a player; that of France counts twice."""
    own = own_stacks(state, player, side)
    french = sum(number(state, stack, CAVALRY) for stack in own if stack.owner == FRANCE)
    return mounted(state, own) + (FRENCH_LANCES - 1) * french


def heavy_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """By Christians with cavalry in a field battle."""
    side = own_side(state, player) if in_field(state) and player != MUSLIM else None
    return played("heavy_cavalry") if side is not None and lances(state, player, side) else []


def heavy_cavalry(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    """The enemy loses units of his choice before the dice are counted."""
    side = side_now(state, player)
    owners = yield from battles.lose(state, 1 - side, lances(state, player, side), freely=True)
    yield from battles.give_change(state, *owners)


# -- Surprise Attack (#46)


def surprise_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    able = state.battle is not None and own_side(state, player) is not None
    return played("surprise_attack") if able else []


def surprise_attack(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    """The player's side rolls first, and its hits count before the other side rolls."""
    battles.roll_first(state, side_now(state, player))


PLAYS = {
    "arquebusiers": Play(arquebus_options, arquebusiers),
    "favorable_terrain": Play(terrain_options, favorable_terrain),
    "fierce_defense": Play(defense_options, fierce_defense),
    "heavy_cavalry": Play(heavy_options, heavy_cavalry),
    "surprise_attack": Play(surprise_options, surprise_attack),
}
