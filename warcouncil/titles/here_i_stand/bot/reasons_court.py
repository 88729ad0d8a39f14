"""Why the bot likes an option: cards, deals, war and peace, and whom an event strikes."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war.deals import ACCEPTABLE
from warcouncil.engine.judging import Reason, why
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import diplomacy, targets
from warcouncil.titles.here_i_stand.bot.outlook import Outlook
from warcouncil.titles.here_i_stand.components import CARDS, MAJORS, MINOR_WAR_COST, SPACES, WAR_COST

Reasons = tuple[Reason, ...]
Explain = Callable[[Outlook, Option], Reasons]


def percent(chance: float) -> int:
    return round(100 * chance)


def of_space(outlook: Outlook, space: str) -> Reasons:
    """What it means to take a space."""
    kind = SPACES[space].kind
    what = (why("key", space=space),) if kind == "key" else (why("electorate"),) if kind == "electorate" else ()
    holder = outlook.holder(space)
    rival = (why("hurts", power=holder),) if holder in MAJORS and holder != outlook.me else ()
    return (*what, *rival)


# -- cards


def of_card(outlook: Outlook, option: Option) -> Reasons:
    """An event, or command points."""
    if len(option) == 1:
        return (why("keeps_hand"),)
    card = str(option[1])
    if option[0] == "event":
        return (why("event", card=card),)
    return (why("keeps_hand"),) if option[0] == "keep_card" else (why("points", count=CARDS[card].cp),)


def of_points(outlook: Outlook, option: Option) -> Reasons:
    """A card that is kept, shown, given or paid, by its command points."""
    return (why("points", count=CARDS[str(option[1])].cp),) if len(option) > 1 else ()


def of_response(outlook: Outlook, option: Option) -> Reasons:
    return (why("keeps_card"),) if option == ("pass",) else (why("moment", card=option[1]),)


# -- deals


def of_partner(outlook: Outlook, option: Option) -> Reasons:
    if option == ("done",):
        return (why("no_more_deals"),)
    partner = str(option[1])
    good = diplomacy.BARGAINING.best_offer(outlook, partner)[0] > ACCEPTABLE
    return (why("deal" if good else "no_deal", power=partner),)


def of_terms(outlook: Outlook, option: Option) -> Reasons:
    """What the package that is on the table means to us."""
    terms = tuple(tuple(term) for term in outlook.panels["deal"]["terms"])
    worth = diplomacy.package_worth(outlook, terms, outlook.me)
    return (why("good_terms" if worth > ACCEPTABLE else "bad_terms"),)


def of_war(outlook: Outlook, option: Option) -> Reasons:
    if option[0] != "declare_war":
        return (why("keeps_peace"),)
    target = str(option[1])
    costs = WAR_COST if target in MAJORS else MINOR_WAR_COST
    prey = diplomacy.war_worth(outlook, target, outlook.reserve) > 0
    price = (why("war_price", count=costs.get((outlook.me, target), 0)),) if outlook.kind == "declare_war" else ()
    return (why("war_prey" if prey else "war_useless", power=target), *price)


def of_peace(outlook: Outlook, option: Option) -> Reasons:
    if len(option) == 1:
        return ()
    lost = diplomacy.lost_keys(outlook, outlook.me, str(option[1]))
    return (why("peace_returns" if lost else "peace_costs", power=option[1]),)


def of_regained(outlook: Outlook, option: Option) -> Reasons:
    return of_space(outlook, str(option[1])) or (why("own_again"),) if len(option) > 1 else ()


def of_leader(outlook: Outlook, option: Option) -> Reasons:
    return (why("leader_back", leader=option[1]),) if len(option) > 1 else ()


# -- events


def of_victim(outlook: Outlook, option: Option) -> Reasons:
    return (why("hurts", power=option[-1]),)


def of_place(outlook: Outlook, option: Option) -> Reasons:
    """A space that an event strikes."""
    return (why("hurts", power=outlook.holder(str(option[1]))),) if len(option) > 1 else ()


EXPLAIN: dict[str, Explain] = {
    **dict.fromkeys(("impulse", "use_card", "fetched_card"), of_card),
    **dict.fromkeys(("show_card", "fetch_card", "loot", "grey_keeps", "diet_card", "war_payment"), of_points),
    "respond": of_response,
    "announce": of_partner,
    **dict.fromkeys(("package", "confirm_deal"), of_terms),
    **dict.fromkeys(("declare_war", "join_war", "prince"), of_war),
    "sue_for_peace": of_peace,
    **dict.fromkeys(("regain_keys", "regain_spaces", "regain_second"), of_regained),
    **dict.fromkeys(("regain_leaders", "ransom", "ransomed"), of_leader),
    **{kind: of_victim for kind, judge in targets.JUDGES.items() if judge is targets.judge_victim},
    **dict.fromkeys(("place_unrest", "prayer_unrest", "city_state_rebels", "interdict"), of_place),
}
"""Kind of decision -> why an option is good."""
