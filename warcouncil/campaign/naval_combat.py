"""Naval combat (16.2)."""

from __future__ import annotations

import msgspec

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import NavalBattle
from warcouncil.campaign.relations import navy
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.table import windows
from warcouncil.table.dice import Lines, counted, hits_in, leader_line, line


def fight(state: CampaignState, place: str, attacker: str, defender: str, *, tie_retreats_both: bool = False) -> Flow:
    """A combat between two powers in one place."""
    state.naval_battle = NavalBattle(
        place, attacker, defender, in_port=place not in state.realm.atlas.seas, tie_retreats_both=tie_retreats_both
    )
    state.log("naval_combat", place=place, power=attacker, power2=defender)
    yield from windows.offer(state, "naval_combat_cards", majors(state, (attacker,)))  # war-16.2-3
    yield from windows.offer(state, "naval_combat_cards", majors(state, (defender,)))  # war-16.2-3
    roll(state)
    yield from after_the_dice(state)
    yield from settle(state)
    state.naval_battle = None
    yield MOMENT


def after_the_dice(state: CampaignState) -> Flow:
    """Step 6: first those who have a card for it, then anybody's; the first may still answer those."""
    battle = battle_of(state)
    ready = tuple(power for power in state.realm.after_dice if power in (battle.attacker, battle.defender))
    first = state.active or battle.attacker
    others = tuple(power for power in (first, *state.realm.after(first)) if power not in ready)
    yield from windows.offer(state, "naval_combat_after_dice", (*ready, *others))  # war-16.2-4
    if battle_of(state).dice != battle.dice:
        yield from windows.offer(state, "naval_combat_after_dice", ready)


def battle_of(state: CampaignState) -> NavalBattle:
    battle = state.naval_battle
    assert battle is not None
    return battle


def majors(state: CampaignState, powers: tuple[str, ...]) -> tuple[str, ...]:
    """Of some powers those that have cards: a minor power without an ally plays none."""
    return tuple(power for power in powers if power in state.realm.majors)


def dice_lines(state: CampaignState, power: str) -> Lines:
    """Two dice for a squadron, one for a corsair, the best naval leader, and one for the defender in a port."""
    battle = battle_of(state)
    fleets = navy(state, battle.place, power)
    return [
        *line("squadrons", 2 * navies.squadrons(fleets)),  # war-16.2-1
        *line("corsairs", navies.corsairs(fleets)),  # war-16.2-1 war-5.3-2
        *leader_line(navies.admirals_in(state, battle.place, power), state.realm.ratings),  # war-16.2-1
        *line("port", int(battle.in_port and power == battle.defender)),  # war-16.2-2
        *line("combat_cards", battle.bonus[power == battle.defender]),
    ]


def dice_of(state: CampaignState, power: str) -> int:
    return counted(dice_lines(state, power))


def roll(state: CampaignState) -> None:
    """Both sides roll."""
    battle = battle_of(state)
    attack = state.dice.rolls(dice_of(state, battle.attacker), 6, "naval attacker")
    defence = state.dice.rolls(dice_of(state, battle.defender), 6, "naval defender")
    state.naval_battle = msgspec.structs.replace(
        battle, dice=(attack, defence), hits=(hits_in(attack), hits_in(defence))
    )  # war-16.2-3
    state.log("naval_dice", power=battle.attacker, dice=list(attack), power2=battle.defender, dice2=list(defence))


def add_dice(state: CampaignState, side: int, count: int) -> None:
    """Cards that add dice after the roll: 0 the attacker, 1 the defender."""
    battle = battle_of(state)
    more = state.dice.rolls(count, 6, "naval cards")
    dice = tuple(old + more if number == side else old for number, old in enumerate(battle.dice))
    hits = tuple(old + hits_in(more) if number == side else old for number, old in enumerate(battle.hits))
    state.naval_battle = msgspec.structs.replace(battle, dice=(dice[0], dice[1]), hits=(hits[0], hits[1]))
    state.log("naval_more_dice", power=(battle.attacker, battle.defender)[side], dice=list(more))


def settle(state: CampaignState) -> Flow:
    """Winner, casualties, retreat (steps 7 to 10)."""
    battle = battle_of(state)
    place, attacker, defender = battle.place, battle.attacker, battle.defender
    attack, defence = battle.hits
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)  # war-16.2-5
    state.log("naval_result", place=place, power=winner, hits=max(attack, defence), hits2=min(attack, defence))
    losses = {
        attacker: losses_of(state, place, attacker, defence, lost=attacker == loser),
        defender: losses_of(state, place, defender, attack, lost=defender == loser),
    }
    saved = survivor(state, losses, winner)
    if saved:
        losses[saved] = yield from keep_one(saved, losses[saved])
    for power in (attacker, defender):
        yield from navies.lose_some(state, place, power, *losses[power])
    if state.active:  # a combat of the diplomacy phase is no part of an impulse
        navies.tire(state, place, loser)  # war-16.1-6
    for power in leaving(battle, loser):
        if navy(state, place, power):
            yield from navies.retreat(state, power, place)  # war-16.2-9 war-16.2-10


def leaving(battle: NavalBattle, loser: str) -> tuple[str, ...]:
    """Who retreats: from a port always the attacker, at sea the loser, or both who met there as a war began."""
    if battle.in_port:
        return (battle.attacker,)  # war-16.2-9
    if battle.tie_retreats_both and battle.hits[0] == battle.hits[1]:
        return (battle.attacker, battle.defender)  # war-9.6-11
    return (loser,)  # war-16.2-10


def losses_of(state: CampaignState, place: str, power: str, hits: int, lost: bool) -> tuple[int, int]:
    """Squadrons and corsairs that so many hits eliminate (step 8)."""
    fleets = navy(state, place, power)
    squadrons, corsairs = navies.squadrons(fleets), navies.corsairs(fleets)
    sunk = min(squadrons, hits // 2)  # war-16.2-6 war-5.3-2
    left = hits - 2 * sunk
    taken = min(corsairs, left)  # war-16.2-6
    left -= taken
    if left and lost and sunk < squadrons:
        sunk += 1  # war-16.2-7
    return sunk, taken


def survivor(state: CampaignState, losses: dict[str, tuple[int, int]], winner: str) -> str:
    """Who keeps one unit if both sides are wiped out; "" if they are not."""
    battle = battle_of(state)
    for power, lost in losses.items():
        fleets = navy(state, battle.place, power)
        if lost != (navies.squadrons(fleets), navies.corsairs(fleets)):
            return ""
    if state.options.get("mutual_elimination") == "more_dice":
        return battle.attacker if len(battle.dice[0]) > len(battle.dice[1]) else battle.defender
    return winner  # war-16.2-8


def keep_one(power: str, losses: tuple[int, int]) -> Flow:
    """The owner says which of the last two kinds of ships stays."""
    squadrons, corsairs = losses
    if squadrons and corsairs:
        options: list[Option] = [("keep", power, "squadron"), ("keep", power, "corsair")]
        chosen = yield Ask(power, "ship_kept", options)
        kept = str(chosen[2])
    else:
        kept = "squadron" if squadrons else "corsair"
    return (squadrons - 1, corsairs) if kept == "squadron" else (squadrons, corsairs - 1)
