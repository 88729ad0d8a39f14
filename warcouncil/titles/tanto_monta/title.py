"""The title: data and hooks of Tanto Monta, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from warcouncil.campaign import (
    avoidance,
    deals,
    deployment,
    field_battle,
    forces,
    harbours,
    interception,
    loans,
    movement,
    naval_moves,
    navies,
    negotiation,
    quarters,
    retreats,
    sieges,
    terms,
    transfers,
    transport,
)
from warcouncil.campaign import state as campaign_state
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Estimate
from warcouncil.engine.state import Atom, Ending, Option, OptionValue, State
from warcouncil.engine.title import Channel, Kind, OptionSpec, Result, Title, is_newer
from warcouncil.table import hands, impulses, points, windows
from warcouncil.table.book import gather
from warcouncil.table.panels import with_own
from warcouncil.titles.tanto_monta import cards, forecasts, hidden, setup
from warcouncil.titles.tanto_monta import estimate as standing
from warcouncil.titles.tanto_monta.actions import ACTS
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.negotiation import talking
from warcouncil.titles.tanto_monta.diplomacy.ways import DIPLOMACY
from warcouncil.titles.tanto_monta.display import board, defaults, prompts, view
from warcouncil.titles.tanto_monta.invariants import problems
from warcouncil.titles.tanto_monta.minors import borgia
from warcouncil.titles.tanto_monta.powers import maximilian
from warcouncil.titles.tanto_monta.readings import READINGS
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, MAJORS, NAVAL_UNITS, PLAYERS, POWERS, REALM
from warcouncil.titles.tanto_monta.resources import RESOURCES
from warcouncil.titles.tanto_monta.seasons import events, turn, victory
from warcouncil.titles.tanto_monta.seasons.impulses import IMPULSES
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import sailing
from warcouncil.titles.tanto_monta.voyages.naos import NAOS
from warcouncil.titles.tanto_monta.voyages.oceans import PLACES
from warcouncil.titles.tanto_monta.voyages.returns import FATES
from warcouncil.titles.tanto_monta.voyages.rolls import AIDS
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME, TLEMCEN
from warcouncil.titles.tanto_monta.windows import RESPONSES

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.dice import Dice

PACKAGE = "warcouncil.titles.tanto_monta"
TABLE = (impulses, points, hands, windows)
"""The chapters of the table."""
SHARED: tuple[ModuleType, ...] = (
    campaign_state,
    forces,
    movement,
    interception,
    avoidance,
    field_battle,
    retreats,
    sieges,
    naval_moves,
    navies,
    transport,
    harbours,
    deployment,
    quarters,
    deals,
    loans,
    negotiation,
    terms,
    transfers,
)
"""The chapters of campaigns."""
OWN = (
    "menu",
    "resources",
    "seasons.turn",
    "seasons.people",
    "seasons.card_draw",
    "diplomacy.negotiation",
    "diplomacy.terms",
    "diplomacy.gifts",
    "diplomacy.ransom",
    "diplomacy.hostilities",
    "diplomacy.war",
    "seasons.headlines",
    "war.preparations",
    "seasons.spring",
    "seasons.impulses",
    "seasons.purses",
    "war.expeditions",
    "war.land",
    "war.fighting",
    "war.holy_war",
    "sea.passages",
    "sea.sick_ports",
    "sea.naval",
    "sea.free_moves",
    "sea.prizes",
    "sea.piracy",
    "war.building",
    "seasons.events",
    "minors.influence",
    "minors.activation",
    "minors.intervention",
    "minors.papacy",
    "minors.papal_orders",
    "minors.borgia",
    "minors.rome",
    "minors.naples",
    "minors.independents",
    "minors.guanches",
    "powers.activity",
    "powers.nasrids",
    "powers.moriscos",
    "powers.north_africa",
    "powers.peace",
    "powers.alcacovas",
    "powers.beltranejos",
    "powers.castile",
    "powers.france",
    "powers.maximilian",
    "powers.foreign_wars",
    "powers.venetian_war",
    "powers.surrender",
    "voyages.sailing",
    "voyages.rolls",
    "voyages.cargo",
    "voyages.settlements",
    "voyages.discoveries",
    "voyages.ocean_piracy",
    "voyages.naos",
    "voyages.escorts",
    "voyages.fortresses",
    "voyages.returns",
    "voyages.caravans",
    "voyages.trade",
    "seasons.winter",
    "seasons.winter_armies",
    "seasons.winter_ships",
    "weddings",
    "seasons.victory",
)
"""The modules that ask questions, have steps or actions, in the order of the rulebook."""


def chapters() -> list[ModuleType]:
    return [import_module(f"{PACKAGE}.{name}") for name in OWN]


def brought(name: str) -> dict[str, Any]:
    """What the chapters have in a dict of their own besides those of the book."""
    return {key: one for chapter in chapters() for key, one in getattr(chapter, name, {}).items()}


BOOK = gather((*TABLE, *chapters()), ACTS, cards=cards.CHAPTERS, card_text="tm-6.1-2", wrapped=SHARED)
BOOK.kinds["action"] = Kind(ACTS)
BOOK.kinds["extension"] = Kind({**BOOK.kinds["extension"].acts, **brought("EXTENSION_ACTS")}, public=False)
WINDOWS = {trigger: tuple(card for card in able if card in BOOK.plays) for trigger, able in RESPONSES.windows.items()}
BOOK.kinds["package"] = deals.package_kind(DIPLOMACY.terms)
TantoMontaState.book = BOOK
TantoMontaState.diplomacy = DIPLOMACY
TantoMontaState.realm = replace(REALM, other_sails=sailing.SAILS)
TantoMontaState.impulses = IMPULSES
TantoMontaState.event_ways = events.WAYS
TantoMontaState.responses = replace(RESPONSES, windows=WINDOWS, answered=events.answered)
TantoMontaState.extensions = brought("EXTENSIONS")
"""The ways to extend an impulse besides a resource (11)."""


class TantoMonta(Title):
    """Four players and their powers at the end of the Middle Ages: Iberia, Italy, Africa and the oceans."""

    id = "tanto_monta"
    version = "6"
    folder = Path(__file__).parent
    players = (4,)
    best_players = 4
    scenarios = tuple(COMPONENTS.setup.scenarios)
    options: ClassVar[tuple[OptionSpec, ...]] = (negotiation.ANNOUNCEMENTS, *READINGS)
    state_type = TantoMontaState
    steps = BOOK.steps
    kinds = BOOK.kinds
    domains: ClassVar[Mapping[str, tuple[Atom, ...]]] = {
        "power": tuple(dict.fromkeys((*PLAYERS, *MAJORS, *POWERS))),
        "space": tuple(COMPONENTS.atlas.spaces),
        "sea": tuple(COMPONENTS.atlas.seas),
        "ocean": tuple(ocean.id for ocean in COMPONENTS.map.oceans),
        "settlement": tuple(settlement.id for settlement in COMPONENTS.map.settlements),
        "place": (
            *COMPONENTS.atlas.spaces,
            *COMPONENTS.atlas.seas,
            *(ocean.id for ocean in COMPONENTS.map.oceans),
            *(settlement.id for settlement in COMPONENTS.map.settlements),
            *(war.id for war in COMPONENTS.tables.foreign_wars),
        ),
        "nao": tuple(NAOS),
        "haven": PLACES,
        "voyage": ("navigation", "terra_incognita", "cartography"),
        "aid": AIDS,
        "trade": tuple(COMPONENTS.tables.trade),
        "fate": FATES,
        "leader": tuple(one.id for one in (*COMPONENTS.people.leaders, *COMPONENTS.people.admirals)),
        "ruler": tuple(ruler.id for ruler in COMPONENTS.people.rulers),
        "royal": tuple(one.id for one in (*COMPONENTS.people.children, *COMPONENTS.people.suitors)),
        "card": tuple(COMPONENTS.cards),
        "resource": tuple(RESOURCES),
        "house": tuple(house.id for house in COMPONENTS.tables.houses),
        "kingdom": tuple(kingdom.id for kingdom in COMPONENTS.tables.kingdoms),
        "marker": tuple(marker.id for marker in COMPONENTS.tables.vp_markers),
        "pope": tuple(pope.id for pope in COMPONENTS.people.popes),
        "treaty": COMPONENTS.tables.treaties.ids,
        "phase": ("setup", "headlines", *turn.PHASES),
        "unit": (*LAND_UNITS, *NAVAL_UNITS),
        "amount": tuple(range(48)),
        "side": ("attacker", "defender"),
    }
    windows = WINDOWS
    draftable = negotiation.DRAFTABLE
    secrets = hidden.SECRETS
    watched = ("brink",)
    bots = {"heuristic": "warcouncil.titles.tanto_monta.bot:HeuristicBot"}
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "events": tuple(COMPONENTS.cards),
        "actions": tuple(act for act in ACTS if act != "end_actions"),
    }

    def upgrade(self, version: str, data: dict[str, Any]) -> dict[str, Any]:
        """Since version 2 Tlemcen is nobody's until it comes into play, since 3 the Papacy holds no captives, since 6
        Maximilian does not wait on the turn track.
        """
        if is_newer("6", than=version):
            data = maximilian.waits_no_more(data)
        if is_newer("3", than=version):
            data = borgia.freed(data)
        if not is_newer("2", than=version) or data["turn"] >= BERBERS_COME:
            return data
        return {**data, "control": {**data["control"], **dict.fromkeys(TLEMCEN, INDEPENDENT)}}

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> TantoMontaState:
        return setup.new_state(players, options)

    def seat_of(self, state: State, power: str) -> int:
        """Whoever acts, or the first player, decides for those whom nobody plays now: Guanches, an idle Papacy."""
        seats = state.seats
        return seats[power] if power in seats else seats[_own(state).active or PLAYERS[0]]

    def instant_end(self, state: State) -> Ending | None:
        return victory.instant_end(_own(state))

    # -- what people see, and the end

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return board.board()

    def public_view(self, state: State) -> dict[str, Any]:
        return view.public_view(_own(state))

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        return with_own(public, partial(view.own_panel, _own(state), seat))

    def result(self, state: State) -> Result:
        return victory.result(_own(state))

    def epilogue(self, state: State, result: Result) -> dict[str, Any]:
        return victory.epilogue(_own(state))

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return prompts.touches(option)

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        told = prompts.describe(_own(state), decision.kind, decision.power, decision.trigger)
        return {**told, **decision.ask.about}

    # -- hidden information

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        hidden.resample(_own(state), seat, dice)

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(_own(state), seat)

    def estimate(self, state: State, seat: int | None) -> Estimate:
        return standing.estimate(_own(state))

    # -- talk, and what is foreseen

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return forecasts.forecast(view, decision, option)

    def talk(self, state: State) -> tuple[Channel, ...]:
        return talking(_own(state))

    # -- answers and checks

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Nothing is risked: pass, decline, spend the cheapest card, end the actions."""
        return defaults.default_answer(decision.kind, decision.options)

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        return BOOK.refuse(state, decision.kind, decision.power, option)

    def invariants(self, state: State) -> Iterable[str]:
        return problems(_own(state))


def _own(state: State) -> TantoMontaState:
    return cast(TantoMontaState, state)
