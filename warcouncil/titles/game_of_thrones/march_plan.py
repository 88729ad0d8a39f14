"""What a march may do: one march order is a whole, and each of its parts is offered only if a legal whole exists.

A plan is the march as declared so far. It knows who may go where, the one fight that a march may start, what a
neutral force takes, and whether the armies can still be brought within supply with the units that have not moved.
"""

from __future__ import annotations

from itertools import product

from warcouncil.titles.game_of_thrones.components import (
    GAME,
    ISLANDS,
    KIND,
    MODIFIER,
    MUSTER_POINTS,
    PARTED,
    PORT_SEA,
    SEAS,
    SHIP,
    SIEGE_STRENGTH,
    STRENGTH,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState, March
from warcouncil.titles.game_of_thrones.strength import support_strength, supporting_areas
from warcouncil.titles.game_of_thrones.supply import Counts, army_counts, fits, grow, resize
from warcouncil.titles.game_of_thrones.transport import shipped_to


def hostile(state: GameOfThronesState, house: str, area: str) -> bool:
    """Whether units that go there have to fight: enemy units, a garrison alone, or a neutral force."""
    owner = state.owner.get(area)
    if owner is not None:
        return owner != house  # got-march-7 got-combat-1 got-terms-11
    if area in state.garrisons:
        return state.garrisons[area] != house  # got-march-7 got-garrison-3
    return area in state.neutrals  # got-march-7 got-neutral-11


class Plan:
    """A march as declared so far, with the armies that it would leave."""

    __slots__ = ("counts", "fight", "free", "house", "march", "sizes", "state", "staying", "supply")

    def __init__(self, state: GameOfThronesState, march: March) -> None:
        self.state = state
        self.march = march
        self.house = march.house
        self.supply = state.supply[march.house]
        self.counts: Counts = army_counts(state, march.house, march.origin)
        """Armies outside the origin, moved units included."""
        here = state.units.get(march.origin)  # got-march-14
        self.free = list(here[:4]) if here else [0, 0, 0, 0]  # got-retreat-13
        self.staying = sum(here) if here else 0
        self.sizes: dict[str, int] = {}
        """Own units in the areas marched to, moved ones included."""
        self.fight = ""
        for area, unit in march.moves:
            self._move(area, unit)

    def _move(self, area: str, unit: int) -> None:
        size = self.size(area)
        grow(self.counts, size)
        self.sizes[area] = size + 1
        self.free[unit] -= 1
        self.staying -= 1
        if hostile(self.state, self.house, area):
            self.fight = area

    def size(self, area: str) -> int:
        """Own units in an area, as it would be."""
        size = self.sizes.get(area)
        if size is None:
            state = self.state
            size = sum(state.units[area]) if state.owner.get(area) == self.house else 0
        return size

    # -- the clauses

    def problem(self, unit: int, area: str) -> str | None:
        """The clause against moving one more unit to an area."""
        if not self.free[unit]:
            return "got-march-2"
        if area not in self.march.targets:
            return self._out_of_reach(unit, area)
        state = self.state
        if KIND[area] == "port" and self.size(area) >= GAME.port_ships:
            return "got-port-5"
        if KIND[area] == "port" and state.port_owner(area) != self.house:
            return "got-port-10"  # got-port-9
        if hostile(state, self.house, area):
            if self.fight and self.fight != area:
                return "got-neutral-11" if area in state.neutrals or self.fight in state.neutrals else "got-march-7"
            if area in state.neutrals:
                if not state.neutrals[area]:
                    return "got-neutral-12"
                if not self._reaches(unit, area):
                    return "got-neutral-2"
        return None if self._completes_with(unit, area) else "got-march-12"

    def _out_of_reach(self, unit: int, area: str) -> str:
        """Why a unit cannot get there at all."""
        origin, kind = self.march.origin, KIND[area]
        if unit != SHIP and kind != "land":
            return "got-march-5"
        if unit == SHIP and kind == "land":
            return "got-march-6"
        if kind == "land" and area in shipped_to(origin, self._all_fleets()):
            return "got-transport-3"
        if kind == "land" and area in shipped_to(origin, self._fleets_in_ports()):
            return "got-transport-9"
        if origin in ISLANDS or area in ISLANDS:
            return "got-board-4"
        return "got-board-1" if (origin, area) in PARTED else "got-march-4"

    def _all_fleets(self) -> set[str]:
        return {sea for sea in SEAS if sea in self.state.owner}

    def _fleets_in_ports(self) -> set[str]:
        """The seas that own ships would hold if those in ports were there."""
        state, house = self.state, self.house
        own = {sea for sea in SEAS if state.owner.get(sea) == house}
        return own | {sea for port, sea in PORT_SEA.items() if state.owner.get(port) == house}

    def unfinished(self) -> str | None:
        """The clause against stopping here."""
        if self.fight in self.state.neutrals and self.shortfall(self.fight) > 0:
            return "got-neutral-2"
        return None if self._fits(self.counts, self.staying) else "got-march-12"

    # -- neutral forces

    def unit_strength(self, unit: int, area: str) -> int:
        return SIEGE_STRENGTH[unit] if area in MUSTER_POINTS else STRENGTH[unit]  # got-neutral-4

    def shortfall(self, area: str) -> int:
        """How much strength is still missing against a neutral force."""
        march = self.march
        strength = self.support(area)
        strength += MODIFIER[march.order]  # got-neutral-5
        helping = (area, *self.own_support(area))
        for target, unit in march.moves:
            if target in helping:
                strength += self.unit_strength(unit, area)  # got-march-8
        return self.state.neutrals[area] - strength  # got-neutral-3

    def own_support(self, area: str) -> list[str]:
        """The areas from which the house itself supports; units that march there first support, too."""
        state = self.state
        return [place for place in supporting_areas(state, area) if state.orders[place][0] == self.house]

    def support(self, area: str) -> int:
        """Own support counts without a call; that of others as far as they granted it."""
        places = [*self.own_support(area), *(place for place, target in self.march.helpers if target == area)]
        return sum(support_strength(self.state, place, area, attacking=True) for place in places)  # got-neutral-6

    def _reaches(self, unit: int, area: str) -> bool:
        """Whether this unit and all that have not moved yet are enough."""
        most = sum(count * self.unit_strength(kind, area) for kind, count in enumerate(self.free))
        return most >= self.shortfall(area)

    # -- supply

    def _fits(self, counts: Counts, staying: int) -> bool:
        """Whether the armies fit, those who stay in the origin included."""
        if staying < 2:
            return fits(counts, self.supply)
        whole = counts.copy()
        resize(whole, 0, staying)
        return fits(whole, self.supply)

    def _completes_with(self, unit: int, area: str) -> bool:
        """Whether a legal whole exists that holds this move."""
        counts = self.counts.copy()
        grow(counts, self.size(area))
        neutral = area if area in self.state.neutrals else self.fight if self.fight in self.state.neutrals else ""
        if not neutral and self._fits(counts, self.staying - 1):
            return True
        return Search(self, unit, area).succeeds(neutral)


class Search:
    """Looks for some way to finish a march after one more move. Exact, and small: few units, few sizes of armies."""

    def __init__(self, plan: Plan, unit: int, area: str) -> None:
        self.plan = plan
        self.free = list(plan.free)
        self.free[unit] -= 1
        self.counts = plan.counts.copy()
        grow(self.counts, plan.size(area))
        self.sizes = {target: plan.size(target) for target in plan.march.targets}
        self.sizes[area] += 1
        self.staying = plan.staying - 1
        hostile_area = hostile(plan.state, plan.house, area)
        self.fight = area if hostile_area else plan.fight
        self.unit, self.area = unit, area

    def succeeds(self, neutral: str) -> bool:
        """With a neutral force attacked, enough units must go there; otherwise one may still be attacked."""
        if neutral:
            return self._with_neutral(neutral)
        if self._spread(self.counts, self.sizes, sum(self.free), self.staying):
            return True
        if self.fight:
            return False
        neutrals = self.plan.state.neutrals
        return any(self._with_neutral(area) for area in self.sizes if neutrals.get(area))

    def _with_neutral(self, area: str) -> bool:
        """Send any choice of free units that is strong enough to the neutral force, and spread the rest."""
        plan = self.plan
        missing = plan.shortfall(area)
        if self.area in (area, *plan.own_support(area)):
            missing -= plan.unit_strength(self.unit, area)
        for sent in product(*(range(count + 1) for count in self.free)):
            strength = sum(count * plan.unit_strength(unit, area) for unit, count in enumerate(sent))
            if strength < missing:
                continue
            number = sum(sent)
            counts, sizes = self.counts.copy(), dict(self.sizes)
            resize(counts, sizes[area], sizes[area] + number)
            sizes[area] += number
            self.fight, before = area, self.fight
            found = self._spread(counts, sizes, sum(self.free) - number, self.staying - number)
            self.fight = before
            if found:
                return True
        return False

    def _spread(self, counts: Counts, sizes: dict[str, int], movable: int, staying: int) -> bool:
        """Move units one at a time to areas of different sizes until the armies fit."""
        if self.plan._fits(counts, staying):
            return True
        if not movable:
            return False
        tried: set[tuple[int, bool]] = set()
        for area, size in sizes.items():
            fights = hostile(self.plan.state, self.plan.house, area)
            if (size, fights) in tried or not self._may_enter(area, size, fights):
                continue
            tried.add((size, fights))
            more, grown = counts.copy(), {**sizes, area: size + 1}
            grow(more, size)
            self.fight, before = (area if fights else self.fight), self.fight
            found = self._spread(more, grown, movable - 1, staying - 1)
            self.fight = before
            if found:
                return True
        return False

    def _may_enter(self, area: str, size: int, fights: bool) -> bool:
        if fights:
            return area == self.fight if self.fight else area not in self.plan.state.neutrals
        if KIND[area] == "port":
            return size < GAME.port_ships and self.plan.state.port_owner(area) == self.plan.house
        return True
