"""Components: what is on the map and in the box, counted against the rulebook, the boards and the scenarios."""

from __future__ import annotations

import shutil
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from warcouncil.engine.data import BadData
from warcouncil.table.graph import spread
from warcouncil.titles.tanto_monta.components import COMPONENTS, DATA, FILES, Components, load
from warcouncil.titles.tanto_monta.schema import CERTAINTIES, Row
from warcouncil.titles.tanto_monta.tables import Scenario, Stack

MAP, ATLAS, TABLES = COMPONENTS.map, COMPONENTS.atlas, COMPONENTS.tables
SPACES = ATLAS.spaces
SCENARIOS = COMPONENTS.setup.scenarios


# -- the map


def test_what_is_on_the_map() -> None:
    main = [space for space in MAP.spaces if not space.island]
    assert len(main) == 157
    assert len(MAP.spaces) - len(main) == 12
    assert Counter(space.kind for space in MAP.spaces) == {
        "key": 36,
        "fortress": 37,
        "strategic": 26,
        "common": 69,
        "special": 1,
    }
    assert len(MAP.roads) + len(MAP.passes) == 260
    assert len(MAP.seas) == len(MAP.oceans) == 10
    assert len(MAP.settlements) == 24


def test_links_join_different_spaces_once() -> None:
    pairs = [frozenset(link.pair) for link in (*MAP.roads, *MAP.passes)]
    assert all(len(pair) == 2 for pair in pairs)
    assert max(Counter(pairs).values()) == 1
    assert all(one in ATLAS.neighbours[other] for one, others in ATLAS.neighbours.items() for other in others)


def test_every_space_can_be_reached_by_land_and_sea() -> None:
    assert set(ATLAS.steps_from("toledo")) == {*ATLAS.spaces, *ATLAS.seas}
    by_sea_alone = {"tunis", "ragusa", "zara", "mallorca", "corsica", "cagliari", "sassari"}
    main = {space.id for space in MAP.spaces if not space.island}
    assert main - set(spread("toledo", ATLAS.neighbours.__getitem__)) <= by_sea_alone | {
        "palermo", "messina", "syracuse", "etna",
    }  # fmt: skip


def test_seas_and_oceans_are_adjacent_both_ways() -> None:
    for sea in MAP.seas:
        assert sea.id not in sea.adjacent
        assert all(sea.id in ATLAS.sea_neighbours[other] for other in sea.adjacent), sea.id
    borders = [frozenset(current.pair) for current in MAP.currents]
    assert max(Counter(borders).values()) == 1
    assert {ocean.id for ocean in MAP.oceans} == {ocean for border in borders for ocean in border}


def test_nine_seas_of_the_main_map_and_the_one_of_the_canaries() -> None:
    assert ATLAS.sea_neighbours["canary_sea"] == ("cape_bojador",)
    assert all(SPACES[port].island for port in ATLAS.ports["canary_sea"])
    assert all(ATLAS.ports[sea] for sea in ATLAS.seas)


def test_gates_stand_between_neighbouring_seas() -> None:
    for gate in MAP.gates:
        assert gate.seas[1] in ATLAS.sea_neighbours[gate.seas[0]]
    assert {frozenset(pair) for pair in MAP.strait} <= {frozenset(link.pair) for link in MAP.passes}


def test_seville_is_a_port_through_jerez_only() -> None:
    seville = SPACES["seville"]
    assert seville.inland is not None
    assert seville.ports == (seville.inland.sea,)
    assert next(space for space in MAP.spaces if space.id == "seville").ports == ()
    assert seville.inland.sea in SPACES[seville.inland.through].ports


def test_eight_spaces_of_tlemcen_come_on_turn_4() -> None:
    later = {space.id for space in MAP.spaces if space.turn}
    assert len(later) == 8
    assert all(SPACES[id].part == "berber" and SPACES[id].turn == 4 for id in later)
    assert SPACES["algiers"].home == "independent"
    assert SPACES["algiers"].shared == "north_africa"


def test_seven_african_ports_of_the_atlantic() -> None:
    ports = TABLES.atlantic.ports
    assert len(ports) == len(set(ports)) == 7
    atlantic = {"gulf_of_cadiz", "cape_bojador"}
    assert all(set(SPACES[port].ports) <= atlantic and SPACES[port].ports for port in ports)
    assert [port for port in ports if len(SPACES[port].ports) == 2] == ["anfa"]
    assert set(ports) == {port for sea in atlantic for port in ATLAS.ports[sea] if SPACES[port].home == "north_africa"}


def test_the_islands_of_the_canaries() -> None:
    sizes = Counter(space.island for space in MAP.spaces if space.island)
    assert sizes.pop("tenerife") == 4
    assert sizes.pop("gran_canaria") == 3
    assert len(sizes) == 5
    assert set(sizes.values()) == {1}
    assert {island.id for island in MAP.islands if island.vp} == {"tenerife", "gran_canaria"}


@pytest.mark.parametrize("pair", [("toledo", "talavera"), ("gibraltar", "sohail"), ("gibraltar", "jerez")])
def test_neighbours_that_the_rulebook_and_reports_name(pair: tuple[str, str]) -> None:
    assert pair[1] in ATLAS.neighbours[pair[0]]


@pytest.mark.parametrize(
    ("start", "end", "powers"),
    [
        ("plasencia", "burgos", ("beltranejos", "portugal")),
        ("granada", "sohail", ("nasrid",)),
        ("fez", "tangier", ("north_africa",)),
    ],
)
def test_ways_over_roads_through_own_spaces(start: str, end: str, powers: tuple[str, ...]) -> None:
    own = {space.id for space in MAP.spaces if space.home in powers}
    assert end in spread(start, lambda space: tuple(near for near in ATLAS.roads[space] if near in own))


def test_shared_homes() -> None:
    shared = {(space.home, space.shared) for space in MAP.spaces if space.shared}
    assert shared == {
        ("beltranejos", "castile"),
        ("catalonia", "aragon"),
        ("castile", "nasrid"),
        ("naples", "independent"),
        ("independent", "north_africa"),
    }
    assert {space.id for space in MAP.spaces if space.shared == "nasrid"} == {"zahara", "gibraltar"}


def test_sixteen_charts_one_or_two_in_each_ocean_zone() -> None:
    assert sum(ocean.chits for ocean in MAP.oceans) == 16
    assert {ocean.chits for ocean in MAP.oceans} == {1, 2}
    assert len([ocean for ocean in MAP.oceans if not ocean.opens]) == 7


def test_settlements_in_eight_ocean_zones_one_of_the_first_two_reserved() -> None:
    assert set(Counter(place.ocean for place in MAP.settlements).values()) == {3}
    reserved = [place.ocean for place in MAP.settlements if place.reserved]
    assert reserved == ["ocean_1", "ocean_2"]
    assert MAP.naos_enter == "ocean_1"


# -- keys and boards


def test_home_keys_of_the_boards_are_keys_at_home() -> None:
    for player in COMPONENTS.players.values():
        for key in player.home_keys:
            assert SPACES[key].kind == "key"
            assert {SPACES[key].home, SPACES[key].shared} & set(player.powers), key


def test_keys_for_an_automatic_victory() -> None:
    assert {player.id: player.squares for player in COMPONENTS.players.values()} == {
        "muslim": 7,
        "portugal": 7,
        "spain": 15,
        "france": 8,
    }

    def wanted(player: str, turn: int) -> int:
        board = COMPONENTS.players[player]
        return board.squares + sum(SPACES[key].turn <= turn for key in board.home_keys)

    assert [wanted(player, 7) for player in ("portugal", "spain", "france")] == [11, 15, 12]
    assert wanted("muslim", 1) == 10
    assert wanted("muslim", 7) == 12  # Algiers among them, once it is a home key


def test_players_in_the_order_of_impulses_with_two_powers_each() -> None:
    assert list(COMPONENTS.players) == ["muslim", "portugal", "spain", "france"]
    for player in COMPONENTS.players.values():
        own = [power.id for power in COMPONENTS.powers.powers if power.player == player.id]
        assert sorted(own) == sorted(player.powers)
    assert [power.id for power in COMPONENTS.powers.powers if power.limited] == ["beltranejos", "catalonia"]


# -- victory points at the start


def at_start(scenario: Scenario) -> dict[str, str]:
    """The player of each space in play; allied minor powers count for their ally."""
    allies = {
        minor: COMPONENTS.player_of[power] for power, minor in scenario.alliances if minor not in COMPONENTS.player_of
    }
    owners = COMPONENTS.player_of | allies
    control = COMPONENTS.control(scenario)
    return {
        id: owners[power] for id, power in control.items() if power in owners and SPACES[id].turn <= scenario.turns[0]
    }


def space_vp(player: str, held: set[str]) -> int:
    keys = sum(
        TABLES.home_key_vp if id in COMPONENTS.players[player].home_keys else TABLES.key_vp
        for id in held
        if SPACES[id].kind == "key"
    )
    strategic = sum(TABLES.strategic_vp for id in held if SPACES[id].kind == "strategic")
    always = [row for row in TABLES.space_bonuses if not (row.after or row.before or row.once)]
    return keys + strategic + sum(row.vp.get(player, 0) for row in always if held >= set(row.spaces))


@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("1470", {"muslim": 15, "portugal": 15, "spain": 13, "france": 17}),
        ("1490", {"muslim": 23, "portugal": 23, "spain": 21, "france": 21}),
    ],
)
def test_victory_points_at_the_start(name: str, vp: dict[str, int]) -> None:
    scenario = SCENARIOS[name]
    owners = at_start(scenario)
    counted = {
        player: space_vp(player, {id for id, owner in owners.items() if owner == player})
        + sum(scenario.markers.get(player, {}).values())
        for player in COMPONENTS.players
    }
    assert counted == scenario.vp == vp


# -- counters


def test_resources_and_charts() -> None:
    assert sum(row.count for row in COMPONENTS.pieces.naval_resources) == 50
    assert sum(row.count for row in COMPONENTS.pieces.caravan_resources) == 20
    for row in (*COMPONENTS.pieces.naval_resources, *COMPONENTS.pieces.caravan_resources):
        assert row.kind != "cp" or 2 <= row.value <= 5
        assert row.kind != "vp" or row.value in (1, 2)


def test_naval_units_of_the_rulebook() -> None:
    table = {
        "north_africa": 7, "nasrid": 1, "portugal": 6, "beltranejos": 1, "spain": 6, "france": 4, "catalonia": 1,
        "genoa": 2, "papacy": 1, "venice": 2, "naples": 1, "florence": 1, "ragusa": 1, "tunis": 1,
    }  # fmt: skip
    rows = COMPONENTS.pieces.naval
    assert {row.navy: row.count for row in rows if not row.war} == table
    assert {row.navy: row.count for row in rows if row.war} == {"venice": 1, "spain": 1, "ottoman": 3}
    assert {row.navy for row in rows if row.corsair} == {"north_africa", "nasrid", "tunis", "ottoman"}


def started(stacks: Iterable[Stack]) -> dict[str, Counter[str]]:
    """The units of each power; regulars and militia are sides of the same counters."""
    found: dict[str, Counter[str]] = {}
    for stack in stacks:
        units = found.setdefault(stack.power, Counter())
        units["infantry"] += stack.regular + stack.militia
        for kind in ("cavalry", "artillery", "native"):
            units[kind] += getattr(stack, kind)
        units["ships"] += stack.squadron + stack.corsair
    return found


@pytest.mark.parametrize("name", ["1470", "1490"])
def test_no_more_units_at_the_start_than_there_are(name: str) -> None:
    scenario = SCENARIOS[name]
    extra = COMPONENTS.powers.garrison
    found = started((*scenario.stacks, *COMPONENTS.setup.garrisons))
    if scenario.garrison:
        found["france"] += Counter(
            infantry=extra.regular, cavalry=extra.cavalry, artillery=extra.artillery, ships=extra.squadron
        )
    pool = {row.power: row.units for row in COMPONENTS.pieces.land}
    for power, units in found.items():
        foot = pool[power].get("infantry", pool[power].get("regular", 0))
        assert units["infantry"] <= foot, power
        assert all(units[kind] <= pool[power].get(kind, 0) for kind in ("cavalry", "artillery", "native")), power
    ships = {row.navy: row.count for row in COMPONENTS.pieces.naval if not row.war}
    fleets = Counter({power: units["ships"] for power, units in found.items() if power != "independent"})
    fleets["spain"] = fleets.pop("castile") + fleets.pop("aragon")
    assert all(count <= ships.get(navy, 0) for navy, count in fleets.items())
    assert found["independent"]["ships"] == ships["ragusa"] + ships["tunis"]


@pytest.mark.parametrize("name", ["1470", "1490"])
def test_everybody_at_the_start_is_somewhere_once(name: str) -> None:
    scenario = SCENARIOS[name]
    first = scenario.turns[0]
    people = [leader for stack in scenario.stacks for leader in stack.leaders]
    assert max(Counter(people).values()) == 1
    by_turn = {
        leader.id
        for leader in COMPONENTS.people.leaders
        if 1 <= leader.turn <= first and not 0 < leader.leaves <= first and leader.power not in scenario.surrendered
    }
    by_card = {
        leader.id: leader for leader in COMPONENTS.people.leaders if leader.card in scenario.in_force and leader.card
    }
    gone = {leader.id for leader in COMPONENTS.people.leaders if leader.by_card and leader.by_card in scenario.in_force}
    gone |= {
        leader.id
        for leader in COMPONENTS.people.leaders
        if leader.until == "catalan_surrender" and "catalonia" in scenario.surrendered
    }
    assert set(people) == (by_turn | set(by_card)) - gone


def test_naos() -> None:
    assert Counter(nao.player for nao in COMPONENTS.pieces.naos) == {
        "portugal": 6, "spain": 5, "muslim": 3, "france": 2,
    }  # fmt: skip
    assert [nao.id for nao in COMPONENTS.pieces.naos if nao.special] == ["vasco_da_gama", "columbus"]


# -- people


def test_leader_changes_of_the_card_draw_phase() -> None:
    changes = {(leader.leaves, leader.id, leader.successor) for leader in COMPONENTS.people.leaders if leader.leaves}
    assert changes == {
        (3, "john_ii", ""),
        (3, "muley_hacen", "boabdil"),
        (3, "carrillo", ""),
        (4, "isabella", "duke_of_alba"),
        (4, "ibn_yahya", "al_burtuqali"),
        (5, "el_zagal", ""),
    }
    successors = {successor for _, _, successor in changes}
    added = {leader.id: leader.turn for leader in COMPONENTS.people.leaders if leader.turn > 1}
    assert {id: turn for id, turn in added.items() if id not in successors} == {"great_captain": 3, "abu_abdallah": 5}
    assert all(added[successor] == turn for turn, _, successor in changes if successor)


def test_rulers_and_popes_come_with_the_cards_that_stay() -> None:
    staying = {card.id for card in COMPONENTS.cards.values() if card.remove in ("ruler", "pope")}
    people = COMPONENTS.people
    coming = {ruler.card for ruler in people.rulers} | {pope.card for pope in people.popes}
    assert coming - {""} == staying
    assert {player.ruler for player in COMPONENTS.players.values()} == {r.id for r in people.rulers if not r.card}


def test_seven_weddings_are_possible() -> None:
    pairs = [(child.id, suitor) for child in COMPONENTS.people.children for suitor in child.suitors]
    assert len(pairs) == len(set(pairs)) == 7
    assert max(next(row for row in TABLES.vp_markers if row.id == "wedding").values) == 7


# -- cards and windows


def test_131_cards() -> None:
    cards = COMPONENTS.cards.values()
    assert sorted(card.number for card in cards) == list(range(1, 132))
    assert Counter(card.kind for card in cards) == {
        "home": 12,
        "papal_bull": 1,
        "mandatory": 29,
        "combat": 5,
        "response": 16,
        "no_event": 3,
        "event": 64,
        "automatic": 1,
    }
    assert len({card.en for card in cards}) == len({card.zh for card in cards}) == 131


def test_the_deck_grows() -> None:
    assert [len(COMPONENTS.deck(turn)) for turn in range(1, 8)] == [57, 20, 19, 13, 7, 0, 1]


def test_three_home_cards_each() -> None:
    owned = {
        player: sorted(
            card.number for card in COMPONENTS.cards.values() if card.owner == player and card.kind == "home"
        )
        for player in COMPONENTS.players
    }
    assert owned == {"muslim": [1, 2, 12], "portugal": [3, 4, 11], "spain": [5, 6, 7], "france": [8, 9, 10]}
    assert {card.number: card.turn for card in COMPONENTS.cards.values() if card.kind == "home" and card.turn > 1} == {
        10: 2,
        11: 3,
        12: 4,
    }


def test_deadlines_are_those_of_the_forced_events() -> None:
    forced = {card: turn for turn, cards in reversed(TABLES.forced.items()) for card in cards}
    assert forced == {card.id: card.deadline for card in COMPONENTS.cards.values() if card.deadline}
    assert all(COMPONENTS.cards[card].kind == "mandatory" for card in forced)


def test_mandatory_events_are_worth_3_and_only_three_cards_have_no_event() -> None:
    cards = COMPONENTS.cards.values()
    assert {card.cp for card in cards if card.kind == "mandatory"} == {3}
    assert {card.cp for card in cards if card.kind == "no_event"} == {6}
    assert {card.number for card in cards if not card.may_be_headline} == {
        *range(42, 66), 74, 97, 131,
    }  # fmt: skip


def test_cards_that_go_with_a_surrender_or_a_treaty() -> None:
    gone: dict[str, set[int]] = {}
    for card in COMPONENTS.cards.values():
        gone.setdefault(card.proviso, set()).add(card.number)
    assert gone["nasrid_surrender"] == {1, 25, 84, 100, 110, 112}
    assert (gone["catalan_surrender"], gone["beltranejos_surrender"]) == ({9}, {4})
    assert (gone["alcacovas_signed"], gone["alcacovas_broken"], gone["barcelona_settled"]) == ({106}, {31}, {118})
    assert all(card.proviso for card in COMPONENTS.cards.values() if card.remove == "proviso")


def test_twenty_two_windows_with_all_combat_and_response_cards_and_three_others() -> None:
    windows = COMPONENTS.windows.windows
    assert len(windows) == len({window.id for window in windows}) == 22
    assert {card for window in windows for card in window.cards} == {
        "espionage",
        "power_of_the_crown",
        "the_alhambra_of_granada",
        *(card.id for card in COMPONENTS.cards.values() if card.kind in ("combat", "response")),
    }


def test_foreign_wars_hang_on_their_cards() -> None:
    assert [COMPONENTS.cards[war.card].number for war in TABLES.foreign_wars] == [16, 17, 24, 129]


# -- tables


def test_tables_are_in_order_from_the_lowest_total_on() -> None:
    two_dice = [TABLES.navigation.rows, TABLES.terra_incognita.rows, TABLES.cartography.rows]
    two_dice += [table.rows for table in TABLES.resource_return.values()]  # type: ignore[misc]
    for rows in two_dice:
        starts = [start for start, _ in rows]
        assert starts[0] == 2
        assert starts == sorted(set(starts))
    for trade in TABLES.trade.values():
        assert trade.rows[0][0] == trade.dice


def test_lists_of_spaces_in_the_tables() -> None:
    assert {SPACES[space].home for space in TABLES.mesta.spaces} <= {"castile", "beltranejos"}
    assert {SPACES[kingdom.space].home for kingdom in TABLES.kingdoms if kingdom.space} <= {
        "aragon",
        "catalonia",
        "independent",
    }
    assert len(TABLES.lord_of_italy.spaces) == 8
    assert sum(not house.conquered for house in TABLES.houses) == 5


def test_what_events_hand_out_is_in_the_box() -> None:
    orders = {order.id: order.count for order in COMPONENTS.pieces.orders}
    assert {grant.order: grant.regular for grant in TABLES.grants if grant.order} == orders
    ferrante = [grant for grant in TABLES.grants if grant.event == "death_of_ferrante_of_naples"]
    assert Counter(grant.holder for grant in ferrante) == {"spain": 3, "france": 3}
    assert all(SPACES[grant.space].home == "naples" for grant in ferrante)
    later = {space.id for space in MAP.spaces if space.kind_after_ferrante == "strategic"}
    assert later == set(TABLES.naples.strategic)


def test_spaces_that_rules_name_together() -> None:
    regions = Counter(space.region for space in MAP.spaces if space.region)
    assert regions == {"italy": 28, "sicily": 4, "sardinia": 2, "corsica": 1, "roussillon": 2}
    assert all(SPACES[space].region == "italy" for space in TABLES.lord_of_italy.spaces)
    assert set(TABLES.surrender.nasrid) == {id for id in COMPONENTS.homes("nasrid") if SPACES[id].kind == "key"} - {
        "gibraltar"
    }
    assert set(TABLES.papacy.spaces) == set(COMPONENTS.homes("papacy"))
    start = [stack for stack in COMPONENTS.setup.garrisons if stack.power == "papacy"]
    assert sum(stack.regular for stack in start) == TABLES.papacy.regular
    assert sum(stack.squadron for stack in start) == TABLES.papacy.squadron
    for scenario in SCENARIOS.values():
        assert set(scenario.treaties) <= {*TABLES.treaties.ids, "alcacovas", "tordesillas"}


def test_diplomatic_influence() -> None:
    for minor in COMPONENTS.powers.minors:
        assert len(minor.activate) == 3
        assert {*minor.activate, *minor.deactivate} == set(COMPONENTS.players)
        assert len(minor.costs) == 6
        assert ("muslim" in minor.activate) == bool(minor.muslim_power)
        assert COMPONENTS.homes(minor.id)


# -- certainty, names, wrong rows


def rows(value: object) -> Iterable[Row]:
    """Every row that may be uncertain, however deep."""
    if isinstance(value, Row):
        yield value
    if isinstance(value, tuple):
        for item in value:
            yield from rows(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from rows(item)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            yield from rows(getattr(value, field))


def test_certainty_of_the_map() -> None:
    names = Counter(space.doubt.get("name", "sure") for space in MAP.spaces)
    kinds = Counter(space.doubt.get("kind", "sure") for space in MAP.spaces)
    assert names == {"sure": 35, "likely": 74, "reconstructed": 60}
    assert kinds == {"sure": 68, "likely": 38, "reconstructed": 63}
    sure = {frozenset(link.pair) for link in MAP.passes if link.certainty == "sure"}
    assert sure == {frozenset(pair) for pair in MAP.strait}


def test_every_name_is_there_in_both_languages() -> None:
    everything = [
        *rows(MAP), *rows(COMPONENTS.powers), *rows(COMPONENTS.people), *rows(COMPONENTS.pieces),
        *rows(TABLES), *COMPONENTS.cards.values(),
    ]  # fmt: skip
    named = [row for row in everything if hasattr(row, "zh")]
    assert len(named) > 400
    assert all(row.en.strip() and row.zh.strip() for row in named)  # type: ignore[attr-defined]
    assert {row.certainty for row in everything} == set(CERTAINTIES)


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
        ("map.toml", 'kind = "key", home = "castile"', 'kind = "castle", home = "castile"', "spaces"),
        ("map.toml", 'home = "castile"', 'home = "atlantis"', "names 'atlantis', but there is no such power"),
        ("map.toml", 'id = "talavera"', 'id = "avila"', "space avila is there twice"),
        ("map.toml", 'certainty = "likely"', 'certainty = "certain"', "certain"),
        ("cards.toml", "number = 2,", "number = 1,", "card number 1 is there twice"),
        ("cards.toml", "cp = 5", 'cp = "five"', "the_alhambra_of_granada"),
        ("leaders.toml", "battle = 2", "battles = 2", "(ferdinand)"),
        ("pieces.toml", 'power = "castile"', 'power = "kastilien"', "kastilien"),
        ("powers.toml", 'ruler = "louis_xi"', 'ruler = "louis"', "player france names 'louis'"),
        ("tables.toml", 'space = "auch"', 'space = "auk"', "the noble houses names 'auk'"),
        ("setup.toml", 'pope = "paul_ii"', 'pope = "paul"', "scenario 1470 names 'paul'"),
        ("windows.toml", '"witchcraft"', '"magic"', "window card_played names 'magic'"),
    ],
)
def test_a_wrong_row_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in spoiled(tmp_path, file, old, new)


def test_doubt_and_certainty_agree(tmp_path: Path) -> None:
    said = spoiled(tmp_path, "map.toml", 'certainty = "reconstructed", doubt', 'certainty = "likely", doubt')
    assert "the certainty is likely, the doubt says reconstructed" in said


def test_owners_of_the_box_can_correct_rows(tmp_path: Path) -> None:
    copy = tmp_path / "data"
    shutil.copytree(DATA, copy)
    text = (copy / "leaders.toml").read_text(encoding="utf-8")
    (copy / "leaders.toml").write_text(text.replace("command = 7, turn = 4", "command = 8, turn = 4"), encoding="utf-8")
    corrected = load(copy)
    assert isinstance(corrected, Components)
    assert next(leader.command for leader in corrected.people.leaders if leader.id == "duke_of_alba") == 8


def test_there_is_no_file_that_nobody_reads() -> None:
    assert {path.name for path in DATA.iterdir()} == set(FILES)


# -- the worked examples


def test_23_worked_examples_of_the_rulebook() -> None:
    examples = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
    assert len(examples) == len({example["id"] for example in examples}) == 23
    for example in examples:
        assert set(example) == {"id", "section", "given", "action", "expect"}
        assert example["id"].startswith(f"ex-{example['section']}-")
