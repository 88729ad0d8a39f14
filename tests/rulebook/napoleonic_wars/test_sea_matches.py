"""The sea at random: crowded sea zones, much CP, random answers; squadrons are conserved and everything has an end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.rulebook.napoleonic_wars.driver import Game, position
from tests.rulebook.napoleonic_wars.test_fleets import SWEDEN
from warcouncil.engine.match import Match
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NATIONS, SEAS, SPACES, NapoleonicState

ACTS = {"sail", "convoy", "convoy_unit", "join_fleets", "leave_fleets", "refit_squadron", "flag"}


def crowded(seed: int) -> NapoleonicState:
    """Every squadron of the box somewhere at sea or in a port of its nation, and CP for a belligerent with ships."""
    chance = random.Random(seed)
    state = position(scenario="1805", squadrons={}, **SWEDEN)
    seas = chance.sample(list(SEAS), 5)
    for navy in COMPONENTS.pieces.navies:
        ports = [space for space in SPACES if SPACES[space].ports and SPACES[space].nation == navy.nation]
        for _ in range(navy.count):
            mark = chance.choice((0, 0, 0, 1, 2))
            state.add_ship(chance.choice(seas if chance.random() < 0.6 else ports), navy.nation, mark)
    power = chance.choice(("britain", "france", "russia", "spain", "sweden"))
    state.cp, state.active, state.acting, state.due, state.phase = 8, power, power, power, "impulses"
    state.last_active, state.round = power, 2
    state.agenda = [("sweep_ports",), ("spare_mp", power), ("actions", power)]
    return state


def preferred(match: Match, chance: random.Random) -> tuple[str | int, ...]:
    """Mostly something of the sea; fleets rather fight than not."""
    options = list(match.decisions[0].options)
    naval = [one for one in options if one[0] in ACTS or one[0] in ("patrol", "put_in", "intercept_fleet")]
    return chance.choice(naval if naval and chance.random() < 0.8 else options)


def play_out(seed: int, seen: Counter[str]) -> NapoleonicState:
    """An impulse to its end, sound after every answer."""
    state = crowded(seed)
    before = Counter(nation for ships in state.squadrons.values() for nation, _ in ships)
    match = Match.at(Game(), state, seed=seed)
    chance = random.Random(seed)
    while not match.over:
        choice = preferred(match, chance)
        seen[str(choice[0])] += 1
        match.choose(match.decisions[0], choice)
        assert list(Game().invariants(match.state)) == [], (seed, choice)
        Game().view(match.state, 0)
    end = match.state
    assert isinstance(end, NapoleonicState)
    lost = Counter(str(dict(entry.arguments)["power"]) for entry in match.log if entry.message == "squadron_lost")
    built = Counter(str(dict(entry.arguments)["power"]) for entry in match.log if entry.message == "squadron_built")
    after = Counter(nation for ships in end.squadrons.values() for nation, _ in ships)
    assert {one: before[one] + built[one] - lost[one] for one in NATIONS} == {one: after[one] for one in NATIONS}
    return end


@pytest.mark.parametrize("start", range(4))
def test_squadrons_are_conserved(start: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(start, 60, 4):
        end = play_out(seed, seen)
        assert end.sailing is None
        assert end.engagement is None
        assert end.convoy is None
        assert end.moving is None
    assert seen["patrol"]
    assert seen["intercept_fleet"]
    assert seen["convoy_unit"] + seen["convoy"]
