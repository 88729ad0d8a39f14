"""Parley: a small made-up game that uses every part of the Title protocol. The tests register it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tests.titles.parley import council, market, turns
from tests.titles.parley import view as views
from tests.titles.parley.state import (
    CARDS,
    GARRISONS,
    HOMES,
    LEAGUE,
    OUTPOSTS,
    POWERS,
    TOWNS,
    ParleyState,
    in_order,
)
from warcouncil.engine.decision import Decision
from warcouncil.engine.decks import Deck
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import BadOption
from warcouncil.engine.flow import PASS
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Estimate, Line, estimated, why
from warcouncil.engine.state import Ending, Option, OptionValue, State
from warcouncil.engine.title import Channel, Kind, OptionSpec, Result, Title, needs, rank

VETOES = tuple(card for card in CARDS if card.startswith("veto"))


class Parley(Title):
    """Envoys of two to four powers, and of a League that changes hands, gather towns by claim, raid and bargain."""

    id = "parley"
    version = "1"
    folder = Path(__file__).parent
    players = (2, 3, 4)
    scenarios = ("standard", "frontier")
    options = (
        OptionSpec("rounds", 3, (2, 3, 4)),
        OptionSpec("market", True, (True, False)),
        OptionSpec("private_talk", False, (False, True), players=(3, 4)),
    )
    state_type = ParleyState
    steps = {
        "muster": council.muster,
        "council": council.council,
        "turn": turns.turn,
        "market": market.market,
        "trade": market.trade,
        "market_ends": market.market_ends,
        "round_end": council.round_end,
    }
    kinds = {
        "aim": Kind({"aim": ("town",), "rest": ()}),
        "back": Kind({"back": ("card",), "alone": ()}, public=False),
        "turn": Kind({"play": ("card",), "pass": ()}, public=False),
        "scout": Kind({"scout": ("town",)}),
        "spy": Kind({"spy": ("power",)}),
        "raid": Kind({"raid": ("town",)}),
        "uprising": Kind({"incite": ("town",)}),
        "reroll": Kind({"reroll": (), "keep": ()}),
        "respond": Kind({"veto": ("card",), "pass": ()}, public=False),
        "trade": Kind(
            {"offer": ("power",), "give": ("card",), "accept": ("power",), "decline": ("power",), "done": ()},
            public=False,
        ),
    }
    domains = {"power": (*POWERS, LEAGUE), "town": TOWNS, "card": CARDS}
    windows = {"raid": VETOES, "uprising": VETOES}
    secrets = ("hand", "deck", "garrison", "offer", "draft")
    placed = ("garrison",)
    watched = ("owners", "seats")
    draftable = {"turn": turns.to_come}

    # -- the match

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> ParleyState:
        """1 Muster: the homes, and in the scenario `frontier` an outpost for each power."""
        mains = POWERS[:players]
        owners = dict.fromkeys(TOWNS, "")
        for power in (*mains, LEAGUE):
            owners[HOMES[power]] = power  # par-1-4
        if options["scenario"] == "frontier":
            owners.update({OUTPOSTS[power]: power for power in mains if power in OUTPOSTS})
        kind = self.state_type
        assert issubclass(kind, ParleyState)
        return kind(
            players=players,
            options=dict(options),
            seats={**{power: seat for seat, power in enumerate(mains)}, LEAGUE: players - 1},
            agenda=[("muster",)],
            deck=Deck.of(CARDS),
            hands=dict.fromkeys(mains, ()),
            owners=owners,
            garrisons=dict.fromkeys(TOWNS, 1),
            coins=dict.fromkeys((*mains, LEAGUE), 1),
            budgets=dict.fromkeys(mains, 0),
        )

    def result(self, state: State) -> Result:
        """6 Victory: an early victor beats all; otherwise towns count 3 and coins 1."""
        assert isinstance(state, ParleyState)
        held = {power: sum(owner == power for owner in state.owners.values()) for power in state.powers}
        scores = {power: 3 * held[power] + state.coins[power] for power in state.powers}  # par-6-1
        totals = [sum(scores[power] for power in state.powers_of(seat)) for seat in range(state.players)]
        reason, clause = "rounds", "par-6-1"
        if state.ending is not None:
            victors = {state.seats[power] for power in state.ending.powers}
            totals = [1000 if seat in victors else 0 for seat in range(state.players)]
            reason, clause = state.ending.reason, state.ending.clause
        ranks, utilities = rank(totals)
        return Result(ranks, utilities, scores, reason, clause)

    def estimate(self, state: State, seat: int | None) -> Estimate:
        """By the towns, which everybody sees."""
        assert isinstance(state, ParleyState)
        held = {power: sum(owner == power for owner in state.owners.values()) for power in state.powers}
        lines = [Line(state.seats[power], why("towns", count=held[power]), 3.0 * held[power]) for power in held]
        return estimated(state.players, lines, 4.0)

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        """A raid on a town whose garrison the seat has seen, if its defender does not roll anew."""
        if decision["kind"] != "raid":
            return None
        (seen,) = next(piece["markers"] for piece in view["view"]["pieces"] if piece["place"] == option[1])
        if seen == "face down":
            return None
        garrison = int(seen.removeprefix("strength "))
        won = sum(one + 2 > other + garrison for one in range(1, 7) for other in range(1, 7))
        return Forecast((why("raid", strength=garrison),), won / 36, own=2, other=garrison)

    def instant_end(self, state: State) -> Ending | None:
        """6 Victory: enough towns in the hand of one seat, at any moment."""
        assert isinstance(state, ParleyState)
        for seat in range(state.players):
            if len(state.towns_of(seat)) >= state.goal:  # par-6-2
                victors = tuple(power for power in state.powers if state.seats[power] == seat)
                return Ending(victors, "towns", "par-6-2")
        return None

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        return views.board()

    def public_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ParleyState)
        return views.view(state, None)

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        assert isinstance(state, ParleyState)
        return views.view(state, seat)

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        assert isinstance(state, ParleyState)
        return {**decision.ask.about, "round": state.round, "coins": state.coins[decision.power]}

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return tuple(str(atom) for atom in option[1:] if atom in TOWNS)

    def talk(self, state: State) -> tuple[Channel, ...]:
        """7 Talk: at the table except in council; in pairs only in the market."""
        assert isinstance(state, ParleyState)
        seats = range(state.players)
        silence = state.phase == "council"
        table = Channel(tuple(seats), not silence, "par-7-1" if silence else None)
        if not state.options["private_talk"]:
            return (table,)
        closed = None if state.phase == "market" else "par-7-2"
        pairs = [(one, other) for one in seats for other in seats if one < other]
        return (table, *(Channel(pair, closed is None, closed) for pair in pairs))

    # -- hidden information

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        assert isinstance(state, ParleyState)
        drafts = {power: draft for power, draft in state.drafts.items() if state.seats[power] != seat}
        return {
            "hand": {p: tuple(c for c in hand if not state.knows_card(seat, c)) for p, hand in state.hands.items()},
            "deck": tuple(card for card in state.deck.cards if not state.knows_card(seat, card)),
            "garrison": {town: state.garrisons[town] for town in TOWNS if not state.knows_garrison(seat, town)},
            "offer": {giver: offer for giver, offer in state.offers.items() if not state.knows_card(seat, offer[1])},
            "draft": drafts,
        }

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        """Cards and garrisons the seat has not seen change places; what others know of them follows."""
        assert isinstance(state, ParleyState)
        unseen = [card for card in CARDS if not state.knows_card(seat, card)]
        state.exchange_cards(seat, dict(zip(unseen, dice.shuffle(unseen, "unseen cards"), strict=True)))
        for town in TOWNS:
            if not state.knows_garrison(seat, town):
                state.exchange_garrison(town, dice.roll(GARRISONS, "unseen garrison"))

    # -- answers and checks

    def default_answer(self, state: State, decision: Decision) -> Option:
        """Nothing is risked: pass, rest, go alone, keep, leave."""
        for option in (PASS, council.REST, council.ALONE, ("keep",), market.DONE):
            if option in decision.options:
                return option
        return decision.options[0]

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        """What is well formed but not even a candidate: cards that are not in the hand, answers to no offer."""
        return "par-3-11" if option[0] in ("play", "back", "give", "veto") else "par-5-9"

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        if options["private_talk"] and not options["market"]:
            return needs("private_talk", "market")
        return None

    def invariants(self, state: State) -> Iterable[str]:
        assert isinstance(state, ParleyState)
        cards = [*state.deck.cards, *state.discards, *(card for hand in state.hands.values() for card in hand)]
        if in_order(tuple(cards)) != CARDS:
            yield "cards are missing or doubled"
        if sum(state.coins.values()) < len(state.seats) or min(state.coins.values()) < 0:
            yield "coins are missing"
        for giver, (_, card) in state.offers.items():
            if card not in state.hands[giver]:
                yield f"{giver} offers {card} without having it"
        for entry in state.known:
            if not true_fact(state, entry.fact):
                yield f"seat {entry.seat} knows {entry.fact}, which is not so"


def true_fact(state: ParleyState, fact: tuple[str | int, ...]) -> bool:
    """Whether what somebody knows is so."""
    if fact[0] == "garrison":
        return state.garrisons[str(fact[1])] == fact[2]
    if fact[0] == "top":
        return state.deck.top[:1] == (fact[1],)
    return fact[2] in state.hands[str(fact[1])]
