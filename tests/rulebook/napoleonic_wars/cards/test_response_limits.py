"""What responses on the march, at sea and to events need, and how far they go (6.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import event, holding, not_played
from tests.rulebook.napoleonic_wars.cards.test_any_moment import announcing, marching, spending
from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, pass_window, rest, windows_open
from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    position,
    question,
    refused,
    table,
    told,
    units,
)
from tests.rulebook.napoleonic_wars.test_fleets import at, ships
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars import changes
from warcouncil.titles.napoleonic_wars.components import COMPONENTS


def in_force(card: str, first: Match) -> dict[str, Any]:
    """A timed event goes on in another impulse."""
    return {"timed": (card,), "changes": look(first).changes, "deck": position().deck.without(card)}


# -- to events


def test_nobody_countermands_himself() -> None:
    state = position(hands={"austria": ("talleyrand", "countermand")})
    state.active = state.acting = state.due = "austria"
    state.phase, state.round, state.agenda = "impulses", 2, [("plays", "austria")]
    match = table(state=state)
    match.choose(match.decisions[0], ("event", "talleyrand"))
    options = {option for decision in match.decisions for option in decision.options}
    assert ("play", "countermand") not in options


def test_a_countermanded_event_with_a_red_mark_stays_in_the_game() -> None:
    said: dict[str, Any] = {"units": {"linz": {"france": 1}}, "leaders": {"napoleon": "linz"}, "turn": 2}
    match = announcing({"france": ("countermand",)}, "malet_conspiracy", **said)
    go(match, ("event", "malet_conspiracy"), ("play", "countermand"))
    rest(match)
    assert "malet_conspiracy" in look(match).discard
    assert look(match).leaders["napoleon"] == "linz"


def test_no_countermand_for_battle_cards() -> None:
    match = impulse(
        "france",
        1,
        ("battle: attacker", (5, *[1] * 10)),
        ("battle: defender", (1,) * 5),
        hands={"france": ("horse_artillery",), "russia": ("countermand",)},
        units={"munich": {"france": 4}, "linz": {"austria": 3}},
        leaders={"davout": "munich", "john": "linz"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"), ("stand",))
    come_to(match, "battle_dice")
    go(match, ("play", "horse_artillery"))
    rest(match)
    assert told(match, "battle_over") == [{"space": "linz", "side": "defender"}]
    assert look(match).hands["russia"] == ("countermand",)
    assert not told(match, "event_cancelled")


def test_no_countermand_without_an_event() -> None:
    match = spending("france", "countermand")
    assert "countermand" not in offered(match)


# -- hands


def test_spies_replace_a_card() -> None:
    match = impulse("austria", 3, hands={"france": ("spies",), "russia": ("manoeuvre", "rally")})
    go(match, ("play", "spies"))
    rest(match)
    assert choices(match) == {("discard", "manoeuvre"), ("discard", "rally"), ("no_more",)}
    go(match, ("discard", "rally"))
    assert "rally" in look(match).discard
    assert len(look(match).hands["russia"]) == 2


def test_spies_may_leave_the_hand_alone() -> None:
    match = impulse("austria", 3, hands={"france": ("spies",), "russia": ("manoeuvre", "rally")})
    go(match, ("play", "spies"))
    rest(match)
    go(match, ("no_more",))
    assert look(match).hands["russia"] == ("manoeuvre", "rally")


@covers("nw-faq-6.14-2")
def test_no_spies_where_there_are_no_hands() -> None:
    match = impulse("austria", 3, hands={"france": ("spies",)})
    assert not windows_open(match) or "spies" not in offered(match)


# -- on the march


def test_burnt_earth_goes_on_burning() -> None:
    """Whoever enters Linz later in the turn suffers as well, and whoever ends an impulse there."""
    match = marching("austria", "burnt_earth", ("attrition by event", (1,) * 5))
    go(match, ("play", "burnt_earth"))
    rest(match)
    state = look(match)
    assert [(one.what, one.spaces, one.until) for one in state.changes] == [
        ("entering", ("linz",), "turn"),
        ("staying", ("linz",), "turn"),
    ]
    later = impulse(
        "france",
        1,
        ("attrition by event", (6,)),
        units={"munich": {"france": 1}},
        leaders={},
        changes=state.changes,
        deck=state.deck,
        discard=state.discard,
    )
    go(later, ("march_unit", "munich"), ("enter", "linz"))
    assert look(later).units == {}


def test_burnt_earth_spares_its_own() -> None:
    match = marching("austria", "burnt_earth", ("attrition by event", (1,) * 5))
    go(match, ("play", "burnt_earth"))
    assert not changes.in_force(look(match), "entering", "austria", "linz")
    assert changes.in_force(look(match), "entering", "france", "linz")


def test_a_forced_march_tires_nobody() -> None:
    """The fifth and sixth duchy of Davout cost neither CP nor men."""
    said: dict[str, Any] = {"units": {"munich": {"france": 1}}, "leaders": {"davout": "munich"}}
    match = impulse("france", 4, hands={"france": ("forced_march",)}, **said)
    go(match, ("march", "davout"), ("take", "france", 1))
    for space in ("ulm", "munich", "ulm", "munich"):
        rest(match)
        go(match, ("enter", space))
    come_to(match, "land_move")
    go(match, ("play", "forced_march"))
    rest(match)
    go(match, ("enter", "ulm"))
    rest(match)
    go(match, ("enter", "munich"))
    rest(match)
    assert not told(match, "attrition")
    assert units(match, "munich") == {"france": 1}


def test_without_it_they_tire() -> None:
    said: dict[str, Any] = {"units": {"munich": {"france": 1}}, "leaders": {"davout": "munich"}}
    match = impulse("france", 5, ("attrition by forced_march", (1, 1)), **said)
    go(
        match,
        ("march", "davout"),
        ("take", "france", 1),
        *[("enter", one) for one in ("ulm", "munich") * 2],
        ("enter", "ulm"),
    )
    assert told(match, "attrition")


@pytest.mark.parametrize("space", ["vienna", "venice"])
def test_fodder_is_short_neither_in_capitals_nor_in_fortresses(space: str) -> None:
    match = holding("france", "shortage_of_fodder", units={space: {"austria": 12}})
    assert refused(match, ("event", "shortage_of_fodder")) == "nw-6.1-4"


def test_fodder_is_short_for_everybody_there() -> None:
    match = event("britain", "shortage_of_fodder", units={"linz": {"austria": 6, "russia": 5}})
    assert units(match, "linz") == {"austria": 4, "russia": 4}


@covers("nw-9.1-1")
def test_mud_does_not_let_a_single_cp_move_anybody() -> None:
    mud = in_force("mud", event("austria", "mud"))
    match = impulse("france", 1, units={"munich": {"france": 1}}, leaders={"ney": "munich"}, **mud)
    assert refused(match, ("march", "ney")) == "nw-9.1-1"


# -- armistice


def truce(power: str, cp: int, foe: str = "austria", **said: Any) -> Match:
    """France and Austria, or another power, have an armistice."""
    first = event("russia", "armistice", ("name_pair", "france", foe))
    return impulse(power, cp, **in_force("armistice", first), **said)


def test_in_an_armistice_nobody_goes_deeper() -> None:
    said: dict[str, Any] = {"units": {"linz": {"france": 2}}, "leaders": {"ney": "linz"}}
    match = truce("france", 2, **said)
    go(match, ("march", "ney"), ("take", "france", 2))
    assert look(match).leaders["ney"] == "munich", "the only way that is left"
    assert refused(match, ("enter", "linz")) == "nw-6.11-1"


def test_in_an_armistice_one_may_leave_by_other_duchies_of_the_same_power() -> None:
    """Vienna is two steps from the border: the way back goes through Linz."""
    said: dict[str, Any] = {"units": {"vienna": {"france": 2}}, "leaders": {"ney": "vienna"}}
    match = truce("france", 2, **said)
    go(match, ("march", "ney"), ("take", "france", 2))
    assert refused(match, ("enter", "pressburg")) == "nw-6.11-1"
    assert may(match, ("enter", "linz"))


def test_in_an_armistice_nobody_flags_or_intercepts() -> None:
    said: dict[str, Any] = {"units": {"linz": {"france": 2}, "vienna": {"austria": 2}}}
    said["leaders"] = {"ney": "linz", "charles": "vienna"}
    match = truce("france", 2, **said)
    assert refused(match, ("flag", "linz")) == "nw-6.11-1"
    go(match, ("march", "ney"), ("take", "france", 2))
    assert question(match)[0] == "france", "Charles is not asked about Munich"


def test_in_an_armistice_minors_in_pact_keep_it_too() -> None:
    said: dict[str, Any] = {"units": {"milan": {"spain": 2}}, "leaders": {"castanos": "milan"}}
    match = truce("spain", 3, **said)
    state = look(match)
    assert changes.kept_from(state, "battle", "spain", "austria")
    assert not changes.kept_from(state, "battle", "spain", "russia")


@covers("nw-6.11-1")
def test_in_an_armistice_nobody_lands_where_the_other_is() -> None:
    """Neither in a French port, nor in Lisbon, which the French besiege."""
    said: dict[str, Any] = {"units": {"wales": {"britain": 2}, "lisbon": {"france": 1}}, "leaders": {"moore": "wales"}}
    seas = {"bay_of_biscay": [("britain", 0)], "portuguese_coast": [("britain", 0)]}
    match = truce("britain", 4, "britain", squadrons=seas, **said)
    go(match, ("convoy", "moore"), ("take", "britain", 2), ("steer", "bay_of_biscay"))
    assert refused(match, ("land", "bordeaux")) == "nw-6.11-1"
    go(match, ("steer", "portuguese_coast"))
    assert refused(match, ("land", "lisbon")) == "nw-6.11-1"
    assert may(match, ("land", "oporto"))


@covers("nw-6.11-1")
def test_in_an_armistice_fleets_pass_each_other() -> None:
    """The French do not intercept, and the British neither look for them nor sail into their port."""
    seas = {"english_channel": [("britain", 0)], "bay_of_biscay": [("france", 0)], "brest": [("france", 0)]}
    match = truce("britain", 4, "britain", squadrons=seas, units={}, leaders={})
    go(match, ("sail", "english_channel"), ("steer", "bay_of_biscay"))
    assert question(match) == ("britain", "voyage")
    assert refused(match, ("patrol", "france")) == "nw-6.11-1"
    assert refused(match, ("put_in", "brest")) == "nw-6.11-1"


@covers("nw-6.11-1")
def test_in_an_armistice_nothing_is_built_beside_besiegers() -> None:
    """It would fight them at once."""
    match = truce("austria", 4, units={"venice": {"france": 1}}, leaders={})
    assert refused(match, ("build", "venice")) == "nw-6.11-1"
    assert may(match, ("build", "vienna"))


@covers("nw-6.11-1")
def test_in_an_armistice_no_flotilla_sails() -> None:
    first = event("russia", "armistice", ("name_pair", "france", "britain"))
    said: dict[str, Any] = {"units": {"calais": {"france": 2}}, "leaders": {"davout": "calais"}}
    assert not_played("france", "invasion_flotilla", **in_force("armistice", first), **said) == "nw-6.1-4"


def test_an_armistice_is_between_enemies() -> None:
    match = holding("france", "armistice")
    go(match, ("event", "armistice"))
    assert choices(match) == {("name_pair", "france", one) for one in ("britain", "austria", "russia")}


# -- attrition


def test_bread_and_wine_only_where_something_would_be_lost() -> None:
    match = impulse(
        "austria",
        2,
        ("attrition by pass_or_marsh", (1,) * 4),
        hands={"austria": ("bread_and_wine",)},
        flags={"linz": "france"},
        units={"prague": {"austria": 3}},
        leaders={"john": "prague"},
    )
    go(match, ("march", "john"), ("take", "austria", 3), ("enter", "linz"))
    assert not windows_open(match) or "bread_and_wine" not in offered(match)


# -- at sea


def test_a_storm_turns_a_convoy_back() -> None:
    """Moore on his way to Ireland is in Wales again."""
    match = impulse(
        "britain",
        2,
        ("attrition by storm_at_sea", (1,)),
        hands={"austria": ("storm_at_sea",)},
        units={"wales": {"britain": 2}},
        leaders={"moore": "wales"},
        squadrons={"irish_sea": ships("britain")},
    )
    go(match, ("convoy", "moore"), ("take", "britain", 2))
    if question(match)[1] != "respond":
        go(match, ("steer", "irish_sea"))
    come_to(match, "sea_move")
    go(match, ("play", "storm_at_sea"))
    rest(match)
    while not match.over and question(match)[1] == "haven":
        go(match, min(choices(match)))
    assert units(match, "wales") == {"britain": 2}
    assert look(match).convoy is None


@covers("nw-faq-6.14-2")
def test_no_storm_over_an_empty_sea() -> None:
    match = impulse("britain", 2, hands={"austria": ("storm_at_sea",)}, squadrons={"kent": ships("britain")})
    assert not windows_open(match) or "storm_at_sea" not in offered(match)


def test_a_storm_as_the_play_of_an_impulse() -> None:
    said = {"squadrons": {"irish_sea": ships("britain"), "black_sea": ships("russia")}}
    match = holding("france", "storm_at_sea", ("attrition by storm_at_sea", (6,)), **said)
    go(match, ("event", "storm_at_sea"))
    assert choices(match) == {("name_sea", "irish_sea"), ("name_sea", "black_sea")}
    go(match, ("name_sea", "black_sea"))
    while question(match)[1] == "haven":
        go(match, min(choices(match)))
    assert at(match, "irish_sea") == tuple(ships("britain"))
    assert [mark for port in ("odessa", "sevastopol") for _, mark in at(match, port)] == [1]


def test_the_weather_gauge_saves_an_evasion() -> None:
    """The French fleet that has failed to evade evades after all."""
    match = impulse(
        "britain",
        3,
        ("patrol by the fleet of britain", (6, 6)),
        ("evasion of the fleet of france", (1, 1)),
        hands={"france": ("the_weather_gauge",)},
        squadrons={"bay_of_biscay": [*ships("britain", 3), *ships("france", 2)]},
    )
    go(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 3), ("patrol", "france"))
    rest(match)
    assert question(match) == ("france", "sea_evade")
    go(match, next(option for option in sorted(choices(match)) if option != ("fight",)))
    assert offered(match) == {"the_weather_gauge"}
    go(match, ("play", "the_weather_gauge"))
    rest(match)
    assert not told(match, "naval_battle")


def test_no_weather_gauge_for_those_who_have_no_ships_there() -> None:
    match = impulse(
        "britain",
        3,
        ("patrol by the fleet of britain", (1, 1)),
        hands={"austria": ("the_weather_gauge",)},
        squadrons={"bay_of_biscay": [*ships("britain", 3), *ships("france", 2)]},
    )
    go(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 3), ("patrol", "france"))
    assert not windows_open(match) or "the_weather_gauge" not in offered(match)


def test_the_nelson_touch_is_british_and_stays_unless_a_one_is_rolled() -> None:
    dice = [
        ("patrol by the fleet of britain", (6, 6)),
        ("naval battle: active", (5, *[1] * 10)),
        ("naval battle: other", (1,) * 4),
        ("event nelson_touch", 2),
    ]
    match = impulse(
        "britain",
        3,
        *dice,
        hands={"britain": ("nelson_touch",)},
        squadrons={"bay_of_biscay": [*ships("britain", 3), *ships("france", 2)]},
    )
    go(match, ("sail", "bay_of_biscay"), ("weigh", "britain", 3), ("patrol", "france"), ("fight",))
    go(match, ("play", "nelson_touch"))
    rest(match)
    while not match.over and question(match)[1] == "haven":
        go(match, min(choices(match)))
    assert "nelson_touch" in look(match).discard


@covers("nw-13.4-3")
def test_no_nelson_touch_in_a_battle_of_others() -> None:
    """Russians and French fight; Britain has no squadron there."""
    match = impulse(
        "russia",
        3,
        ("patrol by the fleet of russia", (6, 6)),
        ("naval battle: active", (5, 1)),
        ("naval battle: other", (1,) * 4),
        hands={"britain": ("nelson_touch",)},
        squadrons={"bay_of_biscay": [*ships("russia", 2), *ships("france", 2)]},
    )
    go(match, ("sail", "bay_of_biscay"), ("weigh", "russia", 2), ("patrol", "france"), ("fight",))
    while windows_open(match):
        assert "nelson_touch" not in offered(match)
        pass_window(match)
    assert told(match, "naval_round")
    assert look(match).hands["britain"] == ("nelson_touch",)
    assert not told(match, "response_played")


@covers("nw-6.2-3")
def test_gallant_danes_wait_for_a_player() -> None:
    assert COMPONENTS.reserves["gallant_danes"].response
    match = impulse("britain", 2, squadrons={"north_sea": ships("britain", 2), "copenhagen": ships("denmark")})
    go(match, ("sail", "north_sea"), ("weigh", "britain", 2), ("steer", "skagerrak"))
    assert all(("play_reserve", "gallant_danes") not in decision.options for decision in match.decisions)
    assert PASS not in match.decisions[0].options
