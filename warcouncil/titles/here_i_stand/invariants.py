"""What must hold after every decision: every piece is somewhere, once; sieges, religion and points make sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from warcouncil.campaign import counters, stacks
from warcouncil.campaign.pieces import Troops
from warcouncil.campaign.relations import fortified, inside
from warcouncil.table import kept
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    CONQUISTADORS,
    COUNTERS,
    ELECTORATE_TROOPS,
    EXPLORERS,
    FOREIGN_WARS,
    HOMES,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    POWERS,
    REFORMERS,
    SEAS,
    SPACES,
    SQUARES,
)
from warcouncil.titles.here_i_stand.recount import recounted
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.seasons.card_draw import counted_keys
from warcouncil.titles.here_i_stand.state import HereIStandState

NUMBERS = {name: card.number for name, card in CARDS.items()}
HOME_CARD_OWNERS = {name: card.owner for name, card in CARDS.items() if card.kind == "home"}
DEALT_CARDS = CARDS.keys() - HOME_CARD_OWNERS.keys()


def problems(state: HereIStandState) -> Iterator[str]:
    """Sentences that say what is wrong; none when all is well."""
    yield from cards(state)
    yield from land_units(state)
    yield from ships(state)
    yield from people(state)
    yield from spaces(state)
    yield from sieges(state)
    yield from status(state)
    yield from state.unknown_facts()
    yield from state.misfiled()
    yield from kept.misfiled(state)


# -- cards


def cards(state: HereIStandState) -> Iterator[str]:
    """Each card is in exactly one place; a used home card is on its power card."""
    piles = (state.deck.cards, state.discard, state.removed, state.aside, state.drawn, state.on_table)
    lying = [*chain(*state.hands.values(), *piles)]
    places = set(lying)
    if len(places) < len(lying):
        yield f"a card is in two places: {sorted(lying)}"
    for card, owner in HOME_CARD_OWNERS.items():
        if card in places and card not in state.hands[owner]:
            yield f"home card {card} is not with {owner}"
    for card in DEALT_CARDS - places - {state.card, *(card for _, card in state.played_events)}:
        yield f"card {card} is nowhere"
    for power, hand in state.hands.items():
        numbers = [NUMBERS[card] for card in hand]
        if numbers != sorted(numbers):
            yield f"the hand of {power} is not in order"


# -- units


def everywhere(state: HereIStandState) -> Iterator[Troops]:
    """All land units: on the map, on their way, in a battle."""
    for here in state.troops.values():
        yield from here
    if state.move is not None and not moving_is_down(state):
        yield from state.move.formation.troops
    if state.battle is not None:
        yield from state.battle.attacking
        yield from state.battle.defending


def moving_is_down(state: HereIStandState) -> bool:
    """Whether the formation that moves is still, or already, in a place."""
    move = state.move
    assert move is not None
    if state.battle is not None:
        return True
    return any(state.leaders.get(leader) for leader in move.formation.leaders) or not stacks_missing(state)


def stacks_missing(state: HereIStandState) -> bool:
    """Whether the units of a move are in neither of its places."""
    move = state.move
    assert move is not None
    for place in (move.origin, move.target):
        here = {stack.owner: stack for stack in state.troops.get(place, ())}
        if all(
            stack.owner in here
            and all(have >= need for have, need in zip(here[stack.owner].counts, stack.counts, strict=True))
            for stack in move.formation.troops
        ):
            return False
    return True


def land_units(state: HereIStandState) -> Iterator[str]:
    """Nobody has more units than counters, and nobody has a kind of unit that is not his."""
    for place in state.troops:
        if place not in SPACES and place not in FOREIGN_WARS:
            yield f"units in {place}, which is no place"
    if state.knights and state.battle is None and not state.stack(state.knights, INDEPENDENT).size:
        yield f"the Knights of St. John are in {state.knights} without a unit"
    strength: dict[str, int] = {}
    for owner, numbers in everywhere(state):
        regulars, mercenaries, cavalry = numbers
        size = regulars + mercenaries + cavalry
        strength[owner] = strength.get(owner, 0) + size
        if size == 0 or min(numbers) < 0:
            yield f"an impossible stack {owner} {numbers}"
        if cavalry and owner != "ottoman":
            yield f"{owner} has cavalry"
        if mercenaries and (owner not in MAJORS or owner == "ottoman"):
            yield f"{owner} has mercenaries"
    for owner, size in strength.items():
        most = COUNTERS[owner].strength + (1 if owner == INDEPENDENT else 0)
        if size > most:
            yield f"{owner} has {size} land units of {most}"


def ships(state: HereIStandState) -> Iterator[str]:
    """Ships are within the counters and lie in ports or at sea; corsairs are Ottoman."""
    total: dict[str, int] = {}
    for place, fleets in state.fleets.items():
        if place not in SEAS and not (place in SPACES and SPACES[place].ports):
            yield f"ships in {place}, which is no port"
        for fleet in fleets:
            total[fleet.owner] = total.get(fleet.owner, 0) + fleet.size
            if fleet.counts[1] and fleet.owner != "ottoman":
                yield f"{fleet.owner} has corsairs"
    for owner, lost in state.lost_ships.items():
        total[owner] = total.get(owner, 0) + sum(lost)
    for owner, size in total.items():
        if size > COUNTERS[owner].squadrons:
            yield f"{owner} has {size} ships of {COUNTERS[owner].squadrons}"
    for admiral, place in state.admirals.items():
        if admiral not in ADMIRALS or admiral in state.waiting_admirals:
            yield f"admiral {admiral} is in two places"
        if place not in SEAS and place not in SPACES:
            yield f"admiral {admiral} is in {place}"


# -- people


def people(state: HereIStandState) -> Iterator[str]:
    """Leaders, debaters, reformers, explorers: each in one place."""
    for leader in state.leaders.keys() & state.captives.keys() & LEADERS.keys():
        yield f"leader {leader} is in two places"
    for leader, place in state.leaders.items():
        if place not in SPACES and place not in FOREIGN_WARS:
            yield f"leader {leader} is in {place}"
    debaters = [*state.debaters, *state.fallen, *state.away_debaters]
    if len(set(debaters)) < len(debaters):
        yield f"a debater of {debaters} is in two places"
    for reformer, space in state.reformers.items():
        if REFORMERS[reformer][0] != space or reformer in state.away_reformers:
            yield f"reformer {reformer} is in {space}"
    named = Counter(explorer for left in state.explorers.values() for explorer in left)
    named.update(explorer for _, explorer in set(state.discoveries.values()) if explorer)
    for explorer, count in named.items():
        if count > EXPLORERS[explorer].count:
            yield f"explorer {explorer} is in {count} places"
    sent = Counter(one for left in state.conquistadors.values() for one in left)
    for one, count in sent.items():
        if count > CONQUISTADORS[one].count:
            yield f"conquistador {one} is there {count} times"


# -- spaces


def spaces(state: HereIStandState) -> Iterator[str]:
    """Every space has one controller and one religion."""
    if state.control.keys() != SPACES.keys():
        yield "control is not known for every space"
    for power in set(state.control.values()).difference(POWERS):
        yield f"a space is controlled by {power}"
    ottoman = {space for space in state.protestant_spaces if space in HOMES["ottoman"]}
    if ottoman:
        yield f"Protestants in {sorted(ottoman)}"
    for space in (*state.unrest, *state.fortresses, *state.universities, *state.havens):
        if space not in SPACES:
            yield f"a marker in {space}"
    waiting = {space: left for space, left in state.waiting_troops.items() if left > ELECTORATE_TROOPS[space]}
    if waiting:
        yield f"too many regulars wait for {waiting}"


def sieges(state: HereIStandState) -> Iterator[str]:
    """A siege has besiegers who outnumber those inside a fortified space that is not theirs."""
    if state.phase != "action" or state.battle is not None or state.move is not None or state.picked is not None:
        return  # armies are on their way
    for space, besiegers in state.sieges.items():
        if not fortified(state, space) or not besiegers:
            yield f"a siege of {space} by {besiegers}"
        garrison = stacks.total(inside(state, space))
        for power, _ in besiegers:
            army = stacks.total(stacks.of_power(state, state.troops.get(space, ()), power))
            if army <= garrison and not change_missing(state):
                yield f"{power} besieges {space} with {army} against {garrison}"


def change_missing(state: HereIStandState) -> bool:
    """Whether losses go on, since the counters cannot show what somebody has left (5.2): sieges are looked at then."""
    return not all(counters.shown(state, owner) for owner in POWERS)


def status(state: HereIStandState) -> Iterator[str]:
    """Wars and alliances exclude each other; tracks stay within their boxes; VP follow from the table."""
    for one, other in state.wars:
        if (one, other) in state.alliances:
            yield f"{one} and {other} are allied and at war"
    if not (0 <= state.piracy_vp <= 10 and 0 <= state.chateaux <= 6 and 0 <= state.peters_vp <= 5):
        yield "a track beyond its end"
    if state.phase == "action" and state.ending is None:  # keys that change hands before it win when it begins (23.1)
        for power in SQUARES:
            if SQUARES[power] and counted_keys(state, power) > SQUARES[power]:
                yield f"{power} has more keys than square markers"
    for power, points in recounted(state).items():
        if victory.vp(state, power) != points:
            yield f"{power} has {victory.vp(state, power)} VP, but {points} lie on the table"
