"""Why the bot likes an option, read off the same outlook by which the modules judge.

Where nothing is said here, the general reason is given.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.judging import Reason, why
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot import building, cards, diplomacy, sea, targets, war
from warcouncil.titles.napoleonic_wars.bot.campaigns import (
    Army,
    Campaign,
    army_of,
    best_of,
    campaigns,
    defence,
    fall_chance,
    marching,
)
from warcouncil.titles.napoleonic_wars.bot.events import is_help
from warcouncil.titles.napoleonic_wars.bot.odds import battle
from warcouncil.titles.napoleonic_wars.bot.outlook import Outlook
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import wars
from warcouncil.titles.napoleonic_wars.relations import owner
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES

Reasons = tuple[Reason, ...]
Explain = Callable[[Outlook, Option], Reasons]
ALONE = 1
"""The length of an option that names nothing."""


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))


# -- armies


def of_duchy(outlook: Outlook, space: str) -> Reasons:
    """What it means to take a duchy."""
    holder = outlook.state.controller(space)
    taken = (why("key", space=space),) if SPACES[space].key else (why("duchy", space=space),)
    capital = (why("capital", power=SPACES[space].nation),) if SPACES[space].capital else ()
    return (*taken, *capital, *((why("hurts", power=holder),) if outlook.enemy(holder) else ()))


def of_campaign(outlook: Outlook, army: Army, best: Campaign | None) -> Reasons:
    if best is None:
        return (why("no_campaign"),)
    odds = (why("battle_odds", percent=percent(best.chance)),) if best.chance < 1 else ()
    goal = of_duchy(outlook, best.target) if outlook.enemy(outlook.state.controller(best.target)) else ()
    return (why("campaign", space=best.target, count=army.size), *odds, *goal)


def of_march(outlook: Outlook, option: Option) -> Reasons:
    army = army_of(outlook, str(option[1]))
    return of_campaign(outlook, army, best_of(outlook, army, outlook.state.cp))


def of_lone_unit(outlook: Outlook, option: Option) -> Reasons:
    army = war.lone_unit(outlook, str(option[1]))
    return of_campaign(outlook, army, best_of(outlook, army, outlook.state.cp))


def of_step(outlook: Outlook, option: Option) -> Reasons:
    if option[0] != "enter":
        return (why("stays_near"),) if option[0] == "halt" else ()
    army = marching(outlook)
    found = [one for one in campaigns(outlook, army, outlook.state.cp) if one.step == option[1]]
    if found:
        return of_campaign(outlook, army, found[0])
    foes = defence(outlook, str(option[1]))[0]
    return (why("battle_odds", percent=percent(battle(army.dice, foes))),) if foes else (why("no_campaign"),)


def of_flag(outlook: Outlook, option: Option) -> Reasons:
    return of_duchy(outlook, str(option[1])) if len(option) > ALONE else ()


def of_siege(outlook: Outlook, option: Option) -> Reasons:
    leader = str(option[1])
    army = army_of(outlook, leader)
    return (why("storm", percent=percent(fall_chance(outlook, army, army.space))), *of_duchy(outlook, army.space))


def of_force(outlook: Outlook, option: Option) -> Reasons:
    space = str(outlook.about.get("space", ""))
    stay = war.garrison(outlook, space) if space in SPACES else 0
    return (why("garrison", space=space, count=stay),) if stay else (why("whole_army"),)


def of_contact(outlook: Outlook, option: Option) -> Reasons:
    """The chance of the battle that is to be fought or avoided."""
    if outlook.kind == "intercept" and len(option) > ALONE:
        chance = battle(army_of(outlook, str(option[1])).dice, war.mover_dice(outlook))
        return (why("battle_odds", percent=percent(chance)),)
    space = str(outlook.about.get("space", ""))
    if space not in SPACES or outlook.kind == "intercept" or option[0] == "intercept_first":
        return ()
    own = outlook.units(space, False) + 1
    return (why("battle_odds", percent=percent(1 - battle(war.mover_dice(outlook), own))),)


def of_refuge(outlook: Outlook, option: Option) -> Reasons:
    if len(option) == ALONE or str(option[1]) not in SPACES:
        return ()
    space = str(option[1])
    return (why("menaced", space=space),) if outlook.threat(space) > war.FRONT else (why("safe", space=space),)


def of_loss(outlook: Outlook, option: Option) -> Reasons:
    return (why("cheap_loss"),)


# -- building


def of_building(outlook: Outlook, option: Option) -> Reasons:
    """Men for a threatened key, or for an army."""
    if option[0] == "commission":
        return (why("needs_leader", leader=option[1]),)
    if option[0] in ("build_squadron", "recall_squadron", "refit_squadron", "refit", "place_squadron"):
        return (why("stronger_fleet"),)
    named = str(option[1]) if len(option) > ALONE else ""
    space = named if named in SPACES else str(outlook.about.get("space") or building.capital(outlook))
    if space in SPACES and SPACES[space].key and outlook.threat(space) > war.FRONT:
        return (why("guards", space=space),)
    return (why("stronger_army"),) if len(option) > ALONE else ()


def of_reinforcement(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "deploy":
        return (why("front_is_far"),) if building.judge_deploy(outlook, option) > 0 else (why("stays_near"),)
    return of_building(outlook, option) if len(option) > ALONE else ()


# -- the sea


def of_convoy(outlook: Outlook, option: Option) -> Reasons:
    army = sea.embarked(outlook, str(option[1]))
    found = sea.landings(outlook, army, army.space, outlook.state.cp)
    return (why("lands", space=found[0].port, count=army.size),) if found else (why("no_campaign"),)


def of_course(outlook: Outlook, option: Option) -> Reasons:
    return of_duchy(outlook, str(option[1])) if option[0] == "land" else ()


def of_naval_odds(outlook: Outlook, option: Option) -> Reasons:
    own, foes = sea.forces(outlook)
    return (why("battle_odds", percent=percent(battle(own, foes))),) if own and foes else ()


# -- diplomacy


def of_consul(outlook: Outlook, option: Option) -> Reasons:
    """How far a minor is from Pact, and with whom."""
    minor = str(option[1]) if len(option) > ALONE else ""
    if minor not in outlook.state.consuls:
        return ()
    row = str(option[2]) if option[0] == "advance" else outlook.state.consuls[minor][0]
    if option[0] in ("court", "favor"):
        row = outlook.me
    if option[0] in ("estrange", "withdraw", "disfavor"):
        return (why("drives_away", power=minor, power2=row),) if row else ()
    left = diplomacy.boxes_left(outlook, minor) - 1
    if left:
        return (why("courts", power=minor, power2=row, count=left),)
    return (why("pact", power=minor, power2=row),)


def of_war(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "keep_camp":
        return (why("keeps_peace"),)
    if option[0] == "join_camp":
        gains = diplomacy.judge_camp(outlook, option) > 0
        return (why("camp_prey", camp=option[1]) if gains else why("camp_useless", camp=option[1]),)
    target = str(option[1])
    gains = diplomacy.judge_war(outlook, option) > 0
    price = wars.price(outlook.state, outlook.me, target) if outlook.kind == "action" else 0
    cost = (why("war_price", count=price),) if price else ()
    return (why("war_prey", power=target) if gains else why("war_useless", power=target), *cost)


def of_admission(outlook: Outlook, option: Option) -> Reasons:
    other = str(outlook.about.get("power2", ""))
    if diplomacy.judge_admit(outlook, ("admit",)) > 0:
        return (why("welcome", power=other),)
    return (why("unwelcome", power=other),)


def of_submission(outlook: Outlook, option: Option) -> Reasons:
    nation = str(outlook.about.get("power2", "")) if outlook.kind == "accept" else outlook.me
    return (why("keys_lost", power=nation, count=len(diplomacy.captured(outlook, nation))),)


def of_peace(outlook: Outlook, option: Option) -> Reasons:
    ahead = outlook.lead
    return (why("ahead", count=round(ahead)) if ahead > 0 else why("behind", count=round(-ahead)),)


# -- cards


def of_card(outlook: Outlook, option: Option) -> Reasons:
    """An event, or CP."""
    act = str(option[0])
    if act == "siege":
        return of_siege(outlook, option)
    if act == "use_resource":
        return (why("resource_point"),)
    if len(option) == ALONE:
        return ()
    name = str(option[1])
    if act in ("use_reserve", "pay_reserve", "restore_reserve"):
        return (why("points", count=COMPONENTS.reserves[name].cp), why("reserve_returns"))
    if act in ("reserve_event", "void"):
        return (why("reserve_event", reserve=name),)
    if act in ("event", "spare_event", "restore_event", "expire", "name_event"):
        return (why("event", card=name),)
    kept = (why("spends_answer", card=name),) if act == "spend" and cards.is_answer(name) else ()
    return (why("points", count=COMPONENTS.cards[name].cp), *kept)


def of_answer(outlook: Outlook, option: Option) -> Reasons:
    if len(option) == ALONE:
        return (why("keeps_card"),)
    name = str(option[1])
    return (why("moment", card=name),) if name in COMPONENTS.cards else (why("reserve_event", reserve=name),)


def of_hand(outlook: Outlook, option: Option) -> Reasons:
    hand = outlook.state.hands.get(outlook.me, ())
    return (why("hand_points", count=sum(COMPONENTS.cards[card].cp for card in hand)),)


def of_preemption(outlook: Outlook, option: Option) -> Reasons:
    return (why("something_to_take"),) if cards.judge_preempt(outlook, ("preempt",)) > 0 else (why("can_wait"),)


# -- events


def of_named(outlook: Outlook, option: Option) -> Reasons:
    """Whom a choice helps or hurts."""
    nations = [str(one) for one in option[1:] if one in NATIONS]
    leaders = [owner(str(one)) for one in option[1:] if one in COMPONENTS.leaders]
    spaces = [outlook.state.controller(str(one)) for one in option[1:] if one in SPACES]
    named = (*nations, *leaders, *spaces)
    if not named:
        return ()
    helps = is_help(targets.card_of(outlook)) and not spaces
    return (why("helps", power=named[0]) if helps else why("hurts", power=named[0]),)


ACTS: dict[str, Explain] = {
    "march": of_march,
    "march_unit": of_lone_unit,
    "flag": of_flag,
    "clear": of_flag,
    "siege": of_siege,
    **dict.fromkeys(building.ACTS, of_building),
    "convoy": of_convoy,
    **dict.fromkeys(("court", "estrange", "favor", "disfavor"), of_consul),
    "declare_war": of_war,
    "use_resource": of_card,
    "use_reserve": of_card,
    "use_spare": of_card,
    "reserve_event": of_card,
    "spare_event": of_card,
}


def of_action(outlook: Outlook, option: Option) -> Reasons:
    found = ACTS.get(str(option[0]))
    return found(outlook, option) if found is not None else ()


EXPLAIN: dict[str, Explain] = {
    **dict.fromkeys(("action", "event_points", "spare_mp", "surplus"), of_action),
    "march": of_step,
    **dict.fromkeys(("force", "pick_up"), of_force),
    **dict.fromkeys(("intercept", "evade"), of_contact),
    **dict.fromkeys(("retreat", "haven", "event_escape", "deployment", "evacuate"), of_refuge),
    **dict.fromkeys(("loss", "event_loss", "event_regroup", "event_give_up", "event_lose", "event_commit"), of_loss),
    **dict.fromkeys(("build", "event_place", "event_port"), of_building),
    "reinforce": of_reinforcement,
    "convoy": of_course,
    **dict.fromkeys(("sea_intercept", "sea_evade"), of_naval_odds),
    "event_consul": of_consul,
    **dict.fromkeys(("camp", "event_camp"), of_war),
    "admit": of_admission,
    **dict.fromkeys(("submission", "accept"), of_submission),
    **dict.fromkeys(("cede", "give_back", "event_flags"), of_flag),
    "peace": of_peace,
    **{kind: of_card for kind, judge in cards.JUDGES.items() if judge is cards.judge_parting},
    **dict.fromkeys(("play", "event_draw", "event_discard", "restore", "timed", "event_void"), of_card),
    "respond": of_answer,
    **dict.fromkeys(("redraw", "new_hand"), of_hand),
    "preempt": of_preemption,
    **dict.fromkeys(("event_nation", "event_region", "event_leader", "event_duchy"), of_named),
}
"""Kind of decision -> why an option is good."""


def explain(outlook: Outlook, option: Option) -> Reasons:
    found = EXPLAIN.get(outlook.kind)
    return found(outlook, option) if found is not None else ()
