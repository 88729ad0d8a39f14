"""Answers out of turn: battle cards when the battle is worth it, others when they hit an enemy."""

from __future__ import annotations

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars import effects as words
from warcouncil.titles.napoleonic_wars.bot import odds
from warcouncil.titles.napoleonic_wars.bot.outlook import CAPITAL, POINT, UNIT, Outlook
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import SPACES, Battle
from warcouncil.titles.napoleonic_wars.war import battles

SPENT = 0.75
"""The part of a card's CP that would really have been used."""
USUAL = 0.15
"""What an answer is worth of which nothing else is known."""
KEY = 0.8
"""What a key adds to the stakes of a battle for it."""


def judge_answer(outlook: Outlook, option: Option) -> float:
    """What the card does now, less the CP that it would bring."""
    if option[0] == "pass":
        return 0.0
    id = str(option[1])
    event = COMPONENTS.cards.get(id) or COMPONENTS.reserves[id]
    price = SPENT * POINT * event.cp
    return answer_worth(outlook, id, outlook.trigger) - price


def answer_worth(outlook: Outlook, id: str, trigger: str) -> float:
    state = outlook.state
    if trigger in ("battle_dice", "battle_rolled", "battle_decided", "battle_begins") and state.battle is not None:
        return in_battle(outlook, id, state.battle)
    if trigger == "siege_dice" and state.siege is not None:
        return in_siege(outlook, id)
    if trigger in ("naval_dice", "naval_roll"):
        return 0.35 if engaged(outlook) else 0.0
    if trigger == "attrition_rolled":
        whose = str(outlook.about.get("power2", ""))
        return UNIT * int(outlook.about.get("amount", 1)) if outlook.ours(whose) else 0.0
    if trigger == "intercepted":
        return 0.3 if not outlook.friend(str(outlook.about.get("power2", ""))) else 0.0
    if trigger == "event_announced":
        return 0.5 if outlook.enemy(str(outlook.about.get("power2", ""))) else 0.0
    if trigger == "land_move":
        return at_march(outlook, id)
    return in_passing(outlook, id)


def engaged(outlook: Outlook) -> bool:
    engagement = outlook.state.engagement
    return engagement is not None and any(outlook.ours(one) for one in engagement.sides)


def own_side(outlook: Outlook, battle: Battle) -> int:
    """The side on which our nations fight: 0, 1, or -1 for none."""
    for index in (battles.ATTACKER, battles.DEFENDER):
        if any(outlook.ours(one) for one in battles.side(outlook.state, battle, index)):
            return index
    return -1


def in_battle(outlook: Outlook, id: str, battle: Battle) -> float:
    """How much more likely the battle is won, times what it is about."""
    side = own_side(outlook, battle)
    if side < 0:
        return 0.0
    state = outlook.state
    dice = [
        len(battles.side(state, battle, index))
        and sum(int(one["dice"]) for one in battles.dice_of(state, battle, index))
        for index in (0, 1)
    ]
    more, fewer = dice_changes(id)
    own, foes = dice[side], dice[1 - side]
    before = odds.battle(own, foes)
    after = odds.battle(own + more, max(0, foes - fewer))
    here = SPACES[battle.space]
    stake = 0.5 + UNIT * min(own, foes) + KEY * here.key + CAPITAL * here.capital
    return (after - before) * stake + (0.1 if not more and not fewer else 0.0)


def dice_changes(id: str) -> tuple[int, int]:
    """The dice that a battle card adds for whoever plays it, and takes from the other."""
    event = COMPONENTS.cards.get(id) or COMPONENTS.reserves[id]
    more = fewer = 0
    for one in event.effects:
        if isinstance(one, words.Dice):
            more += one.by if one.side == "own" else 0
            fewer -= one.by if one.side == "enemy" else 0
            fewer += 2 * (not one.commander)
        elif isinstance(one, words.Faces):
            more += 2 if not one.count_as else 1
        elif isinstance(one, words.Ignore):
            fewer += 3 if one.disrupts else 2
        elif isinstance(one, words.Cancel):
            fewer += 2
    return more, fewer


def in_siege(outlook: Outlook, id: str) -> float:
    siege = outlook.state.siege
    assert siege is not None
    mine = any(outlook.ours(one) for one in (COMPONENTS.leaders[siege.leader].nation,))
    prize = outlook.passing(siege.space, outlook.state.controller(siege.space), COMPONENTS.leaders[siege.leader].nation)
    more, _ = dice_changes(id)
    if mine:
        return max(0.0, prize) * (0.3 if more else 0.5)
    return max(0.0, -prize) * 0.3 if outlook.ours(outlook.state.controller(siege.space)) else 0.0


def at_march(outlook: Outlook, id: str) -> float:
    """While a force marches: against enemies, or to help our own on."""
    moving = outlook.state.moving
    if moving is None:
        return 0.0
    event = COMPONENTS.cards.get(id) or COMPONENTS.reserves[id]
    helps = any(isinstance(one, words.March) for one in event.effects)
    if outlook.ours(moving.power):
        return 0.3 if helps else 0.0
    if not outlook.enemy(moving.power) or helps:
        return 0.0
    pieces = moving.pieces
    near_home = outlook.ours(outlook.state.controller(moving.space))
    return UNIT * pieces / 6 + 0.25 * near_home + 0.1


def in_passing(outlook: Outlook, id: str) -> float:
    """At any moment: only what is worth as much later, so it can wait but for men."""
    event = COMPONENTS.cards.get(id) or COMPONENTS.reserves[id]
    men = sum(one.units for one in event.effects if isinstance(one, words.Place))
    return UNIT * 1.3 * men + USUAL * (not men)


JUDGES = {"respond": judge_answer}
