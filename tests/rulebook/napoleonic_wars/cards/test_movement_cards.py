"""Cards of movement and points (5.11, 6.1, 6.3, 13): marches without CP, points for some uses, drawn cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import event, holding, lies, not_played, staged
from tests.rulebook.napoleonic_wars.cards.windows import come_to, go, offered, rest
from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    position,
    question,
    refused,
    rolled,
    table,
    told,
    units,
)
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import HALTED, OFF_MAP

NEY: dict[str, Any] = {"units": {"munich": {"france": 2}}, "leaders": {"ney": "munich"}}


def acts(match: Match) -> set[str]:
    """What points may be spent on now."""
    return {str(option[0]) for option in choices(match)}


# -- points for some uses


@pytest.mark.parametrize(
    ("nation", "card", "cp", "place", "leader"),
    [("france", "berthier", 7, "munich", "ney"), ("russia", "tsar_takes_the_field", 8, "moscow", "kutuzov")],
)
def test_points_for_marches_and_flags(nation: str, card: str, cp: int, place: str, leader: str) -> None:
    said: dict[str, Any] = {"units": {place: {nation: 2}}, "leaders": {leader: place}}
    match = holding(nation, card, **said)
    go(match, ("event", card))
    assert look(match).cp == cp
    assert acts(match) <= {"march", "march_unit", "appoint", "form_group", "flag", "clear", "end_actions"}
    near = COMPONENTS.atlas.neighbours[place][0]
    go(match, ("march", leader), ("take", nation, 2), ("enter", near))
    assert look(match).cp == cp - 1
    assert "build" not in acts(match)


@pytest.mark.parametrize(("nation", "card"), [("france", "berthier"), ("russia", "tsar_takes_the_field")])
def test_points_that_are_left_are_lost(nation: str, card: str) -> None:
    said: dict[str, Any] = {"units": {"munich": {"france": 2}, "moscow": {"russia": 1}}, "leaders": {"ney": "munich"}}
    match = event(nation, card, ("end_actions",), **said)
    assert look(match).cp == 0
    assert question(match) == (nation, "play")


def test_berthier_flags() -> None:
    said: dict[str, Any] = {"units": {"linz": {"france": 2}}, "leaders": {"ney": "linz"}}
    match = event("france", "berthier", ("flag", "linz"), **said)
    assert look(match).flags["linz"] == "france"
    assert look(match).cp == 6


def test_english_gold_pays_for_building_and_movement_of_an_ally() -> None:
    """Flags are built, and fleets move (6.3)."""
    said: dict[str, Any] = {
        "units": {"moscow": {"russia": 2}, "warsaw": {"russia": 1}},
        "leaders": {"kutuzov": "moscow", "bagration": "warsaw"},
        "flags": {"warsaw": "france"},
        "squadrons": {"reval": [("russia", 0)]},
        "wars": {"russo_persian_war": ("russia",)},
        "deck": position().deck.without("russo_persian_war").without("english_gold"),
    }
    match = holding("france", "english_gold", **said)
    go(match, ("event", "english_gold"))
    assert choices(match) == {("name", "austria"), ("name", "russia")}
    go(match, ("name", "russia"))
    assert question(match) == ("russia", "event_points")
    assert {"build", "flag", "march", "sail"} <= acts(match)
    assert "end_war" not in acts(match)
    go(match, ("end_actions",))
    assert question(match) == ("france", "play")
    assert look(match).acting == "france"


def test_english_gold_finds_no_ally() -> None:
    said = {"camps": {"austria": "imperial", "russia": "imperial"}}
    assert not_played("britain", "english_gold", **said) == "nw-6.1-4"


@covers("nw-faq-6.14-2")
@pytest.mark.parametrize(
    ("nation", "card"), [("russia", "tsar_takes_the_field"), ("france", "berthier"), ("britain", "wooden_walls")]
)
def test_no_points_for_pieces_that_are_not_there(nation: str, card: str) -> None:
    assert not_played(nation, card, leaders={}) == "nw-6.1-4"


def test_wooden_walls_are_for_the_fleets() -> None:
    said: dict[str, Any] = {
        "squadrons": {"kent": [("britain", 1)], "bay_of_biscay": [("britain", 0), ("france", 0)]},
        "units": {"kent": {"britain": 2}},
        "leaders": {"moore": "kent"},
    }
    match = holding("britain", "wooden_walls", ("patrol by the fleet of britain", (1, 1)), **said)
    go(match, ("event", "wooden_walls"))
    assert (look(match).cp, look(match).mp) == (0, 16)
    assert acts(match) <= {"sail", "refit_squadron", "join_fleets", "leave_fleets", "end_actions"}
    go(match, ("refit_squadron", "kent"))
    assert look(match).squadrons["kent"] == (("britain", 0),)
    go(match, ("sail", "bay_of_biscay"), ("patrol", "france"))
    lines = told(match, "check_rolled")[0]
    plain = impulse(
        "britain",
        4,
        ("patrol by the fleet of britain", (1, 1)),
        squadrons={"bay_of_biscay": said["squadrons"]["bay_of_biscay"]},
    )
    go(plain, ("sail", "bay_of_biscay"), ("patrol", "france"))
    before = told(plain, "check_rolled")[0]["total"]
    assert isinstance(before, int)
    assert lines["total"] == before + 1


# -- marches without CP


def test_manoeuvre_four_duchies_safe_from_interception() -> None:
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "vienna": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "vienna"},
    }
    match = holding("france", "manoeuvre", **said)
    go(match, ("event", "manoeuvre"), ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    assert question(match) == ("france", "march"), "John is not asked"
    assert look(match).cp == 0
    for space in ("munich", "linz", "munich"):
        go(match, ("enter", space))
    assert look(match).moving is None, "four duchies and no more"


@covers("nw-6.1-3")
def test_hussars_intercept_a_manoeuvre() -> None:
    """Worked example of 6.1: the later event holds."""
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "vienna": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "vienna"},
        "hands": {"austria": ("hussars_and_grenzers",)},
    }
    battle = (("battle: attacker", (1,) * 9), ("battle: defender", (5, *[1] * 4)))
    match = holding("france", "manoeuvre", ("interception by john", (6, 6)), *battle, **said)
    go(match, ("event", "manoeuvre"), ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    come_to(match, "land_move")
    assert offered(match) == {"hussars_and_grenzers"}
    go(match, ("play", "hussars_and_grenzers"), ("take", "austria", 3))
    assert told(match, "battle_over") == [{"space": "linz", "side": "attacker"}]


def test_a_manoeuvre_pins_the_enemy_and_levels_the_ground() -> None:
    """Against Innsbruck by a pass: nobody evades, and the defender has no dice for the pass."""
    said: dict[str, Any] = {
        "units": {"munich": {"france": 4}, "innsbruck": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "innsbruck"},
    }
    dice = [
        ("attrition by pass_or_marsh", (1,) * 5),
        ("battle: attacker", (5, *[1] * 8)),
        ("battle: defender", (1,) * 5),
    ]
    match = holding("france", "manoeuvre", *dice, **said)
    go(match, ("event", "manoeuvre"), ("march", "davout"), ("take", "france", 4), ("enter", "innsbruck"))
    rolled(match)
    assert told(match, "battle_over")


def test_no_manoeuvre_without_an_army() -> None:
    assert not_played("france", "manoeuvre", units={"munich": {"france": 4}}) == "nw-6.1-4"


def test_the_corps_system_moves_every_army_two_duchies() -> None:
    said: dict[str, Any] = {
        "units": {"munich": {"france": 2}, "milan": {"france": 2}},
        "leaders": {"ney": "munich", "massena": "milan"},
    }
    match = holding("france", "corps_system", **said)
    go(match, ("event", "corps_system"), ("march", "ney"), ("take", "france", 2), ("enter", "ulm"))
    go(match, ("enter", "wurttemberg"))
    assert choices(match) == {("march", "massena"), ("no_more",)}
    go(match, ("march", "massena"), ("take", "france", 2), ("enter", "turin"))
    assert look(match).leaders == {"ney": "wurttemberg", "massena": "turin"}
    assert look(match).cp == 0


def test_no_corps_without_a_leader() -> None:
    assert not_played("france", "corps_system", units={"munich": {"france": 2}}) == "nw-6.1-4"


# -- the grand alliance


ALLIES: dict[str, Any] = {
    "units": {"vienna": {"austria": 4}, "moravia": {"russia": 4}, "prague": {"austria": 2}},
    "leaders": {"charles": "vienna", "kutuzov": "moravia", "john": "prague"},
}


def test_a_grand_alliance_gathers_and_marches() -> None:
    match = holding("austria", "grand_alliance", **ALLIES)
    go(match, ("event", "grand_alliance"), ("lead", "charles"))
    assert choices(match) == {("join_with", "kutuzov"), ("no_more",)}, "John is Austrian, too"
    go(match, ("join_with", "kutuzov"))
    assert question(match) == ("russia", "treaty")
    go(match, ("agree",), ("enter", "linz"))
    assert units(match, "linz") == {"austria": 4, "russia": 4}
    go(match, ("enter", "munich"))
    assert units(match, "munich") == {"austria": 4, "russia": 4}
    assert look(match).cp == 0
    assert look(match).moving is None, "two duchies and no more"


def test_an_ally_who_does_not_want_to_stays() -> None:
    match = holding("austria", "grand_alliance", **ALLIES)
    go(match, ("event", "grand_alliance"), ("lead", "charles"), ("join_with", "kutuzov"), ("refuse",))
    assert look(match).leaders["kutuzov"] == "moravia"


def test_after_one_refusal_another_ally_may_still_join() -> None:
    said: dict[str, Any] = {
        "units": {"vienna": {"austria": 4}, "moravia": {"russia": 4}, "linz": {"britain": 2}},
        "leaders": {"charles": "vienna", "kutuzov": "moravia", "moore": "linz"},
    }
    match = holding("austria", "grand_alliance", **said)
    go(match, ("event", "grand_alliance"), ("lead", "charles"), ("join_with", "kutuzov"), ("refuse",))
    assert choices(match) == {("join_with", "moore"), ("no_more",)}
    go(match, ("join_with", "moore"), ("agree",), ("enter", "linz"))
    assert units(match, "linz") == {"austria": 4, "britain": 2}


def test_an_ally_may_command_the_alliance_if_his_player_agrees() -> None:
    match = holding("austria", "grand_alliance", **ALLIES)
    go(match, ("event", "grand_alliance"))
    assert choices(match) == {("lead", "charles"), ("lead", "kutuzov"), ("lead", "john")}
    go(match, ("lead", "kutuzov"))
    assert question(match) == ("russia", "treaty")
    go(match, ("agree",), ("join_with", "charles"))
    assert look(match).groups["moravia"] == ("kutuzov", "russia", "austria")
    go(match, ("enter", "vienna"))
    assert units(match, "vienna") == {"austria": 4, "russia": 4}


def test_an_army_that_has_fought_joins_no_alliance() -> None:
    assert not_played("austria", "grand_alliance", **ALLIES, strides={"kutuzov": HALTED}) == "nw-6.1-4"


def test_no_alliance_with_armies_that_are_far() -> None:
    said = {**ALLIES, "units": {"vienna": {"austria": 4}, "moscow": {"russia": 4}}}
    said["leaders"] = {"charles": "vienna", "kutuzov": "moscow"}
    assert not_played("austria", "grand_alliance", **said) == "nw-6.1-4"


# -- the flotilla


COAST = ("coastal fire", (1,) * COMPONENTS.tables.naval.coastal_fire)


def crossing(ships: dict[str, Any], *dice: tuple[str, object], land: str = "kent", **said: Any) -> Match:
    said = {"units": {"calais": {"france": 8}}, "leaders": {"davout": "calais"}, **said}
    match = holding("france", "invasion_flotilla", *dice, squadrons=ships, **said)
    go(match, ("event", "invasion_flotilla"))
    assert choices(match) == {("embark", "davout", count) for count in range(1, 7)}
    go(match, ("embark", "davout", 6), ("land_at", land))
    rest(match)
    return match


def test_a_flotilla_lands_in_kent() -> None:
    match = crossing({}, COAST)
    assert units(match, "kent") == {"france": 6}
    assert look(match).leaders["davout"] == "kent"
    assert units(match, "calais") == {"france": 2}


def test_squadrons_in_the_channel_fire_at_it() -> None:
    """Two dice for each enemy squadron in the sea zones entered, and a unit for each 6."""
    ships = {"english_channel": [("britain", 0)], "north_sea": [("britain", 0)]}
    match = crossing(ships, ("fire at the flotilla", (6, 1)), COAST)
    assert units(match, "kent") == {"france": 5}
    match = crossing(ships, ("fire at the flotilla", (6, 6, 1, 1)), COAST, land="london")
    assert units(match, "london") == {"france": 4}


@covers("nw-13.71-1")
def test_a_flotilla_lands_in_no_port_with_a_fleet() -> None:
    match = holding(
        "france",
        "invasion_flotilla",
        units={"calais": {"france": 2}},
        leaders={"davout": "calais"},
        squadrons={"kent": [("britain", 0)]},
    )
    go(match, ("event", "invasion_flotilla"), ("embark", "davout", 2))
    assert ("land_at", "kent") not in choices(match)
    assert ("land_at", "london") in choices(match)


@covers("nw-13.6-4")
def test_whoever_has_marched_does_not_embark_in_the_flotilla() -> None:
    said: dict[str, Any] = {"units": {"calais": {"france": 2}}, "leaders": {"davout": "calais"}}
    assert not_played("france", "invasion_flotilla", **said, strides={"davout": 1}) == "nw-6.1-4"


def test_no_flotilla_without_an_army_on_the_channel() -> None:
    said: dict[str, Any] = {"units": {"paris": {"france": 8}}, "leaders": {"davout": "paris"}}
    assert not_played("france", "invasion_flotilla", **said) == "nw-6.1-4"
    assert not_played("france", "invasion_flotilla", units={"calais": {"france": 8}}) == "nw-6.1-4"


def test_the_flotilla_goes_to_britain_alone() -> None:
    match = holding("france", "invasion_flotilla", units={"calais": {"france": 1}}, leaders={"ney": "calais"})
    go(match, ("event", "invasion_flotilla"))
    assert choices(match) == {
        ("land_at", one) for one in ("london", "kent", "cornwall", "wales", "york", "edinburgh", "ireland")
    }


# -- drawn cards


def rothschild(*deck: str, **said: Any) -> Match:
    state = staged("france", "plays", {"france": ("house_of_rothschild",)}, **{**NEY, **said})
    rest_of = [card for card in COMPONENTS.cards if card in state.deck and card not in deck]
    state.deck = Deck((), (*deck, *rest_of))
    match = table(state=state)
    go(match, ("event", "house_of_rothschild"))
    return match


@covers("nw-5.11-1")
def test_rothschild_draws_two_and_plays_one() -> None:
    match = rothschild("talleyrand", "levee_en_masse")
    assert question(match) == ("france", "event_draw")
    assert choices(match) == {(how, card) for how in ("spend", "event") for card in ("talleyrand", "levee_en_masse")}
    go(match, ("spend", "talleyrand"))
    assert look(match).cp == 4
    assert look(match).hands["france"] == ("levee_en_masse",)
    go(match, ("end_actions",))
    assert refused(match, ("spend", "levee_en_masse")) == "nw-5.11-1"


def test_rothschild_plays_an_event_at_once() -> None:
    match = rothschild("talleyrand", "levee_en_masse")
    go(match, ("event", "levee_en_masse"), *[("place_troops", one) for one in ("paris", "paris", "lyon", "lyon")])
    assert units(match, "paris") == {"france": 2}
    assert look(match).hands["france"] == ("talleyrand",)
    assert lies(match, "house_of_rothschild") == "discard"


@covers("nw-6-2")
def test_rothschild_must_play_europe_exhausted_as_an_event() -> None:
    match = rothschild("europe_exhausted", "talleyrand")
    assert not may(match, ("spend", "europe_exhausted"))
    go(match, ("event", "europe_exhausted"))
    rest(match)
    assert look(match).peace == 2


def test_rothschild_finds_an_empty_deck() -> None:
    state = staged("france", "plays", {"france": ("house_of_rothschild",)}, **NEY)
    state.discard = tuple(card for card in COMPONENTS.cards if card != "house_of_rothschild")
    state.deck = Deck((), ())
    assert refused(table(state=state), ("event", "house_of_rothschild")) == "nw-6.1-4"


# -- Guerre de Course


def raid(*dice: tuple[str, object], **said: Any) -> Match:
    said = {"squadrons": {"brest": [("france", 0)], "north_sea": [("britain", 0)]}, **said}
    match = table(state=staged("france", "plays", said.pop("hands", {}), **said), dice=dice)
    go(match, ("reserve_event", "guerre_de_course"))
    return match


def test_raiders_may_be_one_or_two() -> None:
    ships = {"brest": [("france", 0)] * 3, "north_sea": [("britain", 0)] * 3}
    match = raid(squadrons=ships)
    assert look(match).squadrons[OFF_MAP] == (("france", 0),)
    assert question(match) == ("france", "raid")
    assert choices(match) == {("commit_squadron", "brest", 0), ("no_more",)}


@covers("nw-faq-6.13-1")
def test_a_blockaded_british_squadron_may_follow() -> None:
    """French squadrons lie in every sea zone of Cornwall."""
    ships = {
        "brest": [("france", 0)],
        "cornwall": [("britain", 0)],
        "english_channel": [("france", 0)],
        "irish_sea": [("france", 0)],
    }
    match = raid(("naval battle: active", (5, 1)), ("naval battle: other", (1, 1, 1)), squadrons=ships)
    assert look(match).squadrons[OFF_MAP]
    assert "cornwall" not in look(match).squadrons


def test_britain_may_answer_with_more_squadrons() -> None:
    match = raid(squadrons={"brest": [("france", 0)], "north_sea": [("britain", 0)] * 3})
    assert question(match) == ("britain", "raid")
    go(match, ("commit_squadron", "north_sea", 0))
    assert choices(match) == {("commit_squadron", "north_sea", 0), ("no_more",)}
    assert look(match).squadrons[OFF_MAP] == (("france", 0), ("britain", 0), ("britain", 0))


def test_without_a_card_britain_loses_a_resource() -> None:
    rolls = (("naval battle: active", (6, 6)), ("naval battle: other", (1, 1, 1)))
    match = raid(*rolls, resources={"britain": 1})
    rest(match)
    assert look(match).resources["britain"] == 0


def test_no_raid_without_squadrons() -> None:
    state = staged("france", "plays", {"france": ("mud",)}, squadrons={"north_sea": [("britain", 0)]})
    assert refused(table(state=state), ("reserve_event", "guerre_de_course")) == "nw-6.1-4"
