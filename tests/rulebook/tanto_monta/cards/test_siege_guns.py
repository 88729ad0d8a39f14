"""Master of Siege Artillery (#52)."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.test_combat_cards import WAR, attack, front, rolls, storming
from tests.rulebook.tanto_monta.driver import asked, choices, hand, impulse, look, may, play, question, scene, told
from tests.rulebook.tanto_monta.land import kind, march, skip
from warcouncil.testing.covers import covers

CARD = "master_of_siege_artillery"


@covers("tm-15.1-18", "tm-15.1-17")
def test_three_more_dice_for_an_assault() -> None:
    dice = [("attacker", (1, 1)), ("defender", (1, 1)), ("card dice", (3, 1, 1))]
    match = storming({"france": (CARD,)}, {"militia": 1}, *dice)
    assert question(match) == ("france", "respond")
    play(match, ("play", CARD))
    assert told(match, "assault_succeeds") and CARD in look(match).discard


def test_no_siege_guns_in_the_field() -> None:
    match = attack(
        front({"france": (CARD,)}, {"regular": 2}, {"regular": 1}), ("attacker", (1, 1)), ("defender", (1, 1))
    )
    assert told(match, "battle_won")


def test_a_young_siege_is_stormed_at_once() -> None:
    state = scene(wars=WAR, talavera={"castile": 3}, toledo={"beltranejos": {"militia": 1}})
    state.control["toledo"] = "beltranejos"
    hand(state, "france", CARD)
    match = impulse("spain", 1, ("attacker", (6, 1, 1)), ("defender", (1, 1)), state=state)
    march(match, "castile", "talavera", "toledo")
    skip(match, "intercept", "avoid_battle")
    if kind(match) == "withdraw":
        play(match, ("withdraw",))
    assert question(match) == ("france", "respond")
    play(match, ("play", CARD))
    if kind(match) == "siege_guns":
        assert choices(match) == {("storm", "toledo", "castile")}
        play(match, ("storm", "toledo", "castile"))
    while kind(match) == "assault_formation":
        play(match, ("all",) if may(match, ("all",)) else asked(match).options[-1])
    assert rolls(match) == [3, 2] and told(match, "assault_succeeds")
