"""What keeps a match finite: impulses use something up, nothing recurs in them, and everybody is asked once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.rulebook.napoleonic_wars.driver import Game, choices, impulse, look, play, position, refused, unanswered
from tests.rulebook.napoleonic_wars.starts import overrun
from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.flow import Flow
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.covers import covers
from warcouncil.testing.play import random_play
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.submission import may_submit
from warcouncil.titles.napoleonic_wars.relations import is_run
from warcouncil.titles.napoleonic_wars.seasons import impulses
from warcouncil.titles.napoleonic_wars.seasons.plays import CARD, EXTRA
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState

PLAYS = {"spend", "event", "use_resource", "use_reserve", "reserve_event", "use_spare", "siege", "done"}
"""What a nation may do in an impulse before anything is used up."""
ONCE = {"consent": "space", "submission": "power2", "admit": "power2"}
"""Questions that a nation answers at most once an impulse, and what they are about."""
FIRST_STEPS: dict[str, Option] = {"march_unit": ("enter", "orleans"), "build": ("recruit", 1)}
"""What an action asks before it is paid for."""


class Impulse(msgspec.Struct):
    """What is remembered of an impulse: who had it, who held cards as it began, whether it used anything up."""

    turn: int
    power: str
    holders: tuple[str, ...]
    used: bool


class Watched(Game):
    """The title with a note of every impulse."""

    def __init__(self) -> None:
        self.impulses: list[Impulse] = []
        self.steps = {**self.steps, "end_impulse": self.noted}  # type: ignore[misc]
        super().__init__()

    def noted(self, state: NapoleonicState) -> Flow:
        power = state.active
        used = state.holds(CARD, power) or state.holds(EXTRA, power) or not is_run(state, power)
        self.impulses.append(Impulse(state.turn, power, state.holders, used))
        yield from impulses.finish_impulse(state)


class Watch:
    """What must hold before every choice of a match."""

    def __init__(self) -> None:
        self.number = -1
        self.seen: set[bytes] = set()
        self.turn = 0
        self.cards: set[str] = set()
        self.asked: set[tuple[Any, ...]] = set()

    def look(self, state: NapoleonicState, decision: Decision, option: Option) -> None:
        if decision.kind in ("play", "action", "spare_mp"):
            self.nothing_recurs(state, decision)
        if decision.kind in ("play", "action") and state.phase == "impulses":
            self.something_is_used(state, decision, option)
        self.deck_shrinks(state)
        self.asked_once(state, decision, option)

    def nothing_recurs(self, state: NapoleonicState, decision: Decision) -> None:
        """Wherever a nation may choose what to do next, something has changed for good since it last could."""
        if state.impulse != self.number:
            self.number, self.seen = state.impulse, set()
        now = state.encode()
        assert now not in self.seen, (self.number, decision.power, decision.kind)
        self.seen.add(now)

    def something_is_used(self, state: NapoleonicState, decision: Decision, option: Option) -> None:
        """Without a card, a resource or a reserve card no CP are spent."""
        power = decision.power
        assert option[0] in PLAYS or state.holds(CARD, power) or state.holds(EXTRA, power)

    def deck_shrinks(self, state: NapoleonicState) -> None:
        """Nothing comes back into the deck within a turn."""
        cards = set(state.deck.cards)
        assert state.phase != "impulses" or state.turn != self.turn or cards <= self.cards
        self.turn, self.cards = (state.turn if state.phase == "impulses" else 0), cards

    def asked_once(self, state: NapoleonicState, decision: Decision, option: Option) -> None:
        """Consent, leave and submission once an impulse; a camp is joined once an interphase."""
        key: tuple[Any, ...] = ()
        if decision.kind in ONCE:
            about = decision.ask.about[ONCE[decision.kind]]
            key = (state.turn, state.phase, state.impulse, decision.power, decision.kind, about)
        elif decision.kind == "camp" and option[0] == "join_camp":
            key = (state.turn, decision.power, "camp")
        assert not key or key not in self.asked
        self.asked.add(key)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_matches_keep_within_bounds(players: int) -> None:
    title, watch = Watched(), Watch()
    match = Match.new(title, players=players, seed=players)
    for decision, option in random_play(match, players):
        state = look(match)
        if state.turn > 2:
            break
        watch.look(state, decision, option)
    played = [one for one in title.impulses if one.used]
    assert len(played) > 20
    for one, following in pairwise(played):
        assert (one.turn, one.power) != (following.turn, following.power)  # nobody plays twice in a row
    alone = [(one.turn, one.power) for one in title.impulses if one.holders == (one.power,)]
    assert len(set(alone)) == len(alone)  # whoever alone has cards has one more impulse


@covers("nw-16.2-1")
def test_no_resource_and_an_empty_deck_give_no_card() -> None:
    poor = impulse("france", 2, hands={"france": ("manoeuvre",)}, resources={"france": 0}, units={})
    unanswered(poor)
    assert refused(poor, ("use_resource",)) == "nw-16.2-1"
    state = position(resources={"france": 1}, hands={"france": ("manoeuvre",)}, squadrons={})
    state.discard, state.deck = state.deck.cards, type(state.deck)()
    match = impulse("france", 2, state=state)
    assert refused(match, ("use_resource",)) == "nw-16.2-1"


@pytest.mark.parametrize("seed", range(3))
def test_submission_is_offered_once_and_where_it_may_be_with_terms_in_one_order(seed: int) -> None:
    match = Match.at(Game(), overrun(4, "austria", "france"), seed=seed)
    offered: set[tuple[int, int, str]] = set()
    named: list[Option] = []
    for decision, option in random_play(match, seed):
        state = look(match)
        if decision.kind == "submission":
            assert may_submit(state, decision.power)
            key = (state.turn, state.impulse, decision.power)
            assert key not in offered
            offered.add(key)
            named = []
        if decision.kind == "terms" and option[0] != "offer":
            named.append(option)
            every = [one for one in COMPONENTS.atlas.spaces if ("cede", one) in named]
            assert [one for act, one in named if act == "cede"] == every
            assert len(set(named)) == len(named) <= COMPONENTS.tables.conquest.terms
        if state.turn > 2:
            break
    assert offered


def test_changing_rows_in_unaligned_is_no_action() -> None:
    """A plain consul there is in no row, so nothing but its turn to +1 or its way into a row can be bought."""
    match = impulse("france", 6, units={}, consuls={"turkey": ("", "unaligned", False)})
    turks = {option[0] for option in choices(match) if option[1:] == ("turkey",)}
    assert turks == {"court", "favor", "declare_war"}
    state = play(match, ("court", "turkey"))
    assert state.consuls["turkey"][:2] == ("france", "friendly")


@covers("nw-2.1-3")
def test_chance_comes_from_dice_and_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    sides: set[int] = set()
    rolls = Dice.rolls

    def noted(self: Dice, count: int, faces: int, label: str) -> tuple[int, ...]:
        sides.add(faces)
        return rolls(self, count, faces, label)

    monkeypatch.setattr(Dice, "rolls", noted)
    for _ in random_play(Match.new(Game(), players=4, seed=16), 16):
        pass
    assert sides == {6}


@covers("nw-3-1")
def test_a_neutral_that_builds_is_no_active_power() -> None:
    state = position(("minor_play", "turkey"), hands={"turkey": ("cossacks",)}, active="turkey", phase="impulses")
    assert Game().view(state, None)["turn"]["active"] is None
    state.active = "spain"
    assert Game().view(state, None)["turn"]["active"] == "spain"


@covers("nw-3-17")
def test_what_points_pay_for() -> None:
    """Building, moving, consuls and rolls to end foreign wars (6.3); sieges and naming commanders are free."""
    said: dict[str, Any] = {"units": {"paris": {"france": 1}}, "wars": {"russo_turkish_war": ("france",)}}
    for option in [("march_unit", "paris"), ("favor", "turkey"), ("end_war", "russo_turkish_war"), ("build", "paris")]:
        match = impulse("france", 6, ("end of russo_turkish_war", 1), leaders={"ney": "paris"}, **said)
        match.choose(match.decisions[0], option)
        if option[0] in FIRST_STEPS:
            match.choose(match.decisions[0], FIRST_STEPS[str(option[0])])
        assert look(match).cp < 6, option


@covers("nw-1-2")
def test_one_player_wins() -> None:
    for players in (2, 3, 4, 5):
        result = Game().result(position(players=players))
        assert sorted(result.ranks) == list(range(1, players + 1))
    even = position(resources=dict.fromkeys(NATIONS, 0), consuls={"spain": ("", "unaligned", False)})
    assert (Game().result(even).winners, set(Game().result(even).scores.values())) == ((even.seats["russia"],), {0})
    even.keys["britain"] += 1
    assert Game().result(even).winners == (even.seats["britain"],)
