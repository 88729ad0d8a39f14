"""Naval combat (16.2)."""

from __future__ import annotations

from operator import sub

import msgspec

from warcouncil.campaign import moments, navies
from warcouncil.campaign.pieces import Fleet, NavalBattle
from warcouncil.campaign.relations import around, navy, played, sea_flag
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.table.dice import Lines, counted, hits_in, leader_line, line


def fight(state: CampaignState, place: str, attacker: str, defender: str, *, tie_retreats_both: bool = False) -> Flow:
    """A combat between two powers in one place."""
    state.naval_battle = NavalBattle(
        place, attacker, defender, in_port=place not in state.realm.atlas.seas, tie_retreats_both=tie_retreats_both
    )
    state.log("naval_combat", place=place, power=attacker, power2=defender)
    yield from moments.also(state, "naval_battle_begins", around(state, attacker))
    for side in (attacker, defender):
        yield from moments.offer(state, "naval_combat_cards", majors(state, side))  # war-16.2-3
    roll(state)
    yield from after_the_dice(state)
    yield from settle(state)
    state.naval_battle = None
    yield MOMENT


def after_the_dice(state: CampaignState) -> Flow:
    """Step 6: first those who have a card for it, then anybody's; the first may still answer those."""
    battle = battle_of(state)
    ready = tuple(power for power in state.realm.after_dice if power in (battle.attacker, battle.defender))
    others = tuple(power for power in around(state, battle.attacker) if power not in ready)
    yield from moments.offer(state, "naval_combat_after_dice", (*ready, *others))  # war-16.2-4
    if battle_of(state).dice != battle.dice:
        yield from moments.offer(state, "naval_combat_after_dice", ready)


def battle_of(state: CampaignState) -> NavalBattle:
    battle = state.naval_battle
    assert battle is not None
    return battle


def majors(state: CampaignState, side: str) -> tuple[str, ...]:
    """The powers of a side that have cards: a minor power without an ally plays none."""
    mine = sea_flag(state, side)
    return tuple(power for power in played(state) if sea_flag(state, power) == mine)


def dice_lines(state: CampaignState, power: str) -> Lines:
    """So many dice for each ship of a kind, the best naval leader, and one for the defender in a port."""
    battle = battle_of(state)
    afloat = zip(state.realm.ships, navies.numbers(state, navy(state, battle.place, power)), strict=True)
    return [
        *(one for kind, many in afloat for one in line(kind.line, kind.dice * many)),  # war-16.2-1 war-5.3-2
        *leader_line(navies.admirals_in(state, battle.place, power), state.realm.ratings),  # war-16.2-1
        *line("port", state.realm.harbour_dice(state, battle.place) if stands_in_port(battle, power) else 0),
        *line("combat_cards", battle.bonus[power == battle.defender]),
    ]


def stands_in_port(battle: NavalBattle, power: str) -> bool:
    return battle.in_port and power == battle.defender  # war-16.2-2


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
        losses[saved] = yield from keep_one(state, saved, losses[saved])
    before = {power: navy(state, place, power) for power in (attacker, defender)}
    for power in (attacker, defender):
        yield from navies.lose_some(state, place, power, losses[power])
    yield from sunk_by_each(state, before)
    if state.active:  # a combat of the diplomacy phase is no part of an impulse
        navies.tire(state, place, loser)  # war-16.1-6
    for power in leaving(battle, loser):
        if navy(state, place, power):
            yield from navies.retreat(state, power, place)  # war-16.2-9 war-16.2-10


def sunk_by_each(state: CampaignState, before: dict[str, tuple[Fleet, ...]]) -> Flow:
    """When both sides have lost ships, each may have a card for what it has sunk."""
    battle = battle_of(state)
    for power, other in ((battle.attacker, battle.defender), (battle.defender, battle.attacker)):
        left = {(fleet.owner, fleet.user): fleet.counts for fleet in navy(state, battle.place, power)}
        gone = [
            fleet._replace(counts=tuple(map(sub, fleet.counts, left.get(fleet[:2], state.realm.no_ships))))
            for fleet in before[power]
        ]
        sunk = tuple(fleet for fleet in gone if any(fleet.counts))
        if sunk:
            state.naval_battle = msgspec.structs.replace(battle_of(state), sunk=sunk)
            about = {"power2": power, "place": battle.place}
            yield from moments.also(state, "naval_losses", majors(state, other), about)


def leaving(battle: NavalBattle, loser: str) -> tuple[str, ...]:
    """Who retreats: from a port always the attacker, at sea the loser, or both who met there as a war began."""
    if battle.in_port:
        return (battle.attacker,)  # war-16.2-9
    if battle.tie_retreats_both and battle.hits[0] == battle.hits[1]:
        return (battle.attacker, battle.defender)  # war-9.6-11
    return (loser,)  # war-16.2-10


def losses_of(state: CampaignState, place: str, power: str, hits: int, lost: bool) -> tuple[int, ...]:
    """The ships of each kind that so many hits eliminate (step 8)."""
    afloat = navies.numbers(state, navy(state, place, power))
    sunk, left = [], hits
    for kind, many in zip(state.realm.ships, afloat, strict=True):
        sunk.append(min(many, left // kind.hulls))  # war-16.2-6 war-5.3-2
        left -= kind.hulls * sunk[-1]
    damaged = [number for number, many in enumerate(afloat) if sunk[number] < many]
    if left and lost and damaged:
        sunk[damaged[0]] += 1  # war-16.2-7
    return tuple(sunk)


def survivor(state: CampaignState, losses: dict[str, tuple[int, ...]], winner: str) -> str:
    """Who keeps one unit if both sides are wiped out; "" if they are not."""
    battle = battle_of(state)
    for power, lost in losses.items():
        if lost != navies.numbers(state, navy(state, battle.place, power)):
            return ""
    if state.realm.keeps_by_dice or state.options.get("mutual_elimination") == "more_dice":
        return battle.attacker if len(battle.dice[0]) > len(battle.dice[1]) else battle.defender
    return winner  # war-16.2-8


def keep_one(state: CampaignState, power: str, losses: tuple[int, ...]) -> Flow:
    """The owner says of which kind of ships the last one stays."""
    units = state.realm.naval_units
    options: list[Option] = [("keep", power, unit) for unit, many in zip(units, losses, strict=True) if many]
    chosen = options[0] if len(options) == 1 else (yield Ask(power, "ship_kept", options))
    return tuple(many - (unit == chosen[2]) for unit, many in zip(units, losses, strict=True))
