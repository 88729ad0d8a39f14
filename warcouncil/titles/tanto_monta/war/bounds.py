"""Who enters, attacks and storms where (9.4, 13.1, 20.1, 20.4, 20.8, 21.8): limited powers, Gibraltar, the Canaries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.relations import allied, at_war, commanders_in, controls, flag, fortified, friendly
from warcouncil.campaign.stacks import side
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.sea import waters
from warcouncil.titles.tanto_monta.war.ground import (
    ALGIERS,
    CANARIES,
    GIBRALTAR,
    MUSLIMS,
    NASRID,
    NORTH_AFRICA,
    SPAIN,
    STRAIT,
    colors,
)

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

BELTRANEJOS, CATALONIA, CASTILE, ARAGON = "beltranejos", "catalonia", "castile", "aragon"
PORTUGAL, FRANCE, MORISCO, GUANCHE, PAPACY = "portugal", "france", "morisco", "guanche", "papacy"
WILD = ("independent", GUANCHE, "tribal")
VICTIMS = frozenset(minor.id for minor in COMPONENTS.powers.minors) - {PAPACY, "navarre"}
"""Inactive minor powers that the Papacy of the Muslims attacks without a war (21.7)."""
LANDS = {BELTRANEJOS: (CASTILE, BELTRANEJOS), CATALONIA: (ARAGON, CATALONIA)}
"""Limited powers -> whose home spaces they enter."""
FRIENDS = {BELTRANEJOS: PORTUGAL, CATALONIA: FRANCE}
BOUNDS = {BELTRANEJOS: "tm-9.4-26", CATALONIA: "tm-9.4-27"}
MAJORS = tuple(power.id for power in COMPONENTS.powers.powers)
WITH_PAPACY = tuple(one for power in MAJORS for one in ((power, PAPACY) if power == NORTH_AFRICA else (power,)))
"""The same with the Papacy behind the other powers of the Muslims, in the order of impulses."""
HOMEBOUND = frozenset({*BOUNDS, PAPACY, MORISCO})
"""Whose units stay in lands of their own."""
KEPT_OUT = HOMEBOUND | {CASTILE}
"""The same, and those who do not always come to Italy."""
GATES = {CASTILE: "jerez", ARAGON: "jerez", NASRID: "sohail"}
"""From where each side goes to Gibraltar in peace (20.1)."""
PARIS, CROWN = "paris", "crown_of_aragon"
BORGIA = "borgia"
AFOOT = {"ferdinand": SPAIN, "ferdinand_aragon": SPAIN}
"""Leaders of Aragon who go to Gibraltar in peace, but not to the Canaries."""


EVERYWHERE = frozenset(COMPONENTS.atlas.spaces)
ITALY = frozenset(space.id for space in COMPONENTS.map.spaces if space.region == "italy")
GUARDED = CANARIES | {PARIS, GIBRALTAR} | {space for way in STRAIT for space in way}
"""Spaces that nobody always enters."""
LAND_SPACES = {
    power: frozenset(space for space in EVERYWHERE if not set(lands).isdisjoint(colors(space)))
    for power, lands in LANDS.items()
}
GUARDED_FROM = {power: GUARDED | (EVERYWHERE - lands) for power, lands in LAND_SPACES.items()}
"""The same for limited powers."""
RISE_OF_FRANCE = "the_rise_of_france"
RAINS = Fact("torrential_rains")
"""It rains for the rest of the impulse (#59)."""
IT_RAINS = RAINS()


def stormy(state: TantoMontaState) -> bool:
    """Whether nobody sails or storms any more, and nobody goes on who has moved."""
    return IT_RAINS in state.this_impulse  # tm-13.1-15


def reconquest(state: TantoMontaState) -> bool:
    """Whether Spain and the Nasrids are at war."""
    return at_war(state, SPAIN, NASRID)


# -- entering


def entry_barred(state: TantoMontaState, power: str, space: str) -> str | None:
    """What keeps a power, or units of an owner, out of a space whatever its wars are."""
    if space in state.plague:
        return "tm-13.1-11"
    if space in state.troops:
        if between_friends(state, power, space):
            return "tm-13.1-17"
        if state.control[space] == PAPACY and papal_guard(state, power, space):
            return "tm-13.1-3"
    return control_barred(state, power, space)


def control_barred(state: TantoMontaState, power: str, space: str) -> str | None:
    """What keeps a power from taking a space beside its units: the lands to which it is bound, but no plague."""
    if space not in GUARDED and power not in KEPT_OUT and state.borgia != PAPACY:
        return None  # the fast way: see `guarded`
    return deploy_barred(state, power, space) or outside(state, power, space)  # tm-12.2-1


def guarded(state: TantoMontaState, power: str) -> frozenset[str]:
    """Spaces that a power may not always enter, or not from everywhere; what keeps it out of others is plague alone."""
    if power in (PAPACY, MORISCO) or muslim_run(state):
        return EVERYWHERE
    if castile_divided(state, power):
        return GUARDED | ITALY
    return GUARDED_FROM.get(power, GUARDED)


def deploy_barred(state: TantoMontaState, power: str, space: str) -> str | None:
    """What keeps even a deployment out of a space: Castilians do not come to Italy, some powers stay in their lands."""
    if power == CASTILE and castile_divided(state, power) and italian(space) and not in_italy(state, space):
        return "tm-20.5-3"
    return outside(state, power, space) if power in LANDS or space in CANARIES else None


def castile_divided(state: TantoMontaState, power: str) -> bool:
    """Whether Castilians come to Italy only by the Crown of Aragon: between Isabella's death and Cisneros."""
    if power != CASTILE or not state.isabella_dead or state.cisneros:
        return False
    return state.card != CROWN or ("spent_card", SPAIN, CROWN) in state.this_turn


def in_italy(state: TantoMontaState, space: str) -> bool:
    """Whether Castilians on their way to a space are in Italy already."""
    if state.move is not None and state.move.origin in COMPONENTS.atlas.spaces and italian(state.move.origin):
        return True
    near = (space, *COMPONENTS.atlas.neighbours[space])
    return any(italian(place) and state.stack(place, CASTILE).size for place in near)


def between_friends(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether all units in a fortified space are enemies, and its controller is an ally of everybody."""
    holder = state.control[space]
    if space not in state.troops or holder == power or not fortified(state, space) or controls(state, power, space):
        return False
    there = commanders_in(state, space)
    if not allied(state, power, holder):
        return False
    return all(at_war(state, power, other) and allied(state, other, holder) for other in there)


def outside(state: TantoMontaState, power: str, space: str) -> str | None:
    """The lands to which a power is bound for good, or in peace."""
    if space not in GUARDED and power not in HOMEBOUND and state.borgia != PAPACY:
        return None  # the fast way: see `guarded`
    if power in LANDS:
        if space in LAND_SPACES[power]:
            return None
        home = FRIENDS[power] in colors(space) and allied(state, power, FRIENDS[power])  # tm-9.4-26 tm-9.4-27
        return None if home else BOUNDS[power]  # tm-9.4-26 tm-9.4-27
    if power == PAPACY:
        return None if PAPACY in colors(space) or borgia_leads(state, space) or muslim_run(state) else "tm-21.7-5"
    if muslim_run(state) and papal_ground(state, space) and state.minors.get(power, power) in MUSLIMS:
        return "tm-21.7-28"
    if power == MORISCO:
        return None if NASRID in colors(space) else "tm-20.1-15"
    if space == PARIS and not friendly(state, power, space):
        return "tm-20.7-22"
    if space in CANARIES:
        if power == ARAGON:
            return "tm-21.8-8"
        exiled = power == PORTUGAL and state.alcacovas and not state.alcacovas_broken
        return "tm-20.4-7" if exiled else None
    if space == GIBRALTAR and not reconquest(state):
        return "tm-20.1-1" if state.minors.get(power, power) in (ARAGON, NORTH_AFRICA) else None
    return None


def borgia_leads(state: TantoMontaState, space: str) -> bool:
    """Whether Borgia is next to a space, by land or over a sea, or on the way or in battle with his formation, in the
    service of whoever commands Papal units: these leave home with him."""
    if state.minors.get(PAPACY, PAPACY) != state.sides.get(BORGIA):
        return False
    spaces, place = COMPONENTS.atlas.spaces, state.leaders.get(BORGIA, "")
    if place not in spaces:
        return borgia_under_way(state)  # tm-21.7-13
    over_sea = not set(spaces[place].ports).isdisjoint(spaces[space].ports) if space in spaces else False
    return place == space or space in COMPONENTS.atlas.neighbours[place] or over_sea  # tm-21.7-13


def borgia_under_way(state: TantoMontaState) -> bool:
    """Whether Borgia moves or fights just now: then he is in no space."""
    move, battle = state.move, state.battle
    marching = move.formation.leaders if move is not None else ()
    fighting = (*battle.attacking_leaders, *battle.defending_leaders) if battle is not None else ()
    return BORGIA in (*marching, *fighting)


def muslim_run(state: TantoMontaState) -> bool:
    """Whether the Muslims run the Papacy with Borgia (21.7)."""
    return state.borgia == PAPACY


def played(state: TantoMontaState) -> tuple[str, ...]:
    """The powers with a player: the Papacy that the Muslims run is a limited power of theirs (3.2, 21.7)."""
    return WITH_PAPACY if muslim_run(state) else MAJORS


def papal_ground(state: TantoMontaState, space: str) -> bool:
    """Where the Papacy that Muslims run has a marker or units, or moves just now: Muslims do not enter, nor attack."""
    if not muslim_run(state):
        return False
    coming = state.move is not None and state.move.target == space and state.move.formation.power == PAPACY
    return coming or state.control[space] == PAPACY or bool(state.stack(space, PAPACY).size)  # tm-21.7-28


def leader_barred(state: TantoMontaState, leader: str, space: str) -> str | None:
    """French leaders but Anjou stay out of Catalonia; some leaders stay out of the Canaries and of Gibraltar."""
    served = side(state, leader)
    if served == FRANCE and CATALONIA in colors(space) and CATALONIA not in state.surrendered:
        own = COMPONENTS.leader(leader)
        return None if CATALONIA in own.also else "tm-20.8-1"
    if leader in AFOOT:
        return "tm-21.8-8" if space in CANARIES else None
    return outside(state, served, space)


def italian(space: str) -> bool:
    return space in ITALY


def way_barred(state: TantoMontaState, power: str, origin: str, target: str) -> str | None:
    """Over the Strait one side of the way is a friend's; in peace Gibraltar is entered from one side only."""
    if (origin, target) in STRAIT and not friendly(state, power, origin) and not friendly(state, power, target):
        return "tm-2.4-15"
    if power == CASTILE and castile_divided(state, power) and italian(target) and not italian(origin):
        return "tm-20.5-3"
    if target == GIBRALTAR and power in GATES and not reconquest(state) and not friendly(state, power, target):
        return None if origin == GATES[power] else "tm-20.1-2"
    return None


def welcomes(state: TantoMontaState, power: str, space: str) -> bool:
    """#10: to France villages of Italy that are nobody's and spaces of the Papacy are an ally's for a turn.

    In a war with the Papacy its walls are an enemy's all the same.
    """
    if RISE_OF_FRANCE not in state.lasting or state.minors.get(power, power) != FRANCE:
        return False
    if state.control[space] == PAPACY:
        return not (fortified(state, space) and at_war(state, FRANCE, PAPACY))
    village = COMPONENTS.atlas.spaces[space].kind == "common" and not fortified(state, space)
    return village and state.control[space] == "independent" and italian(space)


def papal_guard(state: TantoMontaState, power: str, space: str) -> bool:
    """#10: whether Papal units keep France out that is at peace with them: their ally's wars are not theirs (21.7)."""
    if state.control[space] != PAPACY or not state.stack(space, PAPACY).size:
        return False
    return welcomes(state, power, space) and not allied(state, power, PAPACY) and not at_war(state, FRANCE, PAPACY)


def taking_barred(state: TantoMontaState, power: str, space: str) -> str | None:
    """#10: of such spaces France takes none unless it is at war with the Papacy."""
    return "tm-12.2-1" if welcomes(state, power, space) and not at_war(state, FRANCE, PAPACY) else None


# -- enemies without a war


def at_odds(state: TantoMontaState, power: str, other: str, space: str) -> bool:
    """Whether two powers that are not at war may fight in a space."""
    if power == GUANCHE:
        return space in CANARIES and other not in WILD  # tm-21.8-10
    if other == GUANCHE:
        return power not in WILD and other in dict(state.sieges.get(space, ()))  # tm-15.2-1
    one, two = state.minors.get(power, power), state.minors.get(other, other)
    if PAPACY in (one, two) and muslim_run(state):
        return bool({one, two} & VICTIMS)  # tm-21.7-28
    if space == GIBRALTAR and {flag(state, one), flag(state, two)} == {SPAIN, NASRID}:
        return not allied(state, one, two)  # tm-20.1-1
    return may_attack(state, one, two, space) or may_strike_back(state, one, two, space)


def may_attack(state: TantoMontaState, power: str, limited: str, space: str) -> bool:
    """9.4: a power at war with the lord of a land fights its rebels there."""
    if power == limited or allied(state, power, limited):
        return False
    here = set(colors(space))
    if limited == BELTRANEJOS:
        able = power in (FRANCE, *MUSLIMS) and bool(state.alcacovas) and at_war(state, power, SPAIN)
        return able and bool(here & {CASTILE, BELTRANEJOS})  # tm-9.4-23
    if limited == CATALONIA:
        able = power in (PORTUGAL, *MUSLIMS) and at_war(state, power, SPAIN)
        return able and bool(here & {ARAGON, CATALONIA})  # tm-9.4-24
    if limited == NASRID and NASRID in state.surrendered:
        able = power in (PORTUGAL, FRANCE) and at_war(state, power, NORTH_AFRICA)
        return able and bool(here & {CASTILE, NASRID})  # tm-9.4-25
    return False


def may_strike_back(state: TantoMontaState, limited: str, power: str, space: str) -> bool:
    """The rebels fight such powers in their own home spaces."""
    return limited in colors(space) and may_attack(state, power, limited, space)  # tm-9.4-23 tm-9.4-24 tm-9.4-25


# -- storming


def storms_at_once(state: TantoMontaState, power: str, space: str) -> bool:
    """Beltranejos after Alcacovas or in their Resistance, and Moriscos after that surrender need no earlier siege."""
    if power == BELTRANEJOS:
        return bool(state.alcacovas) or BELTRANEJOS in state.surrendered  # tm-15.1-3 tm-20.4-19
    return power == NASRID and NASRID in state.surrendered  # tm-20.1-19


def assault_barred(state: TantoMontaState, power: str, space: str) -> str | None:
    """Nobody takes Algiers while it is independent, nor Seville while Jerez keeps its river."""
    if space == ALGIERS and not state.algiers_regency:
        return "tm-20.2-5"
    return waters.assault_barred(state, power, space)


def peaceful_walls(state: TantoMontaState, power: str, space: str) -> bool:
    """Ships do not matter to an assault on Gibraltar in peace, nor to those of the Papacy that Muslims run."""
    if power == PAPACY and muslim_run(state):
        return True  # tm-21.7-28
    return space == GIBRALTAR and not reconquest(state)  # tm-20.1-3
