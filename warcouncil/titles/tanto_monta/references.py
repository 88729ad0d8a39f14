"""What must fit together between the data files: ids are there once, and whatever a row names exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from warcouncil.titles.tanto_monta.schema import Cards, Map, Moments, People, Pieces, Powers
from warcouncil.titles.tanto_monta.tables import Scenario, Setup, Stack, Tables

Named = tuple[str, str, Iterable[str]]
"""Where something is named, of which kind it is, and the ids."""


def mistakes(files: dict[str, Any]) -> list[str]:
    """What is wrong, in sentences: ids that are there twice, ids that nothing has."""
    map, powers, people = files["map.toml"], files["powers.toml"], files["leaders.toml"]
    pieces, tables, setup = files["pieces.toml"], files["tables.toml"], files["setup.toml"]
    cards: Cards = files["cards.toml"]
    found = [*_twice(map, powers, people, cards)]
    known = _known(map, powers, people, cards, tables) | {"order": frozenset(order.id for order in pieces.orders)}
    named: Iterator[Named]
    for named in (
        _map(map),
        _powers(powers),
        _people(people),
        _pieces(pieces),
        _cards(cards),
        _tables(tables),
        _setup(setup),
        _moments(files["windows.toml"]),
    ):
        for place, kind, ids in named:
            found += [
                f"{place} names {id!r}, but there is no such {kind}" for id in ids if id and id not in known[kind]
            ]
    return found


def _twice(map: Map, powers: Powers, people: People, cards: Cards) -> Iterator[str]:
    lists: dict[str, tuple[Any, ...]] = {
        "space": (*map.spaces, *map.settlements),
        "sea": (*map.seas, *map.oceans),
        "island": map.islands,
        "player": powers.players,
        "power": (*powers.powers, *powers.minors, *powers.others),
        "action": powers.actions,
        "leader": (*people.leaders, *people.admirals),
        "ruler": people.rulers,
        "pope": people.popes,
        "royal person": (*people.children, *people.suitors),
        "card": cards.cards,
    }
    for kind, rows in lists.items():
        yield from (f"{kind} {id} is there twice" for id, count in Counter(row.id for row in rows).items() if count > 1)
    yield from (
        f"card number {number} is there twice"
        for number, count in Counter(card.number for card in cards.cards).items()
        if count > 1
    )


def _known(map: Map, powers: Powers, people: People, cards: Cards, tables: Tables) -> dict[str, frozenset[str]]:
    players = {player.id for player in powers.players}
    major = {power.id for power in powers.powers}
    minor = {power.id for power in powers.minors}
    return {
        "space": frozenset(space.id for space in map.spaces),
        "settlement": frozenset(space.id for space in map.settlements),
        "sea": frozenset(sea.id for sea in map.seas),
        "ocean": frozenset(ocean.id for ocean in map.oceans),
        "island": frozenset(island.id for island in map.islands),
        "player": frozenset(players),
        "power": frozenset(major | minor | {power.id for power in powers.others}),
        "side": frozenset(major | minor | players),
        "navy": frozenset(major | minor | players | {"ragusa", "tunis", "ottoman"}),
        "leader": frozenset(leader.id for leader in people.leaders),
        "admiral": frozenset(admiral.id for admiral in people.admirals),
        "ruler": frozenset(ruler.id for ruler in people.rulers),
        "pope": frozenset(pope.id for pope in people.popes),
        "child": frozenset(child.id for child in people.children),
        "suitor": frozenset(suitor.id for suitor in people.suitors),
        "royal person": frozenset(person.id for person in (*people.children, *people.suitors)),
        "card": frozenset(card.id for card in cards.cards),
        "house": frozenset(house.id for house in tables.houses),
        "marker": frozenset(marker.id for marker in tables.vp_markers),
        "foreign war": frozenset(war.id for war in tables.foreign_wars),
        "affinity": frozenset({*players, "neutral"}),
    }


def _map(map: Map) -> Iterator[Named]:
    for space in map.spaces:
        place = f"space {space.id}"
        yield place, "power", (space.home, space.shared)
        yield place, "side", (space.winters,)
        yield place, "island", (space.island,)
        yield place, "sea", space.ports
        if space.inland:
            yield place, "sea", (space.inland.sea,)
            yield place, "space", (space.inland.through,)
    for sea in map.seas:
        yield f"sea {sea.id}", "sea", sea.adjacent
    for link in (*map.roads, *map.passes):
        yield f"link {'-'.join(link.pair)}", "space", link.pair
    for gate in map.gates:
        yield "a gate", "sea", gate.seas
        yield "a gate", "space", gate.spaces
    yield "the strait", "space", (space for pair in map.strait for space in pair)
    for current in map.currents:
        yield "a current", "ocean", current.pair
    yield "the exploration map", "ocean", (map.naos_enter, *(place.ocean for place in map.settlements))
    yield "the exploration map", "player", (place.reserved for place in map.settlements)
    yield "the caravans", "space", (caravan.space for caravan in map.caravans)
    yield "the caravans", "player", (caravan.robber for caravan in map.caravans)


def _powers(powers: Powers) -> Iterator[Named]:
    for player in powers.players:
        yield f"player {player.id}", "power", player.powers
        yield f"player {player.id}", "ruler", (player.ruler,)
        yield f"player {player.id}", "space", player.home_keys
    for power in powers.powers:
        yield f"power {power.id}", "player", (power.player,)
    for minor in powers.minors:
        yield f"minor power {minor.id}", "player", (*minor.influence, *minor.activate, *minor.deactivate)
        yield f"minor power {minor.id}", "power", (minor.muslim_power,)
    for action in powers.actions:
        yield f"action {action.id}", "player", action.cost
        yield f"action {action.id}", "power", (*action.powers, *action.only)
    yield "the garrison", "admiral", (powers.garrison.admiral,)


def _people(people: People) -> Iterator[Named]:
    for leader in people.leaders:
        yield f"leader {leader.id}", "power", (leader.power, *leader.also)
        yield f"leader {leader.id}", "card", (leader.card, leader.by_card)
        yield f"leader {leader.id}", "leader", (leader.successor,)
    for admiral in people.admirals:
        yield f"admiral {admiral.id}", "power", (admiral.power,)
        yield f"admiral {admiral.id}", "player", (admiral.player,)
        yield f"admiral {admiral.id}", "card", (admiral.card, admiral.by_card)
        yield f"admiral {admiral.id}", "admiral", (admiral.successor,)
    for ruler in people.rulers:
        yield f"ruler {ruler.id}", "player", (ruler.player,)
        yield f"ruler {ruler.id}", "card", (ruler.card,)
    for pope in people.popes:
        yield f"pope {pope.id}", "affinity", pope.affinity
        yield f"pope {pope.id}", "card", (pope.card,)
    for child in people.children:
        yield f"child {child.id}", "suitor", child.suitors


def _pieces(pieces: Pieces) -> Iterator[Named]:
    yield "the land counters", "power", (row.power for row in pieces.land)
    yield "the naval counters", "navy", (*(row.navy for row in pieces.naval), *pieces.war_regulars)
    yield "the naos", "player", (nao.player for nao in pieces.naos)
    yield "the settlement markers", "player", (row.player for row in pieces.settlement_markers)


def _cards(cards: Cards) -> Iterator[Named]:
    for card in cards.cards:
        yield f"card {card.id}", "player", (card.owner,)
        yield f"card {card.id}", "power", card.powers


def _moments(moments: Moments) -> Iterator[Named]:
    for moment in moments.windows:
        yield f"window {moment.id}", "card", moment.cards


def _tables(tables: Tables) -> Iterator[Named]:
    for cost in tables.war_costs:
        yield "a cost of war", "side", (*cost.side, *cost.against)
    for war in tables.foreign_wars:
        yield f"foreign war {war.id}", "card", (war.card,)
        yield f"foreign war {war.id}", "power", (war.power,)
    for bonus in tables.space_bonuses:
        yield "a bonus", "space", bonus.spaces
        yield "a bonus", "player", bonus.vp
        yield "a bonus", "card", (bonus.after, bonus.before)
    for marker in tables.vp_markers:
        yield f"marker {marker.id}", "player", marker.players
    for grant in tables.grants:
        yield f"a grant of {grant.event}", "card", (grant.event,)
        yield f"a grant of {grant.event}", "space", (grant.space,)
        yield f"a grant of {grant.event}", "side", (grant.holder,)
        yield f"a grant of {grant.event}", "power", (grant.power,)
        yield f"a grant of {grant.event}", "order", (grant.order,)
        yield f"a grant of {grant.event}", "admiral", (grant.admiral,)
    yield from _voyages(tables)
    yield "Naples", "space", (tables.naples.key, *tables.naples.strategic)
    yield "the treaties", "space", (space for group in tables.treaties.held for space in group)
    yield "the cause of the Beltranejos", "space", tables.beltranejos_cause.spaces
    yield "the surrenders", "space", (*tables.surrender.nasrid, tables.surrender.catalonia, *tables.surrender.twice)
    yield "the Papacy", "space", tables.papacy.spaces
    yield "the military orders", "space", tables.orders.spaces
    yield "the formation", "leader", tables.formation.apart
    yield "the kingdoms", "space", (kingdom.space for kingdom in tables.kingdoms)
    yield "the noble houses", "space", (house.space for house in tables.houses)
    yield "the Mesta", "space", tables.mesta.spaces
    yield "the lord of Italy", "space", tables.lord_of_italy.spaces
    yield "the Atlantic", "space", tables.atlantic.ports
    yield "the royal deaths", "royal person", (death.id for death in tables.deaths)
    yield "the forced events", "card", (card for cards in tables.forced.values() for card in cards)


def _voyages(tables: Tables) -> Iterator[Named]:
    for ban in tables.settling_bans:
        yield f"a limit of {ban.treaty}", "player", (ban.player,)
        yield f"a limit of {ban.treaty}", "ocean", ban.oceans
    for discovery in tables.discoveries:
        yield f"discovery {discovery.id}", "player", (discovery.player,)
        yield f"discovery {discovery.id}", "ocean", (discovery.enters, discovery.way, discovery.ocean)
    voyages = tables.voyages
    yield "the voyages", "ocean", (*voyages.strait, *voyages.calm, *voyages.plundered)
    yield "the voyages", "space", (voyages.strait_key, voyages.plunder_twice)
    yield "the voyages", "sea", (voyages.mesta_sea,)


def _setup(setup: Setup) -> Iterator[Named]:
    yield from _stacks((*setup.garrisons, *setup.turn_4))
    for name, scenario in setup.scenarios.items():
        for _, kind, ids in (*_scenario(scenario), *_stacks(scenario.stacks)):
            yield f"scenario {name}", kind, ids


def _stacks(stacks: tuple[Stack, ...]) -> Iterator[Named]:
    for stack in stacks:
        yield "a stack", "power", (stack.power,)
        yield "a stack", "space", (stack.space,)
        yield "a stack", "leader", stack.leaders
        yield "a stack", "admiral", stack.admirals


def _scenario(scenario: Scenario) -> Iterator[Named]:
    yield "", "player", (*scenario.vp, *scenario.rulers, *scenario.markers, *scenario.settlements, *scenario.explored)
    yield "", "ruler", scenario.rulers.values()
    yield "", "pope", (scenario.pope,)
    yield "", "side", (side for pair in (*scenario.wars, *scenario.alliances) for side in pair)
    yield "", "side", (*scenario.holdings, *scenario.surrendered)
    yield "", "space", (scenario.mesta, *(space for spaces in scenario.holdings.values() for space in spaces))
    yield "", "house", scenario.loyalty
    yield "", "marker", (marker for markers in scenario.markers.values() for marker in markers)
    yield "", "card", (*scenario.removed, *scenario.in_force)
    yield "", "royal person", (person for pair in scenario.married for person in pair)
    yield "", "settlement", (place for places in scenario.settlements.values() for place in places)
    yield "", "ocean", (ocean for oceans in scenario.explored.values() for ocean in oceans)
    yield "", "foreign war", scenario.foreign_wars_won
