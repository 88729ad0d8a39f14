"""Great undertakings: Holy War (#79), Italian Renaissance (#80), Unexpected Reinforcements (#96)."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import building, navies
from warcouncil.campaign.counters import can_add, standing
from warcouncil.campaign.relations import besieged, commanders_in, controlled, controls, foes, inside, navy
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import closed, total
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, impulses
from warcouncil.table.book import Event, may, price
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta.cards.courts import FRANCE, MUSLIM, NO_EFFECT, choose_house
from warcouncil.titles.tanto_monta.diplomacy.hostilities import BELLIGERENTS, WAR_POWERS, war_forbidden
from warcouncil.titles.tanto_monta.diplomacy.war import declare_by_both
from warcouncil.titles.tanto_monta.menu import powers_in_play
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.powers.france import HOUSES, LOYALTY, lower_loyalty
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, MINORS
from warcouncil.titles.tanto_monta.sea.passages import navies_of
from warcouncil.titles.tanto_monta.seasons.impulses import commit, new_impulse
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.holy_war import HOLY_WAR
from warcouncil.titles.tanto_monta.war.recruits import CORSAIRS

HOLY_POINTS, FIRST_POINTS, RECRUITS = 6, 2, 5
PATRONS = 3
"""So many houses of France pay for its arts."""
BESIEGED = 4
"""So many land units may be in a besieged place that gets more of them."""
SHIPS = ("squadron", "corsair")
DONE: Option = ("done",)
KINDS = {
    "holy_war": Kind({"declare_war": ("power", "power"), "done": ()}),
    "patronage": Kind({"patronage": (), "decline": ()}),
    "reinforcement": Kind({"reinforce": ("power", "unit", "space"), "done": ()}),
}


# -- Holy War (#79)


def holy_war(state: TantoMontaState, player: str) -> Flow:
    """The Muslims may declare a war for nothing, and have points whose battles are fought to the death."""
    state.mark(HOLY_WAR)
    state.next(("holy_war_over",))
    give_points(state, MUSLIM, HOLY_POINTS)
    wars: list[Option] = [
        ("declare_war", power, target)
        for power in BELLIGERENTS[MUSLIM]
        for target in (*WAR_POWERS, *MINORS)
        if target != power and war_forbidden(state, power, target) is None
    ]
    if wars:
        choice = yield Ask(MUSLIM, "holy_war", [*wars, DONE])
        if choice != DONE:
            yield from declare_by_both(state, str(choice[1]), str(choice[2]))  # tm-9.4-13


def holy_war_over(state: TantoMontaState) -> None:
    """Step: what a resource adds to the impulse is no part of the Holy War."""
    state.unmark(HOLY_WAR)


# -- Italian Renaissance (#80)


def renaissance(state: TantoMontaState, player: str) -> None:
    """Points first, then a card and a whole new impulse; at its end France may spend the love of its nobles."""
    state.next(("renaissance", player), ("patronage",))
    give_points(state, player, FIRST_POINTS)


def reborn(state: TantoMontaState, player: str) -> Flow:
    """Step: a card is drawn, and any card of the hand is played in an impulse of its own."""
    hands.draw(state, player)
    new_impulse(state, player)
    if all(impulses.impulse_forbidden(state, player, option) is not None for option in cards(state, player)):
        return
    about = {"turn": state.turn, "amount": len(state.hands[player])}
    choice = yield Ask(player, "impulse", lambda now: cards(now, player), impulses.impulse_forbidden, about=about)
    used = yield from commit(state, player, choice)
    if used is not None:
        yield from impulses.use(state, player, used)


def cards(state: TantoMontaState, player: str) -> list[Option]:
    """What a player may do with his cards; nobody passes."""
    return [option for option in impulses.impulse_candidates(state, player) if option != impulses.PASS]


def patronage(state: TantoMontaState) -> Flow:
    """Step: three houses of France are less loyal, for a VP."""
    if sum(state.houses.get(house, 0) > 0 for house in HOUSES) < PATRONS:
        return
    choice = yield Ask(FRANCE, "patronage", [("patronage",), ("decline",)])
    if choice == ("decline",):
        return
    lowered: tuple[str, ...] = ()
    for _ in range(PATRONS):
        house = yield from choose_house(state, FRANCE, LOYALTY.most, lowered, least=1)
        lower_loyalty(state, house)
        lowered = (*lowered, house)
    state.award(FRANCE, "renaissance", 1)  # tm-22.3-55


# -- Unexpected Reinforcements (#96)


def reinforcements(state: TantoMontaState, player: str) -> None:
    """Units for some points, wherever the player is."""
    state.acting, state.cp = player, RECRUITS
    state.next(("unexpected", player))


def unexpected(state: TantoMontaState, player: str) -> Flow:
    """Step: one unit after another, as long as points are left."""
    with OneLook(state):
        options = list(recruits(state, player, state.cp))
    choice = DONE
    if options:
        choice = yield Ask(player, "reinforcement", [*options, DONE], about={"cp": state.cp})
    if choice == DONE:
        state.cp = 0
        return
    power, unit, space = map(str, choice[1:])
    state.cp -= price(state, unit, power)
    building.build(state, space, power, unit)
    yield from check_sieges(state)  # tm-15.3-1
    state.next(("unexpected", player))


def recruits(state: TantoMontaState, player: str, points: int) -> Iterator[Option]:
    """Whose units of which kind may come where."""
    afloat = [flag for flag in navies_of(state, player) if flag not in state.surrendered]  # tm-22.1-10
    crews = [
        *((power, unit) for power in powers_in_play(state, player) for unit in LAND_UNITS),
        *((flag, unit) for flag in afloat for unit in SHIPS if unit != "corsair" or flag in CORSAIRS),
    ]
    return (
        ("reinforce", power, unit, space)
        for power, unit in crews
        if may(state, unit, power) and price(state, unit, power) <= points
        for space in footholds(state, power, unit)
        if stands(state, power, unit, space)
        and state.realm.build_barred(state, power, power, space, unit) is None
        and can_add(state, power, unit, 1, space)
    )


def footholds(state: TantoMontaState, power: str, unit: str) -> list[str]:
    """The spaces where a power may have something already: see `stands`."""
    if unit in SHIPS:
        return list(state.realm.port_spaces)
    held = {*controlled(state, power), *standing(state, power)}
    return state.realm.atlas.in_order(held & SPACES.keys())


def stands(state: TantoMontaState, power: str, unit: str, space: str) -> bool:
    """Whether a power may have more units in a space: it holds it or is there, and no misery is."""
    if closed(state, space) is not None or space in state.unrest or space in state.realm.stricken(state):
        return False
    if state.realm.entry_barred(state, power, space) is not None:
        return False
    return harboured(state, power, space) if unit in SHIPS else encamped(state, power, space)


def harboured(state: TantoMontaState, flag: str, space: str) -> bool:
    """Ships come to ports without a siege and without enemy ships."""
    if not SPACES[space].ports or besieged(state, space) or navies.enemy_ships(state, flag, space):
        return False
    return navies.at_home(state, flag, space) or bool(navy(state, space, flag))


def encamped(state: TantoMontaState, power: str, space: str) -> bool:
    """Land units come to a besieged place up to a limit, to besiegers, and to where no enemies are."""
    present = state.stack(space, power).size > 0
    if besieged(state, space):
        within = present and any(stack.owner == power for stack in inside(state, space))
        return present and (not within or total(inside(state, space)) < BESIEGED)
    if any(foes(state, power, other, space) for other in commanders_in(state, space)):
        return present
    return present or controls(state, power, space)


def reinforcements_forbidden(state: TantoMontaState, player: str) -> str | None:
    return NO_EFFECT if next(recruits(state, player, RECRUITS), None) is None else None


STEPS = {
    "holy_war_over": holy_war_over,
    "renaissance": reborn,
    "patronage": patronage,
    "unexpected": unexpected,
}
EVENTS = {
    "holy_war": Event(holy_war),
    "italian_renaissance": Event(renaissance),
    "unexpected_reinforcements": Event(reinforcements, reinforcements_forbidden),
}
