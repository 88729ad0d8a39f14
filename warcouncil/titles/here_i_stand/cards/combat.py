"""The combat cards (#24 to #30): played by a power with units in the battle, before any dice (6.1)."""

from __future__ import annotations

import msgspec

from warcouncil.campaign import battles
from warcouncil.campaign.battles import side_in, stacks_of
from warcouncil.campaign.relations import commander
from warcouncil.campaign.stacks import battle_of, number, powers_of, stack_of
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import Play
from warcouncil.titles.here_i_stand.cards.common import OTTOMAN, put_units, take_away
from warcouncil.titles.here_i_stand.state import HereIStandState

ATTACKER, DEFENDER = 0, 1
HAPSBURG = "hapsburg"
ARQUEBUSES = 2
GUNS = 2
MORE_GUNS = 3
GUNNERS = ("ottoman", "france")
"""Whose field artillery is better."""
MINES = 3
TERCIOS = 3
TERCIO_REGULARS = 3
"""So many Hapsburg regulars a force must have for its tercios to be broken."""

Options = list[Option]


# -- Arquebusiers (#24)


def naval_side(state: HereIStandState, power: str) -> int | None:
    battle = state.naval_battle
    if battle is None or power not in (battle.attacker, battle.defender):
        return None
    return (battle.attacker, battle.defender).index(power)


def arquebus_options(state: HereIStandState, power: str, trigger: str) -> Options:
    side = naval_side(state, power) if trigger == "naval_combat_cards" else side_in(state, power)
    return [] if side is None else [("play", "arquebusiers")]


def arquebusiers(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """Two more dice, on land or at sea."""
    if trigger != "naval_combat_cards":
        add_own_dice(state, power, ARQUEBUSES)
        return
    battle, side = state.naval_battle, naval_side(state, power)
    assert battle is not None
    assert side is not None
    bonus = list(battle.bonus)
    bonus[side] += ARQUEBUSES
    state.naval_battle = msgspec.structs.replace(battle, bonus=(bonus[0], bonus[1]))


def add_own_dice(state: HereIStandState, power: str, dice: int) -> None:
    side = side_in(state, power)
    assert side is not None
    battles.add_dice(state, side, dice)


# -- Field Artillery (#25)


def artillery_options(state: HereIStandState, power: str, trigger: str) -> Options:
    return [] if side_in(state, power) is None else [("play", "field_artillery")]


def field_artillery(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """Two more dice, three for France and the Ottomans."""
    add_own_dice(state, power, MORE_GUNS if power in GUNNERS else GUNS)


# -- Mercenaries Bribed (#26)


def bribable(state: HereIStandState, side: int) -> dict[str, int]:
    """The mercenaries of a side by owner."""
    return {
        stack.owner: many for stack in stacks_of(battle_of(state), side) if (many := number(state, stack, "mercenary"))
    }


def bribe_options(state: HereIStandState, power: str, trigger: str) -> Options:
    """Neither by the Ottomans nor against them."""
    side = side_in(state, power)
    if side is None or power == OTTOMAN or OTTOMAN in powers_of(state, stacks_of(battle_of(state), 1 - side)):
        return []
    return [("play", "mercenaries_bribed")] if bribable(state, 1 - side) else []


def mercenaries_bribed(state: HereIStandState, power: str, option: Option, trigger: str) -> Flow:
    """Half of the enemy's mercenaries, rounded up, change sides, as far as the counters go."""
    side = side_in(state, power)
    assert side is not None
    place = battle_of(state).place
    owners = bribable(state, 1 - side)
    bribed = (sum(owners.values()) + 1) // 2
    shares = battles.allot(state, bribed, owners)
    for owner, share in shares.items():
        if share:
            yield from take_away(state, place, owner, "mercenary", share)
    put_units(state, place, power, "mercenary", bribed)  # his-14-6


# -- Mercenaries Grow Restless (#27)


def restless_options(state: HereIStandState, power: str, trigger: str) -> Options:
    """By the power that controls the assaulted space, against an assault with mercenaries."""
    battle = battle_of(state)
    mercenaries = any(number(state, stack, "mercenary") for stack in battle.attacking)
    mine = commander(state, state.control[battle.place]) == power
    return [("play", "mercenaries_grow_restless")] if mine and mercenaries else []


def mercenaries_grow_restless(state: HereIStandState, power: str, option: Option, trigger: str) -> Flow:
    """All mercenaries of the assault leave; whether the siege goes on is looked at before the dice (15.3)."""
    place = battle_of(state).place
    for owner, many in bribable(state, ATTACKER).items():
        yield from take_away(state, place, owner, "mercenary", many)


# -- Siege Mining (#28)


def mining_options(state: HereIStandState, power: str, trigger: str) -> Options:
    return [("play", "siege_mining")] if battle_of(state).attacker == power else []


def siege_mining(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """Three more dice for an assault."""
    battles.add_dice(state, ATTACKER, MINES)


# -- Surprise Attack (#29)


def surprise_options(state: HereIStandState, power: str, trigger: str) -> Options:
    return [] if side_in(state, power) is None else [("play", "surprise_attack")]


def surprise_attack(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """The player's side rolls first, and its hits count before the other side rolls."""
    side = side_in(state, power)
    assert side is not None
    battles.roll_first(state, side)  # his-14-6


# -- Tercios (#30)


def tercio_options(state: HereIStandState, power: str, trigger: str) -> Options:
    """By the Hapsburgs, or against a force with enough of their regulars."""
    side = side_in(state, power)
    if side is None:
        return []
    spaniards = stack_of(state, stacks_of(battle_of(state), 1 - side), HAPSBURG)
    against = number(state, spaniards, "regular") >= TERCIO_REGULARS
    return [("play", "tercios")] if power == HAPSBURG or against else []


def tercios(state: HereIStandState, power: str, option: Option, trigger: str) -> None:
    """Three more dice for the Hapsburgs, or three fewer for their side."""
    side = side_in(state, power)
    assert side is not None
    if power == HAPSBURG:
        battles.add_dice(state, side, TERCIOS)
    else:
        battles.add_dice(state, 1 - side, -TERCIOS)


PLAYS = {
    "arquebusiers": Play(arquebus_options, arquebusiers),
    "field_artillery": Play(artillery_options, field_artillery),
    "mercenaries_bribed": Play(bribe_options, mercenaries_bribed),
    "mercenaries_grow_restless": Play(restless_options, mercenaries_grow_restless),
    "siege_mining": Play(mining_options, siege_mining),
    "surprise_attack": Play(surprise_options, surprise_attack),
    "tercios": Play(tercio_options, tercios),
}
