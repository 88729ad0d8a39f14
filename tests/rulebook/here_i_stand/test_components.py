"""Components: what is on the map and in the box, counted against the rulebook, the counter sheets and the scenarios."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import dist

import pytest

from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    ACTIVATORS,
    ADMIRALS,
    AFTER_LEAGUE,
    AUTO_WIN_KEYS,
    BONUS_VP,
    CAPITALS,
    CARD_BY_NUMBER,
    CARD_NUMBER,
    CARDS,
    CIRCUMNAVIGATION,
    COLONIES,
    COLONY_LIMIT,
    CONDITIONAL_CARDS,
    CONQUEST,
    CONQUESTS,
    CONQUISTADORS,
    COUNTERS,
    CRANMER_DEBATERS,
    DEBATERS,
    DISCOVERIES,
    DISTANCE,
    ELECTORATE_TROOPS,
    ELECTORATES,
    EXPLORATION,
    EXPLORERS,
    FORTIFIED_BY_PRINT,
    HOME_CARDS,
    HOMES,
    KEY_TRACK,
    KEYS,
    LEADERS,
    MAJORS,
    MAP,
    MINOR_WAR_COST,
    MINORS,
    NEIGHBOURS,
    PLAYABLE_BY,
    PORTS,
    POWERS,
    PREGNANCY,
    PROTESTANT_TRACK,
    RAIDERS,
    REFORMERS,
    RICHES,
    RICHES_COLUMN,
    ROADS,
    RULERS,
    SCENARIOS,
    SEA_NEIGHBOURS,
    SEAS,
    SEATING,
    SPACES,
    SQUARES,
    START_CONTROL,
    START_DECK,
    START_RELIGION,
    TABLES,
    TURNS,
    UNREACHABLE,
    WAR_COST,
    WIVES,
    ZONES,
    Scenario,
    Sea,
    Space,
    is_pass,
    papal_vp,
    protestant_vp,
    within,
)

# -- the map


def test_spaces() -> None:
    assert len(SPACES) == 134
    assert Counter(space.kind for space in SPACES.values()) == {"key": 33, "electorate": 6, "fortress": 9, "town": 86}
    assert len(FORTIFIED_BY_PRINT) == 48
    assert {power: len(spaces) for power, spaces in HOMES.items()} == {
        "ottoman": 15,
        "hapsburg": 32,
        "england": 12,
        "france": 17,
        "papacy": 3,
        "protestant": 21,
        "genoa": 2,
        "hungary_bohemia": 9,
        "scotland": 3,
        "venice": 4,
        "independent": 16,
    }
    assert {zone: len(spaces) for zone, spaces in ZONES.items()} == {
        "english": 14,
        "french": 24,
        "german": 27,
        "italian": 18,
        "spanish": 13,
    }
    assert sum(not space.zone for space in SPACES.values()) == 38
    assert CAPITALS == {
        "ottoman": ("istanbul",),
        "hapsburg": ("valladolid", "vienna"),
        "england": ("london",),
        "france": ("paris",),
        "papacy": ("rome",),
        "protestant": (),
    }
    assert {key for key in KEYS if SPACES[key].home == "independent"} == {"metz", "milan", "florence", "tunis"}
    assert {"amsterdam", "antwerp", "palma", "ragusa"} <= {space.id for space in SPACES.values() if not space.zone}


def test_connections() -> None:
    assert len(MAP.roads) + len(MAP.passes) == 220
    assert sum(map(len, NEIGHBOURS.values())) == 2 * 220
    assert Counter(crossing.range for crossing in MAP.passes) == {"pyrenees": 3, "alps": 6, "balkans": 7}
    for space, near in NEIGHBOURS.items():
        assert space not in near
        assert all(space in NEIGHBOURS[other] for other in near)
        assert ROADS[space] == tuple(other for other in near if not is_pass(space, other))
    assert is_pass("navarre", "bordeaux")
    assert is_pass("bordeaux", "navarre")
    assert not is_pass("paris", "rouen")


def test_distances() -> None:
    assert DISTANCE("paris", "paris") == 0
    assert DISTANCE("vienna", "buda") == DISTANCE("buda", "vienna") == 2
    assert DISTANCE("barcelona", "toulouse") == 1
    assert DISTANCE("paris", "london") == UNREACHABLE
    assert within("zurich", 1) == {"zurich", "basel", "innsbruck"}
    assert within("malta", 9) == {"malta"}


def test_seas() -> None:
    assert len(SEAS) == 14
    pairs = {frozenset((sea, near)) for sea, nears in SEA_NEIGHBOURS.items() for near in nears}
    assert len(pairs) == 16
    assert all(sea in SEA_NEIGHBOURS[near] for sea, nears in SEA_NEIGHBOURS.items() for near in nears)
    apart = ("ionian_sea tyrrhenian_sea", "barbary_coast atlantic_ocean", "black_sea aegean_sea")
    arrows = ("north_sea irish_sea", "north_sea baltic_sea")
    assert not pairs & {frozenset(pair.split()) for pair in apart}
    assert {frozenset(pair.split()) for pair in arrows} <= pairs
    assert sum(bool(space.ports) for space in SPACES.values()) == 58
    assert sum(len(space.ports) == 2 for space in SPACES.values()) == 17
    assert sum(map(len, PORTS.values())) == 58 + 17
    assert PORTS["black_sea"] == ("istanbul", "varna")
    assert not SPACES["stirling"].ports
    assert not SPACES["zara"].ports


def test_the_drawing_follows_the_globe() -> None:
    width, height = MAP.size
    places: list[Space | Sea] = [*SPACES.values(), *SEAS.values()]
    for place in places:
        assert 0 <= place.x <= width
        assert 0 <= place.y <= height
        assert dist((place.x, place.y), (45 * (place.lon + 12.2), 65 * (57 - place.lat))) < 30
    for one, other in combinations(SPACES.values(), 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= 57, (one.id, other.id)


# -- powers and people


def test_key_tracks() -> None:
    assert {power: len(track) - 1 for power, track in KEY_TRACK.items()} == {
        "ottoman": 10,
        "hapsburg": 13,
        "england": 8,
        "france": 10,
        "papacy": 6,
    }
    assert {power: len(track) for power, track in KEY_TRACK.items()} == AUTO_WIN_KEYS
    assert {**AUTO_WIN_KEYS, "protestant": 0} == SQUARES
    for track in KEY_TRACK.values():
        assert track[0] == (1, 0)
        assert list(track) == sorted(track)
    assert KEY_TRACK["france"][8] == (4, 16)
    assert KEY_TRACK["ottoman"][7] == (5, 14)


@covers("his-5.2-1", "his-5.2-4", "his-5.3-3")
def test_counters() -> None:
    strengths = {power: counters.strength for power, counters in COUNTERS.items()}
    assert strengths == dict(zip(POWERS, (47, 48, 33, 38, 23, 26, 4, 10, 4, 8, 10), strict=True))
    assert [COUNTERS[power].squadrons for power in POWERS] == [9, 6, 5, 5, 2, 0, 1, 0, 1, 4, 0]
    for counters in COUNTERS.values():
        assert sum(strength * count for strength, count in counters.denominations) == counters.strength
    assert {power for power in POWERS if COUNTERS[power].halved} == {"genoa", "hungary_bohemia", "venice"}


def test_actions() -> None:
    assert len(ACTIONS) == 20
    assert ACTIONS["colonize"] == {"hapsburg": 2, "england": 3, "france": 3}
    assert ACTIONS["publish_treatise"] == {"england": 3, "protestant": 2}
    assert "protestant" not in ACTIONS["naval_move"]
    assert "ottoman" not in ACTIONS["buy_mercenary"]
    assert Counter(power for costs in ACTIONS.values() for power in costs) == {
        "ottoman": 10,
        "hapsburg": 11,
        "england": 12,
        "france": 11,
        "papacy": 12,
        "protestant": 9,
    }


def test_people() -> None:
    assert (len(LEADERS), len(ADMIRALS), len(RULERS)) == (15, 3, 14)
    assert Counter(debater.side for debater in DEBATERS.values()) == {"protestant": 17, "papacy": 12}
    assert Counter(debater.zone for debater in DEBATERS.values()) == {"german": 7, "english": 6, "french": 4, "": 12}
    first = [debater for debater in DEBATERS.values() if debater.turn == 1]
    assert Counter(debater.side for debater in first) == {"protestant": 4, "papacy": 5}
    assert CRANMER_DEBATERS == ("cranmer", "coverdale", "latimer")
    assert sum(debater.value for debater in DEBATERS.values() if debater.side == "papacy") == 29
    assert (LEADERS["suleiman"].battle, LEADERS["suleiman"].command) == (2, 12)
    assert (ADMIRALS["dragut"].battle, ADMIRALS["dragut"].piracy) == (1, 2)
    assert {ruler.id for ruler in RULERS.values() if ruler.bonus} == {
        "henry_viii",
        "elizabeth_i",
        "francis_i",
        "paul_iii",
        "julius_iii",
    }
    assert REFORMERS == {
        "luther": ("wittenberg", 1),
        "zwingli": ("zurich", 2),
        "calvin": ("geneva", 4),
        "cranmer": ("london", 0),
    }


def test_the_new_world_pieces() -> None:
    assert len(EXPLORERS) == 13
    assert Counter(explorer.power for explorer in EXPLORERS.values()) == {
        "hapsburg": 6,
        "england": 3,
        "france": 3,
        "": 1,
    }
    assert [(person.id, person.rating) for person in CONQUISTADORS.values() if person.power == "hapsburg"] == [
        ("cortes", 4),
        ("pizarro", 3),
        ("montejo", 2),
        ("coronado", 1),
        ("cordova", 1),
    ]
    assert [person.count for person in CONQUISTADORS.values()] == [1, 1, 1, 1, 1, 2, 2]
    assert (EXPLORERS["rut"].rating, EXPLORERS["roberval"].rating) == (1, 0)
    assert COLONY_LIMIT == {"hapsburg": 3, "england": 2, "france": 2}
    assert Counter(colony.power for colony in COLONIES.values()) == {**COLONY_LIMIT, "": 1}
    assert DISCOVERIES == {
        "st_lawrence": 1,
        "great_lakes": 1,
        "mississippi": 1,
        "amazon": 2,
        "pacific_strait": 1,
        "circumnavigation": 3,
    }
    assert CONQUESTS == {"maya": 1, "aztec": 2, "inca": 2}
    assert len(WIVES) == 7
    assert WIVES.index("ask_for_divorce") == 1


# -- cards


def test_cards() -> None:
    assert [CARD_NUMBER[card] for card in CARDS] == list(range(1, 111))
    assert all(CARD_BY_NUMBER[number] == card for card, number in CARD_NUMBER.items())
    assert Counter(card.kind for card in CARDS.values()) == {
        "home": 7,
        "mandatory": 16,
        "combat": 7,
        "response": 8,
        "event": 72,
    }
    assert [len(HOME_CARDS[power]) for power in MAJORS] == [1, 1, 1, 1, 2, 1]
    assert Counter(card.remove for card in CARDS.values()) == {"always": 14, "event": 23, "never": 73}
    assert {card.id for card in CARDS.values() if card.proviso} == {
        "schmalkaldic_league",
        "sack_of_rome",
        "sebastian_cabot",
    }
    assert PLAYABLE_BY["papal_bull"] == {"papacy"}
    assert PLAYABLE_BY["auld_alliance"] == {"england", "france"}
    assert PLAYABLE_BY["gout"] == set(MAJORS)


def test_cards_that_join_later() -> None:
    assert [len(TURNS[turn].cards) for turn in TURNS] == [0, 0, 7, 11, 5, 6, 2, 0, 0]
    assert sum(CARDS[card].turn > 0 for card in CONDITIONAL_CARDS) == 2
    assert sum(CARDS[card].turn == 0 for card in CONDITIONAL_CARDS) == 4
    assert [CARD_NUMBER[card] for card in CONDITIONAL_CARDS] == [19, 21, 23, 62, 63, 64]


@covers("his-7-1")
def test_the_turn_track() -> None:
    assert [turn.years[0] for turn in TURNS.values()] == [1517, 1524, 1528, 1532, 1536, 1540, 1544, 1548, 1552]
    assert TURNS[9].years[1] == 1555
    assert {turn.number: [CARD_NUMBER[card] for card in turn.due] for turn in TURNS.values() if turn.due} == {
        2: [10],
        3: [9],
        4: [13, 14],
        6: [15],
    }
    assert [len(turn.debaters) for turn in TURNS.values()] == [9, 4, 1, 4, 2, 5, 1, 0, 0]
    assert {turn.number: turn.reformers for turn in TURNS.values() if turn.reformers} == {
        1: ("luther",),
        2: ("zwingli",),
        4: ("calvin",),
    }
    assert TURNS[6].leaders == ("maurice_of_saxony",)


# -- tables


def test_the_protestant_spaces_track() -> None:
    assert [protestant_vp(spaces) for spaces in (0, 3, 4, 6, 7, 13, 14, 19, 20, 49)] == [0, 0, 1, 1, 2, 3, 4, 5, 6, 14]
    assert all(protestant_vp(spaces) + papal_vp(spaces) == 15 for spaces in range(70))
    assert papal_vp(0) == 15
    assert TABLES.religious_victory == 50 == len(PROTESTANT_TRACK) - 1
    assert all(after - before in (0, 1) for before, after in pairwise(PROTESTANT_TRACK))


def test_declarations_of_war() -> None:
    assert all(WAR_COST[target, attacker] == cost for (attacker, target), cost in WAR_COST.items())
    everybody = {(one, other) for one in MAJORS for other in MAJORS if one != other}
    never = {frozenset(pair) for pair in everybody - set(WAR_COST)}
    assert never == {frozenset(("hapsburg", "protestant")), frozenset(("papacy", "protestant"))}
    assert {pair for pair in WAR_COST if "protestant" in pair} == AFTER_LEAGUE
    assert WAR_COST["hapsburg", "papacy"] == 4
    assert Counter(WAR_COST.values()) == {2: 14, 3: 10, 4: 2}
    assert set(MINOR_WAR_COST.values()) == {1}
    assert Counter(minor for _, minor in MINOR_WAR_COST) == {"genoa": 6, "scotland": 3, "venice": 5}
    assert ACTIVATORS["hungary_bohemia"] == ("hapsburg",)
    assert set(ACTIVATORS) == set(MINORS)


def test_the_new_world_tables() -> None:
    assert [EXPLORATION[total] for total in (1, 4, 5, 6, 7, 8, 9, 10, 18)] == [
        "lost_at_sea",
        "lost_at_sea",
        "nothing",
        "nothing",
        "st_lawrence",
        "great_lakes",
        "mississippi",
        "choice",
        "choice",
    ]
    assert [CIRCUMNAVIGATION[total] for total in (1, 9, 10, 11, 12, 18)] == [
        "shipwrecked",
        "speared",
        "success",
        "success",
        "success_card",
        "success_card",
    ]
    assert [CONQUEST[total] for total in (2, 6, 7, 8, 9, 10, 11, 18)] == [
        "killed",
        "killed",
        "nothing",
        "nothing",
        "maya",
        "aztec",
        "inca",
        "inca",
    ]
    assert [RICHES["colony"][total] for total in (2, 4, 5, 7, 8, 9, 13)] == [
        "eliminate",
        "eliminate",
        "nothing",
        "nothing",
        "galleon",
        "card",
        "card",
    ]
    assert set(RICHES_COLUMN) == {*COLONIES, *CONQUESTS}
    assert set(RICHES_COLUMN.values()) == set(RICHES) == {"colony", "potosi", "maya", "aztec", "inca"}
    assert RICHES["inca"][6] == "card"
    assert RICHES["aztec"][6] == "nothing"
    assert [RAIDERS[die] for die in range(1, 7)] == ["lost", "guarded", "nothing", "nothing", "stolen_lost", "stolen"]
    assert [PREGNANCY[die] for die in (4, 5, 6)] == ["elizabeth", "sickly_edward", "healthy_edward"]


def test_electorates() -> None:
    assert set(ELECTORATE_TROOPS) == set(ELECTORATES)
    assert sum(ELECTORATE_TROOPS.values()) == 8


# -- scenarios


def test_the_decks() -> None:
    assert len(START_DECK["1517"]) == 65
    assert {CARD_BY_NUMBER[number] for number in (*range(1, 9), *range(14, 24), *range(38, 65))} == (
        set(CARDS) - set(START_DECK["1517"])
    )
    later = SCENARIOS["1532"]
    assert set(later.removed) == {card.id for card in CARDS.values() if card.only_1517}
    assert len(later.removed) == 14
    assert len(START_DECK["1532"]) + len(TURNS[4].cards) == 69
    assert START_DECK["tournament"] == START_DECK["1532"]


def keys_of(scenario: str, power: str) -> int:
    return sum(START_CONTROL[scenario][key] == power for key in KEYS)


@pytest.mark.parametrize(
    ("scenario", "keys", "protestant"), [("1517", (4, 8, 4, 6, 2, 0), 0), ("1532", (7, 8, 4, 5, 2, 0), 19)]
)
def test_keys_and_religion(scenario: str, keys: tuple[int, ...], protestant: int) -> None:
    assert tuple(keys_of(scenario, power) for power in MAJORS) == keys
    assert set(START_CONTROL[scenario]) == set(START_RELIGION[scenario]) == set(SPACES)
    religions = Counter(START_RELIGION[scenario].values())
    assert religions == Counter({"catholic": 119 - protestant, "protestant": protestant, "": 15})


def printed_vp(scenario: Scenario, power: str) -> int:
    """Victory points from keys, tracks and markers, without what only the set-up's total could tell."""
    control, religion = START_CONTROL[scenario.id], START_RELIGION[scenario.id]
    points = KEY_TRACK[power][keys_of(scenario.id, power)][1] if power in KEY_TRACK else 0
    points += BONUS_VP["war_winner"] * scenario.war_winner.get(power, 0)
    points += sum(DISCOVERIES[claim] for claim, owner in scenario.discoveries.items() if owner == power)
    points += sum(CONQUESTS[claim] for claim, owner in scenario.conquests.items() if owner == power)
    held = [space for space in ELECTORATES if control[space] == power]
    if power == "hapsburg" and scenario.league:
        points += len(held)
    if power == "france":
        points += scenario.chateaux
    if power == "papacy":
        points += papal_vp(len(scenario.protestant)) + scenario.st_peters_vp
    if power == "protestant":
        points += protestant_vp(len(scenario.protestant))
        points += 2 * sum(religion[space] == "protestant" for space in held)
    return points


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=list(SCENARIOS))
def test_starting_victory_points(scenario: Scenario) -> None:
    printed = (8, 9, 9, 12, 19, 0) if scenario.id == "1517" else (16, 18, 9, 12, 15, 13)
    assert tuple(scenario.vp[power] for power in MAJORS) == printed
    assert tuple(printed_vp(scenario, power) for power in MAJORS) == printed


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=list(SCENARIOS))
def test_stacks_are_possible(scenario: Scenario) -> None:
    land: Counter[str] = Counter()
    ships: Counter[str] = Counter()
    people: Counter[str] = Counter()
    for stack in scenario.stacks:
        land[stack.power] += stack.regulars + stack.mercenaries + stack.cavalry
        ships[stack.power] += stack.squadrons + stack.corsairs
        people.update((*stack.leaders, *stack.admirals))
        friends = {stack.power, *(major for major, minor in scenario.alliances if minor == stack.power)}
        assert START_CONTROL[scenario.id][stack.space] in friends
        assert SPACES[stack.space].ports or not stack.squadrons + stack.corsairs
        assert all(LEADERS[leader].power == stack.power for leader in stack.leaders)
        assert all(ADMIRALS[leader].power == stack.power for leader in stack.admirals)
    assert all(land[power] <= COUNTERS[power].strength for power in POWERS)
    assert all(ships[power] <= COUNTERS[power].squadrons for power in POWERS)
    assert set(people.values()) == {1}
    assert START_CONTROL[scenario.id][scenario.knights] == "independent"
    assert sum(scenario.electorate_display.values()) == 8 - (0 if scenario.id == "1517" else 6)


def test_units_at_the_start() -> None:
    totals = {
        name: {
            power: sum(s.regulars + s.mercenaries + s.cavalry for s in scenario.stacks if s.power == power)
            for power in MAJORS
        }
        for name, scenario in SCENARIOS.items()
    }
    assert list(totals["1517"].values()) == [11, 19, 7, 11, 2, 0]
    assert list(totals["1532"].values()) == [16, 20, 9, 10, 5, 8]
    assert totals["tournament"] == totals["1532"]


def test_the_scenarios() -> None:
    assert {name: scenario.turns for name, scenario in SCENARIOS.items()} == {
        "1517": (1, 9),
        "1532": (4, 9),
        "tournament": (4, 6),
    }
    tournament = SCENARIOS["tournament"]
    assert (tournament.winning_vp, tournament.domination_lead) == (23, 4)
    assert {
        (scenario.winning_vp, scenario.domination_lead) for scenario in SCENARIOS.values() if not scenario.base
    } == {(25, 5)}
    early = {debater.id for debater in DEBATERS.values() if debater.turn < 4} - set(SCENARIOS["1532"].gone.debaters)
    assert set(SCENARIOS["1532"].debaters) == early
    assert set(SCENARIOS["1517"].debaters) == set(TURNS[1].debaters)
    assert SCENARIOS["1517"].out_of_play == ("algiers",)
    assert START_CONTROL["1517"]["algiers"] == "independent"
    assert START_CONTROL["1532"]["algiers"] == "ottoman"


def test_the_hands_of_the_tournament() -> None:
    scenario = SCENARIOS["tournament"]
    control = START_CONTROL["tournament"]
    hands = []
    for power in MAJORS:
        if power in KEY_TRACK:
            cards = KEY_TRACK[power][keys_of("tournament", power)][0]
        else:
            electorates = sum(control[space] == power for space in ELECTORATES)
            more = electorates >= TABLES.protestant_electorates
            cards = TABLES.protestant_cards_more if more else TABLES.protestant_cards
        bonus = RULERS[scenario.rulers[power]].bonus
        hands.append(cards + bonus + scenario.extra_cards[power] + len(HOME_CARDS[power]))
    assert hands == [7, 7, 6, 6, 6, 7]


def test_seating() -> None:
    assert sorted(SEATING) == [3, 4, 5, 6]
    for players, seats in SEATING.items():
        assert len(seats) == players
        assert sorted(power for seat in seats for power in seat) == sorted(MAJORS)
    assert SEATING[3][0] == ("ottoman", "france")
    assert SEATING[5][2] == ("england", "protestant")
