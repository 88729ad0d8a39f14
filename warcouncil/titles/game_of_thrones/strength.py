"""Combat strength: what units, orders, support, garrisons, cards, tides and the blade are worth, point by point."""

from __future__ import annotations

from warcouncil.titles.game_of_thrones.components import (
    CARDS,
    GARRISON,
    MODIFIER,
    MUSTER_POINTS,
    NO_UNITS,
    ORDER_TYPE,
    SIEGE_STRENGTH,
    STRENGTH,
    SUPPORTERS,
    TIDES,
    Units,
)
from warcouncil.titles.game_of_thrones.house_cards import (
    ICONS,
    OPPOSING,
    ORDER_BONUS,
    STRENGTH_BONUS,
    UNIT_VALUES,
    combat_of,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState, Points, Reckoning

LAST_WORD = "salladhor_saan"
"""The text that stands against Victarion Greyjoy's, by the publisher's answer."""


# -- units


def worth(units: Units, values: list[int]) -> int:
    """The strength of units; routed ones give none."""
    return (
        units[0] * values[0]  # got-combat-6
        + units[1] * values[1]  # got-combat-7
        + units[2] * values[2]  # got-combat-8
        + units[3] * values[3]
    )


def unit_values(state: GameOfThronesState, owner: str, area: str, attacking: bool) -> list[int]:
    """What each unit of an owner counts, for the attack on an area or against it."""
    siege = attacking and area in MUSTER_POINTS  # got-combat-9 got-support-12
    values = list(SIEGE_STRENGTH if siege else STRENGTH)
    combat = state.combat
    if combat is not None and combat.cards != ("", ""):
        for house, card in texts_in_order(state):
            UNIT_VALUES.texts[card](state, house, owner, values)
    return values


def texts_in_order(state: GameOfThronesState) -> list[tuple[str, str]]:
    """The cards in play that change unit strengths, in turn order; one has the last word if so agreed."""
    combat = combat_of(state)
    played = [(house, combat.card(house)) for house in state.in_turn_order(combat.attacker, combat.defender)]
    found = [entry for entry in played if entry[1] in UNIT_VALUES.texts]  # got-cards-5
    if state.options["victarion_salladhor"] == "salladhor":
        found.sort(key=lambda entry: entry[1] == LAST_WORD)
    return found


# -- support


def supporting_areas(state: GameOfThronesState, area: str) -> list[str]:
    """The areas with support orders from which a combat in an area can be supported."""
    orders = state.orders  # got-support-1 got-support-10 got-support-11 got-support-15 got-port-11 got-transport-8
    return [place for place in SUPPORTERS[area] if place in orders and ORDER_TYPE[orders[place][1]] == "support"]


def support_strength(state: GameOfThronesState, place: str, area: str, attacking: bool) -> int:
    """All units in the area of a support order, and the bonus of a special one.

    In a combat that was decided before its points were kept, the order may be gone: then its units alone are counted.
    """
    owner, order = state.orders.get(place, (state.owner.get(place, ""), "support"))
    units = state.units.get(place, NO_UNITS)
    values = unit_values(state, owner, area, attacking)
    strength = worth(units, values)  # got-support-3 got-garrison-6
    return strength + MODIFIER[order]  # got-special-4 got-support-13 got-support-18


# -- the sum


def breakdown(state: GameOfThronesState, house: str) -> list[Points]:
    """Where the strength of a combatant comes from, as things stand (base strength, total strength)."""
    combat = combat_of(state)
    attacking = house == combat.attacker
    area = combat.area
    values = unit_values(state, house, area, attacking)
    found = [Points("units", area, worth(state.fighters(house), values))]  # got-combat-10
    if attacking:
        found.append(Points("march_order", combat.order, MODIFIER[combat.order]))  # got-march-10 got-special-3
    else:
        bonus = state.defense_bonus()
        if bonus:
            found.append(Points("defense_order", state.orders[area][1], bonus))  # got-combat-3
        if area in state.garrisons:
            found.append(Points("garrison", area, GARRISON[area]))  # got-garrison-2 got-port-12
    for place, side in combat.supports:
        if side == house:
            found.append(Points("support", place, support_strength(state, place, area, attacking)))
    return found + added(state, house)  # got-combat-13


def added(state: GameOfThronesState, house: str) -> list[Points]:
    """What comes on top of the base strength: card, text, blade and tides."""
    combat = combat_of(state)
    found: list[Points] = []
    card = combat.card(house)
    if card:
        opponent = combat.opponent(house)
        opposing = OPPOSING.get(combat.card(opponent))
        blocked = opposing is not None and opposing(state, opponent)
        found.append(Points("house_card", card, 0 if blocked else CARDS[card].strength))
        for hook in (ORDER_BONUS, STRENGTH_BONUS):
            text = hook.get(card)
            if text is not None and (points := text(state, house)):
                found.append(Points("card_text", card, points))
    if combat.tide(house):
        found.append(Points("tides", combat.tide(house), TIDES[combat.tide(house)].strength))  # got-tides-6
    if combat.blade == house:
        found.append(Points("blade", "valyrian_steel_blade", 1))  # got-combat-12 got-dominance-8
    return found


def reckon(state: GameOfThronesState, house: str) -> Reckoning:
    """All that counts for a combatant, as things stand."""
    points = tuple(breakdown(state, house))
    strength = sum(row.points for row in points)  # got-combat-14
    total = max(0, strength)  # got-combat-17
    return Reckoning(total, points, state.fighters(house), *icons(state, house), combat_of(state).tide(house))


def reckoning(state: GameOfThronesState, house: str) -> Reckoning:
    """All that counts for a combatant; once the combat is decided, what counted then."""
    combat = combat_of(state)
    if combat.decided is None:
        return reckon(state, house)
    return combat.decided[0 if house == combat.attacker else 1]


def total(state: GameOfThronesState, house: str) -> int:
    """The strength of a combatant, never below zero."""
    return reckoning(state, house).total


def icons(state: GameOfThronesState, house: str) -> tuple[int, int]:
    """Swords and fortifications of a combatant: printed, by text, and of the tides card."""
    combat = combat_of(state)
    card, tide = combat.card(house), combat.tide(house)
    swords = fortifications = 0
    if card:
        swords, fortifications = CARDS[card].swords, CARDS[card].fortifications
        text = ICONS.get(card)
        if text is not None:
            more = text(state, house)
            swords, fortifications = swords + more[0], fortifications + more[1]
    if tide:
        swords += TIDES[tide].swords  # got-tides-7
        fortifications += TIDES[tide].fortifications  # got-tides-7
    return swords, fortifications
