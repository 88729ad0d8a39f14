"""The title: data and hooks of Here I Stand, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from warcouncil.campaign import chapters as campaign
from warcouncil.campaign import deals
from warcouncil.campaign.negotiation import ANNOUNCEMENTS, DRAFTABLE
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Estimate
from warcouncil.engine.state import Atom, Ending, Option, OptionValue, State
from warcouncil.engine.title import Channel, Kind, OptionSpec, Result, Title, is_newer
from warcouncil.table import chapters as table
from warcouncil.table import hidden
from warcouncil.table.book import gather
from warcouncil.table.panels import with_own
from warcouncil.titles.here_i_stand import cards, older, setup
from warcouncil.titles.here_i_stand.actions import ACTS
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    CIRCUMNAVIGATION,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EXPLORERS,
    FOREIGN_WARS,
    LEADERS,
    POWERS,
    PREGNANCY,
    RULERS,
    SCENARIOS,
    SEAS,
    SPACES,
    UNITS,
    WIVES,
    ZONES,
)
from warcouncil.titles.here_i_stand.diplomacy.negotiation import talking
from warcouncil.titles.here_i_stand.diplomacy.ways import DIPLOMACY
from warcouncil.titles.here_i_stand.display import board, defaults, prompts, view
from warcouncil.titles.here_i_stand.estimate import estimate
from warcouncil.titles.here_i_stand.forecasts import forecast
from warcouncil.titles.here_i_stand.invariants import problems
from warcouncil.titles.here_i_stand.seasons import events, impulses, victory
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.windows import WINDOWS

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.dice import Dice

PACKAGE = "warcouncil.titles.here_i_stand"
OWN = (
    "realm",
    "seasons.impulses",
    "war.building",
    "sea.piracy",
    "war.foreign_wars",
    "sea.new_world",
    "faith.debaters",
    "faith.translation",
    "faith.religion",
    "faith.reformation",
    "faith.debates",
    "powers.papal",
    "faith.theses",
    "powers.protestants",
    "powers.henry",
    "powers.france",
    "setup",
    "seasons.card_draw",
    "diplomacy.negotiation",
    "diplomacy.terms",
    "diplomacy.peace",
    "diplomacy.ransom",
    "diplomacy.war",
    "powers.minors",
    "seasons.spring",
    "seasons.winter",
    "seasons.victory",
)
"""The modules that ask questions, have steps or actions."""


BOOK = gather(
    (*table.CHAPTERS, *(import_module(f"{PACKAGE}.{name}") for name in OWN), *campaign.CHAPTERS),
    ACTS,
    cards=cards.CHAPTERS,
    card_text="his-11-4",
)
BOOK.kinds["action"] = Kind(ACTS)
BOOK.kinds["package"] = deals.package_kind(DIPLOMACY.terms)
HereIStandState.book = BOOK
HereIStandState.impulses = impulses.IMPULSES
HereIStandState.event_ways = events.WAYS
HereIStandState.diplomacy = DIPLOMACY


class HereIStand(Title):
    """Six powers of the Reformation: war, diplomacy, religion and the New World, nine turns at most."""

    id = "here_i_stand"
    version = "4"
    folder = Path(__file__).parent
    players = (3, 4, 5, 6)
    best_players = 6
    scenarios = tuple(SCENARIOS)
    options = (
        ANNOUNCEMENTS,
        OptionSpec("last_turn", 0, (0, 4, 5, 6, 7, 8)),
        OptionSpec("mutual_elimination", "winner", ("winner", "more_dice")),
        OptionSpec("placards_attempts", "three", ("three", "four")),
        OptionSpec("leipzig_bar", "whole_debate", ("whole_debate", "first_round")),
        OptionSpec("assault_losses", "formation", ("formation", "besiegers")),
    )
    state_type = HereIStandState
    steps = BOOK.steps
    draftable = DRAFTABLE
    kinds = BOOK.kinds
    domains: ClassVar[Mapping[str, tuple[Atom, ...]]] = {
        "power": POWERS,
        "space": tuple(SPACES),
        "sea": tuple(SEAS),
        "place": (*SPACES, *SEAS, *FOREIGN_WARS),
        "leader": (*LEADERS, *ADMIRALS),
        "debater": tuple(DEBATERS),
        "ruler": tuple(RULERS),
        "card": tuple(CARDS),
        "unit": UNITS,
        "zone": tuple(ZONES),
        "amount": tuple(range(48)),
        "side": ("attacker", "defender"),
        "explorer": tuple(EXPLORERS),
        "conquistador": tuple(CONQUISTADORS),
        "discovery": tuple(DISCOVERIES),
        "conquest": tuple(CONQUESTS),
        "colony": tuple(COLONIES),
        "wife": WIVES,
        "birth": tuple(PREGNANCY.values()),
        "voyage": ("explore", "conquer", "colonize"),
        "holding": (*COLONIES, *CONQUESTS),
        "riches": ("card", "deplete", "galleon", "nothing", "eliminate"),
        "fate": tuple(dict.fromkeys(CIRCUMNAVIGATION.values())),
    }
    windows = WINDOWS
    secrets = hidden.SECRETS
    watched = ("brink",)
    bots = {"heuristic": "warcouncil.titles.here_i_stand.bot:HeuristicBot"}
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "events": tuple(CARDS),
        "actions": tuple(act for act in ACTS if act != "end_actions"),
    }

    def upgrade(self, version: str, data: dict[str, Any]) -> dict[str, Any]:
        return older.upgraded(version, data)

    def begun_under(self, version: str, state: State) -> None:
        _own(state).deck_in_order = is_newer("3", than=version)

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> HereIStandState:
        return setup.new_state(players, options)

    def instant_end(self, state: State) -> Ending | None:
        return victory.instant_end(_own(state))

    def result(self, state: State) -> Result:
        return victory.result(_own(state))

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return board.board()

    def public_view(self, state: State) -> dict[str, Any]:
        return view.public_view(_own(state))

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        return with_own(public, partial(view.own_panel, _own(state), seat))

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        told = prompts.describe(_own(state), decision.kind, decision.power, decision.trigger)
        return {**told, **decision.ask.about}

    def epilogue(self, state: State, result: Result) -> dict[str, Any]:
        return victory.epilogue(_own(state))

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return prompts.touches(option)

    def talk(self, state: State) -> tuple[Channel, ...]:
        return talking(_own(state))

    # -- hidden information

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        hidden.resample(_own(state), seat, dice)

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(_own(state), seat)

    # -- answers and checks

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Nothing is risked: pass, decline, spend the cheapest card, end the actions."""
        return defaults.default_answer(_own(state), decision.kind, decision.power, decision.options)

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return forecast(view, decision, option)

    def estimate(self, state: State, seat: int | None) -> Estimate:
        return estimate(_own(state))

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        return BOOK.refuse(state, decision.kind, decision.power, option)

    def invariants(self, state: State) -> Iterable[str]:
        return problems(_own(state))


def _own(state: State) -> HereIStandState:
    return cast(HereIStandState, state)
