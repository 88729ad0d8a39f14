"""Events that cost armies."""

from __future__ import annotations

from tests.rulebook.tanto_monta.cards.playing import event
from tests.rulebook.tanto_monta.driver import asked, choices, look, may, play, scene
from warcouncil.titles.tanto_monta.cards import losses


def test_a_famine_strikes_big_stacks_and_the_players_own_less() -> None:
    state = scene(toledo={"castile": 3, "aragon": 2}, granada={"nasrid": {"militia": 6}}, milan={"independent": 8})
    match = event("famine", "muslim", state=state)
    assert asked(match).power == "muslim"
    while match.decisions and asked(match).kind == "starved":
        play(match, asked(match).options[0])
    after = look(match)
    assert after.stack("toledo", "castile").size + after.stack("toledo", "aragon").size == 3
    assert after.stack("granada", "nasrid").size == 5 and after.stack("milan", "independent").size == 8


def test_a_famine_needs_a_big_stack_outside_paris() -> None:
    assert losses.famine_forbidden(scene(paris={"france": 6}, toledo={"castile": 4}), "spain") is not None
    both = scene(alliances=[("france", "spain")], toledo={"castile": 4, "france": 1})
    assert losses.famine_forbidden(both, "spain") is None
    apart = scene(wars=[("france", "spain")], toledo={"castile": 4, "france": 1})
    assert losses.famine_forbidden(apart, "spain") is not None


def test_half_of_a_stack_is_lost_and_the_impulse_is_not_extended() -> None:
    state = scene(
        toledo={"castile": {"regular": 3, "militia": 2}},
        avila={"castile": 1},
        granada={"nasrid": 2},
        fields={"warehouse": {"muslim": ("naval_cp_3",)}},
    )
    match = event("supply_shortage", "muslim", state=state)
    assert not may(match, ("stack", "avila", "castile"))
    play(match, ("stack", "toledo", "castile"))
    assert asked(match).power == "castile"
    after = play(match, ("casualties", "castile", "regular", 1))
    assert after.stack("toledo", "castile").size == 3
    assert not match.decisions or asked(match).kind != "extension"
    assert losses.shortage_forbidden(scene(avila={"castile": 1}), "muslim") is not None


def test_treason_of_the_abencerrajes() -> None:
    state = scene(granada={"nasrid": {"regular": 1, "militia": 8}}, toledo={"castile": {"militia": 3}})
    match = event("abencerrajes_influence_or_treachery", "spain", state=state)
    assert ("casualties", "nasrid", "militia", 7) not in choices(match)
    after = play(match, ("casualties", "nasrid", "militia", 6))
    assert after.number("granada", "nasrid", "militia") == 2 and after.number("granada", "nasrid", "regular") == 1
    assert "abencerrajes_influence_or_treachery" in after.removed


def test_the_muslims_turn_militia_into_regulars() -> None:
    state = scene(granada={"nasrid": {"militia": 4}}, fez={"north_africa": {"militia": 1}})
    match = event("abencerrajes_influence_or_treachery", "muslim", state=state)
    play(match, ("space", "granada"))
    after = play(match, ("casualties", "nasrid", "militia", 3))
    assert after.number("granada", "nasrid", "militia") == 1 and after.number("granada", "nasrid", "regular") == 3
    assert losses.abencerrajes_forbidden(scene(granada={"nasrid": 2}), "spain") is not None


def test_a_march_in_the_desert() -> None:
    state = scene(oujda={"portugal": {"regular": 3, "militia": 2}}, debdou={"north_africa": 3})
    match = event("the_desert_insufficient_supplies", "muslim", state=state)
    assert asked(match).kind == "starved" and asked(match).power == "muslim"
    for _ in range(3):
        play(match, ("dies", "portugal", "regular")) if match.decisions else None
    assert look(match).stack("oujda", "portugal").size == 2 and look(match).cp == 2
    assert losses.desert_forbidden(scene(debdou={"north_africa": 3}), "muslim") is not None


def test_garrisons_live_on_what_portugal_gives() -> None:
    for given, left in ((("throw_away", "sea_dog"), 6), (("spend_resource", "naval_cp_2"), 4), (("pass",), 0)):
        state = scene(
            badis={"portugal": 7},
            fields={"control": {"badis": "portugal"}, "warehouse": {"portugal": ("naval_cp_2",)}},
        )
        state.hands["portugal"] = ("overseas_kingdom", "sea_dog")
        match = event("the_desert_insufficient_supplies", "muslim", state=state)
        assert asked(match).power == "portugal"
        assert not may(match, ("throw_away", "overseas_kingdom"))
        play(match, given)
        assert look(match).stack("badis", "portugal").size == left


def test_rebels_free_a_city() -> None:
    state = scene(malaga={"castile": 2}, leaders={"ferdinand": "malaga"}, fields={"control": {"malaga": "spain"}})
    match = event("city_state_rebels", "muslim", ("rebels", (5, 6, 1, 1, 1, 1)), state=state)
    if asked(match).kind == "rebels":
        play(match, ("space", "malaga"))
    after = look(match)
    assert after.control["malaga"] == "nasrid" and after.number("malaga", "nasrid", "regular") == 1
    assert after.captives["ferdinand"] == "muslim"
    assert not any(name == "leader_captive" for name, _ in after.bonus_vp.get("muslim", ()))


def test_rebels_who_leave_a_garrison_change_nothing() -> None:
    state = scene(malaga={"castile": 2}, fields={"control": {"malaga": "spain"}})
    match = event("city_state_rebels", "muslim", ("rebels", (5, 4, 1, 1, 1, 1)), state=state)
    if asked(match).kind == "rebels":
        play(match, ("space", "malaga"))
    assert look(match).control["malaga"] == "spain" and look(match).stack("malaga", "castile").size == 1


def test_milan_is_independent_again_and_moriscos_rise() -> None:
    control = {"milan": "france", "malaga": "spain"}
    state = scene(fields={"control": control, "surrendered": {"nasrid": 3}, "turn": 4})
    match = event("city_state_rebels", "spain", ("rebels", (1, 1, 1, 1, 1, 1)), state=state)
    assert may(match, ("space", "milan")) and may(match, ("space", "malaga"))
    after = play(match, ("space", "milan"))
    assert after.control["milan"] == "independent" and after.stack("milan", "independent").size == 8
    state = scene(fields={"control": control, "surrendered": {"nasrid": 3}, "turn": 4})
    match = event("city_state_rebels", "muslim", ("rebels", (1, 1, 1, 1, 1, 1)), state=state)
    after = play(match, ("space", "malaga"))
    assert after.control["malaga"] == "nasrid" and after.number("malaga", "morisco", "regular") == 1


def test_besieged_cities_and_homes_do_not_rebel() -> None:
    sieges = {"malaga": {"nasrid": 1}}
    state = scene(malaga={"castile": 2, "nasrid": 3}, sieges=sieges, fields={"control": {"malaga": "spain"}})
    assert "malaga" not in losses.targets(state)
    assert not {"toledo", "lisbon", "paris", "granada"} & set(losses.targets(state))


def test_one_of_two_home_powers_has_the_city() -> None:
    state = scene(fields={"control": {"gibraltar": "portugal"}})
    assert "gibraltar" in losses.targets(state)
    match = event("city_state_rebels", "muslim", ("rebels", (1, 1, 1, 1, 1, 1)), state=state)
    if asked(match).kind == "rebels":
        play(match, ("space", "gibraltar"))
    assert choices(match) == {("power", "castile"), ("power", "nasrid")}
    after = play(match, ("power", "castile"))
    assert after.control["gibraltar"] == "spain" and after.number("gibraltar", "castile", "regular") == 1
