"""Endeavor: Age of Sail, without the optional Exploits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warcouncil.engine.errors import BadOption
from warcouncil.engine.judging import Estimate
from warcouncil.engine.state import Option, OptionValue, State
from warcouncil.engine.title import Kind, OptionSpec, Result, Title, needs, rank
from warcouncil.titles.endeavor import discard, rounds, turns, view
from warcouncil.titles.endeavor.components import (
    ACTION_TOKENS,
    ACTIONS,
    AREAS,
    ATTRIBUTES,
    BOARDS,
    BUILDINGS,
    CARD_VALUE,
    CARDS,
    CITIES,
    DECKS,
    EUROPE,
    FLEETS,
    GOVERNORS,
    LINKS,
    PHASES,
    PLAYER_BOARD,
    POWERS,
    REGIONS,
    SILENT,
    SLOTS,
    STARTING_BUILDINGS,
    TOKENS,
)
from warcouncil.titles.endeavor.estimate import estimate
from warcouncil.titles.endeavor.invariants import problems
from warcouncil.titles.endeavor.scoring import score
from warcouncil.titles.endeavor.state import EndeavorState, new_columns

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

SILENT_OPTIONS = ("restricted_occupation", "no_response_to_tokens", "scarce_buildings")


class Endeavor(Title):
    """Seven rounds of building, sailing and trading; the most glory wins."""

    id = "endeavor"
    version = "1"
    folder = Path(__file__).parent
    players = (2, 3, 4, 5)
    options = (
        OptionSpec("side", "recommended", ("recommended", *BOARDS)),
        OptionSpec("first_phases", "phase_by_phase", ("phase_by_phase", "player_by_player")),
        OptionSpec("governor_tie", "tied_players", ("tied_players", "any_player")),
        OptionSpec("silent_fleet", False, (False, True), players=(2,)),
        *(OptionSpec(option, False, (False, True), players=(2,)) for option in SILENT_OPTIONS),  # end-opt-1
        OptionSpec("silent_discards", "discard_area", ("discard_area", "out_of_game"), players=(2,)),
    )
    state_type = EndeavorState
    steps = {
        "set_up": rounds.set_up,
        "round": rounds.begin_round,
        "build_phase": rounds.build_phase,
        "growth_phase": rounds.growth_phase,
        "salary_phase": rounds.salary_phase,
        "salary": rounds.salary,
        "first_phases": rounds.first_phases,
        "action_phase": turns.action_phase,
        "turn": turns.turn,
        "discard_phase": discard.discard_phase,
        "discard": discard.discard,
        "end_of_round": rounds.end_of_round,
    }
    kinds = {
        "phase_order": Kind({"agree": (), "ask_phases": ()}),
        "starting_building": Kind({"start": ("starting_building",)}),
        "scarce": Kind({"remove": ("building",)}),
        "build": Kind({"build": ("building",)}),
        "salary": Kind({"pay": ("slot",), "done": ()}),
        "turn": Kind({"activate": ("slot",), "spend": ("token",), "pass": ()}),
        "action": Kind({"do": ("action",), "done": ()}),
        "ship": Kind({"ship_track": ("region",), "ship_fleet": ("fleet",), "ship_sea": ("region",)}),
        "occupy": Kind({"occupy": ("city",)}),
        "attack": Kind({"attack": ("place",)}),
        "payment": Kind({"pay": ("slot",)}),
        "draw": Kind({"draw": ("deck",), "draw_discard": ("card",)}),
        "memorial": Kind({"memorial": ("attribute",), "decline": ()}),
        "arrange": Kind({"house": ("governor",), "empty_slot": ()}),
        "discard": Kind({"discard": ("card",), "discard_governor": ("governor",)}),
        "silent_which": Kind({"respond_to": ("action",)}),
        "silent_ship": Kind({"silent_track": ("region",), "silent_fleet": ("fleet",)}),
        "silent_occupy": Kind({"silent_occupy": ("city",)}),
        "silent_draw": Kind({"silent_discard": ("deck",)}),
    }
    domains = {
        "power": POWERS,
        "area": AREAS,
        "region": REGIONS,
        "city": CITIES,
        "fleet": FLEETS,
        "place": (*CITIES, *FLEETS),
        "link": LINKS,
        "deck": tuple(DECKS),
        "card": tuple(CARDS),
        "governor": tuple(GOVERNORS),
        "building": tuple(BUILDINGS),
        "starting_building": tuple(STARTING_BUILDINGS),
        "slot": SLOTS,
        "token": ACTION_TOKENS,
        "trade_token": tuple(TOKENS),
        "action": ACTIONS,
        "attribute": ATTRIBUTES,
        "phase": PHASES,
    }
    bots = {"heuristic": "warcouncil.titles.endeavor.bot:HeuristicBot"}

    # -- the match

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> EndeavorState:
        """The table before anything random (set-up A, C, D, E, F)."""
        powers = POWERS[:players]  # end-setup-15
        side = side_of(players, options)
        state = EndeavorState(
            players=players,
            options={**options, "side": side},
            seats={power: seat for seat, power in enumerate(powers)},
            side=side,
        )
        owners = (*powers, SILENT) if options["silent_fleet"] else powers  # end-silent-1
        new_columns(state)
        state.supply = dict.fromkeys(owners, PLAYER_BOARD.discs)  # end-setup-7 end-comp-10
        state.presence = dict.fromkeys(owners, (0,) * len(AREAS))
        state.opened = tuple(area == EUROPE for area in range(len(AREAS)))  # end-open-1
        state.tracks = dict.fromkeys(REGIONS, ())
        state.seas = dict.fromkeys(REGIONS, ())
        state.decks = dict(DECKS)  # end-setup-3
        state.board_governors = tuple(GOVERNORS)  # end-setup-4
        state.building_supply = {b.id: b.count if b.level < 5 else 0 for b in BUILDINGS.values()}  # end-setup-5
        state.next(("set_up",))
        return state

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        """The finer rules of the Silent Fleet need the Silent Fleet."""
        if options["silent_fleet"]:
            return None
        for option in (*SILENT_OPTIONS, "silent_discards"):
            spec = next(spec for spec in self.options if spec.id == option)
            if options[option] != spec.default:
                return needs(option, "silent_fleet")
        return None

    def result(self, state: State) -> Result:
        """The most glory wins; tied leaders share the victory (end of the game)."""
        assert isinstance(state, EndeavorState)
        scores = {power: score(state, power).total for power in state.powers}
        ranks, utilities = rank(list(scores.values()))  # end-score-14
        return Result(ranks, utilities, scores, "glory", "end-score-14")

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """The side that is played; a match has it in its options, whatever was asked for."""
        return view.board(BOARDS[side_of(self.players[0], options)])

    def public_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, EndeavorState)
        return view.view(state)

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        assert isinstance(state, EndeavorState)
        return view.describe(state, decision.kind, decision.power)

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        assert isinstance(state, EndeavorState)
        return view.touches(state, decision.power, option)

    # -- answers without a person

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Take back workers, leave cards as they lie, part with the lowest; else pass, stop, or the first option."""
        if decision.kind == "salary":
            return decision.options[0]
        if decision.kind == "discard":
            return min(decision.options, key=lambda option: CARD_VALUE.get(str(option[1]), len(CARDS)))
        if decision.kind == "arrange":
            assert isinstance(state, EndeavorState)
            return discard.as_it_lies(state, decision.power)
        return super().default_answer(state, decision)

    def estimate(self, state: State, seat: int | None) -> Estimate:
        assert isinstance(state, EndeavorState)
        return estimate(state)

    # -- checks

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        """What is no candidate: a card that is not in the discard area, a place of the other side of the board."""
        return "end-discard-17" if option[0] == "draw_discard" else "end-board-1"

    def invariants(self, state: State) -> Iterable[str]:
        assert isinstance(state, EndeavorState)
        return problems(state)


def side_of(players: int, options: Mapping[str, OptionValue]) -> str:
    """The side chosen, or the one that the rulebook means for so many players (the board)."""
    if options["side"] in BOARDS:
        return str(options["side"])  # end-board-6
    return next(side for side, board in BOARDS.items() if players in board.file.recommended_players)  # end-board-1
