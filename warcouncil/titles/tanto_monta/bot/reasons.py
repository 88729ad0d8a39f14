"""Why the bot likes an option, read off the same outlook by which the modules judge.

Where nothing is said here, the general reason is given.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war import battles, marches
from warcouncil.bots.war.campaigns import Campaign, campaigns
from warcouncil.bots.war.deals import ACCEPTABLE
from warcouncil.bots.war.marches import storm_chance
from warcouncil.campaign.relations import army_size, fortified
from warcouncil.campaign.stacks import leaders_in
from warcouncil.engine.judging import Reason, why
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot import cards, court, diplomacy, targets
from warcouncil.titles.tanto_monta.bot.outlook import Outlook
from warcouncil.titles.tanto_monta.bot.war import FAR_WARS, ROWS, front
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.resources import gives
from warcouncil.titles.tanto_monta.spaces import SPACES, kind_of, player_at
from warcouncil.titles.tanto_monta.voyages.oceans import OCEANS
from warcouncil.titles.tanto_monta.weddings import FULL, PRINCE, spent_on
from warcouncil.titles.tanto_monta.windows import CARDS

Reasons = tuple[Reason, ...]
Explain = Callable[[Outlook, Option], Reasons]
ALONE = 1
"""The length of an option that names nothing."""


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))


def of_space(outlook: Outlook, space: str) -> Reasons:
    """What it means to take a space."""
    kinds = {"key": why("key", space=space), "strategic": why("strategic", space=space)}
    kind, holder = kind_of(outlook.state, space), player_at(outlook.state, space)
    taken = (kinds[kind],) if kind in kinds else ()
    return (*taken, *((why("hurts", power=holder),) if holder not in ("", outlook.player) else ()))


# -- armies


def of_campaign(outlook: Outlook, best: Campaign | None) -> Reasons:
    if best is None:
        return (why("no_campaign"),)
    return (why("campaign", space=best.target, count=best.size), *of_space(outlook, best.target))


def best_from(power: Outlook, origin: str, *, recruits: bool = False, step: str = "") -> Campaign | None:
    """The best campaign of an army: one that goes at once, or one that needs men first."""
    for one in campaigns(power):
        if one.origin == origin and bool(one.recruits) == recruits and step in ("", one.step):
            return one
    return None


def of_move(outlook: Outlook, option: Option) -> Reasons:
    return of_campaign(outlook, best_from(front(outlook, option), str(option[2])))


def of_step(outlook: Outlook, option: Option) -> Reasons:
    best = best_from(outlook, str(outlook.about["space"]), step=str(option[1]))
    return of_campaign(outlook, best) if best is not None else of_refuge(outlook, option)


def of_assault(outlook: Outlook, option: Option) -> Reasons:
    space = str(option[2])
    chance = storm_chance(front(outlook, option), space)
    return (why("storm", percent=percent(chance)), *of_space(outlook, space))


def of_taking(outlook: Outlook, option: Option) -> Reasons:
    return of_space(outlook, str(option[2]))


def of_calm(outlook: Outlook, option: Option) -> Reasons:
    return (why("calms", space=option[2]),)


def of_recruit(outlook: Outlook, option: Option) -> Reasons:
    place = str(option[2])
    needed = best_from(front(outlook, option), place, recruits=True) if place not in FAR_WARS else None
    return (why("recruits", space=needed.target),) if needed is not None else (why("stronger_army"),)


def of_far_war(outlook: Outlook, option: Option) -> Reasons:
    return (why("foreign_war", place=option[2]),)


def of_formation(outlook: Outlook, option: Option) -> Reasons:
    return (why("whole_army"),) if option[0] == "all" else ()


def of_losses(outlook: Outlook, option: Option) -> Reasons:
    return (why("cheap_loss"),)


def of_refuge(outlook: Outlook, option: Option) -> Reasons:
    """How safe a place is."""
    space = targets.space_in(option)
    if not space:
        return ()
    sheltered = fortified(outlook.state, space) and outlook.ours(space)
    return (why("walls", space=space),) if sheltered else (why("open_country"),)


def of_stand(outlook: Outlook, option: Option) -> Reasons:
    """The chance of the battle that is to be fought or avoided."""
    target, attack = battles.marching(outlook)
    place = str(option[1]) if outlook.kind == "intercept" and len(option) > ALONE else target
    if not place:
        return ()
    size, leaders = army_size(outlook.state, place, outlook.me), leaders_in(outlook.state, place, outlook.me)
    return (why("battle_odds", percent=percent(battles.stand_odds(outlook, size, leaders, attack))),)


def of_spring(outlook: Outlook, option: Option) -> Reasons:
    if option[0] != "deploy":
        return ()
    return (why("front_is_far") if targets.judge_spring(outlook, option) > 0 else why("stays_near"),)


# -- the sea and the oceans


def of_piracy(outlook: Outlook, option: Option) -> Reasons:
    return (why("pirates", power=option[3]),)


def of_fleet(outlook: Outlook, option: Option) -> Reasons:
    return (why("stronger_fleet"),)


def of_nao(outlook: Outlook, option: Option) -> Reasons:
    return (why("nao"),)


def of_orders(outlook: Outlook, option: Option) -> Reasons:
    """A settlement, a chart, or a coast that nobody knows."""
    if option[0] == "found":
        return (why("settles", settlement=option[2]),)
    if option[0] == "chart":
        return (why("chart"),)
    known = option[-1] not in OCEANS or (outlook.player, str(option[-1])) in outlook.state.explored
    return () if known else (why("explores", ocean=option[-1]),)


# -- the court


def of_house(outlook: Outlook, option: Option) -> Reasons:
    house = str(option[-1])
    missing = court.TABLES.loyalty.most - outlook.state.houses.get(house, 0)
    return (why("loyal", house=house, count=missing),)


def of_wedding(outlook: Outlook, option: Option) -> Reasons:
    child = str(option[1])
    dowry = FULL if child == PRINCE else spent_on(outlook.state, child) + int(option[3])
    return (why("wedding", royal=child, percent=percent(court.wedding_odds(dowry))),)


def of_influence(outlook: Outlook, option: Option) -> Reasons:
    minor = str(option[1])
    return (why("favour", power=minor, percent=percent(court.win_chance(outlook, minor))),)


def of_check(outlook: Outlook, option: Option) -> Reasons:
    return of_influence(outlook, option) if len(option) > ALONE else ()


# -- cards


def of_card(outlook: Outlook, option: Option) -> Reasons:
    """An event, or command points."""
    if len(option) == ALONE:
        return (why("keeps_hand"),)
    card = str(option[1])
    return (why("event", card=card),) if option[0] == "event" else (why("points", count=CARDS[card].cp),)


def of_headline(outlook: Outlook, option: Option) -> Reasons:
    return (why("event", card=option[1]),) if len(option) > ALONE else ()


def of_support(outlook: Outlook, option: Option) -> Reasons:
    first = cards.FIRST.get(CARDS[str(option[1])].headline_cp, cards.SURE)
    return (why("first_headline", percent=percent(first)),)


def of_response(outlook: Outlook, option: Option) -> Reasons:
    return (why("keeps_card"),) if len(option) == ALONE else (why("moment", card=option[1]),)


def of_thing(outlook: Outlook, option: Option) -> Reasons:
    """A card that is kept, shown, given or paid, by its command points."""
    found = [CARDS[str(one)].cp for one in option[1:] if one in CARDS]
    return (why("points", count=found[0]),) if found else ()


def of_resource(outlook: Outlook, option: Option) -> Reasons:
    return (why("extends", count=gives(str(option[1]))),) if option[0] == "extend" else ()


# -- deals and wars


def of_partner(outlook: Outlook, option: Option) -> Reasons:
    if len(option) == ALONE:
        return (why("no_more_deals"),)
    other = str(option[1])
    worth, _ = diplomacy.BARGAINING.best_offer(outlook, other)
    return (why("deal", power=other) if worth > ACCEPTABLE else why("no_deal", power=other),)


def of_terms(outlook: Outlook, option: Option) -> Reasons:
    """What the package that is on the table means to us."""
    terms = tuple(map(tuple, outlook.panels["deal"]["terms"]))
    good = diplomacy.package_worth(outlook, terms, outlook.player) > ACCEPTABLE
    return (why("good_terms") if good else why("bad_terms"),)


def of_war(outlook: Outlook, option: Option) -> Reasons:
    if option[0] != "declare_war":
        return (why("keeps_peace"),)
    power, target = str(option[1]), str(option[2])
    prey = diplomacy.war_worth(outlook, power, target) > 0
    price = (why("war_price", count=diplomacy.war_price(power, target)),) if outlook.kind == "declare_war" else ()
    return (why("war_prey", power=target) if prey else why("war_useless", power=target), *price)


# -- events


def of_struck(outlook: Outlook, option: Option) -> Reasons:
    """Whom a space, a stack or a choice hurts."""
    space = targets.space_in(option)
    named = next((str(one) for one in option[1:] if one in PLAYER), "")
    victim = named or (player_at(outlook.state, space) if space in SPACES else "")
    return (why("hurts", power=victim),) if PLAYER.get(victim, outlook.player) != outlook.player else ()


ACTS: dict[str, Explain] = {
    "move": of_move,
    "transport": of_move,
    "assault": of_assault,
    "control": of_taking,
    "calm": of_calm,
    **dict.fromkeys(ROWS, of_recruit),
    "foreign_war": of_far_war,
    "piracy": of_piracy,
    "build_squadron": of_fleet,
    "build_corsair": of_fleet,
    "nao": of_nao,
    "loyalty": of_house,
    "marriage": of_wedding,
    "influence": of_influence,
}


def of_action(outlook: Outlook, option: Option) -> Reasons:
    explain = ACTS.get(str(option[0]))
    return explain(outlook, option) if explain is not None else ()


EXPLAIN: dict[str, Explain] = {
    "action": of_action,
    "move_to": of_step,
    **dict.fromkeys((*marches.WITH_GARRISON, *marches.WHOLE), of_formation),
    **dict.fromkeys(("intercept", "avoid_battle", "withdraw"), of_stand),
    **{kind: of_losses for kind, judge in targets.JUDGES.items() if judge is targets.judge_losses},
    **{kind: of_refuge for kind, judge in targets.JUDGES.items() if judge is battles.judge_refuge},
    **dict.fromkeys(("winter_quarters", "deploy_to"), of_refuge),
    "spring_deployment": of_spring,
    "nao_orders": of_orders,
    "house": of_house,
    "status_check": of_check,
    "impulse": of_card,
    "headline": of_headline,
    "support": of_support,
    "respond": of_response,
    **{kind: of_thing for kind, judge in cards.JUDGES.items() if judge in (cards.judge_giving, cards.judge_keeping)},
    "war_payment": of_thing,
    "extension": of_resource,
    "announce": of_partner,
    **dict.fromkeys(("package", "confirm_deal"), of_terms),
    **{kind: of_war for kind, judge in diplomacy.JUDGES.items() if judge is diplomacy.judge_war},
    **dict.fromkeys(("revolt", "plague_at", "rebels", "short_of", "desert", "nobles", "whom"), of_struck),
}
"""Kind of decision -> why an option is good."""
