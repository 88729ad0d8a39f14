"""Who winters where (18.5): with whom the powers of a player take quarters, and spaces with room of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.pieces import INDEPENDENT, Troops
from warcouncil.campaign.realm import Winter
from warcouncil.campaign.relations import army, commander, flag, own_capital, own_capitals
from warcouncil.campaign.stacks import GARRISON, formation_limit, number, officers
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.war.formations import ARTILLERY, CAVALRY, JOINT
from warcouncil.titles.tanto_monta.war.ground import (
    CANARIES,
    MUSLIMS,
    NASRID,
    NORTH_AFRICA,
    PAPACY,
    ROME,
    SPACES,
    SPAIN,
    kind_of,
)

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

CASTILE, ARAGON, FRANCE, CATALONIA = "castile", "aragon", "france", "catalonia"
PORTUGAL, BELTRANEJOS, MORISCO = "portugal", "beltranejos", "morisco"
RAVENNA = "ravenna"
CROWNS = (CASTILE, ARAGON)
ISLES = ("sicily", "sardinia")
"""Homes of Aragon in which Castilians winter as in their own (18.5)."""
CATALAN_POSTS = ("gerona", "palamos", "tarragona")
"""Homes of Aragon in which Catalans winter while France has them."""
ROUSSILLON = "roussillon"
KEPT = {space.id: space.winters for space in COMPONENTS.map.spaces if space.winters}
"""Spaces in which one formation of a power winters once an event has happened: Otranto, Aquila, Atella."""
POSTS = ("aquila", "atella")
"""Those of them to which units return as to a home key (21.7)."""
KEYS = {
    minor.id: tuple(space for space in COMPONENTS.homes(minor.id) if SPACES[space].kind == "key")
    for minor in COMPONENTS.powers.minors
}
OF_PLAYER = {power: COMPONENTS.players[player].powers for power, player in COMPONENTS.player_of.items()}
HOUSEHOLDS = {power: frozenset((*powers, SPAIN) if power in CROWNS else powers) for power, powers in OF_PLAYER.items()}
"""Power -> under whose markers it may find quarters: those of its player's powers."""
STAYS = Fact("stays", "power", "space", "unit", turn=True)
"""A unit of an owner stays in a strategic space for the winter."""


# -- whose quarters are open


def lodges(state: TantoMontaState, power: str, space: str, place: str) -> bool:
    """Whether units of a power that are in a space may winter in a place, alone or with a leader who is there."""
    return at_home(state, power, place) or bool(with_leader(state, power, space, place))


def at_home(state: TantoMontaState, power: str, place: str) -> bool:
    """Whether units of a power may winter in a place by themselves."""
    control, minors, banners = state.control[place], state.minors, state.realm.banners  # as `flag` has it
    holder = banners[control] if control not in minors else banners[minors[control]]
    if power in CROWNS:
        return holder == banners[power] and crown_land(state, power, place)
    if holder == power:
        return True  # tm-18.5-4 tm-18.5-15
    return among_friends(state, power, holder, place)


def crown_land(state: TantoMontaState, power: str, place: str) -> bool:
    """Castilians and Aragonese have homes of their own; what is home to neither serves both, but for the Canaries."""
    if power == ARAGON and place in CANARIES:
        return False  # tm-21.8-8
    other = ARAGON if power == CASTILE else CASTILE
    homes = homes_of(state, place)
    if power in homes or other not in homes:
        return True  # tm-18.5-14
    return power == CASTILE and SPACES[place].region in ISLES  # tm-18.5-14


def homes_of(state: TantoMontaState, place: str) -> tuple[str, ...]:
    """Whose home a place is; those of the Nasrids are Castilian when they have surrendered."""
    printed = (SPACES[place].home, SPACES[place].shared)
    castilian = NASRID in printed and NASRID in state.surrendered
    return (*printed, CASTILE) if castilian else printed  # tm-20.1-11


def among_friends(state: TantoMontaState, power: str, holder: str, place: str) -> bool:
    """Whether a power winters in a place of another power of its player."""
    facts = SPACES[place]
    if power == FRANCE:
        return holder == CATALONIA and CATALONIA in (facts.home, facts.shared)  # tm-18.5-16
    if power == CATALONIA and holder == FRANCE:
        return place in CATALAN_POSTS or facts.region == ROUSSILLON  # tm-18.5-16
    if power == PORTUGAL and holder == BELTRANEJOS:
        return not state.alcacovas and BELTRANEJOS in (facts.home, facts.shared)  # tm-18.5-17
    return False


def with_leader(state: TantoMontaState, power: str, space: str, place: str) -> tuple[str, ...]:
    """The leaders in a space with whom units of a power winter in a place of another power that he leads."""
    if space not in state.leaders.values():
        return ()
    holder = flag(state, state.control[place])
    host = next(
        (other for other in OF_PLAYER.get(power, ()) if other != power and owned_by(state, other, holder, place)), ""
    )
    if not host or (power, host) in CLOSED_HOSTS:
        return ()
    return tuple(
        leader for leader, powers in JOINT.items() if {power, host} <= powers and state.leaders.get(leader) == space
    )


CLOSED_HOSTS = frozenset(
    {(NASRID, NORTH_AFRICA), (BELTRANEJOS, PORTUGAL), (PORTUGAL, BELTRANEJOS), (FRANCE, CATALONIA)}
)
"""Who never winters there with a leader of both, and who does not need one."""


def owned_by(state: TantoMontaState, other: str, holder: str, place: str) -> bool:
    """Whether a place is a space of another power of the player: a home of the other crown, or under its marker."""
    if other in CROWNS:
        return holder == flag(state, other) and other in homes_of(state, place)
    return holder == other


def guides(state: TantoMontaState, power: str, space: str, place: str) -> tuple[str, ...]:
    """The leaders in a space without whom units of a power find no quarters in a place."""
    return () if at_home(state, power, place) else with_leader(state, power, space, place)


def hosts(state: TantoMontaState, power: str, space: str) -> tuple[str, ...]:
    """Home keys of the other powers of the player, and what counts as one, to which units in a space may go."""
    others = [other for other in OF_PLAYER.get(power, ()) if other != power]
    own = own_capitals(state, power)
    keys = [key for other in others for key in own_capitals(state, other) if key not in own]
    keys += [post for post in POSTS if kept(state, power, post)]  # tm-21.7-23
    return tuple([key for key in dict.fromkeys(keys) if lodges(state, power, space, key)])


def kept_out(state: TantoMontaState, owner: str, space: str, place: str) -> bool:
    """Whether Papal units would leave home for their quarters: nobody takes them along in winter, not even Borgia."""
    return owner == PAPACY and SPACES[place].home != PAPACY and state.borgia != PAPACY  # tm-21.7-5


# -- how many


def holds(state: TantoMontaState, power: str, space: str, coming: tuple[str, ...]) -> int | None:
    """The room of a fortified space for units of a power, if it is not simply four units of the player."""
    others = sum(other_guests(state, power, space))
    if space == RAVENNA and state.control[ROME] in MUSLIMS:
        others -= state.stack(space, PAPACY).size  # tm-21.7-24
    if kept(state, power, space):
        return one_leader(state, power, space, coming) - others  # tm-18.5-8 tm-18.5-18
    hosts = [other for other in OF_PLAYER.get(power, ()) if other != power and own_capital(state, other, space)]
    if hosts:
        return formation(state, power, space, coming)  # tm-18.5-16 tm-18.5-17
    return GARRISON - others if others else None


def other_guests(state: TantoMontaState, power: str, space: str) -> list[int]:
    """The units of the player's other powers in a space that are no units of its own home key."""
    if space not in state.troops:
        return []
    return [
        stack.size
        for other in OF_PLAYER.get(power, ())
        if other != power and not own_capital(state, other, space)
        for stack in army(state, space, other)
    ]


def kept(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a formation of a power winters in Otranto, Aquila or Atella."""
    if space not in KEPT or KEPT[space] != flag(state, power):
        return False
    return state.otranto_seized if power == NORTH_AFRICA else state.ferrante_dead  # tm-21.7-23


def one_leader(state: TantoMontaState, power: str, space: str, coming: tuple[str, ...]) -> int:
    """How many units winter under a single leader: what he commands, a cavalry more, and artillery."""
    there = officers(state, space, power)
    best = max((formation_limit(state, (leader,)) for leader in (*there, *coming)), default=0)
    return max(GARRISON, best + beyond(state, power, space)) if best else GARRISON


def formation(state: TantoMontaState, power: str, space: str, coming: tuple[str, ...]) -> int:
    """How many units of a power make a legal formation in a space, with the leaders who are there and come."""
    leaders = tuple(dict.fromkeys((*officers(state, space, power), *coming)))
    return formation_limit(state, leaders) + (beyond(state, power, space) if leaders else 0)


def beyond(state: TantoMontaState, power: str, space: str) -> int:
    """The units in a space that do not count towards the size of a formation."""
    stacks = army(state, space, power)
    riders = any(number(state, stack, CAVALRY) for stack in stacks)
    return int(riders) + sum(number(state, stack, ARTILLERY) for stack in stacks)


# -- who stays


def free(state: TantoMontaState, power: str, space: str) -> bool:
    """In the Canaries units stay as they like."""
    return space in CANARIES  # tm-18.5-7


def staying(state: TantoMontaState, power: str, space: str) -> tuple[Troops, ...]:
    """Moriscos who do not besiege, and the unit that keeps a strategic space."""
    found = []
    besieging = power in dict(state.sieges.get(space, ()))
    kept = [fact[1:] for fact in state.this_turn if fact[0] == STAYS.name and fact[2] == space]
    for stack in army(state, space, power):
        if stack.owner == MORISCO and not besieging:
            found.append(stack)  # tm-20.1-15
        elif kept:
            kinds = {
                unit: min(number(state, stack, unit), 1)
                for unit in state.realm.land_units
                if (stack.owner, space, unit) in kept
            }
            if any(kinds.values()):
                found.append(state.realm.troops(stack.owner, **kinds))  # tm-18.5-6
    return tuple(found)


def may_keep(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a unit of a power may stay in a strategic space."""
    if kind_of(state, space) != "strategic" or commander(state, state.control[space]) == INDEPENDENT:
        return False
    if at_home(state, power, space):
        return True  # tm-18.5-6
    facts, holder = SPACES[space], flag(state, state.control[space])
    if power in (FRANCE, CATALONIA) and holder in (FRANCE, CATALONIA):
        return bool({facts.home, facts.shared} & {CATALONIA, ARAGON})  # tm-18.5-20
    return power == PORTUGAL and holder == BELTRANEJOS and not state.alcacovas  # tm-18.5-17


WINTER = Winter(
    keys=KEYS,
    holds=holds,
    lodges=lodges,
    households=HOUSEHOLDS,
    staying=staying,
    free=free,
    hosts=hosts,
    guides=guides,
    kept_out=kept_out,
    own_ports=True,
)
