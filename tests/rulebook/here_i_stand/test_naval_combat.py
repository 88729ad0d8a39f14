"""Naval combat (16.2): dice, cards, winner, casualties, retreats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import deal
from tests.rulebook.here_i_stand.driver import choices, finish, look, may, play, question, run, told
from tests.rulebook.here_i_stand.sea import hits, ships_of, waters
from warcouncil.campaign import naval_combat
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.state import HereIStandState

TURKS = [("ottoman", "hapsburg")]
SEA = "tyrrhenian_sea"
DORIA, BARBAROSSA = "andrea_doria", "barbarossa"


def combat(
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    *more: tuple[str, object],
    attacker: str = "ottoman",
    defender: str = "hapsburg",
    place: str = SEA,
    state: HereIStandState | None = None,
    tie: bool = False,
    **said: Any,
) -> Match:
    """Ships of two powers fight in a place, the Ottomans attacking."""
    start = state or waters(**{"wars": TURKS, **said})
    start.active = start.acting = attacker
    start.phase = "action"
    dice = (("naval attacker", attack), ("naval defender", defence), *more)
    return run(start, lambda now: naval_combat.fight(now, place, attacker, defender, tie_retreats_both=tie), *dice)


# -- dice


@covers("his-16.2-1", "his-5.3-2")
def test_dice_of_the_attacker() -> None:
    ships = {SEA: {"ottoman": (2, 3), "hapsburg": 1}}
    combat((1,) * 7, (1,) * 2, ships=ships)
    combat((1,) * 9, (1,) * 2, ships=ships, admirals={BARBAROSSA: SEA})
    combat((1,) * 9, (1,) * 2, ships=ships, admirals={BARBAROSSA: SEA, "dragut": SEA})  # the better one counts


@covers("his-16.2-2")
def test_dice_of_the_defender() -> None:
    doria: dict[str, Any] = {"admirals": {DORIA: SEA}, "fields": {"minors": {"genoa": "hapsburg"}}}
    combat((1,) * 2, (1,) * 6, ships={SEA: {"ottoman": 1, "hapsburg": 1, "genoa": 1}}, **doria)
    ships = {"naples": {"ottoman": 1, "hapsburg": 2}}
    combat((1,) * 2, (1,) * 5, ships=ships, place="naples")  # one more in a port


@covers("his-16.2-3")
def test_combat_cards_before_the_dice_the_attacker_first() -> None:
    state = deal(
        waters(ships={SEA: {"ottoman": 1, "hapsburg": 1}}, wars=TURKS),
        ottoman=("arquebusiers",),
        hapsburg=("field_artillery",),
        england=("tercios",),
    )
    match = combat((6, 5, 4, 1), (1,) * 2, state=state)
    assert question(match) == ("ottoman", "respond")
    play(match, ("play", "arquebusiers"))
    (result,) = told(match, "naval_result")
    assert (result["power"], result["hits"]) == ("ottoman", 2)  # 5 and 6 are hits
    state = deal(waters(ships={SEA: {"ottoman": 1, "hapsburg": 1}}, wars=TURKS), hapsburg=("arquebusiers",))
    match = combat((1,) * 2, (1,) * 4, state=state)
    assert question(match) == ("hapsburg", "respond")
    play(match, ("play", "arquebusiers"))


@covers("his-16.2-4")
def test_janissaries_and_rowers_after_the_dice() -> None:
    state = deal(
        waters(ships={SEA: {"ottoman": 2, "hapsburg": 1}}, wars=TURKS),
        ottoman=("janissaries",),
        england=("professional_rowers",),
    )
    more = (("naval cards", hits(0, 3)), ("naval cards", hits(4, 4)))
    match = combat(hits(0, 4), hits(1, 2), *more, state=state)
    assert {decision.power for decision in match.decisions} == {"ottoman", "england"}
    assert may(match, ("play_side", "professional_rowers", "attacker"), "england")
    play(match, ("ottoman", ("pass",)), ("england", ("play_side", "professional_rowers", "defender")))
    assert question(match) == ("ottoman", "respond")  # Janissaries may answer the rowers
    play(match, ("play", "janissaries"))
    assert told(match, "naval_result")[0]["power"] == "ottoman"
    assert ships_of(look(match), SEA, "hapsburg") == (0, 0)
    finish(match)


@covers("his-16.2-4")
def test_janissaries_fight_for_the_ottomans_only() -> None:
    state = deal(
        waters(ships={SEA: {"france": 1, "hapsburg": 1}}, wars=[("hapsburg", "france")]), ottoman=("janissaries",)
    )
    match = combat(hits(0, 2), hits(2, 2), attacker="france", state=state)
    finish(match)


# -- winner and casualties


@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(1, 2, "hapsburg"), (2, 1, "ottoman"), (1, 1, "hapsburg"), (0, 0, "hapsburg")]
)
@covers("his-16.2-5")
def test_more_hits_win_and_the_defender_wins_ties(attack: int, defence: int, winner: str) -> None:
    ships = {SEA: {"ottoman": 3, "hapsburg": 3}}
    match = combat(hits(attack, 6), hits(defence, 6), ships=ships)
    assert told(match, "naval_result")[0]["power"] == winner
    assert question(match)[0] == ({"ottoman", "hapsburg"} - {winner}).pop()


@covers("his-16.2-6")
def test_two_hits_a_squadron_and_what_is_left_corsairs() -> None:
    for taken, left in ((1, (2, 2)), (2, (1, 3)), (3, (1, 2)), (4, (0, 3)), (6, (0, 1)), (7, (0, 0))):
        match = combat(hits(4, 7), hits(taken, 12), ships={SEA: {"ottoman": (2, 3), "hapsburg": 6}})
        state = look(match)
        lost = state.lost_ships.get("ottoman", (0, 0))
        assert (2 - lost[0], 3 - lost[1]) == left


@covers("his-16.2-7")
def test_a_hit_left_over_costs_the_loser_a_squadron() -> None:
    match = combat(hits(1, 6), hits(3, 6), ships={SEA: {"ottoman": 3, "hapsburg": 3}})
    assert look(match).lost_ships == {"ottoman": (2, 0)}
    match = combat(hits(3, 6), hits(1, 6), ships={SEA: {"ottoman": 3, "hapsburg": 3}})
    assert look(match).lost_ships == {"hapsburg": (2, 0)}


@covers("his-16.2-8")
def test_the_winner_keeps_a_ship_if_both_are_wiped_out() -> None:
    match = combat(hits(2, 2), hits(2, 2), ships={SEA: {"ottoman": 1, "hapsburg": 1}})
    assert ships_of(look(match), SEA, "hapsburg") == (1, 0)
    assert look(match).lost_ships == {"ottoman": (1, 0)}
    match = combat(hits(4, 4), hits(3, 4), ships={SEA: {"ottoman": (1, 2), "hapsburg": 2}})
    assert ships_of(look(match), SEA, "ottoman") == (0, 1)  # not wiped out: three hits only
    match = combat(hits(5, 6), hits(4, 4), ships={SEA: {"ottoman": (2, 0), "hapsburg": 2}}, admirals={BARBAROSSA: SEA})
    assert ships_of(look(match), SEA, "ottoman") == (1, 0)
    assert look(match).admirals == {BARBAROSSA: SEA}


@covers("his-16.2-8")
def test_the_winner_says_what_he_keeps() -> None:
    ships = {SEA: {"ottoman": (1, 1), "hapsburg": 2}}
    match = combat(hits(4, 5), hits(3, 4), ships=ships, admirals={BARBAROSSA: SEA})
    assert question(match) == ("ottoman", "ship_kept")
    assert choices(match) == {("keep", "ottoman", "squadron"), ("keep", "ottoman", "corsair")}
    play(match, ("keep", "ottoman", "corsair"))
    assert ships_of(look(match), SEA, "ottoman") == (0, 1)
    assert look(match).lost_ships == {"ottoman": (1, 0), "hapsburg": (2, 0)}


def test_by_the_second_printing_more_dice_keep_a_ship() -> None:
    state = waters(ships={SEA: {"ottoman": 1, "hapsburg": 1}}, admirals={BARBAROSSA: SEA}, wars=TURKS)
    state.options = {**state.options, "mutual_elimination": "more_dice"}
    match = combat(hits(2, 4), hits(2, 2), state=state)
    assert look(match).lost_ships == {"hapsburg": (1, 0)}
    assert question(match) == ("ottoman", "sea_retreat")  # it lost all the same


@covers("his-16.2-6")
def test_whose_squadron_is_lost() -> None:
    ships = {SEA: {"ottoman": 2, "hapsburg": 1, "genoa": 1}}
    match = combat(hits(2, 4), hits(0, 4), ships=ships, fields={"minors": {"genoa": "hapsburg"}})
    assert question(match) == ("hapsburg", "ship_loss")
    play(match, ("sink", "genoa", "squadron"))
    assert look(match).lost_ships == {"genoa": (1, 0)}


# -- retreats


@covers("his-16.2-9")
def test_the_attacker_leaves_a_port_whether_he_won_or_lost() -> None:
    ships = {"messina": {"ottoman": 2, "hapsburg": 2}}
    for attack, defence in ((2, 0), (0, 2)):
        match = combat(hits(attack, 4), hits(defence, 5), ships=ships, place="messina")
        assert question(match) == ("ottoman", "sea_retreat")
        assert choices(match) == {("retreat_to", "ionian_sea"), ("retreat_to", "tyrrhenian_sea")}
        state = play(match, ("retreat_to", "ionian_sea"))
        assert ships_of(state, "messina", "hapsburg")[0] > 0
    match = combat(hits(2, 4), hits(0, 5), ships={**ships, "ionian_sea": {"hapsburg": 1}}, place="messina")
    assert ships_of(look(match), "tyrrhenian_sea", "ottoman") == (2, 0)
    both = {**ships, "ionian_sea": {"hapsburg": 1}, "tyrrhenian_sea": {"hapsburg": 1}}
    match = combat(hits(2, 4), hits(0, 5), ships=both, place="messina")
    assert look(match).lost_ships["ottoman"] == (2, 0)


@covers("his-16.2-10")
def test_the_loser_at_sea_goes_to_an_own_port_or_a_free_zone() -> None:
    ships = {SEA: {"ottoman": 2, "hapsburg": 3}, "gulf_of_lyon": {"ottoman": 1}, "genoa": {"genoa": 1}}
    fields = {"minors": {"genoa": "hapsburg"}, "control": {"genoa": "hapsburg", "cagliari": "ottoman"}}
    match = combat(hits(1, 4), hits(0, 6), ships=ships, fields=fields)
    assert question(match) == ("hapsburg", "sea_retreat")
    assert choices(match) == {
        ("retreat_to", place) for place in ("barbary_coast", "bastia", "genoa", "naples", "palermo", "messina")
    }
    match = combat(hits(0, 4), hits(1, 6), ships=ships, fields=fields)
    assert choices(match) == {("retreat_to", place) for place in ("barbary_coast", "gulf_of_lyon", "cagliari")}


@covers("his-16.2-10", "his-16.2-11")
def test_without_a_way_out_ships_are_lost_and_leaders_wait() -> None:
    ships = {"adriatic_sea": {"papacy": 1, "ottoman": (1, 1)}, "ionian_sea": {"papacy": 1}}
    control = dict.fromkeys(("durazzo", "scutari", "trieste"), "hapsburg")
    match = combat(
        hits(0, 5),
        hits(1, 2),
        defender="papacy",
        place="adriatic_sea",
        ships=ships,
        admirals={BARBAROSSA: "adriatic_sea"},
        wars=[("ottoman", "papacy")],
        fields={"control": control},
    )
    state = look(match)
    assert state.lost_ships == {"ottoman": (1, 1)}
    assert state.waiting_admirals == {BARBAROSSA: state.turn + 1}
    assert BARBAROSSA not in state.admirals


@covers("his-16.2-11", "his-5.1-8")
def test_the_leader_of_a_wiped_out_side_waits_for_the_next_turn() -> None:
    ships = {SEA: {"ottoman": 1, "hapsburg": 3}}
    match = combat(hits(0, 4), hits(2, 6), ships=ships, admirals={BARBAROSSA: SEA})
    state = look(match)
    assert state.lost_ships == {"ottoman": (1, 0)}
    assert state.waiting_admirals == {BARBAROSSA: state.turn + 1}
    assert not state.captives


@covers("his-16.2-10")
def test_genoese_ships_do_not_flee_into_the_atlantic() -> None:
    ships = {"gibraltar": {"hapsburg": 1, "genoa": 1, "france": 2}}
    fields = {"minors": {"genoa": "hapsburg"}, "control": {"gibraltar": "france"}}
    wars = [("hapsburg", "france")]
    match = combat(
        hits(0, 4),
        hits(0, 5),
        attacker="hapsburg",
        defender="france",
        place="gibraltar",
        ships=ships,
        fields=fields,
        wars=wars,
    )
    assert ships_of(look(match), "barbary_coast", "genoa") == (1, 0)
    blocked = {**ships, "barbary_coast": {"france": 1}}
    match = combat(
        hits(0, 4),
        hits(0, 5),
        attacker="hapsburg",
        defender="france",
        place="gibraltar",
        ships=blocked,
        fields=fields,
        wars=wars,
    )
    assert ships_of(look(match), "atlantic_ocean", "hapsburg") == (1, 0)
    assert look(match).lost_ships == {"genoa": (1, 0)}


# -- a war that begins at sea (9.6)


@covers("his-9.6-11")
def test_after_a_tie_at_the_outbreak_of_a_war_both_retreat() -> None:
    match = combat(hits(1, 4), hits(1, 4), ships={SEA: {"ottoman": 2, "hapsburg": 2}}, tie=True)
    assert question(match) == ("ottoman", "sea_retreat")
    play(match, ("retreat_to", "barbary_coast"))
    assert question(match) == ("hapsburg", "sea_retreat")
    assert not may(match, ("retreat_to", "barbary_coast"))
    play(match, ("retreat_to", "naples"))
    assert look(match).lost_ships == {"ottoman": (1, 0)}  # only the side that did not win ties
    match = combat(hits(0, 4), hits(1, 4), ships={SEA: {"ottoman": 2, "hapsburg": 2}}, tie=True)
    play(match, ("retreat_to", "barbary_coast"))
    assert ships_of(look(match), SEA, "hapsburg") == (2, 0)
    finish(match)
