"""What people see of a roll in Here I Stand: the reasons add up to the dice that the rules count."""

from __future__ import annotations

from typing import Any

from tests.rulebook.here_i_stand.driver import look, position, question, table
from tests.rulebook.here_i_stand.land import fleet_of, troops
from warcouncil.campaign import field_battle, naval_combat, sieges
from warcouncil.campaign.pieces import Battle, NavalBattle
from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import Ask
from warcouncil.engine.title import get_title
from warcouncil.text import speaker
from warcouncil.titles.here_i_stand.components import FOREIGN_WARS, SEAS, SPACES
from warcouncil.titles.here_i_stand.display import board, resolving
from warcouncil.titles.here_i_stand.faith import debates, reformation
from warcouncil.titles.here_i_stand.sea import piracy
from warcouncil.titles.here_i_stand.state import Attempts, Debate, HereIStandState, Piracy
from warcouncil.titles.here_i_stand.title import HereIStand
from warcouncil.titles.here_i_stand.windows import WINDOWS

Panel = dict[str, Any]

FRENCH = (troops("france", regulars=3, mercenaries=2),)
IMPERIAL = (troops("hapsburg", regulars=2),)


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
    assert reasons(shown) == [sieges.dice_of(state, 0), sieges.dice_of(state, 1)] == [4, 3]
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
        "gulf_of_lyon": (fleet_of("ottoman", "ottoman", 2, 3), fleet_of("genoa", "genoa", 1)),
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


def rolled_against(space: str, rolled: tuple[int, ...], answer: tuple[int, ...], **fields: Any) -> Panel:
    """The panel of a series whose last attempt was made with these dice."""
    record = Attempts("reform", "protestant", 2, ("german",), "treatise", target=space, dice=(rolled, answer))
    return panel(position(attempts=record, **fields), "attempts")


def test_the_last_attempt_tells_every_die_and_why() -> None:
    shown = rolled_against("leipzig", (4,), (5, 3, 3, 1, 1))
    assert reasons(shown) == [len(side["dice"]) for side in shown["sides"]] == [1, 5]
    assert [side["best"] for side in shown["sides"]] == [4, 5]
    assert not shown["succeeded"]


def test_an_attempt_that_succeeds_at_once_has_no_answer() -> None:
    shown = rolled_against("leipzig", (6,), (), protestant_spaces={"leipzig"})
    assert shown["succeeded"]
    assert [side["best"] for side in shown["sides"]] == [6, None]
    assert shown["sides"][1]["lines"] == []


def test_troops_that_came_with_an_electorate_explain_no_dice() -> None:
    lines = [{"kind": "troops_here", "dice": 2}, {"kind": "reformers_near", "dice": 1}]
    assert resolving.explained(lines, 1) == lines[1:]
    assert resolving.explained(lines, 3) == lines
    assert resolving.explained(lines[:1], 1) == [{"kind": "at_least_one", "dice": 1}]
    assert resolving.explained(lines, 5) == []


def test_the_zones_of_the_religion_panel_add_up_to_its_track() -> None:
    turned = {"london", "york", "wittenberg", "leipzig", "prague"}
    state = position(protestant_spaces=turned, unrest={"york", "prague", "paris"})
    shown = next(one for one in get_title("here_i_stand").view(state, None)["panels"] if one["kind"] == "religion")
    zones = {row["zone"]: (row["counted"], row["unrest"]) for row in shown["zones"]}
    assert {zone: zones.pop(zone) for zone in ("english", "german", None)} == {
        "english": (1, 1),
        "german": (2, 0),
        None: (0, 1),
    }
    assert set(zones.values()) == {(0, 0)}
    assert sum(row["counted"] for row in shown["zones"]) == shown["protestant_spaces"] == 3
    assert sum(row["unrest"] for row in shown["zones"]) == 2


def test_targets_tell_what_a_debater_would_add() -> None:
    state = position(attempts=Attempts("reform", "protestant", 2, ("german",), "treatise"))
    targets = panel(state, "attempts")["targets"]
    offered = {option[1:] for option in reformation.target_options(state) if option[0] == "attempt_with"}
    assert offered == {(one["space"], debater) for one in targets for debater in one["helpers"]}
    assert all(dice > 0 for one in targets for dice in one["helpers"].values())


def test_the_second_round_of_a_debate_begins_with_an_empty_table() -> None:
    drawn = [("debater of the caller", "tetzel"), ("debater of the other side", "olivetan")]
    rolled = [("debate attack", (1, 1, 1, 1)), ("debate defence", (1, 1, 1))]
    debaters = {"olivetan": False, "bullinger": False}
    start = position(("debate",), debate=Debate("papacy", "french", "call"), debaters=debaters, phase="action")
    match = table(state=start, dice=[*drawn, *rolled])
    assert question(match) == ("protestant", "bullinger")
    shown = panel(look(match), "debate")
    assert (shown["round"], shown["attacker"], shown["defender"]) == (2, None, None)
    assert [side["dice"] for side in shown["sides"]] == [[], []]


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
        fleets={sea: (fleet_of("ottoman", "ottoman", 0, 2), fleet_of("hapsburg", "hapsburg", 1))},
        admirals={"barbarossa": sea},
    )
    coast, corsairs = reasons(panel(state, "piracy"))
    assert coast == piracy.defence_dice(state, sea, target)
    assert corsairs == piracy.attack_dice(state, sea, target, 2)


# -- what a window tells


def prompt(state: HereIStandState, power: str, trigger: str, **about: Any) -> str:
    ask = Ask(power, "respond", [("pass",)], about=about)
    return speaker(HereIStand(), "en").prompt(state, Decision(ask, state, 0, 0, 0, 0, trigger))


def test_a_window_names_what_it_interrupts() -> None:
    assault = prompt(battle("assault"), "papacy", "assault_declared")
    assert "France" in assault and "Milan" in assault and "Hapsburgs" in assault
    event = prompt(position(), "protestant", "event_declared", power2="papacy", card="papal_bull")
    assert "Papacy" in event and "Papal Bull" in event


def test_every_language_tells_the_same_of_a_window() -> None:
    english = speaker(HereIStand(), "en").words
    for trigger in set(WINDOWS) - {"spring_start", "victory_phase"}:
        message = f"trigger-{trigger}"
        told = {speaker(HereIStand(), one).words.variables(message, "now") for one in ("en", "zh-Hans", "zh-Hant")}
        assert told == {english.variables(message, "now")} != {frozenset()}


def test_every_place_of_a_piece_is_on_the_board() -> None:
    drawn = board.board()
    places = {space["id"] for space in drawn["spaces"]}
    assert places == {*SPACES, *SEAS, *FOREIGN_WARS}
    width, height = drawn["size"]
    assert all(drawn["west"] < space["x"] < width and 0 < space["y"] < height for space in drawn["spaces"])
    state = position(foreign_wars={"persia": 4}, troops={"persia": (troops("ottoman", 5),)})
    assert {piece["place"] for piece in get_title("here_i_stand").view(state, None)["pieces"]} <= places
