"""Cards out of turn: what to play into a battle, a move, an event or a debate of the moment."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war import odds
from warcouncil.bots.war.battles import marching, men
from warcouncil.bots.war.outlook import View
from warcouncil.campaign.relations import army_size
from warcouncil.campaign.stacks import best_battle
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.events import EFFECTS, event_worth
from warcouncil.titles.here_i_stand.bot.outlook import Outlook
from warcouncil.titles.here_i_stand.components import CARDS, DEBATERS, SPACES

PRICE = 0.12
"""What a small card is worth in the hand."""
DICE = {"arquebusiers": 2, "field_artillery": 2, "tercios": 3, "surprise_attack": 2, "mercenaries_bribed": 2}
JANISSARIES = 5

Response = Callable[[Outlook, Option], float]


def judge_response(outlook: Outlook, option: Option) -> float:
    """Whether a card is worth playing at this moment; otherwise it stays in the hand."""
    if option == ("pass",):
        return 0.0
    return MOMENTS.get(outlook.trigger, unknown)(outlook, option)


def unknown(outlook: Outlook, option: Option) -> float:
    return -0.1


# -- battles


def sides(outlook: Outlook) -> tuple[View, View] | None:
    """Our side of the battle and the other one; None if it is not ours."""
    battle = outlook.panels.get("battle")
    if battle is None:
        return None
    attacker, defender = battle["sides"]
    if outlook.me in attacker["powers"]:
        return attacker, defender
    return (defender, attacker) if outlook.me in defender["powers"] else None


def field_dice(outlook: Outlook, side: View) -> int:
    stands = str(side["role"]) == "defender"
    return men(side["troops"]) + best_battle(outlook.state, side["leaders"]) + int(side["bonus"]) + stands


def victory_odds(outlook: Outlook, more: int) -> float:
    """The chance to win the field battle with so many more dice."""
    both = sides(outlook)
    if both is None:
        return 0.0
    own, other = both
    if own["role"] == "attacker":
        return odds.more_hits(field_dice(outlook, own) + more, field_dice(outlook, other))
    return 1 - odds.more_hits(field_dice(outlook, other), field_dice(outlook, own) + more)


def stake(outlook: Outlook) -> float:
    """What a battle is about: the men in it, and the place."""
    both = sides(outlook)
    if both is None:
        return 0.0
    battle = outlook.panels["battle"]
    place = str(battle["place"])
    city = outlook.prize(place) if place in SPACES and not outlook.mine(place) else 0.0
    if place in SPACES and outlook.mine(place):
        city = outlook.space_worth(place, outlook.me, False)
    leaders = 0.5 * sum(len(side["leaders"]) for side in both)
    return 0.08 * sum(men(side["troops"]) for side in both) + 0.4 * city + leaders


def in_field_battle(outlook: Outlook, option: Option) -> float:
    """A combat card if it turns the odds by enough."""
    more = DICE.get(str(option[1]), 2)
    return (victory_odds(outlook, more) - victory_odds(outlook, 0)) * stake(outlook) - PRICE


def reinforcements(outlook: Outlook, option: Option) -> float:
    """Mercenaries for the battle of the moment."""
    if sides(outlook) is None:
        return -0.1
    many = 4 if (option[1], outlook.me) in (("landsknechts", "hapsburg"), ("swiss_mercenaries", "france")) else 2
    return (victory_odds(outlook, many) - victory_odds(outlook, 0)) * stake(outlook) + 0.1 * many - PRICE - 0.2


def after_the_dice(outlook: Outlook, option: Option) -> float:
    """Janissaries if their dice can still win the battle."""
    both = sides(outlook)
    if both is None:
        return -0.1
    own, other = both
    behind = int(other["hits"]) - int(own["hits"]) + (own["role"] == "attacker")
    if behind <= 0:
        return -0.1
    return odds.at_least(JANISSARIES, behind) * stake(outlook) - 0.6


# -- assaults


def assault_odds(outlook: Outlook, more: int) -> float:
    battle = outlook.panels["battle"]
    attacker, defender = battle["sides"]
    guards = men(defender["troops"])
    foot = men(attacker["troops"])
    bonus = best_battle(outlook.state, attacker["leaders"]) + int(attacker["bonus"]) + more
    return odds.storm(foot, bonus, guards, best_battle(outlook.state, defender["leaders"]))


def in_assault(outlook: Outlook, option: Option) -> float:
    """Mines for the attacker; restless mercenaries for the defender."""
    both = sides(outlook)
    if both is None:
        return -0.1
    if both[0]["role"] == "attacker":
        return (assault_odds(outlook, 3) - assault_odds(outlook, 0)) * 2.5 * stake(outlook) - PRICE
    hired = sum(int(row["count"]) for row in both[1]["troops"] if row["unit"] == "mercenary")
    return 0.14 * hired + 0.3 * assault_odds(outlook, 0) * stake(outlook) - 2 * PRICE


def siege_guns(outlook: Outlook, option: Option) -> float:
    """Two more dice that hit well, if they can still decide."""
    both = sides(outlook)
    if both is None or both[0]["role"] != "attacker":
        return -0.1
    missing = max(1, men(both[1]["troops"])) - int(both[0]["hits"])
    if missing <= 0:
        return -0.1
    return (0.89 if missing == 1 else 0.44 if missing == 2 else 0.0) * 2 * stake(outlook) - PRICE


# -- moves of others


def against_a_move(outlook: Outlook, option: Option) -> float:
    """Bad weather or gout for whoever marches on us."""
    if outlook.trigger == "assault_declared":
        both = sides(outlook)
        if both is None or both[0]["role"] == "attacker":
            return -0.1
        return 1.5 * assault_odds(outlook, 0) * stake(outlook) - 0.35
    target, dice = marching(outlook)
    mover = str(outlook.panels.get("move", {}).get("power", outlook.turn["acting"]))
    if not target or target not in SPACES or not outlook.enemy(mover) or not outlook.mine(target):
        return -0.1
    worth = outlook.space_worth(target, outlook.me, False)
    return 0.5 * worth * (dice > army_size(outlook.state, target, outlook.me)) - 0.45


def against_pirates(outlook: Outlook, option: Option) -> float:
    victim = outlook.panels.get("piracy", {}).get("target")
    return 0.1 if victim == outlook.me else -0.1


# -- the sea


def sea_sides(outlook: Outlook) -> tuple[View, View] | None:
    battle = outlook.panels.get("naval_battle")
    if battle is None:
        return None
    first, second = battle["sides"]
    if outlook.me in first["powers"]:
        return first, second
    return (second, first) if outlook.me in second["powers"] else None


def in_naval_combat(outlook: Outlook, option: Option) -> float:
    return 0.15 if sea_sides(outlook) is not None else -0.1


def after_naval_dice(outlook: Outlook, option: Option) -> float:
    """Rowers and janissaries where they can still win, for our own side."""
    both = sea_sides(outlook)
    if both is None:
        return -0.1
    own, other = both
    behind = int(other["hits"]) - int(own["hits"]) + (own["role"] == "attacker")
    if behind <= 0 or (option[0] == "play_side" and option[2] != own["role"]):
        return -0.1
    dice = 4 if option[1] == "janissaries" else 3
    return odds.at_least(dice, behind) - (0.9 if option[1] == "janissaries" else 0.35)


def naval_roll(outlook: Outlook, option: Option) -> float:
    """Two more or less decide a roll that concerns us."""
    roll = outlook.panels.get("naval_roll")
    if roll is None:
        return -0.1
    total, power = int(roll["total"]), str(roll["power"])
    if option[0] == "play_plus":
        return 0.3 if power == outlook.me and 7 <= total < 9 else -0.1
    return 0.3 if outlook.enemy(power) and 9 <= total < 11 else -0.1


# -- words


def cancel(outlook: Outlook, option: Option) -> float:
    """The Wartburg against an event that hurts us badly."""
    card = str(outlook.turn["card"] or "")
    if not card or card not in CARDS:
        return -0.1
    if card in ("papal_bull", "leipzig_debate"):
        return 0.25
    harm = -event_worth(outlook, card) if card in HARMFUL or card in EFFECTS else 0.0
    return harm - 0.45


HARMFUL = frozenset(("erasmus", "mary_defies_council", "peasants_war", "michael_servetus"))
"""Events against the Protestants whose worth depends on the table."""


def luther_himself(outlook: Outlook, option: Option) -> float:
    """Luther takes the place of a much weaker debater."""
    debate = outlook.panels.get("debate")
    if debate is None:
        return -0.1
    role = "attacker" if debate["caller"] == "protestant" else "defender"
    return 0.3 * (DEBATERS["luther"].value - DEBATERS[str(debate[role])].value) - 0.5


def comet(outlook: Outlook, option: Option) -> float:
    """The comet comes when somebody is about to win."""
    return max(outlook.danger(power) for power in outlook.vp if power != outlook.me) - 0.6


def for_the_record(outlook: Outlook, option: Option) -> float:
    """Scholars who stop a domination are always welcome."""
    return 1.0


MOMENTS: dict[str, Response] = {
    "between_impulses": comet,
    "event_declared": cancel,
    "holy_roman_emperor_transfer": unknown,
    "land_move_declared": against_a_move,
    "field_battle_step_1": reinforcements,
    "field_battle_combat_cards": in_field_battle,
    "field_battle_after_dice": after_the_dice,
    "assault_declared": against_a_move,
    "assault_mercenaries": reinforcements,
    "assault_combat_cards": in_assault,
    "assault_after_dice": siege_guns,
    "naval_transport_start": against_a_move,
    "naval_roll": naval_roll,
    "naval_combat_cards": in_naval_combat,
    "naval_combat_after_dice": after_naval_dice,
    "piracy_announced": against_pirates,
    "debate_substitution": luther_himself,
    "victory_phase": for_the_record,
}
JUDGES = {"respond": judge_response}
