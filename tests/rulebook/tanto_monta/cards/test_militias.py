"""Mercenary Militias (#61)."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.test_combat_cards import attack, front, rolls, storming
from tests.rulebook.tanto_monta.driver import choices, look, may, play, told
from tests.rulebook.tanto_monta.land import units
from warcouncil.testing.covers import covers

CARD = "mercenary_militias"


@covers("tm-14-2")
def test_militia_is_hired_for_the_battle() -> None:
    state = front({"spain": (CARD,)}, {"regular": 1}, {"regular": 1})
    match = attack(state, ("attacker", (1,) * 5), ("defender", (1, 1)))
    assert not may(match, ("play_buy", CARD))
    play(match, ("play_hire", CARD))
    assert ("hire", "talavera", "castile") in choices(match)
    assert ("hire", "talavera", "aragon") not in choices(match)
    play(match, ("hire", "talavera", "castile"))
    assert rolls(match) == [5, 2]


def test_militia_is_hired_elsewhere() -> None:
    state = front({"france": (CARD,)}, {"regular": 1}, {"regular": 1})
    match = attack(state, ("attacker", (1,)), ("defender", (1, 1)))
    play(match, ("play_hire", CARD), ("hire", "paris", "france"))
    assert units(match, "paris", "france") == {"militia": 4} and CARD in look(match).discard


def test_militia_changes_sides() -> None:
    state = front({"spain": (CARD,)}, {"regular": 1}, {"militia": 6})
    match = attack(state, ("attacker", (1,) * 6), ("defender", (1, 1)))
    play(match, ("play_buy", CARD), ("buy", "beltranejos", 5))
    assert rolls(match) == [6, 2] and told(match, "militia_bought")[0]["amount2"] == 5


@covers("tm-15.1-17")
def test_nobody_buys_at_walls() -> None:
    match = storming({"spain": (CARD,)}, {"militia": 2}, ("attacker", (1, 1)), ("defender", (1, 1, 1)))
    assert not may(match, ("play_buy", CARD)) and ("hire", "toledo", "beltranejos") not in choices(match)
