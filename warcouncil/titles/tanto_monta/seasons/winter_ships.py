"""Ships and replacements in winter (18.4, 18.6, 18.7): loans end, new units come, ships go to their ports."""

from __future__ import annotations

from warcouncil.campaign import harbours
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.quarters import room
from warcouncil.campaign.relations import controls, flag, fortified, own_capitals, sea_flag
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.minors.borgia import ROME, papal_winter
from warcouncil.titles.tanto_monta.realm import MAJORS, PLAYERS
from warcouncil.titles.tanto_monta.sea import prizes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import PAPACY
from warcouncil.titles.tanto_monta.war.ground import NASRID, NORTH_AFRICA, kind_of
from warcouncil.titles.tanto_monta.war.recruits import LIMITED
from warcouncil.titles.tanto_monta.war.wintering import at_home

ALGIERS, TUNIS = "algiers", "tunis"
KEMAL = "kemal_reis"
REGULAR, CAVALRY, MILITIA, CORSAIR = "regular", "cavalry", "militia", "corsair"
KINDS = {"replacement": Kind({"muster": ("unit", "space")})}
REFUSALS = {"replacement": "tm-18.6-1"}


# -- loans (18.4)


def loans_end(state: TantoMontaState) -> None:
    """Step: lent ships are their owners' again; captured ones, and the corsair of Djerba, stay with who has them."""
    captured = prizes.set_aside(state)
    stays = state.kemal_nasrid and state.sides.get(KEMAL) == NASRID  # until he is called back (#113)
    harbours.loans_end(state)  # tm-18.4-1
    if stays:
        state.sides[KEMAL] = NASRID
    prizes.put_back(state, captured)  # tm-18.4-1
    note_djerba(state)


def note_djerba(state: TantoMontaState) -> None:
    """21.8: whoever has Tunis commands the corsair of Djerba."""
    holder = flag(state, state.control[TUNIS])
    for place, fleets in sorted(state.fleets.items()):
        for fleet in fleets:
            if fleet.owner == INDEPENDENT and fleet.counts[state.realm.ship_column[CORSAIR]] and fleet.user != holder:
                state.remove_fleet(place, fleet)
                state.add_fleet(place, fleet._replace(user=holder))  # tm-21.8-6


# -- replacements (18.6)


def reinforcements(state: TantoMontaState) -> None:
    """Step: each major power adds a unit, and corsairs come to Tunis and Algiers."""
    powers = [power for power in MAJORS if power not in state.surrendered]
    papal = [("papal_replacement",)] if papal_winter(state) else []
    state.next(*(("replacement", power) for power in powers), *papal, ("winter_corsairs",))


def replacement(state: TantoMontaState, power: str) -> Flow:
    """Step: a regular in a home key without unrest; cavalry if the Nasrids like; militia if it has surrendered."""
    with OneLook(state):
        options = replacements(state, power)
    if not options:
        return
    choice = yield Ask(power, "replacement", options)
    unit, space = str(choice[1]), str(choice[2])
    add_units(state, space, power, unit, 1)
    state.log("built", power=power, unit=unit, place=space)


def papal_replacement(state: TantoMontaState) -> None:
    """Step: a regular for the Papacy that Muslims run, in Rome."""
    if state.control[ROME] == PAPACY and ROME not in state.unrest and can_add(state, PAPACY, REGULAR, 1, ROME):
        add_units(state, ROME, PAPACY, REGULAR, 1)  # tm-21.7-29
        state.log("built", power=PAPACY, unit=REGULAR, place=ROME)


def replacements(state: TantoMontaState, power: str) -> list[Option]:
    """Which unit a power may add, and where."""
    keys = own_capitals(state, power)
    if not keys:
        if power in LIMITED or power not in state.beaten:
            return []  # tm-18.6-5
        spaces = [space for space in state.realm.atlas.spaces if shelters(state, power, space)]
        return [("muster", MILITIA, one) for one in spaces if can_add(state, power, MILITIA, 1, one)]  # tm-18.6-5
    units = (REGULAR, CAVALRY) if power == NASRID else (REGULAR,)  # tm-18.6-2
    shut = state.realm.closed_spaces(state)
    calm = [key for key in keys if key not in state.unrest and key not in shut]
    return [("muster", unit, key) for unit in units for key in calm if can_add(state, power, unit, 1, key)]  # tm-18.6-1


def shelters(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a surrendered power may add militia in a space: its own, with room for the winter."""
    if not controls(state, power, space) or not at_home(state, power, space) or space in state.unrest:
        return False
    if fortified(state, space):
        return room(state, power, space) > 0
    return kind_of(state, space) == "strategic" and space not in state.troops


def winter_corsairs(state: TantoMontaState) -> None:
    """Step: the corsair of Djerba comes back, and after the Algiers Regency North Africa has one in Algiers."""
    if state.algiers_regency:
        if controls(state, NORTH_AFRICA, ALGIERS) and can_add(state, NORTH_AFRICA, CORSAIR):
            state.add_ships(ALGIERS, NORTH_AFRICA, NORTH_AFRICA, corsair=1)  # tm-18.6-4
            state.log("built", power=NORTH_AFRICA, unit=CORSAIR, place=ALGIERS)
        return
    column = state.realm.ship_column[CORSAIR]
    holder = flag(state, state.control[TUNIS])
    afloat = any(one.owner == INDEPENDENT and one.counts[column] for here in state.fleets.values() for one in here)
    if not afloat and holder in state.realm.flags:
        lost = state.lost_ships.get(INDEPENDENT, state.realm.no_ships)
        state.lost_ships[INDEPENDENT] = tuple([0 if at == column else many for at, many in enumerate(lost)])
        state.add_ships(TUNIS, INDEPENDENT, holder, corsair=1)  # tm-18.6-3
        state.log("built", power=holder, unit=CORSAIR, place=TUNIS)


# -- ships (18.7)


def ships_return(state: TantoMontaState) -> None:
    """Step: players may ask for passage; then the ships of each navy go to the nearest port of theirs."""
    navies = dict.fromkeys(sea_flag(state, power) for power in state.realm.flags)
    state.next(
        *(("winter_passages", player) for player in PLAYERS),
        *(("ships_go_home", navy) for navy in navies),  # tm-18.7-4 tm-18.7-5 tm-18.7-6 tm-2.4-21
        ("passages_end",),
    )


STEPS = {
    "loans_end": loans_end,
    "reinforcements": reinforcements,
    "replacement": replacement,
    "papal_replacement": papal_replacement,
    "winter_corsairs": winter_corsairs,
    "ships_return": ships_return,
}
AFTER_BATTLE = (note_djerba,)
