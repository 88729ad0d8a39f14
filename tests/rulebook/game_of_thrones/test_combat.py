"""Combat: its steps, what strength is made of, the blade, and who wins."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet, totals
from tests.rulebook.game_of_thrones.positions import (
    asked,
    battle,
    cards,
    choices,
    finish,
    look,
    march,
    panel,
    play,
    play_until,
    question,
    strengths,
    support,
    table,
    told,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

BLADE = "valyrian_steel_blade"
SEA = "the_narrow_sea"


def base(match: Match) -> tuple[object, object]:
    entry = told(match, "base_strength")[-1]
    return entry["strength"], entry["strength2"]


# -- when a combat begins


@covers("got-combat-1")
def test_a_combat_begins_where_units_of_another_house_are() -> None:
    match = duel("stark", "lannister", held=("routed_footman",))
    assert [decision.kind for decision in match.decisions] == ["house_card", "house_card"]


@covers("got-combat-1")
def test_no_combat_begins_without_units_or_garrison() -> None:
    units = {"seagard": ("stark", "footman")}
    tokens = {"the_twins": "lannister"}
    match = table(("marches",), units=units, orders={"seagard": "march_0"}, tokens=tokens, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    assert question(match) == ("martell", "consolidate")
    assert look(match).owner["the_twins"] == "stark"


@covers("got-combat-1", "got-garrison-3")
def test_a_combat_begins_where_only_a_garrison_is() -> None:
    match = duel("stark", "lannister", held=(), area="lannisport", origin="riverrun")
    combat = look(match).combat
    assert combat is not None
    assert combat.defender == "lannister"
    assert base(match) == (1, 2)


@covers("got-combat-4")
def test_marchers_attack_holders_defend_and_supporters_do_neither() -> None:
    units = {"moat_cailin": ("greyjoy", "footman")}
    match = duel("stark", "lannister", units=units, orders={"moat_cailin": "support"})
    support(match, {"moat_cailin": "stark"})
    assert {decision.power for decision in match.decisions} == {"stark", "lannister"}
    assert told(match, "combat")[0]["power"] == "stark"
    assert told(match, "combat")[0]["power2"] == "lannister"


@covers("got-combat-5")
def test_the_steps_come_in_their_order() -> None:
    units = {"moat_cailin": ("stark", "footman")}
    match = duel(
        "stark",
        "lannister",
        force=("knight",),
        units=units,
        orders={"moat_cailin": "support"},
        tracks={"fiefdoms": ["stark"]},
    )
    seen = []
    answers = {
        "support": ("support", "moat_cailin", "stark"),
        "blade": ("use_blade",),
        "tyrion": ("decline",),
        "casualty": ("lose", "the_twins", "footman"),
    }
    while asked_kind(match) != "consolidate":
        kind = asked_kind(match)
        seen.append((kind, len(told(match, "base_strength")), len(told(match, "total_strength"))))
        if kind == "house_card":
            cards(match, "eddard_stark", "tyrion_lannister")
        else:
            play(match, answers.get(kind, asked(match).options[0]))
    assert seen == [
        ("support", 0, 0),
        ("house_card", 1, 0),
        ("tyrion", 1, 0),
        ("blade", 1, 0),
    ]
    assert [entry.message for entry in match.log if entry.message in STORY] == list(STORY)


STORY = ("supports", "base_strength", "uses_blade", "total_strength", "wins", "units_die", "enters")


def asked_kind(match: Match) -> str:
    return match.decisions[0].kind


# -- units


@pytest.mark.parametrize(
    ("units", "strength"),
    [
        (("footman",), 1),
        (("knight",), 2),
        (("siege_engine",), 0),
        (("footman", "footman", "knight"), 4),
        (("footman", "knight", "knight", "siege_engine"), 5),
    ],
)
@pytest.mark.parametrize("role", ROLES)
@covers("got-combat-6", "got-combat-7", "got-combat-9")
def test_the_strength_of_land_units(role: str, units: tuple[str, ...], strength: int) -> None:
    match = clash(role, "stark", "lannister", units, ("knight",))
    assert base(match) == ((strength, 2) if role == "attacking" else (2, strength))


@pytest.mark.parametrize("role", ROLES)
@covers("got-combat-8")
def test_a_ship_has_strength_1(role: str) -> None:
    match = clash(role, "stark", "lannister", ("ship",) * 3, ("ship",), area=SEA, origin="the_shivering_sea")
    assert base(match) == ((3, 1) if role == "attacking" else (1, 3))


@pytest.mark.parametrize(("area", "worth"), [("moat_cailin", 4), ("riverrun", 4), ("the_twins", 0)])
@covers("got-combat-9")
def test_a_siege_engine_has_strength_4_against_castles_and_strongholds_only(area: str, worth: int) -> None:
    match = duel("stark", "lannister", force=("siege_engine", "footman"), held=("siege_engine", "knight"), area=area)
    assert base(match) == (worth + 1, 2)


@covers("got-retreat-11")
def test_routed_units_have_no_strength() -> None:
    held = ("routed_footman", "routed_knight", "footman")
    match = duel("stark", "lannister", held=held)
    assert base(match) == (1, 1)
    match = duel("stark", "lannister", force=("ship",), held=("routed_ship",) * 2, area=SEA, origin="the_shivering_sea")
    assert base(match) == (1, 0)


# -- base and total strength


@pytest.mark.parametrize(
    ("order", "bonus"),
    [
        ("defense_plus_1", 1),
        ("defense_plus_2", 2),
        ("march_plus_1", 0),
        ("raid_star", 0),
        ("consolidate_star", 0),
        ("support_plus_1", 0),
    ],
)
@covers("got-orders-9", "got-special-2", "got-orders-6")
def test_only_a_defense_order_helps_the_defender(order: str, bonus: int) -> None:
    tracks = {"iron_throne": ["stark"]}
    match = duel("stark", "lannister", orders={"the_twins": order}, tracks=tracks)
    assert base(match) == (1, 1 + bonus)


@covers("got-orders-6")
def test_a_defense_order_helps_in_every_combat_of_the_round() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "the_twins": ("lannister", "knight"),
    }
    orders = {"seagard": "march_0", "moat_cailin": "march_minus_1", "the_twins": "defense_plus_2"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    assert base(match) == (1, 4)
    fought(match, "catelyn_stark", "the_hound")
    march(match, "moat_cailin", ("footman", "the_twins"))
    assert base(match) == (0, 4)


@covers("got-combat-10", "got-combat-3")
def test_base_strength_is_units_orders_support_and_garrison() -> None:
    units = {"white_harbor": ("lannister", "footman"), "karhold": ("stark", "footman")}
    orders = {"white_harbor": "support_plus_1", "karhold": "support", "winterfell": "defense_plus_1"}
    match = duel(
        "lannister",
        "stark",
        force=("knight", "siege_engine"),
        held=("knight",),
        area="winterfell",
        origin="moat_cailin",
        order="march_minus_1",
        units=units,
        orders=orders,
    )
    support(match, {"white_harbor": "lannister", "karhold": "stark"})
    assert base(match) == (2 + 4 - 1 + (1 + 1), 2 + 1 + 1 + 2)


@covers("got-combat-11")
def test_both_announce_their_base_strength_before_cards_are_chosen() -> None:
    match = duel("stark", "lannister", force=("knight",))
    assert base(match) == (2, 1)
    combat = look(match).combat
    assert combat is not None
    assert (combat.base, combat.cards) == ((2, 1), ("", ""))
    assert {decision.kind for decision in match.decisions} == {"house_card"}


@covers("got-combat-13", "got-combat-3")
def test_total_strength_adds_the_card_its_text_and_the_blade() -> None:
    match = duel("stark", "greyjoy", force=("knight",), area="moat_cailin", orders={"moat_cailin": "defense_plus_1"})
    fought(match, "eddard_stark", "theon_greyjoy", blade=True)
    assert base(match) == (2, 2)
    assert strengths(match) == (2 + 4, 2 + 2 + 1 + 1)


@covers("got-combat-14")
def test_base_strength_is_counted_anew_after_the_texts() -> None:
    match = duel("tyrell", "stark", held=("footman", "knight"))
    assert base(match) == (1, 3)
    fought(match, "mace_tyrell", "ser_rodrick_cassel")
    assert strengths(match) == (5, 2 + 1)


@covers("got-combat-17")
def test_a_total_below_zero_counts_as_zero() -> None:
    """A siege engine in the open with March -1: tied at zero, and the higher in Fiefdoms wins."""
    match = duel("stark", "greyjoy", force=("siege_engine",), held=("routed_footman",), order="march_minus_1")
    battle(match, "catelyn_stark", "aeron_damphair")
    play(match, ("decline",))
    finish(match)
    assert strengths(match) == (0, 0)
    assert winner(match) == "greyjoy"
    match = duel("greyjoy", "stark", force=("siege_engine",), held=("routed_footman",), order="march_minus_1")
    battle(match, "aeron_damphair", "catelyn_stark")
    play(match, ("decline",))
    finish(match)
    assert strengths(match) == (0, 0)
    assert winner(match) == "greyjoy"


# -- the winner


@covers("got-combat-15")
def test_the_higher_total_wins() -> None:
    for force, held, victor in ((2, 1, "stark"), (1, 2, "lannister")):
        match = duel("stark", "lannister", force=("knight",) * force, held=("knight",) * held)
        fought(match, "greatjon_umber", "the_hound")
        assert winner(match) == victor


@pytest.mark.parametrize("first", ["stark", "lannister"])
@covers("got-combat-15", "got-dominance-5")
def test_a_tie_goes_to_the_house_higher_in_fiefdoms(first: str) -> None:
    """Whoever attacks, and whatever the Iron Throne says."""
    second = "lannister" if first == "stark" else "stark"
    tracks = {"fiefdoms": ["tyrell", first, second], "iron_throne": [second, first]}
    for role in ROLES:
        match = clash(role, "stark", "lannister", ("knight",), ("knight",), tracks=tracks)
        meet(match, role, "greatjon_umber", "the_hound")
        assert totals(match, role) == (4, 4)
        assert winner(match) == first


# -- the blade


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("use", [True, False])
@covers("got-combat-12", "got-dominance-8", "got-dominance-9")
def test_a_combatant_may_use_the_blade_for_one_strength(role: str, use: bool) -> None:
    match = clash(role, "stark", "lannister", ("knight",), ("knight",) * 2, tracks={"fiefdoms": ["stark"]})
    pair = ("greatjon_umber", "the_hound") if role == "attacking" else ("the_hound", "greatjon_umber")
    cards(match, *pair)
    assert question(match) == ("stark", "blade")
    assert choices(match) == {("use_blade",), ("decline",)}
    play(match, ("use_blade",) if use else ("decline",))
    assert totals(match, role) == (4 + use, 6)
    assert look(match).used == ((BLADE,) if use else ())


@covers("got-combat-12")
def test_a_blade_that_is_used_is_not_offered() -> None:
    match = duel("stark", "lannister", tracks={"fiefdoms": ["stark"]}, used=[BLADE])
    cards(match, "greatjon_umber", "the_hound")
    assert strengths(match) == (3, 3)
    assert look(match).used == (BLADE,)


@covers("got-combat-12", "got-dominance-8")
def test_a_supporter_cannot_use_the_blade() -> None:
    match = duel(
        "stark",
        "lannister",
        units={"moat_cailin": ("greyjoy", "footman")},
        orders={"moat_cailin": "support"},
        tracks={"fiefdoms": ["greyjoy"]},
    )
    support(match, {"moat_cailin": "stark"})
    cards(match, "greatjon_umber", "the_hound")
    assert strengths(match) == (4, 3)


@covers("got-dominance-8", "got-dominance-19")
def test_the_blade_works_once_a_round() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "the_twins": ("lannister", "knight", "knight"),
    }
    orders = {"seagard": "march_0", "moat_cailin": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, tracks={"fiefdoms": ["lannister"]}, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "catelyn_stark", "the_hound", blade=True)
    assert strengths(match) == (1, 7)
    march(match, "moat_cailin", ("footman", "the_twins"))
    cards(match, "ser_rodrick_cassel", "ser_jaime_lannister")
    assert strengths(match) == (1, 6)


@covers("got-dominance-8")
def test_a_blade_that_was_not_used_may_be_used_later() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "the_twins": ("lannister", "knight", "knight"),
    }
    orders = {"seagard": "march_0", "moat_cailin": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, tracks={"fiefdoms": ["lannister"]}, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "catelyn_stark", "the_hound")
    march(match, "moat_cailin", ("footman", "the_twins"))
    fought(match, "ser_rodrick_cassel", "ser_jaime_lannister", blade=True)
    assert strengths(match) == (1, 7)


@covers("got-dominance-9", "got-cleanup-3")
def test_the_blade_is_ready_again_after_the_action_phase() -> None:
    units = {"seagard": ("stark", "footman"), "the_twins": ("lannister", "knight", "knight")}
    match = table(
        ("marches",), units=units, orders={"seagard": "march_0"}, tracks={"fiefdoms": ["lannister"]}, pause="martell"
    )
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "catelyn_stark", "the_hound", blade=True)
    assert look(match).used == (BLADE,)
    play(match, ("consolidate", "sunspear"))
    assert look(match).round == 6
    assert look(match).used == ()


@covers("got-dominance-19")
def test_a_used_blade_stays_used_in_other_hands() -> None:
    """Martell takes the blade from Stark with Doran after Stark has used it this round."""
    units = {
        "seagard": ("stark", "knight"),
        "moat_cailin": ("stark", "footman"),
        "the_twins": ("martell", "knight", "knight"),
    }
    orders = {"seagard": "march_0", "moat_cailin": "march_minus_1"}
    tracks = {"fiefdoms": ["stark", "martell"]}
    match = table(("marches",), units=units, orders=orders, tracks=tracks, pause="tyrell")
    march(match, "seagard", ("knight", "the_twins"))
    fought(match, "catelyn_stark", "obara_sand", blade=True)
    march(match, "moat_cailin", ("footman", "the_twins"))
    battle(match, "ser_rodrick_cassel", "doran_martell")
    play(match, ("demote", "fiefdoms"))
    assert look(match).holders[BLADE] == "martell"
    assert question(match) == ("tyrell", "consolidate")  # nobody was asked about the blade
    assert strengths(match) == (1 - 1 + 1, 4)


# -- cards in general


@covers("got-cards-1")
def test_both_choose_a_card_in_secret_and_reveal_it_together() -> None:
    match = duel("stark", "lannister")
    seat = look(match).seats["lannister"]
    before = match.view(seat)["view"]
    match.choose(asked(match, "stark"), ("play", "eddard_stark"))
    assert [decision.power for decision in match.decisions] == ["lannister"]
    assert told(match, "plays") == []
    assert match.view(seat)["view"] == before
    match.choose(asked(match, "lannister"), ("play", "the_hound"))
    assert [(entry["power"], entry["card"]) for entry in told(match, "plays")] == [
        ("stark", "eddard_stark"),
        ("lannister", "the_hound"),
    ]


@covers("got-cards-2", "got-cards-8")
def test_a_card_must_be_played_from_the_hand() -> None:
    hand = ["robb_stark", "catelyn_stark"]
    match = duel("stark", "lannister", hands={"stark": hand})
    assert choices(match, "stark") == {("play", card) for card in hand}
    reason = match.why_not(asked(match, "stark"), ("play", "eddard_stark"))
    assert reason is not None
    assert reason.clause == "got-cards-8"


@covers("got-cards-2")
def test_even_a_single_card_is_played_by_hand() -> None:
    """The only card is not laid down by itself: what is hidden stays hidden until both have chosen."""
    match = duel("stark", "lannister", hands={"stark": ["robb_stark"]})
    assert choices(match, "stark") == {("play", "robb_stark")}
    assert len(match.decisions) == 2


@covers("got-cards-8")
def test_after_the_combat_both_cards_are_discarded() -> None:
    match = duel("stark", "lannister", held=("knight",) * 2)
    fought(match, "greatjon_umber", "the_hound")
    state = look(match)
    assert state.discards["stark"] == ("greatjon_umber",)
    assert state.discards["lannister"] == ("the_hound",)
    assert len(state.hands["stark"]) == len(state.hands["lannister"]) == 6
    assert "greatjon_umber" not in state.hands["stark"]


@covers("got-cards-9")
def test_after_the_last_card_the_other_six_come_back() -> None:
    match = duel("stark", "lannister", held=("knight",) * 2, hands={"stark": ["greatjon_umber"]})
    fought(match, "greatjon_umber", "the_hound")
    state = look(match)
    assert state.discards["stark"] == ("greatjon_umber",)
    assert len(state.hands["stark"]) == 6
    assert state.discards["lannister"] == ("the_hound",)
    assert len(state.hands["lannister"]) == 6


@covers("got-cards-9")
def test_with_a_card_left_nothing_comes_back() -> None:
    match = duel("stark", "lannister", held=("knight",) * 2, hands={"stark": ["greatjon_umber", "robb_stark"]})
    fought(match, "greatjon_umber", "the_hound")
    assert look(match).hands["stark"] == ("robb_stark",)
    assert len(look(match).discards["stark"]) == 6


@covers("got-cards-10")
def test_hands_and_discard_piles_are_open_except_while_cards_are_chosen() -> None:
    hand = ["robb_stark", "catelyn_stark", "greatjon_umber"]
    units = {"moat_cailin": ("greyjoy", "footman")}
    match = duel("stark", "lannister", units=units, orders={"moat_cailin": "support"}, hands={"stark": hand})
    seats = look(match).seats
    others: list[int | None] = [None, *(seat for house, seat in seats.items() if house != "stark")]

    def seen(seat: int | None) -> tuple[object, object, object]:
        shown = panel(match, "stark", seat)
        return shown["hand"], shown["discards"], shown["cards"]

    kept = list(look(match).hands["stark"]), list(look(match).discards["stark"]), 3
    assert all(seen(seat) == kept for seat in (*others, seats["stark"]))  # support is being called for
    support(match)
    assert all(seen(seat) == (None, None, 3) for seat in others)
    assert seen(seats["stark"]) == kept
    cards(match, "greatjon_umber", "tyrion_lannister")
    after = ["robb_stark", "catelyn_stark"], kept[1], 2
    assert all(seen(seat) == after for seat in others)


@covers("got-cards-3", "got-cards-6")
def test_texts_work_at_once_or_at_the_moment_they_name() -> None:
    """Mace kills before the totals; Tywin's gold comes after them."""
    match = duel("lannister", "tyrell", force=("footman", "knight", "knight"))
    fought(match, "tywin_lannister", "mace_tyrell")
    story = [entry.message for entry in match.log]
    assert story.index("loses_unit") < story.index("total_strength") < story.index("gains_power")


@pytest.mark.parametrize("first", ["tyrell", "martell"])
@covers("got-cards-5", "got-cards-7")
def test_conflicting_texts_are_read_in_turn_order_one_after_the_other(first: str) -> None:
    """Mace and Doran: the earlier in turn order is carried out to its end before the other begins."""
    second = "martell" if first == "tyrell" else "tyrell"
    tracks = {"iron_throne": [first, second]}
    match = duel("tyrell", "martell", held=("footman", "routed_footman"), tracks=tracks)
    battle(match, "mace_tyrell", "doran_martell")
    kinds = []
    answers = {"mace": ("kill", "footman"), "doran": ("demote", "iron_throne")}
    for _ in range(2):
        kinds.append(question(match))
        play(match, answers[question(match)[1]])
    expected = [("tyrell", "mace"), ("martell", "doran")]
    assert kinds == (expected if first == "tyrell" else expected[::-1])


@pytest.mark.parametrize("first", ["lannister", "stark"])
@covers("got-cards-6", "got-cards-5")
def test_texts_about_the_result_are_read_in_turn_order(first: str) -> None:
    units = {"winterfell": ("stark", "footman")}
    match = duel(
        "lannister",
        "stark",
        force=("knight",) * 3,
        units=units,
        orders={"winterfell": "raid"},
        hands={"stark": ["roose_bolton", "eddard_stark"]},
        tracks={"iron_throne": [first]},
    )
    battle(match, "cersei_lannister", "roose_bolton")
    assert question(match) == ("lannister", "cersei")
    assert (len(look(match).hands["stark"]) == 7) is (first == "stark")


@covers("got-combat-5")
def test_a_combat_leads_on_to_the_next_march() -> None:
    units = {
        "seagard": ("stark", "footman"),
        "the_twins": ("lannister", "knight", "knight"),
        "highgarden": ("tyrell", "footman"),
    }
    match = table(("marches",), units=units, orders={"seagard": "march_0", "highgarden": "march_0"}, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "catelyn_stark", "the_hound")
    play_until(match, "move")
    assert question(match) == ("tyrell", "move")
    assert units_in(match, "seagard") == {"routed_footman": 1}
    assert look(match).combat is None
