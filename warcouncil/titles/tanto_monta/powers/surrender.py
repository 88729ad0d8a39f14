"""Surrenders (22.1): of the Nasrids, of Catalonia, of the Beltranejos, and of powers that stay in the game."""

from __future__ import annotations

from warcouncil.campaign.control import gain
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import commander, controls, flag
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import number
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta import readings
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.activation import deactivate
from warcouncil.titles.tanto_monta.minors.influence import shut_out
from warcouncil.titles.tanto_monta.powers.common import (
    SPACES,
    clear,
    colored,
    home_keys,
    leaders_of,
    leaves_game,
    remove_leader,
    remove_units,
    worth,
)
from warcouncil.titles.tanto_monta.powers.nasrids import posts, uprising
from warcouncil.titles.tanto_monta.readings import reading
from warcouncil.titles.tanto_monta.realm import HOMES, MAJORS, PLAYER
from warcouncil.titles.tanto_monta.rulers import WATTASID, install_ruler
from warcouncil.titles.tanto_monta.seasons.people import LEADERS, in_play
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import MUSLIMS, NASRID_TOWNS

NASRID, NORTH_AFRICA, SPAIN, FRANCE = "nasrid", "north_africa", "spain", "france"
CATALONIA, BELTRANEJOS, MUSLIM, GENOA, BOABDIL = "catalonia", "beltranejos", "muslim", "genoa", "boabdil"
CROWNS = ("castile", "aragon")
TABLE = COMPONENTS.tables.surrender
GRANADA, *OTHERS = TABLE.nasrid
EXILED = ("regular", "cavalry")
LIMITED = (NASRID, CATALONIA, BELTRANEJOS)
NEAR, FAR, KEY = 2, 3, 2
"""Catalan markers for a VP near Catalonia and elsewhere in Aragon, where a key counts as so many."""
MARCH = ("gerona", "palamos", "tarragona")
HOMES_A_POINT = 3
NASRID_CARDS = (84, 100, 112, 25, 110)
SURRENDER: Option = ("surrender",)
WAIT: Option = ("wait",)
DONE: Option = ("done",)

KINDS = {
    "capitulation": Kind({"surrender": (), "wait": ()}),
    "exile": Kind({"exile": ("space", "unit", "amount"), "done": ()}),
    "exile_key": Kind({"space": ("space",)}),
}
REFUSALS = {"capitulation": "tm-22.1-2", "exile": "tm-22.1-3", "exile_key": "tm-22.1-3"}


def surrenders(state: TantoMontaState) -> Flow:
    """Step of the victory phase: who surrenders now."""
    if CATALONIA not in state.surrendered and catalonia_lost(state):
        yield from catalonia_surrenders(state)  # tm-22.1-1
    if BELTRANEJOS not in state.surrendered and not strongholds(state):
        yield from beltranejos_gone(state)  # tm-22.1-1 tm-22.1-13
    if NASRID not in state.surrendered and (yield from nasrids_yield(state)):
        yield from nasrids_surrender(state)  # tm-22.1-1
    note_beaten(state)


def note_beaten(state: TantoMontaState) -> None:
    """Powers without a home key that stay in the game build nothing until they have one again."""
    for power in MAJORS:
        if power not in (*LIMITED, FRANCE) and not home_keys(state, power) and power not in state.beaten:
            state.beaten.add(power)  # tm-22.1-14
            state.log("beaten", power=power)


def home_card(power: str) -> str:
    """The home card of a power that has one of its own."""
    cards = COMPONENTS.cards.values()
    return next(card.id for card in cards if card.kind == "home" and card.powers == (power,))


def out_of_game(state: TantoMontaState, power: str) -> None:
    """A power leaves the game with its home card."""
    state.surrendered[power] = state.turn
    leaves_game(state, home_card(power))
    state.log("surrenders", power=power)


# -- Catalonia


def catalonia_lost(state: TantoMontaState) -> bool:
    """Whether another major power has Barcelona, or Spain has."""
    holder = commander(state, state.control[TABLE.catalonia])
    if reading(state, readings.CATALONIA) == SPAIN:
        return PLAYER.get(holder) == SPAIN  # tm-22.1-9
    return holder != CATALONIA and holder in PLAYER  # tm-22.1-9


def catalonia_surrenders(state: TantoMontaState) -> Flow:
    """Catalans and Anjou leave; France scores for their markers; the spaces go to their homes."""
    marked = [space for space in SPACES if state.control[space] == CATALONIA]
    points = catalan_points(marked)
    remove_units(state, CATALONIA)  # tm-22.1-10
    for leader in (*leaders_of(CATALONIA), "anjou"):
        remove_leader(state, leader)
    out_of_game(state, CATALONIA)
    state.wars = {pair for pair in state.wars if CATALONIA not in pair}
    state.alliances = {pair for pair in state.alliances if CATALONIA not in pair}
    if points:
        state.award(FRANCE, "barcelona", points)  # tm-22.1-10 tm-22.3-57
    for space in marked:
        state.sieges.pop(space, None)
        gain(state, heir(state, space), space)  # tm-22.1-11
    for space in marked:
        yield from clear(state, space, (state.control[space],))
    yield from check_sieges(state)
    yield MOMENT


def catalan_points(marked: list[str]) -> int:
    """1 VP for each two markers near Catalonia, and for each three elsewhere in Aragon."""
    near = [space for space in marked if is_near(space)]
    far = [space for space in marked if not is_near(space) and SPACES[space].home == "aragon"]
    weight = sum(KEY if SPACES[space].kind == "key" else 1 for space in far)
    return len(near) // NEAR + weight // FAR


def is_near(space: str) -> bool:
    facts = SPACES[space]
    return facts.region == "roussillon" or space in MARCH or facts.home == CATALONIA


def heir(state: TantoMontaState, space: str) -> str:
    """Who has a space of the Catalans from now on."""
    if SPACES[space].home != CATALONIA:
        return flag(state, SPACES[space].home)
    return FRANCE if state.stack(space, FRANCE).size else SPAIN


# -- Beltranejos


def strongholds(state: TantoMontaState) -> list[str]:
    """Their home keys and home strategic spaces that they hold."""
    kinds = ("key", "strategic")
    return [
        space for space in HOMES[BELTRANEJOS] if SPACES[space].kind in kinds and state.control[space] == BELTRANEJOS
    ]


def beltranejos_gone(state: TantoMontaState) -> Flow:
    """They leave the game: leaders, units, markers and home card; their homes are Castilian."""
    for leader in leaders_of(BELTRANEJOS):
        remove_leader(state, leader)
    remove_units(state, BELTRANEJOS)
    out_of_game(state, BELTRANEJOS)
    state.alliances = {pair for pair in state.alliances if BELTRANEJOS not in pair}
    freed = [space for space in SPACES if state.control[space] == BELTRANEJOS]
    for space in freed:
        state.sieges.pop(space, None)
        home = SPACES[space].home
        gain(state, SPAIN if home == BELTRANEJOS else flag(state, home), space)  # tm-22.1-13
    for space in freed:
        yield from clear(state, space, (state.control[space],))
    yield from check_sieges(state)
    yield MOMENT


# -- Nasrids


def nasrids_yield(state: TantoMontaState) -> Flow:
    """Whether the Nasrids surrender: forced, or because Spain wants it."""
    taken = [key for key in TABLE.nasrid if controls(state, SPAIN, key)]
    held = [key for key in (*TABLE.nasrid, "gibraltar") if state.control[key] == NASRID]
    if len(taken) == len(TABLE.nasrid) or not held:
        return True  # tm-22.1-2
    if GRANADA not in taken or len(taken) < 2:
        return False
    choice = yield Ask(SPAIN, "capitulation", [SURRENDER, WAIT])
    return choice == SURRENDER  # tm-22.1-2


def nasrids_surrender(state: TantoMontaState) -> Flow:
    """The end of the Reconquista, effect by effect."""
    state.award(SPAIN, "reconquista", worth("reconquista"))  # tm-22.1-3 tm-20.1-7 tm-22.3-38
    yield from exiles(state)
    foothold = next((key for key in OTHERS if state.control[key] == NASRID), "")
    if foothold:
        yield from uprising(state, foothold)  # tm-22.1-4
    points = andalusian_points(state)
    if points:
        state.award(MUSLIM, "alhambra", points)  # tm-22.1-5 tm-22.3-18
    if state.minors.get(GENOA) == NASRID:
        yield from deactivate(state, GENOA)  # tm-22.1-7
    shut_out(state, MUSLIM, GENOA)
    for leader in leaders_of(NASRID):
        if leader != BOABDIL:
            remove_leader(state, leader)  # tm-22.1-8
    remove_units(state, NASRID)
    yield from divide(state)
    out_of_game(state, NASRID)
    state.special_control.clear()
    for card in COMPONENTS.cards.values():
        if card.number in NASRID_CARDS:
            leaves_game(state, card.id)  # tm-22.1-8
    new_dynasty(state)
    yield from check_sieges(state)
    yield MOMENT


def exiles(state: TantoMontaState) -> Flow:
    """Some Nasrid units and Boabdil go to a North African home key; the units are North Africans from now on."""
    keys = home_keys(state, NORTH_AFRICA)
    if not keys:
        return
    options: list[Option] = [("space", key) for key in keys]
    _, key = yield Ask(MUSLIM, "exile_key", options)
    if BOABDIL not in state.captives and lives(state, BOABDIL):
        state.away_leaders.pop(BOABDIL, None)
        state.leaders[BOABDIL] = key  # tm-22.1-3
    left = TABLE.exiles
    while left:
        able = exiles_left(state, left, key)
        if not able:
            return
        choice = yield Ask(MUSLIM, "exile", [*able, DONE], about={"amount": left})
        if choice == DONE:
            return
        place, unit, many = str(choice[1]), str(choice[2]), int(choice[3])
        state.remove_troops(place, NASRID, **{unit: many})
        state.add_troops(key, NORTH_AFRICA, **{unit: many})
        state.log("exiled", power=NASRID, unit=unit, amount=many, space=place, space2=key)
        left -= many


def lives(state: TantoMontaState, leader: str) -> bool:
    """Whether a leader is in play or is still to come, and has not been given up for good (#51)."""
    return in_play(state, leader) or state.turn < LEADERS[leader].turn


def exiles_left(state: TantoMontaState, most: int, key: str) -> list[Option]:
    """Regulars and cavalry of the Nasrids anywhere, as far as North Africa has counters for them."""
    found: list[Option] = []
    for place in (*SPACES, *sorted(set(state.troops) - set(SPACES))):
        stack = state.stack(place, NASRID)
        parts = [(unit, many) for unit in EXILED for many in range(min(most, number(state, stack, unit)), 0, -1)]
        found += [("exile", place, unit, many) for unit, many in parts if can_add(state, NORTH_AFRICA, unit, many, key)]
    return found


def andalusian_points(state: TantoMontaState) -> int:
    """1 VP for each three homes of Castile and Aragon in Muslim hands, some of which count twice."""
    held = [space for space in SPACES if state.control[space] in MUSLIMS and colored(space, CROWNS)]
    return sum(2 if space in TABLE.twice else 1 for space in held) // HOMES_A_POINT


def divide(state: TantoMontaState) -> Flow:
    """Spain gets what the Nasrids had in its lands and theirs, but for Moriscos; North Africa gets the rest."""
    kept = {*state.uprisings, *posts(state)}
    freed = [space for space in SPACES if state.control[space] == NASRID and space not in kept]
    for space in freed:
        state.sieges.pop(space, None)
        gain(state, SPAIN if colored(space, (*CROWNS, NASRID)) else NORTH_AFRICA, space)  # tm-22.1-6
    for space in NASRID_TOWNS:
        if state.control[space] == SPAIN:
            state.lost_homes.add(space)  # tm-20.1-11
    for space in freed:
        yield from clear(state, space, (state.control[space],))


def new_dynasty(state: TantoMontaState) -> None:
    """The Wattasids rule to the end; events of other Muslim rulers leave the game."""
    install_ruler(state, MUSLIM, WATTASID)  # tm-22.1-15 tm-3.3-2
    for ruler in COMPONENTS.people.rulers:
        if ruler.player == MUSLIM and ruler.id != WATTASID and ruler.card:
            leaves_game(state, ruler.card)  # tm-22.1-15


STEPS = {"surrenders": surrenders}
