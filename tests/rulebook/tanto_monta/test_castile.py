"""20.5, 8.1: the death of Isabella, Cisneros, three cards for France, new rulers and their leaders."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import choices, finish, hand, may, play, question, run, scene, settle
from warcouncil.campaign.relations import allied, at_war
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.powers import castile, succession
from warcouncil.titles.tanto_monta.seasons.victory import vp
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import formations


def death(**said: Any) -> TantoMontaState:
    return scene(fields={"phase": "action", "turn": 5, **said.pop("fields", {})}, **said)


@covers("tm-20.5-1")
def test_ferdinand_in_castile() -> None:
    state = death(leon={"castile": 2, "aragon": 3}, leaders={"ferdinand": "leon", "mendoza": "leon"})
    state = settle(run(state, castile.isabella_dies))
    assert state.rulers["spain"] == "castile_split"
    assert "ferdinand" not in state.leaders
    home = state.leaders["ferdinand_aragon"]
    assert state.realm.printed_homes[home] == "aragon"
    assert state.number(home, "aragon", "regular") == 3
    assert state.number("leon", "castile", "regular") == 2
    assert state.leaders["mendoza"] == "leon"


@covers("tm-20.5-1")
def test_ferdinand_abroad() -> None:
    state = death(milan={"castile": 2, "aragon": 3}, leaders={"ferdinand": "milan"})
    match = run(state, castile.isabella_dies)
    while question(match)[1] == "homeward":
        play(match, next(iter(choices(match))))
    assert question(match) == ("spain", "leave_for_aragon")
    state = play(match, ("stay",))
    finish(match)
    assert state.leaders["ferdinand_aragon"] == "milan"
    assert state.number("milan", "aragon", "regular") == 3
    assert not state.number("milan", "castile", "regular")


@covers("tm-20.5-9", "tm-20.5-12")
def test_armies_go_home() -> None:
    state = death(
        zaragoza={"castile": 2}, seville={"aragon": 1}, palermo={"castile": 1}, milan={"castile": 1, "aragon": 1}
    )
    state = settle(run(state, castile.isabella_dies))
    assert not state.number("zaragoza", "castile", "regular")
    assert not state.number("seville", "aragon", "regular")
    assert state.number("palermo", "castile", "regular") == 1
    assert state.number("milan", "castile", "regular") == state.number("milan", "aragon", "regular") == 1
    assert allied(state, "castile", "aragon")


@covers("tm-20.5-9", "tm-12.5-2")
def test_nobody_goes_home_to_open_ground_with_enemies() -> None:
    """Rebels stand in Cuenca and Guadalajara: whoever leaves Teruel goes to Toledo."""
    war = [("spain", "beltranejos")]
    enemies: dict[str, Any] = {"cuenca": {"beltranejos": 2}, "guadalajara": {"beltranejos": 2}}
    state = death(wars=war, teruel={"castile": 2}, fields={"control": {"toledo": "spain"}}, **enemies)
    state = settle(run(state, castile.isabella_dies))
    assert state.number("toledo", "castile", "regular") == 2


@covers("tm-20.5-10")
def test_nasrid_homes_are_castilian_after_their_surrender() -> None:
    state = death(granada={"aragon": 1}, fields={"surrendered": {"nasrid": 4}})
    state.control["granada"] = "spain"
    assert not settle(run(state, castile.isabella_dies)).number("granada", "aragon", "regular")
    state = death(granada={"aragon": 1})
    state.control["granada"] = "spain"
    assert settle(run(state, castile.isabella_dies)).number("granada", "aragon", "regular") == 1


@covers("tm-20.5-4")
def test_three_cards() -> None:
    state = death(fields={"turn": 6, "phase": "card_draw", "isabella_dead": True})
    hand(state, "spain", "crown_of_aragon", "holy_war", "roman_curia", "city_state_rebels", "marriage_policy")
    match = run(state, castile.three_cards)
    assert not may(match, ("show_card", "crown_of_aragon"))
    play(match, ("show_card", "holy_war"), ("show_card", "roman_curia"), ("show_card", "marriage_policy"))
    assert question(match) == ("france", "keep_card")
    state = play(match, ("keep_card", "roman_curia"))
    finish(match)
    (entry,) = [entry for entry in match.log if entry.message == "card_kept"]
    spain, france = state.seats["spain"], state.seats["france"]
    seen = {seat for seat in range(4) if entry.for_seat(seat).plain()["card"] == "roman_curia"}  # type: ignore[union-attr]
    assert seen == {spain, france}
    assert state.hands["france"] == ("roman_curia",)
    assert set(state.hands["spain"]) == {"crown_of_aragon", "holy_war", "city_state_rebels", "marriage_policy"}
    assert not state.drawn
    state.cisneros = True
    assert run(state, castile.three_cards).over


@covers("tm-20.5-5", "tm-20.5-6", "tm-20.5-7")
def test_cisneros() -> None:
    state = death(
        oran={"north_africa": 2}, leaders={"ferdinand_aragon": "zaragoza"}, fields={"isabella_dead": True, "turn": 6}
    )
    state.wars.clear()
    before = vp(state, "spain")
    assert castile.cisneros_forbidden(state) is None
    state = settle(run(state, castile.cisneros_rules))
    assert state.rulers["spain"] == "cisneros"
    assert state.control["oran"] == state.control["bejaia"] == "spain"
    assert state.number("oran", "orders", "regular") == state.number("bejaia", "orders", "regular") == 2
    assert not state.number("oran", "north_africa", "regular")
    assert at_war(state, "north_africa", "castile")
    assert ("north_africa", "spain") in state.lasting_wars
    assert state.leaders == {"ferdinand": "zaragoza"}
    assert vp(state, "spain") == before + 2
    assert castile.cisneros_forbidden(state) == "tm-20.5-5"
    assert castile.cisneros_forbidden(death()) == "tm-20.5-5"


@covers("tm-8.1-4", "tm-3.3-1")
def test_new_rulers_and_leaders() -> None:
    state = death(leaders={"louis_xi": "lyon"})
    state = settle(run(state, lambda now: succession.succeed(now, "charles_viii_king_of_france")))
    assert state.rulers["france"] == "charles_viii"
    assert state.leaders == {"charles_viii": "lyon"}
    state = death(fields={"captives": {"louis_xi": "spain"}})
    match = run(state, lambda now: succession.succeed(now, "charles_viii_king_of_france"))
    state = settle(match)
    assert not state.captives
    assert state.control[state.leaders["charles_viii"]] == "france"
    state = death(leaders={"muley_hacen": "granada"})
    state = settle(run(state, lambda now: succession.succeed(now, "el_zagal_seizes_power")))
    assert state.leaders == {"muley_hacen": "granada"}


@covers("tm-20.5-2")
def test_the_crowns_march_apart() -> None:
    def led(leader: str, place: str, **fields: Any) -> frozenset[str]:
        state = scene(leaders={leader: place}, fields=fields)
        owners = formations.muster(state, "castile" if leader == "great_captain" else "aragon", (leader,), 8).owners
        assert owners is not None
        return owners & {"castile", "aragon"}

    both, dead = {"castile", "aragon"}, {"isabella_dead": True}
    assert led("great_captain", "seville") == both
    assert led("great_captain", "seville", **dead) == {"castile"}
    assert led("great_captain", "naples", **dead) == led("great_captain", "palermo", **dead) == both
    assert led("great_captain", "seville", isabella_dead=True, cisneros=True) == both
    assert led("ferdinand_aragon", "palermo", **dead) == {"aragon"}


@covers("tm-20.5-3")
def test_castilians_stay_out_of_italy() -> None:
    state = death(fields={"isabella_dead": True})
    barred = state.realm.way_barred
    assert barred(state, "castile", "marseille", "nice") == "tm-20.5-3"
    assert barred(state, "castile", "asti", "milan") is None
    assert barred(state, "aragon", "marseille", "nice") is None
    by_sea = state.realm.entry_barred
    assert by_sea(state, "castile", "nice") == "tm-20.5-3" == state.realm.deploy_barred(state, "castile", "nice")
    assert by_sea(state, "castile", "palermo") is None
    state.card = "crown_of_aragon"
    assert by_sea(state, "castile", "nice") is None
    state.this_turn.add(("spent_card", "spain", "crown_of_aragon"))
    assert by_sea(state, "castile", "nice") == "tm-20.5-3"
    state.cisneros = True
    assert barred(state, "castile", "marseille", "nice") is None
    assert by_sea(state, "castile", "nice") is None


@covers("tm-20.5-8", "tm-20.5-11")
def test_the_mesta_rolls_for_brittany() -> None:
    state = death(fields={"foreign_wars": {"brittany": 3}})
    state.add_troops("brittany", "castile", militia=2)
    way = castile.EXTENSIONS["mesta_roll"]
    assert list(way.candidates(state, "spain")) == [("mesta_roll",)]
    assert way.forbidden(state, "spain", ("mesta_roll",)) is None
    match = run(
        state, lambda now: way.run(now, "spain", ("mesta_roll",)), ("mesta", (6, 5)), ("naval resource", "naval_cp_3")
    )
    state = settle(match)
    assert state.warehouse["spain"] == ("naval_cp_3",)
    assert way.forbidden(state, "spain", ("mesta_roll",)) == "tm-20.5-8"
    state.this_turn.clear()
    state.extended = True
    assert not list(way.candidates(state, "spain"))
    state.remove_troops("brittany", "castile", militia=1)
    assert way.forbidden(state, "spain", ("mesta_roll",)) == "tm-20.5-8"
