"""What must hold after every decision: every piece is somewhere, once, and the points follow from the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warcouncil.campaign.pieces import Troops
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYERS, POWERS
from warcouncil.titles.tanto_monta.recount import recounted
from warcouncil.titles.tanto_monta.resources import PRINTED, printed
from warcouncil.titles.tanto_monta.seasons import victory
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import CARDS

SPACES, SEAS = COMPONENTS.atlas.spaces, COMPONENTS.atlas.seas
FOREIGN_WARS = frozenset(war.id for war in COMPONENTS.tables.foreign_wars)
LEADERS = frozenset(leader.id for leader in COMPONENTS.people.leaders)
ADMIRALS = frozenset(admiral.id for admiral in COMPONENTS.people.admirals)
NAOS = {nao.id: nao.count for nao in COMPONENTS.pieces.naos}
WAR_SHIPS = {row.navy: row.count for row in COMPONENTS.pieces.naval if row.war}
WAR_REGULARS = {"aragon" if navy == "spain" else navy: count for navy, count in COMPONENTS.pieces.war_regulars.items()}
"""What the Ottoman-Venetian War brings besides the counters of the powers (20.9)."""
INFANTRY = ("regular", "militia", "native")


def problems(state: TantoMontaState) -> Iterator[str]:
    """Sentences that say what is wrong; none when all is well."""
    yield from cards(state)
    yield from resources(state)
    yield from land_units(state)
    yield from ships(state)
    yield from people(state)
    yield from naos(state)
    yield from spaces(state)
    yield from points(state)
    yield from state.unknown_facts()


# -- cards and resources


def cards(state: TantoMontaState) -> Iterator[str]:
    """Each card is in exactly one place, but for one that is being played."""
    places: Counter[str] = Counter()
    for hand in state.hands.values():
        places.update(hand)
    for pile in (state.deck.cards, state.discard, state.removed, state.aside, state.drawn, tuple(state.on_table)):
        places.update(pile)
    going_on = {state.card, *(card for _, card in state.played_events)}
    going_on.update(card for headline in state.headlines.values() for card in (headline.event, headline.support))
    for card in CARDS:
        if places[card] > 1 or (places[card] == 0 and card not in going_on):
            yield f"card {card} is in {places[card]} places"
    for player, hand in state.hands.items():
        if list(hand) != sorted(hand, key=lambda card: CARDS[card].number):
            yield f"the hand of {player} is not in order"
        if any(CARDS[card].owner not in ("", player) for card in hand):
            yield f"{player} holds a home card of somebody else"


def resources(state: TantoMontaState) -> Iterator[str]:
    """Every resource is in a pool, spent, in a warehouse, on a board, or lies in a settlement, a caravan or a nao."""
    found: Counter[str] = Counter(state.spent_resources)
    found.update(state.naval_pool)
    found.update(state.caravan_pool)
    for column in (state.warehouse, state.vp_resources, state.arrivals):
        for held in column.values():
            found.update(held)
    found.update(state.caravans.values())
    found.update(state.cargo.values())
    for nao in state.naos.values():
        found.update(nao.cargo)
    for pool in PRINTED:
        for resource, count in Counter(printed(pool)).items():
            if found[resource] != count:
                yield f"resource {resource} is there {found[resource]} times, not {count}"


# -- units


def everywhere(state: TantoMontaState) -> Iterator[Troops]:
    """All land units that stand somewhere, or fight."""
    for here in state.troops.values():
        yield from here
    if state.battle is not None:
        yield from state.battle.attacking
        yield from state.battle.defending


def land_units(state: TantoMontaState) -> Iterator[str]:
    """Nobody has more units of a kind than counters show."""
    strength: dict[str, Counter[str]] = {power: Counter() for power in POWERS}
    for place in state.troops:
        if place not in SPACES and place not in FOREIGN_WARS:
            yield f"units in {place}, which is no place"
    for stack in everywhere(state):
        if min(stack.counts) < 0 or not stack.size:
            yield f"an impossible stack {stack}"
        for unit, count in zip(state.realm.land_units, stack.counts, strict=True):
            strength[stack.owner][unit] += count
    for row in COMPONENTS.pieces.land:
        have = strength[row.power]
        infantry = sum(row.units.get(unit, 0) for unit in ("infantry", *INFANTRY)) + WAR_REGULARS.get(row.power, 0)
        if sum(have[unit] for unit in INFANTRY) > infantry:
            yield f"{row.power} has {dict(have)}, but only {infantry} of infantry"
        for unit in ("cavalry", "artillery"):
            if have[unit] > row.units.get(unit, 0):
                yield f"{row.power} has {have[unit]} {unit}"


def ships(state: TantoMontaState) -> Iterator[str]:
    """Ships are within the counters and lie in ports or at sea, or escort naos."""
    total: Counter[str] = Counter()
    for place, fleets in state.fleets.items():
        if place not in SEAS and not (place in SPACES and (SPACES[place].ports or SPACES[place].inland)):
            yield f"ships in {place}, which is no port"
        for fleet in fleets:
            total[fleet.owner] += fleet.size
    for owner, lost in state.lost_ships.items():
        total[owner] += sum(lost)
    for row in state.escorts.values():
        total.update(row)
    counters = state.realm.counters
    for owner in POWERS:
        if total[owner] > counters[owner].ships + WAR_SHIPS.get(owner, 0):
            yield f"{owner} has {total[owner]} ships of {counters[owner].ships}"


# -- people and naos


def people(state: TantoMontaState) -> Iterator[str]:
    """Leaders are in one place each; the living of the wedding table are those of the data."""
    for leader in LEADERS:
        if (leader in state.leaders) + (leader in state.captives) + (leader in state.away_leaders) > 1:
            yield f"leader {leader} is in two places"
    for leader, place in state.leaders.items():
        if leader not in LEADERS or (place not in SPACES and place not in FOREIGN_WARS):
            yield f"leader {leader} is in {place}"
    for admiral, place in state.admirals.items():
        if admiral not in ADMIRALS or admiral in state.waiting_admirals:
            yield f"admiral {admiral} is in two places"
        if place not in SEAS and place not in SPACES:
            yield f"admiral {admiral} is in {place}"
    for child, suitor in state.married.items():
        if child in state.weddings:
            yield f"{child} is married to {suitor} and courted"


def naos(state: TantoMontaState) -> Iterator[str]:
    """Every nao is in play, to be built, or on the turn track; never twice."""
    found = Counter((*state.naos, *state.away_naos, *(nao for pool in state.nao_pools.values() for nao in pool)))
    for nao, count in found.items():
        if nao not in NAOS or count > NAOS[nao]:
            yield f"nao {nao} is there {count} times"


# -- spaces and points


def spaces(state: TantoMontaState) -> Iterator[str]:
    """Every space has one controller."""
    if set(state.control) != set(SPACES):
        yield "control is not known for every space"
    for space, power in state.control.items():
        if power not in POWERS or power in state.realm.policy:
            yield f"{space} is controlled by {power}"
    for space in (*state.unrest, *state.fortresses, *state.plague, *state.uprisings):
        if space not in SPACES:
            yield f"a marker in {space}"


def points(state: TantoMontaState) -> Iterator[str]:
    """Wars and alliances exclude each other; tracks stay within their boxes; VP follow from the table."""
    for pair in state.wars & state.alliances:
        yield f"{pair} are allied and at war"
    if not 0 <= state.corsair_vp <= COMPONENTS.tables.corsair_vp:
        yield "the track of corsairs is beyond its end"
    if any(not 0 <= vp <= COMPONENTS.tables.piracy_vp for vp in state.piracy_vp.values()):
        yield "a track of piracy is beyond its end"
    for player in PLAYERS:
        if victory.vp(state, player) != recounted(state, player):
            yield f"{player} has {victory.vp(state, player)} VP, but {recounted(state, player)} lie on the table"
