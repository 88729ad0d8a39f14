"""The title: data and hooks of The Napoleonic Wars, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from warcouncil.engine.state import Atom, Option, OptionValue, State
from warcouncil.engine.title import Kind, OptionSpec, Result, Title
from warcouncil.table import hands, hidden, points
from warcouncil.table.book import gather
from warcouncil.titles.napoleonic_wars import setup
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display import board, defaults, view
from warcouncil.titles.napoleonic_wars.invariants import problems
from warcouncil.titles.napoleonic_wars.seasons import impulses, peace
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, SEAS, SPACES, NapoleonicState

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.dice import Dice

PACKAGE = "warcouncil.titles.napoleonic_wars"
OWN = (
    "seasons.turns",
    "seasons.draw",
    "seasons.impulses",
    "seasons.plays",
    "seasons.minors",
    "seasons.peace",
    "war.armies",
    "war.forces",
    "war.losses",
    "war.building",
    "war.flags",
    "war.marching",
    "war.interception",
    "war.evasion",
    "war.battles",
    "war.retreats",
    "war.sieges",
)
"""The modules that ask questions, have steps or actions."""
ACTS: dict[str, tuple[str, ...]] = {
    "build": ("space",),
    "build_squadron": ("space",),
    "recall_squadron": ("space",),
    "end_war": ("card",),
    "flag": ("space",),
    "clear": ("space",),
    "appoint": ("leader",),
    "form_group": ("leader",),
    "leave_group": ("space",),
    "march": ("leader",),
    "march_unit": ("space",),
    "siege": ("leader",),
    "use_resource": (),
    "use_reserve": ("reserve",),
    "end_actions": (),
}
"""The menu of command points in its order."""

BOOK = gather((points, hands, *(import_module(f"{PACKAGE}.{name}") for name in OWN)), ACTS)
BOOK.kinds["action"] = Kind(ACTS)
NapoleonicState.book = BOOK
NapoleonicState.impulses = impulses.IMPULSES


class NapoleonicWars(Title):
    """France against the coalitions, 1805 to 1815: cards, armies, fleets and pacts for two to five players."""

    id = "napoleonic_wars"
    version = "1"
    folder = Path(__file__).parent
    players = (2, 3, 4, 5)
    best_players = 5
    scenarios = tuple(COMPONENTS.scenarios)
    options = (OptionSpec("powers", "chosen", ("chosen", "dealt")),)
    state_type = NapoleonicState
    steps = BOOK.steps
    kinds = BOOK.kinds
    domains: ClassVar[Mapping[str, tuple[Atom, ...]]] = {
        "power": NATIONS,
        "space": tuple(SPACES),
        "sea": tuple(SEAS),
        "leader": tuple(LEADERS),
        "card": tuple(COMPONENTS.cards),
        "reserve": tuple(COMPONENTS.reserves),
        "amount": tuple(range(max(pool.most for pool in COMPONENTS.pieces.pools) + 1)),
        "side": ("attacker", "defender", "nobody"),
        "cause": COMPONENTS.tables.attrition.causes,
    }
    secrets = hidden.SECRETS
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "events": tuple(COMPONENTS.cards),
        "actions": tuple(act for act in ACTS if act != "end_actions"),
    }

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> str | None:
        """Scenarios of a single turn are for two."""
        scenario = COMPONENTS.scenarios[str(options["scenario"])]
        return None if players in scenario.versions else f"{scenario.en} is for two players"

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> NapoleonicState:
        return setup.new_state(players, options)

    def result(self, state: State) -> Result:
        return peace.result(_own(state))

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return board.board()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_own(state), seat)

    # -- hidden information

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        hidden.resample(_own(state), seat, dice)

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(_own(state), seat)

    # -- answers and checks

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Nothing is risked: stay, keep, decline, spend the cheapest card."""
        return defaults.default_answer(_own(state), decision.kind, decision.options)

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        return BOOK.refuse(state, decision.kind, decision.power, option)

    def invariants(self, state: State) -> Iterable[str]:
        return problems(_own(state))


def _own(state: State) -> NapoleonicState:
    return cast(NapoleonicState, state)
