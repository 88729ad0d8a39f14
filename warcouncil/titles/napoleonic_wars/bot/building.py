"""Building, reinforcements and deployment: men where they are needed, leaders for armies that have none."""

from __future__ import annotations

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot.campaigns import attraction
from warcouncil.titles.napoleonic_wars.bot.outlook import SQUADRON, UNIT, Outlook
from warcouncil.titles.napoleonic_wars.bot.points import Prospect
from warcouncil.titles.napoleonic_wars.bot.war import garrison
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import owner
from warcouncil.titles.napoleonic_wars.seasons import deployment
from warcouncil.titles.napoleonic_wars.state import LEADERS, REGROUP, SPACES
from warcouncil.titles.napoleonic_wars.war.building import leader_cost, places, unbuilt

COSTS = COMPONENTS.tables.costs
LED = 0.06
"""What a unit is worth more where a leader has room for it."""
NEAR_FRONT = 0.08
GUARD = 0.25
"""What a unit is worth more in a threatened key without a garrison."""
LEADERLESS = 0.12
"""What a leader is worth for each unit without one."""
ENOUGH = 0.4
"""What is left of the worth of a unit where a great army stands already."""
SEA_POWERS = ("britain",)
"""Who wants squadrons for their own sake."""
DEPLOYED = 0.6


def unit_worth(outlook: Outlook, space: str, nation: str = "") -> float:
    """What one more unit is worth in a duchy."""
    who = nation or outlook.me
    here = outlook.units(space, False)
    leaders = [one for one in outlook.leaders(space, False) if owner(one) == who]
    room = sum(LEADERS[one].command for one in leaders) - here
    worth = UNIT + (LED if room > 0 else 0.0) + NEAR_FRONT * attraction(outlook, who, space)
    if here > 10:
        worth *= ENOUGH
    lack = garrison(outlook, space) - here
    threat = outlook.threat(space)
    if lack > 0:
        worth += GUARD * threat * (1 + SPACES[space].capital)
    strong = sum(size for place, size in outlook.threats.items() if COMPONENTS.atlas.distance(place, space) <= 1)
    return worth - (0.1 if strong > here + 3 and not SPACES[space].fortress and not SPACES[space].key else 0.0)


def leader_worth(outlook: Outlook, leader: str, space: str) -> float:
    """Armies need leaders; a nation without any needs one first of all."""
    nation = owner(leader)
    others = outlook.state.leaders_on_map(nation)
    base = (0.1 if others else 0.7) + 0.12 * attraction(outlook, nation, space)
    loose = 0 if outlook.leaders(space, False) else outlook.units(space, False)
    return base + LEADERLESS * min(loose, LEADERS[leader].command) / 2 + 0.06 * LEADERS[leader].battle


# -- in an impulse


def judge_place(outlook: Outlook, option: Option) -> float:
    """Where to build: what the best of it promises for each CP."""
    space, cp = str(option[1]), outlook.state.cp
    return max((one.rate for one in offers(outlook, space, cp)), default=-0.05)


def offers(outlook: Outlook, space: str, cp: int) -> list[Prospect]:
    """What could be built in a duchy."""
    state, me = outlook.state, outlook.me
    worth = unit_worth(outlook, space)
    found = []
    if cp >= COSTS.unit and unbuilt(state, me) > 0:
        found.append(Prospect(worth, COSTS.unit))
    if state.units_at(REGROUP, me):
        found.append(Prospect(worth, COSTS.regroup))
    for leader, facts in LEADERS.items():
        if facts.nation == me and (leader not in state.leaders or state.leaders[leader] == REGROUP):
            cost = leader_cost(state, leader)
            if cost <= cp and not facts.event and not facts.year:
                found.append(Prospect(leader_worth(outlook, leader, space), cost))
    return found


def judge_build(outlook: Outlook, option: Option) -> float:
    """As many men as the CP allow, or a leader for those who have none."""
    if len(option) == 1:
        return 0.05
    space = str(outlook.about.get("space") or capital(outlook))
    if option[0] == "commission":
        leader = str(option[1])
        return leader_worth(outlook, leader, space) - 0.05 * leader_cost(outlook.state, leader)
    count = int(option[1])
    price = COSTS.regroup if option[0] == "recall" else COSTS.unit
    return count * (unit_worth(outlook, space) - 0.03 * price) + 0.001 * count


def capital(outlook: Outlook) -> str:
    return COMPONENTS.nations[outlook.me].capitals[0]


def prospects(outlook: Outlook, cp: int) -> list[Prospect]:
    """The best place to build, as often as the CP allow."""
    able = places(outlook.state, outlook.me)
    best = max(((unit_worth(outlook, space), space) for space in able), default=None)
    if best is None or unbuilt(outlook.state, outlook.me) <= 0:
        return []
    return [Prospect(best[0] * 0.9**index, COSTS.unit) for index in range(cp // COSTS.unit)]


# -- squadrons


def judge_squadron(outlook: Outlook, option: Option) -> float:
    """Four CP are much for a ship; out of Regroup or Refit it is cheap."""
    if option[0] == "build_squadron":
        sea_power = outlook.me in SEA_POWERS
        return (SQUADRON * (1.5 if sea_power else 0.4)) / (COSTS.squadron + 1)
    return SQUADRON * 0.5 / 2


# -- the interphase


def judge_reinforcement(outlook: Outlook, option: Option) -> float:
    """Men and leaders first, then ships, then the armies go to the front."""
    act = str(option[0])
    if act == "reinforced":
        return 0.0
    if act in ("recruit", "recall", "commission"):
        worth = judge_build(outlook, option)
        return worth + (1.0 if act == "recall" else 0.5)
    if act in ("build_squadron", "recall_squadron", "refit"):
        return 0.15 + judge_squadron(outlook, option) + (0.02 * int(option[2]) if act == "refit" else 0.0)
    if act == "deploy":
        return judge_deploy(outlook, option)
    return -0.05


def judge_deploy(outlook: Outlook, option: Option) -> float:
    """An army goes to where there is more to win; one that is at the front stays."""
    leader = str(option[1])
    state, space = outlook.state, outlook.state.leaders[leader]
    men = min(LEADERS[leader].command, outlook.units(space, False))
    targets = deployment.reach(state, outlook.me, space)
    best = max((attraction(outlook, outlook.me, one) for one in targets), default=0.0)
    gain = best - attraction(outlook, outlook.me, space)
    return DEPLOYED * gain * min(1.0, men / 4) - 0.02


def judge_destination(outlook: Outlook, option: Option) -> float:
    """Near what can be taken, not alone before a great army; men on the way are picked up."""
    if option[0] == "arrived":
        return attraction(outlook, outlook.me, str(outlook.about["space"])) + 0.02
    space = str(option[1])
    menaced = outlook.threat(space) * (0.3 if outlook.units(space, False) < 2 else 0.1)
    return attraction(outlook, outlook.me, space) - menaced + 0.02 * min(5, outlook.units(space, False))


def judge_pick_up(outlook: Outlook, option: Option) -> float:
    """Whoever can come along does, but for garrisons."""
    space = str(outlook.about["space"])
    if option[0] in ("bring", "leave_behind"):
        return 0.05 * (option[0] == "leave_behind")
    have = outlook.state.units_at(space, str(option[1]))
    wanted = max(0, have - garrison(outlook, space))
    return 0.05 * (10 - abs(int(option[2]) - wanted))


def judge_assembly(outlook: Outlook, option: Option) -> float:
    return unit_worth(outlook, str(option[1]))


ACTS = {
    "build": judge_place,
    "build_squadron": judge_squadron,
    "recall_squadron": judge_squadron,
    "refit_squadron": judge_squadron,
}
JUDGES = {
    "build": judge_build,
    "reinforce": judge_reinforcement,
    "deployment": judge_destination,
    "convoy_deployment": judge_destination,
    "pick_up": judge_pick_up,
    "assembly": judge_assembly,
    "event_place": lambda outlook, option: placing(outlook, option),
    "event_muster": lambda outlook, option: placing(outlook, option),
}


def placing(outlook: Outlook, option: Option) -> float:
    """Free men where they serve most; those of others only if that is all there is."""
    if option[0] == "no_more":
        return 0.0
    nation = str(outlook.about.get("power2") or outlook.me)
    if option[0] == "muster_leader":
        return 0.5 + unit_worth(outlook, str(option[2]))
    space = str(option[1])
    worth = unit_worth(outlook, space, nation)
    key = 0.4 * SPACES[space].key * outlook.enemy(outlook.state.controller(space))
    if outlook.enemy(nation) or not (outlook.ours(nation) or outlook.friend(nation)):
        return -worth
    return worth + key + (0.2 if not outlook.units(space, True) else -0.2)
