"""Calling for support: every support order next to the embattled area is granted to a side or refused."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import KIND, ORDER_TYPE
from warcouncil.titles.game_of_thrones.house_cards import combat_of
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.strength import support_strength, supporting_areas
from warcouncil.titles.game_of_thrones.transport import reachable


def call_for_support(state: GameOfThronesState) -> Flow:
    """Support is declared or refused in turn order; then each combatant may refuse what others gave him."""
    for places in bundles(state, combat_of(state).area):  # got-support-5
        yield from declare(state, places)
    combat = combat_of(state)
    for house in state.in_turn_order(combat.attacker, combat.defender):
        for places in bundles(state, combat.area):
            given = [place for place in places if (place, house) in combat_of(state).supports]
            if given and state.orders[given[0]][0] != house:
                yield from accept(state, house, given)  # got-support-9


def bundles(state: GameOfThronesState, area: str) -> list[tuple[str, ...]]:
    """The support orders that are decided about together, in turn order of their owners."""
    places = supporting_areas(state, area)
    found: list[tuple[str, ...]] = []
    for house in state.turn_order:
        own = tuple(place for place in places if state.orders[place][0] == house)
        if state.options["support"] == "each_order":
            found += [(place,) for place in own]  # got-support-2
        elif own:
            found.append(own)
    return found


def declare(state: GameOfThronesState, places: tuple[str, ...]) -> Flow:
    """The owner of some support orders grants their whole strength to one side, or refuses."""
    house = state.orders[places[0]][0]
    options = [option for option in sides(state, places[0]) if support_forbidden(state, house, option) is None]
    choice = yield Ask(house, "support", options)
    for place in places:
        if choice[0] == "refuse":
            state.log("refuses_support", power=house, area=place)
        else:
            combat = combat_of(state)
            given = (*combat.supports, (place, choice[2]))
            state.change_combat(supports=given)  # got-support-7 got-support-13 got-support-19
            attacking = choice[2] == combat.attacker
            strength = support_strength(state, place, combat.area, attacking)
            state.log("supports", power=house, area=place, power2=choice[2], strength=strength)


def sides(state: GameOfThronesState, place: str) -> list[Option]:
    combat = combat_of(state)
    return [("support", place, combat.attacker), ("support", place, combat.defender), ("refuse", place)]


def support_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Who may support whom."""
    combat = combat_of(state)
    place = str(option[1])
    if place not in supporting_areas(state, combat.area) or state.orders[place][0] != house:
        return out_of_reach(state, house, place)
    if option[0] == "refuse":
        return None
    side = option[2]
    if side not in (combat.attacker, combat.defender):
        return "got-support-2"
    if house in (combat.attacker, combat.defender) and side != house:  # got-support-6
        return "got-support-14"
    return None  # got-support-4


def out_of_reach(state: GameOfThronesState, house: str, place: str) -> str:
    """Why no support can come from an area."""
    combat = combat_of(state)
    owner, order = state.orders.get(place, ("", "march_0"))
    if owner != house or ORDER_TYPE[order] != "support":
        return "got-support-1"
    if place == combat.area:
        return "got-support-8"
    if KIND[place] == "port":
        return "got-port-11"
    if KIND[combat.area] == "sea" and KIND[place] == "land":
        return "got-support-11"
    return "got-transport-8" if place in reachable(state, house, combat.area) else "got-support-15"


def accept(state: GameOfThronesState, house: str, places: Sequence[str]) -> Flow:
    """A combatant takes or refuses the support of another house."""
    options: list[Option] = [("accept", places[0]), ("reject", places[0])]
    choice = yield Ask(house, "accept_support", options)
    if choice[0] == "reject":
        kept = tuple(entry for entry in combat_of(state).supports if entry[0] not in places)
        state.change_combat(supports=kept)  # got-support-9
        for place in places:
            state.log("rejects_support", power=house, area=place, power2=state.orders[place][0])


def accept_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only support given by another house is refused."""
    return "got-support-9"


# -- against a neutral force


def call_for_help(state: GameOfThronesState, area: str) -> Flow:
    """Other houses may support a march against a neutral force; nobody supports the neutral force."""
    march = state.march
    assert march is not None
    house = march.house
    state.march = msgspec.structs.replace(march, called=(*march.called, area))
    state.log("calls", power=house, area=area)
    for places in bundles(state, area):
        owner = state.orders[places[0]][0]
        if owner == house:
            continue
        options: list[Option] = [("support", places[0], house), ("refuse", places[0])]  # got-neutral-7
        choice = yield Ask(owner, "help", options)
        if choice[0] == "refuse":
            state.log("refuses_support", power=owner, area=places[0])
        else:
            grant_help(state, owner, places, area)


def grant_help(state: GameOfThronesState, owner: str, places: tuple[str, ...], area: str) -> None:
    march = state.march
    assert march is not None
    helpers = tuple((place, area) for place in places)
    state.march = msgspec.structs.replace(march, helpers=(*march.helpers, *helpers))
    for place in places:
        strength = support_strength(state, place, area, attacking=True)
        state.log("supports", power=owner, area=place, power2=march.house, strength=strength)


def help_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Help goes to the house that called, from an order that was called."""
    return "got-neutral-7" if option[0] == "support" else "got-support-1"
