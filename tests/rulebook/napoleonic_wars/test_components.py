"""Components: map, nations, pieces and scenarios, counted against the rulebook and against each other."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from warcouncil.engine.data import BadData
from warcouncil.table.graph import spread
from warcouncil.table.rows import LEVELS, Row
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS, DATA, FILES, Components, load
from warcouncil.titles.napoleonic_wars.setup import new_state
from warcouncil.titles.napoleonic_wars.tables import Scenario

MAP, ATLAS, TABLES, PIECES = COMPONENTS.map, COMPONENTS.atlas, COMPONENTS.tables, COMPONENTS.pieces
SPACES = ATLAS.spaces
CAMPAIGN = COMPONENTS.scenarios["1805"]


# -- the map


@covers("nw-3-53")
def test_what_is_on_the_map() -> None:
    assert len(MAP.spaces) == 144
    assert len(MAP.seas) == 15
    assert len(MAP.straits) == 6
    assert Counter(MAP.links().values()) == {"road": 156, "rough": 70, "pass": 32, "marsh": 9, "strait": 6}
    assert Counter(space.nation for space in MAP.spaces) == {
        "france": 36, "russia": 22, "austria": 19, "prussia": 16, "britain": 14, "spain": 14, "turkey": 12,
        "sweden": 6, "denmark": 5,
    }  # fmt: skip


@covers("nw-3-31")
def test_58_keys() -> None:
    keys = Counter(space.nation for space in MAP.spaces if space.key)
    assert keys.total() == 58
    assert keys == {
        "france": 13, "britain": 8, "austria": 8, "russia": 7, "prussia": 7, "spain": 5, "turkey": 5, "sweden": 3,
        "denmark": 2,
    }  # fmt: skip
    assert all(len(COMPONENTS.keys(nation)) == count for nation, count in keys.items())


def test_an_opening_hand_is_a_card_for_two_keys() -> None:
    hands = {nation.id: nation.hand for nation in COMPONENTS.nations.values()}
    assert hands == {id: len(COMPONENTS.keys(id)) // TABLES.keys_per_card for id in COMPONENTS.nations}
    assert list(hands.values()) == [6, 4, 4, 3, 3, 2, 2, 1, 1]


@covers("nw-3-30")
def test_19_fortresses_and_gibraltar_is_the_strongest() -> None:
    ratings = {space.id: space.fortress for space in MAP.spaces if space.fortress}
    assert len(ratings) == 19
    assert ratings.pop("gibraltar") == 4
    assert set(ratings.values()) == {2}


def test_ten_capitals() -> None:
    capitals = {space.id for space in MAP.spaces if space.capital}
    assert len(capitals) == 10
    assert capitals == {capital for nation in COMPONENTS.nations.values() for capital in nation.capitals}
    assert COMPONENTS.nations["russia"].capitals == ("st_petersburg", "moscow")
    assert all(SPACES[id].nation == nation.id for nation in COMPONENTS.nations.values() for id in nation.capitals)


@covers("nw-3-24")
def test_subjects_are_controlled_by_their_colour_at_the_start() -> None:
    state = new_state(4, {"scenario": "1805", "powers": "chosen"})
    subjects = [space for space in MAP.spaces if space.status in ("subject", "dual")]
    assert subjects
    assert all(state.controller(space.id) == space.nation for space in subjects)


@covers("nw-7.43-1")
def test_seven_dual_subjects() -> None:
    duals = {space.id: (space.second, space.nation) for space in MAP.spaces if space.status == "dual"}
    low_countries = next(region.spaces for region in MAP.regions if region.id == "low_countries")
    assert duals == {
        **dict.fromkeys((*low_countries, "vendee"), ("britain", "france")),
        "hanover": ("britain", "prussia"),
        "warsaw": ("france", "prussia"),
    }
    assert len(duals) == 7


def test_duchies_that_the_rulebook_and_reports_name() -> None:
    assert SPACES["london"].capital
    assert {SPACES[id].status for id in ("london", "kent", "gibraltar")} == {"home"}
    assert (SPACES["lisbon"].nation, SPACES["lisbon"].status, SPACES["lisbon"].fortress) == ("britain", "subject", 2)
    polish = ("cracow", "lublin", "lemberg", "tarnopol")
    assert {(SPACES[id].nation, SPACES[id].status) for id in polish} == {("austria", "subject")}
    assert set(polish) <= set(COMPONENTS.duchies("austria", "subject"))


@covers("nw-3-32")
def test_ports() -> None:
    assert len(SPACES["kent"].ports) == len(SPACES["corsica"].ports) == 1
    assert len(SPACES["cornwall"].ports) == 2
    assert "north_sea" in SPACES["rotterdam"].ports
    assert sum(bool(space.ports) for space in MAP.spaces) == 61
    assert all(len(space.ports) <= 2 for space in MAP.spaces)
    for space in MAP.spaces:
        if len(space.ports) == 2:
            assert space.ports[1] in ATLAS.sea_neighbours[space.ports[0]], space.id
    assert all(ATLAS.ports[sea] for sea in ATLAS.seas)


@pytest.mark.parametrize(
    "pair",
    [
        ("naples", "rome"),
        ("york", "edinburgh"),
        ("languedoc", "marseilles"),
        ("munich", "linz"),
        ("ratisbon", "prague"),
    ],
)
def test_neighbours_that_reports_name(pair: tuple[str, str]) -> None:
    assert pair[1] in ATLAS.neighbours[pair[0]]


@covers("nw-3-2")
def test_prague_and_linz_are_joined_by_a_pass() -> None:
    assert COMPONENTS.lines["prague", "linz"] == COMPONENTS.lines["linz", "prague"] == "pass"
    assert ATLAS.is_pass("linz", "prague")


def test_wales_to_lisbon_costs_4_cp_by_convoy() -> None:
    zones = ATLAS.sea_zones_from("wales")["lisbon"]
    assert zones == 3
    assert (zones + 1) * TABLES.costs.convoy_step == 4


@covers("nw-3-3")
def test_adjacency_goes_both_ways() -> None:
    assert all(one in ATLAS.neighbours[other] for one, others in ATLAS.neighbours.items() for other in others)
    assert all(one != other for one, other in COMPONENTS.lines)
    for sea in MAP.seas:
        assert sea.id not in sea.adjacent
        assert all(sea.id in ATLAS.sea_neighbours[other] for other in sea.adjacent), sea.id
    assert sum(len(sea.adjacent) for sea in MAP.seas) == 2 * 19
    assert set(spread("north_sea", ATLAS.sea_neighbours.__getitem__)) == set(ATLAS.seas)


def test_the_continent_is_one_net_and_islands_lie_apart() -> None:
    continent = set(spread("paris", ATLAS.neighbours.__getitem__))
    britain = set(spread("london", ATLAS.neighbours.__getitem__))
    assert britain == {"london", "kent", "cornwall", "wales", "york", "edinburgh"}
    assert set(SPACES) - continent - britain == {"ireland", "sardinia", "corsica"}
    assert set(ATLAS.steps_from("paris")) == {*SPACES, *ATLAS.seas}


def test_straits_touch_their_seas() -> None:
    for strait in MAP.straits:
        assert strait.seas[1] in ATLAS.sea_neighbours[strait.seas[0]]
        assert COMPONENTS.lines[strait.lands] == "strait"
    guarded = {
        strait.id: [land for land in strait.lands if SPACES[land].fortress]
        for strait in MAP.straits
        if strait.passage and any(SPACES[land].fortress for land in strait.lands)
    }
    assert guarded == {
        "strait_of_gibraltar": ["gibraltar"],
        "the_sound": ["copenhagen"],
        "bosporus": ["constantinople"],
    }
    assert COMPONENTS.passages["baltic_sea", "skagerrak"].id == "the_sound"
    assert len(COMPONENTS.passages) == 2 * 4


def crossing(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two straight lines between duchies cross on the board."""

    def turn(a: str, b: str, c: str) -> int:
        (ax, ay), (bx, by), (cx, cy) = ((SPACES[id].x, SPACES[id].y) for id in (a, b, c))
        way = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        return (way > 0) - (way < 0)

    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def test_no_two_lines_cross_and_no_two_duchies_lie_too_close() -> None:
    lines = list(MAP.links())
    assert [pair for pair in combinations(lines, 2) if crossing(*pair)] == []
    width, height = MAP.size
    assert all(0 < place.x < width and 0 < place.y < height for place in (*MAP.spaces, *MAP.seas))
    close = [
        (one.id, other.id)
        for one, other in combinations(MAP.spaces, 2)
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < 40**2
    ]
    assert close == []


# -- nations


@covers("nw-2.1-2", "nw-3-42")
def test_nine_nations_on_the_track() -> None:
    assert COMPONENTS.track == (
        "france", "britain", "austria", "russia", "prussia", "turkey", "spain", "sweden", "denmark",
    )  # fmt: skip
    majors = [nation.id for nation in COMPONENTS.nations.values() if nation.major]
    assert tuple(majors) == COMPONENTS.track[:5] == COMPONENTS.diplomacy.rows
    assert [nation.id for nation in COMPONENTS.nations.values() if nation.loyal] == ["france", "britain"]
    assert {nation.id: nation.minor_below for nation in COMPONENTS.nations.values() if nation.minor_below} == {
        "prussia": 5
    }


def test_limits_of_the_draw_and_reinforcements() -> None:
    rows = {nation.id: nation for nation in COMPONENTS.nations.values()}
    limits = {id: (row.least, row.most) for id, row in rows.items()}
    assert limits.pop("france") == (4, 8)
    assert all(limits[id] == ((2, 4) if rows[id].major else (1, 3)) for id in limits)
    assert {id: row.reinforcement for id, row in rows.items()} == {
        "france": 18, "britain": 6, "austria": 8, "russia": 8, "prussia": 8, "turkey": 4, "spain": 4, "sweden": 2,
        "denmark": 2,
    }  # fmt: skip
    assert {id: row.conquest for id, row in rows.items()} == {
        "france": -2, "britain": -1, "austria": -1, "russia": -1, "prussia": -1, "turkey": -2, "spain": -2,
        "sweden": 2, "denmark": 3,
    }  # fmt: skip
    assert {id: row.bonus for id, row in rows.items() if row.bonus != int(row.major)} == {"france": 2}


def test_the_display_leads_to_pact() -> None:
    columns = COMPONENTS.diplomacy.columns
    assert [column.id for column in columns] == ["unaligned", "friendly", "aid", "associate", "pact"]
    assert [column.cp for column in columns] == [1, 2, 3, 4, 5]
    assert [column.id for column in columns if not column.client] == ["unaligned"]
    assert [column.id for column in columns if column.pact] == ["pact"]


# -- pieces


@covers("nw-2.2-12")
def test_87_flags() -> None:
    flags = {row.nation: row.count for row in PIECES.flags}
    assert flags == {
        "britain": 17, "russia": 15, "prussia": 14, "austria": 17, "spain": 7, "denmark": 5, "sweden": 5, "turkey": 7,
    }  # fmt: skip
    assert sum(flags.values()) == 87
    assert PIECES.flag_backs == "france"


@covers("nw-2.2-10", "nw-3-58")
def test_31_leaders() -> None:
    leaders = COMPONENTS.leaders
    assert len(leaders) == 31
    assert {leader.command for leader in leaders.values()} == {4, 6, 8}
    assert {leader.battle for leader in leaders.values()} == {1, 2, 3, 4}
    assert len([leader for leader in leaders.values() if leader.year == "1807"]) == 3
    assert {leader.id: leader.event for leader in leaders.values() if leader.event} == {
        "bernadotte": "bernadotte",
        "poniatowski": "poniatowski",
    }
    assert (leaders["napoleon"].command, leaders["napoleon"].battle) == (8, 4)
    assert leaders["murat"].command == 4
    assert leaders["davout"].battle == 3
    assert leaders["castanos"].battle == 1


@covers("nw-2.2-7", "nw-2.2-8")
def test_squadrons() -> None:
    navies = {navy.nation: navy for navy in PIECES.navies}
    assert sum(navy.count for navy in PIECES.navies) == 34
    assert {nation: navy.dice for nation, navy in navies.items()} == {
        "britain": 3, "france": 2, "denmark": 2, "sweden": 2, "russia": 1, "turkey": 1, "spain": 1,
    }  # fmt: skip
    assert {nation: navy.sailing for nation, navy in navies.items() if navy.sailing} == {"britain": 2, "france": 1}


@covers("nw-2.2-1")
def test_land_counters() -> None:
    assert {row.value: row.aid for row in PIECES.denominations} == {1: False, 2: False, 4: False, 6: True, 8: True}
    assert {pool.nation: pool.most for pool in PIECES.pools} == {
        "france": 52, "britain": 20, "austria": 32, "russia": 36, "prussia": 26, "turkey": 18, "spain": 18,
        "sweden": 8, "denmark": 5,
    }  # fmt: skip


# -- scenarios


@covers("nw-2.2-5")
def test_units_and_squadrons_of_1805() -> None:
    units: Counter[str] = Counter()
    for stack in CAMPAIGN.stacks:
        units[stack.nation] += stack.units
    assert units == {
        "france": 33, "austria": 14, "russia": 14, "prussia": 11, "britain": 7, "spain": 11, "turkey": 7, "sweden": 4,
        "denmark": 3,
    }  # fmt: skip
    assert units["france"] + units["spain"] == 44
    assert units["britain"] + units["austria"] + units["russia"] == 35
    ships: Counter[str] = Counter()
    for fleet in CAMPAIGN.fleets:
        ships[fleet.nation] += fleet.squadrons
    assert ships == {"britain": 8, "france": 5, "spain": 3, "russia": 2, "turkey": 2, "denmark": 2, "sweden": 1}


@covers("nw-1-1")
def test_1805_for_two_to_five_players() -> None:
    assert sorted(CAMPAIGN.versions) == [2, 3, 4, 5]
    for count, version in CAMPAIGN.versions.items():
        powers = [power for powers in version.players for power in powers]
        assert len(version.players) == count
        assert powers == ["france", "britain", "austria", "russia", *(["prussia"] if count == 5 else [])]
        assert version.bid == (count == 2)
    assert CAMPAIGN.camps == {"imperial": ("france", "spain"), "coalition": ("britain", "austria", "russia")}
    assert CAMPAIGN.flags == ()
    assert CAMPAIGN.hands == {nation.id: nation.hand for nation in COMPONENTS.nations.values()}


@pytest.fixture(params=["1805", "1812", "1813"])
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return COMPONENTS.scenarios[request.param]


def test_keys_at_the_start(scenario: Scenario) -> None:
    control = COMPONENTS.control(scenario)
    assert Counter(control[space.id] for space in MAP.spaces if space.key) == scenario.keys


def test_no_more_pieces_than_there_are(scenario: Scenario) -> None:
    units: Counter[str] = Counter()
    ships: Counter[str] = Counter()
    for stack in scenario.stacks:
        units[stack.nation] += stack.units
    for fleet in scenario.fleets:
        ships[fleet.nation] += fleet.squadrons
    pools = {pool.nation: pool.most for pool in PIECES.pools}
    navies = {navy.nation: navy.count for navy in PIECES.navies}
    assert all(units[nation] <= pools[nation] for nation in units)
    assert all(ships[nation] <= navies[nation] for nation in ships)
    flags = Counter(row.nation for row in scenario.flags for _ in row.spaces)
    supply = {row.nation: row.count for row in PIECES.flags}
    supply["france"] = sum(supply.values()) - sum(count for nation, count in flags.items() if nation != "france")
    assert all(flags[nation] <= supply[nation] for nation in flags)


def test_leaders_stand_with_units_of_their_nation_once(scenario: Scenario) -> None:
    named = [leader for stack in scenario.stacks for leader in stack.leaders]
    assert len(named) == len(set(named))
    for stack in scenario.stacks:
        assert stack.units > 0
        assert all(COMPONENTS.leaders[leader].nation == stack.nation for leader in stack.leaders)
    years = [turn.id for turn in TABLES.turns]
    assert all(years.index(COMPONENTS.leaders[leader].year or "1805") <= years.index(scenario.turn) for leader in named)
    by_event = {COMPONENTS.leaders[leader].event for leader in named} - {""}
    assert by_event <= set(scenario.removed)


def test_everything_starts_where_it_is_friendly(scenario: Scenario) -> None:
    control = COMPONENTS.control(scenario)
    camp = {member: camp for camp, members in scenario.camps.items() for member in members}
    for place, nation in [
        *((stack.space, stack.nation) for stack in scenario.stacks),
        *((fleet.place, fleet.nation) for fleet in scenario.fleets if fleet.place in SPACES),
    ]:
        owner = control[place]
        assert owner == nation or camp.get(owner) == camp.get(nation) is not None, (place, nation)
    assert all(SPACES[fleet.place].ports for fleet in scenario.fleets if fleet.place in SPACES)


def test_camps_and_consuls_agree(scenario: Scenario) -> None:
    camp = {member: camp for camp, members in scenario.camps.items() for member in members}
    for consul in scenario.consuls:
        assert bool(consul.row) == (consul.column != "unaligned")
        if consul.column == "pact":
            assert camp[consul.nation] == camp[consul.row]
        else:
            assert consul.nation not in camp
    for version in scenario.versions.values():
        run = [power for powers in version.players for power in powers]
        minors = {consul.nation for consul in scenario.consuls} - set(run)
        assert minors | set(run) == set(COMPONENTS.nations)


def test_two_scenarios_of_one_turn() -> None:
    single = [row for row in COMPONENTS.scenarios.values() if not row.campaign]
    assert [(row.id, row.turn, row.last) for row in single] == [("1812", "1811", "1811"), ("1813", "1813", "1813")]
    assert all(sorted(row.versions) == [2] and not row.first_round for row in single)


# -- tables


@covers("nw-5-1")
def test_numbers_of_the_rulebook() -> None:
    assert [turn.id for turn in TABLES.turns if not turn.extra] == ["1805", "1807", "1809", "1811", "1813"]
    costs = TABLES.costs
    assert (costs.unit, costs.squadron, costs.flag, costs.regroup, costs.war_on_major) == (2, 4, 1, 1, 7)
    assert TABLES.land_checks.success == TABLES.naval_checks.success == 9
    assert TABLES.battle.terrain == {"rough": 1, "pass": 2, "marsh": 3}
    assert (TABLES.naval.coastal_fire, TABLES.naval.coastal_fire_fortress, TABLES.naval.convoy_pieces) == (2, 4, 5)
    assert TABLES.conquest.success == TABLES.peace.success == TABLES.conquest.terms == 6
    assert TABLES.attrition.not_halved_in == ("russia", "spain", "turkey")
    assert sum(not phase.interphase for phase in TABLES.phases) == 4
    assert set(TABLES.battle.terrain) < {*MAP.links().values()}


# -- certainty, names, wrong rows


def rows(value: object) -> Iterator[Row]:
    """Every row that may be uncertain, however deep."""
    if isinstance(value, Row):
        yield value
    items: Any = ()
    if isinstance(value, tuple | list):
        items = value
    elif isinstance(value, dict):
        items = value.values()
    elif hasattr(value, "__struct_fields__"):
        items = [getattr(value, field) for field in value.__struct_fields__]
    for item in items:
        yield from rows(item)


def test_certainty() -> None:
    def counted(found: Any) -> Counter[str]:
        return Counter(row.certainty for row in found)

    assert counted(MAP.spaces) == {"likely": 78, "reconstructed": 66}
    assert sum(space.certainty_of("name") == "sure" for space in MAP.spaces) == 51
    lines = [*MAP.roads, *MAP.rough, *MAP.passes, *MAP.marshes, *MAP.straits]
    assert counted(lines) == {"sure": 1, "likely": 7, "reconstructed": 265}
    assert counted(MAP.seas) == {"likely": 7, "reconstructed": 8}
    assert counted(PIECES.leaders) == {"likely": 20, "reconstructed": 11}
    assert all(navy.certainty_of("dice") == "sure" for navy in PIECES.navies)


def test_every_name_is_there_in_both_languages() -> None:
    everything = [
        *rows(MAP), *rows(COMPONENTS.diplomacy), *rows(PIECES), *rows(TABLES), *rows(COMPONENTS.cards),
        *rows(COMPONENTS.reserves), *rows(COMPONENTS.scenarios),
    ]  # fmt: skip
    named: Any = [row for row in everything if hasattr(row, "zh")]
    assert len(named) > 350
    assert all(row.en.strip() and row.zh.strip() for row in named)
    assert {row.certainty for row in everything} == set(LEVELS)
    for group in (MAP.spaces, MAP.seas, MAP.regions, PIECES.leaders, tuple(COMPONENTS.cards.values())):
        assert len({row.en for row in group}) == len({row.zh for row in group}) == len(group)


def spoiled(folder: Path, file: str, old: str, new: str) -> str:
    """What `load` says of the data with one change."""
    copy = folder / "data"
    shutil.copytree(DATA, copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(copy)
    return str(refused.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("map.toml", 'nation = "france", key = true', 'nation = "france", kee = true', "(paris)"),
        ("map.toml", 'nation = "france", key', 'nation = "gaul", key', "names 'gaul', but there is no such nation"),
        ("map.toml", 'id = "calais"', 'id = "paris"', "space paris is there twice"),
        ("map.toml", 'status = "dual", second = "britain"', 'status = "dual"', "a second owner"),
        ("map.toml", "key = true, fortress = 2, ports", "fortress = 2, ports", "a fortress or a capital is a key"),
        ("map.toml", 'certainty = "likely"', 'certainty = "certain"', "certain"),
        ("map.toml", 'sure = ["name"]', 'sure = ["names"]', "names cannot be sure"),
        ("map.toml", 'pair = ["london", "kent"]', 'pair = ["london", "wales"]', "the line london-wales is there twice"),
        ("nations.toml", 'capitals = ["paris"]', 'capitals = ["lutetia"]', "nation france names 'lutetia'"),
        ("nations.toml", 'nation = "turkey"', 'nation = "ottomans"', "the impulse track names 'ottomans'"),
        ("pieces.toml", "command = 8", 'command = "eight"', "(napoleon)"),
        ("pieces.toml", 'year = "1807"', 'year = "1808"', "names '1808', but there is no such turn"),
        ("cards.toml", 'color = "red"', 'color = "blue"', "(europe_exhausted)"),
        ("cards.toml", 'do = "points"', 'do = "pints"', "(europe_exhausted)"),
        ("cards.toml", 'leader = "napoleon"', 'leader = "boney"', "card napoleon_abdicates names 'boney'"),
        ("cards.toml", '"enemies_of:france"', '"foes_of:france"', "card napoleon_abdicates names 'foes_of:france'"),
        ("cards.toml", 'regions = ["italy"', 'regions = ["atlantis"', "card papal_decree names 'atlantis'"),
        ("cards.toml", 'green_from = "1811"\n', "", "(anglo_american_war)"),
        ("tables.toml", 'extra_event = "napoleon_abdicates"', 'extra_event = "elba"', "the peace names 'elba'"),
        ("setup.toml", 'space = "calais"', 'space = "dover"', "scenario 1805 names 'dover'"),
        ("setup.toml", 'column = "pact"', 'column = "love"', "scenario 1805 names 'love'"),
    ],
)
def test_a_wrong_row_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in spoiled(tmp_path, file, old, new)


def test_owners_of_the_box_can_correct_rows(tmp_path: Path) -> None:
    copy = tmp_path / "data"
    shutil.copytree(DATA, copy)
    text = (copy / "cards.toml").read_text(encoding="utf-8")
    (copy / "cards.toml").write_text(text.replace("by = 2 },", "by = 3 },", 1), encoding="utf-8")
    corrected = load(copy)
    assert isinstance(corrected, Components)
    assert corrected.cards["europe_exhausted"] != COMPONENTS.cards["europe_exhausted"]
    assert corrected.cards["napoleon_abdicates"] == COMPONENTS.cards["napoleon_abdicates"]


def test_there_is_no_file_that_nobody_reads() -> None:
    assert {path.name for path in DATA.iterdir()} == set(FILES)
