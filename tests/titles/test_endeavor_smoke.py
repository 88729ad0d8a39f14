"""Endeavor plays: random matches of every kind finish with sound states, and the trickier rules do what they say."""

from __future__ import annotations

import random
from typing import Any

import pytest

import warcouncil
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import get_title
from warcouncil.titles.endeavor.bot import HeuristicBot
from warcouncil.titles.endeavor.components import AREA_NUMBER, BUILDINGS, CARD_ICONS, SILENT, TILE_ICONS
from warcouncil.titles.endeavor.scoring import score
from warcouncil.titles.endeavor.state import EndeavorState

TITLE = get_title("endeavor")
SILENT_FLEET = {"silent_fleet": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"side": side}) for players in (2, 3, 4, 5) for side in ("A", "B")),
    (2, SILENT_FLEET),
    (2, {**SILENT_FLEET, "side": "B", "scarce_buildings": True}),
    (2, {**SILENT_FLEET, "restricted_occupation": True, "silent_discards": "out_of_game"}),
    (2, {**SILENT_FLEET, "no_response_to_tokens": True}),
    (3, {"first_phases": "player_by_player"}),
    (4, {"governor_tie": "any_player"}),
]


def busy(rng: random.Random, options: tuple[Option, ...]) -> Option:
    """Random, but seldom idle: otherwise few regions ever open."""
    active = [option for option in options if option[0] not in ("pass", "done")]
    return rng.choice(active if active and rng.random() < 0.95 else options)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_random_matches_finish_and_stay_sound(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        rng = random.Random(f"{players} {options} {seed}")
        match = warcouncil.new("endeavor", players=players, seed=seed, options=options)
        while not match.over:
            decision = match.decisions[0]
            assert all(TITLE.fits(decision.kind, option) for option in decision.options)
            match.choose(decision, busy(rng, decision.options))
            assert list(TITLE.invariants(match.state)) == []
        assert match.result is not None
        assert min(match.result.ranks) == 1
        assert match.state == EndeavorState.decode(match.state.encode())


def test_random_play_reaches_every_kind_of_decision() -> None:
    """All but the Memorial's, a level-5 tile that random players hardly ever build; it has its own test."""
    seen: set[str] = set()
    for seed in range(60):
        players, options = TABLES[seed % len(TABLES)]
        rng = random.Random(seed)
        match = warcouncil.new("endeavor", players=players, seed=seed, options=options, log=False)
        while not match.over:
            decision = match.decisions[0]
            seen.add(decision.kind)
            match.choose(decision, busy(rng, decision.options))
    assert seen | {"memorial"} == set(TITLE.kinds)


def test_the_bot_beats_random_play() -> None:
    for players in (2, 5):
        seat = players - 1
        rng = random.Random(players)
        match = warcouncil.new("endeavor", players=players, seed=players)
        bot = HeuristicBot(TITLE, seat, seed=1)
        while not match.over:
            decision = match.decisions[0]
            own = decision.seat == seat
            match.choose(decision, bot.choose(match.view(seat), decision) if own else rng.choice(decision.options))
        assert match.result is not None
        assert match.result.winners == (seat,)


def test_the_recommended_side_is_a_up_to_four_players_and_b_for_five() -> None:
    sides = {players: warcouncil.new("endeavor", players=players, seed=1).state for players in (2, 3, 4, 5)}
    assert {players: state.options["side"] for players, state in sides.items()} == {2: "A", 3: "A", 4: "A", 5: "B"}
    board = TITLE.board(sides[5].options)
    assert board["side"] == "B"


def test_finer_rules_of_the_silent_fleet_need_the_silent_fleet() -> None:
    with pytest.raises(warcouncil.BadOption, match="needs silent_fleet"):
        warcouncil.new("endeavor", players=2, options={"scarce_buildings": True})
    with pytest.raises(warcouncil.BadOption):
        warcouncil.new("endeavor", players=3, options=SILENT_FLEET)


# -- positions


def table(players: int = 2, **options: Any) -> EndeavorState:
    """A set-up table in round 2 with Colonial Houses; red has the crown; nothing is on the agenda."""
    match = warcouncil.new("endeavor", players=players, seed=5, options=options)
    while match.decisions[0].kind == "starting_building":
        match.choose(match.decisions[0], ("start", "colonial_house"))
    state = match.state.copy()
    assert isinstance(state, EndeavorState)
    state.agenda = []
    state.crown, state.round, state.phase = "red", 2, "action"
    state.passed = tuple(power for power in state.powers if power != "red")
    return state


def harbor(state: EndeavorState, power: str, count: int) -> None:
    state.supply[power] += state.harbor[power] - count
    state.harbor[power] = count


def coast(state: EndeavorState, power: str, *buildings: str) -> None:
    for building in buildings:
        if BUILDINGS[building].level == 5:
            state.level_5_aside = tuple(other for other in state.level_5_aside if other != building)
            state.building_supply[building] = 1
        state.build(power, building)


def leave(state: EndeavorState, **counts: int) -> None:
    """Take tiles out of the building supply until so many are left."""
    for building, count in counts.items():
        while state.building_supply[building] > count:
            state.remove_building(building)


def hold(state: EndeavorState, owner: str, *places: str) -> None:
    for place in places:
        state.remove_token(place)
        if owner != SILENT:
            harbor(state, owner, state.harbor[owner] + 1)
        state.put_on_place(owner, place)


def fill_track(state: EndeavorState, region: str, *owners: str) -> None:
    for owner in owners:
        if owner != SILENT:
            harbor(state, owner, state.harbor[owner] + 1)
        index = state.put_on_track(owner, region)
        state.remove_token(state.board.track_spaces[region][index - 1])


def lay_token(state: EndeavorState, space: str, token: str) -> None:
    """Put this very token on a space, in exchange for one of its kind elsewhere."""
    other = next(where for where, lies in state.tokens.items() if lies == token)
    state.tokens[other], state.tokens[space] = state.tokens[space], token


def give_cards(state: EndeavorState, power: str, *cards: str) -> None:
    for card in cards:
        for deck in state.decks:
            state.decks[deck] = tuple(other for other in state.decks[deck] if other != card)
        state.take_card(power, card)


def start(state: EndeavorState, *agenda: tuple[str, ...]) -> Match:
    state.next(*agenda)
    return Match.at(TITLE, state)


def choose(match: Match, *options: Option) -> None:
    for option in options:
        match.choose(match.decisions[0], option)
        assert match.over or list(TITLE.invariants(match.state)) == [], option


def clause(match: Match, option: Option) -> str | None:
    refusal = match.why_not(match.decisions[0], option)
    return None if refusal is None else refusal.clause


def now(match: Match) -> EndeavorState:
    state = match.state
    assert isinstance(state, EndeavorState)
    return state


# -- build


def test_the_next_level_may_be_built_only_when_nothing_lower_is_left() -> None:
    state = table()
    leave(state, market=2, shipyard=1, workshop=0)
    match = start(state.copy(), ("build_phase",))
    assert clause(match, ("build", "bank")) == "end-build-2"
    assert clause(match, ("build", "workshop")) == "end-build-8"
    leave(state, market=0, shipyard=0)
    match = start(state, ("build_phase",))
    assert [option[1] for option in match.decisions[0].options] == ["bank", "barracks", "guild_hall"]
    assert clause(match, ("build", "theater")) == "end-build-2"
    aside = state.level_5_aside[0]
    assert clause(match, ("build", aside)) == "end-setup-6"


# -- governors


@pytest.mark.parametrize(("tie", "winner"), [("tied_players", "blue"), ("any_player", "red")])
def test_a_tie_for_the_governor(tie: str, winner: str) -> None:
    state = table(4, governor_tie=tie)
    harbor(state, "red", 2)
    coast(state, "red", "shipyard")
    fill_track(state, "far_east", "yellow", "yellow", "blue", "blue", "purple")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2), ("ship_track", "far_east"))
    assert now(match).governors[winner] == ("gov_far_east",)
    assert now(match).opened[AREA_NUMBER["far_east"]]
    assert now(match).attributes[winner][1] >= CARD_ICONS["gov_far_east"][1]


# -- actions


def test_the_first_action_of_a_plus_building_counts_for_the_second() -> None:
    state = table()
    harbor(state, "red", 3)
    coast(state, "red", "dock")
    fill_track(state, "caribbean", "blue", "blue", "blue", "blue")
    state.open_region("caribbean")
    state.award_governor("blue", "gov_caribbean")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2))
    assert clause(match, ("done",)) == "end-activate-10"
    assert clause(match, ("do", "draw")) == "end-activate-5"
    choose(match, ("do", "ship"), ("ship_sea", "caribbean"), ("do", "occupy"))
    choose(match, ("occupy", "havana"))
    assert now(match).discs["havana"] == "red"
    assert now(match).harbor["red"] == 0


def test_a_building_without_a_possible_action_cannot_be_activated() -> None:
    state = table()
    harbor(state, "red", 1)
    coast(state, "red", "shipyard", "workshop", "bank", "market")
    match = start(state, ("turn", "red"))
    assert clause(match, ("activate", 1)) == "end-activate-3"
    assert clause(match, ("activate", 2)) == "end-activate-4"
    assert clause(match, ("activate", 4)) == "end-activate-2"
    assert clause(match, ("activate", 6)) == "end-activate-1"
    assert clause(match, ("spend", "tok_ship")) == "end-act-9"
    assert clause(match, ("activate", 3)) is None
    state.agenda = []
    state.workers["red"] = ()
    state.supply["red"] += 1
    match = start(state, ("turn", "red"))
    assert clause(match, ("activate", 3)) == "end-activate-10"


def test_the_defender_decides_about_a_memorial() -> None:
    state = table()
    harbor(state, "red", 3)
    coast(state, "red", "barracks")
    coast(state, "blue", "memorial")
    hold(state, "blue", "london")
    hold(state, "red", "paris")
    lay_token(state, "link_london__paris", "tok_influence")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2), ("do", "attack"))
    assert match.decisions[0].power == "blue"
    choose(match, ("memorial", "culture"))
    after = now(match)
    assert after.discs["london"] == "red"
    assert (after.harbor["red"], after.memorial_discs["blue"]) == (0, (0, 1, 0, 0))
    assert after.attributes["red"][3] == 1
    assert "link_london__paris" not in after.tokens


def test_payment_cannot_free_a_building_with_the_salary_mark() -> None:
    state = table()
    harbor(state, "red", 3)
    coast(state, "red", "workshop", "workshop", "market")
    state.place_worker("red", 3)
    state.place_worker("red", 4)
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2))
    assert clause(match, ("pay", 3)) == "end-pay-3"
    assert clause(match, ("pay", 5)) == "end-pay-1"
    choose(match, ("pay", 4))
    assert now(match).workers["red"] == (1, 3, 2)


def test_abolition_takes_slavery_cards_from_everybody() -> None:
    state = table()
    harbor(state, "red", 1)
    coast(state, "red", "market")
    give_cards(state, "blue", "slavery_0", "slavery_1")
    give_cards(state, "red", "slavery_2", "europe_0", "europe_1", "europe_2", "europe_3", "europe_4")
    hold(state, "red", "london", "paris", "lisbon", "seville", "genoa")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2), ("draw", "europe"))
    after = now(match)
    assert after.abolished
    assert after.face_down == {"red": ("slavery_2",), "blue": ("slavery_0", "slavery_1")}
    assert after.removed_cards == ("slavery_3", "slavery_4", "slavery_5")
    assert after.attributes["blue"] == (0, 0, 0, 0)


# -- discard phase


def test_losing_influence_by_a_discard_lowers_the_limit() -> None:
    state = table()
    give_cards(state, "red", "africa_1", "africa_2", "caribbean_1", "slavery_0")
    match = start(state, ("discard_phase",))
    assert now(match).card_limit("red") == 2
    assert clause(match, ("discard", "india_1")) == "end-discard-2"
    choose(match, ("discard", "africa_2"))
    assert now(match).card_limit("red") == 1
    choose(match, ("discard", "slavery_0"), ("discard", "africa_1"))
    after = now(match)
    assert (after.cards["red"], after.face_down["red"]) == (("caribbean_1",), ("slavery_0",))
    assert after.discard_area == ("africa_1", "africa_2")


def test_a_governor_may_leave_the_free_slot_empty() -> None:
    state = table()
    state.round = 7
    state.award_governor("red", "gov_india")
    state.award_governor("red", "gov_africa")
    give_cards(state, "red", "africa_1", "africa_2")
    match = start(state, ("discard_phase",))
    assert clause(match, ("house", "gov_caribbean")) == "end-open-5"
    choose(match, ("house", "gov_africa"))
    assert match.over
    assert now(match).free_slot["red"] == "gov_africa"
    state.agenda = []
    match = start(state, ("discard_phase",))
    choose(match, ("empty_slot",))
    assert clause(match, ("discard", "europe_0")) == "end-discard-2"
    choose(match, ("discard_governor", "gov_africa"))
    assert match.over
    assert now(match).removed_governors == ("gov_africa",)
    slot = [item for item in score(now(match), "red").rows[2].items if item.kind == "governor_slot"]
    assert [item.points for item in slot] == [3]


# -- the Silent Fleet


def test_the_silent_fleet_responds_to_one_of_two_actions() -> None:
    state = table(silent_fleet=True)
    harbor(state, "red", 3)
    coast(state, "red", "dock")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2), ("do", "ship"), ("ship_track", "india"), ("do", "occupy"), ("occupy", "london"))
    assert clause(match, ("respond_to", "draw")) == "end-silent-20"
    choose(match, ("respond_to", "occupy"))
    assert clause(match, ("silent_occupy", "london")) == "end-silent-10"
    assert clause(match, ("silent_occupy", "bombay")) == "end-silent-10"
    choose(match, ("silent_occupy", "paris"))
    assert now(match).discs["paris"] == SILENT
    assert now(match).supply[SILENT] == 34


def test_the_silent_fleet_wins_a_governor_for_nobody() -> None:
    state = table(silent_fleet=True)
    harbor(state, "red", 2)
    coast(state, "red", "shipyard")
    fill_track(state, "caribbean", SILENT, SILENT, "blue")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2), ("ship_track", "india"), ("silent_track", "caribbean"))
    assert now(match).removed_governors == ("gov_caribbean",)
    assert now(match).opened[AREA_NUMBER["caribbean"]]


@pytest.mark.parametrize(("goes", "area"), [("discard_area", ("europe_0",)), ("out_of_game", ())])
def test_the_silent_fleet_discards_a_card(goes: str, area: tuple[str, ...]) -> None:
    state = table(silent_fleet=True, silent_discards=goes)
    harbor(state, "red", 1)
    coast(state, "red", "market")
    hold(state, SILENT, "london")
    match = start(state, ("turn", "red"))
    choose(match, ("activate", 2), ("draw", "slavery"))
    assert clause(match, ("silent_discard", "india")) == "end-silent-16"
    choose(match, ("silent_discard", "europe"))
    assert now(match).discard_area == area


# -- scoring


def test_every_point_has_its_source() -> None:
    state = table()
    coast(state, "red", "city_hall", "market", "cartographer")
    hold(state, "red", "london", "north_sea_fleet", "amsterdam", "quebec")
    give_cards(state, "red", "far_east_2")
    harbor(state, "red", 5)
    state.lay_face_down("red", "slavery_0")
    final = score(state, "red")
    points = [{(item.kind, item.source): item.points for item in row.items} for row in final.rows]
    influence = TILE_ICONS["city_hall"][3] + TILE_ICONS["cartographer"][3] + CARD_ICONS["far_east_2"][3]
    assert state.attributes["red"][3] == influence
    assert points[0] == {
        ("attribute", "industry"): 0,
        ("attribute", "culture"): 0,
        ("attribute", "wealth"): 0,
        ("attribute", "influence"): 4,
    }
    assert points[1] == {
        ("city", "london"): 1,
        ("city", "amsterdam"): 1,
        ("city", "quebec"): 2,
        ("link", "link_london__amsterdam"): 1,
        ("link", "link_london__north_sea_fleet"): 1,
        ("link", "link_amsterdam__north_sea_fleet"): 1,
    }
    assert points[2] == {("building", "city_hall"): 3, ("card", "far_east_2"): 1, ("governor_slot", ""): 3}
    assert points[3] == {("population", ""): 1}
    assert points[4] == {("card", "slavery_0"): -1}
    assert final.total == 4 + 7 + 7 + 1 - 1
