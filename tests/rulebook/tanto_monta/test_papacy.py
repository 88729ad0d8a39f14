"""21.7: the Papacy, Rome, Cesare Borgia, and the end of Naples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    choices,
    finish,
    hand,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    scene,
)
from tests.rulebook.tanto_monta.land import march, skip
from tests.rulebook.tanto_monta.sea import waters
from warcouncil.campaign import quarters
from warcouncil.campaign.control import is_source
from warcouncil.campaign.relations import at_war, controls
from warcouncil.engine.match import Match
from warcouncil.table.book import Event
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.diplomacy import terms
from warcouncil.titles.tanto_monta.diplomacy.hostilities import begin_war, war_forbidden
from warcouncil.titles.tanto_monta.minors import borgia, influence, papacy, rome
from warcouncil.titles.tanto_monta.realm import HOMES, REALM
from warcouncil.titles.tanto_monta.seasons import card_draw, victory
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK
from warcouncil.titles.tanto_monta.war import bounds

PAPAL = HOMES["papacy"]
PLAYERS = ("muslim", "portugal", "spain", "france")


def pair(one: str, other: str) -> tuple[str, str]:
    return REALM.pair(one, other)


def rolls(minor: str = "papacy", muslim: int = 1, portugal: int = 1, spain: int = 1, france: int = 1) -> Any:
    thrown = {"muslim": muslim, "portugal": portugal, "spain": spain, "france": france}
    return [(f"status of {minor}: {player}", die) for player, die in thrown.items()]


def to_the_end(match: Match) -> TantoMontaState:
    """All that is asked, answered with the first option."""
    while not match.over:
        decision = match.decisions[0]
        done = [option for option in decision.options if option in (("done",), ("decline",))]
        match.choose(decision, next(iter([*done, *decision.options])))
    return look(match)


def pope(name: str, state: TantoMontaState, **thrown: int) -> Match:
    return run(state, lambda now: papacy.new_pope(now, name), *rolls("papacy", **thrown))


# -- a new Pope


@covers("tm-21.4-2", "tm-21.7-1", "tm-21.6-3")
def test_a_new_pope_clears_the_papacy_and_everybody_competes() -> None:
    state = position(turn=3, phase="winter")
    state.add_troops("rome", "france", regular=2)
    state.remove_troops("ravenna", "papacy", regular=2)
    match = pope("innocent_viii", state, spain=2, france=4)
    assert question(match)[1] in ("haven", "papal_reward")
    after = to_the_end(match)
    assert after.pope == "innocent_viii"
    assert not after.stack("rome", "france").size
    assert after.number("rome", "papacy", "regular") == 5
    assert after.minors["papacy"] == "aragon"  # 2 and an affinity of 3


@covers("tm-21.6-2", "tm-21.6-4", "tm-21.6-5")
def test_all_compete_and_it_is_resolved() -> None:
    state = position(
        turn=3, phase="winter", influence={"papacy": {"spain": 6, "muslim": 0, "portugal": 1, "france": 0}}
    )
    after = to_the_end(pope("sixtus_iv", state, spain=1, france=6))
    assert after.minors["papacy"] == "aragon"
    assert after.settled == {"papacy"}


@covers("tm-21.7-1")
def test_a_new_pope_takes_back_what_christians_have() -> None:
    state = position(turn=3, phase="winter", control={"ravenna": "portugal", "ancona": "north_africa"})
    after = to_the_end(pope("sixtus_iv", state, france=6))
    assert (after.control["ravenna"], after.control["ancona"]) == ("papacy", "north_africa")


@covers("tm-21.7-1")
def test_the_papacy_is_filled_up_in_the_first_of_its_spaces() -> None:
    state = scene(fields={"turn": 3, "phase": "winter", "control": {"rome": "north_africa"}})
    state.minors.pop("papacy")
    after = look(run(state, papacy.fill_up))
    assert after.number("ravenna", "papacy", "regular") == 5
    assert after.ships("ravenna", "papacy", "squadron") == 1


@covers("tm-21.7-2")
@pytest.mark.parametrize(("phase", "cards"), [("action", 1), ("headlines", 1), ("winter", 0)])
def test_the_winner_draws_a_card_in_the_action_phase(phase: str, cards: int) -> None:
    state = position(turn=3, phase=phase, deck=["slave_trade"])
    before = len(state.hands["france"])
    after = to_the_end(pope("sixtus_iv", state, france=6))
    assert len(after.hands["france"]) == before + cards


@covers("tm-21.7-2")
def test_and_moves_two_markers_elsewhere() -> None:
    match = pope("sixtus_iv", position(turn=3, phase="winter"), france=6)
    assert question(match) == ("france", "papal_reward")
    minors = {option[1] for option in choices(match) if option != ("done",)}
    assert minors == {"venice", "genoa", "florence", "naples"}
    play(match, ("lower", "naples", "spain"))
    assert not may(match, ("lower", "naples", "spain"))
    after = play(match, ("raise", "venice", "france"))
    assert after.influence["naples"]["spain"] == 2
    assert after.influence["venice"]["france"] == 3
    finish(match)


@covers("tm-21.7-3")
def test_a_friend_of_muslims_leaves_it_inactive() -> None:
    state = position(turn=3, phase="winter")
    state.alliances.add(pair("north_africa", "france"))
    after = to_the_end(pope("sixtus_iv", state, france=6))
    assert "papacy" not in after.minors


@covers("tm-21.7-3")
def test_nor_does_it_stay_with_one_who_wins_it_by_the_curia() -> None:
    state = position(turn=3, phase="action", minors={"papacy": "portugal"})
    state.alliances.add(pair("north_africa", "france"))
    match = run(state, lambda now: papacy.curia(now, "france", check=True), *rolls(france=6))
    assert "papacy" not in to_the_end(match).minors


@covers("tm-21.6-4")
def test_a_muslim_victory_leaves_it_inactive() -> None:
    after = to_the_end(pope("sixtus_iv", position(turn=3, phase="winter"), muslim=4, france=6))
    assert "papacy" not in after.minors  # 4 and an affinity of 3


@covers("tm-21.7-4")
def test_the_bull_and_the_card_of_the_muslims() -> None:
    state = position()
    assert card_draw.papal_ally(state) == "france"
    assert ("papacy_inactive", 1) not in card_draw.deal_lines(state, "muslim")
    state.minors.pop("papacy")
    assert card_draw.papal_ally(state) == ""
    assert ("papacy_inactive", 1) in card_draw.deal_lines(state, "muslim")


@covers("tm-21.7-25")
@pytest.mark.parametrize(("scenario", "ally"), [("1470", "france"), ("1490", "portugal")])
def test_whose_ally_it_is_at_the_start(scenario: str, ally: str) -> None:
    assert position(scenario=scenario).minors["papacy"] == ally


@covers("tm-21.6-1", "tm-21.6-6")
def test_the_roman_curia_checks_it_again_without_affinity() -> None:
    state = position(turn=3, phase="action", settled={"papacy"}, pope="sixtus_iv")
    state.influence["papacy"] = {"muslim": 1, "portugal": 3, "spain": 2, "france": 4}
    match = run(state, lambda now: papacy.curia(now, "spain", check=True), *rolls(spain=6, muslim=4))
    after = to_the_end(match)
    assert after.minors["papacy"] == "aragon"
    assert "papacy" not in after.settled
    assert influence.level(after, "papacy", "portugal") == 1
    assert after.influence["papacy"] == {"muslim": 0, "portugal": 1, "spain": 0, "france": 0}


@covers("tm-21.6-4", "tm-21.7-6")
def test_an_enemy_who_wins_the_papacy_is_at_peace_with_it() -> None:
    state = scene(
        wars=[("spain", "papacy"), ("france", "papacy")],
        sieges={"ravenna": {"aragon": 3}},
        fields={"turn": 3, "phase": "action", "minors": {}},
        ravenna={"papacy": 1, "aragon": 4},
    )
    state.minors.pop("papacy", None)
    after = to_the_end(run(state, lambda now: papacy.curia(now, "spain", check=True), *rolls(spain=6)))
    assert after.minors["papacy"] == "aragon" and after.stack("ravenna", "aragon").size == 4
    assert not at_war(after, "aragon", "papacy") and at_war(after, "france", "papacy") and not after.sieges


@covers("tm-21.6-6")
def test_or_deactivates_it() -> None:
    state = position(phase="action", settled={"papacy"})
    state.influence["papacy"] = {"muslim": 1, "portugal": 3, "spain": 2, "france": 4}
    after = to_the_end(run(state, papacy.curia_deactivates))
    assert "papacy" not in after.minors
    assert after.influence["papacy"] == {"muslim": 0, "portugal": 1, "spain": 0, "france": 0}
    assert not after.settled


# -- Christians against the Papacy


@covers("tm-21.7-6")
def test_a_christian_declares_war_for_a_card_by_chance() -> None:
    state = hand(position(turn=3), "spain", "slave_trade")
    match = impulse("spain", 1, ("card of spain", "slave_trade"), state=state)
    after = play(match, ("declare_on_papacy",))
    assert pair("spain", "papacy") in after.wars
    assert after.discard == ("slave_trade",)
    assert after.minors["papacy"] == "france"
    assert "papacy" not in after.settled


@covers("tm-21.7-6")
def test_not_by_a_declaration_like_others() -> None:
    state = position(turn=3, phase="diplomacy")
    state.minors.pop("papacy")
    assert war_forbidden(state, "spain", "papacy") == "tm-21.7-6"
    assert war_forbidden(state, "spain", "venice") is None


@covers("tm-21.7-6", "tm-9.4-15")
def test_who_may_not() -> None:
    allied = hand(position(turn=3), "france", "slave_trade")
    assert refused(impulse("france", 1, state=allied), ("declare_on_papacy",)) == "tm-9.4-15"
    muslim = hand(position(turn=3), "muslim", "slave_trade")
    assert refused(impulse("muslim", 1, state=muslim), ("declare_on_papacy",)) == "tm-21.7-6"
    poor = hand(position(turn=3), "spain")
    assert refused(impulse("spain", 1, state=poor), ("declare_on_papacy",)) == "tm-21.7-6"


@covers("tm-21.7-26")
def test_war_with_the_papal_ally_is_no_war_with_the_papacy() -> None:
    state = position()
    assert at_war(state, "castile", "france")
    assert not at_war(state, "castile", "papacy")
    assert at_war(state, "nasrid", "papacy")
    state.wars.add(pair("spain", "papacy"))
    assert at_war(state, "aragon", "papacy")


@covers("tm-21.7-26")
def test_nor_is_war_with_the_papacy_war_with_its_ally() -> None:
    state = hand(position(turn=3), "portugal", "slave_trade")
    state.alliances.clear()
    assert state.minors["papacy"] == "france"
    after = play(impulse("portugal", 1, ("card of portugal", "slave_trade"), state=state), ("declare_on_papacy",))
    assert pair("portugal", "papacy") in after.wars
    assert not at_war(after, "portugal", "france")
    state = position(turn=3, wars=set())
    after = look(run(state, lambda now: begin_war(now, "spain", "france")))
    assert after.wars == {pair("spain", "france")}


def conquered(**control: str) -> TantoMontaState:
    state = position(turn=3, phase="action", control={"rome": "spain", **control})
    state.wars.add(pair("spain", "papacy"))
    for space in PAPAL:
        for stack in state.troops.get(space, ()):
            state.remove_stack(space, stack)
    state.add_troops("rome", "aragon", regular=3)
    return state


@covers("tm-21.7-8", "tm-21.7-7")
def test_a_christian_who_takes_rome_is_the_papal_ally() -> None:
    match = run(conquered(ravenna="spain"), papacy.rome_changes_hands)
    after = to_the_end(match)
    assert after.minors["papacy"] == "aragon"
    assert after.papal_conqueror == "spain"
    assert after.control["rome"] == after.control["ravenna"] == "papacy"
    assert controls(after, "castile", "rome")
    assert pair("spain", "papacy") not in after.wars
    assert after.bonus_vp["spain"].count(("borgia", 1)) == 2
    assert after.number("rome", "papacy", "regular") == 5


@covers("tm-21.7-7")
def test_what_was_given_back_brings_a_vp_once() -> None:
    state = conquered()
    state.papal_gifts = {("spain", "rome")}
    after = to_the_end(run(state, papacy.rome_changes_hands))
    assert ("borgia", 1) not in after.bonus_vp.get("spain", ())


@covers("tm-21.7-7", "tm-21.4-2")
def test_a_new_pope_ends_the_war_and_pays_for_ravenna() -> None:
    state = position(turn=3, phase="winter", control={"ravenna": "spain"})
    state.wars.add(pair("spain", "papacy"))
    after = to_the_end(pope("sixtus_iv", state, france=6))
    assert pair("spain", "papacy") not in after.wars
    assert after.bonus_vp["spain"].count(("borgia", 1)) == 1


# -- the threat to Rome


@covers("tm-21.7-10")
def test_muslims_in_italy_let_any_christian_act_with_papal_units() -> None:
    state = position(turn=3)
    assert papacy.papal_powers(state, "spain") == ()
    state.minors.pop("papacy")
    assert not papacy.threatened(state)
    state.add_troops("cagliari", "north_africa", regular=1)
    assert papacy.papal_powers(state, "spain") == ("papacy",)
    assert papacy.papal_powers(state, "muslim") == ()
    state.leaders["borgia"] = "rome"
    assert not papacy.threatened(state)


@covers("tm-21.7-10")
def test_they_recruit_and_move_in_papal_homes() -> None:
    state = position(turn=3, phase="action")
    assert refused(impulse("spain", 3, state=state), ("papal_regular", "rome")) is not None
    state = position(turn=3, phase="action")
    state.minors.pop("papacy")
    state.control["cagliari"] = "north_africa"
    match = impulse("spain", 4, state=state)
    after = play(match, ("papal_regular", "rome"))
    assert after.number("rome", "papacy", "regular") == 4
    assert after.cp == 2
    play(match, ("papal_move", "rome"))
    assert question(match)[0] == "papacy"  # the only way within Papal homes leads to Ancona
    after = play(match, ("detach", "papacy", "regular", 4))
    assert after.number("ancona", "papacy", "regular") == 4
    assert after.seat_of("papacy") == after.seat_of("spain")


@covers("tm-21.7-24")
def test_while_rome_is_muslim_any_christian_stronghold_supplies_papal_units() -> None:
    state = position(control={"genoa": "spain"})
    assert not is_source(state, "papacy", "genoa")
    state.control["rome"] = "north_africa"
    assert is_source(state, "papacy", "genoa")
    assert not is_source(state, "papacy", "florence")


@covers("tm-21.7-24")
def test_while_rome_is_muslim_all_papal_units_winter_in_ravenna() -> None:
    state = position(minors={"papacy": "france"}, control={"ravenna": "france"})
    state.troops = {"ravenna": (REALM.troops("papacy", regular=7),)}
    assert quarters.excess(state, "france", "ravenna") == 3
    state.control["rome"] = "north_africa"
    assert quarters.excess(state, "france", "ravenna") == 0


# -- the enemy of Islam


@covers("tm-21.7-11", "tm-21.7-12", "tm-9.4-20")
def test_the_fall_of_rome(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    event = Event(lambda state, player: played.append(player))
    monkeypatch.setitem(BOOK.events, rome.ZAHARA, event)
    state = position(turn=3, phase="action", control={"rome": "north_africa"}, deck=["slave_trade"])
    hand(state, "france", rome.ZAHARA)
    state.settled.add("venice")
    state.fleets = {}
    order = ["venice", "papacy", "navarre", "genoa", "florence", "naples"]
    dice: list[tuple[str, object]] = []
    for minor in order:
        dice.append(("minor power", minor))
        dice += rolls(minor, france=6) if minor != "naples" else rolls(minor, spain=6)
    before = victory.vp(position(turn=3), "muslim")
    match = run(state, rome.rome_falls, *dice)
    after = to_the_end(match)
    assert after.rome_fell
    assert victory.vp(after, "muslim") == before + 5 + 1  # once, and the key itself
    assert played == ["muslim"]
    assert rome.ZAHARA in after.removed
    assert after.hands["france"] == ("slave_trade",)
    wars = {pair(one, other) for one in ("nasrid", "north_africa") for other in ("portugal", "spain", "france")}
    assert wars <= after.wars
    assert wars == after.lasting_wars
    assert "papacy" not in after.settled
    assert {"venice", "navarre"} <= after.settled
    assert ("rome", 1) in card_draw.deal_lines(after, "muslim")
    assert rome.rome_falls(after) is None
    after.control["rome"] = "papacy"
    assert rome.rome_falls(after) is None
    after.control["rome"] = "nasrid"
    assert rome.rome_falls(after) is not None  # all minor powers once more, but no VP


@covers("tm-21.7-11", "tm-21.6-1", "tm-20.2-10")
def test_muslims_have_no_influence_left_when_rome_falls() -> None:
    state = position(turn=3, phase="action", control={"rome": "north_africa"}, zahara_seized=True, wars=set())
    state.fleets = {}
    state.influence["florence"] = {"france": 1, "portugal": 1, "spain": 0, "muslim": 5}
    state.settled.add("florence")
    dice: list[tuple[str, object]] = []
    for minor in ("florence", "papacy", "navarre", "genoa", "venice", "naples"):
        dice.append(("minor power", minor))
        dice += rolls(minor, muslim=3, france=2) if minor == "florence" else rolls(minor, portugal=6)
    match = run(state, rome.rome_falls, *dice)
    after = to_the_end(match)
    assert after.minors["florence"] == "france"  # 2 and a marker, which is more than 3 and none: ties go by the list
    assert after.influence["florence"] == {"france": 1, "portugal": 0, "spain": 0, "muslim": 2}
    two = pair("north_africa", "france")
    assert two in after.wars
    assert terms.peace_barred(after, *two) == "tm-21.7-11"
    assert terms.peace_barred(position(lasting_wars={two}), *two) == "tm-9.4-19"


@covers("tm-20.2-10", "tm-21.6-6")
def test_the_papacy_is_open_again_when_rome_has_fallen() -> None:
    state = position(turn=3, phase="action", control={"rome": "north_africa"}, zahara_seized=True)
    state.fleets = {}
    state.influence["papacy"] = {"muslim": 2, "portugal": 4, "spain": 5, "france": 3}
    dice: list[tuple[str, object]] = []
    for minor in ("papacy", "florence", "navarre", "genoa", "venice", "naples"):
        dice.append(("minor power", minor))
        dice += rolls(minor, france=6)
    after = to_the_end(run(state, rome.rome_falls, *dice))
    assert after.influence["papacy"] == {"muslim": 0, "portugal": 1, "spain": 0, "france": 0}
    assert "papacy" not in after.settled
    after.control["rome"] = "papacy"
    assert dict(victory.vp_lines(after, "muslim"))["rome"] == 5
    assert {pair(one, other) for one in ("nasrid", "north_africa") for other in PLAYERS[1:]} <= after.lasting_wars


@covers("tm-21.7-12")
def test_with_all_papal_homes_the_muslims_move_the_markers() -> None:
    state = position(turn=4, phase="winter", control=dict.fromkeys(PAPAL, "north_africa"))
    match = run(state, lambda now: papacy.reward(now, "france"))
    assert question(match) == ("muslim", "papal_reward")


# -- Cesare Borgia


def with_borgia(power: str, space: str, **fields: Any) -> TantoMontaState:
    state = position(turn=4, phase="action", **fields)
    borgia.comes_to(state, power, space)
    return state


@covers("tm-21.7-14")
def test_borgia_leaves_under_another_pope() -> None:
    state = with_borgia("france", "milan", pope="alexander_vi")
    after = look(run(state, borgia.leaves_in_card_draw))
    assert after.leaders["borgia"] == "milan"
    after.pope = "julius_ii"
    after = look(run(after, borgia.leaves_in_card_draw))
    assert "borgia" not in after.leaders
    assert not after.borgia


@covers("tm-21.7-13", "tm-21.7-5")
def test_papal_units_leave_home_with_borgia_only() -> None:
    state = with_borgia("france", "rome")
    assert state.sides["borgia"] == "france"
    assert bounds.entry_barred(state, "papacy", "siena") is None
    assert bounds.entry_barred(state, "papacy", "modena") == "tm-21.7-5"
    assert bounds.entry_barred(state, "papacy", "ancona") is None
    state.sides["borgia"] = "aragon"
    assert bounds.entry_barred(state, "papacy", "siena") == "tm-21.7-5"


@covers("tm-21.7-27")
@pytest.mark.parametrize(("thrown", "side"), [({"spain": 6}, "aragon"), ({"muslim": 6}, "france")])
def test_alexander_brings_borgia_to_the_new_papal_ally(thrown: dict[str, int], side: str) -> None:
    state = with_borgia("france", "milan")
    after = to_the_end(pope("alexander_vi", state, **thrown))
    assert after.sides["borgia"] == side
    assert after.leaders["borgia"] == ("rome" if side == "aragon" else "milan")


@covers("tm-21.7-13")
def test_borgia_in_a_foreign_war_leads_no_papal_units() -> None:
    state = with_borgia("france", "brittany")
    assert state.minors["papacy"] == "france"
    assert bounds.entry_barred(state, "papacy", "florence") == "tm-21.7-5"


@covers("tm-21.7-13")
def test_papal_units_cross_a_sea_with_borgia() -> None:
    said: dict[str, Any] = {"turn": 4, "wars": [("portugal", "france")], "alliances": []}
    state = waters({"tyrrhenian_sea": {"portugal": 1}}, control={"gaeta": "france"}, rome={"papacy": 2}, **said)
    state.minors["papacy"] = "portugal"
    borgia.comes_to(state, "portugal", "rome")
    match = impulse("portugal", 2, state=state)
    after = play(match, ("transport", "portugal", "rome"), ("all",))  # there is one port to land in
    assert after.number("gaeta", "papacy", "regular") == 2 and after.leaders["borgia"] == "gaeta"


@covers("tm-21.7-13")
def test_papal_units_retreat_with_borgia() -> None:
    control = {"modena": "spain", "bologna": "spain", "verona": "spain", "parma": "france"}
    state = scene(
        wars=[("france", "spain")],
        leaders={"charles_viii": "parma"},
        fields={"turn": 4, "control": control, "minors": {"papacy": "aragon"}},
        parma={"france": 8},
        modena={"papacy": 4, "aragon": 1},
    )
    borgia.comes_to(state, "aragon", "modena")
    match = impulse("france", 1, ("attacker", (6, 6) + (1,) * 8), ("defender", (1,) * 8), state=state)
    march(match, "france", "parma", "modena")
    skip(match, "avoid_battle", "charge", "dismount")
    play(match, ("casualties", "aragon", "regular", 0))
    after = play(match, ("space", "verona"))
    assert after.number("verona", "papacy", "regular") == 2 and after.leaders["borgia"] == "verona"


def muslim_run() -> TantoMontaState:
    state = position(turn=4, phase="action", pope="alexander_vi", deck=["slave_trade"])
    state.minors.pop("papacy")
    hand(state, "france", "papal_bull")
    return to_the_end(run(state, borgia.muslim_papacy))


@covers("tm-21.7-15")
def test_when_the_muslims_may_run_the_papacy() -> None:
    state = position(turn=4, pope="alexander_vi")
    assert not borgia.may_run(state)
    state.minors.pop("papacy")
    assert borgia.may_run(state)
    state.pope = "julius_ii"
    assert not borgia.may_run(state)


@covers("tm-21.7-16")
def test_a_new_pope_ends_the_papacy_of_the_muslims() -> None:
    state = muslim_run()
    state.control["siena"] = state.control["modena"] = "papacy"
    after = to_the_end(pope("julius_ii", state, france=6))
    assert not after.borgia
    assert "borgia" not in after.leaders
    assert after.control["siena"] == "independent"
    assert ("borgia", 1) in after.bonus_vp["muslim"]
    assert after.minors["papacy"] == "france"


@covers("tm-21.7-16")
@pytest.mark.parametrize(("thrown", "ends"), [({"spain": 6}, True), ({"muslim": 6}, False)])
def test_so_does_the_roman_curia_unless_the_muslims_win(thrown: dict[str, int], ends: bool) -> None:
    state = muslim_run()
    state.control["modena"] = "papacy"
    match = run(state, lambda now: papacy.curia(now, "spain", check=True), *rolls("papacy", **thrown))
    after = to_the_end(match)
    assert (after.borgia == "papacy") != ends
    assert (("borgia", 1) in after.bonus_vp.get("muslim", ())) == ends
    assert after.control["modena"] == ("independent" if ends else "papacy")


@covers("tm-21.7-15")
def test_the_muslims_run_the_papacy() -> None:
    after = muslim_run()
    assert "papal_bull" in after.hands["muslim"]
    assert after.hands["france"] == ("slave_trade",)
    assert after.number("rome", "papacy", "regular") == 7
    assert after.leaders["borgia"] == "rome"
    assert all(at_war(after, power, "papacy") for power in ("nasrid", "portugal", "castile", "france"))
    assert after.seat_of("papacy") == after.seat_of("muslim")
    assert card_draw.papal_ally(after) == "muslim"
    assert papacy.papal_powers(after, "muslim") == ("papacy",)


@covers("tm-21.7-16", "tm-21.7-30")
def test_its_end_brings_vp_and_gives_all_back() -> None:
    state = muslim_run()
    for space in ("florence", "modena", "siena", "venice"):
        state.control[space] = "papacy"
    state.troops.pop("florence", None)
    state.add_troops("florence", "papacy", regular=1)
    state.remove_troops("rome", "papacy", regular=1)
    after = to_the_end(run(state, borgia.dissolve))
    assert after.bonus_vp["muslim"][-1] == ("borgia", 3)  # Siena is a common space
    assert after.control["florence"] == "florence"
    assert after.control["siena"] == "independent"
    assert after.number("florence", "florence", "regular") == 3
    assert not after.stack("florence", "papacy").size
    assert "borgia" not in after.leaders
    assert pair("nasrid", "papacy") in after.wars
    assert pair("france", "papacy") not in after.wars
