"""What a bot knows at a decision, and what things are worth to its seat. Everything is counted in points (5.81)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot.table import View, read_table
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, is_player_power, owner, patron
from warcouncil.titles.napoleonic_wars.seasons.peace import points
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Found = TypeVar("Found")
CAPITAL = 0.8
"""What a capital is worth beyond its key: a conquest brings a resource and cessions (15)."""
COUNTRY = 0.05
"""What a duchy is worth that is no key."""
PACT = 0.35
"""What a minor in Pact is worth beyond its point: its armies and cards."""
UNIT, SQUADRON = 0.13, 0.2
"""What a land unit and a squadron are worth."""
ENVY = 0.15
"""What a point less for a rival is worth while he is no danger."""
POINT = 0.17
"""What a CP is worth where nothing better is known."""
CARD = 0.65
"""What an unknown card is worth."""


class Outlook:
    """A view with what the bot of a seat looks up in it."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.me = decision.power
        self.seat = decision.seat
        self.kind = decision.kind
        self.trigger = decision.trigger or ""
        self.options: tuple[Option, ...] = decision.options
        self.about: View = decision.ask.about
        self.state = read_table(view)
        self.state.look = {}
        panels = view["view"]["panels"]
        self.cards: dict[str, int] = {panel["power"]: panel["cards"] for panel in panels if panel["kind"] == "nation"}
        """Nation -> how many cards it holds."""
        self.notes: dict[Hashable, Any] = {}

    def once(self, key: Hashable, work: Callable[[], Found]) -> Found:
        """Work something out the first time it is asked for."""
        if key not in self.notes:
            self.notes[key] = work()
        found: Found = self.notes[key]
        return found

    def changed(self) -> None:
        """The state was changed to try something out: nothing that was worked out holds any longer."""
        self.state.look = {}
        self.notes = {}
        for name in ("threats", "totals", "enemies", "friends", "hostile", "friendly"):
            self.__dict__.pop(name, None)

    # -- who

    def ours(self, nation: str) -> bool:
        """Whether the seat runs a nation."""
        return self.state.seats.get(nation, -1) == self.seat

    @cached_property
    def enemies(self) -> frozenset[str]:
        return frozenset(nation for nation in NATIONS if at_war(self.state, self.me, nation))

    @cached_property
    def friends(self) -> frozenset[str]:
        return frozenset(nation for nation in NATIONS if self.ours(nation) or allied(self.state, self.me, nation))

    def enemy(self, nation: str) -> bool:
        return nation in self.enemies

    def friend(self, nation: str) -> bool:
        return nation in self.friends

    @cached_property
    def own(self) -> tuple[str, ...]:
        return tuple(nation for nation in NATIONS if self.ours(nation))

    @cached_property
    def totals(self) -> dict[int, float]:
        """Seat -> the points of all of its powers."""
        found = dict.fromkeys(range(self.state.players), 0.0)
        for nation, seat in self.state.seats.items():
            if is_player_power(self.state, nation):
                found[seat] += points(self.state, nation)
        return found

    @property
    def lead(self) -> float:
        """How far the seat is ahead of the best of the others; ties go to who is later on the track (5.82)."""
        place = {seat: index / len(NATIONS) for index, nation in enumerate(NATIONS) if (seat := self.sits(nation)) >= 0}
        standing = {seat: total + place.get(seat, 0.0) for seat, total in self.totals.items()}
        return standing[self.seat] - max(points for seat, points in standing.items() if seat != self.seat)

    def sits(self, nation: str) -> int:
        """The seat whose power a nation is; -1 for minors and those whom nobody plays."""
        return self.state.seats.get(nation, -1) if is_player_power(self.state, nation) else -1

    def weight(self, nation: str) -> float:
        """What a point of a nation is worth to the seat: less than nothing for a rival's; minors have none."""
        if not nation or not is_player_power(self.state, nation):
            return 0.0
        return 1.0 if self.ours(nation) else -self.rivalry(self.state.seats[nation])

    def rivalry(self, seat: int) -> float:
        """What a point less for another seat is worth: all of it between two, else more the better he stands."""
        if self.state.players == 2:
            return 0.9
        ahead = self.totals[seat] - self.totals[self.seat]
        return min(0.7, max(ENVY, ENVY + 0.12 * (ahead + 2)))

    @property
    def turns_left(self) -> int:
        return max(0, self.state.last_turn - self.state.turn)

    # -- duchies

    def prize(self, space: str, nation: str = "") -> float:
        """What it is worth that a nation of ours takes a duchy from whoever controls it."""
        taker = nation or self.me
        return self.once(("prize", space, taker), lambda: self.passing(space, self.state.controller(space), taker))

    def passing(self, space: str, giver: str, taker: str) -> float:
        """What it means that a duchy passes from one nation to another."""
        here = SPACES[space]
        if giver == taker:
            return 0.0
        gain = self.weight(taker) - self.weight(giver) if here.key else 0.0
        minor = 0.0
        if here.key and not is_player_power(self.state, giver):
            lord = patron(self.state, giver)
            minor = 0.15 * (1 if not lord or not self.ours(lord) else -1)
        capital = CAPITAL * self.stake(taker, giver) if here.capital else 0.0
        return gain + minor + capital + COUNTRY * self.stake(taker, giver)

    def stake(self, taker: str, giver: str) -> float:
        """Whether we win or lose by what passes between two nations."""
        if self.ours(taker):
            return 1.0
        if self.ours(giver):
            return -1.0
        return 0.3 * (self.friend(taker) - self.friend(giver))

    # -- strength on land

    def units(self, space: str, hostile: bool) -> int:
        """Units of enemies, or of our side, in a duchy."""
        sided = self.enemies if hostile else self.friends
        return sum(count for nation, count in self.state.units.get(space, ()) if nation in sided)

    def stations(self, sided: frozenset[str]) -> dict[str, list[str]]:
        """Place -> the leaders of some nations there."""
        found: dict[str, list[str]] = {}
        for leader, place in self.state.leaders.items():
            if owner(leader) in sided:
                found.setdefault(place, []).append(leader)
        return found

    @cached_property
    def hostile(self) -> dict[str, list[str]]:
        return self.stations(self.enemies)

    @cached_property
    def friendly(self) -> dict[str, list[str]]:
        return self.stations(self.friends)

    def leaders(self, space: str, hostile: bool) -> list[str]:
        """Leaders of enemies, or of our side, at a place."""
        return (self.hostile if hostile else self.friendly).get(space, [])

    @cached_property
    def threats(self) -> dict[str, int]:
        """Duchies with enemy armies -> their pieces."""
        return {place: self.units(place, True) + len(led) for place, led in self.hostile.items() if place in SPACES}

    def threat(self, space: str) -> float:
        """How much an enemy army could do to a duchy of ours soon: 0 to 1."""
        far = COMPONENTS.atlas.distance
        found = [min(1.0, size / 5) * 0.65 ** far(place, space) for place, size in self.threats.items() if size > 1]
        return max(found, default=0.0)
