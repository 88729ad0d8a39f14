"""What a bot knows at a decision, and what things are worth to its player. Everything is counted in victory points."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from warcouncil.bots.war.outlook import View, WarOutlook
from warcouncil.campaign.building import build_forbidden
from warcouncil.campaign.relations import at_war, commander, fortified
from warcouncil.titles.tanto_monta.actions import COSTS
from warcouncil.titles.tanto_monta.bot.plans import PLANS
from warcouncil.titles.tanto_monta.bot.table import read_table
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, PLAYERS, POWERS_OF
from warcouncil.titles.tanto_monta.resources import gives
from warcouncil.titles.tanto_monta.rulers import MAIN_POWER, home_keys
from warcouncil.titles.tanto_monta.seasons.victory import HAPPENED, first_time
from warcouncil.titles.tanto_monta.spaces import SPACES, calm, has, kind_of, player_at
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.tables import SpaceBonus
from warcouncil.titles.tanto_monta.windows import CARDS

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

CARD = 0.7
"""What an unknown card is worth."""
RESOURCE = 0.6
"""What an unknown resource is worth."""
ENVY = 0.15
"""What a point less for a rival is worth while he is no danger."""
MARGIN, LEAD = 8, 4
"""Points below the mark of victory, and of domination, from which on a rival is a danger."""
WALLED, COMMON = 0.3, 0.04
"""What a fortress and a common space are worth without any points."""
TABLES = COMPONENTS.tables
BONUSES: dict[str, tuple[SpaceBonus, ...]] = {
    space: tuple(row for row in TABLES.space_bonuses if space in row.spaces) for space in SPACES
}


class Outlook(WarOutlook):
    """A view, with what a bot looks up in it: as the player, or as one of his powers (`of`)."""

    state: TantoMontaState

    def __init__(self, view: View, decision: Decision) -> None:
        super().__init__(view, decision, "player")
        self.state = read_table(view, self.powers, self.panels)
        self.player = next(player for player in PLAYERS if self.state.seats[player] == decision.seat)
        self.plan = PLANS[self.player]
        self.vp: dict[str, int] = dict(self.turn["vp"])
        self.hand: tuple[str, ...] = tuple(self.powers[self.player]["hand"])
        self.stores: tuple[str, ...] = tuple(self.powers[self.player]["warehouse"])
        self._of: dict[str, Outlook] = {}

    def of(self, power: str) -> Outlook:
        """The same table as one of the player's powers sees it."""
        if power == self.me or PLAYER.get(power) != self.player:
            return self
        if power not in self._of:
            other = copy(self)
            other.me, other.notes = power, {}
            self._of[power] = other
        return self._of[power]

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The powers of the player that are still in the game."""
        return tuple(power for power in POWERS_OF[self.player] if power not in self.state.surrendered)

    # -- others

    def rival(self, player: str) -> float:
        """What a victory point less for somebody is worth to us; less than nothing for ourselves."""
        player = PLAYER.get(player, "")
        if player == self.player:
            return -1.0
        return ENVY + 0.7 * self.danger(player) if player else 0.0

    def danger(self, player: str) -> float:
        """How near a player is to victory: 0 to somewhat more than 1."""
        return self.once(("danger", player), lambda: self._danger(player))

    def _danger(self, player: str) -> float:
        points = self.vp[player]
        near = (points - int(self.turn["winning_vp"]) + MARGIN) / MARGIN
        second = max(other for name, other in self.vp.items() if name != player)
        lead = (points - second - int(self.turn["domination_lead"]) + LEAD) / LEAD
        if self.turn["turn"] < TABLES.victory_turn - 1:
            near, lead = near / 2, lead / 2
        late = 0.6 if self.turns_left == 0 and points >= second else 0.0
        return min(1.2, max(0.0, near, lead, late))

    def balance(self, effects: Iterable[tuple[str, float]]) -> float:
        """What good or ill of several players means to us."""
        return sum(-self.rival(player) * worth for player, worth in effects)

    def mate(self, power: str) -> bool:
        return PLAYER.get(power) == self.player

    def beside(self, power: str) -> bool:
        return PLAYER.get(commander(self.state, power)) == self.player

    def enemies(self) -> list[str]:
        """The players that any of our powers is at war with."""
        return self.once("enemies", self._enemies)

    def _enemies(self) -> list[str]:
        return [
            player
            for player in PLAYERS
            if player != self.player
            and any(at_war(self.state, one, other) for one in self.own for other in POWERS_OF[player])
        ]

    # -- spaces

    def ours(self, space: str) -> bool:
        return player_at(self.state, space) == self.player

    def points_for(self, space: str, player: str) -> float:
        """The victory points that control of a space brings, or would bring, to a player."""
        return self.once(("points", space, player), lambda: self._points_for(space, player))

    def _points_for(self, space: str, player: str) -> float:
        state, kind = self.state, kind_of(self.state, space)
        worth = 0.0
        if kind == "strategic":
            worth = TABLES.strategic_vp
        elif kind == "key":
            home = space in home_keys(state, player) and MAIN_POWER.get(player) in self.own_of(player)
            worth = TABLES.home_key_vp if home else TABLES.key_vp
        for row in BONUSES[space]:
            if player in row.vp and self._in_time(row):
                others = [other for other in row.spaces if other != space and not has(state, player, other)]
                worth += row.vp[player] / (1 + len(others))
        return worth if calm(state, space) or player != player_at(state, space) else worth * 0.5

    def own_of(self, player: str) -> tuple[str, ...]:
        return POWERS_OF.get(player, ())

    def _in_time(self, row: SpaceBonus) -> bool:
        state = self.state
        if row.once and first_time(state, row.spaces[0]):
            return False  # it is there for good
        early = bool(row.after) and not HAPPENED[row.after](state)
        return not early and not (row.before and HAPPENED[row.before](state))

    def space_worth(self, space: str, power: str, more: bool) -> float:
        """What control of a space means to a player that gains or loses it."""
        player = PLAYER.get(power, "")
        if not player:
            return 0.0
        worth = self.points_for(space, player) + PLANS[player].prizes.get(space, 0.0) * self.time
        kind = SPACES[space].kind
        return worth + (WALLED * (0.5 + 0.5 * self.time) if kind in ("key", "fortress", "special") else COMMON)

    @cached_property
    def time(self) -> float:
        """How much of what pays later still counts: 1 early, little in the last turn."""
        return min(1.0, 0.15 + 0.28 * self.turns_left)

    def prize(self, space: str) -> float:
        """What taking a space is worth: our gain, and a rival's loss."""
        return self.once(("prize", space), lambda: self._prize(space))

    def _prize(self, space: str) -> float:
        holder = player_at(self.state, space)
        if holder == self.player:
            return 0.0
        gain = self.space_worth(space, self.player, True)
        loss = self.space_worth(space, holder, False) * max(0.0, self.rival(holder)) if holder else 0.0
        return gain + loss

    def open_prize(self, space: str) -> float:
        """Strategic spaces have no walls; whoever stands in one takes it."""
        if fortified(self.state, space) or self.ours(space) or kind_of(self.state, space) != "strategic":
            return 0.0
        return self.prize(space)

    def precious(self, space: str) -> bool:
        return SPACES[space].kind == "key"

    # -- cards and time

    @property
    def later(self) -> int:
        return len(self.hand) - (self.kind in ("impulse", "headline", "support"))

    @cached_property
    def reserve(self) -> int:
        """The command points of the cards and resources still in hand."""
        return sum(CARDS[card].cp for card in self.hand) + sum(map(gives, self.stores))

    @property
    def points(self) -> int:
        now = int(self.turn["cp"]) if self.turn["acting"] == self.player else 0
        return now or max((CARDS[card].cp for card in self.hand), default=0)

    # -- forces

    def recruit_price(self, space: str) -> int:
        return self.once(("recruit", space), lambda: self._recruit_price(space))

    def _recruit_price(self, space: str) -> int:
        if self.me not in COSTS["militia"] or not self.home(space):
            return 0
        if build_forbidden(self.state, self.me, self.me, space, "militia") is not None:
            return 0
        return COSTS["militia"][self.me]

    @cached_property
    def strength(self) -> int:
        """The land units of all our powers."""
        return sum(stack.size for stacks in self.state.troops.values() for stack in stacks if self.beside(stack.owner))
