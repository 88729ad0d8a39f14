"""Events of Italy."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, refused, run, scene, table
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import italy
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.powers import venetian_war
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.seasons import events, people
from warcouncil.titles.tanto_monta.state import TantoMontaState

BORGIA, PRINCE, WAR, BULL = (
    "cesare_borgia_condottiere",
    "machiavellis_the_prince",
    "ottoman_venetian_war",
    "papal_bull",
)
ITALY = [space.id for space in COMPONENTS.map.spaces if space.region == "italy"]


def peninsula(held: dict[str, str] | None = None, **said: Any) -> TantoMontaState:
    """Italy is the Papacy's, which has no ally, but for these spaces."""
    control = {**dict.fromkeys(ITALY, "papacy"), **(held or {})}
    state = scene(fields={"turn": 4, "control": control, **said.pop("fields", {})}, **said)
    del state.minors["papacy"]
    return state


# -- Borgia


@covers("tm-21.7-13")
def test_borgia_serves_who_plays_him() -> None:
    state = peninsula({"milan": "spain", "otranto": "portugal"}, milan={"aragon": 1})
    match = event(BORGIA, "spain", state=state)
    assert choices(match) == {("camp", "milan", "castile"), ("camp", "milan", "aragon")}
    after = play(match, ("camp", "milan", "aragon"))
    assert after.leaders["borgia"] == "milan" and after.sides["borgia"] == after.borgia == "aragon"
    assert after.number("milan", "aragon", "militia") == 4 and after.cp == 0 and BORGIA in after.discard


def test_france_takes_the_empty_towns_of_italy_first() -> None:
    state = peninsula({"milan": "independent", "pescara": "independent", "aquila": "spain"}, milan={"independent": 8})
    match = event(BORGIA, "france", state=state)
    after = look(match)  # one space to go to
    assert after.control["pescara"] == "france" and after.control["milan"] == "independent"
    assert after.leaders["borgia"] == "pescara" and after.number("pescara", "france", "militia") == 4
    assert after.control["aquila"] == "spain"


def test_borgia_needs_a_space_in_italy_that_is_not_besieged() -> None:
    state = peninsula({"milan": "portugal"}, milan={"portugal": 1})
    assert italy.condottiere_forbidden(state, "portugal") is None
    state.sieges["milan"] = (("france", 1),)
    assert italy.condottiere_forbidden(state, "portugal") == "tm-6.1-2"
    state = peninsula({"siena": "portugal"}, siena={"france": 1}, wars=[("portugal", "france")])
    assert italy.condottiere_forbidden(state, "portugal") == "tm-6.1-2"
    assert italy.condottiere_forbidden(peninsula({"milan": "independent"}), "france") is None
    assert italy.condottiere_forbidden(peninsula(), "muslim") == "tm-6.1-2"


def test_borgia_changes_his_master() -> None:
    state = peninsula({"milan": "spain", "gaeta": "france"}, leaders={"borgia": "gaeta"}, fields={"borgia": "france"})
    state.sides["borgia"] = "france"
    after = play(event(BORGIA, "spain", state=state), ("camp", "milan", "castile"))
    assert after.leaders["borgia"] == "milan" and after.borgia == "castile"


@covers("tm-21.7-15")
def test_the_muslims_run_the_papacy_under_alexander() -> None:
    state = peninsula(rome={"papacy": 5}, fields={"pope": "alexander_vi"})
    match = event(BORGIA, "muslim", state=state)
    after = look(match)
    assert after.borgia == "papacy" and after.number("rome", "papacy", "regular") == 7
    assert BULL in after.hands["muslim"] and BORGIA in after.discard


def test_who_leads_the_papacy_of_the_muslims_stays_with_it() -> None:
    state = peninsula({"milan": "spain"}, leaders={"borgia": "rome"}, rome={"papacy": 7}, fields={"borgia": "papacy"})
    state.sides["borgia"], state.pope = "papacy", "alexander_vi"
    after = play(event(BORGIA, "spain", state=state), ("camp", "milan", "castile"))
    assert after.leaders["borgia"] == "rome" and after.borgia == "papacy"
    assert after.number("milan", "castile", "militia") == 4


@covers("tm-8.1-3")
def test_borgia_who_was_ill_comes_back_to_whom_he_serves() -> None:
    state = peninsula(fields={"away_leaders": {"borgia": 4}, "borgia": "france", "pope": "alexander_vi"})
    state.sides["borgia"] = "france"
    match = run(state, lambda now: people.enter(now, "borgia"))
    assert asked(match).power == "france" and may(match, ("enter", "borgia", "lyon"))
    state.control["milan"] = "spain"
    after = play(event(BORGIA, "spain", state=state), ("camp", "milan", "castile"))
    assert after.leaders["borgia"] == "milan" and not after.away_leaders


# -- The Prince


@covers("tm-9.4-13")
def test_a_prince_may_begin_a_war_then_acts_then_has_influence() -> None:
    match = event(PRINCE, "france", state=peninsula())
    assert asked(match).kind == "prince_war" and may(match, ("declare_war", "france", "spain"))
    assert may(match, ("declare_war", "france", "naples"))
    assert refused(match, ("declare_war", "france", "papacy"))
    play(match, ("declare_war", "france", "spain"))
    while asked(match).kind != "action":
        play(match, asked(match).options[0])
    assert REALM.pair("france", "spain") in look(match).wars and look(match).cp == 3
    before = look(match).influence["venice"]["france"]
    play(match, ("end_actions",))
    assert asked(match).kind == "prince_favour"
    assert choices(match) == {("win_favour", minor) for minor in ("venice", "genoa", "florence", "naples")}
    after = play(match, ("win_favour", "venice"))
    assert after.influence["venice"]["france"] == before + 1 and PRINCE in after.discard


def test_a_prince_may_keep_the_peace_and_a_settled_power_is_not_influenced() -> None:
    state = peninsula(fields={"settled": {"venice", "genoa", "florence", "naples"}})
    match = event(PRINCE, "portugal", state=state)
    wars = set(look(match).wars)
    play(match, ("done",), ("end_actions",))
    assert look(match).wars == wars and (not match.decisions or asked(match).kind != "prince_favour")


# -- the Ottoman-Venetian War


@covers("tm-20.9-9", "tm-20.9-10", "tm-20.9-11")
def test_points_come_before_the_war_at_sea() -> None:
    state = peninsula(leaders={"great_captain": "seville"}, admirals={"kemal_reis": "tangier"})
    match = event(WAR, "muslim", state=state)
    assert asked(match).kind == "action" and look(match).cp == 2 and not look(match).foreign_wars
    assert look(match).on_table[WAR] == venetian_war.WAR
    play(match, ("end_actions",))
    assert asked(match).kind == "open_war" and asked(match).power == "muslim"
    after = play(match, ("done",))
    assert after.leaders["great_captain"] == venetian_war.WAR and "kemal_reis" not in after.admirals
    assert after.war_fleets == {"venice": 1, "spain": 1, "ottoman": 3} and after.on_table[WAR] == venetian_war.WAR
    assert WAR not in after.discard and WAR not in after.removed


# -- the Papal Bull


def test_a_friend_of_the_muslims_is_excommunicated() -> None:
    state = peninsula(alliances=[("north_africa", "portugal")], wars=[("spain", "nasrid"), ("spain", "north_africa")])
    state.hands["portugal"] = ("famine", "overseas_kingdom")
    match = event(BULL, "spain", ("card of portugal", "famine"), state=state)
    assert choices(match) == {("excommunicate", "portugal"), ("crusade",)}
    after = play(match, ("excommunicate", "portugal"))
    assert after.hands["portugal"] == ("overseas_kingdom",) and "famine" in after.discard and after.cp == 4
    assert BULL in after.aside and BULL not in after.discard


def test_an_enemy_of_the_papacy_is_excommunicated() -> None:
    state = peninsula(
        wars=[("france", "papacy"), *((one, two) for one in ("spain",) for two in ("nasrid", "north_africa"))]
    )
    state.hands["france"] = ("famine",)
    match = event(BULL, "spain", ("card of france", "famine"), state=state)
    assert look(match).hands["france"] == () and look(match).cp == 4  # there was nothing else to proclaim


def test_a_crusade_is_a_war_or_a_card_or_both() -> None:
    state = peninsula(alliances=[("north_africa", "portugal")])
    state.hands["muslim"] = ("famine",)
    match = event(BULL, "france", ("card of muslim", "famine"), state=state)
    play(match, ("crusade",))
    assert may(match, ("declare_war", "france", "nasrid")) and may(match, ("done",))
    play(match, ("declare_war", "france", "nasrid"), ("decline",))
    assert REALM.pair("france", "nasrid") in look(match).wars
    assert choices(match) == {("denounce",), ("done",)}
    after = play(match, ("denounce",))
    assert after.hands["muslim"] == () and after.cp == 4


def test_a_crusade_without_war_costs_the_muslims_a_card() -> None:
    state = peninsula(alliances=[("north_africa", "portugal")])
    state.hands["muslim"] = ("famine",)
    match = event(BULL, "france", ("card of muslim", "famine"), state=state)
    after = play(match, ("crusade",), ("done",))
    assert after.hands["muslim"] == () and not any("france" in pair and "nasrid" in pair for pair in after.wars)


def test_a_crusade_against_muslims_without_friends_is_a_war() -> None:
    match = event(BULL, "france", state=peninsula())
    assert asked(match).kind == "crusade" and not may(match, ("done",))
    assert not may(match, ("declare_war", "france", "spain"))


def test_a_bull_needs_somebody_to_proclaim_it_against() -> None:
    foes = [("spain", "nasrid"), ("spain", "north_africa")]
    assert italy.bull_forbidden(peninsula(wars=foes), "spain") == "tm-6.1-2"
    assert italy.bull_forbidden(peninsula(), "muslim") == "tm-6.1-2"
    assert italy.bull_forbidden(peninsula(wars=[("france", "papacy")]), "muslim") is None


@covers("tm-6.1-25")
def test_the_bull_waits_beside_the_deck_for_its_next_holder() -> None:
    state = peninsula()
    state.aside = tuple(card for card in state.aside if card != BULL)
    state.hands["spain"] = (BULL,)
    state.phase, state.agenda = "action", [("impulse", "spain")]
    match = table(state=state)
    after = play(match, ("spend", BULL))
    assert BULL in after.aside and BULL not in after.discard and after.cp == 6
    assert events.retrievable(after, "spain") == ()
