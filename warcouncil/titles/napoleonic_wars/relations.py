"""Who is what to whom (3, 8): camps, pacts, allies and enemies, and what a duchy is to a nation."""

from __future__ import annotations

from collections.abc import Collection

from warcouncil.engine.looks import once_a_look
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import COUNTRY, DISPLAY, follows_from
from warcouncil.titles.napoleonic_wars.state import HOME, LEADERS, NATIONS, SPACES, NapoleonicState, on_map

PACT = {column.id for column in COMPONENTS.diplomacy.columns if column.pact}
CLIENT = {column.id for column in COMPONENTS.diplomacy.columns if column.client}
ROUND = {nation: (*NATIONS[start:], *NATIONS[:start]) for start, nation in enumerate(NATIONS)}
"""Nation -> all of them from it on, in the order of the impulse track."""
LINES = COMPONENTS.lines
ON_STRAITS = {space for way, kind in LINES.items() if kind == "strait" for space in way}
OWNER = {leader: one.nation for leader, one in LEADERS.items()}
"""Leader -> nation."""
FORTRESSES = {space for space, one in SPACES.items() if one.fortress}
HOMELAND = {nation: tuple([space for space, one in HOME.items() if one == nation]) for nation in NATIONS}
"""Nation -> the duchies that are its own from the start."""


# -- nations


def is_major(nation: str) -> bool:
    """Whether a rule about major powers is about a nation (3)."""
    return COMPONENTS.nations[nation].major  # nw-3-42


def demoted(state: NapoleonicState) -> tuple[str, ...]:
    """The major powers that are minors in bonus, hand and deployment as well: Prussia, by another reading (11.21)."""
    if state.options.get("prussia") != "minor":
        return ()
    return tuple([id for id, one in COMPONENTS.nations.items() if one.major and state.players < one.minor_below])


def is_player_power(state: NapoleonicState, nation: str) -> bool:
    """Whether a player runs a nation by itself and not through a pact: it has no consul in the display (4.3)."""
    return nation not in state.consuls  # nw-3-43


def player_powers(state: NapoleonicState) -> tuple[str, ...]:
    return tuple([nation for nation in NATIONS if nation not in state.consuls])


def minors_of(state: NapoleonicState) -> tuple[str, ...]:
    """The nations with a consul in the display, in the order of the impulse track."""
    return tuple([nation for nation in NATIONS if nation in state.consuls])


def sponsor(state: NapoleonicState, minor: str) -> str:
    """The power in whose row a minor's consul stands, from Friendly to Pact; empty if there is none (3)."""
    row, column, _ = state.consuls.get(minor, ("", "", False))
    return row if column in CLIENT else ""  # nw-3-16  # nw-3-59


def patron(state: NapoleonicState, minor: str) -> str:
    """The power with which a minor is in Pact; empty if there is none (8.2)."""
    if minor not in state.consuls:
        return ""
    row, column, _ = state.consuls[minor]
    return row if column in PACT else ""


def is_run(state: NapoleonicState, nation: str) -> bool:
    """Whether a player runs a nation: a power of his own, or a minor in Pact with one (4.3)."""
    consuls = state.consuls
    return nation not in consuls or consuls[nation][1] in PACT  # nw-4.3-1


def active_power(state: NapoleonicState) -> str:
    """Whose impulse it is; a neutral that only builds or plays a forced event in it is no active power (3)."""
    return state.active if state.active and is_run(state, state.active) else ""  # nw-3-1


def family(state: NapoleonicState, nation: str) -> str:
    """The power whose armies a nation's troops may join: its ally in Pact, or itself (3)."""
    if nation not in state.consuls:
        return nation
    power = patron(state, nation)
    return power if power and allied(state, power, nation) else nation


def allied(state: NapoleonicState, one: str, other: str) -> bool:
    """Whether two nations are allies: the same, of one camp, or a power outside the camps and its minor in Pact (3)."""
    if one == other:
        return True
    camps = state.camps
    if one in camps:
        return other in camps and camps[one] == camps[other]  # nw-3-4  # nw-3-13
    if other in camps:
        return False
    if one in state.subjects or other in state.subjects:
        return False  # nw-8.8-2
    return other in (patron(state, one), one) or one == patron(state, other)


def at_war(state: NapoleonicState, one: str, other: str) -> bool:
    """Whether two nations are members of different camps (8.3)."""
    camps = state.camps
    return one in camps and other in camps and camps[one] != camps[other]  # nw-3-13  # nw-8.3-4


def enemies_of(state: NapoleonicState, nation: str) -> set[str]:
    """The nations at war with one."""
    own = state.camps.get(nation)
    return {one for one, camp in state.camps.items() if camp != own} if own else set()


@follows_from(COUNTRY)
def allies_of(state: NapoleonicState, nation: str) -> set[str]:
    """A nation with all its allies (3)."""
    camps = state.camps
    if nation not in camps:
        return {one for one in NATIONS if allied(state, nation, one)}
    own = camps[nation]
    return {one for one, camp in camps.items() if camp == own}


def neutral(state: NapoleonicState, nation: str) -> bool:
    return nation not in state.camps  # nw-3-45


def in_order(state: NapoleonicState) -> tuple[str, ...]:
    """The nations in the order of play: from the one that is due on (3)."""
    return order_from(state.due)


def order_from(due: str) -> tuple[str, ...]:
    return ROUND[due] if due else NATIONS  # nw-3-44


def owner(leader: str) -> str:
    return OWNER[leader]


# -- who stands where


def standing(state: NapoleonicState, space: str) -> tuple[str, ...]:
    """The nations with a formation in a duchy, in the order of the impulse track."""
    here = tuple([nation for nation, _ in state.units[space]]) if space in state.units else ()  # in this order
    for leader in state.leaders_at(space):
        if OWNER[leader] not in here:
            led = [OWNER[one] for one in state.leaders_at(space)]
            return tuple([nation for nation in NATIONS if nation in here or nation in led])
    return here


def manned(state: NapoleonicState) -> list[str]:
    """The duchies with any formation, in the order of the map."""
    return on_map({*state.units, *state.leaders.values()})


@once_a_look
def duchies_with(state: NapoleonicState, nation: str) -> list[str]:
    """The duchies with units of a nation, in the order of the map."""
    return on_map(state.forces(nation))


@once_a_look
def led_by(state: NapoleonicState, nation: str) -> set[str]:
    """The duchies with leaders of a nation."""
    return {space for _, space in state.leaders_on_map(nation)}


def friends_in(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a formation of a nation or of an ally of its stands in a duchy."""
    if space in state.units:
        for one, _ in state.units[space]:
            if allied(state, nation, one):
                return True
    for leader in state.leaders_at(space):  # noqa: SIM110  asked too often for a generator
        if allied(state, nation, OWNER[leader]):
            return True
    return False


def enemies_in(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a formation of an enemy of a nation stands in a duchy."""
    camps = state.camps
    if nation not in camps:
        return False
    own = camps[nation]
    if space in state.units:
        for one, _ in state.units[space]:
            if one in camps and camps[one] != own:
                return True
    for leader in state.leaders_at(space):
        one = OWNER[leader]
        if one in camps and camps[one] != own:
            return True
    return False


def enemy_posts(state: NapoleonicState, nation: str) -> set[str]:
    """The places where enemies of a nation stand: what `enemies_in` says of duchies, for whoever asks it of many."""
    foes = enemies_of(state, nation)
    found = {place for place, here in state.units.items() for one, _ in here if one in foes}
    found.update([place for leader, place in state.leaders.items() if OWNER[leader] in foes])
    return found


def pieces_of(state: NapoleonicState, space: str, nations: Collection[str]) -> int:
    """Units and leaders of some nations in a duchy."""
    pieces = 0
    for nation, count in state.units.get(space, ()):
        if nation in nations:
            pieces += count
    for leader in state.leaders_at(space):
        if OWNER[leader] in nations:
            pieces += 1
    return pieces


# -- what a duchy is to a nation


def holds(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a duchy is on a nation's side: its own, an ally's, or one of a subject neutral of its camp (15.23)."""
    controller = state.flags[space] if space in state.flags else HOME[space]
    if controller == nation or allied(state, nation, controller):
        return True  # nw-8.31-1
    if controller not in state.subjects or SPACES[space].capital:
        return False
    return allied(state, nation, state.subjects[controller].conqueror)  # nw-15.23-1


@follows_from(COUNTRY)
def held_by(state: NapoleonicState, nation: str) -> set[str]:
    """All duchies on a nation's side: what `holds` says, for whoever asks it of many."""
    if nation in state.camps:
        return held_by_camp(state, state.camps[nation])
    return held(state, allies_of(state, nation))


@follows_from(COUNTRY)
def held_by_camp(state: NapoleonicState, camp: str) -> set[str]:
    """The same for all members of a camp."""
    return held(state, {one for one, other in state.camps.items() if other == camp})


def held(state: NapoleonicState, friends: Collection[str]) -> set[str]:
    """The duchies on the side of nations that are allies."""
    found = controlled_by(state, friends)
    beaten = [one for one, subject in state.subjects.items() if subject.conqueror in friends]
    if beaten:
        found.update([space for space in controlled_by(state, beaten) if not SPACES[space].capital])  # nw-15.23-1
    return found


def controlled_by(state: NapoleonicState, nations: Collection[str]) -> set[str]:
    """The duchies that any of some nations controls."""
    found = set[str]().union(*[HOMELAND[one] for one in nations])
    found.difference_update(state.flags)
    found.update([space for space, one in state.flags.items() if one in nations])
    return found


@follows_from(COUNTRY)
def calm_country(state: NapoleonicState) -> set[str]:
    """The duchies that nations outside the camps control."""
    return controlled_by(state, [one for one in NATIONS if one not in state.camps])


def is_friendly(state: NapoleonicState, nation: str, space: str) -> bool:
    """Controlled by the nation or an ally, and no enemy in it; a fortress is theirs whoever stands there (3, 12.1)."""
    if not holds(state, nation, space):
        return False
    return space in FORTRESSES or not enemies_in(state, nation, space)  # nw-3-29  # nw-3-34  # nw-12.1-1


def is_enemy(state: NapoleonicState, nation: str, space: str) -> bool:
    """Of an enemy's colour or flag, unless the nation or an ally stands in it (3)."""
    return at_war(state, nation, state.controller(space)) and not friends_in(state, nation, space)  # nw-3-28


def is_uncontrolled(state: NapoleonicState, nation: str, space: str) -> bool:
    """A duchy that is neither friendly nor enemy to troops that stand in it (3)."""
    return friends_in(state, nation, space) and not is_friendly(state, nation, space)  # nw-3-22  # nw-3-12


def is_enemy_fortress(state: NapoleonicState, nation: str, space: str) -> bool:
    """A fortress that is not on the nation's side, besieged or not."""
    return space in FORTRESSES and not holds(state, nation, space)


def open_to(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a nation may enter a duchy without a declaration of war (9.54)."""
    controller = state.flags[space] if space in state.flags else HOME[space]
    if nation in state.camps and controller in state.camps:
        return True  # an ally's or an enemy's
    return holds(state, nation, space)  # nw-17.2-4


# -- the sea


def fleet_of(state: NapoleonicState, place: str) -> tuple[str, ...]:
    """The nations with squadrons at a place that are not being built."""
    if place not in state.squadrons:
        return ()
    found = dict.fromkeys([nation for nation, mark in state.squadrons[place] if mark >= 0])  # nw-3-49  # nw-7.3-2
    return tuple(found)


@follows_from(DISPLAY)
def enemy_waters(state: NapoleonicState, nation: str) -> set[str]:
    """The places with an enemy fleet: what `enemy_fleet` says, for whoever asks it of many."""
    foes = enemies_of(state, nation)
    return {place for place, ships in state.squadrons.items() for one, mark in ships if mark >= 0 and one in foes}


def enemy_fleet(state: NapoleonicState, nation: str, place: str) -> bool:
    if place not in state.squadrons or nation not in state.camps:
        return False
    camps, own = state.camps, state.camps[nation]
    for one, mark in state.squadrons[place]:  # noqa: SIM110  asked too often for a generator
        if mark >= 0 and one in camps and camps[one] != own:
            return True
    return False


def controls_sea(state: NapoleonicState, nation: str, sea: str) -> bool:
    """A fleet of the nation or an ally and no enemy fleet in a sea zone; neutrals do not matter (13.35)."""
    if sea not in state.squadrons:
        return False
    if enemy_fleet(state, nation, sea):
        return False  # nw-3-23  # nw-13.35-1
    friends = [mark >= 0 and allied(state, nation, one) for one, mark in state.squadrons[sea]]
    return True in friends  # nw-3-23  # nw-13.35-1


def blockaded(state: NapoleonicState, nation: str, port: str) -> bool:
    """Whether enemies control every sea zone of a port (13.35)."""
    for sea in SPACES[port].ports:
        rulers = [one for one in fleet_of(state, sea) if at_war(state, nation, one) and controls_sea(state, one, sea)]
        if not rulers:
            return False
    return True


def may_cross(state: NapoleonicState, nation: str, one: str, other: str) -> bool:
    """Whether no enemy fleet in the waters or ports of a strait keeps a nation from crossing it (9.53)."""
    if LINES[one, other] != "strait":
        return True
    strait = COMPONENTS.crossings[one, other]
    return not any(enemy_fleet(state, nation, place) for place in (*strait.seas, *strait.lands))  # nw-9.53-1
