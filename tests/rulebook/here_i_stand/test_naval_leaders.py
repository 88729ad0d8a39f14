"""Naval leaders and the ships of powers without a seat: where they go when their place is lost, and in winter."""

from __future__ import annotations

from tests.rulebook.asking import refused
from tests.rulebook.here_i_stand.driver import finish, impulse, look, play, question, run, table
from tests.rulebook.here_i_stand.sea import waters
from tests.rulebook.here_i_stand.test_deals import drafting
from warcouncil.campaign import loans, transfers
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.diplomacy import peace
from warcouncil.titles.here_i_stand.state import HereIStandState

IN_GENOA = {"minors": {"genoa": "hapsburg"}}


def in_gibraltar(**said: object) -> HereIStandState:
    """A Hapsburg squadron and Andrea Doria, whom the Hapsburgs command, in Gibraltar."""
    ships = {"gibraltar": {"hapsburg": 1}}
    return waters(ships=ships, admirals={"andrea_doria": "gibraltar"}, fields=IN_GENOA, **said)


@covers("his-19.3-1")
def test_ships_of_an_inactive_minor_power_do_not_winter_at_sea() -> None:
    """France takes the port under the Genoese; they sail out, and come home in winter."""
    control = {"bastia": "genoa", "genoa": "genoa"}
    state = waters(
        wars=[("france", "genoa")],
        ships={"bastia": {"genoa": 1}, "gulf_of_lyon": {"france": 1}},
        admirals={"andrea_doria": "bastia"},
        bastia={"france": 2},
        fields={"control": control},
    )
    state.minors = {}
    match = impulse("france", 1, state=state)
    play(match, ("control", "bastia"))
    assert "bastia" not in look(match).fleets and "genoa" not in look(match).fleets
    now = look(match)
    now.agenda = [("winter",)]
    home = look(table(state=now))
    assert home.ships("genoa", "genoa", "squadron") == 1 and home.admirals["andrea_doria"] == "genoa"


@covers("his-16.1-7")
def test_doria_is_not_lent_beyond_the_atlantic() -> None:
    match = drafting("hapsburg", "england", state=in_gibraltar())
    play(match, ("ally", "hapsburg", "england"), ("lend", "hapsburg", "england", "gibraltar", 1))
    assert refused(match, ("lend_admiral", "hapsburg", "england", "andrea_doria")) == "his-16.1-7"


@covers("his-16.1-7")
def test_doria_does_not_go_along_through_the_atlantic() -> None:
    match = run(in_gibraltar(), lambda now: transfers.hand_over(now, {"gibraltar": "france"}))
    assert question(match) == ("hapsburg", "ships_home")
    state = play(match, ("berth", "gibraltar", "seville"))
    assert state.ships("seville", "hapsburg", "squadron") == 1
    assert state.admirals["andrea_doria"] not in ("gibraltar", "seville")
    match = run(in_gibraltar(), lambda now: loans.lend(now, "hapsburg", "england", "gibraltar", 1, ("andrea_doria",)))
    while not match.over:
        play(match, match.decisions[0].options[0])
    assert look(match).admirals["andrea_doria"] == "gibraltar" and "andrea_doria" not in look(match).sides


@covers("his-5.1-8", "his-9.3-6")
def test_a_leader_whose_last_ship_is_given_up_in_a_peace_waits() -> None:
    state = waters(ships={"naples": {"hapsburg": 1}}, admirals={"andrea_doria": "naples"}, fields=IN_GENOA)
    match = run(state, lambda now: peace.lose_units(now, "hapsburg"))
    finish(match)
    assert "andrea_doria" not in look(match).admirals and "andrea_doria" in look(match).waiting_admirals
