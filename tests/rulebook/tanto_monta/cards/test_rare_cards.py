"""Cards in positions that hardly ever come about: the top of a track, leaders who are gone, independents in the way."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    look,
    may,
    play,
    position,
    question,
    run,
    scene,
    settle,
    table,
)
from warcouncil.table.events import event_forbidden
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import home_france, unrest
from warcouncil.titles.tanto_monta.powers import maximilian, north_africa, succession
from warcouncil.titles.tanto_monta.powers.common import pass_to
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

# -- influence at the top of its track


@covers("tm-21.6-2")
def test_who_has_all_influence_still_asks_for_the_status() -> None:
    for card, minor in (
        ("genoese_diplomacy", "genoa"),
        ("venetian_intrigue", "venice"),
        ("clash_of_interests_in_navarre", "navarre"),
    ):
        match = event(card, "france", turn=4, influence={minor: {"france": 6}})
        assert choices(match) == {("check_status", minor), ("pass",)}
        after = play(match, ("check_status", minor))
        assert after.minors[minor] == "france" and minor in after.settled


@covers("tm-21.6-2")
def test_the_medici_and_an_offensive_do_so_as_well() -> None:
    match = event("lorenzo_the_magnificent_the_medici", "france", turn=4, influence={"florence": {"france": 6}})
    assert choices(match) == {("check_status", "florence"), ("pass",)}
    match = event("diplomatic_offensive", "france", turn=4, influence={"genoa": {"france": 6}})
    assert may(match, ("win_favour", "genoa"))
    play(match, ("win_favour", "genoa"))
    assert may(match, ("check_status", "genoa"))
    match = event("albuquerque_lion_of_the_seas", "portugal", turn=4, influence={"florence": {"portugal": 6}})
    play(match, ("win_favour", "florence"))
    assert may(match, ("check_status", "florence"))


@covers("tm-21.5-2", "tm-9.4-5")
def test_a_settled_or_forfeited_track_stays_shut() -> None:
    state = position(turn=4, influence={"genoa": {"france": 6}}, settled={"genoa"})
    assert unplayable(state, "genoese_diplomacy") == "tm-21.5-2"
    state = position(turn=4, shut_out={("france", "genoa")})
    assert unplayable(state, "genoese_diplomacy") == "tm-9.4-5"


def unplayable(state: TantoMontaState, card: str) -> str | None:
    return event_forbidden(look(table(state=state)), "france", card)


# -- Venetian Intrigue (#109)


def test_only_who_wins_venice_or_drives_it_away_lowers_markers() -> None:
    influence = {"venice": {"france": 0, "portugal": 3}}
    said: dict[str, Any] = {"turn": 4, "minors": {"venice": "aragon"}, "influence": influence}
    dice = (("status of venice: portugal", 6), ("status of venice: france", 1))
    match = event("venetian_intrigue", "france", *dice, **said)
    after = play(match, ("check_status", "venice"))
    assert "venice" not in after.minors  # Portugal has driven it away, not France
    assert asked(match).kind != "two_markers"


def test_the_two_markers_are_different_ones() -> None:
    levels = {"venice": {"france": 6}, "genoa": {"portugal": 2, "spain": 1}}
    match = event("venetian_intrigue", "france", turn=4, influence=levels)
    play(match, ("check_status", "venice"), ("lower", "genoa", "portugal"))
    assert not may(match, ("lower", "genoa", "portugal")) and may(match, ("lower", "genoa", "spain"))


# -- leaders


@covers("tm-8.1-4")
def test_who_follows_a_leader_that_fell_for_good_comes_as_a_new_one() -> None:
    state = scene(leaders={}, fields={"turn": 2})
    match = run(state, lambda now: succession.succeed(now, "charles_viii_king_of_france"))
    assert question(match) == ("france", "leader_enters")
    _, leader, space = asked(match).options[0]
    after = settle(match)
    assert leader == "charles_viii" and after.leaders["charles_viii"] == space


def test_a_ransom_brings_captives_to_any_walls_at_home() -> None:
    state = scene(
        toledo={"castile": 1, "portugal": 4},
        sieges={"toledo": {"portugal": 1}},
        fields={"turn": 2, "captives": {"ferdinand": "muslim"}, "control": {"toledo": "spain"}},
    )
    state.captives["mendoza"] = state.captives.pop("ferdinand")
    match = event("ransom", "france", state=state)
    for option in (("power", "muslim"), ("free_leader", "mendoza")):
        if may(match, option):
            play(match, option)
    walls = {space for _, _, space in choices(match)}
    assert "toledo" in walls and "badajoz" in walls
    assert all(space in REALM.fortified_by_print or space in look(match).fortresses for space in walls)
    play(match, ("return_to", "mendoza", "toledo"))
    assert look(match).leaders["mendoza"] == "toledo" and not look(match).captives


def test_borgia_drinks_poisoned_wine_like_others() -> None:
    state = scene(leaders={"borgia": "siena"}, fields={"turn": 4, "borgia": "france", "sides": {"borgia": "france"}})
    assert unrest.at_table(state) == ["borgia"]
    after = look(event("poisoned_wine", "spain", state=state))
    assert "borgia" not in after.leaders and after.away_leaders["borgia"] == 5


# -- mandatory events


@covers("tm-20.2-4")
def test_independents_leave_otranto_to_the_ottomans() -> None:
    state = scene(otranto={"independent": 2}, fields={"turn": 5, "ferrante_dead": True})
    state.control["otranto"] = "independent"
    after = settle(run(state, north_africa.seize_otranto))
    assert after.control["otranto"] == "north_africa"
    assert [(one.owner, one.size) for one in after.troops["otranto"]] == [("ottoman", 4)]


@covers("tm-20.7-8")
def test_maximilian_strikes_in_the_impulses_of_who_played_him() -> None:
    state = scene(milan={"france": 4}, fields={"turn": 2, "control": {"milan": "france", "metz": "france"}})
    match = run(state, lambda now: maximilian.maximilian(now, "france"))
    assert question(match) == ("spain", "maximilian_goes")  # Spain decides, but France has played him
    play(match, ("space", "milan"))
    assert question(match) == ("france", "face_maximilian") and look(match).maximilian_by == "france"


@covers("tm-12.4-7")
def test_no_council_is_held_in_an_unquiet_barcelona() -> None:
    state = position(unrest={"barcelona"}, control={"barcelona": "catalonia"})
    assert not home_france.in_session(state)
    state.unrest.clear()
    assert home_france.in_session(state)


@covers("tm-20.1-9")
def test_headlines_lay_special_markers_too() -> None:
    control = {"baza": "nasrid", "guadix": "spain", "almeria": "spain"}
    state = scene(fields={"turn": 3, "control": control, "phase": "headlines"})
    after = settle(run(state, lambda now: pass_to(now, "spain", "baza")))
    assert after.special_control == {"baza"} and "baza" not in after.lost_homes
