"""Parley, broken in one place at a time: each copy must fail conformance, under the name of the law it breaks."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Generator, Mapping
from typing import Any

import msgspec

from tests.titles.parley import Parley, council, market, turns
from tests.titles.parley.state import CARDS, GARRISONS, TOWNS, ParleyState
from warcouncil.engine.decision import Decision
from warcouncil.engine.decks import Deck
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import BadOption
from warcouncil.engine.flow import PASS, Ask, Flow, Together
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import why
from warcouncil.engine.log import Masked
from warcouncil.engine.state import EVERYBODY, Entry, Option, OptionValue, State
from warcouncil.engine.title import Kind, Result, needs

BROKEN: dict[type[Parley], str] = {}
"""Broken copy -> the law it breaks."""


FOUND_BY = {"public_kinds": "non_interference", "resample": "non_interference", "secrets": "non_interference"}
"""Laws that are looked after by the check of another one."""


def breaks(law: str) -> Callable[[type[Parley]], type[Parley]]:
    """List a broken copy with the law that must be named."""

    def mark(kind: type[Parley]) -> type[Parley]:
        kind.id = f"parley_{kind.__name__.lower()}"
        BROKEN[kind] = law
        return kind

    return mark


def parley(state: State) -> ParleyState:
    assert isinstance(state, ParleyState)
    return state


# -- what is seen


@breaks("non_interference")
class OpenHands(Parley):
    """A hand too many in the view."""

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        shown = super().seat_view(state, public, seat)
        last = parley(state).mains[-1]
        shown["panels"].append({"kind": "hand", "cards": list(parley(state).hands[last])})
        return shown


@breaks("public_kinds")
class PublicTurns(Parley):
    """Options from a hidden hand in a kind that is declared public."""

    kinds = {**Parley.kinds, "turn": Kind(Parley.kinds["turn"].acts, public=True)}


class LoudState(ParleyState, kw_only=True):
    """A log line without audience."""

    def draw_card(self, power: str) -> None:
        before = self.hands[power]
        super().draw_card(power)
        for card in self.hands[power]:
            if card not in before:
                self.log("plays", power=power, card=card)


@breaks("non_interference")
class LoudDraws(Parley):
    """Drawn cards are told to everybody."""

    state_type = LoudState


@breaks("non_interference")
class LeakyPrompt(Parley):
    """The words of a question tell a hidden strength."""

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        return {**super().describe(state, decision), "coins": sum(parley(state).garrisons.values())}


@breaks("non_interference")
class LeakyRefusal(Parley):
    """The reason of a refusal tells where a card is."""

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        elsewhere = any(option[-1] in hand for hand in parley(state).hands.values())
        return "par-3-11" if elsewhere else "par-5-9"


@breaks("non_interference")
class LeakyDefault(Parley):
    """The answer when time runs out follows from the hands of others."""

    def default_answer(self, state: State, decision: Decision) -> Option:
        veto = any(card.startswith("veto") for hand in parley(state).hands.values() for card in hand)
        return decision.options[0 if veto else -1]


# -- drawing anew


@breaks("invariants")
class ForgetfulResample(Parley):
    """Garrisons that the seat has seen are drawn anew like the others."""

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        super().resample(state, seat, dice)
        for town in TOWNS:
            parley(state).garrisons[town] = dice.roll(GARRISONS, "unseen garrison")


@breaks("resample")
class AmnesicResample(Parley):
    """The seat forgets what it has seen."""

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        super().resample(state, seat, dice)
        state.known = [entry for entry in state.known if entry.seat != seat]


@breaks("invariants")
class OwnHandResample(Parley):
    """The seat's own hand is drawn anew, too."""

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        table = dict(zip(CARDS, dice.shuffle(CARDS, "all cards"), strict=True))
        now = parley(state)
        now.discards = tuple(table[card] for card in now.discards)
        now.exchange_cards(-1, table)


@breaks("secrets")
class LazyResample(Parley):
    """Nothing is drawn anew at all."""

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        return None


# -- undo and private acts


class SilentState(ParleyState, kw_only=True):
    """Looks without `show`."""

    def inspect(self, seat: int, town: str) -> None:
        strength = self.garrisons[town]
        self.learn((seat,), ("garrison", town, strength))
        self.log("garrison", town=town, strength=Masked(strength, (seat,)))


@breaks("undo")
class SilentReveal(Parley):
    """A garrison is revealed without `show`: the seat may look and take back."""

    state_type = SilentState


def _sent(rule: Flow, answer: Any) -> Any:
    try:
        return rule.send(answer)
    except StopIteration:
        return None


@breaks("redraws")
class FixedDeck(Parley):
    """The deck lies in an order that nobody knows: a draw that is taken back comes again."""

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> ParleyState:
        state = super().setup(players, options)
        state.deck = Deck((), tuple(sorted(state.deck.cards, key=lambda card: zlib.crc32(card.encode()))))
        return state


@breaks("undo")
class HiddenBarrier(Parley):
    """Whether a pass may be taken back depends on a garrison nobody has seen."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        yield from turns.turn(state, power)
        other = next(one for one in state.mains if one != power)
        if state.garrisons["fen"] == 1:
            state.show((state.seats[other],), "rests", power=power)

    steps = {**Parley.steps, "turn": turn}


@breaks("private_acts")
class OpenDrafts(Parley):
    """Half-made claims lie open."""

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        shown = super().seat_view(state, public, seat)
        shown["panels"].append({"kind": "drafts", "powers": sorted(state.drafts)})
        return shown


@breaks("private_acts")
class MeddlingFlow(Parley):
    """A flow in a simultaneous block pays a coin before the block is closed."""

    @staticmethod
    def claim(state: ParleyState, power: str) -> Generator[Ask, Option, tuple[str, str]]:
        answer = yield from council.claim(state, power)
        state.earn(power)
        return answer

    @staticmethod
    def council(state: ParleyState) -> Flow:
        rule = council.council(state)
        block = next(rule)
        assert isinstance(block, Together)
        claims = yield Together(block.powers, MeddlingFlow.claim)
        _sent(rule, claims)

    steps = {**Parley.steps, "council": council}


# -- determinism and copies


@breaks("processes")
class SetOrder(Parley):
    """Options in the order of a set."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        def options(now: ParleyState) -> list[Option]:
            return list({PASS, *(("play", card) for card in now.hands[power])})

        choice = yield Ask(power, "turn", options, turns.turn_forbidden)
        if choice != PASS:
            state.discard_card(power, choice[1])

    steps = {**Parley.steps, "turn": turn}


@breaks("processes")
class OwnChance(Parley):
    """A step with a chance of its own."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        if random.random() < 0.5:
            state.earn(state.mains[0])
        council.round_end(state)

    steps = {**Parley.steps, "round_end": round_end}


LAST = ["nobody"]


@breaks("forks")
class MemoryOutside(Parley):
    """What happened before is kept outside the state."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        if power == state.mains[0]:
            LAST[0] = "nobody"
        before = len(state.discards)
        yield from turns.turn(state, power)
        if LAST[0] == "played":
            state.earn(power)
        LAST[0] = "played" if len(state.discards) > before else "passed"

    steps = {**Parley.steps, "turn": turn}


@breaks("forks")
class ListedOutside(Parley):
    """Options that follow from something outside the state, which only a list made anew shows."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        def towns(now: ParleyState) -> list[Option]:
            LAST[0] = "even" if LAST[0] == "odd" else "odd"
            return [("scout", town) for town in (TOWNS if LAST[0] == "even" else TOWNS[1:])]

        yield Ask(power, "scout", towns)
        yield from turns.turn(state, power)

    steps = {**Parley.steps, "turn": turn}


class NestedState(ParleyState, kw_only=True):
    """A container inside a container, changed in place."""

    chronicle: dict[str, list[str]] = msgspec.field(default_factory=lambda: {"turns": []})


@breaks("forks")
class SharedContainer(Parley):
    """Copies of the state share a list."""

    state_type = NestedState

    @staticmethod
    def turn(state: NestedState, power: str) -> Flow:
        yield from turns.turn(state, power)
        state.chronicle["turns"].append(power)

    steps = {**Parley.steps, "turn": turn}


@breaks("checkpoints")
class DictHistory(Parley):
    """Options in the order in which a dict happened to get its keys."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        first = next(iter(state.owners))
        state.owners[first] = state.owners.pop(first)
        council.round_end(state)

    @staticmethod
    def market(state: ParleyState) -> Flow:
        for power in state.mains:
            yield Ask(power, "scout", [("scout", town) for town in state.owners])
        market.market(state)

    steps = {**Parley.steps, "round_end": round_end, "market": market}


# -- options and ends


@breaks("options")
class DeadEnd(Parley):
    """No pass for a power whose cards cannot be played."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        yield Ask(power, "turn", lambda now: [("play", card) for card in now.hands[power]], turns.turn_forbidden)
        yield from turns.turn(state, power)

    steps = {**Parley.steps, "turn": turn}


@breaks("options")
class TwiceOffered(Parley):
    """The same option twice."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        yield Ask(power, "turn", lambda now: [PASS, PASS, ("play", CARDS[0])])

    steps = {**Parley.steps, "turn": turn}


@breaks("options")
class HastyList(Parley):
    """A list made in one pass that forgets a candidate nothing forbids."""

    @staticmethod
    def turn(state: ParleyState, power: str) -> Flow:
        cards: list[Option] = [("play", card) for card in CARDS[:2]]
        yield Ask(power, "turn", lambda now: [*cards, PASS], lambda *_: None, listed=lambda now: [cards[0], PASS])

    steps = {**Parley.steps, "turn": turn}


@breaks("options")
class BoolOption(Parley):
    """A truth value in an option."""

    kinds = {**Parley.kinds, "reroll": Kind({"reroll": ("yes",), "keep": ()})}
    domains = {**Parley.domains, "yes": (0, 1)}

    @staticmethod
    def market(state: ParleyState) -> Flow:
        for power in state.mains:
            yield Ask(power, "reroll", [("reroll", True), ("keep",)])
        market.market(state)

    steps = {**Parley.steps, "market": market}


@breaks("options")
class Undeclared(Parley):
    """An option that its kind does not declare."""

    kinds = {**Parley.kinds, "turn": Kind({"play": ("town",), "pass": ()}, public=False)}


@breaks("invariants")
class LostCard(Parley):
    """A card that leaves the game unnoticed."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        council.round_end(state)
        state.discards = state.discards[1:]

    steps = {**Parley.steps, "round_end": round_end}


@breaks("play")
class Greedy(Parley):
    """Everybody gets everything out of it."""

    def result(self, state: State) -> Result:
        right = super().result(state)
        return Result(right.ranks, (1.0,) * state.players, right.scores, right.reason, right.clause)


@breaks("play")
class Crash(Parley):
    """A rule that fails now and then."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        if "uprising_1" in state.discards:
            raise LookupError("nobody knows what to do")
        council.round_end(state)

    steps = {**Parley.steps, "round_end": round_end}


@breaks("play")
class Endless(Parley):
    """Rounds that never end."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        state.round = 0
        council.round_end(state)

    steps = {**Parley.steps, "round_end": round_end}

    def instant_end(self, state: State) -> None:
        return None


@breaks("tails")
class LongStep(Parley):
    """A step that makes too many records."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        for _ in range(70):
            state.dice.roll(6, "idle")
        council.round_end(state)

    steps = {**Parley.steps, "round_end": round_end}


@breaks("everybody")
class ShyView(Parley):
    """A view that shows to EVERYBODY no more than to a spectator."""

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        return public if seat == EVERYBODY else super().seat_view(state, public, seat)


@breaks("everybody")
class SmearedView(Parley):
    """What a seat adds is written into what everybody sees."""

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        public["panels"].append({"kind": "seat", "seat": seat})
        return super().seat_view(state, public, seat)


@breaks("setup")
class SharedView(Parley):
    """A view that hands out a container of the state."""

    def public_view(self, state: State) -> dict[str, Any]:
        return {**super().public_view(state), "coins": parley(state).coins}


@breaks("setup")
class UnplayableOption(Parley):
    """An option value that no match can have."""

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        return needs("rounds", "market") if options["rounds"] == 4 else None


def _while_fen_is_weak(state: ParleyState, power: str) -> tuple[Entry, ...]:
    return turns.to_come(state, power) if state.garrisons["fen"] == 1 else ()


@breaks("what_if")
class LeakyDraft(Parley):
    """Whether a turn can be thought through beforehand depends on a garrison nobody has seen."""

    draftable = {"turn": _while_fen_is_weak}


@breaks("non_interference")
class Clairvoyant(Parley):
    """A forecast that rests on the state, by way of what another hook has seen."""

    peeked = 0

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        self.peeked = sum(parley(state).garrisons.values())
        return super().touches(state, decision, option)

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return Forecast((why("raid", strength=2),), own=self.peeked)


@breaks("sights")
class MoreThanCertain(Parley):
    """A forecast with a chance that is none."""

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        return Forecast((why("raid", strength=2),), 7 / 6) if decision["kind"] == "raid" else None


@breaks("sights")
class BlindSpectator(Parley):
    """A spectator's view that looks up a hand which is gone: only behind a rare choice, with rare arguments."""

    def public_view(self, state: State) -> dict[str, Any]:
        shown = super().public_view(state)
        if "raid_1" in parley(state).discards:
            shown["panels"].append({"kind": "hand", "cards": list(parley(state).hands["nobody"])})
        return shown


@breaks("sights")
class Stammering(Parley):
    """A prompt that cannot be made while two cards are discarded."""

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        place = len(parley(state).discards)
        return {**super().describe(state, decision), "last": parley(state).discards[place] if place == 2 else ""}


@breaks("words")
class Nameless(Parley):
    """A panel on the terminal with a power that has no name."""

    domains = {**Parley.domains, "power": (*Parley.domains["power"], "nobody")}

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        shown = super().seat_view(state, public, seat)
        shown["panels"].append({"kind": "guest", "power": "nobody"})
        return shown


class Corner(Parley):
    """A view that fails only where rare things come together: one of the uprisings, and one veto.

    It is not listed above: a few matches do not find it.
    """

    id = "parley_corner"

    def public_view(self, state: State) -> dict[str, Any]:
        if parley(state).discards[-2:] == ("uprising_2", "veto_3"):
            raise LookupError("nobody knows what to show")
        return super().public_view(state)


@breaks("words")
class Wordless(Parley):
    """A log entry that nobody can put into words."""

    @staticmethod
    def round_end(state: ParleyState) -> None:
        state.log("unheard_of", round=state.round)
        council.round_end(state)

    steps = {**Parley.steps, "round_end": round_end}
