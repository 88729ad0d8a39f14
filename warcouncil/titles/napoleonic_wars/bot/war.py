"""Armies: marches and who goes along, sieges, interception, evasion, retreats and losses."""

from __future__ import annotations

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot import odds
from warcouncil.titles.napoleonic_wars.bot.campaigns import (
    EFFORT,
    Army,
    army_of,
    attraction,
    best_of,
    campaigns,
    defence,
    exposure,
    fall_chance,
    flag_prize,
    marching,
    siege_worth,
    staying,
)
from warcouncil.titles.napoleonic_wars.bot.outlook import UNIT, Outlook
from warcouncil.titles.napoleonic_wars.bot.points import Prospect
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import is_friendly, is_uncontrolled, owner
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES
from warcouncil.titles.napoleonic_wars.war import flags, interception
from warcouncil.titles.napoleonic_wars.war.bonus import bonus
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS, modifiers

NEARER = 0.4
"""What it is worth to stand nearer to what can be taken."""
FREE = 1.0
"""Sieges cost nothing and go first."""
FRONT = 0.2
"""The threat from which on a key of ours is guarded."""
TAKEN_ALONG = 0.1
IDLE = 0.1
"""What a march for nothing costs."""


# -- setting out


def lone_unit(outlook: Outlook, space: str) -> Army:
    return Army(outlook.me, space, ((outlook.me, 1),), ())


def march_gain(outlook: Outlook, army: Army, cp: int) -> tuple[float, int]:
    """What an army gains by setting out with so many CP beyond what it has where it stands, and what that costs."""
    best = best_of(outlook, army, cp)
    left = exposure(outlook, army) + max(0.0, staying(outlook, army, cp))
    if best is None or best.worth <= 0:
        return nearer(outlook, army) - left, 1
    spent = max(1, min(cp, best.cost + (best.cost < cp)))
    return best.worth - left - EFFORT * best.cost, spent


def nearer(outlook: Outlook, army: Army) -> float:
    """What the best step brings an army that has nothing in reach; once it has marched it wanders no further."""
    if any(outlook.state.strides.get(leader, 0) for leader in army.leaders):
        return -IDLE
    here = attraction(outlook, army.nation, army.space)
    able = [near for near in NEIGHBOURS[army.space] if is_friendly(outlook.state, army.nation, near)]
    gain = max((attraction(outlook, army.nation, near) for near in able), default=here) - here
    return NEARER * gain * min(2.0, army.size / 4) - 0.02


def judge_march(outlook: Outlook, option: Option) -> float:
    army = army_of(outlook, str(option[1]))
    gain, cost = march_gain(outlook, army, outlook.state.cp)
    if not army.size:
        gain = min(gain * 0.1, 0.02) - 0.05
    return gain / (cost + 1)


def judge_unit(outlook: Outlook, option: Option) -> float:
    """A unit by itself takes what is empty; who stands alone is easily lost."""
    army = lone_unit(outlook, str(option[1]))
    best = best_of(outlook, army, outlook.state.cp)
    if best is None or best.cost > outlook.state.cp:
        return -0.05
    alone = 0.4 if outlook.units(army.space, False) <= 1 and SPACES[army.space].key else 0.0
    stays = max(0.0, staying(outlook, army, outlook.state.cp))
    gain = best.worth - stays - exposure(outlook, army) - UNIT * 0.4 - alone
    return gain / (best.cost + 2)


def judge_flag(outlook: Outlook, option: Option) -> float:
    """A flag costs one CP; a key is a point."""
    space = str(option[1])
    taker = SPACES[space].nation if option[0] == "clear" else outlook.me
    worth = outlook.passing(space, outlook.state.controller(space), taker)
    stands = any(owner(leader) == outlook.me for leader in outlook.leaders(space, False))
    return (worth + 0.04 * stands) / 2


def judge_siege(outlook: Outlook, option: Option) -> float:
    """Free, so it comes before all else, unless the walls are too strong."""
    army = army_of(outlook, str(option[1]))
    worth = siege_worth(outlook, army, army.space, now=True)
    return FREE + worth if worth > 0 and fall_chance(outlook, army, army.space) > 0.12 else -0.05


def judge_appoint(outlook: Outlook, option: Option) -> float:
    """The best in battle of those who can lead all that is there should command."""
    leader = str(option[1])
    space = outlook.state.leaders[leader]
    rivals = [one for one in outlook.leaders(space, False) if owner(one) == owner(leader)]
    size = outlook.units(space, False)

    def fit(one: str) -> float:
        return LEADERS[one].battle + 0.8 * min(size, LEADERS[one].command)

    now = [one for one in rivals if one in outlook.state.commanders]
    return 0.05 if fit(leader) > max((fit(one) for one in (now or rivals) if one != leader), default=0.0) else -0.05


# -- on the way


def judge_step(outlook: Outlook, option: Option) -> float:
    """Go on as long as there is more to win than here."""
    army, cp = marching(outlook), outlook.state.cp
    if outlook.state.moving is not None and outlook.state.moving.free:
        cp += outlook.state.moving.free
    if option[0] == "halt":
        return staying(outlook, army, cp) + 0.02
    if option[0] == "reform":
        return -0.1
    return step_worth(outlook, army, cp, str(option[1]))


def step_worth(outlook: Outlook, army: Army, cp: int, step: str) -> float:
    found = [one for one in campaigns(outlook, army, cp) if one.step == step]
    if found:
        return found[0].worth - EFFORT * found[0].cost
    drawn = attraction(outlook, army.nation, step) - attraction(outlook, army.nation, army.space)
    beaten = defence(outlook, step)[0]
    loss = UNIT * army.size * (1 - odds.battle(army.dice, beaten)) if beaten else 0.0
    return NEARER * drawn - loss - 0.05


def garrison(outlook: Outlook, space: str) -> int:
    """How many units should stay in a key of ours that is threatened."""
    if not SPACES[space].key or SPACES[space].fortress or not outlook.friend(outlook.state.controller(space)):
        return 0
    danger = outlook.threat(space)
    return (1 + SPACES[space].capital) if danger > FRONT else 0


def judge_force(outlook: Outlook, option: Option) -> float:
    """As many as the commander leads, but for those whom a threatened key needs."""
    space, leader = str(outlook.about["space"]), str(outlook.about["leader"])
    state = outlook.state
    total = sum(count for nation, count in state.units.get(space, ()) if outlook.ours(nation))
    if option[0] in ("bring", "leave_behind"):
        room = total < LEADERS[leader].command
        return TAKEN_ALONG * ((option[0] == "bring") == room)
    nation, count = str(option[1]), int(option[2])
    have = state.units_at(space, nation)
    most = LEADERS[leader].command
    others = total - have
    stay = max(0, garrison(outlook, space) - others)
    wanted = min(most, have - stay) if have > stay else have
    return TAKEN_ALONG * (10 - abs(count - wanted)) / 10


def judge_press(outlook: Outlook, option: Option) -> float:
    siege = outlook.state.siege
    if option[0] != "press_on" or siege is None:
        return 0.0
    army = army_of(outlook, siege.leader)
    chance = odds.siege(army.dice - siege.disrupts, max(1, SPACES[siege.space].fortress - siege.sixes))
    return chance * flag_prize(outlook, owner(siege.leader), siege.space) - UNIT


# -- contact


def mover_dice(outlook: Outlook) -> int:
    """The dice of the force that comes."""
    moving = outlook.state.moving
    if moving is None:
        return 2
    lead = LEADERS[moving.leader].battle if moving.leader else 0
    force = moving.units, moving.leaders
    return sum(count for _, count in moving.units) + max(0, len(moving.leaders) - 1) + lead + bonus(force)


def judge_intercept(outlook: Outlook, option: Option) -> float:
    """Whoever is stronger meets the enemy on the way, above all before a key, and the likelier he comes there."""
    if option[0] == "let_pass":
        return 0.0
    return intercepting(outlook, str(option[1]), str(outlook.about["space"]))


def intercepting(outlook: Outlook, leader: str, space: str) -> float:
    """What it is worth that an army tries to intercept: the battle that it finds, if the dice bring it there."""
    army, foes = army_of(outlook, leader), mover_dice(outlook)
    chance = odds.battle(army.dice + outlook.units(space, False), foes)
    key = 0.5 * SPACES[space].key * outlook.ours(outlook.state.controller(space))
    found = (chance - 0.5) * (0.3 + key + UNIT * foes / 2) - 0.5 * exposure(outlook, army)
    return odds.check(interception_bonus(outlook, leader, space)) * found - 0.02


def interception_bonus(outlook: Outlook, leader: str, space: str) -> int:
    """What is added to two dice of an army that intercepts (10.11)."""
    state, nation, origin = outlook.state, owner(leader), outlook.state.leaders[leader]
    friendly = interception.friendly_before(state, nation, space)
    lines = modifiers(leader, origin, space, friendly, is_uncontrolled(state, nation, origin))
    return sum(int(line["dice"]) for line in lines)


def help_comes(outlook: Outlook, space: str) -> bool:
    """Whether an army of the nation next to a duchy should try to come to the help of those who stand there."""
    able = interception.able(outlook.state, outlook.me, space)
    return any(intercepting(outlook, leader, space) > 0 for leader in able)


def judge_evade(outlook: Outlook, option: Option) -> float:
    """Small armies slip away from great ones; a single unit holds up the enemy where it stands."""
    if option[0] == "intercept_first":  # whoever comes to help is known before one decides
        slipping = [judge_evade(outlook, one) for one in outlook.options if one[0] == "evade"]
        return max(0.0, *slipping) + 0.01 if help_comes(outlook, str(outlook.about["space"])) else -0.01
    if option[0] != "evade":
        return 0.0
    leader, space = str(outlook.about.get("leader", "")), str(outlook.about.get("space", ""))
    lead = LEADERS[leader].battle if leader else 0
    own = outlook.units(space, False) + lead + 1
    lost = odds.battle(mover_dice(outlook), own)
    target = str(option[1])
    slips = odds.check(lead + is_friendly(outlook.state, outlook.me, target))
    saved = UNIT * (own - lead) * LOST_IN_BATTLE
    key = 0.6 * SPACES[space].key * (1 - lost) if space else 0.0
    return slips * (lost - 0.6) * saved * bool(leader) - key - 0.01 + 0.02 * refuge(outlook, target)


LOST_IN_BATTLE = 0.6
"""The part of an army that a lost battle may cost."""


def refuge(outlook: Outlook, space: str) -> float:
    """How good a place is to fall back to: 0 to 1."""
    friends = min(5, outlook.units(space, False)) / 10
    key = 0.3 * SPACES[space].key * outlook.friend(outlook.state.controller(space))
    return friends + key + 0.2 * bool(SPACES[space].capital) - 0.5 * outlook.threat(space) + 0.3


def judge_retreat(outlook: Outlook, option: Option) -> float:
    return refuge(outlook, str(option[1])) if len(option) > 1 else -0.2


def judge_refuge(outlook: Outlook, option: Option) -> float:
    """A war on somebody new is dear; a whole army is dearer."""
    if len(option) == 1:
        return 0.0
    battle = outlook.state.battle
    saved = UNIT * outlook.units(battle.space, False) if battle is not None else UNIT
    return saved - 1.0


def judge_loss(outlook: Outlook, option: Option) -> float:
    """Units before leaders, those of others before ours."""
    if option[0] == "lose_leader":
        return -1.0 - 0.2 * LEADERS[str(option[1])].battle - 0.5 * outlook.ours(owner(str(option[1])))
    if option[0] == "lose_flag":
        space = str(option[1])
        return -0.1 - outlook.passing(space, SPACES[space].nation, outlook.state.controller(space))
    nation = str(option[1])
    return -0.2 * outlook.ours(nation) - 0.1 * (COMPONENTS.nations[nation].bonus > 0)


def judge_routed(outlook: Outlook, option: Option) -> float:
    """The better the beaten commander, the likelier a resource."""
    return 0.1 * LEADERS[str(option[1])].battle


def judge_consent(outlook: Outlook, option: Option) -> float:
    """A friend's better commander is followed; command over our own men is not given up for less, but taken."""
    if option[0] != "join_group":
        return 0.0
    leader, space = str(outlook.about["leader"]), str(outlook.about["space"])
    if outlook.ours(owner(leader)):
        return 0.1
    own = [LEADERS[one].battle for one in outlook.leaders(space, False) if outlook.ours(owner(one))]
    return 0.1 if LEADERS[leader].battle > max(own, default=0) else -0.1


def judge_leave(outlook: Outlook, option: Option) -> float:
    """A friend who wants to meet the enemy is let go."""
    return 0.1 * (option[0] == "grant_leave")


# -- what CP could do


def prospects(outlook: Outlook, cp: int) -> list[Prospect]:
    """What marches, sieges and flags could bring with so many CP."""
    state, me = outlook.state, outlook.me
    found = [
        Prospect(flag_prize(outlook, me, str(option[1])), 1)
        for option in flags.flag_candidates(state, me)
        if flags.flag_forbidden(state, me, option) is None
    ]
    for leader, _ in state.leaders_on_map(me):
        army = army_of(outlook, leader)
        if army.size:
            gain, cost = march_gain(outlook, army, cp)
            found.append(Prospect(gain, cost))
    return found


ACTS = {
    "march": judge_march,
    "march_unit": judge_unit,
    "flag": judge_flag,
    "clear": judge_flag,
    "siege": judge_siege,
    "appoint": judge_appoint,
}
JUDGES = {
    "march": judge_step,
    "force": judge_force,
    "siege": judge_press,
    "intercept": judge_intercept,
    "evade": judge_evade,
    "event_escape": judge_retreat,
    "retreat": judge_retreat,
    "refuge": judge_refuge,
    "loss": judge_loss,
    "event_loss": judge_loss,
    "routed_commander": judge_routed,
    "consent": judge_consent,
    "leave": judge_leave,
}
