"""Land movement (13.1) and formations (5.1): who goes where, with whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, cited, finish, look, may, play, question, refused, told
from tests.rulebook.here_i_stand.land import HAPSBURG_WAR, VIENNA, march, scene, size, skip, units, war
from warcouncil.campaign import forces, stacks
from warcouncil.campaign.entry import entry_forbidden, is_foe
from warcouncil.campaign.pieces import Troops
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import LEADERS

# -- formations (5.1)


@covers("his-5.1-3", "his-5.1-4", "his-5.1-5")
@pytest.mark.parametrize(
    ("leaders", "most"), [((), 4), (("ibrahim_pasha",), 6), (("suleiman",), 12), (("suleiman", "ibrahim_pasha"), 12)]
)
def test_the_leaders_who_go_along_limit_a_formation(leaders: tuple[str, ...], most: int) -> None:
    match = war(
        "ottoman",
        1,
        leaders={"suleiman": "buda", "ibrahim_pasha": "buda"},
        buda={"ottoman": (12, 0, 2)},
        fields={"control": {"buda": "ottoman", "pressburg": "ottoman"}},
    )
    play(match, ("move", "buda"), *(("leader", leader) for leader in leaders))
    numbers = [option[3] for option in choices(match) if option[0] == "detach"]
    assert max(numbers) == most


@covers("his-5.2-2")
def test_a_part_is_offered_only_if_its_rest_can_be_shown_within_the_limit() -> None:
    """One unit goes; two mercenaries could be shown, but not one alone: so it is a regular."""
    slots = (("protestant", "regular", 3), ("protestant", "mercenary", 2))
    shown = {(0, 2), (1, 0)}

    def can_be_shown(part: Troops) -> bool:
        return part.counts[:2] in shown

    assert forces.amounts(scene(), slots, (), 1, 1, can_be_shown) == [1]
    assert forces.amounts(scene(), slots, (), 1, 2, can_be_shown) == [0, 1]


@covers("his-5.1-9")
def test_what_the_limit_binds() -> None:
    for purpose in ("move", "transport", "deploy", "intercept", "assault"):
        assert forces.cap(scene(), "ottoman", purpose, 20, ["ibrahim_pasha"]).limit == 6
        assert forces.cap(scene(), "ottoman", purpose, 5, ["suleiman"]).limit == 5
    for purpose in ("avoid", "sortie", "winter"):
        assert forces.cap(scene(), "ottoman", purpose, 20, ["ibrahim_pasha"]).limit == 20


@covers("his-5.1-1", "his-5.1-4")
def test_two_leaders_take_everybody_along() -> None:
    match = war(
        "ottoman",
        1,
        leaders={"suleiman": "buda", "ibrahim_pasha": "buda"},
        buda={"ottoman": (12, 0, 2)},
        fields={"control": {"buda": "ottoman", "pressburg": "ottoman"}},
    )
    state = look(march(match, "buda", "pressburg", ("all",)))
    assert units(state, "pressburg", "ottoman") == (12, 0, 2)
    assert state.leaders == {"suleiman": "pressburg", "ibrahim_pasha": "pressburg"}


COMMAND = {
    "suleiman": 12,
    "charles_v": 10,
    "henry_viii": 8,
    "francis_i": 8,
    "henry_ii": 8,
    **dict.fromkeys(("ibrahim_pasha", "duke_of_alva", "ferdinand", "charles_brandon", "john_dudley"), 6),
    **dict.fromkeys(("montmorency", "john_frederick", "philip_of_hesse", "maurice_of_saxony", "renegade"), 6),
}


@covers("his-5.1-1")
def test_every_army_leader_has_his_command_rating() -> None:
    assert {leader: stacks.formation_limit(scene(), [leader]) for leader in LEADERS} == COMMAND


@covers("his-5.1-1", "his-5.1-2", "his-5.1-4")
def test_the_limit_is_that_of_the_two_best_commanders() -> None:
    assert stacks.formation_limit(scene(), ["charles_v", "ferdinand", "duke_of_alva"]) == 16
    assert stacks.best_battle(scene(), ["charles_v", "ferdinand"]) == 2
    assert stacks.best_battle(scene(), []) == 0


@covers("his-5.1-4", "his-5.1-3")
def test_too_large_an_army_takes_as_many_as_its_leader_commands() -> None:
    match = war("france", 1, leaders={"montmorency": "paris"}, paris={"france": (5, 4)})
    march(match, "paris", "dijon", ("all",))
    assert choices(match) == {("detach", "france", "regular", number) for number in (2, 3, 4, 5)}
    state = play(match, ("detach", "france", "regular", 4))
    assert units(state, "dijon", "france") == (4, 2, 0)


@covers("his-5.1-6")
def test_a_formation_takes_units_of_minor_allies_along() -> None:
    match = war("papacy", 1, venice={"papacy": 2, "venice": 2}, fields={"minors": {"venice": "papacy"}})
    state = look(march(match, "venice", "modena", ("all",)))
    assert (size(state, "modena", "papacy"), size(state, "modena", "venice")) == (2, 2)


@covers("his-5.1-6", "his-9.2-12")
def test_units_of_an_allied_major_power_stay() -> None:
    match = war("papacy", 1, alliances=[("france", "papacy")], rome={"papacy": 2, "france": 2})
    play(match, ("move", "rome"), ("space", "siena"))
    assert choices(match) == {("detach", "papacy", "regular", 1), ("detach", "papacy", "regular", 2)}


# -- who may enter (13.1)


@covers("his-13.1-2")
@pytest.mark.parametrize(
    ("space", "clause"),
    [
        ("dijon", None),  # its own
        ("pavia", None),  # independent
        ("besancon", None),  # an enemy's
        ("calais", "his-13.1-2"),  # neither enemy's nor friend's
        ("rome", None),  # an ally's
        ("genoa", "his-13.1-2"),  # an inactive minor power's
    ],
)
def test_spaces_of_others_are_entered_in_war_or_alliance(space: str, clause: str | None) -> None:
    state = scene(wars=HAPSBURG_WAR, alliances=[("france", "papacy")])
    assert cited(entry_forbidden(state, "france", space)) == clause


@covers("his-13.1-3")
@pytest.mark.parametrize(
    ("powers", "clause"),
    [
        (("hapsburg",), None),  # all enemies
        (("papacy",), None),  # all allies
        (("england",), "his-13.1-3"),  # neither
        (("hapsburg", "papacy"), "his-13.1-3"),  # an ally and an enemy
    ],
)
def test_units_in_a_space_must_all_be_friends_or_all_be_enemies(powers: tuple[str, ...], clause: str | None) -> None:
    state = scene(wars=HAPSBURG_WAR, alliances=[("france", "papacy")], pavia=dict.fromkeys(powers, 1))
    assert cited(entry_forbidden(state, "france", "pavia")) == clause


@covers("his-13.1-4", "his-9.2-14")
def test_allies_of_an_enemy_in_his_space_are_fought_like_enemies() -> None:
    friends = scene(wars=HAPSBURG_WAR, alliances=[("hapsburg", "england")])
    assert is_foe(friends, "france", "england", "brussels")
    assert not is_foe(friends, "france", "england", "calais")  # their own space
    assert not is_foe(friends, "france", "papacy", "brussels")  # no allies of the enemy
    match = war(
        "france",
        1,
        ("attacker", (6, 6, 6, 6)),
        ("defender", (1, 1, 1)),
        wars=HAPSBURG_WAR,
        alliances=[("hapsburg", "england")],
        st_quentin={"france": 4},
        brussels={"england": 2},
    )
    march(match, "st_quentin", "brussels", ("detach", "france", "regular", 4))
    assert question(match) == ("england", "avoid_battle")
    play(match, ("pass",))
    assert question(match) == ("hapsburg", "withdraw")
    state = play(match, ("fight",))
    assert told(match, "field_battle")[0]["power2"] == ["england"]
    assert size(state, "brussels", "england") == 0


@covers("his-13.1-4")
def test_a_power_with_units_in_an_enemy_space_may_intercept_there() -> None:
    match = war(
        "france",
        1,
        ("interception", (6, 3)),
        ("attacker", (1, 1)),
        ("defender", (1, 1, 1)),
        wars=HAPSBURG_WAR,
        alliances=[("hapsburg", "england")],
        st_quentin={"france": 2},
        brussels={"england": 1},
        calais={"england": 1},
    )
    march(match, "st_quentin", "brussels", ("detach", "france", "regular", 2))
    assert question(match) == ("england", "intercept")
    play(match, ("intercept", "calais"))
    finish(match)


SIEGE: dict[str, Any] = {
    "milan": {"france": 3, "hapsburg": 1},
    "sieges": {"milan": {"france": 4}},
    "fields": {"control": {"milan": "hapsburg"}},
}


@covers("his-13.1-5")
@pytest.mark.parametrize(
    ("power", "wars", "alliances", "clause"),
    [
        ("hapsburg", [], [], None),  # relief of one's own
        ("papacy", [("papacy", "france")], [("papacy", "hapsburg")], None),  # relief of an ally
        ("papacy", [("papacy", "hapsburg")], [("papacy", "france")], None),  # joining an ally's siege
        ("papacy", [("papacy", "hapsburg"), ("papacy", "france")], [], "his-13.1-5"),  # an enemy besieges an enemy
        ("papacy", [], [("papacy", "hapsburg"), ("papacy", "france")], "his-13.1-5"),  # an ally besieges an ally
        ("papacy", [], [("papacy", "hapsburg")], "his-13.1-5"),  # the besieger is nobody's enemy
    ],
)
def test_a_besieged_space_is_entered_for_one_side_against_the_other(
    power: str, wars: list[tuple[str, str]], alliances: list[tuple[str, str]], clause: str | None
) -> None:
    state = scene(wars=[*HAPSBURG_WAR, *wars], alliances=alliances, **SIEGE)
    assert cited(entry_forbidden(state, power, "milan")) == clause


@covers("his-13.1-6", "his-22.6-2")
def test_anybody_may_march_on_an_independent_key() -> None:
    match = war("papacy", 1, siena={"papacy": 2}, florence={"independent": 1})
    state = look(march(match, "siena", "florence", ("detach", "papacy", "regular", 2)))
    assert state.sieges == {"florence": (("papacy", 5),)}


@covers("his-13.1-6")
def test_an_enemy_before_an_independent_key_must_be_beaten_first() -> None:
    match = war(
        "papacy",
        1,
        ("attacker", (6, 6, 6)),
        ("defender", (1, 1, 1)),
        wars=[("papacy", "france")],
        siena={"papacy": 3},
        florence={"independent": 1, "france": 2},
        sieges={"florence": {"france": 2}},
    )
    march(match, "siena", "florence", ("detach", "papacy", "regular", 3))
    state = skip(match, "avoid_battle")
    assert state.sieges == {"florence": (("papacy", 5),)}
    assert size(state, "florence", "france") == 0
    assert size(state, "florence", "independent") == 1


@covers("his-13.1-7", "his-13.2-13")
def test_who_lost_a_battle_does_not_move_again() -> None:
    match = war(
        "ottoman",
        3,
        ("interception", (4, 4)),
        ("attacker", (5, 5, 5, 1, 1, 1, 1, 1, 1, 1)),
        ("defender", (6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1)),
        **VIENNA,
    )
    march(match, "pressburg", "vienna", ("all",))
    play(match, ("intercept", "graz"), ("all",), ("casualties", "ottoman", "regular", 4))
    assert refused(match, ("move", "pressburg")) == "his-13.1-7"


@covers("his-13.1-8")
def test_new_besiegers_stay_for_the_impulse() -> None:
    match = war("papacy", 2, siena={"papacy": 2}, florence={"independent": 1})
    march(match, "siena", "florence", ("detach", "papacy", "regular", 2))
    assert refused(match, ("move", "florence")) == "his-13.1-8"


@covers("his-13.1-8")
def test_old_besiegers_may_go() -> None:
    match = war("papacy", 2, siena={}, florence={"independent": 1, "papacy": 2}, sieges={"florence": {"papacy": 2}})
    assert may(match, ("move", "florence"))


@covers("his-13.1-9")
def test_leaders_without_units_do_not_go_to_enemies() -> None:
    state = scene(wars=HAPSBURG_WAR, pavia={"hapsburg": 1})
    assert cited(entry_forbidden(state, "france", "besancon", units=False)) == "his-13.1-9"
    assert cited(entry_forbidden(state, "france", "pavia", units=False)) == "his-13.1-9"
    assert entry_forbidden(state, "france", "modena", units=False) is None
    match = war("france", 1, leaders={"montmorency": "paris"})
    assert look(march(match, "paris", "dijon")).leaders == {"montmorency": "dijon"}


@covers("his-13.1-10", "his-13.1-11")
def test_a_lone_leader_is_captured_in_the_open() -> None:
    match = war("hapsburg", 1, wars=HAPSBURG_WAR, leaders={"montmorency": "dijon"}, besancon={"hapsburg": 1})
    state = look(march(match, "besancon", "dijon"))
    assert state.captives == {"montmorency": "hapsburg"}
    assert not state.leaders


@covers("his-13.1-10", "his-13.2-5")
def test_leaders_who_march_alone_are_captured_by_an_interception() -> None:
    match = war(
        "france",
        1,
        ("interception", (6, 6)),
        wars=HAPSBURG_WAR,
        leaders={"montmorency": "paris"},
        besancon={"hapsburg": 1},
    )
    march(match, "paris", "dijon")
    state = play(match, ("intercept", "besancon"))
    assert state.captives == {"montmorency": "hapsburg"}
    assert size(state, "dijon", "hapsburg") == 1


@covers("his-13.1-12", "his-2.5-13")
def test_a_pass_costs_two_points() -> None:
    match = war("france", 2, grenoble={"france": 1}, paris={"france": 1})
    state = look(march(match, "grenoble", "turin"))
    assert (state.cp, size(state, "turin", "france"), size(state, "grenoble", "france")) == (0, 1, 0)
    match = war("france", 1, grenoble={"france": 1}, paris={"france": 1})
    play(match, ("move", "grenoble"))
    assert refused(match, ("space", "turin")) == "his-11.1-4"


@covers("his-13.1-13")
def test_foul_weather_stops_a_move_and_costs_one_point() -> None:
    match = war(
        "france",
        3,
        grenoble={"france": 2},
        paris={"france": 2},
        fields={"hands": {"papacy": ("foul_weather",)}},
    )
    march(match, "grenoble", "turin", ("detach", "france", "regular", 2))
    state = play(match, ("papacy", ("play", "foul_weather")))
    assert (size(state, "grenoble", "france"), state.cp) == (2, 2)
    march(match, "paris", "dijon", ("detach", "france", "regular", 1))
    assert refused(match, ("move", "dijon")) == "his-13.1-7"


@covers("his-13.1-13")
def test_gout_stops_the_move_of_a_leader() -> None:
    match = war(
        "france",
        3,
        leaders={"montmorency": "paris"},
        paris={"france": 2},
        fields={"hands": {"papacy": ("gout",)}},
    )
    march(match, "paris", "dijon", ("all",))
    state = play(match, ("papacy", ("play_on_leader", "gout", "montmorency")))
    assert (size(state, "paris", "france"), state.cp) == (2, 2)
    play(match, ("move", "paris"), ("space", "dijon"))
    assert choices(match) == {("detach", "france", "regular", 1), ("detach", "france", "regular", 2)}


@covers("his-13.1-16", "his-15-1")
def test_an_empty_fortress_is_besieged_by_one_unit() -> None:
    match = war("france", 1, wars=HAPSBURG_WAR, dijon={"france": 1})
    assert look(march(match, "dijon", "besancon")).sieges == {"besancon": (("france", 5),)}


@covers("his-15-1")
def test_two_allies_besiege_the_same_fortress() -> None:
    match = war(
        "france",
        1,
        wars=[*HAPSBURG_WAR, ("england", "hapsburg")],
        alliances=[("england", "france")],
        dijon={"france": 1},
        besancon={"england": 1},
        sieges={"besancon": {"england": 3}},
    )
    assert look(march(match, "dijon", "besancon")).sieges == {"besancon": (("england", 3), ("france", 5))}


@covers("his-13.1-17", "his-13.1-15")
def test_who_won_in_the_open_may_march_on() -> None:
    match = war(
        "france",
        2,
        ("attacker", (6, 6)),
        ("defender", (1, 1)),
        wars=HAPSBURG_WAR,
        st_dizier={"france": 2},
        metz={},
        dijon={"hapsburg": 1},
    )
    march(match, "st_dizier", "dijon", ("detach", "france", "regular", 2))
    state = skip(match, "avoid_battle")
    assert size(state, "dijon", "france") == 2
    assert may(match, ("move", "dijon"))


@covers("his-13.1-17")
def test_who_won_before_walls_besieges_them_and_stays() -> None:
    match = war(
        "france",
        2,
        ("attacker", (6, 1, 1)),
        ("defender", (1, 1)),
        wars=HAPSBURG_WAR,
        dijon={"france": 3},
        besancon={"hapsburg": 1},
    )
    march(match, "dijon", "besancon", ("detach", "france", "regular", 3))
    state = play(match, ("pass",), ("fight",))
    assert state.sieges == {"besancon": (("france", 5),)}
    assert refused(match, ("move", "besancon")) == "his-13.1-8"


@covers("his-13.1-18", "his-13.1-1", "his-13-1")
def test_every_space_is_a_move_of_its_own() -> None:
    match = war("france", 2, paris={"france": 3})
    march(match, "paris", "dijon", ("detach", "france", "regular", 2))
    state = look(march(match, "dijon", "lyon", ("detach", "france", "regular", 2)))
    assert (size(state, "paris", "france"), size(state, "lyon", "france"), state.cp) == (1, 2, 0)


@covers("his-21.6-2", "his-21.6-1", "his-21.1-1")
def test_some_spaces_are_closed_until_their_event() -> None:
    state = scene(fields={"league": False})
    assert cited(entry_forbidden(state, "hapsburg", "cologne")) == "his-21.6-2"
    assert cited(entry_forbidden(state, "ottoman", "algiers")) == "his-21.1-1"
    assert cited(entry_forbidden(state, "protestant", "leipzig")) == "his-21.6-1"
