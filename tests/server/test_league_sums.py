"""The sums of a league: standings and draws, on every kind of numbers."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as some

from warcouncil.server.leagues.book import BEST, Game, Round, Terms
from warcouncil.server.leagues.drawing import Draw, draw, drawn, table_sizes
from warcouncil.server.leagues.standings import Outcome, Past, behind, shared, standings

SIZES = some.lists(some.integers(2, 6), min_size=1, max_size=3, unique=True).map(tuple)


def terms(*sizes: int, **changes: object) -> Terms:
    return Terms(title="endeavor", sizes=sizes, rounds=9, **changes)  # type: ignore[arg-type]


def exact(*values: int) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, values))


def powers(size: int) -> list[list[str]]:
    return [["red", "blue", "yellow", "green", "black", "white"][seat : seat + 1] for seat in range(size)]


# -- points and places


def test_points_by_rank_and_what_breaks_ties() -> None:
    """Two rounds of three; the last two have equal points, and one has won."""
    first = Past((Outcome((0, 1, 2), (1, 2, 3), (30, 20, 10)),))
    second = Past((Outcome((2, 1, 0), (1, 2, 3), (50, 30, 10)),))
    lines = standings(3, [first, second], terms(3))
    assert [(line.entrant, line.place, float(line.points), float(line.wins)) for line in lines] == [
        (2, 1, 12, 1),
        (0, 2, 12, 1),
        (1, 3, 12, 0),
    ], "equal in points, wins and opponents: the greater part of the points on the board decides"
    assert lines[0].share == Fraction(10 * 3, 60) / 2 + Fraction(50 * 3, 90) / 2
    assert {line.opponents for line in lines} == {12}


def test_who_is_equal_in_everything_shares_a_place() -> None:
    lines = standings(4, [Past((Outcome((3, 1), (1, 1), (9, 9)),), (0,))], terms(2))
    assert [(line.place, line.entrant, float(line.points)) for line in lines] == [
        (1, 1, 6),
        (1, 3, 6),
        (3, 0, 6),
        (4, 2, 0),
    ]
    assert [line.wins for line in lines] == [Fraction(1, 2), Fraction(1, 2), 0, 0]


def test_points_that_the_host_has_given() -> None:
    given_points = terms(4, 3, points=(10, 6, 3, 1), bye=4)
    assert given_points.points_at(3) == exact(10, 6, 3) and given_points.bye_points == 4
    assert terms(4, 3, points=(10, 6, 3, 1)).bye_points == 5
    assert terms(4).points_at(4) == exact(12, 8, 4, 0) and terms(5).bye_points == 6


def test_whoever_left_comes_last_and_the_others_move_up() -> None:
    assert shared(behind((1, 2, 3), (True, False, False)), terms(3).points_at(3)) == exact(0, 12, 6)
    assert shared(behind((1, 2, 3), (True, True, False)), terms(3).points_at(3)) == exact(3, 3, 12)


@given(some.lists(some.integers(1, 6), min_size=2, max_size=6), some.randoms(use_true_random=False))
def test_a_table_gives_out_what_it_has_however_ranks_are_shared(ranks: list[int], chance: random.Random) -> None:
    prizes = terms(len(ranks)).points_at(len(ranks))
    got = shared(ranks, prizes)
    assert sum(got) == sum(prizes)
    assert all((a >= b) == (x <= y) or x == y for (x, a), (y, b) in combinations(zip(ranks, got, strict=True), 2))
    order = list(range(len(ranks)))
    chance.shuffle(order)
    assert shared([ranks[one] for one in order], prizes) == tuple(got[one] for one in order), "whatever the seats"


@given(some.integers(2, 9), some.integers(0, 4), some.randoms(use_true_random=False))
def test_places_follow_from_strength_alone(entrants: int, rounds: int, chance: random.Random) -> None:
    rules = terms(2, 3)
    past: list[Past] = []
    before: list[Round] = []
    for number in range(rounds):
        made = draw("x", number, [(one, 1) for one in range(entrants)], before, rules.sizes, powers)
        before.append(as_round(number, made, entrants))
        outcomes = (
            Outcome(t, tuple(chance.randint(1, 3) for _ in t), tuple(chance.randint(-2, 9) for _ in t))
            for t in made.tables
        )
        past.append(Past(tuple(outcomes), made.byes))
    lines = standings(entrants, past, rules)
    assert sorted(line.entrant for line in lines) == list(range(entrants))
    for one, other in combinations(lines, 2):
        assert one.strength >= other.strength and (one.place == other.place) == (one.strength == other.strength)
        assert one.place <= other.place
    tables = sum((sum(rules.points_at(len(o.seats))) for p in past for o in p.outcomes), Fraction(0))
    assert sum(line.points for line in lines) == tables + rules.bye_points * sum(line.byes for line in lines)
    assert standings(entrants, reversed(past), rules) == lines, "the order of the rounds does not matter"
    assert all(line.points <= BEST * rounds for line in lines)


# -- the draw


def as_round(number: int, made: Draw, entrants: int) -> Round:
    field = tuple((one, 1) for one in range(entrants))
    return Round(number, 0.0, field, tuple(Game(f"t{seats}", seats) for seats in made.tables), made.byes)


def several(entrants: int, rounds: int, sizes: tuple[int, ...], seed: str = "a seed") -> list[Round]:
    """Rounds in which the standings never change."""
    found: list[Round] = []
    for number in range(1, rounds + 1):
        made = draw(seed, number, [(one, 1) for one in range(entrants)], found, sizes, powers)
        found.append(as_round(number, made, entrants))
    return found


def meetings(rounds: list[Round]) -> Counter[frozenset[int]]:
    pairs = (frozenset(pair) for one in rounds for game in one.games for pair in combinations(game.seats, 2))
    return Counter(pairs)


@given(some.integers(0, 40), SIZES)
def test_tables_of_allowed_sizes_and_as_few_byes_as_possible(players: int, sizes: tuple[int, ...]) -> None:
    made, idle = table_sizes(players, sizes)
    assert sum(made) + idle == players and set(made) <= set(sizes)
    reachable = {0}
    for total in range(1, players + 1):
        if any(total - size in reachable for size in sizes):
            reachable.add(total)
    assert players - idle == max(reachable)


@settings(max_examples=25)
@given(some.integers(2, 14), SIZES, some.integers(1, 4), some.text(max_size=5))
def test_everybody_is_drawn_once_and_anybody_can_draw_it_again(
    entrants: int, sizes: tuple[int, ...], rounds: int, seed: str
) -> None:
    found = several(entrants, rounds, sizes, seed)
    for one in found:
        everybody = [*one.byes, *(entrant for game in one.games for entrant in game.seats)]
        assert sorted(everybody) == list(range(entrants))
    assert drawn(seed, found, sizes, powers) == [True] * rounds
    rested = Counter(entrant for one in found for entrant in one.byes)
    assert max(rested.values(), default=0) - min(rested[one] for one in range(entrants)) <= 1, "byes go round"


def test_a_draw_that_was_meddled_with_is_noticed() -> None:
    one, two = several(6, 2, (3,))
    swapped = (Game("x", (*one.games[0].seats[1::-1], one.games[0].seats[2])), one.games[1])
    meddled = Round(1, 0.0, one.field, swapped)
    assert drawn("a seed", [meddled, two], (3,), powers)[0] is False
    assert drawn("another seed", [one, two], (3,), powers) != [True, True]


def test_nobody_meets_again_while_there_are_others() -> None:
    assert set(meetings(several(8, 7, (2,))).values()) == {1}, "each of eight meets each of the seven others"
    assert set(meetings(several(9, 2, (3,))).values()) == {1}
    assert set(meetings(several(16, 3, (4,))).values()) == {1}


def test_nobody_plays_a_power_again_while_there_are_others() -> None:
    rounds = several(6, 3, (3,))
    played = Counter((entrant, seat) for one in rounds for game in one.games for seat, entrant in enumerate(game.seats))
    assert set(played.values()) == {1}


def test_those_who_stand_together_meet() -> None:
    """In the first round by luck, later by standing, and the last rests."""
    field = [(one, one + 1) for one in range(7)]
    made = draw("seed", 2, field, several(7, 1, (7,)), (2,), powers)
    assert made.byes == (6,)
    first = Round(1, 0.0, (), tuple(Game("t", (a, b)) for a, b in ((0, 3), (1, 4), (2, 5))), (6,))
    made = draw("seed", 2, field, [first], (2,), powers)
    assert sorted(map(sorted, made.tables)) == [[0, 1], [2, 3], [4, 6]] and made.byes == (5,), "who rested plays"


def test_the_draw_of_a_great_league_separates_all_who_have_met() -> None:
    """128 entrants, the fifth round: more than any league here has."""
    sizes = (4,)
    rounds = several(128, 5, sizes)
    assert len(rounds[-1].games) == 32 and set(meetings(rounds).values()) == {1}
