"""What people see: the map, the pieces on it, a panel for each house, and what is going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from warcouncil.engine.decks import Deck
from warcouncil.titles.game_of_thrones.components import (
    AREAS,
    CASTLES,
    DECKS,
    DOMINANCE,
    GAME,
    GARRISON,
    HOUSES,
    LANDS,
    MAP,
    NO_UNITS,
    PORT_LAND,
    PORT_SEA,
    TRACKS,
    UNITS,
    Units,
)
from warcouncil.titles.game_of_thrones.hidden import knows_wildling, sees
from warcouncil.titles.game_of_thrones.influence import position, stars
from warcouncil.titles.game_of_thrones.mustering import barren
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.strength import reckoning, support_strength, supporting_areas

View = dict[str, Any]
CONSOLIDATE_STAR = "consolidate_star"
HORDE = "the_horde_descends"

# -- the board


def board() -> View:
    """The part that never changes."""
    rivers = [
        {"a": contact.pair[0], "b": contact.pair[1], "kind": "river", "certainty": contact.certainty}
        for contact in MAP.rivers
    ]
    return {
        "size": list(MAP.size),
        "zones": [],
        "spaces": [space(area) for area in AREAS],
        "links": [*links(), *rivers],
        "tracks": [
            *({"id": track, "kind": "influence", "positions": len(HOUSES)} for track in TRACKS),
            {"id": "supply", "kind": "supply", "positions": GAME.highest_supply + 1},
            {"id": "victory", "kind": "victory", "positions": GAME.castles_to_win},
            {"id": "wildlings", "kind": "wildlings", "positions": len(GAME.threat_track)},
            {"id": "round", "kind": "round", "positions": GAME.rounds},
        ],
    }


def space(name: str) -> View:
    area = next(area for area in MAP.areas if area.id == name)
    return {
        "id": area.id,
        "kind": area.kind,
        "x": area.x,
        "y": area.y,
        "fill": [list(point) for point in area.fill],
        "castle": area.castle,
        "supply": area.supply,
        "power": area.power,
        "home_of": area.home_of,
        "land": area.land,
        "sea": area.sea,
        "certainty": "reconstructed",
    }


def links() -> Iterator[View]:
    named = {"land_border": MAP.land_borders, "coast": MAP.coasts, "sea_border": MAP.sea_borders}
    for kind, pairs in named.items():
        for one, other in pairs:
            yield {"a": one, "b": other, "kind": kind}
    for port, land in PORT_LAND.items():
        yield {"a": port, "b": land, "kind": "port"}
        yield {"a": port, "b": PORT_SEA[port], "kind": "port"}


# -- the view


def public_view(state: GameOfThronesState) -> View:
    """Everything on the table, as far as everybody may see it."""
    panels = [*(house_panel(state, house) for house in state.houses), decks_panel(state), *going_on(state)]
    return {"turn": turn(state), "pieces": list(pieces(state, None)), "panels": panels}


def seat_view(state: GameOfThronesState, public: View, seat: int) -> View:
    """The same with a seat's own orders, cards, power and what it knows of the wildlings."""
    shown = public["pieces"]
    if state.face_down or state.drafts:
        shown = list(pieces(state, seat))
    return {**public, "pieces": shown, "panels": [own_panel(state, seat, panel) for panel in public["panels"]]}


def own_panel(state: GameOfThronesState, seat: int, panel: View) -> View:
    """A panel with what a seat knows besides."""
    if panel["kind"] == "house":
        return {**panel, **screened(state, panel["power"], seat)} if sees(state, seat, panel["power"]) else panel
    if panel["kind"] == "decks":
        return {**panel, "wildlings": wildling_deck(state, seat)}
    return combat_panel(state, seat) if panel["kind"] == "combat" else panel


def turn(state: GameOfThronesState) -> View:
    return {
        "round": state.round,
        "rounds": GAME.rounds,
        "phase": state.phase,
        "tracks": {track: list(state.tracks[track]) for track in TRACKS},
        "holders": {token: state.holders[token] for token in DOMINANCE.values()},
        "used": list(state.used),
        "threat": state.threat,
        "restrictions": list(state.restrictions),
        "victory": {house: state.victory[house] for house in state.houses},
    }


def pieces(state: GameOfThronesState, seat: int | None) -> Iterator[View]:
    """Units, orders, tokens, garrisons and neutral forces, area by area."""
    drafts = {
        str(option[1]): (house, str(option[2]))
        for house in state.houses
        if sees(state, seat, house)  # got-planning-4 got-negotiation-2 got-hidden-1
        for option in state.drafts.get(house, ())
        if option[0] == "order"
    }
    for area in AREAS:
        for unit, count in named_units(state.units.get(area, NO_UNITS)).items():
            yield piece(area, unit, state.owner[area], count)
        if area in state.orders:
            house, order = state.orders[area]
            yield piece(area, "order", house, 1, order)
        if area in state.face_down:
            house, order = state.face_down[area]
            yield piece(area, "order", house, 1, "face_down", *((order,) if sees(state, seat, house) else ()))
        if area in drafts:
            yield piece(area, "order", drafts[area][0], 1, "draft", drafts[area][1])
        if area in state.tokens:
            yield piece(area, "power_token", state.tokens[area])
        if area in state.garrisons:
            yield piece(area, "garrison", state.garrisons[area], GARRISON[area])
        if area in state.neutrals:
            strength = state.neutrals[area]
            yield piece(area, "neutral_force", None, strength, *(() if strength else ("unbreachable",)))


def piece(place: str, kind: str, owner: str | None, count: int = 1, *markers: str) -> View:
    return {"place": place, "kind": kind, "count": count, "owner": owner, "markers": list(markers)}


# -- panels


def bidding(state: GameOfThronesState) -> bool:
    """Whether available power is behind the screens."""
    return state.place in TRACKS or (state.attack is not None and not state.attack.card)


def screened(state: GameOfThronesState, house: str, seat: int | None) -> View:
    """Hands are closed to others while cards are chosen, power while bids are."""
    own = sees(state, seat, house)
    combat = state.combat
    closed = combat is not None and combat.step == "cards" and not own  # got-cards-10
    behind_screen = bidding(state) and not own  # got-hidden-2 got-clash-9 got-hidden-4
    return {
        "available": None if behind_screen else state.power[house],
        "hand": None if closed else list(state.hands[house]),
        "discards": None if closed else list(state.discards[house]),
    }


def house_panel(state: GameOfThronesState, house: str) -> View:
    """What lies in front of a player."""
    placed = all(state.tracks[track] for track in TRACKS)
    return {
        "kind": "house",
        "power": house,
        "seat": state.seats[house],
        "color": HOUSES[house].color,
        "announced": state.power[house],  # got-hidden-3
        "bid": state.bids.get(house),
        "pool": state.pool[house],
        "supply": state.supply[house],
        "armies": list(GAME.supply_table[state.supply[house]]),
        "castles": state.victory[house],
        "lands": sum(state.controller(area) == house for area in LANDS),
        "stars": stars(state, house) if placed else None,
        "positions": {track: position(state, house, track) for track in TRACKS if state.tracks[track]},
        **screened(state, house, None),
        "cards": len(state.hands[house]),
        "unused": dict(zip(UNITS, state.unused[house], strict=False)),
    }


def decks_panel(state: GameOfThronesState) -> View:
    """The decks: what is in them, and what is known of their order."""
    return {
        "kind": "decks",
        "revealed": {name: state.revealed.get(name) for name in DECKS},
        "westeros": {name: deck_contents(state.decks[name]) for name in DECKS},
        "wildlings": wildling_deck(state, None),
        "tides": {"size": len(state.tides), "discards": list(state.tides_discards)},
    }


def wildling_deck(state: GameOfThronesState, seat: int | None) -> View:
    """The wildling deck, with the cards that a viewer knows."""
    deck = state.wildlings
    return {
        "size": len(deck),
        "top": [card if knows_wildling(state, seat, card) else None for card in deck.top],
        "unknown": len(deck.bag),
        "bottom": [card if knows_wildling(state, seat, card) else None for card in deck.bottom],
    }


def deck_contents(deck: Deck) -> View:
    return {"size": len(deck), "unseen": dict(sorted(Counter(deck.bag).items())), "bottom": list(deck.bottom)}


def going_on(state: GameOfThronesState) -> Iterator[View]:
    """Panels for what is being resolved."""
    if state.attack is not None or state.tied or state.place in TRACKS:
        yield bid_panel(state)
    if state.mustering:
        points = {area: state.mustering[area] for area in AREAS if area in state.mustering}
        yield {"kind": "mustering", "points": points}
    if empty := [area for house, area in mustering_places(state) if barren(state, house, area)]:
        yield {"kind": "barren", "areas": empty}
    march = state.march
    if march is not None:
        yield {
            "kind": "march",
            "house": march.house,
            "origin": march.origin,
            "order": march.order,
            "moves": [{"unit": UNITS[unit], "area": area} for area, unit in march.moves],
            "helpers": [{"area": place, "target": target} for place, target in march.helpers],
        }
    if state.combat is not None:
        yield combat_panel(state, None)


def mustering_places(state: GameOfThronesState) -> Iterator[tuple[str, str]]:
    """Where a house may choose to muster: by special orders, or by the reward of The Horde Descends."""
    attack = state.attack
    if state.mustering:
        return
    if state.phase == "consolidate":
        for area in CASTLES:
            house, order = state.orders.get(area, ("", ""))
            if order == CONSOLIDATE_STAR:
                yield house, area
    elif attack is not None and attack.watch_won and attack.card == HORDE:
        for area in state.castles_of(attack.named):
            yield attack.named, area


def bid_panel(state: GameOfThronesState) -> View:
    attack = state.attack
    return {
        "kind": "bids",
        "track": state.place if state.place in TRACKS else None,
        "strength": None if attack is None else attack.strength,
        "card": None if attack is None else attack.card or None,
        "named": None if attack is None else attack.named or None,
        "bids": {house: state.bids[house] for house in state.houses if house in state.bids},
        "tied": list(state.tied),
    }


def combat_panel(state: GameOfThronesState, seat: int | None) -> View:
    """A combat with where each point comes from: running totals, and what decided it once that is known."""
    combat = state.combat
    assert combat is not None
    return {
        "kind": "combat",
        "area": combat.area,
        "origin": combat.origin,
        "step": combat.step,
        "winner": combat.winner or None,
        "tie": combat.tie or None,
        "blade": combat.blade or None,
        "support": supporters(state) if combat.step == "support" else [],
        "sides": [side_panel(state, house, seat) for house in (combat.attacker, combat.defender)],
    }


def supporters(state: GameOfThronesState) -> list[View]:
    """Who could support which side of a combat, and with how much."""
    combat = state.combat
    assert combat is not None
    return [
        {
            "area": place,
            "house": state.orders[place][0],
            "attacker": support_strength(state, place, combat.area, attacking=True),
            "defender": support_strength(state, place, combat.area, attacking=False),
        }
        for place in supporting_areas(state, combat.area)
    ]


def side_panel(state: GameOfThronesState, house: str, seat: int | None) -> View:
    combat = state.combat
    assert combat is not None
    counted, left = reckoning(state, house), state.fighters(house)
    drawn = state.tides_drawn.get(house) if sees(state, seat, house) else None
    return {
        "house": house,
        "role": "attacker" if house == combat.attacker else "defender",
        "units": named_units(counted.units),
        "left": named_units(left) if combat.step == "result" and left != counted.units else None,
        "support": list(counted.support),
        "card": combat.card(house) or None,
        "tides": counted.tides or drawn,
        "swords": counted.swords,
        "fortifications": counted.fortifications,
        "base": combat.base[0] if house == combat.attacker else combat.base[1],
        "total": counted.total,
        "points": [{"kind": row.kind, "source": row.source, "points": row.points} for row in counted.points],
    }


def named_units(units: Units) -> dict[str, int]:
    return {UNITS[unit]: count for unit, count in enumerate(units) if count}
