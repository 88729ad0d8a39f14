"""Arrivals in mixed company: independents, leaders without units, walls that cannot be besieged (13 to 15, 16.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, cited, finish, look, may, play, question, run, told
from tests.rulebook.here_i_stand.land import HAPSBURG_WAR, kind_of, march, scene, size, skip, troops, war
from tests.rulebook.here_i_stand.sea import DECLINE, hits, sail, sailing, waters
from warcouncil.campaign import naval_combat
from warcouncil.campaign.entry import entry_forbidden
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.stacks import relocate
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

TWO_WARS = [("france", "hapsburg"), ("france", "england")]
FRIENDS = [("hapsburg", "england")]
BASEL = {"control": {"strasburg": "france", "basel": "hapsburg", "zurich": "hapsburg"}}


# -- independent keys


def at_metz(attacker: tuple[int, ...], defender: tuple[int, ...]) -> Match:
    """France marches on Metz with its one independent regular, and two Hapsburg regulars are there first."""
    match = war(
        "france",
        1,
        ("interception", (6, 6)),
        ("attacker", attacker),
        ("defender", defender),
        wars=HAPSBURG_WAR,
        st_dizier={"france": 4},
        metz={"independent": 1},
        besancon={"hapsburg": 2},
        fields={"control": {"metz": "independent", "besancon": "hapsburg"}},
    )
    march(match, "st_dizier", "metz")
    play(match, ("intercept", "besancon"), ("detach", "hapsburg", "regular", 2))
    return match


@covers("his-22.6-2", "his-13.1-6")
def test_independents_stay_inside_while_interceptors_win_before_their_walls() -> None:
    match = at_metz((1,) * 4, (1,) * 3)
    state = look(match)
    assert (size(state, "metz", "independent"), size(state, "metz", "hapsburg")) == (1, 2)
    assert size(state, "st_dizier", "france") == 4
    assert state.sieges == {"metz": (("hapsburg", 5),)}
    finish(match)


@covers("his-22.6-2", "his-14.1-3")
def test_beaten_interceptors_find_no_shelter_with_independents() -> None:
    match = at_metz((6, 1, 1, 1), (1,) * 3)
    assert question(match) == ("hapsburg", "retreat")
    state = play(match, ("space", "besancon"))
    assert (size(state, "metz", "independent"), size(state, "metz", "hapsburg")) == (1, 0)
    assert size(state, "besancon", "hapsburg") == 1
    assert state.sieges == {"metz": (("france", 5),)}
    finish(match)


@covers("his-22.6-2", "his-22.1-3")
def test_independents_who_win_in_the_open_keep_their_city() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1,) * 4),
        ("defender", (6,) + (1,) * 5),
        st_dizier={"france": 4},
        metz={"independent": 5},
        fields={"control": {"metz": "independent"}},
    )
    state = look(march(match, "st_dizier", "metz"))
    assert (size(state, "metz", "independent"), size(state, "st_dizier", "france")) == (5, 3)
    assert not state.sieges
    finish(match)


# -- too few to besiege (13.4)


def before_besancon(points: int, **said: Any) -> Match:
    """Three French regulars before three Hapsburg ones, who withdraw."""
    match = war(
        "france",
        points,
        **{"wars": HAPSBURG_WAR, "dijon": {"france": 3}, "besancon": {"hapsburg": 3}, **said},
    )
    march(match, "dijon", "besancon")
    skip(match, "respond", "intercept", "avoid_battle")
    if kind_of(match) == "withdraw":
        play(match, ("withdraw",))
    return match


@covers("his-13.4-4", "his-13.1-13")
@pytest.mark.parametrize(
    ("said", "response"),
    [
        ({"fields": {"hands": {"england": ("foul_weather",)}}}, ("play", "foul_weather")),
        (
            {"fields": {"hands": {"england": ("gout",)}}, "leaders": {"francis_i": "dijon"}},
            ("play_on_leader", "gout", "francis_i"),
        ),
    ],
)
def test_who_is_stopped_when_he_moves_on_must_still_go(said: dict[str, Any], response: tuple[str, ...]) -> None:
    match = before_besancon(3, **said)
    play(match, ("france", ("space", "geneva")), ("england", response))
    state = look(match)  # the only way left is back
    assert (size(state, "besancon", "france"), size(state, "dijon", "france")) == (0, 3)
    assert state.leaders == dict.fromkeys(said.get("leaders", ()), "dijon")
    assert state.cp == 1


@covers("his-13.4-4")
def test_without_a_retreat_one_may_pay_for_the_way_back() -> None:
    match = before_besancon(2, fields={"control": {"dijon": "hapsburg"}})
    assert question(match) == ("france", "turn_away")
    assert ("space", "dijon") in choices(match)
    assert ("go_back",) not in choices(match)
    state = play(match, ("space", "dijon"))
    assert (size(state, "dijon", "france"), state.cp) == (3, 0)


@covers("his-13.1-13")
def test_units_that_go_back_have_moved_in_this_impulse() -> None:
    match = before_besancon(2)
    state = play(match, ("go_back",))
    assert state.moved == {"dijon": (troops("france", 3),)}
    relocate(state, "dijon", "paris", Formation("france", (troops("france", 2),)))
    assert state.moved == {"paris": (troops("france", 2),), "dijon": (troops("france", 1),)}


@covers("his-13.1-13", "his-15.3-2")
def test_units_that_cannot_begin_a_siege_have_moved_in_this_impulse() -> None:
    match = war(
        "france",
        2,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (6,) + (1,) * 5),
        wars=HAPSBURG_WAR,
        dijon={"france": 4},
        besancon={"hapsburg": 5},
    )
    march(match, "dijon", "besancon")
    skip(match, "avoid_battle")
    state = play(match, ("detach", "hapsburg", "regular", 3))
    assert state.moved == {"dijon": (troops("france", 3),)}


# -- a siege with several powers inside


@covers("his-13.1-5")
@pytest.mark.parametrize(
    ("wars", "alliances", "clause"),
    [
        ([("france", "papacy")], [], None),
        ([], [], "his-13.1-5"),  # a neutral power is inside, too
        ([], [("france", "papacy")], "his-13.1-5"),  # an ally is inside, too
    ],
)
def test_a_siege_is_joined_only_against_enemies(
    wars: list[tuple[str, str]], alliances: list[tuple[str, str]], clause: str | None
) -> None:
    said: dict[str, Any] = {
        "wars": [("france", "hapsburg"), ("england", "hapsburg"), *wars],
        "alliances": [("france", "england"), ("hapsburg", "papacy"), *alliances],
    }
    inside = {"hapsburg": 1, "papacy": 1}
    state = scene(**said, besancon={"england": 4, **inside}, sieges={"besancon": {"england": 1}})
    assert cited(entry_forbidden(state, "france", "besancon")) == clause
    both = {"england": 4, "france": 4, **inside}
    state = scene(**said, besancon=both, sieges={"besancon": {"england": 1, "france": 1}})
    assert entry_forbidden(state, "france", "besancon") is None  # more of those who besiege already


# -- leaders without units


@covers("his-14-4", "his-13.1-10")
def test_a_leader_without_units_fights_with_his_allies_and_is_captured_where_they_lose() -> None:
    match = war(
        "france",
        2,
        ("attacker", (6, 1, 1, 1)),
        ("defender", (1, 1, 1, 1)),
        wars=TWO_WARS,
        alliances=FRIENDS,
        strasburg={"france": 4},
        basel={"hapsburg": 2},
        leaders={"charles_brandon": "basel"},
        fields=BASEL,
    )
    march(match, "strasburg", "basel")
    skip(match, "intercept", "avoid_battle")
    state = play(match, ("hapsburg", ("space", "zurich")))
    assert state.captives == {"charles_brandon": "france"}
    assert [entry["amount"] for entry in told(match, "battle_dice")] == [4, 4]  # two units, the leader, the defence


@covers("his-13.1-10")
def test_a_leader_who_stood_by_is_captured_after_the_battle() -> None:
    match = war(
        "france",
        2,
        ("attacker", (6, 1, 1, 1)),
        ("defender", (1, 1, 1)),
        wars=TWO_WARS,
        strasburg={"france": 4},
        basel={"hapsburg": 2},
        leaders={"charles_brandon": "basel"},
        fields={"control": {**BASEL["control"], "basel": "independent"}},
    )
    march(match, "strasburg", "basel")
    skip(match, "intercept", "avoid_battle")
    state = play(match, ("hapsburg", ("space", "zurich")))
    assert state.captives == {"charles_brandon": "france"}


@covers("his-14-10")
@pytest.mark.parametrize(("attacker", "captives"), [((6, 6, 6, 1), {"charles_brandon": "france"}), ((6, 6, 1, 1), {})])
def test_leaders_of_a_wiped_out_ally_are_captured_if_the_battle_is_lost(
    attacker: tuple[int, ...], captives: dict[str, str]
) -> None:
    defender = (1,) * 6 if captives else (6, 6) + (1,) * 4
    match = war(
        "france",
        2,
        ("attacker", attacker),
        ("defender", defender),
        wars=TWO_WARS,
        alliances=FRIENDS,
        strasburg={"france": 4},
        basel={"hapsburg": 3, "england": 1},
        leaders={"charles_brandon": "basel"},
        fields=BASEL,
    )
    march(match, "strasburg", "basel")
    state = skip(match, "intercept", "avoid_battle")
    assert size(state, "basel", "england") == 0
    assert state.captives == captives


@covers("his-15.2-5")
def test_leaders_of_a_relief_without_survivors_are_captured() -> None:
    match = war(
        "hapsburg",
        2,
        ("attacker", (1,) * 6),
        ("defender", (6, 6) + (1,) * 4),
        wars=HAPSBURG_WAR,
        besancon={"france": 5, "hapsburg": 2},
        strasburg={"hapsburg": (0, 2)},
        leaders={"charles_v": "strasburg"},
        sieges={"besancon": {"france": 1}},
        fields={"control": {"strasburg": "hapsburg"}},
    )
    march(match, "strasburg", "besancon")
    skip(match, "avoid_battle")
    play(match, ("detach", "hapsburg", "regular", 2), ("casualties", "hapsburg", "regular", 0))
    state = play(match, ("detach", "hapsburg", "regular", 2))
    assert size(state, "besancon", "hapsburg") == 2
    assert state.captives == {"charles_v": "france"}


@covers("his-15.1-9")
def test_the_leader_of_an_ally_defends_the_city_he_is_in() -> None:
    match = war(
        "france",
        1,
        ("attacker", (1, 1)),
        ("defender", (1, 1, 1)),
        wars=TWO_WARS,
        alliances=FRIENDS,
        besancon={"france": 4, "hapsburg": 1},
        leaders={"charles_brandon": "besancon"},
        sieges={"besancon": {"france": 1}},
    )
    state = play(match, ("assault", "besancon"), ("detach", "france", "regular", 4))
    assert state.leaders == {"charles_brandon": "besancon"}
    finish(match)


# -- naval leaders


@covers("his-16.1-6")
def test_a_beaten_naval_leader_does_not_sail_out_again() -> None:
    match = sailing(
        "ottoman",
        2,
        ("naval attacker", hits(0, 6)),
        ("naval defender", hits(1, 4)),
        wars=[("ottoman", "hapsburg")],
        ships={"lepanto": {"ottoman": 1}, "coron": {"ottoman": 2}, "ionian_sea": {"hapsburg": 2}},
        admirals={"barbarossa": "coron"},
        fields={"control": {"coron": "ottoman", "lepanto": "ottoman"}},
    )
    sail(match, ("sail", "coron", "ionian_sea"))
    play(match, DECLINE, ("retreat_to", "lepanto"), ("naval_move",))
    assert not may(match, ("send_admiral", "barbarossa", "ionian_sea"))
    assert look(match).admirals == {"barbarossa": "lepanto"}


@covers("his-16.1-6", "his-9.6-11")
def test_a_combat_of_the_diplomacy_phase_holds_nobody_back_in_an_impulse() -> None:
    ships = {"ionian_sea": {"ottoman": 2, "hapsburg": 2}}
    state = waters(ships, {"barbarossa": "ionian_sea"}, wars=[("ottoman", "hapsburg")])
    state.active = ""
    dice = (("naval attacker", hits(0, 6)), ("naval defender", hits(2, 4)))
    match = run(state, lambda now: naval_combat.fight(now, "ionian_sea", "ottoman", "hapsburg"), *dice)
    now = play(match, sorted(choices(match))[0])
    assert not now.tired_ships
    assert ("tired", "barbarossa") not in now.this_impulse
