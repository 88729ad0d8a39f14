"""What events of the powers share (12.5, 20): spaces that are handed back or cleared, cards that leave the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warcouncil.campaign.control import gain
from warcouncil.campaign.entry import besiegers
from warcouncil.campaign.relations import flag, friendly, own_capitals
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, POLICY, WILD
from warcouncil.titles.tanto_monta.seasons.events import pull_out
from warcouncil.titles.tanto_monta.state import TantoMontaState

SPACES = COMPONENTS.atlas.spaces
CASTILE, NASRID = "castile", "nasrid"
MARKERS = {marker.id: marker.values for marker in COMPONENTS.tables.vp_markers}
"""VP marker -> its values."""
COUNTED = ("key", "fortress", "strategic")
"""The kinds of spaces that count when treaties hand spaces back."""


def worth(marker: str) -> int:
    """The points of a VP marker."""
    return MARKERS[marker][0]


# -- spaces


def colored(space: str, powers: Iterable[str]) -> bool:
    """Whether a space is a home of one of some powers by print, alone or shared."""
    return bool({SPACES[space].home, SPACES[space].shared} & set(powers))


def pass_to(state: TantoMontaState, power: str, *spaces: str) -> Flow:
    """Control of spaces passes to a power; whoever does not belong to it leaves them (12.5)."""
    for space in spaces:
        state.sieges.pop(space, None)
        gain(state, power, space)
    for space in spaces:
        yield from clear(state, space, (power,))


def clear(state: TantoMontaState, space: str, staying: Iterable[str]) -> Flow:
    """Everybody but some powers leaves a space; nobody leads away those who belong to no power."""
    names = set(staying)
    for other in occupants(state, space):
        if other not in names and flag(state, other) not in names and other not in WILD:
            yield from leave(state, other, space)  # tm-12.5-1 tm-12.5-2
    yield from check_sieges(state)


def lift_sieges(state: TantoMontaState, one: str, other: str) -> Flow:
    """Two powers are at peace in the middle of a turn: who besieges a city of the other, or stands in its lands, leaves
    them."""
    for space in SPACES:
        holder = flag(state, state.control[space])
        if holder not in (one, other):
            continue
        for power in dict.fromkeys((*besiegers(state, space), *occupants(state, space))):
            if {flag(state, power), holder} == {one, other} and not friendly(state, power, space):
                yield from leave(state, power, space)  # tm-15-3 tm-12.5-2


def held_by(state: TantoMontaState, power: str, owners: Iterable[str]) -> list[str]:
    """The spaces under a power's own markers that are homes of some others."""
    homes = set(owners)
    if CASTILE in homes and NASRID in state.surrendered:
        homes.add(NASRID)  # tm-20.1-11
    return [space for space in SPACES if state.control[space] == power and colored(space, homes)]


def owners_of(policy: str) -> tuple[str, ...]:
    """The powers whose homes a policy stands for."""
    return tuple(power for power, name in POLICY.items() if name == policy) or (policy,)


def to_return(state: TantoMontaState, holder: str, owner: str) -> list[str]:
    """The spaces that a power gives back to another one by a treaty: homes of the other and not of its own as well."""
    own = owners_of(holder)
    return [space for space in held_by(state, holder, owners_of(owner)) if not colored(space, own)]


def give_back(state: TantoMontaState, one: str, other: str, marker: str) -> Flow:
    """Two powers return each other's home spaces; who returned more spaces that count has the difference in VP."""
    from_one, from_other = to_return(state, one, other), to_return(state, other, one)
    lead = sum(counts(state, space) for space in from_one) - sum(counts(state, space) for space in from_other)
    yield from pass_to(state, other, *from_one)
    yield from pass_to(state, one, *from_other)
    for power, ahead in ((one, lead), (other, -lead)):
        if ahead > 0:
            state.award(PLAYER[power], marker, ahead)  # tm-22.3-23 tm-22.3-33 tm-22.3-34 tm-22.3-45


def counts(state: TantoMontaState, space: str) -> bool:
    """Whether a space is a key, strategic or a fortress, be it one that was built there (17.5)."""
    return SPACES[space].kind in COUNTED or space in state.fortresses


def home_keys(state: TantoMontaState, power: str) -> list[str]:
    """The home keys of a power in play that it controls itself."""
    closed = state.realm.closed_spaces(state)
    return [key for key in own_capitals(state, power) if key not in closed]


# -- units


def remove_units(state: TantoMontaState, owner: str) -> None:
    """All land units and ships of an owner leave the map, its escorts on the exploration map as well."""
    for place in sorted(state.troops):
        stack = state.stack(place, owner)
        if stack.size:
            state.remove_stack(place, stack)
            state.log("units_removed", power=owner, amount=stack.size, place=place)
    for place in sorted(state.fleets):
        for fleet in state.fleets.get(place, ()):
            if fleet.owner == owner:
                state.remove_fleet(place, fleet)
    for ocean in sorted(state.escorts):
        state.set_escorts(ocean, owner, 0)
    state.lost_ships.pop(owner, None)


def remove_leader(state: TantoMontaState, leader: str) -> None:
    """A leader leaves the game, wherever he is."""
    held = state.leaders.pop(leader, "") or state.captives.pop(leader, "")
    if held or state.away_leaders.pop(leader, 0):
        state.log("leader_gone", leader=leader)
    state.sides.pop(leader, None)


def leaders_of(power: str) -> Iterator[str]:
    return (leader.id for leader in COMPONENTS.people.leaders if leader.power == power)


# -- cards


def cards_of(state: TantoMontaState, act: str, player: str) -> list[Option]:
    """An act for each card of a hand that its player may give away."""
    return [(act, card) for card in hands.loose_cards(state, player)]


def leaves_game(state: TantoMontaState, card: str) -> None:
    """A card leaves the game wherever it is; who holds it draws another, unless it is his home card."""
    if card in state.removed:
        return
    holder = next((player for player, hand in state.hands.items() if card in hand), "")
    pull_out(state, card)
    state.on_table.pop(card, None)
    state.remove_card(card)
    state.show(None, "card_removed", card=card)
    if holder and COMPONENTS.cards[card].kind != "home":
        hands.draw(state, holder)
