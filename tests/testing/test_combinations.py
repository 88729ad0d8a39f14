"""Which combinations of options the law of set-up tries: all, or where there are too many every pair and a sample."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest

from tests.titles.parley import Parley
from warcouncil.engine import title as registry
from warcouncil.engine.errors import BadOption
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import OptionSpec, needs, register
from warcouncil.testing import LAWS, ConformanceFailure
from warcouncil.testing.laws import combinations
from warcouncil.testing.laws.combinations import Combinations

PLAIN = tuple(OptionSpec(f"switch_{number}", "off", ("off", "on", "half")) for number in range(9))


class Switchboard(Parley):
    """A title with far more combinations than anybody tries; one value needs another one."""

    id = "switchboard"
    options = (*Parley.options, *PLAIN)  # type: ignore[assignment]

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        if options["switch_0"] == "half" and options["switch_1"] != "on":
            return needs("switch_0", "switch_1", "on")
        return super().conflict(players, options)


@pytest.fixture(autouse=True)
def switchboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    register("switchboard", Switchboard)
    register("parley", Parley)


def key(options: Mapping[str, OptionValue]) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(sorted(options.items()))


def test_few_combinations_are_all_tried() -> None:
    found = Combinations(Parley(), 3)
    tried = [key(one) for one in found]
    assert len(tried) == len(set(tried)) <= found.total <= combinations.MOST
    assert found.left_out == 0


def test_of_too_many_every_pair_that_is_allowed_is_tried() -> None:
    found = Combinations(Switchboard(), 3, most=1500)
    tried = list(found)
    pairs = {pair for one in tried for pair in itertools.combinations(one.items(), 2)}
    every = itertools.combinations(
        [(spec.id, value) for spec in Switchboard().all_options() for value in spec.values], 2
    )
    missing = {pair for pair in every if pair[0][0] != pair[1][0]} - pairs
    never = {(("switch_0", "half"), ("switch_1", value)) for value in ("off", "half")}
    assert {tuple(sorted(pair)) for pair in missing} >= never
    assert all({"switch_0", "rounds", "scenario", "private_talk"} & {pair[0][0], pair[1][0]} for pair in missing)
    assert not {pair for pair in missing if {name for name, _ in pair} <= {f"switch_{n}" for n in range(9)}} - never


def test_what_nobody_has_looked_at_is_counted() -> None:
    found = Combinations(Switchboard(), 3, most=1500)
    tried = [key(one) for one in found]
    assert len(tried) == len(set(tried))
    assert found.left_out == found.total - 1500
    assert len(tried) < 1500  # some were looked at and are refused by the title


def test_the_choice_is_the_same_again() -> None:
    assert [key(one) for one in Combinations(Switchboard(), 3, 1200)] == [
        key(one) for one in Combinations(Switchboard(), 3, 1200)
    ]


def test_pairs_are_tried_even_where_they_are_more_than_wanted() -> None:
    found = Combinations(Switchboard(), 3, most=10)
    assert len(list(found)) > 10
    assert {one["switch_8"] for one in found} == {"off", "on", "half"}


def test_the_law_meets_every_value_and_tells_what_it_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LAWS["setup"]("switchboard", level="quick").left_out == 0
    monkeypatch.setattr(combinations, "MOST", 5)
    tally = LAWS["setup"]("switchboard", level="full")
    assert tally.left_out > 0 and tally.matches > 5


def test_a_value_that_no_combination_allows_is_still_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: Switchboard, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        return needs("switch_2", "switch_3", "on") if options["switch_2"] == "half" else None

    monkeypatch.setattr(Switchboard, "conflict", never)
    with pytest.raises(ConformanceFailure, match="switch_2='half'"):
        LAWS["setup"]("switchboard")
