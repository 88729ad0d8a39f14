"""Automatic victory (22.2), points line by line (22.3), the victory phase (22.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import Game, look, position, run, table, told
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import rulers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import KEYS, PLAYERS
from warcouncil.titles.tanto_monta.recount import recounted
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.state import TantoMontaState

NOBODY = dict.fromkeys(COMPONENTS.atlas.spaces, "independent")
POWER = {"muslim": "north_africa", "portugal": "portugal", "spain": "spain", "france": "france"}
ITALY = COMPONENTS.tables.lord_of_italy.spaces


def empty(**fields: Any) -> TantoMontaState:
    """Nobody controls anything but what is said."""
    control = {**NOBODY, **fields.pop("control", {})}
    return position(minors={}, **{"control": control, "bonus_vp": {}, **fields})


def lines(player: str, **fields: Any) -> dict[str, int]:
    state = empty(**fields)
    assert victory.vp(state, player) == recounted(state, player)
    return dict(victory.vp_lines(state, player))


def held(player: str, *spaces: str) -> dict[str, str]:
    return dict.fromkeys(spaces, POWER[player])


# -- keys and strategic spaces


@covers("tm-22.3-1", "tm-4-3")
def test_the_points_at_the_start() -> None:
    for name, scenario in COMPONENTS.setup.scenarios.items():
        state = position(scenario=name)
        assert {player: victory.vp(state, player) for player in PLAYERS} == scenario.vp


@covers("tm-22.3-1", "tm-4-3")
def test_home_keys_bring_two_points_to_their_own_alone() -> None:
    assert lines("portugal", control={"lisbon": "portugal"}) == {"home_keys": 2}
    assert lines("spain", control={"lisbon": "spain"}) == {"keys": 1}
    assert lines("portugal", control={"lisbon": "beltranejos"}) == {"keys": 1}
    assert lines("muslim", control={"fez": "north_africa"}) == {"home_keys": 2}
    assert lines("spain", control={"burgos": "spain"}) == {"keys": 1}
    strategic = next(space.id for space in COMPONENTS.map.spaces if space.kind == "strategic")
    assert lines("france", control={strategic: "catalonia"}) == {"strategic": 1}


@covers("tm-22.3-1", "tm-12.4-4")
@pytest.mark.parametrize("marker", ["unrest", "plague"])
def test_unrest_and_plague_cost_the_points_of_a_space(marker: str) -> None:
    assert lines("portugal", control={"lisbon": "portugal"}, **{marker: {"lisbon"}}) == {}


def test_spaces_of_minor_allies_count() -> None:
    state = empty(control={"rome": "papacy"})
    state.minors = {"papacy": "france"}
    assert victory.vp(state, "france") == recounted(state, "france") == 1


def test_spaces_of_tlemcen_count_from_turn_4_on() -> None:
    assert lines("muslim", control=held("muslim", "tlemcen"), turn=3) == {}
    assert lines("muslim", control=held("muslim", "tlemcen"), turn=4) == {"home_keys": 2}


@covers("tm-21.7-18", "tm-21.7-23")
def test_three_spaces_of_naples_are_strategic_after_ferrante() -> None:
    control = held("spain", "gaeta", "cerignola", "garigliano")
    assert lines("spain", control=control) == {}
    assert lines("spain", control=control, ferrante_dead=True) == {"strategic": 3}


def test_tui_is_a_key_of_the_beltranejos_once_they_resist() -> None:
    assert "keys" not in lines("portugal", control={"tui": "beltranejos"})
    assert lines("portugal", control={"tui": "beltranejos"}, tui=True)["keys"] == 1
    assert "keys" not in lines("spain", control={"tui": "spain"}, tui=True)


# -- special points


CASES = [
    ("tm-22.3-4", "muslim", ("anfa",), {}, "anfa", 1),
    ("tm-22.3-19", "portugal", ("anfa",), {}, "anfa", 2),
    ("tm-22.3-5", "muslim", ("granada",), {}, "granada", 1),
    ("tm-22.3-5", "spain", ("granada",), {}, "granada", 0),
    ("tm-22.3-6", "muslim", ("tunis",), {}, "tunis", 0),
    ("tm-22.3-6", "muslim", ("tunis",), {"algiers_regency": True}, "tunis", 1),
    ("tm-22.3-7", "muslim", ("oran",), {"turn": 6}, "oran", 0),
    ("tm-22.3-7", "muslim", ("oran",), {"turn": 6, "cisneros": True}, "oran", 1),
    ("tm-22.3-7", "muslim", ("bejaia",), {"turn": 6, "cisneros": True}, "bejaia", 1),
    ("tm-22.3-42", "spain", ("oran",), {"turn": 6, "cisneros": True}, "oran", 1),
    ("tm-22.3-42", "spain", ("bejaia",), {"turn": 6, "cisneros": True}, "bejaia", 1),
    ("tm-22.3-42", "spain", ("badis", "melilla"), {}, "badis", 0),
    ("tm-22.3-42", "spain", ("badis", "melilla"), {"cisneros": True}, "badis", 1),
    ("tm-22.3-42", "spain", ("badis",), {"cisneros": True}, "badis", 0),
    ("tm-22.3-8", "muslim", ("gibraltar",), {}, "gibraltar", 2),
    ("tm-22.3-8", "muslim", ("gibraltar",), {"zahara_seized": True}, "gibraltar", 0),
    ("tm-22.3-8", "muslim", (), {"zahara_seized": True, "gibraltar_before": True}, "gibraltar", 2),
    ("tm-22.3-9", "muslim", ("otranto",), {}, "otranto", 0),
    ("tm-22.3-9", "muslim", ("otranto",), {"otranto_seized": True}, "otranto", 2),
    ("tm-22.3-10", "muslim", ("rome",), {}, "rome", 5),
    ("tm-22.3-10", "muslim", (), {"rome_fell": True}, "rome", 5),
    ("tm-22.3-35", "spain", ("perpignan", "ceret"), {}, "perpignan", 1),
    ("tm-22.3-35", "spain", ("ceret",), {}, "perpignan", 0),
    ("tm-22.3-49", "france", ("perpignan", "ceret"), {}, "perpignan", 1),
    ("tm-22.3-49", "france", ("perpignan",), {}, "perpignan", 0),
    ("tm-22.3-52", "france", ("metz",), {}, "metz", 1),
    ("tm-22.3-53", "france", ("milan",), {}, "milan", 1),
    ("tm-22.3-70", "portugal", ("ragusa",), {}, "ragusa", 1),
    ("tm-22.3-70", "muslim", ("ragusa",), {}, "ragusa", 1),
    ("tm-22.3-36", "spain", ("naples", "gaeta", "cerignola"), {"ferrante_dead": True}, "naples_rights", 1),
    ("tm-22.3-36", "spain", ("naples", "gaeta"), {"ferrante_dead": True}, "naples_rights", 0),
    ("tm-22.3-36", "spain", ("naples", "gaeta", "cerignola"), {}, "naples_rights", 0),
    ("tm-22.3-50", "france", ("naples", "gaeta", "garigliano"), {"ferrante_dead": True}, "naples_rights", 1),
    ("tm-22.3-50", "portugal", ("naples", "gaeta", "garigliano"), {"ferrante_dead": True}, "naples_rights", 0),
]


@covers(
    "tm-22.3-4",
    "tm-22.3-19",
    "tm-22.3-5",
    "tm-22.3-6",
    "tm-22.3-7",
    "tm-22.3-42",
    "tm-22.3-8",
    "tm-22.3-9",
    "tm-22.3-10",
    "tm-22.3-35",
    "tm-22.3-49",
    "tm-22.3-52",
    "tm-22.3-53",
    "tm-22.3-70",
    "tm-22.3-36",
    "tm-22.3-50",
    "tm-22.3-2",
    "tm-20.1-5",
    "tm-20.2-9",
    "tm-20.2-11",
    "tm-20.3-4",
    "tm-20.6-2",
    "tm-20.6-3",
    "tm-20.7-6",
    "tm-20.7-21",
    table=True,
)
@pytest.mark.parametrize(("clause", "player", "spaces", "fields", "line", "points"), CASES)
def test_points_of_single_spaces(
    clause: str, player: str, spaces: tuple[str, ...], fields: dict[str, Any], line: str, points: int
) -> None:
    assert lines(player, control=held(player, *spaces), **fields).get(line, 0) == points


@covers("tm-22.3-8", "tm-22.3-10")
def test_first_captures_are_kept() -> None:
    state = empty(control=held("muslim", "gibraltar", "rome"), rome_fell=True)
    state = look(run(state, victory.note_firsts))
    state.control.update({"gibraltar": "spain", "rome": "papacy"})
    state.zahara_seized = True
    assert dict(victory.vp_lines(state, "muslim")) == {"gibraltar": 2, "rome": 5}
    state = look(run(empty(control=held("muslim", "gibraltar"), zahara_seized=True), victory.note_firsts))
    assert not state.gibraltar_before


@covers("tm-22.3-48", "tm-20.7-14")
def test_the_three_treaties_of_france_while_it_holds_italy() -> None:
    control = held("france", "milan", "modena", "genoa")
    signed = {"etaples", "senlis", "barcelona"}
    assert lines("france", control=control, treaties=signed)["treaties"] == 2
    assert "treaties" not in lines("france", control=control, treaties={"etaples", "senlis"})
    assert "treaties" not in lines("france", control=held("france", "milan", "genoa"), treaties=signed)
    assert "treaties" not in lines("france", control=control, treaties=signed, unrest={"milan"})


@covers("tm-22.3-68", "tm-12.6-2", "tm-12.6-4")
def test_points_of_the_canaries() -> None:
    def spaces(*islands: str) -> dict[str, str]:
        return held("spain", *(space.id for space in COMPONENTS.map.spaces if space.island in islands))

    every = tuple(island.id for island in COMPONENTS.map.islands)
    assert lines("spain", control=spaces("tenerife"))["tenerife"] == 1
    partly = spaces("tenerife")
    partly.popitem()
    assert "tenerife" not in lines("spain", control=partly)
    total = lines("spain", control=spaces(*every))
    assert (total["tenerife"], total["gran_canaria"], total["canaries"]) == (1, 1, 1)
    assert "canaries" not in lines("spain", control=spaces(*every[:-1]))


@covers("tm-22.3-17", "tm-22.3-61", "tm-22.3-62")
def test_tracks_and_resources() -> None:
    found = lines(
        "muslim", corsair_vp=12, piracy_vp={"muslim": 2}, vp_resources={"muslim": ("caravan_vp_1", "naval_vp_2")}
    )
    assert found == {"corsairs": 12, "piracy": 2, "resource": 3}
    assert lines("muslim", corsair_vp=5) == {"corsairs": 5}
    assert "corsairs" not in lines("spain", corsair_vp=12)


@covers("tm-22.3-3")
def test_markers_of_one_kind_are_one_line() -> None:
    state = empty(bonus_vp={"spain": (("wedding", 1), ("nasrid_resistance", -1), ("wedding", 1))})
    assert victory.vp_lines(state, "spain") == [("wedding", 2), ("nasrid_resistance", -1)]


# -- what a victory phase brings


def scored(**fields: Any) -> dict[str, tuple[tuple[str, int], ...]]:
    return look(run(empty(**fields), victory.phase_points)).bonus_vp


@covers("tm-22.3-56")
def test_barcelona_in_catalan_hands() -> None:
    assert scored(control={"barcelona": "catalonia"}) == {"france": (("barcelona", 1),)}
    assert scored(control={"barcelona": "france"}) == {}


@covers("tm-22.3-39")
@pytest.mark.parametrize(
    ("turn", "gone", "marker"), [(4, False, False), (5, False, True), (7, False, True), (6, True, False)]
)
def test_nasrids_who_resist_cost_spain_a_point(turn: int, gone: bool, marker: bool) -> None:
    found = scored(turn=turn, surrendered={"nasrid": 4} if gone else {})
    assert found == ({"spain": (("nasrid_resistance", -1),)} if marker else {})


@covers("tm-22.3-51", "tm-20.7-20")
@pytest.mark.parametrize(("count", "points"), [(4, 0), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_the_lord_of_italy(count: int, points: int) -> None:
    found = scored(control=held("france", *ITALY[:count]))
    assert sum(vp for _, vp in found.get("france", ())) == points


@covers("tm-22.3-51")
def test_all_of_italy_again_brings_less() -> None:
    state = empty(control=held("france", *ITALY))
    state = look(run(state, victory.phase_points))
    state = look(run(state, victory.phase_points))
    assert state.bonus_vp["france"] == (("lord_of_italy", 3), ("lord_of_italy", 2))


# -- automatic victory


def conquest(player: str, missing: int = 0, **fields: Any) -> TantoMontaState:
    """A player with all of his home keys and as many others as he needs, less some."""
    state = empty(**fields)
    homes = rulers.home_keys(state, player)
    others = [key for key in KEYS if key not in homes and key not in state.realm.closed_spaces(state)]
    squares = COMPONENTS.players[player].squares
    state.control.update(dict.fromkeys((*homes, *others[: squares - missing]), POWER[player]))
    return state


@covers("tm-22.2-1", "tm-22.2-6", "tm-2.3-5")
@pytest.mark.parametrize(
    ("player", "turn", "regency", "keys"),
    [
        ("muslim", 1, False, 10),
        ("muslim", 4, False, 11),
        ("muslim", 4, True, 12),
        ("portugal", 1, False, 11),
        ("spain", 1, False, 15),
        ("france", 1, False, 12),
    ],
)
def test_the_last_square_marker_wins(player: str, turn: int, regency: bool, keys: int) -> None:
    state = conquest(player, turn=turn, algiers_regency=regency)
    assert victory.counted_keys(state, player) == victory.needed_keys(state, player) == keys
    ending = victory.instant_end(state)
    assert ending is not None
    assert (ending.powers, ending.reason) == ((player,), "military")
    assert victory.instant_end(conquest(player, 1, turn=turn, algiers_regency=regency)) is None


@covers("tm-22.2-2")
@pytest.mark.parametrize("marker", ["unrest", "plague"])
def test_keys_with_unrest_or_plague_do_not_count(marker: str) -> None:
    state = conquest("spain")
    assert victory.instant_end(state) is not None
    key = next(space for space in KEYS if state.control[space] == "spain")
    setattr(state, marker, {key})
    assert victory.instant_end(state) is None


@covers("tm-22.2-3", "tm-22.2-5")
@pytest.mark.parametrize(
    ("player", "friend"), [("muslim", "nasrid"), ("portugal", "beltranejos"), ("france", "catalonia")]
)
def test_home_keys_count_for_their_own_power_and_in_peace(player: str, friend: str) -> None:
    home = COMPONENTS.players[player].home_keys[0]
    state = conquest(player, -1)
    assert victory.instant_end(state) is not None
    state.unrest = {home}
    assert victory.counted_keys(state, player) == victory.needed_keys(state, player)
    assert victory.instant_end(state) is None
    state = conquest(player)
    state.control[home] = friend
    assert victory.counted_keys(state, player) == victory.needed_keys(state, player)
    assert victory.instant_end(state) is None


@covers("tm-22.2-3", "tm-22.2-5", "tm-4-3")
@pytest.mark.parametrize("player", ["muslim", "portugal", "france"])
def test_all_home_keys_are_needed(player: str) -> None:
    state = conquest(player, -1)
    state.control[COMPONENTS.players[player].home_keys[0]] = "venice"
    assert victory.counted_keys(state, player) == victory.needed_keys(state, player)
    assert victory.instant_end(state) is None


@covers("tm-22.2-4")
def test_of_two_conquerors_more_points_decide() -> None:
    state = conquest("portugal")
    taken = [key for key in KEYS if state.control[key] == "portugal"]
    free = [key for key in KEYS if key not in taken and key not in state.realm.closed_spaces(state)]
    state.control.update(dict.fromkeys(free[:15], "spain"))
    assert victory.conquered_enough(state, "spain") and victory.conquered_enough(state, "portugal")
    state.bonus_vp = {"spain": (("wedding", 9),)}
    ending = victory.instant_end(state)
    assert ending is not None and ending.powers == ("spain",)
    state.bonus_vp = {"portugal": (("joanna", 9),)}
    ending = victory.instant_end(state)
    assert ending is not None and ending.powers == ("portugal",)


@covers("tm-22.2-1")
def test_a_match_ends_in_any_phase() -> None:
    state = conquest("france", 1)
    state.phase = "winter"
    key = next(
        key for key in KEYS if state.control[key] == "independent" and key not in COMPONENTS.players["muslim"].home_keys
    )

    def falls(now: TantoMontaState) -> None:
        now.control[key] = "france"

    match = run(state, falls)
    assert match.over and match.result is not None
    assert (match.result.reason, match.result.winners) == ("military", (3,))


# -- the victory phase


def final(turn: int, history: Mapping[str, tuple[int, ...]] | None = None, last: int = 7, **points: int) -> Match:
    """A victory phase with these totals."""
    markers = {player: (("resource", value),) for player, value in points.items()}
    state = empty(turn=turn, bonus_vp=markers, vp_history=history or {}, last_turn=last)
    state.phase, state.agenda = "victory", [("victory",)]
    return Match.at(Game(), state) if turn < last else table(state=state)


def outcome(match: Match) -> tuple[str, tuple[int, ...]]:
    assert match.result is not None
    return match.result.reason, match.result.winners


@covers("tm-22.4-1")
def test_48_points_win_from_turn_4_on() -> None:
    assert outcome(final(4, spain=48, france=47)) == ("standard", (2,))
    assert outcome(final(5, spain=48, france=49)) == ("standard", (3,))
    assert not final(3, spain=60, france=47).over


@covers("tm-22.4-2")
def test_seven_points_ahead_win_from_turn_4_on() -> None:
    assert outcome(final(4, muslim=37, spain=30, france=12)) == ("domination", (0,))
    assert not final(4, muslim=36, spain=30).over
    assert not final(3, muslim=40, spain=30).over


@covers("tm-22.4-3")
def test_after_the_last_turn_the_most_points_win() -> None:
    assert outcome(final(7, muslim=30, spain=31, france=25, portugal=26)) == ("time_limit", (2,))


@covers("tm-22.4-4")
def test_ties_go_back_through_the_turns() -> None:
    history = {"muslim": (10, 20), "spain": (12, 20), "france": (30, 19)}
    match = final(7, history, muslim=30, spain=30, france=30, portugal=25)
    assert outcome(match) == ("time_limit", (2,))
    history = {"muslim": (10, 21), "spain": (12, 20), "france": (30, 19)}
    assert outcome(final(5, history, muslim=50, spain=50, france=50, portugal=45)) == ("standard", (0,))


@covers("tm-22.4-4", "tm-7-1")
def test_totals_are_written_down_and_the_next_turn_begins() -> None:
    match = final(2, {"spain": (13,)}, spain=20, france=18)
    state = look(match)
    assert state.vp_history["spain"] == (13, 20)
    assert state.turn == 3 and not match.over
    began = [(line["phase"], line["turn"]) for line in told(match, "phase_begins")]
    assert began[:2] == [("card_draw", 3), ("diplomacy", 3)]
