"""A tiny title for tests of the kernel: secret two-step bids, a response window, turns with dice, a forced step."""

from __future__ import annotations

from pathlib import Path

from warcouncil.engine.flow import MOMENT, Anyone, Ask, Together, Window
from warcouncil.engine.state import Ending, State
from warcouncil.engine.title import Kind, Result, Title, rank, register

ROUNDS = 4
TURN = [("up",), ("down",)]


class AuctionState(State):
    score: dict[str, int] = {}
    hand: dict[str, tuple[int, ...]] = {}
    treasure: int = 0


def deal(state):
    for power in state.seats:
        state.hand[power] = state.dice.rolls(3, 6, "hand")
    state.next(("bids", 1))


def bids(state, number):
    if number > ROUNDS:
        return
    answers = yield Together(state.seats, bid)
    for power, (amount, _) in answers.items():
        state.score[power] += amount
        state.log("bid", power=power, amount=amount)
    state.next(("trick", number), ("turns", number), ("talk", number), ("bids", number + 1))


def bid(state, power):
    choice = yield Ask(power, "bid", lambda now: [("bid", n) for n in sorted(set(now.hand[power]))])
    state.drafts[power] = (choice,)
    side = yield Ask(power, "side", [("left",), ("right",)])
    return choice[1], side[0]


def trick(state, number):
    response = yield Window("trick", tuple(state.seats), sixes)
    if response is not None:
        state.score[response[0]] += 3


def sixes(state, power):
    return [("trick", 6)] if 6 in state.hand[power] else []


def turns(state, number):
    for power in state.seats:
        choice = yield Ask(power, "turn", TURN)
        if choice == ("up",):
            state.treasure += 1
            yield MOMENT
        more = [("more", 1), ("more", 2), ("more", 3)]
        yield Ask(power, "more", more, lambda state, power, option: forbidden(option, number))
        yield Ask(power, "forced", [("only",)])
    state.score[power] += state.dice.roll(6, "turns")


def forbidden(option, number):
    return "auction-1" if option == ("more", 2) and number == 2 else None


def talk(state, number):
    power, choice = yield Anyone(tuple(state.seats), lambda state, power: Ask(power, "talk", [("hush",), ("boast",)]))
    if choice == ("boast",):
        state.score[power] += 1
    if number == 3 and state.options["crash"]:
        raise LookupError("a rule that fails")


class Auction(Title):
    id = "auction"
    version = "1"
    folder = Path(__file__).parent
    players = (2, 3)
    state_type = AuctionState
    steps = {"deal": deal, "bids": bids, "trick": trick, "turns": turns, "talk": talk}
    kinds = {
        "bid": Kind({"bid": ("amount",)}, public=False),
        "side": Kind({"left": (), "right": ()}),
        "respond": Kind({"trick": ("amount",), "pass": ()}, public=False),
        "turn": Kind({"up": (), "down": ()}),
        "more": Kind({"more": ("amount",)}),
        "forced": Kind({"only": ()}),
        "talk": Kind({"hush": (), "boast": ()}),
    }
    domains = {"amount": (1, 2, 3, 4, 5, 6)}
    windows = {"trick": ("six",)}
    watched = ("treasure",)

    def setup(self, players, options):
        powers = ("ann", "bob", "cid")[:players]
        return AuctionState(
            players=players,
            options=dict(options),
            seats={power: seat for seat, power in enumerate(powers)},
            score=dict.fromkeys(powers, 0),
            agenda=[("deal",)],
        )

    def all_options(self):
        from warcouncil.engine.title import OptionSpec

        return (*super().all_options(), OptionSpec("crash", False, (False, True)))

    def instant_end(self, state):
        return Ending(("ann",), "treasure", "auction-2") if state.treasure >= 9 else None

    def result(self, state):
        ranks, utilities = rank([state.score[power] for power in state.seats])
        return Result(ranks, utilities, dict(state.score), "most", "auction-3")

    def board(self, options):
        return {"size": [100, 100], "zones": [{"id": "hall", "box": [0, 0, 50, 50]}], "spaces": []}

    def public_view(self, state):
        return {"score": dict(state.score), "hand": {}}

    def seat_view(self, state, public, seat):
        return {**public, "hand": {power: state.hand[power] for power in state.powers_of(seat) if power in state.hand}}

    def resample(self, state, seat, dice):
        for power, holder in state.seats.items():
            if holder != seat and power in state.hand:
                state.hand[power] = dice.rolls(3, 6, "resample")


register("auction", Auction)
