"""Spring and winter: where armies and leaders go when nobody pays for it."""

from __future__ import annotations

from warcouncil.bots.war.battles import judge_refuge, refuge
from warcouncil.bots.war.campaigns import best_campaign, campaigns_from, garrison_wanted, is_goal, routes
from warcouncil.bots.war.marches import pick_score
from warcouncil.bots.war.outlook import WarOutlook
from warcouncil.campaign import relations
from warcouncil.campaign.deployment import destinations
from warcouncil.campaign.quarters import clear_path
from warcouncil.campaign.relations import army_size, fortified
from warcouncil.campaign.stacks import everybody, leaders_in, lift, put_down
from warcouncil.engine.state import Option

NEAR = 5
"""How far an army looks that deploys."""
FRONT = 3
"""How far walls or enemies are at most from a space at the front, in command points."""
NOTICEABLE = 0.06
"""A better prospect than this is worth a march in spring."""


def capitals(outlook: WarOutlook) -> tuple[str, ...]:
    return relations.capitals(outlook.state, outlook.me)


# -- spring


def best_rate(outlook: WarOutlook, space: str) -> float:
    """The best campaign that begins in a space."""
    return max((one.rate for one in campaigns_from(outlook, space)), default=0.0)


def deployed_rate(outlook: WarOutlook, capital: str, target: str) -> float:
    """The best campaign of the capital's army if it stood elsewhere."""
    state, me = outlook.state, outlook.me
    force = everybody(state, capital, me)
    lift(state, capital, force)
    put_down(state, target, force)
    goals = [(goal, way) for goal, way in routes(outlook, target, NEAR).items() if is_goal(outlook, goal)]
    found = [best_campaign(outlook, target, goal, way) for goal, way in goals]
    lift(state, target, force)
    put_down(state, capital, force)
    return max((one.rate for one in found if one is not None), default=0.0)


def deployments(outlook: WarOutlook, capital: str) -> dict[str, float]:
    """The places near a goal that can be deployed to, with the best prospect from there."""
    return outlook.once(("deployments", capital), lambda: _deployments(outlook, capital))


def _deployments(outlook: WarOutlook, capital: str) -> dict[str, float]:
    state, me = outlook.state, outlook.me
    if not army_size(state, capital, me):
        return {}
    front = [space for space in destinations(state, me, capital) if faces_a_goal(outlook, space)]
    return {space: deployed_rate(outlook, capital, space) for space in front}


def faces_a_goal(outlook: WarOutlook, space: str) -> bool:
    """Whether walls of others or enemies are near a space, or over one sea."""
    return any(is_goal(outlook, near) for near in routes(outlook, space, FRONT))


def spring_gain(outlook: WarOutlook, capital: str) -> float:
    """How much more an army has to win elsewhere than in its capital."""
    best = max(deployments(outlook, capital).values(), default=0.0)
    return best - best_rate(outlook, capital) - NOTICEABLE


def judge_deployment(outlook: WarOutlook, option: Option) -> float:
    space = str(option[1])
    return max((deployments(outlook, capital).get(space, 0.0) for capital in capitals(outlook)), default=0.0)


# -- winter


def judge_quarters(outlook: WarOutlook, option: Option) -> float:
    """A capital, if the way there is open; otherwise wherever fewest die."""
    start, target = str(outlook.about["space"]), str(option[1])
    safe = clear_path(outlook.state, outlook.me, start, target)
    return 1.0 * safe + 0.4 * (target in capitals(outlook)) + 0.1 * refuge(outlook, target)


def judge_send_home(outlook: WarOutlook, option: Option) -> float:
    """Leaders and idle men go to the capital, where they can deploy from in spring; a garrison stays."""
    if option == ("done",):
        return 0.0
    state, me, space = outlook.state, outlook.me, str(option[1])
    spare = army_size(state, space, me) - max(1, garrison_wanted(outlook, space))
    leaders = leaders_in(state, space, me)
    if space in capitals(outlook) or (spare <= 0 and not leaders):
        return -1.0
    return 0.2 * bool(leaders) - 0.1 + (0.02 * spare if leaders else 0.0)


def judge_winter_group(outlook: WarOutlook, option: Option) -> float:
    """Everybody goes, but for a man or two in a city of ours."""
    space = str(outlook.about["space"])
    city = outlook.mine(space) and fortified(outlook.state, space)
    return pick_score(outlook, option, space, max(1, garrison_wanted(outlook, space)) if city else 0)


def judge_berth(outlook: WarOutlook, option: Option) -> float:
    """Ships winter in safe harbours, all together."""
    return refuge(outlook, str(option[1])) + 0.05 * int(option[3])


HOMEWARD = ("winter_admiral", "winter_leader", "leader_home", "ships_home", "loan_port", "homecoming")
"""Questions in which a home is looked for."""
JUDGES = {
    "deploy_to": judge_deployment,
    "winter_quarters": judge_quarters,
    "winter_optional": judge_send_home,
    "winter_formation": judge_winter_group,
    "winter_port": judge_berth,
    **dict.fromkeys(HOMEWARD, judge_refuge),
}
