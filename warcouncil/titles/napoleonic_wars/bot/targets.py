"""What events ask for: a nation, a duchy, a leader, a flag; good things for us, bad ones for rivals."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars import effects as words
from warcouncil.titles.napoleonic_wars.bot.events import is_help, regard, sum_of
from warcouncil.titles.napoleonic_wars.bot.outlook import SQUADRON, UNIT, Outlook
from warcouncil.titles.napoleonic_wars.bot.responses import own_side
from warcouncil.titles.napoleonic_wars.bot.war import garrison, judge_march
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import owner
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES

Judge = Callable[[Outlook, Option], float]


def card_of(outlook: Outlook) -> str:
    return str(outlook.about.get("card", ""))


def judge_nation(outlook: Outlook, option: Option) -> float:
    """Good for ourselves, bad for the rival who stands best."""
    if option[0] == "name_region":
        return judge_region(outlook, option)
    nation = str(option[1])
    if is_help(card_of(outlook)):
        return regard(outlook, nation) + 0.1 * (nation == outlook.me)
    rich = 0.2 * bool(outlook.state.resources.get(nation)) + 0.02 * outlook.cards.get(nation, 0)
    return -regard(outlook, nation) - outlook.weight(nation) + rich


def judge_pair(outlook: Outlook, option: Option) -> float:
    """A truce between others leaves us alone; one of ours only where we are the weaker."""
    one, other = str(option[1]), str(option[2])
    ours = [nation for nation in (one, other) if outlook.ours(nation)]
    if not ours:
        return 0.1
    foe = other if outlook.ours(one) else one
    weak = outlook.state.units_in_play(foe) - outlook.state.units_in_play(ours[0])
    return 0.03 * weak


def judge_leader(outlook: Outlook, option: Option) -> float:
    """The best leader of an enemy, where harm is done; ours, where it helps."""
    leader = str(option[1])
    sign = 1 if is_help(card_of(outlook)) else -1
    return sign * regard(outlook, owner(leader)) * (0.2 + 0.2 * LEADERS[leader].battle)


def judge_duchy(outlook: Outlook, option: Option) -> float:
    """Most enemies and fewest of ours, flags among them."""
    space = str(option[1])
    if SPACES[space].ports and any(outlook.enemy(one) for one, _ in outlook.state.ships_at(space)):
        return SQUADRON * len(outlook.state.ships_at(space))
    foes = outlook.units(space, True) + len(outlook.leaders(space, True))
    mine = outlook.units(space, False) + len(outlook.leaders(space, False))
    moving = outlook.state.moving
    now = 0.3 if moving is not None and moving.space == space and outlook.enemy(moving.power) else 0.0
    return UNIT * (foes - 1.5 * mine) + now


def judge_region(outlook: Outlook, option: Option) -> float:
    spaces = {region.id: region.spaces for region in COMPONENTS.map.regions}.get(str(option[1]), ())
    return sum(UNIT * (outlook.units(space, True) - outlook.units(space, False)) for space in spaces)


def judge_flags(outlook: Outlook, option: Option) -> float:
    """Flags of ours up, those of rivals down."""
    if len(option) == 1:
        return 0.0
    space = str(option[1])
    taker = str(option[2]) if option[0] == "raise_flag" else SPACES[space].nation
    return outlook.passing(space, outlook.state.controller(space), taker)


def judge_choice(outlook: Outlook, option: Option) -> float:
    """The list of operations that promises most."""
    event = COMPONENTS.cards.get(card_of(outlook)) or COMPONENTS.reserves.get(card_of(outlook))
    lists = [one.of for one in event.effects if isinstance(one, words.Choice)] if event is not None else []
    number = int(option[1]) - 1
    return sum_of(outlook, lists[0][number]) if lists and 0 <= number < len(lists[0]) else 0.0


def judge_for_side(outlook: Outlook, option: Option) -> float:
    battle = outlook.state.battle
    side = own_side(outlook, battle) if battle is not None else -1
    return 0.1 * (("attacker", "defender").index(str(option[1])) == side) if option[1] != "nobody" else 0.0


def judge_rounding(outlook: Outlook, option: Option) -> float:
    return 0.02 * (option[0] == "round_down")


def judge_giving(outlook: Outlook, option: Option) -> float:
    """Units that nobody misses; at the front they stay."""
    if len(option) == 1:
        return -0.02
    if option[0] == "commit_squadron":
        return -SQUADRON + 0.02 * int(option[2])
    if option[0] == "commit_leader":
        return -0.5 - 0.1 * LEADERS[str(option[1])].battle
    space = str(option[1])
    lone = outlook.units(space, False) <= max(1, garrison(outlook, space)) and SPACES[space].key
    return -UNIT - outlook.threat(space) * 0.2 - 0.3 * lone


def judge_send(outlook: Outlook, option: Option) -> float:
    """Who goes to Regroup: units before leaders."""
    return -0.5 if option[0] == "send_leader" else -0.1


def judge_port(outlook: Outlook, option: Option) -> float:
    return -outlook.threat(str(option[1])) if len(option) > 1 else -0.02


def judge_chief(outlook: Outlook, option: Option) -> float:
    return 0.3 + 0.1 * LEADERS[str(option[1])].battle if len(option) > 1 else 0.0


def judge_event_march(outlook: Outlook, option: Option) -> float:
    """The army that gains most by marching free."""
    if len(option) == 1:
        return 0.0
    if outlook.state.cp == 0:
        outlook.state.cp = FREE_WAY
    return judge_march(outlook, option)


FREE_WAY = 3
"""The duchies that an army is thought to march free."""


def judge_flotilla(outlook: Outlook, option: Option) -> float:
    if option[0] == "embark":
        return 0.05 * int(option[2])
    return outlook.prize(str(option[1])) - 0.1 * outlook.units(str(option[1]), True)


def judge_alliance(outlook: Outlook, option: Option) -> float:
    if len(option) == 1:
        return 0.0
    leader = str(option[1])
    return 0.1 * LEADERS[leader].battle + 0.02 * outlook.units(outlook.state.leaders.get(leader, ""), False)


JUDGES: dict[str, Judge] = {
    "event_nation": judge_nation,
    "event_pair": judge_pair,
    "event_leader": judge_leader,
    "event_duchy": judge_duchy,
    "event_region": judge_nation,
    "event_choice": judge_choice,
    "event_side": judge_for_side,
    "event_rounding": judge_rounding,
    "event_port": judge_port,
    "event_chief": judge_chief,
    "event_flags": judge_flags,
    "lift_flag": judge_flags,
    "event_regroup": judge_send,
    "event_march": judge_event_march,
    **dict.fromkeys(("event_give_up", "swap_unit", "event_lose", "event_commit", "raid"), judge_giving),
    "event_refit": judge_port,
    "flotilla": judge_flotilla,
    "alliance": judge_alliance,
}
