"""The board as a bot reads it from a view: who stands where, what an area is worth, and who could strike where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warcouncil.titles.game_of_thrones.components import (
    COASTS,
    HOME_OF,
    KIND,
    LANDS,
    MODIFIER,
    MUSTER_POINTS,
    ORDER_TYPE,
    PORT_LAND,
    POWER_ICONS,
    SIEGE_STRENGTH,
    STEPS,
    STRENGTH,
    SUPPLY_ICONS,
    SUPPORTERS,
    UNIT,
)
from warcouncil.titles.game_of_thrones.transport import shipped_to

View = Mapping[str, Any]
CASTLE_VALUE = 10.0
AVERAGE_CARD = 1.6


class Outlook:
    """A view, with what a bot looks up in it."""

    def __init__(self, view: View, house: str) -> None:
        inner = view["view"]
        self.house = house
        self.turn: View = inner["turn"]
        self.drafts: tuple[Any, ...] = tuple(view.get("drafts", {}).get(house, ()))
        self.panels: dict[str, View] = {panel["kind"]: panel for panel in inner["panels"] if panel["kind"] != "house"}
        self.houses: dict[str, View] = {panel["power"]: panel for panel in inner["panels"] if panel["kind"] == "house"}
        self.me = self.houses[house]
        self.units: dict[str, list[int]] = {}
        self.owner: dict[str, str] = {}
        self.orders: dict[str, tuple[str, str]] = {}
        self.tokens: dict[str, str] = {}
        self.garrisons: dict[str, tuple[str, int]] = {}
        self.neutrals: dict[str, int] = {}
        for piece in inner["pieces"]:
            self._place(piece)
        self._reached: dict[tuple[str, str], set[str]] = {}
        self._threats: dict[str, float] = {}

    def _place(self, piece: View) -> None:
        area, kind = piece["place"], piece["kind"]
        if kind in UNIT:
            self.units.setdefault(area, [0] * len(UNIT))[UNIT[kind]] = piece["count"]
            self.owner[area] = piece["owner"]
        elif kind == "order":
            if piece["markers"][0] in ORDER_TYPE:
                self.orders[area] = (piece["owner"], piece["markers"][0])
        elif kind == "power_token":
            self.tokens[area] = piece["owner"]
        elif kind == "garrison":
            self.garrisons[area] = (piece["owner"], piece["count"])
        elif kind == "neutral_force":
            self.neutrals[area] = piece["count"]

    # -- who and what

    def mine(self) -> list[str]:
        return [area for area, owner in self.owner.items() if owner == self.house]

    def controller(self, area: str) -> str | None:
        house = self.owner.get(area) or self.tokens.get(area)
        if house is None:
            home = HOME_OF.get(PORT_LAND.get(area, area))
            house = home if home in self.houses else None
        return house

    def barren(self, area: str) -> bool:
        """Whether nothing can be mustered in an area that is offered for it."""
        return area in self.panels.get("barren", {"areas": ()})["areas"]

    def size(self, area: str) -> int:
        return sum(self.units.get(area, ()))

    def strength(self, area: str, against: str = "") -> int:
        """What the standing units of an area are worth, in an attack on another one if one is named."""
        values = SIEGE_STRENGTH if against in MUSTER_POINTS else STRENGTH
        return sum(count * value for count, value in zip(self.units.get(area, ()), values, strict=False))

    def hostile(self, area: str) -> bool:
        if area in self.owner:
            return self.owner[area] != self.house
        if area in self.garrisons:
            return self.garrisons[area][0] != self.house
        return area in self.neutrals

    def worth(self, area: str) -> float:
        """How good it is to have an area."""
        if KIND[area] != "land":
            return 0.6
        value = 1.0 + 1.6 * SUPPLY_ICONS.get(area, 0) + 1.2 * POWER_ICONS.get(area, 0)
        return value + (CASTLE_VALUE + 2 * MUSTER_POINTS[area] if area in MUSTER_POINTS else 0)

    def gain(self, area: str) -> float:
        """What taking an area would bring: nothing if it is already mine, more if somebody else loses it."""
        holder = self.controller(area)
        if holder == self.house:
            return 0.0
        if holder is None:
            return self.worth(area)
        return self.worth(area) * (1.3 if self.turn["victory"][holder] >= 5 else 1.1)

    # -- who can get where

    def fleet(self, house: str) -> set[str]:
        return {area for area, owner in self.owner.items() if owner == house and KIND[area] == "sea"}

    def reach(self, house: str, area: str) -> set[str]:
        """Where units of a house can march from an area."""
        found = self._reached.get((house, area))
        if found is None:
            found = self._reached[house, area] = self._reach(house, area)
        return found

    def _reach(self, house: str, area: str) -> set[str]:
        near = set(STEPS[area])
        if KIND[area] == "land":
            seas = self.fleet(house)
            if any(sea in seas for sea in COASTS[area]):
                near |= shipped_to(area, seas)
                near.discard(area)
        return near

    def support(self, house: str, area: str, attacking: bool) -> int:
        """The support that a house has for itself in an area."""
        found = 0
        for place in SUPPORTERS[area]:
            owner, order = self.orders.get(place, ("", "march_0"))
            if owner == house and ORDER_TYPE[order] == "support":
                found += self.strength(place, area if attacking else "") + MODIFIER[order]
        return found

    def defence(self, area: str) -> float:
        """What an attacker has to beat, cards left aside."""
        if area in self.neutrals and area not in self.owner:
            return float(self.neutrals[area] or 99)
        holder = self.owner.get(area) or self.garrisons.get(area, ("", 0))[0]
        found = float(self.strength(area) + self.garrisons.get(area, ("", 0))[1])
        owner, order = self.orders.get(area, ("", "march_0"))
        if owner == holder and ORDER_TYPE[order] == "defense":
            found += MODIFIER[order]
        return found + self.support(holder, area, attacking=False)

    def threat(self, area: str) -> float:
        """The strongest single enemy army that could march here."""
        if area not in self._threats:
            self._threats[area] = self._threat(area)
        return self._threats[area]

    def _threat(self, area: str) -> float:
        most = 0.0
        for place, owner in self.owner.items():
            if owner != self.house and (KIND[place] == "land") == (KIND[area] == "land"):
                strength = self.strength(place, area)
                if strength > most and area in self.reach(owner, place):
                    most = strength
        return most

    def castles_of(self, house: str) -> int:
        return int(self.turn["victory"][house])

    def lands_without(self) -> list[str]:
        """Castles that are not mine."""
        return [area for area in LANDS if area in MUSTER_POINTS and self.controller(area) != self.house]

    def distance_value(self, area: str) -> float:
        """How near an area is to castles that are not mine: one step further counts less."""
        best, seen, edge = 0.0, {area}, [area]
        for step in range(1, 4):
            edge = [near for place in edge for near in STEPS[place] if near not in seen]
            seen.update(edge)
            for near in edge:
                if KIND[near] == "land" and not (near in self.neutrals and not self.neutrals[near]):
                    best = max(best, self.gain(near) / (step + 1) ** 1.5)
        return best
