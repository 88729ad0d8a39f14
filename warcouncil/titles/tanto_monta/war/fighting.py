"""Field battles and assaults (14, 15.1): charges, dismounting, the 4s that hit, losses that are owed, captives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign import navies
from warcouncil.campaign.battles import (
    ATTACKER,
    DEFENDER,
    SIDES,
    STACKS,
    contingents,
    leaders_of,
    losses_due,
    relief,
    stacks_of,
)
from warcouncil.campaign.counters import can_change
from warcouncil.campaign.forces import capture_leader
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.realm import Owed
from warcouncil.campaign.relations import allied, commanders_in, flag, foes, fortified, leader_side, navy
from warcouncil.campaign.stacks import (
    Stacks,
    battle_of,
    change_battle,
    minus,
    mounted,
    number,
    plus,
    some,
    total,
)
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import HIT, Lines, line
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.war.bounds import PAPACY, muslim_run, played
from warcouncil.titles.tanto_monta.war.formations import CAVALRY, wait
from warcouncil.titles.tanto_monta.war.ground import kind_of
from warcouncil.titles.tanto_monta.war.holy_war import HOLY_WAR, MARTYRED, martyrs

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

KINDS = {
    "charge": Kind({"charge": (), "stand": (), "on_foot": ("power", "amount")}),
    "dismount": Kind({"on_foot": ("power", "amount"), "stand": ()}),
}
REFUSALS = {"charge": "tm-5.3-12", "dismount": "tm-5.3-12"}
OUTSHOT = Fact("outshot", "side")
"""Arquebuses of the enemy: a charge brings no dice, and no 4 hits (#42)."""
UPHILL = Fact("uphill", "side")
"""Ground of the enemy's choice: only 6s hit (#43)."""
MUSKETS = Fact("muskets", "side")
"""Arquebuses on the walls count as regulars (#42)."""
FACTS = (OUTSHOT, UPHILL, MUSKETS)
ONLY_SIXES = 6
MUSKET_DICE = 2
FIELD, ASSAULT, FOREIGN = "field", "assault", "foreign"
IN_THE_FIELD = (FIELD, FOREIGN)
"""Foreign wars are fought like field battles, but nobody stands on his ground (20.9)."""
FIRM = frozenset({"regular", CAVALRY})
RIDERS = frozenset({CAVALRY})
FEW, MANY = 2, 4
"""With so many firm dice one 4 hits, or two (14, 15.1)."""
FIRST_CAPTIVE = "leader_captive"
MUSLIM = "muslim"
LEAVE = ("captured", "papal_changes", "used")
"""Leaders who come for a while are nobody's captives."""


# -- before the dice


def made_ready(state: TantoMontaState, side: int) -> Flow | None:
    """A side with cavalry says whether it charges, and who dismounts."""
    if side == ATTACKER:
        state.charges = (False, False)
        state.unmark_all(*FACTS, MARTYRED)
        if state.holds(HOLY_WAR):
            return after_martyrs(state, side)
    return on_horse(state, side)  # tm-5.3-10


def after_martyrs(state: TantoMontaState, side: int) -> Flow:
    """A Holy War takes its toll first."""
    yield from martyrs(state)
    riders = on_horse(state, side)
    if riders is not None:
        yield from riders


def on_horse(state: TantoMontaState, side: int) -> Flow | None:
    """What a side with cavalry has to decide."""
    battle = battle_of(state)
    powers = [power for power, own in contingents(state, side).items() if mounted(state, own)]
    able = [power for power in powers if power in state.realm.majors]
    if not able or battle.kind not in (*IN_THE_FIELD, ASSAULT):
        return None
    return charge(state, side, able[0]) if battle.kind in IN_THE_FIELD else storm_on_foot(state, side, able)


def charge(state: TantoMontaState, side: int, power: str) -> Flow:
    """14: the first power of a side that has cavalry decides about its charge."""
    while mounted(state, stacks_of(battle_of(state), side)):
        options: list[Option] = [("charge",), ("stand",), *dismounting(state, side, power)]
        choice = yield Ask(power, "charge", options, about={"place": battle_of(state).place})  # tm-14-6
        if choice[0] != "on_foot":
            goes = choice == ("charge",)
            state.charges = (goes, state.charges[1]) if side == ATTACKER else (state.charges[0], goes)
            if goes:
                state.log("charges", power=power, dice=charge_dice(state, side))
            return
        dismount_in_battle(state, side, str(choice[1]), int(choice[2]))


def storm_on_foot(state: TantoMontaState, side: int, powers: list[str]) -> Flow:
    """15.1: cavalry rolls nothing in an assault, but it may dismount for it."""
    for power in powers:
        options = dismounting(state, side, power)
        if options:
            choice = yield Ask(
                power, "dismount", [*options, ("stand",)], about={"place": battle_of(state).place}
            )  # tm-15.1-9
            if choice != ("stand",):
                dismount_in_battle(state, side, str(choice[1]), int(choice[2]))


def dismounting(state: TantoMontaState, side: int, power: str) -> list[Option]:
    """How many riders of a power can become regulars, as far as there are counters."""
    battle = battle_of(state)
    return [
        ("on_foot", stack.owner, amount)
        for stack in contingents(state, side).get(power, ())
        for amount in range(1, number(state, stack, CAVALRY) + 1)
        if can_change(state, stack.owner, battle.place, CAVALRY, "regular", amount)  # tm-5.3-12 tm-5-1
    ]


def dismount_in_battle(state: TantoMontaState, side: int, owner: str, amount: int) -> None:
    stacks = minus(state, stacks_of(battle_of(state), side), (some(state, owner, CAVALRY, amount),))
    change_battle(state, **{STACKS[side]: plus(state, stacks, (some(state, owner, "regular", amount),))})
    state.log("dismounts", power=owner, amount=amount, place=battle_of(state).place)


# -- dice


def charge_dice(state: TantoMontaState, side: int) -> int:
    """One for the first cavalry, one for each two more."""
    riders = mounted(state, stacks_of(battle_of(state), side))
    return 1 + (riders - 1) // 2 if riders else 0  # tm-14-6


def strategic_ground(state: TantoMontaState) -> bool:
    """Whether the defender fights in a strategic space that he controls."""
    battle = battle_of(state)
    holder = flag(state, state.control.get(battle.place, ""))
    held = any(flag(state, power) == holder for power in battle.defenders)
    return battle.kind == FIELD and held and kind_of(state, battle.place) == "strategic"  # tm-14-5


def own_dice(state: TantoMontaState, side: int) -> Lines:
    if battle_of(state).kind not in IN_THE_FIELD:
        return []
    ground = int(side == DEFENDER and strategic_ground(state))
    return [*line("strategic", ground), *line("charge", charging(state, side))]


def charging(state: TantoMontaState, side: int) -> int:
    """The dice of a charge that was declared, unless arquebuses stop it."""
    return 0 if state.holds(OUTSHOT, SIDES[side]) or not state.charges[side] else charge_dice(state, side)


def hit_from(state: TantoMontaState, side: int) -> int:
    return ONLY_SIXES if state.holds(UPHILL, SIDES[side]) else HIT


def near_hits(state: TantoMontaState, side: int) -> int:
    """How many 4s hit: by the dice of regulars, cavalry, defence and ground, not of a charge."""
    battle = battle_of(state)
    if battle.kind == ASSAULT and side == ATTACKER:
        return 0  # tm-15.1-10
    if state.holds(OUTSHOT, SIDES[side]):
        return 0
    firm = firm_dice(state, side) + int(side == DEFENDER and battle.kind != FOREIGN)
    firm += MUSKET_DICE * state.holds(MUSKETS, SIDES[side])
    if battle.kind in IN_THE_FIELD:
        firm += mounted(state, stacks_of(battle, side)) + int(side == DEFENDER and strategic_ground(state))
    return int(firm >= FEW) + int(firm >= MANY)  # tm-14-10 tm-15.1-10


def firm_dice(state: TantoMontaState, side: int) -> int:
    """Regulars; militia of natives with a leader of their own are as good (21.8)."""
    battle = battle_of(state)
    led = {COMPONENTS.leader(leader).power for leader in leaders_of(battle, side)}
    stacks = stacks_of(battle, side)
    regulars = sum(number(state, stack, "regular") for stack in stacks)  # tm-5.3-6
    natives = [stack for stack in stacks if stack.owner in state.realm.wild and stack.owner in led]
    return regulars + sum(number(state, stack, "militia") for stack in natives)


# -- losses


def owed_losses(state: TantoMontaState, side: int, losses: int, stacks: Stacks) -> Owed:
    """After a charge the first loss is cavalry; half of the others is regulars or cavalry; not in a relief."""
    battle = battle_of(state)
    if battle.kind == FOREIGN and side == DEFENDER:
        return taking_turns(losses)
    if battle.kind not in IN_THE_FIELD or not losses or (side == ATTACKER and relief(state)):
        return ()  # tm-15.2-2
    riders = mounted(state, stacks)
    if not state.charges[side] or not riders or not leads_charge(state, side, stacks):
        return ((FIRM, losses // 2),)  # tm-14-13
    spared = losses == total(stacks) - 1 and losses_due(battle)[side] > losses
    first = riders if spared and riders < total(stacks) else 1  # tm-14-15
    return ((RIDERS, first), (FIRM, max(first, 1 + (losses - 1) // 2)))  # tm-14-13


def taking_turns(losses: int) -> Owed:
    """The enemies of a foreign war: a Breton falls first, then a militia of Castile, and so on."""
    return ((frozenset({"regular"}), (losses + 1) // 2), (frozenset({"militia"}), losses // 2))  # tm-20.9-8


def leads_charge(state: TantoMontaState, side: int, stacks: Stacks) -> bool:
    """Whether these are the units of the first power of a side that has cavalry."""
    return next(own for own in contingents(state, side).values() if mounted(state, own)) == stacks


def holds_out(state: TantoMontaState, power: str, place: str) -> bool:
    """Independents and inactive minor powers in the open do not retreat."""
    passive = power in state.realm.wild or (power in state.realm.minors and power not in played(state))
    return passive and not fortified(state, place)  # tm-21.8-2


def avoided(state: TantoMontaState, space: str, formation: Formation) -> None:
    """Whoever has avoided battle may still be pursued (#50)."""
    state.fled = (space, formation.troops)


# -- captives


def jailer(state: TantoMontaState, captor: str) -> str:
    """Captives are in the dungeon of a player; Guanches, and the Papacy while nobody acts with it, have none."""
    if captor == PAPACY:
        return papal_captain(state) or captor
    return COMPONENTS.player_of.get(captor, captor)


def papal_captain(state: TantoMontaState) -> str:
    """The player who acts with a Papacy that is nobody's ally: the Muslims by Borgia, Christians in its peril."""
    if muslim_run(state):
        return MUSLIM  # tm-21.7-28
    return state.active if PAPACY in state.seats and PAPACY not in state.minors else ""  # tm-21.7-10


def captured(state: TantoMontaState, leader: str, player: str) -> bool:
    """The first captive of a player is worth 1 VP; some leaders are gone when they are captured."""
    if player not in COMPONENTS.players:
        return astray(state, leader)
    if player not in state.captured_once:
        state.captured_once.add(player)
        state.award(player, FIRST_CAPTIVE, 1)  # tm-13.1-9 tm-14-16 tm-22.3-67
    if COMPONENTS.leader(leader).until not in LEAVE:
        return False
    state.sides.pop(leader, None)
    state.log("leader_gone", leader=leader)
    return True  # tm-14-17


def astray(state: TantoMontaState, leader: str) -> bool:
    """A leader lost to independents or to an inactive minor power is back next turn, unless somebody acts with it."""
    battle = state.battle
    papal = battle is not None and PAPACY in (battle.attacker, battle.defenders[0])
    if papal and papal_captain(state) and leader_side(state, leader, "") != PAPACY:
        capture_leader(state, leader, PAPACY)  # tm-14-16
    else:
        wait(state, leader)  # tm-14-17
    return True


def overrun(state: TantoMontaState, power: str, space: str) -> None:
    """A naval leader alone in an unfortified space that enemy land units enter is out until next turn."""
    if fortified(state, space):
        return
    for admiral, place in sorted(state.admirals.items()):
        owner = leader_side(state, admiral, state.realm.admirals[admiral].power)
        if place != space or not foes(state, owner, power, space) or navy(state, space, owner):
            continue
        if not any(allied(state, owner, other) for other in commanders_in(state, space)):
            navies.wait_for_next_turn(state, admiral)  # tm-13.1-10
