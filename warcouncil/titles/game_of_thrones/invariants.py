"""What must hold after every decision. Every component of the box is somewhere, and only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warcouncil.titles.game_of_thrones.components import (
    CASTLES,
    DECKS,
    DOMINANCE,
    GAME,
    HAND,
    KIND,
    NO_UNITS,
    ONE,
    ORDER,
    PLACE,
    POOL,
    POOL_OF,
    ROUTED_SHIP,
    SHIP,
    TIDES,
    TRACKS,
    WESTEROS,
    WILDLINGS,
    Units,
    full_deck,
)
from warcouncil.titles.game_of_thrones.setup import neutral_forces
from warcouncil.titles.game_of_thrones.state import GameOfThronesState, in_order
from warcouncil.titles.game_of_thrones.strength import supporting_areas
from warcouncil.titles.game_of_thrones.supply import army_counts, fits

WESTEROS_DECKS = {deck: tuple(sorted(full_deck(WESTEROS[deck].values()))) for deck in DECKS}
WILDLING_DECK = tuple(sorted(full_deck(WILDLINGS)))
TIDES_DECK = tuple(sorted(full_deck(TIDES.values())))
SHIPS = (SHIP, ROUTED_SHIP)


def problems(state: GameOfThronesState) -> Iterator[str]:
    """Sentences that say what is wrong; none when all is well."""
    yield from unit_problems(state)
    yield from area_problems(state)
    yield from supply_problems(state)
    yield from token_problems(state)
    yield from order_problems(state)
    yield from track_problems(state)
    yield from card_problems(state)
    yield from combat_problems(state)


def unit_problems(state: GameOfThronesState) -> Iterator[str]:
    """The units of a house on the board, in a combat and unused are those of the box."""
    for house in state.houses:
        count = list(state.unused[house])
        forces: list[Units] = [state.units[area] for area in state.areas_of(house)]
        if state.combat is not None and state.combat.attacker == house:
            forces.append(state.combat.force)
        if state.march is not None and state.march.under_way and state.march.house == house:
            forces += [ONE[unit] for _, unit in state.march.moves]
        for units in forces:
            for unit, number in enumerate(units):
                count[POOL_OF[unit]] += number
        if tuple(count) != POOL or min(state.unused[house]) < 0:
            yield f"{house} has {count} units, {state.unused[house]} of them unused"


def area_problems(state: GameOfThronesState) -> Iterator[str]:
    """Areas hold what can stand there, of one house, and tokens lie on land."""
    if set(state.units) != set(state.owner):
        yield "units without an owner, or an owner without units"
    for area, units in state.units.items():
        if min(units) < 0 or units == NO_UNITS:
            yield f"{area} holds {units}"
        water = KIND[area] != "land"
        if any(units[unit] for unit in range(7) if (unit in SHIPS) != water):
            yield f"{area} holds {units}"
        if KIND[area] == "port" and sum(units) > GAME.port_ships:
            yield f"{area} holds {sum(units)} ships"
        if state.tokens.get(area, state.owner[area]) != state.owner[area]:
            yield f"{area} holds units and an enemy token"
    for area in state.tokens:
        if KIND[area] != "land":
            yield f"a power token lies in {area}"
    printed = neutral_forces(state.players)
    if any(printed.get(area) != strength or area in state.owner for area, strength in state.neutrals.items()):
        yield "a neutral force is not where it was"
    for house in state.houses:
        if state.victory[house] != sum(state.controller(area) == house for area in CASTLES):
            yield f"the victory marker of {house} is wrong"


def supply_problems(state: GameOfThronesState) -> Iterator[str]:
    """Nobody has more or larger armies than supply allows, except while armies are being fitted."""
    if state.phase == "westeros" and not state.mustering:
        return
    for house in state.houses:
        counts = army_counts(state, house)
        if not fits(counts, state.supply[house]):
            yield f"{house} has armies {counts} beyond supply {state.supply[house]}"


def token_problems(state: GameOfThronesState) -> Iterator[str]:
    """Power tokens are available, bid, in the pool or on the board."""
    on_board = Counter(state.tokens.values())
    for house in state.houses:
        parts = (state.power[house], state.bids.get(house, 0), state.pool[house], on_board[house])
        if sum(parts) != GAME.power_tokens or min(parts) < 0:
            yield f"{house} has power tokens {parts}"


def order_problems(state: GameOfThronesState) -> Iterator[str]:
    """No house has more orders on the board than it has tokens, and none lies under the units of another."""
    for house in state.houses:
        placed = Counter(order for owner, order in state.orders.values() if owner == house)
        if any(count > ORDER[order].count for order, count in placed.items()):
            yield f"{house} has placed {dict(placed)}"
    if any(area not in PLACE for area in state.orders):
        yield "an order lies nowhere"
    for area, (house, order) in state.orders.items():
        if state.owner.get(area, house) != house:
            yield f"{order} of {house} lies under the units of {state.owner[area]} in {area}"


def track_problems(state: GameOfThronesState) -> Iterator[str]:
    """Tracks are orders of the houses in play; the first holds the token, but while the track is bid for."""
    for track in TRACKS:
        houses = state.tracks[track]
        if not houses:
            continue
        if sorted(houses) != sorted(state.houses):
            yield f"the {track} track is {houses}"
        if state.holders[DOMINANCE[track]] != houses[0]:
            yield f"the token of the {track} track is not with {houses[0]}"
    if state.threat not in GAME.threat_track:
        yield f"the threat token stands at {state.threat}"
    if not all(0 <= state.supply[house] <= GAME.highest_supply for house in state.houses):
        yield f"supply is {state.supply}"


def combat_problems(state: GameOfThronesState) -> Iterator[str]:
    """Until a combat is decided, all support that counts comes from a support order on the board."""
    combat = state.combat
    if combat is None or combat.winner:
        return
    for place, _ in combat.supports:
        if place not in supporting_areas(state, combat.area):
            yield f"support from {place} counts without an order"


def card_problems(state: GameOfThronesState) -> Iterator[str]:
    """Seven house cards for each house, and whole decks."""
    combat = state.combat
    for house in state.houses:
        cards = (*state.hands[house], *state.discards[house])
        if combat is not None and house in (combat.attacker, combat.defender):
            played = combat.card(house)
            cards += (played,) if played and played not in combat.laid else ()
        if in_order(cards) != HAND[house]:
            yield f"{house} has the cards {cards}"
    for deck in DECKS:
        shown = (state.revealed[deck],) if deck in state.revealed else ()
        if tuple(sorted((*state.decks[deck].cards, *shown))) != WESTEROS_DECKS[deck]:
            yield f"Westeros deck {deck} is not whole"
    drawn = (state.attack.card,) if state.attack is not None and state.attack.card else ()
    if tuple(sorted((*state.wildlings.cards, *drawn))) != WILDLING_DECK:
        yield "the wildling deck is not whole"
    if state.options["tides_of_battle"]:
        open_tides = tuple(card for card in combat.tides if card) if combat is not None else ()
        tides = (*state.tides.cards, *state.tides_discards, *state.tides_drawn.values(), *open_tides)
        if tuple(sorted(tides)) != TIDES_DECK:
            yield "the tides deck is not whole"
    for entry in state.known:
        if entry.fact[1] not in (*state.wildlings.top, *state.wildlings.bottom):
            yield f"seat {entry.seat} knows {entry.fact}, which is not so"
