"""Foreign wars (6.12, 6.13, 7.6, 8.4): the pieces that each takes, who cannot be drawn in, who may end it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import PACT_OF_TURKEY, event, holding, lies, minor, not_played
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import choices, impulse, look, may, position, question, refused, told, units
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import BUILDING, REGROUP, NapoleonicState, Subject

PLENTY: dict[str, Any] = {
    "turn": 4,
    "units": {
        "london": {"britain": 9},
        "moscow": {"russia": 9},
        "paris": {"france": 9},
        "constantinople": {"turkey": 9},
        "stockholm": {"sweden": 5},
    },
    "leaders": {"moore": "london", "kutuzov": "moscow", "ney": "paris", "yusuf": "constantinople"},
    "squadrons": {"london": [("britain", 0)] * 4, "brest": [("france", 0)] * 4, "varna": [("turkey", 0)] * 2},
    "consuls": {"sweden": ("", "unaligned", False), "turkey": ("", "unaligned", False)},
}
WARS: dict[str, dict[str, dict[str, int]]] = {
    "russo_turkish_war": {"russia": {"units": 3, "leaders": 1}, "turkey": {"units": 2}},
    "anglo_turkish_war": {"britain": {"units": 1, "squadrons": 1}, "turkey": {"units": 1, "squadrons": 1}},
    "serbian_revolt": {"turkey": {"units": 2, "leaders": 1}},
    "anglo_american_war": {"britain": {"units": 2, "squadrons": 2}},
    "russo_persian_war": {"russia": {"units": 2}},
    "mahratta_war": {"britain": {"units": 1, "leaders": 1}},
    "haitian_revolt": {"france": {"units": 2, "squadrons": 1}},
    "war_in_finland": {"russia": {"units": 2}, "sweden": {"units": 1}},
}
"""Card -> what it takes of whom."""


def committed(state: NapoleonicState, card: str) -> dict[str, dict[str, int]]:
    """What lies on a card."""
    found: dict[str, dict[str, int]] = {}
    for nation, count in state.units.get(card, ()):
        found.setdefault(nation, {})["units"] = count
    for leader in state.leaders_at(card):
        row = found.setdefault(COMPONENTS.leaders[leader].nation, {})
        row["leaders"] = row.get("leaders", 0) + 1
    for nation, _ in state.ships_at(card):
        row = found.setdefault(nation, {})
        row["squadrons"] = row.get("squadrons", 0) + 1
    return found


@covers("nw-6.13-1")
@pytest.mark.parametrize("card", WARS)
def test_a_war_takes_its_pieces_and_lies_aside(card: str) -> None:
    match = event("austria", card, **PLENTY)
    assert committed(look(match), card) == WARS[card]
    assert lies(match, card) == "war"


@covers("nw-7.6-1", "nw-6.4-4")
@pytest.mark.parametrize("card", WARS)
def test_only_those_who_fight_it_may_end_a_war(card: str) -> None:
    """One CP a roll, and a 6 sends the pieces to Regroup and the card out of the game."""
    state = look(event("austria", card, **PLENTY))
    assert set(state.wars[card]) == set(WARS[card])
    said: dict[str, Any] = {
        "wars": state.wars,
        "leaders": state.leaders,
        "deck": position().deck.without(card),
        "units": {place: dict(rows) for place, rows in state.units.items()},
        "squadrons": state.squadrons,
    }
    for nation in ("france", "britain", "austria", "russia"):
        match = impulse(nation, 2, (f"end of {card}", 5), (f"end of {card}", 6), **said)
        if nation not in WARS[card]:
            assert refused(match, ("end_war", card)) == "nw-7.6-1"
            continue
        go(match, ("end_war", card))
        assert (look(match).cp, lies(match, card)) == (1, "war")
        go(match, ("end_war", card))
        assert lies(match, card) == "removed"
        assert committed(look(match), REGROUP) == WARS[card]


@covers("nw-5.31-1")
@pytest.mark.parametrize("card", WARS)
def test_a_neutral_minor_must_begin_a_war(card: str) -> None:
    player = "prussia"
    match = minor(player, card, **PLENTY)
    rest(match)
    while not match.over and question(match)[1] == "event_commit":
        go(match, min(choices(match)))
    assert lies(match, card) == "war"


@pytest.mark.parametrize(("card", "turn"), [("anglo_american_war", 3), ("war_in_finland", 1)])
def test_a_green_war_waits_for_its_turn(card: str, turn: int) -> None:
    assert lies(minor("prussia", card, **{**PLENTY, "turn": turn}), card) == "discard"


# -- who is not drawn in


@covers("nw-8.31-2", "nw-8.4-1")
@pytest.mark.parametrize(
    ("card", "minor_", "power"),
    [
        ("russo_turkish_war", "turkey", "russia"),
        ("russo_turkish_war", "turkey", "britain"),
        ("anglo_turkish_war", "turkey", "austria"),
        ("war_in_finland", "sweden", "britain"),
    ],
)
def test_no_war_with_a_client_of_ones_camp(card: str, minor_: str, power: str) -> None:
    said = {**PLENTY, "consuls": {**PLENTY["consuls"], minor_: (power, "friendly", False)}}
    assert not_played("france", card, **said) == "nw-6.1-4"


@pytest.mark.parametrize("card", ["russo_turkish_war", "anglo_turkish_war"])
def test_a_client_of_the_other_camp_is_at_war_easily(card: str) -> None:
    said = {**PLENTY, "consuls": {**PLENTY["consuls"], "turkey": ("france", "friendly", False)}}
    assert may(holding("france", card, **said), ("event", card))


@covers("nw-6.13-1")
@pytest.mark.parametrize("card", ["russo_turkish_war", "anglo_turkish_war"])
def test_a_war_takes_its_pieces_even_between_nations_at_war(card: str) -> None:
    said = {**PLENTY, **PACT_OF_TURKEY}
    match = event("austria", card, **said)
    while question(match)[1] == "event_commit":
        go(match, min(choices(match)))
    assert committed(look(match), card) == WARS[card]


def test_no_war_in_finland_within_a_camp() -> None:
    said = {
        **PLENTY,
        "consuls": {"sweden": ("britain", "pact", False)},
        "camps": {"sweden": "coalition"},
        "seats": {"sweden": 1},
    }
    assert not_played("france", "war_in_finland", **said) == "nw-6.1-4"


# -- pieces that are there, and pieces that are not


@pytest.mark.parametrize(("card", "nation"), [("serbian_revolt", "turkey"), ("mahratta_war", "britain")])
def test_a_leader_only_if_one_is_in_play(card: str, nation: str) -> None:
    said = {**PLENTY, "leaders": {"kutuzov": "moscow"}}
    match = event("austria", card, **said)
    assert committed(look(match), card) == {nation: {"units": WARS[card][nation]["units"]}}


@covers("nw-6.13-4", "nw-6.13-6", "nw-6.13-7")
def test_which_squadrons_may_be_sent() -> None:
    """Blockaded and refitting ones, those at sea and in Regroup; none that is being built."""
    ships = {
        "brest": [("france", 0), ("france", BUILDING)],
        "english_channel": [("britain", 0)],
        "bay_of_biscay": [("britain", 0)],
        "marseilles": [("france", 1)],
        REGROUP: [("france", 0)],
    }
    match = holding("austria", "haitian_revolt", **{**PLENTY, "squadrons": ships})
    go(match, ("event", "haitian_revolt"))
    assert choices(match) == {
        ("commit_squadron", "brest", 0),
        ("commit_squadron", "marseilles", 1),
        ("commit_squadron", REGROUP, 0),
    }
    go(match, ("commit_squadron", REGROUP, 0))
    assert look(match).squadrons["haitian_revolt"] == (("france", 1),)


@covers("nw-6.12-2")
def test_a_britain_short_of_squadrons_builds_them_at_once() -> None:
    said = {**PLENTY, "squadrons": {"london": [("britain", 0)]}, "hands": {"britain": ("orders_in_council",)}}
    match = event("austria", "anglo_american_war", **said)
    assert question(match) == ("britain", "event_levy")
    go(match, ("pay_card", "orders_in_council"))
    assert committed(look(match), "anglo_american_war") == WARS["anglo_american_war"]
    assert not told(match, "forced_to_submit")


@covers("nw-6-2")
def test_europe_exhausted_takes_effect_even_where_its_cp_are_used_at_once() -> None:
    said = {
        **PLENTY,
        "squadrons": {"london": [("britain", 0)]},
        "resources": {"britain": 0},
        "used_reserves": {"parliament", "admiralty"},
        "hands": {"britain": ("europe_exhausted",)},
    }
    match = event("austria", "anglo_american_war", **said)
    assert committed(look(match), "anglo_american_war") == WARS["anglo_american_war"]
    assert look(match).peace == 2


@covers("nw-6.12-3")
def test_a_britain_without_squadrons_and_means_must_submit() -> None:
    said = {
        **PLENTY,
        "squadrons": {},
        "units": {**PLENTY["units"], "york": {"france": 1}},
        "resources": {"britain": 0},
        "used_reserves": {"parliament", "admiralty"},
    }
    match = event("austria", "anglo_american_war", **said)
    assert told(match, "forced_to_submit")
    assert "britain" in look(match).subjects
    assert committed(look(match), REGROUP)["britain"]["units"] == 2, "it has met what it could, and the war is over"


def test_under_the_continental_system_british_cards_bring_less_for_a_war() -> None:
    """A card of 4 CP builds no squadron then."""
    system = look(event("france", "continental_system"))
    said = {
        **PLENTY,
        "squadrons": {"london": [("britain", 0)]},
        "units": {**PLENTY["units"], "york": {"france": 1}},
        "resources": {"britain": 0},
        "used_reserves": {"parliament", "admiralty"},
        "hands": {"britain": ("talleyrand",)},
    }
    assert not told(event("austria", "anglo_american_war", **said), "forced_to_submit")
    bound: dict[str, Any] = {"changes": system.changes, "timed": system.timed, "deck": position().deck}
    for card in ("continental_system", "anglo_american_war", "talleyrand"):
        bound["deck"] = bound["deck"].without(card)
    match = event("austria", "anglo_american_war", **said, **bound)
    assert told(match, "forced_to_submit")


# -- Finland


def ended(nation: str, **said: Any) -> Match:
    """The War in Finland ends by a 6 of one of the two."""
    aside = {
        "wars": {"war_in_finland": ("russia", "sweden")},
        "deck": position().deck.without("war_in_finland"),
        "units": {"war_in_finland": {"russia": 2, "sweden": 1}, **said.pop("units", {})},
        "consuls": {"sweden": ("france", "pact", False)},
        "camps": {"sweden": "imperial"},
        "seats": {"sweden": 0},
    }
    match = impulse(nation, 1, ("end of war_in_finland", 6), **{**aside, **said})
    go(match, ("end_war", "war_in_finland"))
    return match


def test_russia_wins_finland() -> None:
    match = ended("russia")
    assert choices(match) == {("raise_flag", "finland", "russia"), ("no_more",)}
    go(match, ("raise_flag", "finland", "russia"))
    assert look(match).flags["finland"] == "russia"


def test_sweden_wins_nothing() -> None:
    match = ended("sweden")
    assert match.over
    assert "finland" not in look(match).flags


def test_no_flag_while_swedes_are_in_finland() -> None:
    match = ended("russia", units={"finland": {"sweden": 1}})
    assert match.over
    assert units(match, "finland") == {"sweden": 1}


@covers("nw-faq-6.1-1")
def test_a_subject_neutral_is_drawn_into_a_war_as_well() -> None:
    said = {**PLENTY, "subjects": {"britain": Subject("france", 3)}}
    match = holding("france", "mahratta_war", **said)
    assert may(match, ("event", "mahratta_war"))
