"""What must hold after every decision: every piece is somewhere, once; control, keys and points agree with the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warcouncil.table import kept
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.recount import all_keys, recounted
from warcouncil.titles.napoleonic_wars.relations import at_war, is_player_power, patron, standing
from warcouncil.titles.napoleonic_wars.sea.harbours import stranded
from warcouncil.titles.napoleonic_wars.seasons.peace import points
from warcouncil.titles.napoleonic_wars.state import (
    BUILDING,
    LEADERS,
    NATIONS,
    OFF_MAP,
    PLACE,
    REGROUP,
    SEAS,
    SPACES,
    NapoleonicState,
    on_map,
    track_order,
)

POOLS = {pool.nation: pool.most for pool in COMPONENTS.pieces.pools}
NAVIES = {navy.nation: navy.count for navy in COMPONENTS.pieces.navies}
SUPPLY = {row.nation: row.count for row in COMPONENTS.pieces.flags}


def problems(state: NapoleonicState) -> Iterator[str]:
    """Sentences that say what is wrong; none when all is well."""
    yield from cards(state)
    yield from land(state)
    yield from ships(state)
    yield from voyages(state)
    yield from flags(state)
    yield from nations(state)
    yield from diplomacy(state)
    yield from marches(state)
    yield from state.unknown_facts()
    yield from state.misfiled()
    yield from kept.misfiled(state)


def cards(state: NapoleonicState) -> Iterator[str]:
    """Each card is in exactly one place, or being played."""
    places: Counter[str] = Counter()
    for hand in state.hands.values():
        places.update(hand)
    piles = (state.deck.cards, state.discard, state.removed, state.aside, state.drawn, state.kept, tuple(state.wars))
    for pile in (*piles, state.timed, tuple(state.lasting & COMPONENTS.cards.keys()), *state.spares.values()):
        places.update(pile)
    played = {state.card, *(card for _, card in state.announced)}
    for card in COMPONENTS.cards:
        if places[card] > 1 or (places[card] == 0 and card not in played):
            yield f"card {card} is in {places[card]} places"
    for nation, hand in state.hands.items():
        if list(hand) != sorted(hand, key=lambda card: state.all_cards[card].number):
            yield f"the hand of {nation} is not in order"
    if bool(state.kept) != bool(state.keeper):
        yield "kept cards and their keeper do not agree"


def land(state: NapoleonicState) -> Iterator[str]:
    """Units within the counters, leaders at known places, no hostile formations side by side."""
    known = {*SPACES, REGROUP, *state.wars}
    for place, here in state.units.items():
        if place not in known:
            yield f"units at {place}, which is no place"
        ranks = [PLACE[one] for one, _ in here]
        if min([count for _, count in here], default=1) <= 0 or ranks != sorted(ranks):
            yield f"the units at {place} are not in order: {here}"
    for nation in NATIONS:
        if state.units_in_play(nation) > POOLS[nation]:
            yield f"{nation} has more units than counters"
    for leader, place in state.leaders.items():
        if place not in known:
            yield f"{leader} is at {place}, which is no place"
    if not state.leaders.keys() <= LEADERS.keys():
        yield "there are leaders whom nobody knows"
    if not state.commanders <= set(state.leaders):
        yield "somebody commands who is not in play"
    quiet = state.phase not in ("impulses", "camps", "reinforcement") or state.agenda[-1:] in (
        [("submissions",)],
        [("sweep_ports",)],
        [("end_impulse",)],
        [("attrition_phase",)],
    )
    for space in SPACES if quiet else ():
        stood = standing(state, space)
        if any(at_war(state, one, other) for one in stood for other in stood):
            yield f"enemies stand together in {space}"


def ships(state: NapoleonicState) -> Iterator[str]:
    for place, here in state.squadrons.items():
        if place not in SEAS and place not in (REGROUP, OFF_MAP, *state.wars) and not SPACES[place].ports:
            yield f"squadrons at {place}, which is no port"
        if not here or list(here) != sorted(here, key=track_order) or min(mark for _, mark in here) < BUILDING:
            yield f"the squadrons at {place} are not in order: {here}"
    for nation in NATIONS:
        if state.ships_in_play(nation) > NAVIES.get(nation, 0):
            yield f"{nation} has more squadrons than counters"


def voyages(state: NapoleonicState) -> Iterator[str]:
    """What sails lies where it is said to be; nobody lies in an enemy's port between two impulses (13.9)."""
    fleet = state.sailing
    if fleet is not None and Counter(fleet.ships) - Counter(state.ships_at(fleet.place)):
        yield "a fleet on its voyage has squadrons that are elsewhere"
    if fleet is not None and not fleet.ships:
        yield "a fleet without squadrons is on its voyage"
    for port, here in state.held.items():
        if any(count > sum(one == nation for one, _ in state.ships_at(port)) for nation, count in here):
            yield f"more squadrons are held in {port} than are there"
    quiet = state.phase == "impulses" and state.agenda[-1:] == [("end_impulse",)]
    for port in on_map(state.squadrons) if quiet else ():
        if stranded(state, port):
            yield f"squadrons lie in {port}, a port of their enemies"
    if state.mp < 0 or (quiet and (state.convoy or state.sailing)):
        yield "a voyage has no end"


def flags(state: NapoleonicState) -> Iterator[str]:
    """No flag of an original owner; flags within the supply; ceded duchies are flagged."""
    used = Counter(state.flags.values())
    for space, nation in state.flags.items():
        if SPACES[space].nation == nation:
            yield f"{nation} has a flag in {space}, its own duchy"
    for nation, count in SUPPLY.items():
        if used[nation] > count:
            yield f"{nation} has more flags than counters"
    if used.total() > sum(SUPPLY.values()):
        yield "there are more flags than counters"
    if not state.ceded <= set(state.flags):
        yield "a ceded duchy has no flag"


def nations(state: NapoleonicState) -> Iterator[str]:
    """Keys and points counted anew; seats, camps and credits make sense."""
    held = all_keys(state)
    for nation in NATIONS:
        if state.keys[nation] != held[nation]:
            yield f"{nation} has {state.keys[nation]} keys on the track"
        if state.resources[nation] < 0:
            yield f"{nation} has {state.resources[nation]} resources"
        if is_player_power(state, nation) and points(state, nation) != recounted(state, nation):
            yield f"{nation} has {points(state, nation)} points"
        run = is_player_power(state, nation) or bool(patron(state, nation)) or nation == state.restoring
        if run != (nation in state.seats):
            yield f"{nation} is {'not ' * (not run)}run by a player and has a seat all the same, or none"
    for minor, saved in state.credit.items():
        if not 0 < saved <= COMPONENTS.tables.credit:
            yield f"{minor} has saved {saved} CP"
    if not state.used_reserves <= COMPONENTS.reserves.keys():
        yield "a reserve card was used that there is not"


def diplomacy(state: NapoleonicState) -> Iterator[str]:
    """Consuls stand in boxes that there are; camps, pacts, subjects and players agree."""
    columns = [column.id for column in COMPONENTS.diplomacy.columns]
    for minor, (row, column, plus) in state.consuls.items():
        if column not in columns or bool(row) != (plus or column != columns[0]):
            yield f"the consul of {minor} is nowhere: {(row, column, plus)}"
        power = patron(state, minor)
        if power and power in state.camps and state.camps.get(minor) != state.camps[power]:
            yield f"{minor} is in Pact with {power} and in another camp"
        if not power and minor in state.camps and minor != state.restoring:
            yield f"{minor} is in a camp without a pact"
    for seat in range(state.players):
        if len({state.camps[one] for one in state.powers_of(seat) if one in state.camps}) > 1:
            yield f"seat {seat} runs nations of both camps"
    for nation in state.subjects:
        if nation in state.camps:
            yield f"{nation} is a subject neutral in a camp"
    if any(nation not in state.seats for nation in state.spares):
        yield "there are spare reserve cards that nobody can play"


def marches(state: NapoleonicState) -> Iterator[str]:
    """Nobody has marched who is not there; a moving force or a convoy has what stands in its duchy."""
    for space, rows in state.marched.items():
        for nation in {row[0] for row in rows}:
            if sum(count for one, _, count in rows if one == nation) > state.units_at(space, nation):
                yield f"more units of {nation} have marched to {space} than are there"
    for force, what in ((state.moving, "a moving force"), (state.convoy, "a convoy")):
        if force is None:
            continue
        if any(state.units_at(force.space, nation) < count for nation, count in force.units):
            yield f"{what} has more units than are there"
        if any(state.leaders.get(leader) != force.space for leader in force.leaders):
            yield f"{what} has leaders who are elsewhere"
