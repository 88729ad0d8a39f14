"""What people see of The Napoleonic Wars: dice with their reasons, hands, fleets, points, and the same as text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import impulse, look, play, position, question
from warcouncil.engine.state import EVERYBODY
from warcouncil.engine.title import get_title
from warcouncil.table.dice import counted
from warcouncil.text import speaker
from warcouncil.titles.napoleonic_wars import terminal
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display import resolving
from warcouncil.titles.napoleonic_wars.sea import battles as sea_battles
from warcouncil.titles.napoleonic_wars.seasons import peace
from warcouncil.titles.napoleonic_wars.state import Battle, Engagement, NapoleonicState, Siege
from warcouncil.titles.napoleonic_wars.title import NapoleonicWars
from warcouncil.titles.napoleonic_wars.war import battles, sieges
from warcouncil.titles.napoleonic_wars.war.forces import MARKED

Panel = dict[str, Any]
FRANCE, BRITAIN = 0, 1


def panels(state: NapoleonicState, kind: str, seat: int | None = None) -> list[Panel]:
    return [one for one in get_title("napoleonic_wars").view(state, seat)["panels"] if one["kind"] == kind]


def fought(state: NapoleonicState) -> list[Panel]:
    """The sides of what is being fought."""
    (found,) = [one for one in resolving.going_on(state) if "sides" in one]
    sides: list[Panel] = found["sides"]
    assert [side["count"] for side in sides] == [sum(line["dice"] for line in side["lines"]) for side in sides]
    return sides


# -- dice


def test_a_battle_tells_where_its_dice_come_from() -> None:
    match = impulse("france", 2, units={"ulm": {"france": 5, "austria": 4}}, leaders={"soult": "ulm", "charles": "ulm"})
    state = look(match)
    heads = ("soult", "charles")
    state.battle = battle = Battle("ulm", "france", leader="soult", line="rough", friendly=True, heads=heads)
    attacker, defender = fought(state)
    assert attacker["count"] == counted(battles.dice_of(state, battle, 0)) == 5 + COMPONENTS.leaders["soult"].battle + 2
    assert defender["count"] == counted(battles.dice_of(state, battle, 1))
    assert [side["head"] for side in (attacker, defender)] == list(heads)
    assert {"kind": "terrain", "dice": 1} in defender["lines"]


def test_a_side_of_which_nobody_is_left_keeps_its_name() -> None:
    match = impulse("france", 2, units={"ulm": {"france": 5}}, leaders={"soult": "ulm"})
    state = look(match)
    state.battle = Battle("ulm", "france", leader="soult", heads=("soult", "kutuzov"), dice=((6, 6), (1,)))
    assert [side["powers"] for side in fought_without_reasons(state)] == [["france"], ["russia"]]
    state.battle = Battle("prague", "france", dice=((1,), (6,)))
    assert [side["powers"] for side in fought_without_reasons(state)] == [["france"], ["austria"]]


def fought_without_reasons(state: NapoleonicState) -> list[Panel]:
    """The sides once dice lie there that the present strength no longer explains."""
    (found,) = [one for one in resolving.going_on(state) if one["kind"] == "battle"]
    sides: list[Panel] = found["sides"]
    assert all(side["dice"] for side in sides)
    return sides


def test_a_siege_tells_where_its_dice_come_from() -> None:
    match = impulse("france", 2, units={"lisbon": {"france": 4}}, leaders={"soult": "lisbon"})
    state = look(match)
    state.siege = siege = Siege("lisbon", "soult")
    army, walls = fought(state)
    assert army["count"] == counted(sieges.dice_of(state, siege))
    assert walls["count"] == COMPONENTS.atlas.spaces["lisbon"].fortress == walls["rating"]


def test_a_naval_battle_tells_where_its_dice_come_from() -> None:
    """13.4: three dice for a British squadron, two for a French one, one for a Spanish one."""
    fleets = ((("france", 0), ("spain", 0)), (("britain", 0),))
    state = position(
        engagement=Engagement("sea", "english_channel", ("france", "britain"), ("english_channel",) * 2, fleets)
    )
    assert state.engagement is not None
    voyager, guard = fought(state)
    assert (voyager["count"], guard["count"]) == (3, 3)
    assert [counted(sea_battles.dice_of(state.engagement, index)) for index in (0, 1)] == [3, 3]
    assert [(row["owner"], row["count"]) for row in voyager["troops"]] == [("france", 1), ("spain", 1)]
    assert [side["role"] for side in (voyager, guard)] == ["voyager", "guard"]


# -- nations


def test_a_hand_is_seen_by_whoever_runs_the_nation() -> None:
    state = position(
        hands={"france": ("mud",), "spain": ("partisans",), "austria": ("squares",), "turkey": ("pursuit",)}
    )
    hands = {one["power"]: (one["hand"], one["cards"]) for one in panels(state, "nation", FRANCE)}
    assert hands["france"] == (["mud"], 1) and hands["spain"] == (["partisans"], 1)
    assert hands["austria"] == ([], 1) and hands["turkey"] == ([], 1)
    assert [one["hand"] for one in panels(state, "nation", BRITAIN) if one["power"] in ("france", "spain")] == [[], []]
    shown = {one["power"]: one["hand"] for one in panels(state, "nation", EVERYBODY)}
    assert (shown["france"], shown["austria"]) == (["mud"], ["squares"])


def test_the_lines_of_a_nation_add_up_to_its_points() -> None:
    state = position(flags={"berlin": "france", "vienna": "france"}, resources={"france": 2})
    for one in panels(state, "nation"):
        if one["player"]:
            assert sum(line["points"] for line in one["point_lines"]) == one["points"]
            assert one["points"] == peace.points(state, one["power"])


def test_fleets_are_told_by_nation() -> None:
    state = position(squadrons={"cadiz": [("spain", 0), ("france", 1)], "kent": [("britain", 0)]})
    rows = {row["place"]: row for row in panels(state, "fleets")[0]["fleets"]}
    assert [(ship["owner"], ship["count"]) for ship in rows["cadiz"]["ships"]] == [("france", 1), ("spain", 1)]
    assert (rows["cadiz"]["power"], rows["cadiz"]["squadrons"]) == ("france", 2)
    assert (rows["cadiz"]["dice"], rows["kent"]["dice"]) == (2, 3)  # one of them refits


def test_a_flag_ceded_by_treaty_is_marked() -> None:
    state = position(flags={"prague": "france", "linz": "france"}, ceded={"linz"})
    found = {
        one["place"]: one["markers"]
        for one in get_title("napoleonic_wars").view(state, None)["pieces"]
        if one["kind"] == "flag"
    }
    assert found["linz"] == ["ceded"] and found["prague"] == []


# -- the same as text


def test_how_far_formations_have_marched_and_who_intercepts_no_more_is_seen() -> None:
    """The markers of 10.3 lie on the table, and the fifth duchy costs losses (9.42)."""
    match = impulse("france", 3, units={"munich": {"france": 3}}, leaders={"ney": "munich", "soult": "munich"})
    play(match, ("march", "ney"), ("leave_behind", "soult"), ("take", "france", 2), ("enter", "ratisbon"), ("halt",))
    state = look(match)
    state.mark(MARKED, "soult")
    seen = get_title("napoleonic_wars").view(state, None)["pieces"]
    marched = {(one["place"], one.get("leader", one["kind"])): one.get("marched") for one in seen}
    assert marched["ratisbon", "ney"] == marched["ratisbon", "unit"] == 1
    assert marched["munich", "soult"] is marched["munich", "unit"] is None
    assert [one["leader"] for one in seen if "marked" in one["markers"]] == ["soult"]
    told = terminal.note(
        match.view(0), "france", question(match)[1], ("build", "ratisbon"), speaker("napoleonic_wars", "en")
    )
    assert told.count("duchies marched 1") == 2


@pytest.mark.parametrize(("language", "words"), [("en", "reconstructed"), ("zh", "推定")])
def test_the_terminal_says_how_much_is_reconstructed(language: str, words: str) -> None:
    title = NapoleonicWars()
    state = position(players=5)
    told = terminal.position({"view": title.view(state, FRANCE)}, speaker(title, language))
    assert any(words in line for line in told)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_an_event_of_a_reserve_card_is_named_in_prompts(language: str) -> None:
    voice = speaker(NapoleonicWars(), language)
    for id in COMPONENTS.reserves:
        assert voice.name("card", id) == voice.name("reserve", id)


def test_numbers_of_units_read_well() -> None:
    voice = speaker(NapoleonicWars(), "en")
    said = [voice.option("force", ("take", "france", count)) for count in (0, 1, 2)]
    assert said == ["Take no unit of France", "Take one unit of France", "Take 2 units of France"]


def test_whoever_marches_or_besieges_is_clicked_where_they_stand() -> None:
    match = impulse("france", 2, units={"ulm": {"france": 5}}, leaders={"soult": "ulm"})
    title, state, (decision, *_) = match.title, look(match), match.decisions
    assert title.touches(state, decision, ("march", "soult")) == ("soult", "ulm")
    assert title.touches(state, decision, ("siege", "soult")) == ("soult", "ulm")
    assert title.touches(state, decision, ("build", "ulm")) == ("ulm",)
    assert title.touches(state, decision, ("lose_leader", "soult")) == ("soult",)
