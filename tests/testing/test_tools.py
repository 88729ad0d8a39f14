"""The small tools for tests: scripted dice, marks of clauses, positions."""

from __future__ import annotations

import pytest

from tests.titles.parley import Parley
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import RulesError
from warcouncil.testing import ScriptedDice, ScriptError, answer, covers, position, start


class TestScriptedDice:
    def test_named_rolls_are_answered_in_order(self) -> None:
        dice = ScriptedDice([("attack", 6), ("losses", (1, 4)), ("place", 0), ("attack", 2)])
        assert dice.roll(6, "attack") == 6
        assert dice.rolls(2, 6, "losses") == (1, 4)
        assert dice.pick(3, "place") == 0
        assert dice.roll(6, "attack") == 2
        dice.finish()

    def test_a_draw_is_told_by_the_item_or_by_its_place(self) -> None:
        dice = ScriptedDice([("card", "omen"), ("card", 1)])
        assert dice.draw(("levy", "omen", "raid"), "card") == ("omen", ("levy", "raid"))
        assert dice.draw(("levy", "omen", "raid"), "card") == ("omen", ("levy", "raid"))

    def test_a_shuffle_is_told_by_the_order(self) -> None:
        dice = ScriptedDice([("deck", ("b", "a", "b"))])
        assert dice.shuffle(("a", "b", "b"), "deck") == ("b", "a", "b")

    @pytest.mark.parametrize(
        ("script", "reason"),
        [
            ([], "the script is at its end"),
            ([("defence", 3)], "'attack' is rolled where the script says 'defence'"),
            ([("attack", 7)], "7 is not what roll 6 can give"),
            ([("attack", 0)], "0 is not what roll 6 can give"),
            ([("attack", True)], "True is not what roll 6 can give"),
            ([("attack", (1, 2))], "is not what roll 6 can give"),
        ],
    )
    def test_anything_else_is_refused(self, script: list[tuple[str, object]], reason: str) -> None:
        with pytest.raises(ScriptError, match=reason.replace("(", r"\(").replace(")", r"\)")):
            ScriptedDice(script).roll(6, "attack")

    @pytest.mark.parametrize("told", [("a", "a"), ("a",), ("a", "b", "c")])
    def test_a_shuffle_uses_every_item_once(self, told: tuple[str, ...]) -> None:
        with pytest.raises(ScriptError):
            ScriptedDice([("deck", told)]).shuffle(("a", "b"), "deck")

    def test_a_draw_of_something_else_is_refused(self) -> None:
        with pytest.raises(ScriptError, match="'x' is not among 'a', 'b'"):
            ScriptedDice([("card", "x")]).draw(("a", "b"), "card")

    def test_what_is_left_over_fails(self) -> None:
        dice = ScriptedDice([("attack", 6), ("defence", 1)])
        dice.roll(6, "attack")
        with pytest.raises(ScriptError, match="never rolled: 'defence': 1"):
            dice.finish()

    def test_labels_that_are_not_told_may_be_left_to_a_seed(self) -> None:
        dice, same = (ScriptedDice([("attack", 6)], others=5) for _ in range(2))
        rolls = [dice.roll(6, "weather") for _ in range(20)]
        assert dice.roll(6, "attack") == 6
        assert rolls == [same.roll(6, "weather") for _ in range(20)]
        assert len(set(rolls)) > 1

    def test_the_chance_counter_moves_and_outcomes_are_written(self) -> None:
        dice = ScriptedDice([("attack", 6)])
        written: list[object] = []
        dice.write = written.append
        dice.roll(6, "attack")
        assert dice.position == 1
        assert written == [("chance", "attack", "roll", 6, 0, (6,))]

    def test_a_copy_goes_on_alone(self) -> None:
        dice = ScriptedDice([("attack", 6), ("attack", 1)])
        dice.roll(6, "attack")
        copy = dice.copy()
        assert isinstance(copy, Dice)
        assert copy.roll(6, "attack") == dice.roll(6, "attack") == 1
        copy.finish()


class TestCovers:
    def test_the_clauses_stay_on_the_test(self) -> None:
        @covers("par-4-5", "par-4-7")
        @covers("par-4-6")
        def test() -> None: ...

        assert vars(test)["clauses"] == ("par-4-6", "par-4-5", "par-4-7")

    def test_more_than_three_clauses_are_a_table(self) -> None:
        with pytest.raises(ValueError, match="4 clauses in one test"):
            covers("a-1", "a-2", "a-3", "a-4")
        covers("a-1", "a-2", "a-3", "a-4", table=True)

    @pytest.mark.parametrize("clauses", [(), ("a-1", "a-1")])
    def test_none_or_the_same_twice_is_refused(self, clauses: tuple[str, ...]) -> None:
        with pytest.raises(ValueError, match="clause"):
            covers(*clauses)


class TestPositions:
    def test_a_dict_changes_only_what_it_names(self) -> None:
        state = position(Parley(), ("turn", "amber"), players=2, coins={"amber": 5}, round=2)
        assert state.to_builtins()["coins"] == {"cobalt": 1, "amber": 5, "league": 1}
        assert state.to_builtins()["round"] == 2
        assert state.agenda == [("turn", "amber")]

    def test_the_agenda_is_in_reading_order(self) -> None:
        state = position(Parley(), ("turn", "amber"), ("round_end",))
        assert state.agenda[-1] == ("turn", "amber")

    def test_a_field_that_is_not_there_is_refused(self) -> None:
        with pytest.raises(AttributeError, match="no field 'colour'"):
            position(Parley(), colour="red")

    def test_answers_find_the_power_that_may_give_them(self) -> None:
        state = position(Parley(), ("council",), ("turn", "cobalt"), players=2)
        match = start(state, Parley())
        with pytest.raises(AssertionError, match="3 powers may answer"):
            answer(match, ("rest",))
        answer(match, ("cobalt", ("rest",)), ("amber", ("rest",)), ("rest",), ("pass",))
        assert match.over

    def test_dice_that_fall_otherwise_than_told_fail_the_rule(self) -> None:
        state = position(Parley(), ("turn", "cobalt"), players=2, hands={"cobalt": ("omen_1",)})
        match = start(state, Parley(), dice=ScriptedDice([("weather", 1)]))
        with pytest.raises(RulesError, match="'omen' is rolled where the script says 'weather'"):
            answer(match, ("play", "omen_1"))
