"""The New World (20): colonies, voyages of exploration and conquest, riches and raiders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import event, refusal
from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import COLONIES, CONQUESTS, DISCOVERIES, RICHES
from warcouncil.titles.here_i_stand.sea import new_world
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState, Voyage

COAST = ("st_lawrence", "great_lakes", "mississippi")
STRAIT, AROUND, AMAZON = "pacific_strait", "circumnavigation", "amazon"
THROUGH = ("sail_through", STRAIT)


def ocean(**said: Any) -> HereIStandState:
    """The start of the long scenario with an empty ocean."""
    return position(**{"voyages": (), "this_turn": set(), "turn": 2, **said})


def voyages(*dice: tuple[str, object], state: HereIStandState | None = None, **said: Any) -> Match:
    """The New World phase."""
    start = state or ocean(**said)
    start.agenda = [("new_world",)]
    return table(state=start, dice=dice)


def explorer(name: str, *rolls: tuple[int, int], power: str = "hapsburg", bonus: int = 0, **said: Any) -> Match:
    """One voyage of exploration with an explorer who is drawn, and these rolls."""
    sent = (Voyage(power, "explore", "", bonus),)
    dice = [("explorer", name), *((f"voyage of {name}", roll) for roll in rolls)]
    return voyages(*dice, voyages=sent, **said)


def conqueror(name: str, roll: tuple[int, int], power: str = "hapsburg", bonus: int = 0, **said: Any) -> Match:
    sent = (Voyage(power, "conquer", "", bonus),)
    return voyages(("conquistador", name), (f"voyage of {name}", roll), voyages=sent, **said)


def harvest(
    *dice: tuple[str, object], state: HereIStandState | None = None, **said: Any
) -> tuple[dict[str, int], Match]:
    """The riches of a card draw phase: extra cards by power."""
    found: dict[str, int] = {}
    match = run(state or ocean(**said), lambda now: found.update(new_world.riches(now)), *dice)
    finish(match)
    return found, match


# -- the example of the rulebook


@covers("his-20.2-3", "his-20.2-4", "his-20.2-6")
def test_example_17_four_voyages() -> None:
    sent = (
        Voyage("hapsburg", "explore", "cabot"),
        Voyage("hapsburg", "explore"),
        Voyage("england", "explore"),
        Voyage("france", "explore"),
    )
    match = voyages(
        ("explorer", "orellana"),
        ("explorer", "rut"),
        ("explorer", "verrazano"),
        ("voyage of orellana", (2, 4)),
        ("voyage of verrazano", (3, 5)),
        ("voyage of verrazano", (2, 3)),
        ("voyage of rut", (1, 2)),
        ("voyage of cabot", (4, 5)),
        ("voyage of cabot", (3, 5)),
        voyages=sent,
        discard=("sebastian_cabot",),
        deck=(),
    )
    assert look(match).discoveries == {"mississippi": ("hapsburg", "orellana")}
    assert question(match) == ("france", "discovery")
    play(match, THROUGH)
    assert look(match).discoveries[STRAIT] == ("france", "verrazano")
    assert question(match) == ("hapsburg", "discovery")
    state = play(match, THROUGH)
    assert set(state.discoveries) == {"mississippi", STRAIT}
    assert "sebastian_cabot" in state.removed
    assert "rut" not in state.explorers["england"]
    assert "verrazano" not in state.explorers["france"]
    finish(match)


# -- colonies (20.1)


@covers("his-20.1-1")
def test_one_colony_a_turn_and_so_many_in_all() -> None:
    for power, cost, limit in (("hapsburg", 2, 3), ("england", 3, 2), ("france", 3, 2)):
        match = impulse(power, 2 * cost, state=ocean())
        state = play(match, ("colonize",))
        assert state.voyages == (Voyage(power, "colonize"),)
        assert state.cp == cost
        assert refused(match, ("colonize",)) == "his-20.1-1"
        own = [colony.id for colony in COLONIES.values() if colony.power == power]
        assert len(own) == limit
        match = impulse(power, cost, state=ocean(colonies=dict.fromkeys(own, power)))
        assert refused(match, ("colonize",)) == "his-20.1-1"
        assert may(impulse(power, cost, state=ocean(colonies=dict.fromkeys(own[1:], power))), ("colonize",))
    assert ("colonize",) not in choices(impulse("papacy", 4, state=ocean()))


@covers("his-20.1-1")
def test_potosi_is_a_colony_but_no_colonize_action() -> None:
    state = ocean(this_turn={("colonize", "england")}, colonies={"roanoke_island": "england"})
    match = event("papacy", "potosi_silver_mines", state=state)
    state = play(match, ("power", "england"))
    assert state.colonies == {"roanoke_island": "england", "potosi": "england"}
    assert refused(impulse("england", 3, state=ocean(colonies=state.colonies)), ("colonize",)) == "his-20.1-1"
    match = event("papacy", "potosi_silver_mines", state=ocean())
    state = play(match, ("power", "hapsburg"))
    assert may(impulse("hapsburg", 2, state=state), ("colonize",))


@covers("his-20.1-2")
def test_colonies_arrive_at_the_end_of_the_turn_and_yield_later() -> None:
    match = voyages(voyages=(Voyage("england", "colonize"), Voyage("hapsburg", "colonize")))
    state = look(match)
    assert state.colonies == {"roanoke_island": "england", "puerto_rico": "hapsburg"}
    assert not state.voyages
    found, _ = harvest(("riches of roanoke_island", (6, 6)), colonies={"roanoke_island": "england"})
    assert found == {"england": 1}
    assert harvest(voyages=(Voyage("england", "colonize"),))[0] == {}


@covers("his-20.1-3")
def test_voyages_of_the_scenario_count_for_its_first_turn() -> None:
    match = impulse("hapsburg", 4, scenario="1517")
    assert look(match).voyages == (Voyage("hapsburg", "conquer"), Voyage("hapsburg", "explore"))
    assert refused(match, ("explore",)) == "his-20.2-1"
    assert refused(match, ("conquer",)) == "his-20.3-1"
    assert may(match, ("colonize",))
    match = impulse("france", 4, scenario="1532")
    assert look(match).voyages == (Voyage("france", "explore"),)
    assert refused(match, ("explore",)) == "his-20.2-1"


# -- exploration (20.2)


@covers("his-20.2-1")
def test_one_exploration_a_turn_for_two_points() -> None:
    match = impulse("france", 4, state=ocean())
    state = play(match, ("explore",))
    assert (state.voyages, state.cp) == ((Voyage("france", "explore"),), 2)
    assert refused(match, ("explore",)) == "his-20.2-1"
    assert ("explore",) not in choices(impulse("ottoman", 4, state=ocean()))


@covers("his-20.2-1")
def test_mercators_map_is_the_exploration_of_the_turn() -> None:
    match = event("papacy", "mercators_map", state=ocean(this_turn={("explore", "england")}))
    assert choices(match) == {("power", "hapsburg"), ("power", "france")}
    state = play(match, ("power", "france"))
    assert state.voyages == (Voyage("france", "explore", "", 2),)
    assert refused(impulse("france", 2, state=state), ("explore",)) == "his-20.2-1"


@covers("his-20.2-1")
def test_cabot_sails_besides_the_exploration_of_the_turn() -> None:
    state = look(event("france", "sebastian_cabot", state=ocean()))
    assert state.voyages == (Voyage("france", "explore", "cabot"),)
    match = impulse("france", 2, state=state)
    state = play(match, ("explore",))
    assert state.voyages == (Voyage("france", "explore", "cabot"), Voyage("france", "explore"))


@covers("his-20.2-2")
def test_cabot_does_not_sail_again_from_where_he_stays() -> None:
    found = ocean(discoveries={"great_lakes": ("france", "cabot")})
    assert refusal("france", "sebastian_cabot", state=found) == "his-20.2-2"
    at_sea = ocean(voyages=(Voyage("france", "explore", "cabot"),))
    assert refusal("france", "sebastian_cabot", state=at_sea) == "his-20.2-2"


@covers("his-20.2-2")
def test_without_explorers_no_exploration() -> None:
    match = impulse("france", 2, state=ocean(explorers={"france": ()}))
    assert refused(match, ("explore",)) == "his-20.2-2"


@covers("his-20.2-3", "his-20.3-3")
def test_explorations_come_first_the_best_explorer_first() -> None:
    sent = (
        Voyage("france", "conquer"),
        Voyage("hapsburg", "explore"),
        Voyage("england", "conquer"),
        Voyage("england", "explore"),
        Voyage("hapsburg", "conquer"),
        Voyage("france", "explore"),
    )
    match = voyages(
        ("explorer", "de_vaca"),
        ("explorer", "willoughby"),
        ("explorer", "roberval"),
        ("voyage of willoughby", (2, 3)),
        ("voyage of roberval", (2, 3)),
        ("voyage of de_vaca", (2, 3)),
        ("conquistador", "cortes"),
        ("voyage of cortes", (1, 2)),
        ("conquistador", 0),
        ("voyage of english_conquest", (4, 4)),
        ("conquistador", 0),
        ("voyage of french_conquest", (4, 4)),
        voyages=sent,
    )
    finish(match)
    names = [entry["explorer"] for entry in told(match, "explorer")]
    assert names == ["willoughby", "roberval", "de_vaca"]  # equal: England, France, Hapsburgs
    two = (Voyage("england", "explore"), Voyage("hapsburg", "explore"))
    dice = [("explorer", "rut"), ("explorer", "magellan")]
    match = voyages(*dice, ("voyage of magellan", (1, 1)), ("voyage of rut", (2, 2)), voyages=two)
    finish(match)


@pytest.mark.parametrize(
    ("roll", "found"),
    [
        ((1, 3), "lost"),
        ((1, 4), "nothing"),
        ((2, 4), "nothing"),
        ((3, 4), COAST[0]),
        ((4, 4), COAST[1]),
        ((4, 5), COAST[2]),
    ],
)
@covers("his-20.2-4", "his-20.2-5")
def test_what_an_explorer_finds(roll: tuple[int, int], found: str) -> None:
    match = explorer("de_vaca", roll)
    state = look(match)
    assert ("de_vaca" in state.explorers["hapsburg"]) == (found == "nothing")
    assert bool(told(match, "lost_at_sea")) == (found == "lost")
    if found in COAST:
        assert state.discoveries == {found: ("hapsburg", "de_vaca")}
        assert victory.vp(state, "hapsburg") == victory.vp(ocean(), "hapsburg") + DISCOVERIES[found]
    else:
        assert not state.discoveries
    finish(match)


@covers("his-20.2-4")
def test_a_claimed_discovery_leaves_the_next_lower_one() -> None:
    taken = {"mississippi": ("france", "cartier"), "great_lakes": ("france", "verrazano")}
    assert look(explorer("de_vaca", (4, 5), discoveries=taken)).discoveries["st_lawrence"] == ("hapsburg", "de_vaca")
    match = explorer("leon", (2, 3), bonus=2)  # with Mercator's Map
    assert look(match).discoveries == {"great_lakes": ("hapsburg", "leon")}


@covers("his-20.2-9")
def test_where_nothing_is_left_the_explorer_comes_back() -> None:
    taken = {"st_lawrence": ("france", "cartier")}
    match = explorer("de_vaca", (3, 4), discoveries=taken)
    assert "de_vaca" in look(match).explorers["hapsburg"]
    everything = dict.fromkeys(DISCOVERIES, ("france", "cartier"))
    match = explorer("magellan", (6, 6), discoveries=everything)
    assert look(match).explorers["hapsburg"] == position().explorers["hapsburg"]  # he and nobody new
    finish(match)


@covers("his-20.2-6")
def test_the_strait_and_around_the_world() -> None:
    match = explorer("magellan", (3, 3), (3, 3))
    state = play(match, THROUGH)
    assert state.discoveries == {STRAIT: ("hapsburg", "magellan"), AROUND: ("hapsburg", "magellan")}
    assert not state.hands["hapsburg"]
    match = explorer("magellan", (3, 3), (4, 4), deck=("fuggers", "gout"))
    state = play(match, THROUGH)
    assert state.hands["hapsburg"] == ("fuggers",)  # with 12 a card besides
    match = explorer("magellan", (3, 3), (2, 3))
    state = play(match, THROUGH)
    assert state.discoveries == {STRAIT: ("hapsburg", "magellan")}
    assert "magellan" not in state.explorers["hapsburg"]
    match = explorer("leon", (4, 3), (4, 3), bonus=2)  # Mercator's Map helps both times
    state = play(match, THROUGH)
    assert AROUND in state.discoveries


@covers("his-20.2-6")
def test_a_strait_that_is_taken_gives_nothing_but_the_way() -> None:
    match = explorer("magellan", (3, 3), (2, 3), discoveries={STRAIT: ("france", "cartier")})
    state = play(match, THROUGH)
    assert state.discoveries == {STRAIT: ("france", "cartier")}


@covers("his-20.2-7", "his-20.2-10")
def test_around_the_world_only_once() -> None:
    done = {AROUND: ("france", "cartier"), STRAIT: ("france", "cartier")}
    match = explorer("magellan", (3, 3), discoveries=done)
    assert choices(match) == {("claim", AMAZON), *(("claim", place) for place in COAST)}
    match = explorer("magellan", (3, 3), discoveries={AROUND: ("france", "cartier")})
    assert may(match, THROUGH)
    state = play(match, THROUGH)
    assert state.discoveries[STRAIT] == ("hapsburg", "magellan")
    finish(match)  # nothing is rolled for the rest of the way


@covers("his-20.2-8")
def test_ten_claims_the_amazon_or_what_is_left_of_the_coast() -> None:
    match = explorer("magellan", (3, 3), discoveries={"mississippi": ("france", "cartier")})
    assert choices(match) == {THROUGH, ("claim", AMAZON), ("claim", "st_lawrence"), ("claim", "great_lakes")}
    state = play(match, ("claim", AMAZON))
    assert state.discoveries[AMAZON] == ("hapsburg", "magellan")
    assert victory.vp(state, "hapsburg") == victory.vp(ocean(), "hapsburg") + 2
    finish(match)


# -- conquest (20.3)


@covers("his-20.3-1")
def test_one_conquest_a_turn_for_four_points() -> None:
    match = impulse("england", 8, state=ocean())
    state = play(match, ("conquer",))
    assert (state.voyages, state.cp) == ((Voyage("england", "conquer"),), 4)
    assert refused(match, ("conquer",)) == "his-20.3-1"


@covers("his-20.3-1")
def test_smallpox_is_the_conquest_of_the_turn() -> None:
    state = look(event("england", "smallpox", state=ocean()))
    assert state.voyages == (Voyage("england", "conquer", "", 2),)
    assert refused(impulse("england", 4, state=state), ("conquer",)) == "his-20.3-1"
    assert refusal("england", "smallpox", state=ocean(this_turn={("conquer", "england")})) == "his-20.3-1"


@covers("his-20.3-2")
def test_without_conquistadors_no_conquest() -> None:
    match = impulse("hapsburg", 4, state=ocean(conquistadors={"hapsburg": ()}))
    assert refused(match, ("conquer",)) == "his-20.3-2"


@covers("his-20.3-3")
def test_the_hapsburgs_draw_a_conquistador() -> None:
    match = conqueror("pizarro", (1, 4))
    assert told(match, "conquistador") == [{"power": "hapsburg", "conquistador": "pizarro"}]
    assert "pizarro" in look(match).conquistadors["hapsburg"]
    match = conqueror("english_conquest", (2, 4), power="england")
    assert look(match).conquistadors["england"] == ("english_conquest",)  # one of two is gone


@pytest.mark.parametrize(
    ("roll", "found", "back"),
    [
        ((2, 3), "", False),
        ((3, 3), "", True),
        ((3, 4), "", True),
        ((4, 4), "maya", False),
        ((4, 5), "aztec", False),
        ((5, 5), "inca", False),
        ((6, 6), "inca", False),
    ],
)
@covers("his-20.3-4", "his-20.3-5")
def test_what_a_conquistador_finds(roll: tuple[int, int], found: str, back: bool) -> None:
    state = look(conqueror("coronado", roll))
    assert state.conquests == ({found: ("hapsburg", True)} if found else {})
    assert ("coronado" in state.conquistadors["hapsburg"]) == back
    gained = victory.vp(state, "hapsburg") - victory.vp(ocean(), "hapsburg")
    assert gained == (CONQUESTS[found] if found else 0)


@covers("his-20.3-4")
def test_a_finished_conquest_leaves_the_next_lower_one() -> None:
    taken = {"inca": ("england", True), "aztec": ("england", False)}
    state = look(conqueror("cortes", (4, 5), conquests=taken))
    assert state.conquests["maya"] == ("hapsburg", True)
    all_taken = {**taken, "maya": ("england", True)}
    state = look(conqueror("cortes", (4, 5), conquests=all_taken))
    assert state.conquests == all_taken
    assert "cortes" in state.conquistadors["hapsburg"]
    state = look(conqueror("coronado", (3, 3), bonus=2))  # Smallpox
    assert state.conquests == {"maya": ("hapsburg", True)}


# -- riches (20.4)


@covers("his-20.4-1")
def test_every_colony_and_conquest_is_rolled_for() -> None:
    state = ocean(
        colonies={"roanoke_island": "england", "potosi": "france", "cuba": "hapsburg"},
        conquests={"maya": ("england", True), "aztec": ("france", False)},
    )
    dice = (
        ("riches of roanoke_island", (4, 5)),
        ("riches of cuba", (2, 3)),
        ("riches of potosi", (4, 4)),
        ("riches of maya", (4, 4)),
    )
    found, match = harvest(*dice, state=state)
    assert found == {"england": 2, "france": 1}
    assert {str(entry["holding"]) for entry in told(match, "riches")} == {"roanoke_island", "cuba", "potosi", "maya"}


@covers("his-20.4-1")
def test_plantations_add_one_to_colonies_and_potosi() -> None:
    state = ocean(
        colonies={"roanoke_island": "england", "potosi": "england", "montreal": "france"},
        conquests={"maya": ("england", True)},
        plantations={"england"},
    )
    dice = [(f"riches of {holding}", (3, 5)) for holding in ("roanoke_island", "montreal", "potosi")]
    _, match = harvest(*dice, ("riches of maya", (3, 5)), state=state)
    totals = {entry["holding"]: entry["total"] for entry in told(match, "riches")}
    assert totals == {"roanoke_island": 9, "potosi": 9, "montreal": 8, "maya": 8}


@covers("his-20.4-2")
def test_what_the_table_says() -> None:
    assert RICHES["colony"][8] == RICHES["maya"][7] == "galleon"
    colony: dict[str, Any] = {"colonies": {"roanoke_island": "england"}}
    found, match = harvest(("riches of roanoke_island", (4, 4)), **colony)
    assert found == {}
    found, match = harvest(("riches of roanoke_island", (4, 4)), galleons={"england"}, **colony)
    assert found == {"england": 1}
    found, match = harvest(("riches of roanoke_island", (1, 1)), **colony)
    assert found == {}
    assert look(match).colonies == {}  # eliminated
    found, match = harvest(("riches of roanoke_island", (2, 3)), **colony)
    assert found == {}
    assert look(match).colonies == colony["colonies"]
    found, match = harvest(("riches of maya", (1, 1)), conquests={"maya": ("england", True)})
    assert found == {"england": 1}
    assert look(match).conquests == {"maya": ("england", False)}  # depleted: a last card, and the VP stay
    assert victory.vp(look(match), "england") == victory.vp(ocean(), "england") + CONQUESTS["maya"]


@pytest.mark.parametrize(
    ("die", "galleons", "stolen", "raiders"),
    [
        (1, False, False, set()),
        (2, False, False, {"france"}),
        (2, True, False, set()),
        (3, True, False, {"france"}),
        (4, False, False, {"france"}),
        (5, False, True, set()),
        (6, False, True, {"france"}),
    ],
)
@covers("his-20.4-3")
def test_a_raider_lies_in_wait(die: int, galleons: bool, stolen: bool, raiders: set[str]) -> None:
    dice = (("riches of cuba", (6, 6)), ("raider of france", die))
    state = ocean(colonies={"cuba": "hapsburg"}, raiders={"france"}, galleons={"hapsburg"} if galleons else set())
    found, match = harvest(*dice, state=state)
    assert found == ({"france": 1} if stolen else {"hapsburg": 1})
    assert look(match).raiders == raiders


@covers("his-20.4-3", "his-20.4-5")
def test_raiders_try_in_their_order_until_the_card_is_stolen() -> None:
    raiders = {"france", "england", "protestant"}
    dice = (("riches of cuba", (6, 6)), ("raider of france", 3), ("raider of england", 6))
    found, _ = harvest(*dice, colonies={"cuba": "hapsburg"}, raiders=raiders)
    assert found == {"england": 1}
    missed = (("riches of cuba", (6, 6)), ("raider of france", 3), ("raider of england", 3))
    found, _ = harvest(*missed, ("raider of protestant", 5), colonies={"cuba": "hapsburg"}, raiders=raiders)
    assert found == {"protestant": 1}
    found, _ = harvest(("riches of montreal", (6, 6)), colonies={"montreal": "france"}, raiders={"england"})
    assert found == {"france": 1}  # only the Hapsburgs are robbed


@covers("his-20.4-4")
def test_a_raider_acts_again_in_the_same_phase_until_he_is_lost() -> None:
    state = ocean(
        colonies={"puerto_rico": "hapsburg", "cuba": "hapsburg", "hispaniola": "hapsburg"}, raiders={"france"}
    )
    dice = (
        ("riches of puerto_rico", (6, 6)),
        ("raider of france", 6),
        ("riches of cuba", (6, 6)),
        ("raider of france", 5),
        ("riches of hispaniola", (6, 6)),
    )
    found, match = harvest(*dice, state=state)
    assert found == {"france": 2, "hapsburg": 1}
    assert look(match).raiders == set()


@covers("his-20.4-4")
def test_huguenot_raiders_bring_a_raider_back() -> None:
    lost = ocean(raiders={"france"}, protestant_spaces={"rouen", "london"})
    state = look(event("protestant", "huguenot_raiders", state=lost))  # England is the only one without
    assert state.raiders == {"france", "england"}
