"""Events of the war for Granada."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, run, scene, table
from warcouncil.campaign.stacks import formation_limit
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import granada
from warcouncil.titles.tanto_monta.state import TantoMontaState

ALHAMA, BOABDIL = "andalusian_nobles_seize_alhama", "boabdil_captured_by_the_catholic_monarchs"
AID = "in_support_of_al_andalus_north_african_aid"


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


# -- Alhama


@covers("tm-20.1-9")
def test_nobles_take_alhama_in_peace_or_war() -> None:
    state = scene(
        alhama={"nasrid": {"regular": 2, "cavalry": 1}, "north_africa": 1},
        leaders={"el_zagal": "alhama"},
        fields={"turn": 2},
    )
    match = event(ALHAMA, "france", state=state)
    assert asked(match).power == "castile"  # Spain says who dies
    while match.decisions and asked(match).kind != "extension":
        play(match, asked(match).options[0])
    after = look(match)
    assert after.control["alhama"] == "spain" and [stack.owner for stack in after.troops["alhama"]] == ["castile"]
    assert after.number("alhama", "castile", "militia") == 4 and after.alhama
    assert sum(stack.size for here in after.troops.values() for stack in here if stack.owner == "nasrid") == 1
    assert sum(stack.size for here in after.troops.values() for stack in here if stack.owner == "north_africa") == 1
    assert after.leaders["el_zagal"] != "alhama"
    assert after.special_control == {"alhama"} and "alhama" not in after.lost_homes
    assert ALHAMA in after.removed and after.cp == 0


@covers("tm-20.1-9")
def test_a_marker_that_lay_in_alhama_is_followed_by_an_ordinary_one() -> None:
    state = scene(fields={"turn": 3, "lost_homes": {"alhama"}})
    after = look(event(ALHAMA, "spain", state=state))
    assert after.control["alhama"] == "spain" and not after.special_control and "alhama" in after.lost_homes


def test_spain_in_alhama_has_more_militia_there() -> None:
    state = scene(alhama={"castile": 1}, fields={"turn": 3, "control": {"alhama": "spain"}})
    after = look(event(ALHAMA, "spain", state=state))
    assert after.number("alhama", "castile", "militia") == 4 and after.number("alhama", "castile", "regular") == 1
    assert after.alhama


def test_as_a_headline_alhama_bears_the_special_marker_as_well() -> None:
    state = scene(alhama={"nasrid": 1}, fields={"turn": 2, "phase": "headlines"})
    after = look(run(state, lambda now: granada.alhama(now, "spain")))
    assert after.special_control == {"alhama"} and "alhama" not in after.lost_homes


# -- Boabdil


def captivity(**fields: object) -> TantoMontaState:
    state = scene(
        leaders={"boabdil": "granada", "el_zagal": "granada"}, granada={"nasrid": 2}, fields={"turn": 3, **fields}
    )
    state.hands["muslim"] = ("famine",)
    return state


def test_spain_draws_a_card_and_keeps_boabdil() -> None:
    match = event(BOABDIL, "france", ("card of muslim", "famine"), state=captivity())
    assert asked(match).power == "spain" and choices(match) == {("keep_captive",), ("set_free",)}
    after = play(match, ("keep_captive",))
    assert after.captives == {"boabdil": "spain"} and after.hands["spain"] == ("famine",)
    assert not points(after, "spain") and not after.captured_once and BOABDIL in after.removed
    assert formation_limit(after, ("boabdil", "el_zagal")) == 15


@covers("tm-22.3-37")
def test_spain_lets_boabdil_go_for_a_point() -> None:
    match = event(BOABDIL, "spain", ("card of muslim", "famine"), state=captivity())
    play(match, ("set_free",))
    assert asked(match).power == "nasrid"
    assert choices(match) == {("space", key) for key in ("granada", "almeria", "malaga")}
    after = play(match, ("space", "malaga"))
    assert after.leaders["boabdil"] == "malaga" and not after.captives and points(after, "spain") == 1
    assert formation_limit(after, ("boabdil", "el_zagal")) == 8
    assert formation_limit(after, ("boabdil", "muley_hacen")) == 16


def test_boabdil_stays_in_the_dungeon_if_the_nasrids_have_no_key() -> None:
    held = dict.fromkeys(("granada", "almeria", "malaga"), "spain")
    state = captivity(control=held)
    state.leaders["boabdil"] = "baza"
    match = event(BOABDIL, "spain", ("card of muslim", "famine"), state=state)
    assert look(match).captives == {"boabdil": "spain"}
    assert not match.decisions or asked(match).kind != "boabdil_fate"


def test_boabdil_needs_cards_of_the_muslims_or_boabdil() -> None:
    state = captivity()
    state.hands["muslim"] = ("sultanate_of_fez",)
    assert granada.boabdil_forbidden(state, "spain") is None
    del state.leaders["boabdil"]
    assert granada.boabdil_forbidden(state, "spain") is not None
    state.warehouse["muslim"] = ("naval_cp_3",)
    assert granada.boabdil_forbidden(state, "spain") is None


# -- aid from Africa


def test_north_africans_come_to_muslim_granada() -> None:
    held = {"baza": "spain", "loja": "north_africa", "guadix": "portugal"}
    state = scene(alliances=[("north_africa", "portugal")], fields={"turn": 3, "control": held})
    match = event(AID, "portugal", state=state)
    assert asked(match).power == "north_africa"
    spaces = {str(option[2]) for option in choices(match) if option[0] == "outfit"}
    assert not {"baza", "guadix"} & spaces and {"granada", "loja"} <= spaces and "fez" not in spaces
    units = {str(option[1]) for option in choices(match) if option[0] == "outfit"}
    assert units == {"regular", "militia", "cavalry"}
    after = play(match, ("outfit", "cavalry", "granada"), ("outfit", "regular", "loja"))
    assert after.number("granada", "north_africa", "cavalry") == after.number("loja", "north_africa", "regular") == 1
    assert asked(match).kind == "action" and asked(match).power == "portugal" and after.cp == 2
    assert AID in after.discard


def lent() -> TantoMontaState:
    state = scene(admirals={"kemal_reis": "tangier"}, ships={"malaga": {"nasrid": 1}}, fields={"turn": 3})
    match = event(AID, "muslim", state=state)
    play(match, ("done",))
    assert asked(match).power == "muslim" and choices(match) == {("lead_ships", "kemal_reis", "malaga"), ("decline",)}
    return play(match, ("lead_ships", "kemal_reis", "malaga"))


def test_kemal_reis_leads_the_ships_of_the_nasrids_beyond_the_winter() -> None:
    state = lent()
    assert state.admirals["kemal_reis"] == "malaga" and state.sides["kemal_reis"] == "nasrid"
    state.agenda = [("loans_end",)]
    after = look(table(state=state))
    assert after.sides["kemal_reis"] == "nasrid"


def test_kemal_reis_may_come_home_in_a_card_draw_phase() -> None:
    state = lent()
    state.phase, state.agenda = "card_draw", [("kemal_recalled",)]
    match = table(state=state.copy())
    assert asked(match).power == "muslim" and may(match, ("enter", "kemal_reis", "tangier"))
    after = play(match, ("enter", "kemal_reis", "tangier"))
    assert after.admirals["kemal_reis"] == "tangier" and not after.sides and not after.kemal_nasrid
    after = play(table(state=state), ("decline",))
    assert after.admirals["kemal_reis"] == "malaga" and after.kemal_nasrid


def test_kemal_reis_who_was_lost_is_nobodys_guest_any_more() -> None:
    state = lent()
    del state.admirals["kemal_reis"], state.sides["kemal_reis"]
    state.waiting_admirals["kemal_reis"] = 4
    state.agenda = [("kemal_recalled",)]
    match = table(state=state)
    assert match.over and not look(match).kemal_nasrid


def test_without_nasrid_ships_kemal_reis_stays() -> None:
    match = event(AID, "muslim", state=scene(admirals={"kemal_reis": "tangier"}, fields={"turn": 3}))
    play(match, ("done",))
    assert asked(match).kind == "action" and look(match).admirals["kemal_reis"] == "tangier"
