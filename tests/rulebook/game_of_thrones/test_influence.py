"""Clash of Kings, the influence tracks and the dominance tokens."""

from __future__ import annotations

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    army,
    asked,
    battle,
    bid,
    choices,
    kinds,
    look,
    march,
    may,
    panel,
    place_orders,
    play,
    question,
    refused,
    stars_placed,
    strengths,
    support,
    table,
    told,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

CLASH = {**QUIET, "II": "clash_of_kings"}
THREE = ("stark", "lannister", "baratheon")
NORTH = ("castle_black", "karhold", "winterfell", "white_harbor", "moat_cailin")


def clash_of_kings(**power: int) -> Match:
    """Three houses at the first bid of a Clash of Kings."""
    return table(
        ("westeros",), players=3, westeros=CLASH, power=power or 5, tracks=dict.fromkeys(("iron_throne",), THREE)
    )


# -- bidding


@covers("got-clash-1", "got-clash-2")
def test_all_tokens_are_taken_up_and_the_tracks_are_bid_for_in_order() -> None:
    match = clash_of_kings()
    assert look(match).tracks == {"iron_throne": (), "fiefdoms": (), "kings_court": ()}
    assert kinds(match) == {"clash_bid"}
    bid(match, lannister=2, stark=1)
    assert look(match).tracks == {
        "iron_throne": ("lannister", "stark", "baratheon"),
        "fiefdoms": (),
        "kings_court": (),
    }
    bid(match, stark=2, baratheon=1)
    assert look(match).tracks["fiefdoms"] == ("stark", "baratheon", "lannister")
    assert look(match).tracks["kings_court"] == ()
    bid(match, baratheon=2, lannister=1)
    assert look(match).tracks["kings_court"] == ("baratheon", "lannister", "stark")
    assert [entry["track"] for entry in told(match, "track")] == ["iron_throne", "fiefdoms", "kings_court"]
    assert "clash_bid" not in kinds(match)


@covers("got-clash-3", "got-terms-6")
def test_any_number_of_available_power_tokens_can_be_bid() -> None:
    match = clash_of_kings(stark=3, lannister=1)
    assert choices(match, "stark") == {("bid", amount) for amount in range(4)}
    assert choices(match, "lannister") == {("bid", 0), ("bid", 1)}
    assert look(match).pool["stark"] == 17
    assert refused(match, ("bid", 4), "stark") == "got-terms-6"
    assert refused(match, ("bid", 2), "lannister") == "got-terms-6"
    last = table(("clash", "kings_court"), ("consolidate",), players=3, pause="stark")
    bid(last, stark=5, lannister=2)
    assert question(last) == ("stark", "consolidate")
    assert panel(last, "lannister", 0)["available"] == 3  # open again
    assert look(last).pool == {"stark": 20, "lannister": 17, "baratheon": 15}
    assert look(last).bids == {}


@covers("got-clash-4", "got-clash-3", "got-negotiation-4")
def test_bids_are_secret_until_all_are_made() -> None:
    match, other = clash_of_kings(), clash_of_kings()
    match.choose(asked(match, "stark"), ("bid", 3))
    other.choose(asked(other, "stark"), ("bid", 0))
    assert look(match).bids == {}
    assert look(match).power["stark"] == 5
    assert not told(match, "bid")
    for seat in (1, 2, None):
        assert match.view(seat) == other.view(seat)
        assert panel(match, "stark", seat)["bid"] is None
    match.choose(asked(match, "lannister"), ("bid", 1))
    match.choose(asked(match, "baratheon"), ("bid", 0))
    assert [(entry["power"], entry["amount"]) for entry in told(match, "bid")] == [
        ("stark", 3),
        ("lannister", 1),
        ("baratheon", 0),
    ]
    (shown,) = told(match, "bids")
    assert shown == {"track": "iron_throne", "power": THREE, "amount": (3, 1, 0)}
    assert not match.can_undo(0)  # what was shown cannot be taken back


@covers("got-clash-5")
def test_the_highest_bid_comes_first() -> None:
    match = table(("clash", "kings_court"), tracks={"kings_court": ("stark",)})
    state = bid(match, martell=5, tyrell=4, baratheon=3, lannister=2, greyjoy=1, stark=0)
    assert state.tracks["kings_court"] == ("martell", "tyrell", "baratheon", "lannister", "greyjoy", "stark")


@covers("got-clash-6", "got-clash-5", "got-dominance-3")
def test_the_holder_of_the_throne_orders_ties_as_he_likes() -> None:
    match = table(("clash", "fiefdoms"), players=5, tracks={"iron_throne": ("greyjoy",)})
    bid(match, greyjoy=2, stark=2, tyrell=2, lannister=4)
    assert question(match) == ("greyjoy", "clash_tie")
    assert choices(match) == {("rank", "greyjoy"), ("rank", "stark"), ("rank", "tyrell")}
    assert refused(match, ("rank", "lannister")) == "got-clash-5"  # the highest bid is not tied
    assert refused(match, ("rank", "baratheon")) == "got-clash-5"
    play(match, ("rank", "tyrell"))
    assert choices(match) == {("rank", "greyjoy"), ("rank", "stark")}
    state = play(match, ("rank", "greyjoy"))
    assert state.tracks["fiefdoms"] == ("lannister", "tyrell", "greyjoy", "stark", "baratheon")
    assert state.tied == ()


@covers("got-clash-6")
def test_two_ties_are_ordered_one_after_the_other() -> None:
    match = table(("clash", "kings_court"), players=4, tracks={"iron_throne": ("stark",)})
    bid(match, greyjoy=3, lannister=3)
    assert choices(match) == {("rank", "greyjoy"), ("rank", "lannister")}
    play(match, ("rank", "lannister"))
    assert choices(match) == {("rank", "stark"), ("rank", "baratheon")}
    state = play(match, ("rank", "baratheon"))
    assert state.tracks["kings_court"] == ("lannister", "greyjoy", "baratheon", "stark")


@covers("got-clash-7", "got-clash-10")
def test_all_bids_are_lost_and_the_next_is_made_with_the_rest() -> None:
    match = clash_of_kings(stark=7, lannister=5, baratheon=4)
    bid(match, stark=4, lannister=3, baratheon=1)
    assert look(match).power == {"stark": 3, "lannister": 2, "baratheon": 3}
    assert look(match).pool == {"stark": 17, "lannister": 18, "baratheon": 17}
    assert choices(match, "stark") == {("bid", amount) for amount in range(4)}
    assert refused(match, ("bid", 3), "lannister") == "got-terms-6"
    bid(match, stark=2, lannister=1, baratheon=0)
    assert choices(match, "stark") == {("bid", 0), ("bid", 1)}
    bid(match, baratheon=3, lannister=1)
    assert look(match).power == {"stark": 1, "lannister": 0, "baratheon": 0}
    assert look(match).bids == {}


@covers("got-clash-8", "got-dominance-4", "got-clash-11")
def test_each_token_passes_before_the_next_track_is_bid_for() -> None:
    match = clash_of_kings()
    assert look(match).holders["iron_throne"] == "stark"
    bid(match, lannister=2, baratheon=2, stark=1)
    assert question(match) == ("stark", "clash_tie")  # still the old holder
    play(match, ("rank", "baratheon"))
    assert look(match).holders["iron_throne"] == "baratheon"
    bid(match, stark=1, lannister=1)
    assert question(match) == ("baratheon", "clash_tie")  # the new one already
    play(match, ("rank", "lannister"))
    assert look(match).holders["valyrian_steel_blade"] == "lannister"
    bid(match, baratheon=1, stark=1, lannister=1)
    assert question(match) == ("baratheon", "clash_tie")
    play(match, ("rank", "stark"), ("rank", "lannister"))
    assert look(match).holders["messenger_raven"] == "stark"
    assert look(match).tracks["kings_court"] == ("stark", "lannister", "baratheon")


@covers("got-clash-9", "got-hidden-2", "got-hidden-3")
def test_power_lies_behind_the_screens_during_the_bids() -> None:
    open_now = table(("consolidate",), players=3, pause="stark")
    assert panel(open_now, "lannister", 0)["available"] == 5
    match = clash_of_kings(stark=7)
    for _ in range(3):
        shown = panel(match, "lannister", 0)
        assert shown["available"] is None
        assert shown["announced"] == look(match).power["lannister"]
        assert panel(match, "stark", 0)["available"] == look(match).power["stark"]
        assert panel(match, "stark", None)["available"] is None
        bid(match, lannister=1, baratheon=0, stark=2)
    assert "clash_bid" not in kinds(match)
    assert panel(match, "lannister", 0)["available"] == 2
    assert panel(match, "stark", None)["available"] == 1


@covers("got-clash-12")
def test_as_many_positions_as_players() -> None:
    for players in (3, 4, 5, 6):
        match = table(("clash", "iron_throne"), players=players, power=6)
        houses = look(match).houses
        state = bid(match, **{house: i for i, house in enumerate(houses)})
        assert state.tracks["iron_throne"] == houses[::-1]


# -- the tokens


@covers("got-dominance-2", "got-dominance-6", "got-dominance-11")
def test_whoever_comes_first_takes_the_token() -> None:
    tokens = {"iron_throne": "iron_throne", "fiefdoms": "valyrian_steel_blade", "kings_court": "messenger_raven"}
    for track, token in tokens.items():
        match = table(("clash", track), tracks={track: ("stark",)})
        assert look(match).holders[token] == "stark"
        state = bid(match, tyrell=5, martell=4, baratheon=3, lannister=2, greyjoy=1)
        assert state.holders[token] == "tyrell"
        assert told(match, "token_passes") == [{"power": "tyrell", "token": token}]
        kept = table(("clash", track), tracks={track: ("tyrell",)})
        assert bid(kept, tyrell=5, martell=4, baratheon=3, lannister=2, greyjoy=1).holders[token] == "tyrell"
        assert not told(kept, "token_passes")


@covers("got-dominance-11")
def test_the_first_of_the_court_holds_the_raven() -> None:
    match = table(("raven",), tracks={"kings_court": ("tyrell",)})
    assert question(match) == ("tyrell", "raven")


@covers("got-dominance-3")
def test_the_throne_decides_no_tie_of_a_combat() -> None:
    match = table(
        ("marches",),
        tracks={"iron_throne": ("lannister",), "fiefdoms": ("martell", "stark", "lannister")},
        units={"moat_cailin": ("stark", "footman"), "the_twins": ("lannister", "footman")},
        orders={"moat_cailin": "march_0"},
        pause="martell",
    )
    march(match, "moat_cailin", ("footman", "the_twins"))
    battle(match, "greatjon_umber", "the_hound")
    assert strengths(match) == (3, 3)
    assert winner(match) == "stark"


@covers("got-dominance-5")
def test_the_fiefdoms_track_decides_a_tied_combat() -> None:
    for fiefdoms, expected in ((("stark", "lannister"), "stark"), (("lannister", "stark"), "lannister")):
        match = table(
            ("marches",),
            tracks={"fiefdoms": ("martell", *fiefdoms)},
            units={"moat_cailin": ("stark", "footman"), "the_twins": ("lannister", "footman")},
            orders={"moat_cailin": "march_0"},
            pause="martell",
        )
        march(match, "moat_cailin", ("footman", "the_twins"))
        battle(match, "greatjon_umber", "the_hound")
        assert winner(match) == expected


# -- the blade


def two_attacks(holder: str = "stark", used: tuple[str, ...] = ()) -> Match:
    """Stark attacks Lannister from two areas."""
    return table(
        ("marches",),
        tracks={"iron_throne": ("stark",), "fiefdoms": (holder,)},
        used=used,
        units={
            "moat_cailin": ("stark", "footman"),
            "the_twins": ("lannister", "footman", "knight"),
            "greywater_watch": ("stark", "footman"),
            "seagard": ("lannister", "footman", "knight"),
        },
        orders={"moat_cailin": "march_0", "greywater_watch": "march_minus_1"},
        pause="martell",
    )


@covers("got-dominance-8", "got-dominance-9")
def test_the_blade_gives_one_strength_once_a_round() -> None:
    match = two_attacks()
    march(match, "moat_cailin", ("footman", "the_twins"))
    support(match)
    for house, card in (("stark", "eddard_stark"), ("lannister", "the_hound")):
        match.choose(asked(match, house), ("play", card))
    assert question(match) == ("stark", "blade")
    assert choices(match) == {("use_blade",), ("decline",)}
    play(match, ("use_blade",))
    assert strengths(match) == (1 + 4 + 1, 3 + 2)
    assert look(match).used == ("valyrian_steel_blade",)
    play(match, ("retreat", "the_fingers"))
    march(match, "greywater_watch", ("footman", "seagard"))
    battle(match, "greatjon_umber", "ser_gregor_clegane", blade=True)
    assert strengths(match) == (1 - 1 + 2, 3 + 3)
    assert len(told(match, "uses_blade")) == 1
    assert look(match).used == ("valyrian_steel_blade",)  # until the end of the action phase


@covers("got-dominance-18", "got-dominance-19")
def test_blade_and_raven_are_used_one_beside_the_other() -> None:
    match = two_attacks(used=("messenger_raven",))
    march(match, "moat_cailin", ("footman", "the_twins"))
    state = battle(match, "eddard_stark", "the_hound", blade=True)
    assert state.used == ("messenger_raven", "valyrian_steel_blade")


@covers("got-dominance-8")
def test_the_blade_may_be_kept_and_helps_the_defender_too() -> None:
    match = two_attacks("lannister")
    march(match, "moat_cailin", ("footman", "the_twins"))
    battle(match, "eddard_stark", "the_hound", blade=False)
    assert strengths(match) == (5, 5)
    assert winner(match) == "lannister"
    assert look(match).used == ()
    march(match, "greywater_watch", ("footman", "seagard"))
    battle(match, "greatjon_umber", "ser_gregor_clegane", blade=True)
    assert strengths(match) == (2, 7)


@covers("got-dominance-8")
def test_the_blade_helps_only_its_holder_in_his_own_combats() -> None:
    match = two_attacks("martell")
    march(match, "moat_cailin", ("footman", "the_twins"))
    support(match)
    for house, card in (("stark", "eddard_stark"), ("lannister", "the_hound")):
        match.choose(asked(match, house), ("play", card))
    assert strengths(match) == (5, 5)
    assert not told(match, "uses_blade")


@covers("got-dominance-19", "got-influence-2")
def test_a_used_blade_stays_used_in_other_hands() -> None:
    match = table(
        ("marches",),
        tracks={"iron_throne": ("martell", "lannister"), "fiefdoms": ("lannister", "martell", "stark")},
        used=("valyrian_steel_blade",),
        units={
            "yronwood": ("martell", "footman"),
            "the_boneway": ("lannister", "footman", "knight"),
            "storms_end": ("baratheon", "footman"),
        },
        orders={"yronwood": "march_0", "the_boneway": "march_minus_1"},
        pause="stark",
    )
    march(match, "yronwood", ("footman", "the_boneway"))
    battle(match, "doran_martell", "the_hound")
    play(match, ("demote", "fiefdoms"))
    state = look(match)
    assert state.holders["valyrian_steel_blade"] == "martell"
    assert state.used == ("valyrian_steel_blade",)
    assert winner(match) == "lannister"
    assert kinds(match) == {"move"}  # Martell was not asked about the blade
    ready = table(
        ("marches",),
        tracks={"iron_throne": ("martell",), "fiefdoms": ("lannister", "martell", "stark")},
        units={"yronwood": ("martell", "footman"), "the_boneway": ("lannister", "footman", "knight")},
        orders={"yronwood": "march_0"},
        pause="stark",
    )
    march(ready, "yronwood", ("footman", "the_boneway"))
    battle(ready, "doran_martell", "the_hound")
    play(ready, ("demote", "fiefdoms"))
    assert question(ready) == ("martell", "blade")  # an unused one can be used by whoever holds it now


# -- changes outside bidding


@covers("got-influence-1", "got-influence-4")
def test_the_others_make_room_or_close_up() -> None:
    six = ("stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell")
    up = table(("wildling_attack", 2, ""), tracks={"fiefdoms": six}, wildlings=("a_king_beyond_the_wall",))
    bid(up, baratheon=2)
    state = play(up, ("promote", "fiefdoms"))
    assert state.tracks["fiefdoms"] == ("baratheon", "stark", "greyjoy", "lannister", "tyrell", "martell")
    down = table(
        ("wildling_attack", 2, ""),
        tracks={"fiefdoms": six, "iron_throne": ("martell", "stark", "greyjoy"), "kings_court": ("martell", "stark")},
        wildlings=("preemptive_raid",),
    )
    bid(down, martell=1)
    play(down, ("name", "stark"), ("step_down",))
    assert look(down).tracks["fiefdoms"] == ("greyjoy", "lannister", "stark", "baratheon", "tyrell", "martell")


@covers("got-influence-2")
def test_the_token_goes_over_at_once_on_its_side() -> None:
    for used in ((), ("messenger_raven",)):
        match = table(
            ("wildling_attack", 2, ""),
            tracks={"kings_court": ("stark", "greyjoy")},
            used=used,
            wildlings=("a_king_beyond_the_wall",),
        )
        bid(match, tyrell=2)
        state = play(match, ("promote", "kings_court"))
        assert state.holders["messenger_raven"] == "tyrell"
        assert state.tracks["kings_court"][:2] == ("tyrell", "stark")
        assert state.used == used


@covers("got-influence-3", "got-planning-14")
def test_special_orders_on_the_board_stay_when_the_court_changes() -> None:
    match = table(
        ("marches",),
        tracks={"iron_throne": ("martell",), "kings_court": ("stark", "lannister", "martell")},
        units={
            **dict.fromkeys(NORTH[1:4], ("stark", "footman")),
            "yronwood": ("martell", "footman"),
            "the_boneway": ("stark", "footman"),
        },
        orders={
            "yronwood": "march_0",
            "karhold": "defense_plus_2",
            "winterfell": "support_plus_1",
            "the_boneway": "march_plus_1",
        },
        pause="lannister",
        westeros={**QUIET, "III": "rains_of_autumn"},
    )
    march(match, "yronwood", ("footman", "the_boneway"))
    battle(match, "doran_martell", "eddard_stark")
    play(match, ("demote", "kings_court"))
    assert look(match).tracks["kings_court"][-1] == "stark"
    assert {"karhold", "winterfell", "the_boneway"} <= set(look(match).orders)
    play(match, ("done",), ("consolidate", "lannisport"))  # the march +1 is still resolved
    assert look(match).round == 6
    assert stars_placed(match, "stark") == 0
    assert [panel(match, house, None)["stars"] for house in look(match).tracks["kings_court"]] == [3, 3, 2, 1, 0, 0]


@covers("got-influence-5")
def test_the_turn_order_follows_the_throne_at_once() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "mustering"},
        tracks={"iron_throne": ("stark", "greyjoy")},
        threat=10,
        wildlings=("a_king_beyond_the_wall",),
    )
    bid(match, tyrell=5, stark=4, greyjoy=3)
    play(match, ("promote", "iron_throne"))
    assert question(match) == ("tyrell", "muster")
    play(match, ("done",))
    assert question(match) == ("stark", "muster")


@covers("got-dominance-10", "got-dominance-12", "got-dominance-13", table=True)
def test_stars_by_position_and_number_of_players() -> None:
    table_of_stars = {3: (3, 2, 1), 4: (3, 2, 1, 0), 5: (3, 3, 2, 1, 0), 6: (3, 3, 2, 1, 0, 0)}
    for players, stars in table_of_stars.items():
        houses = look(table(("raven",), players=players)).houses
        for place, star in enumerate(stars):
            court = [house for house in houses if house != "stark"]
            court.insert(place, "stark")
            match = table(
                ("planning",),
                players=players,
                tracks={"kings_court": court},
                units=dict.fromkeys(NORTH, ("stark", "footman")),
            )
            assert panel(match, "stark", 0)["stars"] == star
            assert stars_placed(match, "stark") == star


@covers("got-dominance-10", "got-planning-6")
def test_more_special_orders_than_stars_are_refused() -> None:
    match = table(
        ("planning",),
        tracks={"kings_court": ("lannister", "martell", "tyrell", "stark")},
        units=dict.fromkeys(NORTH, ("stark", "footman")),
    )
    play(match, ("order", "castle_black", "raid_star"))
    for order in ("march_plus_1", "defense_plus_2", "support_plus_1", "raid_star", "consolidate_star"):
        assert refused(match, ("order", "karhold", order)) == "got-planning-6"
    assert may(match, ("order", "karhold", "raid"))
    place_orders(match)
    assert look(match).orders["castle_black"] == ("stark", "raid_star")
    assert look(match).units["castle_black"] == army("footman")
