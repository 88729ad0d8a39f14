"""Diplomacy: what terms are worth to whom, which deals to propose, when to declare war."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.bots.war import odds
from warcouncil.bots.war.campaigns import armies, campaigns
from warcouncil.bots.war.deals import Bargaining, Terms
from warcouncil.bots.war.points import POINT
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import allied, army_size, at_war, flag, fortified
from warcouncil.campaign.transfers import captives_of
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot.court import minor_worth
from warcouncil.titles.tanto_monta.bot.outlook import CARD, RESOURCE, Outlook
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.terms import alliance_barred, peace_barred
from warcouncil.titles.tanto_monta.minors.influence import MINOR
from warcouncil.titles.tanto_monta.realm import KEYS, PLAYER, POWERS_OF, REALM
from warcouncil.titles.tanto_monta.spaces import player_at

WAR_IS_WORTH = 0.5
"""What a war must promise beyond its cost."""
REACH = 3
"""How far from an army a prize of a new war lies at most."""
WAR_COSTS = COMPONENTS.tables.war_costs


# -- what things are worth to a player
GIFTS = {"grant_cards": CARD, "grant_resources": RESOURCE, "grant_militia": 0.09, "lend": 0.12, "show_hand": 0.05}
"""What one of each is worth."""


def host(outlook: Outlook, power: str) -> int:
    """The land units of a power."""
    return sum(
        stack.size
        for stacks in outlook.state.troops.values()
        for stack in stacks
        if flag(outlook.state, stack.owner) == flag(outlook.state, power)
    )


def lost_keys(outlook: Outlook, power: str, enemy: str) -> int:
    """The home keys of a power that an enemy holds."""
    homes = REALM.homes.get(power, ())
    return sum(space in KEYS and flag(outlook.state, outlook.state.control[space]) == enemy for space in homes)


def appetite(outlook: Outlook, power: str, enemy: str) -> float:
    """How much a power wants its war with an enemy to go on."""
    stronger = (host(outlook, power) - host(outlook, enemy)) / 14
    wish = max(-0.5, min(0.5, stronger))
    wish += 0.3 * lost_keys(outlook, power, enemy) - 0.2 * lost_keys(outlook, enemy, power)
    if PLAYER.get(power) == outlook.player:
        mine = [outlook.of(one) for one in outlook.own if flag(outlook.state, one) == flag(outlook.state, power)]
        wish += max(
            (one.rate for own in mine for one in campaigns(own) if own.holder(one.target) == enemy), default=0.0
        )
    return wish


def peace_worth(outlook: Outlook, power: str, enemy: str) -> float:
    return 0.1 - appetite(outlook, power, enemy)


def alliance_worth(outlook: Outlook, power: str, other: str) -> float:
    """Common enemies make friends, enemies of friends do not; nobody helps whoever is about to win."""
    state = outlook.state
    foes = [foe for foe in REALM.flags if foe not in (power, other) and at_war(state, other, foe)]
    common = sum(at_war(state, power, foe) for foe in foes)
    torn = sum(allied(state, power, foe) for foe in foes)
    worth = 0.05 + 0.15 * common - 0.25 * torn
    if PLAYER.get(power) == outlook.player:
        worth -= 0.4 * outlook.danger(PLAYER[other])
    return worth


def leader_worth(leader: str) -> float:
    person = REALM.leaders.get(leader)
    return 0.3 + 0.3 * person.battle + 0.04 * person.command if person else 0.4


def term_worth(outlook: Outlook, term: Option, player: str) -> float:
    """What a term of a deal is worth to a player, as far as we can tell."""
    act, one, other = str(term[0]), str(term[1]), str(term[2]) if len(term) > 2 else ""
    sides = [PLAYER.get(one, ""), PLAYER.get(other, "")]
    if player not in sides:
        return 0.0
    mine, theirs = (one, other) if sides[0] == player else (other, one)
    if act == "end_war":
        return peace_worth(outlook, mine, theirs)
    if act == "ally":
        return alliance_worth(outlook, mine, theirs)
    if sides[0] == sides[1]:
        return -0.02
    gives = sides[0] == player
    return gift_worth(outlook, term, player, gives) * (-1 if gives else 1)


def gift_worth(outlook: Outlook, term: Option, player: str, gives: bool) -> float:
    """What a gift is worth to the one who gives or gets it."""
    act, last = str(term[0]), term[-1]
    many = last if isinstance(last, int) else 1
    if act == "cede":
        return outlook.space_worth(str(term[3]), player, not gives) + 0.05
    if act == "release":
        return leader_worth(str(term[3])) * (0.6 if gives else 1.0)
    if act == "grant_influence":
        minors = [str(one) for one in term[3:] if one in MINOR]
        return 0.02 + 0.05 * many * sum(minor_worth(outlook, minor, player) for minor in minors)
    each = {
        "grant_cards": CARD,
        "grant_resources": RESOURCE,
        "grant_militia": 0.09,
        "lend": 0.12,
        "show_hand": 0.05,
    }.get(act, 0.15)
    return each * many


def package_worth(outlook: Outlook, terms: Terms, player: str) -> float:
    """What a package is worth to a player; for us it matters, too, what rivals gain."""
    worth = sum(term_worth(outlook, term, player) for term in terms)
    if player == outlook.player:
        for other in POWERS_OF:
            gain = sum(term_worth(outlook, term, other) for term in terms)
            if other != player and gain > 0:
                worth -= gain * outlook.rival(other) * 0.5
    return worth


# -- proposing


def offers(outlook: Outlook, other: str) -> Iterator[Terms]:
    """Packages that both might like."""
    state, me = outlook.state, outlook.player
    if other == me:
        return
    pairs = [REALM.pair(one, two) for one in flags_of(me) for two in flags_of(other)]
    for two in pairs:
        if two in state.wars and peace_barred(state, *two) is None:
            peace: Terms = (("end_war", *two),)
            yield peace
            yield from ((*peace, ("grant_cards", giver, taker, 1)) for giver, taker in ((me, other), (other, me)))
        elif not {two} & (state.wars | state.alliances) and alliance_barred(state, Deal(me, (me, other)), *two) is None:
            yield (("ally", *two),)
    for captor, owner in ((me, other), (other, me)):
        yield from ransoms(outlook, captor, owner)


def ransoms(outlook: Outlook, captor: str, owner: str) -> Iterator[Terms]:
    """A captive leader for a card."""
    state = outlook.state
    held = [(power, leader) for power in POWERS_OF[owner] for leader in captives_of(state, power)]
    for power, leader in held:
        jailer = state.captives[leader]
        if PLAYER.get(jailer) == captor:
            yield (("release", jailer, power, leader), ("grant_cards", owner, captor, 1))


def flags_of(player: str) -> list[str]:
    """Under whose names a player has wars and alliances."""
    return list(dict.fromkeys(REALM.policy.get(power, power) for power in POWERS_OF[player]))


def can_give(outlook: Outlook, terms: Terms) -> bool:
    """Whether the hands are large enough for the cards of a package."""
    return all(loose(outlook, str(term[1])) >= int(term[3]) for term in terms if term[0] == "grant_cards")


def loose(outlook: Outlook, player: str) -> int:
    """The cards of a hand that others can draw."""
    panel = outlook.powers[player]
    return int(panel["cards"]) - sum(map(int, panel["home_cards"].values()))


BARGAINING = Bargaining(offers, package_worth, can_give)


# -- war


def war_price(power: str, target: str) -> int:
    """The command points of a declaration, as the table has it."""
    found = [
        row.cost
        for row in WAR_COSTS
        if (power in row.side and target in row.against) or (target in row.side and power in row.against)
    ]
    return max((int(cost) for cost in found if cost is not None), default=3)


def war_worth(outlook: Outlook, power: str, target: str) -> float:
    """What the armies of a power could take from a new enemy, less the danger that he is."""
    return outlook.once(("war", power, target), lambda: _war_worth(outlook, power, target))


def _war_worth(outlook: Outlook, power: str, target: str) -> float:
    state = outlook.state
    own = [outlook.of(one) for one in outlook.own if flag(state, one) == flag(state, power)]
    prizes = sorted((best_prize(front, target) for front in own if front.marches), reverse=True)
    danger = 0.03 * max(0, host(outlook, target) - host(outlook, power)) + 0.1 * len(outlook.enemies())
    return sum(prizes) - danger


def best_prize(front: Outlook, target: str) -> float:
    """The best space of somebody near an army that could take it."""
    best = 0.0
    held = [space for space in front.atlas.spaces if front.holder(space) == target and front.prize(space) > 0.5]
    for origin in armies(front):
        size = army_size(front.state, origin, front.me)
        for space in held:
            if front.atlas.distance(origin, space) <= REACH:
                best = max(best, front.prize(space) * fall_chance(front, space, size))
    return best


def fall_chance(front: Outlook, space: str, size: int) -> float:
    """The chance of so many men against a space."""
    guards = sum(stack.size for stack in front.state.troops.get(space, ()))
    if not fortified(front.state, space):
        return odds.more_hits(size, guards + 1)
    return odds.siege(size, 0, min(guards, odds.GARRISON), 0, max(1, min(3, front.later))) if size > guards else 0.0


def judge_war(outlook: Outlook, option: Option) -> float:
    """Declare war where there is more to win than it costs."""
    if option[0] != "declare_war":
        return 0.0
    power, target = str(option[1]), str(option[2])
    price = POINT * war_price(power, target) if outlook.kind == "declare_war" else 0.0
    urgent = 0.2 * outlook.danger(PLAYER[target]) if target in PLAYER else -0.3
    return war_worth(outlook, power, target) - price - WAR_IS_WORTH + urgent


def judge_joining(outlook: Outlook, option: Option) -> float:
    return -0.1 if option[0] != "decline" else 0.0


def judge_passage(outlook: Outlook, option: Option) -> float:
    """Strangers may pass; enemies may not."""
    enemy = outlook.enemy(str(outlook.about.get("power2", "")))
    return (-0.1 if enemy else 0.05) if option == ("let_pass",) else 0.0


# -- captives


def judge_ransom(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("done",) else leader_worth(str(option[1])) - 0.8 * CARD


def judge_captive(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("done",) else 0.3


def judge_award(outlook: Outlook, option: Option) -> float:
    """A resource, or unrest where it hurts."""
    if option[0] == "unrest":
        holder = player_at(outlook.state, str(option[1]))
        return outlook.rival(holder) * outlook.points_for(str(option[1]), holder) if holder else 0.0
    return RESOURCE if option[0] == "take_resource" else 0.0


JUDGES = {
    "announce": BARGAINING.judge_announce,
    "package": BARGAINING.judge_term,
    "confirm_deal": BARGAINING.judge_confirm,
    "declare_war": judge_war,
    "second_power": judge_war,
    "free_war": judge_war,
    "undeclared": judge_war,
    "holy_war": judge_war,
    "prince_war": judge_war,
    "crusade": judge_war,
    "join_attacked": judge_joining,
    "join_war": judge_joining,
    "passage": judge_passage,
    "ransom": judge_ransom,
    "captive": judge_captive,
    "captive_award": judge_award,
}
