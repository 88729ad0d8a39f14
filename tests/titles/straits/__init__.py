"""The Straits: a small war of three crowns. It rests on the shared layers alone; the tests register it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, cast

from tests.titles.straits import cards, turns, world
from tests.titles.straits import view as views
from tests.titles.straits.state import WINDOWS, StraitsState
from tests.titles.straits.world import (
    ADMIRALS,
    CARDS,
    FORTIFIED,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    NAVAL_UNITS,
    POWERS,
    SEAS,
    SPACES,
)
from warcouncil.campaign import chapters as campaign
from warcouncil.campaign import negotiation, prompts, talk
from warcouncil.campaign.counters import free_ships, free_strength
from warcouncil.campaign.forecasts import forecast
from warcouncil.campaign.relations import controls
from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.state import Atom, Ending, Option, OptionValue, State
from warcouncil.engine.title import Channel, Kind, OptionSpec, Result, Title, rank
from warcouncil.table import chapters as table
from warcouncil.table import hidden, kept
from warcouncil.table.book import gather
from warcouncil.table.panels import with_own

ACTS: dict[str, tuple[str, ...]] = {
    "move": ("space",),
    "assault": ("space",),
    "control": ("space",),
    "calm": ("space",),
    **dict.fromkeys(turns.UNITS, ("space", "power")),
    "naval_move": (),
    "transport": ("space",),
    "end_actions": (),
}
DOMINION = 7
"""So many fortresses win at once."""
QUIET = ("pass", "done", "decline", "drop", "no", "withdraw", "go_back", "end_actions", "all", "all_ships")
"""Acts that risk nothing, the quietest first."""
BOOK = gather((world, turns, *table.CHAPTERS, *campaign.CHAPTERS), ACTS, cards=(cards,), card_text="str-2-5")
BOOK.kinds["action"] = Kind(ACTS)
StraitsState.book = BOOK


def held(state: StraitsState, power: str) -> int:
    return sum(controls(state, power, space) for space in FORTIFIED)


class Straits(Title):
    id = "straits"
    version = "1"
    folder = Path(__file__).parent
    players = (3,)
    options = (
        OptionSpec("announcements", 2, (2, 4)),
        OptionSpec("mutual_elimination", "winner", ("winner", "more_dice")),
        OptionSpec("assault_losses", "formation", ("formation", "besiegers")),
    )
    state_type = StraitsState
    steps = BOOK.steps
    kinds = BOOK.kinds
    domains: ClassVar[Mapping[str, tuple[Atom, ...]]] = {
        "power": POWERS,
        "space": tuple(SPACES),
        "sea": tuple(SEAS),
        "place": (*SPACES, *SEAS),
        "leader": (*LEADERS, *ADMIRALS),
        "card": tuple(CARDS),
        "unit": (*LAND_UNITS, *NAVAL_UNITS),
        "amount": tuple(range(40)),
        "side": ("attacker", "defender"),
    }
    windows = WINDOWS
    secrets = hidden.SECRETS
    watched = ("control",)
    draftable = negotiation.DRAFTABLE
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "events": tuple(CARDS),
        "actions": tuple(act for act in ACTS if act != "end_actions"),
    }

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> StraitsState:
        state = StraitsState(players=players, options=dict(options), seats={p: n for n, p in enumerate(MAJORS)})
        turns.lay_out(state)
        state.next(("begin_turn",))
        return state

    def result(self, state: State) -> Result:
        scores = {power: held(own(state), power) for power in MAJORS}
        ranks, utilities = rank(list(scores.values()))
        ending = state.ending or Ending((), "held", "str-8-1")
        return Result(ranks, utilities, scores, ending.reason, ending.clause)

    def instant_end(self, state: State) -> Ending | None:
        for power in MAJORS:
            if held(own(state), power) >= DOMINION:
                return Ending((power,), "dominion", "str-8-2")
        return None

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return views.board()

    def public_view(self, state: State) -> dict[str, Any]:
        return views.public_view(own(state))

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        return with_own(public, partial(views.own_panel, own(state), seat))

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(own(state), seat)

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        hidden.resample(own(state), seat, dice)

    def talk(self, state: State) -> tuple[Channel, ...]:
        return talk.channels(own(state), "str-6-4")

    # -- answers and checks

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        told = prompts.told(own(state), decision.kind, decision.power, decision.trigger)
        return {**told, **decision.ask.about}

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return forecast(view, decision, option)

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return tuple(str(atom) for atom in option[1:] if atom in SPACES or atom in SEAS)

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Nothing is risked."""
        quiet = [option for act in QUIET for option in decision.options if option[0] == act]
        return quiet[0] if quiet else decision.options[0]

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        """What is not even a candidate."""
        return BOOK.refuse(state, decision.kind, decision.power, option) or "str-1-1"

    def invariants(self, state: State) -> Iterable[str]:
        """Every card is somewhere once; nobody has more units than counters."""
        now = own(state)
        yield from now.unknown_facts()
        yield from now.misfiled()
        yield from kept.misfiled(now)
        hands = [card for hand in now.hands.values() for card in hand if not CARDS[card].owner]
        lying = sorted([*hands, *now.drawn, *now.deck.cards, *now.discard, *now.removed])
        going_on = {card for _, card in now.played_events}
        if len(set(lying)) < len(lying) or set(lying) | going_on < {card for card in CARDS if not CARDS[card].owner}:
            yield "cards are missing or doubled"
        for power in POWERS:
            if free_strength(now, power) < 0 or free_ships(now, power) < 0:
                yield f"{power} has more units than counters"


def own(state: State) -> StraitsState:
    return cast(StraitsState, state)
