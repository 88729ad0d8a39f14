"""What must fit together between the data files: ids are there once, and whatever a row names exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from warcouncil.table.rows import Mention, repeated, unknown
from warcouncil.titles.napoleonic_wars.cards import Cards, Event
from warcouncil.titles.napoleonic_wars.conditions import RELATIONS, ROLES
from warcouncil.titles.napoleonic_wars.schema import Map, Nations, Pieces
from warcouncil.titles.napoleonic_wars.tables import Scenario, Setup, Tables

NAMES = {
    "who": "who",
    "whose": "who",
    "but": "who",
    "among": "who",
    "by": "who",
    "of": "who",
    "other": "who",
    "against": "who",
    "to": "who",
    "rows": "who",
    "left_rows": "who",
    "enders": "who",
    "won_by": "who",
    "lent": "who",
    "nations": "who",
    "friendly": "who",
    "controlled": "who",
    "uncontrolled_by": "who",
    "foreign": "who",
    "empty_of": "who",
    "holds": "who",
    "beside": "who",
    "away_from": "who",
    "under_guns_of": "who",
    "players": "who",
    "decides": "who",
    "spaces": "space",
    "regions": "region",
    "seas": "sea",
    "leader": "leader",
    "leaders": "leader",
    "turn": "turn",
    "first": "turn",
    "last": "turn",
    "green_from": "turn",
    "breaks_pact": "nation",
}
"""Fields of events, conditions and operations that name something, and what; numbers and switches name nothing."""
OTHERWISE = {("March", "to"): "space", ("Fell", "whose"): ""}
"""Fields that name something else in one operation than in the others, or nothing."""


def mistakes(files: dict[str, Any]) -> list[str]:
    """What is wrong, in sentences: ids that are there twice, ids that nothing has."""
    map, nations, pieces = files["map.toml"], files["nations.toml"], files["pieces.toml"]
    cards, tables, setup = files["cards.toml"], files["tables.toml"], files["setup.toml"]
    known = _known(map, nations, pieces, cards, tables)
    mentions = (*_map(map), *_nations(nations), *_pieces(pieces), *_cards(cards), *_tables(tables), *_setup(setup))
    return [*_twice(map, nations, pieces, cards, setup), *unknown(mentions, known)]


def _twice(map: Map, nations: Nations, pieces: Pieces, cards: Cards, setup: Setup) -> Iterator[str]:
    lists: dict[str, tuple[Any, ...]] = {
        "space": map.spaces,
        "sea": map.seas,
        "strait": map.straits,
        "region": map.regions,
        "nation": nations.nations,
        "camp": nations.camps,
        "column": nations.columns,
        "leader": pieces.leaders,
        "marker": pieces.markers,
        "card": (*cards.cards, *cards.reserves),
        "scenario": setup.scenarios,
    }
    for kind, rows in lists.items():
        yield from repeated(kind, (row.id for row in rows))
    lines = [link.pair for links in (map.roads, map.rough, map.passes, map.marshes) for link in links]
    pairs = [*lines, *(strait.lands for strait in map.straits)]
    yield from repeated("the line", ("-".join(sorted(pair)) for pair in pairs))


def _known(map: Map, nations: Nations, pieces: Pieces, cards: Cards, tables: Tables) -> dict[str, frozenset[str]]:
    people = {nation.id for nation in nations.nations}
    spaces, seas = {space.id for space in map.spaces}, {sea.id for sea in map.seas}
    related = {f"{relation}:{who}" for relation in RELATIONS for who in (*people, *ROLES)}
    return {
        "space": frozenset(spaces),
        "sea": frozenset(seas),
        "place": frozenset(spaces | seas),
        "region": frozenset(region.id for region in map.regions),
        "nation": frozenset(people),
        "who": frozenset({*people, *ROLES, *related}),
        "camp": frozenset(camp.id for camp in nations.camps),
        "column": frozenset(column.id for column in nations.columns),
        "leader": frozenset(leader.id for leader in pieces.leaders),
        "card": frozenset(card.id for card in cards.cards),
        "turn": frozenset(turn.id for turn in tables.turns),
    }


def _map(map: Map) -> Iterator[Mention]:
    for space in map.spaces:
        yield f"space {space.id}", "nation", (space.nation, space.second)
        yield f"space {space.id}", "sea", space.ports
    for sea in map.seas:
        yield f"sea {sea.id}", "sea", sea.adjacent
    for pair in map.links():
        yield f"line {'-'.join(pair)}", "space", pair
    for strait in map.straits:
        yield f"strait {strait.id}", "sea", strait.seas
    for region in map.regions:
        yield f"region {region.id}", "space", region.spaces


def _nations(nations: Nations) -> Iterator[Mention]:
    for nation in nations.nations:
        yield f"nation {nation.id}", "space", nation.capitals
    yield "the impulse track", "nation", (turn.nation for turn in nations.track)
    yield "the camps", "nation", (camp.leader for camp in nations.camps)
    yield "the display", "nation", nations.rows


def _pieces(pieces: Pieces) -> Iterator[Mention]:
    for leader in pieces.leaders:
        yield f"leader {leader.id}", "nation", (leader.nation,)
        yield f"leader {leader.id}", "turn", (leader.year,)
        yield f"leader {leader.id}", "card", (leader.event,)
    yield "the land counters", "nation", (pool.nation for pool in pieces.pools)
    yield "the squadrons", "nation", (navy.nation for navy in pieces.navies)
    yield "the flags", "nation", (pieces.flag_backs, *(flags.nation for flags in pieces.flags))


def _cards(cards: Cards) -> Iterator[Mention]:
    for card in cards.cards:
        yield from _named(f"card {card.id}", card)
    for reserve in cards.reserves:
        yield f"reserve {reserve.id}", "nation", (reserve.nation,)
        yield from _named(f"reserve {reserve.id}", reserve)


def _named(place: str, value: Event | msgspec.Struct) -> Iterator[Mention]:
    """Whatever an event names, however deep it stands."""
    for field in value.__struct_fields__:
        content = getattr(value, field)
        kind = OTHERWISE.get((type(value).__name__, field), NAMES.get(field, ""))
        items = content if isinstance(content, tuple) else (content,)
        if kind:
            yield place, kind, tuple(item for item in items if isinstance(item, str))
        for item in _structs(items):
            yield from _named(place, item)


def _structs(items: tuple[Any, ...]) -> Iterator[msgspec.Struct]:
    for item in items:
        if isinstance(item, msgspec.Struct):
            yield item
        elif isinstance(item, tuple):
            yield from _structs(item)


def _tables(tables: Tables) -> Iterator[Mention]:
    peace = tables.peace
    yield "the peace", "turn", (peace.last_turn, peace.extra_turn)
    yield "the peace", "card", (peace.extra_event,)
    yield "the peace", "nation", (peace.ends_with, *peace.subject)
    yield "the attrition", "nation", (tables.attrition.halved, *tables.attrition.not_halved_in)
    yield "the first round", "nation", (tables.first_round.stays_home,)


def _setup(setup: Setup) -> Iterator[Mention]:
    for scenario in setup.scenarios:
        yield from _scenario(f"scenario {scenario.id}", scenario)


def _scenario(place: str, scenario: Scenario) -> Iterator[Mention]:
    yield place, "turn", (scenario.turn, scenario.last)
    yield place, "card", scenario.removed
    yield place, "camp", scenario.camps
    yield place, "nation", (scenario.first, *scenario.hands, *scenario.keys)
    for members in scenario.camps.values():
        yield place, "nation", members
    for version in scenario.versions.values():
        yield place, "nation", (power for powers in version.players for power in powers)
    for stack in scenario.stacks:
        yield place, "nation", (stack.nation,)
        yield place, "space", (stack.space,)
        yield place, "leader", stack.leaders
    for fleet in scenario.fleets:
        yield place, "nation", (fleet.nation,)
        yield place, "place", (fleet.place,)
    for consul in scenario.consuls:
        yield place, "nation", (consul.nation, consul.row)
        yield place, "column", (consul.column,)
    for flags in scenario.flags:
        yield place, "nation", (flags.nation,)
        yield place, "space", flags.spaces
