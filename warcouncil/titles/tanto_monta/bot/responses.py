"""Cards out of turn: what to play at the moment, and what to keep in the hand."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war.points import POINT
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot.outlook import Outlook
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.windows import CARDS

WILLING = 0.1
KEEP = -0.1
PRICE = 0.6
"""The part of its points that a card must be worth at a moment."""

Moment = Callable[[Outlook, Option], float]


def judge_response(outlook: Outlook, option: Option) -> float:
    """Whether a card is worth playing at this moment; otherwise it stays in the hand."""
    if option == ("pass",):
        return 0.0
    return MOMENTS.get(outlook.trigger, keep)(outlook, option)


def keep(outlook: Outlook, option: Option) -> float:
    return KEEP


def in_battle(outlook: Outlook, option: Option) -> float:
    """Combat cards are cheap, and battles are dear."""
    return WILLING + 0.4 - PRICE * POINT * CARDS[str(option[1])].cp


def against_the_leader(outlook: Outlook, option: Option) -> float:
    """Whoever is about to act loses his impulse if he is about to win."""
    victim = str(outlook.about.get("power2", outlook.turn["active"] or ""))
    worth = outlook.rival(victim) if victim in PLAYER else 0.0
    return worth - PRICE * POINT * CARDS[str(option[1])].cp


def against_an_enemy(outlook: Outlook, option: Option) -> float:
    """Rain on whoever marches against us, or is about to win."""
    mover = str(outlook.turn["active"] or "")
    enemy = mover in outlook.enemies()
    return (0.25 if enemy else 0.0) + 0.5 * outlook.rival(mover) - 0.4 if mover in PLAYER else KEEP


def for_nothing(outlook: Outlook, option: Option) -> float:
    """What comes after a success costs nothing else."""
    return 0.5


MOMENTS: dict[str, Moment] = {
    "combat_cards": in_battle,
    "battle_begins": in_battle,
    "dice_seen": in_battle,
    "battle_won": for_nothing,
    "space_taken_by_assault": for_nothing,
    "naval_battle_begins": in_battle,
    "naval_dice_seen": in_battle,
    "land_interception": in_battle,
    "avoiding_battle": in_battle,
    "impulse_about_to_begin": against_the_leader,
    "card_played": against_the_leader,
    "action_announced": against_an_enemy,
}
JUDGES = {"respond": judge_response}
