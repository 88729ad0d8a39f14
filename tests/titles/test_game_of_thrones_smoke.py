"""A Game of Thrones plays: random matches of every kind finish with sound states, and the trickier parts hold."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import warcouncil
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import get_title
from warcouncil.text import speaker
from warcouncil.titles.game_of_thrones import house_cards, terminal, westeros, wildling_cards
from warcouncil.titles.game_of_thrones.components import (
    CARDS,
    CHOICES,
    GAME,
    KIND,
    MODIFIER,
    MUSTER_POINTS,
    ORDER_TYPE,
    SIEGE_STRENGTH,
    STRENGTH,
    UNITS,
    WESTEROS_CARDS,
    WILDLINGS,
)
from warcouncil.titles.game_of_thrones.march_plan import Plan, hostile
from warcouncil.titles.game_of_thrones.refusals import FORBIDDEN
from warcouncil.titles.game_of_thrones.state import GameOfThronesState, March
from warcouncil.titles.game_of_thrones.strength import support_strength, supporting_areas

TITLE = get_title("game_of_thrones")
TIDES = {"tides_of_battle": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"tides_of_battle": tides}) for players in (3, 4, 5, 6) for tides in (False, True)),
    (3, {"houses": "random"}),
    (4, {"houses": "choose", "lannister_port_ship": True}),
    (5, {"tie_break": "faq", "empty_area_orders": "removed"}),
    (6, {"support": "each_house", "siege_engines": "may_be_chosen"}),
    (6, {"arianne_token": "removed", "victarion_salladhor": "turn_order", "winter_is_coming": "at_reveal"}),
    (6, {**TIDES, "tides_shuffle": "when_empty"}),
    (5, {**TIDES, "tides_blade": "redraw_only"}),
]
EAGER = ("muster", "upgrade", "muster_ship", "muster_at", "move", "raid", "support")
RARE = {"choose_house", "mace", "renly", "retreat_loss", "wildling_first", "robb"}
"""Kinds that random players meet too seldom to wait for."""


def eager(rng: random.Random, options: tuple[Option, ...]) -> Option:
    """Random, but seldom idle: otherwise there are few armies and few fights."""
    active = [option for option in options if option[0] in EAGER]
    return rng.choice(active if active and rng.random() < 0.8 else options)


def now(match: Match) -> GameOfThronesState:
    state = match.state
    assert isinstance(state, GameOfThronesState)
    return state


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_random_matches_finish_and_stay_sound(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        rng = random.Random(f"{players} {options} {seed}")
        match = warcouncil.new("game_of_thrones", players=players, seed=seed, options=options)
        while not match.over:
            decision = rng.choice(match.decisions)
            match.choose(decision, eager(rng, decision.options) if seed else rng.choice(decision.options))
            assert list(TITLE.invariants(match.state)) == []
        assert match.result is not None
        assert sorted(match.result.ranks) == list(range(1, players + 1))
        assert match.longest_tail <= 64
        assert match.state == GameOfThronesState.decode(match.state.encode())


def test_random_play_goes_on_to_round_ten_when_victories_are_played_on() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = warcouncil.new("game_of_thrones", players=3 + seed, seed=seed, play_on=True, log=False)
        while not match.over:
            decision = rng.choice(match.decisions)
            match.choose(decision, rng.choice(decision.options))
        assert now(match).round == GAME.rounds


@pytest.mark.slow
def test_random_play_reaches_every_kind_of_decision() -> None:
    seen: set[str] = set()
    for seed in range(60):
        players, options = TABLES[seed % len(TABLES)]
        rng = random.Random(seed)
        match = warcouncil.new("game_of_thrones", players=players, seed=seed, options=options, log=False)
        while not match.over:
            decision = rng.choice(match.decisions)
            seen.add(decision.kind)
            match.choose(decision, eager(rng, decision.options))
    assert seen | RARE >= set(TITLE.kinds)


def test_every_card_has_its_text() -> None:
    hooks = [hook for hook in vars(house_cards).values() if isinstance(hook, house_cards.Hook)]
    with_text = {card for hook in hooks for card in hook.texts}
    assert with_text == {card.id for card in CARDS.values() if card.text}
    assert len(with_text) == 24
    assert set(wildling_cards.CARDS) == {card.id for card in WILDLINGS}
    chooser_cards = set(westeros.CHOICE_CLAUSES) | {westeros.WINTER}
    assert set(westeros.EFFECTS) == (set(WESTEROS_CARDS) | set(CHOICES)) - chooser_cards


def test_options_that_need_tides_or_enough_players_are_refused() -> None:
    with pytest.raises(warcouncil.BadOption, match="needs tides_of_battle"):
        TITLE.check_options(4, {"tides_blade": "redraw_only"})
    with pytest.raises(warcouncil.BadOption, match="not 3"):
        TITLE.check_options(3, {"lannister_port_ship": True})


def test_houses_can_be_chosen_in_turn() -> None:
    match = warcouncil.new("game_of_thrones", players=3, seed=1, options={"houses": "choose"})
    match.choose(match.decisions[0], ("take", "baratheon"))
    assert match.decisions[0].seat == 1
    refusal = match.why_not(match.decisions[0], ("take", "baratheon"))
    assert refusal is not None and refusal.clause == "got-setup-7"
    match.choose(match.decisions[0], ("take", "stark"))
    assert now(match).seats == {"stark": 1, "lannister": 2, "baratheon": 0}


# -- legality


def whole_is_legal(state: GameOfThronesState, march: March, moves: list[tuple[str, int]]) -> bool:
    """A march order as a whole, judged from the rulebook's sentences alone."""
    house = march.house
    sizes = {area: sum(state.units[area]) for area, owner in state.owner.items() if owner == house}
    for area, _ in moves:
        sizes[march.origin] -= 1
        sizes[area] = sizes.get(area, 0) + 1
    fights = {area for area, _ in moves if hostile(state, house, area)}
    armies = sorted((size for size in sizes.values() if size > 1), reverse=True)
    limits = GAME.supply_table[state.supply[house]]
    if len(fights) > 1 or len(armies) > len(limits) or any(a > b for a, b in zip(armies, limits, strict=False)):
        return False
    for area in {area for area, _ in moves if KIND[area] == "port"}:
        if state.port_owner(area) != house or sizes[area] > GAME.port_ships:
            return False
    return all(beats(state, march, area, moves) for area in fights if area in state.neutrals)


def beats(state: GameOfThronesState, march: March, area: str, moves: list[tuple[str, int]]) -> bool:
    values = SIEGE_STRENGTH if area in MUSTER_POINTS else STRENGTH
    strength = MODIFIER[march.order] + sum(values[unit] for target, unit in moves if target == area)
    helpers = [place for place, target in march.helpers if target == area]
    own = [place for place in supporting_areas(state, area) if state.orders[place][0] == march.house]
    strength += sum(support_strength(state, place, area, attacking=True) for place in (*own, *helpers))
    return strength >= state.neutrals[area] > 0


def can_be_finished(state: GameOfThronesState, march: March, moves: list[tuple[str, int]], free: list[int]) -> bool:
    units = [unit for unit in range(4) for _ in range(free[unit])]
    for choice in itertools.product((None, *march.targets), repeat=len(units)):
        rest = [(area, unit) for area, unit in zip(choice, units, strict=True) if area is not None]
        if whole_is_legal(state, march, [*moves, *rest]):
            return True
    return False


@pytest.mark.slow
def test_a_move_is_offered_if_and_only_if_a_legal_march_holds_it() -> None:
    refused = 0
    for seed in range(8):
        rng = random.Random(seed)
        match = warcouncil.new("game_of_thrones", players=3 + seed % 4, seed=seed, log=False)
        while not match.over:
            decision = rng.choice(match.decisions)
            march = now(match).march
            if decision.kind == "move" and march is not None:
                refused += compare_moves(now(match), march, decision.options)
            match.choose(decision, eager(rng, decision.options))
    assert refused > 100


def compare_moves(state: GameOfThronesState, march: March, options: tuple[Option, ...]) -> int:
    """All moves that one could think of against those that are offered; returns how many are not."""
    free = Plan(state, march).free
    if len(march.targets) ** sum(free) > 20_000:
        return 0
    moves = list(march.moves)
    assert (("done",) in options) == whole_is_legal(state, march, moves)
    refused = 0
    for unit, area in itertools.product(range(4), march.targets):
        if free[unit]:
            left = [count - (kind == unit) for kind, count in enumerate(free)]
            legal = can_be_finished(state, march, [*moves, (area, unit)], left)
            assert (("move", UNITS[unit], area) in options) == legal, (march, unit, area)
            refused += not legal
    return refused


EXACT = (
    "muster", "reconcile", "raven", "raven_order", "raid", "march", "move", "support", "casualty", "retreat",
    "consolidate", "clash_bid", "wildling_bid",
)  # fmt: skip
"""Kinds whose predicate says of every well-formed answer whether it is legal."""


def test_whatever_is_not_offered_is_refused_with_a_clause() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        match = warcouncil.new("game_of_thrones", players=3 + seed, seed=seed, options=TIDES, log=False)
        while not match.over:
            decision = rng.choice(match.decisions)
            if decision.kind in TITLE.kinds:
                probe(match, rng, decision)
            match.choose(decision, rng.choice(decision.options))


def probe(match: Match, rng: random.Random, decision: Any) -> None:
    acts = TITLE.kinds[decision.kind].acts
    for _ in range(4):
        act = rng.choice(list(acts))
        option = (act, *(rng.choice(TITLE.domains[domain]) for domain in acts[act]))
        refusal = match.why_not(decision, option)
        assert (refusal is None) == (option in decision.options)
        assert refusal is None or refusal.clause is not None, (decision.kind, option)
    if decision.kind in EXACT:
        forbidden = FORBIDDEN[decision.kind]
        assert all(forbidden(match.state, decision.power, option) is None for option in decision.options)  # type: ignore[arg-type]


# -- hidden information


def test_a_tides_card_of_the_other_side_can_be_any_and_is_not_seen() -> None:
    """At the question whether to redraw, two states that differ in the opponent's card look the same to the holder."""
    differed = 0
    for seed in range(12):
        match = until_redraw(seed)
        if match is None:
            continue
        for seat in range(match.players):
            fork = match.fork(seat=seat, seed=seed)
            assert match.view(seat, log=False)["view"] == fork.view(seat, log=False)["view"]
            differed += TITLE.hidden(match.state, seat) != TITLE.hidden(fork.state, seat)
        shown = [side["tides"] for side in match.view(match.decisions[0].seat)["view"]["panels"][-1]["sides"]]
        assert shown.count(None) == 1
        spectator = [side["tides"] for side in match.view(None)["view"]["panels"][-1]["sides"]]
        assert spectator == [None, None]
    assert differed > 5


def until_redraw(seed: int) -> Match | None:
    rng = random.Random(seed)
    match = warcouncil.new("game_of_thrones", players=3 + seed % 4, seed=seed, options=TIDES)
    while not match.over:
        decision = rng.choice(match.decisions)
        if decision.kind == "blade_redraw":
            return match
        match.choose(decision, eager(rng, decision.options))
    return None


# -- bots, defaults and words


@pytest.mark.slow
def test_the_bot_beats_random_play_with_every_house() -> None:
    for players in (3, 4, 5, 6):
        for seat in range(players):
            match = warcouncil.new("game_of_thrones", players=players, seed=seat, log=False)
            bot = warcouncil_bot(seat)
            rng = random.Random(f"{players} {seat}")
            while not match.over:
                decision = rng.choice(match.decisions)
                own = decision.seat == seat
                match.choose(decision, bot.choose(match.view(seat), decision) if own else rng.choice(decision.options))
            assert match.result is not None
            assert match.result.winners == (seat,)


def warcouncil_bot(seat: int) -> Any:
    from warcouncil.bots import make_bot

    return make_bot(TITLE, "heuristic", seat, 1)


def test_default_answers_play_a_whole_match() -> None:
    for players in (3, 6):
        match = warcouncil.new("game_of_thrones", players=players, seed=3, options=TIDES)
        while not match.over:
            decision = match.decisions[0]
            answer = TITLE.default_answer(match.state, decision)
            assert answer in decision.options
            match.choose(decision, answer)
        assert now(match).round == GAME.rounds


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_terminal_finds_words_for_every_position(language: str) -> None:
    voice = speaker("game_of_thrones", language)
    rng = random.Random(language)
    match = warcouncil.new("game_of_thrones", players=4, seed=5, options=TIDES)
    while not match.over:
        decision = rng.choice(match.decisions)
        if rng.random() < 0.2:
            view = match.view(decision.seat, log=False)
            lines = [*terminal.position(view, voice), *terminal.summary(view, decision.seat, voice)]
            lines += [terminal.note(view, decision.power, decision.kind, option, voice) for option in decision.options]
            assert any(voice.name("power", decision.power) in line for line in lines)
        match.choose(decision, rng.choice(decision.options))
    rows = terminal.standing(match.view(0), voice)
    assert [row[1] for row in rows[1:]] == [str(count) for count in match.result.scores.values()]  # type: ignore[union-attr]
    assert len(terminal.points(match.view(0), 0, voice)) == 1
    assert terminal.thing("card", "mace_tyrell", voice)


def test_order_types_are_the_rulebooks_five() -> None:
    assert set(ORDER_TYPE.values()) == {"march", "defense", "support", "raid", "consolidate"}
