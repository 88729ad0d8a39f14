"""Island People's Pride and the Regency of Algiers."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, hand, look, may, play, question, refused, scene, table
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.minors.guanches import ISLANDS

PRIDE, REGENCY = "island_peoples_pride", "algiers_regency"


# -- Island People's Pride (#19)


@covers("tm-21.8-9", "tm-6.1-15")
def test_guanches_rise_for_five_points_and_three_follow() -> None:
    match = event(PRIDE, "france", state=scene(fields={"turn": 2}))
    assert look(match).cp == 5 and question(match) == ("france", "action")
    assert {option[0] for option in choices(match)} == {"guanche_raise", "end_actions"}
    assert refused(match, ("influence", "genoa")) == "tm-6.1-2"
    space = next(str(option[1]) for option in sorted(choices(match)) if option[0] == "guanche_raise")
    play(match, ("guanche_raise", space), ("guanche_raise", space))
    assert look(match).number(space, "guanche", "militia") == 2 and look(match).cp == 3
    play(match, ("end_actions",))
    assert look(match).cp == 3 and look(match).only == ()
    assert may(match, ("influence", "genoa")) and not may(match, ("guanche_raise", space))
    assert PRIDE in look(match).discard


def test_who_is_on_the_islands_strikes_guanches_that_are_not_with_bencomo() -> None:
    state = scene(
        fields={"turn": 3},
        leaders={"bencomo": "tenerife_acentejo"},
        lanzarote={"castile": 1},
        tenerife_acentejo={"guanche": {"militia": 2}},
        la_palma={"guanche": {"militia": 3}},
    )
    match = event(PRIDE, "spain", state=state)
    after = look(match)  # there is nothing to choose
    assert after.number("la_palma", "guanche", "militia") == 1
    assert after.number("tenerife_acentejo", "guanche", "militia") == 2
    assert after.cp == 3 and PRIDE in after.discard


def test_the_card_leaves_the_game_when_no_island_is_free() -> None:
    state = scene(fields={"turn": 2})
    state.control.update(dict.fromkeys(ISLANDS, "spain"))
    match = event(PRIDE, "france", state=state)
    assert PRIDE in look(match).removed and look(match).cp == 3


def test_occupied_islands_give_nothing_to_guanches() -> None:
    state = scene(fields={"turn": 2})
    for space in ISLANDS:
        state.add_troops(space, "castile", regular=1)
    match = event(PRIDE, "france", state=state)
    assert look(match).cp == 3 and PRIDE in look(match).discard
    assert not any(str(option[0]).startswith("guanche") for option in choices(match))


# -- Algiers Regency (#33)


def raiders(player: str, **fields: object) -> Match:
    state = scene(fields={"turn": 4, **fields}, wars=[("north_africa", "portugal")], algiers={"independent": 2})
    state.add_ships("gulf_of_cadiz", "north_africa", "north_africa", corsair=2)
    state.phase = "action"
    hand(state, player, REGENCY)
    state.agenda = [("impulse", player)]
    match = table(state=state, others=1)
    play(match, ("event", REGENCY))
    return match


@covers("tm-20.2-6", "tm-16.4-3")
def test_the_regency_raids_even_where_muslim_markers_lie() -> None:
    match = raiders(
        "spain", piracies={("muslim", "gulf_of_cadiz"), ("muslim", "alboran_sea"), ("muslim", "gulf_of_lion")}
    )
    after = look(match)
    assert after.algiers_regency and after.control["algiers"] == "north_africa"
    assert after.number("algiers", "ottoman", "regular") == 4 and after.admirals["barbarossa"] == "algiers"
    assert question(match) == ("muslim", "action") and after.cp == 6
    assert {option[0] for option in choices(match)} <= {"naval_move", "piracy", "raid", "ask_passage", "end_actions"}
    raid = ("piracy", "north_africa", "gulf_of_cadiz", "portugal")
    play(match, raid)
    while asked(match).kind == "piracy_hit":
        play(match, sorted(choices(match))[0])
    assert look(match).cp == 4 and not may(match, raid)
    play(match, ("end_actions",))
    assert question(match) == ("spain", "action") and look(match).cp == 3
    assert REGENCY in look(match).removed
    assert not any(fact[0] in ("unmarked_piracy", "raided") for fact in look(match).this_impulse)


@covers("tm-6.1-27")
def test_in_winter_the_muslims_raid_as_well_but_nobody_has_three_points() -> None:
    state = scene(fields={"turn": 5, "phase": "winter"}, algiers={"independent": 2})
    hand(state, "france", REGENCY)
    state.agenda = [("forced_event", REGENCY)]
    match = table(state=state, others=1)
    assert question(match) == ("muslim", "action") and look(match).cp == 6
    play(match, ("end_actions",))
    after = look(match)
    assert match.over and REGENCY in after.removed and after.acting == "" and not after.this_impulse
