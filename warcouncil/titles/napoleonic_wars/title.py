"""The title: data and hooks of The Napoleonic Wars, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from warcouncil.engine.errors import BadOption
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Estimate
from warcouncil.engine.state import Atom, Option, OptionValue, State
from warcouncil.engine.title import Channel, Kind, OptionSpec, Result, Title, needs
from warcouncil.table import hands, hidden, points
from warcouncil.table.book import gather
from warcouncil.table.panels import with_own
from warcouncil.titles.napoleonic_wars import estimate as standing
from warcouncil.titles.napoleonic_wars import forecasts, setup
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display import board, defaults, view
from warcouncil.titles.napoleonic_wars.events import carry
from warcouncil.titles.napoleonic_wars.invariants import problems
from warcouncil.titles.napoleonic_wars.seasons import impulses, peace, plays
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, OFF_MAP, REGROUP, SEAS, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.windows import WINDOWS

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.dice import Dice

PACKAGE = "warcouncil.titles.napoleonic_wars"
LED = ("march", "siege")
"""Acts whose options name who leads: on the board one clicks their army."""
OWN = (
    "windows",
    "changes",
    "seasons.sides",
    "seasons.turns",
    "seasons.draw",
    "seasons.impulses",
    "seasons.plays",
    "seasons.minors",
    "seasons.peace",
    "seasons.interphase",
    "seasons.voyages",
    "seasons.deployment",
    "seasons.reinforcements",
    "diplomacy.consuls",
    "diplomacy.pacts",
    "diplomacy.camps",
    "diplomacy.wars",
    "diplomacy.purse",
    "diplomacy.upheaval",
    "diplomacy.conquest",
    "diplomacy.subjects",
    "diplomacy.submission",
    "war.armies",
    "war.attrition",
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
    "sea.points",
    "sea.fleets",
    "sea.voyages",
    "sea.interception",
    "sea.battles",
    "sea.refuge",
    "sea.harbours",
    "sea.convoys",
    "sea.landings",
    "events.asking",
    "events.fights",
    "events.answers",
    "events.responses",
    "events.operations",
    "events.placing",
    "events.pieces",
    "events.hands",
    "events.points",
    "events.politics",
    "events.wars",
    "events.marches",
    "events.special",
    "events.carry",
)
"""The modules that ask questions, have steps or actions."""
ACTS: dict[str, tuple[str, ...]] = {  # nw-3-17
    "build": ("space",),
    "build_squadron": ("space",),
    "recall_squadron": ("space",),
    "end_war": ("card",),
    "court": ("power",),
    "estrange": ("power",),
    "favor": ("power",),
    "disfavor": ("power",),
    "declare_war": ("power",),
    "flag": ("space",),
    "clear": ("space",),
    "appoint": ("leader",),
    "form_group": ("leader",),
    "leave_group": ("space",),
    "march": ("leader",),
    "march_unit": ("space",),
    "siege": ("leader",),
    "refit_squadron": ("space",),
    "join_fleets": ("place",),
    "leave_fleets": ("place",),
    "sail": ("place",),
    "convoy": ("leader",),
    "convoy_unit": ("space",),
    "use_resource": (),
    "use_reserve": ("reserve",),
    "use_spare": ("card",),
    "reserve_event": ("reserve",),
    "spare_event": ("card",),
    "end_actions": (),
}
"""The menu of command points in its order (6.3)."""
CAMPAIGN = next(iter(COMPONENTS.scenarios))
"""The scenario for every number of players; the others are an option for those who may play them."""
SHORT = tuple(sorted({count for id, one in COMPONENTS.scenarios.items() if id != CAMPAIGN for count in one.versions}))

BOOK = gather((points, hands, *(import_module(f"{PACKAGE}.{name}") for name in OWN)), ACTS)
BOOK.kinds["action"] = Kind(ACTS)
BOOK.steps["actions"] = plays.spending
NapoleonicState.book = BOOK
NapoleonicState.impulses = impulses.IMPULSES
NapoleonicState.event_ways = carry.WAYS


class NapoleonicWars(Title):
    """France against the coalitions, 1805 to 1815: cards, armies, fleets and pacts for two to five players."""

    id = "napoleonic_wars"
    version = "5"
    folder = Path(__file__).parent
    players = (2, 3, 4, 5)
    best_players = 5
    scenarios = (CAMPAIGN,)
    options = (
        OptionSpec("scenario", CAMPAIGN, tuple(COMPONENTS.scenarios), players=SHORT),
        OptionSpec("powers", "chosen", ("chosen", "dealt")),
        OptionSpec("bid", False, (False, True), players=SHORT),
        OptionSpec("siege_bonus", "with", ("with", "without")),
        OptionSpec("timed_events", "played", ("played", "left")),
        OptionSpec("subject_war", "paid", ("paid", "free")),
        OptionSpec("homeless", "subject", ("subject", "none")),
        OptionSpec("prussia", "major", ("major", "minor")),
        OptionSpec("give_up", "events", ("events", "building")),
        OptionSpec("neutral_events", "fixed", ("fixed", "next_player")),
        OptionSpec("new_sortie", "cp", ("cp", "mp")),
        OptionSpec("evasion", "in_turn", ("in_turn", "last")),
        OptionSpec("terrain", "largest", ("largest", "sum")),
    )
    state_type = NapoleonicState
    steps = BOOK.steps
    kinds = BOOK.kinds
    windows = WINDOWS
    domains: ClassVar[Mapping[str, tuple[Atom, ...]]] = {
        "power": NATIONS,
        "space": tuple(SPACES),
        "sea": tuple(SEAS),
        "place": (*SPACES, *SEAS, REGROUP, OFF_MAP),
        "leader": tuple(LEADERS),
        "card": tuple(COMPONENTS.cards),
        "reserve": tuple(COMPONENTS.reserves),
        "region": tuple(region.id for region in COMPONENTS.map.regions),
        "amount": tuple(range(max(pool.most for pool in COMPONENTS.pieces.pools) + 1)),
        "side": ("attacker", "defender", "nobody"),
        "camp": tuple(camp.id for camp in COMPONENTS.diplomacy.camps),
        "column": tuple(column.id for column in COMPONENTS.diplomacy.columns),
        "cause": COMPONENTS.tables.attrition.causes,
    }
    secrets = hidden.SECRETS
    bots = {"heuristic": "warcouncil.titles.napoleonic_wars.bot:HeuristicBot"}
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "events": tuple(COMPONENTS.cards),
        "actions": tuple(act for act in ACTS if act != "end_actions"),
    }

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        """Sides are bid for by two players of the campaign (4.31)."""
        if not options["bid"]:
            return None
        if not COMPONENTS.scenarios[str(options["scenario"])].versions[players].bid:
            return needs("bid", "scenario", "1805")
        return None if options["powers"] == "chosen" else needs("bid", "powers", "chosen")

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> NapoleonicState:
        return setup.new_state(players, options)

    def result(self, state: State) -> Result:
        return peace.result(_own(state))

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return board.board()

    def public_view(self, state: State) -> dict[str, Any]:
        return view.public_view(_own(state))

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        return with_own(public, partial(view.own_panel, _own(state), seat))

    def talk(self, state: State) -> tuple[Channel, ...]:
        """Players bargain openly, all of them together; promises bind nobody (8.6)."""
        return (Channel(tuple(range(state.players)), True, "nw-8.6-1"),)  # nw-8.6-1

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        """What an option names; where it names whoever marches or besieges, also the space where they stand."""
        named = super().touches(state, decision, option)
        if option[0] not in LED:
            return named
        places = (_own(state).leaders.get(leader, "") for leader in named)
        return (*named, *(place for place in places if place in SPACES))

    # -- hidden information

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        hidden.resample(_own(state), seat, dice)

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(_own(state), seat)

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return forecasts.forecast(view, decision, option)

    def estimate(self, state: State, seat: int | None) -> Estimate:
        return standing.estimate(_own(state))

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
