"""Formations (5.1, 5.3): leaders of two powers, the first cavalry, siege artillery, plague."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from warcouncil.campaign.forces import choose_losses, log_losses
from warcouncil.campaign.kept import POLITICS, SERVICE
from warcouncil.campaign.muster import Muster
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import allied, flag, marshal
from warcouncil.campaign.stacks import minus, served_by
from warcouncil.engine.flow import Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.table.kept import follows_from
from warcouncil.titles.tanto_monta.components import COMPONENTS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

INFANTRY = ("regular", "militia")
CAVALRY, ARTILLERY = "cavalry", "artillery"
TRAINS = {ARTILLERY: INFANTRY}
POOLS = {**dict.fromkeys(INFANTRY, "infantry"), CAVALRY: CAVALRY, ARTILLERY: ARTILLERY}
"""Regulars and militia are two sides of the same counters (5.3)."""
JOINT = {
    leader.id: frozenset((leader.power, *leader.also))
    for leader in COMPONENTS.people.leaders
    if leader.power and leader.also
}
"""Leaders of two colors (5.1)."""
SPACES = COMPONENTS.atlas.spaces
ITALY = ("italy", "sicily")
NONE: frozenset[str] = frozenset()
NOBODY = frozenset({""})
"""Whose units a formation needs that nobody in it could have: there is no such formation."""
RIDERS = frozenset({CAVALRY})
RIVALS = tuple(frozenset({king, "great_captain"}) for king in ("ferdinand", "ferdinand_aragon"))
"""The king, on either side of his counter, and the Great Captain."""
ESTRANGED = frozenset({"boabdil", "el_zagal"})
"""Uncle and nephew, once the Catholic Monarchs have let the nephew go (#112)."""


def rivals(state: TantoMontaState, one: str, other: str) -> bool:
    """Whether the commands of two leaders are not added."""
    pair = {one, other}
    return pair in RIVALS or (state.boabdil_freed and pair == ESTRANGED)  # tm-5.1-7


@once_a_look
def muster(state: TantoMontaState, power: str, leaders: tuple[str, ...], limit: int) -> Muster:
    """Whom some leaders take along: one cavalry besides the limit, artillery with infantry, and whose units."""
    together = {power}
    for leader in leaders:
        if power in JOINT.get(leader, ()) and not apart(state, leader):
            # tm-5.1-9 tm-5.1-13 tm-9.2-20
            together.update(other for other in JOINT[leader] if allied(state, power, other))
    owners, able = commanded(state, power, frozenset(together)), leading(state, power, frozenset(together))
    riders = RIDERS if leaders else NONE  # tm-5.3-11 tm-5.1-5
    bound = bound_to(state, power)
    needs = NONE
    if bound:
        needs = frozenset([owner for owner in owners if marshal(state, owner) in bound]) or NOBODY
    return a_muster(limit, riders, owners, able, needs)


@lru_cache(4096)
def a_muster(
    limit: int, riders: frozenset[str], owners: frozenset[str], able: frozenset[str], needs: frozenset[str]
) -> Muster:
    """There are the same ones again and again."""
    return Muster(limit, riders, TRAINS, owners, able, needs)  # tm-5.1-8 tm-6.1-8


@follows_from(POLITICS)
def commanded(state: TantoMontaState, power: str, together: frozenset[str]) -> frozenset[str]:
    """Whose units a power and those whom its leaders also lead command, minor powers included."""
    realm, serves, banner = state.realm, state.minors, flag(state, power)
    marshals, banners = realm.marshals, realm.banners  # as `marshal` and `flag` have it
    owners = {owner for owner in realm.powers if owner not in serves and marshals[owner] in together}
    owners.update([minor for minor, ally in serves.items() if marshals[ally] in together])
    active = [minor for minor in realm.minors if minor in serves]
    owners.update([minor for minor in active if banners[serves[minor]] == banner])  # tm-5.1-14
    return frozenset(owners)


@follows_from(SERVICE)
def leading(state: TantoMontaState, power: str, together: frozenset[str]) -> frozenset[str]:
    """The leaders who may lead units of a power and of those whom its leaders also lead."""
    served = served_by(state).items()
    return frozenset(
        [leader for leader, own in served if own in together or (leader in JOINT and power in JOINT[leader])]
    )


def bound_to(state: TantoMontaState, power: str) -> tuple[str, ...]:
    """The powers one of whose units must be in a formation of a power, if there are any."""
    return state.bound if COMPONENTS.player_of.get(power) == state.active else ()


def self_reliant(state: TantoMontaState, power: str) -> bool:
    """Whether no home card asks for units of another power."""
    bound = bound_to(state, power) if state.bound else ()
    return not bound or marshal(state, power) in bound  # tm-6.1-8


def apart(state: TantoMontaState, leader: str) -> bool:
    """Between Isabella's death and Cisneros only the Great Captain in Italy or Sicily leads both crowns.

    After the surrender of the Nasrids Boabdil leads Moriscos or North Africans, never both.
    """
    if "nasrid" in JOINT[leader]:
        return "nasrid" in state.surrendered  # tm-20.1-18
    if not state.isabella_dead or state.cisneros or "castile" not in JOINT[leader]:
        return False
    place = state.leaders.get(leader, "")
    return place not in SPACES or SPACES[place].region not in ITALY  # tm-20.5-2


# -- plague (13.1)

DIES, FALLS_ILL = 3, 2
"""The highest rolls at which units that leave a plague die, and at which leaders fall ill."""


def departs(state: TantoMontaState, place: str, formation: Formation) -> Flow | None:
    """What plague costs those who leave it."""
    return leave_plague(state, place, formation) if place in state.plague else None


def leave_plague(state: TantoMontaState, place: str, formation: Formation) -> Flow:
    """A die for each unit, their owner choosing who dies; a die for each leader. Returns who is left."""
    dice = state.dice.rolls(formation.size, 6, "plague") if formation.size else ()
    dead = sum(die <= DIES for die in dice)
    state.log("plague_dice", power=formation.power, place=place, dice=list(dice), amount=dead)
    lost = yield from choose_losses(state, formation.power, formation.troops, dead, place)  # tm-13.1-12
    for stack in lost:
        state.remove_stack(place, stack)
        log_losses(state, place, stack)
    for leader in formation.leaders:
        falls_ill(state, leader, place)
    leaders = tuple(leader for leader in formation.leaders if leader in state.leaders)
    if formation.troops and dead == formation.size:
        return Formation(formation.power)  # they were to go with an army, perhaps to where enemies are
    return Formation(formation.power, minus(state, formation.troops, lost), leaders)


def falls_ill(state: TantoMontaState, leader: str, place: str) -> bool:
    """Whether an army leader who leaves a place with plague falls ill: he is out until next turn then."""
    if place not in state.plague or state.dice.roll(6, "plague leader") > FALLS_ILL:
        return False
    wait(state, leader)  # tm-13.1-12
    return True


def wait(state: TantoMontaState, leader: str) -> None:
    """An army leader goes to the turn track until the next turn."""
    state.leaders.pop(leader, None)
    state.away_leaders[leader] = state.turn + 1
    state.log("leader_waits", leader=leader)
