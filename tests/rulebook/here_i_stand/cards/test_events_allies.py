"""Events about friends: minor powers and leaders that change sides, and the renegade."""

from __future__ import annotations

from tests.rulebook.here_i_stand.cards.hand import event, over, refusal
from tests.rulebook.here_i_stand.driver import choices, look, may, play, position, told
from tests.rulebook.here_i_stand.land import scene, units
from warcouncil.testing.covers import covers

HIT, MISS = 6, 1
MAURICE = "maurice_of_saxony"

# -- Maurice of Saxony (#60)


def test_maurice_changes_sides_with_his_mercenaries() -> None:
    state = scene(
        leaders={MAURICE: "leipzig"},
        leipzig={"protestant": (2, 3)},
        fields={"control": {"leipzig": "protestant", "erfurt": "protestant", "wittenberg": "protestant"}},
    )
    match = event("hapsburg", "maurice_of_saxony", state=state)  # Nuremberg is the nearest space of his new master
    state = over(match)
    assert state.leaders[MAURICE] == "nuremberg"
    assert state.sides[MAURICE] == "hapsburg"
    assert units(state, "nuremberg", "hapsburg") == (0, 3, 0)
    assert units(state, "leipzig", "protestant") == (2, 0, 0)
    assert "maurice_of_saxony" in state.discard


def test_maurice_may_come_back() -> None:
    state = scene(
        leaders={MAURICE: "vienna"},
        vienna={"hapsburg": (1, 1)},
        fields={"control": {"leipzig": "protestant"}, "sides": {MAURICE: "hapsburg"}},
    )
    state = over(event("protestant", "maurice_of_saxony", state=state))
    assert state.leaders[MAURICE] == "leipzig"
    assert MAURICE not in state.sides
    assert units(state, "leipzig", "protestant") == (0, 1, 0)


def test_a_captured_maurice_is_freed_into_a_fortress() -> None:
    state = scene(fields={"captives": {MAURICE: "france"}})
    match = event("hapsburg", "maurice_of_saxony", state=state)
    assert may(match, ("space", "vienna"))
    assert not may(match, ("space", "linz"))
    play(match, ("space", "vienna"))
    state = over(match)
    assert state.leaders[MAURICE] == "vienna"
    assert MAURICE not in state.captives


@covers("his-11-4")
def test_maurice_is_a_matter_of_two_powers_and_must_be_there() -> None:
    state = scene(leaders={MAURICE: "leipzig"}, leipzig={"protestant": 1})
    assert refusal("france", "maurice_of_saxony", state=state) == "his-11-4"
    assert refusal("hapsburg", "maurice_of_saxony", state=scene()) == "his-11-4"


# -- Andrea Doria (#68)


@covers("his-22.2-2")
def test_doria_wins_an_inactive_genoa() -> None:
    state = over(event("papacy", "andrea_doria"))
    assert state.minors["genoa"] == "papacy"
    assert state.control["genoa"] == "papacy"


@covers("his-22.2-3", "his-22.4-1")
def test_doria_takes_genoa_from_another_ally() -> None:
    state = scene(genoa={"genoa": 2}, fields={"minors": {"genoa": "france"}, "control": {"genoa": "france"}})
    state = over(event("hapsburg", "andrea_doria", state=state))
    assert state.minors["genoa"] == "hapsburg"
    assert state.control["genoa"] == "hapsburg"


@covers("his-22.2-1")
def test_doria_does_not_win_genoa_for_others_or_twice() -> None:
    assert refusal("england", "andrea_doria") == "his-11-4"
    state = position(minors={"genoa": "papacy"}, control={"genoa": "papacy"})
    assert refusal("papacy", "andrea_doria", state=state) == "his-11-4"


def test_doria_raids_ottoman_coasts() -> None:
    state = scene(
        wars=[("ottoman", "hapsburg")],
        fields={"minors": {"genoa": "hapsburg"}, "piracy_vp": 1},
    )
    state.admirals = {"andrea_doria": "aegean_sea"}
    state.add_ships("aegean_sea", "genoa", "genoa", squadron=1)
    match = event("england", "andrea_doria", ("Andrea Doria", (HIT, HIT, MISS)), state=state)
    state = look(match)
    assert state.piracy_vp == 0
    assert len(state.hands["england"]) == 1
    assert len(state.hands["hapsburg"]) == 1
    state.admirals = {"andrea_doria": "gulf_of_lyon"}
    state.hands = dict.fromkeys(state.hands, ())
    state.discard, state.played_events = (), set()
    assert refusal("england", "andrea_doria", state=state) == "his-11-4"


# -- Auld Alliance (#69)


@covers("his-22.2-2")
def test_france_wins_scotland() -> None:
    state = over(event("france", "auld_alliance"))
    assert state.minors["scotland"] == "france"


@covers("his-22.4-1", "his-6.1-3")
def test_an_alliance_with_scotland_may_be_ended_or_strengthened() -> None:
    state = position(minors={"scotland": "france"}, control={"edinburgh": "france", "stirling": "france"})
    match = event("france", "auld_alliance", state=state)
    assert choices(match) == {("reinforce", "scotland"), ("deactivate", "scotland")}
    play(match, ("reinforce", "scotland"))
    assert choices(match) == {("space", "stirling"), ("space", "glasgow"), ("space", "edinburgh")}
    play(match, ("space", "stirling"), ("place_units", "stirling", "france", "regular", 3))
    assert over(match).number("stirling", "france", "regular") == 3
    state = position(minors={"scotland": "france"}, control={"edinburgh": "france"})
    assert over(event("england", "auld_alliance", state=state)).minors == {}


@covers("his-11-4")
def test_england_does_not_win_scotland_by_it_and_others_play_nothing() -> None:
    assert refusal("england", "auld_alliance") == "his-11-4"
    assert refusal("papacy", "auld_alliance") == "his-11-4"


def test_france_may_send_fewer_regulars_to_scotland() -> None:
    state = position(minors={"scotland": "france"}, control={"edinburgh": "france", "stirling": "france"})
    match = event("france", "auld_alliance", state=state)
    play(match, ("reinforce", "scotland"), ("space", "stirling"))
    assert {option[-1] for option in choices(match)} == {1, 2, 3, "done"}
    play(match, ("place_units", "stirling", "france", "regular", 1))
    assert over(match).number("stirling", "france", "regular") == 1


# -- Venetian Alliance (#108)


@covers("his-22.2-2")
def test_the_papacy_wins_venice() -> None:
    assert over(event("papacy", "venetian_alliance")).minors["venice"] == "papacy"


@covers("his-22.4-1")
def test_the_ottomans_can_only_end_an_alliance_with_venice() -> None:
    assert refusal("ottoman", "venetian_alliance") == "his-11-4"
    state = position(minors={"venice": "papacy"}, control={"venice": "papacy"})
    assert over(event("ottoman", "venetian_alliance", state=state)).minors == {}


def test_venice_helps_its_papal_ally() -> None:
    held = {"venice": "papacy", "corfu": "papacy", "candia": "papacy"}
    state = scene(fields={"minors": {"venice": "papacy"}, "control": held})
    match = event("papacy", "venetian_alliance", state=state)
    play(match, ("reinforce", "venice"), ("space", "ravenna"), ("place_units", "ravenna", "venice", "regular", 1))
    play(match, ("place_units", "ravenna", "venice", "squadron", 2))
    state = over(match)
    assert state.number("ravenna", "venice", "regular") == 1
    assert state.ships("ravenna", "venice", "squadron") == 2


def test_fewer_venetians_may_come() -> None:
    held = {"venice": "papacy", "corfu": "papacy", "candia": "papacy"}
    state = scene(fields={"minors": {"venice": "papacy"}, "control": held})
    match = event("papacy", "venetian_alliance", state=state)
    play(match, ("reinforce", "venice"), ("space", "ravenna"), ("done",))
    play(match, ("place_units", "ravenna", "venice", "squadron", 1))
    state = over(match)
    assert not state.stack("ravenna", "venice").size
    assert state.ships("ravenna", "venice", "squadron") == 1


# -- Charles Bourbon (#70)


@covers("his-19.2-1")
def test_bourbon_brings_mercenaries_to_an_own_space() -> None:
    match = event("hapsburg", "charles_bourbon", state=scene())
    assert may(match, ("space", "besancon"))
    assert not may(match, ("space", "geneva"))  # no war with France
    play(match, ("space", "besancon"))
    state = over(match)
    assert state.leaders["renegade"] == "besancon"
    assert state.sides["renegade"] == "hapsburg"
    assert units(state, "besancon", "hapsburg") == (0, 3, 0)


def test_the_enemy_of_france_takes_an_empty_space_near_lyon() -> None:
    state = scene(wars=[("hapsburg", "france")], dijon={"france": 1})
    match = event("hapsburg", "charles_bourbon", state=state)
    assert not may(match, ("space", "dijon"))  # somebody is there
    play(match, ("space", "grenoble"))
    state = over(match)
    assert state.control["grenoble"] == "hapsburg"
    assert units(state, "grenoble", "hapsburg") == (0, 3, 0)


def test_the_ottomans_get_cavalry() -> None:
    match = event("ottoman", "charles_bourbon", state=scene())
    play(match, ("space", "athens"))
    assert units(over(match), "athens", "ottoman") == (0, 0, 3)


@covers("his-21.6-1")
def test_bourbon_does_not_serve_the_protestants_before_the_league() -> None:
    assert refusal("protestant", "charles_bourbon", league=False) == "his-21.6-1"


def test_bourbon_avoids_besieged_spaces_and_comes_once() -> None:
    state = scene(
        wars=[("hapsburg", "france")],
        sieges={"brussels": {"france": 1}},
        brussels={"france": 3, "hapsburg": 1},
    )
    match = event("hapsburg", "charles_bourbon", state=state)
    assert not may(match, ("space", "brussels"))
    state = scene(leaders={"renegade": "paris"}, fields={"sides": {"renegade": "france"}})
    assert refusal("hapsburg", "charles_bourbon", state=state) == "his-11-4"
    assert not told(match, "renegade")
