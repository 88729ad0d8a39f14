"""The state of a match of A Game of Thrones, and the verbs that change it.

Every component of the box has a place here: the invariants count them. Columns are dicts by area or by house whose
values are numbers, texts and tuples; what is going on (a march, a combat, a wildling attack) is one frozen record.
"""

from __future__ import annotations

from typing import Any

import msgspec

from warcouncil.engine.decks import Deck
from warcouncil.engine.state import State
from warcouncil.titles.game_of_thrones.components import (
    CARD_PLACE,
    CASTLES,
    DOMINANCE,
    FIEFDOMS,
    FOOTMAN,
    HOME_OF,
    IRON_THRONE,
    KNIGHT,
    MODIFIER,
    MUSTER_POINTS,
    NO_UNITS,
    ONE,
    ORDER_TYPE,
    PLACE,
    POOL_OF,
    PORT_LAND,
    SETUPS,
    SHIP,
    SIEGE,
    Units,
)
from warcouncil.titles.game_of_thrones.units import minus, plus


class March(msgspec.Struct, frozen=True):
    """A march order being resolved: what has been moved so far, before anything is carried out."""

    house: str
    origin: str
    order: str
    targets: tuple[str, ...]
    """The areas that can be reached, by land or by ship."""
    moves: tuple[tuple[str, int], ...] = ()
    """Where each moved unit goes: (area, unit)."""
    called: tuple[str, ...] = ()
    """The neutral areas for which other houses were called for support."""
    helpers: tuple[tuple[str, str], ...] = ()
    """Support granted by other houses: (area of the support order, neutral area)."""
    under_way: bool = False
    """Whether the moved units have left the origin and have not arrived yet."""


class Points(msgspec.Struct, frozen=True):
    """Where some strength comes from."""

    kind: str
    """units, march_order, defense_order, garrison, support, house_card, card_text, blade or tides"""
    source: str
    """The area, order or card."""
    points: int


class Reckoning(msgspec.Struct, frozen=True):
    """All that counts for one side of a combat."""

    total: int
    """The sum of the points, never below zero."""
    points: tuple[Points, ...]
    units: Units
    swords: int
    fortifications: int
    tides: str = ""
    """The revealed tides card."""

    @property
    def support(self) -> tuple[str, ...]:
        """The areas whose support counts."""
        return tuple(row.source for row in self.points if row.kind == "support")


class Combat(msgspec.Struct, frozen=True):
    """A combat in progress."""

    attacker: str
    defender: str
    origin: str
    area: str
    order: str
    """The march order that started it."""
    force: Units
    """The attacking units: they stand in no area until the combat is over."""
    step: str = "support"
    supports: tuple[tuple[str, str], ...] = ()
    """Support that counts: (area of the support order, the house supported)."""
    base: tuple[int, int] = (0, 0)
    """The base strengths as they were announced."""
    cards: tuple[str, str] = ("", "")
    """The house cards of attacker and defender; "" while there is none."""
    laid: tuple[str, ...] = ()
    """The cards that have already been put on the discard piles."""
    blade: str = ""
    """Who used the Valyrian Steel Blade for strength."""
    tides: tuple[str, str] = ("", "")
    """The revealed tides cards."""
    winner: str = ""
    decided: tuple[Reckoning, Reckoning] | None = None
    """What attacker and defender had when the winner was known: the board goes on changing, this does not."""
    tie: str = ""
    """The track that decided between equal totals."""

    def opponent(self, house: str) -> str:
        return self.defender if house == self.attacker else self.attacker

    def card(self, house: str) -> str:
        """The card that a combatant has in play."""
        return self.cards[0] if house == self.attacker else self.cards[1]

    def tide(self, house: str) -> str:
        return self.tides[0] if house == self.attacker else self.tides[1]

    def supported(self, house: str) -> bool:
        """Whether any support, own or foreign, counts for a combatant."""
        return any(side == house for _, side in self.supports)


class WildlingAttack(msgspec.Struct, frozen=True):
    """A wildling attack being resolved."""

    strength: int
    excluded: str = ""
    """The house that takes no part (second attack of Preemptive Raid)."""
    card: str = ""
    watch_won: bool = False
    named: str = ""
    """The lowest bidder, or the highest one if the Night's Watch won."""


class GameOfThronesState(State, kw_only=True):
    """Everything that lies on the table."""

    round: int = 1
    phase: str = "setup"
    turn: int = 0
    """The position of the Iron Throne track whose turn it is to resolve an order."""

    # the board
    units: dict[str, Units] = {}
    owner: dict[str, str] = {}
    """Whose units stand in an area; areas without units are absent."""
    tokens: dict[str, str] = {}
    """Power tokens on the board: area -> house."""
    garrisons: dict[str, str] = {}
    neutrals: dict[str, int] = {}
    """Neutral forces: area -> strength; 0: unbreachable."""
    orders: dict[str, tuple[str, str]] = {}
    """Revealed orders: area -> (house, order)."""
    face_down: dict[str, tuple[str, str]] = {}
    """Orders placed one house after another and not yet revealed: hidden."""

    # the houses
    unused: dict[str, tuple[int, int, int, int]] = {}
    power: dict[str, int] = {}
    pool: dict[str, int] = {}
    """Power tokens of each house in the common pool."""
    bids: dict[str, int] = {}
    """Power bid and not yet discarded."""
    supply: dict[str, int] = {}
    victory: dict[str, int] = {}
    """The victory track: castles and strongholds controlled."""
    hands: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}

    # influence
    tracks: dict[str, tuple[str, ...]] = {}
    holders: dict[str, str] = {}
    """Dominance token -> house."""
    used: tuple[str, ...] = ()
    """Dominance tokens that lie on their used side."""

    # decks
    decks: dict[str, Deck] = {}
    revealed: dict[str, str] = {}
    """The Westeros cards on the table: deck -> card."""
    wildlings: Deck = Deck()
    shown_wildlings: tuple[str, ...] = ()
    """Wildling cards that everybody has seen: their place in the deck is known to all."""
    threat: int = 0
    restrictions: tuple[str, ...] = ()
    tides: Deck = Deck()
    tides_discards: tuple[str, ...] = ()
    tides_drawn: dict[str, str] = {}
    """Tides cards looked at in secret: house -> card."""

    # what is going on
    spare: dict[str, int] = {}
    """Areas that a house short of orders leaves without one."""
    tied: tuple[str, ...] = ()
    """Houses whose tie the holder of the Iron Throne decides now."""
    mustering: dict[str, int] = {}
    """Mustering points left: area -> points."""
    losses: int = 0
    """Units that the deciding house still has to lose."""
    place: str = ""
    """The area that is being decided about."""
    march: March | None = None
    combat: Combat | None = None
    attack: WildlingAttack | None = None

    # -- looking

    @property
    def houses(self) -> tuple[str, ...]:
        """The houses in play, in their fixed order."""
        return SETUPS[self.players].houses

    @property
    def turn_order(self) -> tuple[str, ...]:
        """The order of the Iron Throne track."""
        return self.tracks[IRON_THRONE]  # got-terms-4 got-dominance-1 got-influence-5

    def in_turn_order(self, *houses: str) -> tuple[str, ...]:
        return tuple(house for house in self.tracks[IRON_THRONE] if house in houses)

    def controller(self, area: str) -> str | None:
        """Who controls an area: by units, by a power token, or by the emblem of the own home (control of areas)."""
        house = self.owner.get(area) or self.tokens.get(area)  # got-control-1 got-control-13
        if house is not None:
            return house
        land = PORT_LAND.get(area)
        if land is not None:
            return self.controller(land)  # got-port-2
        home = HOME_OF.get(area)
        return home if home in self.seats else None  # got-control-12 got-control-14 got-control-18

    def port_owner(self, port: str) -> str | None:
        """Who controls the land of a port."""
        return self.controller(PORT_LAND[port])  # got-port-2

    def size(self, area: str) -> int:
        return sum(self.units.get(area, NO_UNITS))

    def orders_of(self, house: str, kind: str) -> list[str]:
        """The areas with a house's orders of a type, in the fixed order of areas."""
        found = [area for area, (owner, order) in self.orders.items() if owner == house and ORDER_TYPE[order] == kind]
        found.sort(key=PLACE.__getitem__)
        return found

    def areas_of(self, house: str) -> list[str]:
        """The areas with units of a house, in the fixed order of areas."""
        found = [area for area, owner in self.owner.items() if owner == house]
        found.sort(key=PLACE.__getitem__)
        return found

    def castles_of(self, house: str) -> list[str]:
        """The castles and strongholds that a house controls."""
        return [area for area in CASTLES if self.controller(area) == house]

    def first_in_fiefdoms(self, one: str, other: str) -> str:
        """Who of two stands higher on the Fiefdoms track."""
        track = self.tracks[FIEFDOMS]
        return one if track.index(one) < track.index(other) else other

    # -- units

    def _stand(self, area: str, house: str, units: Units) -> None:
        """What stands in an area from now on; the victory track follows."""
        castle = area in MUSTER_POINTS
        before = self.controller(area) if castle else None
        if any(units):
            self.units[area] = units
            self.owner[area] = house
        else:
            self.units.pop(area, None)
            self.owner.pop(area, None)
        if castle:
            self._castle_passes(before, self.controller(area))

    def _castle_passes(self, before: str | None, after: str | None) -> None:
        if before == after:
            return
        if before is not None:
            self.victory[before] -= 1  # got-victory-2
        if after is not None:
            self.victory[after] += 1  # got-victory-2 got-victory-3

    @property
    def claimed(self) -> dict[str, int]:
        """The castles of each house towards victory; one without defenders that attackers stand in is nobody's."""
        combat = self.combat
        if combat is None or combat.area in self.owner or combat.area not in MUSTER_POINTS or not any(combat.force):
            return self.victory
        holder = self.controller(combat.area)
        return self.victory if holder is None else {**self.victory, holder: self.victory[holder] - 1}

    def enter(self, area: str, house: str, units: Units) -> None:
        """Units come into an area without units of others. Whatever order another house has there is gone."""
        if self.orders.get(area, (house,))[0] != house:
            self.remove_order(area)  # got-march-17
        self._stand(area, house, plus(self.units.get(area, NO_UNITS), units))

    def leave(self, area: str, units: Units) -> None:
        """Units go from an area."""
        self._stand(area, self.owner[area], minus(self.units[area], units))

    def take_from_pool(self, house: str, unit: int) -> None:
        unused = list(self.unused[house])
        unused[POOL_OF[unit]] -= 1
        self.unused[house] = tuple(unused)  # type: ignore[assignment]

    def return_to_pool(self, house: str, units: Units) -> None:
        """Destroyed units go back to the unused ones of their house."""
        footmen, knights, ships, engines = self.unused[house]
        self.unused[house] = (  # got-terms-9 got-components-8
            footmen + units[FOOTMAN] + units[4],
            knights + units[KNIGHT] + units[5],
            ships + units[SHIP] + units[6],
            engines + units[SIEGE],
        )

    def destroy(self, area: str, units: Units) -> None:
        """Units leave the board."""
        house = self.owner[area]
        self.leave(area, units)
        self.return_to_pool(house, units)

    def muster(self, area: str, house: str, unit: int) -> None:
        """An unused unit comes onto the board."""
        self.take_from_pool(house, unit)
        self.enter(area, house, ONE[unit])

    def exchange(self, area: str, old: int, new: int) -> None:
        """A unit is replaced by another one of its house."""
        house = self.owner[area]
        self.return_to_pool(house, ONE[old])
        self.take_from_pool(house, new)
        self._stand(area, house, plus(minus(self.units[area], ONE[old]), ONE[new]))

    # -- orders

    def place_order(self, area: str, house: str, order: str) -> None:
        self.orders[area] = (house, order)

    def remove_order(self, area: str) -> None:
        """An order goes back to its house; support from there no longer counts, unless the combat is decided."""
        if self.orders.pop(area, None) is None:
            return
        combat = self.combat
        if combat is not None and not combat.winner and any(place == area for place, _ in combat.supports):
            self.change_combat(supports=tuple(entry for entry in combat.supports if entry[0] != area))

    # -- power

    def gain_power(self, house: str, count: int) -> int:
        """Take tokens of the own house from the pool, as far as there are any; returns how many."""
        count = min(count, self.pool[house])  # got-components-7 got-terms-8
        self.pool[house] -= count
        self.power[house] += count  # got-terms-7
        return count

    def discard_power(self, house: str, count: int) -> int:
        """Put available power back into the pool, as far as there is any; returns how much."""
        count = min(count, self.power[house])
        self.power[house] -= count
        self.pool[house] += count  # got-terms-7
        return count

    def pay_bids(self, bids: dict[str, int]) -> None:
        """Bids leave the available power; they are discarded later."""
        for house, bid in bids.items():
            self.power[house] -= bid
            self.bids[house] = bid

    def discard_bids(self) -> None:
        """All power bid goes to the pool."""
        for house, bid in self.bids.items():
            self.pool[house] += bid
        self.bids = {}

    def establish(self, area: str, house: str) -> None:
        """A power token is laid on a land to keep control of it."""
        before = self.controller(area)
        self.power[house] -= 1
        self.tokens[area] = house
        if area in MUSTER_POINTS:
            self._castle_passes(before, self.controller(area))

    def remove_token(self, area: str) -> None:
        """A power token goes from the board to the pool."""
        before = self.controller(area)
        self.pool[self.tokens.pop(area)] += 1
        if area in MUSTER_POINTS:
            self._castle_passes(before, self.controller(area))

    # -- house cards

    def take_card(self, house: str, card: str) -> None:
        """A card comes into the hand, which is kept in the printed order."""
        self.hands[house] = in_order((*self.hands[house], card))

    def lose_card(self, house: str, card: str) -> None:
        self.hands[house] = tuple(other for other in self.hands[house] if other != card)

    def discard_card(self, house: str, card: str) -> None:
        """From the hand to the discard pile."""
        self.lose_card(house, card)
        self.discards[house] += (card,)

    def recover_cards(self, house: str, keep: str = "") -> tuple[str, ...]:
        """The discard pile goes back to the hand, all but one card; returns what came back."""
        back = tuple(card for card in self.discards[house] if card != keep)
        self.discards[house] = tuple(card for card in self.discards[house] if card == keep)
        self.hands[house] = in_order((*self.hands[house], *back))
        return back

    # -- influence

    def set_track(self, track: str, houses: tuple[str, ...]) -> None:
        """Fill a track; whoever is first holds its token, on the side that it lies on."""
        self.tracks[track] = houses
        token = DOMINANCE[track]
        if self.holders.get(token) != houses[0]:
            self.holders[token] = houses[0]  # got-influence-2 got-clash-8 got-dominance-2 got-dominance-6
            self.log("token_passes", power=houses[0], token=token)

    # -- what is going on

    def fighters(self, house: str) -> Units:
        """The units of a combatant that attack or defend."""
        combat = self.combat
        assert combat is not None
        if house == combat.attacker:
            return combat.force
        return self.units[combat.area] if self.owner.get(combat.area) == house else NO_UNITS

    def take_fighters(self, house: str, units: Units) -> None:
        """Units leave the combat; where they go is another matter."""
        combat = self.combat
        assert combat is not None
        if house == combat.attacker:
            self.change_combat(force=minus(combat.force, units))
        elif any(units):
            self.leave(combat.area, units)

    def kill_fighters(self, house: str, units: Units) -> None:
        """Units are destroyed in combat."""
        self.take_fighters(house, units)
        self.return_to_pool(house, units)

    def exchange_fighter(self, house: str, old: int, new: int) -> None:
        """A unit in the combat is replaced by another one of its house."""
        combat = self.combat
        assert combat is not None
        if house != combat.attacker:
            self.exchange(combat.area, old, new)
            return
        self.return_to_pool(house, ONE[old])
        self.take_from_pool(house, new)
        self.change_combat(force=plus(minus(combat.force, ONE[old]), ONE[new]))

    def defense_bonus(self) -> int:
        """The bonus of the defender's defense order in the embattled area."""
        combat = self.combat
        assert combat is not None
        owner, order = self.orders.get(combat.area, ("", "march_0"))
        if owner != combat.defender or ORDER_TYPE[order] != "defense":  # got-orders-9 got-support-8
            return 0
        return MODIFIER[order]  # got-orders-6 got-special-2

    def lay_card(self, house: str, card: str) -> None:
        """A house card comes from the hand into play; "" for none."""
        combat = self.combat
        assert combat is not None
        self.lose_card(house, card)
        attackers, defenders = combat.cards
        self.change_combat(cards=(card, defenders) if house == combat.attacker else (attackers, card))

    def change_combat(self, **changes: Any) -> None:
        assert self.combat is not None
        self.combat = msgspec.structs.replace(self.combat, **changes)


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=CARD_PLACE.__getitem__))
