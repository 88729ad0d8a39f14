"""What people see of a roll in Here I Stand: the reasons add up to the dice that the rules count."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.driver import position
from warcouncil.titles.here_i_stand import (
    board,
    debates,
    field_battle,
    naval_combat,
    piracy,
    reformation,
    resolving,
    sieges,
    view,
)
from warcouncil.titles.here_i_stand.components import FOREIGN_WARS, SEAS, SPACES
from warcouncil.titles.here_i_stand.state import (
    Attempts,
    Battle,
    Debate,
    Fleet,
    HereIStandState,
    NavalBattle,
    Piracy,
    Troops,
)

Panel = dict[str, Any]

FRENCH = (Troops("france", regulars=3, mercenaries=2),)
IMPERIAL = (Troops("hapsburg", regulars=2),)


def panel(state: HereIStandState, kind: str) -> Panel:
    return next(one for one in resolving.going_on(state) if one["kind"] == kind)


def reasons(panel: Panel) -> list[int]:
    return [sum(line["dice"] for line in side["lines"]) for side in panel["sides"]]


def battle(kind: str, **fields: Any) -> HereIStandState:
    record = Battle(
        kind,
        "milan",
        "france",
        ("hapsburg",),
        attacking=FRENCH,
        defending=IMPERIAL,
        attacking_leaders=("francis_i", "montmorency"),
        **fields,
    )
    return position(battle=record)


def test_a_field_battle_tells_where_its_dice_come_from() -> None:
    state = battle("field", bonus=(2, 0))
    shown = panel(state, "battle")
    assert reasons(shown) == [field_battle.dice_of(state, 0), field_battle.dice_of(state, 1)] == [8, 3]
    assert [line["kind"] for line in shown["sides"][0]["lines"]] == ["units", "leader", "combat_cards"]
    assert shown["sides"][0]["lines"][1]["leader"] in ("francis_i", "montmorency")


def test_an_assault_tells_of_halved_units_and_walls() -> None:
    state = battle("assault")
    shown = panel(state, "battle")
    assert reasons(shown) == [sieges.attack_dice(state), sieges.defence_dice(state)] == [4, 3]
    assert shown["sides"][0]["lines"][0]["kind"] == "half_units"


def test_the_garrison_is_known_before_it_joins_the_assault() -> None:
    state = position(battle=Battle("assault", "metz", "france", ("independent",), attacking=FRENCH))
    shown = panel(state, "battle")
    assert [row["owner"] for row in shown["sides"][1]["troops"]] == ["independent"]
    assert shown["sides"][0]["lines"][0] == {"kind": "half_units", "dice": 3}


def test_reasons_that_no_longer_explain_the_dice_are_left_out() -> None:
    rolled = battle("field", dice=((1,) * 6, (2,) * 3))
    assert reasons(panel(rolled, "battle")) == [6, 3]
    after_losses = battle("field", dice=((1,) * 9, (2,) * 5))
    assert [side["lines"] for side in panel(after_losses, "battle")["sides"]] == [[], []]


def test_a_naval_combat_tells_where_its_dice_come_from() -> None:
    fleets = {
        "gulf_of_lyon": (Fleet("ottoman", "ottoman", 2, 3), Fleet("genoa", "genoa", 1)),
    }
    state = position(
        naval_battle=NavalBattle("gulf_of_lyon", "ottoman", "genoa"),
        fleets=fleets,
        admirals={"andrea_doria": "gulf_of_lyon"},
    )
    wanted = [naval_combat.dice_of(state, power) for power in ("ottoman", "genoa")]
    assert reasons(panel(state, "naval_battle")) == wanted == [7, 4]


def test_attempts_tell_the_dice_against_every_target() -> None:
    record = Attempts("reform", "protestant", 5, ("german",), "theses", bonus="bucer")
    state = position(
        attempts=record,
        reformers={"luther": "wittenberg"},
        protestant_spaces={"wittenberg", "leipzig"},
        unrest={"leipzig"},
        lasting={"printing_press"},
    )
    shown = panel(state, "attempts")
    assert [one["space"] for one in shown["targets"]] == reformation.open_targets(state, record)
    for one in shown["targets"]:
        dice = reformation.dice_for(state, record, one["space"])
        assert [sum(line["dice"] for line in lines) for lines in one["lines"]] == one["dice"] == list(dice)


def test_a_debate_tells_where_its_dice_come_from() -> None:
    record = Debate("papacy", "german", "call", attacker="eck", defender="bucer", attacker_fresh=True)
    state = position(debate=record, lasting={"augsburg_confession"})
    assert reasons(panel(state, "debate")) == [debates.attack_dice(state), debates.defence_dice(state)] == [6, 3]


def test_a_debater_without_an_opponent_yet_is_not_called_committed() -> None:
    state = position(debate=Debate("papacy", "german", "call", attacker="eck"))
    assert [side["committed"] for side in panel(state, "debate")["sides"]] == [False, False]


def test_piracy_tells_where_its_dice_come_from() -> None:
    sea, target = "barbary_coast", "hapsburg"
    state = position(
        piracy=Piracy(sea, target),
        fleets={sea: (Fleet("ottoman", "ottoman", 0, 2), Fleet("hapsburg", "hapsburg", 1))},
        admirals={"barbarossa": sea},
    )
    coast, corsairs = reasons(panel(state, "piracy"))
    assert coast == piracy.defence_dice(state, sea, target)
    assert corsairs == piracy.attack_dice(state, sea, target, 2)


def test_every_place_of_a_piece_is_on_the_board() -> None:
    drawn = board.board()
    places = {space["id"] for space in drawn["spaces"]}
    assert places == {*SPACES, *SEAS, *FOREIGN_WARS}
    width, height = drawn["size"]
    assert all(drawn["west"] < space["x"] < width and 0 < space["y"] < height for space in drawn["spaces"])
    state = position(foreign_wars={"persia": 4}, troops={"persia": (Troops("ottoman", 5),)})
    assert {piece["place"] for piece in view.view(state, None)["pieces"]} <= places
