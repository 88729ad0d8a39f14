"""Why the bot likes an option: armies, faith, the sea and the New World. `reasons_court` has cards and diplomacy.

Read off the same outlook by which the modules judge; where nothing is said, the general reason is given.
"""

from __future__ import annotations

from warcouncil.bots.war import battles
from warcouncil.bots.war.campaigns import Campaign, campaigns, garrison_wanted
from warcouncil.bots.war.marches import line_to_a_siege, storm_chance
from warcouncil.campaign.relations import army_size, fortified
from warcouncil.campaign.stacks import leaders_in
from warcouncil.engine.judging import why
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import faith, quarters, reasons_court, war
from warcouncil.titles.here_i_stand.bot.outlook import Outlook
from warcouncil.titles.here_i_stand.bot.reasons_court import Explain, Reasons, of_space, percent
from warcouncil.titles.here_i_stand.components import CAPITALS, DEBATERS, SPACES, TABLES

# -- war on land


def of_campaign(outlook: Outlook, best: Campaign | None) -> Reasons:
    """Where an army is going, and what for."""
    if best is None:
        return (why("no_campaign"),)
    return (why("campaign", space=best.target, count=best.size), *of_space(outlook, best.target))


def best_from(outlook: Outlook, origin: str, recruits: bool = False) -> Campaign | None:
    """The best campaign of an army that can go at once, or of one that needs men."""
    found = (one for one in campaigns(outlook) if one.origin == origin and bool(one.recruits) == recruits)
    return next(found, None)


def of_move(outlook: Outlook, option: Option) -> Reasons:
    return of_campaign(outlook, best_from(outlook, str(option[1])))


def of_step(outlook: Outlook, option: Option) -> Reasons:
    """The campaign whose way leads over a space."""
    origin, space = outlook.about["space"], str(option[1])
    ways = (one for one in campaigns(outlook) if one.origin == origin and one.step == space and not one.recruits)
    best = next(ways, None)
    return of_campaign(outlook, best) if best is not None else of_refuge(outlook, option)


def of_assault(outlook: Outlook, option: Option) -> Reasons:
    if len(option) == 1:
        return ()
    space = str(option[1])
    return (why("storm", percent=percent(storm_chance(outlook, space))), *of_space(outlook, space))


def of_taking(outlook: Outlook, option: Option) -> Reasons:
    space = str(option[1])
    supplies = (why("supplies"),) if line_to_a_siege(outlook, space) > 0 else ()
    return (*supplies, *of_space(outlook, space))


def of_calm(outlook: Outlook, option: Option) -> Reasons:
    return (why("calms", space=option[1]),)


def of_recruit(outlook: Outlook, option: Option) -> Reasons:
    needed = best_from(outlook, str(option[1]), recruits=True) if option[1] in SPACES else None
    return (why("recruits", space=needed.target),) if needed is not None else (why("stronger_army"),)


def of_foreign_war(outlook: Outlook, option: Option) -> Reasons:
    return (why("foreign_war", place=option[1]),)


def of_formation(outlook: Outlook, option: Option) -> Reasons:
    space = str(outlook.about["space"])
    stay = garrison_wanted(outlook, space)
    return (why("garrison", count=stay, space=space),) if stay else (why("all_go"),)


def of_losses(outlook: Outlook, option: Option) -> Reasons:
    return (why("cheap_loss"),)


def of_refuge(outlook: Outlook, option: Option) -> Reasons:
    """How safe a place is."""
    space = str(option[-1]) if not isinstance(option[-1], int) else str(option[1])
    if space not in SPACES:
        return ()
    walls = (why("walls", space=space),) if fortified(outlook.state, space) and outlook.mine(space) else ()
    capital = (why("capital"),) if space in CAPITALS[outlook.me] else ()
    return (*walls, *capital) or (why("open_country"),)


def of_stand(outlook: Outlook, option: Option) -> Reasons:
    """The chance of the battle that is to be fought or avoided."""
    target, attack = battles.marching(outlook)
    if not target:
        return ()
    place = str(option[1]) if outlook.kind == "intercept" and len(option) > 1 else target
    size = army_size(outlook.state, place, outlook.me)
    won = battles.stand_odds(outlook, size, leaders_in(outlook.state, place, outlook.me), attack)
    return (why("battle_odds", percent=percent(won)),)


def of_spring(outlook: Outlook, option: Option) -> Reasons:
    if option[0] in ("pass", "play"):
        return ()
    better = quarters.judge_spring(outlook, option) > 0
    return (why("front_is_far"),) if better else (why("stays_near"),)


# -- the sea and the New World


def of_piracy(outlook: Outlook, option: Option) -> Reasons:
    return (why("pirates", power=option[2]),)


def of_fleet(outlook: Outlook, option: Option) -> Reasons:
    return (why("stronger_fleet"),)


def of_voyage(outlook: Outlook, option: Option) -> Reasons:
    return (why("voyage", voyage=option[0]),)


# -- faith


def of_translation(outlook: Outlook, option: Option) -> Reasons:
    zone = DEBATERS[str(option[1])].zone if option[0] == "extra_translation" else str(option[1])
    begun, bible = outlook.state.new_testament.get(zone, 0), outlook.state.full_bible.get(zone, 0)
    first = begun < TABLES.new_testament
    missing = TABLES.new_testament - begun if first else TABLES.full_bible - bible
    return (why("new_testament" if first else "full_bible", zone=zone, count=missing),)


def of_sermons(outlook: Outlook, option: Option) -> Reasons:
    return (why("sermons", zone=option[1]),)


def of_debate(outlook: Outlook, option: Option) -> Reasons:
    return (why("debate", zone=option[1]),) if len(option) > 1 else ()


def of_attempt(outlook: Outlook, option: Option) -> Reasons:
    if len(option) == 1:
        return ()
    electorate = (why("electorate"),) if SPACES[str(option[1])].kind == "electorate" else ()
    return (why("attempt", percent=percent(faith.attempt_chance(outlook, option))), *electorate)


def of_conversion(outlook: Outlook, option: Option) -> Reasons:
    return (why("turns", space=option[1]),)


def of_peters(outlook: Outlook, option: Option) -> Reasons:
    return (why("peters", count=TABLES.st_peters_cp - outlook.state.peters_cp),)


def of_university(outlook: Outlook, option: Option) -> Reasons:
    return (why("university"),) if len(option) > 1 else ()


# -- command points

ACTS: dict[str, Explain] = {
    "move": of_move,
    "transport": of_move,
    "assault": of_assault,
    "control": of_taking,
    "calm": of_calm,
    "raise_regular": of_recruit,
    "buy_mercenary": of_recruit,
    "raise_cavalry": of_recruit,
    "fight_foreign_war": of_foreign_war,
    "piracy": of_piracy,
    "build_squadron": of_fleet,
    "build_corsair": of_fleet,
    "explore": of_voyage,
    "conquer": of_voyage,
    "colonize": of_voyage,
    "translate": of_translation,
    "extra_translation": of_translation,
    "treatise": of_sermons,
    "burn_books": of_sermons,
    "call_debate": of_debate,
    "build_peters": of_peters,
    "found_university": of_university,
}


def of_action(outlook: Outlook, option: Option) -> Reasons:
    explain = ACTS.get(str(option[0]))
    return explain(outlook, option) if explain else ()


EXPLAIN: dict[str, Explain] = {
    **reasons_court.EXPLAIN,
    **dict.fromkeys(("action", "recruit", "scots_raid"), of_action),
    "move_to": of_step,
    "suleiman_storms": of_assault,
    **dict.fromkeys(war.JUDGES.keys() - {"move_to", "turn_away"}, of_formation),
    **dict.fromkeys(("intercept", "avoid_battle", "withdraw"), of_stand),
    **dict.fromkeys(("losses", "camp_losses", "peace_losses", "give_mercenary", "rebels_kill"), of_losses),
    **dict.fromkeys(("retreat", "haven", "winter_quarters", "winter_port", "deploy_to"), of_refuge),
    **{kind: of_refuge for kind, judge in quarters.JUDGES.items() if judge is battles.judge_refuge},
    "spring_deployment": of_spring,
    **dict.fromkeys(("reformation", "counter_reformation"), of_attempt),
    **dict.fromkeys(("convert", "diet_space", "convert_space", "nearest_town"), of_conversion),
    **dict.fromkeys(("debate_zone", "mary_debates"), of_debate),
    "university": of_university,
}
"""Kind of decision -> why an option is good."""
