"""A Game of Thrones: The Board Game, second edition, for three to six players, with Tides of Battle as an option."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warcouncil.engine.errors import BadOption
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Estimate
from warcouncil.engine.state import Ending, Option, OptionValue, State
from warcouncil.engine.title import Channel, Kind, OptionSpec, Result, Title, needs
from warcouncil.titles.game_of_thrones import (
    clash,
    combat,
    consolidate,
    defaults,
    forecast,
    hidden,
    marches,
    mustering,
    planning,
    prompts,
    raids,
    refusals,
    setup,
    supply,
    victory,
    view,
    westeros,
    wildlings,
)
from warcouncil.titles.game_of_thrones.components import (
    AREAS,
    CARDS,
    CHOICES,
    DECKS,
    DOMINANCE,
    GAME,
    HOUSES,
    ORDERS,
    RESTRICTIONS,
    TIDES,
    TRACKS,
    UNITS,
    WESTEROS_CARDS,
    WILDLINGS,
)
from warcouncil.titles.game_of_thrones.estimate import estimate
from warcouncil.titles.game_of_thrones.invariants import problems
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.dice import Dice

TIDES_OPTIONS = ("tides_shuffle", "tides_blade")


class GameOfThrones(Title):
    """Ten rounds of secret orders; seven castles and strongholds win at once, otherwise the most of them."""

    id = "game_of_thrones"
    version = "1"
    folder = Path(__file__).parent
    players = (3, 4, 5, 6)
    options = (
        OptionSpec("tides_of_battle", False, (False, True)),
        OptionSpec("houses", "fixed", ("fixed", "random", "choose")),
        OptionSpec("lannister_port_ship", False, (False, True), players=(4, 5, 6)),
        OptionSpec("tie_break", "rulebook", ("rulebook", "faq")),
        OptionSpec("empty_area_orders", "stay", ("stay", "removed")),
        OptionSpec("support", "each_order", ("each_order", "each_house")),
        OptionSpec("siege_engines", "lost_in_addition", ("lost_in_addition", "may_be_chosen")),
        OptionSpec("winter_is_coming", "in_turn", ("in_turn", "at_reveal")),
        OptionSpec("arianne_token", "stays", ("stays", "removed"), players=(6,)),
        OptionSpec("victarion_salladhor", "salladhor", ("salladhor", "turn_order"), players=(4, 5, 6)),
        OptionSpec("tides_shuffle", "every_combat", ("every_combat", "when_empty")),
        OptionSpec("tides_blade", "redraw_or_strength", ("redraw_or_strength", "redraw_only")),
    )
    state_type = GameOfThronesState
    steps = {
        "set_up": setup.set_up,
        "westeros": westeros.westeros_phase,
        "westeros_card": westeros.resolve_card,
        "westeros_card_done": westeros.card_done,
        "supply": supply.adjust_supply,
        "mustering": mustering.mustering,
        "clash": clash.clash,
        "wildling_attack": wildlings.wildling_attack,
        "wildling_reward": wildlings.reward,
        "wildling_penalty": wildlings.penalty,
        "wildling_penalties": wildlings.penalties,
        "wildling_end": wildlings.end_of_attack,
        "planning": planning.planning_phase,
        "place_orders": planning.place_orders_in_turn,
        "reveal_orders": planning.reveal_orders,
        "raven": planning.use_raven,
        "raids": raids.raids,
        "marches": marches.marches,
        "combat": combat.combat,
        "combat_strength": combat.combat_strength,
        "combat_results": combat.combat_results,
        "consolidate": consolidate.consolidate,
        "clean_up": consolidate.clean_up,
    }
    kinds = {
        "choose_house": Kind({"take": ("power",)}),
        "westeros_choice": Kind({"choose": ("choice",)}),
        "reconcile": Kind({"lose": ("area", "unit")}),
        "muster": Kind(
            {"muster": ("area", "unit"), "muster_ship": ("area", "area"), "upgrade": ("area", "unit"), "done": ()}
        ),
        "clash_bid": Kind({"bid": ("amount",)}),
        "clash_tie": Kind({"rank": ("power",)}),
        "wildling_bid": Kind({"bid": ("amount",)}),
        "wildling_tie": Kind({"name": ("power",)}),
        "wildling_penalty": Kind({"lose_units": (), "step_down": ()}),
        "wildling_losses": Kind({"lose": ("area", "unit")}),
        "wildling_track": Kind({"demote": ("track",)}),
        "wildling_first": Kind({"promote": ("track",)}),
        "unhorse": Kind({"unhorse": ("area", "unit")}),
        "knighting": Kind({"make_knight": ("area", "unit"), "done": ()}),
        "wildling_discard": Kind({"discard": ("card",)}),
        "wildling_recover": Kind({"recover": ("card",), "decline": ()}),
        "wildling_muster": Kind({"muster_in": ("area",), "decline": ()}),
        "order": Kind({"order": ("area", "order"), "leave": ("area",)}, public=False),
        "raven": Kind({"swap": ("area",), "look": (), "decline": ()}),
        "raven_order": Kind({"order": ("area", "order")}),
        "raven_card": Kind({"put_on_top": (), "put_at_bottom": ()}),
        "raid": Kind({"raid": ("area", "area"), "waste": ("area",)}),
        "march": Kind({"march": ("area",)}),
        "move": Kind({"move": ("unit", "area"), "call": ("area",), "done": ()}),
        "help": Kind({"support": ("area", "power"), "refuse": ("area",)}),
        "leave_token": Kind({"establish": ("area",), "decline": ()}),
        "support": Kind({"support": ("area", "power"), "refuse": ("area",)}),
        "accept_support": Kind({"accept": ("area",), "reject": ("area",)}),
        "house_card": Kind({"play": ("card",)}, public=False),
        "replacement": Kind({"play": ("card",)}),
        "tyrion": Kind({"cancel": (), "decline": ()}),
        "aeron": Kind({"play": ("card",), "decline": ()}),
        "mace": Kind({"kill": ("unit",)}),
        "queen_of_thorns": Kind({"remove_order": ("area",)}),
        "doran": Kind({"demote": ("track",)}),
        "cersei": Kind({"remove_order": ("area",), "decline": ()}),
        "renly": Kind({"make_knight": ("area", "unit"), "decline": ()}),
        "robb": Kind({"retreat": ("area",), "decline": ()}),
        "patchface": Kind({"discard": ("card",), "decline": ()}),
        "blade": Kind({"use_blade": (), "decline": ()}),
        "blade_redraw": Kind({"redraw": (), "decline": ()}),
        "casualty": Kind({"lose": ("area", "unit")}),
        "retreat": Kind({"retreat": ("area",)}),
        "retreat_loss": Kind({"lose": ("area", "unit")}),
        "take_ships": Kind({"take_ships": ("amount",)}),
        "consolidate": Kind({"consolidate": ("area",), "muster_at": ("area",)}),
    }
    domains = {
        "power": tuple(HOUSES),
        "area": AREAS,
        "unit": UNITS,
        "order": ORDERS,
        "card": tuple(CARDS),
        "westeros_card": WESTEROS_CARDS,
        "wildling_card": tuple(card.id for card in WILDLINGS),
        "tides_card": tuple(TIDES),
        "track": TRACKS,
        "token": tuple(DOMINANCE.values()),
        "deck": DECKS,
        "choice": CHOICES,
        "restriction": tuple(RESTRICTIONS),
        "phase": ("westeros", "planning", "raids", "marches", "consolidate"),
        "amount": tuple(range(GAME.power_tokens + 1)),
    }
    secrets = ("orders", "bids", "combat_cards", "wildlings")
    watched = ("claimed",)
    bots = {"heuristic": "warcouncil.titles.game_of_thrones.bot:HeuristicBot"}

    # -- the match

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> GameOfThronesState:
        return setup.new_state(players, options)

    def result(self, state: State) -> Result:
        assert isinstance(state, GameOfThronesState)
        return victory.result(state)

    def instant_end(self, state: State) -> Ending | None:
        assert isinstance(state, GameOfThronesState)
        return victory.instant_end(state)

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        """The finer rules of Tides of Battle need Tides of Battle."""
        if not options["tides_of_battle"]:
            for option in TIDES_OPTIONS:
                default = next(spec.default for spec in self.options if spec.id == option)
                if options[option] != default:
                    return needs(option, "tides_of_battle")
        return None

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return view.board()

    def public_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, GameOfThronesState)
        return view.public_view(state)

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        assert isinstance(state, GameOfThronesState)
        return view.seat_view(state, public, seat)

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        assert isinstance(state, GameOfThronesState)
        return prompts.describe(state, decision.kind, decision.power)

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return prompts.touches(option)

    def talk(self, state: State) -> tuple[Channel, ...]:
        """Promises are free at any time, at the table and in private, and bind nobody (alliances).

        What may not be shown (orders, bids) is never sent to others; nothing can be given away.
        """
        seats = range(state.players)
        pairs = [(one, other) for one in seats for other in seats if one < other]
        return (
            Channel(tuple(seats), True),
            *(Channel(pair, True) for pair in pairs),
        )  # got-negotiation-1 got-negotiation-3

    # -- hidden information

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        assert isinstance(state, GameOfThronesState)
        return hidden.hidden(state, seat)

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        assert isinstance(state, GameOfThronesState)
        hidden.resample(state, seat, dice)

    # -- answers without a person

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Nothing is risked: hold, decline, bid nothing, defend where one can, lose the cheapest unit."""
        return defaults.default_answer(decision.kind, decision.power, decision.options)

    def estimate(self, state: State, seat: int | None) -> Estimate:
        assert isinstance(state, GameOfThronesState)
        return estimate(state)

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return forecast.forecast(view, decision, option)

    # -- checks

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        assert isinstance(state, GameOfThronesState)
        return refusals.refuse(state, decision.kind, decision.power, option)

    def invariants(self, state: State) -> Iterable[str]:
        assert isinstance(state, GameOfThronesState)
        return problems(state)
