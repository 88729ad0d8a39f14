"""The Nasrids (20.1): homes that are lost in winter, the uprising of the Moriscos, Zahara, the Strait."""

from __future__ import annotations

from warcouncil.campaign import forces
from warcouncil.campaign.control import gain, unoccupied
from warcouncil.campaign.relations import at_war, flag
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import number
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import begin_war
from warcouncil.titles.tanto_monta.powers.activity import on_map
from warcouncil.titles.tanto_monta.powers.common import worth
from warcouncil.titles.tanto_monta.readings import UPRISING, reading
from warcouncil.titles.tanto_monta.realm import HOMES, MORISCO, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import MUSLIMS, NASRID_TOWNS
from warcouncil.titles.tanto_monta.war.supply import bring

NASRID, SPAIN, MUSLIM = "nasrid", "spain", "muslim"
ZAHARA, GIBRALTAR, CEUTA = "zahara", "gibraltar", "ceuta"
TABLE = COMPONENTS.tables.moriscos
COUNTERS = next(row.units for row in COMPONENTS.pieces.land if row.power == MORISCO)
DONE: Option = ("done",)
ZAHARA_REGULARS = 4
NEW_MILITIA = 2
"""What a Morisco regular raises in winter (20.1)."""

KINDS = {
    "rising": Kind({"rise": ("space",), "rise_from": ("space", "space"), "done": ()}),
    "uprisings": Kind({"uprise": ("space",), "move_uprising": ("space", "space"), "done": ()}),
}
REFUSALS = {"rising": "tm-20.1-12", "uprisings": "tm-20.1-12"}


# -- winter (18.2)


def homes_lost(state: TantoMontaState) -> None:
    """Step of winter: in war with Spain Nasrid homes under special Spanish markers are homes no more."""
    if not at_war(state, NASRID, SPAIN):
        return  # Alhama, seized in peace (#100), waits for the war: tm-18.2-2
    for space in REALM.atlas.in_order(state.special_control):
        state.lost_homes.add(space)  # tm-18.2-2 tm-20.1-8
        state.log("home_lost", power=NASRID, space=space)
    state.special_control.clear()


# -- the uprising


def uprising(state: TantoMontaState, foothold: str = "") -> Flow:
    """A resource of CP, Morisco regulars, uprising markers; `foothold`: a key where one of the regulars must be."""
    state.log("morisco_uprising")
    pool = resources.NAVAL if reading(state, UPRISING) == resources.NAVAL else resources.CARAVAN
    yield from resources.receive(state, MUSLIM, resources.draw(state, pool, only_cp=True))  # tm-20.1-12
    if foothold:
        yield from in_foothold(state, foothold)
    placed = int(bool(foothold))
    while placed < TABLE.regulars:
        options = risings(state, foothold)
        if not options:
            break
        choice = yield Ask(MUSLIM, "rising", options)
        if choice == DONE:
            break
        rise(state, *(str(space) for space in choice[1:]))
        placed += 1
    yield from raise_markers(state)
    yield from check_sieges(state)  # a regular may have left one: tm-15.3-1
    yield MOMENT


def open_to_rebels(state: TantoMontaState) -> list[str]:
    """Spaces of Nasrid color that Spain controls and where nobody stands."""
    return [space for space in HOMES[NASRID] if state.control[space] == SPAIN and unoccupied(state, space)]


def left(state: TantoMontaState, unit: str) -> int:
    """How many Moriscos of a kind are not on the map: each kind has counters of its own."""
    there = sum(
        number(state, stack, unit) for here in state.troops.values() for stack in here if stack.owner == MORISCO
    )
    return COUNTERS[unit] - there  # tm-20.1-23


def posts(state: TantoMontaState) -> list[str]:
    """Where Morisco regulars stand."""
    return [space for space in HOMES[NASRID] if number(state, state.stack(space, MORISCO), "regular")]


def risings(state: TantoMontaState, foothold: str) -> list[Option]:
    """Where the next regular may rise; those on the map may move instead when no counter is left."""
    targets = [*open_to_rebels(state), *((foothold,) if foothold else ())]
    if left(state, "regular"):
        return [("rise", space) for space in targets]
    found: list[Option] = [
        ("rise_from", origin, space) for origin in posts(state) for space in targets if origin != space
    ]
    return [*found, DONE] if found else []


def rise(state: TantoMontaState, *way: str) -> None:
    """A Morisco regular comes to a space, from another one or new: it is Nasrid."""
    space = way[-1]
    if len(way) > 1:
        state.remove_troops(way[0], MORISCO, regular=1)  # tm-20.1-23
    state.add_troops(space, MORISCO, regular=1)
    state.log("moriscos_rise", space=space)
    if state.control[space] != NASRID:
        gain(state, NASRID, space)  # tm-20.1-12 tm-20.1-13


def in_foothold(state: TantoMontaState, key: str) -> Flow:
    """At the surrender of the Nasrids a regular rises in the key that they still have."""
    if left(state, "regular"):
        rise(state, key)  # tm-22.1-4
        return
    if key in posts(state):
        return
    options: list[Option] = [("rise_from", origin, key) for origin in posts(state)]
    choice = yield Ask(MUSLIM, "rising", options)
    rise(state, *(str(space) for space in choice[1:]))


def raise_markers(state: TantoMontaState) -> Flow:
    """Up to two uprising markers, new ones or from elsewhere, in spaces that are no keys."""
    for _ in range(TABLE.uprisings):
        targets = [space for space in open_to_rebels(state) if space in NASRID_TOWNS]
        if not targets:
            return
        options: list[Option] = [("uprise", space) for space in targets]
        if len(state.uprisings) >= TABLE.uprisings:
            standing = REALM.atlas.in_order(state.uprisings)
            options = [("move_uprising", origin, space) for origin in standing for space in targets]
        choice = yield Ask(MUSLIM, "uprisings", [*options, DONE])
        if choice == DONE:
            return
        if len(choice) > 2:
            state.uprisings.discard(str(choice[1]))  # tm-20.1-23
        space = str(choice[-1])
        gain(state, NASRID, space)  # tm-20.1-12
        state.uprisings.add(space)
        state.log("uprising", space=space)


def rebels(state: TantoMontaState, space: str) -> Flow:
    """City-State Rebels in a Nasrid home after the surrender: a Morisco regular comes, from elsewhere if need be."""
    if left(state, "regular"):
        rise(state, space)  # tm-22.1-16
        return
    options: list[Option] = [("rise_from", origin, space) for origin in posts(state)]
    choice = yield Ask(MUSLIM, "rising", options)
    rise(state, *(str(place) for place in choice[1:]))


def moriscos_in_winter(state: TantoMontaState) -> Flow:
    """Step of winter: regulars and uprisings make homes again; after the surrender Moriscos bring a resource."""
    for space in REALM.atlas.in_order(NASRID_TOWNS):
        regulars = number(state, state.stack(space, MORISCO), "regular")
        if regulars and state.control[space] == NASRID and space in state.lost_homes:
            restore(state, space, NEW_MILITIA)  # tm-20.1-20
    for space in REALM.atlas.in_order(state.uprisings):
        die = state.dice.roll(6, "uprising")
        state.log("uprising_roll", space=space, die=die)
        if die >= TABLE.rises:
            state.uprisings.discard(space)
            restore(state, space, 1)  # tm-20.1-21
    if NASRID in state.surrendered and on_map(state, MORISCO):
        yield from resources.receive(state, MUSLIM, resources.draw(state, "caravan", only_cp=True))  # tm-20.1-22
    yield MOMENT


def restore(state: TantoMontaState, space: str, militia: int) -> None:
    """A space is a Nasrid home again, and some Morisco militia comes, as far as there is."""
    state.lost_homes.discard(space)
    state.log("home_again", power=NASRID, space=space)
    for _ in range(militia):
        if left(state, "militia"):
            state.add_troops(space, MORISCO, militia=1)


# -- Zahara


def seize_zahara(state: TantoMontaState) -> Flow:
    """Muley Hacén seizes Zahara: the Nasrids and Spain are at war for good."""
    state.zahara_seized = True
    for stack in state.troops.get(ZAHARA, ()):
        if flag(state, stack.owner) == SPAIN:
            state.remove_stack(ZAHARA, stack)
            forces.log_losses(state, ZAHARA, stack)
    state.sieges.pop(ZAHARA, None)
    gain(state, NASRID, ZAHARA)
    for other in occupants(state, ZAHARA):
        if other != NASRID:
            yield from leave(state, other, ZAHARA)
    bring(state, ZAHARA, NASRID, "regular", ZAHARA_REGULARS)
    state.award(MUSLIM, ZAHARA, worth(ZAHARA))  # tm-22.3-12
    state.lasting_wars.add(REALM.pair(NASRID, SPAIN))
    if not at_war(state, NASRID, SPAIN):
        yield from begin_war(state, NASRID, SPAIN)
    yield MOMENT


# -- the Strait


def note_strait(state: TantoMontaState) -> None:
    """The cards that the Strait brings: an early Gibraltar for good, else Ceuta as long as Muslims hold it."""
    row = {reason: cards for reason, cards in state.lasting_cards.get(MUSLIM, {}).items() if reason != CEUTA}
    if state.gibraltar_before:
        row[GIBRALTAR] = 1  # tm-20.1-4 tm-20.1-24
    elif state.control[CEUTA] in MUSLIMS and CEUTA not in state.unrest:
        row[CEUTA] = 1  # tm-20.2-7
    state.lasting_cards[MUSLIM] = row


STEPS = {"homes_lost": homes_lost, "moriscos_in_winter": moriscos_in_winter, "strait_cards": note_strait}
AFTER_IMPULSE = (note_strait,)
