"""A bot that plays any house from the view of its seat: it takes castles, keeps them, and bids with measure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from warcouncil.bots.judging import Judgement, JudgingBot
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    CARDS,
    GAME,
    KIND,
    MUSTER_POINTS,
    ORDER_TYPE,
    POWER_ICONS,
    STRENGTH,
    TRACKS,
    UNIT,
)
from warcouncil.titles.game_of_thrones.outlook import AVERAGE_CARD, Outlook
from warcouncil.titles.game_of_thrones.reasons import EXPLAIN, margin
from warcouncil.titles.game_of_thrones.strategy import march_value, plan_orders, wanted_move

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Judge = Callable[[Outlook, Option], float]
LAST_RESORT = {"support": 3.0, "defense": 2.0, "consolidate": 1.5, "raid": 1.0, "march": 0.5}


class HeuristicBot(JudgingBot):
    """Judges every option of a decision and takes the best."""

    def judgement(self, view: Mapping[str, Any], decision: Decision) -> Judgement:
        outlook = Outlook(view, decision.power)
        whole, explain = WHOLE.get(decision.kind), EXPLAIN.get(decision.kind)
        judge: Judge = whole(outlook) if whole is not None else JUDGES.get(decision.kind, first)
        return Judgement(
            lambda option: judge(outlook, option), lambda option: explain(outlook, option) if explain else ()
        )


def first(outlook: Outlook, option: Option) -> float:
    return 0.0


# -- Westeros


def judge_choice(outlook: Outlook, option: Option) -> float:
    """Mustering and money are always welcome; barred orders and new bids are not."""
    return {"mustering": 3.0, "game_of_thrones": 3.0, "nothing": 1.0}.get(str(option[1]), 0.0)


def judge_bid(outlook: Outlook, option: Option) -> float:
    """A third of what is there for each track; a little more than nothing beats many."""
    power = int(outlook.me["announced"])
    track = outlook.panels.get("bids", {}).get("track")
    share = {"iron_throne": 0.25, "fiefdoms": 0.35, "kings_court": 0.7}.get(str(track), 0.3)
    return -abs(int(option[1]) - round(power * share))


def judge_wildling_bid(outlook: Outlook, option: Option) -> float:
    """A fair share of the attack, and not more than half of what is there."""
    strength = outlook.panels["bids"]["strength"] or 0
    fair = strength / len(outlook.houses) + 1
    return -abs(int(option[1]) - min(round(fair), int(outlook.me["announced"]) // 2))


def judge_own_first(outlook: Outlook, option: Option) -> float:
    return float(option[-1] == outlook.house)


def judge_weakest_rival(outlook: Outlook, option: Option) -> float:
    """Name whoever is nearest to victory for a penalty, and oneself for a reward."""
    strength = outlook.panels["bids"]
    reward = sum(strength["bids"].values()) >= (strength["strength"] or 0)
    own = option[1] == outlook.house
    return float(own) if reward else -9.0 * own + outlook.castles_of(str(option[1]))


def judge_loss(outlook: Outlook, option: Option) -> float:
    """Lose the least valuable unit in the least valuable place."""
    area, unit = str(option[1]), UNIT[str(option[2])]
    strength = STRENGTH[unit % 4] if unit < 4 else 0.5
    alone = outlook.size(area) == 1 and outlook.tokens.get(area) != outlook.house
    return -(strength or 2.5) - (0.3 * outlook.worth(area) if alone else 0.0)


def judge_muster(outlook: Outlook, option: Option) -> float:
    """Knights where they fit, footmen elsewhere, ships while there are few."""
    if option[0] == "done":
        return 0.1
    area, what = str(option[1]), str(option[2])
    if option[0] == "muster_ship":
        ships = 6 - int(outlook.me["unused"]["ship"])
        empty = what not in outlook.owner
        return 1.2 + 0.5 * empty - 0.35 * ships - 0.3 * (KIND[what] == "port")
    if option[0] == "upgrade":
        return 1.6 if what == "knight" else 0.7
    crowd = 0.2 * outlook.size(area)
    return {"footman": 1.9, "knight": 2.4, "siege_engine": 0.9}[what] - crowd


def judge_track_down(outlook: Outlook, option: Option) -> float:
    """Go down where one stands lowest already."""
    return float(outlook.me["positions"].get(str(option[1]), 0))


def judge_track_up(outlook: Outlook, option: Option) -> float:
    return int(outlook.me["positions"].get(str(option[1]), 0)) + 0.5 * (TRACKS.index(str(option[1])) == 1)


def judge_penalty(outlook: Outlook, option: Option) -> float:
    return float(option[0] == "step_down")


def judge_discard(outlook: Outlook, option: Option) -> float:
    """Part with the weakest card; take away the strongest."""
    if option[0] == "decline":
        return -9.0
    card = CARDS[str(option[1])]
    worth = card.strength + 0.4 * card.swords + 0.2 * card.fortifications
    return -worth if card.house == outlook.house else worth


def judge_recover(outlook: Outlook, option: Option) -> float:
    return -1.0 if option[0] == "decline" else float(CARDS[str(option[1])].strength)


def judge_muster_in(outlook: Outlook, option: Option) -> float:
    if option[0] == "decline":
        return -1.0
    return -2.0 if outlook.barren(str(option[1])) else float(MUSTER_POINTS[str(option[1])])


def judge_something(outlook: Outlook, option: Option) -> float:
    """Doing something is better than nothing."""
    return float(option[0] not in ("decline", "done"))


def judge_nothing(outlook: Outlook, option: Option) -> float:
    return float(option[0] in ("decline", "put_at_bottom"))


# -- planning and orders


def judge_orders(outlook: Outlook) -> Judge:
    """By one plan for all areas."""
    plan = plan_orders(outlook)

    def judge(outlook: Outlook, option: Option) -> float:
        if option[0] == "leave":
            return -1.0
        area, order = str(option[1]), str(option[2])
        return 9.0 if plan.get(area) == order else LAST_RESORT[ORDER_TYPE[order]]

    return judge


def judge_raid(outlook: Outlook, option: Option) -> float:
    """Plunder first, then break support and raids."""
    if option[0] == "waste":
        return 0.1
    order = outlook.orders[str(option[2])][1]
    return {"consolidate": 3.0, "support": 2.0, "defense": 1.5, "raid": 1.0}[ORDER_TYPE[order]]


def judge_march(outlook: Outlook, option: Option) -> float:
    return march_value(outlook, str(option[1]), 0)[0]


def judge_moves(outlook: Outlook) -> Judge:
    """By the next move that the march wants."""
    march = outlook.panels["march"]
    moves = [(move["area"], UNIT[move["unit"]]) for move in march["moves"]]
    wanted = wanted_move(outlook, march["origin"], march["order"], moves)

    def judge(outlook: Outlook, option: Option) -> float:
        if option[0] == "done":
            return 1.0
        if option[0] == "call" or wanted is None:
            return 0.0
        area, unit = wanted
        if option[2] != area:
            return 0.2 if any(place == option[2] for place, _ in moves) else 0.1
        return 3.0 if UNIT[str(option[1])] == unit else 2.0

    return judge


def judge_token(outlook: Outlook, option: Option) -> float:
    """A token is worth it for anything with an icon or a castle."""
    if option[0] == "decline":
        return 1.2
    return outlook.worth(str(option[1]))


def judge_consolidate(outlook: Outlook, option: Option) -> float:
    area = str(option[1])
    if option[0] == "muster_at":
        return -1.0 if outlook.barren(area) else 2.2 * MUSTER_POINTS[area]
    return 1.0 + POWER_ICONS.get(area, 0)


def judge_most(outlook: Outlook, option: Option) -> float:
    return float(option[1])


# -- combat


def judge_support(outlook: Outlook, option: Option) -> float:
    """Support oneself; otherwise only against whoever is about to win."""
    if option[0] == "refuse":
        return 1.0
    if option[2] == outlook.house:
        return 3.0
    rivals = [side["house"] for side in outlook.panels.get("combat", {}).get("sides", ()) if side["house"] != option[2]]
    return 2.0 if any(outlook.castles_of(rival) >= GAME.castles_to_win - 1 for rival in rivals) else 0.0


def judge_card(outlook: Outlook, option: Option) -> float:
    """The weakest card that should be enough; the weakest of all if none is."""
    if option[0] == "decline":
        return 0.0
    card = CARDS[str(option[1])]
    ahead = margin(outlook) + card.strength - AVERAGE_CARD
    value = min(ahead, 2.5) * 2 + 0.3 * card.swords - 0.6 * card.strength
    return value if ahead > -2 else -card.strength


def judge_aeron(outlook: Outlook, option: Option) -> float:
    """Two power for a better card, if it turns the combat."""
    if option[0] == "decline":
        return 0.0
    strength = CARDS[str(option[1])].strength
    ahead = margin(outlook)
    return float(strength) if ahead <= 0 < ahead + strength else -1.0


def judge_blade(outlook: Outlook, option: Option) -> float:
    """Use the blade where it changes the result."""
    ahead = margin(outlook)
    return float(option[0] == "use_blade") * (1.0 if -1 <= ahead <= 0 else -1.0)


def judge_redraw(outlook: Outlook, option: Option) -> float:
    return 0.0


def judge_tyrion(outlook: Outlook, option: Option) -> float:
    """Send back strong cards when that helps."""
    sides = outlook.panels["combat"]["sides"]
    card = next((side["card"] for side in sides if side["house"] != outlook.house), None)
    strong = card is not None and CARDS[card].strength >= 2
    return float(option[0] == "cancel") * (1.0 if strong and margin(outlook) <= 2 else -1.0)


def judge_order_removed(outlook: Outlook, option: Option) -> float:
    if option[0] == "decline":
        return 0.0
    order = outlook.orders[str(option[1])][1]
    return {"march": 3.0, "support": 2.5, "defense": 2.0}.get(ORDER_TYPE[order], 1.0)


def judge_retreat(outlook: Outlook, option: Option) -> float:
    """To castles and to one's own; for Robb Stark, where it does the loser no good."""
    if option[0] == "decline":
        return 0.0
    area = str(option[1])
    return outlook.worth(area) + (2.0 if outlook.owner.get(area) == outlook.house else 0.0)


def judge_robb(outlook: Outlook, option: Option) -> float:
    return 0.5 if option[0] == "decline" else 1.0 - 0.1 * outlook.worth(str(option[1]))


def judge_doran(outlook: Outlook, option: Option) -> float:
    """Push a strong rival off the throne or the blade."""
    sides = [side["house"] for side in outlook.panels["combat"]["sides"] if side["house"] != outlook.house]
    return -float(outlook.houses[sides[0]]["positions"].get(str(option[1]), 0))


WHOLE: dict[str, Callable[[Outlook], Judge]] = {"order": judge_orders, "move": judge_moves}
"""Kinds that are judged by a plan made once for all options."""
JUDGES: dict[str, Judge] = {
    "westeros_choice": judge_choice,
    "reconcile": judge_loss,
    "muster": judge_muster,
    "clash_bid": judge_bid,
    "clash_tie": judge_own_first,
    "wildling_bid": judge_wildling_bid,
    "wildling_tie": judge_weakest_rival,
    "wildling_penalty": judge_penalty,
    "wildling_losses": judge_loss,
    "wildling_track": judge_track_down,
    "wildling_first": judge_track_up,
    "unhorse": judge_loss,
    "knighting": judge_something,
    "wildling_discard": judge_discard,
    "wildling_recover": judge_recover,
    "wildling_muster": judge_muster_in,
    "raven": judge_nothing,
    "raven_card": judge_nothing,
    "raid": judge_raid,
    "march": judge_march,
    "help": judge_own_first,
    "leave_token": judge_token,
    "support": judge_support,
    "accept_support": lambda outlook, option: float(option[0] == "accept"),
    "house_card": judge_card,
    "replacement": judge_card,
    "tyrion": judge_tyrion,
    "aeron": judge_aeron,
    "mace": lambda outlook, option: float(option[1] == "footman"),
    "queen_of_thorns": judge_order_removed,
    "doran": judge_doran,
    "cersei": judge_order_removed,
    "renly": judge_something,
    "robb": judge_robb,
    "patchface": judge_discard,
    "blade": judge_blade,
    "blade_redraw": judge_redraw,
    "casualty": judge_loss,
    "retreat": judge_retreat,
    "retreat_loss": judge_loss,
    "take_ships": judge_most,
    "consolidate": judge_consolidate,
}
