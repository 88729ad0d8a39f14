"""The components: map, powers, people, cards, tables and scenarios, read once from data/*.toml.

Everything here is constant. What the rules look up at every decision is worked out once. The shapes of the rows stand
in schema.py; those that rules name can be imported from here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from warcouncil.campaign.pieces import INDEPENDENT as INDEPENDENT
from warcouncil.engine.data import read_toml
from warcouncil.table.graph import UNREACHABLE as UNREACHABLE
from warcouncil.table.graph import Atlas
from warcouncil.titles.here_i_stand.schema import Admiral as Admiral
from warcouncil.titles.here_i_stand.schema import Card as Card
from warcouncil.titles.here_i_stand.schema import Colony as Colony
from warcouncil.titles.here_i_stand.schema import Counters as Counters
from warcouncil.titles.here_i_stand.schema import Debater as Debater
from warcouncil.titles.here_i_stand.schema import ForeignWar as ForeignWar
from warcouncil.titles.here_i_stand.schema import Leader as Leader
from warcouncil.titles.here_i_stand.schema import Map, People, Powers, RollTable, Tables
from warcouncil.titles.here_i_stand.schema import Minor as Minor
from warcouncil.titles.here_i_stand.schema import Ruler as Ruler
from warcouncil.titles.here_i_stand.schema import Scenario as Scenario
from warcouncil.titles.here_i_stand.schema import Sea as Sea
from warcouncil.titles.here_i_stand.schema import Space as Space
from warcouncil.titles.here_i_stand.schema import Stack as Stack
from warcouncil.titles.here_i_stand.schema import Turn as Turn
from warcouncil.titles.here_i_stand.schema import Voyager as Voyager

DATA = Path(__file__).parent / "data"

MAJORS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
"""The major powers in the order of their impulses."""
MINORS = ("genoa", "hungary_bohemia", "scotland", "venice")
POWERS = (*MAJORS, *MINORS, INDEPENDENT)
LAND_UNITS = ("regular", "mercenary", "cavalry")
NAVAL_UNITS = ("squadron", "corsair")
UNITS = LAND_UNITS + NAVAL_UNITS


def _read(name: str) -> dict[str, Any]:
    return read_toml(DATA / name)


# -- the map

MAP = msgspec.convert(_read("map.toml"), Map)
ATLAS = Atlas(MAP.spaces, MAP.seas, MAP.roads, [crossing.pair for crossing in MAP.passes])  # his-2.5-13 his-2.5-4
SPACES, SEAS, PLACE, PORTS = ATLAS.spaces, ATLAS.seas, ATLAS.place, ATLAS.ports
NEIGHBOURS, ROADS, SEA_NEIGHBOURS, PASSES = ATLAS.neighbours, ATLAS.roads, ATLAS.sea_neighbours, ATLAS.passes
DISTANCE, within, is_pass = ATLAS.distance, ATLAS.within, ATLAS.is_pass


def _spaces(kind: str) -> tuple[str, ...]:
    return tuple(space.id for space in MAP.spaces if space.kind == kind)


KEYS: tuple[str, ...] = _spaces("key")
ELECTORATES: tuple[str, ...] = _spaces("electorate")  # his-2.1-9
FORTRESSES: tuple[str, ...] = _spaces("fortress")
TOWNS: tuple[str, ...] = _spaces("town")
FORTIFIED_BY_PRINT: frozenset[str] = frozenset(SPACES) - frozenset(TOWNS)  # his-2.1-2
HOMES: dict[str, tuple[str, ...]] = {
    power: tuple(space.id for space in MAP.spaces if space.home == power) for power in POWERS
}
CAPITALS: dict[str, tuple[str, ...]] = {
    power: tuple(space.id for space in MAP.spaces if space.capital_of == power) for power in MAJORS
}
ZONES: dict[str, tuple[str, ...]] = {
    zone: tuple(space.id for space in MAP.spaces if space.zone == zone)
    for zone in ("english", "french", "german", "italian", "spanish")
}

# -- the powers

_powers = msgspec.convert(_read("powers.toml"), Powers)
MINOR: dict[str, Minor] = {power.id: power for power in _powers.minors}
COLORS: dict[str, str] = {
    **{major.id: major.color for major in _powers.majors},
    **{minor.id: minor.color for minor in _powers.minors},
    INDEPENDENT: _powers.independent.color,
}
KEY_TRACK: dict[str, tuple[tuple[int, int], ...]] = {
    power.id: power.key_track for power in _powers.majors if power.key_track
}
"""KEY_TRACK[power][keys]: cards dealt and victory points; the Protestants have no such track."""
AUTO_WIN_KEYS: dict[str, int] = {power.id: power.auto_win_keys for power in _powers.majors if power.key_track}
SQUARES: dict[str, int] = {power.id: power.squares for power in _powers.majors}
"""The square control markers."""
COUNTERS: dict[str, Counters] = {
    **{major.id: major.counters for major in _powers.majors},
    **{minor.id: minor.counters for minor in _powers.minors},
    INDEPENDENT: _powers.independent.counters,
}
ACTIVATORS: dict[str, tuple[str, ...]] = {minor.id: minor.activators for minor in _powers.minors}
ACTIONS: dict[str, dict[str, int]] = _powers.actions
"""ACTIONS[action][power]: its cost; a power that is missing cannot take it."""

# -- people

_people = msgspec.convert(_read("leaders.toml"), People)
LEADERS: dict[str, Leader] = {leader.id: leader for leader in _people.leaders}
ADMIRALS: dict[str, Admiral] = {admiral.id: admiral for admiral in _people.admirals}
RULERS: dict[str, Ruler] = {ruler.id: ruler for ruler in _people.rulers}
DEBATERS: dict[str, Debater] = {debater.id: debater for debater in _people.debaters}
REFORMERS: dict[str, tuple[str, int]] = {reformer.id: (reformer.space, reformer.turn) for reformer in _people.reformers}
"""REFORMERS[id]: the space and the turn; turn 0 is the one after the marriage with Anne Boleyn."""
EXPLORERS: dict[str, Voyager] = {explorer.id: explorer for explorer in _people.explorers}
CONQUISTADORS: dict[str, Voyager] = {conquistador.id: conquistador for conquistador in _people.conquistadors}
COLONIES: dict[str, Colony] = {colony.id: colony for colony in _people.colonies}
COLONY_LIMIT: dict[str, int] = _people.colony_limit
COLONIAL: tuple[str, ...] = tuple(power for power in MAJORS if power in COLONY_LIMIT)
WIVES: tuple[str, ...] = _people.marital_status
"""The boxes of Henry's marital status, the wives and the petition for divorce."""

# -- cards

CARDS: dict[str, Card] = {card.id: card for card in msgspec.convert(_read("cards.toml")["cards"], tuple[Card, ...])}
CARD_NUMBER: dict[str, int] = {card.id: card.number for card in CARDS.values()}
CARD_BY_NUMBER: dict[int, str] = {card.number: card.id for card in CARDS.values()}
HOME_CARDS: dict[str, tuple[str, ...]] = {
    power: tuple(card.id for card in CARDS.values() if card.owner == power) for power in MAJORS
}
PLAYABLE_BY: dict[str, frozenset[str]] = {
    card.id: frozenset(card.players or ((card.owner,) if card.owner else MAJORS)) for card in CARDS.values()
}
"""The powers that may play the event of a card."""

# -- tables

TABLES = msgspec.convert(_read("tables.toml"), Tables)
WAR_COST: dict[tuple[str, str], int] = {
    pair: row.cp for row in TABLES.war_costs for pair in (row.powers, row.powers[::-1])
}
"""WAR_COST[attacker, target]; a pair that is missing never declares war."""
AFTER_LEAGUE: frozenset[tuple[str, str]] = frozenset(
    pair for row in TABLES.war_costs if row.after_league for pair in (row.powers, row.powers[::-1])
)
"""The pairs that declare war only once the Schmalkaldic League is formed."""
MINOR_WAR_COST: dict[tuple[str, str], int] = {
    (power, minor): cost for minor, costs in TABLES.minor_war_costs.items() for power, cost in costs.items()
}
INTERVENTION: dict[str, tuple[str, int]] = {
    minor.id: (minor.natural_ally, minor.intervention) for minor in _powers.minors if minor.natural_ally
}
"""INTERVENTION[minor]: who enters a war on its side, and the cost."""
PROTESTANT_TRACK: tuple[int, ...] = tuple(
    sum(start <= spaces for start in TABLES.protestant_track) - 1 for spaces in range(TABLES.religious_victory + 1)
)
"""PROTESTANT_TRACK[spaces]: the victory points of the Protestants, up to the number of spaces that wins."""
TRACK_VP = PROTESTANT_TRACK[-1]
"""What Protestants and Papacy share out on that track."""


def protestant_vp(spaces: int) -> int:
    """What so many Protestant spaces are worth to the Protestants."""
    return PROTESTANT_TRACK[min(spaces, TABLES.religious_victory)]


def papal_vp(spaces: int) -> int:
    """What so many Protestant spaces leave to the Papacy."""
    return TRACK_VP - protestant_vp(spaces)


def _by_total(table: RollTable) -> dict[int, str]:
    """The result for every total of two dice with any modifiers there are."""
    lowest = min(start for start, _ in table.rows)
    return {total: [row for start, row in table.rows if start <= max(total, lowest)][-1] for total in range(-5, 26)}


EXPLORATION: dict[int, str] = _by_total(TABLES.exploration)
CIRCUMNAVIGATION: dict[int, str] = _by_total(TABLES.circumnavigation)
CONQUEST: dict[int, str] = _by_total(TABLES.conquest)
RICHES: dict[str, dict[int, str]] = {column: _by_total(table) for column, table in TABLES.riches.items()}
"""RICHES[column][total]: the columns are colony, potosi and the conquests."""
RICHES_COLUMN: dict[str, str] = {
    **{colony: colony if colony in RICHES else "colony" for colony in COLONIES},
    **{conquest: conquest for conquest in TABLES.conquests},
}
RAIDERS: dict[int, str] = dict(enumerate(TABLES.raiders, 1))
"""RAIDERS[die]: what happens to a raider and the card he is after."""
RAIDER_ORDER: tuple[str, ...] = TABLES.raider_order
PREGNANCY: dict[int, str] = dict(enumerate((birth.result for birth in TABLES.pregnancy), 1))
DISCOVERIES: dict[str, int] = TABLES.discoveries
CONQUESTS: dict[str, int] = TABLES.conquests
ELECTORATE_TROOPS: dict[str, int] = TABLES.electorate_troops
FOREIGN_WARS: dict[str, ForeignWar] = {war.id: war for war in TABLES.foreign_wars}
BONUS_VP: dict[str, int] = TABLES.bonus_vp


def _turn(number: int, years: tuple[int, int]) -> Turn:
    return Turn(
        number,
        years,
        tuple(card.id for card in CARDS.values() if card.turn == number and not card.conditional),
        tuple(person.id for person in _people.debaters if person.turn == number and not person.with_cranmer),
        tuple(person.id for person in _people.reformers if person.turn == number),
        tuple(leader.id for leader in _people.leaders if leader.turn == number),
        tuple(card.id for card in CARDS.values() if card.deadline == number),
    )


TURNS: dict[int, Turn] = {number: _turn(number, years) for number, years in enumerate(TABLES.turns, 1)}
CONDITIONAL_CARDS: tuple[str, ...] = tuple(card.id for card in CARDS.values() if card.conditional)
CRANMER_DEBATERS: tuple[str, ...] = tuple(person.id for person in _people.debaters if person.with_cranmer)

# -- scenarios

_setup = _read("setup.toml")
SCENARIOS: dict[str, Scenario] = {
    name: msgspec.convert({**_setup["scenarios"].get(table.get("base", ""), {}), **table, "id": name}, Scenario)
    for name, table in _setup["scenarios"].items()
}
SEATING: dict[int, tuple[tuple[str, ...], ...]] = {
    int(players): seats
    for players, seats in msgspec.convert(_setup["seating"], dict[str, tuple[tuple[str, ...], ...]]).items()
}
"""SEATING[players][seat]: the powers that a seat plays."""


def _control(scenario: Scenario) -> dict[str, str]:
    held = {space: power for power, spaces in scenario.holdings.items() for space in spaces}
    nobody = dict.fromkeys(scenario.out_of_play, INDEPENDENT)
    return {space.id: space.home for space in MAP.spaces} | held | nobody  # his-2.2-1 his-2.2-2


def _religion(scenario: Scenario) -> dict[str, str]:
    printed = {space.id: "" if space.home == "ottoman" else "catholic" for space in MAP.spaces}
    return printed | dict.fromkeys(scenario.protestant, "protestant")


def _deck(scenario: Scenario) -> tuple[str, ...]:
    elsewhere = {*scenario.removed, *scenario.in_play, *(card for hand in scenario.in_hand.values() for card in hand)}
    return tuple(
        card.id
        for card in CARDS.values()
        if card.kind != "home" and not card.conditional and card.turn < scenario.turns[0] and card.id not in elsewhere
    )


START_CONTROL: dict[str, dict[str, str]] = {name: _control(scenario) for name, scenario in SCENARIOS.items()}
"""START_CONTROL[scenario][space]: the power, minor power or `independent`."""
START_RELIGION: dict[str, dict[str, str]] = {name: _religion(scenario) for name, scenario in SCENARIOS.items()}
"""START_RELIGION[scenario][space]: catholic, protestant, or empty in home spaces of the Ottomans."""
START_DECK: dict[str, tuple[str, ...]] = {name: _deck(scenario) for name, scenario in SCENARIOS.items()}
"""START_DECK[scenario]: the deck before the first card draw phase, which adds TURNS[turn].cards."""
