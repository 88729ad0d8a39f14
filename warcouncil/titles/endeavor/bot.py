"""A bot that plays Endeavor from the view of its seat: it takes what is worth most right now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from warcouncil.bots.judging import Judgement, JudgingBot
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.components import (
    AREA,
    AREA_NUMBER,
    AREAS,
    ATTRIBUTES,
    CARD_VALUE,
    DECK_AREA,
    EUROPE,
    HARBOR_COST,
    PLAYER_BOARD,
    SILENT,
    SOURCES,
    TILES,
)
from warcouncil.titles.endeavor.position import Position
from warcouncil.titles.endeavor.reasons import EXPLAIN

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

IMPOSSIBLE = -100.0


class HeuristicBot(JudgingBot):
    """Judges every option of a decision by what it is worth in glory, and takes the best."""

    def judgement(self, view: Mapping[str, Any], decision: Decision) -> Judgement:
        position = Position(view["view"], decision.power)
        judge, explain = JUDGES[decision.kind], EXPLAIN.get(decision.kind)
        return Judgement(
            lambda option: judge(position, option), lambda option: explain(position, option) if explain else ()
        )


# -- the phases before and after the actions


def judge_start(position: Position, option: Option) -> float:
    return position.building_worth(str(option[1]), [])


def judge_phase_order(position: Position, option: Option) -> float:
    return 1.0 if option[0] == "agree" else 0.0


def judge_build(position: Position, option: Option) -> float:
    building = str(option[1])
    crowd = 0.3 * position.coast.count(building)
    return position.building_worth(building) - crowd


def judge_scarce(position: Position, option: Option) -> float:
    """Take away what the other would like most and we would not."""
    building = str(option[1])
    rival = next(power for power in position.players if power != position.power)
    panel = position.players[rival]
    built = [slot["building"] for slot in panel["coast"] if slot["building"]]
    left = position.stock.get(building, 0)
    return position.building_worth(building, built) / (1 + left) - 0.5 * position.building_worth(building) / (1 + left)


def judge_salary(position: Position, option: Option) -> float:
    """Free the building whose actions are worth most."""
    if option[0] == "done":
        return 0.0
    return 1.0 + position.activation_worth(position.coast[int(option[1]) - 1])


def judge_arrange(position: Position, option: Option) -> float:
    """An empty slot is worth 3 at the end, if all governors find room elsewhere."""
    held = position.me["governors"]
    if option[0] == "house":
        return 1.0 - 0.1 * position.loss(str(option[1]))
    slots = len(position.me["cards"]) + len(held)
    room = slots <= min(position.me["card_limit"], PLAYER_BOARD.card_slots)
    return 2.0 if room and not position.rounds_left else 0.0


def judge_discard(position: Position, option: Option) -> float:
    return -position.loss(str(option[1]))


# -- actions


def judge_turn(position: Position, option: Option) -> float:
    """An activation is worth its best action, and costs the disc on the building until it is paid."""
    if option[0] == "pass":
        return 0.0
    if option[0] == "activate":
        source = SOURCES[position.coast[int(option[1]) - 1]]
        worth = actions_worth(position, source.actions, source.joiner, position.harbor - 1)
        return worth - 0.5 * position.disc_worth()
    source = SOURCES[str(option[1])]
    worth = actions_worth(position, source.actions, source.joiner, position.harbor)
    return worth - (0.3 if position.rounds_left else 0.0)


def actions_worth(position: Position, actions: tuple[str, ...], joiner: str, discs: int) -> float:
    """The best action that so many discs can pay; with "+" some of a further one."""
    worths = sorted((action_worth(position, action, discs) for action in actions), reverse=True)
    more = sum(max(0.0, worth) for worth in worths[1:]) if joiner == "+" else 0.0
    return worths[0] + 0.7 * more


def judge_action(position: Position, option: Option) -> float:
    if option[0] == "done":
        return 0.0
    return action_worth(position, str(option[1]), position.harbor)


def action_worth(position: Position, action: str, discs: int) -> float:
    """The best target of an action."""
    if discs < HARBOR_COST[action]:
        return IMPOSSIBLE
    return max(TARGETS[action](position), default=IMPOSSIBLE)


def ship_targets(position: Position) -> Iterable[float]:
    for area in AREAS:
        if area not in position.open:
            yield position.track_worth(area)
        elif area != AREAS[EUROPE]:
            yield sea_worth(position, area)
    for fleet in position.board.fleets:
        if fleet not in position.discs and AREAS[AREA[fleet]] in position.open:
            yield position.take_worth(fleet)


def sea_worth(position: Position, region: str) -> float:
    return position.presence_worth(AREA_NUMBER[region]) - position.disc_worth()


def present(position: Position, place: str) -> bool:
    area = AREAS[AREA[place]]
    return area in position.open and (AREA[place] == EUROPE or position.me["presence"][area] > 0)


def occupy_targets(position: Position) -> Iterable[float]:
    for city in position.board.cities:
        if city not in position.discs and present(position, city):
            yield position.take_worth(city)


def attack_targets(position: Position) -> Iterable[float]:
    for place in (*position.board.cities, *position.board.fleets):
        if position.discs.get(place, position.power) != position.power and present(position, place):
            yield position.attack_worth(place)


def payment_targets(position: Position) -> Iterable[float]:
    for slot in position.me["coast"]:
        if slot["worker"] and not TILES[slot["building"]].salary_phase_only:
            yield payment_worth(position, slot["slot"])


def payment_worth(position: Position, slot: int) -> float:
    """A disc comes home, and its building works again this round."""
    return position.disc_worth() + 0.6 * position.activation_worth(position.coast[slot - 1])


def draw_targets(position: Position) -> Iterable[float]:
    presence = position.me["presence"]
    for deck, cards in position.decks.items():
        if cards and CARD_VALUE[cards[0]] <= presence[AREAS[DECK_AREA[deck]]]:
            yield position.draw_worth(cards[0])
    for card in position.discarded:
        if CARD_VALUE[card] <= presence[AREAS[EUROPE]]:
            yield position.draw_worth(card)


TARGETS: dict[str, Callable[[Position], Iterable[float]]] = {
    "ship": ship_targets,
    "occupy": occupy_targets,
    "attack": attack_targets,
    "payment": payment_targets,
    "draw": draw_targets,
}


def judge_ship(position: Position, option: Option) -> float:
    act, target = option
    if act == "ship_track":
        return position.track_worth(str(target))
    if act == "ship_fleet":
        return position.take_worth(str(target))
    return sea_worth(position, str(target))


def judge_occupy(position: Position, option: Option) -> float:
    return position.take_worth(str(option[1]))


def judge_attack(position: Position, option: Option) -> float:
    return position.attack_worth(str(option[1]))


def judge_payment(position: Position, option: Option) -> float:
    return payment_worth(position, int(option[1]))


def judge_draw(position: Position, option: Option) -> float:
    act, source = option
    return position.draw_worth(position.decks[str(source)][0] if act == "draw" else str(source))


def judge_memorial(position: Position, option: Option) -> float:
    if option[0] == "decline":
        return position.disc_worth() / 2
    return position.attribute_worth(ATTRIBUTES.index(str(option[1])))


# -- the Silent Fleet: its response should spoil the other player's plans, not ours


def judge_which(position: Position, option: Option) -> float:
    """No response at all is best, then one that we can aim."""
    return {"attack": 1.0, "payment": 1.0, "draw": 0.6, "ship": 0.4, "occupy": 0.2}[str(option[1])]


def rival_of(position: Position) -> Position:
    """The same table from the other player's side."""
    return position.seen_by(next(power for power in position.players if power != position.power))


def judge_silent_ship(position: Position, option: Option) -> float:
    act, target = option
    rival = rival_of(position)
    if act == "silent_fleet":
        return rival.take_worth(str(target)) - position.take_worth(str(target))
    region = str(target)
    spaces = position.board.track_spaces[region]
    owners = [position.discs[space] for space in spaces if space in position.discs]
    spoil = rival.track_worth(region) - position.track_worth(region)
    if len(owners) + 1 == len(spaces):
        fleet = owners.count(SILENT) + 1
        spoil += (owners.count(position.power) > fleet) - (owners.count(rival.power) > fleet)
    return spoil


def judge_silent_occupy(position: Position, option: Option) -> float:
    city = str(option[1])
    return rival_of(position).take_worth(city) - position.take_worth(city)


def judge_silent_draw(position: Position, option: Option) -> float:
    card = position.decks[str(option[1])][0]
    return rival_of(position).draw_worth(card) - position.draw_worth(card)


JUDGES: dict[str, Callable[[Position, Option], float]] = {
    "phase_order": judge_phase_order,
    "starting_building": judge_start,
    "scarce": judge_scarce,
    "build": judge_build,
    "salary": judge_salary,
    "turn": judge_turn,
    "action": judge_action,
    "ship": judge_ship,
    "occupy": judge_occupy,
    "attack": judge_attack,
    "payment": judge_payment,
    "draw": judge_draw,
    "memorial": judge_memorial,
    "arrange": judge_arrange,
    "discard": judge_discard,
    "silent_which": judge_which,
    "silent_ship": judge_silent_ship,
    "silent_occupy": judge_silent_occupy,
    "silent_draw": judge_silent_draw,
}
