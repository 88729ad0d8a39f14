"""What a bot knows at a decision, and what things are worth to its power. Everything is counted in victory points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING

from warcouncil.bots.war.outlook import View, WarOutlook
from warcouncil.campaign.building import build_forbidden
from warcouncil.titles.here_i_stand.bot.plans import PLANS
from warcouncil.titles.here_i_stand.bot.table import read_table
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    AUTO_WIN_KEYS,
    CARDS,
    COUNTERS,
    DISTANCE,
    ELECTORATES,
    HOMES,
    KEY_TRACK,
    MAJORS,
    SPACES,
    TABLES,
    UNREACHABLE,
)
from warcouncil.titles.here_i_stand.seasons.card_draw import counted_keys
from warcouncil.titles.here_i_stand.seasons.victory import counted_spaces
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

CARD = 0.6
"""What an unknown card is worth."""
TRACK = 0.3
"""What one space is worth on the track of the religious struggle."""
ENVY = 0.12
"""What a point less for a rival is worth while he is no danger."""
VICTORY = 25.0
NEAR_HOME, FARTHEST_HOME, OVERSEAS = 4, 7, 0.6
"""Up to how many spaces from home a conquest counts in full, from where on it counts no less, and what it counts
where no road leads."""


@cache
def nearness(power: str, space: str) -> float:
    """How far a conquest can be held: less the farther it is from home, and beyond the sea."""
    far = min((DISTANCE(space, home) for home in HOMES[power]), default=0)
    if far == UNREACHABLE:
        return OVERSEAS
    return 1 - 0.2 * (min(far, FARTHEST_HOME) - NEAR_HOME) if far > NEAR_HOME else 1.0


class Outlook(WarOutlook):
    """A view, with what a bot looks up in it."""

    state: HereIStandState

    def __init__(self, view: View, decision: Decision) -> None:
        super().__init__(view, decision, "power")
        self.state = read_table(view, self.powers, self.panels)
        self.plan = PLANS[self.me]
        self.vp: dict[str, int] = dict(self.turn["vp"])
        self.hand: tuple[str, ...] = tuple(self.powers[self.me]["hand"])

    # -- others

    def rival(self, power: str) -> float:
        """What a victory point less for somebody is worth to us; less than nothing for friends."""
        if power == self.me:
            return -1.0
        if power not in MAJORS:
            return 0.0
        if self.mate(power):
            return -0.6
        return ENVY + 0.75 * self.danger(power)

    def balance(self, effects: Mapping[str, float]) -> float:
        """What good or ill of several powers means to us."""
        return sum(-self.rival(power) * worth for power, worth in effects.items())

    def danger(self, power: str) -> float:
        """How near a power is to victory: 0 to somewhat more than 1."""
        return self.once(
            ("danger", power),
            lambda: max(self._by_points(power), self._by_domination(power), self._by_time(power), self._at_once(power)),
        )

    def _by_points(self, power: str) -> float:
        margin = 6
        near = (self.promised(power) - int(self.turn["winning_vp"]) + margin) / margin
        return min(1.3, max(0.0, near))

    def promised(self, power: str) -> float:
        """The points of a power; the Protestants can count on electorates that the League will give them."""
        if power != "protestant" or self.state.league:
            return self.vp[power]
        return self.vp[power] + 1.6 * sum(space in self.state.protestant_spaces for space in ELECTORATES)

    def _by_domination(self, power: str) -> float:
        if self.turn["turn"] < TABLES.domination_turn - 1:
            return 0.0
        second = max(points for other, points in self.vp.items() if other != power)
        margin = 3
        near = (self.vp[power] - second - int(self.turn["domination_lead"]) + margin) / margin
        return min(1.2, max(0.0, near))

    def _by_time(self, power: str) -> float:
        """When time is nearly up, whoever leads has nearly won."""
        if self.turns_left > 1:
            return 0.0
        second = max(points for other, points in self.vp.items() if other != power)
        margin = 4
        near = (self.vp[power] - second + margin) / margin
        return min(1.0, max(0.0, near)) * (1.0 if self.turns_left == 0 else 0.6)

    def _at_once(self, power: str) -> float:
        if power == "protestant":
            missing = int(self.turn["religious_victory"]) - int(self.turn["protestant_spaces"])
            return max(0.0, 1 - missing / 10)
        missing = AUTO_WIN_KEYS[power] - int(self.powers[power]["keys"])
        return max(0.0, 1.2 - 0.3 * missing)

    def harmless(self, power: str) -> bool:
        return power == "protestant" and not self.state.league

    @property
    def marches(self) -> bool:
        return self.me != "protestant" or self.state.league

    @cached_property
    def enemies(self) -> tuple[str, ...]:
        """The major powers we are at war with."""
        return tuple(power for power in MAJORS if power != self.me and pair(power, self.me) in self.state.wars)

    def fondness(self, power: str) -> float:
        """How gladly we take something from a power."""
        if self.mate(power):
            return 0.1
        return self.plan.foes.get(power, self.plan.other_foe) * self.plan.boldness

    # -- spaces

    def precious(self, space: str) -> bool:
        return SPACES[space].kind in ("key", "electorate")

    def keys(self, power: str) -> int:
        return self.once(("keys", power), lambda: counted_keys(self.state, power))

    def key_worth(self, power: str, more: bool) -> float:
        """What one more key, or the last one, means to a power: points, and cards in turns to come."""
        if power not in KEY_TRACK:
            return 0.5
        track, now = KEY_TRACK[power], self.keys(power)
        if more and now + 1 >= AUTO_WIN_KEYS[power]:
            return VICTORY
        low, high = (now, now + 1) if more else (now - 1, now)
        least, most = (track[min(max(number, 0), len(track) - 1)] for number in (low, high))
        return most[1] - least[1] + (most[0] - least[0]) * CARD * min(4, self.turns_left) * 0.7

    def space_worth(self, space: str, power: str, more: bool) -> float:
        """What control of a space means to a power that gains or loses it."""
        facts = SPACES[space]
        if facts.kind == "key":
            worth = self.key_worth(power, more) if power in MAJORS else 0.0
        elif facts.kind == "electorate":
            worth = self.electorate_worth(space, power)
        else:
            worth = 0.35 if facts.kind == "fortress" else 0.06
        if facts.capital_of == power or facts.home == power:
            worth += 0.3 if facts.kind != "town" else 0.05
        return worth

    def electorate_worth(self, space: str, power: str) -> float:
        if not self.state.league:
            return 0.1
        if power == "protestant":
            return 2.2 if space in self.state.protestant_spaces else 1.0
        return 1.1 if power == "hapsburg" else 0.2

    def prize(self, space: str) -> float:
        """What taking a space is worth: our gain, and a rival's loss."""
        return self.once(("prize", space), lambda: self._prize(space))

    def _prize(self, space: str) -> float:
        holder = self.holder(space)
        if holder == self.me:
            return 0.0
        gain = self.space_worth(space, self.me, True) * self.plan.prizes.get(space, nearness(self.me, space))
        loss = self.space_worth(space, holder, False) * max(0.0, self.rival(holder)) if holder in MAJORS else 0.0
        return gain * self.fondness(holder) + loss

    # -- faith

    def conversion(self, space: str, protestant: bool) -> float:
        """What it is worth to us that a space turns to one religion."""
        sign = 1 if protestant else -1
        side = -self.rival("protestant") * TRACK + self.rival("papacy") * TRACK
        if self.me == "protestant" and counted_spaces(self.state) >= 35:
            side += 0.3
        worth = sign * side
        facts = SPACES[space]
        if facts.kind == "electorate":
            worth += sign * -self.rival("protestant") * 1.2
        if facts.home == "england":
            worth += sign * -self.rival("england") * 0.45
        return worth * (self.plan.faith if worth > 0 else 1.0)

    # -- cards and time

    @cached_property
    def later(self) -> int:
        """How many impulses we still have this turn after the one that goes on."""
        return len(self.hand) - (self.kind in ("impulse", "show_card", "use_card"))

    @cached_property
    def reserve(self) -> int:
        """The command points of the cards still in hand."""
        return sum(CARDS[card].cp for card in self.hand)

    @property
    def points(self) -> int:
        """The command points to be spent now; before a card is chosen, what the best one gives."""
        now = int(self.turn["cp"]) if self.turn["acting"] == self.me else 0
        return now or max((CARDS[card].cp for card in self.hand), default=0)

    # -- forces

    @cached_property
    def strength(self) -> int:
        """Our land units on the map."""
        return sum(
            stack.size for stacks in self.state.troops.values() for stack in stacks if self.commands(stack.owner)
        )

    def recruit_price(self, space: str) -> int:
        return self.once(("recruit", space), lambda: self._recruit_price(space))

    def _recruit_price(self, space: str) -> int:
        if not self.home(space):
            return 0
        unit = "regular" if self.me == "ottoman" else "mercenary"
        if build_forbidden(self.state, self.me, self.me, space, unit) is not None:
            return 0
        return ACTIONS["raise_regular" if self.me == "ottoman" else "buy_mercenary"][self.me]

    @cached_property
    def full(self) -> bool:
        """Whether we have as many land units as our counters allow, or nearly."""
        return self.strength >= COUNTERS[self.me].strength - 2
