"""What a bot of a campaign of war knows at a decision: the table as its seat sees it, read back into a state.

A title's bot brings what things are worth; everything is counted in victory points.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from warcouncil.campaign.relations import allied, at_war, commander, flag
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.state import Option
from warcouncil.table.graph import Atlas

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

View = Mapping[str, Any]
Found = TypeVar("Found")
STRANGER = 0.3
"""How much men of a power are to be feared that may become an enemy."""


class WarOutlook:
    """A view with what the bot of a power looks up in it."""

    state: CampaignState

    def __init__(self, view: View, decision: Decision, panel_of: str) -> None:
        """`panel_of` is the kind of panel of which every power or player has one of its own."""
        inner = view["view"]
        self.me = decision.power
        self.kind = decision.kind
        self.trigger = decision.trigger or ""
        self.options: tuple[Option, ...] = decision.options
        self.about: View = decision.ask.about
        """What the question is about, as its prompt tells everybody."""
        self.turn: View = inner["turn"]
        self.panels: dict[str, View] = {panel["kind"]: panel for panel in inner["panels"] if panel["kind"] != panel_of}
        self.powers: dict[str, View] = {panel["power"]: panel for panel in inner["panels"] if panel["kind"] == panel_of}
        self.turns_left: int = self.turn["last"] - self.turn["turn"]
        self.notes: dict[Hashable, Any] = {}
        """What was worked out once for this decision."""

    def once(self, key: Hashable, work: Callable[[], Found]) -> Found:
        """Work something out the first time it is asked for."""
        if key not in self.notes:
            self.notes[key] = work()
        found: Found = self.notes[key]
        return found

    # -- what a title says

    @property
    def marches(self) -> bool:
        """Whether the power has wars on land at all."""
        return True

    @property
    def points(self) -> int:
        """The command points to be spent now, or what the best card gives."""
        raise NotImplementedError

    @property
    def later(self) -> int:
        """How many impulses are still to come this turn after the one that goes on."""
        raise NotImplementedError

    def prize(self, space: str) -> float:
        """What taking a space is worth."""
        raise NotImplementedError

    def open_prize(self, space: str) -> float:
        """What an army takes that stands in an unfortified space."""
        return 0.0

    def space_worth(self, space: str, power: str, more: bool) -> float:
        """What control of a space means to a power that gains or loses it."""
        raise NotImplementedError

    def precious(self, space: str) -> bool:
        """Whether a fortified space of ours is worth a garrison."""
        raise NotImplementedError

    def recruit_price(self, space: str) -> int:
        """What a foot soldier costs in a space; 0 if none can be had there."""
        return 0

    def harmless(self, power: str) -> bool:
        """Whether a power that is no enemy yet is none to be feared."""
        return False

    # -- others

    def mate(self, power: str) -> bool:
        """Whether the same seat plays both powers."""
        return power != self.me and self.state.seats.get(power) == self.state.seats[self.me]

    def beside(self, power: str) -> bool:
        """Whether units of a power fight at our side."""
        return power == self.me

    def enemy(self, power: str) -> bool:
        return at_war(self.state, self.me, power)

    def menace(self, owner: str) -> float:
        """How much men of a power are to be feared: enemies, and a little those who may become enemies."""
        if self.enemy(owner):
            return 1.0
        power = commander(self.state, owner)
        foreign = power in self.state.realm.majors and not self.mate(power) and not allied(self.state, power, self.me)
        return STRANGER if foreign and not self.harmless(power) else 0.0

    # -- spaces

    @property
    def atlas(self) -> Atlas[Any, Any]:
        return self.state.realm.atlas

    def holder(self, space: str) -> str:
        """Under whose flag a space is."""
        return flag(self.state, self.state.control[space])

    def mine(self, space: str) -> bool:
        return self.holder(space) == flag(self.state, self.me)

    def home(self, space: str) -> bool:
        return space in self.state.realm.homes[self.me]

    def commands(self, owner: str) -> bool:
        return commander(self.state, owner) == self.me
