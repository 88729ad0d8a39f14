"""What becomes of the beaten (14, 15): leaders with units of another power, garrisons that came out, broken sieges."""

from __future__ import annotations

from tests.rulebook.tanto_monta.driver import Game, asked, choices, look, may, play, question, run, scene
from tests.rulebook.tanto_monta.land import kind, march, skip, units, war
from tests.rulebook.tanto_monta.sea import waters
from tests.rulebook.tanto_monta.test_sieges import WAR, besieging, storm
from warcouncil.campaign import control, sieges
from warcouncil.campaign.interception import interception_forbidden
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.testing.sights import Sights
from warcouncil.titles.tanto_monta.components import COMPONENTS


def lose_most(match: Match) -> None:
    """Losses fall on the last kind that may be named, nobody goes inside of his own will."""
    while kind(match) in ("losses", "garrison_formation"):
        play(match, ("done",) if may(match, ("done",)) else asked(match).options[-1])


# -- leaders


@covers("tm-14.1-1", "tm-5.1-11")
def test_a_leader_of_both_crowns_retreats_with_units_of_the_other() -> None:
    match = war(
        "portugal",
        3,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (1, 1, 1, 1, 1, 1, 1)),
        wars=WAR,
        leaders={"ferdinand": "talavera"},
        talavera={"castile": 4},
        plasencia={"portugal": 4},
    )
    march(match, "portugal", "plasencia", "talavera")
    skip(match, "avoid_battle")
    lose_most(match)
    if kind(match) == "retreat":
        play(match, ("space", "avila"))
    assert look(match).leaders == {"ferdinand": "avila"} and not look(match).captives
    assert units(match, "avila", "castile") == {"regular": 2}


@covers("tm-15.1-13", "tm-5.1-11")
def test_a_leader_of_both_crowns_storms_with_units_of_the_other() -> None:
    dice = (("attacker", (6, 1, 1, 1, 1)), ("defender", (1,)))
    match = besieging("castile", "toledo", *dice, toledo={"castile": 3}, leaders={"ferdinand": "toledo"})
    storm(match, "castile", "toledo")
    assert look(match).control["toledo"] == "spain"
    assert look(match).leaders == {"ferdinand": "toledo"} and not look(match).captives


@covers("tm-15.1-13")
def test_leaders_inside_are_captured_all_the_same() -> None:
    dice = (("attacker", (6, 1, 1, 1, 1)), ("defender", (1, 1)))
    leaders = {"ferdinand": "toledo", "pacheco": "toledo"}
    match = besieging("castile", "toledo", *dice, toledo={"castile": 3}, leaders=leaders)
    storm(match, "castile", "toledo")
    assert look(match).captives == {"pacheco": "spain"}


@covers("tm-14.1-2")
def test_every_leader_of_the_player_may_go_behind_the_walls() -> None:
    match = war(
        "portugal",
        3,
        ("attacker", (6, 1, 1, 1)),
        ("defender", (1, 1, 1, 1, 1, 1, 1, 1)),
        wars=WAR,
        leaders={"john_ii": "valencia"},
        valencia={"aragon": 6},
        morella={"portugal": 6},
        fields={"control": {"morella": "portugal"}},
    )
    march(match, "portugal", "morella", "valencia", ("detach", "portugal", "regular", 4))
    skip(match, "avoid_battle")
    assert question(match) == ("castile", "garrison_formation") and may(match, ("leader", "john_ii"))
    play(match, ("leader", "john_ii"), ("detach", "aragon", "regular", 3))
    assert look(match).leaders == {"john_ii": "valencia"} and units(match, "valencia", "aragon") == {"regular": 3}


@covers("tm-14-16", "tm-14.1-1", "tm-14.1-4")
def test_leaders_are_captured_only_with_their_whole_side() -> None:
    match = war(
        "castile",
        3,
        ("attacker", (6, 6, 1, 1)),
        ("defender", (1, 1, 1, 1, 1, 1)),
        wars=WAR,
        leaders={"pacheco": "talavera"},
        talavera={"beltranejos": 1, "portugal": 3},
        avila={"castile": 4},
        fields={"control": {"talavera": "beltranejos"}},
    )
    march(match, "castile", "avila", "talavera")
    skip(match, "avoid_battle")
    lose_most(match)
    while kind(match) == "retreat":
        play(match, ("space", "plasencia"))
    assert not look(match).captives and look(match).leaders == {"pacheco": "plasencia"}
    assert units(match, "plasencia", "portugal") == {"regular": 2} and not units(match, "talavera", "beltranejos")
    Sights(Game()).look(match)


# -- sieges


def relief(*dice: tuple[str, object], inside: dict[str, int], outside: int = 3) -> Match:
    """Beltranejos march from Talavera to besieged Toledo, and all who are inside come out."""
    match = war(
        "beltranejos",
        2,
        *dice,
        wars=WAR,
        sieges={"toledo": {"castile": 4}},
        leaders={"pacheco": "toledo"},
        talavera={"beltranejos": {"regular": 2}},
        toledo={"beltranejos": inside, "castile": outside},
        fields={"control": {"talavera": "beltranejos"}},
    )
    march(match, "beltranejos", "talavera", "toledo")
    skip(match, "intercept", "avoid_battle")
    play(match, ("all",))
    return match


@covers("tm-15.2-5", "tm-15.2-1", "tm-15.2-2")
def test_who_came_out_must_go_back_behind_fewer_hits() -> None:
    match = relief(("attacker", (1,) * 5), ("defender", (6, 1, 1, 1)), inside={"militia": 2})
    assert kind(match) == "losses"
    play(match, ("casualties", "beltranejos", "regular", 1))
    while kind(match) == "losses":
        play(match, asked(match).options[-1])
    assert kind(match) == "action", question(match)
    assert units(match, "toledo", "beltranejos") == {"militia": 2} and look(match).leaders == {"pacheco": "toledo"}
    assert units(match, "talavera", "beltranejos") == {"regular": 1}
    Sights(Game()).look(match)


@covers("tm-15.2-5", "tm-13.1-3", "tm-15.2-4")
def test_of_units_that_are_alike_those_who_fell_may_be_of_the_garrison() -> None:
    match = relief(("attacker", (1,) * 5), ("defender", (6, 1, 1, 1)), inside={"regular": 2})
    while kind(match) == "losses":
        play(match, asked(match).options[-1])
    assert question(match) == ("beltranejos", "garrison_formation")
    assert choices(match) == {
        ("detach", "beltranejos", "regular", 0),
        ("detach", "beltranejos", "regular", 1),
        ("done",),
    }
    play(match, ("done",))
    assert units(match, "toledo", "beltranejos") == {"regular": 1}
    assert units(match, "talavera", "beltranejos") == {"regular": 2}


@covers("tm-15.3-3", "tm-14.1-4")
def test_besiegers_do_not_go_where_strangers_are() -> None:
    state = scene(
        wars=WAR[:1],
        sieges={"toledo": {"castile": 4}},
        toledo={"castile": 2, "beltranejos": 3},
        talavera={"france": 1},
        guadalajara={"aragon": 1},
        calatrava={"castile": 1},
    )
    match = run(state, lambda now: sieges.check_siege(now, "toledo"))
    assert question(match) == ("castile", "retreat")
    assert not may(match, ("space", "talavera")) and may(match, ("space", "guadalajara"))
    assert may(match, ("space", "calatrava")) and may(match, ("space", "cuenca"))


# -- before a battle, and lines


@covers("tm-13.2-7", "tm-13.2-8")
def test_nobody_intercepts_to_where_independents_stand_in_the_open() -> None:
    state = scene(wars=[("france", "spain")], milan={"castile": 2}, asti={"independent": 1})
    assert interception_forbidden(state, "france", "castile", "asti") == "war-13.2-10"
    state.troops.pop("asti")
    assert interception_forbidden(state, "france", "castile", "asti") is None


@covers("tm-12.1-3", "tm-2.4-20")
def test_no_line_through_a_strait_that_is_shut() -> None:
    foreign = dict.fromkeys(("gibraltar", "ceuta", *COMPONENTS.atlas.ports["gulf_of_cadiz"]), "portugal")
    ships = {"alboran_sea": {"spain": 1}, "gulf_of_cadiz": {"spain": 1}}
    state = waters(ships, wars=[("portugal", "spain")], control=foreign)
    assert control.line_of_communication(state, "castile", "ceuta")
    assert not control.line_of_communication(state, "castile", "anfa")
    state.control["gibraltar"] = "spain"
    assert control.line_of_communication(state, "castile", "anfa")


@covers("tm-12.1-3", "tm-2.4-13")
def test_no_line_down_a_river_whose_mouth_is_anothers() -> None:
    foreign = dict.fromkeys(("jerez", "gibraltar", "niebla", "calatrava", "cordoba"), "portugal")
    state = waters({"gulf_of_cadiz": {"spain": 1}}, wars=[("portugal", "spain")], control=foreign)
    assert not control.line_of_communication(state, "castile", "sagres")
    state.control["jerez"] = "spain"
    assert control.line_of_communication(state, "castile", "sagres")
