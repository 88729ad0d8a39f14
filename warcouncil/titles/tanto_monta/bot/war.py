"""War on land: marches, sieges, recruits, foreign wars, and what a power may do in the name of others."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.bots.war import marches, odds
from warcouncil.bots.war.campaigns import campaigns, threat
from warcouncil.bots.war.fleets import transport_rate
from warcouncil.bots.war.marches import march_rate, sieges_of, storm_worth, taking_worth
from warcouncil.campaign.control import line_of_communication
from warcouncil.campaign.relations import army_size, capitals
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.campaign.stacks import best_battle, leaders_in
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.actions import COSTS
from warcouncil.titles.tanto_monta.bot.outlook import CARD, Outlook
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.spaces import SPACES, player_at
from warcouncil.titles.tanto_monta.war.ground import CANARIES

QUALITY = {"raise_regular": 1.5, "raise_militia": 0.75, "raise_cavalry": 1.8, "raise_artillery": 1.5}
"""What a unit of a kind is worth beside a plain soldier."""
ROWS = {
    "raise_regular": "regular",
    "raise_militia": "militia",
    "raise_cavalry": "cavalry",
    "raise_artillery": "artillery",
}
FAR_WARS = {war.id: war for war in COMPONENTS.tables.foreign_wars}
LANDING = 6.0
"""The command points of a campaign to the Canary Islands."""
USELESS = -0.2
"""Of what brings nothing now."""


def front(outlook: Outlook, option: Option) -> Outlook:
    """The outlook of the power that an action names first."""
    return outlook.of(str(option[1]))


# -- the actions


def judge_move(outlook: Outlook, option: Option) -> float:
    return march_rate(front(outlook, option), str(option[2]))


def judge_transport(outlook: Outlook, option: Option) -> float:
    return transport_rate(front(outlook, option), str(option[2]))


def judge_assault(outlook: Outlook, option: Option) -> float:
    return storm_worth(front(outlook, option), str(option[2]))


def judge_control(outlook: Outlook, option: Option) -> float:
    """What belongs to a friend of the same player brings nothing."""
    space = str(option[2])
    return USELESS if outlook.ours(space) else taking_worth(front(outlook, option), space)


def judge_calm(outlook: Outlook, option: Option) -> float:
    """Unrest in own keys and strategic spaces costs their points."""
    space = str(option[2])
    if not outlook.ours(space):
        return USELESS
    return 0.06 + outlook.space_worth(space, outlook.player, True)


def judge_canaries(outlook: Outlook, option: Option) -> float:
    """Islands whose natives are fewer than the men who come."""
    origin, island = str(option[1]), str(option[2])
    men = min(5, army_size(outlook.state, origin, "castile"))
    ahead = (island, *(near for near in SPACES if near in CANARIES and near in outlook.atlas.neighbours[island]))
    prizes = [(outlook.prize(space), defenders(outlook, space)) for space in ahead if not outlook.ours(space)]
    return max((prize * odds.more_hits(men, guards + 1) for prize, guards in prizes), default=0.0) / LANDING


def defenders(outlook: Outlook, space: str) -> int:
    """The land units of others in a space."""
    return sum(stack.size for stack in outlook.state.troops.get(space, ()) if not outlook.beside(stack.owner))


# -- recruits


def judge_recruit(outlook: Outlook, option: Option) -> float:
    """Men for a campaign that needs them, for a city in danger, or for the army as such."""
    act, place = str(option[0]), str(option[2])
    power = front(outlook, option)
    price = COSTS[ROWS[act]].get(power.me, 2)
    if place in FAR_WARS:
        return 0.25 * QUALITY[act] / price
    if act == "raise_regular" and option[3] != power.me:
        return 0.03  # men of a minor power
    needed = max((one.rate for one in campaigns(power) if one.origin == place and one.recruits), default=0.0)
    if act != "raise_militia":
        needed *= 0.7
    return max(needed, soldier_worth(power, place) * QUALITY[act] / price)


def soldier_worth(power: Outlook, place: str) -> float:
    """What one more man in a place is worth apart from campaigns."""
    plan = power.plan
    missing = max(0.05, 1 - power.strength / (plan.army * (1.0 if power.enemies() else 0.7)))
    worth = plan.soldier * missing * (0.3 + 0.7 * power.time)
    if place in capitals(power.state, power.me):
        worth *= 1.25  # from here they deploy in spring
    if leaders_in(power.state, place, power.me):
        worth *= 1.2
    weak = min(odds.GARRISON, threat(power, place)) - army_size(power.state, place, power.me)
    if weak > 0 and power.precious(place):
        worth += 0.12 * power.space_worth(place, power.player, False) * min(1.0, weak)
    return worth


# -- wars far away, and in the name of others


def judge_foreign_war(outlook: Outlook, option: Option) -> float:
    """Win it soon: a point, a card in every turn, and the men come home."""
    power, war = front(outlook, option), str(option[2])
    state = outlook.state
    size = army_size(state, war, power.me) + best_battle(state, leaders_in(state, war, power.me))
    enemies = state.foreign_wars.get(war, 4)
    won = FAR_WARS[war].vp + 0.6 * CARD * outlook.turns_left
    return won * min(1.0, size * odds.HIT / max(1, enemies)) * odds.more_hits(size, enemies) + 0.05


def judge_join(outlook: Outlook, option: Option) -> float:
    """A leader who is good in battle ends a far war sooner."""
    return 0.08 * outlook.state.realm.ratings[str(option[2])]


def judge_quelling(outlook: Outlook, option: Option) -> float:
    return 0.1 + outlook.space_worth(str(option[2]), outlook.player, True)


def judge_fortress(outlook: Outlook, option: Option) -> float:
    """Walls where enemies are near."""
    space = str(option[1])
    powers = [outlook.of(power) for power in outlook.own]
    return 0.01 + 0.01 * max((threat(power, space) for power in powers), default=0.0)


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What the armies could do with command points: (worth, cost)."""
    taken: set[str] = set()
    for power in map(outlook.of, outlook.own):
        for one in campaigns(power):
            if one.origin not in taken and one.target not in taken:
                taken |= {one.origin, one.target}
                yield one.worth, one.cost
        for space in sieges_of(power):
            ready = harbour_forbidden(outlook.state, power.me, space) is None
            if ready and line_of_communication(outlook.state, power.me, space):
                yield storm_worth(power, space), 1.0
        for capital in capitals(power.state, power.me)[:2]:
            if player_at(outlook.state, capital) == outlook.player:
                yield 2 * soldier_worth(power, capital), 3.0


ACTS = {
    "move": judge_move,
    "transport": judge_transport,
    "canary_transport": judge_canaries,
    "assault": judge_assault,
    "control": judge_control,
    "calm": judge_calm,
    **dict.fromkeys(ROWS, judge_recruit),
    "foreign_war": judge_foreign_war,
    "join_war": judge_join,
    "quell": judge_quelling,
    "fortify_space": judge_fortress,
}
JUDGES = marches.JUDGES
