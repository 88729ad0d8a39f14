"""The home cards of the Muslims."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    hand,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    scene,
    table,
    told,
)
from warcouncil.campaign.pieces import Battle
from warcouncil.engine.match import Match
from warcouncil.table import windows
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.cards import home_muslim
from warcouncil.titles.tanto_monta.state import TantoMontaState

ALHAMBRA, FEZ, BARBARY = "the_alhambra_of_granada", "sultanate_of_fez", "barbary_pirates_of_tlemcen"


def impulse_of(state: TantoMontaState, card: str, player: str) -> Match:
    """A player plays a card as an event, and whatever is rolled falls by chance."""
    state.phase = "action"
    hand(state, player, card)
    state.agenda = [("impulse", player)]
    match = table(state=state, others=1)
    play(match, ("event", card))
    return match


def points(state: TantoMontaState, player: str) -> int:
    return sum(vp for _, vp in state.bonus_vp.get(player, ()))


# -- The Alhambra of Granada (#1)


def test_the_alhambra_recruits_four_regulars_and_cavalry_in_any_mix() -> None:
    match = event(ALHAMBRA, "muslim", state=scene())
    play(match, ("recruit",))
    assert question(match) == ("nasrid", "levy")
    assert {option[1] for option in choices(match)} == {"regular", "cavalry"}
    assert {option[2] for option in choices(match)} <= set(look(match).realm.homes["nasrid"])
    after = play(
        match, ("levy", "cavalry", "granada"), ("levy", "cavalry", "granada"), ("levy", "regular", "malaga"),
        ("levy", "cavalry", "baza"),
    )  # fmt: skip
    assert after.number("granada", "nasrid", "cavalry") == 2
    assert after.number("malaga", "nasrid", "regular") == after.number("baza", "nasrid", "cavalry") == 1
    assert after.cp == 0 and after.on_table[ALHAMBRA] == "muslim"


def test_recruits_stay_away_from_unrest_plague_and_enemies() -> None:
    state = scene(wars=[("nasrid", "spain")], loja={"castile": 1})
    state.unrest, state.plague = {"baza"}, {"guadix"}
    state.control["malaga"] = "spain"
    match = event(ALHAMBRA, "muslim", state=state)
    play(match, ("recruit",))
    assert not {"baza", "guadix", "malaga", "loja"} & {option[2] for option in choices(match)}


def test_the_alhambra_scores_while_granada_is_muslim() -> None:
    match = event(ALHAMBRA, "muslim")
    assert points(play(match, ("score",)), "muslim") == 1
    for loss in ({"control": {"granada": "spain"}}, {"unrest": {"granada"}}):
        assert not may(event(ALHAMBRA, "muslim", **loss), ("score",))


def test_an_alhambra_without_any_effect_is_no_event() -> None:
    state = scene()
    state.control.update({space: "spain" for space in state.control if state.control[space] == "nasrid"})
    assert home_muslim.EVENTS[ALHAMBRA].forbidden(state, "muslim") == "tm-6.1-2"


def storm(hits: int = 3, defender: str = "nasrid", **battle: object) -> TantoMontaState:
    """An assault whose dice have been cast, and the card in the hand of the Muslims."""
    state = hand(scene(wars=[("nasrid", "spain")]), "muslim", ALHAMBRA, FEZ, BARBARY)
    state.phase, state.active = "action", "spain"
    state.battle = Battle(
        kind="assault",
        place="granada",
        attacker="castile",
        defenders=(defender,),
        dice=((6, 5, 5, 2, 1), (6, 1)),
        hits=(hits, 1),
        **battle,  # type: ignore[arg-type]
    )
    return state


def seen(state: TantoMontaState, *dice: tuple[str, object]) -> Match:
    return run(state, lambda now: windows.offer(now, "dice_seen", ("castile", "nasrid")), *dice)


def test_the_alhambra_makes_the_attacker_roll_anew_with_three_dice_fewer() -> None:
    match = seen(storm(), ("attacker", (6, 1)))
    while question(match)[0] != "muslim":
        play(match, ("pass",))
    assert may(match, ("play", ALHAMBRA))
    play(match, ("play", ALHAMBRA))
    battle = look(match).battle
    assert battle is not None
    assert battle.dice == ((6, 1), (6, 1)) and battle.hits == (1, 1)
    assert look(match).on_table[ALHAMBRA] == "muslim"


@covers("tm-6.1-4", "tm-6.1-5")
def test_a_home_card_out_of_turn_is_one_of_two_of_the_turn() -> None:
    state = storm()
    state.leave_hand("muslim", FEZ)
    state.put_away(FEZ)
    match = seen(state, ("attacker", (1, 1)))
    while question(match)[0] != "muslim":
        play(match, ("pass",))
    play(match, ("play", ALHAMBRA))
    assert BARBARY not in look(match).hands["muslim"] and look(match).on_table[BARBARY] == "muslim"


def test_the_alhambra_helps_in_assaults_on_nasrids_only() -> None:
    assert windows.asked(storm(), "dice_seen", ("muslim",)) == ("muslim",)
    assert windows.asked(storm(defender="north_africa"), "dice_seen", ("muslim",)) == ()
    assert not home_muslim.spoil_options(storm(first="attacker"), "muslim", "dice_seen")
    state = storm()
    state.phase = "headlines"
    assert windows.asked(state, "dice_seen", ("muslim",)) == ()


def test_no_dice_are_left_of_a_small_assault() -> None:
    state = storm()
    assert state.battle is not None
    state.battle = Battle("assault", "granada", "castile", ("nasrid",), dice=((6, 5), ()), hits=(2, 0))
    match = seen(state)
    while question(match)[0] != "muslim":
        play(match, ("pass",))
    play(match, ("play", ALHAMBRA))
    battle = look(match).battle
    assert battle is not None and battle.hits == (0, 0) and battle.dice == ((), ())


# -- Sultanate of Fez (#2)


def test_fez_recruits_and_sends_envoys() -> None:
    match = event(FEZ, "muslim", ("status of venice: muslim", 6), state=scene(fields={"turn": 2}))
    play(match, ("send_envoys",))
    for unit in ("cavalry", "regular", "militia", "militia"):
        play(match, ("levy", unit, "fez"))
    assert look(match).stack("fez", "north_africa").size == 4
    assert not may(match, ("win_favour", "papacy"))
    before = look(match).influence["florence"]["muslim"]
    play(match, ("win_favour", "florence"))
    assert look(match).influence["florence"]["muslim"] == before + 1
    assert not may(match, ("check_status", "florence")) and not may(match, ("check_status", "papacy"))
    assert may(match, ("check_status", "venice")) and may(match, ("pass",))
    play(match, ("pass",))
    assert look(match).settled == set() and look(match).cp == 0


def test_all_of_the_list_compete_for_a_status_that_fez_resolves() -> None:
    state = scene(fields={"turn": 2})
    state.set_influence("venice", "muslim", 6)
    players = ("muslim", "portugal", "spain", "france")
    match = event(FEZ, "muslim", *((f"status of venice: {one}", 1) for one in players), state=state)
    play(match, ("send_envoys",))
    while asked(match).kind == "levy":
        play(match, sorted(choices(match))[0])
    play(match, ("win_favour", "genoa"), ("check_status", "venice"))
    rolls = [line["power"] for line in told(match, "status_roll")]
    assert "muslim" in rolls and len(rolls) > 1  # whatever their influence
    assert "venice" in look(match).settled


def test_fez_goes_to_war_for_points() -> None:
    match = event(FEZ, "muslim", state=scene(wars=[("north_africa", "portugal")]))
    assert not may(match, ("go_to_war", "portugal"))  # at war already
    assert not may(match, ("go_to_war", "spain"))  # not before Zahara is seized
    after = play(match, ("go_to_war", "france"))
    assert ("north_africa", "france") in after.wars and ("nasrid", "france") not in after.wars
    assert (after.cp, after.bound) == (4, ("north_africa",))


def test_a_war_on_spain_brings_no_points() -> None:
    match = event(FEZ, "muslim", state=scene(fields={"turn": 3, "zahara_seized": True}))
    after = play(match, ("go_to_war", "spain"))
    assert ("north_africa", "spain") in after.wars and after.cp == 0


# -- Barbary Pirates of Tlemcen (#12)


@covers("tm-16.4-3")
def test_a_season_of_corsairs_pays_for_corsairs_moves_and_piracy() -> None:
    state = scene(fields={"turn": 4}, wars=[("north_africa", "portugal")])
    state.add_ships("gulf_of_cadiz", "north_africa", "north_africa", corsair=2)
    state.piracies = {("muslim", sea) for sea in ("alboran_sea", "gulf_of_lion", "tyrrhenian_sea")}
    match = impulse_of(state, BARBARY, "muslim")
    play(match, ("corsair_season",))
    assert look(match).cp == 7
    acts = {option[0] for option in choices(match)}
    assert acts <= {"build_corsair", "naval_move", "piracy", "raid", "ask_passage", "end_actions"}
    assert refused(match, ("influence", "genoa")) == "tm-6.1-2"
    play(match, ("piracy", "north_africa", "gulf_of_cadiz", "portugal"))  # beyond three in a turn
    while asked(match).kind == "piracy_hit":
        play(match, sorted(choices(match))[0])
    assert look(match).cp == 5 and ("muslim", "gulf_of_cadiz") not in look(match).piracies
    assert not may(match, ("piracy", "north_africa", "gulf_of_cadiz", "portugal"))
    play(match, ("build_corsair", "north_africa", "oran"))
    assert look(match).cp == 4
    play(match, ("end_actions",))
    assert not any(fact[0] in ("unmarked_piracy", "raided") for fact in look(match).this_impulse)
    assert look(match).only == ()


@covers("tm-16.4-3")
def test_a_season_of_corsairs_spares_seas_with_a_muslim_marker() -> None:
    state = scene(fields={"turn": 4, "piracies": {("muslim", "gulf_of_cadiz")}}, wars=[("north_africa", "portugal")])
    state.add_ships("gulf_of_cadiz", "north_africa", "north_africa", corsair=2)
    match = impulse_of(state, BARBARY, "muslim")
    play(match, ("corsair_season",))
    assert refused(match, ("piracy", "north_africa", "gulf_of_cadiz", "portugal")) == "tm-16.4-2"


def test_berbers_and_their_caravan() -> None:
    state = scene(fields={"turn": 4})
    state.caravans = {"tlemcen": "caravan_cp_3"}
    state.caravan_pool = ("caravan_cp_2",)
    match = event(BARBARY, "muslim", ("caravan resource", "caravan_cp_2"), state=state)
    play(match, ("levy_and_caravan", "militia"), *[("levy", "militia", "oran")] * 3)
    after = look(match)
    assert after.number("oran", "north_africa", "militia") == 3
    assert after.warehouse["muslim"] == ("caravan_cp_3",) and after.caravans["tlemcen"] == "caravan_cp_2"
    match = event(BARBARY, "muslim", state=scene(fields={"turn": 4, "caravan_pool": ()}))
    play(match, ("levy_and_caravan", "regular"), *[("levy", "regular", "oran")] * 2)
    assert look(match).number("oran", "north_africa", "regular") == 2


def test_position_has_the_third_card_late() -> None:
    assert BARBARY in position(turn=1).aside
